/** A table of famous dishes and fast-food brands that the cookbook may lack, each with the most similar dishes that it has. */

/** Names, the plain singular as people type them | cuisine | relatives by their titles, or words to look for. */
export const FAMOUS_ROWS = `
nando's, nandos, peri peri chicken, peri-peri chicken | Portuguese | frango piri-piri, chicken shawarma
big mac, whopper, mcdonalds, mcdonald's, burger king, quarter pounder, five guys, in-n-out | American | cheeseburgers, beef burgers
kfc, popeyes, kentucky fried chicken, chick-fil-a | American | southern fried chicken, buffalo chicken wings
chipotle bowl, taco bell, crunchwrap | Tex-Mex | chicken burrito bowl, quesadillas, beef tacos
egg mcmuffin, mcmuffin | American | eggs benedict, western omelette
wagamama, panda express, chinese takeaway, chinese takeout | Chinese | chicken katsu curry, orange chicken, egg fried rice
lava cake, molten cake | American | brownies, chocolate mousse, vegan chocolate cake
latkes, latke, potato pancakes, reibekuchen | Polish | rösti, home fries
honey cake, lekach | Polish | lemon drizzle cake, apple strudel
haggis, cranachan, clootie dumpling, stovies, cawl | British | cullen skink, cottage pie, scotch pancakes
madras, jalfrezi, balti, dopiaza, dhansak | Indian | chicken karahi, tarka dal, pork vindaloo
rogan josh, lamb curry, bhuna | Indian | beef nihari, curry goat, chicken karahi
saag paneer, paneer tikka, shahi paneer, paneer butter masala | Indian | palak paneer, butter chicken
dal fry, sambar | Indian | tarka dal, chana masala, tomato rasam
idli, uttapam, vada, upma, poha | Indian | masala dosa, chapati
pav bhaji, vada pav, pani puri, bhel puri, chaat, pakora, aloo tikki | Indian | samosas, aloo gobi, chana masala
paratha, roti, puri, bhatura, chole bhature | Indian | chapati, naan, chana masala
meen moilee, goan fish curry, machher jhol | Indian | kerala fish molee
kheer, jalebi, rasmalai, kulfi, barfi, ladoo, halwa | Indian | gulab jamun, rice pudding, mango lassi
kottu, hoppers, kothu roti | Sri Lankan | parippu, pol sambol, sri lankan chicken curry
momo, momos, thukpa | Chinese | pork and cabbage dumplings
gricia, amatriciana, aglio e olio e peperoncino | Italian | spaghetti carbonara, spaghetti aglio e olio, penne all'arrabbiata
puttanesca, vongole, spaghetti alle vongole, marinara, pasta alla norma, alla norma, norma | Italian | spaghetti al pomodoro, penne all'arrabbiata
pasta e fagioli, ribollita, pappa al pomodoro, pasta fazool | Italian | minestrone, lentil and rosemary soup
vitello tonnato, veal milanese, cotoletta, scallopine, piccata | Italian | wiener schnitzel, pork schnitzel, risotto alla milanese
melanzane | Italian | lasagne alla bolognese, moussaka, chicken cacciatore
calzone, stromboli, neapolitan pizza, pepperoni pizza, hawaiian pizza, quattro formaggi, pizza bianca | Italian | pizza margherita, focaccia
crostini, carpaccio, antipasti, caponata | Italian | insalata caprese, mushroom risotto, pan con tomate
tortellini, agnolotti | Italian | lasagne alla bolognese, gnocchi with sage butter, tagliatelle al ragù
gelato, affogato, semifreddo, zabaglione, cannoli, cannolo, panettone, biscotti, cantuccini | Italian | panna cotta, tiramisu, lemon granita
bouillabaisse, cioppino, bourride, fish stew, zuppa di pesce, caldeirada | French | moqueca, kerala fish molee, thieboudienne
chicken chasseur, blanquette, blanquette de veau, fricassee, pot au feu, daube, navarin, chicken marengo | French | boeuf bourguignon, french roast chicken, beef stew
cassoulet, toulouse | French | feijoada, red beans and rice
duck a l'orange, duck confit, confit de canard, magret, duck breast, roast duck | French | roast chicken, french roast chicken, chicken adobo
steak frites, steak au poivre, tournedos, entrecote, chateaubriand, filet mignon, steak tartare, beef tartare | French | carne asada, belgian fries, roast beef
croque monsieur, croque madame, monte cristo | French | french toast, quiche lorraine
croissant, pain au chocolat, brioche, danish pastry, baguette, kouign amann | French | cinnamon buns, japanese milk bread, white tin loaf
clafoutis, tarte tatin, apple tart, frangipane, far breton, mille feuille | French | apple crumble, apple pie, crêpes
macaron, madeleine, profiterole, eclair, choux bun, religieuse, canele, souffle, chocolate souffle, cheese souffle | French | chocolate mousse, crème brûlée, alfajores
moules marinieres, moules frites, mussels in white wine, mussels | French | gambas al ajillo, moqueca
vichyssoise, bisque, lobster bisque, veloute, soupe au pistou | French | leek and potato soup, french onion soup, mushroom soup
lobster thermidor, coquilles saint jacques, scallops | French | gambas al ajillo, new england clam chowder
sole meuniere, dover sole, trout almondine | French | oven-baked fish with vegetables, baked salmon with lemon and dill
fondue, raclette, tartiflette, aligot | Swiss | rösti, gratin dauphinois
chicken kiev, chicken cordon bleu, cordon bleu | French | pork schnitzel, wiener schnitzel
steak and kidney pie, steak and ale pie, pork pie, game pie, cornish pasty, pasty, meat pie | British | shepherd's pie, beef stew, beef empanadas
pigs in blankets | British | mashed potatoes, onion gravy, sheet-pan sausages and vegetables
yorkshire pudding, sunday roast, roast dinner | British | roast beef, roast potatoes, roast chicken
fry up, black pudding | British | home fries, huevos rancheros, scrambled eggs with smoked salmon
scotch egg, welsh rarebit, rarebit, ploughman's lunch, cheese on toast | British | grilled cheese sandwich, devilled eggs, avocado toast
coronation chicken, chicken mayo, chicken mayonnaise | British | cold chicken sandwich, cobb salad, everyday chicken curry
bbq chicken, barbecue chicken, barbecued chicken | American | jerk chicken, frango piri-piri, joojeh kabab
prawn cocktail | British | gambas al ajillo, smørrebrød
stuffed marrow, stuffed courgettes | British | stuffed peppers, imam bayildi
jam sponge pudding, suet pudding | British | sticky toffee pudding, malva pudding, bread and butter pudding
pig cheeks, pork cheeks, ox cheeks, beef cheeks | British | beef stew, boeuf bourguignon, osso buco
nut roast, mushroom wellington, vegetable wellington | British | vegetable lasagne, parmigiana di melanzane, imam bayildi
fish finger sandwich, fish finger butty, fish nuggets | British | fish and chips, fish tacos
neeps and tatties, cock a leekie, scotch broth | British | new england clam chowder, leek and potato soup, irish stew
banoffee pie, banoffee, eton mess, knickerbocker glory, spotted dick, treacle tart, bakewell tart, jam roly poly, battenberg, christmas pudding, summer pudding, syllabub, posset | British | malva pudding, apple crumble, victoria sponge
crumpet, english muffin, hot cross bun, tea cake, parkin | British | scones, flapjacks, cinnamon buns
champ, boxty, coddle, colcannon | Irish | irish stew, mashed potatoes
eggs florentine, eggs royale, hollandaise | American | scrambled eggs with smoked salmon, çılbır, western omelette
cheesecake | American | baked cheesecake
lemon meringue pie, pecan pie, cherry pie, peach cobbler, cobbler, boston cream pie | American | apple pie, apple crumble, baked cheesecake
black forest gateau, black forest cake, red velvet cake, red velvet, devil's food cake, angel cake, pound cake, bundt cake, opera cake, swiss roll, madeira cake, fruit cake, christmas cake, chocolate fondant | German | sachertorte, carrot cake, vegan chocolate cake
lamington, meringue, tim tam, anzac biscuit | Australian | rote grütze, victoria sponge, flapjacks
doughnut, donut, beignet, funnel cake, krapfen, berliner, bombolone, bomboloni | American | churros, cinnamon buns, gulab jamun
milkshake, frappuccino, root beer float | American | mango lassi, berry smoothie, hot chocolate
sorbet, sundae, frozen yoghurt, banana split | American | lemon granita, mango lassi, panna cotta
sloppy joe, hot dog, corn dog, patty melt, pulled beef, sliders | American | cheeseburgers, pulled pork, philly cheesesteak
reuben, club sandwich, blt, po boy, tuna melt, cheese toastie | American | grilled cheese sandwich, cold chicken sandwich, tuna salad
beef brisket, brisket, short ribs, burnt ends | American | pulled pork, pot roast, texas chilli
grits, shrimp and grits, chicken and waffles, hush puppies, cornbread dressing | American | southern fried chicken, skillet cornbread, waffles
waldorf salad, potato salad, chef salad, wedge salad | American | cobb salad, caesar salad, swabian potato salad
turkey dinner, roast turkey, thanksgiving turkey, green bean casserole, candied yams, sweet potato casserole | American | roast chicken, mashed potatoes, roast root vegetables
crab cake, crawfish boil, lobster, crab, oysters rockefeller, clam bake | American | gambas al ajillo, blackened catfish, fish tacos
poke, poke bowl, loco moco, spam musubi | Japanese | umeboshi onigiri, avocado and cucumber maki, teriyaki salmon
tourtiere, nanaimo bar, butter tart | American | belgian fries, onion gravy, beef empanadas
etouffee, dirty rice, muffuletta, crawfish etouffee | Cajun | jambalaya, chicken and sausage gumbo, red beans and rice
burrito, chimichanga, taquito, flauta, taco salad | Mexican | vegan bean burritos, quesadillas, chicken fajitas
birria, barbacoa, cochinita pibil, menudo, chile relleno, chiles rellenos, tamales, tamale, sopes, tlayuda, tostada, chilaquiles | Mexican | carnitas, tacos al pastor, tortilla soup
tres leches, flan, sopapilla, churro, arroz con leche | Mexican | churros, rice pudding, crème brûlée
margarita, pina colada, daiquiri, cosmopolitan, espresso martini, martini, negroni, aperol spritz, gin and tonic, bloody mary, old fashioned, caipirinha, pisco sour, mimosa, bellini, eggnog, mulled wine, gluhwein | Spanish | sangria, homemade lemonade, horchata
arepa, pabellon, cachapa, bandeja paisa, ajiaco, pupusa, gallo pinto, ropa vieja, cubano, picadillo, mofongo, tostones, pastelon | Brazilian | beef empanadas, kelewele, feijoada
anticuchos, papa a la huancaina, causa, arroz con pollo, arroz chaufa, tiradito | Peruvian | lomo saltado, ají de gallina, ceviche
asado, milanesa, choripan, matambre, locro, provoleta | Argentine | carne asada, chimichurri, beef empanadas
acaraje, vatapa, coxinha, pastel, picanha, farofa | Brazilian | moqueca, feijoada, pão de queijo
fabada, cocido, gazpachuelo, salmorejo, ajo blanco | Spanish | gazpacho, espinacas con garbanzos
albondigas, tapas, boquerones, padron peppers, pinchos, pintxos, pulpo, octopus, calamari, fried squid | Spanish | patatas bravas, gambas al ajillo, tortilla española
fideua, arroz negro, arroz a banda | Spanish | paella valenciana
crema catalana, turron, polvoron, santiago cake | Spanish | crème brûlée, churros
francesinha, bifana, arroz de marisco, arroz de pato, cataplana | Portuguese | bacalhau à brás, caldo verde, frango piri-piri
doner, doner kebab, kebab, donair, kofta, kofte, shish kebab, iskender | Turkish | shish taouk, adana kebab, pork souvlaki
sarma, stuffed cabbage, cabbage rolls, golabki | Turkish | stuffed peppers, imam bayıldı, bigos
pide, borek, gozleme, simit, manti, kunefe, turkish delight, lokum, revani | Turkish | lahmacun, spanakopita, baklava
pastitsio, kleftiko, stifado, youvetsi, gigantes, keftedes, saganaki, taramasalata, tyropita, loukoumades | Greek | moussaka, fasolada, spanakopita
mezze, kibbeh, muhammara, labneh, toum, kushari, koshari, ful medames, foul | Lebanese | hummus, baba ghanoush, tabbouleh
maqluba, mansaf, musakhan, kabsa, mandi, machboos, bukhari rice | Lebanese | chicken biryani, saffron rice with tahdig
sabich, malawach, challah, matzo ball soup, gefilte fish, cholent, kugel, rugelach, babka | Polish | rösti, chicken noodle soup, shakshuka
pastilla, bastilla, b'stilla, mechoui, msemen, zaalouk salad | Moroccan | chicken tagine with preserved lemon and olives, couscous with seven vegetables
khoresh, tahchin, zereshk polo, abgoosht, kuku sabzi, mirza ghasemi, kashke bademjan | Persian | ghormeh sabzi, fesenjan, joojeh kabab
plov, lagman, shashlik, pelmeni, beef plov, vareniki, blini, blintz, chebureki, okroshka, solyanka, olivier salad, chicken kotleti, pirozhki | Russian | beef stroganoff, borscht, pierogi ruskie
khinkali, lobio, satsivi, pkhali, chakhokhbili | Georgian | khachapuri, pork and cabbage dumplings
peking duck, crispy duck, char siu, roast pork belly, pork belly, red braised pork, hong shao rou, twice cooked pork, lion's head | Chinese | sweet and sour pork, kung pao chicken, chicken adobo
lemon chicken, sesame chicken, cashew chicken, chicken chop suey, chop suey, beef and broccoli, mongolian beef, egg foo young | Chinese | kung pao chicken, sweet and sour pork, vegetable chow mein
dim sum, potsticker, xiao long bao, soup dumpling, siu mai, har gow, bao, bao bun, gua bao, baozi, jiaozi, gyoza | Chinese | pork and cabbage dumplings, vegetable spring rolls
dan dan noodles, lo mein, biang biang noodles, zha jiang noodles, beef noodle soup, hot pot, ma la tang | Chinese | vegetable chow mein, mapo tofu, smashed cucumber salad
bubble tea, boba, egg tart, mooncake, pineapple bun | Chinese | thai iced tea, pastéis de nata
tonkatsu, karaage, gyudon, oyakodon, katsudon, donburi, yakitori, tempura, sukiyaki, shabu shabu | Japanese | chicken katsu curry, chicken teriyaki, teriyaki salmon
takoyaki, okonomiyaki, yakisoba, udon, soba, miso ramen, instant ramen, yaki udon | Japanese | shoyu ramen, spring onion pancakes, vegetable chow mein
sushi, sashimi, nigiri, california roll, hand roll, temaki, chirashi | Japanese | avocado and cucumber maki, umeboshi onigiri
mochi, dorayaki, matcha cake, castella, hokkaido cheese tart, taiyaki | Japanese | strawberry daifuku, japanese milk bread
kimbap, gimbap, galbi, kalbi, samgyeopsal, korean bbq, korean barbecue, jjajangmyeon, sundubu, budae jjigae, samgyetang, jajangmyeon, banchan, corn cheese, pajeon, mandu, dakgalbi | Korean | beef bulgogi, bibimbap, kimchi jjigae
nasi goreng istimewa, mie goreng, mee goreng, gado gado, soto ayam, bakso, nasi lemak, nasi padang, satay ayam, sate | Indonesian | nasi goreng, beef rendang, chicken satay with peanut sauce
char kway teow, hainanese chicken rice, roti canai, chilli crab, bak kut teh, hokkien mee, hokkien noodles | Malaysian | laksa, beef rendang, nasi goreng
lumpia, sinigang, kare kare, pancit, lechon, sisig, halo halo, tinola, bicol express | Filipino | chicken adobo, vegetable spring rolls, pandesal
bun cha, bun bo hue, banh xeo, cao lau, com tam, shaking beef, bo luc lac, fresh spring rolls | Vietnamese | vietnamese lemongrass chicken, beef pho, tofu summer rolls
pho ga, chicken pho | Vietnamese | beef pho, chicken noodle soup
khao soi, yellow curry, panang, panang curry, jungle curry, thai curry paste | Thai | thai green chicken curry, massaman curry, laksa
pad see ew, drunken noodles, pad kee mao, thai fried rice, khao pad, thai basil chicken | Thai | pad thai, pad krapow, egg fried rice
amok, fish amok, beef loc lac, mohinga, tea leaf salad | Thai | kerala fish molee, laksa
bunny chow, biltong, potjiekos, boerewors, pap, koeksister, sosatie, melktert, milk tart | South African | bobotie, chakalaka, malva pudding
fufu, banku, kenkey, pounded yam, suya skewer, pepper soup, moin moin, akara, ogbono | Nigerian | egusi soup, jollof rice, chicken groundnut soup
maafe, mafe, domoda, pastels, chicken mafe | Senegalese | chicken groundnut soup, chicken yassa, thieboudienne
ugali, nyama choma, sukuma wiki, githeri, pilau, chapati wrap, matoke, rolex | Ethiopian | collard greens, chapati, gomen
kitfo, tibs, shiro, firfir, beef tibs | Ethiopian | misir wot, doro wat, injera
chicken and chips | Portuguese | frango piri-piri, belgian fries
callaloo, oxtail, oxtail stew, brown stew chicken, rundown, patties, jamaican patty, bammy, festival, doubles, roti wrap, pelau, conch fritters, griot | Jamaican | curry goat, jerk chicken, rice and peas
currywurst, bratwurst, schweinshaxe, eisbein, leberkase, weisswurst, spaetzle, spatzle, kasespatzle, maultaschen, flammkuchen, kartoffelpuffer, sauerkraut | German | beef rouladen, rösti, swabian potato salad
kaiserschmarrn, palatschinken, germknodel, linzer torte, linzertorte, vanillekipferl, tafelspitz, backhendl, marillenknodel | Austrian | wiener schnitzel, sachertorte, crêpes
waterzooi, carbonnade, carbonade flamande, stoofvlees, stamppot, bitterballen, erwtensoep, speculoos, belgian waffle, poffertjes, stroopwafel | Belgian | beef stew, belgian fries, pea soup
zurek, kotlet schabowy, placki, pierogi with meat, rosol, sernik, paczki, flaki, chlodnik | Polish | pierogi ruskie, bigos, pork schnitzel
langos, chimney cake, halaszle, lecso, dobos torte, nokedli, chicken paprika soup | Hungarian | goulash, chicken paprikash
cevapi, burek, sarmale, mici, shopska salad, ajvar, musaka | Greek | adana kebab, spanakopita, greek salad
koldskal, frikadeller, stegt flaesk, flaeskesteg, aebleskiver | Danish | smørrebrød, swedish meatballs
janssons frestelse, janssons temptation, raggmunk, pytt i panna, semla, kanelbulle, prinsesstarta, princess cake, toast skagen, lutefisk, farikal, brunost, lefse | Swedish | swedish meatballs, cinnamon buns, gravlax
`;
