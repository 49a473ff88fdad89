// The values of the environment do not cross actors.
import SwiftUI

func keep(_ value: some Sendable) {}

func pass(_ values: EnvironmentValues) {
#if AUDIT_CONTROL
    keep(values.locale)
#else
    keep(values)
#endif
}
