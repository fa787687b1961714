/** Renders an SVG drawing for one picture: colours and foods put in, unfit parts dropped, random parts drawn anew from the seed. */

import type { Random } from '../seeded-random.ts';
import { type Colours, colourNamed } from './colour-names.ts';
import type { Element } from './parse-svg.ts';
import { blob, marksAt, offset, type Point, radians, rounded, sunflower } from './random-points.ts';

/** What a picture says of one drawing in it. */
export interface Scene {
  readonly random: Random;
  /** The colour of the thing itself. */
  readonly own?: string | undefined;
  /** What tells its ids from those of other drawings. */
  readonly prefix?: string;
  readonly colours: Colours;
  /** What `data-if` may ask for: the foods in the picture, and how it is by chance. */
  readonly shown: ReadonlySet<string | false>;
  /** What is put where the drawing has a place for it. */
  readonly place?: (words: readonly string[], sample: Element) => string;
  /** How much wider and higher than the drawing what it fills is. */
  readonly stretch?: Point;
}

type Attributes = Element['attributes'];

const numbersOf = (text = '') => (text.match(/-?[\d.]+/g) ?? []).map(Number);

export function writeDrawing(elements: readonly Element[], scene: Scene): string {
  const { random, shown, prefix = '', place = () => '', stretch = { x: 1, y: 1 } } = scene;
  const colours = { ...scene.colours, '': scene.own };
  const cast = new Map<string, Point[]>();
  const outlines = new Map<string, string>();

  /** The points that an element is scattered over; the same words are the same points all over a drawing. */
  const pointsOf = (words: string, { 'data-only': only = '0/1', 'data-fit': fit }: Attributes) => {
    const [count = 0, rx = 0, ry = 0, jitter = 0, x = 0, y = 0] = numbersOf(words);
    const [kx, ky] = fit ? [1, 1] : [stretch.x, stretch.y];
    const within = { x: x * kx, y: y * ky, rx: rx * kx, ry: ry * ky };
    const all = cast.get(words) ?? sunflower(within, count, random, jitter);
    if (words.includes('inward') && !cast.has(words)) all.reverse();
    cast.set(words, all);
    const [those, step] = only.split('/');
    const [list, each] = [numbersOf(those), Number(step)];
    const [first = 0, last = 0] = list;
    const isMeant = (at: number) => (each ? list.includes(at % each) : at >= first && at <= last);
    return all.filter((_, at) => isMeant(at));
  };

  /** What stands in the place of a path's sample: marks or outlines at scattered points, or one uneven outline. */
  const pathOf = (attributes: Attributes): string | undefined => {
    const { 'data-blob': outline, 'data-scatter': words, 'data-dash': dash } = attributes;
    const [rx = 0, ry = 0, uneven = 0, corners = 0, x = 0, y = 0] = numbersOf(outline);
    if (outline) {
      const size = (most: number) => (words ? most * (0.6 + random() * 0.7) : most);
      const shaped = (point: Point) =>
        blob({ ...point, rx: size(rx), ry: size(ry) }, random, uneven, corners);
      const key = [outline, words, attributes['data-only']].join();
      const points = words ? pointsOf(words, attributes) : [{ x, y }];
      const d = outlines.get(key) ?? points.map(shaped).join('');
      outlines.set(key, d);
      return d;
    }
    if (!words) return attributes.d;
    const [length, lean] = [Number(dash), attributes['data-lean']];
    return marksAt(pointsOf(words, attributes), () => {
      if (!dash) return { x: 0, y: 0 };
      const angle = lean === undefined ? random() * Math.PI : radians(Number(lean));
      return { x: Math.cos(angle) * length, y: Math.sin(angle) * length };
    });
  };

  /** A colour with its opacity as hex digits, which is shorter than an attribute of its own. */
  const paintOf = (value: string, tint: string | undefined, opacity: string | undefined) => {
    const own = value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
    const colour = tint ? `#${colourNamed(tint, colours)}` : own;
    const alpha = opacity && Math.round(Number(opacity) * 255).toString(16);
    return colour + (alpha?.padStart(2, '0') ?? '');
  };

  const attributeOf = (name: string, value: string, attributes: Attributes) => {
    const { 'data-tint': tint, 'data-turn': turn, 'data-fit': fit } = attributes;
    if (name === 'd') return pathOf(attributes);
    if (/^(?:fill|stroke)$/.test(name) && value !== 'none')
      return paintOf(value, tint, attributes[`${name}-opacity`]);
    if (name === 'transform' && turn) return `rotate(${rounded(offset(random, Number(turn)))})`;
    if (name === 'transform' && fit) return `scale(${stretch.x} ${stretch.y})`;
    return value;
  };

  const isShown = (words: string) =>
    words.split(' ').some((one) => one.split('+').every((part) => shown.has(part)));

  const elementOf = (element: Element): string => {
    const { tag, attributes, children } = element;
    const { 'data-if': wanted, 'data-unless': unwanted, 'data-place': words } = attributes;
    if ((wanted && !isShown(wanted)) || (unwanted && isShown(unwanted))) return '';
    if (words) return place(words.split(' '), element);
    if (attributes['data-points']) pointsOf(attributes['data-points'], {});
    if (tag === 'g' && attributes['data-scatter']) return scattered(attributes, children);
    const head = Object.entries(attributes)
      .filter(([name]) => !/^data-|^display$|-opacity$/.test(name))
      .map(([name, value]) => ` ${name}="${attributeOf(name, value, attributes)}"`);
    const rings = Number(attributes['data-rings']);
    const inner = (rings ? ringsOf(rings, children) : children).map(elementOf).join('');
    return `<${tag}${head.join('')}${inner ? `>${inner}</${tag}>` : '/>'}`;
  };

  /** A group laid at scattered points: one piece in many places, or shapes in turn, each turned `data-step` further. */
  const scattered = (attributes: Attributes, shapes: readonly Element[]): string => {
    const { 'data-scatter': words = '', 'data-turn': turn, 'data-step': step = 0 } = attributes;
    const piece = shapes[0]?.tag === 'g' ? shapes[0] : undefined;
    const [id, body] = [piece?.attributes.id, piece?.children.map(elementOf).join('')];
    const snap = (value: number) => rounded(value, stretch.x === 1 ? 10 : 1);
    const pieces = pointsOf(words, attributes).map(({ x, y }, at) => {
      const degrees = turn ? offset(random, Number(turn)) : Number(step) * at;
      const turned = degrees ? `rotate(${snap(degrees)})` : '';
      const transform = `translate(${snap(x)} ${snap(y)})${turned}`;
      if (piece && at > 0) return `<use href="#${id}" transform="${transform}"/>`;
      if (piece) return `<g transform="${transform}"><g id="${id}">${body}</g></g>`;
      const shape = shapes[at % shapes.length] as Element;
      const { cx, cy, ...others } = shape.attributes;
      return elementOf({ ...shape, attributes: { ...others, transform } });
    });
    return pieces.join('');
  };

  /** Wandering rings, each `step` smaller than the one around it, as many as there is room for. */
  const ringsOf = (step: number, samples: readonly Element[]): Element[] => {
    const widest = Number(samples[0]?.attributes.rx) * stretch.x;
    const wander = () => `${Math.round(offset(random, step / 2))}`;
    return Array.from({ length: Math.floor(widest / step) }, (_, at) => {
      const sample = samples[at % samples.length] as Element;
      const rx = Math.round(widest - at * step);
      const [cx, cy, ry] = [wander(), wander(), Math.round(rx * (0.8 + random() * 0.2))];
      const transform = `rotate(${Math.round(random() * 180)})`;
      const ring = { ...sample.attributes, cx, cy, rx: `${rx}`, ry: `${ry}`, transform };
      return { ...sample, attributes: ring };
    });
  };

  const drawn = elements.map(elementOf).join('');
  return drawn.replace(/id="|href="#|url\(#/g, `$&${prefix}`);
}
