/** Plain colour words of a cookbook become paint: a food and its hue first, then how deep or pale it is. */

import { wordTable } from '../word-table.ts';
import { lightness, mix } from './tones.ts';

/** hue word, then its own paint, then foods that are that hue with theirs. */
const PAINTS = `
red cf3a2a: tomato d9402b, chilli cf2a1e, paprika cb4a20, brick b3452a, ruby ab1f3a, beetroot 8f1f4b, wine 74202f,
  strawberry dc3346, flame de4a20, fiery dd4420, glossy c2301f, glowing dc3a1f, rust b04a26, pepper d23b27, chorizo bd4427,
  coral e8694c, bean 8f3527, orange e0582a, brown 94482c
orange ea8830: carrot ee8129, pumpkin e88b2c, cheddar f0a43c, salmon f2906a, amber e2902f, rust cd6a2c, burnt d2742c, fiery e25f22, red e0582a
yellow f4c744: yolk f8b322, egg f7cb52, lemon f6d644, saffron f2ac20, turmeric ebae20, corn f6c83f, banana f5e09a, mango f8ab28,
  pineapple f3cf48, apple eedc8a, golden efb63c, amber e5a233
gold e9b445: saffron f2ac20, golden e9b445, hazy e5c676
golden d89a3e: golden d89a3e
amber d68a2e: golden dd9c37
green 68a042: parsley 4f9136, coriander 5a9d3b, basil 3f8a3a, mint 56a65c, dill 6f9f48, thyme 72894f, rosemary 5d7a55, spinach 3d7236,
  leaf 5a9842, herb 5a9440, spring 8aba4b, chive 6aa545, lettuce 93bf52, cucumber 86ba62, courgette 76a546, avocado aac35c,
  lime a8c639, pea 7cb342, olive 84853b, pistachio a5b860, kale 437440, jade 63ab7a, cabbage bcd283, celery b7cf7c, apple b5cf63,
  pepper 5fa03b, bay 69804c, oregano 66864a, okra 6f9a45, grape afc764, gherkin 7f9440, tomatillo 97b24a, seed 718c4b, bean 6f9f3f
purple 763f70: onion a9608c, beetroot 7f2450, aubergine 512b50
pink ea9d98: salmon f39b7c, prawn f29a78, coral f08a6c, bacon d47767, ham eaa09b, rose e28f9a, rosy e08f86, radish dd5f83,
  plum 9c4460, grapefruit f0826d, dusky d98c80
brown 96602f: golden cf8c3a, cinnamon b0703a, chocolate 54301e, cocoa 633f2a, coffee 5c3b28, mahogany 743823, russet 9c5630,
  earthy 8a6140, earth 8a6140, rust a3532a, amber b8712c, soy 74482a, peanut bd8850, raisin 5f3a2c, charred 5a3826, warm a86a38,
  lacquer 7f3d1d, tawny b57a40, wheat d6ab68, grey 9a8573, burnt 7c4a26, rosy a86350, bean 7d4a30, red 8f4526, black 38241c
black 2f2826: olive 3a302f, nori 26352c, charred 33261f, pepper 332c28
white f7f1e4: ivory f5ecd6, pearl f4efe3, rice f7f2e6, feta faf6ec, mozzarella faf5e9, sesame f0e2c2, cream f8eed6, snow fbf8f1, snowy fbf8f1
beige e4d2ae: oat dcc59c
tan cda06a:
grey a39c93: silver b4b9bd
coral ee7a5c:
cream f8ecd0:
ivory f5ecd6:
silver b4b9bd:
`;

/** How a word before the colour changes it: stirred towards what, and how far. */
const DEGREES = wordTable<readonly [string, number]>({
  deep: ['2a0f0a', 0.2],
  dark: ['2a0f0a', 0.34],
  almost: ['2a0f0a', 0.1],
  pale: ['fdf3dc', 0.48],
  light: ['fdf1d6', 0.34],
  soft: ['fdf1d6', 0.3],
  cool: ['f2f6ee', 0.25],
  bright: ['ffd23a', 0.08],
  vivid: ['59c236', 0.2],
  fresh: ['9ad04e', 0.3],
  warm: ['ea8a30', 0.15],
});

type Paint = { readonly own: string; readonly foods: ReadonlyMap<string, string> };
const TABLE: ReadonlyMap<string, Paint> = new Map(
  PAINTS.trim()
    .split(/\n(?! )/)
    .map((row): [string, Paint] => {
      const [head = '', tail = ''] = row.split(':');
      const [hue = '', own = ''] = head.split(' ');
      const foods = tail.split(',').map((pair) => pair.trim().split(' ') as [string, string]);
      return [hue, { own, foods: new Map(foods) }];
    }),
);

/** "deep green" -> six hex digits; undefined when no word in it is a colour. */
export function paintOf(words: string): string | undefined {
  const all = words.toLowerCase().split(/[^a-z]+/);
  const hueAt = all.findLastIndex((word) => TABLE.has(word));
  const paint = TABLE.get(all[hueAt] ?? '');
  if (!paint) return undefined;
  const before = all.slice(0, hueAt);
  let colour = before.map((word) => paint.foods.get(word)).find(Boolean) ?? paint.own;
  for (const word of before) {
    const degree = DEGREES[word];
    if (degree) colour = mix(colour, degree[0], degree[1]);
  }
  return lightness(colour) < 0.14 ? mix(colour, '5a3020', 0.25) : colour;
}
