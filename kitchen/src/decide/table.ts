/** Table from each intent (act) of a message to the commands that may answer it, in order: the first that has an answer is used. */
import { askAhead } from '../commands/answers/ask-ahead.ts';
import { askAmount } from '../commands/answers/ask-amount.ts';
import { needOrCare } from '../commands/answers/ask-care.ts';
import { askContains } from '../commands/answers/ask-contains.ts';
import { askConvert } from '../commands/answers/ask-convert.ts';
import { askCost } from '../commands/answers/ask-cost.ts';
import { askCounted } from '../commands/answers/ask-counted.ts';
import { askDiet } from '../commands/answers/ask-diet.ts';
import { askDish } from '../commands/answers/ask-dish.ts';
import { askDone } from '../commands/answers/ask-done.ts';
import { askFood } from '../commands/answers/ask-food.ts';
import { askKnown } from '../commands/answers/ask-known.ts';
import { askLeftovers } from '../commands/answers/ask-leftovers.ts';
import { askNutrition } from '../commands/answers/ask-nutrition.ts';
import { askPitfalls } from '../commands/answers/ask-pitfalls.ts';
import { askReheat } from '../commands/answers/ask-reheat.ts';
import { askSafety } from '../commands/answers/ask-safety.ts';
import { askStorage } from '../commands/answers/ask-storage.ts';
import { askSubstitute } from '../commands/answers/ask-substitute.ts';
import { askTechnique } from '../commands/answers/ask-technique.ts';
import { askTemperature } from '../commands/answers/ask-temperature.ts';
import { askTiming } from '../commands/answers/ask-timing.ts';
import { askTool } from '../commands/answers/ask-tool.ts';
import { askWhy } from '../commands/answers/ask-why.ts';
import { whenIn } from '../commands/answers/by-the-card.ts';
import { byItsWords } from '../commands/answers/by-words.ts';
import { emergency } from '../commands/answers/emergency.ts';
import { pairing, sideOf } from '../commands/answers/pairing.ts';
import { notThere, rescue } from '../commands/answers/rescue.ts';
import {
  aboutYou,
  app,
  bye,
  complain,
  feeling,
  harmful,
  hello,
  inject,
  notUnderstood,
  offTopic,
  praise,
  smallTalk,
  thanks,
} from '../commands/answers/talk.ts';
import type { Command } from '../commands/command.ts';
import { step } from '../commands/cook/step.ts';
import { askChanges } from '../commands/edits/ask-changes.ts';
import { changeFoods } from '../commands/edits/change-foods.ts';
import { forSome } from '../commands/edits/for-some.ts';
import { heat } from '../commands/edits/heat.ts';
import { method, timesIn } from '../commands/edits/method.ts';
import { quicker } from '../commands/edits/quicker.ts';
import { restyle } from '../commands/edits/restyle.ts';
import { scale } from '../commands/edits/scale.ts';
import { show } from '../commands/edits/show.ts';
import { undo } from '../commands/edits/undo.ts';
import { units } from '../commands/edits/units.ts';
import { changeOrAnother, inAnotherWay } from '../commands/find/another-way.ts';
import { backTo } from '../commands/find/back-to.ts';
import { changeOfList } from '../commands/find/change-of-list.ts';
import { changeComposed, composedQuicker } from '../commands/find/composed-anew.ts';
import { dish, ofKin } from '../commands/find/dish.ts';
import { find } from '../commands/find/find.ts';
import { have } from '../commands/find/have.ts';
import { no } from '../commands/find/no.ts';
import { other } from '../commands/find/other.ts';
import { people } from '../commands/find/people.ts';
import { pick } from '../commands/find/pick.ts';
import { renewList } from '../commands/find/renew-list.ts';
import { reset } from '../commands/find/reset.ts';
import { withoutTool } from '../commands/find/without-tool.ts';
import { yes } from '../commands/offers/yes.ts';
import { kit } from '../commands/person/kit.ts';
import { lift, needOfPlan } from '../commands/person/need.ts';
import { fitOwn, ownRecipe } from '../commands/person/own-recipe.ts';
import { changeList } from '../commands/plan/change-list.ts';
import { changeOfPlan, changePlan, showPlan } from '../commands/plan/change-plan.ts';
import { menu, menuOfCourses } from '../commands/plan/menu.ts';
import { nextMeal } from '../commands/plan/next-meal.ts';
import { plan } from '../commands/plan/plan.ts';
import { shoppingList } from '../commands/plan/shopping-list.ts';
import { menuAhead, workOrder } from '../commands/plan/work-order.ts';

/** "There's only frozen fillets", said of a card, wishes for no other dish. */
const findUnlessCard: Command = (context, memo, clause) =>
  memo.card && memo.offered.length === 0 && clause.foods.length === 0
    ? notUnderstood(context, memo, clause)
    : find(context, memo, clause);

export const ROWS: Readonly<Record<string, readonly Command[]>> = {
  // Danger before everything.
  emergency: [emergency, notUnderstood],
  harmful: [harmful],
  inject: [inject],
  // What to cook.
  find: [menuOfCourses, changeOfPlan, composedQuicker, sideOf, ofKin, find],
  dish: [changeOfPlan, dish, find],
  // A dish of this conversation once more; no act of the examples, since it is read from what was served.
  back: [backTo],
  pick: [renewList, pick, dish, find],
  other: [nextMeal, composedQuicker, renewList, other, notUnderstood],
  have: [have, findUnlessCard],
  people: [people],
  need: [needOfPlan, needOrCare],
  lift: [lift],
  // "No scales, only cups."
  kit: [withoutTool, units, kit],
  'own-recipe': [ownRecipe],
  yes: [yes],
  no: [no],
  reset: [reset],
  // The card on the table.
  swap: [forSome, changeComposed, changeOrAnother, changePlan, changeOfList],
  add: [forSome, changeComposed, changeFoods, changeList],
  'leave-out': [forSome, changeComposed, changeFoods, changePlan, changeOfList, changeList],
  adjust: [forSome, changeFoods, changeOfList],
  heat: [heat, changeOfList],
  scale: [scale, changePlan, people],
  units: [units],
  quicker: [composedQuicker, quicker, changePlan, changeOfList],
  method: [withoutTool, method, inAnotherWay],
  restyle: [restyle, fitOwn, changePlan, changeOfList],
  undo: [undo],
  show: [showPlan, show, fitOwn],
  step: [nextMeal, step],
  // Several dishes.
  plan: [plan],
  menu: [menu],
  'change-plan': [renewList, changePlan],
  'shopping-list': [shoppingList],
  'change-list': [changeList],
  // Questions.
  'ask-ahead': [menuAhead, askAhead, askStorage, notUnderstood],
  'ask-amount': [askCounted, askAmount, notUnderstood],
  'ask-changes': [askChanges, notUnderstood],
  'ask-contains': [askContains, askDiet, notUnderstood],
  'ask-convert': [askCounted, askConvert, askAmount, notUnderstood],
  'ask-cost': [askCost, notUnderstood],
  'ask-diet': [askDiet, askContains, notUnderstood],
  'ask-dish': [askDish, notUnderstood],
  'ask-done': [byItsWords, askDone, askTiming, rescue, notUnderstood],
  'ask-food': [byItsWords, askFood, askTechnique, notUnderstood],
  'ask-known': [askKnown, notUnderstood],
  'ask-leftovers': [askLeftovers, notUnderstood],
  'ask-nutrition': [askNutrition, notUnderstood],
  'ask-pitfalls': [askPitfalls, rescue, askWhy, notUnderstood],
  'ask-reheat': [askReheat, notUnderstood],
  'ask-safety': [askSafety, rescue, askStorage, notUnderstood],
  'ask-storage': [askStorage, askSafety, notUnderstood],
  'ask-substitute': [askSubstitute, notUnderstood],
  'ask-technique': [timesIn, byItsWords, askTechnique, askWhy, askFood, notUnderstood],
  'ask-temperature': [timesIn, askTemperature, askTiming, notUnderstood],
  'ask-timing': [workOrder, byItsWords, whenIn, askTiming, askDone, notUnderstood],
  'ask-tool': [workOrder, timesIn, askTool, askTechnique, askSubstitute, notUnderstood],
  'ask-why': [askWhy, rescue, askTechnique, notUnderstood],
  pairing: [pairing, notUnderstood],
  rescue: [rescue, notThere, askTechnique, notUnderstood],
  // Talk.
  hello: [hello],
  bye: [bye],
  thanks: [thanks],
  praise: [praise],
  'small-talk': [smallTalk],
  feeling: [feeling],
  complain: [complain],
  'off-topic': [offTopic],
  'about-you': [aboutYou],
  app: [app],
};
