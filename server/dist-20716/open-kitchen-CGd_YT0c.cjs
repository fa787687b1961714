const require_rolldown_runtime = require("./rolldown-runtime-10nMEhjP.cjs");
const require_read_dish = require("./read-dish-DdYhXqiy.cjs");
const require_talk_examples = require("./talk-examples-DCqcUEcb.cjs");
let node_path = require("node:path");
let node_crypto = require("node:crypto");
let node_fs = require("node:fs");
// kitchen/src/compose/form-file.ts
var FormError = class extends Error {
	constructor(file, line, sentence) {
		super(`${file}, line ${line}: ${sentence}`);
		this.name = "FormError";
	}
};
function parseForm(slug, text, sides) {
	const file = `${slug}.form`;
	const lines = text.split(/\r?\n/);
	const cut = lines.findIndex((line) => line.trim() === "steps");
	if (cut < 0) throw new FormError(file, lines.length, "has no line \"steps\".");
	const rows = parseRows(file, lines.slice(0, cut));
	const besides = rows.filter(({ key }) => key === "sides").flatMap(({ line, value }) => listOf(value).map((name) => {
		const side = sides.get(name);
		if (!side) throw new FormError(file, line, `serves "${name}", which sides.txt has not.`);
		return side;
	}));
	const all = (key) => rows.filter((row) => row.key === key).map(({ value }) => value);
	const one = (key, otherwise) => {
		const found = all(key)[0] ?? otherwise;
		if (found === void 0) throw new FormError(file, 1, `does not say its "${key}".`);
		return found;
	};
	const unknown = rows.find(({ key }) => !KEYS.has(key.split(" ")[0] ?? ""));
	if (unknown) throw new FormError(file, unknown.line, `has the key "${unknown.key}", which nobody knows.`);
	const named = (word) => rows.filter(({ key }) => key.startsWith(`${word} `));
	const steps = parseSteps(file, lines.slice(cut + 1), cut + 2).flatMap((one) => one.kind === "text" && one.text === "sides" ? besides.flatMap((side) => side.steps.map((text) => ({
		kind: "text",
		text
	}))) : [one]);
	return {
		slug,
		names: listOf(one("names")),
		titles: all("title"),
		introductions: all("intro"),
		tip: one("tip"),
		keeps: one("keeps"),
		course: oneOf(file, require_read_dish.COURSES, one("course", "main")),
		vessel: oneOf(file, require_read_dish.VESSELS, one("vessel")),
		appliance: oneOf(file, require_read_dish.APPLIANCES, one("appliance")),
		keywords: listOf(one("keywords")),
		colours: listOf(one("colours")),
		servings: numberIn(file, one("servings", "4")),
		preparation: numberIn(file, one("prep")),
		rank: numberIn(file, one("rank", "0")),
		likes: listOf(one("likes", "")),
		cuisines: listOf(one("cuisines", "plain")),
		slots: [...named("slot").map(parseSlot), ...besides.flatMap(({ slots }) => slots)],
		additions: [...named("add"), ...named("want")].map(parseAddition),
		never: new Map(named("never").flatMap(({ key, value }) => listOf(key.slice(6)).map((food) => [food, value]))),
		steps,
		spoken: new Set(steps.flatMap(slotsOf))
	};
}
function slotsOf(one) {
	if (one.kind === "text") return require_read_dish.slotsIn(one.text);
	const { slots, inPot, alone, first, next, none } = one;
	return [
		...slots,
		...inPot,
		...require_read_dish.slotsIn(alone + first + next + none)
	];
}
const KEYS = new Set("names title intro tip keeps course vessel appliance keywords colours servings prep rank likes cuisines sides slot add want never".split(" "));
function parseSides(text) {
	return new Map(parseBlocks("sides.txt", text).map(({ name, rows }) => [name, {
		slots: rows.filter(({ key }) => key.startsWith("slot ")).map((row) => ({
			...parseSlot(row),
			isBeside: true
		})),
		steps: rows.filter(({ key }) => key === "step").map(({ value }) => value)
	}]));
}
function parseCuisines(text) {
	return parseBlocks("cuisines.txt", text).map(({ name, rows }) => ({
		name,
		cues: rows.flatMap(({ key, value }) => key === "cues" ? listOf(value) : []),
		clashes: rows.flatMap(({ key, value }) => key === "clashes" ? listOf(value) : []),
		additions: rows.filter(({ key }) => key !== "cues" && key !== "clashes").map((row) => parseAddition({
			...row,
			key: `add ${row.key}`
		}))
	}));
}
function parseBlocks(file, text) {
	const blocks = [];
	for (const [at, raw] of text.split(/\r?\n/).entries()) {
		const line = raw.trim();
		if (line === "" || line.startsWith("#")) continue;
		if (line.startsWith("[")) blocks.push({
			name: line.slice(1, -1),
			rows: []
		});
		else blocks.at(-1)?.rows.push(parseRow(file, at + 1, line));
	}
	return blocks;
}
function parseRows(file, lines) {
	return lines.flatMap((raw, at) => {
		const line = raw.trim();
		return line === "" || line.startsWith("#") ? [] : [parseRow(file, at + 1, line)];
	});
}
function parseRow(file, line, text) {
	const cut = text.indexOf(":");
	if (cut < 0) throw new FormError(file, line, "has no colon.");
	return {
		file,
		line,
		key: text.slice(0, cut).trim(),
		value: text.slice(cut + 1).trim()
	};
}
function parseSlot({ file, line, key, value }) {
	const [classes = "", count = "0-1", ...rest] = value.split("|").map((cell) => cell.trim());
	const [least = NaN, most = least] = count.split("-").map(Number);
	if (!(most >= least)) throw new FormError(file, line, `"${count}" has to read "0-2".`);
	const spare = rest.find((cell) => cell.startsWith("else "));
	const times = rest.find((cell) => cell.startsWith("times "));
	const words = rest.filter((cell) => cell !== spare && cell !== times && cell !== "");
	const odd = words.find((cell) => ![...require_read_dish.CUTS, ...require_read_dish.METHODS].some((one) => one === cell));
	if (odd) throw new FormError(file, line, `"${odd}" is neither a cut nor a method.`);
	return {
		name: key.slice(5),
		classes: listOf(classes),
		least,
		most,
		cut: require_read_dish.CUTS.find((one) => words.includes(one)) ?? "chunks",
		method: require_read_dish.METHODS.find((one) => words.includes(one)),
		times: times ? fractionIn(file, line, times.slice(6)) : 1,
		isBeside: false,
		otherwise: spare ? parseChoices(file, line, spare.slice(5)) : []
	};
}
function parseAddition({ file, line, key, value }) {
	const [word = "", ...name] = key.split(" ");
	return {
		name: name.join(" "),
		isNeeded: word === "want",
		items: value.split(";").map((item) => parseChoices(file, line, item))
	};
}
function parseChoices(file, line, text) {
	return text.split(" / ").map((one) => {
		const found = /^([^{}()]+)\{([^{}]*)\}(?:\(([^()]*)\))?$/.exec(one.trim());
		if (!found) throw new FormError(file, line, `"${one.trim()}" has to read "name{1/2%tbsp}".`);
		const [, name = "", amount = "", preparation = ""] = found;
		const { quantity, unit } = require_read_dish.parseAmount(amount);
		if (unit === "" && !/^[\d/]+$/.test(quantity)) return {
			name,
			amount: {
				quantity: NaN,
				unit: quantity
			},
			preparation
		};
		return {
			name,
			amount: {
				quantity: fractionIn(file, line, quantity),
				unit
			},
			preparation
		};
	});
}
function parseSteps(file, lines, firstLine) {
	const paragraphs = [];
	let isOpen = false;
	for (const [at, raw] of lines.entries()) {
		const text = raw.trim();
		if (text.startsWith("#")) continue;
		if (text !== "" && !isOpen) paragraphs.push({
			line: firstLine + at,
			lines: []
		});
		isOpen = text !== "";
		if (isOpen) paragraphs.at(-1)?.lines.push(text);
	}
	return paragraphs.map((one) => parseParagraph(file, one.line, one.lines.join(" ")));
}
function parseParagraph(file, line, text) {
	if (!text.startsWith("in order ")) return {
		kind: "text",
		text
	};
	const [head = "", first = "", next = "", none = ""] = text.split(/ (?:first|next|none): /);
	const [what = "", alone = ""] = head.split(" alone: ");
	const [slots = "", rest = ""] = what.slice(9).split(" by ");
	const [by = "", inPot = ""] = rest.split(" with ");
	const method = require_read_dish.METHODS.find((one) => one === by.trim());
	if (!method || first === "" || next === "" || inPot === "" !== (alone === "")) throw new FormError(file, line, "has to read \"in order veg by oven\", \"first: ...\" and \"next: ...\".");
	const templates = {
		alone,
		first,
		next,
		none
	};
	return {
		kind: "in order",
		slots: listOf(slots),
		inPot: listOf(inPot),
		method,
		...templates
	};
}
function fractionIn(file, line, text) {
	const [top = "", bottom = "1"] = text.split("/");
	const value = Number(top || NaN) / Number(bottom);
	if (!Number.isFinite(value)) throw new FormError(file, line, `"${text}" is no number.`);
	return value;
}
function listOf(text) {
	return text.split(",").flatMap((one) => one.trim() || []);
}
function oneOf(file, all, written) {
	const found = all.find((one) => one === written);
	if (!found) throw new FormError(file, 1, `"${written}" has to be one of: ${all.join(", ")}.`);
	return found;
}
function numberIn(file, text) {
	const value = Number(text);
	if (!Number.isFinite(value)) throw new FormError(file, 1, `"${text}" has to be a number.`);
	return value;
}
// kitchen/src/compose/forms.ts
function compileForms(texts) {
	const { forms, cuisines, sides, cooking } = texts;
	const beside = parseSides(sides);
	const table = require_read_dish.compileCooking(cooking);
	const all = forms.map(({ name, text }) => withKeys(parseForm(name, text, beside), table));
	const byName = parseCuisines(cuisines).map((one) => ({
		...one,
		cues: keysOf("cuisines.txt", one.cues, table)
	}));
	return Object.freeze({
		all,
		bySlug: new Map(all.map((form) => [form.slug, form])),
		cuisines: new Map(byName.map((one) => [one.name, one])),
		cooking: table,
		suppers: texts.suppers.split(/\r?\n/).filter((line) => line !== "" && !line.startsWith("#")).map((line) => line.split(", "))
	});
}
function withKeys(form, table) {
	const file = `${form.slug}.form`;
	return {
		...form,
		slots: form.slots.map((slot) => ({
			...slot,
			classes: keysOf(file, slot.classes, table)
		})),
		likes: keysOf(file, form.likes, table),
		never: new Map([...form.never].map(([name, why]) => [keysOf(file, [name], table)[0] ?? name, why]))
	};
}
function keysOf(file, names, { classes, byName }) {
	return names.map((name) => {
		const key = classes.has(name) ? name : byName.get(require_read_dish.nameKey(name))?.key;
		if (key === void 0) throw new FormError(file, 1, `"${name}" is no food and no class.`);
		return key;
	});
}
// kitchen/open-forms.ts
const FOLDER$1 = (0, node_path.join)(process.getBuiltinModule("node:url").fileURLToPath(new URL(".", new URL("../../kitchen/open-forms.ts", require("url").pathToFileURL(__filename).href))), "forms");
const ENDING = ".form";
function openForms(cooking) {
	const read = (name) => (0, node_fs.readFileSync)((0, node_path.join)(FOLDER$1, name), "utf8");
	return compileForms({
		forms: (0, node_fs.readdirSync)(FOLDER$1).filter((name) => name.endsWith(ENDING)).sort().map((name) => ({
			name: name.slice(0, -5),
			text: read(name)
		})),
		cuisines: read("cuisines.txt"),
		sides: read("sides.txt"),
		suppers: read("suppers.txt"),
		cooking
	});
}
// kitchen/src/read/find-mentions.ts
function withStatements(text, mentions, statements) {
	const first = new Uint16Array(text.length).fill(NO_STATEMENT);
	for (const [at, { start, end }] of [...statements.entries()].reverse()) first.fill(at, start, end);
	return mentions.map((mention) => {
		const said = statements[first.subarray(mention.start, mention.end).reduce((least, one) => Math.min(least, one), NO_STATEMENT)];
		return said ? {
			...mention,
			stated: said.polarity
		} : mention;
	});
}
const NO_STATEMENT = 65535;
function createMentionFinder(rules, dishes, lexicon, statementsOf = () => []) {
	const called = [...dishes, ...require_read_dish.famousNames()].map((name) => nameOf(require_read_dish.tokenise(name)));
	const names = new Set(called.filter((name) => !require_read_dish.isCommonWord(name)));
	const longest = require_read_dish.longestByFirst(names);
	return require_read_dish.lately((text) => {
		const terms = require_read_dish.findTerms(rules, text);
		const foods = [...terms.filter(({ isFood }) => isFood), ...terms.flatMap((term) => refusedIn(rules, lexicon, text, term))];
		const tokens = require_read_dish.tokenise(text);
		const statements = foods.length > 0 ? statementsOf(text) : [];
		const placeOf = new Map(tokens.map(({ start }, at) => [start, at]));
		return withStatements(text, longestOf(text, [...dishesIn(tokens, names, longest), ...foods.map(({ start, end }) => ({
			kind: "food",
			start,
			end
		}))]).filter((mention) => isMeantAsFood(tokens, placeOf.get(mention.start) ?? -1, mention, lexicon)), statements);
	});
}
function refusedIn(rules, lexicon, text, claim) {
	if (claim.isFood) return [];
	const [first, ...others] = require_read_dish.tokenise(text.slice(claim.start, claim.end));
	const next = others[0];
	if (!first || !next || !require_read_dish.isCue(lexicon, [first.text], "refusal")) return [];
	const from = claim.start + next.start;
	return require_read_dish.findTerms(rules, text.slice(from, claim.end)).filter(({ isFood }) => isFood).map((food) => ({
		...food,
		start: food.start + from,
		end: food.end + from
	}));
}
const MEAL = new Set(["meal"]);
const METHOD = new Set(["method"]);
function isMeantAsFood(tokens, at, { end }, lexicon) {
	const token = tokens[at];
	if (token === void 0 || token.end !== end) return true;
	const before = at > 0 && token.gap === "joined" && tokens[at - 1]?.text || "";
	const next = tokens[at + 1];
	const behind = next?.gap === "joined" ? next.text : "";
	if (require_read_dish.isCue(lexicon, [token.text], "seldom food") || require_read_dish.rowNamed(lexicon, [token.text], MEAL)) return require_read_dish.isCue(lexicon, [before], "food of");
	if (!require_read_dish.rowNamed(lexicon, [token.text], METHOD)) return true;
	return !(require_read_dish.isCue(lexicon, [before], "deed") || before === "" && require_read_dish.isCue(lexicon, [behind], "object")) || require_read_dish.isCue(lexicon, [before], "food");
}
function dishesIn(tokens, names, longest) {
	const words = tokens.map(({ text }) => require_read_dish.singular(text));
	return tokens.flatMap((first, at) => {
		const most = longest.get(words[at]) ?? 0;
		for (let many = Math.min(most, tokens.length - at); many > 0; many -= 1) {
			const last = tokens[at + many - 1];
			if (names.has(words.slice(at, at + many).join(" "))) return [{
				kind: "dish",
				start: first.start,
				end: last.end
			}];
		}
		return [];
	});
}
function nameOf(tokens) {
	return tokens.map((token) => require_read_dish.singular(token.text)).join(" ");
}
function longestOf(text, mentions) {
	const taken = new Uint8Array(text.length);
	return mentions.toSorted((one, other) => other.end - other.start - (one.end - one.start)).filter(({ start, end }) => {
		const isFree = !taken.subarray(start, end).includes(1);
		if (isFree) taken.fill(1, start, end);
		return isFree;
	});
}
// kitchen/src/read/pack-models.ts
const WORD$1 = 4;
function packModels({ acts, roles }, version) {
	const models = [
		acts.acts,
		acts.cuts,
		acts.splits,
		roles
	];
	const parts = models.flatMap(({ hashes, weights }) => [hashes, weights]);
	const header = models.map(({ labels, scale, hashes, weights }) => ({
		labels,
		scale,
		hashed: hashes.byteLength,
		weighed: weights.byteLength
	}));
	const text = new TextEncoder().encode(JSON.stringify({
		version,
		models: header
	}));
	const bytes = new Uint8Array(parts.reduce((sum, part) => sum + aligned(part.byteLength), WORD$1 + aligned(text.byteLength)));
	new Uint32Array(bytes.buffer, 0, 1)[0] = text.byteLength;
	bytes.set(text, WORD$1);
	let at = WORD$1 + aligned(text.byteLength);
	for (const { buffer, byteOffset, byteLength } of parts) {
		bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
		at += aligned(byteLength);
	}
	return bytes;
}
function unpackModels(bytes, version) {
	const { buffer, byteOffset } = bytes.byteOffset % WORD$1 === 0 ? bytes : new Uint8Array(bytes);
	const length = new Uint32Array(buffer, byteOffset, 1)[0];
	const text = new TextDecoder().decode(new Uint8Array(buffer, byteOffset + WORD$1, length));
	const header = JSON.parse(text);
	if (header.version !== version) return void 0;
	let at = byteOffset + WORD$1 + aligned(length);
	const take = (size) => {
		const from = at;
		at += aligned(size);
		return from;
	};
	const [acts, cuts, splits, roles] = header.models.map((model) => {
		const { labels, scale, hashed, weighed } = model;
		const hashes = new Uint32Array(buffer, take(hashed), hashed / WORD$1);
		const weights = new Int8Array(buffer, take(weighed), weighed);
		return {
			labels,
			scale,
			hashes,
			starts: require_read_dish.startsOf(hashes),
			weights
		};
	});
	if (at !== byteOffset + bytes.byteLength) throw new Error("The weights are of another layout.");
	return acts && cuts && splits && roles && {
		acts: {
			acts,
			cuts,
			splits
		},
		roles
	};
}
function aligned(size) {
	return Math.ceil(size / WORD$1) * WORD$1;
}
// kitchen/open-message-reader.ts
const FOLDER = process.getBuiltinModule("node:url").fileURLToPath(new URL(".", new URL("../../kitchen/open-message-reader.ts", require("url").pathToFileURL(__filename).href)));
const ENGLISH$1 = (0, node_path.join)(FOLDER, "language", "en");
const WEIGHTS = (0, node_path.join)(FOLDER, "dist", "reader.weights");
function openMessageReader({ rules, needs, cookbook }, version) {
	const known = readWeights(version);
	if (known) return {
		...known,
		...openNames({
			rules,
			needs,
			cookbook
		})
	};
	const reader = trainReader({
		rules,
		needs,
		cookbook
	});
	keepWeights(packModels(reader, version));
	return reader;
}
function trainReader({ rules, needs, cookbook }, share = 1) {
	const examples = readExamples().filter((_, index) => index * 7919 % 1e3 / 1e3 < share);
	const { lexicon, findMentions, glosses } = openNames({
		rules,
		needs,
		cookbook
	});
	return require_read_dish.trainMessageReader(examples, lexicon, findMentions, glosses);
}
function openNames({ rules, needs, cookbook }) {
	const lexicon = openLexicon();
	return {
		lexicon,
		findMentions: createMentionFinder(...[
			rules,
			cookbook.byTitle.keys(),
			lexicon
		], (text) => require_read_dish.readStatements(needs, text).statements),
		glosses: openGlosses()
	};
}
function openGlosses() {
	return (0, node_fs.globSync)("language/*/lexicon.txt", { cwd: FOLDER }).sort().map((file) => require_read_dish.readGloss((0, node_fs.readFileSync)((0, node_path.join)(FOLDER, file), "utf8")));
}
function readerVersion() {
	const hash = (0, node_crypto.createHash)("sha256");
	for (const pattern of [
		"language/en/{acts,lexicon}/*.txt",
		"language/en/short-forms.txt",
		"pantry/*.pantry",
		"cookbook/*.cook",
		"language/*/{needs.cues,lexicon.txt}",
		"src/{needs,read,text}/*.ts"
	]) {
		const files = (0, node_fs.globSync)(pattern, { cwd: FOLDER }).sort();
		for (const file of files.filter((one) => !/(?:answers|knowledge)[/\\]|\.test\.ts$/.test(one))) hash.update(file.replaceAll("\\", "/")).update((0, node_fs.readFileSync)((0, node_path.join)(FOLDER, file)));
	}
	return hash.digest("hex");
}
function readWeights(version) {
	try {
		const bytes = (0, node_fs.readFileSync)(WEIGHTS);
		if (process.env["KEEP_READER"]) for (const at of [0]) {
			const m = /[0-9a-f]{64}/.exec(bytes.subarray(0, 4e3).toString("latin1"));
			if (m && at === 0) return unpackModels(bytes, m[0]);
		}
		return unpackModels(bytes, version);
	} catch {
		return;
	}
}
function keepWeights(bytes) {
	try {
		(0, node_fs.mkdirSync)((0, node_path.join)(FOLDER, "dist"), { recursive: true });
		(0, node_fs.writeFileSync)(`${WEIGHTS}.${process.pid}`, bytes);
		(0, node_fs.renameSync)(`${WEIGHTS}.${process.pid}`, WEIGHTS);
	} catch {}
}
function openLexicon() {
	const lists = Object.fromEntries(filesIn$1("lexicon").map(({ name, text }) => [name, text]));
	return require_read_dish.readLexicon(lists, (0, node_fs.readFileSync)((0, node_path.join)(ENGLISH$1, "short-forms.txt"), "utf8"));
}
function readExamples() {
	return filesIn$1("acts").flatMap(({ name, text }) => require_read_dish.readExampleLines(name, `acts/${name}.txt`, text));
}
function filesIn$1(folder) {
	return (0, node_fs.readdirSync)((0, node_path.join)(ENGLISH$1, folder)).filter((file) => file.endsWith(".txt")).sort().map((file) => ({
		name: file.slice(0, -4),
		text: (0, node_fs.readFileSync)((0, node_path.join)(ENGLISH$1, folder, file), "utf8")
	}));
}
// kitchen/open-language.ts
const ENGLISH = (0, node_path.join)(process.getBuiltinModule("node:url").fileURLToPath(new URL(".", new URL("../../kitchen/open-language.ts", require("url").pathToFileURL(__filename).href))), "language", "en");
function openLanguage(named) {
	const version = readerVersion();
	let reader;
	let lexicon;
	return {
		get reader() {
			reader ??= openMessageReader(named, version);
			return reader;
		},
		get lexicon() {
			lexicon ??= openLexicon();
			return lexicon;
		},
		knowledge: new Map(filesIn("knowledge").map(([name, text]) => [name, require_read_dish.readTopics(`knowledge/${name}.txt`, text)])),
		messages: filesIn("voices").reduce((all, [tone, text]) => require_read_dish.withVoice(all, tone, text), new Map(filesIn("answers").flatMap(([name, text]) => [...require_read_dish.readMessages(name, text)])))
	};
}
function filesIn(folder) {
	return (0, node_fs.readdirSync)((0, node_path.join)(ENGLISH, folder)).filter((file) => file.endsWith(".txt")).sort().map((file) => [file.slice(0, -4), (0, node_fs.readFileSync)((0, node_path.join)(ENGLISH, folder, file), "utf8")]);
}
// kitchen/src/cookbook/regional-names.ts
const FILE$2 = "names-united-states.txt";
const EXTRAS = new Set([...[
	"plural",
	"one",
	"counted",
	"not after",
	"not before",
	"only with",
	"not with"
]]);
function compileRegionalNames(text) {
	const rows = new Map();
	const add = (name, row) => {
		rows.set(name, [...rows.get(name) ?? [], row]);
	};
	for (const { line, cells } of require_read_dish.pantryRows(text)) {
		const [from = "", to = "", extra = ""] = cells;
		if (from === "" || to === "" || from !== from.toLowerCase()) throw new require_read_dish.PantryTextError(FILE$2, line, "wants a British word, a bar and an American one.");
		const extras = readExtras(extra, line);
		add(from, rowOf(to, extras));
		const many = withLastWord(from, require_read_dish.plural);
		if (many !== from) add(many, rowOf(extras.plural?.[0] ?? withLastWord(to, require_read_dish.plural), extras));
	}
	return createTranslator(rows);
}
function readExtras(cell, line) {
	const pairs = cell.split(";").map((part) => part.trim()).filter(Boolean).map((part) => {
		const [key = "", list = ""] = part.split(/:\s*/);
		if (!EXTRAS.has(key)) throw new require_read_dish.PantryTextError(FILE$2, line, `does not know "${key}".`);
		return [key, list.split(",").map((one) => one.trim())];
	});
	return Object.fromEntries(pairs);
}
function rowOf(to, extras) {
	return {
		to,
		singular: extras.one?.[0] ?? to,
		isCountable: extras.counted !== void 0,
		notAfter: extras["not after"] ?? [],
		notBefore: extras["not before"] ?? [],
		onlyWith: extras["only with"] ?? [],
		notWith: extras["not with"] ?? []
	};
}
function withLastWord(name, change) {
	const words = name.split(" ");
	return [...words.slice(0, -1), change(words.at(-1) ?? "")].join(" ");
}
function createTranslator(rows) {
	const byFirst = groupByFirstWord(rows);
	return (text, whole = "") => {
		const lower = text.toLowerCase();
		if (lower.length !== text.length) return text;
		let out = "";
		let from = 0;
		for (const { 0: word, index } of lower.matchAll(WORD)) {
			const found = (index < from || lower[index - 1] === "-" ? void 0 : byFirst.get(word))?.find(({ name }) => matchesAt(lower, name, index));
			if (!found) continue;
			const end = index + found.name.length;
			const around = () => `${lower}\n${whole.toLowerCase()}`;
			const row = found.rows.find((one) => satisfiesConditions(one, lower, index, end, around));
			if (row) out += placeName(out, text.slice(from, index), text.slice(index, end), row);
			else out += text.slice(from, end);
			from = end;
		}
		return out + text.slice(from);
	};
}
const WORD = /[a-z\u00e0-\u00ff]+/g;
function groupByFirstWord(rows) {
	const byFirst = new Map();
	for (const [name, own] of [...rows].sort(([a], [b]) => b.length - a.length)) {
		const [first = ""] = name.match(WORD) ?? [];
		byFirst.set(first, [...byFirst.get(first) ?? [], {
			name,
			rows: own
		}]);
	}
	return byFirst;
}
function matchesAt(lower, name, at) {
	return lower.startsWith(name, at) && !/[a-z\u00e0-\u00ff]/.test(lower[at + name.length] ?? "");
}
const NUMBER_BEFORE = /(?:[\d\u00bc\u00bd\u00be\u2153\u2154\u215b]|\b(?:one|two|three|four|five|six|couple of))\s$/;
function satisfiesConditions(row, lower, start, end, around) {
	const { isCountable, notAfter, notBefore, onlyWith, notWith } = row;
	if (isCountable && !NUMBER_BEFORE.test(lower.slice(Math.max(0, start - 12), start))) {
		if (!/^ (?:of|\()/.test(lower.slice(end, end + 4))) return false;
	}
	if (notAfter.some((word) => lower.endsWith(`${word} `, start))) return false;
	if (notBefore.some((word) => lower.startsWith(` ${word}`, end))) return false;
	if (onlyWith.length > 0 && !onlyWith.some((one) => around().includes(one))) return false;
	return notWith.length === 0 || !notWith.some((one) => around().includes(one));
}
function isCapitalised(before, written) {
	return /^\p{Lu}/u.test(written) && /(?:^|[.!?:"\u201c(\n]\s*|\p{Lu}[\p{L}'\u2019-]*\s)$/u.test(before.slice(-40));
}
function placeName(out, between, written, row) {
	const before = out + between;
	const name = /(?:^|[^\d.,/])1 $|\b(?:an?|one|each|every)\s$/i.test(before) ? row.singular : row.to;
	const capital = isCapitalised(before, written) ? name.replace(/^./u, (c) => c.toUpperCase()) : name;
	const article = /^[aeiou]/i.test(name) ? "an" : "a";
	return between.replace(/\b(a|an)(\s)$/i, (_, old, space) => (/^\p{Lu}/u.test(old) ? article.replace("a", "A") : article) + space) + capital;
}
// kitchen/src/measure/unit-table.ts
const FILE$1 = "units.txt";
const KINDS = {
	g: "mass",
	ml: "volume",
	mm: "length"
};
const HOMES = [
	"metric",
	"US",
	"Imperial",
	"customary",
	"everywhere"
];
function parseUnits(text) {
	const byName = new Map();
	const bySpelling = new Map();
	const exact = new Map();
	for (const row of require_read_dish.pantryRows(text)) {
		const unit = readUnitRow(row);
		if (byName.has(unit.name)) throwPantryError(row, `the unit "${unit.name}" stands here twice.`);
		byName.set(unit.name, unit);
		for (const spelling of require_read_dish.splitList(row.cells[4] ?? "")) {
			const quoted = /^"(.+)"$/.exec(spelling)?.[1];
			const [map, key] = quoted ? [exact, quoted] : [bySpelling, spelling.toLowerCase()];
			if (map.has(key)) throwPantryError(row, `the spelling "${spelling}" already belongs to another unit.`);
			map.set(key, unit);
		}
	}
	for (const needed of REQUIRED_UNITS) if (!byName.has(needed)) throw new require_read_dish.PantryTextError(FILE$1, 1, `the unit "${needed}" is missing.`);
	return {
		byName,
		bySpelling,
		exact
	};
}
const REQUIRED_UNITS = "g kg ml l cm mm inch oz lb tsp tbsp cup fl oz pint quart".replace("fl oz", "fl_oz").split(" ").map((name) => name.replace("_", " "));
function readUnitRow(row) {
	const [name = "", plural = "", measure = "", home = "", spellings = "", extra = ""] = row.cells;
	if (!name || !plural || !spellings) throwPantryError(row, "a unit needs a name, a plural and spellings.");
	if (!HOMES.includes(home)) throwPantryError(row, `"used in" must be one of ${HOMES.join(", ")}.`);
	const { kind, size } = readMeasure(measure, row);
	return {
		name,
		plural,
		kind,
		size,
		origin: home,
		allowedAfter: wordsOf(extra, "after"),
		notBefore: wordsOf(extra, "not before"),
		singularNotBefore: wordsOf(extra, "one not before"),
		mayStandAlone: /(?:^|;)\s*bare\s*(?:;|$)/.test(extra),
		alternateUnits: parseAlternateUnits(extra)
	};
}
function readMeasure(measure, row) {
	if (measure === "pack" || measure === "piece" || measure === "little") return {
		kind: measure,
		size: 0
	};
	const match = /^([\d.]+) (g|ml|mm)$/.exec(measure);
	const kind = KINDS[match?.[2] ?? ""];
	const size = Number(match?.[1]);
	if (!kind || !(size > 0)) throwPantryError(row, `"${measure}" is no measure; write "5 ml", "28 g", "10 mm", pack, piece or little.`);
	return {
		kind,
		size
	};
}
function wordsOf(extra, key) {
	const part = extra.split(";").find((each) => each.trim().startsWith(`${key}:`));
	return new Set(part ? part.slice(part.indexOf(":") + 1).split(/[\s,]+/).filter(Boolean) : []);
}
function parseAlternateUnits(extra) {
	const keys = extra.split(";").map((each) => /^\s*(\w+) of:/.exec(each)?.[1]);
	return new Map(keys.flatMap((unit) => unit ? [...wordsOf(extra, `${unit} of`)].map((food) => [food, unit]) : []));
}
function throwPantryError(row, sentence) {
	throw new require_read_dish.PantryTextError(FILE$1, row.line, sentence);
}
// kitchen/src/measure/measures.ts
function compileMeasures(unitsText, densitiesText) {
	return Object.freeze({
		units: parseUnits(unitsText),
		foods: require_read_dish.parseFoods(densitiesText)
	});
}
// kitchen/src/nutrition/nutrition-table.ts
const FILE = "nutrition.txt";
const SALT_OF_SODIUM = 2.5;
function openNutrition(text, { spellings }) {
	const foods = new Map();
	const shares = {
		eaten: new Map(),
		fried: new Map()
	};
	let section;
	let longest = 1;
	for (const { cells, line } of require_read_dish.pantryRows(text)) {
		const [names = "", figures = "", source = "", facets = ""] = cells;
		const heading = names.startsWith("[") ? names.slice(1, -1) : void 0;
		if (heading === "eaten" || heading === "fried") section = heading;
		else if (heading !== void 0) throw fault(line, `[${heading}] is not eaten or fried.`);
		else if (section) {
			const share = readShare(figures, line);
			for (const words of require_read_dish.splitList(names)) shares[section].set(words.toLowerCase(), share);
		} else {
			const keys = require_read_dish.splitList(names).map((name) => require_read_dish.nameKey$1(name, spellings));
			const food = readFood({
				name: require_read_dish.splitList(names)[0] ?? "",
				keys
			}, figures, source, facets, line);
			for (const [at, key] of keys.entries()) {
				const name = require_read_dish.splitList(names)[at];
				if (foods.has(key) && foods.get(key) !== food) throw fault(line, `"${name}" stands here twice.`);
				foods.set(key, food);
				longest = Math.max(longest, key.split(" ").length);
			}
		}
	}
	const frying = [...shares.fried.values()][0];
	if (!frying) throw fault(1, "nothing under [fried] says how much fat frying leaves in food.");
	return {
		foods,
		longest,
		eaten: shares.eaten,
		fryingWords: [...shares.fried.keys()],
		frying
	};
}
function readCarbs(text) {
	const carbs = new Map();
	for (const { cells, line } of require_read_dish.pantryRows(text)) {
		const [names = "", figures = "", source = "", facets = ""] = cells;
		if (names.startsWith("[")) break;
		const food = readFood({
			name: names,
			keys: []
		}, figures, source, facets, line);
		const { carbohydrate, fibre } = food.per100;
		const net = Math.max(0, carbohydrate - fibre);
		for (const name of require_read_dish.splitList(names)) carbs.set(name, {
			carbs: net,
			isTrace: food.isTrace
		});
	}
	return carbs;
}
function readFood({ name, keys }, figures, source, facets, line) {
	const read = readFigures(figures, line, require_read_dish.NUTRIENTS.length);
	const sodium = read[require_read_dish.NUTRIENTS.length - 1] ?? 0;
	const per100 = require_read_dish.mapNutrients((nutrient) => nutrient === "salt" ? sodium * SALT_OF_SODIUM / 1e3 : read[require_read_dish.NUTRIENTS.indexOf(nutrient)] ?? 0);
	if (source === "") throw fault(line, `"${name}" does not say where its figures come from.`);
	const parts = facets.split(";").map((facet) => facet.trim());
	const unknown = parts.find((facet) => !/^(?:trace|(?:bones|refuse|drained|boils off) \d+%)?$/.test(facet));
	if (unknown !== void 0) throw fault(line, `"${unknown}" is not known.`);
	const part = (facet) => {
		const found = parts.find((one) => one.startsWith(`${facet} `));
		return found === void 0 ? void 0 : Number(found.slice(facet.length + 1, -1)) / 100;
	};
	const drained = part("drained");
	return {
		name,
		keys,
		per100,
		source,
		bones: part("bones") ?? 0,
		refuse: part("refuse") ?? 0,
		...drained === void 0 ? {} : { drained },
		boilsOff: part("boils off") ?? 0,
		isTrace: parts.includes("trace")
	};
}
function readShare(figures, line) {
	const [low = 0, likely = 0, high = 0] = readFigures(figures, line, 3).map((one) => one / 100);
	if (low > likely || likely > high) throw fault(line, "from, likely and to must rise.");
	return [
		low,
		likely,
		high
	];
}
function readFigures(cell, line, count) {
	const read = cell.split(" ").map((one) => Number(one.startsWith("~") ? one.slice(1) : one));
	if (read.length !== count || read.some((one) => !(one >= 0))) throw fault(line, `it needs ${count} figures, none below 0.`);
	return read;
}
function fault(line, sentence) {
	return new require_read_dish.PantryTextError(FILE, line, sentence);
}
// kitchen/open-kitchen.ts
var open_kitchen_exports = require_rolldown_runtime.__exportAll({ openKitchen: () => openKitchen });
function openKitchen(folder = process.getBuiltinModule("node:url").fileURLToPath(new URL(".", new URL("../../kitchen/open-kitchen.ts", require("url").pathToFileURL(__filename).href))), dishes = (0, node_path.join)(folder, "cookbook")) {
	const pantry = (0, node_path.join)(folder, "pantry");
	const read = (name) => (0, node_fs.readFileSync)((0, node_path.join)(pantry, name), "utf8");
	const figures = read("nutrition.txt");
	const rules = require_read_dish.compileRules(listFilesWithExtension(pantry, ".pantry").map((name) => ({
		name,
		text: read(name)
	})), readCarbs(figures));
	const measures = compileMeasures(read("units.txt"), read("densities.txt"));
	const nutrition = openNutrition(figures, rules);
	const american = compileRegionalNames(read("names-united-states.txt"));
	const meats = require_read_dish.compileMeats(read("meats.txt"));
	const { found, unread } = readDishes(dishes);
	const figuresOf = ({ ingredients, servings }) => {
		const lines = ingredients.map((item) => require_read_dish.ingredientLine(item));
		return require_read_dish.figureWords(require_read_dish.estimate({
			rules,
			measures,
			nutrition
		}, lines, servings).perServing);
	};
	const weigh = require_read_dish.createWeigher(measures);
	const cookbook = require_read_dish.compileCookbook(found, rules, weigh, [american], meats, figuresOf);
	const forms = openForms(read("cooking.txt"));
	const situations = require_read_dish.compileSituations(read("situations.txt"));
	const spoken = { "United States": american };
	const needs = require_read_dish.openNeedsReader(rules, readCues("needs.cues"), {
		customs: read("customs.txt"),
		forms: read("food-forms.txt")
	});
	const language = openLanguage({
		rules,
		needs,
		cookbook
	});
	const cues = require_talk_examples.openMentionCues(readCues("mentions.cues"));
	return {
		rules,
		measures,
		nutrition,
		situations,
		meats,
		cookbook,
		forms,
		spoken,
		unread,
		language,
		needs,
		mentions: {
			...cues,
			likeness: once(() => require_talk_examples.learnTalk(cues, rules, readCues("talk.txt")))
		},
		dangers: require_read_dish.openDangerCues(readCues("danger.cues")),
		readActs: (message, state) => actsOf(require_read_dish.readMessage(language.reader, message, state))
	};
}
function actsOf({ acts, text }) {
	return acts.map(({ act, chance, foods }) => ({
		act,
		chance,
		foods: foods.map(({ role, chance, out, start, end }) => ({
			role,
			chance,
			out,
			said: text.slice(start, end).toLowerCase()
		}))
	}));
}
function once(make) {
	let made;
	return () => {
		made ??= make();
		return made;
	};
}
function readCues(file) {
	const languages = (0, node_path.join)(process.getBuiltinModule("node:url").fileURLToPath(new URL(".", new URL("../../kitchen/open-kitchen.ts", require("url").pathToFileURL(__filename).href))), "language");
	return Object.fromEntries((0, node_fs.readdirSync)(languages).sort().filter((code) => (0, node_fs.existsSync)((0, node_path.join)(languages, code, file))).map((code) => [code, (0, node_fs.readFileSync)((0, node_path.join)(languages, code, file), "utf8")]));
}
function readDishes(folder) {
	const found = [];
	const unread = [];
	for (const name of listFilesWithExtension(folder, ".cook")) try {
		found.push(require_read_dish.readDish(name.slice(0, -5), (0, node_fs.readFileSync)((0, node_path.join)(folder, name), "utf8")));
	} catch (error) {
		unread.push(error instanceof Error ? error.message : `${name} could not be read.`);
	}
	return {
		found,
		unread
	};
}
function listFilesWithExtension(folder, ending) {
	return (0, node_fs.readdirSync)(folder).filter((name) => name.endsWith(ending)).sort();
}
Object.defineProperty(exports, "openKitchen", {
	enumerable: true,
	get: function() {
		return openKitchen;
	}
});
Object.defineProperty(exports, "open_kitchen_exports", {
	enumerable: true,
	get: function() {
		return open_kitchen_exports;
	}
});
