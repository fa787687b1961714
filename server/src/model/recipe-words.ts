/** The words by which models head the parts of a recipe and name its fields, in the languages they answer in. */

export type RecipePartName = 'ingredients' | 'instructions' | 'tips';

/** Without case, accents and punctuation. */
const HEADINGS: Readonly<Record<RecipePartName, string>> = {
  ingredients: `ingredients|ingredient list|you need|you will need|youll need|what you need|what youll need|shopping list
    zutaten|du brauchst|das brauchst du|ihr braucht|sie brauchen|man braucht
    il vous faut|il te faut|vous aurez besoin de
    ingredientes|necesitas|vas a necesitar|ingredienti|ti serve|ti servono|occorrente|cosa serve
    ingredienten|benodigdheden|skladniki|malzemeler|voce precisa`,
  instructions: `instructions|directions|method|steps|preparation|how to make it|how to make|how to do it|what to do|procedure
    zubereitung|anleitung|so gehts|so geht es|schritte|und so gehts
    instructions|etapes|realisation|procedez ainsi|recette
    preparacion|pasos|instrucciones|elaboracion|modo de preparacion|procedimento|procedimiento|preparazione|istruzioni
    passaggi|procedimento|come si fa|bereiding|werkwijze|instructies|przygotowanie|wykonanie|hazirlanisi|yapilisi
    modo de preparo|preparo`,
  tips: 'tips|tip|notes|note|hints|tipp|tipps|hinweise|astuce|astuces|conseils|consejos|consejo|consigli|consiglio',
};

/** Words that label the name of a dish. */
const NAME_LABELS = `recipe name|recipename|recipe|title|name|dish|rezept|rezeptname|titel|gericht|recette|titre|nom|receta|nombre|titulo
  ricetta|nome|titolo|gerecht|naam`;

const wordsOf = (text: string): string[] => text.split(/[|\n]/).map((one) => one.trim());

const PARTS_BY_HEADING = new Map(
  (Object.keys(HEADINGS) as RecipePartName[]).flatMap((part) =>
    wordsOf(HEADINGS[part]).map((words) => [words, part] as const),
  ),
);
const NAME_LABEL_WORDS = new Set(wordsOf(NAME_LABELS));

/** Lower case, without accents, Markdown marks and punctuation. */
function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|['’`]/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const LONGEST_HEADING = 40;

/** The part that a line heads: "**Zutaten** (4 portions):", "You need:". */
export function findPartHeading(line: string): RecipePartName | undefined {
  if (line.length > LONGEST_HEADING * 2) return undefined;
  const bare = line.replace(/\([^()]*\)/g, ' ').replace(/\bfor \d+.*$/i, ' ');
  return PARTS_BY_HEADING.get(plainWords(bare));
}

export function isNameLabel(words: string): boolean {
  return NAME_LABEL_WORDS.has(plainWords(words));
}
