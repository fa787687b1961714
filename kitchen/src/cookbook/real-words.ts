/** English words that are a letter or two from a cookbook word and are no slip of the pen: "meant" is not "meat". */

const WORDS = `
adobe aloof ample anchor apply arise armadillo arrow auction auctions autumnal backed backing backings
badgered bailed baker baldness baled baling balked balking bandana bandanas bandanna bandy banked banking
banter bantered barbarian barbered bared baring barked barking baron barrette barter bartered bases basin
basing basis basked basking basks baton batted batteries battery bayed baying beacon beaded beaked beast began
beheaded bells bereaved beret beset bettered biassing bigot biked biking bingo birched birches birds bitch
bitterer blackens blacking bland blank blanketed blanking bleached bleed blent blind blinding blinking block
blond blossomed blotched blown blued bluer boast boiler boned boney boneyest booth bootie borne botch bothered
boundless bowel bowled bracketed bragging braided braiding brained braining brake braked braking branch
branched branches brand branding brands brass brave bravo brawling brawnier breached break breakfasted
breaking breasted breathed breed bribe bribing bricking bride bridging bridling briefing brimming bringing
brink brisked brisker briskest brisking broad brocaded broil broiled broiling broke broker bronzing browning
brows browsing bruise bruised bruising brunched brunt bruskest brutish budge budged budges budgeted buffaloed
bugger bully bunch burner burns burrow burrs burst butler butte butted buttes buttoned cajoling caked camper
cancelling canister canter caped cared carnival carol caroling carolling carried carry carve cashed cashes
cashiers casseroled castaway caste castes cater caulk cedar celibacy chain chair champion channelling chant
chapped charisma charm chars chart chasm chaster cheery cheesed chick chide chill chiller chillest chillier
chilling chills chime chimp chink chinking chins chipped chirp chiseled chiselled choir choke choked choking
choosing chopper choppered choppers choppier chord chore chose christen chunky churn cinder claim clamp
clarifies classical classified classify classing cloaking clocking clone cloud clouds cloven clover cluck
coaling coarsely coarsen coarsens coarser coarsest coaster coasters cocked cocking coffer coiling coked coking
colander collar collared collars collated collection coloring commander compete competed competes complete
completed completer completes compose composed composer composes composite composted composting composts
compute computed computer computes conception concert concerti concerto concerts concoction condemned condense
condenses condoned confection confections confessed confident conforming congestion connection connections
conscious consented consoling consorting contended contented contention continent contorting convened convent
convention conventions convents converge converse conversed conversion converted converter convertor
conviction convictions cooed cooing cooker cooled cooped cooping copped cored corked corking cornered
correction coupling coups covert crane crash crashed craze creak creaked creaky creased created creation creep
cremated crept crest cretin crime crisply croaking crook crooked crooking crooning cropped crouched crumbled
crumblier crumbly crumple crumpled crumples crunch crunched crunches crusaded crusted cubed cuddle cuddled
curbed curled curls curse cursed curst curtsied curve curved daisy damaging dangling daring dated dating
dazing dedicated defrosted denser depressing desecrated desert designated diary digestible digesting digestion
digressing diked dimer dimpling dined dines dingy directive direr ditch dived diver dosed doubled doubly douse
dragging draining drank dreading dreaming dredging dressers dressier drier drifting drill drilling drizzled
drooping dropping droppings drowsing drunk duelling dumping dunce dying elaborated elite elope emission
emulation escalate evaporate evaporates expulsion extracted fainter faintest falling feast feinted felled
felling ferments ferreted ferrying festival fiddling fielding fiendish filching filed filet filing filler
filleted filleting filmed filming fined finer fingered fired fitter fizzling flaked flame flare flask flaunted
flesh flied float flood floor flout flowed flowered flowery fluff fluffs fluke flunk flying follower fomented
foraying forgo franc francs fraying freed freer frieze frittered froze fruitier fudged fuelling fulled fulling
fully fungi funnel galling gallon gallop galls gamma gated gazed gingerly glared glassy glaze glazes gloat
gloss goldener goody goofy goons goring grace graced grade graded graduated grafted grafting granite granted
granting granular graph grass grater grating gratings grave graved grayed grays graze grazed greed greet
grille grilles gripe grizzled groan groin grope grounded gyrate gyrated gyrating gyration hardy hared harsh
health hearth heartily hoard holly homed homeland homey homie honed hones horse hotly housed hunter hunters
instance instantly instinct insulate integral internally interned internes internet interval intervals italic
juiced juicy kiwis kneed kneeling lacrosse laddered laded lamps lathered launch leaded leafy lease leaved
limed limps liners linguist liter literals litters littler littlest loader loafed loaned loiters lorded
luncheon lurch lynch macaronies macaronis magnolia maker malady malted mange mangy manor manure mariners marsh
masked massed matured maturer maturest meant meshed meted miked milestone mimed minded mined minuets minuted
minuter minutest mired miring miser misted mixer molars moldy molted morass mouse mouses moussed mousses
muffing muffling mushed mushroomed mustered musty nicer niche nicotine niece noise noodled numbering orientate
oriented ounce ouster oversight oversights overweight padding paddling pager paint pairs paled paler pales
palled paltry pamper pancaked panda pandas pander panty papal pares parish parity parks paroling partisan
partly pasted pastiest pastoral patty paunch pauper payer peace pealed peddling peeked peeped peered peeved
pence penned penny peopled pepped peppered peril pests pickaxed picketed piddling pilled pinch pined pints
plaid plantation planting plasters plodding plumb plume plump poacher poachers pockmark pockmarks podding
polio polished polled polls ponder ponds porch postage postmarked pouch pouched pound pounding powdered
powdery preach preached preferred presence presented presto pretence prickled prickles probe probing prodding
promoting prone proposing propping prose proved proven provenance providence providing province provinces
provincial provoking prowling prudence psalm puddling puffy pulley pulped pulsed pureed purer purge purse
quack quirk raced racket radioing raiding railing railings rancher ranchers raven ravish ravishing rebating
recite recreating recurrent reduced refereed referred reformed refrained rehearsing rejecting relating
releasing relegating relenting relished remained rending repealing repeat repeating repenting rereading
resenting resetting retreating revealing reverting revising riled riper risen rising robot rocked rocker
rocketed rockiest roller roost roosted rouse route sacked sager saliva sally salon saloon salute sample
sandwiched sauced saucer sauntered sauted saviours savor savvy scared scene scope scorch score scour scoured
scourged scrabble scrammed scrawled screamed screwing scribble scribbled scuffed scuffled sealed seamed search
searched seasonal seasoned seated seeks semen sever sewed sewer sewing sexed shack shackled shackling shade
shaken shaky shallow shallows shame shape shared sharking sharped sharpened sharpener sharper sharpest
sharping shave shear sheared sheen sheep sheer sheikh shelf shepherded shimmer shimmers shine shiny shirt
shivered shock shone shoot shore shorn shouldered shout shrimped shuffled sicken sickly sided sidle silvered
simile simmered simplest simplex singling siring sirup skewed skewered skewing skill skilled skittish slack
slacked slain slake slaked slashed slate sleet slewing slick slicked slide slime slimmer slithered slits
sluice sluiced slummer smack smarter smashes smear smeared smock smocked smoke smoker smokes smoothed smoother
smoothes smoothing smoothly smoulder smoulders snacked snake snaked snared snarling sneak snide snort snuck
snuffed soaped soared socked softened softer souped sourced sourer southerly southerner space spaced spangling
spanking spared sparing sparking sparring spate spawn speak spear speared spearing speed spell spewing spied
spike spiked spill spilt spine spineless spiraling spire spite spited spits splashed splat splice spliced
splint splints sponged spongier spongy sport sporting spout sprain sprang sprawling spraying spreeing sprig
springy sprinkled sprinkler sprinklers sprint sprouted sprucing sprung spurning spurring spurting spying
squashed stabilize stack stacked staffed stage stain stair stake staked stall stallion stallions stanch
stancher starched starchy stare stared stark starker starrier startled startles startling state stater
steadied steal stealing steamier steaming steamy steeling steeping steering stemmed stemming stepping
sterilized sterling stiffed stillest stink stocky stoked stone stowing strawing streak streaked streaks stream
streamed streamer strew strewing string stroking stronger strongly strung stuffier substituted sultan sultans
summed summered sundry swear sweat sweep swell swept swigs swill swims swish swiveled symbol tablespoon tamper
tampering tanned tapering teetering temperate tempered tempting tended tendered tenderer tenderest tendering
tenderized tenderly tenser tethering theme thickened thickest thicket thickets thief thinker thinkers thinned
threw timbering tinder tinged tinted torsi trendier trickery trickier troll twinned vegetation venerable verge
veritable verse verve victories villager villagers vineyard wades waffled wager wages waiter wakes walkouts
walks walls wanes warbling warding warning warnings warping warring waterway waver waves waxes weakened
wearying weekended weest westerly whale whales whine whisker whiskered whiskers whistled whiten whiter whore
whose wield wince wined winner wintered wintery wintrier worming wrapped wrest wring yellowed yellower
`;

const REAL = new Set(WORDS.trim().split(/\s+/));

export function isRealWord(word: string): boolean {
  return REAL.has(word);
}
