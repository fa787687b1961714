/** Tests for each allergen and diet which food names must be found and which similar ones must not ("butter beans"). */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import type { Allergen, Diet } from '../../vocabulary.ts';
import { findLineFacts } from '../verdict/line-facts.ts';

const { rules } = kitchen;

const CONTAINS: Readonly<Record<Allergen, string>> = {
  milk: 'butter, ghee, heavy cream, half-and-half, crème fraîche, sour cream, buttermilk, yoghurt, Greek yogurt, kefir, labneh, paneer, khoya, dulce de leche, evaporated milk, sweetened condensed milk, whey powder, casein, sodium caseinate, mascarpone, ricotta, halloumi, queso fresco, cotija, Parmigiano-Reggiano, pecorino, feta cheese, goat cheese, brie, gruyère, milk chocolate, white chocolate chips, custard, ice cream, cream cheese, malted milk powder, Cool Whip, quark, skyr, lassi, raita, tzatziki, béchamel, alfredo sauce, pesto, Caesar dressing, Nutella, Irish cream, nonfat dry milk, goat milk, macaroni and cheese, lactose, cheese ravioli, creamed spinach, lobster bisque, brioche burger buns, peda, rabri, panna cotta, peanut butter fudge, cheese sauce (Mornay), buttered toast, Kit Kat, fromage blanc, calcium caseinate, Bakewell tart, kunafa, key lime pie, pistachio crème brûlée, egg-free brioche, St. Agur, cornish yarg, lox spread, khandvi, Portuguese sweet bread, white cheddar shells, ragu alfredo sauce, Big Mac, papri chaat, doro wat, pot de crème fraîche, buffalo wings, banana pudding, coquilles Saint-Jacques, quarter pounder',
  eggs: 'eggs, egg whites, egg-yolks, egg wash, quail eggs, duck egg, mayonnaise, mayo, aioli, meringue, hollandaise, béarnaise sauce, egg noodles, eggnog, lemon curd, albumen, ovalbumin, meringue powder, Kewpie mayonnaise, tartar sauce, remoulade, custard, zabaglione, quiche, omelette, crème brûlée, advocaat, pavlova, Caesar dressing, liquid egg, challah, brioche, matzo balls, crème d’amande, hazelnut dacquoise, salade niçoise, breaded veal cutlet Milanese, nougat, egg lecithin, tortellini, kaya, blini, Scotch egg, Portuguese sweet bread, 3 eieren, chicken egg yolk, Big Mac, katsu, katsu sando, tamago sando, savoiardi',
  fish: 'salmon, anchovies, anchovy paste, tuna, cod, fish sauce, nam pla, nuoc mam, dashi, bonito flakes, katsuobushi, Worcestershire sauce, worcester sauce, caviar, bottarga, mojama, taramasalata, tobiko, ikura, smoked haddock, kipper, lox, gravlax, sea bass, red snapper, tilapia, halibut, sardines, mackerel, surimi, imitation crab, eel, unagi, fish stock, Caesar dressing, hondashi, swordfish, mahi-mahi, monkfish, trout fillets, bacalao, catfish, isinglass, garum, fish fingers, bummalo, salade niçoise, anchovy fish sauce, brandade, memmi, hake cheeks, smoked sablefish, bagna cauda, fish goujons, som tam, larb pla, omega-3 capsules, crab delights, Rollmöpse',
  shellfish:
    'shrimp, prawns, king prawns, crab meat, lobster tails, crayfish, crawfish, langoustines, scallops, mussels, clams, oysters, squid, calamari, octopus, cuttlefish, oyster sauce, shrimp paste, belacan, clam juice, squid ink, dried shrimp, krill, abalone, conch, escargot, cockles, whelks, XO sauce, prawn crackers, sea urchin, pipis, krill oil, potted shrimp, moules marinières, carabineros, chitosan, breaded shrimp, sambal belacan, har gow',
  'tree nuts':
    'almonds, slivered almonds, almond flour, almond milk, marzipan, frangipane, cashews, cashew butter, hazelnuts, filberts, Nutella, praline, pecans, pecan halves, pistachios, walnuts, black walnuts, walnut oil, macadamia nuts, Brazil nuts, pine nuts, pignoli, pesto, nut butter, gianduja, orgeat, almond paste, amaretti, dukkah, cantucci, turrón, Bakewell tart, pistachio halva, kaju katli, linzer torte, ma’amoul, financier, fesenjan, pecan pie, florentines, pastilla, semla, pistachio instant pudding, macadamia brittle',
  peanuts:
    'peanuts, peanut butter, groundnuts, peanut oil, satay sauce, peanut flour, monkey nuts, PB2, crunchy peanut butter, peanut butter chips, roasted peanuts, groundnut oil, suya spice, peanut butter cookies, chikki, groundnut stew, kung pao chicken, Bombay mix, buckeyes, mazapan',
  wheat:
    'flour, all-purpose flour, plain flour, self-raising flour, bread flour, whole wheat flour, semolina, couscous, bulgur, farro, spelt, kamut, freekeh, seitan, wheat germ, vital wheat gluten, panko, breadcrumbs, bread, baguette, pita, naan, flour tortillas, pasta, spaghetti, penne, orzo, egg noodles, ramen noodles, udon, soba noodles, phyllo dough, puff pastry, graham crackers, soy sauce, hoisin sauce, teriyaki sauce, croutons, matzo, cream of wheat, orzo pasta, lasagne sheets, wonton wrappers, gnocchi, pizza dough, challah, brioche, pretzels, saltines, malted milk, atta, maida, sooji, cream of mushroom soup, ladyfingers, English muffins, Japanese curry roux, Israeli couscous, tempura batter mix, semola rimacinata, soft white rolls, Bakewell tart, egg custard tart, peanut butter cookies, calamari rings in batter, breaded plaice goujons, ma’amoul with walnuts, unagi kabayaki, premium dark soy, beef Wellington, salmon en croûte, toast soldiers, jalebi, tabbouleh, hefeweizen, scallion pancakes, crispy chicken strips, Atora beef suet, limpa bread, mąki pszennej, ash reshteh, ezogelin soup, katsu, tamago sando, fruit sando, papri chaat, Shaoxing wine, Peking duck, chicken schnitties, Caesar salad, in a wrap',
  soy: 'soy sauce, tamari, tofu, bean curd, tempeh, edamame, miso, miso paste, natto, soya milk, soymilk, soya-milk, gochujang, doenjang, hoisin sauce, teriyaki sauce, ponzu, textured vegetable protein, soy flour, silken tofu, yuba, black bean sauce, kecap manis, shoyu, soybeans, fermented black beans, doubanjiang, liquid aminos, kinako, okara, unagi kabayaki, premium dark soy, edamame spaghetti, soya chunks, tau kwa, memmi, shio kombu, soynut butter, black bean and garlic sauce, warabi mochi, tsukudani, Ezekiel 4:9 bread, meat extender, gyoza, Big Mac, Peking duck, Alpro plain yogurt, beef-style strips',
  sesame:
    'sesame seeds, tahini, sesame oil, toasted sesame oil, hummus, halva, za’atar, furikake, gomasio, black sesame seeds, baba ganoush, everything bagel seasoning, benne seeds, sesame paste, dukkah, shichimi togarashi, simsim seeds, simit, barazek, til laddu, sesame prawn toast, everything seasoned cream cheese, shao bing, lahpet thoke, Big Macs, Whopper, poke bowl',
};

const QUIET: Readonly<Record<Allergen, string>> = {
  milk: 'coconut milk, coconut cream, almond milk, oat milk, soy milk, rice milk, peanut butter, almond butter, cocoa butter, butter beans, butternut squash, cream of tartar, butter lettuce, cream of coconut, apple butter, shea butter, vegan butter, dairy-free cheese, vegan cream cheese, nondairy milk, lactic acid, milkfish, nutritional yeast, creamed coconut, sunflower seed butter, coconut yogurt, dairy-free chocolate chips, coconut kefir, headcheese, bread-and-butter pickles, oat cream, cocoa powder, calcium lactate, butterhead lettuce, hemp milk, pear butter, oat creme cuisine, potato milk, milk-fed veal, milk thistle, cream peas, gummy bears, hearts of palm pasta, gluten-free oat flour, cacao butter, soybean milk, flaxseed milk, tahini butter, crema di balsamico, Mrs. Dash, Alpro Greek style yogurt, Miyoko’s cultured butter, Oatly crème fraîche, un-buttered popcorn, vegan Parmesan-style cheese, butter paper',
  eggs: 'eggplant, egg plant, eggless mayonnaise, vegan mayo, flax egg, egg replacer, aquafaba, egg-free noodles, chia egg, Just Egg, eggplants, vegan egg, eggfruit, garden eggs, marshmallows, chickpea tofu, vegan egg yolk, egg plums, egg rings, vegan egg-free mayonnaise',
  fish: 'oyster mushrooms, shellfish, fish spatula, vegan fish sauce, vegetable stock, vegan worcestershire sauce, coconut aminos, vegetarian oyster sauce, Old Bay seasoning, soy sauce, cuttlefish, crayfish, caviar limes, banana blossom fish, watermelon tuna, flashy trout back lettuce',
  shellfish:
    'oyster mushrooms, king oyster mushroom, crab apples, crabapple, lobster mushroom, pasta shells, jumbo shells, nutshell, oyster crackers, vegetarian oyster sauce, Old Bay seasoning, shrimp seasoning, clementine, fish sauce, taco shells, pie shell, shelled peas, vegan fish-free oyster sauce',
  'tree nuts':
    'nutmeg, coconut, coconut milk, doughnuts, donuts, butternut squash, water chestnuts, peanuts, peanut butter, tiger nuts, pumpkin seeds, sunflower seeds, nutritional yeast, coconut oil, grape-nuts, soy nuts, nut-free granola, chestnut mushrooms, ginger nuts, poppy seeds, hickory smoke, corn nuts, cashew apple juice, earth almond flour',
  peanuts:
    'almonds, pine nuts, walnuts, coconut, nutmeg, pea protein, peas, chickpeas, sunflower seed butter, almond butter, water chestnuts, cashews, beans, nut-free cereal, sugar snap peas',
  wheat:
    'buckwheat, buckwheat flour, almond flour, coconut flour, rice flour, corn flour, cornstarch, gluten-free flour, tamari, corn tortillas, rice noodles, rice, quinoa, polenta, chickpea flour, potato starch, tapioca flour, gluten-free soy sauce, gluten free pasta, oats, rolled oats, millet, sorghum flour, spaghetti squash, zucchini noodles, glass noodles, rice paper, shirataki noodles, sweetbreads, rye, barley, pearl barley, cauliflower rice, cassava flour, flourless chocolate cake, arrowroot, teff flour, coconut aminos, rice vermicelli, gluten-free breadcrumbs, corn pasta, rice spaghetti, chickpea rotini, hearts of palm pasta, butternut squash noodles, lager, stout, corn bran, sorghum grain, long-grain white rice, whole-grain rye, pad thai rice noodles, cauliflower couscous, gluten-free oat flour, mustard flour, besan flour, fava bean flour, cottonseed flour, tef flour, palmini lasagna sheets, konjac lasagna sheets, corn nuts, gluten-free 1-to-1 baking flour, risotto alla Milanese',
  soy: 'coconut aminos, soy-free margarine, bean sprouts, black beans, kidney beans, green beans, almond milk, chickpeas, green peas, soybean-free oil, red beans, mung beans, butter beans, lentils, seitan, chickpea tofu, cocoa butter, gummy bears, wine gums',
  sesame:
    'poppy seeds, chia seeds, flaxseed, sunflower seeds, olive oil, peanut oil, nigella seeds, pumpkin seeds, hemp seeds, sunflower seed butter, cumin seeds, mustard seeds',
};

const OUT: Readonly<Record<Diet, string>> = {
  Vegetarian:
    'bacon, ham, chicken stock, beef broth, gelatin, lard, suet, prosciutto, anchovies, oyster sauce, fish sauce, pancetta, chorizo, turkey, duck fat, marshmallows, pepperoni, ground beef, lamb, rennet, foie gras, gravy, bone broth, jello, shrimp, Worcestershire sauce, collagen, mince meat, salami, veal, venison',
  Vegan:
    'honey, beeswax, eggs, butter, cheese, yogurt, gelatin, milk, whey, ghee, bacon, mayonnaise, carmine, royal jelly, shellac, fish sauce, chicken, cream, lard',
  'Gluten-Free':
    'flour, barley, rye, triticale, malt, malt vinegar, beer, stout, seitan, bread, couscous, pasta, pearl barley, malted milk powder, spelt, rye bread, soy sauce, vegemite, ale, Malzbier, Milo, Roggenmehl',
  Keto: 'sugar, rice, bread, pasta, potatoes, honey, maple syrup, bananas, oats, flour, corn, quinoa, black beans, lentils, dates, sweet potato',
  Paleo:
    'rice, oats, wheat flour, peanuts, soy sauce, tofu, black beans, sugar, milk, cheese, canola oil, wine, beer, corn, quinoa, lentils, corn syrup, stevia',
};

const IN: Readonly<Record<Diet, string>> = {
  Vegetarian:
    'eggs, milk, cheddar cheese, honey, butter, tofu, vegetable stock, agar, mushrooms, oyster mushrooms, vegetarian sausage, vegan bacon, beefsteak tomatoes, kidney beans, chicken of the woods, head of lettuce, vegetable shortening, lamb’s lettuce, carrageenan, soy chorizo, turtle beans, soya protein mince, seitan bacon, hen of the woods, methi dana, non-fat yogurt, low-fat (2%) milk, Jus-Rol puff pastry',
  Vegan:
    'tofu, coconut milk, vegan butter, maple syrup, agave nectar, aquafaba, oat milk, soy sauce, peanut butter, cocoa butter, eggplant, agar-agar, nutritional yeast, vegan cheese, honeydew melon, butternut squash, cream of tartar',
  'Gluten-Free':
    'rice, corn tortillas, tamari, gluten-free oats, gluten-free soy sauce, quinoa, buckwheat, almond flour, potatoes, cornstarch, wine, cider vinegar, gluten-free beer, ginger root, root beer',
  Keto: 'butter, eggs, chicken, olive oil, spinach, cauliflower rice, avocado, zucchini noodles, erythritol, almond flour, cream, cheddar, tofu, green beans',
  Paleo:
    'eggs, chicken, olive oil, coconut flour, honey, maple syrup, almonds, green beans, sweet potato, avocado oil, coconut aminos, cashew butter',
};

const rows = (table: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(table).flatMap(([key, names]) =>
    names.split(', ').map((name): [string, string] => [key, name]),
  );

test.each(rows(CONTAINS))('%s: %s', (allergen, name) => {
  const { allergens } = findLineFacts(rules, name);
  expect([...allergens.contains, ...allergens.mayContain]).toContain(allergen);
});

test.each(rows(QUIET))('no %s: %s', (allergen, name) => {
  const { allergens } = findLineFacts(rules, name);
  expect(allergens.contains).not.toContain(allergen);
  if (!/sauce|vegan|granola|cereal|crackers|margarine|oats|Nut|peanut|grape|ginger|mayo/.test(name))
    expect(allergens.mayContain).not.toContain(allergen);
});

test.each(rows(OUT))('not %s: %s', (diet, name) => {
  const { excludes } = findLineFacts(rules, name);
  expect(excludes).toContain(diet);
});

test.each(rows(IN))('%s: %s', (diet, name) => {
  const { excludes, mayExclude } = findLineFacts(rules, name);
  expect([...excludes, ...mayExclude]).not.toContain(diet);
});
