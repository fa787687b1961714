/** Says what was changed in a dish and why, in the person's own words where taste was the reason. */
import { type AdaptedDish, isFood } from '../adapt/adapt-work.ts';
import { say, type Table } from '../table.ts';
import { keptOutFor, WHO } from '../../chef/understand/care.ts';
import { allNeeds, needsWords, sayList } from '../../say/voice/needs-words.ts';
import * as words from '../../chef/words/serving.ts';

export function changesSaid(table: Table, adapted: AdaptedDish): string[] {
  const forNeeds = adapted.changes.filter((change) => change.because.length > 0);
  const swaps = forNeeds.filter((change) => change.kind === 'swap');
  const because = [...new Set(forNeeds.flatMap((change) => change.because))];
  const said: string[] = [];
  if (swaps.length > 0)
    said.push(
      say(table, words.SWAPPED_FOR_NEEDS, {
        needs: needsWords(because),
        what: sayList([...new Set(swaps.map((swap) => swap.to))]),
      }),
    );
  else if (forNeeds.length > 0)
    said.push(say(table, words.LEFT_OUT_FOR_NEEDS, { needs: needsWords(because) }));
  const all = adapted.changes.filter((change) => change.because.length === 0);
  const kept = keptOutFor(table.kitchen.situations, table.now.care);
  const forCare = all.filter((one) => kept.some((food) => isFood(table, one.from, food)));
  if (forCare.length > 0)
    said.push(
      say(table, words.LEFT_FOR_CARE, {
        from: sayList([...new Set(forCare.map((one) => one.from))]),
        who: sayList(table.now.care.map((one) => WHO[one])),
      }),
    );
  const byTaste = all.filter((change) => !forCare.includes(change) || change.kind === 'swap');
  for (const change of byTaste.filter((one) => one.kind === 'swap'))
    said.push(say(table, words.SWAPPED_BY_TASTE, { from: change.from, to: change.to }));
  const gone = byTaste.filter((one) => one.kind === 'left out').map((one) => one.from);
  if (gone.length > 0) said.push(leftOutSaid(table, gone));
  // "Vegan chocolate cake" is the name of a dish before it is a wish.
  const title = adapted.original.title.toLowerCase();
  const asked = allNeeds(table.meaning.needs).filter((one) => !title.includes(one.toLowerCase()));
  const facts = table.kitchen.cookbook.facts.get(adapted.original.slug);
  const edge =
    asked.includes('Keto') && facts?.mayContain.has('Keto') && adapted.changes.length === 0;
  if (edge && !facts?.contains.has('Keto')) said.push(say(table, words.KETO_EDGE));
  else if (asked.length > 0 && forNeeds.length === 0)
    said.push(say(table, words.ALREADY_FITS, { needs: needsWords(asked) }));
  return said;
}

/** All that was left out in one sentence, by the names the person used: "garlic" for garlic powder. */
function leftOutSaid(table: Table, gone: readonly string[]): string {
  const { kitchen, now } = table;
  const said = gone.map(
    (name) => now.avoid.find((food) => isFood({ kitchen }, name, food))?.said ?? name,
  );
  const foods = [...new Set(said)];
  // Whether "is" or "are" would be right depends on the list, so no verb is used for more than one.
  const plain = words.LEFT_OUT_BY_TASTE.filter((one) => !/\b(?:is|has|was)\b/.test(one));
  const many = foods.length > 1 || /[^s]s$/.test(foods[0] ?? '');
  const variants = many && plain.length > 0 ? plain : words.LEFT_OUT_BY_TASTE;
  return say(table, variants, { from: sayList(foods, 'or') });
}
