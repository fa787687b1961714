/** Paths, methods and sign-in rules of all API routes, filled in by apiPath, and the paths of the web pages. */

export const API_BASE = '/mp';

/**
 * `none` never sends a bearer, `optional` sends one when there is one, `bearer` needs one.
 * A call marked `none` never enters the refresh path: a wrong password is not an expired session.
 */
type AuthRule = 'none' | 'optional' | 'bearer';

export interface ApiRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under `API_BASE`; `:name` marks a parameter. */
  readonly path: string;
  readonly auth: AuthRule;
}

export const API_ROUTES = {
  login: { method: 'POST', path: '/api/auth/login', auth: 'none' },
  register: { method: 'POST', path: '/api/auth/register', auth: 'none' },
  refresh: { method: 'POST', path: '/api/auth/refresh', auth: 'none' },
  logout: { method: 'POST', path: '/api/auth/logout', auth: 'none' },
  requestPasswordReset: { method: 'POST', path: '/api/auth/request-password-reset', auth: 'none' },
  resendConfirmation: { method: 'POST', path: '/api/auth/resend-confirmation', auth: 'none' },
  confirmEmail: { method: 'POST', path: '/api/auth/confirm-email', auth: 'none' },
  checkResetToken: { method: 'GET', path: '/api/auth/check-reset-token', auth: 'none' },
  resetPassword: { method: 'POST', path: '/api/auth/reset-password', auth: 'none' },
  changePassword: { method: 'POST', path: '/api/auth/change-password', auth: 'bearer' },
  deleteAccount: { method: 'DELETE', path: '/api/auth/account', auth: 'bearer' },
  getSettings: { method: 'GET', path: '/api/user/settings', auth: 'bearer' },
  putSettings: { method: 'PUT', path: '/api/user/settings', auth: 'bearer' },
  getProfile: { method: 'GET', path: '/api/user/profile', auth: 'bearer' },
  putProfile: { method: 'PUT', path: '/api/user/profile', auth: 'bearer' },
  exportUser: { method: 'GET', path: '/api/user/export', auth: 'bearer' },
  exportUserByPassword: { method: 'POST', path: '/api/user/export', auth: 'bearer' },
  listApiKeys: { method: 'GET', path: '/api/user/api-keys', auth: 'bearer' },
  createApiKey: { method: 'POST', path: '/api/user/api-keys', auth: 'bearer' },
  revokeApiKey: { method: 'DELETE', path: '/api/user/api-keys/:keyId', auth: 'bearer' },
  greeting: { method: 'POST', path: '/api/chat/greeting', auth: 'optional' },
  mealPlan: { method: 'POST', path: '/api/meal-plan', auth: 'optional' },
  resetMealPlan: { method: 'POST', path: '/api/meal-plan/reset', auth: 'optional' },
  saveRecipe: { method: 'POST', path: '/api/recipes/save', auth: 'bearer' },
  findSavedRecipe: { method: 'GET', path: '/api/recipes/saved/:recipeName', auth: 'bearer' },
  listSavedRecipes: { method: 'GET', path: '/api/recipes/saved', auth: 'bearer' },
  deleteSavedRecipe: { method: 'DELETE', path: '/api/recipes/saved/:recipeId', auth: 'bearer' },
  exportRecipe: { method: 'GET', path: '/api/recipes/saved/:recipeId/export', auth: 'bearer' },
  exportRecipes: { method: 'GET', path: '/api/recipes/export', auth: 'bearer' },
  importRecipes: { method: 'POST', path: '/api/recipes/import', auth: 'bearer' },
  shareRecipe: { method: 'POST', path: '/api/shared/shared-recipes', auth: 'optional' },
  listShares: { method: 'GET', path: '/api/shared/shared-recipes', auth: 'bearer' },
  revokeShare: { method: 'DELETE', path: '/api/shared/shared-recipes/:shareId', auth: 'optional' },
  getSharedRecipe: { method: 'GET', path: '/api/shared/shared-recipes/:shareId', auth: 'none' },
  getShareMeta: { method: 'GET', path: '/api/shared/shared-recipes/:shareId/meta', auth: 'none' },
  getSharePicture: {
    method: 'GET',
    path: '/api/shared/shared-recipes/:shareId/picture.png',
    auth: 'none',
  },
  sendFeedback: { method: 'POST', path: '/api/feedback', auth: 'optional' },
  checkLines: { method: 'POST', path: '/api/kitchen/check', auth: 'none' },
  measureLines: { method: 'POST', path: '/api/kitchen/measure', auth: 'none' },
  composeDish: { method: 'POST', path: '/api/kitchen/compose', auth: 'none' },
  layMenu: { method: 'POST', path: '/api/kitchen/menu', auth: 'none' },
  estimateNutrition: { method: 'POST', path: '/api/kitchen/nutrition', auth: 'none' },
  readRecipe: { method: 'POST', path: '/api/kitchen/read', auth: 'none' },
  adaptRecipe: { method: 'POST', path: '/api/kitchen/adapt', auth: 'none' },
} as const satisfies Record<string, ApiRoute>;

export type ApiRouteName = keyof typeof API_ROUTES;

/** The address of a call with its parameters filled in, from the site's root. */
export function apiPath(name: ApiRouteName, params: Record<string, string> = {}): string {
  const path = API_ROUTES[name].path.replace(/:(\w+)/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`${name} needs ${key}`);
    return encodeURIComponent(value);
  });
  return API_BASE + path;
}

/** The pages of spec 2.1. */
export const PAGES = {
  root: '/',
  chat: '/meal-planner',
  login: '/login',
  signUp: '/signup',
  checkEmail: '/check-email',
  confirmEmail: '/confirm-email',
  resetPassword: '/reset-password',
  sharedRecipe: '/shared/recipe/:shareId',
  terms: '/terms',
  savedRecipes: '/saved-recipes',
} as const;

export function sharedRecipePath(shareId: string): string {
  return PAGES.sharedRecipe.replace(':shareId', encodeURIComponent(shareId));
}
