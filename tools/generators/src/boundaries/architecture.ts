/** How the services are built, which the walls check: floors, kinds of files, and what each may use. */

/**
 * The folders of each service's `src`, lowest first: a file uses only what lies on its own floor or below.
 * Files beside the folders are the ground, which all may use, but for those of {@link ROOF}.
 */
export const FLOORS: Readonly<Record<string, readonly string[]>> = {
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
    'monitoring',
    'actions',
    'abandoned-work',
    'erasure',
    'key-rotation',
    'database',
  ],
  agent: ['conversations', 'ideas', 'preferences', 'trends', 'runs', 'recurring-jobs', 'profile', 'agents', 'database'],
  core: ['agent-core', 'voice', 'provenance', 'scraping', 'watchlists', 'agents', 'database'],
  upload: ['store', 'media', 'blobs', 'database'],
};

/** What puts a service together, and is used by nobody in it. */
export const ROOF = ['main.ts', 'worker.ts', 'app.module.ts'];

/**
 * `door`: hears requests and messages · `dto`: the wire's shapes · `service`: rules that act · `face`: what other
 * features may ask · `work`: what a job does with its row · `data`: SQL · `entity`: tables · `rules`: pure TypeScript · `module`: puts a feature together.
 */
export type Layer = 'door' | 'dto' | 'service' | 'face' | 'work' | 'data' | 'entity' | 'rules' | 'module';

/** The layer of `<thing>.<kind>.ts`. A file without a kind is a service where something injects it, else rules. */
export const KINDS: Readonly<Record<string, Layer>> = {
  controller: 'door',
  job: 'work',
  consumer: 'door',
  rpc: 'door',
  listener: 'service',
  filter: 'door',
  guard: 'door',
  dto: 'dto',
  service: 'service',
  resolver: 'service',
  completion: 'service',
  planner: 'service',
  scheduler: 'service',
  gateway: 'service',
  client: 'service',
  issuer: 'service',
  directory: 'service',
  closing: 'service',
  presences: 'service',
  generator: 'service',
  kind: 'service',
  tool: 'service',
  ending: 'service',
  policy: 'service',
  calendar: 'service',
  adapter: 'service',
  reader: 'face',
  writer: 'face',
  port: 'face',
  log: 'face',
  scope: 'face',
  step: 'work',
  task: 'work',
  repository: 'data',
  claims: 'data',
  generations: 'data',
  'read-model': 'data',
  sql: 'data',
  erasure: 'data',
  plan: 'data',
  entity: 'entity',
  errors: 'rules',
  events: 'rules',
  catalog: 'rules',
  thread: 'rules',
  config: 'rules',
  module: 'module',
};

/** What a layer uses within its feature. A type alone is free, but for those that {@link HIDDEN_TYPES} names. */
export const USES: Readonly<Record<Layer, readonly Layer[]>> = {
  module: ['door', 'dto', 'service', 'face', 'work', 'data', 'entity', 'rules', 'module'],
  door: ['door', 'dto', 'service', 'face', 'work', 'rules'],
  dto: ['dto', 'rules'],
  service: ['service', 'face', 'work', 'data', 'rules'],
  face: ['service', 'face', 'data', 'entity', 'rules'],
  work: ['service', 'face', 'work', 'data', 'entity', 'rules'],
  data: ['data', 'entity', 'rules'],
  entity: ['entity', 'rules'],
  rules: ['rules'],
};

/** Types that a layer may not see either: services know neither the wire nor the tables. */
export const HIDDEN_TYPES: Readonly<Record<Layer, readonly Layer[]>> = {
  module: [],
  door: ['entity'],
  dto: ['door', 'entity'],
  service: ['door', 'dto', 'entity'],
  face: ['door', 'dto'],
  work: ['door', 'dto'],
  data: ['door', 'dto'],
  entity: ['door', 'dto'],
  rules: ['door', 'dto', 'entity'],
};

/** Layers of another feature that may be used, besides the services that its module exports. */
export const OPEN_LAYERS: readonly Layer[] = ['face', 'dto', 'rules', 'module'];
/** Kinds of another feature's files that its own statements may hold. */
export const OPEN_KINDS = ['sql', 'erasure'];

/** Where injectables of the platform are used: SQL in data, sending from services. */
export const TOOLS: Readonly<Record<string, readonly Layer[]>> = {
  Database: ['data', 'face'],
  Transaction: ['service', 'face', 'work'],
  Outbox: ['service', 'face', 'work'],
  RpcClient: ['service', 'face', 'work'],
};

/** A read model names the tables of all that it shows. */
export const READ_MODELS = ['apps/base/src/sheets/sheet-view/'];
