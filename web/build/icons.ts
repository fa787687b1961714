/** Gives each icon a module of its own: in the set's one module, those of all screens would come with the first. */
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
        code: code.replace(IMPORT, (_, names) => importsOf(names)),
        map: null,
      }),
    },
    resolveId: { filter: { id: /^icon:/ }, handler: (id) => ICON + id.slice('icon:'.length) },
    load: {
      filter: { id: /^\0icon:/ },
      handler(id) {
        const drawing = new Map(Object.entries(icons)).get(id.slice(ICON.length));
        if (!drawing) throw new Error(`There is no such icon: ${id.slice(ICON.length)}.`);
        return `export default ${JSON.stringify(drawing)};`;
      },
    },
  };
}

function importsOf(names: string): string {
  return Array.from(names.matchAll(/\w+/g), ([name]) => `import ${name} from "icon:${name}";`).join(
    '',
  );
}
