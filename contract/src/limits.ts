/** Constants that server and web share: size limits, fixed names, intervals and month lengths. */

export const BOT_NAME = 'Saffron';
/** A recipe without a name is called so. */
export const UNNAMED_DISH = 'Unnamed dish';
export const DEFAULT_PERSONA = 'a friendly cooking instructor';

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/** Only this many messages of a conversation are sent, the new one included. */
export const MAX_CONTEXT_MESSAGES = 6;
export const IDLE_GREETING_SECONDS = 3600;

export const DAYS_PER_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Sizes in characters or entries, enforced by the server's request schemas. */
export const MAX_BODY_BYTES = 64 * 1024;
export const MAX_MESSAGES = 12;
/** Of the state of a conversation, which travels with each message. */
export const MAX_MEMO_BYTES = 16 * 1024;
/** Of a message that a question of ours is about, kept until it is answered. */
export const MAX_ASKED_LENGTH = 400;
export const MAX_MESSAGE_LENGTH = 4000;
/** System and assistant turns repeat what we wrote ourselves, which may be longer than what a person types. */
export const MAX_ASSISTANT_MESSAGE_LENGTH = 16_000;
export const MAX_FEEDBACK_LENGTH = 5000;
export const MAX_NAME_LENGTH = 200;
export const MAX_LIST_LINES = 100;
export const MAX_LINE_LENGTH = 1000;
export const MAX_KITCHEN_LINES = 300;
export const MAX_EMAIL_LENGTH = 254;
/** Foods beyond the nine that a person cannot eat. */
export const MAX_OTHER_FOODS = 10;
export const MAX_FOOD_LENGTH = 60;
/** A recipe as text: what a page's own data holds of one. */
export const MAX_RECIPE_TEXT_LENGTH = 40_000;
/** Foods in hand that a dish is composed from. */
export const MAX_FOODS_IN_HAND = 12;
export const MAX_SAVED_RECIPES = 2000;
export const MAX_API_KEYS = 10;
/** Of one person, in bytes of what is kept: recipes, and as much again for shared links. */
export const MAX_STORED_BYTES = 8 * 1024 * 1024;
/** Of all visitors together, who have no account to be counted by. */
export const MAX_VISITOR_LINKS = 20_000;
export const MAX_VISITOR_LINK_BYTES = 128 * 1024 * 1024;
export const MAX_SERVED_RECIPE_NAMES = 200;
/** A person's own messages before the ones that are sent as turns. */
export const MAX_EARLIER_MESSAGES = 30;

/** A comment line this often keeps proxies from closing a quiet stream. */
export const STREAM_HEARTBEAT_MS = 15_000;
