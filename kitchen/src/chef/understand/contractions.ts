/** Writes out what people type without apostrophes or in short, before anybody else reads it: "dont", "im", "pls". */

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should|must)nt\b/g, "$1n't"],
  [/\bcant\b/g, "can't"],
  [/\bwont\b/g, "won't"],
  [/\baint\b/g, "isn't"],
  [/\b(?:dnt|don t)\b/g, "don't"],
  [/\bim(?= [a-z])/g, "i'm"],
  [/\bive\b/g, "i've"],
  [/\bid(?= (?:like|love|rather|prefer)\b)/g, "i'd"],
  [/\bill(?= (?:have|take|try|make|go|do|cook)\b)/g, "i'll"],
  [/\b(that|what|how|where|there|let|who|she|he)s\b(?= |$|\?)/g, "$1's"],
  [
    /\bits(?= (?:too|not|for|a|an|the|so|very|just|all|only|still|been|done|ready|cooked|burnt|burned|stuck|gone|going|getting|raw|dry|hot|cold|my|our|me|really|quite|no|raining|freezing|always|never|ok|okay|fine|finished|over|late)\b)/g,
    "it's",
  ],
  [/\bhv\b/g, 'have'],
  [/(?<=[a-z] )n (?=[a-z])/g, 'and '],
  [/\b(they|you)re\b/g, "$1're"],
  [/\b(they|we|you)ve\b/g, "$1've"],
  [/\b(?:pls|plz|plez|pleas)\b/g, 'please'],
  [/\bppl\b/g, 'people'],
  [/\b(?:smth|smthn|sth|sumthing|sumthin|somthing|sumting|some thing|somethin)\b/g, 'something'],
  [/\bels\b/g, 'else'],
  [/\bsu(?:r)?pri[sz]e\b/g, 'surprise'],
  [/\bchese\b/g, 'cheese'],
  [/\bur\b/g, 'your'],
  [/\bair ?-?fryer\b/g, 'airfryer'],
  [/\b(?:hamburger|mince(?:d)?) meat\b(?! pies?)/g, 'minced beef'],
  [/(?<= )w\/? (?=[a-z])/g, 'with '],
  [/\bw\/o\b/g, 'without'],
  [/(?<=[a-z] )w (?=[a-z])/g, 'with '],
  [/^(cup|tablespoon|teaspoon|tbsp|tsp|pint|stick|pound|ounce) (?=(?:of|in|to)\b)/g, 'a $1 '],
  [/\b(my|the|his|a|our) gf\b/g, '$1 girlfriend'],
  [/\b(my|the|her|a|our) bf\b/g, '$1 boyfriend'],
  [/\bmil\b/g, 'mother in law'],
  [
    /\b(\w+)(?: '?n'? ?|'n'? ?)(cheese|chips|sour|gravy|beans|mash|rice|dumplings|eggs)\b/g,
    '$1 and $2',
  ],
  [
    /\b(allergic|intolerant|sensitive|want|need|going|like|love|nothing|something|how) 2\b/g,
    '$1 to',
  ],
  [/\b(?:2nite|tonite|2night|tnite)\b/g, 'tonight'],
  [/\b(?:2moro|2morrow|tmrw|tmr|tomoz)\b/g, 'tomorrow'],
  [
    /\b(cooking|dinner|lunch|recipe|food|meal|something|cook|ideas?|dish|breakfast) 4(?= )/g,
    '$1 for',
  ],
  [/\bgimme\b/g, 'give me'],
  [/\bwanna\b/g, 'want to'],
  [/\bgonna\b/g, 'going to'],
  [/\blemme\b/g, 'let me'],
  [/\bidk\b/g, "i don't know"],
  [/\blng\b/g, 'long'],
  [/\bfore (?=\d)/g, 'for '],
  [/\bwith rise\b/g, 'with rice'],
  [/\b(i|we|he|she|they|you) (?:no|not) (like|eat|have|want|drink|use|can)\b/g, "$1 don't $2"],
  [/\b(?:but|and) no have\b/g, "but i don't have"],
  [/^no have\b/g, "i don't have"],
  [/\b(?:i|we) don't can\b/g, "i can't"],
];

/** `text` is folded. */
export function writeOut(text: string): string {
  return SHORT.reduce((written, [pattern, words]) => written.replace(pattern, words), text);
}
