// What pages do beyond being read: appearance, menu, copying, table of contents, filters.
// Every part works on its own and without the others; the pages are whole without any.
(function () {
  "use strict";
  var root = document.documentElement;

  function all(selector, inside) {
    return Array.prototype.slice.call((inside || document).querySelectorAll(selector));
  }

  function appearance() {
    var button = document.querySelector(".appearance");
    if (!button) { return; }
    button.hidden = false;
    button.addEventListener("click", function () {
      var dark = matchMedia("(prefers-color-scheme: dark)").matches;
      var now = root.dataset.theme || (dark ? "dark" : "light");
      var next = now === "dark" ? "light" : "dark";
      root.dataset.theme = next;
      try {
        // The system's own choice needs no remembering, and follows it again.
        if (next === (dark ? "dark" : "light")) {
          localStorage.removeItem("luca-docs-appearance");
        } else {
          localStorage.setItem("luca-docs-appearance", next);
        }
      } catch (error) {
        // Without storage the choice lasts for this page.
      }
    });
  }

  function menu() {
    var open = document.querySelector(".menu-open");
    var side = document.querySelector(".side");
    if (!open || !side) { return; }
    open.setAttribute("role", "button");
    open.setAttribute("aria-controls", side.id);
    function show(isShown) {
      root.classList.toggle("menu-shown", isShown);
      open.setAttribute("aria-expanded", String(isShown));
      if (isShown) {
        var target = side.querySelector("[aria-current]") || side.querySelector("a, summary");
        if (target) { target.focus(); }
      }
    }
    show(false);
    open.addEventListener("click", function (event) {
      event.preventDefault();
      show(!root.classList.contains("menu-shown"));
    });
    open.addEventListener("keydown", function (event) {
      if (event.key === " ") { event.preventDefault(); open.click(); }
    });
    document.addEventListener("click", function (event) {
      if (!side.contains(event.target) && !open.contains(event.target)) { show(false); }
    });
    document.addEventListener("keydown", function (event) {
      if (event.key === "Escape" && root.classList.contains("menu-shown")) {
        show(false);
        open.focus();
      }
    });
  }

  /** Brings the current document into the navigation's view, and moves nothing else. */
  function currentInView() {
    var side = document.querySelector(".side");
    var current = side && side.querySelector("[aria-current]");
    if (!current) { return; }
    var place = current.getBoundingClientRect();
    var view = side.getBoundingClientRect();
    if (place.top < view.top || place.bottom > view.bottom) {
      side.scrollTop += place.top - view.top - view.height / 3;
    }
  }

  function copying() {
    var live = document.createElement("div");
    live.className = "unseen";
    live.setAttribute("aria-live", "polite");
    document.body.appendChild(live);
    all("figure.code").forEach(function (figure) {
      var button = document.createElement("button");
      button.type = "button";
      button.className = "copy";
      button.textContent = "Copy";
      (figure.querySelector("figcaption") || figure).appendChild(button);
      button.addEventListener("click", function () {
        copy(figure.querySelector("code").textContent).then(function (isCopied) {
          button.textContent = isCopied ? "Copied" : "Press Ctrl+C";
          live.textContent = isCopied ? "Code copied" : "The code is selected";
          setTimeout(function () { button.textContent = "Copy"; }, 1600);
        });
        function copy(text) {
          if (navigator.clipboard && window.isSecureContext) {
            return navigator.clipboard.writeText(text).then(
              function () { return true; },
              function () { return select(); }
            );
          }
          return Promise.resolve(select());
        }
        function select() {
          var range = document.createRange();
          range.selectNodeContents(figure.querySelector("code"));
          var selection = getSelection();
          selection.removeAllRanges();
          selection.addRange(range);
          return document.execCommand("copy");
        }
      });
    });
  }

  /** Only one proof statement is open at a time, and a click elsewhere closes it. */
  function proofNotes() {
    function close(except) {
      all("details.proof[open]").forEach(function (note) {
        if (note !== except) { note.open = false; }
      });
    }
    document.addEventListener("click", function (event) {
      close(event.target.closest && event.target.closest("details.proof"));
    });
    document.addEventListener("keydown", function (event) {
      if (event.key === "Escape") { close(null); }
    });
  }

  function contents() {
    var links = all(".contents a");
    var targets = links.map(function (link) {
      return document.getElementById(decodeURIComponent(link.hash.slice(1)));
    });
    if (!links.length || !("IntersectionObserver" in window)) { return; }
    function mark() {
      var current = 0;
      targets.forEach(function (target, index) {
        if (target && target.getBoundingClientRect().top < 140) { current = index; }
      });
      var atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 4;
      if (atEnd && scrollY > 0) { current = links.length - 1; }
      links.forEach(function (link, index) {
        if (index === current) {
          link.setAttribute("aria-current", "true");
        } else {
          link.removeAttribute("aria-current");
        }
      });
    }
    var isWaiting = false;
    addEventListener("scroll", function () {
      if (isWaiting) { return; }
      isWaiting = true;
      requestAnimationFrame(function () { isWaiting = false; mark(); });
    }, { passive: true });
    mark();
  }

  function filters() {
    var form = document.querySelector(".filters");
    if (!form) { return; }
    form.hidden = false;
    var fields = all("input, select", form);
    var items = all(".documents li");
    var shown = form.querySelector(".shown");
    function read() {
      var state = new URLSearchParams(location.search);
      fields.forEach(function (field) { field.value = state.get(field.name) || ""; });
      // A value that is no choice of a list leaves the list empty: any is meant.
      fields.forEach(function (field) { if (field.value === null) { field.value = ""; } });
    }
    function apply() {
      var words = "";
      var wanted = [];
      fields.forEach(function (field) {
        if (field.name === "q") {
          words = field.value.toLowerCase();
        } else if (field.value) {
          wanted.push([field.name, field.value]);
        }
      });
      var parts = words.split(/\s+/).filter(Boolean);
      var count = 0;
      items.forEach(function (item) {
        var text = (item.textContent + " " + (item.dataset.words || "")).toLowerCase();
        var matches = wanted.every(function (pair) { return item.dataset[pair[0]] === pair[1]; })
          && parts.every(function (part) { return text.indexOf(part) >= 0; });
        item.hidden = !matches;
        if (matches) { count += 1; }
      });
      all(".filtered").forEach(function (section) {
        section.hidden = !section.querySelector("li:not([hidden])");
      });
      document.querySelector(".nothing").hidden = count > 0;
      shown.textContent = count + " of " + items.length;
    }
    function write() {
      var state = new URLSearchParams();
      fields.forEach(function (field) { if (field.value) { state.set(field.name, field.value); } });
      var query = state.toString();
      try {
        history.replaceState(null, "", query ? "?" + query : location.pathname);
      } catch (error) {
        // Some browsers forbid this for files; the filter works, only without its address.
      }
    }
    fields.forEach(function (field) {
      field.addEventListener("input", function () { apply(); write(); });
    });
    addEventListener("popstate", function () { read(); apply(); });
    read();
    apply();
  }

  appearance();
  menu();
  currentInView();
  copying();
  proofNotes();
  contents();
  filters();
})();
