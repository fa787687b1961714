/** Writes the greeting of a new conversation, with the bot's name if plain, in the tone of the persona. */
import type { Kitchen } from '../cook/kitchen.ts';
import { say } from '../say/say.ts';
import { type Told, tell } from '../say/told.ts';
import { personaOf, plainName } from '../say/voice/persona.ts';

/** `seed` varies them. A chef without a plain name of their own gives none. */
export function greet(kitchen: Kitchen, persona: string, botName: string, seed: string): string {
  const { tone, name } = personaOf(persona);
  const bot = plainName(botName);
  const told: Told[] = [
    bot === undefined ? tell('greeting.hello-unnamed') : tell('greeting.hello', { bot }),
    ...(name === undefined ? [] : [tell('greeting.spirit', { name })]),
    tell('greeting.invitation'),
  ];
  const speaker = { seed, tone, lately: [] };
  return told.map((one) => say(kitchen.language.messages, one, speaker).text).join(' ');
}
