/** Burgers, tacos, rolls and cakes: they show what they hold, and only what they hold. */
import {
  area,
  blob,
  dashes,
  dot,
  hoop,
  line,
  oval,
  SHADE,
  slab,
  specks,
  sunflower,
} from '../shapes.ts';
import { lightness, mix, type Tones, tonesOf } from '../tones.ts';
import { around, cast, type Draw, lit, solid, type Within } from './solids.ts';

const holds = (within: Within | undefined, ...names: readonly string[]): string | undefined =>
  within?.motifs.find((motif) => names.includes(motif.name))?.colour;

/** The colours of what is inside, the best seen first; `otherwise` when nothing is known of it. */
function fillings(within: Within | undefined, otherwise: string): string[] {
  const seen = within?.motifs.filter(({ role }) => role === 'main' || role === 'piece') ?? [];
  return seen.length > 0 ? seen.map((motif) => motif.colour) : [otherwise];
}

const FRILL = 'M-16-42C-16-58 16-58 16-42Z';

/** What sticks out between the halves of a bun, the lowest first. */
function layers(within: Within | undefined): string {
  const leaf = holds(within, 'lettuce', 'spinach', 'kale', 'cabbage');
  const red = holds(within, 'tomato', 'beetroot', 'pepperred', 'pineapple');
  const sheet = holds(within, 'cheesesheet', 'mozzarella');
  const ring = holds(within, 'redonion', 'onion', 'onionstrips');
  const slice = holds(within, 'gherkin', 'avocado', 'cucumber', 'bacon');
  return (
    (leaf
      ? around(9, 10, area(FRILL, mix(leaf, '3f7a28', 0.2))) +
        around(9, 30, area('M-12-42C-12-54 12-54 12-42Z', leaf))
      : '') +
    (red ? dot(24, 28, 27, mix(red, '7a1a10', 0.2)) + dot(-26, 24, 27, red) : '') +
    (ring ? hoop(-28, -28, 19, ring, 5) + hoop(31, -20, 17, ring, 5) : '') +
    (slice ? dot(-6, 44, 13, mix(slice, '23300c', 0.25)) + dot(-6, 43, 11, slice) : '') +
    (sheet
      ? `<g transform="rotate(14)">${slab(-40, -40, 80, 80, 6, mix(sheet, '8a4a0c', 0.25))}${slab(-40, -42, 79, 79, 6, sheet)}</g>`
      : '')
  );
}

const SHELL = 'M-33 14C-33-18-14-27 0-27S33-18 33 14C20 18-20 18-33 14Z';
const ROLL = 'M-42-13C-20-16 20-16 42-13C47-7 47 7 42 13C20 16-20 16-42 13C-47 7-47-7-42-13Z';

const BUN =
  'M-46-10C-44-22-20-25 0-25S44-22 46-10C49-2 49 6 46 14C42 24-42 24-46 14C-49 6-49-2-46-10Z';

/** A round cake with one piece drawn out, so that its crumb and its filling are seen. */
function cut(t: Tones, within: Within | undefined): string {
  const [top = t.base, ...others] = within?.colours ?? [];
  const iced = lightness(top) > 0.8;
  const crumb = tonesOf(
    iced ? (others.find((colour) => lightness(colour) < 0.75) ?? 'c98f4a') : top,
  );
  const [cream = crumb.pale, jam = cream] = others.filter((colour) => colour !== crumb.base);
  const side = (x: number, y: number) =>
    area(`M0 0L${x} ${y}V${y + 21}L0 21Z`, crumb.dark) +
    area(`M0 2L${x} ${y + 2}V${y + 19}L0 19Z`, crumb.base) +
    area(`M0 7L${x} ${y + 7}V${y + 11}L0 11Z`, cream) +
    area(`M0 10L${x} ${y + 10}V${y + 13}L0 13Z`, jam);
  const disc = 'A60 52 0 1 1 40-39Z';
  // Each is covered by the next, so that only its lower edge is seen.
  const band = (low: number, fill: string) =>
    area(`M-60 0V${low}A60 52 0 0 0 60 ${low + 6}V4Z`, fill);
  return `<g transform="translate(0-9)">${
    `<path d="M0 22L60 28${disc}" fill="#${SHADE}" transform="translate(4 7)"/>` +
    band(22, crumb.dark) +
    band(20, crumb.base) +
    band(14, jam) +
    band(11, cream) +
    band(8, crumb.base) +
    side(60, 6) +
    area(`M0 0L60 6${disc}`, t.dark) +
    area('M-2-3L57 2A58 50 0 1 1 37-40Z', t.base) +
    line('M-48-18C-40-34-24-44-4-46', t.light, 4)
  }</g>`;
}

export const filled: Readonly<Record<string, Draw>> = {
  burger: (t, _chance, within) =>
    dot(3, 6, 54, SHADE) +
    layers(within) +
    dot(1, 6, 46, '6b3518') +
    dot(-1, -1, 45, t.dark) +
    dot(-3, -4, 41, t.base) +
    oval(-17, -22, 15, 7, t.light, -40) +
    line('M8 24C18 20 26 12 29 2', t.dark, 3),
  taco: (t, chance, within) => {
    const inside = fillings(within, mix(t.dark, '7a3a1c', 0.5));
    return (
      cast('M-32 14C-32-22-12-32 0-32S32-22 32 14Z', 2.5, 4) +
      area('M-32 10C-32-26-12-36 0-36S32-26 32 10Z', t.dark) +
      sunflower(0, -24, 26, 9, 9, chance, 0.7)
        .map(([x, y], at) => dot(x, y, 6.5, inside[at % inside.length] as string))
        .join('') +
      area(SHELL, t.base) +
      area('M-26 9C-22-10-12-19 0-20C-12-13-18-4-20 9Z', t.light) +
      oval(8, -8, 4.5, 2.6, t.dark, 20) +
      oval(18, 4, 4.5, 2.6, t.dark, 20) +
      oval(-4, 6, 4.5, 2.6, t.dark, 20)
    );
  },
  summerroll: (_t, chance, within) => {
    const inside = fillings(within, '9dbf6a').slice(0, 3);
    return (
      cast(ROLL) +
      area(ROLL, 'eee6d6') +
      inside
        .map((colour, at) =>
          dashes(sunflower(at * 2 - 2, 0, 34, 8, 9, chance), 13, 5, colour, () => at * 0.42 + 0.04),
        )
        .join('') +
      `<g opacity=".42">${area(ROLL, 'fdf9f0')}</g>` +
      line('M-36-8C-12-11 12-11 34-8', 'ffffff', 2.6)
    );
  },
  maki: (t, _chance, within) => {
    const [first, second] = fillings(within, t.base).map(tonesOf);
    return (
      dot(1.8, 3, 19, SHADE) +
      dot(0, 0, 19, '1f2c27') +
      dot(-0.4, -0.4, 16.5, 'f9f4e8') +
      specks(
        [
          [-11, -4],
          [-8, 8],
          [8, -9],
          [11, 4],
          [0, 12],
          [-2, -12],
        ],
        3,
        'e6dcc6',
      ) +
      dot(0, 0, 8, first?.dark ?? t.dark) +
      area('M-7-1C-5-7 3-8 7-3L1 2Z', first?.base ?? t.base) +
      area('M-7 1L1 3L5 6C1 9-5 8-7 1Z', second?.base ?? first?.light ?? t.light)
    );
  },
  longbun: (t, chance, within) => {
    const inside = fillings(within, 'b8542e');
    return (
      cast(BUN, 3, 5) +
      area(BUN, t.dark) +
      lit(BUN, t.base, 0.95, 1) +
      line('M-34-12C-14-16 14-16 34-12', t.light, 4) +
      line('M-40 2C-14-1 14-1 40 2', 'f6e2b6', 17) +
      line('M-42 1C-14-2 14-2 42 1', mix(inside[0] as string, '4a1408', 0.3), 13) +
      line('M-41 0C-14-3 14-3 41 0', inside[0] as string, 9) +
      specks(
        sunflower(0, 0, 34, 5, 10, chance, 0.8),
        5,
        inside[1] ?? mix(inside[0] as string, 'fff0c8', 0.35),
      )
    );
  },
  sandwich: (t, _chance, within) => {
    const inside = fillings(within, 'e9b95c').slice(0, 4);
    const layer = (at: number, fill: string) =>
      `<path d="M-38 ${at}q9 5 19 0t19 0 19 0 19 0" stroke="#${fill}" stroke-width="7"/>`;
    const deep = 8 + inside.length * 6;
    return (
      cast(`M-42 0L0-34 42 0V${deep + 12}H-42Z`, 3, 5) +
      area(`M-42-2L0-36 42-2V${deep + 11}H-42Z`, 'b9793a') +
      area('M-37-3L0-32 37-3Z', t.base) +
      area('M-42-2H42V8H-42Z', t.light) +
      area(`M-42 ${deep}H42V${deep + 11}H-42Z`, t.light) +
      area(`M-41 7H41V${deep}H-41Z`, mix(inside[0] as string, '5a2a12', 0.45)) +
      inside.map((fill, at) => layer(11 + at * 6, fill)).join('')
    );
  },
  wholecake: (t, _chance, within) => cut(t, within),
  vineroll: (t) =>
    solid('M-21-9C-8-12 8-12 21-9C26-5 26 5 21 9C8 12-8 12-21 9C-26 5-26-5-21-9Z', t, 0.92) +
    line('M-19-2C-7-6 7-6 19-2M-10-5L-6 7M5-6L9 6', t.dark, 1.4),
  stuffedpepper: (t, chance, within) => {
    const inside = fillings(within, 'b9743c');
    const d = blob(1, 1, 27, 14, chance, 0.12, 9);
    return (
      line('M38-1C46-4 50-2 54-6', '5f8f3a', 6) +
      solid(
        'M-40 0C-40-20-18-24 4-22C28-22 42-14 41 2C40 17 24 23 2 22C-20 23-40 18-40 0Z',
        t,
        0.93,
      ) +
      area(d, mix(inside[0] as string, '4a1e0c', 0.35)) +
      lit(d, inside[0] as string, 0.9, 0.6) +
      specks(sunflower(0, 0, 21, 9, 12, chance, 0.8), 5, mix(inside[1] ?? 'f6e3b4', 'f6e3b4', 0.5))
    );
  },
};
