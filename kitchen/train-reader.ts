/** Build command: trains the message reader, unless its saved weights are up to date, so that no start has to. */
import { openKitchen } from './open-kitchen.ts';

const { acts } = openKitchen().language.reader;
console.log(`The reader of messages knows ${acts.acts.labels.length} acts.`);
