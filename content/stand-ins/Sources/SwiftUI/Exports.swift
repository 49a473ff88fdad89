// `import SwiftUI` makes these visible on Apple's platforms too: the frameworks of the controls
// come with its headers, Foundation with those, and Observation with Foundation.
@_exported import AppKit
@_exported import Foundation
@_exported import FoundationGaps
@_exported import Observation
@_exported import UIKit
