// Reads the search index and ranks documents exactly as the terminal does: the same numbers in
// the same whole-number arithmetic. Sources/Outputs/Ask is the other reader; a test runs both.
//
// The index (version 3) is one object:
//   documents   [[id, title, answer, place, level, kind, page], …]; without page it is the id
//   rulebooks   [[name, words, words, …], …]: what a question calls a rulebook by
//   unknown     the rarity of a word that no document holds
//   terms       every term, separated by spaces
//   rarity      a number for each term
//   postings    for each term [document, weight, document, weight, …]
//   phrases     for each document its phrases as lists of term numbers
//   sections    for each document without front matter [[title, anchor, [term of the heading, …],
//               first term, distance to the next one, …], …]
//   longForms   [word, term, …]: long words that became shorter terms
//   synonyms    stem → numbers of the terms that may stand for it
//   tuning      the numbers that were found by trying, by name
//   english     stop words, everyday words, irregular forms, suffix rules, letters to fold

/* exported lucaDocsSearch */

/**
 * The documents that answer a query, best first; an empty list when nothing does.
 * `href` is relative to the site's root, without a fragment, which is `anchor`.
 */
function lucaDocsSearch(index, query) {
  "use strict";
  if (index.version !== 3) return [];
  const ranking = lucaDocsSearch.prepare(index);
  const question = lucaDocsSearch.read(query, ranking);
  const scores = lucaDocsSearch.score(question, ranking);
  const best = scores[0];
  if (!best || !lucaDocsSearch.isAnswer(best, question, ranking)) return [];
  return scores.map(({ document }) => lucaDocsSearch.result(document, question, ranking));
}

(function (search) {
  "use strict";

  const prepared = new WeakMap();

  /** Look-up tables of an index, made once. */
  search.prepare = function (index) {
    let ranking = prepared.get(index);
    if (ranking) return ranking;
    const list = (text) => new Set(text.split(" "));
    const terms = index.terms === "" ? [] : index.terms.split(" ");
    ranking = {
      index,
      terms,
      numbers: new Map(terms.map((term, number) => [term, number])),
      synonyms: new Map(Object.entries(index.synonyms)),
      irregular: new Map(Object.entries(index.english.irregular)),
      stop: list(index.english.stop),
      common: list(index.english.common),
      technical: list(index.english.technical),
      folds: new Map(index.english.folds.flatMap((line) => {
        const [replacement, letters] = line.split(" ");
        return Array.from(letters, (letter) => [letter, replacement]);
      })),
      tuning: index.tuning,
    };
    prepared.set(index, ranking);
    return ranking;
  };

  /** A document as a list of results shows it, with the section that holds what is asked. */
  search.result = function (document, question, ranking) {
    const [id, title, answer, place, level, , page] = ranking.index.documents[document];
    const section = sectionFor(document, question, ranking) || [title, ""];
    return {
      id, title: section[0], href: (page || id) + ".html", anchor: section[1], answer, place,
      level,
    };
  };

  /**
   * The documents that hold every word of a query as it is, best first: what a reader looks for
   * who knows that a page names it.
   */
  search.mentions = function (index, query) {
    if (index.version !== 3) return [];
    const ranking = search.prepare(index);
    const question = search.read(query, ranking);
    const asked = question.items.filter((item) => item.isAsked);
    if (asked.length === 0) return [];
    const isHeld = (term, document) =>
      index.postings[term].some((held, at) => at % 2 === 0 && held === document);
    const holds = (item, document) => item.matches.some(({ term, strength }) =>
      strength === 1000 && isHeld(term, document));
    return search.score(question, ranking)
      .filter(({ document }) => asked.every((item) => holds(item, document)))
      .map(({ document }) => search.result(document, question, ranking));
  };

  /** True when a query has a word or sign that can be looked for. */
  search.isAsked = function (index, query) {
    const question = search.read(query, search.prepare(index));
    return question.items.length > 0 || question.intents.size > 0 || Boolean(question.rulebook);
  };

  /** The section of a document that holds most of what is asked, the first of equal ones. */
  function sectionFor(document, question, ranking) {
    const wanted = new Map();
    for (const { matches } of question.items) {
      for (const { term, strength } of matches) {
        const worth = whole(ranking.index.rarity[term] * strength, 1000);
        wanted.set(term, Math.max(wanted.get(term) || 0, worth));
      }
    }
    let best = null;
    let most = -1;
    for (const section of ranking.index.sections[document]) {
      let sum = 0;
      for (const term of section[2]) sum += wanted.get(term) || 0;
      for (let at = 3, term = 0; at < section.length; at += 1) {
        term += section[at];
        sum += wanted.get(term) || 0;
      }
      if (sum > most) [best, most] = [section, sum];
    }
    return best;
  }

  // Words ------------------------------------------------------------------------------------

  const separator =
    /[\x00-\x2f\x3a-\x40\x5b-\x5e\x60\x7b-\x7f\u0080-\u00bf\u2000-\u207f\u3000-\u303f]/;
  const isSeparator = (letter) => letter === undefined || separator.test(letter);
  const isUpper = (letter) => letter >= "A" && letter <= "Z";
  const isLower = (letter) => letter >= "a" && letter <= "z";
  const lowered = (text) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

  /** A run with letters as people type them, without the marks that combine with a letter. */
  function folded(run, folds) {
    return Array.from(run, (letter) => {
      const code = letter.codePointAt(0);
      if (code >= 0x300 && code <= 0x36f) return "";
      if ((code >= 0x391 && code <= 0x3a9) || (code >= 0x410 && code <= 0x42f)) {
        return String.fromCodePoint(code + 0x20);
      }
      if (code >= 0x400 && code <= 0x40f) return String.fromCodePoint(code + 0x50);
      return folds.has(letter) ? folds.get(letter) : letter;
    }).join("");
  }

  const unparted = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff]/;

  /** The pieces of a run of Chinese, Japanese or Korean: each pair of neighbouring letters. */
  function pairs(run) {
    if (!unparted.test(run)) return [];
    const letters = Array.from(run);
    const pieces = [];
    for (let index = 0; index < letters.length;) {
      const isPair = unparted.test(letters[index]);
      let end = index;
      while (end < letters.length && unparted.test(letters[end]) === isPair) end += 1;
      if (isPair && end - index > 1) {
        for (; index < end - 1; index += 1) pieces.push(letters[index] + letters[index + 1]);
      } else {
        pieces.push(letters.slice(index, end).join(""));
      }
      index = end;
    }
    return pieces.length === 1 && pieces[0] === run ? [] : pieces;
  }

  /** The pieces of a run at underscores and humps. */
  function split(run) {
    const parts = [];
    let part = "";
    for (let index = 0; index < run.length; index += 1) {
      const letter = run[index];
      if (letter === "_") {
        if (part) parts.push(part);
        part = "";
        continue;
      }
      if (bytes(part) > 1 && isUpper(letter)) {
        const next = run[index + 1] || "_";
        const rest = bytes(run.slice(index));
        if (!isUpper(run[index - 1]) || (isLower(next) && rest > 2)) {
          parts.push(part);
          part = "";
        }
      }
      part += letter;
    }
    if (part) parts.push(part);
    return parts.map(lowered);
  }

  /** True for an apostrophe inside a word. */
  function goesOn(text, index) {
    return /^['\u2019]$/.test(text[index] || "") && /^[A-Za-z]$/.test(text[index + 1] || "");
  }

  /** The end of a word whose last part are signs, as in `C++` and `C#`; else the index itself. */
  function endOfName(text, start, index) {
    const belongs = (letter) => letter !== undefined && /[+=_0-9A-Za-z\u0080-\uffff]/.test(letter);
    if (text.startsWith("++", index) && !belongs(text[index + 2])) return index + 2;
    const isLetter = index - start === 1 && /[A-Za-z]/.test(text[start]);
    return isLetter && text[index] === "#" && !belongs(text[index + 1]) ? index + 1 : index;
  }

  /** The runs of two or more signs of operators between the words of a text, in order. */
  function signs(text) {
    // What ends a word, such as the signs of `C++`, is no sign of its own.
    let gaps = "";
    let index = 0;
    while (index < text.length) {
      if (isSeparator(text[index])) {
        gaps += text[index];
        index += 1;
        continue;
      }
      const start = index;
      while (index < text.length && (!isSeparator(text[index]) || goesOn(text, index))) index += 1;
      index = endOfName(text, start, index);
      gaps += " ";
    }
    return gaps.match(/[!%&*+\-./<=>?^|~]{2,}/g) || [];
  }

  /** The words of a text: whole, parts and the sign before. */
  search.words = function (text, ranking) {
    const words = [];
    let index = 0;
    while (index < text.length) {
      if (isSeparator(text[index])) {
        index += 1;
        continue;
      }
      const start = index;
      let run = "";
      for (; index < text.length; index += 1) {
        const letter = text[index];
        if (!isSeparator(letter)) {
          run += letter;
        } else if (!goesOn(text, index)) {
          break;
        } else if (/^s$/i.test(text[index + 1]) && isSeparator(text[index + 2])
            && !goesOn(text, index + 2)) {
          // The possessive is no part of the word.
          index += 1;
        }
      }
      const end = endOfName(text, start, index);
      run += text.slice(index, end);
      index = end;
      const parts = split(folded(run, ranking.folds));
      const before = text[start - 1];
      const sigil = before === "@" || before === "#" ? before : "";
      if (parts.length > 0) {
        const whole = parts.join("");
        const pieces = pairs(whole);
        if (pieces.length === 0 && parts.length > 1) pieces.push(...parts);
        words.push({ whole, parts: pieces, sigil });
      }
    }
    return words;
  };

  /** The length in UTF-8 bytes, which is what limits are stated in. */
  function bytes(text) {
    let count = 0;
    for (const letter of text) {
      const code = letter.codePointAt(0);
      count += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    }
    return count;
  }

  /** One letter of a doubled pair at the end; null when there is none. */
  function undoubled(word) {
    const last = word.length - 1;
    const isDoubled = bytes(word) > 3 && word[last] === word[last - 1] && word[last] < "\x80";
    return isDoubled ? word.slice(0, last) : null;
  }

  search.stem = function (word, ranking) {
    word = ranking.irregular.get(word) || word;
    if (bytes(word) <= 2) return word;
    const { stems, verbs } = ranking.index.english;
    stems.forEach((group, number) => {
      const rule = group.find(([suffix]) => word.endsWith(suffix));
      if (!rule) return;
      const [suffix, replacement, minimum] = rule;
      const kept = word.slice(0, word.length - suffix.length);
      if (bytes(kept) < minimum) return;
      const isVerb = number === verbs && replacement === "";
      if (isVerb && !/[aeiouy]/.test(kept)) return;
      word = kept + replacement;
      if (!isVerb) return;
      const single = undoubled(word);
      word = single !== null ? single : word.endsWith("at") ? word + "e" : word;
    });
    const single = undoubled(word);
    return single !== null ? single : word;
  };

  // Look-up ----------------------------------------------------------------------------------

  const isASCII = (text) => /^[\x00-\x7f]*$/.test(text);

  function exact(word, ranking) {
    const key = search.stem(word.whole, ranking);
    const matches = [];
    const add = (term, strength) => {
      if (term !== undefined) matches.push({ term, strength });
    };
    const { sigil, synonym } = ranking.tuning;
    add(ranking.numbers.get(key), word.sigil ? sigil[1] : 1000);
    for (const sign of ["@", "#"]) {
      if (word.sigil && word.sigil !== sign) continue;
      add(ranking.numbers.get(sign + word.whole), word.sigil ? 1000 : sigil[0]);
    }
    for (const term of ranking.synonyms.get(key) || []) add(term, synonym[0]);
    return matches;
  }

  function misspelt(text, ranking) {
    const { terms, index: { longForms } } = ranking;
    let nearest = nearestTo(search.stem(text, ranking), ranking);
    terms.forEach((term, number) => nearest.compare(term, number));
    if (nearest.matches.length === 0) {
      nearest = nearestTo(text, ranking);
      for (let at = 0; at < longForms.length; at += 2) {
        nearest.compare(longForms[at], longForms[at + 1]);
      }
    }
    return nearest.matches.slice(0, 3);
  }

  function nearestTo(word, ranking) {
    const sorted = (letters) => Array.from(letters).sort().join("");
    const length = bytes(word);
    const nearest = { matches: [] };
    let limit = length >= 9 ? 2 : 1;
    nearest.compare = function (other, term) {
      if (!isASCII(word) || !isASCII(other) || other.length < 4 || length < 4) return;
      if (Math.abs(other.length - length) > limit) return;
      const distance = editDistance(word, other, limit);
      if (distance > limit || (length < 5 && sorted(other) !== sorted(word))) return;
      if (distance < limit) nearest.matches = [];
      limit = distance;
      nearest.matches.push({ term, strength: ranking.tuning.slips[distance - 1] });
    };
    return nearest;
  }

  function editDistance(left, right, limit) {
    let beforeLast = [];
    let last = Array.from({ length: right.length + 1 }, (_, column) => column);
    for (let row = 0; row < left.length; row += 1) {
      const line = [row + 1];
      for (let column = 0; column < right.length; column += 1) {
        const change = last[column] + (left[row] === right[column] ? 0 : 1);
        let best = Math.min(last[column + 1] + 1, line[column] + 1, change);
        const isSwap = row > 0 && column > 0 &&
          left[row] === right[column - 1] && left[row - 1] === right[column];
        if (isSwap) best = Math.min(best, beforeLast[column - 1] + 1);
        line.push(best);
      }
      if (Math.min(...line) > limit) return limit + 1;
      beforeLast = last;
      last = line;
    }
    return last[right.length];
  }

  function halves(word, ranking) {
    if (word.length < 6 || !isASCII(word)) return [];
    for (let cut = 3; cut <= word.length - 3; cut += 1) {
      const pair = [word.slice(0, cut), word.slice(cut)];
      const [left, right] = pair.map((half) => ranking.numbers.get(search.stem(half, ranking)));
      const isPair = (phrase) => phrase.includes(left) && phrase.includes(right);
      if (left === undefined || right === undefined) continue;
      if (ranking.index.phrases.some((phrases) => phrases.some(isPair))) return pair;
    }
    return [];
  }

  function beginning(word, ranking) {
    if (bytes(word) < 3) return [];
    const matches = [];
    const strength = ranking.tuning.beginning[0];
    ranking.terms.forEach((term, number) => {
      if (term.startsWith(word)) matches.push({ term: number, strength });
    });
    return matches.slice(0, 8);
  }

  // Questions --------------------------------------------------------------------------------

  /** How many words of a question are read. */
  const wordLimit = 64;

  /** The question's words, each with the terms it may mean. */
  search.read = function (text, ranking) {
    let words = search.words(text, ranking).slice(0, wordLimit);
    const named = onlyRulebook(words, ranking.index.rulebooks);
    if (named) words = named.rest;
    const question = { items: [], intents: intents(words), rulebook: named && named.name };
    if (named) {
      const term = ranking.numbers.get(search.stem(named.name, ranking));
      const strength = ranking.tuning.rulebook[0];
      if (term !== undefined) append(question, named.name, [{ term, strength }], false, ranking);
    }
    words.forEach((word, index) => {
      add(question, word, index === words.length - 1, joins(words, index, ranking), ranking);
    });
    addSigns(question, signs(text), ranking);
    if (question.intents.has("place")) {
      const places = ["folder", "directory", "live", "belong"];
      hint(question, places, ranking.tuning.hints[0], ranking);
    }
    if (question.intents.has("naming")) {
      const names = ["name", "call", "suffix", "prefix", "convention"];
      hint(question, names, ranking.tuning.hints[1], ranking);
    }
    return question;
  };

  /** The one rulebook that is called for and the other words; null for none or several. */
  function onlyRulebook(words, rulebooks) {
    const found = [];
    for (const [name, ...phrases] of rulebooks) {
      const rest = [];
      for (let index = 0; index < words.length;) {
        const phrase = phrases.map((text) => text.split(" ")).find((phrase) =>
          phrase.every((word, at) => words[index + at] && words[index + at].whole === word));
        if (!phrase) rest.push(words[index]);
        index += phrase ? phrase.length : 1;
      }
      if (rest.length < words.length) found.push({ name, rest });
    }
    return found.length === 1 ? found[0] : null;
  }

  function add(question, word, isLast, joined, ranking) {
    if (ranking.stop.has(word.whole) && !word.sigil) return;
    if (question.intents.has("place") && onlyAskForAPlace.includes(word.whole)) return;
    if (question.intents.has("permission") && onlyAskForLeave.includes(word.whole)) return;
    let matches = exact(word, ranking);
    if (matches.length > 0) {
      append(question, word.whole, matches.concat(joined), true, ranking);
      for (const part of word.parts) {
        const term = ranking.numbers.get(search.stem(part, ranking));
        if (ranking.stop.has(part) || term === undefined) continue;
        append(question, part, [{ term, strength: ranking.tuning.part[0] }], false, ranking);
      }
      return;
    }
    const mayBeMisspelt = word.parts.length === 0 || bytes(word.whole) >= 9;
    if (mayBeMisspelt && !ranking.common.has(word.whole)) matches = misspelt(word.whole, ranking);
    const parts = word.parts.length > 0 ? word.parts : halves(word.whole, ranking);
    if (matches.length === 0 && joined.length === 0 && parts.length > 0) {
      for (const part of parts) {
        add(question, { whole: part, parts: [], sigil: "" }, false, [], ranking);
      }
      return;
    }
    if (matches.length === 0 && isLast) matches = beginning(word.whole, ranking);
    append(question, word.whole, matches.concat(joined), true, ranking);
  }

  /** Signs are what is asked for where no word is; beside words they only help. */
  function addSigns(question, found, ranking) {
    const isAsked = !question.items.some((item) => item.isAsked && item.matches.length > 0);
    if (isAsked && found.some((sign) => ranking.numbers.has(sign))) {
      // In `a ?? b` the letters stand for anything.
      question.items = question.items.filter(({ matches, word }) =>
        matches.length > 0 || bytes(word) !== 1);
    }
    for (const sign of found.slice(0, wordLimit)) {
      const term = ranking.numbers.get(sign);
      const matches = term === undefined ? [] : [{ term, strength: 1000 }];
      if (isAsked || matches.length > 0) append(question, sign, matches, isAsked, ranking);
    }
  }

  function append(question, word, matches, isAsked, ranking) {
    const known = question.items.findIndex((item) => item.word === word);
    if (known >= 0) {
      if (!isAsked || question.items[known].isAsked) return;
      question.items.splice(known, 1);
    }
    const { index: { rarity, unknown }, common, technical, tuning } = ranking;
    const isUnknown = matches.length === 0;
    const surest = Math.max(...matches.map((match) => match.strength));
    const sure = matches.filter((match) => match.strength === surest);
    const rarest = isUnknown ? unknown : Math.max(...sure.map((match) => rarity[match.term]));
    let share = 1000;
    if (common.has(word)) share = tuning.common[isUnknown ? 1 : 0];
    else if (isUnknown && technical.has(search.stem(word, ranking))) share = tuning.technical[0];
    const worth = whole(rarest * share, 1000);
    const isOpen = isUnknown && share === tuning.technical[0];
    const worthAmongFew = isOpen ? rarest : worth;
    question.items.push({ word, matches, worth, worthAmongFew, isAsked });
  }

  function hint(question, words, strength, ranking) {
    const matches = [];
    for (const word of words) {
      const term = ranking.numbers.get(search.stem(word, ranking));
      if (term !== undefined) matches.push({ term, strength });
    }
    if (matches.length === 0) return;
    const worth = Math.max(...matches.map((match) => ranking.index.rarity[match.term]));
    question.items.push({ word: "", matches, worth, worthAmongFew: worth, isAsked: false });
  }

  function joins(words, index, ranking) {
    const matches = [];
    for (let length = 2; length <= 3; length += 1) {
      for (let start = Math.max(index - length + 1, 0); start <= index; start += 1) {
        if (start + length > words.length) continue;
        const joined = words.slice(start, start + length).map((word) => word.whole).join("");
        const term = ranking.numbers.get(search.stem(joined, ranking));
        if (term !== undefined) matches.push({ term, strength: ranking.tuning.join[0] });
      }
    }
    return matches;
  }

  const placeWords = ["where", "wheres", "folder", "directory", "location", "belong", "belongs"];
  const onlyAskForAPlace = [
    "folder", "directory", "location", "live", "lives", "belong", "belongs", "put", "place",
    "placed", "sit", "sits", "reside", "stay", "keep", "kept",
  ];
  const onlyAskForLeave = ["allowed", "permitted"];
  /** Who stands before "call" where a name is asked for. */
  const callers = ["i", "we", "you", "to", "they", "people"];
  const firstOfLeave = ["can", "may", "should", "must", "could"];
  const firstOfPermission = firstOfLeave.concat(["am", "is", "are", "do", "does"]);

  function intents(words) {
    const wholes = words.map((word) => word.whole);
    const found = new Set();
    const has = (list) => wholes.some((word) => list.includes(word));
    const asks = has(["what", "whats", "how", "which", "is"]);
    if (has(placeWords)) found.add("place");
    if (has(["naming", "named", "name", "names"])) found.add("naming");
    const isNamed = (word, at) => word === "called" ||
      (word === "call" && callers.includes(wholes[at - 1]));
    if (asks && wholes.some(isNamed)) found.add("naming");
    if (has(["allowed", "forbidden", "ok", "okay"])) found.add("permission");
    if (["go", "goes", "live", "lives"].includes(wholes[wholes.length - 1])) found.add("place");
    if (firstOfPermission.includes(wholes[0])) found.add("permission");
    if (firstOfLeave.includes(wholes[0])) found.add("leave");
    if (["whats", "define", "explain"].includes(wholes[0])) found.add("definition");
    const last = wholes[wholes.length - 1];
    const isDoing = wholes[1] === "does" && ["do", "mean"].includes(last);
    if (wholes[0] === "what" && (["is", "are"].includes(wholes[1]) || isDoing)) {
      found.add("definition");
    }
    if (wholes[0] === "who") found.add("person");
    return found;
  }

  // Scores -----------------------------------------------------------------------------------

  const whole = (left, right) => Math.floor(left / right);

  search.score = function (question, ranking) {
    const { documents, rarity, postings } = ranking.index;
    const points = new Array(documents.length).fill(0);
    const covered = new Array(documents.length).fill(0);
    for (const item of question.items) {
      const best = new Map();
      for (const match of item.matches) {
        const list = postings[match.term];
        for (let at = 0; at < list.length; at += 2) {
          const weight = list[at + 1];
          const worth = Math.min(item.worth, rarity[match.term]);
          const gain = whole(whole(worth * weight, 1000) * match.strength, 1000);
          const strength = whole(Math.min(weight * 2, 1000) * match.strength, 1000);
          const known = best.get(list[at]) || { gain: 0, strength: 0 };
          best.set(list[at], {
            gain: Math.max(known.gain, gain),
            strength: Math.max(known.strength, strength),
          });
        }
      }
      for (const [document, value] of best) {
        points[document] += value.gain;
        if (item.isAsked) covered[document] += whole(item.worth * value.strength, 1000);
      }
    }
    const asked = Math.max(
      question.items.reduce((sum, item) => sum + (item.isAsked ? item.worth : 0), 0), 1);
    addPhrases(question, asked, points, ranking);
    const scores = [];
    const coverage = ranking.tuning.coverage[0];
    points.forEach((sum, document) => {
      const entry = documents[document];
      if (sum === 0) return;
      if (question.rulebook && entry[0].split("/")[0] !== question.rulebook) return;
      const share = 1000 - coverage + whole(covered[document] * coverage, asked);
      const weighed = weigh(whole(sum * share, 1000), entry, question, ranking.tuning.favors);
      scores.push({ document, points: weighed, covered: covered[document] });
    });
    return scores.sort((a, b) => b.points - a.points || a.document - b.document);
  };

  /** The documents that hold who asks for leave; null when nobody does. */
  function holdersOfSubject(question, ranking) {
    if (!question.intents.has("leave")) return null;
    const subject = question.items.find((item) => item.isAsked && item.matches.length > 0);
    if (!subject) return null;
    const lists = subject.matches.map((match) => ranking.index.postings[match.term]);
    return new Set(lists.flatMap((list) => list.filter((_, at) => at % 2 === 0)));
  }

  function addPhrases(question, asked, points, ranking) {
    const { rarity, phrases } = ranking.index;
    const strengths = new Map();
    for (const { matches } of question.items) {
      for (const { term, strength } of matches) {
        strengths.set(term, Math.max(strengths.get(term) || 0, strength));
      }
    }
    const holders = holdersOfSubject(question, ranking);
    phrases.forEach((list, document) => {
      if (points[document] === 0 || (holders && !holders.has(document))) return;
      let best = 0;
      for (const phrase of list) {
        let all = 0;
        let held = 0;
        for (const term of phrase) {
          all += rarity[term];
          held += whole(rarity[term] * (strengths.get(term) || 0), 1000);
        }
        if (all === 0) continue;
        const share = whole(held * 1000, all);
        const askedShare = Math.min(whole(held * 1000, asked), 1000);
        best = Math.max(best, whole(whole(held * share, 1000) * askedShare, 1000));
      }
      points[document] += best;
    });
  }

  function weigh(points, entry, question, favors) {
    const [, , , place, level, kind] = entry;
    let percent = 100;
    if (question.intents.has("place") && place) percent += favors[0];
    if (question.intents.has("permission") && level && level !== "fact") percent += favors[1];
    if (question.intents.has("definition") && kind === "concept") percent += favors[2];
    if (["checklist", "migration", "conflict"].includes(kind)) percent += favors[3];
    return whole(points * percent, 100);
  }

  /** True for a question such as "who wrote LUCA": rules name nobody. */
  function asksForPerson(question, ranking) {
    return question.intents.has("person") && Boolean(question.rulebook) &&
      question.items.every((item) => !item.isAsked || ranking.common.has(item.word));
  }

  /** What words are worth together: past the weightiest ones the others count little. */
  function weight(worths, [count, share]) {
    return worths.sort((a, b) => b - a)
      .reduce((sum, worth, at) => sum + (at < count ? worth : whole(worth * share, 1000)), 0);
  }

  search.isAnswer = function (score, question, ranking) {
    const { tuning } = ranking;
    const items = question.items.filter((item) => item.isAsked);
    const isShort = items.length <= tuning.weighty[0];
    const among = items.map((item) => isShort ? item.worthAmongFew : item.worth);
    const asked = weight(among, tuning.weighty);
    // A plain document has no title, question or alias that says what it is about.
    const isPlain = ranking.index.documents[score.document][5] === "";
    const shares = tuning.answerShare;
    const share = shares[Math.min(Math.max(items.length, 1), shares.length) - 1];
    const least = isPlain ? 0 : weight(items.map((item) => item.worth), tuning.weighty) * share;
    if (score.covered * 100 < asked * tuning.answerCoverage[0]) return false;
    if (asksForPerson(question, ranking)) return false;
    const isLiteral = items.length === 1 || items.some(({ word }) => !ranking.common.has(word));
    if (isPlain && isLiteral && score.covered * 100 >= asked * tuning.literalCoverage[0]) {
      return true;
    }
    return score.points >= Math.max(tuning.answerPoints[0], whole(least, 100));
  };
})(lucaDocsSearch);
