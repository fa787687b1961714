/** The words by which a clause shows why it names a food: a wish, an everyday deed, or a body, an illness, a doctor, a person. */

export type CueKind =
  /** Asks for food or welcomes it. */
  | 'wish'
  /** Speaks of a meal, or of what is wanting or good: that is no harm done to a person, unless harm is told as well. */
  | 'need'
  /** What people do with food every day. */
  | 'deed'
  /** Who is there, and other talk of people and bodies that no food does. */
  | 'presence'
  /** What a food does to a body, and what follows from that. */
  | 'harm'
  /** Doctors, and others who rule what is eaten. */
  | 'care'
  | 'body'
  | 'person'
  /** Asks. */
  | 'question'
  /** Turns a wish into its contrary. */
  | 'not';

/** A phrase each, parted by commas; `*` stands for any ending. */
const PHRASES: Readonly<Record<CueKind, string>> = {
  wish: `want, wants, wanted, wanting, would like, i'd like, we'd like, he'd like, she'd like, they'd like, would love, i'd love, we'd love,
love, loves, loved, loving, adore*, likes, liked, i like, we like, they like, enjoy*, prefer*, crave*, craving*, fancy, fancies, fancied, favourite*, favorite*, fave*,
recipe*, make me, make us, make him, make her, cook me, cook us, give me a, give us a, show me, idea, ideas, suggest*, how about, what about, let's, let us, please, looking for, in the mood,
mad about, mad for, crazy about, crazy for, keen on, fan of, fond of, obsessed with, addicted to, can't get enough, cannot get enough, big on, hooked on,
recommend*, eat more, eating more, have more, add more, more of, wants me on, put me on, asked for, asks for, asking for, ask for, begs for, begging for, dream of, dreaming of, dreams of, dying for, miss, misses, missing, something with, something for, anything with, anything for, hungry, starving, peckish, rumbling, rumbles, growling, waters, watering, watered, drool*, moreish,
ok with, okay with, fine with, happy with, happy`,
  need: `need, needs, needed, needing, good, great, lovely, delicious, tasty, amazing, perfect, nice, yummy, scrumptious, healthy, treat, treats, treating, celebrat*, comforting, surprise, impress, spoil,
dish, dishes, meal, meals, dinner*, lunch*, breakfast*, supper*, brunch*, snack*, dessert*, starter*, tonight, something, anything, weekend`,
  deed: `eat, eats, ate, eaten, eating, have, has, had, having, i've, we've, he's, she's, they've, got, get, gets, getting, buy, buys, bought, buying, cook, cooks, cooked, cooking, make, makes, made, making, bake, bakes, baked, baking,
use, uses, used, using, use up, find, found, grow, grows, grew, grown, pick, picked, catch, caught, catches, bring, brings, brought, serve, serves, served, serving, gave, gives, give, given, sent me, grill, grills, grilled, fry, fries, fried, roast, roasts,
drink, drinks, drank, drinking, feed, feeds, feeding, fed, order, orders, ordered, try, tries, tried, trying, taste, tastes, tasted, shop*, sell, sells, freeze, froze, frozen, thaw*, defrost*, left, leftover, leftovers, opened, open,
collect*, gather*, forag*, harvest*, boil*, steam*, poach*, sear*, marinat*, smoke*, cure, cures, cured, pickle*, salt*, barbecue*, toast*, whisk*, mash*, chop*, slice*, crack*, shell*, shuck*, simmer*, stew*, brais*, prepare*, add, adds, added, include, includes, put in`,
  presence: `months, month old, year old, years old, year olds, coming, comes over, come over, visit*, arriv*, staying, stay over, is here, are here, joining, asleep, sleeping, birthday, anniversary, wedding, hands are full, feet up, grew up, growing up, grows up, by hand, by hands, with my hands, with their hands, with his hands, with her hands, on hand, to hand, in hand, chest freezer, hand blender, hand mixer, back garden, back yard, back door`,
  harm: `swell*, swollen, itch*, hives, rash*, welt*, blister*, gasp*, chok*, faint*, passed out, pass out, blacked out, black out, collaps*, seiz*, fits, spasm*, convuls*, coma, drip, ambulance*, paramedic*, stretcher*,
hospital*, intensive care, icu, a&e, er, casualty, emergency, ward, inhaler*, epi-pen*, epipen*, epi pen*, adrenaline, injection*, injected, needle*, antihistamine*, steroid*, oxygen, drip, surgery, resus*, life support,
shut, shuts, closes, closed up, closing, seals, tighten*, airway*, windpipe*, wheez*, breath, breathe, breathes, breathing, breathless, suffocat*, kill*, died, dies, dead, deadly, death, fatal*, funeral, grave, buried, lost a, finished me, finished him, finished her, the end of me, the end of him, the end of her,
poison*, vomit*, puk*, throw up, threw up, throwing up, sick, ill, unwell, poorly, loo, toilet, bathroom floor, bled, bleed*, passes blood, blood test, skin test, prick test, numb*, burns, burned, burnt my, sting*, stung, tingl*, scream*, agony, torture*, pain, pains, painful, hurt*, scratch*, claw*, cramp*, bloat*, migraine*,
eczema, psoriasis, dermatitis, asthma*, gout, colitis, crohn*, ibs, reflux, heartburn, hay fever, latex, reaction*, reacts, reacted, allerg*, intoleran*, anaphyla*, sneez*, blotch*, puff*, bumps, spots, scarlet, purple, doubles, doubled, doubles over, doubled over, in knots, knots, on fire, enemy, enemies, foe, foes, war on, at war, object to, objects to, medical bracelet, medic alert, medicalert, symptom*, flare*, diarrh*, the runs, nausea*, queasy, dizzy`,
  care: `doctor*, dr, doc, gp, nurse*, midwife, midwives, health visitor, consultant*, specialist*, surgeon*, dietitian*, dietician*, nutritionist*, paediatrician*, pediatrician*, pharmacist*, clinic*, medic*, school*, nursery, kindergarten, daycare, preschool, test, tests, tested, results, diagnos*, scan, biopsy, prescri*`,
  body: `throat*, lung*, lip, lips, tongue*, mouth*, jaw*, gum, gums, teeth, face, faces, cheek*, eye, eyes, eyelid*, ear, ears, nose*, sinus*, skin, scalp, arm, arms, hand, hands, finger*, leg, legs, foot, feet, knee*, chest*, heart, head, brain, stomach*, tummy, tummies, belly, bellies, gut, guts, bowel*, insides, innards, intestine*, colon, liver, kidney*, bladder, neck*, shoulder*, thigh*, ankle*, body, bodies, pulse, thyroid, bone, bones, joint, joints, back, system, digestion, blood sugar, blood pressure`,
  person: `i, me, myself, him, himself, he, her, herself, she, us, we, them, they, son, sons, daughter*, child, children, kid, kids, boy, boys, girl, girls, baby, babies, toddler*, newborn*, infant*, twin, twins, teenager*, teen, teens, brother*, sister*, mum, mums, mom, moms, mummy, mommy, mother*, mam, ma, father*, dad, dads, daddy, pa, parents, stepdad*, stepmum*, stepson*, stepdaughter*, uncle*, aunt*, cousin*, nephew*, niece*, gran, granny, grandma*, grandmother*, nan, nana, grandad*, granddad*, grandpa*, grandfather*, grandson*, granddaughter*, grandkid*, grandchild*, husband*, hubby, wife, wives, partner*, spouse*, girlfriend*, boyfriend*, fiance*, lover*, ex, flatmate*, roommate*, housemate*, neighbour*, neighbor*, friend, friends, mate, mates, pal, pals, buddy, colleague*, coworker*, boss, in-law*, guest*, lodger*, student*, pupil*, family, families, somebody, someone, people, little one, little ones, old man, eldest, youngest, the lad, the lads, lad, bloke`,
  question: `how, what, what's, which, why, when, where, who, can, could, is, are, do, does, did, should, shall, will, would, any, anything, got any, may`,
  not: `no, not, never, none, nothing, hardly, barely, n't, without, nor, neither, cannot, less, rather`,
};

interface Phrase {
  readonly kind: CueKind;
  readonly words: readonly string[];
}

const FIRST = new Map<string, Phrase[]>();
const STEMS: { readonly stem: string; readonly phrase: Phrase }[] = [];
for (const [kind, phrases] of Object.entries(PHRASES) as [CueKind, string][])
  for (const said of phrases.split(/,\s*/)) {
    const words = said.trim().split(' ');
    const [first = ''] = words;
    const phrase = { kind, words };
    if (first.endsWith('*')) STEMS.push({ stem: first.slice(0, -1), phrase });
    else FIRST.set(first, [...(FIRST.get(first) ?? []), phrase]);
  }

const fits = (word: string | undefined, pattern: string): boolean =>
  pattern.endsWith('*')
    ? word?.startsWith(pattern.slice(0, -1)) === true
    : word === pattern || (pattern === "n't" && word?.endsWith("n't") === true);

export interface Cue {
  readonly kind: CueKind;
  /** Index of its first word, and of the one after its last. */
  readonly from: number;
  readonly to: number;
}

/** Every cue that begins at this word, the longest of each kind. */
export function cuesAt(words: readonly string[], at: number): Cue[] {
  const word = words[at] ?? '';
  const begun = [
    ...(FIRST.get(word) ?? []),
    ...(word.endsWith("n't") ? (FIRST.get("n't") ?? []) : []),
    ...STEMS.filter(({ stem }) => word.startsWith(stem)).map(({ phrase }) => phrase),
  ];
  const found = new Map<CueKind, Cue>();
  for (const { kind, words: phrase } of begun) {
    if (!phrase.every((one, offset) => fits(words[at + offset], one))) continue;
    const to = at + phrase.length;
    if (to > (found.get(kind)?.to ?? 0)) found.set(kind, { kind, from: at, to });
  }
  return [...found.values()];
}
