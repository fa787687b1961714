/** What Knip looks at: in production mode the products alone, where a use by a test is none. */
const isProduction = process.argv.includes('--production');

export default {
  // A test may look at what its own file uses as well; what nothing but a test uses goes.
  ignoreExportsUsedInFile: isProduction,
  ignoreBinaries: ['mount', 'umount', 'strace'],
  ignoreWorkspaces: isProduction ? ['e2e', 'bench'] : [],
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs!', 'scripts/load-in-snapshot.cjs!'],
      project: ['scripts/**!', '!**/*.d.mts'],
      // The first is called by its name, the second stands for a package that has no types of its own.
      ignoreDependencies: ['lockfile-lint', '@types/smtp-server'],
    },
    kitchen: {
      includeEntryExports: true,
      entry: ['train-reader.ts!', 'testing/fast-check-seed.ts'],
      project: [
        '*.ts!',
        'src/**/*.ts!',
        'testing/**',
        '!testing/**!',
        '!{kitchen-instance,full-kitchen}.ts!',
      ],
      // The checks of the pantry and of the dishes belong with the tests that run them.
      ignoreIssues: {
        'src/safety/**/lint-pantry.ts': ['files'],
        'src/cookbook/dish-validator.ts': ['exports'],
        'testing/**': isProduction ? ['exports', 'types'] : [],
      },
    },
    contract: { includeEntryExports: true, project: ['src/**/*.ts!'] },
    server: {
      includeEntryExports: true,
      entry: ['src/{main,start,snapshot-entry,ask-chef,maintenance,mcp/mcp-stdio}.ts!'],
      project: ['src/**/*.ts!', 'testing/**', '!testing/**!'],
      // Its files are read by their paths.
      ignoreDependencies: ['@expo-google-fonts/arimo'],
      ignoreIssues: {
        'testing/postgres-global-setup.ts': ['exports'],
        'testing/**': isProduction ? ['exports', 'types'] : [],
      },
    },
    cli: { project: ['**/*.{ts,mjs}!'] },
    web: {
      entry: [
        'src/app/{main,shared-page,render-shared-page,offline-worker}.{ts,tsx}!',
        // Takes the place of a package while the web is built.
        'src/features/chat/message-text/named-reference.ts!',
      ],
      project: [...['src/**/*.{ts,tsx}!', 'build/**', 'testing/**', '!testing/**!']],
      // The build is its user, and no product itself.
      ignoreDependencies: isProduction ? ['@vitejs/plugin-react'] : [],
      // Asked for by the name of the screen that is loaded.
      ignoreIssues: { 'src/screens/ChatScreen.tsx': ['exports'] },
    },
    e2e: { entry: ['*.e2e.ts'], project: ['**/*.ts'] },
    bench: {
      entry: ['*.{bench.ts,mjs}', ...['fake-model-provider.ts', 'baseline-chat.tsx']],
      project: ['**/*.{ts,mjs,tsx}'],
      // Of the web, which the bare chat is compared to.
      ignoreDependencies: ['react-markdown', 'rehype-sanitize', 'remark-gfm'],
    },
  },
};
