// Where Apple's Foundation is imported, these two are visible as well.
@_exported import Foundation
@_exported import Observation
