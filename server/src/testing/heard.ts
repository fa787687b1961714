/** Whom a reply is for, as tests need them: understood from words and settings like anybody else. */
import { hearPerson, type PersonHeard } from '@saffron/kitchen/chef/talk/person-heard';
import { NO_NEEDS } from '@saffron/kitchen/safety/person';
import type { Needs } from '@saffron/kitchen/vocabulary';
import { wholeKitchen } from './open-server.ts';

export function heardFrom(words: readonly string[], needs: Needs = NO_NEEDS): PersonHeard {
  const turns = words.map((content) => ({ role: 'user', content }) as const);
  return hearPerson(wholeKitchen(), turns, needs);
}
