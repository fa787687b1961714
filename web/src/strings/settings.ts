/** UI strings of the settings. */
import type { ChatTextSize } from '@saffron/contract/preferences';
import type { UnitSystem } from '@saffron/kitchen/vocabulary';

export const settingsStrings = {
  title: 'Settings',
  close: 'Close settings',
  categories: 'Categories',
  profile: 'Profile',
  display: 'Display',
  preferences: 'Preferences',
  security: 'Security',
  dirty: 'Not saved yet',
  alsoUnsavedIn: (categories: readonly string[]) => `Also: ${categories.join(', ')}`,
  unsavedIn: (categories: readonly string[]) => `Not saved yet: ${categories.join(', ')}`,
  leftUnsaved: (categories: readonly string[]) =>
    `Not saved yet: ${categories.join(', ')}. Your changes wait for you in Settings.`,
  saveNow: 'Save now',
  savedNow: 'Your changes are saved.',
  saved: 'Saved',
  saveFailed: 'Not saved yet. Please check your connection and try again.',
  saving: 'Saving...',
  savePreferences: 'Save Preferences',
} as const;

export const profileStrings = {
  firstName: 'First Name',
  lastName: 'Last Name',
  gender: 'Gender',
  genders: { '': 'Not specified', male: 'male', female: 'female', other: 'other' },
  birthday: 'Birthday',
  month: 'Month',
  day: 'Day',
  noMonth: 'Not specified',
  noDay: 'Not specified',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  save: 'Save Profile',
} as const;

export const displayStrings = {
  darkMode: 'Dark Mode',
  systemTheme: 'System theme',
  systemThemeHint: 'Dark or light as this device is.',
  typewriter: 'Typewriter effect',
  typewriterHint: 'Replies appear letter by letter.',
  textSize: 'Chat Text Size',
  sizes: { small: 'small', medium: 'medium', large: 'large' } satisfies Record<
    ChatTextSize,
    string
  >,
} as const;

export const preferenceStrings = {
  remember: 'Remember my preferences after I sign out',
  rememberHint: 'In this browser. Switched off, it forgets them when you log out.',
  persona: 'Instructor Persona',
  personaHint:
    'The manner in which Saffron speaks to you. The recipes and their check stay the same.',
  famousHint: 'The named cooks are only imitated; they have no part in this.',
  friendly: 'Friendly',
  language: 'Language',
  english: 'English',
  notifications: 'Notifications',
  notificationsHint: 'Mail about your account itself, such as a new password, always comes.',
  email: 'Email',
  push: 'Push',
  units: 'Measurement Units',
  unitsHint: {
    international: 'Grams, millilitres and °C.',
    'United States': 'Cups, ounces, pounds and °F.',
    Imperial: 'Ounces, pounds, British pints and °F.',
  } satisfies Record<UnitSystem, string>,
  unitSystems: {
    international: 'international',
    'United States': 'United States',
    Imperial: 'Imperial',
  } satisfies Record<UnitSystem, string>,
  diets: 'Dietary Restrictions',
  allergies: 'Food Allergies',
} as const;

export const apiKeyStrings = {
  title: 'API Keys',
  hint: (address: string) =>
    `With a key another assistant can cook in this kitchen, for what you cannot eat: it is an MCP server at ${address}. A key opens nothing else of your account.`,
  show: 'Show API keys',
  none: 'You have no API key.',
  name: 'Name of the program',
  nameHint: 'So that you know later which key is whose.',
  nameNeeded: 'Please give it a name.',
  make: 'Make a key',
  made: 'The key is made.',
  newKey: 'Your new key',
  once: 'Copy it now: it is not shown again.',
  copy: 'Copy the key',
  copied: 'Key copied.',
  end: 'End',
  endOf: (name: string) => `End the key ${name}`,
} as const;

export const securityStrings = {
  changeTitle: 'Change Password',
  current: 'Current Password',
  next: 'New Password',
  confirm: 'Confirm New Password',
  update: 'Update Password',
  updating: 'Updating...',
  mismatch: 'New password and confirmation do not match.',
  failed: 'Failed to change password.',
  changed: 'Password changed successfully!',
  changedAlert: 'Your password has been changed.',
  deleteTitle: 'Delete Account',
  deleteHint: 'Your profile, your settings and all your saved recipes go with it, for good.',
  deletePassword:
    'You signed in a while ago: please enter your password, so that nobody else can do this.',
  password: 'Password',
  delete: 'Delete Account',
  deleting: 'Deleting...',
  deleteQuestion: 'Are you sure you want to delete your account? This cannot be undone.',
  deletedAlert: 'Your account has been deleted.',
  deleteFailedAlert: (message: string) => `Failed to delete account: ${message}`,
} as const;
