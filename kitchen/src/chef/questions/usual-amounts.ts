/** How much of a food to reckon for one person. */

interface Amount {
  readonly pattern: RegExp;
  /** Per person, in `unit`. */
  readonly each: number;
  readonly unit: string;
  readonly note: string;
}

const ROWS = `
rice|basmati | 75 | g | uncooked, as a side; 90 g as a main
pasta|spaghetti|macaroni | 100 | g | dry, as a main
noodles | 75 | g | dry
couscous|bulgur | 60 | g | dry
quinoa | 60 | g | dry
lentils?|beans|chickpeas | 70 | g | dry, or about half a tin
oats|porridge | 50 | g | with twice as much liquid by volume
potato(?:es)? | 200 | g | raw
vegetables|veg|carrots|broccoli | 150 | g | raw, over all kinds
salad|lettuce|leaves | 40 | g | of leaves
whole chicken|roast chicken | 400 | g | weighed with bones
chicken|turkey | 150 | g | boneless, or 250 g with bones
steak | 200 | g | boneless
beef|pork|lamb|meat|mince|roast | 150 | g | boneless, or 250 g with bones
fish|salmon|cod | 150 | g | fillet, or 300 g whole
prawns?|shrimps? | 120 | g | peeled
mussels|clams | 500 | g | in the shell
tofu | 125 | g | as a main
eggs? | 2 | | as a main
cheese | 60 | g | on a board after a meal
soup | 300 | ml | as a starter; 450 ml as a main
bread | 80 | g | on the side
cake | 100 | g | a slice
ice cream | 100 | ml | two scoops
stuffing | 75 | g | cooked
gravy|sauce | 75 | ml | poured over
water | 500 | ml | to drink with the meal
coffee | 10 | g | for a mug of 170 ml
`;

const AMOUNTS: readonly Amount[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [names = '', each = '', unit = '', note = ''] = splitRow(row);
    return {
      pattern: new RegExp(`\\b(?:${names})\\b`),
      each: Number(each),
      unit: unit.trim(),
      note,
    };
  });

/** Columns are parted by a bar between spaces; the names themselves hold bare bars. */
function splitRow(row: string): string[] {
  return row.split(/(?<= )\|(?: |$)/).map((one) => one.trim());
}

/** The usual amount of the food that the folded question names, for so many people. */
export function findAmount(
  text: string,
  people: number,
): { said: string; amount: string; each: string; note: string } | undefined {
  for (const { pattern, each, unit, note } of AMOUNTS) {
    const said = pattern.exec(text)?.[0];
    if (said)
      return { said, amount: inUnits(each * people, unit), each: inUnits(each, unit), note };
  }
  return undefined;
}

function inUnits(value: number, unit: string): string {
  if (unit === 'g' && value >= 1000) return `${Math.round(value / 100) / 10} kg`;
  if (unit === 'ml' && value >= 1000) return `${Math.round(value / 100) / 10} l`;
  return unit ? `${value} ${unit}` : String(value);
}
