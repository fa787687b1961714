/** Parses and applies the rules of which foods a picture may show together: one of a kind, nothing wet on a crust. */
import type { Motif } from './motifs.ts';
import { type Entries, under } from './parse-tables.ts';

export type Fitting = ReturnType<typeof readFitting>;

/** Whether a list names it, by its name or its role; a minus takes out again. */
export function names(words: readonly string[], motif: Motif | undefined): boolean {
  const has = (word = 'nothing') => words.includes(word);
  const taken = motif && (has(`-${motif.name}`) || has(`-${motif.role}`));
  return !taken && (has(motif?.name) || (motif !== undefined && (has(motif.role) || has('any'))));
}

export function readFitting(rules: Entries) {
  const lists = new Map(rules.map(([key, value]) => [key, value.split(' ')]));
  const families = under(rules, 'family').map(([, value]) => value.split(' '));
  const nevers = under(rules, 'never').map(([, value]) => {
    const [below = '', above = '', unless] = value.split(/ ?[>,] /);
    return { below: below.split(' '), above: above.split(' '), unless };
  });
  return {
    /** The names of a list of `rules.txt`. */
    list: (key: string): readonly string[] => lists.get(key) ?? [],
    familyOf: (name: string) => families.find((family) => family.includes(name)) ?? [],
    isHolder: (name: string) => lists.has(`holds ${name}`),
    /** `said`: the title or a colour of the dish speaks of it. */
    goesOn: (motif: Motif, ground?: Motif, said?: boolean, titled?: boolean): boolean => {
      const held = lists.get(`holds ${ground?.name}`);
      if (held && ['main', 'piece'].includes(motif.role)) return names(held, motif);
      return !nevers.some(
        ({ below, above, unless }) =>
          names(below, ground) &&
          names(above, motif) &&
          !(unless === 'untitled' && titled) &&
          !(unless === 'unsaid' && said),
      );
    },
  };
}
