/** Marks what the router makes of its own components as free of effects; else a third of it is kept that nobody uses. */
import type { Plugin } from 'vite';

const MADE_AT_ONCE = /^(const \w+ = )(?=React\$1\.memo\()/gm;

export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code.replace(MADE_AT_ONCE, '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
