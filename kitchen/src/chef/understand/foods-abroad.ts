/** What common foods and small words of the kitchen are called in the languages a guest may write in. */

/** The languages of the columns, in their order. */
const COLUMNS: readonly string[] = [
  'Spanish',
  'French',
  'German',
  'Italian',
  'Portuguese',
  'Turkish',
  'Hindi',
  'Arabic',
];

/** English | one column for each language; a stroke parts words for the same, a dash says that there is none. */
const TABLE = `
without | sin | sans | ohne | senza | sem | - | bina/ke bina/ke bagair | بدون/من غير/بلا/من دون
with | con | avec | mit | con | com | ile | ke saath/wala/wali | مع/ب
i want | quiero/quisiera/me gustaria | je veux/je voudrais/j'aimerais | ich mochte/ich will/ich hatte gern | vorrei/voglio | quero/queria/gostaria de | istiyorum/isterim/olsun | chahiye/mujhe chahiye/khana hai | اريد/عايز/عاوز/بدي/ابغى/نريد/اود
i do not want | no quiero | je ne veux pas de | ich mochte kein | non voglio | nao quero | istemiyorum | nahi chahiye | لا اريد/ما بدي
i have | tengo | j'ai | ich habe | ho | tenho | var elimde/evde | mere paas | عندي/لدي
soup | sopa/caldo/crema | soupe/potage/veloute | suppe/eintopf | zuppa/minestra/vellutata | sopa/caldo | corba/corbasi | shorba/soup | حساء/شوربة/شوربه
salad | ensalada | salade | salat | insalata | salada | salata/salatasi | salad | سلطة/سلطه
stew | guiso/estofado/cocido | ragout/daube | eintopf/gulasch | stufato/spezzatino | ensopado/guisado | yahni/guvec | - | يخنة/طاجن
curry | curry | curry | curry | curry | caril | kori | sabzi/sabji/tarkari | كاري
bread | pan | pain | brot | pane | pao | ekmek | roti | خبز/عيش
cake | pastel/tarta/bizcocho | gateau | kuchen/torte | torta | bolo | kek/pasta | cake | كعكة/كيك
biscuits | galletas | biscuits | kekse/platzchen | biscotti | biscoitos/bolachas | kurabiye | biskut | بسكويت
dessert | postre | dessert | nachtisch/dessert | dolce | sobremesa | tatli | meetha | حلوى/حلويات
breakfast | desayuno/desayunar | petit dejeuner | fruhstuck | colazione | cafe da manha | kahvalti | nashta | فطور/افطار
lunch | almuerzo/comida/almorzar | dejeuner | mittagessen | pranzo | almoco | ogle yemegi | dopahar ka khana | غداء
dinner | cena/cenar | diner/souper | abendessen/abendbrot | cena | jantar | aksam yemegi | raat ka khana | عشاء
recipe | receta | recette | rezept | ricetta | receita | tarif/tarifi | recipe/vidhi | وصفة/وصفه
quick | rapido/rapida | rapide | schnell/schnelles/schnelle | veloce/rapido | rapido/rapida | hizli/pratik/cabuk | jaldi | سريع/سريعة
easy | facil | facile | einfach/einfaches/leicht | facile | facil | kolay | aasan/asaan | سهل/سهلة
warm | caliente | chaud/chaude | warm/warme/warmes | caldo/calda | quente | sicak | garam | دافئ/دافئة/ساخن/ساخنة
cold | frio/fria | froid/froide | kalt/kalte/kaltes | freddo/fredda | frio/fria | soguk | thanda | بارد/باردة
spicy | picante | epice/piquant | scharf/scharfes | piccante | picante/apimentado | acili/aci | teekha/masaledar | حار/حارة
sweet | dulce | sucre | suss/susses | dolce | doce | tatli | meetha | حلو
healthy | sano/saludable | sain/equilibre | gesund/gesundes | sano/salutare | saudavel | saglikli | sehatmand | صحي/صحية
vegetarian | vegetariano/vegetariana | vegetarien/vegetarienne | vegetarisch/vegetarisches | vegetariano/vegetariana | vegetariano/vegetariana | vejetaryen/etsiz | shakahari | نباتي/نباتية
vegan | vegano/vegana | vegan/vegetalien | vegan/veganes | vegano/vegana | vegano/vegana | vegan | vegan | نباتي صرف
meat | carne | viande | fleisch | carne | carne | et/etli | maans/gosht | لحم/لحوم
chicken | pollo | poulet | huhn/hahnchen/huhner/huhnchen | pollo | frango/galinha | tavuk/tavuklu | murgh/murgi/chicken | دجاج/فراخ
beef | ternera/carne de res/vaca | boeuf | rind/rindfleisch | manzo | carne de vaca/bife | dana/sigir | - | لحم بقر/بقري
lamb | cordero | agneau | lamm/lammfleisch | agnello | cordeiro/borrego | kuzu | - | لحم غنم/خروف/ضان
pork | cerdo | porc | schwein/schweinefleisch | maiale | porco | domuz | suar | لحم خنزير/خنزير
minced meat | carne picada/carne molida | viande hachee | hackfleisch | carne macinata | carne moida/carne picada | kiyma/kiymali | keema | لحم مفروم
turkey | pavo | dinde | pute/putenfleisch/truthahn | tacchino | peru | hindi | - | ديك رومي
duck | pato | canard | ente | anatra | pato | ordek | batakh | بط
sausages | salchichas | saucisses | wurst/wurstchen/bratwurst | salsicce | salsichas | sosis | - | سجق/نقانق
ham | jamon | jambon | schinken | prosciutto cotto | presunto/fiambre | jambon | - | -
bacon | tocino/panceta/beicon | lardons/bacon | speck | pancetta | bacon/toucinho | - | - | -
fish | pescado | poisson | fisch | pesce | peixe | balik/balikli | machli/machhli | سمك
salmon | salmon | saumon | lachs | salmone | salmao | somon | - | سلمون
tuna | atun | thon | thunfisch | tonno | atum | ton baligi | - | تونة/تونه
cod | bacalao | cabillaud/morue | kabeljau/dorsch | merluzzo | bacalhau | morina | - | -
prawns | gambas/camarones/langostinos | crevettes | garnelen | gamberi/gamberetti | camarao/camaroes | karides | jhinga | روبيان/جمبري
mussels | mejillones | moules | muscheln/miesmuscheln | cozze | mexilhoes | midye | - | بلح البحر
eggs | huevos/huevo | oeufs/oeuf | eier/ei | uova/uovo | ovos/ovo | yumurta/yumurtali | anda/ande | بيض
milk | leche | lait | milch | latte | leite | sut/sutlu | doodh | حليب/لبن
cream | nata/crema | creme | sahne/rahm | panna | natas/creme de leite | krema | malai | قشطة/كريمة
butter | mantequilla | beurre | butter | burro | manteiga | tereyagi | makhan | زبدة/زبده
cheese | queso | fromage | kase | formaggio | queijo | peynir/peynirli | paneer | جبن/جبنة
yoghurt | yogur | yaourt | joghurt | yogurt | iogurte | yogurt | dahi | زبادي/روب
rice | arroz | riz | reis | riso | arroz | pirinc/pilav | chawal | ارز/رز
pasta | pasta/fideos | pates | nudeln | pasta | massa | makarna | - | معكرونة/مكرونة/باستا
noodles | fideos | nouilles | nudeln | tagliolini | macarrao | eriste/noodle | - | نودلز
flour | harina | farine | mehl | farina | farinha | un | atta/maida | طحين/دقيق
oats | avena | flocons d'avoine/avoine | haferflocken/hafer | avena | aveia | yulaf | jai | شوفان
couscous | cuscus | couscous | couscous | cuscus | cuscuz | kuskus | - | كسكس/كسكسي
bulgur | bulgur | boulgour | bulgur | bulgur | bulgur | bulgur | dalia | برغل
lentils | lentejas | lentilles | linsen | lenticchie | lentilhas | mercimek/mercimekli | dal/daal/masoor | عدس
chickpeas | garbanzos | pois chiches | kichererbsen | ceci | grao-de-bico/grao de bico | nohut/nohutlu | chana/chole/kabuli chana | حمص
beans | frijoles/alubias/judias | haricots | bohnen | fagioli | feijao/feijoes | fasulye | rajma/lobia | فاصوليا/فول
peas | guisantes | petits pois | erbsen | piselli | ervilhas | bezelye | matar | بازلاء/بازيلا
potatoes | patatas/papas/patata/papa | pommes de terre | kartoffeln/kartoffel | patate | batatas/batata | patates/patatesli | aloo/aalu | بطاطا/بطاطس
sweet potatoes | boniatos/batata dulce/camote | patates douces | susskartoffeln | patate dolci | batata doce | tatli patates | shakarkandi | بطاطا حلوة
carrots | zanahorias/zanahoria | carottes/carotte | karotten/mohren/mohrruben | carote/carota | cenouras/cenoura | havuc/havuclu | gajar | جزر
tomatoes | tomates/tomate/jitomate | tomates/tomate | tomaten/tomate | pomodori/pomodoro | tomates/tomate | domates/domatesli | tamatar | طماطم/بندورة
onions | cebollas/cebolla | oignons/oignon | zwiebeln/zwiebel | cipolle/cipolla | cebolas/cebola | sogan/soganli | pyaz/pyaaz | بصل
garlic | ajo/ajos | ail | knoblauch | aglio | alho | sarimsak/sarimsakli | lahsun/lehsun | ثوم
peppers | pimientos/pimiento | poivrons/poivron | paprika/paprikaschoten | peperoni | pimentos/pimentao | biber/biberli | shimla mirch | فلفل/فليفلة
chilli | chile/guindilla | piment | chili/chilischote | peperoncino | malagueta/pimenta | aci biber | mirchi/hari mirch | فلفل حار/شطة
courgettes | calabacin/calabacines | courgettes | zucchini | zucchine/zucchina | abobrinha/curgete | kabak | tori | كوسا/كوسى
aubergine | berenjena/berenjenas | aubergine/aubergines | aubergine/auberginen | melanzane/melanzana | berinjela/beringela | patlican/patlicanli | baingan | باذنجان
cucumber | pepino | concombre | gurke | cetriolo | pepino | salatalik | kheera | خيار
spinach | espinacas | epinards | spinat | spinaci | espinafre/espinafres | ispanak/ispanakli | palak | سبانخ
cabbage | col/repollo | chou | kohl/kraut | cavolo | couve/repolho | lahana | patta gobhi | ملفوف/كرنب
cauliflower | coliflor | chou-fleur | blumenkohl | cavolfiore | couve-flor | karnabahar | gobi/gobhi/phool gobhi | قرنبيط/زهرة
broccoli | brocoli | brocoli | brokkoli | broccoli | brocolos/brocolis | brokoli | - | بروكلي
mushrooms | setas/champinones/hongos | champignons | pilze/champignons | funghi | cogumelos | mantar/mantarli | khumb | فطر/مشروم
leeks | puerros/puerro | poireaux/poireau | lauch/porree | porri | alho frances/alho-poro | pirasa | - | كراث
celery | apio | celeri | sellerie | sedano | aipo | kereviz | - | كرفس
pumpkin | calabaza | potiron/citrouille | kurbis | zucca | abobora | balkabagi | kaddu | يقطين/قرع
corn | maiz/elote | mais | mais | mais | milho | misir | makka | ذرة
avocado | aguacate/palta | avocat | avocado | avocado | abacate | avokado | - | افوكادو
ginger | jengibre | gingembre | ingwer | zenzero | gengibre | zencefil | adrak | زنجبيل
parsley | perejil | persil | petersilie | prezzemolo | salsa/salsinha | maydanoz | - | بقدونس
coriander | cilantro | coriandre | koriander | coriandolo | coentros/coentro | kisnis | dhania/dhaniya | كزبرة
mint | menta/hierbabuena | menthe | minze | menta | hortela | nane | pudina | نعناع
lemon | limon | citron | zitrone | limone | limao | limon/limonlu | nimbu | ليمون
olives | aceitunas | olives | oliven | olive | azeitonas | zeytin | - | زيتون
apples | manzanas/manzana | pommes/pomme | apfel | mele/mela | macas/maca | elma/elmali | seb | تفاح
bananas | platanos/bananas/platano | bananes/banane | bananen/banane | banane | bananas/banana | muz/muzlu | kela | موز
oranges | naranjas/naranja | oranges | orangen | arance/arancia | laranjas/laranja | portakal | santra | برتقال
strawberries | fresas | fraises | erdbeeren | fragole | morangos | cilek | - | فراولة
dates | datiles | dattes | datteln | datteri | tamaras | hurma | khajoor | تمر
honey | miel | miel | honig | miele | mel | bal | shahad | عسل
sugar | azucar | sucre | zucker | zucchero | acucar | seker | cheeni/chini | سكر
chocolate | chocolate | chocolat | schokolade | cioccolato | chocolate | cikolata | - | شوكولاتة/شوكولا
nuts | nueces/frutos secos | noix | nusse | noci | nozes | findik/kuruyemis/fistik/fistikli | mewa | مكسرات
almonds | almendras | amandes | mandeln | mandorle | amendoas | badem | badam | لوز
peanuts | cacahuetes/mani/cacahuates | cacahuetes/arachides | erdnusse | arachidi | amendoim/amendoins | yer fistigi/yer fistikli/yer fistik | moongfali/mungfali | فول سوداني
sesame | sesamo/ajonjoli | sesame | sesam | sesamo | gergelim/sesamo | susam | til | سمسم
wheat | trigo | ble | weizen | grano/frumento | trigo | bugday | gehun/gehu | قمح
gluten | gluten | gluten | gluten | glutine | gluten | gluten | gluten | غلوتين/جلوتين
soy | soja | soja | soja | soia | soja | soya | soya | صويا
tofu | tofu | tofu | tofu | tofu | tofu | tofu | tofu | توفو
wine | vino | vin | wein | vino | vinho | sarap | sharab | نبيذ
alcohol | alcohol | alcool | alkohol | alcol | alcool | alkol/alkollu | sharab | كحول
salt | sal | sel | salz | sale | sal | tuz | namak | ملح
olive oil | aceite de oliva | huile d'olive | olivenol | olio d'oliva | azeite | zeytinyagi | - | زيت زيتون
oil | aceite | huile | ol | olio | oleo | yag | tel | زيت
vegetables | verduras/vegetales | legumes | gemuse | verdure | legumes/verduras | sebze/sebzeli | sabzi/sabziyan | خضار/خضروات
fruit | fruta/frutas | fruits/fruit | obst/fruchte | frutta | fruta/frutas | meyve | phal | فواكه/فاكهة
for two | para dos | pour deux | fur zwei | per due | para dois/para duas | iki kisilik | do logon ke liye | لشخصين
for four | para cuatro | pour quatre | fur vier | per quattro | para quatro | dort kisilik | char logon ke liye | لاربعة
for six | para seis | pour six | fur sechs | per sei | para seis | alti kisilik | chhe logon ke liye | لستة
hello | hola | bonjour/salut | hallo/guten tag | ciao/buongiorno | ola/bom dia | merhaba/selam | namaste | مرحبا/السلام عليكم/اهلا
thank you | gracias | merci | danke | grazie | obrigado/obrigada | tesekkurler/tesekkur ederim/sagol | dhanyavaad/shukriya | شكرا
please | por favor | s'il vous plait | bitte | per favore | por favor | lutfen | kripya | من فضلك/لو سمحت
something | algo | quelque chose | etwas/was | qualcosa | algo/alguma coisa | bir sey/bir seyler | kuch | شيء/شي
what can i cook | que puedo cocinar | que puis-je cuisiner | was kann ich kochen | cosa posso cucinare | o que posso cozinhar | ne pisirebilirim | kya bana sakta hoon/kya banau | ماذا اطبخ/شو اطبخ
and | y/e | et | und | e/ed | e | ve | aur | و
`;

export interface Said {
  readonly word: string;
  readonly english: string;
}

/** The words of one language, folded by the caller's own folding; none for a language without a column. */
export function wordsOfLanguage(language: string): Said[] {
  const column = COLUMNS.indexOf(language) + 1;
  if (column === 0) return [];
  return TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const cells = line.split(' | ');
      const [english = ''] = cells;
      const said = cells[column] ?? '-';
      return said === '-' ? [] : said.split('/').map((word) => ({ word, english }));
    });
}
