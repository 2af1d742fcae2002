import tseslint from 'typescript-eslint';

const onlyIn = (room, rooms, packages, message) => ({ room, rooms, packages, message });

/** Technologies that stay in their rooms: one row a technology. */
const ROOMS = [
  onlyIn(
    'database',
    [
      '**/*.repository.ts',
      '**/*.reader.ts',
      '**/*.entity.ts',
      '**/database/**',
      '**/migrations/**',
      'libs/platform/database/**',
      'libs/platform/outbox/**',
      'libs/platform/jobs/**',
      'libs/platform/agent-directory/**',
      'libs/native-servers/**',
    ],
    ['typeorm', 'pg'],
    'SQL and TypeORM stay in repositories, readers, entities and migrations.',
  ),
  onlyIn(
    'nats',
    ['libs/platform/messaging/**', 'libs/native-servers/**'],
    ['@nats-io/nats-core', '@nats-io/jetstream', '@nats-io/transport-node'],
    'The NATS client stays in platform-messaging, and with the servers in native-servers.',
  ),
  onlyIn('vendors', ['libs/providers/**'], ['openai'], "Vendors' clients stay in providers."),
];

/** What hides a type from the compiler. */
const HIDING_CASTS = [
  {
    selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
    message: 'Narrow or parse it: a cast over `unknown` claims anything.',
  },
  { selector: 'TSAsExpression > TSNeverKeyword', message: 'Name the type: `never` fits everything.' },
];
const ONE_PRIVACY = { selector: 'PrivateIdentifier', message: 'Private members are `private`, here as everywhere.' };

const TESTS = [
  '**/*.spec.ts',
  '**/*.suite.ts',
  '**/e2e/**',
  'acceptance/**',
  'libs/testing/**',
  '**/testing/**',
  '**/test/**',
];
const ABOUT_ANY = [
  'no-explicit-any',
  'no-unsafe-argument',
  'no-unsafe-assignment',
  'no-unsafe-call',
  'no-unsafe-member-access',
  'no-unsafe-return',
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/bundle/**',
      '**/node_modules/**',
      '**/*.mjs',
      '**/*.cjs',
      'libs/client/src/generated/**',
    ],
  },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.recommendedTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Beyond the presets.
      '@typescript-eslint/prefer-readonly': 'error',
      '@typescript-eslint/return-await': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/use-unknown-in-catch-callback-variable': 'error',
      'no-restricted-syntax': ['error', ...HIDING_CASTS, ONE_PRIVACY],
      // Narrower than the presets.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { arguments: false, attributes: false, properties: false } },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allow: ['URLSearchParams'] }],
      // A function that is `async` for its type throws into its promise, as its callers expect.
      '@typescript-eslint/require-await': 'off',
      // Settings and columns are read by reflection, which knows declared types alone.
      '@typescript-eslint/no-inferrable-types': 'off',
      eqeqeq: ['error', 'smart'],
      'no-console': 'error',
      'no-debugger': 'error',
      'max-lines': ['error', { max: 500, skipBlankLines: true, skipComments: true }],
      'max-depth': ['error', 4],
    },
  },
  {
    files: ['apps/**/*.ts', 'libs/**/*.ts'],
    ignores: ['libs/platform/config/**', '**/*.spec.ts', '**/e2e/**', 'libs/testing/**', 'libs/native-servers/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'The environment is read in platform-config alone.' },
      ],
    },
  },
  ...ROOMS.map(({ room, rooms, packages, message }) => ({
    files: ['apps/**/*.ts', 'libs/**/*.ts'],
    ignores: [...rooms, '**/*.spec.ts', '**/e2e/**', 'libs/testing/**'],
    plugins: { [room]: { rules: { stay: stayRule(packages, message) } } },
    rules: { [`${room}/stay`]: 'error' },
  })),
  {
    files: ['**/*.ts'],
    ignores: ['**/*.spec.ts', '**/*.suite.ts', '**/*.routes.ts', '**/e2e/**', 'acceptance/**', '**/migrations/**'],
    rules: { 'max-lines-per-function': ['error', { max: 60, skipComments: true }] },
  },
  {
    files: ['tools/**/*.ts', '**/e2e/**', 'acceptance/**', '**/*.spec.ts', 'libs/testing/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: TESTS,
    rules: {
      // Answers are read as they come, and what is wrong on purpose or stands in for something is not what its type says.
      ...Object.fromEntries(ABOUT_ANY.map((rule) => [`@typescript-eslint/${rule}`, 'off'])),
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/use-unknown-in-catch-callback-variable': 'off',
      'no-restricted-syntax': ['error', ONE_PRIVACY],
    },
  },
);

/** A rule of its own for each room, because one `no-restricted-imports` would override another. */
function stayRule(packages, message) {
  return {
    create: (context) => ({
      ImportDeclaration(node) {
        if (packages.includes(node.source.value) && node.importKind !== 'type') context.report({ node, message });
      },
    }),
  };
}
