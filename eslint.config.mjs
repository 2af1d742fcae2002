import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/** Casts that hide a type from the compiler. */
const HIDING_CASTS = [
  {
    selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
    message: 'Narrow or parse the value: a cast through `unknown` accepts anything.',
  },
  { selector: 'TSAsExpression > TSNeverKeyword', message: 'Name the type: `never` is assignable to everything.' },
];
const ONE_PRIVACY = { selector: 'PrivateIdentifier', message: 'Use the `private` modifier.' };

const TESTS = [
  '**/*.spec.ts',
  '**/*.suite.ts',
  '**/e2e/**',
  'acceptance/**',
  'libs/testing/**',
  '**/testing/**',
  '**/test/**',
];
/** Rules of the recommended set about style, which leave equally clear expressions as they are. */
const ABOUT_STYLE = [
  'control-character-escape',
  'match-any',
  'negation',
  'no-unused-capturing-group',
  'prefer-character-class',
  'prefer-d',
  'prefer-w',
  'strict',
  'use-ignore-case',
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
      'libs/client/src/generated/**',
      'libs/sdk/src/generated/**',
      'tools/delivery/semgrep/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
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
      // A function that is `async` because of its type rejects instead of throwing, as its callers expect.
      '@typescript-eslint/require-await': 'off',
      // Settings and columns are read by reflection, which needs declared types.
      '@typescript-eslint/no-inferrable-types': 'off',
      eqeqeq: ['error', 'smart'],
      'no-console': 'error',
      'no-debugger': 'error',
      'max-lines': ['error', { max: 500, skipBlankLines: true, skipComments: true }],
      'max-depth': ['error', 4],
    },
  },
  {
    // Expressions that take longer than the text is long can be made to run for minutes.
    ignores: TESTS,
    extends: [regexp.configs['flat/recommended']],
    rules: {
      'regexp/no-super-linear-move': 'error',
      ...Object.fromEntries(ABOUT_STYLE.map((rule) => [`regexp/${rule}`, 'off'])),
      // Control characters are searched on purpose, and the rule for flags overlooks references to groups.
      'no-control-regex': 'off',
      'regexp/no-useless-flag': 'off',
    },
  },
  {
    files: ['apps/**/*.{ts,tsx}', 'libs/**/*.ts'],
    ignores: [
      'libs/platform/config/**',
      'libs/sdk/src/environment.ts',
      'apps/cli/src/main.ts',
      // Programs of users, as the guide shows them.
      'apps/guide/snippets/**',
      '**/*.spec.ts',
      '**/e2e/**',
      'libs/testing/**',
      'libs/native-servers/**',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only platform-config reads the environment.' },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.spec.ts', '**/*.suite.ts', '**/*.routes.ts', '**/e2e/**', 'acceptance/**', '**/migrations/**'],
    rules: { 'max-lines-per-function': ['error', { max: 60, skipComments: true }] },
  },
  {
    files: ['apps/studio/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // The router expects that results of `redirect` and `notFound` are thrown.
      '@typescript-eslint/only-throw-error': [
        'error',
        { allow: [{ from: 'package', package: '@tanstack/router-core', name: ['Redirect', 'NotFoundError'] }] },
      ],
    },
  },
  {
    files: ['tools/**/*.ts', 'apps/guide/snippets/**', '**/e2e/**', 'acceptance/**', '**/*.spec.ts', 'libs/testing/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: TESTS,
    ignores: ['**/*.mjs', '**/*.cjs'],
    rules: {
      // Responses are read without types, and values that are wrong on purpose do not match their types.
      ...Object.fromEntries(ABOUT_ANY.map((rule) => [`@typescript-eslint/${rule}`, 'off'])),
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/use-unknown-in-catch-callback-variable': 'off',
      'no-restricted-syntax': ['error', ONE_PRIVACY],
    },
  },
);
