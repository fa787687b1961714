/** Chooses from a recipe's words what its picture shows: vessel, colours and the few foods, all of them in the recipe. */
import type { Dish } from '../cookbook/dish.ts';
import { hashText } from '../text/hash.ts';
import type { Colours } from './colours.ts';
import type { Fitting } from './motif-compatibility.ts';
import type { Motif, Motifs } from './motifs.ts';
import { MOST_COLOURS, MOST_MOTIFS, type PictureSpec } from './picture-url.ts';
import type { Facts, SpokenRecipe, WordTable } from './recipe-appearance.ts';

/** What is known of foods and their looks, read from the texts beside the drawings. */
export interface Knowledge {
  readonly motifs: Motifs;
  readonly words: WordTable;
  readonly fitting: Fitting;
  readonly colours: Colours;
}

const lengthIn = (words: RegExp | undefined, text = '') => words?.exec(text)?.[0].length ?? 0;

/** The last line that names it: what goes in last lies on top. */
const lineOf = ({ ingredient, made }: Motif, { words }: Knowledge, { lines }: Facts): number =>
  lines.findLastIndex((line) => ingredient?.test(line) && (made || !words.says('made', line)));

/** How much a motif belongs in the picture, and how closely its words are those of the recipe. */
function fitOf(motif: Motif, know: Knowledge, facts: Facts) {
  const { role, weight, ingredient, titledApart } = motif;
  if (role === 'base' || role.startsWith('hero')) return undefined;
  const at = lineOf(motif, know, facts);
  const inTitle = motif.title?.test(facts.title) ?? false;
  if (at < 0 && !(inTitle && ingredient === undefined)) return undefined;
  // Fries and wedges are potatoes too, but "roast potatoes" are no fries.
  const plainly = weight > 0 || !titledApart;
  const titled = inTitle || (plainly && lengthIn(ingredient, facts.title) > 0);
  // The title or a colour speaks of it.
  const said = titled || spokenOfInColour(motif, facts);
  if (weight === 0 && !said) return undefined;
  const apart = inTitle && titledApart;
  const exact =
    lengthIn(ingredient, facts.lines[at]) + (titledApart ? lengthIn(motif.title, facts.title) : 0);
  const late = (at / (facts.lines.length + 1)) * 0.5;
  const score = weight + (apart ? 1 : 0) + late + (titled ? 4 : 0) + (said ? 4 : 0);
  const close = (apart ? 100 : 0) + exact + score / 1000 - motif.name.length / 1e6;
  return { motif, score, said, titled, close };
}

/** "yolk yellow" shows an egg, "lemon yellow" a lemon, "parsley green" parsley. */
function spokenOfInColour({ name, ingredient }: Motif, { colours, course }: Facts): boolean {
  const all = colours.join(', ');
  // Red is said of tomatoes far more often than of a sauce poured on top.
  if (name === 'tomatosauce') return false;
  if (name === 'egg') return /\b(yolk|egg) yellow/.test(all) && course === 'breakfast';
  if (name === 'eggboiled') return /\byolk yellow/.test(all) && course !== 'breakfast';
  const hue = / (green|red|yellow|orange|white|black|brown|pink|purple)$/;
  const foods = all.split(', ').map((colour) => colour.replace(hue, ''));
  return foods.some((word) => word.length > 2 && ingredient?.test(word));
}

/** The longest words found in the title win, so that "scone" never hides "soda bread". */
const longestIn = (head: string, motifs: readonly Motif[]): Motif | undefined =>
  motifs
    .filter(({ title }) => lengthIn(title, head) > 0)
    .sort((a, b) => lengthIn(b.title, head) - lengthIn(a.title, head))[0];

const isSideways = ({ fitting }: Knowledge, { vessel }: Facts): boolean =>
  fitting.list('seen from the side').includes(vessel);

/** What lies under everything: from the title first, else from course and vessel. */
function baseOf(know: Knowledge, facts: Facts): Motif | undefined {
  const { motifs, words } = know;
  const { course, vessel, lines, head } = facts;
  if (isSideways(know, facts) && course !== 'dessert' && course !== 'breakfast') return undefined;
  const bases = [...motifs.values()].filter(({ role }) => role === 'base');
  const byTitle = longestIn(head, bases);
  const has = (key: string) => lines.some((line) => words.says(key, line));
  if (byTitle?.name === 'noodles' && !has('long pasta') && has('short pasta'))
    return motifs.get('bare');
  if (byTitle) return byTitle;
  const grain = /\bbowls?\b/.test(head) && lines.find((line) => words.says('grain', line));
  if (grain) return motifs.get(/\brice\b/.test(grain) ? 'whiterice' : 'grains');
  if (has('long pasta') && course === 'main') return motifs.get('noodles');
  return bases.find((motif) => motif.defaults.includes(`${course}/${vessel}`));
}

function motifsOf(know: Knowledge, facts: Facts): Motif[] {
  const { list, isHolder, goesOn, familyOf } = know.fitting;
  const { head, vessel, course } = facts;
  const motifs = [...know.motifs.values()];
  const heroes = motifs.filter(
    ({ role, name }) =>
      role.startsWith('hero') &&
      (!list('standing').includes(name) || list('stands on').includes(vessel)),
  );
  const hero = longestIn(head, heroes);
  const base = baseOf(know, facts);
  // A base named in the title beats a hero when its words are longer, and a mere default never does.
  const longer = lengthIn(base?.title, head) > lengthIn(hero?.title, head);
  const wins = !hero || (longer && !list('portioned').includes(hero.name));
  const ground = base && wins ? base : hero;
  const fits = motifs
    .map((motif) => fitOf(motif, know, facts))
    .filter((fit) => fit !== undefined)
    .filter(({ motif, said, titled }) => goesOn(motif, ground, said, titled))
    .filter(({ motif }) => !isSideways(know, facts) || list('beside a glass').includes(motif.name));
  // Best first; of the tomatoes or the chickens only one: within a family the closer wording wins.
  const best = fits
    .filter(({ motif, close }) => {
      const family = familyOf(motif.name);
      return fits.every((other) => !family.includes(other.motif.name) || other.close <= close);
    })
    .sort((a, b) => b.score - a.score);
  const most = (role: string, count: number) =>
    best
      .map(({ motif }) => motif)
      .filter((motif) => motif.role === role)
      .slice(0, count);
  const holder = ground !== undefined && isHolder(ground.name);
  const plain = course === 'dessert' && !/lemon|lime|orange/.test(facts.title);
  const picked = [
    ...(ground ? [ground] : []),
    ...most('main', holder || ground?.role === 'hero+' ? 1 : ground?.role === 'hero' ? 0 : 2),
    ...most('piece', ground?.role === 'hero' && !holder ? 1 : course === 'salad' ? 4 : 3),
    ...most('garnish', 2),
    ...(plain ? [] : most('side', 1)),
  ];
  return atLeastTwo(picked.slice(0, MOST_MOTIFS), know, facts);
}

/** Plain dishes are filled up with what is in them, however modest. */
function atLeastTwo(picked: Motif[], know: Knowledge, facts: Facts): Motif[] {
  const { list } = know.fitting;
  const savoury = facts.lines.some((line) => know.words.says('savoury', line));
  const more = list('modest')
    .filter((name) => !(savoury && list('sweetening').includes(name)))
    .map((name) => know.motifs.get(name) as Motif)
    .filter((motif) => !picked.includes(motif) && lineOf(motif, know, facts) >= 0);
  const bare = list('enough alone').includes(picked[0]?.name ?? '');
  const enough = [...picked, ...more.slice(0, bare ? 0 : Math.max(0, 2 - picked.length))];
  // In a glass, a cup or a jar the drink itself is seen, and sugar is not.
  const nothing = know.motifs.get(isSideways(know, facts) ? 'sugar' : 'cloche') as Motif;
  return enough.length > 0 ? enough : [nothing];
}

/** Nobody said what it looks like: its tint first, then the foods that are seen. */
function coloursOf({ words, fitting }: Knowledge, facts: Facts, motifs: readonly Motif[]) {
  const [first] = motifs;
  const shaped = first !== undefined && /^(?:base|hero)/.test(first.role);
  const taking = !shaped || fitting.list('coloured by words').includes(first.name);
  const tint = taking ? words.colourOf(facts) : undefined;
  const seen = tint && shaped ? motifs.slice(1) : motifs;
  return [...(tint ? [tint] : []), ...seen.map((motif) => motif.colour)];
}

/** The picture of a dish of the cookbook or of a recipe as it was spoken; the same recipe, the same picture. */
export function choosePicture(know: Knowledge, recipe: Dish | SpokenRecipe): PictureSpec {
  const facts = know.words.factsOf(recipe);
  const motifs = motifsOf(know, facts);
  const paints = facts.colours.map(know.colours.paintOf).filter((paint) => paint !== undefined);
  const all = paints.length > 0 ? paints : coloursOf(know, facts, motifs);
  const colours = [...new Set(all)].slice(0, MOST_COLOURS);
  const hash = hashText(facts.title);
  return {
    vessel: facts.vessel,
    ground: know.colours.tableUnder(colours[0] ?? 'c4562c', hash >>> 8),
    colours,
    motifs: motifs.map((motif) => motif.name),
    seed: hash & 255,
  };
}
