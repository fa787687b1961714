/** Says plain answers in the persona's own voice: the facts stay as they are, a turn of phrase goes before or after. */
import { lean, pick } from '../../cook/seed.ts';
import { type Table, voiceOf } from '../../cook/table.ts';
import type { QuestionKind } from '../../chef/understand/questions.ts';
import { asksElsewhere, type TalkKind } from '../../chef/understand/small-talk.ts';
import { VOICES, type Voice } from '../../chef/words/voice.ts';

/** Where health is at stake nobody wants a turn of phrase. */
const SOBER: ReadonlySet<QuestionKind> = new Set([
  'food-care',
  'careful',
  'sure',
  'food',
  'contains',
]);
/** After these somebody goes and does what they were told. */
const TO_BE_DONE: ReadonlySet<QuestionKind> = new Set(['how', 'swap', 'method', 'temperature']);
const WARM: Partial<Record<TalkKind, keyof Voice>> = {
  thanks: 'pleased',
  praise: 'pleased',
  'cooked-it': 'pleased',
  hello: 'hello',
  'how-are-you': 'hello',
  bye: 'bye',
};

export function inTheirVoice(table: Table, text: string): string {
  const { tone } = table.persona;
  // A list has its own lead, and what cannot be eaten is taken note of and no more.
  if (tone === 'friendly' || /^\s*1[.)] /m.test(text) || isGrave(table)) return text;
  const place = placeFor(table, text);
  const phrase = pick(VOICES[tone][place], voiceOf(table), `voice ${place}`);
  return place === 'after' ? `${text} ${phrase}` : `${phrase} ${text}`;
}

function isGrave({ meaning, now }: Table): boolean {
  const { trouble, question, needs, care, lifted } = meaning;
  if (trouble !== undefined || (question !== undefined && SOBER.has(question))) return true;
  if (needs.allergies.length + needs.diets.length + care.length > 0) return true;
  return lifted.none || now.care.length > 0 || /\ballerg|\bintoleran|\bepi-?pen/.test(meaning.text);
}

function placeFor(table: Table, text: string): keyof Voice {
  const { question, talk } = table.meaning;
  if (asksElsewhere(table.meaning.text)) return 'aside';
  if (question !== undefined) {
    const ends = TO_BE_DONE.has(question) && /[.!]$/.test(text);
    return ends && lean(`${voiceOf(table)} side`) < 0.5 ? 'after' : 'before';
  }
  return (talk && WARM[talk]) ?? 'aside';
}
