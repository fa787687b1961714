/** Tests that allergies and diets told in some twenty other languages are kept, and that a liking is not taken for one. */
import { describe, expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { keptOut, parseTable } from '../../testing/utterances/kept-needs.ts';

/** The needs of the nine and the five, parted by commas | what was said, messages parted by two strokes. */
const TOLD = `
eggs | no huevos soy alérgico
milk, eggs | sin leche, alergia al huevo
milk, tree nuts, peanuts | keine Milch, Nussallergie
eggs | kann Eier nicht essen, allergisch
milk | без молока аллергия
tree nuts, peanuts | нет аллергии на рыбу, но есть на орехи
milk | no soy alérgico a nada excepto a la leche
eggs | je n'ai aucune allergie sauf aux oeufs
fish | keine Allergien außer gegen Fisch
eggs | anda se allergy hai, doodh theek hai
eggs | yumurtaya alerjim var, balık istiyorum
eggs | ich bin nicht allergisch gegen Fisch aber gegen Eier
shellfish | Prawns bring me out in a rash
peanuts | My flatmate can't be around peanuts
Gluten-Free | we cook gluten free because my mother has coeliac disease
eggs | my toddler vomits whenever she has egg
shellfish | soy alérgica al marisco, ¿qué me recomiendas?
eggs, milk | sin huevo y sin lactosa
Gluten-Free | mi marido es celiaco
Vegan, soy | je voudrais un plat végétalien sans soja
shellfish | mon mari est allergique aux crustacés
eggs | mein Sohn hat eine Eiallergie
sesame, soy | bitte ohne Sesam und ohne Soja
Vegetarian, tree nuts, peanuts | vegetarisch und nussfrei
milk | Kuhmilchallergie beim Baby
eggs, Gluten-Free | mia figlia è intollerante alle uova e al glutine
eggs, milk | sem ovos e sem leite, um bolo
peanuts | mijn dochter heeft een pinda-allergie
tree nuts, peanuts, soy | min son är allergisk mot nötter och soja
Vegetarian | jeg spiser ikke kød
Gluten-Free | dieta bezglutenowa, obiad
fish, shellfish, sesame | аллергия на морепродукты и кунжут
Vegetarian | я вегетарианка
Vegetarian | et yemiyorum
Gluten-Free | gluten alerjim var
tree nuts, peanuts | αλλεργία στους ξηρούς καρπούς
Vegetarian | أنا نباتي
Vegan | אני טבעונית
milk | bina doodh ke kheer
peanuts | 不要放花生
soy | 大豆アレルギーなので豆腐は食べられません
tree nuts, peanuts | ナッツ抜きでお願いします
fish | 생선 알레르기 있어요
Vegetarian | 저는 채식주의자예요
Vegetarian | tôi ăn chay
milk | không ăn được sữa
eggs, milk | tanpa telur dan susu
fish | nesnáším ryby
Vegetarian, eggs | sunt vegetarian și nu mănânc ouă
shellfish, fish | no puedo comer mariscos ni pescado
Vegan, sesame | soy vegano y alérgico al sésamo
Gluten-Free | soy celíaca, ¿qué puedo cenar?
eggs, milk | mi hijo es alérgico a los huevos y a la leche
Vegetarian | no como carne
Gluten-Free, milk | sin gluten ni lácteos por favor
tree nuts, peanuts | tengo alergia a los frutos secos
milk | intolerante a la lactosa, quiero un postre
fish | je ne peux pas manger de poisson
sesame, soy | allergique au sésame et au soja
milk, eggs | sans lait ni oeufs, un gâteau
peanuts | ma fille est allergique aux arachides
Vegetarian | je ne mange pas de viande
milk, Vegetarian | je suis intolérant au lactose et végétarien
shellfish | pas de fruits de mer s'il vous plaît
fish | non posso mangiare pesce
tree nuts, peanuts, shellfish | sono allergica alle noci e ai crostacei
eggs | niente uova per favore
Gluten-Free | mio figlio è celiaco
Vegetarian, fish | non mangio carne né pesce
milk, eggs | senza latte e senza uova, una torta
milk | intollerante al lattosio
tree nuts, peanuts | jestem uczulony na orzechy
milk, eggs | mam alergię na mleko i jajka
fish | nie mogę jeść ryb
Gluten-Free | bez glutenu proszę
Vegetarian | nie jem mięsa
Vegan | jestem weganką, coś na kolację
soy, sesame | uczulenie na soję i sezam
shellfish | keine Meeresfrüchte bitte
Vegetarian, eggs, milk | Ich esse kein Fleisch, keine Eier und keine Milch
wheat | Weizenallergie, was kann ich essen?
fish | ich habe eine Fischallergie
soy, sesame | Sojaallergie und Sesamallergie
eggs | ich vertrage keine Eier
peanuts | meine Tochter darf keine Erdnüsse essen
milk, tree nuts, peanuts | laktosefrei und ohne Nüsse bitte
shellfish, fish | bin allergisch auf Krebstiere und Fisch
milk | Milchunverträglichkeit, Abendessen bitte
peanuts | não posso comer amendoim
shellfish, eggs | sou alérgica a camarão e ovos
milk, Gluten-Free | sem leite e sem glúten
milk | sou intolerante à lactose
tree nuts, peanuts | minha filha tem alergia a castanhas
fish | não como peixe
tree nuts, peanuts | ik ben allergisch voor noten
fish | ik mag geen vis eten
tree nuts, peanuts | notenallergie, wat kan ik koken?
eggs, milk | geen ei en geen melk alsjeblieft
Vegetarian | ik eet geen vlees
eggs | jag är allergisk mot ägg
milk | jag tål inte mjölk
tree nuts, peanuts | nötallergi, middag tack
shellfish | jeg er allergisk over for skaldyr
eggs, milk | jeg tåler ikke egg og melk
fish | ingen fisk, takk
peanuts | yer fıstığına alerjim var
milk, eggs | süt ve yumurta yiyemiyorum
fish | balık yiyemem
Gluten-Free | glutensiz bir akşam yemeği
tree nuts, peanuts, eggs | у меня аллергия на орехи и яйца
fish | мне нельзя рыбу
milk, Gluten-Free | без молока и глютена, пожалуйста
Vegetarian | я не ем мясо
Vegan | я веган, что на ужин?
peanuts | у мене алергія на арахіс
fish, eggs | без риби та яєць
tree nuts, peanuts | mám alergii na ořechy
milk, eggs | nemůžu jíst mléko a vejce
fish, eggs | sunt alergic la pește și ouă
Vegetarian | nu mănânc carne
eggs | είμαι αλλεργικός στα αυγά
milk | χωρίς γάλα παρακαλώ
eggs, fish | عندي حساسية من البيض والسمك
sesame | لا أستطيع أكل السمسم
eggs | אני אלרגי לביצים
milk | בלי חלב בבקשה
peanuts | मुझे मूंगफली से एलर्जी है
eggs | main anda nahi khata
milk, eggs | mujhe doodh aur anda se allergy hai
peanuts | 我对花生过敏
fish, shellfish, eggs | 我不能吃海鲜和鸡蛋
Vegetarian | 我吃素
eggs | 卵アレルギーです
fish | 魚は食べられません
milk | 乳製品なしでお願いします
peanuts | 저는 땅콩 알레르기가 있어요
milk, eggs | 우유와 계란을 못 먹어요
eggs, milk | pas d'oeufs ni de lait, merci
shellfish, fish | tôi bị dị ứng với tôm và cá
tree nuts, peanuts, eggs | saya alergi kacang dan telur
fish | saya tidak makan ikan
fish | soy un poco alérgico al pescado
Gluten-Free | tengo intolerancia al gluten
milk | no me sienta bien la leche
eggs, tree nuts, peanuts | mi novia no puede tomar huevo ni frutos secos
peanuts | alergia al cacahuete, ¿qué hago de cena?
shellfish, tree nuts, peanuts | je suis allergique aux fruits de mer et aux noix
Gluten-Free | mon fils est coeliaque
milk | je ne supporte pas le lactose
fish | je mange de tout sauf du poisson
Vegan, tree nuts, peanuts | meine Frau ist Veganerin und hat eine Nussallergie
tree nuts, peanuts, milk | Nuss- und Milchallergie
fish | Fisch darf ich nicht essen
eggs, wheat | ohne Ei und Weizen backen
Gluten-Free | Zöliakie, Brot bitte
fish | wir essen kein Schweinefleisch und keinen Fisch
Gluten-Free, fish | sono celiaca e allergica al pesce
Gluten-Free | il glutine mi fa male
wheat, soy | tenho alergia ao trigo e à soja
eggs | meu filho não pode comer ovo
shellfish, sesame | ik ben allergisch voor schaaldieren en sesam
milk | ik kan niet tegen melk
Vegan, soy | ik ben veganist en eet geen soja
fish, shellfish | jag äter inte fisk eller skaldjur
Gluten-Free, milk | glutenfri middag uten melk
tree nuts, peanuts | jeg har nøddeallergi
milk | nie toleruję laktozy
tree nuts, peanuts, eggs | proszę bez orzechów i jajek
shellfish | deniz ürünlerine alerjim var
tree nuts, milk | cevizsiz ve sütsüz bir tatlı
milk | я не переношу лактозу
milk | у сына аллергия на молоко
Vegetarian | не їм м'яса
Vegan, soy | jsem vegan a mám alergii na sóju
milk | am intoleranță la lactoză
fish | δεν μπορώ να φάω ψάρι
Vegetarian | لا آكل اللحم
Gluten-Free | אני לא אוכל גלוטן
Vegetarian | main shakahari hoon
milk, wheat | 我对牛奶和小麦过敏，想吃面
shellfish | エビとカニのアレルギーがあります
milk | 유제품 없이 부탁해요
fish, shellfish | tôi không ăn được hải sản
Vegan, soy | saya vegan dan alergi kedelai
peanuts | mujhe moongfali se allergy hai
peanuts | soy alergico a los cacahuetes
peanuts | أريد وصفة دجاج بدون فول سوداني
 | nothing but fish for me tonight
 | je n'ai pas d'allergie
 | ich habe keine Nussallergie
 | no soy alérgico a nada
 | ich bin nicht vegan
 | non sono allergico a niente
 | não sou vegano
 | nie mam żadnych alergii
 | нет аллергии на рыбу
 | alerjim yok
 | non ho allergie, vorrei pesce
 | this recipe makes me happy, more fish please
 | me gusta el pescado
 | tengo leche y huevos
 | j'adore le poisson
 | j'ai des oeufs et du lait
 | ich mag Fisch
 | ich habe Eier und Milch
 | adoro il pesce
 | adoro peixe
 | ik hou van vis
 | jag älskar fisk
 | kocham ryby
 | я люблю рыбу
 | balığı çok severim
 | mujhe machli pasand hai
 | 我喜欢吃鱼
 | saya suka ikan
`;

describe('told in another language', () => {
  for (const [needs, said] of parseTable(TOLD))
    test(said, () => {
      expect(keptOut(kitchen, said)).toBe(needs);
    });
});
