/** UI strings of cook mode, of its timers and of the question after the last step. */

export const cookingStrings = {
  start: 'Start cooking',
  /** Beside the button, where a cook has left off. */
  goesOn: (step: number, all: number) => `Goes on at step ${step} of ${all}.`,
  cooking: (dish: string) => `Cooking ${dish}`,
  place: (step: number, all: number) => `Step ${step} of ${all}`,
  announceStep: (step: number, all: number, text: string) => `Step ${step} of ${all}. ${text}`,
  forThisStep: 'For this step',
  next: 'Next step',
  previous: 'Previous step',
  done: 'Done',
  leave: 'Leave',
  noSteps: 'This recipe has no steps to follow.',
  readAloud: 'Read aloud',
  staysAwake: 'The screen stays on.',
  mayFallAsleep: 'Your screen may turn off while you cook.',
  offline: 'You are offline. Steps and timers work as before.',
} as const;

export const timerStrings = {
  region: 'Timers',
  start: (time: string) => `Start timer: ${time}`,
  stop: 'Stop',
  over: 'Time is up',
  announceOver: (name: string) => `${name}: the time is up.`,
  started: (name: string, time: string) => `Timer started: ${name}, ${time}.`,
  notificationBody: (dish: string) => `The time is up. ${dish}`,
  fallbackName: (step: number) => `Step ${step}`,
  /** Of two that would have one name. */
  ofStep: (name: string, step: number) => `${name}, step ${step}`,
  backToStep: (step: number) => `Back to step ${step}`,
  /** Of a timer of which nothing is known but its time. */
  chatName: (time: string) => `Timer, ${time}`,
  startedInChat: (times: readonly string[]) =>
    `${times.length === 1 ? 'A timer for' : 'Timers for'} ${times.join(' and ')} ${times.length === 1 ? 'is' : 'are'} running, above every screen. I ring when the time is up.`,
} as const;

export const voiceStrings = {
  voice: 'Voice control',
  listening: 'Listening for “next”, “back”, “repeat” and “timer”.',
  askTitle: 'Let this browser listen?',
  ask: 'This browser does not recognise speech by itself: it sends what the microphone hears to its maker while voice is on. Saffron hears and keeps none of it.',
  allow: 'Use voice',
  refuse: 'Not now',
  failed: 'Voice did not start. The buttons and the arrow keys work as before.',
} as const;

const formatDay = (at: number) =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });

export const cookedStrings = {
  question: 'How was it?',
  rating: 'Your rating',
  stars: (count: number) => `${count} ${count === 1 ? 'star' : 'stars'}`,
  note: 'A note for the next time',
  kept: 'Your stars and note are kept on this device, also when you leave.',
  keptWithSaved: 'Your stars and note stay with this recipe on this device, also when you leave.',
  save: 'Save this recipe',
  running: (count: number) =>
    count === 1 ? 'A timer is still on.' : `${count} timers are still on.`,
  stopAll: 'Stop all timers',
  /** "You gave it 4 of 5 on 27 November." */
  rated: (rating: number, at: number) => `You gave it ${rating} of 5 on ${formatDay(at)}.`,
  cooked: (at: number) => `You cooked it on ${formatDay(at)}.`,
  quoted: (note: string) => `“${note}”`,
} as const;
