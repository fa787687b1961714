/** One valid request for each endpoint of the contract, with every field filled in. */
import type { ApiRouteName } from '@saffron/contract/paths';

export interface ValidRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const PASSWORD = 'kite otter lamp 9';

const FULL_RECIPE = {
  recipeId: 'soup-1',
  recipeName: 'Leek soup',
  conversation_response: 'Here you are.',
  introduction: 'Silky.',
  ingredients: ['2 leeks', '500 g potatoes'],
  instructions: ['Soften the leeks.', 'Simmer.'],
  tips: ['A little nutmeg.'],
  friendly_closing: 'Enjoy!',
  imageUrl: 'https://pictures.example.org/soup.png',
  servings: 4,
  minutes: 35,
  activeMinutes: 15,
  units: 'international',
  cuisine: 'French',
  course: 'main',
  keywords: ['quick'],
};

const formats = { format: 'markdown' };
const share = { shareId: 'AAAAAAAAAAAAAAAAAAAAAA' };

/** In an order in which the person who asks stays signed in to the last. */
export const VALID_REQUESTS = {
  login: { body: { email: 'ann@cook.example', password: PASSWORD, keepSignedIn: true } },
  register: {
    body: {
      firstName: 'Bob',
      lastName: 'Cook',
      username: 'bob',
      email: 'bob@cook.example',
      password: PASSWORD,
    },
  },
  refresh: { body: { refreshToken: 'unknown' } },
  logout: { body: { refreshToken: 'unknown' } },
  requestPasswordReset: { body: { email: 'nobody@cook.example' } },
  resendConfirmation: {
    body: { email: 'nobody@cook.example', registrationId: '7b1f0c0e-2f4f-4a51-8f57-0d6c1ce0b1aa' },
  },
  confirmEmail: { body: { token: 'unknown' } },
  checkResetToken: { query: { token: 'unknown' } },
  resetPassword: { body: { token: 'unknown', newPassword: PASSWORD } },
  changePassword: { body: { currentPassword: 'not this one', newPassword: PASSWORD } },
  getSettings: {},
  putSettings: {
    body: {
      rememberPreferences: true,
      darkMode: false,
      systemTheme: true,
      chefPersona: 'television personality and chef Ann',
      dietaryRestrictions: ['Vegan'],
      measurementUnits: 'Imperial',
      language: 'en',
      notifications: { email: false, push: false },
      typewriterEffect: false,
      chatTextSize: 'large',
      foodAllergies: ['milk'],
      otherFoods: ['celery'],
    },
  },
  getProfile: {},
  putProfile: {
    body: { firstName: 'Ann', lastName: 'Cook', gender: 'other', birthday: { month: 2, day: 28 } },
  },
  exportUser: {},
  exportUserByPassword: { body: { password: 'not this one' } },
  listApiKeys: {},
  createApiKey: { body: { name: 'My assistant' } },
  revokeApiKey: { params: { keyId: 'unknown' } },
  greeting: { body: { chefPersona: 'a friendly cooking instructor', botName: 'Saffron' } },
  mealPlan: {
    body: {
      messages: [
        { role: 'system', content: 'Allergies: milk' },
        { role: 'assistant', content: 'What would you like?' },
        { role: 'user', content: 'Soup, please' },
      ],
      preferences: {
        dietaryRestrictions: ['Vegan'],
        foodAllergies: ['milk'],
        otherFoods: ['celery'],
        measurementUnits: 'Imperial',
        chefPersona: 'a friendly cooking instructor',
        firstName: 'Ann',
        served: ['Leek soup'],
        saidBefore: ['no mushrooms, please'],
      },
      memo: {
        card: {
          slug: 'leek-soup',
          servings: 4,
          edits: [{ kind: 'swap', from: 'leek', to: 'onion' }],
        },
        own: {
          card: {
            recipeName: 'Rice',
            servings: 2,
            minutes: 15,
            ingredients: ['200 g rice'],
            instructions: ['Boil it.'],
            tips: ['Rinse it first.'],
          },
          plan: ['Monday: rice'],
          offered: ['Rice'],
        },
        people: 2,
        units: 'international',
        lacking: ['oven'],
        wish: { foods: ['rice'], words: ['soup'], minutes: 30 },
        fact: 1,
        earlier: [],
        offered: ['leek-soup'],
        listed: ['leek-soup'],
        plan: [{ label: 'Monday', slug: 'leek-soup' }],
        list: { slugs: ['leek-soup'], added: ['bread'], crossedOff: ['salt'] },
        step: 1,
        asked: { kind: 'offer', act: 'swap', about: 'leek -> onion' },
        question: 'ask-storage',
        subject: { foods: ['leek'], words: ['freeze'], dish: 'leek-soup' },
        served: ['leek-soup'],
        said: ['answers.fact 0'],
      },
    },
  },
  resetMealPlan: {},
  saveRecipe: { body: { ...FULL_RECIPE, allowDuplicate: true } },
  findSavedRecipe: { params: { recipeName: 'Leek soup' } },
  listSavedRecipes: {},
  exportRecipe: { params: { recipeId: 'soup-1' }, query: formats },
  exportRecipes: { query: formats },
  importRecipes: {
    body: {
      text: '# Stew\n\n## Ingredients\n\n- 2 leeks\n\n## Instructions\n\n1. Stew.\n',
      format: 'markdown',
      fileName: 'stew.md',
      allowDuplicate: true,
      preview: false,
    },
  },
  shareRecipe: { body: { recipe: FULL_RECIPE, listed: false } },
  listShares: {},
  revokeShare: { params: share, body: { revocationKey: 'unknown' } },
  getSharedRecipe: { params: share },
  getShareMeta: { params: share },
  getSharePicture: { params: share },
  sendFeedback: {
    body: { message: 'Good soup', category: 'General Comment', email: 'ann@cook.example' },
  },
  checkLines: {
    body: {
      ingredients: ['2 leeks'],
      instructions: ['Simmer.'],
      title: 'Leek soup',
      allergies: ['milk'],
      diets: ['Vegan'],
      otherFoods: ['celery'],
    },
  },
  measureLines: {
    body: {
      ingredients: ['2 leeks'],
      instructions: ['Simmer.'],
      units: 'Imperial',
      factor: 2,
    },
  },
  estimateNutrition: {
    body: { ingredients: ['200 g rice', '1 tbsp olive oil'], servings: 2 },
  },
  composeDish: {
    body: {
      foods: ['2 leeks', 'eggs'],
      form: 'frittata',
      servings: 2,
      allergies: ['milk'],
      diets: ['Vegetarian'],
      otherFoods: ['celery'],
      appliance: 'hob',
      minutes: 60,
      units: 'Imperial',
    },
  },
  layMenu: {
    body: {
      dishes: ['roast chicken', 'shakshuka'],
      eatenAt: '19:30',
      allergies: ['peanuts'],
      diets: ['Gluten-Free'],
      otherFoods: ['celery'],
      eaters: [{ name: 'Ann', allergies: ['milk'], diets: ['Vegan'] }],
    },
  },
  readRecipe: { body: { text: 'Leek soup\n2 leeks\n1 l stock\nMethod\nSimmer for an hour.' } },
  adaptRecipe: {
    body: {
      title: 'Leek soup',
      ingredients: ['2 leeks', '50 g butter', '1 celery stick'],
      instructions: ['Soften the leeks in the butter.', 'Simmer.'],
      allergies: ['milk'],
      diets: ['Vegetarian'],
      otherFoods: ['celery'],
      servings: 2,
    },
  },
  deleteSavedRecipe: { params: { recipeId: 'unknown' } },
} as const satisfies Partial<Record<ApiRouteName, ValidRequest>>;

/** Ends the account, so that it can be asked but once. */
export const LAST_CALLS: readonly ApiRouteName[] = ['deleteAccount'];
