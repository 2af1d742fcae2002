/**
 * Defines the projects, domains and packages that a file may import. Layers inside a feature and tables in SQL are
 * checked by tools/generators/src/boundaries, because they depend on the content of files.
 */

/**
 * Domains of each service, lowest first: a file imports only its own and lower domains. A folder that is not listed
 * fails the check.
 */
const DOMAINS = {
  base: [
    'vault',
    'assets',
    'accounts',
    'billing',
    'agents',
    'webhooks',
    'sheets',
    'generation',
    'rendering',
    'publishing',
    'production',
    'monitoring',
    'actions',
    'live',
    'notifications',
    'overviews',
    'abandoned-work',
    'erasure',
    'key-rotation',
    'database',
  ],
  agent: [
    'conversations',
    'ideas',
    'preferences',
    'trends',
    'runs',
    'mail-recipients',
    'recurring-jobs',
    'profile',
    'agents',
    'database',
  ],
  core: ['agent-core', 'voice', 'provenance', 'scraping', 'watchlists', 'agents', 'database'],
  upload: ['store', 'media', 'blobs', 'database'],
};

const ENTRY_FILES = '(main|worker|app\\.module)\\.ts$';
const TESTS = ['\\.spec\\.ts$', '\\.suite\\.ts$', '/testing/', '/e2e/'];
/** Migrations and schema lists know the entities of all domains. */
const NOT_SHIPPED_LOGIC = [...TESTS, '/database/'];

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const domainRules = Object.entries(DOMAINS).flatMap(([app, domains]) => {
  const src = `^apps/${app}/src/`;
  return [
    ...domains
      .slice(0, -1)
      .map((domain, index) =>
        forbid(
          `${app}-${domain}-uses-lower-domains`,
          'A higher domain is notified by a hook or an event.',
          { path: `${src}${domain}/`, pathNot: NOT_SHIPPED_LOGIC },
          { path: `${src}(${domains.slice(index + 1).join('|')})/` },
        ),
      ),
    forbid(
      `${app}-domains-are-listed`,
      'Every folder of a service is a domain in DOMAINS.',
      { path: src },
      { path: `${src}(?!(${domains.join('|')})/)[^/]+/` },
    ),
    forbid(
      `${app}-shared-files-know-no-domain`,
      'Files beside the domains may be used by all of them.',
      { path: `${src}[^/]+\\.ts$`, pathNot: [ENTRY_FILES, ...TESTS, '\\.config\\.ts$'] },
      { path: `${src}[^/]+/` },
    ),
    forbid(
      `${app}-entry-files-are-not-imported`,
      'Entry files put the service together.',
      { path: `${src}[^/]+/`, pathNot: TESTS },
      { path: `${src}${ENTRY_FILES}` },
    ),
  ];
});

/** Packages that only some folders may import, except as types. */
const TECHNOLOGIES = [
  {
    name: 'database-clients',
    packages: ['typeorm', 'pg'],
    folders: [
      '\\.(repository|reader|entity)\\.ts$',
      '/database/',
      '/migrations/',
      '^libs/platform/(database|outbox|jobs|agent-directory)/',
      '^libs/native-servers/',
    ],
  },
  {
    name: 'nats-client',
    packages: ['@nats-io/nats-core', '@nats-io/jetstream', '@nats-io/transport-node'],
    folders: ['^libs/platform/messaging/', '^libs/native-servers/'],
  },
  { name: 'vendor-clients', packages: ['openai'], folders: ['^libs/providers/'] },
  { name: 'picture-libraries', packages: ['sharp', '@resvg/resvg-js'], folders: ['^libs/pictures/'] },
];

const technologyRules = TECHNOLOGIES.map(({ name, packages, folders }) =>
  forbid(
    `${name}-stay-in-their-folders`,
    'Other code uses the repositories, platform libraries and providers around them.',
    { path: '^(apps|libs)/', pathNot: [...folders, ...TESTS, '^libs/testing/'] },
    { path: `^node_modules/(${packages.join('|')})/`, dependencyTypesNot: ['type-only'] },
  ),
);

const projectRules = [
  // Hey API writes modules whose types refer to each other.
  forbid('no-cycles', undefined, { pathNot: '^libs/client/src/generated/' }, { circular: true }),
  forbid(
    'kernel-depends-on-nothing',
    undefined,
    { path: '^libs/kernel/src', pathNot: '\\.spec\\.ts$' },
    { pathNot: ['^libs/kernel/', '^node:', '^(crypto|fs|os|path)'] },
  ),
  forbid(
    'contracts-depend-on-kernel-only',
    undefined,
    { path: '^libs/contracts/src' },
    { path: '^libs/', pathNot: '^libs/(contracts|kernel)/' },
  ),
  forbid('libs-do-not-depend-on-apps', undefined, { path: '^libs/' }, { path: '^(apps|tools|acceptance)/' }),
  forbid('apps-do-not-depend-on-tools', undefined, { path: '^apps/' }, { path: '^(tools|acceptance)/' }),
  forbid(
    'native-servers-depend-on-nothing',
    'They start on machines where nothing of Reelsheet is installed yet.',
    { path: '^libs/native-servers/' },
    { path: '^libs/', pathNot: '^libs/native-servers/' },
  ),
  forbid('platform-does-not-depend-on-providers', undefined, { path: '^libs/platform/' }, { path: '^libs/providers/' }),
  forbid(
    'providers-do-not-depend-on-platform',
    undefined,
    { path: '^libs/providers/', pathNot: '\\.spec\\.ts$' },
    { path: '^libs/platform/' },
  ),
  forbid(
    'services-do-not-import-each-other',
    undefined,
    { path: '^apps/([^/]+)/src/' },
    { path: '^apps/', pathNot: '^apps/$1/' },
  ),
  forbid(
    'shipped-code-does-not-use-test-helpers',
    'Production code starts no servers and needs nothing of the tests.',
    {
      path: '^(apps|libs)/',
      pathNot: [
        '\\.spec\\.ts$',
        '/e2e/',
        '/contract',
        '/testing/',
        'contract\\.suite',
        '^libs/(testing|native-servers)/',
        '\\.suite\\.ts$',
      ],
    },
    { path: '^libs/(testing|native-servers)/' },
  ),
  forbid(
    'acceptance-tests-use-the-public-api',
    undefined,
    { path: '^acceptance/' },
    { path: '^(apps|libs)/', pathNot: '^libs/(testing|client)/' },
  ),
  forbid(
    'client-depends-on-nothing',
    'The client knows of the services what any caller sees.',
    { path: '^libs/client/' },
    { path: '^(apps|tools|acceptance|libs)/', pathNot: '^libs/client/' },
  ),
  forbid(
    'sdk-depends-on-types-only',
    'Users install the SDK without other packages; the types of the client are packed with it.',
    { path: '^libs/sdk/src', pathNot: '\\.spec\\.ts$' },
    {
      path: '^(apps|tools|acceptance|libs|node_modules)/',
      pathNot: ['^libs/sdk/', '^libs/client/src/(generated/types|resumable-upload|server-sent-events)'],
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'studio-uses-the-public-api',
    'The web studio does nothing that others could not do over HTTP.',
    { path: '^apps/studio/' },
    { path: '^(apps|libs|tools|acceptance)/', pathNot: '^(apps/studio|libs/client)/' },
  ),
  forbid(
    'command-line-uses-the-sdk',
    'The command line does nothing that others could not do with the SDK.',
    { path: '^apps/cli/' },
    { path: '^(apps|libs|tools|acceptance)/', pathNot: '^(apps/cli|libs/(sdk|client|tabular|testing))/' },
  ),
  forbid(
    'guide-shows-what-users-have',
    'The site of the guide reads documents, and its snippets use what users install.',
    { path: '^apps/guide/' },
    { path: '^(apps|libs|tools|acceptance)/', pathNot: '^(apps/guide|libs/sdk)/' },
  ),
  forbid(
    'demo-uses-the-public-api',
    undefined,
    { path: '^tools/demo/' },
    { path: '^(apps|libs)/', pathNot: '^libs/client/' },
  ),
];

export default {
  forbidden: [...projectRules, ...domainRules, ...technologyRules],
  options: {
    doNotFollow: { path: ['node_modules', 'dist'] },
    exclude: { path: ['/dist/', '^apps/[^/]+/bundle/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@reelsheet/source', 'import', 'node', 'default'],
    },
  },
};
