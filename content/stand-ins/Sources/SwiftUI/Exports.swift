// `import SwiftUI` makes these visible on Apple's platforms too: Foundation and the frameworks of
// the controls come with its headers, and Observation with Foundation.
@_exported import AppKit
@_exported import FoundationGaps
@_exported import UIKit
