/** Replies to small talk, feelings, off-topic, app and unclear messages; complaints may change the recipe at once or start the chat afresh. */

import { isBarred } from '../../cook/choose/kept-out.ts';
import { titleIn } from '../../cook/plate/title-in.ts';
import { speaks } from '../../cook/table.ts';
import type { Memo } from '../../memo/memo.ts';
import type { FoodRole, ReadClause } from '../../read/read-clause.ts';
import { type Told, tell } from '../../say/told.ts';
import type { Command, CommandContext } from '../command.ts';
import { bookDish, choiceOfCard } from '../edits/card-choice.ts';
import { changeFoods } from '../edits/change-foods.ts';
import { reset } from '../find/reset.ts';
import { dishNoun } from '../find/tell-choice.ts';
import { askAnything } from './any-topic.ts';
import { byTheCard } from './by-the-card.ts';
import { answered } from './facts.ts';
import { cardOnTable, hasTerm, isMainFood, nounOf, speaksOf, wordSet } from './subject.ts';

/** A command that says one message, which follows from the state alone. */
function saying(message: (memo: Memo, clause: ReadClause) => string): Command {
  return (_context, memo, clause) => answered(memo, [tell(`answers.${message(memo, clause)}`)]);
}

const isBusy = (memo: Memo): boolean => memo.card !== undefined;

export const hello = saying((memo) => (isBusy(memo) ? 'hello-again' : 'hello'));
export const bye = saying(() => 'bye');
export const thanks = saying((memo) => (isBusy(memo) ? 'thanks-card' : 'thanks'));
export const praise = saying(() => 'praise');
export const smallTalk = saying((_memo, clause) => talkOf(clause) ?? 'small-talk');
export const offTopic = saying((_memo, clause) => talkOf(clause) ?? 'off-topic');
export const harmful = saying(() => 'harmful');
export const inject = saying(() => 'inject');

/** Undefined for talk of which no more can be said than that it was heard. */
function talkOf(clause: ReadClause): string | undefined {
  return TALKS.find(([, words]) => hasTerm(clause, words))?.[0];
}

const TALKS: readonly (readonly [string, ReadonlySet<string>])[] = [
  ['joke', wordSet('joke laugh riddle pun')],
  ['flattered', wordSet('funny hilarious clever smart brilliant amazing sweet')],
  ['bored', wordSet('bored')],
  ['forgiven', wordSet('sorry apology apologise apologize rude')],
  ['loved', wordSet('love marry')],
];

/** The last word: what is known of it after all, else that it is not known or was not understood, and what can be done. */
export const notUnderstood: Command = (context, memo, clause) => {
  return askAnything(context, memo, clause) ?? unknown(context, memo, clause);
};

/** A question that was understood and to which no answer is known is another thing than one that was not. */
export const unknown: Command = (context, memo, clause) => {
  const isAsked = clause.act.startsWith('ask-') && clause.chance >= LIKELY;
  const [food] = clause.foods;
  if (isAsked && food)
    return answered(memo, [tell('answers.unknown-of', { food: food.food.said })]);
  const lost = isAsked ? undefined : lostAgain(context, memo);
  if (lost) return answered(memo, [lost]);
  const message = isAsked ? 'unknown' : isBusy(memo) ? 'not-understood-card' : 'not-understood';
  return answered(memo, [tell(`answers.${message}`)]);
};

/** Not understood twice of late: what lies on the table is named, and a fresh start offered. */
function lostAgain({ table }: CommandContext, memo: Memo): Told | undefined {
  if (!memo.said.some((name) => name.startsWith('answers.not-understood'))) return undefined;
  const dish = memo.card && bookDish(table, memo.card.slug);
  if (dish) return tell('answers.lost-card', { dish: nounOf(titleIn(table, dish)) });
  return tell(memo.plan.length > 0 ? 'answers.lost-plan' : 'answers.lost');
}

const LIKELY = 0.5;

/** Kinds of feeling by their words, the gravest first where a message has as many words of several. */
const FEELINGS: readonly (readonly [string, ReadonlySet<string>])[] = [
  ['proud', wordSet('engaged married wedding pregnant promoted job birth graduated')],
  ['failed', wordSet('nobody')],
  ['homesick', wordSet('homesick')],
  [
    'grief',
    wordSet(
      'died death dead funeral buried widow grief grieving miss missed late lost miscarriage away without',
    ),
  ],
  ['lonely', wordSet('lonely alone empty single isolated quiet company chat talk widow')],
  ['homesick', wordSet('homesick home far')],
  [
    'heartbreak',
    wordSet(
      'dumped broke breakup divorce divorced heartbroken ex split left leaving cheated affair',
    ),
  ],
  [
    'low',
    wordSet(
      'sad cry crying low down depressed depression upset awful miserable blue tear flat hard worst horrible bad hospital operation ill',
    ),
  ],
  ['birthday', wordSet('birthday')],
  ['anniversary', wordSet('anniversary')],
  [
    'proud',
    wordSet(
      'proud happy happiest smiling over moon delighted chuffed clapped first excited love loved celebrate won joy made ate finished passed finally',
    ),
  ],
  [
    'nervous',
    wordSet(
      'exam interview shaking nervous nerve anxious worried dreading scared panic stressed stress overwhelmed pressure terrified awake',
    ),
  ],
  [
    'failed',
    wordSet(
      'useless failed failure ruined rubbish hopeless yuck burnt ashamed embarrassed mortifying shame disaster cook',
    ),
  ],
  [
    'tired',
    wordSet(
      'tired exhausted knackered shattered wrecked sleep burnt-out wore worn done enough long rough day drained shift work week',
    ),
  ],
  ['angry', wordSet('angry furious fuming annoyed livid fed raging cross')],
];

/** Hears the feeling first; an offer at most: the dish that they tell of. */
export const feeling: Command = ({ table, message }, memo, clause) => {
  const hits = (words: ReadonlySet<string>) =>
    clause.terms.filter((term) => words.has(term)).length;
  const most = Math.max(...FEELINGS.map(([, words]) => hits(words)));
  // "Just home, knackered, long shift at the hospital" has more words of one than of another.
  const [told = 'any'] = FEELINGS.find(([, words]) => most > 0 && hits(words) === most) ?? [];
  const kind = WOULD_HAVE.test(message) ? 'grief' : told;
  const heard = { memo, told: [tell(`answers.feeling-${kind}`)] };
  const [named] = memo.card ? [] : clause.said;
  if (!named || !speaks(table.kitchen, named.dish.title, table.heard.person.needs)) return heard;
  const asked = { kind: 'offer', act: 'dish', about: named.dish.slug } as const;
  const offer = tell('answers.feeling-dish', { dish: dishNoun(table, named.dish) });
  return { ...heard, memo: { ...heard.memo, asked }, told: [...heard.told, offer] };
};

/** "She would have been ninety today." */
const WOULD_HAVE = /\bwould(?:'ve| have| of)? (?:been|be|turned)\b/i;

const AFRESH = wordSet('again over afresh anew');
const STILL = /\b(?:still|yet|again)\b/i;
const NOT_HEARD = wordSet(
  'said told asked read reading listen listening again hear wrong question ignore ignored already',
);

/** Takes a complaint seriously: what it is about as far as that can be told, and the one thing that helps. */
export const complain: Command = (context, memo, clause) => {
  // As we offer it ourselves.
  if (clause.terms.includes('start') && hasTerm(clause, AFRESH))
    return reset(context, memo, clause);
  const done = doneAtOnce(context, memo, clause);
  if (done) return { ...done, told: [tell('answers.sorry'), ...done.told] };
  const { table } = context;
  const [food] = clause.foods;
  const { card } = memo;
  const known = card && (choiceOfCard(table, memo)?.adapted.dish ?? bookDish(table, card.slug));
  const dish = known && nounOf(titleIn(table, known));
  const subject = cardOnTable(context, memo);
  // Tacos without the tacos are nothing to offer.
  const isDish = food && subject && isMainFood(context, subject, food.food);
  if (food && dish !== undefined && !isDish) {
    const { said } = food.food;
    const isThere = !subject || speaksOf(context, subject, food.food);
    if (!isThere && (isBarred(table, said) || STILL.test(context.message)))
      return answered(memo, [tell('answers.complain-gone', { food: nounOf(said), dish })]);
    const isOurs = card?.edits.some((one) => one.kind === 'add' && one.food === said) === true;
    // What we put in, and what is still there though it was to go, goes at once.
    const gone =
      isThere && (isOurs || STILL.test(context.message))
        ? changeFoods(context, memo, {
            ...clause,
            act: 'leave-out',
            foods: [{ role: 'without', chance: 1, food: food.food }],
          })
        : undefined;
    if (gone?.servesCard) return { ...gone, told: [tell('answers.sorry'), ...gone.told] };
    // "Grapes?": a word of ours that was beside the point.
    const isEcho = clause.act === 'complain' && clause.terms.length <= ECHO;
    if (!isThere && isEcho && !hasTerm(clause, MISSING))
      return answered(memo, [tell('answers.complain-beside', { food: nounOf(said), dish })]);
    const asked = { kind: 'offer', act: isThere ? 'leave-out' : 'add', about: said } as const;
    const told = [
      isThere
        ? tell('answers.complain-food', { food: said, dish })
        : tell('answers.complain-missing', { food: nounOf(said), dish }),
    ];
    return { memo: { ...memo, asked }, told };
  }
  if (dish === undefined)
    return answered(memo, [
      tell(memo.offered.length > 0 ? 'answers.complain-list' : 'answers.complain'),
    ]);
  const isUnheard = hasTerm(clause, NOT_HEARD);
  return answered(memo, [
    tell(isUnheard ? 'answers.complain-unheard' : 'answers.complain-card', { dish }),
  ]);
};

/** What a complaint asks for beside: foods that are to go or to come, the first of them settling the act. */
const doneAtOnce: Command = (context, memo, clause) => {
  const roles = clause.foods.map(({ role }) => role);
  const isOnlyNamed = roles.length > 0 && roles.every((role) => OF_TOO_MUCH.has(role));
  if (isOnlyNamed && hasTerm(clause, TOO_MUCH))
    return changeFoods(context, memo, {
      ...clause,
      act: 'adjust',
      // Too much is halved, however loudly it is said.
      terms: [],
      foods: clause.foods.map((one) => ({ ...one, role: 'less' })),
    });
  const [, act] = EDITS_BY_ROLE.find(([role]) => roles.includes(role)) ?? [];
  return act === undefined
    ? byTheCard(context, memo, clause)
    : changeFoods(context, memo, { ...clause, act });
};

/** So few words, a food of ours among them, only wonder at it. */
const ECHO = 4;
/** Of what should be in it. */
const MISSING = wordSet(
  'where wheres missing forgot forgotten left no need should supposed meant want wanted without put add',
);

const TOO_MUCH = wordSet('much many lot too');
/** Neither put in nor taken out by the words. */
const OF_TOO_MUCH: ReadonlySet<string> = new Set(['about', 'less', 'more']);

const EDITS_BY_ROLE: readonly (readonly [FoodRole, string])[] = [
  ['from', 'swap'],
  ['without', 'leave-out'],
  ['dislike', 'leave-out'],
  ['less', 'adjust'],
  ['more', 'adjust'],
  ['add', 'add'],
];

const ABOUT: readonly (readonly [string, ReadonlySet<string>])[] = [
  ['allergens', wordSet('allergen allergy sure legally trust guarantee reliable wrong accurate')],
  ['remember', wordSet('remember memory forget again last store data privacy keep')],
  ['language', wordSet('language german french spanish italian polish welsh english speak')],
  ['can', wordSet('help able do offer useful use actually')],
  ['book', wordSet('recipe book learn learned trained train source where kitchen many')],
  ['tasted', wordSet('eat eaten taste tasted mouth hungry drink favourite favorite like ever')],
  ['name', wordSet('name called saffron')],
];

const JOKING = wordSet('laugh kidding joking serious');

const whoWeAre = saying((_memo, clause) => {
  if (clause.terms.length === 0) return 'about-both';
  const [kind = 'who'] = ABOUT.find(([, words]) => hasTerm(clause, words)) ?? [];
  return `about-${kind}`;
});

/** "Are you having a laugh?" asks for no name. */
export const aboutYou: Command = (context, memo, clause) =>
  (hasTerm(clause, JOKING) ? complain : whoWeAre)(context, memo, clause);

const APP: readonly (readonly [string, ReadonlySet<string>])[] = [
  ['print', wordSet('print printing printer paper')],
  ['share', wordSet('share send whatsapp email link text friend husband wife')],
  [
    'save',
    wordSet('save saved keep bookmark favourite favorite later find lose stay tab gone went'),
  ],
  ['language', wordSet('language german french spanish italian polish welsh english')],
  [
    'size',
    wordSet('bigger big font letter tiny text small size louder loud read aloud voice dark theme'),
  ],
  ['timer', wordSet('timer alarm remind reminder')],
  ['offline', wordSet('offline signal internet wifi data')],
  ['settings', wordSet('setting profile account login unit allergy diet password change name')],
  ['cost', wordSet('free pay cost charge subscription price charging')],
];

export const app = saying((_memo, clause) => {
  const [kind = 'any'] = APP.find(([, words]) => hasTerm(clause, words)) ?? [];
  return `app-${kind}`;
});
