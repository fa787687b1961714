/** A table of cuisines with the terms people use for them and the regions they belong to. */

/** Cuisine: the words that mean it; each line is `Name = words`. */
const WORDS = `
Italian = italian italy italia sicilian sicily tuscan tuscany roman neapolitan venetian sardinian milanese
French = french france provencal provence parisian paris breton alsatian burgundian bastille_day
Spanish = spanish spain andalusian catalan basque valencian galician
Portuguese = portuguese portugal lisbon
Greek = greek greece hellenic cretan cypriot cyprus
Turkish = turkish from_turkey turkish_style turkiye istanbul ottoman anatolian
Lebanese = lebanese lebanon levantine beirut
Syrian = syrian syria
Israeli = israeli israel
Palestinian = palestinian palestine
Egyptian = egyptian egypt
Moroccan = moroccan morocco maroccan marrakech
Tunisian = tunisian tunisia
Algerian = algerian algeria
Libyan = libyan libya
Persian = persian iranian iran persia nowruz
Iraqi = iraqi iraq
Afghan = afghan afghanistan
Georgian = georgian georgia
Armenian = armenian armenia
Uzbek = uzbek uzbekistan
Indian = indian india punjabi goan bengali keralan gujarati tamil mughlai rajasthani hyderabadi diwali holi pongal
Pakistani = pakistani pakistan
Sri Lankan = sri_lankan sri_lanka srilankan ceylon
Bangladeshi = bangladeshi bangladesh
Nepalese = nepalese nepali nepal
Chinese = chinese china sichuan szechuan cantonese hunan shanghai beijing chinese_new_year lunar_new_year mid-autumn
Taiwanese = taiwanese taiwan
Japanese = japanese japan okinawan tokyo
Korean = korean korea seoul
Thai = thai thailand bangkok
Vietnamese = vietnamese vietnam hanoi saigon
Indonesian = indonesian indonesia balinese bali javanese
Malaysian = malaysian malaysia malay
Singaporean = singaporean singapore
Filipino = filipino philippine philippines pinoy
Cambodian = cambodian cambodia khmer
Burmese = burmese burma myanmar
Laotian = laotian laos lao
Mongolian = mongolian mongolia
Mexican = mexican mexico oaxacan cinco_de_mayo day_of_the_dead
Tex-Mex = tex-mex tex_mex texmex
American = american america usa us_style southern thanksgiving fourth_of_july 4th_of_july super_bowl
Cajun = cajun creole louisiana new_orleans mardi_gras
Canadian = canadian canada
Jamaican = jamaican jamaica
Cuban = cuban cuba
Haitian = haitian haiti
Trinidadian = trinidadian trinidad
Puerto Rican = puerto_rican puerto_rico
Brazilian = brazilian brazil brasil bahian
Argentine = argentine argentinian argentinean argentina
Peruvian = peruvian peru lima
Colombian = colombian colombia
Chilean = chilean chile
Venezuelan = venezuelan venezuela
Ecuadorian = ecuadorian ecuador
Bolivian = bolivian bolivia
British = british britain english scottish scotland welsh wales uk burns_night bonfire_night
Irish = irish ireland st_patrick paddy_s_day
German = german germany bavarian swabian oktoberfest
Austrian = austrian austria viennese
Swiss = swiss switzerland
Dutch = dutch holland netherlands
Belgian = belgian belgium
Swedish = swedish sweden midsummer
Danish = danish denmark
Norwegian = norwegian norway
Finnish = finnish finland
Icelandic = icelandic iceland
Polish = polish poland
Czech = czech czechia bohemian
Hungarian = hungarian hungary
Romanian = romanian romania
Bulgarian = bulgarian bulgaria
Serbian = serbian serbia
Croatian = croatian croatia
Ukrainian = ukrainian ukraine
Russian = russian russia
Ethiopian = ethiopian ethiopia
Eritrean = eritrean eritrea
Kenyan = kenyan kenya
Somali = somali somalia
Nigerian = nigerian nigeria
Ghanaian = ghanaian ghana
Senegalese = senegalese senegal
West African = west_african west_africa
East African = east_african east_africa
North African = north_african north_africa
South African = south_african south_africa cape_malay
Australian = australian australia aussie
Hawaiian = hawaiian hawaii
`;

/** Region: the cuisines that belong to it; also the neighbours of a cuisine the cookbook lacks. */
const REGIONS = `
Mediterranean = Italian Greek Spanish Turkish Lebanese Moroccan Tunisian French Portuguese Syrian Israeli Palestinian Egyptian Algerian Libyan Croatian
Middle Eastern = Lebanese Persian Turkish Syrian Israeli Palestinian Iraqi Egyptian Armenian Georgian
Asian = Thai Vietnamese Chinese Japanese Korean Indonesian Filipino Indian Pakistani Sri_Lankan Malaysian Taiwanese Singaporean Cambodian Burmese Laotian Mongolian
East Asian = Chinese Japanese Korean Taiwanese Mongolian
South-East Asian = Thai Vietnamese Indonesian Filipino Malaysian Singaporean Cambodian Burmese Laotian
South Asian = Indian Pakistani Sri_Lankan Bangladeshi Nepalese Afghan
African = Ethiopian Nigerian Ghanaian Senegalese Moroccan Tunisian South_African West_African East_African North_African Kenyan Eritrean Somali Egyptian Algerian
West African = Nigerian Ghanaian Senegalese
East African = Ethiopian Eritrean Kenyan Somali
North African = Moroccan Tunisian Algerian Egyptian Libyan
Latin American = Mexican Peruvian Brazilian Argentine Cuban Colombian Chilean Venezuelan Ecuadorian Bolivian Tex-Mex Puerto_Rican
Caribbean = Jamaican Cuban Haitian Trinidadian Puerto_Rican
Nordic = Swedish Danish Norwegian Finnish Icelandic
Eastern European = Polish Ukrainian Hungarian Russian Czech Romanian Bulgarian Serbian Croatian
Central European = German Austrian Swiss Polish Hungarian Czech Dutch Belgian
European = French Italian Spanish German British Greek Portuguese Polish Swedish Hungarian Irish Ukrainian
North American = American Cajun Tex-Mex Canadian Hawaiian
British and Irish = British Irish Australian
`;

const REGION_WORDS = `
Mediterranean = mediterranean mediterranian mediteranean
Middle Eastern = middle_eastern middle_east arabic arab arabian
East Asian = east_asian far_eastern oriental
South-East Asian = south_east_asian southeast_asian south-east_asian
South Asian = south_asian
Asian = asian asia
West African = west_african west_africa
East African = east_african east_africa
North African = north_african north_africa maghreb
African = african africa
Latin American = latin_american latin latino south_american south_america central_american
Caribbean = caribbean west_indian
Nordic = nordic scandinavian scandinavia
Eastern European = eastern_european east_european eastern_europe slavic balkan
Central European = central_european central_europe
European = european europe
`;

function table(text: string): Map<string, string[]> {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.split(' = '));
  return new Map(
    rows.map(([name = '', words = '']) => [
      name,
      words.split(' ').map((w) => w.replaceAll('_', ' ')),
    ]),
  );
}

export const TERMS_BY_CUISINE = table(WORDS);
export const CUISINES_BY_REGION = table(REGIONS);
/** Longest phrases first, so that "south african" is not read as "african". */
export const CUISINE_PHRASES = [
  ...[...table(REGION_WORDS)].flatMap(([name, words]) =>
    words.map((word) => ({ word, name, region: true })),
  ),
  ...[...TERMS_BY_CUISINE].flatMap(([name, words]) =>
    words.map((word) => ({ word, name, region: false })),
  ),
].sort((a, b) => b.word.length - a.word.length || Number(b.region) - Number(a.region));

/** Every word of the table, for correcting misspelt words. */
export const CUISINE_WORDS: readonly string[] = CUISINE_PHRASES.map((p) => p.word).filter(
  (w) => !w.includes(' '),
);
