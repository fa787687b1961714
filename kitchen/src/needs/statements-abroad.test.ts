/** Tests reading statements of need (harm, dislike, none) in eight languages other than English. */
import { expect, it } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { readStatements } from './read-statements.ts';

/** The food that is to be kept out, or none | what is said. */
const SAID = `
peanut | Ich bin allergisch gegen Erdnüsse
egg | von Eiern bekomme ich Ausschlag
milk | Milch vertrage ich nicht
nut | mein Sohn darf keine Nüsse essen
celery | bei Sellerie schwillt mir der Hals zu
mushroom | Pilze mag ich nicht
none | ich habe keine Eier mehr da
none | Ich bin nicht allergisch
peanut | les cacahuètes me font gonfler les lèvres
milk | je ne supporte pas le lait
egg | ma fille est allergique aux œufs
mushroom | je déteste les champignons
none | je n'ai plus de beurre
egg | mi hijo no puede comer huevos
milk | la leche me sienta fatal
nut | soy alérgica a las nueces
onion | no me gusta la cebolla
none | no tengo huevos en casa
egg | sono allergica alle uova
milk | il latte mi fa stare male
garlic | l'aglio non mi piace
none | non ho più burro
peanut | tenho alergia a amendoim
milk | o leite me faz mal
onion | não gosto de cebola
none | não tenho ovos em casa
peanut | ik ben allergisch voor pinda's
milk | van melk word ik ziek
egg | mijn dochter mag geen ei
onion | ik lust geen ui
none | ik heb geen eieren in huis
milk | po mleku boli mnie brzuch
nut | mam alergię na orzechy
egg | syn nie może jeść jajek
onion | nie lubię cebuli
none | nie mam jajek
nut | fıstığa alerjim var
milk | süt bana dokunuyor
egg | kızım yumurta yiyemez
onion | soğan sevmem
none | evde yumurta yok
`;

const OUT = ['harm', 'dislike', 'without', 'unclear'];

it.each(
  SAID.trim()
    .split('\n')
    .map((row) => row.split(' | ') as [string, string]),
)('keeps out %s where "%s" is said', (food, said) => {
  const { statements } = readStatements(kitchen.needs, said);
  const out = statements.filter(({ polarity }) => OUT.includes(polarity));
  const names = out.flatMap(({ name, kinds }) => [name, ...kinds]);
  if (food === 'none') expect(names).toEqual([]);
  else expect(names).toContain(food);
});
