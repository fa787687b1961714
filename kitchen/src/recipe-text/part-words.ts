/** The headings of recipe parts and fields ("Ingredients", "Zutaten", "Method") in several languages, and how to find them. */
import { normalise } from '../text/normalise.ts';

export type RecipePartName = 'ingredients' | 'instructions' | 'tips';

/** Without case, accents and punctuation. */
const HEADINGS: Readonly<Record<RecipePartName | 'apart', string>> = {
  ingredients: `ingredients|ingredient|ingredient list|you need|you will need|youll need|what you need|what youll need|what you will need|shopping list
    zutaten|du brauchst|das brauchst du|ihr braucht|sie brauchen|man braucht
    ingredients|il vous faut|il te faut|vous aurez besoin de
    ingredientes|necesitas|vas a necesitar|ingredienti|ti serve|ti servono|occorrente|cosa serve
    ingredienten|benodigdheden|skladniki|malzemeler|voce precisa`,
  instructions: `instructions|instruction|directions|method|methods|steps|preparation|preparation method|process|procedure|cooking instructions
    how to make it|how i make it|how we make it|how to make|how to do it|then|what to do|how to cook it|to make|to cook|making it|cooking method
    zubereitung|anleitung|so gehts|so geht es|schritte|und so gehts
    etapes|realisation|procedez ainsi|recette
    preparacion|pasos|instrucciones|elaboracion|modo de preparacion|procedimento|procedimiento|preparazione|istruzioni
    passaggi|come si fa|bereiding|werkwijze|instructies|przygotowanie|sposob przygotowania|wykonanie|hazirlanisi|yapilisi
    modo de preparo|preparo`,
  tips: `tips|tip|notes|note|hints|cooks notes|cooks note|chefs notes|recipe notes|to store|storage|make ahead|variations|substitutions
    tipp|tipps|hinweise|astuce|astuces|conseils|consejos|consejo|consigli|consiglio`,
  apart: `nutrition|nutrition facts|nutritional information|nutrition information|nutrition per serving|equipment|tools|special equipment|utensils
    comments|reviews|reader comments|related recipes|more recipes|you may also like|video|allergens|did you make this recipe|about the author`,
};

/** Words that label the name of a dish. */
const NAME_LABELS = `recipe name|recipename|recipe|title|name|dish|rezept|rezeptname|titel|gericht|recette|titre|nom|receta|nombre|titulo
  ricetta|nome|titolo|gerecht|naam`;

const wordsOf = (text: string): string[] => text.split(/[|\n]/).map((one) => one.trim());

const PARTS_BY_HEADING = new Map(
  (Object.keys(HEADINGS) as (RecipePartName | 'apart')[]).flatMap((part) =>
    wordsOf(HEADINGS[part]).map((words) => [words, part] as const),
  ),
);
const NAME_LABEL_WORDS = new Set(wordsOf(NAME_LABELS));

/** Lower case, without accents, Markdown marks and punctuation. */
export function plainWords(text: string): string {
  return normalise(text)
    .replaceAll("'", '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const LONGEST_HEADING = 40;

/** The part that a line heads: "**Zutaten** (4 portions):", "You need:". */
export function findPartHeading(line: string): RecipePartName | undefined {
  const part = findHeading(line);
  return part === 'apart' ? undefined : part;
}

/** The same, with headings of what is no part of a recipe: its nutrition, the comments beneath it. */
export function findHeading(line: string): RecipePartName | 'apart' | undefined {
  if (line.length > LONGEST_HEADING * 2) return undefined;
  const bare = line.replace(/\([^()]*\)/g, ' ').replace(/\bfor \d+.*$/i, ' ');
  return PARTS_BY_HEADING.get(plainWords(bare));
}

export function isNameLabel(words: string): boolean {
  return NAME_LABEL_WORDS.has(plainWords(words));
}
