/** UI strings of the chat: messages of the app, labels and suggestions. */
import { BOT_NAME, MAX_MESSAGE_LENGTH } from '@saffron/contract/limits';

export type TimeOfDay = 'morning' | 'afternoon' | 'evening';

const formatName = (firstName?: string) => (firstName ? ` ${firstName}` : '');
const formatCount = (value: number) => value.toLocaleString('en-US');

export const chatStrings = {
  title: `${BOT_NAME}, your cooking assistant`,
  you: 'You',
  inputLabel: 'How may I help you?',
  send: 'Send',
  stop: 'Stop',
  reset: 'Reset',
  retry: 'Retry',
  stopped: 'Stopped.',
  brokenOff: 'This reply broke off.',
  conversation: 'Conversation',
  thinking: `${BOT_NAME} is thinking...`,
  replied: `${BOT_NAME} has replied.`,
  jumpToNewest: 'Jump to newest',
  copyReply: 'Copy reply',
  replyCopied: 'Reply copied.',
  copyByHand: 'Copy this text',
  whatItDoes: 'One good recipe at a time, checked against your allergies and diet.',
  suggestions: 'Suggestions',
  followUps: 'Ask next',
  offline: (keepsRecipes: boolean) =>
    `You are offline. This conversation${keepsRecipes ? ' and My Recipes' : ''} can be read. What you write is kept, to be sent later.`,
  online: 'You are back online.',
  onlineToRetry: 'You are back online. Press Retry to send your last message.',
  unreachable:
    'We cannot reach the kitchen. Your message is kept: press Retry when you are connected again.',
  cleared: 'The conversation was cleared.',
  undo: 'Undo',
  restored: 'Your conversation is back.',
  bringBack: 'Bring back the last conversation',

  cardChanged: 'The card above has changed.',
  showCard: 'Show the card',

  unreadableRecipe: 'Error displaying the recipe. Please try again.',
  failed: "Sorry, I'm having trouble understanding right now. Please try again.",
  greetingFallback: 'Welcome! What would you like to cook today?',
  defaultGreeting: `Hello, I'm ${BOT_NAME}. What kind of cuisine are you in the mood for? Vegetarian, Italian, breads, curry dishes or African, for example.`,

  welcomeBack: (time: TimeOfDay, firstName?: string) =>
    `Good ${time}${formatName(firstName)}! Welcome back. Are you ready to dive back into your culinary adventure?`,
  startOver: (time: TimeOfDay, firstName?: string) =>
    `Okay${formatName(firstName)}, Good ${time}. Let's start over! What type of cuisine would you like to explore?`,
  tooLong: (length: number) =>
    `This message has ${formatCount(length)} characters and I can read ${formatCount(MAX_MESSAGE_LENGTH)} at most. Please shorten it by ${formatCount(length - MAX_MESSAGE_LENGTH)}; nothing is lost.`,
} as const;

export const needStrings = {
  question: 'Any allergies?',
  diets: 'Diet',
  clear: 'Clear all',
  cleared: 'Allergies and diet cleared.',
  skip: 'Skip',
  done: 'Done',
  nothingChosen: 'Allergies and diet',
  andMore: (count: number) => `+${count}`,
  without: (allergen: string) => `No ${allergen}`,
  change: 'Change allergies and diet',
  fromChat: 'told in the chat',
  other: 'Other',
  otherFood: 'food',
  foodRemoved: (food: string) => `No longer kept off your plate: ${food}.`,
  noLongerAllergic: (food: string) => `I am no longer allergic to ${food}`,
} as const;
