/** Vite plugin that makes each icon of `@mdi/js` a module of its own, so that a screen loads only the icons it uses. */
import * as icons from '@mdi/js';
import type { Plugin } from 'vite';

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']@mdi\/js["'];?/g;
const ICON = '\0icon:';

export function iconModules(): Plugin {
  return {
    name: 'icon-modules',
    apply: 'build',
    transform: {
      order: 'post',
      filter: { id: /\/web\/src\//, code: '@mdi/js' },
      handler: (code) => ({
        code: code.replace(IMPORT, (_, names) => createImports(names)),
        map: null,
      }),
    },
    resolveId: { filter: { id: /^icon:/ }, handler: (id) => ICON + id.slice('icon:'.length) },
    load: {
      filter: { id: /^\0icon:/ },
      handler(id) {
        const path = new Map(Object.entries(icons)).get(id.slice(ICON.length));
        if (!path) throw new Error(`There is no such icon: ${id.slice(ICON.length)}.`);
        return `export default ${JSON.stringify(path)};`;
      },
    },
  };
}

function createImports(names: string): string {
  return Array.from(names.matchAll(/\w+/g), ([name]) => `import ${name} from "icon:${name}";`).join(
    '',
  );
}
