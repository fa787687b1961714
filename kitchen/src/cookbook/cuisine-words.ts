/** Words that name a cuisine, for correcting misspelt ones; what they mean is in `language/en/lexicon/cuisine.txt`. */

export const CUISINE_WORDS: readonly string[] = `
afghan afghanistan africa african algeria algerian alsatian america american anatolian andalusian
arab arabian arabic argentina argentine argentinean argentinian armenia armenian asia asian aussie
australia australian austria austrian bahian bali balinese balkan bangkok bangladesh bangladeshi
basque bavarian beijing beirut belgian belgium bengali bohemian bolivia bolivian brasil brazil
brazilian breton britain british bulgaria bulgarian burgundian burma burmese cajun cambodia
cambodian canada canadian cantonese caribbean catalan ceylon chile chilean china chinese colombia
colombian creole cretan croatia croatian cuba cuban cypriot cyprus czech czechia danish denmark
diwali dutch ecuador ecuadorian egypt egyptian english eritrea eritrean ethiopia ethiopian europe
european filipino finland finnish france french galician georgia georgian german germany ghana
ghanaian goan greece greek gujarati haiti haitian hanoi hawaii hawaiian hellenic holi holland hunan
hungarian hungary hyderabadi iceland icelandic india indian indonesia indonesian iran iranian iraq
iraqi ireland irish israel israeli istanbul italia italian italy jamaica jamaican japan japanese
javanese kenya kenyan keralan khmer korea korean lao laos laotian latin latino lebanese lebanon
levantine libya libyan lima lisbon louisiana maghreb malay malaysia malaysian maroccan marrakech
mediteranean mediterranean mediterranian mexican mexico mid-autumn midsummer milanese mongolia
mongolian moroccan morocco mughlai myanmar neapolitan nepal nepalese nepali netherlands nigeria
nigerian nordic norway norwegian nowruz oaxacan okinawan oktoberfest oriental ottoman pakistan
pakistani palestine palestinian paris parisian persia persian peru peruvian philippine philippines
pinoy poland polish pongal portugal portuguese provencal provence punjabi rajasthani roman romania
romanian russia russian saigon sardinian scandinavia scandinavian scotland scottish senegal
senegalese seoul serbia serbian shanghai sichuan sicilian sicily singapore singaporean slavic somali
somalia southern spain spanish srilankan swabian sweden swedish swiss switzerland syria syrian
szechuan taiwan taiwanese tamil tex-mex texmex thai thailand thanksgiving tokyo trinidad trinidadian
tunisia tunisian turkish turkiye tuscan tuscany uk ukraine ukrainian usa uzbek uzbekistan valencian
venetian venezuela venezuelan viennese vietnam vietnamese wales welsh
`
  .trim()
  .split(/\s+/);
