/** Recognises sentences around a recipe that are said to the reader: "Can you check this for my nut allergy?" */
import { plainWords } from './part-words.ts';

/** Words by which somebody speaks to somebody. */
const ADDRESS = new Set(
  'please thanks hi hello hey im ive id allergic allergy coeliac celiac intolerant'.split(' '),
);
const ASKS = [
  'can you',
  'could you',
  'can we',
  'can i',
  'would you',
  'will you',
  'can this',
  'could this',
  'check',
  'help',
  'is this',
  'is it',
  'is that',
  'are these',
  'does',
  'do you',
  'what',
  'how',
  'which',
  'why',
  'should',
  'any',
  'make it',
  'make this',
  'turn this',
  'turn it',
  'convert',
  'scale',
  'adapt',
  'swap',
  'save this',
  'keep this',
  'i have',
  'i found',
  'i want',
  'i need',
  'i am',
  'i would',
  'i love',
  'i cannot',
  'i cant',
  'here is',
  'heres',
  'here you',
  'this is',
  'found this',
  'my wife',
  'my husband',
  'my son',
  'my daughter',
  'for my',
  'tell me',
  'thank',
  'sorry',
  'recipe below',
  'recipe',
  'without',
  'in grams',
  'in cups',
  'halve it',
  'double it',
  'so i',
  'ok so',
  'pasting',
  'write this',
];

/** What is said so is never a step, even where it begins with a deed. */
export function isRequest(text: string): boolean {
  if (text.trim().endsWith('?')) return true;
  const words = plainWords(text.slice(0, 300)).split(' ');
  const [first = '', second = ''] = words;
  return (
    words.some((word) => word === 'please' || word === 'pls') ||
    (first === 'make' && (second === 'it' || second === 'this'))
  );
}

/** @param isApart whether it stands off from the lists: what could be a step is none there */
export function isTalk(text: string, isApart: boolean): boolean {
  if (text.trim().endsWith('?')) return true;
  const words = plainWords(text.slice(0, 300)).split(' ');
  const said = `${words.slice(0, 5).join(' ')} `;
  if (isApart && /^for \d/.test(said)) return true;
  return (
    (isApart || text.length > LONG || words.some((word) => ADDRESS.has(word))) &&
    (words.some((word) => ADDRESS.has(word)) || ASKS.some((one) => said.startsWith(`${one} `)))
  );
}

const LONG = 60;
