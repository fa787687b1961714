/** Business constants and limits that both sides must agree on. */

export const BOT_NAME = 'Saffron';
export const DEFAULT_PERSONA = 'a friendly cooking instructor';

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/** Only the last messages of a conversation travel, the new one included. */
export const CONTEXT_MESSAGES = 6;
export const IDLE_GREETING_SECONDS = 3600;

export const DAYS_PER_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Sizes in characters or entries, counted at the server's door. */
export const MAX_BODY_BYTES = 64 * 1024;
export const MAX_MESSAGES = 12;
export const MAX_MESSAGE_LENGTH = 4000;
/** System and assistant turns repeat what we wrote ourselves, which may be longer than what a person types. */
export const MAX_CONTEXT_LENGTH = 16_000;
export const MAX_FEEDBACK_LENGTH = 5000;
export const MAX_NAME_LENGTH = 200;
export const MAX_LIST_LINES = 100;
export const MAX_LINE_LENGTH = 1000;
export const MAX_KITCHEN_LINES = 300;
export const MAX_EMAIL_LENGTH = 254;
/** Foods beyond the nine that a person cannot eat. */
export const MAX_OTHER_FOODS = 10;
export const MAX_FOOD_LENGTH = 60;
export const MAX_SAVED_RECIPES = 2000;
/** Of one person, in bytes of what is kept: recipes, and as much again for shared links. */
export const MAX_KEPT_BYTES = 8 * 1024 * 1024;
/** Of all visitors together, who have no account to be counted by. */
export const MAX_VISITOR_LINKS = 20_000;
export const MAX_VISITOR_LINK_BYTES = 128 * 1024 * 1024;
export const MAX_SERVED_NAMES = 200;
/** What a person said before the messages that travel whole. */
export const MAX_SAID_BEFORE = 30;

/** A comment line this often keeps proxies from closing a quiet stream. */
export const STREAM_HEARTBEAT_MS = 15_000;
