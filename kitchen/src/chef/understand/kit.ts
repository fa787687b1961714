/** What a kitchen lacks: no oven, no blender, only a microwave. Said once, it holds. */
import { TOOLS, type Tool } from '../../cookbook/tools.ts';

/** As people call each; `TOOLS` has the order. */
const CALLED: Readonly<Record<Tool, string>> = {
  oven: 'oven|broiler',
  hob: 'hob|stove|stove ?top|cooker(?! hood)|burners?',
  grill: 'grill|barbecue|bbq',
  blender:
    'blenders?|liquidi[sz]er|smoothie maker|nutribullet|stick blender|hand blender|immersion blender',
  'food processor': 'food processor|processor|chopper',
  mixer:
    '(?:stand |hand |electric |kitchen ?aid )?mixer|kitchen ?aid|electric whisk|electric beaters',
  wok: 'wok',
  'rolling pin': 'rolling pin',
  'ice-cream machine': 'ice[ -]cream (?:machine|maker)',
  steamer: 'steamer',
  thermometer: 'thermometer',
  'cake tin': '(?:cake|baking|springform) (?:tin|pan)',
  freezer: 'freezer',
};

/** Having only this means lacking those. */
const ONLY: readonly (readonly [RegExp, readonly Tool[]])[] = [
  [/microwave|kettle|toaster(?! oven)/, ['oven', 'hob', 'grill']],
  [
    /hot ?plate|(?:frying )?pan|(?:sauce)?pan|pot|wok|camping stove|camp stove|gas ring|single (?:ring|burner)|induction (?:plate|ring)|hob|stove ?top|one (?:ring|burner)|stove/,
    ['oven'],
  ],
  // It bakes and roasts what fits in it.
  [/air ?fryer/, ['hob']],
  [/slow cooker|crock ?pot/, ['oven', 'hob']],
  [/one (?:pan|pot)/, []],
];

const LACKING =
  "(?:no|without|haven't got|don't have|do not have|doesn't have|don't own|do not own|haven't|lacking|lack|missing|(?:there's|there is|we've|i've|i have|we have) no|not (?:got|own|have))(?: got)? (?:an? |any |the |my |our |using (?:an? |the )?|turning on the |such thing as an? )?(?:working |proper |real |big )?";
const BROKEN =
  "(?:'s| is| has| just| are)*(?: (?:broken?|broke|dead|died|out of order|on the blink|kaput|bust(?:ed)?|not working|gone|broken down|packed up|out))\\b";
const ONLY_HAVE =
  /\b(?:only (?:have|got|own|has)|(?:have|got|own|has) only|(?:all|the only thing) (?:i|we)(?:'ve| have)?(?: got| have| own)?(?: is| are)|just (?:a|have|got)|cooking on|nothing but|only)\s+(?:an? |the |one )?(?:tiny |small |little )?([a-z ]{3,60})/;

/** "Microwave only", "a hotel room with just a kettle": all there is, said the other way round. */
const ALL_THERE_IS =
  /\b(microwave|air ?fryer|kettle|hot ?plate|slow cooker|toaster)(?: and (?:a )?kettle)? only\b|\b(?:just|only)(?: have| got| using| use)? (?:an? |my |the )?(microwave|air ?fryer|kettle|hot ?plate|slow cooker|toaster)\b|\b(?:dorm|hotel|hostel|motel|office)\b.*\b(microwave|kettle|air ?fryer)\b|\b(microwave|kettle)\b.*\b(?:dorm|hotel|hostel|motel)\b|\bwith (?:just |only )?(one (?:burner|ring)|single (?:burner|ring))\b/;
/** Where nobody has an oven. */
const OUTDOORS =
  /\b(?:camping|camp ?fires?|camp ?site|(?:over|on) (?:a |an |the )?(?:open )?fire|in the woods|backpacking)\b/;
const UNLIT =
  /\b(?:refuse|don't want|do not want|not going|won't|not about|hate|without having|rather not|too hot)\b[^.!?]*\b(?:turn(?:ing)?|switch(?:ing)?|put(?:ting)?|fir(?:e|ing)|us(?:e|ing)|heat(?:ing)?)\b(?: up| on)?(?: the| my| our)? oven\b/;

function onlyThing(text: string): string {
  const turned = ALL_THERE_IS.exec(text)?.slice(1).find(Boolean);
  return turned ?? ONLY_HAVE.exec(text)?.[1] ?? '';
}

const PATTERNS = TOOLS.map((tool) => ({
  tool,
  mentioned: new RegExp(`\\b(?:${CALLED[tool]})\\b`),
  missing: new RegExp(
    `\\b${LACKING}(?:(?:[a-z]+ )?[a-z]+,? (?:or|and|nor) (?:an? )?)?(?:${CALLED[tool]})\\b`,
  ),
  broken: new RegExp(`\\b(?:${CALLED[tool]})${BROKEN}`),
}));
const BY_ONLY = ONLY.map(
  ([pattern, tools]) => [new RegExp(`^(?:${pattern.source})s?\\b`), tools] as const,
);

/** Tools that folded text says are not there. */
export function readLacking(text: string): Tool[] {
  const only = onlyThing(text);
  const byOnly = BY_ONLY.filter(([pattern]) => pattern.test(only)).flatMap(([, tools]) => tools);
  const named = PATTERNS.filter(
    ({ mentioned, missing, broken }) =>
      mentioned.test(text) && (missing.test(text) || broken.test(text)),
  ).map(({ tool }) => tool);
  const unlit: readonly Tool[] = OUTDOORS.test(text) || UNLIT.test(text) ? ['oven'] : [];
  const all = new Set([...byOnly, ...named, ...unlit]);
  // An air fryer is a small oven.
  if (/^air ?fryer/.test(only)) all.delete('oven');
  return TOOLS.filter((tool) => all.has(tool));
}

/** The text without the words that told us. */
export function withoutKit(text: string): string {
  return PATTERNS.reduce(
    (rest, { missing, broken }) => rest.replace(missing, '…').replace(broken, '…'),
    text.replace(ALL_THERE_IS, '…').replace(UNLIT, '…').replace(ONLY_HAVE, '…'),
  );
}

/** "only a microwave": what there is to cook with, when that is one thing. */
export function onlyTool(text: string): string | undefined {
  return /\b(?:microwave|air ?fryer|slow cooker|kettle)\b/
    .exec(onlyThing(text))?.[0]
    ?.replace('airfryer', 'air fryer');
}
