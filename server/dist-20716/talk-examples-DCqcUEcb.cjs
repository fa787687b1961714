const require_read_dish = require("./read-dish-DdYhXqiy.cjs");
// kitchen/src/mentions/mention-cues.ts
const CATEGORIES = {
	put: {
		direction: ">",
		reach: 4
	},
	out: {
		direction: ">",
		reach: 2
	},
	told: {
		direction: "<>",
		reach: 6
	},
	on: {
		direction: ">",
		reach: 8
	},
	asked: {
		direction: ">",
		reach: 4
	},
	remade: {
		direction: ">",
		reach: 1
	},
	none: {
		direction: ">",
		reach: 0
	},
	anyway: {
		direction: "<>",
		reach: 0
	},
	it: {
		direction: "<",
		reach: 0
	},
	regret: {
		direction: "<",
		reach: 0
	},
	heading: {
		direction: ">",
		reach: 0
	},
	raw: {
		direction: ">",
		reach: 0
	},
	either: {
		direction: ">",
		reach: 0
	},
	both: {
		direction: ">",
		reach: 0
	},
	ends: {
		direction: ">",
		reach: 0
	},
	stop: {
		direction: ">",
		reach: 0
	},
	verdict: {
		direction: "<",
		reach: 0
	},
	holds: {
		direction: "<>",
		reach: 0
	},
	here: {
		direction: "<>",
		reach: 0
	},
	swaps: {
		direction: ">",
		reach: 0
	},
	take: {
		direction: ">",
		reach: 0
	},
	food: {
		direction: ">",
		reach: 0
	}
};
function openMentionCues(texts) {
	return { languages: Object.entries(texts).map(([language, text]) => {
		const cues = require_read_dish.readCuesOf(CATEGORIES, `${language}/mentions.cues`, text);
		const words = cues.flatMap(({ items }) => items.flatMap(wordsAmong));
		return {
			index: require_read_dish.indexCues(cues),
			words: new Set(words.filter(({ isStem }) => !isStem).map(({ text }) => text)),
			stems: words.filter(({ isStem }) => isStem).map(({ text }) => text)
		};
	}) };
}
function wordsAmong(item) {
	if (item.kind === "word") return [item];
	return item.kind === "choice" ? item.ways.flatMap((way) => way.flatMap(wordsAmong)) : [];
}
function findMentionCues({ languages }, text) {
	const foods = text.spans.food;
	const others = [];
	for (let at = 0; at < text.words.length; at = foods.get(at) ?? at + 1) if (!foods.has(at)) others.push(text.words[at] ?? "");
	const scores = languages.map(({ words, stems }) => others.filter((word) => words.has(word) || stems.some((stem) => word.startsWith(stem))));
	const most = Math.max(0, ...scores.map(({ length }) => length));
	return languages.flatMap(({ index }, at) => scores[at]?.length === most ? require_read_dish.findCues(index, text) : []);
}
// kitchen/src/mentions/prepared-talk.ts
const ENDS_SENTENCE = /[.!?\n\u2026](?!\d)/;
const ENDS_PART = /[;:\u2022]|\s[-\u2013\u2014]+\s/;
const COVERED = new Set([
	"put",
	"out",
	"told",
	"asked",
	"remade",
	"none",
	"it",
	"holds",
	"on"
]);
function prepareTalk(cues, text, { tokens, matches }, forbidden) {
	const words = tokens.map((token) => token.text);
	const gaps = tokens.map(({ start }, at) => text.slice(tokens[at - 1]?.end ?? 0, start));
	const broken = tokens.map(({ gap }, at) => at === 0 || gap !== "joined");
	const tail = text.slice(tokens.at(-1)?.end ?? 0);
	const asked = [...gaps, tail].map((gap) => gap.includes("?") || gap.includes("\u00bf"));
	const foods = foodsIn(matches.filter(({ term }) => term.isFood), tokens, forbidden);
	const sentences = numbered(gaps.map((gap, at) => at > 0 && ENDS_SENTENCE.test(gap)));
	const food = new Map(foods.map(({ from, to }) => [from, to]));
	const plain = {
		words,
		begins: broken,
		broken,
		asked,
		spans: {
			food,
			other: food,
			diet: NONE,
			person: NONE,
			body: NONE
		}
	};
	const found = findMentionCues(cues, plain);
	const stops = new Set(found.filter(({ cue }) => cue.category === "stop").map(({ from }) => from));
	return {
		...plain,
		sentences,
		offsets: tokens.map(({ start }) => start),
		parts: numbered(gaps.map((gap, at) => stops.has(at) || ENDS_PART.test(gap) || sentences[at] !== sentences[at - 1])),
		foods,
		cues: heardAmong(require_read_dish.longestAmong(found, ({ category, items }) => COVERED.has(category) && !require_read_dish.passesOver(items)))
	};
}
function heardAmong(found) {
	const silent = new Set();
	for (const { cue, from, to } of found) if (cue.category === "none") for (let at = from + 1; at < to; at += 1) silent.add(at);
	return found.filter(({ cue, from }) => !COVERED.has(cue.category) || !silent.has(from));
}
const NONE = new Map();
function numbered(begins) {
	let number = 0;
	return begins.map((isNew) => {
		if (isNew) number += 1;
		return number;
	});
}
function foodsIn(known, tokens, forbidden) {
	const asked = forbidden.flatMap((span) => {
		const from = tokens.findIndex(({ end }) => end > span.start);
		const last = tokens.findLastIndex(({ start }) => start < span.end);
		return from < 0 || last < from ? [] : [{
			from,
			to: last + 1,
			span
		}];
	});
	const taken = new Set();
	const free = ({ from, to }) => {
		for (let at = from; at < to; at += 1) if (taken.has(at)) return false;
		for (let at = from; at < to; at += 1) taken.add(at);
		return true;
	};
	return [...asked, ...known.map(({ from, to }) => ({
		from,
		to,
		span: void 0
	}))].filter(free).sort((one, other) => one.from - other.from).map((one, index) => ({
		...one,
		index,
		start: tokens[one.from]?.start ?? 0,
		end: tokens[one.to - 1]?.end ?? 0
	}));
}
// kitchen/src/mentions/foods-abroad.ts
function nameFoods(cues, rules, text) {
	const read = require_read_dish.matchText(rules, text);
	const { cues: found } = prepareTalk(cues, text, read, []);
	const bent = found.filter(({ cue }) => cue.category === "food").filter(({ from, to }) => !read.matches.some((one) => one.term.isFood && one.from < to && one.to > from)).sort((one, other) => one.from - other.from || other.to - one.to);
	let named = "";
	let at = 0;
	for (const { cue, from, to } of bent) {
		const start = read.tokens[from]?.start ?? 0;
		if (start < at) continue;
		named += text.slice(at, start) + cue.means;
		at = read.tokens[to - 1]?.end ?? start;
	}
	return named + text.slice(at);
}
// kitchen/src/mentions/talk-examples.ts
const TALK = "talk";
const LINE = /^([+-]) (.+)$/;
const WAYS = /\(([^()]*\|[^()]*)\)/g;
function learnTalk(cues, rules, texts) {
	const openings = new Set();
	const samples = Object.entries(texts).flatMap(([language, text]) => text.split("\n").flatMap((line, index) => {
		if (line === "" || line.startsWith("#")) return [];
		const [, sign, sentence = ""] = LINE.exec(line) ?? [];
		if (sign === void 0 || !sentence.includes("{")) throw new Error(`${language}/talk.txt:${index + 1} is no example: "${line}"`);
		return waysOf(sentence).map((way) => {
			const talk = prepareExample(cues, rules, way);
			if (sign === "+") openings.add(maskedWords(talk, void 0)[0] ?? "");
			return require_read_dish.sampleOf(featuresOf(talk, void 0), sign === "+" ? TALK : "proposal");
		});
	}));
	return {
		model: require_read_dish.trainModel(samples),
		openings
	};
}
function chanceOfTalk({ model, openings }, talk, sentence) {
	if (!openings.has(maskedWords(talk, sentence)[0] ?? "")) return 0;
	return require_read_dish.chancesOf(model, featuresOf(talk, sentence))[model.labels.indexOf(TALK)] ?? 0;
}
function waysOf(sentence) {
	const groups = [...sentence.matchAll(WAYS)].map(([, ways = ""]) => ways.split("|"));
	const many = Math.max(1, ...groups.map(({ length }) => length));
	return Array.from({ length: many }, (_, at) => sentence.replace(WAYS, (_all, ways) => {
		const each = ways.split("|");
		return each[at % each.length] ?? "";
	}));
}
function prepareExample(cues, rules, marked) {
	let text = "";
	const spans = [];
	for (const [at, part] of marked.split(/[{}]/).entries()) {
		const start = text.length;
		text += at % 2 === 0 ? nameFoods(cues, rules, part) : part;
		if (at % 2 === 1) spans.push({
			start,
			end: text.length
		});
	}
	return prepareTalk(cues, text, require_read_dish.matchText(rules, text), spans);
}
const [WORD, LEFT, BETWEEN, RIGHT, PAIR, STEM, FIRST, LAST, AROUND, CUE, SHAPE] = [...[
	"word ",
	"left ",
	"between ",
	"right ",
	"pair ",
	"stem ",
	"first ",
	"last ",
	"around "
], ...["cue ", "shape "]].map(require_read_dish.featureStart);
const STEM_LENGTH = 4;
const LONGEST = 60;
function featuresOf(talk, sentence) {
	const features = new Set();
	const put = (start, one, two, three) => features.add(require_read_dish.featureOf(start, one, two, three));
	const words = maskedWords(talk, sentence);
	const first = words.indexOf(FORBIDDEN);
	const last = words.lastIndexOf(FORBIDDEN);
	for (const [at, word] of words.entries()) {
		put(WORD, word);
		put(at < first ? LEFT : at > last ? RIGHT : BETWEEN, word);
		put(PAIR, words[at - 1] ?? "^", word);
		if (word.length > STEM_LENGTH) put(STEM, word.slice(0, STEM_LENGTH));
	}
	put(FIRST, words[0] ?? "");
	put(LAST, words.at(-1) ?? "");
	put(AROUND, "before", words[first - 1] ?? "^");
	put(AROUND, "after", words[last + 1] ?? "$");
	put(AROUND, "two", words[first - 2] ?? "^", words[first - 1] ?? "^");
	put(AROUND, "on", words[last + 1] ?? "$", words[last + 2] ?? "$");
	const heard = new Set(talk.cues.filter(({ from }) => sentence === void 0 || talk.sentences[from] === sentence).map(({ cue }) => `${cue.category}${cue.stops.has("faint") ? "~" : ""}`));
	for (const category of heard) put(CUE, category);
	for (const category of TELLING) if (!heard.has(category)) put(CUE, "no", category);
	put(SHAPE, "length", String(Math.min(5, words.length >> 2)));
	put(SHAPE, "foods", String(Math.min(3, words.filter((word) => word === FORBIDDEN).length)));
	if (talk.asked.includes(true)) put(SHAPE, "asked");
	return features;
}
const TELLING = [
	"put",
	"put~",
	"out",
	"told",
	"holds",
	"here",
	"anyway",
	"it",
	"asked",
	"verdict"
];
const FORBIDDEN = "{forbidden}";
function maskedWords({ words, foods, sentences }, sentence) {
	const masked = [];
	for (let at = 0; at < words.length && masked.length < LONGEST;) {
		const food = foods.find(({ from }) => from === at);
		const word = words[at] ?? "";
		const isWithin = sentence === void 0 || sentences[at] === sentence;
		const mask = food?.span ? FORBIDDEN : food ? "{food}" : /^\d+$/.test(word) ? "#" : word;
		if (isWithin) masked.push(mask);
		at = food?.to ?? at + 1;
	}
	return masked;
}
Object.defineProperty(exports, "chanceOfTalk", {
	enumerable: true,
	get: function() {
		return chanceOfTalk;
	}
});
Object.defineProperty(exports, "learnTalk", {
	enumerable: true,
	get: function() {
		return learnTalk;
	}
});
Object.defineProperty(exports, "nameFoods", {
	enumerable: true,
	get: function() {
		return nameFoods;
	}
});
Object.defineProperty(exports, "openMentionCues", {
	enumerable: true,
	get: function() {
		return openMentionCues;
	}
});
Object.defineProperty(exports, "prepareTalk", {
	enumerable: true,
	get: function() {
		return prepareTalk;
	}
});
