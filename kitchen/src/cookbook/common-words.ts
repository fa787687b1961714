/** A list of everyday English words, which are never read as a misspelt dish or as a dish the cookbook lacks. */

const WORDS = `
plain jain toms canner canning sous vide crimp crimping gelatine gelatin bloom steamer swallowed swallow choking alight ablaze flames bleach
religious religion reasons belief faith rough rougher carbs temp breastfeeding nursing airfryer lifesaver midnight potluck workout effort crazy toddler freezing freezes vegetarians dorm hotel trail campsite campfire
ban banned bans banning banished barred lethal fatal killer deadly prohibited forbidden taboo poison poisonous hives rash rashes swell swells swelling swollen wheeze wheezing itch itchy itches throat epipen tongue lips react reacts reaction reactions rise risen rising lumpy lump lumps gran grandma grandmother grandfather granddad grandpa nan nana ages
weight lose losing alcoholic allergen allergens intro cheers mate dude buddy pal folks ta gosh wow omg lol haha hmm erm tonite hubby fella lads darling honestly proper posh brilliant bloody pressure promotion kettle microwave boss rang train
a able about above across actually add added after afternoon again ago ahead all allergic allergy allow almost alone along already also
although always am amazing among an and another answer any anybody anyone anything anyway appetite are area around as ask asked at ate
available avoid away awesome awful baby back bad bake baked balanced based basic be beautiful because become been before begin being believe
below best better between big birthday bit black blue book bored boring both bother bought bowl boy boyfriend boys bring brother brown
busy but buy by call called came can cannot can't care carefully case celebrate celebration change chat cheap check chef child children
choice choose chop city class clean clear close cold colleague come comes coming common company completely contain contains cook
cooked cooking cool could couldn't couple course cover crave craving create cup cups cut cute dad daily dark date daughter day days deal dear
decide deep delicious did didn't diet different difficult dinner dinners dish dishes do does doesn't doing done don't double down dozen dreadful dream
drink dry during each early easy eat eaten eating eats either else empty end energy english enjoy enough equipment especially even evening events ever
every everybody everyone everything exactly except excellent exciting expect expensive explain extra eye face fact fail family fancy fantastic far fast faster
favorite favourite feed feel feeling feels few fill filling final finally find fine finish first fit five flavor flavour food foods for forget
form found four free freeze freezer fresh friday friend friendly friends fridge from full fun gave get gets getting girl girlfriend girls give given glad go
goes going gone gonna good gorgeous got grab great green group guest guests guys had half hand handy happen happy hard has hasn't hate have haven't having he
head healthy healthier hear heard heart heat heavy hello help her here hey hi high him his hold holiday home honest honestly hope hot hour hours house how however huge
human hundred hungry hurry husband i idea ideal ideas if i'll i'm impress impressive in include included ingredient ingredients inside inspiration inspire instead interested
interesting into is isn't it its it's i've i'd job join just keep kept kid kids kind kitchen knew know known label lack large last late later law lazy lean learn least leave
left leftover leftovers less let let's level light lighter like liked likes limit limited list little live long longer look looking lot lots love loved lovely loves low lower
lunch lunches made main mainly make makes making man many married match matter may maybe me meal meals mean means meanwhile meet meeting menu mess messy might mind
mine minute minutes miss mix moment monday money month mood more morning most mostly mother mouth move much mum mom must my myself name near nearly need needed needs
never new next nice night no nobody none nope normal not note nothing now number of off offer often oh ok okay old on once one ones only open opinion option options or
order other others our out outside oven over own package pan pantry part partner party pass past pay people per perfect perhaps person picky pick picked piece place plan plans
plate play please plenty plus point poor popular portion portions possible pot power prefer prefers preferably prep prepare prepared pretty price probably problem put question
quick quicker quickly quiet quite rain raining rainy ran random rather ready real really reason recipe recipes recommend recommendation recommended red regular remember rest result
rich right romantic room round run running sad safe said same saturday save saw say says school season second see seem seems sell send serious seriously serve serves serving
servings set seven several shall share she shop shopping short should show side sides similar simple simpler simply since single sister sit six size skip sleep slow
slowly small smell so some somebody somehow someone something sometimes somewhere son soon sorry sort sound sounds spare special spend split spring stand start started
starving stay step steps still stop store straight strange stuck stuff such suggest suggestion suggestions summer sunday super supper suppose sure surprise table take takes
taking talk task taste tasted tastes tasty teach team tell ten terrible than thank thanks that that's the their them then there these they thing things think third this those though
thought three through thursday time times tip tips tired to today together told tomorrow tonight too took top total totally toward treat tried trouble true try trying
tuesday turn twelve twice two type typical under understand unless until up upon us use used useful using usual usually vacation very visit visiting wait want wanted wants
warm was wasn't waste watch way we weather wednesday week weekend weeknight weeks weird well went were we're we've what whatever what's when where whether which while white
who whole why wife will winter wish with within without woman women won't wonder wonderful word work worked working works world worry worse worth would wouldn't wow write wrong yeah year
bigger smaller larger spicier easier simpler cheaper sweeter saltier milder richer heavier crispier healthier hotter creamier quickest easiest calories calorie cal cals loose takeaway takeaways takeout
replace swap substitute switch exchange remove omit years yellow yep yes yesterday yet you you'll young your you're yours yourself
`;

const COMMON_WORDS = new Set(WORDS.split(/\s+/).filter(Boolean));

/** Whether this normalised word is ordinary English rather than a name or a typo. */
export function isCommonWord(word: string): boolean {
  return COMMON_WORDS.has(word);
}
