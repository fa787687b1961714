/** Whose manner the instructor may take on (spec 3). */
import { DEFAULT_PERSONA } from '@saffron/contract/limits';
import { TELEVISION_CHEF_PREFIX } from '@saffron/contract/preferences';
import { preferenceWords } from '../../words/settings.ts';

/** Well known from television; eleven, as the spec counts them. */
const TELEVISION_CHEFS = [
  'Alton Brown',
  'Bobby Flay',
  'Emeril Lagasse',
  'Giada De Laurentiis',
  'Gordon Ramsay',
  'Ina Garten',
  'Jacques Pépin',
  'Jamie Oliver',
  'Julia Child',
  'Nigella Lawson',
  'Rachael Ray',
];

export type Persona = readonly [value: string, text: string];

/** A house that does not play the television chefs says so in its document; without a word it does. */
export function famousPersonasOffered(): boolean {
  const said = document.querySelector<HTMLMetaElement>('meta[name="famous-personas"]');
  return said?.content !== 'off';
}

/** `current` is always among them: another client may have chosen a persona of its own. */
export function personaChoices(current: string, famous = famousPersonasOffered()): Persona[] {
  const chefs = famous ? TELEVISION_CHEFS : [];
  const known: Persona[] = [
    [DEFAULT_PERSONA, preferenceWords.friendly],
    ...chefs.map((name): Persona => [TELEVISION_CHEF_PREFIX + name, name]),
  ];
  const isKnown = known.some(([value]) => value === current);
  return isKnown ? known : [...known, [current, current.replace(TELEVISION_CHEF_PREFIX, '')]];
}
