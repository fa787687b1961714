/** When two names of recipes are the same: case and outer space do not count, nor how a letter was typed. */

/** Through capitals first: "ß" and "SS", or the two small sigmas, meet only there. */
export function foldName(name: string): string {
  return name.normalize('NFC').trim().toUpperCase().toLowerCase().normalize('NFC');
}
