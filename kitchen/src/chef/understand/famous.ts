/** Famous dishes that a cookbook may lack, and what comes nearest: cuisine, and the words and foods to look for. */

/** Names | cuisine | words of the nearest dishes, as somebody would ask for them. */
const ROWS = `
(?:chicken )?tikka masala | Indian | butter chicken
cacio e pepe|carbonara alla gricia|gricia|amatriciana | Italian | spaghetti
croissants?|pain au chocolat|danish pastr(?:y|ies) | French | bread
bouillabaisse|cioppino | French | fish soup
beef wellington|chateaubriand | British | beef main
moilee|meen moilee|fish molee | Indian | fish curry
puttanesca | Italian | spaghetti tomatoes
gumbo|jambalaya | American | rice sausage
chicken kiev|cordon bleu | French | chicken
peking duck|crispy duck | Chinese | duck
general tso'?s?(?: chicken)?|orange chicken | Chinese | chicken
cottage pie | British | shepherd's pie
toad in the hole|bangers and mash | British | sausages
tofu scramble | American | tofu breakfast
eggs florentine|eggs royale | American | eggs breakfast
osso ?bucco?|saltimbocca | Italian | veal
vitello tonnato | Italian | veal
cassoulet | French | beans sausage
coq au vin | French | chicken stew
duck (?:a l'|l')orange|duck confit | French | duck
blanquette | French | veal stew
profiteroles|eclairs? | French | chocolate dessert
macarons?|madeleines? | French | dessert
knickerbocker glory|banoffee(?: pie)?|eton mess | British | dessert
cheesecake | American | dessert
key lime pie|pecan pie|pumpkin pie | American | pie dessert
doughnuts?|donuts?|churros | Spanish | dessert
nasi goreng|mie goreng | Indonesian | fried rice
banh mi | Vietnamese | sandwich
khao soi | Thai | noodle curry
tonkatsu|karaage | Japanese | pork
takoyaki|okonomiyaki | Japanese | cabbage
bulgogi|galbi | Korean | beef
rogan josh|vindaloo | Indian | lamb curry
dosa|idli|uttapam | Indian | rice breakfast
pav bhaji|vada pav | Indian | potato snack
doner(?: kebab)?|shawarma|gyros | Turkish | lamb
manti | Turkish | dumplings
fajitas|nachos|quesadillas? | Mexican | chicken
sloppy joes?|philly cheese ?steak | American | beef sandwich
clam chowder | American | soup
lobster thermidor|lobster roll | French | prawns
`;

export interface Famous {
  readonly said: string;
  readonly cuisine: string;
  /** To be read as a wish. */
  readonly like: string;
}

const FAMOUS = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [names = '', cuisine = '', like = ''] = row.split(' | ');
    return { pattern: new RegExp(`\\b(?:${names})\\b`), cuisine, like };
  });

/** The famous dish that folded text asks for. */
export function findFamous(text: string): Famous | undefined {
  for (const { pattern, cuisine, like } of FAMOUS) {
    const said = pattern.exec(text)?.[0];
    if (said) return { said, cuisine, like };
  }
  return undefined;
}
