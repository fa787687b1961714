/** Writes how a message was understood as lines of text, for the command line and the developers' page. */
import type { ExplainedReading, ExplainedTurn } from '@saffron/kitchen/chef/explain';

export function readingText({ words, acts, needs }: ExplainedReading): string {
  return [
    `words: ${words.join(' ')}`,
    ...acts.flatMap(({ act, chance, second, said, foods, commands }) => [
      `${act} ${chance.toFixed(2)} (else ${second}): "${said}"`,
      ...foods.map((food) => `  ${food.role} ${food.chance.toFixed(2)}: ${food.said}`),
      `  commands: ${commands.join(', ')}`,
    ]),
    ...needs.map(
      ({ said, polarity, holder, cue }) =>
        `need: ${said} is ${polarity} for ${holder}${cue === undefined ? '' : ` (${cue})`}`,
    ),
  ].join('\n');
}

export function turnText(turn: ExplainedTurn): string {
  return [
    `on the table: ${turn.state}`,
    readingText(turn),
    `told: ${turn.told.join(', ')}`,
    `reply: ${turn.reply}`,
    `memo: ${JSON.stringify(turn.memo, undefined, 1)}`,
  ].join('\n');
}
