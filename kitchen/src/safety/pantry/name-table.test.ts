/** Tests that the compact name table gives the same answers as the map it is made from. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packLists, packNames, packTexts } from './name-table.ts';

const name = fc.oneof(fc.string(), fc.constantFrom('', 'oat', 'oat milk', 'constructor', '=oats'));
const number = fc.nat(2 ** 31 - 1);

describe('a table of names', () => {
  it('finds each name, no other, and keeps their order', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(name, number)), fc.array(name), (entries, asked) => {
        const map = new Map(entries);
        const table = packNames(map);
        expect([...table]).toEqual([...map]);
        expect([...table.keys()]).toEqual([...map.keys()]);
        for (const one of [...map.keys(), ...asked]) {
          expect(table.get(one)).toBe(map.get(one));
          expect(table.has(one)).toBe(map.has(one));
        }
      }),
    );
  });

  it('holds lists as well, and an empty one for a name it does not know', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.array(number))), name, (entries, asked) => {
        const map = new Map(entries);
        const lists = packLists(map);
        for (const one of [...map.keys(), asked])
          expect([...lists(one)]).toEqual(map.get(one) ?? []);
      }),
    );
  });

  it('gives texts back by their place', () => {
    fc.assert(
      fc.property(fc.array(name), (texts) => {
        expect(texts.map((_, at) => packTexts(texts)(at))).toEqual(texts);
      }),
    );
  });
});
