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
    ],
    ['typeorm', 'pg'],
    'SQL and TypeORM stay in repositories, readers, entities and migrations.',
  ),
  onlyIn(
    'nats',
    ['libs/platform/messaging/**'],
    ['@nats-io/nats-core', '@nats-io/jetstream', '@nats-io/transport-node'],
    'The NATS client stays in platform-messaging.',
  ),
  onlyIn('vendors', ['libs/providers/**'], ['openai'], "Vendors' clients stay in providers."),
];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/*.mjs', '**/*.cjs'] },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.base],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { arguments: false, attributes: false, properties: false } },
      ],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/prefer-readonly': 'error',
      eqeqeq: ['error', 'smart'],
      'no-console': 'error',
      'no-debugger': 'error',
      'max-lines': ['error', { max: 500, skipBlankLines: true, skipComments: true }],
      'max-depth': ['error', 4],
    },
  },
  {
    files: ['apps/**/*.ts', 'libs/**/*.ts'],
    ignores: ['libs/platform/config/**', '**/*.spec.ts', '**/e2e/**', 'libs/testing/**'],
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
