/** Type declarations of build-server.mjs for browser tests. */
/** Leaves a built server in `server/dist`, unless the one there is still what the sources say. */
export function ensureServerBuilt(): void;
/** What follows `node` to start the built server. */
export function builtServerArgs(): string[];
