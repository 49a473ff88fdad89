// The testing library looks for a module of this name wherever a test sees both it and AppKit.
// There is nothing to add to the stand-in, but the module has to exist.
