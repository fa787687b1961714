/** "Add celery", in the languages that put their verb elsewhere or bend it: said as English says it, before the foods are translated. */

interface Adding {
  readonly language: string;
  /** What is not to be added, before the rest: "without", in words that are translated with the others. */
  readonly refuses: readonly (readonly [RegExp, string])[];
  readonly adds: readonly (readonly [RegExp, string])[];
}

const some = (amounts: string): string => `(?:,? (?:${amounts})(?![\\p{L}]))*`;
const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'gu');

const ADDING: readonly Adding[] = [
  {
    language: 'Spanish',
    refuses: [[word('no (?:anadas|anadir|agregues|agregar|eches|pongas)(?:le)?'), 'sin']],
    adds: [
      [
        word(
          `(?:anad(?:e|a|an|ir|iendo)|agreg(?:a|ue|uen|ar)|incorpora|(?:ech|pon)(?=e?a?le))(?:e?a?le)?${some('un poco de|un poquito de|mas|algo de|tambien')}`,
        ),
        'add',
      ],
    ],
  },
  {
    language: 'French',
    refuses: [[word("n'(?:r?ajoute[rz]?|en ajoute) pas(?: de| d')?"), 'sans']],
    adds: [
      [
        word(
          `r?ajoute(?:[rz]|-y|-lui)?${some("un peu de|un peu d'|encore|aussi|du|de la|de l'|des|de")}`,
        ),
        'add',
      ],
    ],
  },
  {
    language: 'German',
    refuses: [
      [
        /(?<!\p{L})(?:fug(?:e|en)?|gib|geben sie|tu) keine?[nmrs]? (.{2,40}?) (?:hinzu|dazu|rein)(?!\p{L})/gu,
        'ohne $1',
      ],
    ],
    adds: [
      [
        /(?<!\p{L})(?:fug(?:e|en)?|gib|geben|tu|tue|mach)(?: sie)?(?: (?:noch|bitte|etwas|ein wenig|ein bisschen|auch|mehr|den|die|das))* (.{2,40}?) (?:hinzu|dazu|rein)(?!\p{L})/gu,
        'add $1',
      ],
      [
        /(?<!\p{L})(?!(?:etwas|bitte|noch)\b)(\p{L}{3,}) (?:hinzufugen|dazugeben)(?!\p{L})/gu,
        'add $1',
      ],
    ],
  },
  {
    language: 'Italian',
    refuses: [[word('non (?:aggiung\\p{L}+|metter\\p{L}+)'), 'senza']],
    adds: [
      [
        word(
          `aggiung(?:i|ere|ete|iamo|ici)${some("un po' di|un poco di|anche|ancora|del|della|dello|dei|degli|delle|dell'")}`,
        ),
        'add',
      ],
    ],
  },
  {
    language: 'Portuguese',
    refuses: [[word('nao (?:adicion|acrescent)\\p{L}+'), 'sem']],
    adds: [
      [word(`(?:adicion(?:e|a|ar)|acrescent(?:e|a|ar))${some('um pouco de|mais|tambem')}`), 'add'],
    ],
  },
  {
    language: 'Turkish',
    refuses: [[/(?<!\p{L})(\p{L}{2,}) ekleme(?:yin|yiniz)?(?!\p{L})/gu, '$1 olmadan']],
    adds: [
      [
        /(?<!\p{L})(?:biraz )?(\p{L}{2,}) (?:ekle|ekleyin|ekler misin|ekleyebilir misin)(?!\p{L})/gu,
        'add $1',
      ],
    ],
  },
  {
    language: 'Hindi',
    refuses: [
      [/(?<!\p{L})(\p{L}{2,}) (?:mat|nahi) (?:daal\p{L}*|dal(?:o|na)|milao)(?!\p{L})/gu, 'bina $1'],
    ],
    adds: [
      [
        /(?<!\p{L})(?:thoda |thodi )?(\p{L}{2,}) (?:(?:bhi )?(?:daalo|dalo|daalna|daal do|dal do|daal dijiye|milao|mila do))(?!\p{L})/gu,
        'add $1',
      ],
    ],
  },
  {
    language: 'Arabic',
    refuses: [[word('لا (?:تضف|تضيف|تضيفي)'), 'بدون']],
    adds: [[word('(?:اضف|أضف|اضيفي|أضيفي|ضيف|ضيفي|زود|زودي)(?: القليل من| بعض)?'), 'add']],
  },
  {
    language: 'Dutch',
    refuses: [[/(?<!\p{L})voeg geen (.{2,40}?) toe(?!\p{L})/gu, 'zonder $1']],
    adds: [[/(?<!\p{L})voeg(?: (?:wat|nog|ook|een beetje))* (.{2,40}?) toe(?!\p{L})/gu, 'add $1']],
  },
  {
    language: 'Swedish',
    refuses: [],
    adds: [[word('(?:tillsatt|lagg till)(?: lite| mer)?'), 'add']],
  },
  {
    language: 'Polish',
    refuses: [[word('nie dodawaj'), 'bez']],
    adds: [[word('(?:dodaj|dodac|dorzuc)(?: troche| wiecej)?'), 'add']],
  },
];

/** The language in which folded text asks for something to be added, or not to be; undefined where it does neither. */
export function languageOfAdding(text: string): string | undefined {
  return ADDING.find(({ refuses, adds }) =>
    [...refuses, ...adds].some(([pattern]) => text.search(pattern) >= 0),
  )?.language;
}

export function sayAddingPlainly(language: string, text: string): string {
  const rows = ADDING.find((one) => one.language === language);
  if (rows === undefined) return text;
  return [...rows.refuses, ...rows.adds].reduce(
    (said, [pattern, english]) => said.replace(pattern, english),
    text,
  );
}
