// Runs before the first paint: the chosen appearance is there at once, without a flash.
(function () {
  "use strict";
  var root = document.documentElement;
  root.classList.add("js");
  try {
    var chosen = localStorage.getItem("luca-docs-appearance");
    if (chosen === "light" || chosen === "dark") { root.dataset.theme = chosen; }
  } catch (error) {
    // Without storage the system's appearance holds.
  }
})();
