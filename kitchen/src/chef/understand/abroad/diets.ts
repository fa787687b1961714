/** Ways of eating by their names in other languages, which are much alike and mean the same wherever they stand. */

/** English | as it is said; a star stands for any letters. Flat, and without the words that English shares. */
export const DIETS_ABROAD: readonly (readonly [string, string])[] = [
  [
    'not vegan',
    '(nicht|kein|keine|pas|niet|geen|inte|ikke|nie|nao sou|nejsem|nu sunt|no soy|no es|non sono) (ein |eine |een |un |une )?vegan',
  ],
  [
    'vegan',
    'vegan(o|a|os|as|e|er|es|en|i|ka|ke|kou|ska|ske|skie|ski|sk|skt|istisch|istische|isch|ske|um|ii)|vegetali*|wega(nski*|nin*|nk*|nie)|веган*|βιγκαν*|vegano*',
  ],
  [
    'vegan',
    'طبعوني|نباتي صرف|نباتية صرفة|טבעוני*|वीगन|纯素|純素|全素|ヴィーガン|ビーガン|비건|thuan chay',
  ],
  [
    'vegetarian',
    'vegetari(ano|ana|anos|anas|anski|en|ens|enne|ennes|er|erin|ern|sch|sche|sches|schen|scher|er|sk|ska|skt|ske|ansk|anka|anske|an[aei]|yan*|ano|in*|er*)|vegetarisch*|wegetaria(n*|nsk*)|vejetaryen*|вегетариан*|вегетаріан*|χορτοφαγ*',
  ],
  [
    'vegetarian',
    'نباتي|نباتية|נטולת בשר|צמחוני*|शाकाहारी|shakahari*|素食*|吃素|ベジタリアン|菜食|채식*|an chay|มังสวิรัติ|มังสวิรัต|คนกินเจ|kasvissyo*',
  ],
  [
    'gluten free',
    '(bez|без)[- ]?(glut*|глют*|lepk*)|bezglut*|bezlepk*|безглют*|gluteeniton*|glutenment*|glutenvri*|glutenfr(ei|eie|eies|eier|i|itt|ia|ie|it)|glutensiz|グルテンフリー|無麩質|无麸质|글루텐 ?프리',
  ],
  [
    'coeliac',
    'celiaqu*|celiac(o|a|os|as|hia)|celiachi*|coeliaqu*|c[o]?eliaki*|coeliaki*|zoliaki*|coliaki*|colyak*|celiaki*|цел[иi]ак*|κοιλιοκακ*|السيلياك|سيلياك|צליאק*|乳糜泻|セリアック*|셀리악',
  ],
  [
    'lactose intolerant',
    'laktoseintoleran*|laktosintoleran*|lactose-?intolerantie|lactoseintolerant(?! )|laktozintoleran*',
  ],
  [
    'dairy free',
    'bezmlec*|bezmlecz*|безмолоч*|безлактоз*|bezlaktoz*|laktosefr(ei|eie|i|itt)|laktosfri*|lactosevri*|laktoosit*|laktozsuz|laktozment*',
  ],
  [
    'pregnant',
    'embarazad(a|as)|schwanger(e|en)?|enceintes?|incinta|incinte|gravid(a|e)|zwanger|raskaana|w ciazy|tehotn*|insarcinata|hamile|hamileyim|terhes*|беремен*|вагітн*|εγκυος|حامل|בהריון|בהיריון|孕妇|孕婦|怀孕*|懷孕*|妊娠*|임신*|गर्भवती|mang thai',
  ],
  [
    'muslim',
    'musulman(a|as|es|e|i|o)?|muculman(o|a|os|as)|muslim(e|a|in|isch|isk|sk)|moslim(s|a)?|muzulman*|musluman*|мусульман*|μουσουλμαν*|مسلم*|מוסלמי*|穆斯林|回教徒|ムスリム|イスラム教徒|무슬림|मुसलमान|мюсюлман*',
  ],
  ['halal', 'халял*|халал*|حلال|清真|ハラル|ハラール|할랄|helal'],
  ['kosher', 'kosch?er(es|e)?|cas[ch]*er|kas[ch]+er|koszer*|кошер*|כשר*'],
];

/** A word that takes it back, up to three words before. */
export const NOT_ABROAD =
  "(?:no|non|ne|pas|n'est|nicht|kein|keine|keiner|niet|geen|nie|inte|ikke|ingen|nao|nu|не|ни|ні|δεν|לא|ليس|لست|ما|不|不是|tidak|bukan|khong|nejsem|neni|nem|degil|nahi|nahin)";
