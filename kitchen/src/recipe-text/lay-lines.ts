/** Splits a recipe's text or HTML into lines without markup, one list item each, marked as heading, bullet, number or plain. */
import { htmlToLines } from './html-to-text.ts';
import { findHeading, isNameLabel } from './part-words.ts';

export interface TextLine {
  readonly text: string;
  /** How it was set off: a heading's marks, a bullet, a number, or nothing. */
  readonly mark: 'heading' | 'bullet' | 'number' | '';
  /** Whether a blank line stands before it. */
  readonly isApart: boolean;
}

const MOST_LINES = 600;
const TAGS = ['<li', '<p>', '<p ', '<br', '<div', '<h1', '<h2', '<h3', '<ul'];
const BULLETS = '-*•·–—+▢☐□◦●○▪►✓✔✅☑→';
/** What a page sets as a heading is marked as one. */
const HEAD = /<h[1-6](?:\s[^>]{0,200})?>/gi;
const BOX = /^\[[ xX]?\]\s*/;
/** Pictures before a line stand for its bullet; their joints and colours of skin belong to them. */
const PICTURE = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u200D)$/u;
const NUMBER = /^(?:step\s+)?(\d{1,2})(?:\s*[.):](?=\s)|\uFE0F?\u20E3)\s*/i;
const STEP_ALONE = /^step\s+\d{1,2}\W*$/i;
const RULE = /^[-=_*~\s]{3,}$/;
const TABLE_RULE = /^[|\s:-]+$/;

/** Never throws; takes time linear in the length of the text. */
export function layLines(text: string): TextLine[] {
  const isHtml = TAGS.some((tag) => text.toLowerCase().includes(tag));
  const raw = isHtml
    ? htmlToLines(text.replace(HEAD, '$&# '))
    : text.replace(/\r\n?/g, '\n').split('\n');
  const lines: TextLine[] = [];
  let isApart = true;
  for (const one of raw.slice(0, MOST_LINES)) {
    const line = readMarks(one, isApart);
    isApart = line === undefined;
    if (line) lines.push(...openLine(line));
  }
  return lines;
}

/** Undefined for what only parts: a blank line, a rule, "Step 2" by itself. */
function readMarks(raw: string, isApart: boolean): TextLine | undefined {
  let text = raw
    .replace(/[\u200B\u200E\u200F\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  while (text.startsWith('>')) text = text.slice(1).trim();
  if (text === '' || RULE.test(text) || TABLE_RULE.test(text) || text.startsWith('```'))
    return undefined;
  if (STEP_ALONE.test(text)) return undefined;
  if (text.startsWith('|')) return { text: cellsOf(text), mark: 'bullet', isApart };
  let mark: TextLine['mark'] = '';
  if (text.startsWith('#')) {
    mark = 'heading';
    text = text.replace(/^#+\s*/, '');
  }
  const isBold = /^(?:\*\*|__)[^*_]+(?:\*\*|__):?$/.test(text);
  if (isBold) mark = 'heading';
  text = text.replace(/\*\*|__|`/g, '');
  const bare = withoutBullet(text);
  if (bare !== text) {
    text = bare;
    mark ||= 'bullet';
  }
  const number = NUMBER.exec(text);
  if (number) {
    text = text.slice(number[0].length);
    mark ||= 'number';
  }
  text = text.replace(/[*_]{1,2}$/, '').trim();
  return text === '' ? undefined : { text, mark, isApart };
}

function withoutBullet(text: string): string {
  let rest = withoutPictures(text);
  if (BULLETS.includes(rest.charAt(0)) && rest.length > 1) rest = rest.slice(1).trimStart();
  return rest.replace(BOX, '');
}

function withoutPictures(text: string): string {
  const signs = [...text];
  const isPicture = (sign: string) => PICTURE.test(sign) || sign === ' ';
  const from = signs.findIndex((sign) => !isPicture(sign));
  const to = signs.findLastIndex((sign) => !isPicture(sign));
  return signs.slice(Math.max(0, from), to + 1).join('');
}

/** The amount first, whichever cell holds it. */
function cellsOf(row: string): string {
  const cells = row
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean);
  if (cells.length < 2) return cells.join('');
  const amount = cells.find((cell) => /\d/.test(cell));
  if (amount === undefined) return cells[0] ?? '';
  return [amount, ...cells.filter((cell) => cell !== amount)].join(' ');
}

/** "Ingredients: flour, milk. Method: stir" is a heading, what stands under it, and so again. */
function openLine(line: TextLine): TextLine[] {
  const pieces = cutAtLabels(line.text);
  return pieces.flatMap((text, at): TextLine[] => {
    const isApart = line.isApart && at === 0;
    const people = at === 0 && pieces.length === 1 ? cutBeforePeople(text) : -1;
    if (people > 0)
      return [
        { ...line, text: text.slice(0, people).trim(), isApart },
        { text: text.slice(people).replace(/^[^\p{L}]+/u, ''), mark: '', isApart: false },
      ];
    const colon = text.indexOf(':');
    const label = colon > 0 ? text.slice(0, colon) : '';
    const rest = text.slice(colon + 1).trim();
    const part = label === '' ? undefined : findHeading(label);
    if (part !== undefined && rest !== '' && !isSpoken(label))
      return [
        { text: label, mark: 'heading', isApart },
        ...itemsOf(rest, part === 'instructions').map(
          (item): TextLine => ({ ...item, isApart: false }),
        ),
      ];
    if (label !== '' && isNameLabel(label) && rest !== '' && at === 0)
      return [{ text: rest, mark: 'heading', isApart }];
    const items = at === 0 && pieces.length === 1 ? bulletsIn(text) : [text];
    if (items.length > 1)
      return items.map((item, place) => ({
        text: item,
        mark: place > 0 ? 'bullet' : line.mark,
        isApart: isApart && place === 0,
      }));
    return [{ ...line, text, isApart }];
  });
}

/** Where "Thai curry - serves 4" goes on with for how many it is; -1 where it does not. */
function cutBeforePeople(text: string): number {
  const at = text.search(
    /\s?[-–—,|:]\s*(?:it )?(?:serves|feeds|makes|for) \d[\d–-]*(?: \p{L}+)?$/iu,
  );
  return text.length <= LONGEST_NAME ? at : -1;
}

const LONGEST_NAME = 100;

/** "Note: ..." and "Tip: ..." are lines of their own and no headings. */
function isSpoken(label: string): boolean {
  return findHeading(label) === 'tips';
}

/** Cuts before a label that follows a sentence: "... of 1 lemon. Method: boil". */
function cutAtLabels(text: string): string[] {
  const cuts = [0];
  for (let colon = text.indexOf(':'); colon > 0; colon = text.indexOf(':', colon + 1)) {
    const before = text.slice(Math.max(0, colon - 40), colon);
    const stop = Math.max(
      before.lastIndexOf('. '),
      before.lastIndexOf('; '),
      before.lastIndexOf('! '),
    );
    if (stop < 0) continue;
    const label = before.slice(stop + 2);
    const part = findHeading(label);
    if (part === 'ingredients' || part === 'instructions') cuts.push(colon - label.length);
  }
  return cuts.map((from, at) => text.slice(from, cuts[at + 1]).trim()).filter(Boolean);
}

const BULLET_WITHIN = /\s+[•▢☐◦●]\s+/;

function bulletsIn(text: string): string[] {
  return text
    .split(BULLET_WITHIN)
    .map((one) => one.trim())
    .filter(Boolean);
}

/** "1. Stir. 2. Bake." and "- 2 eggs - 100 g flour" on one line. */
function itemsOf(text: string, areSteps: boolean): Omit<TextLine, 'isApart'>[] {
  const numbered = cutAtNumbers(text);
  if (numbered.length > 1) return numbered.map((one) => ({ text: one, mark: 'number' }));
  const bullets = bulletsIn(` ${text}`);
  if (bullets.length > 1) return bullets.map((one) => ({ text: one, mark: 'bullet' }));
  const dashed = areSteps ? [text] : text.split(/\s+[-–*]\s+(?=\d)/);
  return dashed.map((one) => ({
    text: withoutBullet(one),
    mark: dashed.length > 1 ? 'bullet' : '',
  }));
}

/** Only where the numbers run 1, 2, 3: "for 2. Then" is no list. */
function cutAtNumbers(text: string): string[] {
  const cuts: { from: number; to: number }[] = [];
  for (const found of text.matchAll(/(?:^|\s)(\d{1,2})[.)]\s+(?=\S)/g)) {
    if (Number(found[1]) === cuts.length + 1)
      cuts.push({ from: found.index, to: found.index + found[0].length });
  }
  return cuts.map(({ to }, at) => text.slice(to, cuts[at + 1]?.from).trim()).filter(Boolean);
}
