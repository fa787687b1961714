const require_rolldown_runtime = require("./rolldown-runtime-10nMEhjP.cjs");
// kitchen/src/text/letters.ts
const BASE_LETTERS = {
	\u00e6: "ae",
	\u0153: "oe",
	\u00f8: "o",
	\u00df: "ss",
	\u0142: "l",
	\u0111: "d",
	\u00f0: "d",
	\u00fe: "th",
	\u0131: "i",
	\u0127: "h"
};
const LOOK_ALIKE_LETTERS = {
	\u0430: "a",
	\u0432: "b",
	\u0435: "e",
	\u043e: "o",
	\u0440: "p",
	\u0441: "c",
	\u0445: "x",
	\u0443: "y",
	\u0456: "i",
	\u0455: "s",
	\u043a: "k",
	\u043c: "m",
	\u043d: "h",
	\u0442: "t",
	\u0458: "j",
	\u04bb: "h",
	\u0501: "d",
	\u051b: "q",
	\u051d: "w",
	\u04cf: "l",
	\u04af: "y",
	\u0261: "g",
	\u0251: "a",
	\u0269: "i",
	\u217c: "l",
	\u01bd: "s",
	\u0185: "b",
	\u026b: "l",
	\u0199: "k",
	\u03b1: "a",
	\u03b2: "b",
	\u03b5: "e",
	\u03b6: "z",
	\u03b7: "h",
	\u03bc: "m",
	\u03b9: "i",
	\u03ba: "k",
	\u03bd: "v",
	\u03bf: "o",
	\u03c1: "p",
	\u03c4: "t",
	\u03c5: "u",
	\u03c7: "x",
	\u03f2: "c",
	\u03f3: "j",
	\u026a: "i",
	\ua731: "s",
	\u1d00: "a",
	\u0299: "b",
	\u1d04: "c",
	\u1d05: "d",
	\u1d07: "e",
	\ua730: "f",
	\u0262: "g",
	\u029c: "h",
	\u1d0a: "j",
	\u1d0b: "k",
	\u029f: "l",
	\u1d0d: "m",
	\u0274: "n",
	\u1d0f: "o",
	\u1d18: "p",
	\u0280: "r",
	\u1d1b: "t",
	\u1d1c: "u",
	\u1d20: "v",
	\u1d21: "w",
	\u028f: "y",
	\u1d22: "z",
	\u0140: "l",
	\u019a: "l",
	\u0167: "t",
	\u0253: "b"
};
// kitchen/src/text/normalise.ts
const UNDECOMPOSED_LETTER = new RegExp(`[${Object.keys(BASE_LETTERS).join("")}]`, "g");
function normalise(text) {
	return text.normalize("NFKD").replace(/\p{M}+/gu, "").toLowerCase().replace(UNDECOMPOSED_LETTER, (letter) => BASE_LETTERS[letter]).replace(/[\u2018\u2019\u02bc`\u00b4]/g, "'").replace(/[\u2010-\u2015]/g, "-");
}
function normaliseCharacter(character) {
	const plain = character.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
	let normalised = "";
	for (const part of plain) normalised += BASE_LETTERS[part] ?? LOOK_ALIKE_LETTERS[part] ?? part;
	return normalised;
}
// kitchen/src/text/tokenise.ts
const SOFT = " ";
const BREAK = "|";
const OPEN = "(";
const NOTHING$3 = "";
const APOSTROPHES = "'\u2019\u2018\u02bc`\u00b4\u2032";
const DASHES$1 = "-\u2013\u2010\u2011\u2012";
const OPENERS = "([{\uff08\uff3b";
function readCharacter(character) {
	if (APOSTROPHES.includes(character)) return NOTHING$3;
	if ("-\u2010\u2011\u2012\u2013_\u2800\u3164\u115f\u1160\uffa0*~\"\u201c\u201d\u201e\u201f\u00ab\u00bb".includes(character) || /\s/u.test(character)) return SOFT;
	if (OPENERS.includes(character)) return OPEN;
	if (character === "&") return "&";
	if (/[\p{M}\p{Cf}\p{Cs}\u2122\u00ae\u00a9]/u.test(character)) return NOTHING$3;
	const normalised = normaliseCharacter(character);
	if (/^[\p{L}\p{N}]+$/u.test(normalised)) return normalised;
	return /[\p{N}]/u.test(normalised) ? "1" : BREAK;
}
const characters = new Map();
function characterOf(code) {
	let read = characters.get(code);
	if (read === void 0) {
		read = readCharacter(String.fromCodePoint(code));
		characters.set(code, read);
	}
	return read;
}
function isDash$1(text, at, next) {
	const isBlank = (place) => /\s/u.test(text.charAt(place));
	return DASHES$1.includes(text.slice(at, next)) && isBlank(at - 1) && isBlank(next);
}
const ASCII = Array.from({ length: 128 }, (_, code) => readCharacter(String.fromCharCode(code)));
const RUNS = Uint8Array.from(ASCII, (read) => /^[a-z]$/.test(read) ? 1 : isDigit(read) ? 2 : 0);
function isDigit(read) {
	const code = read.charCodeAt(0);
	return code >= 48 && code <= 57;
}
const FORMATTING = /<\/?(?:a|abbr|b|code|em|font|i|mark|small|span|strong|sub|sup|u)\b[^<>]{0,200}>|&nbsp;?|&#160;/iy;
function formattingEnd(text, at) {
	FORMATTING.lastIndex = at;
	return FORMATTING.test(text) ? FORMATTING.lastIndex : 0;
}
const BLANK = 32;
const FULL_STOP = 46;
const ABBREVIATION_STOP = new Set([
	"st",
	"ste",
	"dr",
	"mr",
	"mrs",
	"mt"
]);
const PERCENT = 37;
const isHundredPercent = (last, gap) => gap === "joined" && last?.text === "100";
function tokenise(text) {
	const tokens = [];
	let gap = "broken";
	let word = "";
	let digits = false;
	let start = 0;
	let end = 0;
	let spaced = 0;
	let longest = 0;
	const close = () => {
		if (word === "") return;
		spaced = word.length === 1 && !digits ? spaced + 1 : 0;
		if (spaced > longest) longest = spaced;
		tokens.push({
			text: word,
			start,
			end,
			gap
		});
		word = "";
		gap = "joined";
	};
	for (let at = 0; at < text.length;) {
		const code = text.codePointAt(at);
		const formatted = code === 60 || code === 38 ? formattingEnd(text, at) : 0;
		if (formatted > 0) {
			close();
			at = formatted;
			continue;
		}
		let next = at + (code > 65535 ? 2 : 1);
		let read = code < 128 ? ASCII[code] : characterOf(code);
		if (read === SOFT && code !== BLANK && isDash$1(text, at, next)) read = BREAK;
		if (read === BREAK || read === OPEN) {
			const shortened = code === FULL_STOP && ABBREVIATION_STOP.has(word) && text[next] === " ";
			close();
			const whole = code === PERCENT && isHundredPercent(tokens.at(-1), gap);
			if (shortened || whole) gap = "joined";
			else if (gap !== "opened") gap = read === OPEN ? "opened" : "broken";
		} else if (read === "&") {
			close();
			tokens.push({
				text: "and",
				start: at,
				end: next,
				gap
			});
			gap = "joined";
		} else if (read === SOFT) close();
		else if (read !== NOTHING$3) {
			if (word !== "" && digits !== isDigit(read)) close();
			if (word === "") {
				start = at;
				digits = isDigit(read);
			}
			const run = RUNS[code];
			if (run) while (RUNS[text.charCodeAt(next)] === run) next += 1;
			word += run ? text.slice(at, next).toLowerCase() : read;
			end = next;
		}
		at = next;
	}
	close();
	return longest < SPACED_LETTERS ? tokens : joinSpacedLetters(tokens);
}
const SPACED_LETTERS = 3;
const FIRST_UNSPACED = "\u0e00";
const UNIT_LETTERS = new Set([
	"g",
	"l",
	"c",
	"t"
]);
function isLetter(tokens, at) {
	const token = tokens[at];
	if (token?.gap === "joined" && isDigit(tokens[at - 1]?.text ?? "") && UNIT_LETTERS.has(token.text)) return false;
	return token?.text.length === 1 && tokens[at + 1]?.start !== token.end && !isDigit(token.text) && token.text < FIRST_UNSPACED;
}
function joinSpacedLetters(tokens) {
	const joined = [];
	for (let at = 0; at < tokens.length;) {
		const first = tokens[at];
		let to = at + 1;
		if (isLetter(tokens, at)) while (tokens[to]?.gap === "joined" && isLetter(tokens, to)) to += 1;
		if (to - at < SPACED_LETTERS) {
			joined.push(first);
			at += 1;
			continue;
		}
		const run = tokens.slice(at, to);
		const end = run.at(-1).end;
		joined.push({
			...first,
			text: run.map((token) => token.text).join(""),
			end
		});
		at = to;
	}
	return joined;
}
// kitchen/src/needs/cue-pattern.ts
const SIGNS = /[()[\]|*^$?]|\{\w+\}|[^\s()[\]|*^$?{}]+/g;
const FREE_WORDS = /(?:\[\*\] ?){2,}/g;
function nested(run) {
	const count = run.split("[*]").length - 1;
	return `${"[* ".repeat(count)}${"]".repeat(count)} `;
}
function compilePattern(text) {
	const signs = text.replace(FREE_WORDS, nested).match(SIGNS) ?? [];
	let at = 0;
	const items = sequence();
	if (at < signs.length) throw new Error(`"${signs[at]}" stands alone in "${text}"`);
	return items;
	function sequence() {
		const found = [];
		for (; at < signs.length; at += 1) {
			const sign = signs[at];
			if (sign === ")" || sign === "]" || sign === "|") break;
			found.push(...itemsOf(sign));
		}
		return found;
	}
	function itemsOf(sign) {
		if (sign === "*") return [{ kind: "free" }];
		if (sign === "^") return [{ kind: "start" }];
		if (sign === "$") return [{ kind: "end" }];
		if (sign === "?") return [{ kind: "asked" }];
		if (sign.startsWith("{")) return [{
			kind: "slot",
			slot: sign.slice(1, -1)
		}];
		if (sign === "(" || sign === "[") return [choice(sign)];
		const isStem = sign.endsWith("-");
		const words = tokenise(isStem ? sign.slice(0, -1) : sign);
		return words.map(({ text: word }, index) => ({
			kind: "word",
			text: word,
			isStem: isStem && index === words.length - 1
		}));
	}
	function choice(opening) {
		const ways = opening === "[" ? [[]] : [];
		do {
			at += 1;
			ways.push(sequence());
		} while (signs[at] === "|");
		if (signs[at] !== (opening === "[" ? "]" : ")")) throw new Error(`A bracket is not closed in "${text}"`);
		return {
			kind: "choice",
			ways
		};
	}
}
function meansFoods(items) {
	const isFood = (item) => item.kind === "slot" && MEANT.has(item.slot);
	return hasItem(items, isFood) || !hasItem(items, ({ kind }) => kind === "free");
}
const MEANT = new Set(["food", "diet"]);
function hasItem(items, is) {
	return items.some((item) => is(item) || item.kind === "choice" && item.ways.some((way) => hasItem(way, is)));
}
function passesOver(items) {
	return hasItem(items, (item) => item.kind === "slot" && item.slot === "other");
}
function firstKeys(items) {
	const [first, ...rest] = items;
	if (first === void 0) return [];
	if (first.kind === "start") return firstKeys(rest);
	if (first.kind === "word") return [first.isStem ? `${first.text}-` : first.text];
	if (first.kind === "slot") return [`{${first.slot}}`];
	if (first.kind !== "choice") throw new Error("A cue cannot begin so");
	return first.ways.flatMap((way) => firstKeys([...way, ...rest]));
}
// kitchen/src/needs/cue-file.ts
const CATEGORIES$1 = {
	harm: {
		direction: ">",
		reach: 14
	},
	dislike: {
		direction: ">",
		reach: 8
	},
	without: {
		direction: ">",
		reach: 6
	},
	lacking: {
		direction: ">",
		reach: 8
	},
	wanted: {
		direction: ">",
		reach: 8
	},
	lifted: {
		direction: ">",
		reach: 10
	},
	negated: {
		direction: ">",
		reach: 10
	},
	question: {
		direction: "<>",
		reach: 40
	},
	hypothetical: {
		direction: ">",
		reach: 16
	},
	declared: {
		direction: ">",
		reach: 6
	},
	diet: {
		direction: ">",
		reach: 0
	},
	habit: {
		direction: ">",
		reach: 0
	},
	name: {
		direction: ">",
		reach: 0
	},
	person: {
		direction: ">",
		reach: 0
	},
	anybody: {
		direction: ">",
		reach: 0
	},
	guest: {
		direction: ">",
		reach: 0
	},
	body: {
		direction: ">",
		reach: 0
	},
	ill: {
		direction: ">",
		reach: 0
	},
	ailing: {
		direction: ">",
		reach: 0
	},
	trouble: {
		direction: ">",
		reach: 0
	},
	contrast: {
		direction: ">",
		reach: 0
	},
	eaten: {
		direction: ">",
		reach: 0
	},
	after: {
		direction: ">",
		reach: 0
	},
	while: {
		direction: ">",
		reach: 0
	},
	link: {
		direction: ">",
		reach: 0
	},
	stop: {
		direction: ">",
		reach: 0
	},
	nofood: {
		direction: ">",
		reach: 0
	},
	allergy: {
		direction: ">",
		reach: 0
	},
	belief: {
		direction: ">",
		reach: 0
	},
	keepout: {
		direction: ">",
		reach: 0
	},
	letin: {
		direction: ">",
		reach: 0
	},
	yes: {
		direction: ">",
		reach: 0
	},
	more: {
		direction: ">",
		reach: 0
	},
	alone: {
		direction: ">",
		reach: 0
	},
	aside: {
		direction: ">",
		reach: 0
	},
	forone: {
		direction: ">",
		reach: 0
	},
	gone: {
		direction: ">",
		reach: 0
	},
	tongue: {
		direction: ">",
		reach: 0
	}
};
const STOPS$1 = [
	"but",
	"stop",
	"cue"
];
const LINE = /^(\w+)([^|]*)\| ([^=]+?)(?: = (.+))?$/;
function readCues(name, text) {
	return readCuesOf(CATEGORIES$1, name, text);
}
function readCuesOf(categories, name, text) {
	return text.split("\n").flatMap((line, index) => {
		if (line.trim() === "" || line.startsWith("#")) return [];
		const at = `${name}:${index + 1}`;
		try {
			return [readCue(categories, line, at)];
		} catch (error) {
			throw new Error(`${at}: ${error instanceof Error ? error.message : "unreadable"}`);
		}
	});
}
function readCue(categories, line, at) {
	const [, category = "", head = "", words = "", means = ""] = LINE.exec(line.trim()) ?? [];
	const usual = categories[category];
	if (usual === void 0) throw new Error(`what is "${line}"?`);
	const settings = head.split(" ").filter(Boolean);
	const direction = settings.find((one) => /^[<>~!]+$/.test(one)) ?? usual.direction;
	const reach = settings.find((one) => /^\d+$/.test(one)) ?? usual.reach;
	const stops = settings.filter((one) => /^[a-z]+$/.test(one));
	const items = compilePattern(normalise(words).replaceAll("'", ""));
	firstKeys(items);
	return {
		category,
		items,
		direction,
		reach: Number(reach),
		stops: new Set([...STOPS$1, ...stops]),
		meansFoods: meansFoods(items),
		asks: hasItem(items, ({ kind }) => kind === "asked"),
		means,
		at
	};
}
// kitchen/src/needs/match-steps.ts
const DONE$1 = { kind: "done" };
function linkSteps(items, behind = DONE$1) {
	return items.reduceRight((next, item) => linked(item, next), behind);
}
function linked(item, next) {
	if (item.kind === "choice") return forked(item.ways, next);
	if (item.kind === "word" && !item.isStem) return {
		kind: "word",
		text: item.text,
		next
	};
	return {
		kind: "single",
		item,
		next
	};
}
function forked(ways, next) {
	const byWord = new Map();
	const others = [];
	for (const way of ways) {
		const step = linkSteps(way, next);
		if (step.kind !== "word") others.push(step);
		else byWord.set(step.text, [...byWord.get(step.text) ?? [], step.next]);
	}
	return {
		kind: "fork",
		byWord,
		others
	};
}
function matchSteps(first, text, from, start = from) {
	let step = first;
	let at = from;
	while (step.kind !== "done") {
		if (step.kind === "fork") return longestWay(step, text, at, start);
		if (step.kind === "word") at = text.words[at] === step.text ? at + 1 : -1;
		else if (step.item.kind === "slot" && at > start && text.broken[at]) return -1;
		else at = stepOver(step.item, text, at);
		if (at < 0) return -1;
		step = step.next;
	}
	return at;
}
function longestWay({ byWord, others }, text, at, start) {
	let longest = -1;
	for (const step of others) longest = Math.max(longest, matchSteps(step, text, at, start));
	const word = text.words[at];
	const behind = word === void 0 ? void 0 : byWord.get(word);
	for (const step of behind ?? []) longest = Math.max(longest, matchSteps(step, text, at + 1, start));
	return longest;
}
function stepOver(item, text, at) {
	if (item.kind === "start") return text.begins[at] ? at : -1;
	if (item.kind === "end") return at >= text.words.length || text.begins[at] ? at : -1;
	if (item.kind === "asked") return text.asked[at] ? at : -1;
	const word = text.words[at];
	if (word === void 0) return -1;
	if (item.kind === "slot") return text.spans[item.slot]?.get(at) ?? -1;
	if (item.kind === "free") return at + 1;
	return word.startsWith(item.text) ? at + 1 : -1;
}
// kitchen/src/needs/find-cues.ts
const SHORTEST_STEM = 2;
function indexCues(cues) {
	const byKey = new Map();
	for (const cue of cues) {
		const filed = {
			cue,
			steps: linkSteps(cue.items)
		};
		for (const key of new Set(firstKeys(cue.items))) {
			const others = byKey.get(key);
			if (others) others.push(filed);
			else byKey.set(key, [filed]);
		}
	}
	const keys = [...byKey];
	const stems = keys.filter(([key]) => key.endsWith("-")).map(([key, filed]) => [key.slice(0, -1), filed]).sort(([one], [other]) => one.length - other.length);
	return {
		words: new Map(keys.filter(([key]) => !key.endsWith("-") && !key.startsWith("{"))),
		stems: Map.groupBy(stems, ([stem]) => stem.slice(0, SHORTEST_STEM)),
		slots: new Map(keys.filter(([key]) => key.startsWith("{")))
	};
}
function findCues(index, text) {
	const found = [];
	const put = (filed, from) => {
		for (const { cue, steps } of filed) {
			const to = matchSteps(steps, text, from);
			if (to > from) found.push({
				cue,
				from,
				to
			});
		}
	};
	const slots = Object.entries(text.spans).flatMap(([slot, spans]) => {
		const filed = index.slots.get(`{${slot}}`);
		return filed && spans ? [{
			filed,
			spans
		}] : [];
	});
	for (const [from, word] of text.words.entries()) {
		put(index.words.get(word) ?? [], from);
		for (const [stem, filed] of index.stems.get(word.slice(0, SHORTEST_STEM)) ?? []) if (word.startsWith(stem)) put(filed, from);
		for (const { filed, spans } of slots) if (spans.has(from)) put(filed, from);
	}
	return found;
}
const SAYING = new Set([
	"harm",
	"dislike",
	"without",
	"lacking",
	"wanted",
	"lifted",
	"negated",
	"hypothetical"
]);
function longestOf(found) {
	return longestAmong(found, ({ category }) => SAYING.has(category));
}
function longestAmong(found, isSaying) {
	const longest = new Map();
	for (const one of found) {
		if (!isSaying(one.cue)) continue;
		for (let at = one.from; at < one.to; at += 1) {
			const other = longest.get(at);
			if (other === void 0 || lengthOf(one) > lengthOf(other)) longest.set(at, one);
		}
	}
	return found.filter((one) => {
		if (!isSaying(one.cue)) return true;
		for (let at = one.from; at < one.to; at += 1) {
			const other = longest.get(at);
			if (other.from <= one.from && other.to >= one.to && lengthOf(other) > lengthOf(one)) return false;
		}
		return true;
	});
}
function lengthOf({ from, to }) {
	return to - from;
}
// kitchen/src/danger/find-danger.ts
const DANGERS = [
	...[
		"despair",
		"threat",
		"harm",
		"pet",
		"choking",
		"reaction",
		"poison",
		"foraged"
	],
	...[
		"low",
		"other",
		"fire",
		"gas",
		"fumes",
		"splash",
		"eye",
		"stuck",
		"honey"
	],
	...[
		"burn",
		"cut",
		"undercooked",
		"chilli",
		"trace"
	]
];
const SUDDEN = new Set([
	"choking",
	"reaction",
	"low",
	"other"
]);
const UNUSED = {
	direction: ">",
	reach: 0
};
const CATEGORIES = Object.fromEntries([
	...DANGERS,
	"none",
	"past"
].map((kind) => [kind, UNUSED]));
function openDangerCues(texts) {
	return indexCues(Object.entries(texts).flatMap(([language, text]) => readCuesOf(CATEGORIES, `${language}/danger.cues`, text)));
}
const LONGEST$7 = 2e3;
const NONE = new Map();
function findDanger(cues, message) {
	const tokens = tokenise(normalise(message.slice(0, LONGEST$7)));
	const words = tokens.map(({ text }) => text);
	const begins = tokens.map(({ gap }, at) => at === 0 || gap !== "joined");
	const found = findCues(cues, {
		words,
		begins,
		broken: begins,
		asked: [...words, ""].map(() => false),
		spans: {
			food: NONE,
			person: NONE,
			body: NONE,
			diet: NONE
		}
	});
	const kinds = new Set(longestAmong(found, ({ category }) => category !== "past").map(({ cue }) => cue.category));
	return DANGERS.find((one) => kinds.has(one) && !(SUDDEN.has(one) && kinds.has("past")));
}
// kitchen/src/safety/person/undercooked.ts
const EGG_LISTED = /(?<!\bflax )\begg(?:s| yolks?| whites?)?\b(?! (?:noodles?|plants?|replacer|substitute))/i;
const PASTEURISED = /\bpasteuri[sz]ed\b|\b(?:hard[- ]boiled|cooked) /i;
const EGG = /(?<!\bflax )\b(?:eggs?|yolks?|egg whites?)\b(?! (?:noodles?|plants?))/i;
const HEATED = /\b(?:bak(?:e|es|ed|ing)|boil(?:s|ed|ing)?|fr(?:y|ies|ied|ying)|simmer(?:s|ed|ing)?|oven|poach(?:ed|ing)?|scrambled?|steam(?:ed|ing)?|grill(?:ed|ing)?|roast(?:ed|ing)?|cook(?:s|ed)?|cooking(?! water)|air fryer|microwave|wok|griddle|waffle iron|thickens?)\b|\b(?:7\d|[89]\d|1\d\d|2\d\d) ?\u00b0C|(?<!\b(?:off|from) the )\bheat\b|\b(?:frying )?pan\b(?! of)/i;
const RUNNY = /\b(?:runny|soft[- ]boiled|sunny[- ]side|over[- ]easy|soft[- ]poached)\b(?![^.]*\bif you like\b)/i;
function containsRawEgg({ ingredients, steps }) {
	if (!ingredients.some((one) => EGG_LISTED.test(one) && !PASTEURISED.test(one))) return false;
	const withEgg = steps.flatMap((step, at) => EGG.test(step) ? [at] : []);
	const last = withEgg.at(-1);
	if (last === void 0) return false;
	if (steps.some((step) => EGG.test(step) && RUNNY.test(step))) return true;
	return !withEgg.some((at) => HEATED.test(steps[at] ?? "")) && !steps.slice(last).some((step) => HEATED.test(step));
}
const RED_MEAT = /\b(?:steaks?|beef|lamb|duck|veal|venison|sirloin|ribeye|fillet joint)\b/i;
const RARE = /\b(?:(?:medium[- ])?rare|(?:still|a little|rosy|stays?) (?:rosy |faintly )?pink|rosy|(?:4[5-9]|5[0-9]|6[0-2])(?:[-\u2013]\d\d)? \u00b0C|1[123]\d ?\u00b0F)(?![\p{L}])/iu;
function containsRareMeat({ ingredients, steps }) {
	return ingredients.some((one) => RED_MEAT.test(one)) && steps.some((step) => RARE.test(step));
}
const COLD_SMOKED = /\b(?:smoked salmon|smoked trout|gravlax|sashimi|cured salmon)\b/i;
const MEAT_OR_FISH = /^(?!.*\b(?:tinned|canned|jarred|dried|cooked|anchov\w+|sauce|paste|stock|flakes)\b).*\b(?:fillets?|salmon|tuna|bass|bream|mackerel|halibut|prawns?|scallops?|oysters?|squid|trout|cod|sole|snapper)\b/i;
function containsRawFish({ ingredients, steps }, isFish) {
	if (ingredients.some((one) => COLD_SMOKED.test(one))) return true;
	const words = ingredients.filter((one) => MEAT_OR_FISH.test(one) && isFish(one)).flatMap((one) => one.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
	const first = steps.findIndex((step) => words.some((word) => step.toLowerCase().includes(word)));
	return first >= 0 && !steps.slice(first).some((step) => HEATED.test(step));
}
// kitchen/src/lookup-table.ts
function createLookupTable(rows) {
	return Object.assign(Object.create(null), rows);
}
// kitchen/src/text/plurals.ts
const IRREGULAR = createLookupTable({
	loaf: "loaves",
	leaf: "leaves",
	half: "halves",
	calf: "calves",
	knife: "knives",
	potato: "potatoes",
	tomato: "tomatoes",
	mango: "mangoes",
	chilli: "chillies",
	chili: "chilies"
});
function setOf(words) {
	return new Set(words.split(" "));
}
const UNCHANGED = setOf("asparagus molasses hummus couscous swiss brussels bass sea-bass watercress cress citrus octopus lemongrass grass shrimp fish salmon cod tuna trout sheep venison bacon garlic rice bread beef pork lamb celery ginger parsley spinach kale lettuce rosemary thyme basil cilantro coriander milk water flour sugar salt butter cheese oats bok choy tofu corn okra spaghetti pasta zest juice powder sauce paste oil vinegar stock broth seitan tempeh anise gas less dal broccoli ravioli fruit cob mackerel gnocchi");
const IN_IE = setOf("cookie brownie smoothie veggie hoodie toastie sarnie tattie twinkie hoagie potpie moonpie movie calorie prairie genie zombie sweetie selfie rookie foodie bobotie mealie bowtie stottie sosatie stuffie smokie birdie auntie");
const IN_I = setOf("chilli chili kiwi zucchini panini roti bhaji chapati chapatti litchi spaghetti tortellini cannelloni gnocchi ravioli macaroni salami kohlrabi barramundi");
const IN_E = setOf("quiche brioche ceviche cache ganache pastiche moustache headache mousse bouillabaisse shoe horseshoe toe hoe roe aloe");
const IN_USE = /(?:house|grouse|blouse|clause|excuse|^(?:dor)?mouse|^(?:be)?cause|^pause|^(?:re)?fuse)$/;
function singular(word) {
	if (word.length < 4 || !word.endsWith("s")) return word;
	if (word.endsWith("'s")) return word.length > 4 ? word.slice(0, -2) : word;
	const bare = word.slice(0, -1);
	if (word.endsWith("is")) return IN_I.has(bare) ? bare : word;
	if (/[su]s$/.test(word) || word === "molasses") return word;
	if (word.endsWith("ies")) return singularOfIes(word, bare);
	if (IN_E.has(bare)) return bare;
	if (/(?:sses|shes|ches|xes|zzes|oes)$/.test(word)) return word.slice(0, -2);
	if (word.length > 5 && word.endsWith("uses") && !IN_USE.test(bare)) return word.slice(0, -2);
	if (/(?:(?<!c)lea|loa|hal|cal)ves$/.test(word)) return `${word.slice(0, -3)}f`;
	return word === "knives" ? "knife" : bare;
}
function singularOfIes(word, bare) {
	if (word.length === 4 || IN_IE.has(bare)) return bare;
	return /^chill?ies$/.test(word) ? word.slice(0, -2) : `${word.slice(0, -3)}y`;
}
function plural(word) {
	const lower = word.toLowerCase();
	if (UNCHANGED.has(lower)) return word;
	const irregular = IRREGULAR[lower];
	if (irregular) return word.slice(0, 1) + irregular.slice(1);
	if (lower.endsWith("is") || singular(lower) !== lower) return word;
	if (/[^aeiou]y$/.test(lower)) return `${word.slice(0, -1)}ies`;
	return /(?:s|sh|ch|x|z)$/.test(lower) ? `${word}es` : `${word}s`;
}
// kitchen/src/text/stem.ts
function singularStem(word) {
	const one = singular(word);
	return one.length > 3 && one.endsWith("ie") ? `${one.slice(0, -2)}y` : one;
}
const stems = new WeakMap();
const MOST_STEMS$1 = 4e4;
const last$2 = { memory: new Map() };
const LONGEST_KEPT = 24;
function stemOf(word, spellings) {
	if (word.length > LONGEST_KEPT) return computeStem(word, spellings);
	let memory = last$2.spellings === spellings ? last$2.memory : stems.get(spellings);
	if (memory === void 0 || memory.size > MOST_STEMS$1) {
		memory = new Map();
		stems.set(spellings, memory);
	}
	last$2.spellings = spellings;
	last$2.memory = memory;
	let stem = memory.get(word);
	if (stem === void 0) {
		stem = computeStem(word, spellings);
		memory.set(word, stem);
	}
	return stem;
}
function clearStemCache(spellings) {
	stems.delete(spellings);
	last$2.spellings = void 0;
	last$2.memory = new Map();
}
function computeStem(word, spellings) {
	const one = singularStem(spellings.get(word) ?? word);
	return spellings.get(one) ?? one;
}
// kitchen/src/vocabulary.ts
const ALLERGENS = [
	"milk",
	"eggs",
	"fish",
	"shellfish",
	"tree nuts",
	"peanuts",
	"wheat",
	"soy",
	"sesame"
];
const DIETS = [
	"Vegetarian",
	"Vegan",
	"Gluten-Free",
	"Keto",
	"Paleo"
];
const UNIT_SYSTEMS = [
	"international",
	"United States",
	"Imperial"
];
const APPLIANCES = [
	"hob",
	"oven",
	"grill",
	"air fryer",
	"slow cooker",
	"pressure cooker",
	"blender",
	"none"
];
const RECIPE_PARTS = [
	"title",
	"introduction",
	"ingredients",
	"instructions",
	"tips",
	"closing",
	"text"
];
const SITUATIONS = [
	"pregnancy",
	"baby",
	"toddler",
	"raw egg",
	"weak immunity"
];
function isAllergen(value) {
	return ALLERGENS.includes(value);
}
function isDiet(value) {
	return DIETS.includes(value);
}
// kitchen/src/safety/pantry/food-facts.ts
const RESTRICTIONS = [...ALLERGENS, ...DIETS];
const NO_FACTS = {
	contains: 0,
	mayContain: 0,
	fixedMask: 0
};
const BITS = new Map(RESTRICTIONS.map((one, at) => [one, 1 << at]));
function restrictionBit(restriction) {
	return BITS.get(restriction) ?? 0;
}
function createMask(restrictions) {
	return restrictions.reduce((mask, one) => mask | restrictionBit(one), 0);
}
function listRestrictions(mask) {
	if (mask === 0) return [];
	return RESTRICTIONS.filter((one) => (mask & restrictionBit(one)) !== 0);
}
const ALLERGEN_MASK = createMask(ALLERGENS);
function mergeFacts(all) {
	const contains = all.reduce((mask, facts) => mask | facts.contains, 0);
	return {
		contains,
		mayContain: all.reduce((mask, facts) => mask | facts.mayContain, 0) & ~contains,
		fixedMask: all.reduce((mask, facts) => mask | facts.fixedMask, 0)
	};
}
function overrideFacts(base, own, fromTemplate = false) {
	let { contains, mayContain, fixedMask } = base;
	for (const [restriction, state] of own) {
		const bit = restrictionBit(restriction);
		if (fromTemplate && state === "may contain" && (base.contains & bit) !== 0) continue;
		contains = state === "contains" ? contains | bit : contains & ~bit;
		mayContain = state === "may contain" ? mayContain | bit : mayContain & ~bit;
		fixedMask |= bit;
	}
	return {
		contains,
		mayContain,
		fixedMask
	};
}
function removeFacts(facts, removedMask) {
	return {
		contains: facts.contains & ~removedMask,
		mayContain: facts.mayContain & ~removedMask,
		fixedMask: facts.fixedMask | removedMask
	};
}
function weakenFacts(facts, doubtfulMask) {
	return {
		contains: facts.contains & ~doubtfulMask,
		mayContain: facts.mayContain | facts.contains & doubtfulMask,
		fixedMask: facts.fixedMask
	};
}
function compileMaskRules(rules) {
	return rules.map((rule) => ({
		ifMask: restrictionBit(rule.condition),
		thenMask: createMask(rule.implied)
	}));
}
function applyMaskRules(facts, rules) {
	const open = ~facts.fixedMask;
	let { contains, mayContain } = facts;
	for (let round = 0; round < 2; round += 1) for (const rule of rules) if ((contains & rule.ifMask) !== 0) contains |= rule.thenMask & open;
	else if ((mayContain & rule.ifMask) !== 0) mayContain |= rule.thenMask & open;
	return {
		contains,
		mayContain: mayContain & ~contains,
		fixedMask: facts.fixedMask
	};
}
function getCertainty(facts, restriction) {
	const bit = restrictionBit(restriction);
	if ((facts.contains & bit) !== 0) return "contains";
	return (facts.mayContain & bit) !== 0 ? "may contain" : void 0;
}
// kitchen/src/safety/match/emoji-foods.ts
const NAMES = {
	"\ud83e\uddc0": ["cheese"],
	"\ud83e\udd5b": ["milk"],
	"\ud83e\uddc8": ["butter"],
	"\ud83c\udf66": ["ice", "cream"],
	"\ud83c\udf68": ["ice", "cream"],
	"\ud83e\udd5a": ["egg"],
	"\ud83d\udc1f": ["fish"],
	"\ud83d\udc20": ["fish"],
	"\ud83c\udf63": ["sushi"],
	"\ud83c\udf65": ["fish", "cake"],
	"\ud83e\udd90": ["prawn"],
	"\ud83c\udf64": ["prawn"],
	"\ud83e\udd80": ["crab"],
	"\ud83e\udd9e": ["lobster"],
	"\ud83e\udd91": ["squid"],
	"\ud83d\udc19": ["octopus"],
	"\ud83e\uddaa": ["oyster"],
	"\ud83e\udd5c": ["peanut"],
	"\ud83c\udf30": ["chestnut"],
	"\ud83c\udf5e": ["bread"],
	"\ud83e\udd56": ["baguette"],
	"\ud83e\udd50": ["croissant"],
	"\ud83e\udd6f": ["bagel"],
	"\ud83e\udd68": ["pretzel"],
	"\ud83e\uddc7": ["waffle"],
	"\ud83e\udd5e": ["pancake"],
	"\ud83c\udf5d": ["spaghetti"],
	"\ud83c\udf5c": ["noodle"],
	"\ud83c\udf55": ["pizza"],
	"\ud83c\udf6a": ["cookie"],
	"\ud83c\udf69": ["doughnut"],
	"\ud83c\udf82": ["cake"],
	"\ud83c\udf70": ["cake"],
	"\ud83e\uddc1": ["cupcake"],
	"\ud83c\udf6b": ["chocolate"],
	"\ud83c\udf7a": ["beer"],
	"\ud83c\udf7b": ["beer"],
	"\ud83e\udd53": ["bacon"],
	"\ud83e\udd69": ["beef"],
	"\ud83c\udf56": ["meat"],
	"\ud83c\udf57": ["chicken"],
	"\ud83d\udc14": ["chicken"],
	"\ud83d\udc13": ["chicken"],
	"\ud83d\udc16": ["pork"],
	"\ud83d\udc04": ["beef"],
	"\ud83c\udf2d": ["hot", "dog"],
	"\ud83c\udf54": ["burger"],
	"\ud83c\udf6f": ["honey"],
	"\ud83c\udf5a": ["rice"],
	"\ud83c\udf3d": ["corn"],
	"\ud83e\udd54": ["potato"],
	"\ud83e\udd65": ["coconut"],
	"\ud83c\udf45": ["tomato"],
	"\ud83e\uddc4": ["garlic"],
	"\ud83e\uddc5": ["onion"],
	"\ud83e\udd55": ["carrot"],
	"\ud83c\udf4b": ["lemon"],
	"\ud83c\udf4e": ["apple"],
	"\ud83c\udf4c": ["banana"],
	"\ud83e\udd51": ["avocado"],
	"\ud83c\udf44": ["mushroom"],
	"\ud83e\uddc2": ["salt"],
	"\ud83c\udf36": ["chilli"],
	"\ud83e\uded8": ["bean"],
	"\ud83e\uded2": ["olive"]
};
const ANY = new RegExp(Object.keys(NAMES).join("|"), "gu");
const COUNTED$3 = /^(?:\s|\u{fe0f})*(?:(?:[x\u00d7]\s*)?[\d\u00bd\u00bc\u00be\u2153\u2154\u215b][\d\s./\u00bd\u00bc\u00be\u2153\u2154\u215b]*[a-z]{0,4}\s*(?:$|[,(])|an?\s+\p{L}+\s*(?:$|[,(])|(?:and|or|with|plus)\b|[&+])/iu;
const DECORATIVE = /(?:^|[.!?\u2026])[^\p{L}\p{N}.!?\u2026]*$/u;
const NEAR$1 = 48;
const PARTS$3 = /[,;:&+()|/]|\b(?:and|or|with|plus)\b/giu;
function isNamedNearby(text, { at, end, words }) {
	const before = text.slice(Math.max(0, at - NEAR$1), at).split(PARTS$3).at(-1) ?? "";
	const after = text.slice(end, end + NEAR$1).split(PARTS$3)[0] ?? "";
	return new RegExp(`\\b${words.at(-1)}(?:s|es)?\\b`, "iu").test(`${before} ${after}`);
}
function findFoodEmojis(text) {
	const isWritten = /\p{L}/u.test(text);
	return [...text.matchAll(ANY)].flatMap(({ 0: sign, index: at }) => {
		const picture = {
			at,
			end: at + sign.length,
			words: NAMES[sign] ?? []
		};
		return isWritten && DECORATIVE.test(text.slice(Math.max(0, at - NEAR$1), at)) && !COUNTED$3.test(text.slice(picture.end, picture.end + NEAR$1)) || isNamedNearby(text, picture) ? [] : [picture];
	});
}
const BETWEEN$1 = /^(?:[\s-]|\u{fe0f}|\u{200d})*$/u;
function insertEmojiFoods(text, tokens) {
	if (text.search(ANY) < 0) return tokens;
	const drawn = findFoodEmojis(text).flatMap(({ at, end, words }) => words.map((word) => ({
		text: word,
		start: at,
		end,
		gap: "broken"
	})));
	if (drawn.length === 0) return tokens;
	const all = [...tokens, ...drawn].sort((one, other) => one.start - other.start);
	return all.map((token, at) => {
		const before = all[at - 1];
		return before && BETWEEN$1.test(text.slice(before.end, token.start)) ? {
			...token,
			gap: "joined"
		} : token;
	});
}
function hasEmoji(text) {
	return /\p{Extended_Pictographic}/u.test(text.replace(/[\u2122\u00ae\u00a9]/g, ""));
}
// kitchen/src/safety/match/find-terms.ts
const found = {
	to: 0,
	term: -1,
	opening: 0
};
const before = {
	refused: false,
	startsClause: false,
	opens: false
};
const NEGATIONS = new Set([
	"not",
	"non",
	"isnt",
	"never",
	"arent"
]);
const DETERMINERS$1 = new Set([
	"the",
	"your",
	"this",
	"that",
	"these",
	"those"
]);
const VERB_AFTER = new Set("and or then to now just not never also next well can could will should must may might you dont".split(" "));
const LINKS$1 = new Set(["and", "or"]);
function startsClause({ tokens, stems }, at) {
	if (tokens[at]?.gap !== "joined") return true;
	const previous = stems[at - 1];
	return VERB_AFTER.has(previous) || /..ly$/.test(previous);
}
function isAllowedHere(node) {
	if (node.isVerb && !(before.startsClause && (before.opens || !node.isClauseOpener))) return false;
	return !(node.leadingClaim !== 0 && before.refused);
}
function follow(node, at, tokens, stems) {
	if (node.term >= 0 && at > found.to && isAllowedHere(node)) {
		found.to = at;
		found.term = node.term;
		found.opening = node.leadingClaim;
	}
	const token = tokens[at];
	if (token === void 0 || node.next === void 0 || token.gap !== "joined") return;
	const folded = node.next.get(stems[at]);
	const exact = node.isExact ? node.next.get(`=${token.text}`) : void 0;
	if (exact !== void 0) follow(exact, at + 1, tokens, stems);
	if (folded !== void 0) follow(folded, at + 1, tokens, stems);
}
function followFrom(rules, at, tokens, stems) {
	const word = tokens[at]?.text ?? "";
	const exact = rules.trie.hasExactOpening(word) ? rules.trie.findBranch(`=${word}`) : void 0;
	const folded = rules.trie.findBranch(stems[at]);
	if (exact !== void 0) follow(exact, at + 1, tokens, stems);
	if (folded !== void 0) follow(folded, at + 1, tokens, stems);
}
const TOLD_BY_NAME = ~createMask(["Keto", "Paleo"]);
function addsFacts(leading, food) {
	const { contains, mayContain } = leading.facts;
	return ((contains & ~food.facts.contains | mayContain & ~(food.facts.contains | food.facts.mayContain)) & TOLD_BY_NAME) !== 0;
}
function findLaterStart(rules, at, tokens, stems) {
	const { to, term, opening } = found;
	let isLed = true;
	for (let from = at + 1; from < to; from += 1) {
		isLed &&= rules.leadingStems.has(stems[from - 1]);
		if (!isLed && rules.byName.get(stems.slice(from, to).join(" ")) !== term) continue;
		followFrom(rules, from, tokens, stems);
		if (found.to > to) return from;
		Object.assign(found, {
			to,
			term,
			opening
		});
	}
	return at;
}
function remainder(rules, leading, from, stems) {
	if (from === leading.from || !leading.term.isFood) return [];
	const plain = rules.byName.get(stems.slice(from, leading.to).join(" "));
	return addsFacts(leading.term, rules.termAt(found.term)) && (plain === void 0 || addsFacts(leading.term, rules.termAt(plain))) ? [{
		...leading,
		to: from
	}] : [];
}
function matchText(rules, text) {
	const tokens = insertEmojiFoods(text, tokenise(text));
	const stems = tokens.map((token) => stemOf(token.text, rules.spellings));
	const matches = [];
	for (let at = 0; at < tokens.length;) {
		found.to = at;
		found.term = -1;
		const previous = at === 0 ? "" : stems[at - 1];
		before.refused = NEGATIONS.has(previous);
		const listed = LINKS$1.has(previous) && tokens[at]?.gap === "joined";
		const last = matches.at(-1);
		const behindFood = listed && last?.to === at - 1 && last.term.isFood;
		before.startsClause = !behindFood && startsClause({
			tokens,
			stems
		}, at);
		before.opens = !listed;
		followFrom(rules, at, tokens, stems);
		if (found.term < 0) {
			at += 1;
			continue;
		}
		const leading = {
			term: rules.termAt(found.term),
			from: at,
			to: found.to,
			leadingClaim: 0
		};
		const from = found.to - at < 2 ? at : findLaterStart(rules, at, tokens, stems);
		const { to, opening } = found;
		matches.push(...remainder(rules, leading, from, stems));
		matches.push({
			term: rules.termAt(found.term),
			from,
			to,
			leadingClaim: opening
		});
		at = to;
	}
	return {
		tokens,
		stems,
		matches
	};
}
function findTerms(rules, text) {
	const { tokens, matches } = matchText(rules, text);
	return matches.map(({ term, from, to }) => ({
		start: tokens[from].start,
		end: tokens[to - 1].end,
		name: term.name,
		kinds: term.kinds,
		isFood: term.isFood
	}));
}
// kitchen/src/safety/person/broader-kinds.ts
const BROADER_KINDS = [
	[/\b(?:pork|bacon|pancetta|guanciale|ham|gammon|lard|lardons?|prosciutto|chorizo|salami|pepperoni|mortadella|nduja|speck|spare ?ribs?|baby back rib|chicharr\w+|crackling|andouille|bratwurst|frankfurter|saucisson|sausage|jam[o\u00f3]n|serrano|gelatine?(?: leaf)?)\b/, "pork"],
	[/\b(?:beef|veal|oxtail|brisket|sirloin|rib ?eye|pastrami|corned beef)\b/, "beef"],
	[/\b(?:lamb|mutton|hogget)\b/, "lamb"],
	[/\b(?:wine|beer|lager|ale|stout|guinness|brandy|cognac|calvados|rum|sherry|vodka|gin|tequila|pisco|bourbon|whisk(?:e)?y|mirin|sake|cider|port|madeira|marsala|vermouth|champagne|prosecco|cava|liqueur|amaretto|limoncello|kahlua|cointreau|grand marnier|kirsch|ouzo|raki|pastis|absinthe|schnapps)$/, "alcohol"],
	[/\b(?:curry paste|harissa|pesto|stock cubes?|bouillon|kimchi|hummus|chorizo|taco seasoning|jerk seasoning|adobo|sofrito)\b/, "garlic"],
	[/\bgarlic (?:powder|granules?|salt|flakes?|paste)\b|\b(?:granulated|dried) garlic\b/, "garlic"],
	[/\bonion (?:powder|granules?|salt|flakes?)\b|\b(?:granulated|dried|minced) onions?\b/, "onion"],
	[/\bcelery (?:salt|seeds?)\b/, "celery"],
	[/\b(?:mustard (?:powder|seeds?|oil)|dry mustard)\b/, "mustard"],
	[/\b(?:curry paste|stock cubes?|bouillon|taco seasoning|jerk seasoning|sofrito)\b/, "onion"]
];
function findBroaderKinds(name) {
	if (/vegan|vegetarian|meatless|mushroom|coconut|turkey|chicken|vinegar/.test(name)) return [];
	return BROADER_KINDS.filter(([pattern]) => pattern.test(name)).map(([, kind]) => kind);
}
// kitchen/src/text/edit-distance.ts
function editDistance(one, other, limit = Number.POSITIVE_INFINITY) {
	if (Math.abs(one.length - other.length) > limit) return limit + 1;
	let begin = 0;
	let [end, otherEnd] = [one.length, other.length];
	while (begin < end && begin < otherEnd && one[begin] === other[begin]) begin += 1;
	while (end > begin && otherEnd > begin && one[end - 1] === other[otherEnd - 1]) {
		end -= 1;
		otherEnd -= 1;
	}
	return distanceOf(one.slice(begin, end), other.slice(begin, otherEnd), limit);
}
function distanceOf(a, b, limit) {
	let older = [];
	let old = Array.from({ length: b.length + 1 }, (_, at) => at);
	for (let i = 1; i <= a.length; i += 1) {
		const row = [i];
		let least = i;
		for (let j = 1; j <= b.length; j += 1) {
			const same = a[i - 1] === b[j - 1] ? 0 : 1;
			let best = Math.min(old[j] + 1, row[j - 1] + 1, old[j - 1] + same);
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, older[j - 2] + 1);
			if (best < least) least = best;
			row.push(best);
		}
		if (least > limit) return limit + 1;
		older = old;
		old = row;
	}
	return Math.min(old[b.length], limit + 1);
}
function deletionVariants(word, letters) {
	const shorter = new Set([word]);
	if (letters === 0) return shorter;
	for (let at = 0; at < word.length; at += 1) for (const one of deletionVariants(word.slice(0, at) + word.slice(at + 1), letters - 1)) shorter.add(one);
	return shorter;
}
function collapseDoubledLetters(word) {
	return word.replace(/(.)\1+/gu, "$1");
}
const LONG_WORD = 8;
function maxTypos(word) {
	if (word.length < 5) return 0;
	return word.length < LONG_WORD ? 1 : 2;
}
// kitchen/src/text/hash.ts
const HASH_START = 2166136261;
function hashText(text) {
	return hashOn(HASH_START, text) >>> 0;
}
function hashOn(hash, text) {
	let next = hash;
	for (let at = 0; at < text.length; at += 1) next = Math.imul(next ^ text.charCodeAt(at), 16777619);
	return next;
}
// kitchen/src/safety/pantry/name-table.ts
function packTexts(texts) {
	const whole = texts.join("");
	const ends = new Uint32Array(texts.length);
	let end = 0;
	for (const [at, text] of texts.entries()) {
		end += text.length;
		ends[at] = end;
	}
	return (at) => whole.slice(at === 0 ? 0 : ends[at - 1], ends[at]);
}
function tableSizeFor(count) {
	let places = 2;
	while (places < count * 2) places *= 2;
	return places;
}
function packNames(entries) {
	const names = [...entries.keys()];
	const numbers = Int32Array.from(entries.values());
	const whole = names.join("\n");
	const starts = new Uint32Array(names.length + 1);
	for (const [at, name] of names.entries()) starts[at + 1] = starts[at] + name.length + 1;
	const places = tableSizeFor(names.length);
	const table = new Uint32Array(places);
	for (const [at, name] of names.entries()) {
		let place = hashText(name) & places - 1;
		while (table[place] !== 0) place = place + 1 & places - 1;
		table[place] = at + 1;
	}
	const nameAt = (at) => whole.slice(starts[at], starts[at + 1] - 1);
	const find = (name) => {
		for (let place = hashText(name) & places - 1;; place = place + 1 & places - 1) {
			const at = table[place] - 1;
			if (at < 0) return -1;
			const start = starts[at];
			if (starts[at + 1] - start - 1 !== name.length) continue;
			if (whole.startsWith(name, start)) return at;
		}
	};
	return {
		nameAt,
		get: (name) => {
			const at = find(name);
			return at < 0 ? void 0 : numbers[at];
		},
		has: (name) => find(name) >= 0,
		*keys() {
			for (let at = 0; at < numbers.length; at += 1) yield nameAt(at);
		},
		*[Symbol.iterator]() {
			for (let at = 0; at < numbers.length; at += 1) yield [nameAt(at), numbers[at]];
		}
	};
}
function packLists(lists) {
	const members = Uint32Array.from([...lists.values()].flat());
	const ends = new Uint32Array(lists.size);
	let end = 0;
	for (const [at, list] of [...lists.values()].entries()) {
		end += list.length;
		ends[at] = end;
	}
	const places = packNames(new Map([...lists.keys()].map((name, at) => [name, at])));
	const none = members.subarray(0, 0);
	return (name) => {
		const at = places.get(name);
		return at === void 0 ? none : members.subarray(at === 0 ? 0 : ends[at - 1], ends[at]);
	};
}
// kitchen/src/safety/pantry/plural-spellings.ts
const IRREGULAR_ENDING = /^[a-z]+(?:[iuz]|[cs]he|[osuxz]e)$/;
const SHORTEST$1 = 3;
function candidates$1(lines) {
	const last = new Set();
	for (const { names } of lines) for (const name of names) {
		const word = name.slice(name.lastIndexOf(" ") + 1);
		if (word.length >= SHORTEST$1 && IRREGULAR_ENDING.test(word)) last.add(word);
	}
	return last;
}
function withPluralSpellings(lines, spellings) {
	const last = candidates$1(lines);
	const written = lines.map(({ names }) => names.join(" ")).join(" ");
	const words = new Set(written.match(/[a-z]+s\b/g));
	const more = new Map(spellings);
	for (const word of last) {
		const many = plural(word);
		const own = stemOf(word, spellings);
		if (stemOf(many, spellings) !== own && !words.has(many)) more.set(many, own);
	}
	return more;
}
// kitchen/src/safety/pantry/read-pantry.ts
var PantryError = class extends Error {
	file;
	line;
	constructor(file, line, sentence) {
		super(`${file}, line ${line}: ${sentence}`);
		this.name = "PantryError";
		this.file = file;
		this.line = line;
	}
};
const FLAGS = [
	"group",
	"no food",
	"thing",
	"hedges",
	"void",
	"plain",
	"verb",
	"opens",
	"compares",
	"likens",
	"made",
	"by list",
	"poured",
	"part",
	"bare",
	"vague",
	"loose",
	"denies next",
	"denies previous"
];
const RESTRICTION_FACETS = [
	["may not", "may contain"],
	["has", "contains"],
	["may", "may contain"],
	["not", "contains"],
	["free", "none"],
	["fits", "none"]
];
function listOf$2(text) {
	if (!text.includes(",")) return text.trim() === "" ? [] : [text.trim()];
	return text.split(",").map((word) => word.trim()).filter((word) => word !== "");
}
function readRestrictions(text, place) {
	return listOf$2(text).map((word) => {
		const name = word.replace(/^not /, "");
		if (isAllergen(name) || isDiet(name)) return name;
		throw new PantryError(place.file, place.line, `"${word}" is no allergen or diet we know.`);
	});
}
function parseExplanation(text) {
	const colon = text.indexOf(":");
	if (colon > 0) {
		const before = listOf$2(text.slice(0, colon));
		const restrictions = before.filter((word) => isAllergen(word) || isDiet(word));
		if (restrictions.length === before.length) return {
			restrictions,
			text: text.slice(colon + 1).trim()
		};
	}
	return {
		restrictions: [],
		text
	};
}
function readRestrictionFacet(facet, into, place) {
	for (const [word, state] of RESTRICTION_FACETS) {
		if (!facet.startsWith(`${word} `)) continue;
		const restrictions = readRestrictions(facet.slice(word.length + 1), place);
		for (const restriction of restrictions) into.states.set(restriction, state);
		return true;
	}
	return false;
}
function readFacet(facet, into, place) {
	if (FLAGS.includes(facet)) {
		into.flags.add(facet);
		return;
	}
	if (readRestrictionFacet(facet, into, place)) return;
	const space = facet.indexOf(" ");
	const [word, rest] = [facet.slice(0, space), facet.slice(space + 1).trim()];
	if (word === "is") into.parents.push(...listOf$2(rest));
	else if (word === "why") into.explanations.push(parseExplanation(rest));
	else if (word === "note") into.notes.push(parseExplanation(rest));
	else if (word === "use") into.substitutes.push(...listOf$2(rest));
	else if (word === "takes") into.claimedAway.push(...readRestrictions(rest, place));
	else if (word === "carbs" && Number.isFinite(Number(rest))) into.carbs = Number(rest);
	else throw new PantryError(place.file, place.line, `"${facet}" is no facet we know.`);
}
function readFacets$1(text, place, above) {
	const own = {
		parents: [],
		states: new Map(),
		explanations: [],
		notes: [],
		substitutes: [],
		claimedAway: [],
		flags: new Set(),
		carbs: void 0
	};
	for (const facet of text.split(";")) if (facet.trim() !== "") readFacet(facet.trim().replace(/\s+/g, " "), own, place);
	if (above === void 0) return own;
	return {
		parents: [...own.parents, ...above.parents],
		states: new Map([...above.states, ...own.states]),
		explanations: [...own.explanations, ...above.explanations],
		notes: [...own.notes, ...above.notes],
		substitutes: own.substitutes.length > 0 ? own.substitutes : above.substitutes,
		claimedAway: [...own.claimedAway, ...above.claimedAway],
		flags: new Set([...own.flags, ...above.flags]),
		carbs: own.carbs ?? above.carbs
	};
}
function facetReader() {
	const known = new Map();
	const under = (draft) => {
		const { above } = draft;
		const before = known.get(above);
		if (before !== void 0) return before;
		const fresh = {
			heading: above.trim() === "" ? void 0 : readFacets$1(above, draft, void 0),
			facets: new Map()
		};
		known.set(above, fresh);
		return fresh;
	};
	return (draft) => {
		const { heading, facets } = under(draft);
		const before = facets.get(draft.facets);
		if (before !== void 0) return before;
		const fresh = readFacets$1(draft.facets, draft, heading);
		facets.set(draft.facets, fresh);
		return fresh;
	};
}
function expandTemplate(draft, lists) {
	if (!draft.names.includes("{")) return [draft];
	const name = /\{([a-z ]+)\}/.exec(draft.names)?.[1];
	if (name === void 0) return [draft];
	const words = lists.get(name);
	if (words === void 0) throw new PantryError(draft.file, draft.line, `there is no list of words called {${name}}.`);
	return words.flatMap((word) => {
		const fill = (text) => text.replaceAll(`{${name}}`, word);
		return expandTemplate({
			...draft,
			names: fill(draft.names),
			facets: fill(draft.facets)
		}, lists);
	});
}
function readRule(text, place) {
	const match = /^if (?:has|not) ([^:]+): not (.+)$/.exec(text);
	const condition = match?.[1] === void 0 ? void 0 : readRestrictions(match[1], place)[0];
	if (match?.[2] === void 0 || condition === void 0) throw new PantryError(place.file, place.line, "a rule reads \"if has milk: not Vegan\".");
	return {
		condition,
		implied: readRestrictions(match[2], place)
	};
}
function addToList(lists, name, words) {
	lists.set(name, [...lists.get(name) ?? [], ...listOf$2(words)]);
}
function joinContinuedLines(file) {
	const lines = [];
	let open = "";
	let from = 0;
	for (const [index, raw] of file.text.split(/\r?\n/).entries()) {
		const text = raw.replace(/(^|\s)#.*$/, "").trim();
		if (open === "") from = index + 1;
		const whole = open === "" ? text : `${open} ${text}`;
		open = /[,|;]$/.test(whole) || whole.endsWith(":") && whole !== "all below:" ? whole : "";
		if (open === "" && whole !== "") lines.push({
			file: file.name,
			line: from,
			text: whole
		});
	}
	if (open !== "") lines.push({
		file: file.name,
		line: from,
		text: open
	});
	return lines;
}
function readPantry(files) {
	const lists = new Map();
	const read = {
		terms: [],
		rules: [],
		spellings: new Map(),
		lists
	};
	const drafts = [];
	for (const file of files) {
		let above = "";
		for (const { text, ...place } of joinContinuedLines(file)) {
			const list = /^\{([a-z ]+)\}\s*=(.*)$/.exec(text);
			const arrow = text.indexOf("->");
			if (list?.[1] !== void 0) addToList(lists, list[1], list[2] ?? "");
			else if (arrow > 0) {
				const standard = text.slice(arrow + 2).trim();
				for (const word of listOf$2(text.slice(0, arrow))) read.spellings.set(word, standard);
			} else if (text.startsWith("all below:")) above = text.slice(10);
			else if (/^if (has|not) /.test(text)) read.rules.push(readRule(text, place));
			else {
				const colon = text.indexOf(":");
				const names = colon < 0 ? text : text.slice(0, colon);
				const facets = colon < 0 ? "" : text.slice(colon + 1);
				drafts.push({
					...place,
					names,
					facets,
					above
				});
			}
		}
	}
	const facetsOf = facetReader();
	for (const draft of drafts) {
		const { file, line } = draft;
		const isFromTemplate = draft.names.includes("{");
		const shared = draft.facets.includes("{") ? void 0 : facetsOf(draft);
		for (const each of draft.names.split("|")) for (const one of isFromTemplate ? expandTemplate({
			...draft,
			names: each
		}, lists) : [{ names: each }]) {
			const names = listOf$2(one.names);
			if (names.length === 0) throw new PantryError(file, line, "a line needs a name.");
			const facets = shared ?? facetsOf({
				...draft,
				...one
			});
			read.terms.push({
				file,
				line,
				names,
				facets,
				isFromTemplate
			});
		}
	}
	return read;
}
// kitchen/src/safety/pantry/register-names.ts
function nameKey$1(name, spellings) {
	if (/^[a-z]+(?: [a-z]+)*$/.test(name)) {
		let key = "";
		let from = 0;
		for (let to = name.indexOf(" "); to >= 0; to = name.indexOf(" ", from)) {
			key += `${stemOf(name.slice(from, to), spellings)} `;
			from = to + 1;
		}
		return key + stemOf(from === 0 ? name : name.slice(from), spellings);
	}
	const exact = name.startsWith("\"");
	return tokenise(name.replaceAll("\"", "")).map((token) => exact ? `=${token.text}` : stemOf(token.text, spellings)).join(" ");
}
function registerLine(line, id, registry, spellings) {
	let added = 0;
	for (const name of line.names) {
		const key = nameKey$1(name, spellings);
		if (key === "") throw new PantryError(line.file, line.line, `"${name}" has no letters.`);
		const first = registry.byName.get(key);
		if (first === void 0) {
			registry.byName.set(key, id);
			added += 1;
		} else if (first !== id && !line.isFromTemplate) {
			const other = registry.lines[first];
			if (other.line === line.line && other.file === line.file) continue;
			registry.duplicates.push({
				file: line.file,
				line: line.line,
				name,
				firstFile: other.file,
				firstLine: other.line
			});
		}
	}
	return added;
}
function registerNames(lines, spellings) {
	const registry = {
		lines: [],
		byName: new Map(),
		duplicates: [],
		ordinaryNames: new Set()
	};
	const ordered = [...lines.filter((line) => !line.isFromTemplate), ...lines.filter((line) => line.isFromTemplate)];
	for (const line of ordered) {
		if (line.facets.flags.has("plain")) {
			for (const name of line.names) registry.ordinaryNames.add(nameKey$1(name, spellings));
			continue;
		}
		if (registerLine(line, registry.lines.length, registry, spellings) > 0) registry.lines.push(line);
	}
	return registry;
}
// kitchen/src/safety/pantry/terms.ts
const NOT_FOOD = [
	"no food",
	"thing",
	"verb",
	"opens",
	"compares",
	"likens",
	"hedges",
	"void",
	"denies next",
	"denies previous"
];
function nameOf$1({ names }) {
	return names[0].replaceAll("\"", "");
}
function parentsOf(line, registry, spellings) {
	return line.facets.parents.map((name) => {
		const id = registry.byName.get(nameKey$1(name, spellings)) ?? registry.byName.get(nameKey$1(`"${name}`, spellings));
		if (id === void 0) throw new PantryError(line.file, line.line, `"is ${name}" names no term of the pantry.`);
		return id;
	});
}
function kindsOf(parents, lines, made) {
	const kinds = new Set();
	const named = (id) => nameOf$1(lines[id]);
	let row = [...parents];
	while (row.length > 0) {
		for (const id of row) kinds.add(named(id));
		row = row.flatMap((id) => made[id].parents).filter((id) => !kinds.has(named(id)));
	}
	return [...kinds];
}
function resolveShared({ facets, isFromTemplate }, parents, parentTerms, kinds, general) {
	const ownFacts = overrideFacts(parentTerms.length === 0 ? NO_FACTS : mergeFacts(parentTerms.map((parent) => parent.ownFacts)), facets.states, isFromTemplate);
	const flags = facets.flags;
	return {
		parents,
		ownFacts,
		flags,
		kinds,
		facts: applyMaskRules(ownFacts, general),
		declaredMask: createMask([...facets.states.keys()]),
		explanations: facets.explanations,
		notes: [...new Set([...facets.notes, ...parentTerms.flatMap((parent) => parent.notes)])],
		substitutes: facets.substitutes.length > 0 ? facets.substitutes : parentTerms.find((parent) => parent.substitutes.length > 0)?.substitutes ?? [],
		claimedAwayMask: createMask(facets.claimedAway),
		carbs: facets.carbs ?? parentTerms.find((parent) => parent.carbs !== void 0)?.carbs,
		isFood: facets.claimedAway.length === 0 && !NOT_FOOD.some((flag) => flags.has(flag)) && parentTerms.every((parent) => parent.isFood)
	};
}
function resolve(registry, spellings, general) {
	const { lines } = registry;
	const made = new Array(lines.length);
	const open = new Set();
	const shared = new Map();
	const visit = (id) => {
		const known = made[id];
		if (known !== void 0) return known;
		const line = lines[id];
		if (open.has(id)) throw new PantryError(line.file, line.line, `"${line.names[0]}" is its own ancestor.`);
		let share = shared.get(line.facets);
		if (share === void 0) {
			open.add(id);
			const named = parentsOf(line, registry, spellings);
			const parents = named.filter((parent) => parent !== id);
			share = resolveShared(line, parents, parents.map(visit), kindsOf(parents, lines, made), general);
			if (parents.length === named.length) shared.set(line.facets, share);
			open.delete(id);
		}
		made[id] = share;
		return share;
	};
	for (const id of lines.keys()) visit(id);
	return made;
}
function internString() {
	const shared = new Map();
	return (value) => {
		const key = JSON.stringify(value);
		if (!shared.has(key)) shared.set(key, JSON.parse(key));
		return shared.get(key);
	};
}
function createInterner() {
	const once = internString();
	const flagSets = new Map();
	const flagsOf = (flags) => {
		const key = [...flags].join();
		const known = flagSets.get(key) ?? new Set(flags);
		flagSets.set(key, known);
		return known;
	};
	return (share) => ({
		parents: once(share.parents),
		kinds: once(share.kinds),
		flags: flagsOf(share.flags),
		ownFacts: once(share.ownFacts),
		facts: once(share.facts),
		declaredMask: share.declaredMask,
		explanations: once(share.explanations),
		notes: once(share.notes),
		substitutes: once(share.substitutes),
		claimedAwayMask: share.claimedAwayMask,
		carbs: share.carbs,
		isFood: share.isFood
	});
}
function indexTerms(values) {
	const all = [...new Set(values)];
	const numberOf = new Map(all.map((value, number) => [value, number]));
	return {
		all,
		numbers: Uint16Array.from(values, (value) => numberOf.get(value))
	};
}
function createTermStore(registry, spellings, general, table = new Map()) {
	const { lines } = registry;
	const { all, numbers: shareNumbers } = indexTerms(resolve(registry, spellings, general));
	const shares = all.map(createInterner());
	const { all: files, numbers: fileNumbers } = indexTerms(lines.map(({ file }) => file));
	const lineNumbers = Uint32Array.from(lines, ({ line }) => line);
	const namesOf = packTexts(lines.map(({ names }) => names.join()));
	const made = new Map();
	const make = (id) => {
		const names = namesOf(id).split(",");
		const name = names[0].replaceAll("\"", "");
		const [file, line] = [files[fileNumbers[id]], lineNumbers[id]];
		const share = shares[shareNumbers[id]];
		const listed = names.find((one) => table.has(one));
		const { carbs, isTrace } = table.get(listed ?? "") ?? {
			carbs: share.carbs,
			isTrace: false
		};
		return {
			id,
			name,
			names,
			...share,
			carbs,
			isTrace,
			file,
			line
		};
	};
	const at = (id) => {
		let term = made.get(id);
		if (term === void 0) {
			term = make(id);
			made.set(id, term);
		}
		return term;
	};
	return {
		at,
		all: () => Array.from(lineNumbers, (_, id) => at(id)),
		clearCache: () => made.clear()
	};
}
// kitchen/src/safety/pantry/trie.ts
function newNode() {
	return {
		next: void 0,
		term: -1,
		isExact: false,
		leadingClaim: 0,
		isVerb: false,
		isClauseOpener: false
	};
}
function insertName(branch, key) {
	let node = branch;
	for (const step of key.split(" ").slice(1)) {
		node.next ??= new Map();
		let child = node.next.get(step);
		if (child === void 0) {
			child = newNode();
			node.next.set(step, child);
		}
		if (step.startsWith("=")) node.isExact = true;
		node = child;
	}
	return node;
}
function claimOpening(key, terms, byName) {
	for (let at = key.indexOf(" "); at > 0; at = key.indexOf(" ", at + 1)) {
		const id = byName.get(key.slice(0, at));
		const takes = id === void 0 ? 0 : terms.at(id).claimedAwayMask;
		if (takes !== 0) return takes;
	}
	return 0;
}
function groupByFirstWord(byName) {
	const groups = new Map();
	let at = 0;
	for (const key of byName.keys()) {
		const space = key.indexOf(" ");
		const first = space < 0 ? key : key.slice(0, space);
		const group = groups.get(first);
		if (group === void 0) groups.set(first, [at]);
		else group.push(at);
		at += 1;
	}
	return packLists(groups);
}
function exactOpenings(byName) {
	const words = new Set();
	for (const key of byName.keys()) if (key.startsWith("=")) words.add(key.slice(1).split(" ", 1)[0]);
	return words;
}
const SHORTEST_JOINED = 7;
const LONGEST_JOINED = 40;
function joinedName$1(word, terms, byName) {
	if (word.length < SHORTEST_JOINED || word.length > LONGEST_JOINED) return -1;
	if (!/^[a-z]+$/.test(word) || byName.has(word)) return -1;
	for (let at = 1; at < word.length; at += 1) {
		const id = byName.get(`${word.slice(0, at)} ${word.slice(at)}`);
		const term = id === void 0 ? void 0 : terms.at(id);
		if (term?.isFood && !term.flags.has("group")) return term.id;
	}
	return -1;
}
const MAX_CACHED_BRANCHES = 2e4;
function createTrie(terms, byName) {
	const placesOf = groupByFirstWord(byName);
	const exactWords = exactOpenings(byName);
	const branches = new Map();
	const grow = (word) => {
		const branch = newNode();
		for (const at of placesOf(word)) {
			const key = byName.nameAt(at);
			const id = byName.get(key);
			const term = terms.at(id);
			if (term.flags.has("group")) continue;
			const node = insertName(branch, key);
			node.term = id;
			node.isVerb = term.flags.has("verb") || term.flags.has("opens");
			node.isClauseOpener = term.flags.has("opens");
			node.leadingClaim = term.isFood ? claimOpening(key, terms, byName) : 0;
		}
		if (branch.term < 0) branch.term = joinedName$1(word, terms, byName);
		return branch.term < 0 && branch.next === void 0 ? void 0 : branch;
	};
	return {
		findBranch(word) {
			if (branches.has(word)) return branches.get(word);
			if (branches.size > MAX_CACHED_BRANCHES) branches.clear();
			const branch = grow(word);
			branches.set(word, branch);
			return branch;
		},
		hasExactOpening: (word) => exactWords.has(word),
		clearCache: () => branches.clear()
	};
}
// kitchen/src/safety/pantry/rules.ts
function findTermByName(rules, name) {
	const id = rules.byName.get(nameKey$1(name, rules.spellings)) ?? rules.byName.get(nameKey$1(`"${name}`, rules.spellings));
	return id === void 0 ? void 0 : rules.termAt(id);
}
function hashVersion(text) {
	let one = 3735928559;
	let two = 1103547991;
	for (let at = 0; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		one = Math.imul(one ^ code, 2654435761);
		two = Math.imul(two ^ code, 1597334677);
	}
	one = Math.imul(one ^ one >>> 16, 2246822507) ^ Math.imul(two ^ two >>> 13, 3266489909);
	two = Math.imul(two ^ two >>> 16, 2246822507) ^ Math.imul(one ^ one >>> 13, 3266489909);
	return (4294967296 * (2097151 & two) + (one >>> 0)).toString(16).padStart(14, "0").slice(-10);
}
function stemsOf({ lists, spellings }, list) {
	return new Set(lists.get(list)?.map((word) => stemOf(word, spellings)));
}
function compileRules(files, carbs) {
	const sorted = [...files].sort((a, b) => a.name < b.name ? -1 : 1);
	const read = readPantry(sorted);
	const maskRules = compileMaskRules(read.rules);
	const registry = registerNames(read.terms, read.spellings);
	const spellings = withPluralSpellings(registry.lines, read.spellings);
	const terms = createTermStore(registry, read.spellings, maskRules, carbs);
	const byName = packNames(registry.byName);
	const trie = createTrie(terms, byName);
	return Object.freeze({
		version: hashVersion(sorted.map((file) => `${file.name}\n${file.text}`).join("\n")),
		get terms() {
			return terms.all();
		},
		termAt: terms.at,
		byName,
		trie,
		spellings,
		maskRules,
		generalRules: read.rules,
		ordinaryStems: registry.ordinaryNames,
		typoTargets: read.lists.get("guessed") ?? [],
		knownEndings: read.lists.get("endings") ?? [],
		tools: stemsOf(read, "tools"),
		vessels: stemsOf(read, "vessels"),
		bakedFoodStems: stemsOf(read, "bakes"),
		trailingStems: stemsOf(read, "behind"),
		leadingStems: new Set([...stemsOf(read, "adjectives"), ...stemsOf(read, "units")]),
		duplicateNames: registry.duplicates,
		clearCaches: () => {
			terms.clearCache();
			trie.clearCache();
			clearStemCache(spellings);
		}
	});
}
function maxTyposInWord(word) {
	return word.length >= 8 ? 2 : 1;
}
function isTypoOfShortWord(word, candidate) {
	if (word.length === candidate.length) return [...word].sort().join("") === [...candidate].sort().join("");
	const single = word.replace(/(.)\1/, "$1");
	return word.length === candidate.length + 1 && single === candidate;
}
function isTypo(word, candidate) {
	if (candidate.length === 4) return isTypoOfShortWord(word, candidate);
	if (candidate.length === 5 && word[0] !== candidate[0] && word.slice(0, 2) !== `${candidate[1]}${candidate[0]}`) return false;
	if (word.length < candidate.length - 1 && word.length < 7) return false;
	return editDistance(word, candidate) <= maxTyposInWord(candidate);
}
// kitchen/src/safety/match/typos.ts
const LONGEST$6 = 24;
const IDENTIFIED_BY_NEXT_WORD = [
	"soy",
	"fish",
	"egg"
];
const ALTERNATE_SPELLINGS = { soy: "soya" };
const typoIndexes = new WeakMap();
function createTypoIndex(rules) {
	const known = new Map();
	const deletes = new Map();
	const termByWord = new Map();
	const followingWords = new Map(IDENTIFIED_BY_NEXT_WORD.map((word) => [word, new Set()]));
	for (const key of rules.byName.keys()) {
		const words = key.split(" ");
		for (const word of words) known.set(word.replace("=", ""), 0);
		if (words.length === 2) followingWords.get(words[0])?.add(words[1]);
	}
	for (const name of rules.typoTargets) {
		const term = findTermByName(rules, name);
		const word = stemOf(name, rules.spellings);
		if (!term?.isFood) continue;
		if (word.length >= 4) termByWord.set(word, term);
		else if (name.length >= 4) termByWord.set(name, term);
	}
	for (const [spelling, word] of rules.spellings) {
		const term = termByWord.get(word);
		if (term !== void 0 && spelling.length > 4) termByWord.set(spelling, term);
	}
	const words = [...termByWord.keys()];
	for (const [at, word] of words.entries()) for (const short of deletionVariants(word, maxTyposInWord(word))) {
		const places = deletes.get(short);
		if (places === void 0) deletes.set(short, [at]);
		else places.push(at);
	}
	for (const ending of rules.knownEndings) {
		const term = findTermByName(rules, ending);
		if (term !== void 0 && !termByWord.has(ending)) termByWord.set(ending, term);
	}
	const endings = rules.knownEndings.filter((ending) => termByWord.has(ending));
	const shortWords = rules.typoTargets.filter((name) => name.length < 4);
	for (const name of shortWords) {
		const term = findTermByName(rules, name);
		if (term?.isFood) termByWord.set(name, term);
	}
	return {
		knownTokens: packNames(known),
		findByDeletion: packLists(deletes),
		words,
		termByWord,
		endings,
		shortWords,
		followingWords
	};
}
function getTypoIndex(rules) {
	let index = typoIndexes.get(rules);
	if (index === void 0) {
		index = createTypoIndex(rules);
		typoIndexes.set(rules, index);
	}
	return index;
}
function guess$1(index, word) {
	let best;
	let least = 3;
	for (const short of deletionVariants(word, word.length >= 7 ? 2 : 1)) for (const at of index.findByDeletion(short)) {
		const candidate = index.words[at];
		if (!isTypo(word, candidate)) continue;
		const far = editDistance(word, candidate);
		if (far < least || far === least && candidate < (best ?? "")) [best, least] = [candidate, far];
	}
	return best;
}
function guessDoubledLetter(index, word) {
	if (word.length !== 4) return void 0;
	return index.shortWords.find((candidate) => [...word].some((letter, at) => letter === word[at + 1] && word.slice(0, at) + word.slice(at + 1) === candidate));
}
function guessFromNextWord(rules, index, read, at) {
	const word = read.stems[at];
	const next = read.tokens[at + 1]?.gap === "joined" ? read.stems[at + 1] : void 0;
	if (next === void 0 || word.length < 2 || word.length > 5) return void 0;
	const isNear = (one) => editDistance(word, one) === 1 || editDistance(word, ALTERNATE_SPELLINGS[one] ?? one) === 1;
	const candidate = IDENTIFIED_BY_NEXT_WORD.find((one) => index.followingWords.get(one)?.has(next) && isNear(one));
	return candidate === void 0 || index.knownTokens.has(word) || rules.ordinaryStems.has(word) || !/^[a-z]+$/.test(word) ? void 0 : candidate;
}
function findKnownEnding(index, word) {
	return index.endings.find((ending) => word.length > ending.length + 1 && word.endsWith(ending));
}
const guesses$1 = new WeakMap();
const MOST_GUESSES$1 = 2e4;
function cachedGuess$1(index, word) {
	let memory = guesses$1.get(index);
	if (memory === void 0 || memory.size > MOST_GUESSES$1) {
		memory = new Map();
		guesses$1.set(index, memory);
	}
	if (!memory.has(word)) memory.set(word, guess$1(index, word) ?? guessDoubledLetter(index, word) ?? findKnownEnding(index, word));
	return memory.get(word);
}
function couldBeTypo(rules, index, word) {
	if (word.length < 4 || word.length > LONGEST$6 || !/^[a-z]+$/.test(word)) return false;
	return !index.knownTokens.has(word) && !rules.ordinaryStems.has(word);
}
function findMeantWord(rules, index, stem, text) {
	const bare = text.endsWith("s") ? text.replace(/s+$/, "") : text;
	if (text.endsWith("ss") && index.termByWord.has(bare)) return bare;
	if (index.knownTokens.has(stem) || rules.ordinaryStems.has(stem)) return void 0;
	for (const word of new Set([
		stem,
		text,
		bare
	])) {
		const candidate = couldBeTypo(rules, index, word) ? cachedGuess$1(index, word) : void 0;
		if (candidate !== void 0) return candidate;
	}
}
function findSplitWordAt(rules, index, { tokens }, at) {
	const next = tokens[at + 1];
	if (next?.gap !== "joined") return void 0;
	const whole = tokens[at].text + next.text;
	if (whole.length <= 4) return void 0;
	return [whole, stemOf(whole, rules.spellings)].find((one) => index.termByWord.has(one));
}
const UNIT_WITHOUT_SPACE = /^(?:kg|g|mg|ml|cl|dl|l|x|oz|lb|lbs|tsp|tbsp|tbs|cups?|tins?|cans?)(?=[a-z]{3})/;
function findTermAfterUnit(rules, { tokens, stems }, at) {
	const before = tokens[at - 1];
	const token = tokens[at];
	if (before?.end !== token.start || !/\p{N}/u.test(before.text)) return void 0;
	const unit = UNIT_WITHOUT_SPACE.exec(token.text)?.[0];
	if (unit === void 0 || token.text.length > LONGEST$6) return void 0;
	if (rules.byName.has(stems[at])) return void 0;
	const term = findTermByName(rules, token.text.slice(unit.length));
	return term?.isFood ? term : void 0;
}
function findTypos(rules, read) {
	const index = getTypoIndex(rules);
	const found = [];
	let match = 0;
	for (let at = 0; at < read.stems.length; at += 1) {
		while ((read.matches[match]?.to ?? Number.POSITIVE_INFINITY) <= at) match += 1;
		if ((read.matches[match]?.from ?? Number.POSITIVE_INFINITY) <= at) continue;
		const word = read.stems[at];
		const whole = findSplitWordAt(rules, index, read, at);
		if (whole !== void 0) {
			found.push({
				from: at,
				to: at + 2,
				term: index.termByWord.get(whole),
				word: whole
			});
			continue;
		}
		const glued = findTermAfterUnit(rules, read, at);
		if (glued !== void 0) {
			found.push({
				from: at,
				to: at + 1,
				term: glued,
				word: glued.name
			});
			continue;
		}
		const { text } = read.tokens[at];
		const candidate = findMeantWord(rules, index, word, text) ?? guessFromNextWord(rules, index, read, at);
		if (candidate === void 0) continue;
		found.push({
			from: at,
			to: at + 1,
			term: index.termByWord.get(candidate),
			word: candidate
		});
	}
	return found;
}
// kitchen/src/safety/match/distant-typos.ts
const SHORTEST = 3;
const LONGEST$5 = 24;
const MIN_TWO_EDIT_LENGTH = 6;
const MIN_FREE_START_LENGTH = 8;
function lettersOf(word) {
	let mask = 0;
	for (let at = 0; at < word.length; at += 1) mask |= 1 << word.charCodeAt(at) - 97;
	return mask;
}
function bitsOf(mask) {
	let bits = 0;
	for (let rest = mask; rest !== 0; rest &= rest - 1) bits += 1;
	return bits;
}
function maxDistance(word, candidate) {
	if (candidate.length >= MIN_FREE_START_LENGTH) return 2;
	return candidate.length >= MIN_TWO_EDIT_LENGTH && word[0] === candidate[0] ? 2 : 1;
}
const candidates = new WeakMap();
function candidatesOf(index) {
	let all = candidates.get(index);
	if (all === void 0) {
		all = [...index.words, ...index.shortWords].filter((word) => /^[a-z]+$/.test(word)).map((word) => ({
			word,
			letters: lettersOf(word)
		}));
		candidates.set(index, all);
	}
	return all;
}
function guess(index, word) {
	const letters = lettersOf(word);
	let best;
	let least = 3;
	for (const one of candidatesOf(index)) {
		const reach = Math.min(maxDistance(word, one.word), least - 1);
		if (Math.abs(one.word.length - word.length) > reach) continue;
		if (bitsOf(letters ^ one.letters) > 2 * reach) continue;
		const far = editDistance(word, one.word, reach);
		if (far <= reach) [best, least] = [one.word, far];
	}
	return best;
}
const PREPARATION_WORD$1 = /...(?:ed|ing|ly)$/;
function isUnknownWord(rules, index, word) {
	if (word.length < SHORTEST || word.length > LONGEST$5 || !/^[a-z]+$/.test(word)) return false;
	if (index.knownTokens.has(word) || rules.ordinaryStems.has(word)) return false;
	return !PREPARATION_WORD$1.test(word) && !rules.trailingStems.has(word) && !rules.leadingStems.has(word);
}
const guesses = new WeakMap();
const MOST_GUESSES = 2e4;
function cachedGuess(index, word) {
	let memory = guesses.get(index);
	if (memory === void 0 || memory.size > MOST_GUESSES) {
		memory = new Map();
		guesses.set(index, memory);
	}
	if (!memory.has(word)) memory.set(word, guess(index, word) ?? guess(index, collapseDoubledLetters(word)));
	return memory.get(word);
}
function findDistantTypos(rules, read, near) {
	const index = getTypoIndex(rules);
	const covered = new Set([...read.matches, ...near].flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
	return read.stems.flatMap((word, at) => {
		if (covered.has(at) || !isUnknownWord(rules, index, word)) return [];
		const candidate = cachedGuess(index, word);
		if (candidate === void 0) return [];
		const term = index.termByWord.get(candidate);
		return term === void 0 ? [] : [{
			from: at,
			to: at + 1,
			term,
			word: candidate
		}];
	});
}
// kitchen/src/safety/match/ambiguous-names.ts
function findSeparateFoods(rules, { matches, stems, tokens }, index) {
	const { term, from, to } = matches[index];
	if (!term.flags.has("loose")) return [];
	const next = matches[index + 1];
	if (next?.from !== to || !next.term.isFood || tokens[to]?.gap !== "joined") return [];
	for (let at = from + 1; at < to; at += 1) {
		const parts = [[from, at], [at, to]].flatMap(([start = 0, end = 0]) => {
			const id = rules.byName.get(stems.slice(start, end).join(" "));
			return id === void 0 ? [] : [{
				term: rules.termAt(id),
				from: start,
				to: end,
				leadingClaim: 0
			}];
		});
		if (parts.length === 2) return parts;
	}
	return [];
}
// kitchen/src/safety/match/inverted-names.ts
const LONGEST_FOOD = 2;
const LONGEST_KIND = 3;
const FARTHEST_KIND = 2;
const MOST_PARTS = 5;
const COMMA = /^[\s\p{Cf}\p{M}]*[,\uff0c][\s\p{Cf}\p{M}]*$/u;
const QUALIFIED = /^[\s\p{Cf}\p{M}]*[:\uff1a(\uff08[][\s\p{Cf}\p{M}]*$/u;
const LINKS = new Set([
	"and",
	"or",
	"with"
]);
const REPORTED_MASK = ALLERGEN_MASK | restrictionBit("Vegetarian") | restrictionBit("Vegan");
function separatorKind(between) {
	if (COMMA.test(between)) return "comma";
	return QUALIFIED.test(between) ? "qualified" : "other";
}
function isJoined(text, tokens, at) {
	const token = tokens[at];
	if (token === void 0 || token.gap === "joined") return token !== void 0;
	return /^\s*%\s*$/.test(text.slice(tokens[at - 1]?.end, token.start));
}
function partsOf$1(text, { tokens }) {
	const parts = [];
	for (let from = 0; from < tokens.length && parts.length < MOST_PARTS;) {
		let to = from + 1;
		while (isJoined(text, tokens, to)) to += 1;
		const between = from === 0 ? "" : text.slice(tokens[from - 1]?.end, tokens[from]?.start);
		parts.push({
			from,
			to,
			by: separatorKind(between)
		});
		from = to;
	}
	return parts;
}
const foodsIn = ({ matches }, from, to) => matches.filter((match) => match.term.isFood && match.from >= from && match.from < to);
function wholeName(rules, { stems }, head, kind) {
	const linked = stems.slice(kind.from, kind.to).findIndex((stem) => LINKS.has(stem));
	const ends = linked > 0 ? [kind.to, kind.from + linked] : [kind.to];
	for (const end of ends) {
		if (end - kind.from > LONGEST_KIND) continue;
		const name = [...stems.slice(kind.from, end), ...stems.slice(head.from, head.to)].join(" ");
		const id = rules.byName.get(name);
		const term = id === void 0 ? void 0 : rules.termAt(id);
		if (term?.isFood && !term.flags.has("loose")) return {
			head,
			end,
			kind,
			term
		};
	}
}
function isMoreSpecific(read, { head, term }) {
	const [food] = foodsIn(read, head.from, head.to);
	const { contains, mayContain } = term.facts;
	return food === void 0 || food.term.facts.contains !== contains || food.term.facts.mayContain !== mayContain;
}
function findInvertedName(rules, read, parts) {
	for (const at of [0, 1]) {
		const head = parts[at];
		if (head === void 0 || head.to - head.from > LONGEST_FOOD) return void 0;
		if (at > 0 && head.by === "other") return void 0;
		let inverted;
		for (const kind of parts.slice(at + 1, at + 1 + FARTHEST_KIND)) {
			if (kind.by === "other") break;
			inverted = wholeName(rules, read, head, kind) ?? inverted;
			if (inverted !== void 0 && isMoreSpecific(read, inverted)) return inverted;
			if (foodsIn(read, kind.from, kind.to).length > 0) break;
		}
		if (inverted !== void 0) return inverted;
	}
}
function continuesList(read, parts, { kind }) {
	if (kind.by === "qualified") return false;
	const behind = parts.slice(parts.indexOf(kind) + 1);
	const last = parts.at(-1);
	return behind.some(({ from, by }) => by !== "qualified" && foodsIn(read, from, from + 1).length > 0) || foodsIn(read, last.to, read.tokens.length).length > 0;
}
const isClaim = ({ matches }, { from, to }) => matches.some((match) => match.term.claimedAwayMask !== 0 && match.from === from && match.to === to);
function losesFacts(lost, { facts }) {
	return lost.some(({ term }) => term.facts.contains & ~(facts.contains | facts.mayContain) & REPORTED_MASK);
}
function couldBeTwoFoods(read, inverted) {
	const { kind, end } = inverted;
	if (foodsIn(read, end, read.tokens.length).length > 0 || kind.by === "qualified") return true;
	if (read.tokens.length > end) return false;
	return foodsIn(read, kind.from, end).length > 0;
}
function applyInversion(read, inverted) {
	const { head, kind, end, term } = inverted;
	const before = read.matches.filter(({ from }) => from < kind.from);
	const behind = read.matches.filter(({ from }) => from >= end);
	const heads = foodsIn(read, head.from, head.to);
	const own = heads.length > 0 ? heads : foodsIn(read, kind.from, end);
	const [doubtful] = couldBeTwoFoods(read, inverted) && losesFacts(own, term) ? own : [];
	const around = before.filter((match) => !heads.includes(match) && match !== doubtful);
	const whole = {
		term,
		from: doubtful === void 0 ? head.from : kind.from,
		to: end,
		leadingClaim: 0
	};
	const first = doubtful === void 0 ? [] : [doubtful];
	if (doubtful !== void 0 && doubtful.to > whole.from) whole.from = doubtful.to;
	if (whole.from >= end) return {
		...read,
		doubtfulIndex: read.matches.indexOf(doubtful)
	};
	const matches = [
		...around,
		...first,
		whole,
		...behind
	].sort((a, b) => a.from - b.from);
	return {
		...read,
		matches,
		doubtfulIndex: doubtful === void 0 ? -1 : matches.indexOf(doubtful)
	};
}
function matchInvertedName(rules, text, read) {
	const straight = {
		...read,
		doubtfulIndex: -1
	};
	const parts = partsOf$1(text, read);
	const [first] = parts;
	const opening = read.tokens.slice(first?.from, first?.to);
	if (parts.length < 2 || opening.some(({ text: word }) => /\p{N}/u.test(word))) return straight;
	const inverted = findInvertedName(rules, read, parts);
	if (inverted === void 0) return straight;
	if (continuesList(read, parts, inverted) && !isClaim(read, inverted.kind)) return losesFacts(foodsIn(read, inverted.head.from, inverted.end), inverted.term) ? straight : applyInversion(read, inverted);
	return applyInversion(read, inverted);
}
// kitchen/src/safety/scope/claims.ts
const BOUNDARIES = new Set("and or nor with without in into on onto over from to then than for plus but instead until while".split(" "));
const FILLERS = new Set([
	"added",
	"any",
	"additional",
	"extra",
	"other"
]);
const LONGEST_PHRASE = 12;
const NUTS_MASK = restrictionBit("tree nuts") | restrictionBit("peanuts");
const ANIMAL_MASK = restrictionBit("Vegetarian") | restrictionBit("Vegan");
const SPREADING_CLAIM_MASK = restrictionBit("wheat") | restrictionBit("Gluten-Free");
const JOINERS = new Set("made prepared baked cooked that is are which with containing".split(" "));
function numberNounPhrases(read) {
	const phrases = new Int32Array(read.tokens.length);
	let phrase = 0;
	let match = 0;
	for (let at = 0; at < read.tokens.length; at += 1) {
		while ((read.matches[match]?.to ?? Number.POSITIVE_INFINITY) <= at) match += 1;
		const boundary = !((read.matches[match]?.from ?? Number.POSITIVE_INFINITY) <= at) && BOUNDARIES.has(read.stems[at]);
		if (boundary || read.tokens[at]?.gap !== "joined") phrase += 1;
		phrases[at] = phrase;
		if (boundary) phrase += 1;
	}
	return phrases;
}
function isVoidClaim(read, index) {
	const match = read.matches[index];
	const next = read.matches[index + 1];
	if (next !== void 0 && next.from === match.to && next.term.flags.has("void")) return true;
	return match.from > 0 && NEGATIONS.has(read.stems[match.from - 1]);
}
function claimAt(read, index) {
	const { term, from, leadingClaim } = read.matches[index];
	if (term.claimedAwayMask !== 0) return {
		taken: term.claimedAwayMask,
		doubted: term.ownFacts.mayContain,
		first: index
	};
	if (leadingClaim !== 0) return {
		taken: leadingClaim & SPREADING_CLAIM_MASK,
		doubted: 0,
		first: index
	};
	const before = read.matches[index - 1];
	if (!term.flags.has("denies previous") || before === void 0) return void 0;
	if (!before.term.isFood || before.to !== from || read.tokens[from]?.gap !== "joined") return void 0;
	const { contains, mayContain } = before.term.facts;
	const allergens = (contains | mayContain) & ALLERGEN_MASK;
	return {
		taken: allergens === 0 ? contains & ANIMAL_MASK : 0,
		doubted: allergens,
		first: index - 1
	};
}
const WHEATS = new Set("wheat spelt einkorn emmer farro kamut durum seitan freekeh bulgur".split(" "));
const NUTS$2 = new Set("almond cashew walnut pecan hazelnut pistachio macadamia filbert praline marzipan".split(" "));
function restrictionsInName(read, at, taken) {
	const { term, from, to } = read.matches[at];
	const names = read.stems.slice(from, to);
	let restrictions = 0;
	if ((taken & NUTS_MASK) === NUTS_MASK) {
		restrictions |= term.facts.contains & restrictionBit("peanuts");
		if (names.some((name) => NUTS$2.has(name))) restrictions |= restrictionBit("tree nuts");
	}
	if (names.some((name) => WHEATS.has(name))) {
		restrictions |= restrictionBit("wheat");
		if (!names.includes("starch")) restrictions |= restrictionBit("Gluten-Free");
	}
	return restrictions & taken;
}
function applyClaim(read, phrases, index, effects) {
	const claim = claimAt(read, index);
	if (claim === void 0) return;
	const voided = isVoidClaim(read, index);
	if (claim.first !== index) effects.isDenied[claim.first] = !voided;
	if (voided) return;
	const from = read.matches[claim.first].from;
	const take = (at) => {
		const restrictions = restrictionsInName(read, at, claim.taken);
		effects.removedMasks[at] = effects.removedMasks[at] | claim.taken & ~restrictions;
		effects.doubtfulMasks[at] = effects.doubtfulMasks[at] | claim.doubted;
		effects.claimStarts[at] = Math.min(effects.claimStarts[at], from);
	};
	const own = phrases[read.matches[index].from];
	let covered = false;
	const last = Math.min(read.matches.length, index + 1 + LONGEST_PHRASE);
	for (let at = index + 1; at < last; at += 1) {
		const other = read.matches[at];
		if (phrases[other.from] !== own) break;
		if (other.term.isFood) {
			take(at);
			covered = true;
		}
	}
	if (!covered && !read.matches[index].term.isFood) findFoodBeforeClaim(read, index, claim.first, take);
}
function findFoodBeforeClaim(read, index, first, take) {
	const before = first - 1;
	const previous = read.matches[before];
	if (previous === void 0 || !previous.term.isFood) return;
	const from = read.matches[first].from;
	for (let at = previous.to; at < from; at += 1) if (read.tokens[at]?.gap !== "joined" || !JOINERS.has(read.stems[at])) return;
	const gap = read.tokens[from]?.gap;
	const after = read.tokens[read.matches[index].to];
	const alone = gap === "opened" && (after === void 0 || after.gap !== "joined");
	if (gap === "joined" || alone) take(before);
}
const VAGUE_DENIALS = new Set([
	"without",
	"sans",
	"minus"
]);
function denyNextFood(read, index, effects, cautious) {
	const { term, to } = read.matches[index];
	const next = read.matches[index + 1];
	if (!term.flags.has("denies next") || next === void 0) return;
	if (cautious && VAGUE_DENIALS.has(read.stems[to - 1])) return;
	for (let at = to; at <= next.from; at += 1) {
		if (read.tokens[at]?.gap !== "joined") return;
		if (at < next.from && !FILLERS.has(read.stems[at])) return;
	}
	effects.isDenied[index + 1] = true;
}
function markHedged(text, read, index, effects) {
	const { term, to } = read.matches[index];
	if (!term.flags.has("hedges") || effects.isHedged[index]) return;
	let end = to;
	while (end < read.tokens.length) {
		const between = text.slice(read.tokens[end - 1]?.end, read.tokens[end]?.start);
		if (/[.;)\]!?\n]/.test(between)) break;
		end += 1;
	}
	for (let at = index; at < read.matches.length; at += 1) {
		if (read.matches[at].from >= end) break;
		effects.isHedged[at] = true;
	}
}
// kitchen/src/safety/scope/modifier-foods.ts
function joined$3(read, at) {
	return read.tokens[at]?.gap === "joined";
}
const MEASURES = new Set("shaped shape sized coloring consistency thickness style colored coloured grip motion aisle counter stall department street avenue creek county".split(" "));
const PLACES = new Set("aisle counter stall department street avenue creek county".split(" "));
const HYPHENED = new Set("like thin thick soft smooth brown golden yellow white crisp light esque y size texture form fashion length width long wide deep high red pink green gray blue orange black purple tan pale dark fine flat dry tender hard firm warm cold gold round bright sharp crunchy heavy less patterned printed themed shucking poaching opening peeling boiling grating cutting making slicing".split(" "));
const TIN_VERBS = new Set([
	"butter",
	"flour",
	"bread",
	"egg",
	"cheese",
	"crumb",
	"breadcrumb"
]);
const BAKEWARE = new Set([
	"tin",
	"pan",
	"hoop",
	"stone",
	"peel"
]);
const GREASED_THINGS = new Set("tin pan tray dish mold basin ramekin sheet mat griddle skillet saucepan bowl paper board plate rack cup iron glass jar".split(" "));
const COOKING_VERBS = new Set("fried fry seared roasted broiled grilled juice dripping sauce side".split(" "));
function between(text, read, at) {
	return text.slice(read.tokens[at - 1]?.end, read.tokens[at]?.start).replace(/[\p{Cf}\p{M}]/gu, "");
}
function behindHyphen(text, read, at) {
	return /^[-\u2010\u2011]$/.test(between(text, read, at));
}
function isVerb(read, { from, to }) {
	if (to - from !== 1 || !GREASED_THINGS.has(read.stems[to])) return false;
	return TIN_VERBS.has(read.stems[from]) && startsClause(read, from);
}
const EMPTIED = new Set([
	"empty",
	"emptied",
	"old",
	"recycled",
	"unused"
]);
const ARTICLES$2 = new Set([
	"a",
	"an",
	"the",
	"your",
	"some",
	"any"
]);
function isEmptied(read, { from }) {
	if (from < 2 || !joined$3(read, from) || !joined$3(read, from - 1)) return false;
	return EMPTIED.has(read.stems[from - 1]) && ARTICLES$2.has(read.stems[from - 2]);
}
function isBakeware(read, at) {
	return BAKEWARE.has(read.stems[at]) || read.tokens[at]?.text === "ring";
}
function compareTools(rules, text, read, index, effects) {
	const match = read.matches[index];
	const { to } = match;
	const behind = read.stems[to];
	if (!joined$3(read, to) || isVerb(read, match)) return;
	if (behindHyphen(text, read, to + 1) || COOKING_VERBS.has(read.stems[to + 1])) return;
	const tin = isBakeware(read, to) && rules.bakedFoodStems.has(read.stems[to - 1]);
	const empty = rules.vessels.has(behind) && isEmptied(read, match);
	if (tin || empty || rules.tools.has(behind)) effects.isDenied[index] = true;
	else if (rules.vessels.has(behind)) effects.isHedged[index] = true;
}
const SPANS = new Set([
	"width",
	"length",
	"breadth",
	"diameter",
	"height",
	"depth",
	"size"
]);
const ONE$2 = new Set([
	"a",
	"an",
	"one",
	"half"
]);
function isMeasuringComparison(read, { from, to }) {
	if (from === 0 || !joined$3(read, from) || !joined$3(read, to)) return false;
	return ONE$2.has(read.stems[from - 1]) && SPANS.has(read.stems[to]);
}
const COLOUR_SHADES = new Set("white cream yellow gold golden orange pink red purple blue green gray brown tan black".split(" "));
const GOES_ON = new Set("and or with in when at on before all but as by then".split(" "));
function isShade(read, index) {
	const { from, to } = read.matches[index];
	if (!joined$3(read, to) || !COLOUR_SHADES.has(read.stems[to])) return false;
	if (read.matches[index + 1]?.from === to || DETERMINERS$1.has(read.stems[from - 1])) return false;
	return !joined$3(read, to + 1) || GOES_ON.has(read.stems[to + 1]);
}
function isForTool(rules, read, to) {
	if (!/...ing$/.test(read.stems[to] ?? "") || !joined$3(read, to) || !joined$3(read, to + 1)) return false;
	const tool = read.stems[to + 1];
	return rules.tools.has(tool) || rules.vessels.has(tool);
}
const PEOPLE_AND_ILLNESSES = new Set("allergy intolerance sufferer hater lover".split(" "));
function markModifiers(rules, text, read, index, effects) {
	const { term, from, to } = read.matches[index];
	if (!term.isFood) return;
	const behind = read.stems[to] ?? "";
	if (isForTool(rules, read, to)) effects.isHedged[index] = true;
	if (rules.tools.has(behind) || rules.vessels.has(behind) || isBakeware(read, to)) compareTools(rules, text, read, index, effects);
	if (isMeasuringComparison(read, read.matches[index])) effects.isDenied[index] = true;
	if (isShade(read, index) || PEOPLE_AND_ILLNESSES.has(behind) && joined$3(read, to)) effects.isHedged[index] = true;
	if (!(MEASURES.has(behind) || HYPHENED.has(behind))) return;
	const pointed = from > 0 && DETERMINERS$1.has(read.stems[from - 1]);
	const measured = MEASURES.has(behind) && between(text, read, to).trim() === "" && (!pointed || PLACES.has(behind));
	if (behindHyphen(text, read, to) || measured) effects.isDenied[index] = true;
	else if (behind === "size" && joined$3(read, to)) effects.isHedged[index] = true;
}
// kitchen/src/safety/scope/comparisons.ts
const COMPARED = new Set("a an some very really thick thin soft softened melted whipped runny light heavy cold warm hot cool wet fine coarse small little large tiny good loose smooth silky stiff lightly half room temperature set firm fresh big single double damp moist dry rough chunky pale golden white brown clumpy sticky crisp hard split curdled clotted grated ground toasted beaten boiled poached scrambled strained salted pouring cooked raw dried flaked shredded crushed spreadable ripe roasted roasting toasting baking frying warmed baby nearly almost most many any other every of as slice piece stick block loaf sheet lump grain strip ball just".split(" "));
const COUNTED$2 = new Set("well much many little few soon long far often just such".split(" "));
const SHARE_WORDS = new Set("rest remainder last half amount same other top".split(" "));
const SENSE_WORDS = new Set("smell smelling taste tasting reek".split(" "));
const DEGREE_WORDS = new Set("a little bit rather more".split(" "));
const OF = new Set([
	"of",
	"on",
	"in",
	"inside"
]);
const STOPS = new Set("and nor with without in into on onto over from to then for until while add".split(" "));
const FARTHEST$1 = 4;
function joined$2(read, at) {
	return read.tokens[at]?.gap === "joined";
}
function skipWhole(read, at) {
	if (read.stems[at] !== "the" || SHARE_WORDS.has(read.stems[at + 1])) return at;
	return joined$2(read, at) && joined$2(read, at + 1) && joined$2(read, at + 2) && OF.has(read.stems[at + 2]) ? at + 3 : at;
}
const ANYONE = new Set([
	"you",
	"one",
	"they",
	"people"
]);
const WOULD = new Set([
	"would",
	"might",
	"do",
	"did",
	"should",
	"youd"
]);
const ARTICLES$1 = new Set([
	"a",
	"an",
	"some"
]);
function skipClause(read, from, food) {
	let at = from;
	if (ANYONE.has(read.stems[at]) && WOULD.has(read.stems[at + 1])) at += 2;
	else if (read.stems[at] === "youd") at += 1;
	if (!WOULD.has(read.stems[at - 1])) return from;
	return (ARTICLES$1.has(read.stems[food - 1]) ? food - 1 : food) === at + 1 && !DETERMINERS$1.has(read.stems[at]) ? at + 1 : at;
}
const PARTS_OF = new Set(["of", "on"]);
function skipPart(read, at) {
	if (DETERMINERS$1.has(read.stems[at]) || STOPS.has(read.stems[at])) return at;
	return joined$2(read, at) && joined$2(read, at + 1) && PARTS_OF.has(read.stems[at + 1]) && joined$2(read, at + 2) ? at + 2 : at;
}
function skipUnknownWords(read, from, next, link) {
	for (let at = from; at < Math.min(next, from + FARTHEST$1); at += 1) {
		if (read.stems[at] === link && joined$2(read, at)) return at + 1;
		if (!joined$2(read, at) || STOPS.has(read.stems[at])) return -1;
	}
	return -1;
}
function isQualityBefore(read, at, begin) {
	const word = read.stems[at];
	return at === begin - 1 && !DETERMINERS$1.has(word) && !STOPS.has(word) && word !== "or";
}
function isSaid(read, at, begin, soft) {
	if (at === begin - 1 && /...ed$/.test(read.stems[at])) return true;
	return soft && isQualityBefore(read, at, begin);
}
function markCompared(read, from, next, soft, effects) {
	const link = read.stems[from - 1] === "between" ? "and" : "or";
	const begun = skipClause(read, from, read.matches[next]?.from ?? 0);
	let at = skipWhole(read, begun);
	let mark = soft || at !== begun ? effects.isHedged : effects.isDenied;
	for (let other = next; other < read.matches.length; other += 1) {
		const { from: begin, to, term } = read.matches[other];
		if (to <= at) continue;
		while (at < begin) {
			if (!joined$2(read, at)) return;
			const part = skipPart(read, at);
			if (COMPARED.has(read.stems[at]) || isSaid(read, at, begin, soft)) at += 1;
			else if (part > at && part <= begin) {
				at = part;
				mark = effects.isHedged;
			} else {
				at = other === next ? skipUnknownWords(read, at, begin, link) : -1;
				if (at < 0) return;
				mark = effects.isHedged;
			}
		}
		if (!joined$2(read, begin) || !term.isFood) return;
		mark[other] = true;
		at = to;
		if (read.stems[at] !== link || !joined$2(read, at)) return;
		at += 1;
	}
}
function markComparison(rules, text, read, index, effects) {
	markModifiers(rules, text, read, index, effects);
	const { term, to } = read.matches[index];
	const soft = term.flags.has("likens");
	if (soft || term.flags.has("compares")) markCompared(read, to, index + 1, soft, effects);
}
function endsQuality(read, at) {
	if (read.stems[at] !== "as" || read.stems[at - 2] !== "as") return false;
	return joined$2(read, at) && joined$2(read, at - 1) && !COUNTED$2.has(read.stems[at - 1]);
}
const AS_IF_SUBJECTS = new Set("you one were was are youre about we".split(" "));
const PARTICLES = new Set([
	"in",
	"up",
	"out",
	"over",
	"into",
	"down",
	"with"
]);
function endsAsIf(read, at) {
	if (!read.stems[at].endsWith("ing") || !joined$2(read, at)) return false;
	for (let back = at - 1; back >= Math.max(0, at - 4); back -= 1) {
		const stem = read.stems[back];
		if (stem === "imagine" || stem === "pretend") return true;
		if (!joined$2(read, back)) return false;
		if (stem === "if" || stem === "though") return read.stems[back - 1] === "as";
		if (!AS_IF_SUBJECTS.has(stem) && !stem.endsWith("ly")) return false;
	}
	return false;
}
function endsSense(read, at) {
	if (read.stems[at] !== "of" || !joined$2(read, at)) return false;
	for (let back = at - 1; back >= Math.max(0, at - 3); back -= 1) {
		const stem = read.stems[back];
		if (SENSE_WORDS.has(stem)) return true;
		if (!joined$2(read, back) || !(DEGREE_WORDS.has(stem) || stem.endsWith("ly"))) return false;
	}
	return false;
}
function markComparedQualities(read, effects) {
	let next = 0;
	for (let at = 1; at < read.stems.length; at += 1) {
		const soft = endsSense(read, at);
		const likened = !soft && endsAsIf(read, at);
		if (!soft && !likened && !endsQuality(read, at)) continue;
		while ((read.matches[next]?.from ?? Number.POSITIVE_INFINITY) <= at) next += 1;
		const particle = likened && PARTICLES.has(read.stems[at + 1]) ? 1 : 0;
		markCompared(read, at + 1 + particle, next, soft, effects);
	}
}
// kitchen/src/safety/scope/milk-in-drinks.ts
const MILK = restrictionBit("milk");
const BETWEEN = new Set("with made using on of from for the a an your each warm hot cold".split(" "));
function isPlantMilk(read, { term, to }) {
	if (read.stems[to - 1] !== "milk" || !term.isFood) return false;
	return ((term.facts.contains | term.facts.mayContain) & MILK) === 0;
}
function findPlantMilkBeside(read, left, right) {
	for (let at = left.to; at <= right.from; at += 1) {
		if (read.tokens[at]?.gap !== "joined") return false;
		if (at < right.from && !BETWEEN.has(read.stems[at])) return false;
	}
	return true;
}
function findReplacedMilk(read, index) {
	const drink = read.matches[index];
	if (!drink.term.flags.has("poured")) return 0;
	const before = read.matches[index - 1];
	const after = read.matches[index + 1];
	return before !== void 0 && isPlantMilk(read, before) && findPlantMilkBeside(read, before, drink) || after !== void 0 && isPlantMilk(read, after) && findPlantMilkBeside(read, drink, after) ? MILK : 0;
}
// kitchen/src/safety/scope/neighbouring-foods.ts
const FISH = restrictionBit("fish");
const SHELLFISH = restrictionBit("shellfish");
const MOST_FOODS = 40;
const NUTS$1 = restrictionBit("tree nuts") | restrictionBit("peanuts");
const POSSESSIVE_LINKS = new Set([
	"with",
	"their",
	"it",
	"its",
	"the"
]);
const STATES$2 = new Set("on off in left still attached intact removed reserved discarded trimmed included".split(" "));
function isStateOfPart({ tokens, stems }, to) {
	let at = to;
	while (tokens[at]?.gap === "joined") {
		if (!STATES$2.has(stems[at])) return false;
		at += 1;
	}
	return true;
}
function fishOfPart(read, index) {
	const { from, to } = read.matches[index];
	const owner = read.matches[index - 1];
	if (owner === void 0 || (owner.term.facts.contains & SHELLFISH) === 0) return 0;
	for (let at = owner.to; at < from; at += 1) if (!POSSESSIVE_LINKS.has(read.stems[at])) return 0;
	return !(read.tokens[from]?.gap !== "joined" && owner.to === from && !STATES$2.has(read.stems[to])) && isStateOfPart(read, to) ? FISH : 0;
}
function findFactsRuledOutByNeighbours(read, index, listed) {
	const { term } = read.matches[index];
	if (term.flags.has("part")) return fishOfPart(read, index);
	if (!term.flags.has("bare")) return 0;
	const alone = read.matches.slice(0, MOST_FOODS).every(({ term: other }, at) => at === index || !other.isFood || (other.facts.contains & NUTS$1) !== 0);
	return listed && alone ? 0 : term.ownFacts.mayContain;
}
// kitchen/src/safety/scope/omissions.ts
const NEGATING_WORDS = new Set("no not never dont doesnt didnt wont isnt arent neednt shouldnt cannot cant couldnt wouldnt".split(" "));
const REVERSAL_WORDS = new Set([
	...NEGATING_WORDS,
	"if",
	"unless",
	"when",
	"why",
	"although",
	"though",
	"while"
]);
const DETERMINERS = new Set([
	"any",
	"a",
	"an",
	"actual",
	"real"
]);
const NEEDS = new Set([
	"need",
	"needing",
	"require",
	"requiring"
]);
const ADDS = new Set("add adding use using include including put buy eat eating tolerate".split(" "));
const DUTIES = new Set([
	"need",
	"have",
	"reason",
	"necessary",
	"required",
	"cause"
]);
const REPLACED = new Set("instead of,in place of,rather than,in lieu of".split(","));
const AVOIDANCE_WORDS = new Set("without avoid avoiding avoids".split(" "));
const CLAIMS = new Set([
	"no",
	"without",
	"free",
	"zero",
	"contain"
]);
const NOTHING$2 = new Set([
	"nothing",
	"none",
	"nobody",
	"neither",
	"who"
]);
const LATER = new Set("yet until before too till while straight from once unless directly just only all at that which".split(" "));
const NEGATABLE_STATES = new Set("needed required necessary used added included called".split(" "));
const OMITTED_STATES = new Set([
	"unnecessary",
	"omitted",
	"left"
]);
const SKIPS = new Set(["skip", "omit"]);
const ARTICLES = new Set([
	"the",
	"your",
	...DETERMINERS
]);
const FARTHEST = 12;
function joined$1(read, at) {
	return read.tokens[at]?.gap === "joined";
}
function stemBefore(read, at) {
	return at >= 0 && joined$1(read, at + 1) ? read.stems[at] : "";
}
function isReversed(read, from) {
	for (let at = from; at >= Math.max(0, from - FARTHEST); at -= 1) {
		if (stemBefore(read, at) === "") return false;
		if (REVERSAL_WORDS.has(read.stems[at])) return true;
	}
	return false;
}
function findNegationStart(read, at) {
	for (let back = at; back > at - 2; back -= 1) {
		const stem = stemBefore(read, back);
		if (NEGATING_WORDS.has(stem)) return back;
		if (!/..ly$/.test(stem) && stem !== "even") return -1;
	}
	return -1;
}
function nothingBefore(read, from) {
	for (let at = from; at > from - 3 && stemBefore(read, at) !== ""; at -= 1) if (NOTHING$2.has(read.stems[at])) return at;
	return -1;
}
function readOmissionBefore(read, at) {
	const verb = stemBefore(read, at);
	const needed = NEEDS.has(verb) ? findNegationStart(read, at - 1) : -1;
	if (needed >= 0) return {
		kind: "absent",
		from: needed
	};
	if (AVOIDANCE_WORDS.has(verb)) return {
		kind: "doubtful",
		from: at
	};
	const nothing = NEEDS.has(verb) ? nothingBefore(read, at - 1) : -1;
	if (nothing >= 0) return {
		kind: "doubtful",
		from: nothing
	};
	if (ADDS.has(verb)) {
		const duty = stemBefore(read, at - 1) === "to" && DUTIES.has(stemBefore(read, at - 2)) ? findNegationStart(read, at - 3) : -1;
		if (duty >= 0) return {
			kind: "absent",
			from: duty
		};
		const negationStart = findNegationStart(read, at - 1);
		if (negationStart >= 0) return {
			kind: "doubtful",
			from: negationStart
		};
	}
	if (verb === "to" && stemBefore(read, at - 1) === "allergic") return {
		kind: "shunned",
		from: at
	};
	const two = `${stemBefore(read, at - 1)} ${verb}`;
	if (REPLACED.has(two)) return {
		kind: "doubtful",
		from: at - 1
	};
	if (REPLACED.has(`${stemBefore(read, at - 2)} ${two}`)) return {
		kind: "doubtful",
		from: at - 2
	};
	return {
		kind: void 0,
		from: at
	};
}
function isLeftOut(read, to) {
	if (!joined$1(read, to) || !joined$1(read, to + 1)) return false;
	const [verb, next] = [read.stems[to], read.stems[to + 1]];
	if (verb === "isnt" || verb === "arent") return NEGATABLE_STATES.has(next);
	if (verb !== "is" && verb !== "are") return false;
	if (next === "not") return joined$1(read, to + 2) && NEGATABLE_STATES.has(read.stems[to + 2]);
	return OMITTED_STATES.has(next) && (next !== "left" || read.stems[to + 2] === "out");
}
const VERSIONS = new Set([
	"version",
	"variation",
	"variant",
	"take",
	"twist",
	"option"
]);
function isOfVersion(read, to) {
	if (read.stems[to] !== "free" || !joined$1(read, to) || !joined$1(read, to + 1)) return false;
	return VERSIONS.has(read.stems[to + 1]);
}
function isContrasted(read, index) {
	const { from } = read.matches[index];
	const before = read.matches[index - 1];
	if (stemBefore(read, from - 1) !== "not" || before === void 0) return false;
	return before.term.isFood && before.to === from - 1 && !joined$1(read, from - 1);
}
function countSkipWords({ stems }) {
	if (!SKIPS.has(stems[0] ?? "")) return 0;
	return ARTICLES.has(stems[1] ?? "") ? 2 : 1;
}
function markSkippedFoods(read, effects) {
	const start = countSkipWords(read);
	const first = read.matches.findIndex(({ term }) => term.isFood);
	const match = read.matches[first];
	if (start === 0 || match?.from !== start) return;
	for (let at = 1; at <= start; at += 1) if (!joined$1(read, at)) return;
	if (match.to === read.stems.length) effects.isDenied[first] = true;
	else effects.isHedged[first] = true;
}
function findOmissionOf(read, index) {
	const { from, to } = read.matches[index];
	if (joined$1(read, to) && LATER.has(read.stems[to])) return void 0;
	let at = from - 1;
	if (DETERMINERS.has(stemBefore(read, at))) at -= 1;
	const before = readOmissionBefore(read, at);
	if (before.kind === "shunned") return before.kind;
	if (before.kind !== void 0) return isReversed(read, before.from - 1) ? void 0 : before.kind;
	return isLeftOut(read, to) && !isReversed(read, from - 1) || isOfVersion(read, to) || isContrasted(read, index) ? "doubtful" : void 0;
}
function isLinkedToPrevious(read, index, link) {
	const { from } = read.matches[index];
	const at = DETERMINERS.has(stemBefore(read, from - 1)) ? from - 2 : from - 1;
	return stemBefore(read, at) === link && joined$1(read, at) && read.matches[index - 1]?.to === at;
}
function linkBehindDenial(read, index, effects) {
	const { from, term } = read.matches[index];
	if (!(term.isFood ? effects.isDenied[index] : term.claimedAwayMask !== 0 && CLAIMS.has(read.stems[from]))) return void 0;
	return stemBefore(read, from - 2) === "free" || read.stems[from] === "free" ? "and" : "or";
}
function markOmissions(read, effects) {
	let link;
	for (const [index, { term }] of read.matches.entries()) {
		const omission = term.isFood ? findOmissionOf(read, index) : void 0;
		const isLinked = term.isFood && link !== void 0 && isLinkedToPrevious(read, index, link);
		const claimed = linkBehindDenial(read, index, effects);
		if (omission === "absent") effects.isDenied[index] = true;
		else if (omission !== void 0 || isLinked) effects.isHedged[index] = true;
		if (omission !== void 0) link = "or";
		else if (!isLinked) link = claimed;
	}
}
// kitchen/src/safety/scope/optional-claims.ts
const JOIN = String.raw`[-\u2010\u2011\u2012\u2013\s]{0,2}`;
const CLAIM = String.raw`\b(?:\p{L}{3,12}${JOIN}(?:free|less)|free[- ]from|vegan|vegetarian|plant${JOIN}based|non${JOIN}dairy|gf|df|nf)\b`;
const PLAIN$1 = String.raw`\b(?:regular|normal|ordinary|plain|standard|conventional|traditional|classic|usual|whole|full${JOIN}fat|dairy|real|not|otherwise)\b`;
const FOOD = String.raw`(?:[-\s]+\p{L}+){0,3}`;
const OR$1 = String.raw`,?\s*(?:\bor\b|/)\s*`;
const CLAIM_FIRST = new RegExp(`(${CLAIM})(?=${FOOD}${OR$1}(?:the\\s+)?${PLAIN$1})`, "giu");
const PLAIN_FIRST = new RegExp(`${PLAIN$1}${FOOD}${OR$1}(${CLAIM})`, "giu");
const HINT = /o\p{Cf}*r|\//iu;
const INVISIBLE_MARKS = /[\p{Cf}\p{M}]/u;
function removeOptionalClaims(text) {
	if (!HINT.test(text)) return text;
	const { seen, places } = visibleText(text);
	return [...seen.matchAll(CLAIM_FIRST), ...seen.matchAll(PLAIN_FIRST)].map((found) => {
		const claim = found[1];
		const from = found.index + found[0].length - claim.length;
		return [places[from], places[from + claim.length - 1] + 1];
	}).reduce((rest, [from, to]) => rest.slice(0, from) + " ".repeat(to - from) + rest.slice(to), text);
}
function visibleText(text) {
	let seen = "";
	const places = [];
	for (let at = 0; at < text.length; at += 1) {
		const one = text[at];
		if (INVISIBLE_MARKS.test(one)) continue;
		seen += one;
		places.push(at);
	}
	return {
		seen,
		places
	};
}
// kitchen/src/safety/scope/food-mentions.ts
const NEIGHBOUR_FLAGS = [
	"poured",
	"part",
	"bare"
];
function isImitated(text, read, { to, term }) {
	if (!term.isFood || read.stems[to] !== "style") return false;
	return /^[-\u2010\u2011\u2012\u2013]$/.test(text.slice(read.tokens[to - 1]?.end, read.tokens[to]?.start));
}
function soften(facts) {
	return {
		contains: 0,
		mayContain: facts.mayContain | facts.contains,
		fixedMask: facts.fixedMask
	};
}
function findMentions(rules, text, cautious = false, prose = cautious) {
	const straight = matchText(rules, removeOptionalClaims(text));
	const read = prose || cautious ? {
		...straight,
		doubtfulIndex: -1
	} : matchInvertedName(rules, text, straight);
	const { matches } = read;
	const skipped = !prose && !cautious && countSkipWords(straight) > 0;
	if (!(prose || skipped || read.doubtfulIndex >= 0 || straight.stems.includes("style") || matches.some(({ term, leadingClaim }) => leadingClaim !== 0 || NEIGHBOUR_FLAGS.some((flag) => term.flags.has(flag)) || !term.isFood && (term.claimedAwayMask !== 0 || term.flags.size > 0)))) {
		const mentions = matches.flatMap((match, index) => [match, ...findSeparateFoods(rules, read, index)].filter(({ term }) => term.isFood).map((one) => ({
			...one,
			facts: one === match ? one.term.facts : soften(one.term.facts),
			claimStart: match.from
		})));
		return {
			...read,
			mentions
		};
	}
	const effects = {
		removedMasks: matches.map(() => 0),
		doubtfulMasks: matches.map(() => 0),
		isDenied: matches.map(() => false),
		isHedged: matches.map((match, index) => index === read.doubtfulIndex || isImitated(text, read, match)),
		claimStarts: matches.map(({ from }) => from)
	};
	const phrases = numberNounPhrases(read);
	for (let index = 0; index < matches.length; index += 1) {
		applyClaim(read, phrases, index, effects);
		denyNextFood(read, index, effects, cautious);
		if (prose) markComparison(rules, text, read, index, effects);
		markHedged(text, read, index, effects);
	}
	if (prose) markComparedQualities(read, effects);
	if (cautious) markOmissions(read, effects);
	if (skipped) markSkippedFoods(read, effects);
	const mentions = [];
	for (const [index, match] of matches.entries()) {
		if (!match.term.isFood || effects.isDenied[index]) continue;
		const removedMask = effects.removedMasks[index] | findReplacedMilk(read, index) | findFactsRuledOutByNeighbours(read, index, !prose && !cautious);
		const doubtfulMask = effects.doubtfulMasks[index];
		for (const one of [match, ...findSeparateFoods(rules, read, index)]) {
			const whole = (removedMask | doubtfulMask) === 0 ? one.term.facts : applyMaskRules(weakenFacts(removeFacts(one.term.ownFacts, removedMask), doubtfulMask), rules.maskRules);
			const facts = effects.isHedged[index] || one !== match ? soften(whole) : whole;
			mentions.push({
				...one,
				facts,
				claimStart: effects.claimStarts[index]
			});
		}
	}
	return {
		...read,
		mentions
	};
}
// kitchen/src/safety/scope/foods-behind-typos.ts
function weakenFoodsBehindTypos(rules, read, typos) {
	if (typos.length === 0) return read;
	const opening = new Map(typos.map((typo) => [typo.to, typo]));
	const mentions = read.mentions.map((food) => {
		const typo = opening.get(food.from);
		if (typo === void 0 || read.tokens[food.from]?.gap !== "joined") return food;
		const rest = read.stems.slice(food.from, food.to).join(" ");
		const whole = findTermByName(rules, `${typo.word} ${rest}`);
		if (whole === void 0) return food;
		return {
			...food,
			facts: weakenFacts(food.facts, ~whole.facts.contains)
		};
	});
	return {
		...read,
		mentions
	};
}
// kitchen/src/safety/verdict/swap-forms.ts
const FORMS$1 = [
	{
		lastWords: /\b(?:ice cream|gelato|frozen yogurt)$/,
		substitutePattern: /\b(?:ice cream|sorbet|frozen dessert)$/,
		substitutes: ["sorbet"]
	},
	{
		lastWords: /\boil$/,
		foreignFirstWords: /^(?:huile|olio|aceite|oleo|azeite) d/,
		substitutePattern: /\boil$/,
		substitutes: [
			"olive oil",
			"avocado oil",
			"sunflower oil"
		]
	},
	{
		lastWords: /\b(?:fat|lard|dripping|grease|suet|tallow)$/,
		substitutePattern: /\b(?:oil|shortening|suet|margarine|fat)$/,
		substitutes: [
			"vegetable shortening",
			"coconut oil",
			"olive oil"
		]
	},
	{
		lastWords: /\b(?:milk|creamer)$/,
		foreignFirstWords: /^(?:lait|latte|leche|leite) d/,
		substitutePattern: /\b(?:milk|cream|creamer|milk powder)$/,
		substitutes: [
			"oat milk",
			"rice milk",
			"soy milk",
			"coconut milk",
			"almond milk"
		],
		exceptions: /\b(?:condensed|evaporated|powder|powdered|dry|dried|malted|instant|shark)\b|cream/
	},
	{
		lastWords: /\b(?:flour|atta)$|\b(?:almond|nut|hazelnut|peanut|rye|corn|soy protein|seed|matzo|cracker) meal$/,
		foreignFirstWords: /^(?:farine|farina|harina|farinha) d/,
		substitutePattern: /\b(?:flour|starch|cornstarch|arrowroot|cornmeal|polenta|oat|breadcrumb)$/,
		substitutes: [
			"gluten free flour",
			"rice flour",
			"almond flour",
			"coconut flour"
		],
		nutSubstitutes: [
			"sunflower seed flour",
			"coconut flour",
			"rice flour"
		]
	},
	{
		lastWords: /\b(?:yogurt|yoghurt|kefir|skyr|sour cream|creme fraiche)$|^yaourt au /,
		substitutePattern: /\b(?:yogurt|kefir|cream)$/,
		substitutes: ["coconut yogurt", "oat yogurt"]
	},
	{
		lastWords: /\bcream$/,
		substitutePattern: /\b(?:cream|milk|yogurt|mascarpone|tofu|mayonnaise)$/,
		substitutes: ["oat cream", "coconut cream"],
		exceptions: /\b(?:frangipane|pastry|bavarian|butter|cheese|maple)\b/
	},
	{
		lastWords: /\b(?:butter|spread)$/,
		foreignFirstWords: /^(?:beurre|burro|mantequilla) d/,
		substitutePattern: /\b(?:butter|oil|margarine|spread|ghee|tahini|shortening|hummus|cheese|honey)$/,
		nutSubstitutes: ["sunflower seed butter", "tahini"]
	},
	{
		lastWords: /\b(?:stock|broth|bouillon|fumet|jus|consomme|dashi)$/,
		foreignFirstWords: /^(?:brodo|bouillon) d/,
		substitutePattern: /\b(?:stock|broth|kombu|shiitake)$/,
		substitutes: ["vegetable stock"]
	},
	{
		lastWords: /\b(?:sauce|dressing|dip|ketchup|gravy|marinade|glaze|relish|mayo|mayonnaise|aioli|pesto)$/,
		foreignFirstWords: /^(?:salsa|molho) d/,
		substitutePattern: /\b(?:sauce|aminos|tamari|mayonnaise|paste|sriracha|vinaigrette|miso|cream|pesto|guacamole|salsa|gravy|hummus|butter|mustard|stock|basil|honey|syrup|milk|yogurt|tahini|cranberry|jam)$/
	},
	{
		lastWords: /\b(?:noodle|pasta|spaghetti|ramen|(?<!chocolate )vermicelli|macaroni)$/,
		substitutePattern: /\b(?:noodle|pasta|spaghetti|vermicelli|squash)$/,
		substitutes: [
			"rice noodle",
			"gluten free pasta",
			"zucchini noodle"
		],
		exceptions: /\bramen$|stroganoff/
	},
	{
		lastWords: /\b(?:bread|loaf|toast|bun|bagel|roti|naan|flatbread|tortilla|wrap|crumb|breadcrumb|sandwich|butty|dough|crust|crepe|english muffin|barm cake)$/,
		substitutePattern: /\b(?:bread|breadcrumb|tortilla|lettuce|wrap|cracker|paper|pastry|flour|crust|base|oat|cornmeal|pancake)$/
	},
	{
		lastWords: /\b(?:powder|extract|essence|concentrate|granule|flavoring|flavouring)$/,
		substitutePattern: /\b(?:powder|extract|stock|agar|aquafaba|seasoning|yeast|honey|syrup|aminos|paste|kombu|shiitake|chocolate|paprika|starch|sugar|milk|vanilla|flour|cornstarch|replacer|egg|cube|cumin|oregano|seaweed|caper|miso|cream)$/
	},
	{
		lastWords: /\b(?:paste|miso)$/,
		substitutePattern: /\b(?:paste|powder|miso|sauce|butter|tahini|fondant|sriracha|aminos|caper|marzipan|jam|seaweed|stock)$/,
		nutSubstitutes: ["sunflower seed butter"]
	},
	{
		lastWords: /\b(?:drink|beverage|juice|tea|coffee|smoothie|shake|milkshake|latte|water|lassi|punch|eggnog)$/,
		substitutePattern: /\b(?:drink|juice|tea|coffee|milk|water|beer|cider|stock|nog|chicory|yogurt)$/
	},
	{
		lastWords: /\b(?:soup|stew|chowder|curry|pie|casserole|burrito|taco|quesadilla|pizza|lasagne|salad|kebab|satay|dumpling|spring roll|fried rice|goulash|risotto|paella|tagine)$/,
		substitutePattern: /\b(?:soup|stock|curry|pie|pizza|salad|salsa|guacamole|hummus|milk|falafel|pastry|butter)$/
	},
	{
		lastWords: /\b(?:brittle|candy|bar|barfi|nougat|cake|cookie|fudge|praline|ladoo|laddu|halva|pudding|muffin|brownie|truffle|macaroon|macaron|biscotti|granola|muesli|cereal)$/,
		substitutePattern: /\b(?:candy|bar|cake|cookie|fudge|chocolate|cracker|pudding|sorbet|jelly|fruit|banana|chip|granola|porridge|honey)$/
	}
];
function findForm(name) {
	const own = name.replace(/ (?:in|with|on) .*$/, "");
	return FORMS$1.find(({ lastWords, foreignFirstWords }) => lastWords.test(own) || foreignFirstWords?.test(name));
}
const NUT_SUBSTITUTES = "sunflower seed";
function hasSameForm(name, substitute) {
	return findForm(name)?.substitutePattern.test(substitute) ?? true;
}
function filterSwapsByForm(name, use) {
	if (use.length === 0) return use;
	const serving = use.filter((one) => hasSameForm(name, one));
	if (serving.length > 0) return serving;
	const form = findForm(name);
	if (form === void 0 || form.exceptions?.test(name)) return [];
	return (use.some((one) => one.startsWith(NUT_SUBSTITUTES)) ? form.nutSubstitutes : void 0) ?? form.substitutes ?? [];
}
// kitchen/src/safety/verdict/swaps.ts
function createNeedsMask(needs) {
	return createMask([...needs.allergies, ...needs.diets]);
}
function hasNoneOf(facts, avoided) {
	return ((facts.contains | facts.mayContain) & avoided) === 0;
}
const swapCache = new WeakMap();
function findSwapsForTerm(rules, term, avoided) {
	let memory = swapCache.get(term);
	if (memory === void 0) {
		memory = new Map();
		swapCache.set(term, memory);
	}
	let swaps = memory.get(avoided);
	if (swaps === void 0) {
		swaps = filterSwapsByForm(term.name, term.substitutes).filter((name) => {
			const other = findTermByName(rules, name);
			return other !== void 0 && other !== term && hasNoneOf(other.facts, avoided);
		});
		memory.set(avoided, swaps);
	}
	return swaps;
}
function findSwapForRestriction(rules, term, restriction, avoided) {
	const [swap] = findSwapsForTerm(rules, term, avoided);
	if (swap === void 0 || hasNoneOf(findSubstituteSource(rules, term).facts, restrictionBit(restriction))) return void 0;
	return swap;
}
const substituteSources = new WeakMap();
function findSubstituteSource(rules, term) {
	const known = substituteSources.get(term);
	if (known !== void 0) return known;
	const has = term.substitutes.join();
	const sourceTerm = term.kinds.flatMap((name) => findTermByName(rules, name) ?? []).findLast((kind) => kind.substitutes.join() === has) ?? term;
	substituteSources.set(term, sourceTerm);
	return sourceTerm;
}
// kitchen/src/safety/verdict/alternatives.ts
function joinedByOr(text, read, from, to) {
	for (let at = from; at <= to; at += 1) {
		const before = text.slice(read.tokens[at - 1]?.end ?? 0, read.tokens[at]?.start);
		if (/[.;!?\n]/.test(before)) return false;
		if (before.includes("/") || at < to && read.stems[at] === "or") return true;
	}
	return false;
}
function withSharedHead(rules, read, branch, other, avoided) {
	if (branch.to > other.from || other.to - other.from < 2) return void 0;
	const term = findTermByName(rules, `${branch.term.name} ${read.stems[other.to - 1]}`);
	return term !== void 0 && hasNoneOf(term.facts, avoided) ? term.name : void 0;
}
function findAlternative(rules, text, read, at, avoided) {
	if (read.mentions.length < 2) return void 0;
	const mention = read.mentions[at];
	const before = read.mentions[at - 1];
	const after = read.mentions[at + 1];
	for (const branch of [after, before]) {
		if (branch === void 0 || !hasNoneOf(branch.facts, avoided)) continue;
		const [first, second] = branch === after ? [mention, branch] : [branch, mention];
		if (!joinedByOr(text, read, first.to, second.claimStart)) continue;
		const shared = withSharedHead(rules, read, branch, mention, avoided);
		if (shared !== void 0) return shared;
		if (branch.claimStart === branch.from) return hasNoneOf(branch.term.facts, avoided) ? branch.term.name : void 0;
		const neighbour = read.mentions[read.mentions.indexOf(branch, Math.max(0, at - 1)) - 1];
		if (neighbour !== void 0 && neighbour.to > branch.claimStart) return void 0;
		return text.slice(read.tokens[branch.claimStart]?.start, read.tokens[branch.to - 1]?.end);
	}
}
// kitchen/src/safety/verdict/reasons.ts
const DIET_ADJECTIVES = {
	Vegetarian: "not vegetarian",
	Vegan: "not vegan",
	"Gluten-Free": "made with a grain that has gluten",
	Keto: "high in carbohydrate",
	Paleo: "left out by Paleo"
};
function findExplanationAt(term, restriction) {
	const bit = restrictionBit(restriction);
	for (const explanation of term.explanations) if (explanation.restrictions.includes(restriction)) return explanation.text;
	const open = term.explanations.find((explanation) => explanation.restrictions.length === 0);
	if (open === void 0) return void 0;
	return term.declaredMask === 0 || (term.declaredMask & bit) !== 0 ? open.text : void 0;
}
function findInheritedExplanation(rules, term, restriction) {
	const own = findExplanationAt(term, restriction);
	if (own !== void 0) return own;
	const certainty = getCertainty(term.ownFacts, restriction);
	for (const parent of term.parents) {
		const parentTerm = rules.termAt(parent);
		if (getCertainty(parentTerm.ownFacts, restriction) !== certainty) continue;
		const inherited = findInheritedExplanation(rules, parentTerm, restriction);
		if (inherited !== void 0) return inherited;
	}
}
function sourceOf(rules, term, restriction) {
	if (getCertainty(term.ownFacts, restriction) !== void 0) return restriction;
	const certainty = getCertainty(term.facts, restriction);
	const rulesForIt = rules.generalRules.filter((rule) => rule.implied.includes(restriction));
	const direct = rulesForIt.find((rule) => getCertainty(term.ownFacts, rule.condition) === certainty);
	if (direct !== void 0) return direct.condition;
	const through = rulesForIt.find((rule) => getCertainty(term.facts, rule.condition) === certainty);
	return through === void 0 ? restriction : sourceOf(rules, term, through.condition);
}
function fill(text, name, many) {
	return text.replace(/\{([^|{}]*)\|([^|{}]*)\}/g, (_, one, more) => many ? more : one).replace(/^~|\s~(?=\s)/g, `${name} ${many ? "are" : "is"}`);
}
function fallback(name, source, certainty, many) {
	const diet = DIET_ADJECTIVES[source];
	if (certainty === "may contain") return diet === void 0 ? `${name} may contain ${source}, depending on the product` : `${name} may be ${diet}, depending on the product`;
	if (diet !== void 0) return `${name} ${many ? "are" : "is"} ${diet}`;
	return `${name} ${many ? "contain" : "contains"} ${source}`;
}
function isMany$1(rules, written) {
	const last = written.toLowerCase().split(/[\s-]+/).at(-1) ?? "";
	return /s$|[^s]ves$|eeth$|geese$/.test(last) && stemOf(last, rules.spellings) !== last;
}
const MAX_CACHED_SENTENCES = 50;
const reasonSources = new WeakMap();
function findReasonSource(rules, term, restriction) {
	let memory = reasonSources.get(term);
	if (memory === void 0) {
		memory = new Map();
		reasonSources.set(term, memory);
	}
	let reasonSource = memory.get(restriction);
	if (reasonSource === void 0) {
		const source = sourceOf(rules, term, restriction);
		reasonSource = {
			source,
			text: findInheritedExplanation(rules, term, source),
			sentences: new Map()
		};
		memory.set(restriction, reasonSource);
	}
	return reasonSource;
}
function writeReason(rules, term, restriction, certainty, written) {
	const { source, text, sentences } = findReasonSource(rules, term, restriction);
	const key = certainty + written;
	const known = sentences.get(key);
	if (known !== void 0) return known;
	const many = isMany$1(rules, written);
	const short = written.length <= 40 ? written.toLowerCase().replace(/\s+/g, " ") : term.name;
	const sentence = text === void 0 ? fallback(short, source, certainty, many) : fill(text, short, many);
	if (sentences.size < MAX_CACHED_SENTENCES) sentences.set(key, sentence);
	return sentence;
}
function findNotes(term, avoided) {
	return term.notes.filter((note) => note.restrictions.some((restriction) => (restrictionBit(restriction) & avoided) !== 0)).map((note) => ({
		restrictions: note.restrictions,
		text: fill(note.text, term.name, false)
	}));
}
// kitchen/src/safety/verdict/keto.ts
const MAX_KETO_CARBS = 10;
const MAX_UNSURE_CARBS = 15;
const MIN_REPORTED_CARBS = 1;
const TRACE_CARBS = 6;
const TRACES = new Set("pinch dash tsp teaspoon drop sprinkle sprinkling dusting smidgen".split(" "));
function computeCarbShares(task, line, read) {
	const { weigh, servings } = task;
	let mention;
	for (const food of read.mentions) if ((food.term.carbs ?? 0) > (mention?.term.carbs ?? -1)) mention = food;
	if (mention === void 0) return void 0;
	const per100 = mention.term.carbs ?? 0;
	if (per100 === 0) return {
		mention,
		carbs: 0
	};
	if (weigh === void 0 || servings === void 0 || !(servings > 0)) return {
		mention,
		carbs: null
	};
	const grams = weigh(line.text);
	if (grams !== null) return {
		mention,
		carbs: grams * per100 / 100 / servings
	};
	const isLittle = mention.term.isTrace || per100 < TRACE_CARBS || isTrace(line, read);
	return {
		mention,
		carbs: isLittle ? 0 : null
	};
}
function isTrace(line, read) {
	return line.part === "ingredients" && read.stems.some((stem) => TRACES.has(stem));
}
function finding(task, at, mention, certainty, reason) {
	const [line, read] = [task.lines[at], task.reads[at]];
	const swap = findSwapsForTerm(task.rules, mention.term, task.avoidedMask)[0];
	return {
		line: line.text,
		index: line.index,
		part: line.part,
		start: read.tokens[mention.from]?.start ?? 0,
		end: read.tokens[mention.to - 1]?.end ?? 0,
		term: mention.term.name,
		restriction: "Keto",
		certainty,
		reason,
		...swap === void 0 ? {} : { swap }
	};
}
function stapleFindings(task, skip) {
	return task.lines.flatMap((line, at) => {
		const read = task.reads[at];
		if (isTrace(line, read)) return [];
		return read.mentions.flatMap((mention) => {
			const certainty = getCertainty(mention.facts, "Keto");
			if (certainty === void 0 || skip(at, mention)) return [];
			const span = line.text.slice(read.tokens[mention.from]?.start, read.tokens[mention.to - 1]?.end);
			return [finding(task, at, mention, certainty, writeReason(task.rules, mention.term, "Keto", certainty, span))];
		});
	});
}
function findKetoConflicts(task) {
	const shares = new Map();
	let total = 0;
	let complete = task.weigh !== void 0 && (task.servings ?? 0) > 0;
	for (const [at, line] of task.lines.entries()) {
		if (line.part !== "ingredients") continue;
		const share = computeCarbShares(task, line, task.reads[at]);
		if (share === void 0) continue;
		shares.set(at, share);
		if (share.carbs === null) complete = false;
		total += share.carbs ?? 0;
	}
	const weighed = new Set([...shares.values()].map((share) => share.mention.term.name));
	const known = (at, mention) => complete && (task.lines[at]?.part === "ingredients" || weighed.has(mention.term.name));
	const staples = stapleFindings(task, known);
	if (total <= MAX_KETO_CARBS) return staples;
	const certainty = total > MAX_UNSURE_CARBS ? "contains" : "may contain";
	const reason = `an estimate gives about ${Math.round(total)} g of net carbohydrate per serving`;
	const stapleKeys = new Set(staples.map((one) => `${one.part} ${one.index} ${one.start}`));
	const estimated = [...shares].filter(([, share]) => (share.carbs ?? 0) >= Math.min(MIN_REPORTED_CARBS, total / shares.size)).map(([at, share]) => finding(task, at, share.mention, certainty, reason)).filter((one) => !stapleKeys.has(`${one.part} ${one.index} ${one.start}`));
	return [...staples, ...estimated];
}
// kitchen/src/safety/match/unknown-words.ts
const PHRASE_ENDS = new Set("and or nor plus with without from of in into on onto over under to at by for per as than then but if until while about approx approximately around like such eg ie see etc e g".split(" "));
const PREPARATION_WORD = /(?:ed|ly)$/;
function endsPhrase(stem) {
	return PHRASE_ENDS.has(stem) || !/^\p{L}{2,}$/u.test(stem);
}
const DASH = /\s[-\u2010\u2011\u2012\u2013\u2014_]+\s/;
function findHeadBehind(rules, text, read, index) {
	const { from, to } = read.matches[index];
	let head = 0;
	let done = false;
	let next = index + 1;
	for (let at = to; at < read.tokens.length; at += 1) {
		const token = read.tokens[at];
		if (token.gap !== "joined") break;
		if (DASH.test(text.slice(read.tokens[at - 1]?.end, token.start))) break;
		const match = read.matches[next];
		if (match?.from === at) {
			if (match.term.isFood) return void 0;
			if (match.term.flags.has("denies next")) break;
			at = match.to - 1;
			next += 1;
			continue;
		}
		const stem = read.stems[at];
		if (endsPhrase(stem)) break;
		done ||= PREPARATION_WORD.test(stem);
		if (head === 0 && !done && !rules.trailingStems.has(stem)) head = at + 1;
	}
	return head === 0 ? void 0 : {
		from,
		to: head
	};
}
function findUnknownWordBehind(rules, text, read) {
	for (const [index, { term }] of read.matches.entries()) {
		const head = term.isFood ? findHeadBehind(rules, text, read, index) : void 0;
		if (head !== void 0) return head;
	}
}
const MANNER = /(?:ed|ly|y|an|ese|ish|ing|able|less|free|made|style)$/;
function isUninformative(rules, text, { tokens, stems }, at) {
	const stem = stems[at];
	if (endsPhrase(stem) || stem.length < 3 || MANNER.test(stem)) return true;
	const end = tokens[at]?.end ?? 0;
	if (/['\u2019]s?$/i.test(text.slice(Math.max(0, end - 2), end))) return true;
	return rules.trailingStems.has(stem) || rules.leadingStems.has(stem) || rules.ordinaryStems.has(stem);
}
function findUnknownWordBefore(rules, text, read) {
	for (const [index, { term, from, to }] of read.matches.entries()) {
		if (!term.flags.has("vague") || from === 0) continue;
		if (read.tokens[from]?.gap !== "joined" || read.matches[index - 1]?.to === from) continue;
		if (!isUninformative(rules, text, read, from - 1)) return {
			from: from - 1,
			to
		};
	}
}
// kitchen/src/safety/verdict/line-facts.ts
function isNotIngredient(text, read) {
	if (!read.tokens.some((token) => /\p{L}/u.test(token.text))) return !hasEmoji(text);
	return /:\s*$/.test(text) || /^\s*for the\b/i.test(text);
}
function namesFood(text, read) {
	if (read.matches.some(({ term }) => term.isFood || term.flags.has("thing"))) return true;
	return isNotIngredient(text, read);
}
function findUnknownText(rules, text, read, reported) {
	if (!namesFood(text, read)) return text;
	const head = reported ? void 0 : findUnknownWordBehind(rules, text, read) ?? findUnknownWordBefore(rules, text, read);
	return head && text.slice(read.tokens[head.from]?.start, read.tokens[head.to - 1]?.end);
}
function findLineFacts(rules, text) {
	const written = findMentions(rules, text);
	const misses = findTypos(rules, written);
	const read = weakenFoodsBehindTypos(rules, written, misses);
	const all = mergeFacts([NO_FACTS, ...read.mentions.map((food) => food.facts)]);
	const recognised = findUnknownText(rules, text, read, false) === void 0;
	const typos = recognised ? misses : [...misses, ...findDistantTypos(rules, written, misses)];
	const typoFacts = mergeFacts([NO_FACTS, ...typos.map((typo) => typo.term.facts)]);
	const may = (all.mayContain | typoFacts.mayContain | typoFacts.contains) & ~all.contains;
	const of = (names, mask) => names.filter((name) => (restrictionBit(name) & mask) !== 0);
	return {
		recognised,
		namesFood: namesFood(text, read),
		allergens: {
			contains: of(ALLERGENS, all.contains),
			mayContain: of(ALLERGENS, may)
		},
		excludes: of(DIETS, all.contains),
		mayExclude: of(DIETS, may)
	};
}
// kitchen/src/safety/verdict/named-dish.ts
function addDishName(lines) {
	const dishName = lines.find((line) => line.part === "title")?.text;
	const recipeIngredients = lines.filter(({ part }) => part === "ingredients").map(({ text }) => text);
	if (recipeIngredients.length === 0) return [...lines];
	const known = dishName === void 0 ? { recipeIngredients } : {
		dishName,
		recipeIngredients
	};
	return lines.map((line) => line.part === "ingredients" ? line : {
		...line,
		...known
	});
}
const DISH_DETERMINERS = new Set([
	"the",
	"your",
	"this"
]);
const AMOUNT_REACH = 4;
function hasAmountBefore(read, from) {
	for (let at = from; at > Math.max(0, from - AMOUNT_REACH); at -= 1) {
		if (read.tokens[at]?.gap !== "joined") return false;
		if (/\p{N}/u.test(read.tokens[at - 1]?.text ?? "")) return true;
	}
	return false;
}
function toDoubt(finding) {
	const reason = `${finding.reason}, unless all that is in it is listed`;
	return {
		...finding,
		certainty: "may contain",
		reason
	};
}
function createDishSoftener(rules) {
	const stemsByDish = new Map();
	const stemsOf = (dish) => {
		const known = stemsByDish.get(dish);
		if (known !== void 0) return known;
		const words = new Set(matchText(rules, dish).stems);
		stemsByDish.set(dish, words);
		return words;
	};
	return ({ dishName, part }, read, { term, from, to }, finding) => {
		const certain = finding.certainty === "contains";
		if (dishName === void 0 || part === "ingredients") return finding;
		if (certain && !term.flags.has("by list")) return finding;
		if (term.flags.has("made")) return hasAmountBefore(read, from) ? finding : void 0;
		if (certain && DISH_DETERMINERS.has(read.stems[from - 1]) && !hasAmountBefore(read, from)) return toDoubt(finding);
		const words = stemsOf(dishName);
		for (let at = from; at < to; at += 1) if (!words.has(read.stems[at])) return finding;
		return certain ? toDoubt(finding) : void 0;
	};
}
// kitchen/src/safety/verdict/listed-foods.ts
const PARTS_AFTER_INGREDIENTS = [
	"introduction",
	"instructions",
	"tips",
	"closing"
];
const MAX_SHORT_NAME_WORDS = 3;
function shortNames(stems) {
	const most = Math.min(MAX_SHORT_NAME_WORDS, stems.length);
	return Array.from({ length: most }, (_, at) => stems.slice(stems.length - 1 - at).join(" "));
}
const GRAIN = ["wheat", "Gluten-Free"];
function isClaimed(rules, read, food) {
	if (food.claimStart < food.from || food.leadingClaim !== 0) return true;
	const id = rules.byName.get(read.stems[food.from]);
	return food.to - food.from > 1 && id !== void 0 && rules.termAt(id).claimedAwayMask !== 0;
}
function readNames(rules, part, lines, reads) {
	const names = new Map();
	for (const [index, line] of lines.entries()) {
		if (line.part !== part) continue;
		const read = reads[index];
		for (const food of read.mentions) {
			const stems = read.stems.slice(food.claimStart, food.to);
			const start = read.tokens[food.claimStart]?.start;
			const written = line.text.slice(start, read.tokens[food.to - 1]?.end).toLowerCase();
			for (const call of shortNames(stems)) {
				const meaning = names.get(call) ?? {
					whole: void 0,
					holds: 0,
					mayHold: 0,
					isClaimed: true
				};
				meaning.holds |= food.facts.contains;
				meaning.mayHold |= food.facts.contains | food.facts.mayContain;
				meaning.isClaimed &&= isClaimed(rules, read, food);
				if (call !== stems.join(" ")) meaning.whole = written;
				names.set(call, meaning);
			}
		}
	}
	return names;
}
function indexListedFoods(rules, lines, reads) {
	const isSpokenOf = lines.some((line) => PARTS_AFTER_INGREDIENTS.includes(line.part));
	const listed = isSpokenOf ? readNames(rules, "ingredients", lines, reads) : new Map();
	const titled = isSpokenOf && lines.some((line) => line.part === "ingredients") ? readNames(rules, "title", lines, reads) : new Map();
	const isBroken = (meaning, restriction) => meaning !== void 0 && listRestrictions(meaning.holds).includes(restriction);
	const wholeOf = (call, restriction) => {
		const inTitle = isBroken(titled.get(call), restriction) ? void 0 : titled.get(call);
		return listed.get(call)?.whole ?? inTitle?.whole;
	};
	const known = new Map();
	const namesOf = (texts) => {
		const before = known.get(texts);
		if (before !== void 0) return before;
		const names = readNames(rules, "ingredients", texts.map((text, index) => ({
			part: "ingredients",
			index,
			text
		})), texts.map((text) => findMentions(rules, text)));
		known.set(texts, names);
		return names;
	};
	const isAnswered = (line, finding, mention, read) => {
		if (line.recipeIngredients === void 0 || !PARTS_AFTER_INGREDIENTS.includes(line.part)) return false;
		const pointed = [mention.from - 1, mention.from].find((at) => DETERMINERS$1.has(read.stems[at] ?? ""));
		if (pointed === void 0 || hasAmountBefore(read, mention.from)) return false;
		const call = read.stems.slice(pointed + 1, mention.to).join(" ");
		const meaning = namesOf(line.recipeIngredients).get(call);
		if (meaning?.whole === void 0) return false;
		if (listRestrictions(meaning.mayHold).includes(finding.restriction)) return false;
		if (finding.certainty === "may contain") return true;
		return meaning.isClaimed || GRAIN.includes(finding.restriction);
	};
	return { soften(line, finding, mention, read) {
		if (isAnswered(line, finding, mention, read)) return void 0;
		if (finding.certainty !== "contains" || !PARTS_AFTER_INGREDIENTS.includes(finding.part)) return finding;
		const { restriction, term } = finding;
		const stems = read.stems.slice(mention.from, mention.to);
		if (DETERMINERS$1.has(stems[0])) stems.shift();
		const calls = [stems.join(" "), term];
		if (calls.some((call) => isBroken(listed.get(call), restriction))) return finding;
		const whole = calls.map((call) => wholeOf(call, restriction)).find((one) => one);
		if (whole === void 0) return finding;
		const reason = `${finding.reason}, unless ${whole} is meant`;
		return {
			...finding,
			certainty: "may contain",
			reason
		};
	} };
}
// kitchen/src/safety/verdict/check.ts
function spanOf$1(read, from, to) {
	return {
		start: read.tokens[from]?.start ?? 0,
		end: read.tokens[to - 1]?.end ?? 0
	};
}
function placeOf(line) {
	return {
		line: line.text,
		index: line.index,
		part: line.part
	};
}
function findingsOf(rules, line, read, at, avoided, everything) {
	const mention = read.mentions[at];
	const broken = listRestrictions((mention.facts.contains | mention.facts.mayContain) & avoided);
	if (broken.length === 0) return [];
	const span = spanOf$1(read, mention.from, mention.to);
	const branch = findAlternative(rules, line.text, read, at, everything);
	return broken.map((restriction) => {
		const certainty = getCertainty(mention.facts, restriction) ?? "contains";
		const swap = branch ?? findSwapForRestriction(rules, mention.term, restriction, everything);
		const written = line.text.slice(span.start, span.end);
		const reason = writeReason(rules, mention.term, restriction, certainty, written);
		const { text, index, part } = line;
		const { start, end } = span;
		const finding = {
			line: text,
			index,
			part,
			start,
			end,
			term: mention.term.name,
			restriction,
			certainty,
			reason
		};
		return swap === void 0 ? finding : {
			...finding,
			swap
		};
	});
}
function createTypoFindings(line, read, typos, avoided) {
	return typos.flatMap((typo) => {
		const { facts, name } = typo.term;
		const broken = listRestrictions((facts.contains | facts.mayContain) & avoided);
		const span = spanOf$1(read, typo.from, typo.to);
		const reason = `"${line.text.slice(span.start, span.end)}" is a word we do not know; did you mean ${name}?`;
		return broken.map((restriction) => ({
			...placeOf(line),
			...span,
			term: name,
			restriction,
			certainty: "may contain",
			reason
		}));
	});
}
function addNotes(read, avoided, notes) {
	for (const { term } of read.mentions) for (const note of findNotes(term, avoided)) notes.set(`${term.name} ${note.text}`, {
		term: term.name,
		text: note.text
	});
}
function verdictOf(findings, unknown) {
	if (findings.some((finding) => finding.certainty === "contains")) return "conflict";
	return findings.length > 0 || unknown.length > 0 ? "unsure" : "clear";
}
function check(rules, lines, needs, servings, weigh) {
	const everything = createNeedsMask(needs);
	const avoided = createNeedsMask({
		...needs,
		diets: needs.diets.filter((diet) => diet !== "Keto")
	});
	const findings = [];
	const unknown = [];
	const notes = new Map();
	const reads = lines.map(({ text, part }) => findMentions(rules, text, part === "instructions", part !== "ingredients" && part !== "title"));
	const listed = indexListedFoods(rules, lines, reads);
	const answered = createDishSoftener(rules);
	for (const [index, line] of lines.entries()) {
		const written = reads[index];
		const typos = avoided === 0 ? [] : findTypos(rules, written);
		const read = weakenFoodsBehindTypos(rules, written, typos);
		const ofLine = [];
		for (let at = 0; at < read.mentions.length; at += 1) {
			const mention = read.mentions[at];
			for (const finding of findingsOf(rules, line, read, at, avoided, everything)) {
				const left = answered(line, read, mention, finding);
				const softened = left && listed.soften(line, left, mention, read);
				if (softened !== void 0) ofLine.push(softened);
			}
		}
		for (const finding of ofLine.concat(createTypoFindings(line, read, typos, avoided))) findings.push(finding);
		addNotes(read, avoided, notes);
		if (line.part !== "ingredients") continue;
		const stranger = findUnknownText(rules, line.text, read, ofLine.length > 0);
		if (stranger === void 0) continue;
		unknown.push({
			line: line.text,
			index: line.index,
			text: stranger
		});
		if (avoided === 0) continue;
		const distantTypos = findDistantTypos(rules, written, typos);
		for (const finding of createTypoFindings(line, written, distantTypos, avoided)) findings.push(finding);
	}
	const all = needs.diets.includes("Keto") ? findings.concat(findKetoConflicts({
		rules,
		lines,
		reads,
		servings,
		weigh,
		avoidedMask: everything
	})) : findings;
	return {
		verdict: verdictOf(all, unknown),
		findings: all,
		unknown,
		notes: [...notes.values()]
	};
}
function split(text) {
	return text.split("\n").filter((line) => line.trim() !== "");
}
function partLines(part, texts) {
	return texts.map((text, index) => ({
		part,
		index,
		text
	}));
}
function recipeLines(recipe) {
	const steps = recipe.instructions ?? [];
	const one = (text) => text === void 0 ? [] : [text];
	return addDishName([
		...partLines("text", one(recipe.conversation_response)),
		...partLines("title", one(recipe.recipeName)),
		...partLines("introduction", one(recipe.introduction)),
		...partLines("ingredients", recipe.ingredients ?? []),
		...partLines("instructions", typeof steps === "string" ? split(steps) : steps),
		...partLines("tips", recipe.tips ?? []),
		...partLines("closing", one(recipe.friendly_closing))
	]);
}
// kitchen/src/text/name-tokens.ts
function splitNameTokens(text) {
	return tokenise(text).map((token) => token.text);
}
const STOP_WORDS = new Set("a an and as at by de del di du el en from in la le of on or the to with al alla style".split(" "));
function contentTokens(text) {
	const words = [];
	for (const { text: word } of tokenise(text)) if (!STOP_WORDS.has(word)) words.push(singular(word));
	return words;
}
// kitchen/src/cookbook/dish-lines.ts
function ingredientLine(item, note = item.preparation) {
	const joined = joinedName(item, unitFor(item.quantity, item.unit));
	const line = note ? `${joined.trim()}, ${note}` : joined.trim();
	return item.written?.of === line ? item.written.line : line;
}
function joinedName({ quantity, name }, unit) {
	if (/^(?:leaf|leaves)$/.test(unit)) return `${quantity} ${name.replace(/ lea(?:f|ves)$/, "")} ${unit}`;
	const amount = [quantity, unit].filter(Boolean).join(" ");
	return /^an? \p{L}+$/u.test(amount) || /^(?:handfuls?|pinch)$/.test(unit) ? `${amount} of ${name}` : `${amount} ${name}`;
}
function unitFor(quantity, unit) {
	if (!COUNTED$1.test(unit)) return unit;
	const one = /^(?:1|\d\/\d)$/.test(quantity);
	const bare = unit === "leaves" ? "leaf" : unit.replace(/s$/, "");
	if (one || unit === "pinch" || unit === "pinches") return bare;
	return bare === "leaf" ? "leaves" : `${bare}s`;
}
const COUNTED$1 = /^(?:cloves?|stalks?|sprigs?|slices?|leaves|leaf|handfuls?|tins?|pinch)$/;
function stepLine(step, say = (_, name) => name) {
	return step.map((piece) => piece.kind === "ingredient" ? say(piece.index, piece.name) : piece.text).join("").trim();
}
function dishLines(dish) {
	const lines = [{
		part: "title",
		index: 0,
		text: dish.title
	}];
	if (dish.introduction) lines.push({
		part: "introduction",
		index: 0,
		text: dish.introduction
	});
	dish.ingredients.forEach((item, index) => {
		lines.push({
			part: "ingredients",
			index,
			text: ingredientLine(item)
		});
	});
	dish.steps.forEach((step, index) => {
		lines.push({
			part: "instructions",
			index,
			text: stepLine(step)
		});
	});
	[dish.tip, dish.keeps].filter(Boolean).forEach((text, index) => {
		lines.push({
			part: "tips",
			index,
			text
		});
	});
	return addDishName(lines);
}
// kitchen/src/cookbook/tools.ts
const TOOLS = [
	"oven",
	"hob",
	"grill",
	"blender",
	"food processor",
	"mixer",
	"wok",
	"rolling pin",
	"ice-cream machine",
	"steamer",
	"thermometer",
	"cake tin",
	"freezer"
];
const USES = {
	oven: /\b(?:oven|bake(?!d beans)|roast in|gas mark)\b/i,
	hob: /(?<!\b(?:roasting|baking|cake|loaf) )\bpan\b(?! of)|\b(?:saucepan|pot|skillet|stir-fry|melt|scald|simmer|boil(?!ing water)|fry|frying pan|saucepan|medium heat|low heat|high heat|over (?:a )?(?:medium|low|high|gentle|fierce)|wok|sear|sweat|pan over|hob|deep-fry|griddle|heavy pot|hot pan|lidded pan|large pot)\b/i,
	grill: /\b(?:charcoal|over coals|grill(?:ed|ing)?\b(?! pan)|barbecue|under (?:a|the) (?:hot )?grill|on (?:a|the) (?:hot )?grill|grill (?:over|for|until))\b/i,
	blender: /\b(?:blender|blend (?!in\b)|liquidi[sz]e|blitz)\b/i,
	"food processor": /\bfood processor\b/i,
	mixer: /\b(?:electric (?:whisk|mixer|beaters)|stand mixer|mixer)\b/i,
	wok: /\bwok\b/i,
	"rolling pin": /\brolling pin\b/i,
	"ice-cream machine": /\bice[- ]cream (?:machine|maker)\b/i,
	steamer: /\bsteamer\b/i,
	thermometer: /\bthermometer\b/i,
	"cake tin": /\b(?:cake tins?|loaf tin|springform|tart tin|muffin tin)\b/i,
	freezer: /\b(?:freeze|freezer)\b/i
};
const BY_HAND$1 = {
	blender: "Without a blender, cook everything until quite soft and mash it hard or press it through a sieve; it comes out coarser, and no worse for it.",
	"food processor": "Without a food processor, chop everything very finely with a knife or pound it in a mortar, and finish it with a fork; it comes out coarser.",
	mixer: "Without a mixer, a whisk, a wooden spoon and patience do the same by hand; reckon twice the time.",
	wok: "Without a wok, take your widest heavy frying pan, as hot as it will go, and fry in two batches.",
	"rolling pin": "Without a rolling pin, a clean wine or water bottle rolls as well.",
	steamer: "Without a steamer, set a heatproof plate on an upturned cup in a lidded pot of simmering water.",
	grill: "Without a grill, a very hot ridged or heavy pan does nearly as well.",
	thermometer: "Without a thermometer, cut into the thickest part: the juices must run clear, and no pink may be left in poultry or mince."
};
const ON_HOB = new Set([
	"wok",
	"grill",
	"steamer"
]);
const ONLY_BLENDED = new Set(["drink"]);
function findTools(dish) {
	const text = dish.steps.map((step) => stepLine(step)).join("\n");
	return new Set(TOOLS.filter((tool) => USES[tool].test(text)));
}
function describeWithoutTool(dish, tool, lacking = []) {
	if (ON_HOB.has(tool) && lacking.includes("hob")) return void 0;
	if ((tool === "blender" || tool === "food processor") && ONLY_BLENDED.has(dish.course)) return void 0;
	return BY_HAND$1[tool];
}
// kitchen/src/cookbook/dish-facts.ts
const ALL_RESTRICTIONS = {
	allergies: ALLERGENS,
	diets: DIETS
};
function computeDishFacts(dish, rules, weigh, hiddenWords = []) {
	const { findings } = check(rules, dishLines(dish), ALL_RESTRICTIONS, dish.servings, weigh);
	const contains = new Set();
	const mayContain = new Set();
	for (const { certainty, restriction } of findings) (certainty === "contains" ? contains : mayContain).add(restriction);
	const foods = new Set(dish.ingredients.flatMap((item) => findFoodNames(rules, item.name)));
	const mainFoods = mainFoodTexts(dish).flatMap((text) => findFoodNames(rules, text)).filter((name) => foods.has(name));
	const heavy = heavyLines(dish, weigh).flatMap(({ name }) => findFoodNames(rules, name));
	return {
		contains,
		mayContain,
		foods,
		mainFoods: new Set(mainFoods),
		substance: new Set([...mainFoods, ...heavy]),
		ingredientWords: new Set(dish.ingredients.filter(({ name }) => !isStaple(name)).flatMap(({ name }) => ingredientNameTerms(name))),
		terms: new Set([
			...[
				dish.title,
				dish.cuisine,
				...dish.also,
				...dish.keywords
			].flatMap((text) => contentTokens(text)),
			...dish.keywords,
			...derivedKeywords(dish),
			...hiddenWords
		]),
		tools: findTools(dish),
		cautions: findCautions(dish, rules)
	};
}
const HEAVY = 45;
const HEAVY_SHARE = .15;
function heavyLines(dish, weigh) {
	if (!weigh) return dish.ingredients;
	const grams = dish.ingredients.map((item) => weigh(ingredientLine(item)) ?? 0);
	const total = grams.reduce((sum, one) => sum + one, 0);
	const least = Math.min(HEAVY * dish.servings, HEAVY_SHARE * total);
	return dish.ingredients.filter((_, at) => (grams[at] ?? 0) >= least && least > 0);
}
function derivedKeywords(dish) {
	const counted = new Set(dish.ingredients.map((item) => item.name)).size - findStaples(dish);
	return [...keptKeywords(dish), ...counted <= 8 ? [`#${counted} ingredients`] : []];
}
function keptKeywords({ keeps }) {
	return [.../\bfr(?:eeze|ozen)|\bfreezer\b/i.test(keeps) && !/\bnot? (?:be )?fr/i.test(keeps) ? ["#freezes"] : [], ...daysKept(keeps) >= SOME_DAYS ? ["#keeps"] : []];
}
const SOME_DAYS = 3;
function daysKept(keeps) {
	if (/\bfresh\b/i.test(keeps)) return 0;
	return Number(/(\d+) days/.exec(keeps)?.[1] ?? 0);
}
function findStaples(dish) {
	const staples = dish.ingredients.map((item) => item.name).filter((name) => STAPLE.test(name));
	return new Set(staples).size;
}
const STAPLE = /^(?:salt|fine salt|sea salt|black pepper|water|boiling water|olive oil|sunflower oil)$/;
function findFoodNames(rules, text) {
	const memory = foodNamesCache.get(rules) ?? new Map();
	foodNamesCache.set(rules, memory);
	const known = memory.get(text);
	if (known) return known;
	if (memory.size >= MAX_CACHED_TEXTS) memory.clear();
	const names = namesIn$2(rules, text);
	memory.set(text, names);
	return names;
}
const foodNamesCache = new WeakMap();
const MAX_CACHED_TEXTS = 5e3;
function namesIn$2(rules, text) {
	return [...findTerms(rules, text).filter((term) => term.isFood).flatMap((term) => [
		term.name,
		...term.kinds,
		...findBroaderKinds(term.name)
	]).flatMap((name) => [name, splitNameTokens(name).map(singular).join(" ")]), splitNameTokens(text).map(singular).join(" ")];
}
function mainFoodTexts(dish) {
	return [
		dish.title,
		...dish.also,
		...dish.keywords.slice(0, 2)
	];
}
function isStaple(name) {
	return ALWAYS_THERE.test(name);
}
const ALWAYS_THERE = /^(?:(?:fine |sea |flaky )*salt|water|boiling water|(?:caster |brown |icing )?sugar|honey|(?:plain )?flour|cornflour|baking powder|bicarbonate of soda|butter|garlic|onions?|(?:tomato )?ketchup|tomato pur\u00e9e|tamari|soy sauce|Dijon mustard|bay lea(?:f|ves)|dried [a-z]+|ground [a-z ]+|(?:sweet |smoked )?paprika|chilli flakes|[a-z]+ seeds|(?:mild )?curry powder|(?:black|white|cayenne) pepper(?:corns)?|[a-z ]*\b(?:oil|vinegar|stock))$/i;
function ingredientNameTerms(name) {
	const terms = contentTokens(name);
	return DERIVED_FROM.test(name) ? terms.slice(-1) : terms;
}
const DERIVED_FROM = /\b(?:stock|broth|sauce|oil|fat|powder|bouillon|gravy|vinegar)$/;
// kitchen/src/cookbook/cautions.ts
function findCautions(dish, rules) {
	const kinds = dish.ingredients.map((item) => findFoodNames(rules, item.name));
	const has = (kind) => kinds.some((names) => names.includes(kind));
	const found = new Set();
	if (hasRawEgg(dish)) found.add("raw egg");
	if (isServedRare(dish)) found.add("rare meat");
	if (containsRawFish(recipeTextOf(dish), (one) => isFish(rules, one))) found.add("raw fish");
	if (dish.course === "drink" && has("alcohol")) found.add("an alcoholic drink");
	if (has("liver")) found.add("liver");
	if (has("coffee") || has("espresso") || has("instant coffee")) found.add("coffee");
	if (has("honey")) found.add("honey");
	for (const caution of childCautions(dish)) found.add(caution);
	return found;
}
function childCautions(dish) {
	const names = dish.ingredients.map(({ name, preparation }) => `${name}, ${preparation}`);
	const any = (pattern) => names.some((name) => pattern.test(name));
	const hot = any(HOT) || dish.keywords.some((word) => /^(?:spicy|hot|numbing)$/.test(word));
	const nuts = names.some((name) => NUTS.test(name) && !FINE.test(name));
	const sweet = [
		"dessert",
		"drink",
		"breakfast"
	].includes(dish.course) && any(/\b(?:sugar|syrup|condensed|jam)\b/i);
	return [
		...hot ? ["heat"] : [],
		...nuts ? ["whole nuts"] : [],
		...any(SALTY) ? ["much salt"] : [],
		...sweet ? ["much sugar"] : [],
		...dish.keywords.some((word) => /^deep-fr/.test(word)) || any(/\bfor deep[ -]?frying\b/i) ? ["deep frying"] : []
	];
}
const HOT = /\b(?:chill?i(?:es)?|cayenne|scotch bonnet|harissa|gochujang|gochugaru|sriracha|jalape[n\u00f1]os?|chipotle|sambal|hot sauce|tabasco|curry paste|horseradish|wasabi|berbere|sichuan pepper(?:corns)?|hot paprika|curry powder|kimchi)\b/i;
const NUTS = /\b(?:nuts?|almonds?|walnuts?|cashews?|hazelnuts?|pistachios?|pecans?|peanuts?|macadamias?)\b/i;
const FINE = /\b(?:ground|butter|flour|milk|oil|paste|meal|drink|groundnut|nutmeg|coconut)\b/i;
const SALTY = /\b(?:soy sauce|tamari|coconut aminos|fish sauce|oyster sauce|miso|anchov\w*|capers|olives|bacon|pancetta|ham|prosciutto|chorizo|salami|salt cod|saltfish|smoked (?:salmon|haddock|trout)|preserved lemons?|feta|halloumi|pecorino|pickles?|gherkins|sauerkraut|dashi|umeboshi|shrimp paste|doubanjiang|black bean sauce|worcestershire sauce)\b/i;
function isServedRare(dish) {
	return containsRareMeat(recipeTextOf(dish));
}
function hasRawEgg(dish) {
	return containsRawEgg(recipeTextOf(dish));
}
function findRawEggTip(dish) {
	if (/\braw\b/.test(dish.tip) || !hasRawEgg(dish)) return "";
	return "The egg stays raw or barely cooked: not for small children, pregnant or elderly people, or anyone unwell; pasteurised eggs are the safe way.";
}
function recipeTextOf({ ingredients, steps }) {
	return {
		ingredients: ingredients.map(({ name, preparation }) => `${name}, ${preparation}`),
		steps: steps.map((step) => stepLine(step))
	};
}
function isFish(rules, ingredient) {
	const names = findFoodNames(rules, ingredient);
	return names.includes("fish") || names.includes("shellfish");
}
// kitchen/src/text/line-tokens.ts
const FRACTIONS$1 = {
	"\u00bc": 1 / 4,
	"\u00bd": 1 / 2,
	"\u00be": 3 / 4,
	"\u2150": 1 / 7,
	"\u2151": 1 / 9,
	"\u2152": 1 / 10,
	"\u2153": 1 / 3,
	"\u2154": 2 / 3,
	"\u2155": 1 / 5,
	"\u2156": 2 / 5,
	"\u2157": 3 / 5,
	"\u2158": 4 / 5,
	"\u2159": 1 / 6,
	"\u215a": 5 / 6,
	"\u215b": 1 / 8,
	"\u215c": 3 / 8,
	"\u215d": 5 / 8,
	"\u215e": 7 / 8
};
const ENTITY = /^&frac(\d)(\d);$/;
function fractionValue(sign) {
	const entity = ENTITY.exec(sign);
	return entity ? Number(entity[1]) / Number(entity[2]) : FRACTIONS$1[sign] ?? 0;
}
const TOKEN = /(\d+(?:[.,]\d+|['\u2019]\d{3}(?!\d))*|\.\d+)|([\u00bc\u00bd\u00be\u2150-\u215e]|&frac[1-7][2-8];)|((?:(?![\u00aa\u00ba])[\p{L}\p{M}])+(?:['\u2019](?:(?![\u00aa\u00ba])[\p{L}\p{M}])+)*)|\S/gu;
function tokeniseLine(text) {
	const tokens = [];
	for (const match of text.matchAll(TOKEN)) {
		const [found, digits, fraction, word] = match;
		const kind = digits ? "digits" : fraction ? "fraction" : word ? "word" : "mark";
		const last = tokens.at(-1);
		const cut = kind === "word" && last?.kind === "digits" && last.end === match.index && TIMES.test(found) ? 1 : 0;
		if (cut > 0) tokens.push(tokenOf("word", found.slice(0, cut), match.index));
		tokens.push(tokenOf(kind, found.slice(cut), match.index + cut));
	}
	return tokens;
}
const TIMES = /^x\p{L}{3}/iu;
function tokenOf(kind, text, start) {
	return {
		kind,
		text,
		lowerCase: text.toLowerCase().replaceAll("\u2019", "'"),
		start,
		end: start + text.length
	};
}
function isAdjacent(tokens, i) {
	const before = tokens[i - 1];
	const here = tokens[i];
	return before !== void 0 && here !== void 0 && before.end === here.start;
}
const DASHES = new Set([
	"-",
	"\u2013",
	"\u2014",
	"\u2010",
	"\u2011",
	"\u2012",
	"\u2212",
	"~"
]);
function isDash(token) {
	return token !== void 0 && DASHES.has(token.text);
}
function isPunctuation(token, mark) {
	return token?.kind === "mark" && token.text === mark;
}
// kitchen/src/measure/numbers.ts
const WORDS$1 = createLookupTable({
	one: 1,
	two: 2,
	three: 3,
	four: 4,
	five: 5,
	six: 6,
	seven: 7,
	eight: 8,
	nine: 9,
	ten: 10,
	eleven: 11,
	twelve: 12,
	thirteen: 13,
	fourteen: 14,
	fifteen: 15,
	sixteen: 16,
	eighteen: 18,
	twenty: 20,
	thirty: 30,
	forty: 40,
	fifty: 50,
	hundred: 100
});
const PARTS$2 = createLookupTable({
	half: 1 / 2,
	halves: 1 / 2,
	third: 1 / 3,
	thirds: 1 / 3,
	quarter: 1 / 4,
	quarters: 1 / 4,
	fourth: 1 / 4,
	fourths: 1 / 4,
	eighth: 1 / 8,
	eighths: 1 / 8
});
function readNumber$1(tokens, i) {
	const read = readPlain(tokens, i);
	const dozens = read && /^(?:dozen|doz)$/.test(tokens[read.next]?.lowerCase ?? "");
	if (!read || !dozens) return read;
	const stop = tokens[read.next]?.lowerCase === "doz" && isPunctuation(tokens[read.next + 1], ".");
	return {
		value: read.value * 12,
		next: read.next + (stop ? 2 : 1)
	};
}
function readPlain(tokens, i) {
	const token = tokens[i];
	if (token === void 0) return null;
	if (token.kind === "fraction") return {
		value: fractionValue(token.text),
		next: i + 1
	};
	if (token.kind === "digits") return readDigits(tokens, i, token);
	return token.kind === "word" ? readWords(tokens, i) : null;
}
function readDigits(tokens, i, token) {
	const lost = readUnspacedMixedNumber(tokens, i, token.text);
	if (lost) return lost;
	const whole = digitsValue(token.text, tokens[i + 1]);
	const slashed = readSlashFraction(tokens, i, whole);
	if (slashed) return slashed;
	if (!Number.isInteger(whole)) return {
		value: whole,
		next: i + 1
	};
	if (whole === 1 && tokens[i + 1]?.lowerCase === "half" && tokens[i + 2]?.kind === "word") return tokens[i + 2]?.lowerCase === "and" ? {
		value: 1,
		next: i + 1
	} : {
		value: .5,
		next: i + 2
	};
	const part = readFraction(tokens, i + 1);
	return part ? {
		value: whole + part.value,
		next: part.next
	} : {
		value: whole,
		next: i + 1
	};
}
const LARGEST = 1e9;
function digitsValue(text, next) {
	if (/^[1-9]\d{0,2}(?:[,'\u2019]\d{3})+(?:\.\d+)?$/.test(text)) return Number(text.replaceAll(/[,'\u2019]/g, ""));
	if (/^[1-9]\d{0,2}\.\d{3}$/.test(text) && (next?.lowerCase === "g" || next?.lowerCase === "ml")) return Number(text.replace(".", ""));
	const value = Number.parseFloat(text.replace(",", "."));
	return Math.min(value, LARGEST);
}
const LEAST_WEIGHED = 50;
function readSlashFraction(tokens, i, above) {
	const slash = tokens[i + 1];
	const below = tokens[i + 2];
	if (!(isPunctuation(slash, "?") && isAdjacent(tokens, i + 1) && isAdjacent(tokens, i + 2)) && !/^[/\u2044\u2215]$/.test(slash?.text ?? "")) return null;
	if (above >= LEAST_WEIGHED) return null;
	if (below?.kind !== "digits" || !/^\d{1,2}$/.test(below.text) || Number(below.text) === 0) return null;
	const ordinal = /^(?:rd|th|ths|nd)$/.test(tokens[i + 3]?.lowerCase ?? "") && isAdjacent(tokens, i + 3);
	return {
		value: above / Number(below.text),
		next: ordinal ? i + 4 : i + 3
	};
}
function readUnspacedMixedNumber(tokens, i, text) {
	const digits = /^([1-9])\.?([1-9])$/.exec(text);
	const below = tokens[i + 2];
	if (!digits || !isPunctuation(tokens[i + 1], "/") || !isAdjacent(tokens, i + 1) || !isAdjacent(tokens, i + 2)) return null;
	const part = Number(digits[2]) / Number(below?.text);
	if (!/^[234568]$/.test(below?.text ?? "") || part >= 1) return null;
	return {
		value: Number(digits[1]) + part,
		next: i + 3
	};
}
function readFraction(tokens, from) {
	let i = from;
	const joined = isPunctuation(tokens[i], "&") || isPunctuation(tokens[i], "+") || tokens[i]?.lowerCase === "and";
	if (joined || isDash(tokens[i]) && tokens[i]?.text !== "~") i += 1;
	const token = tokens[i];
	if (token?.kind === "fraction") return isDash(tokens[from]) && !isAdjacent(tokens, i) ? null : {
		value: fractionValue(token.text),
		next: i + 1
	};
	if (token?.kind === "digits" && /^\d{1,2}$/.test(token.text)) {
		const part = readSlashFraction(tokens, i, Number(token.text));
		return part && part.value < 1 ? part : null;
	}
	if (!joined) return null;
	const many = token?.lowerCase === "a" ? 1 : WORDS$1[token?.lowerCase ?? ""];
	if (many !== void 0) i += 1;
	if (many !== void 0 && isDash(tokens[i])) i += 1;
	const part = (PARTS$2[tokens[i]?.lowerCase ?? ""] ?? 1) * (many ?? 1);
	if (part >= 1 || i === from + 1 && tokens[i + 1]?.kind !== "word") return null;
	return {
		value: part,
		next: i + 1
	};
}
function readWords(tokens, i) {
	const low = tokens[i]?.lowerCase ?? "";
	if (low === "half" || low === "quarter" || low === "third") return readHalf(tokens, i);
	if (low === "dozen") return {
		value: 12,
		next: i + 1
	};
	const value = WORDS$1[low];
	if (value === void 0) return null;
	const after = isDash(tokens[i + 1]) ? i + 2 : i + 1;
	const fraction = PARTS$2[tokens[after]?.lowerCase ?? ""];
	if (fraction !== void 0) return {
		value: value * fraction,
		next: after + 1
	};
	const ones = WORDS$1[tokens[after]?.lowerCase ?? ""];
	if (value >= 20 && ones !== void 0 && ones < 10) return {
		value: value + ones,
		next: after + 1
	};
	const part = tokens[i + 1]?.lowerCase === "and" ? readFraction(tokens, i + 1) : null;
	return part ? {
		value: value + part.value,
		next: part.next
	} : {
		value,
		next: i + 1
	};
}
function readHalf(tokens, i) {
	const value = PARTS$2[tokens[i]?.lowerCase ?? ""] ?? 0;
	let next = i + 1;
	if (isDash(tokens[next])) {
		if (tokens[next + 1]?.lowerCase === "and") return null;
		next += 1;
	}
	if (tokens[next]?.lowerCase === "and" || tokens[next]?.lowerCase === "&") return null;
	if (tokens[next]?.lowerCase === "a" || tokens[next]?.lowerCase === "an") next += 1;
	if (tokens[next]?.lowerCase === "dozen") return {
		value: value * 12,
		next: next + 1
	};
	return {
		value,
		next
	};
}
const numberCache = new WeakMap();
function readRange(tokens, from) {
	const ranges = numberCache.get(tokens) ?? new Map();
	if (ranges.size === 0) numberCache.set(tokens, ranges);
	let range = ranges.get(from);
	if (range === void 0) {
		range = rangeAt(tokens, from);
		ranges.set(from, range);
	}
	return range;
}
function rangeAt(tokens, from) {
	const opened = /^(?:between|from)$/.test(tokens[from]?.lowerCase ?? "");
	const low = readNumber$1(tokens, opened ? from + 1 : from);
	if (!low) return null;
	const join = readRangeJoiner(tokens, low.next, opened);
	const high = join === null ? null : readNumber$1(tokens, join);
	if (!high || high.value <= low.value) return opened ? null : low;
	return {
		value: low.value,
		max: high.value,
		next: high.next
	};
}
function readRangeJoiner(tokens, i, opened) {
	const dashed = isDash(tokens[i]) ? i + 1 : i;
	const word = tokens[dashed]?.lowerCase;
	if (word === "to" || word === "or" || opened && word === "and") return dashed > i && isDash(tokens[dashed + 1]) && isAdjacent(tokens, dashed + 1) ? dashed + 2 : dashed + 1;
	return dashed > i ? dashed : null;
}
// kitchen/src/measure/unit-spelling.ts
const LEAST_LETTERS = 8;
const indexes = new WeakMap();
function findMisspelledUnit(units, word) {
	if (word.length < 7 || word.length > LONGEST$4) return null;
	const index = indexOf(units);
	for (const form of [word, ...withOneLetterRemoved(word)]) {
		const unit = index.get(form);
		if (unit) return unit;
	}
	return null;
}
const LONGEST$4 = 16;
function indexOf(units) {
	const known = indexes.get(units);
	if (known) return known;
	const index = new Map();
	for (const [spelling, unit] of units.bySpelling) {
		if (spelling.length < LEAST_LETTERS || spelling.includes(" ")) continue;
		for (const form of [spelling, ...withOneLetterRemoved(spelling)]) index.set(form, unit);
	}
	indexes.set(units, index);
	return index;
}
function withOneLetterRemoved(word) {
	return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}
// kitchen/src/measure/amounts.ts
const MOST_WORDS$3 = 3;
function readUnit(units, tokens, i) {
	const kind = tokens[i]?.kind;
	if (kind !== "word" && kind !== "mark") return null;
	const ends = [];
	let spelling = "";
	let best = null;
	for (let at = i; ends.length < MOST_WORDS$3 && tokens[at]?.kind === "word";) {
		spelling += (spelling ? " " : "") + (tokens[at]?.lowerCase ?? "");
		const unit = (ends.length === 0 ? units.exact.get(tokens[at]?.text ?? "") : void 0) ?? units.bySpelling.get(spelling);
		const next = skipFullStop(tokens, at + 1);
		ends.push(next);
		if (unit && isStandaloneUnit(tokens, at + 1, next, unit)) best = {
			unit,
			next
		};
		at = next;
	}
	return best ?? readMisspelledUnit(units, tokens, i) ?? readInchMark(units, tokens, i);
}
function isNumeral(token) {
	return token?.kind === "digits" || token?.kind === "fraction";
}
function readMisspelledUnit(units, tokens, i) {
	const near = isNumeral(tokens[i - 1]) ? findMisspelledUnit(units, tokens[i]?.lowerCase ?? "") : null;
	if (near) return {
		unit: near,
		next: i + 1
	};
	if (tokens[i]?.text !== "m") return null;
	const ml = units.byName.get("ml");
	const isMillilitres = isAdjacent(tokens, i) && /^\d\d/.test(tokens[i - 1]?.text ?? "");
	return ml && isMillilitres ? {
		unit: ml,
		next: i + 1
	} : null;
}
function skipFullStop(tokens, i) {
	const after = tokens[i + 1];
	if (!isPunctuation(tokens[i], ".") || !isAdjacent(tokens, i) || after === void 0) return i;
	return i + 1;
}
function isStandaloneUnit(tokens, end, next, unit) {
	const after = tokens[next];
	if (after === void 0) return true;
	if (isDash(after) && isAdjacent(tokens, end) && tokens[next + 1]?.kind === "word") {
		const nextWord = tokens[next + 1]?.lowerCase ?? "";
		if (unit.kind === "length" && (/^(?:high|tall)$/.test(nextWord) || LONG.test(nextWord))) return true;
		return !isAdjacent(tokens, next + 1);
	}
	return !(unit.singularNotBefore.has(after.lowerCase) && tokens[end - 1]?.lowerCase === unit.name) && !unit.notBefore.has(after.lowerCase);
}
function readInchMark(units, tokens, i) {
	const inch = units.byName.get("inch");
	if (!inch) return null;
	if (tokens[i]?.lowerCase === "in") {
		const next = skipFullStop(tokens, i + 1);
		return isShortInch(tokens, i, next) ? {
			unit: inch,
			next
		} : null;
	}
	const sign = isAdjacent(tokens, i) ? tokens[i]?.text ?? "" : "";
	if (sign === "#" && tokens[i - 1]?.kind === "digits" && tokens[i + 1]?.kind === "word") return unitAt(units, "lb", i + 1);
	const isFeet = /^['\u2019\u2032]$/.test(sign);
	if (isFeet && tokens[i + 1]?.lowerCase === "long" && !LONG.test(tokens[i + 2]?.lowerCase ?? "")) return unitAt(units, "foot", i + 1);
	const isInch = isFeet && LONG.test(tokens[i + 1]?.lowerCase ?? "") || /^["\u2033\u201d]$/.test(sign);
	const doubled = tokens[i + 1]?.text === tokens[i]?.text && isAdjacent(tokens, i + 1);
	return isInch ? {
		unit: inch,
		next: doubled ? i + 2 : i + 1
	} : null;
}
function unitAt(units, name, next) {
	const unit = units.byName.get(name);
	return unit ? {
		unit,
		next
	} : null;
}
const LONG = /^(?:pieces?|knobs?|lengths?|cubes?|chunks?|strips?|slices?|sticks?|long|thick|wide|square|deep|diameter)$/;
function isShortInch(tokens, i, next) {
	return isNumeral(tokens[i - 1]) && (isAdjacent(tokens, i) || LONG.test(tokens[next]?.lowerCase ?? ""));
}
function readAmount$1(units, tokens, i) {
	const range = readRange(tokens, i);
	if (!range) return null;
	const isHyphenated = isDash(tokens[range.next]) && isAdjacent(tokens, range.next);
	const read = readUnit(units, tokens, isHyphenated ? range.next + 1 : range.next) ?? readOmittedUnit(units, tokens, range);
	if (!read || range.value <= 0) return null;
	return extendAmount(units, tokens, {
		quantity: range.value,
		quantityMax: range.max,
		unit: read.unit,
		from: i,
		to: read.next,
		numberEnd: range.next,
		isHyphenated
	});
}
function readOmittedUnit(units, tokens, low) {
	if (!isPunctuation(tokens[low.next], "/") || low.value < 10) return null;
	const repeat = readRange(tokens, low.next + 1);
	const read = repeat ? readUnit(units, tokens, repeat.next) : null;
	const name = read?.unit.kind === "mass" ? "g" : read?.unit.kind === "volume" ? "ml" : "";
	const unit = units.byName.get(name);
	if (!repeat || !read || !unit || read.unit.origin === "metric") return null;
	const same = repeat.value * read.unit.size / low.value;
	return same > .8 && same < 1.25 ? {
		unit,
		next: low.next
	} : null;
}
function readFractionOfUnit(units, tokens, i) {
	const range = readRange(tokens, i);
	if (!range || range.max !== void 0 || range.value >= 1) return null;
	if (tokens[range.next]?.lowerCase !== "of" || tokens[range.next + 1]?.lowerCase !== "a") return null;
	const read = readUnit(units, tokens, range.next + 2);
	if (!read || !isMeasured(read.unit)) return null;
	const span = {
		from: i,
		to: read.next,
		numberEnd: range.next
	};
	return {
		quantity: range.value,
		unit: read.unit,
		...span,
		isHyphenated: false
	};
}
function extendAmount(units, tokens, amount) {
	if (amount.quantityMax !== void 0 || amount.isHyphenated || amount.unit.size === 0) return amount;
	return readSecondEnd(units, tokens, amount) ?? readFractionAfterUnit(tokens, amount) ?? readSum(units, tokens, amount);
}
const CLEARLY_MORE = 1.3;
const SAME_SYSTEM_TOLERANCE = 1.01;
function readSecondEnd(units, tokens, amount) {
	const join = tokens[amount.to];
	if (!isDash(join) && join?.lowerCase !== "to" && join?.lowerCase !== "or") return null;
	const high = readRange(tokens, amount.to + 1);
	const read = high ? readUnit(units, tokens, high.next) : null;
	if (!high || !read || high.max !== void 0) return null;
	const other = read.unit !== amount.unit;
	if (other && (join?.lowerCase === "or" || read.unit.kind !== amount.unit.kind)) return null;
	const sum = readSum(units, tokens, {
		...amount,
		quantity: high.value,
		unit: read.unit,
		to: read.next
	});
	const value = other ? snapToFraction(sum.quantity * read.unit.size / amount.unit.size) : sum.quantity;
	const least = read.unit.origin === amount.unit.origin ? SAME_SYSTEM_TOLERANCE : CLEARLY_MORE;
	if (value <= amount.quantity * (other ? least : 1)) return null;
	return {
		...amount,
		quantityMax: value,
		to: sum.to
	};
}
function readFractionAfterUnit(tokens, amount) {
	const part = tokens[amount.to]?.lowerCase === "and" ? readFraction(tokens, amount.to) : null;
	const more = tokens[amount.to + 1]?.lowerCase === "a" || tokens[part?.next ?? 0]?.lowerCase === "of";
	return part && more ? {
		...amount,
		quantity: amount.quantity + part.value,
		to: part.next
	} : null;
}
function readSum(units, tokens, amount) {
	const at = isPunctuation(tokens[amount.to], ",") && /^(?:plus|minus|less)$/.test(tokens[amount.to + 1]?.lowerCase ?? "") ? amount.to + 1 : amount.to;
	const join = tokens[at];
	const minus = join?.lowerCase === "minus" || join?.lowerCase === "less";
	const joined = join && (minus || /^(?:plus|and)$/.test(join.lowerCase) || /^[+&,]$/.test(join.text));
	const more = readRange(tokens, joined ? at + 1 : at);
	if (!more || more.max !== void 0) return amount;
	const read = readUnit(units, tokens, more.next);
	const unit = read?.unit;
	if (!read || !unit || unit.kind !== amount.unit.kind || unit === amount.unit) return amount;
	if (unit.size > amount.unit.size && !(join?.lowerCase === "plus" || isPunctuation(join, "+"))) return amount;
	const rest = more.value * unit.size / amount.unit.size;
	if (rest >= 1 && (!joined || isPunctuation(join, ","))) return amount;
	const quantity = amount.quantity + (minus ? -rest : rest);
	if (quantity <= 0) return amount;
	return {
		...amount,
		quantity: snapToFraction(quantity),
		to: read.next
	};
}
function snapToFraction(value) {
	const part = Math.round(value * COMMON_FRACTIONS) / COMMON_FRACTIONS;
	const near = Math.abs(part - value) < value * 1e-4 ? part : value;
	return Math.round(near * 1e4) / 1e4;
}
const COMMON_FRACTIONS = 48;
function isMeasured(unit) {
	return unit.size > 0;
}
// kitchen/src/measure/parse-pantry-table.ts
var PantryTextError = class extends Error {
	file;
	line;
	constructor(file, line, sentence) {
		super(`${file}, line ${line}: ${sentence}`);
		this.name = "PantryTextError";
		this.file = file;
		this.line = line;
	}
};
function pantryRows(text) {
	return text.split(/\r?\n/).map((raw, index) => ({
		line: index + 1,
		cells: raw.split("|").map((cell) => cell.trim())
	})).filter((row) => row.cells.some((cell) => cell !== "") && !row.cells[0]?.startsWith("#"));
}
function splitList(cell) {
	return cell.split(",").map((item) => item.trim()).filter((item) => item !== "");
}
// kitchen/src/measure/food-table.ts
const FILE$2 = "densities.txt";
const HABITS = {
	liquid: "liquid",
	bar: "liquid",
	cups: "cups",
	baking: "cups",
	grated: "grated",
	butter: "butter",
	weighed: "weighed"
};
function parseFoods(text) {
	const foods = new Map();
	const each = new Map();
	let section = "";
	let longest = 1;
	for (const row of pantryRows(text)) {
		const heading = /^\[(.+)\]$/.exec(row.cells[0] ?? "")?.[1];
		if (heading) {
			section = readHeading(heading, row);
			continue;
		}
		const figure = readFigure(row);
		const isExact = section === "baking" || section === "butter";
		const isFluid = section === "bar";
		const food = {
			habit: HABITS[section] ?? "weighed",
			density: figure,
			isExact,
			isFluid
		};
		for (const name of splitList(row.cells[0] ?? "")) {
			const key = normaliseFoodName(name).join(" ");
			longest = Math.max(longest, key.split(" ").length);
			if (section === "each") add(each, key, figure, row);
			else add(foods, key, food, row);
		}
	}
	return {
		foods,
		each,
		longest
	};
}
function readHeading(heading, row) {
	if (heading === "each" || heading in HABITS) return heading;
	throw new PantryTextError(FILE$2, row.line, `[${heading}] is not one of ${Object.keys(HABITS).join(", ")}, each.`);
}
function readFigure(row) {
	const figure = Number(row.cells[1]);
	if (figure > 0) return figure;
	throw new PantryTextError(FILE$2, row.line, "a name needs a figure above 0 after the bar.");
}
function add(map, key, value, row) {
	if (map.has(key) && map.get(key) !== value) throw new PantryTextError(FILE$2, row.line, `"${key}" stands here twice.`);
	map.set(key, value);
}
function normaliseFoodName(name) {
	return (name.toLowerCase().replaceAll("\u2019", "'").match(/[\p{L}\p{M}']+/gu) ?? []).map(singular);
}
const ACCOMPANIMENT = /\s(?:in|with|on)\s/;
function findFood(table, name) {
	const head = name.slice(0, ACCOMPANIMENT.exec(name)?.index ?? name.length);
	return findLast(table.foods, table.longest, head);
}
const PART = /^(?:leaf|slice|wedge|clove|sprig|segment|floret|strip|ring|stalk|stem|rib|piece|chunk|cube|round|shred|strand|shaving|zest|peel|rind|skin|seed)$/;
function gramsOfOne(table, name) {
	const words = normaliseFoodName(name.slice(0, 400)).slice(0, MOST_WORDS$2);
	if (words.length > 1 && PART.test(words.at(-1) ?? "")) return gramsOfPart(table.each, words);
	if (words.length > 1 && words.at(-1) === "half") {
		const whole = table.each.get(words.slice(-2).join(" ")) ?? null;
		const two = whole === null ? gramsOfOne(table, words.slice(0, -1).join(" ")) : null;
		return two === null ? whole : two / 2;
	}
	return findLast(table.each, table.longest, name);
}
function gramsOfPart(each, words) {
	for (let start = Math.max(0, words.length - 4); start < words.length; start += 1) {
		const found = each.get(words.slice(start).join(" "));
		if (found !== void 0) return found;
	}
	return null;
}
const MOST_WORDS$2 = 40;
function findLast(map, longest, name) {
	const words = normaliseFoodName(name.slice(0, 400)).slice(0, MOST_WORDS$2);
	for (let end = words.length; end > 0; end -= 1) for (let start = Math.max(0, end - longest); start < end; start += 1) {
		const found = map.get(words.slice(start, end).join(" "));
		if (found !== void 0) return found;
	}
	return null;
}
// kitchen/src/measure/lines/name-numbers.ts
const LABELS$1 = /^(?:no|nr|number|#|\u2116)$/;
function skipNumberLabel(tokens, i) {
	if (!LABELS$1.test(tokens[i]?.lowerCase ?? "")) return i;
	const at = isPunctuation(tokens[i + 1], ".") ? i + 2 : i + 1;
	return tokens[at]?.kind === "digits" ? at + 1 : i;
}
function skipHalfAndHalf(tokens, i) {
	const first = halfEnd(tokens, i);
	if (first === i || !/^(?:and|&|n)$/.test(tokens[first]?.lowerCase ?? "")) return i;
	const second = halfEnd(tokens, first + 1);
	return second > first + 1 ? second : i;
}
function halfEnd(tokens, i) {
	const part = /^(?:digits|fraction)$/.test(tokens[i]?.kind ?? "") ? readFraction(tokens, i) : null;
	return part?.value === .5 ? part.next : i;
}
const KIND = /^(?:omega|vitamin|type|tipo|typ|no|number|size|grade|mark|recipe|step)$/;
function isPartOfName(tokens, i) {
	const before = tokens[i - 1];
	if (tokens[i]?.kind !== "digits" || before === void 0) return false;
	if (LABELS$1.test(before.lowerCase) || isPunctuation(before, ".") && LABELS$1.test(tokens[i - 2]?.lowerCase ?? "")) return true;
	if (isAdjacent(tokens, i)) return before.kind === "word" && /^[a-wyz]$/.test(before.lowerCase);
	const word = before.text === "-" ? tokens[i - 2] : before;
	return KIND.test(word?.lowerCase ?? "");
}
// kitchen/src/measure/lines/size-words.ts
const MANNER_TERMS = new Set("large lg med md sm xl medium small big tiny huge heaping heaped rounded level scant generous generously good fat thick thin packed loose overflowing brimming compact firmly lightly loosely tightly slightly well full whole little plump fresh dried nice extra sized size jumbo thickly thinly long short tall hefty healthy modest flat standard regular individual metric us rounding nos ea center centre separate very really extremely super quite thickish longish".split(" "));
const DIMENSION_ADJECTIVE = /^(?:thick|long|wide|deep|high|tall|diameter)$/;
const COMPARABLE_SIZES = /^(?:large|lg|lge|med|md|medium|sm|small|big|tiny|huge|little|xl|jumbo|thick|thin|fat|long|short)$/;
function skipSizes(tokens, from) {
	let i = from;
	while (i < from + 4 && MANNER_TERMS.has(tokens[i]?.lowerCase ?? "")) i += 1;
	return i;
}
function skipManner(tokens, from) {
	let i = from;
	while (i < from + 6) {
		const low = tokens[i]?.lowerCase ?? "";
		const next = tokens[i + 1];
		const label = skipNumberLabel(tokens, i);
		if (label > i) i = label;
		else if (isDash(next) && /^sized?$/.test(tokens[i + 2]?.lowerCase ?? "")) i += 3;
		else if (tokens[i]?.kind === "word" && /^sized?$/.test(next?.lowerCase ?? "")) i += 2;
		else if (MANNER_TERMS.has(low) || low === "of" || i > from && /^[.-]$/.test(tokens[i]?.text ?? "")) i += 1;
		else if (i > from && /^(?:to|or)$/.test(low) && COMPARABLE_SIZES.test(next?.lowerCase ?? "")) i += 2;
		else break;
	}
	return isCompound(tokens, i) ? from : i;
}
function skipVagueAmount(tokens, from) {
	const end = skipSizes(tokens, /^an?$/.test(tokens[from]?.lowerCase ?? "") ? from + 1 : from);
	return /^(?:amounts?|quantity|quantities)$/.test(tokens[end]?.lowerCase ?? "") && tokens[end + 1]?.lowerCase === "of" && tokens[end + 2] ? end + 2 : from;
}
function isCompound(tokens, i) {
	return isDash(tokens[i - 1]) && isAdjacent(tokens, i) && isAdjacent(tokens, i - 1);
}
function areAllSizes(tokens, from, to) {
	for (let i = from; i < to; i += 1) {
		const token = tokens[i];
		if (!COMPARABLE_SIZES.test(token?.lowerCase ?? "") && !isPunctuation(token, ".")) return false;
	}
	return to > from;
}
// kitchen/src/measure/lines/approximate-words.ts
const APPROXIMATE_WORDS = new Set("about approximately approx around roughly circa ca plus another additional extra optional max maximum min minimum nearly almost exactly".split(" "));
function skipApproximateWords(tokens, start, noteSpans) {
	let i = start;
	const numberAhead = () => {
		for (let at = i; at < i + 6; at += 1) {
			const token = tokens[at];
			if (token?.kind === "digits" || token?.kind === "fraction" || readNumber$1(tokens, at)) return true;
			if (token?.lowerCase !== "a" && !APPROXIMATE_WORDS.has(token?.lowerCase ?? "") && !MANNER_TERMS.has(token?.lowerCase ?? "")) {
				if (!isPunctuation(token, ".") && !/^(?:[~\u2248\u00b1]|just|under|over|up|to|at|least)$/.test(token?.lowerCase ?? "")) return false;
			}
		}
		return false;
	};
	while (i < start + 6 && i < tokens.length && !readNumber$1(tokens, i)) {
		const low = tokens[i]?.lowerCase ?? "";
		const article = low === "a" && MANNER_TERMS.has(tokens[i + 1]?.lowerCase ?? "");
		const skips = APPROXIMATE_WORDS.has(low) || /^(?:just|under|over|up|to|at|least)$/.test(low);
		if (!numberAhead() || !(skips || article || MANNER_TERMS.has(low) || isPunctuation(tokens[i], ".") || APPROXIMATE_SIGN.test(low))) break;
		if (MANNER_TERMS.has(low)) noteSpans.push({
			from: i,
			to: i + 1
		});
		i += 1;
	}
	return i;
}
const APPROXIMATE_SIGN = /^[~\u2248\u00b1]$/;
// kitchen/src/measure/lines/food-part-prefix.ts
const SOURCES = new Set("juice zest rind peel leaves seeds flesh meat pulp kernels whites yolks juices zests ends tops fronds stalks parts slices wedges segments shavings florets cubes strips grated finely coarsely thinly freshly squeezed sliced green white dark the of and from strained scraped picked only".split(" "));
const PARTS$1 = /^(?:juice|zest|rind|peel|leaves|seeds|flesh|meat|pulp|kernels|whites|yolks|juices|zests|ends|tops|fronds|stalks|parts|slices|wedges|segments|shavings|florets|cubes|strips)$/;
function skipFoodPart(units, tokens, start) {
	const source = skipRepeatedSource(tokens, start);
	if (source !== null) return source;
	let i = start;
	let parts = false;
	while (i < start + 8 && (SOURCES.has(tokens[i]?.lowerCase ?? "") || isPunctuation(tokens[i], "&"))) {
		parts ||= PARTS$1.test(tokens[i]?.lowerCase ?? "");
		const last = /^(?:of|from)$/.test(tokens[i]?.lowerCase ?? "");
		i += 1;
		if (last && parts && readsAsCount(tokens, i)) return i;
	}
	return parts && countsFood(units, tokens, i) ? i : start;
}
function skipRepeatedSource(tokens, start) {
	const at = start + 3;
	if (!(PARTS$1.test(tokens[start + 1]?.lowerCase ?? "") && /^(?:from|of)$/.test(tokens[at - 1]?.lowerCase ?? "")) || !readsAsCount(tokens, at)) return null;
	const food = singular(tokens[start]?.lowerCase ?? "");
	return tokens.slice(at + 1, at + 5).some((token) => singular(token.lowerCase) === food) ? at : null;
}
function readsAsCount(tokens, i) {
	return /^(?:an?|about)$/.test(tokens[i]?.lowerCase ?? "") || readNumber$1(tokens, i) !== null;
}
function countsFood(units, tokens, i) {
	const range = readRange(tokens, i);
	if (!range) return false;
	const read = readUnit(units, tokens, range.next);
	return tokens[read ? read.next : range.next]?.kind === "word";
}
// kitchen/src/measure/lines/sized-counts.ts
function readThickness(units, tokens, i) {
	const whole = tokens[i];
	if (whole?.kind !== "digits" || !/^\d{1,2}$/.test(whole.text) || isAdjacent(tokens, i + 1)) return null;
	const both = readAmount$1(units, tokens, i);
	if (both?.unit.kind !== "length" || both.numberEnd <= i + 1 || isDash(tokens[i + 1])) return null;
	const size = both.isHyphenated || tokens[both.to - 1]?.kind === "mark" ? readAmount$1(units, tokens, i + 1) : null;
	if (!size || size.quantity >= 1 || !isSeveral(tokens, Number(whole.text), size.to)) return null;
	const span = {
		from: i + 1,
		to: size.to
	};
	const dashed = isDash(tokens[size.to]) && isAdjacent(tokens, size.to);
	return {
		quantity: Number(whole.text),
		from: i,
		countEnd: i + 1,
		next: dashed ? size.to + 1 : size.to,
		size: {
			...size,
			span
		}
	};
}
const SOLD_BY_SIZE = /^(?:crust|shell|base|case|round|disc|tortilla|pizza|cake|pie|tart|sponge|baguette|loaf|pancake|wrap|wrapper|pita|naan|skewer|pan|tin)$/;
const CUT_FROM_LENGTH = /^(?:pieces?|sticks?|lengths?|knobs?|chunks?|cubes?|slices?|strips?)$/;
const LONGEST_NAME = 8;
function readManufacturedSize(tokens, amount) {
	if (amount.unit.kind !== "length") return null;
	const dashed = isDash(tokens[amount.to]) ? amount.to + 1 : amount.to;
	if (DIMENSION_ADJECTIVE.test(tokens[dashed]?.lowerCase ?? "") && tokens[dashed + 1]?.kind === "word") {
		const span = {
			from: amount.from,
			to: dashed + 1
		};
		return {
			quantity: null,
			...counting(amount, dashed + 1),
			size: {
				...amount,
				span
			}
		};
	}
	const last = nounBehind(tokens, amount.to);
	const several = singular(last) !== last && !CUT_FROM_LENGTH.test(last);
	const one = SOLD_BY_SIZE.test(last) || amount.isHyphenated && last === "stick";
	if (!several && !one) return null;
	const size = {
		...amount,
		span: {
			from: amount.from,
			to: amount.to
		}
	};
	return {
		quantity: several ? null : 1,
		...counting(amount, amount.to),
		size
	};
}
function nounBehind(tokens, from) {
	let last = "";
	for (let i = from; i < from + LONGEST_NAME; i += 1) {
		const token = tokens[i];
		if (isDash(token)) continue;
		if (token?.kind !== "word" || /^(?:for|of|in|with|or|from|and|cut)$/.test(token.lowerCase)) break;
		last = token.lowerCase;
	}
	return last;
}
function counting({ from }, next) {
	return {
		from,
		countEnd: from,
		next
	};
}
function isSeveral(tokens, count, next) {
	const at = isDash(tokens[next]) ? next + 1 : next;
	const low = tokens[at]?.lowerCase ?? "";
	if (DIMENSION_ADJECTIVE.test(low)) return true;
	return count > 1 && (tokens[at]?.kind !== "word" || !isOnePiece(low));
}
function isOnePiece(low) {
	return /^(?:piece|knob|length|chunk|stick|thumb)$/.test(low) && singular(low) === low;
}
function readDimensions(units, tokens, from) {
	let i = from;
	for (let sides = 1; sides <= 3; sides += 1) {
		const side = readNumber$1(tokens, i);
		if (!side) return null;
		i = side.next;
		const read = readUnit(units, tokens, isDash(tokens[i]) && isAdjacent(tokens, i) ? i + 1 : i);
		if (read) {
			if (read.unit.kind !== "length") return null;
			if (sides > 1) return read.next;
			i = read.next;
		}
		const times = tokens[i];
		if (times?.lowerCase !== "x" && times?.lowerCase !== "by" && !isPunctuation(times, "\u00d7")) return null;
		i += 1;
	}
	return null;
}
function isSizeOfOne(units, tokens, amount) {
	const read = readUnit(units, tokens, amount.to);
	if (read) return /^(?:pack|piece)$/.test(read.unit.kind) || /^(?:knob|stick)$/.test(read.unit.name);
	if (amount.unit.kind !== "mass" || amount.quantity < 1) return false;
	return SOLD_WHOLE.test(nounBehind(tokens, amount.to));
}
const SOLD_WHOLE = /^(?:chicken|duck|goose|turkey|fish|salmon|trout|bass|bream|ham|joint|leg|shoulder|brisket|roast|squash|pumpkin|cabbage|cauliflower|melon|watermelon|lobster|crab|loin|tenderloin|rib|gammon|celeriac|hen|bird|pheasant|rabbit)$/;
// kitchen/src/measure/lines/line-count.ts
function readCount(units, tokens, i) {
	const low = tokens[i]?.lowerCase;
	const vague = skipVagueAmount(tokens, i);
	if (vague > i) return {
		quantity: null,
		from: i,
		next: vague
	};
	if (skipHalfAndHalf(tokens, i) > i) return null;
	if ((low === "a" || low === "an") && !isAdjacent(tokens, i + 1)) return readArticle(units, tokens, i);
	if (low === "couple") return skipCouple(tokens, i, i + 1);
	const thick = readThickness(units, tokens, i);
	if (thick) return withShape(tokens, thick);
	const measured = readAmount$1(units, tokens, i);
	if (measured && isMeasured(measured.unit)) return readUncountedSize(units, tokens, measured) ?? packedRange(units, tokens, measured) ?? readManufacturedSize(tokens, measured) ?? countFromAmount(measured);
	const range = isName(units, tokens, i) ? null : readRange(tokens, i);
	if (!range) return readVagueCount(tokens, i);
	const next = isPunctuation(tokens[range.next], "+") && isAdjacent(tokens, range.next) && readUnit(units, tokens, range.next + 1) ? range.next + 1 : range.next;
	const count = {
		quantity: range.value,
		quantityMax: range.max,
		from: i,
		next
	};
	return withSize(units, tokens, {
		...count,
		next: sizeOfOne(units, tokens, count)
	});
}
function sizeOfOne(units, tokens, { quantity, next }) {
	const size = tokens[next]?.lowerCase === "of" && /^an?$/.test(tokens[next + 1]?.lowerCase ?? "") && (quantity ?? 1) < 1 ? readAmount$1(units, tokens, next + 2) : null;
	return size && isMeasured(size.unit) && size.isHyphenated ? next + 2 : next;
}
function readVagueCount(tokens, i) {
	const low = tokens[i]?.lowerCase ?? "";
	const of = tokens[i + 1]?.lowerCase === "of" ? i + 2 : i + 1;
	if (/^(?:few|several|some)$/.test(low)) return {
		quantity: null,
		from: i,
		next: i + 1
	};
	return /^(?:plenty|lots|bit)$/.test(low) && of > i + 1 ? {
		quantity: null,
		from: i,
		next: of
	} : null;
}
const NAMED_BY_NUMBER = /^(?:spices?|up)$/;
const LABELS = /^(?:no|nr|number|#|\u2116)$/;
function isName(units, tokens, i) {
	const token = tokens[i];
	if (token?.kind !== "digits") return false;
	if (isPunctuation(tokens[i + 1], "%") || Number(token.text) === 0) return true;
	if (NAMED_BY_NUMBER.test(tokens[i + 1]?.lowerCase ?? "")) return true;
	const before = isPunctuation(tokens[i - 1], ".") ? tokens[i - 2] : tokens[i - 1];
	if (LABELS.test(before?.lowerCase ?? "")) return true;
	const word = tokens[i + 2];
	if (!(isDash(tokens[i + 1]) && isAdjacent(tokens, i + 1) && isAdjacent(tokens, i + 2)) || word?.kind !== "word" || MANNER_TERMS.has(word.lowerCase)) return false;
	return !/^(?:to|or|x)$/.test(word.lowerCase) && readUnit(units, tokens, i + 2) === null;
}
function countFromAmount(amount) {
	const { quantity, quantityMax, from, to } = amount;
	return {
		quantity,
		quantityMax,
		from,
		countEnd: amount.numberEnd,
		next: to,
		amount
	};
}
function readUncountedSize(units, tokens, amount) {
	const at = isDash(tokens[amount.to]) ? amount.to + 1 : amount.to;
	if (!amount.isHyphenated && !(at > amount.to && isAdjacent(tokens, at))) return null;
	const unit = readUnit(units, tokens, at)?.unit;
	if (unit?.kind !== "pack" && unit?.kind !== "piece" && !/^(?:knob|stick)$/.test(unit?.name ?? "")) return null;
	const { from, to } = amount;
	return {
		quantity: 1,
		from,
		countEnd: from,
		next: at,
		size: {
			...amount,
			span: {
				from,
				to
			}
		}
	};
}
function packedRange(units, tokens, amount) {
	const { quantity, quantityMax, from } = amount;
	if (quantityMax === void 0 || readUnit(units, tokens, amount.to)?.unit.kind !== "pack") return null;
	const low = tokens[amount.to]?.lowerCase ?? "";
	const several = singular(low) !== low && isDash(tokens[from + 1]) && Number.isInteger(quantity);
	if (quantityMax < 4 * quantity && !several) return null;
	const first = readNumber$1(tokens, from);
	if (!first) return null;
	const size = readAmount$1(units, tokens, first.next + 1);
	if (!size) return null;
	const span = {
		from: first.next + 1,
		to: size.to
	};
	return {
		quantity,
		from,
		countEnd: first.next,
		next: size.to,
		size: {
			...size,
			span
		}
	};
}
function readArticle(units, tokens, i) {
	const low = tokens[i + 1]?.lowerCase ?? "";
	if (low === "few" || low === "little" || low === "bit") return {
		quantity: null,
		from: i,
		next: tokens[i + 2]?.lowerCase === "of" ? i + 3 : i + 2
	};
	if (low === "couple" || low === "pair") return skipCouple(tokens, i, i + 2);
	const amount = readAmount$1(units, tokens, i + 1);
	if (amount && isMeasured(amount.unit) && (amount.isHyphenated || isSizeOfOne(units, tokens, amount))) {
		const span = {
			from: i + 1,
			to: amount.to
		};
		return {
			quantity: 1,
			from: i,
			countEnd: i + 1,
			next: amount.to,
			size: {
				...amount,
				span
			}
		};
	}
	if (readNumber$1(tokens, i + 1)) {
		const count = readCount(units, tokens, i + 1);
		return count && {
			...count,
			from: i
		};
	}
	return tokens[i + 1] ? {
		quantity: 1,
		from: i,
		next: i + 1
	} : null;
}
function skipCouple(tokens, from, next) {
	return {
		quantity: 2,
		from,
		next: tokens[next]?.lowerCase === "of" ? next + 1 : next
	};
}
function withSize(units, tokens, count) {
	const dimensions = readDimensions(units, tokens, count.next);
	if (dimensions !== null) return {
		...count,
		countEnd: count.next,
		next: dimensions,
		shape: count.next
	};
	const sized = skipSizes(tokens, count.next);
	const remark = sized > count.next ? withRemark(units, tokens, count, sized) : count;
	if (remark !== count) return remark;
	const times = tokens[count.next];
	const crossed = times?.lowerCase === "x" || isPunctuation(times, "\u00d7") || isPunctuation(times, "*");
	const bracketed = isPunctuation(times, "(");
	const dashed = isDash(times) && !isAdjacent(tokens, count.next);
	const at = crossed || bracketed || dashed ? count.next + 1 : count.next;
	const amount = readAmount$1(units, tokens, bracketed ? skipApproximateWords(tokens, at, []) : at);
	if (!amount || !isMeasured(amount.unit)) {
		if (crossed) return {
			...count,
			next: count.next + 1
		};
		return bracketed ? withRemark(units, tokens, count, count.next) : count;
	}
	const repeat = (bracketed ? readRepeatedSizeInBracket : readRepeatedSize)(units, tokens, amount.to);
	let end = repeat?.end ?? amount.to;
	if (bracketed) {
		const unitInBracket = packInside(units, tokens, end);
		if (unitInBracket) {
			const span = {
				from: count.next,
				to: unitInBracket.next
			};
			return {
				...count,
				countEnd: count.next,
				next: unitInBracket.next,
				size: {
					...amount,
					span
				},
				unitInBracket
			};
		}
		end = findClosingBracket(units, tokens, end);
		if (end < 0) return withRemark(units, tokens, count, count.next);
	}
	if (isDash(tokens[end]) && isAdjacent(tokens, end)) end += 1;
	const span = {
		from: bracketed ? count.next : at,
		to: end
	};
	const size = {
		...amount,
		...repeat ? {
			repeat: repeat.amount,
			end: repeat.end
		} : {},
		span
	};
	return withShape(tokens, {
		...count,
		countEnd: count.next,
		next: end,
		size
	});
}
function packInside(units, tokens, from) {
	const at = isDash(tokens[from]) ? from + 1 : from;
	const read = readUnit(units, tokens, at);
	const packs = read?.unit.kind === "pack" && isPunctuation(tokens[read.next], ")");
	return read && packs ? {
		unit: read.unit,
		from: at,
		next: read.next + 1
	} : null;
}
function withShape(tokens, count) {
	const { size, next } = count;
	const at = isDash(tokens[next]) && isAdjacent(tokens, next) ? next + 1 : next;
	if (!size || !isDash(tokens[at - 1]) || !DIMENSION_ADJECTIVE.test(tokens[at]?.lowerCase ?? "")) return count;
	return {
		...count,
		next: at + 1,
		size: {
			...size,
			span: {
				...size.span,
				to: at + 1
			}
		}
	};
}
const LONGEST_REMARK = 16;
function withRemark(units, tokens, count, open) {
	if (!isPunctuation(tokens[open], "(")) return count;
	for (let i = open + 1; i < open + LONGEST_REMARK; i += 1) {
		if (!isPunctuation(tokens[i], ")")) continue;
		const kind = readUnit(units, tokens, i + 1)?.unit.kind;
		if (kind !== "pack" && kind !== "piece") return count;
		return {
			...count,
			countEnd: count.next,
			next: i + 1,
			shape: count.next
		};
	}
	return count;
}
function readRepeatedSize(units, tokens, i) {
	const opened = isPunctuation(tokens[i], "(");
	const amount = opened || isPunctuation(tokens[i], "/") ? readAmount$1(units, tokens, i + 1) : null;
	if (!amount || !isMeasured(amount.unit)) return null;
	const end = opened ? findClosingBracket(units, tokens, amount.to) : amount.to;
	return end < 0 ? null : {
		amount,
		end
	};
}
function readRepeatedSizeInBracket(units, tokens, i) {
	const amount = /^[/,;=|]$/.test(tokens[i]?.text ?? "") ? readAmount$1(units, tokens, i + 1) : null;
	return amount && isMeasured(amount.unit) ? {
		amount,
		end: amount.to
	} : null;
}
function findClosingBracket(units, tokens, from) {
	let i = from;
	let inner = false;
	while (i < tokens.length && i < from + 24) {
		const closes = isPunctuation(tokens[i], ")") || isPunctuation(tokens[i], "]");
		if (closes && !inner) return i + 1;
		const amount = readAmount$1(units, tokens, i);
		if (amount) i = amount.to;
		else if (closes || isPunctuation(tokens[i], "[") && !inner) {
			inner = !closes;
			i += 1;
		} else if (/^(?:each|total|or|about|approx|size|in|all|net|weight|drained|to|thick|long|wide|diameter|square|round|[/,;=~\u2248.-])$/.test(tokens[i]?.lowerCase ?? "")) i += 1;
		else return -1;
	}
	return -1;
}
// kitchen/src/measure/lines/repeated-amount.ts
function readRepeatedAmounts(units, tokens, from, unit, quantity = 0) {
	const repeats = [];
	let i = from;
	while (unit && i < tokens.length) {
		const opened = isPunctuation(tokens[i], "(") || isPunctuation(tokens[i], "[");
		const stroke = isPunctuation(tokens[i], "/") || isPunctuation(tokens[i], "|") || isPunctuation(tokens[i], "=");
		if (!opened && !stroke) break;
		const or = opened && tokens[i + 1]?.lowerCase === "or" ? 2 : 1;
		const first = readAmount$1(units, tokens, skipApproximateWords(tokens, i + or, []));
		if (!first || !isMeasured(first.unit)) break;
		const amount = opened ? first : withSecondEnd(units, tokens, first);
		const to = opened ? findClosingBracket(units, tokens, amount.to) : amount.to;
		if (to < 0) break;
		const span = {
			from: i,
			to
		};
		repeats.push({
			...amount,
			span
		});
		if (opened) repeats.push(...readFurtherRepeats(units, tokens, amount.to, span));
		i = to;
	}
	const apart = unit && repeats.length === 0 ? readUnbracketedRepeat(units, tokens, i, unit) ?? readOr(units, tokens, i, quantity, unit) : null;
	return apart ? {
		repeats: [apart],
		next: apart.span.to
	} : {
		repeats,
		next: i
	};
}
function readFurtherRepeats(units, tokens, from, span) {
	const repeats = [];
	let i = from;
	while (/^(?:[/,;=|]|or)$/.test(tokens[i]?.lowerCase ?? "") && i < span.to) {
		const amount = readAmount$1(units, tokens, i + 1);
		if (!amount || !isMeasured(amount.unit)) break;
		repeats.push({
			...amount,
			span
		});
		i = amount.to;
	}
	return repeats;
}
function readUnbracketedRepeat(units, tokens, from, unit) {
	const joined = isDash(tokens[from]) || isPunctuation(tokens[from], ",") || tokens[from]?.lowerCase === "x";
	if (!joined && unit.kind !== "pack" && !isWeight(unit)) return null;
	const amount = readAmount$1(units, tokens, joined ? from + 1 : from);
	const next = amount ? tokens[amount.to] : void 0;
	const parted = unit.kind === "pack" && isPunctuation(tokens[from], ",") && isPunctuation(next, ",");
	const follows = next?.kind === "word" || next === void 0 && !joined || parted;
	if (!amount || !isWeight(amount.unit) || !follows) return null;
	if (unit.kind !== "pack" && !isWeight(unit)) return null;
	return readUnit(units, tokens, amount.to)?.unit.kind === "pack" ? null : {
		...amount,
		span: {
			from,
			to: amount.to + (parted ? 1 : 0)
		}
	};
}
const DENSITIES = {
	least: .1,
	most: 1.6
};
function readOr(units, tokens, from, quantity, unit) {
	const amount = tokens[from]?.lowerCase === "or" ? readAmount$1(units, tokens, from + 1) : null;
	if (!amount || !isWeight(amount.unit) || !isWeight(unit) || amount.unit === unit) return null;
	const ratio = amount.quantity * amount.unit.size / (quantity * unit.size);
	const density = unit.kind === "volume" ? ratio : 1 / ratio;
	return (amount.unit.kind === unit.kind ? Math.abs(ratio - 1) < .1 : density > DENSITIES.least && density < DENSITIES.most) && tokens[amount.to]?.kind === "word" ? {
		...amount,
		span: {
			from,
			to: amount.to
		}
	} : null;
}
function isWeight(unit) {
	return unit.kind === "mass" || unit.kind === "volume";
}
function withSecondEnd(units, tokens, low) {
	const upper = isDash(tokens[low.to]) ? readAmount$1(units, tokens, low.to + 1) : null;
	if (!upper || upper.unit.kind !== low.unit.kind) return low;
	const value = upper.quantity * upper.unit.size / low.unit.size;
	const max = value > low.quantity ? { quantityMax: Math.round(value * 100) / 100 } : {};
	return {
		...low,
		...max,
		to: upper.to
	};
}
// kitchen/src/measure/lines/skip-remarks.ts
const STATE$1 = /^(?:fresh|frozen|dried|canned|tinned|raw|cooked)$/;
function skipAlternative(tokens, from) {
	const fresh = STATE$1.test(tokens[from]?.lowerCase ?? "") && tokens[from + 1]?.lowerCase === "or";
	const at = fresh ? from + 1 : skipSizes(tokens, from);
	if (tokens[at]?.lowerCase !== "or") return from;
	const range = readRange(tokens, at + 1);
	if (fresh) return range && STATE$1.test(tokens[range.next]?.lowerCase ?? "") ? range.next + 1 : from;
	const end = range ? skipSizes(tokens, range.next) : from;
	const sized = areAllSizes(tokens, from, at) || at === from && range && end > range.next;
	return range && sized && tokens[end]?.kind === "word" ? end : from;
}
function skipOrSo(tokens, i) {
	const loose = /^(?:so|more|less)$/.test(tokens[i + 1]?.lowerCase ?? "");
	return tokens[i]?.lowerCase === "or" && loose ? i + 2 : i;
}
function skipApproximateAside(tokens, i) {
	return isPunctuation(tokens[i], ",") && /^(?:about|approximately|approx|roughly|or so|heaping|heaped|scant)$/.test(tokens[i + 1]?.lowerCase ?? "") && isPunctuation(tokens[i + 2], ",") ? i + 3 : i;
}
function skipAlternativeUnit(units, tokens, from) {
	const read = tokens[from]?.lowerCase === "or" ? readUnit(units, tokens, from + 1) : null;
	if (!read || isMeasured(read.unit) || tokens[read.next]?.kind !== "word") return from;
	return read.next;
}
function skipAddition(units, tokens, from) {
	const more = /^(?:plus|or)$/.test(tokens[from]?.lowerCase ?? "") || isPunctuation(tokens[from], "+") ? readAmount$1(units, tokens, from + 1) : null;
	const next = more ? tokens[more.to] : void 0;
	const food = next?.kind === "word" || isPunctuation(next, "(");
	return more && food && next?.lowerCase !== "more" ? more.to : from;
}
function skipForm(units, tokens, from) {
	const length = readAmount$1(units, tokens, from);
	const sized = length?.unit.kind === "length" ? length.to : from;
	const dashed = sized > from && tokens[sized]?.text === "-" ? sized + 1 : sized;
	const at = sized > from ? dashed : skipManner(tokens, from);
	if (!FORM.test(tokens[at]?.lowerCase ?? "")) return from;
	const piece = readUnit(units, tokens, at);
	if (piece && isMeasured(piece.unit) && piece.unit.name !== "stick" || at === from && !ONE$1.test(tokens[at]?.lowerCase ?? "")) return from;
	const end = tokens[at + 1]?.lowerCase === "of" ? at + 2 : at + 1;
	return tokens[end]?.kind === "word" ? end : from;
}
const FORM = /^(?:pieces?|cubes?|chunks?|slices?|strips?|matchsticks?|sections?|dice|lengths?|knobs?|sticks?|florets?|diced|cubed|sliced)$/;
const ONE$1 = /^(?:piece|knob|length|chunk)s?$/;
function skipRemarks(units, tokens, from, noteSpans) {
	const to = skipAddition(units, tokens, skipAlternativeUnit(units, tokens, skipOrSo(tokens, skipApproximateAside(tokens, from))));
	if (to > from) noteSpans.push({
		from,
		to
	});
	return to;
}
function isSizeBetween(units, tokens, at) {
	const size = isPunctuation(tokens[at], ",") ? readAmount$1(units, tokens, at + 1) : null;
	if (!size || !isMeasured(size.unit) || !isPunctuation(tokens[size.to], ",")) return false;
	return tokens[size.to + 1]?.kind === "word";
}
// kitchen/src/measure/lines/trailing-amount.ts
const UNRELATED_NUMBER_STARTS = /^(?:for|to|into|about|or)$/;
const ABOUT = /^(?:about|approx|approximately|roughly|around|circa|ca)$/;
function readTrailingAmount(units, tokens, start) {
	const limit = Math.min(tokens.length, start + 10);
	for (let i = Math.max(start, skipHalfAndHalf(tokens, start)); i < limit; i += 1) {
		const bare = startsPinch(tokens, i) || isSeparated(tokens[i]) ? readBareBehind(units, tokens, i) : null;
		if (bare) return bare;
		if (i === start) continue;
		const before = tokens[i - 1];
		const about = tokens[i]?.lowerCase === "about" && (isSeparated(before) || isPunctuation(before, "("));
		if (UNRELATED_NUMBER_STARTS.test(tokens[i]?.lowerCase ?? "") && !about) return null;
		const kind = tokens[i]?.kind;
		if ((kind === "digits" || kind === "fraction") && !isPartOfName(tokens, i)) return readTrailingAt(units, tokens, i);
	}
	return null;
}
function startsPinch(tokens, i) {
	const word = tokens[i];
	if (word?.kind !== "word" || MANNER_TERMS.has(word.lowerCase) || /^an?$/.test(word.lowerCase)) return false;
	return tokens[i + 1]?.lowerCase === "a" || areAllSizes(tokens, i + 1, i + 2);
}
function readBareBehind(units, tokens, mark) {
	const article = /^an?$/.test(tokens[mark + 1]?.lowerCase ?? "");
	const at = mark + (article ? 2 : 1);
	const few = /^(?:few|several)$/.test(tokens[at]?.lowerCase ?? "");
	const read = readUnit(units, tokens, skipManner(tokens, few ? at + 1 : at));
	if (!read || read.unit.kind !== "little" && !read.unit.mayStandAlone) return null;
	const after = tokens[read.next]?.lowerCase === "of" && tokens[read.next + 1] === void 0 ? void 0 : tokens[read.next];
	if (after && !isPunctuation(after, ",") && !isPunctuation(after, "(")) return null;
	return {
		quantity: article && !few ? 1 : null,
		unit: read.unit,
		amount: {
			from: mark + 1,
			to: read.next
		},
		numberEnd: article ? mark + 2 : mark + 1,
		repeatedAmounts: [],
		pack: null,
		nameEnd: isSeparated(tokens[mark]) ? mark : mark + 1,
		remark: {
			from: read.next,
			to: tokens.length
		}
	};
}
function readTrailingAt(units, tokens, i) {
	const found = readAmount$1(units, tokens, i) ?? readSizedUnit(units, tokens, i) ?? readTrailingCount(units, tokens, i);
	if (!found) return null;
	const piece = isPiece(tokens, found);
	if (found.unit?.kind === "length" && !piece) return null;
	const lead = ABOUT.test(tokens[i - 1]?.lowerCase ?? "") ? i - 2 : i - 1;
	const bracketed = isPunctuation(tokens[lead], "(");
	const { repeats, next } = readRepeatedAmounts(units, tokens, found.to, found.unit);
	const pack = isWeighed(found.unit) ? readPackWord(units, tokens, next) : null;
	const end = bracketed ? findClosingBracket(units, tokens, skipSizes(tokens, pack?.to ?? found.to)) : skipSizes(tokens, pack?.to ?? next + (piece ? 1 : 0));
	const numbered = /^(?:no|nos|number)$/.test(tokens[end]?.lowerCase ?? "") ? end + 1 : end;
	const after = tokens[isPunctuation(tokens[numbered], ".") ? numbered + 1 : numbered];
	if (end < 0 || after && !isPunctuation(after, ",") && !isPunctuation(after, "(")) return null;
	const { quantity, quantityMax, unit, to, numberEnd, unitStart, size } = found;
	return {
		quantity,
		quantityMax,
		unit,
		amount: {
			from: i,
			to
		},
		numberEnd,
		...unitStart === void 0 ? {} : { unitStart },
		...size ? { size } : {},
		repeatedAmounts: repeats,
		pack,
		nameEnd: bracketed || isSeparated(tokens[lead]) ? lead : lead + 1,
		remark: {
			from: bracketed ? end : next,
			to: tokens.length
		}
	};
}
function readSizedUnit(units, tokens, i) {
	const count = readCount(units, tokens, i);
	if (!count || count.quantity === null || count.amount || count.unitInBracket) return null;
	const numberEnd = count.countEnd ?? count.next;
	const unitStart = skipManner(tokens, count.next);
	const read = unitStart > numberEnd ? readUnit(units, tokens, unitStart) : null;
	if (!read || !/^(?:piece|pack|volume)$/.test(read.unit.kind)) return null;
	const { quantity, quantityMax, size } = count;
	return {
		quantity,
		...quantityMax === void 0 ? {} : { quantityMax },
		unit: read.unit,
		to: read.next,
		numberEnd,
		unitStart,
		size
	};
}
function readPackWord(units, tokens, at) {
	const read = readUnit(units, tokens, at);
	return read?.unit.kind === "pack" ? {
		from: at,
		to: read.next
	} : null;
}
function isWeighed(unit) {
	return unit?.kind === "mass" || unit?.kind === "volume";
}
function readTrailingCount(units, tokens, i) {
	const before = tokens[i - 1];
	if (!isSeparated(before) && !isPunctuation(before, "(") && !endsAsCount(tokens, i)) return null;
	const count = readCount(units, tokens, i);
	const remark = count?.size && isPunctuation(tokens[count.size.span.from], "(");
	if (!count || count.quantity === null || count.size && !remark) return null;
	const { quantity, quantityMax } = count;
	const next = remark ? count.countEnd ?? count.next : count.next;
	return {
		quantity,
		...quantityMax === void 0 ? {} : { quantityMax },
		unit: null,
		to: next,
		numberEnd: next
	};
}
function isPiece(tokens, amount) {
	return amount.unit?.kind === "length" && /^pieces?$/.test(tokens[amount.to]?.lowerCase ?? "");
}
function endsAsCount(tokens, i) {
	const few = /^(?:[1-9]|[1-4]\d|\d?[.,]\d+)$/.test(tokens[i]?.text ?? "") || tokens[i]?.kind === "fraction";
	const word = tokens[i - 1];
	return few && word?.kind === "word" && !/^(?:no|number|type|tipo|size|grade|mark|recipe|step|and)$/.test(word.lowerCase);
}
function isSeparated(token) {
	return isDash(token) || /^[,:x\u00d7]$/.test(token?.text ?? "");
}
// kitchen/src/measure/lines/unit-without-number.ts
const MEASURE = /^(?:small|sm|large|lg|medium|big|good|generous|huge|little|decent|hefty|healthy|heaped|heaping|rounded|level|scant|full|loose|thumb|size|sized|walnut|tiny|modest)$/;
const NON_MEASURE_WORDS = /^(?:for|to|or|and|in|with|from|per|at|as|is)$/;
function readUnitWithoutNumber(units, tokens, from) {
	const at = skipManner(tokens, from);
	const read = readUnit(units, tokens, at);
	const next = read ? tokens[read.next] : void 0;
	if (!read || next === void 0 || isPunctuation(next, ",")) return null;
	return mayStandAlone(tokens, from, at, read) ? {
		...read,
		at
	} : null;
}
function mayStandAlone(tokens, from, at, { unit, next }) {
	if (unit.kind === "little") return true;
	const sized = at > from && isMeasure(tokens, from, at);
	const low = tokens[next]?.lowerCase ?? "";
	if (isMeasured(unit)) return sized && unit.kind === "volume" && !NON_MEASURE_WORDS.test(low);
	if (low === "of") return true;
	return (sized || unit.mayStandAlone) && tokens[next]?.kind === "word" && !NON_MEASURE_WORDS.test(low);
}
function isMeasure(tokens, from, at) {
	for (let i = from; i < at; i += 1) {
		const token = tokens[i];
		const next = isDash(tokens[i + 1]) ? tokens[i + 2] : tokens[i + 1];
		if (/^sized?$/.test(next?.lowerCase ?? "")) continue;
		if (token?.kind === "word" && !MEASURE.test(token.lowerCase)) return false;
	}
	return true;
}
// kitchen/src/measure/lines/line-parts.ts
const BULLETS = new Set("-\u2013\u2014\u2022*\u00b7\u25a2\u25a1\u25e6\u2023\u25cf\u25cb\u25aa\u25ba\u2713\u2610+[]".split(""));
function parseLine(units, text) {
	const tokens = tokeniseLine(text);
	const start = skipBefore(units, tokens);
	return {
		text,
		tokens,
		...readSizedCountBehind(units, tokens, start) ?? readLeadingAmount(units, tokens, start) ?? readAmountBehind(units, tokens, start) ?? emptyReading(tokens, start)
	};
}
function emptyReading(tokens, from) {
	const none = {
		from,
		to: from
	};
	return {
		amount: none,
		number: none,
		countEnd: from,
		pack: null,
		unitSpan: null,
		size: null,
		repeatedAmounts: [],
		noteSpans: [],
		quantity: null,
		unit: null,
		nameStart: from,
		nameEnd: tokens.length
	};
}
function skipBefore(units, tokens) {
	let i = 0;
	while (i < tokens.length && BULLETS.has(tokens[i]?.text ?? "")) i += 1;
	if (isListNumber(tokens, i)) i += 2;
	for (let at = i; at < i + 6; at += 1) {
		if (!isPunctuation(tokens[at], ":")) continue;
		const reading = readLeadingAmount(units, tokens, at + 1);
		if (reading?.quantity != null && isNamed(units, tokens, reading.nameStart)) return at + 1;
		if (LABEL.test(tokens[i]?.lowerCase ?? "") && tokens[at + 1]?.kind === "word") return at + 1;
	}
	return i;
}
const LABEL = /^(?:for|to|garnish|accompaniments?|optional|topping|toppings|serve|dressing|filling)$/;
function isListNumber(tokens, i) {
	return isPunctuation(tokens[i + 1], ".") && isAdjacent(tokens, i + 1) && !isAdjacent(tokens, i + 2) && tokens[i]?.kind === "digits" && /^(?:digits|fraction)$/.test(tokens[i + 2]?.kind ?? "");
}
function isNamed(units, tokens, nameFrom) {
	const at = skipSizes(tokens, nameFrom);
	const read = readUnit(units, tokens, at);
	if (read && hasNoNameLeft(units, tokens, read.next, read.unit)) return false;
	return tokens[at]?.kind === "word";
}
function readLeadingAmount(units, tokens, start) {
	const noteSpans = [];
	let i = start;
	const source = skipFoodPart(units, tokens, i);
	if (source > i) {
		noteSpans.push({
			from: i,
			to: source
		});
		i = source;
	}
	i = skipApproximateWords(tokens, i, noteSpans);
	const count = readCount(units, tokens, i);
	if (!count) return source > start ? null : readLeadingUnit(units, tokens, i, noteSpans);
	return finishReading(units, tokens, count, noteSpans);
}
function readLeadingUnit(units, tokens, i, noteSpans) {
	if (!readUnitWithoutNumber(units, tokens, i)) return null;
	return finishReading(units, tokens, {
		quantity: null,
		from: i,
		next: i
	}, noteSpans);
}
function finishReading(units, tokens, count, before) {
	const noteSpans = [...before];
	if (count.shape !== void 0) noteSpans.push({
		from: count.shape,
		to: count.next
	});
	const found = count.amount ? {
		unit: count.amount.unit,
		from: count.amount.numberEnd,
		next: count.next
	} : unitAfter(units, tokens, count, noteSpans);
	const longer = found && !count.amount ? longerAmount(units, tokens, count, found) : null;
	if (longer) return finishReading(units, tokens, {
		...countFromAmount(longer),
		size: count.size
	}, noteSpans);
	const unit = found?.unit ?? null;
	const { repeats, next: repeatsEnd } = readRepeatedAmounts(units, tokens, found?.next ?? afterAlternative(tokens, count.next, noteSpans), unit, count.quantity ?? 0);
	const remarks = unit ? skipRemarks(units, tokens, repeatsEnd, noteSpans) : repeatsEnd;
	const pack = unit && isMeasured(unit) ? readPack(units, tokens, remarks) : null;
	if (pack) noteSpans.push(pack);
	const form = unit && isMeasured(unit) && !pack ? skipForm(units, tokens, remarks) : remarks;
	const formed = unit?.kind === "length" ? remarks : form;
	if (formed > remarks) noteSpans.push({
		from: remarks,
		to: formed
	});
	return {
		quantity: count.quantity,
		quantityMax: count.quantityMax,
		unit,
		amount: {
			from: count.from,
			to: found ? found.next : count.next
		},
		number: {
			from: count.from,
			to: count.next
		},
		countEnd: count.countEnd ?? count.next,
		pack,
		unitSpan: found ? {
			from: found.from,
			to: found.next
		} : null,
		size: count.size ?? null,
		repeatedAmounts: repeats,
		noteSpans,
		nameStart: pack?.to ?? formed,
		nameEnd: tokens.length
	};
}
function unitAfter(units, tokens, count, noteSpans) {
	if (count.unitInBracket) return count.unitInBracket;
	const plain = skipOfArticle(tokens, count);
	for (const from of [plain, skipAlternative(tokens, plain)]) {
		const at = skipManner(tokens, from);
		const read = readUnit(units, tokens, at);
		if (!read || hasNoNameLeft(units, tokens, read.next, read.unit)) continue;
		const shaped = isShape(read.unit) ? readUnit(units, tokens, read.next) : null;
		if (shaped?.unit.kind === "piece") {
			noteSpans.push({
				from: plain,
				to: read.next
			});
			return {
				unit: shaped.unit,
				from: read.next,
				next: shaped.next
			};
		}
		if (at > plain) noteSpans.push({
			from: plain,
			to: at
		});
		return {
			unit: read.unit,
			from: at,
			next: read.next
		};
	}
	return null;
}
function isShape(unit) {
	return unit.name === "square" || unit.name === "round";
}
function afterAlternative(tokens, from, noteSpans) {
	const to = skipAlternative(tokens, from);
	if (to > from) noteSpans.push({
		from,
		to
	});
	return to;
}
function longerAmount(units, tokens, { quantity, quantityMax, from, next }, found) {
	if (!isMeasured(found.unit) || quantity === null) return null;
	const span = {
		from,
		to: found.next,
		numberEnd: next,
		isHyphenated: false
	};
	const longer = extendAmount(units, tokens, {
		quantity,
		quantityMax,
		unit: found.unit,
		...span
	});
	return longer.to > found.next ? longer : null;
}
function skipOfArticle(tokens, { next, quantity }) {
	const at = tokens[next]?.lowerCase === "of" ? next + 1 : next;
	return /^an?$/.test(tokens[at]?.lowerCase ?? "") && (at > next || (quantity ?? 1) < 1) ? at + 1 : next;
}
function readPack(units, tokens, from) {
	const at = isDash(tokens[from]) ? from + 1 : from;
	const read = readUnit(units, tokens, at);
	if (!read || hasNoNameLeft(units, tokens, read.next, read.unit)) return null;
	const sheet = tokens[at]?.lowerCase === "sheet";
	return read.unit.kind === "pack" || read.unit.mayStandAlone || read.unit.name === "spoonful" || sheet ? {
		from: at,
		to: read.next
	} : null;
}
function hasNoNameLeft(units, tokens, i, unit) {
	if (isMeasured(unit)) return false;
	const at = skipRemarks(units, tokens, i, []);
	const token = tokens[at];
	if (unit.kind === "pack" && isSizeBetween(units, tokens, at)) return false;
	if (unit.kind === "piece" && isPunctuation(token, "(")) return endsInBracket(tokens, at);
	return token === void 0 || isPunctuation(token, ",") || isPunctuation(token, ";") || token.lowerCase === "or";
}
function endsInBracket(tokens, open) {
	for (let i = open; i < open + 12; i += 1) {
		if (!isPunctuation(tokens[i], ")")) continue;
		return tokens[i + 1] === void 0 || isPunctuation(tokens[i + 1], ",");
	}
	return false;
}
function readAmountBehind(units, tokens, start) {
	const found = readTrailingAmount(units, tokens, start);
	if (!found) return null;
	const { quantity, quantityMax, unit, amount, numberEnd, repeatedAmounts, nameEnd, remark } = found;
	const { pack, unitStart = numberEnd, size = null } = found;
	const none = emptyReading(tokens, start);
	const counted = unit && !isMeasured(unit) ? {
		from: unitStart,
		to: amount.to
	} : null;
	const to = counted ? numberEnd : amount.to;
	const measured = {
		quantity,
		quantityMax,
		unit,
		number: {
			...amount,
			to
		},
		countEnd: to,
		amount,
		unitSpan: counted,
		size,
		repeatedAmounts,
		pack
	};
	const noteSpans = [remark];
	if (pack && pack.from < remark.from) noteSpans.unshift(pack);
	if (unitStart > numberEnd && !size) noteSpans.unshift({
		from: numberEnd,
		to: unitStart
	});
	return {
		...none,
		...measured,
		noteSpans,
		nameEnd
	};
}
function readSizedCountBehind(units, tokens, start) {
	const size = readAmount$1(units, tokens, start);
	if (!size?.isHyphenated || size.unit.kind !== "length") return null;
	const found = readAmountBehind(units, tokens, size.to);
	return found && found.unit === null ? {
		...found,
		size: {
			...size,
			span: {
				from: start,
				to: size.to
			}
		}
	} : null;
}
// kitchen/src/measure/lines/name-terms.ts
const SIZE_TERMS = new Set("fat lg med md sm xl large medium small big extra jumbo sized size little tiny nos ea".split(" "));
const PREPARATION_TERMS = new Set("chopped minced diced sliced grated shredded peeled cubed julienned halved quartered melted softened sifted beaten packed trimmed crumbled mashed deveined rinsed drained washed seeded deseeded cored torn snipped cooked crushed toasted pitted stemmed squeezed thawed defrosted whisked shelled hulled heaping zested juiced cut separated scrubbed chilled scalded strained pressed loosely tightly firmly lightly finely coarsely roughly split picked cleaned gutted scaled podded skinned pureed pur\u00e9ed thinly thickly freshly very well slivered chunked shucked flaked broken".split(" "));
const NAMES_WITH_PREPARATION = createLookupTable({
	little: /^gem$/,
	fat: /^free$/,
	extra: /^(?:virgin|firm|lean|sharp|mature|dry|bitter|dark|fine)$/,
	jumbo: /^(?:oats|rolled)$/,
	medium: /^(?:curry|sherry|grain|dry|grind|strength|roast|hot|spicy|dark|brown|cheddar)$/,
	big: /^(?:eye|red)$/,
	cooked: /^(?:white|brown|basmati|jasmine|rice|quinoa|pasta|lentils|beans|chickpeas|farro|barley)$/,
	broken: /^(?:rice|wheat|basmati)$/,
	crushed: /^(?:red|tomato(?:es)?|pineapple|chil\w+|ice|pepper)$/,
	chopped: /^(?:tomatoes)$/,
	diced: /^(?:tomatoes)$/,
	sliced: /^(?:almonds|bread|sandwich)$/,
	slivered: /^(?:almonds)$/,
	flaked: /^(?:almonds|coconut|sea|salt)$/,
	shredded: /^(?:coconut|wheat)$/,
	toasted: /^(?:sesame)$/,
	pressed: /^(?:cottage)$/,
	beaten: /^(?:rice)$/,
	packed: /^(?:lunch)$/,
	separated: /^$/,
	strained: /^(?:yogh?urt|tomatoes)$/,
	minced: /^(?:beef|lamb|mutton|pork|meat|turkey|chicken|veal|steak|venison)$/,
	mashed: /^(?:potato|potatoes)$/,
	pitted: /^$/,
	well: /^$/
});
const INSTRUCTION_STARTS = [
	/^to (?:taste|serve|garnish|finish|cover|coat|dust|drizzle|season|sprinkle|grease|decorate|brush|glaze|fry|make|fill|thin|top|dress)\b/,
	/^for (?!one\b)/,
	/^as (?:per|needed|required|desired|necessary|garnish)\b/,
	/^cut (?:in|into|up|to|at|on|off|open|across|along|from|through|with|small|very|as|against|each|the|cross|length|diagonal|thick|thin|fine|\d|[\u00bc\u00bd\u00be\u2150-\u215e])/,
	/^[\d.,/\u00bd\u00bc\u00be]+ ?(?:ml|cl|l|g|kg|oz|lb|fl oz|grams?|ounces?|pounds?)(?!\p{L})/u,
	/^plus\b(?!\u00ae|\u2122)/,
	/^(?:or|and|&) (?:about )?[\d\u00bc\u00bd\u00be\u2150-\u215e]/,
	/^(?:about|approx\w*|roughly|around|weighing|measuring|each weighing) (?:a |an |half )?[\d\u00bc\u00bd\u00be\u2150-\u215e]/,
	/^to (?:yield|give|equal|measure|mix|poach|bind|thicken|loosen|deglaze|roll|spread|moisten) /,
	/^(?:if|until|such as|preferably|depending|according|at room|or (?:to taste|more|less|so|as|another|about|one|two|three|half|a |an |use|similar|any|equivalent|substitute)|from about|removed|discarded|divided|reserved|optional|in (?:half|halves|quarters|chunks|pieces|strips|slices)|into|with (?:the )?(?:skin|stem|seeds|fat|rind|peel|bone|green|tops|juices?|tails?|shells?)|e g|eg|i e|ie)\b/,
	/^(?:left|kept|mixed with|dissolved in|blended with|soaked in|soaked for|beaten with|whisked with|combined with|seasoned with|ground in|drained of|packed in water) /
];
const ADJECTIVE_TERMS = new Set("boneless skinless bone skin in on off large small medium fresh frozen dried ripe firm whole raw hot cold warm dry lean low reduced fat sodium salt free unsalted salted sweetened unsweetened light dark good quality organic thick thin crisp tender young sweet plain mild sharp soft hard day old crusty smoked cooked peeled chopped diced sliced minced grated shredded finely roughly coarsely thinly halved pitted deveined shelled uncooked unpeeled ground canned tinned bottled jarred boned filleted skinned blanched grilled fried baked braised bite pieces cook bag freshly toasted roasted unbleached extra virgin mixed assorted green red yellow white brown black firm soft heaped natural short fine long wide flat smooth creamy crunchy chunky ripest finest freshest best most ".split(" "));
const FOOD_PART_TERMS = new Set("skin skins seeds seed stalk stalks stem stems tops tails tail shell shells bone bones rind pith core cores crust crusts leaves leaf juice zest peel ends fat excess tough outer stones stone pit pits roots head heads any all both each half one some the a an such like as in on with without for to at from about not no use using if when then see available optional preferably homemade bought store shop plus including more less including left kept also or".split(" "));
// kitchen/src/measure/lines/name-end.ts
const CONJUNCTIONS = /^(?:and|or|to|but)$/;
function findNameEnd(head) {
	const { tokens, from, to } = head;
	let depth = 0;
	let plain = false;
	let listed = head.isList;
	let mixed = head.isBare;
	for (let i = from; i < to; i += 1) {
		const token = tokens[i];
		if (token === void 0) break;
		if (isPunctuation(token, "(") || isPunctuation(token, "[")) depth += 1;
		else if (isPunctuation(token, ")") || isPunctuation(token, "]")) depth = Math.max(0, depth - 1);
		else if (depth > 0) continue;
		else if (token.kind === "word") {
			plain ||= isNoun(token.lowerCase);
			mixed ||= token.lowerCase === "with";
		} else if (isPunctuation(token, ",") && plain) {
			listed = head.isList ? !startsRemark(head, i + 1) : joinsList(head, i, {
				listed,
				mixed
			});
			if (!listed) return i;
		} else if (endsName(tokens, i, plain) && i > from) return i;
	}
	return to;
}
function isNoun(low) {
	if (low.endsWith("ly") && !FOOD_IN_LY.test(low)) return false;
	return !ADJECTIVE_TERMS.has(low) && !PREPARATION_TERMS.has(low) && !SIZE_TERMS.has(low) && !CONJUNCTIONS.test(low);
}
const FOOD_IN_LY = /(?:jelly|belly|lily|piccalilly|fly)$/;
function endsName(tokens, i, plain) {
	const token = tokens[i];
	const next = tokens[i + 1];
	if (isPunctuation(token, "+")) return next?.kind !== "word" || /^(?:more|extra)$/.test(next.lowerCase);
	if (isPunctuation(token, "*") || isDash(token)) return plain && (isPunctuation(token, "*") || !isAdjacent(tokens, i));
	return /^[;:]$/.test(token?.text ?? "");
}
function startsRemark({ tokens, text }, i) {
	const token = tokens[i];
	if (token?.kind !== "word") return true;
	return FOOD_PART_TERMS.has(token.lowerCase) || token.lowerCase.endsWith("ly") || describesWork({
		tokens,
		text
	}, i);
}
function describesWork({ tokens, text }, i) {
	const token = tokens[i];
	return token?.kind !== "word" || PREPARATION_TERMS.has(token.lowerCase) || startsInstruction(text, tokens, i);
}
function startsInstruction(text, tokens, i) {
	const token = tokens[i];
	if (!token || token.lowerCase === "to" && tokens[i - 1]?.lowerCase === "ready") return false;
	const ahead = text.slice(token.start, token.start + 24).toLowerCase();
	return INSTRUCTION_STARTS.some((cut) => cut.test(ahead));
}
const LONGEST_LIST = 14;
function joinsList(head, comma, { listed, mixed }) {
	const { tokens, to } = head;
	const joins = (low) => low === "or" || mixed && low === "and";
	const next = tokens[comma + 1]?.lowerCase;
	let nouns = joins(next) && (listed || head.isBare && next === "and");
	let first = true;
	for (let i = comma + 1; i < Math.min(to, comma + LONGEST_LIST); i += 1) {
		const token = tokens[i];
		if (joins(token?.lowerCase)) return nouns && !startsInstruction(head.text, tokens, i) && isFood(head, i + 1);
		const between = isPunctuation(token, ",") || isPunctuation(token, "/") || isDash(token);
		if (!between && token?.lowerCase !== "and") {
			if (first ? startsRemark(head, i) : describesWork(head, i)) return false;
			nouns ||= isNoun(token?.lowerCase ?? "");
		}
		first = between || token?.lowerCase === "and";
	}
	return false;
}
function isFood(head, from) {
	for (let i = from; i < Math.min(head.to, from + 6); i += 1) {
		const token = head.tokens[i];
		if (isDash(token)) continue;
		if (!token || (i === from ? startsRemark(head, i) : describesWork(head, i))) return false;
		if (isNoun(token.lowerCase) && token.lowerCase !== "other") return true;
	}
	return false;
}
// kitchen/src/measure/lines/food-name.ts
const nameCache = new WeakMap();
function readFoodName(parts) {
	const read = nameCache.get(parts) ?? splitName(parts);
	nameCache.set(parts, read);
	return read;
}
function splitName(parts) {
	const { tokens, text } = parts;
	const notes = [...parts.noteSpans];
	if (parts.size) notes.push(parts.size.span);
	for (const span of new Set(parts.repeatedAmounts.map((repeat) => repeat.span))) notes.push(span);
	const of = skipOf(tokens, parts.nameStart, parts.quantity !== null || parts.unit !== null);
	const start = parts.unit?.kind === "length" ? pieceEnd(tokens, of) : of;
	if (start > of) notes.push({
		from: of,
		to: of + 1
	});
	if (start > parts.nameStart && isEach(tokens, start)) notes.push({
		from: start - 2,
		to: start - 1
	});
	const isBare = parts.quantity === null && parts.unit === null;
	const isList = isSharedAmount(parts, start);
	const head = {
		text,
		tokens,
		from: start,
		to: parts.nameEnd,
		isList,
		isBare
	};
	const headEnd = isEach(tokens, start) ? parts.nameEnd : findNameEnd(head);
	if (headEnd < parts.nameEnd) notes.push({
		from: headEnd,
		to: parts.nameEnd
	});
	let name = withoutBrackets(tokens, start, headEnd, notes);
	name = cutPhrases(tokens, name, text, notes);
	name = trimEnds(tokens, name, notes, keepsState(parts));
	notes.sort((a, b) => a.from - b.from);
	return {
		name,
		note: noteText(parts, notes)
	};
}
function pieceEnd(tokens, from) {
	if (!/^(?:piece|knob|length|chunk|stick)s?$/.test(tokens[from]?.lowerCase ?? "")) return from;
	const next = tokens[from + 1]?.lowerCase === "of" ? from + 2 : from + 1;
	return tokens[next]?.kind === "word" ? next : from;
}
function isEach(tokens, start) {
	return isPunctuation(tokens[start - 1], ":") && tokens[start - 2]?.lowerCase === "each";
}
function isSharedAmount({ tokens, nameStart }, start) {
	return tokens.slice(nameStart, start).some((token) => token.lowerCase === "each");
}
function keepsState(parts) {
	return parts.unit?.kind === "pack";
}
function skipOf(tokens, from, measured) {
	let i = from;
	while (i < tokens.length && tokens[i]?.kind === "mark" && !isPunctuation(tokens[i], "(")) i += 1;
	if (!measured) return i;
	if (tokens[i]?.lowerCase === "each" && isPunctuation(tokens[i + 1], ":")) return i + 2;
	if (tokens[i]?.lowerCase === "of" || tokens[i]?.lowerCase === "de") i += 1;
	while (/^(?:an?|the|your|each|every)$/.test(tokens[i]?.lowerCase ?? "") && tokens[i + 1]?.kind === "word") i += 1;
	return tokens[i]?.lowerCase === "of" && tokens[i - 1]?.lowerCase === "each" ? i + 1 : i;
}
function withoutBrackets(tokens, from, to, notes) {
	const outside = [];
	let depth = 0;
	let opened = from;
	for (let i = from; i < to; i += 1) {
		const token = tokens[i];
		if (isPunctuation(token, "(") || isPunctuation(token, "[")) {
			if (depth === 0) opened = i;
			depth += 1;
		} else if (isPunctuation(token, ")") || isPunctuation(token, "]")) {
			depth -= 1;
			if (depth === 0) notes.push({
				from: opened,
				to: i + 1
			});
			depth = Math.max(0, depth);
		} else if (depth === 0) outside.push(i);
	}
	if (depth > 0) notes.push({
		from: opened,
		to
	});
	return outside;
}
function cutPhrases(tokens, name, text, notes) {
	for (let k = 1; k < name.length; k += 1) {
		const token = tokens[name[k] ?? 0];
		if (token === void 0 || token.kind !== "word" && token.kind !== "digits") continue;
		if (isDash(tokens[(name[k] ?? 0) - 1]) && isAdjacent(tokens, name[k] ?? 0)) continue;
		if (!startsInstruction(text, tokens, name[k] ?? 0)) continue;
		if ((token.kind === "digits" || /^(?:and|or|&)$/.test(token.lowerCase)) && name.slice(0, k).every((at) => isInstruction(tokens[at]))) continue;
		pushRuns(name.slice(k), notes);
		return name.slice(0, k);
	}
	return [...name];
}
function isInstruction(token) {
	return token?.kind === "mark" || PREPARATION_TERMS.has(token?.lowerCase ?? "");
}
function trimEnds(tokens, all, notes, keepState) {
	let from = 0;
	let to = all.length;
	const low = (k) => tokens[all[k] ?? -1]?.lowerCase ?? "";
	const isJoint = (k) => tokens[all[k] ?? -1]?.kind === "mark" || low(k) === "and" || low(k) === "&";
	while (to > 1 && (PREPARATION_TERMS.has(low(to - 1)) || isJoint(to - 1))) to -= 1;
	while (from < to - 1) {
		const keeps = keepState || keepsWord(low(from), low(from + 1));
		const joined = isDash(tokens[all[from + 1] ?? -1]) && isAdjacent(tokens, all[from + 1] ?? -1);
		const how = low(from).endsWith("ly") && PREPARATION_TERMS.has(low(from + 1));
		const done = (PREPARATION_TERMS.has(low(from)) || how) && !keeps && !joined;
		const hyphened = isDash(tokens[all[from + 1] ?? -1]) && !SIZE_TERMS.has(low(from + 2));
		const size = SIZE_TERMS.has(low(from)) && !hyphened && !keepsWord(low(from), low(from + 1));
		const choice = /^(?:or|to)$/.test(low(from)) && isTrimmed(low(from - 1)) && isTrimmed(low(from + 1));
		if (!done && !size && !(from > 0 && (choice || isJoint(from)))) break;
		from += 1;
	}
	pushRuns(all.slice(0, from), notes);
	pushRuns(all.slice(to), notes);
	return all.slice(from, to);
}
function isTrimmed(low) {
	return SIZE_TERMS.has(low) || PREPARATION_TERMS.has(low);
}
function keepsWord(low, next) {
	return NAMES_WITH_PREPARATION[low]?.test(next) ?? false;
}
function pushRuns(indexes, notes) {
	let from = indexes[0];
	if (from === void 0) return;
	let last = from;
	for (const index of indexes.slice(1)) {
		if (index !== last + 1) {
			notes.push({
				from,
				to: last + 1
			});
			from = index;
		}
		last = index;
	}
	notes.push({
		from,
		to: last + 1
	});
}
function noteText(parts, notes) {
	return notes.map((span) => spanText(parts, span)).filter((text) => text !== "").join(", ");
}
function spanText(parts, span) {
	const first = parts.tokens[span.from];
	const last = parts.tokens[span.to - 1];
	if (!first || !last) return "";
	const bare = parts.text.slice(first.start, last.end).replace(/^[\s,;:*/|\u2013\u2014-]+/, "");
	return /^[([][^()[\]]*[)\]]$/.test(bare) ? bare.slice(1, -1).trim() : bare.trim();
}
// kitchen/src/measure/lines/read-line.ts
function readLine(measures, line) {
	return readLineParts(measures, parseLine(measures.units, line));
}
function readLineParts(measures, parts) {
	const { name: indexes, note } = readFoodName(parts);
	const last = headNoun(parts, indexes);
	const behind = parts.unit ? null : unitBehind(measures.units, parts, indexes, last);
	const nameIndexes = behind ? indexes.filter((_, at) => at !== last) : indexes;
	const { quantity, quantityMax } = parts;
	return {
		quantity,
		...quantityMax === void 0 ? {} : { quantityMax },
		unit: unitName(parts, parts.unit ?? behind, nameIndexes),
		name: nameText(parts, nameIndexes),
		note
	};
}
function unitName(parts, unit, name) {
	if (!unit || unit.alternateUnits.size === 0) return unit?.name ?? null;
	const food = name.map((index) => singular(parts.tokens[index]?.lowerCase ?? "")).find((each) => unit.alternateUnits.has(each));
	return unit.alternateUnits.get(food ?? "") ?? unit.name;
}
function headNoun({ tokens }, name) {
	const inside = name.findIndex((index, at) => at > 1 && /^(?:in|with)$/.test(tokens[index]?.lowerCase ?? ""));
	return (inside < 0 ? name.length : inside) - 1;
}
function unitBehind(units, parts, name, last) {
	if (!(parts.quantity !== null || parts.amount.to > parts.amount.from) || last < 1) return null;
	const word = (k) => parts.tokens[name[last - k] ?? -1]?.lowerCase ?? "";
	const unit = units.bySpelling.get(word(0));
	if (!unit || unit.allowedAfter.size === 0 || /^(?:or|and|&)$/.test(word(1))) return null;
	return unit.allowedAfter.has("any") || unit.allowedAfter.has(singular(word(1))) ? unit : null;
}
function nameText(parts, indexes) {
	let text = "";
	let end = -1;
	for (const index of indexes) {
		const token = parts.tokens[index];
		if (!token) continue;
		text += (token.start === end || text === "" || token.text === "," ? "" : " ") + token.text;
		end = token.end;
	}
	return text.replace(/^[\s,.;:*&-]+/, "").replace(/[\s,.;:*&-]+$/, "");
}
// kitchen/src/say/messages.ts
function readMessages(file, content) {
	return readVariants(file, content, (row) => `${file}.${row}`);
}
function withVoice(all, tone, content) {
	const own = readVariants(`voices/${tone}`, content, (row) => row === "words" ? WORDS : row);
	const united = new Map(all);
	for (const [name, variants] of own) {
		const known = united.get(name) ?? [];
		if (known.length === 0 && name !== "voices.words") throw new Error(`${tone} says ${name} alone.`);
		if (known.some(({ isPlain }) => isPlain)) throw new Error(`${name} is said plainly.`);
		united.set(name, [...known, ...variants.map((variant) => ({
			...variant,
			tones: [tone]
		}))]);
	}
	return united;
}
const PLAINLY = " (plainly)";
const WORDS = "voices.words";
function readVariants(file, content, nameOf) {
	const messages = new Map();
	let variants;
	let isPlain = false;
	for (const [index, row] of content.split("\n").entries()) {
		if (row.trim() === "" || row.startsWith("#")) continue;
		const where = `${file}:${index + 1}`;
		if (!row.startsWith(" ")) {
			isPlain = row.trimEnd().endsWith(PLAINLY);
			const name = nameOf(row.replace(PLAINLY, "").trim());
			if (messages.has(name)) throw new Error(`${where} names a message twice.`);
			variants = [];
			messages.set(name, variants);
			continue;
		}
		if (!variants) throw new Error(`${where} stands under no message.`);
		const text = row.trim();
		const close = text.startsWith("[") ? text.indexOf("]") : -1;
		const tones = close < 0 ? [] : text.slice(1, close).split(/[, ]+/);
		variants.push({
			text: text.slice(close + 1).trim(),
			tones,
			isPlain
		});
	}
	return messages;
}
// kitchen/src/compose/cooking-table.ts
const METHODS = [
	"pan",
	"oven",
	"boil",
	"steam",
	"air",
	"slow",
	"pressure",
	"grill"
];
const CUTS = [
	"whole",
	"chunks",
	"thin",
	"small"
];
const FILE$1 = "cooking.txt";
const ALIKE = "alike";
const TEXT_FACETS = [
	"as",
	"call",
	"done",
	"wet",
	"beside"
];
function compileCooking(text) {
	const classes = new Map();
	const byName = new Map();
	for (const row of pantryRows(text)) {
		const [names, parent = ""] = (row.cells[0] ?? "").split(":").map((one) => one.trim());
		const inherited = parent === "" ? void 0 : classes.get(parent);
		if (parent !== "" && !inherited) throw wrong(row, `does not know the class "${parent}".`);
		const facets = readFacets(row, inherited);
		const className = /^class (.+)$/.exec(names ?? "")?.[1];
		if (className) {
			const isAlike = row.cells.includes(ALIKE);
			classes.set(className, {
				...facets,
				classes: [className, ...facets.classes],
				...isAlike ? { alike: className } : {}
			});
			continue;
		}
		if (!inherited) throw wrong(row, "does not say of which class it is.");
		for (const group of (names ?? "").split(" / ")) {
			const [key = "", ...others] = splitList(group);
			const food = foodOf(row, key, facets);
			for (const name of [key, ...others]) {
				const known = nameKey(name);
				if (byName.has(known) && byName.get(known) !== food) throw wrong(row, `names "${name}" a second time.`);
				byName.set(known, food);
			}
		}
	}
	for (const food of [...byName.values()]) {
		const known = nameKey(food.name);
		if (!byName.has(known)) byName.set(known, food);
	}
	const maxWords = Math.max(...[...byName.keys()].map((name) => name.split(" ").length));
	return Object.freeze({
		byName,
		classes: new Set(classes.keys()),
		maxWords
	});
}
function nameKey(name) {
	return splitNameTokens(name).map(singular).join(" ");
}
function renamed(food, name) {
	return {
		...food,
		key: name,
		name,
		call: name
	};
}
function foodOf(row, key, { classes, alike, head, cuts, minutes, texts }) {
	if (!head) throw wrong(row, "does not say how much a head.");
	const named = (text) => text.replace("{s}", plurals(key)).replace("{}", key);
	const name = named(texts.as ?? key);
	const cooked = Object.entries(minutes).filter(([, value]) => value !== null);
	return {
		key,
		name,
		classes,
		alike,
		head,
		cuts,
		call: named(texts.call ?? name),
		minutes: Object.fromEntries(cooked),
		done: texts.done ?? "tender",
		doneInLiquid: texts.wet ?? texts.done ?? "tender",
		beside: texts.beside ?? ""
	};
}
function plurals(key) {
	return key.replace(/[\p{L}'\u2019-]+$/u, plural);
}
function readFacets(row, inherited) {
	let head = inherited?.head;
	const cuts = { ...inherited?.cuts };
	const minutes = { ...inherited?.minutes };
	const texts = { ...inherited?.texts };
	for (const cell of row.cells.slice(1)) {
		const [key = "", ...rest] = cell.split(" ");
		const value = rest.join(" ").trim();
		const method = METHODS.find((one) => one === key);
		const cut = CUTS.find((one) => one === key);
		const facet = TEXT_FACETS.find((one) => one === key);
		if (key === "head") head = readAmount(row, value);
		else if (method) minutes[method] = value === "-" ? null : readNumber(row, value);
		else if (cut) cuts[cut] = value;
		else if (facet && value !== "") texts[facet] = value;
		else if (key === ALIKE && value === "") continue;
		else throw wrong(row, `has the facet "${cell}", which nobody knows.`);
	}
	const { classes = [], alike } = inherited ?? {};
	return {
		classes,
		alike,
		...head ? { head } : {},
		cuts,
		minutes,
		texts
	};
}
function readAmount(row, text) {
	if (text.startsWith("a ")) return {
		quantity: NaN,
		unit: text
	};
	const [quantity = "", ...unit] = text.split(" ");
	return {
		quantity: readNumber(row, quantity),
		unit: unit.join(" ")
	};
}
function readNumber(row, text) {
	const [top = "", bottom = "1"] = text.split("/");
	const value = Number(top) / Number(bottom);
	if (top === "" || !Number.isFinite(value)) throw wrong(row, `has "${text}" for a number.`);
	return value;
}
function wrong({ line }, sentence) {
	return new PantryTextError(FILE$1, line, sentence);
}
// kitchen/src/cookbook/dish.ts
const COURSES = [
	"breakfast",
	"main",
	"side",
	"soup",
	"salad",
	"bread",
	"snack",
	"dessert",
	"drink",
	"sauce"
];
const VESSELS = [
	"plate",
	"bowl",
	"pan",
	"pot",
	"baking dish",
	"board",
	"glass",
	"cup",
	"jar",
	"tray",
	"tin"
];
const BATCH_VESSELS = [
	"pan",
	"grill",
	"machine",
	"tray",
	"tin",
	"dish",
	"vessel",
	"go"
];
const TIMER_SCALES = [
	"one piece",
	"with the amount",
	"any amount"
];
// kitchen/src/cookbook/batch-size.ts
const BATCH_PATTERN = new RegExp(`^(\\d+(?:\\.\\d+)?) a (${BATCH_VESSELS.join("|")})( here)?$`);
function parseBatchSize(words) {
	const trimmed = words.trim();
	if (trimmed === "same round") return { kind: "same" };
	const timerScale = TIMER_SCALES.find((one) => one === trimmed);
	if (timerScale) return { kind: timerScale };
	const found = BATCH_PATTERN.exec(trimmed);
	const vessel = BATCH_VESSELS.find((one) => one === found?.[2]);
	const servings = Number(found?.[1]);
	if (!vessel || !(servings > 0)) return void 0;
	return {
		kind: "holds",
		servings,
		vessel,
		isFromThisSentence: found?.[3] !== void 0
	};
}
// kitchen/src/cookbook/dish-error.ts
var DishError = class extends Error {
	slug;
	line;
	constructor(slug, line, sentence) {
		super(`${slug}.cook, line ${line}: ${sentence}`);
		this.name = "DishError";
		this.slug = slug;
		this.line = line;
	}
};
// kitchen/src/cookbook/read-steps.ts
const MARK = /([@#~])([@&?+-]?)(?:([^@#~{}().,;:!]*)\{([^{}]*)\}(?:\(([^()]*)\))?|([\p{L}\p{N}_'\u2019-]+))/gu;
function readSteps(slug, body, firstLine) {
	const ingredients = [];
	const steps = paragraphsOf(body, firstLine).map((paragraph) => {
		rejectOpenBrace(slug, paragraph);
		rejectUnknownBatchSize(slug, paragraph);
		return piecesOf$2(paragraph.text, ingredients);
	});
	if (steps.length === 0) throw new DishError(slug, firstLine, "there are no steps.");
	if (ingredients.length === 0) throw new DishError(slug, firstLine, "no step marks an ingredient with \"@\".");
	return {
		ingredients,
		steps
	};
}
function withoutComments(body) {
	return withoutBlocks(body).replace(/(^|\s)--.*$/gm, "$1");
}
function withoutBlocks(body) {
	let withoutComment = "";
	let from = 0;
	while (from < body.length) {
		const open = body.indexOf("[-", from);
		const close = open < 0 ? -1 : body.indexOf("-]", open + 2);
		if (close < 0) break;
		withoutComment += body.slice(from, open) + body.slice(open, close).replace(/[^\n]/g, "");
		from = close + 2;
	}
	return withoutComment + body.slice(from);
}
function paragraphsOf(body, firstLine) {
	const found = [];
	let lines = [];
	let start = firstLine;
	const close = () => {
		if (lines.length > 0) found.push({
			line: start,
			text: lines.join(" ").replace(/\s+/g, " ")
		});
		lines = [];
	};
	withoutComments(body).split("\n").forEach((raw, offset) => {
		const line = raw.trim();
		if (line === "" || line.startsWith(">") || line.startsWith("=")) close();
		else {
			if (lines.length === 0) start = firstLine + offset;
			lines.push(line);
		}
	});
	close();
	return found;
}
function rejectOpenBrace(slug, { line, text }) {
	if (text.split("{").length !== text.split("}").length) throw new DishError(slug, line, "a \"{\" has no matching \"}\".");
}
const BATCH_SIZE_HINT = /^\s*(?:\d+(?:\.\d+)? an? |same |one |any |with the )/;
function rejectUnknownBatchSize(slug, { line, text }) {
	for (const [, words = ""] of text.matchAll(/~[^{}~]*\{[^{}]*\}\(([^()]*)\)/g)) if (BATCH_SIZE_HINT.test(words) && parseBatchSize(words) === void 0) throw new DishError(slug, line, `"(${words})" behind a time has to read "(4 a pan)".`);
}
function piecesOf$2(text, ingredients) {
	const pieces = [];
	let from = 0;
	for (const mark of text.matchAll(MARK)) {
		const name = (mark[3] ?? mark[6] ?? "").trim();
		const piece = pieceOf(mark[1] ?? "", name, mark[4] ?? "", mark[5] ?? "", ingredients);
		if (piece === null) continue;
		if (mark.index > from) pieces.push({
			kind: "text",
			text: text.slice(from, mark.index)
		});
		pieces.push(piece);
		from = mark.index + mark[0].length;
	}
	if (from < text.length) pieces.push({
		kind: "text",
		text: text.slice(from)
	});
	return pieces;
}
function pieceOf(sign, name, amount, preparation, ingredients) {
	if (sign === "~") {
		const { quantity, unit } = parseAmount(amount);
		const text = [quantity, unit].filter(Boolean).join(" ") || name;
		const batchSize = parseBatchSize(preparation);
		if (batchSize) return {
			kind: "timer",
			text,
			batchSize
		};
		return {
			kind: "timer",
			text: preparation ? `${text} (${preparation})` : text
		};
	}
	if (name === "") return null;
	if (sign === "#") return {
		kind: "cookware",
		text: name
	};
	ingredients.push({
		name,
		...parseAmount(amount),
		preparation: preparation.trim()
	});
	return {
		kind: "ingredient",
		index: ingredients.length - 1,
		name
	};
}
function parseAmount(amount) {
	const [quantity = "", unit = ""] = amount.replace(/^\s*=/, "").split("%");
	return {
		quantity: quantity.trim(),
		unit: unit.trim()
	};
}
// kitchen/src/compose/write-amount.ts
function writeAmount({ quantity, unit }, servings) {
	if (Number.isNaN(quantity)) return unit;
	const exact = quantity * servings;
	if (unit === "g" || unit === "ml") return `${roundedWeight(exact)}%${unit}`;
	if (unit === "tsp" && exact >= 3) return `${writeNumber(roundTo(exact / 3, 1 / 2))}%tbsp`;
	if (unit === "tbsp" && exact < .5) return `${writeNumber(roundTo(exact * 3, 1 / 4))}%tsp`;
	if (unit === "tsp" || unit === "tbsp") return `${writeNumber(roundTo(exact, exact < 1 ? 1 / 4 : 1 / 2))}%${unit}`;
	if (unit !== "") return `${Math.max(1, Math.round(exact))}%${unit}`;
	return writeNumber(exact < .8 ? roundTo(exact, 1 / 4) : Math.round(exact));
}
function roundedWeight(grams) {
	const step = grams < 20 ? 1 : grams < 100 ? 5 : grams < 250 ? 10 : 50;
	return Math.max(step, Math.round(grams / step) * step);
}
function roundTo(value, step) {
	return Math.max(step, Math.round(value / step) * step);
}
const FRACTIONS = {
	"0.25": "1/4",
	"0.5": "1/2",
	"0.75": "3/4"
};
function writeNumber(value) {
	const whole = Math.floor(value);
	const fraction = FRACTIONS[String(value - whole)];
	if (!fraction) return String(whole);
	return whole > 0 ? `${whole} ${fraction}` : fraction;
}
// kitchen/src/compose/fill-text.ts
function fillText(text, say) {
	const parts = text.split(/(\[[^[\]]*\])/).map((part) => part.startsWith("[") ? fillSlots(part.slice(1, -1), say) ?? "" : fillSlots(part, say));
	if (parts.includes(void 0)) return void 0;
	return parts.join("").replace(/ +/g, " ").replace(/ ([,.;])/g, "$1").trim();
}
function slotsIn(text) {
	return [...text.matchAll(/\{([a-z][a-z +]*)\}/g)].flatMap(([, slot = ""]) => partsOf(slot).names);
}
function partsOf(slot) {
	const isNamed = slot.startsWith("the ");
	const bare = isNamed ? slot.slice(4) : slot;
	const form = FORMS.find((one) => bare.endsWith(` ${one}`)) ?? "";
	return {
		names: (form ? bare.slice(0, -form.length - 1) : bare).split("+"),
		isNamed,
		form
	};
}
const FORMS = ["time", "done"];
function fillSlots(text, say) {
	let isWhole = true;
	const filled = text.replace(/\{([a-z][a-z +]*)\}/g, (_, slot) => {
		const said = say(slot);
		if (said === void 0) isWhole = false;
		return said ?? "";
	});
	return isWhole ? filled : void 0;
}
function createStepWords(places, servings) {
	return (slot) => {
		const { names, isNamed, form } = partsOf(slot);
		const foods = names.flatMap((name) => places.get(name) ?? []);
		if (foods.length === 0) return void 0;
		if (isNamed) return `the ${joinWords(foods.map(({ call }) => call), "the ")}`;
		if (form === "time") return timer(minutesOf(foods));
		if (form === "done") return saysDone(foods);
		return joinWords(foods.map((food) => markOf(food, servings)));
	};
}
function createPlainWords(places) {
	return (slot) => {
		const [, count = "", names = ""] = /^((?:one|two) )?(.+)$/.exec(slot) ?? [];
		const foods = names.split("+").flatMap((name) => places.get(name) ?? []);
		if (foods.length === 0) return void 0;
		const calls = foods.slice(0, count === "one " ? 1 : MOST_NAMED).map(({ call }) => call);
		return joinWords(count === "" ? calls : calls.map(inSingular));
	};
}
const MOST_NAMED = 2;
function inSingular(call) {
	return call.replace(/[\p{L}'\u2019-]+$/u, singular);
}
function joinWords(words, before = "") {
	const last = words.at(-1) ?? "";
	if (words.length < 2) return last;
	return `${words.slice(0, -1).join(`, ${before}`)} and ${before}${last}`;
}
function markOf(food, servings) {
	const preparation = food.preparation === "" ? "" : `(${food.preparation})`;
	const amount = writeAmount(food, servings);
	const isMany = food.unit === "" && Number.parseFloat(amount) > 1 && !amount.includes("/");
	const name = isMany ? food.name.replace(/[\p{L}'\u2019-]+$/u, plural) : food.name;
	return `@${food.unit === "" && !isMany ? inSingular(name) : name}{${amount}}${preparation}`;
}
function minutesOf(foods) {
	return Math.max(0, ...foods.map(({ food, method }) => (method && food?.minutes[method]) ?? 0));
}
function timer(minutes) {
	const step = minutes > 20 ? 5 : 1;
	const whole = Math.max(1, Math.round(minutes / step) * step);
	if (whole >= 120) return `~{${Math.round(whole / 60)}%hours}`;
	return `~{${whole}%minute${whole === 1 ? "" : "s"}}`;
}
function saysDone(foods) {
	const bySign = new Map();
	for (const one of foods) {
		const sign = (one.method !== void 0 && IN_LIQUID.includes(one.method) ? one.food?.doneInLiquid : one.food?.done) ?? "tender";
		bySign.set(sign, [...bySign.get(sign) ?? [], one]);
	}
	return joinWords([...bySign].map(([sign, ones]) => {
		if (sign === "tender" && ones.length > 1 && ones.every(({ food }) => food?.classes.includes("veg"))) return "the vegetables are tender";
		const names = joinWords(ones.map(({ call }) => call), "the ");
		return `the ${names} ${ones.length > 1 || isMany(names) ? "are" : "is"} ${sign}`;
	}));
}
const IN_LIQUID = [
	"boil",
	"steam",
	"slow",
	"pressure"
];
function isMany(name) {
	const last = name.split(" ").at(-1) ?? "";
	return singular(last) !== last;
}
// kitchen/src/cookbook/dish-index.ts
function indexDishes(dishes, facts) {
	const [terms, foods, mainFoods] = [
		createPostings(),
		createPostings(),
		createPostings()
	];
	const [cuisines, tools, cautions] = [
		createPostings(),
		createPostings(),
		createPostings()
	];
	const [titleTerms, ingredientTerms] = [createPostings(), createPostings()];
	const substance = createPostings();
	const count = dishes.length;
	const hashes = new Uint32Array(count);
	const courses = new Uint8Array(count);
	const minutes = new Float64Array(count);
	const ease = new Float64Array(count);
	const itemsToBuy = new Uint8Array(count);
	const isLightSalad = new Uint8Array(count);
	const contains = new Uint16Array(count);
	const mayContain = new Uint16Array(count);
	dishes.forEach((dish, at) => {
		const own = facts.get(dish.slug);
		if (!own) return;
		hashes[at] = hashText(dish.slug);
		courses[at] = COURSES.indexOf(dish.course);
		minutes[at] = dish.time;
		ease[at] = 1.5 - dish.ingredients.length / 8 - dish.active / 40;
		itemsToBuy[at] = countToBuy(dish);
		isLightSalad[at] = dish.course === "salad" && !FILLING.some((food) => own.foods.has(food)) ? 1 : 0;
		contains[at] = maskOf(own.contains);
		mayContain[at] = maskOf(own.mayContain) & ~maskOf(own.contains);
		for (const word of own.terms) addPosting(terms, word, at);
		if (!own.terms.has(dish.course)) addPosting(terms, dish.course, at);
		for (const word of new Set(contentTokens(dish.title))) addPosting(titleTerms, word, at);
		for (const word of own.ingredientWords) addPosting(ingredientTerms, word, at);
		for (const food of own.foods) addPosting(foods, food, at);
		for (const heart of own.mainFoods) addPosting(mainFoods, heart, at);
		for (const food of own.substance) addPosting(substance, food, at);
		for (const tool of own.tools) addPosting(tools, tool, at);
		for (const caution of own.cautions) addPosting(cautions, caution, at);
		addPosting(cuisines, dish.cuisine, at);
	});
	return {
		indexBySlug: new Map(dishes.map((dish, at) => [dish.slug, at])),
		hashes,
		courses,
		minutes,
		ease,
		itemsToBuy,
		isLightSalad,
		contains,
		mayContain,
		terms,
		titleTerms,
		ingredientTerms,
		foods,
		mainFoods,
		substance,
		cuisines,
		tools,
		cautions
	};
}
function countToBuy(dish) {
	const known = toBuy.get(dish);
	if (known !== void 0) return known;
	const count = [...new Set(dish.ingredients.map((item) => item.name))].filter((name) => !isStaple(name)).length;
	toBuy.set(dish, count);
	return count;
}
const toBuy = new WeakMap();
const FILLING = [...[
	"meat",
	"poultry",
	"fish",
	"shellfish",
	"egg",
	"cheese",
	"legume",
	"tofu",
	"pasta",
	"noodle"
], ...[
	"potato",
	"rice",
	"bulgur",
	"couscous",
	"quinoa",
	"bread"
]];
function createPostings() {
	return new Map();
}
function addPosting(into, key, at) {
	const list = into.get(key);
	if (list) list.push(at);
	else into.set(key, [at]);
}
function maskOf(restrictions) {
	let mask = 0;
	for (const one of restrictions) mask |= restrictionBit(one);
	return mask;
}
// kitchen/src/cookbook/meat-table.ts
const FILE = "meats.txt";
const SHOP_SHAPES = "thin pieces whole slow mince sausage cured cooked stock".split(" ");
function compileMeats(text) {
	const blocks = parseBlocks(pantryRows(text));
	const kinds = new Map(blocksWithHeading(blocks, "kind").map((one) => [one.name, parseKind(one)]));
	const meats = blocksWithHeading(blocks, "animal").map((one) => parseMeat(one, kinds));
	const shapes = rowsOfBlock(blocks, "shapes").map(([key, value]) => [key, splitList(value)]);
	const replaceableMains = new Set(rowsOfBlock(blocks, "centres").flatMap(([, value]) => splitList(value)));
	const cutNames = rowsOfBlock(blocks, "parts").flatMap(([, value]) => splitList(value));
	const termBlocks = rowsOfBlock(blocks, "holds for one").map(([key, value]) => [key, splitList(value)]);
	const specificTerms = termBlocks.flatMap(([key, words]) => key === "times" ? [] : words);
	const timeSpecificTerms = termBlocks.flatMap(([key, words]) => key === "times" ? words : []);
	return Object.freeze({
		kinds,
		meats,
		shapes,
		replaceableMains,
		cutNames,
		specificTerms,
		timeSpecificTerms
	});
}
function listMeatTerms({ meats, cutNames }) {
	return [...cutNames, ...meats.flatMap(({ names, foreignNames, shopNames }) => [
		...names,
		...foreignNames,
		...shopNames.values()
	])];
}
function parseBlocks(rows) {
	const blocks = [];
	for (const { line, cells } of rows) {
		const heading = /^\[(?:(kind|animal) )?(.+)\]$/.exec(cells[0] ?? "");
		const [key = "", value = ""] = cells;
		const last = blocks.at(-1);
		if (heading) blocks.push({
			heading: heading[1] ?? "",
			name: heading[2] ?? "",
			line,
			rows: new Map()
		});
		else if (!last || value === "") throw new PantryTextError(FILE, line, "wants a word, a bar and what it stands for.");
		else last.rows.set(key, value);
	}
	return blocks;
}
function blocksWithHeading(blocks, heading) {
	return blocks.filter((block) => block.heading === heading);
}
function rowsOfBlock(blocks, name) {
	return [...blocks.find((one) => one.heading === "" && one.name === name)?.rows ?? []];
}
function parseKind({ name, line, rows }) {
	const cellOf = (key) => rows.get(key) ?? "";
	const [thin, pieces, whole] = numbers(cellOf("takes"), line, 3);
	const between = rows.has("between") ? numbers(cellOf("between"), line, 2) : null;
	if (cellOf("done") === "") throw new PantryTextError(FILE, line, `does not say when ${name} is done.`);
	return {
		name,
		doneness: cellOf("done"),
		braisedDoneness: rows.get("slow") ?? cellOf("done"),
		minMinutes: {
			thin: thin ?? 0,
			pieces: pieces ?? 0,
			whole: whole ?? 0
		},
		maxMinutes: rows.has("longest") ? numbers(cellOf("longest"), line, 1)[0] ?? 0 : Infinity,
		shortenedMinutes: rows.has("instead") ? numbers(cellOf("instead"), line, 1)[0] ?? 0 : 0,
		tooLongReason: cellOf("too long"),
		unsuitableMinutes: between && [between[0] ?? 0, between[1] ?? 0],
		unsuitableReason: cellOf("tough"),
		excludedMethods: splitList(cellOf("never")),
		exclusionReason: cellOf("why"),
		allowedMethods: splitList(cellOf("only")),
		mayBePink: cellOf("rosy") === "yes"
	};
}
function parseMeat({ name, line, rows }, kinds) {
	const kind = rows.get("kind") ?? "";
	if (!kinds.has(kind)) throw new PantryTextError(FILE, line, `does not know the kind "${kind}".`);
	return {
		name,
		kind,
		names: splitList(rows.get("called") ?? name),
		foreignNames: splitList(rows.get("abroad") ?? ""),
		shopNames: new Map(SHOP_SHAPES.flatMap((shape) => {
			const what = rows.get(shape);
			return what === void 0 ? [] : [[shape, what]];
		}))
	};
}
function numbers(text, line, count) {
	const found = text.split(/[,-]/).map((one) => Number.parseFloat(one));
	if (found.length !== count || found.some((one) => !Number.isFinite(one))) throw new PantryTextError(FILE, line, `wants ${count} numbers.`);
	return found;
}
// node_modules/minisearch/dist/es/index.js
const ENTRIES = "ENTRIES";
const KEYS = "KEYS";
const VALUES = "VALUES";
const LEAF = "";
var TreeIterator = class {
	constructor(set, type) {
		const node = set._tree;
		const keys = Array.from(node.keys());
		this.set = set;
		this._type = type;
		this._path = keys.length > 0 ? [{
			node,
			keys
		}] : [];
	}
	next() {
		const value = this.dive();
		this.backtrack();
		return value;
	}
	dive() {
		if (this._path.length === 0) return {
			done: true,
			value: void 0
		};
		const { node, keys } = last$1(this._path);
		if (last$1(keys) === LEAF) return {
			done: false,
			value: this.result()
		};
		const child = node.get(last$1(keys));
		this._path.push({
			node: child,
			keys: Array.from(child.keys())
		});
		return this.dive();
	}
	backtrack() {
		if (this._path.length === 0) return;
		const keys = last$1(this._path).keys;
		keys.pop();
		if (keys.length > 0) return;
		this._path.pop();
		this.backtrack();
	}
	key() {
		return this.set._prefix + this._path.map(({ keys }) => last$1(keys)).filter((key) => key !== LEAF).join("");
	}
	value() {
		return last$1(this._path).node.get(LEAF);
	}
	result() {
		switch (this._type) {
			case VALUES: return this.value();
			case KEYS: return this.key();
			default: return [this.key(), this.value()];
		}
	}
	[Symbol.iterator]() {
		return this;
	}
};
const last$1 = (array) => {
	return array[array.length - 1];
};
const fuzzySearch = (node, query, maxDistance) => {
	const results = new Map();
	if (query === void 0) return results;
	const n = query.length + 1;
	const m = n + maxDistance;
	const matrix = new Uint8Array(m * n).fill(maxDistance + 1);
	for (let j = 0; j < n; ++j) matrix[j] = j;
	for (let i = 1; i < m; ++i) matrix[i * n] = i;
	recurse(node, query, maxDistance, results, matrix, 1, n, "");
	return results;
};
const recurse = (node, query, maxDistance, results, matrix, m, n, prefix) => {
	const offset = m * n;
	key: for (const key of node.keys()) if (key === LEAF) {
		const distance = matrix[offset - 1];
		if (distance <= maxDistance) results.set(prefix, [node.get(key), distance]);
	} else {
		let i = m;
		for (let pos = 0; pos < key.length; ++pos, ++i) {
			const char = key[pos];
			const thisRowOffset = n * i;
			const prevRowOffset = thisRowOffset - n;
			let minDistance = matrix[thisRowOffset];
			const jmin = Math.max(0, i - maxDistance - 1);
			const jmax = Math.min(n - 1, i + maxDistance);
			for (let j = jmin; j < jmax; ++j) {
				const different = char !== query[j];
				const rpl = matrix[prevRowOffset + j] + +different;
				const del = matrix[prevRowOffset + j + 1] + 1;
				const ins = matrix[thisRowOffset + j] + 1;
				const dist = matrix[thisRowOffset + j + 1] = Math.min(rpl, del, ins);
				if (dist < minDistance) minDistance = dist;
			}
			if (minDistance > maxDistance) continue key;
		}
		recurse(node.get(key), query, maxDistance, results, matrix, i, n, prefix + key);
	}
};
var SearchableMap = class SearchableMap {
	constructor(tree = new Map(), prefix = "") {
		this._size = void 0;
		this._tree = tree;
		this._prefix = prefix;
	}
	atPrefix(prefix) {
		if (!prefix.startsWith(this._prefix)) throw new Error("Mismatched prefix");
		const [node, path] = trackDown(this._tree, prefix.slice(this._prefix.length));
		if (node === void 0) {
			const [parentNode, key] = last(path);
			for (const k of parentNode.keys()) if (k !== LEAF && k.startsWith(key)) {
				const node = new Map();
				node.set(k.slice(key.length), parentNode.get(k));
				return new SearchableMap(node, prefix);
			}
		}
		return new SearchableMap(node, prefix);
	}
	clear() {
		this._size = void 0;
		this._tree.clear();
	}
	delete(key) {
		this._size = void 0;
		return remove(this._tree, key);
	}
	entries() {
		return new TreeIterator(this, ENTRIES);
	}
	forEach(fn) {
		for (const [key, value] of this) fn(key, value, this);
	}
	fuzzyGet(key, maxEditDistance) {
		return fuzzySearch(this._tree, key, maxEditDistance);
	}
	get(key) {
		const node = lookup(this._tree, key);
		return node !== void 0 ? node.get(LEAF) : void 0;
	}
	has(key) {
		const node = lookup(this._tree, key);
		return node !== void 0 && node.has(LEAF);
	}
	keys() {
		return new TreeIterator(this, KEYS);
	}
	set(key, value) {
		if (typeof key !== "string") throw new Error("key must be a string");
		this._size = void 0;
		createPath(this._tree, key).set(LEAF, value);
		return this;
	}
	get size() {
		if (this._size) return this._size;
		this._size = 0;
		const iter = this.entries();
		while (!iter.next().done) this._size += 1;
		return this._size;
	}
	update(key, fn) {
		if (typeof key !== "string") throw new Error("key must be a string");
		this._size = void 0;
		const node = createPath(this._tree, key);
		node.set(LEAF, fn(node.get(LEAF)));
		return this;
	}
	fetch(key, initial) {
		if (typeof key !== "string") throw new Error("key must be a string");
		this._size = void 0;
		const node = createPath(this._tree, key);
		let value = node.get(LEAF);
		if (value === void 0) node.set(LEAF, value = initial());
		return value;
	}
	values() {
		return new TreeIterator(this, VALUES);
	}
	[Symbol.iterator]() {
		return this.entries();
	}
	static from(entries) {
		const tree = new SearchableMap();
		for (const [key, value] of entries) tree.set(key, value);
		return tree;
	}
	static fromObject(object) {
		return SearchableMap.from(Object.entries(object));
	}
};
const trackDown = (tree, key, path = []) => {
	if (key.length === 0 || tree == null) return [tree, path];
	for (const k of tree.keys()) if (k !== LEAF && key.startsWith(k)) {
		path.push([tree, k]);
		return trackDown(tree.get(k), key.slice(k.length), path);
	}
	path.push([tree, key]);
	return trackDown(void 0, "", path);
};
const lookup = (tree, key) => {
	if (key.length === 0 || tree == null) return tree;
	for (const k of tree.keys()) if (k !== LEAF && key.startsWith(k)) return lookup(tree.get(k), key.slice(k.length));
};
const createPath = (node, key) => {
	const keyLength = key.length;
	outer: for (let pos = 0; node && pos < keyLength;) {
		for (const k of node.keys()) if (k !== LEAF && key[pos] === k[0]) {
			const len = Math.min(keyLength - pos, k.length);
			let offset = 1;
			while (offset < len && key[pos + offset] === k[offset]) ++offset;
			const child = node.get(k);
			if (offset === k.length) node = child;
			else {
				const intermediate = new Map();
				intermediate.set(k.slice(offset), child);
				node.set(key.slice(pos, pos + offset), intermediate);
				node.delete(k);
				node = intermediate;
			}
			pos += offset;
			continue outer;
		}
		const child = new Map();
		node.set(key.slice(pos), child);
		return child;
	}
	return node;
};
const remove = (tree, key) => {
	const [node, path] = trackDown(tree, key);
	if (node === void 0) return;
	node.delete(LEAF);
	if (node.size === 0) cleanup(path);
	else if (node.size === 1) {
		const [key, value] = node.entries().next().value;
		merge(path, key, value);
	}
};
const cleanup = (path) => {
	if (path.length === 0) return;
	const [node, key] = last(path);
	node.delete(key);
	if (node.size === 0) cleanup(path.slice(0, -1));
	else if (node.size === 1) {
		const [key, value] = node.entries().next().value;
		if (key !== LEAF) merge(path.slice(0, -1), key, value);
	}
};
const merge = (path, key, value) => {
	if (path.length === 0) return;
	const [node, nodeKey] = last(path);
	node.set(nodeKey + key, value);
	node.delete(nodeKey);
};
const last = (array) => {
	return array[array.length - 1];
};
const OR = "or";
const AND = "and";
const AND_NOT = "and_not";
var MiniSearch = class MiniSearch {
	constructor(options) {
		if ((options === null || options === void 0 ? void 0 : options.fields) == null) throw new Error("MiniSearch: option \"fields\" must be provided");
		const autoVacuum = options.autoVacuum == null || options.autoVacuum === true ? defaultAutoVacuumOptions : options.autoVacuum;
		this._options = {
			...defaultOptions,
			...options,
			autoVacuum,
			searchOptions: {
				...defaultSearchOptions,
				...options.searchOptions || {}
			},
			autoSuggestOptions: {
				...defaultAutoSuggestOptions,
				...options.autoSuggestOptions || {}
			}
		};
		this._index = new SearchableMap();
		this._documentCount = 0;
		this._documentIds = new Map();
		this._idToShortId = new Map();
		this._fieldIds = {};
		this._fieldLength = new Map();
		this._avgFieldLength = [];
		this._nextId = 0;
		this._storedFields = new Map();
		this._dirtCount = 0;
		this._currentVacuum = null;
		this._enqueuedVacuum = null;
		this._enqueuedVacuumConditions = defaultVacuumConditions;
		this.addFields(this._options.fields);
	}
	add(document) {
		const { extractField, stringifyField, tokenize, processTerm, fields, idField } = this._options;
		const id = extractField(document, idField);
		if (id == null) throw new Error(`MiniSearch: document does not have ID field "${idField}"`);
		if (this._idToShortId.has(id)) throw new Error(`MiniSearch: duplicate ID ${id}`);
		const shortDocumentId = this.addDocumentId(id);
		this.saveStoredFields(shortDocumentId, document);
		for (const field of fields) {
			const fieldValue = extractField(document, field);
			if (fieldValue == null) continue;
			const tokens = tokenize(stringifyField(fieldValue, field), field);
			const fieldId = this._fieldIds[field];
			const uniqueTerms = new Set(tokens).size;
			this.addFieldLength(shortDocumentId, fieldId, this._documentCount - 1, uniqueTerms);
			for (const term of tokens) {
				const processedTerm = processTerm(term, field);
				if (Array.isArray(processedTerm)) for (const t of processedTerm) this.addTerm(fieldId, shortDocumentId, t);
				else if (processedTerm) this.addTerm(fieldId, shortDocumentId, processedTerm);
			}
		}
	}
	addAll(documents) {
		for (const document of documents) this.add(document);
	}
	addAllAsync(documents, options = {}) {
		const { chunkSize = 10 } = options;
		const acc = {
			chunk: [],
			promise: Promise.resolve()
		};
		const { chunk, promise } = documents.reduce(({ chunk, promise }, document, i) => {
			chunk.push(document);
			if ((i + 1) % chunkSize === 0) return {
				chunk: [],
				promise: promise.then(() => new Promise((resolve) => setTimeout(resolve, 0))).then(() => this.addAll(chunk))
			};
			else return {
				chunk,
				promise
			};
		}, acc);
		return promise.then(() => this.addAll(chunk));
	}
	remove(document) {
		const { tokenize, processTerm, extractField, stringifyField, fields, idField } = this._options;
		const id = extractField(document, idField);
		if (id == null) throw new Error(`MiniSearch: document does not have ID field "${idField}"`);
		const shortId = this._idToShortId.get(id);
		if (shortId == null) throw new Error(`MiniSearch: cannot remove document with ID ${id}: it is not in the index`);
		for (const field of fields) {
			const fieldValue = extractField(document, field);
			if (fieldValue == null) continue;
			const tokens = tokenize(stringifyField(fieldValue, field), field);
			const fieldId = this._fieldIds[field];
			const uniqueTerms = new Set(tokens).size;
			this.removeFieldLength(shortId, fieldId, this._documentCount, uniqueTerms);
			for (const term of tokens) {
				const processedTerm = processTerm(term, field);
				if (Array.isArray(processedTerm)) for (const t of processedTerm) this.removeTerm(fieldId, shortId, t);
				else if (processedTerm) this.removeTerm(fieldId, shortId, processedTerm);
			}
		}
		this._storedFields.delete(shortId);
		this._documentIds.delete(shortId);
		this._idToShortId.delete(id);
		this._fieldLength.delete(shortId);
		this._documentCount -= 1;
	}
	removeAll(documents) {
		if (documents) for (const document of documents) this.remove(document);
		else if (arguments.length > 0) throw new Error("Expected documents to be present. Omit the argument to remove all documents.");
		else {
			this._index = new SearchableMap();
			this._documentCount = 0;
			this._documentIds = new Map();
			this._idToShortId = new Map();
			this._fieldLength = new Map();
			this._avgFieldLength = [];
			this._storedFields = new Map();
			this._nextId = 0;
		}
	}
	discard(id) {
		const shortId = this._idToShortId.get(id);
		if (shortId == null) throw new Error(`MiniSearch: cannot discard document with ID ${id}: it is not in the index`);
		this._idToShortId.delete(id);
		this._documentIds.delete(shortId);
		this._storedFields.delete(shortId);
		(this._fieldLength.get(shortId) || []).forEach((fieldLength, fieldId) => {
			this.removeFieldLength(shortId, fieldId, this._documentCount, fieldLength);
		});
		this._fieldLength.delete(shortId);
		this._documentCount -= 1;
		this._dirtCount += 1;
		this.maybeAutoVacuum();
	}
	maybeAutoVacuum() {
		if (this._options.autoVacuum === false) return;
		const { minDirtFactor, minDirtCount, batchSize, batchWait } = this._options.autoVacuum;
		this.conditionalVacuum({
			batchSize,
			batchWait
		}, {
			minDirtCount,
			minDirtFactor
		});
	}
	discardAll(ids) {
		const autoVacuum = this._options.autoVacuum;
		try {
			this._options.autoVacuum = false;
			for (const id of ids) this.discard(id);
		} finally {
			this._options.autoVacuum = autoVacuum;
		}
		this.maybeAutoVacuum();
	}
	replace(updatedDocument) {
		const { idField, extractField } = this._options;
		const id = extractField(updatedDocument, idField);
		this.discard(id);
		this.add(updatedDocument);
	}
	vacuum(options = {}) {
		return this.conditionalVacuum(options);
	}
	conditionalVacuum(options, conditions) {
		if (this._currentVacuum) {
			this._enqueuedVacuumConditions = this._enqueuedVacuumConditions && conditions;
			if (this._enqueuedVacuum != null) return this._enqueuedVacuum;
			this._enqueuedVacuum = this._currentVacuum.then(() => {
				const conditions = this._enqueuedVacuumConditions;
				this._enqueuedVacuumConditions = defaultVacuumConditions;
				return this.performVacuuming(options, conditions);
			});
			return this._enqueuedVacuum;
		}
		if (this.vacuumConditionsMet(conditions) === false) return Promise.resolve();
		this._currentVacuum = this.performVacuuming(options);
		return this._currentVacuum;
	}
	async performVacuuming(options, conditions) {
		const initialDirtCount = this._dirtCount;
		if (this.vacuumConditionsMet(conditions)) {
			const batchSize = options.batchSize || defaultVacuumOptions.batchSize;
			const batchWait = options.batchWait || defaultVacuumOptions.batchWait;
			let i = 1;
			for (const [term, fieldsData] of this._index) {
				for (const [fieldId, fieldIndex] of fieldsData) for (const [shortId] of fieldIndex) {
					if (this._documentIds.has(shortId)) continue;
					if (fieldIndex.size <= 1) fieldsData.delete(fieldId);
					else fieldIndex.delete(shortId);
				}
				if (this._index.get(term).size === 0) this._index.delete(term);
				if (i % batchSize === 0) await new Promise((resolve) => setTimeout(resolve, batchWait));
				i += 1;
			}
			this._dirtCount -= initialDirtCount;
		}
		await null;
		this._currentVacuum = this._enqueuedVacuum;
		this._enqueuedVacuum = null;
	}
	vacuumConditionsMet(conditions) {
		if (conditions == null) return true;
		let { minDirtCount, minDirtFactor } = conditions;
		minDirtCount = minDirtCount || defaultAutoVacuumOptions.minDirtCount;
		minDirtFactor = minDirtFactor || defaultAutoVacuumOptions.minDirtFactor;
		return this.dirtCount >= minDirtCount && this.dirtFactor >= minDirtFactor;
	}
	get isVacuuming() {
		return this._currentVacuum != null;
	}
	get dirtCount() {
		return this._dirtCount;
	}
	get dirtFactor() {
		return this._dirtCount / (1 + this._documentCount + this._dirtCount);
	}
	has(id) {
		return this._idToShortId.has(id);
	}
	getStoredFields(id) {
		const shortId = this._idToShortId.get(id);
		if (shortId == null) return;
		return this._storedFields.get(shortId);
	}
	search(query, searchOptions = {}) {
		const { searchOptions: globalSearchOptions } = this._options;
		const searchOptionsWithDefaults = {
			...globalSearchOptions,
			...searchOptions
		};
		const rawResults = this.executeQuery(query, searchOptions);
		const results = [];
		for (const [docId, { score, terms, match }] of rawResults) {
			const quality = terms.length || 1;
			const result = {
				id: this._documentIds.get(docId),
				score: score * quality,
				terms: Object.keys(match),
				queryTerms: terms,
				match
			};
			Object.assign(result, this._storedFields.get(docId));
			if (searchOptionsWithDefaults.filter == null || searchOptionsWithDefaults.filter(result)) results.push(result);
		}
		if (query === MiniSearch.wildcard && searchOptionsWithDefaults.boostDocument == null) return results;
		results.sort(byScore);
		return results;
	}
	autoSuggest(queryString, options = {}) {
		options = {
			...this._options.autoSuggestOptions,
			...options
		};
		const suggestions = new Map();
		for (const { score, terms } of this.search(queryString, options)) {
			const phrase = terms.join(" ");
			const suggestion = suggestions.get(phrase);
			if (suggestion != null) {
				suggestion.score += score;
				suggestion.count += 1;
			} else suggestions.set(phrase, {
				score,
				terms,
				count: 1
			});
		}
		const results = [];
		for (const [suggestion, { score, terms, count }] of suggestions) results.push({
			suggestion,
			terms,
			score: score / count
		});
		results.sort(byScore);
		return results;
	}
	get documentCount() {
		return this._documentCount;
	}
	get termCount() {
		return this._index.size;
	}
	static loadJSON(json, options) {
		if (options == null) throw new Error("MiniSearch: loadJSON should be given the same options used when serializing the index");
		return this.loadJS(JSON.parse(json), options);
	}
	static async loadJSONAsync(json, options) {
		if (options == null) throw new Error("MiniSearch: loadJSON should be given the same options used when serializing the index");
		return this.loadJSAsync(JSON.parse(json), options);
	}
	static getDefault(optionName) {
		if (defaultOptions.hasOwnProperty(optionName)) return getOwnProperty(defaultOptions, optionName);
		else throw new Error(`MiniSearch: unknown option "${optionName}"`);
	}
	static loadJS(js, options) {
		const { index, documentIds, fieldLength, storedFields, serializationVersion } = js;
		const miniSearch = this.instantiateMiniSearch(js, options);
		miniSearch._documentIds = objectToNumericMap(documentIds);
		miniSearch._fieldLength = objectToNumericMap(fieldLength);
		miniSearch._storedFields = objectToNumericMap(storedFields);
		for (const [shortId, id] of miniSearch._documentIds) miniSearch._idToShortId.set(id, shortId);
		for (const [term, data] of index) {
			const dataMap = new Map();
			for (const fieldId of Object.keys(data)) {
				let indexEntry = data[fieldId];
				if (serializationVersion === 1) indexEntry = indexEntry.ds;
				dataMap.set(parseInt(fieldId, 10), objectToNumericMap(indexEntry));
			}
			miniSearch._index.set(term, dataMap);
		}
		return miniSearch;
	}
	static async loadJSAsync(js, options) {
		const { index, documentIds, fieldLength, storedFields, serializationVersion } = js;
		const miniSearch = this.instantiateMiniSearch(js, options);
		miniSearch._documentIds = await objectToNumericMapAsync(documentIds);
		miniSearch._fieldLength = await objectToNumericMapAsync(fieldLength);
		miniSearch._storedFields = await objectToNumericMapAsync(storedFields);
		for (const [shortId, id] of miniSearch._documentIds) miniSearch._idToShortId.set(id, shortId);
		let count = 0;
		for (const [term, data] of index) {
			const dataMap = new Map();
			for (const fieldId of Object.keys(data)) {
				let indexEntry = data[fieldId];
				if (serializationVersion === 1) indexEntry = indexEntry.ds;
				dataMap.set(parseInt(fieldId, 10), await objectToNumericMapAsync(indexEntry));
			}
			if (++count % 1e3 === 0) await wait(0);
			miniSearch._index.set(term, dataMap);
		}
		return miniSearch;
	}
	static instantiateMiniSearch(js, options) {
		const { documentCount, nextId, fieldIds, averageFieldLength, dirtCount, serializationVersion } = js;
		if (serializationVersion !== 1 && serializationVersion !== 2) throw new Error("MiniSearch: cannot deserialize an index created with an incompatible version");
		const miniSearch = new MiniSearch(options);
		miniSearch._documentCount = documentCount;
		miniSearch._nextId = nextId;
		miniSearch._idToShortId = new Map();
		miniSearch._fieldIds = fieldIds;
		miniSearch._avgFieldLength = averageFieldLength;
		miniSearch._dirtCount = dirtCount || 0;
		miniSearch._index = new SearchableMap();
		return miniSearch;
	}
	executeQuery(query, searchOptions = {}) {
		if (query === MiniSearch.wildcard) return this.executeWildcardQuery(searchOptions);
		if (typeof query !== "string") {
			const options = {
				...searchOptions,
				...query,
				queries: void 0
			};
			const results = query.queries.map((subquery) => this.executeQuery(subquery, options));
			return this.combineResults(results, options.combineWith);
		}
		const { tokenize, processTerm, searchOptions: globalSearchOptions } = this._options;
		const options = {
			tokenize,
			processTerm,
			...globalSearchOptions,
			...searchOptions
		};
		const { tokenize: searchTokenize, processTerm: searchProcessTerm } = options;
		const results = searchTokenize(query).flatMap((term) => searchProcessTerm(term)).filter((term) => !!term).map(termToQuerySpec(options)).map((query) => this.executeQuerySpec(query, options));
		return this.combineResults(results, options.combineWith);
	}
	executeQuerySpec(query, searchOptions) {
		const options = {
			...this._options.searchOptions,
			...searchOptions
		};
		const boosts = (options.fields || this._options.fields).reduce((boosts, field) => ({
			...boosts,
			[field]: getOwnProperty(options.boost, field) || 1
		}), {});
		const { boostDocument, weights, maxFuzzy, bm25: bm25params } = options;
		const { fuzzy: fuzzyWeight, prefix: prefixWeight } = {
			...defaultSearchOptions.weights,
			...weights
		};
		const data = this._index.get(query.term);
		const results = this.termResults(query.term, query.term, 1, query.termBoost, data, boosts, boostDocument, bm25params);
		let prefixMatches;
		let fuzzyMatches;
		if (query.prefix) prefixMatches = this._index.atPrefix(query.term);
		if (query.fuzzy) {
			const fuzzy = query.fuzzy === true ? .2 : query.fuzzy;
			const maxDistance = fuzzy < 1 ? Math.min(maxFuzzy, Math.round(query.term.length * fuzzy)) : fuzzy;
			if (maxDistance) fuzzyMatches = this._index.fuzzyGet(query.term, maxDistance);
		}
		if (prefixMatches) for (const [term, data] of prefixMatches) {
			const distance = term.length - query.term.length;
			if (!distance) continue;
			fuzzyMatches === null || fuzzyMatches === void 0 || fuzzyMatches.delete(term);
			const weight = prefixWeight * term.length / (term.length + .3 * distance);
			this.termResults(query.term, term, weight, query.termBoost, data, boosts, boostDocument, bm25params, results);
		}
		if (fuzzyMatches) for (const term of fuzzyMatches.keys()) {
			const [data, distance] = fuzzyMatches.get(term);
			if (!distance) continue;
			const weight = fuzzyWeight * term.length / (term.length + distance);
			this.termResults(query.term, term, weight, query.termBoost, data, boosts, boostDocument, bm25params, results);
		}
		return results;
	}
	executeWildcardQuery(searchOptions) {
		const results = new Map();
		const options = {
			...this._options.searchOptions,
			...searchOptions
		};
		for (const [shortId, id] of this._documentIds) {
			const score = options.boostDocument ? options.boostDocument(id, "", this._storedFields.get(shortId)) : 1;
			results.set(shortId, {
				score,
				terms: [],
				match: {}
			});
		}
		return results;
	}
	combineResults(results, combineWith = OR) {
		if (results.length === 0) return new Map();
		const operator = combineWith.toLowerCase();
		const combinator = combinators[operator];
		if (!combinator) throw new Error(`Invalid combination operator: ${combineWith}`);
		return results.reduce(combinator) || new Map();
	}
	toJSON() {
		const index = [];
		for (const [term, fieldIndex] of this._index) {
			const data = {};
			for (const [fieldId, freqs] of fieldIndex) data[fieldId] = Object.fromEntries(freqs);
			index.push([term, data]);
		}
		return {
			documentCount: this._documentCount,
			nextId: this._nextId,
			documentIds: Object.fromEntries(this._documentIds),
			fieldIds: this._fieldIds,
			fieldLength: Object.fromEntries(this._fieldLength),
			averageFieldLength: this._avgFieldLength,
			storedFields: Object.fromEntries(this._storedFields),
			dirtCount: this._dirtCount,
			index,
			serializationVersion: 2
		};
	}
	termResults(sourceTerm, derivedTerm, termWeight, termBoost, fieldTermData, fieldBoosts, boostDocumentFn, bm25params, results = new Map()) {
		if (fieldTermData == null) return results;
		for (const field of Object.keys(fieldBoosts)) {
			const fieldBoost = fieldBoosts[field];
			const fieldId = this._fieldIds[field];
			const fieldTermFreqs = fieldTermData.get(fieldId);
			if (fieldTermFreqs == null) continue;
			let matchingFields = fieldTermFreqs.size;
			const avgFieldLength = this._avgFieldLength[fieldId];
			for (const docId of fieldTermFreqs.keys()) {
				if (!this._documentIds.has(docId)) {
					this.removeTerm(fieldId, docId, derivedTerm);
					matchingFields -= 1;
					continue;
				}
				const docBoost = boostDocumentFn ? boostDocumentFn(this._documentIds.get(docId), derivedTerm, this._storedFields.get(docId)) : 1;
				if (!docBoost) continue;
				const termFreq = fieldTermFreqs.get(docId);
				const fieldLength = this._fieldLength.get(docId)[fieldId];
				const rawScore = calcBM25Score(termFreq, matchingFields, this._documentCount, fieldLength, avgFieldLength, bm25params);
				const weightedScore = termWeight * termBoost * fieldBoost * docBoost * rawScore;
				const result = results.get(docId);
				if (result) {
					result.score += weightedScore;
					assignUniqueTerm(result.terms, sourceTerm);
					const match = getOwnProperty(result.match, derivedTerm);
					if (match) match.push(field);
					else result.match[derivedTerm] = [field];
				} else results.set(docId, {
					score: weightedScore,
					terms: [sourceTerm],
					match: { [derivedTerm]: [field] }
				});
			}
		}
		return results;
	}
	addTerm(fieldId, documentId, term) {
		const indexData = this._index.fetch(term, createMap);
		let fieldIndex = indexData.get(fieldId);
		if (fieldIndex == null) {
			fieldIndex = new Map();
			fieldIndex.set(documentId, 1);
			indexData.set(fieldId, fieldIndex);
		} else {
			const docs = fieldIndex.get(documentId);
			fieldIndex.set(documentId, (docs || 0) + 1);
		}
	}
	removeTerm(fieldId, documentId, term) {
		if (!this._index.has(term)) {
			this.warnDocumentChanged(documentId, fieldId, term);
			return;
		}
		const indexData = this._index.fetch(term, createMap);
		const fieldIndex = indexData.get(fieldId);
		if (fieldIndex == null || fieldIndex.get(documentId) == null) this.warnDocumentChanged(documentId, fieldId, term);
		else if (fieldIndex.get(documentId) <= 1) {
			if (fieldIndex.size <= 1) indexData.delete(fieldId);
			else fieldIndex.delete(documentId);
		} else fieldIndex.set(documentId, fieldIndex.get(documentId) - 1);
		if (this._index.get(term).size === 0) this._index.delete(term);
	}
	warnDocumentChanged(shortDocumentId, fieldId, term) {
		for (const fieldName of Object.keys(this._fieldIds)) if (this._fieldIds[fieldName] === fieldId) {
			this._options.logger("warn", `MiniSearch: document with ID ${this._documentIds.get(shortDocumentId)} has changed before removal: term "${term}" was not present in field "${fieldName}". Removing a document after it has changed can corrupt the index!`, "version_conflict");
			return;
		}
	}
	addDocumentId(documentId) {
		const shortDocumentId = this._nextId;
		this._idToShortId.set(documentId, shortDocumentId);
		this._documentIds.set(shortDocumentId, documentId);
		this._documentCount += 1;
		this._nextId += 1;
		return shortDocumentId;
	}
	addFields(fields) {
		for (let i = 0; i < fields.length; i++) this._fieldIds[fields[i]] = i;
	}
	addFieldLength(documentId, fieldId, count, length) {
		let fieldLengths = this._fieldLength.get(documentId);
		if (fieldLengths == null) this._fieldLength.set(documentId, fieldLengths = []);
		fieldLengths[fieldId] = length;
		const totalFieldLength = (this._avgFieldLength[fieldId] || 0) * count + length;
		this._avgFieldLength[fieldId] = totalFieldLength / (count + 1);
	}
	removeFieldLength(documentId, fieldId, count, length) {
		if (count === 1) {
			this._avgFieldLength[fieldId] = 0;
			return;
		}
		const totalFieldLength = this._avgFieldLength[fieldId] * count - length;
		this._avgFieldLength[fieldId] = totalFieldLength / (count - 1);
	}
	saveStoredFields(documentId, doc) {
		const { storeFields, extractField } = this._options;
		if (storeFields == null || storeFields.length === 0) return;
		let documentFields = this._storedFields.get(documentId);
		if (documentFields == null) this._storedFields.set(documentId, documentFields = {});
		for (const fieldName of storeFields) {
			const fieldValue = extractField(doc, fieldName);
			if (fieldValue !== void 0) documentFields[fieldName] = fieldValue;
		}
	}
};
MiniSearch.wildcard = Symbol("*");
const getOwnProperty = (object, property) => Object.prototype.hasOwnProperty.call(object, property) ? object[property] : void 0;
const combinators = {
	[OR]: (a, b) => {
		for (const docId of b.keys()) {
			const existing = a.get(docId);
			if (existing == null) a.set(docId, b.get(docId));
			else {
				const { score, terms, match } = b.get(docId);
				existing.score = existing.score + score;
				existing.match = Object.assign(existing.match, match);
				assignUniqueTerms(existing.terms, terms);
			}
		}
		return a;
	},
	[AND]: (a, b) => {
		const combined = new Map();
		for (const docId of b.keys()) {
			const existing = a.get(docId);
			if (existing == null) continue;
			const { score, terms, match } = b.get(docId);
			assignUniqueTerms(existing.terms, terms);
			combined.set(docId, {
				score: existing.score + score,
				terms: existing.terms,
				match: Object.assign(existing.match, match)
			});
		}
		return combined;
	},
	[AND_NOT]: (a, b) => {
		for (const docId of b.keys()) a.delete(docId);
		return a;
	}
};
const defaultBM25params = {
	k: 1.2,
	b: .7,
	d: .5
};
const calcBM25Score = (termFreq, matchingCount, totalCount, fieldLength, avgFieldLength, bm25params) => {
	const { k, b, d } = bm25params;
	return Math.log(1 + (totalCount - matchingCount + .5) / (matchingCount + .5)) * (d + termFreq * (k + 1) / (termFreq + k * (1 - b + b * fieldLength / avgFieldLength)));
};
const termToQuerySpec = (options) => (term, i, terms) => {
	return {
		term,
		fuzzy: typeof options.fuzzy === "function" ? options.fuzzy(term, i, terms) : options.fuzzy || false,
		prefix: typeof options.prefix === "function" ? options.prefix(term, i, terms) : options.prefix === true,
		termBoost: typeof options.boostTerm === "function" ? options.boostTerm(term, i, terms) : 1
	};
};
const defaultOptions = {
	idField: "id",
	extractField: (document, fieldName) => document[fieldName],
	stringifyField: (fieldValue, fieldName) => fieldValue.toString(),
	tokenize: (text) => text.split(SPACE_OR_PUNCTUATION),
	processTerm: (term) => term.toLowerCase(),
	fields: void 0,
	searchOptions: void 0,
	storeFields: [],
	logger: (level, message) => {
		if (typeof (console === null || console === void 0 ? void 0 : console[level]) === "function") console[level](message);
	},
	autoVacuum: true
};
const defaultSearchOptions = {
	combineWith: OR,
	prefix: false,
	fuzzy: false,
	maxFuzzy: 6,
	boost: {},
	weights: {
		fuzzy: .45,
		prefix: .375
	},
	bm25: defaultBM25params
};
const defaultAutoSuggestOptions = {
	combineWith: AND,
	prefix: (term, i, terms) => i === terms.length - 1
};
const defaultVacuumOptions = {
	batchSize: 1e3,
	batchWait: 10
};
const defaultVacuumConditions = {
	minDirtFactor: .1,
	minDirtCount: 20
};
const defaultAutoVacuumOptions = {
	...defaultVacuumOptions,
	...defaultVacuumConditions
};
const assignUniqueTerm = (target, term) => {
	if (!target.includes(term)) target.push(term);
};
const assignUniqueTerms = (target, source) => {
	for (const term of source) if (!target.includes(term)) target.push(term);
};
const byScore = ({ score: a }, { score: b }) => b - a;
const createMap = () => new Map();
const objectToNumericMap = (object) => {
	const map = new Map();
	for (const key of Object.keys(object)) map.set(parseInt(key, 10), object[key]);
	return map;
};
const objectToNumericMapAsync = async (object) => {
	const map = new Map();
	let count = 0;
	for (const key of Object.keys(object)) {
		map.set(parseInt(key, 10), object[key]);
		if (++count % 1e3 === 0) await wait(0);
	}
	return map;
};
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const SPACE_OR_PUNCTUATION = /[\n\r\p{Z}\p{P}]+/u;
// kitchen/src/cookbook/name-index.ts
function indexNames(dishes) {
	const entries = [];
	for (const dish of dishes) for (const name of namesOf(dish)) {
		const words = contentTokens(name);
		if (words.length > 0) entries.push({
			id: entries.length,
			name,
			words,
			dish
		});
	}
	const counts = new Map();
	for (const { words } of entries) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
	const byRarestToken = new Map();
	for (const entry of entries) {
		const rarest = entry.words.reduce((a, b) => (counts.get(b) ?? 0) < (counts.get(a) ?? 0) ? b : a);
		const list = byRarestToken.get(rarest);
		if (list) list.push(entry);
		else byRarestToken.set(rarest, [entry]);
	}
	let search;
	return {
		get search() {
			search ??= searchable(entries);
			return search;
		},
		entries,
		byRarestToken,
		words: new Set(counts.keys()),
		longest: Math.max(0, ...[...counts.keys()].map((word) => word.length))
	};
}
function searchable(entries) {
	const search = new MiniSearch({
		fields: ["name"],
		tokenize: contentTokens,
		processTerm: (term) => term
	});
	search.addAll(entries.map(({ id, name }) => ({
		id,
		name
	})));
	return search;
}
function namesOf(dish) {
	const head = dish.title.split(/ (?:with|in|on) /)[0] ?? "";
	const heads = contentTokens(head).length > 1 && head !== dish.title ? [head] : [];
	return [
		dish.title,
		...dish.also,
		...heads
	];
}
function findNamedDishes(index, message, plain) {
	const tokens = splitNameTokens(message).map(singular);
	const contentWords = [...new Set(contentTokens(message))].filter((word) => !/^\d+$/.test(word)).slice(0, 40);
	if (contentWords.length === 0) return [];
	if (contentWords.every((word) => index.words.has(word) || plain(word))) return sortNamedDishes(findExactNames(index, contentWords, tokens));
	const query = contentWords.join(" ");
	const isNoTypo = (term) => plain(term) || term.length > index.longest + MOST_TYPOS;
	return sortNamedDishes(index.search.search(query, {
		fuzzy: (term) => isNoTypo(term) ? 0 : maxTypos(term),
		maxFuzzy: MOST_TYPOS,
		combineWith: "OR",
		tokenize: (words) => words.split(" ")
	}).flatMap((result) => matchName(index, result, tokens)));
}
const MOST_TYPOS = 2;
function findExactNames(index, contentWords, tokens) {
	const words = new Set(tokens);
	return contentWords.flatMap((word) => index.byRarestToken.get(word) ?? []).filter((entry) => entry.words.every((word) => words.has(word))).flatMap((entry) => {
		const at = findCompactIndexes(entry.words.map((word) => findTokenIndexes(tokens, (one) => one === word)));
		if (!at) return [];
		const matchedTokens = at.map((place) => tokens[place] ?? "");
		return [{
			dish: entry.dish,
			matchedCount: entry.words.length,
			isExact: true,
			matchedTokens,
			tokenIndexes: at
		}];
	});
}
function sortNamedDishes(found) {
	return found.sort((a, b) => b.matchedCount - a.matchedCount || Number(b.isExact) - Number(a.isExact) || (a.dish.slug < b.dish.slug ? -1 : 1));
}
function matchName(index, result, tokens) {
	const entry = index.entries[result.id];
	if (!entry?.words.every((word) => result.terms.includes(word))) return [];
	let isExact = true;
	const places = [];
	for (const word of entry.words) {
		let at = findTokenIndexes(tokens, (one) => one === word);
		if (at.length === 0) {
			isExact = false;
			at = findTokenIndexes(tokens, (one) => isWithinTypos(result, one, word));
		}
		if (at.length === 0) return [];
		places.push(at);
	}
	const indexes = findCompactIndexes(places);
	if (!indexes) return [];
	const matchedTokens = indexes.map((at) => tokens[at] ?? "");
	return [{
		dish: entry.dish,
		matchedCount: entry.words.length,
		isExact,
		matchedTokens,
		tokenIndexes: indexes
	}];
}
function findTokenIndexes(tokens, is) {
	return tokens.flatMap((word, at) => is(word) ? [at] : []);
}
function findCompactIndexes(places) {
	for (const first of places[0] ?? []) {
		const indexes = [first];
		for (const others of places.slice(1)) {
			const next = others.filter((at) => !indexes.includes(at)).sort((a, b) => Math.abs(a - first) - Math.abs(b - first))[0];
			if (next !== void 0) indexes.push(next);
		}
		const spread = Math.max(...indexes) - Math.min(...indexes) + 1;
		if (indexes.length === places.length && spread <= places.length + 2) return indexes;
	}
}
function isWithinTypos(result, token, word) {
	if (!result.queryTerms.includes(token)) return false;
	const limit = maxTypos(token);
	return limit > 0 && editDistance(token, word, limit) <= limit;
}
// kitchen/src/cookbook/common-words.ts
const COMMON_WORDS = new Set(`
canner canning sous vide crimp crimping gelatine gelatin bloom steamer swallowed swallow choking alight ablaze flames bleach
religious religion reasons belief faith rough rougher carbs temp breastfeeding nursing airfryer lifesaver midnight potluck workout effort crazy toddler freezing freezes vegetarians dorm hotel trail campsite campfire
ban banned bans banning banished barred lethal fatal killer deadly prohibited forbidden taboo poison poisonous hives rash rashes swell swells swelling swollen wheeze wheezing itch itchy itches throat epipen tongue lips react reacts reaction reactions rise risen rising lumpy lump lumps gran grandma grandmother grandfather granddad grandpa nan nana ages
weight lose losing alcoholic allergen allergens intro cheers mate dude buddy pal folks ta gosh wow omg lol haha hmm erm tonite hubby fella lads darling honestly proper posh brilliant bloody pressure promotion kettle microwave boss rang train
a able about above across actually add added after afternoon again ago ahead all allergic allergy allow almost alone along already also
although always am amazing among an and another answer any anybody anyone anything anyway appetite are area around as ask asked at ate
available avoid away awesome awful baby back bad bake baked balanced based basic be beautiful because become been before begin being believe
below best better between big birthday bit black blue book bored boring both bother bought bowl boy boyfriend boys bring brother brown
busy but buy by call called came can cannot can't care carefully case celebrate celebration change chat cheap check chef child children
choice choose chop city class clean clear close cold colleague come comes coming common company completely contain contains cook
cooked cooking cool could couldn't couple course cover crave craving create cup cups cut cute dad daily dark date daughter day days deal dear
decide deep delicious did didn't diet different difficult dinner dinners dish dishes do does doesn't doing done don't double down dozen dreadful dream
drink dry during each early easy eat eaten eating eats either else empty end energy english enjoy enough equipment especially even evening events ever
every everybody everyone everything exactly except excellent exciting expect expensive explain extra eye face fact fail family fancy fantastic far fast faster
favorite favourite feed feel feeling feels few fill filling final finally find fine finish first fit five flavor flavour food foods for forget
form found four free freeze freezer fresh friday friend friendly friends fridge from full fun gave get gets getting girl girlfriend girls give given glad go
goes going gone gonna good gorgeous got grab great green group guest guests guys had half hand handy happen happy hard has hasn't hate have haven't having he
head healthy healthier hear heard heart heat heavy hello help her here hey hi high him his hold holiday home honest honestly hope hot hour hours house how however huge
human hundred hungry hurry husband i idea ideal ideas if i'll i'm impress impressive in include included ingredient ingredients inside inspiration inspire instead interested
interesting into is isn't it its it's i've i'd job join just keep kept kid kids kind kitchen knew know known label lack large last late later law lazy lean learn least leave
left leftover leftovers less let let's level light lighter like liked likes limit limited list little live long longer look looking lot lots love loved lovely loves low lower
lunch lunches made main mainly make makes making man many married match matter may maybe me meal meals mean means meanwhile meet meeting menu mess messy might mind
mine minute minutes miss mix moment monday money month mood more morning most mostly mother mouth move much mum mom must my myself name near nearly need needed needs
never new next nice night no nobody none nope normal not note nothing now number of off offer often oh ok okay old on once one ones only open opinion option options or
order other others our out outside oven over own package pan pantry part partner party pass past pay people per perfect perhaps person picky pick picked piece place plan plans
plate play please plenty plus point poor popular portion portions possible pot power prefer prefers preferably prep prepare prepared pretty price probably problem put question
quick quicker quickly quiet quite rain raining rainy ran random rather ready real really reason recipe recipes recommend recommendation recommended red regular remember rest result
rich right romantic room round run running sad safe said same saturday save saw say says school season second see seem seems sell send serious seriously serve serves serving
servings set seven several shall share she shop shopping short should show side sides similar simple simpler simply since single sister sit six size skip sleep slow
slowly small smell so some somebody somehow someone something sometimes somewhere son soon sorry sort sound sounds spare special spend split spring stand start started
starving stay step steps still stop store straight strange stuck stuff such suggest suggestion suggestions summer sunday super supper suppose sure surprise table take takes
taking talk task taste tasted tastes tasty teach team tell ten terrible than thank thanks that that's the their them then there these they thing things think third this those though
thought three through thursday time times tip tips tired to today together told tomorrow tonight too took top total totally toward treat tried trouble true try trying
tuesday turn twelve twice two type typical under understand unless until up upon us use used useful using usual usually vacation very visit visiting wait want wanted wants
warm was wasn't waste watch way we weather wednesday week weekend weeknight weeks weird well went were we're we've what whatever what's when where whether which while white
who whole why wife will winter wish with within without woman women won't wonder wonderful word work worked working works world worry worse worth would wouldn't wow write wrong yeah year
bigger smaller larger spicier easier simpler cheaper sweeter saltier milder richer heavier crispier healthier hotter creamier quickest easiest calories calorie loose
replace swap substitute switch exchange remove omit years yellow yep yes yesterday yet you you'll young your you're yours yourself
`.split(/\s+/).filter(Boolean));
function isCommonWord(word) {
	return COMMON_WORDS.has(word);
}
// kitchen/src/cookbook/correction-exceptions.ts
const CORRECTION_EXCEPTIONS = new Set(`
achier addles adobe agrarian alcoholism alderman alfresco allergenic allergist allergists aloof amigo ample anchor
anchorites anger angle anime applause applies apply apses arise armadillo arraign arraigns arrange arranges arrow
assayed assign auction auctions auspice auspices austere autumnal avian axles baaed baaing babble babbles babel babels
baboon baboons backed backhand backhands backing backings badder badger badgered bagged bagging bailed bailing baker
balconies balcony baldness baled baling balked balking balled balling balloon balloons balminess bandana bandanas
bandanna bandannas bandy banged banked banker banking banner banter bantered banyan banyans barbarian barbeque
barbequed barbeques barber barbered barbers bared barely barer baring barked barking barney baron barons barrel
barrels barrette barrettes barring barrio barrios barter bartered basal baseless basely baser bases basin basing basis
basked basking basks bassi basso bassoon bassoons bastion bastions bated bates bather bating baton batons batted
batten battened batteries battery battier batting bauble baubles baulking bayed baying bayonet bayonets beacon beacons
bead beaded beads beaked beast beater beaters beckon beckons beelines beep bees began beget beheaded belay belied
belle belled bellied bells bender benefice bereaved beret bergs beriberi berms beryl beryls beset betaking betcha
betiding betroth bets bettered bettor bettors biassing bible bigot biked biking billed billing billy bimbo binge bingo
binning birched birches birds birther birthers bitch bitchier bitchy bitter bitterer blackens blacking bland blander
blank blanketed blanking bleached bleed bleeder bleeders blench blenched blenches blended blent blind blinder blinders
blinding bling blinking bloat block blond blonde blonder blondes blossomed blotched blown blued bluer blunder blunders
boast boater boaters bobbing bobble bobbled bobbles bobbling boding bogging boggled boggling bogieing boiler boinking
bonanzas boned boner boney boneyest boning bonniest bonny boobing booing booked booking booming booth bootie booting
bootless boozing bopping borne bosom bossily bossing botch bothered botnet bottled bottling boundless bowel bowing
bowled bowling bracketed brad brads bragging braided braiding braille brained braining braising brake braked braking
brambles branch branched branches brand branding brands brass brattier brave bravo brawling brawnier brawny breached
breaches break breakfasted breaking breaks breasted breath breathe breathed breathes breaths breathy bred breeches
breed breeds breeze breezed breezes breezily brewer briar bribe bribing bricking bride bridging bridling briefing
brimming bringing brink briny brisked brisker briskest brisking britches broaches broad broads brocaded broil broiled
broiling broke broker bronchi broncho bronchos bronzing brooch brooches brood brooded brooked browning brownish brows
browsing bruise bruised bruising brunched brunt bruskest brute brutish bubbled bubblier bubbly bucked budge budged
budges budgeted buffaloed buffer buffoon bugger bugle building bulgier bulled bullied bully bumble bummer bunch bunny
buoying burble burgher burghers burka burner burns burqa burrow burrs burst busily buster butch butler butte butted
buttes buttoned buyer buying buzzer cabana cabanas cadences caesura caesurae caesuras cage cahoot cajoling caked
caking calcified caller calling callings camper cancelling cane canister cannonade canonise canter cape caped capped
carat caravans carbonate carbonated carbonates carbonation carboy carboys cared careen career caret carnival carol
caroling carolling caroming carried carry carryout carve cashed cashes cashiers casseroled cassinos castaway castaways
caste castes castings castor catalpas cater caulk cave cavilled cedar celerity celibacy cellar cementing chain chair
chaise chaises chalices chammies chammy champion channelling chant chapped charisma charm charred chars chart chary
chase chaser chasm chaster checkers cheeky cheeped cheery cheesed cheesier chest chewy chick chicle chide chided
chides childish chilis chill chilled chiller chillers chillest chillier chilliness chilling chillings chills chilly
chime chimed chimes chimp chink chinking chinned chinning chino chins chipped chirp chiseled chiselled chitin chock
chocking choir choke choked choking choler chomp chomped choosey choosing choosy chopper choppered choppers choppier
chopping choppy chord chore choruses chose chowed christen chunky churl churn cinder cinders cirrus citrous claim
clammy clamp clapper clarifies clarioned classical classics classier classified classify classing cleave cleaves cling
clinking cloaking clocking clone clopped clopping cloud clouds cloven clover cluck clumsy clunk coaling coarsely
coarsen coarsens coarser coarsest coaster coasters cobbling cockade cockades cocked cockeyed cocking cocoon cocoons
codded codding coddling coded coding coffer coiled coiling coked coking colander colanders collage collar collared
collars collated collection colleen colleens collie coloration coloring comfortingly commander commanders compete
competed competes complete completed completer completes comported comporting comports compose composed composer
composes composite composted composting composts compute computed computer computes conceals conception concert
concerti concerto concerts concoction condemned condense condenser condensers condenses condoling condoned conduction
confection confections confessed confident conforming conga congeals congestion conked conking connection connections
conned conning conscious consented consoling consorting contended contented contention continent contorting convened
convent convention conventions convents converge converse conversed conversion converted converter convertor
conviction convictions convocation convoked convoking cooed cooing cooker cooled coolie cooped cooper coopers cooping
cootie coped copier copiers coping copped copper coppers coppery copping coquette coquetted coquettes cored coring
corked corking cornea corneal corneas cornered cornflower cornflowers coronets corporation correction corrode corrodes
counters county couplets coupling coups covert coward cowed cowing cowling cowlings crabby craggy crammed crane cranny
crape crash crashed craze creak creaked creaky creamery creased created creation creep creeper creeps creepy cremated
crept crest cresting cretin cribbage crickets cried crime crises crisis crisp crispest crisply crispness croaking
crook crooked crooking crooning cropped cropping croquet crossing crouched crucible cruet cruft crufty crumbier
crumbled crumblier crumbly crummy crumple crumpled crumples crunch crunched cruncher crunches crusaded crust crusted
crusting cubed cuddle cuddled cuddly cuffed culled culling cumming cupped curbed curer curie curies curled curls curse
cursed curst curtly curtsied curve curved curvy cusps cussed cypress dabbing dabble dabbles daisy damaging damming
dangling dappling daring dash dated dating dauphins dazing dding dedicated defiled deforest defrosted defroster deice
deiced denier deniers denote denser dented dents depressing derailed desecrated desert deserts desiccate desiccates
designated detailed devalued deviated devised devolved diabolic dialectic diameter diameters diary dibble dibbles
dicey dicing dietetic diffed differ diffing digestible digesting digestion digger digging digressing digressive diked
diking dilly dimer dimmed dimmer dimming dimpling dined dines dinghies dinghy dingo dingy dining dinker dinned dinning
dipped dipper directive direr disc disk diss dissed dissing ditch diuretic dived diver diving doable dogging dogma
doped doping dosed doubled doublet doublets doubly douse dowse dragging draining drank draped draping dreading
dreaming dredging dressers dressier dribble drier drifting drill drilled drilling dripped driving drizzled drizzly
droned drooled droop drooped drooping droops droopy dropper droppers dropping droppings drowsing drunk duelling dulcet
dullness dulness dumping dunce dunner duping duteous dyeing dying eagles earring earthing easing easterly easterner
egress elaborated elate elating elite elope emission emote emulation emulsify enacting equating escalate ester
evaporate evaporates exacting exalting expulsion extracted extractor eyeglass eyeglasses failed failing failings
fainter faintest faked falling fallout fashions feast feinted felled felling ferments ferreted ferried ferrying
festival festively fetal fibbed fibber fibbers fibbing fiddled fiddling field fielding fiendish filching filed files
filet filets filing filings filler filleted filleting filliped filliping filmed filming finagler finder fined finer
fingered fining finis fired firing fishermen fist fitted fitter fitting fiver fixed fixer fixing fizzed fizzing
fizzled fizzling flabby flack flagged flaked flame flamed flanked flannels flapped flare flared flask flatbeds flatted
flaunted flavourless flawed flayed flesh flied fling float flood flooder floor floored florid floridly flout flowed
flowered flowery fluff fluffs fluke fluky flunk fluoride fluorides flurry flying foaled foaling foiled foiling
follower fomented fooled fooling foraying forgo fouled fouling frame franc francs frayed fraying freebee freed freeing
freer freest fresco frescoes frescos fricasseed frier frieze fringe fringes frittered frizzed froze fruitier fuddle
fudged fueled fueling fuelled fuelling fulled fulling fully fungi funnel funnels funnily gaits galena galleon galleons
galley galleys galling gallon gallons gallop galls gamin gamins gamma gated gazed gearing geeing gelatinous genera
generally generate germane ghoulish gillion gillions gingerly gipsy girdled girts glared glassed glassy glaze glazes
glens gloat gloss glossed glossies glossy glutted glutton gluttonous gluttons gluttony goatee goldener goody goofy
goons goring gotten grabbed grace graced grade graded grads graduated grafted grafting grail grainy gramme grammes
granite grannie grannies granny granted granting granular granulate granulates granule granules graph grapple grass
grassed grassy grater grating gratings gratis grave graved grayed grayer grays graze grazed grebe greed greenest
greenish greenness greet greeted greets greps greyer greyness greys griddle griddles grids grieved grille grilles
grimed grinned grins gripe griped grippe gripped grips grist gritted gritty grizzled groan groin grooms grooved groovy
grope grounded grounder groupie gulag gyrate gyrated gyrating gyration haircuts hairdo hairdos hairier hallowed
halogen halve hammed hammock harass harasses hardy hared harsh hassock headlock health healthily hearth heartily
hibiscuses hoard hoarier hoisting hokey holed holly homed homeland homemaker homepage homer homey homie homily
hominess homing homonyms honed hones hoodie hoodies hooey hookey horse hotly houmus housed housings humps hunger
hunker hunted hunter hunters inced incing infernal injure injures injuries injury inning instance instantly instinct
insulate integral internally interned internee internes internet interval intervals intolerable islander italic jacked
jaggedly jells jigger jiggers jiggle jogger joggers joist jolly juiced juicy karma kebob keeling kicking killing
killings kinda kiwis kneed kneeling knelling kookie koshered labs lacrosse ladder laddered ladders laded lama lame
lamer lamers lamination lamp lamps lams largess largo laser lasers lassie lasso lathered latter lattice lattices
lauded launch laxer layer layers layovers leaded leafy lease leaved leaven lecher leeched leeches leered legalese
lemmas lesbian lesbians lesson lessons letters lever levers lichee lichees lidded lifers limb limed limps lined
linefeed liners lingered linguist linked linted lintel lintels lisle liter literals lithe litre litter litters littler
littlest loader loafed loaned login loiters looters lorded lover lovers lumpiness luncheon lurch lynch macaronies
macaronis macro magnolia maharani maiming maker malady maleness malted manatees mandating mandolin mandolins manga
mange mangy mannish manor manure marine mariner mariners marsh marshals masher masked massage massed masthead matured
maturely maturer maturest mausolea maxed mayor mazes meanness meant measles meatiest meddle melded mellow meshed
messier meted mewl microwaved midge miffed miked mildness milestone milled million millions mimed minded mined minted
minuets minuted minutely minuter minutest minxes mired miring misdo miser miseries misery missed missile missiles
misted mixer mobile moire molar molars molds moldy molls molted molts mommas mongolism moonscape morass morasses moray
mossier motile mottle mounted mouse moused mouser mouses mousey mousier moussed mousses mousy muddle muffing muffling
mulatto mulattos mullion mullions mused muses mushed mushroomed mussed musses mussier mussy mustangs mustered musty
mutation mutations natal naught naughts naughty needle needles needless nicer niche nicotine niece nightie nighties
nighty noble nobles nodes nodule nodules noise noodled northerly northerner nought noughts novellas noway nozzle
nozzles numbering orientate oriented ounce ouster ousters outdo oversight oversights overweight padding paddling pager
painless paint pairs paisley paisleys paled paler pales palled pallet pallets pallid palmy palpate palpates paltry
pamper pancaked panda pandas pander panderer panel panier paniers panned pannier panniers panty papal papaw paper
papers papery papilla papillae papyri pares parish parity park parka parks parley parleys parolees paroling parries
parry partisan partly pasha pashas passages passel passer passkeys paste pasted pasterns pastes pastier pastiest
pastoral pasture pastures patella patellae patellas patinae patine patrician patter patty paunch paunchy pauper payer
peace peaces pealed pearly pebbled peccadillo peddled peddling peeked peeped peeper peepers peerage peerages peered
peeved pegged pelicans pellet pellets pelted pence penes penned penny peopled pepped peppered peppering peppier peril
perk persona personae pertains pesos pester pesters pests peter peters petted phalli philippic philippics philistine
philistines piazza piazzas piazze pickaxed picketed piddling pilaw piled pilled pinch pined pinky pints pioneer
pioneers piper pipers pistil pistils pistol pistols plaid plaint plait planner plantation plantations planting
plantings plasters pleasure plodding ploughmen plumb plume plump plusses poacher poachers pock pockmark pockmarks
podding poignancy poignant pointy polecats poled polestar polestars polio polished polisher polled polls pollute
pollutes polo poltroon pommel pommels poncho ponchos ponder ponds pooch pooched pooled porch porcine pore porn
porringer portage portaged portages postage postal poster posters postmarked posture postures potables pottage pouch
pouched poultice pound pounding powdered powdery prancers prances preach preached preaches preferred preheated
preppier presence presented preserver preservers pressured pressurise pressurize presto prestos presume pretence
prickled prickles primness prince princely princes printers prioress probe probing processed processes procession
prodding professor professors promoting prone proposer proposing propping prose protean protestor proved proven
provenance provender providence providing province provinces provincial provoking prowling prude prudence prudes
pruned psalm puddled puddling puffed puffing puffy puked puking pulled puller pulley pulling pulped pulsates pulsed
punchy punier punned punning pupped pupping pure pureed purer purge purled purred purring purse purses pusses pustule
pustules putted putting puzzled quack quaking quarried quarries quarry queered queried quirk rabbi rabbis rabbited
rabid rabies race raced racket radioing raffish raiding railed railing railings rakish rallied rammed rancher ranchers
raunchier raunchy raven ravish ravishing razing razzing realising reassign reassigns rebating recede recedes recite
recreating recurrent reddish reduced reeled refereed referred reflex reformed refrained rehearsing reheated reissuing
rejecting relating relayed releasing relegating relenting relied relished remain remained remains rending repealing
repeat repeating repenting reprised rereading resenting resetting restating rested retreating retried reusing
revealing reverting revising ribbed rick ricked rickety ridded ridden ride rife riffed rigged rile riled rime rimed
rimmed riper ripped ripper risen rising rite riven roadster roaster roasters robbed robed robot rocked rocker rocketed
rocketry rockiest rogue roiled roles roller roofed rooked roomed roost roosted roosts rooted roped rosette rosettes
rots rotted rouged roulette rounding rouse rousing route roved rowed rowelled ruffian ruled rusted sachem sachet
sacked safflower safflowers sager saguaro saguaros sailed sails salaam salaams salaries saliva sallied sally salon
saloon salted salute saluted sample sandiness sandwiched sarong sated sauced saucer sauntered sauted saviour saviours
savor savour savoured savours savvy sawed scalloped scalloping scalp scalps scamp scampies scamps scansion scare
scared scarred scene schmaltzy schmalzy scoffing scolloping sconce scoot scope scorch score scotched scour scoured
scourged scout scouts scrabble scrabbled scrabbles scrambler scramblers scrammed scrawled screamed screwing scribble
scribbled scrimp scuffed scuffing scuffled scuffling sculleries scullery scullion scullions scummier seabed seabeds
seagoing sealed seamed seamier search searched searcher seasonal seasoned seated seawards seeks seesawed selfie
selfish selfsame seller sellers semen serialise serialize serried sever sewed sewer sewing sexed shack shackled
shackling shade shadowing shafting shagging shaikh shaikhs shaken shaker shaky shale shallow shallows shalt shambled
shame shamming shanghaied shanghais shape shared sharking sharped sharpened sharpener sharper sharpers sharpest
sharping shave shaykh shaykhs shear sheared sheen sheep sheer sheers sheikh shelf shepherded sherd sherds shill
shimmer shimmers shimmery shine shinnies shinny shiny shirt shivered shoaling shock shone shook shoon shoos shoot
shooting shore shorn shortish shot shots shouldered shout shouts shrank shrimped shtick shuffled shuffling shush
shutouts sibling sicked sicken sickly sided sidle sidling silvered simile simmered simper simplest simplex singling
sinner siring sirup sitar sitter sizer sizing skeet sketch sketches sketchy skew skewed skewered skewing skiing skill
skilled skinny skins skittish skunk slack slacked slain slake slaked slashed slate slavered sleet slew slewing slicer
slick slicked slide slime slimmed slimmer slink slipped slithered slits sloth sluice sluiced slummer slurred sluttish
smack smacker smackers smarter smashes smear smeared smelly smith smock smocked smoggy smoke smoker smokes smooch
smoothed smoother smoothes smoothing smoothly smote smoulder smoulders snacked snake snaked snare snared snark snarl
snarling snarls sneak snide sniffing sniveled snoot snort snout snouts snuck snuffed snuffing snuffled snuffling soap
soaped soared socked softened softener softer softie softy sooth soothe soothes sorely sorer sores sottish sough soul
souped sour sourced sourer soused southerly southerner space spaced spacey spacy spade spake spangling spank spanking
spared sparer sparing spark sparking sparred sparring spars sparse spate spawn speak spear speared spearing specced
specie speckling speed spell spellers spew spewing spiced spied spiffy spike spiked spiky spill spilled spilt spine
spineless spiny spiraea spiraeas spiraling spire spirea spireas spite spited spits spitted splashed splat splats
splice spliced splint splints sponged sponger spongers spongier spongy spooked spooky spooring spore sporing sport
sporting spout spouts sprain sprang sprawling sprayed spraying spreader spreed spreeing sprig springy sprinkled
sprinkler sprinklers sprint sprouted sprucing sprung spurning spurred spurring spurting spying squad squads squashed
squeaked squeaky squeal squirt squirts squish squishes squishy stabilise stabilize stack stacked staffed staffing
stage stain stainless stair stake staked stall stallion stallions stanch stancher stank starched starchy stare stared
stark starker starling starred starrier startled startles startling stashed state stater stead steadied steal stealing
steamier steaming steamy steed steeling steeping steering stem stemmed stemming stepping steriliser sterilisers
sterility sterilized sterilizer sterilizers sterling stick sticks stiffed stiffing stifling stile stillest stilt stink
stoat stoats stocky stoked stone stoutest stow stowing strafing strait straits strawing streak streaked streaks stream
streamed streamer strep stress strew strewing string stroking stronger strongly strung strut struts stubbed stubbing
studded studding studying stuffier stuffily stumping stunned stunning stunting stymied substituted sucked suffer
sultan sultanate sultans sumach summaries summary summed summered summery summoner sundry supple supplied supplier
supplies supply surer surreal swain swank swashed swear sweat sweaty sweep sweeten sweetish swell swept swigs swill
swimmer swimmers swims swish swiveled swizzling syllabic syllable syllabus symbol tablespoon tagging tamper tampering
tango tangy tanned tanneries tapering tarot tarter teammate teammates teenier teetering temped tempera temperas
temperate tempered tempter tempters tempting tended tendered tenderer tenderest tendering tenderiser tenderisers
tenderized tenderizer tenderizers tenderly tenser tested tethering theme thickened thickener thickest thicket thickets
thickset thief thinker thinkers thinned threaded threat threw throe thymi ticker tided tiffed tiled tilled timbering
timed tinder tines tinged tinted tipped toady toastier toastiest toasting toddle toddled toddles toiler toned tool
tools tors torsi torts tourneys tread trendier trickery trickier trifled trifler triflers triple troll truckles
trundles tubed tuber tuned turnkey turnkeys twang twined twinned veered vegetate vegetates vegetation venal venally
venerable verge veritable verse vertex verve victor victories victors victory villager villagers vineyard virtue
virtues visage wacko wacks waddle waddles wader wades waffled wager wages waggle waggles waiter wakes waled walkouts
walks walled wallet wallets walls wanes wanner wanton wantons warbling warding wares warning warnings warping warring
waster waterway wattle wattles waver waves waxes weakened wearying weeing weekended weest welch westerly westerner
wetter whacky whale whales whamming wheal whiffed whiled whine whined whippet whippets whirred whisker whiskered
whiskers whist whistled whiten whitener whiter whits whittle whizzed wholly whooped whoopee whore whose wield wikis
wiled wiles wince wined wineries winery winger winner wintered wintery wintrier wiped wittier wooing worming wrapped
wrapt wrest wring yeastier yellowed yellower yoghourt yoghourts
`.trim().split(/\s+/));
function isCorrectionException(word) {
	return CORRECTION_EXCEPTIONS.has(word);
}
// kitchen/src/cookbook/cuisine-words.ts
const CUISINE_WORDS = `
afghan afghanistan africa african algeria algerian alsatian america american anatolian andalusian
arab arabian arabic argentina argentine argentinean argentinian armenia armenian asia asian aussie
australia australian austria austrian bahian bali balinese balkan bangkok bangladesh bangladeshi
basque bavarian beijing beirut belgian belgium bengali bohemian bolivia bolivian brasil brazil
brazilian breton britain british bulgaria bulgarian burgundian burma burmese cajun cambodia
cambodian canada canadian cantonese caribbean catalan ceylon chile chilean china chinese colombia
colombian creole cretan croatia croatian cuba cuban cypriot cyprus czech czechia danish denmark
diwali dutch ecuador ecuadorian egypt egyptian english eritrea eritrean ethiopia ethiopian europe
european filipino finland finnish france french galician georgia georgian german germany ghana
ghanaian goan greece greek gujarati haiti haitian hanoi hawaii hawaiian hellenic holi holland hunan
hungarian hungary hyderabadi iceland icelandic india indian indonesia indonesian iran iranian iraq
iraqi ireland irish israel israeli istanbul italia italian italy jamaica jamaican japan japanese
javanese kenya kenyan keralan khmer korea korean lao laos laotian latin latino lebanese lebanon
levantine libya libyan lima lisbon louisiana maghreb malay malaysia malaysian maroccan marrakech
mediteranean mediterranean mediterranian mexican mexico mid-autumn midsummer milanese mongolia
mongolian moroccan morocco mughlai myanmar neapolitan nepal nepalese nepali netherlands nigeria
nigerian nordic norway norwegian nowruz oaxacan okinawan oktoberfest oriental ottoman pakistan
pakistani palestine palestinian paris parisian persia persian peru peruvian philippine philippines
pinoy poland polish pongal portugal portuguese provencal provence punjabi rajasthani roman romania
romanian russia russian saigon sardinian scandinavia scandinavian scotland scottish senegal
senegalese seoul serbia serbian shanghai sichuan sicilian sicily singapore singaporean slavic somali
somalia southern spain spanish srilankan swabian sweden swedish swiss switzerland syria syrian
szechuan taiwan taiwanese tamil tex-mex texmex thai thailand thanksgiving tokyo trinidad trinidadian
tunisia tunisian turkish turkiye tuscan tuscany uk ukraine ukrainian usa uzbek uzbekistan valencian
venetian venezuela venezuelan viennese vietnam vietnamese wales welsh
`.trim().split(/\s+/);
// kitchen/src/cookbook/famous-dishes.ts
const FAMOUS_ROWS = `
nando's, nandos, peri peri chicken, peri-peri chicken | Portuguese | frango piri-piri, chicken shawarma
big mac, whopper, mcdonalds, mcdonald's, burger king, quarter pounder, five guys, in-n-out | American | cheeseburgers, beef burgers
kfc, popeyes, kentucky fried chicken, chick-fil-a | American | southern fried chicken, buffalo chicken wings
chipotle bowl, taco bell, crunchwrap | Tex-Mex | chicken burrito bowl, quesadillas, beef tacos
egg mcmuffin, mcmuffin | American | eggs benedict, western omelette
wagamama, panda express, chinese takeaway, chinese takeout | Chinese | chicken katsu curry, orange chicken, egg fried rice
mug cake, cake in a mug, lava cake, molten cake | American | brownies, chocolate mousse, vegan chocolate cake
latkes, latke, potato pancakes, reibekuchen | Polish | r\u00f6sti, home fries
honey cake, lekach | Polish | lemon drizzle cake, apple strudel
haggis, cranachan, clootie dumpling, stovies | British | cullen skink, cottage pie, scotch pancakes
madras, jalfrezi, balti, dopiaza, dhansak | Indian | chicken karahi, tarka dal, pork vindaloo
rogan josh, lamb curry, bhuna | Indian | beef nihari, curry goat, chicken karahi
saag paneer, matar paneer, paneer tikka, shahi paneer, paneer butter masala | Indian | palak paneer, butter chicken
dal makhani, dal fry, rajma, sambar | Indian | tarka dal, chana masala, tomato rasam
idli, uttapam, vada, upma, poha | Indian | masala dosa, chapati
pav bhaji, vada pav, pani puri, bhel puri, chaat, pakora, aloo tikki | Indian | samosas, aloo gobi, chana masala
paratha, roti, puri, bhatura, chole bhature | Indian | chapati, naan, chana masala
meen moilee, goan fish curry, machher jhol | Indian | kerala fish molee
kheer, jalebi, rasmalai, kulfi, barfi, ladoo, halwa | Indian | gulab jamun, rice pudding, mango lassi
kottu, hoppers, kothu roti | Sri Lankan | parippu, pol sambol, sri lankan chicken curry
momo, momos, thukpa | Chinese | pork and cabbage dumplings
gricia, amatriciana, aglio e olio e peperoncino | Italian | spaghetti carbonara, spaghetti aglio e olio, penne all'arrabbiata
puttanesca, vongole, spaghetti alle vongole, marinara, pasta alla norma, alla norma, norma | Italian | spaghetti al pomodoro, penne all'arrabbiata
pasta e fagioli, ribollita, pappa al pomodoro, pasta fazool | Italian | minestrone, lentil and rosemary soup
vitello tonnato, veal milanese, cotoletta, scallopine, piccata | Italian | wiener schnitzel, pork schnitzel, risotto alla milanese
melanzane | Italian | lasagne alla bolognese, moussaka, chicken cacciatore
calzone, stromboli, neapolitan pizza, pepperoni pizza, hawaiian pizza, quattro formaggi, pizza bianca | Italian | pizza margherita, focaccia
crostini, carpaccio, antipasti, caponata | Italian | insalata caprese, mushroom risotto, pan con tomate
tortellini, agnolotti | Italian | lasagne alla bolognese, gnocchi with sage butter, tagliatelle al rag\u00f9
gelato, affogato, semifreddo, zabaglione, cannoli, cannolo, panettone, biscotti, cantuccini | Italian | panna cotta, tiramisu, lemon granita
bouillabaisse, cioppino, bourride, fish stew, zuppa di pesce, caldeirada | French | moqueca, kerala fish molee, thieboudienne
chicken chasseur, blanquette, blanquette de veau, fricassee, pot au feu, daube, navarin, chicken marengo | French | boeuf bourguignon, french roast chicken, beef stew
cassoulet, toulouse | French | feijoada, red beans and rice
duck a l'orange, duck confit, confit de canard, magret, duck breast, roast duck | French | roast chicken, french roast chicken, chicken adobo
steak frites, steak au poivre, tournedos, entrecote, chateaubriand, filet mignon, steak tartare, beef tartare | French | carne asada, belgian fries, roast beef
croque monsieur, croque madame, monte cristo | French | french toast, quiche lorraine
croissant, pain au chocolat, brioche, danish pastry, baguette, kouign amann | French | cinnamon buns, japanese milk bread, white tin loaf
clafoutis, tarte tatin, apple tart, frangipane, far breton, mille feuille | French | apple crumble, apple pie, cr\u00eapes
macaron, madeleine, profiterole, eclair, choux bun, religieuse, canele, souffle, chocolate souffle, cheese souffle | French | chocolate mousse, cr\u00e8me br\u00fbl\u00e9e, alfajores
moules marinieres, moules frites, mussels in white wine, mussels | French | gambas al ajillo, moqueca
vichyssoise, bisque, lobster bisque, veloute, soupe au pistou | French | leek and potato soup, french onion soup, mushroom soup
lobster thermidor, coquilles saint jacques, scallops | French | gambas al ajillo, new england clam chowder
sole meuniere, dover sole, trout almondine | French | oven-baked fish with vegetables, baked salmon with lemon and dill
fondue, raclette, tartiflette, aligot | Swiss | r\u00f6sti, gratin dauphinois
chicken kiev, chicken cordon bleu, cordon bleu | French | pork schnitzel, wiener schnitzel
steak and kidney pie, steak and ale pie, pork pie, game pie, cornish pasty, pasty, meat pie | British | shepherd's pie, beef stew, beef empanadas
sausage roll, pigs in blankets | British | mashed potatoes, onion gravy, sheet-pan sausages and vegetables
yorkshire pudding, sunday roast, roast dinner, stuffing, pork roast, roast pork | British | roast beef, roast potatoes, roast chicken
fry up, black pudding | British | home fries, huevos rancheros, scrambled eggs with smoked salmon
scotch egg, welsh rarebit, rarebit, ploughman's lunch, beans on toast, cheese on toast | British | grilled cheese sandwich, devilled eggs, avocado toast
coronation chicken, chicken mayo, chicken mayonnaise | British | cold chicken sandwich, cobb salad, everyday chicken curry
bbq chicken, barbecue chicken, barbecued chicken | American | jerk chicken, frango piri-piri, joojeh kabab
prawn cocktail | British | gambas al ajillo, sm\u00f8rrebr\u00f8d
stuffed marrow, stuffed courgettes | British | stuffed peppers, imam bayildi
steamed pudding, jam sponge pudding, suet pudding, steamed sponge | British | sticky toffee pudding, malva pudding, bread and butter pudding
pig cheeks, pork cheeks, ox cheeks, beef cheeks | British | beef stew, boeuf bourguignon, osso buco
nut roast, mushroom wellington, vegetable wellington | British | vegetable lasagne, parmigiana di melanzane, imam bayildi
fish finger, fish finger sandwich, fish finger butty, fish nuggets | British | fish and chips, fish tacos
neeps and tatties, cock a leekie, scotch broth | British | new england clam chowder, leek and potato soup, irish stew
banoffee pie, banoffee, eton mess, knickerbocker glory, spotted dick, treacle tart, bakewell tart, jam roly poly, battenberg, christmas pudding, summer pudding, syllabub, posset | British | malva pudding, apple crumble, victoria sponge
crumpet, english muffin, hot cross bun, tea cake, parkin | British | scones, flapjacks, cinnamon buns
champ, boxty, coddle | Irish | irish stew, mashed potatoes
eggs florentine, eggs royale, hollandaise | American | scrambled eggs with smoked salmon, \u00e7\u0131lb\u0131r, western omelette
cheesecake | American | baked cheesecake
lemon meringue pie, pecan pie, cherry pie, peach cobbler, cobbler, boston cream pie | American | apple pie, apple crumble, baked cheesecake
black forest gateau, black forest cake, red velvet cake, red velvet, devil's food cake, angel cake, pound cake, bundt cake, opera cake, swiss roll, madeira cake, fruit cake, christmas cake, chocolate fondant | German | sachertorte, carrot cake, vegan chocolate cake
lamington, meringue, tim tam, anzac biscuit | Australian | rote gr\u00fctze, victoria sponge, flapjacks
doughnut, donut, beignet, funnel cake, krapfen, berliner, bombolone, bomboloni | American | churros, cinnamon buns, gulab jamun
milkshake, frappuccino, root beer float | American | mango lassi, berry smoothie, hot chocolate
ice cream, sorbet, sundae, frozen yoghurt, banana split | American | lemon granita, mango lassi, panna cotta
sloppy joe, hot dog, corn dog, patty melt, pulled beef, sliders | American | cheeseburgers, pulled pork, philly cheesesteak
reuben, club sandwich, blt, po boy, tuna melt, cheese toastie | American | grilled cheese sandwich, cold chicken sandwich, tuna salad
beef brisket, brisket, short ribs, burnt ends | American | pulled pork, pot roast, texas chilli
grits, shrimp and grits, chicken and waffles, hush puppies, cornbread dressing | American | southern fried chicken, skillet cornbread, waffles
waldorf salad, potato salad, pasta salad, chef salad, wedge salad, three bean salad | American | cobb salad, caesar salad, swabian potato salad
turkey dinner, roast turkey, thanksgiving turkey, green bean casserole, candied yams, sweet potato casserole | American | roast chicken, mashed potatoes, roast root vegetables
crab cake, crawfish boil, lobster, crab, oysters rockefeller, clam bake | American | gambas al ajillo, blackened catfish, fish tacos
poke, poke bowl, loco moco, spam musubi | Japanese | umeboshi onigiri, avocado and cucumber maki, teriyaki salmon
tourtiere, nanaimo bar, butter tart | American | belgian fries, onion gravy, beef empanadas
etouffee, dirty rice, muffuletta, crawfish etouffee | Cajun | jambalaya, chicken and sausage gumbo, red beans and rice
burrito, chimichanga, taquito, flauta, taco salad | Mexican | vegan bean burritos, quesadillas, chicken fajitas
birria, barbacoa, cochinita pibil, menudo, chile relleno, chiles rellenos, tamales, tamale, sopes, tlayuda, tostada, chilaquiles | Mexican | carnitas, tacos al pastor, tortilla soup
tres leches, flan, sopapilla, churro, arroz con leche | Mexican | churros, rice pudding, cr\u00e8me br\u00fbl\u00e9e
margarita, pina colada, daiquiri, cosmopolitan, espresso martini, martini, negroni, aperol spritz, gin and tonic, bloody mary, old fashioned, caipirinha, pisco sour, mimosa, bellini, eggnog, mulled wine, gluhwein | Spanish | sangria, homemade lemonade, horchata
arepa, pabellon, cachapa, bandeja paisa, ajiaco, pupusa, gallo pinto, ropa vieja, cubano, picadillo, mofongo, tostones, pastelon | Brazilian | beef empanadas, kelewele, feijoada
anticuchos, papa a la huancaina, causa, arroz con pollo, arroz chaufa, tiradito | Peruvian | lomo saltado, aj\u00ed de gallina, ceviche
asado, milanesa, choripan, matambre, locro, provoleta | Argentine | carne asada, chimichurri, beef empanadas
acaraje, vatapa, coxinha, pastel, picanha, farofa | Brazilian | moqueca, feijoada, p\u00e3o de queijo
fabada, cocido, gazpachuelo, salmorejo, ajo blanco | Spanish | gazpacho, espinacas con garbanzos
albondigas, tapas, boquerones, padron peppers, pinchos, pintxos, pulpo, octopus, calamari, fried squid | Spanish | patatas bravas, gambas al ajillo, tortilla espa\u00f1ola
fideua, arroz negro, arroz a banda | Spanish | paella valenciana
crema catalana, turron, polvoron, santiago cake | Spanish | cr\u00e8me br\u00fbl\u00e9e, churros
francesinha, bifana, arroz de marisco, arroz de pato, cataplana | Portuguese | bacalhau \u00e0 br\u00e1s, caldo verde, frango piri-piri
doner, doner kebab, kebab, donair, kofta, kofte, shish kebab, iskender | Turkish | shish taouk, adana kebab, pork souvlaki
sarma, stuffed cabbage, cabbage rolls, golabki | Turkish | stuffed peppers, imam bay\u0131ld\u0131, bigos
pide, borek, gozleme, simit, manti, kunefe, turkish delight, lokum, revani | Turkish | lahmacun, spanakopita, baklava
pastitsio, kleftiko, stifado, youvetsi, gigantes, keftedes, saganaki, taramasalata, tyropita, loukoumades | Greek | moussaka, fasolada, spanakopita
mezze, kibbeh, muhammara, labneh, toum, halloumi, kushari, koshari, ful medames, foul | Lebanese | hummus, baba ghanoush, tabbouleh
maqluba, mansaf, musakhan, kabsa, mandi, machboos, bukhari rice | Lebanese | chicken biryani, saffron rice with tahdig
sabich, malawach, challah, matzo ball soup, gefilte fish, cholent, kugel, rugelach, babka | Polish | r\u00f6sti, chicken noodle soup, shakshuka
pastilla, bastilla, b'stilla, mechoui, msemen, zaalouk salad | Moroccan | chicken tagine with preserved lemon and olives, couscous with seven vegetables
khoresh, tahchin, zereshk polo, abgoosht, kuku sabzi, mirza ghasemi, kashke bademjan | Persian | ghormeh sabzi, fesenjan, joojeh kabab
plov, lagman, shashlik, pelmeni, beef plov, vareniki, blini, blintz, chebureki, okroshka, solyanka, olivier salad, chicken kotleti, pirozhki | Russian | beef stroganoff, borscht, pierogi ruskie
khinkali, lobio, satsivi, pkhali, chakhokhbili | Georgian | khachapuri, pork and cabbage dumplings
peking duck, crispy duck, char siu, roast pork belly, pork belly, red braised pork, hong shao rou, twice cooked pork, lion's head | Chinese | sweet and sour pork, kung pao chicken, chicken adobo
lemon chicken, sesame chicken, cashew chicken, chicken chop suey, chop suey, beef and broccoli, mongolian beef, egg foo young | Chinese | kung pao chicken, sweet and sour pork, vegetable chow mein
dim sum, potsticker, xiao long bao, soup dumpling, siu mai, har gow, bao, bao bun, gua bao, baozi, jiaozi, gyoza | Chinese | pork and cabbage dumplings, vegetable spring rolls
dan dan noodles, lo mein, biang biang noodles, zha jiang noodles, beef noodle soup, egg drop soup, hot pot, ma la tang | Chinese | vegetable chow mein, mapo tofu, smashed cucumber salad
bubble tea, boba, egg tart, mooncake, pineapple bun | Chinese | thai iced tea, past\u00e9is de nata
tonkatsu, karaage, gyudon, oyakodon, katsudon, donburi, yakitori, tempura, sukiyaki, shabu shabu | Japanese | chicken katsu curry, chicken teriyaki, teriyaki salmon
takoyaki, okonomiyaki, yakisoba, udon, soba, miso ramen, instant ramen, yaki udon | Japanese | shoyu ramen, spring onion pancakes, vegetable chow mein
sushi, sashimi, nigiri, california roll, hand roll, temaki, chirashi | Japanese | avocado and cucumber maki, umeboshi onigiri
mochi, dorayaki, matcha cake, castella, hokkaido cheese tart, taiyaki | Japanese | strawberry daifuku, japanese milk bread
kimbap, gimbap, galbi, kalbi, samgyeopsal, korean bbq, korean barbecue, jjajangmyeon, sundubu, budae jjigae, samgyetang, jajangmyeon, banchan, corn cheese, pajeon, mandu, dakgalbi | Korean | beef bulgogi, bibimbap, kimchi jjigae
nasi goreng istimewa, mie goreng, mee goreng, gado gado, soto ayam, bakso, nasi lemak, nasi padang, satay ayam, sate | Indonesian | nasi goreng, beef rendang, chicken satay with peanut sauce
char kway teow, hainanese chicken rice, chicken rice, roti canai, chilli crab, bak kut teh, hokkien mee, hokkien noodles | Malaysian | laksa, beef rendang, nasi goreng
lumpia, sinigang, kare kare, pancit, lechon, sisig, halo halo, tinola, bicol express | Filipino | chicken adobo, vegetable spring rolls, pandesal
bun cha, bun bo hue, banh xeo, cao lau, com tam, shaking beef, bo luc lac, fresh spring rolls | Vietnamese | vietnamese lemongrass chicken, beef pho, tofu summer rolls
pho ga, chicken pho | Vietnamese | beef pho, chicken noodle soup
khao soi, yellow curry, panang, panang curry, jungle curry, thai curry paste | Thai | thai green chicken curry, massaman curry, laksa
pad see ew, drunken noodles, pad kee mao, thai fried rice, khao pad, thai basil chicken | Thai | pad thai, pad krapow, egg fried rice
amok, fish amok, beef loc lac, mohinga, tea leaf salad | Thai | kerala fish molee, laksa
bunny chow, biltong, potjiekos, boerewors, pap, koeksister, sosatie, melktert, milk tart | South African | bobotie, chakalaka, malva pudding
fufu, banku, waakye, kenkey, pounded yam, suya skewer, pepper soup, moin moin, akara, ogbono | Nigerian | egusi soup, jollof rice, chicken groundnut soup
maafe, mafe, domoda, pastels, chicken mafe | Senegalese | chicken groundnut soup, chicken yassa, thieboudienne
ugali, nyama choma, sukuma wiki, githeri, pilau, chapati wrap, matoke, rolex | Ethiopian | collard greens, chapati, gomen
kitfo, tibs, shiro, firfir, beef tibs | Ethiopian | misir wot, doro wat, injera
chicken and chips | Portuguese | frango piri-piri, belgian fries
callaloo, oxtail, oxtail stew, brown stew chicken, rundown, patties, jamaican patty, bammy, festival, doubles, roti wrap, pelau, conch fritters, griot | Jamaican | curry goat, jerk chicken, rice and peas
currywurst, bratwurst, schweinshaxe, eisbein, leberkase, weisswurst, spaetzle, spatzle, kasespatzle, maultaschen, flammkuchen, kartoffelpuffer, sauerkraut | German | beef rouladen, r\u00f6sti, swabian potato salad
kaiserschmarrn, palatschinken, germknodel, linzer torte, linzertorte, vanillekipferl, tafelspitz, backhendl, marillenknodel | Austrian | wiener schnitzel, sachertorte, cr\u00eapes
waterzooi, carbonnade, carbonade flamande, stoofvlees, stamppot, bitterballen, erwtensoep, speculoos, belgian waffle, poffertjes, stroopwafel | Belgian | beef stew, belgian fries, pea soup
zurek, kotlet schabowy, placki, pierogi with meat, rosol, sernik, paczki, flaki, chlodnik | Polish | pierogi ruskie, bigos, pork schnitzel
langos, chimney cake, halaszle, lecso, dobos torte, nokedli, chicken paprika soup | Hungarian | goulash, chicken paprikash
cevapi, burek, sarmale, mici, shopska salad, ajvar, musaka | Greek | adana kebab, spanakopita, greek salad
koldskal, frikadeller, stegt flaesk, flaeskesteg, aebleskiver | Danish | sm\u00f8rrebr\u00f8d, swedish meatballs
janssons frestelse, janssons temptation, raggmunk, pytt i panna, semla, kanelbulle, prinsesstarta, princess cake, toast skagen, lutefisk, farikal, brunost, lefse | Swedish | swedish meatballs, cinnamon buns, gravlax
`;
// kitchen/src/cookbook/spelling-corrector.ts
const EXTRA_WORDS = `vegetarian vegan gluten coeliac celiac dairy lactose peanut peanuts allergic allergy allergies anaphylactic anaphylaxis intolerant intolerance hospital ambulance shellfish sesame
breakfast brunch dessert starter appetizer salad sauce smoothie recipe substitute comforting healthy romantic spicy
minutes people temperature freeze convert protein budget chicken potatoes tomatoes vegetables mushrooms courgettes
zucchini broccoli noodles hazelnut hazelnuts pistachios macadamia macadamias pecan pecans prawns crabs salmon cashews almonds walnuts kiwis lobster lobsters oyster oysters mussels scallops
anchovy anchovies haddock halibut mackerel sardines shellfish shrimps legumes linseed mustard lupin buckwheat barley spaghetti lasagna lasagne almonds walnuts cashews keto paleo without quick
poach poached steam steamed simmer braise braised blanch blanched sear seared saute sauteed roast roasted toast toasted grill grilled
whisk whisked whip whipped knead kneading proof proofing prove proving temper tempering caramelise caramelised caramelize caramelized
marinate marinade marinated brine brining dice diced mince minced slice sliced peel peeled crush crushed grate grated thicken thicker
reduce season seasoning soften melted defrost thaw reheat reheating sharpen sterilise sterilize preheat deglaze emulsion julienne
ripen ripe lumpy lumps soggy curdle curdled split splits mushy sticky watery dense crispy crunchy fluffy tender tenderise tenderize
dente scramble scrambled starter gravy custard meringue pastry batter dough breadcrumbs vinaigrette dressing stock broth roux bechamel mayonnaise pesto
blood pressure cholesterol kidney reflux histamine fodmap eastern western northern southern middle fibre fiber workout toddler yogurt yogurts chilies chiles chilli chillies cilantro eggplant eggplants scallions arugula ketchup
pescatarian pescetarian halal kosher microwave blender processor diabetic diabetes pregnant pregnancy sodium nightshade alcohol caffeine
ounces grams pounds litres liters cups teaspoons tablespoons celsius fahrenheit convection thermometer internal whole`.split(/\s+/);
const FAMOUS_WORDS = FAMOUS_ROWS.split("\n").flatMap((row) => contentTokens(row.split(" | ")[0] ?? "")).filter((word) => word.length > 7);
function compileCorrector(vocabulary) {
	const knownWords = new Set([
		...EXTRA_WORDS,
		...CUISINE_WORDS,
		...FAMOUS_WORDS,
		...vocabulary
	]);
	const byLetter = new Map();
	for (const word of knownWords) {
		if (word.length < 4) continue;
		const letter = word[0] ?? "";
		const others = byLetter.get(letter) ?? [];
		others.push({
			word,
			withoutDoubles: collapseDoubledLetters(word)
		});
		byLetter.set(letter, others);
	}
	return {
		knownWords,
		byLetter
	};
}
function correctSpelling(text, spelling, foodOf) {
	const corrections = new Map();
	return text.replace(/\p{L}{4,}/gu, (word) => {
		const plain = corrections.get(word) ?? correct(word);
		corrections.set(word, plain);
		return plain;
	});
	function correct(word) {
		if (isCommonWord(word) || isCorrectionException(word) || spelling.knownWords.has(word) || spelling.knownWords.has(singular(word))) return word;
		if (isCommonWord(singular(word))) return word;
		const food = foodOf(word);
		if (food !== void 0) return standardSpelling(word, food, spelling, foodOf);
		return (word.length === 4 ? nearestShort(word) : nearest$1(word, spelling)) ?? word;
	}
}
function standardSpelling(word, food, spelling, foodOf) {
	const right = word.length > 5 ? nearest$1(word, spelling) : void 0;
	return right !== void 0 && foodOf(right) === food ? right : word;
}
const SHORT$1 = [
	"soup",
	"cake",
	"stew",
	"rice",
	"fish",
	"beef",
	"pork",
	"lamb",
	"curry",
	"bread",
	"dish",
	"meal"
];
function nearestShort(word) {
	return SHORT$1.find((known) => known[0] === word[0] && editDistance(word, known, 1) === 1);
}
function editsWithoutDoubles(one, other) {
	const [a, b] = [one.withoutDoubles, other.withoutDoubles];
	if (a === one.word && b === other.word || Math.min(a.length, b.length) < 5) return Number.POSITIVE_INFINITY;
	const edits = editDistance(a, b, 1);
	return edits > 1 ? Number.POSITIVE_INFINITY : edits + .5;
}
function nearest$1(word, spelling) {
	const limit = maxTypos(word);
	let best;
	let least = limit + 1;
	const misspelt = {
		word,
		withoutDoubles: collapseDoubledLetters(word)
	};
	for (const known of spelling.byLetter.get(word[0] ?? "") ?? []) {
		if (Math.abs(known.withoutDoubles.length - misspelt.withoutDoubles.length) > 2 * limit) continue;
		const edits = Math.min(editDistance(word, known.word, limit), editsWithoutDoubles(misspelt, known));
		if (edits < least) [best, least] = [known.word, edits];
	}
	return best;
}
// kitchen/src/cookbook/cookbook.ts
function compileCookbook(dishes, rules, weigh, regionalNames = [], meats, hiddenWords) {
	const facts = new Map(dishes.map((dish) => [dish.slug, computeDishFacts(dish, rules, weigh, hiddenWords?.(dish))]));
	const vocabulary = countWords(dishes);
	return {
		dishes,
		facts,
		computeFacts: (dish) => computeDishFacts(dish, rules, weigh),
		index: indexDishes(dishes, facts),
		names: indexNames(dishes),
		byTitle: new Map([
			...dishes.flatMap((dish) => regionalNames.map((translate) => [normalise(translate(dish.title)), dish])),
			...dishes.flatMap((dish) => dish.also.map((name) => [normalise(name), dish])),
			...dishes.map((dish) => [normalise(dish.title), dish])
		]),
		vocabulary,
		dishTerms: new Set([...facts.values()].flatMap((one) => [...one.terms])),
		spelling: compileCorrector(vocabulary.keys()),
		cuisines: new Set(dishes.map((dish) => dish.cuisine)),
		meatTerms: new Set(meats ? listMeatTerms(meats).flatMap((words) => contentTokens(words)) : [])
	};
}
function getDishFacts(cookbook, dish) {
	const known = cookbook.facts.get(dish.slug) ?? COMPOSED.get(dish);
	if (known) return known;
	const facts = cookbook.computeFacts(dish);
	COMPOSED.set(dish, facts);
	return facts;
}
const COMPOSED = new WeakMap();
function countWords(dishes) {
	const counts = new Map();
	for (const dish of dishes) {
		const texts = [
			dish.title,
			...dish.also,
			...dish.keywords,
			...dish.ingredients.map((i) => i.name)
		];
		for (const word of new Set(texts.flatMap((text) => contentTokens(text)))) counts.set(word, (counts.get(word) ?? 0) + 1);
	}
	return counts;
}
// kitchen/src/measure/lines/weigh.ts
function estimateGrams(measures, line) {
	const unit = measures.units.byName.get(line.unit ?? "") ?? null;
	const count = midpoint(line) ?? (unit?.kind === "little" ? 1 : null);
	if (count === null || !Number.isFinite(count)) return null;
	if (unit?.kind === "volume") {
		const note = line.note.replace(/^(?:heaping|heaped|scant|packed|level), /, "");
		const weighed = sizeInNote(measures, {
			...line,
			note
		}, unit, "mass");
		if (weighed !== null) return weighed.grams;
	}
	if (unit && isMeasured(unit)) return gramsOfMeasure(measures, line.name, unit, count);
	const size = sizeInNote(measures, line, unit);
	if (size !== null) return size.total ? size.grams : count * size.grams;
	const piece = gramsOfPiece(measures, line.name, unit);
	return piece === null ? null : count * piece;
}
function createWeigher(measures) {
	return (line) => estimateGrams(measures, readLine(measures, line));
}
function midpoint(line) {
	if (line.quantity === null) return null;
	return line.quantityMax === void 0 ? line.quantity : (line.quantity + line.quantityMax) / 2;
}
function gramsOfMeasure(measures, name, unit, count) {
	if (unit.name === "stick" && !/butter|margarine|shortening|spread/i.test(name)) {
		const piece = gramsOfPiece(measures, name, unit);
		return piece === null ? null : count * piece;
	}
	if (unit.kind === "mass") return count * unit.size;
	const food = findFood(measures.foods, name);
	if (unit.kind === "volume") return food ? count * unit.size * food.density : null;
	return /ginger|galangal|turmeric/i.test(name) ? count * unit.size * 6 / 10 : null;
}
function sizeInNote(measures, line, unit, kind) {
	const tokens = tokeniseLine(line.note.slice(0, 80));
	const about = /^(?:about|approximately|approx|around|roughly)$/.test(tokens[0]?.lowerCase ?? "") ? 1 : 0;
	const amount = readAmount$1(measures.units, tokens, about);
	if (!amount || !isMeasured(amount.unit) || amount.unit.kind === "length") return null;
	if (kind !== void 0 && amount.unit.kind !== kind) return null;
	const middleOf = (amount.quantity + (amount.quantityMax ?? amount.quantity)) / 2;
	const grams = gramsOfMeasure(measures, line.name, amount.unit, middleOf);
	const each = tokens.slice(amount.to, amount.to + 3).some((token) => token.lowerCase === "each");
	if (grams === null) return null;
	return {
		grams,
		total: !each && (unit?.kind !== "pack" || unit.name === "tube") && isTotal(measures, line, grams, about === 1)
	};
}
function isTotal(measures, line, grams, about) {
	const one = line.unit === null ? gramsOfOne(measures.foods, line.name) : null;
	const count = midpoint(line) ?? 1;
	if (one === null) return about || count >= MANY$1 && count * grams > MOST_OF_ONE_FOOD;
	return Math.abs(Math.log(grams / count / one)) < Math.abs(Math.log(grams / one));
}
const MANY$1 = 5;
const MOST_OF_ONE_FOOD = 2500;
const WHOLE = new Set([
	"head",
	"bulb",
	"ear",
	"cob",
	"piece"
]);
function gramsOfPiece(measures, name, unit) {
	const { foods } = measures;
	if (!unit) return gramsOfOne(foods, name);
	const words = normaliseFoodName(name);
	for (const food of [words.slice(-2).join(" "), words.at(-1) ?? ""]) {
		const grams = foods.each.get(`${food} ${unit.name}`);
		if (grams !== void 0) return grams;
	}
	return foods.each.get(unit.name) ?? (WHOLE.has(unit.name) ? gramsOfOne(foods, name) : null);
}
// kitchen/src/nutrition/find-figures.ts
const BESIDE = new Set([
	"in",
	"with",
	"on",
	"from",
	"for",
	"without",
	"plus"
]);
const CHOICE = new Set(["or", "and"]);
const ATTACHED = new Set([
	"bone",
	"skin",
	"shell",
	"stem",
	"tail",
	"head",
	"rind"
]);
const MOST_STEMS = 16;
const MOST_WORDS$1 = 40;
const STATES$1 = new Map([
	["tinned", "tinned"],
	["canned", "tinned"],
	["cooked", "cooked"],
	["steamed", "cooked"],
	["leftover", "cooked"],
	["dried", "dried"],
	["smoked", "smoked"],
	["boneless", "boneless"],
	["skinless", "skinless"],
	["fresh", "fresh"],
	["grated", "grated"],
	["shredded", "grated"]
]);
function findFigures(rules, table, name, said = "") {
	const stems = nameKey$1(name.slice(0, 200), rules.spellings).split(" ").filter((stem) => stem !== "");
	const whole = stems.slice(0, MOST_STEMS).filter((_, at) => !isAttached(stems, at) && !isAttached(stems, at + 1));
	const head = sharedHead(table, whole) ?? headOf(whole, table);
	return inState(rules, table, head, said) ?? byName(rules, table, head) ?? (head.length < whole.length ? byName(rules, table, whole) : void 0);
}
function sharedHead(table, stems) {
	const at = stems.findIndex((stem, index) => index > 0 && CHOICE.has(stem));
	if (at < 0 || isInName(table, stems, at)) return void 0;
	const next = stems.findIndex((stem, index) => index > at && (CHOICE.has(stem) || BESIDE.has(stem)));
	const second = stems.slice(at + 1, next < 0 ? stems.length : next);
	const first = stems.slice(0, at);
	for (let from = Math.max(1, second.length - 2); from < second.length; from += 1) {
		const both = [...first, ...second.slice(from)];
		for (let start = 0; start < first.length; start += 1) if (table.foods.has(both.slice(start).join(" "))) return both;
	}
}
function isAttached(stems, at) {
	return (stems[at] === "in" || stems[at] === "on") && ATTACHED.has(stems[at - 1] ?? "");
}
function inState(rules, table, head, said) {
	const span = spanIn(table, head);
	const named = span ? head.slice(span.from, span.to) : head;
	for (const word of said.match(/[a-z]+/g)?.slice(0, MOST_WORDS$1) ?? []) {
		const state = STATES$1.get(word);
		if (state === void 0) continue;
		const stem = nameKey$1(state, rules.spellings);
		const key = [
			head.join(" "),
			named.join(" "),
			...span?.food.keys ?? []
		].find((name) => table.foods.has(`${stem} ${name}`));
		const food = table.foods.get(`${stem} ${key}`);
		if (food) return exact(food);
	}
}
function byName(rules, table, stems) {
	const span = spanIn(table, stems);
	const plain = span && isPlain(rules, stems, span) ? span : void 0;
	const { matches } = matchText(rules, stems.join(" "));
	const foods = matches.filter(({ term }) => term.isFood);
	const head = foods.at(-1);
	if (!head) return plain && exact(plain.food);
	const before = foods.at(-2);
	if (before && before.to === head.from && head.to === stems.length && isOnlyItsKind(rules, before, head)) return byName(rules, table, stems.slice(0, before.to));
	if (plain && stems.slice(head.from, plain.from).every((stem) => rules.leadingStems.has(stem))) return exact(plain.food);
	const named = firstOf(rules, table, head.term.names);
	if (named) return exact(named);
	if (plain && plain.to >= head.to) return {
		food: plain.food,
		isExact: false
	};
	const kind = firstOf(rules, table, head.term.kinds);
	return kind && {
		food: kind,
		isExact: false
	};
}
function isOnlyItsKind(rules, before, head) {
	const [kind = ""] = head.term.names;
	if (before.term.kinds.includes(kind)) return true;
	return head.to - head.from === 1 && rules.trailingStems.has(nameKey$1(kind, rules.spellings)) && before.term.kinds[0] === head.term.kinds[0];
}
function exact(food) {
	return {
		food,
		isExact: true
	};
}
function headOf(all, table) {
	if (table.foods.has(all.join(" "))) return all;
	const joined = (words) => all.findIndex((stem, at) => at > 0 && words.has(stem) && !isInName(table, all, at));
	const ends = [
		joined(BESIDE),
		joined(CHOICE),
		beforeChoice(all)
	].filter((at) => at > 0);
	return all.slice(0, Math.min(all.length, ...ends));
}
function beforeChoice(stems) {
	const end = stems.indexOf("choice");
	return end < 0 ? -1 : stems.lastIndexOf("of", end);
}
function isInName({ foods, longest }, stems, at) {
	for (let from = Math.max(0, at - longest); from < at; from += 1) for (let to = at + 2; to <= Math.min(stems.length, from + longest); to += 1) if (foods.has(stems.slice(from, to).join(" "))) return true;
	return false;
}
function spanIn({ foods, longest }, stems) {
	for (let to = stems.length; to > 0; to -= 1) for (let from = Math.max(0, to - longest); from < to; from += 1) {
		const food = foods.get(stems.slice(from, to).join(" "));
		if (food) return {
			food,
			from,
			to
		};
	}
}
function isPlain(rules, stems, { to }) {
	return stems.slice(to).every((stem) => rules.trailingStems.has(stem));
}
function firstOf({ spellings }, { foods }, names) {
	for (const name of names) {
		const food = foods.get(nameKey$1(name.replaceAll("\"", ""), spellings));
		if (food) return food;
	}
}
// kitchen/src/nutrition/frying-fat.ts
const PURE_FAT = 98;
const BATH = 45;
const BATH_BESIDE_FOOD = .25;
const LIQUID_KCAL = 30;
function leaveFryingFat(lines, share, people) {
	const isFat = ({ food }) => food.per100.fat >= PURE_FAT;
	const solid = lines.filter((line) => !isFat(line) && line.food.per100.kcal > LIQUID_KCAL).reduce((sum, { eaten }) => sum + eaten.grams, 0);
	const isBath = (line) => line.isForFrying || line.eaten.grams > BATH * people && line.eaten.grams > BATH_BESIDE_FOOD * solid;
	return lines.map((line) => isFat(line) && isBath(line) ? {
		...line,
		eaten: takenUp(line.eaten, share, solid)
	} : line);
}
function takenUp(eaten, [low, likely, high], solid) {
	return {
		low: Math.min(eaten.low, solid * low),
		grams: Math.min(eaten.grams, solid * likely),
		high: Math.min(eaten.high, solid * high)
	};
}
// kitchen/src/nutrition/nutrients.ts
const NUTRIENTS = [
	"kcal",
	"protein",
	"fat",
	"saturated",
	"carbohydrate",
	"fibre",
	"sugars",
	"salt"
];
const NOTHING$1 = mapNutrients(() => 0);
function mapNutrients(figure) {
	return {
		kcal: figure("kcal"),
		protein: figure("protein"),
		fat: figure("fat"),
		saturated: figure("saturated"),
		carbohydrate: figure("carbohydrate"),
		fibre: figure("fibre"),
		sugars: figure("sugars"),
		salt: figure("salt")
	};
}
function addNutrients(one, other, factor = 1) {
	return mapNutrients((nutrient) => one[nutrient] + other[nutrient] * factor);
}
function roundNutrients(figures) {
	return mapNutrients((nutrient) => {
		const steps = nutrient === "kcal" ? 1 : nutrient === "salt" ? 100 : 10;
		return Math.round(figures[nutrient] * steps) / steps;
	});
}
// kitchen/src/nutrition/weigh-line.ts
const WEIGHED = .03;
const POURED = .1;
const COUNTED = .2;
const BY_HAND = .5;
const DENSITY = .6;
const BONE_IN = .2;
const TIN = 400;
const TIN_SPREAD = .08;
function weighEaten(measures, table, line, food, said) {
	const named = partTaken(line.note);
	const whole = named ? {
		...line,
		name: `${line.name} ${named}`
	} : line;
	const unit = measures.units.byName.get(line.unit ?? "");
	const known = estimateGrams(measures, whole);
	const grams = known ?? (unit?.kind === "volume" ? middleOf(line) * unit.size * DENSITY : 0);
	if (!(grams > 0) || !Number.isFinite(grams)) return void 0;
	const isWeighed = unit?.kind === "mass";
	const spread = known === null ? BY_HAND : spreadOf(unit?.kind);
	const [least, most] = rangeOf$1(line);
	const edible = (1 - bonesOf(food, said)) * (isWeighed && !named ? 1 - food.refuse : 1);
	const [from, likely, to] = shareOf(table.eaten, said) ?? [
		1,
		1,
		1
	];
	const left = drainedShare(food, unit?.name, grams, said);
	const eaten = grams * edible * left;
	return {
		grams: eaten * likely,
		low: eaten * from * least * (1 - spread),
		high: eaten * to * most * (1 + spread)
	};
}
function bonesOf({ bones, isTrace }, said) {
	return bones === 0 && !isTrace && /\bbone[- ]in\b/.test(said) ? BONE_IN : bones;
}
function shareOf(shares, said) {
	for (const [words, share] of shares) if (said.includes(words)) return share;
}
function partTaken(note) {
	const words = note.toLowerCase().match(/[a-z]+/g)?.slice(0, 12) ?? [];
	if (words.some((word) => word === "juice" || word === "juiced")) return "juice";
	return words.some((word) => word === "zest" || word === "zested" || word === "peel") ? "zest" : void 0;
}
function spreadOf(kind) {
	if (kind === "mass") return WEIGHED;
	if (kind === "volume") return POURED;
	return kind === "little" ? BY_HAND : COUNTED;
}
function middleOf({ quantity, quantityMax }) {
	return ((quantity ?? 0) + (quantityMax ?? quantity ?? 0)) / 2;
}
function rangeOf$1(line) {
	const { quantity, quantityMax } = line;
	if (quantity === null || quantityMax === void 0) return [1, 1];
	const middle = middleOf(line);
	return [quantity / middle, quantityMax / middle];
}
function drainedShare({ drained }, unit, grams, said) {
	if (drained === void 0 || said.includes("drained weight")) return 1;
	if (unit === "can" || unit === "jar") return drained;
	const tins = Math.max(1, Math.round(grams / TIN));
	return Math.abs(grams / tins / TIN - 1) <= TIN_SPREAD && (said.includes("tin") || said.includes("can")) ? drained : 1;
}
// kitchen/src/nutrition/estimate.ts
const SAME_FOOD = .12;
const ONLY_ITS_KIND = .3;
const KITCHEN = .08;
const MOST_LINES = 300;
function estimate(context, lines, servings) {
	const read = [];
	const uncounted = [];
	let traces = 0;
	for (const text of lines.slice(0, MOST_LINES)) {
		if (isHeading(text)) continue;
		const line = readFood(context, text);
		if (typeof line === "string") uncounted.push({
			line: text,
			why: line
		});
		else if (line === null) traces += 1;
		else read.push(line);
	}
	const people = Math.max(1, Number.isFinite(servings) ? servings : 1);
	const counted = leaveFryingFat(read, context.nutrition.frying, people);
	const total = counted.reduce((sum, { food, eaten }) => addNutrients(sum, food.per100, eaten.grams / 100), NOTHING$1);
	const [low, high] = rangeOf(counted, total.kcal);
	return {
		perServing: roundNutrients(addNutrients(NOTHING$1, total, 1 / people)),
		total: roundNutrients(total),
		counted: counted.length + traces,
		uncounted,
		range: { kcal: [Math.round(low / people), Math.round(high / people)] }
	};
}
function isHeading(text) {
	return text.trim() === "" || text.trimEnd().endsWith(":");
}
function readFood(context, text) {
	const { measures, nutrition } = context;
	const said = text.toLowerCase();
	const line = readLine(measures, text);
	const found = figuresOf(context, line, said);
	if (!found) return "unknown food";
	const { food, isExact } = found;
	const eaten = weighEaten(measures, nutrition, line, food, said);
	if (eaten && said.includes("optional") && !food.isTrace) return "optional";
	if (!eaten) return food.isTrace ? null : "no amount";
	const isForFrying = nutrition.fryingWords.some((words) => said.includes(words));
	return {
		food,
		eaten,
		doubt: isExact ? SAME_FOOD : ONLY_ITS_KIND,
		isForFrying
	};
}
function figuresOf({ rules, nutrition, measures }, line, said) {
	const part = partTaken(line.note);
	const { name, note, unit } = line;
	const isRaw = measures.units.byName.get(unit ?? "")?.kind !== "volume" && name.search(COOKED) < 0;
	const state = `${unit === "can" ? "tinned " : ""}${isRaw ? said.replace(COOKED, "") : said}`;
	return part && findFigures(rules, nutrition, `${name} ${part}`, "") || (findFigures(rules, nutrition, name, state) ?? findFigures(rules, nutrition, `${name} ${note}`, state));
}
const COOKED = /\b(?:cooked|steamed)\b/g;
function rangeOf(lines, kcal) {
	let below = 0;
	let above = 0;
	for (const { food, eaten, doubt } of lines) {
		const energy = food.per100.kcal / 100;
		const figures = energy * eaten.grams * doubt;
		const gone = energy * eaten.grams * food.boilsOff;
		below += (energy * (eaten.grams - eaten.low)) ** 2 + figures ** 2 + gone ** 2;
		above += (energy * (eaten.high - eaten.grams)) ** 2 + figures ** 2;
	}
	const kitchen = kcal * KITCHEN;
	return [Math.max(0, kcal - kitchen - Math.sqrt(below)), kcal + kitchen + Math.sqrt(above)];
}
// kitchen/src/nutrition/figure-words.ts
const STEPS = {
	kcal: {
		step: 50,
		isMost: true,
		highest: 2e3
	},
	carbohydrate: {
		step: 5,
		isMost: true,
		highest: 200
	},
	fat: {
		step: 5,
		isMost: true,
		highest: 150
	},
	saturated: {
		step: 5,
		isMost: true,
		highest: 100
	},
	sugars: {
		step: 5,
		isMost: true,
		highest: 150
	},
	protein: {
		step: 5,
		isMost: false,
		highest: 100
	},
	fibre: {
		step: 1,
		isMost: false,
		highest: 40
	}
};
const RICH_PROTEIN = 20;
const PROTEIN_SHARE = .15;
const RICH_FIBRE = 8;
const FEW_NET_CARBOHYDRATES = 20;
const LITTLE_FAT = 10;
const LITTLE_SUGAR = 5;
const FEW_KCAL = 450;
const KCAL_OF_PROTEIN = 4;
function figureWords(figures) {
	const { kcal, protein, fat, carbohydrate, fibre, sugars } = figures;
	return [...[
		[protein >= RICH_PROTEIN && protein * KCAL_OF_PROTEIN >= kcal * PROTEIN_SHARE, "#rich in protein"],
		[fibre >= RICH_FIBRE, "#rich in fibre"],
		[carbohydrate - fibre <= FEW_NET_CARBOHYDRATES, "#low in carbohydrates"],
		[fat <= LITTLE_FAT, "#low in fat"],
		[sugars <= LITTLE_SUGAR, "#low in sugar"],
		[kcal <= FEW_KCAL, "#low in calories"]
	].filter(([holds]) => holds).map(([, word]) => word), ...Object.entries(STEPS).map(([nutrient, { step, isMost, highest }]) => {
		const steps = figures[nutrient] / step;
		return wordFor(nutrient, Math.min((isMost ? Math.ceil(steps) : Math.floor(steps)) * step, highest));
	})];
}
function wordsWithin(nutrient, limit) {
	const steps = STEPS[nutrient];
	if (!steps || !(limit >= 0)) return [];
	const { step, isMost, highest } = steps;
	const from = isMost ? 0 : Math.ceil(limit / step);
	const to = Math.floor((isMost ? Math.min(limit, highest - step) : highest) / step);
	return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => wordFor(nutrient, (from + at) * step));
}
function isSetAtMost(nutrient) {
	return STEPS[nutrient]?.isMost ?? true;
}
function wordFor(nutrient, figure) {
	return `#${figure} ${nutrient}`;
}
// kitchen/src/knowledge/knowledge.ts
function readTopics(file, content) {
	const topics = [];
	for (const [index, row] of content.split("\n").entries()) {
		if (row.trim() === "" || row.startsWith("#")) continue;
		const where = `${file}:${index + 1}`;
		if (!row.startsWith(" ")) {
			topics.push({
				names: row.split(",").map(toTerms),
				facts: {}
			});
			continue;
		}
		const colon = row.indexOf(": ");
		const topic = topics.at(-1);
		if (!topic || colon < 0) throw new Error(`${where} is neither names nor "kind: fact".`);
		const kind = row.slice(0, colon).trim();
		if (topic.facts[kind] !== void 0) throw new Error(`${where} says "${kind}" twice.`);
		topic.facts[kind] = row.slice(colon + 2).trim();
	}
	return topics;
}
function toTerms(text) {
	return tokenise(normalise(text)).map((token) => singular(token.text));
}
// kitchen/src/text/lately.ts
const MOST = 8;
function lately(read) {
	const known = new Map();
	return (...words) => {
		const key = words.join("\n");
		const before = known.get(key);
		if (before) return before;
		const now = read(...words);
		const [oldest] = known.keys();
		if (known.size >= MOST && oldest !== void 0) known.delete(oldest);
		known.set(key, now);
		return now;
	};
}
// kitchen/src/needs/cut-words.ts
const SCRIPTS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
function isUnspaced(text) {
	return SCRIPTS.test(text);
}
function withoutCompounds(text) {
	return text.replace(COMPOUND, "$1 ");
}
const COMPOUND = /(\p{L}\p{L})(?=(?:all?ergi|all?ergy|allerg|intoleran|intolleran|unvertr))/giu;
const LONGEST$3 = 12;
function cutWords(known, text) {
	if (!isUnspaced(text)) return text;
	const plain = normalise(text).replace(/[\u30fc\u3001\u3002]/gu, (sign) => sign === "\u30fc" ? sign : `${sign} `);
	let cut = "";
	let at = 0;
	while (at < plain.length) {
		let length = Math.min(LONGEST$3, plain.length - at);
		while (length > 0 && !known.has(plain.slice(at, at + length))) length -= 1;
		cut += length > 0 ? ` ${plain.slice(at, at + length)} ` : plain.charAt(at);
		at += Math.max(1, length);
	}
	return cut;
}
// kitchen/src/needs/cue-scope.ts
function listsOf(text) {
	const links = new Set();
	for (const { cue, from, to } of text.cues) if (cue.category === "link") for (let at = from; at < to; at += 1) links.add(at);
	for (const { cue, from, to } of text.cues) if (cue.category === "without" && text.words[from] === "not") for (let at = from; at < to; at += 1) links.delete(at);
	let number = 0;
	return text.mentions.map(({ from, isDish }, index) => {
		const last = text.mentions[index - 1];
		const isNext = last !== void 0 && text.sentences[last.from] === text.sentences[from];
		const isWish = last !== void 0 && isDish && !last.isDish && isApart(text, last.to, from);
		if (!(isNext && !isWish && isLinked(text, links, last.to, from))) number += 1;
		return number;
	});
}
function isApart(text, from, to) {
	const between = text.words.slice(from, to);
	return text.broken.slice(from, to + 1).includes(true) && !between.some((word) => JOINS.has(word));
}
const JOINS = new Set("and or nor plus also und oder et ou ni y o u e ed ou en of i oraz lub ani ve veya".split(" "));
function isLinked(text, links, from, to) {
	if (to - from > 4) return false;
	for (let at = from; at < to; at += 1) if (!links.has(at)) return false;
	return from < to || text.broken[to] === true || HANGUL.test(text.words[to] ?? "");
}
const HANGUL = /^\p{sc=Hangul}/u;
function turnsAt(text, one) {
	let first = text.words.length;
	for (const { cue, from, to } of text.cues) {
		if (!TURNS.has(cue.category) || cue.category === one.cue.category) continue;
		if (cue.direction.includes("<") || cue.direction.startsWith("~")) continue;
		if (from >= one.to && to > one.to && from < first) first = from;
	}
	return first;
}
const TURNS = new Set([
	"harm",
	"dislike",
	"lacking",
	"wanted",
	"lifted",
	"negated"
]);
function isReached(text, { cue, from, to }, at) {
	const near = at < from ? at : to - 1;
	const far = at < from ? from : at;
	if (text.sentences[near] !== text.sentences[far]) return false;
	const ends = (stop) => cue.stops.has(stop);
	if (ends("but") && text.parts[near] !== text.parts[far]) return false;
	if (at < from && cue.category === "negated" && text.broken.slice(near + 1, far + 1).includes(true)) {
		for (let word = near + 1; word < far; word += 1) if (text.spans.person.has(word)) return false;
	}
	if (ends("comma") && text.broken.slice(near + 1, far + 1).includes(true)) return false;
	if (!ends("person")) return true;
	for (let word = near + 1; word < far; word += 1) if (text.spans.person.has(word)) return false;
	return true;
}
function directHits(text, lists, found) {
	const { cue, from, to } = found;
	const among = text.mentions.flatMap((one, mention) => !(one.isHabit && cue.category === "harm") && one.from >= from && one.to <= to ? [{
		found,
		mention,
		distance: 0,
		isInside: cue.meansFoods
	}] : []);
	text.mentions.forEach((one, mention) => {
		if (cue.category === "without" && one.from === from && one.to > to) among.push({
			found,
			mention,
			distance: 0,
			isInside: true
		});
	});
	const inside = among.filter(({ isInside }) => isInside);
	if (inside.length > 0) return [...inside, ...companions(text, lists, inside, cue.direction)];
	if (cue.direction.startsWith("~") || cue.reach === 0) return [];
	const turn = turnsAt(text, found);
	const hits = cue.direction.includes(">") ? [...among] : [];
	text.mentions.forEach((one, mention) => {
		const isAhead = one.from >= to;
		if (!cue.direction.includes(isAhead ? ">" : "<") || !isAhead && one.to > from) return;
		const distance = isAhead ? one.from - to : from - one.to;
		if (distance > cue.reach || isAhead && one.from >= turn) return;
		if (!isReached(text, found, isAhead ? one.from : one.to - 1)) return;
		hits.push({
			found,
			mention,
			distance,
			isInside: false
		});
	});
	if (cue.category === "harm" && cue.direction === ">") return withLists(text, lists, hits.filter((hit) => !isNextWish(text, lists, hits, hit)));
	if (cue.category === "harm" && cue.direction === "<>") return withLists(text, lists, hits.filter((hit) => hit === nearest(hits)[0] || isBeside(text, hit)));
	if (cue.category === "question" || cue.category === "hypothetical") return hits;
	const isForward = cue.category === "without" && cue.direction === ">";
	const near = hits.length > 0 && among.includes(hits[0]) ? among : nearest(hits);
	return [...near, ...companions(text, lists, near, isForward ? ">" : "<>")];
}
function isBeside(text, { found, mention }) {
	const { from, to } = text.mentions[mention];
	const [start, end] = from >= found.to ? [found.to, from] : [to, found.from];
	return !text.broken.slice(start, end + 1).includes(true);
}
function isNextWish(text, lists, hits, { mention }) {
	const { isDish, from } = text.mentions[mention];
	const [first] = hits;
	if (!isDish || first === void 0 || lists[first.mention] === lists[mention]) return false;
	const { to } = text.mentions[first.mention];
	return text.broken.slice(to, from + 1).includes(true);
}
function nearest(hits) {
	const [best] = hits.toSorted((a, b) => a.distance - b.distance);
	return best ? [best] : [];
}
function withLists(text, lists, hits) {
	return [...hits, ...companions(text, lists, hits, "<>")];
}
function companions(text, lists, hits, direction) {
	const hit = new Set(hits.map(({ mention }) => mention));
	return hits.flatMap((one) => {
		const { to } = one.found;
		return text.mentions.flatMap((other, mention) => {
			if (hit.has(mention) || lists[mention] !== lists[one.mention]) return [];
			if (!(other.from >= to ? direction !== "<" || one.isInside === false : direction !== ">" || mention > one.mention)) return [];
			hit.add(mention);
			return [{
				...one,
				mention,
				distance: one.distance + 2,
				isInside: false
			}];
		});
	});
}
function storyHits(text, lists, found, isFree, isWished = () => false) {
	const sentence = text.sentences[found.from];
	const isOwn = (one, mention) => sentenceOf(text, one) === sentence && !one.isDiet && (isWished(mention) || isFree(mention));
	const isTold = text.mentions.some(isOwn);
	const places = [
		(one) => sentenceOf(text, one) === sentence && one.from < found.to,
		(one) => sentenceOf(text, one) === sentence,
		(one) => sentenceOf(text, one) === sentence - 1,
		(one) => sentenceOf(text, one) === sentence + 1,
		(one) => sentenceOf(text, one) === sentence - 2
	];
	for (const isThere of isTold ? places.slice(0, 2) : places) {
		const hits = text.mentions.flatMap((one, mention) => {
			if (one.isDiet || !isThere(one) || !isFree(mention)) return [];
			const distance = one.from < found.from ? found.from - one.to : one.from - found.to;
			return [{
				found,
				mention,
				distance: Math.max(0, distance),
				isInside: false
			}];
		});
		if (hits.length > 0) return withLists(text, lists, nearest(hits)).filter(({ mention }) => isFree(mention));
	}
	return [];
}
function sentenceOf(text, { from }) {
	return text.sentences[from];
}
// kitchen/src/needs/denials.ts
const VOIDING = new Set([
	"lifted",
	"negated",
	"hypothetical"
]);
function isVoid(text, harm) {
	const sentence = text.sentences[harm.from];
	return text.bySentence.get(sentence)?.cues.some(({ cue, from, to }) => {
		if (!VOIDING.has(cue.category)) return false;
		if (from < harm.to && harm.from < to) return true;
		const isAhead = harm.from >= from;
		const gap = Math.max(0, isAhead ? harm.from - to : from - harm.to);
		if (text.parts[from] !== text.parts[harm.from] && cue.category !== "hypothetical") return false;
		const reach = !isAhead && cue.category === "negated" ? 0 : cue.reach;
		return cue.direction.includes(isAhead ? ">" : "<") && gap <= reach;
	}) === true || isOfAnybody(text, sentence);
}
function voidedHarm(text) {
	const harms = text.cues.filter(({ cue }) => cue.category === "harm");
	const voided = new Set();
	for (const harm of harms) if (isVoid(text, harm)) voided.add(harm);
	return voided;
}
function isOfAnybody(text, sentence) {
	const has = text.bySentence.get(sentence)?.has;
	if (!has?.has("anybody") || has.has("person") || has.has("guest")) return false;
	return text.questions.has(sentence) || has.has("question");
}
function isDenial(text, { from, to }) {
	return text.cues.some((one) => one.cue.category === "allergy" && one.from < to && from < one.to);
}
// kitchen/src/needs/message-pieces.ts
const LONGEST$2 = 600;
const LEAST = 200;
const SENTENCE_ENDS$1 = [
	". ",
	"! ",
	"? ",
	"\n",
	"; "
];
function piecesOf$1(text) {
	const pieces = [];
	let from = 0;
	while (text.length - from > LONGEST$2) {
		const window = text.slice(from, from + LONGEST$2);
		const end = Math.max(...SENTENCE_ENDS$1.map((sign) => window.lastIndexOf(sign)));
		const blank = window.lastIndexOf(" ");
		const isWhole = end >= LEAST;
		const length = isWhole ? end + 1 : blank >= LEAST ? blank : LONGEST$2;
		pieces.push({
			text: window.slice(0, length),
			from,
			isWhole
		});
		from += length;
	}
	return [...pieces, {
		text: text.slice(from),
		from,
		isWhole: true
	}];
}
// kitchen/src/needs/message-signs.ts
function readSigns(text) {
	const allergies = text.cues.filter(({ cue }) => cue.category === "allergy");
	const told = allergies.filter((one) => !isVoid(text, one) && !isMereQuestion(text, one));
	const unknown = told.map((one) => unknownBehind(text, one)).find((one) => one !== void 0);
	const answer = answerIn(text);
	const table = tableIn(text);
	return {
		isMore: text.cues.some(({ cue, from }) => cue.category === "more" && from === 0),
		isWish: text.cues.some(({ cue }) => cue.category === "wanted"),
		tellsAllergy: told.length > 0,
		deniesAllergy: allergies.length > told.length && told.length === 0,
		...unknown === void 0 ? {} : { unknown },
		...answer === void 0 ? {} : { answer },
		...table === void 0 ? {} : { table }
	};
}
function joinedSigns(pieces) {
	const [first] = pieces;
	if (first !== void 0 && pieces.length === 1) return first;
	const unknown = pieces.find((one) => one.unknown !== void 0)?.unknown;
	const table = pieces.findLast((one) => one.table !== void 0)?.table;
	return {
		isMore: first?.isMore === true,
		isWish: pieces.some(({ isWish }) => isWish),
		tellsAllergy: pieces.some(({ tellsAllergy }) => tellsAllergy),
		deniesAllergy: pieces.some(({ deniesAllergy }) => deniesAllergy),
		...unknown === void 0 ? {} : { unknown },
		...table === void 0 ? {} : { table }
	};
}
function isMereQuestion(text, { from }) {
	const sentence = text.sentences[from];
	const people = text.bySentence.get(sentence)?.people ?? [];
	return text.questions.has(sentence) && people.length === 0;
}
const SMALL_WORDS = new Set("to too of against with for by anything everything like containing from in is".split(" "));
function unknownBehind(text, { to }) {
	if (!BEHIND$1.has(text.words[to] ?? "")) return void 0;
	let at = to;
	const skips = new Set(text.cues.filter(({ cue }) => cue.category === "link" || cue.category === "person").flatMap((one) => [one.from]));
	while (SMALL_WORDS.has(text.words[at] ?? "") || skips.has(at)) at += 1;
	const word = text.words[at];
	if (word === void 0 || text.broken[at] || isCommonWord(word)) return void 0;
	return text.mentions.some(({ from, to: end }) => from <= at + 1 && at < end) || text.cues.some((one) => one.cue.category === "hypothetical" && one.to > at) ? void 0 : word;
}
const BEHIND$1 = new Set([
	"to",
	"too",
	"against",
	"of"
]);
function answerIn(text) {
	const found = text.cues.filter(({ cue }) => ANSWERS.has(cue.category));
	const whole = found.filter((one) => !found.some((other) => other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from));
	const plain = whole.filter(({ cue }) => cue.category !== "yes");
	const last = (plain.length > 0 ? plain : whole).toSorted((a, b) => a.to - b.to).at(-1);
	if (last === void 0) return void 0;
	return last.cue.category === "yes" ? "yes" : last.cue.category === "letin" ? "in" : "out";
}
const ANSWERS = new Set([
	"keepout",
	"letin",
	"yes"
]);
const TABLES = [
	["gone", "gone"],
	["aside", "apart"],
	["forone", "for one"],
	["alone", "own"],
	["guest", "guest"]
];
function tableIn(text) {
	const has = (category) => text.cues.some(({ cue }) => cue.category === category);
	return TABLES.find(([category]) => has(category))?.[1];
}
// kitchen/src/safety/person/situations.ts
const CAUTIONS = [
	"raw fish",
	"raw egg",
	"rare meat",
	"an alcoholic drink",
	"liver",
	"coffee",
	"honey",
	"heat",
	"whole nuts",
	"much salt",
	"much sugar",
	"deep frying"
];
function compileSituations(text) {
	const read = new Map();
	const minds = [];
	for (const line of text.split("\n")) {
		if (line.startsWith("#") || line.trim() === "") continue;
		const [head = "", names] = line.split(":");
		if (names === void 0) throw new Error(`situations.txt: "${line}" has no colon.`);
		const [foods = "", advice = ""] = names.split(" = ");
		if (head.endsWith(" mind")) {
			const situations = listOf$1(head.slice(0, -5));
			minds.push({
				situations,
				foods: listOf$1(foods),
				advice: advice.trim()
			});
		} else read.set(head.trim(), listOf$1(names));
	}
	const namesOf = (key) => {
		const names = read.get(key);
		if (names === void 0) throw new Error(`situations.txt: the line "${key}:" is missing.`);
		return names;
	};
	const rulesOf = (one) => ({
		excludedFoods: namesOf(`${one} out`),
		excludedCautions: namesOf(`${one} never`).map(parseCaution),
		minds: minds.filter(({ situations }) => situations.includes(one))
	});
	return {
		pregnancy: rulesOf("pregnancy"),
		baby: rulesOf("baby"),
		toddler: rulesOf("toddler"),
		"raw egg": rulesOf("raw egg"),
		"weak immunity": rulesOf("weak immunity")
	};
}
function listOf$1(names) {
	return names.split(",").map((name) => name.trim()).filter(Boolean);
}
function parseCaution(name) {
	const caution = CAUTIONS.find((known) => known === name);
	if (caution === void 0) throw new Error(`situations.txt: "${name}" is no caution.`);
	return caution;
}
// kitchen/src/needs/text-blocks.ts
function readBlocks(name, text) {
	const blocks = [];
	for (const [index, line] of text.split("\n").entries()) {
		if (line.trim() === "" || line.startsWith("#")) continue;
		const at = `${name}:${index + 1}`;
		if (!line.startsWith(" ")) {
			blocks.push({
				head: line.trim(),
				fields: new Map(),
				at
			});
			continue;
		}
		const colon = line.indexOf(":");
		if (colon < 0) throw new Error(`${at}: no colon in "${line}"`);
		blocks.at(-1)?.fields.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
	}
	return blocks;
}
function listed$1(text = "") {
	return text.split(",").map((one) => one.trim()).filter(Boolean);
}
// kitchen/src/needs/customs.ts
function compileCustoms(text) {
	return new Map(readBlocks("customs.txt", text).flatMap((block) => {
		const [label = "", others = ""] = block.head.split(" also ");
		const custom = customOf(label, block);
		return [label, ...listed$1(others)].map((name) => [name, custom]);
	}));
}
function customOf(label, { fields, at }) {
	const list = (key) => listed$1(fields.get(key));
	const needs = list("needs");
	const [cautions, promise] = [list("wary"), fields.get("promise")];
	const unknown = cautions.find((one) => !CAUTIONS.some((known) => known === one));
	if (unknown !== void 0) throw new Error(`${at}: "${unknown}" is no caution.`);
	if (promise === void 0) throw new Error(`${at}: "${label}" promises nothing.`);
	return {
		label,
		out: list("out").map((name) => ({
			said: name,
			names: [name],
			kinds: [],
			firm: true
		})),
		apart: fields.has("apart"),
		needs: {
			allergies: ALLERGENS.filter((one) => needs.includes(one)),
			diets: DIETS.filter((one) => needs.includes(one))
		},
		promise,
		reminder: fields.get("reminder") ?? "",
		suits: list("suits"),
		against: list("against"),
		wary: cautions
	};
}
// kitchen/src/needs/food-forms.ts
function compileForms(rules, text) {
	const table = new Map();
	for (const { head, fields } of readBlocks("food-forms.txt", text)) {
		const list = (key) => listed$1(fields.get(key));
		const needs = list("needs");
		const harm = list("harm").flatMap((one) => [one, ...namesIn$1(rules, one)]);
		for (const name of listed$1(head)) {
			const old = table.get(name);
			table.set(name, {
				always: [
					...old?.always ?? [],
					...list("always"),
					...list("instead")
				],
				isGroup: fields.has("instead"),
				harm: [...new Set([...old?.harm ?? [], ...harm])],
				needs: [...old?.needs ?? [], ...ALLERGENS.filter((one) => needs.includes(one))],
				mayHold: [...old?.mayHold ?? [], ...list("may hold")]
			});
		}
	}
	return table;
}
function namesIn$1(rules, member) {
	const [term, ...others] = findTerms(rules, member).filter((one) => one.isFood);
	const isWhole = term?.start === 0 && term.end === member.length && others.length === 0;
	const isWider = term !== void 0 && member.includes(" ") && member.endsWith(` ${term.name}`);
	return isWhole && !isWider && !TOO_WIDE.has(term.name) ? [term.name] : [];
}
const TOO_WIDE = new Set("spice condiment vegetable fruit meat sauce bread jam".split(" "));
// kitchen/src/needs/needs-reader.ts
const STANDING = new Set([
	"name",
	"diet",
	"habit",
	"person",
	"anybody",
	"guest",
	"body",
	"ill",
	"while",
	"link",
	"stop",
	"nofood",
	"allergy",
	"belief"
]);
const LEAST_TELLING = 4;
const NAMING = new Set([
	"name",
	"diet",
	"habit",
	"nofood"
]);
function openNeedsReader(rules, texts, tables = {
	customs: "",
	forms: ""
}) {
	const unspaced = new Set();
	const languages = Object.entries(texts).map(([language, text]) => {
		const cues = readCues(`${language}/needs.cues`, text);
		for (const { text: word } of cues.flatMap(wordsOf$1)) if (isUnspaced(word)) unspaced.add(word);
		return {
			language,
			standing: indexCues(cues.filter(({ category }) => STANDING.has(category))),
			saying: indexCues(cues.filter(({ category }) => !isStandingOrTongue(category))),
			words: new Set(cues.filter(({ category }) => !NAMING.has(category)).flatMap(wordsOf$1).flatMap(({ text: word, isStem }) => isStem ? [] : [word])),
			vocabulary: listOf(cues.flatMap(wordsOf$1).filter(({ text: word }) => word.length >= LEAST_TELLING)),
			tongue: listOf(cues.filter(({ category }) => category === "tongue").flatMap(wordsOf$1))
		};
	});
	const customs = compileCustoms(tables.customs);
	const forms = compileForms(rules, tables.forms);
	return {
		rules,
		languages,
		customs,
		forms,
		spelling: compileCorrector([...avoidedFoods(forms), ...wordsOfHarm(texts.en ?? "")]),
		unspaced
	};
}
function avoidedFoods(forms) {
	return [...forms].flatMap(([name, { harm }]) => [name, ...harm]).filter((name) => name.length >= LEAST_MENDED && !name.includes(" ")).flatMap((word) => [word, `${word}s`]);
}
function wordsOfHarm(english) {
	return readCues("en/needs.cues", english).filter(({ category }) => OF_HARM.has(category)).flatMap(wordsOf$1).filter(({ text, isStem }) => !isStem && text.length >= LEAST_MENDED).map(({ text }) => text);
}
const OF_HARM = new Set(["body", "allergy"]);
const LEAST_MENDED = 5;
function isStandingOrTongue(category) {
	return STANDING.has(category) || category === "tongue";
}
function wordsOf$1({ items }) {
	return items.flatMap(wordsAmong);
}
function wordsAmong(item) {
	if (item.kind === "word") return [item];
	return item.kind === "choice" ? item.ways.flatMap((way) => way.flatMap(wordsAmong)) : [];
}
function languagesIn(reader, text) {
	const tokens = tokenise(text);
	const written = tokens.map(({ start, end }) => text.slice(start, end));
	const counts = reader.languages.map((one) => tokens.filter(({ text: word }, at) => isOfTongue(one, word, written[at] ?? "")).length);
	const isEnglish = ({ language }) => language === "en";
	const english = counts[reader.languages.findIndex(isEnglish)] ?? 0;
	const known = english < tokens.length / 2 || english < MOST_IN_DOUBT ? vocabularyCounts(reader, tokens) : counts.map(() => 0);
	const scores = counts.map((count, at) => count + (known[at] ?? 0));
	const most = Math.max(1, english, ...scores);
	if (Math.max(...scores) === 0 && (FOREIGN_LETTER.test(text) || TELLS_ALLERGY.test(text))) return {
		languages: reader.languages,
		foreign: OTHER
	};
	const isLikely = (one, at) => isEnglish(one) || scores[at] === most && (most > english || english < MOST_IN_DOUBT) || most > english && (scores[at] ?? 0) > english && (scores[at] ?? 0) >= most - 1;
	const languages = reader.languages.filter(isLikely);
	const foreign = reader.languages[scores.indexOf(most)]?.language;
	return most > english && foreign !== void 0 && foreign !== "en" ? {
		languages,
		foreign
	} : { languages };
}
function vocabularyCounts(reader, tokens) {
	const english = reader.languages.find(({ language }) => language === "en");
	const words = tokens.map(({ text }) => text).filter((word) => !english?.words.has(word) && !english?.tongue.whole.has(word)).filter((word) => !isCommonWord(word) && findTermByName(reader.rules, word) === void 0);
	return reader.languages.map((one) => one === english ? 0 : words.filter((word) => isAmong(one.vocabulary, word)).length);
}
const MOST_IN_DOUBT = 2;
const TELLS_ALLERGY = /all?erg|intoll?er/i;
const FOREIGN_LETTER = /(?![\p{ASCII}])\p{L}/u;
const OTHER = "other";
function isOfTongue({ language, tongue }, word, written) {
	if (language === OTHER && [...written].some((letter) => (letter.codePointAt(0) ?? 0) > LAST_LATIN)) return true;
	return isAmong(tongue, word);
}
function isAmong({ whole, stems }, word) {
	const alike = stems.get(word.charAt(0)) ?? [];
	return whole.has(word) || alike.some((stem) => word.startsWith(stem));
}
function listOf(items) {
	return {
		whole: new Set(items.flatMap(({ text, isStem }) => isStem ? [] : [text])),
		stems: Map.groupBy(new Set(items.flatMap(({ text, isStem }) => isStem ? [text] : [])), (stem) => stem.charAt(0))
	};
}
const LAST_LATIN = 591;
// kitchen/src/needs/sentence-facts.ts
function sentenceFacts(sentences, cues) {
	const within = Map.groupBy(cues, ({ from }) => sentences[from]);
	const words = Map.groupBy(sentences.keys(), (at) => sentences[at]);
	return new Map([...words].map(([sentence, places]) => {
		const own = within.get(sentence) ?? [];
		return [sentence, {
			length: places.length,
			cues: own,
			has: new Set(own.map(({ cue }) => cue.category)),
			people: own.filter(({ cue }) => cue.category === "person" || cue.category === "guest"),
			beginsAsking: own.some(({ cue, from }) => cue.category === "question" && from === places[0])
		}];
	}));
}
// kitchen/src/needs/prepared-text.ts
const TAKING_BACK = new Set(["negated", "lifted"]);
const ENDS_SENTENCE = /[.!?;\n\u2026]|\s[-\u2013\u2014]+\s/;
function prepareText(rules, languages, text, isForeign = false) {
	const { tokens, matches } = matchText(rules, text);
	const gaps = tokens.map(({ start }, at) => text.slice(tokens[at - 1]?.end ?? 0, start));
	const words = tokens.map((token) => token.text);
	const broken = tokens.map(({ gap }, at) => at === 0 || gap !== "joined");
	const tail = text.slice(tokens.at(-1)?.end ?? 0);
	const asked = [...gaps, tail].map((gap) => gap.includes("?"));
	const plain = {
		words,
		begins: broken,
		broken,
		asked,
		spans: NO_SPANS
	};
	const bare = withoutElision(tokens, text);
	const isElided = bare.some((word, at) => word !== words[at]);
	const first = languages.flatMap(({ standing }) => [...findCues(standing, plain), ...isElided ? findCues(standing, {
		...plain,
		words: bare
	}).filter(({ cue }) => cue.category !== "habit") : []]);
	const of = (...categories) => first.filter(({ cue }) => categories.includes(cue.category));
	const noFoods = of("nofood");
	const foods = matches.filter(({ term }) => term.isFood);
	const others = languages.filter(({ language }) => language !== "en").map((one) => one.words);
	const isSmallWord = (from, to) => isForeign && to === from + 1 && others.some((one) => one.has(words[from] ?? ""));
	const isNoFoodElsewhere = (at, from, to) => noFoods.some((one) => one.from <= from && one.to >= to && (one.to - one.from > to - from || one.cue.at.slice(0, 2) !== at.slice(0, 2)));
	const names = longest(of("name", "diet")).filter(({ cue, from, to }) => cue.category !== "name" || !(cue.at.startsWith("en/") && isSmallWord(from, to)) && !isNoFoodElsewhere(cue.at, from, to) && !foods.some((one) => one.from <= from && one.to >= to && one.to - one.from > to - from));
	const whole = longest(of("habit"));
	const habits = of("habit").filter(({ cue, from, to }, at, all) => whole.some((one) => one.from === from && one.to === to) && at === all.findIndex((one) => one.cue.means === cue.means && one.from === from && one.to === to));
	const said = ({ from, to }) => {
		const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
		return {
			from,
			to,
			start,
			end,
			said: text.slice(start, end)
		};
	};
	const named = [...names, ...habits].map((one) => {
		const { category, means } = one.cue;
		const [term] = category === "name" ? matchText(rules, means).matches : [];
		return {
			...said(one),
			label: means,
			name: term?.term.name ?? means,
			kinds: term?.term.kinds ?? [],
			isDiet: category !== "name",
			isDish: false,
			isMade: false,
			isHabit: category === "habit"
		};
	});
	const known = foods.filter(({ from, to }) => !overlaps(names, from, to)).filter(({ from, to }) => !isSmallWord(from, to)).filter(({ from, to }) => !noFoods.some((one) => one.from <= from && one.to >= to)).map((one) => ({
		...said(one),
		label: said(one).said.toLowerCase(),
		name: one.term.name,
		kinds: one.term.kinds,
		isDiet: false,
		isDish: DISHES.test(one.term.file),
		isMade: DISHES.test(one.term.file) || MADE.test(one.term.file),
		isHabit: false
	}));
	const mentions = [...named, ...known].sort((a, b) => a.from - b.from);
	const sentences = numbered(sentenceStarts(gaps, new Set([...mentions.filter(({ isDish }) => !isDish), ...of("link")].flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)))));
	const questions = new Set(asked.flatMap((isAsked, at) => isAsked && at > 0 ? [sentences[at - 1]] : []));
	const stops = new Set(of("stop").map(({ from }) => from));
	const begins = words.map((_, at) => broken[at] === true || stops.has(at) || stops.has(at - 1));
	const full = {
		words,
		begins,
		broken,
		asked,
		spans: {
			food: spansOf(mentions.filter(({ isDiet }) => !isDiet)),
			diet: spansOf(mentions.filter(({ isDiet }) => isDiet)),
			person: spansOf(of("person", "guest", "anybody")),
			body: spansOf(of("body"))
		}
	};
	const second = languages.flatMap(({ saying }) => findCues(saying, full)).filter((one) => !isWeakQuestion(one, questions.has(sentences[one.from]))).filter(({ cue, from, to }) => cue.asks || sentences[from] === sentences[to - 1]).filter(({ cue, from, to }) => !TAKING_BACK.has(cue.category) || !broken.some((isBroken, at) => isBroken && at > from && at < to && gaps[at]?.trim() !== ":"));
	const cues = longestOf([...first, ...second].filter((one) => !isWill(words, begins, tokens, one)));
	return {
		...full,
		sentences,
		bySentence: sentenceFacts(sentences, cues),
		parts: numbered(words.map((_, at) => stops.has(at) || sentences[at] !== sentences[at - 1])),
		questions,
		mentions,
		cues
	};
}
function sentenceStarts(gaps, items) {
	const ends = gaps.map((gap, at) => at > 0 && ENDS_SENTENCE.test(gap));
	const isList = [];
	for (let at = gaps.length - 1; at >= 0; at -= 1) isList[at] = items.has(at) && (at + 1 === gaps.length || ends[at + 1] === true || isList[at + 1] === true);
	let isOpen = false;
	return ends.map((isEnd, at) => {
		if (!isEnd) return false;
		const gap = gaps[at];
		isOpen = isList[at] === true && !STOPS_LIST.test(gap) && (isOpen || OPENS_LIST.test(gap));
		return !isOpen;
	});
}
const STOPS_LIST = /[.!?\u2026]/;
const OPENS_LIST = /[;:*\u2022\u2013\u2014-]/;
function isWeakQuestion({ cue }, isMarked) {
	return cue.category === "question" && cue.items[0]?.kind === "start" && !isMarked && !cue.at.startsWith("en/");
}
function isWill(words, begins, tokens, { cue, from, to }) {
	if (words[from] !== "ill" || to - from > 1 || cue.category === "person") return false;
	return (from === 0 || begins[from] === true) && to < words.length && !begins[to] || (tokens[from]?.end ?? 0) - (tokens[from]?.start ?? 0) > 3;
}
function withoutElision(tokens, text) {
	return tokens.map((token) => {
		const mark = text.slice(token.start, token.end).search(/['\u2019]/u);
		if (mark > 0 && mark <= LONGEST_ELISION && token.text.length > mark + 2) return token.text.slice(mark);
		if (mark > 0 && token.text.length === mark + 1 && token.text.endsWith("s")) return token.text.slice(0, -1);
		return token.text.length > LONGEST_ELISION && JOINED_LETTER.test(token.text) ? token.text.slice(1) : token.text;
	});
}
const DISHES = /^(?:dishes-|known-dishes|from-the-menu|pastry)/;
const MADE = /^(?:world|ready-made|product-names|brands)/;
const LONGEST_ELISION = 4;
const JOINED_LETTER = /^[\u0648\u0628\u0644\u0641\u0643\u05d5\u05d1\u05dc\u05de\u05d4\u05e9]/u;
const NO_SPANS = {
	food: new Map(),
	diet: new Map(),
	person: new Map(),
	body: new Map()
};
function numbered(begins) {
	let number = 0;
	return begins.map((isNew) => {
		if (isNew) number += 1;
		return number;
	});
}
function spansOf(found) {
	const spans = new Map();
	for (const { from, to } of found) spans.set(from, Math.max(to, spans.get(from) ?? 0));
	return spans;
}
function longest(found) {
	const kept = [];
	for (const one of found.toSorted((a, b) => b.to - b.from - (a.to - a.from))) if (!overlaps(kept, one.from, one.to)) kept.push(one);
	return kept;
}
function overlaps(spans, from, to) {
	return spans.some((one) => one.from < to && from < one.to);
}
// kitchen/src/needs/statement-of.ts
const FREE = new Set([
	"free",
	"frei",
	"vrij",
	"safe",
	"friendly"
]);
const GRAVE$1 = new Set([
	"body",
	"ill",
	"harm"
]);
function explainedSentences(text, reached, told) {
	const explained = new Map();
	const covered = new Set();
	const cover = ({ from, to }, by) => {
		const sentence = text.sentences[from];
		if (explained.get(sentence) !== "harm") explained.set(sentence, by);
		for (let at = from; at < to; at += 1) covered.add(at);
	};
	for (const one of reached) if (one.cue.category === "harm") cover(one, "harm");
	for (const one of told) cover(one, "way");
	for (const mention of text.mentions) if (mention.isDiet) cover(mention, "way");
	for (const { cue, from, to } of text.cues) if (SOOTHING$1.has(cue.category)) for (let at = from; at < to; at += 1) covered.add(at);
	for (const one of text.cues) if (GRAVE$1.has(one.cue.category) && !isWithin(covered, one)) explained.delete(text.sentences[one.from]);
	return explained;
}
function isWithin(words, { from, to }) {
	for (let at = from; at < to; at += 1) if (words.has(at)) return true;
	return false;
}
const LONGEST_STORY = 4;
const PEOPLE = new Set(["person", "guest"]);
const SOOTHING$1 = new Set([
	"negated",
	"wanted",
	"ailing"
]);
function graveSentences(text, explained) {
	const fed = new Set(text.mentions.map(({ from }) => text.sentences[from]));
	const turns = new Map();
	const own = new Set();
	const near = new Set();
	const wide = new Set();
	const denied = new Set();
	const voided = new Set();
	for (const { cue, from } of text.cues) if (VOIDING.has(cue.category)) voided.add(text.sentences[from]);
	for (const { cue, from, to } of text.cues) if (SOOTHING$1.has(cue.category)) for (let at = from; at < to + (cue.category === "negated" ? 1 : 0); at += 1) denied.add(at);
	const people = new Set(text.cues.flatMap((one) => PEOPLE.has(one.cue.category) ? [text.sentences[one.from]] : []));
	for (const one of text.cues) {
		const { cue, from } = one;
		if (isWithin(denied, one)) continue;
		const at = text.sentences[from];
		if (cue.category === "trouble" && people.has(at)) wide.add(at);
		if (!(GRAVE$1.has(cue.category) || isAftermath(one))) continue;
		own.add(at);
		const turn = text.bySentence.get(at)?.cues.findLast((other) => other.cue.category === "contrast" && other.from < from);
		if (turn && !explained.has(at)) turns.set(at, Math.max(turn.from, turns.get(at) ?? 0));
		near.add(at);
		if (!fed.has(at) && !voided.has(at)) {
			near.add(at - 1).add(at + 1);
			const before = fedBefore(at);
			if (!explained.has(before)) for (const set of [near, wide]) set.add(before);
		}
		wide.add(at);
		if (!voided.has(at) && !explained.has(at)) wide.add(at - 1).add(at + 1);
	}
	return {
		own,
		near,
		wide,
		turns
	};
	function fedBefore(at) {
		let before = at - 1;
		while (!fed.has(before) && before > at - LONGEST_STORY) before -= 1;
		return before;
	}
	function isAftermath({ cue, from }) {
		if (cue.category !== "after") return false;
		const at = text.sentences[from];
		const isEaten = (sentence) => text.bySentence.get(sentence)?.cues.some((one) => one.cue.category === "eaten" && one.from < from) === true;
		return isEaten(at) || isEaten(fedBefore(at));
	}
}
function stateOf(text, mention, hits, grave, explained = new Map()) {
	const sentence = text.sentences[mention.from];
	const { length, has, people, ...facts } = text.bySentence.get(sentence);
	const isGrave = grave.near.has(sentence) && explained.get(sentence) !== "harm";
	const isDoubtful = grave.wide.has(sentence) && !explained.has(sentence);
	const best = bestOf(hits, mention.isDiet);
	const asks = text.questions.has(sentence) || isOfAnybody(text, sentence);
	const { from, to, isHabit, ...said } = mention;
	const isHeld = isHabit && !isOfAnybody(text, sentence);
	const isEcho = isGrave && (length === to - from || length <= ECHO && !has.has("question"));
	const alone = isHeld ? "declared" : asks && !isEcho ? "question" : isDoubtful ? "unclear" : "named";
	const category = best?.found.cue.category;
	const isWeak = category === void 0 || !VOIDING.has(category);
	const isGeneral = mention.isDiet && isOfAnybody(text, sentence);
	const isFaint = category === "wanted" && (to <= (grave.turns.get(sentence) ?? 0) || best?.found.cue.stops.has("faint") || best?.found.cue.direction === "<" && text.words[best.found.from] === "for");
	const isTold = category === "lacking" && isGrave && grave.own.has(sentence) && isSaidOfIt(best?.found);
	const polarity = (isFaint && isDoubtful || isTold) && (!asks || isEcho) ? "unclear" : isHeld && isWeak ? "declared" : isGeneral ? "question" : category ?? alone;
	const around = best ? [best.found.from, best.found.to] : [from, to];
	const holder = people.findLast((one) => one.from < Math.max(...around)) ?? people[0];
	return {
		...said,
		polarity,
		holder: holder ? text.words.slice(holder.from, holder.to).join(" ") : "me",
		isGuest: has.has("guest"),
		duration: has.has("while") ? "for now" : "lasting",
		...best ? { cue: best.found.cue.at } : {},
		isGrave,
		isNearGrave: grave.near.has(sentence),
		isBelief: has.has("belief"),
		isDenial: best !== void 0 && isDenial(text, best.found),
		isAsked: asks || facts.beginsAsking,
		isFree: FREE.has(text.words[to] ?? "")
	};
}
function isSaidOfIt(found) {
	return found?.cue.direction.includes("<") === true;
}
const ECHO = 7;
function bestOf(hits, isDiet) {
	const meant = hits.filter(({ found: { cue } }) => MEANS.has(cue.category) && (isDiet ? cue.category !== "wanted" : cue.category !== "declared"));
	const inside = meant.filter((hit) => hit.isInside);
	const isMore = inside.every(({ found }) => REFUSED$1.has(found.cue.category)) && meant.some(({ found }) => WEIGHTY.has(found.cue.category));
	const among = inside.length > 0 && !isMore ? inside : meant;
	const of = (category) => among.find(({ found }) => found.cue.category === category);
	const sorted = among.toSorted((a, b) => weightOf(a) - weightOf(b));
	const [nearest] = sorted;
	const declared = of("declared");
	if (isDiet) return sorted.find(({ found }) => found.cue.category !== "declared") ?? declared;
	const other = sorted.find(({ found }) => !LESSER.has(found.cue.category));
	const lifted = meant.find(({ found }) => found.cue.category === "lifted");
	const isDenied = of("negated") !== void 0 && of("harm") === void 0;
	const harm = of("harm");
	return (harm?.found.cue.direction === "~!" && harm.found.from >= (lifted?.found.to ?? 0) ? harm : of("lifted")) ?? harm ?? (isDenied ? lifted : void 0) ?? other ?? nearest;
}
function weightOf({ distance, found: { cue } }) {
	return cue.category === "wanted" && cue.direction === "<" ? distance + 2.5 : distance;
}
const MEANS = new Set([...[
	"harm",
	"dislike",
	"without",
	"lacking",
	"wanted",
	"lifted",
	"negated",
	"question"
], ...["hypothetical", "declared"]]);
const REFUSED$1 = new Set([
	"without",
	"dislike",
	"lacking"
]);
const WEIGHTY = new Set(["harm", "lifted"]);
const LESSER = new Set([
	"question",
	"hypothetical",
	"declared"
]);
// kitchen/src/needs/read-statements.ts
const MOST_LETTERS = 8e3;
function readStatements(reader, message) {
	const known = READ$1.get(reader) ?? lately((text) => readAnew$1(reader, text));
	READ$1.set(reader, known);
	return known(message);
}
const READ$1 = new WeakMap();
function readAnew$1(reader, message) {
	const raw = withoutCompounds(cutWords(reader.unspaced, message.slice(0, MOST_LETTERS)));
	const { languages, foreign } = languagesIn(reader, raw);
	let isOpen = false;
	const pieces = piecesOf$1(raw).map((piece) => {
		const read = readPiece(prepareText(reader.rules, languages, piece.text, foreign !== void 0), piece.from);
		const goesOn = isOpen;
		isOpen = !piece.isWhole && read.statements.at(-1)?.polarity === "harm";
		return goesOn ? {
			...read,
			statements: read.statements.map(asHarm)
		} : read;
	});
	return {
		...joinedSigns(pieces),
		statements: pieces.flatMap(({ statements }) => statements),
		tellsHarm: pieces.some(({ tellsHarm }) => tellsHarm),
		isHarmUnread: pieces.some(({ isHarmUnread }) => isHarmUnread) && !pieces.some(({ statements }) => statements.some(({ polarity }) => polarity === "harm")),
		isGrave: pieces.some(({ isGrave }) => isGrave),
		isAiling: pieces.some(({ isAiling }) => isAiling),
		...foreign === void 0 ? {} : { language: foreign }
	};
}
function asHarm(one) {
	return one.polarity === "named" && !one.isDiet ? {
		...one,
		polarity: "harm"
	} : one;
}
function readPiece(text, offset) {
	const lists = listsOf(text);
	const voided = voidedHarm(text);
	const cues = text.cues.filter((one) => !voided.has(one));
	const direct = cues.flatMap((one) => directHits(text, lists, one));
	const taken = new Map();
	for (const hit of direct) taken.set(hit.mention, [...taken.get(hit.mention) ?? [], hit]);
	const reached = new Set(direct.map(({ found }) => found));
	const stories = cues.filter((one) => isStory(one) && !reached.has(one)).flatMap((one) => storyHits(text, lists, one, isFreeFor(one, taken), isWished(taken)));
	const told = new Set(stories.map(({ found }) => found));
	const doubts = cues.filter((one) => one.cue.category === "harm" && !reached.has(one) && !told.has(one)).filter((one) => !isSoothed(text, one)).flatMap((one) => storyHits(text, lists, one, isWished(taken)));
	for (const hit of stories) taken.set(hit.mention, [...taken.get(hit.mention) ?? [], hit]);
	const proximate = [...direct, ...stories].filter(isByPlace);
	const doubted = new Set([...doubts.map(({ mention }) => mention), ...foodsBeside(text, proximate, taken)]);
	const settled = [...stories, ...doubts].map(({ found }) => found);
	const explained = explainedSentences(text, reached, settled);
	const grave = graveSentences(text, explained);
	const statements = text.mentions.map((mention, at) => {
		const state = stateOf(text, mention, doubted.has(at) ? [] : taken.get(at) ?? [], grave, explained);
		const placed = {
			...state,
			start: state.start + offset,
			end: state.end + offset
		};
		return doubted.has(at) ? {
			...placed,
			polarity: "unclear",
			isGrave: true
		} : placed;
	});
	return {
		...readSigns(text),
		statements,
		tellsHarm: cues.some(({ cue }) => cue.category === "harm"),
		isHarmUnread: cues.some((one) => one.cue.category === "harm" && !reached.has(one) && !settled.includes(one) && isBodily(text, one)),
		isGrave: grave.wide.size > 0,
		isAiling: cues.some(({ cue }) => cue.category === "ailing")
	};
}
function isByPlace({ found: { cue }, isInside }) {
	return cue.category === "harm" && !isInside && cue.direction !== ">";
}
function foodsBeside(text, hits, taken) {
	const partOf = (at) => text.parts[at];
	const before = new Set(hits.filter(({ found }) => found.cue.direction.startsWith("~")).map(({ found }) => text.sentences[found.from] - 1));
	const stories = hits.filter(({ found }) => found.cue.direction.startsWith("~"));
	const told = new Set(stories.map(({ mention }) => text.sentences[text.mentions[mention]?.from ?? 0]));
	const [first] = stories;
	for (const { cue, from } of first ? text.cues : []) if (cue.category === "eaten" && from < (first?.found.from ?? 0)) told.add(text.sentences[from]);
	const parts = new Set(hits.flatMap(({ found, mention }) => [partOf(found.from), partOf(text.mentions[mention].from)]));
	return text.mentions.flatMap((one, at) => !one.isDiet && (parts.has(partOf(one.from)) || told.has(text.sentences[one.from]) || before.has(text.sentences[one.from])) && bestOf(taken.get(at) ?? [], false) === void 0 ? [at] : []);
}
function isBodily(text, { from }) {
	const sentence = text.sentences[from];
	return !text.questions.has(sentence) && text.cues.some((one) => BODILY.has(one.cue.category) && text.sentences[one.from] === sentence) && !isSoothed(text, { from });
}
function isSoothed(text, { from }) {
	const sentence = text.sentences[from];
	return text.cues.some((one) => SOOTHING.has(one.cue.category) && text.sentences[one.from] === sentence);
}
const BODILY = new Set(["body", "ill"]);
const SOOTHING = new Set([
	"negated",
	"lifted",
	"ailing"
]);
function isStory({ cue }) {
	return cue.category === "harm" || cue.category === "dislike" && cue.direction.startsWith("~");
}
function isWished(taken) {
	return (mention) => bestOf(taken.get(mention) ?? [], false)?.found.cue.category === "wanted";
}
function isFreeFor({ cue, from }, taken) {
	return (mention) => {
		const best = bestOf(taken.get(mention) ?? [], false);
		if (best === void 0) return true;
		const { category } = best.found.cue;
		if (category === "lifted" && best.found.to <= from) return cue.direction === "~!";
		return !(cue.direction === "~!" ? SETTLED : CLAIMED).has(category);
	};
}
const SETTLED = new Set([
	"lifted",
	"lacking",
	"negated"
]);
const CLAIMED = new Set([
	...SETTLED,
	"wanted",
	"hypothetical"
]);
// kitchen/src/text/phrases.ts
function longestByFirst(phrases) {
	const longest = new Map();
	for (const phrase of phrases) {
		const words = phrase.split(" ");
		const [first = ""] = words;
		longest.set(first, Math.max(words.length, longest.get(first) ?? 0));
	}
	return longest;
}
// kitchen/src/read/lexicon.ts
function readLexicon(lists, shortForms) {
	const pairs = rowsOf$1(shortForms).map((row) => {
		const colon = row.indexOf(":");
		return [joined(row.slice(0, colon)), joined(row.slice(colon + 1)).split(" ")];
	});
	const spelt = new Map(pairs);
	const rows = new Map();
	for (const [kind, list] of Object.entries(lists)) for (const line of rowsOf$1(list)) {
		const { names, row } = readRow(kind, line);
		for (const name of names) {
			const whole = joined(name).split(" ").flatMap((word) => spelt.get(word) ?? [word]).join(" ");
			rows.set(whole, [...rows.get(whole) ?? [], row]);
		}
	}
	const longestFrom = longestByFirst(rows.keys());
	return {
		rows,
		longest: Math.max(0, ...longestFrom.values()),
		longestFrom,
		shortForms: spelt
	};
}
function readRow(kind, line) {
	const isMarked = line.startsWith("!");
	const [head = "", ...fields] = line.slice(isMarked ? 1 : 0).split("|");
	const colon = head.indexOf(":");
	const label = head.slice(0, colon < 0 ? void 0 : colon).trim();
	const said = colon < 0 ? [label] : listed(head.slice(colon + 1));
	return {
		names: OF_WISHES.has(kind) && !said.includes(label) ? [label, ...said] : said,
		row: {
			kind,
			label,
			isMarked,
			fields: fields.map(listed)
		}
	};
}
const OF_WISHES = new Set([
	"mood",
	"meal",
	"dish-kind"
]);
function listed(text) {
	return text.split(",").map((one) => one.trim()).filter((one) => one !== "");
}
function rowsOf$1(list) {
	return list.split("\n").filter((row) => row.trim() !== "" && !row.startsWith("#"));
}
function joined(text) {
	return tokenise(text).map((token) => token.text).join(" ");
}
function rowsAt({ rows, longestFrom }, words, at) {
	const first = words[at] ?? "";
	const most = Math.min(Math.max(1, longestFrom.get(first) ?? 1), words.length - at);
	const found = [];
	for (let to = at + most; to > at; to -= 1) {
		const before = to - at > 1 ? `${words.slice(at, to - 1).join(" ")} ` : "";
		const last = words[to - 1];
		for (const row of rows.get(before + last) ?? []) found.push({
			row,
			to,
			isExact: true
		});
		const one = singular(last);
		if (one === last) continue;
		for (const row of rows.get(before + one) ?? []) found.push({
			row,
			to,
			isExact: false
		});
	}
	return found;
}
function rowNamed({ rows }, words, kinds) {
	const of = (name) => rows.get(name)?.find(({ kind }) => kinds.has(kind));
	const last = words.at(-1) ?? "";
	return of(words.join(" ")) ?? (singular(last) === last ? void 0 : of([...words.slice(0, -1), singular(last)].join(" ")));
}
// kitchen/src/read/names.ts
function nameWords(lexicon, words, foods) {
	const shapes = words.map(({ shape }) => shape);
	return {
		lexicon,
		words,
		foods,
		rows: shapes.map((_, at) => rowsAt(lexicon, shapes, at))
	};
}
function findNames(named, ...kinds) {
	const wanted = new Set(kinds);
	const names = [];
	for (let at = 0; at < named.words.length;) {
		const name = named.rows[at]?.find(({ row }) => wanted.has(row.kind));
		if (name) names.push({
			row: name.row,
			from: at,
			to: name.to
		});
		at = name?.to ?? at + 1;
	}
	return names;
}
function findHeads(named, ...kinds) {
	return findNames(named, ...kinds).filter(({ from, to }) => {
		const food = named.foods[from];
		return !food || food.to === to || food.from >= from && food.to <= to;
	});
}
function findBeside(named, ...kinds) {
	return findNames(named, ...kinds).filter(({ from, to }) => {
		const food = named.foods[from] ?? named.foods[to - 1];
		return !food || food.from >= from && food.to <= to;
	});
}
function isCue({ rows }, words, label) {
	return (rows.get(words.join(" ")) ?? []).some((row) => isOfCue(row, label));
}
function isOfCue(row, label) {
	return row.kind === "cue" && row.label === label;
}
function standsBefore(named, at, label) {
	return cueEndingAt(named, at, label) > 0;
}
function standsBehind({ rows }, at, label) {
	return rows[at]?.some(({ row, isExact }) => isExact && isOfCue(row, label)) === true;
}
function cueEndingAt({ lexicon, rows }, at, label) {
	for (let length = Math.min(lexicon.longest, at); length > 0; length -= 1) if ((rows[at - length] ?? []).some(({ row, to, isExact }) => isExact && to === at && isOfCue(row, label))) return length;
	return 0;
}
function isRefusedBy(named, at, label = "refusal") {
	for (let place = at; place > 0;) {
		if (standsBefore(named, place, label)) return true;
		const filling = cueEndingAt(named, place, "filler");
		if (filling === 0) return false;
		place -= filling;
	}
	return false;
}
// kitchen/src/read/said-dishes.ts
function dishesIn({ names, vocabulary }, named) {
	const places = named.words.flatMap(({ shape }, at) => isWord(shape) ? [at] : []);
	const said = places.map((at) => named.words[at]?.shape ?? "");
	const isKnown = (word) => isCommonWord(word) || isCorrectionException(word) || named.lexicon.rows.has(word);
	const found = findNamedDishes(names, said.join(" "), isKnown).filter((one) => !isTornApart(named, spanOf(one, places), isInOrder(one)));
	const most = found[0]?.matchedCount ?? 0;
	const telling = said.filter((word) => !isCommonWord(singular(word)) && !/^\d/.test(word)).length;
	const best = found.filter((one) => {
		const isAlone = telling <= one.matchedCount;
		const uses = vocabulary.get(one.matchedTokens[0] ?? "") ?? 0;
		if (one.matchedCount < most || !isMeantAsDish(named, spanOf(one, places))) return false;
		if (one.matchedCount > 2) return true;
		if (one.matchedCount > 1) return one.isExact || isAlone || uses < COMMON_IN_TWO;
		return (isAlone || uses <= COMMON) && (one.isExact || uses <= COMMON);
	});
	const exact = best.filter(({ isExact }) => isExact);
	const slugs = new Set();
	return (exact.length > 0 ? exact : best).filter(({ dish }) => !slugs.has(dish.slug) && slugs.add(dish.slug)).map((one) => ({
		dish: one.dish,
		words: one.matchedTokens,
		...spanOf(one, places)
	}));
}
function isMeantAsDish({ lexicon, words, foods }, { from, to }) {
	const isOther = (lexicon.rows.get(words[from]?.shape ?? "") ?? []).some(({ kind }) => kind === "method" || kind === "meal" || kind === "eater");
	return to - from > 1 || !isOther || foods[from] !== void 0;
}
const COMMON = 3;
const COMMON_IN_TWO = 9;
function spanOf({ tokenIndexes }, places) {
	const [first, last] = [Math.min(...tokenIndexes), Math.max(...tokenIndexes)];
	return {
		from: places[first],
		to: places[last] + 1
	};
}
function isInOrder({ tokenIndexes }) {
	return tokenIndexes.every((at, place) => place === 0 || at > tokenIndexes[place - 1]);
}
function isTornApart({ lexicon, words }, { from, to }, isInOrder) {
	return words.slice(from, to).map(({ shape }) => shape).some((word) => !isWord(word) || word === "but" || isCue(lexicon, [word], "refusal") || word === "with" && !isInOrder);
}
function isWord(shape) {
	return /[\p{L}\p{N}]/u.test(shape);
}
const FAMOUS = new Map(FAMOUS_ROWS.trim().split("\n").flatMap((row) => {
	const [called = "", , like = ""] = row.split(" | ");
	return called.split(", ").map((name) => [nameOf(splitNameTokens(name)), {
		said: name,
		like: like.split(", ")
	}]);
}));
const LONGEST_FROM = longestByFirst(FAMOUS.keys());
const LONGEST$1 = Math.max(...LONGEST_FROM.values());
function famousNames() {
	return FAMOUS.keys();
}
function famousIn({ index }, { words, foods }) {
	const ones = words.map(({ shape }) => singular(shape));
	for (let many = LONGEST$1; many > 0; many -= 1) for (let from = 0; from + many <= words.length; from += 1) {
		if ((LONGEST_FROM.get(ones[from]) ?? 0) < many) continue;
		const name = ones.slice(from, from + many).join(" ");
		const row = FAMOUS.get(name);
		const isHeld = many === 1 && (index.foods.has(name) || index.titleTerms.has(name));
		const isPart = foods[from] !== void 0 && (foods[from]?.to ?? 0) > from + many;
		if (row && !isHeld && !isPart && !isCommonWord(name)) return {
			...row,
			from,
			to: from + many
		};
	}
}
function nameOf(words) {
	return words.map(singular).join(" ");
}
// kitchen/src/read/words.ts
const MARKS = "?!.,;:";
const MASKED = new Set([...[
	"person",
	"tool",
	"cuisine",
	"day",
	"meal",
	"diet"
]]);
function isFoodShape(shape) {
	return shape === "_food" || shape === "_dish";
}
function plainWords(text, { shortForms }) {
	const words = [];
	const putMarks = (from, to) => {
		for (let at = from; at < to; at += 1) if (MARKS.includes(text.charAt(at))) words.push({
			shape: text.charAt(at),
			start: at,
			end: at + 1
		});
	};
	let behind = 0;
	for (const { text: token, start, end } of tokenise(text)) {
		putMarks(behind, start);
		for (const shape of shortForms.get(token) ?? [token]) words.push({
			shape,
			start,
			end
		});
		behind = end;
	}
	putMarks(behind, text.length);
	return words;
}
function shapeWords(text, mentions, lexicon, most = Infinity) {
	const plain = plainWords(text, lexicon);
	const shapes = plain.map(({ shape }) => shape);
	const waiting = mentions.toSorted((one, other) => one.start - other.start);
	const words = [];
	let next = 0;
	for (let at = 0; at < plain.length && words.length < most;) {
		const { shape, start, end } = plain[at];
		while ((waiting[next]?.end ?? Infinity) <= start) next += 1;
		const mention = waiting[next];
		const named = rowsAt(lexicon, shapes, at).find(({ row }) => MASKED.has(row.kind));
		if (mention && mention.start <= start) {
			const { kind, stated = "", ...span } = mention;
			const called = text.slice(span.start, span.end).toLowerCase();
			words.push({
				shape: `_${kind}`,
				start: span.start,
				end: span.end,
				called,
				stated
			});
			while ((plain[at]?.start ?? mention.end) < mention.end) at += 1;
		} else if (named) {
			const last = plain[named.to - 1];
			words.push({
				shape: `_${named.row.kind}`,
				start,
				end: last.end
			});
			at = named.to;
		} else {
			const refuses = lexicon.rows.get(shape)?.some(({ label }) => label === "refusing");
			words.push({
				shape: maskNumber(shape),
				start,
				end,
				...refuses ? { refuses } : {}
			});
			at += 1;
		}
	}
	return words;
}
function maskNumber(word) {
	const first = word.charCodeAt(0);
	return first >= 48 && first <= 57 ? "_number" : word;
}
// kitchen/src/read/features.ts
function featureStart(text) {
	return hashOn(HASH_START, text);
}
function featureOf(start, one, two, three) {
	let hash = hashOn(start, one);
	if (two !== void 0) hash = hashOn(hashOn(hash, " "), two);
	if (three !== void 0) hash = hashOn(hashOn(hash, " "), three);
	const whole = hash >>> 0;
	return (whole ^ whole >>> 15) >>> 0 || 1;
}
// kitchen/src/read/clause-features.ts
const BEGIN = "^";
const END = "$";
const PIECE = 4;
const OPENING = 3;
const NOTHING = featureStart("");
const ALWAYS = featureOf(NOTHING, "always");
const STATE = featureStart("state ");
const BEFORE = featureStart("before ");
const LENGTH = featureStart("length ");
const ONE = featureStart("1 ");
const TWO = featureStart("2 ");
const THREE = featureStart("3 ");
const FAR$1 = featureStart("far ");
const SKIP = featureStart("skip ");
const LETTERS = featureStart("4 ");
const OPENS = Array.from({ length: 4 }, (_, at) => featureStart(`opens ${at} `));
function clauseFeatures(words, { state, before }) {
	const shapes = [
		BEGIN,
		...words.map(({ shape }) => shape),
		END
	];
	const length = String(Math.min(8, Math.ceil(words.length / 3)));
	const features = new Set([
		ALWAYS,
		featureOf(STATE, state),
		featureOf(BEFORE, before)
	]);
	features.add(featureOf(LENGTH, length));
	for (let at = 0; at < shapes.length; at += 1) {
		const one = shapes[at];
		const [two, three, four] = [
			shapes[at + 1],
			shapes[at + 2],
			shapes[at + 3]
		];
		features.add(featureOf(ONE, one)).add(featureOf(STATE, state, one));
		if (at > 0 && at <= OPENING) features.add(featureOf(OPENS[at], one));
		if (two !== void 0) features.add(featureOf(TWO, one, two));
		if (three !== void 0) features.add(featureOf(THREE, one, two, three)).add(featureOf(SKIP, one, three));
		if (four !== void 0) features.add(featureOf(FAR$1, one, four));
		if (one.length >= PIECE && !one.startsWith("_")) addPieces(one, features);
	}
	return features;
}
function addPieces(word, features) {
	const framed = `<${word}>`;
	for (let at = 0; at + PIECE <= framed.length; at += 1) features.add(featureOf(LETTERS, framed.slice(at, at + PIECE)));
}
function splitFeatures(lexical, whole, left, right) {
	const step = (chance) => Math.round(chance * 6);
	const gain = Math.log(left.chance * right.chance / whole.chance);
	const isSame = left.act === right.act;
	const names = [
		"always",
		`lexical ${Math.round(Math.log(lexical / (1 - lexical)))}`,
		`same ${isSame}`,
		`whole ${step(whole.chance)}`,
		`left ${step(left.chance)} ${isSame}`,
		`right ${step(right.chance)} ${isSame}`,
		`both ${step(Math.min(left.chance, right.chance))} ${isSame}`,
		`gain ${Math.max(-6, Math.round(gain * 2))} ${isSame}`,
		`acts ${left.act} ${right.act}`,
		`whole is left ${whole.act === left.act}`,
		`whole is right ${whole.act === right.act}`,
		`left act ${left.act}`,
		`right act ${right.act}`
	];
	return new Set(names.map((name) => featureOf(NOTHING, name)));
}
const REACH$1 = 4;
const DONE = featureStart("done ");
const LEFT = featureStart("left ");
const AWAY = Array.from({ length: 8 }, (_, at) => featureStart(`${at - REACH$1} `));
const BEHIND = featureStart("behind ");
const AHEAD = featureStart("ahead ");
const ACROSS = featureStart("across ");
function cutFeatures(words, at, state) {
	const shape = (place) => words[place]?.shape ?? (place < 0 ? BEGIN : END);
	const done = String(Math.min(6, Math.floor(at / 2)));
	const left = String(Math.min(6, Math.floor((words.length - at) / 2)));
	const features = new Set([
		ALWAYS,
		featureOf(STATE, state),
		featureOf(DONE, done)
	]);
	features.add(featureOf(LEFT, left));
	for (let away = -4; away < REACH$1; away += 1) {
		const one = shape(at + away);
		const place = AWAY[away + REACH$1];
		features.add(featureOf(place, one)).add(featureOf(place, one, shape(at + away + 1)));
		features.add(featureOf(away < 0 ? BEHIND : AHEAD, one));
	}
	features.add(featureOf(ACROSS, shape(at - 1), shape(at), shape(at + 1)));
	features.add(featureOf(ACROSS, shape(at - 2), shape(at - 1), shape(at)));
	return features;
}
// kitchen/src/seeded-random.ts
function seededRandom(seed) {
	let state = seed + 2654435769 | 0;
	return () => {
		state = state + 1831565813 | 0;
		let mixed = Math.imul(state ^ state >>> 15, 1 | state);
		mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
		return ((mixed ^ mixed >>> 14) >>> 0) / 4294967296;
	};
}
// kitchen/src/read/linear-model.ts
const ROUNDS = 10;
const STEP = .4;
const NEGLIGIBLE = 5e-4;
const LEAST_SEEN = 2;
const LEFT_OUT = .3;
function sampleOf(features, label) {
	return {
		features: Uint32Array.from(features),
		label
	};
}
function trainModel(samples) {
	const labels = [...new Set(samples.map(({ label }) => label))].sort();
	const rows = rowsOf(samples);
	const model = {
		labels,
		rows,
		weights: new Float32Array(rows.size * labels.length)
	};
	const squares = new Float32Array(model.weights.length).fill(.001);
	const known = samples.map(({ features, label }) => ({
		rows: Uint32Array.from([...features].map((hash) => rows.get(hash) ?? -1).filter((row) => row >= 0)),
		label: labels.indexOf(label)
	}));
	const random = seededRandom(samples.length);
	const learner = createLearner(model, squares);
	for (let round = 0; round < ROUNDS; round += 1) {
		shuffle(known, random);
		for (const { rows: seen, label } of known) learner({
			rows: seen.filter(() => random() >= LEFT_OUT),
			label
		});
	}
	return packed(model);
}
function chancesOf(model, features) {
	const known = [];
	for (const feature of features) {
		const row = rowOf(model, feature);
		if (row >= 0) known.push(row);
	}
	const sums = new Float64Array(model.labels.length);
	putChances(sums, model.weights, known, model.scale);
	return sums;
}
const FINEST = 127;
function packed({ labels, rows, weights }) {
	const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / FINEST || 1;
	const hashes = Uint32Array.from(rows.keys()).sort();
	const count = labels.length;
	const small = new Int8Array(weights.length);
	for (const [at, hash] of hashes.entries()) {
		const row = rows.get(hash);
		for (let label = 0; label < count; label += 1) small[at * count + label] = Math.round(weights[row * count + label] / scale);
	}
	return {
		labels,
		hashes,
		starts: startsOf(hashes),
		weights: small,
		scale
	};
}
function startsOf(hashes) {
	const bits = Math.max(1, Math.ceil(Math.log2(Math.max(2, hashes.length))) - 1);
	const starts = new Uint32Array(2 ** bits + 1);
	let at = 0;
	for (let place = 0; place < starts.length; place += 1) {
		starts[place] = at;
		while (at < hashes.length && hashes[at] >>> 32 - bits === place) at += 1;
	}
	return starts;
}
function rowOf({ hashes, starts }, hash) {
	const place = hash >>> Math.clz32(starts.length - 1) + 1;
	const end = starts[place + 1];
	for (let at = starts[place]; at < end; at += 1) if (hashes[at] === hash) return at;
	return -1;
}
function rowsOf(samples) {
	const seen = new Map();
	for (const { features } of samples) for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
	const rows = new Map();
	for (const [feature, times] of seen) if (times >= LEAST_SEEN) rows.set(feature, rows.size);
	return rows;
}
function createLearner({ weights, labels }, squares) {
	const count = labels.length;
	const chances = new Float64Array(count);
	const moved = new Uint32Array(count);
	return ({ rows, label }) => {
		putChances(chances, weights, rows, 1);
		const share = 1 / Math.sqrt(Math.max(1, rows.length));
		let many = 0;
		for (let at = 0; at < count; at += 1) {
			const error = (chances[at] - (at === label ? 1 : 0)) * share;
			chances[at] = error;
			if (Math.abs(error) >= NEGLIGIBLE) moved[many++] = at;
		}
		for (const row of rows) for (let one = 0; one < many; one += 1) {
			const at = moved[one];
			const error = chances[at];
			const place = row * count + at;
			const square = squares[place] + error * error;
			squares[place] = square;
			weights[place] = weights[place] - STEP * error / Math.sqrt(square);
		}
	};
}
function putChances(sums, weights, rows, scale) {
	const count = sums.length;
	sums.fill(0);
	for (const row of rows) {
		const place = row * count;
		for (let at = 0; at < count; at += 1) sums[at] = sums[at] + weights[place + at];
	}
	const share = scale / Math.sqrt(Math.max(1, rows.length));
	let highest = -Infinity;
	for (const sum of sums) if (sum > highest) highest = sum;
	let total = 0;
	for (let at = 0; at < count; at += 1) {
		const raised = Math.exp((sums[at] - highest) * share);
		sums[at] = raised;
		total += raised;
	}
	for (let at = 0; at < count; at += 1) sums[at] = sums[at] / total;
}
function shuffle(list, random) {
	for (let at = list.length - 1; at > 0; at -= 1) {
		const other = Math.floor(random() * (at + 1));
		const kept = list[at];
		list[at] = list[other];
		list[other] = kept;
	}
}
// kitchen/src/read/act-models.ts
const LEAST_CUT = .03;
const MOST_CUTS = 12;
const NUMBER = "_number";
const NO = "no";
const YES = "yes";
function trainActModels(messages) {
	const seen = messages.map(wordSamplesOf);
	const models = trainWordModels(seen.filter((_, index) => index % 2 === 0));
	const splits = trainModel(messages.filter((_, index) => index % 2 === 1).flatMap((message) => splitSamplesOf(models, message)));
	return {
		...trainWordModels(seen),
		splits
	};
}
function wordSamplesOf({ state, words, begins, acts }) {
	return {
		clauses: acts.map((act, index) => {
			return sampleOf(clauseFeatures(words.slice(begins[index], begins[index + 1]), {
				state,
				before: acts[index - 1] ?? ""
			}), act);
		}),
		cuts: words.slice(1).map((_, index) => {
			const at = index + 1;
			return sampleOf(cutFeatures(words, at, state), begins.includes(at) ? YES : NO);
		})
	};
}
function trainWordModels(samples) {
	return {
		acts: trainModel(samples.flatMap(({ clauses }) => clauses)),
		cuts: trainModel(samples.flatMap(({ cuts }) => cuts))
	};
}
function splitSamplesOf(models, { state, words, begins, acts }) {
	const samples = [];
	const reading = {
		models,
		words,
		state,
		known: new Map()
	};
	for (let first = 0; first < begins.length; first += 1) for (const many of [1, 2]) {
		if (first + many > begins.length) continue;
		const from = begins[first];
		const to = begins[first + many] ?? words.length;
		const part = many === 2 ? begins[first + 1] : 0;
		const before = acts[first - 1] ?? "";
		for (const { at, features } of splitsOf(reading, {
			from,
			to,
			before
		})) samples.push(sampleOf(features, at === part ? YES : NO));
	}
	return samples;
}
function splitsOf(reading, part) {
	const { models, state } = reading;
	const words = reading.words.slice(part.from, part.to);
	const places = [];
	for (let at = 1; at < words.length; at += 1) {
		if (isRange(words, at)) continue;
		const lexical = chanceOf(models.cuts, cutFeatures(words, at, state));
		if (lexical > LEAST_CUT) places.push({
			at: part.from + at,
			lexical
		});
	}
	places.sort((one, other) => other.lexical - one.lexical);
	const whole = classify(reading, part);
	return places.slice(0, MOST_CUTS).map(({ at, lexical }) => {
		const [left, right] = halves(reading, part, at);
		return {
			at,
			features: splitFeatures(lexical, whole, left, right)
		};
	});
}
function halves(reading, { from, to, before }, at) {
	const left = classify(reading, {
		from,
		to: at,
		before
	});
	return [left, classify(reading, {
		from: at,
		to,
		before: left.act
	})];
}
function isRange(words, at) {
	return words[at - 1]?.shape === NUMBER && words[at]?.shape === NUMBER;
}
function readClauses(models, words, state) {
	if (words.length === 0) return [];
	return readParts(models, {
		models,
		words,
		state,
		known: new Map()
	}, {
		from: 0,
		to: words.length,
		before: ""
	});
}
function readParts(models, reading, part) {
	const { from, to, before } = part;
	let cut = 0;
	let likeliest = PARTS;
	for (const { at, features } of splitsOf(reading, part)) {
		const chance = chanceOf(models.splits, features);
		if (chance > likeliest) [cut, likeliest] = [at, chance];
	}
	const whole = classify(reading, part);
	if (cut === 0 && whole.chance < SURE$1) cut = sentencePart(reading, part, whole.chance);
	if (cut === 0) return [{
		...whole,
		from,
		to
	}];
	const left = readParts(models, reading, {
		from,
		to: cut,
		before
	});
	const right = {
		from: cut,
		to,
		before: left.at(-1)?.act ?? ""
	};
	return [...left, ...readParts(models, reading, right)];
}
const PARTS = .4;
const SURE$1 = .6;
const GUESS$1 = .4;
const SENTENCE_ENDS = new Set([
	".",
	"?",
	"!"
]);
const FEWEST = 2;
function sentencePart(reading, part, whole) {
	let best = {
		at: 0,
		chance: whole < GUESS$1 ? 0 : whole
	};
	let tried = 0;
	for (let at = part.from + FEWEST; at <= part.to - FEWEST && tried < MOST_CUTS; at += 1) {
		if (!SENTENCE_ENDS.has(reading.words[at - 1]?.shape ?? "")) continue;
		tried += 1;
		const [left, right] = halves(reading, part, at);
		const chance = (left.chance + right.chance) / 2;
		if (chance > best.chance) best = {
			at,
			chance
		};
	}
	return best.at;
}
function chanceOf(model, features) {
	return chancesOf(model, features)[model.labels.indexOf(YES)];
}
function classify(reading, part) {
	const { from, to, before } = part;
	const key = `${from} ${to} ${before}`;
	const likely = reading.known.get(key) ?? likelyAct(reading, part);
	reading.known.set(key, likely);
	return likely;
}
function likelyAct({ models, words, state }, { from, to, before }) {
	const features = clauseFeatures(words.slice(from, to), {
		state,
		before
	});
	const chances = chancesOf(models.acts, features);
	let [first, second] = [0, 1];
	if (chances[second] > chances[first]) [first, second] = [second, first];
	for (let at = 2; at < chances.length; at += 1) {
		const chance = chances[at];
		if (chance > chances[first]) [first, second] = [at, first];
		else if (chance > chances[second]) second = at;
	}
	const { labels } = models.acts;
	return {
		act: labels[first],
		chance: chances[first],
		second: labels[second],
		secondChance: chances[second]
	};
}
// kitchen/src/read/example-lines.ts
const STATES = [
	"none",
	"list",
	"card",
	"plan",
	"cook",
	"asked"
];
const NEXT_ACT = " // ";
function readExampleLines(act, file, content) {
	return content.split("\n").flatMap((row, index) => {
		if (row.trim() === "" || row.startsWith("#")) return [];
		const source = `${file}:${index + 1}`;
		const closing = row.indexOf("] ");
		const state = STATES.find((known) => known === row.slice(1, closing));
		if (!row.startsWith("[") || state === void 0) throw new Error(`${source} names no state.`);
		const [first = "", ...others] = row.slice(closing + 2).split(NEXT_ACT);
		const clauses = [readClause(act, first, source)];
		for (const other of others) {
			const colon = other.indexOf(": ");
			if (colon < 0) throw new Error(`${source} names no act for "${other}".`);
			clauses.push(readClause(other.slice(0, colon), other.slice(colon + 2), source));
		}
		return [{
			state,
			clauses,
			source
		}];
	});
}
const TALK$1 = new Set([...[
	"off-topic",
	"small-talk",
	"about-you",
	"app",
	"feeling",
	"inject",
	"harmful",
	"emergency"
]]);
const ELSEWHERE = ["list", "card"];
function saidAnywhere(line, index) {
	const act = line.clauses[0]?.act ?? "";
	if (act === "step" && line.state === "cook" && index % 2 === 0) return [line, {
		...line,
		state: "card"
	}];
	if (line.state !== "none" || !(TALK$1.has(act) || act.startsWith("ask-"))) return [line];
	return [line, ...(TALK$1.has(act) ? ELSEWHERE : ELSEWHERE.slice(index % 2, index % 2 + 1)).map((state) => ({
		...line,
		state
	}))];
}
function readClause(act, marked, source) {
	const marks = [];
	let text = "";
	let at = 0;
	for (;;) {
		const open = marked.indexOf("{", at);
		if (open < 0) break;
		const colon = marked.indexOf(":", open);
		const close = marked.indexOf("}", open);
		if (colon < 0 || close < colon) throw new Error(`${source} has a brace without a role.`);
		text += marked.slice(at, open);
		const food = marked.slice(colon + 1, close);
		const role = marked.slice(open + 1, colon);
		marks.push({
			role,
			start: text.length,
			end: text.length + food.length
		});
		text += food;
		at = close + 1;
	}
	return {
		act,
		text: text + marked.slice(at),
		marks
	};
}
// kitchen/src/read/example-words.ts
function maskExample({ state, clauses }, lexicon, findMentions) {
	const words = [];
	const begins = [];
	const foods = [];
	for (const [clause, { text, marks }] of clauses.entries()) {
		begins.push(words.length);
		for (const word of shapeWords(text, findMentions(text), lexicon)) {
			const mark = marks.find(({ start, end }) => word.start < end && start < word.end);
			if (isFoodShape(word.shape) && mark) foods.push({
				at: words.length,
				clause,
				role: mark.role
			});
			words.push(word);
		}
	}
	return {
		state,
		words,
		begins,
		acts: clauses.map(({ act }) => act),
		foods
	};
}
// kitchen/src/read/gloss.ts
function readGloss(content) {
	const english = new Map();
	for (const row of content.split("\n")) {
		if (row.trim() === "" || row.startsWith("#")) continue;
		const colon = row.indexOf(":");
		const means = row.slice(0, colon).trim();
		for (const said of row.slice(colon + 1).split(",")) {
			const phrase = wordsOf(said).join(" ");
			if (phrase !== "" && !english.has(phrase)) english.set(phrase, means);
		}
	}
	return {
		english,
		longestFrom: longestByFirst(english.keys())
	};
}
function wordsOf(text) {
	return tokenise(apart(text)).map((token) => token.text);
}
function apart(text) {
	return text.replace(/['\u2019]/g, " ");
}
function inEnglish(glosses, text, dishes = []) {
	const tokens = tokenise(apart(text));
	const inName = new Uint8Array(text.length);
	for (const { start, end } of dishes) inName.fill(1, start, end);
	const named = tokens.map(({ start, end }) => inName.subarray(start, end).includes(1));
	const words = tokens.map((token) => token.text);
	const isCommon = words.map(isCommonWord);
	const own = isCommon.filter(Boolean).length;
	let best;
	let most = 0;
	for (const gloss of glosses) {
		const pieces = piecesOf(gloss, tokens, named);
		const known = pieces.filter(({ english }) => english !== void 0);
		const foreign = words.filter((word, at) => !isCommon[at] && gloss.english.has(word)).length;
		const covered = known.reduce((sum, { many }) => sum + many, 0);
		if ((foreign > 0 || covered > own) && covered >= own && covered * 2 >= words.length && covered + foreign > most) [best, most] = [pieces, covered + foreign];
	}
	return best ? written(text, best) : text;
}
function piecesOf({ english, longestFrom }, tokens, named) {
	const pieces = [];
	for (let at = 0; at < tokens.length;) {
		const first = tokens[at];
		let piece;
		const longest = longestFrom.get(first?.text ?? "") ?? 0;
		for (let many = Math.min(longest, tokens.length - at); many > 0 && !piece; many -= 1) {
			const phrase = tokens.slice(at, at + many).map((token) => token.text);
			const means = !named.slice(at, at + many).includes(true) ? english.get(phrase.join(" ")) : void 0;
			const last = tokens[at + many - 1];
			if (means !== void 0 && first && last) piece = {
				start: first.start,
				end: last.end,
				english: means,
				many
			};
		}
		if (first) pieces.push(piece ?? {
			start: first.start,
			end: first.end,
			many: 1
		});
		at += piece?.many ?? 1;
	}
	return pieces;
}
function written(text, pieces) {
	let said = "";
	let at = 0;
	for (const { start, end, english } of pieces) {
		said += apart(text.slice(at, start)) + (english ?? text.slice(start, end));
		at = end;
	}
	return (said + text.slice(at)).replace(/ {2,}/g, " ").trim();
}
// kitchen/src/read/role-model.ts
const REACH = 5;
const FIRST = "^";
const LAST = "$";
function trainRoleModel(messages) {
	const samples = [];
	for (const { state, words, begins, acts, foods } of messages) for (const [index, { at, clause, role }] of foods.entries()) {
		const [from, to] = [begins[clause], begins[clause + 1] ?? words.length];
		const earlier = foods[index - 1];
		const isList = earlier?.clause === clause;
		const context = {
			words,
			at,
			from,
			to,
			acts: [],
			state,
			before: isList ? earlier.role : "",
			last: isList ? earlier.at : -1
		};
		samples.push(sampleOf(roleFeatures(namesIn(context), acts[clause]), role));
	}
	return trainModel(samples);
}
function roleFeatures(names, act) {
	const features = new Set();
	const [alone, withAct] = [featureStart(""), featureStart(`${act} `)];
	for (const name of names) features.add(featureOf(alone, name)).add(featureOf(withAct, name));
	return features;
}
function namesIn(context) {
	const { words, at, from, to, state, before, last } = context;
	const names = new Set();
	const add = (name) => names.add(name);
	const shape = (place) => place < 0 ? FIRST : words[place]?.shape ?? LAST;
	const { called = "", stated = "" } = words[at] ?? {};
	add("always");
	add(`kind ${shape(at)}`);
	add(`state ${state}`);
	add(`before ${before}`);
	add(`stated ${stated}`);
	add(`stated ${stated} ${before}`);
	add(`called ${singular(called)}`);
	const link = words.slice(last + 1, at).map((word) => word.shape);
	if (last >= 0 && link.length <= LINK) add(`link ${before} ${link.join(" ")}`);
	add(`refused ${refusal(words, at, -1)}`);
	add(`refused ${refusal(words, at, -1)} ${refusal(words, at, 1)}`);
	add(`refused behind ${refusal(words, at, 1)}`);
	for (let away = 1; away <= REACH; away += 1) {
		add(`-${away} ${shape(at - away)}`);
		add(`+${away} ${shape(at + away)}`);
		add(`near- ${shape(at - away)}`);
		add(`near+ ${shape(at + away)}`);
	}
	add(`-2 ${shape(at - 2)} ${shape(at - 1)}`);
	add(`-3 ${shape(at - 3)} ${shape(at - 2)} ${shape(at - 1)}`);
	add(`+2 ${shape(at + 1)} ${shape(at + 2)}`);
	add(`around ${shape(at - 1)} ${shape(at + 1)}`);
	for (let place = from; place < to; place += 1) if (place !== at) add(`${place < at ? "earlier" : "later"} ${shape(place)}`);
	add(`opens ${shape(from)} ${shape(from + 1)}`);
	return names;
}
function refusal(words, at, step) {
	let foods = 0;
	let breaks = "";
	for (let away = 1; away <= FAR; away += 1) {
		const word = words[at + step * away];
		if (word === void 0) break;
		if (word.refuses) return `${Math.min(away, NEAR)} ${foods} ${breaks}`;
		if (isFoodShape(word.shape)) foods += 1;
		else if (BREAKS.has(word.shape)) breaks = word.shape;
	}
	return "none";
}
const FAR = 10;
const NEAR = 4;
const BREAKS = new Set([
	".",
	",",
	"!",
	"?",
	";",
	":",
	"but",
	"only",
	"yes"
]);
const LINK = 4;
function readRole(model, context) {
	const total = context.acts.reduce((sum, { chance }) => sum + chance, 0);
	const chances = new Float64Array(model.labels.length);
	const names = namesIn(context);
	for (const { act, chance } of context.acts) {
		const share = chance / total;
		const given = chancesOf(model, roleFeatures(names, act));
		for (let at = 0; at < chances.length; at += 1) chances[at] = chances[at] + share * given[at];
	}
	const chanceOf = (roles) => chances.reduce((sum, chance, at) => sum + (roles.has(model.labels[at]) ? chance : 0), 0);
	const { stated = "" } = context.words[context.at] ?? {};
	const caution = OUT.has(stated) ? MOST_CAUTION : CAUTION;
	const isRisky = chanceOf(OUT) * caution > chanceOf(IN);
	let best = -1;
	for (let at = 0; at < chances.length; at += 1) {
		if (isRisky && IN.has(model.labels[at])) continue;
		if (chances[at] > (chances[best] ?? 0)) best = at;
	}
	return {
		role: model.labels[best],
		chance: chances[best],
		out: chanceOf(REFUSED)
	};
}
const IN = new Set([
	"want",
	"likes",
	"dish",
	"have",
	"add",
	"to",
	"more"
]);
const OUT = new Set([...[
	"without",
	"dislike",
	"harm",
	"lacking",
	"from",
	"less"
]]);
const REFUSED = new Set([
	"harm",
	"dislike",
	"without"
]);
const CAUTION = 6;
const MOST_CAUTION = 20;
// kitchen/src/read/settle-act.ts
const GUESS = .4;
const SURE_RECIPE = .75;
const SURE = .9;
const PLAIN = .7;
const SHORT = 8;
const LONGEST = 4;
const MANY = 2;
const CARD = new Set([
	"card",
	"cook",
	"asked"
]);
const WISHES = new Set([
	"find",
	"dish",
	"have",
	"plan",
	"menu",
	"other"
]);
const CHANGES = [
	"swap",
	"leave-out",
	"add"
];
const TALK = ["thanks", "bye"];
const FILLS = new Set([
	"and",
	"also",
	"but",
	"so",
	"ok",
	",",
	".",
	"then"
]);
const GRAVE = new Set([
	"emergency",
	"harmful",
	"inject",
	"need"
]);
function settledAct(lexicon, words, likely, state) {
	const { act, chance, second } = likely;
	if (GRAVE.has(act) && chance >= GUESS) return likely;
	const as = (other) => other === act ? likely : {
		...likely,
		act: other,
		chance: Math.max(chance, PLAIN),
		second: act
	};
	const isAsked = words.at(-1)?.shape === "?";
	const foods = words.filter((word) => isFoodShape(word.shape) && !isCourtesy(lexicon, word));
	if (chance < SURE && !isAsked && foods.length === 0 && words.length <= SHORT) {
		const talk = TALK.find((one) => hasCue(lexicon, words, `says ${one}`));
		if (talk !== void 0 && !TALK.includes(act) && act !== "praise") return as(talk);
	}
	if (act === "own-recipe" && chance < SURE_RECIPE && !isRecipe(words)) return as(WISHES.has(second) ? second : "find");
	if (chance >= GUESS) return likely;
	if (hasCue(lexicon, words, "says feeling") && foods.length === 0) return as("feeling");
	if (hasCue(lexicon, words, "ideas") && isAsked) return as("find");
	const change = CHANGES.find((one) => hasCue(lexicon, words, `changes ${one}`));
	const asking = ["asks", "asks what"];
	const opens = words.some(({ shape }) => asking.some((label) => isCue(lexicon, [shape], label)));
	const [first = ""] = words.map(({ shape }) => shape).filter((one) => !FILLS.has(one));
	const isQuestion = isAsked || asking.some((label) => isCue(lexicon, [first], label));
	const isWhich = isCue(lexicon, [first], "asks what");
	if (CARD.has(state) && foods.length > 0 && change !== void 0 && !isWhich) return as(change);
	const isFree = state !== "card" && state !== "cook";
	if (isAsked && !opens && foods.length > 0 && asks(act) && isFree) return as("find");
	if (isQuestion !== asks(act) && isQuestion === asks(second)) return as(second);
	return likely;
}
function asks(act) {
	return act.startsWith("ask-");
}
function isCourtesy(lexicon, { called }) {
	return called !== void 0 && TALK.some((one) => isCue(lexicon, [called], `says ${one}`));
}
function isRecipe(words) {
	return words.filter(({ shape }) => shape === "_number").length >= MANY;
}
function hasCue(lexicon, words, label) {
	const shapes = words.map(({ shape, called }) => called ?? shape);
	return shapes.some((_, at) => Array.from({ length: LONGEST }, (__, many) => shapes.slice(at, at + many + 1)).some((run) => isCue(lexicon, run, label)));
}
// kitchen/src/read/message-reader.ts
const MOST_WORDS = 120;
function trainMessageReader(examples, lexicon, findMentions, glosses = []) {
	const messages = examples.flatMap(saidAnywhere).map((line) => maskExample(line, lexicon, findMentions));
	return {
		acts: trainActModels(messages),
		roles: trainRoleModel(messages),
		lexicon,
		findMentions,
		glosses
	};
}
function readMessage(reader, message, state) {
	const known = READ.get(reader) ?? lately((one, text) => readAnew(reader, text, one));
	READ.set(reader, known);
	return known(state, message);
}
const READ = new WeakMap();
function readAnew(reader, message, state) {
	const { lexicon, findMentions, glosses } = reader;
	const found = findMentions(message);
	const text = inEnglish(glosses, message, found.filter(({ kind }) => kind === "dish"));
	const words = shapeWords(text, text === message ? found : findMentions(text), lexicon, MOST_WORDS);
	return {
		text,
		words,
		acts: readClauses(reader.acts, words, state).map(({ from, to, ...said }) => {
			const settled = settledAct(lexicon, words.slice(from, to), said, state);
			const { secondChance, ...act } = settled;
			const foods = [];
			const next = {
				act: act.second,
				chance: secondChance
			};
			const acts = settled === said ? [act, next] : [act];
			let latest = -1;
			for (let at = from; at < to; at += 1) {
				const { shape, stated, start, end } = words[at];
				if (!isFoodShape(shape)) continue;
				const before = foods.at(-1)?.role ?? "";
				const context = {
					words,
					at,
					from,
					to,
					acts,
					state,
					before,
					last: latest
				};
				latest = at;
				const likely = readRole(reader.roles, context);
				const role = likely.role === "harm" && stated === "named" ? "want" : likely.role;
				foods.push({
					...likely,
					role,
					start,
					end
				});
			}
			const [first, last] = [words[from], words[to - 1]];
			return {
				...act,
				start: first.start,
				end: last.end,
				foods
			};
		})
	};
}
// node_modules/yaml/dist/nodes/identity.js
var require_identity = require_rolldown_runtime.__commonJSMin(((exports) => {
	const ALIAS = Symbol.for("yaml.alias");
	const DOC = Symbol.for("yaml.document");
	const MAP = Symbol.for("yaml.map");
	const PAIR = Symbol.for("yaml.pair");
	const SCALAR = Symbol.for("yaml.scalar");
	const SEQ = Symbol.for("yaml.seq");
	const NODE_TYPE = Symbol.for("yaml.node.type");
	const isAlias = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
	const isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
	const isMap = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
	const isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
	const isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR;
	const isSeq = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
	function isCollection(node) {
		if (node && typeof node === "object") switch (node[NODE_TYPE]) {
			case MAP:
			case SEQ: return true;
		}
		return false;
	}
	function isNode(node) {
		if (node && typeof node === "object") switch (node[NODE_TYPE]) {
			case ALIAS:
			case MAP:
			case SCALAR:
			case SEQ: return true;
		}
		return false;
	}
	const hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;
	exports.ALIAS = ALIAS;
	exports.DOC = DOC;
	exports.MAP = MAP;
	exports.NODE_TYPE = NODE_TYPE;
	exports.PAIR = PAIR;
	exports.SCALAR = SCALAR;
	exports.SEQ = SEQ;
	exports.hasAnchor = hasAnchor;
	exports.isAlias = isAlias;
	exports.isCollection = isCollection;
	exports.isDocument = isDocument;
	exports.isMap = isMap;
	exports.isNode = isNode;
	exports.isPair = isPair;
	exports.isScalar = isScalar;
	exports.isSeq = isSeq;
}));
// node_modules/yaml/dist/visit.js
var require_visit = require_rolldown_runtime.__commonJSMin(((exports) => {
	var identity = require_identity();
	const BREAK = Symbol("break visit");
	const SKIP = Symbol("skip children");
	const REMOVE = Symbol("remove node");
	function visit(node, visitor) {
		const visitor_ = initVisitor(visitor);
		if (identity.isDocument(node)) {
			if (visit_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE) node.contents = null;
		} else visit_(null, node, visitor_, Object.freeze([]));
	}
	visit.BREAK = BREAK;
	visit.SKIP = SKIP;
	visit.REMOVE = REMOVE;
	function visit_(key, node, visitor, path) {
		const ctrl = callVisitor(key, node, visitor, path);
		if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
			replaceNode(key, path, ctrl);
			return visit_(key, ctrl, visitor, path);
		}
		if (typeof ctrl !== "symbol") {
			if (identity.isCollection(node)) {
				path = Object.freeze(path.concat(node));
				for (let i = 0; i < node.items.length; ++i) {
					const ci = visit_(i, node.items[i], visitor, path);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						node.items.splice(i, 1);
						i -= 1;
					}
				}
			} else if (identity.isPair(node)) {
				path = Object.freeze(path.concat(node));
				const ck = visit_("key", node.key, visitor, path);
				if (ck === BREAK) return BREAK;
				else if (ck === REMOVE) node.key = null;
				const cv = visit_("value", node.value, visitor, path);
				if (cv === BREAK) return BREAK;
				else if (cv === REMOVE) node.value = null;
			}
		}
		return ctrl;
	}
	async function visitAsync(node, visitor) {
		const visitor_ = initVisitor(visitor);
		if (identity.isDocument(node)) {
			if (await visitAsync_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE) node.contents = null;
		} else await visitAsync_(null, node, visitor_, Object.freeze([]));
	}
	visitAsync.BREAK = BREAK;
	visitAsync.SKIP = SKIP;
	visitAsync.REMOVE = REMOVE;
	async function visitAsync_(key, node, visitor, path) {
		const ctrl = await callVisitor(key, node, visitor, path);
		if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
			replaceNode(key, path, ctrl);
			return visitAsync_(key, ctrl, visitor, path);
		}
		if (typeof ctrl !== "symbol") {
			if (identity.isCollection(node)) {
				path = Object.freeze(path.concat(node));
				for (let i = 0; i < node.items.length; ++i) {
					const ci = await visitAsync_(i, node.items[i], visitor, path);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						node.items.splice(i, 1);
						i -= 1;
					}
				}
			} else if (identity.isPair(node)) {
				path = Object.freeze(path.concat(node));
				const ck = await visitAsync_("key", node.key, visitor, path);
				if (ck === BREAK) return BREAK;
				else if (ck === REMOVE) node.key = null;
				const cv = await visitAsync_("value", node.value, visitor, path);
				if (cv === BREAK) return BREAK;
				else if (cv === REMOVE) node.value = null;
			}
		}
		return ctrl;
	}
	function initVisitor(visitor) {
		if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) return Object.assign({
			Alias: visitor.Node,
			Map: visitor.Node,
			Scalar: visitor.Node,
			Seq: visitor.Node
		}, visitor.Value && {
			Map: visitor.Value,
			Scalar: visitor.Value,
			Seq: visitor.Value
		}, visitor.Collection && {
			Map: visitor.Collection,
			Seq: visitor.Collection
		}, visitor);
		return visitor;
	}
	function callVisitor(key, node, visitor, path) {
		if (typeof visitor === "function") return visitor(key, node, path);
		if (identity.isMap(node)) return visitor.Map?.(key, node, path);
		if (identity.isSeq(node)) return visitor.Seq?.(key, node, path);
		if (identity.isPair(node)) return visitor.Pair?.(key, node, path);
		if (identity.isScalar(node)) return visitor.Scalar?.(key, node, path);
		if (identity.isAlias(node)) return visitor.Alias?.(key, node, path);
	}
	function replaceNode(key, path, node) {
		const parent = path[path.length - 1];
		if (identity.isCollection(parent)) parent.items[key] = node;
		else if (identity.isPair(parent)) {
			if (key === "key") parent.key = node;
			else parent.value = node;
		} else if (identity.isDocument(parent)) parent.contents = node;
		else {
			const pt = identity.isAlias(parent) ? "alias" : "scalar";
			throw new Error(`Cannot replace node with ${pt} parent`);
		}
	}
	exports.visit = visit;
	exports.visitAsync = visitAsync;
}));
// node_modules/yaml/dist/doc/directives.js
var require_directives = require_rolldown_runtime.__commonJSMin(((exports) => {
	var identity = require_identity();
	var visit = require_visit();
	const escapeChars = {
		"!": "%21",
		",": "%2C",
		"[": "%5B",
		"]": "%5D",
		"{": "%7B",
		"}": "%7D"
	};
	const escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
	var Directives = class Directives {
		constructor(yaml, tags) {
			this.docStart = null;
			this.docEnd = false;
			this.yaml = Object.assign({}, Directives.defaultYaml, yaml);
			this.tags = Object.assign({}, Directives.defaultTags, tags);
		}
		clone() {
			const copy = new Directives(this.yaml, this.tags);
			copy.docStart = this.docStart;
			return copy;
		}
		atDocument() {
			const res = new Directives(this.yaml, this.tags);
			switch (this.yaml.version) {
				case "1.1":
					this.atNextDocument = true;
					break;
				case "1.2":
					this.atNextDocument = false;
					this.yaml = {
						explicit: Directives.defaultYaml.explicit,
						version: "1.2"
					};
					this.tags = Object.assign({}, Directives.defaultTags);
			}
			return res;
		}
		add(line, onError) {
			if (this.atNextDocument) {
				this.yaml = {
					explicit: Directives.defaultYaml.explicit,
					version: "1.1"
				};
				this.tags = Object.assign({}, Directives.defaultTags);
				this.atNextDocument = false;
			}
			const parts = line.trim().split(/[ \t]+/);
			const name = parts.shift();
			switch (name) {
				case "%TAG": {
					if (parts.length !== 2) {
						onError(0, "%TAG directive should contain exactly two parts");
						if (parts.length < 2) return false;
					}
					const [handle, prefix] = parts;
					this.tags[handle] = prefix;
					return true;
				}
				case "%YAML": {
					this.yaml.explicit = true;
					if (parts.length !== 1) {
						onError(0, "%YAML directive should contain exactly one part");
						return false;
					}
					const [version] = parts;
					if (version === "1.1" || version === "1.2") {
						this.yaml.version = version;
						return true;
					} else {
						const isValid = /^\d+\.\d+$/.test(version);
						onError(6, `Unsupported YAML version ${version}`, isValid);
						return false;
					}
				}
				default:
					onError(0, `Unknown directive ${name}`, true);
					return false;
			}
		}
		tagName(source, onError) {
			if (source === "!") return "!";
			if (source[0] !== "!") {
				onError(`Not a valid tag: ${source}`);
				return null;
			}
			if (source[1] === "<") {
				const verbatim = source.slice(2, -1);
				if (verbatim === "!" || verbatim === "!!") {
					onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
					return null;
				}
				if (source[source.length - 1] !== ">") onError("Verbatim tags must end with a >");
				return verbatim;
			}
			const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
			if (!suffix) onError(`The ${source} tag has no suffix`);
			const prefix = this.tags[handle];
			if (prefix) try {
				return prefix + decodeURIComponent(suffix);
			} catch (error) {
				onError(String(error));
				return null;
			}
			if (handle === "!") return source;
			onError(`Could not resolve tag: ${source}`);
			return null;
		}
		tagString(tag) {
			for (const [handle, prefix] of Object.entries(this.tags)) if (tag.startsWith(prefix)) return handle + escapeTagName(tag.substring(prefix.length));
			return tag[0] === "!" ? tag : `!<${tag}>`;
		}
		toString(doc) {
			const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
			const tagEntries = Object.entries(this.tags);
			let tagNames;
			if (doc && tagEntries.length > 0 && identity.isNode(doc.contents)) {
				const tags = {};
				visit.visit(doc.contents, (_key, node) => {
					if (identity.isNode(node) && node.tag) tags[node.tag] = true;
				});
				tagNames = Object.keys(tags);
			} else tagNames = [];
			for (const [handle, prefix] of tagEntries) {
				if (handle === "!!" && prefix === "tag:yaml.org,2002:") continue;
				if (!doc || tagNames.some((tn) => tn.startsWith(prefix))) lines.push(`%TAG ${handle} ${prefix}`);
			}
			return lines.join("\n");
		}
	};
	Directives.defaultYaml = {
		explicit: false,
		version: "1.2"
	};
	Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };
	exports.Directives = Directives;
}));
// node_modules/yaml/dist/doc/anchors.js
var require_anchors = require_rolldown_runtime.__commonJSMin(((exports) => {
	var identity = require_identity();
	var visit = require_visit();
	function anchorIsValid(anchor) {
		if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
			const msg = `Anchor must not contain whitespace or control characters: ${JSON.stringify(anchor)}`;
			throw new Error(msg);
		}
		return true;
	}
	function anchorNames(root) {
		const anchors = new Set();
		visit.visit(root, { Value(_key, node) {
			if (node.anchor) anchors.add(node.anchor);
		} });
		return anchors;
	}
	function findNewAnchor(prefix, exclude) {
		for (let i = 1;; ++i) {
			const name = `${prefix}${i}`;
			if (!exclude.has(name)) return name;
		}
	}
	function createNodeAnchors(doc, prefix) {
		const aliasObjects = [];
		const sourceObjects = new Map();
		let prevAnchors = null;
		return {
			onAnchor: (source) => {
				aliasObjects.push(source);
				prevAnchors ?? (prevAnchors = anchorNames(doc));
				const anchor = findNewAnchor(prefix, prevAnchors);
				prevAnchors.add(anchor);
				return anchor;
			},
			setAnchors: () => {
				for (const source of aliasObjects) {
					const ref = sourceObjects.get(source);
					if (typeof ref === "object" && ref.anchor && (identity.isScalar(ref.node) || identity.isCollection(ref.node))) ref.node.anchor = ref.anchor;
					else {
						const error = new Error("Failed to resolve repeated object (this should not happen)");
						error.source = source;
						throw error;
					}
				}
			},
			sourceObjects
		};
	}
	exports.anchorIsValid = anchorIsValid;
	exports.anchorNames = anchorNames;
	exports.createNodeAnchors = createNodeAnchors;
	exports.findNewAnchor = findNewAnchor;
}));
// node_modules/yaml/dist/doc/applyReviver.js
var require_applyReviver = require_rolldown_runtime.__commonJSMin(((exports) => {
	function applyReviver(reviver, obj, key, val) {
		if (val && typeof val === "object") {
			if (Array.isArray(val)) for (let i = 0, len = val.length; i < len; ++i) {
				const v0 = val[i];
				const v1 = applyReviver(reviver, val, String(i), v0);
				if (v1 === void 0) delete val[i];
				else if (v1 !== v0) val[i] = v1;
			}
			else if (val instanceof Map) for (const k of Array.from(val.keys())) {
				const v0 = val.get(k);
				const v1 = applyReviver(reviver, val, k, v0);
				if (v1 === void 0) val.delete(k);
				else if (v1 !== v0) val.set(k, v1);
			}
			else if (val instanceof Set) for (const v0 of Array.from(val)) {
				const v1 = applyReviver(reviver, val, v0, v0);
				if (v1 === void 0) val.delete(v0);
				else if (v1 !== v0) {
					val.delete(v0);
					val.add(v1);
				}
			}
			else for (const [k, v0] of Object.entries(val)) {
				const v1 = applyReviver(reviver, val, k, v0);
				if (v1 === void 0) delete val[k];
				else if (v1 !== v0) val[k] = v1;
			}
		}
		return reviver.call(obj, key, val);
	}
	exports.applyReviver = applyReviver;
}));
// node_modules/yaml/dist/nodes/toJS.js
var require_toJS = require_rolldown_runtime.__commonJSMin(((exports) => {
	var identity = require_identity();
	function toJS(value, arg, ctx) {
		if (Array.isArray(value)) return value.map((v, i) => toJS(v, String(i), ctx));
		if (value && typeof value.toJSON === "function") {
			if (!ctx || !identity.hasAnchor(value)) return value.toJSON(arg, ctx);
			const data = {
				aliasCount: 0,
				count: 1,
				res: void 0
			};
			ctx.anchors.set(value, data);
			ctx.onCreate = (res) => {
				data.res = res;
				delete ctx.onCreate;
			};
			const res = value.toJSON(arg, ctx);
			if (ctx.onCreate) ctx.onCreate(res);
			return res;
		}
		if (typeof value === "bigint" && !ctx?.keep) return Number(value);
		return value;
	}
	exports.toJS = toJS;
}));
// node_modules/yaml/dist/nodes/Node.js
var require_Node = require_rolldown_runtime.__commonJSMin(((exports) => {
	var applyReviver = require_applyReviver();
	var identity = require_identity();
	var toJS = require_toJS();
	var NodeBase = class {
		constructor(type) {
			Object.defineProperty(this, identity.NODE_TYPE, { value: type });
		}
		clone() {
			const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			if (!identity.isDocument(doc)) throw new TypeError("A document argument is required");
			const ctx = {
				anchors: new Map(),
				doc,
				keep: true,
				mapAsMap: mapAsMap === true,
				mapKeyWarned: false,
				maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
			};
			const res = toJS.toJS(this, "", ctx);
			if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
		}
	};
	exports.NodeBase = NodeBase;
}));
// node_modules/yaml/dist/nodes/Alias.js
var require_Alias = require_rolldown_runtime.__commonJSMin(((exports) => {
	var anchors = require_anchors();
	var visit = require_visit();
	var identity = require_identity();
	var Node = require_Node();
	var toJS = require_toJS();
	var Alias = class extends Node.NodeBase {
		constructor(source) {
			super(identity.ALIAS);
			this.source = source;
			Object.defineProperty(this, "tag", { set() {
				throw new Error("Alias nodes cannot have tags");
			} });
		}
		resolve(doc, ctx) {
			if (ctx?.maxAliasCount === 0) throw new ReferenceError("Alias resolution is disabled");
			let nodes;
			if (ctx?.aliasResolveCache) nodes = ctx.aliasResolveCache;
			else {
				nodes = [];
				visit.visit(doc, { Node: (_key, node) => {
					if (identity.isAlias(node) || identity.hasAnchor(node)) nodes.push(node);
				} });
				if (ctx) ctx.aliasResolveCache = nodes;
			}
			let found = void 0;
			for (const node of nodes) {
				if (node === this) break;
				if (node.anchor === this.source) found = node;
			}
			if (found && ctx) {
				const { anchors, doc, maxAliasCount } = ctx;
				let data = anchors.get(found);
				if (!data) {
					toJS.toJS(found, null, ctx);
					data = anchors.get(found);
				}
				if (data?.res === void 0) throw new ReferenceError("This should not happen: Alias anchor was not resolved?");
				if (maxAliasCount >= 0) {
					data.count += 1;
					if (data.aliasCount === 0) data.aliasCount = getAliasCount(doc, found, anchors);
					if (data.count * data.aliasCount > maxAliasCount) throw new ReferenceError("Excessive alias count indicates a resource exhaustion attack");
				}
			}
			return found;
		}
		toJSON(_arg, ctx) {
			if (!ctx) return { source: this.source };
			const source = this.resolve(ctx.doc, ctx);
			if (!source) {
				const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw new ReferenceError(msg);
			}
			return ctx.anchors.get(source).res;
		}
		toString(ctx, _onComment, _onChompKeep) {
			const src = `*${this.source}`;
			if (ctx) {
				anchors.anchorIsValid(this.source);
				if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
					const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
					throw new Error(msg);
				}
				if (ctx.implicitKey) return `${src} `;
			}
			return src;
		}
	};
	function getAliasCount(doc, node, anchors) {
		if (identity.isAlias(node)) {
			const source = node.resolve(doc);
			const anchor = anchors && source && anchors.get(source);
			return anchor ? anchor.count * anchor.aliasCount : 0;
		} else if (identity.isCollection(node)) {
			let count = 0;
			for (const item of node.items) {
				const c = getAliasCount(doc, item, anchors);
				if (c > count) count = c;
			}
			return count;
		} else if (identity.isPair(node)) {
			const kc = getAliasCount(doc, node.key, anchors);
			const vc = getAliasCount(doc, node.value, anchors);
			return Math.max(kc, vc);
		}
		return 1;
	}
	exports.Alias = Alias;
}));
// node_modules/yaml/dist/nodes/Scalar.js
var require_Scalar = require_rolldown_runtime.__commonJSMin(((exports) => {
	var identity = require_identity();
	var Node = require_Node();
	var toJS = require_toJS();
	const isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
	var Scalar = class extends Node.NodeBase {
		constructor(value) {
			super(identity.SCALAR);
			this.value = value;
		}
		toJSON(arg, ctx) {
			return ctx?.keep ? this.value : toJS.toJS(this.value, arg, ctx);
		}
		toString() {
			return String(this.value);
		}
	};
	Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
	Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
	Scalar.PLAIN = "PLAIN";
	Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
	Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
	exports.Scalar = Scalar;
	exports.isScalarValue = isScalarValue;
}));
// node_modules/yaml/dist/doc/createNode.js
var require_createNode = require_rolldown_runtime.__commonJSMin(((exports) => {
	var Alias = require_Alias();
	var identity = require_identity();
	var Scalar = require_Scalar();
	const defaultTagPrefix = "tag:yaml.org,2002:";
	function findTagObject(value, tagName, tags) {
		if (tagName) {
			const match = tags.filter((t) => t.tag === tagName);
			const tagObj = match.find((t) => !t.format) ?? match[0];
			if (!tagObj) throw new Error(`Tag ${tagName} not found`);
			return tagObj;
		}
		return tags.find((t) => t.identify?.(value) && !t.format);
	}
	function createNode(value, tagName, ctx) {
		if (identity.isDocument(value)) value = value.contents;
		if (identity.isNode(value)) return value;
		if (identity.isPair(value)) {
			const map = ctx.schema[identity.MAP].createNode?.(ctx.schema, null, ctx);
			map.items.push(value);
			return map;
		}
		if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) value = value.valueOf();
		const { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
		let ref = void 0;
		if (aliasDuplicateObjects && value && typeof value === "object") {
			ref = sourceObjects.get(value);
			if (ref) {
				ref.anchor ?? (ref.anchor = onAnchor(value));
				return new Alias.Alias(ref.anchor);
			} else {
				ref = {
					anchor: null,
					node: null
				};
				sourceObjects.set(value, ref);
			}
		}
		if (tagName?.startsWith("!!")) tagName = defaultTagPrefix + tagName.slice(2);
		let tagObj = findTagObject(value, tagName, schema.tags);
		if (!tagObj) {
			if (value && typeof value.toJSON === "function") value = value.toJSON();
			if (!value || typeof value !== "object") {
				const node = new Scalar.Scalar(value);
				if (ref) ref.node = node;
				return node;
			}
			tagObj = value instanceof Map ? schema[identity.MAP] : Symbol.iterator in Object(value) ? schema[identity.SEQ] : schema[identity.MAP];
		}
		if (onTagObj) {
			onTagObj(tagObj);
			delete ctx.onTagObj;
		}
		const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar.Scalar(value);
		if (tagName) node.tag = tagName;
		else if (!tagObj.default) node.tag = tagObj.tag;
		if (ref) ref.node = node;
		return node;
	}
	exports.createNode = createNode;
}));
// node_modules/yaml/dist/nodes/Collection.js
var require_Collection = require_rolldown_runtime.__commonJSMin(((exports) => {
	var createNode = require_createNode();
	var identity = require_identity();
	var Node = require_Node();
	function collectionFromPath(schema, path, value) {
		let v = value;
		for (let i = path.length - 1; i >= 0; --i) {
			const k = path[i];
			if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
				const a = [];
				a[k] = v;
				v = a;
			} else v = new Map([[k, v]]);
		}
		return createNode.createNode(v, void 0, {
			aliasDuplicateObjects: false,
			keepUndefined: false,
			onAnchor: () => {
				throw new Error("This should not happen, please report a bug.");
			},
			schema,
			sourceObjects: new Map()
		});
	}
	const isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
	var Collection = class extends Node.NodeBase {
		constructor(type, schema) {
			super(type);
			Object.defineProperty(this, "schema", {
				value: schema,
				configurable: true,
				enumerable: false,
				writable: true
			});
		}
		clone(schema) {
			const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			if (schema) copy.schema = schema;
			copy.items = copy.items.map((it) => identity.isNode(it) || identity.isPair(it) ? it.clone(schema) : it);
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		addIn(path, value) {
			if (isEmptyPath(path)) this.add(value);
			else {
				const [key, ...rest] = path;
				const node = this.get(key, true);
				if (identity.isCollection(node)) node.addIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
		deleteIn(path) {
			const [key, ...rest] = path;
			if (rest.length === 0) return this.delete(key);
			const node = this.get(key, true);
			if (identity.isCollection(node)) return node.deleteIn(rest);
			else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
		}
		getIn(path, keepScalar) {
			const [key, ...rest] = path;
			const node = this.get(key, true);
			if (rest.length === 0) return !keepScalar && identity.isScalar(node) ? node.value : node;
			else return identity.isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
		}
		hasAllNullValues(allowScalar) {
			return this.items.every((node) => {
				if (!identity.isPair(node)) return false;
				const n = node.value;
				return n == null || allowScalar && identity.isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
			});
		}
		hasIn(path) {
			const [key, ...rest] = path;
			if (rest.length === 0) return this.has(key);
			const node = this.get(key, true);
			return identity.isCollection(node) ? node.hasIn(rest) : false;
		}
		setIn(path, value) {
			const [key, ...rest] = path;
			if (rest.length === 0) this.set(key, value);
			else {
				const node = this.get(key, true);
				if (identity.isCollection(node)) node.setIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
	};
	exports.Collection = Collection;
	exports.collectionFromPath = collectionFromPath;
	exports.isEmptyPath = isEmptyPath;
}));
// node_modules/yaml/dist/stringify/stringifyComment.js
var require_stringifyComment = require_rolldown_runtime.__commonJSMin(((exports) => {
	const stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
	function indentComment(comment, indent) {
		if (/^\n+$/.test(comment)) return comment.substring(1);
		return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
	}
	const lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;
	exports.indentComment = indentComment;
	exports.lineComment = lineComment;
	exports.stringifyComment = stringifyComment;
}));
// node_modules/yaml/dist/stringify/foldFlowLines.js
var require_foldFlowLines = require_rolldown_runtime.__commonJSMin(((exports) => {
	const FOLD_FLOW = "flow";
	const FOLD_BLOCK = "block";
	const FOLD_QUOTED = "quoted";
	function foldFlowLines(text, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
		if (!lineWidth || lineWidth < 0) return text;
		if (lineWidth < minContentWidth) minContentWidth = 0;
		const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
		if (text.length <= endStep) return text;
		const folds = [];
		const escapedFolds = {};
		let end = lineWidth - indent.length;
		if (typeof indentAtStart === "number") {
			if (indentAtStart > lineWidth - Math.max(2, minContentWidth)) folds.push(0);
			else end = lineWidth - indentAtStart;
		}
		let split = void 0;
		let prev = void 0;
		let overflow = false;
		let i = -1;
		let escStart = -1;
		let escEnd = -1;
		if (mode === FOLD_BLOCK) {
			i = consumeMoreIndentedLines(text, i, indent.length);
			if (i !== -1) end = i + endStep;
		}
		for (let ch; ch = text[i += 1];) {
			if (mode === FOLD_QUOTED && ch === "\\") {
				escStart = i;
				switch (text[i + 1]) {
					case "x":
						i += 3;
						break;
					case "u":
						i += 5;
						break;
					case "U":
						i += 9;
						break;
					default: i += 1;
				}
				escEnd = i;
			}
			if (ch === "\n") {
				if (mode === FOLD_BLOCK) i = consumeMoreIndentedLines(text, i, indent.length);
				end = i + indent.length + endStep;
				split = void 0;
			} else {
				if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
					const next = text[i + 1];
					if (next && next !== " " && next !== "\n" && next !== "	") split = i;
				}
				if (i >= end) {
					if (split) {
						folds.push(split);
						end = split + endStep;
						split = void 0;
					} else if (mode === FOLD_QUOTED) {
						while (prev === " " || prev === "	") {
							prev = ch;
							ch = text[i += 1];
							overflow = true;
						}
						const j = i > escEnd + 1 ? i - 2 : escStart - 1;
						if (escapedFolds[j]) return text;
						folds.push(j);
						escapedFolds[j] = true;
						end = j + endStep;
						split = void 0;
					} else overflow = true;
				}
			}
			prev = ch;
		}
		if (overflow && onOverflow) onOverflow();
		if (folds.length === 0) return text;
		if (onFold) onFold();
		let res = text.slice(0, folds[0]);
		for (let i = 0; i < folds.length; ++i) {
			const fold = folds[i];
			const end = folds[i + 1] || text.length;
			if (fold === 0) res = `\n${indent}${text.slice(0, end)}`;
			else {
				if (mode === FOLD_QUOTED && escapedFolds[fold]) res += `${text[fold]}\\`;
				res += `\n${indent}${text.slice(fold + 1, end)}`;
			}
		}
		return res;
	}
	function consumeMoreIndentedLines(text, i, indent) {
		let end = i;
		let start = i + 1;
		let ch = text[start];
		while (ch === " " || ch === "	") if (i < start + indent) ch = text[++i];
		else {
			do
				ch = text[++i];
			while (ch && ch !== "\n");
			end = i;
			start = i + 1;
			ch = text[start];
		}
		return end;
	}
	exports.FOLD_BLOCK = FOLD_BLOCK;
	exports.FOLD_FLOW = FOLD_FLOW;
	exports.FOLD_QUOTED = FOLD_QUOTED;
	exports.foldFlowLines = foldFlowLines;
}));
// node_modules/yaml/dist/stringify/stringifyString.js
var require_stringifyString = require_rolldown_runtime.__commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var foldFlowLines = require_foldFlowLines();
	const getFoldOptions = (ctx, isBlock) => ({
		indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
		lineWidth: ctx.options.lineWidth,
		minContentWidth: ctx.options.minContentWidth
	});
	const containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
	function lineLengthOverLimit(str, lineWidth, indentLength) {
		if (!lineWidth || lineWidth < 0) return false;
		const limit = lineWidth - indentLength;
		const strLen = str.length;
		if (strLen <= limit) return false;
		for (let i = 0, start = 0; i < strLen; ++i) if (str[i] === "\n") {
			if (i - start > limit) return true;
			start = i + 1;
			if (strLen - start <= limit) return false;
		}
		return true;
	}
	function doubleQuotedString(value, ctx) {
		const json = JSON.stringify(value);
		if (ctx.options.doubleQuotedAsJSON) return json;
		const { implicitKey } = ctx;
		const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
		const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		let str = "";
		let start = 0;
		for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
			if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
				str += json.slice(start, i) + "\\ ";
				i += 1;
				start = i;
				ch = "\\";
			}
			if (ch === "\\") switch (json[i + 1]) {
				case "u":
					{
						str += json.slice(start, i);
						const code = json.substr(i + 2, 4);
						switch (code) {
							case "0000":
								str += "\\0";
								break;
							case "0007":
								str += "\\a";
								break;
							case "000b":
								str += "\\v";
								break;
							case "001b":
								str += "\\e";
								break;
							case "0085":
								str += "\\N";
								break;
							case "00a0":
								str += "\\_";
								break;
							case "2028":
								str += "\\L";
								break;
							case "2029":
								str += "\\P";
								break;
							default: if (code.substr(0, 2) === "00") str += "\\x" + code.substr(2);
							else str += json.substr(i, 6);
						}
						i += 5;
						start = i + 1;
					}
					break;
				case "n":
					if (implicitKey || json[i + 2] === "\"" || json.length < minMultiLineLength) i += 1;
					else {
						str += json.slice(start, i) + "\n\n";
						while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== "\"") {
							str += "\n";
							i += 2;
						}
						str += indent;
						if (json[i + 2] === " ") str += "\\";
						i += 1;
						start = i + 1;
					}
					break;
				default: i += 1;
			}
		}
		str = start ? str + json.slice(start) : json;
		return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_QUOTED, getFoldOptions(ctx, false));
	}
	function singleQuotedString(value, ctx) {
		if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value)) return doubleQuotedString(value, ctx);
		const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
		return ctx.implicitKey ? res : foldFlowLines.foldFlowLines(res, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
	}
	function quotedString(value, ctx) {
		const { singleQuote } = ctx.options;
		let qs;
		if (singleQuote === false) qs = doubleQuotedString;
		else {
			const hasDouble = value.includes("\"");
			const hasSingle = value.includes("'");
			if (hasDouble && !hasSingle) qs = singleQuotedString;
			else if (hasSingle && !hasDouble) qs = doubleQuotedString;
			else qs = singleQuote ? singleQuotedString : doubleQuotedString;
		}
		return qs(value, ctx);
	}
	let blockEndNewlines;
	try {
		blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
	} catch {
		blockEndNewlines = /\n+(?!\n|$)/g;
	}
	function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
		const { blockQuote, commentString, lineWidth } = ctx.options;
		if (!blockQuote || /\n[\t ]+$/.test(value)) return quotedString(value, ctx);
		const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
		const literal = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.Scalar.BLOCK_FOLDED ? false : type === Scalar.Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
		if (!value) return literal ? "|\n" : ">\n";
		let chomp;
		let endStart;
		for (endStart = value.length; endStart > 0; --endStart) {
			const ch = value[endStart - 1];
			if (ch !== "\n" && ch !== "	" && ch !== " ") break;
		}
		let end = value.substring(endStart);
		const endNlPos = end.indexOf("\n");
		if (endNlPos === -1) chomp = "-";
		else if (value === end || endNlPos !== end.length - 1) {
			chomp = "+";
			if (onChompKeep) onChompKeep();
		} else chomp = "";
		if (end) {
			value = value.slice(0, -end.length);
			if (end[end.length - 1] === "\n") end = end.slice(0, -1);
			end = end.replace(blockEndNewlines, `$&${indent}`);
		}
		let startWithSpace = false;
		let startEnd;
		let startNlPos = -1;
		for (startEnd = 0; startEnd < value.length; ++startEnd) {
			const ch = value[startEnd];
			if (ch === " ") startWithSpace = true;
			else if (ch === "\n") startNlPos = startEnd;
			else break;
		}
		let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
		if (start) {
			value = value.substring(start.length);
			start = start.replace(/\n+/g, `$&${indent}`);
		}
		let header = (startWithSpace ? indent ? "2" : "1" : "") + chomp;
		if (comment) {
			header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
			if (onComment) onComment();
		}
		if (!literal) {
			const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
			let literalFallback = false;
			const foldOptions = getFoldOptions(ctx, true);
			if (blockQuote !== "folded" && type !== Scalar.Scalar.BLOCK_FOLDED) foldOptions.onOverflow = () => {
				literalFallback = true;
			};
			const body = foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`, indent, foldFlowLines.FOLD_BLOCK, foldOptions);
			if (!literalFallback) return `>${header}\n${indent}${body}`;
		}
		value = value.replace(/\n+/g, `$&${indent}`);
		return `|${header}\n${indent}${start}${value}${end}`;
	}
	function plainString(item, ctx, onComment, onChompKeep) {
		const { type, value } = item;
		const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
		if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) return quotedString(value, ctx);
		if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
		if (!implicitKey && !inFlow && type !== Scalar.Scalar.PLAIN && value.includes("\n")) return blockString(item, ctx, onComment, onChompKeep);
		if (containsDocumentMarker(value)) {
			if (indent === "") {
				ctx.forceBlockIndent = true;
				return blockString(item, ctx, onComment, onChompKeep);
			} else if (implicitKey && indent === indentStep) return quotedString(value, ctx);
		}
		const str = value.replace(/\n+/g, `$&\n${indent}`);
		if (actualString) {
			const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
			const { compat, tags } = ctx.doc.schema;
			if (tags.some(test) || compat?.some(test)) return quotedString(value, ctx);
		}
		return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
	}
	function stringifyString(item, ctx, onComment, onChompKeep) {
		const { implicitKey, inFlow } = ctx;
		const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
		let { type } = item;
		if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
			if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value)) type = Scalar.Scalar.QUOTE_DOUBLE;
		}
		const _stringify = (_type) => {
			switch (_type) {
				case Scalar.Scalar.BLOCK_FOLDED:
				case Scalar.Scalar.BLOCK_LITERAL: return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
				case Scalar.Scalar.QUOTE_DOUBLE: return doubleQuotedString(ss.value, ctx);
				case Scalar.Scalar.QUOTE_SINGLE: return singleQuotedString(ss.value, ctx);
				case Scalar.Scalar.PLAIN: return plainString(ss, ctx, onComment, onChompKeep);
				default: return null;
			}
		};
		let res = _stringify(type);
		if (res === null) {
			const { defaultKeyType, defaultStringType } = ctx.options;
			const t = implicitKey && defaultKeyType || defaultStringType;
			res = _stringify(t);
			if (res === null) throw new Error(`Unsupported default string type ${t}`);
		}
		return res;
	}
	exports.stringifyString = stringifyString;
}));
// node_modules/yaml/dist/stringify/stringify.js
var require_stringify = require_rolldown_runtime.__commonJSMin(((exports) => {
	var anchors = require_anchors();
	var identity = require_identity();
	var stringifyComment = require_stringifyComment();
	var stringifyString = require_stringifyString();
	function createStringifyContext(doc, options) {
		const opt = Object.assign({
			blockQuote: true,
			commentString: stringifyComment.stringifyComment,
			defaultKeyType: null,
			defaultStringType: "PLAIN",
			directives: null,
			doubleQuotedAsJSON: false,
			doubleQuotedMinMultiLineLength: 40,
			falseStr: "false",
			flowCollectionPadding: true,
			indentSeq: true,
			lineWidth: 80,
			minContentWidth: 20,
			nullStr: "null",
			simpleKeys: false,
			singleQuote: null,
			trailingComma: false,
			trueStr: "true",
			verifyAliasOrder: true
		}, doc.schema.toStringOptions, options);
		let inFlow;
		switch (opt.collectionStyle) {
			case "block":
				inFlow = false;
				break;
			case "flow":
				inFlow = true;
				break;
			default: inFlow = null;
		}
		return {
			anchors: new Set(),
			doc,
			flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
			indent: "",
			indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
			inFlow,
			options: opt
		};
	}
	function getTagObject(tags, item) {
		if (item.tag) {
			const match = tags.filter((t) => t.tag === item.tag);
			if (match.length > 0) return match.find((t) => t.format === item.format) ?? match[0];
		}
		let tagObj = void 0;
		let obj;
		if (identity.isScalar(item)) {
			obj = item.value;
			let match = tags.filter((t) => t.identify?.(obj));
			if (match.length > 1) {
				const testMatch = match.filter((t) => t.test);
				if (testMatch.length > 0) match = testMatch;
			}
			tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
		} else {
			obj = item;
			tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
		}
		if (!tagObj) {
			const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
			throw new Error(`Tag not resolved for ${name} value`);
		}
		return tagObj;
	}
	function stringifyProps(node, tagObj, { anchors: anchors$1, doc }) {
		if (!doc.directives) return "";
		const props = [];
		const anchor = (identity.isScalar(node) || identity.isCollection(node)) && node.anchor;
		if (anchor && anchors.anchorIsValid(anchor)) {
			anchors$1.add(anchor);
			props.push(`&${anchor}`);
		}
		const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
		if (tag) props.push(doc.directives.tagString(tag));
		return props.join(" ");
	}
	function stringify(item, ctx, onComment, onChompKeep) {
		if (identity.isPair(item)) return item.toString(ctx, onComment, onChompKeep);
		if (identity.isAlias(item)) {
			if (ctx.doc.directives) return item.toString(ctx);
			if (ctx.resolvedAliases?.has(item)) throw new TypeError(`Cannot stringify circular structure without alias nodes`);
			else {
				if (ctx.resolvedAliases) ctx.resolvedAliases.add(item);
				else ctx.resolvedAliases = new Set([item]);
				item = item.resolve(ctx.doc);
			}
		}
		let tagObj = void 0;
		const node = identity.isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
		tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
		const props = stringifyProps(node, tagObj, ctx);
		if (props.length > 0) ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
		const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : identity.isScalar(node) ? stringifyString.stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
		if (!props) return str;
		return identity.isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}\n${ctx.indent}${str}`;
	}
	exports.createStringifyContext = createStringifyContext;
	exports.stringify = stringify;
}));
// node_modules/yaml/dist/stringify/stringifyPair.js
var require_stringifyPair = require_rolldown_runtime.__commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
		const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
		let keyComment = identity.isNode(key) && key.comment || null;
		if (simpleKeys) {
			if (keyComment) throw new Error("With simple keys, key nodes cannot have comments");
			if (identity.isCollection(key) || !identity.isNode(key) && typeof key === "object") throw new Error("With simple keys, collection cannot be used as a key value");
		}
		let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || identity.isCollection(key) || (identity.isScalar(key) ? key.type === Scalar.Scalar.BLOCK_FOLDED || key.type === Scalar.Scalar.BLOCK_LITERAL : typeof key === "object"));
		ctx = Object.assign({}, ctx, {
			allNullValues: false,
			implicitKey: !explicitKey && (simpleKeys || !allNullValues),
			indent: indent + indentStep
		});
		let keyCommentDone = false;
		let chompKeep = false;
		let str = stringify.stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
		if (!explicitKey && !ctx.inFlow && str.length > 1024) {
			if (simpleKeys) throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
			explicitKey = true;
		}
		if (ctx.inFlow) {
			if (allNullValues || value == null) {
				if (keyCommentDone && onComment) onComment();
				return str === "" ? "?" : explicitKey ? `? ${str}` : str;
			}
		} else if (allNullValues && !simpleKeys || value == null && explicitKey) {
			str = `? ${str}`;
			if (keyComment && !keyCommentDone) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
			else if (chompKeep && onChompKeep) onChompKeep();
			return str;
		}
		if (keyCommentDone) keyComment = null;
		if (explicitKey) {
			if (keyComment) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
			str = `? ${str}\n${indent}:`;
		} else {
			str = `${str}:`;
			if (keyComment) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
		}
		let vsb, vcb, valueComment;
		if (identity.isNode(value)) {
			vsb = !!value.spaceBefore;
			vcb = value.commentBefore;
			valueComment = value.comment;
		} else {
			vsb = false;
			vcb = null;
			valueComment = null;
			if (value && typeof value === "object") value = doc.createNode(value);
		}
		ctx.implicitKey = false;
		if (!explicitKey && !keyComment && identity.isScalar(value)) ctx.indentAtStart = str.length + 1;
		chompKeep = false;
		if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && identity.isSeq(value) && !value.flow && !value.tag && !value.anchor) ctx.indent = ctx.indent.substring(2);
		let valueCommentDone = false;
		const valueStr = stringify.stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
		let ws = " ";
		if (keyComment || vsb || vcb) {
			ws = vsb ? "\n" : "";
			if (vcb) {
				const cs = commentString(vcb);
				ws += `\n${stringifyComment.indentComment(cs, ctx.indent)}`;
			}
			if (valueStr === "" && !ctx.inFlow) {
				if (ws === "\n" && valueComment) ws = "\n\n";
			} else ws += `\n${ctx.indent}`;
		} else if (!explicitKey && identity.isCollection(value)) {
			const vs0 = valueStr[0];
			const nl0 = valueStr.indexOf("\n");
			const hasNewline = nl0 !== -1;
			const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
			if (hasNewline || !flow) {
				let hasPropsLine = false;
				if (hasNewline && (vs0 === "&" || vs0 === "!")) {
					let sp0 = valueStr.indexOf(" ");
					if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") sp0 = valueStr.indexOf(" ", sp0 + 1);
					if (sp0 === -1 || nl0 < sp0) hasPropsLine = true;
				}
				if (!hasPropsLine) ws = `\n${ctx.indent}`;
			}
		} else if (valueStr === "" || valueStr[0] === "\n") ws = "";
		str += ws + valueStr;
		if (ctx.inFlow) {
			if (valueCommentDone && onComment) onComment();
		} else if (valueComment && !valueCommentDone) str += stringifyComment.lineComment(str, ctx.indent, commentString(valueComment));
		else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	exports.stringifyPair = stringifyPair;
}));
// node_modules/yaml/dist/log.js
var require_log = require_rolldown_runtime.__commonJSMin(((exports) => {
	var node_process = require("process");
	function debug(logLevel, ...messages) {
		if (logLevel === "debug") console.log(...messages);
	}
	function warn(logLevel, warning) {
		if (logLevel === "debug" || logLevel === "warn") {
			if (typeof node_process.emitWarning === "function") node_process.emitWarning(warning);
			else console.warn(warning);
		}
	}
	exports.debug = debug;
	exports.warn = warn;
}));
// node_modules/yaml/dist/schema/yaml-1.1/merge.js
var require_merge = require_rolldown_runtime.__commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	const MERGE_KEY = "<<";
	const merge = {
		identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
		default: "key",
		tag: "tag:yaml.org,2002:merge",
		test: /^<<$/,
		resolve: () => Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)), { addToJSMap: addMergeToJSMap }),
		stringify: () => MERGE_KEY
	};
	const isMergeKey = (ctx, key) => (merge.identify(key) || identity.isScalar(key) && (!key.type || key.type === Scalar.Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
	function addMergeToJSMap(ctx, map, value) {
		const source = resolveAliasValue(ctx, value);
		if (identity.isSeq(source)) for (const it of source.items) mergeValue(ctx, map, it);
		else if (Array.isArray(source)) for (const it of source) mergeValue(ctx, map, it);
		else mergeValue(ctx, map, source);
	}
	function mergeValue(ctx, map, value) {
		const source = resolveAliasValue(ctx, value);
		if (!identity.isMap(source)) throw new Error("Merge sources must be maps or map aliases");
		const srcMap = source.toJSON(null, ctx, Map);
		for (const [key, value] of srcMap) if (map instanceof Map) {
			if (!map.has(key)) map.set(key, value);
		} else if (map instanceof Set) map.add(key);
		else if (!Object.prototype.hasOwnProperty.call(map, key)) Object.defineProperty(map, key, {
			value,
			writable: true,
			enumerable: true,
			configurable: true
		});
		return map;
	}
	function resolveAliasValue(ctx, value) {
		return ctx && identity.isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
	}
	exports.addMergeToJSMap = addMergeToJSMap;
	exports.isMergeKey = isMergeKey;
	exports.merge = merge;
}));
// node_modules/yaml/dist/nodes/addPairToJSMap.js
var require_addPairToJSMap = require_rolldown_runtime.__commonJSMin(((exports) => {
	var log = require_log();
	var merge = require_merge();
	var stringify = require_stringify();
	var identity = require_identity();
	var toJS = require_toJS();
	function addPairToJSMap(ctx, map, { key, value }) {
		if (identity.isNode(key) && key.addToJSMap) key.addToJSMap(ctx, map, value);
		else if (merge.isMergeKey(ctx, key)) merge.addMergeToJSMap(ctx, map, value);
		else {
			const jsKey = toJS.toJS(key, "", ctx);
			if (map instanceof Map) map.set(jsKey, toJS.toJS(value, jsKey, ctx));
			else if (map instanceof Set) map.add(jsKey);
			else {
				const stringKey = stringifyKey(key, jsKey, ctx);
				const jsValue = toJS.toJS(value, stringKey, ctx);
				if (stringKey in map) Object.defineProperty(map, stringKey, {
					value: jsValue,
					writable: true,
					enumerable: true,
					configurable: true
				});
				else map[stringKey] = jsValue;
			}
		}
		return map;
	}
	function stringifyKey(key, jsKey, ctx) {
		if (jsKey === null) return "";
		if (typeof jsKey !== "object") return String(jsKey);
		if (identity.isNode(key) && ctx?.doc) {
			const strCtx = stringify.createStringifyContext(ctx.doc, {});
			strCtx.anchors = new Set();
			for (const node of ctx.anchors.keys()) strCtx.anchors.add(node.anchor);
			strCtx.inFlow = true;
			strCtx.inStringifyKey = true;
			const strKey = key.toString(strCtx);
			if (!ctx.mapKeyWarned) {
				let jsonStr = JSON.stringify(strKey);
				if (jsonStr.length > 40) jsonStr = jsonStr.substring(0, 36) + "...\"";
				log.warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
				ctx.mapKeyWarned = true;
			}
			return strKey;
		}
		return JSON.stringify(jsKey);
	}
	exports.addPairToJSMap = addPairToJSMap;
}));
// node_modules/yaml/dist/nodes/Pair.js
var require_Pair = require_rolldown_runtime.__commonJSMin(((exports) => {
	var createNode = require_createNode();
	var stringifyPair = require_stringifyPair();
	var addPairToJSMap = require_addPairToJSMap();
	var identity = require_identity();
	function createPair(key, value, ctx) {
		return new Pair(createNode.createNode(key, void 0, ctx), createNode.createNode(value, void 0, ctx));
	}
	var Pair = class Pair {
		constructor(key, value = null) {
			Object.defineProperty(this, identity.NODE_TYPE, { value: identity.PAIR });
			this.key = key;
			this.value = value;
		}
		clone(schema) {
			let { key, value } = this;
			if (identity.isNode(key)) key = key.clone(schema);
			if (identity.isNode(value)) value = value.clone(schema);
			return new Pair(key, value);
		}
		toJSON(_, ctx) {
			const pair = ctx?.mapAsMap ? new Map() : {};
			return addPairToJSMap.addPairToJSMap(ctx, pair, this);
		}
		toString(ctx, onComment, onChompKeep) {
			return ctx?.doc ? stringifyPair.stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
		}
	};
	exports.Pair = Pair;
	exports.createPair = createPair;
}));
// node_modules/yaml/dist/stringify/stringifyCollection.js
var require_stringifyCollection = require_rolldown_runtime.__commonJSMin(((exports) => {
	var identity = require_identity();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyCollection(collection, ctx, options) {
		return (ctx.inFlow ?? collection.flow ? stringifyFlowCollection : stringifyBlockCollection)(collection, ctx, options);
	}
	function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
		const { indent, options: { commentString } } = ctx;
		const itemCtx = Object.assign({}, ctx, {
			indent: itemIndent,
			type: null
		});
		let chompKeep = false;
		const lines = [];
		for (let i = 0; i < items.length; ++i) {
			const item = items[i];
			let comment = null;
			if (identity.isNode(item)) {
				if (!chompKeep && item.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
				if (item.comment) comment = item.comment;
			} else if (identity.isPair(item)) {
				const ik = identity.isNode(item.key) ? item.key : null;
				if (ik) {
					if (!chompKeep && ik.spaceBefore) lines.push("");
					addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
				}
			}
			chompKeep = false;
			let str = stringify.stringify(item, itemCtx, () => comment = null, () => chompKeep = true);
			if (comment) str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
			if (chompKeep && comment) chompKeep = false;
			lines.push(blockItemPrefix + str);
		}
		let str;
		if (lines.length === 0) str = flowChars.start + flowChars.end;
		else {
			str = lines[0];
			for (let i = 1; i < lines.length; ++i) {
				const line = lines[i];
				str += line ? `\n${indent}${line}` : "\n";
			}
		}
		if (comment) {
			str += "\n" + stringifyComment.indentComment(commentString(comment), indent);
			if (onComment) onComment();
		} else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
		const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
		itemIndent += indentStep;
		const itemCtx = Object.assign({}, ctx, {
			indent: itemIndent,
			inFlow: true,
			type: null
		});
		let reqNewline = false;
		let linesAtValue = 0;
		const lines = [];
		for (let i = 0; i < items.length; ++i) {
			const item = items[i];
			let comment = null;
			if (identity.isNode(item)) {
				if (item.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, false);
				if (item.comment) comment = item.comment;
			} else if (identity.isPair(item)) {
				const ik = identity.isNode(item.key) ? item.key : null;
				if (ik) {
					if (ik.spaceBefore) lines.push("");
					addCommentBefore(ctx, lines, ik.commentBefore, false);
					if (ik.comment) reqNewline = true;
				}
				const iv = identity.isNode(item.value) ? item.value : null;
				if (iv) {
					if (iv.comment) comment = iv.comment;
					if (iv.commentBefore) reqNewline = true;
				} else if (item.value == null && ik?.comment) comment = ik.comment;
			}
			if (comment) reqNewline = true;
			let str = stringify.stringify(item, itemCtx, () => comment = null);
			reqNewline || (reqNewline = lines.length > linesAtValue || str.includes("\n"));
			if (i < items.length - 1) str += ",";
			else if (ctx.options.trailingComma) {
				if (ctx.options.lineWidth > 0) reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
				if (reqNewline) str += ",";
			}
			if (comment) str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
			lines.push(str);
			linesAtValue = lines.length;
		}
		const { start, end } = flowChars;
		if (lines.length === 0) return start + end;
		else {
			if (!reqNewline) {
				const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
				reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
			}
			if (reqNewline) {
				let str = start;
				for (const line of lines) str += line ? `\n${indentStep}${indent}${line}` : "\n";
				return `${str}\n${indent}${end}`;
			} else return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
		}
	}
	function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
		if (comment && chompKeep) comment = comment.replace(/^\n+/, "");
		if (comment) {
			const ic = stringifyComment.indentComment(commentString(comment), indent);
			lines.push(ic.trimStart());
		}
	}
	exports.stringifyCollection = stringifyCollection;
}));
// node_modules/yaml/dist/nodes/YAMLMap.js
var require_YAMLMap = require_rolldown_runtime.__commonJSMin(((exports) => {
	var stringifyCollection = require_stringifyCollection();
	var addPairToJSMap = require_addPairToJSMap();
	var Collection = require_Collection();
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	function findPair(items, key) {
		const k = identity.isScalar(key) ? key.value : key;
		for (const it of items) if (identity.isPair(it)) {
			if (it.key === key || it.key === k) return it;
			if (identity.isScalar(it.key) && it.key.value === k) return it;
		}
	}
	var YAMLMap = class extends Collection.Collection {
		static get tagName() {
			return "tag:yaml.org,2002:map";
		}
		constructor(schema) {
			super(identity.MAP, schema);
			this.items = [];
		}
		static from(schema, obj, ctx) {
			const { keepUndefined, replacer } = ctx;
			const map = new this(schema);
			const add = (key, value) => {
				if (typeof replacer === "function") value = replacer.call(obj, key, value);
				else if (Array.isArray(replacer) && !replacer.includes(key)) return;
				if (value !== void 0 || keepUndefined) map.items.push(Pair.createPair(key, value, ctx));
			};
			if (obj instanceof Map) for (const [key, value] of obj) add(key, value);
			else if (obj && typeof obj === "object") for (const key of Object.keys(obj)) add(key, obj[key]);
			if (typeof schema.sortMapEntries === "function") map.items.sort(schema.sortMapEntries);
			return map;
		}
		add(pair, overwrite) {
			let _pair;
			if (identity.isPair(pair)) _pair = pair;
			else if (!pair || typeof pair !== "object" || !("key" in pair)) _pair = new Pair.Pair(pair, pair?.value);
			else _pair = new Pair.Pair(pair.key, pair.value);
			const prev = findPair(this.items, _pair.key);
			const sortEntries = this.schema?.sortMapEntries;
			if (prev) {
				if (!overwrite) throw new Error(`Key ${_pair.key} already set`);
				if (identity.isScalar(prev.value) && Scalar.isScalarValue(_pair.value)) prev.value.value = _pair.value;
				else prev.value = _pair.value;
			} else if (sortEntries) {
				const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
				if (i === -1) this.items.push(_pair);
				else this.items.splice(i, 0, _pair);
			} else this.items.push(_pair);
		}
		delete(key) {
			const it = findPair(this.items, key);
			if (!it) return false;
			return this.items.splice(this.items.indexOf(it), 1).length > 0;
		}
		get(key, keepScalar) {
			const node = findPair(this.items, key)?.value;
			return (!keepScalar && identity.isScalar(node) ? node.value : node) ?? void 0;
		}
		has(key) {
			return !!findPair(this.items, key);
		}
		set(key, value) {
			this.add(new Pair.Pair(key, value), true);
		}
		toJSON(_, ctx, Type) {
			const map = Type ? new Type() : ctx?.mapAsMap ? new Map() : {};
			if (ctx?.onCreate) ctx.onCreate(map);
			for (const item of this.items) addPairToJSMap.addPairToJSMap(ctx, map, item);
			return map;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			for (const item of this.items) if (!identity.isPair(item)) throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
			if (!ctx.allNullValues && this.hasAllNullValues(false)) ctx = Object.assign({}, ctx, { allNullValues: true });
			return stringifyCollection.stringifyCollection(this, ctx, {
				blockItemPrefix: "",
				flowChars: {
					start: "{",
					end: "}"
				},
				itemIndent: ctx.indent || "",
				onChompKeep,
				onComment
			});
		}
	};
	exports.YAMLMap = YAMLMap;
	exports.findPair = findPair;
}));
// node_modules/yaml/dist/schema/common/map.js
var require_map = require_rolldown_runtime.__commonJSMin(((exports) => {
	var identity = require_identity();
	var YAMLMap = require_YAMLMap();
	exports.map = {
		collection: "map",
		default: true,
		nodeClass: YAMLMap.YAMLMap,
		tag: "tag:yaml.org,2002:map",
		resolve(map, onError) {
			if (!identity.isMap(map)) onError("Expected a mapping for this tag");
			return map;
		},
		createNode: (schema, obj, ctx) => YAMLMap.YAMLMap.from(schema, obj, ctx)
	};
}));
// node_modules/yaml/dist/nodes/YAMLSeq.js
var require_YAMLSeq = require_rolldown_runtime.__commonJSMin(((exports) => {
	var createNode = require_createNode();
	var stringifyCollection = require_stringifyCollection();
	var Collection = require_Collection();
	var identity = require_identity();
	var Scalar = require_Scalar();
	var toJS = require_toJS();
	var YAMLSeq = class extends Collection.Collection {
		static get tagName() {
			return "tag:yaml.org,2002:seq";
		}
		constructor(schema) {
			super(identity.SEQ, schema);
			this.items = [];
		}
		add(value) {
			this.items.push(value);
		}
		delete(key) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") return false;
			return this.items.splice(idx, 1).length > 0;
		}
		get(key, keepScalar) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") return void 0;
			const it = this.items[idx];
			return !keepScalar && identity.isScalar(it) ? it.value : it;
		}
		has(key) {
			const idx = asItemIndex(key);
			return typeof idx === "number" && idx < this.items.length;
		}
		set(key, value) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") throw new Error(`Expected a valid index, not ${key}.`);
			const prev = this.items[idx];
			if (identity.isScalar(prev) && Scalar.isScalarValue(value)) prev.value = value;
			else this.items[idx] = value;
		}
		toJSON(_, ctx) {
			const seq = [];
			if (ctx?.onCreate) ctx.onCreate(seq);
			let i = 0;
			for (const item of this.items) seq.push(toJS.toJS(item, String(i++), ctx));
			return seq;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			return stringifyCollection.stringifyCollection(this, ctx, {
				blockItemPrefix: "- ",
				flowChars: {
					start: "[",
					end: "]"
				},
				itemIndent: (ctx.indent || "") + "  ",
				onChompKeep,
				onComment
			});
		}
		static from(schema, obj, ctx) {
			const { replacer } = ctx;
			const seq = new this(schema);
			if (obj && Symbol.iterator in Object(obj)) {
				let i = 0;
				for (let it of obj) {
					if (typeof replacer === "function") {
						const key = obj instanceof Set ? it : String(i++);
						it = replacer.call(obj, key, it);
					}
					seq.items.push(createNode.createNode(it, void 0, ctx));
				}
			}
			return seq;
		}
	};
	function asItemIndex(key) {
		let idx = identity.isScalar(key) ? key.value : key;
		if (idx && typeof idx === "string") idx = Number(idx);
		return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
	}
	exports.YAMLSeq = YAMLSeq;
}));
// node_modules/yaml/dist/schema/common/seq.js
var require_seq = require_rolldown_runtime.__commonJSMin(((exports) => {
	var identity = require_identity();
	var YAMLSeq = require_YAMLSeq();
	exports.seq = {
		collection: "seq",
		default: true,
		nodeClass: YAMLSeq.YAMLSeq,
		tag: "tag:yaml.org,2002:seq",
		resolve(seq, onError) {
			if (!identity.isSeq(seq)) onError("Expected a sequence for this tag");
			return seq;
		},
		createNode: (schema, obj, ctx) => YAMLSeq.YAMLSeq.from(schema, obj, ctx)
	};
}));
// node_modules/yaml/dist/schema/common/string.js
var require_string = require_rolldown_runtime.__commonJSMin(((exports) => {
	var stringifyString = require_stringifyString();
	exports.string = {
		identify: (value) => typeof value === "string",
		default: true,
		tag: "tag:yaml.org,2002:str",
		resolve: (str) => str,
		stringify(item, ctx, onComment, onChompKeep) {
			ctx = Object.assign({ actualString: true }, ctx);
			return stringifyString.stringifyString(item, ctx, onComment, onChompKeep);
		}
	};
}));
// node_modules/yaml/dist/schema/common/null.js
var require_null = require_rolldown_runtime.__commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	const nullTag = {
		identify: (value) => value == null,
		createNode: () => new Scalar.Scalar(null),
		default: true,
		tag: "tag:yaml.org,2002:null",
		test: /^(?:~|[Nn]ull|NULL)?$/,
		resolve: () => new Scalar.Scalar(null),
		stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
	};
	exports.nullTag = nullTag;
}));
// node_modules/yaml/dist/schema/core/bool.js
var require_bool$1 = require_rolldown_runtime.__commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	const boolTag = {
		identify: (value) => typeof value === "boolean",
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
		resolve: (str) => new Scalar.Scalar(str[0] === "t" || str[0] === "T"),
		stringify({ source, value }, ctx) {
			if (source && boolTag.test.test(source)) {
				if (value === (source[0] === "t" || source[0] === "T")) return source;
			}
			return value ? ctx.options.trueStr : ctx.options.falseStr;
		}
	};
	exports.boolTag = boolTag;
}));
// node_modules/yaml/dist/stringify/stringifyNumber.js
var require_stringifyNumber = require_rolldown_runtime.__commonJSMin(((exports) => {
	function stringifyNumber({ format, minFractionDigits, tag, value }) {
		if (typeof value === "bigint") return String(value);
		const num = typeof value === "number" ? value : Number(value);
		if (!isFinite(num)) return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
		let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
		if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
			let i = n.indexOf(".");
			if (i < 0) {
				i = n.length;
				n += ".";
			}
			let d = minFractionDigits - (n.length - i - 1);
			while (d-- > 0) n += "0";
		}
		return n;
	}
	exports.stringifyNumber = stringifyNumber;
}));
// node_modules/yaml/dist/schema/core/float.js
var require_float$1 = require_rolldown_runtime.__commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var stringifyNumber = require_stringifyNumber();
	const floatNaN = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
		stringify: stringifyNumber.stringifyNumber
	};
	const floatExp = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str),
		stringify(node) {
			const num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
		}
	};
	exports.float = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
		resolve(str) {
			const node = new Scalar.Scalar(parseFloat(str));
			const dot = str.indexOf(".");
			if (dot !== -1 && str[str.length - 1] === "0") node.minFractionDigits = str.length - dot - 1;
			return node;
		},
		stringify: stringifyNumber.stringifyNumber
	};
	exports.floatExp = floatExp;
	exports.floatNaN = floatNaN;
}));
// node_modules/yaml/dist/schema/core/int.js
var require_int$1 = require_rolldown_runtime.__commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
	const intResolve = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
	function intStringify(node, radix, prefix) {
		const { value } = node;
		if (intIdentify(value) && value >= 0) return prefix + value.toString(radix);
		return stringifyNumber.stringifyNumber(node);
	}
	const intOct = {
		identify: (value) => intIdentify(value) && value >= 0,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^0o[0-7]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
		stringify: (node) => intStringify(node, 8, "0o")
	};
	const int = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
		stringify: stringifyNumber.stringifyNumber
	};
	const intHex = {
		identify: (value) => intIdentify(value) && value >= 0,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^0x[0-9a-fA-F]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
		stringify: (node) => intStringify(node, 16, "0x")
	};
	exports.int = int;
	exports.intHex = intHex;
	exports.intOct = intOct;
}));
// node_modules/yaml/dist/schema/core/schema.js
var require_schema$2 = require_rolldown_runtime.__commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var bool = require_bool$1();
	var float = require_float$1();
	var int = require_int$1();
	exports.schema = [
		map.map,
		seq.seq,
		string.string,
		_null.nullTag,
		bool.boolTag,
		int.intOct,
		int.int,
		int.intHex,
		float.floatNaN,
		float.floatExp,
		float.float
	];
}));
// node_modules/yaml/dist/schema/json/schema.js
var require_schema$1 = require_rolldown_runtime.__commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var map = require_map();
	var seq = require_seq();
	function intIdentify(value) {
		return typeof value === "bigint" || Number.isInteger(value);
	}
	const stringifyJSON = ({ value }) => JSON.stringify(value);
	const jsonScalars = [
		{
			identify: (value) => typeof value === "string",
			default: true,
			tag: "tag:yaml.org,2002:str",
			resolve: (str) => str,
			stringify: stringifyJSON
		},
		{
			identify: (value) => value == null,
			createNode: () => new Scalar.Scalar(null),
			default: true,
			tag: "tag:yaml.org,2002:null",
			test: /^null$/,
			resolve: () => null,
			stringify: stringifyJSON
		},
		{
			identify: (value) => typeof value === "boolean",
			default: true,
			tag: "tag:yaml.org,2002:bool",
			test: /^true$|^false$/,
			resolve: (str) => str === "true",
			stringify: stringifyJSON
		},
		{
			identify: intIdentify,
			default: true,
			tag: "tag:yaml.org,2002:int",
			test: /^-?(?:0|[1-9][0-9]*)$/,
			resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
			stringify: ({ value }) => intIdentify(value) ? value.toString() : JSON.stringify(value)
		},
		{
			identify: (value) => typeof value === "number",
			default: true,
			tag: "tag:yaml.org,2002:float",
			test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
			resolve: (str) => parseFloat(str),
			stringify: stringifyJSON
		}
	];
	exports.schema = [map.map, seq.seq].concat(jsonScalars, {
		default: true,
		tag: "",
		test: /^/,
		resolve(str, onError) {
			onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
			return str;
		}
	});
}));
// node_modules/yaml/dist/schema/yaml-1.1/binary.js
var require_binary = require_rolldown_runtime.__commonJSMin(((exports) => {
	var node_buffer = require("buffer");
	var Scalar = require_Scalar();
	var stringifyString = require_stringifyString();
	exports.binary = {
		identify: (value) => value instanceof Uint8Array,
		default: false,
		tag: "tag:yaml.org,2002:binary",
		resolve(src, onError) {
			if (typeof node_buffer.Buffer === "function") return node_buffer.Buffer.from(src, "base64");
			else if (typeof atob === "function") {
				const str = atob(src.replace(/[\n\r]/g, ""));
				const buffer = new Uint8Array(str.length);
				for (let i = 0; i < str.length; ++i) buffer[i] = str.charCodeAt(i);
				return buffer;
			} else {
				onError("This environment does not support reading binary tags; either Buffer or atob is required");
				return src;
			}
		},
		stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
			if (!value) return "";
			const buf = value;
			let str;
			if (typeof node_buffer.Buffer === "function") str = buf instanceof node_buffer.Buffer ? buf.toString("base64") : node_buffer.Buffer.from(buf.buffer).toString("base64");
			else if (typeof btoa === "function") {
				let s = "";
				for (let i = 0; i < buf.length; ++i) s += String.fromCharCode(buf[i]);
				str = btoa(s);
			} else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
			type ?? (type = Scalar.Scalar.BLOCK_LITERAL);
			if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
				const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
				const n = Math.ceil(str.length / lineWidth);
				const lines = new Array(n);
				for (let i = 0, o = 0; i < n; ++i, o += lineWidth) lines[i] = str.substr(o, lineWidth);
				str = lines.join(type === Scalar.Scalar.BLOCK_LITERAL ? "\n" : " ");
			}
			return stringifyString.stringifyString({
				comment,
				type,
				value: str
			}, ctx, onComment, onChompKeep);
		}
	};
}));
// node_modules/yaml/dist/schema/yaml-1.1/pairs.js
var require_pairs = require_rolldown_runtime.__commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	var YAMLSeq = require_YAMLSeq();
	function resolvePairs(seq, onError) {
		if (identity.isSeq(seq)) for (let i = 0; i < seq.items.length; ++i) {
			let item = seq.items[i];
			if (identity.isPair(item)) continue;
			else if (identity.isMap(item)) {
				if (item.items.length > 1) onError("Each pair must have its own sequence indicator");
				const pair = item.items[0] || new Pair.Pair(new Scalar.Scalar(null));
				if (item.commentBefore) pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}\n${pair.key.commentBefore}` : item.commentBefore;
				if (item.comment) {
					const cn = pair.value ?? pair.key;
					cn.comment = cn.comment ? `${item.comment}\n${cn.comment}` : item.comment;
				}
				item = pair;
			}
			seq.items[i] = identity.isPair(item) ? item : new Pair.Pair(item);
		}
		else onError("Expected a sequence for this tag");
		return seq;
	}
	function createPairs(schema, iterable, ctx) {
		const { replacer } = ctx;
		const pairs = new YAMLSeq.YAMLSeq(schema);
		pairs.tag = "tag:yaml.org,2002:pairs";
		let i = 0;
		if (iterable && Symbol.iterator in Object(iterable)) for (let it of iterable) {
			if (typeof replacer === "function") it = replacer.call(iterable, String(i++), it);
			let key, value;
			if (Array.isArray(it)) {
				if (it.length === 2) {
					key = it[0];
					value = it[1];
				} else throw new TypeError(`Expected [key, value] tuple: ${it}`);
			} else if (it && it instanceof Object) {
				const keys = Object.keys(it);
				if (keys.length === 1) {
					key = keys[0];
					value = it[key];
				} else throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
			} else key = it;
			pairs.items.push(Pair.createPair(key, value, ctx));
		}
		return pairs;
	}
	const pairs = {
		collection: "seq",
		default: false,
		tag: "tag:yaml.org,2002:pairs",
		resolve: resolvePairs,
		createNode: createPairs
	};
	exports.createPairs = createPairs;
	exports.pairs = pairs;
	exports.resolvePairs = resolvePairs;
}));
// node_modules/yaml/dist/schema/yaml-1.1/omap.js
var require_omap = require_rolldown_runtime.__commonJSMin(((exports) => {
	var identity = require_identity();
	var toJS = require_toJS();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var pairs = require_pairs();
	var YAMLOMap = class YAMLOMap extends YAMLSeq.YAMLSeq {
		constructor() {
			super();
			this.add = YAMLMap.YAMLMap.prototype.add.bind(this);
			this.delete = YAMLMap.YAMLMap.prototype.delete.bind(this);
			this.get = YAMLMap.YAMLMap.prototype.get.bind(this);
			this.has = YAMLMap.YAMLMap.prototype.has.bind(this);
			this.set = YAMLMap.YAMLMap.prototype.set.bind(this);
			this.tag = YAMLOMap.tag;
		}
		toJSON(_, ctx) {
			if (!ctx) return super.toJSON(_);
			const map = new Map();
			if (ctx?.onCreate) ctx.onCreate(map);
			for (const pair of this.items) {
				let key, value;
				if (identity.isPair(pair)) {
					key = toJS.toJS(pair.key, "", ctx);
					value = toJS.toJS(pair.value, key, ctx);
				} else key = toJS.toJS(pair, "", ctx);
				if (map.has(key)) throw new Error("Ordered maps must not include duplicate keys");
				map.set(key, value);
			}
			return map;
		}
		static from(schema, iterable, ctx) {
			const pairs$1 = pairs.createPairs(schema, iterable, ctx);
			const omap = new this();
			omap.items = pairs$1.items;
			return omap;
		}
	};
	YAMLOMap.tag = "tag:yaml.org,2002:omap";
	const omap = {
		collection: "seq",
		identify: (value) => value instanceof Map,
		nodeClass: YAMLOMap,
		default: false,
		tag: "tag:yaml.org,2002:omap",
		resolve(seq, onError) {
			const pairs$1 = pairs.resolvePairs(seq, onError);
			const seenKeys = [];
			for (const { key } of pairs$1.items) if (identity.isScalar(key)) {
				if (seenKeys.includes(key.value)) onError(`Ordered maps must not include duplicate keys: ${key.value}`);
				else seenKeys.push(key.value);
			}
			return Object.assign(new YAMLOMap(), pairs$1);
		},
		createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
	};
	exports.YAMLOMap = YAMLOMap;
	exports.omap = omap;
}));
// node_modules/yaml/dist/schema/yaml-1.1/bool.js
var require_bool = require_rolldown_runtime.__commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	function boolStringify({ value, source }, ctx) {
		if (source && (value ? trueTag : falseTag).test.test(source)) return source;
		return value ? ctx.options.trueStr : ctx.options.falseStr;
	}
	const trueTag = {
		identify: (value) => value === true,
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
		resolve: () => new Scalar.Scalar(true),
		stringify: boolStringify
	};
	const falseTag = {
		identify: (value) => value === false,
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
		resolve: () => new Scalar.Scalar(false),
		stringify: boolStringify
	};
	exports.falseTag = falseTag;
	exports.trueTag = trueTag;
}));
// node_modules/yaml/dist/schema/yaml-1.1/float.js
var require_float = require_rolldown_runtime.__commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var stringifyNumber = require_stringifyNumber();
	const floatNaN = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
		stringify: stringifyNumber.stringifyNumber
	};
	const floatExp = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str.replace(/_/g, "")),
		stringify(node) {
			const num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
		}
	};
	exports.float = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
		resolve(str) {
			const node = new Scalar.Scalar(parseFloat(str.replace(/_/g, "")));
			const dot = str.indexOf(".");
			if (dot !== -1) {
				const f = str.substring(dot + 1).replace(/_/g, "");
				if (f[f.length - 1] === "0") node.minFractionDigits = f.length;
			}
			return node;
		},
		stringify: stringifyNumber.stringifyNumber
	};
	exports.floatExp = floatExp;
	exports.floatNaN = floatNaN;
}));
// node_modules/yaml/dist/schema/yaml-1.1/int.js
var require_int = require_rolldown_runtime.__commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
	function intResolve(str, offset, radix, { intAsBigInt }) {
		const sign = str[0];
		if (sign === "-" || sign === "+") offset += 1;
		str = str.substring(offset).replace(/_/g, "");
		if (intAsBigInt) {
			switch (radix) {
				case 2:
					str = `0b${str}`;
					break;
				case 8:
					str = `0o${str}`;
					break;
				case 16: str = `0x${str}`;
			}
			const n = BigInt(str);
			return sign === "-" ? BigInt(-1) * n : n;
		}
		const n = parseInt(str, radix);
		return sign === "-" ? -1 * n : n;
	}
	function intStringify(node, radix, prefix) {
		const { value } = node;
		if (intIdentify(value)) {
			const str = value.toString(radix);
			return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
		}
		return stringifyNumber.stringifyNumber(node);
	}
	const intBin = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "BIN",
		test: /^[-+]?0b[0-1_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
		stringify: (node) => intStringify(node, 2, "0b")
	};
	const intOct = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^[-+]?0[0-7_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
		stringify: (node) => intStringify(node, 8, "0")
	};
	const int = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9][0-9_]*$/,
		resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
		stringify: stringifyNumber.stringifyNumber
	};
	const intHex = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^[-+]?0x[0-9a-fA-F_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
		stringify: (node) => intStringify(node, 16, "0x")
	};
	exports.int = int;
	exports.intBin = intBin;
	exports.intHex = intHex;
	exports.intOct = intOct;
}));
// node_modules/yaml/dist/schema/yaml-1.1/set.js
var require_set = require_rolldown_runtime.__commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var YAMLSet = class YAMLSet extends YAMLMap.YAMLMap {
		constructor(schema) {
			super(schema);
			this.tag = YAMLSet.tag;
		}
		add(key) {
			let pair;
			if (identity.isPair(key)) pair = key;
			else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null) pair = new Pair.Pair(key.key, null);
			else pair = new Pair.Pair(key, null);
			if (!YAMLMap.findPair(this.items, pair.key)) this.items.push(pair);
		}
		get(key, keepPair) {
			const pair = YAMLMap.findPair(this.items, key);
			return !keepPair && identity.isPair(pair) ? identity.isScalar(pair.key) ? pair.key.value : pair.key : pair;
		}
		set(key, value) {
			if (typeof value !== "boolean") throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
			const prev = YAMLMap.findPair(this.items, key);
			if (prev && !value) this.items.splice(this.items.indexOf(prev), 1);
			else if (!prev && value) this.items.push(new Pair.Pair(key));
		}
		toJSON(_, ctx) {
			return super.toJSON(_, ctx, Set);
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			if (this.hasAllNullValues(true)) return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
			else throw new Error("Set items must all have null values");
		}
		static from(schema, iterable, ctx) {
			const { replacer } = ctx;
			const set = new this(schema);
			if (iterable && Symbol.iterator in Object(iterable)) for (let value of iterable) {
				if (typeof replacer === "function") value = replacer.call(iterable, value, value);
				set.items.push(Pair.createPair(value, null, ctx));
			}
			return set;
		}
	};
	YAMLSet.tag = "tag:yaml.org,2002:set";
	const set = {
		collection: "map",
		identify: (value) => value instanceof Set,
		nodeClass: YAMLSet,
		default: false,
		tag: "tag:yaml.org,2002:set",
		createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
		resolve(map, onError) {
			if (identity.isMap(map)) {
				if (map.hasAllNullValues(true)) return Object.assign(new YAMLSet(), map);
				else onError("Set items must all have null values");
			} else onError("Expected a mapping for this tag");
			return map;
		}
	};
	exports.YAMLSet = YAMLSet;
	exports.set = set;
}));
// node_modules/yaml/dist/schema/yaml-1.1/timestamp.js
var require_timestamp = require_rolldown_runtime.__commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	function parseSexagesimal(str, asBigInt) {
		const sign = str[0];
		const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
		const num = (n) => asBigInt ? BigInt(n) : Number(n);
		const res = parts.replace(/_/g, "").split(":").reduce((res, p) => res * num(60) + num(p), num(0));
		return sign === "-" ? num(-1) * res : res;
	}
	function stringifySexagesimal(node) {
		let { value } = node;
		let num = (n) => n;
		if (typeof value === "bigint") num = (n) => BigInt(n);
		else if (isNaN(value) || !isFinite(value)) return stringifyNumber.stringifyNumber(node);
		let sign = "";
		if (value < 0) {
			sign = "-";
			value *= num(-1);
		}
		const _60 = num(60);
		const parts = [value % _60];
		if (value < 60) parts.unshift(0);
		else {
			value = (value - parts[0]) / _60;
			parts.unshift(value % _60);
			if (value >= 60) {
				value = (value - parts[0]) / _60;
				parts.unshift(value);
			}
		}
		return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
	}
	const intTime = {
		identify: (value) => typeof value === "bigint" || Number.isInteger(value),
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
		resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
		stringify: stringifySexagesimal
	};
	const floatTime = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
		resolve: (str) => parseSexagesimal(str, false),
		stringify: stringifySexagesimal
	};
	const timestamp = {
		identify: (value) => value instanceof Date,
		default: true,
		tag: "tag:yaml.org,2002:timestamp",
		test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
		resolve(str) {
			const match = str.match(timestamp.test);
			if (!match) throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
			const [, year, month, day, hour, minute, second] = match.map(Number);
			const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
			let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
			const tz = match[8];
			if (tz && tz !== "Z") {
				let d = parseSexagesimal(tz, false);
				if (Math.abs(d) < 30) d *= 60;
				date -= 6e4 * d;
			}
			return new Date(date);
		},
		stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
	};
	exports.floatTime = floatTime;
	exports.intTime = intTime;
	exports.timestamp = timestamp;
}));
// node_modules/yaml/dist/schema/yaml-1.1/schema.js
var require_schema = require_rolldown_runtime.__commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var binary = require_binary();
	var bool = require_bool();
	var float = require_float();
	var int = require_int();
	var merge = require_merge();
	var omap = require_omap();
	var pairs = require_pairs();
	var set = require_set();
	var timestamp = require_timestamp();
	exports.schema = [
		map.map,
		seq.seq,
		string.string,
		_null.nullTag,
		bool.trueTag,
		bool.falseTag,
		int.intBin,
		int.intOct,
		int.int,
		int.intHex,
		float.floatNaN,
		float.floatExp,
		float.float,
		binary.binary,
		merge.merge,
		omap.omap,
		pairs.pairs,
		set.set,
		timestamp.intTime,
		timestamp.floatTime,
		timestamp.timestamp
	];
}));
// node_modules/yaml/dist/schema/tags.js
var require_tags = require_rolldown_runtime.__commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var bool = require_bool$1();
	var float = require_float$1();
	var int = require_int$1();
	var schema = require_schema$2();
	var schema$1 = require_schema$1();
	var binary = require_binary();
	var merge = require_merge();
	var omap = require_omap();
	var pairs = require_pairs();
	var schema$2 = require_schema();
	var set = require_set();
	var timestamp = require_timestamp();
	const schemas = new Map([
		["core", schema.schema],
		["failsafe", [
			map.map,
			seq.seq,
			string.string
		]],
		["json", schema$1.schema],
		["yaml11", schema$2.schema],
		["yaml-1.1", schema$2.schema]
	]);
	const tagsByName = {
		binary: binary.binary,
		bool: bool.boolTag,
		float: float.float,
		floatExp: float.floatExp,
		floatNaN: float.floatNaN,
		floatTime: timestamp.floatTime,
		int: int.int,
		intHex: int.intHex,
		intOct: int.intOct,
		intTime: timestamp.intTime,
		map: map.map,
		merge: merge.merge,
		null: _null.nullTag,
		omap: omap.omap,
		pairs: pairs.pairs,
		seq: seq.seq,
		set: set.set,
		timestamp: timestamp.timestamp
	};
	const coreKnownTags = {
		"tag:yaml.org,2002:binary": binary.binary,
		"tag:yaml.org,2002:merge": merge.merge,
		"tag:yaml.org,2002:omap": omap.omap,
		"tag:yaml.org,2002:pairs": pairs.pairs,
		"tag:yaml.org,2002:set": set.set,
		"tag:yaml.org,2002:timestamp": timestamp.timestamp
	};
	function getTags(customTags, schemaName, addMergeTag) {
		const schemaTags = schemas.get(schemaName);
		if (schemaTags && !customTags) return addMergeTag && !schemaTags.includes(merge.merge) ? schemaTags.concat(merge.merge) : schemaTags.slice();
		let tags = schemaTags;
		if (!tags) {
			if (Array.isArray(customTags)) tags = [];
			else {
				const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
				throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
			}
		}
		if (Array.isArray(customTags)) for (const tag of customTags) tags = tags.concat(tag);
		else if (typeof customTags === "function") tags = customTags(tags.slice());
		if (addMergeTag) tags = tags.concat(merge.merge);
		return tags.reduce((tags, tag) => {
			const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
			if (!tagObj) {
				const tagName = JSON.stringify(tag);
				const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
				throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
			}
			if (!tags.includes(tagObj)) tags.push(tagObj);
			return tags;
		}, []);
	}
	exports.coreKnownTags = coreKnownTags;
	exports.getTags = getTags;
}));
// node_modules/yaml/dist/schema/Schema.js
var require_Schema = require_rolldown_runtime.__commonJSMin(((exports) => {
	var identity = require_identity();
	var map = require_map();
	var seq = require_seq();
	var string = require_string();
	var tags = require_tags();
	const sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
	exports.Schema = class Schema {
		constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
			this.compat = Array.isArray(compat) ? tags.getTags(compat, "compat") : compat ? tags.getTags(null, compat) : null;
			this.name = typeof schema === "string" && schema || "core";
			this.knownTags = resolveKnownTags ? tags.coreKnownTags : {};
			this.tags = tags.getTags(customTags, this.name, merge);
			this.toStringOptions = toStringDefaults ?? null;
			Object.defineProperty(this, identity.MAP, { value: map.map });
			Object.defineProperty(this, identity.SCALAR, { value: string.string });
			Object.defineProperty(this, identity.SEQ, { value: seq.seq });
			this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
		}
		clone() {
			const copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
			copy.tags = this.tags.slice();
			return copy;
		}
	};
}));
// node_modules/yaml/dist/stringify/stringifyDocument.js
var require_stringifyDocument = require_rolldown_runtime.__commonJSMin(((exports) => {
	var identity = require_identity();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyDocument(doc, options) {
		const lines = [];
		let hasDirectives = options.directives === true;
		if (options.directives !== false && doc.directives) {
			const dir = doc.directives.toString(doc);
			if (dir) {
				lines.push(dir);
				hasDirectives = true;
			} else if (doc.directives.docStart) hasDirectives = true;
		}
		if (hasDirectives) lines.push("---");
		const ctx = stringify.createStringifyContext(doc, options);
		const { commentString } = ctx.options;
		if (doc.commentBefore) {
			if (lines.length !== 1) lines.unshift("");
			const cs = commentString(doc.commentBefore);
			lines.unshift(stringifyComment.indentComment(cs, ""));
		}
		let chompKeep = false;
		let contentComment = null;
		if (doc.contents) {
			if (identity.isNode(doc.contents)) {
				if (doc.contents.spaceBefore && hasDirectives) lines.push("");
				if (doc.contents.commentBefore) {
					const cs = commentString(doc.contents.commentBefore);
					lines.push(stringifyComment.indentComment(cs, ""));
				}
				ctx.forceBlockIndent = !!doc.comment;
				contentComment = doc.contents.comment;
			}
			const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
			let body = stringify.stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
			if (contentComment) body += stringifyComment.lineComment(body, "", commentString(contentComment));
			if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") lines[lines.length - 1] = `--- ${body}`;
			else lines.push(body);
		} else lines.push(stringify.stringify(doc.contents, ctx));
		if (doc.directives?.docEnd) {
			if (doc.comment) {
				const cs = commentString(doc.comment);
				if (cs.includes("\n")) {
					lines.push("...");
					lines.push(stringifyComment.indentComment(cs, ""));
				} else lines.push(`... ${cs}`);
			} else lines.push("...");
		} else {
			let dc = doc.comment;
			if (dc && chompKeep) dc = dc.replace(/^\n+/, "");
			if (dc) {
				if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "") lines.push("");
				lines.push(stringifyComment.indentComment(commentString(dc), ""));
			}
		}
		return lines.join("\n") + "\n";
	}
	exports.stringifyDocument = stringifyDocument;
}));
// node_modules/yaml/dist/doc/Document.js
var require_Document = require_rolldown_runtime.__commonJSMin(((exports) => {
	var Alias = require_Alias();
	var Collection = require_Collection();
	var identity = require_identity();
	var Pair = require_Pair();
	var toJS = require_toJS();
	var Schema = require_Schema();
	var stringifyDocument = require_stringifyDocument();
	var anchors = require_anchors();
	var applyReviver = require_applyReviver();
	var createNode = require_createNode();
	var directives = require_directives();
	var Document = class Document {
		constructor(value, replacer, options) {
			this.commentBefore = null;
			this.comment = null;
			this.errors = [];
			this.warnings = [];
			Object.defineProperty(this, identity.NODE_TYPE, { value: identity.DOC });
			let _replacer = null;
			if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
			else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			const opt = Object.assign({
				intAsBigInt: false,
				keepSourceTokens: false,
				logLevel: "warn",
				prettyErrors: true,
				strict: true,
				stringKeys: false,
				uniqueKeys: true,
				version: "1.2"
			}, options);
			this.options = opt;
			let { version } = opt;
			if (options?._directives) {
				this.directives = options._directives.atDocument();
				if (this.directives.yaml.explicit) version = this.directives.yaml.version;
			} else this.directives = new directives.Directives({ version });
			this.setSchema(version, options);
			this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
		}
		clone() {
			const copy = Object.create(Document.prototype, { [identity.NODE_TYPE]: { value: identity.DOC } });
			copy.commentBefore = this.commentBefore;
			copy.comment = this.comment;
			copy.errors = this.errors.slice();
			copy.warnings = this.warnings.slice();
			copy.options = Object.assign({}, this.options);
			if (this.directives) copy.directives = this.directives.clone();
			copy.schema = this.schema.clone();
			copy.contents = identity.isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		add(value) {
			if (assertCollection(this.contents)) this.contents.add(value);
		}
		addIn(path, value) {
			if (assertCollection(this.contents)) this.contents.addIn(path, value);
		}
		createAlias(node, name) {
			if (!node.anchor) {
				const prev = anchors.anchorNames(this);
				node.anchor = !name || prev.has(name) ? anchors.findNewAnchor(name || "a", prev) : name;
			}
			return new Alias.Alias(node.anchor);
		}
		createNode(value, replacer, options) {
			let _replacer = void 0;
			if (typeof replacer === "function") {
				value = replacer.call({ "": value }, "", value);
				_replacer = replacer;
			} else if (Array.isArray(replacer)) {
				const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
				const asStr = replacer.filter(keyToStr).map(String);
				if (asStr.length > 0) replacer = replacer.concat(asStr);
				_replacer = replacer;
			} else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
			const { onAnchor, setAnchors, sourceObjects } = anchors.createNodeAnchors(this, anchorPrefix || "a");
			const ctx = {
				aliasDuplicateObjects: aliasDuplicateObjects ?? true,
				keepUndefined: keepUndefined ?? false,
				onAnchor,
				onTagObj,
				replacer: _replacer,
				schema: this.schema,
				sourceObjects
			};
			const node = createNode.createNode(value, tag, ctx);
			if (flow && identity.isCollection(node)) node.flow = true;
			setAnchors();
			return node;
		}
		createPair(key, value, options = {}) {
			const k = this.createNode(key, null, options);
			const v = this.createNode(value, null, options);
			return new Pair.Pair(k, v);
		}
		delete(key) {
			return assertCollection(this.contents) ? this.contents.delete(key) : false;
		}
		deleteIn(path) {
			if (Collection.isEmptyPath(path)) {
				if (this.contents == null) return false;
				this.contents = null;
				return true;
			}
			return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
		}
		get(key, keepScalar) {
			return identity.isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
		}
		getIn(path, keepScalar) {
			if (Collection.isEmptyPath(path)) return !keepScalar && identity.isScalar(this.contents) ? this.contents.value : this.contents;
			return identity.isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
		}
		has(key) {
			return identity.isCollection(this.contents) ? this.contents.has(key) : false;
		}
		hasIn(path) {
			if (Collection.isEmptyPath(path)) return this.contents !== void 0;
			return identity.isCollection(this.contents) ? this.contents.hasIn(path) : false;
		}
		set(key, value) {
			if (this.contents == null) this.contents = Collection.collectionFromPath(this.schema, [key], value);
			else if (assertCollection(this.contents)) this.contents.set(key, value);
		}
		setIn(path, value) {
			if (Collection.isEmptyPath(path)) this.contents = value;
			else if (this.contents == null) this.contents = Collection.collectionFromPath(this.schema, Array.from(path), value);
			else if (assertCollection(this.contents)) this.contents.setIn(path, value);
		}
		setSchema(version, options = {}) {
			if (typeof version === "number") version = String(version);
			let opt;
			switch (version) {
				case "1.1":
					if (this.directives) this.directives.yaml.version = "1.1";
					else this.directives = new directives.Directives({ version: "1.1" });
					opt = {
						resolveKnownTags: false,
						schema: "yaml-1.1"
					};
					break;
				case "1.2":
				case "next":
					if (this.directives) this.directives.yaml.version = version;
					else this.directives = new directives.Directives({ version });
					opt = {
						resolveKnownTags: true,
						schema: "core"
					};
					break;
				case null:
					if (this.directives) delete this.directives;
					opt = null;
					break;
				default: {
					const sv = JSON.stringify(version);
					throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
				}
			}
			if (options.schema instanceof Object) this.schema = options.schema;
			else if (opt) this.schema = new Schema.Schema(Object.assign(opt, options));
			else throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
		}
		toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			const ctx = {
				anchors: new Map(),
				doc: this,
				keep: !json,
				mapAsMap: mapAsMap === true,
				mapKeyWarned: false,
				maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
			};
			const res = toJS.toJS(this.contents, jsonArg ?? "", ctx);
			if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
		}
		toJSON(jsonArg, onAnchor) {
			return this.toJS({
				json: true,
				jsonArg,
				mapAsMap: false,
				onAnchor
			});
		}
		toString(options = {}) {
			if (this.errors.length > 0) throw new Error("Document with errors cannot be stringified");
			if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
				const s = JSON.stringify(options.indent);
				throw new Error(`"indent" option must be a positive integer, not ${s}`);
			}
			return stringifyDocument.stringifyDocument(this, options);
		}
	};
	function assertCollection(contents) {
		if (identity.isCollection(contents)) return true;
		throw new Error("Expected a YAML collection as document contents");
	}
	exports.Document = Document;
}));
// node_modules/yaml/dist/errors.js
var require_errors = require_rolldown_runtime.__commonJSMin(((exports) => {
	var YAMLError = class extends Error {
		constructor(name, pos, code, message) {
			super();
			this.name = name;
			this.code = code;
			this.message = message;
			this.pos = pos;
		}
	};
	var YAMLParseError = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLParseError", pos, code, message);
		}
	};
	var YAMLWarning = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLWarning", pos, code, message);
		}
	};
	const prettifyError = (src, lc) => (error) => {
		if (error.pos[0] === -1) return;
		error.linePos = error.pos.map((pos) => lc.linePos(pos));
		const { line, col } = error.linePos[0];
		error.message += ` at line ${line}, column ${col}`;
		let ci = col - 1;
		let lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
		if (ci >= 60 && lineStr.length > 80) {
			const trimStart = Math.min(ci - 39, lineStr.length - 79);
			lineStr = "\u2026" + lineStr.substring(trimStart);
			ci -= trimStart - 1;
		}
		if (lineStr.length > 80) lineStr = lineStr.substring(0, 79) + "\u2026";
		if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
			let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
			if (prev.length > 80) prev = prev.substring(0, 79) + "\u2026\n";
			lineStr = prev + lineStr;
		}
		if (/[^ ]/.test(lineStr)) {
			let count = 1;
			const end = error.linePos[1];
			if (end?.line === line && end.col > col) count = Math.max(1, Math.min(end.col - col, 80 - ci));
			const pointer = " ".repeat(ci) + "^".repeat(count);
			error.message += `:\n\n${lineStr}\n${pointer}\n`;
		}
	};
	exports.YAMLError = YAMLError;
	exports.YAMLParseError = YAMLParseError;
	exports.YAMLWarning = YAMLWarning;
	exports.prettifyError = prettifyError;
}));
// node_modules/yaml/dist/compose/resolve-props.js
var require_resolve_props = require_rolldown_runtime.__commonJSMin(((exports) => {
	function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
		let spaceBefore = false;
		let atNewline = startOnNewline;
		let hasSpace = startOnNewline;
		let comment = "";
		let commentSep = "";
		let hasNewline = false;
		let reqSpace = false;
		let tab = null;
		let anchor = null;
		let tag = null;
		let newlineAfterProp = null;
		let comma = null;
		let found = null;
		let start = null;
		for (const token of tokens) {
			if (reqSpace) {
				if (token.type !== "space" && token.type !== "newline" && token.type !== "comma") onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
				reqSpace = false;
			}
			if (tab) {
				if (atNewline && token.type !== "comment" && token.type !== "newline") onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
				tab = null;
			}
			switch (token.type) {
				case "space":
					if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) tab = token;
					hasSpace = true;
					break;
				case "comment": {
					if (!hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					const cb = token.source.substring(1) || " ";
					if (!comment) comment = cb;
					else comment += commentSep + cb;
					commentSep = "";
					atNewline = false;
					break;
				}
				case "newline":
					if (atNewline) {
						if (comment) comment += token.source;
						else if (!found || indicator !== "seq-item-ind") spaceBefore = true;
					} else commentSep += token.source;
					atNewline = true;
					hasNewline = true;
					if (anchor || tag) newlineAfterProp = token;
					hasSpace = true;
					break;
				case "anchor":
					if (anchor) onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
					if (token.source.endsWith(":")) onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
					anchor = token;
					start ?? (start = token.offset);
					atNewline = false;
					hasSpace = false;
					reqSpace = true;
					break;
				case "tag":
					if (tag) onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
					tag = token;
					start ?? (start = token.offset);
					atNewline = false;
					hasSpace = false;
					reqSpace = true;
					break;
				case indicator:
					if (anchor || tag) onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
					if (found) onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
					found = token;
					atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
					hasSpace = false;
					break;
				case "comma": if (flow) {
					if (comma) onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
					comma = token;
					atNewline = false;
					hasSpace = false;
					break;
				}
				default:
					onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
					atNewline = false;
					hasSpace = false;
			}
		}
		const last = tokens[tokens.length - 1];
		const end = last ? last.offset + last.source.length : offset;
		if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
		if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq")) onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
		return {
			comma,
			found,
			spaceBefore,
			comment,
			hasNewline,
			anchor,
			tag,
			newlineAfterProp,
			end,
			start: start ?? end
		};
	}
	exports.resolveProps = resolveProps;
}));
// node_modules/yaml/dist/compose/util-contains-newline.js
var require_util_contains_newline = require_rolldown_runtime.__commonJSMin(((exports) => {
	function containsNewline(key) {
		if (!key) return null;
		switch (key.type) {
			case "alias":
			case "scalar":
			case "double-quoted-scalar":
			case "single-quoted-scalar":
				if (key.source.includes("\n")) return true;
				if (key.end) {
					for (const st of key.end) if (st.type === "newline") return true;
				}
				return false;
			case "flow-collection":
				for (const it of key.items) {
					for (const st of it.start) if (st.type === "newline") return true;
					if (it.sep) {
						for (const st of it.sep) if (st.type === "newline") return true;
					}
					if (containsNewline(it.key) || containsNewline(it.value)) return true;
				}
				return false;
			default: return true;
		}
	}
	exports.containsNewline = containsNewline;
}));
// node_modules/yaml/dist/compose/util-flow-indent-check.js
var require_util_flow_indent_check = require_rolldown_runtime.__commonJSMin(((exports) => {
	var utilContainsNewline = require_util_contains_newline();
	function flowIndentCheck(indent, fc, onError) {
		if (fc?.type === "flow-collection") {
			const end = fc.end[0];
			if (end.indent === indent && (end.source === "]" || end.source === "}") && utilContainsNewline.containsNewline(fc)) onError(end, "BAD_INDENT", "Flow end indicator should be more indented than parent", true);
		}
	}
	exports.flowIndentCheck = flowIndentCheck;
}));
// node_modules/yaml/dist/compose/util-map-includes.js
var require_util_map_includes = require_rolldown_runtime.__commonJSMin(((exports) => {
	var identity = require_identity();
	function mapIncludes(ctx, items, search) {
		const { uniqueKeys } = ctx.options;
		if (uniqueKeys === false) return false;
		const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || identity.isScalar(a) && identity.isScalar(b) && a.value === b.value;
		return items.some((pair) => isEqual(pair.key, search));
	}
	exports.mapIncludes = mapIncludes;
}));
// node_modules/yaml/dist/compose/resolve-block-map.js
var require_resolve_block_map = require_rolldown_runtime.__commonJSMin(((exports) => {
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var resolveProps = require_resolve_props();
	var utilContainsNewline = require_util_contains_newline();
	var utilFlowIndentCheck = require_util_flow_indent_check();
	var utilMapIncludes = require_util_map_includes();
	const startColMsg = "All mapping items must start at the same column";
	function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
		const map = new ((tag?.nodeClass) ?? YAMLMap.YAMLMap)(ctx.schema);
		if (ctx.atRoot) ctx.atRoot = false;
		let offset = bm.offset;
		let commentEnd = null;
		for (const collItem of bm.items) {
			const { start, key, sep, value } = collItem;
			const keyProps = resolveProps.resolveProps(start, {
				indicator: "explicit-key-ind",
				next: key ?? sep?.[0],
				offset,
				onError,
				parentIndent: bm.indent,
				startOnNewline: true
			});
			const implicitKey = !keyProps.found;
			if (implicitKey) {
				if (key) {
					if (key.type === "block-seq") onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
					else if ("indent" in key && key.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
				}
				if (!keyProps.anchor && !keyProps.tag && !sep) {
					commentEnd = keyProps.end;
					if (keyProps.comment) {
						if (map.comment) map.comment += "\n" + keyProps.comment;
						else map.comment = keyProps.comment;
					}
					continue;
				}
				if (keyProps.newlineAfterProp || utilContainsNewline.containsNewline(key)) onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
			} else if (keyProps.found?.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
			ctx.atKey = true;
			const keyStart = keyProps.end;
			const keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
			if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bm.indent, key, onError);
			ctx.atKey = false;
			if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
			const valueProps = resolveProps.resolveProps(sep ?? [], {
				indicator: "map-value-ind",
				next: value,
				offset: keyNode.range[2],
				onError,
				parentIndent: bm.indent,
				startOnNewline: !key || key.type === "block-scalar"
			});
			offset = valueProps.end;
			if (valueProps.found) {
				if (implicitKey) {
					if (value?.type === "block-map" && !valueProps.hasNewline) onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
					if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024) onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
				}
				const valueNode = value ? composeNode(ctx, value, valueProps, onError) : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
				if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bm.indent, value, onError);
				offset = valueNode.range[2];
				const pair = new Pair.Pair(keyNode, valueNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				map.items.push(pair);
			} else {
				if (implicitKey) onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
				if (valueProps.comment) {
					if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
					else keyNode.comment = valueProps.comment;
				}
				const pair = new Pair.Pair(keyNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				map.items.push(pair);
			}
		}
		if (commentEnd && commentEnd < offset) onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
		map.range = [
			bm.offset,
			offset,
			commentEnd ?? offset
		];
		return map;
	}
	exports.resolveBlockMap = resolveBlockMap;
}));
// node_modules/yaml/dist/compose/resolve-block-seq.js
var require_resolve_block_seq = require_rolldown_runtime.__commonJSMin(((exports) => {
	var YAMLSeq = require_YAMLSeq();
	var resolveProps = require_resolve_props();
	var utilFlowIndentCheck = require_util_flow_indent_check();
	function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
		const seq = new ((tag?.nodeClass) ?? YAMLSeq.YAMLSeq)(ctx.schema);
		if (ctx.atRoot) ctx.atRoot = false;
		if (ctx.atKey) ctx.atKey = false;
		let offset = bs.offset;
		let commentEnd = null;
		for (const { start, value } of bs.items) {
			const props = resolveProps.resolveProps(start, {
				indicator: "seq-item-ind",
				next: value,
				offset,
				onError,
				parentIndent: bs.indent,
				startOnNewline: true
			});
			if (!props.found) {
				if (props.anchor || props.tag || value) {
					if (value?.type === "block-seq") onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
					else onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
				} else {
					commentEnd = props.end;
					if (props.comment) seq.comment = props.comment;
					continue;
				}
			}
			const node = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
			if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bs.indent, value, onError);
			offset = node.range[2];
			seq.items.push(node);
		}
		seq.range = [
			bs.offset,
			offset,
			commentEnd ?? offset
		];
		return seq;
	}
	exports.resolveBlockSeq = resolveBlockSeq;
}));
// node_modules/yaml/dist/compose/resolve-end.js
var require_resolve_end = require_rolldown_runtime.__commonJSMin(((exports) => {
	function resolveEnd(end, offset, reqSpace, onError) {
		let comment = "";
		if (end) {
			let hasSpace = false;
			let sep = "";
			for (const token of end) {
				const { source, type } = token;
				switch (type) {
					case "space":
						hasSpace = true;
						break;
					case "comment": {
						if (reqSpace && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
						const cb = source.substring(1) || " ";
						if (!comment) comment = cb;
						else comment += sep + cb;
						sep = "";
						break;
					}
					case "newline":
						if (comment) sep += source;
						hasSpace = true;
						break;
					default: onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
				}
				offset += source.length;
			}
		}
		return {
			comment,
			offset
		};
	}
	exports.resolveEnd = resolveEnd;
}));
// node_modules/yaml/dist/compose/resolve-flow-collection.js
var require_resolve_flow_collection = require_rolldown_runtime.__commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var resolveEnd = require_resolve_end();
	var resolveProps = require_resolve_props();
	var utilContainsNewline = require_util_contains_newline();
	var utilMapIncludes = require_util_map_includes();
	const blockMsg = "Block collections are not allowed within flow collections";
	const isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
	function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
		const isMap = fc.start.source === "{";
		const fcName = isMap ? "flow map" : "flow sequence";
		const coll = new ((tag?.nodeClass) ?? (isMap ? YAMLMap.YAMLMap : YAMLSeq.YAMLSeq))(ctx.schema);
		coll.flow = true;
		const atRoot = ctx.atRoot;
		if (atRoot) ctx.atRoot = false;
		if (ctx.atKey) ctx.atKey = false;
		let offset = fc.offset + fc.start.source.length;
		for (let i = 0; i < fc.items.length; ++i) {
			const collItem = fc.items[i];
			const { start, key, sep, value } = collItem;
			const props = resolveProps.resolveProps(start, {
				flow: fcName,
				indicator: "explicit-key-ind",
				next: key ?? sep?.[0],
				offset,
				onError,
				parentIndent: fc.indent,
				startOnNewline: false
			});
			if (!props.found) {
				if (!props.anchor && !props.tag && !sep && !value) {
					if (i === 0 && props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
					else if (i < fc.items.length - 1) onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
					if (props.comment) {
						if (coll.comment) coll.comment += "\n" + props.comment;
						else coll.comment = props.comment;
					}
					offset = props.end;
					continue;
				}
				if (!isMap && ctx.options.strict && utilContainsNewline.containsNewline(key)) onError(key, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
			}
			if (i === 0) {
				if (props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
			} else {
				if (!props.comma) onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
				if (props.comment) {
					let prevItemComment = "";
					loop: for (const st of start) switch (st.type) {
						case "comma":
						case "space": break;
						case "comment":
							prevItemComment = st.source.substring(1);
							break loop;
						default: break loop;
					}
					if (prevItemComment) {
						let prev = coll.items[coll.items.length - 1];
						if (identity.isPair(prev)) prev = prev.value ?? prev.key;
						if (prev.comment) prev.comment += "\n" + prevItemComment;
						else prev.comment = prevItemComment;
						props.comment = props.comment.substring(prevItemComment.length + 1);
					}
				}
			}
			if (!isMap && !sep && !props.found) {
				const valueNode = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, sep, null, props, onError);
				coll.items.push(valueNode);
				offset = valueNode.range[2];
				if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
			} else {
				ctx.atKey = true;
				const keyStart = props.end;
				const keyNode = key ? composeNode(ctx, key, props, onError) : composeEmptyNode(ctx, keyStart, start, null, props, onError);
				if (isBlock(key)) onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
				ctx.atKey = false;
				const valueProps = resolveProps.resolveProps(sep ?? [], {
					flow: fcName,
					indicator: "map-value-ind",
					next: value,
					offset: keyNode.range[2],
					onError,
					parentIndent: fc.indent,
					startOnNewline: false
				});
				if (valueProps.found) {
					if (!isMap && !props.found && ctx.options.strict) {
						if (sep) for (const st of sep) {
							if (st === valueProps.found) break;
							if (st.type === "newline") {
								onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
								break;
							}
						}
						if (props.start < valueProps.found.offset - 1024) onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
					}
				} else if (value) {
					if ("source" in value && value.source?.[0] === ":") onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
					else onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
				}
				const valueNode = value ? composeNode(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError) : null;
				if (valueNode) {
					if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
				} else if (valueProps.comment) {
					if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
					else keyNode.comment = valueProps.comment;
				}
				const pair = new Pair.Pair(keyNode, valueNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				if (isMap) {
					const map = coll;
					if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
					map.items.push(pair);
				} else {
					const map = new YAMLMap.YAMLMap(ctx.schema);
					map.flow = true;
					map.items.push(pair);
					const endRange = (valueNode ?? keyNode).range;
					map.range = [
						keyNode.range[0],
						endRange[1],
						endRange[2]
					];
					coll.items.push(map);
				}
				offset = valueNode ? valueNode.range[2] : valueProps.end;
			}
		}
		const expectedEnd = isMap ? "}" : "]";
		const [ce, ...ee] = fc.end;
		let cePos = offset;
		if (ce?.source === expectedEnd) cePos = ce.offset + ce.source.length;
		else {
			const name = fcName[0].toUpperCase() + fcName.substring(1);
			const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
			onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
			if (ce && ce.source.length !== 1) ee.unshift(ce);
		}
		if (ee.length > 0) {
			const end = resolveEnd.resolveEnd(ee, cePos, ctx.options.strict, onError);
			if (end.comment) {
				if (coll.comment) coll.comment += "\n" + end.comment;
				else coll.comment = end.comment;
			}
			coll.range = [
				fc.offset,
				cePos,
				end.offset
			];
		} else coll.range = [
			fc.offset,
			cePos,
			cePos
		];
		return coll;
	}
	exports.resolveFlowCollection = resolveFlowCollection;
}));
// node_modules/yaml/dist/compose/compose-collection.js
var require_compose_collection = require_rolldown_runtime.__commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var resolveBlockMap = require_resolve_block_map();
	var resolveBlockSeq = require_resolve_block_seq();
	var resolveFlowCollection = require_resolve_flow_collection();
	function resolveCollection(CN, ctx, token, onError, tagName, tag) {
		const coll = token.type === "block-map" ? resolveBlockMap.resolveBlockMap(CN, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq.resolveBlockSeq(CN, ctx, token, onError, tag) : resolveFlowCollection.resolveFlowCollection(CN, ctx, token, onError, tag);
		const Coll = coll.constructor;
		if (tagName === "!" || tagName === Coll.tagName) {
			coll.tag = Coll.tagName;
			return coll;
		}
		if (tagName) coll.tag = tagName;
		return coll;
	}
	function composeCollection(CN, ctx, token, props, onError) {
		const tagToken = props.tag;
		const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
		if (token.type === "block-seq") {
			const { anchor, newlineAfterProp: nl } = props;
			const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
			if (lastProp && (!nl || nl.offset < lastProp.offset)) onError(lastProp, "MISSING_CHAR", "Missing newline after block sequence props");
		}
		const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
		if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.YAMLSeq.tagName && expType === "seq") return resolveCollection(CN, ctx, token, onError, tagName);
		let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
		if (!tag) {
			const kt = ctx.schema.knownTags[tagName];
			if (kt?.collection === expType) {
				ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
				tag = kt;
			} else {
				if (kt) onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
				else onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
				return resolveCollection(CN, ctx, token, onError, tagName);
			}
		}
		const coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
		const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
		const node = identity.isNode(res) ? res : new Scalar.Scalar(res);
		node.range = coll.range;
		node.tag = tagName;
		if (tag?.format) node.format = tag.format;
		return node;
	}
	exports.composeCollection = composeCollection;
}));
// node_modules/yaml/dist/compose/resolve-block-scalar.js
var require_resolve_block_scalar = require_rolldown_runtime.__commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	function resolveBlockScalar(ctx, scalar, onError) {
		const start = scalar.offset;
		const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
		if (!header) return {
			value: "",
			type: null,
			comment: "",
			range: [
				start,
				start,
				start
			]
		};
		const type = header.mode === ">" ? Scalar.Scalar.BLOCK_FOLDED : Scalar.Scalar.BLOCK_LITERAL;
		const lines = scalar.source ? splitLines(scalar.source) : [];
		let chompStart = lines.length;
		for (let i = lines.length - 1; i >= 0; --i) {
			const content = lines[i][1];
			if (content === "" || content === "\r") chompStart = i;
			else break;
		}
		if (chompStart === 0) {
			const value = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
			let end = start + header.length;
			if (scalar.source) end += scalar.source.length;
			return {
				value,
				type,
				comment: header.comment,
				range: [
					start,
					end,
					end
				]
			};
		}
		let trimIndent = scalar.indent + header.indent;
		let offset = scalar.offset + header.length;
		let contentStart = 0;
		for (let i = 0; i < chompStart; ++i) {
			const [indent, content] = lines[i];
			if (content === "" || content === "\r") {
				if (header.indent === 0 && indent.length > trimIndent) trimIndent = indent.length;
			} else {
				if (indent.length < trimIndent) onError(offset + indent.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator");
				if (header.indent === 0) trimIndent = indent.length;
				contentStart = i;
				if (trimIndent === 0 && !ctx.atRoot) onError(offset, "BAD_INDENT", "Block scalar values in collections must be indented");
				break;
			}
			offset += indent.length + content.length + 1;
		}
		for (let i = lines.length - 1; i >= chompStart; --i) if (lines[i][0].length > trimIndent) chompStart = i + 1;
		let value = "";
		let sep = "";
		let prevMoreIndented = false;
		for (let i = 0; i < contentStart; ++i) value += lines[i][0].slice(trimIndent) + "\n";
		for (let i = contentStart; i < chompStart; ++i) {
			let [indent, content] = lines[i];
			offset += indent.length + content.length + 1;
			const crlf = content[content.length - 1] === "\r";
			if (crlf) content = content.slice(0, -1);
			if (content && indent.length < trimIndent) {
				const message = `Block scalar lines must not be less indented than their ${header.indent ? "explicit indentation indicator" : "first line"}`;
				onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
				indent = "";
			}
			if (type === Scalar.Scalar.BLOCK_LITERAL) {
				value += sep + indent.slice(trimIndent) + content;
				sep = "\n";
			} else if (indent.length > trimIndent || content[0] === "	") {
				if (sep === " ") sep = "\n";
				else if (!prevMoreIndented && sep === "\n") sep = "\n\n";
				value += sep + indent.slice(trimIndent) + content;
				sep = "\n";
				prevMoreIndented = true;
			} else if (content === "") {
				if (sep === "\n") value += "\n";
				else sep = "\n";
			} else {
				value += sep + content;
				sep = " ";
				prevMoreIndented = false;
			}
		}
		switch (header.chomp) {
			case "-": break;
			case "+":
				for (let i = chompStart; i < lines.length; ++i) value += "\n" + lines[i][0].slice(trimIndent);
				if (value[value.length - 1] !== "\n") value += "\n";
				break;
			default: value += "\n";
		}
		const end = start + header.length + scalar.source.length;
		return {
			value,
			type,
			comment: header.comment,
			range: [
				start,
				end,
				end
			]
		};
	}
	function parseBlockScalarHeader({ offset, props }, strict, onError) {
		if (props[0].type !== "block-scalar-header") {
			onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
			return null;
		}
		const { source } = props[0];
		const mode = source[0];
		let indent = 0;
		let chomp = "";
		let error = -1;
		for (let i = 1; i < source.length; ++i) {
			const ch = source[i];
			if (!chomp && (ch === "-" || ch === "+")) chomp = ch;
			else {
				const n = Number(ch);
				if (!indent && n) indent = n;
				else if (error === -1) error = offset + i;
			}
		}
		if (error !== -1) onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
		let hasSpace = false;
		let comment = "";
		let length = source.length;
		for (let i = 1; i < props.length; ++i) {
			const token = props[i];
			switch (token.type) {
				case "space": hasSpace = true;
				case "newline":
					length += token.source.length;
					break;
				case "comment":
					if (strict && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					length += token.source.length;
					comment = token.source.substring(1);
					break;
				case "error":
					onError(token, "UNEXPECTED_TOKEN", token.message);
					length += token.source.length;
					break;
				default: {
					onError(token, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${token.type}`);
					const ts = token.source;
					if (ts && typeof ts === "string") length += ts.length;
				}
			}
		}
		return {
			mode,
			indent,
			chomp,
			comment,
			length
		};
	}
	function splitLines(source) {
		const split = source.split(/\n( *)/);
		const first = split[0];
		const m = first.match(/^( *)/);
		const lines = [m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first]];
		for (let i = 1; i < split.length; i += 2) lines.push([split[i], split[i + 1]]);
		return lines;
	}
	exports.resolveBlockScalar = resolveBlockScalar;
}));
// node_modules/yaml/dist/compose/resolve-flow-scalar.js
var require_resolve_flow_scalar = require_rolldown_runtime.__commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var resolveEnd = require_resolve_end();
	function resolveFlowScalar(scalar, strict, onError) {
		const { offset, type, source, end } = scalar;
		let _type;
		let value;
		const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
		switch (type) {
			case "scalar":
				_type = Scalar.Scalar.PLAIN;
				value = plainValue(source, _onError);
				break;
			case "single-quoted-scalar":
				_type = Scalar.Scalar.QUOTE_SINGLE;
				value = singleQuotedValue(source, _onError);
				break;
			case "double-quoted-scalar":
				_type = Scalar.Scalar.QUOTE_DOUBLE;
				value = doubleQuotedValue(source, _onError);
				break;
			default:
				onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
				return {
					value: "",
					type: null,
					comment: "",
					range: [
						offset,
						offset + source.length,
						offset + source.length
					]
				};
		}
		const valueEnd = offset + source.length;
		const re = resolveEnd.resolveEnd(end, valueEnd, strict, onError);
		return {
			value,
			type: _type,
			comment: re.comment,
			range: [
				offset,
				valueEnd,
				re.offset
			]
		};
	}
	function plainValue(source, onError) {
		let badChar = "";
		switch (source[0]) {
			case "	":
				badChar = "a tab character";
				break;
			case ",":
				badChar = "flow indicator character ,";
				break;
			case "%":
				badChar = "directive indicator character %";
				break;
			case "|":
			case ">":
				badChar = `block scalar indicator ${source[0]}`;
				break;
			case "@":
			case "`": badChar = `reserved character ${source[0]}`;
		}
		if (badChar) onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
		return unfoldLines(source);
	}
	function singleQuotedValue(source, onError) {
		if (source[source.length - 1] !== "'" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
		return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
	}
	function unfoldLines(source) {
		const line = /(.*?)\r?\n/sy;
		let match = line.exec(source);
		if (!match) return source;
		let trimEnd, trimBoth;
		try {
			trimEnd = new RegExp("(?<![ 	])[ 	]+$");
			trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
		} catch {
			trimEnd = /[ \t]+$/;
			trimBoth = /^[ \t]+|[ \t]+$/g;
		}
		let res = match[1].replace(trimEnd, "");
		let sep = " ";
		let pos = line.lastIndex;
		while (match = line.exec(source)) {
			const lm = match[1].replace(trimBoth, "");
			if (lm === "") {
				if (sep === "\n") res += sep;
				else sep = "\n";
			} else {
				res += sep + lm;
				sep = " ";
			}
			pos = line.lastIndex;
		}
		const last = /[ \t]*(.*)/sy;
		last.lastIndex = pos;
		match = last.exec(source);
		return res + sep + (match?.[1] ?? "");
	}
	function doubleQuotedValue(source, onError) {
		let res = "";
		for (let i = 1; i < source.length - 1; ++i) {
			const ch = source[i];
			if (ch === "\r" && source[i + 1] === "\n") continue;
			if (ch === "\n") {
				const { fold, offset } = foldNewline(source, i);
				res += fold;
				i = offset;
			} else if (ch === "\\") {
				let next = source[++i];
				const cc = escapeCodes[next];
				if (cc) res += cc;
				else if (next === "\n") {
					next = source[i + 1];
					while (next === " " || next === "	") next = source[++i + 1];
				} else if (next === "\r" && source[i + 1] === "\n") {
					next = source[++i + 1];
					while (next === " " || next === "	") next = source[++i + 1];
				} else if (next === "x" || next === "u" || next === "U") {
					const length = next === "x" ? 2 : next === "u" ? 4 : 8;
					res += parseCharCode(source, i + 1, length, onError);
					i += length;
				} else {
					const raw = source.substr(i - 1, 2);
					onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
					res += raw;
				}
			} else if (ch === " " || ch === "	") {
				const wsStart = i;
				let next = source[i + 1];
				while (next === " " || next === "	") next = source[++i + 1];
				if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n")) res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
			} else res += ch;
		}
		if (source[source.length - 1] !== "\"" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing \"quote");
		return res;
	}
	function foldNewline(source, offset) {
		let fold = "";
		let ch = source[offset + 1];
		while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
			if (ch === "\r" && source[offset + 2] !== "\n") break;
			if (ch === "\n") fold += "\n";
			offset += 1;
			ch = source[offset + 1];
		}
		if (!fold) fold = " ";
		return {
			fold,
			offset
		};
	}
	const escapeCodes = {
		"0": "\0",
		a: "\x07",
		b: "\b",
		e: "\x1B",
		f: "\f",
		n: "\n",
		r: "\r",
		t: "	",
		v: "\v",
		N: "\u0085",
		_: "\xA0",
		L: "\u2028",
		P: "\u2029",
		" ": " ",
		"\"": "\"",
		"/": "/",
		"\\": "\\",
		"	": "	"
	};
	function parseCharCode(source, offset, length, onError) {
		const cc = source.substr(offset, length);
		const code = cc.length === length && /^[0-9a-fA-F]+$/.test(cc) ? parseInt(cc, 16) : NaN;
		try {
			return String.fromCodePoint(code);
		} catch {
			const raw = source.substr(offset - 2, length + 2);
			onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
			return raw;
		}
	}
	exports.resolveFlowScalar = resolveFlowScalar;
}));
// node_modules/yaml/dist/compose/compose-scalar.js
var require_compose_scalar = require_rolldown_runtime.__commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var resolveBlockScalar = require_resolve_block_scalar();
	var resolveFlowScalar = require_resolve_flow_scalar();
	function composeScalar(ctx, token, tagToken, onError) {
		const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar.resolveBlockScalar(ctx, token, onError) : resolveFlowScalar.resolveFlowScalar(token, ctx.options.strict, onError);
		const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
		let tag;
		if (ctx.options.stringKeys && ctx.atKey) tag = ctx.schema[identity.SCALAR];
		else if (tagName) tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
		else if (token.type === "scalar") tag = findScalarTagByTest(ctx, value, token, onError);
		else tag = ctx.schema[identity.SCALAR];
		let scalar;
		try {
			const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
			scalar = identity.isScalar(res) ? res : new Scalar.Scalar(res);
		} catch (error) {
			const msg = error instanceof Error ? error.message : String(error);
			onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
			scalar = new Scalar.Scalar(value);
		}
		scalar.range = range;
		scalar.source = value;
		if (type) scalar.type = type;
		if (tagName) scalar.tag = tagName;
		if (tag.format) scalar.format = tag.format;
		if (comment) scalar.comment = comment;
		return scalar;
	}
	function findScalarTagByName(schema, value, tagName, tagToken, onError) {
		if (tagName === "!") return schema[identity.SCALAR];
		const matchWithTest = [];
		for (const tag of schema.tags) if (!tag.collection && tag.tag === tagName) {
			if (tag.default && tag.test) matchWithTest.push(tag);
			else return tag;
		}
		for (const tag of matchWithTest) if (tag.test?.test(value)) return tag;
		const kt = schema.knownTags[tagName];
		if (kt && !kt.collection) {
			schema.tags.push(Object.assign({}, kt, {
				default: false,
				test: void 0
			}));
			return kt;
		}
		onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
		return schema[identity.SCALAR];
	}
	function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
		const tag = schema.tags.find((tag) => (tag.default === true || atKey && tag.default === "key") && tag.test?.test(value)) || schema[identity.SCALAR];
		if (schema.compat) {
			const compat = schema.compat.find((tag) => tag.default && tag.test?.test(value)) ?? schema[identity.SCALAR];
			if (tag.tag !== compat.tag) onError(token, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${directives.tagString(tag.tag)} or ${directives.tagString(compat.tag)}`, true);
		}
		return tag;
	}
	exports.composeScalar = composeScalar;
}));
// node_modules/yaml/dist/compose/util-empty-scalar-position.js
var require_util_empty_scalar_position = require_rolldown_runtime.__commonJSMin(((exports) => {
	function emptyScalarPosition(offset, before, pos) {
		if (before) {
			pos ?? (pos = before.length);
			for (let i = pos - 1; i >= 0; --i) {
				let st = before[i];
				switch (st.type) {
					case "space":
					case "comment":
					case "newline":
						offset -= st.source.length;
						continue;
				}
				st = before[++i];
				while (st?.type === "space") {
					offset += st.source.length;
					st = before[++i];
				}
				break;
			}
		}
		return offset;
	}
	exports.emptyScalarPosition = emptyScalarPosition;
}));
// node_modules/yaml/dist/compose/compose-node.js
var require_compose_node = require_rolldown_runtime.__commonJSMin(((exports) => {
	var Alias = require_Alias();
	var identity = require_identity();
	var composeCollection = require_compose_collection();
	var composeScalar = require_compose_scalar();
	var resolveEnd = require_resolve_end();
	var utilEmptyScalarPosition = require_util_empty_scalar_position();
	const CN = {
		composeNode,
		composeEmptyNode
	};
	function composeNode(ctx, token, props, onError) {
		const atKey = ctx.atKey;
		const { spaceBefore, comment, anchor, tag } = props;
		let node;
		let isSrcToken = true;
		switch (token.type) {
			case "alias":
				node = composeAlias(ctx, token, onError);
				if (anchor || tag) onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
				break;
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "block-scalar":
				node = composeScalar.composeScalar(ctx, token, tag, onError);
				if (anchor) node.anchor = anchor.source.substring(1);
				break;
			case "block-map":
			case "block-seq":
			case "flow-collection":
				try {
					node = composeCollection.composeCollection(CN, ctx, token, props, onError);
					if (anchor) node.anchor = anchor.source.substring(1);
				} catch (error) {
					onError(token, "RESOURCE_EXHAUSTION", error instanceof Error ? error.message : String(error));
				}
				break;
			default:
				onError(token, "UNEXPECTED_TOKEN", token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`);
				isSrcToken = false;
		}
		node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
		if (anchor && node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
		if (atKey && ctx.options.stringKeys && (!identity.isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) onError(tag ?? token, "NON_STRING_KEY", "With stringKeys, all keys must be strings");
		if (spaceBefore) node.spaceBefore = true;
		if (comment) {
			if (token.type === "scalar" && token.source === "") node.comment = comment;
			else node.commentBefore = comment;
		}
		if (ctx.options.keepSourceTokens && isSrcToken) node.srcToken = token;
		return node;
	}
	function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
		const token = {
			type: "scalar",
			offset: utilEmptyScalarPosition.emptyScalarPosition(offset, before, pos),
			indent: -1,
			source: ""
		};
		const node = composeScalar.composeScalar(ctx, token, tag, onError);
		if (anchor) {
			node.anchor = anchor.source.substring(1);
			if (node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
		}
		if (spaceBefore) node.spaceBefore = true;
		if (comment) {
			node.comment = comment;
			node.range[2] = end;
		}
		return node;
	}
	function composeAlias({ options }, { offset, source, end }, onError) {
		const alias = new Alias.Alias(source.substring(1));
		if (alias.source === "") onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
		if (alias.source.endsWith(":")) onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
		const valueEnd = offset + source.length;
		const re = resolveEnd.resolveEnd(end, valueEnd, options.strict, onError);
		alias.range = [
			offset,
			valueEnd,
			re.offset
		];
		if (re.comment) alias.comment = re.comment;
		return alias;
	}
	exports.composeEmptyNode = composeEmptyNode;
	exports.composeNode = composeNode;
}));
// node_modules/yaml/dist/compose/compose-doc.js
var require_compose_doc = require_rolldown_runtime.__commonJSMin(((exports) => {
	var Document = require_Document();
	var composeNode = require_compose_node();
	var resolveEnd = require_resolve_end();
	var resolveProps = require_resolve_props();
	function composeDoc(options, directives, { offset, start, value, end }, onError) {
		const opts = Object.assign({ _directives: directives }, options);
		const doc = new Document.Document(void 0, opts);
		const ctx = {
			atKey: false,
			atRoot: true,
			directives: doc.directives,
			options: doc.options,
			schema: doc.schema
		};
		const props = resolveProps.resolveProps(start, {
			indicator: "doc-start",
			next: value ?? end?.[0],
			offset,
			onError,
			parentIndent: 0,
			startOnNewline: true
		});
		if (props.found) {
			doc.directives.docStart = true;
			if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline) onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
		}
		doc.contents = value ? composeNode.composeNode(ctx, value, props, onError) : composeNode.composeEmptyNode(ctx, props.end, start, null, props, onError);
		const contentEnd = doc.contents.range[2];
		const re = resolveEnd.resolveEnd(end, contentEnd, false, onError);
		if (re.comment) doc.comment = re.comment;
		doc.range = [
			offset,
			contentEnd,
			re.offset
		];
		return doc;
	}
	exports.composeDoc = composeDoc;
}));
// node_modules/yaml/dist/compose/composer.js
var require_composer = require_rolldown_runtime.__commonJSMin(((exports) => {
	var node_process = require("process");
	var directives = require_directives();
	var Document = require_Document();
	var errors = require_errors();
	var identity = require_identity();
	var composeDoc = require_compose_doc();
	var resolveEnd = require_resolve_end();
	function getErrorPos(src) {
		if (typeof src === "number") return [src, src + 1];
		if (Array.isArray(src)) return src.length === 2 ? src : [src[0], src[1]];
		const { offset, source } = src;
		return [offset, offset + (typeof source === "string" ? source.length : 1)];
	}
	function parsePrelude(prelude) {
		let comment = "";
		let atComment = false;
		let afterEmptyLine = false;
		for (let i = 0; i < prelude.length; ++i) {
			const source = prelude[i];
			switch (source[0]) {
				case "#":
					comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
					atComment = true;
					afterEmptyLine = false;
					break;
				case "%":
					if (prelude[i + 1]?.[0] !== "#") i += 1;
					atComment = false;
					break;
				default:
					if (!atComment) afterEmptyLine = true;
					atComment = false;
			}
		}
		return {
			comment,
			afterEmptyLine
		};
	}
	var Composer = class {
		constructor(options = {}) {
			this.doc = null;
			this.atDirectives = false;
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
			this.onError = (source, code, message, warning) => {
				const pos = getErrorPos(source);
				if (warning) this.warnings.push(new errors.YAMLWarning(pos, code, message));
				else this.errors.push(new errors.YAMLParseError(pos, code, message));
			};
			this.directives = new directives.Directives({ version: options.version || "1.2" });
			this.options = options;
		}
		decorate(doc, afterDoc) {
			const { comment, afterEmptyLine } = parsePrelude(this.prelude);
			if (comment) {
				const dc = doc.contents;
				if (afterDoc) doc.comment = doc.comment ? `${doc.comment}\n${comment}` : comment;
				else if (afterEmptyLine || doc.directives.docStart || !dc) doc.commentBefore = comment;
				else if (identity.isCollection(dc) && !dc.flow && dc.items.length > 0) {
					let it = dc.items[0];
					if (identity.isPair(it)) it = it.key;
					const cb = it.commentBefore;
					it.commentBefore = cb ? `${comment}\n${cb}` : comment;
				} else {
					const cb = dc.commentBefore;
					dc.commentBefore = cb ? `${comment}\n${cb}` : comment;
				}
			}
			if (afterDoc) {
				for (let i = 0; i < this.errors.length; ++i) doc.errors.push(this.errors[i]);
				for (let i = 0; i < this.warnings.length; ++i) doc.warnings.push(this.warnings[i]);
			} else {
				doc.errors = this.errors;
				doc.warnings = this.warnings;
			}
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
		}
		streamInfo() {
			return {
				comment: parsePrelude(this.prelude).comment,
				directives: this.directives,
				errors: this.errors,
				warnings: this.warnings
			};
		}
		*compose(tokens, forceDoc = false, endOffset = -1) {
			for (const token of tokens) yield* this.next(token);
			yield* this.end(forceDoc, endOffset);
		}
		*next(token) {
			if (node_process.env.LOG_STREAM) console.dir(token, { depth: null });
			switch (token.type) {
				case "directive":
					this.directives.add(token.source, (offset, message, warning) => {
						const pos = getErrorPos(token);
						pos[0] += offset;
						this.onError(pos, "BAD_DIRECTIVE", message, warning);
					});
					this.prelude.push(token.source);
					this.atDirectives = true;
					break;
				case "document": {
					const doc = composeDoc.composeDoc(this.options, this.directives, token, this.onError);
					if (this.atDirectives && !doc.directives.docStart) this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
					this.decorate(doc, false);
					if (this.doc) yield this.doc;
					this.doc = doc;
					this.atDirectives = false;
					break;
				}
				case "byte-order-mark":
				case "space": break;
				case "comment":
				case "newline":
					this.prelude.push(token.source);
					break;
				case "error": {
					const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
					const error = new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
					if (this.atDirectives || !this.doc) this.errors.push(error);
					else this.doc.errors.push(error);
					break;
				}
				case "doc-end": {
					if (!this.doc) {
						this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
						break;
					}
					this.doc.directives.docEnd = true;
					const end = resolveEnd.resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
					this.decorate(this.doc, true);
					if (end.comment) {
						const dc = this.doc.comment;
						this.doc.comment = dc ? `${dc}\n${end.comment}` : end.comment;
					}
					this.doc.range[2] = end.offset;
					break;
				}
				default: this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
			}
		}
		*end(forceDoc = false, endOffset = -1) {
			if (this.doc) {
				this.decorate(this.doc, true);
				yield this.doc;
				this.doc = null;
			} else if (forceDoc) {
				const opts = Object.assign({ _directives: this.directives }, this.options);
				const doc = new Document.Document(void 0, opts);
				if (this.atDirectives) this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
				doc.range = [
					0,
					endOffset,
					endOffset
				];
				this.decorate(doc, false);
				yield doc;
			}
		}
	};
	exports.Composer = Composer;
}));
// node_modules/yaml/dist/parse/cst-scalar.js
var require_cst_scalar = require_rolldown_runtime.__commonJSMin(((exports) => {
	var resolveBlockScalar = require_resolve_block_scalar();
	var resolveFlowScalar = require_resolve_flow_scalar();
	var errors = require_errors();
	var stringifyString = require_stringifyString();
	function resolveAsScalar(token, strict = true, onError) {
		if (token) {
			const _onError = (pos, code, message) => {
				const offset = typeof pos === "number" ? pos : Array.isArray(pos) ? pos[0] : pos.offset;
				if (onError) onError(offset, code, message);
				else throw new errors.YAMLParseError([offset, offset + 1], code, message);
			};
			switch (token.type) {
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return resolveFlowScalar.resolveFlowScalar(token, strict, _onError);
				case "block-scalar": return resolveBlockScalar.resolveBlockScalar({ options: { strict } }, token, _onError);
			}
		}
		return null;
	}
	function createScalarToken(value, context) {
		const { implicitKey = false, indent, inFlow = false, offset = -1, type = "PLAIN" } = context;
		const source = stringifyString.stringifyString({
			type,
			value
		}, {
			implicitKey,
			indent: indent > 0 ? " ".repeat(indent) : "",
			inFlow,
			options: {
				blockQuote: true,
				lineWidth: -1
			}
		});
		const end = context.end ?? [{
			type: "newline",
			offset: -1,
			indent,
			source: "\n"
		}];
		switch (source[0]) {
			case "|":
			case ">": {
				const he = source.indexOf("\n");
				const head = source.substring(0, he);
				const body = source.substring(he + 1) + "\n";
				const props = [{
					type: "block-scalar-header",
					offset,
					indent,
					source: head
				}];
				if (!addEndtoBlockProps(props, end)) props.push({
					type: "newline",
					offset: -1,
					indent,
					source: "\n"
				});
				return {
					type: "block-scalar",
					offset,
					indent,
					props,
					source: body
				};
			}
			case "\"": return {
				type: "double-quoted-scalar",
				offset,
				indent,
				source,
				end
			};
			case "'": return {
				type: "single-quoted-scalar",
				offset,
				indent,
				source,
				end
			};
			default: return {
				type: "scalar",
				offset,
				indent,
				source,
				end
			};
		}
	}
	function setScalarValue(token, value, context = {}) {
		let { afterKey = false, implicitKey = false, inFlow = false, type } = context;
		let indent = "indent" in token ? token.indent : null;
		if (afterKey && typeof indent === "number") indent += 2;
		if (!type) switch (token.type) {
			case "single-quoted-scalar":
				type = "QUOTE_SINGLE";
				break;
			case "double-quoted-scalar":
				type = "QUOTE_DOUBLE";
				break;
			case "block-scalar": {
				const header = token.props[0];
				if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
				type = header.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
				break;
			}
			default: type = "PLAIN";
		}
		const source = stringifyString.stringifyString({
			type,
			value
		}, {
			implicitKey: implicitKey || indent === null,
			indent: indent !== null && indent > 0 ? " ".repeat(indent) : "",
			inFlow,
			options: {
				blockQuote: true,
				lineWidth: -1
			}
		});
		switch (source[0]) {
			case "|":
			case ">":
				setBlockScalarValue(token, source);
				break;
			case "\"":
				setFlowScalarValue(token, source, "double-quoted-scalar");
				break;
			case "'":
				setFlowScalarValue(token, source, "single-quoted-scalar");
				break;
			default: setFlowScalarValue(token, source, "scalar");
		}
	}
	function setBlockScalarValue(token, source) {
		const he = source.indexOf("\n");
		const head = source.substring(0, he);
		const body = source.substring(he + 1) + "\n";
		if (token.type === "block-scalar") {
			const header = token.props[0];
			if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
			header.source = head;
			token.source = body;
		} else {
			const { offset } = token;
			const indent = "indent" in token ? token.indent : -1;
			const props = [{
				type: "block-scalar-header",
				offset,
				indent,
				source: head
			}];
			if (!addEndtoBlockProps(props, "end" in token ? token.end : void 0)) props.push({
				type: "newline",
				offset: -1,
				indent,
				source: "\n"
			});
			for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
			Object.assign(token, {
				type: "block-scalar",
				indent,
				props,
				source: body
			});
		}
	}
	function addEndtoBlockProps(props, end) {
		if (end) for (const st of end) switch (st.type) {
			case "space":
			case "comment":
				props.push(st);
				break;
			case "newline":
				props.push(st);
				return true;
		}
		return false;
	}
	function setFlowScalarValue(token, source, type) {
		switch (token.type) {
			case "scalar":
			case "double-quoted-scalar":
			case "single-quoted-scalar":
				token.type = type;
				token.source = source;
				break;
			case "block-scalar": {
				const end = token.props.slice(1);
				let oa = source.length;
				if (token.props[0].type === "block-scalar-header") oa -= token.props[0].source.length;
				for (const tok of end) tok.offset += oa;
				delete token.props;
				Object.assign(token, {
					type,
					source,
					end
				});
				break;
			}
			case "block-map":
			case "block-seq": {
				const nl = {
					type: "newline",
					offset: token.offset + source.length,
					indent: token.indent,
					source: "\n"
				};
				delete token.items;
				Object.assign(token, {
					type,
					source,
					end: [nl]
				});
				break;
			}
			default: {
				const indent = "indent" in token ? token.indent : -1;
				const end = "end" in token && Array.isArray(token.end) ? token.end.filter((st) => st.type === "space" || st.type === "comment" || st.type === "newline") : [];
				for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
				Object.assign(token, {
					type,
					indent,
					source,
					end
				});
			}
		}
	}
	exports.createScalarToken = createScalarToken;
	exports.resolveAsScalar = resolveAsScalar;
	exports.setScalarValue = setScalarValue;
}));
// node_modules/yaml/dist/parse/cst-stringify.js
var require_cst_stringify = require_rolldown_runtime.__commonJSMin(((exports) => {
	const stringify = (cst) => "type" in cst ? stringifyToken(cst) : stringifyItem(cst);
	function stringifyToken(token) {
		switch (token.type) {
			case "block-scalar": {
				let res = "";
				for (const tok of token.props) res += stringifyToken(tok);
				return res + token.source;
			}
			case "block-map":
			case "block-seq": {
				let res = "";
				for (const item of token.items) res += stringifyItem(item);
				return res;
			}
			case "flow-collection": {
				let res = token.start.source;
				for (const item of token.items) res += stringifyItem(item);
				for (const st of token.end) res += st.source;
				return res;
			}
			case "document": {
				let res = stringifyItem(token);
				if (token.end) for (const st of token.end) res += st.source;
				return res;
			}
			default: {
				let res = token.source;
				if ("end" in token && token.end) for (const st of token.end) res += st.source;
				return res;
			}
		}
	}
	function stringifyItem({ start, key, sep, value }) {
		let res = "";
		for (const st of start) res += st.source;
		if (key) res += stringifyToken(key);
		if (sep) for (const st of sep) res += st.source;
		if (value) res += stringifyToken(value);
		return res;
	}
	exports.stringify = stringify;
}));
// node_modules/yaml/dist/parse/cst-visit.js
var require_cst_visit = require_rolldown_runtime.__commonJSMin(((exports) => {
	const BREAK = Symbol("break visit");
	const SKIP = Symbol("skip children");
	const REMOVE = Symbol("remove item");
	function visit(cst, visitor) {
		if ("type" in cst && cst.type === "document") cst = {
			start: cst.start,
			value: cst.value
		};
		_visit(Object.freeze([]), cst, visitor);
	}
	visit.BREAK = BREAK;
	visit.SKIP = SKIP;
	visit.REMOVE = REMOVE;
	visit.itemAtPath = (cst, path) => {
		let item = cst;
		for (const [field, index] of path) {
			const tok = item?.[field];
			if (tok && "items" in tok) item = tok.items[index];
			else return void 0;
		}
		return item;
	};
	visit.parentCollection = (cst, path) => {
		const parent = visit.itemAtPath(cst, path.slice(0, -1));
		const field = path[path.length - 1][0];
		const coll = parent?.[field];
		if (coll && "items" in coll) return coll;
		throw new Error("Parent collection not found");
	};
	function _visit(path, item, visitor) {
		let ctrl = visitor(item, path);
		if (typeof ctrl === "symbol") return ctrl;
		for (const field of ["key", "value"]) {
			const token = item[field];
			if (token && "items" in token) {
				for (let i = 0; i < token.items.length; ++i) {
					const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						token.items.splice(i, 1);
						i -= 1;
					}
				}
				if (typeof ctrl === "function" && field === "key") ctrl = ctrl(item, path);
			}
		}
		return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
	}
	exports.visit = visit;
}));
// node_modules/yaml/dist/parse/cst.js
var require_cst = require_rolldown_runtime.__commonJSMin(((exports) => {
	var cstScalar = require_cst_scalar();
	var cstStringify = require_cst_stringify();
	var cstVisit = require_cst_visit();
	const BOM = "\ufeff";
	const DOCUMENT = "";
	const FLOW_END = "";
	const SCALAR = "";
	const isCollection = (token) => !!token && "items" in token;
	const isScalar = (token) => !!token && (token.type === "scalar" || token.type === "single-quoted-scalar" || token.type === "double-quoted-scalar" || token.type === "block-scalar");
	function prettyToken(token) {
		switch (token) {
			case BOM: return "<BOM>";
			case DOCUMENT: return "<DOC>";
			case FLOW_END: return "<FLOW_END>";
			case SCALAR: return "<SCALAR>";
			default: return JSON.stringify(token);
		}
	}
	function tokenType(source) {
		switch (source) {
			case BOM: return "byte-order-mark";
			case DOCUMENT: return "doc-mode";
			case FLOW_END: return "flow-error-end";
			case SCALAR: return "scalar";
			case "---": return "doc-start";
			case "...": return "doc-end";
			case "":
			case "\n":
			case "\r\n": return "newline";
			case "-": return "seq-item-ind";
			case "?": return "explicit-key-ind";
			case ":": return "map-value-ind";
			case "{": return "flow-map-start";
			case "}": return "flow-map-end";
			case "[": return "flow-seq-start";
			case "]": return "flow-seq-end";
			case ",": return "comma";
		}
		switch (source[0]) {
			case " ":
			case "	": return "space";
			case "#": return "comment";
			case "%": return "directive-line";
			case "*": return "alias";
			case "&": return "anchor";
			case "!": return "tag";
			case "'": return "single-quoted-scalar";
			case "\"": return "double-quoted-scalar";
			case "|":
			case ">": return "block-scalar-header";
		}
		return null;
	}
	exports.createScalarToken = cstScalar.createScalarToken;
	exports.resolveAsScalar = cstScalar.resolveAsScalar;
	exports.setScalarValue = cstScalar.setScalarValue;
	exports.stringify = cstStringify.stringify;
	exports.visit = cstVisit.visit;
	exports.BOM = BOM;
	exports.DOCUMENT = DOCUMENT;
	exports.FLOW_END = FLOW_END;
	exports.SCALAR = SCALAR;
	exports.isCollection = isCollection;
	exports.isScalar = isScalar;
	exports.prettyToken = prettyToken;
	exports.tokenType = tokenType;
}));
// node_modules/yaml/dist/parse/lexer.js
var require_lexer = require_rolldown_runtime.__commonJSMin(((exports) => {
	var cst = require_cst();
	function isEmpty(ch) {
		switch (ch) {
			case void 0:
			case " ":
			case "\n":
			case "\r":
			case "	": return true;
			default: return false;
		}
	}
	const hexDigits = new Set("0123456789ABCDEFabcdef");
	const tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
	const flowIndicatorChars = new Set(",[]{}");
	const invalidAnchorChars = new Set(" ,[]{}\n\r	");
	const isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
	var Lexer = class {
		constructor() {
			this.atEnd = false;
			this.blockScalarIndent = -1;
			this.blockScalarKeep = false;
			this.buffer = "";
			this.flowKey = false;
			this.flowLevel = 0;
			this.indentNext = 0;
			this.indentValue = 0;
			this.lineEndPos = null;
			this.next = null;
			this.pos = 0;
		}
		*lex(source, incomplete = false) {
			if (source) {
				if (typeof source !== "string") throw TypeError("source is not a string");
				this.buffer = this.buffer ? this.buffer + source : source;
				this.lineEndPos = null;
			}
			this.atEnd = !incomplete;
			let next = this.next ?? "stream";
			while (next && (incomplete || this.hasChars(1))) next = yield* this.parseNext(next);
		}
		atLineEnd() {
			let i = this.pos;
			let ch = this.buffer[i];
			while (ch === " " || ch === "	") ch = this.buffer[++i];
			if (!ch || ch === "#" || ch === "\n") return true;
			if (ch === "\r") return this.buffer[i + 1] === "\n";
			return false;
		}
		charAt(n) {
			return this.buffer[this.pos + n];
		}
		continueScalar(offset) {
			let ch = this.buffer[offset];
			if (this.indentNext > 0) {
				let indent = 0;
				while (ch === " ") ch = this.buffer[++indent + offset];
				if (ch === "\r") {
					const next = this.buffer[indent + offset + 1];
					if (next === "\n" || !next && !this.atEnd) return offset + indent + 1;
				}
				return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
			}
			if (ch === "-" || ch === ".") {
				const dt = this.buffer.substr(offset, 3);
				if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3])) return -1;
			}
			return offset;
		}
		getLine() {
			let end = this.lineEndPos;
			if (typeof end !== "number" || end !== -1 && end < this.pos) {
				end = this.buffer.indexOf("\n", this.pos);
				this.lineEndPos = end;
			}
			if (end === -1) return this.atEnd ? this.buffer.substring(this.pos) : null;
			if (this.buffer[end - 1] === "\r") end -= 1;
			return this.buffer.substring(this.pos, end);
		}
		hasChars(n) {
			return this.pos + n <= this.buffer.length;
		}
		setNext(state) {
			this.buffer = this.buffer.substring(this.pos);
			this.pos = 0;
			this.lineEndPos = null;
			this.next = state;
			return null;
		}
		peek(n) {
			return this.buffer.substr(this.pos, n);
		}
		*parseNext(next) {
			switch (next) {
				case "stream": return yield* this.parseStream();
				case "line-start": return yield* this.parseLineStart();
				case "block-start": return yield* this.parseBlockStart();
				case "doc": return yield* this.parseDocument();
				case "flow": return yield* this.parseFlowCollection();
				case "quoted-scalar": return yield* this.parseQuotedScalar();
				case "block-scalar": return yield* this.parseBlockScalar();
				case "plain-scalar": return yield* this.parsePlainScalar();
			}
		}
		*parseStream() {
			let line = this.getLine();
			if (line === null) return this.setNext("stream");
			if (line[0] === cst.BOM) {
				yield* this.pushCount(1);
				line = line.substring(1);
			}
			if (line[0] === "%") {
				let dirEnd = line.length;
				let cs = line.indexOf("#");
				while (cs !== -1) {
					const ch = line[cs - 1];
					if (ch === " " || ch === "	") {
						dirEnd = cs - 1;
						break;
					} else cs = line.indexOf("#", cs + 1);
				}
				while (true) {
					const ch = line[dirEnd - 1];
					if (ch === " " || ch === "	") dirEnd -= 1;
					else break;
				}
				const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
				yield* this.pushCount(line.length - n);
				this.pushNewline();
				return "stream";
			}
			if (this.atLineEnd()) {
				const sp = yield* this.pushSpaces(true);
				yield* this.pushCount(line.length - sp);
				yield* this.pushNewline();
				return "stream";
			}
			yield cst.DOCUMENT;
			return yield* this.parseLineStart();
		}
		*parseLineStart() {
			const ch = this.charAt(0);
			if (!ch && !this.atEnd) return this.setNext("line-start");
			if (ch === "-" || ch === ".") {
				if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
				const s = this.peek(3);
				if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
					yield* this.pushCount(3);
					this.indentValue = 0;
					this.indentNext = 0;
					return s === "---" ? "doc" : "stream";
				}
			}
			this.indentValue = yield* this.pushSpaces(false);
			if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1))) this.indentNext = this.indentValue;
			return yield* this.parseBlockStart();
		}
		*parseBlockStart() {
			const [ch0, ch1] = this.peek(2);
			if (!ch1 && !this.atEnd) return this.setNext("block-start");
			if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
				const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
				this.indentNext = this.indentValue + 1;
				this.indentValue += n;
				return "block-start";
			}
			return "doc";
		}
		*parseDocument() {
			yield* this.pushSpaces(true);
			const line = this.getLine();
			if (line === null) return this.setNext("doc");
			let n = yield* this.pushIndicators();
			switch (line[n]) {
				case "#": yield* this.pushCount(line.length - n);
				case void 0:
					yield* this.pushNewline();
					return yield* this.parseLineStart();
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = false;
					this.flowLevel = 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					return "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "doc";
				case "\"":
				case "'": return yield* this.parseQuotedScalar();
				case "|":
				case ">":
					n += yield* this.parseBlockScalarHeader();
					n += yield* this.pushSpaces(true);
					yield* this.pushCount(line.length - n);
					yield* this.pushNewline();
					return yield* this.parseBlockScalar();
				default: return yield* this.parsePlainScalar();
			}
		}
		*parseFlowCollection() {
			let nl, sp;
			let indent = -1;
			do {
				nl = yield* this.pushNewline();
				if (nl > 0) {
					sp = yield* this.pushSpaces(false);
					this.indentValue = indent = sp;
				} else sp = 0;
				sp += yield* this.pushSpaces(true);
			} while (nl + sp > 0);
			const line = this.getLine();
			if (line === null) return this.setNext("flow");
			if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) {
				if (!(indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}"))) {
					this.flowLevel = 0;
					yield cst.FLOW_END;
					return yield* this.parseLineStart();
				}
			}
			let n = 0;
			while (line[n] === ",") {
				n += yield* this.pushCount(1);
				n += yield* this.pushSpaces(true);
				this.flowKey = false;
			}
			n += yield* this.pushIndicators();
			switch (line[n]) {
				case void 0: return "flow";
				case "#":
					yield* this.pushCount(line.length - n);
					return "flow";
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = false;
					this.flowLevel += 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					this.flowKey = true;
					this.flowLevel -= 1;
					return this.flowLevel ? "flow" : "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "flow";
				case "\"":
				case "'":
					this.flowKey = true;
					return yield* this.parseQuotedScalar();
				case ":": {
					const next = this.charAt(1);
					if (this.flowKey || isEmpty(next) || next === ",") {
						this.flowKey = false;
						yield* this.pushCount(1);
						yield* this.pushSpaces(true);
						return "flow";
					}
				}
				default:
					this.flowKey = false;
					return yield* this.parsePlainScalar();
			}
		}
		*parseQuotedScalar() {
			const quote = this.charAt(0);
			let end = this.buffer.indexOf(quote, this.pos + 1);
			if (quote === "'") while (end !== -1 && this.buffer[end + 1] === "'") end = this.buffer.indexOf("'", end + 2);
			else while (end !== -1) {
				let n = 0;
				while (this.buffer[end - 1 - n] === "\\") n += 1;
				if (n % 2 === 0) break;
				end = this.buffer.indexOf("\"", end + 1);
			}
			const qb = this.buffer.substring(0, end);
			let nl = qb.indexOf("\n", this.pos);
			if (nl !== -1) {
				while (nl !== -1) {
					const cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = qb.indexOf("\n", cs);
				}
				if (nl !== -1) end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
			}
			if (end === -1) {
				if (!this.atEnd) return this.setNext("quoted-scalar");
				end = this.buffer.length;
			}
			yield* this.pushToIndex(end + 1, false);
			return this.flowLevel ? "flow" : "doc";
		}
		*parseBlockScalarHeader() {
			this.blockScalarIndent = -1;
			this.blockScalarKeep = false;
			let i = this.pos;
			while (true) {
				const ch = this.buffer[++i];
				if (ch === "+") this.blockScalarKeep = true;
				else if (ch > "0" && ch <= "9") this.blockScalarIndent = Number(ch) - 1;
				else if (ch !== "-") break;
			}
			return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
		}
		*parseBlockScalar() {
			let nl = this.pos - 1;
			let indent = 0;
			let ch;
			loop: for (let i = this.pos; ch = this.buffer[i]; ++i) switch (ch) {
				case " ":
					indent += 1;
					break;
				case "\n":
					nl = i;
					indent = 0;
					break;
				case "\r": {
					const next = this.buffer[i + 1];
					if (!next && !this.atEnd) return this.setNext("block-scalar");
					if (next === "\n") break;
				}
				default: break loop;
			}
			if (!ch && !this.atEnd) return this.setNext("block-scalar");
			if (indent >= this.indentNext) {
				if (this.blockScalarIndent === -1) this.indentNext = indent;
				else this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
				do {
					const cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = this.buffer.indexOf("\n", cs);
				} while (nl !== -1);
				if (nl === -1) {
					if (!this.atEnd) return this.setNext("block-scalar");
					nl = this.buffer.length;
				}
			}
			let i = nl + 1;
			ch = this.buffer[i];
			while (ch === " ") ch = this.buffer[++i];
			if (ch === "	") {
				while (ch === "	" || ch === " " || ch === "\r" || ch === "\n") ch = this.buffer[++i];
				nl = i - 1;
			} else if (!this.blockScalarKeep) do {
				let i = nl - 1;
				let ch = this.buffer[i];
				if (ch === "\r") ch = this.buffer[--i];
				const lastChar = i;
				while (ch === " ") ch = this.buffer[--i];
				if (ch === "\n" && i >= this.pos && i + 1 + indent > lastChar) nl = i;
				else break;
			} while (true);
			yield cst.SCALAR;
			yield* this.pushToIndex(nl + 1, true);
			return yield* this.parseLineStart();
		}
		*parsePlainScalar() {
			const inFlow = this.flowLevel > 0;
			let end = this.pos - 1;
			let i = this.pos - 1;
			let ch;
			while (ch = this.buffer[++i]) if (ch === ":") {
				const next = this.buffer[i + 1];
				if (isEmpty(next) || inFlow && flowIndicatorChars.has(next)) break;
				end = i;
			} else if (isEmpty(ch)) {
				let next = this.buffer[i + 1];
				if (ch === "\r") {
					if (next === "\n") {
						i += 1;
						ch = "\n";
						next = this.buffer[i + 1];
					} else end = i;
				}
				if (next === "#" || inFlow && flowIndicatorChars.has(next)) break;
				if (ch === "\n") {
					const cs = this.continueScalar(i + 1);
					if (cs === -1) break;
					i = Math.max(i, cs - 2);
				}
			} else {
				if (inFlow && flowIndicatorChars.has(ch)) break;
				end = i;
			}
			if (!ch && !this.atEnd) return this.setNext("plain-scalar");
			yield cst.SCALAR;
			yield* this.pushToIndex(end + 1, true);
			return inFlow ? "flow" : "doc";
		}
		*pushCount(n) {
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos += n;
				return n;
			}
			return 0;
		}
		*pushToIndex(i, allowEmpty) {
			const s = this.buffer.slice(this.pos, i);
			if (s) {
				yield s;
				this.pos += s.length;
				return s.length;
			} else if (allowEmpty) yield "";
			return 0;
		}
		*pushIndicators() {
			let n = 0;
			loop: while (true) {
				switch (this.charAt(0)) {
					case "!":
						n += yield* this.pushTag();
						n += yield* this.pushSpaces(true);
						continue loop;
					case "&":
						n += yield* this.pushUntil(isNotAnchorChar);
						n += yield* this.pushSpaces(true);
						continue loop;
					case "-":
					case "?":
					case ":": {
						const inFlow = this.flowLevel > 0;
						const ch1 = this.charAt(1);
						if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
							if (!inFlow) this.indentNext = this.indentValue + 1;
							else if (this.flowKey) this.flowKey = false;
							n += yield* this.pushCount(1);
							n += yield* this.pushSpaces(true);
							continue loop;
						}
					}
				}
				break loop;
			}
			return n;
		}
		*pushTag() {
			if (this.charAt(1) === "<") {
				let i = this.pos + 2;
				let ch = this.buffer[i];
				while (!isEmpty(ch) && ch !== ">") ch = this.buffer[++i];
				return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
			} else {
				let i = this.pos + 1;
				let ch = this.buffer[i];
				while (ch) if (tagChars.has(ch)) ch = this.buffer[++i];
				else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) ch = this.buffer[i += 3];
				else break;
				return yield* this.pushToIndex(i, false);
			}
		}
		*pushNewline() {
			const ch = this.buffer[this.pos];
			if (ch === "\n") return yield* this.pushCount(1);
			else if (ch === "\r" && this.charAt(1) === "\n") return yield* this.pushCount(2);
			else return 0;
		}
		*pushSpaces(allowTabs) {
			let i = this.pos - 1;
			let ch;
			do
				ch = this.buffer[++i];
			while (ch === " " || allowTabs && ch === "	");
			const n = i - this.pos;
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos = i;
			}
			return n;
		}
		*pushUntil(test) {
			let i = this.pos;
			let ch = this.buffer[i];
			while (!test(ch)) ch = this.buffer[++i];
			return yield* this.pushToIndex(i, false);
		}
	};
	exports.Lexer = Lexer;
}));
// node_modules/yaml/dist/parse/line-counter.js
var require_line_counter = require_rolldown_runtime.__commonJSMin(((exports) => {
	var LineCounter = class {
		constructor() {
			this.lineStarts = [];
			this.addNewLine = (offset) => this.lineStarts.push(offset);
			this.linePos = (offset) => {
				let low = 0;
				let high = this.lineStarts.length;
				while (low < high) {
					const mid = low + high >> 1;
					if (this.lineStarts[mid] < offset) low = mid + 1;
					else high = mid;
				}
				if (this.lineStarts[low] === offset) return {
					line: low + 1,
					col: 1
				};
				if (low === 0) return {
					line: 0,
					col: offset
				};
				const start = this.lineStarts[low - 1];
				return {
					line: low,
					col: offset - start + 1
				};
			};
		}
	};
	exports.LineCounter = LineCounter;
}));
// node_modules/yaml/dist/parse/parser.js
var require_parser = require_rolldown_runtime.__commonJSMin(((exports) => {
	var node_process = require("process");
	var cst = require_cst();
	var lexer = require_lexer();
	function includesToken(list, type) {
		for (let i = 0; i < list.length; ++i) if (list[i].type === type) return true;
		return false;
	}
	function findNonEmptyIndex(list) {
		for (let i = 0; i < list.length; ++i) switch (list[i].type) {
			case "space":
			case "comment":
			case "newline": break;
			default: return i;
		}
		return -1;
	}
	function isFlowToken(token) {
		switch (token?.type) {
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "flow-collection": return true;
			default: return false;
		}
	}
	function getPrevProps(parent) {
		switch (parent.type) {
			case "document": return parent.start;
			case "block-map": {
				const it = parent.items[parent.items.length - 1];
				return it.sep ?? it.start;
			}
			case "block-seq": return parent.items[parent.items.length - 1].start;
			default: return [];
		}
	}
	function getFirstKeyStartProps(prev) {
		if (prev.length === 0) return [];
		let i = prev.length;
		loop: while (--i >= 0) switch (prev[i].type) {
			case "doc-start":
			case "explicit-key-ind":
			case "map-value-ind":
			case "seq-item-ind":
			case "newline": break loop;
		}
		while (prev[++i]?.type === "space");
		return prev.splice(i, prev.length);
	}
	function arrayPushArray(target, source) {
		if (source.length < 1e5) Array.prototype.push.apply(target, source);
		else for (let i = 0; i < source.length; ++i) target.push(source[i]);
	}
	function fixFlowSeqItems(fc) {
		if (fc.start.type === "flow-seq-start") {
			for (const it of fc.items) if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
				if (it.key) it.value = it.key;
				delete it.key;
				if (isFlowToken(it.value)) {
					if (it.value.end) arrayPushArray(it.value.end, it.sep);
					else it.value.end = it.sep;
				} else arrayPushArray(it.start, it.sep);
				delete it.sep;
			}
		}
	}
	var Parser = class {
		constructor(onNewLine) {
			this.atNewLine = true;
			this.atScalar = false;
			this.indent = 0;
			this.offset = 0;
			this.onKeyLine = false;
			this.stack = [];
			this.source = "";
			this.type = "";
			this.lexer = new lexer.Lexer();
			this.onNewLine = onNewLine;
		}
		*parse(source, incomplete = false) {
			if (this.onNewLine && this.offset === 0) this.onNewLine(0);
			for (const lexeme of this.lexer.lex(source, incomplete)) yield* this.next(lexeme);
			if (!incomplete) yield* this.end();
		}
		*next(source) {
			this.source = source;
			if (node_process.env.LOG_TOKENS) console.log("|", cst.prettyToken(source));
			if (this.atScalar) {
				this.atScalar = false;
				yield* this.step();
				this.offset += source.length;
				return;
			}
			const type = cst.tokenType(source);
			if (!type) {
				const message = `Not a YAML token: ${source}`;
				yield* this.pop({
					type: "error",
					offset: this.offset,
					message,
					source
				});
				this.offset += source.length;
			} else if (type === "scalar") {
				this.atNewLine = false;
				this.atScalar = true;
				this.type = "scalar";
			} else {
				this.type = type;
				yield* this.step();
				switch (type) {
					case "newline":
						this.atNewLine = true;
						this.indent = 0;
						if (this.onNewLine) this.onNewLine(this.offset + source.length);
						break;
					case "space":
						if (this.atNewLine && source[0] === " ") this.indent += source.length;
						break;
					case "explicit-key-ind":
					case "map-value-ind":
					case "seq-item-ind":
						if (this.atNewLine) this.indent += source.length;
						break;
					case "doc-mode":
					case "flow-error-end": return;
					default: this.atNewLine = false;
				}
				this.offset += source.length;
			}
		}
		*end() {
			while (this.stack.length > 0) yield* this.pop();
		}
		get sourceToken() {
			return {
				type: this.type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		*step() {
			const top = this.peek(1);
			if (this.type === "doc-end" && top?.type !== "doc-end") {
				while (this.stack.length > 0) yield* this.pop();
				this.stack.push({
					type: "doc-end",
					offset: this.offset,
					source: this.source
				});
				return;
			}
			if (!top) return yield* this.stream();
			switch (top.type) {
				case "document": return yield* this.document(top);
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return yield* this.scalar(top);
				case "block-scalar": return yield* this.blockScalar(top);
				case "block-map": return yield* this.blockMap(top);
				case "block-seq": return yield* this.blockSequence(top);
				case "flow-collection": return yield* this.flowCollection(top);
				case "doc-end": return yield* this.documentEnd(top);
			}
			yield* this.pop();
		}
		peek(n) {
			return this.stack[this.stack.length - n];
		}
		*pop(error) {
			const token = error ?? this.stack.pop();
			if (!token) yield {
				type: "error",
				offset: this.offset,
				source: "",
				message: "Tried to pop an empty stack"
			};
			else if (this.stack.length === 0) yield token;
			else {
				const top = this.peek(1);
				if (token.type === "block-scalar") token.indent = "indent" in top ? top.indent : 0;
				else if (token.type === "flow-collection" && top.type === "document") token.indent = 0;
				if (token.type === "flow-collection") fixFlowSeqItems(token);
				switch (top.type) {
					case "document":
						top.value = token;
						break;
					case "block-scalar":
						top.props.push(token);
						break;
					case "block-map": {
						const it = top.items[top.items.length - 1];
						if (it.value) {
							top.items.push({
								start: [],
								key: token,
								sep: []
							});
							this.onKeyLine = true;
							return;
						} else if (it.sep) it.value = token;
						else {
							Object.assign(it, {
								key: token,
								sep: []
							});
							this.onKeyLine = !it.explicitKey;
							return;
						}
						break;
					}
					case "block-seq": {
						const it = top.items[top.items.length - 1];
						if (it.value) top.items.push({
							start: [],
							value: token
						});
						else it.value = token;
						break;
					}
					case "flow-collection": {
						const it = top.items[top.items.length - 1];
						if (!it || it.value) top.items.push({
							start: [],
							key: token,
							sep: []
						});
						else if (it.sep) it.value = token;
						else Object.assign(it, {
							key: token,
							sep: []
						});
						return;
					}
					default:
						yield* this.pop();
						yield* this.pop(token);
				}
				if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
					const last = token.items[token.items.length - 1];
					if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
						if (top.type === "document") top.end = last.start;
						else top.items.push({ start: last.start });
						token.items.splice(-1, 1);
					}
				}
			}
		}
		*stream() {
			switch (this.type) {
				case "directive-line":
					yield {
						type: "directive",
						offset: this.offset,
						source: this.source
					};
					return;
				case "byte-order-mark":
				case "space":
				case "comment":
				case "newline":
					yield this.sourceToken;
					return;
				case "doc-mode":
				case "doc-start": {
					const doc = {
						type: "document",
						offset: this.offset,
						start: []
					};
					if (this.type === "doc-start") doc.start.push(this.sourceToken);
					this.stack.push(doc);
					return;
				}
			}
			yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML stream`,
				source: this.source
			};
		}
		*document(doc) {
			if (doc.value) return yield* this.lineEnd(doc);
			switch (this.type) {
				case "doc-start":
					if (findNonEmptyIndex(doc.start) !== -1) {
						yield* this.pop();
						yield* this.step();
					} else doc.start.push(this.sourceToken);
					return;
				case "anchor":
				case "tag":
				case "space":
				case "comment":
				case "newline":
					doc.start.push(this.sourceToken);
					return;
			}
			const bv = this.startBlockValue(doc);
			if (bv) this.stack.push(bv);
			else yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML document`,
				source: this.source
			};
		}
		*scalar(scalar) {
			if (this.type === "map-value-ind") {
				const start = getFirstKeyStartProps(getPrevProps(this.peek(2)));
				let sep;
				if (scalar.end) {
					sep = scalar.end;
					sep.push(this.sourceToken);
					delete scalar.end;
				} else sep = [this.sourceToken];
				const map = {
					type: "block-map",
					offset: scalar.offset,
					indent: scalar.indent,
					items: [{
						start,
						key: scalar,
						sep
					}]
				};
				this.onKeyLine = true;
				this.stack[this.stack.length - 1] = map;
			} else yield* this.lineEnd(scalar);
		}
		*blockScalar(scalar) {
			switch (this.type) {
				case "space":
				case "comment":
				case "newline":
					scalar.props.push(this.sourceToken);
					return;
				case "scalar":
					scalar.source = this.source;
					this.atNewLine = true;
					this.indent = 0;
					if (this.onNewLine) {
						let nl = this.source.indexOf("\n") + 1;
						while (nl !== 0) {
							this.onNewLine(this.offset + nl);
							nl = this.source.indexOf("\n", nl) + 1;
						}
					}
					yield* this.pop();
					break;
				default:
					yield* this.pop();
					yield* this.step();
			}
		}
		*blockMap(map) {
			const it = map.items[map.items.length - 1];
			switch (this.type) {
				case "newline":
					this.onKeyLine = false;
					if (it.value) {
						const end = "end" in it.value ? it.value.end : void 0;
						if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
						else map.items.push({ start: [this.sourceToken] });
					} else if (it.sep) it.sep.push(this.sourceToken);
					else it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) map.items.push({ start: [this.sourceToken] });
					else if (it.sep) it.sep.push(this.sourceToken);
					else {
						if (this.atIndentedComment(it.start, map.indent)) {
							const end = map.items[map.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								map.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
			}
			if (this.indent >= map.indent) {
				const atMapIndent = !this.onKeyLine && this.indent === map.indent;
				const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
				let start = [];
				if (atNextItem && it.sep && !it.value) {
					const nl = [];
					for (let i = 0; i < it.sep.length; ++i) {
						const st = it.sep[i];
						switch (st.type) {
							case "newline":
								nl.push(i);
								break;
							case "space": break;
							case "comment":
								if (st.indent > map.indent) nl.length = 0;
								break;
							default: nl.length = 0;
						}
					}
					if (nl.length >= 2) start = it.sep.splice(nl[1]);
				}
				switch (this.type) {
					case "anchor":
					case "tag":
						if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({ start });
							this.onKeyLine = true;
						} else if (it.sep) it.sep.push(this.sourceToken);
						else it.start.push(this.sourceToken);
						return;
					case "explicit-key-ind":
						if (!it.sep && !it.explicitKey) {
							it.start.push(this.sourceToken);
							it.explicitKey = true;
						} else if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({
								start,
								explicitKey: true
							});
						} else this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [this.sourceToken],
								explicitKey: true
							}]
						});
						this.onKeyLine = true;
						return;
					case "map-value-ind":
						if (it.explicitKey) {
							if (!it.sep) {
								if (includesToken(it.start, "newline")) Object.assign(it, {
									key: null,
									sep: [this.sourceToken]
								});
								else {
									const start = getFirstKeyStartProps(it.start);
									this.stack.push({
										type: "block-map",
										offset: this.offset,
										indent: this.indent,
										items: [{
											start,
											key: null,
											sep: [this.sourceToken]
										}]
									});
								}
							} else if (it.value) map.items.push({
								start: [],
								key: null,
								sep: [this.sourceToken]
							});
							else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start,
									key: null,
									sep: [this.sourceToken]
								}]
							});
							else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
								const start = getFirstKeyStartProps(it.start);
								const key = it.key;
								const sep = it.sep;
								sep.push(this.sourceToken);
								delete it.key;
								delete it.sep;
								this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start,
										key,
										sep
									}]
								});
							} else if (start.length > 0) it.sep = it.sep.concat(start, this.sourceToken);
							else it.sep.push(this.sourceToken);
						} else if (!it.sep) Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						else if (it.value || atNextItem) map.items.push({
							start,
							key: null,
							sep: [this.sourceToken]
						});
						else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [],
								key: null,
								sep: [this.sourceToken]
							}]
						});
						else it.sep.push(this.sourceToken);
						this.onKeyLine = true;
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						const fs = this.flowScalar(this.type);
						if (atNextItem || it.value) {
							map.items.push({
								start,
								key: fs,
								sep: []
							});
							this.onKeyLine = true;
						} else if (it.sep) this.stack.push(fs);
						else {
							Object.assign(it, {
								key: fs,
								sep: []
							});
							this.onKeyLine = true;
						}
						return;
					}
					default: {
						const bv = this.startBlockValue(map);
						if (bv) {
							if (bv.type === "block-seq") {
								if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
									yield* this.pop({
										type: "error",
										offset: this.offset,
										message: "Unexpected block-seq-ind on same line with key",
										source: this.source
									});
									return;
								}
							} else if (atMapIndent) map.items.push({ start });
							this.stack.push(bv);
							return;
						}
					}
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*blockSequence(seq) {
			const it = seq.items[seq.items.length - 1];
			switch (this.type) {
				case "newline":
					if (it.value) {
						const end = "end" in it.value ? it.value.end : void 0;
						if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
						else seq.items.push({ start: [this.sourceToken] });
					} else it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) seq.items.push({ start: [this.sourceToken] });
					else {
						if (this.atIndentedComment(it.start, seq.indent)) {
							const end = seq.items[seq.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								seq.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
				case "anchor":
				case "tag":
					if (it.value || this.indent <= seq.indent) break;
					it.start.push(this.sourceToken);
					return;
				case "seq-item-ind":
					if (this.indent !== seq.indent) break;
					if (it.value || includesToken(it.start, "seq-item-ind")) seq.items.push({ start: [this.sourceToken] });
					else it.start.push(this.sourceToken);
					return;
			}
			if (this.indent > seq.indent) {
				const bv = this.startBlockValue(seq);
				if (bv) {
					this.stack.push(bv);
					return;
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*flowCollection(fc) {
			const it = fc.items[fc.items.length - 1];
			if (this.type === "flow-error-end") {
				let top;
				do {
					yield* this.pop();
					top = this.peek(1);
				} while (top?.type === "flow-collection");
			} else if (fc.end.length === 0) {
				switch (this.type) {
					case "comma":
					case "explicit-key-ind":
						if (!it || it.sep) fc.items.push({ start: [this.sourceToken] });
						else it.start.push(this.sourceToken);
						return;
					case "map-value-ind":
						if (!it || it.value) fc.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						});
						else if (it.sep) it.sep.push(this.sourceToken);
						else Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						return;
					case "space":
					case "comment":
					case "newline":
					case "anchor":
					case "tag":
						if (!it || it.value) fc.items.push({ start: [this.sourceToken] });
						else if (it.sep) it.sep.push(this.sourceToken);
						else it.start.push(this.sourceToken);
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						const fs = this.flowScalar(this.type);
						if (!it || it.value) fc.items.push({
							start: [],
							key: fs,
							sep: []
						});
						else if (it.sep) this.stack.push(fs);
						else Object.assign(it, {
							key: fs,
							sep: []
						});
						return;
					}
					case "flow-map-end":
					case "flow-seq-end":
						fc.end.push(this.sourceToken);
						return;
				}
				const bv = this.startBlockValue(fc);
				if (bv) this.stack.push(bv);
				else {
					yield* this.pop();
					yield* this.step();
				}
			} else {
				const parent = this.peek(2);
				if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
					yield* this.pop();
					yield* this.step();
				} else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
					const start = getFirstKeyStartProps(getPrevProps(parent));
					fixFlowSeqItems(fc);
					const sep = fc.end.splice(1, fc.end.length);
					sep.push(this.sourceToken);
					const map = {
						type: "block-map",
						offset: fc.offset,
						indent: fc.indent,
						items: [{
							start,
							key: fc,
							sep
						}]
					};
					this.onKeyLine = true;
					this.stack[this.stack.length - 1] = map;
				} else yield* this.lineEnd(fc);
			}
		}
		flowScalar(type) {
			if (this.onNewLine) {
				let nl = this.source.indexOf("\n") + 1;
				while (nl !== 0) {
					this.onNewLine(this.offset + nl);
					nl = this.source.indexOf("\n", nl) + 1;
				}
			}
			return {
				type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		startBlockValue(parent) {
			switch (this.type) {
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return this.flowScalar(this.type);
				case "block-scalar-header": return {
					type: "block-scalar",
					offset: this.offset,
					indent: this.indent,
					props: [this.sourceToken],
					source: ""
				};
				case "flow-map-start":
				case "flow-seq-start": return {
					type: "flow-collection",
					offset: this.offset,
					indent: this.indent,
					start: this.sourceToken,
					items: [],
					end: []
				};
				case "seq-item-ind": return {
					type: "block-seq",
					offset: this.offset,
					indent: this.indent,
					items: [{ start: [this.sourceToken] }]
				};
				case "explicit-key-ind": {
					this.onKeyLine = true;
					const start = getFirstKeyStartProps(getPrevProps(parent));
					start.push(this.sourceToken);
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							explicitKey: true
						}]
					};
				}
				case "map-value-ind": {
					this.onKeyLine = true;
					const start = getFirstKeyStartProps(getPrevProps(parent));
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							key: null,
							sep: [this.sourceToken]
						}]
					};
				}
			}
			return null;
		}
		atIndentedComment(start, indent) {
			if (this.type !== "comment") return false;
			if (this.indent <= indent) return false;
			return start.every((st) => st.type === "newline" || st.type === "space");
		}
		*documentEnd(docEnd) {
			if (this.type !== "doc-mode") {
				if (docEnd.end) docEnd.end.push(this.sourceToken);
				else docEnd.end = [this.sourceToken];
				if (this.type === "newline") yield* this.pop();
			}
		}
		*lineEnd(token) {
			switch (this.type) {
				case "comma":
				case "doc-start":
				case "doc-end":
				case "flow-seq-end":
				case "flow-map-end":
				case "map-value-ind":
					yield* this.pop();
					yield* this.step();
					break;
				case "newline": this.onKeyLine = false;
				default:
					if (token.end) token.end.push(this.sourceToken);
					else token.end = [this.sourceToken];
					if (this.type === "newline") yield* this.pop();
			}
		}
	};
	exports.Parser = Parser;
}));
// node_modules/yaml/dist/public-api.js
var require_public_api = require_rolldown_runtime.__commonJSMin(((exports) => {
	var composer = require_composer();
	var Document = require_Document();
	var errors = require_errors();
	var log = require_log();
	var identity = require_identity();
	var lineCounter = require_line_counter();
	var parser = require_parser();
	function parseOptions(options) {
		const prettyErrors = options.prettyErrors !== false;
		return {
			lineCounter: options.lineCounter || prettyErrors && new lineCounter.LineCounter() || null,
			prettyErrors
		};
	}
	function parseAllDocuments(source, options = {}) {
		const { lineCounter, prettyErrors } = parseOptions(options);
		const parser$1 = new parser.Parser(lineCounter?.addNewLine);
		const composer$1 = new composer.Composer(options);
		const docs = Array.from(composer$1.compose(parser$1.parse(source)));
		if (prettyErrors && lineCounter) for (const doc of docs) {
			doc.errors.forEach(errors.prettifyError(source, lineCounter));
			doc.warnings.forEach(errors.prettifyError(source, lineCounter));
		}
		if (docs.length > 0) return docs;
		return Object.assign([], { empty: true }, composer$1.streamInfo());
	}
	function parseDocument(source, options = {}) {
		const { lineCounter, prettyErrors } = parseOptions(options);
		const parser$1 = new parser.Parser(lineCounter?.addNewLine);
		const composer$1 = new composer.Composer(options);
		let doc = null;
		for (const _doc of composer$1.compose(parser$1.parse(source), true, source.length)) if (!doc) doc = _doc;
		else if (doc.options.logLevel !== "silent") {
			doc.errors.push(new errors.YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
			break;
		}
		if (prettyErrors && lineCounter) {
			doc.errors.forEach(errors.prettifyError(source, lineCounter));
			doc.warnings.forEach(errors.prettifyError(source, lineCounter));
		}
		return doc;
	}
	function parse(src, reviver, options) {
		let _reviver = void 0;
		if (typeof reviver === "function") _reviver = reviver;
		else if (options === void 0 && reviver && typeof reviver === "object") options = reviver;
		const doc = parseDocument(src, options);
		if (!doc) return null;
		doc.warnings.forEach((warning) => log.warn(doc.options.logLevel, warning));
		if (doc.errors.length > 0) {
			if (doc.options.logLevel !== "silent") throw doc.errors[0];
			else doc.errors = [];
		}
		return doc.toJS(Object.assign({ reviver: _reviver }, options));
	}
	function stringify(value, replacer, options) {
		let _replacer = null;
		if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
		else if (options === void 0 && replacer) options = replacer;
		if (typeof options === "string") options = options.length;
		if (typeof options === "number") {
			const indent = Math.round(options);
			options = indent < 1 ? void 0 : indent > 8 ? { indent: 8 } : { indent };
		}
		if (value === void 0) {
			const { keepUndefined } = options ?? replacer ?? {};
			if (!keepUndefined) return void 0;
		}
		if (identity.isDocument(value) && !_replacer) return value.toString(options);
		return new Document.Document(value, _replacer, options).toString(options);
	}
	exports.parse = parse;
	exports.parseAllDocuments = parseAllDocuments;
	exports.parseDocument = parseDocument;
	exports.stringify = stringify;
}));
// node_modules/yaml/dist/index.js
var require_dist = require_rolldown_runtime.__commonJSMin(((exports) => {
	var composer = require_composer();
	var Document = require_Document();
	var Schema = require_Schema();
	var errors = require_errors();
	var Alias = require_Alias();
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var cst = require_cst();
	var lexer = require_lexer();
	var lineCounter = require_line_counter();
	var parser = require_parser();
	var publicApi = require_public_api();
	var visit = require_visit();
	exports.Composer = composer.Composer;
	exports.Document = Document.Document;
	exports.Schema = Schema.Schema;
	exports.YAMLError = errors.YAMLError;
	exports.YAMLParseError = errors.YAMLParseError;
	exports.YAMLWarning = errors.YAMLWarning;
	exports.Alias = Alias.Alias;
	exports.isAlias = identity.isAlias;
	exports.isCollection = identity.isCollection;
	exports.isDocument = identity.isDocument;
	exports.isMap = identity.isMap;
	exports.isNode = identity.isNode;
	exports.isPair = identity.isPair;
	exports.isScalar = identity.isScalar;
	exports.isSeq = identity.isSeq;
	exports.Pair = Pair.Pair;
	exports.Scalar = Scalar.Scalar;
	exports.YAMLMap = YAMLMap.YAMLMap;
	exports.YAMLSeq = YAMLSeq.YAMLSeq;
	exports.CST = cst;
	exports.Lexer = lexer.Lexer;
	exports.LineCounter = lineCounter.LineCounter;
	exports.Parser = parser.Parser;
	exports.parse = publicApi.parse;
	exports.parseAllDocuments = publicApi.parseAllDocuments;
	exports.parseDocument = publicApi.parseDocument;
	exports.stringify = publicApi.stringify;
	exports.visit = visit.visit;
	exports.visitAsync = visit.visitAsync;
}));
// kitchen/src/cookbook/front-matter.ts
var import_dist = require_dist();
const MAX_YAML_NODES = 3e3;
const LINEAR = {
	uniqueKeys: false,
	prettyErrors: false
};
function parseFrontMatter(slug, yaml) {
	rejectOversized(slug, yaml);
	const lineCounter = new import_dist.LineCounter();
	const document = (0, import_dist.parseDocument)(yaml, {
		...LINEAR,
		lineCounter
	});
	const { contents, errors } = document;
	const problem = errors[0] ?? ((0, import_dist.isMap)(contents) ? sameKey(contents) : void 0);
	if (problem) {
		const { line } = lineCounter.linePos(problem.pos[0]);
		throw new DishError(slug, line + 1, `${problem.message.split("\n")[0]}.`);
	}
	const values = (0, import_dist.isMap)(contents) ? document.toJS() : {};
	const lines = yaml.split("\n");
	const lineOf = (key) => 2 + Math.max(0, lines.findIndex((line) => line.startsWith(`${key}:`)));
	return {
		slug,
		values,
		lineOf
	};
}
function rejectOversized(slug, yaml) {
	let pieces = 0;
	const count = () => {
		pieces += 1;
		if (pieces > MAX_YAML_NODES) throw new DishError(slug, 2, "the head holds too much to be one.");
	};
	for (const _piece of new import_dist.Lexer().lex(yaml)) count();
	for (const [, odd] of yaml.matchAll(/\\(?:["\\/bfnrt]|u[\da-f]{4}|(.?))/gis)) if (odd !== void 0) count();
}
function sameKey({ items }) {
	const seen = new Set();
	for (const { key } of items) {
		if (!(0, import_dist.isScalar)(key)) continue;
		const [from = 0, to = from] = key.range ?? [];
		if (seen.has(key.value)) return {
			message: "Map keys must be unique",
			pos: [from, to]
		};
		seen.add(key.value);
	}
}
function validateFrontMatter(raw) {
	const time = minutes(raw, "time", 30);
	return {
		title: text(raw, "title") || raw.slug.replaceAll("-", " ").replace(/^./, (c) => c.toUpperCase()),
		also: list(raw, "also"),
		cuisine: text(raw, "cuisine") || "Home-style",
		course: oneOf(raw, "course", COURSES, "main"),
		servings: number(raw, "servings", 4),
		time,
		active: minutes(raw, "active", time),
		keywords: [...list(raw, "keywords"), ...list(raw, "tags")],
		introduction: text(raw, "introduction") || text(raw, "description"),
		tip: text(raw, "tip"),
		keeps: text(raw, "keeps"),
		swaps: list(raw, "swaps").map((line) => readSwap(raw, line)),
		vessel: oneOf(raw, "vessel", VESSELS, "plate"),
		colours: list(raw, "colours")
	};
}
function text({ values }, key) {
	const value = values[key];
	return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}
function list({ values }, key) {
	const value = values[key];
	return (Array.isArray(value) ? value : typeof value === "string" ? value.split(",") : []).filter((item) => typeof item === "string" || typeof item === "number").map((item) => String(item).trim()).filter(Boolean);
}
function number(raw, key, otherwise) {
	const written = text(raw, key);
	if (written === "") return otherwise;
	const value = Number.parseFloat(written);
	if (!(value > 0)) throw new DishError(raw.slug, raw.lineOf(key), `"${key}" has to be a number above zero.`);
	return value;
}
function minutes(raw, key, otherwise) {
	const written = text(raw, key).slice(0, 200);
	const hours = /(\d+(?:\.\d+)?)\s*h/.exec(written)?.[1];
	if (!hours) return number(raw, key, otherwise);
	const rest = /(\d+)\s*m/.exec(written)?.[1];
	return Number(hours) * 60 + Number(rest ?? 0);
}
function oneOf(raw, key, all, otherwise) {
	const written = text(raw, key).toLowerCase();
	if (written === "") return otherwise;
	const found = all.find((one) => one === written);
	if (!found) {
		const known = all.join(", ");
		throw new DishError(raw.slug, raw.lineOf(key), `"${key}" has to be one of: ${known}.`);
	}
	return found;
}
function readSwap(raw, line) {
	const [from, to] = line.split(/\s*(?:->|\u2192)\s*/);
	const parts = /^([^{}()]+)(?:\{([^{}]*)\})?\s*(?:\(([^()]*)\))?$/.exec(to ?? "");
	if (!from || !parts) throw new DishError(raw.slug, raw.lineOf("swaps"), `the swap "${line}" has to read "this -> that".`);
	const [, name = "", amount = "", preparation = ""] = parts;
	return {
		from: from.trim(),
		to: {
			name: name.trim(),
			...parseAmount(amount),
			preparation
		}
	};
}
// kitchen/src/cookbook/read-dish.ts
function readDish(slug, text) {
	const clean = text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
	const fenced = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(clean);
	const yaml = fenced?.[1] ?? oldMetadata(clean);
	const body = fenced ? clean.slice(fenced[0].length) : clean;
	const firstLine = fenced ? fenced[0].split("\n").length : 1;
	return {
		slug,
		...validateFrontMatter(parseFrontMatter(slug, yaml)),
		...readSteps(slug, body, firstLine)
	};
}
function oldMetadata(text) {
	return [...text.matchAll(/^>>[ \t]*(\w[\w ]*):[ \t]*(.*)$/gm)].map(([, key = "", value = ""]) => `${key.trim()}: ${JSON.stringify(value)}`).join("\n");
}
Object.defineProperty(exports, "ALLERGENS", {
	enumerable: true,
	get: function() {
		return ALLERGENS;
	}
});
Object.defineProperty(exports, "APPLIANCES", {
	enumerable: true,
	get: function() {
		return APPLIANCES;
	}
});
Object.defineProperty(exports, "COURSES", {
	enumerable: true,
	get: function() {
		return COURSES;
	}
});
Object.defineProperty(exports, "CUTS", {
	enumerable: true,
	get: function() {
		return CUTS;
	}
});
Object.defineProperty(exports, "DIETS", {
	enumerable: true,
	get: function() {
		return DIETS;
	}
});
Object.defineProperty(exports, "DishError", {
	enumerable: true,
	get: function() {
		return DishError;
	}
});
Object.defineProperty(exports, "METHODS", {
	enumerable: true,
	get: function() {
		return METHODS;
	}
});
Object.defineProperty(exports, "NOTHING", {
	enumerable: true,
	get: function() {
		return NOTHING$1;
	}
});
Object.defineProperty(exports, "NUTRIENTS", {
	enumerable: true,
	get: function() {
		return NUTRIENTS;
	}
});
Object.defineProperty(exports, "PantryTextError", {
	enumerable: true,
	get: function() {
		return PantryTextError;
	}
});
Object.defineProperty(exports, "RECIPE_PARTS", {
	enumerable: true,
	get: function() {
		return RECIPE_PARTS;
	}
});
Object.defineProperty(exports, "SITUATIONS", {
	enumerable: true,
	get: function() {
		return SITUATIONS;
	}
});
Object.defineProperty(exports, "TOOLS", {
	enumerable: true,
	get: function() {
		return TOOLS;
	}
});
Object.defineProperty(exports, "UNIT_SYSTEMS", {
	enumerable: true,
	get: function() {
		return UNIT_SYSTEMS;
	}
});
Object.defineProperty(exports, "VESSELS", {
	enumerable: true,
	get: function() {
		return VESSELS;
	}
});
Object.defineProperty(exports, "WORDS", {
	enumerable: true,
	get: function() {
		return WORDS;
	}
});
Object.defineProperty(exports, "addDishName", {
	enumerable: true,
	get: function() {
		return addDishName;
	}
});
Object.defineProperty(exports, "addNutrients", {
	enumerable: true,
	get: function() {
		return addNutrients;
	}
});
Object.defineProperty(exports, "chancesOf", {
	enumerable: true,
	get: function() {
		return chancesOf;
	}
});
Object.defineProperty(exports, "check", {
	enumerable: true,
	get: function() {
		return check;
	}
});
Object.defineProperty(exports, "compileCookbook", {
	enumerable: true,
	get: function() {
		return compileCookbook;
	}
});
Object.defineProperty(exports, "compileCooking", {
	enumerable: true,
	get: function() {
		return compileCooking;
	}
});
Object.defineProperty(exports, "compileMeats", {
	enumerable: true,
	get: function() {
		return compileMeats;
	}
});
Object.defineProperty(exports, "compileRules", {
	enumerable: true,
	get: function() {
		return compileRules;
	}
});
Object.defineProperty(exports, "compileSituations", {
	enumerable: true,
	get: function() {
		return compileSituations;
	}
});
Object.defineProperty(exports, "containsRareMeat", {
	enumerable: true,
	get: function() {
		return containsRareMeat;
	}
});
Object.defineProperty(exports, "containsRawEgg", {
	enumerable: true,
	get: function() {
		return containsRawEgg;
	}
});
Object.defineProperty(exports, "containsRawFish", {
	enumerable: true,
	get: function() {
		return containsRawFish;
	}
});
Object.defineProperty(exports, "contentTokens", {
	enumerable: true,
	get: function() {
		return contentTokens;
	}
});
Object.defineProperty(exports, "correctSpelling", {
	enumerable: true,
	get: function() {
		return correctSpelling;
	}
});
Object.defineProperty(exports, "countToBuy", {
	enumerable: true,
	get: function() {
		return countToBuy;
	}
});
Object.defineProperty(exports, "createMask", {
	enumerable: true,
	get: function() {
		return createMask;
	}
});
Object.defineProperty(exports, "createPlainWords", {
	enumerable: true,
	get: function() {
		return createPlainWords;
	}
});
Object.defineProperty(exports, "createStepWords", {
	enumerable: true,
	get: function() {
		return createStepWords;
	}
});
Object.defineProperty(exports, "createWeigher", {
	enumerable: true,
	get: function() {
		return createWeigher;
	}
});
Object.defineProperty(exports, "deletionVariants", {
	enumerable: true,
	get: function() {
		return deletionVariants;
	}
});
Object.defineProperty(exports, "describeWithoutTool", {
	enumerable: true,
	get: function() {
		return describeWithoutTool;
	}
});
Object.defineProperty(exports, "dishLines", {
	enumerable: true,
	get: function() {
		return dishLines;
	}
});
Object.defineProperty(exports, "dishesIn", {
	enumerable: true,
	get: function() {
		return dishesIn;
	}
});
Object.defineProperty(exports, "editDistance", {
	enumerable: true,
	get: function() {
		return editDistance;
	}
});
Object.defineProperty(exports, "estimate", {
	enumerable: true,
	get: function() {
		return estimate;
	}
});
Object.defineProperty(exports, "estimateGrams", {
	enumerable: true,
	get: function() {
		return estimateGrams;
	}
});
Object.defineProperty(exports, "famousIn", {
	enumerable: true,
	get: function() {
		return famousIn;
	}
});
Object.defineProperty(exports, "famousNames", {
	enumerable: true,
	get: function() {
		return famousNames;
	}
});
Object.defineProperty(exports, "featureOf", {
	enumerable: true,
	get: function() {
		return featureOf;
	}
});
Object.defineProperty(exports, "featureStart", {
	enumerable: true,
	get: function() {
		return featureStart;
	}
});
Object.defineProperty(exports, "figureWords", {
	enumerable: true,
	get: function() {
		return figureWords;
	}
});
Object.defineProperty(exports, "fillText", {
	enumerable: true,
	get: function() {
		return fillText;
	}
});
Object.defineProperty(exports, "findBeside", {
	enumerable: true,
	get: function() {
		return findBeside;
	}
});
Object.defineProperty(exports, "findBroaderKinds", {
	enumerable: true,
	get: function() {
		return findBroaderKinds;
	}
});
Object.defineProperty(exports, "findCautions", {
	enumerable: true,
	get: function() {
		return findCautions;
	}
});
Object.defineProperty(exports, "findCues", {
	enumerable: true,
	get: function() {
		return findCues;
	}
});
Object.defineProperty(exports, "findDanger", {
	enumerable: true,
	get: function() {
		return findDanger;
	}
});
Object.defineProperty(exports, "findFigures", {
	enumerable: true,
	get: function() {
		return findFigures;
	}
});
Object.defineProperty(exports, "findFood", {
	enumerable: true,
	get: function() {
		return findFood;
	}
});
Object.defineProperty(exports, "findFoodNames", {
	enumerable: true,
	get: function() {
		return findFoodNames;
	}
});
Object.defineProperty(exports, "findHeads", {
	enumerable: true,
	get: function() {
		return findHeads;
	}
});
Object.defineProperty(exports, "findLineFacts", {
	enumerable: true,
	get: function() {
		return findLineFacts;
	}
});
Object.defineProperty(exports, "findMentions", {
	enumerable: true,
	get: function() {
		return findMentions;
	}
});
Object.defineProperty(exports, "findNames", {
	enumerable: true,
	get: function() {
		return findNames;
	}
});
Object.defineProperty(exports, "findRawEggTip", {
	enumerable: true,
	get: function() {
		return findRawEggTip;
	}
});
Object.defineProperty(exports, "findTermByName", {
	enumerable: true,
	get: function() {
		return findTermByName;
	}
});
Object.defineProperty(exports, "findTerms", {
	enumerable: true,
	get: function() {
		return findTerms;
	}
});
Object.defineProperty(exports, "findTools", {
	enumerable: true,
	get: function() {
		return findTools;
	}
});
Object.defineProperty(exports, "getDishFacts", {
	enumerable: true,
	get: function() {
		return getDishFacts;
	}
});
Object.defineProperty(exports, "gramsOfOne", {
	enumerable: true,
	get: function() {
		return gramsOfOne;
	}
});
Object.defineProperty(exports, "hashText", {
	enumerable: true,
	get: function() {
		return hashText;
	}
});
Object.defineProperty(exports, "indexCues", {
	enumerable: true,
	get: function() {
		return indexCues;
	}
});
Object.defineProperty(exports, "ingredientLine", {
	enumerable: true,
	get: function() {
		return ingredientLine;
	}
});
Object.defineProperty(exports, "isAdjacent", {
	enumerable: true,
	get: function() {
		return isAdjacent;
	}
});
Object.defineProperty(exports, "isCommonWord", {
	enumerable: true,
	get: function() {
		return isCommonWord;
	}
});
Object.defineProperty(exports, "isCue", {
	enumerable: true,
	get: function() {
		return isCue;
	}
});
Object.defineProperty(exports, "isDash", {
	enumerable: true,
	get: function() {
		return isDash;
	}
});
Object.defineProperty(exports, "isDiet", {
	enumerable: true,
	get: function() {
		return isDiet;
	}
});
Object.defineProperty(exports, "isMeasured", {
	enumerable: true,
	get: function() {
		return isMeasured;
	}
});
Object.defineProperty(exports, "isPartOfName", {
	enumerable: true,
	get: function() {
		return isPartOfName;
	}
});
Object.defineProperty(exports, "isPunctuation", {
	enumerable: true,
	get: function() {
		return isPunctuation;
	}
});
Object.defineProperty(exports, "isRefusedBy", {
	enumerable: true,
	get: function() {
		return isRefusedBy;
	}
});
Object.defineProperty(exports, "isServedRare", {
	enumerable: true,
	get: function() {
		return isServedRare;
	}
});
Object.defineProperty(exports, "isSetAtMost", {
	enumerable: true,
	get: function() {
		return isSetAtMost;
	}
});
Object.defineProperty(exports, "isStaple", {
	enumerable: true,
	get: function() {
		return isStaple;
	}
});
Object.defineProperty(exports, "isUnspaced", {
	enumerable: true,
	get: function() {
		return isUnspaced;
	}
});
Object.defineProperty(exports, "isWord", {
	enumerable: true,
	get: function() {
		return isWord;
	}
});
Object.defineProperty(exports, "keptKeywords", {
	enumerable: true,
	get: function() {
		return keptKeywords;
	}
});
Object.defineProperty(exports, "languagesIn", {
	enumerable: true,
	get: function() {
		return languagesIn;
	}
});
Object.defineProperty(exports, "lately", {
	enumerable: true,
	get: function() {
		return lately;
	}
});
Object.defineProperty(exports, "listRestrictions", {
	enumerable: true,
	get: function() {
		return listRestrictions;
	}
});
Object.defineProperty(exports, "longestAmong", {
	enumerable: true,
	get: function() {
		return longestAmong;
	}
});
Object.defineProperty(exports, "longestByFirst", {
	enumerable: true,
	get: function() {
		return longestByFirst;
	}
});
Object.defineProperty(exports, "mapNutrients", {
	enumerable: true,
	get: function() {
		return mapNutrients;
	}
});
Object.defineProperty(exports, "matchText", {
	enumerable: true,
	get: function() {
		return matchText;
	}
});
Object.defineProperty(exports, "nameKey", {
	enumerable: true,
	get: function() {
		return nameKey;
	}
});
Object.defineProperty(exports, "nameKey$1", {
	enumerable: true,
	get: function() {
		return nameKey$1;
	}
});
Object.defineProperty(exports, "nameWords", {
	enumerable: true,
	get: function() {
		return nameWords;
	}
});
Object.defineProperty(exports, "normalise", {
	enumerable: true,
	get: function() {
		return normalise;
	}
});
Object.defineProperty(exports, "normaliseFoodName", {
	enumerable: true,
	get: function() {
		return normaliseFoodName;
	}
});
Object.defineProperty(exports, "openDangerCues", {
	enumerable: true,
	get: function() {
		return openDangerCues;
	}
});
Object.defineProperty(exports, "openNeedsReader", {
	enumerable: true,
	get: function() {
		return openNeedsReader;
	}
});
Object.defineProperty(exports, "pantryRows", {
	enumerable: true,
	get: function() {
		return pantryRows;
	}
});
Object.defineProperty(exports, "parseAmount", {
	enumerable: true,
	get: function() {
		return parseAmount;
	}
});
Object.defineProperty(exports, "parseFoods", {
	enumerable: true,
	get: function() {
		return parseFoods;
	}
});
Object.defineProperty(exports, "parseFrontMatter", {
	enumerable: true,
	get: function() {
		return parseFrontMatter;
	}
});
Object.defineProperty(exports, "parseLine", {
	enumerable: true,
	get: function() {
		return parseLine;
	}
});
Object.defineProperty(exports, "passesOver", {
	enumerable: true,
	get: function() {
		return passesOver;
	}
});
Object.defineProperty(exports, "plainWords", {
	enumerable: true,
	get: function() {
		return plainWords;
	}
});
Object.defineProperty(exports, "plural", {
	enumerable: true,
	get: function() {
		return plural;
	}
});
Object.defineProperty(exports, "readAmount", {
	enumerable: true,
	get: function() {
		return readAmount$1;
	}
});
Object.defineProperty(exports, "readCuesOf", {
	enumerable: true,
	get: function() {
		return readCuesOf;
	}
});
Object.defineProperty(exports, "readDish", {
	enumerable: true,
	get: function() {
		return readDish;
	}
});
Object.defineProperty(exports, "readExampleLines", {
	enumerable: true,
	get: function() {
		return readExampleLines;
	}
});
Object.defineProperty(exports, "readFoodName", {
	enumerable: true,
	get: function() {
		return readFoodName;
	}
});
Object.defineProperty(exports, "readFractionOfUnit", {
	enumerable: true,
	get: function() {
		return readFractionOfUnit;
	}
});
Object.defineProperty(exports, "readGloss", {
	enumerable: true,
	get: function() {
		return readGloss;
	}
});
Object.defineProperty(exports, "readLexicon", {
	enumerable: true,
	get: function() {
		return readLexicon;
	}
});
Object.defineProperty(exports, "readLine", {
	enumerable: true,
	get: function() {
		return readLine;
	}
});
Object.defineProperty(exports, "readLineParts", {
	enumerable: true,
	get: function() {
		return readLineParts;
	}
});
Object.defineProperty(exports, "readMessage", {
	enumerable: true,
	get: function() {
		return readMessage;
	}
});
Object.defineProperty(exports, "readMessages", {
	enumerable: true,
	get: function() {
		return readMessages;
	}
});
Object.defineProperty(exports, "readRange", {
	enumerable: true,
	get: function() {
		return readRange;
	}
});
Object.defineProperty(exports, "readStatements", {
	enumerable: true,
	get: function() {
		return readStatements;
	}
});
Object.defineProperty(exports, "readSteps", {
	enumerable: true,
	get: function() {
		return readSteps;
	}
});
Object.defineProperty(exports, "readTopics", {
	enumerable: true,
	get: function() {
		return readTopics;
	}
});
Object.defineProperty(exports, "readUnit", {
	enumerable: true,
	get: function() {
		return readUnit;
	}
});
Object.defineProperty(exports, "recipeLines", {
	enumerable: true,
	get: function() {
		return recipeLines;
	}
});
Object.defineProperty(exports, "renamed", {
	enumerable: true,
	get: function() {
		return renamed;
	}
});
Object.defineProperty(exports, "require_dist", {
	enumerable: true,
	get: function() {
		return require_dist;
	}
});
Object.defineProperty(exports, "rowNamed", {
	enumerable: true,
	get: function() {
		return rowNamed;
	}
});
Object.defineProperty(exports, "sampleOf", {
	enumerable: true,
	get: function() {
		return sampleOf;
	}
});
Object.defineProperty(exports, "saysDone", {
	enumerable: true,
	get: function() {
		return saysDone;
	}
});
Object.defineProperty(exports, "seededRandom", {
	enumerable: true,
	get: function() {
		return seededRandom;
	}
});
Object.defineProperty(exports, "singular", {
	enumerable: true,
	get: function() {
		return singular;
	}
});
Object.defineProperty(exports, "skipHalfAndHalf", {
	enumerable: true,
	get: function() {
		return skipHalfAndHalf;
	}
});
Object.defineProperty(exports, "slotsIn", {
	enumerable: true,
	get: function() {
		return slotsIn;
	}
});
Object.defineProperty(exports, "splitList", {
	enumerable: true,
	get: function() {
		return splitList;
	}
});
Object.defineProperty(exports, "splitNameTokens", {
	enumerable: true,
	get: function() {
		return splitNameTokens;
	}
});
Object.defineProperty(exports, "standsBefore", {
	enumerable: true,
	get: function() {
		return standsBefore;
	}
});
Object.defineProperty(exports, "standsBehind", {
	enumerable: true,
	get: function() {
		return standsBehind;
	}
});
Object.defineProperty(exports, "startsOf", {
	enumerable: true,
	get: function() {
		return startsOf;
	}
});
Object.defineProperty(exports, "stepLine", {
	enumerable: true,
	get: function() {
		return stepLine;
	}
});
Object.defineProperty(exports, "timer", {
	enumerable: true,
	get: function() {
		return timer;
	}
});
Object.defineProperty(exports, "toTerms", {
	enumerable: true,
	get: function() {
		return toTerms;
	}
});
Object.defineProperty(exports, "tokenise", {
	enumerable: true,
	get: function() {
		return tokenise;
	}
});
Object.defineProperty(exports, "tokeniseLine", {
	enumerable: true,
	get: function() {
		return tokeniseLine;
	}
});
Object.defineProperty(exports, "trainMessageReader", {
	enumerable: true,
	get: function() {
		return trainMessageReader;
	}
});
Object.defineProperty(exports, "trainModel", {
	enumerable: true,
	get: function() {
		return trainModel;
	}
});
Object.defineProperty(exports, "withVoice", {
	enumerable: true,
	get: function() {
		return withVoice;
	}
});
Object.defineProperty(exports, "wordsWithin", {
	enumerable: true,
	get: function() {
		return wordsWithin;
	}
});
