/** Adds to each API route of paths.ts a summary and the schemas of its request and reply. */
import { z } from 'zod';
import { apiKeyBody, apiKeyList, newApiKey } from './api-keys.ts';
import * as auth from './auth.ts';
import * as chat from './chat.ts';
import { feedbackBody } from './feedback.ts';
import * as kitchen from './kitchen-endpoints.ts';
import { MAX_NAME_LENGTH } from './limits.ts';
import { API_ROUTES, type ApiRoute, type ApiRouteName } from './paths.ts';
import { recipeId, storedRecipe } from './recipe.ts';
import * as files from './recipe-files.ts';
import * as share from './share.ts';
import { boundedText } from './text-schemas.ts';
import * as user from './user.ts';

export interface Endpoint extends ApiRoute {
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Status of success and the shape of what comes with it. */
  readonly success: readonly [status: 200 | 201 | 204, reply: z.ZodType];
}

const noContent = z.null().describe('no content');
/** Any text at all: a malformed id is as absent as an unknown one. */
const shareIdParams = z.object({ shareId: z.string() });
const savedRecipe = storedRecipe.extend({ savedAt: z.string().optional() });

const ENDPOINT_SCHEMAS = {
  login: { summary: 'Sign in', body: auth.loginBody, success: [200, auth.sessionTokens] },
  register: { summary: 'Sign up', body: auth.registerBody, success: [201, auth.registerReply] },
  refresh: {
    summary: 'Renew the session',
    body: auth.refreshBody,
    success: [200, auth.sessionTokens],
  },
  logout: { summary: 'Sign out', body: auth.refreshBody, success: [204, noContent] },
  requestPasswordReset: {
    summary: 'Ask for a reset link',
    body: auth.emailBody,
    success: [200, auth.messageReply],
  },
  resendConfirmation: {
    summary: 'Send the confirmation link again',
    body: auth.resendBody,
    success: [200, auth.messageReply],
  },
  confirmEmail: {
    summary: 'Confirm an address',
    body: auth.confirmEmailBody,
    success: [200, auth.messageReply],
  },
  checkResetToken: {
    summary: 'Is this reset link still good?',
    query: auth.checkResetTokenQuery,
    success: [200, auth.checkResetTokenReply],
  },
  resetPassword: {
    summary: 'Set a new password by link',
    body: auth.resetPasswordBody,
    success: [200, auth.messageReply],
  },
  changePassword: {
    summary: 'Change the password; all that was signed in ends, and this begins anew',
    body: auth.changePasswordBody,
    success: [200, auth.changePasswordReply],
  },
  deleteAccount: {
    summary: 'Delete the account',
    // Spec 7.1 sends none.
    body: auth.ownerBody.nullish(),
    success: [200, auth.messageReply],
  },
  getSettings: { summary: 'Read the settings', success: [200, user.settings] },
  putSettings: {
    summary: 'Change some settings',
    body: user.settingsChange,
    success: [200, user.settings],
  },
  getProfile: { summary: 'Read the profile', success: [200, user.profile] },
  putProfile: {
    summary: 'Change the profile',
    body: user.profileChange,
    success: [200, user.profile],
  },
  exportUser: {
    summary: 'All we hold of a person, within five minutes of signing in',
    success: [200, z.looseObject({})],
  },
  exportUserByPassword: {
    summary: 'All we hold of a person',
    body: auth.ownerBody,
    success: [200, z.looseObject({})],
  },
  listApiKeys: {
    summary: 'The API keys of a person, newest first, without the keys themselves',
    success: [200, apiKeyList],
  },
  createApiKey: {
    summary: 'Make an API key for the MCP server; it is told this once',
    body: apiKeyBody,
    success: [201, newApiKey],
  },
  revokeApiKey: {
    summary: 'End an API key',
    params: z.object({ keyId: z.string() }),
    success: [204, noContent],
  },
  greeting: {
    summary: 'A first word',
    body: chat.greetingBody,
    success: [200, chat.greetingReply],
  },
  mealPlan: {
    summary: 'Ask the chef; as server-sent events when the client accepts them',
    body: chat.mealPlanBody,
    success: [200, chat.mealPlanReply],
  },
  resetMealPlan: { summary: 'Start over', success: [204, noContent] },
  saveRecipe: {
    summary: 'Keep a recipe; one that is kept already is answered with 200',
    body: storedRecipe.extend({ allowDuplicate: z.boolean().optional() }),
    success: [201, z.object({ message: z.string(), recipeId })],
  },
  findSavedRecipe: {
    summary: 'Is a recipe of this name kept?',
    params: z.object({ recipeName: boundedText(MAX_NAME_LENGTH) }),
    success: [200, savedRecipe.nullable()],
  },
  listSavedRecipes: { summary: 'The kept recipes', success: [200, z.array(savedRecipe)] },
  deleteSavedRecipe: {
    summary: 'Throw a kept recipe away',
    // As with links: a malformed id is as absent as an unknown one.
    params: z.object({ recipeId: z.string() }),
    success: [204, noContent],
  },
  exportRecipe: {
    summary: 'A kept recipe as a file',
    params: z.object({ recipeId: z.string() }),
    query: files.exportQuery,
    success: [200, z.string()],
  },
  exportRecipes: {
    summary: 'All kept recipes as files in one zip',
    query: files.exportQuery,
    success: [200, z.string()],
  },
  importRecipes: {
    summary: 'Keep recipes out of a file or a text, checked and measured',
    body: files.importBody,
    success: [200, files.importReply],
  },
  shareRecipe: {
    summary: 'Make a public link',
    body: share.shareBody,
    success: [201, share.shareReply],
  },
  listShares: {
    summary: 'The public links of a person, newest first',
    success: [200, share.shareList],
  },
  revokeShare: {
    summary: 'End a public link: of a person their own, of a visitor by its key',
    params: shareIdParams,
    body: share.revokeBody,
    success: [204, noContent],
  },
  getSharedRecipe: {
    summary: 'Read a shared recipe',
    params: shareIdParams,
    success: [200, share.sharedRecipeReply],
  },
  getShareMeta: {
    summary: 'A shared recipe for crawlers, as HTML',
    params: shareIdParams,
    success: [200, z.string()],
  },
  getSharePicture: {
    summary: 'The picture of a shared recipe, for social sites',
    params: shareIdParams,
    success: [200, z.string()],
  },
  sendFeedback: {
    summary: 'Tell us what you think',
    body: feedbackBody,
    success: [201, auth.messageReply],
  },
  checkLines: {
    summary: 'Check a recipe',
    body: kitchen.checkBody,
    success: [200, kitchen.checkReply],
  },
  measureLines: {
    summary: 'Convert and scale a recipe',
    body: kitchen.measureBody,
    success: [200, kitchen.measureReply],
  },
  composeDish: {
    summary: 'Compose a dish from what is in hand',
    body: kitchen.composeBody,
    success: [200, kitchen.composeReply],
  },
  layMenu: {
    summary: 'Put several dishes in one order of work on the clock, and say whose plate differs',
    body: kitchen.menuBody,
    success: [200, kitchen.menuReply],
  },
  estimateNutrition: {
    summary: 'Estimate what a recipe holds, and say what was not counted',
    body: kitchen.nutritionBody,
    success: [200, kitchen.nutritionReply],
  },
  readRecipe: {
    summary: 'Read a recipe from any text',
    body: kitchen.readBody,
    success: [200, kitchen.readReply],
  },
  adaptRecipe: {
    summary: 'Adapt a recipe to what somebody can eat',
    body: kitchen.adaptBody,
    success: [200, kitchen.adaptReply],
  },
} as const satisfies Record<ApiRouteName, Omit<Endpoint, keyof ApiRoute>>;

type Endpoints = {
  [Name in ApiRouteName]: (typeof API_ROUTES)[Name] & (typeof ENDPOINT_SCHEMAS)[Name];
};

export const ENDPOINTS = Object.fromEntries(
  Object.entries(API_ROUTES).map(([name, call]) => [
    name,
    { ...call, ...ENDPOINT_SCHEMAS[name as ApiRouteName] },
  ]),
  // The two tables have the same keys, which fromEntries cannot say.
) as Endpoints;

type BodySchema<Name extends ApiRouteName> = Endpoints[Name] extends {
  body: infer Schema extends z.ZodType;
}
  ? Schema
  : never;
export type BodyOf<Name extends ApiRouteName> = z.output<BodySchema<Name>>;
/** What a client may send: before defaults and tidying. */
export type BodyInputOf<Name extends ApiRouteName> = z.input<BodySchema<Name>>;
export type ParamsOf<Name extends ApiRouteName> = Endpoints[Name] extends {
  params: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : unknown;
export type QueryOf<Name extends ApiRouteName> = Endpoints[Name] extends {
  query: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : unknown;
export type ReplyOf<Name extends ApiRouteName> = z.output<Endpoints[Name]['success'][1]>;
