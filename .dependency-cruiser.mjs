/** What projects may use; what stands inside a service is checked by tools/generators/src/walls. */
export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'kernel-stands-alone',
      severity: 'error',
      from: { path: '^libs/kernel/src', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: ['^libs/kernel/', '^node:', '^(crypto|fs|path)'] },
    },
    {
      name: 'contracts-know-kernel-alone',
      severity: 'error',
      from: { path: '^libs/contracts/src' },
      to: { path: '^(apps|tools|libs/(platform|providers|testing))/' },
    },
    { name: 'platform-knows-no-app', severity: 'error', from: { path: '^libs/' }, to: { path: '^apps/' } },
    {
      name: 'platform-knows-no-provider',
      severity: 'error',
      from: { path: '^libs/platform/' },
      to: { path: '^libs/providers/' },
    },
    {
      name: 'providers-know-no-platform',
      severity: 'error',
      from: { path: '^libs/providers/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^libs/platform/' },
    },
    {
      name: 'apps-are-strangers',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'ships-no-tools',
      comment: 'What runs in production needs neither tools nor test helpers.',
      severity: 'error',
      from: {
        path: '^(apps|libs)/',
        pathNot: [
          '\\.spec\\.ts$',
          '/e2e/',
          '/contract',
          '/testing/',
          'contract\\.suite',
          '^libs/testing/',
          '\\.suite\\.ts$',
        ],
      },
      to: { path: '^(tools/|libs/testing/)' },
    },
    {
      name: 'acceptance-stands-outside',
      severity: 'error',
      from: { path: '^acceptance/' },
      to: { path: '^(apps|libs)/', pathNot: '^libs/(testing|client)/' },
    },
    {
      name: 'client-knows-the-wire-alone',
      comment: 'What speaks through it sees of the services what any caller sees.',
      severity: 'error',
      from: { path: '^libs/client/' },
      to: { path: '^(apps|tools|acceptance|libs)/', pathNot: '^libs/client/' },
    },
    {
      name: 'demo-calls-from-outside',
      severity: 'error',
      from: { path: '^tools/demo/' },
      to: { path: '^(apps|libs)/', pathNot: '^libs/client/' },
    },
  ],
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
