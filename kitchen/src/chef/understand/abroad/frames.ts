/** The sentences in which people of other languages say what they must not or will not eat, and that they may. */
import type { FrameKind } from './frame-kinds.ts';

/**
 * One line each: languages | kind | where the food stands | how it is said.
 * An asterisk stands for any letters, a tilde for a space with up to two words in it. The words are flat: no accents.
 */
export const FRAMES: readonly (readonly [
  string,
  FrameKind,
  'after' | 'before' | 'both',
  string,
])[] = [
  // Nobody here is allergic; what follows "except" is kept all the same. Only these words may stand between: "no huevos, alergia" tells of one.
  [
    'es pt',
    'denied',
    'after',
    '(no|nao|nunca) (soy|es|somos|son|eres|tengo|tiene|tenemos|tienen|hay|padezco|sufro|sou|e|tenho|tem|temos|ha|estoy)( (ninguna|nenhuma|de|una|uma|muy|nada|realmente))? (alergi*|intoleran*)|(ninguna|nenhuma|sin|sem) (alergi*|intoleran*)',
  ],
  ['fr', 'denied', 'after', "(pas|aucune?|sans|jamais) ?(d'|de )?(l')?(allergi*|intoleran*)"],
  [
    'de',
    'denied',
    'both',
    '(nicht|nie) ((gegen|auf) [a-z]+( [a-z]+)? |wirklich |mehr )?allergisch|kein(e|en|erlei)? (bekannten? |solche |echte )?(allergi*|unvertraglichkeit*|intoleranz*)',
  ],
  [
    'it',
    'denied',
    'after',
    'non (sono|e|siamo|ho|ha|abbiamo|hanno|soffro di|ci sono)( (nessuna|alcuna|piu|di|un))? (allergi*|intolleran*)|(nessuna|senza) (allergi*|intolleran*)',
  ],
  [
    'nl',
    'denied',
    'both',
    'niet (voor [a-z]+ |echt |meer )?allergisch|geen (bekende )?(allergi*|intoleranti*)',
  ],
  [
    'sv no da',
    'denied',
    'both',
    '(inte|ikke|ikkje|ej) (langre |lenger |laengere )?(allergisk*|intoleran*)|(inga|ingen|inget) (kanda |kjente |kendte )?(allergi*|intoleran*)',
  ],
  [
    'pl',
    'denied',
    'both',
    'nie (mam|jestem|ma|jest|mamy|jestesmy)( zadn*)? (alergi*|uczul*|nietoleranc*)|(brak|bez) (alergii|uczulen)',
  ],
  [
    'cs',
    'denied',
    'both',
    '(nemam*|nejsem*|nema|neni)( zadn*)? (alergi*|intoleranc*)|zadn* alergi*',
  ],
  [
    'ro',
    'denied',
    'both',
    'nu (sunt|am|este|are|avem)( nicio| nici o)? (alergi*|intoleran*)|(fara|nicio) (alergi*|intoleran*)',
  ],
  [
    'id',
    'denied',
    'after',
    '(tidak|nggak|gak|tak|bukan)( ada| punya| memiliki)? alergi|tanpa alergi',
  ],
  ['vi', 'denied', 'after', 'khong (bi |co |he )?di ung'],
  ['tr', 'denied', 'before', '(alerji*|hassasiyet*) (yok|degil*)'],
  [
    'ru uk',
    'denied',
    'both',
    '(нет|нету|немає|нема|не|без|никакой)( никакой| ніякої| у меня| у мене)? (аллерг*|алерг*)|(аллерг*|алерг*)( на [\\p{L}]+)? (нет|нету|немає|нема)(?=$|[.,!?])',
  ],
  ['el', 'denied', 'after', 'δεν (ειμαι|εχω|ειναι|εχει)( καμια)? αλλεργ*|καμια αλλεργ*'],
  [
    'ar',
    'denied',
    'both',
    '(ليس|ليست|ما|لا|مافي)( عندي| لدي| يوجد| توجد| لديه| لديها| عنده| هناك)?( اي)? حساسي*',
  ],
  ['he', 'denied', 'both', '(לא|אין)( לי| לנו| לו| לה)?( שום)? (אלרגי*|רגיש*)'],
  ['hi', 'denied', 'before', '(se |ki |ka |koi )?(allergy|एलर्जी) (nahi*|नहीं)'],
  ['zh', 'denied', 'both', '(不|没有?|沒有?|无|無)(任何|什么|食物)?(过敏|過敏)'],
  [
    'ja',
    'denied',
    'before',
    'アレルギー(は|が|も)?(特に)?(ない|ありません|無い|なし|ございません|じゃない|ではない|ではありません)',
  ],
  ['ko', 'denied', 'before', '(알레르기|알러지)(가|는|도|이|은)? ?(없|아니)'],
  ['fi', 'denied', 'both', '(ei|en) (ole )?allergi*'],
  ['hu', 'denied', 'both', '(nem vagyok|nem|nincs) allergi*'],

  // It is not in the house, which is another matter.
  ['de', 'lacks', 'after', '(habe?|haben|gibt es)( leider| gerade| heute| jetzt)? kein(e|en|er)?'],
  ['fr', 'lacks', 'after', "(je n'ai|j'ai|on n'a|il n'y a) (plus|pas) (de|d')"],
  ['nl', 'lacks', 'after', '(heb|hebben|er is|er zijn) geen'],
  ['sv no da', 'lacks', 'after', '(har) (inga|inget|ingen|inte|ikke) ?'],

  // Harm.
  [
    'es pt pl cs ro id',
    'harm',
    'both',
    '(?!alerg(ic|y|ys|ies)($| to| of| and|[,.;!?]))alergi*|alergen*',
  ],
  [
    'es pt fr ro',
    'harm',
    'both',
    'intoleran(te|tes|cia|cias|tele|tei)|intoleran(t|te|ts|ce|tes|ta) (a|la|ao|au|aux)',
  ],
  ['it', 'harm', 'both', 'intolleran*'],
  [
    'fr de it nl sv no da',
    'harm',
    'both',
    'allerg(ie|ien|ieen|iya|ique|iques|isch|ische|ischer|ischen|iker|ikerin|ico|ica|ici|iche|ia|isk|iske|iska|i|ier|en gegen)',
  ],
  [
    'es',
    'harm',
    'after',
    '(no|nunca|ni) (se )?(puedo|puede|podemos|pueden|debo|debe|debemos|deben)~(comer|tomar|probar|consumir|ingerir|tolerar|tocar|beber)|no (me )?(tolero|tolera|toleramos|soporto)|(tengo|tiene|tenemos|me han) prohibid*',
  ],
  [
    'es',
    'harm',
    'both',
    '(me|le|nos) (sientan?|caen?|hacen?) (muy )?(mal|dano)|me pon(e|en) (enfermo|enferma|mal[oa]?)|me dan? (alergia|urticaria|diarrea|nauseas)',
  ],
  [
    'fr',
    'harm',
    'after',
    "(ne |n')?(peux|peut|pouvons|peuvent|puis|dois|doit|devons|doivent)~?(pas|plus|jamais)~(manger|boire|consommer|avaler|prendre|tolerer|toucher|avoir)|(supporte|supportons|tolere|digere)[sz]?( pas| mal| plus)|(interdit|interdite|interdits) (de|d')|il (m'|lui |nous )?est interdit",
  ],
  ['fr', 'harm', 'both', '(me|le|la|nous) rend(ent)? malade*|(me|lui) (fait|font) (du )?mal'],
  [
    'de',
    'harm',
    'after',
    'unvertraglichkeit*|intoleranz*|(vertrag|ertrag)(e|t|en)~?(kein*|nicht)|(darf|durfen|kann|konnen|soll|sollen|sollte|muss)~?kein*|reagier(e|t|en)~?auf|empfindlich (gegen|auf)|(darf|kann|soll)~?nichts mit',
  ],
  [
    'de',
    'harm',
    'before',
    '(darf|kann|konnen|durfen|vertrage|vertragt|vertragen|soll)( ich| wir| er| sie| es)~?nicht( essen| vertragen| haben)?|(nicht|schlecht) vertrag*|(sind|ist) (mir |uns |ihm |ihr )?(verboten|tabu)|(macht|machen) (mich|ihn|sie|uns) krank|bekomm(t|en) (mir|ihm|ihr) nicht',
  ],
  [
    'it',
    'harm',
    'after',
    'non~?(posso|puo|possiamo|possono|devo|deve|dobbiamo)~(mangiare|bere|assumere|consumare|toccare|prendere)|non (tollero|digerisco|sopporto|tollera|digerisce)',
  ],
  ['it', 'harm', 'both', '(mi|gli|le|ci) (fa|fanno) (molto )?(male|stare male)'],
  [
    'pt',
    'harm',
    'after',
    'nao~?(posso|pode|podemos|podem|devo|deve|devemos)~(comer|beber|consumir|ingerir|tomar)|nao (tolero|tolera|suporto|digiro)',
  ],
  ['pt', 'harm', 'both', '(me |lhe )?faz(em)? (muito )?mal|passo mal com'],
  [
    'nl',
    'harm',
    'after',
    '(kan|mag|mogen|kunnen|moet)~?geen|verdra(ag|agt|gen)~?(geen|niet)|(kan|kunnen)~niet tegen|overgevoelig*( voor)?|reageer(t)? (slecht )?op',
  ],
  [
    'nl',
    'harm',
    'before',
    '(kan|mag|mogen|verdraag|verdraagt) (ik|hij|ze|zij|we)~?niet( eten| hebben| tegen)?',
  ],
  [
    'sv no da',
    'harm',
    'after',
    '(tal|taler|talar|tolererer|tolererar)~?(inte|ikke|ikkje|inga|ingen|inget|ej)|(kan|far|ma|bor|skal|ska|kan) ?(jeg |jag |vi |han |hon |hun )?(inte|ikke|ikkje)~?(ata|spise|drikke|dricka|ha|have|fa)|overkanslig*( mot| for)?|overfolsom*( for| overfor)?|reagera(r)? pa|reagerer pa',
  ],
  ['sv no da', 'harm', 'before', '(taler|tal|tolererer) (jeg|jag|vi) (ikke|inte)'],
  [
    'pl',
    'harm',
    'both',
    'uczul*|nietoleranc*|nie toleruj*|szkodz(i|a)( mi)?|nie wolno (mi |nam |jej |jemu )?(jesc)?|nie~?(moge|moze|mozemy|moga|powinienem|powinnam)~?(jesc|pic|spozywac)',
  ],
  [
    'cs',
    'harm',
    'both',
    '(nesnas*|intoleranc*|nemuzu|nemohu|nemuze|nesmim|nesmi|nemuzeme|nesmime)(~(jist|pit|mit))?',
  ],
  [
    'ro',
    'harm',
    'after',
    'nu~?(pot|poate|putem|am voie|are voie|avem voie|trebuie)~?(sa )?(mananc|manance|mancam|mancam|consum|consume|beau)|nu (suport|tolerez|suporta|tolereaza)',
  ],
  [
    'tr',
    'harm',
    'before',
    '(karsi )?(alerji*|hassasiyet*|intolerans*|duyarli*)( var| vardir)?|(yiyem|icem|tuketem|yiyeme)*|dokunuyor|yasak',
  ],
  [
    'ru uk',
    'harm',
    'both',
    'аллерг*|алерг*|неперенос*|непереносимість|нельзя|не можна|(не )(могу|может|можем|могут|можу|може|можемо|переношу|переносит|переносить)~?(есть|пить|кушать|исти|їсти|пити)?|противопоказан*',
  ],
  [
    'el',
    'harm',
    'after',
    'αλλεργ*|δυσανεξι*|δεν~?(μπορω|μπορει|μπορουμε|επιτρεπεται|κανει|πρεπει)~?να~?(φαω|τρωω|φαει|πιω|φαμε)',
  ],
  [
    'ar fa',
    'harm',
    'both',
    'حساسي*|حساسیت|تحسس|(لا|ما|لن)~?(استطيع|يمكنني|اقدر|يستطيع|يمكنه|تستطيع|نستطيع|يمكن)~?(اكل|تناول|شرب|ان اكل|ياكل|تاكل)?|ممنوع( من)?|نمی توانم',
  ],
  [
    'he',
    'harm',
    'both',
    'אלרגי*|רגיש*|אי סבילות|לא~?(יכול|יכולה|יכולים|מסוגל*)~?(לאכול|לשתות)?|אסור( לי| לנו| לו| לה)?( לאכול)?',
  ],
  [
    'hi',
    'harm',
    'before',
    '(se |ki |ka )(bahut |hume |mujhe )?(allergy|alergy|elergy|allergic)( hai| h| hain| he)?|(se )?allergy (hai|h|hain)|(se )?एलर्जी( है)?|(nahi|nahin|nhi) (kha|pi|pee) (sak*)|नहीं (खा|पी) सक*|(kha|pi) nahi* sak*',
  ],
  ['zh', 'harm', 'both', '过敏|過敏|不耐受?'],
  ['zh', 'harm', 'after', '(不能|不可以|不可|不让|没法|无法|不準|禁止|忌)(再)?(吃|喝|碰|食用|沾)'],
  [
    'ja',
    'harm',
    'before',
    '(の|に|が|に対する)?アレルギー(が|持ち|です|なので|な|あり)?|(が|は|を|も)?(食べられ(ない|ません|なく|ず)|食べれ(ない|ません)|飲め(ない|ません)|食べてはいけ|食べちゃ|摂れ)|(が|は|も)(だめ|ダメ|駄目|無理|NG|ng)',
  ],
  [
    'ko',
    'harm',
    'before',
    '알레르기|알러지|과민|(을|를|은|는|도)? ?(못 ?먹|먹지 ?못|먹을 ?수 ?없|먹으면 ?안|못 ?마시)',
  ],
  [
    'vi',
    'harm',
    'after',
    '(toi |minh |em |con toi )?(bi )?di ung( voi)?|khong (the|duoc|nen|dung nap)~?(an|uong|dung)?',
  ],
  [
    'id',
    'harm',
    'after',
    '(tidak|nggak|gak|ga|tak)~?(bisa|boleh|dapat|tahan)~?(makan|minum|mengonsumsi|konsumsi)?|pantang',
  ],
  [
    'fi',
    'harm',
    'both',
    'allergi(nen|a|ani|aa|set)|yliherk*|(en|ei|emme)~?(voi|saa|pysty)~?(syoda|juoda)',
  ],
  ['hu', 'harm', 'both', 'allergias*|allergia*|erzekeny*|nem (ehetek|ehet|ehetunk|ihatok)'],
  ['th', 'harm', 'after', 'แพ้|กินไม่ได้|ทานไม่ได้'],

  // Not liked.
  ['es', 'dislikes', 'after', 'no (me|le|nos) gustan?'],
  ['fr', 'dislikes', 'after', "(n'|ne )?aim(e|ons|ent)~?pas"],
  ['it', 'dislikes', 'after', 'non (mi|gli|le|ci) piac(e|ciono)'],
  ['pt', 'dislikes', 'after', 'nao gost(o|a|amos)( de)?'],
  ['pl', 'dislikes', 'after', 'nie lubi*'],
  ['ru uk', 'dislikes', 'after', 'не люб*'],
  ['id', 'dislikes', 'after', '(tidak|nggak|gak) suka'],

  // Left out.
  [
    'es',
    'without',
    'after',
    'sin( nada de)?|no (como|comemos|come|comen|quiero|queremos|consumo|tomo|bebo|uso|pongas|lleve|lleven|contenga|tenga|haya|anadas)|nada de|ni|evit(o|ar|ando|amos)|libres? de|no|(todo|todos|cualquier cosa)~?(menos|excepto|salvo)',
  ],
  [
    'fr',
    'without',
    'after',
    "sans|pas (de|d'|du|des)|pas|ni|(ne |n')?(mange|mangeons|mangent|bois|consomme|prends|veux)~?(pas|plus|jamais|aucun)|evit*|aucune?|tout~?(sauf|excepte)|non",
  ],
  [
    'de',
    'without',
    'after',
    'kein(e|en|er|es|em|erlei)?|ohne|weder|verzichte(n)?~?auf|(ver)?meide(n)?|frei von|(nichts|nix) mit|alles~?(ausser|bis auf)|ess(e|en) nie|nicht',
  ],
  [
    'de',
    'without',
    'before',
    '(esse|essen|isst|trinke|mag|will|mochte|trinkt)( ich| wir| er| sie)( leider| gar| auch| uberhaupt| lieber)?( nicht| nie)',
  ],
  [
    'it',
    'without',
    'after',
    'senza|non (mangio|mangia|mangiamo|mangiano|bevo|voglio|vogliamo|uso|consumo|mettere)|niente|ne|nessun[oa]?|evit(o|are|ando|iamo)|priv[oai] di|tutto~?(tranne|eccetto|meno)|no',
  ],
  [
    'pt',
    'without',
    'after',
    'sem|nao (como|come|comemos|comem|quero|queremos|bebo|uso|consumo|ponha|coloque|contenha)|nada de|nem|evit(o|ar|ando|amos)|tudo~?(menos|exceto)|nao',
  ],
  ['nl', 'without', 'after', 'zonder|geen|(niets|niks) met|vermijd*|noch|vrij van|alles~?behalve'],
  ['nl', 'without', 'before', '(eet|eten|lust|drink) (ik|we|hij|ze)~?niet'],
  [
    'sv no da',
    'without',
    'after',
    'utan|uten|uden|inga|inget|ingen|intet|ikke noe(n)?|ikke noget|(ater|spiser|dricker|drikker|vill|vil|onsker|onskar) ?(jeg|jag|vi|han|hon|hun)? ?(inte|ikke)( ha| have)?|undvik*|undgar|unngar|fri (fran|fra|for)|allt?~?(utom|unntatt|undtagen|bortset fra)|inte|ikke',
  ],
  ['sv no da', 'without', 'before', '(ater|spiser|drikker|dricker) (jag|jeg|vi) (inte|ikke)'],
  [
    'pl',
    'without',
    'after',
    'bez|nie~?(jem|je|jemy|jedza|pije|chce|uzywam|jadam|jadamy|spozywam)|zadn*|ani|unikam*|wszystko~?(oprocz|poza|procz)',
  ],
  [
    'cs',
    'without',
    'after',
    'bez|neji(m|me)?|nejedi|nepiju|nepiji|nechci|zadn*|ani|vynech*|vyhyb*|vsechno~?krome',
  ],
  [
    'ro',
    'without',
    'after',
    'fara|nu (mananc|mananca|mancam|beau|vreau|consum|folosesc|pune)|nici|niciun|nicio|evit*|orice~?(in afara de|mai putin)',
  ],
  [
    'tr',
    'without',
    'before',
    '(yemiyor|yemem|yemez|yemiyo|icmiyor|icmem|istemi|istemem|olmasin|olmadan|koymadan|haric|kullanma|tuketmi|icermeyen|icermesin)*',
  ],
  [
    'ru uk',
    'without',
    'both',
    '(не )(ем|ест|едим|едят|пью|їм|їсть|їмо|п.ю|кушаю|вживаю|употребляю|хочу)',
  ],
  [
    'ru uk',
    'without',
    'after',
    'без|никак*|ніяк*|ни|ні|анi|та без|избега*|уника*|исключ*|(все|всё|усе)~?(кроме|окрім|крім)|не (клади|кладите|добавля*|додава*)',
  ],
  [
    'el',
    'without',
    'after',
    'χωρις|δεν~?(τρωω|τρωει|τρωμε|πινω|θελω)|οχι|ουτε|αποφευγ*|ολα~?εκτος( απο)?',
  ],
  [
    'ar fa',
    'without',
    'after',
    'بدون|من دون|بلا|من غير|خالي(ة)? من|دون|(لا|ما|مش) (اكل|ناكل|ياكل|تاكل|اريد|نريد|اتناول|احب|اشرب|باكل*|بدي|ابي|عايز|عاوز)|ولا',
  ],
  ['he', 'without', 'after', 'בלי|ללא|לא (אוכל|אוכלת|אוכלים|רוצה|רוצים|שותה)|נטול*|הכל חוץ מ'],
  [
    'hi',
    'without',
    'before',
    '(nahi|nahin|nhi) (kha*|pee*|pi|pite|piti|peete|chahiye|dalna|daalna|lete)|ke (bina|bagair)|के (बिना|बगैर)|mat (dalna|daalo|dalo|daalna)|(kha*|pee*) nahi*|नहीं (खात*|पीत*|चाहिए)',
  ],
  ['hi', 'without', 'after', 'bina|bagair|बिना'],
  [
    'zh',
    'without',
    'after',
    '不(要|吃|喝|放|加|含|想吃|爱吃|喜欢|碰)(放|加|有|吃)?|没有|沒有|無|无|免|戒|别(放|加)',
  ],
  [
    'ja',
    'without',
    'before',
    '(を|は|が)?(なし|無し|抜き|ぬき|不使用|フリー|いりません|入れない*|使わない|使わず|入れずに|除い|食べません|食べない|飲まない|苦手|嫌い)',
  ],
  ['ko', 'without', 'before', '(을|를|은|는)? ?(안 ?먹|먹지 ?않|빼고|빼 ?주|없이|없는|제외|넣지)'],
  ['vi', 'without', 'after', 'khong (an|uong|co|muon|dung|cho|bo|chua)|khong|kieng|tranh'],
  [
    'id',
    'without',
    'after',
    'tanpa|(tidak|nggak|gak|ga) (makan|minum|mau|pakai|mengandung)|jangan (pakai|ada)|hindari|menghindari|bebas|semua kecuali',
  ],
  ['fi', 'without', 'after', 'ilman|(en|emme) (syo|halua)|ei'],
  ['hu', 'without', 'before', 'nelkul'],
  ['hu', 'without', 'both', 'nem (eszem|eszik|kerek|eszunk|iszom)'],
  ['th', 'without', 'after', 'ไม่(กิน|ทาน|ใส่|เอา|มี)'],
];

/** What is written as one word with the food: languages | kind | the end of the word. */
export const COMPOUNDS: readonly (readonly [string, FrameKind, string])[] = [
  [
    'de',
    'harm',
    'allergie|allergien|allergiker|allergikerin|allergisch|allergische|unvertraglichkeit|unvertraglichkeiten|intoleranz|intolerant',
  ],
  ['nl', 'harm', 'allergie|allergieen|allergisch|intolerantie|intolerant|overgevoeligheid'],
  [
    'sv no da',
    'harm',
    'allergi|allergier|allergiker|allergisk|allergiska|intolerans|intolerant|intoleranse|overkanslighet|overfolsomhed',
  ],
  ['fi', 'harm', 'allergia|allerginen|intoleranssi'],
  ['hu', 'harm', 'allergia|allergias|erzekenyseg|erzekeny'],
  ['de', 'without', 'frei|freie|freier|freies|freien|los|lose|loses'],
  ['nl', 'without', 'vrij|vrije|loos|loze'],
  ['sv no da', 'without', 'fri|fritt|fria|frie|frit|los|lost|losa'],
  ['tr', 'without', 'siz|suz|sizlar'],
  ['fi', 'without', 'ton|tonta|toman'],
  ['hu', 'without', 'mentes|menteset'],
];

/** Where one of these stands, the list of what must not be eaten is over. */
export const ENDS_LIST =
  'con|avec|mit|com|met|with|pero|mais|aber|mas|maar|but|ale|но|але|ama|fakat|dar|quiero|quisiera|puedo|que|je|ich|was|hatte|vorrei|voglio|quero|vill|wil|wat|hvad|hva|vad|want|what|istiyorum|chahiye|хочу|что|що|co|cosa|ce|τι|θελω|想要?|但|請|请|想吃|要|ですか|が欲しい|ingin|mau|muon|porque|weil|because|parce';

/** What may stand between two foods of a list, and before the first. */
export const GLUE =
  "y|e|i|et|und|ed|en|och|og|a|oraz|ani|ni|ne|o|u|ou|oder|of|eller|lub|czy|albo|sau|si|nici|va|da|veya|ve|aur|ya|dan|atau|hay|und auch|auch|also|and|or|noch|nebo|el|la|los|las|le|les|l'|d'|de|du|des|der|die|das|den|dem|il|lo|gli|al|alla|ai|alle|allo|agli|all'|del|della|dei|delle|degli|au|aux|a la|to|na|на|до|и|или|й|та|або|i|в|у|к|с|och mot|mot|over for|overfor|for|voor|tegen|gegen|auf|contra|kein|keine|keinen|geen|ohne|sin|sans|senza|sem|bez|без|pas|pas de|ni de|non|inga|ingen|jag|se|ko|ka|ki|ke|aur na|na|voi|va|και|η|στα|στο|στη|στην|στον|στους|στις|τα|το|τη|την|απο|من|و|او|أو|ل|تجاه|ולא|או|וגם|את|ל|और|या|से|को|和|与|與|及|或|跟|、|也|都|对|對|と|や|も|の|が|を|は|か|와|과|랑|하고|이나|나|을|를|에|의|이|가|도|은|는|terhadap|pada|dengan|cac|loai|та й|ані|или же|jak i|a take|a takze|rovnez|anche|tambien|tambem|aussi|ook|ocksa|ogsa|также|також|takze|siempre|todo tipo de|toutes sortes de";
