/** Normalises a recipe's name, so that names differing only in case, outer spaces or Unicode form are equal. */
/** Converted to upper case first, which makes "ß" and "SS", and the two small sigmas, equal. */
export function normaliseName(name: string): string {
  return name.normalize('NFC').trim().toUpperCase().toLowerCase().normalize('NFC');
}
