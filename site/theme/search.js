// The search over rules: a dialog with a combobox (ARIA 1.2). The index and the ranking are loaded
// when it is opened first, as scripts, because a page read from disk may not read data.
(function () {
  "use strict";
  var prefix = document.documentElement.dataset.root || "";
  var dialog, input, list, status, loading;
  var results = [];
  var selected = -1;
  var limit = 12;

  function load(name) {
    return new Promise(function (resolve, reject) {
      var script = document.createElement("script");
      script.src = prefix + "assets/" + name;
      script.onload = resolve;
      script.onerror = function () { reject(new Error("cannot load " + name)); };
      document.head.appendChild(script);
    });
  }

  function prepare() {
    if (!loading) {
      loading = Promise.all([load("search-index.js"), load("search-ranking.js")]);
      loading.then(update, function () {
        loading = null;
        status.textContent = "The search index cannot be loaded.";
      });
    }
  }

  function make(tag, attributes, children) {
    var element = document.createElement(tag);
    Object.keys(attributes || {}).forEach(function (name) {
      element.setAttribute(name, attributes[name]);
    });
    (children || []).forEach(function (child) { element.append(child); });
    return element;
  }

  function build() {
    input = make("input", {
      type: "search", role: "combobox", "aria-label": "Search", "aria-expanded": "false",
      "aria-controls": "Site-results", "aria-autocomplete": "list", autocomplete: "off",
      autocapitalize: "off", spellcheck: "false", placeholder: "A question, a name, a place",
      enterkeyhint: "go"
    });
    list = make("ul", {
      id: "Site-results", role: "listbox", "aria-label": "Results", class: "search-results"
    });
    status = make("p", { class: "search-status", role: "status" });
    var close = make("button", { type: "button" }, ["Esc"]);
    close.setAttribute("aria-label", "Close search");
    var keys = make("p", { class: "search-keys", "aria-hidden": "true" }, [
      make("span", {}, [make("kbd", {}, ["↑"]), " ", make("kbd", {}, ["↓"]), " choose"]),
      make("span", {}, [make("kbd", {}, ["↵"]), " open"])
    ]);
    dialog = make("dialog", { class: "search", "aria-label": "Search" }, [
      make("div", { class: "search-field" }, [icon(), input, close]), status, list, keys
    ]);
    document.body.appendChild(dialog);
    close.addEventListener("click", function () { dialog.close(); });
    input.addEventListener("input", update);
    input.addEventListener("keydown", onKey);
    dialog.addEventListener("click", function (event) {
      if (event.target === dialog) { dialog.close(); }
    });
    list.addEventListener("mousemove", function (event) {
      var item = event.target.closest("li");
      if (item) { select(Number(item.dataset.index)); }
    });
    list.addEventListener("click", function (event) {
      var item = event.target.closest("li");
      if (item) { follow(Number(item.dataset.index), event.metaKey || event.ctrlKey); }
    });
  }

  function icon() {
    var drawn = document.querySelector(".search-open .icon");
    return drawn ? drawn.cloneNode(true) : "";
  }

  function open() {
    if (!dialog) { build(); }
    if (!dialog.open) { dialog.showModal(); }
    input.select();
    prepare();
    update();
  }

  function update() {
    var query = input.value.trim();
    var isReady = typeof globalThis.lucaDocsSearch === "function" && globalThis.lucaDocsIndex;
    results = query && isReady ? find(query) : [];
    // Texts of documents are set as text, never as HTML.
    list.replaceChildren.apply(list, results.map(item));
    select(results.length ? 0 : -1);
    input.setAttribute("aria-expanded", String(results.length > 0));
    // The number is for listeners only; readers see the list.
    status.classList.toggle("unseen", results.length > 0);
    status.textContent = results.length ? results.length + " results"
      : !query ? "Ask a question or type a name."
      : !isReady ? "Loading…"
      : globalThis.lucaDocsSearch.isAsked(globalThis.lucaDocsIndex, query) ? "Nothing matches."
      : "There is nothing to search for in this.";
  }

  /**
   * A rule of just that name, the answers that the terminal gives, names that hold all words, and
   * where nothing answers the documents that hold all words.
   */
  function find(query) {
    var index = globalThis.lucaDocsIndex;
    var wanted = query.toLowerCase();
    var words = wanted.split(/\s+/);
    function isWhole(document) {
      return document[1].toLowerCase() === wanted || document[0].split("/").pop() === wanted;
    }
    function holdsAll(document) {
      var name = (document[0] + " " + document[1] + " " + document[3]).toLowerCase();
      return words.every(function (word) { return name.indexOf(word) >= 0; });
    }
    var answers = globalThis.lucaDocsSearch(index, query);
    if (!answers.length) { answers = globalThis.lucaDocsSearch.mentions(index, query); }
    var found = index.documents.filter(isWhole).map(result)
      .concat(answers)
      .concat(index.documents.filter(holdsAll).map(result));
    var seen = {};
    return found.filter(function (hit) {
      var isNew = !seen[hit.id];
      seen[hit.id] = true;
      return isNew;
    }).slice(0, limit);
  }

  function result(document) {
    return {
      id: document[0], title: document[1], anchor: "",
      href: (document[6] || document[0]) + ".html",
      answer: document[2], place: document[3], level: document[4]
    };
  }

  function item(result, index) {
    var title = make("div", { class: "title" }, [make("span", {}, [result.title])]);
    if (result.level) {
      var word = result.level.charAt(0).toUpperCase() + result.level.slice(1);
      title.append(make("span", { class: "badge is-" + result.level }, [word]));
    }
    if (globalThis.lucaDocsIndex.rulebooks.length > 1) {
      title.append(make("span", { class: "where" }, [result.id.split("/")[0]]));
    }
    var element = make("li", {
      role: "option", id: "Site-result-" + index, "aria-selected": "false",
      "data-index": String(index)
    }, [title]);
    if (result.answer) { element.append(make("p", { class: "answer" }, [result.answer])); }
    if (result.place) { element.append(make("div", { class: "place" }, [result.place])); }
    return element;
  }

  function select(index) {
    if (selected >= 0 && list.children[selected]) {
      list.children[selected].setAttribute("aria-selected", "false");
    }
    selected = index;
    var element = list.children[index];
    if (element) {
      element.setAttribute("aria-selected", "true");
      element.scrollIntoView({ block: "nearest" });
      input.setAttribute("aria-activedescendant", element.id);
    } else {
      input.removeAttribute("aria-activedescendant");
    }
  }

  function follow(index, inNewTab) {
    if (!results[index]) { return; }
    var parts = results[index].href.split("/").map(encodeURIComponent);
    var address = prefix + parts.join("/");
    if (results[index].anchor) { address += "#" + encodeURIComponent(results[index].anchor); }
    if (inNewTab) {
      window.open(address, "_blank", "noopener");
    } else {
      dialog.close();
      location.href = address;
    }
  }

  function onKey(event) {
    // A key that ends an input method's composition is no command.
    if (event.isComposing) { return; }
    var count = results.length;
    if (event.key === "ArrowDown" && count) {
      select((selected + 1) % count);
    } else if (event.key === "ArrowUp" && count) {
      select((selected + count - 1) % count);
    } else if (event.key === "Enter") {
      follow(selected, event.metaKey || event.ctrlKey);
    } else {
      return;
    }
    event.preventDefault();
  }

  function isTyping(target) {
    // The field of a dialog that has just closed keeps the focus until the next frame.
    if (dialog && !dialog.open && dialog.contains(target)) { return false; }
    return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
  }

  document.addEventListener("keydown", function (event) {
    var isShortcut = event.key === "/" || event.key === "s";
    var isPalette = event.key === "k" && (event.metaKey || event.ctrlKey);
    if (isPalette || (isShortcut && !event.metaKey && !event.ctrlKey && !event.altKey
        && !isTyping(event.target))) {
      event.preventDefault();
      open();
    }
  });
  Array.prototype.forEach.call(document.querySelectorAll(".search-open"), function (link) {
    link.setAttribute("role", "button");
    link.setAttribute("aria-haspopup", "dialog");
    link.setAttribute("aria-keyshortcuts", "/ s");
    link.addEventListener("click", function (event) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) { return; }
      event.preventDefault();
      open();
    });
    link.addEventListener("keydown", function (event) {
      if (event.key === " ") { event.preventDefault(); open(); }
    });
  });
})();
