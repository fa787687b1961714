/** Chooses, from what a recipe says of itself, the few things that its picture shows: never a food that is not in it. */
import type { Course, Dish, Vessel } from '../cookbook/dish.ts';
import { hashOf } from './chance.ts';
import { paintOf } from './colours.ts';
import { besideAGlass, familyOf, goesOn, isHolder, standsIn } from './fitting.ts';
import { guessCourse, guessVessel } from './guesses.ts';
import { joined, MADE, MOTIFS, type Motif } from './motifs.ts';
import { type Ground, MOST_COLOURS, MOST_MOTIFS, type PictureSpec } from './spec.ts';
import { tintOf } from './tints.ts';
import { hueOf, lightness } from './tones.ts';

/** A recipe as it is spoken; a dish's own vessel, colours and course may be passed along with its plated recipe. */
export interface SpokenRecipe extends Looks {
  readonly recipeName: string;
  readonly ingredients: readonly string[];
}

/** What a dish knows of its own looks; whatever is missing is guessed from the words. */
export type Looks = Partial<Pick<Dish, 'vessel' | 'colours' | 'course'>>;

/** Everything the choice is made from, folded to plain lower-case letters. */
interface Facts {
  readonly title: string;
  /** The title up to its "with": the dish itself and not what comes beside it. */
  readonly head: string;
  readonly course: Course;
  readonly vessel: Vessel;
  readonly colourWords: string;
  readonly paints: readonly string[];
  /** Each ingredient line without the amounts; `seen` lines hold what shows as itself. */
  readonly lines: readonly string[];
}

/** Letters that do not come apart into a plain one and its accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  '’': "'",
};

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøæœłđı’]/g, (letter) => LETTERS[letter] ?? letter);

/** "egg noodles" are no eggs, "rice vinegar" no rice, "coconut aminos" no coconut. */
const DISGUISES =
  /\b(egg (?=noodle|tagliatelle|pasta|white|wash)|rice (?=noodle|vermicelli|paper|wine|krispies|malt)|chilli (?=bean|oil|sauce|crisp)|coconut (?=aminos|sugar|water)|lemon (?=thyme|pepper)|garlic (?=chives|powder|salt)|sweet (?=red bean)|red bean (?=paste)|tomato (?=ketchup)|fish (?=sauce)|(?:pork|beef|lamb|chicken) (?=sausage)|chicken (?=stock|broth|bouillon)|(beef|vegetable|fish) (?=stock|broth|bouillon|bones|cube)|butter(?=nut|milk)|cream (?=of tartar)|pine (?=nut)|corn (?=tortilla|taco|flour|starch|syrup)|sesame (?=oil)|peanut (?=butter|oil)|cheese (?=wrapper)|almond (?=milk|flour)|oat (?=milk)|soy (?=milk)|black (?=pepper)|white (?=pepper))/g;

function factsOf(recipe: Dish | SpokenRecipe): Facts {
  const spoken = 'recipeName' in recipe;
  const title = joined(fold((spoken ? recipe.recipeName : recipe.title).slice(0, 200)));
  const names = spoken ? recipe.ingredients : recipe.ingredients.map((line) => line.name);
  const colours = recipe.colours ?? [];
  const lines = names
    .slice(0, 60)
    .map((name) => joined(fold(name.slice(0, 200)).replace(DISGUISES, '')));
  return {
    title,
    head: /^.*?\S.*?\b(?:with|over)\b/.exec(title)?.[0] ?? title,
    course: recipe.course ?? guessCourse(title),
    vessel: recipe.vessel ?? guessVessel(title, lines),
    colourWords: fold(colours.join(', ')),
    paints: colours.map(paintOf).filter((paint) => paint !== undefined),
    lines,
  };
}

/** The last line that names it: what goes in last lies on top. */
function lineOf(motif: Motif, lines: readonly string[]): number {
  const { ingredient } = motif;
  if (!ingredient) return -1;
  return lines.findLastIndex((line) => ingredient.test(line) && (motif.made || !MADE.test(line)));
}

/** How much a motif belongs in the picture; undefined is not at all. */
interface Fit {
  readonly motif: Motif;
  readonly score: number;
  readonly evident: boolean;
  readonly titled: boolean;
  /** Letters of the ingredient line, and of the title by words of its own, that it accounts for. */
  readonly exact: number;
  /** The title has words that are its very own. */
  readonly apart: boolean;
}

function fitOf(motif: Motif, facts: Facts): Fit | undefined {
  if (motif.role === 'base' || motif.role.startsWith('hero')) return undefined;
  const at = lineOf(motif, facts.lines);
  const inTitle = motif.title?.test(facts.title) ?? false;
  if (at < 0 && !(inTitle && motif.ingredient === undefined)) return undefined;
  // Fries and wedges are potatoes too, but "roast potatoes" are no fries.
  const plainly = motif.weight > 0 || !motif.titledApart;
  const titled = inTitle || (plainly && (motif.ingredient?.test(facts.title) ?? false));
  const evident = titled || spokenOfInColour(motif, facts);
  if (motif.weight === 0 && !evident) return undefined;
  const exact =
    (motif.ingredient?.exec(facts.lines[at] ?? '')?.[0].length ?? 0) +
    (motif.titledApart ? (motif.title?.exec(facts.title)?.[0].length ?? 0) : 0);
  const apart = inTitle && motif.titledApart;
  const late = (at / (facts.lines.length + 1)) * 0.5;
  return {
    motif,
    evident,
    titled,
    exact,
    apart,
    score: motif.weight + (apart ? 1 : 0) + late + (titled ? 4 : 0) + (evident ? 4 : 0),
  };
}

/** "yolk yellow" shows an egg, "lemon yellow" a lemon, "parsley green" parsley. */
function spokenOfInColour(motif: Motif, facts: Facts): boolean {
  // Red is said of tomatoes far more often than of a sauce poured on top.
  if (motif.name === 'tomatosauce') return false;
  if (motif.name === 'egg')
    return /\b(yolk|egg) yellow/.test(facts.colourWords) && facts.course === 'breakfast';
  if (motif.name === 'eggboiled')
    return /\byolk yellow/.test(facts.colourWords) && facts.course !== 'breakfast';
  const words = facts.colourWords
    .split(', ')
    .map((colour) =>
      colour.replace(/ (green|red|yellow|orange|white|black|brown|pink|purple)$/, ''),
    );
  return words.some((word) => word.length > 2 && (motif.ingredient?.test(word) ?? false));
}

/** The longest words found in the title win, so that "scone" never hides "soda bread". */
function titled(
  facts: Facts,
  roles: readonly string[],
  fits: (motif: Motif) => boolean = () => true,
): Motif | undefined {
  const length = (motif: Motif) => motif.title?.exec(facts.head)?.[0].length ?? 0;
  return [...MOTIFS.values()]
    .filter((motif) => roles.includes(motif.role) && length(motif) > 0 && fits(motif))
    .sort((a, b) => length(b) - length(a))[0];
}

const SIDEWAYS: readonly Vessel[] = ['glass', 'cup', 'jar'];

/** Long pasta lies under its sauce, whatever the dish is called. */
const PASTA =
  /\b(spaghetti|linguine|tagliatelle|fettuccine|pappardelle|bucatini|egg noodles|ramen noodles|udon|soba|noodles)\b/;

const GRAIN = /\b(rice|quinoa|bulgur|couscous|farro|freekeh)\b(?! (?:vinegar|noodle|paper|wine))/;
const SHORT_PASTA = /\b(penne|rigatoni|fusilli|macaroni|farfalle|orecchiette|gnocchi)\b/;

/** What lies under everything: from the title first, else from course and vessel. */
function baseOf(facts: Facts): Motif | undefined {
  if (SIDEWAYS.includes(facts.vessel) && facts.course !== 'dessert' && facts.course !== 'breakfast')
    return undefined;
  const byTitle = titled(facts, ['base']);
  const long = facts.lines.some((line) => PASTA.test(line));
  if (byTitle?.name === 'noodles' && !long && facts.lines.some((line) => SHORT_PASTA.test(line)))
    return MOTIFS.get('bare');
  if (byTitle) return byTitle;
  const bowl = /\bbowls?\b/.test(facts.head)
    ? facts.lines.find((line) => GRAIN.test(line))
    : undefined;
  if (bowl) return MOTIFS.get(/\brice\b/.test(bowl) ? 'whiterice' : 'grains');
  if (long && facts.course === 'main') return MOTIFS.get('noodles');
  const place = `${facts.course}/${facts.vessel}`;
  return [...MOTIFS.values()].find((motif) => motif.defaults.includes(place));
}

function chosen(facts: Facts): Motif[] {
  const hero = titled(facts, ['hero', 'hero+'], ({ name }) => standsIn(name, facts.vessel));
  const base = baseOf(facts);
  const ground = hero && base && !wins(base, hero, facts) ? hero : (base ?? hero);
  const fits = [...MOTIFS.values()]
    .map((motif) => fitOf(motif, facts))
    .filter((fit) => fit !== undefined)
    .filter((fit) => goesOn(fit.motif, ground, fit.evident, fit.titled))
    .filter((fit) => !SIDEWAYS.includes(facts.vessel) || besideAGlass(fit.motif));
  const best = onePerFamily(fits).map(({ motif }) => motif);
  const most = (role: string, count: number) =>
    best.filter((motif) => motif.role === role).slice(0, count);
  const holder = ground !== undefined && isHolder(ground.name);
  const plain = facts.course === 'dessert' && !/lemon|lime|orange/.test(facts.title);
  const picked = [
    ...(ground ? [ground] : []),
    ...most('main', holder || ground?.role === 'hero+' ? 1 : ground?.role === 'hero' ? 0 : 2),
    ...most('piece', ground?.role === 'hero' && !holder ? 1 : facts.course === 'salad' ? 4 : 3),
    ...most('garnish', 2),
    ...(plain ? [] : most('side', 1)),
  ];
  return atLeastTwo(picked.slice(0, MOST_MOTIFS), facts);
}

/** Best first; of the tomatoes or the chickens only one. Within a family the closer wording wins. */
function onePerFamily(fits: readonly Fit[]): Fit[] {
  const close = ({ motif, score, exact, apart }: Fit) =>
    (apart ? 100 : 0) + exact + score / 1000 - motif.name.length / 1e6;
  const kept = fits.filter((fit) => {
    const family = familyOf(fit.motif.name);
    const rivals = fits.filter((other) => family?.includes(other.motif.name));
    return rivals.every((other) => close(other) <= close(fit));
  });
  return kept.sort((a, b) => b.score - a.score);
}

/** A cornbread muffin is a muffin. */
const PORTIONED = 'muffin scone cookie chipcookie pancakes waffle traybake'.split(' ');

/** A base named in the title beats a hero when its words are longer, and a mere default never does. */
function wins(base: Motif, hero: Motif, facts: Facts): boolean {
  const length = (motif: Motif) => motif.title?.exec(facts.head)?.[0].length ?? 0;
  return length(base) > length(hero) && !PORTIONED.includes(hero.name);
}

/** What a plain dish may still show, best first, when it truly is in it. */
const MODEST =
  'cinnamon sugar flour oil cheese potato carrot onion garlic parmesan thyme pepper saltflakes salt bayleaf'.split(
    ' ',
  );

/** Nobody sees the spoonful of sugar in a savoury dish. */
const SWEETENING = ['sugar', 'cinnamon'];
const SAVOURY =
  /\b(?:beef|pork|lamb|chicken|ribs|sausage|sausagemeat|bacon|fish|prawns?|onions?|garlic|pepper|cumin)\b/;

/** Shapes that say enough and would only look dusty. */
const MODESTLESS =
  'injera mash lattice wholecake cake dosa meatloaf potatocake cheeseboat ribs saltimbocca scone bun'.split(
    ' ',
  );

/** Plain dishes are filled up with what is in them, however modest. */
function atLeastTwo(picked: Motif[], facts: Facts): Motif[] {
  const modest = MODEST.map((name) => MOTIFS.get(name)).filter((motif) => motif !== undefined);
  const savoury = facts.lines.some((line) => SAVOURY.test(line));
  const more = modest.filter(
    (motif) =>
      !picked.includes(motif) &&
      lineOf(motif, facts.lines) >= 0 &&
      !(savoury && SWEETENING.includes(motif.name)),
  );
  const bare = MODESTLESS.includes(picked[0]?.name ?? '');
  const enough = [...picked, ...more.slice(0, bare ? 0 : Math.max(0, 2 - picked.length))];
  // In a glass, a cup or a jar the drink itself is seen, and sugar is not.
  const nothing = SIDEWAYS.includes(facts.vessel) ? 'sugar' : 'cloche';
  return enough.length > 0 ? enough : [MOTIFS.get(nothing) as Motif];
}

/** A quiet table that the food stands out from: cool under warm food, warm under green. */
function groundFor(main: string, hash: number): Ground {
  const { hue, chroma } = hueOf(main);
  const pale = lightness(main) > 0.8;
  const warm: Ground[] = ['sage', 'mist', 'sea', 'lilac', 'butter', 'sand'];
  const green: Ground[] = ['blush', 'butter', 'sand', 'lilac', 'clay'];
  const light: Ground[] = ['clay', 'sea', 'mist', 'sage', 'blush'];
  const list = pale ? light : hue > 65 && hue < 170 && chroma > 0.1 ? green : warm;
  return list[hash % list.length] as Ground;
}

/** Nobody said what it looks like: its tint first, then the foods that are seen. */
function coloursOf({ title, lines }: Facts, motifs: readonly Motif[]): string[] {
  const first = motifs[0];
  const shaped = first !== undefined && /^(?:base|hero)/.test(first.role);
  const tint = tintOf(title, lines, shaped ? first.name : '');
  const seen = motifs.filter((motif) => motif !== first || !tint || !shaped);
  return [...(tint ? [tint] : []), ...seen.map((motif) => motif.colour)];
}

/** The picture of a dish of the cookbook or of a recipe as it was spoken; the same recipe, the same picture. */
export function pictureOf(recipe: Dish | SpokenRecipe): PictureSpec {
  const facts = factsOf(recipe);
  const motifs = chosen(facts);
  const colours = [
    ...new Set(facts.paints.length > 0 ? facts.paints : coloursOf(facts, motifs)),
  ].slice(0, MOST_COLOURS);
  const hash = hashOf(facts.title);
  return {
    vessel: facts.vessel,
    ground: groundFor(colours[0] ?? 'c4562c', hash >>> 8),
    colours,
    motifs: motifs.map((motif) => motif.name),
    seed: hash & 255,
  };
}
