const require_read_dish = require("./read-dish-CDVvqB0I.cjs");
let node_path = require("node:path");
let node_crypto = require("node:crypto");
let node_fs = require("node:fs");
// contract/src/limits.ts
const BOT_NAME = "Saffron";
const DEFAULT_PERSONA = "a friendly cooking instructor";
const DAYS_PER_MONTH = [
	31,
	28,
	31,
	30,
	31,
	30,
	31,
	31,
	30,
	31,
	30,
	31
];
const MAX_BODY_BYTES = 65536;
const MAX_MEMO_BYTES = 8192;
const MAX_MESSAGE_LENGTH = 4e3;
const MAX_ASSISTANT_MESSAGE_LENGTH = 16e3;
const MAX_FEEDBACK_LENGTH = 5e3;
const MAX_LINE_LENGTH = 1e3;
const MAX_SAVED_RECIPES = 2e3;
const MAX_STORED_BYTES = 8388608;
const MAX_VISITOR_LINKS = 2e4;
const MAX_VISITOR_LINK_BYTES = 134217728;
const STREAM_HEARTBEAT_MS = 15e3;
// kitchen/src/cook/plate/in-their-words.ts
function inTheirWords({ kitchen, units }, text) {
	return kitchen.spoken[units]?.(text) ?? text;
}
function cardInTheirWords({ kitchen, units }, card) {
	const words = kitchen.spoken[units];
	if (!words) return card;
	const whole = [...card.ingredients, ...card.instructions].join("\n");
	const say = (text) => words(text, whole);
	return {
		...card,
		recipeName: words(card.recipeName),
		introduction: say(card.introduction),
		ingredients: card.ingredients.map(say),
		instructions: card.instructions.map(say),
		tips: card.tips.map(say),
		conversation_response: say(card.conversation_response),
		friendly_closing: say(card.friendly_closing)
	};
}
// kitchen/src/knowledge/find-topic.ts
const SILENT = setOf("a an the i me my we you it its this that these those them they he she is are was be been do does did will would can could should may might must has have had get got to of in on at by and or so but if then just really very too what how when where which who there here am for from as with some any not no dont doesnt didnt isnt arent wont cant hasnt havent");
const COMMON = setOf("bak best boil brown chop cook cool cover cut dish eat food fresh fri good heat home hot how keep kitchen knif left long make mix need off out oven over pan part place plat pot prep put recip rest season serv side step stir stor tast thing tim top turn use want warm wash water way why work");
const OTHER_NAME = .9;
const KIND$1 = .6;
const FARTHER_KIND = .9;
const WITH_A_DEED = 2;
const WITH_A_SLIP = .7;
const OF_THE_TABLE = .45;
const LEAST$2 = .3;
const indexes = new WeakMap();
function findTopic(topics, asked) {
	return findBest(topics, asked)?.topic;
}
function findBest(topics, asked) {
	let index = indexes.get(topics);
	if (!index) {
		index = indexOf$1(topics);
		indexes.set(topics, index);
	}
	const weights = weigh(index, asked);
	const own = new Set(weights.keys());
	for (const word of asked.about ?? []) {
		const root = rootOf(word);
		if (!own.has(root)) weights.set(root, OF_THE_TABLE);
	}
	const foods = new Set(asked.foods.flatMap(({ said }) => require_read_dish.toTerms(said).map(rootOf)));
	const said = new Set([...asked.terms.map(rootOf), ...foods]);
	const deeds = new Set([...said].filter((word) => !foods.has(word)));
	let best;
	const seen = new Set();
	for (const word of own) for (const name of index.names.get(word) ?? []) {
		if (seen.has(name)) continue;
		seen.add(name);
		const score = scoreOf(index, name, weights, deeds);
		if (score > (best?.score ?? 0)) best = {
			topic: name.topic,
			score,
			said: countOf$3(name.words, said)
		};
	}
	return best;
}
function countOf$3(words, said) {
	return words.filter((word) => said.has(word)).reduce((sum, word) => sum + (COMMON.has(word) ? .5 : 1), 0);
}
function scoreOf({ names, count }, { words }, weights, deeds) {
	if (words.length === 1 && COMMON.has(words[0] ?? "")) return 0;
	let score = 0;
	for (const word of words) {
		const weight = weights.get(word);
		if (weight === void 0) return 0;
		const rarity = Math.log(count / (names.get(word)?.length ?? 1) + 1) / Math.log(count + 1);
		score += weight * ((COMMON.has(word) ? .5 : 1) + rarity / 2);
	}
	if (score < LEAST$2) return 0;
	return words.some((word) => deeds.has(word) && !COMMON.has(word)) ? score * WITH_A_DEED : score;
}
function weigh(index, { terms, foods }) {
	const weights = new Map();
	const add = (word, weight) => {
		if ((weights.get(word) ?? 0) < weight) weights.set(word, weight);
	};
	for (const term of [...terms, ...foods.flatMap(({ said }) => require_read_dish.toTerms(said))]) {
		const word = rootOf(term);
		if (index.names.has(word)) add(word, 1);
		else for (const near of nearTo$1(index, word)) add(near, WITH_A_SLIP);
	}
	for (const { names, kinds } of foods) {
		for (const name of names) for (const term of require_read_dish.toTerms(name)) add(rootOf(term), OTHER_NAME);
		let weight = KIND$1;
		for (const kind of kinds) {
			for (const term of require_read_dish.toTerms(kind)) add(rootOf(term), weight);
			weight *= FARTHER_KIND;
		}
	}
	return weights;
}
const LONG$2 = 5;
function nearTo$1({ slips }, word) {
	if (word.length < LONG$2) return [];
	const near = new Set();
	for (const shorter of require_read_dish.deletionVariants(word.slice(0, 20), 1)) for (const known of slips.get(shorter) ?? []) if (known.charAt(0) === word.charAt(0) && require_read_dish.editDistance(word, known, 1) <= 1) near.add(known);
	return [...near];
}
function indexOf$1(topics) {
	const names = new Map();
	const slips = new Map();
	for (const topic of topics) for (const terms of topic.names) {
		const words = [...new Set(terms.filter((term) => !SILENT.has(term)).map(rootOf))];
		const name = {
			topic,
			words
		};
		for (const word of words) {
			if (!names.has(word) && word.length >= LONG$2) for (const shorter of require_read_dish.deletionVariants(word, 1)) push(slips, shorter, word);
			push(names, word, name);
		}
	}
	return {
		names,
		slips,
		count: topics.length
	};
}
function push(map, key, value) {
	const known = map.get(key);
	if (known) known.push(value);
	else map.set(key, [value]);
}
function rootOf(word) {
	let root = word;
	if (root.length > 5 && root.endsWith("ing")) root = root.slice(0, -3);
	else if (root.length > 4 && root.endsWith("ed")) root = root.slice(0, -2);
	else if (root.length > 3 && root.endsWith("e")) root = root.slice(0, -1);
	const last = root.charAt(root.length - 1);
	if (root.length > 3 && last === root.charAt(root.length - 2)) return root.slice(0, -1);
	return last === "y" ? `${root.slice(0, -1)}i` : root;
}
function setOf(words) {
	return new Set(words.split(" "));
}
// kitchen/src/measure/rounding.ts
const SIGNS$3 = [
	[1 / 8, "\u215b"],
	[1 / 4, "\u00bc"],
	[1 / 3, "\u2153"],
	[3 / 8, "\u215c"],
	[1 / 2, "\u00bd"],
	[5 / 8, "\u215d"],
	[2 / 3, "\u2154"],
	[3 / 4, "\u00be"],
	[7 / 8, "\u215e"]
];
const WHOLE_NUMBERS = [];
const HALVES = [1 / 2];
const QUARTERS = [
	1 / 4,
	1 / 2,
	3 / 4
];
const CUP_PARTS = [
	1 / 4,
	1 / 3,
	1 / 2,
	2 / 3,
	3 / 4
];
const SPOON_PARTS = [
	1 / 8,
	1 / 4,
	1 / 2,
	3 / 4
];
function roundToParts(value, parts) {
	const whole = Math.floor(value);
	return [
		0,
		...parts,
		1
	].map((part) => whole + part).filter((choice) => choice > 0).reduce((best, each) => Math.abs(each - value) < Math.abs(best - value) - 1e-9 ? each : best);
}
function relativeDeviation(value, exact) {
	return Math.abs(value - exact) / exact;
}
function formatFraction(value) {
	const whole = Math.floor(value + 1e-4);
	const part = value - whole;
	if (part < .001) return String(whole);
	const sign = SIGNS$3.find(([size]) => Math.abs(size - part) < .005)?.[1];
	if (sign) return whole === 0 ? sign : `${whole}${sign}`;
	return formatDecimal(value);
}
function formatDecimal(value) {
	return String(Math.round(value * 100) / 100);
}
function roundMetric(value) {
	if (value < 1) return Math.max(.1, Math.round(value * 10) / 10);
	if (value < 10) return Math.round(value);
	const quarter = Math.round(value / 25) * 25;
	if (value >= 100 && relativeDeviation(quarter, value) < .01) return quarter;
	const five = Math.round(value / 5) * 5;
	if (value < 100 || relativeDeviation(five, value) < .002) return five;
	const fifty = Math.round(value / 50) * 50;
	if (value >= 800 && relativeDeviation(fifty, value) < .01) return fifty;
	const ten = Math.round(value / 10) * 10;
	return value >= 500 || relativeDeviation(ten, value) < .015 ? ten : five;
}
function roundLarge(value) {
	return value < 5 ? Math.round(value * 20) / 20 : Math.round(value * 10) / 10;
}
function roundCount(value, isEgg) {
	if (value >= 5) return Math.round(value);
	return roundToParts(value, value < (isEgg ? .9 : 2) ? CUP_PARTS : HALVES);
}
// kitchen/src/measure/format-amount.ts
const GRAMS_PER_OUNCE = 28.3495;
const ML$1 = {
	tsp: 4.92892,
	tbsp: 14.7868,
	cup: 236.588,
	quart: 946.353,
	fluidOunce: 28.4131,
	pint: 568.261
};
const metricMass = (grams) => metric(grams, "g", "kg");
const metricVolume = (ml) => metric(ml, "ml", "l");
function metric(amount, small, large) {
	const rounded = roundMetric(amount);
	if (rounded < 1e3) return {
		value: rounded,
		unit: small,
		parts: WHOLE_NUMBERS,
		isMetric: true
	};
	return {
		value: roundLarge(amount / 1e3),
		unit: large,
		parts: WHOLE_NUMBERS,
		isMetric: true
	};
}
const spoonVolume = (ml) => {
	const tsp = ml / ML$1.tsp;
	if (tsp < .09) return {
		value: 1,
		unit: "pinch",
		parts: WHOLE_NUMBERS
	};
	if (tsp < 2.8) {
		const fine = tsp < 1 ? SPOON_PARTS : QUARTERS;
		return {
			value: roundToParts(tsp, fine),
			unit: "tsp",
			parts: fine
		};
	}
	return roundOrSplit(ml, ML$1.tbsp, "tbsp", HALVES, ml / ML$1.tbsp < 1.6 ? .04 : .07, {
		size: ML$1.tsp,
		unit: "tsp",
		parts: WHOLE_NUMBERS
	});
};
function usVolume(exact, poured) {
	const limit = exact ? .06 : .1;
	const rest = {
		size: ML$1.tbsp,
		unit: "tbsp",
		parts: exact ? HALVES : WHOLE_NUMBERS
	};
	return (ml) => {
		const cups = ml / ML$1.cup;
		if (cups < .225) return spoonVolume(ml);
		if (cups > 8) return manyCups(cups, poured);
		if (cups < .32 && relativeDeviation(.25, cups) > limit && cups > .25) return spoonVolume(ml);
		return roundOrSplit(ml, ML$1.cup, "cup", CUP_PARTS, limit, rest);
	};
}
function manyCups(cups, poured) {
	const even = relativeDeviation(Math.round(cups), cups) < .02;
	if (!poured || even && cups < 16) return {
		value: roundToParts(cups, HALVES),
		unit: "cup",
		parts: HALVES
	};
	const parts = cups > 16 ? HALVES : QUARTERS;
	return {
		value: roundToParts(cups * ML$1.cup / ML$1.quart, parts),
		unit: "quart",
		parts
	};
}
function packVolume(american) {
	const size = american ? 2 * ML$1.tbsp : ML$1.fluidOunce;
	return (ml) => {
		const parts = ml / size < 20 ? HALVES : WHOLE_NUMBERS;
		return {
			value: roundToParts(ml / size, parts),
			unit: "fl oz",
			parts
		};
	};
}
const OUNCE_PARTS = [
	1 / 4,
	1 / 3,
	1 / 2,
	3 / 4
];
const customaryMass = (grams) => {
	const ounces = grams / GRAMS_PER_OUNCE;
	if (ounces < 15.5) {
		const parts = ounces < 1 ? OUNCE_PARTS : ounces < 3.9 ? QUARTERS : ounces < 5.9 ? HALVES : WHOLE_NUMBERS;
		return {
			value: roundToParts(ounces, parts),
			unit: "oz",
			parts
		};
	}
	return roundOrSplit(grams, GRAMS_PER_OUNCE * 16, "lb", QUARTERS, .04, {
		size: GRAMS_PER_OUNCE,
		unit: "oz",
		parts: WHOLE_NUMBERS
	});
};
const imperialVolume = (ml) => {
	if (ml < 48) return spoonVolume(ml);
	const ounces = ml / ML$1.fluidOunce;
	const pints = ml / ML$1.pint;
	const quarter = roundToParts(pints, QUARTERS);
	if (pints > 2 || pints > .45 && relativeDeviation(quarter, pints) < .06) return {
		value: quarter,
		unit: "pint",
		parts: QUARTERS
	};
	const parts = ounces < 3 ? QUARTERS : ounces < 5 ? HALVES : WHOLE_NUMBERS;
	return {
		value: roundToParts(ounces, parts),
		unit: "fl oz",
		parts
	};
};
function roundOrSplit(amount, size, unit, parts, limit, rest) {
	const exact = amount / size;
	const single = {
		value: roundToParts(exact, parts),
		unit,
		parts
	};
	if (relativeDeviation(single.value, exact) <= limit) return single;
	const { base, left } = splitSum(exact, size / rest.size, unit === "cup" ? parts : WHOLE_NUMBERS);
	if (base === 0 || left < (rest.parts === WHOLE_NUMBERS ? .5 : .25)) return single;
	const spoonsLeft = roundToParts(left, rest.parts);
	return {
		value: base,
		unit,
		parts,
		remainder: rest.unit === "tbsp" && spoonsLeft === .5 ? {
			value: 1.5,
			unit: "tsp",
			parts: QUARTERS
		} : {
			value: spoonsLeft,
			unit: rest.unit,
			parts: rest.parts
		}
	};
}
function splitSum(exact, ratio, parts) {
	const whole = Math.floor(exact + 1e-6);
	const sums = [0, ...parts].map((part) => whole + part).filter((each) => each <= exact + 1e-6).reverse().map((base) => ({
		base,
		left: (exact - base) * ratio
	}));
	return (parts === WHOLE_NUMBERS ? sums : sums.filter((sum) => sum.left < 3.9)).find((sum) => sum.base > 0 && Math.abs(sum.left - Math.round(sum.left)) < .1) ?? sums[0] ?? {
		base: 0,
		left: 0
	};
}
function formatPrintedAmount(printed, naming) {
	if (printed.unit === "pinch") return "a pinch";
	const first = `${numberText(printed)} ${naming(printed.unit, printed.value > 1)}`;
	if (!printed.remainder) return first;
	return `${first}${printed.unit === "lb" ? " " : " plus "}${formatPrintedAmount(printed.remainder, naming)}`;
}
function formatRange(low, high, scale, naming) {
	const upper = toSingleUnit(scale(high));
	const inUpper = {
		...upper,
		value: scaleOtherEnd(low / high, upper)
	};
	const coarse = Math.abs(inUpper.value / upper.value - low / high) > .1 * (low / high);
	const lower = toSingleUnit(scale(low));
	const bottom = coarse ? lower : inUpper;
	const top = keepRatio(bottom, coarse ? {
		...lower,
		value: scaleOtherEnd(high / low, lower)
	} : upper, high / low);
	const text = formatPrintedAmount(top, naming);
	if (top.unit === "pinch" || bottom.value >= top.value) return text;
	if (top.isMetric && bottom.value < 1 && lower.unit !== top.unit) return `${formatPrintedAmount(lower, naming)}\u2013${text}`;
	return `${numberText(bottom)}\u2013${text}`;
}
function keepRatio(bottom, top, ratio) {
	const times = Math.round(ratio);
	if (top.isMetric || times < 2 || relativeDeviation(ratio, times) > .03) return top;
	const value = bottom.value * times;
	return relativeDeviation(value, top.value) < .07 ? {
		...top,
		value
	} : top;
}
const PER_LARGER = {
	cup: 16,
	lb: 16
};
function toSingleUnit(printed) {
	const { remainder, value, unit } = printed;
	if (remainder === void 0) return printed;
	if (unit === "tbsp" && remainder.unit === "tsp") return {
		...remainder,
		value: value * 3 + remainder.value
	};
	const whole = value + remainder.value / (PER_LARGER[unit] ?? Number.POSITIVE_INFINITY);
	if (unit === "cup" && whole < .45 && remainder.unit === "tbsp") return {
		...remainder,
		value: roundToParts(whole * 16, remainder.parts)
	};
	const parts = unit === "lb" ? QUARTERS : printed.parts;
	return {
		value: roundToParts(whole, parts),
		unit,
		parts,
		isMetric: printed.isMetric
	};
}
function scaleOtherEnd(share, top) {
	const value = share * top.value;
	if (!top.isMetric) return roundToParts(value, top.parts);
	return top.unit === "g" || top.unit === "ml" ? roundMetric(value) : roundLarge(value);
}
function numberText(printed) {
	return printed.isMetric ? formatDecimal(printed.value) : formatFraction(printed.value);
}
// kitchen/src/measure/dough.ts
const DOUGH_LIMIT = .015;
const FLOUR_LIMIT = .025;
const MIN_REMAINDER = .75 * ML$1.tsp;
const flourCups = (ml) => exactCups(ml, FLOUR_LIMIT);
const waterCups = (ml) => exactCups(ml, DOUGH_LIMIT);
function exactCups(ml, limit) {
	const cups = ml / ML$1.cup;
	if (cups < .32) return spoonVolume(ml);
	const single = {
		value: roundToParts(cups, CUP_PARTS),
		unit: "cup",
		parts: CUP_PARTS
	};
	if (relativeDeviation(single.value, cups) <= limit) return single;
	const base = [
		0,
		...CUP_PARTS,
		1
	].map((part) => Math.floor(cups) + part).filter((each) => each <= cups && each > 0).at(-1);
	if (base === void 0) return spoonVolume(ml);
	const rest = (cups - base) * ML$1.cup;
	const inTsp = rest < ML$1.tbsp * .9;
	if (rest < MIN_REMAINDER) return {
		value: base,
		unit: "cup",
		parts: CUP_PARTS
	};
	const size = inTsp ? ML$1.tsp : ML$1.tbsp;
	const whole = base * ML$1.cup + Math.round(rest / size) * size;
	const parts = !inTsp && relativeDeviation(whole, ml) <= limit ? WHOLE_NUMBERS : HALVES;
	const remainder = {
		value: roundToParts(rest / size, parts),
		unit: inTsp ? "tsp" : "tbsp",
		parts
	};
	return {
		value: base,
		unit: "cup",
		parts: CUP_PARTS,
		remainder
	};
}
function exactMetric(unit, plain) {
	return (amount) => {
		const printed = plain(amount);
		return printed.unit === unit && relativeDeviation(printed.value, amount) > FLOUR_LIMIT ? {
			...printed,
			value: Math.round(amount / 2) * 2
		} : printed;
	};
}
const exactMass = (grams) => {
	const ounces = grams / GRAMS_PER_OUNCE;
	const pounds = Math.floor(ounces / 16 + .01);
	const left = Math.max(0, ounces - pounds * 16);
	const printed = {
		...roundWithinTolerance(left, ounces),
		unit: "oz"
	};
	if (pounds === 0) return printed;
	const whole = {
		value: pounds,
		unit: "lb",
		parts: WHOLE_NUMBERS
	};
	return left / ounces <= DOUGH_LIMIT ? whole : {
		...whole,
		remainder: printed
	};
};
const exactFluidOunces = (ml) => {
	if (ml < 48) return spoonVolume(ml);
	const pints = ml / ML$1.pint;
	const round = roundToParts(pints, QUARTERS);
	if (pints > .9 && relativeDeviation(round, pints) <= DOUGH_LIMIT) return {
		value: round,
		unit: "pint",
		parts: QUARTERS
	};
	const ounces = ml / ML$1.fluidOunce;
	const printed = roundWithinTolerance(ounces, ounces);
	return ml < 90 && relativeDeviation(printed.value, ounces) > DOUGH_LIMIT ? spoonVolume(ml) : {
		...printed,
		unit: "fl oz"
	};
};
function roundWithinTolerance(left, whole) {
	const parts = [WHOLE_NUMBERS, HALVES].find((each) => {
		const value = roundToParts(left, each);
		return Math.abs(value - left) / whole <= DOUGH_LIMIT;
	}) ?? (left < 4 ? CUP_PARTS : QUARTERS);
	return {
		value: roundToParts(left, parts),
		parts
	};
}
// kitchen/src/measure/convert.ts
const IMPERIAL_SIZES = {
	"fl oz": 28.4131,
	pint: 568.261,
	quart: 1136.52,
	gill: 142.065,
	gallon: 4546.09
};
const MOST_BUTTER = 235;
const LEAST_WEIGHED = 13;
const MOST_CUPS = 3800;
const MOST_SPOONS$1 = {
	poured: 116.81572,
	dry: 175.96292
};
function isInSystem(unit, options) {
	if (unit.origin === "everywhere") return true;
	if (options.system === "international") return unit.origin === "metric";
	if (unit.origin === "customary") return unit.kind !== "volume" || options.authorSystem === "unknown" || options.authorSystem === options.system;
	return unit.origin === (options.system === "Imperial" ? "Imperial" : "US");
}
function convertAmount(measures, amount, name, options) {
	const { unit } = amount;
	const naming = createUnitNaming(measures);
	if (isInSystem(unit, options)) {
		const inOwnUnit = formatInOwnUnit(amount, options, naming);
		if (inOwnUnit) return inOwnUnit;
	}
	const scale = scaleFor(measures, amount, name, options);
	const size = unitSize(unit, options) * options.factor;
	const low = amount.quantity * size;
	if (amount.quantityMax === void 0) return formatPrintedAmount(scale(low), naming);
	return formatRange(low, amount.quantityMax * size, scale, naming);
}
function createUnitNaming(measures) {
	return (unit, many) => {
		const known = measures.units.byName.get(unit);
		return known ? many ? known.plural : known.name : unit;
	};
}
function unitSize(unit, options) {
	return ((options.authorSystem === "unknown" ? options.system : options.authorSystem) === "Imperial" ? IMPERIAL_SIZES[unit.name] : void 0) ?? unit.size;
}
function formatInOwnUnit(amount, options, naming) {
	const { unit } = amount;
	const value = amount.quantity * options.factor;
	const max = amount.quantityMax === void 0 ? void 0 : amount.quantityMax * options.factor;
	if (unit.name === "dl" && value < 10 || unit.name === "cl" && value < 50 || unit.name === "mg") return `${max === void 0 ? formatDecimal(value) : `${formatDecimal(value)}\u2013${formatDecimal(max)}`} ${unit.name}`;
	if (!/^(?:pint|quart|gallon|fl oz|stick|imperial pint)$/.test(unit.name)) return null;
	if (unit.name === "quart" && value < .9) return null;
	if (unit.name === "fl oz" && value > (options.system === "Imperial" ? 19.5 : 16)) return null;
	const rounded = roundToParts(value, QUARTERS);
	if (max !== void 0 || Math.abs(rounded - value) > .02 * value) return null;
	if (unit.name === "stick" && value * 2 % 1 !== 0) return null;
	return `${formatFraction(rounded)} ${naming(unit.name, rounded > 1)}`;
}
function scaleFor(measures, amount, name, options) {
	const { unit } = amount;
	const food = require_read_dish.findFood(measures.foods, name);
	if (unit.name === "stick") return stickScale(options);
	const exact = options.isDough === true ? doughScale(amount, food, name, options) : null;
	if (exact) return exact;
	if (unit.kind === "mass") return massScale(amount, food, name, options);
	if (options.system === "United States") return cups(food);
	if (isSpoon(unit)) return spoonScale(food, options);
	const dry = food !== null && food.habit !== "liquid" && unit.origin !== "metric" && unit.name !== "fl oz";
	if (options.system === "international") return dry ? spoonsWhenTiny(food.density, metricMass) : metricVolume;
	return food !== null && food.habit !== "liquid" && unit.name !== "fl oz" ? spoonsWhenTiny(food.density, customaryMass) : imperialVolume;
}
const FLOUR$1 = /\b(?:flour|semolina|polenta|oatmeal|masa|yogh?urt)\b/i;
const DOUGH_LIQUIDS = /\b(?:water|milk|buttermilk|drink|kefir|beer|ale)$/i;
const MIN_DOUGH_LIQUID = 40;
const MOST_WET = 1200;
function doughScale({ unit, quantity, quantityMax }, food, name, options) {
	if (isSpoon(unit) || quantityMax !== void 0) return null;
	const flour = FLOUR$1.test(name) && unit.kind === "mass";
	const wets = DOUGH_LIQUIDS.test(name) && unit.kind === "volume";
	const size = quantity * unitSize(unit, options) * options.factor;
	if (size < MIN_DOUGH_LIQUID || wets && size > MOST_WET) return null;
	if (options.system === "international") {
		if (flour) return exactMetric("g", metricMass);
		return wets ? exactMetric("ml", metricVolume) : null;
	}
	const american = options.system === "United States";
	if (wets) return american ? waterCups : exactFluidOunces;
	if (!flour) return null;
	if (!american) return exactMass;
	return food && size / food.density <= MOST_CUPS ? viaRatio(1 / food.density, flourCups) : null;
}
const STICK = 118.2944;
function cups(food) {
	if (food?.habit === "butter") return butterVolume;
	return plainCups(food);
}
const butterVolume = (ml) => {
	const printed = usVolume(true, false)(ml);
	return printed.remainder !== void 0 && printed.unit === "cup" && ml < STICK ? {
		value: roundToParts(ml / 14.7868, []),
		unit: "tbsp",
		parts: []
	} : printed;
};
function plainCups(food) {
	return usVolume(food?.isExact ?? false, food?.habit === "liquid");
}
function spoonScale(food, options) {
	if (!food) return spoonVolume;
	const metric = options.system === "international";
	if (food.habit === "liquid") return spoonsUpTo(MOST_SPOONS$1.poured, metric ? metricVolume : imperialVolume);
	return spoonsUpTo(MOST_SPOONS$1.dry, viaRatio(food.density, metric ? metricMass : customaryMass));
}
function spoonsUpTo(most, beyond) {
	return (ml) => ml > most ? beyond(ml) : spoonVolume(ml);
}
function convertPack(measures, size, options) {
	if (size.unit.kind !== "volume" || options.system === "international" || isInSystem(size.unit, options)) return convertAmount(measures, size, "tinned", options);
	const ml = unitSize(size.unit, options);
	const scale = packVolume(options.system === "United States");
	const naming = createUnitNaming(measures);
	const low = size.quantity * ml;
	return size.quantityMax === void 0 ? formatPrintedAmount(scale(low), naming) : formatRange(low, size.quantityMax * ml, scale, naming);
}
function stickScale(options) {
	if (options.system === "international") return metricMass;
	return options.system === "Imperial" ? customaryMass : viaRatio(1 / .955, usVolume(true, false));
}
function massScale(amount, food, name, options) {
	if (options.system === "international") return isFluid(amount.unit, food) ? fluidOunces : metricMass;
	const grams = (amount.quantityMax ?? amount.quantity) * amount.unit.size * options.factor;
	if (amount.unit.origin === "customary") return customaryMass;
	if (/\b(?:tin(?:s|ned)?|can(?:s|ned)?|jar)\b/i.test(name)) return customaryMass;
	if (LIGHT.test(name)) return customaryMass;
	const spooned = viaRatio(1 / (food?.density ?? 1), options.system === "Imperial" ? spoonVolume : cups(food));
	if (grams < (food ? LEAST_WEIGHED : 8)) return spooned;
	if (food?.habit === "liquid" && options.system === "Imperial") return viaRatio(1 / food.density, imperialVolume);
	if (options.system === "Imperial" || !food) return customaryMass;
	const loose = food.habit === "grated" && /\b(?:grated|shredded|crumbled)\b/i.test(name);
	if (food.habit !== "liquid" && grams / food.density > MOST_CUPS) return customaryMass;
	return food.habit === "cups" || food.habit === "liquid" || loose || food.habit === "butter" && grams <= MOST_BUTTER ? spooned : customaryMass;
}
const ML_PER_OUNCE_GRAM = 29.5735 / 28.3495;
const fluidOunces = (grams) => metricVolume(grams * ML_PER_OUNCE_GRAM);
const THIN$1 = {
	least: .97,
	most: 1.04
};
function isFluid(unit, food) {
	if (unit.name !== "oz" || food?.habit !== "liquid") return false;
	return food.isFluid || food.density >= THIN$1.least && food.density <= THIN$1.most;
}
const LIGHT = /\b(?:dried (?:[\p{L}-]+ )*(?:mushrooms?|porcini|ceps?|morels?|chanterelles?|shiitakes?|seaweed|wakame|shrimps?|anchov(?:y|ies)|fish|chill(?:i|ies)|fungus|tomatoes)|porcini|bonito|kombu|wakame|rice (?:cakes?|paper|noodles?|vermicelli))\b/iu;
function viaRatio(ratio, scale) {
	return (amount) => scale(amount * ratio);
}
function spoonsWhenTiny(density, mass) {
	return (ml) => ml * density < LEAST_WEIGHED ? spoonVolume(ml) : mass(ml * density);
}
function isSpoon(unit) {
	return unit.name === "tsp" || unit.name === "tbsp" || unit.name === "dsp";
}
// kitchen/src/measure/counts.ts
const WHOLE$2 = /\b(?:clove|leaf|leave|sprig|pod|anise|sheet|strand|peppercorn|ball)s?$/i;
const HALVED = /\b(?:slice|stalk|stick|rasher|strip|wedge|rib|spear|fillet|breast|thigh)s?$/i;
const EGG = /\b(?:egg|yolk|white)s?\b/i;
function scaleCount(value, max, factor, name, whole = WHOLE$2.test(name)) {
	const round = whole ? (each) => Math.max(1, Math.round(each)) : chooseRounding(name);
	const low = round(value * factor);
	const high = max === void 0 ? low : round(max * factor);
	return {
		text: high > low ? `${formatFraction(low)}\u2013${formatFraction(high)}` : formatFraction(high),
		upperValue: high
	};
}
function chooseRounding(name) {
	if (!HALVED.test(name)) return (value) => roundCount(value, EGG.test(name));
	return (value) => value < 2 ? roundToParts(value, HALVES) : Math.round(value);
}
function inflectNoun(word, before, top) {
	if (before <= 1 && top > 1) return require_read_dish.plural(word);
	if (before > 1 && top <= 1) {
		const one = require_read_dish.singular(word.toLowerCase());
		return one === word.toLowerCase() ? word : word.slice(0, 1) + one.slice(1);
	}
	return word;
}
// kitchen/src/measure/edits.ts
function applyEdits$1(text, edits) {
	let out = "";
	let at = 0;
	for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
		if (edit.start < at) continue;
		out += withArticle$1(text.slice(at, edit.start), edit.text) + edit.text;
		at = edit.end;
	}
	return out + text.slice(at);
}
const VOWEL = /^(?:8|1[18](?!\d)|\u215b)/;
function withArticle$1(before, text) {
	if (!/^[\d\u00bd\u00bc\u00be\u2153\u2154\u215b]/.test(text)) return before;
	const found = /(?:^|\s)(an?) $/i.exec(before.slice(-4))?.[1];
	if (!found) return before;
	const article = VOWEL.test(text) ? `${found.slice(0, 1)}n` : found.slice(0, 1);
	return `${before.slice(0, before.length - found.length - 1)}${article} `;
}
function createEdit(tokens, span, text) {
	const start = tokens[span.from]?.start ?? 0;
	return {
		start,
		end: tokens[span.to - 1]?.end ?? start,
		text
	};
}
// kitchen/src/measure/lines/amount-after-name.ts
const ABOUT$4 = /^(?:about|approximately|approx|roughly|around)$/;
const CONTINUATION$1 = /^(?:plus|or|and|with|in|minus|less|extra|another|additional|to|of|for)$/;
function findAmountAfterName(units, parts) {
	const { tokens, unit, nameStart, amount, pack } = parts;
	if (!unit || !isWeighed(unit) || pack || nameStart < amount.to) return null;
	for (let i = nameStart + 1; i < Math.min(tokens.length, nameStart + MAX_LOOKAHEAD); i += 1) {
		const found = readBracketed(units, tokens, i) ?? readLast(units, tokens, i);
		if (found) return found.amounts.every((each) => isPlausibleDensity(parts, unit, each)) ? found : null;
	}
	return null;
}
const MAX_LOOKAHEAD = 60;
function readBracketed(units, tokens, i) {
	if (!require_read_dish.isPunctuation(tokens[i], "(") && !require_read_dish.isPunctuation(tokens[i], "[")) return null;
	const amounts = [];
	const twice = require_read_dish.isPunctuation(tokens[i + 1], "(") ? 1 : 0;
	const first = i + 1 + twice;
	let at = ABOUT$4.test(tokens[first]?.lowerCase ?? "") ? first + 1 : first;
	for (let k = 0; k < 3; k += 1) {
		const amount = require_read_dish.readAmount(units, tokens, at);
		if (!amount || !isWeighed(amount.unit)) return null;
		amounts.push(amount);
		if (/^[)\]]$/.test(tokens[amount.to + twice]?.text ?? "")) return {
			amounts,
			from: i,
			to: amount.to + 1 + twice
		};
		if (!/^[/,;=|]$/.test(tokens[amount.to]?.text ?? "")) return null;
		at = amount.to + 1;
	}
	return null;
}
function readLast(units, tokens, i) {
	const before = tokens[i - 1];
	if (before?.kind !== "word" || CONTINUATION$1.test(before.lowerCase) || ABOUT$4.test(before.lowerCase)) return null;
	const amount = require_read_dish.readAmount(units, tokens, i);
	const last = amount?.to === tokens.length && isWeighed(amount.unit);
	return amount && last ? {
		amounts: [amount],
		from: i,
		to: amount.to
	} : null;
}
function isWeighed(unit) {
	return require_read_dish.isMeasured(unit) && unit.kind !== "length";
}
const LIGHTEST = .04;
const HEAVIEST = 3;
function isPlausibleDensity({ quantity }, unit, again) {
	const ratio = again.quantity * again.unit.size / ((quantity ?? 0) * unit.size);
	if (again.unit.kind === unit.kind) return ratio > .5 && ratio < 2;
	const density = unit.kind === "volume" ? ratio : 1 / ratio;
	return density > LIGHTEST && density < HEAVIEST;
}
function shouldDropAmountAfterName(unit, again, options) {
	return !(isInSystem(unit, options) && again.amounts.every((each) => isInSystem(each.unit, options)));
}
function removeAmountAfterName({ text, tokens }, { from, to }) {
	const start = tokens[from]?.start ?? 0;
	return {
		start: start - (/\s*,?\s*$/.exec(text.slice(Math.max(0, start - 4), start))?.[0].length ?? 0),
		end: tokens[to - 1]?.end ?? start,
		text: ""
	};
}
// kitchen/src/measure/lines/preferred-amount.ts
function choosePreferredAmount(amounts, isPoured, options) {
	const fits = (each) => isInSystem(each.unit, options) && !isManySpoons(each, options);
	const own = amounts.find(fits);
	if (own) return own;
	const weighed = options.system === "United States" ? void 0 : amounts.find(isOfMass);
	return weighed && !isPoured ? weighed : amounts[0];
}
function isOfMass({ unit }) {
	return unit.kind === "mass";
}
const MOST_SPOONS = 70;
function isManySpoons({ quantity, unit }, { system }) {
	return system !== "United States" && isSpoon(unit) && quantity * unit.size > MOST_SPOONS;
}
function formatHeapedSpoons(measures, { tokens, countEnd, unitSpan }, { quantity, quantityMax, unit }, options) {
	const heap = (unitSpan ? tokens.slice(countEnd, unitSpan.from).map((token) => token.lowerCase) : []).find((low) => /^(?:heap|round|generous|scant)/.test(low));
	if (!heap || !isInSystem(unit, options) || unit.kind !== "volume") return "";
	const ends = [quantity, quantityMax ?? quantity].map((each) => roundToParts(each * options.factor, QUARTERS));
	return `${[...new Set(ends.map(formatFraction))].join("\u2013")} ${heap} ${createUnitNaming(measures)(unit.name, (ends.at(-1) ?? 1) > 1)}`;
}
// kitchen/src/measure/running-text/count-edits.ts
function createCountEdits(measures, parts, factor) {
	const { tokens, quantity, quantityMax, unit, unitSpan } = parts;
	const read = require_read_dish.readLineParts(measures, parts);
	const start = parts.number.from;
	const from = parts.countEnd;
	const { text, upperValue, isSpoons } = formatCount(unit, quantity ?? 1, quantityMax, factor, read.name);
	if (text === formatFraction(quantity ?? 1) && quantityMax === void 0) return [];
	const uncounted = {
		start: tokens[start]?.start ?? 0,
		end: tokens[start]?.start ?? 0
	};
	const edits = from > start ? [createEdit(tokens, {
		from: start,
		to: skipArticle(parts)
	}, spaced(parts, text))] : [{
		...uncounted,
		text: `${text} x `
	}];
	const other = readAlternative(parts, factor);
	if (other) edits.push(other.edit);
	const before = other?.before ?? quantityMax ?? quantity ?? 1;
	if (isSpoons && unitSpan) return [createEdit(tokens, {
		from: start,
		to: unitSpan.to
	}, text), ...formatPinch(parts)];
	const word = unitSpan ? tokens[unitSpan.from] : lastWord$2(parts);
	if (word && !/\b(?:and|or)\b|&/.test(unitSpan ? "" : read.name)) {
		const noun = inflectNoun(word.text, before, other?.top ?? upperValue);
		if (noun !== word.text) edits.push({
			start: word.start,
			end: word.end,
			text: noun
		});
	}
	return edits;
}
function skipArticle({ tokens, countEnd, unitSpan, quantity }) {
	const of = tokens[countEnd]?.lowerCase === "of" ? countEnd + 1 : countEnd;
	return (unitSpan ? of < unitSpan.from : (quantity ?? 1) < 1) && /^an?$/.test(tokens[of]?.lowerCase ?? "") ? of + 1 : countEnd;
}
function spaced({ tokens, countEnd }, text) {
	return tokens[countEnd]?.kind === "word" && require_read_dish.isAdjacent(tokens, countEnd) && tokens[countEnd - 1]?.kind === "word" ? `${text} ` : text;
}
const VESSEL = /^(?:glass|wineglass|mug|bowl|teacup|ladle|scoop|shot|jigger|measure|part)$/;
const PREPOSITION = /^(?:from|of|with|without|in|for|like|made)$/;
function formatCount(unit, low, high, factor, name) {
	if (unit?.kind !== "little") return scaleCount(low, high, factor, unit?.name ?? name);
	if (VESSEL.test(unit.name)) return scaleCount(low, high, factor, unit.name);
	const ends = [low, high ?? low].map((each) => Math.max(1, Math.round(each * factor)));
	const upperValue = ends[1] ?? 1;
	if (unit.name === "pinch" && ends[0] === upperValue && upperValue > 2) {
		const spoons = roundToParts(upperValue / 16, SPOON_PARTS);
		return {
			text: `${formatFraction(spoons)} tsp`,
			upperValue: spoons,
			isSpoons: true
		};
	}
	return {
		text: ends[0] === upperValue ? String(upperValue) : ends.join("\u2013"),
		upperValue
	};
}
function formatPinch({ tokens, unitSpan }) {
	const of = tokens[unitSpan?.to ?? -1];
	return of?.lowerCase === "of" ? [{
		start: of.start,
		end: of.end + 1,
		text: ""
	}] : [];
}
function lastWord$2(parts) {
	const { name } = require_read_dish.readFoodName(parts);
	const behind = name.findIndex((at, k) => k > 0 && PREPOSITION.test(parts.tokens[at]?.lowerCase ?? ""));
	const token = parts.tokens[name.at(behind < 0 ? -1 : behind - 1) ?? -1];
	return token?.kind === "word" ? token : void 0;
}
function readAlternative(parts, factor) {
	const { tokens } = parts;
	for (const { from, to } of findRemarkSpans(parts)) for (let at = from; at < to; at += 1) {
		const range = tokens[at]?.lowerCase === "or" ? require_read_dish.readRange(tokens, at + 1) : null;
		if (!range) continue;
		const { text, upperValue } = scaleCount(range.value, range.max, factor, "");
		return {
			edit: createEdit(tokens, {
				from: at + 1,
				to: range.next
			}, text),
			before: range.max ?? range.value,
			top: upperValue
		};
	}
	return null;
}
function findRemarkSpans(parts) {
	const { noteSpans, countEnd, nameStart, pack } = parts;
	return noteSpans.filter((each) => each !== pack && each.from >= countEnd && each.to <= nameStart);
}
// kitchen/src/measure/running-text/format-length.ts
const MM_PER_INCH = 25.4;
function formatLength(values, unit, joint, system, singular) {
	const mm = values.map((value) => value * unit.size);
	if (system !== "international") {
		const inches = mm.map((each) => roundInches(each / MM_PER_INCH));
		const name = singular || inches.every((each) => each <= 1) ? "inch" : "inches";
		return `${inches.map(formatFraction).join(joint)}${singular ? "-" : " "}${name}`;
	}
	if (Math.max(...mm) < 9.5) return `${mm.map((each) => Math.max(1, Math.round(each))).join(joint)} mm`;
	return `${mm.map((each) => formatDecimal(roundCm(each / 10))).join(joint)} cm`;
}
function roundInches(inches) {
	if (inches < .16) return 1 / 8;
	if (inches > .34 && inches < .45) return 1 / 2;
	if (inches < 4) return roundToParts(inches, QUARTERS);
	const half = roundToParts(inches, HALVES);
	return Math.abs(Math.round(inches) - inches) < .36 ? roundToParts(inches, WHOLE_NUMBERS) : half;
}
function roundCm(cm) {
	if (cm > .94 && cm < 1.35) return 1;
	if (cm < 8) return Math.max(.5, Math.round(cm * 2) / 2);
	const five = Math.round(cm / 5) * 5;
	return cm > 35 && Math.abs(five / cm - 1) < .02 ? five : Math.round(cm);
}
// kitchen/src/measure/lines/per-item-amounts.ts
const PER_ITEM = /^(?:each|per|apiece|every)$/;
function isUnrelatedEach(tokens, i) {
	if (tokens[i]?.lowerCase === "per") return false;
	return /^(?:after|between|side|sides|minutes?|mins?)$/.test(tokens[i - 1]?.lowerCase ?? "") || /^(?:side|other|addition|time|layer)$/.test(tokens[i + 1]?.lowerCase ?? "");
}
function isPerBatch(tokens, from) {
	for (let at = from; at < from + 5 && tokens[at]?.kind === "word"; at += 1) if (tokens[at]?.lowerCase === "at" && tokens[at + 1]?.lowerCase === "a" && tokens[at + 2]?.lowerCase === "time") return true;
	return false;
}
function endsSentence(tokens, i) {
	const next = tokens[i + 1];
	if (!require_read_dish.isPunctuation(tokens[i], ".") || require_read_dish.isAdjacent(tokens, i + 1)) return false;
	return next === void 0 || !PER_ITEM.test(next.lowerCase) || next.text !== next.lowerCase;
}
function markPerItemTokens(tokens) {
	const marks = new Array(tokens.length).fill(false);
	let from = 0;
	let found = false;
	for (let i = 0; i <= tokens.length; i += 1) {
		const token = tokens[i];
		const ends = token === void 0 || endsSentence(tokens, i) || require_read_dish.isPunctuation(token, ";");
		if (token && PER_ITEM.test(token.lowerCase) && !isUnrelatedEach(tokens, i)) found = true;
		if (!ends) continue;
		if (found) marks.fill(true, from, i);
		from = i + 1;
		found = false;
	}
	return marks;
}
// kitchen/src/measure/running-text/non-food-numbers.ts
const TIME$2 = /^(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|years?|times)$/;
const CLOCK = /^(?:s|h|m)$/;
const MORE = /^(?:more|further|extra|additional|full|good|whole|solid|long|short)$/;
const NAMED_SHARE = /^(?:the|it|them|that|this|these|those|all|what|your|its|their|each|both|everything)$/;
const PART_SELECTOR = /^(?:other|each|remaining|second|first|last|top|bottom|upper|lower|near|far|middle)$/;
function skipTime(tokens, next) {
	const dashed = require_read_dish.isDash(tokens[next]) ? next + 1 : next;
	const at = MORE.test(tokens[dashed]?.lowerCase ?? "") ? dashed + 1 : dashed;
	const low = tokens[at]?.lowerCase ?? "";
	return TIME$2.test(low) || CLOCK.test(low) && require_read_dish.isAdjacent(tokens, at) ? at + 1 : null;
}
function isNonFoodNumber(units, tokens, i, read) {
	if (isShare(tokens, read) || isOneOf(tokens, i, read)) return true;
	const low = tokens[i]?.lowerCase ?? "";
	if (!/^(?:half|third|quarter)$/.test(low)) return false;
	if (require_read_dish.readUnit(units, tokens, afterDash(tokens, read.next))) return false;
	const before = tokens[i - 1]?.lowerCase ?? "";
	if (require_read_dish.isDash(tokens[i + 1]) && require_read_dish.isAdjacent(tokens, i + 1) || PART_SELECTOR.test(before)) return true;
	if (low === "half") return false;
	return !/^an?$/.test(before) || low === "third" && tokens[read.next]?.lowerCase !== "of";
}
function afterDash(tokens, i) {
	return require_read_dish.isDash(tokens[i]) ? i + 1 : i;
}
function isShare(tokens, { value, max, next }) {
	const at = tokens[next]?.lowerCase === "of" ? next + 1 : next;
	return value < 1 && max === void 0 && NAMED_SHARE.test(tokens[at]?.lowerCase ?? "");
}
function isOneOf(tokens, i, { next }) {
	return tokens[i]?.lowerCase === "one" && next === i + 1 && tokens[next]?.lowerCase === "of" && NAMED_SHARE.test(tokens[next + 1]?.lowerCase ?? "");
}
function includeArticle(tokens, i) {
	return /^(?:half|third|quarter)$/.test(tokens[i]?.lowerCase ?? "") && /^an?$/.test(tokens[i - 1]?.lowerCase ?? "") ? i - 1 : i;
}
// kitchen/src/measure/temperature-scales.ts
const OVEN_MARKS = [
	[
		110,
		225,
		"\u00bc"
	],
	[
		130,
		250,
		"\u00bd"
	],
	[
		140,
		275,
		"1"
	],
	[
		150,
		300,
		"2"
	],
	[
		160,
		325,
		"3"
	],
	[
		180,
		350,
		"4"
	],
	[
		190,
		375,
		"5"
	],
	[
		200,
		400,
		"6"
	],
	[
		220,
		425,
		"7"
	],
	[
		230,
		450,
		"8"
	],
	[
		240,
		475,
		"9"
	],
	[
		260,
		500,
		"9"
	],
	[
		275,
		525,
		"9"
	],
	[
		290,
		550,
		"9"
	]
];
const FOOD_SAFETY_PAIRS = new Map([
	[63, 145],
	[74, 165],
	[43, 110],
	[4, 40],
	[-18, 0]
]);
const MIN_DONENESS_CELSIUS = 48;
function formatGasMark(value) {
	return value === .25 ? "\u00bc" : value === .5 ? "\u00bd" : String(value);
}
function convertTemperature(value, { scale, fan }, heat, system) {
	const toC = system === "international";
	if (heat === "oven") {
		const mark = nearestMark(value, scale);
		const still = fan ? nearestMark(value + (scale === "C" ? 20 : 35), scale) : mark;
		if (mark) return {
			degrees: toC ? mark[0] : mark[1],
			gas: (still ?? mark)[2]
		};
	}
	if (heat !== "exact") {
		const exact = toC ? (value - 32) * 5 / 9 : value * 9 / 5 + 32;
		return {
			degrees: Math.round(exact / 5) * 5,
			gas: ""
		};
	}
	return {
		degrees: toC ? exactCelsius(value) : exactFahrenheit(value),
		gas: ""
	};
}
function nearestMark(value, scale) {
	if (scale === "gas") return OVEN_MARKS.find((mark) => mark[2] === formatGasMark(value)) ?? OVEN_MARKS[10] ?? null;
	const column = scale === "C" ? 0 : 1;
	let best = null;
	for (const mark of OVEN_MARKS) {
		const distance = Math.abs(mark[column] - value);
		if (!best || distance < Math.abs(best[column] - value)) best = mark;
	}
	return best && Math.abs(best[column] - value) <= (scale === "C" ? 12 : 20) ? best : null;
}
function exactCelsius(fahrenheit) {
	const celsius = (fahrenheit - 32) * 5 / 9;
	return degreesOf(celsius, celsius);
}
function degreesOf(value, celsius) {
	if (celsius < 20) return Math.floor(value + .05);
	return celsius < MIN_DONENESS_CELSIUS ? Math.round(value) : Math.ceil(value - 1e-9);
}
function exactFahrenheit(celsius) {
	const fahrenheit = celsius * 9 / 5 + 32;
	const paired = FOOD_SAFETY_PAIRS.get(celsius);
	if (paired !== void 0) return paired;
	return degreesOf(fahrenheit, celsius);
}
// kitchen/src/measure/running-text/degrees-without-scale.ts
const WORDS$2 = [
	["angle", /^(?:rotat(?:e|ed|ing)|turn(?:ed|ing)?|tilt(?:ed)?|angled?|twist(?:ed)?|spin|slant|diagonal(?:ly)?|slice|cut)$/],
	["smoker", /^(?:smoke[dr]?|smoking|slow|slowly|low)$/],
	["oven", /^(?:ovens?|bak(?:e|ed|ing)|roast(?:ed|ing)?|preheat(?:ed)?|grill|broil|broiler|fan|gas|convection|fryer)$/],
	["oil", /^(?:oil|fry|fries|frying|deep)$/],
	["core", /^(?:internal(?:ly)?|inside|centre|center|thickest|probe|reads?|registers?|meat)$/],
	["core", /^(?:chickens?|turkey|duck|pork|beef|lamb|veal|steaks?|fish|salmon|poultry|burgers?|joint|breasts?|thighs?)$/]
];
const TARGET_TEMPERATURE_CUES = /^(?:to|of|reads?|registers?|reach(?:es|ed)?|hits?)$/;
const FOODS = 5;
const BEHIND = 4;
const BEFORE$2 = 14;
function findHeatedThingAt(token, isReached) {
	const low = token?.lowerCase ?? "";
	const found = WORDS$2.findIndex(([, words]) => words.test(low));
	if (found < 0 || found === FOODS && !isReached) return void 0;
	return WORDS$2[found]?.[0];
}
function findHeatedThing(tokens, from, to) {
	const isReached = TARGET_TEMPERATURE_CUES.test(tokens[from - 1]?.lowerCase ?? "");
	let nearest;
	for (let at = from - 1; at >= 0 && at > from - BEFORE$2 && !nearest; at -= 1) {
		if (tokens[at]?.text === ".") break;
		nearest = findHeatedThingAt(tokens[at], isReached);
	}
	for (let at = to; at < to + BEHIND && !nearest; at += 1) nearest = findHeatedThingAt(tokens[at], true);
	return nearest;
}
function isTemperatureAt(tokens, from, to) {
	const what = findHeatedThing(tokens, from, to);
	return what !== void 0 && what !== "angle";
}
function inferScale(tokens, { from, to, value }) {
	if (value >= 260) return "F";
	const what = findHeatedThing(tokens, from, to);
	if (what === "oven") return value >= 100 ? "C" : void 0;
	if (what === "smoker") return value >= 180 ? "F" : void 0;
	if (what === "oil") return value >= 120 ? "C" : void 0;
	if (what !== "core") return void 0;
	if (value >= 115) return "F";
	return value >= 45 && value < 100 ? "C" : void 0;
}
// kitchen/src/measure/running-text/temperature-differences.ts
const COMPARED = /^(?:warmer|hotter|cooler|colder|higher|lower|apart|difference|swing)$/;
const BESIDE$3 = /^(?:below|above|beneath|more|less|short)$/;
const AT = /^(?:at|to|of|reach|reaches|reached|until|reads|stays|between)$/;
const BEFORE$1 = /^(?:another|further|extra|gains?|gained|loses?|lost|\u00b1)$/;
const MOVES = /^(?:rise|rises|rose|rising|climb|climbs|climbing|drop|drops|dropped|dropping|fall|falls|fell|falling|increase|increases|raise|lower|reduce|turn|differ|differs|up|down|out|off|difference|swing)$/;
const ABOUT$3 = /^(?:about|around|roughly|some|only|just)$/;
const REACH = 9;
const MOST$2 = {
	C: 60,
	F: 110
};
const MOST_WITHIN = {
	C: 15,
	F: 27
};
function isTemperatureDifference(tokens, from, to, value, scale) {
	if (value > MOST$2[scale]) return false;
	const lead = findGoverningWord(tokens, from);
	const before = tokens[lead]?.lowerCase ?? "";
	if (before === "within") return value <= MOST_WITHIN[scale];
	if (BEFORE$1.test(before)) return true;
	const after = tokens[to]?.lowerCase ?? "";
	if (COMPARED.test(after)) return true;
	if (BESIDE$3.test(after)) return !AT.test(before) || tokens[to + 1]?.lowerCase === "than";
	if (before === "by") return isChangeVerb(tokens, lead);
	if (before === "of") return /^(?:rise|drop|difference|increase|fall|swing)$/.test(tokens[lead - 1]?.lowerCase ?? "");
	return /^(?:rises?|climbs?|drops?|falls?|rose|fell|dropped|climbed)$/.test(before);
}
function findGoverningWord(tokens, from) {
	const [low = "", before = ""] = [tokens[from - 1]?.lowerCase, tokens[from - 2]?.lowerCase];
	if (ABOUT$3.test(low)) return from - 2;
	const pair = `${before} ${low}`;
	return /^(?:up to|at least|at most)$/.test(pair) ? from - 3 : from - 1;
}
function isChangeVerb(tokens, by) {
	for (let at = by - 1; at >= 0 && at > by - REACH; at -= 1) {
		if (require_read_dish.isPunctuation(tokens[at], ".") || require_read_dish.isDash(tokens[at])) return false;
		if (MOVES.test(tokens[at]?.lowerCase ?? "")) return true;
	}
	return false;
}
function formatDifference(ends, from, to) {
	const ratio = from === "C" ? 9 / 5 : 5 / 9;
	return `${ends.map((each) => Math.max(1, Math.round(each * ratio))).join("\u2013")} \u00b0${to}`;
}
// kitchen/src/measure/running-text/temperature-without-unit.ts
const SENTENCE_CONTINUATION = /^(?:for|until|and|then|or|in|on|about|with|without|oven|internally|inside|[.,;:)])$/;
const AMBIGUOUS_RANGE = {
	from: 221,
	to: 274
};
function readBareTemperature(tokens, i, { value, max, next }) {
	if (tokens[i]?.kind !== "digits" || value < 100 || value > 550 || !Number.isInteger(value)) return null;
	const [before, after] = [tokens[i - 1]?.lowerCase ?? "", tokens[next]?.lowerCase];
	const hasTargetCue = /^(?:at|then)$/.test(before) || TARGET_TEMPERATURE_CUES.test(before) && before !== "of";
	const placed = /^(?:an?|the)$/.test(before) && after === "oven";
	if (!hasTargetCue && !placed || after !== void 0 && !SENTENCE_CONTINUATION.test(after)) return null;
	const smokes = tokens.slice(Math.max(0, i - 4), i).some(({ lowerCase }) => /^smok/.test(lowerCase));
	if (value >= AMBIGUOUS_RANGE.from && value <= AMBIGUOUS_RANGE.to && !smokes || !isTemperatureAt(tokens, i, next)) return null;
	return {
		scale: "F",
		low: value,
		high: max,
		fan: false,
		named: false,
		from: i,
		to: next
	};
}
// kitchen/src/measure/running-text/temperature-edits.ts
const FRYING = /^(?:oil|fry|fries|deep|fryer)$/;
const EXACT = /^(?:sugar|syrup|caramel|toffee|candy|thermometer|probe|internal|inside|centre|center|thickest|reach|reaches|reached|registers?|reads?|temper|jam)$/;
const OVEN$2 = /^(?:oven|bake|baked|baking|roast|roasting|preheat|preheated|smoke|smoker|grill|broil|broiler|fan|gas)$/;
function editTemperature(text, tokens, i, system) {
	const first = readOne(tokens, i);
	if (!first) return null;
	const group = readGroup(tokens, first);
	const to = group.end;
	const from = first.from;
	if (group.members.every((each) => !each.named)) {
		const scale = inferScale(tokens, {
			from,
			to,
			value: Math.max(...endsOf(first))
		});
		if (!scale) return {
			from,
			to,
			text: null
		};
		group.members = group.members.map((each) => ({
			...each,
			scale
		}));
	}
	const targetScale = system === "international" ? "C" : "F";
	if (group.members.filter((each) => !isInReaderScale(each, system)).length === 0) return {
		from,
		to,
		text: null
	};
	const own = group.members.filter((each) => each.scale === targetScale);
	if (own.length > 0) return {
		from,
		to,
		text: authorText(text, tokens, own, group.members, system)
	};
	const degrees = group.members.filter((each) => each.scale !== "gas");
	const source = degrees.find((each) => !each.fan) ?? degrees[0] ?? first;
	const { scale, named } = source;
	const ends = endsOf(source);
	if (scale !== "gas" && isTemperatureDifference(tokens, from, to, Math.max(...ends), scale)) return {
		from,
		to,
		text: named ? formatDifference(ends, scale, targetScale) : null
	};
	const fan = source.fan || isFan(tokens[source.from - 1]);
	const word = source.fan ? fanWord(tokens, source) : "";
	const replacement = converted({
		...source,
		fan
	}, heatOf$1(tokens, source), system, word);
	return {
		from,
		to,
		text: require_read_dish.isPunctuation(tokens[from - 1], "(") ? replacement.replace(/ \((gas .+)\)$/, ", $1") : replacement
	};
}
function isInReaderScale(reading, system) {
	if (reading.scale === "gas") return system === "Imperial";
	return reading.scale === (system === "international" ? "C" : "F");
}
function readOne(tokens, i) {
	if (tokens[i]?.lowerCase === "gas") return readGas(tokens, i);
	const signed = (require_read_dish.isDash(tokens[i]) || require_read_dish.isPunctuation(tokens[i], "\u2212")) && require_read_dish.isAdjacent(tokens, i + 1) && tokens[i - 1]?.kind !== "digits";
	const range = require_read_dish.readRange(tokens, signed ? i + 1 : i);
	if (!range) return null;
	const heated = /^(?:to|at|of|reaches|about|around|below|under|above|over)$/.test(tokens[i - 1]?.lowerCase ?? "");
	const read = readScale(tokens, range.next, range.value, heated ? 30 : 50);
	if (!read) return readBareFan(tokens, i, range) ?? readBareTemperature(tokens, i, range);
	const sign = signed ? -1 : 1;
	const upper = range.max === void 0 ? readUpperEnd(tokens, read, range.value) : null;
	const { scale, named, to } = upper ?? read;
	const fan = fanEnd(tokens, to);
	return {
		scale,
		low: sign * range.value,
		high: upper?.high ?? range.max,
		fan: fan > to,
		named,
		from: i,
		to: fan
	};
}
function readUpperEnd(tokens, lower, low) {
	const range = require_read_dish.isDash(tokens[lower.to]) || !lower.named && tokens[lower.to]?.lowerCase === "to" ? require_read_dish.readRange(tokens, lower.to + 1) : null;
	if (!range || range.max !== void 0 || range.value <= low) return null;
	const upper = readScale(tokens, range.next, range.value, 50);
	if (!upper?.named || lower.named && lower.scale !== upper.scale) return null;
	return {
		...upper,
		high: range.value
	};
}
function fanEnd(tokens, at) {
	if (isFan(tokens[at])) return forcedEnd(tokens, at + 1);
	if (!require_read_dish.isPunctuation(tokens[at], "(") || !isFan(tokens[at + 1])) return at;
	const forced = forcedEnd(tokens, at + 2);
	const end = tokens[forced]?.lowerCase === "oven" ? forced + 1 : forced;
	return require_read_dish.isPunctuation(tokens[end], ")") ? end + 1 : at;
}
function forcedEnd(tokens, at) {
	const word = require_read_dish.isDash(tokens[at]) ? at + 1 : at;
	return /^(?:forced|assisted|bake)$/.test(tokens[word]?.lowerCase ?? "") ? word + 1 : at;
}
function readBareFan(tokens, from, range) {
	if (!isFan(tokens[range.next]) || range.value < 80 || range.value > 280) return null;
	const to = forcedEnd(tokens, range.next + 1);
	return {
		scale: "C",
		low: range.value,
		fan: true,
		named: true,
		from,
		to
	};
}
function isFan(token) {
	return token?.lowerCase === "fan" || token?.lowerCase === "convection";
}
function readGas(tokens, i) {
	const at = tokens[i + 1]?.lowerCase === "mark" ? i + 2 : i + 1;
	const range = require_read_dish.readRange(tokens, at);
	if (!range || range.value > 10) return null;
	const { value: low, max: high, next: to } = range;
	return {
		scale: "gas",
		low,
		high,
		fan: false,
		named: true,
		from: i,
		to
	};
}
function readScale(tokens, from, value, least) {
	const token = tokens[from];
	if (require_read_dish.isPunctuation(token, "\u2103")) return {
		scale: "C",
		to: from + 1,
		named: true
	};
	if (require_read_dish.isPunctuation(token, "\u2109")) return {
		scale: "F",
		to: from + 1,
		named: true
	};
	if (require_read_dish.isDash(token) && /^degrees?$/.test(tokens[from + 1]?.lowerCase ?? "")) return readScale(tokens, from + 1, value, least);
	const degree = token !== void 0 && /^(?:[\u00b0\u00ba\u02da]|degrees?|deg)$/.test(token.lowerCase);
	const letter = tokens[degree ? from + 1 : from];
	if (letter && /^(?:c|celsius|centigrade|f|fahrenheit)$/.test(letter.lowerCase)) {
		const scale = letter.lowerCase.startsWith("f") ? "F" : "C";
		const spelled = letter.text.length > 1;
		const bare = /^[CF]$/.test(letter.text) && value >= least;
		if (degree || spelled || bare) return {
			scale,
			to: from + (degree ? 2 : 1),
			named: true
		};
	}
	return degree ? {
		scale: value > 60 && value < 250 ? "C" : "F",
		to: from + 1,
		named: false
	} : null;
}
function readGroup(tokens, first) {
	const members = [first];
	let end = first.to;
	let balancedMembers = 1;
	let open = 0;
	let at = end;
	for (let steps = 0; steps < 40; steps += 1) {
		const token = tokens[at];
		if (token === void 0) break;
		const fanAhead = isFan(token) && readOne(tokens, at + 1) !== null;
		const next = readOne(tokens, fanAhead ? at + 1 : at);
		if (next) {
			members.push(fanAhead ? {
				...next,
				fan: true
			} : next);
			at = next.to;
		} else if (require_read_dish.isPunctuation(token, "(")) {
			open += 1;
			at += 1;
		} else if (require_read_dish.isPunctuation(token, ")") && open > 0) {
			open -= 1;
			at += 1;
		} else if (/^(?:[/,;=|\]]|or|about|oven|for|in|an?|assisted)$/.test(token.lowerCase) && isFollowedByTemperature(tokens, at + 1)) at += 1;
		else break;
		if (open === 0 && (next || require_read_dish.isPunctuation(tokens[at - 1], ")")) && members.length > balancedMembers) {
			end = at;
			balancedMembers = members.length;
		}
	}
	return {
		members: members.slice(0, balancedMembers),
		end
	};
}
function isFollowedByTemperature(tokens, from) {
	for (let at = from; at < from + 5; at += 1) {
		if (readOne(tokens, at)) return true;
		if (!/^(?:[/,(=|]|or|about|fan|oven|for|in|an?|assisted|convection)$/.test(tokens[at]?.lowerCase ?? "")) return false;
	}
	return false;
}
function authorText(text, tokens, own, members, system) {
	const written = own.map((each) => {
		const slice = text.slice(tokens[each.from]?.start, tokens[each.to - 1]?.end);
		return each.fan && !/fan|convection/i.test(slice) ? `${slice} fan` : slice;
	});
	const gas = members.find((each) => each.scale === "gas");
	const mark = system === "Imperial" && gas ? ` (gas ${formatGasMark(gas.low)})` : "";
	return `${written.join("/")}${mark}`;
}
function heatOf$1(tokens, reading) {
	if (reading.scale === "gas" || reading.fan) return "oven";
	const celsius = reading.scale === "C" ? reading.low : (reading.low - 32) * 5 / 9;
	if (celsius < 90 || celsius > 300) return "exact";
	for (let at = reading.to; at < reading.to + 3; at += 1) if (OVEN$2.test(tokens[at]?.lowerCase ?? "")) return "oven";
	for (let at = reading.from - 1; at >= 0 && at > reading.from - 14; at -= 1) {
		const low = tokens[at]?.lowerCase ?? "";
		if (FRYING.test(low) && isAir(tokens, at)) return "oven";
		if (FRYING.test(low)) return celsius < 120 ? "exact" : "oil";
		if (EXACT.test(low)) return "exact";
		if (OVEN$2.test(low)) return "oven";
	}
	return celsius >= 125 ? "oven" : "exact";
}
function isAir(tokens, fry) {
	return (require_read_dish.isDash(tokens[fry - 1]) ? tokens[fry - 2] : tokens[fry - 1])?.lowerCase === "air";
}
function endsOf({ low, high }) {
	return high === void 0 ? [low] : [low, high];
}
function fanWord(tokens, reading) {
	const at = tokens.slice(reading.from, reading.to).findIndex(isFan);
	if (at < 0) return "";
	const from = reading.from + at;
	return ` ${tokens.slice(from, forcedEnd(tokens, from + 1)).map((token) => token.lowerCase).join(" ").replaceAll(" - ", "-")}`;
}
function converted(reading, heat, system, fan) {
	const oven = heat === "oven";
	const temperatures = endsOf(reading).map((each) => convertTemperature(each, reading, heat, system));
	const numbers = [...new Set(temperatures.map((each) => each.degrees))].join("\u2013");
	if (system === "international") return `${numbers} \u00b0C${fan}`;
	const gas = [...new Set(temperatures.map((each) => each.gas))].join("\u2013");
	return system === "Imperial" && oven && gas ? `${numbers} \u00b0F${fan} (gas ${gas})` : `${numbers} \u00b0F${fan}`;
}
// kitchen/src/measure/running-text/text-lengths.ts
const NOUN_PHRASE_STOPS = /^(?:and|to|into|in|with|over|for|from|until|then|or|on|at|plus)$/;
function editLengths(reader, i, edits) {
	const { tokens, measures, options } = reader;
	const values = [];
	let at = i;
	let high;
	for (let steps = 0; steps < 3; steps += 1) {
		const range = require_read_dish.readRange(tokens, at);
		if (!range || range.value <= 0) return null;
		values.push(range.value);
		high = range.max;
		at = range.next;
		const hyphened = require_read_dish.isDash(tokens[at]) && require_read_dish.isAdjacent(tokens, at);
		const read = require_read_dish.readUnit(measures.units, tokens, hyphened ? at + 1 : at);
		if (read) {
			if (read.unit.kind !== "length") return editBarePan(reader, {
				values,
				from: i,
				to: at
			}, edits);
			const foreign = !isInSystem(read.unit, options);
			const ends = high === void 0 || values.length > 1 ? values : [range.value, high];
			const joint = values.length > 1 ? " x " : "\u2013";
			const noun = hyphened || isAdjective(tokens, i, read.next);
			const repeat = lengthTwin(reader, read.next);
			const end = repeat?.end ?? read.next;
			const own = repeat && isInSystem(repeat.unit, options) ? repeat : null;
			const text = own?.text ?? formatLength(ends, read.unit, joint, options.system, noun);
			if (foreign) edits.push(createEdit(tokens, {
				from: i,
				to: end
			}, text));
			else if (repeat && !own) edits.push({
				start: tokens[read.next - 1]?.end ?? 0,
				end: tokens[end - 1]?.end ?? 0,
				text: ""
			});
			return end;
		}
		const times = tokens[hyphened ? at + 1 : at];
		if (times?.lowerCase !== "x" && times?.lowerCase !== "by" && !require_read_dish.isPunctuation(times, "\u00d7")) return editBarePan(reader, {
			values,
			from: i,
			to: at
		}, edits);
		at = (hyphened ? at + 1 : at) + 1;
		if (require_read_dish.isDash(tokens[at]) && require_read_dish.isAdjacent(tokens, at)) at += 1;
	}
	return null;
}
const MOST_INCHES = 18;
const LEAST_SIDE = 4;
const MOST_SIDE = 50;
function editBarePan(reader, { values, from, to }, edits) {
	const { measures, tokens, options } = reader;
	if (values.length < 2 || values.some((side) => side < LEAST_SIDE || side > MOST_SIDE)) return null;
	const words = [
		to,
		to + 1,
		to + 2
	].map((at) => tokens[at]?.lowerCase ?? "");
	const noun = words.findIndex((low) => /^(?:pan|dish|tin|sheet|tray)s?$/.test(low));
	if (noun < 0 || words.slice(0, noun).some((low) => !/^[a-z-]+$/.test(low))) return null;
	const name = Math.max(...values) <= MOST_INCHES ? "inch" : "cm";
	const unit = measures.units.byName.get(name);
	if (!unit || isInSystem(unit, options)) return unit ? to : null;
	edits.push(createEdit(tokens, {
		from,
		to
	}, formatLength(values, unit, " x ", options.system, true)));
	return to;
}
function isAdjective(tokens, from, to) {
	const after = tokens[to];
	if (require_read_dish.isDash(after) && require_read_dish.isAdjacent(tokens, to)) return true;
	if (after?.kind !== "word" || NOUN_PHRASE_STOPS.test(after.lowerCase)) return false;
	if (/^an?$/.test(tokens[from - 1]?.lowerCase ?? "")) return true;
	return !/^(?:thick|thicker|deep|wide|long|high|tall|across|apart|between|above|below|around|all|of|in|off|more|clear|bare)$/.test(after.lowerCase);
}
function lengthTwin({ tokens, measures, text }, from) {
	const opened = require_read_dish.isPunctuation(tokens[from], "(");
	if (!opened && !require_read_dish.isPunctuation(tokens[from], "/")) return null;
	const amount = require_read_dish.readAmount(measures.units, tokens, from + 1);
	if (amount?.unit.kind !== "length" || opened && !require_read_dish.isPunctuation(tokens[amount.to], ")")) return null;
	const written = text.slice(tokens[amount.from]?.start, tokens[amount.to - 1]?.end);
	return {
		unit: amount.unit,
		text: written,
		end: opened ? amount.to + 1 : amount.to
	};
}
// kitchen/src/measure/running-text/text-reader.ts
const CONTINUATION = /^(?:plus|or|and)$/;
const SHAPE_NOUN = /^(?:pieces?|mounds?|portions?|balls?|scoops?|heaps?|chunks?|rounds?|patt(?:y|ies)|discs?|disks?|dumplings?|meatballs?)$/;
const VESSEL_NOUN = /^(?:dish|dishes|tin|tins|pan|pans|pot|pots|saucepan|skillet|casserole|mould|mold|ramekins?|jug|jar|jars|tray|blender|processor|mug|mugs|bowl|kettle|wok|oven|cooker|container|bag|glass|glasses|bottle)$/;
// kitchen/src/measure/running-text/text-counts.ts
const SCALED_COUNTS = new Set("clove can jar bottle package sachet envelope bunch sprig stalk handful pinch knob head slice leaf dash splash drizzle rasher dozen".split(" "));
const JOINED$1 = /^(?:plus|or|and|with|about|approximately|roughly|from|\(|\+)$/;
const GOES_ON$1 = /^(?:if|when|while|before|after|so|but|as|that|which|it|they|them|you|we|are|is|will|must|should|people|persons?|guests?|pieces?|parts?|batches|layers?|rows?|sides?|ends?|the|a|an)$/;
const SIZE = /^(?:large|small|big|medium|extra|whole|more|further|generous|good|heaped)$/;
function editCount(reader, i, next, edits) {
	const { tokens, measures, options } = reader;
	const before = tokens[i - 1]?.lowerCase ?? "";
	const refersBack = /^(?:into|these|those|all|both)$/.test(before);
	const loose = reader.food !== void 0 && !JOINED$1.test(before);
	if (options.factor !== 1 && isOfPieces(reader, next)) {
		const pieces = require_read_dish.readRange(tokens, i);
		if (pieces) edits.push(createEdit(tokens, {
			from: i,
			to: next
		}, countText(pieces, options.factor)));
		return next;
	}
	if (options.factor === 1 || reader.isPerItem[i] || isPerBatch(tokens, next) || refersBack) return null;
	if (require_read_dish.isDash(tokens[next]) && require_read_dish.isAdjacent(tokens, next)) return null;
	const range = require_read_dish.readRange(tokens, i);
	if (!range) return null;
	const read = require_read_dish.readUnit(measures.units, tokens, next);
	if (read && before === "in") return null;
	if (reader.food !== void 0 && !reader.countsPacks && isSizedAside(reader, i, next)) {
		edits.push(createEdit(tokens, {
			from: i,
			to: next
		}, countText(range, options.factor)));
		return next;
	}
	if (!read || !SCALED_COUNTS.has(read.unit.name)) return loose || reader.countsPacks && !CONTINUATION.test(before) ? null : editNoun(reader, i, range, edits);
	if (read.unit.kind === "pack" && /^(?:on|over|under|at)$/.test(tokens[read.next]?.lowerCase ?? "")) return null;
	if (reader.countsPacks && !CONTINUATION.test(before)) return null;
	const { text, upperValue } = scaleCount(range.value, range.max, options.factor, read.unit.name);
	edits.push(createEdit(tokens, {
		from: includeArticle(tokens, i),
		to: next
	}, text));
	const word = tokens[next];
	const noun = word ? inflectNoun(word.text, range.max ?? range.value, upperValue) : "";
	if (word && noun !== word.text) edits.push({
		start: word.start,
		end: word.end,
		text: noun
	});
	return read.next;
}
function isOfPieces({ tokens, measures, food }, next) {
	const noun = tokens[next]?.lowerCase ?? "";
	if (food !== void 0 || !SHAPE_NOUN.test(noun) || !noun.endsWith("s")) return false;
	let at = next + 1;
	while (at < next + 5 && /^(?:of|about|weighing|[,(])$/.test(tokens[at]?.lowerCase ?? "")) at += 1;
	return (at > next + 1 ? require_read_dish.readAmount(measures.units, tokens, at) : null)?.unit.kind === "mass";
}
function isSizedAside({ tokens }, i, next) {
	const about = tokens[i - 1]?.lowerCase === "about" ? 1 : 0;
	let at = next;
	while (SIZE.test(tokens[at]?.lowerCase ?? "") || at > next && require_read_dish.isDash(tokens[at])) at += 1;
	return require_read_dish.isPunctuation(tokens[i - 1 - about], "(") && require_read_dish.isPunctuation(tokens[at], ")");
}
function countText(range, factor) {
	return scaleCount(range.value, range.max, factor, "").text;
}
function editNoun(reader, i, range, edits) {
	const { tokens, options } = reader;
	const start = skipOfOne(reader, range);
	const words = wordsFrom(reader, start);
	for (let count = words.length; count > 0; count -= 1) {
		const lows = words.slice(0, count).map((at) => tokens[at]?.lowerCase ?? "");
		const name = lows.join(" ");
		const last = tokens[words[count - 1] ?? -1];
		if (!last || !isFood$1(reader, lows)) continue;
		const of = isOfWord(reader, start) || void 0;
		const { text, upperValue } = scaleCount(range.value, range.max, options.factor, name, of);
		edits.push(createEdit(tokens, {
			from: includeArticle(tokens, i),
			to: range.next
		}, text));
		if (start > range.next) edits.push(blank(reader, range.next, start));
		const end = (words[count - 1] ?? range.next) + 1;
		const head = ((count < words.length ? require_read_dish.readUnit(reader.measures.units, tokens, end) : null)?.unit.kind === "piece" ? tokens[end] : void 0) ?? last;
		const noun = of ? head.text : inflectNoun(head.text, range.max ?? range.value, upperValue);
		if (noun !== head.text) edits.push({
			start: head.start,
			end: head.end,
			text: noun
		});
		return end;
	}
	return null;
}
function skipOfOne({ tokens }, { value, next }) {
	const one = tokens[next]?.lowerCase === "of" && /^an?$/.test(tokens[next + 1]?.lowerCase ?? "");
	return value < 1 && one ? next + 2 : next;
}
function blank({ tokens }, from, to) {
	return {
		start: tokens[from]?.start ?? 0,
		end: tokens[to]?.start ?? 0,
		text: ""
	};
}
function isOfWord({ tokens }, start) {
	return tokens[start]?.lowerCase === "of";
}
function wordsFrom(reader, start) {
	const { tokens } = reader;
	const words = [];
	const of = isOfWord(reader, start) && tokens[start + 1]?.lowerCase === "the" ? 2 : 0;
	let most = start + of + 4;
	for (let at = start; at < most; at += 1) {
		const token = tokens[at];
		if (words.length > 0 && require_read_dish.isDash(token) && require_read_dish.isAdjacent(tokens, at) && require_read_dish.isAdjacent(tokens, at + 1)) {
			most += 1;
			continue;
		}
		const ends = at >= start + of && GOES_ON$1.test(token?.lowerCase ?? "");
		if (token?.kind !== "word" || NOUN_PHRASE_STOPS.test(token.lowerCase) || ends) break;
		words.push(at);
	}
	return words;
}
function isFood$1(reader, lows) {
	const word = lows.at(-1) ?? "";
	if (STOCK_CUBE.test(lows.join(" "))) return true;
	if (!reader.isCountable(lows.join(" "))) return false;
	if (reader.measures.units.bySpelling.get(word) && !PART.test(word)) return SCALED_COUNTS.has(require_read_dish.singular(word)) && lows.slice(0, -1).every((low) => SIZE.test(low));
	return reader.isCountable(word) || PART.test(word);
}
const STOCK_CUBE = /(?:^| )(?:stock|bouillon) cubes?$/;
const PART = /^(?:yolks?|whites?|cloves?|leaf|leaves|thighs?|breasts?|sticks?|pods?)$/;
// kitchen/src/measure/running-text/text-packs.ts
const SEALED_PACKS = /^(?:can|package|sachet|envelope|carton|pouch|tub|block|ball)$/;
const FILLING_VERBS = /^(?:into|line|lined|grease|greased|butter|buttered|oiled|in)$/;
function editPack(reader, i, edits) {
	const pack = readCounted(reader, i) ?? readSingle(reader, i);
	if (!pack) return editBracketed(reader, i, edits);
	const { tokens, options, measures, text } = reader;
	const { size, noun } = pack;
	const scaled = scaleCount(pack.count, void 0, reader.isPerItem[i] ? 1 : options.factor, "pack");
	const own = isInSystem(size.unit, options);
	const sized = own ? text.slice(tokens[size.from]?.start, tokens[size.to - 1]?.end) : convertPack(measures, size, {
		...options,
		factor: 1
	});
	if (scaled.upperValue === pack.count) {
		const replacement = pack.counted ? sized : adjective$1(sized);
		if (!own) edits.push(createEdit(tokens, {
			from: size.from,
			to: size.to
		}, replacement));
		return noun;
	}
	const from = /^(?:an?|one)$/.test(tokens[pack.from - 1]?.lowerCase ?? "") && !pack.counted ? pack.from - 1 : pack.from;
	edits.push(createEdit(tokens, {
		from,
		to: size.to
	}, `${scaled.text} x ${sized}`));
	const word = tokens[noun];
	const plain = word ? inflectNoun(word.text, pack.count, scaled.upperValue) : "";
	if (word && plain !== word.text) edits.push({
		start: word.start,
		end: word.end,
		text: plain
	});
	return noun + 1;
}
function editBracketed(reader, i, edits) {
	const { tokens, options, measures, text } = reader;
	const range = require_read_dish.readRange(tokens, i);
	if (!range || !require_read_dish.isPunctuation(tokens[range.next], "(") || reader.food && !isMore(reader, i)) return null;
	const size = require_read_dish.readAmount(measures.units, tokens, range.next + 1);
	const repeat = size && /^[/;,|=]$/.test(tokens[size.to]?.text ?? "") ? require_read_dish.readAmount(measures.units, tokens, size.to + 1) : null;
	const close = (repeat ?? size)?.to ?? i;
	if (!size || !isSize(size) || repeat && !isSize(repeat) || !require_read_dish.isPunctuation(tokens[close], ")")) return null;
	const noun = nounBehind(reader, close + 1);
	if (noun < 0) return null;
	const own = [size, repeat].find((each) => each && isInSystem(each.unit, options));
	const replacement = own ? text.slice(tokens[own.from]?.start, tokens[own.to - 1]?.end) : convertPack(measures, size, {
		...options,
		factor: 1
	});
	const factor = reader.isPerItem[i] ? 1 : options.factor;
	const { text: number, upperValue } = scaleCount(range.value, range.max, factor, "pack");
	if (factor !== 1) edits.push(createEdit(tokens, {
		from: i,
		to: range.next
	}, number));
	if (!own || repeat) edits.push(createEdit(tokens, {
		from: size.from,
		to: close
	}, replacement));
	const word = tokens[noun];
	const plain = word ? inflectNoun(word.text, range.max ?? range.value, upperValue) : "";
	if (word && factor !== 1 && plain !== word.text) edits.push({
		start: word.start,
		end: word.end,
		text: plain
	});
	return noun + 1;
}
function isMore({ tokens }, i) {
	return CONTINUATION.test(tokens[i - 1]?.lowerCase ?? "");
}
function isSize({ unit }) {
	return require_read_dish.isMeasured(unit) && unit.kind !== "length";
}
function nounBehind({ tokens, measures }, from) {
	for (let at = from; at < from + 4 && tokens[at]?.kind === "word"; at += 1) {
		const read = require_read_dish.readUnit(measures.units, tokens, at);
		if (read && /^(?:pack|piece)$/.test(read.unit.kind)) return VESSEL_NOUN.test(tokens[read.next]?.lowerCase ?? "") ? -1 : at;
	}
	return -1;
}
function adjective$1(text) {
	return text.replace(/^(\S+) (oz|lb)$/, "$1-$2");
}
function readCounted({ tokens, measures }, i) {
	const range = require_read_dish.readRange(tokens, i);
	if (!range || range.max !== void 0) return null;
	const crossed = tokens[range.next]?.lowerCase === "x" || require_read_dish.isPunctuation(tokens[range.next], "\u00d7");
	const size = require_read_dish.readAmount(measures.units, tokens, crossed ? range.next + 1 : range.next);
	if (!size || !require_read_dish.isMeasured(size.unit) || size.unit.kind === "length") return null;
	const noun = require_read_dish.isDash(tokens[size.to]) ? size.to + 1 : size.to;
	const read = require_read_dish.readUnit(measures.units, tokens, noun);
	const pack = read?.unit.kind === "pack" && !VESSEL_NOUN.test(tokens[read.next]?.lowerCase ?? "");
	return crossed || pack ? {
		from: i,
		count: range.value,
		counted: true,
		size,
		noun
	} : null;
}
function readSingle(reader, i) {
	const { tokens, measures } = reader;
	const size = require_read_dish.readAmount(measures.units, tokens, i);
	if (!size || !require_read_dish.isMeasured(size.unit) || size.unit.kind === "length") return null;
	const noun = require_read_dish.isDash(tokens[size.to]) ? size.to + 1 : size.to;
	const read = require_read_dish.readUnit(measures.units, tokens, noun);
	if (read?.unit.kind !== "pack" || VESSEL_NOUN.test(tokens[read.next]?.lowerCase ?? "")) return null;
	const next = tokens[read.next];
	const of = next?.lowerCase === "of";
	const nextWords = `${next?.lowerCase} ${tokens[read.next + 1]?.lowerCase ?? ""}`;
	const food = next?.kind === "word" && require_read_dish.findFood(measures.foods, nextWords) !== null;
	const sealed = SEALED_PACKS.test(read.unit.name) && size.unit.kind === "mass";
	if (!of && !food && (!sealed || isFilled(reader, i))) return null;
	return {
		from: i,
		count: 1,
		counted: false,
		size,
		noun
	};
}
function isFilled({ tokens }, i) {
	return tokens.slice(Math.max(0, i - 4), i).some((token) => FILLING_VERBS.test(token.lowerCase));
}
// kitchen/src/measure/running-text/rewrite-text.ts
const ML_PER_QUART = 1e3;
function rewriteText(measures, text, options, isCountable = (name) => require_read_dish.gramsOfOne(measures.foods, name) !== null) {
	const edits = createTextEdits(measures, text, options, isCountable);
	return edits.length === 0 ? text : applyEdits$1(text, edits);
}
function createTextEdits(measures, text, options, isCountable, line = {}) {
	const tokens = require_read_dish.tokeniseLine(text);
	const reader = {
		measures,
		text,
		tokens,
		options,
		isPerItem: markPerItemTokens(tokens),
		isCountable,
		...line
	};
	const edits = [];
	let i = 0;
	while (i < tokens.length) i = editAt(reader, i, edits);
	return edits;
}
function editAt(reader, i, edits) {
	const { tokens, text, options } = reader;
	const token = tokens[i];
	if (token?.kind === "mark" && !require_read_dish.isDash(token)) return i + 1;
	const temperature = editTemperature(text, tokens, i, options.system);
	if (temperature) {
		if (temperature.text !== null) edits.push(createEdit(tokens, temperature, temperature.text));
		return temperature.to;
	}
	if (token?.kind === "mark") return i + 1;
	const halves = require_read_dish.skipHalfAndHalf(tokens, i);
	if (halves > i) return halves;
	const range = require_read_dish.readRange(tokens, i);
	if (!range) return i + 1;
	if (require_read_dish.isPartOfName(tokens, i)) return range.next;
	const before = tokens[i - 1]?.lowerCase ?? "";
	if (/^(?:steps?|page|mark|part)$/.test(before)) return range.next;
	const time = skipTime(tokens, range.next);
	if (time !== null) return time;
	if (isNonFoodNumber(reader.measures.units, tokens, i, range)) return range.next;
	return editPack(reader, i, edits) ?? editLengths(reader, i, edits) ?? editMeasure(reader, i, edits) ?? editCount(reader, i, range.next, edits) ?? range.next;
}
function editMeasure(reader, i, edits) {
	const { tokens, measures, options } = reader;
	const amount = require_read_dish.readAmount(measures.units, tokens, i) ?? require_read_dish.readFractionOfUnit(measures.units, tokens, i);
	if (!amount || !require_read_dish.isMeasured(amount.unit)) return null;
	const repeat = readTwin(reader, amount);
	const end = repeat ? repeat.end : amount.to;
	const open = /^(?:about|approx|approximately|roughly|around)$/.test(tokens[i - 1]?.lowerCase ?? "") ? i - 2 : i - 1;
	const foodName = PER_ITEM.test(tokens[end]?.lowerCase ?? "") ? "tinned" : require_read_dish.isPunctuation(tokens[open], "(") ? nameBefore(reader, open) : nameAfter(reader, end) || isMoreOfSameFood(reader, i);
	const chosen = repeat && !isInSystem(amount.unit, options) && isInSystem(repeat.amount.unit, options) ? repeat.amount : amount;
	const name = options.convertAsListed?.(foodName, chosen.quantity) ?? foodName;
	const factor = shouldScale(reader, i, end) ? options.factor : 1;
	const asWritten = isInSystem(chosen.unit, options) && factor === 1;
	if (asWritten && !repeat || isHoles(reader, amount, end)) return end;
	const text = asWritten ? reader.text.slice(tokens[chosen.from]?.start, tokens[chosen.to - 1]?.end) : isVessel(reader, end) ? vesselText(reader, chosen) : chosen.isHyphenated ? adjective(convertAmount(measures, chosen, name, {
		...options,
		factor
	})) : convertAmount(measures, chosen, name, {
		...options,
		factor
	});
	const from = asWritten ? i : includeArticle(tokens, i);
	const to = isVessel(reader, end) ? end : withoutStop(tokens, end);
	edits.push(createEdit(tokens, {
		from,
		to
	}, text));
	return end;
}
function isHoles({ tokens }, { unit }, end) {
	const at = require_read_dish.isDash(tokens[end]) ? end + 1 : end;
	return unit.name === "cup" && /^(?:muffin|cupcake|popover|bun|mini)$/.test(tokens[at]?.lowerCase ?? "");
}
function adjective(text) {
	const match = /^(\S+) (fl oz|cup|pint|quart|oz|lb)s?$/.exec(text);
	return match ? `${match[1]}-${match[2]}` : text;
}
function vesselText({ measures, options }, amount) {
	const ml = amount.quantity * amount.unit.size;
	if (options.system === "United States" && amount.unit.kind === "volume" && ml >= 900) return `${formatFraction(roundToParts(ml / ML_PER_QUART, HALVES))}-quart`;
	if (options.system === "international" && amount.unit.name === "quart") return `${formatDecimal(roundToParts(ml * 1.057 / ML_PER_QUART, HALVES))} litre`;
	return adjective((ml < 900 || amount.unit.kind === "mass" ? convertPack : convertNameless)(measures, amount, {
		...options,
		factor: 1
	}));
}
function convertNameless(measures, amount, options) {
	return convertAmount(measures, amount, "", options);
}
function isVessel(reader, end) {
	return [
		end,
		end + 1,
		end + 2
	].some((at) => VESSEL_NOUN.test(reader.tokens[at]?.lowerCase ?? ""));
}
function withoutStop(tokens, to) {
	if (!require_read_dish.isPunctuation(tokens[to - 1], ".")) return to;
	const after = tokens[to];
	return after === void 0 || after.text !== after.lowerCase ? to - 1 : to;
}
function readTwin(reader, amount) {
	const { tokens, measures } = reader;
	const between = tokens[amount.to]?.lowerCase ?? "";
	if (!/^(?:[(/;,|=]|or)$/.test(between)) return null;
	const about = tokens[amount.to + 1]?.lowerCase === "about" ? 1 : 0;
	const repeat = require_read_dish.readAmount(measures.units, tokens, amount.to + 1 + about);
	if (!repeat || !require_read_dish.isMeasured(repeat.unit) || repeat.unit.kind === "length") return null;
	if (!/[(/]/.test(between) && !isSame$2(amount, repeat)) return null;
	if (between !== "(") return {
		amount: repeat,
		end: repeat.to
	};
	return require_read_dish.isPunctuation(tokens[repeat.to], ")") ? {
		amount: repeat,
		end: repeat.to + 1
	} : null;
}
function isSame$2(amount, repeat) {
	const ratio = amount.quantity * amount.unit.size / (repeat.quantity * repeat.unit.size);
	return amount.unit.kind === repeat.unit.kind && Math.abs(ratio - 1) < .1;
}
function nameBefore(reader, bracket) {
	const name = reader.tokens.slice(Math.max(0, bracket - 3), bracket).map((token) => token.lowerCase).join(" ");
	if (require_read_dish.findFood(reader.measures.foods, name)) return name;
	for (let at = bracket; at < bracket + 12; at += 1) if (require_read_dish.isPunctuation(reader.tokens[at], ")")) return nameAfter(reader, at + 1);
	return "";
}
function isMoreOfSameFood({ tokens, food }, i) {
	return tokens[i - 1]?.lowerCase === "plus" ? food ?? "" : "";
}
function nameAfter(reader, from) {
	const words = [];
	for (let at = from; at < from + 9; at += 1) {
		const token = reader.tokens[at];
		if (token?.lowerCase === "of" || token?.lowerCase === "the" || require_read_dish.isDash(token)) continue;
		if (token?.kind !== "word" || NOUN_PHRASE_STOPS.test(token.lowerCase)) break;
		words.push(token.lowerCase);
		if (require_read_dish.findFood(reader.measures.foods, token.lowerCase) && !wordFollows(reader, at + 1)) break;
	}
	return words.join(" ");
}
function wordFollows(reader, at) {
	return reader.tokens[at]?.kind === "word";
}
function isSizeOf(tokens, from) {
	let at = from - 1;
	while (at > from - 5 && /^(?:of|about|weighing|[,(])$/.test(tokens[at]?.lowerCase ?? "")) at -= 1;
	const noun = tokens[at]?.lowerCase ?? "";
	return at < from - 1 && SHAPE_NOUN.test(noun) && noun.endsWith("s");
}
function shouldScale(reader, from, to) {
	if (reader.isPerItem[from] || isPerBatch(reader.tokens, to)) return false;
	if (reader.countsPacks && !CONTINUATION.test(reader.tokens[from - 1]?.lowerCase ?? "")) return false;
	const shape = require_read_dish.isDash(reader.tokens[to]) ? to + 1 : to;
	if (SHAPE_NOUN.test(reader.tokens[shape]?.lowerCase ?? "") || isSizeOf(reader.tokens, from)) return false;
	for (let at = to; at < to + 4; at += 1) {
		const token = reader.tokens[at];
		if (token === void 0 || token.kind === "mark" && !require_read_dish.isDash(token)) break;
		if (NOUN_PHRASE_STOPS.test(token.lowerCase) || token.lowerCase === "of") break;
		if (VESSEL_NOUN.test(token.lowerCase)) return false;
	}
	return true;
}
// kitchen/src/measure/running-text/size-edits.ts
function createSizeEdits(measures, parts, size, options) {
	const { tokens, countEnd, number } = parts;
	const own = [size, size.repeat].find((each) => each && isInSystem(each.unit, options));
	const dashed = require_read_dish.isDash(tokens[size.from - 1]) && size.from > countEnd && options.factor !== 1;
	const settled = !size.repeat || [size, size.repeat].every((each) => isInSystem(each.unit, options));
	const isSpelledOut = tokens[number.from]?.kind === "word" && options.factor !== 1;
	if (own && settled && !dashed && !isSpelledOut) return [];
	const text = own ? sliceSpan(parts, own) : formatSize(measures, size, options);
	const edit = createEdit(tokens, {
		from: size.from,
		to: size.end ?? size.to
	}, text);
	const before = require_read_dish.isDash(tokens[size.from - 1]) ? tokens[size.from - 2] : void 0;
	if (before && size.from > countEnd) return [{
		...edit,
		start: before.end,
		text: ` x ${text}`
	}];
	return [size.from === countEnd && countEnd > number.from && /^[\d\u00bd\u00bc\u00be\u2153\u2154\u215b][^-]*$/.test(text) && isWrittenAsFigures(parts, options) ? {
		...edit,
		text: `x ${text}`
	} : edit];
}
function isWrittenAsFigures({ tokens, number }, options) {
	return options.factor !== 1 || tokens[number.from]?.kind !== "word";
}
function createBracketEdits(measures, parts, same, food, options) {
	const own = same.filter((each) => isInSystem(each.unit, options));
	const chosen = own[0] ?? same[0];
	if (!chosen || own.length === same.length && options.factor === 1) return [];
	const asWritten = own.length > 0 && options.factor === 1;
	const name = chosen.unit.kind === "mass" ? "tinned" : food;
	const say = parts.unit?.kind === "pack" && chosen.unit.kind === "volume" ? convertPack(measures, chosen, options) : convertAmount(measures, chosen, name, options);
	const text = asWritten ? sliceSpan(parts, chosen) : say;
	const whole = {
		from: same[0]?.from ?? chosen.from,
		to: same.at(-1)?.to ?? chosen.to
	};
	return [createEdit(parts.tokens, whole, text)];
}
function formatSize(measures, size, options) {
	if (size.unit.kind === "length") return formatLength(size.quantityMax === void 0 ? [size.quantity] : [size.quantity, size.quantityMax], size.unit, "\u2013", options.system, true);
	return convertPack(measures, size, {
		...options,
		factor: 1
	});
}
function sliceSpan(parts, span) {
	return parts.text.slice(parts.tokens[span.from]?.start, parts.tokens[span.to - 1]?.end);
}
// kitchen/src/measure/rewrite/rewrite-steps.ts
function rewriteSteps(measures, steps, lines, options) {
	if (steps.length === 0) return [];
	const listed = lines.map((parts) => ({
		parts,
		read: require_read_dish.readLineParts(measures, parts)
	}));
	const inSteps = {
		...options,
		convertAsListed: createListedMeasure(listed)
	};
	const counted = countedFoods(listed);
	const known = new Map();
	const isCounted = (name) => counted.has(require_read_dish.singular(name.split(" ").at(-1) ?? "")) || require_read_dish.gramsOfOne(measures.foods, name) !== null;
	const countable = (name) => {
		const is = known.get(name) ?? isCounted(name);
		known.set(name, is);
		return is;
	};
	return steps.map((step) => rewriteText(measures, step, inSteps, countable));
}
function createListedMeasure(lines) {
	const listed = lines.map(({ parts, read }) => ({
		name: read.name.toLowerCase(),
		quantity: parts.quantity,
		as: nameForDensity(parts)
	}));
	return (name, quantity) => {
		const written = name.toLowerCase();
		const matching = listed.filter((one) => one.name !== "" && written.startsWith(one.name));
		const one = matching.length > 1 ? matching.find((each) => each.quantity === quantity) : matching[0];
		return one && GRATED_FORMS.test(one.as) ? one.as : name;
	};
}
const GRATED_FORMS = /^(?:grated|shredded|crumbled) /i;
function countedFoods(lines) {
	const counted = lines.filter(({ read }) => read.quantity !== null && read.unit === null);
	return new Set(counted.map(({ read }) => require_read_dish.singular(read.name.split(" ").at(-1)?.toLowerCase() ?? "")));
}
function nameForDensity(parts) {
	const { name, note } = require_read_dish.readFoodName(parts);
	const words = name.map((index) => parts.tokens[index]?.text ?? "").join(" ");
	const state = /\b(?:grated|shredded|crumbled|crushed|cooked|puffed|popped)\b/i.exec(note)?.[0] ?? "";
	return /\b(?:tin|can)(?:s|ned)?\b/i.test(note) ? `tinned ${words}` : `${state} ${words}`.trim();
}
// kitchen/src/measure/rewrite/rewrite.ts
function rewriteLine(measures, line, units, factor = 1) {
	return rewriteOneLine(measures, require_read_dish.parseLine(measures.units, line), createConversionOptions(units, factor, "unknown"));
}
function rewriteStep(measures, step, units, factor = 1) {
	return rewriteText(measures, step, createConversionOptions(units, factor, "unknown"));
}
function rewriteRecipe(measures, recipe, units, factor = 1, isDough = false) {
	const options = {
		...createConversionOptions(units, factor, detectAuthorSystem(recipe)),
		isDough
	};
	const lines = recipe.ingredients.map((line) => require_read_dish.parseLine(measures.units, line));
	return {
		ingredients: lines.map((parts) => rewriteOneLine(measures, parts, options)),
		instructions: rewriteSteps(measures, recipe.instructions, lines, options)
	};
}
function createConversionOptions(system, factor, authorSystem) {
	return {
		system,
		factor: factor > 0 && Number.isFinite(factor) ? factor : 1,
		authorSystem
	};
}
function detectAuthorSystem(recipe) {
	const text = [...recipe.ingredients, ...recipe.instructions].join("\n").slice(0, 1e5);
	if (/\b(?:cups?|sticks? (?:of )?butter|quarts?|qt|\u00b0F)\b/i.test(text) && !/\bgas \d/i.test(text)) return "United States";
	return /\b(?:gas (?:mark )?\d|imperial pints?|caster|courgettes?|aubergines?)\b/i.test(text) ? "Imperial" : "unknown";
}
function rewriteOneLine(measures, parts, options) {
	const edits = [];
	if (parts.quantity !== null && parts.quantity > 0) {
		if (parts.unit && require_read_dish.isMeasured(parts.unit) && !isStickOfProduce(parts)) editMeasured(measures, parts, parts.unit, options, edits);
		else editCounted(measures, parts, options, edits);
	} else if (parts.size) edits.push(...createSizeEdits(measures, parts, parts.size, options));
	const all = edits.concat(editRest(measures, parts, options));
	return all.length === 0 ? parts.text : applyEdits$1(parts.text, all);
}
function isStickOfProduce(parts) {
	return parts.unit?.name === "stick" && !/butter|margarine|shortening|spread/i.test(parts.text);
}
function editMeasured(measures, parts, unit, options, edits) {
	const { quantity, quantityMax, amount, repeatedAmounts, pack } = parts;
	const primary = {
		quantity: quantity ?? 1,
		quantityMax,
		unit,
		...amount,
		numberEnd: parts.countEnd,
		isHyphenated: false
	};
	const again = findAmountAfterName(measures.units, parts);
	const chosen = choosePreferredAmount([primary, ...again ? [...repeatedAmounts, ...again.amounts] : repeatedAmounts], isPoured(measures, parts), options);
	const sameText = (each) => measuredText(measures, parts, each, options) === measuredText(measures, parts, chosen, options);
	const twice = options.factor !== 1 && again?.amounts.some(sameText);
	if (again && (twice || shouldDropAmountAfterName(unit, again, options))) edits.push(removeAmountAfterName(parts, again));
	const whole = {
		from: amount.from,
		to: repeatedAmounts.at(-1)?.span.to ?? stopEnd(parts)
	};
	const atHome = isInSystem(chosen.unit, options);
	if (pack && options.factor !== 1) {
		edits.push(...packEdits(measures, parts, chosen, options));
		return;
	}
	if (atHome && options.factor === 1) {
		if (repeatedAmounts.length > 0 || chosen !== primary) edits.push(createEdit(parts.tokens, whole, sliceSpan(parts, chosen)));
		return;
	}
	edits.push(createEdit(parts.tokens, whole, measuredText(measures, parts, chosen, options)));
}
function stopEnd({ tokens, amount }) {
	return amount.to === tokens.length - 1 && tokens[amount.to]?.text === "." && (tokens[amount.to - 1]?.text.length ?? 9) < 6 ? amount.to + 1 : amount.to;
}
function isPoured(measures, parts) {
	return require_read_dish.findFood(measures.foods, nameForDensity(parts))?.habit === "liquid";
}
function measuredText(measures, parts, amount, options) {
	if (parts.pack) return formatSize(measures, amount, options);
	const heaped = formatHeapedSpoons(measures, parts, amount, options);
	if (heaped) return heaped;
	if (amount.unit.kind !== "length") {
		const text = convertAmount(measures, amount, nameForDensity(parts), options);
		return text === "a pinch" && parts.tokens[parts.nameStart]?.lowerCase !== "of" ? `${text} of` : text;
	}
	const least = Math.min(amount.quantity, LEAST_LENGTH / amount.unit.size);
	const values = [amount.quantity, amount.quantityMax ?? amount.quantity].map((each) => Math.max(least, each * options.factor));
	const ends = amount.quantityMax === void 0 ? values.slice(0, 1) : values;
	if (!isInSystem(amount.unit, options)) return formatLength(ends, amount.unit, "\u2013", options.system, hasPiece(parts));
	const number = options.system === "international" ? formatDecimal : (n) => formatFraction(roundToParts(n, QUARTERS));
	return `${ends.map(number).join("\u2013")} ${createUnitNaming(measures)(amount.unit.name, (ends.at(-1) ?? 0) > 1 && !hasPiece(parts))}`;
}
const LEAST_LENGTH = 5;
function hasPiece(parts) {
	return parts.tokens[parts.nameStart]?.lowerCase === "piece";
}
function packEdits(measures, parts, size, options) {
	const { pack, tokens, amount, repeatedAmounts } = parts;
	if (!pack) return [];
	const count = scaleCount(1, void 0, options.factor, "");
	const written = sliceSpan(parts, size).replace(/^an?\s/i, "");
	const sized = isInSystem(size.unit, options) ? written : formatSize(measures, size, options);
	const to = repeatedAmounts.at(-1)?.span.to ?? amount.to;
	const word = tokens[pack.from];
	const edits = [createEdit(tokens, {
		from: amount.from,
		to
	}, `${count.text} x ${sized}`)];
	if (word) edits.push({
		start: word.start,
		end: word.end,
		text: inflectNoun(word.text, 1, count.upperValue)
	});
	return edits;
}
function editCounted(measures, parts, options, edits) {
	const { size, repeatedAmounts } = parts;
	if (options.factor !== 1) edits.push(...createCountEdits(measures, parts, options.factor));
	if (size) edits.push(...createSizeEdits(measures, parts, size, options));
	const factor = parts.unit?.kind === "pack" ? 1 : options.factor;
	const food = nameForDensity(parts);
	for (const bracket of new Set(repeatedAmounts.map((repeat) => repeat.span))) {
		const same = repeatedAmounts.filter((repeat) => repeat.span === bracket);
		edits.push(...createBracketEdits(measures, parts, same, food, {
			...options,
			factor
		}));
	}
}
function editRest(measures, parts, options) {
	const from = parts.tokens[parts.nameStart];
	const to = parts.tokens[parts.nameEnd - 1];
	const spans = [];
	if (from && to) spans.push({
		from: from.start,
		to: to.end
	});
	for (const noteSpan of findRemarkSpans(parts)) {
		const { start, end } = createEdit(parts.tokens, noteSpan, "");
		spans.push({
			from: start,
			to: end
		});
	}
	if (parts.nameEnd < parts.tokens.length && parts.nameEnd <= parts.amount.from) {
		const after = parts.tokens[parts.amount.to];
		if (after) spans.push({
			from: after.start,
			to: parts.text.length
		});
	}
	const line = {
		food: nameForDensity(parts).slice(0, LONGEST_FOOD),
		countsPacks: parts.unit?.kind === "pack"
	};
	const isCountable = (name) => PART_OF_EGG.test(name) || require_read_dish.gramsOfOne(measures.foods, name) !== null;
	return spans.flatMap((span) => {
		return createTextEdits(measures, parts.text.slice(span.from, span.to), options, isCountable, line).map((edit) => ({
			...edit,
			start: edit.start + span.from,
			end: edit.end + span.from
		}));
	});
}
const LONGEST_FOOD = 80;
const PART_OF_EGG = /(?:^| )(?:yolk|white)s?$/;
// kitchen/src/say/told.ts
function tell(message, slots = {}) {
	return {
		message,
		slots
	};
}
// kitchen/src/safety/person/person.ts
const NO_NEEDS = {
	allergies: [],
	diets: []
};
const PERSON_WITHOUT_NEEDS = {
	needs: NO_NEEDS,
	excludedFoods: [],
	situations: []
};
function mergeNeeds(...all) {
	return {
		allergies: require_read_dish.ALLERGENS.filter((one) => all.some(({ allergies }) => allergies.includes(one))),
		diets: require_read_dish.DIETS.filter((one) => all.some(({ diets }) => diets.includes(one)))
	};
}
// kitchen/src/compose/fill-form.ts
const SEASONING$3 = [
	["fat", "fat"],
	["aroma", "aromatic"],
	["spice", "spice"],
	["acid", "acid"],
	["herb", "herb"],
	["salty", "salty sauce"]
].map(([name = "", one = ""]) => ({
	name,
	classes: [one],
	least: 0,
	most: 2,
	cut: "small",
	times: 1,
	otherwise: []
}));
function fillForm(context, form, foods, cuisineName) {
	const cuisine = chooseCuisine(context, form, foods, cuisineName);
	if (!cuisine) return void 0;
	const rest = new Set(foods.filter((food) => reasonNever(form, food) === void 0));
	const places = new Map();
	const put = (name, ...more) => {
		if (more.length > 0) places.set(name, [...places.get(name) ?? [], ...more]);
	};
	let bought = 0;
	const chosen = additionsFor(form, cuisine, foods).flatMap((addition) => addition.items.map((choices) => ({
		addition,
		choice: choose$2(context, choices, foods, rest)
	})));
	for (const { addition, choice } of chosen) {
		if (!choice && addition.isNeeded) return void 0;
		if (!choice) continue;
		if (choice.food) rest.delete(choice.food);
		put(addition.name, choice.placed);
		if (!choice.placed.isInHand && addition.isNeeded) bought += 1;
	}
	const isFilling = [...rest].some((food) => (food.classes.includes("starch") || food.classes.includes("potato")) && form.slots.some((slot) => isFor(slot, food)));
	for (const slot of [...form.slots, ...seasoningOf(form)]) {
		const taken = foods.filter((food) => rest.has(food) && isFor(slot, food)).slice(0, slot.most);
		for (const food of taken) rest.delete(food);
		const share = SHARES$4[Math.min(taken.length, SHARES$4.length) - 1] ?? 1;
		const spare = taken.length < slot.least || slot.least === 0 && taken.length === 0 && !isFilling ? choose$2(context, slot.otherwise, foods, new Set(), slot) : void 0;
		if (taken.length < slot.least && !spare) return void 0;
		if (spare && slot.least > 0) bought += 1;
		put(slot.name, ...taken.map((food) => place(food, slot, share)), ...spare ? [spare.placed] : []);
	}
	const used = foods.filter((food) => !rest.has(food) && reasonNever(form, food) === void 0);
	return {
		form,
		cuisine,
		places,
		used,
		left: foods.filter((food) => !used.includes(food)).map((food) => ({
			food,
			why: reasonLeft(form, food)
		})),
		bought
	};
}
const SHARES$4 = [
	1,
	.65,
	.5,
	.4,
	.35
];
function seasoningOf({ spoken, slots }) {
	return SEASONING$3.filter(({ name }) => spoken.has(name) && !slots.some((slot) => slot.name === name));
}
function additionsFor(form, cuisine, foods) {
	const hasBlend = foods.some(({ classes }) => classes.includes("spice blend"));
	const { spoken } = form;
	const own = new Set([...form.additions, ...form.slots].map(({ name }) => name));
	const common = cuisine.additions.filter(({ name }) => !own.has(name) && spoken.has(name) && !(hasBlend && name === "spice"));
	return [...form.additions, ...common];
}
function isNamed$1(names, { key, classes }) {
	return names.some((one) => one === key || classes.includes(one));
}
function isFor(slot, food) {
	return isNamed$1(slot.classes, food) && (slot.method === void 0 || food.minutes[slot.method] !== void 0);
}
function place(food, { cut, method, times }, share) {
	return {
		name: food.name,
		call: food.call,
		food,
		isInHand: true,
		method,
		quantity: food.head.quantity * share * times,
		unit: food.head.unit,
		preparation: food.cuts[cut] ?? ""
	};
}
function choose$2({ cooking, fit }, choices, foods, inHand, slot) {
	for (const staple of choices) {
		const food = cooking.byName.get(require_read_dish.nameKey(staple.name));
		if (food && inHand.has(food)) return {
			placed: stapleAt(staple, food, true, slot),
			food
		};
	}
	const open = choices.filter(({ name }) => !fit(name).conflict && !fit(name).varies);
	const calls = new Set(foods.map(({ call }) => call));
	const fitting = open.find(({ name }) => calls.has(name.split(" ")[0] ?? "")) ?? open[0];
	if (!fitting) return void 0;
	return { placed: stapleAt(fitting, cooking.byName.get(require_read_dish.nameKey(fitting.name)), false, slot) };
}
function stapleAt({ name, amount, preparation }, food, isInHand, slot) {
	return {
		name,
		food,
		isInHand,
		method: slot?.method,
		call: food?.call ?? name,
		...amount,
		preparation: preparation || slot && food?.cuts[slot.cut] || ""
	};
}
function chooseCuisine({ cuisines }, form, foods, asked) {
	const open = form.cuisines.flatMap((name) => cuisines.get(name) ?? []);
	const wanted = open.find(({ name }) => name === asked);
	if (wanted) return wanted;
	const cued = ({ cues }) => foods.filter((food) => isNamed$1(cues, food)).reduce((sum, { classes }) => sum + (classes.includes("seasoning") ? 2 : 1), 0);
	return open.reduce((best, one) => best === void 0 || cued(one) > cued(best) ? one : best, void 0);
}
function reasonNever({ never }, { key, classes }) {
	return [key, ...classes].flatMap((one) => never.get(one) ?? [])[0];
}
function reasonLeft(form, food) {
	const own = reasonNever(form, food) ?? food.beside;
	if (own) return own;
	return form.slots.some((slot) => isFor(slot, food)) ? "there is enough in it already" : `it has no place in a ${form.names[0]}`;
}
// kitchen/src/safety/person/excluded-foods.ts
const SITUATION_SUBJECTS = {
	pregnancy: "somebody who is pregnant",
	baby: "a baby",
	toddler: "a toddler",
	"raw egg": "somebody who eats no raw egg",
	"weak immunity": "somebody with a weak immune system"
};
function findExcludedFoods({ rules, situations }, lines, person) {
	const forbidden = [...person.excludedFoods.map((food) => ({
		...food,
		writeReason: (written) => `${written} ${isSame$1(written, food.label)}`
	})), ...person.situations.flatMap((one) => situations[one].excludedFoods.map((name) => ({
		label: name,
		names: [name],
		writeReason: (written) => `${written} is not for ${SITUATION_SUBJECTS[one]}`
	})))];
	return forbidden.length === 0 ? [] : lines.flatMap((line) => findingsIn$1(rules, line, forbidden));
}
function isSame$1(written, label) {
	return written.toLowerCase() === label ? "is what you cannot eat" : `counts as ${label}`;
}
function findingsIn$1(rules, line, forbidden) {
	const isList = line.part === "ingredients" || line.part === "title";
	const read = require_read_dish.findMentions(rules, line.text, line.part === "instructions", !isList);
	const mentions = read.mentions.map(({ term, from, to }) => {
		const span = {
			start: read.tokens[from]?.start ?? 0,
			end: read.tokens[to - 1]?.end ?? 0
		};
		const written = line.text.slice(span.start, span.end);
		return {
			span,
			written,
			names: [
				term.name,
				...term.kinds,
				...require_read_dish.findBroaderKinds(written.toLowerCase())
			]
		};
	});
	return forbidden.flatMap((food) => {
		const known = mentions.filter(({ names, written }) => food.names.some((name) => names.includes(name)) || isNamedIn(written, food.label));
		return (known.length > 0 ? known : placesOfUnknown(rules, line.text, read.tokens, food)).map(({ span, written }) => ({
			line: line.text,
			span,
			food: food.label,
			reason: food.writeReason(written)
		}));
	});
}
function isNamedIn(written, label) {
	const words = require_read_dish.splitNameTokens(label);
	const all = new Set(require_read_dish.splitNameTokens(written).flatMap((word) => [word, word.replace(/s$/, "")]));
	return words.length > 0 && words.every((word) => all.has(word) && !AMBIGUOUS_NAME_PARTS.has(word));
}
const AMBIGUOUS_NAME_PARTS = new Set("butter cream milk rice egg nut oil pepper pea corn sugar flour bread water wine fish apple potato onion cheese sauce red green black white sweet chestnut oyster ginger orange plum leaf stick spring".split(" "));
function placesOfUnknown(rules, text, tokens, { label, names }) {
	if (names.some((name) => rules.byName.get(name) !== void 0)) return [];
	const words = require_read_dish.splitNameTokens(label);
	if (words.length === 0) return [];
	return tokens.flatMap(({ start }, at) => {
		const isHere = words.every((word, index) => isForm(tokens[at + index]?.text ?? "", word));
		const isDenied = NEGATION_BEFORE.has(tokens[at - 1]?.text ?? "") || tokens[at + words.length]?.text === "free";
		if (!isHere || isDenied) return [];
		const span = {
			start,
			end: tokens[at + words.length - 1]?.end ?? start
		};
		return [{
			span,
			written: text.slice(span.start, span.end)
		}];
	});
}
const NEGATION_BEFORE = new Set([
	"no",
	"without",
	"not",
	"avoid",
	"zero"
]);
function isForm(token, word) {
	return token === word || token === `${word}s` || `${token}s` === word;
}
const UNDERCOOKED_CHECKS = {
	"raw egg": require_read_dish.containsRawEgg,
	"rare meat": require_read_dish.containsRareMeat,
	"raw fish": require_read_dish.containsRawFish
};
function findUndercooked({ rules, situations: situationRules }, lines, { situations }) {
	const textsOf = (part) => lines.filter((line) => line.part === part).map(({ text }) => text);
	const words = {
		ingredients: textsOf("ingredients"),
		steps: textsOf("instructions")
	};
	if (situations.length === 0 || words.steps.length === 0) return [];
	const isFish = (text) => require_read_dish.findMentions(rules, text).mentions.some(({ term }) => [term.name, ...term.kinds].some((name) => name === "fish" || name === "shellfish"));
	const line = textsOf("title")[0] ?? "";
	return situations.flatMap((one) => situationRules[one].excludedCautions.filter((caution) => UNDERCOOKED_CHECKS[caution]?.(words, isFish)).map((caution) => ({
		line,
		food: caution,
		reason: `there is ${caution} in it, which is not for ${SITUATION_SUBJECTS[one]}`
	})));
}
// kitchen/src/compose/fits-person.ts
function createFoodFit(context, person) {
	if (isWithoutNeeds(person)) return () => FITS;
	const known = new Map();
	return (name) => {
		const found = known.get(name) ?? readFit(context, person, name);
		known.set(name, found);
		return found;
	};
}
const FITS = { varies: false };
function isWithoutNeeds({ needs, excludedFoods, situations }) {
	return needs.allergies.length + needs.diets.length + excludedFoods.length + situations.length === 0;
}
function readFit(context, person, name) {
	const lines = [{
		part: "ingredients",
		index: 0,
		text: name
	}];
	const { findings } = require_read_dish.check(context.rules, lines, person.needs);
	const excluded = findExcludedFoods(context, lines, person)[0];
	const certain = findings.find(({ certainty }) => certainty === "contains");
	const conflict = excluded?.reason ?? certain?.reason;
	return {
		...conflict ? { conflict } : {},
		varies: findings.length > 0
	};
}
// kitchen/src/compose/made-slug.ts
const PREFIX$1 = "made:";
const MOST_SERVINGS$1 = 24;
function writeMadeSlug({ form, cuisine, servings, foods }) {
	const names = foods.map((key) => key.replaceAll(" ", "-"));
	return `${PREFIX$1}${form}.${cuisine}*${servings}:${names.join("+")}`;
}
function readMadeSlug(slug) {
	if (!slug.startsWith(PREFIX$1) || slug.length > 200) return void 0;
	const [head = "", names, ...more] = slug.slice(5).split(":");
	const [way = "", count = ""] = head.split("*");
	const [form = "", cuisine = ""] = way.split(".");
	const servings = Number(count);
	if (names === void 0 || more.length > 0 || !isServings(servings)) return void 0;
	return {
		form,
		cuisine,
		servings,
		foods: names === "" ? [] : names.split("+").map((name) => name.replaceAll("-", " "))
	};
}
function isServings(count) {
	return Number.isInteger(count) && count >= 1 && count <= MOST_SERVINGS$1;
}
function boundServings(count) {
	return Number.isNaN(count) ? 1 : Math.max(1, Math.min(MOST_SERVINGS$1, Math.round(count)));
}
// kitchen/src/compose/name-foods.ts
const MAX_NAME = 80;
const MAX_FOODS = 12;
function nameFoods(rules, table, said) {
	const found = [];
	for (const text of said.slice(0, MAX_FOODS)) for (const part of partsOf(rules, table, text.slice(0, MAX_NAME))) if (!found.some(({ food }) => food && food.key === part.food?.key) && found.length < MAX_FOODS) found.push(part);
	return found;
}
function partsOf(rules, table, text) {
	const parts = text.split(/ and | & |\+|;/);
	const read = parts.map((said) => ({
		said: said.trim(),
		food: nameFood(rules, table, said)
	}));
	return parts.length > 1 && read.every(({ food }) => food) ? read : [{
		said: text.trim(),
		food: nameFood(rules, table, text)
	}];
}
function nameFood(rules, table, said) {
	const words = require_read_dish.splitNameTokens(said).map(require_read_dish.singular);
	const terms = require_read_dish.findTerms(rules, said).filter((term) => term.isFood);
	const own = longestName(table, words, terms.map(({ start, end }) => ` ${require_read_dish.nameKey(said.slice(start, end))} `));
	if (own) return own;
	for (const term of terms) {
		const known = table.byName.get(require_read_dish.nameKey(term.name));
		if (known) return known;
		const kind = term.kinds.flatMap((one) => table.byName.get(`any ${one}`) ?? [])[0];
		if (kind) return require_read_dish.renamed(kind, isCounted(kind) ? require_read_dish.plural(term.name) : term.name);
	}
}
function isCounted({ head, key }) {
	return head.unit === "" || key === "any vegetable" || key === "any fruit";
}
function longestName(table, words, written) {
	for (let length = Math.min(words.length, table.maxWords); length > 0; length -= 1) for (let from = words.length - length; from >= 0; from -= 1) {
		const name = words.slice(from, from + length).join(" ");
		const food = table.byName.get(name);
		const isPart = written.some((one) => one.includes(` ${name} `) && one.trim() !== name);
		if (food && !isPart) return food;
	}
}
// kitchen/src/compose/cook-in-order.ts
const TOGETHER = {
	pan: 2,
	oven: 9,
	boil: 3,
	steam: 3,
	air: 4,
	slow: 60,
	pressure: 3,
	grill: 3
};
const NEAR$1 = .36;
const MOST_ROUNDS = 3;
function cookInOrder({ slots, inPot, method, alone, first, next, none }, places, servings) {
	const foodsIn = (names) => names.flatMap((name) => places.get(name) ?? []);
	const foods = foodsIn(slots);
	const before = foodsIn(inPot);
	const added = roundsOf$1(foods, method);
	const ahead = Math.max(0, ...before.map(({ food }) => food?.minutes[method] ?? 0));
	const isAhead = ahead - (added[0]?.minutes ?? 0) >= TOGETHER[method];
	const rounds = isAhead ? [{
		minutes: ahead,
		foods: []
	}, ...added] : added;
	if (rounds.length === 0) return [require_read_dish.fillText(none, require_read_dish.createStepWords(places, servings)) ?? ""].filter(Boolean);
	return rounds.flatMap((round, at) => {
		const say = require_read_dish.createStepWords(new Map([...places, ["these", round.foods]]), servings);
		const following = rounds[at + 1]?.minutes ?? 0;
		const isLast = at === rounds.length - 1;
		const own = {
			time: require_read_dish.timer(round.minutes - following),
			until: isLast ? `, until ${require_read_dish.saysDone([...before, ...foods])}` : ""
		};
		return require_read_dish.fillText(at > 0 ? next : isAhead ? alone : first, (slot) => own[slot] ?? say(slot)) ?? [];
	});
}
function roundsOf$1(foods, method) {
	const minutesOf = ({ food }) => food?.minutes[method] ?? 0;
	const sorted = foods.toSorted((one, other) => minutesOf(other) - minutesOf(one));
	const rounds = [];
	for (const food of sorted) {
		const last = rounds.at(-1);
		const isNear = last && last.minutes - minutesOf(food) < Math.max(TOGETHER[method], NEAR$1 * last.minutes);
		if (last && (isNear || rounds.length === MOST_ROUNDS)) last.foods.push(food);
		else rounds.push({
			minutes: Math.max(1, minutesOf(food)),
			foods: [food]
		});
	}
	return rounds;
}
// kitchen/src/compose/write-dish.ts
function writeDish(filled, servings) {
	const { form, cuisine, used } = filled;
	const plain = require_read_dish.createPlainWords(filled.places);
	const isPlain = cuisine.name === "plain";
	const say = (slot) => slot === "cuisine" ? isPlain ? void 0 : cuisine.name : plain(slot);
	const title = form.titles.flatMap((one) => require_read_dish.fillText(one, say) ?? [])[0];
	const paragraphs = form.steps.flatMap((one) => writeParagraph(one, filled, servings));
	const slug = writeMadeSlug({
		form: form.slug,
		cuisine: cuisine.name,
		servings,
		foods: used.map(({ key }) => key)
	});
	if (title === void 0 || !paragraphs.some((one) => one.includes("@"))) return void 0;
	const body = require_read_dish.readSteps(slug, paragraphs.join("\n\n"), 1);
	if (!isAllListed(filled, body.ingredients.map(({ name }) => name))) return void 0;
	return {
		slug,
		title: capital$2(title),
		also: [],
		course: form.course,
		servings,
		cuisine: isPlain ? "Home-style" : cuisine.name,
		...minutesOf$4(filled, body.steps),
		keywords: [...used.slice(0, 3).map(({ call }) => call), ...form.keywords],
		introduction: capital$2(form.introductions.flatMap((one) => require_read_dish.fillText(one, say) ?? [])[0] ?? ""),
		tip: form.tip,
		keeps: form.keeps,
		swaps: [],
		vessel: form.vessel,
		colours: form.colours,
		...body
	};
}
function isAllListed({ places }, names) {
	const inHand = [...places.values()].flat().filter(({ isInHand }) => isInHand);
	const listed = new Set(names.map(require_read_dish.nameKey));
	return inHand.every(({ name }) => listed.has(require_read_dish.nameKey(name)));
}
function writeParagraph(one, { places }, servings) {
	if (one.kind === "in order") return cookInOrder(one, places, servings).map(capital$2);
	const text = require_read_dish.fillText(one.text, require_read_dish.createStepWords(places, servings));
	return text ? [capital$2(text)] : [];
}
function capital$2(text) {
	return text.replace(/(^|[.] )([a-z])/g, (_, before, letter) => before + letter.toUpperCase());
}
const MINUTES_A_CUT = 1.5;
const WATCHED = 10;
function minutesOf$4({ form, places }, steps) {
	const cuts = [...places.values()].flat().filter(({ food, preparation }) => food && preparation !== "");
	const hands = form.preparation + cuts.length * MINUTES_A_CUT;
	const waits = steps.filter(([first]) => !(first?.kind === "text" && BESIDE$2.some((word) => first.text.startsWith(word)))).flatMap((step) => step.flatMap((piece) => piece.kind === "timer" ? [minutesIn$1(piece.text)] : []));
	const sum = waits.reduce((all, one) => all + one, 0);
	const watched = waits.reduce((all, one) => all + (one <= WATCHED ? one : one / 6), 0);
	const time = inFives$4(hands + sum);
	return {
		time,
		active: Math.min(time, inFives$4(hands + watched))
	};
}
const BESIDE$2 = ["Meanwhile", "While"];
function minutesIn$1(text) {
	const [amount = "", unit = ""] = text.split(" ");
	const most = Number(amount.split("-").at(-1));
	if (unit.startsWith("hour")) return most * 60;
	return unit.startsWith("second") ? most / 60 : most;
}
function inFives$4(minutes) {
	return Math.max(5, Math.ceil(minutes / 5) * 5);
}
// kitchen/src/compose/dish-by-slug.ts
function dishBySlug(kitchen, slug, person = PERSON_WITHOUT_NEEDS) {
	return kitchen.cookbook.dishes.find((dish) => dish.slug === slug) ?? madeDish(kitchen, slug, person);
}
function madeDish(context, slug, person) {
	const made = readMadeSlug(slug);
	if (!made) return void 0;
	const form = context.forms.bySlug.get(made.form);
	if (!form?.cuisines.includes(made.cuisine)) return void 0;
	const { rules, forms } = context;
	const foods = made.foods.map((name) => nameFood(rules, forms.cooking, name));
	const known = [...new Set(foods.flatMap((food) => food ?? []))];
	if (known.length !== foods.length) return void 0;
	const filled = fillForm({
		...forms,
		fit: createFoodFit(context, person)
	}, form, known, made.cuisine);
	const dish = filled && writeDish(filled, made.servings);
	return dish?.slug === slug ? dish : void 0;
}
// kitchen/src/say/voice/needs-words.ts
const FREE = {
	milk: "dairy-free",
	eggs: "egg-free",
	fish: "fish-free",
	shellfish: "shellfish-free",
	"tree nuts": "nut-free",
	peanuts: "peanut-free",
	wheat: "wheat-free",
	soy: "soy-free",
	sesame: "sesame-free",
	Vegetarian: "vegetarian",
	Vegan: "vegan",
	"Gluten-Free": "gluten-free",
	Keto: "keto",
	Paleo: "paleo"
};
function freeOf(restriction) {
	return FREE[restriction];
}
function needsWords$1(restrictions) {
	const has = new Set(restrictions);
	const covered = (one) => has.has("Vegan") && (one === "Vegetarian" || one === "milk" || one === "eggs" || one === "fish" || one === "shellfish") || has.has("Gluten-Free") && one === "wheat" || has.has("tree nuts") && one === "peanuts";
	return sayList$1(restrictions.filter((one) => !covered(one)).map(freeOf));
}
function allNeeds$1(needs) {
	return [...needs.diets, ...needs.allergies];
}
function sayList$1(words, last = "and") {
	if (words.length < 2) return words.join("");
	return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}
function withArticles(tools) {
	return sayList$1(tools.map((tool) => `${/^[aeiou]/.test(tool) ? "an" : "a"} ${tool}`), "or");
}
// kitchen/src/cook/adapt/adapt-work.ts
function isFood({ kitchen }, name, food) {
	const names = require_read_dish.findFoodNames(kitchen.rules, name);
	if (food.names.some((one) => names.includes(one))) return true;
	if (STILL_IT.test(name)) return isFood({ kitchen }, name.replace(STILL_IT, ""), food);
	const said = require_read_dish.splitNameTokens(food.said).map(require_read_dish.singular);
	const words = new Set(require_read_dish.splitNameTokens(name).map(require_read_dish.singular));
	return said.length > 0 && said.every((word) => words.has(word) && !AMBIGUOUS_NAME_PARTS.has(word));
}
const STILL_IT = /\b(?:gluten|wheat)-free /;
function findingsIn({ kitchen, bending }, line) {
	return require_read_dish.check(kitchen.rules, [{
		part: "ingredients",
		index: 0,
		text: line
	}], bending.needs).findings;
}
// kitchen/src/cook/adapt/add-amounts.ts
function addAmounts(a, b) {
	if (a === "" && b === "") return "";
	const [first, second] = [rangeOf(a), rangeOf(b)];
	if (!first || !second) return null;
	const [low, high] = [first[0] + second[0], first[1] + second[1]];
	return low === high ? sayNumber(low) : `${sayNumber(low)}-${sayNumber(high)}`;
}
function rangeOf(text) {
	const [low, high = low] = text.split(/\s*[-\u2013]\s*/).map(numberOf);
	return low === void 0 || high === void 0 || Number.isNaN(low) || Number.isNaN(high) ? null : [low, high];
}
function numberOf(text) {
	const parts = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(text.trim());
	if (parts) return Number(parts[1] ?? 0) + Number(parts[2]) / Number(parts[3]);
	return /^\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : NaN;
}
const FRACTIONS$4 = [
	[1 / 8, "1/8"],
	[1 / 4, "1/4"],
	[1 / 3, "1/3"],
	[1 / 2, "1/2"],
	[2 / 3, "2/3"],
	[3 / 4, "3/4"]
];
function sayNumber(value) {
	const whole = Math.floor(value + 1e-9);
	const rest = value - whole;
	const fraction = FRACTIONS$4.find(([size]) => Math.abs(size - rest) < .01)?.[1];
	if (rest < .01) return String(whole);
	if (!fraction) return String(Math.round(value * 100) / 100);
	return whole > 0 ? `${whole} ${fraction}` : fraction;
}
function nameInNumber(item) {
	const top = rangeOf(item.quantity)?.[1] ?? 0;
	if (item.unit !== "" || top <= 1) return item.name;
	return item.name.replace(/[\p{L}\p{M}']+(?=(?: (?:on|in|with|of|for) .*)?$)/u, require_read_dish.plural);
}
// kitchen/src/cook/adapt/diet-word.ts
function withDietWord(dish, { diets }) {
	const potatoes = dish.ingredients.some(({ name }) => POTATOES.test(name));
	if (!diets.includes("Paleo") || !potatoes) return dish;
	return {
		...dish,
		tip: [dish.tip, OF_POTATOES].filter(Boolean).join(" ")
	};
}
const POTATOES = /(?<!sweet )\bpotato(?:es)?$/;
const OF_POTATOES = "Not everybody who eats paleo eats white potatoes; sweet potatoes can take their place.";
// kitchen/src/cook/adapt/draft.ts
function draftOf(dish) {
	const { title, introduction, tip, keeps, ingredients, steps } = dish;
	return {
		title,
		introduction,
		tip,
		keeps,
		ingredients,
		steps
	};
}
function dishFrom(draft, original) {
	const places = new Map();
	const ingredients = [];
	for (const index of inOrder$3(draft, original.ingredients.length)) {
		const item = draft.ingredients[index];
		if (item) places.set(index, ingredients.push(item) - 1);
	}
	const steps = draft.steps.map((step) => step.map((piece) => piece.kind === "ingredient" ? {
		...piece,
		index: places.get(piece.index) ?? -1
	} : piece)).filter((step) => step.some((piece) => piece.kind !== "text" || piece.text.trim() !== ""));
	const { title, introduction, tip, keeps } = draft;
	const time = inFives$3(original.time, draft.saved ?? 0);
	return {
		...original,
		time,
		title,
		introduction,
		tip,
		keeps,
		ingredients,
		steps
	};
}
function inFives$3(time, saved) {
	const exact = time - saved;
	return saved === 0 || exact <= 20 ? exact : Math.round(exact / 5) * 5;
}
function inOrder$3({ ingredients, steps }, had) {
	const order = ingredients.slice(0, had).map((_, index) => index);
	for (let index = had; index < ingredients.length; index += 1) {
		const foods = steps.flat().filter((piece) => piece.kind === "ingredient");
		const before = foods[foods.findIndex((piece) => piece.index === index) - 1];
		order.splice(before ? order.indexOf(before.index) + 1 : order.length, 0, index);
	}
	return order;
}
function mapTexts(draft, change) {
	const steps = draft.steps.map((step) => step.map((piece) => piece.kind === "text" ? {
		...piece,
		text: change(piece.text)
	} : piece));
	return {
		...draft,
		steps,
		title: change(draft.title),
		introduction: change(draft.introduction),
		tip: change(draft.tip),
		keeps: change(draft.keeps)
	};
}
const MADE_OF$1 = /(?:stock|broth|sauce|paste|oil|juice|powder|butter|milk|cream|vinegar|flour|starch|syrup|seeds?|gravy|cheese|bread|noodles?|crumbs|breadcrumbs|yoghurt|fat)$/;
const CARRIED = new Set([
	"burger",
	"hot",
	"dog",
	"taco",
	"sandwich",
	"pizza",
	"lasagne",
	"pie"
]);
function identityOf(rules, name, others = []) {
	const terms = require_read_dish.findTerms(rules, name).filter((term) => term.isFood);
	const names = new Set(terms.map((term) => term.name));
	const taken = new Set(others.flatMap((other) => require_read_dish.findTerms(rules, other).map((term) => term.name)).filter((one) => !names.has(one)));
	const made = MADE_OF$1.test(name) ? require_read_dish.singular(require_read_dish.splitNameTokens(name).at(-1) ?? "") : "";
	const kinds = made ? [] : terms.flatMap((term) => term.kinds.slice(0, 2));
	return {
		head: made,
		names,
		kinds: new Set(kinds.filter((kind) => !TOO_WIDE$2.has(kind) && !taken.has(kind))),
		words: new Set(require_read_dish.splitNameTokens(name).map(require_read_dish.singular).filter((word) => !taken.has(word) && !(CARRIED.has(word) && terms.length > 0)))
	};
}
function isMeant(term, food) {
	if (food.names.has(term.name) || food.kinds.has(term.name)) return true;
	const words = require_read_dish.splitNameTokens(term.name).map(require_read_dish.singular);
	if (food.head !== "" && (!words.includes(food.head) || NEVER_ALONE.has(words.join(" ")))) return false;
	return words.length > 0 && words.every((word) => food.words.has(word));
}
const NEVER_ALONE = new Set([
	"sauce",
	"paste",
	"powder",
	"juice",
	"gravy",
	"fat",
	"seed",
	"oil"
]);
const TOO_WIDE$2 = new Set("grain cereal spice herb seed nut sweetener fat dairy vegetable fruit legume seafood condiment".split(" "));
// kitchen/src/cookbook/resolve-name.ts
const PREFIX = /^(?:(?:vegan|vegetarian|paleo|low-carb|keto|meat-free|[a-z]+(?: [a-z]+)?-free)(?:,| and)? )+/;
const LONGEST_NAME$1 = 400;
function resolveDishName(cookbook, name, introduction = "") {
	const whole = require_read_dish.normalise(name.slice(0, LONGEST_NAME$1)).trim();
	const plain = whole.replace(PREFIX, "");
	return cookbook.byTitle.get(whole) ?? cookbook.byTitle.get(plain) ?? nearest(cookbook, plain, introduction);
}
function nearest(cookbook, name, introduction) {
	const words = new Set(require_read_dish.contentTokens(name));
	const introductionWords = new Set(require_read_dish.contentTokens(introduction));
	if (words.size === 0) return void 0;
	let best;
	let most = .499;
	for (const dish of cookbook.dishes) {
		const score = Math.max(overlap(words, require_read_dish.contentTokens(dish.title)), overlapAfterSwaps(dish, [...words], cookbook.meatTerms)) + (introductionWords.size > 3 ? overlap(introductionWords, require_read_dish.contentTokens(dish.introduction)) : 0);
		if (score > most) [best, most] = [dish, score];
	}
	return best;
}
function overlapAfterSwaps(dish, words, meats) {
	const title = require_read_dish.contentTokens(dish.title);
	if (words.length < 2 || Math.abs(title.length - words.length) > 1) return 0;
	const added = words.filter((word) => !title.includes(word));
	const removed = title.filter((word) => !words.includes(word));
	if (added.length === 0 || removed.length === 0 || added.length === words.length) return 0;
	const isSwap = dish.swaps.some(({ from, to }) => {
		const [was, is] = [require_read_dish.contentTokens(from), require_read_dish.contentTokens(to.name)];
		return removed.some((word) => was.includes(word)) && added.every((word) => is.includes(word));
	});
	const inPlace = words.filter((word, at) => title[at] === word).length;
	const isMeat = removed.every((word) => meats.has(word)) && added.every((word) => meats.has(word));
	return isSwap || isMeat ? .9 + inPlace / 100 : 0;
}
function overlap(words, others) {
	const shared = others.filter((word) => words.has(word)).length;
	return shared / Math.max(1, words.size + others.length - shared);
}
// kitchen/src/cook/adapt/add-up.ts
const BETWEEN = /^(?:,|,? and| with|, with)? ?$/;
function addUp(draft) {
	const ingredients = [...draft.ingredients];
	const steps = draft.steps.map((step) => addUpStep(step, ingredients));
	return {
		...draft,
		ingredients,
		steps
	};
}
function addUpStep(step, ingredients) {
	let pieces = step;
	for (let at = 0; at < pieces.length; at += 1) {
		const again = pieces.findIndex((_, later) => later > at && isSame(pieces, at, later, ingredients));
		const [first, second] = [pieces[at], pieces[again]];
		if (first?.kind !== "ingredient" || second?.kind !== "ingredient") continue;
		const [a, b] = [ingredients[first.index], ingredients[second.index]];
		const sum = a && b ? sumOf(a, b) : null;
		if (!a || sum === null) continue;
		const preparation = a.preparation || (b?.preparation ?? "");
		ingredients[first.index] = inLitres({
			...a,
			quantity: sum,
			preparation
		});
		ingredients[second.index] = null;
		pieces = withoutPiece(pieces, again);
		at -= 1;
	}
	return pieces;
}
function inLitres(item) {
	const amount = Number(item.quantity);
	return item.unit === "ml" && amount >= 1e3 ? {
		...item,
		quantity: String(amount / 1e3),
		unit: "l"
	} : item;
}
function isSame(pieces, from, to, ingredients) {
	const [a, b] = [pieces[from], pieces[to]];
	if (a?.kind !== "ingredient" || b?.kind !== "ingredient" || a.index === b.index) return false;
	const [one, other] = [ingredients[a.index], ingredients[b.index]];
	if (!one || one.name !== other?.name) return false;
	if (one.preparation && other.preparation && one.preparation !== other.preparation) return false;
	return pieces.slice(from + 1, to).every((piece) => piece.kind === "ingredient" || piece.kind === "text" && BETWEEN.test(piece.text));
}
const ML = {
	ml: 1,
	tsp: 5,
	tbsp: 15
};
function sumOf(a, b) {
	if (a.unit === b.unit) return addAmounts(a.quantity, b.quantity);
	const [one, other] = [ML[a.unit], ML[b.unit]];
	const more = Number(b.quantity);
	if (!one || !other || Number.isNaN(more)) return null;
	return addAmounts(a.quantity, String(Math.round(more * other * 4 / one) / 4));
}
function withoutPiece(pieces, at) {
	const before = pieces[at - 1];
	const after = pieces[at + 1];
	const isJoint = before?.kind === "text" && BETWEEN.test(before.text);
	const kept = pieces.filter((_, place) => place !== at && !(isJoint && place === at - 1));
	return isJoint && /\band\b/.test(before.text) && !(after?.kind === "text" && BETWEEN.test(after.text)) ? andBeforeLast(kept, at - 2) : kept;
}
function andBeforeLast(pieces, last) {
	const joint = pieces[last - 1];
	return joint?.kind === "text" && joint.text === ", " ? pieces.map((piece, at) => at === last - 1 ? {
		...joint,
		text: " and "
	} : piece) : pieces;
}
// kitchen/src/cook/adapt/gone-times.ts
const SEASONING$2 = /\b(?:salt|(?:black|white|ground) pepper|peppercorns|sugar|oil|butter|ghee|lard|dripping|margarine|fat|block|spread)$/;
const AROMATIC = /\b(?:garlic|ginger|galangal|lemongrass|chill(?:i|ies)|chilli flakes|(?:cumin|mustard|fennel|fenugreek|coriander|nigella|caraway|sesame) seeds?|bay lea(?:f|ves)|curry leaves|lime leaves|cinnamon(?: stick)?|cardamom(?: pods)?|cloves|star anise|turmeric|cumin|ground coriander|paprika|cayenne(?: pepper)?|allspice|nutmeg|oregano|thyme|rosemary|sage|asafoetida|(?:chilli|curry|garlic|onion) powder|masala)\b/;
function isSeasoning$1(name) {
	return SEASONING$2.test(name.toLowerCase());
}
function isAromatic(name) {
	return isSeasoning$1(name) || AROMATIC.test(name.toLowerCase());
}
const VERB = /\b(?:stir-fry|fry|cook|soften|sweat|saut\u00e9|brown|colour|sizzle|toast|stir)\b(?! in\b)/gi;
const TAIL = /^(?: more)?(?:,? (?:stirring|turning|shaking|scraping|tossing|covered|uncovered|undisturbed)\b[^,.;]*)*(?:,? until [^.;,]*?(?=,|[.;]|$| and (?:add|stir|lift|tip|take|return|pour|put|set|mix|leave|let|cool|remove|spoon|scrape|push)\b))?/;
function withoutTheirTimes(rules, marked, { hole, piece }, gone) {
	const pieces = [...marked.pieces];
	const each = new RegExp(piece.source, "g");
	const bulky = gone.some((item) => !isAromatic(item.name));
	let done = "";
	let rest = marked.text;
	for (let found = each.exec(rest); found; found = each.exec(rest)) {
		const at = Number(found[1]);
		const timer = pieces[at];
		if (timer?.kind !== "timer") continue;
		const before = rest.slice(0, found.index);
		const after = rest.slice(found.index + found[0].length);
		const tail = TAIL.exec(after)?.[0] ?? "";
		const own = before.includes(hole) && !/\u00b0C/.test(tail) ? lastDeed(before) : null;
		const inPan = before.replace(LIFTED, "").replaceAll(hole, " ") + tail;
		const left = own && !SPOKEN.test(inPan) ? foodsIn(rules, inPan, pieces, each) : ["anything"];
		let said = before + found[0];
		let next = after;
		if (own && left.every(isSeasoning$1) && (bulky || isDirect(before, own, hole))) {
			const without = LEANS$2.test(after.slice(tail.length).replace(AFTER_A_PIECE, "")) ? null : withoutDeed(before, own, hole, each);
			if (without !== null) {
				said = without;
				next = after.slice(tail.length);
			}
		} else if (own && bulky && left.every(isAromatic) && minutesOf$3(timer.text) > 3) {
			pieces[at] = {
				kind: "timer",
				text: "1 minute"
			};
			next = (/\buntil\b/.test(tail) ? ", until fragrant" : "") + after.slice(tail.length);
		}
		done += said;
		rest = next;
		each.lastIndex = 0;
	}
	return {
		text: tidied$1(done + rest),
		pieces
	};
}
const LIFTED = /(?:^|(?<=[.;] ))(?:Lift|Take|Remove|Scoop|Tip)\b[^.;]*\b(?:out|off)\b[^.;]*[.;]/g;
const SPOKEN = /\b(?:the|its|your) (?!(?:pan|pot|heat|oil|fat|same|wok|casserole|lid|frying|empty|other|rest|hot|saucepan|butter|juices|oven|grill|edges|middle|outside|sides|bottom|surface)\b)\p{L}+/u;
const LEANS$2 = /^[^.;]*\b(?:it|them)\b|^,? (?:and |then |and then )*(?:set aside|lift out|tip out|scoop out|take out|leave to cool|cool)\b|^\. (?:Lift|Tip|Scoop|Take) out\b|^\. [^.;]*\b(?:it|them)\b/;
const AFTER_A_PIECE = /\uE001[\s\S]*$/;
function isDirect(before, { start, middle }, hole) {
	if (middle.includes(hole)) return true;
	const last = before.slice(0, start).lastIndexOf(hole);
	return last >= 0 && !/[.;]|, (?!and )/.test(before.slice(last, start));
}
function lastDeed(before) {
	const found = [...before.matchAll(VERB)].at(-1);
	if (!found) return null;
	const middle = before.slice(found.index + found[0].length);
	if (!/ for (?:about )?$/.test(middle) || /[.;]/.test(middle)) return null;
	if (/\b(?:it|them|everything|all|until)\b/.test(middle)) return null;
	return {
		start: found.index,
		verb: found[0],
		middle
	};
}
function withoutDeed(before, deed, hole, each) {
	const { start, verb, middle } = deed;
	const led = before.slice(0, start);
	const kept = [...middle.matchAll(each)];
	if (!middle.includes(hole)) {
		if (kept.length > 0) return null;
		return led.replace(/,? (?:and|then|and then|but) $/, "").replace(/(?<![.;,]), $/, "");
	}
	const capital = /^\p{Lu}/u.test(verb);
	const inFat = new RegExp(`${hole} in ((?:the |a little )?${each.source}.*) for (?:about )?$`).exec(middle);
	if (inFat) return `${led}${capital ? "Warm" : "warm"} ${inFat[1]}`;
	const said = middle.replace(/ (?:over|on) [\w-]+ heat\b/, "").replace(/ for (?:about )?$/, "");
	return `${led}${capital ? "Add" : "add"}${kept.length > 0 ? said : ` ${hole}`}`;
}
function foodsIn(rules, text, pieces, each) {
	const listed = [...text.matchAll(new RegExp(each.source, "g"))].flatMap(([, at]) => {
		const piece = pieces[Number(at)];
		return piece?.kind === "ingredient" ? [piece.name] : [];
	});
	const spoken = require_read_dish.findTerms(rules, text.replace(new RegExp(each.source, "g"), " ; ")).filter((term) => term.isFood).map((term) => term.name);
	return [...listed, ...spoken];
}
function tidied$1(text) {
	return text.replace(/(^|[.;] )(?:[.,;] ?)+/g, "$1").replace(/((?:^|\. ))(?:and |then |and then )+(?=\p{Ll})/gu, "$1").replace(/(^|\. )(\p{Ll})/gu, (_, led, letter) => led + letter.toUpperCase());
}
function minutesOf$3(text) {
	const most = Number.parseFloat(/(\d+)(?!.*\d)/.exec(text)?.[1] ?? "0");
	return /hour/.test(text) ? most * 60 : /minute/.test(text) ? most : 0;
}
// kitchen/src/cook/adapt/leave-out.ts
const HOLE = "\ue000";
const PIECE = /\uE001(\d+)\uE002/;
function leaveOut(rules, draft, gone, food) {
	const ingredients = draft.ingredients.map((item, index) => gone.has(index) ? null : item);
	const steps = [];
	const out = draft.ingredients.flatMap((item, index) => item && gone.has(index) ? [item] : []);
	for (const step of draft.steps) {
		const mended = mendStep(rules, step, gone, food, out);
		if (mended === null) return null;
		if (mended.length > 0) steps.push(mended);
	}
	const without = (text) => dropSentences(rules, text, food);
	return {
		...draft,
		ingredients,
		steps,
		introduction: without(draft.introduction),
		tip: without(draft.tip),
		keeps: without(draft.keeps)
	};
}
function isGone(term, food) {
	if (food.names.has(term.name) || term.kinds.some((kind) => food.names.has(kind))) return true;
	const words = require_read_dish.splitNameTokens(term.name).map(require_read_dish.singular);
	if (food.head !== "" && !words.includes(food.head)) return false;
	return words.every((word) => food.words.has(word));
}
function mendStep(rules, step, gone, food, out) {
	if (boilsApart(step, (index) => gone.has(index))) return [];
	const marked = step.map((piece, at) => piece.kind === "ingredient" && gone.has(piece.index) ? HOLE : piece.kind === "text" ? holed(rules, piece.text, food) : `\uE001${at}\uE002`).join("");
	if (!marked.includes(HOLE)) return [...step];
	const timed = withoutTheirTimes(rules, {
		text: marked,
		pieces: step
	}, {
		hole: HOLE,
		piece: PIECE
	}, out);
	const sentences = sentencesOf$1(timed.text);
	const mended = sentences.map(mendSentence);
	if (mended.some((sentence) => sentence === null)) return null;
	const others = (one) => require_read_dish.findTerms(rules, one.replaceAll(HOLE, " ; ")).some((term) => term.isFood && term.name !== "water");
	if (mended.some((one, at) => one === "" && others(sentences[at] ?? ""))) return null;
	if (mended.some((one, at) => one === "" && LEANS$1.test(sentences[at + 1] ?? ""))) return null;
	const isEmptied = (one, at) => one !== sentences[at] && namesIn$1(one ?? "", step).every(isSeasoning$1);
	if (mended.some((one, at) => isEmptied(one, at) && GOES_ON.test(sentences[at + 1] ?? ""))) return null;
	const isHeated = (one, at) => one !== sentences[at] && /\b[5-9]\d \u00b0C/.test(one ?? "") && !/\boven\b/i.test(one ?? "");
	if (bulky(out) && mended.some(isHeated)) return null;
	return piecesOf$1(mended.map((one) => one?.replace(MELTS, (all, verb, at) => {
		const [name] = namesIn$1(`\uE001${at}\uE002`, step);
		return name?.endsWith(" oil") ? all.replace(verb, verb === "Melt" ? "Warm" : "warm") : all;
	})).filter(Boolean).join(" ").trim(), timed.pieces);
}
function bulky(gone) {
	return gone.some(({ name, unit }) => !isSeasoning$1(name) && /^(?:g|kg|)$/.test(unit));
}
function namesIn$1(marked, step) {
	return [...marked.matchAll(new RegExp(PIECE.source, "g"))].flatMap(([, at]) => {
		const piece = step[Number(at)];
		return piece?.kind === "ingredient" ? [piece.name] : [];
	});
}
const MELTS = /\b([Mm]elt) (?:the )?\uE001(\d+)\uE002/g;
const GOES_ON = /^(?:Drain|Lift out|Turn over|Squeeze|Peel|Set aside|Take out|Flip)\b[^\uE001]*$/;
const LEANS$1 = /^[^\uE001.;]*\b(?:it|them|they|its)\b/;
function boilsApart(step, isMeant) {
	const foods = step.flatMap((piece) => piece.kind === "ingredient" ? [piece.index] : []);
	const text = step.map((piece) => piece.kind === "text" ? piece.text : "").join("");
	return foods.length > 0 && foods.every(isMeant) && /\bboil.*\bpeel\b/is.test(text);
}
function holed(rules, text, food) {
	let out = "";
	let from = 0;
	for (const term of require_read_dish.findTerms(rules, text)) {
		if (!term.isFood || !isGone(term, food)) continue;
		out += text.slice(from, term.start).replace(/\b(?:the|some|a|an|more|remaining|rest of the|half of the|half the) (?:(?:ground|toasted) )?$/i, "") + HOLE;
		from = term.end;
	}
	return out + text.slice(from);
}
function sentencesOf$1(text) {
	return text.split(/(?<=[.!?;])\s+/);
}
const LONE_DEED = new RegExp(`\\b(?:add|drop|toss|stir|whisk|pour|tip|crush|grate|squeeze|scatter|sprinkle|fold|mix|beat|crumble|throw|drizzle|grind|shave|strew|zest|spoon|snip|tear|rub|work|put|press|slip|nestle|pop|toast|chop|slice|peel)(?: (?:in|over|on|up))? ${HOLE}(?: into the \\w+)?(?:,| and|,? then|,? and then) (?=(?:wait|add|drop|toss|stir|whisk|pour|tip|crush|grate|squeeze|scatter|sprinkle|fold|mix|beat|cook|simmer|boil|leave|cover|bring|let|fry|serve|season|heat|warm|roast|bake|drain|return|turn|finish|put|lower|raise|taste)\\b)`, "gi");
const SHARE_OF = new RegExp(`(?:\\p{L}+ ){0,1}\\p{L}+ of ${HOLE},? (?:and|or) (?=\\p{L}+ of )`, "gu");
const OVER_IT = new RegExp(` (?:over|on|onto|under|around) ${HOLE} and (?=[a-z])`, "g");
const LED$1 = "(?:the|an?|some|half|any|its|their|all|more|most|other|remaining|plenty)";
const LAST_OF_LIST = new RegExp(`, ((?:the |some |half of |half the )?(?:\uE001\\d+\uE002|\\p{L}+)),? and ${HOLE}`, "gu");
const LAST_BUT_ONE = new RegExp(`, (?:add|stir in|tip in|put in|drop in|pour in|scatter over|throw in) ${HOLE} and (?=[a-z])`, "gi");
const TOPPED = new RegExp(`(?:^|,? (?:and|then|and then) |(?<=[.;] ))(?:top|garnish|dust|sprinkle|decorate|crown|scatter|strew|finish|dress)(?: (?:it|them|each|everything|the \\w+))? (?:with|over) ${HOLE}(?=[.;]|$)`, "gi");
const LAST_DEED = new RegExp(`(?:,? (?:and|then|and then)|,) (?:add|stir in|fry|cook|brown|soften|stir-fry|toast|tip in|put in|drop in|pop) ${HOLE}(?=[.;]|$|, (?:then|and) )`, "gi");
const ONE_BEFORE_LAST = /^((?:(?!\band\b)[^.;])*), ((?:add|take|toss|stir|pour|season|serve|taste|drain|cover|spoon|ladle) (?:(?!\band\b)[^,.;])*)(?=[.;]?$)/;
const WHENCE = new RegExp(`${HOLE} (?:left )?(?:from|in|on) the (?:pot|pan|bowl|board|tray)(?=,)`, "g");
const UNTIL_THEN = new RegExp(`\\b(?:add|pop|fry|put) (?:in )?${HOLE}(?:,| and|, and)? (?:when|once|as soon as) (?:they|it) \\w+,? `, "gi");
const AND_UNTIL = new RegExp(`(\uE001\\d+\uE002),? and ${HOLE}(?= (?:until|for|over)\\b|, [a-z])`, "g");
function mendSentence(sentence) {
	if (new RegExp(`\\b(?:stir|whisk|mix|beat|blend|shake|mash|rub|cream)(?: together)? ${HOLE} (?:with|and) (?:the )?\uE001\\d+\uE002(?=[.;]| until| in | to )`, "i").test(sentence)) return null;
	if (new RegExp(`\\b(?:with|into|in|of) ${HOLE}, (?=[a-z]|\uE001)|\\binto ${HOLE}`).test(sentence)) {
		if (!new RegExp(`\\b(?:with|of) ${HOLE}, (?:the )?(?:\uE001|\\w+(?:,| and))`).test(sentence)) return null;
	}
	if (new RegExp(`\\b(?:in|into) ${HOLE} and [a-z]`).test(sentence)) return null;
	const joined = restarted(sentence, sentence.replace(WHENCE, HOLE).replace(SHARE_OF, "").replace(OVER_IT, " and ").replace(LAST_BUT_ONE, " and ").replace(LONE_DEED, "").replace(UNTIL_THEN, "")).replace(AND_UNTIL, "$1").replace(LAST_DEED, "").replace(TOPPED, "").replace(ONE_BEFORE_LAST, "$1 and $2").replaceAll(new RegExp(`(?:a (?:handful|pinch|little|bit|few) of |(?:half|most|a third|the rest) of (?:the )?)${HOLE}`, "g"), HOLE).replace(new RegExp(`${HOLE}, `, "g"), "").replace(new RegExp(`, ${HOLE} (and|or) (?=[\uE001a-z])`, "g"), " $1 ").replace(new RegExp(`, ${HOLE}(?=,)`, "g"), "").replace(LAST_OF_LIST, " and $1").replace(new RegExp(`,? (?:and|or) ${HOLE}`, "g"), "").replace(new RegExp(`${HOLE} (?:and|or|with) (?=\uE001|${LED$1}\\b)`, "g"), "").replace(TOPPED, "").replace(new RegExp(`,? with ${HOLE}(?=[.;]|$)`, "g"), "").replace(new RegExp(` with ${HOLE}(?=[ ,])`, "g"), "");
	if (/^[.;,\s]*$/.test(joined)) return "";
	if (!joined.includes(HOLE)) return tidyList(joined);
	return PIECE.test(joined) ? null : "";
}
function restarted(was, is) {
	return /^\p{Lu}/u.test(was) ? is.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : is;
}
function tidyList(sentence) {
	return sentence.replace(/(\uE001\d+\uE002), (\uE001\d+\uE002)(?=[.;]|$|, (?!the |an? |half |some |more )[a-z]| (?:until|for|over|in|into|to|on|with|and (?:fry|stir-fry|cook|stir|simmer|toss|let|leave|bring|cover|blend|mix|sizzle|pour|add|whisk|beat|tip|fold|rub|warm|heat|set))\b)/, "$1 and $2").replace(/\b(and|or) \1\b/g, "$1").replace(/ {2,}/g, " ").replace(/ ([.,;])/g, "$1");
}
function piecesOf$1(text, step) {
	const pieces = [];
	let rest = text;
	for (let found = PIECE.exec(rest); found; found = PIECE.exec(rest)) {
		if (found.index > 0) pieces.push({
			kind: "text",
			text: rest.slice(0, found.index)
		});
		const piece = step[Number(found[1])];
		if (piece) pieces.push(piece);
		rest = rest.slice(found.index + found[0].length);
	}
	if (rest.trim() !== "") pieces.push({
		kind: "text",
		text: rest
	});
	return pieces;
}
function dropSentences(rules, text, food) {
	const kept = [];
	let dropped = false;
	for (const sentence of sentencesOf$1(text)) {
		const left = offTheList(holed(rules, sentence, food));
		dropped = dropped && /^\p{Ll}/u.test(left) || left.includes(HOLE);
		if (!dropped) kept.push(left);
	}
	return kept.join(" ").replace(/;$/, ".");
}
function offTheList(sentence) {
	if (/\b(?:both|between)\b/.test(sentence)) return sentence;
	return sentence.replace(new RegExp(`(?<=\\b(?:with|of) )${HOLE}, (?=\\w[^.]*\\band\\b)`), "").replace(new RegExp(`(?<=\\w), ${HOLE}(?=, \\w[^.]*\\band\\b| and \\w)`), "").replace(new RegExp(`(?<=\\w) and ${HOLE}(?=[.;]|, (?:in|on|over|with|under|of)\\b)`), "");
}
// kitchen/src/cook/adapt/likely-carriers.ts
const BREADS$1 = /\b(?:bread|baguettes?|buns|rolls|ciabatta|bagels|pitta breads|flatbreads|English muffins|breadcrumbs|crackers)$/;
const CARRIERS = {
	sesame: [BREADS$1, /\b(?:granola|falafel|hummus)$/],
	milk: [BREADS$1, /\b(?:dark chocolate|sausages|chocolate chips)$/],
	eggs: [/\b(?:buns|brioche|bagels)$/],
	soy: [BREADS$1, /\b(?:dark chocolate|flour tortillas|sausages|chocolate chips)$/],
	peanuts: [/\b(?:chocolate|chocolate chips|curry paste|granola|ice cream)$/],
	"tree nuts": [/\b(?:chocolate|chocolate chips|curry paste|granola|ice cream)$/]
};
const CLAIMS = {
	sesame: /\bsesame-free\b/,
	milk: /\b(?:dairy-free|milk-free|vegan)\b/,
	eggs: /\b(?:egg-free|vegan)\b/,
	soy: /\bsoy-free\b/,
	peanuts: /\b(?:pea)?nut-free\b/,
	"tree nuts": /\bnut-free\b/
};
function likelyCarriers(names, { allergies }) {
	return names.filter((name) => allergies.some((one) => CARRIERS[one]?.some((carrier) => carrier.test(name)) && !CLAIMS[one]?.test(name)));
}
// kitchen/src/cook/adapt/misfits.ts
function natureOf(rules, name) {
	if (/\b(?:stock|broth|sauce|gravy|bouillon|oil|lard|dripping|paste|gelatine)\b/.test(name)) return /\b(?:oil|lard|dripping)\b/.test(name) ? "fat" : "other";
	if (/\b(?:margarine|butter|ghee|block|spread|shortening)\b/.test(name)) return "fat";
	const names = new Set(require_read_dish.findFoodNames(rules, name));
	if ([
		"meat",
		"poultry",
		"fish",
		"shellfish"
	].some((one) => names.has(one)) || /\bfish\b/.test(name)) return "meat";
	if (names.has("egg") && !names.has("pasta") && !/noodle|mayonnaise/.test(name)) return "egg";
	if (names.has("alcohol")) return "wine";
	if (/\b(?:flour|bread|pasta|spaghetti|noodles?|rice|potatoes|oats)\b/.test(name)) return "starch";
	return "other";
}
const ONLY = {
	meat: /\b(?:bon(?:e|es|ed|ing)|skin|skins|skin-side|rind|carcass|flak(?:e|y)|(?<!(?:chilli|oat|coconut|almond) )flakes|pink|medium-rare|rare|knead|knuckle|carv(?:e|ing)|joint|backbone|spatchcock|breast|breasts|thighs?|legs|wings?|drumsticks?|juices run|fibres?|brine|cartilage|gristle|fat (?:has )?(?:runs?|run out)|leaving the fat|render(?:s|ed)?|devein|(?<!taco )shells?|heads|tails?|curl(?:s|ed)?|fifth of fat|lean|opaque|shred(?:s|ded)?|pull (?:it|them|the meat)(?! away)|meat|meaty|juicy|against the grain|across the grain|sausage shapes?|wrapped|flatten|beat (?:it|them) (?:to|out|flat|thin)|skewers? in long|around (?:flat )?skewers)\b|\b(?:[4-9]\d) \u00b0C\b/i,
	egg: /\b(?:crack(?:ed)?|break in|break the|yolks?|whites|egg white|separate|peel(?:ed)?|shells?|hard-boiled|soft-boiled|runny|scrambl\w+|just set|softly set|curds?|wobbles?|poach\w*|omelette|raw|one at a time|beat the|as it (?:cooks|sets)|sunny|weigh the|meringue|peaks)\b/i,
	wine: /\b(?:alcohol|raw smell|flamb\u00e9|wine)\b/i,
	fat: null,
	starch: null,
	other: null
};
const ANYWHERE = {
	meat: /\b(?:bones?|skin-side|rind|carcass|carve|carving|backbone|breasts?|drumsticks?|meat|juices run|fibres|flakes easily|(?<!taco )shells|wings|thighs|chops|fillets|mince)\b/i,
	egg: /\b(?:crack(?:ed)? in|yolks?|egg whites|the whites|hard-boiled|softly set|scrambl\w+)\b/i
};
const FITTING = [
	[/\bflaxseed\b/, /\b(?:one at a time|beat the)\b/gi],
	[/^aquafaba/, /\b(?:(?:soft |stiff )?peaks|beat the|as it sets)\b/gi],
	[/\btofu\b/, /\bscrambl\w+\b/gi]
];
const TOMATO_SKINS = /\btomatoes\b[^.]*\bskins?\b/gi;
function isMisfit(rules, from, to, text, named) {
	const [was, is] = [natureOf(rules, from), natureOf(rules, to)];
	if (was === is) return false;
	const fitting = FITTING.find(([what]) => what.test(to))?.[1];
	const rest = fitting ? text.replace(fitting, "") : text;
	const ofMeat = (/jackfruit|oyster/.test(to) ? rest.replace(/\bshred(?:s|ded)?\b|\bpull /gi, "") : rest).replace(TOMATO_SKINS, "");
	return (named ? ONLY[was] : ANYWHERE[was])?.test(ofMeat) ?? false;
}
const CUT$4 = /^(?:(?:very )?(?:finely|thinly|thickly|roughly|coarsely) )?(?:sliced|chopped|shredded|torn|cubed|diced|crumbled|grated|(?:cut )?in (?:[\w.\u2013-]+ )*(?:cubes|pieces|strips|slices|chunks))$/;
const SOLID = /tofu|mushrooms?|cheese|cheddar|mozzarella|feta|tempeh|margarine|halloumi|chocolate/;
const NUTS = /nuts?$|almonds|pistachios|seeds$|pecans|walnuts/;
function preparationFor(rules, from, to) {
	const alike = natureOf(rules, from.name) === natureOf(rules, to) && natureOf(rules, to) !== "other" || lastWord$1(from.name) === lastWord$1(to) || NUTS.test(from.name) && NUTS.test(to) && !/blanched|skinned|halve/.test(from.preparation);
	const parts = from.preparation.split(/,\s*/).filter((part) => part !== "");
	if (/\boil$/.test(to)) return "";
	if (alike && !/fat|skin|bone|rind|peel|beaten|rolled/.test(from.preparation)) return parts.join(", ");
	return SOLID.test(to) ? parts.filter((part) => CUT$4.test(part)).join(", ") : "";
}
function lastWord$1(name) {
	return name.split(" ").at(-1) ?? name;
}
// kitchen/src/cook/adapt/rename.ts
function plainName$1(name) {
	return name.replace(/\s*\(.*\)$/, "").replace(/^(?:vegetarian Italian-style|vegetarian(?= provolone)|large(?= lettuce leaves)|(?:extra[- ])?firm|unripe|cooked|tinned|unsweetened|cold|brown(?= lentils)|cooked brown(?= lentils)) /, "");
}
function isPlural(name) {
	return /[^su]s$/.test(name) && !/(?:aminos|molasses|couscous|asparagus|hummus|is|ss)$/.test(name);
}
function oneOf$3(name) {
	if (!isPlural(name)) return name;
	const words = name.split(" ");
	const last = words.pop() ?? "";
	if (/^chill?ies$/.test(last)) return [...words, last.slice(0, -2)].join(" ");
	const one = /leaves$/.test(last) ? last.replace(/leaves$/, "leaf") : require_read_dish.singular(last);
	return [...words, /ies$/.test(last) ? last.replace(/ies$/, "y") : one].join(" ");
}
const NEXT$1 = /^ (?:and|or|with|in|into|on|onto|to|from|over|for|at|until|is|are|has|have|was|were|the|a|an|as|by|of|all|then|but|out|off|back|through|under|apart|up|down|that|which|while|if|so|together|well|very|just|again|dry|gently|once|per|slowly|quickly|after|before|about|evenly|lightly|completely|thinly|inside|around|carefully|side|first|saucy|moist|tender|juicy|hard|whole|firm|warm|hot|cold|soft|crisp|should|will|must|may|can|takes?|gives?|goes|turns?|looks?|feels?|cooks?|comes?|keeps?|falls?|gives?|reach\w*|fr(?:y|ies)|parts?|\w+ed|on|browns?|sizzles?|steams?|rests?|cools?|soaks?|melts?|foams?)\b/;
function renameFood(rules, text, food, to) {
	let out = "";
	let from = 0;
	for (const term of require_read_dish.findTerms(rules, text)) {
		if (!term.isFood || !(isMeant(term, food) || isPutBack(term.name, food))) continue;
		const end = term.start + ownEnd(text.slice(term.start, term.end), food);
		const said = text.slice(term.start, end);
		if (/\b(?:kinds?|sorts?|types?) of $/.test(text.slice(0, term.start))) continue;
		const [before, name] = placed$1(out + text.slice(from, term.start), said, to, text.slice(end));
		const led = out + text.slice(from, term.start);
		const capital = /^\p{Lu}/u.test(said) && name !== "" && /^$|[.!?]\s+$/.test(led);
		if (/^butter$/i.test(said) && /^ (?:the|a|an|each(?! time\b)|both|one) /.test(text.slice(end))) {
			out += text.slice(from, term.start) + (capital ? "Spread" : "spread");
			from = end;
			continue;
		}
		out = before + (capital ? name.replace(/^./, (c) => c.toUpperCase()) : name);
		from = end;
	}
	return agreed(out + text.slice(from), to);
}
function isPutBack(name, food) {
	const [first = "", back, more] = name.split(" ");
	return back === "back" && more === void 0 && food.words.has(first);
}
function ownEnd(said, food) {
	return isPutBack(said.toLowerCase(), food) ? said.lastIndexOf(" ") : said.length;
}
function placed$1(before, said, to, after) {
	if (/^ \p{L}/u.test(after) && !NEXT$1.test(after) && !isPlural(said)) return [withArticle(before, oneOf$3(to.name)), oneOf$3(to.name)];
	const single = /\b(?:a|an|each|every|one|another)\s+$/i.test(before);
	if (!single && isPlural(to.name) && !isPlural(said) && ONE_SUCH.test(before)) return [before, oneOf$3(to.name)];
	if (!single) return [before, to.name];
	if (to.counted) return [withArticle(before, oneOf$3(to.name)), oneOf$3(to.name)];
	return [before.replace(/\ban?(\s+)$/, "some$1").replace(/\bAn?(\s+)$/, "Some$1").replace(/\b(each|every|one|another)(\s+)$/i, "$1 piece of "), to.name];
}
const ONE_SUCH = /\b(?:a|an|each|every|one|another)(?:\s(?!(?:of|and|or|with|in|on|to|for|little|few|bit)\b)[\p{L}-]+){1,2}\s+$/iu;
function withArticle(before, word) {
	return before.replace(/\b(a|an)(\s+)$/i, (_, article, space) => {
		const right = /^[aeiou]/i.test(word) ? "an" : "a";
		return (article[0] === "A" ? right.replace("a", "A") : right) + space;
	});
}
const DOES = /^(?:gives|begins|starts|turns|looks|feels|falls|takes|comes|smells|browns|softens|keeps|needs)$/;
const DO = /^(?:give|begin|start|turn|look|feel|fall|take|come|smell|brown|soften|keep|need)$/;
const MANY$2 = {
	is: "are",
	has: "have",
	was: "were",
	goes: "go"
};
const ONE = {
	are: "is",
	have: "has",
	were: "was",
	go: "goes"
};
function agreed(text, { name }) {
	const many = isPlural(name);
	const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	return text.replace(new RegExp(`((?<!(?:and|of|with) )\\b${escaped})( (?:is|are|has|have|was|were|go|goes|gives?|begins?|starts?|turns?|looks?|feels?|falls?|takes?|comes?|smells?|softens?|keeps?|needs?))\\b(?! (?:it|them|the|in)\\b)`, "gi"), (_, food, verb) => `${food} ${agreeing(verb.trim(), many)}`);
}
function agreeing(verb, many) {
	if (many && DOES.test(verb)) return verb.slice(0, -1);
	if (!many && DO.test(verb)) return `${verb}s`;
	return (many ? MANY$2[verb] : ONE[verb]) ?? verb;
}
// kitchen/src/cook/adapt/meat-heat.ts
const NOTHING = {
	left: new Set(),
	gone: new Set()
};
function mendHeat(work, draft, index) {
	const { rules } = work.kitchen;
	const from = work.draft.ingredients[index]?.name ?? "";
	const to = draft.ingredients[index]?.name ?? "";
	if (natureOf(rules, from) !== "meat") return draft.steps;
	if (natureOf(rules, to) === "meat") return hotter(work, draft, index, heatFor(work, to));
	const others = fleshIn(work, draft);
	return mapSentences(work, draft, (text, topic) => {
		return others.length === 0 || topic.left.size === 0 && topic.gone.size > 0 ? withoutHeat(text, plainName$1(to)) : text;
	});
}
const ALL$1 = /\b(?:everything|all of it|all back)\b/i;
function hotter(work, draft, index, least) {
	return mapSentences(work, draft, (text, { left }) => left.has(index) ? text.replace(/(?<![\u2013-])\b([67]\d)(?= \u00b0C)/g, (all) => Number(all) < least ? String(least) : all) : text);
}
function heatFor({ kitchen }, name) {
	if (require_read_dish.findTerms(kitchen.rules, name).flatMap((term) => [term.name, ...term.kinds]).includes("poultry")) return 74;
	return /\b(?:minced?|ground|sausages?|burgers?)\b/.test(name) ? 71 : 0;
}
function fleshIn({ kitchen }, draft) {
	return draft.ingredients.flatMap((item, at) => item && isFlesh$1(natureOf(kitchen.rules, item.name)) ? [at] : []);
}
function isFlesh$1(nature) {
	return nature === "meat" || nature === "egg";
}
function keepsHeat({ kitchen, original }, draft) {
	const said = textOf$2(draft.steps);
	const asked = textOf$2(original.steps);
	return fleshIn({ kitchen }, draft).every((at) => {
		const same = original.ingredients[at]?.name === draft.ingredients[at]?.name;
		const given = (require_read_dish.findTerms(kitchen.rules, draft.ingredients[at]?.name ?? "").some((term) => term.name === "poultry" || term.kinds.includes("poultry")) ? ["74"] : same && isMince(draft, at) ? ["71", "74"] : []).filter((heat) => asked.includes(`${heat} \u00b0C`));
		return given.length === 0 || given.some((heat) => said.includes(`${heat} \u00b0C`));
	});
}
function isMince(draft, at) {
	return /\b(?:minced?|ground|sausages?|burgers?)\b/.test(draft.ingredients[at]?.name ?? "");
}
function textOf$2(steps) {
	return steps.flat().map((piece) => piece.kind === "ingredient" ? piece.name : piece.text).join("");
}
const SENTENCES = /(?<=[.;!?](?:\s|$))/;
function mapSentences(work, draft, change) {
	let topic = NOTHING;
	return draft.steps.map((step) => {
		const parts = step.flatMap((piece, at) => piece.kind === "text" ? piece.text.split(SENTENCES).map((text) => ({
			at,
			text
		})) : [{
			at,
			text: ""
		}]);
		const topics = [];
		for (let start = 0; start < parts.length;) {
			const rest = parts.slice(start).findIndex(({ text }) => /[.;!?]\s*$/.test(text));
			const end = rest < 0 ? parts.length : start + rest + 1;
			const own = parts.slice(start, end).map(({ at, text }) => topicOf$1(work, draft, step[at], text)).reduce(joined$3, NOTHING);
			if (own.left.size + own.gone.size > 0) topic = own;
			for (; start < end; start += 1) topics.push(topic);
		}
		return step.map((piece, at) => {
			if (piece.kind !== "text") return piece;
			const texts = parts.map((part, n) => part.at === at ? change(part.text, topics[n] ?? NOTHING) : "");
			return {
				...piece,
				text: texts.join("")
			};
		});
	});
}
function joined$3(a, b) {
	return {
		left: new Set([...a.left, ...b.left]),
		gone: new Set([...a.gone, ...b.gone])
	};
}
function topicOf$1(work, draft, piece, text) {
	const { rules } = work.kitchen;
	const left = new Set();
	const gone = new Set();
	const add = (at) => {
		const was = natureOf(rules, work.original.ingredients[at]?.name ?? "");
		if (isFlesh$1(natureOf(rules, draft.ingredients[at]?.name ?? ""))) left.add(at);
		else if (was === "meat") gone.add(at);
	};
	if (piece?.kind === "ingredient") add(piece.index);
	if (ALL$1.test(text)) fleshIn(work, draft).forEach(add);
	const words = wordsIn$1(work, text);
	draft.ingredients.forEach((item, at) => {
		if (!item || text === "") return;
		if (text.toLowerCase().includes(plainName$1(item.name).toLowerCase()) || isFlesh$1(natureOf(rules, item.name)) && words.some((word) => isSaid(work, word, item.name))) add(at);
	});
	return {
		left,
		gone
	};
}
function wordsIn$1({ kitchen }, text) {
	return require_read_dish.findTerms(kitchen.rules, text).filter((term) => term.isFood).map((term) => term.name).filter((name) => isFlesh$1(natureOf(kitchen.rules, name)));
}
function isSaid({ kitchen }, word, name) {
	return require_read_dish.findTerms(kitchen.rules, name).some((term) => term.name === word || term.kinds.includes(word));
}
function withoutHeat(text, name) {
	const done = /mushroom|squash|aubergine|jackfruit|artichoke|celeriac|cauliflower/.test(name) ? "until tender" : "until hot all the way through";
	const instead = (_, before) => /until [^.;]*$/.test(before) ? before : `${before}, ${done}`;
	return text.replace(new RegExp(`(until [^.,;]+), ([^.,;]+?) and (?:the [\\p{L} ]+ (?:is|are) )?${HEAT$1}`, "gu"), "$1 and $2").replace(new RegExp(`(until [^.,;]*?),? and (?:(?:at least|well past|is|are|reads?) )*${HEAT$1}`, "g"), "$1").replace(new RegExp(`([^.;]*?),? (?:until|and|or)(?: until)? [^.,;]*?${HEAT$1}`, "g"), instead).replace(/([^.;]*?),? (?:until|and) [^.,;]*\b(?:pink|raw|opaque|flakes?)\b(?! (?:it|them|into|the)\b)[^.,;]*/g, instead).replace(/(?:^|(?<=\. ))[^.]*\b(?:will be|is done at|should be|must read)\b[^.]*\d\d \u00b0C[^.]*\.\s*/g, "").replace(/,? breaking (?:it|them) up(?: and leaving it alone in between| with a spoon)?(?=[,.])/g, "").replace(/\bmeat\b/g, name);
}
const HEAT$1 = "\\b[4-9]\\d \u00b0C(?: (?:in|at) (?:the|its) (?:thickest (?:part|point)|middle|centre)| inside)?";
// kitchen/src/cook/adapt/made-names.ts
function calledWhatTheyAre(work) {
	const wrong = stepsNamingWhatTheyMustNot(work);
	if (wrong.size === 0) return work.draft.steps;
	return work.draft.steps.map((step, at) => wrong.has(at) ? step.map((piece) => piece.kind === "text" ? called(work, piece) : piece) : step);
}
function stepsNamingWhatTheyMustNot({ kitchen, bending, draft }) {
	const lines = draft.steps.map((step, index) => ({
		part: "instructions",
		index,
		text: require_read_dish.stepLine(step)
	}));
	const { findings } = require_read_dish.check(kitchen.rules, lines, bending.needs);
	return new Set(findings.filter((one) => one.certainty === "contains").map((one) => one.index));
}
function called(work, piece) {
	const { rules } = work.kitchen;
	const against = restrictionsBy(work, piece.text);
	if (against.size === 0) return piece;
	const listed = new Set(work.draft.ingredients.flatMap((item) => item ? require_read_dish.findTerms(rules, item.name).map((term) => term.name) : []));
	let text = "";
	let from = 0;
	for (const term of require_read_dish.findTerms(rules, piece.text)) {
		const claim = needsWords$1(against.get(term.name) ?? []);
		if (claim === "" || listed.has(term.name) || isFlesh$1(natureOf(rules, term.name))) continue;
		text += `${withArticle(piece.text.slice(from, term.start), claim)}${claim} `;
		from = term.start;
	}
	return {
		...piece,
		text: text + piece.text.slice(from)
	};
}
function restrictionsBy({ kitchen, bending }, text) {
	const { findings } = require_read_dish.check(kitchen.rules, [{
		part: "instructions",
		index: 0,
		text
	}], bending.needs);
	const found = new Map();
	for (const { certainty, restriction, term } of findings) {
		if (certainty !== "contains" || restriction === "Keto") continue;
		found.set(term, [...found.get(term) ?? [], restriction]);
	}
	return found;
}
// kitchen/src/cook/adapt/pronouns.ts
function mendText(text, from, to) {
	const [piece] = mendPronouns([{
		kind: "text",
		text
	}], -1, from, to);
	return piece?.kind === "text" ? piece.text : text;
}
function mendPronouns(step, index, from, to) {
	const [one, many] = [!isPlural(from) && isPlural(to), isPlural(from) && !isPlural(to)];
	if (!one && !many) return [...step];
	let meant = false;
	let first;
	return step.map((piece) => {
		if (piece.kind === "ingredient" && !SEASONING$1.test(piece.name)) {
			first ??= piece.index;
			meant = piece.index === index && first === index;
		}
		if (piece.kind !== "text") return piece;
		if (/[.;]/.test(piece.text)) first = void 0;
		let text = "";
		for (const part of piece.text.split(/(?<=[.;])/)) {
			const at = part.toLowerCase().indexOf(to.toLowerCase());
			const from = meant ? 0 : at;
			text += from < 0 ? part : part.slice(0, from) + (one ? inPlural : inSingular$1)(part.slice(from));
			if (at >= 0) meant = true;
		}
		return {
			...piece,
			text
		};
	});
}
const SEASONING$1 = /\b(?:salt|pepper|oil|ghee)\b/;
function inPlural(text) {
	return text.replace(/\b(in|of|on|over|with|to|from|for|under|before|after) it\b/g, "$1 them").replace(/\bit is\b/g, "they are").replace(/\bit has\b/g, "they have").replace(/\bit (does|goes)\b/g, (_, verb) => `they ${verb.slice(0, -2)}`).replace(/\bit (can|ought|will|should|must|may|might)\b/g, "they $1").replace(/\bit (\w+(?:ch|sh|ss|x))es\b/g, "they $1").replace(/\bit (\w+)ies\b/g, "they $1y").replace(/\bit (\w+[^s])s\b/g, "they $1").replace(/\bits own\b/g, "their own").replace(/\bit\b/g, "them");
}
function inSingular$1(text) {
	return text.replace(/\bthey are\b/g, "it is").replace(/\bthey have\b/g, "it has").replace(/\bthey (can|ought|will|should|must|may|might)\b/g, "it $1").replace(/\bthey (?!and\b|or\b|both\b)(\w+(?:ch|sh|ss|x))\b/g, "it $1es").replace(/\bthey (?!and\b|or\b|both\b|still\b|then\b|just\b|also\b|all\b)(\w+)\b/g, "it $1s").replace(/\bboth they and\b/g, "both it and").replace(/\bthem\b/g, "it");
}
function standing(tip, kept) {
	const [first = ""] = sentencesOf$1(tip);
	return kept.startsWith(first) || !/^(?:an? \w\b|it|they|them|that|this|those|then|so|otherwise)\b/i.test(kept) ? kept : "";
}
// kitchen/src/say/fill-slots.ts
const SLOT = /\{(?:(an?) )?(\w+)(?::([^}|]*)\|([^}]*))?\}/g;
function fillSlots(text, slots) {
	return capitalised(text.replace(SLOT, (_, article, name = "", one, many) => {
		const value = slots[name];
		if (value === void 0) throw new Error(`"${text}" has no value for ${name}.`);
		if (one !== void 0) return isMany(value) ? many ?? "" : one;
		const said = wordsOf$2(value);
		return article === void 0 || isMany(value) ? said : `${articleFor(said)} ${said}`;
	}).replace(/ +/g, " ").trim());
}
function slotsIn(text) {
	return [...text.matchAll(SLOT)].map(([, , name]) => name);
}
function isMany(value) {
	if (typeof value === "number") return value !== 1;
	if (typeof value === "string") return false;
	return "isPlural" in value ? value.isPlural : value.length > 1;
}
function wordsOf$2(value) {
	if (typeof value === "string") return value;
	if (typeof value === "number") return String(Math.round(value * 100) / 100);
	return "name" in value ? value.name : listed$2(value);
}
function listed$2(items) {
	const [last = "", ...others] = items.toReversed();
	return others.length === 0 ? last : `${others.toReversed().join(", ")} and ${last}`;
}
function articleFor(words) {
	const first = words.toLowerCase();
	if (/^(?:hour|honest|herb(?!s?\b.*uk))/.test(first)) return first.startsWith("herb") ? "a" : "an";
	if (/^(?:uni|use|euro|one\b|ur|ut)/.test(first)) return "a";
	return /^(?:[aeiou]|8|11\b|18\b)/.test(first) ? "an" : "a";
}
function capitalised(text) {
	return text.replace(/(^|[.!?] +)(\p{Ll})/gu, (_, before, letter) => before + letter.toUpperCase());
}
// kitchen/src/cook/adapt/step-sentences.ts
const ENDS$1 = /(?<=[.;!?](?:\s+|$))/;
const ALL = /\b(?:everything|all of it|all back|the meat)\b/i;
const LEANS = /\b(?:it|them|they|its|their)\b/i;
const OUT$2 = /\b(?:lift|take|tip|scoop|remove|set|spoon|move)\b[^.;]*\b(?:out|aside|off the pan|on to a plate|onto a plate)\b/i;
function sentencesAbout(rules, draft, index, food) {
	let topic = false;
	const isOnly = !draft.ingredients.some((item, at) => item && at !== index && natureOf(rules, item.name) === "meat");
	return draft.steps.flatMap((step, number) => inSentences(step).map((pieces) => {
		const text = plainOf(pieces);
		const terms = require_read_dish.findTerms(rules, text).filter((term) => term.isFood);
		const named = pieces.some((piece) => piece.kind === "ingredient" && piece.index === index) || terms.some((term) => isMeant(term, food)) || isOnly && ALL.test(text);
		const others = pieces.some((piece) => piece.kind === "ingredient" && piece.index !== index && isBulky(piece.name));
		const leans = LEANS.test(text) || !others;
		const own = named || topic && leans && !others;
		topic = own && (!OUT$2.test(text) || /\b(?:drip|marinade)\b/.test(text));
		return {
			step: number,
			pieces,
			own
		};
	}));
}
function stepsOf(sentences, count) {
	return Array.from({ length: count }, (_, step) => joined$2(sentences.filter((one) => one.step === step).flatMap(({ pieces }) => [...pieces])));
}
function wordsOfSentence(pieces) {
	return pieces.map((piece) => piece.kind === "ingredient" ? piece.name : piece.text).join("");
}
function plainOf(pieces) {
	return pieces.map((piece) => piece.kind === "text" ? piece.text : " ; ").join("");
}
function isBulky(name) {
	return !isSeasoning$1(name) && !THIN.test(name);
}
const THIN = /\b(?:water|stock|broth|wine|milk|cream|juice|sauce|passata|vinegar|pur\u00e9e|paste|beer|oil|tamari|cornflour|flour|starch|garlic|ginger|cumin|coriander|paprika|thyme|rosemary|sage|basil|parsley|oregano|lea(?:f|ves)|powder|honey|sugar|mustard|mirin|sake|masala)\b/;
function inSentences(step) {
	const sentences = [[]];
	for (const piece of step) {
		if (piece.kind !== "text") {
			sentences.at(-1)?.push(piece);
			continue;
		}
		piece.text.split(ENDS$1).forEach((text, at) => {
			if (at > 0) sentences.push([]);
			if (text !== "") sentences.at(-1)?.push({
				kind: "text",
				text
			});
		});
		if (/[.;!?]\s*$/.test(piece.text)) sentences.push([]);
	}
	return sentences.filter((one) => one.length > 0);
}
function joined$2(pieces) {
	const out = [];
	for (const piece of pieces) {
		const last = out.at(-1);
		if (piece.kind === "text" && last?.kind === "text") out[out.length - 1] = {
			kind: "text",
			text: last.text + piece.text
		};
		else out.push(piece);
	}
	return out;
}
// kitchen/src/cook/adapt/cooked-how.ts
const COOKS = /\b(?:fry|frying|sear|brown|simmer|cook|bake|roast|grill|boil|bubble|braise|poach|steam|toss|sizzle|stir|warm|oven|heat|griddle|flip|turn|return)\w*/i;
const WAITS$3 = /\b(?:marinat|chill|soak|rest|stand|cool|fridge|refrigerat|room temperature|freeze|cure|overnight|leave|press)\w*/i;
const STILL_HOT = /\b(?:heat|hot|pan|simmer|fry|oven|cover and leave|pot|bake|roast|boil)\b/i;
const APART$2 = /\b(?:meanwhile|drain|salted water|soft(?:en)?|before the end|in a (?:small |second |separate |frying |sauce)+pan)\b/i;
function cookedHow(rules, draft, index, food) {
	const sentences = sentencesAbout(rules, draft, index, food);
	const spots = [];
	let isIn = false;
	let isReady = false;
	sentences.forEach(({ pieces, own }, sentence) => {
		const text = wordsOfSentence(pieces);
		const foods = pieces.some((piece) => piece.kind === "ingredient" && !isSeasoning$1(piece.name));
		const goesOn = (isIn || isReady && !foods) && !APART$2.test(text);
		if (own) isReady = true;
		if (own && COOKS.test(text)) isIn = true;
		if (own || goesOn) {
			const hot = COOKS.test(text) && (!WAITS$3.test(text) || STILL_HOT.test(text));
			pieces.forEach((piece, at) => {
				const minutes = piece.kind === "timer" ? minutesOf$2(piece.text) : 0;
				const before = wordsOfSentence(pieces.slice(0, at));
				const clause = before.slice(Math.max(before.lastIndexOf(","), before.lastIndexOf(".")) + 1);
				if (minutes === 0 || !hot || WAITING$1.test(clause)) return;
				const after = wordsOfSentence(pieces.slice(at + 1, at + 2));
				const sides = SIDES.test(after) ? 2 : 1;
				isIn = true;
				spots.push({
					sentence,
					at,
					minutes,
					sides,
					own
				});
			});
		}
		if (own && OUT$2.test(text)) [isIn, isReady] = [false, false];
	});
	return {
		sentences,
		spots,
		minutes: spots.reduce((sum, { minutes, sides }) => sum + minutes * sides, 0),
		longest: Math.max(0, ...spots.map(({ minutes }) => minutes)),
		said: sentences.filter(({ own }) => own).map(({ pieces }) => wordsOfSentence(pieces)).join("\n").toLowerCase()
	};
}
const WAITING$1 = /\b(?:rest|chill|soak|stand|cool|marinate)\b/i;
const SIDES = /^ (?:a|each|per|on each|on either|on both) sides?\b/;
function minutesOf$2(text) {
	const [number = ""] = /[\d. /]+(?=\s*\p{L}*$)/u.exec(text.replace(/^.*[-\u2013]/, "").trim()) ?? [];
	const value = number.trim().split(" ").reduce((sum, part) => {
		const [over = 0, under = 1] = part.split("/").map(Number.parseFloat);
		return sum + over / under;
	}, 0);
	if (!Number.isFinite(value)) return 0;
	return /hour/.test(text) ? value * 60 : /minute/.test(text) ? value : /second/.test(text) ? value / 60 : 0;
}
// kitchen/src/cook/adapt/done-as.ts
function doneAs(rules, draft, index, food, swap) {
	const cooking = cookedHow(rules, draft, index, food);
	const { minutes, saved } = retimed(cooking, swap);
	const last = cooking.spots.at(-1);
	const hot = new Set(cooking.spots.map(({ sentence }) => sentence));
	let isSaid = false;
	const sentences = cooking.sentences.map((sentence, number) => {
		const timed = sentence.pieces.map((piece, at) => {
			const text = minutes.get(`${number} ${at}`);
			return piece.kind === "timer" && text !== void 0 ? {
				...piece,
				text
			} : piece;
		});
		if (!(sentence.own || swap.alone && hot.has(number)) || swap.done === "") return {
			...sentence,
			pieces: timed
		};
		const pieces = timed.map((piece) => piece.kind === "text" ? {
			...piece,
			text: signOf(piece.text, swap)
		} : piece);
		isSaid ||= wordsOfSentence(pieces).includes(swap.done);
		return {
			...sentence,
			pieces
		};
	});
	const told = isSaid || !last || swap.done === "" ? sentences : sentences.map((one, at) => at === last.sentence ? withSign(one, swap) : one);
	return {
		...draft,
		steps: stepsOf(told, draft.steps.length),
		saved: (draft.saved ?? 0) + saved,
		...saved === 0 ? {} : { retimed: true }
	};
}
function retimed({ spots, minutes }, { atLeast, atMost, kind }) {
	const texts = new Map();
	let saved = 0;
	const change = (spot, to) => {
		texts.set(`${spot.sentence} ${spot.at}`, `${to} minute${to === 1 ? "" : "s"}`);
		saved += (spot.minutes - to) * spot.sides;
	};
	if (atMost > 0 && minutes > atMost) {
		const long = spots.filter((spot) => spot.minutes >= SIMMERS$3);
		const total = long.reduce((sum, spot) => sum + spot.minutes, 0);
		for (const spot of long) {
			const share = Math.max(15, Math.round(atMost * spot.minutes / total / 5) * 5);
			if (share < spot.minutes) change(spot, share);
		}
	}
	const lacking = atLeast - minutes;
	const own = spots.filter((spot) => spot.own);
	if (kind.name === "shellfish") for (const spot of own.filter((one) => one.minutes > MOST_FOR_SHELLS)) change(spot, 4);
	if (lacking > .5 && own.length > 0) {
		const main = own.reduce((most, spot) => spot.minutes > most.minutes ? spot : most);
		change(main, Math.ceil(main.minutes + lacking / main.sides));
	}
	return {
		minutes: texts,
		saved: Math.round(saved)
	};
}
const SIMMERS$3 = 20;
const MOST_FOR_SHELLS = 5;
const SIGN = /\b(?:[4-9]\d(?:[-\u2013]\d\d)? \u00b0C|(?:medium[- ])?rare|rosy|pink|opaque|flak(?:e|es|y)|raw|juices run clear|cooked through|curl(?:s|ed)?|firm|pulls? apart|comes? apart|falls? apart|fall(?:s|ing)? off the bone|loose on the bone|slips? off the bone|off the bone|under a fork|well done|set through)\b/;
const SUBJECT = /^(?:the [\p{L} ]+?|it|they|a piece of it|the meat) (?:is|are|has|have|reach(?:es)?|reads?|measures?|flakes?|lost|falls?|comes?|pulls?|slips?|looks?)\b|^(?:it|they) /u;
function signOf(text, swap) {
	return text.replace(/\b(until |and is (?=at least )?(?=[4-9]\d \u00b0C))((?:[^.;(]|\.(?=\d))*)/g, (all, led, clause) => SIGN.test(clause) ? led + conditions(clause, swap) : all).replace(LOOSE_HEAT, (all, led) => all.includes(swap.done) ? all : `${led}${swap.done}`);
}
const LOOSE_HEAT = /(\b(?:read|reads|reach|reaches|be|is done at|is ready at|at|to) )(?:at least |about )?[4-9]\d \u00b0C(?: (?:in|at) (?:the|its) (?:thickest (?:part|point)|middle|centre)| inside)?(?! with no pink)/g;
function conditions(clause, { done, called }) {
	const parts = clause.split(/(,? and (?:then )?|,? or |, )/);
	let isSaid = false;
	const kept = [];
	parts.forEach((part, at) => {
		if (at % 2 === 1) return;
		const led = parts[at - 1] ?? "";
		if (!SIGN.test(part) || isDeed(part)) {
			if (isSaid && /^(?:which|because)\b/.test(part)) return;
			kept.push((kept.length > 0 ? led : "") + part);
			return;
		}
		if (isSaid) return;
		isSaid = true;
		const verb = agreeing("is", isPlural(called));
		const sign = SUBJECT.test(part) ? `the ${called} ${verb} ${done}` : done;
		const tail = /\s+$/.exec(part)?.[0] ?? "";
		kept.push((kept.length > 0 ? kept.length === 1 || led !== ", " ? " and " : led : "") + sign + tail);
	});
	return kept.join("");
}
function isDeed(part) {
	return /^(?:then )?(?:take|lift|return|put|serve|flake|pull|stir|drain|rest|set|turn|tip|add|pour|remove|transfer|cover)\b/.test(part);
}
function withSign(sentence, { done, called }) {
	const verb = agreeing("is", isPlural(called));
	const they = isPlural(called) ? "them" : "it";
	const added = `The ${called} ${verb} ready when ${isPlural(called) ? "they are" : "it is"} ${done}; give ${they} a little longer if not.`;
	const pieces = [...sentence.pieces];
	const end = pieces.at(-1);
	const isOpen = end?.kind !== "text" || !/[.;!]\s*$/.test(end.text);
	const closing = `${isOpen ? "." : ""} ${added}`;
	if (end?.kind === "text" && !isOpen) {
		const space = /\s*$/.exec(end.text)?.[0] ?? "";
		const text = `${end.text.trimEnd().replace(/;$/, ".")} ${added}${space || ""}`;
		pieces[pieces.length - 1] = {
			kind: "text",
			text
		};
	} else pieces.push({
		kind: "text",
		text: closing
	});
	return {
		...sentence,
		pieces
	};
}
// kitchen/src/cook/adapt/handled-as.ts
const BODY_GONE = [
	[/,? skin[- ]side (?:down|up)(?: first)?,?(?= |$|[.,;])/g, ""],
	[/, skin down\b/g, ""],
	[/,? away from the bone\b/g, ""],
	[/ and pat the skin dry\b/g, " and pat dry"],
	[/,? prick the skin with a fork,? and\b/g, " and"],
	[/,? and slash the (?:skin|legs)\b/g, ""],
	[/\buntil the skin is (?=\w)/g, "until "],
	[/\buntil the skin \w+s(?: and \w+s)?\b/g, "until browned"],
	[/,? pressing it flat for the first minute,?/g, ","],
	[/,? (?:and|then) pour (?:away|off) (?:all but a spoonful of |most of )?the fat\b/g, ""],
	[/\buntil the fat (?:has )?runs?(?: out)?\b/g, "until golden"],
	[/\bin (?:the|its|their) (?:own )?fat\b/g, "in the pan"],
	[/\b[Tt]he (?:thighs|legs|breasts|wings|drumsticks|fillets|steaks|chops|pieces of meat)\b/g, "the ~"],
	[/(?:^|(?<=[.;] ))Spoon off (?:most of )?the fat\.\s*/g, ""],
	[/\bflake (?=it\b|them\b|into\b|the\b)/g, "tip "],
	[/\bFlaked (?=\p{L})/gu, "Crushed "],
	[/\bcrisp-skinned /gi, "golden "],
	[/\bpaper-thin /gi, ""]
];
const MEAT_GONE = [
	...BODY_GONE,
	[/,? with the [^,.;]* well past \d\d \u00b0C\b/g, ""],
	[/\buntil it flakes(?: easily)?\b/g, "until hot all the way through"]
];
function withoutBody(text, called) {
	return BODY_GONE.reduce((said, [pattern, words]) => said.replace(pattern, words.replace("~", called)), text);
}
const EGG_TO_TOFU = [
	[/\b(?:Make|make) (?:\w+ hollows|a hollow for each [^,]*), (?:crack|break|stir) in /g, "Lay in "],
	[/\bBeat $/g, "Mash "],
	[/\bbeat $/g, "mash "],
	[/, until the whites are (?:just )?set\b/g, ", until hot"],
	[/, until (?:just |softly |barely )?set(?: but (?:still )?glossy| but still soft)?\b/g, ", until hot"],
	[/\bpour in the tofu\b/g, "tip in the tofu"],
	[/ and pour over\b/g, " and spoon over"]
];
const GELATINE_TO_AGAR = [
	[/^Soak $/g, "Stir "],
	[/^ in cold water for $/g, " into a few spoonfuls of cold water and leave for "],
	[/, until (?:floppy|soft)\b/g, ", until it has swelled"],
	[/ Do not boil\./g, ""],
	[/\bTake off the heat, squeeze out the gelatine and stir it in until dissolved\b/g, "Stir in the agar and simmer for 2 minutes, whisking, until dissolved"]
];
function handledAs(rules, from, to, text) {
	const [was, is] = [natureOf(rules, from.name), natureOf(rules, to.name)];
	return (/^gelatine\b/.test(from.name) && /^agar\b/.test(to.name) ? GELATINE_TO_AGAR : mendingsFor(was, is, to.name)).reduce((said, [pattern, words]) => said.replace(pattern, words.replace("~", plainName$1(to.name))).replace(/^,,/, ","), text);
}
const MEAT_TO_TOFU = [[/, until (?:the (?:chicken|pork|beef|lamb|tofu|meat|fish|prawns) (?:is|are) |it is )?(?:cooked through|very tender|tender|done)\b(?: and (?:at least )?\d\d \u00b0C(?: in the thickest (?:part|point)| inside)?)?/g, ", so that it takes up the sauce"]];
const MEAT_TO_PULSE = [
	[/, until (?:the [\p{L} ]+ (?:is|are) |it is |they are )?(?:cooked through|very tender|tender|done)\b/gu, ", until the sauce has thickened"],
	[/\bin a wide dry $/g, "in a wide non-stick "],
	[/ over high heat\b/g, " over medium heat"]
];
function mendingsFor(was, is, to) {
	if (was === "meat" && is !== "meat") {
		if (/\btofu$/.test(to)) return [...MEAT_GONE, ...MEAT_TO_TOFU];
		return /\b(?:lentils|beans|chickpeas)$/.test(to) ? [...MEAT_GONE, ...MEAT_TO_PULSE] : MEAT_GONE;
	}
	return was === "egg" && /\btofu$/.test(to) ? EGG_TO_TOFU : [];
}
const CUT$3 = /\b(strips|cubes|slices|slabs|pieces|chunks|batons|florets|wedges)\b/;
function inItsCut(from, to, text) {
	const [was, is] = [CUT$3.exec(from.preparation)?.[1], CUT$3.exec(to.preparation)?.[1]];
	if (!was || !is || was === is) return text;
	return text.replace(new RegExp(`\\b${was}\\b`, "gi"), (word) => /^\p{Lu}/u.test(word) ? is.replace(/^./, (first) => first.toUpperCase()) : is);
}
const WET$1 = /^(?:extra-)?firm tofu$/;
const SETTLED = /press|dry|crumbl|drain|squeez|grated|mash|marinat/;
function driedFirst(draft, to) {
	if (!WET$1.test(to.name) || SETTLED.test(to.preparation)) return to;
	const text = draft.steps.flat().map((piece) => piece.kind === "ingredient" ? piece.name : piece.text).join("");
	if (!/\b(?:fry|sear|brown|roast|grill|griddle|cornflour)\b/i.test(text)) return to;
	const preparation = [to.preparation, "pressed and patted dry"].filter(Boolean).join(", ");
	return {
		...to,
		preparation
	};
}
const SPARED$1 = "\ue003";
const DONE$1 = /\buntil (?=(?:very |just )?(?:tender|done|soft|cooked through)\b(?![^.;]*\u00b0C))/g;
const LIQUID$4 = /\b(?:water|stock|broth|wine|milk|cream|juice|sauce|passata|vinegar|pur\u00e9e|beer|oil)\b/;
function sparingOthers(rules, from, to, steps, index) {
	if (natureOf(rules, from.name) !== "meat" || natureOf(rules, to.name) === "meat") return steps;
	const food = identityOf(rules, from.name);
	const speaksOfIt = (text) => require_read_dish.findTerms(rules, text).some((term) => term.isFood && isMeant(term, food));
	return steps.map((step) => {
		const sentences = sentencesWithin(step);
		return step.map((piece, at) => piece.kind === "text" ? {
			...piece,
			text: piece.text.split(/(?<=[.;!?] )/).map((text, n) => {
				const foods = sentences.get(`${at} ${n}`) ?? [];
				const others = foods.filter((one) => one.kind === "ingredient" && !LIQUID$4.test(one.name));
				const own = foods.some((one) => one.kind === "ingredient" ? one.index === index : one.kind === "text" && speaksOfIt(one.text));
				return others.some((one) => one.kind === "ingredient" && isSolid(one.name)) && !own ? text.replace(DONE$1, `until${SPARED$1} `) : text;
			}).join("")
		} : piece);
	});
}
function isSolid(name) {
	return !/\b(?:salt|pepper|sugar|butter|garlic|ginger|paste|powder|flour|thyme|lea(?:f|ves))\b/.test(name);
}
function ownAgain(steps) {
	return steps.map((step) => step.map((piece) => piece.kind === "text" ? {
		...piece,
		text: piece.text.replaceAll(SPARED$1, "")
	} : piece));
}
function sentencesWithin(step) {
	const found = new Map();
	let now = [];
	step.forEach((piece, at) => {
		if (piece.kind !== "text") {
			now.push(piece);
			return;
		}
		piece.text.split(/(?<=[.;!?] )/).forEach((text, n) => {
			if (n > 0) now = [];
			now.push({
				kind: "text",
				text
			});
			found.set(`${at} ${n}`, now);
		});
	});
	return found;
}
// kitchen/src/cook/adapt/meat-known.ts
function meatIn(kitchen, name) {
	const shape = shapeOf(kitchen, name);
	if (shape === "seasoning") return null;
	const meat = animalIn(kitchen, name);
	const kind = meat && kindFor(kitchen, meat, shape);
	return meat && kind ? {
		meat,
		kind,
		shape
	} : null;
}
function animalIn({ rules, meats }, name) {
	const byWord = require_read_dish.splitNameTokens(name).map(require_read_dish.singular).flatMap((word) => meats.meats.filter((one) => one.names.includes(word)))[0];
	if (byWord) return byWord;
	const names = new Set(require_read_dish.findFoodNames(rules, name));
	return meats.meats.find((one) => one.names.some((called) => names.has(called)));
}
function shapeOf({ meats }, name) {
	const said = ` ${require_read_dish.splitNameTokens(name).join(" ")} `;
	return meats.shapes.find(([, words]) => words.some((word) => said.includes(` ${word} `)))?.[0] ?? "";
}
function kindFor({ meats }, meat, shape) {
	const plain = meats.kinds.get(meat.kind);
	if (meat.kind === "plant" || shape !== "mince" && shape !== "sausage") return plain;
	return meats.kinds.get(meat.kind === "poultry" ? "poultry mince" : "mince");
}
// kitchen/src/cook/adapt/leaf-for-bread.ts
const CARRIES = /\b(?:burger buns|hot dog buns|long rolls|(?:flour|corn) tortillas|taco shells|pitta breads|flatbreads|wraps)$/;
const LEAVES$1 = "large lettuce leaves";
function leavesFor(item) {
	const count = numberOf(item.quantity);
	if (item.unit !== "" || Number.isNaN(count) || !CARRIES.test(item.name)) return [];
	const each = /\b(?:buns|rolls|breads|flatbreads|large)\b/.test(item.name) ? 2 : 1;
	return [{
		name: LEAVES$1,
		quantity: sayNumber(count * each),
		unit: "",
		preparation: ""
	}];
}
function isLeaf({ name }) {
	return name === LEAVES$1;
}
function washedNotToasted(steps, index) {
	let failed = false;
	let found = false;
	const washed = steps.map((step) => sentencePieces(step).flatMap((sentence) => {
		const leaves = sentence.find((piece) => piece.kind === "ingredient" && piece.index === index);
		if (!leaves || !WARMED.test(plainText(sentence))) return sentence;
		found = true;
		failed ||= sentence.some((piece) => piece.kind === "ingredient" && piece !== leaves);
		return [
			{
				kind: "text",
				text: "Wash "
			},
			leaves,
			{
				kind: "text",
				text: ` and pat them dry.${/\s$/.test(plainText(sentence)) ? " " : ""}`
			}
		];
	}));
	return failed || !found ? null : washed;
}
const WARMED = /\b(?:warm|toast|heat|grill)/i;
function sentencePieces(step) {
	const sentences = [[]];
	for (const piece of step) {
		const parts = piece.kind === "text" ? piece.text.split(/(?<=[.;!?]\s+)(?=\S)/) : [];
		if (piece.kind !== "text") sentences.at(-1)?.push(piece);
		parts.forEach((text, at) => {
			if (at > 0) sentences.push([]);
			sentences.at(-1)?.push({
				kind: "text",
				text
			});
		});
	}
	return sentences;
}
function plainText(pieces) {
	return pieces.map((piece) => piece.kind === "ingredient" ? "" : piece.text).join("");
}
function saidOfLeaves(text) {
	return text.replace(/ and a little wider than the lettuce leaves/g, "").replace(/\b(?:soft|toasted|warm|small warm|crusty|crackly) (?=lettuce leaves)/g, "").replace(/(?:, |\b)(?:split|toasted|warmed)(?=, cut side down)/g, "").replace(/\blettuce leaves with crisp lettuce, /g, "lettuce leaves with ");
}
// kitchen/src/cook/adapt/slaked.ts
const STARCH = /^(?:cornflour|arrowroot)$/;
function asStarch(from, name) {
	const spoons = numberOf(from.quantity);
	const spooned = /^(?:plain )?flour$/.test(from.name) && from.unit === "tbsp" && spoons > 0;
	return STARCH.test(name) && spooned ? {
		name,
		quantity: sayNumber(spoons * 2),
		unit: "tsp",
		preparation: ""
	} : {
		...from,
		name,
		preparation: ""
	};
}
function slakedLast(rules, draft, index, to) {
	const from = draft.ingredients[index];
	const at = draft.steps.findIndex((step) => dusts(step, index));
	if (!from || !STARCH.test(to.name) || !/^(?:plain )?flour$/.test(from.name) || at < 0) return draft;
	const last = draft.steps.findLastIndex((step, n) => n >= at && simmers(step));
	if (last < 0) return draft;
	const bare = withoutDusting(rules, draft, index);
	if (!bare) return null;
	const steps = bare.steps.map((step, n) => n === last - (draft.steps.length - bare.steps.length) ? finished$1(step, index, to) : step);
	return {
		...draft,
		steps
	};
}
function dusts(step, index) {
	return sentencePieces(step).some((sentence) => sentence.some((piece) => piece.kind === "ingredient" && piece.index === index) && /^(?:.*\b)?(?:stir|sprinkle|scatter) (?:in|over)\b/i.test(plainText(sentence)) && !/\bmelt\b|\bwhisk/i.test(plainText(sentence)));
}
function simmers(step) {
	const text = plainText(step);
	return /\b(?:simmer|bubble)/i.test(text) && !/^Meanwhile/.test(text);
}
function withoutDusting(rules, draft, index) {
	const steps = draft.steps.map((step) => sentencePieces(step).filter((sentence) => !isAlone$1(sentence, index)).flat()).filter((step) => step.length > 0);
	if (!steps.flat().some((piece) => piece.kind === "ingredient" && piece.index === index)) return {
		...draft,
		steps
	};
	const food = {
		...identityOf(rules, draft.ingredients[index]?.name ?? ""),
		kinds: new Set()
	};
	const left = leaveOut(rules, draft, new Set([index]), food);
	return left && {
		...draft,
		steps: left.steps
	};
}
function isAlone$1(sentence, index) {
	const foods = sentence.filter((piece) => piece.kind === "ingredient");
	return foods.length === 1 && foods[0]?.index === index;
}
function finished$1(step, index, to) {
	return [
		...step.map((piece) => piece.kind === "text" ? {
			...piece,
			text: piece.text.replace(/\buntil (?:thick|it thickens|the sauce thickens),? and /g, "until ").replace(/, until (?:thick|it thickens|it coats (?:a|the) spoon|the (?:sauce|gravy) (?:thickens|coats (?:a|the) spoon))(?=[.,;])/g, "")
		} : piece),
		{
			kind: "text",
			text: " Stir "
		},
		{
			kind: "ingredient",
			index,
			name: to.name
		},
		{
			kind: "text",
			text: " smooth with a little cold water, pour it in and let it bubble for "
		},
		{
			kind: "timer",
			text: "1 minute"
		},
		{
			kind: "text",
			text: ", until it thickens."
		}
	];
}
// kitchen/src/cook/adapt/table-swaps.ts
const TRUSTED = [
	{
		from: /soy sauce$/,
		to: ["tamari", "coconut aminos"]
	},
	{
		from: /tamari$/,
		to: ["coconut aminos"]
	},
	{
		from: /^fish sauce$/,
		to: ["vegan fish sauce", "coconut aminos"],
		most: 15
	},
	{
		from: /worcestershire sauce$/i,
		to: ["coconut aminos", "tamari"]
	},
	{
		from: /^(?:white |red )?miso(?: paste)?$/,
		to: ["chickpea miso"]
	},
	{
		from: /(?:stock|broth)$/,
		to: ["vegetable stock"]
	},
	{
		from: /(?:yoghurt|yogurt)$/,
		to: ["unsweetened coconut yoghurt", "unsweetened oat yoghurt"]
	},
	{
		from: /sou?red? cream$/,
		to: ["unsweetened coconut yoghurt"]
	},
	{
		from: /(?:double|single|whipping|heavy) cream$/,
		to: ["oat cream", "coconut cream"]
	},
	{
		from: /cream cheese$/,
		to: ["vegan cream cheese", "dairy-free cream cheese"]
	},
	{
		from: /^(?:whole |semi-skimmed )?milk$/,
		to: [
			"oat milk",
			"rice milk",
			"almond milk"
		]
	},
	{
		from: /^(?:unsalted |salted )?butter$/,
		to: ["vegan block margarine", "dairy-free spread"]
	},
	{
		from: /^(?:unsalted |salted )?butter$/,
		to: ["olive oil", "coconut oil"],
		most: 12,
		notInBakes: true
	},
	{
		from: /^(?:ghee|clarified butter)$/,
		to: ["coconut oil", "olive oil"],
		notInBakes: true
	},
	{
		from: /^beef dripping$/,
		to: ["sunflower oil", "olive oil"]
	},
	{
		from: /^(?:cheddar|mature cheddar)$/,
		to: ["vegan cheddar", "vegan cheese"]
	},
	{
		from: /^mozzarella$/,
		to: ["vegan mozzarella", "vegan cheese"],
		most: 50
	},
	{
		from: /^feta$/,
		to: ["vegan feta"],
		most: 50
	},
	{
		from: /^(?:parmesan|pecorino)$/i,
		to: ["vegan parmesan", "nutritional yeast"],
		most: 8
	},
	{
		from: /mayonnaise$/,
		to: ["vegan mayonnaise"]
	},
	{
		from: /^dark chocolate$/,
		to: ["dairy-free dark chocolate"]
	},
	{
		from: /^(?:plain )?flour$/,
		to: ["cornflour", "arrowroot"],
		most: 5,
		notInBakes: true
	},
	{
		from: /breadcrumbs$/,
		to: ["gluten-free breadcrumbs"]
	},
	{
		from: /^(?:rolled |porridge )?oats$/,
		to: ["gluten-free rolled oats"]
	},
	{
		from: /^malt vinegar$/,
		to: ["cider vinegar"]
	},
	{
		from: /^cornflour$/,
		to: ["arrowroot"]
	},
	{
		from: /^(?:peanut|groundnut) oil$/,
		to: ["sunflower oil", "olive oil"],
		most: 60
	},
	{
		from: /^(?:vegetable|sunflower) oil$/,
		to: ["olive oil"],
		most: 30,
		notInBakes: true
	},
	{
		from: /peanut butter$/,
		to: ["sunflower seed butter"]
	},
	{
		from: /^tahini$/,
		to: ["sunflower seed butter"]
	},
	{
		from: /^toasted sesame oil$/,
		to: ["sunflower oil", "olive oil"],
		most: 15
	},
	{
		from: /sesame seeds$/,
		to: ["hemp seeds", "sunflower seeds"],
		most: 8
	},
	{
		from: /(?:pistachios|almonds|walnuts|hazelnuts|pecans|cashew nuts|cashews|pine nuts|peanuts)$/,
		to: ["sunflower seeds", "pumpkin seeds"],
		most: 15
	},
	{
		from: /^honey$/,
		to: ["maple syrup"],
		most: 20
	},
	{
		from: /^maple syrup$/,
		to: ["honey"],
		most: 20
	},
	{
		from: /^(?:honey|maple syrup)$/,
		to: ["erythritol"],
		most: 8,
		notInBakes: true
	},
	{
		from: /^(?:caster |granulated |light brown |dark brown |palm )?sugar$/,
		to: ["honey", "maple syrup"],
		most: 6,
		notInBakes: true
	},
	{
		from: /^(?:caster |granulated |light brown |dark brown |palm )?sugar$/,
		to: ["erythritol"],
		notInBakes: true
	}
];
function trustedSwaps(dish, item) {
	const bakes = dish.course === "bread" || dish.course === "dessert" || isBatter(dish);
	return TRUSTED.filter(({ from, most, notInBakes }) => from.test(item.name) && !(bakes && notInBakes) && (most === void 0 || amountOf$1(item) / dish.servings <= most)).flatMap(({ to }) => to);
}
function isBatter(dish) {
	return dish.ingredients.some((item) => item.name === "baking powder" || item.name === "bicarbonate of soda");
}
const SOLD = [
	{
		diet: "Vegetarian",
		from: /^(?:parmesan|pecorino|pecorino romano|grana padano|parmigiano reggiano)$/i,
		to: ["vegetarian Italian-style hard cheese"]
	},
	{
		diet: "Vegetarian",
		from: /^gruy\u00e8re$/i,
		to: ["vegetarian Gruy\u00e8re-style cheese"]
	},
	{
		diet: "Vegetarian",
		from: /^provolone$/i,
		to: ["vegetarian provolone"]
	},
	{
		diet: "Paleo",
		from: /^worcestershire sauce$/i,
		to: ["coconut aminos"]
	}
];
function soldAs(item, diets) {
	return SOLD.filter(({ diet, from }) => diets.includes(diet) && from.test(item.name)).flatMap(({ to }) => to);
}
const WANTED = [
	{
		from: /^(?:minced|ground) pork$|^pork mince$/,
		to: [
			"minced chicken",
			"minced turkey",
			"minced beef"
		]
	},
	{
		from: /^(?:minced|ground) beef$|^beef mince$/,
		to: [
			"minced lamb",
			"minced turkey",
			"minced chicken"
		]
	},
	{
		from: /^(?:minced|ground) lamb$|^lamb mince$/,
		to: ["minced beef", "minced turkey"]
	},
	{
		from: /^(?:minced|ground) (?:chicken|turkey)$/,
		to: [
			"minced turkey",
			"minced beef",
			"minced pork"
		]
	},
	{
		from: /^(?:streaky |smoked |back |unsmoked )*(?:bacon|lardons|pancetta|ham|guanciale)(?: lardons| rashers)?$/,
		to: ["turkey bacon", "smoked tofu"],
		most: 45
	},
	{
		from: /^(?:cooking )?chorizo$/,
		to: ["merguez"],
		most: 60
	},
	{
		from: /^lard$/,
		to: ["vegetable shortening", "sunflower oil"],
		most: 30
	},
	{
		from: /\bwine$|^(?:dry )?(?:sherry|vermouth|marsala|sake|cider|shaoxing wine)$/,
		to: ["vegetable stock", "water"],
		most: 60
	},
	{
		from: /^mirin$/,
		to: ["apple juice"],
		most: 30
	},
	{
		from: /^(?:brandy|rum|dark rum|cognac|calvados|kirsch|vodka|tequila)$/,
		to: ["apple juice"],
		most: 20
	},
	{
		from: /^(?:beer|stout|lager|ale)$/,
		to: [
			"beef stock",
			"sparkling water",
			"vegetable stock"
		],
		most: 130
	},
	{
		from: /^(?:chicken|beef|lamb|veal|pork) stock$/,
		to: ["vegetable stock"]
	},
	{
		from: /^shallots?$/,
		to: ["onion", "spring onions"],
		most: 40
	},
	{
		from: /^coriander(?: leaves)?$/,
		to: ["flat-leaf parsley", "parsley"]
	}
];
function wantedSwaps(dish, item) {
	return WANTED.filter(({ from, most }) => from.test(item.name) && (most === void 0 || amountOf$1(item) / dish.servings <= most)).flatMap(({ to, preparation }) => to.map((name) => preparation === void 0 ? { name } : {
		name,
		preparation
	}));
}
function amountOf$1({ quantity, unit }) {
	const [whole = 0, below = 1] = quantity.split("/").map(Number.parseFloat);
	return (Number.isNaN(whole) ? 1 : whole) / (below || 1) * ({
		tsp: 5,
		tbsp: 15,
		kg: 1e3,
		l: 1e3,
		slices: 30,
		handful: 20
	}[unit] ?? 1);
}
// kitchen/src/cook/adapt/substitutes.ts
const MOST_SWAPS = 5;
function candidates(work, item, findings) {
	const own = work.original.swaps.filter((swap) => sameFood$1(work, swap.from, item.name)).map(({ to }) => to.quantity ? shareOf$1(work, item, to) : {
		...to,
		quantity: item.quantity,
		unit: item.unit,
		preparation: to.preparation || preparationFor(work.kitchen.rules, item, to.name)
	}).flatMap((to) => [to, ...soldVegan(to)]);
	if (item.unit === "" && /\d/.test(item.quantity)) return own;
	const head = require_read_dish.findTerms(work.kitchen.rules, item.name).filter((term) => term.isFood).at(-1)?.name;
	if (work.changes.filter((change) => change.kind === "swap").length >= MOST_SWAPS) return own;
	if (!findings.some((one) => one.term === head)) return own;
	const general = trustedSwaps(work.original, item).map((name) => ({
		...asStarch(item, name),
		preparation: preparationFor(work.kitchen.rules, item, name)
	}));
	return [...own, ...general].map(poured$2);
}
const BAKED_WITHOUT_GLUTEN = /^gluten-free .*\b(?:bread|buns|baguettes?|rolls?|breadcrumbs|pastry)$/;
function soldVegan(to) {
	return BAKED_WITHOUT_GLUTEN.test(to.name) ? [{
		...to,
		name: `vegan ${to.name}`
	}] : [];
}
function swapsByTaste(work, item) {
	return wantedSwaps(work.original, item).map(({ name, preparation }) => ({
		...item,
		name,
		preparation: preparation ?? preparationFor(work.kitchen.rules, item, name)
	}));
}
function shareOf$1({ original }, item, to) {
	const all = original.ingredients.filter((one) => one.name === item.name);
	if (all.length < 2) return to;
	const inSpoons = ({ quantity, unit }) => numberOf(quantity.split("-")[0] ?? "") * ({
		tsp: 5,
		tbsp: 15,
		kg: 1e3,
		l: 1e3
	}[unit] ?? 1);
	const total = all.reduce((sum, one) => sum + inSpoons(one), 0);
	const share = numberOf(to.quantity) * inSpoons(item) / total;
	if (!Number.isFinite(share) || share <= 0) return to;
	const step = to.unit === "g" || to.unit === "ml" ? 5 : to.unit === "" ? 1 : .5;
	return {
		...to,
		quantity: sayNumber(Math.max(step, Math.round(share / step) * step))
	};
}
function poured$2(item) {
	return /\boil$/.test(item.name) && item.name !== "coconut oil" && item.unit === "g" ? {
		...item,
		unit: "ml"
	} : item;
}
function sameFood$1({ kitchen }, a, b) {
	if (require_read_dish.normalise(a) === require_read_dish.normalise(b)) return true;
	const names = new Set(require_read_dish.findTerms(kitchen.rules, b).filter((term) => term.isFood).map((term) => term.name));
	const terms = require_read_dish.findTerms(kitchen.rules, a).filter((term) => term.isFood);
	return terms.length > 0 && terms.every((term) => names.has(term.name));
}
function fits(work, candidate) {
	return findingsIn(work, require_read_dish.ingredientLine(candidate)).length === 0 && !work.bending.avoid.some((food) => isFood(work, candidate.name, food) || isFood(work, candidate.preparation ?? "", food));
}
// kitchen/src/cook/adapt/lean-for-fat.ts
const FATTY = /\b(?:bacon|pancetta|lardons|guanciale|chorizo|sausages?|sausage meat|mince|minced \p{L}+|belly|duck)\b/u;
const OILS = ["olive oil", "sunflower oil"];
function oiled(work, from, draft, index) {
	const { rules } = work.kitchen;
	const to = draft.ingredients[index];
	if (!to || !FATTY.test(from.name) || natureOf(rules, to.name) !== "other") return draft;
	const name = OILS.find((one) => fits(work, oilFor(one, work.original.servings)));
	if (!name) return draft;
	const isFat = (piece) => piece.kind === "ingredient" && natureOf(rules, piece.name) === "fat";
	const place = draft.ingredients.length;
	const at = draft.steps.findIndex((step, n) => fries(step, index) && ![...draft.steps[n - 1] ?? [], ...step].some(isFat));
	if (at < 0) return draft;
	const steps = draft.steps.map((step, n) => n === at ? withOil(step, index, {
		kind: "ingredient",
		index: place,
		name
	}) : step);
	return {
		...draft,
		steps,
		ingredients: [...draft.ingredients, oilFor(name, work.original.servings)]
	};
}
function oilFor(name, servings) {
	return {
		name,
		quantity: servings > 2 ? "2" : "1",
		unit: "tbsp",
		preparation: ""
	};
}
const PAN = /\b(?:pan|pot|casserole|skillet|wok)\b/;
function fries(step, index) {
	const at = step.findIndex((piece) => piece.kind === "ingredient" && piece.index === index);
	if (at < 0) return false;
	const after = step.slice(at + 1).map((piece) => piece.kind === "ingredient" ? " ; " : piece.text).join("");
	const sentence = /^[^.;]*/.exec(after)?.[0] ?? "";
	const before = step[at - 1];
	const led = before?.kind === "text" ? before.text : "";
	return PAN.test(sentence) && (/\b(?:cook|fry|brown)\b/.test(sentence) || /\b(?:cook|fry|brown) $/i.test(led)) && !/\b(?:fat|oil|butter|water)\b/.test(sentence);
}
function withOil(step, index, oil) {
	const at = step.findIndex((piece) => piece.kind === "ingredient" && piece.index === index);
	let isDone = false;
	return step.flatMap((piece, n) => {
		if (n <= at) return [piece];
		if (piece.kind !== "text" && piece.kind !== "cookware") return [piece];
		const said = piece.kind === "text" ? {
			...piece,
			text: inWarmPan(piece.text)
		} : piece;
		const words = PAN.exec(said.text);
		if (isDone || !words) return [said];
		isDone = true;
		if (said.kind === "cookware") return [
			said,
			{
				kind: "text",
				text: " with "
			},
			oil
		];
		const end = words.index + words[0].length;
		return [
			{
				kind: "text",
				text: `${said.text.slice(0, end)} with `
			},
			oil,
			{
				kind: "text",
				text: said.text.slice(end)
			}
		];
	});
}
function inWarmPan(text) {
	return text.replace(/\b(?:cold|dry) (?=(?:\w+ )*(?:pan|pot|casserole|skillet|wok)\b|wide |$)/g, "").replace(/\bmedium-low heat\b/g, "medium heat").replace(/\buntil (?:golden and the edges crisp|crisp(?: and golden)?|golden and crisp)\b/g, "until browned");
}
// kitchen/src/cook/adapt/swap-in.ts
function swapIn(work, index, wanted, because, called) {
	const from = work.draft.ingredients[index];
	if (!from) return null;
	const to = driedFirst(work.draft, notFriedTwice(work, index, wanted));
	const { rules } = work.kitchen;
	const others = work.draft.ingredients.flatMap((item, at) => item && at !== index && item.name !== from.name ? [item.name] : []);
	const food = identityOf(rules, from.name, others);
	const name = called === void 0 ? newName(to) : {
		name: called,
		counted: false
	};
	const ingredients = work.draft.ingredients.map((item, at) => at === index ? to : item);
	const placed = placedAs(work, to, index, {
		...work.draft,
		ingredients,
		steps: work.draft.steps.map((step) => renamePieces(step, index, inSteps(from, to), name))
	});
	if (!placed) return null;
	const renamed = mapTexts({
		...placed,
		steps: sparingOthers(rules, from, to, placed.steps, index)
	}, (text) => (isLeaf(to) ? saidOfLeaves : asItIs$1)(renameFood(rules, handledAs(rules, from, to, text), food, name)));
	const draft = quicker$1(work, from, to, {
		...renamed,
		steps: mendHeat(work, renamed, index).map((step) => step.map((piece) => piece.kind === "text" ? {
			...piece,
			text: handledAs(rules, from, to, handled(from, to, piece.text))
		} : piece))
	});
	const mended = (text) => inItsCut(from, to, handledAs(rules, from, to, mendText(text, from.name, name.name))).replace(/\bsweet (?=sweetened)/g, "").replace(/\bcrunchy with (?=(?:\w+ )?(?:honey|syrup))/g, "sweet with ").replace(/\b(\p{L}{3,})(?: and)? \1\b/giu, "$1").replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
	const agreeingDraft = {
		...draft,
		introduction: mended(draft.introduction),
		tip: mended(draft.tip),
		keeps: mended(draft.keeps),
		steps: ownAgain(draft.steps.map((step) => mendPronouns(step, index, from.name, name.name)))
	};
	const known = work.changes.some((change) => change.from === from.name && change.to === to.name);
	return {
		...work,
		draft: oiled(work, from, agreeingDraft, index),
		changes: known ? work.changes : [...work.changes, {
			kind: "swap",
			from: from.name,
			to: to.name,
			because
		}]
	};
}
function inSteps(from, to) {
	return /\begg/.test(from.name) && to.name === "chickpea flour" && /water/.test(to.preparation) ? "chickpea batter" : to.name;
}
function asItIs$1(text) {
	return text;
}
function placedAs(work, to, index, named) {
	const { rules } = work.kitchen;
	if (isLeaf(to)) {
		const alone = withoutOtherLeaves(rules, named, index);
		const steps = washedNotToasted(alone.steps, index);
		return steps && {
			...alone,
			steps
		};
	}
	const slaked = slakedLast(rules, work.draft, index, to);
	if (slaked === work.draft || !slaked) return named;
	return {
		...slaked,
		ingredients: named.ingredients
	};
}
function withoutOtherLeaves(rules, named, index) {
	const other = named.ingredients.findIndex((item, at) => at !== index && item?.name === "lettuce" && item.unit === "leaves");
	if (other < 0) return named;
	const food = {
		...identityOf(rules, "lettuce"),
		kinds: new Set()
	};
	const left = leaveOut(rules, named, new Set([other]), food);
	return left ? {
		...named,
		steps: left.steps,
		ingredients: left.ingredients
	} : named;
}
function notFriedTwice({ draft, kitchen: { rules } }, index, to) {
	if (!/\bfried\b/.test(to.preparation)) return to;
	const name = draft.ingredients[index]?.name ?? "";
	const called = `\\b(?:${[...name.split(" ").map(require_read_dish.singular), ...require_read_dish.findFoodNames(rules, name)].map(escaped).join("|")})`;
	const heat = "\\b(?:fry|sear|grill|brown|roast)\\b";
	const later = new RegExp(`${heat}[^.]*${called}|${called}[^.]*${heat}`, "i");
	const frying = draft.steps.some((step) => {
		const texts = step.map((piece) => piece.kind === "ingredient" ? piece.name : piece.text);
		const goesIn = step.some((piece) => piece.kind === "ingredient" && piece.index === index);
		const cooks = /\b(?:stir-)?fry\b|\bsear\b|\bbrown (?:it|them)\b/i.test(texts.join(""));
		const browned = new RegExp(called, "i").test(texts.join("")) && BROWNED.test(texts.join(""));
		return goesIn && cooks || browned || later.test(texts.join(""));
	});
	const kept = to.preparation.split(/,\s*|\s+and\s+/).filter((part) => !/\bfried\b/.test(part));
	return frying ? {
		...to,
		preparation: kept.join(", ")
	} : to;
}
const BROWNED = /\b(?:brown|fry|sear) (?:it|them)\b/i;
function escaped(text) {
	return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function newName({ name, unit, quantity }) {
	const plain = plainName$1(name);
	return {
		name: plain,
		counted: unit === "" && /\d/.test(quantity) && isPlural(plain)
	};
}
function renamePieces(step, index, listed, { name }) {
	return step.map((piece, at) => {
		if (piece.kind === "ingredient") return piece.index === index ? {
			...piece,
			name: listed
		} : piece;
		if (piece.kind !== "text") return piece;
		const [left, right] = [step[at - 1], step[at + 1]];
		const next = right?.kind === "ingredient" && right.index === index;
		const last = left?.kind === "ingredient" && left.index === index;
		const led = next ? withArticle(piece.text, listed).replace(...frying(listed)) : piece.text;
		const text = last ? led.replace(/^ (is|are|has|have|was|were)\b/, (_, verb) => ` ${agreeing(verb, isPlural(name))}`) : led;
		return {
			...piece,
			text
		};
	});
}
function frying(listed) {
	const isPulse = /^(?:cooked |tinned )?(?:brown )?\p{L}* ?(?:lentils|beans|chickpeas)$/u.test(listed);
	return [/\bbrown $/i, (verb) => !isPulse ? verb : verb[0] === "B" ? "Fry " : "fry "];
}
function handled(from, to, text) {
	return handledAsPaste(from, to, drizzled(from, to, warmedNotMelted(from, to, text)));
}
function handledAsPaste(from, to, text) {
	if (!/\beggs?\b/.test(from.name) || /\beggs?\b/.test(to.name)) return text;
	return text.replace(/\b(?:Crack|Break) in\b/g, "Stir in").replace(/\b(?:crack|break) in\b/g, "stir in").replace(/\b(?:Crack|Break) $/g, "Put ");
}
function drizzled(from, to, text) {
	if (!/\bsugar$/.test(from.name) || !/\b(?:honey|syrup|agave)$/.test(to.name)) return text;
	return text.replace(/\bSprinkle\b/g, "Drizzle").replace(/\bsprinkle\b/g, "drizzle");
}
function warmedNotMelted(from, to, text) {
	if (!/\boil$/.test(to.name) || !/\b(?:butter|ghee|lard)\b/.test(from.name)) return text;
	return text.replace(/\bMelt\b/g, "Warm").replace(/\bmelt\b/g, "warm").replace(/until it foams\b/g, "until it shimmers");
}
const LONG$1 = 60;
const SOON = 40;
function quicker$1({ kitchen }, from, to, draft) {
	if (natureOf(kitchen.rules, from.name) !== "meat" || natureOf(kitchen.rules, to.name) === "meat") return draft;
	if (fleshIn({ kitchen }, draft).some((at) => natureOf(kitchen.rules, draft.ingredients[at]?.name ?? "") === "meat")) return draft;
	let saved = draft.saved ?? 0;
	const steps = draft.steps.map((step) => {
		const waits = step.some((piece) => piece.kind === "text" && /chill|marinat|fridge|soak|overnight|rise|stand|cure|leave|bones/i.test(piece.text));
		return step.map((piece) => {
			const minutes = piece.kind === "timer" && !waits ? minutesOf$1(piece.text) : 0;
			if (minutes <= LONG$1) return piece;
			saved += minutes - SOON;
			return {
				...piece,
				text: `${SOON} minutes`
			};
		});
	});
	return {
		...draft,
		steps,
		saved
	};
}
function minutesOf$1(text) {
	const most = Number.parseFloat(/(\d+(?:\.\d+)?)\s*(?:1\/2\s*)?\p{L}/u.exec(text)?.[1] ?? "0");
	return /hour/.test(text) ? most * 60 : /minute/.test(text) ? most : 0;
}
// kitchen/src/say/number-words.ts
function sayMinutes(minutes) {
	if (minutes >= 1440) return `about ${Math.round(minutes / 1440)} day${minutes >= 2160 ? "s" : ""}`;
	if (minutes < 60) return `${Math.round(minutes)} minutes`;
	if (minutes === 60) return "an hour";
	if (minutes === 90) return "an hour and a half";
	const hours = Math.floor(minutes / 60);
	const rest = minutes % 60;
	if (rest === 0) return `${hours} hours`;
	if (rest === 30) return `${hours}\u00bd hours`;
	return `${hours} hour${hours > 1 ? "s" : ""} ${rest} minutes`;
}
const NUMBER_WORDS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");
function sayNumberWord(value) {
	return NUMBER_WORDS[value] ?? String(value);
}
// kitchen/src/cook/adapt/swap-plan.ts
function planSwap(kitchen, draft, index, to) {
	const item = draft.ingredients[index];
	const next = meatIn(kitchen, to.said);
	if (!item || !next) return null;
	const now = meatIn(kitchen, item.name);
	if (!now && !isCentre(kitchen, item.name)) return next.meat.kind === "plant" ? null : no$2("{food} does not do what {from} does in this dish.", next, { from: item.name });
	const others = draft.ingredients.flatMap((one) => one && one.name !== item.name ? [one.name] : []);
	const food = identityOf(kitchen.rules, item.name, others);
	const cooking = cookedHow(kitchen.rules, draft, index, food);
	const size = sizeOf(item);
	const wanted = wantedShape(now, next, item, cooking);
	const unfit = unfitShape(kitchen, now, next, item, wanted, to) ?? unfitHeat(next, now, cooking, size, wanted);
	if (unfit) return unfit;
	const line = lineFor(next, item, wanted, to.said);
	if (!line) return no$2("I know of no {food} that could stand in for {from} here.", next, { from: item.name });
	const kind = meatIn(kitchen, line.name)?.kind ?? next.kind;
	const isCooked = wanted === "cooked" || wanted === "cured";
	return { swap: {
		line,
		called: calledIn(next, to.said, wanted, line),
		titled: isGeneric(next, to.said) ? next.meat.name : to.said,
		kind,
		alone: !others.some((name) => meatIn(kitchen, name)),
		done: isCooked ? "" : wanted === "slow" ? kind.braisedDoneness : kind.doneness,
		atLeast: isCooked || wanted === "slow" ? 0 : kind.minMinutes[size],
		atMost: mostMinutes(cooking, kind)
	} };
}
function mostMinutes({ longest, said }, { shortenedMinutes }) {
	if (longest < LONG || shortenedMinutes === 0) return 0;
	return /\b(?:apart|shred|pull|tear)\b/.test(said) ? Math.max(PULLED, shortenedMinutes) : shortenedMinutes;
}
const PULLED = 90;
const LONG = 60;
const BRAISE = 25;
function no$2(sentence, { meat }, values = {}) {
	return { refusal: fillSlots(sentence, {
		food: meat.name,
		...values
	}) };
}
function isCentre({ rules, meats }, name) {
	return !/\b(?:stock|sauce|paste|oil|flour|powder|sprouts)\b/.test(name) && require_read_dish.findFoodNames(rules, name).some((one) => meats.replaceableMains.has(one));
}
function sizeOf({ preparation, name, unit }) {
	const said = `${name}, ${preparation}`;
	if (/strips?|slices|slivers|shred|beaten|wafer|thin|mm\b|escalope/.test(said)) return "thin";
	if (/pieces|cubes|chunks|batons|diced|prawns|puffs/.test(said)) return "pieces";
	return /minced?|ground/.test(said) || unit === "g" && !/fillets?|steaks?|chops|breasts|thighs|legs/.test(name) ? "pieces" : "whole";
}
function wantedShape(now, next, item, { longest, minutes }) {
	const shape = now?.shape ?? "";
	if ([
		"mince",
		"sausage",
		"cured",
		"cooked",
		"raw",
		"offal"
	].includes(shape)) return shape;
	if (shape === "joint" || /\b(?:tied|in one piece|rolled|whole)\b/.test(item.preparation) || isHeavy(item)) return "joint";
	return (next.kind.name === "poultry" && (longest >= BRAISE || minutes >= 35) || longest >= LONG) && (next.kind.maxMinutes >= LONG || next.kind.shortenedMinutes > 0) ? "slow" : sizeOf(item);
}
function isHeavy({ name, unit, quantity, preparation }) {
	return Number.parseFloat(quantity) * (unit === "kg" ? 1 : unit === "g" ? .001 : 0) >= 1.3 && !/pieces|chunks|cubes|separated/.test(preparation) && !/s$/.test(name);
}
function unfitShape(kitchen, now, next, item, wanted, to) {
	const values = { from: item.name };
	if (wanted === "raw" || wanted === "offal") return no$2("Nothing but {from} is treated as the steps of this dish say, so {food} cannot take its place.", next, values);
	if (wanted === "joint") return no$2("A whole piece is cooked by its own weight and clock, and {food} in the place of {from} would want another recipe.", next, values);
	const isCut = (shape) => [
		"",
		"thin",
		"pieces",
		"whole",
		"slow"
	].includes(shape);
	const asked = shapeOf(kitchen, to.said);
	if (isGeneric(next, to.said) || next.meat.kind === "plant") return null;
	if (wanted === "mince" && asked !== "mince") return no$2("This dish wants mince, and {said} is none; minced {food} would do.", next, { said: to.said });
	if (isCut(wanted) ? !isCut(asked) : asked !== wanted) return no$2("{said} cannot be handled the way this dish handles {from}.", next, {
		...values,
		said: to.said
	});
	return now || isCut(wanted) ? null : no$2("{food} does not do what {from} does in this dish.", next, values);
}
function unfitHeat(next, now, { longest, minutes, said }, size, wanted) {
	const { kind } = next;
	const bare = withoutBody(said, next.meat.name);
	const deed = (deeds) => deeds.find((one) => new RegExp(`\\b${one}(?:s|es|d|ed|ing)?\\b`).test(bare));
	const same = now?.kind.name === kind.name;
	const heat = same ? longest : minutes;
	const time = { time: sayMinutes(Math.round(heat)) };
	const isReady = wanted === "cooked" || wanted === "cured";
	if (!isReady && heat > kind.maxMinutes && kind.shortenedMinutes === 0) return no$2(kind.tooLongReason, next, time);
	const never = deed(kind.excludedMethods);
	if (never) return no$2(kind.exclusionReason, next, { deed: never });
	const only = now && now.kind.name !== kind.name ? deed(now.kind.allowedMethods) : void 0;
	if (only) return no$2("The steps are made for {from} alone: they speak of \"{deed}\", which is nothing for {food}.", next, {
		from: now?.meat.name ?? "",
		deed: only
	});
	if (isReady) return null;
	const [from, to] = kind.unsuitableMinutes ?? [Infinity, 0];
	if (!same && wanted !== "mince" && wanted !== "sausage" && minutes >= from && longest <= to) return no$2(kind.unsuitableReason, next, { time: sayMinutes(Math.round(minutes)) });
	if (minutes === 0 && kind.minMinutes[size] > 0 && !same) return no$2("The steps never cook {from}, and {food} has to be cooked.", next, { from: now?.meat.name ?? "it" });
	return null;
}
function isGeneric({ meat }, said) {
	const plain = said.toLowerCase().replace(/s$/, "");
	return plain === meat.name.replace(/s$/, "") || meat.names.includes(plain);
}
function calledIn(next, said, wanted, { name, unit }) {
	const generic = isGeneric(next, said);
	if (wanted === "mince") return next.meat.kind === "plant" ? next.meat.name : `minced ${next.meat.name}`;
	if (wanted === "sausage") return next.meat.shopNames.get("sausage") ?? next.meat.name;
	if (wanted === "cured") return plainName$1(name);
	if (unit === "" && isPlural(name)) return plainName$1(name);
	return generic ? next.meat.name : said;
}
function lineFor(next, item, wanted, said) {
	const isCounted = item.unit === "" && /^\d+$/.test(item.quantity);
	const shape = isCounted && wanted === "thin" ? "whole" : wanted;
	const sold = next.meat.shopNames.get(shape) ?? (isGeneric(next, said) ? void 0 : said);
	if (sold === void 0) return null;
	const [known = "", own = ""] = sold.split(", ");
	const name = !isGeneric(next, said) && next.meat.kind !== "plant" ? said : next.meat.kind === "plant" && !isGeneric(next, said) ? said : known;
	const cuts = own ? [own] : cutsOf(item, next, wanted);
	const each = /\babout (\d+) g each\b/.exec(item.preparation)?.[1];
	if (isCounted && !(isPlural(name) && shape === "whole") && wanted !== "sausage") {
		if (!each) return null;
		return {
			name,
			quantity: String(Number(item.quantity) * Number(each)),
			unit: "g",
			preparation: cuts.filter((one) => !/ each$/.test(one)).join(", ")
		};
	}
	return {
		...item,
		name,
		...boneless(item, name),
		preparation: cuts.join(", ")
	};
}
function boneless(item, name) {
	const had = /bone|\blegs\b|drumsticks|wings|\bribs\b|\bneck\b|on the bone/.test(`${item.name} ${item.preparation}`) && !/boneless/.test(`${item.name} ${item.preparation}`);
	const has = /\blegs\b|\bshin\b|\bribs\b|^chicken thighs$/.test(name);
	const grams = Number.parseFloat(item.quantity) * (item.unit === "kg" ? 1e3 : 1);
	if (!had || has || !/^k?g$/.test(item.unit) || !Number.isFinite(grams)) return {};
	return {
		quantity: String(Math.round(grams * .7 / 50) * 50),
		unit: "g"
	};
}
function cutsOf(item, next, wanted) {
	if ([
		"mince",
		"sausage",
		"cured"
	].includes(wanted)) return [];
	if (next.kind.name === "shellfish") return [];
	const kept = item.preparation.split(/,\s*/).map((part) => part.replace(/^(?:cut )?across the grain /, "").replace(/^in slices$/, "")).filter((part) => CUT$2.test(part) && !/bone|skin|mm thin$/.test(part));
	const fishy = next.kind.name === "plant" ? kept.map((part) => part.replace(/(?:strips|slices) \d mm thick|\d mm (?=slices|strips)/, (cut) => /^\d/.test(cut) ? "1 cm " : "1 cm strips")) : next.kind.name === "fish" ? kept.map((part) => part.replace(/^.*(?:strips|slices|slivers).*$/, "in 3 cm pieces")) : kept;
	if (fishy.length > 0 || wanted === "cooked" || wanted === "whole" && next.meat.kind !== "plant") return [...new Set(fishy)];
	if (next.meat.kind === "plant" && wanted === "whole") return ["in 1.5 cm slices"];
	return [wanted === "thin" ? "in 1 cm strips" : wanted === "slow" ? "in 4 cm pieces" : "in 3 cm pieces"];
}
const CUT$2 = /\b(?:strips?|slices|slivers|pieces|cubes|chunks|batons|diced|sliced|halved|beaten|shreds|patted dry|about \d+ g each|\d cm thick)\b/;
// kitchen/src/cook/adapt/title-words.ts
function capital$1(text) {
	return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
function lowerFirst({ cookbook }, name, dish) {
	const [first = "", second = ""] = name.split(/[ -]/);
	if (dish.cuisine.startsWith(first)) return name;
	const small = first.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
	const written = wordsOfBook(cookbook);
	const proper = /^\p{Lu}/u.test(second) || written.has(first) && !written.has(small);
	const names = wordsAsWritten([...dish.also, ...dish.keywords]);
	if (names.has(first) && !names.has(small)) return name;
	return ownWords(dish).has(small) || !proper ? small + name.slice(first.length) : name;
}
function ownWords(dish) {
	const { also, keywords, introduction, tip, keeps, steps, ingredients } = dish;
	return wordsAsWritten([...[
		...also,
		...keywords,
		introduction,
		tip,
		keeps,
		...steps.map((s) => require_read_dish.stepLine(s))
	], ...ingredients.map((item) => require_read_dish.ingredientLine(item))]);
}
function wordsOfBook(cookbook) {
	const known = asWritten$2.get(cookbook);
	if (known) return known;
	const found = wordsAsWritten(cookbook.dishes.flatMap((dish) => [
		dish.cuisine,
		...dish.also,
		...dish.keywords,
		...dish.ingredients.map((item) => require_read_dish.ingredientLine(item)),
		dish.introduction.replace(/^\p{L}+|(?<=[.!?] )\p{L}+/gu, "")
	]));
	asWritten$2.set(cookbook, found);
	return found;
}
const asWritten$2 = new WeakMap();
function wordsAsWritten(texts) {
	return new Set(texts.join(" ").match(/[\p{L}']+/gu) ?? []);
}
function plainIntroductions({ cuisine, course, time }) {
	const what = course === "main" ? "main dish" : course;
	const when = `on the table in ${sayMinutes(time)}.`;
	return [`A ${what} from the ${cuisine} kitchen, ${when}`, `A ${what}, ${when}`];
}
// kitchen/src/cook/adapt/swap-meat.ts
function swapMeat(work, hits, to) {
	const main = hits.map((index) => ({
		index,
		plan: planSwap(work.kitchen, work.draft, index, to)
	})).filter(({ plan }) => plan !== null);
	if (main.length === 0) return null;
	let now = work;
	for (const { index, plan } of main) {
		if (!plan) continue;
		if ("refusal" in plan) return plan;
		const next = withMeat(now, index, plan.swap);
		if (!next) return { refusal: unwritable(work, index, plan.swap) };
		now = next;
	}
	return withStocks(now, work, main.map(({ index }) => index), to);
}
function withMeat(work, index, swap) {
	const { rules } = work.kitchen;
	const item = work.draft.ingredients[index];
	if (!item) return null;
	const isPlant = swap.kind.name === "plant";
	const others = work.draft.ingredients.flatMap((one) => one && one.name !== item.name ? [one.name] : []);
	const food = identityOf(rules, item.name, others);
	const settled = meatIn(work.kitchen, item.name)?.kind.name === swap.kind.name && (swap.kind.mayBePink || saysDone(work));
	const bare = withoutParts(work, isPlant || settled ? work.draft : doneAs(rules, work.draft, index, food, swap), index, swap);
	return swapIn({
		...work,
		draft: bare
	}, index, swap.line, [], swap.called);
}
function saysDone({ draft }) {
	return draft.steps.some((step) => /\b(?:6[3-9]|[7-9]\d) \u00b0C|no pink|lost its pink|opaque|flakes/.test(require_read_dish.stepLine(step)));
}
function withoutParts(work, draft, index, { line, called, alone }) {
	const { rules, meats } = work.kitchen;
	const item = draft.ingredients[index];
	if (!item) return draft;
	const others = draft.ingredients.flatMap((one) => one && one.name !== item.name ? [one.name] : []);
	const stays = others.join(" ");
	const parts = meats.cutNames.filter((one) => (alone || one !== "meat") && !line.name.includes(one.replace(/s$/, "")) && !stays.includes(one.replace(/s$/, "")));
	const named = parts.filter((one) => require_read_dish.splitNameTokens(item.name).includes(one));
	const own = new RegExp(`\\b([Tt]he|[Ee]ach|[Ee]very|[Aa]n?|[Oo]f|[Tt]hese|[Bb]rowned) (?:${parts.join("|")})\\b`, "g");
	const bare = named.length > 0 ? new RegExp(`\\b(?:${named.join("|")})\\b`, "g") : null;
	const renamed = mapTexts(draft, (text) => {
		const led = text.replace(own, (_, before) => /^(?:each|every|an?)$/i.test(before) ? `${/^an$/i.test(before) ? before.slice(0, 1) : before} ${isPlural(called) ? oneOf$3(called) : `piece of ${called}`}` : `${before} ${called}`);
		return bare ? led.replace(bare, called) : led;
	});
	const food = identityOf(rules, item.name, others);
	const toOne = isPlural(item.name) && !isPlural(called);
	const mend = (text) => {
		const bare = withoutBody(text, called);
		return toOne ? inSingular$1(bare) : bare;
	};
	const sentences = sentencesAbout(rules, renamed, index, food).map((one) => ({
		...one,
		pieces: one.pieces.map((piece) => (one.own || alone) && piece.kind === "text" ? {
			...piece,
			text: one.own ? mend(piece.text) : withoutBody(piece.text, called)
		} : piece)
	}));
	return {
		...renamed,
		steps: stepsOf(sentences, draft.steps.length),
		title: draft.title
	};
}
function withStocks(now, before, hits, to) {
	const { kitchen } = before;
	const gone = new Set(hits.map((at) => animalIn(kitchen, before.draft.ingredients[at]?.name ?? "")?.name));
	const next = animalIn(kitchen, to.said);
	return now.draft.ingredients.reduce((work, item, at) => {
		if (!work || !item || hits.includes(at) || shapeOf(kitchen, item.name) !== "seasoning") return work;
		const of = animalIn(kitchen, item.name);
		if (!of || !gone.has(of.name) || of.name === next?.name) return work;
		if (!LIQUID$3.test(item.name)) return work;
		const name = next?.shopNames.get("stock") ?? "vegetable stock";
		return name === item.name ? work : swapIn(work, at, {
			...item,
			name
		}, []);
	}, now);
}
const LIQUID$3 = /\b(?:stock|broth|bouillon)$/;
function unwritable({ draft, original }, index, { called }) {
	return fillSlots("I cannot write the steps of {dish} for {food} with a clear conscience: too much in them is for {from}.", {
		dish: original.title,
		food: called,
		from: draft.ingredients[index]?.name ?? ""
	});
}
function titlesWithMeat({ kitchen, original, changes, bending, draft }) {
	const { replace } = bending;
	const next = replace && animalIn(kitchen, replace.to.said);
	const swap = changes.find(({ kind, from }) => kind === "swap" && meatIn(kitchen, from));
	const gone = swap && animalIn(kitchen, swap.from);
	if (swap && /^(?:cured|sausage)$/.test(shapeOf(kitchen, swap.from))) return [];
	if (!replace || !next || !gone || gone.name === next.name) return [];
	if (draft.ingredients.some((item) => item && meatIn(kitchen, item.name)?.kind.name === gone.kind) && gone.kind === "fish") return [];
	const said = next.names.includes(replace.to.said.replace(/s$/, "")) ? next.name : replace.to.said;
	const words = wordsFor(kitchen, swap.from, gone).map((word) => `${word}s?`);
	const parts = kitchen.meats.cutNames.join("|");
	const old = new RegExp(`(?<!\\p{L})(?:(?:minced|ground) )?(?:${words.join("|")})(?: (?:${parts}))*(?!\\p{L})`, "giu");
	return [original.title, ...original.also].flatMap((title) => {
		const before = oneOf$3(said);
		const name = (_, at) => /^ \p{L}/u.test(title.slice(Number(at) + _.length)) ? before : said;
		if (old.test(title)) return [title.replace(old, name)];
		return title === original.title ? [`${before} ${lowerFirst(kitchen, title, original)}`] : [];
	});
}
function leftOfOld(work) {
	return work.draft.steps.map((step) => require_read_dish.stepLine(step)).filter((text) => namesGone$1(work, text) || isRare(work, text)).join("\n");
}
function namesGone$1({ kitchen, original, draft, changes }, text) {
	const listed = draft.ingredients.flatMap((item) => item ? [item.name] : []);
	const left = new Set(listed.map((name) => meatIn(kitchen, name)?.meat.name));
	const rest = listed.filter((name) => !meatIn(kitchen, name)).reduce((said, name) => said.replaceAll(name, ""), text);
	const words = new Set(require_read_dish.normalise(rest).split(/[^\p{L}]+/u).map((word) => word.replace(/s$/, "")));
	const new_ = changes.map(({ to }) => require_read_dish.normalise(plainName$1(to)));
	return changes.some(({ kind, from }) => {
		const meat = kind === "swap" ? animalIn(kitchen, from) : void 0;
		if (!meat || left.has(meat.name) || !meatIn(kitchen, from)) return false;
		if (!original.ingredients.some((item) => item.name === from)) return false;
		return wordsFor(kitchen, from, meat).some((word) => words.has(require_read_dish.normalise(word).replace(/s$/, "")) && !new_.some((one) => one.includes(require_read_dish.normalise(word))));
	});
}
function wordsFor(kitchen, from, { names, foreignNames, name, kind }) {
	const own = require_read_dish.splitNameTokens(from).filter((word) => animalIn(kitchen, word)?.kind === kind);
	const wide = kitchen.meats.meats.find((one) => one.name === kind);
	const all = [
		...names,
		...foreignNames,
		name,
		...own,
		...wide ? [...wide.names, ...wide.foreignNames] : []
	];
	return [...new Set(all.map((word) => word.replace(/s$/, "")))];
}
const RARE = /\b(?:(?:medium[- ])?rare|rosy|still pink|pink (?:within|inside|lamb|in the middle)|bloody|for pink)\b/i;
function isRare({ kitchen, draft }, text) {
	return !draft.ingredients.some((item) => item && meatIn(kitchen, item.name)?.kind.mayBePink) && RARE.test(text);
}
function isUntrueOf(work, sentence) {
	if (!work.changes.some(({ kind, from, to }) => {
		const [was, is] = [meatIn(work.kitchen, from), meatIn(work.kitchen, to)];
		return kind === "swap" && was && is && was.meat.name !== is.meat.name;
	})) return false;
	return namesGone$1(work, sentence) || isRare(work, sentence) || saysOneOf(sentence, work.kitchen.meats.specificTerms) || work.draft.retimed === true && saysOneOf(sentence, work.kitchen.meats.timeSpecificTerms);
}
function saysOneOf(text, words) {
	const said = ` ${require_read_dish.normalise(text).replace(/[^\p{L}\u00b0]+/gu, " ")} `;
	return words.some((word) => said.includes(` ${require_read_dish.normalise(word).replace(/[^\p{L}\u00b0]+/gu, " ")} `));
}
// kitchen/src/cook/adapt/honest-texts.ts
function finish(work) {
	const { original, bending, changes, kitchen } = work;
	if (changes.length === 0 && bending.avoid.length === 0) {
		const labels = labelsOf$1(kitchen, original, bending.needs);
		const { title, introduction, tip, keeps } = original;
		const isClear = [
			title,
			introduction,
			tip,
			keeps
		].every((text) => !conflicts(work, text));
		return labels === null || !isClear ? finishTexts(work) : {
			dish: withDietWord(original, bending.needs),
			original,
			changes,
			labels
		};
	}
	return finishTexts(work);
}
function finishTexts(bent) {
	const work = {
		...bent,
		draft: addUp(bent.draft)
	};
	const { original, bending, changes, kitchen, draft } = work;
	if (readsAbsurd(work) || !keepsHeat(work, draft) || leftOfOld(work) !== "") return null;
	const title = fittingTitle(work);
	if (title === null) return null;
	const texts = {
		title,
		...honestTexts(work)
	};
	const dish = dishFrom({
		...draft,
		...texts
	}, original);
	const labels = labelsOf$1(kitchen, dish, bending.needs);
	const done = {
		original,
		changes
	};
	if (labels !== null) return {
		...done,
		dish: withDietWord(dish, bending.needs),
		labels
	};
	const steps = calledWhatTheyAre(work);
	if (steps === draft.steps) return null;
	const renamed = dishFrom({
		...draft,
		...texts,
		steps
	}, original);
	const read = labelsOf$1(kitchen, renamed, bending.needs);
	return read && {
		...done,
		dish: withDietWord(renamed, bending.needs),
		labels: read
	};
}
function honestTexts(work) {
	const { original, draft } = work;
	const { time } = dishFrom(draft, original);
	const said = keepTrue(work, draft.introduction);
	const [first = ""] = sentencesOf$1(draft.introduction);
	const plain = () => plainIntroductions({
		...original,
		time
	}).find((text) => !conflicts(work, text)) ?? "";
	return {
		introduction: said !== "" && said.startsWith(first) ? said : [plain(), said].filter(Boolean).join(" "),
		tip: standing(draft.tip, keepTrue(work, draft.tip)),
		keeps: keepTrue(work, draft.keeps)
	};
}
function readsAbsurd(work) {
	const texts = work.draft.steps.map((step) => require_read_dish.stepLine(step));
	return work.changes.some((change) => change.kind === "swap" && texts.some((text) => misfits(work, change, text)));
}
function misfits({ kitchen, draft }, { from, to }, text) {
	const { rules } = kitchen;
	const nature = natureOf(rules, from);
	const others = draft.ingredients.some((item) => item && natureOf(rules, item.name) === nature);
	const named = text.toLowerCase().includes(plainName$1(to).toLowerCase());
	const heard = withoutWhatIsLeft(kitchen, draft, text);
	return (named || !others) && isMisfit(rules, from, to, heard, named);
}
function withoutWhatIsLeft(kitchen, draft, text) {
	const left = fleshIn({ kitchen }, draft).map((at) => draft.ingredients[at]?.name ?? "");
	const said = draft.ingredients.some((item) => item && /\bshells$/.test(item.name)) ? text.replace(/\bshells\b/g, "") : text;
	if (left.length === 0) return said;
	return left.reduce((rest, name) => rest.replaceAll(name, ""), said.replace(/\d\d \u00b0C/g, ""));
}
function labelsOf$1(kitchen, dish, needs) {
	if (allNeeds$1(needs).length === 0) return [];
	const { findings } = require_read_dish.check(kitchen.rules, require_read_dish.dishLines(dish), needs, dish.servings, require_read_dish.createWeigher(kitchen.measures));
	if (findings.some((one) => one.certainty === "contains")) return null;
	const unsure = findings.filter((one) => one.part === "ingredients" && one.restriction !== "Keto").map((one) => dish.ingredients[one.index]?.name ?? one.term);
	const names = dish.ingredients.map((item) => item.name);
	return [...new Set([...unsure, ...likelyCarriers(names, needs)])];
}
function conflicts(work, text) {
	return names$2(work, text) || holds(work, text);
}
function names$2({ kitchen, bending }, text) {
	return bending.avoid.some((food) => isFood({ kitchen }, text, food));
}
function namesAvoided(work, title) {
	const said = new Set(require_read_dish.contentTokens(title));
	const whole = work.bending.avoid.some((food) => require_read_dish.contentTokens(food.said).every((word) => said.has(word)));
	const swapped = work.changes.filter((one) => one.because.length === 0);
	return whole || names$2(work, title) && (swapped.length === 0 || swapped.some((one) => require_read_dish.contentTokens(one.from).some((word) => said.has(word))));
}
function holds({ kitchen, bending, draft }, text) {
	const { findings } = require_read_dish.check(kitchen.rules, [{
		part: "tips",
		index: 0,
		text
	}], bending.needs);
	return findings.some((one) => one.certainty === "contains" && !(one.restriction === "Keto" && draft.ingredients.some((item) => item && require_read_dish.findFoodNames(kitchen.rules, item.name).includes(one.term))));
}
function keepTrue(work, text) {
	const swaps = work.changes.filter((change) => change.kind === "swap");
	const isTrue = (sentence) => !conflicts(work, sentence) && !isUntrueOf(work, sentence) && !swaps.some((change) => isMisfit(work.kitchen.rules, change.from, change.to, sentence, true));
	const kept = [];
	let dropped = false;
	for (const sentence of sentencesOf$1(text)) {
		dropped = dropped && /^\p{Ll}/u.test(sentence) || !isTrue(sentence);
		if (!dropped) kept.push(sentence);
	}
	return kept.join(" ").replace(/;$/, ".");
}
function fittingTitle(work) {
	const { original, kitchen } = work;
	const titles = [
		...titlesWithMeat(work),
		...replacedInTitle(work) ? [] : [original.title],
		...titlesInOrder(work)
	].filter((one) => !namesOld(work, one) && !namesGone$1(work, one) && !namesAvoided(work, one)).filter((one) => !isEdit(work) || !namesChanged(work, one)).map((name) => prefixed(work, name)).filter((one) => !holds(work, one));
	const found = (title) => resolveDishName(kitchen.cookbook, title)?.slug === original.slug;
	return (isEdit(work) ? titles[0] : titles.find(found)) ?? null;
}
function isEdit({ changes }) {
	return changes.length > 0 && changes.every(({ because }) => because.length === 0);
}
function namesChanged({ kitchen, changes, draft }, title) {
	const listed = draft.ingredients.flatMap((item) => item ? [item.name] : []);
	const left = new Set(listed.flatMap((name) => require_read_dish.findFoodNames(kitchen.rules, name)));
	const gone = new Set(changes.filter(({ from }) => !listed.includes(from)).flatMap(({ from }) => require_read_dish.findTerms(kitchen.rules, from)).flatMap((term) => term.isFood && !left.has(term.name) ? [term.name] : []));
	return require_read_dish.findTerms(kitchen.rules, title).some((term) => gone.has(term.name));
}
function replacedInTitle({ bending, original }) {
	const { replace } = bending;
	if (!replace) return false;
	const words = new Set(require_read_dish.contentTokens(original.title));
	return require_read_dish.contentTokens(replace.from.said).some((word) => words.has(word)) && original.also.length > 0;
}
function namesOld({ kitchen, changes, draft }, title) {
	const gone = changes.filter((one) => one.kind === "swap" && (isNoLonger(kitchen, one, "meat") || isNoLonger(kitchen, one, "egg") || HEARTS.test(one.from)));
	if (gone.length === 0) return false;
	const words = new Set(require_read_dish.contentTokens(title));
	const left = draft.ingredients.some((item) => item && natureOf(kitchen.rules, item.name) === "meat");
	return gone.some((one) => require_read_dish.contentTokens(one.from).some((word) => !require_read_dish.contentTokens(one.to).includes(word) && words.has(word) && !/^(?:whole|white|red|fresh|firm|silken)$/.test(word))) || !left && gone.some((one) => isNoLonger(kitchen, one, "meat")) && MEATS.test(title);
}
function isNoLonger({ rules }, { from, to }, nature) {
	return natureOf(rules, from) === nature && natureOf(rules, to) !== nature;
}
const HEARTS = /\b(?:tofu|tempeh|paneer|halloumi)$/;
const MEATS = /(?<!\p{L})(?:chicken|beef|pork|lamb|meat|mince|carne|pollo|pescado|cerdo|ternera|cordero|gai|moo|g[a\u00e0]|ayam|daging|murgh|murg|gosht|keema|csirke|kuritsa|pui|poulet|poisson|b[o\u0153]euf|jambon|pesce|manzo|maiale|rou|yuk|ji ding|tori|gyu|buta|kip|huhn|fleisch|agneau|gambas|goong|prawns?|shrimps?|fish|bacon|steak|meatballs?)(?!\p{L})/iu;
function prefixed({ kitchen, original, changes }, name) {
	const prefix = needsWords$1([...new Set(changes.flatMap((change) => change.because))]);
	if (prefix === "" || require_read_dish.normalise(name).startsWith(require_read_dish.normalise(prefix))) return capital$1(name);
	return `${capital$1(prefix)} ${lowerFirst(kitchen, name, original)}`;
}
function withHeart(title, changes) {
	return changes.reduce((said, { kind, from, to }) => {
		const word = require_read_dish.contentTokens(from).find((one) => MEATS.test(one) && new RegExp(`\\b${one}$`, "i").test(said));
		return kind === "swap" && word && !MEATS.test(to) ? said.replace(new RegExp(`\\b${word}$`, "i"), plainName$1(to)) : said;
	}, title);
}
function titlesInOrder({ draft, original, changes }) {
	if (changes.some((change) => /\b(?:flour|sugar|syrup|erythritol|stock|starch)$/.test(change.to) && draft.title.includes(change.to))) return [...original.also];
	const renamed = withHeart(draft.title, changes).replace(/\b(?:extra-?|firm|plain|unsweetened|smoked firm|boiled|cooked|tinned|dried) |(?<=(?:paneer|tofu)) cubes?\b/gi, "");
	return changes.some((change) => /\b(?:butter|oil|cream|milk|ghee|yoghurt)\b/.test(change.from) && original.title.toLowerCase().includes(change.from.split(" ").at(-1) ?? change.from)) ? [...original.also] : isShorter(renamed, original.title) ? [
		...swappedIn(original.title, changes),
		renamed,
		...original.also
	] : [
		renamed,
		...swappedIn(original.title, changes),
		...original.also
	];
}
function isShorter(renamed, title) {
	return renamed.split(" ").length < title.split(" ").length;
}
function swappedIn(title, changes) {
	return changes.flatMap(({ kind, from, to }) => {
		const word = kind === "swap" && require_read_dish.contentTokens(from).find((one) => require_read_dish.contentTokens(title).includes(one));
		if (!word) return [];
		const name = oneOf$3(plainName$1(to).replace(/^(?:smoked|silken|cooked) |(?<=paneer|tofu) cubes$/g, ""));
		return [title.replace(new RegExp(`\\b${word}s?\\b`, "i"), name)];
	});
}
// kitchen/src/cook/adapt/small-part.ts
function leaveOutSmall(work, index, findings) {
	const item = work.draft.ingredients[index];
	if (!item || !isSmall(work, item)) return null;
	return without(work, index, [...new Set(findings.map((one) => one.restriction))]);
}
function without(work, index, because) {
	const item = work.draft.ingredients[index];
	if (!item) return null;
	const food = strict(identityOf(work.kitchen.rules, item.name));
	const same = new Set(work.draft.ingredients.flatMap((other, at) => other?.name === item.name ? [at] : []));
	const draft = leaveOut(work.kitchen.rules, work.draft, same, food);
	if (!draft) return null;
	return {
		...work,
		draft,
		changes: [...work.changes, {
			kind: "left out",
			from: item.name,
			to: "",
			because
		}]
	};
}
function strict(food) {
	return {
		...food,
		kinds: new Set()
	};
}
const BEARING = /\b(?:eggs?|flour|yeast|baking powder|gelatine|bread|breadcrumbs|toast|baguette|buns?|tortillas?|bulgur|oats|couscous|rice|noodles?|(?:curry|bean) paste|miso|tahini|gochujang)\b/;
const SWEET_OR_WET = /\b(?:sugar|syrup|honey|milk|butter|oil|cream)\b/;
const BY_THE_PIECE = /\b(?:spring onions|shallots?|chill(?:i|ies)|olives|radishes|gherkins)$/;
function isSmall(work, item) {
	if (isBoiledGarnish(work, item)) return true;
	if (BEARING.test(item.name)) return false;
	const sweet = [
		"dessert",
		"bread",
		"breakfast",
		"drink"
	].includes(work.original.course);
	if (item.unit === "g" && /\bsugar\b/.test(item.name)) return false;
	if (sweet && SWEET_OR_WET.test(item.name)) return false;
	const hearts = work.kitchen.cookbook.facts.get(work.original.slug)?.mainFoods;
	const own = require_read_dish.findTerms(work.kitchen.rules, item.name).filter((term) => term.isFood).map((term) => term.name);
	if (own.length === 0 || own.some((name) => hearts?.has(name))) return false;
	if (item.unit === "kg" || item.unit === "l") return false;
	const amount = Number.parseFloat(item.quantity) || 1;
	if (/\bcornflour$/.test(item.name) && item.unit === "tbsp" && amount > 1) return false;
	if ([
		"tsp",
		"pinch",
		"handful",
		"sprigs",
		"leaves",
		"stalks",
		"slices",
		"cloves"
	].includes(item.unit) || /handful|pinch/.test(item.quantity)) return true;
	if (item.unit === "tbsp") return amount <= 3;
	if (item.unit === "g" || item.unit === "ml") return amount <= 15 * work.original.servings;
	if (item.unit === "" && BY_THE_PIECE.test(item.name)) return amount <= work.original.servings;
	return item.unit === "cm" || item.quantity === "" || amount <= 2;
}
function isBoiledGarnish({ draft, original }, item) {
	if (!/^eggs?$/.test(item.name) || /\begg/i.test(original.title)) return false;
	const index = draft.ingredients.indexOf(item);
	return draft.ingredients.every((one, at) => at === index || one?.name !== item.name) && draft.steps.some((step) => boilsApart(step, (at) => at === index));
}
// kitchen/src/cook/adapt/adapt.ts
function adapt(kitchen, dish, asked) {
	const bending = keptApart(kitchen, dish, asked);
	const memory = remembered$1.get(kitchen.cookbook) ?? new Map();
	remembered$1.set(kitchen.cookbook, memory);
	const avoided = bending.avoid.map((food) => `${food.said}=${food.names.join("+")}`);
	const key = `${dish.slug} ${allNeeds$1(bending.needs).join()} ${avoided.join()}`;
	const known = memory.get(key);
	if (known !== void 0) return known;
	if (memory.size >= MOST_REMEMBERED) memory.clear();
	const adapted = adaptAnew(kitchen, dish, bending);
	memory.set(key, adapted);
	return adapted;
}
function keptApart(kitchen, dish, bending) {
	if (!bending.apart || !hasMeat(kitchen, dish)) return bending;
	const { allergies, diets } = bending.needs;
	if (allergies.includes("milk")) return bending;
	return {
		...bending,
		needs: {
			diets,
			allergies: ["milk", ...allergies]
		}
	};
}
function hasMeat(kitchen, dish) {
	return dish.ingredients.some((item) => require_read_dish.findFoodNames(kitchen.rules, item.name).includes("meat"));
}
const remembered$1 = new WeakMap();
const MOST_REMEMBERED = 4e3;
function adaptAnew(kitchen, dish, bending) {
	if (fitsAlready(kitchen, dish, bending)) return asItIs(dish, bending);
	let work = {
		kitchen,
		original: dish,
		bending,
		draft: draftOf(dish),
		changes: []
	};
	for (const step of [meetNeeds, leaveOutAvoided]) {
		work = step(work);
		if (!work) return null;
	}
	return finish(work);
}
function asItIs(dish, { needs }) {
	const names = dish.ingredients.map((item) => item.name);
	const labels = [...new Set(likelyCarriers(names, needs))];
	return {
		dish: withDietWord(dish, needs),
		original: dish,
		changes: [],
		labels
	};
}
function fitsAlready(kitchen, dish, { needs, avoid }) {
	const facts = kitchen.cookbook.facts.get(dish.slug);
	if (!facts) return false;
	if (needs.diets.includes("Keto") && dish.ingredients.some((item) => sweetens(dish, item))) return false;
	return allNeeds$1(needs).every((one) => !facts.contains.has(one) && !facts.mayContain.has(one)) && !avoid.some((food) => dish.ingredients.some((item) => isFood({ kitchen }, item.name, food)));
}
function meetNeeds(work) {
	let now = work;
	for (let index = 0; index < work.draft.ingredients.length; index++) {
		const item = now.draft.ingredients[index];
		if (!item) continue;
		const findings = findingsIn(now, lineOf$2(now, item)).filter((one) => one.restriction !== "Keto" || ketoFails(now, index) || isMuchSugar(now, item, one));
		const sure = findings.filter((one) => one.certainty === "contains");
		const worth = sure.length > 0 ? sure : findings.filter((one) => isAllergy(one.restriction));
		if (worth.length === 0) {
			now = certified(now, index, item, findings);
			continue;
		}
		const next = swapFor(now, index, item, worth) ?? leaveOutSmall(now, index, worth);
		if (next) now = next;
		else if (sure.length > 0) return null;
	}
	return now;
}
function certified(work, index, item, findings) {
	const because = [...new Set(findings.map((one) => one.restriction))];
	const oats = because.includes("Gluten-Free") ? candidates(work, item, findings).filter((one) => one.name.startsWith("gluten-free ")) : [];
	const sold = soldAs(item, because).map((name) => ({
		...item,
		name
	}));
	const same = [...oats, ...sold].find((one) => fits(work, one));
	return same && swapIn(work, index, same, because) || work;
}
function ketoFails(work, index) {
	let failing = ketoLines.get(work.draft);
	if (!failing) {
		failing = linesAgainstKeto(work);
		ketoLines.set(work.draft, failing);
	}
	return failing.has(index);
}
const ketoLines = new WeakMap();
function linesAgainstKeto({ kitchen, original, draft }) {
	const lines = draft.ingredients.map((item, index) => ({
		part: "ingredients",
		index,
		text: item ? require_read_dish.ingredientLine(item) : ""
	}));
	const { findings } = require_read_dish.check(kitchen.rules, lines, {
		allergies: [],
		diets: ["Keto"]
	}, original.servings, require_read_dish.createWeigher(kitchen.measures));
	return new Set(findings.filter((one) => one.certainty === "contains").map((one) => one.index));
}
function isMuchSugar({ original }, item, { restriction }) {
	return restriction === "Keto" && sweetens(original, item);
}
function lineOf$2({ original, bending }, item) {
	const counts = bending.needs.diets.includes("Keto") && sweetens(original, item);
	return require_read_dish.ingredientLine(counts ? {
		...item,
		quantity: "100",
		unit: "g"
	} : item);
}
function sweetens(dish, item) {
	if (!/\b(?:sugar|honey|syrup)$/.test(item.name)) return false;
	return ({
		g: 1,
		tbsp: 12,
		tsp: 4
	}[item.unit] ?? 0) * numberOf(item.quantity) / dish.servings > 2;
}
function isAllergy(restriction) {
	return require_read_dish.ALLERGENS.includes(restriction);
}
function swapFor(work, index, item, findings) {
	const because = [...new Set(findings.map((one) => one.restriction))];
	const grainless = because.some((one) => one === "Keto" || one === "Paleo");
	const wanted = [...candidates(work, item, findings), ...grainless ? leavesFor(item) : []];
	const unsweetened = (one) => !because.includes("Keto") || !sweetens(work.original, one);
	const fitting = wanted.filter((one) => fits(work, one) && unsweetened(one));
	for (const candidate of fitting) {
		if (candidate.name === "lettuce") continue;
		if (/tofu|lentils|jackfruit/.test(candidate.name) && /^(?:tsp|tbsp)$/.test(item.unit)) continue;
		const next = swapIn(work, index, candidate, because);
		if (next) return next;
	}
	return null;
}
function leaveOutAvoided(work) {
	let now = work;
	for (const food of work.bending.avoid) for (let index = 0; index < now.draft.ingredients.length; index++) {
		const item = now.draft.ingredients[index];
		if (!item || !isFood(now, item.name, food)) continue;
		const next = (isSmall(now, item) ? without(now, index, []) : null) ?? swapByTaste(now, index, item);
		if (!next) return null;
		now = next;
	}
	return now;
}
function swapByTaste(work, index, item) {
	const own = work.original.swaps.filter((swap) => sameFood$1(work, swap.from, item.name)).map((swap) => swap.to).map((to) => to.quantity ? to : {
		...to,
		quantity: item.quantity,
		unit: item.unit
	});
	for (const to of [...own, ...swapsByTaste(work, item)]) {
		const next = fits(work, to) ? swapIn(work, index, to, []) : null;
		if (next) return next;
	}
	return null;
}
// kitchen/src/cook/choose/dish-kinds.ts
const KINDS$2 = new Set(`curry pizza pancake burger stew pie cake dumpling taco risotto lasagne lasagna sandwich omelette
  stir-fry casserole tagine paella skewer kebab fritter tart pudding smoothie soup salad pilaf
  biryani meatball cookie biscuit muffin waffle wrap roll`.split(/\s+/));
function isKindOfDish(said) {
	return KINDS$2.has(require_read_dish.singular(said));
}
// kitchen/src/cook/choose/match.ts
const COOKED_ALIKE = [
	"cooked chicken",
	"cooked turkey",
	"cooked beef",
	"cooked roast beef",
	"cooked lamb"
];
function holdsFood(facts, food) {
	const words = require_read_dish.splitNameTokens(food.said).map(require_read_dish.singular);
	return food.cooked === true && COOKED_ALIKE.some((name) => facts.foods.has(name)) || food.names.some((name) => facts.foods.has(name)) || words.every((word) => facts.ingredientWords.has(word) && !AMBIGUOUS_NAME_PARTS.has(word)) || isInNamesAlone(food) && words.every((word) => facts.terms.has(word));
}
function isInNamesAlone({ said, kinds }) {
	return kinds.length === 0 || isKindOfDish(said);
}
function hasFood(facts, food) {
	if (holdsFood(facts, food)) return true;
	const parent = food.kinds[0];
	return parent !== void 0 && !TOO_WIDE$1.has(parent) && !NOT_THE_SAME.has(parent) && facts.mainFoods.has(parent);
}
const TOO_WIDE$1 = new Set([
	"wheat",
	"egg",
	"soy",
	"condiment",
	"citrus",
	"vegetable",
	"fruit",
	"meat",
	"spice",
	"herb",
	"grain",
	"dairy",
	"nut",
	"seed",
	"legume",
	"oil",
	"sauce",
	"food",
	"sweetener",
	"drink",
	"fat"
]);
const NOT_THE_SAME = new Set([
	"cheese",
	"poultry",
	"game",
	"fish",
	"oily fish",
	"white fish",
	"shellfish",
	"crustacean",
	"mollusc"
]);
const ASKED_FOR_ONLY = new Set([
	"drink",
	"sauce",
	"bread",
	"dessert",
	"side",
	"snack"
]);
function missesOf(facts, dish, wish) {
	const misses = [];
	if (wish.cuisine && !wish.cuisine.names.includes(dish.cuisine)) misses.push("cuisine");
	if (!suitsCourse(dish.course, wish) && !holdsAll(facts, wish)) misses.push("course");
	if (dish.time > (wish.maxMinutes ?? Number.POSITIVE_INFINITY)) misses.push("time");
	const lacks = wish.include.filter((food) => !hasFood(facts, food));
	const left = wish.include.length - lacks.length;
	const passes = lacks.length === 1 && lacks.every(mayBeLeft) && maySpareOne(wish, left, require_read_dish.ingredientsToBuy(dish).size);
	const minded = wish.include.every(isSmallThing) ? lacks : lacks.filter((food) => !isSmallThing(food));
	if (!passes) for (const _ of minded) misses.push("food");
	for (const word of wish.words) if (!facts.terms.has(word) && !facts.foods.has(word)) misses.push("word");
	for (const mood of wish.moods) if (mood.firm && !suitsFirmly(dish, facts, mood)) misses.push("mood");
	return misses;
}
function maySpareOne({ include }, held, bought) {
	return include.filter(({ said }) => !require_read_dish.isStaple(said)).length >= 3 && held === include.length - 1 && bought - held <= SIMPLE;
}
function isSmallThing({ said, kinds }) {
	return require_read_dish.isStaple(said) || kinds.some((kind) => SMALL$2.has(kind));
}
const SMALL$2 = new Set([
	"herb",
	"spice",
	"condiment"
]);
function mayBeLeft({ names, kinds }) {
	return ![...names, ...kinds].some((kind) => FLESH$1.has(kind));
}
const SIMPLE = 3;
const FLESH$1 = new Set([
	"meat",
	"poultry",
	"fish",
	"shellfish",
	"tofu"
]);
function holdsAll(facts, { course, include }) {
	return !course && include.length > 1 && include.every((food) => holdsFood(facts, food));
}
function suitsCourse(course, wish) {
	if (wish.course) return wish.course.courses.includes(course);
	if (wish.words.length > 0 || wish.moods.some((mood) => mood.label === "sweet")) return true;
	if (wish.cuisine) return course !== "drink" && course !== "sauce";
	if (wish.include.length === 1) return course !== "drink" && course !== "sauce";
	return !ASKED_FOR_ONLY.has(course);
}
function stuckWithout(facts, dish, lacking) {
	return lacking.find((tool) => facts.tools.has(tool) && !require_read_dish.describeWithoutTool(dish, tool, lacking));
}
function suitsFirmly(dish, facts, mood) {
	switch (mood.label) {
		case "low in carbohydrates": return !facts.contains.has("Keto");
		case "not fried":
		case "mild": return !mood.against.some((word) => facts.terms.has(word));
		default: return mood.keywords.some((keyword) => facts.terms.has(keyword) || dish.course === keyword);
	}
}
// kitchen/src/cook/choose/match-levels.ts
const DONE_ALREADY = /^(?:roast(?:ed)?|rotisserie|cooked|grilled|boiled|baked|leftover) /;
function matchLevels(index, food) {
	const levels = new Map();
	const raise = (places, level) => {
		for (const at of places ?? []) if ((levels.get(at) ?? 0) < level) levels.set(at, level);
	};
	for (const name of food.names) raise(index.mainFoods.get(name), 3);
	const plain = food.said.replace(DONE_ALREADY, "");
	for (const word of new Set([plain, ...require_read_dish.splitNameTokens(plain).map(require_read_dish.singular)])) for (const at of index.terms.get(word) ?? []) if ((levels.get(at) ?? 0) >= 3) levels.set(at, 4.5);
	for (const name of food.names) raise(index.substance.get(name), 2);
	for (const name of food.names) raise(index.foods.get(name), 1);
	const [head = ""] = require_read_dish.splitNameTokens(food.said).map(require_read_dish.singular).slice(-1);
	if (!food.said.includes(" ") && !AMBIGUOUS_NAME_PARTS.has(head)) raise(index.ingredientTerms.get(head), 1);
	for (const word of require_read_dish.splitNameTokens(plain).map(require_read_dish.singular)) for (const at of index.titleTerms.get(word) ?? []) if ((levels.get(at) ?? 0) >= 1) raise([at], 3);
	if (isInNamesAlone(food)) for (const at of holding(index, food)) raise([at], .9);
	if (food.cooked) for (const name of COOKED_ALIKE) raise(index.foods.get(name), 1);
	const parent = food.kinds[0];
	if (parent !== void 0 && !TOO_WIDE$1.has(parent)) raise(index.mainFoods.get(parent), .7);
	return levels;
}
function holding(index, food) {
	const held = new Set();
	for (const name of food.names) for (const at of index.foods.get(name) ?? []) held.add(at);
	const [first = "", ...others] = require_read_dish.splitNameTokens(food.said).map(require_read_dish.singular);
	const sets = others.map((word) => new Set(index.terms.get(word) ?? []));
	for (const at of index.terms.get(first) ?? []) if (sets.every((set) => set.has(at))) held.add(at);
	return held;
}
// kitchen/src/cook/choose/costs.ts
const DEAR$1 = {
	bent: 5,
	lightMood: 4,
	mood: 20,
	quick: 12,
	word: 30,
	course: 30,
	courseOfAll: 8,
	cuisine: 30,
	food: 30,
	aside: 3,
	garnish: 12,
	smallThing: 4,
	oneOfMany: 18,
	sister: 5,
	cousin: 15,
	time: 25,
	days: 26,
	raw: 40
};
const NEVER = 1e3;
const A_DAY = 1e3;
const MANY$1 = 2;
function costsOf(ranking) {
	const cost = new Int32Array(ranking.dishes.length);
	const held = chargeFoods(cost, ranking);
	chargeKind(cost, ranking);
	for (const mood of ranking.wish.moods) chargeMood(cost, ranking.index, mood);
	chargeCourseAndTime(cost, ranking, held);
	chargeBent(cost, ranking);
	chargeNever(cost, ranking);
	return cost;
}
function add(cost, at, dear) {
	cost[at] = (cost[at] ?? 0) + dear;
}
function chargeOthers(cost, dear, hits) {
	const hit = new Uint8Array(cost.length);
	for (const list of hits) for (const at of list) hit[at] = 1;
	for (let at = 0; at < cost.length; at++) if (hit[at] === 0) add(cost, at, dear);
}
function chargeFoods(cost, { index, wish }) {
	const held = new Uint8Array(cost.length);
	const left = new Uint8Array(cost.length);
	const isMany = wish.include.length > MANY$1;
	for (const food of wish.include) {
		const levels = matchLevels(index, food);
		const isSmall = isSmallThing(food);
		const isBesides = isSmall && !wish.include.every(isSmallThing);
		const isSpare = isMany && mayBeLeft(food);
		chargeOthers(cost, isBesides ? DEAR$1.smallThing : isSpare ? DEAR$1.oneOfMany : DEAR$1.food, [[...levels.keys()]]);
		const near = NOT_THE_SAME.has(food.kinds[0] ?? "") ? DEAR$1.cousin : DEAR$1.sister;
		for (const [at, level] of levels) {
			if (level >= 1) held[at] = (held[at] ?? 0) + 1;
			else if (!isKindOfDish(food.said)) add(cost, at, near);
			if (level >= 1 && level < 2 && !isSpare && !isSmall) add(cost, at, DEAR$1.garnish);
			else if (level === 2 && wish.include.length === 1) add(cost, at, DEAR$1.aside);
		}
		if (!mayBeLeft(food)) continue;
		for (let at = 0; at < cost.length; at++) if (!levels.has(at)) left[at] = (left[at] ?? 0) + 1;
	}
	for (let at = 0; at < cost.length; at++) if (left[at] === 1 && maySpareOne(wish, held[at] ?? 0, index.itemsToBuy[at] ?? 0)) add(cost, at, -DEAR$1.oneOfMany);
	if (wish.include.some((food) => food.cooked)) chargeOthers(cost, DEAR$1.raw, [index.terms.get("leftovers") ?? []]);
	return held;
}
function chargeKind(cost, { index, wish }) {
	const { cuisine, words } = wish;
	if (cuisine) chargeOthers(cost, DEAR$1.cuisine, cuisine.names.map((name) => index.cuisines.get(name) ?? []));
	for (const word of words) chargeOthers(cost, DEAR$1.word, [index.terms.get(word) ?? [], index.foods.get(word) ?? []]);
}
function chargeMood(cost, index, mood) {
	const { label, keywords, against, firm } = mood;
	if (label === "" || keywords.length === 0 && against.length === 0) return;
	const dear = firm ? DEAR$1.mood : DEAR$1.lightMood;
	const bad = new Set(against.flatMap((word) => index.terms.get(word) ?? []));
	if (label === "low in carbohydrates") {
		const keto = require_read_dish.createMask(["Keto"]);
		for (let at = 0; at < cost.length; at++) if (((index.contains[at] ?? 0) & keto) !== 0) add(cost, at, dear);
	} else if (label === "mild" || label === "not fried") for (const at of bad) add(cost, at, dear);
	else {
		const suits = keywords.map((word) => index.terms.get(word) ?? []);
		chargeOthers(cost, dear, firm ? suits : [suits.flat().filter((at) => !bad.has(at))]);
	}
}
function chargeCourseAndTime(cost, { index, wish }, held) {
	const suits = require_read_dish.COURSES.map((course) => suitsCourse(course, wish));
	const most = wish.maxMinutes ?? Number.POSITIVE_INFINITY;
	const late = wish.firmTime ? DEAR$1.time : DEAR$1.quick;
	const days = !wish.moods.some((mood) => /slow/.test(mood.label)) && wish.words.length === 0;
	const all = !wish.course && wish.include.length > 1 ? wish.include.length : NaN;
	for (let at = 0; at < cost.length; at++) {
		const minutes = index.minutes[at] ?? 0;
		if (!suits[index.courses[at] ?? 0]) add(cost, at, held[at] === all ? DEAR$1.courseOfAll : DEAR$1.course);
		if (minutes > most) add(cost, at, late);
		if (days && minutes > A_DAY) add(cost, at, DEAR$1.days);
	}
}
function chargeBent(cost, { index, needs, avoid, customs }) {
	const bent = new Uint8Array(cost.length);
	const mask = require_read_dish.createMask([...needs.allergies, ...needs.diets]);
	for (let at = 0; at < cost.length; at++) if (((index.contains[at] ?? 0) & mask) !== 0) bent[at] = 1;
	for (const food of [...avoid, ...customs.flatMap((custom) => custom.out)]) for (const at of holding(index, food)) bent[at] = 1;
	for (let at = 0; at < cost.length; at++) if (bent[at] === 1) add(cost, at, DEAR$1.bent);
}
function chargeNever(cost, { dishes, index, lacking, cautions }) {
	for (const tool of lacking) for (const at of index.tools.get(tool) ?? []) {
		const dish = dishes[at];
		if (dish && !require_read_dish.describeWithoutTool(dish, tool, lacking)) add(cost, at, NEVER);
	}
	for (const caution of cautions) for (const at of index.cautions.get(caution) ?? []) add(cost, at, NEVER);
}
// kitchen/src/say/reworded.ts
const cache = new WeakMap();
function reworded(messages, text, tone) {
	let said = text;
	for (const [from, to] of pairsOf(messages, tone)) said = replaced$1(said, from, to);
	return said;
}
function pairsOf(messages, tone) {
	const tones = cache.get(messages) ?? new Map();
	cache.set(messages, tones);
	const known = tones.get(tone);
	if (known) return known;
	const pairs = (messages.get("voices.words") ?? []).filter(({ tones: of }) => of.includes(tone)).map(({ text }) => {
		const [from = "", to = ""] = text.split(" -> ");
		return [from, to];
	});
	tones.set(tone, pairs);
	return pairs;
}
const LETTER = /\p{L}/u;
function replaced$1(text, from, to) {
	const at = text.indexOf(from);
	if (at < 0) return text;
	const [before = "", after = ""] = [text.charAt(at - 1), text.charAt(at + from.length)];
	const isWhole = !LETTER.test(before) && !LETTER.test(after);
	const rest = replaced$1(text.slice(at + from.length), from, to);
	return text.slice(0, at) + (isWhole ? to : from) + rest;
}
// kitchen/src/say/seed.ts
function hashOf(text) {
	let hash = 2166136261;
	for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
	hash ^= hash >>> 15;
	hash = Math.imul(hash, 739982445);
	return (hash ^ hash >>> 13) >>> 0;
}
function pick$3(variants, seed, purpose = "") {
	const chosen = variants[hashOf(`${purpose} ${seed}`) % variants.length];
	if (chosen === void 0) throw new Error("there is nothing to pick from.");
	return chosen;
}
// kitchen/src/say/say.ts
function say$1(messages, { message, slots }, speaker) {
	const { variant, name } = choose$1((messages.get(message) ?? []).filter(({ text }) => slotsIn(text).every((slot) => slot in slots)), message, speaker);
	return {
		text: fillSlots(variant.tones.length > 0 ? variant.text : reworded(messages, variant.text, speaker.tone), withinIt(messages, slots, speaker)),
		name
	};
}
function withinIt(messages, slots, speaker) {
	const entries = Object.entries(slots).map(([slot, value]) => {
		if (typeof value !== "object" || !("message" in value)) return [slot, value];
		const { text } = say$1(messages, value, speaker);
		return [slot, text.charAt(0).toLowerCase() + text.slice(1)];
	});
	return Object.fromEntries(entries);
}
function choose$1(variants, message, { seed, tone, lately }) {
	if (variants.length === 0) throw new Error(`Nothing can be said as "${message}".`);
	const all = variants.map((variant, index) => ({
		variant,
		name: `${message} ${index}`
	}));
	const inTone = all.filter(({ variant }) => variant.tones.includes(tone));
	const plain = all.filter(({ variant }) => variant.tones.length === 0);
	const fitting = inTone.length > 0 ? inTone : plain;
	const isFresh = ({ name }) => !lately.includes(name);
	const fresh = fitting.some(isFresh) ? fitting.filter(isFresh) : plain.filter(isFresh);
	return pick$3(fresh.length > 0 ? fresh : fitting, seed, message);
}
// kitchen/src/cook/table.ts
function voiceOf({ seed, persona }) {
	return persona.name === void 0 ? seed : `${seed}\n${persona.name}`;
}
function sayAtTable(table, told) {
	const { messages } = table.kitchen.language;
	return say$1(messages, told, {
		seed: voiceOf(table),
		tone: table.persona.tone,
		lately: []
	}).text;
}
function speaks({ rules }, text, needs) {
	return require_read_dish.check(rules, [{
		part: "text",
		index: 0,
		text
	}], needs).verdict !== "conflict";
}
// kitchen/src/cook/choose/kept-out.ts
const NOT_OFFERED = {
	baby: [
		"honey",
		"heat",
		"whole nuts",
		"much salt",
		"much sugar",
		"deep frying"
	],
	toddler: [
		"heat",
		"whole nuts",
		"much salt",
		"deep frying"
	]
};
const FOR_THE_SMALL = {
	label: "",
	keywords: [...[
		"mild",
		"soft",
		"soup",
		"porridge",
		"puree",
		"mash",
		"mashed",
		"lentils",
		"oats",
		"kids"
	], ...[
		"vegetables",
		"pasta",
		"rice",
		"potatoes",
		"carrots",
		"pumpkin",
		"banana",
		"omelette"
	]],
	against: [
		"spicy",
		"hot",
		"salty",
		"smoky",
		"sour",
		"crisp",
		"grill",
		"party",
		"street food"
	],
	firm: false
};
function moodsFor(situations) {
	return situations.includes("baby") || situations.includes("toddler") ? [FOR_THE_SMALL] : [];
}
function keptOutFor(rules, situations) {
	return situations.flatMap((one) => rules[one].excludedFoods).map((name) => ({
		said: name,
		names: [name],
		kinds: [],
		firm: true
	}));
}
function notOfferedTo(rules, situations) {
	const never = situations.flatMap((one) => rules[one].excludedCautions);
	const ideas = situations.flatMap((one) => NOT_OFFERED[one] ?? []);
	return [...new Set([...never, ...ideas])];
}
function foodsOut({ kitchen, heard }) {
	const { avoid, unclear, customs, situations } = heard;
	return [
		...avoid,
		...unclear,
		...customs.flatMap(({ out }) => out),
		...keptOutFor(kitchen.situations, situations)
	];
}
function isBarred$2(table, food, dish) {
	const { kitchen, heard } = table;
	if (!speaks(kitchen, food, heard.person.needs)) return true;
	if (foodsOut(table).filter((one) => one.firm === true || !heard.avoid.includes(one)).some((one) => isFood(table, food, one))) return true;
	if (!dish || !heard.customs.some(({ apart }) => apart)) return false;
	const names = dish.ingredients.map(({ name }) => name);
	const isMeat = (name) => require_read_dish.findFoodNames(kitchen.rules, name).includes("meat");
	const isDairy = (name) => require_read_dish.findLineFacts(kitchen.rules, name).allergens.contains.includes("milk");
	return isMeat(food) && names.some(isDairy) || isDairy(food) && names.some(isMeat);
}
// kitchen/src/safety/person/other-allergens.ts
const STOCKS = "stocks?|broth|bouillon|gravy";
const SAUSAGES = "sausages?|chorizo|salami|andouille|sausage meat|hot dogs?(?! buns)|meatballs?";
const PASTES = "curry paste|harissa|chipotle paste|achiote paste|chilli bean paste|gochujang";
const MIXES = "curry powder|berbere|garam masala|chilli powder|za.atar|spice mix|seasoning";
const SAUCES = "worcestershire sauce|ketchup|hot sauce|hoisin sauce|oyster sauce|barbecue sauce|baked beans";
const BREADS = "breadcrumbs|buns?|rolls|flatbreads|pitta|muffins|baguettes?|bread(?! flour)|tortillas?|wraps";
const TABLE = `
corn|sweetcorn|maize|corn ?starch | cornflour,cornstarch,corn starch,polenta,cornmeal,popcorn,corn tortilla,corn taco shell,taco shell,tortilla chip,corn tortilla chip,hominy,masa harina,masa,sweetcorn,baby corn,corn on the cob,corn oil,grits,corn flakes,creamed corn,custard powder | baking powder|icing sugar|vegetable oil|dextrose|glucose|vanilla extract|condensed milk|vinegar|wraps|margarine|${SAUCES}|${SAUSAGES}|${STOCKS}|chocolate sprinkles|ice cream|jam
celery|celeriac|seller(?:y|ie) | celery,celeriac,celery seed,celery salt,lovage | ${STOCKS}|${SAUSAGES}|${SAUCES}|${MIXES}|${PASTES}|soup|tomato juice|passata|tomato pur[e\u00e9]e|crisps|cooked ham|vegetable juice
mustard | mustard,dijon mustard,wholegrain mustard,english mustard,mustard powder,mustard seed,mustard oil,piccalilli,remoulade,mustard greens,mayonnaise | mayonnaise|coleslaw|remoulade|soup|marinade|${SAUSAGES}|${MIXES}|${PASTES}|${SAUCES}|${STOCKS}|dressing|pickled|gherkins|pickles?|cooked ham|vinaigrette|chutney
lupin|lupine? | lupin,lupin flour | flour|bread|pasta|pastry|breadcrumbs|biscuits|buns?|protein powder|gluten[- ]free|waffles?
garlic | garlic,garlic powder,garlic chive,garlic salt,black garlic,aioli,pesto,hummus,harissa,gochujang,kimchi,chorizo,salami,thai green curry paste,thai red curry paste,red curry paste,green curry paste,massaman curry paste,curry paste,tzatziki,black bean sauce,chilli bean paste,sriracha,hoisin sauce | ${STOCKS}|${SAUSAGES}|${SAUCES}|${MIXES}|${PASTES}|mayonnaise|passata|refried beans|olives|gherkins|oyster sauce|dressing|soup
onions?|shallots?|leeks?|spring onions?|scallions? | onion,red onion,white onion,onion powder,shallot,leek,spring onion,scallion,chive,garlic chive,crispy onion,pearl onion,curry paste,thai green curry paste,thai red curry paste,red curry paste,massaman curry paste,piccalilli | ${STOCKS}|${SAUSAGES}|${SAUCES}|${MIXES}|${PASTES}|mayonnaise|passata|refried beans|salsa|soup|dressing|crisps
tomato(?:es)? | tomato,tomato puree,passata,ketchup,tomato sauce,salsa,tomato paste,sun-dried tomato,cherry tomato,baked bean,marinara,tomato juice | ${STOCKS}|worcestershire sauce|hot sauce|barbecue sauce|chipotle paste|harissa|refried beans|curry paste|${SAUSAGES}|pesto|soup
citrus(?: fruits?)?|lemons?|limes?|oranges?|grapefruits?|mandarins? | citrus,lemon,lime,orange,grapefruit,clementine,mandarin,tangerine,satsuma,yuzu,pomelo,lemon juice,lime juice,orange juice,lemon zest,lime zest,orange zest,orange peel,dried lime,preserved lemon,lime leaf,makrut lime leaf,marmalade,triple sec,lemon curd,citric acid | chopped tomatoes|passata|jam|mayonnaise|lemonade|curry paste|hummus|pectin|tea bags|sorbet
kiwis?(?: fruits?)? | kiwi,kiwi fruit | fruit salad|smoothie|mixed fruit|fruit juice|sorbet
bananas?|plantains? | banana,plantain,banana chip | smoothie|mixed fruit|fruit juice|muesli|granola|baby food
strawberr(?:y|ies) | strawberry,strawberry jam | mixed berries|fruit juice|frozen berries|berry|fruit yogh?urt|jelly|jam
pork|bacon|ham|gammon | pork,bacon,ham,lard,pancetta,chorizo,salami,prosciutto,gammon,gelatine,gelatin,pork sausage,andouille sausage,parma ham,serrano ham,minced pork,guanciale | sausages?|stock cubes?|bouillon|gravy|refried beans|baked beans|marshmallows?|pastry|jelly|dumpling wrappers
beef|veal | beef,veal,beef stock,beef dripping,suet,minced beef,bone broth,bresaola,pastrami,gelatine,gelatin | sausages?|stock cubes?|bouillon|gravy|marshmallows?|jelly
chicken|poultry|turkey | chicken,turkey,poultry,chicken stock,chicken broth,chicken sausage,chicken fat,schmaltz | vegetable stock|stock cubes?|bouillon|gravy|sausages?|soup|noodle seasoning
red meat|mammal meat | beef,pork,lamb,goat,veal,venison,mutton,rabbit,lard,suet,beef dripping,gelatine,gelatin,bacon,ham,chorizo,pancetta,beef stock,lamb stock,pork sausage,salami | stock cubes?|bouillon|gravy|sausages?|refried beans|marshmallows?|pastry
(?:(?:dark|milk|white) )?chocolates?|cocoa|cacao | chocolate,dark chocolate,milk chocolate,white chocolate,cocoa,cocoa powder,cacao,cocoa butter,chocolate chip,chocolate sprinkle,hot chocolate,nutella,chocolate hazelnut spread | biscuits|cereal|granola|muesli|ice cream|sprinkles|mole|coffee liqueur|sponge fingers
gelatine?s? | gelatine,gelatin,gelatine leaf,jelly,marshmallow,aspic | yogh?urt|cream cheese|sour(?:ed)? cream|sprinkles|mousse|low[- ]fat|trifle|sweets
legumes?|pulses|lentils?|chickpeas?|peas?|beans?|fenugreek | legume,lentil,chickpea,pea,bean,kidney bean,black bean,cannellini bean,haricot bean,split pea,chickpea flour,urad dal,toor dal,red lentil,brown lentil,hummus,falafel,mangetout,baked bean,refried bean,mung bean,fenugreek,fenugreek seed,fenugreek leaf,bean sprout,red bean paste,aquafaba,edamame,tofu,soybean | curry powder|${SAUSAGES}|${STOCKS}|pasta|vegan|protein|soy sauce|miso|gluten[- ]free|margarine|berbere|garam masala|soup
rice | rice,basmati rice,jasmine rice,risotto rice,rice flour,rice noodle,rice vermicelli,flat rice noodle,rice paper,rice paper wrapper,glutinous rice,glutinous rice flour,rice vinegar,rice cake,korean rice cake,mirin,sake,rice bran oil,rice wine,shaoxing wine,pudding rice | miso|baking powder|gluten[- ]free|wasabi|breadcrumbs|gochujang|oat drink|sushi
buckwheat | buckwheat,soba,buckwheat flour,kasha,buckwheat noodle | egg noodles|wheat noodles|gluten[- ]free|pancake|muesli|granola
mushrooms?|fung(?:us|i) | mushroom,dried shiitake mushroom,dried porcini,porcini,shiitake,truffle,mushroom stock,oyster mushroom,button mushroom,chestnut mushroom,truffle oil,quorn | ${STOCKS}|soup|oyster sauce|dark soy sauce|vegan|dumpling
coconuts? | coconut,coconut milk,coconut oil,coconut cream,desiccated coconut,coconut water,coconut aminos,coconut sugar,pina colada | margarine|vegan|curry paste|granola|muesli|chocolate|biscuits|oat drink|ice cream
cinnamon | cinnamon,cinnamon stick,ground cinnamon,cassia,five-spice powder,mixed spice,pumpkin pie spice,garam masala,ras el hanout | curry powder|curry paste|berbere|chai|worcestershire sauce|ketchup|biscuits|hoisin sauce|jerk|spice mix|mole
sunflowers?(?: (?:seeds?|oil))? | sunflower seed,sunflower oil,sunflower lecithin | vegetable oil|mayonnaise|margarine|chocolate|crisps|tuna|breadcrumbs|${BREADS}|pesto|anchovy|frozen chips|olives|jalape
molluscs?|mollusks?|mussels?|oysters?|clams?|squid|scallops? | mollusc,mussel,oyster,clam,squid,octopus,scallop,snail,oyster sauce,cuttlefish | fish stock|fish sauce|xo sauce|kimchi|curry paste|dashi|surimi
chill?is?|chil[ei]|capsaicin|peppers|bell peppers?|capsicums?|paprika | chilli,chili,chili pepper,chilli powder,chili powder,chilli flakes,chili flakes,paprika,smoked paprika,cayenne,cayenne pepper,bell pepper,red pepper,green pepper,yellow pepper,jalapeno,harissa,hot sauce,gochujang,chipotle,sriracha,chilli oil,chorizo,curry paste,berbere,kimchi | ${MIXES}|${SAUSAGES}|${SAUCES}|${STOCKS}|olives|crisps|mayonnaise|dressing
potato(?:es)? | potato,potato starch,potato flour,crisps,frozen chips,gnocchi,hash brown | bread(?! flour)|${SAUSAGES}|${STOCKS}|gluten[- ]free|soup|baking powder|vegan|fishcake
avocados? | avocado,avocado oil,guacamole | salsa|sushi|dressing|smoothie
apples?|pears? | apple,cider,apple juice,apple sauce,cider vinegar,pear,pectin | fruit juice|jam|mixed fruit|chutney|baby food|muesli|brown sauce|worcestershire sauce|${SAUSAGES}
peach(?:es)?|apricots?|cherr(?:y|ies)|plums?|stone fruits? | peach,apricot,cherry,plum,nectarine,apricot jam,umeboshi plum,sour cherry,prune,plum sauce | mixed fruit|fruit salad|fruit juice|jam|hoisin sauce
yeast | yeast,dried yeast,fast-action dried yeast,yeast extract,marmite,vegemite,beer,stout,ale,nutritional yeast,bread,white bread,sourdough,sourdough bread,baguette,rye bread,pita,pitta bread,breadcrumb,panko,crouton,pizza dough,brioche,naan,ciabatta,focaccia,bagel,english muffin,burger bun,hot dog bun,bread roll,flatbread,crumpet,challah,croissant,panettone | wine(?! vinegar)|${STOCKS}|soy sauce|miso|vinegar|${BREADS}|pastry|malt extract|crisps|cider
vanilla | vanilla,vanilla extract,vanilla pod,vanilla sugar,vanilla essence | chocolate|ice cream|biscuits|custard|sponge fingers|trifle sponges|oat drink|cola
oats? | oat,rolled oats,porridge oats,oat drink,oat milk,oatmeal,granola,muesli | bread(?! flour)|biscuits|haggis|sausages?
seeds?|mixed seeds? | seed,mixed seed,sesame seed,tahini,sesame oil,hummus,halva,seed oil,sunflower seed,pumpkin seed,chia seed,flaxseed,poppy seed,hemp seed,nigella seed,mustard seed | ${MIXES}|${BREADS}|crackers|muesli|granola|cereal|mustard|vegetable oil|sushi|falafel|dressing
seaweeds?|sea vegetables?|nori|kombu|kelp|wakame|algae | seaweed,nori,nori sheet,kombu,dried kelp,kelp,wakame,hijiki,dulse,arame,sea lettuce,laver,gim,agar,agar powder,agar flake,irish moss,carrageen,carrageenan,spirulina,chlorella,algae,furikake,aonori | ${STOCKS}|dashi|miso|sushi|rice seasoning|cream|ice cream|oat drink|vegan|jelly|noodles
berr(?:y|ies) | berry,mixed berry,strawberry,raspberry,blueberry,blackberry,cranberry,gooseberry,redcurrant,blackcurrant,mulberry,elderberry,boysenberry,lingonberry,loganberry,cloudberry,goji berry,acai,strawberry jam,raspberry jam,blueberry jam,redcurrant jelly,cranberry sauce,dried cranberry,dried strawberry | mixed fruit|fruit juice|fruit salad|jam|jelly|sorbet|smoothie|yogh?urt|muesli|granola|cordial|syrup
(?:(?:red|white|rose|sparkling) )?wines?|alcohol | alcohol,wine,red wine,white wine,dry white wine,rice wine,sherry,marsala,wine vinegar,red wine vinegar,white wine vinegar,sherry vinegar,balsamic vinegar,champagne vinegar,rice vinegar | vinegar|mustard|${STOCKS}|soy sauce|vanilla extract|${PASTES}|dressing|chutney|worcestershire sauce
cumin|coriander|fennel|caraway|dill|parsley | $ | ${MIXES}|${PASTES}|${SAUSAGES}|${STOCKS}|pickled|gherkins|seasoning
`.trim().split("\n").map((line) => {
	const [said = "", members = "", carriers = ""] = line.split(/ \| ?/);
	return {
		said: new RegExp(`^(?:${said.trim()})$`),
		members: members.split(",").map((one) => one.trim()).filter((one) => one !== "" && one !== "$"),
		carriers: new RegExp(`\\b(?:${carriers.trim()})\\b`, "i")
	};
});
function otherAllergen(said) {
	const plain = said.trim().toLowerCase();
	return TABLE.find((row) => row.said.test(plain));
}
// kitchen/src/cook/whole-things.ts
const WHOLE$1 = /^(?:whole |boneless |rolled )*(?:chicken|duck|turkey|goose|leg of lamb|(?:beef|pork) joint|rib of beef)$|^whole (?!milk\b|wheat\b|grain)|\bjoint\b/;
const told$1 = new WeakMap();
function isWhole$1(dish) {
	const known = told$1.get(dish);
	if (known !== void 0) return known;
	const whole = readWhole(dish);
	told$1.set(dish, whole);
	return whole;
}
function readWhole(dish) {
	const bird = dish.ingredients.some(isOneWhole);
	const bakes = [
		"dessert",
		"bread",
		"snack"
	].includes(dish.course);
	const inTin = dish.steps.some((step) => /\b(?:(?:cake|square|brownie) tins?|loaf tin|tart tin|springform)\b/.test(require_read_dish.stepLine(step)));
	const crust = dish.steps.some((step) => /\b(?:tart tin|springform)\b/.test(require_read_dish.stepLine(step)));
	return bird || crust || bakes && (inTin || /\bpie$/.test(dish.title));
}
function isOneWhole(item) {
	return WHOLE$1.test(item.name) && /^1(?:\D|$)/.test(item.quantity);
}
function isBird(dish) {
	return dish.ingredients.some((item) => isOneWhole(item) && item.unit === "");
}
function jointNotes(dish, people) {
	const joint = dish.ingredients.find((item) => isOneWhole(item) && item.unit === "kg");
	const weight = Number(joint?.quantity) / dish.servings;
	if (!joint || !(weight > 0)) return [];
	const kilos = Math.max(.5, Math.round(weight * people * 10) / 10);
	const isSooner = people < dish.servings;
	const how = `${!dish.steps.some((step) => /\b\d\d \u00b0C/.test(require_read_dish.stepLine(step).replace(/\boven to \d+ \u00b0C/gi, ""))) ? "fork-" : ""}${isSooner ? "sooner" : "later"}`;
	return [tell("scale.joint", {
		people,
		kilos
	}), tell(`scale.joint-${how}`)];
}
function servingsFor(dish, people) {
	if (people === void 0) return dish.servings;
	if (!isWhole$1(dish)) return Math.max(people, leastOf(dish));
	if (isJoint(dish) && people >= TWO_JOINTS * dish.servings) return people;
	const full = Math.max(1, Math.floor(people / dish.servings));
	return dish.servings * (full * dish.servings < ENOUGH * people ? full + 1 : full);
}
function isJoint(dish) {
	return dish.ingredients.some((item) => isOneWhole(item) && item.unit === "kg");
}
const TWO_JOINTS = 1.75;
const ENOUGH = .8;
const least = new WeakMap();
function leastOf(dish) {
	const known = least.get(dish);
	if (known !== void 0) return known;
	const found = Math.ceil(dish.servings * leastShare(dish));
	least.set(dish, found);
	return found;
}
function leastShare(dish) {
	const texts = dish.steps.map((step) => require_read_dish.stepLine(step));
	const bakes = texts.some((text) => /\b(?:oven|bake)\b/i.test(text));
	const isMeal = [
		"main",
		"soup",
		"salad",
		"drink"
	].includes(dish.course);
	if (dish.course === "bread" && bakes && dish.servings >= 6) return /s$/.test(dish.title) || texts.some((text) => PIECES.test(text)) ? 1 / 2 : 1;
	if (!isMeal && dish.servings >= 8) return 1 / 2;
	const inDish = texts.some((text) => /\b(?:cm|-litre|litre) [a-z -]*dish\b/.test(text));
	if (dish.course === "dessert" && bakes && inDish) return 1 / 2;
	if (dish.steps.some((step, at) => simmersLong(step, texts[at] ?? "")) || bakes && inDish) return Math.max(1 / 3, Math.min(1, 2 / dish.servings));
	return [
		"dessert",
		"snack",
		"bread"
	].includes(dish.course) && dish.servings >= 6 ? 1 / 3 : 0;
}
const PIECES = /\b(?:divide|cut|shape|portion|roll|form)\b[^.]* (?:into|in|in the|is) (?:\d+|eight|ten|twelve)\b|\b(?:\d+|twelve) (?:\w+ )?(?:pieces|balls|slices|rolls|buns|bagels)\b/i;
function simmersLong(step, text) {
	if (/\b(?:chill|marinat|fridge|soak|overnight|rise|stand|cure)/i.test(text)) return false;
	if (!/\b(?:simmer|oven|braise|boil|cook|roast)/i.test(text)) return false;
	return step.some((piece) => piece.kind === "timer" && minutesIn(piece.text) >= 90);
}
function minutesIn(text) {
	const [whole = 0] = /\d+(?:\.\d+)?/.exec(text)?.map(Number) ?? [];
	return (whole + (/\d 1\/2/.test(text) ? .5 : 0)) * (/hour/.test(text) ? 60 : /minute/.test(text) ? 1 : 0);
}
function peopleFor(dish, pieces) {
	if (isWhole$1(dish)) return dish.servings * pieces;
	const each = dish.servings >= 8 ? 1 : 3;
	return Math.max(1, Math.round(pieces / each));
}
function wholeNotes(dish, people, servings) {
	if (people === void 0 || people === servings) return [];
	if (!isWhole$1(dish)) return [tell("scale.smallest", { servings })];
	const joint = jointNotes(dish, people);
	if (joint.length > 0) return joint;
	const wholes = Math.round(servings / dish.servings);
	const left = people < servings ? "scale.whole-left" : "scale.whole-short";
	const each = tell("scale.whole-each", { wholes: sayNumberWord(wholes) });
	return [tell(left, {
		servings,
		people
	}), ...wholes > 1 && !isBird(dish) ? [each] : []];
}
const SPOONS = /^(\d+)(\u00bd)? tbsp (?=.)/;
const POURED = /\b(?:juice|oil|vinegar|soy sauce|fish sauce|milk|water|stock|cream|syrup|tamari|aminos|wine|mayonnaise|ketchup|honey|passata)\b/;
function measurable(line, units) {
	const spoons = SPOONS.exec(line);
	const many = Number(spoons?.[1] ?? 0) + (spoons?.[2] ? .5 : 0);
	if (many >= 7 && POURED.test(line)) return line.replace(SPOONS, `${poured$1(many, units)} `);
	return line.replace(/^(\d+(?:\.\d+)?) cm (?=.)/, (_, length) => {
		return `${Math.max(.5, Math.round(Number(length) * 2) / 2)} cm `;
	});
}
function poured$1(spoons, units) {
	if (units === "international") return `${Math.round(spoons * 15 / 10) * 10} ml`;
	const ounces = Math.round(spoons) / 2;
	return `${Math.floor(ounces)}${ounces % 1 === 0 ? "" : "\u00bd"} fl oz`;
}
// kitchen/src/cook/choose/sweet-tooth.ts
function asksForSweet({ course, cuisine, include, words }) {
	return !course && !cuisine && words.length === 0 && include.length > 0 && include.every((food) => ALWAYS_SWEET.test(food.said));
}
const ALWAYS_SWEET = /^(?:(?:dark|milk|white|hot) )?(?:chocolates?|caramel|toffee|vanilla|marshmallows?|strawberr(?:y|ies)|raspberr(?:y|ies)|blueberr(?:y|ies)|berries|cherr(?:y|ies)|rhubarb|bananas?|biscuits?|nutella|dulce de leche)$/;
const SWEET_COURSES$1 = {
	dessert: 2,
	bread: 0,
	breakfast: 0,
	snack: 0,
	drink: 0
};
// kitchen/src/cook/choose/worth-sorting.ts
const WORTH_SORTING = 400;
function worthSorting(cost, points, out) {
	const all = {
		most: Number.POSITIVE_INFINITY,
		least: Number.NEGATIVE_INFINITY
	};
	if (cost.length <= WORTH_SORTING) return all;
	const counts = new Map();
	for (let at = 0; at < cost.length; at++) if (out[at] === 0) counts.set(cost[at] ?? 0, (counts.get(cost[at] ?? 0) ?? 0) + 1);
	let room = WORTH_SORTING;
	for (const [most, count] of [...counts].sort(([a], [b]) => a - b)) {
		if (count > room) return {
			most,
			least: leastAmong(cost, points, out, most, room)
		};
		room -= count;
	}
	return all;
}
const SHELVES = 512;
function leastAmong(cost, points, out, own, room) {
	let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
	for (let at = 0; at < cost.length; at++) {
		if (cost[at] !== own || out[at] === 1) continue;
		const value = points[at] ?? 0;
		if (value < low) low = value;
		if (value > high) high = value;
	}
	const width = (high - low) / SHELVES || 1;
	const shelves = new Int32Array(513);
	for (let at = 0; at < cost.length; at++) {
		if (cost[at] !== own || out[at] === 1) continue;
		const shelf = Math.floor(((points[at] ?? 0) - low) / width);
		shelves[shelf] = (shelves[shelf] ?? 0) + 1;
	}
	let shelf = SHELVES;
	for (let left = room; shelf > 0; shelf -= 1) {
		left -= shelves[shelf] ?? 0;
		if (left <= 0) break;
	}
	return low + shelf * width;
}
// kitchen/src/cook/choose/rank.ts
const TO_BUY = .6;
function rankDishes(ranking) {
	const { dishes, index } = ranking;
	const cost = costsOf(ranking);
	const points = pointsOf$1(ranking);
	const out = bannedIn(ranking);
	const { most, least } = worthSorting(cost, points, out);
	const ranked = [];
	for (let at = 0; at < dishes.length; at++) {
		const [own = 0, worth = 0, dish] = [
			cost[at],
			points[at],
			dishes[at]
		];
		if (!dish || out[at] === 1 || own > most || own === most && worth < least) continue;
		ranked.push({
			dish,
			cost: own,
			points: worth
		});
	}
	return ranked.sort((a, b) => a.cost - b.cost || b.points - a.points || (index.indexBySlug.get(a.dish.slug) ?? 0) - (index.indexBySlug.get(b.dish.slug) ?? 0));
}
function bannedIn({ dishes, index, banned, wish }) {
	const out = new Uint8Array(dishes.length);
	for (const slug of banned) {
		const at = index.indexBySlug.get(slug);
		if (at !== void 0) out[at] = 1;
	}
	for (const cuisine of wish.refusedCuisines ?? []) for (const at of index.cuisines.get(cuisine) ?? []) out[at] = 1;
	return out;
}
function pointsOf$1(ranking) {
	const { index, wish, needs, avoid, customs } = ranking;
	const points = basePoints(ranking);
	subtractTooMuch(points, ranking);
	const add = (places, value) => {
		for (const at of places) points[at] = (points[at] ?? 0) + value;
	};
	for (const food of wish.include) for (const [at, level] of matchLevels(index, food)) points[at] = (points[at] ?? 0) + level;
	for (const word of wish.words) add(index.titleTerms.get(word) ?? [], 1.5);
	if (wish.include.length > 1) for (let at = 0; at < points.length; at++) points[at] = (points[at] ?? 0) - TO_BUY * (index.itemsToBuy[at] ?? 0);
	for (const mood of wish.moods) addMood(points, index, mood);
	for (const custom of customs) addMood(points, index, {
		label: "",
		keywords: custom.suits,
		against: custom.against,
		firm: false
	});
	for (const caution of new Set(customs.flatMap((custom) => custom.wary))) add(index.cautions.get(caution) ?? [], -6);
	for (const food of avoid) if (food.firm) add(mayHold(index, food), -1.5);
	for (const keyword of wish.course?.keywords ?? []) add(index.terms.get(keyword) ?? [], 1);
	for (const food of [...avoid, ...customs.flatMap((custom) => custom.out)]) add(holding(index, food), -2.5);
	subtractNeeds(points, index, needs);
	return points;
}
function mayHold(index, food) {
	const row = otherAllergen(food.said);
	const places = new Set();
	if (row === void 0) return places;
	for (const [name, at] of index.foods) if (row.carriers.test(name)) for (const one of at) places.add(one);
	return places;
}
function basePoints({ dishes, index, wish, seed }) {
	const points = new Float64Array(dishes.length);
	const own = hashOf(seed);
	const sweet = asksForSweet(wish);
	const byCourse = require_read_dish.COURSES.map((course) => coursePoints(course, wish) + (sweet ? SWEET_COURSES$1[course] ?? -3 : 0));
	const most = wish.maxMinutes;
	for (let at = 0; at < points.length; at++) {
		const time = index.minutes[at] ?? 0;
		let value = mixed((index.hashes[at] ?? 0) ^ own) / 4294967295 * 1.5;
		value += byCourse[index.courses[at] ?? 0] ?? 0;
		if (time > 240) value -= 2;
		if (most !== void 0 && time > most) value -= (time - most) / 5;
		if (index.isLightSalad[at] === 1 && !wish.course?.narrow) value -= 3;
		points[at] = value;
	}
	return points;
}
function mixed(value) {
	let hash = Math.imul(value ^ value >>> 16, 73244475);
	hash = Math.imul(hash ^ hash >>> 16, 73244475);
	return (hash ^ hash >>> 16) >>> 0;
}
function coursePoints(course, wish) {
	if (wish.course) {
		if (wish.course.courses.includes(course)) return wish.course.courses[0] === course ? .7 : 0;
		return ASKED_FOR_ONLY.has(course) ? -3 : 0;
	}
	if (course === "main") return .7;
	if (course === "breakfast") return -1.5;
	return ASKED_FOR_ONLY.has(course) ? -3 : 0;
}
function addMood(points, index, mood) {
	const hits = new Map();
	for (const word of mood.keywords) for (const at of index.terms.get(word) ?? []) hits.set(at, (hits.get(at) ?? 0) + 1);
	for (const [at, count] of hits) points[at] = (points[at] ?? 0) + Math.min(4, count * 2);
	for (const word of mood.against) for (const at of index.terms.get(word) ?? []) points[at] = (points[at] ?? 0) - 2.5;
	if (mood.label === "easy") for (let at = 0; at < points.length; at++) points[at] = (points[at] ?? 0) + (index.ease[at] ?? 0);
}
function subtractTooMuch(points, { dishes, people }) {
	if (people === void 0) return;
	for (const [at, dish] of dishes.entries()) if (servingsFor(dish, people) >= 2 * people) points[at] = (points[at] ?? 0) - 4;
}
function subtractNeeds(points, index, needs) {
	const mask = require_read_dish.createMask([...needs.allergies, ...needs.diets]);
	if (mask === 0) return;
	for (let at = 0; at < points.length; at++) {
		const sure = (index.contains[at] ?? 0) & mask;
		const may = (index.mayContain[at] ?? 0) & mask;
		if ((sure | may) !== 0) points[at] = (points[at] ?? 0) - 3 * bitsIn(sure) - 2.5 * bitsIn(may);
	}
}
function bitsIn(mask) {
	let count = 0;
	for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
	return count;
}
// kitchen/src/cook/choose/choose.ts
const TRIES = 16;
function bendingOf(table) {
	const { person, customs } = table.heard;
	return {
		needs: person.needs,
		avoid: foodsOut(table),
		apart: customs.some((custom) => custom.apart)
	};
}
function suitsTable({ kitchen, heard, lacking }, dish) {
	const facts = require_read_dish.getDishFacts(kitchen.cookbook, dish);
	if (stuckWithout(facts, dish, lacking)) return false;
	return !notOfferedTo(kitchen.situations, heard.situations).some((caution) => facts.cautions.has(caution));
}
function choose(table, wish, count, not = new Set()) {
	const { cookbook } = table.kitchen;
	const bending = bendingOf(table);
	const chosen = [];
	const alike = [];
	let tries = 0;
	let least;
	const take = ({ dish, cost }) => {
		const facts = require_read_dish.getDishFacts(cookbook, dish);
		const missed = missesOf(facts, dish, wish);
		const uses = usesOf(facts, wish);
		if (missed.length > 0 && !isNear(dish, wish, missed)) return;
		if (missed.includes("food") && uses < HALF$1) return;
		tries++;
		const adapted = adapt(table.kitchen, dish, bending);
		if (!adapted) return;
		least ??= cost;
		chosen.push({
			adapted,
			missed,
			uses
		});
	};
	for (const ranked of rank(table, wish, not)) {
		if (chosen.length >= count || tries >= TRIES || ranked.cost >= 1e3) break;
		if (least !== void 0 && ranked.cost > least + 6) break;
		const others = chosen.map(({ adapted }) => adapted.original);
		if (count > 1 && others.some((one) => tooAlike(one, ranked.dish, wish))) alike.push(ranked);
		else take(ranked);
	}
	for (const ranked of alike) {
		if (chosen.length >= count || tries >= TRIES) break;
		if (!chosen.map(({ adapted }) => adapted.original).some((one) => nearlyTheSame(one, ranked.dish, wish))) take(ranked);
	}
	return chosen;
}
const HALF$1 = .5;
function isNear(dish, wish, missed) {
	const { cuisine, course, include, words, moods, maxMinutes } = wish;
	const most = maxMinutes ?? Number.POSITIVE_INFINITY;
	if (dish.time > most * LATE$1 + LATE_MINUTES) return false;
	const parts = [
		cuisine,
		course,
		maxMinutes
	].filter((part) => part !== void 0).length + (include.length + words.length + moods.filter(({ firm }) => firm).length);
	const foods = missed.filter((miss) => miss === "food").length;
	const others = missed.length - foods;
	if (foods > 0 && include.length > 2) return others === 0 && foods < include.length / 2;
	const isOnlyLate = parts === 1 && missed[0] === "time";
	return missed.length === 1 && (parts > 1 || isOnlyLate);
}
const LATE$1 = 1.5;
const LATE_MINUTES = 5;
function usesOf(facts, { include }) {
	const large = include.filter((food) => !isSmallThing(food));
	const foods = large.length > 0 ? large : include;
	const sum = foods.map((food) => {
		if (!holdsFood(facts, food)) return 0;
		return require_read_dish.contentTokens(food.said).every((word) => facts.terms.has(word)) || food.names.some((name) => facts.substance.has(name)) ? 1 : .5;
	}).reduce((all, one) => all + one, 0);
	return foods.length === 0 ? 1 : sum / foods.length;
}
function rank(table, wish, not) {
	const { cookbook } = table.kitchen;
	const { kitchen, lacking, people, seed } = table;
	const { person, avoid, customs, situations } = table.heard;
	return rankDishes({
		dishes: cookbook.dishes,
		index: cookbook.index,
		wish: {
			...wish,
			moods: [...wish.moods, ...moodsFor(situations)]
		},
		needs: person.needs,
		avoid,
		customs,
		lacking,
		people,
		cautions: notOfferedTo(kitchen.situations, situations),
		banned: [
			...not,
			...table.served,
			...ofRefusedKinds(table)
		],
		seed
	});
}
function ofRefusedKinds({ kitchen, heard }) {
	const kinds = heard.avoid.filter((food) => isKindOfDish(food.said));
	if (kinds.length === 0) return [];
	const said = new Set(kinds.map((food) => require_read_dish.singular(food.said)));
	return kitchen.cookbook.dishes.filter((dish) => said.has(dish.course) || require_read_dish.contentTokens(dish.title).some((word) => said.has(word))).map((dish) => dish.slug);
}
function tooAlike(a, b, wish) {
	const heart = (dish) => dish.keywords[0] ?? dish.slug;
	if (a.slug === b.slug || nearlyTheSame(a, b, wish)) return true;
	if (!wish.cuisine && a.cuisine === b.cuisine) return true;
	return wish.include.length === 0 && wish.words.length === 0 && heart(a) === heart(b);
}
function nearlyTheSame(a, b, wish) {
	if (a.course !== b.course) return false;
	const asked = new Set([...wish.words, ...wish.include.flatMap((food) => require_read_dish.contentTokens(food.said))]);
	const words = (dish) => require_read_dish.contentTokens(dish.title).filter((word) => !asked.has(word));
	const [first, second] = [words(a), words(b)];
	const shared = first.filter((word) => second.includes(word)).length;
	if (shared > 1 || shared === 1 && Math.min(first.length, second.length) === 1) return true;
	return likeness$1(a, b) > MUCH_ALIKE;
}
const MUCH_ALIKE = .6;
function likeness$1(a, b) {
	const [mine, theirs] = [namesIn(a), namesIn(b)];
	let shared = 0;
	for (const name of mine) if (theirs.has(name)) shared += 1;
	return shared / Math.max(1, mine.size + theirs.size - shared);
}
function namesIn(dish) {
	return new Set(dish.ingredients.map((item) => item.name).filter((name) => !/^(?:salt|black pepper|water|olive oil|sunflower oil)$/.test(name)));
}
// kitchen/src/commands/edits/added-foods.ts
const ROWS$2 = `
chilli flakes, cayenne pepper, chilli powder, cayenne | 0.125 tsp | base | 1 |
garlic | 0.5 cloves | base | 1 | finely chopped
ginger, galangal | 1 tsp | base | 1 | grated
spring onion | 0.5 | scatter | 0 | finely sliced
onion, shallot, leek | 0.25 | base | 8 | finely chopped
celery, fennel | 20 g | base | 8 | finely chopped
carrot, parsnip | 30 g | base | 8 | finely diced
bell pepper, pepper, red pepper, green pepper, sweet pepper | 0.25 | base | 8 | in strips
chilli, jalape\u00f1o | 0.25 | base | 2 | finely chopped
potato, sweet potato, squash, pumpkin, swede, turnip, celeriac, beetroot | 80 g | cook | 20 | in 2 cm cubes
courgette, aubergine, mushroom, cabbage, kohlrabi | 50 g | cook | 8 | sliced
broccoli, cauliflower, green bean, asparagus, mangetout | 50 g | cook | 6 | in small pieces
cherry tomato | 50 g | stir | 4 | halved
tomato | 60 g | cook | 8 | chopped
sweetcorn, corn, pea, edamame, broad bean | 35 g | stir | 4 |
spinach, chard, rocket, kale, pak choi, watercress, leafy greens | 35 g | stir | 3 | washed
chickpea, lentil, bean, kidney bean, black bean, butter bean, pulse | 50 g | stir | 5 | tinned, drained
thyme, rosemary, sage, oregano, marjoram | 0.25 tsp | base | 1 | chopped
bay leaf | 0.25 | base | 0 |
parsley, coriander leaf, coriander, mint, basil, dill, chives, tarragon, chervil, herb | 3 g | scatter | 0 | chopped
halloumi, paneer, tofu, tempeh | 60 g | crisp | 8 | in 2 cm cubes
cream cheese, mascarpone, ricotta | 20 g | cream | 0 |
feta, goat's cheese, mozzarella, blue cheese | 25 g | scatter | 0 | crumbled or torn
cheese | 15 g | scatter | 0 | grated
walnut, almond, cashew, hazelnut, pecan, pistachio, peanut, pine nut, tree nut, nut | 10 g | scatter | 0 | roughly chopped
sesame seed, pumpkin seed, sunflower seed, poppy seed, seed | 5 g | scatter | 0 |
raisin, sultana, currant, dried apricot, date, prune, cranberry, dried fruit | 10 g | stir | 5 |
olive, caper, gherkin, sun-dried tomato, anchovy | 8 g | stir | 2 | roughly chopped
bacon, pancetta, chorizo, lardons, ham, guanciale | 30 g | crisp | 6 | in small pieces
sausage | 80 g | mince | 12 | sliced
minced beef, minced pork, minced lamb, mince, minced meat | 80 g | mince | 10 |
prawn, shrimp, shellfish | 60 g | prawns | 4 | peeled
fish | 90 g | fish | 7 | in 3 cm pieces
chicken, turkey, duck, poultry | 90 g | meat | 10 | boneless, in 2 cm pieces
beef, pork, lamb, veal, venison, meat | 90 g | meat | 10 | in 2 cm pieces
egg | 1 | egg | 4 |
mayonnaise | 0.75 tsp | season | 0 |
rice, pasta, noodle, couscous, bulgur, quinoa, spaghetti | 60 g | packet | 0 |
coconut milk | 40 ml | pour | 3 |
cream, cr\u00e8me fra\u00eeche, yogurt, yoghurt, soured cream | 25 ml | cream | 0 |
milk | 30 ml | pour | 2 |
wine, beer, stout, cider, sherry, brandy, vermouth | 25 ml | pour | 3 |
stock, broth, water, passata, tomato juice | 50 ml | pour | 3 |
lemon, lime | 0.25 | squeeze | 0 |
orange | 0.25 | squeeze | 0 |
avocado | 0.25 | scatter | 0 | sliced
apple, pear, mango, pineapple, peach, grape, fruit, berry | 35 g | scatter | 0 | in small pieces
chocolate | 15 g | scatter | 0 | chopped
crouton, breadcrumb, bread | 15 g | scatter | 0 | toasted
butter | 5 g | season | 0 |
saffron | 0.025 tsp | base | 1 |
spice, cumin, paprika, turmeric, cinnamon, nutmeg, garam masala, curry powder | 0.25 tsp | base | 1 |
salt | 0.0625 tsp | season | 0 |
sugar, honey, maple syrup, syrup | 0.5 tsp | season | 0 |
oil | 0.75 tsp | season | 0 |
vanilla | 0.125 tsp | season | 0 |
soy sauce, fish sauce, worcestershire sauce, hot sauce, sriracha, oyster sauce | 0.75 tsp | season | 0 |
vinegar, mustard, harissa, miso, tahini, pesto, tomato pur\u00e9e, peanut butter, horseradish, ketchup, condiment | 0.75 tsp | season | 0 |
vegetable | 50 g | cook | 8 | in small pieces
`.trim().split("\n").map(readRow);
function readRow(text) {
	const [names = "", amount = "", manner = "", minutes = "", preparation = ""] = text.split("|").map((cell) => cell.trim());
	const [each = "", unit = ""] = amount.split(" ");
	return {
		names: new Set(names.split(", ")),
		each: Number(each),
		unit,
		manner,
		minutes: Number(minutes),
		preparation
	};
}
function amountToAdd(kitchen, said, servings) {
	const own = said.split(" ").map(require_read_dish.singular);
	const row = [
		own.join(" "),
		own.slice(-2).join(" "),
		own.at(-1) ?? "",
		...require_read_dish.findFoodNames(kitchen.rules, said)
	].flatMap((name) => ROWS$2.find((one) => one.names.has(name)) ?? []).at(0) ?? UNKNOWN;
	const isCut = /\b(?:grated|chopped|sliced|diced|crumbled|tinned|frozen|dried|cooked)\b/.test(said);
	return {
		...measured(row.each * servings, row.unit),
		preparation: isCut ? "" : row.preparation,
		manner: row.manner,
		minutes: row.minutes
	};
}
const UNKNOWN = {
	names: new Set(),
	each: 15,
	unit: "g",
	manner: "scatter",
	minutes: 0,
	preparation: ""
};
function measured(value, unit) {
	if (unit === "tsp" && value >= 3) return {
		quantity: say(value / 3, .5),
		unit: "tbsp"
	};
	if (unit === "tsp") return {
		quantity: say(value, value < .5 ? .125 : .25),
		unit
	};
	if (unit === "g" || unit === "ml") return {
		quantity: say(value, value < 50 ? 5 : 10),
		unit
	};
	return {
		quantity: say(value, unit === "" && value < 1 ? .5 : 1),
		unit
	};
}
function say(value, step) {
	return sayNumber(Math.max(step, Math.round(value / step) * step));
}
// kitchen/src/commands/edits/reads-broken.ts
const BROKEN = [
	/\b(?:and|or|with|the|an?|of|into)\s*[.,;:]/,
	/,\s*[,.;]|[.;]\s*[.;]/,
	/\b(?:the|an?) (?:the|an?|and|or|with|for|in|until|to|of)\b/i,
	/\b(\w+) \1\b/i,
	/[.!?] \p{Ll}|^\p{Ll}/u,
	/\b(?:and|with) (?:until|for \d|and|or)\b/,
	/\b(?:Add|Stir in|Tip in|Fry|Cook|Mix|Toss|Put|Top with)(?:[.,;]| (?:and|or|until)\b)/,
	/\b(?:Season|Toss|Mix|Rub|Whisk|Beat|Blend|Turn) with(?:[.,;]| and\b| then\b)/,
	/\(\s*\)/,
	/\b(?:into to|with (?:pour|trickle|to|stir|add)|in to a)\b/,
	/\b(?:they doe|it \w+s (?:spit|and))\b/
];
function readsBroken(before, after) {
	const had = new Set(textsOf(before));
	return textsOf(after).some((text) => text !== "" && !had.has(text) && BROKEN.some((pattern) => {
		const found = pattern.exec(text)?.[0];
		return found !== void 0 && ![...had].some((one) => one.includes(found));
	}));
}
function textsOf({ introduction, tip, keeps, steps }) {
	return [
		introduction,
		tip,
		keeps,
		...steps.map((step) => require_read_dish.stepLine(step))
	];
}
// kitchen/src/commands/edits/bench.ts
function workOn({ kitchen, bending }, dish, avoid = []) {
	return {
		kitchen,
		original: dish,
		bending: {
			...bending,
			avoid: [...bending.avoid, ...avoid]
		},
		draft: draftOf(dish),
		changes: []
	};
}
function finished(work, before) {
	const done = work && (finish(work) ?? void 0);
	if (!work || !done) return void 0;
	const { dish, labels } = namesOnlyListed(work, before.dish, done) ?? done;
	if (readsBroken(before.dish, dish) || disagrees(work, before.dish, dish)) return void 0;
	const changes = [...before.changes, ...done.changes];
	return {
		dish: withoutUnused(dish),
		labels,
		original: before.original,
		changes
	};
}
function namesOnlyListed(work, before, done) {
	const gone = unlistedIn(work, before, done.dish);
	if (gone.length === 0) return void 0;
	const { needs } = work.bending;
	const allergies = [...new Set([...needs.allergies, ...gone])];
	const changes = work.changes.map((change) => ({
		...change,
		because: gone
	}));
	const bending = {
		...work.bending,
		needs: {
			...needs,
			allergies
		}
	};
	const mended = finish({
		...work,
		bending,
		changes
	});
	return mended ? {
		...mended,
		labels: done.labels
	} : void 0;
}
function disagrees(work, before, after) {
	return unlistedIn(work, before, after).length > 0;
}
function unlistedIn({ kitchen }, before, after) {
	const found = (dish, isList) => {
		const lines = require_read_dish.dishLines(dish).filter(({ part }) => part === "ingredients" === isList);
		const { findings } = require_read_dish.check(kitchen.rules, lines, {
			allergies: [...require_read_dish.ALLERGENS],
			diets: []
		});
		return new Set(findings.filter((one) => one.certainty === "contains").map((one) => one.restriction));
	};
	const [had, has] = [found(before, true), found(after, true)];
	const lost = require_read_dish.ALLERGENS.filter((one) => had.has(one) && !has.has(one));
	if (lost.length === 0) return [];
	const named = found(after, false);
	return lost.filter((one) => named.has(one));
}
function withoutUnused(dish) {
	const used = new Set(dish.steps.flatMap((step) => step.flatMap((piece) => piece.kind === "ingredient" ? [piece.index] : [])));
	if (used.size === dish.ingredients.length) return dish;
	const kept = dish.ingredients.flatMap((_, index) => used.has(index) ? [index] : []);
	return {
		...dish,
		ingredients: kept.flatMap((index) => dish.ingredients[index] ?? []),
		steps: dish.steps.map((step) => step.map((piece) => piece.kind === "ingredient" ? {
			...piece,
			index: kept.indexOf(piece.index)
		} : piece))
	};
}
function checked(bench, before, dish) {
	return finished(workOn({
		...bench,
		bending: {
			...bench.bending,
			avoid: [],
			apart: false
		}
	}, dish), before);
}
function isBarred$1({ kitchen, bending }, dish, { said, names }) {
	if (!speaks(kitchen, said, bending.needs)) return true;
	if (bending.avoid.some((food) => food.names.some((name) => names.includes(name)))) return true;
	const kinds = require_read_dish.findFoodNames(kitchen.rules, said);
	if (bending.avoid.some((food) => food.names.some((name) => kinds.includes(name)))) return true;
	if (bending.apart !== true) return false;
	const has = (kind) => dish.ingredients.some((item) => require_read_dish.findFoodNames(kitchen.rules, item.name).includes(kind));
	return !speaks(kitchen, said, {
		allergies: ["milk"],
		diets: []
	}) && has("meat") || kinds.includes("meat") && has("milk");
}
// kitchen/src/commands/edits/card-words.ts
function wordsOf$1({ language }, message, seed) {
	const variants = language.messages.get(message) ?? [];
	return variants.length === 0 ? "" : pick$3(variants, seed, message).text;
}
function factsOn({ language }, file, words) {
	const called = words.join(" ");
	return language.knowledge.get(file)?.find(({ names }) => names.some((name) => name.join(" ") === called))?.facts;
}
// kitchen/src/commands/edits/said-food.ts
function foodSaid({ rules }, said) {
	const plain = withoutArticle$1(said.toLowerCase().trim());
	const term = require_read_dish.findTerms(rules, plain).findLast(({ isFood }) => isFood);
	const own = singularOf(plain);
	return {
		said: plain,
		names: [...new Set([term?.name ?? own, own])],
		kinds: term?.kinds ?? []
	};
}
function isKnownFood(kitchen, said) {
	return require_read_dish.findTerms(kitchen.rules, said.toLowerCase()).some((term) => term.isFood) || namesFor(kitchen, withoutArticle$1(said.toLowerCase())).length > 0;
}
function isSameFood$1(a, b) {
	return a.names.some((name) => b.names.includes(name)) || singularOf(a.said) === singularOf(b.said);
}
function singularOf(said) {
	return require_read_dish.splitNameTokens(said).map(require_read_dish.singular).join(" ");
}
function withoutArticle$1(said) {
	const words = said.split(/\s+/);
	const from = words.findIndex((word) => !LED.has(word));
	return words.slice(Math.max(0, from)).join(" ");
}
const LED = new Set("a an the some any of my our more extra fried fresh all that this bit little lot no not without less much".split(" "));
const MADE = [
	"sauce",
	"paste",
	"oil",
	"vinegar"
];
const DRAWN = [
	"stock",
	"broth",
	"bouillon",
	"fat",
	"gravy",
	"dripping"
];
function itemsMeant(kitchen, dish, food) {
	const name = (index) => dish.ingredients[index]?.name ?? "";
	const indexes = dish.ingredients.map((_, index) => index);
	const own = singularOf(food.said);
	const exact = indexes.filter((index) => singularOf(name(index)) === own);
	const called = namesFor(kitchen, food.said).map(singularOf);
	if (called.length > 0 && exact.length === 0) return indexes.filter((index) => called.some((one) => ` ${singularOf(name(index))}`.endsWith(` ${one}`)));
	const isOne = (words, index) => words.some((word) => name(index).endsWith(word) && !food.said.includes(word));
	const all = indexes.filter((index) => !isOne(DRAWN, index) && (isFood({ kitchen }, name(index), food) || isOfAnimal(kitchen, name(index), own)));
	const plain = all.filter((index) => !isOne(MADE, index));
	const hits = plain.length > 0 ? plain : all;
	return exact.length > 0 && food.kinds.length > 0 ? hits.filter(near$1(kitchen, name, food)) : hits;
}
function isOfAnimal(kitchen, name, said) {
	return meatIn(kitchen, name)?.meat.names.includes(said) ?? false;
}
function namesFor(kitchen, said) {
	const facts = factsOn(kitchen, "called", require_read_dish.splitNameTokens(said).map(require_read_dish.singular));
	if (!facts?.list || facts.plural !== void 0 && !isPlural(said)) return [];
	return facts.list.split(", ");
}
function near$1({ rules }, name, food) {
	return (index) => require_read_dish.findTerms(rules, name(index)).some((term) => term.isFood && food.names.includes(term.name));
}
function nounOf$2(name) {
	return {
		name,
		isPlural: isPlural(name)
	};
}
// kitchen/src/commands/edits/add-food.ts
function addFood(bench, before, said) {
	const { kitchen } = bench;
	const { dish } = before;
	const food = foodSaid(kitchen, said);
	const slots = {
		food: nounOf$2(food.said),
		dish: nounOf$2(dish.title)
	};
	if (!isKnownFood(kitchen, food.said)) return { refusal: tell("edits.unknown-food", slots) };
	if (isBarred$1(bench, dish, food)) return { refusal: tell("edits.not-for-you", {}) };
	if (itemsMeant(kitchen, dish, food).some((at) => namesIt(dish, at, food.said))) return { adapted: before };
	const portions = SWEET_COURSES.has(dish.course) ? Math.min(dish.servings, MOST_SWEETS) : dish.servings;
	const addition = amountToAdd(kitchen, food.said, portions);
	const isSweet = !require_read_dish.findFoodNames(kitchen.rules, food.said).includes("vegetable") || SWEET_VEGETABLES.test(food.said);
	const hasMain = dish.ingredients.some(({ name }) => /^(?:|mince|joint|sausage)$/.test(meatIn(kitchen, name)?.shape ?? "none"));
	const way = wayInto(dish, addition, isSweet, food.said, hasMain);
	if (way === "no") return { refusal: tell("edits.does-not-go", slots) };
	const adapted = checked(bench, before, placed(bench, dish, listed$1(food.said, addition, way), way, addition.minutes));
	return adapted ? { adapted } : { refusal: tell("edits.not-for-you", {}) };
}
function namesIt(dish, index, said) {
	const words = (dish.ingredients[index]?.name ?? "").toLowerCase().split(" ").map(require_read_dish.singular);
	return said.split(" ").map(require_read_dish.singular).every((word) => words.includes(word));
}
const SWEET_VEGETABLES = /\b(?:pumpkin|carrots?|beetroots?|courgettes?|rhubarb|sweet potato\w*)\b/;
const COOKED_IN = new Set([
	"base",
	"cook",
	"stir",
	"pour",
	"cream"
]);
const SAVOURY$1 = new Set("base cook meat mince fish prawns egg packet crisp".split(" "));
const SWEET_COURSES = new Set([
	"dessert",
	"bread",
	"breakfast",
	"drink",
	"snack"
]);
const MOST_SWEETS = 8;
const SWEETS = /\b(?:chocolate|vanilla|icing sugar|jam|marshmallows?|sprinkles|custard|ice cream)\b/;
const FRIED = /\b(?:mushrooms?|courgettes?|aubergines?|peppers?|onions?|leeks?|tomatoes)\b/;
const IN_BATTER = new Set([
	"scatter",
	"stir",
	"season",
	"squeeze"
]);
const OVER_SWEETS = new Set([
	"season",
	"squeeze",
	"cream"
]);
function wayInto(dish, { manner, unit, preparation, minutes }, isSweet, said, hasMain) {
	const isSpice = manner === "base" && unit === "tsp";
	const isSweetened = dish.ingredients.some(({ name }) => /\b(?:sugar|syrup|honey|oats)$/.test(name));
	if ((!SWEET_COURSES.has(dish.course) || dish.course !== "dessert" && !isSweetened) && SWEETS.test(said) && !/\b(?:chilli|mole)\b/i.test(dish.title)) return "no";
	if (dish.course === "drink") return SAVOURY$1.has(manner) && !isSpice ? "no" : "mix";
	if (dish.course === "dessert" && (!isSweet || SAVOURY$1.has(manner) && !isSpice)) return "no";
	if (dish.course === "breakfast" && dish.ingredients.some(({ name }) => /\b(?:flour|oats)$/.test(name)) && dish.ingredients.some(({ name }) => /\b(?:sugar|syrup|honey)$/.test(name)) && (!isSweet || SAVOURY$1.has(manner))) return "no";
	if (dish.course === "dessert" || dish.course === "bread") {
		if (foldsAt(dish) >= 0) return IN_BATTER.has(manner) || manner === "base" ? "fold" : "no";
		if (dish.course === "bread") return manner === "scatter" ? "scatter" : "no";
		if (OVER_SWEETS.has(manner)) return "drizzle";
		return manner === "scatter" || isSpice ? "scatter" : "no";
	}
	if (manner === "base" && minutes <= 2) return fryingAt(dish) >= 0 ? "sizzle" : isHot$1(dish) ? "season" : "toss";
	if (HEAVY.has(manner) && (endsInOven(dish) || dish.course === "snack" || !isHot$1(dish) && dish.course !== "salad")) return "no";
	if ((dish.course === "salad" || !isHot$1(dish)) && COOKED_IN.has(manner)) return manner === "cook" ? "boil" : "toss";
	if (hasMain && manner === "fish") return "no";
	if (simmersAt(dish) >= 0) return manner === "base" && fryingAt(dish) < 0 ? "cook" : manner;
	if (manner === "pour") return "no";
	if (manner === "base") return fryingAt(dish) >= 0 ? "base" : FRIED.test(said) ? "crisp" : "side";
	if (hasMain && (manner === "meat" || manner === "fish")) return "no";
	if (manner === "cook" || manner === "stir" || manner === "fish" || manner === "prawns") return manner === "fish" || manner === "prawns" ? "crisp" : preparation.startsWith("tinned") ? "warm" : FRIED.test(said) ? "crisp" : "side";
	return manner === "cream" ? "spoon" : manner;
}
const HEAVY = new Set([
	"meat",
	"mince",
	"fish"
]);
function endsInOven(dish) {
	const last = dish.steps.findLast((step) => hasTimer(step) && HEATED$1.test(require_read_dish.stepLine(step)));
	return last !== void 0 && /\b(?:bake|oven)\b/i.test(require_read_dish.stepLine(last)) && simmersAt(dish) < dish.steps.indexOf(last);
}
function isHot$1(dish) {
	return heatedAt(dish) >= 0;
}
function foldsAt(dish) {
	const isBaked = dish.steps.some((step) => /\b(?:bake|oven|steam|fry)\b/i.test(require_read_dish.stepLine(step)));
	const hasFlour = dish.ingredients.some(({ name }) => /\b(?:flour|oats|semolina)\b/.test(name));
	if (!isBaked || !hasFlour) return -1;
	return dish.steps.findIndex((step, at) => at > 0 && INTO_TIN.test(require_read_dish.stepLine(step)));
}
const INTO_TIN = /\b(?:into|in|onto|on|over|between) (?:the|a|an)\b[^.]*\b(?:tin|tray|cases|pan)\b|\bshape\b/i;
const HEATED$1 = /\b(?:simmer|fry|cook|boil|braise|roast|bake|grill|sweat|soften|brown|sear)\b/i;
const LAST_HEAT = /\b(?:simmer|stir-fry|fry|cook|boil|braise|warm through|soften)\b/i;
function heatedAt(dish) {
	const pan = dish.steps.findLastIndex((step) => hasTimer(step) && LAST_HEAT.test(require_read_dish.stepLine(step)));
	return pan >= 0 ? pan : dish.steps.findLastIndex((step) => HEATED$1.test(require_read_dish.stepLine(step)));
}
function simmersAt(dish) {
	return dish.steps.findLastIndex((step) => hasTimer(step) && SIMMERS$2.test(require_read_dish.stepLine(step)) && !SET$1.test(require_read_dish.stepLine(step)));
}
const SET$1 = /\b(?:crack|eggs?|omelette|dumplings|drain|salted water|rinse the|whites are set)\b/i;
const SIMMERS$2 = /\b(?:simmer|boil|braise|stew|bubble|poach|stir-fry|warm through|sauce|soup|cover and cook|cook for)\b/i;
function hasTimer(step) {
	return step.some((piece) => piece.kind === "timer");
}
function listed$1(said, { quantity, unit, preparation }, way) {
	const item = {
		name: said,
		quantity,
		unit,
		preparation: way === "mix" || way === "fold" ? "" : preparation
	};
	return {
		...item,
		name: nameInNumber(item)
	};
}
const ON_ITS_OWN = new Set([
	"scatter",
	"egg",
	"toss",
	"mix",
	"drizzle",
	"spoon"
]);
const BEFORE = new Set([...[
	"meat",
	"mince",
	"crisp",
	"packet",
	"boil",
	"side",
	"warm"
]]);
function placed(bench, dish, item, way, minutes) {
	const index = dish.ingredients.length;
	const heat = doneAt(bench, item.name);
	const [first = "", after = ""] = wordsOf$1(bench.kitchen, `edits.step-${way}`, dish.slug + item.name).replace("{minutes}", String(minutes)).replace("{heat}", heat).split("{food}");
	const ordered = inOrder$2(dish, withSentence(dish, [
		...first === "" ? [] : [{
			kind: "text",
			text: first
		}],
		{
			kind: "ingredient",
			index,
			name: item.name
		},
		{
			kind: "text",
			text: after
		}
	], way), item, index);
	const more = way === "base" || way === "cook" || way === "pour" ? minutes : 0;
	const apart = BEFORE.has(way) || way === "fish" || way === "prawns" ? Math.min(10, minutes) : 0;
	const time = dish.time + inFives$2(more + apart);
	return {
		...dish,
		...ordered,
		time,
		active: Math.min(time, dish.active + inFives$2(apart))
	};
}
function inFives$2(minutes) {
	return Math.round(minutes / 5) * 5;
}
function withSentence(dish, sentence, way) {
	const steps = [...dish.steps];
	const last = steps.length - 1;
	if (way === "fold") {
		const at = foldsAt(dish);
		return steps.map((step, index) => index === at ? beforeTin(step, sentence) : step);
	}
	if (BEFORE.has(way)) return [
		...steps.slice(0, last),
		sentence,
		...steps.slice(last)
	];
	if (ON_ITS_OWN.has(way)) return (way === "mix" ? 0 : -1) === 0 ? steps.map((step, index) => index === 0 ? joined$1(step, sentence) : step) : [...steps, sentence];
	const at = way === "base" || way === "sizzle" ? baseAt(dish) : simmersAt(dish) >= 0 ? simmersAt(dish) : heatedAt(dish);
	if (at < 0 || (way === "season" || way === "squeeze" || way === "cream") && simmersAt(dish) < 0) return [...steps, sentence];
	return steps.map((step, index) => index === at ? afterTimer(step, sentence) : step);
}
function afterTimer(step, sentence) {
	const sentences = sentencePieces(step).filter((one) => one.length > 0);
	const at = sentences.findLastIndex((one) => hasTimer(one) && SIMMERS$2.test(require_read_dish.stepLine(one)));
	if (at < 0 || at === sentences.length - 1) return joined$1(step, sentence);
	return [
		...sentences.slice(0, at + 1).flat(),
		...sentence,
		{
			kind: "text",
			text: " "
		},
		...sentences.slice(at + 1).flat()
	];
}
function beforeTin(step, sentence) {
	const at = step.findIndex((piece) => piece.kind === "text" && INTO_TIN.test(piece.text));
	const piece = step[at];
	if (piece?.kind !== "text") return joined$1(sentence, step);
	const found = INTO_TIN.exec(piece.text)?.index ?? 0;
	const from = piece.text.lastIndexOf(". ", found);
	if (from < 0) return joined$1(sentence, step);
	const [before, after] = [piece.text.slice(0, from + 2), piece.text.slice(from + 2)];
	return [
		...step.slice(0, at),
		{
			kind: "text",
			text: before
		},
		...sentence,
		{
			kind: "text",
			text: ` ${after}`
		},
		...step.slice(at + 1)
	];
}
function baseAt(dish) {
	const at = fryingAt(dish);
	return at >= 0 ? at : heatedAt(dish);
}
function fryingAt(dish) {
	return dish.steps.findIndex((step) => /\b(?:fry|soften|sweat|cook|sizzle|brown|toast)\b/i.test(require_read_dish.stepLine(step)) && /\b(?:oil|butter|ghee|onion|onions|garlic|shallots?|lard|leeks?)\b/i.test(require_read_dish.stepLine(step)));
}
function joined$1(first, second) {
	return [
		...first,
		{
			kind: "text",
			text: " "
		},
		...second
	];
}
function inOrder$2(dish, steps, item, index) {
	const used = steps.flat().filter((piece) => piece.kind === "ingredient");
	const before = used[used.findIndex((piece) => piece.index === index) - 1];
	const place = before ? before.index + 1 : 0;
	const moved = (one) => one === index ? place : one >= place ? one + 1 : one;
	return {
		ingredients: dish.ingredients.toSpliced(place, 0, item),
		steps: steps.map((step) => step.map((piece) => piece.kind === "ingredient" ? {
			...piece,
			index: moved(piece.index)
		} : piece))
	};
}
function doneAt({ kitchen: { rules } }, name) {
	if (require_read_dish.findTerms(rules, name).flatMap((term) => [term.name, ...term.kinds]).includes("poultry") || /\b(?:chicken|turkey|duck)\b/.test(name)) return "74 \u00b0C";
	return /\bminced?|sausages?\b/.test(name) ? "71 \u00b0C" : "63 \u00b0C";
}
// kitchen/src/commands/edits/change-amounts.ts
function changeAmount(bench, before, said, factor) {
	const food = foodSaid(bench.kitchen, said);
	const slots = {
		food: nounOf$2(food.said),
		dish: nounOf$2(before.dish.title)
	};
	const hits = new Set(itemsMeant(bench.kitchen, before.dish, food));
	if (hits.size === 0) return { refusal: tell("edits.not-in-it", slots) };
	return withAmounts(bench, before, hits, factor) ?? { refusal: tell("edits.no-amount", slots) };
}
function changeHeat(bench, before, factor) {
	const slots = { dish: nounOf$2(before.dish.title) };
	const hits = new Set(hotItems(before));
	if (hits.size === 0) return { refusal: tell("edits.nothing-hot", slots) };
	return withAmounts(bench, before, hits, factor) ?? { refusal: tell("edits.no-amount-hot", slots) };
}
function withAmounts(bench, before, hits, factor) {
	const ingredients = before.dish.ingredients.map((item, index) => hits.has(index) ? times$1(item, factor) : item);
	if (ingredients.every((item, index) => item === before.dish.ingredients[index])) return void 0;
	const adapted = checked(bench, before, {
		...before.dish,
		ingredients
	});
	return adapted && { adapted };
}
const HANDFULS = [
	[.5, "half a handful"],
	[1.5, "2 handfuls"],
	[3, "3 handfuls"]
];
function times$1(item, factor) {
	if (/^a (?:small |large |big )?handful$/.test(item.quantity)) {
		const said = HANDFULS.find(([most]) => factor <= most)?.[1] ?? "4 handfuls";
		return {
			...item,
			quantity: said
		};
	}
	if (/^a (?:small |good |large )?pinch$/.test(item.quantity)) return {
		...item,
		quantity: factor < 1 ? "a small pinch" : "2 pinches"
	};
	const [low = NaN, high = low] = item.quantity.split(/\s*[-\u2013]\s*/).map(numberOf);
	if (Number.isNaN(low) || Number.isNaN(high)) return item;
	const [least = "", most = least] = [low, high].map((value) => rounded$2(value * factor, item.unit));
	const name = item.unit === "" && high * factor <= 1 ? oneOf$3(item.name) : item.name;
	return {
		...item,
		name,
		quantity: least === most ? least : `${least}-${most}`
	};
}
function rounded$2(value, unit) {
	const step = stepOf(value, unit);
	return sayNumber(Math.max(step, Math.round(value / step) * step));
}
function stepOf(value, unit) {
	if (unit === "g" || unit === "ml") return value < 20 ? 1 : value < 100 ? 5 : 10;
	if (unit === "kg" || unit === "l") return .05;
	if (unit === "tsp" || unit === "tbsp") return value < .5 ? .125 : value < 1 ? .25 : .5;
	return unit === "" || unit === "cm" ? .5 : 1;
}
const HOT$3 = new Set("chilli chillies chili chilies chile chiles cayenne jalape\u00f1o jalape\u00f1os jalapeno jalapenos habanero habaneros sriracha gochujang gochugaru harissa sambal berbere chipotle chipotles doubanjiang piri-piri tabasco wasabi horseradish serrano serranos aji aj\u00ed chiltepin shichimi".split(" "));
const HOT_PAIRS = [
	"scotch bonnet",
	"hot sauce",
	"hot paprika",
	"curry paste",
	"aj\u00ed amarillo",
	"hot pepper"
];
function hotItems({ dish }) {
	return dish.ingredients.flatMap(({ name }, index) => {
		return isHot(name) ? [index] : [];
	});
}
function isHot(name) {
	const said = name.toLowerCase();
	return said.split(/[ -]/).some((word) => HOT$3.has(word)) || HOT_PAIRS.some((pair) => said.includes(pair)) || said === "pepper";
}
// kitchen/src/commands/edits/cooking-of.ts
const WAITS$2 = /\b(?:chill|marinat\w*|fridge|soak|overnight|rise|prove|cool|rest(?! of)|stand|freeze)\b/i;
const SIMMERS$1 = /\b(?:simmer|braise|boil|stew|poach|bubble|cook)\b/i;
const FRIES$1 = /\b(?:fry|sear|brown|grill|griddle|toast|stir-fry|sizzle|char)\b/i;
const BAKES$3 = /\b(?:bake|roast|oven)\b/i;
const LIQUID$2 = /\b(?:stock|coconut milk|passata|chopped tomatoes|water|broth|cream)$/;
function isWet$1({ ingredients, steps }) {
	if (steps.some((step) => /\broast\b/i.test(require_read_dish.stepLine(step)))) return false;
	return ingredients.filter(({ name }) => LIQUID$2.test(name)).reduce((sum, { quantity, unit }) => sum + millilitres(quantity, unit), 0) >= 200;
}
function millilitres(quantity, unit) {
	const value = Number.parseFloat(quantity) || 0;
	return unit === "l" ? value * 1e3 : unit === "ml" || unit === "g" ? value : 0;
}
function cookingOf(dish) {
	const texts = dish.steps.map((step) => require_read_dish.stepLine(step));
	const text = texts.join(" ");
	let [simmering, baking, frying] = [
		0,
		0,
		0
	];
	for (const [at, step] of dish.steps.entries()) {
		const said = texts[at] ?? "";
		const minutes = step.reduce((sum, piece) => sum + (piece.kind === "timer" ? minutesIn(piece.text) : 0), 0);
		if (BAKES$3.test(said) && !/\bheat the oven\b(?!.*\bbake\b)/i.test(said)) baking += minutes;
		else if (FRIES$1.test(said) && !/\bsimmer|braise|boil\b/i.test(said)) frying += minutes;
		else if (SIMMERS$1.test(said) && !WAITS$2.test(said)) simmering += minutes;
	}
	if (isWet$1(dish)) simmering = Math.max(simmering, frying);
	const degrees = Number(/\boven to (\d{3}) \u00b0C/i.exec(text)?.[1] ?? 0);
	const hasFlour = dish.ingredients.some(({ name }) => /\b(?:flour|pastry|dough)\b/.test(name));
	const isOven = degrees > 0 || baking > 0;
	const isBake = isOven && (dish.course === "bread" || hasFlour && dish.course === "dessert" || CRUST.test(text));
	const isHot = /\b(?:hob|heat|oven|boil|fry|simmer|grill|toast|bake)\b/i.test(text);
	return {
		simmering,
		baking: isOven ? Math.max(baking, degrees > 0 && baking === 0 ? 20 : 0) : 0,
		degrees: isOven ? degrees || 200 : 0,
		frying,
		isBake,
		isCold: !isHot || simmering + baking + frying === 0,
		isDeepFried: /\bdeep-fry|oil (?:is|reaches|to) 1[6-9]\d \u00b0C/i.test(text),
		isPieces: simmering < 8 && !isBake && !isWet$1(dish) && frying + baking > 0,
		hasBatter: /\bbatter\b/i.test(text) && !isBake,
		hasDriedBeans: dish.ingredients.some(({ name }) => /\bdried\b/.test(name) && /\b(?:kidney|beans)\b/.test(name)),
		text
	};
}
const CRUST = /\b(?:pastry case|springform|cake tin|loaf tin|muffin tin|tart tin)\b/i;
// kitchen/src/commands/edits/method-plan.ts
const METHODS = [...[
	"slow cooker",
	"pressure cooker",
	"air fryer",
	"microwave",
	"barbecue"
], ...[
	"oven",
	"hob",
	"grill",
	"steamer",
	"rice cooker"
]];
function methodCalled(said) {
	return METHODS.find((one) => one === said);
}
function planMethod(kitchen, dish, cooking, method) {
	if (cooking.isCold) return no$1("method-cold");
	switch (method) {
		case "slow cooker": return inPot(cooking, dish) ?? slowly(cooking, dish);
		case "pressure cooker": return inPot(cooking, dish) ?? underPressure(cooking);
		case "microwave":
			if (cooking.frying >= 4 || cooking.baking > 0 || cooking.isBake) return no$1("method-no-colour");
			if (potMinutes(cooking) > 45) return no$1("method-steps");
			return inPot(cooking, dish) ?? inMicrowave(cooking);
		case "oven": return inOven(kitchen, dish, cooking);
		case "hob": return onHob(kitchen, dish, cooking);
		case "air fryer": return airFried(kitchen, dish, cooking);
		case "barbecue":
		case "grill": return grilled(kitchen, dish, cooking, method);
		case "steamer": return steamed(kitchen, dish, cooking);
		case "rice cooker": return no$1("method-no-rice-cooker");
	}
}
function no$1(message) {
	return {
		kind: "no",
		message
	};
}
function inPot(cooking, dish) {
	if (cooking.isBake) return no$1("method-no-crust");
	if (cooking.isDeepFried) return no$1("method-no-crust");
	if (potMinutes(cooking) < 20) return no$1("method-too-quick");
	if (!STEWED.has(dish.course) || millilitresIn(dish) < 200 || ELSEWHERE.test(cooking.text)) return no$1("method-steps");
	if (STARCHY.test(dish.ingredients.map(({ name }) => name).join(", "))) return no$1("method-starch");
}
const STEWED = new Set([
	"main",
	"soup",
	"side"
]);
const ELSEWHERE = /\b(?:mash|drain|peel|bake|roast|grill|layer|wrap|whisk|flip|omelette|hollow|crust|poach)\b/i;
const LIQUID$1 = /\b(?:stock|coconut milk|passata|chopped tomatoes|water|broth|wine|beer|stout)$/;
function millilitresIn({ ingredients }) {
	return ingredients.filter(({ name }) => LIQUID$1.test(name)).reduce((sum, { quantity, unit }) => {
		const value = Number.parseFloat(quantity) || 0;
		return sum + (unit === "l" ? value * 1e3 : unit === "ml" || unit === "g" ? value : 0);
	}, 0);
}
const STARCHY = /\b(?:spaghetti|penne|macaroni|tagliatelle|linguine|noodles|vermicelli|orzo|lasagne|rice|couscous|bulgur(?: wheat)?|dumplings)\b(?! vinegar| wine| noodles| flour)/;
function slowly(cooking, dish) {
	const pot = potMinutes(cooking);
	const [high, low] = pot < 45 ? [3, 6] : pot < 90 ? [4, 7] : [5, 9];
	const liquid = dish.course === "soup" ? 1 : 2 / 3;
	return {
		kind: "pot",
		message: "edits.pot-slow-cooker",
		slots: {
			high,
			low
		},
		minutes: high * 60,
		liquid
	};
}
function potMinutes({ simmering, baking, isBake, text }) {
	return simmering + (/\b(?:casserole|lid|lidded|cover(?:ed)?|braise)\b/i.test(text) && !isBake ? baking : 0);
}
function underPressure(cooking) {
	const minutes = Math.max(5, Math.round(potMinutes(cooking) / 3));
	return {
		kind: "pot",
		message: "edits.pot-pressure-cooker",
		slots: { minutes },
		minutes: minutes + 20,
		liquid: 1
	};
}
function inMicrowave(cooking) {
	const minutes = Math.min(40, inFives$1(potMinutes(cooking) * .6));
	return {
		kind: "pot",
		message: "edits.pot-microwave",
		slots: { minutes },
		minutes,
		liquid: 1
	};
}
function inOven(kitchen, dish, cooking) {
	if (cooking.baking > 0) return no$1("method-already");
	if (cooking.isDeepFried || cooking.hasBatter) return no$1("method-wet-batter");
	if (isLaid(kitchen, dish, cooking)) return pieces$1("edits.lay-oven", 1.5, 12, 220);
	const refusal = inPot(cooking, dish);
	if (refusal) return refusal;
	const minutes = inFives$1(potMinutes(cooking) * 1.15);
	return {
		kind: "pot",
		message: "edits.pot-oven",
		slots: { minutes },
		minutes,
		liquid: 1
	};
}
function onHob(kitchen, dish, cooking) {
	if (cooking.baking === 0) return no$1("method-already");
	if (cooking.isBake || isWhole(dish)) return no$1("method-no-crust");
	const pot = potMinutes(cooking);
	if (pot >= 30 && !inPot(cooking, dish)) return {
		kind: "pot",
		message: "edits.pot-hob",
		slots: { minutes: inFives$1(pot) },
		minutes: inFives$1(pot),
		liquid: 1
	};
	if (cooking.baking > 50 || !isLaid(kitchen, dish, cooking)) return no$1("method-no-crust");
	return pieces$1("edits.lay-hob", .8, 8, 0);
}
function airFried(kitchen, dish, cooking) {
	if (cooking.isBake) return no$1("method-no-batter");
	if (cooking.hasBatter) return no$1("method-wet-batter");
	if (isWhole(dish)) return no$1("method-too-big");
	if (!cooking.isPieces || dish.vessel === "baking dish") return no$1("method-no-liquid");
	if (!isLaid(kitchen, dish, cooking)) return no$1("method-no-pieces");
	if (cooking.baking > 0) return pieces$1("edits.lay-air-fryer", .8, 5, Math.max(150, cooking.degrees - 20));
	return pieces$1("edits.lay-air-fryer", 1.2, 8, 190);
}
function grilled(kitchen, dish, cooking, method) {
	if ((method === "grill" ? /\bgrill\b(?! pan)/i : /\bbarbecue\b/i).test(cooking.text)) return no$1("method-already");
	if (cooking.isBake) return no$1("method-no-crust");
	if (cooking.hasBatter) return no$1("method-wet-batter");
	if (isWhole(dish)) return no$1("method-too-big");
	if (!cooking.isPieces || dish.vessel === "baking dish") return no$1("method-no-liquid");
	const isCoated = /\b(?:breadcrumbs|coat|dredge|crumbs)\b/i.test(cooking.text);
	const isLoose = dish.ingredients.some(({ name }) => /potatoes$/.test(name));
	if (cooking.baking > 45 || isCoated || isLoose || !isLaid(kitchen, dish, cooking)) return no$1("method-no-pieces");
	return pieces$1(`edits.lay-${method}`, cooking.baking > 0 ? .7 : 1, 6, 0);
}
function steamed(kitchen, dish, cooking) {
	const isTender = dish.ingredients.some(({ name }) => meatIn(kitchen, name)?.kind.name === "fish" || GREENS.test(name));
	const hasMeat = dish.ingredients.some(({ name }) => {
		const kind = meatIn(kitchen, name)?.kind.name;
		return kind !== void 0 && kind !== "fish" && kind !== "shellfish";
	});
	return isTender && !hasMeat && cooking.isPieces && !isWhole(dish) && !cooking.isDeepFried && cooking.degrees <= 200 ? pieces$1("edits.lay-steamer", 1, 8, 0) : no$1("method-no-steam");
}
const GREENS = /\b(?:broccoli|green beans|asparagus|pak choi|cauliflower|carrots)\b/;
function pieces$1(message, times, least, degrees) {
	return {
		kind: "pieces",
		message,
		times,
		least,
		degrees
	};
}
function isLaid(kitchen, dish, cooking) {
	const isFit = LAID.has(dish.course) && cooking.isPieces && !cooking.isDeepFried;
	const names = dish.ingredients.map(({ name }) => name);
	const isFilled = names.some((name) => FILLED.test(name));
	const isFriedDeep = dish.ingredients.some(({ name, quantity, unit }) => name.endsWith(" oil") && (unit === "l" || unit === "ml" && Number(quantity) >= 200));
	return isFit && !isFilled && !isFriedDeep && names.some((name) => isPiece(kitchen, name));
}
const FILLED = /\b(?:tortillas|rolls|baguettes?|buns|noodles|wrappers|rice paper|flatbreads|pastry|gnocchi|lettuce)\b/;
const LAID = new Set([
	"main",
	"side",
	"snack"
]);
function isPiece(kitchen, name) {
	const known = meatIn(kitchen, name);
	if (known) return !/^(?:cured|cooked|raw|seasoning|offal)$/.test(known.shape);
	return GRIDDLED.test(name);
}
const GRIDDLED = /^(?:firm |extra-firm |smoked )?(?:tofu|halloumi|paneer|aubergines?|courgettes?|(?:red|green|yellow) peppers?|corn on the cob|portobello mushrooms|asparagus|cauliflower|(?:floury |waxy |new |baby |large )*potatoes|sweet potatoes|butternut squash|parsnips|carrots|brussels sprouts|broccoli)$/i;
function isWhole({ ingredients }) {
	return ingredients.some(({ name, preparation, quantity, unit }) => {
		const kilos = Number.parseFloat(quantity) * (unit === "kg" ? 1 : unit === "g" ? .001 : 0);
		return /\bwhole (?:chicken|turkey|duck|goose)|\b(?:leg of lamb|rib of beef)\b/.test(name) || /\b(?:tied|in one piece|rolled)\b/.test(preparation) || kilos >= 1.5 && !/pieces|cubes|wedges|chunks|slices|sticks|chips/.test(preparation);
	});
}
function inFives$1(minutes) {
	return Math.max(5, Math.round(minutes / 5) * 5);
}
// kitchen/src/commands/edits/cook-in.ts
function cookIn(bench, before, said) {
	const method = methodCalled(said);
	const { dish } = before;
	const cooking = cookingOf(dish);
	const minutes = Math.max(5, cooking.simmering + cooking.frying);
	const slots = {
		dish: nounOf$2(dish.title),
		method: said,
		minutes
	};
	if (!method) return { refusal: tell("edits.method-unknown", slots) };
	const plan = planMethod(bench.kitchen, dish, cooking, method);
	if (plan.kind === "no") return { refusal: tell(`edits.${plan.message}`, slots) };
	const written = plan.kind === "pot" ? inOnePot(bench, dish, plan) : inOneLayer(bench, dish, plan, said);
	const adapted = written && checked(bench, before, written);
	return adapted ? { adapted } : { refusal: tell("edits.method-steps", slots) };
}
function sentencesIn(step) {
	return sentencePieces(step).filter((pieces) => pieces.length > 0).map((pieces) => ({
		pieces,
		text: require_read_dish.stepLine(pieces),
		minutes: pieces.reduce((sum, piece) => sum + (piece.kind === "timer" ? minutesIn(piece.text) : 0), 0)
	}));
}
const FAT$1 = /\b(?:oil|butter|ghee|lard|dripping)$/;
const SIMMERS = /\b(?:simmer|cook|boil|braise|stew|bubble|oven|poach)/i;
const APART$1 = /\b(?:salted water|drain|fry|brown|soften|sear|toast|marinat|chill|rest|soak|grill|stand)\b/i;
const NEEDLESS = /^(?:then |and |now )*(?:stir|skim|cover|bring|turn|lower|put the lid|return|let it|top up|add|pour|simmer|cook|lay|season|heat the oven|pull|taste)\b|\b(?:return|add|nestle|slide)\b/i;
const PREHEATS = /^(?:meanwhile,? )?(?:pre)?heat (?:the|an?) (?:\w+ )?(?:oven|grill|griddle|barbecue)\b/i;
const LATE = /\b(?:cream|milk|yoghurt|cr\u00e8me fra\u00eeche|cheese|mascarpone|feta|spinach|peas|coriander|parsley|basil|dill|chives|mint|prawns|cod|haddock|salmon|fish fillets?|mussels|squid|lemon juice|lime juice|vinegar|eggs?|green beans|sweetcorn)\b/;
const THICKENS = /\b(?:thick|reduc|oil shows|trail|coats|evaporat|syrupy|absorbed)/i;
function isSimmered({ text: said, minutes, pieces }) {
	const isFried = pieces.some((one) => one.kind === "ingredient" && FAT$1.test(one.name));
	return minutes >= 10 && SIMMERS.test(said) && !APART$1.test(said) && !isFried;
}
function inOnePot(bench, dish, plan) {
	const steps = dish.steps.map(sentencesIn);
	const all = steps.flat();
	const first = all.findIndex(isSimmered);
	const last = all.findLastIndex(isSimmered);
	if (first < 0) return void 0;
	const within = all.slice(first, last + 1);
	if (within.some((one) => !isSimmered(one) && !NEEDLESS.test(one.text))) return void 0;
	const foods = within.flatMap(({ pieces }) => pieces.filter((one) => one.kind === "ingredient"));
	const late = foods.filter(({ name }) => LATE.test(name));
	const rest = foods.filter(({ name }) => !LATE.test(name));
	const name = plan.message;
	const words = wordsOf$1(bench.kitchen, rest.length > 0 ? name : `${name}-as-it-is`, dish.slug);
	const done = doneIn(within);
	const pot = [...filled(words, {
		...plan.slots,
		until: done,
		check: done.replace(", until", ", and see that it is done:")
	}, rest), ...late.length > 0 ? [text(" "), ...filled(wordsOf$1(bench.kitchen, `${name}-late`, dish.slug), {}, late)] : []];
	let at = -1;
	const written = steps.map((sentences) => {
		return tidied(sentences.flatMap((sentence) => {
			at += 1;
			if (at === last) return [
				text(" "),
				...pot,
				text(" ")
			];
			return at >= first && at < last || PREHEATS.test(sentence.text) ? [] : sentence.pieces;
		}));
	});
	const pots = within.reduce((sum, { minutes }) => sum + minutes, 0);
	const time = Math.max(15, inFives$1(dish.time - pots + plan.minutes));
	const isHot = plan.message === "edits.pot-oven";
	return {
		...dish,
		ingredients: dish.ingredients.map((item) => drier(item, plan.liquid)),
		steps: [...isHot ? [[text(wordsOf$1(bench.kitchen, "edits.heat-oven", dish.slug))]] : [], ...written.filter((step) => step.length > 0)],
		time,
		active: Math.min(time, dish.active),
		tip: withoutOldHeat(dish.tip, /\b(?:oven|simmering|lid|\u00b0C)\b/i)
	};
}
function doneIn(within) {
	const [, said = ""] = /, until ([^.;]*)/.exec(within.at(-1)?.text ?? "") ?? [];
	const until = THICKENS.test(said) ? "" : said;
	const heat = within.flatMap(({ text: one }) => /\b(7[14]) \u00b0C/.exec(one)?.[1] ?? [])[0];
	if (heat === void 0 || until.includes("\u00b0C")) return until === "" ? "" : `, until ${until}`;
	return until === "" ? `, until ${heat} \u00b0C inside` : `, until ${until} and ${heat} \u00b0C inside`;
}
function drier(item, share) {
	const value = numberOf(item.quantity) * (item.unit === "l" ? 1e3 : 1);
	if (share === 1 || !/\b(?:stock|water|broth)$/.test(item.name) || !/^(?:ml|l)$/.test(item.unit)) return item;
	if (Number.isNaN(value) || value < 150) return item;
	return {
		...item,
		quantity: sayNumber(Math.round(value * share / 25) * 25),
		unit: "ml"
	};
}
const FRIES = /\b(?:fry|sear|brown|grill|griddle|roast|bake|cook|oven|char)/i;
function inOneLayer(bench, dish, plan, method) {
	let changed = 0;
	let isStirred = false;
	let isTopic = false;
	let saved = 0;
	const steps = dish.steps.map((step) => tidied(sentencesIn(step).flatMap((sentence) => {
		if (PREHEATS.test(sentence.text) || isPanHeated(sentence)) return [];
		const named = mainIn(bench, dish, sentence);
		const main = named ?? (isTopic && OVEN$1.test(sentence.text) ? [text("everything")] : void 0);
		if (sentence.pieces.some((one) => one.kind === "ingredient")) isTopic = named !== void 0;
		isTopic ||= named !== void 0;
		if (!(sentence.minutes >= (IN_NO_TIME.has(method) ? 3 : 6) && FRIES.test(sentence.text) && !WAITS$1.test(sentence.text)) || !main) return inBasket(sentence.pieces, method);
		isStirred ||= STIRRED.test(sentence.text);
		const minutes = Math.max(plan.least, Math.round(sentence.minutes * plan.times));
		changed += 1;
		saved += sentence.minutes - minutes;
		const [, until = ""] = /, until ([^.;]*)/.exec(sentence.text) ?? [];
		const slots = {
			minutes: minutes > 15 ? inFives$1(minutes) : minutes,
			degrees: plan.degrees,
			until: until === "" ? "" : `, until ${until}`
		};
		const words = wordsOf$1(bench.kitchen, plan.message, dish.slug);
		const others = sentence.pieces.filter((piece) => piece.kind === "ingredient" && !main.includes(piece));
		const end = [text(" ")];
		return [
			...others.length > 0 ? filled(BESIDE$1, {}, others) : [],
			...filled(words, slots, main),
			...end
		];
	})));
	if (changed !== 1 || isStirred) return void 0;
	const time = Math.max(10, inFives$1(dish.time - saved));
	return {
		...dish,
		steps: steps.filter((step) => step.length > 0),
		time,
		active: Math.min(time, dish.active),
		tip: withoutOldHeat(dish.tip, /\b(?:oven|tray|grill|pan|hob|rack|griddle|\u00b0C)\b/i),
		introduction: /\b(?:oven|baked|roast|roasted|grilled|fried|pan)\b/i.test(dish.introduction) ? plainIntroductions({
			...dish,
			time
		})[1] ?? "" : dish.introduction
	};
}
const IN_NO_TIME = new Set(["barbecue", "grill"]);
const WAITS$1 = /\b(?:chill|marinat\w*|fridge|soak|overnight|rise|prove|cool|rest|stand|boil|simmer|soften)\b/i;
const BESIDE$1 = "Toss with {food} first. ";
function isPanHeated({ pieces, text: said }) {
	const foods = pieces.filter((one) => one.kind === "ingredient");
	return /^(?:heat|warm) /i.test(said) && /\b(?:pan|griddle|wok)\b/i.test(said) && foods.every(({ name }) => isSeasoning$1(name));
}
const OVEN$1 = /\b(?:oven|bake|roast|grill)\b|^(?:fry|cook|turn)\b/i;
const STIRRED = /\b(?:stir|stir-fry|stir-fried|wok|scrambl\w+|breaking|toss|tossing|omelette|filling|soup|noodles|crack|crumbl\w+|fold)\b/i;
function mainIn({ kitchen }, dish, { pieces, text: said }) {
	const listed = pieces.filter((one) => one.kind === "ingredient" && isPiece(kitchen, one.name));
	if (listed.length > 0) return listed;
	if (pieces.some((one) => one.kind === "ingredient" && !isSeasoning$1(one.name))) return void 0;
	const names = new Set(dish.ingredients.filter(({ name }) => isPiece(kitchen, name)).flatMap(({ name }) => require_read_dish.findTerms(kitchen.rules, name).flatMap((t) => [t.name, ...t.kinds])));
	const term = require_read_dish.findTerms(kitchen.rules, said).find((one) => one.isFood && names.has(one.name));
	return term && [text(`the ${said.slice(term.start, term.end).toLowerCase()}`)];
}
function inBasket(pieces, method) {
	const grid = GRIDS[method];
	if (grid === void 0) return pieces;
	return pieces.map((piece) => piece.kind === "cookware" && /\b(?:tray|tin|rack|oven)\b/.test(piece.text) ? {
		...piece,
		text: grid
	} : piece.kind === "text" ? {
		...piece,
		text: piece.text.replace(/\b(?:foil|parchment|paper)?-?lined $/, "")
	} : piece);
}
const GRIDS = {
	"air fryer": "air-fryer basket",
	barbecue: "board",
	hob: "board",
	steamer: "steamer basket"
};
function withoutOldHeat(said, old) {
	const sentences = said.split(/(?<=[.!?;])\s+/);
	const kept = sentences.filter((one) => !old.test(one));
	return kept.length === sentences.length ? said : standing(said, kept.join(" "));
}
function text(said) {
	return {
		kind: "text",
		text: said
	};
}
function filled(words, slots, foods) {
	return words.split(/(\{\w+\}(?: (?:minutes|hours))?)/).flatMap((part) => {
		const [, slot, unit] = /^\{(\w+)\}(?: (minutes|hours))?$/.exec(part) ?? [];
		if (slot === void 0) return part === "" ? [] : [text(part)];
		if (slot === "food") return listOf$1(foods);
		const value = String(slots[slot] ?? "");
		if (unit !== void 0) return [{
			kind: "timer",
			text: `${value} ${unit}`
		}];
		return value === "" ? [] : [text(value)];
	});
}
function listOf$1(foods) {
	return foods.flatMap((food, at) => [...at === 0 ? [] : [text(at === foods.length - 1 ? " and " : ", ")], food]);
}
function tidied(pieces) {
	const joined = [];
	for (const piece of pieces) {
		const last = joined.at(-1);
		if (piece.kind === "text" && last?.kind === "text") joined[joined.length - 1] = text((last.text + piece.text).replace(/ {2,}/g, " "));
		else joined.push(piece);
	}
	const first = joined[0];
	if (first?.kind === "text") joined[0] = text(first.text.trimStart());
	const end = joined.at(-1);
	if (end?.kind === "text") joined[joined.length - 1] = text(end.text.trimEnd());
	return joined.filter((piece) => piece.kind !== "text" || piece.text !== "");
}
// kitchen/src/commands/edits/bearing.ts
function isHeart({ kitchen }, { dish, original }, index) {
	const { rules } = kitchen;
	const item = dish.ingredients[index];
	if (!item || isMade(item.name)) return false;
	const hearts = heartsOf(rules, original);
	const head = require_read_dish.findTerms(rules, item.name).findLast((term) => term.isFood);
	if (head !== void 0 && [head.name, ...head.kinds].some((name) => hearts.has(name))) return true;
	const titled = new Set(require_read_dish.splitNameTokens(original.title).map(require_read_dish.singular));
	const words = require_read_dish.splitNameTokens(item.name).map(require_read_dish.singular);
	return (meatIn(kitchen, item.name) ? words : words.slice(-1)).some((word) => titled.has(word) && !TOO_WIDE.has(word));
}
function isMade(name) {
	return /\b(?:stock|broth|sauce|paste|oil|vinegar|powder|salt|pepper|water)$/.test(name);
}
function heartsOf(rules, { title, keywords }) {
	const names = [title, ...keywords.slice(0, 1)].flatMap((text) => require_read_dish.findTerms(rules, text).flatMap((term) => term.isFood ? [term.name] : []));
	return new Set(names.filter((name) => !TOO_WIDE.has(name)));
}
const TOO_WIDE = new Set("vegetable spice herb nut fruit grain sauce seed seasoning condiment dairy salad".split(" "));
const HOLDS_A_BAKE = new Set("flour egg eggs sugar yeast butter oats milk water baking powder bicarbonate".split(" "));
const BAKES$2 = new Set(["dessert", "bread"]);
function holdsUp(dish, index) {
	const item = dish.ingredients[index];
	if (!item || !BAKES$2.has(dish.course)) return false;
	return item.name.split(" ").some((word) => HOLDS_A_BAKE.has(word)) && !/^(?:pinch|handful)?$/.test(item.unit) ? true : /^(?:eggs?|egg whites|egg yolks)$/.test(item.name);
}
// kitchen/src/commands/edits/leave-food-out.ts
function leaveFoodOut(bench, before, said) {
	const { kitchen } = bench;
	const { dish } = before;
	const food = foodSaid(kitchen, said);
	const slots = {
		food: nounOf$2(food.said),
		dish: nounOf$2(dish.title)
	};
	const hits = itemsMeant(kitchen, dish, food);
	if (hits.length === 0) return { refusal: tell("edits.not-in-it", slots) };
	if (hits.some((index) => carries(dish, index))) return { refusal: tell("edits.cannot-go", slots) };
	if (hits.some((index) => isHeart(bench, before, index))) return { refusal: tell("edits.stands-on", slots) };
	if (hits.some((index) => holdsUp(dish, index))) return { refusal: tell("edits.holds-up", slots) };
	const adapted = withoutItems(bench, before, hits, [food]) ?? withoutItems(bench, before, hits, []);
	return adapted ? { adapted } : { refusal: tell("edits.cannot-go", slots) };
}
function withoutItems(bench, before, hits, avoid) {
	return finished(hits.reduce((now, index) => now?.draft.ingredients[index] ? without(now, index, []) : now, workOn(bench, before.dish, avoid)), before);
}
function carries({ ingredients, servings }, index) {
	const { name = "", quantity = "", unit = "" } = ingredients[index] ?? {};
	if (/\bwater$/.test(name)) return true;
	const millilitres = numberOf(quantity) * (unit === "l" ? 1e3 : unit === "ml" || unit === "g" ? 1 : 0);
	return LIQUID.test(name) && millilitres / servings >= 60;
}
const LIQUID = /\b(?:stock|broth|milk|passata|chopped tomatoes)$/;
// kitchen/src/commands/edits/served-for.ts
function servedFor(bench, before, said) {
	switch (said) {
		case "freezing": return forFreezing(bench, before);
		case "small children": return isForAdults(bench, before.dish) ? { refusal: tell("edits.not-for-children", { dish: nounOf$2(before.dish.title) }) } : withStep(bench, before, "edits.step-children");
		case "quicker": return inAHurry(bench, before);
		default: return;
	}
}
function isForAdults({ kitchen: { rules } }, dish) {
	return !(dish.course === "main" || dish.course === "soup" || dish.course === "side") && dish.ingredients.some(({ name }) => require_read_dish.findFoodNames(rules, name).includes("alcohol") || /\bcoffee\b/.test(name));
}
function forFreezing(bench, before) {
	const { dish } = before;
	const slots = {
		dish: nounOf$2(dish.title),
		keeps: dish.keeps
	};
	const [freezing = ""] = dish.keeps.split(/(?<=[.;])\s+/).filter((one) => /\bfr(?:eez|oz)/i.test(one));
	const isPart = /\bthe (?!whole)\p{L}+\b|\b(?:dough|raw|uncooked|unbaked)\b/iu.test(freezing.split(/\bfr(?:eez|oz)/i)[0] ?? "");
	if (freezing === "" || isPart || /\b(?:not|never|n't)\b[^.]*freeze/i.test(dish.keeps)) return { refusal: tell("edits.freezes-badly", slots) };
	return withStep(bench, before, "edits.step-freeze");
}
function withStep(bench, before, message) {
	const { dish } = before;
	const words = {
		kind: "text",
		text: wordsOf$1(bench.kitchen, message, dish.slug)
	};
	const adapted = checked(bench, before, {
		...dish,
		steps: [...dish.steps, [words]]
	});
	return adapted ? { adapted } : { refusal: tell("edits.method-unknown", {}) };
}
const MARINATES = /\b(?:marinat\w*|marinade|chill for at least|cover and chill)\b/i;
const SETS = /\b(?:dough|pastry|set|firm)\b/i;
const SHORT = 20;
const CUT$1 = /\b(?:chopped|diced|sliced|cubes|batons|shredded)\b/;
const SOLD_CUT = /\b(?:onions?|carrots?|celery|squash|peppers?|leeks?|cauliflower|swede|sweet potato\w*)$/;
const SPARED = 3;
function inAHurry(bench, before) {
	const { dish } = before;
	const isDinner = dish.course === "main" || dish.course === "side";
	let saved = 0;
	const steps = dish.steps.map((step) => sentencePieces(step).flatMap((sentence) => {
		const said = require_read_dish.stepLine(sentence);
		if (!MARINATES.test(said) || SETS.test(said) || !isDinner) return sentence;
		return sentence.map((piece) => {
			const minutes = piece.kind === "timer" ? minutesIn(piece.text) : 0;
			if (piece.kind !== "timer" || minutes <= SHORT) return piece;
			saved += minutes - SHORT;
			return {
				...piece,
				text: `${SHORT} minutes`
			};
		});
	}));
	let cut = 0;
	const ingredients = dish.ingredients.map((item) => {
		if (!SOLD_CUT.test(item.name) || !CUT$1.test(item.preparation)) return item;
		cut += SPARED;
		return {
			...item,
			preparation: `bought ready cut (${item.preparation})`
		};
	});
	const time = Math.max(10, dish.time - saved - Math.floor(cut / 5) * 5);
	if (dish.time - time < 5) return { refusal: tell("edits.no-shortcut", {
		dish: nounOf$2(dish.title),
		minutes: dish.time
	}) };
	const active = Math.min(time, Math.max(5, dish.active - cut));
	const adapted = checked(bench, before, {
		...dish,
		ingredients,
		steps,
		time,
		active
	});
	return adapted ? { adapted } : { refusal: tell("edits.no-shortcut", {
		dish: nounOf$2(dish.title),
		minutes: dish.time
	}) };
}
// kitchen/src/commands/edits/kinds-in-a-pan.ts
const KINDS$1 = [
	["liquid", /\b(?:stock|broth|water|wine|beer|stout|cider|sherry|juice|passata)$/],
	["flour", /\b(?:flour|cornflour|starch|arrowroot|semolina|polenta)$/],
	["powder", /\b(?:powder|baking soda|bicarbonate of soda|yeast|gelatine|agar)$/],
	["condiment", /\b(?:sauce|paste|pur\u00e9e|vinegar|mustard|mayonnaise|ketchup|tamari|aminos|pesto)$/],
	["fat", /\b(?:oil|butter|ghee|lard|margarine|dripping|block|spread|shortening)$/],
	["cream", /\b(?:cream|milk|yoghurt|yogurt|cr\u00e8me fra\u00eeche|buttermilk|mascarpone|quark)$/],
	["pasta", /\b(?:spaghetti|penne|macaroni|tagliatelle|linguine|fettuccine|rigatoni|pasta|orzo|noodles|vermicelli|fusilli|lasagne sheets)$/],
	["grain", /\b(?:rice|quinoa|bulgur(?: wheat)?|couscous|barley|millet|freekeh|buckwheat)$/],
	["egg", /\beggs?$/],
	["sweet", /\b(?:sugar|honey|syrup|agave|molasses|treacle)$/],
	["pulse", /\b(?:lentils|chickpeas|(?<!green )(?<!runner )beans|dal|split peas)$/],
	["bread", /\b(?:bread|baguettes?|buns|rolls|tortillas|pitta breads|flatbreads|breadcrumbs|muffins)$/]
];
const KNOWN = [
	"cheese",
	"herb",
	"nut",
	"tree nuts",
	"seed",
	"fruit",
	"vegetable",
	"spice"
];
function kindOf$1({ rules }, name) {
	const said = name.toLowerCase();
	const named = KINDS$1.find(([, pattern]) => pattern.test(said));
	if (named) return named[0];
	const names = new Set(require_read_dish.findFoodNames(rules, said));
	return KNOWN.find((kind) => names.has(kind)) ?? "";
}
const ALIKE$1 = [
	["fat", "cream"],
	[
		"nut",
		"tree nuts",
		"seed"
	],
	[
		"herb",
		"spice",
		"vegetable"
	],
	["fruit", "vegetable"],
	["liquid", "cream"],
	["liquid", "condiment"],
	["cheese", "cream"],
	["pasta", "grain"],
	["fat", "condiment"]
];
function isOfOneKind(kitchen, from, to) {
	const [was, is] = [kindOf$1(kitchen, from), kindOf$1(kitchen, to)];
	if (was === is || was === "" || is === "") return true;
	return ALIKE$1.some((kinds) => kinds.includes(was) && kinds.includes(is));
}
function isOtherStarch(kitchen, from, to) {
	const kinds = [kindOf$1(kitchen, from), kindOf$1(kitchen, to)];
	if (kinds.includes("pasta") && kinds.includes("grain")) return true;
	const isNoodle = (name) => /\b(?:noodles|vermicelli)$/.test(name);
	if (kinds.every((kind) => kind === "pasta") && isNoodle(from) !== isNoodle(to)) return true;
	return kinds.every((kind) => kind === "grain" || kind === "flour") && from.split(" ").at(-1) !== to.split(" ").at(-1);
}
const LEAVES = /\b(?:spinach|kale|chard|greens|cabbage|rocket|watercress|pak choi|lettuce|cavolo nero)\b/;
const WHIPS = /\b(?:cream|cr\u00e8me fra\u00eeche|mascarpone|aquafaba|egg whites?)$/;
function isTreatedOtherwise(steps, from, to) {
	if (LEAVES.test(from) && !LEAVES.test(to) && /\bwilt|handful at a time\b|\bribs\b|\bstalks\b|\bjar\b/i.test(steps)) return true;
	return /cream$/.test(from) && /\b(?:whip|peaks)\b/i.test(steps) && !WHIPS.test(to);
}
// kitchen/src/commands/edits/new-amount.ts
function standInFor(kitchen, dish, item, said) {
	if (/^eggs?$/.test(item.name)) {
		const binder = forEggs(item, said);
		if (binder || BAKES$1.has(dish.course)) return binder;
	}
	const preparation = fittingCut(preparationFor(kitchen.rules, item, said) || sameCut(kitchen, item, said), said);
	const drained = asDrained(item, said);
	if (drained) return drained;
	const same = {
		...item,
		name: inNumber$3(said, 2),
		preparation
	};
	if (BY_MEASURE.has(item.unit)) return lessSweet(item, poured({
		...same,
		name: said
	}));
	if (item.quantity === "" || /handful|pinch|sprig/.test(item.quantity)) return {
		...same,
		name: said
	};
	const weigh = require_read_dish.createWeigher(kitchen.measures);
	const grams = weigh(require_read_dish.ingredientLine({
		...item,
		preparation: ""
	}, ""));
	const each = weigh(`1 ${inNumber$3(said, 1)}`);
	if (grams !== null && each !== null && each > 0) {
		const count = grams / each;
		const pieces = Math.max(.5, count < 1.5 ? Math.round(count * 2) / 2 : Math.round(count));
		return {
			...same,
			name: inNumber$3(said, pieces),
			quantity: sayNumber(pieces),
			unit: ""
		};
	}
	if (item.unit === "" && each === null && grams === null) return {
		...same,
		name: inNumber$3(said, numberOf(item.quantity))
	};
	if (grams !== null && grams >= 5) {
		const step = grams < 50 ? 5 : 10;
		const quantity = String(Math.max(step, Math.round(grams / step) * step));
		return {
			...same,
			name: said,
			quantity,
			unit: "g"
		};
	}
	const usual = amountToAdd(kitchen, said, dish.servings);
	return {
		...same,
		name: said,
		quantity: usual.quantity,
		unit: usual.unit
	};
}
const BAKES$1 = new Set([
	"dessert",
	"bread",
	"breakfast",
	"snack"
]);
const BY_MEASURE = new Set("g kg ml l tsp tbsp pinch handful handfuls tin".split(" "));
function asDrained(item, said) {
	if (!(/^tinned\b/.test(item.name) || /\btinned\b/.test(item.preparation)) || !PULSES.test(said) || /\b(?:tinned|dried|cooked)\b/.test(said)) return void 0;
	const name = said.replace(/^red lentils$/, "lentils");
	return {
		...item,
		name: `tinned ${name}`,
		preparation: item.preparation || "drained"
	};
}
const TINNED = /\b(?:lentils|chickpeas|beans|tomatoes|tuna|sardines|coconut milk)$/;
const CRUMBLES = /\b(?:feta|goat's cheese|blue cheese|ricotta)$/;
const PULSES = /\b(?:lentils|chickpeas|beans)$/;
function lessSweet(from, to) {
	const isSyrup = /\bsugar$/.test(from.name) && /\b(?:honey|syrup|agave)$/.test(to.name);
	const value = numberOf(to.quantity);
	if (!isSyrup || to.unit !== "g" || Number.isNaN(value)) return to;
	return {
		...to,
		quantity: sayNumber(Math.round(value * .8 / 10) * 10)
	};
}
function poured(item) {
	return item.name.endsWith(" oil") && item.name !== "coconut oil" && item.unit === "g" ? {
		...item,
		unit: "ml"
	} : item;
}
const FOR_AN_EGG = [
	[
		[
			"flax",
			"flaxseed",
			"linseed"
		],
		"ground flaxseed",
		1,
		"tbsp",
		"stirred with {3} tbsp water, left 10 minutes"
	],
	[
		["chia"],
		"ground chia seeds",
		1,
		"tbsp",
		"stirred with {3} tbsp water, left 10 minutes"
	],
	[
		["banana"],
		"ripe banana",
		60,
		"g",
		"mashed"
	],
	[
		["apple", "applesauce"],
		"unsweetened apple sauce",
		60,
		"g",
		""
	],
	[
		["aquafaba", "chickpea"],
		"chickpea water",
		3,
		"tbsp",
		"from a tin, whisked"
	],
	[
		["tofu"],
		"silken tofu",
		60,
		"g",
		"blended smooth"
	],
	[
		["yoghurt", "yogurt"],
		"plain yoghurt",
		60,
		"g",
		""
	]
];
function forEggs(item, said) {
	const words = said.split(" ").map(require_read_dish.singular);
	const row = FOR_AN_EGG.find(([names]) => names.some((name) => words.includes(name)));
	const eggs = numberOf(item.quantity);
	if (!row || Number.isNaN(eggs)) return void 0;
	const [, name, each, unit, preparation] = row;
	const water = sayNumber(3 * eggs);
	return {
		name,
		quantity: sayNumber(each * eggs),
		unit,
		preparation: preparation.replace("{3}", water)
	};
}
function sameCut({ rules }, { name, preparation }, said) {
	const kinds = (one) => require_read_dish.findFoodNames(rules, one);
	if (natureOf(rules, name) === "meat" && kinds(said).includes("vegetable")) {
		if (/\b(?:cauliflower|broccoli)\b/.test(said)) return "in florets";
		return preparation.split(/,\s*/).filter((part) => /\b(?:cubes|pieces|strips|slices|chunks)\b/.test(part)).join(", ");
	}
	if (!ALIKE.some((kind) => kinds(name).includes(kind) && kinds(said).includes(kind))) return "";
	return preparation.split(/,\s*/).filter((part) => CUTS.test(part) && !(part === "peeled" && LEAFY.test(said))).join(", ");
}
const LEAFY = /\b(?:cauliflower|broccoli|cabbage|kale|chard|spinach|mushrooms|leeks|spring onions|courgettes)\b/;
const ALIKE = [
	"vegetable",
	"herb",
	"cheese",
	"fruit",
	"grain",
	"nut",
	"tree nuts"
];
const CUTS = /\b(?:chopped|sliced|diced|grated|crushed|torn|peeled|crumbled|cubes|pieces|chunks|strips|slices|wedges|lengths|batons|raw|boiled|cooked|cooled|chilled|halved|quartered|shredded)\b/;
function fittingCut(preparation, said) {
	const isLoose = /\b(?:powder|pur\u00e9e|puree|paste|sauce|oil|milk|cream|stock|flour|flakes|ground|frozen|tinned)\b/.test(said);
	const isCut = /\b(?:chopped|sliced|diced|grated|crushed|halved|cut|peeled|in \d)/.test(preparation);
	if (isLoose && isCut) return "";
	const whole = preparation.split(/,\s*/).filter((part) => part !== "tinned" || TINNED.test(said)).join(", ");
	return CRUMBLES.test(said) ? whole.replace(/\b(?:finely |coarsely )?grated\b/, "crumbled") : whole;
}
function inNumber$3(said, count) {
	const words = said.split(" ");
	const last = words.pop() ?? "";
	const one = require_read_dish.singular(last);
	return [...words, count > 1 && last !== one ? require_read_dish.plural(one) : count > 1 ? require_read_dish.plural(last) : one].join(" ");
}
// kitchen/src/commands/edits/swap-food.ts
function swapFood(bench, before, said, wanted) {
	const { kitchen } = bench;
	const { dish } = before;
	const [from, to] = [foodSaid(kitchen, said), foodSaid(kitchen, wanted)];
	const slots = {
		from: nounOf$2(from.said),
		to: nounOf$2(to.said),
		dish: nounOf$2(dish.title)
	};
	if (isBarred$1(bench, dish, to)) return { refusal: tell("edits.not-for-you", {}) };
	const hits = itemsMeant(kitchen, dish, from);
	if (hits.length === 0) return { refusal: tell("edits.not-in-it", {
		food: slots.from,
		dish: slots.dish
	}) };
	const adapted = byTheBook(bench, before, hits, to);
	if (adapted) return { adapted };
	const [first = 0] = hits;
	return (meatIn(kitchen, dish.ingredients[first]?.name ?? "") ?? meatIn(kitchen, to.said) ? swapMeats(bench, before, hits, from, to) : void 0) ?? swapOthers(bench, before, hits, from, to);
}
function byTheBook(bench, before, hits, to) {
	const { dish } = before;
	const [first = 0] = hits;
	const item = dish.ingredients[first];
	const own = item && ownSwap(dish, item, to, bench);
	return own && finished(swapAll(bench, before, hits, () => own), before);
}
function ownSwap(dish, item, to, { kitchen }) {
	const swap = dish.swaps.find(({ from, to: by }) => from === item.name && isNamed(foodSaid(kitchen, by.name), to));
	if (!swap) return void 0;
	const { quantity, unit } = item;
	const times = dish.ingredients.filter(({ name }) => name === item.name).length;
	if (swap.to.quantity && times > 1) return void 0;
	return swap.to.quantity ? swap.to : poured({
		...swap.to,
		quantity,
		unit
	});
}
function isNamed(own, said) {
	const word = said.said.split(" ").map(require_read_dish.singular).at(-1);
	const isBare = !said.said.includes(" ") && !FOR_A_NEED.test(own.said);
	if (FOR_A_NEED.test(own.said) && !FOR_A_NEED.test(said.said)) return false;
	return isSameFood$1(own, said) || isBare && own.said.split(" ").map(require_read_dish.singular).at(-1) === word;
}
const FOR_A_NEED = /\b(?:vegan|vegetarian|gluten-free|dairy-free|egg-free|wheat-free)\b/;
function swapMeats(bench, before, hits, from, to) {
	const work = workOn(bench, before.dish);
	const swapped = swapMeat({
		...work,
		bending: {
			...work.bending,
			replace: {
				from,
				to
			}
		}
	}, hits, to);
	if (!swapped) return void 0;
	if ("refusal" in swapped) return { refusal: tell("edits.reason", { reason: swapped.refusal }) };
	const adapted = finished(swapped, before);
	return adapted ? { adapted } : { refusal: noSwap(before, from, to) };
}
function swapOthers(bench, before, hits, from, to) {
	const { dish } = before;
	const inPlace = (item) => standInFor(bench.kitchen, dish, item, to.said);
	const unfit = whyUnfit(bench, before, hits, to);
	if (unfit) return { refusal: tell(unfit, {
		from: nounOf$2(from.said),
		to: nounOf$2(to.said),
		food: nounOf$2(from.said),
		dish: nounOf$2(dish.title)
	}) };
	if (hits.filter((index) => holdsUp(dish, index)).some((index) => !inPlace(dish.ingredients[index]))) return { refusal: tell("edits.bake-needs", {
		food: nounOf$2(from.said),
		to: nounOf$2(to.said)
	}) };
	const adapted = finished(swapAll(bench, before, hits, inPlace, {
		from,
		to
	}), before);
	if (adapted) return { adapted };
	return hits.some((index) => isHeart(bench, before, index)) ? { refusal: tell("edits.stands-on", {
		food: nounOf$2(from.said),
		dish: nounOf$2(dish.title)
	}) } : { refusal: noSwap(before, from, to) };
}
function whyUnfit(bench, before, hits, to) {
	const { dish } = before;
	const items = hits.flatMap((index) => dish.ingredients[index] ?? []);
	const { kitchen } = bench;
	if (items.some(({ name }) => !isOfOneKind(kitchen, name, to.said))) return "edits.other-kind";
	const steps = dish.steps.map((step) => require_read_dish.stepLine(step)).join(" ");
	if (items.some(({ name }) => isTreatedOtherwise(steps, name, to.said))) return "edits.other-kind";
	if (hits.some((index) => isHeart(bench, before, index)) && items.some(({ name }) => isOtherStarch(kitchen, name, to.said))) return "edits.stands-on";
	return items.filter(({ name, unit }) => /^eggs?$/.test(name) && unit === "").reduce((sum, { quantity }) => sum + (Number(quantity) || 0), 0) >= dish.servings && !/\begg/.test(to.said) ? "edits.stands-on" : void 0;
}
function noSwap({ dish }, from, to) {
	return tell("edits.not-swapped", {
		from: nounOf$2(from.said),
		to: nounOf$2(to.said),
		dish: nounOf$2(dish.title)
	});
}
function swapAll(bench, { dish }, hits, inPlace, replace) {
	const work = workOn(bench, dish);
	const start = replace ? {
		...work,
		bending: {
			...work.bending,
			replace
		}
	} : work;
	return hits.reduce((now, index) => {
		const item = now?.draft.ingredients[index];
		const to = item && inPlace(item);
		return now && to ? swapIn(now, index, to, []) : null;
	}, start);
}
function whyNotSwapped(table, dish, from, to) {
	const swapped = swapFood({
		kitchen: table.kitchen,
		bending: bendingOf(table)
	}, {
		dish,
		original: dish,
		changes: [],
		labels: []
	}, from, to);
	const refusal = "refusal" in swapped ? swapped.refusal : void 0;
	return refusal?.message === "edits.not-in-it" ? void 0 : refusal;
}
// kitchen/src/commands/edits/apply-edits.ts
function applyEdits(bench, dish, edits) {
	return edits.reduce((now, edit) => {
		const edited = applyEdit(bench, now, edit);
		return "adapted" in edited ? edited.adapted : now;
	}, dish);
}
function applyEdit(bench, dish, edit) {
	switch (edit.kind) {
		case "swap": return swapFood(bench, dish, edit.from, edit.to);
		case "leave out": return leaveFoodOut(bench, dish, edit.food);
		case "add": return addFood(bench, dish, edit.food);
		case "adjust": return changeAmount(bench, dish, edit.food, edit.factor);
		case "heat": return changeHeat(bench, dish, edit.factor);
		case "method": return servedFor(bench, dish, edit.method) ?? cookIn(bench, dish, edit.method);
	}
}
// kitchen/src/commands/edits/card-choice.ts
function choiceOfCard(table, { card }) {
	const base = card && dishOfCard(table, card);
	if (!base) return void 0;
	const held = tableForCard(table, card);
	return {
		adapted: applyEdits({
			kitchen: table.kitchen,
			bending: bendingOf(held)
		}, base, card.edits),
		missed: [],
		uses: 1
	};
}
function dishOfCard(table, card) {
	const dish = bookDish(table, card.slug);
	return dish && adapt(table.kitchen, dish, bendingOf(tableForCard(table, card))) || void 0;
}
function bookDish({ kitchen, heard }, slug) {
	return dishBySlug(kitchen, slug, heard.person);
}
function tableForCard(table, card) {
	const foods = card.edits.flatMap((edit) => edit.kind === "swap" ? [edit.from, edit.to] : edit.kind === "heat" || edit.kind === "method" ? [] : [edit.food]).map((said) => foodSaid(table.kitchen, said));
	const avoid = table.heard.avoid.filter((food) => food.firm === true || !foods.some((one) => isSameFood$1(one, food)));
	if (avoid.length === table.heard.avoid.length) return table;
	return {
		...table,
		heard: {
			...table.heard,
			avoid
		}
	};
}
// kitchen/src/cook/plate/dough.ts
const FLOUR = /\b(?:flour|semolina|polenta|cornmeal|starch)$/;
const MADE_OF_IT = /\b(?:dough|batter|knead|pastry|crumb|cake|bake)\b/i;
const LEAST_FLOUR = 20;
const LEAST_IN_CAKE = 8;
function isDough(dish) {
	const known = told.get(dish);
	if (known !== void 0) return known;
	const found = dish.ingredients.filter((item) => FLOUR.test(item.name) && item.unit === "g").reduce((sum, item) => sum + numberOf(item.quantity), 0) >= (/^(?:dessert|bread)$/.test(dish.course) ? LEAST_IN_CAKE : LEAST_FLOUR) * dish.servings && dish.steps.some((step) => MADE_OF_IT.test(require_read_dish.stepLine(step)));
	told.set(dish, found);
	return found;
}
const told = new WeakMap();
// kitchen/src/cook/plate/fixed.ts
function isFixed({ name, quantity, unit, preparation }) {
	if (!/^m?l$/.test(unit)) return false;
	const ml = numberOf(quantity) * (unit === "l" ? 1e3 : 1);
	return /\bfor (?:deep[ -])?frying\b/.test(preparation) || /\boil$/.test(name) && ml >= 400;
}
// kitchen/src/cook/plate/timers.ts
function minutesAt(step, at) {
	const text = textOf$1(step[at]);
	const seconds = /second/.test(text) ? (Number.parseFloat(text) || 0) / 60 : 0;
	const sides = /^ (?:(?:a|each|per|on each|on either|on both) sides?)\b/.test(textOf$1(step[at + 1])) ? 2 : 1;
	return (minutesIn(text) + seconds) * sides;
}
function textOf$1(piece) {
	return piece && piece.kind !== "ingredient" ? piece.text : "";
}
function shareOf(piece, factor) {
	if (piece.kind !== "timer" || factor > LITTLE_LESS$1 && factor < LITTLE_MORE$1) return 1;
	switch (piece.batchSize?.kind) {
		case "one piece": return Math.min(1, factor ** (2 / 3));
		case "with the amount": return factor ** (1 / 2);
		default: return 1;
	}
}
const LITTLE_LESS$1 = .8;
const LITTLE_MORE$1 = 1.3;
function inTime$1(steps, factor) {
	return steps.map((step) => step.map((piece) => scaled$1(piece, shareOf(piece, factor))));
}
function minutesSaved(dish, factor) {
	return dish.steps.flatMap((step) => step.map((piece, at) => [minutesAt(step, at), shareOf(piece, factor)])).reduce((sum, [minutes = 0, share = 1]) => sum + minutes * (1 - share), 0);
}
function scaled$1(piece, share) {
	if (piece.kind !== "timer" || share === 1) return piece;
	const asSeconds = /minute/.test(piece.text) && minutesIn(piece.text) * share < 1;
	const [size, least] = asSeconds ? [60, 10] : /second/.test(piece.text) ? [1, 10] : [1, 1];
	const numbers = piece.text.replace(/\d+/g, (said) => {
		const exact = Number(said) * size * share;
		const grain = size === 1 && least === 1 && exact > 20 ? 5 : least;
		return String(Math.max(least, Math.round(exact / grain) * grain));
	});
	const unit = asSeconds ? numbers.replace(/minutes?/, "seconds") : numbers;
	const [low, high] = unit.split(/-(?=\d)/);
	const text = (high?.startsWith(`${low} `) ? high : unit).replace(/^1 minutes$/, "1 minute");
	return {
		...piece,
		text: text.replace(/^([2-9]|\d\d+) (minute|second|hour)$/, "$1 $2s")
	};
}
function isOnePiece(piece) {
	return piece.kind === "timer" && piece.batchSize?.kind === "one piece";
}
// kitchen/src/cook/plate/rounds.ts
function roundsOf(dish) {
	const known = read.get(dish);
	if (known) return known;
	const found = readRounds(dish);
	read.set(dish, found);
	return found;
}
const read = new WeakMap();
function readRounds(dish) {
	const rounds = [];
	dish.steps.forEach((step, at) => {
		step.forEach((one, piece) => {
			if (one.kind !== "timer") return;
			const minutes = minutesAt(step, piece);
			const last = rounds.at(-1);
			if (one.batchSize?.kind === "holds") rounds.push({
				holds: one.batchSize,
				at,
				piece,
				until: at,
				minutes,
				times: 1
			});
			else if (one.batchSize?.kind === "same" && last) rounds[rounds.length - 1] = {
				...last,
				until: at,
				minutes: last.minutes + minutes,
				times: last.times + 1
			};
		});
	});
	return rounds;
}
const CROWDED = .3;
const LARGER = .4;
function countOf$2({ holds }, servings) {
	const spare = AT_ONCE$1[holds.vessel] > 1 ? LARGER : CROWDED;
	return Math.max(1, Math.ceil(servings / holds.servings - spare));
}
const AT_ONCE$1 = {
	pan: 1,
	grill: 1,
	machine: 1,
	go: 1,
	tray: 2,
	tin: 2,
	dish: 4,
	vessel: Number.POSITIVE_INFINITY
};
function isBeside$1({ holds }) {
	return AT_ONCE$1[holds.vessel] > 1;
}
function roundMinutes(dish, servings, rounds = roundsOf(dish)) {
	return rounds.reduce((sum, round) => {
		const loads = (people) => Math.ceil(countOf$2(round, people) / AT_ONCE$1[round.holds.vessel]);
		return sum + (loads(servings) - loads(dish.servings)) * round.minutes;
	}, 0);
}
function atStove(dish, servings) {
	return roundMinutes(dish, servings, roundsOf(dish).filter((round) => !isBeside$1(round)));
}
const HANDS = .25;
const LEAST$1 = .6;
function minutesFor(dish, servings) {
	const factor = servings / dish.servings;
	const hands = HANDS * dish.active * (factor - 1);
	const more = hands + roundMinutes(dish, servings) - minutesSaved(dish, factor);
	if (Math.abs(more) < 2.5) return dish;
	const time = dish.time >= ALL_DAY ? dish.time : inFives(Math.max(dish.time + more, dish.time * LEAST$1));
	const active = inFives(Math.max(dish.active + hands + atStove(dish, servings), dish.active / 2));
	return {
		time,
		active: Math.min(time, active)
	};
}
const ALL_DAY = 1440;
function inFives(minutes) {
	return Math.max(5, Math.round(minutes / 5) * 5);
}
// kitchen/src/cook/plate/many-vessels.ts
function vesselsFor(dish, servings) {
	const several = roundsOf(dish).filter((round) => isBeside$1(round) && countOf$2(round, servings) > Math.max(1, countOf$2(round, dish.servings)));
	return [...new Set(several.map(({ holds }) => holds.vessel))].filter((name) => name !== "vessel");
}
const HOW$1 = "(?:(?:by|x|cm|\\d+|[\\w.-]+-litre|large|deep|wide|heavy|metal|snug|shallow|square|lined|foil-lined|greased|oiled|hot|baking|roasting|muffin|gratin|pie|ovenproof) )*";
function inManyVessels(dish, step, servings) {
	return vesselsFor(dish, servings).reduce((said, name) => {
		const many = name === "dish" ? "dishes" : `${name}s`;
		const one = new RegExp(`(?<!\\bhole of )\\ban? (${HOW$1})${name}\\b`, "g");
		const known = new RegExp(`\\b([Tt]he ${HOW$1})${name}\\b(?! of)`, "g");
		return said.split(/(?<=[.;] )/).map((sentence) => {
			const told = sentence.replace(one, `$1${many}`).replace(known, `$1${many}`);
			return told === sentence ? sentence : told.replace(/\ba wire rack over\b/g, "wire racks over").replace(/\breturn it\b/g, "return them");
		}).join("");
	}, step);
}
// kitchen/src/cook/plate/for-one.ts
const SET = "(?:bowls|glasses|cups|plates|mugs|moulds|ramekins)";
const HOW = "(?:(?:warm|warmed|cold|chilled|shallow|small|tall|deep|heatproof|serving|soup|wide) )*";
const EGGS = /\b(?:break|crack)\b[^.]*\beggs\b/i;
const SHARED$1 = new RegExp(`\\b([Dd]ivide|[Ss]hare)( (?!(?:between|among)\\b)[^.,;]+?)? (?:between|among) (?:the )?(${HOW}${SET})\\b`, "g");
const PLACED = new RegExp(`\\b(in|into|in to|on|onto|on to|from|above|[Ff]ill|[Ss]tand|put) (${HOW})(${SET})\\b`, "g");
const OR_SO = new RegExp(`\\b(an? ${HOW}[a-z]+) or (${SET})\\b`, "g");
const NAMED$4 = new RegExp(`\\b([Hh]alf fill|[Ff]ill|in|into) the (${SET})\\b`, "g");
function forOne(text, shares = []) {
	return shares.reduce((said, many) => said.replace(new RegExp(`\\b([Tt]he) ${many}\\b`, "g"), `$1 ${require_read_dish.singular(many)}`), text).split(/(?<=[.!?] )/).map((sentence) => EGGS.test(sentence) ? sentence : alone(sentence)).join("").replace(HEAPS, (_, how, what, and) => `into ${oneOf$2((how ?? "") + what)}${and ? "," : ""}`).replace(/\bDivide (?=[^.]*\binto an? )/g, "Shape ").replace(ONE_EACH, "$1");
}
const HEAPS = /\binto ((?:loose|equal|small|flat|thin) )?((?:balls|heaps|patties|portions|rolls)), one (?:a person|each)(?<and> and)?/g;
const ONE_EACH = /\b(bowl|glass|cup|plate|mug|mould|ramekin), one (?:a person|each)(?=[,. ])/g;
function alone(sentence) {
	return sentence.replace(SHARED$1, (_, verb, what, set) => {
		const to = what === void 0 ? "tip into" : `put${what} in`;
		return `${/^\p{Lu}/u.test(verb) ? to.replace(/^./, (first) => first.toUpperCase()) : to} ${oneOf$2(set)}`;
	}).replace(PLACED, (_, word, how, set) => `${word} ${oneOf$2(how + set)}`).replace(/^(Stand an? [^,]*), fill them\b/, "$1, fill it").replace(OR_SO, (_, first, set) => `${first} or ${require_read_dish.singular(set)}`).replace(/\b([Tt]he) tops\b/g, "$1 top").replace(NAMED$4, (_, word, set) => `${word} the ${require_read_dish.singular(set)}`);
}
function oneOf$2(set) {
	const words = set.split(" ");
	const said = [...words.slice(0, -1), require_read_dish.singular(words.at(-1) ?? "")].join(" ");
	return `${/^[aeiou]/.test(said) ? "an" : "a"} ${said}`;
}
// kitchen/src/cook/plate/pieces.ts
function piecesOf(dish, item, factor) {
	if (item.quantity === "a handful") return handful(item.name, factor);
	const value = numberOf(item.quantity) * factor;
	if (!/^[\d ./]+$/.test(item.quantity) || !(value > 0)) return null;
	if (item.unit === "") {
		if (/\beggs?$/.test(item.name)) return eggs(dish, item, value);
		return pieces(value, item.name, item.preparation);
	}
	if (item.unit === "handful") return handful(item.name, value);
	return UNITS$2.has(item.unit) ? pieces(value, `${item.unit} of`, item.preparation) : null;
}
const UNITS$2 = new Set("clove cloves sprig sprigs stalk stalks slice slices leaf leaves".split(" "));
function handful(name, value) {
	if (value >= 1.7) return null;
	return {
		count: 1,
		instead: `a ${value <= .6 ? "small " : value > 1.2 ? "large " : ""}handful of ${name}`
	};
}
const whole = (value) => ({ count: Math.max(1, Math.round(value)) });
const halves = (value) => ({ count: value >= 3 ? Math.round(value) : Math.max(.5, Math.round(value * 2) / 2) });
const halvesOfFew = (value) => value >= 2 ? { count: Math.round(value) } : halves(value);
const quarters = (value) => ({ count: value < 2 ? Math.max(.25, Math.round(value * 4) / 4) : Math.round(value * 2) / 2 });
const smallOnes = (value) => value < .4 ? { count: .5 } : value < .85 ? {
	count: 1,
	size: "small"
} : { count: Math.round(value) };
function sized$1(least) {
	const choices = SIZES.filter(({ count }) => count >= least);
	return (value) => value >= 3 ? { count: Math.round(value) } : choices.reduce((best, each) => apart(each, value) <= apart(best, value) ? each : best);
}
const SIZES = [
	{ count: .25 },
	{ count: .5 },
	{
		count: 1,
		size: "small"
	},
	{ count: 1 },
	{
		count: 1,
		size: "large"
	},
	{ count: 1.5 },
	{ count: 2 },
	{ count: 2.5 },
	{ count: 3 }
];
const SHARES$3 = {
	small: .7,
	large: 1.3
};
function apart({ count, size }, value) {
	const worth = size ? SHARES$3[size] : count;
	return Math.max(worth / value, value / worth);
}
const WAYS$1 = [
	[/\bgelatine (?:leaf|leaves|sheets?)$|\bvanilla (?:pod|bean)s?$/, quarters],
	[/^(?:clove|sprig)s? of$/, smallOnes],
	[/\begg whites?$|\bstar anise$|\bnori sheets?$|\bdried [a-z ]*chill(?:i|ies)$/, halves],
	[/\b(?:yolks?|leaf|leaves|pods?|bags?|sheets?|cloves?|(?:allspice|juniper) berr(?:y|ies)|peppercorns?)$|^(?:leaf|leaves) of$/, whole],
	[/\bspring onions?$/, halvesOfFew],
	[/\bchill(?:i|ies)$/, halves],
	[/\b(?:onions?|peppers?|cucumbers?|avocados?|tomato(?:es)?|lemons?|limes?|oranges?|grapefruits?|apples?|pears?|aubergines?|cabbages?|lettuces?|fennel(?: bulbs?)?|celeriac|squash|pumpkin|cauliflowers?|mango(?:es)?|pineapples?|melons?)$/, sized$1(.25)],
	[/\b(?:shallots?|carrots?|potato(?:es)?|courgettes?|leeks?|parsnips?|beetroots?)$/, sized$1(.5)]
];
const WHOLE_NOTE = /(?:^|[ ,])whole$|(?:^|[ ,])whole,/;
const SIZE_NOTE = /\b(?:small|large|medium|big|little|about|each|baby|thick)\b/;
function pieces(value, name, preparation) {
	if (WHOLE_NOTE.test(preparation)) return whole(value);
	if (/\babout \d+ g\b/.test(preparation)) return value < .85 ? {
		count: 1,
		size: "small"
	} : whole(value);
	const found = (WAYS$1.find(([what]) => what.test(name))?.[1] ?? halves)(value);
	return found.size && SIZE_NOTE.test(`${name} ${preparation}`) ? halves(value) : found;
}
const SEEN = /\b(?:poach|boil|boiling|fry(?= (?:the )?eggs?\b)|crack|hollows?|scramble|peel|brush|coat|crumbs|breadcrumbs|dip)\b/i;
function eggs(dish, item, value) {
	const step = dish.steps.filter((one) => one.some((piece) => piece.kind === "ingredient" && isIt(dish, piece, item))).map((one) => sentenceOf(require_read_dish.stepLine(one), item.name)).join(" ");
	const seen = `${MIXED.test(step) ? step.replace(/\b(?:bread)?crumbs\b/g, "") : step} ${item.preparation}`;
	if (SEEN.test(seen) || /\bseparate\b/i.test(step)) return whole(value);
	if (value < .42) return {
		count: 1,
		instead: "1 tbsp beaten egg"
	};
	const dough = isDough(dish);
	if (value < .65 && dough) return {
		count: .5,
		note: "beaten"
	};
	if (value < .85) return {
		count: 1,
		size: "small"
	};
	if (value > 1.2 && value < 1.4) return {
		count: 1,
		size: "large"
	};
	if (!dough || value >= 3) return whole(value);
	const count = Math.round(value * 2) / 2;
	return count % 1 === 0 ? { count } : {
		count,
		note: "beaten"
	};
}
const MIXED = /\b(?:mix|knead|soak|combine)\b/i;
function isIt(dish, piece, { name, quantity }) {
	const other = dish.ingredients[piece.index];
	return other?.name === name && other.quantity === quantity;
}
function sentenceOf(text, name) {
	return text.split(/(?<=[.;]) /).filter((one) => one.includes(name)).join(" ");
}
const SIGNS$2 = [
	["\u00bc", .25],
	["\u00bd", .5],
	["\u00be", .75]
];
function lineOf$1(line, shown) {
	const { instead, size, note, count } = shown;
	const [first = "", ...notes] = line.split(", ");
	if (instead) return [instead, ...notes.filter((one) => one !== "beaten")].join(", ");
	const found = AMOUNT$1.exec(first);
	if (!found || found[0] === "") return line;
	const said = inNumber$2(first.slice(found[0].length).trimStart(), count <= 1 ? require_read_dish.singular : require_read_dish.plural);
	const number = size ? `${sayCount(count)} ${size}` : sayCount(count);
	const more = note && !notes.includes(note) ? [note] : [];
	const told = count > 1 ? notes : notes.map((one) => one.replace(/^each |\b each$/, ""));
	return [
		`${number} ${said}`,
		...told,
		...more
	].join(", ");
}
const AMOUNT$1 = /^(\d+(?:\.\d+)?)?\s?[\u00bc\u00bd\u00be\u2153\u2154\u215b]?(?=\s)/;
function inNumber$2(name, change) {
	const unit = /^(?:cloves?|sprigs?|stalks?|slices?|leaf|leaves)(?= )/;
	return name.replace(unit.test(name) ? unit : /[\p{L}\p{M}']+(?=(?: (?:on|in|with|of|for) .*)?$)/u, change);
}
function sayCount(value) {
	const whole = Math.floor(value);
	const part = SIGNS$2.find(([, size]) => size === value - whole)?.[0] ?? "";
	return whole === 0 ? part : `${whole}${part}`;
}
// kitchen/src/cook/plate/number-in-steps.ts
function tipInNumber(dish, tip, factor) {
	const said = inListedNumber(dish, [{
		kind: "text",
		text: tip
	}], factor).map((piece) => piece.kind === "text" ? piece.text : "").join("");
	return Math.round(dish.servings * factor) === 1 ? forOne(said) : said;
}
function inListedNumber(dish, step, factor) {
	if (factor === 1) return step;
	return dish.ingredients.reduce((pieces, item, index) => {
		const written = numberOf(item.quantity.split(/\s*[-\u2013]\s*/).at(-1) ?? "");
		if (item.unit !== "" || Number.isNaN(written) || !isAlone(dish, item)) return pieces;
		const shown = piecesOf(dish, item, factor)?.count ?? written * factor;
		if (written >= 2 && shown <= 1) return oneOfMany(pieces, item, index);
		return written <= 1 && shown > 1 ? manyOfOne(pieces, item, index) : pieces;
	}, step);
}
function lastWord({ name }) {
	return name.split(" ").at(-1) ?? "";
}
function isAlone(dish, item) {
	const [one, many] = [require_read_dish.singular(lastWord(item)), require_read_dish.plural(lastWord(item))];
	const alike = ({ name }) => name.endsWith(one) || name.endsWith(many);
	return dish.ingredients.filter((other) => alike(other) && (SPRING.test(item.name) || !SPRING.test(other.name))).length === 1;
}
const SPRING = /^spring onions?$/;
function oneOfMany(step, item, index) {
	const many = lastWord(item);
	const one = require_read_dish.singular(many);
	if (one === many) return step;
	const full = item.name === many ? many : `${item.name}|(?<=(?:the|both|all) )${many}`;
	const speaks = new RegExp(`(?<!\\bspring )\\b(?:(?:both the|all the|the|both|all) )?(${full})\\b`, "g");
	return mendPronouns(step.map((piece) => piece.kind === "text" ? {
		...piece,
		text: piece.text.replace(speaks, (all, said, ...found) => {
			const at = found.find((each) => typeof each === "number") ?? 0;
			const before = piece.text.slice(Math.max(0, at - 12), at);
			if (SOME.test(before)) return all;
			return `${all === said ? "" : "the "}${said.slice(0, -many.length)}${one}`;
		})
	} : piece), index, many, one);
}
const SOME = /\b(?:each|half|rest|one|some)(?: of)? $/;
const ENDS = "(?=[,.;:]|$| (?:and|or|with|in|into|on|onto|to|from|over|for|at|until|is|has|then|but|before|when|while|if|you|against|as|out|off|back|through|under|so|well|again|very|dry|skin|breast|all|across|lengthways|beside|aside)\\b)";
function manyOfOne(step, item, index) {
	const one = lastWord(item);
	const many = require_read_dish.plural(one);
	if (one === many) return step;
	const full = item.name === one ? one : `${item.name}|${one}`;
	const speaks = new RegExp(`(?<=\\b[Tt]he (?:\\w+ed |hot |whole )?(?:\\w+ and )?)(${full})${ENDS}`, "g");
	const named = step.map((piece) => piece.kind === "text" ? {
		...piece,
		text: piece.text.replace(speaks, (said) => said.slice(0, -one.length) + many)
	} : piece);
	return /^whole /.test(item.name) ? mendPronouns(named, index, one, many) : named;
}
// kitchen/src/cook/plate/portions.ts
const CHANGES = /\b(?:sour|melt|cook|toast|soak|whip|fried|fry|roast|boil|blanch|pickl|caramel|ground|crushed to|burnt|beaten)/i;
function canJoin(a, b) {
	const bare = a.preparation === "" || b.preparation === "";
	const alike = a.preparation === b.preparation || bare && !CHANGES.test(a.preparation + b.preparation);
	return require_read_dish.normaliseFoodName(a.name).join(" ") === require_read_dish.normaliseFoodName(b.name).join(" ") && a.unit === b.unit && alike && isFixed(a) === isFixed(b);
}
function portionIn(dish, item, factor, units) {
	const isTurned = units !== "international" && /^(?:g|kg|ml|l)$/.test(item.unit);
	if (factor === 1 && !isTurned) return "";
	const named = dish.ingredients.filter((other) => other.name === item.name);
	const uses = named.filter((other) => canJoin(other, item));
	const amounts = uses.map((one) => numberOf(one.quantity));
	if (uses.length < 2 || uses.length < named.length || amounts.some(Number.isNaN)) return "";
	const total = amounts.reduce((sum, one) => sum + one, 0);
	const shown = (amount) => shownOf(dish, item, amount, factor);
	const before = amounts.slice(0, -1).reduce((sum, one) => sum + shown(one), 0);
	const all = shown(total);
	const isSmall = item.unit === "g" && amounts.some((one) => one * factor < 20);
	if (Math.abs(before + shown(amounts.at(-1) ?? 0) - all) < .06 * all && !isSmall && !isTurned) return "";
	const at = uses.indexOf(item);
	if (at === uses.length - 1) return `the rest of the ${item.name}`;
	return before < .9 * all ? "" : `${shareWords((amounts[at] ?? 0) / total)} of the ${item.name}`;
}
function shownOf(dish, item, amount, factor) {
	const value = amount * factor;
	if (item.unit === "tsp") return roundToParts(value, value < 1 ? SPOON_PARTS : QUARTERS);
	return piecesOf(dish, {
		...item,
		quantity: String(amount)
	}, factor)?.count ?? value;
}
const SHARES$2 = [
	[1 / 4, "a quarter"],
	[1 / 3, "a third"],
	[1 / 2, "half"],
	[2 / 3, "two thirds"],
	[3 / 4, "three quarters"]
];
function shareWords(share) {
	return SHARES$2.find(([size]) => Math.abs(size - share) < .06)?.[1] ?? (share < .5 ? "a little" : "most");
}
// kitchen/src/cook/plate/say-rounds.ts
function stepsInRounds(dish, servings, say) {
	const told = [...roundsOf(dish)].reverse().reduce((steps, round) => {
		const count = countOf$2(round, servings);
		if (round.holds.vessel === "go") return count > 1 ? steps : atOnce(steps, round, servings === 1 ? AT_A_TIME : BATCHES);
		if (count < 2) return atOnce(steps, round, BATCHES);
		if (isBeside$1(round)) return count === 2 && countOf$2(round, dish.servings) === 2 ? steps : withVessels(steps, round, count, say);
		return withRounds(dish, parted(dish, steps, round), round, count, say);
	}, dish.steps);
	const factor = servings / dish.servings;
	return inTime$1(inPieces(dish, told, factor, say), factor);
}
function atOnce(steps, { at }, told) {
	return changed$1(steps, at, (step) => step.map((piece, place) => {
		if (piece.kind !== "text") return piece;
		const after = step[place - 1]?.kind === "timer" ? piece.text.replace(EACH, "") : piece.text;
		return {
			...piece,
			text: after.replace(told, "")
		};
	}));
}
const BATCHES = /(?<!\b[Ww]ork),? in (?:two |three )?batches\b| Work in batches and keep (?:it|them) warm\./g;
const AT_A_TIME = new RegExp(`${BATCHES.source}|,? (?:one or two|two|three|four) at a time,?(?= |$)`, "g");
const EACH = /^ (?:each|a batch)\b/;
function withRounds(dish, steps, round, count, say) {
	const { piece, until, holds, times } = round;
	const at = holds.vessel === "machine" ? filledAt(steps, round.at) : round.at;
	const isPan = holds.vessel === "pan";
	const more = until - at;
	const fat = isPan && more === 0 ? fatIn(dish, steps, round) : "";
	const said = say(tell(`scale.rounds-${more > 0 ? "steps" : holds.isFromThisSentence ? "here" : "work"}`, {
		rounds: sayNumberWord(count),
		times,
		beside: isPan && count === 2 ? ", or in two pans at once" : "",
		shared: fat === "" ? "" : `, sharing out the ${fat}`,
		steps: more > 1 ? ` ${sayNumberWord(more)}` : "",
		share: SHARES$1[count] ?? "an equal share"
	}));
	return changed$1(steps, at, (step) => holds.isFromThisSentence ? beforeSentence(step, piece, said) : [{
		kind: "text",
		text: `${said} `
	}, ...step]);
}
const SHARES$1 = [...[
	"",
	"",
	"half",
	"a third",
	"a quarter"
], ...[
	"a fifth",
	"a sixth",
	"a seventh",
	"an eighth"
]];
function parted(dish, steps, round) {
	const { until } = round;
	const step = steps[until] ?? [];
	const [before, after] = partedBehind(step, step.indexOf(lastTime(dish, round)));
	return after.length === 0 ? steps : [
		...steps.slice(0, until),
		before,
		after,
		...steps.slice(until + 1)
	];
}
function lastTime(dish, { at, piece, until }) {
	const from = until === at ? piece : 0;
	const step = (dish.steps[until] ?? []).slice(from);
	const next = step.findIndex((one, place) => place + from > (until === at ? piece : -1) && one.kind === "timer" && one.batchSize?.kind === "holds");
	return (next < 0 ? step : step.slice(0, next)).findLast((one) => one.kind === "timer" && one.batchSize !== void 0) ?? {
		kind: "text",
		text: ""
	};
}
const TAKES_OUT = /^(?:Lift (?:it|them|out|half)|Tip (?:it |them )?(?:out|into)|Drain|Take (?:it|them|out)|Turn|Keep|Move|Leave|Uncover|Set (?:it|them) (?:aside|on)|Put them|Cover them|Give|Rest|Wait|Break|Peel|Halve|The thickest|Add [^.]* for the last|Pour away|Pound|Spread)\b/;
function partedBehind(step, at) {
	for (let place = at + 1; at >= 0 && place < step.length; place += 1) {
		const piece = step[place];
		if (piece?.kind !== "text") continue;
		for (const found of piece.text.matchAll(/[.!] +(?=\p{Lu}|$)/gu)) {
			const [head, tail] = [found.index + 1, found.index + found[0].length];
			const next = piece.text.slice(tail);
			if (TAKES_OUT.test(next) || next === "" && place + 1 >= step.length) continue;
			const [before, after] = [piece.text.slice(0, head), next];
			const rest = after === "" ? [] : [{
				kind: "text",
				text: after
			}];
			return [[...step.slice(0, place), {
				kind: "text",
				text: before
			}], [...rest, ...step.slice(place + 1)]];
		}
	}
	return [step, []];
}
function filledAt(steps, at) {
	const first = steps.slice(0, at).findIndex((step) => /\b(?:blender|mortar|food processor)\b/.test(require_read_dish.stepLine(step)));
	return first < 0 ? at : first;
}
function beforeSentence(step, piece, said) {
	for (let at = piece - 1; at >= 0; at -= 1) {
		const one = step[at];
		const found = one?.kind === "text" ? /^(.*[.;!] )(.*)$/s.exec(one.text) : null;
		if (found) {
			const [, before = "", after = ""] = found;
			const text = `${before.replace(/; $/, ". ")}${said} ${capital(after)}`;
			return [
				...step.slice(0, at),
				{
					kind: "text",
					text
				},
				...step.slice(at + 1)
			];
		}
	}
	return [{
		kind: "text",
		text: `${said} `
	}, ...step];
}
function capital(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
const FAT = /\b(?:oil|butter|ghee|lard|dripping|fat)$/;
function fatIn(dish, steps, { at, until }) {
	const names = steps.slice(at, until + 1).flat().flatMap((piece) => {
		const item = piece.kind === "ingredient" ? dish.ingredients[piece.index] : void 0;
		return item && FAT.test(item.name) && !/\bsesame\b/.test(item.name) && !isFixed(item) ? [item.name] : [];
	});
	const fats = new Set(names);
	return fats.size > 1 ? "fat" : [...fats][0] ?? "";
}
function withVessels(steps, { at, holds }, count, say) {
	const name = VESSELS[holds.vessel] ?? /\bpan\b|\bpot\b/;
	const first = steps.slice(0, at + 1).findIndex((step) => name.test(require_read_dish.stepLine(step)));
	const where = first < 0 ? at : first;
	const noun = manyOf(name.exec(require_read_dish.stepLine(steps[where] ?? []))?.[0] ?? holds.vessel);
	const isStill = steps.some((one) => STILL.test(require_read_dish.stepLine(one)));
	const said = say(tell(`scale.${holds.vessel === "vessel" ? "pans" : howVessels(count, noun, isStill)}`, {
		count: sayNumberWord(count),
		vessels: noun
	}));
	return changed$1(steps, where, (step) => where < at ? [...step, {
		kind: "text",
		text: ` ${said}`
	}] : [{
		kind: "text",
		text: `${said} `
	}, ...step]);
}
function howVessels(count, noun, isStill) {
	const areDishes = noun.endsWith("dishes");
	if (isStill) return count > 2 && !areDishes ? "vessels-still-in-turn" : "vessels-still";
	if (count === 2) return "vessels-two";
	return areDishes ? "vessels-dishes" : "vessels-in-turn";
}
const VESSELS = {
	tray: /\b(?:baking trays?|trays?)\b/,
	tin: /\b(?:roasting |muffin |baking )?tins?\b/,
	dish: /\b(?:(?:baking|gratin|pie|ovenproof) )?dish\b/
};
const STILL = /\bwithout opening\b|\b(?:hot|boiling) water (?:into the tin|round|halfway)/i;
function manyOf(noun) {
	return noun.endsWith("s") ? noun : `${noun}${noun.endsWith("sh") ? "es" : "s"}`;
}
function changed$1(steps, at, change) {
	return steps.map((step, place) => place === at ? change(step) : step);
}
function inPieces(dish, steps, factor, say) {
	const many = Math.ceil(factor - .4);
	const isJoint = dish.ingredients.some((item) => isOneWhole(item) && item.unit !== "");
	if (many < 2 || !(isJoint || dish.steps.some((step) => step.some(isOnePiece)))) return steps;
	const weights = dish.ingredients.map(gramsOf$1);
	const heaviest = weights.indexOf(Math.max(...weights));
	const said = say(tell("scale.pieces", {
		food: dish.ingredients[heaviest]?.name ?? "",
		count: sayNumberWord(many)
	}));
	return steps.map((step) => step.some((one) => one.kind === "ingredient" && one.index === heaviest) ? [{
		kind: "text",
		text: `${said} `
	}, ...step] : step);
}
function gramsOf$1({ quantity, unit }) {
	return (Number(quantity) || 0) * ({
		kg: 1e3,
		g: 1
	}[unit] ?? 0);
}
// kitchen/src/cook/plate/vessel-size.ts
const SIZED$1 = /\b(?:(?<litres>\d+(?:\.\d+)?)[ -]litre|(?<side>\d+) (?:by|x) (?<other>\d+) cm|(?<across>\d+) cm)(?<name>(?: (?!a |the )[a-z-]+){0,3}? (?:dish|tin|pan|tray|springform)\b)/;
function vesselIn(dish) {
	const found = dish.steps.map((step) => SIZED$1.exec(require_read_dish.stepLine(step))).find((one) => one !== null);
	if (!found?.groups) return null;
	const { litres, side, other, across, name = "" } = found.groups;
	return {
		sides: [
			side,
			other,
			across
		].flatMap((one) => one === void 0 ? [] : [Number(one)]).sort((a, b) => b - a),
		said: found[0].replace(/ (?:ovenproof|non-stick|greased)\b/g, ""),
		name: name.trim(),
		...litres === void 0 ? {} : { litres: Number(litres) }
	};
}
const LEAST_ACROSS = 14;
const LITTLE_LESS = .75;
const LITTLE_MORE = 1.3;
function isOther(factor) {
	return factor <= LITTLE_LESS || factor >= LITTLE_MORE;
}
function manyFor(factor) {
	return Math.ceil(factor - .4);
}
function sizeNote(dish, factor) {
	const vessel = isOther(factor) ? vesselIn(dish) : null;
	if (!vessel) return void 0;
	const inPan = /\bpan$/.test(vessel.name);
	const bakes = !inPan && dish.steps.some((step) => /\b(?:bake|oven)\b/i.test(require_read_dish.stepLine(step)));
	const people = Math.round(dish.servings * factor);
	const slots = {
		servings: dish.servings,
		vessel: vessel.said,
		people
	};
	const many = manyFor(factor);
	if (many < 2) {
		const sized = {
			...slots,
			size: sizeFor(vessel, factor)
		};
		return tell(bakes && factor < 1 ? "scale.size-sooner" : "scale.size-other", sized);
	}
	const counted = {
		...slots,
		count: sayNumberWord(many)
	};
	if (inPan) return tell(many === 2 ? "scale.size-pan-twice" : "scale.size-pans", counted);
	return tell(bakes ? "scale.size-more-baked" : "scale.size-more", counted);
}
function withoutSize(dish, step, factor) {
	if (!isOther(factor) || manyFor(factor) > 1 || vesselIn(dish) === null) return step;
	return step.replace(SIZED$1, (_, ...found) => {
		const { name = "" } = found.at(-1) ?? {};
		return `${factor < 1 ? "small" : "large"}${name}`;
	});
}
const MUCH_MORE = 1.75;
const SMALL$1 = /\bsmall (?=(?:sauce)?pan\b)/g;
const SMALL_TO_FRY = /\bsmall (?=frying pan\b)/g;
const THE_PAN = /\b([Tt]he(?: same)?) pan\b/g;
const DEEP = /\bwide,? deep frying pan\b/g;
const WIDE = /(?<!\b(?:small|dry|heavy|non-stick|cast-iron|wide|large|deep) )\b(?:(?:(?:wide|large|deep) )(?:(?:lidded|heavy) )?(?:frying )?pan\b(?! of\b)|(?:lidded )?frying pan\b|wok\b)/g;
function inLargerPot(dish, step, factor) {
	if (factor < MUCH_MORE) return step;
	const isDeep = dish.steps.some((one) => require_read_dish.stepLine(one).search(DEEP) >= 0);
	const small = step.replace(SMALL$1, "").replace(DEEP, "wide pot");
	const larger = isDeep ? small.replace(THE_PAN, "$1 pot") : small;
	if (isFried(dish) || /\bdry-fry\b/i.test(step)) return larger;
	return (takesPot(dish) ? larger.replace(WIDE, "wide pot").replace(THE_PAN, "$1 pot") : larger).replace(SMALL_TO_FRY, "");
}
const MUCH_LESS = .5;
const TINY = .34;
const ROOMY = /\b(?:wide|large),? (?=(?:(?:deep|shallow|heavy|lidded|ovenproof|non-stick) )*(?:frying pan|pan|pot|saucepan|casserole|stockpot)\b(?! of\b))/g;
function inSmallerPan(step, servings, factor) {
	if (factor > MUCH_LESS) return step;
	const said = step.replace(ROOMY_BOWL, "");
	return !(servings === 1 || factor < TINY) || PASTA$1.test(step) ? said : said.replace(ROOMY, "small ");
}
const ROOMY_BOWL = /\blarge (?=(?:(?:glass|mixing|serving|salad) )?(?:bowl|jug|platter)\b)/g;
const PASTA$1 = /\b(?:spaghetti|linguine|tagliatelle|fettuccine|penne|noodles|pasta)\b/;
function isFried(dish) {
	return roundsOf(dish).some(({ holds }) => /^(?:pan|go|vessel)$/.test(holds.vessel));
}
function takesPot(dish) {
	return !isFried(dish) && dish.steps.some((one) => require_read_dish.stepLine(one).search(WIDE) >= 0);
}
function sizeFor({ litres, sides }, factor) {
	if (litres !== void 0) {
		const ml = litres * factor * 1e3;
		return ml < 950 ? `that holds about ${Math.round(ml / 50) * 50} ml` : `that holds about ${Math.round(ml / 250) / 4} ${ml < 1125 ? "litre" : "litres"}`;
	}
	const [long = 0, short] = sides;
	const root = Math.sqrt(factor);
	if (short === void 0) return `about ${Math.max(LEAST_ACROSS, Math.round(long * root))} cm across`;
	const [low = 0, high = 0] = (long * factor >= short * .7 ? [long * factor, short] : [long * root, short * root]).map(Math.round).sort((a, b) => a - b);
	return `about ${low} by ${high} cm`;
}
// kitchen/src/cook/plate/scaling-note.ts
function scalingNote(dish, factor) {
	const texts = dish.steps.map((step) => require_read_dish.stepLine(step));
	const all = texts.join(" ");
	if (isWhole$1(dish)) return wholes(dish, texts, factor);
	const oneByOne = ONE_BY_ONE.test(all);
	if (LOAF.test(dish.title) && isShaped(all) && !isSmallChange(factor)) return loaves(factor);
	if (factor > 1 && saysRounds(dish, factor)) return void 0;
	const sized = sizeNote(dish, factor);
	if (sized && !(oneByOne && /pan/.test(sized.message))) return sized;
	if (isSmallChange(factor) || oneByOne || dish.course === "drink") return void 0;
	const vessel = isTossed(dish, all, factor) ? "pasta" : vesselOf(dish, texts);
	const isTold = factor > 1 && vessel !== "pot" && vessel !== "pasta" && roundsOf(dish).length > 0;
	return vessel === null || isTold ? void 0 : noteOf(vessel, factor);
}
function saysRounds(dish, factor) {
	return roundsOf(dish).some((round) => countOf$2(round, dish.servings * factor) > Math.max(1, countOf$2(round, dish.servings)) || round.holds.vessel === "go");
}
const ONLY_MORE = new Set([
	"tin",
	"tray",
	"pan",
	"bigPot",
	"pasta"
]);
function noteOf(vessel, factor) {
	if (factor > 1) return tell(`scale.${vessel}-up`);
	return ONLY_MORE.has(vessel) ? void 0 : tell(`scale.${vessel}-down`);
}
function wholes(dish, texts, factor) {
	if (factor < 1.4) return void 0;
	if (!dish.ingredients.some(isOneWhole)) return noteOf(TIN.test(texts.join(" ")) ? "tin" : "dish", factor);
	const vessel = bakedIn(texts);
	if (vessel === null || vessel === "pot") return noteOf("bigPot", factor);
	return noteOf(vessel === "tray" ? "tray" : "roast", factor);
}
function isSmallChange(factor) {
	return factor > .7 && factor < 1.4;
}
function isShaped(text) {
	return /\b(?:shape|roll)\b/i.test(text);
}
const LOAF = /\b(?:meatloaf|strudel|bread|loaf)$/i;
function loaves(factor) {
	const count = Math.ceil(factor - .3);
	return count < 2 ? tell("scale.loaf-smaller") : tell("scale.loaf-more", { count });
}
const TIN = /\b(?:cake|loaf|tart|muffin|square|baking|brownie|springform|ring|bundt|pie) tins?\b|\bspringform\b/i;
const ONE_BY_ONE = /\b(?:go on until|(?:one|two|three|four|five|a few)(?: or (?:two|three|five))? (?:pieces )?at a time(?! to\b)|one by one|one after another|repeat with|ladleful|rest of the batter|remaining batter|(?:make|cook|fry|use) (?:up )?the rest\b|in (?:two )?batches)\b/i;
function vesselOf(dish, texts) {
	const all = texts.join(" ");
	const longest = (way) => Math.max(0, ...dish.steps.map((step, at) => minutesOf(step, texts[at] ?? "", way)));
	const [baked, fried, boiled] = [
		longest("bake"),
		longest("fry"),
		longest("boil")
	];
	if (baked >= 15 && baked * 3 > boiled || baked >= 10 && baked > fried && baked > boiled) return dish.course === "salad" ? null : bakedIn(texts);
	if (/\bdeep[ -]fry(?!ing pan)/i.test(all) || dish.ingredients.some(isFixed)) return "fryer";
	if (boiled >= 15 && isWet(dish)) return "pot";
	if (fried > boiled && dish.steps.some((step, at) => crowds(dish, step, texts[at] ?? ""))) return "pan";
	return dish.steps.some((step, at) => WAITS.test(texts[at] ?? "") && longWait(step)) && !HEATED.test(all) && dish.course !== "dessert" ? "bowl" : null;
}
function isTossed(dish, all, factor) {
	if (takesPot(dish)) return false;
	return dish.ingredients.filter(({ name, unit }) => unit === "g" && PASTA.test(name)).reduce((sum, { quantity }) => sum + numberOf(quantity), 0) * factor >= MOST_PASTA && /\bfrying pan\b/.test(all) && TOSSED.test(all);
}
const MOST_PASTA = 600;
const PASTA = /\b(?:spaghetti|linguine|fettuccine|tagliatelle|penne|rigatoni|pappardelle|bucatini|pasta)$/;
const TOSSED = /\b(?:toss|lift in the spaghetti)\b/i;
function crowds(dish, step, text) {
	if (minutesOf(step, text, "fry") === 0 || dish.ingredients.some(({ name }) => RAW_RICE.test(name))) return false;
	const names = step.map((piece) => piece.kind === "ingredient" ? piece.name : "");
	return CROWDS.test(`${names.join(" ")} ${text}`);
}
const RAW_RICE = /\b(?:arborio|carnaroli|risotto|basmati|long-grain)\b/;
function longWait(step) {
	return step.some((piece) => piece.kind === "timer" && minutesIn(piece.text) >= 30);
}
const BAKED_IN = [
	[/\b(?:casserole|pot|Dutch oven)\b/gi, "pot"],
	[/\broasting tin\b(?! with hot water)/gi, "roast"],
	[/\b(?:baking|gratin|pie|oven|ovenproof) dish\b/gi, "dish"],
	[/\b(?:trays?|baking sheets?|wire rack|rimmed sheet)\b/gi, "tray"],
	[/\bmuffin tin\b/gi, "tin"]
];
function bakedIn(texts) {
	const last = texts.findLastIndex((text) => WAYS.bake[0].test(text));
	const text = texts.slice(0, last + 1).join(" ");
	if (/\b(?:ramekins?|straight on the oven shelf|parcels?|heatproof (?:bowl|cups))\b/.test(text)) return null;
	const [found] = BAKED_IN.flatMap(([name, vessel]) => [...text.matchAll(name)].map((one) => ({
		at: one.index,
		vessel
	}))).sort((a, b) => b.at - a.at);
	return found?.vessel ?? null;
}
const WET = /\b(?:water|stock|broth|milk|wine|beer|stout|passata|chopped tomatoes|plum tomatoes|cider)$/;
const SOAKS_UP = /\b(?:rice|couscous|bulgur|quinoa|pasta|spaghetti|penne|macaroni|oats|semolina)\b/;
const LEAST_WET = 90;
function isWet(dish) {
	if (dish.course !== "soup" && dish.ingredients.some(({ name }) => SOAKS_UP.test(name))) return false;
	return dish.ingredients.filter(({ name }) => WET.test(name)).reduce((sum, { quantity, unit }) => sum + numberOf(quantity) * (PER_UNIT[unit] ?? 0), 0) >= LEAST_WET * dish.servings;
}
const PER_UNIT = {
	ml: 1,
	g: 1,
	l: 1e3,
	kg: 1e3
};
const CROWDS = /\b(?:chicken|beef|pork|lamb|steaks?|chops?|mince|salmon|fish|fillets?|prawns?|tofu|tempeh|paneer|mushrooms|cooked rice|noodles)\b(?! (?:stock|sauce|broth))/;
const HEATED = /\b(?:pan|griddle|grill|barbecue|cook|warm|toast|fry|boil|simmer|oven|bake|microwave)\b/i;
const WAYS = {
	bake: [/\b(?:bake|roast)\b|\b(?:in|into|to) the (?:hot )?oven\b/i, 8],
	fry: [/\b(?:fry|sear|stir-fry|deep-fry|wok|brown (?:the|it|them|on))\b/i, 2],
	boil: [/\b(?:simmer|boil(?!ing water)|braise|poach|stew)\b/i, 5]
};
const WAITS = /\b(?:chill|fridge|rest|soak|rise|prove|stand|marinat\w*|freezer)\b/i;
function minutesOf(step, text, way) {
	const [words, least] = WAYS[way];
	if (!words.test(text) || way === "bake" && /\bkeep\b[^.]*\bwarm\b/i.test(text)) return 0;
	const times = step.map((piece) => piece.kind === "timer" ? minutesIn(piece.text) : 0);
	const most = WAITS.test(text) ? times[times.findIndex((one) => one > 0)] ?? 0 : Math.max(0, ...times);
	return most >= least ? most : 0;
}
// kitchen/src/cook/plate/step-words.ts
function wordStep(dish, asWritten, factor, units = "international") {
	const step = inListedNumber(dish, asWritten, factor);
	let said = "";
	let between = "";
	let last;
	let isSeveral = false;
	for (const [at, piece] of step.entries()) {
		const item = piece.kind === "ingredient" ? dish.ingredients[piece.index] : void 0;
		if (!item) {
			between += piece.kind === "ingredient" ? piece.name : piece.text;
			continue;
		}
		if (isSeveral) between = between.replace(THEN_IT, "$1 them");
		if (SEVERAL_OF.test(between) && isOne(dish, item, factor)) between = between.replace(SEVERAL_OF, "the ");
		const byAmount = !WHICH$1.test(said + between) && isNamedByAmount(dish, item);
		const portion = byAmount ? portionIn(dish, item, factor, units) : "";
		const amount = portion || (byAmount ? amountIn$1(item, factor) : "");
		const manner = amount ? "amount" : mannerOf(item, said, between, last);
		said += amount ? between.replace(FURTHER, portion ? "" : "another ") : between;
		const rest = isListed(step, at) ? "" : restOf(step, at);
		const name = amount || nameIn(dish, item, factor, said, rest);
		said += manner === "the" ? `${/(?:^|[.!?] )$/.test(said) ? "The" : "the"} ${name}` : name;
		isSeveral = !amount && item.unit === "" && COOKED.test(said) && oneOf$1(item.name) === item.name && name !== item.name;
		last = manner;
		between = "";
	}
	if (isSeveral) between = between.replace(THEN_IT, "$1 them");
	const all = (said + between).trim();
	return Math.round(dish.servings * factor) === 1 ? forOne(all, sharesOf(dish)) : all;
}
function sharesOf(dish) {
	return dish.steps.flatMap((step) => SHARES.exec(require_read_dish.stepLine(step))?.[1] ?? []);
}
const SHARES = /\b(balls|heaps|patties|portions|rolls), one (?:a person|each)\b/;
const COOKED = /\b(?:cook|fry|soften|brown|toast|roast|boil) (?:the )?[\p{L}\p{M}' -]+$/iu;
const THEN_IT = /^([^.]*\. (?:Stir|Tip|Lift|Set|Scoop|Take|Drain|Leave|Spoon)) it\b/;
const SEVERAL_OF = /\b(?:one|two|three|\d) of the $/;
function isOne(dish, item, factor) {
	return item.unit === "" && (piecesOf(dish, item, factor)?.count ?? 2) <= 1;
}
const FURTHER = /\b(?:a (?:second|third|further)|more|another) $/;
const WHICH$1 = /\b(?:the|an? (?:[\p{L}-]+ ){1,2}of) $/iu;
const LISTED = /^(?:,|,? and|,? or)\s$/;
const LIST_BEGUN = /\bthe [\p{L}-]+(?: [\p{L}-]+)?(?:, [\p{L}-]+(?: [\p{L}-]+)?){0,4}(?:,|,? and) $/u;
const TOLD = /(?:^|[\s(])(?:the|an?|another|further|second|third|little|more|some|any|each|every|all|half|both|no|plain|last|extra|other|remaining|(?:in|into|with|of|to|under) (?:hot|cold|warm)|their|its|your|[\d\u00bc\u00bd\u00be\u2153\u2154\u215b.,-]+|two|three|four|five|six|(?:(?:an?|some|each|good|further|overlapping|thin|thick) (?:[\p{L}-]+ )?(?:[\p{L}-]+) |(?<!\bthe )(?:wedges|slices|leaves|cubes|strips|sprigs) )of) $/iu;
const SOME_OF = /\b(?:little|bit|some|most|part|rest|half|all|third|quarter) of $/i;
const SEASONS = /\bseason(?:ed|ing)?\b[^.;,]*\bwith $/i;
function mannerOf(item, said, between, last) {
	const before = said + between;
	if (SOME_OF.test(before)) return "the";
	if (item.quantity === "" || TOLD.test(before) || SEASONS.test(before)) return "bare";
	if (last !== void 0 && LISTED.test(between)) return last === "amount" ? "the" : "bare";
	return LIST_BEGUN.test(before) ? "bare" : "the";
}
function isNamedByAmount(dish, item) {
	return isNamedAgain(dish, item) && /\d/.test(item.quantity) && !isFixed(item) && !isCut(dish, item);
}
function isNamedAgain(dish, item) {
	return dish.ingredients.filter((other) => other.name === item.name).length > 1;
}
function amountIn$1(as, factor) {
	const item = as.unit === "cm" ? {
		...as,
		quantity: lengthFor(as.quantity, factor)
	} : as;
	const line = require_read_dish.ingredientLine(item, "");
	return item.unit !== "" && line.endsWith(` ${item.name}`) ? `${line.slice(0, -item.name.length)}of the ${item.name}` : line;
}
function lengthFor(quantity, factor) {
	const length = numberOf(quantity) * factor;
	return Number.isNaN(length) || factor === 1 ? quantity : String(Math.max(.5, Math.round(length * 2) / 2));
}
function isCut(dish, item) {
	const same = dish.ingredients.filter((other) => other.name === item.name);
	const cuts = new Set(same.map((other) => other.preparation));
	return item.unit === "" && cuts.size === same.length && same.every((one) => CUT.test(one.preparation));
}
const CUT = /^(?:\w+ly )?(?:chopped|sliced|grated|diced|halved|quartered|crushed|shredded|peeled|whole)(?:, whole)?$/;
function isListed(step, at) {
	const text = (piece) => piece?.kind === "text" ? piece.text : "";
	const [before, after] = [text(step[at - 1]), text(step[at + 1])];
	if (/\bwith (?:the )?$/.test(before)) return true;
	return LISTED.test(after) && step[at + 2]?.kind === "ingredient" || LISTED.test(before) && step[at - 2]?.kind === "ingredient";
}
function restOf(step, at) {
	const rest = step.slice(at + 1).map((piece) => piece.kind === "ingredient" ? piece.name : piece.text);
	return /^[^.!?]*/.exec(rest.join(""))?.[0] ?? "";
}
function nameIn(dish, item, factor, before, after) {
	const name = (OF_IT.test(before) ? oneOf$1(item.name) : inNumber$1(dish, item, factor, after)).replace(/^tinned /, "");
	if (isFixed(item) && isNamedAgain(dish, item)) return `${name} for deep-frying`;
	if (isNamedAgain(dish, item) && isCut(dish, item)) return `${item.preparation.replace(/^peeled, /, "")} ${name}`;
	const part = /\b(?:zest|juice) of (?:the )?$/.test(before) ? "" : partOf(item.preparation);
	return part ? `${oneOf$1(item.name)} ${part}` : name;
}
const OF_IT = /(?<!\bthe )\b(?:wedges|slices) of $/;
function partOf(preparation) {
	if (/^(?:zest and juice|juice and zest)$|^zest\b.*\bjuiced$/.test(preparation)) return "zest and juice";
	if (/^juiced?$/.test(preparation)) return "juice";
	return /^zest(?: only| finely grated| in strips)?$/.test(preparation) ? "zest" : "";
}
function inNumber$1(dish, item, factor, after) {
	const { name, quantity, unit } = item;
	const exact = numberOf(quantity.split(/\s*[-\u2013]\s*/).at(-1) ?? "") * factor;
	const count = factor === 1 ? exact : piecesOf(dish, item, factor)?.count ?? exact;
	if (unit !== "" || Number.isNaN(exact) || / (?:on|in|of|with) /.test(name)) return name;
	const many = count >= 1.25;
	if ((many ? /^ (?:is|has)\b|\b(?:it|its)\b/ : /^ (?:are|have)\b|\b(?:them|they|their|(?<!minutes )each)\b/).test(after)) return name;
	return many ? withLast(name, require_read_dish.plural) : oneOf$1(name);
}
function oneOf$1(name) {
	return withLast(name, (word) => /[a-z]/.test(word) ? require_read_dish.singular(word) : word);
}
function withLast(name, change) {
	const words = name.split(" ");
	return [...words.slice(0, -1), change(words.at(-1) ?? "")].join(" ");
}
// kitchen/src/cook/plate/tins.ts
const TINS = [
	{
		what: /\btomatoes$/,
		size: 400,
		unit: "g",
		imperial: "14 oz",
		american: "14\u00bd oz"
	},
	{
		what: /\b(?:beans|chickpeas|lentils|hominy)$/,
		size: 400,
		unit: "g",
		imperial: "14 oz",
		american: "15 oz"
	},
	{
		what: /\bcoconut milk$/,
		size: 400,
		unit: "ml",
		imperial: "14 fl oz",
		american: "13\u00bd fl oz"
	},
	{
		what: /\bcondensed milk$/,
		size: 400,
		unit: "g",
		imperial: "14 oz",
		american: "14 oz"
	},
	{
		what: /\bpumpkin pur\u00e9e$/,
		size: 425,
		unit: "g",
		imperial: "15 oz",
		american: "15 oz"
	},
	{
		what: /\backee$/,
		size: 540,
		unit: "g",
		imperial: "19 oz",
		american: "19 oz"
	}
];
const LEAST = .22;
const MANY = 3;
function inTins(item, factor, line, units) {
	const [, ...notes] = line.split(", ");
	const isTinned = /^tinned /.test(item.name) || notes.includes("tinned");
	if (notes.includes("drained weight") || !(isTinned || item.name === "condensed milk")) return null;
	const name = item.name.replace(/^tinned /, "");
	const tin = TINS.find(({ what, unit }) => what.test(name) && unit === item.unit);
	const wanted = numberOf(item.quantity) * factor / (tin?.size ?? 1);
	if (!tin || !(wanted >= LEAST)) return null;
	const count = roundToParts(wanted, wanted < MANY ? CUP_PARTS : HALVES);
	const said = {
		international: `${tin.size} ${tin.unit}`,
		Imperial: tin.imperial
	};
	const size = units === "United States" ? tin.american : said[units];
	const number = `${formatFraction(count)} ${count > 1 ? "tins" : "tin"}`;
	const rest = notes.filter((note) => note !== "tinned");
	return [`${number} (${size}${count > 1 ? " each" : ""}) ${name}`, ...rest].join(", ");
}
// kitchen/src/cook/plate/plate.ts
function plate(kitchen, dish, units, people, labels, seed) {
	const servings = servingsFor(dish, people);
	const factor = servings / dish.servings;
	const { time } = minutesFor(dish, servings);
	const say = (told) => say$1(kitchen.language.messages, told, {
		seed,
		tone: "",
		lately: []
	}).text;
	const merged = merge$2(dish.ingredients);
	const lines = {
		ingredients: merged.map((line) => ofEach(dish, line, factor)),
		instructions: stepsInRounds(dish, servings, say).map((step) => {
			const said = wordStep(dish, step, factor, units);
			if (isWhole$1(dish)) return said;
			return inManyVessels(dish, inSmallerPan(inLargerPot(dish, withoutSize(dish, said, factor), factor), servings, factor), servings);
		})
	};
	const { ingredients, instructions } = rewriteRecipe(kitchen.measures, lines, units, factor, isDough(dish));
	const unscaled = rewriteRecipe(kitchen.measures, lines, units, 1, isDough(dish)).ingredients;
	const inUnits = (text) => rewriteStep(kitchen.measures, text, units);
	return {
		recipeName: dish.title,
		introduction: dish.introduction.replace(`on the table in ${sayMinutes(dish.time)}.`, `on the table in ${sayMinutes(time)}.`),
		ingredients: ingredients.map((line, at) => merged[at]?.fixed ? unscaled[at] ?? line : line).map(withFractions$1).map((line, at) => factor === 1 ? line : shown(dish, merged[at], factor, line, units)).map((line, at) => tinned(merged[at], factor, line, units)).map((line) => line.replace(/^(1 .*\babout [^,]+) each\b/, "$1")),
		instructions: instructions.map(withFractions$1),
		tips: [...tipsFor(dish, factor, labels, say), wholeNotes(dish, people, servings).map(say).join(" ")].filter(Boolean).map((tip) => capital$1(inUnits(tipInNumber(dish, tip, factor)))),
		servings,
		minutes: time,
		units,
		slug: dish.slug
	};
}
function ofEach(dish, { item, text }, factor) {
	const found = ABOUT$2.exec(text);
	const pieces = factor === 1 ? null : piecesOf(dish, item, factor);
	if (!found?.groups || !pieces) return text;
	const { size = "", unit = "", each } = found.groups;
	const written = numberOf(item.quantity);
	const one = each || written <= 1 ? Number(size) : Number(size) / written;
	const exact = one * written * factor / pieces.count;
	const weight = Math.abs(exact / one - 1) < .02 ? one : Math.round(exact / 5) * 5;
	return text.replace(ABOUT$2, `about ${weight} ${unit}${pieces.count > 1 || each ? " each" : ""}`);
}
const ABOUT$2 = /\babout (?<size>\d+(?:\.\d+)?) (?<unit>kg|g)\b(?<each> each)?/;
function tinned(merged, factor, line, units) {
	return (merged && inTins(merged.item, factor, line, units)) ?? line;
}
function shown(dish, merged, factor, line, units) {
	if (!merged || merged.fixed) return line;
	const pieces = piecesOf(dish, merged.item, factor);
	return pieces ? lineOf$1(line, pieces) : measurable(line, units);
}
const FRACTIONS$3 = {
	"1/2": "\u00bd",
	"1/3": "\u2153",
	"2/3": "\u2154",
	"1/4": "\u00bc",
	"3/4": "\u00be",
	"1/8": "\u215b"
};
function withFractions$1(text) {
	return text.replace(/(?<![\d/.])(?:(\d+) )?([123]\/[2348])(?![\d/])/g, (all, whole = "", part) => {
		const sign = FRACTIONS$3[part];
		return sign ? whole + sign : all;
	}).replace(/\b(\d+)\.(25|5|75)(?= (?:tsp|tbsp)\b)/g, (_, whole, rest) => {
		const sign = rest === "5" ? "\u00bd" : rest === "25" ? "\u00bc" : "\u00be";
		return whole === "0" ? sign : whole + sign;
	});
}
function mergedLines(items) {
	return merge$2(items).map(({ text }) => text);
}
function merge$2(items) {
	const lines = [];
	for (const item of items) {
		const at = lines.findIndex((line) => canJoin(line.item, item));
		const line = lines[at];
		const sum = line && addAmounts(line.item.quantity, item.quantity);
		if (line && sum !== void 0 && sum !== null) lines[at] = {
			item: {
				...line.item,
				...inLarger(sum, line.item.unit),
				preparation: line.item.preparation || item.preparation
			},
			divided: true
		};
		else lines.push({
			item,
			divided: false
		});
	}
	return lines.map(({ item, divided }) => ({
		item,
		text: require_read_dish.ingredientLine({
			...item,
			name: nameInNumber(item)
		}, [item.preparation || (isFixed(item) ? "for frying" : ""), divided ? "divided" : ""].filter(Boolean).join(", ")),
		fixed: isFixed(item)
	}));
}
function inLarger(quantity, unit) {
	const large = {
		ml: "l",
		g: "kg"
	}[unit];
	const value = numberOf(quantity);
	if (!large || Number.isNaN(value) || value < 1e3) return {
		quantity,
		unit
	};
	return {
		quantity: String(Math.round(value / 10) / 100),
		unit: large
	};
}
function tipsFor(dish, factor, labels, say) {
	const scaled = scalingNote(dish, factor);
	const label = labels.length > 0 ? say(tell("scale.label", { foods: labels.slice(0, 4) })) : "";
	const keeps = dish.keeps ? keepsTip(dish.keeps) : "";
	return [
		dish.tip,
		keeps,
		require_read_dish.findRawEggTip(dish),
		scaled ? say(scaled) : "",
		label
	].filter(Boolean);
}
function keepsTip(keeps) {
	return /^(?:up to |about )?\d/.test(keeps) ? `Keeps ${keeps.replace(/^[A-Z]/, (letter) => letter.toLowerCase())}` : keeps;
}
// kitchen/src/cook/plate/title-in.ts
function titleIn({ kitchen }, dish) {
	return lowerFirst(kitchen, dish.title, dish);
}
// kitchen/src/commands/answers/subject.ts
function foodsAsked(clause) {
	return clause.foods.filter(({ role }) => !ASIDE$1.has(role)).map(({ food }) => food);
}
const ASIDE$1 = new Set(["dislike", "likes"]);
function hasTerm(clause, words) {
	return clause.terms.some((term) => words.has(term));
}
function wordSet(words) {
	return new Set(words.split(" "));
}
function cardOnTable({ table }, memo) {
	const choice = memo.card && choiceOfCard(table, memo);
	return choice && subjectFrom(table, choice.adapted.dish, memo.card?.servings, true);
}
function dishNamed({ table }, memo, clause) {
	const at = clause.ordinal === -1 ? memo.offered.length : clause.ordinal ?? 0;
	const slug = clause.dishes[0]?.slug ?? memo.offered[at - 1];
	const dish = slug === void 0 ? void 0 : bookDish(table, slug);
	if (!dish || dish.slug === memo.card?.slug) return void 0;
	return subjectFrom(table, adapt(table.kitchen, dish, bendingOf(table))?.dish ?? dish, table.people, false);
}
function subjectOf(context, memo, clause) {
	const named = dishNamed(context, memo, clause);
	if (named) return named;
	const card = cardOnTable(context, memo);
	return foodsAsked(clause).some((food) => card && !speaksOf(context, card, food)) ? void 0 : card;
}
function speaksOf({ table }, { dish }, food) {
	return ingredientsOf(table, dish, food).length > 0 || isInName(table, dish, food);
}
function ingredientsOf(table, dish, food) {
	const names = dish.ingredients.map(({ name }) => name);
	return [...new Set(names.filter((name) => isFood(table, name, food)))];
}
function isMainFood({ table }, { dish }, food) {
	const { mainFoods } = require_read_dish.getDishFacts(table.kitchen.cookbook, dish);
	return food.names.some((name) => mainFoods.has(name)) || isInName(table, dish, food);
}
function isInName({ kitchen }, dish, food) {
	const { terms } = require_read_dish.getDishFacts(kitchen.cookbook, dish);
	const words = require_read_dish.contentTokens(food.said);
	return words.length > 0 && words.every((word) => terms.has(word));
}
function nounOf$1(title) {
	return {
		name: title,
		isPlural: isPlural(title.split(" with ")[0] ?? title)
	};
}
function subjectFrom(table, dish, servings, isCard) {
	const { kitchen, units, seed } = table;
	return {
		title: nounOf$1(titleIn(table, dish)),
		dish,
		plated: plate(kitchen, dish, units, servings ?? table.people, [], seed),
		isCard
	};
}
// kitchen/src/commands/answers/facts.ts
function topicAsked(context, file, clause, memo) {
	return bestAsked(context, file, clause, memo)?.topic;
}
function bestAsked(context, file, clause, memo) {
	return findBest(context.knowledge.get(file) ?? [], {
		terms: clause.terms,
		foods: foodsAsked(clause),
		about: memo ? wordsOfCard(context, memo) : []
	});
}
function wordsOfCard({ table, knowledge }, { card }) {
	const dish = card && bookDish(table, card.slug);
	if (!dish) return [];
	const title = require_read_dish.toTerms(dish.title);
	const sort = findTopic(knowledge.get("dishes") ?? [], {
		terms: title,
		foods: []
	});
	return [...title, ...require_read_dish.toTerms(sort?.facts.is ?? "")];
}
function topicOfDish({ table, knowledge }, file, { dish }, words = []) {
	const topics = knowledge.get(file) ?? [];
	const { mainFoods } = require_read_dish.getDishFacts(table.kitchen.cookbook, dish);
	const foods = [...mainFoods].map((name) => ({
		said: name,
		names: [name],
		kinds: []
	}));
	return findTopic(topics, {
		terms: [...words, ...require_read_dish.contentTokens(dish.title)],
		foods: []
	}) ?? findTopic(topics, {
		terms: words,
		foods
	});
}
function factsOf({ table }, topic, kinds, most = 2) {
	const { kitchen, units } = table;
	return [...new Set(kinds)].flatMap((kind) => topic?.facts[kind] ?? []).slice(0, most).map((fact) => tell("answers.fact", { fact: rewriteStep(kitchen.measures, fact, units) }));
}
const TAKEN = wordSet("ate eaten swallowed swallow drank drunk had chewed licked gave given");
const SMALL_OR_ILL = wordSet("baby toddler child kid elderly old immune chemo infant expecting");
function toldOfDanger(context, topic, clause) {
	const first = hasTerm(clause, SMALL_OR_ILL) ? ["who"] : [];
	if (hasTerm(clause, TAKEN)) return warned(factsOf(context, topic, [
		...first,
		"do",
		"answer"
	]));
	const told = factsOf(context, topic, [...first, "answer"], first.length + 1);
	return warned(told.length > 0 ? told : factsOf(context, topic, ["do"], 1));
}
function warned(told) {
	return told.map(({ slots }) => tell("answers.warning", slots));
}
function answered(memo, told) {
	const [first, ...others] = told;
	if (!first) return void 0;
	const { asked: _, ...rest } = memo;
	return {
		memo: rest,
		told: [begun(first, others.length === 0), ...others]
	};
}
function soberly(memo, told) {
	const { asked: _, ...rest } = memo;
	return told.length > 0 ? {
		memo: rest,
		told
	} : void 0;
}
function begun(told, isAlone) {
	const { fact } = told.slots;
	if (told.message !== "answers.fact" || typeof fact !== "string" || VERDICT.test(fact)) return told;
	return tell(isAlone ? "answers.fact-alone" : "answers.fact-first", told.slots);
}
const VERDICT = /^(?:Yes|No|Not)\b/;
function offering(memo, told, offer) {
	const { message, act, about } = offer;
	return {
		memo: {
			...memo,
			asked: {
				kind: "offer",
				act,
				about
			}
		},
		told: [...told, message]
	};
}
function sentencesOf(texts) {
	return texts.flatMap((text) => text.split(SENTENCE_END)).filter((one) => one.trim() !== "");
}
const SENTENCE_END = /(?<=[.!?])\s+/;
function stepSentences({ plated }, { step }) {
	const { instructions } = plated;
	const now = step === void 0 ? [] : instructions.slice(step - 1, step);
	return [...new Set(sentencesOf([...now, ...instructions]))];
}
function withWords(sentences, words) {
	return sentences.filter((sentence) => {
		const said = require_read_dish.contentTokens(sentence);
		return words.some((word) => said.includes(word));
	});
}
function tellFacts(facts) {
	return facts.map((fact) => tell("answers.fact", { fact }));
}
// kitchen/src/commands/answers/any-topic.ts
const FILES = [
	["safety", ["answer", "do"]],
	["rescue", ["now", "next"]],
	["why", ["without", "because"]],
	["storage", [
		"fridge",
		"room",
		"freezer",
		"opened"
	]],
	["techniques", ["how", "what"]],
	["doneness", [
		"done",
		"time",
		"core"
	]],
	["methods", ["how", "watch"]],
	["tools", [
		"use",
		"choose",
		"without"
	]],
	["amounts", [
		"person",
		"weight",
		"cup",
		"spoon",
		"ratio"
	]],
	["foods", [
		"what",
		"buy",
		"use"
	]]
];
const SURE$2 = 1.5;
const NAMED$3 = 1;
const BY_ONE_WORD = new Set([...[
	"safety",
	"foods",
	"techniques",
	"tools",
	"rescue",
	"why"
]]);
const UNSURE$2 = .3;
const askAnything = (context, memo, clause) => {
	const isOpen = clause.act.startsWith("ask-") || clause.chance < UNSURE$2;
	let answer;
	let most = 0;
	for (const [file, kinds] of FILES) {
		const best = bestAsked(context, file, clause, memo);
		const least = isOpen && BY_ONE_WORD.has(file) ? NAMED$3 : SURE$2;
		if (!best || best.said < least || best.said + best.score <= most) continue;
		most = best.said + best.score;
		answer = [
			best.topic,
			kinds,
			file
		];
	}
	if (answer?.[2] === "safety") return soberly(memo, toldOfDanger(context, answer[0], clause));
	return answer && soberly(memo, factsOf(context, answer[0], answer[1]));
};
const PETS = wordSet("dog puppy cat kitten pet rabbit hamster parrot budgie");
const GROWN = {
	puppy: "dog",
	kitten: "cat",
	budgie: "parrot"
};
const SMALL = wordSet("baby infant newborn toddler pregnant pregnancy expecting breastfeeding breastfeed year month");
const PLAIN$2 = 2;
const PLAINER = 2.5;
const PLAINEST = 3;
const EVEN$2 = .5;
const danger = (context, memo, clause) => {
	if (clause.act === "emergency") return void 0;
	const terms = clause.terms.map((term) => GROWN[term] ?? term);
	const best = bestAsked(context, "safety", {
		...clause,
		terms
	});
	const isOfSomebody = hasTerm(clause, PETS) || hasTerm(clause, SMALL);
	const isQuestion = clause.act.startsWith("ask-") && clause.act !== "ask-safety";
	if (!best || isQuestion && !isOfSomebody && best.said < PLAINEST) return void 0;
	const isWish = !isQuestion && clause.chance >= EVEN$2 && !hasTerm(clause, PETS);
	if (best.said < (isWish ? PLAINER : PLAIN$2)) return void 0;
	return soberly(memo, toldOfDanger(context, best.topic, clause));
};
// kitchen/src/commands/answers/talk.ts
function saying(message) {
	return (_context, memo, clause) => answered(memo, [tell(`answers.${message(memo, clause)}`)]);
}
const isBusy = (memo) => memo.card !== void 0;
const hello = saying((memo) => isBusy(memo) ? "hello-again" : "hello");
const bye = saying(() => "bye");
const thanks = saying((memo) => isBusy(memo) ? "thanks-card" : "thanks");
const praise = saying(() => "praise");
const smallTalk = saying(() => "small-talk");
const offTopic = saying(() => "off-topic");
const harmful = saying(() => "harmful");
const inject = saying(() => "inject");
const notUnderstood = (context, memo, clause) => {
	const known = askAnything(context, memo, clause);
	if (known) return known;
	return answered(memo, [tell(`answers.${clause.act.startsWith("ask-") && clause.chance >= LIKELY$1 ? "unknown" : isBusy(memo) ? "not-understood-card" : "not-understood"}`)]);
};
const LIKELY$1 = .5;
const FEELINGS = [
	["grief", wordSet("died death dead funeral buried widow grief grieving passed miss missed late mum mam anniversary")],
	["lonely", wordSet("lonely alone homesick home far empty single isolated")],
	["heartbreak", wordSet("dumped broke breakup divorce heartbroken ex split")],
	["proud", wordSet("proud happy happiest smiling over moon delighted chuffed clapped first excited love celebrate won joy made")],
	["nervous", wordSet("nervous anxious worried dreading scared panic stressed stress overwhelmed pressure terrified awake")],
	["failed", wordSet("useless failed failure ruined rubbish hopeless yuck hate burnt ashamed embarrassed mortifying shame worst disaster cook wrong")],
	["tired", wordSet("tired exhausted knackered shattered wrecked sleep burnt-out wore worn done enough long rough day drained")],
	["low", wordSet("sad cry crying low down depressed depression upset awful miserable blue tear flat hard")],
	["angry", wordSet("angry furious fuming annoyed livid fed raging cross")]
];
const feeling = saying((_memo, clause) => {
	const [kind = "any"] = FEELINGS.find(([, words]) => hasTerm(clause, words)) ?? [];
	return `feeling-${kind}`;
});
const NOT_HEARD = wordSet("said told asked read reading listen listening again hear wrong question ignore ignored already");
const complain = ({ table }, memo, clause) => {
	const [food] = clause.foods;
	const { card } = memo;
	const known = card && bookDish(table, card.slug);
	const dish = known && nounOf$1(titleIn(table, known));
	if (food && dish !== void 0) return answered(memo, [tell("answers.complain-food", {
		food: food.food.said,
		dish
	})]);
	if (dish === void 0) return answered(memo, [tell(memo.offered.length > 0 ? "answers.complain-list" : "answers.complain")]);
	return answered(memo, [tell(hasTerm(clause, NOT_HEARD) ? "answers.complain-unheard" : "answers.complain-card", { dish })]);
};
const ABOUT$1 = [
	["allergens", wordSet("allergen allergy sure legally trust guarantee reliable wrong accurate")],
	["remember", wordSet("remember memory forget again last store data privacy keep")],
	["language", wordSet("language german french spanish italian polish welsh english speak")],
	["can", wordSet("help able do offer useful use")],
	["book", wordSet("recipe book learn learned trained train source where kitchen many")],
	["tasted", wordSet("eat eaten taste tasted mouth hungry drink favourite favorite like ever")],
	["name", wordSet("name called saffron")]
];
const aboutYou = saying((_memo, clause) => {
	if (clause.terms.length === 0) return "about-both";
	const [kind = "who"] = ABOUT$1.find(([, words]) => hasTerm(clause, words)) ?? [];
	return `about-${kind}`;
});
const APP = [
	["print", wordSet("print printing printer paper")],
	["share", wordSet("share send whatsapp email link text friend husband wife")],
	["save", wordSet("save saved keep bookmark favourite favorite later find lose stay tab gone went")],
	["language", wordSet("language german french spanish italian polish welsh english")],
	["size", wordSet("bigger big font letter tiny text small size louder loud read aloud voice dark theme")],
	["timer", wordSet("timer alarm remind reminder")],
	["offline", wordSet("offline signal internet wifi data")],
	["settings", wordSet("setting profile account login unit allergy diet password change name")],
	["cost", wordSet("free pay cost charge subscription price charging")]
];
const app = saying((_memo, clause) => {
	const [kind = "any"] = APP.find(([, words]) => hasTerm(clause, words)) ?? [];
	return `app-${kind}`;
});
// kitchen/src/commands/ask-back.ts
const LONGEST$3 = 400;
function askBack(context, memo, clause) {
	const acts = [clause?.act ?? "", clause?.second ?? ""].filter((act) => NAMED$2.has(act));
	const [first, second] = acts;
	const isNew = memo.asked?.kind !== "which";
	if (clause && first && second && first !== second && isNew && context.message.length <= LONGEST$3) return {
		memo: {
			...memo,
			asked: {
				kind: "which",
				acts,
				message: context.message
			}
		},
		told: [tell("which.ask", {
			first: tell(`which.to-${first}`),
			second: tell(`which.to-${second}`)
		})]
	};
	return (clause && notUnderstood(context, memo, clause)) ?? {
		memo,
		told: [tell("answers.not-understood")]
	};
}
const NAMED$2 = new Set([
	...[
		"find",
		"dish",
		"pick",
		"other",
		"have",
		"swap",
		"add",
		"leave-out",
		"adjust",
		"heat",
		"scale"
	],
	...[
		"units",
		"quicker",
		"method",
		"restyle",
		"undo",
		"show",
		"step",
		"plan",
		"menu",
		"change-plan"
	],
	...[
		"shopping-list",
		"need",
		"lift",
		"ask-substitute",
		"ask-storage",
		"ask-ahead",
		"ask-reheat"
	],
	...[
		"ask-done",
		"ask-temperature",
		"ask-timing",
		"ask-technique",
		"ask-why",
		"ask-amount"
	],
	...[
		"ask-convert",
		"ask-contains",
		"ask-diet",
		"ask-food",
		"ask-dish",
		"ask-leftovers"
	],
	...[
		"ask-safety",
		"ask-tool",
		"ask-nutrition",
		"ask-cost",
		"rescue",
		"pairing"
	]
]);
// kitchen/src/commands/edits/clause-foods.ts
function foodsOf$1(kitchen, { foods }, ...roles) {
	const said = foods.filter(({ role, food }) => roles.includes(role) && isKnownFood(kitchen, food.said)).map(({ food }) => foodSaid(kitchen, food.said).said);
	return [...new Set(said)];
}
function isIn$1(kitchen, { adapted }, said) {
	return itemsMeant(kitchen, adapted.dish, foodSaid(kitchen, said)).length > 0;
}
function linesMeant(kitchen, { adapted: { dish } }, said) {
	const names = itemsMeant(kitchen, dish, foodSaid(kitchen, said)).flatMap((index) => dish.ingredients[index]?.name ?? []);
	return [...new Set(names)];
}
function lineOn(kitchen, { adapted }, said, servings) {
	const { dish } = adapted;
	const factor = servings / dish.servings;
	const items = itemsMeant(kitchen, dish, foodSaid(kitchen, said)).flatMap((index) => dish.ingredients[index] ?? []).map((item) => ({
		...factor === 1 ? item : times$1(item, factor),
		preparation: ""
	}));
	const [line, other] = mergedLines(items);
	if (line === void 0 || other !== void 0 || !/\d/.test(line)) return void 0;
	const name = FRACTIONS$2.reduce((text, [written, sign]) => text.replace(` ${written} `, `${sign} `).replace(`${written} `, `${sign} `), line.replace(/, (?:divided|for frying).*$/, "").replace(/^(\S+ (?:clove|sprig|stalk|slice)s?) (?!of )/, "$1 of "));
	return {
		name,
		isPlural: items.every(({ unit }) => unit === "") && isPlural(name)
	};
}
const FRACTIONS$2 = [
	["1/2", "\u00bd"],
	["1/3", "\u2153"],
	["2/3", "\u2154"],
	["1/4", "\u00bc"],
	["3/4", "\u00be"],
	["1/8", "\u215b"]
];
function says({ terms }, words) {
	return terms.some((term) => words.has(term));
}
// kitchen/src/cook/wish.ts
const NO_WISH = {
	named: [],
	include: [],
	words: [],
	moods: [],
	firmTime: false,
	ideas: false,
	recipe: false
};
function mergeWish(old, now) {
	return {
		named: now.named,
		cuisine: now.cuisine ?? old.cuisine,
		course: now.course ?? old.course,
		include: unionBy([...old.include, ...now.include], (food) => food.names[0] ?? food.said),
		words: [...new Set([...old.words, ...now.words])],
		moods: mergeMoods(old.moods, now.moods),
		refusedCuisines: now.refusedCuisines ?? old.refusedCuisines,
		maxMinutes: now.maxMinutes ?? old.maxMinutes,
		firmTime: now.maxMinutes === void 0 ? old.firmTime : now.firmTime,
		ideas: now.ideas,
		recipe: now.recipe
	};
}
function mergeMoods(old, now) {
	return unionBy([...old.filter((mood) => !now.some((one) => one.against.some((word) => mood.keywords.includes(word)))), ...now], (mood) => mood.label);
}
function unionBy(items, key) {
	const seen = new Map();
	for (const item of items) if (!seen.has(key(item))) seen.set(key(item), item);
	return [...seen.values()];
}
function clarity(wish, needsCount) {
	const { cuisine, course, include, words, moods, maxMinutes } = wish;
	return (cuisine ? cuisine.names.length > 3 ? .5 : 1 : 0) + (course ? course.narrow ? 1 : .5 : 0) + include.length - (include.length === 1 && include[0]?.cooked ? 1 : 0) + words.length + Math.min(.75, moods.length * .5) + (maxMinutes === void 0 ? 0 : .5) + Math.min(.5, needsCount * .25) + (wish.recipe ? .5 : 0) - (wish.ideas ? 1.5 : 0);
}
function isOpen(wish) {
	return !wish.cuisine && !wish.course && wish.include.length === 0 && wish.words.length === 0 && wish.named.length === 0;
}
function likeThis(dish, wish) {
	return {
		...NO_WISH,
		maxMinutes: wish.maxMinutes,
		firmTime: wish.firmTime,
		moods: [...wish.moods, {
			label: "",
			keywords: dish.keywords.slice(0, 4),
			against: [],
			firm: false
		}],
		course: {
			label: dish.course,
			courses: [dish.course],
			keywords: dish.keywords.slice(0, 3),
			narrow: true
		}
	};
}
// kitchen/src/commands/edits/merge-edit.ts
const MOST_TIMES = 4;
const LEAST_TIMES = .25;
function mergeEdit(kitchen, edits, edit) {
	return merge$1(edits, edit, (a, b) => same(kitchen, a, b)).slice(-20);
}
function same(kitchen, a, b) {
	return isSameFood$1(foodSaid(kitchen, a), foodSaid(kitchen, b));
}
function merge$1(edits, edit, isSame) {
	switch (edit.kind) {
		case "swap": return mergeSwap(edits, edit, isSame);
		case "leave out": return mergeLeftOut(edits, edit, isSame);
		case "add": return [...edits.filter((one) => !((one.kind === "leave out" || one.kind === "add") && isSame(one.food, edit.food))), edit];
		case "adjust": {
			const before = edits.find((one) => one.kind === "adjust" && isSame(one.food, edit.food));
			const rest = edits.filter((one) => one !== before);
			const factor = times(before?.kind === "adjust" ? before.factor : 1, edit.factor);
			return [...rest, {
				...edit,
				factor
			}];
		}
		case "heat": {
			const before = edits.find((one) => one.kind === "heat");
			const rest = edits.filter((one) => one !== before);
			const factor = times(before?.kind === "heat" ? before.factor : 1, edit.factor);
			return [...rest, {
				...edit,
				factor
			}];
		}
		case "method": return [...edits.filter((one) => !isInstead(one, edit)), edit];
	}
}
function isInstead(one, edit) {
	if (one.kind !== "method") return false;
	const isAppliance = (name) => methodCalled(name) !== void 0;
	return one.method === edit.method || isAppliance(one.method) && isAppliance(edit.method);
}
function mergeSwap(edits, edit, isSame) {
	const before = edits.find((one) => one.kind === "swap" && (isSame(one.to, edit.from) || isSame(one.from, edit.from)));
	const added = edits.find((one) => one.kind === "add" && isSame(one.food, edit.from));
	const rest = edits.filter((one) => one !== before && one !== added);
	if (before?.kind === "swap") return isSame(before.from, edit.to) ? rest : [...rest, {
		...edit,
		from: before.from
	}];
	return added ? [...rest, {
		kind: "add",
		food: edit.to
	}] : [...rest, edit];
}
function mergeLeftOut(edits, edit, isSame) {
	const before = edits.find((one) => one.kind === "swap" && isSame(one.to, edit.food));
	const added = edits.find((one) => one.kind === "add" && isSame(one.food, edit.food));
	return [...edits.filter((one) => one !== before && one !== added && !((one.kind === "leave out" || one.kind === "adjust") && isSame(one.food, edit.food))), before?.kind === "swap" ? {
		...edit,
		food: before.from
	} : edit];
}
function times(before, now) {
	const all = before !== 1 && before > 1 === now > 1 ? before * now : now;
	return Math.min(MOST_TIMES, Math.max(LEAST_TIMES, Math.round(all * 100) / 100));
}
// kitchen/src/commands/edits/stand-ins.ts
function standInsFor$1({ table: { kitchen }, knowledge }, { adapted: { dish } }, from) {
	const food = foodSaid(kitchen, from);
	const items = itemsMeant(kitchen, dish, food).flatMap((index) => dish.ingredients[index] ?? []);
	const names = new Set(items.map(({ name }) => name));
	const own = dish.swaps.filter((one) => names.has(one.from)).map((one) => one.to.name);
	const wanted = items.flatMap((item) => wantedSwaps(dish, item)).map(({ name }) => name);
	const trusted = items.flatMap((item) => trustedSwaps(dish, item));
	const terms = new Set([from, ...names].join(" ").split(" ").map(require_read_dish.singular));
	const known = (knowledge.get("substitutes") ?? []).filter((topic) => topic.names.some((words) => words.every((word) => terms.has(word)))).flatMap(({ facts }) => Object.entries(facts).filter(([kind]) => kind !== "omit").flatMap(([, fact]) => firstFood(kitchen, fact, food.names) ?? []));
	const nature = natureOf(kitchen.rules, items[0]?.name ?? from);
	const isAlike = (name) => natureOf(kitchen.rules, name) === nature;
	const all = [...new Set([
		...wanted,
		...own,
		...known,
		...trusted
	])].filter((name) => name !== from && !names.has(name));
	return [...all.filter(isAlike), ...all.filter((name) => !isAlike(name))];
}
function firstFood({ rules }, fact, not) {
	const term = require_read_dish.findTerms(rules, fact).find((one) => one.isFood && !not.includes(one.name));
	return term && fact.slice(term.start, term.end).toLowerCase();
}
function placeFor$1(kitchen, { adapted: { dish } }, to, edits) {
	const food = foodSaid(kitchen, to);
	const names = dish.ingredients.map(({ name }) => name);
	const own = dish.swaps.find((one) => isSameFood$1(foodSaid(kitchen, one.to.name), food))?.from;
	if (own !== void 0 && names.includes(own)) return own;
	const before = edits.find((edit) => edit.kind === "swap" && own !== void 0 && own.includes(foodSaid(kitchen, edit.from).said));
	if (before?.kind === "swap") return before.to;
	const last = require_read_dish.singular(to.split(" ").at(-1) ?? to);
	const alike = names.find((name) => name !== to && require_read_dish.singular(name.split(" ").at(-1) ?? "") === last);
	if (alike !== void 0) return alike;
	if (meatIn(kitchen, to)) return names.find((name) => meatIn(kitchen, name)) ?? meatReplaced(kitchen, edits);
	const kinds = new Set(food.kinds.filter((kind) => !WIDE_KINDS.has(kind)).slice(0, 2));
	return names.find((name) => kindsOf(kitchen, name).some((kind) => kinds.has(kind)));
}
function meatReplaced(kitchen, edits) {
	const swap = edits.findLast((edit) => edit.kind === "swap" && meatIn(kitchen, edit.from));
	return swap?.kind === "swap" ? swap.to : void 0;
}
function nearTo(kitchen, { adapted: { dish } }, said) {
	const kinds = new Set([...foodSaid(kitchen, said).names, ...kindsOf(kitchen, said).filter((kind) => !WIDE_KINDS.has(kind))]);
	const words = new Set(said.split(" ").map(require_read_dish.singular));
	const near = dish.ingredients.map(({ name }) => name).filter((name) => name.split(" ").some((word) => words.has(require_read_dish.singular(word))) || kindsOf(kitchen, name).some((kind) => kinds.has(kind)));
	return [...new Set(near)].slice(0, 2);
}
function kindsOf({ rules }, name) {
	return require_read_dish.findTerms(rules, name).filter((term) => term.isFood).flatMap((term) => [term.name, ...term.kinds.slice(0, 2)]);
}
const WIDE_KINDS = new Set("vegetable milk dairy fruit spice herb grain cereal seasoning condiment sweetener seed meat".split(" "));
// kitchen/src/commands/edits/effects.ts
const BAKES = new Set(["dessert", "bread"]);
function effectOf({ rules }, dish, from, to) {
	const [was, is] = [new Set(require_read_dish.findFoodNames(rules, from)), new Set(require_read_dish.findFoodNames(rules, to))];
	const isBake = BAKES.has(dish.course);
	const isHot = !cookingOf(dish).isCold;
	if (isHot && !isBake && (is.has("yogurt") || is.has("yoghurt"))) return "effect-yoghurt";
	if (was.has("sugar") && (is.has("honey") || /syrup|agave/.test(to))) return "effect-syrup";
	if (/\bsugar\b/.test(from) && /honey|syrup|agave/.test(to)) return "effect-syrup";
	if (isBake && /butter/.test(from) && /\boil$/.test(to)) return "effect-oil";
	if (/wholemeal|whole wheat|spelt|rye/.test(to) && /flour/.test(to)) return "effect-wholemeal";
	if (!/feta|goat/.test(from) && /\bfeta\b|goat's cheese/.test(to) && isHot) return "effect-no-melt";
	if (/brown rice/.test(to)) return "effect-brown-rice";
	if (/^(?:firm |smoked |silken )?tofu$/.test(to)) return "effect-tofu";
	if (/margarine|spread/.test(to)) return "effect-spread";
	if (/^water$/.test(to) && /stock|wine/.test(from)) return "effect-water";
}
const SALTY = /\b(?:anchov(?:y|ies)|capers?|olives?|parmesan|feta|soy sauce|bacon|pancetta|salt|miso)\b/;
const SHARP = /\b(?:lemon|lime|vinegar|tamarind)\b/;
const BASE = /\b(?:onions?|garlic|shallots?|celery|leeks?)\b/;
function effectWithout(dish, food) {
	if (dish.course === "dessert" || dish.course === "drink") return void 0;
	if (SALTY.test(food)) return "effect-less-salt";
	if (SHARP.test(food)) return "effect-less-sharp";
	return BASE.test(food) ? "effect-less-depth" : void 0;
}
// kitchen/src/commands/edits/tell-edits.ts
function editsTold(table, edits, before, after, servings) {
	const gone = edits.flatMap((edit) => edit.kind === "leave out" ? namesGone(table, before, edit.food) : []);
	return [...[
		...edits.filter(({ kind }) => kind !== "leave out").flatMap((edit) => editTold$1(table, edit, before, after, servings)),
		...gone.length > 1 ? [tell("edits.left-out-several", { foods: gone })] : [],
		...gone.length === 1 ? [tell("edits.left-out", { food: nounOf$2(gone[0] ?? "") })] : []
	], ...noteOn(table, edits, before, after).slice(0, 1)];
}
function namesGone({ kitchen }, before, said) {
	const lines = linesMeant(kitchen, before, said);
	return lines.some((line) => line.toLowerCase().includes(said)) || lines.length === 0 ? [said] : lines;
}
function editTold$1(table, edit, before, after, servings) {
	switch (edit.kind) {
		case "swap": {
			const beside = after.adapted.changes.slice(before.adapted.changes.length).filter((one) => one.kind === "swap" && /\b(?:stock|broth)$/.test(one.from));
			return [tell("edits.swapped", {
				from: nounOf$2(edit.from),
				to: nounOf$2(edit.to)
			}), ...beside.filter(({ from }) => from !== edit.from).map(({ from, to }) => tell("edits.swapped-too", {
				from: nounOf$2(from),
				to: nounOf$2(to)
			}))];
		}
		case "add":
		case "adjust": {
			const name = edit.kind === "add" ? "added" : edit.factor > 1 ? "more" : "less";
			const line = table.units === "international" && lineOn(table.kitchen, after, edit.food, servings);
			const slots = { food: nounOf$2(edit.food) };
			return [line ? tell(`edits.${name}-line`, {
				...slots,
				line
			}) : tell(`edits.${name}`, slots)];
		}
		default: return [];
	}
}
function noteOn(table, edits, before, after) {
	const { kitchen } = table;
	const { dish } = after.adapted;
	const minutes = dish.time - before.adapted.dish.time;
	const effects = edits.flatMap((edit) => {
		if (edit.kind === "swap") {
			const effect = effectOf(kitchen, dish, edit.from, edit.to);
			return effect ? [tell(`edits.${effect}`, { to: nounOf$2(edit.to) })] : [];
		}
		if (edit.kind === "leave out") {
			const effect = effectWithout(dish, edit.food);
			return effect ? [tell(`edits.${effect}`)] : [];
		}
		return edit.kind === "adjust" && itemsMeant(kitchen, dish, foodSaid(kitchen, edit.food)).some((at) => holdsUp(dish, at)) ? [tell("edits.balance")] : [];
	});
	return [
		...minutes >= 5 ? [tell("edits.later", { minutes })] : [],
		...minutes <= -5 ? [tell("edits.sooner", { minutes: -minutes })] : [],
		...effects
	];
}
// kitchen/src/commands/edits/edited-card.ts
function editCard(context, memo, edits, tellEdits = (after, before, made) => editsTold(context.table, made, before, after, servingsOf(context.table, memo.card ?? after.adapted.dish))) {
	const { table } = context;
	const { card } = memo;
	const before = choiceOfCardAfter(table, memo, edits);
	if (!card || !before) return void 0;
	let next = {
		...card,
		servings: servingsOf(table, card)
	};
	const made = [];
	const refusals = [];
	for (const edit of edits) {
		const refusal = bringsBack(table, memo, edit) ? tell("edits.not-for-you") : refusalOf(table, next, edit);
		if (refusal) refusals.push({
			edit,
			refusal
		});
		else {
			next = {
				...next,
				edits: mergeEdit(table.kitchen, next.edits, edit)
			};
			made.push(edit);
		}
	}
	const [first, ...others] = refusals;
	if (first && made.length === 0) {
		const { memo: kept, told } = refused$1(context, memo, first, before);
		return {
			memo: kept,
			told: [...told, ...others.map(({ refusal }) => refusal)]
		};
	}
	const nextMemo = withCard(memo, next);
	const choice = choiceOfCard(table, nextMemo);
	if (!choice) return void 0;
	return {
		memo: nextMemo,
		told: [...tellEdits(choice, before, made), ...refusals.map(({ refusal }) => refusal)],
		servesCard: true,
		choice
	};
}
function choiceOfCardAfter(table, memo, edits) {
	const { card } = memo;
	if (!card) return void 0;
	return choiceOfCard(tableForCard(table, {
		...card,
		edits
	}), memo);
}
function bringsBack(table, { card, earlier }, edit) {
	const said = edit.kind === "add" ? edit.food : edit.kind === "swap" ? edit.to : "";
	if (said === "") return false;
	const { kitchen } = table;
	const food = foodSaid(kitchen, said);
	const wasTakenOut = [...earlier, ...card ? [card] : []].flatMap((one) => one.edits).some((one) => one.kind === "leave out" && isSameFood$1(foodSaid(kitchen, one.food), food) || one.kind === "swap" && isSameFood$1(foodSaid(kitchen, one.from), food));
	const names = require_read_dish.findFoodNames(kitchen.rules, food.said);
	return !wasTakenOut && table.heard.avoid.some((one) => isSameFood$1(one, food) || one.names.some((name) => names.includes(name)));
}
function refusalOf(table, card, edit) {
	const edits = mergeEdit(table.kitchen, card.edits, edit);
	const held = tableForCard(table, {
		...card,
		edits: [...card.edits, edit]
	});
	const base = dishOfCard(held, card);
	if (!base) return void 0;
	const bench = {
		kitchen: table.kitchen,
		bending: bendingOf(held)
	};
	const last = edits.at(-1);
	if (!(last !== void 0 && !card.edits.includes(last) && edits.length > 0)) return void 0;
	const edited = applyEdit(bench, applyEdits(bench, base, edits.slice(0, -1)), last);
	if (!("refusal" in edited)) return void 0;
	return card.edits.some((one) => one.kind === "add" && !edits.includes(one)) && edited.refusal.message === "edits.not-in-it" ? void 0 : edited.refusal;
}
function refused$1(context, memo, { edit, refusal }, before) {
	const { table } = context;
	const { asked: _, ...rest } = memo;
	const calm = keptIn(table, rest, edit);
	const dish = memo.card && bookDish(table, memo.card.slug);
	const food = edit.kind === "leave out" ? edit.food : edit.kind === "swap" ? edit.from : "";
	if (food !== "" && NEEDS_ANOTHER.has(refusal.message)) {
		const bench = {
			kitchen: table.kitchen,
			bending: bendingOf(table)
		};
		const to = standInsFor$1(context, before, food).find((name) => "adapted" in swapFood(bench, before.adapted, food, name));
		const asked = {
			kind: "offer",
			act: "swap",
			about: `${food} -> ${to}`
		};
		if (to !== void 0) return {
			memo: {
				...calm,
				asked
			},
			told: [refusal, tell("edits.put-instead", {
				food: nounOf$2(food),
				to: nounOf$2(to)
			})]
		};
	}
	if (refusal.message !== "edits.stands-on" || !dish) return {
		memo: calm,
		told: [refusal]
	};
	const other = otherWithout(table, dish, foodSaid(table.kitchen, food));
	if (!other) return {
		memo: calm,
		told: [refusal]
	};
	return offerDish(calm, other, [refusal, tell("edits.other-dish", { dish: nounOf$2(other.title) })]);
}
const NEEDS_ANOTHER = new Set([
	"cannot-go",
	"holds-up",
	"other-kind",
	"not-swapped",
	"bake-needs"
].map((one) => `edits.${one}`));
function keptIn(table, memo, edit) {
	const { card } = memo;
	const food = edit.kind === "leave out" ? edit.food : edit.kind === "swap" ? edit.from : "";
	const meant = foodSaid(table.kitchen, food);
	const dish = card && bookDish(table, card.slug);
	const isDisliked = table.heard.avoid.some((one) => one.firm !== true && isSameFood$1(one, meant));
	if (!dish || !isDisliked || itemsMeant(table.kitchen, dish, meant).length === 0) return memo;
	return {
		...memo,
		card: {
			...card,
			edits: [...card.edits, {
				kind: "add",
				food
			}]
		}
	};
}
function offerDish(memo, dish, told) {
	return {
		memo: {
			...memo,
			offered: [dish.slug],
			asked: {
				kind: "offer",
				act: "dish",
				about: dish.slug
			}
		},
		told
	};
}
function otherWithout(table, dish, food) {
	const avoid = [...table.heard.avoid, food];
	const wish = likeThis(dish, table.wish);
	const heard = {
		...table.heard,
		avoid
	};
	return choose({
		...table,
		heard
	}, wish, 1, new Set([dish.slug]))[0]?.adapted.original;
}
function withCard(memo, card) {
	const { asked: _, ...rest } = memo;
	const earlier = memo.card ? [...memo.earlier, memo.card].slice(-8) : memo.earlier;
	return {
		...rest,
		card,
		earlier,
		offered: []
	};
}
function servingsOf(table, { servings, slug }) {
	return servings ?? bookDish(table, slug)?.servings ?? 4;
}
// kitchen/src/commands/edits/edits-meant.ts
const LOOSE = [
	"have",
	"want",
	"likes"
];
const GONE = [
	"without",
	"dislike",
	"harm"
];
function editsMeant(kitchen, clause, isIn) {
	const of = (...roles) => foodsOf$1(kitchen, clause, ...roles);
	const first = (...lists) => lists.find((list) => list.length > 0) ?? [];
	const { act } = clause;
	const isSwap = act === "swap";
	const outs = first(of("from", "lacking"), isSwap ? of(...GONE) : []);
	const ins = first(of("to"), isSwap ? of("add") : [], isSwap ? of(...LOOSE) : []);
	const [from, to] = isSwap ? inOrder$1(outs, ins, isIn, says(clause, EXCHANGES)) : [outs, ins];
	const taken = new Set([...from, ...to]);
	const rest = (...lists) => first(...lists).filter((food) => !taken.has(food));
	const isAdjust = act === "adjust" || act === "heat";
	const swaps = from.length > 0 && to.length > 0 ? paired(from, to) : [];
	const alone = swaps.length > 0 ? [] : from;
	const gone = rest(of(...GONE), act === "leave-out" ? alone : []);
	const added = rest(of("add"), act === "add" ? first(of("more"), swaps.length > 0 ? [] : to, of(...LOOSE)) : []);
	const more = rest(of("more"), isAdjust ? first(of("add"), of(...LOOSE)) : []);
	const less = rest(of("less"), isAdjust ? gone : []);
	const isHalved = act === "leave-out" && gone.length + swaps.length === 0;
	return [
		...swaps,
		...isSwap && swaps.length === 0 ? from.map((food) => ({
			kind: "swap out",
			food
		})) : [],
		...isSwap && swaps.length === 0 ? to.map((food) => ({
			kind: "swap in",
			food
		})) : [],
		...(isAdjust ? [] : gone).map((food) => ({
			kind: "leave out",
			food
		})),
		...(isHalved ? less : []).map((food) => ({
			kind: "leave out",
			food
		})),
		...(isAdjust ? [] : added).map((food) => addition(food, isIn, clause)),
		...(act === "add" ? more.filter((food) => !added.includes(food)) : more).map((food) => addition(food, isIn, clause)),
		...(isHalved ? [] : less).map((food) => ({
			kind: "adjust",
			food,
			factor: timesLess(clause)
		}))
	];
}
const EXCHANGES = new Set("swap swapped exchange trade change switch replace substitute sub".split(" "));
function inOrder$1(outs, ins, isIn, mayTurn) {
	const into = ins.filter((said) => !outs.includes(said));
	if (outs.length === 0 && into.length > 1) {
		const had = into.find(isIn);
		return had === void 0 ? [[], into] : [[had], into.filter((said) => said !== had)];
	}
	return mayTurn && outs.length > 0 && !outs.some(isIn) && into.some(isIn) ? [into, outs] : [outs, into];
}
function paired(from, to) {
	const [last = ""] = to.slice(-1);
	return [...from.map((food, at) => ({
		kind: "swap",
		from: food,
		to: to[at] ?? last
	})), ...to.slice(from.length).map((food) => ({
		kind: "add",
		food
	}))];
}
function addition(food, isIn, clause) {
	return isIn(food) ? {
		kind: "adjust",
		food,
		factor: timesMore(clause)
	} : {
		kind: "add",
		food
	};
}
const MUCH = new Set("lot load plenty much way far loads lots heap ton good deal".split(" "));
const LITTLE$1 = new Set("bit little touch slightly smidge tad notch".split(" "));
const HALF = new Set("half halve halved".split(" "));
function timesMore(clause) {
	if (clause.factor !== void 0 && clause.factor > 1) return Math.min(4, clause.factor);
	if (says(clause, new Set(["double", "twice"]))) return 2;
	if (says(clause, new Set(["triple", "treble"]))) return 3;
	return says(clause, MUCH) ? 2 : says(clause, LITTLE$1) ? 1.25 : 1.5;
}
function timesLess(clause) {
	if (clause.factor !== void 0 && clause.factor < 1) return Math.max(.1, clause.factor);
	if (says(clause, HALF)) return .5;
	return says(clause, LITTLE$1) ? .75 : says(clause, MUCH) ? .25 : .5;
}
// kitchen/src/commands/edits/change-foods.ts
const changeFoods = (context, memo, clause) => {
	const { table } = context;
	const { kitchen } = table;
	if (!memo.card) return void 0;
	const going = editsMeant(kitchen, clause, () => true).map((edit) => ({
		kind: "leave out",
		food: foodOf$1(edit)
	}));
	const choice = choiceOfCard(tableForCard(table, {
		...memo.card,
		edits: [...memo.card.edits, ...going]
	}), memo);
	if (!choice) return void 0;
	const edits = editsMeant(kitchen, clause, (said) => isIn$1(kitchen, choice, said));
	if (edits.length === 0) return unknownFood(memo, choice, clause.foods);
	const told = [];
	const ready = [];
	for (const edit of edits) {
		const found = completed(context, memo, choice, edit);
		if ("asked" in found) return found.asked;
		if ("told" in found) told.push(found.told);
		else ready.push(found.edit);
	}
	if (ready.length === 0) {
		const [first] = told;
		return keptOut(context, memo, choice, edits) ?? (first && {
			memo,
			told
		});
	}
	const outcome = editCard(context, memo, ready);
	return outcome && {
		...outcome,
		told: [...outcome.told, ...told]
	};
};
function foodOf$1(edit) {
	if (edit.kind === "swap") return edit.from;
	return "food" in edit ? edit.food : "";
}
function completed(context, memo, choice, edit) {
	const { kitchen } = context.table;
	switch (edit.kind) {
		case "swap": return ofOneLine(context, memo, choice, edit.from, edit.to);
		case "swap in": {
			const place = placeFor$1(kitchen, choice, edit.food, memo.card?.edits ?? []);
			if (place === void 0) return { edit: {
				kind: "add",
				food: edit.food
			} };
			return { edit: {
				kind: "swap",
				from: place,
				to: edit.food
			} };
		}
		case "swap out":
			if (!isIn$1(kitchen, choice, edit.food)) return { told: notInIt(context, choice, edit.food) };
			for (const to of standInsFor$1(context, choice, edit.food).slice(0, MOST_TRIES)) {
				const found = ofOneLine(context, memo, choice, edit.food, to);
				if ("asked" in found) return found;
				if ("edit" in found && editCard(context, memo, [found.edit])?.servesCard) return found;
			}
			return { told: tell("edits.no-stand-in", { food: nounOf$2(edit.food) }) };
		case "leave out":
		case "adjust": return isIn$1(kitchen, choice, edit.food) ? { edit } : { told: notInIt(context, choice, edit.food) };
		default: return { edit };
	}
}
const MOST_TRIES = 8;
const MOST_NAMED = 3;
function ofOneLine(context, memo, choice, from, to) {
	const lines = linesMeant(context.table.kitchen, choice, from);
	const [line, other] = lines;
	if (line === void 0) return { told: notInIt(context, choice, from) };
	if (other === void 0) return { edit: {
		kind: "swap",
		from: line,
		to
	} };
	const foods = lines.slice(0, MOST_NAMED);
	const asked = {
		kind: "offer",
		act: "swap",
		about: `? -> ${to}`
	};
	return { asked: {
		memo: {
			...memo,
			asked
		},
		told: [tell("edits.which-line", { foods })]
	} };
}
function notInIt({ table }, choice, said) {
	const slots = {
		food: nounOf$2(said),
		dish: nounOf$2(choice.adapted.dish.title)
	};
	const near = nearTo(table.kitchen, choice, said);
	return near.length > 0 ? tell("edits.not-in-it-near", {
		...slots,
		near
	}) : tell("edits.not-in-it", slots);
}
function keptOut({ table }, memo, choice, edits) {
	const { card } = memo;
	const original = {
		...choice,
		adapted: {
			...choice.adapted,
			dish: choice.adapted.original
		}
	};
	const isKept = edits.some((edit) => edit.kind === "leave out" && isIn$1(table.kitchen, original, edit.food));
	if (!card || !isKept) return void 0;
	return {
		memo: withCard(memo, {
			...card,
			servings: servingsOf(table, card)
		}),
		told: [tell("edits.kept-out")],
		servesCard: true,
		choice
	};
}
function unknownFood(memo, choice, foods) {
	const unknown = foods.find(({ role }) => role === "add" || role === "to");
	const dish = nounOf$2(choice.adapted.dish.title);
	return unknown && {
		memo,
		told: [tell("edits.unknown-food", {
			food: nounOf$2(unknown.food.said),
			dish
		})]
	};
}
// kitchen/src/commands/person/news.ts
function newsTold({ kitchen, heard }) {
	const { harm, diets, dislikes, situations, lifted } = heard.news;
	const nine = require_read_dish.ALLERGENS.filter((one) => harm.some((food) => !speaks(kitchen, food, {
		allergies: [one],
		diets: []
	})));
	const ofNine = (food) => !speaks(kitchen, food, {
		allergies: nine,
		diets: []
	});
	const needs = [...diets.filter(require_read_dish.isDiet), ...nine];
	const customs = diets.filter((one) => !require_read_dish.isDiet(one));
	const others = harm.filter((food) => !ofNine(food));
	const tastes = dislikes.filter((food) => speaks(kitchen, food, heard.person.needs));
	return [
		...needs.length > 0 ? [tell("person.needs", { needs: needsWords$1(needs) })] : [],
		...customs.length > 0 ? [tell("person.custom", { customs })] : [],
		...others.length > 0 ? [tell("person.harm", { foods: others })] : [],
		...tastes.length > 0 ? [tell("person.dislike", { foods: tastes })] : [],
		...situations.map((one) => tell(`person.situation-${one.replace(" ", "-")}`)),
		...lifted.length > 0 ? [tell("person.lifted", { foods: lifted })] : []
	];
}
function hasNews({ heard }) {
	return Object.values(heard.news).some((told) => told.length > 0);
}
// kitchen/src/commands/person/ask-first.ts
function askFirst({ table }, memo) {
	const { unclear, allergyUnread, asksFirst } = table.heard;
	const news = newsTold(table);
	const { asked: _, ...rest } = memo;
	if (unclear.length > 0) {
		const foods = [...new Set(unclear.map(({ said }) => said))];
		return {
			memo: rest,
			told: [...news, tell("person.wanted-or-out", { foods })]
		};
	}
	return allergyUnread && asksFirst ? {
		memo: rest,
		told: [...news, tell("person.unread-allergy")]
	} : void 0;
}
// kitchen/src/decide/one-wish.ts
const OF_A_WISH$1 = new Set([
	"find",
	"have",
	"people",
	"need",
	"kit",
	"other"
]);
function withOneWish(clauses) {
	const wish = ["dish", "find"].flatMap((act) => clauses.filter((one) => one.act === act))[0];
	if (!wish) return clauses;
	const others = clauses.filter((one) => one !== wish && OF_A_WISH$1.has(one.act));
	const all = [wish, ...others];
	return [{
		...wish,
		foods: all.flatMap(({ foods }) => foods),
		wish: others.reduce((sum, one) => mergeWish(sum, one.wish), wish.wish),
		people: all.find(({ people }) => people !== void 0)?.people,
		minutes: all.find(({ minutes }) => minutes !== void 0)?.minutes,
		tools: all.flatMap(({ tools }) => tools),
		lackingTools: all.flatMap(({ lackingTools }) => lackingTools),
		terms: all.flatMap(({ terms }) => terms)
	}, ...clauses.filter((one) => one !== wish && !others.includes(one))];
}
// kitchen/src/commands/answers/ask-ahead.ts
const AT_ONCE = [
	"eat at once",
	"best at once",
	"best straight",
	"serve at once",
	"best hot"
];
const SOME_DAYS = /\b(?:[2-9]|\d\d) (?:days|weeks|months)\b/;
const askAhead = (context, memo, clause) => {
	if (clause.terms.includes("frozen")) return askAnything(context, memo, clause);
	const subject = subjectOf(context, memo, clause) ?? cardOnTable(context, memo);
	const known = factsOf(context, topicAsked(context, "storage", clause), ["ahead"], 1);
	if (foodsAsked(clause).length > 0 && known.length > 0) return answered(memo, known);
	if (!subject) return known.length > 0 ? answered(memo, known) : void 0;
	const { title } = subject;
	const { keeps } = subject.dish;
	const low = keeps.toLowerCase();
	const verdict = AT_ONCE.some((words) => low.startsWith(words)) ? "not" : SOME_DAYS.test(low) ? "yes" : "partly";
	const own = factsOf(context, topicOfDish(context, "storage", subject), ["ahead"], 1);
	const note = keeps === "" ? [] : tellFacts(sentencesOf([keepsTip(keeps)]).slice(0, 1));
	return answered(memo, [
		tell(`answers.ahead-${verdict}`, { dish: title }),
		...note,
		...own.length > 0 && verdict !== "yes" ? own : []
	]);
};
// kitchen/src/commands/answers/ask-amount.ts
const PER_HEAD = wordSet("person people head each guest per portion serving one adult child plate");
const WEIGHS = wordSet("weigh weight heavy big size gram large small");
const MEASURE = wordSet("cup spoon tablespoon teaspoon spoonful knob handful pinch bunch clove bulb");
const RATIO = wordSet("ratio proportion proportions to");
const askAmount = (context, memo, clause) => {
	const { table } = context;
	const foods = foodsAsked(clause);
	const kinds = [
		hasTerm(clause, PER_HEAD) ? "person" : "",
		hasTerm(clause, WEIGHS) ? "weight" : "",
		hasTerm(clause, MEASURE) ? "cup" : "",
		hasTerm(clause, MEASURE) ? "spoon" : "",
		hasTerm(clause, RATIO) ? "ratio" : "",
		(clause.people ?? 0) > 12 ? "crowd" : ""
	].filter(Boolean);
	const all = [
		...kinds,
		"person",
		"ratio",
		"weight",
		"spoon",
		"cup",
		"crowd"
	];
	const known = factsOf(context, topicAsked(context, "amounts", clause), all, 1);
	const subject = dishNamed(context, memo, clause) ?? cardOnTable(context, memo);
	if (subject && (kinds.length === 0 || known.length === 0)) {
		const names = foods.flatMap((food) => ingredientsOf(table, subject.dish, food));
		const lines = subject.plated.ingredients.filter((line) => names.some((name) => line.includes(name)));
		if (lines.length > 0) {
			const { servings } = subject.plated;
			return answered(memo, [tell("answers.amount-line", {
				line: [...new Set(lines)].slice(0, 3),
				servings
			})]);
		}
		if (foods.length === 0 && known.length === 0) {
			const said = withWords(stepSentences(subject, memo), clause.terms.flatMap(require_read_dish.contentTokens));
			const pieces = subject.plated.servings;
			return said.length > 0 && !hasTerm(clause, PER_HEAD) ? answered(memo, tellFacts(said.slice(0, 1))) : answered(memo, [tell("answers.serves", {
				dish: subject.title,
				servings: pieces
			})]);
		}
	}
	return answered(memo, known);
};
// kitchen/src/commands/answers/hot-foods.ts
const HOT$2 = wordSet("chilli chili cayenne harissa sriracha gochujang gochugaru jalapeno habanero chipotle sambal wasabi horseradish tabasco bonnet arrabbiata");
const MILD$1 = wordSet("sweet mild");
function isHotFood(name) {
	const words = require_read_dish.contentTokens(name);
	return words.some((word) => HOT$2.has(word)) && !words.some((word) => MILD$1.has(word));
}
function hotOf({ dish, title }) {
	const hot = [...new Set(dish.ingredients.map(({ name }) => name).filter(isHotFood))];
	return hot.length > 0 ? tell("answers.spicy", {
		dish: title,
		foods: hot.slice(0, 3)
	}) : tell("answers.spicy-not", { dish: title });
}
// kitchen/src/commands/answers/ask-contains.ts
const ASKED = {
	gluten: ["Gluten-Free"],
	wheat: ["wheat"],
	dairy: ["milk"],
	milk: ["milk"],
	lactose: ["milk"],
	egg: ["eggs"],
	nut: ["tree nuts", "peanuts"],
	"tree nut": ["tree nuts"],
	peanut: ["peanuts"],
	soy: ["soy"],
	soya: ["soy"],
	sesame: ["sesame"],
	fish: ["fish"],
	shellfish: ["shellfish"],
	seafood: ["fish", "shellfish"]
};
const askContains = (context, memo, clause) => {
	const foods = foodsAsked(clause);
	const words = clause.terms.filter((term) => term in ASKED);
	const subject = dishNamed(context, memo, clause) ?? cardOnTable(context, memo);
	const held = foods.find((food) => restrictionsOf(food.said).length > 0) ?? foods.at(-1);
	const holder = foods.find((food) => food !== held);
	if (held && holder) {
		const inside = inFood(context, holder, held);
		if (inside) return answered(memo, inside.told);
	}
	if (!subject) {
		const [only] = foods;
		const [word] = words;
		if (!only || !word || only.said.includes(word)) return void 0;
		const inside = inFood(context, only, {
			said: word,
			names: [word],
			kinds: []
		});
		return inside && answered(memo, inside.told);
	}
	if (clause.terms.length === 0) {
		const list = [...new Set(subject.dish.ingredients.map(({ name }) => name))];
		return answered(memo, [tell("answers.made-of", {
			dish: subject.title,
			foods: list
		})]);
	}
	if (!held && hasTerm(clause, HOT$1)) return answered(memo, [hotOf(subject)]);
	if (!held && !words[0] && !clause.terms.some((term) => term.startsWith("allergen"))) return void 0;
	const asked = held ?? (words[0] ? {
		said: words[0],
		names: [words[0]],
		kinds: []
	} : void 0);
	return asked ? inDish(context, memo, subject, asked) : allergensOf(context, memo, subject);
};
const HOT$1 = wordSet("hot spicy heat chilli");
function restrictionsOf(said) {
	return ASKED[said] ?? ASKED[said.replace(/s$/, "")] ?? [];
}
function inFood({ table }, holder, held) {
	const { rules } = table.kitchen;
	const asked = restrictionsOf(held.said);
	const slots = {
		holder: holder.said,
		food: held.said
	};
	const facts = require_read_dish.findLineFacts(rules, holder.said);
	if (!facts.recognised) return void 0;
	if (asked.length === 0) return void 0;
	const sure = [...facts.allergens.contains, ...facts.excludes];
	const maybe = [...facts.allergens.mayContain, ...facts.mayExclude];
	return { told: [tell(`answers.food-has-${asked.some((one) => sure.includes(one)) ? "yes" : asked.some((one) => maybe.includes(one)) ? "maybe" : "no"}`, slots)] };
}
function against({ table }, { dish }, needs) {
	const { rules } = table.kitchen;
	const lines = dish.ingredients.map((item, index) => ({
		part: "ingredients",
		index,
		text: require_read_dish.ingredientLine(item)
	}));
	const { findings } = require_read_dish.check(rules, lines, needs, dish.servings);
	const of = (certainty) => [...new Set(findings.filter((one) => one.certainty === certainty).map((one) => dish.ingredients[one.index]?.name ?? one.term))];
	const sure = of("contains");
	return {
		sure,
		maybe: of("may contain").filter((one) => !sure.includes(one))
	};
}
function inDish(context, memo, subject, food) {
	const { table } = context;
	const { dish, plated, title } = subject;
	const asked = restrictionsOf(food.said);
	const needs = {
		allergies: require_read_dish.ALLERGENS.filter((one) => asked.includes(one)),
		diets: asked.includes("Gluten-Free") ? ["Gluten-Free"] : []
	};
	const found = asked.length > 0 ? against(context, subject, needs) : {
		sure: ingredientsOf(table, dish, food),
		maybe: []
	};
	const slots = {
		dish: title,
		food: nounOf$1(food.said)
	};
	const lines = plated.ingredients.filter((line) => found.sure.some((name) => line.includes(name)));
	if (found.sure.length > 0) return answered(memo, [tell("answers.has", {
		...slots,
		lines: (lines.length > 0 ? lines : found.sure).slice(0, 4)
	})]);
	if (found.maybe.length > 0) return answered(memo, [tell("answers.has-maybe", {
		...slots,
		lines: found.maybe.slice(0, 4)
	})]);
	if (asked.length === 0 && require_read_dish.findFoodNames(table.kitchen.rules, food.said).length < 2) return void 0;
	return answered(memo, [tell("answers.has-not", slots)]);
}
function allergensOf(context, memo, subject) {
	const found = require_read_dish.ALLERGENS.map((one) => ({
		one,
		...against(context, subject, {
			allergies: [one],
			diets: []
		})
	}));
	const sure = found.filter((row) => row.sure.length > 0).map((row) => row.one);
	const maybe = found.filter((row) => row.sure.length === 0 && row.maybe.length > 0).map((row) => row.one);
	const slots = {
		dish: subject.title,
		allergens: sure
	};
	return answered(memo, [sure.length > 0 ? tell("answers.allergens", slots) : tell("answers.allergens-none", slots), ...maybe.length > 0 ? [tell("answers.allergens-maybe", { allergens: maybe })] : []]);
}
// kitchen/src/commands/answers/ask-convert.ts
const UNITS$1 = new Map([
	[
		"kg kilo kilogram",
		"g",
		1e3,
		"kg"
	],
	[
		"g gram gramme gr",
		"g",
		1,
		"g"
	],
	[
		"lb pound",
		"g",
		453.592,
		"lb"
	],
	[
		"oz ounce",
		"g",
		28.3495,
		"oz"
	],
	[
		"stone",
		"g",
		6350.29,
		"stone"
	],
	[
		"l litre liter",
		"ml",
		1e3,
		"l"
	],
	[
		"dl decilitre deciliter",
		"ml",
		100,
		"dl"
	],
	[
		"ml millilitre milliliter",
		"ml",
		1,
		"ml"
	],
	[
		"floz",
		"ml",
		29.5735,
		"fl oz"
	],
	[
		"cup",
		"ml",
		240,
		"cups"
	],
	[
		"pint",
		"ml",
		568.261,
		"UK pints"
	],
	[
		"quart",
		"ml",
		946.353,
		"quarts"
	],
	[
		"gill",
		"ml",
		142.065,
		"gills"
	],
	[
		"tbsp tablespoon tbs",
		"ml",
		15,
		"tbsp"
	],
	[
		"tsp teaspoon",
		"ml",
		5,
		"tsp"
	],
	[
		"cm centimetre centimeter",
		"cm",
		1,
		"cm"
	],
	[
		"inch in",
		"cm",
		2.54,
		"inches"
	]
].flatMap(([names, kind, one, said]) => names.split(" ").map((name) => [name, {
	kind,
	one,
	said
}])));
const SCALES = {
	c: "C",
	celsius: "C",
	centigrade: "C",
	f: "F",
	fahrenheit: "F"
};
const PARTS$3 = {
	half: .5,
	third: 1 / 3,
	quarter: .25
};
const BUTTER_STICK = 113;
const askConvert = (context, memo, clause) => {
	if (clause.amounts.some(({ unit }) => Number.isFinite(Number.parseInt(unit, 10)))) return void 0;
	const heat = markOfCard(context, memo, clause) ?? heatOf(clause) ?? ovenOfCard(context, memo, clause);
	if (heat) return answered(memo, [heat]);
	const told = amountOf(context, clause);
	if (told) return answered(memo, [told]);
	return answered(memo, factsOf(context, topicAsked(context, "amounts", clause), [
		"cup",
		"spoon",
		"weight"
	], 1));
};
function heatOf({ amounts, terms }) {
	const isFan = terms.includes("fan");
	if (terms.includes("gas")) {
		const mark = amounts.find(({ value }) => value > 0 && value <= 10);
		const asked = amounts.find(({ value }) => value >= 100);
		if (asked) return fromDegrees(asked.value, scaleOf(asked.unit, asked.value, terms), isFan);
		return mark && tellHeat(`gas ${mark.value}`, mark.value, "gas", isFan);
	}
	const [amount] = amounts.filter(({ value, unit }) => value >= 30 && (unit in SCALES || unit === "degree"));
	const bare = amounts.find(({ value, unit }) => value >= 100 && unit === "");
	const found = amount ?? (terms.some((term) => term in SCALES) || isFan ? bare ?? amounts.find(({ value }) => value >= 100) : void 0);
	return found && fromDegrees(found.value, scaleOf(found.unit, found.value, terms), isFan);
}
function markOfCard(context, memo, { amounts, terms }) {
	const [only, another] = amounts;
	const celsius = terms.includes("gas") && only !== void 0 && only.value <= 9 && !another && terms.length <= GAS_ALONE ? celsiusOfCard(context, memo) : void 0;
	if (celsius === void 0 || !only) return void 0;
	const { gas } = convertTemperature(celsius, {
		scale: "C",
		fan: false
	}, "oven", "international");
	const slots = {
		mark: gas,
		degrees: `${celsius} \u00b0C`
	};
	return tell(gas === String(only.value) ? "answers.gas-yes" : "answers.gas-no", slots);
}
const GAS_ALONE = 3;
function celsiusOfCard(context, memo) {
	const text = (cardOnTable(context, memo)?.dish.steps.flat() ?? []).flatMap((piece) => "text" in piece ? piece.text : "").join(" ");
	const found = CELSIUS$1.exec(text)?.[1];
	return found === void 0 ? void 0 : Number(found);
}
const CELSIUS$1 = /(\d{3}) \u00b0C/;
function ovenOfCard(context, memo, clause) {
	if (!clause.terms.some((term) => term in SCALES || term === "gas" || term === "fan") || clause.amounts.length > 0) return void 0;
	const celsius = celsiusOfCard(context, memo);
	if (celsius !== void 0 && clause.terms.includes("gas")) {
		const { gas } = convertTemperature(celsius, {
			scale: "C",
			fan: false
		}, "oven", "international");
		return tell("answers.oven-gas", {
			mark: gas,
			degrees: `${celsius} \u00b0C`
		});
	}
	return celsius === void 0 ? void 0 : fromDegrees(celsius, "C", clause.terms.includes("fan"));
}
function scaleOf(unit, value, terms) {
	const said = SCALES[unit];
	if (said) return said;
	const other = terms.map((term) => SCALES[term]).find((scale) => scale !== void 0);
	if (value > 260) return "F";
	if (other === "C" && value > 250) return "F";
	return "C";
}
function fromDegrees(value, scale, fan) {
	return tellHeat(`${value} \u00b0${scale}`, value, scale, fan);
}
function tellHeat(from, value, scale, fan) {
	const isOven = scale === "gas" || value >= (scale === "C" ? 105 : 220);
	const kind = isOven ? "oven" : "exact";
	const celsius = scale === "C" ? value : convertTemperature(value, {
		scale,
		fan: false
	}, kind, "international").degrees;
	const { degrees, gas } = convertTemperature(value, {
		scale,
		fan: false
	}, kind, "United States");
	const fahrenheit = scale === "F" ? value : degrees;
	const slots = {
		from,
		celsius: `${celsius} \u00b0C`,
		fahrenheit: `${fahrenheit} \u00b0F`
	};
	if (!isOven) return tell(scale === "C" ? "answers.heat-f" : "answers.heat-c", slots);
	const mark = scale === "C" ? convertTemperature(value, {
		scale,
		fan: false
	}, "oven", "United States").gas : gas;
	const all = {
		...slots,
		mark: mark || "9",
		fan: `${celsius - 20} \u00b0C`
	};
	if (fan) return tell("answers.heat-fan", all);
	return tell(scale === "gas" ? "answers.heat-gas" : scale === "C" ? "answers.heat-from-c" : "answers.heat-from-f", all);
}
function amountOf({ table }, clause) {
	const { foods: densities } = table.kitchen.measures;
	const [food] = foodsAsked(clause);
	const isFluid = clause.terms.includes("fluid") || clause.terms.includes("fl");
	const unitOf = (word) => UNITS$1.get(isFluid && (word === "oz" || word === "ounce" || word === "fluid" || word === "fl") ? "floz" : word);
	const amount = clause.amounts.find(({ unit }) => unitOf(unit));
	const named = clause.terms.flatMap((term) => unitOf(term) ?? []);
	if (clause.terms.includes("stick") && food) return tell("answers.stick", { grams: BUTTER_STICK * (clause.amounts[0]?.value ?? 1) });
	const isCounted = clause.terms.includes("many") || clause.amounts.length === 0;
	const from = amount ? unitOf(amount.unit) : named.at(isCounted ? -1 : 0);
	if (!from) {
		const piece = food && require_read_dish.gramsOfOne(densities, food.said);
		const count = clause.amounts[0]?.value ?? 1;
		return piece ? tell("answers.converted", {
			from: `${count} ${food.said}`,
			to: `${Math.round(piece * count)} g`
		}) : void 0;
	}
	const part = clause.terms.find((term) => term in PARTS$3);
	const value = amount?.value ?? (part === void 0 ? 1 : PARTS$3[part] ?? 1);
	const to = named.find(({ said }) => said !== from.said) ?? (from.kind === "ml" && food ? UNITS$1.get("g") : usual(from));
	if (!to) return void 0;
	const density = food && require_read_dish.findFood(densities, food.said)?.density;
	const base = value * from.one;
	const across = from.kind === to.kind ? base : from.kind === "cm" || to.kind === "cm" ? void 0 : density ? from.kind === "ml" ? base * density : base / density : void 0;
	const slots = {
		from: saidOf$1(value, from),
		to: "",
		food: food?.said ?? ""
	};
	if (across === void 0) {
		if (from.kind !== "ml" || to.kind !== "g") return tell("answers.convert-which");
		return tell("answers.convert-which");
	}
	const told = {
		...slots,
		to: saidOf$1(across / to.one, to)
	};
	return tell(food && from.kind !== to.kind ? "answers.converted-food" : "answers.converted", told);
}
function usual({ kind, one }) {
	if (kind === "cm") return UNITS$1.get(one === 1 ? "inch" : "cm");
	if (kind === "g") return UNITS$1.get(one === 1 || one === 1e3 ? "oz" : "g");
	return UNITS$1.get(one === 1 || one === 1e3 || one === 100 ? "cup" : "ml");
}
function saidOf$1(value, { said }) {
	const rounded = value >= 20 ? Math.round(value / (said === "g" || said === "ml" ? value > 60 ? 5 : 1 : 1)) * (said === "g" || said === "ml" ? value > 60 ? 5 : 1 : 1) : value >= 10 ? Math.round(value * 2) / 2 : Math.round(value * 100) / 100;
	const unit = rounded <= 1 && said.endsWith("s") ? said.replace(/e?s$/, said === "inches" ? "" : "") : said;
	return `${Math.round(rounded * 100) / 100} ${unit}`;
}
// kitchen/src/commands/answers/ask-cost.ts
const DEAR = [
	["saffron", "turmeric"],
	["lobster", "prawns"],
	["crab", ""],
	["scallops", ""],
	["beef fillet", "rump steak"],
	["sirloin steak", "rump steak"],
	["steak", ""],
	["leg of lamb", ""],
	["lamb", ""],
	["king prawns", "frozen prawns"],
	["prawns", ""],
	["salmon", ""],
	["cod", "pollock"],
	["pine nuts", "sunflower seeds"],
	["pistachios", ""],
	["vanilla pod", "vanilla extract"],
	["dried porcini", ""],
	["wild mushrooms", "chestnut mushrooms"],
	["parmesan", ""],
	["gruy\u00e8re", "Emmental"],
	["prosciutto", "streaky bacon"],
	["cashews", ""],
	["almonds", ""],
	["maple syrup", ""],
	["beef", ""]
];
const askCost = (context, memo, clause) => {
	const none = tell("answers.cost");
	const subject = dishNamed(context, memo, clause) ?? cardOnTable(context, memo);
	if (!subject) return answered(memo, [none]);
	const { dish, isCard, title } = subject;
	const found = DEAR.flatMap(([dear, cheaper]) => {
		const words = require_read_dish.contentTokens(dear);
		const item = dish.ingredients.find(({ name }) => {
			const own = require_read_dish.contentTokens(name);
			return words.every((word) => own.includes(word)) && !own.includes("stock");
		});
		return item ? [{
			name: item.name,
			cheaper
		}] : [];
	});
	const dear = [...new Set(found.map(({ name }) => name))].slice(0, 3);
	if (dear.length === 0) return answered(memo, [none, tell("answers.cost-plain", { dish: title })]);
	const told = [none, tell("answers.cost-dear", {
		dish: title,
		foods: dear
	})];
	const saving = found.find(({ cheaper }) => cheaper !== "" && speaks(context.table.kitchen, cheaper, context.table.heard.person.needs));
	if (!saving || !isCard) return answered(memo, told);
	const { name, cheaper } = saving;
	return offering(memo, told, {
		message: tell("answers.cost-offer", {
			from: {
				name,
				isPlural: isPlural(name)
			},
			to: cheaper
		}),
		act: "swap",
		about: `${name} -> ${cheaper}`
	});
};
// kitchen/src/commands/answers/ask-diet.ts
const askDiet = (context, memo, clause) => {
	const { needs, situations: care } = clause;
	const said = clause.terms.flatMap((term) => NAMED$1[term] ?? []);
	const [custom] = customsLabelled(context, clause);
	const [who] = care;
	const asked = {
		diets: require_read_dish.DIETS.filter((one) => [...needs.diets, ...said].includes(one)),
		allergies: require_read_dish.ALLERGENS.filter((one) => [...needs.allergies, ...said].includes(one))
	};
	const label = [...asked.diets, ...asked.allergies].map(freeOf);
	const ofFood = label.length > 0 ? ofOneFood(context, memo, clause, {
		label,
		needs: asked
	}) : void 0;
	if (ofFood) return ofFood;
	const subject = dishNamed(context, memo, clause) ?? cardOnTable(context, memo);
	if (!subject) return void 0;
	if (label.length > 0) {
		const { sure, maybe } = against(context, subject, asked);
		return judged(context, memo, subject, {
			label,
			sure,
			maybe,
			needs: asked
		});
	}
	if (custom) {
		const sure = custom.out.flatMap((food) => ingredientsOf(context.table, subject.dish, food));
		const verdict = judged(context, memo, subject, {
			label: [custom.label],
			sure: [...new Set(sure)],
			maybe: [],
			needs: custom.needs
		});
		return verdict && {
			...verdict,
			told: [...verdict.told, ...promised(custom.promise)]
		};
	}
	if (who) {
		const { table } = context;
		const { situations, cookbook } = table.kitchen;
		const out = keptOutFor(situations, [who]).flatMap((food) => ingredientsOf(table, subject.dish, food));
		const { cautions } = require_read_dish.getDishFacts(cookbook, subject.dish);
		const mind = notOfferedTo(situations, [who]).filter((one) => cautions.has(one));
		const found = [...new Set([...out, ...mind])].slice(0, 4);
		const slots = {
			dish: subject.title,
			found,
			who: WHO$1[who]
		};
		const isSmall = who === "baby" || who === "toddler";
		if (found.length > 0) return answered(memo, [tell("answers.care-not", slots)]);
		const small = isSmall ? [tell("answers.care-small")] : [];
		return answered(memo, [tell("answers.care-yes", slots), ...small]);
	}
};
function ofOneFood({ table }, memo, clause, { label, needs }) {
	const [food] = foodsAsked(clause).filter(({ said }) => !(require_read_dish.singular(said) in NAMED$1));
	if (!food || clause.dishes.length > 0) return void 0;
	const facts = require_read_dish.findLineFacts(table.kitchen.rules, food.said);
	if (!facts.recognised) return void 0;
	const asked = [...needs.diets, ...needs.allergies];
	const sure = [...facts.allergens.contains, ...facts.excludes];
	const maybe = [...facts.allergens.mayContain, ...facts.mayExclude];
	const has = (list) => asked.some((one) => list.includes(one));
	const verdict = has(sure) ? "no" : has(maybe) ? "maybe" : "yes";
	const noun = {
		name: food.said,
		isPlural: isPlural(food.said)
	};
	return answered(memo, [tell(`answers.food-diet-${verdict}`, {
		food: noun,
		label
	})]);
}
const NAMED$1 = {
	gluten: ["Gluten-Free"],
	coeliac: ["Gluten-Free"],
	celiac: ["Gluten-Free"],
	vegan: ["Vegan"],
	vegetarian: ["Vegetarian"],
	veggie: ["Vegetarian"],
	keto: ["Keto"],
	paleo: ["Paleo"],
	dairy: ["milk"],
	lactose: ["milk"],
	nut: ["tree nuts", "peanuts"],
	peanut: ["peanuts"],
	egg: ["eggs"],
	soy: ["soy"],
	soya: ["soy"],
	sesame: ["sesame"],
	wheat: ["wheat"]
};
function asksOfDiet(context, clause) {
	const { terms, diets, situations } = clause;
	const customs = customsLabelled(context, clause);
	return diets.length + situations.length + customs.length > 0 || terms.some((term) => DIET_WORDS.has(term));
}
const DIET_WORDS = wordSet("coeliac celiac vegan vegetarian veggie keto paleo");
const WHO$1 = {
	pregnancy: "somebody pregnant",
	baby: "a baby",
	toddler: "a toddler",
	"raw egg": "somebody who keeps off raw egg",
	"weak immunity": "somebody with a weak immune system"
};
function promised(promise) {
	return promise === "" ? [] : [tell("answers.fact", { fact: promise })];
}
function judged({ table }, memo, { dish, isCard, title }, { label, sure, maybe, needs }) {
	const slots = {
		dish: title,
		label,
		found: sure.slice(0, 5)
	};
	if (sure.length === 0) return answered(memo, [tell("answers.diet-yes", slots), ...maybe.length > 0 ? [tell("answers.diet-labels", { found: maybe.slice(0, 4) })] : []]);
	const told = [tell("answers.diet-not", slots)];
	const mended = adapt(table.kitchen, dish, {
		needs,
		avoid: []
	});
	const changes = mended?.changes.filter(({ kind }) => kind === "swap").slice(0, 3) ?? [];
	if (changes.length === 0) {
		if (!mended && needs.diets.length > 0) told.push(tell("answers.diet-unmended", slots));
		return answered(memo, told);
	}
	const swaps = changes.map(({ from, to }) => `${to} for ${from}`);
	told.push(tell("answers.diet-mend", { swaps }));
	const [diet] = needs.diets;
	if (!isCard || diet === void 0) return answered(memo, told);
	return offering(memo, told, {
		message: tell("answers.diet-offer"),
		act: "restyle",
		about: diet
	});
}
function customsLabelled({ table }, { terms }) {
	const said = ` ${terms.join(" ")} `;
	const named = [...table.kitchen.needs.customs].filter(([name]) => said.includes(` ${name} `));
	return [...new Set(named.map(([, custom]) => custom))];
}
// kitchen/src/commands/answers/ask-dish.ts
const PARTS$2 = [
	[
		"hot",
		wordSet("spicy hot spice heat mild fiery chilli kick"),
		hotOf
	],
	[
		"origin",
		wordSet("from origin originally country authentic traditional region part where"),
		originOf
	],
	[
		"hard",
		wordSet("hard easy easiest difficult simple beginner fiddly effort tricky complicated"),
		hardOf
	],
	[
		"in it",
		wordSet("ingredient contain made consist inside"),
		madeOf
	],
	[
		"time",
		wordSet("long quick time minute hour"),
		timeOf
	],
	[
		"people",
		wordSet("serve feed portion many people enough hungry fill filling"),
		peopleOf
	]
];
const askDish = (context, memo, clause) => {
	if (asksOfDiet(context, clause)) return askDiet(context, memo, clause);
	const subject = dishNamed(context, memo, clause) ?? cardOnTable(context, memo);
	const elsewhere = clause.foods.some(({ role }) => role === "about-dish") && !subjectNamed(clause, subject);
	if (!subject || elsewhere) return void 0;
	const asked = PARTS$2.filter(([, words]) => hasTerm(clause, words)).slice(0, 2);
	if (asked.length > 0) return answered(memo, asked.map(([, , tellOf]) => tellOf(subject)));
	if (clause.terms.some((term) => !PLAIN$1.has(term) && !subject.title.name.toLowerCase().includes(term))) return void 0;
	const { dish } = subject;
	return answered(memo, [tell("answers.dish-like", { introduction: dish.introduction }), originOf(subject)]);
};
const PLAIN$1 = wordSet("like tell about taste describe dish recipe good kind sort thing more one first second third tasty nice know mean");
function subjectNamed({ dishes }, subject) {
	return dishes.some(({ slug }) => slug === subject?.dish.slug);
}
function originOf({ dish, title }) {
	return tell("answers.origin", {
		dish: title,
		cuisine: dish.cuisine
	});
}
function hardOf({ dish, plated, title }) {
	const { active } = minutesFor(dish, plated.servings);
	const steps = plated.instructions.length;
	return tell(`answers.hard-${active <= 25 && steps <= 6 ? "easy" : active > 60 || steps > 8 ? "long" : "middling"}`, {
		dish: title,
		steps,
		active: sayMinutes(active)
	});
}
function madeOf({ dish, title }) {
	return tell("answers.made-of", {
		dish: title,
		foods: [...new Set(dish.ingredients.map(({ name }) => name))]
	});
}
function timeOf({ dish, plated, title }) {
	const { active } = minutesFor(dish, plated.servings);
	const slots = {
		dish: title,
		time: sayMinutes(plated.minutes),
		active: sayMinutes(active)
	};
	return tell(active < plated.minutes ? "answers.time" : "answers.time-active", slots);
}
function peopleOf({ plated, title }) {
	return tell("answers.serves", {
		dish: title,
		servings: plated.servings
	});
}
// kitchen/src/commands/answers/ask-done.ts
const DONE = wordSet("done ready cooked know tell look set proved risen ripe through rare");
const MISHAP$1 = 2;
const SIGNS$1 = [
	" until ",
	" when ",
	"\u00b0"
];
const askDone = (context, memo, clause) => {
	const mishap = bestAsked(context, "rescue", clause, memo);
	const said = bestAsked(context, "doneness", clause, memo)?.said ?? 0;
	if (mishap && mishap.said >= MISHAP$1 && mishap.said > said) return void 0;
	if (clause.act !== "ask-done" && !hasTerm(clause, DONE)) return void 0;
	const foods = foodsAsked(clause);
	const subject = subjectOf(context, memo, clause);
	const known = factsOf(context, topicAsked(context, "doneness", clause, memo), ["done", "core"]);
	if (!subject) return answered(memo, known);
	const signs = stepSentences(subject, memo).filter((one) => SIGNS$1.some((sign) => one.includes(sign)) && !one.startsWith("Heat the oven"));
	const named = foods.flatMap(({ said }) => withWords(signs, require_read_dish.contentTokens(said)));
	if (named.length > 0) {
		const [first, ...core] = [...named, ...factsWith(known, "\u00b0C")];
		return answered(memo, tellFacts([first, ...core.slice(0, 1)]));
	}
	if (foods.length > 0 && known.length > 0) return answered(memo, known);
	const now = memo.step === void 0 ? signs.slice(-2) : signs.slice(0, 1);
	if (now.length > 0) return answered(memo, tellFacts(now));
	const ofDish = factsOf(context, topicOfDish(context, "doneness", subject), ["done", "core"]);
	return answered(memo, ofDish.length > 0 ? ofDish : [tell("answers.done-unsaid", { dish: subject.title })]);
};
function factsWith(told, part) {
	return told.flatMap(({ slots: { fact } }) => typeof fact === "string" && fact.includes(part) ? [fact] : []);
}
// kitchen/src/commands/answers/ask-nutrition.ts
const COUNTED$1 = wordSet("calorie kcal gram much many carb kilojoule");
const askNutrition = (context, memo, clause) => {
	const subject = dishNamed(context, memo, clause) ?? (foodsAsked(clause).length > 0 ? void 0 : cardOnTable(context, memo));
	const words = factsOf(context, topicAsked(context, "nutrition", clause), ["words"], 1);
	const isCounted = hasTerm(clause, COUNTED$1);
	if (!subject && words.length > 0) return answered(memo, isCounted ? [tell("answers.nutrition"), ...words] : words);
	const none = tell("answers.nutrition");
	if (!subject) return answered(memo, [none]);
	const { dish, plated } = subject;
	const weigh = require_read_dish.createWeigher(context.table.kitchen.measures);
	const heavy = dish.ingredients.filter(({ name }) => name !== "water").map((item) => ({
		name: item.name,
		grams: weigh(require_read_dish.ingredientLine(item)) ?? 0
	})).toSorted((one, other) => other.grams - one.grams).slice(0, 4).map(({ name }) => name);
	return answered(memo, [none, tell("answers.nutrition-lines", {
		foods: [...new Set(heavy)],
		servings: plated.servings
	})]);
};
// kitchen/src/commands/answers/ask-food.ts
const WORDS$1 = [
	["difference", wordSet("difference different differ same versus vs or between like basically")],
	["taste", wordSet("taste flavour flavor tasting sour bitter sweet")],
	["buy", wordSet("buy pick choose ripe shop store find sell ripeness aisle")],
	["prepare", wordSet("prepare peel clean wash skin cut core trim prep")],
	["use", wordSet("use for do cook with")]
];
const HEALTH = wordSet("healthy unhealthy bad nutritious vitamin fattening");
const askFood = (context, memo, clause) => {
	if (hasTerm(clause, HEALTH)) return askNutrition(context, memo, clause);
	const kinds = WORDS$1.filter(([, words]) => hasTerm(clause, words)).map(([kind]) => kind);
	const asked = [
		...kinds,
		"what",
		"taste",
		"use",
		"difference"
	];
	const [first, second] = foodsAsked(clause);
	const most = kinds.length > 0 && kinds[0] !== "difference" ? 1 : 2;
	if (first && second && kinds[0] === "difference") {
		const of = [first, second].map((food) => topicAsked(context, "foods", {
			...clause,
			terms: [],
			foods: [{
				role: "about",
				chance: 1,
				food
			}]
		}));
		const told = of.find((topic) => topic?.facts.difference !== void 0);
		if (told) return answered(memo, factsOf(context, told, ["difference"], 1));
		return answered(memo, [...new Set(of)].flatMap((topic) => factsOf(context, topic, ["what"], 1)));
	}
	return answered(memo, factsOf(context, topicAsked(context, "foods", clause), asked, most));
};
// kitchen/src/commands/answers/ask-leftovers.ts
const askLeftovers = (context, memo, clause) => {
	const [food] = foodsAsked(clause);
	const subject = subjectOf(context, memo, clause);
	if (food && !(subject?.isCard && clause.dishes.length > 0)) {
		const uses = factsOf(context, topicAsked(context, "foods", clause), ["use"], 1);
		const keeps = factsOf(context, topicAsked(context, "storage", clause), ["fridge", "freezer"], 1);
		if (uses.length === 0 && keeps.length === 0) return void 0;
		return offering(memo, [...uses, ...keeps], {
			message: tell("answers.leftovers-offer", { food: food.said }),
			act: "find",
			about: food.said
		});
	}
	const dish = (subject ?? cardOnTable(context, memo))?.dish;
	if (!dish) return void 0;
	const keeps = dish.keeps === "" ? [] : sentencesOf([keepsTip(dish.keeps)]).slice(0, 2);
	return answered(memo, [tell(`answers.leftovers-${COURSE_OF[dish.course] ?? "meal"}`), ...tellFacts(keeps)]);
};
const COURSE_OF = {
	dessert: "sweet",
	bread: "bread",
	soup: "soup",
	drink: "sauce",
	sauce: "sauce"
};
// kitchen/src/commands/answers/ask-reheat.ts
const WARMING = [
	"reheat",
	"reheats",
	"rewarm",
	"warm",
	"heat",
	"crisp",
	"steaming",
	"bubbling"
];
const MICROWAVE = wordSet("microwave micro nuke nuked zap microwaved");
const FROZEN = wordSet("frozen freezer");
const TWICE = wordSet("twice again second third two");
const askReheat = (context, memo, clause) => {
	const subject = subjectOf(context, memo, clause);
	const told = [];
	if (hasTerm(clause, TWICE) && !clause.terms.includes("step")) told.push(tell("answers.reheat-once"));
	if (hasTerm(clause, MICROWAVE)) told.push(tell("answers.reheat-microwave"));
	else if (hasTerm(clause, FROZEN)) told.push(tell("answers.reheat-frozen"));
	if (subject) {
		const own = sentencesOf([keepsTip(subject.dish.keeps)]).filter((sentence) => WARMING.some((word) => sentence.toLowerCase().includes(word)));
		const known = factsOf(context, topicOfDish(context, "storage", subject), ["reheat"], 1);
		told.push(...own.length > 0 ? tellFacts(own.slice(0, 1)) : known);
	} else told.push(...factsOf(context, topicAsked(context, "storage", clause), ["reheat"], 1));
	if (told.length > 0) return soberly(memo, told.slice(0, 2));
	return !subject && foodsAsked(clause).length > 0 && clause.chance < .6 ? void 0 : soberly(memo, [tell("answers.reheat")]);
};
// kitchen/src/commands/answers/ask-safety.ts
const STOOD = wordSet("left overnight out counter side hour standing stood sat sitting night warm");
const SPOILED$1 = wordSet("off smell date expired slimy mould mouldy mold grey colour color use-by");
const askSafety = (context, memo, clause) => {
	const known = toldOfDanger(context, topicAsked(context, "safety", clause), clause);
	if (known.length > 0) return soberly(memo, known);
	const subject = subjectOf(context, memo, clause);
	const kinds = hasTerm(clause, STOOD) ? ["leftout"] : hasTerm(clause, SPOILED$1) ? ["signs"] : [];
	const kept = factsOf(context, topicAsked(context, "storage", clause) ?? (subject && foodsAsked(clause).length === 0 ? topicOfDish(context, "storage", subject) : void 0), kinds, 1);
	if (kept.length > 0) return soberly(memo, kept);
	return kinds[0] === "leftout" ? soberly(memo, [tell("answers.left-out")]) : void 0;
};
// kitchen/src/commands/answers/ask-storage.ts
const FREEZE = wordSet("freeze freezer freezing frozen freezable froze");
const THAW = wordSet("thaw thawing thawed defrost defrosting defrosted");
const OPENED = wordSet("open opened opening jar tin packet bottle carton can");
const ROOM = wordSet("counter room worktop cupboard shelf outside larder pantry side windowsill dark");
const SIGNS = wordSet("off bad gone spoiled rotten smell mould mouldy mold slimy fresh");
const askStorage = (context, memo, clause) => {
	const subject = subjectOf(context, memo, clause);
	const kinds = kindsAsked(clause);
	const topic = topicAsked(context, "storage", clause);
	const foods = foodsAsked(clause);
	if (topic?.facts.opened !== void 0 && hasTerm(clause, OPENED) && !subject?.isCard) return soberly(memo, factsOf(context, topic, kinds));
	if (subject && (foods.length === 0 || foods.every((food) => isMainFood(context, subject, food)))) return soberly(memo, keepsOf(context, subject, clause));
	const known = factsOf(context, topic, kinds);
	if (known.length > 0) return soberly(memo, known);
	if (subject) return soberly(memo, keepsOf(context, subject, clause));
	return foods.length === 0 ? soberly(memo, general(context, memo, clause)) : void 0;
};
function kindsAsked(clause) {
	return [
		...[
			hasTerm(clause, THAW) ? "thaw" : "",
			hasTerm(clause, FREEZE) ? "freezer" : "",
			hasTerm(clause, OPENED) ? "opened" : "",
			hasTerm(clause, ROOM) ? "room" : "",
			hasTerm(clause, SIGNS) ? "signs" : ""
		].filter(Boolean),
		"fridge",
		"room",
		"opened",
		"freezer"
	];
}
function keepsOf(context, { dish, title, ...rest }, clause) {
	const topic = topicOfDish(context, "storage", {
		dish,
		title,
		...rest
	});
	if (hasTerm(clause, THAW)) {
		const thaw = factsOf(context, topic, ["thaw"], 1);
		return thaw.length > 0 ? thaw : [tell("answers.thaw")];
	}
	if (dish.keeps === "") {
		const known = factsOf(context, topic, kindsAsked(clause), 1);
		return known.length > 0 ? known : [tell("answers.keeps-unsaid", { dish: title })];
	}
	const sentences = sentencesOf([keepsTip(dish.keeps)]);
	if (!hasTerm(clause, FREEZE)) return tellFacts(sentences.slice(0, 2));
	const frozen = sentences.filter(speaksOfFreezing);
	if (frozen.length > 0) return tellFacts(frozen.slice(0, 2));
	const known = factsOf(context, topic, ["freezer"], 1);
	if (known.length > 0) return known;
	return [tell("answers.freeze-unsaid", { dish: title }), ...tellFacts(sentences.slice(0, 1))];
}
function speaksOfFreezing(sentence) {
	return sentence.toLowerCase().includes("freez") || sentence.toLowerCase().includes("frozen");
}
function general(context, _memo, clause) {
	const known = factsOf(context, topicAsked(context, "safety", clause), ["answer", "do"], 1);
	return known.length > 0 ? known : [tell("answers.keeps-which")];
}
// kitchen/src/commands/answers/ask-tool.ts
const WITHOUT = wordSet("without instead no need necessary proper else got lack own have");
const CHOOSE = wordSet("which size big what kind best buy choose large small");
const askTool = (context, memo, clause) => {
	const subject = subjectOf(context, memo, {
		...clause,
		foods: []
	});
	const kinds = hasTerm(clause, CHOOSE) ? [
		"choose",
		"use",
		"without"
	] : hasTerm(clause, WITHOUT) || subject ? [
		"without",
		"choose",
		"use"
	] : [
		"use",
		"choose",
		"without"
	];
	const known = factsOf(context, topicAsked(context, "tools", clause, memo), kinds, 1);
	const [tool] = clause.tools;
	const namesTool = tool !== void 0 || hasTerm(clause, TOOL_WORDS);
	if (clause.terms.includes("instead") && tool !== void 0) {
		const other = factsOf(context, topicAsked(context, "methods", clause, memo), ["how", "watch"], 1);
		if (other.length > 0) return answered(memo, other);
	}
	if (!namesTool && (foodsAsked(clause).length > 0 || hasTerm(clause, WEIGHT$1))) return askAmountOf(context, memo, clause, subject) ?? (known.length > 0 ? answered(memo, known) : void 0);
	if (!subject) return answered(memo, known);
	const { dish, title } = subject;
	if (tool !== void 0) return answered(memo, [tell(require_read_dish.getDishFacts(context.table.kitchen.cookbook, dish).tools.has(tool) ? "answers.tool-yes" : "answers.tool-no", {
		dish: title,
		tool
	}), ...known]);
	const own = withWords(stepSentences(subject, memo), clause.terms.filter((word) => TOOL_WORDS.has(word)).flatMap((word) => word === "lid" ? [
		"lid",
		"cover",
		"covered",
		"uncovered"
	] : [word]));
	if (own.length > 0) return answered(memo, [...tellFacts(own.slice(0, 1)), ...clause.terms.includes("lid") ? [] : known]);
	if (known.length > 0) return answered(memo, known);
	if (clause.foods.length > 0) return void 0;
	const called = dish.steps.flat().flatMap((piece) => piece.kind === "cookware" ? [piece.text] : []);
	const tools = [...new Set(called)].slice(0, 6);
	return answered(memo, [tools.length === 0 ? tell("answers.tools-plain", { dish: title }) : tell("answers.tools", {
		dish: title,
		tools: tools.map((name) => withArticles([name]))
	})]);
};
function askAmountOf({ table }, memo, clause, subject) {
	if (!subject || !hasTerm(clause, WEIGHT$1)) return void 0;
	const { mainFoods } = require_read_dish.getDishFacts(table.kitchen.cookbook, subject.dish);
	const line = subject.plated.ingredients.filter((one) => [...mainFoods].some((name) => one.includes(name)));
	const { servings } = subject.plated;
	return line.length === 0 ? void 0 : answered(memo, [tell("answers.amount-line", {
		line: line.slice(0, 1),
		servings
	})]);
}
const WEIGHT$1 = wordSet("size big weigh weight heavy large");
const TOOL_WORDS = wordSet("lid tin pan pot dish tray board wok whisk knife sieve colander bowl foil paper rack skillet casserole");
// kitchen/src/commands/answers/ask-substitute.ts
const OMITTED = wordSet("omit skip without leave necessary matter need essential");
const askSubstitute = (context, memo, clause) => {
	const subject = dishNamed(context, memo, clause) ?? cardOnTable(context, memo);
	const form = formOf(context, clause);
	if (form.length > 0) return answered(memo, form);
	const { from, to } = pairOf(context, clause, subject);
	if (!from && to && subject) return answered(memo, [tell("answers.substitute-which", {
		to: noun(to.said),
		dish: subject.title
	})]);
	const there = !from && subject ? wordIn(subject, clause) : void 0;
	if (there) return answered(memo, [tell("answers.substitute-there", {
		food: noun(there),
		dish: subject?.title ?? ""
	})]);
	if (!from) return topicAsked(context, "tools", clause) && askTool(context, memo, clause);
	const gone = noun(from.said);
	const inDish = subject ? ingredientsOf(context.table, subject.dish, from) : [];
	const standIns = standInsFor(context, subject, from, inDish);
	const canChange = subject?.isCard === true && inDish.length > 0;
	if (to) {
		if (isBarred(context, to.said, subject)) return answered(memo, [tell("answers.substitute-barred", { to: noun(to.said) })]);
		const told = verdictOn(context, subject, {
			from,
			to,
			standIns
		});
		const named = matching(context.table.kitchen.rules, standIns, to)?.name ?? "";
		const exact = named.includes(to.said) ? named : to.said;
		const message = tell("answers.substitute-offer", {
			to: noun(exact),
			from: gone
		});
		return canChange && told[0]?.message !== "answers.fact" ? offering(memo, told, {
			message,
			act: "swap",
			about: `${from.said} -> ${exact}`
		}) : answered(memo, told);
	}
	const [first, second] = standIns;
	const omit = hasTerm(clause, OMITTED) ? omission(context, from) : [];
	if (!first) return answered(memo, omit);
	const told = [
		...omit,
		tell("answers.substitute", {
			from: gone,
			to: said(first)
		}),
		...changed(first),
		...second ? [tell("answers.substitute-or", { to: said(second) })] : []
	];
	const message = tell("answers.substitute-offer", {
		to: noun(first.name),
		from: gone
	});
	return canChange ? offering(memo, told, {
		message,
		act: "swap",
		about: `${from.said} -> ${first.name}`
	}) : answered(memo, told);
};
function formOf(context, clause) {
	if (!hasTerm(clause, FORMS)) return [];
	return factsOf(context, findBest(context.knowledge.get("forms") ?? [], {
		terms: clause.terms,
		foods: foodsAsked(clause)
	})?.topic, ["use"], 1);
}
const FORMS = wordSet("frozen tinned canned tin can dried fresh jar ready-made bought shop leftover raising instant fast powdered cube smoked salted unsalted wholemeal minced");
const MISSING = new Set([
	"from",
	"lacking",
	"without",
	"dislike",
	"harm"
]);
const NAMED = new Set([
	"about",
	"about-dish",
	"dish",
	"beside"
]);
const PROPOSED = new Set([
	"to",
	"add",
	"have",
	"want"
]);
function pairOf(context, clause, subject) {
	const of = (roles) => clause.foods.find(({ role }) => roles.has(role))?.food;
	const has = (food) => food !== void 0 && subject !== void 0 && ingredientsOf(context.table, subject.dish, food).length > 0;
	const about = clause.foods.filter(({ role }) => NAMED.has(role)).map(({ food }) => food);
	let from = of(MISSING) ?? about.find(has) ?? about[0];
	let to = of(PROPOSED) ?? about.find((food) => food !== from);
	if (from && to && !has(from) && has(to)) [from, to] = [to, from];
	if (!from && to && subject) from = replacedBy(context, subject, to);
	if (!from && to && !subject) return {
		from: to,
		to: void 0
	};
	return {
		from,
		to: to && from && to.said === from.said ? void 0 : to
	};
}
function replacedBy(context, { dish }, to) {
	const { kitchen } = context.table;
	const foods = dish.ingredients.map(({ name }) => foodSaid(kitchen, name));
	return foods.find(({ kinds }) => kinds[0] !== void 0 && to.kinds.includes(kinds[0])) ?? foods.find(({ said: name }) => Object.values(topicFor$1(context, name)?.facts ?? {}).some((fact) => {
		const told = parsed(fact).name.toLowerCase();
		return to.said.includes(told) || told === to.said;
	}));
}
function wordIn({ dish }, { terms }) {
	return dish.ingredients.find(({ name }) => require_read_dish.contentTokens(name).some((word) => word.length > 3 && terms.includes(word)))?.name;
}
function topicFor$1({ knowledge }, name, kinds = []) {
	const food = {
		said: name,
		names: [name],
		kinds
	};
	return findTopic(knowledge.get("substitutes") ?? [], {
		terms: [],
		foods: [food]
	});
}
function standInsFor(context, subject, from, inDish) {
	const { dish } = subject ?? {};
	const own = (dish?.swaps ?? []).filter(({ from: name }) => inDish.some((one) => one.toLowerCase() === name.toLowerCase())).map(({ to }) => ({
		name: to.name,
		amount: to.quantity === "" ? "the same amount" : require_read_dish.ingredientLine({
			...to,
			name: ""
		}, to.preparation).trim(),
		change: ""
	}));
	const item = dish?.ingredients.find(({ name }) => inDish.includes(name));
	const table = dish && item ? [...trustedSwaps(dish, item), ...wantedSwaps(dish, item).map(({ name }) => name)].map((name) => ({
		name,
		amount: "the same amount",
		change: ""
	})) : [];
	const topic = topicFor$1(context, from.said, from.kinds) ?? topicFor$1(context, inDish[0] ?? from.said);
	const known = [
		"1",
		"2",
		"3",
		"4",
		"5"
	].flatMap((kind) => {
		const fact = topic?.facts[kind];
		return fact === void 0 ? [] : [parsed(fact)];
	});
	const all = [
		...own,
		...known,
		...known.length === 0 ? table : []
	];
	const names = new Set();
	return all.filter(({ name }) => {
		const key = name.toLowerCase();
		if (names.has(key) || isBarred(context, name, subject)) return false;
		names.add(key);
		return true;
	});
}
function parsed(fact) {
	const [first = "", ...rest] = fact.replace(/\.$/, "").split("; ");
	const comma = first.indexOf(", ");
	const name = comma < 0 ? first : first.slice(0, comma);
	const amount = comma < 0 ? "" : first.slice(comma + 2);
	return {
		name: lowered(name),
		amount,
		change: rest.join("; ")
	};
}
function lowered(name) {
	const [first = ""] = name.split(" ");
	return PROPER.has(first) ? name : name.slice(0, 1).toLowerCase() + name.slice(1);
}
const PROPER = wordSet("Greek Parmesan Worcestershire Dijon English Italian French Spanish Thai Chinese Japanese Korean Indian Mexican Swiss Gruy\u00e8re Cheddar Emmental Marsala Madeira Shaoxing Cointreau Angostura Marmite Quorn Arborio Carnaroli Savoy Swedish Turkish Aleppo Kashmiri Sichuan Cajun Old Creole Tabasco Cornish Danish German Dutch American British Irish Jersey Manchego Lancashire Wensleydale Roquefort Stilton Gorgonzola Camembert Brie Puy");
function said({ name, amount }) {
	return amount === "" ? name : `${name}, ${amount}`;
}
function changed({ change }) {
	return change === "" ? [] : [tell("answers.substitute-change", { change })];
}
function isBarred({ table }, name, subject) {
	return isBarred$2(table, name, subject?.dish);
}
function verdictOn({ table }, subject, { from, to, standIns }) {
	const named = matching(table.kitchen.rules, standIns, to);
	const slots = {
		from: noun(from.said),
		to: noun(to.said)
	};
	if (named) return [named.amount === "" || named.amount === "the same amount" ? tell("answers.substitute-yes", slots) : tell("answers.substitute-yes-amount", {
		...slots,
		amount: named.amount
	}), ...changed(named)];
	const refusal = subject && whyNotSwapped(table, subject.dish, from.said, to.said);
	if (refusal) return [refusal];
	const [better] = standIns;
	if (to.kinds.some((kind) => from.kinds.includes(kind))) return [tell("answers.substitute-kin", slots)];
	const perhaps = tell("answers.substitute-perhaps", slots);
	return better ? [perhaps, tell("answers.substitute-surer", { to: said(better) })] : [perhaps];
}
function matching(rules, standIns, to) {
	const words = wordsOf(to.said);
	return standIns.find(({ name }) => wordsOf(name).join(" ") === words.join(" ")) ?? standIns.find(({ name }) => words.every((word) => wordsOf(name).includes(word))) ?? standIns.find(({ name }) => wordsOf(name).every((word) => words.includes(word)) || require_read_dish.findTerms(rules, name).some((term) => to.names.includes(term.name)));
}
function wordsOf(name) {
	return require_read_dish.contentTokens(name).map((word) => word === "broth" ? "stock" : word);
}
function omission(context, from) {
	return factsOf(context, topicFor$1(context, from.said, from.kinds), ["omit"], 1);
}
function noun(name) {
	return {
		name,
		isPlural: isPlural(name)
	};
}
// kitchen/src/commands/answers/ask-technique.ts
const MEANING = wordSet("mean meaning means called word term define definition");
const AVOIDING = wordSet("stop prevent avoid fix save stopping");
const MISHAP = 2;
const BUYING = wordSet("pick ripe buy choose ripeness");
const askTechnique = (context, memo, clause) => {
	const mishapFirst = bestAsked(context, "rescue", clause, memo);
	const deed = bestAsked(context, "techniques", clause, memo);
	if (mishapFirst && mishapFirst.said >= MISHAP && mishapFirst.said > (deed?.said ?? 0)) return soberly(memo, factsOf(context, mishapFirst.topic, ["now", "next"]));
	const kinds = hasTerm(clause, MEANING) ? ["what", "how"] : ["how", "what"];
	const buys = hasTerm(clause, BUYING);
	const prepared = factsOf(context, topicAsked(context, "foods", clause), buys ? ["buy"] : ["prepare"], 1);
	if (buys && prepared.length > 0) return answered(memo, prepared);
	const known = factsOf(context, topicAsked(context, "techniques", clause, memo), kinds, 2);
	if (known.length > 0) return answered(memo, known);
	const mishap = hasTerm(clause, AVOIDING) ? factsOf(context, topicAsked(context, "rescue", clause, memo), ["next", "now"], 1) : [];
	if (mishap.length > 0) return answered(memo, mishap);
	if (prepared.length > 0) return answered(memo, prepared);
	const card = cardOnTable(context, memo);
	if (!card) return void 0;
	const words = [...clause.terms, ...foodsAsked(clause).map(({ said }) => said)].filter((word) => word.length > 3);
	return answered(memo, tellFacts(withWords(stepSentences(card, memo), words).slice(0, 1)));
};
// kitchen/src/commands/answers/ask-temperature.ts
const MIDDLE = wordSet("core inside internal middle pink probe thermometer done cooked centre center rare medium");
const SCALE = wordSet("fahrenheit celsius centigrade");
const HEAT = wordSet("temperature temp degree hot heat oven fan gas mark core inside internal middle probe thermometer c f celsius fahrenheit hob high low medium centre center rare preheat");
const OVEN = wordSet("oven roast bake preheat hot");
const FAN = wordSet("fan convection fanned");
const HOB = wordSet("pan hob stove burner wok skillet ring flame");
const GAS = wordSet("gas mark");
const askTemperature = (context, memo, clause) => {
	const subject = subjectOf(context, memo, clause);
	if (!hasTerm(clause, HEAT) && foodsAsked(clause).length > 0) return void 0;
	if (hasTerm(clause, SCALE)) return askConvert(context, memo, clause);
	const isMiddle = hasTerm(clause, MIDDLE);
	const asksOven = hasTerm(clause, OVEN) || hasTerm(clause, FAN) || hasTerm(clause, GAS);
	const kinds = isMiddle ? ["core", "done"] : asksOven ? ["heat", "core"] : ["core", "heat"];
	const known = factsOf(context, topicAsked(context, "doneness", clause, memo), kinds, asksOven || isMiddle ? 1 : 2);
	if (!subject) return answered(memo, known);
	const hot = stepSentences(subject, memo).filter((one) => one.includes("\u00b0"));
	const oven = hot.filter((one) => one.toLowerCase().includes("oven"));
	const middle = hot.filter((one) => !one.toLowerCase().includes("oven"));
	const { units } = context.table;
	if (hasTerm(clause, FAN) || hasTerm(clause, GAS)) {
		const degrees = ovenOf(subject);
		if (degrees !== void 0) return answered(memo, [otherOven(degrees, hasTerm(clause, GAS), units)]);
	}
	if (foodsAsked(clause).length > 0 && known.length > 0 && isMiddle) return answered(memo, known);
	const hob = stepSentences(subject, memo).filter((one) => one.includes(" heat"));
	if (hasTerm(clause, HOB) && hob.length > 0) return answered(memo, tellFacts(hob.slice(0, 1)));
	const own = isMiddle ? [...middle, ...oven] : [...oven, ...middle];
	if (own.length > 0) return answered(memo, tellFacts(own.slice(0, 1)));
	if (known.length > 0) return answered(memo, known);
	const ofDish = factsOf(context, topicOfDish(context, "doneness", subject), kinds, 1);
	return answered(memo, ofDish.length > 0 ? ofDish : [tell("answers.no-heat", { dish: subject.title })]);
};
const CELSIUS = /(\d{3}) \u00b0C/;
function ovenOf({ dish }) {
	const text = dish.steps.flat().flatMap((piece) => "text" in piece ? piece.text : "");
	const found = CELSIUS.exec(text.filter((one) => one.includes("\u00b0C")).join(" "))?.[1];
	return found === void 0 ? void 0 : Number(found);
}
function otherOven(celsius, isGas, units) {
	const still = {
		scale: "C",
		fan: false
	};
	if (isGas) {
		const { gas } = convertTemperature(celsius, still, "oven", "international");
		return tell("answers.oven-gas", {
			mark: gas,
			degrees: `${celsius} \u00b0C`
		});
	}
	const isCelsius = units === "international";
	const { degrees } = convertTemperature(celsius, still, "oven", units);
	return tell("answers.oven-fan", {
		fan: isCelsius ? `${celsius - 20} \u00b0C` : `${degrees - 25} \u00b0F`,
		degrees: isCelsius ? `${celsius} \u00b0C` : `${degrees} \u00b0F`
	});
}
// kitchen/src/commands/answers/ask-timing.ts
const TIMED = [
	" minute",
	" hour",
	" second",
	" overnight"
];
const DEEDS = {
	oven: [
		"bake",
		"roast",
		"oven"
	],
	bake: ["bake", "oven"],
	roast: ["roast", "oven"],
	simmer: ["simmer"],
	boil: ["boil", "simmer"],
	fry: [
		"fry",
		"cook",
		"sear"
	],
	rest: ["rest", "stand"],
	marinate: ["marinate", "marinade"],
	marinade: ["marinate", "marinade"],
	soak: ["soak"],
	prove: [
		"prove",
		"rise",
		"rest"
	],
	rise: ["prove", "rise"],
	chill: ["chill", "cool"],
	cool: ["cool", "chill"]
};
const TIME$1 = wordSet("long time minute hour quick fast soon ready day overnight");
const WEIGHT = wordSet("kilo kg per pound lb weight");
const PLAIN = wordSet("take need cook make make last much give leave long until before after");
const WHOLE = wordSet("total altogether whole start finish everything table all prep hands");
const SAID = 1;
const askTiming = (context, memo, clause) => {
	const foods = foodsAsked(clause);
	const subject = subjectOf(context, memo, clause);
	const kinds = clause.terms.includes("rest") ? ["rest", "time"] : ["time", "done"];
	const best = bestAsked(context, "doneness", clause, memo);
	const known = factsOf(context, topicAsked(context, "doneness", clause), kinds, 1);
	if (!subject) return answered(memo, known);
	const { dish, plated, title } = subject;
	const timed = stepSentences(subject, memo).filter((one) => TIMED.some((sign) => one.includes(sign)));
	const deeds = clause.terms.flatMap((term) => DEEDS[term.replace(/ing$/, "")] ?? DEEDS[term] ?? []);
	if (hasTerm(clause, WEIGHT)) {
		const per = factsOf(context, topicOfDish(context, "doneness", subject), ["time"], 1);
		if (per.length > 0) return answered(memo, per);
	}
	const isWhole = hasTerm(clause, WHOLE);
	const isAlways = clause.terms.includes("all") && clause.terms.includes("time");
	if (!hasTerm(clause, TIME$1) || isAlways && !clause.terms.includes("long")) return void 0;
	if (!isWhole && deeds.length > 0) {
		const said = timed.filter((one) => deeds.some((deed) => one.toLowerCase().includes(deed)));
		if (said.length > 0) return answered(memo, tellFacts(said.slice(0, 2)));
	}
	const parts = foods.filter((food) => !isMainFood(context, subject, food) || deeds.length > 0);
	const named = parts.flatMap(({ said }) => withWords(timed, require_read_dish.contentTokens(said)));
	if (!isWhole && named.length > 0) return answered(memo, tellFacts([...new Set(named)].slice(0, 2)));
	const own = clause.terms.filter((term) => term.length > 3 && ![
		TIME$1,
		WHOLE,
		PLAIN
	].some((words) => words.has(term)));
	const told = isWhole || foods.length > 0 ? [] : withWords(timed, own);
	if (told.length > 0) return answered(memo, tellFacts(told.slice(0, 1)));
	if (!isWhole && best !== void 0 && best.said >= SAID && deeds.length === 0 && foods.length === 0) return answered(memo, factsOf(context, best.topic, kinds, 1));
	if (!isWhole && parts.length > 0 && known.length > 0) return answered(memo, known);
	if (memo.step !== void 0 && foods.length === 0 && !isWhole && timed[0] !== void 0) return answered(memo, tellFacts(timed.slice(0, 1)));
	const { active } = minutesFor(dish, plated.servings);
	const slots = {
		dish: title,
		time: sayMinutes(plated.minutes),
		active: sayMinutes(active)
	};
	if (clause.minutes === void 0) return answered(memo, [tell(active < plated.minutes ? "answers.time" : "answers.time-active", slots)]);
	return answered(memo, [tell(plated.minutes <= clause.minutes ? "answers.time-fits" : "answers.time-over", slots)]);
};
// kitchen/src/commands/answers/ask-why.ts
const SKIPPED = wordSet("skip without matter need necessary bother leave happens happen miss forget");
const askWhy = (context, memo, clause) => {
	const kinds = hasTerm(clause, SKIPPED) ? ["without", "because"] : ["because", "without"];
	const known = factsOf(context, topicAsked(context, "why", clause, memo), kinds);
	if (known.length > 0) return answered(memo, known);
	const card = cardOnTable(context, memo);
	const words = clause.terms.filter((word) => word.length > 3);
	const tip = card && withWords(sentencesOf([card.dish.tip]), words).length > 0 && card.dish.tip;
	if (tip) return answered(memo, tellFacts([tip]));
	return answered(memo, factsOf(context, topicAsked(context, "techniques", clause, memo), ["why", "how"], 1));
};
// kitchen/src/commands/answers/by-words.ts
const REHEAT = wordSet("reheat reheating reheated rewarm");
const KEEP = wordSet("store storing stored storage freeze freezing fridge freezer thaw defrost");
const DAYS$1 = wordSet("day");
const STATE$1 = wordSet("cooked leftover raw opened open");
const SPOILED = wordSet("off bad rotten spoiled expired");
const BEFORE_COOKING = wordSet("before take out bring cold straight");
const byItsWords = (context, memo, clause) => {
	if (hasTerm(clause, REHEAT)) return askReheat(context, memo, clause);
	const isCooked = clause.act === "ask-timing" && hasTerm(clause, DAYS$1) && hasTerm(clause, STATE$1);
	const isKept = hasTerm(clause, KEEP) && !hasTerm(clause, BEFORE_COOKING);
	const isSpoiled = hasTerm(clause, SPOILED) && clause.act === "ask-done";
	return isKept || isSpoiled || isCooked ? askStorage(context, memo, clause) : void 0;
};
// kitchen/src/commands/answers/emergency.ts
const KINDS = [
	["choking", wordSet("choking choke choked stuck cough lodged airway")],
	["reaction", wordSet("allergic allergy reaction anaphylaxis anaphylactic swelling swollen puffing wheezing wheeze wheezy hive epipen lip tongue throat floppy")],
	["fire", wordSet("fire flame alight burning-oil curtain blaze ablaze smoke")],
	["eye", wordSet("eye")],
	["burn", wordSet("burn burnt burned scald scalded blister burning")],
	["cut", wordSet("cut sliced bleeding blood finger thumb knife mandoline pumping stitch")],
	["poison", wordSet("bleach swallowed poison drank chemical cleaner detergent mushroom")],
	["gas", wordSet("gas carbon monoxide fume")]
];
const emergency = (_context, memo, clause) => {
	const [kind = "other"] = KINDS.find(([, words]) => hasTerm(clause, words)) ?? [];
	return soberly(memo, [tell(`answers.emergency-${kind}`)]);
};
// kitchen/src/commands/answers/pairing.ts
const DRINK = wordSet("drink wine beer cocktail sip glass bottle red white rose cider pour lager ale");
const COMPANY = wordSet("go goe goes side serve served drink wine beer eat pair pairing match alongside accompany beside together suit have");
const SOFT = wordSet("soft non non-alcoholic alcohol-free alcohol kid child juice driving mocktail nonalcoholic water teetotal");
const ABOUT = new Set([
	"about",
	"about-dish",
	"beside",
	"have",
	"want",
	"dish"
]);
const pairing = (context, memo, clause) => {
	const named = dishNamed(context, memo, clause);
	const card = cardOnTable(context, memo);
	if (!hasTerm(clause, COMPANY) && clause.foods.every(({ role }) => role !== "about-dish") && !named && foodsAsked(clause).length > 0) {
		const sort = askFood(context, memo, clause);
		if (sort) return sort;
	}
	const hasOther = card !== void 0 || clause.foods.some(({ role }) => role === "about-dish");
	const about = {
		...clause,
		foods: clause.foods.filter(({ role, food }) => (hasOther ? role === "about-dish" || role === "about" : ABOUT.has(role)) && !require_read_dish.contentTokens(food.said).every((word) => DRINK.has(word)))
	};
	const subject = named ?? (about.foods.length > 0 ? void 0 : card);
	const topic = subject ? topicForDish(context, subject) : topicAsked(context, "pairings", about);
	if (!topic) return void 0;
	const dish = subject?.title ?? nounOf$1(about.foods[0]?.food.said ?? "");
	const isSoft = hasTerm(clause, SOFT) && (!hasTerm(clause, CHILD) || hasTerm(clause, DRINK));
	const { table } = context;
	const isDry = table.heard.situations.includes("pregnancy") || isBarred$2(table, "wine");
	const isDrink = hasTerm(clause, DRINK) && !isSoft;
	const isChild = hasTerm(clause, CHILD);
	const told = (isSoft || isDrink && isDry ? ["soft"] : isDrink ? ["drink", "soft"] : ["side"]).flatMap((kind) => tellKind(context, topic, isChild && kind === "soft" ? "child" : kind, dish));
	const more = isSoft || isDrink || isDry ? [] : tellKind(context, topic, "drink", dish).slice(0, 1);
	const all = [...told.slice(0, 1), ...more];
	return answered(memo, all.length > 0 ? all : tellKind(context, topic, "soft", dish));
};
function topicForDish(context, subject) {
	const { cuisine, course, keywords } = subject.dish;
	const topics = context.knowledge.get("pairings") ?? [];
	return topicOfDish(context, "pairings", subject) ?? findTopic(topics, {
		terms: keywords,
		foods: []
	}) ?? findTopic(topics, {
		terms: [cuisine.toLowerCase(), course],
		foods: []
	});
}
const CHILD = wordSet("kid child children toddler son daughter");
const WAKING = wordSet("espresso coffee tea cola cold-brew latte");
function tellKind({ table }, { facts }, asked, dish) {
	const kind = asked === "child" ? "soft" : asked;
	const ideas = [
		"1",
		"2",
		"3",
		"4"
	].flatMap((number) => facts[`${kind} ${number}`] ?? []).map((fact) => inRunningText(fact.replace(/\.$/, ""))).filter((idea) => asked !== "child" || !require_read_dish.contentTokens(idea).some((word) => WAKING.has(word))).filter((idea) => speaks(table.kitchen, idea, table.heard.person.needs) && !isBarred$2(table, idea)).slice(0, 3);
	if (kind === "drink" && isBarred$2(table, "wine")) return [];
	return ideas.length === 0 ? [] : [tell(`answers.pairing-${kind}`, {
		ideas,
		dish
	})];
}
function inRunningText(idea) {
	const [first = ""] = idea.split(/[ ,-]/);
	return PLACES.has(first) ? idea : idea.slice(0, 1).toLowerCase() + idea.slice(1);
}
const PLACES = wordSet("Yorkshire Pinot Sauvignon Chardonnay Chianti C\u00f4tes Albari\u00f1o Zinfandel Syrah Rioja Muscadet Grenache Chenin Vermentino Soave Malbec Assyrtiko Xinomavro Vinho Vin Sangiovese Riesling Merlot Gr\u00fcner Frascati Fendant Champagne Chablis Cabernet Blaufr\u00e4nkisch Barbera Beaujolais Bordeaux Burgundy Gew\u00fcrztraminer Viognier Tempranillo Nebbiolo Picpoul Verdejo Prosecco Cava Sancerre Primitivo Verdicchio Valpolicella Gavi Guinness Greek Indian Belgian German English Italian French Spanish Thai Japanese Mexican Moroccan Turkish Fino Asti Moscato Sauternes Tokaji Madeira Marsala Montepulciano Nero Bandol Provence Cahors Rh\u00f4ne Gamay Carmen\u00e8re Torront\u00e9s Dolcetto");
// kitchen/src/commands/answers/rescue.ts
const rescue = (context, memo, clause) => soberly(memo, factsOf(context, topicAsked(context, "rescue", clause, memo), ["now", "next"]));
// kitchen/src/commands/find/tell-choice.ts
function nounOf(names) {
	const [only = "", ...others] = [...new Set(names)];
	return others.length === 0 ? {
		name: only,
		isPlural: isPlural(only)
	} : [only, ...others];
}
function dishNoun(table, dish) {
	return {
		name: titleIn(table, dish),
		isPlural: isPlural(dish.title)
	};
}
function isIn(table, dish, food) {
	return dish.ingredients.some(({ name }) => isFood(table, name, food));
}
function isCalled$1({ terms }, { said }) {
	const words = require_read_dish.contentTokens(said);
	return words.length > 0 && words.every((word) => terms.has(word));
}
function usedIn(table, { adapted }, foods) {
	const facts = require_read_dish.getDishFacts(table.kitchen.cookbook, adapted.original);
	return foods.filter((food) => isIn(table, adapted.dish, food) || isCalled$1(facts, food) || food.cooked && holdsFood(facts, food)).map(({ said }) => said);
}
function missesTold(table, { adapted, missed }, wish, spared = []) {
	const facts = require_read_dish.getDishFacts(table.kitchen.cookbook, adapted.original);
	const told = [];
	for (const miss of new Set(missed)) {
		if (miss === "time" && wish.maxMinutes !== void 0) told.push(tell("find.miss-time", { limit: sayMinutes(wish.maxMinutes) }));
		const lacks = wish.include.filter((food) => !isIn(table, adapted.dish, food) && !isCalled$1(facts, food) && !spared.includes(food));
		if (miss === "food" && lacks.length > 0) {
			const name = wish.include.length === 1 && missed.length === 1 && !wish.cuisine ? "find.miss-only-food" : "find.miss-food";
			told.push(tell(name, { foods: nounOf(lacks.map(({ said }) => said)) }));
		}
		if (miss === "cuisine" && wish.cuisine) told.push(tell("find.miss-cuisine", { cuisine: wish.cuisine.label }));
		if (miss === "course" && wish.course) told.push(tell("find.miss-course", { course: withoutArticle(wish.course.label) }));
		if (miss === "word") {
			const words = wish.words.filter((word) => !facts.terms.has(word) && !facts.foods.has(word));
			told.push(tell("find.miss-word", { words }));
		}
		const mood = wish.moods.find(({ firm }) => firm);
		if (miss === "mood" && mood) told.push(tell("find.miss-mood", { mood: mood.label }));
	}
	return told.slice(0, 2);
}
function withoutArticle(label) {
	return label.startsWith("a ") ? label.slice(2) : label;
}
function changesTold({ adapted }) {
	const swaps = adapted.changes.filter(({ kind }) => kind === "swap").map(({ to }) => to);
	if (swaps.length > 0) return [tell("find.swapped", { foods: nounOf(swaps.slice(0, 3)) })];
	const gone = adapted.changes.filter(({ because }) => because.length === 0);
	if (gone.length === 0) return [];
	return [tell("find.left-out", { foods: nounOf(gone.map(({ from }) => from).slice(0, 3)) })];
}
// kitchen/src/commands/cook/card-steps.ts
function cardSteps(table, memo) {
	const choice = memo.card ? choiceOfCard(table, memo) : void 0;
	if (!choice) return void 0;
	const { dish, labels } = choice.adapted;
	const people = memo.card?.servings ?? table.people;
	return {
		choice,
		plated: plate(table.kitchen, dish, table.units, people, labels, table.seed)
	};
}
// kitchen/src/commands/cook/timers-in.ts
const UNITS = [
	"minute",
	"minutes",
	"hour",
	"hours"
];
const LONGEST_UNTIL = 80;
function timersIn(text) {
	return text.split(/(?<=[.;]) /).flatMap((sentence) => {
		const words = sentence.split(" ");
		return words.flatMap((word, at) => {
			const unit = words[at + 1]?.replace(/[^a-z]+$/, "") ?? "";
			return /^\d/.test(word) && UNITS.includes(unit) ? [{
				time: timeAt(words, at, unit),
				until: untilIn(sentence)
			}] : [];
		});
	});
}
function timeAt(words, at, unit) {
	return `${words[at] ?? ""} ${unit}`;
}
function untilIn(sentence) {
	const [, until = ""] = sentence.split(/\buntil /);
	const [end = ""] = until.replace(/[.;]$/, "").split(/, (?:then|and then|turning|stirring|before) /);
	return end.length > LONGEST_UNTIL ? "" : end;
}
// kitchen/src/commands/cook/which-step.ts
const NEXT = [
	"next",
	"continue",
	"proceed",
	"onward",
	"carry",
	"after"
];
const BACK = [
	"back",
	"previous",
	"before",
	"earlier"
];
const AGAIN = [
	"again",
	"repeat",
	"where",
	"remind",
	"missed",
	"slowly",
	"say",
	"which",
	"lost",
	"were"
];
const START = [
	"start",
	"begin",
	"beginning",
	"top"
];
const PARTS$1 = [
	"part",
	"bit",
	"skip",
	"jump",
	"filling",
	"where",
	"when"
];
const WAITING = [
	"wait",
	"hang",
	"hold",
	"sec",
	"moment"
];
function whichStep(clause, steps, now) {
	const { terms, amounts } = clause;
	const says = (words) => words.some((word) => terms.includes(word));
	if (terms.includes("left") && amounts.length === 0) return { kind: "how many left" };
	if (says(BACK) && clause.ordinal === void 0) return at(Math.max(1, (now ?? 2) - 1), steps.length);
	const number = numberMeant(clause, steps.length);
	if (number !== void 0) return at([
		"done",
		"finished",
		"finish"
	].some((word) => terms.includes(word)) ? number + 1 : number, steps.length);
	if (terms.length === 0) return at(now ?? 1, steps.length);
	if (says(NEXT) && now !== void 0) return at(now + 1, steps.length);
	const place = says(PARTS$1) ? placeOf(clause, steps) : void 0;
	if (place !== void 0) return {
		kind: "step",
		number: place
	};
	if (says(AGAIN)) return at(now ?? 1, steps.length);
	if (says(START) || now === void 0) return at(1, steps.length);
	return at(now + 1, steps.length);
}
function at(number, count) {
	if (number === count + 1) return { kind: "done" };
	return number > count || number < 1 ? {
		kind: "none such",
		number
	} : {
		kind: "step",
		number
	};
}
function numberMeant({ ordinal, terms, amounts }, count) {
	const waits = WAITING.some((word) => terms.includes(word)) && !terms.includes("step");
	if (ordinal !== void 0 && !waits) return ordinal < 0 ? count : ordinal;
	const own = amounts.filter(({ unit, value }) => value >= 1 && NOT_COUNTED.has(unit));
	return terms.length <= 3 ? own.at(-1)?.value : void 0;
}
const NOT_COUNTED = new Set([
	"",
	"please",
	"then",
	"again",
	"done",
	"now"
]);
function placeOf({ foods, terms }, steps) {
	const words = new Set([...terms, ...foods.flatMap(({ food }) => food.names)]);
	for (const one of [
		...PARTS$1,
		...START,
		"step"
	]) words.delete(one);
	const found = steps.findIndex((text) => require_read_dish.tokenise(text.toLowerCase()).some((token) => words.has(require_read_dish.singular(token.text))));
	return found < 0 ? void 0 : found + 1;
}
// kitchen/src/commands/cook/step.ts
const WORTH_A_TIMER = 2;
function step({ table }, memo, clause) {
	const card = cardSteps(table, memo);
	if (!card) return void 0;
	const { plated, choice } = card;
	const { instructions } = plated;
	const count = instructions.length;
	const meant = whichStep(clause, instructions, memo.step);
	const { asked: _, ...kept } = memo;
	switch (meant.kind) {
		case "none such": return {
			memo: kept,
			told: [tell("cook.no-such-step", { count })]
		};
		case "how many left": {
			const left = count - (memo.step ?? 0);
			return {
				memo: kept,
				told: [left > 0 ? tell("cook.left", {
					left,
					count
				}) : tell("cook.none-left")]
			};
		}
		case "done": {
			const { dish } = choice.adapted;
			const keeps = dish.keeps ? [tell("cook.keeps", { keeps: within(keepsTip(dish.keeps)) })] : [];
			const done = tell("cook.done", {
				dish: dishNoun(table, dish),
				servings: plated.servings
			});
			return {
				memo: {
					...kept,
					step: count
				},
				told: [done, ...keeps]
			};
		}
		case "step": return {
			memo: {
				...kept,
				offered: [],
				step: meant.number
			},
			told: stepTold(meant.number, count, instructions[meant.number - 1] ?? "")
		};
	}
}
const OPENING = new Set("Keeps Best The Eat Keep Cool Freeze It Shaped Drink Make Wrapped Washed Stack Raw Plain".split(" "));
function within(text) {
	const [first = ""] = text.split(" ");
	return OPENING.has(first.replace(",", "")) ? first.toLowerCase() + text.slice(first.length) : text;
}
function stepTold(number, count, text) {
	const name = number === count ? "cook.last-step" : number === 1 ? "cook.first-step" : "cook.step";
	const [timer] = timersIn(text).filter(({ time }) => minutesIn(time) >= WORTH_A_TIMER || time.includes("hour")).sort((a, b) => minutesIn(b.time) - minutesIn(a.time));
	return [tell(name, {
		number,
		count,
		text
	}), ...timer ? [tell(timer.until ? "cook.timer-until" : "cook.timer", { ...timer })] : []];
}
// kitchen/src/commands/edits/heat.ts
const heat = (context, memo, clause) => {
	const { table } = context;
	const choice = memo.card && choiceOfCard(table, memo);
	const way = wayOf(clause);
	if (choice && clause.foods.some((one) => AMOUNTS.has(one.role) && !isHot(one.food.said))) return changeFoods(context, memo, clause);
	if (!choice || way === void 0) return void 0;
	const { dish } = choice.adapted;
	const hot = hotItems(choice.adapted).map((index) => dish.ingredients[index]?.name ?? "");
	const foods = [...new Set(hot)];
	const name = nounOf$2(dish.title);
	if (way === "hotter") {
		if (foods.length > 0) return editCard(context, memo, [{
			kind: "heat",
			factor: 1.5
		}], () => [tell("edits.hotter", { foods })]);
		return editCard(context, memo, [{
			kind: "add",
			food: CHILLI
		}], () => [tell("edits.chilli-added", { dish: name })]);
	}
	if (foods.length === 0) return {
		memo,
		told: [tell("edits.nothing-hot", { dish: name })]
	};
	const least = says(clause, NONE$2) ? .25 : .5;
	return editCard(context, memo, [{
		kind: "heat",
		factor: least
	}], () => [tell(least < .5 ? "edits.hardly-hot" : "edits.milder", { foods })]);
};
const AMOUNTS = new Set([
	"more",
	"less",
	"add"
]);
const CHILLI = "chilli flakes";
const MILD = new Set("mild milder less gentle gentler calm cool cooler tone down lower reduce cut tame softer half scared child kid toddler baby dial weaker ease take burn burning fiery scream cried bland-ish notch without".split(" "));
const HOT = new Set("hotter spicier more extra up kick crank fierier stronger bite punchier punch add double bland".split(" "));
const NONE$2 = new Set("zero 0 none baby toddler all".split(" "));
function wayOf(clause) {
	const roles = new Set(clause.foods.map(({ role }) => role));
	if (roles.has("less") || roles.has("without")) return "milder";
	const moods = new Set(clause.wish.moods.map(({ label }) => label));
	if (moods.has("mild")) return "milder";
	const [mild, hot] = [says(clause, MILD), says(clause, HOT)];
	if (mild !== hot) return mild ? "milder" : "hotter";
	if (roles.has("more") || roles.has("add") || moods.has("spicy")) return "hotter";
	if (moods.has("good with children")) return "milder";
	return mild ? "milder" : void 0;
}
// kitchen/src/commands/edits/method.ts
const method = (context, memo, clause) => {
	if (!(memo.card && choiceOfCard(context.table, memo))) return void 0;
	const named = methodNamed(clause);
	if (named) {
		const outcome = editCard(context, memo, [{
			kind: "method",
			method: named
		}], () => [tell("edits.method-noted", { method: named }), ...watchFor(context, clause)]);
		return outcome?.told[0]?.message === "edits.method-already" ? asWritten$1(memo) ?? outcome : outcome;
	}
	const known = topicFor(context, clause);
	if (known === void 0) return void 0;
	return {
		memo,
		told: [tell("edits.method-told", { fact: known })]
	};
};
function asWritten$1(memo) {
	const { card } = memo;
	const edits = card?.edits.filter(({ kind }) => kind !== "method");
	if (!card || !edits || edits.length === card.edits.length) return void 0;
	return {
		memo: withCard(memo, {
			...card,
			edits
		}),
		told: [tell("edits.undone")],
		servesCard: true
	};
}
const WORDS = [
	[["slow", "cooker"], "slow cooker"],
	[["slowcooker"], "slow cooker"],
	[["crockpot"], "slow cooker"],
	[["crock", "pot"], "slow cooker"],
	[["pressure"], "pressure cooker"],
	[["instant", "pot"], "pressure cooker"],
	[["instapot"], "pressure cooker"],
	[["air", "fryer"], "air fryer"],
	[["air", "frier"], "air fryer"],
	[["air", "fry"], "air fryer"],
	[["airfryer"], "air fryer"],
	[["ninja"], "air fryer"],
	[["microwave"], "microwave"],
	[["rice", "cooker"], "rice cooker"],
	[["bbq"], "barbecue"],
	[["barbecue"], "barbecue"],
	[["barbeque"], "barbecue"],
	[["coal"], "barbecue"],
	[["charcoal"], "barbecue"],
	[["grill"], "grill"],
	[["steamer"], "steamer"],
	[["steam"], "steamer"],
	[["hob"], "hob"],
	[["stove"], "hob"],
	[["stovetop"], "hob"],
	[["frying", "pan"], "hob"],
	[["oven"], "oven"],
	[["bake"], "oven"]
];
function methodNamed({ terms, lackingTools, foods }) {
	const said = new Set([...terms, ...foods.flatMap(({ food }) => food.said.split(" "))]);
	const lacking = new Set(lackingTools);
	const named = WORDS.filter(([words]) => words.every((word) => said.has(word))).map(([, name]) => name).filter((name) => !lacking.has(name));
	if (named.length > 1) return named.find((name) => name !== "oven") ?? named[0];
	return named[0] ?? (lacking.has("oven") ? "hob" : void 0);
}
function topicFor({ knowledge }, { terms }) {
	const facts = topicOf({ knowledge }, terms);
	return facts?.how ?? facts?.not;
}
function watchFor(context, { terms }) {
	const watch = topicOf(context, terms)?.watch;
	return watch === void 0 ? [] : [tell("edits.method-told", { fact: watch })];
}
function topicOf({ knowledge }, terms) {
	const said = new Set(terms);
	return (knowledge.get("methods") ?? []).flatMap(({ names, facts }) => names.filter((words) => words.length > 0 && words.every((word) => said.has(word))).map((words) => ({
		facts,
		weight: words.length
	}))).toSorted((a, b) => b.weight - a.weight)[0]?.facts;
}
// kitchen/src/commands/edits/quicker.ts
const QUICKER$1 = {
	kind: "method",
	method: "quicker"
};
const quicker = (context, memo, clause) => {
	const { table } = context;
	const { card } = memo;
	const choice = card && choiceOfCard(table, memo);
	if (!choice) return void 0;
	const { dish } = choice.adapted;
	const { time } = minutesFor(dish, servingsOf(table, card));
	const name = nounOf$2(dish.title);
	const { minutes } = clause;
	if (minutes !== void 0 && minutes >= time) return {
		memo,
		told: [tell("edits.quick-enough", {
			dish: name,
			minutes: time
		})]
	};
	const cut = editCard(context, memo, [QUICKER$1], (after) => [tell("edits.quicker-noted", { minutes: minutesFor(after.adapted.dish, servingsOf(table, card)).time })]);
	const now = cut?.choice ? minutesFor(cut.choice.adapted.dish, servingsOf(table, card)).time : time;
	if (cut?.servesCard && now <= (minutes ?? time)) return cut;
	const other = quickerDish(table, dish, Math.min(minutes ?? time - 10, time - 5));
	if (!other) return cut?.servesCard ? cut : {
		memo,
		told: [tell("edits.no-quicker", {
			dish: name,
			minutes: time
		})]
	};
	const offer = tell("edits.quicker-dish", {
		dish: nounOf$2(other.title),
		minutes: other.time
	});
	return offerDish(memo, other, [tell("edits.no-shortcut", {
		dish: name,
		minutes: time
	}), offer]);
};
function quickerDish(table, dish, most) {
	return choose(table, {
		...likeThis(dish, table.wish),
		maxMinutes: most,
		firmTime: true
	}, 1, new Set([dish.slug])).map(({ adapted }) => adapted.dish).find(({ time }) => time <= most);
}
// kitchen/src/commands/edits/styles.ts
function styleOf(name, words) {
	return {
		name,
		words: new Set(words.split(" "))
	};
}
const STYLES = [
	styleOf("freezing", "freeze freezer freezing frozen freezable batch"),
	styleOf("toddler", "toddler baby child kid kiddy little nursery one-year-old weaning"),
	styleOf("lighter", "light lighter lighten healthy healthier fat calorie diet skinny lean slim slimming waistline"),
	styleOf("cheaper", "cheap cheaper budget cost frugal thrifty broke skint save afford"),
	styleOf("richer", "rich richer creamy creamier indulgent luxurious posh posher elevate special decadent")
];
const MOST_EDITS = 3;
const FATS = /\b(?:butter|cream|oil|ghee|lard|cheese|cheddar|parmesan|mascarpone|mayonnaise|bacon|sugar|cr\u00e8me fra\u00eeche|coconut milk)\b/i;
const RICH = /\b(?:butter|cream|cheese|cheddar|parmesan|cr\u00e8me fra\u00eeche|coconut milk|mascarpone)\b/i;
const NOT_FOR_SMALL = /\b(?:honey|wine|brandy|rum|beer|sherry|whisky|capers|anchovies)\b/i;
const CHEAPER = [
	["pine nuts", "sunflower seeds"],
	["saffron", "ground turmeric"],
	["parmesan", "mature cheddar"],
	["pecorino", "mature cheddar"],
	["gruy\u00e8re", "mature cheddar"],
	["white wine", "vegetable stock"],
	["red wine", "beef stock"],
	["shallots", "onions"],
	["cashews", "sunflower seeds"],
	["pistachios", "sunflower seeds"],
	["macadamia nuts", "sunflower seeds"],
	["double cream", "evaporated milk"],
	["extra virgin olive oil", "sunflower oil"],
	["salmon fillets", "trout fillets"],
	["maple syrup", "golden syrup"],
	["basmati rice", "long-grain rice"]
];
function editsForStyle({ table }, { adapted }, style) {
	const bench = {
		kitchen: table.kitchen,
		bending: bendingOf(table)
	};
	const wanted = wantedEdits(bench, adapted, style);
	const edits = [];
	for (const edit of wanted) {
		if (edits.length >= MOST_EDITS && style !== "toddler") break;
		if ("adapted" in applyEdit(bench, applyEdits(bench, adapted, edits), edit)) edits.push(edit);
	}
	return edits;
}
function wantedEdits(bench, adapted, style) {
	const { dish } = adapted;
	const names = [...new Set(dish.ingredients.map(({ name }) => name))];
	const loose = (name) => !holdsUp(dish, indexOf(adapted, name));
	if (style === "cheaper") return CHEAPER.flatMap(([from, to]) => {
		const had = names.find((name) => name.toLowerCase().includes(from));
		return had === void 0 ? [] : [{
			kind: "swap",
			from: had,
			to
		}];
	});
	if (style === "toddler") {
		const hot = hotItems(adapted).length > 0 ? [{
			kind: "heat",
			factor: .25
		}] : [];
		const out = names.filter((name) => NOT_FOR_SMALL.test(name) && !isHeart(bench, adapted, indexOf(adapted, name)));
		const salt = names.includes("salt") ? [{
			kind: "adjust",
			food: "salt",
			factor: .25
		}] : [];
		return [
			...out.map((food) => ({
				kind: "leave out",
				food
			})).slice(0, MOST_EDITS),
			...hot,
			...salt,
			{
				kind: "method",
				method: "small children"
			}
		];
	}
	const [pattern, factor] = style === "lighter" ? [FATS, .5] : [RICH, 1.5];
	return names.filter((name) => pattern.test(name) && loose(name) && !/\bvinegar|water\b/.test(name)).toSorted((a, b) => gramsOf(adapted, b) - gramsOf(adapted, a)).map((food) => ({
		kind: "adjust",
		food,
		factor
	}));
}
function indexOf({ dish }, name) {
	return dish.ingredients.findIndex((item) => item.name === name);
}
function gramsOf({ dish }, name) {
	return dish.ingredients.filter((item) => item.name === name).reduce((sum, { quantity, unit }) => sum + (Number.parseFloat(quantity) || 0) * (WEIGHTS[unit] ?? 1), 0);
}
const WEIGHTS = {
	tsp: 5,
	tbsp: 15,
	kg: 1e3,
	l: 1e3
};
// kitchen/src/commands/edits/restyle.ts
const restyle = (context, memo, clause) => {
	const { card } = memo;
	if (!card) return void 0;
	const [diet] = clause.diets;
	const moods = clause.wish.moods.map(({ label }) => label);
	if (!diet && (moods.includes("spicy") || moods.includes("mild")) && !moods.includes("good with children")) return heat(context, memo, clause);
	const allergy = clause.needs.allergies[0];
	if (diet) return inDiet(context, memo, diet);
	const choice = choiceOfCard(context.table, memo);
	if (allergy) return choice ? {
		memo: withCard(memo, card),
		told: [tell("edits.made-so", { style: freeOf(allergy) })],
		servesCard: true,
		choice
	} : refused(context, memo, freeOf(allergy));
	return choice && inStyle(context, memo, choice, clause);
};
function inStyle(context, memo, choice, clause) {
	const style = STYLES.find(({ words }) => says(clause, words));
	if (!style) return void 0;
	if (style.name === "freezing") return editCard(context, memo, [{
		kind: "method",
		method: "freezing"
	}], () => [tell("edits.freezing-noted")]);
	const edits = editsForStyle(context, choice, style.name);
	if (edits.length === 0) return {
		memo,
		told: [tell("edits.style-already", {
			dish: nounOf$2(choice.adapted.dish.title),
			style: style.name
		})]
	};
	const foods = edits.flatMap((edit) => edit.kind === "swap" ? [edit.from] : "food" in edit ? [edit.food] : []);
	return editCard(context, memo, edits, () => [foods.length > 0 ? tell(`edits.style-${style.name}`, { foods: [...new Set(foods)] }) : tell("edits.style-children")]);
}
function inDiet(context, memo, diet) {
	const { table } = context;
	const style = freeOf(diet);
	const { person } = table.heard;
	const needsOf = {
		...person,
		needs: withoutDiet(person.needs, diet)
	};
	const choice = choiceOfCard({
		...table,
		heard: {
			...table.heard,
			person: needsOf
		}
	}, memo) ?? choiceOfCard(table, memo);
	if (!choice || !memo.card) return void 0;
	const { dish } = choice.adapted;
	const bending = bendingOf(table);
	const { allergies, diets } = bending.needs;
	const needs = {
		allergies,
		diets: [...new Set([...diets, diet])]
	};
	const bent = adapt({
		...table.kitchen,
		cookbook: { ...table.kitchen.cookbook }
	}, dish, {
		...bending,
		needs
	});
	if (!bent) return refused(context, memo, style);
	if (bent.changes.length === 0) return {
		memo,
		told: [tell("edits.style-already", {
			dish: nounOf$2(dish.title),
			style
		})]
	};
	if (table.heard.person.needs.diets.includes(diet)) {
		const made = choiceOfCard(table, memo);
		if (!made) return refused(context, memo, style);
		return {
			memo: withCard(memo, memo.card),
			told: [toldOf(bent.changes, style)],
			servesCard: true,
			choice: made
		};
	}
	return editCard(context, memo, bent.changes.map(({ kind, from, to }) => kind === "swap" ? {
		kind: "swap",
		from,
		to
	} : {
		kind: "leave out",
		food: from
	}), () => [toldOf(bent.changes, style)]);
}
function toldOf(changes, style) {
	const into = [...new Set(changes.filter(({ kind }) => kind === "swap").map(({ to }) => to))];
	return into.length > 0 ? tell("edits.made-so-with", {
		style,
		foods: into.slice(0, 4)
	}) : tell("edits.made-so", { style });
}
function withoutDiet(needs, diet) {
	return {
		...needs,
		diets: needs.diets.filter((one) => one !== diet)
	};
}
function refused({ table }, memo, style) {
	const dish = memo.card && bookDish(table, memo.card.slug);
	if (!dish) return void 0;
	const told = [tell("edits.cannot-be", { style })];
	const [other] = choose(table, likeThis(dish, table.wish), 1, new Set([dish.slug]));
	if (!other) return {
		memo,
		told
	};
	const { title } = other.adapted.dish;
	return offerDish(memo, other.adapted.original, [...told, tell("edits.other-dish", { dish: nounOf$2(title) })]);
}
// kitchen/src/commands/edits/scale.ts
const MOST_SERVINGS = 100;
const scale = (context, memo, clause) => {
	const { table } = context;
	const { card } = memo;
	const choice = card && choiceOfCard(table, memo);
	if (!choice) return void 0;
	const { dish, original } = choice.adapted;
	const before = servingsOf(table, card);
	const wanted = scaledBack(memo, clause, before) ?? wantedServings(clause, before, original);
	if (wanted === void 0) return restyle(context, memo, clause);
	const name = nounOf$2(dish.title);
	if (wanted < 1) return {
		memo,
		told: [tell("edits.too-few", { dish: name })]
	};
	if (wanted > MOST_SERVINGS) return {
		memo,
		told: [tell("edits.too-many", { most: MOST_SERVINGS })]
	};
	const servings = servingsFor(original, wanted);
	const next = withCard(memo, {
		...card,
		servings: wanted
	});
	const more = minutesFor(dish, servings).time - minutesFor(dish, servingsFor(original, before)).time;
	return {
		memo: next,
		told: [
			servings === wanted ? tell("edits.scaled", { servings }) : tell("edits.scaled-whole", {
				wanted,
				servings,
				dish: name
			}),
			...more >= 5 ? [tell("edits.rounds-later", { minutes: more })] : [],
			...more <= -5 ? [tell("edits.sooner", { minutes: -more })] : []
		],
		servesCard: true
	};
};
function scaledBack({ card, earlier }, clause, now) {
	const factor = clause.factor ?? TIMES.find(([words]) => says(clause, new Set(words)))?.[1];
	const last = earlier.at(-1);
	const was = last?.slug === card?.slug && last?.edits.length === card?.edits.length ? last?.servings : void 0;
	if (factor === void 0 || was === void 0) return void 0;
	return Math.round(was / factor) === now ? was : void 0;
}
function wantedServings(clause, before, dish) {
	const { people, factor, pieces, amounts, terms } = clause;
	const counted = amounts.filter(({ unit }) => !MEASURES$1.has(unit)).at(-1);
	if (people !== void 0) return Math.round(Math.max(people, people >= 100 ? counted?.value ?? 0 : 0));
	if (factor !== void 0) return Math.round(before * factor * 100) / 100 < 1 ? 0 : Math.round(before * factor);
	const times = TIMES.find(([words]) => words.some((word) => terms.includes(word)));
	if (times) return Math.round(before * times[1]);
	if (pieces !== void 0) return peopleFor(dish, pieces);
	return counted && Number.isFinite(counted.value) ? Math.round(counted.value) : void 0;
}
const TIMES = [
	[["half", "halve"], .5],
	[["double", "twice"], 2],
	[[
		"triple",
		"treble",
		"thrice"
	], 3],
	[["quadruple"], 4],
	[["quarter"], .25]
];
const MEASURES$1 = new Set("g gram kg kilo ml l litre tsp tbsp cup oz ounce lb pound minute min hour hr c f degree day cm inch".split(" "));
// kitchen/src/commands/edits/show.ts
const show = ({ table }, memo) => {
	const choice = memo.card && choiceOfCard(table, memo);
	if (!choice) return void 0;
	const dish = nounOf$2(choice.adapted.dish.title);
	const changed = (memo.card?.edits.length ?? 0) > 0;
	return {
		memo: {
			...memo,
			offered: []
		},
		told: [tell(changed ? "edits.shown-changed" : "edits.shown", { dish })],
		servesCard: true,
		choice
	};
};
// kitchen/src/commands/edits/undo.ts
const FIRST = new Set("first original originally beginning start plain normal wrote".split(" "));
const undo = (context, memo, clause) => {
	const { table } = context;
	const { card } = memo;
	if (!card) return void 0;
	const foods = foodsOf$1(table.kitchen, clause, "add", "about", "without", "from", "to", "want", "more", "less", "likes");
	const named = card.edits.filter((edit) => foods.some((food) => isAbout(table.kitchen, edit, food)));
	if (named.length > 0) {
		const edits = card.edits.filter((edit) => !named.includes(edit));
		const back = foods.filter((food) => named.some((edit) => isAbout(table.kitchen, edit, food)));
		return served$1(context, memo, {
			...card,
			edits
		}, memo.earlier, [tell("edits.food-back", { food: nounOf$2(back[0] ?? "") })]);
	}
	const [food] = foods;
	if (food !== void 0 && !says(clause, FIRST)) {
		const had = memo.earlier.findLast((one) => one.slug === card.slug && one.edits.some((edit) => isAbout(table.kitchen, edit, food)));
		if (had) return served$1(context, memo, had, memo.earlier.slice(0, memo.earlier.lastIndexOf(had)), [tell("edits.undone")]);
		const choice = choiceOfCard(table, memo);
		if (choice && isIn$1(table.kitchen, choice, food)) return {
			memo,
			told: [tell("edits.still-in", { food: nounOf$2(food) })]
		};
		if (clause.foods.some(({ role }) => role === "add")) return editCard(context, memo, [{
			kind: "add",
			food
		}], () => [tell("edits.added", { food: nounOf$2(food) })]);
	}
	const first = memo.earlier.find(({ slug }) => slug === card.slug);
	if (says(clause, FIRST) && (card.edits.length > 0 || first)) {
		const servings = first?.servings ?? card.servings;
		return served$1(context, memo, {
			slug: card.slug,
			edits: [],
			...servings === void 0 ? {} : { servings }
		}, memo.earlier.filter(({ slug }) => slug !== card.slug), [tell("edits.as-at-first")]);
	}
	const last = memo.earlier.at(-1);
	if (!last) return {
		memo,
		told: [tell("edits.nothing-to-undo")]
	};
	const told = last.slug === card.slug ? tell("edits.undone") : tell("edits.dish-back");
	return served$1(context, memo, last, memo.earlier.slice(0, -1), [told]);
};
function isAbout(kitchen, edit, said) {
	const food = foodSaid(kitchen, said);
	return (edit.kind === "swap" ? [edit.from, edit.to] : "food" in edit ? [edit.food] : []).some((name) => isSameFood$1(foodSaid(kitchen, name), food));
}
function served$1({ table }, memo, card, earlier, told) {
	const { asked: _, step: __, ...rest } = memo;
	const wanted = wantedBack(table, (memo.card?.edits ?? []).filter((edit) => !card.edits.some((one) => JSON.stringify(one) === JSON.stringify(edit))));
	const next = {
		...rest,
		card: {
			...card,
			edits: [...card.edits, ...wanted],
			servings: servingsOf(table, card)
		},
		earlier,
		offered: []
	};
	const choice = choiceOfCard(table, next);
	return choice && {
		memo: next,
		told,
		servesCard: true,
		choice
	};
}
function wantedBack(table, undone) {
	const foods = undone.flatMap((edit) => edit.kind === "swap" ? [edit.from] : edit.kind === "leave out" ? [edit.food] : []);
	const isDisliked = (said) => table.heard.avoid.some((food) => food.firm !== true && isSameFood$1(foodSaid(table.kitchen, said), food));
	return foods.filter(isDisliked).map((food) => ({
		kind: "add",
		food
	}));
}
// kitchen/src/commands/edits/units.ts
const units = ({ table }, memo, clause) => {
	const wanted = clause.units;
	if (wanted === void 0) return void 0;
	const system = SYSTEMS[wanted] ?? "metric";
	if (!memo.card || !choiceOfCard(table, memo)) return {
		memo,
		told: [tell("edits.units-noted", { system }), tell("edits.units-keep")]
	};
	return {
		memo: {
			...memo,
			offered: []
		},
		told: [tell("edits.units", { system })],
		servesCard: true
	};
};
const SYSTEMS = {
	international: "grams and millilitres",
	"United States": "cups and ounces",
	Imperial: "pounds and ounces"
};
// kitchen/src/commands/find/best-for.ts
const MOST_TRIED = 5;
const CANDIDATES$1 = 4;
function bestFor({ table, wish, atHand }, not, isRight = () => true) {
	const first = firstOf$1(table, wish, not, isRight);
	if (wish.include.length < 2 || first && !first.missed.includes("food")) return first;
	const mains = wish.include.filter((food) => isMain(food, atHand));
	const found = [...wish.include.slice(0, MOST_TRIED).filter(mayBeLeft).map((left) => wish.include.filter((food) => food !== left)), mains].filter((foods) => foods.length > 0).flatMap((include) => firstOf$1(table, {
		...wish,
		include
	}, not, isRight) ?? []);
	return [...first ? [first] : [], ...found].sort((a, b) => worth(table, b, wish, atHand) - worth(table, a, wish, atHand))[0];
}
function firstOf$1(table, wish, not, isRight) {
	return choose(table, wish, CANDIDATES$1, not).find(isRight);
}
function isMain(food, atHand) {
	return !mayBeLeft(food) || !atHand.includes(food);
}
function worth(table, choice, wish, atHand) {
	const used = usedIn(table, choice, wish.include);
	const mains = wish.include.filter((food) => isMain(food, atHand) && used.includes(food.said));
	const others = choice.missed.filter((miss) => miss !== "food").length;
	const { mainFoods } = require_read_dish.getDishFacts(table.kitchen.cookbook, choice.adapted.original);
	const hearts = wish.include.filter(({ names }) => names.some((name) => mainFoods.has(name)));
	return used.length + hearts.length / 2 + 2 * mains.length - 2 * others;
}
// kitchen/src/cookbook/check-recipe.ts
function checkRecipe({ rules, measures }, lines, needs, servings) {
	return require_read_dish.check(rules, lines, needs, servings, require_read_dish.createWeigher(measures));
}
// kitchen/src/compose/rank-forms.ts
const MAIN = 10;
const SEASONING = 3;
const LEFT = 1.2;
const LIKED = 4;
const BOUGHT = 2;
function rankForms(filled) {
	return filled.filter(({ used }) => used.length > 0).map((one) => ({
		one,
		points: pointsOf(one)
	})).sort((a, b) => b.points - a.points).map(({ one }) => one);
}
function pointsOf({ form, used, left, bought, cuisine }) {
	const sum = (foods) => foods.reduce((all, food) => all + weightOf(food), 0);
	const liked = used.filter((food) => isNamed$1(form.likes, food)).length;
	const cued = used.filter((food) => isNamed$1(cuisine.cues, food)).length;
	const lost = LEFT * sum(left.map(({ food }) => food));
	return sum(used) - lost + LIKED * liked + cued - BOUGHT * bought + form.rank;
}
function weightOf({ classes }) {
	return classes.includes("seasoning") ? SEASONING : MAIN;
}
// kitchen/src/compose/compose.ts
function compose$1(context, request) {
	const { forms } = context;
	const fit = createFoodFit(context, request.person ?? PERSON_WITHOUT_NEEDS);
	const { inHand, out } = sortFoods(context, fit, request.foods);
	const foods = inHand.map(({ food }) => food);
	if (foods.length === 0) return {
		refusal: "there is nothing in it to cook",
		left: out
	};
	const open = forms.all.filter((form) => isAskedFor$1(form, request));
	if (open.length === 0) return {
		refusal: "there is no such form",
		left: out
	};
	const fill = {
		...forms,
		fit
	};
	const ranked = rankForms(open.flatMap((form) => fillForm(fill, form, foods, request.cuisine) ?? []));
	const { made, refusal } = firstThatFits(context, fill, ranked, request);
	if (!made) return {
		refusal,
		left: out
	};
	const { dish, filled } = made;
	const saidAs = ({ key }) => inHand.find(({ food }) => food.key === key)?.said ?? key;
	return {
		dish,
		used: filled.used.map(saidAs),
		left: [...filled.left.map(({ food, why }) => ({
			food: saidAs(food),
			why
		})), ...out],
		form: filled.form.slug,
		others: ranked.map(({ form }) => form.slug).filter((slug) => slug !== filled.form.slug).slice(0, 3),
		labels: filled.used.filter(({ name }) => fit(name).varies).map(({ call }) => call)
	};
}
function sortFoods({ rules, forms }, fit, said) {
	const inHand = [];
	const out = [];
	for (const one of nameFoods(rules, forms.cooking, said)) if (!one.food) out.push({
		food: one.said,
		why: "it is no food that I know how to cook"
	});
	else {
		const why = fit(one.food.name).conflict ?? fit(one.said).conflict;
		if (why === void 0) inHand.push({
			said: one.said,
			food: one.food
		});
		else out.push({
			food: one.said,
			why
		});
	}
	return {
		inHand,
		out
	};
}
function isAskedFor$1({ slug, names, appliance }, request) {
	if (request.not?.includes(slug)) return false;
	const asked = request.form?.toLowerCase().trim();
	if (asked !== void 0 && asked !== slug && !names.includes(asked)) return false;
	if (request.appliance === void 0) return asked !== void 0 || !SPECIAL.has(appliance);
	return request.appliance === appliance;
}
const SPECIAL = new Set([
	"air fryer",
	"slow cooker",
	"pressure cooker"
]);
const MOST_CHECKED = 8;
function firstThatFits(context, fill, ranked, request) {
	const reasons = [];
	let checked = 0;
	for (const filled of ranked) {
		const made = writeWithinLimits(fill, filled, request.servings);
		if (!made || checked === MOST_CHECKED) continue;
		const { dish } = made;
		if (dish.time > (request.minutes ?? Number.POSITIVE_INFINITY)) {
			reasons.push(`it would take ${dish.time} minutes`);
			continue;
		}
		checked += 1;
		const conflict = findConflict(context, dish, request.person ?? PERSON_WITHOUT_NEEDS);
		if (conflict === void 0) return {
			made,
			refusal: ""
		};
		reasons.push(conflict);
	}
	return { refusal: reasons[0] ?? "nothing of that makes a dish by itself" };
}
function writeWithinLimits(fill, filled, asked) {
	const dish = writeDish(filled, boundServings(asked ?? filled.form.servings));
	if (!dish || dish.slug.length <= 200) return dish && {
		dish,
		filled
	};
	const fewer = fillForm(fill, filled.form, filled.used.slice(0, -1), filled.cuisine.name);
	return fewer && writeWithinLimits(fill, fewer, asked);
}
function findConflict(context, dish, person) {
	const lines = require_read_dish.dishLines(dish);
	const { findings, verdict } = checkRecipe(context, lines, person.needs, dish.servings);
	const excluded = findExcludedFoods(context, lines, person)[0];
	const raw = findUndercooked(context, lines, person)[0];
	if (verdict === "conflict") return findings.find(({ certainty }) => certainty === "contains")?.reason ?? "it would hold what must stay out";
	return (excluded ?? raw)?.reason;
}
// kitchen/src/commands/find/lay-card.ts
function layCard(memo, card) {
	const { asked: _, step: __, ...others } = memo;
	return {
		...others,
		card,
		earlier: (memo.card ? [...memo.earlier, memo.card] : memo.earlier).slice(-8),
		offered: [],
		served: [...memo.served.filter((slug) => slug !== card.slug), card.slug].slice(-40)
	};
}
function layList(memo, slugs) {
	const { asked: _, step: __, ...others } = memo;
	return {
		...others,
		offered: slugs
	};
}
// kitchen/src/commands/find/composed.ts
const FEWEST = 2;
const MOST_LEFT = 2;
function composedFor({ table, wish, atHand }, memo, clause, best) {
	const foods = wish.include.map(({ said }) => said);
	if (foods.length < FEWEST || wish.named.length > 0) return void 0;
	const isLate = best?.missed.includes("time") === true;
	const used = best ? usedIn(table, best, wish.include) : [];
	if (best && used.length >= foods.length && !isLate) return void 0;
	const composed = composeWith(table, wish, foods, clause, clause.people ?? table.people);
	if (!composed || composed.used.length <= used.length && !isLate) return void 0;
	const adapted = adapt(table.kitchen, composed.dish, bendingOf(table));
	if (!adapted) return void 0;
	const servings = clause.people ?? table.people;
	const slots = {
		dish: dishNoun(table, adapted.dish),
		time: sayMinutes(adapted.dish.time)
	};
	const isAllInHand = atHand.length === foods.length;
	return {
		memo: layCard(memo, {
			slug: composed.dish.slug,
			edits: [],
			...servings === void 0 ? {} : { servings }
		}),
		told: [tell(isAllInHand ? "find.composed" : "find.composed-wish", slots), ...leftTold(composed)],
		servesCard: true,
		choice: {
			adapted,
			missed: [],
			uses: 1
		}
	};
}
function composeWith({ kitchen, heard, lacking }, { maxMinutes, cuisine }, foods, { terms }, servings) {
	const said = terms.join(" ");
	const made = compose$1(kitchen, {
		foods,
		servings,
		person: heard.person,
		appliance: require_read_dish.APPLIANCES.find((one) => SAID_ALONE.has(one) && said.includes(one)),
		minutes: maxMinutes,
		cuisine: cuisine?.names[0],
		not: kitchen.forms.all.filter(({ appliance }) => lacking.some((tool) => tool === appliance)).map(({ slug }) => slug)
	});
	return "dish" in made ? made : void 0;
}
const SAID_ALONE = new Set([
	"air fryer",
	"slow cooker",
	"pressure cooker"
]);
function leftTold({ left }) {
	return left.slice(0, MOST_LEFT).map(({ food, why }) => tell("find.left", {
		food: nounOf([food]),
		why
	}));
}
// kitchen/src/commands/find/courses.ts
function meal(label, words, courses, keywords, narrow = true) {
	return {
		label,
		words: words.split(" "),
		course: {
			label,
			courses,
			keywords,
			narrow
		}
	};
}
const DINNER = meal("dinner", "dinner supper tea evening", ["main"], ["weeknight"]);
const MEALS = [
	meal("breakfast", "breakfast brunch morning", ["breakfast"], ["brunch"]),
	meal("lunch", "lunch lunchbox tiffin packed", [
		"salad",
		"soup",
		"main"
	], [
		"lunchbox",
		"light",
		"sandwich"
	], false),
	DINNER
];
const MENU = [
	meal("Nibbles", "canape nibble snack aperitif bite mezze meze", ["snack"], ["party", "festive"]),
	meal("Starter", "starter entree antipasto", [
		"soup",
		"salad",
		"snack"
	], ["light", "festive"]),
	meal("Soup", "soup broth", ["soup"], ["light"]),
	meal("Main", "main roast centrepiece", ["main"], ["festive", "weekend"]),
	meal("Side", "side vegetable salad trimming", ["side", "salad"], ["festive"]),
	meal("Dessert", "dessert pudding pud sweet afters afterwards cake", ["dessert"], ["festive", "make-ahead"]),
	meal("Drink", "drink cocktail mocktail", ["drink"], ["party"])
];
const USUAL$1 = {
	1: ["Main"],
	2: ["Main", "Dessert"],
	3: [
		"Starter",
		"Main",
		"Dessert"
	],
	4: [
		"Starter",
		"Main",
		"Side",
		"Dessert"
	],
	5: [
		"Nibbles",
		"Starter",
		"Main",
		"Side",
		"Dessert"
	],
	6: [
		"Nibbles",
		"Starter",
		"Soup",
		"Main",
		"Side",
		"Dessert"
	]
};
function coursesAsked(terms, count) {
	const named = MENU.filter(({ words }) => words.some((word) => terms.includes(word)));
	const usual = USUAL$1[Math.min(6, Math.max(1, count ?? 3))] ?? [];
	if (count === void 0 && named.length > 1) return named;
	const own = MENU.filter(({ label }) => usual.includes(label) || hasLabel(named, label));
	if (count === void 0) return own;
	const wanted = [...named, ...own.filter((one) => !named.includes(one))].slice(0, count);
	return MENU.filter((one) => wanted.includes(one));
}
function hasLabel(meals, label) {
	return meals.some((one) => one.label === label);
}
const MEAL_WORDS = new Set([..."week day night meal plan menu dish recipe idea people guest party course weekday weeknight weekend fortnight month easy quick".split(" "), ...[...MEALS, ...MENU].flatMap(({ words }) => words)]);
function isMeal(said) {
	return MEAL_WORDS.has(require_read_dish.singular(said)) && !SAID_OF_DISHES.has(require_read_dish.singular(said));
}
const SAID_OF_DISHES = new Set([
	"cake",
	"vegetable",
	"salad",
	"roast"
]);
// kitchen/src/commands/find/wished.ts
const IN$2 = new Set([
	"want",
	"have",
	"likes",
	"add",
	"more",
	"dish",
	"to"
]);
const OUT$1 = new Set([
	"without",
	"dislike",
	"lacking",
	"harm",
	"from"
]);
const ASIDE = new Set([
	"about",
	"about-dish",
	"beside",
	"less"
]);
const BARE_MEALS = new Set([
	"teas",
	"pud",
	"pudding",
	"puddings",
	"sweet"
]);
const SURE$1 = .6;
function isRefused({ foods }, { role, chance, food }) {
	const isSure = role !== "have" && chance >= SURE$1;
	const isOut = (one) => OUT$1.has(one.role) && sameFood(one.food, food);
	return IN$2.has(role) && !isSure && foods.some(isOut);
}
function foodsOf({ foods }, ...roles) {
	return foods.filter(({ role }) => roles.includes(role)).map(({ food }) => food);
}
function sameFood(a, b) {
	return a.said === b.said || a.names[0] === b.names[0];
}
function wishedOf(table, clause) {
	const { wish } = table;
	const { needs } = table.heard.person;
	const named = (roles) => clause.foods.filter(({ role }) => roles.has(role)).map(({ food }) => food);
	const refused = clause.foods.filter((one) => isRefused(clause, one)).map(({ food }) => food);
	const inside = named(IN$2).filter((food) => !refused.includes(food) && speaks(table.kitchen, food.said, needs));
	const isInside = (food) => inside.some((one) => sameFood(one, food));
	const out = [...named(OUT$1), ...refused].filter((food) => !isInside(food));
	const aside = [...named(ASIDE), ...out];
	const kept = wish.include.filter((food) => !aside.some((one) => sameFood(one, food)));
	const avoid = table.heard.avoid.filter((food) => food.firm || !(isInside(food) || isMeal(food.said)));
	const include = [...kept, ...inside.filter((food) => !kept.some((one) => sameFood(one, food)))].filter((food) => !avoid.some((one) => one.firm && sameFood(one, food))).filter(({ said }) => !BARE_MEALS.has(said));
	const fresh = out.filter((food) => !avoid.some((one) => sameFood(one, food)));
	const wanted = foodsOf(clause, "want", "likes", "dish", "to", "more");
	const limit = limitIn$1(clause);
	const minutes = limit ?? wish.maxMinutes;
	const isFirm = limit !== void 0 || wish.firmTime;
	return {
		table: {
			...table,
			heard: {
				...table.heard,
				avoid: [...avoid, ...fresh]
			}
		},
		wish: {
			...wish,
			named: [],
			include,
			...minutes === void 0 ? {} : {
				maxMinutes: minutes,
				firmTime: isFirm
			}
		},
		out: fresh,
		atHand: include.filter((food) => !wanted.some((one) => sameFood(one, food)))
	};
}
function limitIn$1({ minutes, terms }) {
	const at = terms.indexOf("hour");
	return minutes === 60 && terms[at - 1] === "half" ? 30 : minutes;
}
// kitchen/src/commands/find/find.ts
const CLEAR$1 = 1.5;
const OFFERED$4 = 3;
function find({ table }, memo, clause) {
	const wished = wishedOf(table, clause);
	const { wish } = wished;
	const served = new Set(memo.served);
	if (clarity(wish, allNeeds$1(table.heard.person.needs).length) >= CLEAR$1 && !wish.ideas && !isOpen(wish)) {
		const best = bestFor(wished, served, (choice) => keepsOut(wished, memo, choice));
		const composed = composedFor(wished, memo, clause, best);
		if (composed) return composed;
		if (best?.missed.length === 0) return cardFor$1(wished, memo, clause, best);
	}
	const chosen = choose(wished.table, wish, OFFERED$4, served);
	const [first] = chosen;
	if (!first) return nothing$1(memo);
	return chosen.length === 1 && first.missed.length === 0 ? cardFor$1(wished, memo, clause, first) : listFor(wished, memo, chosen, "find.list");
}
function nothing$1(memo) {
	return {
		memo,
		told: [tell("find.nothing")]
	};
}
function keepsOut({ table, out }, memo, choice) {
	if (out.length === 0) return true;
	const card = {
		slug: choice.adapted.original.slug,
		edits: editsFor(out, choice)
	};
	const avoid = table.heard.avoid.filter((food) => !out.includes(food));
	const made = choiceOfCard({
		...table,
		heard: {
			...table.heard,
			avoid
		}
	}, {
		...memo,
		card
	});
	return made !== void 0 && !out.some((food) => isIn(table, made.adapted.dish, food));
}
function editsFor(out, { adapted }) {
	const isGone = ({ said, names }) => adapted.changes.some(({ from }) => from.includes(said) || names.includes(from));
	return out.filter(isGone).map(({ said }) => ({
		kind: "leave out",
		food: said
	}));
}
function cardFor$1({ table, wish, out, atHand }, memo, clause, choice) {
	const { adapted } = choice;
	const servings = clause.people ?? table.people;
	const card = {
		slug: adapted.original.slug,
		...servings === void 0 ? {} : { servings },
		edits: editsFor(out, choice)
	};
	const slots = {
		dish: dishNoun(table, adapted.dish),
		time: sayMinutes(adapted.dish.time)
	};
	const used = usedIn(table, choice, wish.include);
	const spared = atHand.filter((food) => mayBeLeft(food));
	const misses = missesTold(table, used.length < wish.include.length ? withFood(choice) : choice, wish, used.length > 0 ? spared : []);
	return {
		memo: layCard(memo, card),
		told: [
			...misses,
			tell(misses.length > 0 ? "find.nearest" : "find.card", slots),
			...foodsTold(table, [choice], wish, atHand, misses.length > 0),
			...changesTold(choice)
		],
		servesCard: true,
		choice
	};
}
function withFood(choice) {
	return {
		...choice,
		missed: [...new Set([...choice.missed, "food"])]
	};
}
function listFor({ table, wish, atHand }, memo, lists, lead) {
	const first = lists[0];
	const misses = missesTold(table, first, wish).slice(0, 1);
	const open = isOpen(wish) && wish.moods.length === 0 && lead === "find.list";
	return {
		memo: layList(memo, lists.map(({ adapted }) => adapted.original.slug)),
		told: [
			misses[0] ?? tell(open ? "find.open" : lead),
			...foodsTold(table, lists, wish, atHand, misses.length > 0),
			tell(open ? "find.ask-more" : "find.list-end")
		],
		lists
	};
}
function foodsTold(table, choices, wish, atHand, missed) {
	const used = choices.map((choice) => usedIn(table, choice, wish.include));
	const unused = atHand.filter(mayBeLeft).filter(({ said }) => !used.some((foods) => foods.includes(said)));
	const [own = []] = used;
	const told = [];
	if (choices.length === 1 && own.length > 1) told.push(tell("find.uses", { foods: nounOf(own) }));
	if (unused.length > 0 && (!missed || used.flat().length > 0)) told.push(tell("find.unused", { foods: nounOf(unused.map(({ said }) => said)) }));
	return told;
}
// kitchen/src/commands/find/days.ts
const DAY_NAMES = [
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
	"Sunday"
];
const COUNTED = [
	"day",
	"night",
	"dinner",
	"supper",
	"evening",
	"meal",
	"recipe",
	"dish",
	"idea"
];
const OF_A_MEAL = [
	"lunch",
	"breakfast",
	"tea",
	"brunch",
	"pudding",
	"dessert",
	"soup",
	"iftar"
];
const WORKING = [
	"weekday",
	"weeknight",
	"workweek",
	"workday",
	"midweek"
];
const MOST_DAYS = 14;
const USUAL = 3;
function daysAsked(clause) {
	const { terms, days } = clause;
	const count = countOf$1(clause);
	const named = namedDays(clause);
	if (count === void 0 && named.length > 1) return named.map(onDay);
	if (count === 7) return DAY_NAMES.map((_, day) => onDay(day));
	if (count === 5 && days.length === 0) return DAY_NAMES.slice(0, 5).map((_, day) => onDay(day));
	if (count !== void 0) return numbered(count);
	if (terms.some((term) => WORKING.includes(term))) return DAY_NAMES.slice(0, 5).map((_, day) => onDay(day));
	if (terms.includes("fortnight")) return numbered(MOST_DAYS);
	if (terms.includes("week")) return DAY_NAMES.map((_, day) => onDay(day));
	if (terms.includes("weekend")) return [onDay(5), onDay(6)];
	return named.length === 1 ? named.map(onDay) : numbered(USUAL);
}
function onDay(day) {
	return {
		label: DAY_NAMES[day] ?? "",
		day
	};
}
function numbered(count) {
	return Array.from({ length: count }, (_, at) => ({ label: `Day ${at + 1}` }));
}
function countOf$1({ amounts, terms }) {
	const found = amounts.find(({ value, unit }) => {
		return [...COUNTED, ...OF_A_MEAL].includes(unit) && value >= 2 && !(unit === "meal" && value <= 3 && terms.includes("week"));
	});
	if (found) return Math.min(MOST_DAYS, Math.round(found.value));
	const weeks = amounts.find(({ unit }) => unit === "week");
	return weeks ? Math.min(MOST_DAYS, Math.round(weeks.value * 7)) : void 0;
}
function namedDays({ days, terms, foods }) {
	const own = [...new Set(days)];
	const [first = 0, last = 0] = own;
	const wanted = foods.filter(({ role, food }) => (role === "want" || role === "likes") && !isMeal(food.said)).length;
	if (terms.includes("week")) return [];
	if (own.length !== 2 || last - first < 2 || wanted > 1) return own;
	return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
// kitchen/src/cook/choose/next-of-kin.ts
const ROLES = {
	burger: /\bburgers?|hamburgers?\b/,
	handheld: /\b(?:sandwich(?:es)?|wraps?|burritos?|tacos?|quesadillas?|gyros|banh mi|b\u00e1nh m\u00ec|cheesesteak|fajitas|shawarma|lobster roll|toast|sm\u00f8rrebr\u00f8d|bruschetta|grilled cheese|enchiladas)\b/,
	flatbread: /\b(?:pizza|flatbreads?|lahmacun|manakish|khachapuri|naan|chapati|injera|tortillas)\b/,
	pasta: /\b(?:pasta|spaghetti|tagliatelle|fettuccine|penne|lasagne|lasagna|cannelloni|ravioli|gnocchi|macaroni|mac and cheese|carbonara|cacio|linguine|bolognese|scampi)\b/,
	noodles: /\b(?:noodles?|chow mein|pad thai|ramen|japchae|pho|laksa|lo mein)\b/,
	layered: /\b(?:lasagne|lasagna|moussaka|parmigiana|cannelloni|briam|imam bayildi)\b/,
	rice: /\b(?:rice|risotto|biryani|paella|jollof|pulao|pilaf|kedgeree|nasi goreng|jambalaya|bibimbap|donburi|congee)\b/,
	sushi: /\b(?:maki|sushi|onigiri|summer rolls?)\b/,
	curry: /\b(?:curry|korma|masala|vindaloo|dal|rendang|karahi|makhani|butter chicken|paneer|molee)\b/,
	stew: /\b(?:stew|tagine|goulash|chilli|bourguignon|coq au vin|paprikash|stroganoff|osso buco|adobo|pot roast|sauerbraten|rouladen|cacciatore|fesenjan|ghormeh|doro wat|bigos|nihari|feijoada|mole|casserole|braise[ds]?)\b/,
	roast: /\b(?:roast|roasted|leg of lamb|meatloaf|wellington|ribs|pulled pork|carnitas)\b/,
	crumbed: /\b(?:schnitzel|katsu|fried chicken|parmesan|croquetas|arancini|karaage|fish and chips)\b/,
	fritter: /\b(?:falafel|bhajis?|samosas?|fritters?|kelewele|fries|spring rolls?|croquetas|arancini)\b/,
	wings: /\bwings?\b/,
	skewer: /\b(?:kebabs?|kabab|souvlaki|satay|shish|suya|joojeh|\u0107evapi|cevapi)\b/,
	glazed: /\b(?:teriyaki|sweet and sour|general tso|orange chicken|bulgogi|kung pao)\b/,
	stirred: /\b(?:stir-?fr(?:y|ied)|chow mein|kung pao|pad krapow|lomo saltado|mapo)\b/,
	fish: /\b(?:salmon|fish|catfish|sardines|prawns?|shrimp|bacalhau|moqueca|ceviche|gambas)\b/,
	chops: /\b(?:chops?|steaks?|saltimbocca|carne asada|cutlets?)\b/,
	stuffed: /\b(?:empanadas?|pasties|pasty|samosas?|momos|pierogi|dumplings?|gyoza|wontons?|spring rolls?|summer rolls?|burritos?|quesadillas?|wraps?|spanakopita|calzone|stuffed(?! eggs)|dolmades|pittas?|tacos?|lettuce cups|croquetas|arancini|larb)\b/,
	morning: /\b(?:full english|fry-up|cooked breakfast|home fries|hash|huevos rancheros|shakshuka|menemen|scrambled eggs|omelette|eggs benedict|avocado toast|bubble and squeak|rosti|masala dosa)\b/,
	pie: /\b(?:pie|quiche|empanadas|spanakopita|pasties|pasty|tart|shepherd|cottage pie)\b/,
	gratin: /\b(?:gratin|dauphinois|cauliflower cheese|mac and cheese|pasta bake)\b/,
	dumpling: /\b(?:dumplings?|momos|pierogi|wontons?|gyoza|ravioli)\b/,
	eggs: /\b(?:omelette|frittata|eggs?|shakshuka|menemen|cilbir|kuku|tortilla espanola|huevos|quiche|devilled)\b/,
	pancake: /\b(?:pancakes?|crepes?|hotcakes?|waffles?|hotteok|syrniki|dosa|blini)\b/,
	porridge: /\b(?:porridge|oats|granola|congee|muesli)\b/,
	cake: /\b(?:cake|sponge|brownies?|muffins?|banana bread|sachertorte|kladdkaka|drizzle|buns|malva)\b/,
	biscuit: /\b(?:biscuits?|cookies?|shortbread|flapjacks?|alfajores|scones?|brigadeiros)\b/,
	loaf: /\b(?:bread|loaf|rolls|buns|bagels?|pretzels?|focaccia|pandesal|pao de queijo|scones?|cornbread)\b/,
	set: /\b(?:pudding|panna cotta|creme brulee|mousse|trifle|tiramisu|cheesecake|mouhalabieh|chia|watalappan|sago|pasteis|custard)\b/,
	fruit: /\b(?:fruit|apples?|oranges|berries|grutze|banana|mango|crumble|strudel)\b/,
	fried: /\b(?:churros|gulab jamun|doughnuts?)\b/,
	dip: /\b(?:hummus|guacamole|tzatziki|raita|baba ghanoush|tapenade|zaalouk|ajvar|salsa|pico de gallo|dip|pesto|chutney|harissa|chimichurri)\b/,
	potato: /\b(?:potato(?:es)?|fries|rosti|dauphinois|colcannon|patatas|aloo|chips)\b/,
	slaw: /\b(?:slaw|coleslaw|kimchi|cucumber|cucumbers|sunomono|mizeria)\b/,
	milky: /\b(?:latte|lassi|chai|milkshake|hot chocolate|frappe|horchata|smoothie|thai iced tea|iced coffee)\b/,
	chilled: /\b(?:lemonade|iced tea|mojito|sangria|bissap|sorrel|granita|juice)\b/
};
const NEAR = {
	main: [
		"soup",
		"salad",
		"breakfast",
		"snack",
		"side"
	],
	soup: [
		"main",
		"side",
		"salad"
	],
	salad: [
		"side",
		"soup",
		"snack"
	],
	side: [
		"salad",
		"snack",
		"soup"
	],
	snack: [
		"side",
		"main",
		"sauce",
		"salad",
		"bread"
	],
	sauce: [
		"side",
		"snack",
		"salad"
	],
	bread: [
		"snack",
		"breakfast",
		"side"
	],
	breakfast: [
		"main",
		"bread",
		"snack",
		"side"
	],
	dessert: [
		"breakfast",
		"bread",
		"snack",
		"drink"
	],
	drink: ["dessert"]
};
const NEAR_SWEET = [
	"bread",
	"breakfast",
	"dessert",
	"snack",
	"drink"
];
const SWEETENERS = /\b(?:sugar|honey|syrup|jaggery|jam|condensed milk|dates|molasses)\b/;
const SAVOURY = /\b(?:garlic|onions?|shallots?|pepper|chill(?:i|ies)|soy sauce|tamari|fish sauce)$/;
const GRAMS = {
	g: 1,
	ml: 1,
	kg: 1e3,
	tbsp: 13,
	tsp: 4
};
function isSweet(dish) {
	if (dish.course === "dessert") return true;
	if (![
		"bread",
		"breakfast",
		"snack",
		"drink"
	].includes(dish.course)) return false;
	if (dish.ingredients.some((item) => SAVOURY.test(item.name))) return false;
	return dish.ingredients.filter((item) => SWEETENERS.test(item.name)).reduce((sum, item) => sum + numberOf(item.quantity) * (GRAMS[item.unit] ?? 0), 0) / dish.servings >= 4 || dish.keywords.includes("sweet");
}
function rolesOf$1(dish) {
	return traitsOf(dish).roles;
}
const remembered = new WeakMap();
function traitsOf(dish) {
	const known = remembered.get(dish);
	if (known) return known;
	const names = [dish.title, ...dish.also].map((name) => `${name.toLowerCase()} ${require_read_dish.normalise(name)}`);
	const roles = Object.keys(ROLES).filter((role) => names.some((name) => ROLES[role]?.test(name)));
	const head = require_read_dish.contentTokens(dish.title).at(-1) ?? "";
	const traits = {
		roles: new Set(roles),
		isSweet: isSweet(dish),
		head
	};
	remembered.set(dish, traits);
	return traits;
}
const MOST_KIN = 100;
function nextOfKin(cookbook, dish, isFirst = () => false) {
	const mine = traitsOf(dish);
	const near = mine.isSweet && dish.course !== "drink" ? NEAR_SWEET : NEAR[dish.course];
	const best = [];
	for (const one of cookbook.dishes) {
		if (one === dish || one.course !== dish.course && !near.includes(one.course)) continue;
		if (traitsOf(one).isSweet !== mine.isSweet && dish.course !== "drink") continue;
		const apart = one.course === "drink" && dish.course !== "drink" ? -SAME_COURSE : 0;
		const alike = one.course === dish.course;
		const isOther = FORM_COUNTS.has(dish.course) && mine.roles.size > 0 && shared(mine.roles, rolesOf$1(one)) === 0;
		const bonus = alike && !isOther ? SAME_COURSE : alike ? BARELY : apart;
		const score = likeness(cookbook, dish, one) + bonus + (isFirst(one) ? BEFORE_ALL : 0);
		if (best.length === MOST_KIN && score <= (best.at(-1)?.score ?? 0)) continue;
		const place = best.findLastIndex((other) => other.score >= score) + 1;
		best.splice(place, 0, {
			one,
			score
		});
		if (best.length > MOST_KIN) best.pop();
	}
	return best.map(({ one }) => one);
}
const SAME_COURSE = 9;
const BARELY = 1;
const FORM_COUNTS = new Set(["snack", "breakfast"]);
const BEFORE_ALL = 1e3;
function likeness(cookbook, a, b) {
	const [mine, theirs] = [require_read_dish.getDishFacts(cookbook, a), require_read_dish.getDishFacts(cookbook, b)];
	const hearts = shared(mine.mainFoods, theirs.mainFoods);
	const keywords = a.keywords.filter((word) => b.keywords.includes(word)).length;
	return 5 * shared(rolesOf$1(a), rolesOf$1(b)) + Math.min(2, hearts) + .6 * keywords + (traitsOf(a).head === traitsOf(b).head ? 1.5 : 0) + (a.cuisine === b.cuisine ? .5 : 0) - (a.course === "drink" && mine.foods.has("alcohol") !== theirs.foods.has("alcohol") ? 6 : 0);
}
function shared(a, b) {
	let count = 0;
	for (const one of a) if (b.has(one)) count += 1;
	return count;
}
// kitchen/src/commands/find/serve-named.ts
const OFFERED$3 = 3;
function serveNamed(context, memo, clause, dish) {
	const { table } = context;
	const edits = editsIn(table, dish, clause);
	const servings = clause.people ?? table.people;
	const card = {
		slug: dish.slug,
		edits,
		...servings === void 0 ? {} : { servings }
	};
	const plain = fitted(tableForCard(table, card), dish);
	if (!plain) {
		const namesake = namesakeOf(table, dish, clause);
		return namesake ? serveNamed(context, memo, clause, namesake) : nearestTo(table, memo, dish);
	}
	const limit = limitIn$1(clause);
	if (limit !== void 0 && plain.adapted.dish.time > limit) return tooSlow(table, memo, plain.adapted.dish, limit);
	const made = withEdits(context, layCard(memo, {
		...card,
		edits: []
	}), edits);
	const choice = made.choice ?? plain;
	const told = [tell("find.dish", {
		dish: dishNoun(table, choice.adapted.dish),
		time: sayMinutes(choice.adapted.dish.time),
		servings: servingsFor(dish, servings)
	}), ...edits.length > 0 ? made.told : changesTold(choice)];
	return {
		memo: made.memo,
		told,
		servesCard: true,
		choice
	};
}
function namesakeOf(table, dish, clause) {
	const { cookbook } = table.kitchen;
	const said = clause.said.find((one) => one.dish.slug === dish.slug)?.words ?? [];
	if (said.length === 0) return void 0;
	return nextOfKin(cookbook, dish).find((one) => one.course === dish.course && said.every((word) => require_read_dish.getDishFacts(cookbook, one).terms.has(word)) && fitted(table, one));
}
function withEdits(context, memo, edits) {
	let made = {
		memo,
		told: []
	};
	for (const edit of edits) {
		const next = editCard(context, made.memo, [edit], () => [editTold(edit)]);
		if (!next) continue;
		const { choice = made.choice } = next;
		const memoNow = next.servesCard ? {
			...next.memo,
			earlier: memo.earlier
		} : made.memo;
		const refusal = next.servesCard ? next.told : next.told.slice(0, 1);
		made = {
			memo: memoNow,
			told: [...made.told, ...refusal],
			...choice ? { choice } : {}
		};
	}
	return made;
}
function editTold(edit) {
	if (edit.kind === "swap") return tell("find.instead", {
		to: nounOf([edit.to]),
		from: nounOf([edit.from])
	});
	return tell("find.left-out", { foods: nounOf(edit.kind === "leave out" ? [edit.food] : []) });
}
function fitted(table, dish) {
	if (!suitsTable(table, dish)) return void 0;
	const adapted = adapt(table.kitchen, dish, bendingOf(table));
	return adapted ? {
		adapted,
		missed: [],
		uses: 1
	} : void 0;
}
function editsIn(table, dish, clause) {
	const [from, to] = [foodsOf(clause, "from")[0], foodsOf(clause, "to")[0]];
	const isThere = (food) => food !== void 0 && isIn(table, dish, food);
	const swaps = isThere(from) && to ? [{
		kind: "swap",
		from: from.said,
		to: to.said
	}] : [];
	const gone = foodsOf(clause, "without", "dislike").filter(isThere);
	if (swaps.length === 0) swaps.push(...swapsOfAKind(table, dish, clause));
	return [...swaps, ...gone.map(({ said }) => ({
		kind: "leave out",
		food: said
	}))];
}
function swapsOfAKind({ kitchen }, dish, clause) {
	return foodsOf(clause, "want", "to", "have", "add").filter((food) => !dish.ingredients.some(({ name }) => isFood({ kitchen }, name, food))).flatMap(({ said, kinds }) => {
		const kind = kinds.find((one) => STANDING_IN.has(one));
		const held = kind && dish.ingredients.find(({ name }) => isOfKind(kitchen.rules, name, kind));
		return held ? [{
			kind: "swap",
			from: held.name,
			to: said
		}] : [];
	});
}
const STANDING_IN = new Set([
	"meat",
	"fish",
	"pasta",
	"wheat",
	"rice"
]);
function isOfKind(rules, name, kind) {
	return require_read_dish.findTerms(rules, name).some(({ isFood, kinds }) => isFood && kinds[0] !== "stock" && kinds.includes(kind));
}
function tooSlow(table, memo, dish, limit) {
	const slots = {
		dish: dishNoun(table, dish),
		time: sayMinutes(dish.time),
		limit: sayMinutes(limit)
	};
	return nearestTo(table, memo, table.kitchen.cookbook.dishes.find(({ slug }) => slug === dish.slug) ?? dish, tell("find.dish-slow", slots), ({ time }) => time <= limit);
}
function nearestTo(table, memo, dish, lead = whyNot(table, dish), suits = () => true) {
	const { cookbook } = table.kitchen;
	const lists = [];
	for (const one of nextOfKin(cookbook, dish)) {
		if (lists.length >= OFFERED$3) break;
		if (table.served.has(one.slug) || memo.served.includes(one.slug)) continue;
		const choice = suits(one) ? fitted(table, one) : void 0;
		if (choice) lists.push(choice);
	}
	if (lists.length === 0) return {
		memo,
		told: [lead]
	};
	return {
		memo: layList(memo, lists.map(({ adapted }) => adapted.original.slug)),
		told: [lead, tell("find.list-end")],
		lists
	};
}
function whyNot(table, dish) {
	const noun = dishNoun(table, dish);
	const tool = stuckWithout(require_read_dish.getDishFacts(table.kitchen.cookbook, dish), dish, table.lacking);
	if (tool) return tell("find.dish-tool", {
		dish: noun,
		tool
	});
	if (!speaks(table.kitchen, dish.title, table.heard.person.needs)) return tell("find.unfit");
	return tell(suitsTable(table, dish) ? "find.dish-unfit" : "find.dish-care", { dish: noun });
}
// kitchen/src/commands/find/pick.ts
function pick$2(context, memo, clause) {
	const { table } = context;
	const dishes = dishesOf(table, memo.offered.length > 0 ? memo.offered : memo.plan.map(({ slug }) => slug));
	if (dishes.length === 0) return void 0;
	const found = pickFrom(table, dishes, memo, clause);
	if (found === "none such") return {
		memo,
		told: [tell("find.no-such-place", { count: dishes.length })]
	};
	if (found) return serveNamed(context, memo, clause, found);
	if (clause.dishes.length > 0) return void 0;
	return {
		memo,
		told: [tell("find.which", { dishes: oneOf(titles(table, dishes)) })]
	};
}
function dishesOf(table, slugs) {
	return slugs.flatMap((slug) => bookDish(table, slug) ?? []);
}
function titles(table, dishes) {
	return dishes.map((dish) => dishNoun(table, dish).name);
}
function oneOf(names) {
	const [last = "", ...others] = names.toReversed();
	return others.length === 0 ? last : `${others.toReversed().join(", ")} or ${last}`;
}
function pickFrom(table, dishes, memo, clause) {
	const named = dishes.find((dish) => clause.dishes.includes(dish));
	if (named) return named;
	const [day] = memo.offered.length > 0 ? [] : clause.days;
	const label = DAY_NAMES[day ?? -1];
	const onDay = label && memo.plan.find((meal) => meal.label.startsWith(label));
	if (onDay) return dishes.find(({ slug }) => slug === onDay.slug);
	const byWords = bestByWords(table, dishes, clause);
	if (byWords) return byWords;
	const { ordinal } = clause;
	if (ordinal !== void 0) return dishes.at(ordinal < 0 ? ordinal : ordinal - 1) ?? "none such";
	const [bare] = clause.amounts.filter(({ unit }) => unit === "" || unit === "please");
	if (bare && Number.isInteger(bare.value) && bare.value > 0) return dishes[bare.value - 1] ?? "none such";
	return superlative(dishes, clause.terms) ?? (dishes.length === 1 ? dishes[0] : void 0);
}
function bestByWords(table, dishes, { terms, foods, diets }) {
	const scores = dishes.map((dish) => {
		const facts = require_read_dish.getDishFacts(table.kitchen.cookbook, dish);
		const inName = terms.filter((term) => facts.terms.has(term) || dish.course === term).length;
		const ofFood = foods.filter(({ food }) => isIn(table, dish, food));
		const heart = foods.filter(({ food }) => food.names.some((one) => facts.mainFoods.has(one)));
		const fits = diets.filter((diet) => !facts.contains.has(diet)).length;
		return 2 * inName + ofFood.length + heart.length + 2 * fits;
	});
	const best = Math.max(...scores);
	const winners = dishes.filter((_, at) => scores[at] === best);
	return best > 0 && winners.length === 1 ? winners[0] : void 0;
}
const MEASURES = [
	[[
		"quickest",
		"quick",
		"fastest",
		"fast",
		"shortest",
		"soonest"
	], ({ time }) => time],
	[[
		"easiest",
		"easy",
		"simplest",
		"simple",
		"least",
		"laziest",
		"fewest"
	], ({ active, ingredients }) => active + 2 * ingredients.length],
	[["slowest", "longest"], ({ time }) => -time]
];
function superlative(dishes, terms) {
	const [, measure] = MEASURES.find(([words]) => words.some((word) => terms.includes(word))) ?? [];
	return measure && [...dishes].sort((a, b) => measure(a) - measure(b))[0];
}
// kitchen/src/commands/find/other.ts
const OFFERED$2 = 3;
const TOO_LONG = [
	"quick",
	"quicker",
	"faster",
	"long",
	"longer",
	"time",
	"slow"
];
const TOO_MUCH_WORK = [
	"easier",
	"simpler",
	"fiddly",
	"faff",
	"chopping",
	"washing",
	"work",
	"effort"
];
function other({ table }, memo, clause) {
	const last = dishesOf(table, memo.offered.length > 0 ? memo.offered : slugOf(memo));
	const [first] = last;
	if (!first) return void 0;
	const wished = wishedOf(table, clause);
	const isBare = isOpen(wished.wish) && wished.wish.moods.length === 0;
	const isKind = first.course !== "main" && last.every(({ course }) => course === first.course);
	const plain = isBare && (memo.offered.length === 0 || isKind) ? likeThis(first, wished.wish) : wished.wish;
	const wish = bent(plain, last, clause.terms);
	const eaten = foodsOf(clause, "about-dish").flatMap(({ said }) => require_read_dish.contentTokens(said));
	const not = new Set([
		...memo.offered,
		...memo.served,
		...slugOf(memo),
		...calledAfter(table.kitchen.cookbook.dishes, eaten)
	]);
	const moods = clause.wish.moods;
	const lists = nearestIn(table, choose(wished.table, wish, moods.length > 0 ? 9 : OFFERED$2, not), moods).slice(0, OFFERED$2);
	const [mood] = moods;
	if (mood?.label && lists[0] && suits(table, lists[0], moods) <= 0) {
		const { told, ...outcome } = listFor({
			...wished,
			wish
		}, memo, lists, "find.others");
		return {
			...outcome,
			told: [tell("find.miss-mood", { mood: mood.label }), ...told.slice(1)]
		};
	}
	if (lists.length === 0) return {
		memo,
		told: [tell("find.no-more")]
	};
	const lead = wish === plain ? "find.others" : "find.others-lighter-work";
	return listFor({
		...wished,
		wish
	}, memo, lists, lead);
}
function slugOf({ card }) {
	return card ? [card.slug] : [];
}
function nearestIn(table, found, moods) {
	return [...found].sort((a, b) => suits(table, b, moods) - suits(table, a, moods));
}
function suits({ kitchen }, choice, moods) {
	const { terms } = require_read_dish.getDishFacts(kitchen.cookbook, choice.adapted.original);
	const hits = (words) => words.filter((word) => terms.has(word)).length;
	return moods.reduce((sum, { keywords, against }) => sum + hits(keywords) - hits(against), 0);
}
function bent(wish, last, terms) {
	const says = (words) => words.some((word) => terms.includes(word));
	if (wish.maxMinutes === void 0 && says(TOO_LONG)) {
		const least = Math.min(...last.map(({ time }) => time));
		return {
			...wish,
			maxMinutes: Math.max(15, least - 1)
		};
	}
	if (!says(TOO_MUCH_WORK)) return wish;
	const easy = {
		label: "easy",
		keywords: [
			"easy",
			"one-pan",
			"one-pot"
		],
		against: [],
		firm: false
	};
	return {
		...wish,
		moods: [...wish.moods, easy]
	};
}
function calledAfter(dishes, words) {
	const kinds = new Set(words.map(require_read_dish.singular));
	if (kinds.size === 0) return [];
	return dishes.filter(({ title }) => require_read_dish.contentTokens(title).some((word) => kinds.has(word))).map(({ slug }) => slug);
}
// kitchen/src/commands/find/change-of-list.ts
const changeOfList = (context, memo, clause) => memo.card || memo.offered.length === 0 ? void 0 : other(context, memo, clause);
// kitchen/src/commands/find/dish.ts
const OFFERED$1 = 3;
const CLEAR = 1.5;
function dish(context, memo, clause) {
	const [named] = clause.dishes;
	if (named) return serveNamed(context, memo, clause, named);
	const { famous } = clause;
	if (famous) return lacking(context, memo, clause, famous.said);
	if (clause.wish.course) return void 0;
	const wished = wishedOf(context.table, clause);
	const wish = {
		...clause.wish,
		include: wished.wish.include
	};
	if (isOpen(wish)) return clause.terms.length > 0 ? unknown$1(memo) : void 0;
	const [best] = choose(wished.table, wish, 1, new Set(memo.served));
	const isThat = best?.missed.length === 0 && clarity(wish, 0) >= CLEAR;
	if (best && isThat) return cardFor$1({
		...wished,
		wish,
		atHand: []
	}, memo, clause, best);
	return lacking(context, memo, clause);
}
function unknown$1(memo) {
	return {
		memo,
		told: [tell("find.unknown-dish")]
	};
}
function lacking(context, memo, clause, said) {
	const lists = relatives(context, memo, clause);
	const lead = said ? tell("find.no-dish", { dish: said }) : tell("find.no-such-dish");
	if (lists.length === 0) return {
		memo,
		told: [lead, tell("find.describe-it")]
	};
	return {
		memo: layList(memo, lists.map(({ adapted }) => adapted.original.slug)),
		told: [lead, tell("find.list-end")],
		lists
	};
}
function relatives({ table }, memo, clause) {
	const { cookbook } = table.kitchen;
	const { famous } = clause;
	const like = (famous?.like ?? []).flatMap((name) => {
		const found = cookbook.dishes.find(({ title }) => title.toLowerCase() === name.toLowerCase());
		return found ? [found] : [resolveDishName(cookbook, name)].filter((one) => one !== void 0);
	});
	const kin = [...new Set(like)].flatMap((one) => fitted(table, one) ?? []);
	const words = (famous?.like ?? []).flatMap((name) => require_read_dish.contentTokens(name));
	const wished = wishedOf(table, clause);
	const wish = famous ? {
		...NO_WISH,
		words: words.slice(0, 1)
	} : {
		...clause.wish,
		include: wished.wish.include,
		named: []
	};
	const taken = new Set([...memo.served, ...kin.map(({ adapted }) => adapted.original.slug)]);
	const more = kin.length >= OFFERED$1 ? [] : choose(wished.table, wish, OFFERED$1, taken);
	return [...kin, ...more.filter(({ missed }) => !famous || missed.length === 0)].slice(0, OFFERED$1);
}
// kitchen/src/commands/find/have.ts
function have(context, memo, clause) {
	const { table } = context;
	const choice = memo.offered.length === 0 ? cardBefore(table, memo, clause) : void 0;
	if (!choice) return clause.foods.length > 0 ? find(context, memo, clause) : void 0;
	const { dish } = choice.adapted;
	const lacks = foodsOf(clause, "lacking", "without", "from").filter((food) => isIn(table, dish, food));
	const needless = foodsOf(clause, "lacking").filter((food) => !isIn(table, dish, food));
	const has = foodsOf(clause, "have", "add", "to", "want", "likes").filter(({ said }) => speaks(table.kitchen, said, table.heard.person.needs));
	const inside = has.filter((food) => isIn(table, dish, food));
	const beside = has.filter((food) => !inside.includes(food));
	const noun = dishNoun(table, dish);
	const { asked: _, ...kept } = memo;
	const [gone] = lacks;
	if (gone) return withoutIt(context, kept, clause, dish, gone, beside);
	const told = [];
	if (inside.length > 0) told.push(tell("find.have-in", {
		foods: nouns(inside),
		dish: noun
	}));
	if (needless.length > 0) told.push(tell("find.needless", {
		foods: nouns(needless),
		dish: noun
	}));
	const [extra] = beside;
	if (!extra) return told.length > 0 ? {
		memo: kept,
		told
	} : void 0;
	const place = placeFor(table, dish, extra);
	if (place) {
		told.push(tell("find.may-replace", {
			food: nouns([extra]),
			from: nounOf([plainName$1(place)])
		}));
		const about = `${place} -> ${extra.said}`;
		return {
			memo: {
				...kept,
				asked: {
					kind: "offer",
					act: "swap",
					about
				}
			},
			told
		};
	}
	told.push(tell("find.may-add", {
		food: nouns([extra]),
		dish: noun
	}));
	return {
		memo: {
			...kept,
			asked: {
				kind: "offer",
				act: "add",
				about: extra.said
			}
		},
		told
	};
}
function cardBefore(table, memo, clause) {
	const { card } = memo;
	if (!card) return void 0;
	const gone = foodsOf(clause, "lacking", "without", "from").map(({ said }) => ({
		kind: "leave out",
		food: said
	}));
	return choiceOfCard(tableForCard(table, {
		...card,
		edits: [...card.edits, ...gone]
	}), memo);
}
function withoutIt(context, memo, clause, dish, gone, beside) {
	const { table } = context;
	const at = dish.ingredients.find(({ name }) => isFood(table, name, gone));
	const near = beside.find((food) => isAlike(food, gone));
	if (near) {
		const edit = {
			kind: "swap",
			from: gone.said,
			to: near.said
		};
		const slots = {
			from: nouns([gone]),
			to: nouns([near])
		};
		return editCard(context, memo, [edit], () => [tell("find.instead", slots)]);
	}
	const own = dish.swaps.find(({ from, to }) => from === at?.name && speaks(table.kitchen, to.name, table.heard.person.needs));
	if (own) {
		const to = plainName$1(own.to.name);
		const told = [tell("find.lacking", {
			from: nouns([gone]),
			to: nounOf([to])
		})];
		return {
			memo: {
				...memo,
				asked: {
					kind: "offer",
					act: "swap",
					about: `${gone.said} -> ${to}`
				}
			},
			told
		};
	}
	const mention = {
		role: "from",
		chance: 1,
		food: gone
	};
	const swapped = changeFoods(context, memo, {
		...clause,
		act: "swap",
		foods: [mention]
	});
	if (swapped?.servesCard || swapped?.memo.asked) return swapped;
	return editCard(context, memo, [{
		kind: "leave out",
		food: gone.said
	}], () => [tell("find.goes-without", { foods: nouns([gone]) })]);
}
function placeFor({ kitchen }, dish, food) {
	const own = dish.swaps.find(({ to }) => isFood({ kitchen }, to.name, food));
	if (own) return own.from;
	const kind = food.kinds.find((one) => SWAPPED_WITHIN.has(one));
	return dish.ingredients.find(({ name }) => kind && isFood({ kitchen }, name, {
		said: kind,
		names: [kind],
		kinds: []
	}))?.name;
}
const SWAPPED_WITHIN = new Set([
	"cheese",
	"pasta",
	"rice",
	"bean",
	"lentil",
	"mushroom",
	"vinegar",
	"onion",
	"milk",
	"white fish",
	"oily fish"
]);
function isAlike(a, b) {
	return a.kinds.some((kind) => b.kinds.includes(kind)) || a.kinds.includes(b.names[0] ?? "");
}
function nouns(foods) {
	return nounOf(foods.map(({ said }) => said));
}
// kitchen/src/commands/find/no.ts
function no({ table }, memo, _) {
	const { asked, ...kept } = memo;
	if (memo.offered.length > 0) return {
		memo: {
			...kept,
			asked: {
				kind: "offer",
				act: "other"
			}
		},
		told: [tell("find.no-list")]
	};
	if (!asked) return void 0;
	const choice = choiceOfCard(table, kept);
	return choice ? {
		memo: kept,
		told: [tell("find.no-card", { dish: dishNoun(table, choice.adapted.dish) })]
	} : {
		memo: kept,
		told: [tell("find.no-offer")]
	};
}
// kitchen/src/commands/find/people.ts
const MOST$1 = 60;
function people({ table }, memo, clause) {
	const count = clause.people;
	if (count === void 0 || count < 1) return void 0;
	if (count > MOST$1) return {
		memo,
		told: [tell("find.too-many", {
			count,
			most: MOST$1
		})]
	};
	const { asked: _, ...kept } = memo;
	const { card } = kept;
	if (!card || kept.offered.length > 0) return {
		memo: kept,
		told: noted(kept, count)
	};
	const choice = choiceOfCard(table, kept);
	if (!choice) return void 0;
	const servings = servingsFor(choice.adapted.original, count);
	if (servings === (card.servings ?? choice.adapted.original.servings)) return {
		memo: kept,
		told: [tell("find.already-for", { servings })]
	};
	const told = servings === count ? tell("find.for-people", { count }) : tell("find.for-about", {
		count,
		servings
	});
	return {
		memo: {
			...kept,
			card: {
				...card,
				servings: count
			},
			earlier: [...kept.earlier, card].slice(-8)
		},
		told: [told],
		servesCard: true,
		choice
	};
}
function noted({ offered, plan }, count) {
	if (offered.length > 0) return [tell("find.people-list", { count })];
	return [tell(plan.length > 0 ? "find.people-plan" : "find.people-noted", { count })];
}
// kitchen/src/memo/memo.ts
const EMPTY_MEMO = {
	earlier: [],
	offered: [],
	plan: [],
	served: [],
	said: []
};
// kitchen/src/commands/find/reset.ts
function reset({ table }, memo, _) {
	const { person, avoid } = table.heard;
	const keeps = allNeeds$1(person.needs).length + avoid.length > 0;
	const { said, served } = memo;
	return {
		memo: {
			...EMPTY_MEMO,
			said,
			served
		},
		told: [tell(keeps ? "find.reset-needs" : "find.reset")]
	};
}
// kitchen/src/commands/plan/choose-meals.ts
const CANDIDATES = 6;
function chooseMeals(table, meals, not, beside = [], goes = "apart") {
	const taken = new Set(not);
	for (const { choice } of meals) if (choice) taken.add(choice.adapted.original.slug);
	const chosen = [];
	for (const { label, wish, choice } of meals) {
		const best = leastAlike(table, choice ? [choice] : candidatesFor(table, wish, taken, chosen[0], goes), [...beside, ...chosen.map((one) => one.choice.adapted.original)]);
		if (!best) continue;
		taken.add(best.adapted.original.slug);
		chosen.push({
			label,
			choice: best
		});
	}
	return chosen;
}
function candidatesFor(table, wish, taken, first, goes) {
	const kitchen = first?.choice.adapted.original.cuisine;
	if (goes === "together" && kitchen && !wish.cuisine) {
		const cuisine = {
			label: kitchen,
			names: [kitchen],
			nearest: false
		};
		const own = choose(table, {
			...wish,
			cuisine
		}, 3, taken).filter(({ missed }) => missed.length === 0);
		if (own.length > 0) return own;
	}
	return choose(table, wish, CANDIDATES, taken);
}
function leastAlike(table, candidates, dishes) {
	let best;
	for (const [at, choice] of candidates.entries()) {
		const dish = choice.adapted.original;
		const likeness = dishes.reduce((sum, one, place) => {
			const isLast = place === dishes.length - 1;
			return sum + alike(table, dish, one) * (isLast ? 2 : 1);
		}, 0);
		const cost = 20 * choice.missed.length + 2 * likeness + at / 2;
		if (!best || cost < best.cost) best = {
			choice,
			cost
		};
	}
	return best?.choice;
}
function alike({ kitchen }, a, b) {
	const [mine, theirs] = [a, b].map((dish) => require_read_dish.getDishFacts(kitchen.cookbook, dish).mainFoods);
	const hearts = [...mine ?? []].filter((food) => theirs?.has(food) && !TOO_WIDE$1.has(food));
	return (a.cuisine === b.cuisine ? 1 : 0) + Math.min(2, hearts.length) + (a.keywords[0] === b.keywords[0] ? 1 : 0);
}
function wishFor(wish, { course }, include = []) {
	const told = {
		label: "",
		keywords: wish.words.filter((word) => !MEAL_WORDS.has(word)),
		against: ["leftovers"],
		firm: false
	};
	return {
		...wish,
		course,
		include,
		named: [],
		words: [],
		moods: [...wish.moods, told],
		ideas: true
	};
}
function suitsMeal({ kitchen }, { course }, food) {
	const { dishes, index } = kitchen.cookbook;
	let count = 0;
	for (const [at, level] of matchLevels(index, food)) {
		const dish = dishes[at];
		if (dish && level >= 1 && course.courses.includes(dish.course)) count += level >= 3 ? 2 : 1;
	}
	return count;
}
// kitchen/src/commands/plan/tell-plan.ts
function mealTold({ label, choice }) {
	const { dish } = choice.adapted;
	return tell("plan.meal", {
		label,
		dish: dish.title,
		time: sayMinutes(dish.time),
		words: firstSentence(dish.introduction)
	});
}
function planned(meals) {
	return meals.map(({ label, choice }) => ({
		label,
		slug: choice.adapted.original.slug
	}));
}
function firstSentence(text) {
	const end = text.indexOf(". ");
	return end < 0 ? text : text.slice(0, end + 1);
}
function planOutcome(table, memo, meals, lead, more = [], eaters) {
	const { asked: _, step: __, list: ___, card, ...kept } = memo;
	const earlier = card ? [...memo.earlier, card].slice(-8) : memo.earlier;
	const people = table.people ?? eaters;
	const end = people === void 0 ? tell("plan.end") : tell("plan.end-people", { people: sayNumberWord(people) });
	return {
		memo: {
			...kept,
			earlier,
			offered: [],
			plan: planned(meals)
		},
		told: [
			lead,
			...meals.map(mealTold),
			...more,
			end
		]
	};
}
// kitchen/src/commands/plan/menu.ts
function menu({ table }, memo, clause) {
	const heard = wishedOf(table, clause);
	const include = heard.wish.include.filter(({ said }) => !isMeal(said));
	const wished = {
		...heard,
		wish: {
			...heard.wish,
			include
		}
	};
	const counted = clause.amounts.find(({ unit }) => unit === "course" || unit === "courser");
	const meals = coursesAsked(clause.terms, counted?.value);
	const main = mainOnTable(table, memo, clause, meals);
	const courses = main && !meals.some(({ label }) => label === "Main") ? withMain(meals) : meals;
	const foods = foodsByCourse(table, courses, wished.wish.include);
	const named = [...clause.dishes];
	const wishes = courses.map((meal) => {
		const dish = named.find(({ course }) => meal.course.courses.includes(course));
		const own = meal.label === "Main" ? main : void 0;
		const wish = wishFor(wished.wish, meal, foods.get(meal) ?? []);
		return {
			label: meal.label,
			wish,
			choice: own ?? (dish && fitted(table, dish))
		};
	});
	const chosen = inOrder(courses, chooseMeals(wished.table, mainFirst(wishes), memo.served, [], "together"));
	if (chosen.length === 0) return void 0;
	const unmet = wished.wish.include.filter((food) => !chosen.some(({ choice }) => isIn(table, choice.adapted.dish, food)));
	const more = unmet.length > 0 ? [tell("plan.without-food", { foods: nounOf(unmet.map(({ said }) => said)) })] : [];
	const lead = main ? tell("plan.menu-around", { dish: dishNoun(table, main.adapted.dish) }) : tell("plan.menu", { count: sayNumberWord(chosen.length) });
	return planOutcome(wished.table, memo, chosen, lead, more, eatersIn(clause));
}
function eatersIn({ people, amounts }) {
	const eaters = amounts.find(({ unit, value }) => EATERS.has(unit) && value >= 1);
	return people ?? eaters?.value;
}
const EATERS = new Set("adult pensioner kid child guest friend grown-up mate teenager lad girl boy person people".split(" "));
function mainOnTable(table, memo, clause, meals) {
	const choice = memo.card && clause.dishes.length === 0 ? choiceOfCard(table, memo) : void 0;
	const asksMain = meals.some(({ label }) => label === "Main") && meals.length > 2;
	return choice?.adapted.original.course === "main" && !asksMain ? choice : void 0;
}
function withMain(meals) {
	return MENU.filter((one) => one.label === "Main" || meals.includes(one));
}
function mainFirst(wishes) {
	return [...wishes].sort((a, b) => Number(b.label === "Main") - Number(a.label === "Main"));
}
function inOrder(meals, chosen) {
	return meals.flatMap(({ label }) => chosen.find((one) => one.label === label) ?? []);
}
function foodsByCourse(table, meals, foods) {
	const byCourse = new Map();
	for (const food of foods) {
		const suits = meals.map((meal) => ({
			meal,
			score: suitsMeal(table, meal, food)
		})).filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
		const free = suits.find(({ meal }) => !byCourse.has(meal)) ?? suits[0];
		if (free) byCourse.set(free.meal, [...byCourse.get(free.meal) ?? [], food]);
	}
	return byCourse;
}
const menuOfCourses = (context, memo, clause) => clause.amounts.some(({ unit, value }) => unit.startsWith("course") && value > 1) ? menu(context, memo, clause) : void 0;
// kitchen/src/commands/plan/plan.ts
const WEEKNIGHT = 45;
const WORKING_DAYS = 5;
const MOST_MEALS = 21;
function plan({ table }, memo, clause) {
	const heard = wishedOf(table, clause);
	const include = heard.wish.include.filter(({ said }) => !isMeal(said));
	const wished = {
		...heard,
		wish: {
			...heard.wish,
			include
		}
	};
	const meals = mealsAsked(clause);
	const wishes = mealWishes(wished, clause, daysAsked(clause).slice(0, Math.floor(MOST_MEALS / meals.length)), meals);
	const chosen = chooseMeals(wished.table, wishes, memo.served);
	if (chosen.length === 0) return void 0;
	const count = sayNumberWord(chosen.length);
	const [first = DINNER, ...others] = meals;
	const lead = others.length > 0 ? tell("plan.lead-meals", { count }) : tell(`plan.lead-${first.label}`, { count });
	return planOutcome(wished.table, memo, chosen, lead, misses(wished, chosen));
}
function mealsAsked({ terms, amounts }) {
	if (amounts.some(({ value, unit }) => unit === "meal" && value === 3) && hasDays(terms)) return [...MEALS];
	const named = MEALS.filter(({ words }) => words.some((word) => terms.includes(word)));
	return named.length > 0 ? named : [DINNER];
}
function hasDays(terms) {
	return terms.includes("day") || terms.includes("week");
}
function mealWishes({ table, wish, atHand }, clause, days, meals) {
	const wanted = foodsOf(clause, "want", "likes", "dish", "add");
	const byDay = foodsByDay([...wanted, ...atHand.filter((food) => !wanted.some((one) => sameFood(one, food)))].filter(({ said }) => !isMeal(said)), clause.days, days);
	const named = [...clause.dishes];
	return days.flatMap((day, at) => meals.map((meal) => {
		const isMain = meal === meals.at(-1);
		const include = isMain ? byDay.get(at) ?? [] : [];
		const dish = isMain ? named.shift() : void 0;
		return {
			label: meals.length > 1 ? `${day.label} ${meal.label}` : day.label,
			wish: inTime(wishFor(wish, meal, include), day),
			choice: dish && fitted(table, dish)
		};
	}));
}
function inTime(wish, { day }) {
	const isWorking = day === void 0 || day < WORKING_DAYS;
	return wish.maxMinutes === void 0 && isWorking ? {
		...wish,
		maxMinutes: WEEKNIGHT
	} : wish;
}
function foodsByDay(foods, said, days) {
	const byDay = new Map();
	const isRange = said.length === 2 && days.length > 2 && foods.length !== 2;
	const apart = Math.max(1, Math.floor(days.length / Math.max(1, foods.length)));
	foods.forEach((food, at) => {
		const asked = isRange ? -1 : days.findIndex(({ day }) => day === said[at]);
		const place = asked >= 0 && said[at] !== void 0 ? asked : at * apart % days.length;
		byDay.set(place, [...byDay.get(place) ?? [], food]);
	});
	return byDay;
}
function misses({ table, wish }, chosen) {
	const told = [];
	const dishes = chosen.map(({ choice }) => choice.adapted.dish);
	const unmet = wish.include.filter((food) => !dishes.some((dish) => isIn(table, dish, food)));
	if (unmet.length > 0) told.push(tell("plan.without-food", { foods: nounOf(unmet.map(({ said }) => said)) }));
	const most = wish.maxMinutes;
	const late = chosen.filter(({ choice }) => most !== void 0 && choice.adapted.dish.time > most);
	if (most !== void 0 && late.length > 0) told.push(tell("plan.over-time", {
		labels: late.map(({ label }) => label),
		limit: sayMinutes(most)
	}));
	return told;
}
// kitchen/src/commands/plan/aisles.ts
const AISLES = [
	"Vegetables, fruit and herbs",
	"Meat and fish",
	"Dairy and eggs",
	"Cupboard",
	"Spices"
];
const BY_WORD = [
	[[
		"stock",
		"sauce",
		"paste",
		"pur\u00e9e",
		"vinegar",
		"oil",
		"ketchup",
		"chutney",
		"jam"
	], "Cupboard"],
	[[
		"tinned",
		"passata",
		"raisins",
		"sultanas",
		"currants",
		"dates",
		"olives",
		"capers"
	], "Cupboard"],
	[[
		"sugar",
		"syrup",
		"honey",
		"wine",
		"beer",
		"rum",
		"mayonnaise",
		"mustard",
		"gelatine"
	], "Cupboard"],
	[[
		"flour",
		"bread",
		"yeast",
		"extract",
		"cocoa",
		"chocolate",
		"noodles",
		"nori"
	], "Cupboard"],
	[[
		"breadcrumbs",
		"desiccated",
		"sun-dried",
		"gherkins",
		"kimchi",
		"sauerkraut"
	], "Cupboard"],
	[[
		"ground",
		"seeds",
		"flakes",
		"powder",
		"peppercorns",
		"masala",
		"pods"
	], "Spices"],
	[[
		"ginger",
		"lemongrass",
		"horseradish",
		"sprouts"
	], "Vegetables, fruit and herbs"]
];
const BY_KIND = [
	[[
		"meat",
		"poultry",
		"fish",
		"shellfish",
		"game"
	], "Meat and fish"],
	[[
		"dairy",
		"egg",
		"cheese"
	], "Dairy and eggs"],
	[["spice"], "Spices"],
	[[
		"herb",
		"vegetable",
		"fruit",
		"mushroom"
	], "Vegetables, fruit and herbs"]
];
function aisleOf(name, names, tinned) {
	const words = name.toLowerCase().split(" ");
	if (tinned) return "Cupboard";
	if (words[0] === "dried") return names.some((one) => DRIED_SPICES.has(one)) ? "Spices" : "Cupboard";
	if (name.toLowerCase().startsWith("coconut milk") || name.startsWith("coconut cream")) return "Cupboard";
	const sold = BY_WORD.find(([own]) => own.some((word) => words.includes(word)));
	if (sold) return sold[1] === "Spices" && !isSeasoning(words, names) ? "Cupboard" : sold[1];
	return BY_KIND.find(([kinds]) => kinds.some((kind) => names.includes(kind)))?.[1] ?? "Cupboard";
}
const DRIED_SPICES = new Set([
	"herb",
	"spice",
	"chili"
]);
function isSeasoning(words, names) {
	const isGround = words.includes("ground") && !names.includes("tree nut");
	return names.includes("spice") || names.includes("chili") || isGround;
}
const IN_EVERY_HOUSE = new Set([
	"salt",
	"fine salt",
	"sea salt",
	"flaky sea salt",
	"fine sea salt",
	"black pepper",
	"ground black pepper",
	"olive oil",
	"sunflower oil",
	"vegetable oil"
]);
function isInEveryHouse(name) {
	return IN_EVERY_HOUSE.has(name);
}
// kitchen/src/commands/plan/list-items.ts
function itemsFor(table, dishes) {
	const all = dishes.flatMap(({ dish, people }) => scaled(dish, servingsFor(dish, people)));
	const staples = new Set();
	const byName = new Map();
	for (const item of all) {
		if (NOT_BOUGHT.has(item.name)) continue;
		if (isInEveryHouse(item.name)) staples.add(item.name);
		else {
			const key = require_read_dish.splitNameTokens(item.name).map(require_read_dish.singular).join(" ");
			byName.set(key, [...byName.get(key) ?? [], item]);
		}
	}
	return {
		items: [...byName.values()].map((uses) => {
			const name = uses[0]?.name ?? "";
			const names = require_read_dish.findFoodNames(table.kitchen.rules, name);
			const tinned = uses.some(({ preparation }) => preparation.includes("tinned"));
			return {
				name,
				text: textOf(table, uses, tinned),
				aisle: aisleOf(name, names, tinned)
			};
		}),
		staples: [...staples]
	};
}
const NOT_BOUGHT = new Set([
	"water",
	"boiling water",
	"ice cubes",
	"cold water",
	"warm water",
	"ice"
]);
function scaled(dish, servings) {
	const factor = servings / dish.servings;
	return dish.ingredients.map((item) => ({
		...item,
		preparation: item.preparation.includes("tinned") ? "tinned" : "",
		quantity: timesQuantity(item.quantity, factor)
	}));
}
function timesQuantity(quantity, factor) {
	if (factor === 1) return quantity;
	const ends = quantity.split("-").map((end) => numberOf(end));
	if (ends.some((end) => Number.isNaN(end) || end === 0)) return quantity;
	return ends.map((end) => sayNumber(rounded$1(end * factor))).join("-");
}
function rounded$1(value) {
	if (value >= 100) return Math.round(value / 10) * 10;
	if (value >= 20) return Math.round(value / 5) * 5;
	return value >= 10 ? Math.round(value / 5) * 5 : Math.round(value * 4) / 4 || .25;
}
function textOf(table, uses, tinned) {
	const lines = inUnits(table, added(uses).filter(({ unit, quantity }, at) => at === 0 || !(LITTLE.includes(unit) || quantity.startsWith("a "))).map((item) => require_read_dish.ingredientLine(inNumber(bought(item)), "")));
	const name = uses[0]?.name ?? "";
	const [first = name, ...others] = lines;
	const amounts = others.map((line) => amountIn(line, name)).filter(Boolean);
	const text = amounts.length > 0 ? `${first} (and ${amounts.join(", ")})` : first;
	return withFractions(tinned ? `${text} (tinned)` : text);
}
function added(uses) {
	const sums = [];
	for (const item of uses) {
		const at = sums.findIndex(({ unit }) => unit === item.unit);
		const sum = at < 0 ? null : addAmounts(sums[at]?.quantity ?? "", item.quantity);
		if (sum === null) sums.push(item);
		else sums[at] = {
			...item,
			quantity: sum
		};
	}
	const told = sums.filter(({ quantity }) => quantity !== "");
	return told.length > 0 ? told.sort((a, b) => LARGEST$1.indexOf(b.unit) - LARGEST$1.indexOf(a.unit)) : sums.slice(0, 1);
}
const LITTLE = [
	"leaves",
	"sprigs",
	"handful",
	"pinch",
	"slices"
];
const LARGEST$1 = [
	"tsp",
	"tbsp",
	"handful",
	"",
	"cloves",
	"ml",
	"g",
	"tin",
	"l",
	"kg"
];
function bought(item) {
	const value = numberOf(item.quantity);
	if (![
		"",
		"cloves",
		"stalks",
		"tin"
	].includes(item.unit) || Number.isNaN(value)) return item;
	return {
		...item,
		quantity: item.quantity.includes("-") ? item.quantity : String(Math.ceil(value))
	};
}
function inNumber(item) {
	const name = nameInNumber(item);
	return name.endsWith("ss") || item.name.endsWith("s") ? item : {
		...item,
		name
	};
}
function inUnits({ kitchen, units }, lines) {
	return rewriteRecipe(kitchen.measures, {
		ingredients: [...lines],
		instructions: []
	}, units, 1, false).ingredients;
}
function amountIn(line, name) {
	const at = line.toLowerCase().indexOf(name.toLowerCase());
	return at > 0 ? line.slice(0, at).replace(/ of $/, "").trim() : "";
}
const FRACTIONS$1 = [
	["1/2", "\u00bd"],
	["1/3", "\u2153"],
	["2/3", "\u2154"],
	["1/4", "\u00bc"],
	["3/4", "\u00be"],
	["1/8", "\u215b"]
];
function withFractions(text) {
	const words = text.split(" ").map((word) => {
		const found = FRACTIONS$1.find(([written]) => word === written || word === `(${written}`);
		return found ? word.replace(found[0], found[1]) : word;
	});
	const isSign = (word) => FRACTIONS$1.some(([, sign]) => sign === word);
	return words.reduce((said, word) => {
		const last = said.at(-1) ?? "";
		return isSign(word) && last >= "0" && last <= "9" ? said + word : `${said} ${word}`;
	});
}
// kitchen/src/commands/plan/shopping-list.ts
const IN_THE_HOUSE = [
	"have",
	"without",
	"dislike"
];
function shoppingList({ table }, memo, clause) {
	const gone = foodsOf(clause, ...IN_THE_HOUSE).map(({ said }) => said);
	const bought = boughtFor(table, memo, gone);
	if (bought.length === 0) return {
		memo,
		told: [tell("plan.nothing-to-buy")]
	};
	const slugs = bought.map(({ dish }) => dish.slug);
	const isSame = memo.list?.slugs.join() === slugs.join();
	const list = {
		slugs,
		added: isSame ? memo.list?.added ?? [] : [],
		crossedOff: [...new Set([...isSame ? memo.list?.crossedOff ?? [] : [], ...gone])]
	};
	return {
		memo: withList(memo, list),
		told: listTold(table, bought, list)
	};
}
function withList(memo, list) {
	const { asked: _, ...kept } = memo;
	return {
		...kept,
		list
	};
}
function boughtFor(asked, memo, off = []) {
	const { card, plan } = memo;
	const table = tableForCard(asked, {
		slug: "",
		edits: [
			...off,
			...memo.list?.crossedOff ?? [],
			...memo.list?.added ?? []
		].map((food) => ({
			kind: "leave out",
			food
		}))
	});
	const { people } = table;
	const choice = card && choiceOfCard(table, memo);
	const own = choice && {
		dish: choice.adapted.dish,
		people: card.servings ?? people
	};
	if (own && !plan.some(({ slug }) => slug === card.slug)) return [own];
	return dishesOf(table, plan.map(({ slug }) => slug)).flatMap((dish) => {
		if (own && card.slug === dish.slug) return [own];
		const fits = fitted(table, dish);
		return fits ? [{
			dish: fits.adapted.dish,
			people
		}] : [];
	});
}
function listTold(table, bought, list) {
	const { items, staples } = itemsFor(table, bought);
	const left = items.filter((item) => !list.crossedOff.some((said) => isCalled(item, said)));
	const groups = AISLES.flatMap((group) => {
		const own = left.filter(({ aisle }) => aisle === group).map(({ text }) => text);
		return own.length > 0 ? [tell("plan.group", {
			group,
			items: own.join(", ")
		})] : [];
	});
	const needed = staples.filter((name) => !list.crossedOff.some((said) => name.includes(said)));
	return [
		leadOf(table, bought),
		...groups,
		...list.added.length > 0 ? [tell("plan.also", { items: nounOf(list.added) })] : [],
		...list.crossedOff.length > 0 ? [tell("plan.in-house", { items: nounOf(list.crossedOff) })] : [],
		...needed.length > 0 ? [tell("plan.staples", { items: nounOf(needed) })] : []
	];
}
function leadOf(table, bought) {
	const [first, ...others] = bought;
	const people = first?.people;
	if (first && others.length === 0) return tell("plan.list-one", {
		dish: dishNoun(table, first.dish),
		servings: sayNumberWord(people ?? first.dish.servings)
	});
	const count = sayNumberWord(bought.length);
	return people === void 0 ? tell("plan.list", { count }) : tell("plan.list-people", {
		count,
		people: sayNumberWord(people)
	});
}
function isCalled({ name }, said) {
	const words = new Set(name.toLowerCase().split(" ").map(require_read_dish.singular));
	return said.split(" ").map(require_read_dish.singular).every((word) => words.has(word));
}
// kitchen/src/commands/offers/yes.ts
const OFFERS = {
	find,
	menu,
	other,
	restyle,
	plan,
	step,
	"shopping-list": shoppingList
};
function yes(context, memo, clause) {
	const { table } = context;
	const { asked, ...kept } = memo;
	if (asked?.kind === "offer") {
		const offer = OFFERS[asked.act];
		if (offer) return offer(context, kept, meantBy(context, clause, asked.act, asked.about));
		const [dish] = dishesOf(table, asked.about ? [asked.about] : memo.offered.slice(0, 1));
		if (dish) return serveNamed(context, kept, clause, dish);
		const edit = editOf(asked.act, asked.about);
		return edit ? editCard(context, kept, [edit], () => [tell("find.done")]) : void 0;
	}
	if (memo.offered.length > 0) {
		const dishes = dishesOf(table, memo.offered);
		const [only, ...others] = dishes;
		if (only && others.length === 0) return serveNamed(context, kept, clause, only);
		return {
			memo,
			told: [tell("find.which", { dishes: oneOf(titles(table, dishes)) })]
		};
	}
	if (memo.card) return {
		memo: kept,
		told: [tell("find.yes-card")]
	};
	return memo.plan.length > 0 ? shoppingList(context, kept, clause) : void 0;
}
function meantBy({ table }, clause, act, about = "") {
	const diets = require_read_dish.DIETS.filter((diet) => diet.toLowerCase() === about.toLowerCase());
	const food = about === "" || act !== "find" ? void 0 : foodSaid(table.kitchen, about);
	const foods = food ? [{
		role: "want",
		chance: 1,
		food
	}] : [];
	return {
		...clause,
		act,
		terms: [],
		diets,
		foods: [...clause.foods, ...foods]
	};
}
function editOf(act, about = "") {
	const [from = "", to = ""] = about.split(" -> ");
	if (act === "swap" && from && to) return {
		kind: "swap",
		from,
		to
	};
	if (act === "leave-out" && from) return {
		kind: "leave out",
		food: from
	};
	if (act === "add" && from) return {
		kind: "add",
		food: from
	};
	return act === "method" && from ? {
		kind: "method",
		method: from
	} : void 0;
}
// kitchen/src/commands/person/kit.ts
const kit = ({ table }, memo, { lackingTools, tools }) => {
	const { asked: _, ...rest } = memo;
	const dish = memo.card && bookDish(table, memo.card.slug);
	if (lackingTools.length === 0) {
		const [tool] = tools;
		return {
			memo: rest,
			told: [tool ? tell("person.has-tool", { tool }) : tell("person.noted")]
		};
	}
	const lacking = tell("person.lacks-tool", { tools: [...lackingTools] });
	if (!dish) return {
		memo: rest,
		told: [lacking, tell("person.ask-wish")]
	};
	const stuck = stuckWithout(require_read_dish.getDishFacts(table.kitchen.cookbook, dish), dish, lackingTools);
	const noun = { dish: dishNoun(table, dish) };
	if (!stuck) return {
		memo: rest,
		told: [lacking, tell("person.tool-spared", noun)]
	};
	const told = [lacking, tell("person.tool-needed", {
		...noun,
		tool: stuck
	})];
	const [other] = choose(table, likeThis(dish, table.wish), 1, new Set([dish.slug]));
	if (!other) return {
		memo: rest,
		told
	};
	const name = nounOf([other.adapted.dish.title]);
	return offerDish(rest, other.adapted.original, [...told, tell("person.other-dish", { dish: name })]);
};
// kitchen/src/commands/person/need.ts
const OFFERED = 3;
const need = (context, memo) => {
	const { asked: _, ...rest } = memo;
	if (rest.offered.length > 0) return listAgain(context, rest);
	return rest.card ? cardAgain(context, rest) : {
		memo: rest,
		told: [tell("person.ask-wish")]
	};
};
const lift = (context, memo, clause) => {
	if (context.table.heard.news.lifted.length > 0) return need(context, memo, clause);
	return {
		memo,
		told: [tell("person.not-lifted")]
	};
};
function cardAgain({ table, before }, memo) {
	const dish = memo.card && bookDish(table, memo.card.slug);
	if (!dish) return void 0;
	const now = choiceOfCard(table, memo);
	if (!now) {
		const lists = choose(table, likeThis(dish, table.wish), OFFERED, new Set(memo.served));
		const { card: __, ...others } = memo;
		return lists.length === 0 ? {
			memo: others,
			told: [tell("person.card-unfit"), tell("find.nothing")]
		} : {
			memo: layList(others, slugsOf(lists)),
			told: [tell("person.card-unfit"), tell("find.list-end")],
			lists
		};
	}
	const then = choiceOfCard({
		...table,
		heard: before
	}, memo);
	const noun = { dish: dishNoun(table, now.adapted.dish) };
	if (then && linesOf(then) === linesOf(now)) return {
		memo,
		told: [tell("person.card-fits", noun)]
	};
	return {
		memo,
		told: [tell("person.card-fitted", noun)],
		servesCard: true,
		choice: now
	};
}
function linesOf({ adapted }) {
	return JSON.stringify(adapted.dish.ingredients);
}
function listAgain({ table }, memo) {
	const dishes = dishesOf(table, memo.offered);
	const fitting = dishes.flatMap((dish) => {
		const adapted = adapt(table.kitchen, dish, bendingOf(table));
		return adapted ? [{
			adapted,
			missed: [],
			uses: 1
		}] : [];
	});
	const isSame = fitting.length === dishes.length;
	const taken = new Set([...memo.served, ...memo.offered]);
	const more = isSame ? [] : choose(table, table.wish, OFFERED, taken);
	const lists = [...fitting, ...more].slice(0, OFFERED);
	if (lists.length === 0) return {
		memo: layList(memo, []),
		told: [tell("find.nothing")]
	};
	const lead = tell(isSame ? "person.list-fits" : "person.list-anew");
	return {
		memo: layList(memo, slugsOf(lists)),
		told: [lead, tell("find.list-end")],
		lists
	};
}
function slugsOf(choices) {
	return choices.map(({ adapted }) => adapted.original.slug);
}
// kitchen/src/commands/person/own-recipe.ts
const ownRecipe = (_, memo) => ({
	memo,
	told: [tell("person.own-recipe")]
});
// kitchen/src/commands/plan/change-list.ts
const OFF = [
	"off",
	"cross",
	"take",
	"remove",
	"strike",
	"scrap",
	"cancel",
	"ditch",
	"erase",
	"knock",
	"tick",
	"leave",
	"drop",
	"delete",
	"got",
	"already"
];
const ON = [
	"add",
	"put",
	"pop",
	"stick",
	"chuck",
	"include",
	"another",
	"need"
];
function changeList({ table }, memo, clause) {
	const named = clause.foods.map(({ food }) => food.said);
	const bought = boughtFor(table, memo, named);
	if (bought.length === 0 && !memo.list) return void 0;
	const says = (words) => words.some((word) => clause.terms.includes(word));
	const [adds, takes] = [says(ON), says(OFF)];
	const byRole = foodsOf(clause, "add", "want", "to", "more").map(({ said }) => said);
	const on = adds && !takes ? named : takes && !adds ? [] : byRole;
	const off = named.filter((said) => !on.includes(said));
	if (named.length === 0 && clause.act !== "change-list") return void 0;
	if (named.length === 0) return {
		memo,
		told: [tell("plan.list-food-only")]
	};
	const { items } = itemsFor(table, bought);
	const slugs = bought.map(({ dish }) => dish.slug);
	const old = memo.list?.slugs.join() === slugs.join() ? memo.list : void 0;
	const forbidden = on.filter((said) => !speaks(table.kitchen, said, table.heard.person.needs));
	const list = {
		slugs,
		added: [...new Set([...old?.added ?? [], ...on])].filter((said) => !off.includes(said)).slice(-40),
		crossedOff: [...new Set([...old?.crossedOff ?? [], ...off])].filter((said) => !on.includes(said)).slice(-40)
	};
	const told = [
		...on.length > 0 ? [tell("plan.added", { items: nounOf(on) })] : [],
		...offTold(table.kitchen.rules, items, off, old?.added ?? []),
		...forbidden.length > 0 ? [tell("plan.added-warned")] : []
	];
	return {
		memo: withList(memo, list),
		told
	};
}
function offTold(rules, items, off, added) {
	const isOn = (said) => added.includes(said) || items.some((item) => isCalled(item, said) || require_read_dish.findFoodNames(rules, item.name).includes(said));
	const gone = off.filter(isOn);
	const never = off.filter((said) => !gone.includes(said));
	return [...gone.length > 0 ? [tell("plan.crossed-off", { items: nounOf(gone) })] : [], ...never.length > 0 ? [tell("plan.not-on", { items: nounOf(never) })] : []];
}
// kitchen/src/commands/plan/meals-meant.ts
const EXCHANGE = [
	"swap",
	"switch",
	"move",
	"round",
	"around",
	"exchange",
	"trade",
	"shift",
	"flip"
];
function mealsMeant({ kitchen }, plan, clause) {
	const { terms, days, ordinal, amounts } = clause;
	const byLabel = [
		...days.map((day) => DAY_NAMES[day]),
		...[...MENU, ...MEALS].filter(({ words }) => words.some((word) => terms.includes(word))).map(({ label }) => label),
		...terms.includes("weekend") ? ["Saturday", "Sunday"] : []
	].filter((label) => label !== void 0).flatMap((label) => plan.filter((meal) => meal.label.split(" ").includes(label)));
	const numbered = amounts.find(({ value }) => terms.includes("day") && value <= plan.length && value >= 1);
	const byNumber = [ordinal !== void 0 ? plan.at(ordinal < 0 ? ordinal : ordinal - 1) : void 0, numbered && plan[numbered.value - 1]];
	const gone = foodsOf(clause, "from", "without", "dislike", "about", "dish", "about-dish");
	const byDish = plan.filter(({ slug }) => {
		const dish = kitchen.cookbook.dishes.find((one) => one.slug === slug);
		if (!dish) return false;
		const { mainFoods, terms: names } = require_read_dish.getDishFacts(kitchen.cookbook, dish);
		if (clause.dishes.includes(dish)) return true;
		return gone.some(({ names: foods }) => foods.some((food) => mainFoods.has(food) || names.has(food)));
	});
	const found = [...byLabel, ...byNumber.filter((one) => one !== void 0)];
	if (found.length === 1 && EXCHANGE.some((word) => terms.includes(word))) found.push(...byDish);
	return [...new Set(found.length > 0 ? found : byDish)];
}
// kitchen/src/commands/plan/change-plan.ts
const TAKE_OUT = [
	"kill",
	"drop",
	"remove",
	"cancel",
	"skip",
	"blank",
	"scrap",
	"delete",
	"takeaway",
	"lose"
];
const QUICKER = [
	"quick",
	"quicker",
	"fast",
	"faster",
	"easier",
	"easy",
	"simpler",
	"simple",
	"shorter",
	"lighten"
];
const WRITE_OUT = [
	"write",
	"recipe",
	"show",
	"full"
];
const SAME = [
	"same",
	"twice",
	"repeat",
	"double"
];
const FEWER = [
	"cut",
	"only",
	"just",
	"reduce",
	"trim",
	"shorten"
];
function changePlan(context, memo, clause) {
	const { table } = context;
	if (memo.plan.length === 0) return void 0;
	const { terms } = clause;
	const says = (words) => words.some((word) => terms.includes(word));
	if (says(WRITE_OUT)) return pick$2(context, memo, clause);
	const count = countOf$1(clause);
	if (count !== void 0 && count !== memo.plan.length) return sized(context, memo, clause, count);
	const meant = mealsMeant(table, memo.plan, clause);
	const [first, second] = meant;
	if (clause.act === "change-plan" && clause.days.length > 0 && meant.length === 0 && !hasWanted(clause)) return {
		memo,
		told: [tell("plan.no-such-day", { labels: labelsOf(memo.plan) })]
	};
	if (first && second && says(SAME)) return sameOn(table, memo, first, second);
	if (first && second && meant.length === 2 && says(EXCHANGE) && !hasWanted(clause)) return exchanged(table, memo, first, second);
	if (meant.length === 0) return clause.act === "change-plan" ? whichMeal(memo) : void 0;
	if ((says(TAKE_OUT) || isTakenOut(terms)) && !hasWanted(clause)) return takenOut(memo, meant);
	return replaced(context, memo, clause, meant, says(QUICKER));
}
function isTakenOut(terms) {
	return terms.includes("take") && (terms.includes("out") || terms.includes("off"));
}
function whichMeal(memo) {
	return {
		memo,
		told: [tell("plan.which-meal", { labels: labelsOf(memo.plan).join(", ") })]
	};
}
function hasWanted(clause) {
	return clause.dishes.length > 0 || foodsOf(clause, "want", "to", "add", "dish").length > 0;
}
function labelsOf(plan) {
	const isCourse = (label) => MENU.some((one) => one.label === label);
	return plan.map(({ label }) => isCourse(label) ? `the ${label.toLowerCase()}` : label);
}
function exchanged(table, memo, a, b) {
	const plan = memo.plan.map((meal) => {
		if (meal === a) return {
			...meal,
			slug: b.slug
		};
		return meal === b ? {
			...meal,
			slug: a.slug
		} : meal;
	});
	return outcome(table, memo, plan, plan.filter(({ label }) => label === a.label || label === b.label), tell("plan.exchanged", {
		first: a.label,
		second: b.label
	}));
}
function sameOn(table, memo, a, b) {
	const plan = memo.plan.map((meal) => meal === b ? {
		...meal,
		slug: a.slug
	} : meal);
	return outcome(table, memo, plan, plan.filter(({ label }) => label === a.label || label === b.label), tell("plan.same", {
		first: a.label,
		second: b.label
	}));
}
function takenOut(memo, gone) {
	const plan = memo.plan.filter((meal) => !gone.includes(meal));
	const told = [tell("plan.taken-out", {
		labels: labelsOf(gone),
		count: plan.length
	})];
	return {
		memo: open$1(memo, plan),
		told
	};
}
function replaced({ table }, memo, clause, gone, quicker) {
	const { table: bent, wish } = wishedOf(table, clause);
	const include = foodsOf(clause, "want", "to", "add", "have");
	const [named] = clause.dishes.filter(({ slug }) => !memo.plan.some((one) => one.slug === slug));
	const choice = named && fitted(bent, named);
	if (named && !choice) return {
		memo,
		told: [tell("plan.unfit", { dish: named.title })]
	};
	const times = dishesOf(table, gone.map(({ slug }) => slug)).map(({ time }) => time);
	const limit = limitIn$1(clause) ?? (quicker ? Math.max(15, Math.min(...times) - 5) : void 0);
	const wishes = gone.map(({ label }, at) => ({
		label,
		wish: limited(wishFor(clause.wish.moods.length > 0 ? clause.wish : {
			...wish,
			words: []
		}, mealOf(table, label, gone), include), limit),
		choice: at === 0 ? choice : void 0
	}));
	const kept = memo.plan.filter((meal) => !gone.includes(meal)).map(({ slug }) => slug);
	const chosen = chooseMeals(bent, wishes, [
		...kept,
		...gone.map(({ slug }) => slug),
		...memo.served
	], dishesOf(table, kept));
	if (chosen.length === 0) return void 0;
	const plan = memo.plan.map((meal) => {
		const fresh = gone.includes(meal) ? chosen.find(({ label }) => label === meal.label) : void 0;
		return fresh ? {
			...meal,
			slug: fresh.choice.adapted.original.slug
		} : meal;
	});
	const late = limit !== void 0 && chosen.some((one) => one.choice.adapted.dish.time > limit);
	const dishes = chosen.map(({ choice: one }) => one.adapted.dish);
	const unmet = named ? [] : include.filter((food) => !dishes.some((dish) => isIn(table, dish, food)));
	const more = unmet.length > 0 ? [tell("plan.without-food", { foods: nounOf(unmet.map(({ said }) => said)) })] : [];
	const lead = late ? "plan.quickest" : "plan.changed";
	return {
		memo: open$1(memo, plan),
		told: [
			tell(lead, { labels: labelsOf(gone) }),
			...chosen.map(mealTold),
			...more
		]
	};
}
function mealOf(table, label, gone) {
	return [...MENU, ...MEALS].find((one) => label === one.label || label.endsWith(` ${one.label}`)) ?? mealOfPlan(table, gone);
}
function limited(wish, limit) {
	return limit === void 0 ? wish : {
		...wish,
		maxMinutes: limit,
		firmTime: true
	};
}
function sized({ table }, memo, clause, count) {
	const { plan } = memo;
	if (count < plan.length) {
		if (!FEWER.some((word) => clause.terms.includes(word))) return void 0;
		const left = plan.slice(0, count);
		return outcome(table, memo, left, left, tell("plan.cut", { count: sayNumberWord(count) }));
	}
	const { table: bent, wish } = wishedOf(table, clause);
	const wishes = Array.from({ length: count - plan.length }, (_, at) => ({
		label: labelAfter(plan, at + 1),
		wish: wishFor(wish, mealOfPlan(table, plan))
	}));
	const slugs = plan.map(({ slug }) => slug);
	const chosen = chooseMeals(bent, wishes, [...slugs, ...memo.served], dishesOf(table, slugs));
	const more = chosen.map(({ label, choice }) => ({
		label,
		slug: choice.adapted.original.slug
	}));
	return {
		memo: open$1(memo, [...plan, ...more]),
		told: [tell("plan.longer", { count: sayNumberWord(plan.length + more.length) }), ...chosen.map(mealTold)]
	};
}
function labelAfter(plan, ahead) {
	const last = DAY_NAMES.indexOf(plan.at(-1)?.label ?? "");
	return (last < 0 ? void 0 : DAY_NAMES[last + ahead]) ?? `Day ${plan.length + ahead}`;
}
function mealOfPlan(table, plan) {
	const courses = dishesOf(table, plan.map(({ slug }) => slug)).map(({ course }) => course);
	if (courses.every((course) => course === "breakfast")) return MEALS[0] ?? DINNER;
	return courses.some((course) => course === "salad" || course === "soup") ? MEALS[1] ?? DINNER : DINNER;
}
function open$1(memo, plan) {
	const { asked: _, list: __, ...kept } = memo;
	return {
		...kept,
		offered: [],
		plan
	};
}
function outcome(table, memo, plan, shown, lead) {
	return {
		memo: open$1(memo, plan),
		told: [lead, ...shown.flatMap((meal) => shownMeal(table, meal))]
	};
}
function shownMeal(table, { label, slug }) {
	const dish = dishesOf(table, [slug])[0];
	const choice = dish && fitted(table, dish);
	return choice ? [mealTold({
		label,
		choice
	})] : [];
}
function showPlan({ table }, memo, _) {
	if (memo.plan.length === 0 || memo.card) return void 0;
	return outcome(table, memo, memo.plan, memo.plan, tell("plan.again"));
}
// kitchen/src/commands/plan/next-meal.ts
function nextMeal(context, memo, clause) {
	const { plan, card, step } = memo;
	const at = plan.findIndex(({ slug }) => slug === card?.slug);
	if (plan.length === 0 || step !== void 0 || card && at < 0) return void 0;
	if (!clause.terms.includes("next")) return void 0;
	const [dish] = dishesOf(context.table, plan.slice(at + 1, at + 2).map(({ slug }) => slug));
	return dish && serveNamed(context, memo, clause, dish);
}
// kitchen/src/decide/table.ts
const ROWS$1 = {
	emergency: [emergency],
	harmful: [harmful],
	inject: [inject],
	find: [menuOfCourses, find],
	dish: [dish, find],
	pick: [pick$2, dish],
	other: [
		nextMeal,
		other,
		notUnderstood
	],
	have: [have, find],
	people: [people],
	need: [need],
	lift: [lift],
	kit: [kit],
	"own-recipe": [ownRecipe],
	yes: [yes],
	no: [no],
	reset: [reset],
	swap: [
		changeFoods,
		changePlan,
		changeOfList
	],
	add: [changeFoods, changeList],
	"leave-out": [
		changeFoods,
		changePlan,
		changeOfList,
		changeList
	],
	adjust: [changeFoods, changeOfList],
	heat: [heat, changeOfList],
	scale: [scale, changePlan],
	units: [units],
	quicker: [
		quicker,
		changePlan,
		changeOfList
	],
	method: [method],
	restyle: [
		restyle,
		changePlan,
		changeOfList
	],
	undo: [undo],
	show: [show, showPlan],
	step: [nextMeal, step],
	plan: [plan],
	menu: [menu],
	"change-plan": [changePlan],
	"shopping-list": [shoppingList],
	"change-list": [changeList],
	"ask-ahead": [
		askAhead,
		askStorage,
		notUnderstood
	],
	"ask-amount": [askAmount, notUnderstood],
	"ask-contains": [
		askContains,
		askDiet,
		notUnderstood
	],
	"ask-convert": [
		askConvert,
		askAmount,
		notUnderstood
	],
	"ask-cost": [askCost, notUnderstood],
	"ask-diet": [
		askDiet,
		askContains,
		notUnderstood
	],
	"ask-dish": [askDish, notUnderstood],
	"ask-done": [
		byItsWords,
		askDone,
		askTiming,
		rescue,
		notUnderstood
	],
	"ask-food": [
		byItsWords,
		askFood,
		askTechnique,
		notUnderstood
	],
	"ask-leftovers": [askLeftovers, notUnderstood],
	"ask-nutrition": [askNutrition, notUnderstood],
	"ask-reheat": [askReheat, notUnderstood],
	"ask-safety": [
		askSafety,
		rescue,
		askStorage,
		notUnderstood
	],
	"ask-storage": [
		askStorage,
		askSafety,
		notUnderstood
	],
	"ask-substitute": [askSubstitute, notUnderstood],
	"ask-technique": [
		byItsWords,
		askTechnique,
		askWhy,
		askFood,
		notUnderstood
	],
	"ask-temperature": [
		askTemperature,
		askTiming,
		notUnderstood
	],
	"ask-timing": [
		byItsWords,
		askTiming,
		askDone,
		notUnderstood
	],
	"ask-tool": [
		askTool,
		askTechnique,
		askSubstitute,
		notUnderstood
	],
	"ask-why": [
		askWhy,
		rescue,
		askTechnique,
		notUnderstood
	],
	pairing: [pairing, notUnderstood],
	rescue: [
		rescue,
		askTechnique,
		notUnderstood
	],
	hello: [hello],
	bye: [bye],
	thanks: [thanks],
	praise: [praise],
	"small-talk": [smallTalk],
	feeling: [feeling],
	complain: [complain],
	"off-topic": [offTopic],
	"about-you": [aboutYou],
	app: [app]
};
// kitchen/src/decide/decide.ts
const URGENT = new Set([
	"emergency",
	"harmful",
	"inject"
]);
const POSSIBLE = .4;
const BESIDE = new Set([...[
	"hello",
	"thanks",
	"praise",
	"small-talk",
	"bye",
	"yes",
	"other"
], ...[
	"need",
	"lift",
	"people",
	"kit",
	"have",
	"about-you"
]]);
const UNSURE$1 = .3;
function decide(context, memo, clauses) {
	const urgent = clauses.find(({ act, chance }) => URGENT.has(act) && chance >= POSSIBLE);
	if (urgent) return firstAnswer(ROWS$1[urgent.act] ?? [], context, memo, urgent) ?? nothing(memo);
	const [warning] = clauses.flatMap((clause) => danger(context, memo, clause) ?? []);
	if (warning) return warning;
	const question = askFirst(context, memo);
	if (question) return question;
	const joined = withOneWish(clauses);
	const weighty = joined.filter(({ act }) => !BESIDE.has(act));
	const [first] = joined;
	const answered = weighty.length > 0 ? weighty : joined.slice(0, 1);
	const { table } = context;
	if (first && answered.every(isUnsure) && !hasNews(table)) return askAnything(context, memo, answered[0] ?? first) ?? askBack(context, memo, answered[0] ?? first);
	const outcome = answered.reduce((so, clause) => followed(so, answerTo$1(context, so.memo, asTaken(context, memo, clause))), {
		memo,
		told: []
	});
	if (isEmpty(outcome)) return askBack(context, memo, answered[0] ?? first);
	return {
		...outcome,
		told: [...newsTold(table), ...outcome.told]
	};
}
function isUnsure({ act, chance }) {
	return chance < UNSURE$1 && !isQuestion(act);
}
function nothing(memo) {
	return {
		memo,
		told: []
	};
}
function isEmpty({ told, servesCard, lists }) {
	return told.length === 0 && !servesCard && !lists;
}
function answerTo$1(context, memo, clause) {
	const act = actOf(clause, memo);
	const next = firstAnswer(ROWS$1[act] ?? [], context, memo, clause);
	if (!next) return nothing(memo);
	const { question: _, ...others } = next.memo;
	return {
		...next,
		memo: {
			...others,
			...isQuestion(act) ? { question: act } : {}
		}
	};
}
function actOf(clause, memo) {
	const { act, chance, continues, ordinal, dishes, wish } = clause;
	if (act === "find" && dishes.length === 1 && !wish.ideas) return "dish";
	const { question, offered, plan } = memo;
	if (ordinal !== void 0 && offered.length + plan.length > 0 && chance < EVEN$1 && act !== "step") return "pick";
	return continues && question !== void 0 && MAY_CONTINUE.has(act) ? question : act;
}
const EVEN$1 = .5;
const MAY_CONTINUE = new Set([...[
	"find",
	"have",
	"dish",
	"add",
	"other",
	"ask-food",
	"ask-substitute",
	"ask-contains"
], ...[
	"people",
	"small-talk",
	"pairing",
	"need"
]]);
function isQuestion(act) {
	return act.startsWith("ask-") || act === "pairing";
}
function followed(first, { memo, told, ...served }) {
	const { memo: _, told: before, ...kept } = first;
	const serves = served.servesCard || served.lists;
	return {
		memo,
		told: [...before, ...told],
		...serves ? served : kept
	};
}
function asTaken({ table }, { asked }, clause) {
	const [taken, other] = clause.foods;
	if (asked?.kind !== "offer" || asked.act !== "swap" || !taken || other) return clause;
	const isOffered = asked.about?.includes(taken.food.said) === true;
	if (!(TAKES.has(clause.act) || isOffered) || clause.dishes.length > 0) return clause;
	const [named = "", to = ""] = asked.about?.split(" -> ") ?? [];
	const isAsked = named === "?";
	const known = foodSaid(table.kitchen, isAsked ? to : named);
	const foods = [{
		role: isAsked ? "to" : "from",
		chance: 1,
		food: known
	}, {
		...taken,
		role: isAsked ? "from" : "to"
	}];
	return {
		...clause,
		act: "swap",
		foods
	};
}
const TAKES = new Set([...[
	"find",
	"have",
	"dish",
	"other",
	"yes",
	"pick",
	"add",
	"swap"
]]);
function firstAnswer(commands, context, memo, clause) {
	for (const command of commands) {
		const outcome = command(context, memo, clause);
		if (outcome) return outcome;
	}
}
// kitchen/src/needs/acts-of-message.ts
const WISHES = new Set([
	"find",
	"dish",
	"have",
	"plan",
	"menu"
]);
const TELLS_NOTHING = new Set([...[
	"units",
	"undo",
	"show",
	"step",
	"pairing",
	"thanks",
	"bye",
	"praise",
	"app",
	"about-you"
], ...[
	"complain",
	"rescue",
	"small-talk",
	"feeling",
	"method",
	"shopping-list"
]]);
const IN$1 = new Set([
	"want",
	"likes",
	"add",
	"to",
	"have",
	"more",
	"dish"
]);
const REFUSED = new Set([...[
	"without",
	"dislike",
	"harm",
	"lacking",
	"from",
	"less"
]]);
const LIKELY = .5;
const SURE = .8;
function readLikelyActs(readActs, message, state, isEnglish) {
	const acts = isEnglish ? readActs(message, state) : [];
	const isLikely = ({ chance }) => chance > LIKELY;
	const tellsNothing = ({ act }) => TELLS_NOTHING.has(act) || act.startsWith("ask-");
	const isPlain = acts.length > 0 && acts.every((one) => tellsNothing(one) && isLikely(one));
	const rolesOf = ({ said, name, label }) => acts.flatMap(({ act, chance, foods }) => foods.filter((one) => [
		said.toLowerCase(),
		name,
		label
	].includes(one.said)).map((food) => ({
		...food,
		act,
		actChance: chance
	})));
	return {
		isKnown: acts.length > 0,
		isQuestion: acts.length > 0 && acts.every(tellsNothing),
		isPlain,
		isSurelyPlain: acts.length > 0 && acts.every((one) => (tellsNothing(one) || WISHES.has(one.act)) && one.chance > SURE),
		isWish: acts.length === 0 ? state === "none" : acts.some((one) => WISHES.has(one.act)),
		beginsDish: acts.some((one) => WISHES.has(one.act) && isLikely(one)),
		namesDish: acts.some((one) => one.act === "dish" && one.chance > LIKELY),
		isWanted: (one) => rolesOf(one).some((food) => IN$1.has(food.role) && isLikely(food)) && !isPlain,
		isMisread: (one) => isPlain && !rolesOf(one).some(({ role }) => REFUSED.has(role) && one.polarity === "dislike"),
		isRefusedWithWish: (one) => state === "none" || rolesOf(one).some(({ act }) => WISHES.has(act))
	};
}
// kitchen/src/needs/stated-food.ts
const CLASSES = {
	milk: ["milk"],
	dairy: ["milk"],
	lactose: ["milk"],
	egg: ["eggs"],
	fish: ["fish"],
	shellfish: ["shellfish"],
	seafood: ["fish", "shellfish"],
	nut: ["tree nuts", "peanuts"],
	"tree nut": ["tree nuts"],
	peanut: ["peanuts"],
	wheat: ["wheat"],
	soy: ["soy"],
	soybean: ["soy"],
	sesame: ["sesame"],
	"sesame seed": ["sesame"]
};
function classOf({ name, label }) {
	return CLASSES[inSingular(label)] ?? CLASSES[name] ?? [];
}
function foodOf(reader, named, firm) {
	const { label, name, kinds } = named;
	const one = inSingular(label);
	const forms = formsOf(reader, named);
	const own = forms?.isGroup ? [] : [
		name,
		one,
		label
	];
	const names = [...new Set([
		...own,
		...forms?.always ?? [],
		...firm ? forms?.harm ?? [] : []
	])];
	return firm ? {
		said: label,
		names,
		kinds,
		firm
	} : {
		said: label,
		names,
		kinds
	};
}
function needsOf(reader, named, isNarrow) {
	const { name, kinds } = named;
	if (name === "gluten") return {
		allergies: [],
		diets: ["Gluten-Free"]
	};
	const own = classOf(named);
	if (own.length > 0) return {
		allergies: own,
		diets: []
	};
	if (isNarrow) return {
		allergies: [],
		diets: []
	};
	const all = new Set([
		...require_read_dish.findLineFacts(reader.rules, name).allergens.contains,
		...kinds.flatMap((kind) => CLASSES[kind] ?? []),
		...formsOf(reader, named)?.needs ?? []
	]);
	return {
		allergies: require_read_dish.ALLERGENS.filter((one) => all.has(one)),
		diets: []
	};
}
function isCovered({ name, label, kinds }, { allergies, diets }) {
	if (name === "gluten") return diets.includes("Gluten-Free");
	const classes = [...classOf({
		name,
		label
	}), ...kinds.flatMap((kind) => CLASSES[kind] ?? [])];
	return classes.length > 0 && classes.every((one) => allergies.includes(one));
}
function formsOf({ forms }, { label, name }) {
	return forms.get(inSingular(label)) ?? forms.get(name) ?? forms.get(inSingular(name));
}
function inSingular(name) {
	return require_read_dish.splitNameTokens(name).map(require_read_dish.singular).join(" ");
}
function isSameFood(a, b) {
	return a.said === b.said || a.names[0] === b.names[0];
}
function isFoodOf(food, { name, label, kinds }) {
	const wanted = [
		name,
		label,
		inSingular(label),
		...kinds
	];
	return food.names.some((one) => wanted.includes(one)) || food.said === label;
}
function isCalledBy(food, named) {
	const words = inSingular(named.label).split(" ");
	return isFoodOf(food, named) || words.includes(inSingular(food.said));
}
// kitchen/src/needs/hear-message.ts
const OUT = new Set([
	"harm",
	"dislike",
	"without",
	"lacking",
	"unclear"
]);
const STORY = 3;
function hearMessage(kitchen, text, state) {
	const reader = kitchen.needs;
	const read = readSpelt(kitchen, text);
	const acts = readLikelyActs(kitchen.readActs, text, state, read.language === void 0);
	const words = text.trim().split(/\s+/).length;
	const foods = read.statements.filter(({ isDiet }) => !isDiet);
	const of = (...all) => foods.filter(({ polarity }) => all.includes(polarity));
	const isNarrow = read.statements.some(({ isDiet, name }) => isDiet && !isDietName(name));
	const harmOf = (one) => {
		const needs = needsOf(reader, one, isNarrow);
		return {
			food: foodOf(reader, one, true),
			needs,
			isCovered: isCovered(one, needs),
			...heldBy(one)
		};
	};
	const refused = of("without", "dislike");
	const isFirm = (one) => one.isBelief || one.isGrave && one.polarity === "without" || isFreeFrom(one) && !(one.isAsked && acts.isQuestion);
	const firm = refused.filter(isFirm);
	const isMereQuestion = ({ polarity, isAsked }) => polarity === "without" && isAsked && acts.isKnown && !acts.isWish;
	const isSoft = (one) => one.polarity === "dislike" || acts.isRefusedWithWish(one);
	const soft = refused.filter((one) => !isFirm(one) && isSoft(one) && !acts.isMisread(one) && !isMereQuestion(one));
	const unclear = of("unclear").filter((one) => words > STORY && (read.tellsHarm || !acts.isSurelyPlain) && !read.statements.some((way) => way.isDiet && way.start <= one.start && way.end >= one.end));
	const harms = [...of("harm"), ...firm].map(harmOf);
	const wanted = foods.filter((one) => !OUT.has(one.polarity) && (one.polarity === "wanted" || acts.isWanted(one)));
	return {
		read,
		harms,
		...waysIn(reader, read, acts, state),
		tastes: soft.map((one) => foodOf(reader, one, false)),
		unclear: unclear.map(harmOf),
		wanted,
		lifted: read.statements.filter(({ polarity, isDenial, isDiet, isAsked }) => polarity === "lifted" && !isAsked || polarity === "negated" && (isDenial || isDiet)),
		named: foods.filter(({ isDish }) => !isDish).map(harmOf),
		beginsDish: acts.beginsDish,
		namesDish: acts.namesDish,
		isPlain: acts.isPlain,
		words
	};
}
function readSpelt({ rules, cookbook, needs }, text) {
	const read = require_read_dish.readStatements(needs, text);
	if (read.language !== void 0) return read;
	const foodNamed = (word) => require_read_dish.findTerms(rules, word)[0]?.name;
	const spelt = require_read_dish.correctSpelling(text, cookbook.spelling, foodNamed);
	return spelt === text ? read : require_read_dish.readStatements(needs, spelt);
}
function heldBy({ holder, isGuest }) {
	return {
		holder,
		isGuest
	};
}
function isDietName(name) {
	return require_read_dish.DIETS.some((diet) => diet === name);
}
function isFreeFrom(one) {
	return one.polarity === "without" && one.isFree && classOf(one).length > 0;
}
function isOfSomebody({ isGuest, holder, polarity }) {
	return polarity !== "negated" && (isGuest || holder !== "me");
}
function waysIn(reader, read, acts, state) {
	const ways = read.statements.filter(({ isDiet }) => isDiet);
	const isLasting = ({ polarity }) => polarity === "declared" || polarity === "harm";
	const isWished = (one) => [
		"wanted",
		"named",
		"without",
		"dislike",
		"unclear",
		"question",
		"lacking"
	].includes(one.polarity) && (one.isAsked || one.polarity === "question" ? acts.beginsDish || isOfSomebody(one) : !acts.isPlain) && (state !== "card" || acts.isWish || one.name === "Gluten-Free");
	const meant = ways.filter((one) => isLasting(one) || isWished(one));
	const others = meant.filter(({ name }) => !isDietName(name));
	return {
		diets: meant.flatMap((one) => require_read_dish.DIETS.filter((diet) => diet === one.name).map((diet) => ({
			diet,
			isOnce: !isLasting(one) && diet !== "Gluten-Free" && acts.isWish,
			...heldBy(one)
		}))),
		customs: others.flatMap((one) => {
			const custom = reader.customs.get(one.name);
			return custom ? [{
				custom,
				...heldBy(one)
			}] : [];
		}),
		situations: others.flatMap((one) => require_read_dish.SITUATIONS.filter((situation) => situation === one.name && isLasting(one)).map((situation) => ({
			situation,
			...heldBy(one)
		})))
	};
}
// kitchen/src/needs/declared-foods.ts
const MOST_KEPT$1 = 500;
const KEPT$1 = new WeakMap();
function foodDeclared(kitchen, name) {
	const kept = KEPT$1.get(kitchen) ?? new Map();
	KEPT$1.set(kitchen, kept);
	const known = kept.get(name);
	if (known) return known;
	const read = readDeclared(kitchen, name);
	const [oldest] = kept.keys();
	if (kept.size >= MOST_KEPT$1 && oldest !== void 0) kept.delete(oldest);
	kept.set(name, read);
	return read;
}
function readDeclared(kitchen, name) {
	const { harms, customs, diets, situations } = hearMessage(kitchen, `I am allergic to ${name}.`, "none");
	const needs = mergeNeeds(...harms.map((one) => one.needs), {
		allergies: [],
		diets: diets.map(({ diet }) => diet)
	});
	const foods = harms.filter((one) => !one.isCovered).map(({ food }) => food);
	return {
		needs,
		foods: harms.length + customs.length + diets.length > 0 ? foods : [asWritten(name)],
		customs: customs.map(({ custom }) => custom),
		situations: situations.map(({ situation }) => situation)
	};
}
function asWritten(name) {
	const said = require_read_dish.normalise(name).replace(/\s+/g, " ").trim();
	const one = said.split(" ").map(require_read_dish.singular).join(" ");
	return {
		said,
		names: [...new Set([said, one])],
		kinds: [],
		firm: true
	};
}
// kitchen/src/needs/news.ts
function newsOf(before, now, last) {
	if (last === void 0) return {
		harm: [],
		diets: [],
		dislikes: [],
		situations: [],
		lifted: []
	};
	const added = now.harms.filter((one) => !before.harms.includes(one)).map(({ food }) => food);
	const wasKept = (food) => before.harms.some((one) => one.food.said === food.said);
	const isLeft = (harm) => now.harms.some((one) => isSameFood(one.food, harm.food));
	const diets = now.diets.filter((one) => !before.diets.some(({ diet }) => diet === one.diet));
	const customs = now.customs.filter((one) => !before.customs.some(({ custom }) => custom === one.custom));
	const situations = now.situations.filter((one) => !before.situations.some(({ situation }) => situation === one.situation));
	const gone = before.diets.filter((one) => !one.isOnce && !now.diets.some(({ diet }) => diet === one.diet));
	const lessKept = before.customs.filter((one) => !now.customs.includes(one));
	return {
		harm: unique(added.filter((food) => !wasKept(food)).map(({ said }) => said)),
		diets: unique([...diets.filter(({ isOnce }) => !isOnce).map(({ diet }) => diet), ...customs.map(({ custom }) => custom.label)]),
		dislikes: unique(now.tastes.filter((food) => !before.tastes.some((one) => isSameFood(one, food))).map(({ said }) => said)),
		situations: [...new Set(situations.map(({ situation }) => situation))],
		lifted: unique([
			...before.harms.filter((one) => !isLeft(one)).map(({ food }) => food.said),
			...gone.map(({ diet }) => diet),
			...lessKept.map(({ custom }) => custom.label)
		])
	};
}
function unique(all) {
	return [...new Set(all)];
}
// kitchen/src/needs/notes.ts
const WHO = {
	pregnancy: "a pregnancy",
	baby: "a baby",
	toddler: "a toddler",
	"raw egg": "somebody who eats no raw egg",
	"weak immunity": "a weak immune system"
};
const BEFORE_FREE = {
	milk: "dairy",
	eggs: "egg",
	"tree nuts": "nut",
	peanuts: "peanut"
};
function allNeeds({ diets, allergies }) {
	return [...diets, ...allergies];
}
function needsWords(all) {
	return sayList(all.map((one) => require_read_dish.isDiet(one) ? one.toLowerCase() : `${BEFORE_FREE[one] ?? one}-free`));
}
function sayList(words, last = "and") {
	if (words.length < 2) return words.join("");
	return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}
const ALLERGY_OPEN = "You told me of an allergy whose food I could not read, so nothing here was checked for it: please name it first.";
const DOUBT_OPEN = "What I asked you about stays out until you tell me whether you want it.";
function notesOn(now, profile, heard) {
	const stated = new Set(allNeeds(profile.needs));
	const own = allNeeds(heard.own);
	const told = own.filter((one) => !stated.has(one));
	const others = allNeeds(mergeNeeds({
		allergies: [],
		diets: heard.person.needs.diets
	})).filter((one) => !own.includes(one));
	const once = now.diets.filter(({ isOnce }) => isOnce).map(({ diet }) => diet);
	const theirs = others.filter((one) => !once.some((diet) => diet === one));
	const ofDish = others.filter((one) => once.some((diet) => diet === one));
	const lightly = heard.avoid.filter((food) => !food.firm && now.tastes.some(({ said }) => said === food.said));
	return [
		now.isAllergyOpen ? ALLERGY_OPEN : "",
		now.doubted.length > 0 ? DOUBT_OPEN : "",
		told.length > 0 ? `Kept ${needsWords(told)}.` : "",
		theirs.length > 0 ? `Kept ${needsWords(theirs)} for your guest.` : "",
		ofDish.length > 0 ? `Kept ${needsWords(ofDish)} this time.` : "",
		lightly.length > 0 ? `Made without ${sayList(lightly.map(({ said }) => said), "or")}.` : "",
		heard.customs.length > 0 ? `Meant to be ${sayList(heard.customs.map(({ label }) => label))}.` : "",
		heard.situations.length > 0 ? `Chosen with ${sayList(heard.situations.map((one) => WHO[one]))} in mind.` : ""
	].filter((sentence) => sentence !== "");
}
// kitchen/src/needs/lifted.ts
function withoutLifted({ harms, diets, customs, situations }, lifted, stated) {
	const lifts = lifted.filter((one) => !stated.some(({ food }) => isFoodOf(food, one)));
	const isGone = (name, holder) => lifts.some((one) => one.isDiet && one.name === name && isSameHolder(holder, one.holder));
	return {
		harms: lifts.reduce((left, one) => left.flatMap((harm) => withoutFood(harm, one)), [...harms]),
		diets: diets.filter(({ diet, holder }) => !isGone(diet, holder)).flatMap((one) => lifts.reduce((left, lift) => left.flatMap((kept) => eased(kept, lift)), [one])),
		customs: customs.filter(({ custom, holder }) => !isGone(custom.label, holder)),
		situations: situations.filter(({ situation, holder }) => !isGone(situation, holder))
	};
}
function withoutFood(harm, lift) {
	if (lift.isDiet || !isSameHolder(harm.holder, lift.holder)) return [harm];
	if (harm.food.names[0] === lift.name || harm.food.said === lift.label) return [];
	const gone = classOf(lift);
	if (lift.name === "gluten" && harm.needs.diets.includes("Gluten-Free")) return [];
	const allergies = require_read_dish.ALLERGENS.filter((one) => harm.needs.allergies.includes(one) && !gone.includes(one));
	if (gone.length === 0 || allergies.length === harm.needs.allergies.length) return [harm];
	return allergies.length === 0 ? [] : [{
		...harm,
		needs: {
			...harm.needs,
			allergies
		}
	}];
}
function eased(one, lift) {
	if (lift.isDiet || !isSameHolder(one.holder, lift.holder)) return [one];
	const of = [lift.name, ...lift.kinds];
	if (lift.name === "gluten" && one.diet === "Gluten-Free") return [];
	if (one.diet !== "Vegan" && one.diet !== "Vegetarian") return [one];
	if (FLESH.some((kind) => of.includes(kind))) return [];
	const isGiven = GIVEN.some((kind) => of.includes(kind));
	return one.diet === "Vegan" && isGiven ? [{
		...one,
		diet: "Vegetarian"
	}] : [one];
}
const FLESH = [
	"meat",
	"poultry",
	"fish",
	"shellfish",
	"beef",
	"pork",
	"chicken"
];
const GIVEN = [
	"milk",
	"dairy",
	"cheese",
	"egg",
	"honey",
	"butter",
	"yogurt"
];
function isSameHolder(held, lifting) {
	const [a, b] = [kindOf(held), kindOf(lifting)];
	if (b === "nobody" || b === "us" || b === "they") return true;
	if (a === "they") return b !== "me";
	if (a === "nobody" || a === "us") return b === "me";
	return a === b;
}
function kindOf(holder) {
	if (holder === "me") return "nobody";
	const [first = ""] = holder.split(" ");
	if (US.has(first)) return "us";
	if (ME.has(first) && !holder.includes(" ")) return "me";
	if (THEY.has(holder)) return "they";
	return holder.split(" ").at(-1) ?? holder;
}
const ME = new Set([
	"i",
	"im",
	"ive",
	"id",
	"ill",
	"me",
	"myself",
	"mine"
]);
const US = new Set([
	"we",
	"were",
	"weve",
	"us",
	"ourselves",
	"our"
]);
const THEY = new Set("he she they hes shes theyre him her them his their it".split(" "));
// kitchen/src/needs/told-so-far.ts
const NOTHING_TOLD = {
	harms: [],
	diets: [],
	customs: [],
	situations: [],
	tastes: [],
	doubted: [],
	unclear: [],
	isAllergyOpen: false,
	isAllergyUnread: false,
	isGuestAway: false
};
const LONGEST_ANSWER = 9;
function toldAfter(before, heard, askedToKeepOut) {
	const answer = answerTo(before, heard, askedToKeepOut);
	const stated = withAnswer(before, heard, answer);
	const lifted = withoutLifted(before, heard.lifted, stated.harms);
	const isSettled = (food) => stated.harms.some((one) => isSameFood(one.food, food)) || heard.wanted.some((one) => isFoodOf(food, one)) || heard.lifted.some((one) => isFoodOf(food, one)) || answer === "in" && before.unclear.some((one) => isSameFood(one.food, food));
	const isStill = answer === "again";
	const unclear = isStill ? before.unclear : stated.unclear.filter((one) => !isHarm(one.food, stated.harms));
	const harms = [...lifted.harms, ...newOnes(lifted.harms, stated.harms)];
	const tastes = [...before.tastes, ...stated.tastes].filter((food, at, all) => !stated.wanted.some((one) => isCalledBy(food, one)) && !heard.lifted.some((one) => isFoodOf(food, one)) && all.findIndex((one) => isSameFood(one, food)) === at);
	const isUnread = tellsUnread(heard, stated.harms);
	const isNamed = stated.harms.length + heard.customs.length > 0 || heard.read.deniesAllergy;
	return {
		harms,
		diets: dietsAfter(lifted.diets, heard),
		customs: [...lifted.customs, ...heard.customs],
		situations: [...lifted.situations, ...heard.situations],
		tastes,
		doubted: distinct([...before.doubted, ...unclear].filter(({ food }) => isStill || !isSettled(food))),
		unclear,
		isAllergyUnread: isUnread,
		isAllergyOpen: isUnread || before.isAllergyOpen && !isNamed,
		isGuestAway: isGuestAway(before, heard)
	};
}
function answerTo({ unclear, isAllergyUnread, harms }, heard, askedToKeepOut) {
	const { read, words, named, beginsDish, namesDish, isPlain } = heard;
	const isShort = words <= LONGEST_ANSWER;
	if (unclear.length > 0 && isShort && read.answer !== void 0 && !beginsDish) return read.answer === "yes" ? askedToKeepOut ? "out" : "again" : read.answer;
	const isMore = read.isMore && harms.length > 0;
	if ((isAllergyUnread || isMore) && isShort && named.length > 0 && !isPlain && !namesDish && !read.isWish) return "named";
}
function withAnswer(before, heard, answer) {
	const { unclear, harms, tastes, wanted, named } = heard;
	if (answer === "out") {
		const isMeant = (food) => before.unclear.some((one) => isSameFood(one.food, food));
		return {
			harms: [...harms, ...before.unclear],
			tastes: tastes.filter((food) => !isMeant(food)),
			unclear: [],
			wanted: wanted.filter((one) => !before.unclear.some(({ food }) => isFoodOf(food, one)))
		};
	}
	if (answer === "named") return {
		harms: [...harms, ...named],
		tastes: [],
		unclear: [],
		wanted: []
	};
	if (answer === "in") return {
		harms,
		tastes: [],
		unclear: [],
		wanted
	};
	return {
		harms,
		tastes,
		unclear,
		wanted
	};
}
function tellsUnread({ read, unclear, customs, situations, diets, lifted }, harms) {
	if (!read.tellsAllergy || lifted.length > 0) return false;
	const all = harms.length + unclear.length + customs.length + situations.length + diets.length;
	return read.unknown !== void 0 || all === 0;
}
function dietsAfter(before, { diets, beginsDish }) {
	const isSame = (a, b) => a.diet === b.diet && a.isGuest === b.isGuest && a.isOnce === b.isOnce;
	const kept = before.filter((one) => !(one.isOnce && beginsDish));
	return [...kept, ...diets.filter((one) => !kept.some((other) => isSame(one, other)))];
}
function isGuestAway({ isGuestAway: wasAway }, { read }) {
	if (read.table === void 0) return wasAway;
	return read.table !== "guest";
}
function isHarm(food, harms) {
	return harms.some((one) => isSameFood(one.food, food));
}
function newOnes(before, harms) {
	return distinct(harms).filter((one) => !before.some((old) => isSameFood(old.food, one.food) && old.holder === one.holder));
}
function distinct(harms) {
	return harms.filter((one, at) => harms.findIndex((other) => isSameFood(other.food, one.food)) === at);
}
function dietsOf({ diets, isGuestAway: isAway }) {
	const own = diets.filter((one) => !(one.isGuest && OF_TASTE.has(one.diet)) && !one.isOnce);
	const all = diets.filter((one) => own.includes(one) || !(one.isGuest && isAway));
	return {
		own: own.map(({ diet }) => diet),
		all: all.map(({ diet }) => diet)
	};
}
const OF_TASTE = new Set([
	"Vegetarian",
	"Vegan",
	"Keto",
	"Paleo"
]);
// kitchen/src/needs/person-of.ts
function personOf(now, profile) {
	const customs = distinctCustoms([...profile.customs, ...now.customs.filter(({ isGuest }) => !(isGuest && now.isGuestAway)).map(({ custom }) => custom)]);
	const { own, all } = dietsOf(now);
	const withCustoms = customs.map((one) => one.needs);
	const mine = mergeNeeds(profile.needs, ...now.harms.map((one) => one.needs), ...withCustoms, {
		allergies: [],
		diets: own
	});
	const needs = mergeNeeds(mine, {
		allergies: [],
		diets: all
	}, ...now.doubted.map((one) => one.needs));
	const told = new Set([...profile.situations, ...now.situations.map((one) => one.situation)]);
	const situations = require_read_dish.SITUATIONS.filter((one) => told.has(one));
	const uncovered = (harms) => harms.filter((one) => !one.isCovered).map(({ food }) => food);
	const firm = [...profile.foods, ...uncovered(now.harms)];
	const ofCustoms = customs.flatMap(({ out }) => out);
	const doubted = uncovered(now.doubted);
	const person = {
		needs,
		excludedFoods: distinctFoods([
			...firm.map((food) => excluded(food, true)),
			...ofCustoms.map((food) => excluded(food, false)),
			...doubted.map((food) => excluded(food, false))
		]),
		situations
	};
	const allFirm = [
		...profile.foods,
		...now.harms.map(({ food }) => food),
		...ofCustoms
	];
	const soft = [...now.doubted.map(({ food }) => withoutMark(food)), ...now.tastes];
	return {
		person,
		own: mine,
		situations,
		customs,
		avoid: [...allFirm, ...soft.filter((food) => !allFirm.some((one) => isSameFood(one, food)))]
	};
}
function excluded({ said, names }, isAllergy) {
	return {
		label: said,
		names,
		isAllergy
	};
}
function withoutMark({ said, names, kinds }) {
	return {
		said,
		names,
		kinds
	};
}
function distinctFoods(foods) {
	const known = new Set();
	return foods.filter(({ label }) => !known.has(label) && known.add(label));
}
function distinctCustoms(customs) {
	const known = new Set();
	return customs.filter(({ label }) => !known.has(label) && known.add(label));
}
// kitchen/src/needs/hear-person.ts
function hearPerson(kitchen, turns, asker) {
	const visible = turns.slice(-36);
	const said = (asker.saidBefore ?? []).slice(-200);
	const older = [...said.map((content) => ({
		role: "user",
		content
	})), ...visible];
	const profile = profileOf(asker, (asker.otherFoods ?? []).map((name) => foodDeclared(kitchen, name)));
	let before = NOTHING_TOLD;
	let now = NOTHING_TOLD;
	let last;
	let state = "none";
	let asked = "";
	for (const [at, { role, content }] of older.entries()) {
		if (role === "assistant") {
			if (content.startsWith(CARD)) state = "card";
			asked = content;
			continue;
		}
		last = heardBefore(kitchen, content, state);
		before = now;
		now = toldAfter(before, last, KEEPS_OUT.test(asked));
		asked = "";
		if (at < said.length) state = "card";
	}
	const person = personOf(now, profile);
	return {
		...person,
		unclear: now.unclear.map(({ food }) => food),
		allergyUnread: now.isAllergyOpen,
		news: newsOf(before, now, last),
		asksFirst: now.unclear.length > 0 || now.isAllergyUnread,
		notes: notesOn(now, profile, person)
	};
}
function profileOf(asker, declared) {
	return {
		needs: mergeNeeds(asker, ...declared.map(({ needs }) => needs)),
		foods: declared.flatMap(({ foods }) => foods),
		customs: declared.flatMap(({ customs }) => customs),
		situations: declared.flatMap(({ situations }) => situations)
	};
}
const CARD = "Recipe shared:";
const KEEPS_OUT = /\bkeep\b[^?\n]{1,80}\bout\b[^?\n]{0,40}\?/i;
const MOST_KEPT = 2e3;
const KEPT = new WeakMap();
function heardBefore(kitchen, content, state) {
	const kept = KEPT.get(kitchen) ?? new Map();
	KEPT.set(kitchen, kept);
	const key = `${state}:${content}`;
	const known = kept.get(key);
	if (known) return known;
	const heard = hearMessage(kitchen, content, state);
	const [oldest] = kept.keys();
	if (kept.size >= MOST_KEPT && oldest !== void 0) kept.delete(oldest);
	kept.set(key, heard);
	return heard;
}
// kitchen/src/say/voice/persona.ts
const TONES$1 = [...[
	"friendly",
	"exuberant",
	"terse",
	"exact",
	"bold",
	"sunny"
], ...[
	"gracious",
	"measured",
	"breezy",
	"hearty",
	"lush",
	"chatty"
]];
const TONE_OF = {
	"alton brown": "exact",
	"bobby flay": "bold",
	"emeril lagasse": "exuberant",
	"giada de laurentiis": "sunny",
	"gordon ramsay": "terse",
	"ina garten": "gracious",
	"jacques p\u00e9pin": "measured",
	"jamie oliver": "breezy",
	"julia child": "hearty",
	"nigella lawson": "lush",
	"rachael ray": "chatty"
};
function personaOf(value) {
	const name = /^television personality and chef (.+)$/i.exec(value.trim())?.[1]?.trim();
	if (!name) return { tone: "friendly" };
	return {
		tone: TONE_OF[name.toLowerCase()] ?? TONES$1[1 + hashOf(name.toLowerCase()) % (TONES$1.length - 1)] ?? "friendly",
		name: plainName(name)
	};
}
function plainName(name) {
	const clean = (name ?? "").trim();
	return /^[\p{L}][\p{L}\p{M}'\u2019. -]{0,39}$/u.test(clean) ? clean : void 0;
}
// kitchen/src/read/amounts.ts
function amountsIn({ words }, numbers) {
	return numbers.map(({ value, from, to }, index) => {
		const shape = (at) => words[at]?.shape ?? "";
		const isWritten = !/^\d/.test(shape(from));
		const link = shape(from - 1) === "and" && value < 1 && isWritten ? from - 1 : -1;
		const before = numbers[index - 1];
		if (link > 0 && (ARTICLES.has(shape(link - 2)) || before?.to === link - 1)) return {
			value: (before?.value ?? 1) + value,
			unit: require_read_dish.singular(shape(link - 1))
		};
		const isLink = (at) => words[at]?.shape === "a" || words[at]?.shape === "of";
		return {
			value,
			unit: require_read_dish.singular(words[isLink(to) ? to + 1 : to]?.shape ?? "")
		};
	});
}
function ordinalIn(named, numbers) {
	const { words } = named;
	const said = require_read_dish.findNames(named, "ordinal").map(({ row, from }) => ({
		at: from,
		value: Number(row.label)
	}));
	const counted = numbers.flatMap(({ value, from, to }) => {
		return ORDINAL_ENDINGS.has(words[to]?.shape ?? "") || require_read_dish.standsBefore(named, from, "counted") ? [{
			at: from,
			value
		}] : [];
	});
	const last = [...said, ...counted].sort((one, other) => one.at - other.at).at(-1);
	if (last) return last.value;
	const [only, ...others] = words.filter((word, at) => isWord(word.shape) && !require_read_dish.isCue(named.lexicon, [words[at]?.shape ?? ""], "polite"));
	if (!only || others.length > 0) return void 0;
	const letter = LETTERS$1.indexOf(only.shape) + 1;
	return numbers.find(({ from }) => words[from] === only)?.value ?? (letter > 0 ? letter : void 0);
}
const ORDINAL_ENDINGS = new Set([
	"st",
	"nd",
	"rd",
	"th"
]);
const LETTERS$1 = [
	"a",
	"b",
	"c",
	"d",
	"e"
];
function isWord(shape) {
	return /[\p{L}\p{N}]/u.test(shape);
}
function limitIn(named, numbers, isWish) {
	for (const unit of require_read_dish.findNames(named, "time")) {
		const said = timeBefore(named, numbers, unit.from);
		if (!said) continue;
		const behind = halfBehind(named, numbers, unit.to);
		const minutes = (said.value + (behind?.value ?? 0)) * Number(unit.row.label);
		const to = behind?.to ?? unit.to;
		const isLimit = require_read_dish.standsBefore(named, said.from, "limit") || require_read_dish.standsBehind(named, to, "limit");
		const isPassing = require_read_dish.standsBefore(named, said.from, "passing") || require_read_dish.standsBehind(named, to, "passing");
		if (minutes >= 1 && minutes <= LONGEST$2 && (isLimit || isWish && !isPassing)) return {
			minutes,
			isFirm: true
		};
	}
	return named.words.some((_, at) => require_read_dish.standsBehind(named, at, "quick") && !require_read_dish.isRefusedBy(named, at)) ? {
		minutes: QUICK,
		isFirm: false
	} : { isFirm: false };
}
const QUICK = 30;
const LONGEST$2 = 720;
const ARTICLES = new Set([
	"a",
	"an",
	"of"
]);
function timeBefore({ words }, numbers, unit) {
	let at = unit;
	while (ARTICLES.has(words[at - 1]?.shape ?? "")) at -= 1;
	const number = numbers.find(({ to }) => to === at || to === unit);
	if (number) return number;
	return at < unit ? {
		value: 1,
		from: at,
		to: unit
	} : void 0;
}
function halfBehind({ words }, numbers, at) {
	if (words[at]?.shape !== "and") return void 0;
	return numbers.find(({ value, from }) => value < 1 && (from === at + 1 || from === at + 2));
}
function factorIn(named, isOfAmounts) {
	const { words, foods } = named;
	const found = require_read_dish.findNames(named, "factor").find(({ from, to }) => {
		if (foods[from]) return false;
		const isLast = words.slice(to).every(({ shape }) => !isWord(shape));
		const isOfFood = foods.slice(to).some((food) => food !== void 0);
		return to - from > 1 || require_read_dish.standsBehind(named, to, "whole") || isOfAmounts && (isLast || isOfFood);
	});
	return found && Number(found.row.label);
}
function daysIn(words) {
	return words.map((word) => DAYS.findIndex((day) => [
		day,
		`${day}s`,
		day.slice(0, 3)
	].includes(word))).filter((day) => day >= 0);
}
const DAYS = [
	"monday",
	"tuesday",
	"wednesday",
	"thursday",
	"friday",
	"saturday",
	"sunday"
];
function unitsIn(named, numbers, isAboutUnits) {
	return require_read_dish.findNames(named, "unit-system").findLast(({ from, to }) => {
		const isCounted = numbers.some((one) => one.to === from || one.to + 1 === from);
		const isOf = named.words[to]?.shape === "of";
		return !isCounted && !isOf && (isAboutUnits || require_read_dish.standsBefore(named, from, "asking"));
	})?.row.label;
}
// kitchen/src/read/clause-wish.ts
function wishIn(cookbook, named, heard) {
	const { dishes, include, limit, amounts, isCounted } = heard;
	const cue = (label) => named.words.some((_, at) => require_read_dish.standsBehind(named, at, label));
	const cuisine = cuisineIn(cookbook, named);
	const course = courseIn(named);
	return {
		...NO_WISH,
		named: dishes.map(({ dish }) => dish),
		...cuisine ? { cuisine } : {},
		...course ? { course } : {},
		include,
		words: titleWords(cookbook, named, dishes),
		moods: [...moodsIn(named), ...fewIngredients(amounts)],
		...limit.minutes === void 0 ? {} : { maxMinutes: limit.minutes },
		firmTime: limit.isFirm,
		ideas: cue("ideas"),
		recipe: cue("recipe") || isCounted
	};
}
function cuisineIn({ cuisines }, named) {
	const wished = cuisinesSaid(named).filter(({ from }) => !require_read_dish.isRefusedBy(named, from)).map(({ row }) => cuisineOf(row, cuisines, named));
	const [first, ...others] = wished;
	if (!first || others.length === 0) return first;
	return {
		label: [...new Set(wished.map(({ label }) => label))].join(" or "),
		names: [...new Set(wished.flatMap(({ names }) => names))],
		nearest: wished.every(({ nearest }) => nearest)
	};
}
function cuisinesSaid(named) {
	const heads = require_read_dish.findHeads(named, "dish-kind", "meal");
	const beside = new Set(require_read_dish.findBeside(named, "cuisine").map(({ from }) => from));
	return require_read_dish.findNames(named, "cuisine").filter(({ from, to }) => beside.has(from) || heads.some((head) => head.from === to));
}
function cuisineOf({ label, fields }, inBook, { lexicon }) {
	const own = [...fields[0] ?? [], label].filter((name) => inBook.has(name));
	if (own.length > 0) return {
		label,
		names: own,
		nearest: false
	};
	return {
		label,
		names: ([...lexicon.rows.values()].flat().filter(({ kind }) => kind === "cuisine").map(({ fields: [members = []] }) => members).find((members) => members.includes(label) && members.some((one) => inBook.has(one))) ?? []).filter((one) => inBook.has(one)),
		nearest: true
	};
}
function courseIn(named) {
	const said = require_read_dish.findHeads(named, "meal", "dish-kind").filter(({ row, from }) => row.fields.length > 0 && !require_read_dish.isRefusedBy(named, from) && !isBeside(named, from));
	const { row } = said.find((one) => one.row.isMarked) ?? said[0] ?? {};
	if (!row) return void 0;
	const [courses = [], keywords = []] = row.fields;
	return {
		label: row.label,
		courses: courses.filter((one) => require_read_dish.COURSES.includes(one)),
		keywords,
		narrow: row.isMarked
	};
}
function isBeside({ words }, at) {
	const [article = "", link = ""] = [words[at - 1]?.shape, words[at - 2]?.shape];
	return (link === "with" || link === "and") && (article === "a" || article === "the" || article === "its") && at > 3 || article === "with";
}
function moodsIn(named) {
	const { rows } = named.lexicon;
	const labelled = (label) => [...rows.values()].flat().find((row) => row.kind === "mood" && row.label === label);
	const moods = new Map();
	for (const { row, from } of require_read_dish.findBeside(named, "mood")) {
		const contrary = row.fields[2]?.[0];
		const meant = require_read_dish.isRefusedBy(named, from) ? labelled(contrary ?? "") : row;
		if (meant && !moods.has(meant.label)) moods.set(meant.label, moodOf(meant));
	}
	return [...moods.values()];
}
function fewIngredients(amounts) {
	const count = amounts.find(({ unit }) => unit === "ingredient")?.value ?? 0;
	if (!Number.isInteger(count) || count < 1 || count > FEW$1) return [];
	return [{
		label: `made of ${sayNumberWord(count)} ingredients at most`,
		keywords: Array.from({ length: count }, (_, at) => `#${at + 1} ingredients`),
		against: [],
		firm: true
	}];
}
const FEW$1 = 8;
function moodOf({ label, fields, isMarked }) {
	const [keywords = [], against = []] = fields;
	return {
		label,
		keywords,
		against,
		firm: isMarked
	};
}
function titleWords({ dishTerms }, named, dishes) {
	const kinds = require_read_dish.findHeads(named, "dish-kind").filter(({ row }) => row.fields.length === 0);
	const known = require_read_dish.findBeside(named, ...OTHER_KINDS);
	const isInside = (at, spans) => spans.some(({ from, to }) => from <= at && at < to);
	const words = named.words.flatMap(({ shape }, at) => {
		if (isInside(at, dishes) || require_read_dish.isRefusedBy(named, at)) return [];
		if (isInside(at, kinds)) return [kinds.find(({ from }) => from === at)?.row.label ?? []].flat();
		const isFree = named.foods[at] === void 0 && !isInside(at, known) && !require_read_dish.isCommonWord(shape);
		const word = require_read_dish.singular(shape);
		return isFree && !require_read_dish.isCommonWord(word) && dishTerms.has(word) ? [word] : [];
	});
	return [...new Set(words)];
}
const OTHER_KINDS = [...[
	"mood",
	"meal",
	"cuisine",
	"tool",
	"only-tool",
	"number",
	"ordinal",
	"time",
	"factor",
	"day"
], ...[
	"diet",
	"person",
	"unit",
	"eater",
	"situation",
	"method",
	"unit-system",
	"cue"
]];
// kitchen/src/read/kit-said.ts
function kitIn(named) {
	const names = require_read_dish.findNames(named, "tool").filter(({ row }) => isTool(row.label));
	const lacking = new Set();
	for (const { row, from, to } of names) if (require_read_dish.isRefusedBy(named, from, "lacking") || require_read_dish.standsBehind(named, to, "broken")) lacking.add(row.label);
	const alone = require_read_dish.findNames(named, "only-tool").filter(({ row, from, to }) => row.label === "fire" || isOnly(named, from) || require_read_dish.standsBehind(named, to, "only"));
	const kept = new Set(alone.map(({ row }) => row.label));
	for (const { row } of alone) for (const tool of row.fields[0] ?? []) lacking.add(tool);
	return {
		tools: require_read_dish.TOOLS.filter((tool) => names.some(({ row }) => row.label === tool)),
		lacking: require_read_dish.TOOLS.filter((tool) => lacking.has(tool) && !kept.has(tool))
	};
}
function isTool(label) {
	return require_read_dish.TOOLS.includes(label);
}
function isOnly(named, at) {
	return require_read_dish.standsBefore(named, at, "only") || require_read_dish.isRefusedBy(named, at, "only");
}
// kitchen/src/read/numbers.ts
const FRACTIONS = new Map([
	["\u00bd", 1 / 2],
	["\u00bc", 1 / 4],
	["\u00be", 3 / 4],
	["\u2153", 1 / 3],
	["\u2154", 2 / 3]
]);
const IN_DIGITS = /\d{1,9}(?:[.,]\d{1,3}|\s?\/\s?\d{1,3})?\s?[\u00bd\u00bc\u00be\u2153\u2154]?|[\u00bd\u00bc\u00be\u2153\u2154]/gu;
const ON_TOP = new Set(["and", "and a"]);
function numbersIn(named, text) {
	const { words } = named;
	const first = words[0]?.start ?? 0;
	const digits = [...text.slice(first, words.at(-1)?.end ?? first).matchAll(IN_DIGITS)].flatMap((found) => {
		const [start, end] = [first + found.index, first + found.index + found[0].trimEnd().length];
		const from = words.findIndex((word) => word.end > start);
		const behind = words.findIndex((word) => word.start >= end);
		return from < 0 ? [] : [{
			value: digitsOf(found[0]),
			from,
			to: orLast(behind, words)
		}];
	});
	const spelt = require_read_dish.findNames(named, "number").filter(({ from }) => !digits.some((one) => one.from <= from && from < one.to)).map(({ row, from, to }) => ({
		value: Number(row.label),
		from,
		to
	}));
	return joined([...digits, ...spelt], named).filter(({ value }) => value > 0);
}
function orLast(at, words) {
	return at < 0 ? words.length : at;
}
function joined(numbers, { words }) {
	const sorted = numbers.toSorted((one, other) => one.from - other.from);
	const whole = [];
	for (const one of sorted) {
		const before = whole.at(-1);
		if (before && isOneNumber(before, one, words)) whole[whole.length - 1] = {
			value: before.value + one.value,
			from: before.from,
			to: one.to
		};
		else whole.push(one);
	}
	return whole;
}
function isOneNumber(before, one, words) {
	const between = words.slice(before.to, one.from).map(({ shape }) => shape);
	if (one.value < 1) return ON_TOP.has(between.join(" "));
	const isTens = before.value >= 20 && before.value <= 90 && before.value % 10 === 0;
	const isSpelt = !isDigit(words[before.from]?.shape) && !isDigit(words[one.from]?.shape);
	return isTens && one.value <= 9 && isSpelt && between.length === 0;
}
function isDigit(word = "") {
	return word >= "0" && word < ":";
}
function digitsOf(said) {
	const part = FRACTIONS.get(said.at(-1) ?? "") ?? 0;
	const plain = part > 0 ? said.slice(0, -1).trim() : said.trim();
	if (plain === "") return part;
	const [above = "", below] = plain.split("/");
	return Number(above.trim().replace(",", ".")) / Number(below?.trim() ?? 1) + part;
}
// kitchen/src/read/people-said.ts
const MOST = 100;
function peopleIn(named, numbers, isCount) {
	const pieces = piecesIn(named, numbers);
	if (pieces !== void 0) return { pieces };
	const people = company(named, numbers) ?? served(named, numbers, isCount);
	return people !== void 0 && people >= 1 ? { people: Math.min(MOST, Math.round(people)) } : {};
}
function piecesIn(named, numbers) {
	const piece = require_read_dish.findNames(named, "piece").find(({ from }) => countBefore(numbers, from, SIZED));
	const first = piece && countBefore(numbers, piece.from, SIZED);
	if (!first) return void 0;
	const many = numbers.find(({ to }) => to === first.from);
	return Math.round(first.value * (many?.value ?? 1));
}
const SIZED = 2;
function countBefore(numbers, at, reach) {
	return numbers.findLast(({ value, to }) => value >= 1 && to <= at && at - to <= reach);
}
function company(named, numbers) {
	const eaters = require_read_dish.findNames(named, "eater");
	const alone = eaters.find(({ row }) => row.label === "alone");
	if (alone && !numbers.some(({ value, from }) => value > 1 && from >= alone.to)) return 1;
	const pair = eaters.find(({ row }) => row.label === "pair");
	let best;
	for (const group of groupsOf(named, eaters)) {
		const counts = group.map((name) => countOf(named, numbers, name));
		const isTold = group.some((name) => isNumbered(named, numbers, name));
		const hasMe = group.some(({ row }) => row.label === "me");
		const isTable = isTold || hasMe && group.length > 1;
		const sum = counts.reduce((total, count) => total + (count ?? 0), 0);
		if (isTable && !counts.includes(void 0) && sum > (best ?? 0)) best = sum;
	}
	return best ?? (pair ? 2 : void 0);
}
function groupsOf({ words }, eaters) {
	const groups = [];
	for (const name of eaters) {
		if (name.row.label === "alone" || name.row.label === "pair") continue;
		const group = groups.at(-1);
		const last = group?.at(-1);
		const between = last ? words.slice(last.to, name.from).map(({ shape }) => shape) : [];
		const isJoined = between.length <= JOINED && between.some((word) => JOINS.has(word));
		if (group && last && isJoined) group.push(name);
		else groups.push([name]);
	}
	return groups;
}
const JOINED = 4;
const JOINS = new Set([
	"and",
	",",
	"plus",
	"with",
	"or"
]);
function isNumbered(named, numbers, name) {
	if (name.row.label !== "people") return false;
	const number = countBefore(numbers, name.from, SIZED);
	const between = named.words.slice(number?.to ?? 0, name.from);
	return number !== void 0 && !between.some(({ shape }) => JOINS.has(shape));
}
function countOf(named, numbers, name) {
	if (name.row.isMarked) return 0;
	if (name.row.label !== "people") return 1;
	return isNumbered(named, numbers, name) ? countBefore(numbers, name.from, SIZED)?.value : void 0;
}
function served(named, numbers, isCount) {
	const { words } = named;
	const things = require_read_dish.findNames(named, "time", "unit-system", "tool", "meal", "dish-kind");
	const plain = numbers.filter(({ value, to }) => {
		const next = words[to]?.shape ?? "";
		const isThing = things.some(({ from }) => from === to) || named.foods[to] || OTHER_NEXT.has(next);
		return value >= 1 && Number.isInteger(value) && !isThing;
	});
	const found = plain.find(({ from }) => require_read_dish.standsBefore(named, from, "serve"));
	if (found) return found.value;
	const [only, other] = plain;
	return isCount && only && !other ? only.value : void 0;
}
const OTHER_NEXT = new Set([...[
	"g",
	"kg",
	"ml",
	"l",
	"tbsp",
	"tsp",
	"c",
	"f",
	"degrees",
	"degree",
	"courses",
	"course"
], ...[
	"dishes",
	"dish",
	"meals",
	"meal",
	"recipes",
	"recipe",
	"dinners",
	"lunches",
	"nights",
	"x"
]]);
// kitchen/src/read/said-foods.ts
const GROUP = new Set(["food-group"]);
const KIND = new Set(["dish-kind", "meal"]);
function describeFood(rules, lexicon, said) {
	const plain = said.toLowerCase();
	const words = require_read_dish.splitNameTokens(plain);
	const own = words.map(require_read_dish.singular).join(" ");
	const term = require_read_dish.findTerms(rules, plain).findLast(({ isFood }) => isFood);
	const group = require_read_dish.rowNamed(lexicon, words, GROUP);
	const members = group?.fields[0] ?? [];
	if (group?.isMarked) return {
		said: plain,
		names: members,
		kinds: term?.kinds ?? []
	};
	return {
		said: plain,
		names: [...new Set([
			...term ? [term.name] : [],
			own,
			...members
		])],
		kinds: term?.kinds ?? []
	};
}
function asCooked(named, food, { from, to }) {
	const all = [...food.names, ...food.kinds];
	if (!all.some((one) => one === "meat" || one === "fish")) return food;
	if (!(require_read_dish.isRefusedBy(named, from, "cooked") || require_read_dish.standsBehind(named, to, "cooked behind"))) return food;
	const birds = all.includes("poultry") ? ["cooked chicken", "cooked turkey"] : [];
	return {
		...food,
		names: [...food.names, ...birds],
		cooked: true
	};
}
function withoutKind(lexicon, said) {
	const words = require_read_dish.splitNameTokens(said.toLowerCase());
	for (let many = words.length; many > 0; many -= 1) {
		const head = words.slice(-many);
		if (require_read_dish.rowNamed(lexicon, head, KIND)) return words.slice(0, -many).join(" ");
	}
	return said;
}
// kitchen/src/read/describe-clause.ts
function describeClause(kitchen, text, act) {
	const named = namedWords(kitchen.language.lexicon, text, act);
	const placed = placedFoods(kitchen, named, text, act);
	const numbers = numbersIn(named, text);
	const said = require_read_dish.dishesIn(kitchen.cookbook, named);
	const dishes = said.filter((one) => isAskedFor(one, placed));
	const found = require_read_dish.famousIn(kitchen.cookbook, named);
	const famous = found && isFamous(found, dishes, placed) ? found : void 0;
	const amounts = amountsIn(named, numbers);
	const limit = limitIn(named, numbers, OF_WISHES.has(act.act));
	const { people, pieces } = peopleIn(named, numbers, COUNTS.has(act.act));
	const kit = kitIn(named);
	const foods = placed.flatMap((one) => asWished(kitchen, named.lexicon, one));
	const include = placed.filter(({ role }) => IN.has(role)).filter((one) => ![...dishes, ...famous ? [famous] : []].some((dish) => isWithin(one, dish))).flatMap((one) => asWished(kitchen, named.lexicon, {
		...one,
		role: "want"
	})).map(({ food }) => food);
	const words = require_read_dish.tokenise(text.slice(act.start, act.end)).map((token) => token.text);
	const needs = needsIn(kitchen, named, placed);
	return {
		act: dishes.length > 0 && UNSURE.has(act.act) && act.chance < EVEN ? "dish" : act.act,
		chance: act.chance,
		second: act.second,
		foods,
		dishes: dishes.map(({ dish }) => dish),
		said,
		famous,
		wish: wishIn(kitchen.cookbook, named, {
			dishes,
			include,
			limit,
			amounts,
			isCounted: pieces !== void 0
		}),
		people,
		pieces,
		factor: factorIn(named, OF_AMOUNTS.has(act.act)),
		minutes: limit.minutes,
		amounts,
		ordinal: ordinalIn(named, numbers),
		tools: kit.tools,
		lackingTools: kit.lacking,
		units: unitsIn(named, numbers, act.act === "units"),
		diets: needs.diets,
		needs,
		situations: require_read_dish.SITUATIONS.filter((one) => require_read_dish.findNames(named, "situation").some(({ row }) => row.label === one)),
		continues: words.length <= LONGEST_TAIL && require_read_dish.standsBehind(named, 0, "continues"),
		days: daysIn(words),
		terms: words.map(require_read_dish.singular).filter((word) => !require_read_dish.isCue(named.lexicon, [word], "everywhere"))
	};
}
const LONGEST_TAIL = 8;
const EVEN = .5;
const UNSURE = new Set([...[
	"hello",
	"thanks",
	"other",
	"small-talk",
	"bye",
	"yes",
	"no"
]]);
const OF_WISHES = new Set([...[
	"find",
	"dish",
	"have",
	"other",
	"plan",
	"menu",
	"change-plan",
	"quicker",
	"people",
	"pick"
], ...["need", "kit"]]);
const OF_AMOUNTS = new Set(["scale", "adjust"]);
const COUNTS = new Set(["people", "scale"]);
const IN = new Set([
	"want",
	"have",
	"likes",
	"add",
	"more",
	"dish",
	"to"
]);
const WISHED = new Set([
	"want",
	"dish",
	"likes"
]);
const APART = new Set([...[
	"have",
	"without",
	"dislike",
	"harm",
	"lacking",
	"from",
	"less",
	"beside"
]]);
function namedWords(lexicon, text, act) {
	const words = require_read_dish.plainWords(text, lexicon).filter(({ start, end }) => start >= act.start && end <= act.end);
	const foods = new Array(words.length).fill(void 0);
	for (const { start, end } of act.foods) {
		const from = words.findIndex((word) => word.end > start);
		let to = from;
		while (to >= 0 && to < words.length && (words[to]?.start ?? end) < end) to += 1;
		if (from >= 0) foods.fill({
			from,
			to
		}, from, to);
	}
	return {
		lexicon,
		words,
		foods
	};
}
function placedFoods({ rules }, named, text, { foods }) {
	return foods.map(({ role, chance, start, end }) => {
		const at = named.words.findIndex((word) => word.end > start);
		const span = named.foods[at] ?? {
			from: at,
			to: at + 1
		};
		return {
			role,
			chance,
			food: asCooked(named, describeFood(rules, named.lexicon, text.slice(start, end)), span),
			...span
		};
	});
}
function asWished({ rules }, lexicon, mention) {
	const { role, chance, food } = mention;
	const rest = WISHED.has(role) ? withoutKind(lexicon, food.said) : food.said;
	if (rest === food.said) return [{
		role,
		chance,
		food
	}];
	return require_read_dish.findTerms(rules, rest).filter(({ isFood }) => isFood).map(({ start, end }) => ({
		role,
		chance,
		food: describeFood(rules, lexicon, rest.slice(start, end))
	}));
}
function isWithin(one, { from, to }) {
	return from <= one.from && one.to <= to;
}
function isAskedFor(dish, foods) {
	const inside = foods.filter((one) => one.from < dish.to && dish.from < one.to);
	return inside.length === 0 || inside.some(({ role }) => !APART.has(role));
}
function isFamous(famous, dishes, foods) {
	const inside = foods.filter((one) => one.from < famous.to && famous.from < one.to);
	const isApart = inside.length > 0 && inside.every(({ role }) => APART.has(role));
	const isMore = dishes.every((dish) => isWithin(dish, famous) && dish.to - dish.from < famous.to - famous.from);
	return !isApart && isMore;
}
function needsIn({ rules }, named, foods) {
	const labels = require_read_dish.findNames(named, "diet").filter(({ from }) => !require_read_dish.isRefusedBy(named, from)).map(({ row }) => row.label);
	const harmful = foods.filter(({ role }) => role === "harm").flatMap(({ food }) => require_read_dish.findLineFacts(rules, food.names[0] ?? food.said).allergens.contains);
	return {
		allergies: require_read_dish.ALLERGENS.filter((one) => labels.includes(one) || harmful.includes(one)),
		diets: require_read_dish.DIETS.filter((one) => labels.includes(one))
	};
}
// kitchen/src/conversation/note-standing.ts
const MOST_FOODS = 12;
const MOST_LACKING = 20;
function noteStanding(kitchen, memo, clauses) {
	const people = clauses.filter(({ act }) => !act.startsWith("ask-")).find((clause) => clause.people !== void 0)?.people ?? memo.people;
	const units = clauses.find(({ act }) => act === "units")?.units ?? memo.units;
	const without = clauses.flatMap(({ lackingTools }) => lackingTools);
	const lacking = [...new Set([...memo.lacking ?? [], ...without])].slice(0, MOST_LACKING);
	const wish = wishNow(kitchen, memo, clauses);
	return {
		...memo,
		...people !== void 0 && Number.isInteger(people) && people > 0 ? { people } : {},
		...units === void 0 ? {} : { units },
		...lacking.length > 0 ? { lacking } : {},
		...wish ? { wish } : {}
	};
}
function wishOf(kitchen, said) {
	if (!said) return NO_WISH;
	const { foods, words, minutes } = said;
	const text = words.join(", ");
	const { wish } = describeClause(kitchen, text, wholeOf(text));
	const include = foods.flatMap((food) => {
		return describeClause(kitchen, food, {
			...wholeOf(food),
			foods: [{
				role: "want",
				chance: 1,
				start: 0,
				end: food.length
			}]
		}).foods.map((mention) => mention.food);
	});
	return {
		...wish,
		named: [],
		include,
		ideas: false,
		recipe: false,
		...minutes === void 0 ? {} : {
			maxMinutes: minutes,
			firmTime: true
		}
	};
}
function wholeOf(text) {
	return {
		act: "find",
		chance: 1,
		second: "",
		foods: [],
		start: 0,
		end: text.length
	};
}
const OF_A_WISH = new Set([...[
	"find",
	"dish",
	"have",
	"people",
	"need",
	"kit",
	"other",
	"plan",
	"menu"
]]);
const BEGINS = new Set([
	"find",
	"dish",
	"plan",
	"menu"
]);
function wishNow(kitchen, memo, clauses) {
	const said = clauses.filter(({ act }) => OF_A_WISH.has(act));
	if (said.length === 0) return memo.wish;
	const now = said.reduce((sum, { wish }) => mergeWish(sum, wish), NO_WISH);
	const old = wishOf(kitchen, memo.wish);
	return saidOf(said.some(({ act }) => BEGINS.has(act)) && beginsAnew(memo, old, now) ? now : mergeWish(old, now));
}
function beginsAnew({ offered }, old, now) {
	if (now.named.length > 0) return true;
	const { course, cuisine, include, words } = now;
	if (offered.length === 0) return Boolean(course || cuisine) || include.length + words.length > 0;
	return course !== void 0 && course.label !== old.course?.label;
}
function saidOf({ include, cuisine, course, moods, words, maxMinutes }) {
	const kinds = [
		cuisine?.label,
		course?.label,
		...moods.map(({ label }) => label),
		...words
	];
	return {
		foods: include.map(({ said }) => said).slice(0, MOST_FOODS),
		words: kinds.filter((word) => word !== void 0 && word !== "").slice(0, MOST_FOODS),
		...maxMinutes === void 0 ? {} : { minutes: maxMinutes }
	};
}
// kitchen/src/conversation/read-clauses.ts
function readClauses(kitchen, message, memo) {
	const { acts } = require_read_dish.readMessage(kitchen.language.reader, message, stateOf(memo));
	return acts.map((act) => describeClause(kitchen, message, act));
}
function stateOf({ card, offered, plan, asked, step }) {
	if (asked) return "asked";
	if (offered.length > 0) return "list";
	if (plan.length > 0 && !card) return "plan";
	if (step !== void 0) return "cook";
	return card ? "card" : "none";
}
// kitchen/src/conversation/lay-table.ts
const SEED = 300;
function layTable(kitchen, turns, needs, memo = noteStanding(kitchen, EMPTY_MEMO, readClauses(kitchen, turns.at(-1)?.content ?? "", EMPTY_MEMO))) {
	const heard = hearPerson(kitchen, turns, needs);
	return {
		kitchen,
		heard,
		wish: withoutRuledOut(kitchen, heard, wishOf(kitchen, memo.wish)),
		people: memo.people,
		lacking: require_read_dish.TOOLS.filter((tool) => memo.lacking?.includes(tool)),
		units: memo.units ?? needs.units,
		persona: personaOf(needs.persona),
		firstName: plainName(needs.firstName),
		served: new Set(memo.served),
		seed: turns.slice(-6).map(({ content }) => content.slice(0, SEED)).join("\n")
	};
}
function withoutRuledOut(kitchen, { person, avoid }, wish) {
	const isOut = (said, names) => !speaks(kitchen, said, person.needs) || avoid.some((food) => food.firm && food.names.some((name) => names.includes(name)));
	return {
		...wish,
		include: wish.include.filter(({ said, names }) => !isOut(said, names))
	};
}
// kitchen/src/conversation/memo-from-turns.ts
const VISIBLE = 6;
const SHARED = "recipe shared:";
const LONGEST$1 = 16e3;
const LONGEST_NAME = 200;
const MOST_LISTED = 10;
function memoFromTurns(kitchen, turns, needs) {
	let memo = {
		...EMPTY_MEMO,
		served: servedIn(kitchen, needs.served ?? [])
	};
	const first = Math.max(0, turns.length - VISIBLE);
	for (let at = first; at < turns.length - 1; at += 1) {
		const { role, content } = turns[at];
		memo = role === "user" ? decidedOn(kitchen, turns.slice(0, at + 1), needs, memo) : shownIn(kitchen, content, memo);
	}
	const last = memo.served.at(-1);
	return !memo.card && memo.offered.length + memo.plan.length === 0 && last !== void 0 ? {
		...memo,
		card: {
			slug: last,
			edits: []
		}
	} : memo;
}
function decidedOn(kitchen, turns, needs, memo) {
	const message = turns.at(-1)?.content ?? "";
	const clauses = readClauses(kitchen, message, memo);
	const noted = noteStanding(kitchen, memo, clauses);
	const table = layTable(kitchen, turns, needs, noted);
	return decide({
		table,
		knowledge: kitchen.language.knowledge,
		before: table.heard,
		message
	}, noted, clauses).memo;
}
function shownIn(kitchen, content, memo) {
	const text = content.slice(0, LONGEST$1).trimStart();
	if (text.slice(0, 14).toLowerCase() === SHARED) {
		const dish = dishShared(kitchen, text.slice(14).trim());
		if (!dish) return {
			...memo,
			offered: []
		};
		const card = memo.card?.slug === dish.slug ? memo.card : {
			slug: dish.slug,
			edits: []
		};
		const served = [...memo.served.filter((slug) => slug !== dish.slug), dish.slug];
		return {
			...memo,
			card,
			offered: [],
			served
		};
	}
	const listed = dishesListed(kitchen, text);
	if (listed.length === 0) return memo;
	return listed.every((slug) => memo.plan.some((meal) => meal.slug === slug)) ? {
		...memo,
		offered: []
	} : {
		...memo,
		offered: listed
	};
}
function dishShared({ cookbook }, line) {
	const parts = line.split(" - ").slice(0, 6);
	for (let many = 1; many <= parts.length; many += 1) {
		const name = parts.slice(0, many).join(" - ").slice(0, LONGEST_NAME);
		const dish = resolveDishName(cookbook, name, line.slice(name.length + 3));
		if (dish) return dish;
	}
	return resolveDishName(cookbook, line.slice(0, LONGEST_NAME));
}
function dishesListed({ cookbook }, text) {
	return text.split("**").filter((_, index) => index % 2 === 1).slice(0, MOST_LISTED).map((name) => resolveDishName(cookbook, name.slice(0, LONGEST_NAME))?.slug).filter((slug) => slug !== void 0);
}
function servedIn({ cookbook }, names) {
	return names.slice(-40).map((name) => resolveDishName(cookbook, name)?.slug).filter((slug) => slug !== void 0);
}
// kitchen/src/cook/plate/card-told.ts
function cardTold(table, { dish, original, labels }, plated) {
	const { pieces = 0, heard } = table;
	const against = heard.customs.filter((custom) => isAgainst(table, original, custom));
	return [
		...customsTold(table, dish),
		...cookedTold(table, dish),
		...portionsTold(table, original, plated.servings),
		...pieces > 2 ? [tell("card.pieces", {
			pieces,
			servings: plated.servings
		})] : [],
		...against.map(({ label }) => tell("card.against-custom", { label })),
		...kitTold(table, original),
		...labels.length > 0 ? [tell("card.labels", { foods: labels.slice(0, 3) })] : [],
		...mindTold(table, dish)
	];
}
function customsTold({ kitchen, heard }, dish) {
	const { diets, harm } = heard.news;
	const isNew = ({ label }) => [...diets, ...harm].includes(label);
	const said = heard.customs.flatMap((custom) => {
		if (isNew(custom)) return [tell("card.custom", {
			custom: custom.label,
			promise: custom.promise
		})];
		const isIdle = dish && custom.label === "halal" && !dish.ingredients.some(isMeat);
		return custom.reminder === "" || isIdle ? [] : [tell("card.remind", { fact: custom.reminder })];
	});
	function isMeat({ name }) {
		return require_read_dish.findFoodNames(kitchen.rules, name).includes("meat");
	}
	return said;
}
function isAgainst({ kitchen }, dish, custom) {
	const { cautions } = require_read_dish.getDishFacts(kitchen.cookbook, dish);
	return custom.wary.some((one) => cautions.has(one));
}
function cookedTold(table, dish) {
	const food = table.wish.include.find((one) => one.cooked);
	if (!food) return [];
	const meat = dish.ingredients.find(({ name }) => isFlesh(table, name))?.name;
	if (meat === void 0) return [tell("card.cooked-added", { food: food.said })];
	const isReady = meat.startsWith("cooked ");
	if (isReady && isFood(table, meat, {
		...food,
		names: food.names.slice(0, 2)
	})) return [];
	return [tell(isReady ? "card.cooked-alike" : "card.cooked-already", {
		food: food.said,
		meat
	})];
}
const NO_PIECE = [
	"stock",
	"bacon",
	"sauce",
	"anchovies",
	"anchovy"
];
function isFlesh({ kitchen }, name) {
	const names = require_read_dish.findFoodNames(kitchen.rules, name);
	return (names.includes("meat") || names.includes("fish")) && !name.split(" ").some((word) => NO_PIECE.includes(word));
}
function portionsTold({ people }, dish, servings) {
	if (people === void 0 || servings === people) return [];
	if (servings < people) return [tell("card.fewer", {
		servings,
		people
	})];
	if (!isWhole$1(dish)) return [tell("card.smallest", { servings })];
	const wholes = Math.round(servings / dish.servings);
	if (wholes < 2) return [tell("card.whole", { servings })];
	const slots = {
		each: sayNumberWord(dish.servings),
		wholes: sayNumberWord(wholes),
		servings
	};
	return [tell(isBird(dish) ? "card.birds" : "card.wholes", slots)];
}
function kitTold({ kitchen, lacking }, dish) {
	const facts = require_read_dish.getDishFacts(kitchen.cookbook, dish);
	if (stuckWithout(facts, dish, lacking)) return [];
	return lacking.filter((tool) => facts.tools.has(tool)).flatMap((tool) => require_read_dish.describeWithoutTool(dish, tool) ?? []).map((fact) => tell("card.remind", { fact }));
}
function mindTold(table, dish) {
	const { kitchen, heard } = table;
	const foods = new Set(dish.ingredients.flatMap(({ name }) => require_read_dish.findFoodNames(kitchen.rules, name)));
	const rare = heard.situations.length > 0 && require_read_dish.isServedRare(dish) ? [tell("card.rare")] : [];
	const minds = heard.situations.flatMap((situation) => {
		const what = kitchen.situations[situation].minds.filter((mind) => mind.foods.some((food) => foods.has(food))).map(({ advice }) => advice).filter((advice) => speaks(kitchen, advice, heard.person.needs)).slice(0, 4);
		const message = `card.mind-${situation.replace(" ", "-")}`;
		return what.length > 0 ? [tell(message, {
			dish: titleIn(table, dish),
			what
		})] : [];
	});
	return [...rare, ...minds];
}
// kitchen/src/cook/plate/serve.ts
function serve(table, { adapted }, told = []) {
	const { kitchen, heard, units, seed, pieces = 0 } = table;
	const { needs } = heard.person;
	const people = table.people ?? (pieces > 2 ? peopleFor(adapted.original, pieces) : void 0);
	const plated = plate(kitchen, adapted.dish, units, people, adapted.labels, seed);
	if (breaksAvoidance(table, adapted.dish)) return null;
	const spoken = [...told, ...cardTold(table, adapted, plated).map((one) => sayAtTable(table, one))];
	const recipe = withoutProposals(table, cardInTheirWords(table, {
		...plated,
		notes: notesFor(table, adapted.original, plated.servings),
		conversation_response: spoken.filter((one) => speaks(kitchen, one, needs)).join(" "),
		friendly_closing: sayAtTable(table, tell("card.closing"))
	}));
	if (recipe === null) return null;
	const weigher = require_read_dish.createWeigher(kitchen.measures);
	const { verdict } = require_read_dish.check(kitchen.rules, require_read_dish.recipeLines(recipe), needs, recipe.servings, weigher);
	return verdict === "conflict" ? null : recipe;
}
function notesFor(table, dish, servings) {
	const { heard, lacking, people } = table;
	const against = heard.customs.filter((custom) => isAgainst(table, dish, custom));
	return [
		...heard.notes.filter((note) => !against.some(({ label }) => note.includes(label))),
		...lacking.length > 0 ? [sayAtTable(table, tell("card.note-lacking", { tools: withArticles(lacking) }))] : [],
		...people === void 0 ? [] : [sayAtTable(table, tell("card.note-people", { servings }))]
	];
}
function withoutProposals({ kitchen, heard }, card) {
	const { person } = heard;
	if (person.excludedFoods.length + person.situations.length === 0) return card;
	const fits = (part, texts) => findExcludedFoods(kitchen, texts.map((text, index) => ({
		part,
		index,
		text
	})), person).length === 0;
	if (!fits("ingredients", card.ingredients) || !fits("instructions", card.instructions)) return null;
	const sentences = card.introduction.match(/[^.!?]+[.!?]*\s*/g) ?? [];
	return {
		...card,
		introduction: sentences.filter((sentence) => fits("introduction", [sentence])).join("").trim(),
		tips: card.tips.filter((tip) => fits("tips", [tip]))
	};
}
function breaksAvoidance(table, dish) {
	const { avoid, apart } = bendingOf(table);
	if (dish.ingredients.some((item) => avoid.some((food) => isFood(table, item.name, food)))) return true;
	if (!apart) return false;
	const { rules } = table.kitchen;
	const meat = dish.ingredients.some((item) => require_read_dish.findFoodNames(rules, item.name).includes("meat"));
	const { findings } = require_read_dish.check(rules, require_read_dish.dishLines(dish), {
		allergies: ["milk"],
		diets: []
	});
	return meat && findings.some((one) => one.part === "ingredients" && one.certainty === "contains");
}
// kitchen/src/conversation/listed.ts
function listed(choices) {
	return choices.map(({ adapted: { dish } }, index) => `${index + 1}. **${dish.title}** - ${sayMinutes(dish.time)}. ${fewWords(dish.introduction)}`.trim()).join("\n");
}
function fewWords(introduction) {
	return introduction.split(/(?<=[.!?])\s/)[0] ?? "";
}
// kitchen/src/conversation/speak.ts
const ROWS = new Set(["plan.meal", "plan.group"]);
const LEAVES_OUT = new Set(["person.harm", "person.wanted-or-out"]);
function speak(kitchen, table, before, outcome) {
	const spoken = sentencesFor(kitchen, table, before.said, outcome.told);
	const memo = {
		...outcome.memo,
		said: spoken.said
	};
	const card = outcome.servesCard ? cardFor(table, memo, outcome, spoken.sentences) : void 0;
	if (card) return {
		reply: card,
		memo
	};
	const left = outcome.servesCard ? {
		...before,
		said: spoken.said
	} : memo;
	const reply = outcome.servesCard ? "" : written$1(spoken.sentences, outcome.lists);
	if (reply !== "") return {
		reply,
		memo: left
	};
	const plain = sentencesFor(kitchen, table, spoken.said, [tell("answers.not-for-you")]);
	return {
		reply: written$1(plain.sentences),
		memo: {
			...left,
			said: plain.said
		}
	};
}
function sentencesFor(kitchen, table, lately, told) {
	const said = [...lately];
	return {
		sentences: told.map(({ message, slots }) => {
			const speaker = {
				seed: voiceOf(table),
				tone: table.persona.tone,
				lately: said
			};
			const { text, name } = say$1(kitchen.language.messages, {
				message,
				slots
			}, speaker);
			said.push(name);
			return {
				message,
				text
			};
		}).filter(({ message, text }) => text !== "" && (LEAVES_OUT.has(message) || isWarning(message) || mayBeSaid(table, text))),
		said: said.slice(-40)
	};
}
const WARNING = /^answers\.(?:warning$|emergency-)/;
function isWarning(message) {
	return WARNING.test(message);
}
function mayBeSaid({ kitchen, heard: { person } }, text) {
	if (!speaks(kitchen, text, person.needs)) return false;
	const lines = [{
		part: "text",
		index: 0,
		text
	}];
	const excludedFoods = person.excludedFoods.filter(({ isAllergy }) => isAllergy);
	return findExcludedFoods(kitchen, lines, {
		...person,
		excludedFoods
	}).length === 0;
}
function cardFor(table, memo, outcome, sentences) {
	const choice = outcome.choice ?? choiceOfCard(table, memo);
	const texts = sentences.map(({ text }) => text);
	return (choice && serve(forCard(table, memo), choice, texts)) ?? void 0;
}
function forCard(table, { card }) {
	if (!card) return table;
	const held = tableForCard(table, card);
	return card.servings === void 0 ? held : {
		...held,
		people: card.servings
	};
}
function written$1(sentences, lists) {
	const isRow = ({ message }) => ROWS.has(message);
	const [first, last] = [sentences.findIndex(isRow), sentences.findLastIndex(isRow)];
	const join = (some) => some.map(({ text }) => text).join(" ");
	if (first >= 0) {
		const rows = sentences.slice(first, last + 1).map(rowOf);
		const around = [sentences.slice(0, first), sentences.slice(last + 1)].map(join);
		return [
			around[0],
			rows.join("\n"),
			around[1]
		].filter(Boolean).join("\n\n");
	}
	if (!lists) return join(sentences);
	const ends = sentences.slice(-1);
	return [
		join(sentences.slice(0, -1)),
		listed(lists),
		join(ends)
	].filter(Boolean).join("\n\n");
}
function rowOf({ message, text }, index) {
	return `${message === "plan.meal" ? `${index + 1}.` : "-"} ${text}`;
}
// kitchen/src/conversation/which-meant.ts
function clausesMeant({ asked }, message, read) {
	const clauses = read(message);
	const [clause] = clauses;
	if (asked?.kind !== "which" || !clause || clauses.length > 1) return clauses;
	const act = actMeant(asked.acts, clause);
	if (act === void 0) return clauses;
	const [meant, ...others] = read(asked.message);
	return meant ? [{
		...meant,
		act,
		chance: 1
	}, ...others] : clauses;
}
function actMeant(acts, { act, ordinal, terms }) {
	if (ordinal !== void 0 && terms.length < FEW) return acts.at(ordinal > 0 ? ordinal - 1 : ordinal);
	if (act === "yes") return acts[0];
	if (act === "no") return acts[1];
}
const FEW = 4;
// kitchen/src/conversation/answer.ts
function answer(kitchen, turns, needs) {
	const memo = needs.memo ?? memoFromTurns(kitchen, turns, needs);
	const message = turns.at(-1)?.content ?? "";
	const clauses = clausesMeant(memo, message, (text) => readClauses(kitchen, text, memo));
	const noted = noteStanding(kitchen, memo, clauses);
	const table = layTable(kitchen, turns, needs, noted);
	const before = hearPerson(kitchen, turns.slice(0, -1), needs);
	const { reply, memo: next } = speak(kitchen, table, memo, decide({
		table,
		knowledge: kitchen.language.knowledge,
		before,
		message
	}, noted, clauses));
	const { person } = table.heard;
	return typeof reply === "string" ? {
		kind: "text",
		text: inTheirWords(table, reply),
		person,
		memo: next
	} : {
		kind: "recipe",
		recipe: reply,
		person,
		memo: next
	};
}
// kitchen/src/safety/verdict/bounded-findings.ts
const LONG_LINE = 400;
const MAX_FINDINGS_OF_LONG_LINE = 24;
function firstOf(findings, keyOf) {
	const first = new Map();
	for (const finding of findings) {
		const key = keyOf(finding);
		const known = first.get(key);
		if (known === void 0 || known.certainty !== "contains" && finding.certainty === "contains") first.set(key, finding);
	}
	return first;
}
function limitFindings(findings) {
	return [...Map.groupBy(findings, ({ part, index }) => `${part} ${index}`).values()].flatMap(limitFindingsOfLine);
}
function limitFindingsOfLine(ofLine) {
	if (ofLine.length < 2) return ofLine;
	const single = [...firstOf(ofLine, ({ term, restriction }) => `${restriction} ${term}`).values()];
	if (single.length <= MAX_FINDINGS_OF_LONG_LINE || ofLine[0].line.length <= LONG_LINE) return single;
	const worst = new Set(firstOf(single, ({ restriction }) => restriction).values());
	const others = single.filter((finding) => !worst.has(finding));
	return [...worst, ...others.slice(0, MAX_FINDINGS_OF_LONG_LINE - worst.size)];
}
// kitchen/src/cook/plate/carriers.ts
function lookedFor(foods, names) {
	return foods.map((food) => {
		if (otherAllergen(food) === void 0) return {
			food,
			found: "by name",
			sentence: `Chosen for an allergy to ${food}: I can only go by the names of the ingredients and cannot vouch for what may hide it, so read every label.`
		};
		const carriers = carriersOf(food, names);
		if (carriers.length === 0) return {
			food,
			found: "kept",
			sentence: `Kept free of ${food}.`
		};
		const label = carriers.length > 1 ? "labels" : "label";
		return {
			food,
			found: "hidden",
			sentence: `Chosen for an allergy to ${food}: ${sayList$1(carriers)} may hold some, so read the ${label}.`
		};
	});
}
function lookFor(kitchen, lines, { excludedFoods }, names) {
	const findings = findExcludedFoods(kitchen, lines, {
		...PERSON_WITHOUT_NEEDS,
		excludedFoods
	});
	return excludedFoods.flatMap(({ label: said }) => {
		const there = findings.filter(({ food }) => food === said);
		if (there.length === 0) return lookedFor([said], names);
		const written = there.map(({ line, span }) => line.slice(span?.start, span?.end).toLowerCase());
		return [{
			food: said,
			found: "there",
			sentence: `Contains ${said}: ${sayList$1([...new Set(written)])}.`
		}];
	});
}
function carriersOf(food, names) {
	const row = otherAllergen(food);
	return row === void 0 ? [] : [...new Set(names.filter((name) => row.carriers.test(name)))];
}
// server/src/kitchen/check-lines.ts
function checkLines(kitchen, { title, ingredients, instructions, needs, otherFoods = [] }) {
	const lines = require_read_dish.recipeLines({
		recipeName: title,
		ingredients,
		instructions
	});
	const { verdict, findings, unknown, notes } = checkRecipe(kitchen, lines, needs);
	return {
		verdict,
		findings: [...limitFindings(findings)],
		unknown: [...unknown],
		notes: [...notes],
		...otherFoods.length > 0 ? { otherFoods: checkOtherFoods(kitchen, lines, otherFoods) } : {},
		lines: ingredients.map((line) => describeLine(kitchen, line)),
		rules: kitchen.rules.version
	};
}
function checkOtherFoods(kitchen, lines, otherFoods) {
	const { person } = hearPerson(kitchen, [], {
		...NO_NEEDS,
		otherFoods
	});
	return lookFor(kitchen, lines, person, lines.filter(({ part }) => part === "ingredients").map(({ text }) => require_read_dish.readLine(kitchen.measures, text).name || text));
}
function describeLine({ rules, measures }, line) {
	const { quantity, quantityMax, unit, name, note } = require_read_dish.readLine(measures, line);
	const { recognised, allergens, excludes, mayExclude } = require_read_dish.findLineFacts(rules, line);
	return {
		line,
		quantity,
		quantityMax,
		unit,
		name,
		note,
		recognised,
		allergens: {
			contains: [...allergens.contains],
			mayContain: [...allergens.mayContain]
		},
		excludes: [...excludes],
		mayExclude: [...mayExclude]
	};
}
// kitchen/src/picture/tones.ts
const TONES = {
	deep: ["", .48],
	dark: ["", .24],
	base: ["", 0],
	light: ["fff1cf", .3],
	pale: ["fffaf0", .58]
};
const isTone = (word) => word in TONES;
function rgbOf(hex) {
	const value = Number.parseInt(hex, 16);
	return [
		value >> 16 & 255,
		value >> 8 & 255,
		value & 255
	];
}
const hexOf = (rgb) => rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("");
function mix(hex, other, share) {
	const to = rgbOf(other);
	return hexOf(rgbOf(hex).map((part, at) => part + ((to[at] ?? 0) - part) * share));
}
function distance(a, b) {
	const to = rgbOf(b);
	return Math.hypot(...rgbOf(a).map((part, at) => part - (to[at] ?? 0)));
}
function lightness(hex) {
	const [red, green, blue] = rgbOf(hex);
	return (.299 * red + .587 * green + .114 * blue) / 255;
}
function hueOf(hex) {
	const [red, green, blue] = rgbOf(hex);
	const top = Math.max(red, green, blue);
	const span = top - Math.min(red, green, blue);
	if (span === 0) return {
		hue: 0,
		chroma: 0
	};
	let sixth = 4 + (red - green) / span;
	if (top === green) sixth = 2 + (blue - red) / span;
	if (top === red) sixth = (green - blue) / span;
	return {
		hue: (sixth * 60 + 360) % 360,
		chroma: span / 255
	};
}
const isGreen = ({ hue, chroma }, from = 70) => hue > from && hue < 170 && chroma > .1;
function shadeOf(hex) {
	const [light, hue] = [lightness(hex), hueOf(hex)];
	if (light > .82 && hue.chroma < .25) return "9c8468";
	if (isGreen(hue)) return light > .55 ? "3a6a14" : "0f3320";
	return light > .6 ? "8a3d12" : "2a0c06";
}
function toneOf(hex, tone) {
	if (tone === "base") return hex;
	const [other, share] = TONES[tone];
	const rounded = rgbOf(mix(hex, other || shadeOf(hex), share)).map((part) => Math.round(part / 17));
	return hexOf(rounded.map((part) => part * 17));
}
// kitchen/src/picture/colour-names.ts
function colourNamed(text, colours) {
	const colourOf = (word) => {
		if (/^[0-9a-f]{6}$/.test(word)) return word;
		const [name = "", tone = "base"] = isTone(word) ? ["", word] : word.split(".");
		return colours[name] && isTone(tone) ? toneOf(colours[name], tone) : void 0;
	};
	for (const way of text.split("|")) {
		const [first = "", other = first, share = 0] = way.split(" ");
		const [from, to] = [colourOf(first), colourOf(other)];
		if (from && to) return mix(from, to, Number(share));
	}
	return "000000";
}
// kitchen/src/picture/random-points.ts
const rounded = (value, steps = 10) => Math.round(value * steps) / steps;
const radians = (degrees) => degrees * Math.PI / 180;
const offset = (random, most) => (random() - .5) * 2 * most;
const towards = ({ x, y, rx, ry }, angle, share = 1) => ({
	x: x + Math.cos(angle) * rx * share,
	y: y + Math.sin(angle) * ry * share
});
function sunflower(within, count, random, jitter) {
	const turn = random() * 6.28;
	return Array.from({ length: count }, (_, at) => {
		const reach = Math.sqrt((at + .5 + (random() - .5) * jitter) / count);
		return towards(within, turn + at * 2.39996 + (random() - .5) * jitter * .6, reach);
	});
}
function marksAt(points, mark) {
	const snap = (value) => rounded(value, points.length > 30 ? 1 : 2);
	let [x, y] = [0, 0];
	return points.map((point) => {
		const [stroke, dx, dy] = [
			mark(),
			snap(point.x - x),
			snap(point.y - y)
		];
		const [sx, sy] = [snap(stroke.x), snap(stroke.y)];
		[x, y] = [x + dx + sx, y + dy + sy];
		return `m${dx} ${dy}${sx === 0 && sy === 0 ? "h0" : `l${sx} ${sy}`}`;
	}).join("");
}
function blob(around, random, uneven, corners) {
	const start = random() * 6.28;
	const points = Array.from({ length: corners }, (_, at) => towards(around, start + at / corners * Math.PI * 2, 1.06 + offset(random, uneven)));
	const snap = (value) => rounded(value, around.rx > 9 ? 1 : 2);
	const middles = points.map(({ x, y }, at) => {
		const last = points.at(at - 1);
		return {
			x: snap((last.x + x) / 2),
			y: snap((last.y + y) / 2)
		};
	});
	const curves = points.map((by, at) => {
		const [from, to] = [middles[at], middles[(at + 1) % corners]];
		return `${snap(by.x - from.x)} ${snap(by.y - from.y)} ${to.x - from.x} ${to.y - from.y}`;
	});
	return `M${middles[0]?.x} ${middles[0]?.y}q${curves.join(" ")}z`;
}
// kitchen/src/picture/drawing-template.ts
const numbersOf = (text = "") => (text.match(/-?[\d.]+/g) ?? []).map(Number);
function writeDrawing(elements, scene) {
	const { random, shown, prefix = "", place = () => "", stretch = {
		x: 1,
		y: 1
	} } = scene;
	const colours = {
		...scene.colours,
		"": scene.own
	};
	const cast = new Map();
	const outlines = new Map();
	const pointsOf = (words, { "data-only": only = "0/1", "data-fit": fit }) => {
		const [count = 0, rx = 0, ry = 0, jitter = 0, x = 0, y = 0] = numbersOf(words);
		const [kx, ky] = fit ? [1, 1] : [stretch.x, stretch.y];
		const within = {
			x: x * kx,
			y: y * ky,
			rx: rx * kx,
			ry: ry * ky
		};
		const all = cast.get(words) ?? sunflower(within, count, random, jitter);
		if (words.includes("inward") && !cast.has(words)) all.reverse();
		cast.set(words, all);
		const [those, step] = only.split("/");
		const [list, each] = [numbersOf(those), Number(step)];
		const [first = 0, last = 0] = list;
		const isMeant = (at) => each ? list.includes(at % each) : at >= first && at <= last;
		return all.filter((_, at) => isMeant(at));
	};
	const pathOf = (attributes) => {
		const { "data-blob": outline, "data-scatter": words, "data-dash": dash } = attributes;
		const [rx = 0, ry = 0, uneven = 0, corners = 0, x = 0, y = 0] = numbersOf(outline);
		if (outline) {
			const size = (most) => words ? most * (.6 + random() * .7) : most;
			const shaped = (point) => blob({
				...point,
				rx: size(rx),
				ry: size(ry)
			}, random, uneven, corners);
			const key = [
				outline,
				words,
				attributes["data-only"]
			].join();
			const points = words ? pointsOf(words, attributes) : [{
				x,
				y
			}];
			const d = outlines.get(key) ?? points.map(shaped).join("");
			outlines.set(key, d);
			return d;
		}
		if (!words) return attributes.d;
		const [length, lean] = [Number(dash), attributes["data-lean"]];
		return marksAt(pointsOf(words, attributes), () => {
			if (!dash) return {
				x: 0,
				y: 0
			};
			const angle = lean === void 0 ? random() * Math.PI : radians(Number(lean));
			return {
				x: Math.cos(angle) * length,
				y: Math.sin(angle) * length
			};
		});
	};
	const paintOf = (value, tint, opacity) => {
		const own = value.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
		return (tint ? `#${colourNamed(tint, colours)}` : own) + ((opacity && Math.round(Number(opacity) * 255).toString(16))?.padStart(2, "0") ?? "");
	};
	const attributeOf = (name, value, attributes) => {
		const { "data-tint": tint, "data-turn": turn, "data-fit": fit } = attributes;
		if (name === "d") return pathOf(attributes);
		if (/^(?:fill|stroke)$/.test(name) && value !== "none") return paintOf(value, tint, attributes[`${name}-opacity`]);
		if (name === "transform" && turn) return `rotate(${rounded(offset(random, Number(turn)))})`;
		if (name === "transform" && fit) return `scale(${stretch.x} ${stretch.y})`;
		return value;
	};
	const isShown = (words) => words.split(" ").some((one) => one.split("+").every((part) => shown.has(part)));
	const elementOf = (element) => {
		const { tag, attributes, children } = element;
		const { "data-if": wanted, "data-unless": unwanted, "data-place": words } = attributes;
		if (wanted && !isShown(wanted) || unwanted && isShown(unwanted)) return "";
		if (words) return place(words.split(" "), element);
		if (attributes["data-points"]) pointsOf(attributes["data-points"], {});
		if (tag === "g" && attributes["data-scatter"]) return scattered(attributes, children);
		const head = Object.entries(attributes).filter(([name]) => !/^data-|^display$|-opacity$/.test(name)).map(([name, value]) => ` ${name}="${attributeOf(name, value, attributes)}"`);
		const rings = Number(attributes["data-rings"]);
		const inner = (rings ? ringsOf(rings, children) : children).map(elementOf).join("");
		return `<${tag}${head.join("")}${inner ? `>${inner}</${tag}>` : "/>"}`;
	};
	const scattered = (attributes, shapes) => {
		const { "data-scatter": words = "", "data-turn": turn, "data-step": step = 0 } = attributes;
		const piece = shapes[0]?.tag === "g" ? shapes[0] : void 0;
		const [id, body] = [piece?.attributes.id, piece?.children.map(elementOf).join("")];
		const snap = (value) => rounded(value, stretch.x === 1 ? 10 : 1);
		return pointsOf(words, attributes).map(({ x, y }, at) => {
			const degrees = turn ? offset(random, Number(turn)) : Number(step) * at;
			const turned = degrees ? `rotate(${snap(degrees)})` : "";
			const transform = `translate(${snap(x)} ${snap(y)})${turned}`;
			if (piece && at > 0) return `<use href="#${id}" transform="${transform}"/>`;
			if (piece) return `<g transform="${transform}"><g id="${id}">${body}</g></g>`;
			const shape = shapes[at % shapes.length];
			const { cx, cy, ...others } = shape.attributes;
			return elementOf({
				...shape,
				attributes: {
					...others,
					transform
				}
			});
		}).join("");
	};
	const ringsOf = (step, samples) => {
		const widest = Number(samples[0]?.attributes.rx) * stretch.x;
		const wander = () => `${Math.round(offset(random, step / 2))}`;
		return Array.from({ length: Math.floor(widest / step) }, (_, at) => {
			const sample = samples[at % samples.length];
			const rx = Math.round(widest - at * step);
			const [cx, cy, ry] = [
				wander(),
				wander(),
				Math.round(rx * (.8 + random() * .2))
			];
			const transform = `rotate(${Math.round(random() * 180)})`;
			const ring = {
				...sample.attributes,
				cx,
				cy,
				rx: `${rx}`,
				ry: `${ry}`,
				transform
			};
			return {
				...sample,
				attributes: ring
			};
		});
	};
	return elements.map(elementOf).join("").replace(/id="|href="#|url\(#/g, `$&${prefix}`);
}
// kitchen/src/picture/motif-colours.ts
const between = (value, low, high) => value > low && value < high;
const isWarm = (hex) => {
	const { hue, chroma } = hueOf(hex);
	return (hue < 50 || hue > 350) && chroma > .14 && between(lightness(hex), .16, .8);
};
const isBaked = (hex) => isWarm(hex) && between(hueOf(hex).hue, 18, 44) && between(lightness(hex), .32, .7);
function near(own, colours) {
	const a = hueOf(own);
	const like = colours.find((hex) => {
		const b = hueOf(hex);
		const apart = Math.abs(a.hue - b.hue);
		return Math.min(apart, 360 - apart) < 26 && Math.abs(a.chroma - b.chroma) < .4 && Math.abs(lightness(own) - lightness(hex)) < .24;
	});
	return like ? mix(own, like, .5) : own;
}
function firstPaint({ colour, keeps }, colours) {
	const { stirred, share, under, pale } = keeps;
	const first = colours[0] ?? colour;
	if (lightness(first) >= under) return first;
	return colours.find((hex) => lightness(hex) > pale) ?? mix(first, stirred, share);
}
function paintFor(motif, colours, base) {
	const { paint, role } = motif;
	const baked = colours.find(isBaked);
	const warm = baked ?? colours.find(isWarm);
	let hex = motif.colour;
	if (paint === "first") hex = firstPaint(motif, colours);
	if (paint === "warm" && base === void 0 && warm) hex = mix(warm, hex, .32);
	if (paint === "baked" && baked) hex = mix(baked, hex, .35);
	if (paint === "near") hex = near(hex, role === "base" ? colours.slice(0, 1) : colours);
	return base !== void 0 && (role === "main" || role === "piece") ? apartFrom(hex, base, paint === "near") : hex;
}
function apartFrom(hex, base, fresh) {
	const coated = mix(hex, base, .12);
	if (distance(coated, base) > 72) return coated;
	if (lightness(base) > .78) return lightness(hex) > .88 ? "fffdf6" : mix(coated, "e39a2c", .34);
	if (fresh) return between(hueOf(coated).hue, 20, 340) ? mix(hex, "fff2c4", .42) : mix(hex, "ff9448", .4);
	return lightness(base) > .42 ? mix(coated, "66290c", .42) : mix(coated, "e9ab68", .45);
}
function saucePaint(colours, food) {
	return colours.find((hex, at) => {
		return distance(hex, food) > 55 && lightness(hex) < .85 && (at === 0 || hueOf(hex).hue < 60);
	}) ?? (lightness(food) < .36 ? mix(food, "d08a48", .5) : toneOf(food, "deep"));
}
function baseColours(colours, motifs) {
	const [first = "", second] = colours;
	const main = motifs.find((motif) => motif.role === "main");
	return main?.paint === "near" && distance(main.colour, first) < 48 && second ? [second, ...colours] : colours;
}
// kitchen/src/picture/canvas.ts
const rolesOf = (motifs, ...roles) => motifs.filter((motif) => roles.includes(motif.role));
function openCanvas(start, clay) {
	const { know, spec } = start;
	const motifs = spec.motifs.map((name) => know.motifs.get(name)).filter((motif) => !!motif);
	const [first = "", second] = spec.colours;
	const [table, cloth] = know.colours.tables.get(spec.ground) ?? [];
	const foods = Object.fromEntries(motifs.map(({ name, colour }) => [name, colour]));
	const fillings = Object.fromEntries(rolesOf(motifs, "main", "piece").map(({ colour }, at) => [`filling${at + 1}`, colour]));
	const flags = [
		spec.seed % 2 === 1 && "odd",
		spec.seed % 3 === 0 && "third",
		lightness(first) > .85 && "pale",
		lightness(second ?? toneOf(first, "light")) > .8 && "pale2"
	];
	const known = {
		second,
		clay,
		table,
		cloth,
		...layersOf(spec.colours),
		...fillings
	};
	const shown = new Set([
		...spec.motifs,
		...Object.keys(fillings),
		...flags
	]);
	return {
		...start,
		motifs,
		colours: {
			...foods,
			...known
		},
		shown,
		defs: new Map()
	};
}
function layersOf([top = "", ...others]) {
	const crumb = lightness(top) > .8 ? others.find((colour) => lightness(colour) < .75) ?? "c98f4a" : top;
	const [cream = toneOf(crumb, "pale"), jam = cream] = others.filter((colour) => colour !== crumb);
	return {
		crumb,
		cream,
		jam
	};
}
const draw = ({ drawings, colours, shown }, name, how) => writeDrawing(drawings.get(name) ?? [], {
	...how,
	colours,
	shown
});
function define(canvas, motif, look) {
	const { spec, defs } = canvas;
	const id = defs.get(motif.name)?.id ?? String.fromCharCode(97 + defs.size);
	if (defs.has(motif.name)) return id;
	const { grow = 1, base, random = require_read_dish.seededRandom(spec.seed + 97 + defs.size) } = look;
	const own = paintFor(motif, spec.colours, base);
	const body = draw(canvas, `food/${motif.drawing}`, {
		own,
		random,
		prefix: id
	});
	const scale = grow === 1 ? "" : ` transform="scale(${rounded(grow, 100)})"`;
	defs.set(motif.name, {
		id,
		svg: `<g id="${id}"${scale}>${body}</g>`
	});
	return id;
}
const written = ({ defs }) => `<defs>${[...defs.values()].map(({ svg }) => svg).join("")}</defs>`;
// kitchen/src/picture/picture-url.ts
const LONGEST = 200;
const FORM = /^([a-z]{2,12})-([a-z]{3,8})((?:-[0-9a-f]{6}){1,4})-([a-z]{2,20}(?:\.[a-z]{2,20}){0,5})-([0-9a-f]{2})$/;
function pictureUrl$1({ vessel, ground, colours, motifs, seed }) {
	const layout = seed.toString(16).padStart(2, "0");
	return `/pictures/${[
		vessel.replace(" ", ""),
		ground,
		...colours,
		motifs.join("."),
		layout
	].join("-")}.svg`;
}
function readPictureUrl$1(text, tables, known) {
	if (text.length > LONGEST) return void 0;
	const [, form, ground = "", paints = "", words = "", seed = ""] = FORM.exec(text) ?? [];
	const vessel = require_read_dish.VESSELS.find((name) => name.replace(" ", "") === form);
	const motifs = words.split(".");
	if (!vessel || !tables.has(ground) || !motifs.every((name) => known.has(name))) return void 0;
	if (new Set(motifs).size < motifs.length) return void 0;
	return {
		vessel,
		ground,
		colours: paints.slice(1).split("-"),
		motifs,
		seed: Number.parseInt(seed, 16)
	};
}
// kitchen/src/picture/choose-picture.ts
const lengthIn = (words, text = "") => words?.exec(text)?.[0].length ?? 0;
const lineOf = ({ ingredient, made }, { words }, { lines }) => lines.findLastIndex((line) => ingredient?.test(line) && (made || !words.says("made", line)));
function fitOf(motif, know, facts) {
	const { role, weight, ingredient, titledApart } = motif;
	if (role === "base" || role.startsWith("hero")) return void 0;
	const at = lineOf(motif, know, facts);
	const inTitle = motif.title?.test(facts.title) ?? false;
	if (at < 0 && !(inTitle && ingredient === void 0)) return void 0;
	const titled = inTitle || (weight > 0 || !titledApart) && lengthIn(ingredient, facts.title) > 0;
	const said = titled || spokenOfInColour(motif, facts);
	if (weight === 0 && !said) return void 0;
	const apart = inTitle && titledApart;
	const exact = lengthIn(ingredient, facts.lines[at]) + (titledApart ? lengthIn(motif.title, facts.title) : 0);
	const late = at / (facts.lines.length + 1) * .5;
	const score = weight + (apart ? 1 : 0) + late + (titled ? 4 : 0) + (said ? 4 : 0);
	return {
		motif,
		score,
		said,
		titled,
		close: (apart ? 100 : 0) + exact + score / 1e3 - motif.name.length / 1e6
	};
}
function spokenOfInColour({ name, ingredient }, { colours, course }) {
	const all = colours.join(", ");
	if (name === "tomatosauce") return false;
	if (name === "egg") return /\b(yolk|egg) yellow/.test(all) && course === "breakfast";
	if (name === "eggboiled") return /\byolk yellow/.test(all) && course !== "breakfast";
	const hue = / (green|red|yellow|orange|white|black|brown|pink|purple)$/;
	return all.split(", ").map((colour) => colour.replace(hue, "")).some((word) => word.length > 2 && ingredient?.test(word));
}
const longestIn = (head, motifs) => motifs.filter(({ title }) => lengthIn(title, head) > 0).sort((a, b) => lengthIn(b.title, head) - lengthIn(a.title, head))[0];
const isSideways = ({ fitting }, { vessel }) => fitting.list("seen from the side").includes(vessel);
function baseOf(know, facts) {
	const { motifs, words } = know;
	const { course, vessel, lines, head } = facts;
	if (isSideways(know, facts) && course !== "dessert" && course !== "breakfast") return void 0;
	const bases = [...motifs.values()].filter(({ role }) => role === "base");
	const byTitle = longestIn(head, bases);
	const has = (key) => lines.some((line) => words.says(key, line));
	if (byTitle?.name === "noodles" && !has("long pasta") && has("short pasta")) return motifs.get("bare");
	if (byTitle) return byTitle;
	const grain = /\bbowls?\b/.test(head) && lines.find((line) => words.says("grain", line));
	if (grain) return motifs.get(/\brice\b/.test(grain) ? "whiterice" : "grains");
	if (has("long pasta") && course === "main") return motifs.get("noodles");
	return bases.find((motif) => motif.defaults.includes(`${course}/${vessel}`));
}
function motifsOf(know, facts) {
	const { list, isHolder, goesOn, familyOf } = know.fitting;
	const { head, vessel, course } = facts;
	const motifs = [...know.motifs.values()];
	const heroes = motifs.filter(({ role, name }) => role.startsWith("hero") && (!list("standing").includes(name) || list("stands on").includes(vessel)));
	const hero = longestIn(head, heroes);
	const base = baseOf(know, facts);
	const longer = lengthIn(base?.title, head) > lengthIn(hero?.title, head);
	const wins = !hero || longer && !list("portioned").includes(hero.name);
	const ground = base && wins ? base : hero;
	const fits = motifs.map((motif) => fitOf(motif, know, facts)).filter((fit) => fit !== void 0).filter(({ motif, said, titled }) => goesOn(motif, ground, said, titled)).filter(({ motif }) => !isSideways(know, facts) || list("beside a glass").includes(motif.name));
	const best = fits.filter(({ motif, close }) => {
		const family = familyOf(motif.name);
		return fits.every((other) => !family.includes(other.motif.name) || other.close <= close);
	}).sort((a, b) => b.score - a.score);
	const most = (role, count) => best.map(({ motif }) => motif).filter((motif) => motif.role === role).slice(0, count);
	const holder = ground !== void 0 && isHolder(ground.name);
	const plain = course === "dessert" && !/lemon|lime|orange/.test(facts.title);
	return atLeastTwo([
		...ground ? [ground] : [],
		...most("main", holder || ground?.role === "hero+" ? 1 : ground?.role === "hero" ? 0 : 2),
		...most("piece", ground?.role === "hero" && !holder ? 1 : course === "salad" ? 4 : 3),
		...most("garnish", 2),
		...plain ? [] : most("side", 1)
	].slice(0, 6), know, facts);
}
function atLeastTwo(picked, know, facts) {
	const { list } = know.fitting;
	const savoury = facts.lines.some((line) => know.words.says("savoury", line));
	const more = list("modest").filter((name) => !(savoury && list("sweetening").includes(name))).map((name) => know.motifs.get(name)).filter((motif) => !picked.includes(motif) && lineOf(motif, know, facts) >= 0);
	const bare = list("enough alone").includes(picked[0]?.name ?? "");
	const enough = [...picked, ...more.slice(0, bare ? 0 : Math.max(0, 2 - picked.length))];
	const nothing = know.motifs.get(isSideways(know, facts) ? "sugar" : "cloche");
	return enough.length > 0 ? enough : [nothing];
}
function coloursOf({ words, fitting }, facts, motifs) {
	const [first] = motifs;
	const shaped = first !== void 0 && /^(?:base|hero)/.test(first.role);
	const tint = !shaped || fitting.list("coloured by words").includes(first.name) ? words.colourOf(facts) : void 0;
	const seen = tint && shaped ? motifs.slice(1) : motifs;
	return [...tint ? [tint] : [], ...seen.map((motif) => motif.colour)];
}
function choosePicture(know, recipe) {
	const facts = know.words.factsOf(recipe);
	const motifs = motifsOf(know, facts);
	const paints = facts.colours.map(know.colours.paintOf).filter((paint) => paint !== void 0);
	const all = paints.length > 0 ? paints : coloursOf(know, facts, motifs);
	const colours = [...new Set(all)].slice(0, 4);
	const hash = require_read_dish.hashText(facts.title);
	return {
		vessel: facts.vessel,
		ground: know.colours.tableUnder(colours[0] ?? "c4562c", hash >>> 8),
		colours,
		motifs: motifs.map((motif) => motif.name),
		seed: hash & 255
	};
}
// kitchen/src/picture/parse-tables.ts
function readEntries(text, mark) {
	return text.replace(/^#.*\n/gm, "").replace(/\n +/g, " ").split("\n").filter((line) => line.includes(mark)).map((line) => {
		const at = line.indexOf(mark);
		return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
	});
}
const trimmed = (text, mark) => text.split(mark).map((word) => word.trim());
const cellsOf = (text) => trimmed(text, "|");
const listOf = (text = "", mark = ",") => trimmed(text, mark).filter(Boolean);
function wordsIn(words) {
	const any = (some) => some.map((word) => word.endsWith("*") ? word.slice(0, -1) : `${word}\\b`).join("|");
	const not = words.filter((word) => word[0] === "-").map((word) => word.slice(1));
	const except = not.length > 0 ? `(?!${any(not)})` : "";
	return new RegExp(`\\b${except}(?:${any(words.filter((word) => word[0] !== "-"))})`);
}
function under(entries, start) {
	return entries.filter(([key]) => key === start || key.startsWith(`${start} `)).map(([key, value]) => [key.slice(start.length).trim(), value]);
}
// kitchen/src/picture/colours.ts
function readColours(text) {
	const entries = readEntries(text, ":");
	const hues = new Map(entries.map(([key, value]) => [...key.split(" "), value]).filter(([, own = ""]) => /^[0-9a-f]{6}$/.test(own)).map(([hue = "", own = "", foods]) => {
		const pairs = listOf(foods).map((pair) => pair.split(" "));
		return [hue, new Map([["", own], ...pairs])];
	}));
	const pairs = (start) => new Map(under(entries, start).map(([key, value]) => [key, value.split(" ")]));
	const [degrees, tables, chosen] = [
		pairs("degree"),
		pairs("table"),
		pairs("under")
	];
	return {
		tables,
		paintOf: (words) => {
			const all = words.toLowerCase().split(/[^a-z]+/);
			const hueAt = all.findLastIndex((word) => hues.has(word));
			const paints = hues.get(all[hueAt] ?? "");
			if (!paints) return void 0;
			const before = all.slice(0, hueAt);
			let colour = paints.get(before.find((word) => word && paints.has(word)) ?? "") ?? "";
			for (const word of before) {
				const [towards, share] = degrees.get(word) ?? [];
				if (towards) colour = mix(colour, towards, Number(share));
			}
			return lightness(colour) < .14 ? mix(colour, "5a3020", .25) : colour;
		},
		tableUnder: (food, hash) => {
			const kind = lightness(food) > .8 ? "pale" : isGreen(hueOf(food), 65) ? "green" : "warm";
			const list = chosen.get(kind) ?? [];
			return list[hash % list.length] ?? "";
		}
	};
}
// kitchen/src/picture/motif-compatibility.ts
function names$1(words, motif) {
	const has = (word = "nothing") => words.includes(word);
	return !(motif && (has(`-${motif.name}`) || has(`-${motif.role}`))) && (has(motif?.name) || motif !== void 0 && (has(motif.role) || has("any")));
}
function readFitting(rules) {
	const lists = new Map(rules.map(([key, value]) => [key, value.split(" ")]));
	const families = under(rules, "family").map(([, value]) => value.split(" "));
	const nevers = under(rules, "never").map(([, value]) => {
		const [below = "", above = "", unless] = value.split(/ ?[>,] /);
		return {
			below: below.split(" "),
			above: above.split(" "),
			unless
		};
	});
	return {
		list: (key) => lists.get(key) ?? [],
		familyOf: (name) => families.find((family) => family.includes(name)) ?? [],
		isHolder: (name) => lists.has(`holds ${name}`),
		goesOn: (motif, ground, said, titled) => {
			const held = lists.get(`holds ${ground?.name}`);
			if (held && ["main", "piece"].includes(motif.role)) return names$1(held, motif);
			return !nevers.some(({ below, above, unless }) => names$1(below, ground) && names$1(above, motif) && !(unless === "untitled" && titled) && !(unless === "unsaid" && said));
		}
	};
}
// kitchen/src/picture/compose-side-view.ts
function composeSideView(canvas, { drawing }) {
	const { spec, motifs, know } = canvas;
	const food = draw(canvas, drawing, {
		own: spec.colours[0],
		random: require_read_dish.seededRandom(spec.seed * 31 + 5),
		place: ([kind = "", nth, ...tests], { attributes }) => {
			const list = know.fitting.list(`${drawing.slice(6)} ${kind}`);
			const motif = motifs.filter((one) => names$1(list, one))[Number(nth) - 1];
			if (!motif) return "";
			const is = [
				motif.name,
				motif.role,
				motif.radius > 15 ? "large" : ""
			];
			if (!tests.every((test) => is.includes(test.replace("-", "")) !== test.startsWith("-"))) return "";
			return `<use href="#${define(canvas, motif, { random: require_read_dish.seededRandom(spec.seed) })}" transform="${attributes.transform}"/>`;
		}
	});
	return written(canvas) + food;
}
// kitchen/src/picture/motif-layout.ts
function resized({ x, y, rx, ry }, share) {
	return {
		x,
		y,
		rx: rx * share,
		ry: ry * share
	};
}
function inset({ x, y, rx, ry }, by) {
	return {
		x,
		y,
		rx: Math.max(6, rx - by),
		ry: Math.max(6, ry - by)
	};
}
const turnedBy = (points, random, most) => points.map((point) => ({
	...point,
	turn: offset(random, most)
}));
function growthOf({ lay, radius, count }, { rx, ry }, shared) {
	const room = Math.min(rx, ry * 1.12);
	if (lay === "one") return Math.min(1.4, room * (shared ? .92 : 1.06) / radius);
	if (lay === "fan") return Math.min(1.25, rx / (radius * 1.75)) * (rx > 70 && radius < 37 ? 1.2 : 1);
	if (lay === "rows") return radius < 24 ? 1 : Math.min(1.25, rx * 1.1 / radius);
	const wide = room * (shared ? 1.12 : 1.24) / (radius * Math.sqrt(count));
	return Math.min(1.35, Math.max(1, wide));
}
function layOut(motif, well, random, grow = 1) {
	const { lay, count } = motif;
	const radius = motif.radius * grow;
	if (lay === "rows") return layOutRows(motif, well, random, grow);
	if (lay === "fan") {
		const oval = resized(well, count < 3 ? .36 : .5);
		return turnedBy(around(count, oval, random() * 60 + 70), random, 18).map((spot, at) => ({
			...spot,
			turn: spot.turn - 20 + at * 12
		}));
	}
	if (lay === "ring") {
		const middle = count > 5 ? [well] : [];
		const outer = around(count - middle.length, inset(well, radius * .82), random() * 360);
		return [...turnedBy(outer, random, 26), ...turnedBy(middle, random, 20)];
	}
	if (lay === "one" || count === 1) return turnedBy([well], random, 9);
	return heap(inset(well, radius * .75), count, random, .2, 30);
}
const around = (count, well, start) => Array.from({ length: count }, (_, at) => towards(well, radians(start + at * 360 / count)));
const heap = (at, count, random, jitter, most) => turnedBy(sunflower(at, count, random, jitter), random, most).reverse();
function layOutRows({ count, radius }, well, random, grow) {
	const long = radius >= 24;
	const across = long ? 1 : Math.ceil(count / 2);
	const below = long ? Math.min(30, well.ry * 1.75 / count) * Math.min(1.1, grow) : radius * 2.132;
	const beside = radius * 2.05;
	const shift = long ? 3 : 5;
	const lean = long && well.rx <= well.ry ? -16 : 0;
	return Array.from({ length: count }, (_, at) => {
		const row = Math.floor(at / across);
		const along = (row - (Math.ceil(count / across) - 1) / 2) * below;
		const aside = (at % across - (across - 1) / 2) * beside + (row % 2 ? shift : -shift);
		const x = well.x + aside - Math.sin(radians(lean)) * along;
		const turn = long ? lean : offset(random, 40);
		return {
			x,
			y: well.y + Math.cos(radians(lean)) * along,
			turn
		};
	});
}
function scatter({ count, radius }, within, { taken, random }, most) {
	const candidates = sunflower(inset(within, radius), 60, random, .9);
	const roomBy = (spot) => (other) => Math.hypot(other.x - spot.x, other.y - spot.y) / (other.radius + radius);
	return Array.from({ length: count }, () => {
		const rooms = candidates.map((spot) => Math.min(80, ...taken.map(roomBy(spot))));
		const spot = {
			...candidates[rooms.indexOf(Math.max(...rooms))],
			turn: offset(random, most),
			radius
		};
		taken.push(spot);
		return spot;
	});
}
function toss(kinds, well, random) {
	const all = kinds.flatMap(({ count, radius }) => Array(count).fill(radius));
	const mean = (sizes) => sizes.reduce((sum, size) => sum + size, 0) / all.length;
	const size = mean(all.map((radius) => radius ** 2));
	const wanted = Math.min(28, Math.round(well.rx * well.ry / size * 1.75));
	const within = inset(well, mean(all) * .5);
	const owed = kinds.map(() => 0);
	return sunflower(within, wanted, random, .25).reverse().map((point) => {
		for (const [at, { count }] of kinds.entries()) owed[at] = (owed[at] ?? 0) + count / all.length + random() * .2;
		const kind = owed.indexOf(Math.max(...owed));
		owed[kind] = (owed[kind] ?? 0) - 1.1;
		return {
			motif: kinds[kind],
			spot: {
				...point,
				turn: offset(random, 55)
			}
		};
	});
}
// kitchen/src/picture/compose-top-view.ts
const SHADE = "#2103";
function composeTopView(canvas, { drawing, clay, turn }) {
	const random = require_read_dish.seededRandom(canvas.spec.seed * 7919 + 11);
	const place = ([kind], { attributes }) => {
		const [left = 0, top = 0, width = 0, height = 0, round] = [
			"x",
			"y",
			"width",
			"height",
			"rx"
		].map((name) => Number(attributes[name]));
		const [rx, ry] = [width / 2, height / 2];
		const well = {
			x: left + rx,
			y: top + ry,
			rx,
			ry
		};
		const edge = `<rect x="${-rx}" y="${-ry}" width="${width}" height="${height}" rx="${round}"/>`;
		return foodIn({
			...canvas,
			well,
			edge: kind === "well" ? edge : "",
			random,
			taken: []
		});
	};
	const vessel = draw(canvas, drawing, {
		own: clay,
		random,
		place
	});
	return turn ? `<g transform="rotate(${turn} 120 120)">${vessel}</g>` : vessel;
}
function foodIn(canvas) {
	const { motifs, know, edge, spec } = canvas;
	const hero = rolesOf(motifs, "hero", "hero+")[0];
	const base = rolesOf(motifs, "base")[0] ?? (edge && hero ? sauceUnder(canvas, hero) : void 0);
	const colour = base && paintFor(base, baseColours(spec.colours, motifs));
	const ground = base && base.name !== "bare" ? layGround(canvas, base, colour) : "";
	const rest = hero && know.fitting.isHolder(hero.name) ? [] : rolesOf(motifs, "main", "piece");
	const on = ground && colour ? {
		...canvas,
		base: colour
	} : canvas;
	const [lead, ...others] = rest;
	const large = lead?.role === "main" && (lead.lay === "fan" || lead.lay === "one");
	let middle;
	if (hero) middle = layAround(on, hero, rest);
	else if (ground) middle = layIn(on, rest);
	else if (large) middle = layAround(on, {
		...lead,
		role: "hero"
	}, others);
	else middle = layHeap(on, rest);
	const top = layTop(canvas, hero);
	return written(canvas) + ground + middle + top;
}
function sauceUnder({ know, spec }, hero) {
	const sauce = know.motifs.get(hero.name === "syrupball" ? "broth" : "stew");
	const colour = saucePaint(spec.colours, paintFor(hero, spec.colours));
	return sauce && {
		...sauce,
		paint: "fixed",
		colour
	};
}
function layGround(canvas, base, own) {
	const { well, edge, random, defs } = canvas;
	const { x, y, rx, ry } = well;
	const d = edge ? "" : blob({
		x: 0,
		y: 0,
		rx: rx * .98,
		ry: ry * .98
	}, random, .05, 11);
	const shade = d && `<path d="${d}" fill="${SHADE}" transform="translate(${x + 3} ${y + 5})"/>`;
	defs.set("", {
		id: "a",
		svg: `<clipPath id="a">${edge || `<path d="${d}"/>`}</clipPath>`
	});
	const stretch = {
		x: rx / 80,
		y: ry / 80
	};
	return `${shade}<g clip-path="url(#a)" transform="translate(${x} ${y})">${draw(canvas, `bases/${base.drawing}`, {
		own,
		random,
		prefix: "a",
		stretch
	})}</g>`;
}
function use(canvas, motif, spots, grow = 1) {
	return spots.map(({ x, y, turn }) => {
		const href = `href="#${define(canvas, motif, {
			grow,
			base: canvas.base
		})}"`;
		const [px, py] = [Math.round(x), Math.round(y)];
		if (Math.abs(turn) < 6) return `<use ${href} x="${px}" y="${py}"/>`;
		return `<use ${href} transform="translate(${px} ${py})rotate(${Math.round(turn)})"/>`;
	}).join("");
}
function layIn(canvas, motifs) {
	const { well, random, taken } = canvas;
	const inner = resized(well, .9);
	const share = motifs.length > 2 ? .72 : motifs.length === 2 ? .9 : 1.15;
	const big = motifs.some((motif) => motif.radius > 28);
	return motifs.map((motif) => {
		const { radius, lay } = motif;
		const few = radius > 22 ? 1 : share * (big ? .85 : 1);
		const layout = {
			...motif,
			count: Math.max(1, Math.round(motif.count * few))
		};
		const grow = radius > 28 ? .95 : 1.12;
		if (lay !== "fan" && lay !== "one") return use(canvas, motif, scatter(layout, inner, canvas, radius < 14 ? 180 : 50), grow);
		const spots = layOut(layout, inner, random);
		taken.push(...spots.map((spot) => ({
			...spot,
			radius: radius * .8
		})));
		const fanned = Math.min(1.12, inner.rx / radius / 1.94);
		return use(canvas, motif, spots, lay === "fan" ? fanned : grow);
	}).reverse().join("");
}
function layAround(canvas, hero, rest) {
	const { well, random, taken, base } = canvas;
	const inner = resized(well, base === void 0 ? 1.06 : .94);
	const grow = growthOf(hero, inner, rest.length > 0 && hero.role === "hero");
	const spots = layOut(hero, inner, random, grow);
	if (hero.role === "hero+") {
		const body = use(canvas, hero, spots, grow);
		const rx = hero.radius * (hero.lay === "rows" ? 1 : grow) * .72;
		const on = {
			...well,
			rx,
			ry: hero.name === "omelette" ? rx * .5 : rx
		};
		return body + rest.map((motif) => {
			return use(canvas, motif, scatter({
				...motif,
				count: Math.min(6, motif.count)
			}, on, canvas, 60));
		}).reverse().join("");
	}
	taken.push(...spots.map((spot) => ({
		...spot,
		radius: 6
	})));
	const beside = rest.map((motif, at) => {
		const point = towards(well, radians([
			-38,
			148,
			40,
			200
		][at % 4] ?? 0), .84);
		if (motif.count === 1) return use(canvas, motif, [{
			...point,
			turn: 0
		}], .9);
		const few = Math.min(motif.name === "chip" ? 9 : 5, motif.count);
		const reach = motif.radius * Math.sqrt(few) * .72;
		return use(canvas, motif, heap({
			...point,
			rx: reach,
			ry: reach
		}, few, random, .3, 40));
	});
	const shift = rest.length > 0 && hero.lay === "one" ? 11 : 0;
	const moved = spots.map(({ x, y, turn }) => ({
		x: x - shift,
		y: y + shift * .6,
		turn
	}));
	return beside.join("") + use(canvas, hero, moved, grow);
}
function layTop(canvas, hero) {
	const { well, random, spec, motifs, defs } = canvas;
	const over = resized(well, hero?.role === "hero+" && Math.min(1, hero.radius * 1.05 / well.rx) || (hero ? .55 : .82));
	const taken = [];
	const garnish = rolesOf(motifs, "garnish").map((motif) => {
		if (hero?.role === "hero" && hero.count > 2) return use(canvas, motif, canvas.taken.filter((_, at) => at % 2 === defs.size % 2).slice(0, motif.count).map((spot, at) => ({
			...spot,
			x: spot.x + (at % 2 ? 4 : -4)
		})), .95);
		if (motif.lay !== "one") return use(canvas, motif, scatter(motif, over, {
			taken,
			random
		}, 180));
		return use(canvas, motif, [{
			x: well.x + 3,
			y: well.y - 2,
			turn: spec.seed % 7 * 12 - 36
		}], 1.1);
	});
	const [degrees, turn] = spec.seed % 2 === 1 ? [48, -28] : [132, 24];
	const edge = {
		...towards(well, radians(degrees), .88),
		turn
	};
	const sides = rolesOf(motifs, "side").map((motif) => use(canvas, motif, [edge], 1.1));
	return garnish.join("") + sides.join("");
}
function layHeap(canvas, motifs) {
	const { well, random, spec } = canvas;
	const { x, y, rx, ry } = well;
	const mound = motifs.find(({ name }) => name === "ricemound" && motifs.length > 1);
	const bed = mound ? {
		...resized(well, .86),
		x: x + 12,
		y: y + 12
	} : well;
	const side = mound ? use(canvas, mound, [{
		x: x - rx * .5,
		y: y - ry * .5,
		turn: 0
	}]) : "";
	const kinds = motifs.filter((motif) => motif !== mound);
	const d = blob(resized(bed, .92), random, .07, 10);
	const juice = toneOf(kinds[0]?.colour ?? "c9853c", "deep");
	const pieces = toss(kinds, bed, random);
	for (const motif of kinds) define(canvas, motif, { grow: 1.15 });
	const food = pieces.map(({ motif, spot }) => use(canvas, motif, [spot]));
	const wet = mix(juice, spec.colours[0] ?? "c9853c", .35);
	return `${side}<path d="${d}" fill="${SHADE}" transform="translate(3 5)"/><path d="${d}" fill="#${wet}"/>${food.join("")}`;
}
// kitchen/src/picture/motifs.ts
const PAINTS = {
	"!": "fixed",
	"~": "warm",
	"^": "baked",
	"*": "first"
};
const single = (term) => term.replace(/ies$/, "(?:y|ies)").replace(/(?<=o|ch|sh)es$|(?<![sui])s$/, "");
function joinerOf(words) {
	const pairs = listOf(under(words, "one word")[0]?.[1]).map((pair) => `${pair}*`);
	const found = new RegExp(wordsIn(pairs), "g");
	return (text) => text.replace(found, (pair) => pair.replaceAll(/[ -]/g, ""));
}
function readMotifs(text, words) {
	const joined = joinerOf(words);
	const made = wordsIn(listOf(under(words, "made")[0]?.[1]));
	const patternOf = (terms, say = (term) => term) => {
		const safe = terms.map((term) => say(joined(term).replace(/[^a-z' -]/g, "")));
		return safe.length > 0 ? new RegExp(`\\b(?:${safe.join("|")})(?:e?s)?\\b`) : void 0;
	};
	const motifs = readEntries(text, "|").map(([names, rest]) => {
		const [name = "", drawing = name] = listOf(names, "=");
		const [role, count, radius, look = "", lay, weight, titleWords, lineWords] = cellsOf(rest);
		const [colour = "", stirred = "", share = 0, under = 0, pale = 1] = look.split(" ");
		const [titles, ingredients] = [listOf(titleWords), listOf(lineWords)];
		const said = titles.filter((term) => !term.startsWith("="));
		return {
			name,
			drawing,
			role,
			count: Number(count),
			radius: Number(radius),
			paint: PAINTS[colour[0]] ?? "near",
			colour: colour.replace(/^[!~^*]/, ""),
			keeps: {
				stirred,
				share: Number(share),
				under: Number(under),
				pale: Number(pale)
			},
			lay,
			weight: Number(weight),
			titledApart: said.length > 0,
			title: patternOf(said.length > 0 ? said : ingredients),
			defaults: titles.filter((term) => term.startsWith("=")).map((term) => term.slice(1)),
			ingredient: patternOf(ingredients, single),
			made: ingredients.some((term) => made.test(term))
		};
	});
	return new Map(motifs.map((motif) => [motif.name, motif]));
}
// kitchen/src/picture/parse-svg.ts
const TOKEN = /\s+|<!--[\s\S]*?-->|<\?xml[^>]*\?>|<(title|desc)>[^<]*<\/\1>|<\/([a-z]+)\s*>|<([a-z]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/giy;
function parseSvg(file, text) {
	const top = {
		tag: "",
		attributes: {},
		children: []
	};
	const open = [top];
	let from = 0;
	const refuse = (why) => {
		throw new Error(`${file}:${text.slice(0, from).split("\n").length}: ${why}`);
	};
	for (; from < text.length; from = TOKEN.lastIndex) {
		TOKEN.lastIndex = from;
		const token = TOKEN.exec(text);
		if (!token) return refuse(`"${text.slice(from, from + 30).split("\n")[0]}" is no element`);
		const [, , closed, tag, values = "", alone] = token;
		const inside = open.at(-1) ?? top;
		if (closed && closed !== inside.tag) refuse(`</${closed}> closes <${inside.tag}>`);
		if (closed) open.pop();
		if (!tag) continue;
		const pairs = [...values.matchAll(/([\w:-]+)="([^"]*)"/g)].map((pair) => pair.slice(1));
		const element = {
			tag,
			attributes: Object.fromEntries(pairs),
			children: []
		};
		inside.children.push(element);
		if (!alone) open.push(element);
	}
	if (open.length > 1) refuse(`<${open.at(-1)?.tag}> is never closed`);
	const [root, other] = top.children;
	return root?.tag === "svg" && !other ? root : refuse("one <svg> is wanted");
}
// kitchen/src/picture/recipe-appearance.ts
const LETTERS = {
	\u00df: "ss",
	\u00f8: "o",
	\u00e6: "ae",
	\u0153: "oe",
	\u0142: "l",
	\u0111: "d",
	\u0131: "i",
	"\u2019": "'"
};
const normalised = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[\u00df\u00f8\u00e6\u0153\u0142\u0111\u0131\u2019]/g, (letter) => LETTERS[letter]);
function disguisesOf(words) {
	const ways = under(words, "not before").map(([, value]) => {
		const [heads = "", tails] = value.split(">");
		const gap = heads.includes("+") ? "" : " ";
		return `(?:${listOf(heads.replace("+", "")).join("|")})${gap}(?=${listOf(tails).join("|")})`;
	});
	return new RegExp(`\\b(?:${ways.join("|")})`, "g");
}
function readWords(words) {
	const [joined, disguises] = [joinerOf(words), disguisesOf(words)];
	const patterns = words.map(([key, value]) => [key, wordsIn(listOf(value))]);
	const byKey = new Map(patterns);
	const says = (key, text) => byKey.get(key)?.test(text) ?? false;
	const first = (start, text) => patterns.find(([key, found]) => key.startsWith(`${start} `) && found.test(text))?.[0].slice(start.length + 1);
	const vesselOf = (title, lines) => {
		const has = (key) => lines.some((line) => says(key, line));
		const mixed = lines.length < 9 && has("spirits") && has("cold");
		const [head = title] = title.split(/\b(?:with|over)\b/);
		return first("vessel", head) ?? (mixed ? "glass" : "plate");
	};
	return {
		says,
		colourOf: ({ title, lines }) => first("title colour", title) ?? first("ingredient colour", lines.join("\n")),
		factsOf: (recipe) => {
			const spoken = "recipeName" in recipe;
			const name = spoken ? recipe.recipeName : recipe.title;
			const named = spoken ? recipe.ingredients : recipe.ingredients.map((line) => line.name);
			const title = joined(normalised(name.slice(0, 200)));
			const lines = named.slice(0, 60).map((line) => joined(normalised(line.slice(0, 200)).replace(disguises, "")));
			return {
				title,
				head: /^.*?\S.*?\b(?:with|over)\b/.exec(title)?.[0] ?? title,
				course: recipe.course ?? first("course", title) ?? "main",
				vessel: recipe.vessel ?? vesselOf(title, lines),
				colours: (recipe.colours ?? []).map(normalised),
				lines
			};
		}
	};
}
// kitchen/src/picture/vessels.ts
const pick$1 = (list, at) => list[at % list.length];
function readVessels(entries) {
	const rows = new Map(entries.map(([key, value]) => [key, cellsOf(value)]));
	const special = under(entries, "drawing").map(([key, value]) => [key, ...cellsOf(value)]);
	return ({ vessel, motifs, colours, seed }) => {
		const [drawings, by, dark = "", pale, from, how = ""] = rows.get(vessel) ?? [];
		const food = lightness(colours[0] ?? "c98a4a");
		const drawing = special.find(([, kind, only]) => (kind === "any" || kind === vessel) && (!only || only.split(" ").some((name) => motifs.includes(name))))?.[0] ?? `vessels/${pick$1(listOf(drawings), seed >> Number(by))}`;
		const [bits, turns = ""] = rows.get(`turn ${drawing}`) ?? [];
		return {
			drawing,
			clay: clayOf((food > Number(from) && pale ? pale : dark).split(" "), how, food, seed),
			turn: Number(pick$1(turns.split(" "), seed >> Number(bits)))
		};
	};
}
function clayOf(clays, how, food, seed) {
	const [start, nth] = how.startsWith("first") ? [seed % clays.length, 0] : [0, seed];
	const least = Number(/[\d.]+$/.exec(how)?.[0] ?? -1);
	const apart = [...clays.slice(start), ...clays.slice(0, start)].filter((clay) => Math.abs(lightness(clay) - food) > least);
	return pick$1(apart, nth);
}
// kitchen/src/picture/pictures.ts
function openPictures(files) {
	const text = (name) => files.get(name) ?? "";
	const words = readEntries(text("words.txt"), ":");
	const know = {
		motifs: readMotifs(text("motifs.txt"), words),
		words: readWords(words),
		fitting: readFitting(readEntries(text("rules.txt"), ":")),
		colours: readColours(text("colours.txt"))
	};
	const svgs = [...files].filter(([name]) => name.endsWith(".svg"));
	const drawings = new Map(svgs.map(([name, svg]) => [name.slice(0, -4), parseSvg(name, svg).children]));
	const vesselFor = readVessels(readEntries(text("vessels.txt"), "|"));
	const drawPicture = (spec) => {
		const vessel = vesselFor(spec);
		const svg = compose(openCanvas({
			know,
			drawings,
			spec
		}, vessel.clay), vessel);
		if (svg.length <= LARGEST || spec.motifs.length < 2) return svg;
		const are = (role) => (name) => know.motifs.get(name)?.role === role;
		const role = spec.motifs.filter(are("garnish")).length > 1 ? "garnish" : "piece";
		const at = spec.motifs.findLastIndex(are(role));
		return drawPicture({
			...spec,
			motifs: spec.motifs.toSpliced(at > 0 ? at : -1, 1)
		});
	};
	return {
		pictureOf: (recipe) => choosePicture(know, recipe),
		pictureUrl: pictureUrl$1,
		readPictureUrl: (url) => readPictureUrl$1(url, know.colours.tables, know.motifs),
		drawPicture,
		pictureKnowledge: know
	};
}
const CLOTHS = [
	"round-cloth",
	"runner",
	"striped-corner"
];
const LARGEST = 5910;
function compose(canvas, vessel) {
	const { seed } = canvas.spec;
	const fromSide = vessel.drawing.startsWith("sides/");
	const cloth = fromSide ? "side" : CLOTHS[seed % CLOTHS.length];
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" fill="none" stroke-linecap="round" stroke-linejoin="round">${draw(canvas, `tables/${cloth}`, { random: require_read_dish.seededRandom(seed) })}${fromSide ? composeSideView(canvas, vessel) : composeTopView(canvas, vessel)}</svg>`.replace(/"#(.)\1(.)\2(.)\3(?:(.)\4)?"/g, "\"#$1$2$3$4\"").replace(/(?<![\d.])0(?=\.\d)/g, "").replace(/(?<=\d) -/g, "-");
}
// kitchen/pictures.ts
const folder = (0, node_path.join)(process.getBuiltinModule("node:url").fileURLToPath(new URL(".", new URL("../../kitchen/pictures.ts", require("url").pathToFileURL(__filename).href))), "drawings");
const names = (0, node_fs.readdirSync)(folder, {
	recursive: true,
	encoding: "utf8"
}).filter((name) => /\.(?:svg|txt)$/.test(name)).map((name) => name.replaceAll("\\", "/"));
const { pictureOf, pictureUrl, readPictureUrl, drawPicture, pictureKnowledge } = openPictures(new Map(names.map((name) => [name, (0, node_fs.readFileSync)((0, node_path.join)(folder, name), "utf8")])));
// server/src/kitchen/compose-dish.ts
function composeDish(kitchen, { needs, otherFoods = [], units = "international", ...request }) {
	const { excludedFoods } = hearPerson(kitchen, [], {
		...NO_NEEDS,
		otherFoods
	}).person;
	const person = {
		needs,
		excludedFoods,
		situations: []
	};
	const result = compose$1(kitchen, {
		...request,
		person
	});
	const left = result.left.map(({ food, why }) => `${food}: ${why}`);
	if ("refusal" in result) return {
		refusal: result.refusal,
		used: [],
		left,
		others: []
	};
	const recipe = writeCard(kitchen, result, units);
	const { verdict, findings, unknown, notes } = checkRecipe(kitchen, require_read_dish.recipeLines(recipe), needs, recipe.servings);
	return {
		recipe,
		used: [...result.used],
		left,
		others: result.others.flatMap((slug) => kitchen.forms.bySlug.get(slug)?.names[0] ?? []),
		safety: {
			verdict,
			findings: [...findings],
			unknown: [...unknown],
			notes: [...notes],
			checkedFor: {
				allergies: [...needs.allergies],
				diets: [...needs.diets]
			},
			rules: kitchen.rules.version
		}
	};
}
function writeCard(kitchen, { dish, labels }, units) {
	const { slug: _, ...plated } = plate(kitchen, dish, units, dish.servings, labels, dish.slug);
	const { recipeName, ingredients } = plated;
	const { vessel, colours, course, cuisine, active, keywords } = dish;
	return {
		...plated,
		recipeId: (0, node_crypto.randomBytes)(16).toString("base64url"),
		conversation_response: "",
		friendly_closing: "",
		cuisine,
		course,
		activeMinutes: active,
		keywords: [...keywords],
		imageUrl: pictureUrl(pictureOf({
			recipeName,
			ingredients,
			vessel,
			colours,
			course
		}))
	};
}
// contract/src/picture-url.ts
const OWN_PATH = /^\/(?![/\\])/;
const INLINE_IMAGE = /^data:image\/(?:png|jpeg|webp|gif);base64,/i;
const LOCAL_HOST_NAMES = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|test|arpa)$/;
const IPV4 = /^\d+\.\d+\.\d+\.\d+$/;
function isAllowedPictureUrl(value) {
	return value === "" || OWN_PATH.test(value) || INLINE_IMAGE.test(value) || isPublicPictureUrl(value);
}
function isPublicPictureUrl(value) {
	if (!/^https:\/\//i.test(value) || !URL.canParse(value)) return false;
	const { hostname, username, password } = new URL(value);
	return username === "" && password === "" && isPublicHost(hostname);
}
function isPublicHost(hostname) {
	const name = hostname.toLowerCase().replace(/\.$/, "");
	return !name.startsWith("[") && !IPV4.test(name) && name.includes(".") && !LOCAL_HOST_NAMES.test(name);
}
// contract/src/preferences.ts
const NONE$1 = "None";
const CHAT_TEXT_SIZES = [
	"small",
	"medium",
	"large"
];
const TELEVISION_CHEF_PREFIX = "television personality and chef ";
const DEFAULT_SETTINGS = {
	rememberPreferences: true,
	darkMode: false,
	chefPersona: DEFAULT_PERSONA,
	dietaryRestrictions: [NONE$1],
	measurementUnits: "international",
	language: "en",
	notifications: {
		email: false,
		push: false
	},
	typewriterEffect: false,
	chatTextSize: "medium",
	foodAllergies: [NONE$1]
};
function withoutNone(chosen) {
	return chosen.filter((value) => value !== NONE$1);
}
function normaliseChoices(chosen) {
	const chosenNames = [...new Set(withoutNone(chosen))];
	return chosenNames.length > 0 ? chosenNames : [NONE$1];
}
// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function joinValues(array, separator = "|") {
	return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
	const ratio = val / step;
	const roundedRatio = Math.round(ratio);
	const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
	if (Math.abs(ratio - roundedRatio) < tolerance) return 0;
	return ratio - roundedRatio;
}
const EVALUATING = Symbol("evaluating");
function defineLazy(object, key, getter) {
	let value = void 0;
	Object.defineProperty(object, key, {
		get() {
			if (value === EVALUATING) return;
			if (value === void 0) {
				value = EVALUATING;
				value = getter();
			}
			return value;
		},
		set(v) {
			Object.defineProperty(object, key, { value: v });
		},
		configurable: true
	});
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
function rawShape(def) {
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
	return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
	Object.defineProperty(target, key, {
		get() {
			const value = getter();
			assignProp(this, key, value);
			return value;
		},
		enumerable: true,
		configurable: true
	});
}
function putProp(target, key, value) {
	if (key in target) assignProp(target, key, value);
	else target[key] = value;
}
function mirrorShape(target, source, keys, wrap) {
	const raw = sourceShape(source);
	for (const key of keys) {
		const desc = Object.getOwnPropertyDescriptor(raw, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => {
			const value = source._zod.def.shape[key];
			return wrap ? wrap(value, key) : value;
		});
		else putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
	}
}
function mirrorProps(target, source) {
	for (const key of Reflect.ownKeys(source)) {
		const desc = Object.getOwnPropertyDescriptor(source, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => source[key]);
		else putProp(target, key, desc.value);
	}
}
function mergeDefs(...defs) {
	const mergedDescriptors = {};
	for (const def of defs) {
		const descriptors = Object.getOwnPropertyDescriptors(def);
		Object.assign(mergedDescriptors, descriptors);
	}
	return Object.defineProperties({}, mergedDescriptors);
}
function esc(str) {
	return JSON.stringify(str);
}
function slugify(input) {
	return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject$1(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
const allowsEval = cached(() => {
	if (globalConfig.jitless) return false;
	if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) return false;
	try {
		new Function("");
		return true;
	} catch (_) {
		return false;
	}
});
function isPlainObject(o) {
	if (isObject$1(o) === false) return false;
	const ctor = o.constructor;
	if (ctor === void 0) return true;
	if (typeof ctor !== "function") return true;
	const prot = ctor.prototype;
	if (isObject$1(prot) === false) return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
	return true;
}
function shallowClone(o) {
	if (isPlainObject(o)) return { ...o };
	if (Array.isArray(o)) return [...o];
	if (o instanceof Map) return new Map(o);
	if (o instanceof Set) return new Set(o);
	return o;
}
const propertyKeyTypes = new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function stringifyPrimitive(value) {
	if (typeof value === "bigint") return value.toString() + "n";
	if (typeof value === "string") return `"${value}"`;
	return `${value}`;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
const NUMBER_FORMAT_RANGES = (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
const BIGINT_FORMAT_RANGES = {
	int64: [BigInt("-9223372036854775808"), BigInt("9223372036854775807")],
	uint64: [BigInt(0), BigInt("18446744073709551615")]
};
function pick(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".pick() cannot be used on object schemas containing refinements");
	const newShape = {};
	mirrorShape(newShape, schema, maskedKeys(schema, mask));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function maskedKeys(schema, mask) {
	const raw = sourceShape(schema);
	const keys = [];
	for (const key of Reflect.ownKeys(mask)) {
		if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) throw new Error(`Unrecognized key: "${String(key)}"`);
		if (mask[key]) keys.push(key);
	}
	return keys;
}
function omit(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".omit() cannot be used on object schemas containing refinements");
	const omitted = new Set(maskedKeys(schema, mask));
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function extend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to extend: expected a plain object");
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) {
		const existingShape = sourceShape(schema);
		for (const key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
	mirrorProps(newShape, shape);
	return newShape;
}
function safeExtend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to safeExtend: expected a plain object");
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
	if (!b?._zod?.def) throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (a._zod.def.checks?.length) throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
	const newShape = {};
	mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
	mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
	return clone(a, mergeDefs(a._zod.def, {
		shape: newShape,
		get catchall() {
			return b._zod.def.catchall;
		},
		checks: b._zod.def.checks ?? []
	}));
}
function partial(Class, schema, mask, name = "partial") {
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class && ((value, key) => selected && !selected.has(key) ? value : new Class({
		type: "optional",
		innerType: value
	})));
	return clone(schema, mergeDefs(schema._zod.def, {
		shape: newShape,
		checks: []
	}));
}
function required(Class, schema, mask) {
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => selected && !selected.has(key) ? value : new Class({
		type: "nonoptional",
		innerType: value
	}));
	return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function parsedType(data) {
	const t = typeof data;
	switch (t) {
		case "number": return Number.isNaN(data) ? "nan" : "number";
		case "object": {
			if (data === null) return "null";
			if (Array.isArray(data)) return "array";
			const obj = data;
			if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) return obj.constructor.name;
		}
	}
	return t;
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") return {
		message: iss,
		code: "custom",
		input,
		inst
	};
	return { ...iss };
}
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
function derived(computes, table) {
	for (const key in computes) {
		const compute = computes[key];
		Object.defineProperty(table, key, {
			configurable: true,
			enumerable: true,
			get() {
				return own(this, key, compute(this));
			},
			set(value) {
				own(this, key, value);
			}
		});
	}
	return table;
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		}
	});
}
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
let installing;
let broke = false;
const breaker = {
	configurable: true,
	get() {
		broke = true;
	}
};
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}
const CONSTANT_CATCH = "~constantCatch";
function constantCatch(value) {
	const fn = () => value;
	fn[CONSTANT_CATCH] = true;
	return fn;
}
// node_modules/zod/v4/core/core.js
var _a$1;
const _zodDesc = {
	value: void 0,
	enumerable: false
};
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
var $ZodEncodeError = class extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`);
		this.name = "ZodEncodeError";
	}
};
(_a$1 = globalThis).__zod_globalConfig ?? (_a$1.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}
// node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
const _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
const _issuesDesc = {
	value: void 0,
	enumerable: false
};
const _installedToString = new WeakSet([Object.prototype, Error.prototype]);
const initializer$1 = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
const $ZodError = $constructor("$ZodError", initializer$1);
const $ZodRealError = $constructor("$ZodError", initializer$1, void 0, { Parent: Error });
function node(obj, key, make) {
	if (!Object.prototype.hasOwnProperty.call(obj, key)) {
		if (key === "__proto__") Object.defineProperty(obj, key, {
			value: make(),
			writable: true,
			enumerable: true,
			configurable: true
		});
		else obj[key] = make();
	}
	return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
	const fieldErrors = {};
	const formErrors = [];
	for (const sub of error.issues) if (sub.path.length > 0) node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
	else formErrors.push(mapper(sub));
	return {
		formErrors,
		fieldErrors
	};
}
function formatError$1(error, mapper = (issue) => issue.message) {
	const fieldErrors = { _errors: [] };
	const processError = (error, path = []) => {
		for (const issue of error.issues) if (issue.code === "invalid_union" && issue.errors.length) issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
		else if (issue.code === "invalid_key") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else if (issue.code === "invalid_element") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else {
			const fullpath = [...path, ...issue.path];
			if (fullpath.length === 0) fieldErrors._errors.push(mapper(issue));
			else {
				let curr = fieldErrors;
				let i = 0;
				while (i < fullpath.length) {
					const el = fullpath[i];
					const terminal = i === fullpath.length - 1;
					if (el === "_errors") {
						if (terminal) curr._errors.push(mapper(issue));
						i++;
						continue;
					}
					if (!Object.prototype.hasOwnProperty.call(curr, el)) Object.defineProperty(curr, el, {
						value: { _errors: [] },
						enumerable: true,
						writable: true,
						configurable: true
					});
					const node = curr[el];
					if (terminal) node._errors.push(mapper(issue));
					curr = node;
					i++;
				}
			}
		}
	};
	processError(error);
	return fieldErrors;
}
// node_modules/zod/v4/core/parse.js
function finalizeParams(callee, params) {
	return {
		callee: params?.callee ?? callee,
		Err: params?.Err
	};
}
const _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const safeParse$1 = _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const COMPILE_INVALID = Symbol.for("zod.compile.invalid");
const COMPILE_FALLBACK = Symbol.for("zod.compile.fallback");
const validate = ((schema, value, _ctx) => {
	const validator = schema._zod.bag.validator;
	if (validator !== void 0) {
		if (validator(value) !== COMPILE_INVALID) return true;
		if (validator.definite === true && _ctx === void 0) return false;
	}
	return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
	const ctx = _ctx ? {
		..._ctx,
		async: false,
		abortEarly: true
	} : {
		async: false,
		abortEarly: true
	};
	const fallbackRun = schema._zod.bag.fallbackRun;
	let result;
	if (fallbackRun) {
		ctx[COMPILE_FALLBACK] = true;
		result = fallbackRun({
			value,
			issues: []
		}, ctx);
	} else result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length === 0;
}
const validateAsync$1 = async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true,
		abortEarly: true
	} : {
		async: true,
		abortEarly: true
	};
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length === 0;
};
const _encode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return parse(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _decode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		return parse(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _encodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return await parseAsync(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _decodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _safeEncode = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParse(_Err)(schema, value, ctx);
};
const safeEncode$1 = _safeEncode($ZodRealError);
const _safeDecode = (_Err) => (schema, value, _ctx) => {
	return _safeParse(_Err)(schema, value, _ctx);
};
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParseAsync(_Err)(schema, value, ctx);
};
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
	return _safeParseAsync(_Err)(schema, value, _ctx);
};
// node_modules/zod/v4/core/regexes.js
const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
	return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
const uuid$1 = (version) => {
	if (!version) return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
	return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
const email$1 = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
const _emoji$1 = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
	return new RegExp(_emoji$1, "u");
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
const httpProtocol = /^https?$/;
const e164 = /^\+[1-9]\d{6,14}$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function anchor(source) {
	return new RegExp(`^${source}$`);
}
const date = anchor(dateSource);
function timeSource(args) {
	const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	return typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function time(args) {
	return new RegExp(`^${timeSource(args)}$`);
}
function datetime(args) {
	const opts = ["Z"];
	if (args.offset) opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
	const qualified = `${timeSource({
		precision: args.precision,
		seconds: true
	})}(?:${opts.join("|")})`;
	const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
	return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
const anyString = /^[\s\S]{0,}$/;
const integer = /^-?\d+$/;
const number$1 = /^-?\d+(?:\.\d+)?$/;
const boolean$1 = /^(?:true|false)$/i;
const _null$2 = /^null$/i;
const lowercase = /^[^A-Z]*$/;
const uppercase = /^[^a-z]*$/;
// node_modules/zod/v4/core/checks.js
const $ZodCheck = $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
const _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish(val) && val.length !== void 0;
};
const numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
const $ZodCheckLessThan = $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckGreaterThan = $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMultipleOf = $constructor("$ZodCheckMultipleOf", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		if (typeof payload.value !== typeof def.value) throw new Error("Cannot mix number and bigint in multiple_of check.");
		if (typeof payload.value === "bigint" ? def.value !== BigInt(0) && payload.value % def.value === BigInt(0) : floatSafeRemainder(payload.value, def.value) === 0) return;
		payload.issues.push({
			origin: typeof payload.value,
			code: "not_multiple_of",
			divisor: def.value,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckNumberFormat = $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMaxLength = $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMinLength = $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckLengthEquals = $constructor("$ZodCheckLengthEquals", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		const length = typeof input === "string" && units >= def.length && units <= def.length * 2 ? codePointLength(input) : units;
		if (length === def.length) return;
		const origin = getLengthableOrigin(input);
		const tooBig = length > def.length;
		payload.issues.push({
			origin,
			...tooBig ? {
				code: "too_big",
				maximum: def.length
			} : {
				code: "too_small",
				minimum: def.length
			},
			inclusive: true,
			exact: true,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStringFormat = $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			...def.pattern ? { pattern: def.pattern.toString() } : {},
			inst,
			continue: !def.abort
		});
	});
	else (_b = inst._zod).check ?? (_b.check = () => {});
});
const $ZodCheckRegex = $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckLowerCase = $constructor("$ZodCheckLowerCase", (inst, def) => {
	def.pattern ?? (def.pattern = lowercase);
	$ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckUpperCase = $constructor("$ZodCheckUpperCase", (inst, def) => {
	def.pattern ?? (def.pattern = uppercase);
	$ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckIncludes = $constructor("$ZodCheckIncludes", (inst, def) => {
	$ZodCheck.init(inst, def);
	const escapedRegex = escapeRegex(def.includes);
	def.pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
	inst._zod.check = (payload) => {
		if (payload.value.includes(def.includes, def.position)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "includes",
			includes: def.includes,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStartsWith = $constructor("$ZodCheckStartsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`^${escapeRegex(def.prefix)}.*`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.startsWith(def.prefix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "starts_with",
			prefix: def.prefix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckEndsWith = $constructor("$ZodCheckEndsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`.*${escapeRegex(def.suffix)}$`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.endsWith(def.suffix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "ends_with",
			suffix: def.suffix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckOverwrite = $constructor("$ZodCheckOverwrite", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		payload.value = def.tx(payload.value);
	};
});
// node_modules/zod/v4/core/doc.js
var Doc = class {
	constructor(args = [], closed = {}) {
		this.content = [];
		this.indent = 0;
		this.args = args;
		this.closed = closed;
	}
	indented(fn) {
		this.indent += 1;
		try {
			fn(this);
		} finally {
			this.indent -= 1;
		}
	}
	write(arg) {
		if (typeof arg === "function") {
			arg(this, { execution: "sync" });
			arg(this, { execution: "async" });
			return;
		}
		const lines = arg.split("\n").filter((x) => x);
		const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
		const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
		for (const line of dedented) this.content.push(line);
	}
	compile() {
		const F = Function;
		const content = this?.content ?? [``];
		return new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`)(...Object.values(this.closed));
	}
};
// node_modules/zod/v4/core/versions.js
const version = {
	major: 4,
	minor: 6,
	patch: 7
};
// node_modules/zod/v4/core/schemas.js
const $ZodType = $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	}
});
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
const $ZodString = $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
const $ZodStringFormat = $constructor("$ZodStringFormat", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	$ZodString.init(inst, def);
});
const $ZodGUID = $constructor("$ZodGUID", (inst, def) => {
	def.pattern ?? (def.pattern = guid);
	$ZodStringFormat.init(inst, def);
});
const $ZodUUID = $constructor("$ZodUUID", (inst, def) => {
	if (def.version) {
		const v = {
			v1: 1,
			v2: 2,
			v3: 3,
			v4: 4,
			v5: 5,
			v6: 6,
			v7: 7,
			v8: 8
		}[def.version];
		if (v === void 0) throw new Error(`Invalid UUID version: "${def.version}"`);
		def.pattern ?? (def.pattern = uuid$1(v));
	} else def.pattern ?? (def.pattern = uuid$1());
	$ZodStringFormat.init(inst, def);
});
const $ZodEmail = $constructor("$ZodEmail", (inst, def) => {
	def.pattern ?? (def.pattern = email$1);
	$ZodStringFormat.init(inst, def);
});
function canParseURL(input) {
	try {
		if (typeof URL !== "undefined" && typeof URL.canParse === "function") return URL.canParse(input);
		new URL(input);
		return true;
	} catch {
		return false;
	}
}
function validateURL(trimmed, def) {
	if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) return canParseURL(trimmed) || 2;
	return parseURLObject(trimmed, def);
}
function parseURLObject(trimmed, def) {
	if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) return 1;
	try {
		if (typeof URL !== "undefined") {
			const URLStatic = URL;
			if (typeof URLStatic.parse === "function") return URLStatic.parse(trimmed) ?? 2;
		}
		return new URL(trimmed);
	} catch {
		return 2;
	}
}
const asciiTabOrNewline = /[\t\n\r]/g;
function stripTabAndNewline(value) {
	return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
	hostname.lastIndex = 0;
	return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
	protocol.lastIndex = 0;
	return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = $constructor("$ZodURL", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		try {
			const trimmed = payload.value.trim();
			const url = validateURL(trimmed, def);
			if (url === 1) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid URL format",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === 2) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === true) {
				payload.value = stripTabAndNewline(trimmed);
				return;
			}
			if (def.hostname && !urlHostnameOk(url, def.hostname)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: def.hostname.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			if (def.protocol && !urlProtocolOk(url, def.protocol)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: def.protocol.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
			return;
		} catch (_) {
			payload.issues.push({
				code: "invalid_format",
				format: "url",
				input: payload.value,
				inst,
				continue: !def.abort
			});
		}
	};
});
const $ZodEmoji = $constructor("$ZodEmoji", (inst, def) => {
	def.pattern ?? (def.pattern = emoji());
	$ZodStringFormat.init(inst, def);
});
const $ZodNanoID = $constructor("$ZodNanoID", (inst, def) => {
	if (def.length !== void 0 && (!Number.isInteger(def.length) || def.length < 1)) throw new Error(`Invalid nanoid length: ${def.length}`);
	def.pattern ?? (def.pattern = def.length === void 0 ? nanoid : nanoidOfLength(def.length));
	$ZodStringFormat.init(inst, def);
});
const $ZodCUID = $constructor("$ZodCUID", (inst, def) => {
	def.pattern ?? (def.pattern = cuid);
	$ZodStringFormat.init(inst, def);
});
const $ZodCUID2 = $constructor("$ZodCUID2", (inst, def) => {
	def.pattern ?? (def.pattern = cuid2);
	$ZodStringFormat.init(inst, def);
});
const $ZodULID = $constructor("$ZodULID", (inst, def) => {
	def.pattern ?? (def.pattern = ulid);
	$ZodStringFormat.init(inst, def);
});
const $ZodXID = $constructor("$ZodXID", (inst, def) => {
	def.pattern ?? (def.pattern = xid);
	$ZodStringFormat.init(inst, def);
});
const $ZodKSUID = $constructor("$ZodKSUID", (inst, def) => {
	def.pattern ?? (def.pattern = ksuid);
	$ZodStringFormat.init(inst, def);
});
const $ZodISODateTime = $constructor("$ZodISODateTime", (inst, def) => {
	def.pattern ?? (def.pattern = datetime(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODate = $constructor("$ZodISODate", (inst, def) => {
	def.pattern ?? (def.pattern = date);
	$ZodStringFormat.init(inst, def);
});
const $ZodISOTime = $constructor("$ZodISOTime", (inst, def) => {
	def.pattern ?? (def.pattern = time(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODuration = $constructor("$ZodISODuration", (inst, def) => {
	def.pattern ?? (def.pattern = duration);
	$ZodStringFormat.init(inst, def);
});
const $ZodIPv4 = $constructor("$ZodIPv4", (inst, def) => {
	def.pattern ?? (def.pattern = ipv4);
	$ZodStringFormat.init(inst, def);
});
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
	if (!ipv6Alphabet.test(value)) return false;
	return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 = $constructor("$ZodIPv6", (inst, def) => {
	def.pattern ?? (def.pattern = ipv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidIPv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "ipv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCIDRv4 = $constructor("$ZodCIDRv4", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv4);
	$ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
	const parts = value.split("/");
	if (parts.length !== 2) return false;
	const [address, prefix] = parts;
	if (!prefix) return false;
	const prefixNum = Number(prefix);
	if (`${prefixNum}` !== prefix) return false;
	if (prefixNum < 0 || prefixNum > 128) return false;
	return isValidIPv6(address);
}
const $ZodCIDRv6 = $constructor("$ZodCIDRv6", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidCIDRv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "cidrv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
function isValidBase64(data) {
	if (data === "") return true;
	if (/\s/.test(data)) return false;
	if (data.length % 4 !== 0) return false;
	try {
		atob(data);
		return true;
	} catch {
		return false;
	}
}
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 = $constructor("$ZodBase64", (inst, def) => {
	def.pattern ?? (def.pattern = base64Charset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
	if (!base64urlCharset.test(data)) return false;
	const base64 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
	return isValidBase64(base64.padEnd(Math.ceil(base64.length / 4) * 4, "="));
}
const $ZodBase64URL = $constructor("$ZodBase64URL", (inst, def) => {
	def.pattern ?? (def.pattern = base64urlCharset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64URL(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodE164 = $constructor("$ZodE164", (inst, def) => {
	def.pattern ?? (def.pattern = e164);
	$ZodStringFormat.init(inst, def);
});
function isValidJWT(token, algorithm = null) {
	try {
		const tokensParts = token.split(".");
		if (tokensParts.length !== 3) return false;
		const [header] = tokensParts;
		if (!header) return false;
		const parsedHeader = JSON.parse(atob(header));
		if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT") return false;
		if (!parsedHeader.alg) return false;
		if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm)) return false;
		return true;
	} catch {
		return false;
	}
}
const $ZodJWT = $constructor("$ZodJWT", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidJWT(payload.value, def.alg)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodNumber = $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
const $ZodNumberFormat = $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
const $ZodBoolean = $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodNull = $constructor("$ZodNull", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = _null$2;
	inst._zod.values = new Set([null]);
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (input === null) return payload;
		payload.issues.push({
			expected: "null",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodAny = $constructor("$ZodAny", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
const $ZodUnknown = $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
const $ZodNever = $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
const arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
const $ZodArray = $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
const $ZodObject = $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject = isObject$1;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
const $ZodObjectJIT = $constructor("$ZodObjectJIT", (inst, def) => {
	$ZodObject.init(inst, def);
	const superParse = inst._zod.parse;
	const _normalized = cached(() => normalizeDef(def));
	const memo = globalConfig.memoizer;
	const generateFastpass = (shape) => {
		const normalized = _normalized.value;
		const syms = normalized.symbolKeys;
		const doc = new Doc(["payload", "ctx"], {
			shape,
			inst,
			memo,
			syms
		});
		const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
		const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
		doc.write(`const input = payload.value;`);
		const ids = Object.create(null);
		let counter = 0;
		for (const key of normalized.allKeys) ids[key] = `key_${counter++}`;
		doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
		for (const key of normalized.allKeys) {
			if (key === "__proto__") continue;
			const id = ids[key];
			const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : esc(key);
			const isPresent = `${k} in input`;
			const schema = shape[key];
			const optin = schema?._zod?.optin;
			const isOptionalIn = optin !== void 0;
			const isOptionalOut = schema?._zod?.optout === "optional";
			doc.write(`const ${id} = ${parseStr(k)};`);
			if (isOptionalIn && isOptionalOut) {
				const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
				doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
			} else if (!isOptionalIn) doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
			else {
				doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
				if (optin === "defaulted") doc.write(`newResult[${k}] = ${id}.value;`);
				else doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
			}
		}
		doc.write(`payload.value = newResult;`);
		doc.write(`return payload;`);
		return doc.compile();
	};
	let fastpass;
	const isObject = isObject$1;
	const jit = !globalConfig.jitless;
	const fastEnabled = jit && allowsEval.value;
	const catchall = def.catchall;
	let value;
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
			if (!fastpass) fastpass = generateFastpass(def.shape);
			payload = fastpass(payload, ctx);
			if (!catchall) return payload;
			return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
		}
		return superParse(payload, ctx);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) if (result.issues.length === 0) {
		final.value = result.value;
		return final;
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
	});
	return final;
}
const $ZodUnion = $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) return first(payload, ctx);
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
function discriminatorMap(def) {
	const map = new Map();
	for (const option of def.options) {
		const values = option._zod.propValues?.[def.discriminator];
		if (!values || values.size === 0) throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
		for (const value of values) if (map.has(value)) {
			if (value !== void 0) throw new Error(`Duplicate discriminator value "${String(value)}"`);
			map.set(value, null);
		} else map.set(value, option);
	}
	return map;
}
const $ZodDiscriminatedUnion = $constructor("$ZodDiscriminatedUnion", (inst, def) => {
	def.inclusive = false;
	$ZodUnion.init(inst, def);
	const _super = inst._zod.parse;
	defineLazyInternal(inst, "propValues", (zod) => {
		const propValues = {};
		let undefinedCount = 0;
		for (const option of zod.def.options) {
			const pv = option._zod.propValues;
			if (!pv || Object.keys(pv).length === 0) throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
			if (pv[zod.def.discriminator]?.has(void 0)) undefinedCount++;
			for (const [k, v] of Object.entries(pv)) {
				if (!Object.prototype.hasOwnProperty.call(propValues, k)) assignProp(propValues, k, new Set());
				for (const val of v) propValues[k].add(val);
			}
		}
		if (!zod.def.unionFallback && undefinedCount > 1) propValues[zod.def.discriminator]?.delete(void 0);
		return propValues;
	});
	def.options.forEach((option, i) => {
		const propShape = rawShape(option._zod.def);
		if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw new Error(`Invalid discriminated union option at index "${i}"`);
	});
	const disc = cached(() => discriminatorMap(def));
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isObject$1(input)) {
			payload.issues.push({
				code: "invalid_type",
				expected: "object",
				input,
				inst
			});
			return payload;
		}
		const value = input?.[def.discriminator];
		const opt = disc.value.get(value);
		if (opt && (value !== void 0 || ctx.direction !== "backward")) return opt._zod.run(payload, ctx);
		if (def.unionFallback || ctx.direction === "backward") return _super(payload, ctx);
		payload.issues.push({
			code: "invalid_union",
			errors: [],
			note: "No matching discriminator",
			discriminator: def.discriminator,
			options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
			input,
			path: [def.discriminator],
			inst
		});
		return payload;
	};
});
const $ZodIntersection = $constructor("$ZodIntersection", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		const left = def.left._zod.run({
			value: input,
			issues: []
		}, ctx);
		const right = def.right._zod.run({
			value: input,
			issues: []
		}, ctx);
		if (left instanceof Promise || right instanceof Promise) return Promise.all([left, right]).then(([left, right]) => {
			return handleIntersectionResults(payload, left, right);
		});
		return handleIntersectionResults(payload, left, right);
	};
});
function mergeValues(a, b) {
	if (a === b) return {
		valid: true,
		data: a
	};
	if (a instanceof Date && b instanceof Date && +a === +b) return {
		valid: true,
		data: a
	};
	if (isPlainObject(a) && isPlainObject(b)) {
		const bKeys = Object.keys(b);
		const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
		const newObj = {
			...a,
			...b
		};
		if (Object.prototype.hasOwnProperty.call(newObj, "__proto__")) delete newObj.__proto__;
		for (const key of sharedKeys) {
			if (key === "__proto__") continue;
			const sharedValue = mergeValues(a[key], b[key]);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
			};
			newObj[key] = sharedValue.data;
		}
		return {
			valid: true,
			data: newObj
		};
	}
	if (Array.isArray(a) && Array.isArray(b)) {
		if (a.length !== b.length) return {
			valid: false,
			mergeErrorPath: []
		};
		const newArray = [];
		for (let index = 0; index < a.length; index++) {
			const itemA = a[index];
			const itemB = b[index];
			const sharedValue = mergeValues(itemA, itemB);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
			};
			newArray.push(sharedValue.data);
		}
		return {
			valid: true,
			data: newArray
		};
	}
	return {
		valid: false,
		mergeErrorPath: []
	};
}
function handleIntersectionResults(result, left, right) {
	const unrecKeys = new Map();
	let unrecIssue;
	const keyIssues = new Map();
	const collect = (iss, side) => {
		let keys;
		if (iss.code === "unrecognized_keys" && !iss.path?.length) {
			unrecIssue ?? (unrecIssue = iss);
			keys = iss.keys;
		} else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
			const k = String(iss.path[0]);
			if (!keyIssues.has(k)) keyIssues.set(k, iss);
			keys = [k];
		} else return false;
		for (const k of keys) {
			if (!unrecKeys.has(k)) unrecKeys.set(k, {});
			unrecKeys.get(k)[side] = true;
		}
		return true;
	};
	for (const iss of left.issues) if (!collect(iss, "l")) result.issues.push(iss);
	for (const iss of right.issues) if (!collect(iss, "r")) result.issues.push(iss);
	const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
	if (bothKeys.length) {
		const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
		if (aggregated.length) result.issues.push({
			...unrecIssue,
			keys: aggregated
		});
		for (const k of bothKeys) if (!aggregated.includes(k) && keyIssues.has(k)) result.issues.push(keyIssues.get(k));
	}
	const merged = mergeValues(left.value, right.value);
	if (!merged.valid) {
		if (aborted(result)) return result;
		throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
	}
	result.value = merged.data;
	return result;
}
const $ZodTuple = $constructor("$ZodTuple", (inst, def) => {
	$ZodType.init(inst, def);
	const items = def.items;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				input,
				inst,
				expected: "tuple",
				code: "invalid_type"
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
		const proms = [];
		const optinStart = getTupleOptStart(items, "optin");
		const optoutStart = getTupleOptStart(items, "optout");
		if (!def.rest) {
			if (input.length < optinStart) {
				payload.issues.push({
					code: "too_small",
					minimum: optinStart,
					inclusive: true,
					input,
					inst,
					origin: "array"
				});
				return payload;
			}
			if (input.length > items.length) payload.issues.push({
				code: "too_big",
				maximum: items.length,
				inclusive: true,
				input,
				inst,
				origin: "array"
			});
		}
		const itemResults = new Array(items.length);
		const abortEarly = def.rest ? ctx?.abortEarly : void 0;
		let itemAborted = false;
		for (let i = 0; i < items.length; i++) {
			const r = items[i]._zod.run({
				value: input[i],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((rr) => {
				itemResults[i] = rr;
			}));
			else {
				itemResults[i] = r;
				if (abortEarly && !itemAborted && r.issues.length) itemAborted = aborted(r);
			}
		}
		if (def.rest && !itemAborted) {
			let i = items.length - 1;
			const rest = input.slice(items.length);
			let seen = payload.issues.length;
			for (const el of rest) {
				if (abortEarly && payload.issues.length !== seen) {
					if (aborted(payload, seen)) break;
					seen = payload.issues.length;
				}
				i++;
				const result = def.rest._zod.run({
					value: el,
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((r) => handleTupleResult(r, payload, i)));
				else handleTupleResult(result, payload, i);
			}
		}
		if (proms.length) return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
		return handleTupleResults(itemResults, payload, items, input, optoutStart);
	};
});
function getTupleOptStart(items, key) {
	for (let i = items.length - 1; i >= 0; i--) if (!(key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional")) return i + 1;
	return 0;
}
function handleTupleResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
	for (let i = 0; i < items.length; i++) {
		const r = itemResults[i];
		const isPresent = i < input.length;
		if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
			final.value.length = i;
			break;
		}
		if (r.issues.length) {
			if (!isPresent && i >= optoutStart) {
				final.value.length = i;
				break;
			}
			final.issues.push(...prefixIssues(i, r.issues));
		}
		final.value[i] = r.value;
	}
	for (let i = final.value.length - 1; i >= input.length; i--) if (items[i]._zod.optout === "optional" && final.value[i] === void 0) final.value.length = i;
	else break;
	return final;
}
const $ZodRecord = $constructor("$ZodRecord", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isPlainObject(input)) {
			payload.issues.push({
				expected: "record",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		const proms = [];
		const values = def.keyType._zod.values;
		if (values && !def.partial) {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			const recordKeys = new Set();
			for (const key of values) if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
				recordKeys.add(typeof key === "number" ? key.toString() : key);
				if (key === "__proto__") continue;
				const keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (keyResult.issues.length) {
					payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			let unrecognized;
			for (const key in input) if (!recordKeys.has(key)) {
				if (def.mode === "loose") {
					if (key === "__proto__") continue;
					payload.value[key] = input[key];
				} else {
					unrecognized = unrecognized ?? [];
					unrecognized.push(key);
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		} else {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let unrecognized;
			for (const key of Reflect.ownKeys(input)) {
				if (key === "__proto__") continue;
				if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
				let keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (typeof key === "string" && number$1.test(key) && keyResult.issues.length) {
					const retryResult = def.keyType._zod.run({
						value: Number(key),
						issues: []
					}, ctx);
					if (retryResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
					if (retryResult.issues.length === 0) keyResult = retryResult;
				}
				if (keyResult.issues.length) {
					if (def.mode === "loose") payload.value[key] = input[key];
					else if (values) {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					} else payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
});
const $ZodEnum = $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodLiteral = $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	defineLazyInternal(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodTransform = $constructor("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "optional";
	globalConfig.memoizer?.guard(inst);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		const _out = def.transform(payload.value, payload);
		if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
			payload.value = output;
			return payload;
		});
		if (_out instanceof Promise) throw new $ZodAsyncError();
		payload.value = _out;
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
const $ZodOptional = $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodExactOptional = $constructor("$ZodExactOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
	inst._zod.parse = (payload, ctx) => {
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNullable = $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodDefault = $constructor("$ZodDefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) {
			payload.value = def.defaultValue;
			return payload;
		}
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleDefaultResult(result, def));
		return handleDefaultResult(result, def);
	};
});
function handleDefaultResult(payload, def) {
	if (payload.value === void 0) payload.value = def.defaultValue;
	return payload;
}
const $ZodPrefault = $constructor("$ZodPrefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) payload.value = def.defaultValue;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNonOptional = $constructor("$ZodNonOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => {
		const v = zod.def.innerType._zod.values;
		return v ? new Set([...v].filter((x) => x !== void 0)) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleNonOptionalResult(result, inst));
		return handleNonOptionalResult(result, inst);
	};
});
function handleNonOptionalResult(payload, inst) {
	if (!payload.issues.length && payload.value === void 0) payload.issues.push({
		code: "invalid_type",
		expected: "nonoptional",
		input: payload.value,
		inst
	});
	return payload;
}
function handleCatchResult(payload, result, def, ctx) {
	if (!result.issues.length) {
		payload.value = result.value;
		if (result.memo) payload.memo = true;
		return payload;
	}
	payload.value = def.catchValue({
		...result,
		value: payload.value,
		error: { issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config())) },
		input: payload.value
	});
	return payload;
}
const $ZodCatch = $constructor("$ZodCatch", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run({
			value: payload.value,
			issues: []
		}, ctx);
		if (result instanceof Promise) return result.then((result) => handleCatchResult(payload, result, def, ctx));
		return handleCatchResult(payload, result, def, ctx);
	};
});
const $ZodPipe = $constructor("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
			return handlePipeResult(right, def.in, ctx);
		}
		const left = def.in._zod.run(payload, ctx);
		if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
		return handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
		left.aborted = true;
		return left;
	}
	return next._zod.run({
		value: left.value,
		issues: left.issues
	}, ctx);
}
const $ZodReadonly = $constructor("$ZodReadonly", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then(handleReadonlyResult);
		return handleReadonlyResult(result);
	};
});
function handleReadonlyResult(payload) {
	if (!payload.memo) payload.value = Object.freeze(payload.value);
	return payload;
}
const $ZodLazy = $constructor("$ZodLazy", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazy(inst._zod, "innerType", () => {
		const d = def;
		if (!d._cachedInner) d._cachedInner = def.getter();
		return d._cachedInner;
	});
	defineLazyInternal(inst, "pattern", (zod) => zod.innerType?._zod?.pattern);
	defineLazyInternal(inst, "propValues", (zod) => zod.innerType?._zod?.propValues);
	defineLazyInternal(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? void 0);
	inst._zod.parse = (payload, ctx) => {
		return inst._zod.innerType._zod.run(payload, ctx);
	};
});
const $ZodCustom = $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
		handleRefineResult(r, payload, input, inst);
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst,
			path: [...inst._zod.def.path ?? []],
			continue: !inst._zod.def.abort
		};
		if (inst._zod.def.params) _iss.params = inst._zod.def.params;
		payload.issues.push(issue(_iss));
	}
}
// node_modules/zod/v4/core/memoizer.js
var $ZodCyclicError = class extends Error {
	constructor() {
		super(`Cannot parse a reference cycle that closes through a transform`);
		this.name = "ZodCyclicError";
	}
};
const STATE = "~memo";
const NO_ISSUES = [];
function isRef(value) {
	return value !== null && typeof value === "object";
}
function cloneIssues(issues) {
	return issues.map((iss) => iss.path ? {
		...iss,
		path: iss.path.slice()
	} : { ...iss });
}
const recursive = new WeakMap();
const NONE = 0;
const ASSUMED = 1;
const PROVEN = 2;
function isRecursive(inst, stack, resolve) {
	const cached = recursive.get(inst);
	if (cached !== void 0) return cached ? PROVEN : NONE;
	if (stack.has(inst)) return PROVEN;
	stack.add(inst);
	let result = NONE;
	const check = (child) => {
		if (result !== PROVEN && child?._zod) {
			const answer = isRecursive(child, stack, resolve);
			if (answer > result) result = answer;
		}
	};
	const shape = (sh, spread) => {
		let answer = NONE;
		for (const key of Reflect.ownKeys(sh)) {
			const desc = Object.getOwnPropertyDescriptor(sh, key);
			if (spread && !desc.enumerable) continue;
			const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
			if (child > answer) answer = child;
		}
		return answer;
	};
	const merge = (answer) => {
		if (answer > result) result = answer;
	};
	const def = inst._zod.def;
	switch (def.type) {
		case "object": {
			const raw = rawShape(def);
			merge(raw ? shape(raw, true) : ASSUMED);
			check(def.catchall);
			break;
		}
		case "array":
			check(def.element);
			break;
		case "tuple":
			for (const el of def.items) check(el);
			check(def.rest);
			break;
		case "record":
		case "map":
			check(def.keyType);
			check(def.valueType);
			break;
		case "set":
			check(def.valueType);
			break;
		case "union":
			for (const el of def.options) check(el);
			break;
		case "intersection":
			check(def.left);
			check(def.right);
			break;
		case "optional":
		case "nullable":
		case "default":
		case "prefault":
		case "catch":
		case "readonly":
		case "nonoptional":
		case "promise":
		case "success":
			check(def.innerType);
			break;
		case "pipe":
			check(def.in);
			check(def.out);
			break;
		case "function":
			check(def.input);
			check(def.output);
			break;
		case "lazy": {
			const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : void 0);
			merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
			break;
		}
		case "template_literal":
		case "string":
		case "number":
		case "int":
		case "boolean":
		case "bigint":
		case "symbol":
		case "undefined":
		case "null":
		case "void":
		case "never":
		case "any":
		case "unknown":
		case "date":
		case "nan":
		case "enum":
		case "literal":
		case "file":
		case "transform":
		case "custom": break;
		default: for (const key in def) {
			const desc = Object.getOwnPropertyDescriptor(def, key);
			if (!desc || desc.get) continue;
			const value = desc.value;
			if (!value || typeof value !== "object") continue;
			if (value._zod) check(value);
			else if (Array.isArray(value)) for (const el of value) check(el);
		}
	}
	stack.delete(inst);
	return settle(inst, result);
}
function settle(inst, answer) {
	if (answer !== ASSUMED) recursive.set(inst, answer === PROVEN);
	return answer;
}
function bucketFor(state, inst) {
	let bucket = state.buckets.get(inst);
	if (!bucket) {
		bucket = new WeakMap();
		state.buckets.set(inst, bucket);
	}
	return bucket;
}
let handoff;
const open = [];
const memo = {
	alloc(_inst, payload, empty) {
		const bucket = handoff;
		if (!bucket) return empty;
		handoff = void 0;
		const entry = {
			value: empty,
			issues: null
		};
		bucket.set(payload.value, entry);
		open.push(entry);
		return empty;
	},
	guard(inst) {
		var _a;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value)) throw new $ZodCyclicError();
				return base(payload, ctx);
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	},
	attach(inst) {
		var _a;
		let isRecursiveInst;
		let rechecked = false;
		let lastCtx;
		let lastBucket;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (isRecursiveInst === void 0) {
					const walked = isRecursive(inst, new Set(), false);
					if (walked === NONE) {
						inst._zod.parse = base;
						if (inst._zod.run === wrapped) inst._zod.run = base;
						return base(payload, ctx);
					}
					if (walked === PROVEN || rechecked) isRecursiveInst = true;
					else rechecked = true;
				}
				const input = payload.value;
				if (!isRef(input)) return base(payload, ctx);
				let state = ctx[STATE];
				if (!state) {
					state = {
						buckets: new WeakMap(),
						backEdges: void 0
					};
					ctx[STATE] = state;
				}
				let bucket;
				if (lastCtx === ctx) bucket = lastBucket;
				else {
					bucket = bucketFor(state, inst);
					lastCtx = ctx;
					lastBucket = bucket;
				}
				const hit = bucket.get(input);
				if (hit) {
					payload.value = hit.value;
					if (hit.issues) {
						if (hit.issues.length) payload.issues.push(...cloneIssues(hit.issues));
					} else {
						payload.memo = true;
						state.backEdges ?? (state.backEdges = new WeakSet());
						state.backEdges.add(hit.value);
					}
					return payload;
				}
				handoff = bucket;
				const depth = open.length;
				const result = base(payload, ctx);
				handoff = void 0;
				const entry = open.length > depth ? open.pop() : void 0;
				if (result instanceof Promise) return result.then((r) => {
					if (entry) entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
					return r;
				});
				if (entry) entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
				return result;
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	}
};
function memoizer() {
	return memo;
}
function isBackEdge(ctx, value) {
	const backEdges = ctx[STATE]?.backEdges;
	return backEdges !== void 0 && isRef(value) && backEdges.has(value);
}
// node_modules/zod/v4/locales/en.js
const error = () => {
	const Sizable = {
		string: {
			unit: "characters",
			verb: "to have"
		},
		file: {
			unit: "bytes",
			verb: "to have"
		},
		array: {
			unit: "items",
			verb: "to have"
		},
		set: {
			unit: "items",
			verb: "to have"
		},
		map: {
			unit: "entries",
			verb: "to have"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "email address",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datetime",
		date: "ISO date",
		time: "ISO time",
		duration: "ISO duration",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded string",
		base64url: "base64url-encoded string",
		json_string: "JSON string",
		e164: "E.164 number",
		currency_code: "currency code",
		credit_card: "credit card number",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	};
	const TypeDictionary = { nan: "NaN" };
	function getTypeName(type, input) {
		if (type === "number" && typeof input === "number" && !Number.isFinite(input)) return String(input);
		return TypeDictionary[type] ?? type;
	}
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(parsedType(issue.input), issue.input)}`;
			case "invalid_value":
				if (issue.values.length === 1) return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
				return `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
				return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
				if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
				return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
			case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${issue.origin}`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
				if (issue.inclusive === false) return "Invalid input: more than one option matched";
				return "Invalid input";
			case "invalid_element": return `Invalid value in ${issue.origin}`;
			default: return `Invalid input`;
		}
	};
};
function en_default() {
	return { localeError: error() };
}
// node_modules/zod/v4/core/registries.js
var _a;
var $ZodRegistry = class {
	constructor() {
		this._map = new WeakMap();
		this._idmap = new Map();
	}
	add(schema, ..._meta) {
		const meta = _meta[0];
		this._map.set(schema, meta);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.set(meta.id, schema);
		return this;
	}
	clear() {
		this._map = new WeakMap();
		this._idmap = new Map();
		return this;
	}
	remove(schema) {
		const meta = this._map.get(schema);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.delete(meta.id);
		this._map.delete(schema);
		return this;
	}
	get(schema) {
		const p = schema._zod.parent;
		if (p) {
			const pm = { ...this.get(p) ?? {} };
			delete pm.id;
			const f = {
				...pm,
				...this._map.get(schema)
			};
			return Object.keys(f).length ? f : void 0;
		}
		return this._map.get(schema);
	}
	has(schema) {
		return this._map.has(schema);
	}
};
function registry() {
	return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
function _email(Class, params) {
	return new Class({
		type: "string",
		format: "email",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _guid(Class, params) {
	return new Class({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _uuid(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _uuidv4(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v4",
		...normalizeParams(params)
	});
}
function _uuidv6(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v6",
		...normalizeParams(params)
	});
}
function _uuidv7(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v7",
		...normalizeParams(params)
	});
}
function _url(Class, params) {
	return new Class({
		type: "string",
		format: "url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _emoji(Class, params) {
	return new Class({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _nanoid(Class, params) {
	return new Class({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _cuid(Class, params) {
	return new Class({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _cuid2(Class, params) {
	return new Class({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _ulid(Class, params) {
	return new Class({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _xid(Class, params) {
	return new Class({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _ksuid(Class, params) {
	return new Class({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _ipv4(Class, params) {
	return new Class({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _ipv6(Class, params) {
	return new Class({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _cidrv4(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _cidrv6(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _base64(Class, params) {
	return new Class({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _base64url(Class, params) {
	return new Class({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _e164(Class, params) {
	return new Class({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _jwt(Class, params) {
	return new Class({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _isoDateTime(Class, params) {
	return new Class({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: false,
		local: false,
		precision: null,
		...normalizeParams(params)
	});
}
function _isoDate(Class, params) {
	return new Class({
		type: "string",
		format: "date",
		check: "string_format",
		...normalizeParams(params)
	});
}
function _isoTime(Class, params) {
	return new Class({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...normalizeParams(params)
	});
}
function _isoDuration(Class, params) {
	return new Class({
		type: "string",
		format: "duration",
		check: "string_format",
		...normalizeParams(params)
	});
}
function _number(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(params)
	}));
}
function _coercedNumber(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		coerce: true,
		checks: [],
		...normalizeParams(params)
	}));
}
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
function _null$1(Class, params) {
	return new Class({
		type: "null",
		...normalizeParams(params)
	});
}
function _any(Class) {
	return new Class({ type: "any" });
}
function _unknown(Class) {
	return new Class({ type: "unknown" });
}
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params)
	});
}
function _lt(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
function _gt(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
function _multipleOf(value, params) {
	return new $ZodCheckMultipleOf({
		check: "multiple_of",
		...normalizeParams(params),
		value
	});
}
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
function _length(length, params) {
	return new $ZodCheckLengthEquals({
		check: "length_equals",
		...normalizeParams(params),
		length
	});
}
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern
	});
}
function _lowercase(params) {
	return new $ZodCheckLowerCase({
		check: "string_format",
		format: "lowercase",
		...normalizeParams(params)
	});
}
function _uppercase(params) {
	return new $ZodCheckUpperCase({
		check: "string_format",
		format: "uppercase",
		...normalizeParams(params)
	});
}
function _includes(includes, params) {
	return new $ZodCheckIncludes({
		check: "string_format",
		format: "includes",
		...normalizeParams(params),
		includes
	});
}
function _startsWith(prefix, params) {
	return new $ZodCheckStartsWith({
		check: "string_format",
		format: "starts_with",
		...normalizeParams(params),
		prefix
	});
}
function _endsWith(suffix, params) {
	return new $ZodCheckEndsWith({
		check: "string_format",
		format: "ends_with",
		...normalizeParams(params),
		suffix
	});
}
function _overwrite(tx) {
	return new $ZodCheckOverwrite({
		check: "overwrite",
		tx
	});
}
function _normalize(form) {
	return _overwrite((input) => input.normalize(form));
}
function _trim() {
	return _overwrite((input) => input.trim());
}
function _toLowerCase() {
	return _overwrite((input) => input.toLowerCase());
}
function _toUpperCase() {
	return _overwrite((input) => input.toUpperCase());
}
function _slugify() {
	return _overwrite((input) => slugify(input));
}
function _array(Class, element, params) {
	return new Class({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
function _refine(Class, fn, _params) {
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...normalizeParams(_params)
	});
}
function _superRefine(fn, params) {
	const ch = _check((payload) => {
		payload.addIssue = (issue$2) => {
			if (typeof issue$2 === "string") payload.issues.push(issue(issue$2, payload.value, ch._zod.def));
			else {
				const _issue = issue$2;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = ch);
				_issue.continue ?? (_issue.continue = !ch._zod.def.abort);
				payload.issues.push(issue(_issue));
			}
		};
		return fn(payload.value, payload);
	}, params);
	return ch;
}
function _check(fn, params) {
	const ch = new $ZodCheck({
		check: "custom",
		...normalizeParams(params)
	});
	ch._zod.check = fn;
	return ch;
}
// node_modules/zod/v4/core/to-json-schema.js
function assignProps(target, ...sources) {
	for (const source of sources) for (const key of Reflect.ownKeys(source)) if (Object.prototype.propertyIsEnumerable.call(source, key)) assignProp(target, key, source[key]);
	return target;
}
function initializeContext(params) {
	let target = params?.target ?? "draft-2020-12";
	if (target === "draft-4") target = "draft-04";
	if (target === "draft-7") target = "draft-07";
	return {
		processors: params.processors ?? {},
		metadataRegistry: params?.metadata ?? globalRegistry,
		target,
		unrepresentable: params?.unrepresentable ?? "throw",
		override: params?.override ?? (() => {}),
		io: params?.io ?? "output",
		counter: 0,
		seen: new Map(),
		sharedDefsExtractedFor: void 0,
		sharedEmitDoneFor: void 0,
		cycles: params?.cycles ?? "ref",
		reused: params?.reused ?? "inline",
		intersections: [],
		deferred: [],
		external: params?.external ?? void 0
	};
}
function handleUnrepresentable(schema, ctx, json, params, message) {
	const result = typeof ctx.unrepresentable === "function" ? ctx.unrepresentable({
		zodSchema: schema,
		path: params.path,
		message
	}) : ctx.unrepresentable;
	if (result === "any") return false;
	if (result === void 0 || result === "throw") throw new Error(message);
	Object.assign(json, result);
	return true;
}
function processSchema(schema, ctx, _params = {
	path: [],
	schemaPath: []
}) {
	var _a;
	const def = schema._zod.def;
	const seen = ctx.seen.get(schema);
	if (seen) {
		seen.count++;
		if (_params.schemaPath.includes(schema)) seen.cycle = _params.path;
		return seen.schema;
	}
	const result = {
		schema: {},
		count: 1,
		cycle: void 0,
		path: _params.path
	};
	ctx.seen.set(schema, result);
	ctx.sharedDefsExtractedFor = void 0;
	ctx.sharedEmitDoneFor = void 0;
	const overrideSchema = schema._zod.toJSONSchema?.();
	if (overrideSchema) result.schema = overrideSchema;
	else {
		const params = {
			..._params,
			schemaPath: [..._params.schemaPath, schema],
			path: _params.path
		};
		if (schema._zod.processJSONSchema) schema._zod.processJSONSchema(ctx, result.schema, params);
		else {
			const _json = result.schema;
			const processor = ctx.processors[def.type];
			if (!processor) throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
			processor(schema, ctx, _json, params);
		}
		const parent = schema._zod.parent;
		if (parent) {
			if (!result.ref) result.ref = parent;
			processSchema(parent, ctx, params);
			ctx.seen.get(parent).isParent = true;
		}
	}
	const meta = ctx.metadataRegistry.get(schema);
	if (meta) assignProps(result.schema, meta);
	if (ctx.io === "input" && isTransforming(schema)) {
		delete result.schema.examples;
		delete result.schema.default;
	}
	if (ctx.io === "input" && "_prefault" in result.schema) (_a = result.schema).default ?? (_a.default = result.schema._prefault);
	delete result.schema._prefault;
	return ctx.seen.get(schema).schema;
}
function encodeJSONPointerSegment(segment) {
	return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external) return;
	const idToSchema = new Map();
	for (const entry of ctx.seen.entries()) {
		const id = ctx.metadataRegistry.get(entry[0])?.id;
		if (id) {
			const existing = idToSchema.get(id);
			if (existing && existing !== entry[0]) throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
			idToSchema.set(id, entry[0]);
		}
	}
	const makeURI = (entry) => {
		const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
		if (ctx.external) {
			const externalId = ctx.external.registry.get(entry[0])?.id;
			const uriGenerator = ctx.external.uri ?? ((id) => id);
			if (externalId) return { ref: uriGenerator(externalId) };
			const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
			entry[1].defId = id;
			return {
				defId: id,
				ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`
			};
		}
		const uriPrefix = `#`;
		const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
		if (entry[1] === root && !entry[1].schema.id) return { ref: uriPrefix };
		const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
		return {
			defId,
			ref: defUriPrefix + encodeJSONPointerSegment(defId)
		};
	};
	const extractToDef = (entry) => {
		if (entry[1].schema.$ref) return;
		const seen = entry[1];
		const { ref, defId } = makeURI(entry);
		seen.def = { ...seen.schema };
		if (defId) seen.defId = defId;
		const schema = seen.schema;
		for (const key in schema) delete schema[key];
		schema.$ref = ref;
	};
	if (ctx.cycles === "throw") for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.cycle) throw new Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
	}
	for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (schema === entry[0]) {
			extractToDef(entry);
			continue;
		}
		if (ctx.external) {
			const ext = ctx.external.registry.get(entry[0])?.id;
			if (schema !== entry[0] && ext) {
				extractToDef(entry);
				continue;
			}
		}
		if (ctx.metadataRegistry.get(entry[0])?.id) {
			extractToDef(entry);
			continue;
		}
		if (seen.cycle) {
			extractToDef(entry);
			continue;
		}
		if (seen.count > 1) {
			if (ctx.reused === "ref") extractToDef(entry);
		}
	}
	if (ctx.external) ctx.sharedDefsExtractedFor = ctx.external;
}
function compactTypeUnion(schema) {
	const options = schema.anyOf;
	if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0) return;
	const types = [];
	for (const option of options) {
		if (!option || typeof option !== "object") return;
		compactTypeUnion(option);
		const keys = Object.keys(option);
		if (keys.length !== 1 || keys[0] !== "type") return;
		const type = option.type;
		for (const member of Array.isArray(type) ? type : [type]) {
			if (typeof member !== "string") return;
			if (!types.includes(member)) types.push(member);
		}
	}
	delete schema.anyOf;
	schema.type = types.length === 1 ? types[0] : types;
}
const FOLDABLE_KEYS = new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]);
const UNION_KEYS = ["oneOf", "anyOf"];
function undeclaredConstraint(member) {
	const extra = member.additionalProperties;
	if (extra === void 0 || extra === false || typeof extra !== "object" || extra === null) return null;
	return Object.keys(extra).length ? extra : null;
}
function foldObjects(members) {
	const objects = [];
	for (const member of members) {
		if (typeof member !== "object" || member.type !== "object") return null;
		for (const key in member) if (!FOLDABLE_KEYS.has(key)) return null;
		objects.push(member);
	}
	const properties = {};
	const required = new Set();
	for (const object of objects) {
		for (const key in object.properties) {
			if (Object.prototype.hasOwnProperty.call(properties, key)) continue;
			const parts = [];
			for (const other of objects) {
				const part = other.properties?.[key] ?? undeclaredConstraint(other);
				if (part === null || part === void 0) continue;
				if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part))) parts.push(part);
			}
			assignProp(properties, key, parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts });
		}
		for (const key of object.required ?? []) required.add(key);
	}
	const folded = {
		type: "object",
		properties
	};
	if (required.size) folded.required = [...required];
	if (objects.every((object) => object.additionalProperties === false)) folded.additionalProperties = false;
	else {
		const constraints = [];
		for (const object of objects) {
			const constraint = undeclaredConstraint(object);
			if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint))) constraints.push(constraint);
		}
		if (constraints.length === 1) folded.additionalProperties = constraints[0];
		else if (constraints.length > 1) folded.additionalProperties = { allOf: constraints };
	}
	return folded;
}
function foldIntersection(json) {
	const allOf = json.allOf;
	if (!Array.isArray(allOf) || allOf.length < 2) return;
	for (const key of FOLDABLE_KEYS) if (key in json) return;
	const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
	let folded = null;
	if (!unions.length) folded = foldObjects(allOf);
	else {
		const union = unions[0];
		const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
		if (Object.keys(union).length !== 1) return;
		const rest = allOf.filter((m) => m !== union);
		const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
		if (branches.some((b) => !b)) return;
		folded = { [keyword]: branches };
	}
	if (!folded) return;
	delete json.allOf;
	assignProps(json, folded);
}
function finalize(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	const flattenRef = (zodSchema) => {
		const seen = ctx.seen.get(zodSchema);
		if (seen.ref === null) return;
		const schema = seen.def ?? seen.schema;
		const _cached = { ...schema };
		const ref = seen.ref;
		seen.ref = null;
		if (ref) {
			flattenRef(ref);
			const refSeen = ctx.seen.get(ref);
			const refSchema = refSeen.schema;
			if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
				schema.allOf = schema.allOf ?? [];
				schema.allOf.push(refSchema);
			} else assignProps(schema, refSchema);
			assignProps(schema, _cached);
			if (zodSchema._zod.parent === ref) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (!(key in _cached)) delete schema[key];
			}
			if (refSchema.$ref && refSeen.def) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) delete schema[key];
			}
		}
		const parent = zodSchema._zod.parent;
		if (parent && parent !== ref) {
			flattenRef(parent);
			const parentSeen = ctx.seen.get(parent);
			if (parentSeen?.schema.$ref) {
				schema.$ref = parentSeen.schema.$ref;
				if (parentSeen.def) for (const key in schema) {
					if (key === "$ref" || key === "allOf") continue;
					if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) delete schema[key];
				}
			}
		}
		ctx.override({
			zodSchema,
			jsonSchema: schema,
			path: seen.path ?? []
		});
	};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
		for (const entry of [...ctx.seen.entries()].reverse()) flattenRef(entry[0]);
		if (ctx.target !== "openapi-3.0") for (const entry of ctx.seen.entries()) compactTypeUnion(entry[1].def ?? entry[1].schema);
		for (const rewrite of ctx.deferred) rewrite();
		if (ctx.intersections.length) {
			const carriers = new Map();
			for (const seen of ctx.seen.values()) for (const json of [seen.schema, seen.def]) {
				const allOf = json?.allOf;
				if (!Array.isArray(allOf)) continue;
				const existing = carriers.get(allOf);
				if (existing) existing.push(json);
				else carriers.set(allOf, [json]);
			}
			for (const allOf of ctx.intersections) for (const json of carriers.get(allOf) ?? []) foldIntersection(json);
		}
	}
	const result = {};
	if (ctx.target === "draft-2020-12") result.$schema = "https://json-schema.org/draft/2020-12/schema";
	else if (ctx.target === "draft-07") result.$schema = "http://json-schema.org/draft-07/schema#";
	else if (ctx.target === "draft-04") result.$schema = "http://json-schema.org/draft-04/schema#";
	else if (ctx.target === "openapi-3.0") {}
	if (ctx.external?.uri) {
		const id = ctx.external.registry.get(schema)?.id;
		if (!id) throw new Error("Schema is missing an `id` property");
		result.$id = ctx.external.uri(id);
	}
	assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
	const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
	if (rootMetaId !== void 0 && result.id === rootMetaId) delete result.id;
	const defs = ctx.external?.defs ?? {};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.def && seen.defId) {
			if (seen.def.id === seen.defId) delete seen.def.id;
			assignProp(defs, seen.defId, seen.def);
		}
	}
	if (ctx.external) ctx.sharedEmitDoneFor = ctx.external;
	if (ctx.external) {} else if (Object.keys(defs).length > 0) {
		if (ctx.target === "draft-2020-12") result.$defs = defs;
		else result.definitions = defs;
	}
	try {
		const finalized = JSON.parse(JSON.stringify(result));
		Object.defineProperty(finalized, "~standard", {
			value: {
				...schema["~standard"],
				jsonSchema: {
					input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
					output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
				}
			},
			enumerable: false,
			writable: false
		});
		return finalized;
	} catch (_err) {
		throw new Error("Error converting schema to JSON.");
	}
}
function isTransforming(_schema, _ctx) {
	const ctx = _ctx ?? { seen: new Set() };
	if (ctx.seen.has(_schema)) return false;
	ctx.seen.add(_schema);
	const def = _schema._zod.def;
	if (def.type === "transform") return true;
	if (def.type === "array") return isTransforming(def.element, ctx);
	if (def.type === "set") return isTransforming(def.valueType, ctx);
	if (def.type === "lazy") return isTransforming(def.getter(), ctx);
	if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") return isTransforming(def.innerType, ctx);
	if (def.type === "intersection") return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
	if (def.type === "record" || def.type === "map") return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
	if (def.type === "pipe") {
		if (_schema._zod.traits.has("$ZodCodec")) return true;
		return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
	}
	if (def.type === "object") {
		for (const key in def.shape) if (isTransforming(def.shape[key], ctx)) return true;
		return false;
	}
	if (def.type === "union") {
		for (const option of def.options) if (isTransforming(option, ctx)) return true;
		return false;
	}
	if (def.type === "tuple") {
		for (const item of def.items) if (isTransforming(item, ctx)) return true;
		if (def.rest && isTransforming(def.rest, ctx)) return true;
		return false;
	}
	return false;
}
const createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
	const ctx = initializeContext({
		...params,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
const createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
	const { libraryOptions, target } = params ?? {};
	const ctx = initializeContext({
		...libraryOptions ?? {},
		target,
		io,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
// node_modules/zod/v4/core/json-schema-processors.js
const narrowMin = (agg, key, value) => {
	if (agg[key] === void 0 || value > agg[key]) agg[key] = value;
};
const narrowMax = (agg, key, value) => {
	if (agg[key] === void 0 || value < agg[key]) agg[key] = value;
};
const narrowBoth = (agg, value) => {
	narrowMin(agg, "minimum", value);
	narrowMax(agg, "maximum", value);
};
const addDivisor = (agg, value) => {
	agg.multipleOf ?? (agg.multipleOf = []);
	if (!agg.multipleOf.includes(value)) agg.multipleOf.push(value);
};
const addPattern = (agg, pattern) => {
	agg.patterns ?? (agg.patterns = new Set());
	agg.patterns.add(pattern);
};
const intersectMime = (agg, mime) => {
	agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
const setFormat = (agg, format) => {
	agg.format = format;
	if (format.includes("int")) agg.isInt = true;
};
const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
const formatContributor = (ranges) => (agg, def) => {
	setFormat(agg, def.format);
	const [minimum, maximum] = ranges[def.format];
	narrowMin(agg, "minimum", minimum);
	narrowMax(agg, "maximum", maximum);
};
const contributors = {
	greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
	less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
	multiple_of: (agg, def) => addDivisor(agg, def.value),
	number_format: formatContributor(NUMBER_FORMAT_RANGES),
	bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
	min_length: minContributor,
	max_length: maxContributor,
	length_equals: (agg, def) => narrowBoth(agg, def.length),
	min_size: minContributor,
	max_size: maxContributor,
	size_equals: (agg, def) => narrowBoth(agg, def.size),
	string_format: (agg, def) => {
		setFormat(agg, def.format);
		if (def.pattern) addPattern(agg, def.pattern);
		if (def.format === "base64" || def.format === "base64url") agg.contentEncoding = def.format;
		if (def.local || def.precision === -1) agg.laxFormat = true;
	},
	mime_type: (agg, def) => intersectMime(agg, def.mime)
};
function aggregateChecks(schema) {
	const agg = {};
	const def = schema._zod.def;
	const list = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
	for (const ch of list) contributors[ch._zod.def.check]?.(agg, ch._zod.def);
	const bag = schema._zod.bag;
	if (bag.minimum !== void 0) narrowMin(agg, "minimum", bag.minimum);
	if (bag.exclusiveMinimum !== void 0) narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
	if (bag.maximum !== void 0) narrowMax(agg, "maximum", bag.maximum);
	if (bag.exclusiveMaximum !== void 0) narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
	if (bag.multipleOf !== void 0) addDivisor(agg, bag.multipleOf);
	if (bag.format !== void 0) {
		agg.format ?? (agg.format = bag.format);
		if (bag.format.includes("int")) agg.isInt = true;
	}
	if (bag.mime) intersectMime(agg, bag.mime);
	for (const pattern of bag.patterns ?? []) addPattern(agg, pattern);
	return agg;
}
const formatMap = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
};
const exactPatterns = new Map([[base64Charset, base64], [base64urlCharset, base64url]]);
const exactPattern = (p) => exactPatterns.get(p) ?? p;
const stringProcessor = (schema, ctx, _json, _params) => {
	const json = _json;
	json.type = "string";
	const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minLength = minimum;
	if (typeof maximum === "number") json.maxLength = maximum;
	if (format) {
		json.format = formatMap[format] ?? format;
		if (json.format === "") delete json.format;
		if (format === "time" || laxFormat) delete json.format;
	}
	if (contentEncoding) json.contentEncoding = contentEncoding;
	if (patterns && patterns.size > 0) {
		const patternList = [...patterns].map(exactPattern);
		if (patternList.length === 1) json.pattern = patternList[0].source;
		else if (patternList.length > 1) json.allOf = [...patternList.map((regex) => ({
			...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: regex.source
		}))];
	}
};
const numberProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
	json.type = isInt ? "integer" : "number";
	const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
	const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
	const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
	if (exMin) {
		if (legacy) {
			json.minimum = exclusiveMinimum;
			json.exclusiveMinimum = true;
		} else json.exclusiveMinimum = exclusiveMinimum;
	} else if (typeof minimum === "number") json.minimum = minimum;
	if (exMax) {
		if (legacy) {
			json.maximum = exclusiveMaximum;
			json.exclusiveMaximum = true;
		} else json.exclusiveMaximum = exclusiveMaximum;
	} else if (typeof maximum === "number") json.maximum = maximum;
	if (multipleOf) {
		const divisors = new Set();
		for (const divisor of multipleOf) if (Number.isFinite(divisor) && divisor !== 0) divisors.add(Math.abs(divisor));
		else handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
		const [first, ...rest] = divisors;
		if (first !== void 0) json.multipleOf = first;
		if (rest.length) json.allOf = [...json.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))];
	}
};
const booleanProcessor = (_schema, _ctx, json, _params) => {
	json.type = "boolean";
};
const bigintProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "BigInt cannot be represented in JSON Schema");
};
const symbolProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Symbols cannot be represented in JSON Schema");
};
const nullProcessor = (_schema, ctx, json, _params) => {
	if (ctx.target === "openapi-3.0") {
		json.type = "string";
		json.nullable = true;
		json.enum = [null];
	} else json.type = "null";
};
const undefinedProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Undefined cannot be represented in JSON Schema");
};
const voidProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Void cannot be represented in JSON Schema");
};
const neverProcessor = (_schema, _ctx, json, _params) => {
	json.not = {};
};
const anyProcessor = (_schema, _ctx, _json, _params) => {};
const unknownProcessor = (_schema, _ctx, _json, _params) => {};
const dateProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Date cannot be represented in JSON Schema");
};
const enumProcessor = (schema, _ctx, json, _params) => {
	const def = schema._zod.def;
	const values = getEnumValues(def.entries);
	if (values.length === 0) {
		json.not = {};
		return;
	}
	if (values.every((v) => typeof v === "number")) json.type = "number";
	if (values.every((v) => typeof v === "string")) json.type = "string";
	json.enum = values;
};
const literalProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	if (def.values.length === 0) {
		json.not = {};
		return;
	}
	const vals = [];
	for (const val of def.values) if (val === void 0) {
		if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema")) return;
	} else if (typeof val === "bigint") {
		if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema")) return;
		vals.push(Number(val));
	} else vals.push(val);
	if (vals.length === 0) {} else if (vals.length === 1) {
		const val = vals[0];
		json.type = val === null ? "null" : typeof val;
		if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") json.enum = [val];
		else json.const = val;
	} else {
		if (vals.every((v) => typeof v === "number")) json.type = "number";
		if (vals.every((v) => typeof v === "string")) json.type = "string";
		if (vals.every((v) => typeof v === "boolean")) json.type = "boolean";
		if (vals.every((v) => v === null)) json.type = "null";
		json.enum = vals;
	}
};
const nanProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "NaN cannot be represented in JSON Schema");
};
const templateLiteralProcessor = (schema, _ctx, json, _params) => {
	const _json = json;
	const pattern = schema._zod.pattern;
	if (!pattern) throw new Error("Pattern not found in template literal");
	_json.type = "string";
	_json.pattern = pattern.source;
};
const fileProcessor = (schema, _ctx, json, _params) => {
	const _json = json;
	_json.type = "string";
	_json.format = "binary";
	_json.contentEncoding = "binary";
	const { minimum, maximum, mime } = aggregateChecks(schema);
	if (minimum !== void 0) _json.minLength = minimum;
	if (maximum !== void 0) _json.maxLength = maximum;
	if (!mime) return;
	if (mime.length === 0) _json.not = {};
	else if (mime.length === 1) _json.contentMediaType = mime[0];
	else _json.anyOf = mime.map((m) => ({ contentMediaType: m }));
};
const successProcessor = (_schema, _ctx, json, _params) => {
	json.type = "boolean";
};
const customProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
const functionProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Function types cannot be represented in JSON Schema");
};
const transformProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
const mapProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Map cannot be represented in JSON Schema");
};
const setProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Set cannot be represented in JSON Schema");
};
const arrayProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
	json.type = "array";
	json.items = processSchema(def.element, ctx, {
		...params,
		path: [...params.path, "items"]
	});
};
function inputOptin(schema) {
	const def = schema._zod.def;
	if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) return inputOptin(def.out);
	if (def.type === "catch") return inputOptin(def.innerType);
	return schema._zod.optin;
}
const objectProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const shape = def.shape;
	if (Object.getOwnPropertySymbols(shape).length && handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) return;
	json.type = "object";
	json.properties = {};
	for (const key in shape) assignProp(json.properties, key, processSchema(shape[key], ctx, {
		...params,
		path: [
			...params.path,
			"properties",
			key
		]
	}));
	const requiredKeys = [];
	for (const key of Object.keys(shape)) {
		const field = def.shape[key];
		if (ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) requiredKeys.push(key);
	}
	if (requiredKeys.length > 0) json.required = requiredKeys;
	if (def.catchall?._zod.def.type === "never") json.additionalProperties = false;
	else if (!def.catchall) {
		if (ctx.io === "output") json.additionalProperties = false;
	} else if (def.catchall) json.additionalProperties = processSchema(def.catchall, ctx, {
		...params,
		path: [...params.path, "additionalProperties"]
	});
};
const unionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const isExclusive = def.inclusive === false;
	const options = def.options.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			isExclusive ? "oneOf" : "anyOf",
			i
		]
	}));
	if (isExclusive) json.oneOf = options;
	else json.anyOf = options;
};
const intersectionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const a = processSchema(def.left, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			0
		]
	});
	const b = processSchema(def.right, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			1
		]
	});
	const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
	const allOf = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(b) ? b.allOf : [b]];
	json.allOf = allOf;
	ctx.intersections.push(allOf);
};
const tupleProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "array";
	const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
	const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
	const prefixItems = def.items.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			prefixPath,
			i
		]
	}));
	const rest = def.rest ? processSchema(def.rest, ctx, {
		...params,
		path: [
			...params.path,
			restPath,
			...ctx.target === "openapi-3.0" ? [def.items.length] : []
		]
	}) : null;
	let minItems = def.items.length;
	while (minItems > 0) {
		const item = def.items[minItems - 1];
		if (!(ctx.io === "input" ? inputOptin(item) !== void 0 : item._zod.optout === "optional")) break;
		minItems--;
	}
	const maxItems = def.items.length;
	const isClosed = !def.rest;
	if (ctx.target === "draft-2020-12") {
		json.prefixItems = prefixItems;
		if (isClosed) json.items = false;
		else if (rest) json.items = rest;
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	} else if (ctx.target === "openapi-3.0") {
		json.items = { anyOf: prefixItems };
		if (rest) json.items.anyOf.push(rest);
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	} else {
		json.items = prefixItems;
		if (isClosed) json.additionalItems = false;
		else if (rest) json.additionalItems = rest;
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	}
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
};
function stringifyKeyNames(bySchema, json, visited) {
	if (json.$ref) {
		if (visited.has(json)) return json;
		visited.add(json);
		const def = bySchema.get(json)?.def;
		if (!def) return json;
		const inlined = stringifyKeyNames(bySchema, def, visited);
		return inlined === def ? json : inlined;
	}
	for (const keyword of ["anyOf", "oneOf"]) {
		const branches = json[keyword];
		if (!Array.isArray(branches)) continue;
		const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
		if (mapped.some((branch, i) => branch !== branches[i])) json = {
			...json,
			[keyword]: mapped
		};
	}
	const types = Array.isArray(json.type) ? json.type : [json.type];
	const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
	const values = json.enum ?? (json.const !== void 0 ? [json.const] : void 0);
	if (!numericType && !values?.some((v) => typeof v === "number")) return json;
	const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
	if (rest.enum) rest.enum = rest.enum.map((v) => typeof v === "number" ? String(v) : v);
	else if (typeof rest.const === "number") rest.const = String(rest.const);
	if (!numericType) return rest;
	rest.type = "string";
	if (!values) rest.pattern = (types.includes("number") ? number$1 : integer).source;
	return rest;
}
const pendingRecords = new WeakMap();
function rewriteKeyNames(ctx) {
	const bySchema = new Map();
	for (const entry of ctx.seen.values()) if (entry.def && !bySchema.has(entry.schema)) bySchema.set(entry.schema, entry);
	const rewrites = new Map();
	for (const record of pendingRecords.get(ctx) ?? []) {
		const seen = ctx.seen.get(record);
		const names = (seen?.def ?? seen?.schema)?.propertyNames;
		if (!names || names === true || rewrites.has(names)) continue;
		const rewritten = stringifyKeyNames(bySchema, names, new Set());
		if (rewritten !== names) rewrites.set(names, rewritten);
	}
	if (!rewrites.size) return;
	for (const entry of ctx.seen.values()) for (const carrier of [entry.schema, entry.def]) {
		const rewritten = carrier && rewrites.get(carrier.propertyNames);
		if (rewritten) carrier.propertyNames = rewritten;
	}
}
const recordProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "object";
	const keyType = def.keyType;
	const patterns = aggregateChecks(keyType).patterns;
	if (def.mode === "loose" && patterns && patterns.size > 0) {
		const valueSchema = processSchema(def.valueType, ctx, {
			...params,
			path: [
				...params.path,
				"patternProperties",
				"*"
			]
		});
		json.patternProperties = {};
		for (const pattern of patterns) assignProp(json.patternProperties, exactPattern(pattern).source, valueSchema);
	} else {
		if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
			json.propertyNames = processSchema(def.keyType, ctx, {
				...params,
				path: [...params.path, "propertyNames"]
			});
			let pending = pendingRecords.get(ctx);
			if (!pending) {
				pending = [];
				pendingRecords.set(ctx, pending);
				ctx.deferred.push(() => rewriteKeyNames(ctx));
			}
			pending.push(schema);
		}
		json.additionalProperties = processSchema(def.valueType, ctx, {
			...params,
			path: [...params.path, "additionalProperties"]
		});
	}
	const keyValues = keyType._zod.values;
	const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
	if (keyValues && !def.partial && !omittableOnInput) {
		const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
		if (validKeyValues.length > 0) json.required = validKeyValues.map(String);
	}
};
const nullableProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const inner = processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	if (ctx.target === "openapi-3.0") {
		seen.ref = def.innerType;
		json.nullable = true;
	} else json.anyOf = [inner, { type: "null" }];
};
const nonoptionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
const UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
	let unrepresentable = false;
	const serialized = JSON.stringify(value, (_, val) => {
		if (typeof val !== "bigint") return val;
		unrepresentable = true;
		return null;
	});
	if (!unrepresentable) return JSON.parse(serialized);
	handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
	return UNREPRESENTABLE_DEFAULT;
}
const defaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json.default = value;
};
const prefaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	if (ctx.io !== "input") return;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json._prefault = value;
};
const catchProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	let catchValue;
	try {
		catchValue = def.catchValue(void 0);
	} catch {
		handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	json.default = catchValue;
};
const pipeProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	const inIsTransform = def.in._zod.traits.has("$ZodTransform");
	const innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
	processSchema(innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = innerType;
};
const readonlyProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	json.readOnly = true;
};
const promiseProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
const optionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
const lazyProcessor = (schema, ctx, _json, params) => {
	const innerType = schema._zod.innerType;
	processSchema(innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = innerType;
};
const allProcessors = {
	string: stringProcessor,
	number: numberProcessor,
	boolean: booleanProcessor,
	bigint: bigintProcessor,
	symbol: symbolProcessor,
	null: nullProcessor,
	undefined: undefinedProcessor,
	void: voidProcessor,
	never: neverProcessor,
	any: anyProcessor,
	unknown: unknownProcessor,
	date: dateProcessor,
	enum: enumProcessor,
	literal: literalProcessor,
	nan: nanProcessor,
	template_literal: templateLiteralProcessor,
	file: fileProcessor,
	success: successProcessor,
	custom: customProcessor,
	function: functionProcessor,
	transform: transformProcessor,
	map: mapProcessor,
	set: setProcessor,
	array: arrayProcessor,
	object: objectProcessor,
	union: unionProcessor,
	intersection: intersectionProcessor,
	tuple: tupleProcessor,
	record: recordProcessor,
	nullable: nullableProcessor,
	nonoptional: nonoptionalProcessor,
	default: defaultProcessor,
	prefault: prefaultProcessor,
	catch: catchProcessor,
	pipe: pipeProcessor,
	readonly: readonlyProcessor,
	promise: promiseProcessor,
	optional: optionalProcessor,
	lazy: lazyProcessor
};
function toJSONSchema(input, params) {
	if ("_idmap" in input) {
		const registry = input;
		const ctx = initializeContext({
			...params,
			processors: allProcessors
		});
		const defs = {};
		for (const entry of registry._idmap.entries()) {
			const [_, schema] = entry;
			processSchema(schema, ctx);
		}
		const schemas = {};
		ctx.external = {
			registry,
			uri: params?.uri,
			defs
		};
		for (const entry of registry._idmap.entries()) {
			const [key, schema] = entry;
			extractDefs(ctx, schema);
			assignProp(schemas, key, finalize(ctx, schema));
		}
		if (Object.keys(defs).length > 0) schemas.__shared = { [ctx.target === "draft-2020-12" ? "$defs" : "definitions"]: defs };
		return { schemas };
	}
	const ctx = initializeContext({
		...params,
		processors: allProcessors
	});
	processSchema(input, ctx);
	extractDefs(ctx, input);
	return finalize(ctx, input);
}
// node_modules/zod/v4/classic/errors.js
const _installedErrorProtos = new WeakSet([Object.prototype, Error.prototype]);
function _lazyMethod(proto, key, make) {
	Object.defineProperty(proto, key, {
		configurable: true,
		enumerable: false,
		get() {
			const value = make(this);
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
			return value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
		}
	});
}
const initializer = (inst, issues) => {
	$ZodError.init(inst, issues);
	inst.name = "ZodError";
	const proto = Object.getPrototypeOf(inst);
	if (_installedErrorProtos.has(proto)) return;
	_installedErrorProtos.add(proto);
	_lazyMethod(proto, "format", (self) => (mapper) => formatError$1(self, mapper));
	_lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper));
	_lazyMethod(proto, "addIssue", (self) => (issue) => {
		self.issues.push(issue);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	_lazyMethod(proto, "addIssues", (self) => (issues) => {
		self.issues.push(...issues);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	Object.defineProperty(proto, "isEmpty", {
		configurable: true,
		enumerable: false,
		get() {
			return this.issues.length === 0;
		}
	});
};
const ZodRealError = $constructor("ZodError", initializer, void 0, { Parent: Error });
// node_modules/zod/v4/classic/parse.js
const parse = _parse(ZodRealError);
const parseAsync = _parseAsync(ZodRealError);
const safeParse = _safeParse(ZodRealError);
const safeParseAsync = _safeParseAsync(ZodRealError);
const encode = _encode(ZodRealError);
const decode = _decode(ZodRealError);
const encodeAsync = _encodeAsync(ZodRealError);
const decodeAsync = _decodeAsync(ZodRealError);
const safeEncode = _safeEncode(ZodRealError);
const safeDecode = _safeDecode(ZodRealError);
const safeEncodeAsync = _safeEncodeAsync(ZodRealError);
const safeDecodeAsync = _safeDecodeAsync(ZodRealError);
// node_modules/zod/v4/classic/schemas.js
function _ensureDefaultLocale() {
	if (!globalConfig.localeError) config(en_default());
}
function _ensureDefaultMemoizer() {
	if (!globalConfig.memoizer) config({ memoizer: memoizer() });
}
const ZodType = $constructor("ZodType", (inst, def) => {
	_ensureDefaultLocale();
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
	return inst;
}, {
	check(...chks) {
		const def = this.def;
		return this.clone(mergeDefs(def, { checks: [...def.checks ?? [], ...chks.map((ch) => typeof ch === "function" ? { _zod: {
			check: ch,
			def: { check: "custom" },
			onattach: []
		} } : ch)] }), { parent: true });
	},
	with(...chks) {
		return this.check(...chks);
	},
	clone(def, params) {
		return clone(this, def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	refine(check, params) {
		return this.check(refine(check, params));
	},
	superRefine(refinement, params) {
		return this.check(superRefine(refinement, params));
	},
	overwrite(fn) {
		return this.check(_overwrite(fn));
	},
	optional() {
		return optional(this);
	},
	exactOptional() {
		return exactOptional(this);
	},
	nullable() {
		return nullable(this);
	},
	nullish() {
		return optional(nullable(this));
	},
	nonoptional(params) {
		return nonoptional(this, params);
	},
	array() {
		return array(this);
	},
	or(arg) {
		return union([this, arg]);
	},
	and(arg) {
		return intersection(this, arg);
	},
	transform(tx) {
		return pipe(this, transform(tx));
	},
	default(d) {
		return _default(this, d);
	},
	prefault(d) {
		return prefault(this, d);
	},
	catch(params) {
		return _catch(this, params);
	},
	pipe(target) {
		return pipe(this, target);
	},
	readonly() {
		return readonly(this);
	},
	describe(description) {
		const cl = this.clone();
		globalRegistry.add(cl, { description });
		return cl;
	},
	meta(...args) {
		if (args.length === 0) return globalRegistry.get(this);
		const cl = this.clone();
		globalRegistry.add(cl, args[0]);
		return cl;
	},
	isOptional() {
		return this.safeParse(void 0).success;
	},
	isNullable() {
		return this.safeParse(null).success;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	},
	get "~standard"() {
		return hide(this, "~standard", {
			...standardProps(this),
			jsonSchema: {
				input: createStandardJSONSchemaMethod(this, "input"),
				output: createStandardJSONSchemaMethod(this, "output")
			}
		});
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	},
	parse: function _parse(data, params) {
		return parse(this, data, params, { callee: _parse });
	},
	parseAsync: async function _parseAsync(data, params) {
		return await parseAsync(this, data, params, { callee: _parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	async safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(value) {
		own(this, "spa", value);
	},
	validate(data, params) {
		return validate(this, data, params);
	},
	validateAsync(data, params) {
		return validateAsync$1(this, data, params);
	},
	encode: function _encode(data, params) {
		return encode(this, data, params, { callee: _encode });
	},
	decode: function _decode(data, params) {
		return decode(this, data, params, { callee: _decode });
	},
	encodeAsync: async function _encodeAsync(data, params) {
		return await encodeAsync(this, data, params, { callee: _encodeAsync });
	},
	decodeAsync: async function _decodeAsync(data, params) {
		return await decodeAsync(this, data, params, { callee: _decodeAsync });
	},
	safeEncode(data, params) {
		return safeEncode(this, data, params);
	},
	safeDecode(data, params) {
		return safeDecode(this, data, params);
	},
	async safeEncodeAsync(data, params) {
		return safeEncodeAsync(this, data, params);
	},
	async safeDecodeAsync(data, params) {
		return safeDecodeAsync(this, data, params);
	},
	toJSONSchema(params) {
		return createToJSONSchemaMethod(this, {})(params);
	},
	get description() {
		return globalRegistry.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
});
const _ZodString = $constructor("_ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
}, derived({
	format: (inst) => aggregateChecks(inst).format ?? null,
	minLength: (inst) => aggregateChecks(inst).minimum ?? null,
	maxLength: (inst) => aggregateChecks(inst).maximum ?? null
}, {
	regex(...args) {
		return this.check(_regex(...args));
	},
	includes(...args) {
		return this.check(_includes(...args));
	},
	startsWith(...args) {
		return this.check(_startsWith(...args));
	},
	endsWith(...args) {
		return this.check(_endsWith(...args));
	},
	min(...args) {
		return this.check(_minLength(...args));
	},
	max(...args) {
		return this.check(_maxLength(...args));
	},
	length(...args) {
		return this.check(_length(...args));
	},
	nonempty(...args) {
		return this.check(_minLength(1, ...args));
	},
	lowercase(params) {
		return this.check(_lowercase(params));
	},
	uppercase(params) {
		return this.check(_uppercase(params));
	},
	trim() {
		return this.check(_trim());
	},
	normalize(...args) {
		return this.check(_normalize(...args));
	},
	toLowerCase() {
		return this.check(_toLowerCase());
	},
	toUpperCase() {
		return this.check(_toUpperCase());
	},
	slugify() {
		return this.check(_slugify());
	}
}));
const ZodString = $constructor("ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	_ZodString.init(inst, def);
}, {
	email(params) {
		return this.check(_email(ZodEmail, params));
	},
	url(params) {
		return this.check(_url(ZodURL, params));
	},
	jwt(params) {
		return this.check(_jwt(ZodJWT, params));
	},
	emoji(params) {
		return this.check(_emoji(ZodEmoji, params));
	},
	guid(params) {
		return this.check(_guid(ZodGUID, params));
	},
	uuid(params) {
		return this.check(_uuid(ZodUUID, params));
	},
	uuidv4(params) {
		return this.check(_uuidv4(ZodUUID, params));
	},
	uuidv6(params) {
		return this.check(_uuidv6(ZodUUID, params));
	},
	uuidv7(params) {
		return this.check(_uuidv7(ZodUUID, params));
	},
	nanoid(params) {
		return this.check(_nanoid(ZodNanoID, params));
	},
	cuid(params) {
		return this.check(_cuid(ZodCUID, params));
	},
	cuid2(params) {
		return this.check(_cuid2(ZodCUID2, params));
	},
	ulid(params) {
		return this.check(_ulid(ZodULID, params));
	},
	base64(params) {
		return this.check(_base64(ZodBase64, params));
	},
	base64url(params) {
		return this.check(_base64url(ZodBase64URL, params));
	},
	xid(params) {
		return this.check(_xid(ZodXID, params));
	},
	ksuid(params) {
		return this.check(_ksuid(ZodKSUID, params));
	},
	ipv4(params) {
		return this.check(_ipv4(ZodIPv4, params));
	},
	ipv6(params) {
		return this.check(_ipv6(ZodIPv6, params));
	},
	cidrv4(params) {
		return this.check(_cidrv4(ZodCIDRv4, params));
	},
	cidrv6(params) {
		return this.check(_cidrv6(ZodCIDRv6, params));
	},
	e164(params) {
		return this.check(_e164(ZodE164, params));
	},
	datetime(params) {
		return this.check(_isoDateTime(ZodISODateTime, params));
	},
	date(params) {
		return this.check(_isoDate(ZodISODate, params));
	},
	time(params) {
		return this.check(_isoTime(ZodISOTime, params));
	},
	duration(params) {
		return this.check(_isoDuration(ZodISODuration, params));
	}
});
function string(params) {
	return _string(ZodString, params);
}
const ZodStringFormat = $constructor("ZodStringFormat", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	_ZodString.init(inst, def);
});
const ZodISODateTime = $constructor("ZodISODateTime", (inst, def) => {
	$ZodISODateTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISODate = $constructor("ZodISODate", (inst, def) => {
	$ZodISODate.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISOTime = $constructor("ZodISOTime", (inst, def) => {
	$ZodISOTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISODuration = $constructor("ZodISODuration", (inst, def) => {
	$ZodISODuration.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodEmail = $constructor("ZodEmail", (inst, def) => {
	$ZodEmail.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function email(params) {
	return _email(ZodEmail, params);
}
const ZodGUID = $constructor("ZodGUID", (inst, def) => {
	$ZodGUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodUUID = $constructor("ZodUUID", (inst, def) => {
	$ZodUUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function uuid(params) {
	return _uuid(ZodUUID, params);
}
const ZodURL = $constructor("ZodURL", (inst, def) => {
	$ZodURL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodEmoji = $constructor("ZodEmoji", (inst, def) => {
	$ZodEmoji.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodNanoID = $constructor("ZodNanoID", (inst, def) => {
	$ZodNanoID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCUID = $constructor("ZodCUID", (inst, def) => {
	$ZodCUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCUID2 = $constructor("ZodCUID2", (inst, def) => {
	$ZodCUID2.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodULID = $constructor("ZodULID", (inst, def) => {
	$ZodULID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodXID = $constructor("ZodXID", (inst, def) => {
	$ZodXID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodKSUID = $constructor("ZodKSUID", (inst, def) => {
	$ZodKSUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodIPv4 = $constructor("ZodIPv4", (inst, def) => {
	$ZodIPv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodIPv6 = $constructor("ZodIPv6", (inst, def) => {
	$ZodIPv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCIDRv4 = $constructor("ZodCIDRv4", (inst, def) => {
	$ZodCIDRv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCIDRv6 = $constructor("ZodCIDRv6", (inst, def) => {
	$ZodCIDRv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodBase64 = $constructor("ZodBase64", (inst, def) => {
	$ZodBase64.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodBase64URL = $constructor("ZodBase64URL", (inst, def) => {
	$ZodBase64URL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodE164 = $constructor("ZodE164", (inst, def) => {
	$ZodE164.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodJWT = $constructor("ZodJWT", (inst, def) => {
	$ZodJWT.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodNumber = $constructor("ZodNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
	inst.isFinite = true;
}, derived({
	minValue: (inst) => {
		const { minimum, exclusiveMinimum } = aggregateChecks(inst);
		return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
	},
	maxValue: (inst) => {
		const { maximum, exclusiveMaximum } = aggregateChecks(inst);
		return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
	},
	isInt: (inst) => {
		const { isInt, multipleOf } = aggregateChecks(inst);
		return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
	},
	format: (inst) => aggregateChecks(inst).format ?? null
}, {
	gt(value, params) {
		return this.check(_gt(value, params));
	},
	gte(value, params) {
		return this.check(_gte(value, params));
	},
	min(value, params) {
		return this.check(_gte(value, params));
	},
	lt(value, params) {
		return this.check(_lt(value, params));
	},
	lte(value, params) {
		return this.check(_lte(value, params));
	},
	max(value, params) {
		return this.check(_lte(value, params));
	},
	int(params) {
		return this.check(int(params));
	},
	safe(params) {
		return this.check(int(params));
	},
	positive(params) {
		return this.check(_gt(0, params));
	},
	nonnegative(params) {
		return this.check(_gte(0, params));
	},
	negative(params) {
		return this.check(_lt(0, params));
	},
	nonpositive(params) {
		return this.check(_lte(0, params));
	},
	multipleOf(value, params) {
		return this.check(_multipleOf(value, params));
	},
	step(value, params) {
		return this.check(_multipleOf(value, params));
	},
	finite() {
		return this;
	}
}));
function number(params) {
	return _number(ZodNumber, params);
}
const ZodNumberFormat = $constructor("ZodNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodNumber.init(inst, def);
});
function int(params) {
	return _int(ZodNumberFormat, params);
}
const ZodBoolean = $constructor("ZodBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
});
function boolean(params) {
	return _boolean(ZodBoolean, params);
}
const ZodNull = $constructor("ZodNull", (inst, def) => {
	$ZodNull.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nullProcessor(inst, ctx, json, params);
});
function _null(params) {
	return _null$1(ZodNull, params);
}
const ZodAny = $constructor("ZodAny", (inst, def) => {
	$ZodAny.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => void 0;
});
function any() {
	return _any(ZodAny);
}
const ZodUnknown = $constructor("ZodUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => void 0;
});
function unknown() {
	return _unknown(ZodUnknown);
}
const ZodNever = $constructor("ZodNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
});
function never(params) {
	return _never(ZodNever, params);
}
const ZodArray = $constructor("ZodArray", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodArray.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
	inst.element = def.element;
}, {
	min(n, params) {
		return this.check(_minLength(n, params));
	},
	nonempty(params) {
		return this.check(_minLength(1, params));
	},
	max(n, params) {
		return this.check(_maxLength(n, params));
	},
	length(n, params) {
		return this.check(_length(n, params));
	},
	unwrap() {
		return this.element;
	}
});
function array(element, params) {
	return _array(ZodArray, element, params);
}
const ZodObject = $constructor("ZodObject", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodObjectJIT.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
}, {
	keyof() {
		return _enum(Object.keys(this._zod.def.shape));
	},
	catchall(catchall) {
		return this.clone(mergeDefs(this._zod.def, { catchall }));
	},
	passthrough() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	loose() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	strict() {
		return this.clone(mergeDefs(this._zod.def, { catchall: never() }));
	},
	strip() {
		return this.clone(mergeDefs(this._zod.def, { catchall: void 0 }));
	},
	extend(incoming) {
		return extend(this, incoming);
	},
	safeExtend(incoming) {
		return safeExtend(this, incoming);
	},
	merge(other) {
		return merge(this, other);
	},
	pick(mask) {
		return pick(this, mask);
	},
	omit(mask) {
		return omit(this, mask);
	},
	partial(...args) {
		return partial(ZodOptional, this, args[0]);
	},
	exactPartial(...args) {
		return partial(ZodExactOptional, this, args[0], "exactPartial");
	},
	required(...args) {
		return required(ZodNonOptional, this, args[0]);
	}
});
function object(shape, params) {
	const def = {
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	};
	return new ZodObject(def);
}
function strictObject(shape, params) {
	return new ZodObject({
		type: "object",
		shape,
		catchall: never(),
		...normalizeParams(params)
	});
}
function looseObject(shape, params) {
	return new ZodObject({
		type: "object",
		shape,
		catchall: unknown(),
		...normalizeParams(params)
	});
}
const ZodUnion = $constructor("ZodUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
	inst.options = def.options;
});
function union(options, params) {
	return new ZodUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
const ZodDiscriminatedUnion = $constructor("ZodDiscriminatedUnion", (inst, def) => {
	ZodUnion.init(inst, def);
	$ZodDiscriminatedUnion.init(inst, def);
});
function discriminatedUnion(discriminator, options, params) {
	return new ZodDiscriminatedUnion({
		type: "union",
		options,
		discriminator,
		...normalizeParams(params)
	});
}
const ZodIntersection = $constructor("ZodIntersection", (inst, def) => {
	$ZodIntersection.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
});
function intersection(left, right) {
	return new ZodIntersection({
		type: "intersection",
		left,
		right
	});
}
const ZodTuple = $constructor("ZodTuple", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodTuple.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => tupleProcessor(inst, ctx, json, params);
}, {
	rest(rest) {
		return this.clone({
			...this._zod.def,
			rest
		});
	},
	partial() {
		const def = this._zod.def;
		if (def.checks?.length) throw new Error(".partial() cannot be used on tuple schemas containing refinements");
		return this.clone({
			...def,
			items: def.items.map((item) => new ZodOptional({
				type: "optional",
				innerType: item
			}))
		});
	}
});
function tuple(items, _paramsOrRest, _params) {
	const hasRest = _paramsOrRest instanceof $ZodType;
	return new ZodTuple({
		type: "tuple",
		items,
		rest: hasRest ? _paramsOrRest : null,
		...normalizeParams(hasRest ? _params : _paramsOrRest)
	});
}
const ZodRecord = $constructor("ZodRecord", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodRecord.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => recordProcessor(inst, ctx, json, params);
	inst.keyType = def.keyType;
	inst.valueType = def.valueType;
});
function record(keyType, valueType, params) {
	if (!valueType || !valueType._zod) return new ZodRecord({
		type: "record",
		keyType: string(),
		valueType: keyType,
		...normalizeParams(valueType)
	});
	return new ZodRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params)
	});
}
function partialRecord(keyType, valueType, params) {
	return new ZodRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params),
		partial: true
	});
}
const ZodEnum = $constructor("ZodEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params);
	inst.enum = def.entries;
	inst.options = [...inst._zod.values];
	const keys = new Set(Object.keys(def.entries));
	inst.extract = (values, params) => {
		const newEntries = {};
		for (const value of values) if (keys.has(value)) newEntries[value] = def.entries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
	inst.exclude = (values, params) => {
		const newEntries = { ...def.entries };
		for (const value of values) if (keys.has(value)) delete newEntries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
});
function _enum(values, params) {
	const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new ZodEnum({
		type: "enum",
		entries,
		...normalizeParams(params)
	});
}
const ZodLiteral = $constructor("ZodLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => literalProcessor(inst, ctx, json, params);
	inst.values = new Set(def.values);
	Object.defineProperty(inst, "value", { get() {
		if (def.values.length > 1) throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
		return def.values[0];
	} });
});
function literal(value, params) {
	return new ZodLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
const ZodTransform = $constructor("ZodTransform", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodTransform.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
	inst._zod.parse = (payload, _ctx) => {
		if (_ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		payload.addIssue = (issue$1) => {
			if (typeof issue$1 === "string") payload.issues.push(issue(issue$1, payload.value, def));
			else {
				const _issue = issue$1;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = inst);
				payload.issues.push(issue(_issue));
			}
		};
		const output = def.transform(payload.value, payload);
		if (output instanceof Promise) return output.then((output) => {
			payload.value = output;
			return payload;
		});
		payload.value = output;
		return payload;
	};
});
function transform(fn) {
	return new ZodTransform({
		type: "transform",
		transform: fn
	});
}
const ZodOptional = $constructor("ZodOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
	return new ZodOptional({
		type: "optional",
		innerType
	});
}
const ZodExactOptional = $constructor("ZodExactOptional", (inst, def) => {
	$ZodExactOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
	return new ZodExactOptional({
		type: "optional",
		innerType
	});
}
const ZodNullable = $constructor("ZodNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
	return new ZodNullable({
		type: "nullable",
		innerType
	});
}
const ZodDefault = $constructor("ZodDefault", (inst, def) => {
	$ZodDefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeDefault = inst.unwrap;
});
function _default(innerType, defaultValue) {
	return new ZodDefault({
		type: "default",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodPrefault = $constructor("ZodPrefault", (inst, def) => {
	$ZodPrefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
	return new ZodPrefault({
		type: "prefault",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodNonOptional = $constructor("ZodNonOptional", (inst, def) => {
	$ZodNonOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
	return new ZodNonOptional({
		type: "nonoptional",
		innerType,
		...normalizeParams(params)
	});
}
const ZodCatch = $constructor("ZodCatch", (inst, def) => {
	$ZodCatch.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeCatch = inst.unwrap;
});
function _catch(innerType, catchValue) {
	return new ZodCatch({
		type: "catch",
		innerType,
		catchValue: typeof catchValue === "function" ? catchValue : constantCatch(catchValue)
	});
}
const ZodPipe = $constructor("ZodPipe", (inst, def) => {
	$ZodPipe.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
	inst.in = def.in;
	inst.out = def.out;
});
function pipe(in_, out) {
	return new ZodPipe({
		type: "pipe",
		in: in_,
		out
	});
}
const ZodReadonly = $constructor("ZodReadonly", (inst, def) => {
	$ZodReadonly.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
	return new ZodReadonly({
		type: "readonly",
		innerType
	});
}
const ZodLazy = $constructor("ZodLazy", (inst, def) => {
	$ZodLazy.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => lazyProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.getter();
});
function lazy(getter) {
	return new ZodLazy({
		type: "lazy",
		getter
	});
}
const ZodCustom = $constructor("ZodCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
});
function refine(fn, _params = {}) {
	return _refine(ZodCustom, fn, _params);
}
function superRefine(fn, params) {
	return _superRefine(fn, params);
}
function json(params) {
	const jsonSchema = lazy(() => {
		return union([
			string(params),
			number(),
			boolean(),
			_null(),
			array(jsonSchema),
			record(string(), jsonSchema)
		]);
	});
	return jsonSchema;
}
// contract/src/text-schemas.ts
function isStorable(text) {
	return text.isWellFormed() && !text.includes("\0");
}
function boundedText(max) {
	return string().max(max, `must have at most ${max} characters`).refine(isStorable, "must be well-formed text without NUL characters");
}
function nonEmptyText(max) {
	return boundedText(max).refine((value) => value.trim() !== "", "must not be empty");
}
function singleLineText(max) {
	return boundedText(max).refine((value) => !/\p{Cc}/u.test(value), "must not hold control characters");
}
const emailAddress = singleLineText(274).transform((value) => value.trim().toLowerCase()).pipe(email("must be an e-mail address").max(254));
// contract/src/recipe.ts
const PROSE_LENGTH = 4e3;
const recipeLines = array(boundedText(MAX_LINE_LENGTH)).max(100);
const imageUrl = singleLineText(2048).refine(isAllowedPictureUrl, "must be a picture address");
const recipeId = singleLineText(100).refine((value) => value.trim() !== "", "must not be empty").refine((value) => value !== "." && value !== "..", "must be more than dots");
const recipeMetadata = {
	servings: number().positive().max(1e3).optional(),
	minutes: number().positive().max(1e5).optional(),
	units: _enum(require_read_dish.UNIT_SYSTEMS).optional(),
	activeMinutes: number().positive().max(1e5).optional(),
	cuisine: singleLineText(60).optional(),
	course: singleLineText(60).optional(),
	keywords: array(singleLineText(60)).max(20).optional()
};
const recipe = object({
	recipeId,
	recipeName: nonEmptyText(200),
	conversation_response: boundedText(PROSE_LENGTH),
	introduction: boundedText(PROSE_LENGTH),
	ingredients: recipeLines,
	instructions: recipeLines,
	tips: recipeLines,
	friendly_closing: boundedText(PROSE_LENGTH),
	imageUrl: imageUrl.optional(),
	...recipeMetadata
});
const recipeInput = object({
	recipeId: recipeId.optional(),
	recipeName: nonEmptyText(200),
	conversation_response: boundedText(PROSE_LENGTH).optional(),
	introduction: boundedText(PROSE_LENGTH).default(""),
	ingredients: recipeLines.default([]),
	instructions: union([recipeLines, boundedText(MAX_LINE_LENGTH * 40)]).default([]),
	tips: union([recipeLines, boundedText(PROSE_LENGTH).transform((tip) => tip === "" ? [] : [tip])]).default([]),
	friendly_closing: boundedText(PROSE_LENGTH).default(""),
	imageUrl: imageUrl.optional(),
	...recipeMetadata
});
const storedRecipe = recipeInput.omit({ conversation_response: true });
// server/src/files/cooklang-body.ts
function writeCooklangBody({ ingredients, instructions }, measures) {
	const steps = instructions.map(stripMarkup);
	const before = [];
	for (const line of ingredients) {
		const item = parseIngredient(line, measures);
		if (item.name === "") continue;
		const at = steps.findIndex((step) => findName(item.name, step) >= 0);
		const step = steps[at];
		if (step === void 0) before.push(formatIngredient(item));
		else {
			const from = findName(item.name, step);
			steps[at] = step.slice(0, from) + formatIngredient(item) + step.slice(from + item.name.length);
		}
	}
	return `${[...before.length > 0 ? [`Set out ${before.join(", ")}.`] : [], ...steps].join("\n\n")}\n`;
}
function stripMarkup(step) {
	return step.replace(/\s+/g, " ").replaceAll("{", "(").replaceAll("}", ")").replace(/[@#~]/g, "").replace(/--+/g, "\u2013").replace(/^[>=]+/, "").trim();
}
function findName(name, step) {
	const literal = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	return step.replace(/[@#~][^@#~{}]*\{[^{}]*\}(?:\([^()]*\))?/g, (all) => "\0".repeat(all.length)).search(new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, "u"));
}
function formatIngredient({ name, quantity, unit, preparation }) {
	return `@${name}{${unit === "" ? quantity : `${quantity}%${unit}`}}${preparation === "" ? "" : `(${preparation})`}`;
}
const AMOUNT = /^([\d\s./,\u2013\u00bd\u2153\u2154\u00bc\u00be\u215b\u215c\u215d\u215e-]*)([\s\S]*)$/;
function parseIngredient(line, measures) {
	const name = removeMarkup(require_read_dish.readLine(measures, line).name, /[@#~{}().,;:!%\n]+/g);
	const at = name === "" ? -1 : line.indexOf(name);
	if (at < 0) return {
		name: removeMarkup(line, /[@#~{}().,;:!%\n]+/g),
		quantity: "",
		unit: "",
		preparation: ""
	};
	const [, quantity = "", unit = ""] = AMOUNT.exec(line.slice(0, at).trim()) ?? [];
	const preparation = /^\s*,\s*([\s\S]*)$/.exec(line.slice(at + name.length))?.[1] ?? "";
	return {
		name,
		quantity: removeMarkup(quantity, /[{}%]+/g),
		unit: removeMarkup(unit, /[{}%]+/g),
		preparation: removeMarkup(preparation, /[@#~{}()\n]+/g)
	};
}
function removeMarkup(text, unfit) {
	return text.replace(unfit, " ").replace(/\s+/g, " ").trim();
}
// server/src/files/recipe-draft.ts
var UnreadableTextError = class extends Error {};
function readNumber(value) {
	if (Array.isArray(value)) return value.map(readNumber).find((one) => one !== void 0);
	if (typeof value === "number") return value > 0 && Number.isFinite(value) ? value : void 0;
	if (typeof value !== "string") return void 0;
	const found = Number.parseFloat(/\d+(?:\.\d+)?(?:e[+-]?\d+)?/i.exec(value.slice(0, 200))?.[0] ?? "");
	return found > 0 && Number.isFinite(found) ? found : void 0;
}
function readText(value) {
	if (typeof value === "number") return String(value);
	return typeof value === "string" && value.trim() !== "" ? value : void 0;
}
function readTexts(value) {
	return [value].flat().flatMap((one) => readText(one) ?? []);
}
function toAbsolutePictureUrl(imageUrl, { origin }) {
	if (!imageUrl || imageUrl.startsWith("data:")) return void 0;
	return imageUrl.startsWith("/") ? origin + imageUrl : imageUrl;
}
function toLocalPictureUrl(value, { origin }) {
	const address = readText(value)?.trim();
	return address?.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}
// server/src/files/front-matter.ts
const FENCED = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;
function writeFrontMatter(values) {
	const lines = Object.entries(values).filter(([, value]) => value !== void 0 && value !== "").map(([key, value]) => `${key}: ${formatValue(value)}`);
	return lines.length === 0 ? "" : [
		"---",
		...lines,
		"---",
		""
	].join("\n");
}
function formatValue(value) {
	return typeof value === "string" && /^[A-Za-z][A-Za-z ]*[A-Za-z]$/.test(value) && !/^(?:true|false|null|yes|no|on|off)$/i.test(value) ? value : JSON.stringify(value);
}
function readFrontMatter(text, name) {
	const clean = text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
	const fenced = FENCED.exec(clean);
	if (fenced === null) return {
		values: {},
		body: clean
	};
	const { values } = require_read_dish.parseFrontMatter(name, fenced[1] ?? "");
	return {
		values,
		body: clean.slice(fenced[0].length)
	};
}
function toFrontMatter(recipe, site) {
	return {
		servings: recipe.servings,
		time: recipe.minutes,
		active: recipe.activeMinutes,
		cuisine: recipe.cuisine,
		keywords: recipe.keywords?.length ? recipe.keywords : void 0,
		image: toAbsolutePictureUrl(recipe.imageUrl, site),
		id: recipe.recipeId
	};
}
function readRecipeFields(values, site) {
	const words = values.keywords ?? values.tags;
	const keywords = Array.isArray(words) ? readTexts(words) : splitKeywords(words);
	return {
		recipeId: readText(values.id),
		servings: readNumber(values.servings ?? values.serves ?? values.yield),
		minutes: readMinutes(values.time ?? values["total time"]),
		activeMinutes: readMinutes(values.active ?? values["prep time"]),
		cuisine: readText(values.cuisine),
		course: readText(values.course ?? values.category),
		keywords: keywords.length > 0 ? keywords : void 0,
		imageUrl: toLocalPictureUrl(values.image, site)
	};
}
function splitKeywords(words) {
	return typeof words === "string" ? readTexts(words.split(",").map((word) => word.trim())) : [];
}
function readMinutes(value) {
	if (typeof value !== "string") return readNumber(value);
	const written = value.slice(0, 200);
	const hours = readNumber(/(\d+(?:\.\d+)?)\s*h/i.exec(written)?.[1]);
	if (hours === void 0) return readNumber(written);
	const rest = readNumber(/h\D*?(\d+)/i.exec(written)?.[1]) ?? 0;
	return hours * 60 + rest;
}
// server/src/files/recipe-lines.ts
function listSteps({ instructions }) {
	if (typeof instructions !== "string") return instructions.filter(isNotBlank);
	return instructions.split(/\r?\n/).map((step) => step.replace(/^\s*(?:step\s*)?\d{1,2}[.):]\s+/i, "")).filter(isNotBlank);
}
function isNotBlank(line) {
	return line.trim() !== "";
}
function tidyRecipe(recipe) {
	return {
		...recipe,
		ingredients: recipe.ingredients.filter(isNotBlank),
		instructions: listSteps(recipe),
		tips: recipe.tips.filter(isNotBlank)
	};
}
// server/src/files/cooklang.ts
const EXACT_KEYS = {
	ingredients: "ingredient lines",
	steps: "step lines"
};
function writeCooklang(sent, measures, site) {
	const recipe = tidyRecipe(sent);
	const head = createFrontMatter(recipe, site);
	const body = writeCooklangBody(recipe, measures);
	if (isLossless(body, recipe)) return `${writeFrontMatter(head)}${body}`;
	const exact = {
		[EXACT_KEYS.ingredients]: recipe.ingredients,
		[EXACT_KEYS.steps]: recipe.instructions
	};
	return `${writeFrontMatter({
		...head,
		...exact
	})}${body}`;
}
function createFrontMatter(recipe, site) {
	const { course, tips } = recipe;
	const isKnown = require_read_dish.COURSES.includes(course);
	return {
		title: recipe.recipeName,
		...toFrontMatter(recipe, site),
		course: isKnown ? course : void 0,
		category: isKnown ? void 0 : course,
		introduction: recipe.introduction,
		tip: tips.length === 1 ? tips[0] : void 0,
		tips: tips.length > 1 ? tips : void 0,
		closing: recipe.friendly_closing
	};
}
function isLossless(body, recipe) {
	try {
		const { ingredients, steps } = readBodyLines(`---\ntitle: x\n---\n${body}`, "recipe");
		return JSON.stringify([ingredients, steps]) === JSON.stringify([recipe.ingredients, recipe.instructions]);
	} catch {
		return false;
	}
}
function readCooklang(text, fileName, site) {
	const { values } = readFrontMatter(text, fileName);
	const { ingredients, steps } = readExactLines(values) ?? readBodyLines(text, fileName);
	const { title, tip, keeps, tips } = values;
	return {
		...readRecipeFields(values, site),
		recipeName: readText(title) ?? fileName.replaceAll(/[-_]+/g, " "),
		introduction: readText(values.introduction) ?? readText(values.description) ?? "",
		ingredients,
		instructions: steps,
		tips: readTexts([tips ?? tip ?? [], keeps ?? []].flat()),
		friendly_closing: readText(values.closing) ?? ""
	};
}
function readExactLines(values) {
	const [ingredients, steps] = [values[EXACT_KEYS.ingredients], values[EXACT_KEYS.steps]];
	if (!Array.isArray(ingredients) || !Array.isArray(steps)) return void 0;
	return {
		ingredients: readTexts(ingredients),
		steps: readTexts(steps)
	};
}
function readBodyLines(text, slug) {
	const dish = require_read_dish.readDish(slug, text);
	const names = dish.ingredients.map(({ name }) => name);
	const say = (index, name) => {
		const item = dish.ingredients[index];
		const isAgain = names.indexOf(name) !== names.lastIndexOf(name);
		return item && isAgain && /\d/.test(item.quantity) ? require_read_dish.ingredientLine(item, "") : name;
	};
	return {
		ingredients: mergedLines(dish.ingredients),
		steps: dish.steps.map((step) => require_read_dish.stepLine(step, say))
	};
}
// server/src/files/html-json-ld.ts
const TYPE = /\btype\s*=\s*["']?application\/ld\+json/i;
function findJsonLdBlocks(page) {
	const lower = page.toLowerCase();
	const blocks = [];
	for (let at = lower.indexOf("<script"); at >= 0; at = lower.indexOf("<script", at)) {
		const begin = lower.indexOf(">", at);
		const end = lower.indexOf("<\/script", begin);
		if (begin < 0 || end < 0) break;
		if (TYPE.test(page.slice(at, begin))) blocks.push(page.slice(begin + 1, end));
		at = end;
	}
	return blocks;
}
// server/src/files/html-to-text.ts
const NAMED_ENTITIES = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'",
	nbsp: " ",
	deg: "\u00b0",
	frac12: "\u00bd",
	frac14: "\u00bc",
	frac34: "\u00be",
	ndash: "\u2013",
	mdash: "\u2014",
	rsquo: "\u2019",
	lsquo: "\u2018",
	rdquo: "\u201d",
	ldquo: "\u201c",
	hellip: "\u2026",
	eacute: "\u00e9",
	egrave: "\u00e8",
	agrave: "\u00e0",
	ccedil: "\u00e7",
	ouml: "\u00f6",
	uuml: "\u00fc",
	auml: "\u00e4",
	ntilde: "\u00f1"
};
const BREAKS = /^\/?(?:p|br|li|ul|ol|div|tr|h[1-6])$/;
function htmlToText(text) {
	return stripTags(text).replace(/\s+/g, " ").trim();
}
function htmlToLines(text) {
	return stripTags(text).split("\n").map((line) => line.replace(/\s+/g, " ").trim()).filter(Boolean);
}
function stripTags(text) {
	let out = "";
	let from = 0;
	while (from < text.length) {
		const open = text.indexOf("<", from);
		const close = open < 0 ? -1 : text.indexOf(">", open);
		if (close < 0) break;
		const tag = /^\/?[a-z][a-z0-9]*/i.exec(text.slice(open + 1, open + 21))?.[0].toLowerCase();
		out += text.slice(from, open) + (tag === void 0 ? "<" : BREAKS.test(tag) ? "\n" : "");
		from = tag === void 0 ? open + 1 : close + 1;
	}
	return decodeEntities(out + text.slice(from));
}
function decodeEntities(text) {
	return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,9}));/gi, (all, decimal, hex, name) => {
		if (name !== void 0) return Object.hasOwn(NAMED_ENTITIES, name) ? NAMED_ENTITIES[name] ?? all : all;
		const code = decimal === void 0 ? Number.parseInt(hex, 16) : Number(decimal);
		return code > 0 && code <= 1114111 && !(code >= 55296 && code <= 57343) ? String.fromCodePoint(code) : "";
	});
}
// server/src/files/structured-data.ts
function createStructuredData(recipe, published) {
	const { url, images, description, publishedAt } = published;
	return {
		"@context": "https://schema.org",
		...toSchemaRecipe(recipe),
		description,
		url,
		mainEntityOfPage: url,
		image: images,
		author: {
			"@type": "Organization",
			name: BOT_NAME,
			url: new URL("/", url).href
		},
		datePublished: publishedAt.toISOString().slice(0, 10),
		recipeInstructions: listSteps(recipe).map((text, index) => ({
			"@type": "HowToStep",
			position: index + 1,
			name: shortenStep(text),
			text,
			url: `${url}#step-${index + 1}`
		}))
	};
}
function toSchemaRecipe(recipe) {
	const { servings, minutes, activeMinutes, keywords = [] } = recipe;
	const isSplit = minutes !== void 0 && activeMinutes !== void 0 && activeMinutes <= minutes;
	return {
		"@type": "Recipe",
		name: recipe.recipeName,
		recipeYield: servings === void 0 ? void 0 : String(servings),
		prepTime: isSplit ? formatIsoDuration(activeMinutes) : void 0,
		cookTime: isSplit ? formatIsoDuration(minutes - activeMinutes) : void 0,
		totalTime: minutes === void 0 ? void 0 : formatIsoDuration(minutes),
		recipeCuisine: recipe.cuisine,
		recipeCategory: recipe.course,
		keywords: keywords.length > 0 ? keywords.join(", ") : void 0,
		recipeIngredient: recipe.ingredients
	};
}
function formatIsoDuration(minutes) {
	const whole = Math.round(minutes);
	const [hours, rest] = [Math.floor(whole / 60), whole % 60];
	return `PT${hours > 0 ? `${hours}H` : ""}${rest > 0 || hours === 0 ? `${rest}M` : ""}`;
}
const MAX_STEP_NAME = 60;
function shortenStep(text) {
	const first = (/^.*?[.!?;:](?=\s|$)/s.exec(text)?.[0] ?? text).replace(/[.;:]$/, "");
	const characters = [...first];
	if (characters.length <= MAX_STEP_NAME) return first;
	const cut = characters.slice(0, 59).join("");
	return `${cut.replace(/\s+\S*$/, "") || cut}\u2026`;
}
// server/src/files/json-ld.ts
const OWN_VOCABULARY = { saffron: "urn:saffron:" };
const TIPS$1 = "Tips";
function writeJsonLd(sent, site) {
	const recipe = tidyRecipe(sent);
	const steps = recipe.instructions.map((text) => ({
		"@type": "HowToStep",
		text
	}));
	const tips = recipe.tips.map((text) => ({
		"@type": "HowToTip",
		text
	}));
	const section = {
		"@type": "HowToSection",
		name: TIPS$1,
		itemListElement: tips
	};
	const data = {
		"@context": ["https://schema.org", OWN_VOCABULARY],
		...toSchemaRecipe(recipe),
		identifier: recipe.recipeId,
		description: recipe.introduction,
		image: toAbsolutePictureUrl(recipe.imageUrl, site),
		keywords: recipe.keywords,
		recipeInstructions: [...steps, ...tips.length > 0 ? [section] : []],
		"saffron:activeMinutes": recipe.activeMinutes,
		"saffron:closing": recipe.friendly_closing || void 0
	};
	return `${JSON.stringify(data, null, 2)}\n`;
}
function readJsonLd(text, site) {
	const found = findRecipeNodes(parseJson(text));
	if (found.length === 0) throw new UnreadableTextError("There is no recipe in this data.");
	return found.map((node) => readNode(node, site));
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return parseRepaired(text);
	}
}
function parseRepaired(text) {
	try {
		return JSON.parse(text.replace(JSON_MISTAKES, repairMistake));
	} catch {
		throw new UnreadableTextError("This could not be read as JSON.");
	}
}
const JSON_MISTAKES = /"(?:[^"\\]|\\.?)*(?:"|$)|\/\*(?:.*?\*\/|.*)|\/\/[^\n]*|,(?=\s*[\]}])|\uFEFF/gs;
function repairMistake(slip) {
	if (!slip.startsWith("\"")) return "";
	return slip.replace(/\p{Cc}/gu, (sign) => JSON.stringify(sign).slice(1, -1));
}
const MAX_NODES = 2e4;
function findRecipeNodes(data) {
	const stack = [data];
	const found = [];
	for (let visited = 0; stack.length > 0 && visited < MAX_NODES; visited += 1) {
		const next = stack.pop();
		if (typeof next !== "object" || next === null) continue;
		if (isRecipe(next)) found.push(next);
		else stack.push(...Object.values(next).reverse());
	}
	return found;
}
function isRecipe(node) {
	return readTexts(node["@type"]).some((type) => /^(?:https?:\/\/schema\.org\/|schema:)?Recipe$/.test(type));
}
function readNode(node, site) {
	const isOurs = [node["@context"]].flat().some((one) => isObject(one) && "saffron" in one);
	const clean = isOurs ? (text) => text : htmlToText;
	const lines = isOurs ? (text) => [text] : htmlToLines;
	const { steps, tips } = readSteps(node.recipeInstructions ?? node.instructions, lines);
	const ingredients = readTexts(node.recipeIngredient ?? node.ingredients).flatMap(lines);
	const { keywords } = node;
	const words = Array.isArray(keywords) ? readTexts(keywords) : splitKeywords(keywords);
	return {
		recipeName: clean(readText(node.name) ?? readText(node.headline) ?? ""),
		introduction: clean(readText(node.description) ?? ""),
		ingredients,
		instructions: steps,
		tips,
		friendly_closing: readText(node["saffron:closing"]) ?? "",
		recipeId: isOurs ? readText(node.identifier) : void 0,
		imageUrl: toLocalPictureUrl(readImageUrl(node.image), site),
		servings: readNumber(node.recipeYield ?? node.yield),
		minutes: parseIsoMinutes(node.totalTime) ?? sum(parseIsoMinutes(node.prepTime), parseIsoMinutes(node.cookTime)),
		activeMinutes: readNumber(node["saffron:activeMinutes"]) ?? parseIsoMinutes(node.prepTime),
		cuisine: readTexts(node.recipeCuisine).map(clean)[0],
		course: readTexts(node.recipeCategory).map(clean)[0],
		keywords: words.length > 0 ? words.map(clean) : void 0
	};
}
function isObject(value) {
	return typeof value === "object" && value !== null;
}
function readSteps(value, lines) {
	const steps = [];
	const tips = [];
	const stack = [value];
	for (let visited = 0; stack.length > 0 && visited < MAX_NODES; visited += 1) {
		const next = stack.pop();
		if (Array.isArray(next)) stack.push(...next.toReversed());
		else if (typeof next === "string") steps.push(...lines(next));
		else if (isObject(next)) {
			const inside = next.itemListElement ?? next.steps ?? next.item;
			const text = readText(next.text) ?? readText(next.description) ?? readText(next.name);
			if (inside !== void 0) stack.push(inside);
			else if (text !== void 0) (next["@type"] === "HowToTip" ? tips : steps).push(...lines(text));
		}
	}
	return {
		steps,
		tips
	};
}
function readImageUrl(image) {
	const [first] = [image].flat();
	return isObject(first) ? first.url ?? first.contentUrl : first;
}
function parseIsoMinutes(value) {
	const found = /^P(?:(\d+)D)?T?(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?$/i.exec(readText(value)?.trim() ?? "");
	if (found === null) return void 0;
	const [days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((one) => Number(one ?? 0));
	const all = days * 1440 + hours * 60 + minutes + seconds / 60;
	return all > 0 ? all : void 0;
}
function sum(one, other) {
	return one === void 0 && other === void 0 ? void 0 : (one ?? 0) + (other ?? 0);
}
// server/src/files/markdown-escaping.ts
const SPECIAL_CHARACTERS = /\n+|(?<![^\s]) | (?![^\s])|[^\S \n]|[\p{Cc}\p{Zl}\p{Zp}\uFEFF]|[\\`*_[\]<>#~|]|&(?=#?\w+;)|(?<=^|\n)(?:[-+=\u2022]|\d+[.)])/gu;
function escapeMarkdown(text, standing) {
	return text.replace(SPECIAL_CHARACTERS, (part, at) => {
		if (part.startsWith("\n")) return escapeLineBreak(part, at, text, standing);
		if (part === "&") return "&amp;";
		if (/^[\s\p{Cc}\uFEFF]/u.test(part)) return toEntities(part);
		return `${part.slice(0, -1)}\\${part.slice(-1)}`;
	});
}
function escapeLineBreak(part, at, text, standing) {
	const isInside = at > 0 && at + part.length < text.length;
	if (isInside && standing.kind === "prose" && part === "\n\n") return part;
	if (!isInside || standing.kind === "line" || part.length > 1) return toEntities(part);
	return `\\\n${standing.kind === "item" ? standing.indent : ""}`;
}
function toEntities(text) {
	return [...text].map((one) => `&#${one.codePointAt(0)};`).join("");
}
const ESCAPES = /(?:\\|(?<! ) {2,})\n *|\n{2,}|\n|\\([!-/:-@[-`{-~\u2022])|&#(\d{1,7});|&amp;/g;
function unescapeMarkdown(text) {
	return text.replace(ESCAPES, (part, sign, code) => {
		if (sign !== void 0) return sign;
		if (code !== void 0) return Number(code) < 1114111 ? String.fromCodePoint(Number(code)) : "";
		if (part === "&amp;") return "&";
		if (part === "\n") return " ";
		return part.startsWith("\n") ? "\n\n" : "\n";
	});
}
// server/src/files/markdown.ts
const INGREDIENTS = "Ingredients";
const STEPS = "Instructions";
const TIPS = "Tips";
const RULE = "***";
const PROSE = { kind: "prose" };
function writeMarkdown(sent, site) {
	const recipe = tidyRecipe(sent);
	const { ingredients, instructions, tips, introduction, friendly_closing } = recipe;
	const part = (title, lines, mark) => lines.length === 0 ? [] : [`## ${title}`, lines.map((line, at) => formatItem(mark(at), line)).join("\n")];
	const blocks = [
		`# ${escapeMarkdown(recipe.recipeName, { kind: "line" })}`,
		...introduction === "" ? [] : [escapeMarkdown(introduction, PROSE)],
		...part(INGREDIENTS, ingredients, () => "- "),
		...part(STEPS, instructions, (at) => `${at + 1}. `),
		...part(TIPS, tips, () => "- "),
		...friendly_closing === "" ? [] : [RULE, escapeMarkdown(friendly_closing, PROSE)]
	];
	return `${writeFrontMatter({
		...toFrontMatter(recipe, site),
		course: recipe.course
	})}\n${blocks.join("\n\n")}\n`;
}
function formatItem(mark, line) {
	return mark + escapeMarkdown(line, {
		kind: "item",
		indent: " ".repeat(mark.length)
	});
}
const PART_NAMES = [
	["ingredients", /^(?:ingredients?|you(?:'|\u2019)?ll need|what you need|shopping list)\b/i],
	["instructions", /^(?:instructions?|directions?|method|steps?|preparation|how to)\b/i],
	["tips", /^(?:tips?|notes?|chef(?:'|\u2019)?s notes?)\b/i]
];
function readMarkdown(text, fileName, site) {
	const { values, body } = readFrontMatter(text, fileName);
	const lines = body.split("\n");
	const at = lines.findIndex((line) => /^# +\S/.test(line));
	const named = lines[at]?.replace(/^# +/, "").trimEnd() ?? String(values.title ?? "");
	if (named === "") throw new UnreadableTextError("The recipe has no heading that names it.");
	const parts = readParts(lines.slice(at + 1));
	return {
		...readRecipeFields(values, site),
		recipeName: unescapeMarkdown(named),
		introduction: readParagraphs(parts.introduction),
		ingredients: readItems(parts.ingredients),
		instructions: readItems(parts.instructions),
		tips: readItems(parts.tips),
		friendly_closing: readParagraphs(parts.closing)
	};
}
function readParts(lines) {
	const parts = {
		introduction: [],
		ingredients: [],
		instructions: [],
		tips: [],
		closing: []
	};
	let now = "introduction";
	for (const line of lines) {
		const heading = /^#{2,6} +(.*)$/.exec(line)?.[1]?.trim();
		if (/^(?:\*\*\*|---|___)\s*$/.test(line)) now = "closing";
		else if (heading === void 0) parts[now].push(line);
		else now = PART_NAMES.find(([, name]) => name.test(heading))?.[0] ?? now;
	}
	return parts;
}
function readParagraphs(lines) {
	return unescapeMarkdown(lines.join("\n").replace(/^\n+|\n+$/g, ""));
}
const MARK$1 = /^ {0,3}(?:[-*+\u2022]|\d{1,3}[.)]) +/;
function readItems(lines) {
	const isList = lines.some((line) => MARK$1.test(line));
	const found = [];
	let begins = true;
	for (const line of lines) {
		if (isList ? MARK$1.test(line) : begins && isNotBlank(line)) found.push(line.replace(MARK$1, ""));
		else if (found.length > 0 && isNotBlank(line)) found[found.length - 1] += `\n${line.replace(/^ {1,5}/, "")}`;
		begins = !isNotBlank(line);
	}
	return found.map((one) => unescapeMarkdown(stripCheckbox(one))).filter(isNotBlank);
}
function stripCheckbox(text) {
	return text.replace(/^\[[ xX]\] +/, "");
}
// server/src/files/plain-text-recipe.ts
const HEADINGS = [
	["ingredients", /^(?:ingredients?|you(?:'|\u2019)?ll need|you will need|what you need)\b[^a-z]*$/i],
	["instructions", /^(?:instructions?|directions?|method|steps?|preparation|how to make(?: it)?|what to do)\b[^a-z]*$/i],
	["tips", /^(?:tips?|notes?|hints?)\b[^a-z]*$/i]
];
const SERVES = /^(?:serves|servings|makes|yield|yields|portions)\b\s*:?\s*/i;
const TIME = /^(?:total time|time|ready in|cooking time)\b\s*:?\s*/i;
const MARK = /^(?:[-*\u2022\u2013\u25a2\u2610]|\d{1,2}[.)](?=\s)|step \d{1,2}[.:)]?)\s*/i;
const MOST_LINES = 400;
const MAX_INGREDIENT_LENGTH = 90;
function readPlainTextRecipe(text, knowledge) {
	const lines = text.replaceAll("\r\n", "\n").split("\n").map((line) => line.trim()).filter(Boolean);
	if (lines.length > MOST_LINES) throw new UnreadableTextError("This is longer than one recipe.");
	const [name = "", ...rest] = lines;
	const parts = hasHeadings(rest) ? splitByHeadings(rest) : splitByContent(rest, knowledge);
	if (parts.ingredients.length === 0 || parts.instructions.length === 0) throw new UnreadableTextError("This could not be told apart into ingredients and steps. Put a line that says \"Ingredients\" above the ones and one that says \"Instructions\" above the others.");
	const { introduction, ...lists } = parts;
	return {
		recipeName: name.replace(/^#+\s*/, ""),
		introduction: introduction.filter((line) => !SERVES.test(line) && !TIME.test(line)).join("\n"),
		...lists,
		servings: readNumber(findLabelled(SERVES, rest)),
		minutes: readMinutes(findLabelled(TIME, rest))
	};
}
function findLabelled(label, lines) {
	return lines.find((line) => label.test(line))?.replace(label, "");
}
function findHeading(line) {
	return HEADINGS.find(([, words]) => words.test(line.replace(/^[#*_\s]+/, "")))?.[0];
}
function hasHeadings(lines) {
	const found = new Set(lines.map(findHeading));
	return found.has("ingredients") && found.has("instructions");
}
const createParts = () => ({
	introduction: [],
	ingredients: [],
	instructions: [],
	tips: []
});
function splitByHeadings(lines) {
	const parts = createParts();
	let now = "introduction";
	for (const line of lines) {
		const heading = findHeading(line);
		if (heading !== void 0) now = heading;
		else parts[now].push(now === "introduction" ? line : line.replace(MARK, ""));
	}
	return parts;
}
function splitByContent(lines, knowledge) {
	const parts = createParts();
	let headed;
	for (const line of lines) {
		const bare = line.replace(MARK, "");
		const heading = findHeading(line);
		if (heading !== void 0) {
			headed = heading;
			continue;
		}
		if (headed !== void 0 && headed !== "ingredients") {
			parts[headed].push(bare);
			continue;
		}
		if (!(parts.instructions.length > 0) && isIngredientLine(bare, line !== bare, knowledge)) parts.ingredients.push(bare);
		else if (parts.ingredients.length === 0) parts.introduction.push(line);
		else parts.instructions.push(bare);
	}
	return parts;
}
function isIngredientLine(line, isMarked, { rules, measures }) {
	if (line.length > MAX_INGREDIENT_LENGTH || /[.!?]$/.test(line)) return false;
	const { quantity } = require_read_dish.readLine(measures, line);
	const words = line.split(/\s+/).length;
	return require_read_dish.findLineFacts(rules, line).namesFood && (quantity !== null || isMarked || words <= 4);
}
// server/src/files/read-recipes.ts
function readRecipes(source, knowledge, site) {
	const name = (source.fileName ?? "").replace(/^.*[\\/]/, "").replace(/\.[a-z]+$/i, "") || "recipe";
	const format = source.format ?? detectFormat(source);
	const { text } = source;
	if (format === "html") return readPage(text, site);
	return tryReading(() => {
		if (format === "jsonld") return readJsonLd(text, site);
		if (format === "cook") return [readCooklang(text, name, site)];
		if (format === "markdown") return [readMarkdown(text, name, site)];
		return [readPlainTextRecipe(text, knowledge)];
	});
}
function readPage(page, site) {
	const blocks = findJsonLdBlocks(page);
	if (blocks.length === 0) return {
		drafts: [],
		problems: [NO_DATA]
	};
	const drafts = blocks.map((block) => tryReading(() => readJsonLd(block, site))).flatMap((one) => one.drafts);
	return {
		drafts,
		problems: drafts.length > 0 ? [] : [NO_DATA]
	};
}
const NO_DATA = "This page carries no recipe data. Copy the recipe itself out of it and bring that.";
function tryReading(read) {
	try {
		return {
			drafts: read(),
			problems: []
		};
	} catch (error) {
		return {
			drafts: [],
			problems: [formatError(error)]
		};
	}
}
function formatError(error) {
	if (error instanceof UnreadableTextError) return error.message;
	if (error instanceof require_read_dish.DishError) {
		const [, reason = error.message] = /line \d+: (.*)$/s.exec(error.message) ?? [];
		return `Line ${error.line}: ${reason}`;
	}
	return "This could not be read as a recipe.";
}
const FORMATS_BY_EXTENSION = [
	[/\.cook$/i, "cook"],
	[/\.(?:json|jsonld)$/i, "jsonld"],
	[/\.(?:md|markdown)$/i, "markdown"],
	[/\.html?$/i, "html"]
];
function detectFormat({ text, fileName = "" }) {
	const ending = FORMATS_BY_EXTENSION.find(([pattern]) => pattern.test(fileName))?.[1];
	if (ending !== void 0) return ending;
	const start = text.replace(/^\uFEFF/, "").trimStart();
	if (/^[[{]/.test(start) && !/^\[[ x]\]/i.test(start)) return "jsonld";
	if (/^<(?:!doctype|html|head|script)/i.test(start)) return "html";
	if (/@[^@#~{}\n]{1,80}\{[^{}\n]*\}/.test(text) || /^>> *\w+ *:/m.test(text)) return "cook";
	if (/^# +\S/m.test(text) && /^#{2,} +\S/m.test(text)) return "markdown";
	return /<script[^>]{1,200}ld\+json/i.test(text) ? "html" : "text";
}
// server/src/kitchen/read-import.ts
const MAX_RECIPES = 200;
function readImport(knowledge, { site, preferences, ...brought }) {
	const { drafts, problems } = readRecipes(brought, knowledge, site);
	return {
		items: drafts.slice(0, MAX_RECIPES).map((draft) => {
			const { recipe, message } = fitToContract(draft);
			if (recipe === void 0) return {
				item: draft.recipeName.slice(0, 200),
				message
			};
			return {
				recipe,
				shown: {
					safety: checkSafety(knowledge, recipe, preferences),
					measured: measureRecipe(knowledge, recipe, preferences)
				}
			};
		}),
		problems
	};
}
function fitToContract(draft) {
	const { imageUrl, keywords, course, cuisine, recipeId, servings, minutes, activeMinutes } = draft;
	const short = (text) => text?.replace(/\p{Cc}+/gu, " ").slice(0, 60).trim() || void 0;
	const result = recipeInput.safeParse({
		...draft,
		imageUrl: isAllowedImage(imageUrl) ? imageUrl : void 0,
		recipeId: recipeInput.shape.recipeId.safeParse(recipeId).success ? recipeId : void 0,
		keywords: keywords?.slice(0, 20).flatMap((word) => short(word) ?? []),
		course: short(course),
		cuisine: short(cuisine),
		servings: servings !== void 0 && servings <= 1e3 ? servings : void 0,
		minutes: minutes !== void 0 && minutes <= 1e5 ? minutes : void 0,
		activeMinutes: activeMinutes !== void 0 && activeMinutes <= 1e5 ? activeMinutes : void 0
	});
	if (!result.success) return { message: formatIssue(result.error.issues[0]) };
	const recipe = tidyRecipe(result.data);
	if (recipe.ingredients.length + recipe.instructions.length === 0) return { message: "It has neither ingredients nor steps." };
	const { recipeName, ingredients } = recipe;
	const createPictureUrl = () => pictureUrl(pictureOf({
		recipeName,
		ingredients,
		course: void 0
	}));
	return {
		recipe: {
			...recipe,
			imageUrl: recipe.imageUrl ?? createPictureUrl()
		},
		message: ""
	};
}
function isAllowedImage(imageUrl = "") {
	const own = /^\/pictures\/(.+)\.svg$/.exec(imageUrl)?.[1];
	return own === void 0 ? isPublicPictureUrl(imageUrl) : readPictureUrl(own) !== void 0;
}
const PARTS = {
	recipeName: "The name",
	introduction: "The introduction",
	ingredients: "The list of ingredients",
	instructions: "The list of steps",
	tips: "The list of tips",
	friendly_closing: "The last word"
};
function formatIssue(issue) {
	const part = PARTS[String(issue?.path[0])] ?? "This recipe";
	if (issue?.code === "too_big" && issue.origin === "array") return `${part} is longer than 100 lines.`;
	if (issue?.code === "too_big" || issue?.code === "invalid_union") return `${part} has a text that is longer than we can keep.`;
	return `${part} ${issue?.message ?? "cannot be kept"}.`;
}
function checkSafety(knowledge, recipe, preferences) {
	const { foodAllergies = [], dietaryRestrictions = [] } = preferences;
	const needs = {
		allergies: withoutNone(foodAllergies),
		diets: withoutNone(dietaryRestrictions)
	};
	const found = checkRecipe(knowledge, require_read_dish.recipeLines(recipe), needs, recipe.servings);
	return {
		verdict: found.verdict,
		findings: [...found.findings],
		unknown: [...found.unknown],
		notes: [...found.notes],
		checkedFor: needs,
		rules: knowledge.rules.version
	};
}
function measureRecipe(knowledge, recipe, preferences) {
	const lines = {
		ingredients: recipe.ingredients,
		instructions: listSteps(recipe)
	};
	const { measurementUnits = "international" } = preferences;
	return rewriteRecipe(knowledge.measures, lines, measurementUnits);
}
// server/src/kitchen/jobs.ts
function createJobs(kitchen) {
	return {
		answer: ({ turns, asker }) => answer(kitchen, turns, asker),
		hear: ({ turns, asker }) => hearPerson(kitchen, turns, asker),
		check: (lines) => checkLines(kitchen, lines),
		measure: ({ ingredients, instructions, units, factor }) => rewriteRecipe(kitchen.measures, {
			ingredients,
			instructions
		}, units, factor),
		compose: (foods) => composeDish(kitchen, foods),
		readImport: (text) => readImport(kitchen, text)
	};
}
Object.defineProperty(exports, "$ZodRegistry", {
	enumerable: true,
	get: function() {
		return $ZodRegistry;
	}
});
Object.defineProperty(exports, "$ZodType", {
	enumerable: true,
	get: function() {
		return $ZodType;
	}
});
Object.defineProperty(exports, "BOT_NAME", {
	enumerable: true,
	get: function() {
		return BOT_NAME;
	}
});
Object.defineProperty(exports, "CHAT_TEXT_SIZES", {
	enumerable: true,
	get: function() {
		return CHAT_TEXT_SIZES;
	}
});
Object.defineProperty(exports, "DAYS_PER_MONTH", {
	enumerable: true,
	get: function() {
		return DAYS_PER_MONTH;
	}
});
Object.defineProperty(exports, "DEFAULT_PERSONA", {
	enumerable: true,
	get: function() {
		return DEFAULT_PERSONA;
	}
});
Object.defineProperty(exports, "DEFAULT_SETTINGS", {
	enumerable: true,
	get: function() {
		return DEFAULT_SETTINGS;
	}
});
Object.defineProperty(exports, "MAX_ASSISTANT_MESSAGE_LENGTH", {
	enumerable: true,
	get: function() {
		return MAX_ASSISTANT_MESSAGE_LENGTH;
	}
});
Object.defineProperty(exports, "MAX_BODY_BYTES", {
	enumerable: true,
	get: function() {
		return MAX_BODY_BYTES;
	}
});
Object.defineProperty(exports, "MAX_FEEDBACK_LENGTH", {
	enumerable: true,
	get: function() {
		return MAX_FEEDBACK_LENGTH;
	}
});
Object.defineProperty(exports, "MAX_LINE_LENGTH", {
	enumerable: true,
	get: function() {
		return MAX_LINE_LENGTH;
	}
});
Object.defineProperty(exports, "MAX_MEMO_BYTES", {
	enumerable: true,
	get: function() {
		return MAX_MEMO_BYTES;
	}
});
Object.defineProperty(exports, "MAX_MESSAGE_LENGTH", {
	enumerable: true,
	get: function() {
		return MAX_MESSAGE_LENGTH;
	}
});
Object.defineProperty(exports, "MAX_SAVED_RECIPES", {
	enumerable: true,
	get: function() {
		return MAX_SAVED_RECIPES;
	}
});
Object.defineProperty(exports, "MAX_STORED_BYTES", {
	enumerable: true,
	get: function() {
		return MAX_STORED_BYTES;
	}
});
Object.defineProperty(exports, "MAX_VISITOR_LINKS", {
	enumerable: true,
	get: function() {
		return MAX_VISITOR_LINKS;
	}
});
Object.defineProperty(exports, "MAX_VISITOR_LINK_BYTES", {
	enumerable: true,
	get: function() {
		return MAX_VISITOR_LINK_BYTES;
	}
});
Object.defineProperty(exports, "NONE", {
	enumerable: true,
	get: function() {
		return NONE$1;
	}
});
Object.defineProperty(exports, "STREAM_HEARTBEAT_MS", {
	enumerable: true,
	get: function() {
		return STREAM_HEARTBEAT_MS;
	}
});
Object.defineProperty(exports, "TELEVISION_CHEF_PREFIX", {
	enumerable: true,
	get: function() {
		return TELEVISION_CHEF_PREFIX;
	}
});
Object.defineProperty(exports, "UnreadableTextError", {
	enumerable: true,
	get: function() {
		return UnreadableTextError;
	}
});
Object.defineProperty(exports, "ZodNumber", {
	enumerable: true,
	get: function() {
		return ZodNumber;
	}
});
Object.defineProperty(exports, "_coercedNumber", {
	enumerable: true,
	get: function() {
		return _coercedNumber;
	}
});
Object.defineProperty(exports, "_enum", {
	enumerable: true,
	get: function() {
		return _enum;
	}
});
Object.defineProperty(exports, "_null", {
	enumerable: true,
	get: function() {
		return _null;
	}
});
Object.defineProperty(exports, "any", {
	enumerable: true,
	get: function() {
		return any;
	}
});
Object.defineProperty(exports, "array", {
	enumerable: true,
	get: function() {
		return array;
	}
});
Object.defineProperty(exports, "boolean", {
	enumerable: true,
	get: function() {
		return boolean;
	}
});
Object.defineProperty(exports, "boundedText", {
	enumerable: true,
	get: function() {
		return boundedText;
	}
});
Object.defineProperty(exports, "checkRecipe", {
	enumerable: true,
	get: function() {
		return checkRecipe;
	}
});
Object.defineProperty(exports, "config", {
	enumerable: true,
	get: function() {
		return config;
	}
});
Object.defineProperty(exports, "createJobs", {
	enumerable: true,
	get: function() {
		return createJobs;
	}
});
Object.defineProperty(exports, "createStructuredData", {
	enumerable: true,
	get: function() {
		return createStructuredData;
	}
});
Object.defineProperty(exports, "discriminatedUnion", {
	enumerable: true,
	get: function() {
		return discriminatedUnion;
	}
});
Object.defineProperty(exports, "drawPicture", {
	enumerable: true,
	get: function() {
		return drawPicture;
	}
});
Object.defineProperty(exports, "emailAddress", {
	enumerable: true,
	get: function() {
		return emailAddress;
	}
});
Object.defineProperty(exports, "en_default", {
	enumerable: true,
	get: function() {
		return en_default;
	}
});
Object.defineProperty(exports, "findExcludedFoods", {
	enumerable: true,
	get: function() {
		return findExcludedFoods;
	}
});
Object.defineProperty(exports, "findUndercooked", {
	enumerable: true,
	get: function() {
		return findUndercooked;
	}
});
Object.defineProperty(exports, "globalRegistry", {
	enumerable: true,
	get: function() {
		return globalRegistry;
	}
});
Object.defineProperty(exports, "intersection", {
	enumerable: true,
	get: function() {
		return intersection;
	}
});
Object.defineProperty(exports, "json", {
	enumerable: true,
	get: function() {
		return json;
	}
});
Object.defineProperty(exports, "lazy", {
	enumerable: true,
	get: function() {
		return lazy;
	}
});
Object.defineProperty(exports, "limitFindings", {
	enumerable: true,
	get: function() {
		return limitFindings;
	}
});
Object.defineProperty(exports, "literal", {
	enumerable: true,
	get: function() {
		return literal;
	}
});
Object.defineProperty(exports, "lookedFor", {
	enumerable: true,
	get: function() {
		return lookedFor;
	}
});
Object.defineProperty(exports, "looseObject", {
	enumerable: true,
	get: function() {
		return looseObject;
	}
});
Object.defineProperty(exports, "mergeNeeds", {
	enumerable: true,
	get: function() {
		return mergeNeeds;
	}
});
Object.defineProperty(exports, "never", {
	enumerable: true,
	get: function() {
		return never;
	}
});
Object.defineProperty(exports, "nonEmptyText", {
	enumerable: true,
	get: function() {
		return nonEmptyText;
	}
});
Object.defineProperty(exports, "normaliseChoices", {
	enumerable: true,
	get: function() {
		return normaliseChoices;
	}
});
Object.defineProperty(exports, "number", {
	enumerable: true,
	get: function() {
		return number;
	}
});
Object.defineProperty(exports, "object", {
	enumerable: true,
	get: function() {
		return object;
	}
});
Object.defineProperty(exports, "partialRecord", {
	enumerable: true,
	get: function() {
		return partialRecord;
	}
});
Object.defineProperty(exports, "personaOf", {
	enumerable: true,
	get: function() {
		return personaOf;
	}
});
Object.defineProperty(exports, "pictureOf", {
	enumerable: true,
	get: function() {
		return pictureOf;
	}
});
Object.defineProperty(exports, "pictureUrl", {
	enumerable: true,
	get: function() {
		return pictureUrl;
	}
});
Object.defineProperty(exports, "plainName", {
	enumerable: true,
	get: function() {
		return plainName;
	}
});
Object.defineProperty(exports, "readPictureUrl", {
	enumerable: true,
	get: function() {
		return readPictureUrl;
	}
});
Object.defineProperty(exports, "readPlainTextRecipe", {
	enumerable: true,
	get: function() {
		return readPlainTextRecipe;
	}
});
Object.defineProperty(exports, "recipe", {
	enumerable: true,
	get: function() {
		return recipe;
	}
});
Object.defineProperty(exports, "recipeId", {
	enumerable: true,
	get: function() {
		return recipeId;
	}
});
Object.defineProperty(exports, "recipeInput", {
	enumerable: true,
	get: function() {
		return recipeInput;
	}
});
Object.defineProperty(exports, "record", {
	enumerable: true,
	get: function() {
		return record;
	}
});
Object.defineProperty(exports, "rewriteLine", {
	enumerable: true,
	get: function() {
		return rewriteLine;
	}
});
Object.defineProperty(exports, "rewriteStep", {
	enumerable: true,
	get: function() {
		return rewriteStep;
	}
});
Object.defineProperty(exports, "safeEncode", {
	enumerable: true,
	get: function() {
		return safeEncode$1;
	}
});
Object.defineProperty(exports, "safeParse", {
	enumerable: true,
	get: function() {
		return safeParse$1;
	}
});
Object.defineProperty(exports, "safeParseAsync", {
	enumerable: true,
	get: function() {
		return safeParseAsync;
	}
});
Object.defineProperty(exports, "say", {
	enumerable: true,
	get: function() {
		return say$1;
	}
});
Object.defineProperty(exports, "singleLineText", {
	enumerable: true,
	get: function() {
		return singleLineText;
	}
});
Object.defineProperty(exports, "storedRecipe", {
	enumerable: true,
	get: function() {
		return storedRecipe;
	}
});
Object.defineProperty(exports, "strictObject", {
	enumerable: true,
	get: function() {
		return strictObject;
	}
});
Object.defineProperty(exports, "string", {
	enumerable: true,
	get: function() {
		return string;
	}
});
Object.defineProperty(exports, "tell", {
	enumerable: true,
	get: function() {
		return tell;
	}
});
Object.defineProperty(exports, "toJSONSchema", {
	enumerable: true,
	get: function() {
		return toJSONSchema;
	}
});
Object.defineProperty(exports, "tuple", {
	enumerable: true,
	get: function() {
		return tuple;
	}
});
Object.defineProperty(exports, "union", {
	enumerable: true,
	get: function() {
		return union;
	}
});
Object.defineProperty(exports, "unknown", {
	enumerable: true,
	get: function() {
		return unknown;
	}
});
Object.defineProperty(exports, "uuid", {
	enumerable: true,
	get: function() {
		return uuid;
	}
});
Object.defineProperty(exports, "withoutNone", {
	enumerable: true,
	get: function() {
		return withoutNone;
	}
});
Object.defineProperty(exports, "writeCooklang", {
	enumerable: true,
	get: function() {
		return writeCooklang;
	}
});
Object.defineProperty(exports, "writeJsonLd", {
	enumerable: true,
	get: function() {
		return writeJsonLd;
	}
});
Object.defineProperty(exports, "writeMarkdown", {
	enumerable: true,
	get: function() {
		return writeMarkdown;
	}
});
