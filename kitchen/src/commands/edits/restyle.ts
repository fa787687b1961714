/** Command: makes the current recipe fit a diet, free of an allergen, or lighter, cheaper, for a toddler; else offers another dish. */
import { adapt } from '../../cook/adapt/adapt.ts';
import { bendingOf, type Choice, choose } from '../../cook/choose/choose.ts';
import { withDiets } from '../../cook/table.ts';
import { likeThis } from '../../cook/wish.ts';
import { dishLines } from '../../cookbook/dish-lines.ts';
import type { Edit, Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { check } from '../../safety/verdict/check.ts';
import { tell } from '../../say/told.ts';
import { freeOf } from '../../say/voice/needs-words.ts';
import type { Allergen, Diet, Needs } from '../../vocabulary.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import { bookDish, choiceOfCard } from './card-choice.ts';
import { hotItems } from './change-amounts.ts';
import { changeFoods } from './change-foods.ts';
import { says } from './clause-foods.ts';
import { editCard, offerDish, withCard } from './edited-card.ts';
import { heat } from './heat.ts';
import { nounOf } from './said-food.ts';
import { editsForStyle, STYLES } from './styles.ts';

/**
 * Needs a card and a diet or a character. A diet becomes the edits that make this card so; a character the two or three
 * that do most. Refuses, with an offer of another dish, where the dish cannot be made so. Undefined for a character
 * that nobody knows edits for.
 */
export const restyle: Command = (context, memo, clause) => {
  const { card } = memo;
  if (!card) return undefined;
  // "With less salt" is about one food and no other character of the dish.
  if (clause.foods.some(({ role }) => role === 'less' || role === 'more'))
    return changeFoods(context, memo, { ...clause, act: 'adjust' });
  const [diet] = clause.diets;
  const moods = clause.wish.moods.map(({ label }) => label);
  if (
    !diet &&
    (moods.includes('spicy') || moods.includes('mild')) &&
    !moods.includes('good with children')
  )
    return heat(context, memo, clause);
  const allergy = clause.needs.allergies[0];
  if (diet) return inDiet(context, memo, diet);
  const choice = choiceOfCard(context.table, memo);
  if (allergy && choice && isFreeBefore(context, memo, allergy))
    return {
      memo,
      told: [
        tell('edits.style-already', {
          dish: nounOf(choice.adapted.dish.title),
          style: freeOf(allergy),
        }),
      ],
    };
  // An allergy that was told of is a need of the table by now, and the card is fitted to it as it is made.
  if (allergy)
    return choice
      ? {
          memo: withCard(memo, card),
          told: [tell('edits.made-so', { style: freeOf(allergy) })],
          servesCard: true,
          choice,
        }
      : refused(context, memo, freeOf(allergy));
  return choice && inStyle(context, memo, choice, clause);
};

/** Whether the card had none of it before it was asked for. */
function isFreeBefore({ table, before }: CommandContext, memo: Memo, allergy: Allergen): boolean {
  const then = choiceOfCard({ ...table, heard: before }, memo);
  const lines = then ? dishLines(then.adapted.dish) : [];
  const needs = { allergies: [allergy], diets: [] };
  return then !== undefined && check(table.kitchen.rules, lines, needs).findings.length === 0;
}

function inStyle(
  context: CommandContext,
  memo: Memo,
  choice: Choice,
  clause: ReadClause,
): Outcome | undefined {
  const isSmall = clause.situations.some((one) => one === 'baby' || one === 'toddler');
  const style = STYLES.find(
    ({ name, words }) => says(clause, words) || (isSmall && name === 'toddler'),
  );
  if (!style) return undefined;
  if (style.name === 'freezing')
    return editCard(context, memo, [{ kind: 'method', method: 'freezing' }], () => [
      tell('edits.freezing-noted'),
    ]);
  if (style.name === 'one-pot') {
    const { keywords, title } = choice.adapted.dish;
    const vessels = new Set(
      choice.adapted.dish.steps.flatMap((step) =>
        step.flatMap((piece) => (piece.kind === 'cookware' ? [piece.text] : [])),
      ),
    );
    const isOne =
      vessels.size <= 1 || keywords.some((word) => word === 'one-pot' || word === 'one-pan');
    const message = isOne ? 'edits.style-already' : 'edits.no-one-pot';
    return { memo, told: [tell(message, { dish: nounOf(title), style: style.name })] };
  }
  const edits = editsForStyle(context, choice, style.name);
  if (edits.length === 0)
    return {
      memo,
      told: [
        tell('edits.style-already', { dish: nounOf(choice.adapted.dish.title), style: style.name }),
      ],
    };
  const { ingredients } = choice.adapted.dish;
  const hot = hotItems(choice.adapted).flatMap((at) => ingredients[at]?.name ?? []);
  const foods = edits.flatMap((edit) =>
    edit.kind === 'swap'
      ? [edit.from]
      : 'food' in edit
        ? [edit.food]
        : edit.kind === 'heat'
          ? hot
          : [],
  );
  return editCard(context, memo, edits, () => [
    foods.length > 0
      ? tell(edits[0]?.kind === 'add' ? 'edits.added' : `edits.style-${style.name}`, {
          foods: [...new Set(foods)],
          into: [...new Set(edits.flatMap((edit) => (edit.kind === 'swap' ? [edit.to] : [])))],
          food: nounOf(foods[0] ?? ''),
        })
      : tell('edits.style-children'),
  ]);
}

/** What fitting it to the diet changes, as edits of this card alone. */
function inDiet(context: CommandContext, memo: Memo, diet: Diet): Outcome | undefined {
  const { table } = context;
  const style = freeOf(diet);
  const { person } = table.heard;
  const needsOf = { ...person, needs: withoutDiet(person.needs, diet) };
  const plain = { ...table, heard: { ...table.heard, person: needsOf } };
  const choice = choiceOfCard(plain, memo) ?? choiceOfCard(table, memo);
  if (!choice || !memo.card) return refused(context, memo, style, diet);
  const { dish } = choice.adapted;
  const bending = bendingOf(table);
  const { allergies, diets } = bending.needs;
  const needs = { allergies, diets: [...new Set([...diets, diet])] };
  // The cookbook's dish is asked, since what is made of an edited one is remembered nowhere.
  const bent = adapt({ ...table.kitchen, cookbook: { ...table.kitchen.cookbook } }, dish, {
    ...bending,
    needs,
  });
  if (!bent) return refused(context, memo, style, diet);
  if (bent.changes.length === 0)
    return { memo, told: [tell('edits.style-already', { dish: nounOf(dish.title), style })] };
  // As a need of the table it is kept by itself.
  if (table.heard.person.needs.diets.includes(diet)) {
    const made = choiceOfCard(table, memo);
    if (!made) return refused(context, memo, style, diet);
    return {
      memo: withCard(memo, memo.card),
      told: [toldOf(bent.changes, style)],
      servesCard: true,
      choice: made,
    };
  }
  const edits = bent.changes.map(
    ({ kind, from, to }): Edit =>
      kind === 'swap' ? { kind: 'swap', from, to } : { kind: 'leave out', food: from },
  );
  const made = editCard(context, memo, edits, () => [toldOf(bent.changes, style)]);
  const lines = made?.choice ? dishLines(made.choice.adapted.dish) : [];
  const isSo = check(table.kitchen.rules, lines, { allergies: [], diets: [diet] });
  // What could not be changed may be what it hangs on.
  return isSo.findings.some(({ certainty }) => certainty === 'contains')
    ? refused(context, memo, style, diet)
    : made;
}

function toldOf(changes: readonly { kind: string; from: string; to: string }[], style: string) {
  const into = [...new Set(changes.filter(({ kind }) => kind === 'swap').map(({ to }) => to))];
  return into.length > 0
    ? tell('edits.made-so-with', { style, foods: into.slice(0, 4) })
    : tell('edits.made-so', { style });
}

function withoutDiet(needs: Needs, diet: Diet) {
  return { ...needs, diets: needs.diets.filter((one) => one !== diet) };
}

/** Another dish of its kind is offered where this one cannot be made so. */
function refused(
  { table: plain }: CommandContext,
  memo: Memo,
  style: string,
  diet?: Diet,
): Outcome | undefined {
  // What is offered in its place has to be so, too.
  const table = withDiets(plain, diet ? [diet] : []);
  const dish = memo.card && bookDish(table, memo.card.slug);
  if (!dish) return undefined;
  const told = [tell('edits.cannot-be', { style })];
  const [other] = choose(table, likeThis(dish, table.wish), 1, new Set([dish.slug]));
  if (!other) return { memo, told };
  const { title } = other.adapted.dish;
  return offerDish(memo, other.adapted.original, [
    ...told,
    tell('edits.other-dish', { dish: nounOf(title) }),
  ]);
}
