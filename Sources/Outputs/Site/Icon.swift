/// The drawings that pages use, inline because a page read from disk may not refer to others.
enum Icon {
    static let search = drawn(
        "<circle cx=\"7\" cy=\"7\" r=\"4.5\"/><path d=\"m10.5 10.5 3.5 3.5\"/>"
    )
    static let menu = drawn("<path d=\"M2 4h12M2 8h12M2 12h12\"/>")
    static let moon = drawn("<path d=\"M13.5 9.6A6 6 0 0 1 6.4 2.5a6 6 0 1 0 7.1 7.1Z\"/>")
    static let check = drawn("<path d=\"m3 8.5 3.2 3.2L13 4.8\"/>")
    static let cross = drawn("<path d=\"m4 4 8 8M12 4l-8 8\"/>")
    static let circle = drawn("<circle cx=\"8\" cy=\"8\" r=\"5\" stroke-dasharray=\"2.2 2\"/>")
    static let folder = drawn(
        "<path d=\"M1.8 12.5v-9h4.4l1.5 1.8h6.5v7.2Z\"/>"
    )
    static let down = drawn("<path d=\"M8 2v11M4 9.5 8 13.5 12 9.5\"/>")
    static let layers = drawn(
        "<path d=\"M8 1.8 14.2 5 8 8.2 1.8 5Z\"/><path d=\"m1.8 8 6.2 3.2L14.2 8\"/>"
            + "<path d=\"m1.8 11 6.2 3.2 6.2-3.2\"/>"
    )
    static let flask = drawn("<path d=\"M6 2h4M7 2v4L3 13.5h10L9 6V2\"/>")

    private static func drawn(_ shapes: String) -> Markup {
        Markup(
            rendered:
                "<svg class=\"icon\" viewBox=\"0 0 16 16\" aria-hidden=\"true\">\(shapes)</svg>"
        )
    }
}
