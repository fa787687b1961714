/** The instructor personas a user can choose from. */
import { DEFAULT_PERSONA } from '@saffron/contract/limits';
import { TELEVISION_CHEF_PREFIX } from '@saffron/contract/preferences';
import { preferenceStrings } from '../../strings/settings.ts';

/** The eleven television chefs of the spec. */
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

/** A server that disables the television chefs says so in a meta tag; without the tag they are enabled. */
export function areFamousPersonasEnabled(): boolean {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="famous-personas"]');
  return tag?.content !== 'off';
}

/** Always contains `current`: another client may have set a persona that is not in the list. */
export function listPersonas(current: string, famous = areFamousPersonasEnabled()): Persona[] {
  const chefs = famous ? TELEVISION_CHEFS : [];
  const known: Persona[] = [
    [DEFAULT_PERSONA, preferenceStrings.friendly],
    ...chefs.map((name): Persona => [TELEVISION_CHEF_PREFIX + name, name]),
  ];
  const isKnown = known.some(([value]) => value === current);
  return isKnown ? known : [...known, [current, current.replace(TELEVISION_CHEF_PREFIX, '')]];
}
