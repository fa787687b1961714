/** Extracts a person's needs from sentences, for tests. */
import { hearPerson, type PersonHeard } from '@saffron/kitchen/chef/needs-extractor';
import { NO_NEEDS } from '@saffron/kitchen/person';
import type { Needs } from '@saffron/kitchen/vocabulary';
import { getFullKitchen } from './open-server.ts';

export function extractNeedsFrom(words: readonly string[], needs: Needs = NO_NEEDS): PersonHeard {
  const turns = words.map((content) => ({ role: 'user', content }) as const);
  return hearPerson(getFullKitchen(), turns, needs);
}
