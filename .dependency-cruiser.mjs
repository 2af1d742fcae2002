/** What projects may use; what stands inside a service is checked by tools/generators/src/boundaries. */
export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'kernel-stands-alone',
      severity: 'error',
      from: { path: '^libs/kernel/src', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: ['^libs/kernel/', '^node:', '^(crypto|fs|os|path)'] },
    },
    {
      name: 'contracts-know-kernel-alone',
      severity: 'error',
      from: { path: '^libs/contracts/src' },
      to: { path: '^libs/', pathNot: '^libs/(contracts|kernel)/' },
    },
    {
      name: 'libs-stand-below',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^(apps|tools|acceptance)/' },
    },
    {
      name: 'apps-need-no-tools',
      severity: 'error',
      from: { path: '^apps/' },
      to: { path: '^(tools|acceptance)/' },
    },
    {
      name: 'native-servers-stand-alone',
      comment: 'They start on machines that have nothing of Reelsheet yet.',
      severity: 'error',
      from: { path: '^libs/native-servers/' },
      to: { path: '^libs/', pathNot: '^libs/native-servers/' },
    },
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
      name: 'ships-no-test-helpers',
      comment: 'What runs in production starts no servers and needs nothing of the tests.',
      severity: 'error',
      from: {
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
      to: { path: '^libs/(testing|native-servers)/' },
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
