/** Loaded into a server process before its own program: makes its password hashes as weak as argon2 allows, for tests of many sign-ups. */
import { createRequire } from 'node:module';
import type { Options } from '@node-rs/argon2';

type Argon2 = typeof import('@node-rs/argon2');

// What `require` gives is the object that the server uses too; an import would be a copy of its names.
const argon2: { hash: Argon2['hash'] } = createRequire(import.meta.url)('@node-rs/argon2');
const { hash } = argon2;
const WEAKEST: Options = { memoryCost: 8, timeCost: 1 };
argon2.hash = (password, options, signal) => hash(password, { ...options, ...WEAKEST }, signal);
