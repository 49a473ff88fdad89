@_exported import CasePaths
@_exported import Clocks
@_exported import ConcurrencyExtras
@_exported import Dependencies
@_exported import DependenciesMacros
@_exported import IdentifiedCollections
@_exported import IssueReporting
@_exported import Observation

#if canImport(SwiftNavigation)
    @_exported import SwiftNavigation
#endif
