/** A list of English words that resemble cookbook words and that the spelling corrector must not change ("meant"). */

/**
 * Every word of the American and British lists of SCOWL (size 60) that would otherwise be corrected into another one.
 * SCOWL is Copyright 2000-2011 by Kevin Atkinson, who permits its use, copying, modification and sale for any purpose
 * without fee, provided that this notice appears in all copies; it comes without warranty.
 */
const EXCEPTION_LIST = `
achier addles adobe agrarian alcoholism alderman alfresco allergenic allergist allergists aloof amigo ample anchor
anchorites anger angle anime applause applies apply apses arise armadillo arraign arraigns arrange arranges arrow
assayed assign auction auctions auspice auspices austere autumnal avian axles baaed baaing babble babbles babel babels
baboon baboons backed backhand backhands backing backings badder badger badgered bagged bagging bailed bailing baker
balconies balcony baldness baled baling balked balking balled balling balloon balloons balminess bandana bandanas
bandanna bandannas bandy banged banked banker banking banner banter bantered banyan banyans barbarian barbeque
barbequed barbeques barber barbered barbers bared barely barer baring barked barking barney baron barons barrel
barrels barrette barrettes barring barrio barrios barter bartered basal baseless basely baser bases basin basing basis
basked basking basks bassi basso bassoon bassoons bastion bastions bated bates bather bating baton batons batted
batten battened batteries battery battier batting bauble baubles baulking bayed baying bayonet bayonets beacon beacons
bead beaded beads beaked beast beater beaters beckon beckons beelines beep bees began beget beheaded belay belied
belle belled bellied bells bender benefice bereaved beret bergs beriberi berms beryl beryls beset betaking betcha
betiding betroth bets bettered bettor bettors biassing bible bigot biked biking billed billing billy bimbo binge bingo
binning birched birches birds birther birthers bitch bitchier bitchy bitter bitterer blackens blacking bland blander
blank blanketed blanking bleached bleed bleeder bleeders blench blenched blenches blended blent blind blinder blinders
blinding bling blinking bloat block blond blonde blonder blondes blossomed blotched blown blued bluer blunder blunders
boast boater boaters bobbing bobble bobbled bobbles bobbling boding bogging boggled boggling bogieing boiler boinking
bonanzas boned boner boney boneyest boning bonniest bonny boobing booing booked booking booming booth bootie booting
bootless boozing bopping borne bosom bossily bossing botch bothered botnet bottled bottling boundless bowel bowing
bowled bowling bracketed brad brads bragging braided braiding braille brained braining braising brake braked braking
brambles branch branched branches brand branding brands brass brattier brave bravo brawling brawnier brawny breached
breaches break breakfasted breaking breaks breasted breath breathe breathed breathes breaths breathy bred breeches
breed breeds breeze breezed breezes breezily brewer briar bribe bribing bricking bride bridging bridling briefing
brimming bringing brink briny brisked brisker briskest brisking britches broaches broad broads brocaded broil broiled
broiling broke broker bronchi broncho bronchos bronzing brooch brooches brood brooded brooked browning brownish brows
browsing bruise bruised bruising brunched brunt bruskest brute brutish bubbled bubblier bubbly bucked budge budged
budges budgeted buffaloed buffer buffoon bugger bugle building bulgier bulled bullied bully bumble bummer bunch bunny
buoying burble burgher burghers burka burner burns burqa burrow burrs burst busily buster butch butler butte butted
buttes buttoned buyer buying buzzer cabana cabanas cadences caesura caesurae caesuras cage cahoot cajoling caked
caking calcified caller calling callings camper cancelling cane canister cannonade canonise canter cape caped capped
carat caravans carbonate carbonated carbonates carbonation carboy carboys cared careen career caret carnival carol
caroling carolling caroming carried carry carryout carve cashed cashes cashiers casseroled cassinos castaway castaways
caste castes castings castor catalpas cater caulk cave cavilled cedar celerity celibacy cellar cementing chain chair
chaise chaises chalices chammies chammy champion channelling chant chapped charisma charm charred chars chart chary
chase chaser chasm chaster checkers cheeky cheeped cheery cheesed cheesier chest chewy chick chicle chide chided
chides childish chilis chill chilled chiller chillers chillest chillier chilliness chilling chillings chills chilly
chime chimed chimes chimp chink chinking chinned chinning chino chins chipped chirp chiseled chiselled chitin chock
chocking choir choke choked choking choler chomp chomped choosey choosing choosy chopper choppered choppers choppier
chopping choppy chord chore choruses chose chowed christen chunky churl churn cinder cinders cirrus citrous claim
clammy clamp clapper clarifies clarioned classical classics classier classified classify classing cleave cleaves cling
clinking cloaking clocking clone clopped clopping cloud clouds cloven clover cluck clumsy clunk coaling coarsely
coarsen coarsens coarser coarsest coaster coasters cobbling cockade cockades cocked cockeyed cocking cocoon cocoons
codded codding coddling coded coding coffer coiled coiling coked coking colander colanders collage collar collared
collars collated collection colleen colleens collie coloration coloring comfortingly commander commanders compete
competed competes complete completed completer completes comported comporting comports compose composed composer
composes composite composted composting composts compute computed computer computes conceals conception concert
concerti concerto concerts concoction condemned condense condenser condensers condenses condoling condoned conduction
confection confections confessed confident conforming conga congeals congestion conked conking connection connections
conned conning conscious consented consoling consorting contended contented contention continent contorting convened
convent convention conventions convents converge converse conversed conversion converted converter convertor
conviction convictions convocation convoked convoking cooed cooing cooker cooled coolie cooped cooper coopers cooping
cootie coped copier copiers coping copped copper coppers coppery copping coquette coquetted coquettes cored coring
corked corking cornea corneal corneas cornered cornflower cornflowers coronets corporation correction corrode corrodes
counters county couplets coupling coups covert coward cowed cowing cowling cowlings crabby craggy crammed crane cranny
crape crash crashed craze creak creaked creaky creamery creased created creation creep creeper creeps creepy cremated
crept crest cresting cretin cribbage crickets cried crime crises crisis crisp crispest crisply crispness croaking
crook crooked crooking crooning cropped cropping croquet crossing crouched crucible cruet cruft crufty crumbier
crumbled crumblier crumbly crummy crumple crumpled crumples crunch crunched cruncher crunches crusaded crust crusted
crusting cubed cuddle cuddled cuddly cuffed culled culling cumming cupped curbed curer curie curies curled curls curse
cursed curst curtly curtsied curve curved curvy cusps cussed cypress dabbing dabble dabbles daisy damaging damming
dangling dappling daring dash dated dating dauphins dazing dding dedicated defiled deforest defrosted defroster deice
deiced denier deniers denote denser dented dents depressing derailed desecrated desert deserts desiccate desiccates
designated detailed devalued deviated devised devolved diabolic dialectic diameter diameters diary dibble dibbles
dicey dicing dietetic diffed differ diffing digestible digesting digestion digger digging digressing digressive diked
diking dilly dimer dimmed dimmer dimming dimpling dined dines dinghies dinghy dingo dingy dining dinker dinned dinning
dipped dipper directive direr disc disk diss dissed dissing ditch diuretic dived diver diving doable dogging dogma
doped doping dosed doubled doublet doublets doubly douse dowse dragging draining drank draped draping dreading
dreaming dredging dressers dressier dribble drier drifting drill drilled drilling dripped driving drizzled drizzly
droned drooled droop drooped drooping droops droopy dropper droppers dropping droppings drowsing drunk duelling dulcet
dullness dulness dumping dunce dunner duping duteous dyeing dying eagles earring earthing easing easterly easterner
egress elaborated elate elating elite elope emission emote emulation emulsify enacting equating escalate ester
evaporate evaporates exacting exalting expulsion extracted extractor eyeglass eyeglasses failed failing failings
fainter faintest faked falling fallout fashions feast feinted felled felling ferments ferreted ferried ferrying
festival festively fetal fibbed fibber fibbers fibbing fiddled fiddling field fielding fiendish filching filed files
filet filets filing filings filler filleted filleting filliped filliping filmed filming finagler finder fined finer
fingered fining finis fired firing fishermen fist fitted fitter fitting fiver fixed fixer fixing fizzed fizzing
fizzled fizzling flabby flack flagged flaked flame flamed flanked flannels flapped flare flared flask flatbeds flatted
flaunted flavourless flawed flayed flesh flied fling float flood flooder floor floored florid floridly flout flowed
flowered flowery fluff fluffs fluke fluky flunk fluoride fluorides flurry flying foaled foaling foiled foiling
follower fomented fooled fooling foraying forgo fouled fouling frame franc francs frayed fraying freebee freed freeing
freer freest fresco frescoes frescos fricasseed frier frieze fringe fringes frittered frizzed froze fruitier fuddle
fudged fueled fueling fuelled fuelling fulled fulling fully fungi funnel funnels funnily gaits galena galleon galleons
galley galleys galling gallon gallons gallop galls gamin gamins gamma gated gazed gearing geeing gelatinous genera
generally generate germane ghoulish gillion gillions gingerly gipsy girdled girts glared glassed glassy glaze glazes
glens gloat gloss glossed glossies glossy glutted glutton gluttonous gluttons gluttony goatee goldener goody goofy
goons goring gotten grabbed grace graced grade graded grads graduated grafted grafting grail grainy gramme grammes
granite grannie grannies granny granted granting granular granulate granulates granule granules graph grapple grass
grassed grassy grater grating gratings gratis grave graved grayed grayer grays graze grazed grebe greed greenest
greenish greenness greet greeted greets greps greyer greyness greys griddle griddles grids grieved grille grilles
grimed grinned grins gripe griped grippe gripped grips grist gritted gritty grizzled groan groin grooms grooved groovy
grope grounded grounder groupie gulag gyrate gyrated gyrating gyration haircuts hairdo hairdos hairier hallowed
halogen halve hammed hammock harass harasses hardy hared harsh hassock headlock health healthily hearth heartily
hibiscuses hoard hoarier hoisting hokey holed holly homed homeland homemaker homepage homer homey homie homily
hominess homing homonyms honed hones hoodie hoodies hooey hookey horse hotly houmus housed housings humps hunger
hunker hunted hunter hunters inced incing infernal injure injures injuries injury inning instance instantly instinct
insulate integral internally interned internee internes internet interval intervals intolerable islander italic jacked
jaggedly jells jigger jiggers jiggle jogger joggers joist jolly juiced juicy karma kebob keeling kicking killing
killings kinda kiwis kneed kneeling knelling kookie koshered labs lacrosse ladder laddered ladders laded lama lame
lamer lamers lamination lamp lamps lams largess largo laser lasers lassie lasso lathered latter lattice lattices
lauded launch laxer layer layers layovers leaded leafy lease leaved leaven lecher leeched leeches leered legalese
lemmas lesbian lesbians lesson lessons letters lever levers lichee lichees lidded lifers limb limed limps lined
linefeed liners lingered linguist linked linted lintel lintels lisle liter literals lithe litre litter litters littler
littlest loader loafed loaned login loiters looters lorded lover lovers lumpiness luncheon lurch lynch macaronies
macaronis macro magnolia maharani maiming maker malady maleness malted manatees mandating mandolin mandolins manga
mange mangy mannish manor manure marine mariner mariners marsh marshals masher masked massage massed masthead matured
maturely maturer maturest mausolea maxed mayor mazes meanness meant measles meatiest meddle melded mellow meshed
messier meted mewl microwaved midge miffed miked mildness milestone milled million millions mimed minded mined minted
minuets minuted minutely minuter minutest minxes mired miring misdo miser miseries misery missed missile missiles
misted mixer mobile moire molar molars molds moldy molls molted molts mommas mongolism moonscape morass morasses moray
mossier motile mottle mounted mouse moused mouser mouses mousey mousier moussed mousses mousy muddle muffing muffling
mulatto mulattos mullion mullions mused muses mushed mushroomed mussed musses mussier mussy mustangs mustered musty
mutation mutations natal naught naughts naughty needle needles needless nicer niche nicotine niece nightie nighties
nighty noble nobles nodes nodule nodules noise noodled northerly northerner nought noughts novellas noway nozzle
nozzles numbering orientate oriented ounce ouster ousters outdo oversight oversights overweight padding paddling pager
painless paint pairs paisley paisleys paled paler pales palled pallet pallets pallid palmy palpate palpates paltry
pamper pancaked panda pandas pander panderer panel panier paniers panned pannier panniers panty papal papaw paper
papers papery papilla papillae papyri pares parish parity park parka parks parley parleys parolees paroling parries
parry partisan partly pasha pashas passages passel passer passkeys paste pasted pasterns pastes pastier pastiest
pastoral pasture pastures patella patellae patellas patinae patine patrician patter patty paunch paunchy pauper payer
peace peaces pealed pearly pebbled peccadillo peddled peddling peeked peeped peeper peepers peerage peerages peered
peeved pegged pelicans pellet pellets pelted pence penes penned penny peopled pepped peppered peppering peppier peril
perk persona personae pertains pesos pester pesters pests peter peters petted phalli philippic philippics philistine
philistines piazza piazzas piazze pickaxed picketed piddling pilaw piled pilled pinch pined pinky pints pioneer
pioneers piper pipers pistil pistils pistol pistols plaid plaint plait planner plantation plantations planting
plantings plasters pleasure plodding ploughmen plumb plume plump plusses poacher poachers pock pockmark pockmarks
podding poignancy poignant pointy polecats poled polestar polestars polio polished polisher polled polls pollute
pollutes polo poltroon pommel pommels poncho ponchos ponder ponds pooch pooched pooled porch porcine pore porn
porringer portage portaged portages postage postal poster posters postmarked posture postures potables pottage pouch
pouched poultice pound pounding powdered powdery prancers prances preach preached preaches preferred preheated
preppier presence presented preserver preservers pressured pressurise pressurize presto prestos presume pretence
prickled prickles primness prince princely princes printers prioress probe probing processed processes procession
prodding professor professors promoting prone proposer proposing propping prose protean protestor proved proven
provenance provender providence providing province provinces provincial provoking prowling prude prudence prudes
pruned psalm puddled puddling puffed puffing puffy puked puking pulled puller pulley pulling pulped pulsates pulsed
punchy punier punned punning pupped pupping pure pureed purer purge purled purred purring purse purses pusses pustule
pustules putted putting puzzled quack quaking quarried quarries quarry queered queried quirk rabbi rabbis rabbited
rabid rabies race raced racket radioing raffish raiding railed railing railings rakish rallied rammed rancher ranchers
raunchier raunchy raven ravish ravishing razing razzing realising reassign reassigns rebating recede recedes recite
recreating recurrent reddish reduced reeled refereed referred reflex reformed refrained rehearsing reheated reissuing
rejecting relating relayed releasing relegating relenting relied relished remain remained remains rending repealing
repeat repeating repenting reprised rereading resenting resetting restating rested retreating retried reusing
revealing reverting revising ribbed rick ricked rickety ridded ridden ride rife riffed rigged rile riled rime rimed
rimmed riper ripped ripper risen rising rite riven roadster roaster roasters robbed robed robot rocked rocker rocketed
rocketry rockiest rogue roiled roles roller roofed rooked roomed roost roosted roosts rooted roped rosette rosettes
rots rotted rouged roulette rounding rouse rousing route roved rowed rowelled ruffian ruled rusted sachem sachet
sacked safflower safflowers sager saguaro saguaros sailed sails salaam salaams salaries saliva sallied sally salon
saloon salted salute saluted sample sandiness sandwiched sarong sated sauced saucer sauntered sauted saviour saviours
savor savour savoured savours savvy sawed scalloped scalloping scalp scalps scamp scampies scamps scansion scare
scared scarred scene schmaltzy schmalzy scoffing scolloping sconce scoot scope scorch score scotched scour scoured
scourged scout scouts scrabble scrabbled scrabbles scrambler scramblers scrammed scrawled screamed screwing scribble
scribbled scrimp scuffed scuffing scuffled scuffling sculleries scullery scullion scullions scummier seabed seabeds
seagoing sealed seamed seamier search searched searcher seasonal seasoned seated seawards seeks seesawed selfie
selfish selfsame seller sellers semen serialise serialize serried sever sewed sewer sewing sexed shack shackled
shackling shade shadowing shafting shagging shaikh shaikhs shaken shaker shaky shale shallow shallows shalt shambled
shame shamming shanghaied shanghais shape shared sharking sharped sharpened sharpener sharper sharpers sharpest
sharping shave shaykh shaykhs shear sheared sheen sheep sheer sheers sheikh shelf shepherded sherd sherds shill
shimmer shimmers shimmery shine shinnies shinny shiny shirt shivered shoaling shock shone shook shoon shoos shoot
shooting shore shorn shortish shot shots shouldered shout shouts shrank shrimped shtick shuffled shuffling shush
shutouts sibling sicked sicken sickly sided sidle sidling silvered simile simmered simper simplest simplex singling
sinner siring sirup sitar sitter sizer sizing skeet sketch sketches sketchy skew skewed skewered skewing skiing skill
skilled skinny skins skittish skunk slack slacked slain slake slaked slashed slate slavered sleet slew slewing slicer
slick slicked slide slime slimmed slimmer slink slipped slithered slits sloth sluice sluiced slummer slurred sluttish
smack smacker smackers smarter smashes smear smeared smelly smith smock smocked smoggy smoke smoker smokes smooch
smoothed smoother smoothes smoothing smoothly smote smoulder smoulders snacked snake snaked snare snared snark snarl
snarling snarls sneak snide sniffing sniveled snoot snort snout snouts snuck snuffed snuffing snuffled snuffling soap
soaped soared socked softened softener softer softie softy sooth soothe soothes sorely sorer sores sottish sough soul
souped sour sourced sourer soused southerly southerner space spaced spacey spacy spade spake spangling spank spanking
spared sparer sparing spark sparking sparred sparring spars sparse spate spawn speak spear speared spearing specced
specie speckling speed spell spellers spew spewing spiced spied spiffy spike spiked spiky spill spilled spilt spine
spineless spiny spiraea spiraeas spiraling spire spirea spireas spite spited spits spitted splashed splat splats
splice spliced splint splints sponged sponger spongers spongier spongy spooked spooky spooring spore sporing sport
sporting spout spouts sprain sprang sprawling sprayed spraying spreader spreed spreeing sprig springy sprinkled
sprinkler sprinklers sprint sprouted sprucing sprung spurning spurred spurring spurting spying squad squads squashed
squeaked squeaky squeal squirt squirts squish squishes squishy stabilise stabilize stack stacked staffed staffing
stage stain stainless stair stake staked stall stallion stallions stanch stancher stank starched starchy stare stared
stark starker starling starred starrier startled startles startling stashed state stater stead steadied steal stealing
steamier steaming steamy steed steeling steeping steering stem stemmed stemming stepping steriliser sterilisers
sterility sterilized sterilizer sterilizers sterling stick sticks stiffed stiffing stifling stile stillest stilt stink
stoat stoats stocky stoked stone stoutest stow stowing strafing strait straits strawing streak streaked streaks stream
streamed streamer strep stress strew strewing string stroking stronger strongly strung strut struts stubbed stubbing
studded studding studying stuffier stuffily stumping stunned stunning stunting stymied substituted sucked suffer
sultan sultanate sultans sumach summaries summary summed summered summery summoner sundry supple supplied supplier
supplies supply surer surreal swain swank swashed swear sweat sweaty sweep sweeten sweetish swell swept swigs swill
swimmer swimmers swims swish swiveled swizzling syllabic syllable syllabus symbol tablespoon tagging tamper tampering
tango tangy tanned tanneries tapering tarot tarter teammate teammates teenier teetering temped tempera temperas
temperate tempered tempter tempters tempting tended tendered tenderer tenderest tendering tenderiser tenderisers
tenderized tenderizer tenderizers tenderly tenser tested tethering theme thickened thickener thickest thicket thickets
thickset thief thinker thinkers thinned threaded threat threw throe thymi ticker tided tiffed tiled tilled timbering
timed tinder tines tinged tinted tipped toady toastier toastiest toasting toddle toddled toddles toiler toned tool
tools tors torsi torts tourneys tread trendier trickery trickier trifled trifler triflers triple troll truckles
trundles tubed tuber tuned turnkey turnkeys twang twined twinned veered vegetate vegetates vegetation venal venally
venerable verge veritable verse vertex verve victor victories victors victory villager villagers vineyard virtue
virtues visage wacko wacks waddle waddles wader wades waffled wager wages waggle waggles waiter wakes waled walkouts
walks walled wallet wallets walls wanes wanner wanton wantons warbling warding wares warning warnings warping warring
waster waterway wattle wattles waver waves waxes weakened wearying weeing weekended weest welch westerly westerner
wetter whacky whale whales whamming wheal whiffed whiled whine whined whippet whippets whirred whisker whiskered
whiskers whist whistled whiten whitener whiter whits whittle whizzed wholly whooped whoopee whore whose wield wikis
wiled wiles wince wined wineries winery winger winner wintered wintery wintrier wiped wittier wooing worming wrapped
wrapt wrest wring yeastier yellowed yellower yoghourt yoghourts
`;

/** Places that look like a dish. */
const PLACES = ['kochi'];

const CORRECTION_EXCEPTIONS = new Set([...EXCEPTION_LIST.trim().split(/\s+/), ...PLACES]);

export function isCorrectionException(word: string): boolean {
  return CORRECTION_EXCEPTIONS.has(word);
}
