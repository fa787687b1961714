/** Inside temperatures that mean done, and the heats of oven and oil. */

/** Celsius; exact, never rounded down. */
const ROWS = `
chicken|turkey|duck legs?|poultry|bird|thighs?|drumsticks? | Poultry is done at 74 °C (165 °F) in the thickest part, without touching bone.
steaks?|beef|roast beef | For beef: 52 °C (126 °F) is rare, 57 °C (135 °F) medium rare, 63 °C (145 °F) medium, 71 °C (160 °F) well done. Roasts gain about 3 degrees while they rest.
mince|minced|ground|burgers?|meatballs?|sausages? | Minced meat, burgers and sausages want 71 °C (160 °F) all through.
pork|chops?|ham | Pork is done at 63 °C (145 °F) with a rest of 3 minutes; pulled pork goes to 93 °C (199 °F).
lamb | Lamb is pink at 57 °C (135 °F), medium at 63 °C (145 °F); shoulder for pulling goes to 90 °C (194 °F).
fish|salmon|tuna|cod | Fish is done at 63 °C (145 °F), when it turns opaque and flakes.
eggs?|custard | Egg dishes are done at 71 °C (160 °F); a custard thickens at 82 °C (180 °F) and curdles soon after.
leftovers|reheat(?:ed|ing)?|casserole | Leftovers should reach 74 °C (165 °F) all through.
bread|loaf | Bread is done at 93 to 96 °C (199 to 205 °F) in the middle. Bake most loaves at 220 °C (425 °F) first and 200 °C (400 °F) later.
cakes?|sponge|muffins? | Most cakes bake at 180 °C (350 °F, gas 4), 160 °C with a fan.
cookies|biscuits | Most biscuits bake at 180 °C (350 °F, gas 4) for 10 to 12 minutes.
pizza | Pizza likes the hottest your oven can do, 250 °C (480 °F) or more, on a hot stone or tray.
roast potatoes|potatoes|vegetables|veg | Roast vegetables at 200 to 220 °C (400 to 425 °F, gas 6 to 7), well spread out.
fry(?:ing)?|oil|deep[- ]fry | Deep-fry at 170 to 180 °C (340 to 355 °F). A cube of bread browns in about 40 seconds.
caramel|sugar|syrup|toffee | Sugar: 115 °C (239 °F) soft ball, 121 °C (250 °F) firm ball, 149 °C (300 °F) hard crack, about 170 °C (338 °F) caramel.
jam | Jam sets at 104.5 °C (220 °F).
yeast|dough | Yeast likes water of about 38 °C (100 °F) and dies above 55 °C (131 °F).
chocolate | Dark chocolate: melt to 45 to 50 °C, cool to 28 °C, work at 31 °C.
fridge|refrigerator|freezer | Keep the fridge at 5 °C (41 °F) or below and the freezer at -18 °C (0 °F).
meringue | Meringues dry at 100 °C (212 °F) for an hour and a half and then cool in the oven.
`;

const TEMPERATURES = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [names = '', say = ''] = row.split(' | ');
    return { pattern: new RegExp(`\\b(?:${names})\\b`), say };
  });

export function findTemperature(text: string): string | undefined {
  return TEMPERATURES.find(({ pattern }) => pattern.test(text))?.say;
}
