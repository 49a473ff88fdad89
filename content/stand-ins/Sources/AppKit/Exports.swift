// The headers of the original make Foundation visible, and with it what Linux's Foundation lacks.
@_exported import Foundation
@_exported import FoundationGaps
@_exported import Observation
