/** What people must not eat, by the names it has in their own languages: read wherever their words for harm stand beside it. */
import { normalise } from '../../../text/normalise.ts';

/**
 * English | language: names. A star stands for any letters, so that one stem takes all its endings; a tilde is a gap.
 * The order counts where two are equally long: "cacahuete" is no walnut, "Kokosnuss" no nut.
 */
const TABLE: Readonly<Record<string, string>> = {
  // Only look like one of those below.
  '': 'ja: こまり こまっ こまる | zh: 蛋糕 蛋白质 鱼香 | vi: cà~phê tất~cả cả~nhà cả~gia~đình của~tôi của~mình | ro: untdelemn nucsoar* | tr: etsiz | de: milchreis fischstabchenfrei | nl: eiwit~arm',
  peanuts: `es: cacahuete* cacahuate* mani manies | fr: arachide* cacahuete* cacahouete* beurre~de~cacahuete* | de: erdnuss* erdnusse* | it: arachid* noccioline~americane
    pt: amendoi* | nl: pinda* aardnot* apenno* | pl: orzeszk*~ziemn* orzech*~ziemn* arachid* fistaszk* orzech*~arachid* orzeszk*~arachid* | sv: jordnot* | no: peanott* jordnott* | da: jordnod* peanut*
    tr: yer~fisti* yerfisti* | ru: арахис* | uk: арахіс* | cs: arasid* burak* burske* | ro: arahid* alun*~de~pamant | el: φυστικι*~αραπικ* αραπικ*~φυστικ* φιστικι*~αραπικ* αραπικ*~φιστικ* φυστικοβουτυρ* φιστικοβουτυρ* αραχιδ*
    ar: فول~سوداني فول~السوداني الفول~السوداني سوداني السوداني فستق~العبيد | he: בוטני* | hi: moongfali mungfali moongphali mungphali moong~phali mung~phali singdana मूंगफली मूँगफली
    zh: 花生 落花生 huasheng | ja: ピーナッツ 落花生 ピーナツ 南京豆 | ko: 땅콩 | vi: đậu~phộng lạc đậu~phụng | id: kacang~tanah | fi: maapahkin* | hu: foldimogyoro* | th: ถั่วลิสง | fa: بادام~زمینی`,
  coconut: `es: coco | fr: noix~de~coco coco | de: kokosnuss* kokosnusse* kokos* | it: cocco | pt: coco | nl: kokos* | pl: kokos* | sv: kokos* | no: kokos* | da: kokos* | ru: кокос* | uk: кокос*
    cs: kokos* | ro: nuca~de~cocos cocos | tr: hindistan~cevizi* | zh: 椰子 | ja: ココナッツ | ko: 코코넛 | vi: dừa | id: kelapa`,
  nutmeg:
    'fr: noix~de~muscade muscade | de: muskatnuss* muskat* | es: nuez~moscada | it: noce~moscata | pt: noz~moscada | nl: nootmuskaat*',
  'tree nuts': `es: almendr* avellan* nuez nueces anacardo* pistach* frutos~de~cascara | fr: amande* noisette* fruits~a~coque fruits~a~coques pistache* cajou noix~de~cajou noix~de~pecan noix~de~grenoble
    de: schalenfruch* mandel* haselnuss* haselnusse* walnuss* walnusse* cashew* pistazi* baumnuss* baumnusse* | it: mandorl* nocciol* pistacch* anacard* frutta~a~guscio | pt: castanha*~de~caju castanha*~do~para amendoa* avela* caju pistach*
    nl: amandel* hazelno* walno* cashew* pistache* boomno* | pl: migdal* orzech*~lask* orzech*~wlos* nerkowc* pistacj* pekan* makadami* | sv: mandel mandlar hasselnot* valnot* tradnot* cashew* pistage* pistasch*
    no: mandl* mandel* hasselnott* valnott* tre~nott* trenott* cashew* | da: mandl* mandel* hasselnod* valnod* traenod* cashew* | tr: badem* findi* ceviz* antep~fisti* sam~fisti* cam~fisti* kaju*
    ru: миндал* фундук* грецк*~орех* кешью фисташ* | uk: мигдал* фундук* волоськ*~горіх* кеш'ю фісташ* | cs: mandl* liskov* vlassk* kesu pistaci* | ro: migdal* alune~de~padure nuci~caju caju fistic*
    el: αμυγδαλ* φουντουκ* καρυδι* κασιους φιστικι*~αιγιν* κουκουναρι* | ar: لوز اللوز جوز الجوز بندق البندق فستق~حلبي الفستق~الحلبي كاجو الكاجو | he: שקד* אגוז~מלך קשיו | hi: badam kaju akhrot pista बादाम काजू अखरोट
    zh: 坚果 堅果 杏仁 腰果 核桃 树坚果 榛子 开心果 | ja: くるみ クルミ アーモンド カシューナッツ ヘーゼルナッツ ピスタチオ マカダミア* マカダミアナッツ ペカン* ペカンナッツ 松の実 木の実 | ko: 호두 아몬드 캐슈넛 피스타치오 피칸 마카다미아 헤이즐넛 잣 | vi: hạnh~nhân hạt~điều óc~chó | id: almond kacang~mete kacang~mede kenari | fi: manteli* hasselpahkin* saksanpahkin* | hu: mandula* dio diot mogyoro* | fa: بادام گردو فندق پسته`,
  nuts: `es: frutos~secos fruto~seco | fr: noix fruits~secs | de: *nuss *nusse *nussen *nusser | it: noce noci frutta~secca | pt: nozes noz castanha* frutos~secos oleaginosas frutos~de~casca~rija
    nl: noot noten *noten nootjes *nootjes | pl: orzech* orzesz* | sv: notter not nottern* | no: notter nott notte nottene* | da: nodder nod nodde nodderne* | tr: fisti* kuruyemi* kuru~yemi* sert~kabuklu* | ru: орех* орешк* | uk: горіх* горіш*
    cs: orech* orisk* | ro: alun* nuc* fructe~cu~coaja | el: φιστικ* φυστικ* ξηρ*~καρπ* ξηροκαρπ* | ar: فستق الفستق مكسرات المكسرات | he: אגוזי* | hi: mewa mewe meve nuts meva मेवा मेवे नट्स | ja: ナッツ 種実 | ko: 견과* 견과류 너트
    vi: các~loại~hạt hạt | id: kacang* | fi: pahkin* | hu: diofel* | th: ถั่ว | fa: آجیل`,
  shellfish: `es: marisco* gamba* camaron* langostino* cangrejo* crustaceo* molusco* mejillon* almeja* calamar* pulpo langosta* ostra* | fr: fruit*~de~mer crustace* coquillage* crevette* moule* huitre* homard* crabe* mollusque* calamar*
    de: meeresfrucht* krebstier* schalentier* schalentiere krustentier* garnele* krabbe* muschel* weichtier* hummer* shrimp* austern auster tintenfisch* krebs krebse scampi | it: crostace* frutti~di~mare mollusch* gamber* scampi cozz* vongol* calamar* granch* aragost*
    pt: marisco* camara* camaroes crustaceo* molusco* caranguejo* mexilh* lagosta* frutos~do~mar lula* | nl: schaaldier* schelpdier* schaal-~en~schelpdier* garna* mossel* krab* kreeft* weekdier* zeevruchten
    pl: skorupiak* owoc*~morza krewet* mieczak* krab* malz* homar* | sv: skaldjur* rakor raka rakorna krafta* blotdjur* musslor krabb* hummer | no: skalldyr* reke* blotdyr* skjell krabbe* hummer blaskjell
    da: skaldyr* reje* bloddyr* musling* krabbe* hummer | tr: karides* kabukluya kabuklular* kabuklu~deniz* deniz~kabuklu* midye* yengec* istakoz* kalamar* deniz~urun* | ru: моллюск* ракообразн* кревет* краб* мид* устриц* кальмар*
    uk: молюск* ракоподібн* кревет* краб* міді* | cs: korys* krevet* mekkys* plod*~more morsk*~plod* krab* | ro: crustace* crevet* molust* scoici fructe*~de~mare crab* creveti | el: οστρακοειδ* γαριδ* καρκινοειδ* μαλακι* καβουρ* μυδι* θαλασσιν*
    ar: روبيان الروبيان جمبري الجمبري قشريات القشريات محار المحار سلطعون قريدس | he: פירות~ים שרימפס סרטנ* רכיכות שרצים | hi: jhinga jheenga jhinge kekda झींगा झींगे | zh: 贝类 甲壳类 虾 蝦 蟹 贝 螃蟹 虾蟹 龙虾 贝壳类 xia
    ja: えび エビ 海老 かに カニ 蟹 甲殻類 貝 貝類 イカ たこ タコ | ko: 새우 갑각류 조개* 조개류 오징어 꽃게 대게 게살 홍합 | vi: tôm cua sò mực động~vật~có~vỏ ốc | id: udang kepiting kerang cumi* lobster | fi: ayriai* katkarapu* simpuk* | hu: rakfel* garnela* kagylo* tenger*~gyumolcs* | th: กุ้ง ปู หอย | fa: میگو`,
  seafood:
    'ru: морепродукт* | uk: морепродукт* | ar: مأكولات~بحرية المأكولات~البحرية ثمار~البحر | hi: seafood सीफूड | zh: 海鲜 海鮮 haixian | ja: 海鮮 シーフード 魚介 魚介類 | ko: 해산물 | vi: hải~sản đồ~biển | id: makanan~laut seafood | tr: deniz~mahsul* | th: อาหารทะเล | nl: zeebanket',
  fish: `es: pescad* atun salmon bacalao anchoa* sardina* pez | fr: poisson* thon saumon cabillaud morue anchois sardine* | de: fisch* *fisch lachs* thunfisch* | it: pesc* pesce tonno salmone merluzzo acciugh* | pt: peixe* pescado* atum salmao bacalhau | nl: vis vissen visproducten visgerechten zalm tonijn
    pl: ryb* losos* tunczyk* dorsz* | sv: fisk* lax | no: fisk* laks* | da: fisk* laks* | tr: balik* balig* somon | ru: рыб* лосос* тунц* | uk: риб* лосос* | cs: ryb* losos* tunak* | ro: peste* somon* ton | el: ψαρι* ψαρια σολομ*
    ar: سمك السمك اسماك الاسماك أسماك الأسماك | he: דג דגים *דגים | hi: machli machhli machchi machhi machali मछली | zh: 鱼 魚 鱼类 yu | ja: 魚 さかな サカナ 鮭 サケ サーモン 鯖 さば サバ まぐろ マグロ | ko: 생선* 물고기 연어 고등어 참치 멸치 | vi: cá | id: ikan* | fi: kala* | hu: hal* | th: ปลา | fa: ماهی`,
  milk: `es: leche* lacteo* lactosa queso* mantequilla nata yogur* crema productos~lacteos | fr: lait laits laitier* laitiere* produit*~laitier* lactose fromage* beurre creme yaourt* laitages
    de: milch* *milch milchprodukt* laktose* lactose* kase *kase butter sahne joghurt quark | it: latte latticin* lattosio formagg* burro panna | pt: leite* laticinio* lacteo* lactose queijo* manteiga nata iogurte*
    nl: melk* zuivel* lactose* koemelk* kaas boter room | pl: mlek* nabial* laktoz* ser sera sery serow maslo masla mlecz* mlecz* krowi*~mlek* | sv: mjolk* komjolk* laktos* mejeri* ost smor gradde | no: melk* kumelk* laktose* meieri* ost smor flote
    da: maelk* komaelk* laktose* mejeri* ost smor flode | tr: sut sute sutlu sutu sutten sutler* laktoz* sut~urun* peynir* tereyag* | ru: молок* молоч* лактоз* сыр сыра сыры сыром масло~сливочн* творог* | uk: молок* молоч* лактоз* сир сиру сири
    cs: mlek* mlec* laktoz* syr syry syru syra maslo masla | ro: lapte* lactat* lactoz* branz* unt untul smantan* | el: γαλα γαλατος γαλακτ* λακτοζ* τυρι τυρια βουτυρ* | ar: حليب الحليب لبن اللبن لاكتوز اللاكتوز ألبان الألبان جبن الجبن جبنة الجبنة
    he: חלב חלבי* מוצרי~חלב לקטוז* גבינ* | hi: doodh dudh dairy lactose paneer दूध डेयरी पनीर लैक्टोज | zh: 牛奶 奶制品 乳制品 乳糖 奶 奶油 奶酪 乳 niunai | ja: 牛乳 乳製品 ミルク 乳糖 乳 チーズ バター | ko: 우유 유제품 유당 치즈 버터
    vi: sữa đường~sữa phô~mai | id: susu laktosa keju produk~susu | fi: maito* laktoosi* juusto* | hu: tej* laktoz* sajt* | th: นม | fa: شیر لبنیات`,
  gluten:
    'es: gluten | fr: gluten | de: gluten* | it: glutine | pt: gluten | nl: gluten* | pl: gluten* | sv: gluten* | no: gluten* | da: gluten* | tr: gluten* | ru: глютен* | uk: глютен* | cs: lepek lepku lepkem | ro: gluten* | el: γλουτεν* | ar: غلوتين الغلوتين جلوتين الجلوتين | he: גלוטן | hi: gluten ग्लूटेन | zh: 麸质 麩質 面筋 | ja: グルテン | ko: 글루텐 | vi: gluten | id: gluten | fi: gluteeni* | hu: gluten* | th: กลูเตน | fa: گلوتن',
  eggs: `es: huevo* | fr: oeuf* | de: ei eier eiern huhnerei* eiweiss ei-* huhnereier | it: uov* | pt: ovo ovos | nl: ei eieren eier* kippenei* | pl: jaj* | sv: agg agg* | no: egg* | da: aeg aeg* | tr: yumurta* | ru: яиц* яйц* | uk: яєц* яйц* яйця
    cs: vejce vejci vajec vajicka vajec* vajic* vejc* | ro: ou oua ouale ouă ouălor ou* | el: αυγ* αβγ* | ar: بيض البيض بيضة | he: ביצ* | hi: anda ande anday ando andon egg अंडा अंडे अंडों अण्डे | zh: 鸡蛋 雞蛋 蛋 蛋类 jidan | ja: 卵 玉子 たまご タマゴ 鶏卵
    ko: 계란* 달걀* 난류 | vi: trứng | id: telur* telor | fi: munaa muna munia munat kananmun* | hu: tojas* | th: ไข่ | fa: تخم~مرغ`,
  buckwheat:
    'de: buchweizen* | fr: ble~noir sarrasin | nl: boekweit* | ru: греч* | uk: греч* | pl: gryk* | ja: そば 蕎麦 | ko: 메밀',
  wheat: `es: trigo | fr: ble bles froment | de: weizen* | it: grano frumento | pt: trigo | nl: tarwe* | pl: pszenic* pszenn* | sv: vete vetemjol | no: hvete* | da: hvede* | tr: bugday* | ru: пшениц* пшенич* | uk: пшениц* пшенич* | cs: psenic* | ro: grau grâu* | el: σιταρι* σιτος
    ar: قمح القمح | he: חיטה חטה | hi: gehun gehu gehoon गेहूं गेहूँ | zh: 小麦 小麥 | ja: 小麦 小麦粉 | ko: 밀 밀가루 | vi: lúa~mì bột~mì | id: gandum terigu | fi: vehna* | hu: buza* | th: ข้าวสาลี | fa: گندم`,
  soy: `es: soja soya | fr: soja soya | de: soja* | it: soia | pt: soja | nl: soja* soya* | pl: soj* | sv: soja* | no: soya* soja* | da: soja* | tr: soya* | ru: со~и соя сои сою соей соев* | uk: соя сої сою соєю соєв* | cs: soja soju soji sojou sojov* | ro: soia soiei | el: σογια* | ar: صويا الصويا فول~الصويا
    he: סויה | hi: soya soy सोया सोयाबीन | zh: 大豆 黄豆 豆制品 | ja: 大豆 | ko: 대두 콩 | vi: đậu~nành đậu~tương | id: kedelai kedele | fi: soija* | hu: szoja* | th: ถั่วเหลือง | fa: سویا`,
  sesame: `es: sesamo ajonjoli | fr: sesame | de: sesam* | it: sesamo | pt: sesamo gergelim | nl: sesam* | pl: sezam* | sv: sesam* | no: sesam* | da: sesam* | tr: susam* | ru: кунжут* сезам* | uk: кунжут* сезам* | cs: sezam* | ro: susan* | el: σουσαμ* ταχινι* | ar: سمسم السمسم | he: שומשום
    hi: til ke~til तिल | zh: 芝麻 | ja: ごま ゴマ 胡麻 | ko: 참깨 깨 | vi: mè vừng | id: wijen | fi: seesam* | hu: szezam* | th: งา | fa: کنجد`,
  pork: 'es: cerdo | fr: porc | de: schwein* | it: maiale | pt: porco | nl: varken* | pl: wieprzow* | sv: flask griskott | no: svin* | da: svine* flaesk | tr: domuz* | ru: свинин* | uk: свинин* | cs: vepr* | ro: porc | el: χοιριν* | ar: خنزير الخنزير لحم~الخنزير | he: חזיר | hi: suar pork | zh: 猪肉 豬肉 | ja: 豚肉 | ko: 돼지고기 | vi: thịt~heo thịt~lợn | id: babi',
  beef: 'es: ternera carne~de~res vacuno | fr: boeuf | de: rind* | it: manzo | nl: rund* | pl: wolowin* | sv: notkott | no: storfekjott | da: oksekod | tr: sigir* dana* | ru: говядин* | uk: яловичин* | cs: hovez* | ro: vita | zh: 牛肉 | ja: 牛肉 | ko: 소고기 쇠고기 | vi: thịt~bò | id: daging~sapi',
  meat: `es: carne carnes | fr: viande* | de: fleisch* *fleisch | it: carne carni | pt: carne carnes | nl: vlees* | pl: mies* | sv: kott* | no: kjott* | da: kod kodet | tr: et eti etli | ru: мяс* | uk: м'яс* мяс* | cs: maso masa masem | ro: carne carnea | el: κρεας κρεατος κρεατα | ar: لحم اللحم لحوم اللحوم | he: בשר
    hi: maans gosht meat mans मांस गोश्त | zh: 肉 肉类 荤 rou | ja: 肉 お肉 | ko: 고기 육류 | vi: thịt | id: daging | fi: lihaa liha | hu: hus hust | th: เนื้อสัตว์ | fa: گوشت`,
  alcohol:
    'es: alcohol | fr: alcool | de: alkohol* | it: alcol alcool | pt: alcool | nl: alcohol* | pl: alkohol* | sv: alkohol* | no: alkohol* | da: alkohol* | tr: alkol* | ru: алкогол* | uk: алкогол* | cs: alkohol* | ro: alcool | el: αλκοολ | ar: كحول الكحول | he: אלכוהול | hi: sharab | zh: 酒 酒精 | ja: お酒 アルコール | ko: 술 알코올 | vi: rượu | id: alkohol',
  celery:
    'es: apio | fr: celeri | de: sellerie* | it: sedano | pt: aipo | nl: selderij* selder* | pl: seler* | sv: selleri* | no: selleri* | da: selleri* | tr: kereviz* | ru: сельдере* | uk: селер* | cs: celer* | ro: telin* | el: σελινο* | ar: كرفس | zh: 芹菜 | ja: セロリ | ko: 셀러리',
  mustard:
    'es: mostaza | fr: moutarde | de: senf* | it: senape | pt: mostarda | nl: mosterd* | pl: gorczyc* musztard* | sv: senap* | no: sennep* | da: sennep* | tr: hardal* | ru: горчиц* | uk: гірчиц* | cs: horcic* | ro: mustar | el: μουσταρδ* | zh: 芥末 | ja: からし マスタード | ko: 겨자',
  onions:
    'pl: cebul* | nl: ui uien | sv: lok | no: lok | da: log | ru: лук луком лука | uk: цибул* | cs: cibul* | ro: ceap* | el: κρεμμυδι* | he: בצל | zh: 洋葱 葱 | ja: 玉ねぎ たまねぎ ネギ | ko: 양파 | vi: hành | id: bawang~bombay bawang~merah | fi: sipuli* | hu: hagym*',
  garlic:
    'pl: czosn* | nl: knoflook | sv: vitlok* | no: hvitlok* | da: hvidlog* | ru: чеснок* | uk: часник* | cs: cesnek* | ro: usturoi* | el: σκορδ* | he: שום | zh: 大蒜 蒜 | ja: にんにく ニンニク | ko: 마늘 | vi: tỏi | id: bawang~putih | fi: valkosipul* | hu: fokhagym*',
  mushrooms:
    'pl: grzyb* pieczark* | nl: champignon* paddenstoel* | sv: svamp* | no: sopp* | da: svampe* champignon* | ru: гриб* | uk: гриб* | cs: houb* | ro: ciuperc* | el: μανιταρι* | he: פטריות | zh: 蘑菇 香菇 | ja: きのこ キノコ | ko: 버섯 | vi: nấm | id: jamur',
  tomatoes:
    'pl: pomidor* | nl: tomat* tomaten | sv: tomat* | no: tomat* | da: tomat* | ru: помидор* томат* | uk: помідор* томат* | cs: rajc* | ro: rosi* | el: ντοματ* | he: עגבני* | zh: 番茄 西红柿 | ja: トマト | ko: 토마토 | vi: cà~chua | id: tomat',
  corn: 'pl: kukurydz* | nl: mais | sv: majs* | no: mais | da: majs | ru: кукуруз* | uk: кукурудз* | cs: kukuric* | ro: porumb | el: καλαμποκι* | he: תירס | zh: 玉米 | ja: とうもろこし トウモロコシ コーン | ko: 옥수수 | id: jagung',
  strawberries:
    'es: fresa* | fr: fraise* | de: erdbeer* | it: fragol* | pt: morango* | nl: aardbei* | pl: truskawk* | sv: jordgubb* | no: jordbaer* | da: jordbaer* | tr: cilek* | ru: клубник* | uk: полуниц* | cs: jahod* | ro: capsun* | el: φραουλ* | ar: فراولة الفراولة | he: תות* | zh: 草莓 | ja: いちご イチゴ | ko: 딸기 | vi: dâu~tây | id: stroberi',
  kiwi: 'es: kiwi* | fr: kiwi* | de: kiwi* | it: kiwi | pt: kiwi* | nl: kiwi* | pl: kiwi | sv: kiwi | no: kiwi | da: kiwi | tr: kivi* | ru: киви | uk: ківі | cs: kiwi | zh: 猕猴桃 奇异果 | ja: キウイ | ko: 키위',
  chicken:
    'pl: kurczak* drob* | nl: kip | sv: kyckling* | no: kylling* | da: kylling* | ru: куриц* курин* | uk: куриц* курк* курят* | cs: kure kureci* | ro: pui | el: κοτοπουλο | he: עוף | zh: 鸡肉 | ja: 鶏肉 チキン | ko: 닭고기 | vi: thịt~gà | id: ayam',
  chocolate:
    'pl: czekolad* | nl: chocola* | sv: choklad* | no: sjokolade* | da: chokolade* | ru: шоколад* | uk: шоколад* | cs: cokolad* | ro: ciocolat* | zh: 巧克力 | ja: チョコ* | ko: 초콜릿',
};

export interface NamedFood {
  readonly english: string;
  readonly end: number;
}

interface Lexicon {
  /** Whether any name begins here at all: most places are no food. */
  readonly any: RegExp;
  readonly names: readonly (readonly [RegExp, string])[];
}

/** Written without gaps between words, or with endings that are words of their own. */
const UNSPACED = new Set(['zh', 'ja', 'ko', 'th']);
/** "The", "in", "and the", written as one with what they stand before. */
const CLINGS: Readonly<Record<string, string>> = {
  ar: '(?:و?(?:ال|بال|لل|ب|ل)?)',
  he: '(?:ו?(?:מה|ל|ב|ה|מ|כ)?)',
  fr: "(?:[dl]')?",
  it: "(?:(?:[dl]|all|dell|nell|un)')?",
};

function patternOf(language: string, name: string): string {
  const escaped = normalise(name)
    .replace(/~/g, '[ -]')
    .replace(/\*/g, UNSPACED.has(language) ? '' : '\\p{L}*');
  return escaped;
}

function compile(): Map<string, Lexicon> {
  const sources = new Map<string, (readonly [string, string])[]>();
  for (const [english, rows] of Object.entries(TABLE))
    for (const row of rows.split(/[|\n]/)) {
      const [language = '', names = ''] = row.split(/:(.*)/s).map((one) => one.trim());
      const either = names
        .split(/\s+/)
        .map((name) => patternOf(language, name))
        .sort((one, other) => other.length - one.length)
        .join('|');
      const source = UNSPACED.has(language)
        ? `(?:${either})`
        : `(?<![\\p{L}\\p{N}])${CLINGS[language] ?? ''}(?:${either})(?![\\p{L}\\p{N}])`;
      sources.set(language, [...(sources.get(language) ?? []), [source, english]]);
    }
  return new Map(
    [...sources].map(([language, all]) => [
      language,
      {
        any: new RegExp(all.map(([source]) => source).join('|'), 'uy'),
        names: all.map(([source, english]) => [new RegExp(source, 'uy'), english] as const),
      },
    ]),
  );
}

let lexicons: Map<string, Lexicon> | undefined;

/** The longest name of a food that begins exactly at `at`. */
export function foodAt(language: string, text: string, at: number): NamedFood | undefined {
  lexicons ??= compile();
  const lexicon = lexicons.get(language);
  if (!lexicon || endOf(lexicon.any, text, at) === 0) return undefined;
  let best: NamedFood | undefined;
  for (const [pattern, english] of lexicon.names) {
    const end = endOf(pattern, text, at);
    if (end > (best?.end ?? 0)) best = { english, end };
  }
  return best;
}

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : 0;
}

/** The food of which a whole word speaks, as the first part of a longer one does: "Weizen" of "Weizenallergie". */
export function foodOfStem(language: string, stem: string): string | undefined {
  const found = foodAt(language, stem, 0);
  return found?.end === stem.length ? found.english : undefined;
}
