/**
 * Layers inside a feature, which boundaries.ts checks. Dependencies between projects and between domains are checked by
 * .dependency-cruiser.mjs.
 */

/** Files that assemble a service. */
export const ENTRY_FILES = ['main.ts', 'worker.ts', 'app.module.ts'];

/**
 * `entry`: receives requests and messages · `dto`: shapes on the wire · `service`: rules that act · `public`: what
 * other features may ask · `job`: what a worker does with a row · `data`: SQL · `entity`: tables · `rules`: pure
 * TypeScript · `module`: puts a feature together.
 */
export type Layer = 'entry' | 'dto' | 'service' | 'public' | 'job' | 'data' | 'entity' | 'rules' | 'module';

/** The layer of `<thing>.<suffix>.ts`. A file without suffix is a service if it is injectable, otherwise rules. */
export const SUFFIXES: Readonly<Record<string, Layer>> = {
  controller: 'entry',
  consumer: 'entry',
  rpc: 'entry',
  guard: 'entry',
  dto: 'dto',
  service: 'service',
  listener: 'service',
  kind: 'job',
  tool: 'service',
  adapter: 'service',
  reader: 'public',
  writer: 'public',
  port: 'public',
  job: 'job',
  task: 'job',
  repository: 'data',
  sql: 'data',
  entity: 'entity',
  errors: 'rules',
  events: 'rules',
  thread: 'rules',
  config: 'rules',
  module: 'module',
};

/** Layers that a layer may import within its feature. Types may always be imported, except for {@link HIDDEN_TYPES}. */
export const USES: Readonly<Record<Layer, readonly Layer[]>> = {
  module: ['entry', 'dto', 'service', 'public', 'job', 'data', 'entity', 'rules', 'module'],
  entry: ['entry', 'dto', 'service', 'public', 'job', 'rules'],
  dto: ['dto', 'rules'],
  service: ['service', 'public', 'job', 'data', 'rules'],
  public: ['service', 'public', 'data', 'entity', 'rules'],
  job: ['service', 'public', 'job', 'data', 'entity', 'rules'],
  data: ['data', 'entity', 'rules'],
  entity: ['entity', 'rules'],
  rules: ['rules'],
};

/** Layers whose types a layer may not import either: services depend neither on DTOs nor on tables. */
export const HIDDEN_TYPES: Readonly<Record<Layer, readonly Layer[]>> = {
  module: [],
  entry: ['entity'],
  dto: ['entry', 'entity'],
  service: ['entry', 'dto', 'entity'],
  public: ['entry', 'dto'],
  job: ['entry', 'dto'],
  data: ['entry', 'dto'],
  entity: ['entry', 'dto'],
  rules: ['entry', 'dto', 'entity'],
};

/** Layers of another feature that may be imported, besides the services that its module exports. */
export const PUBLIC_LAYERS: readonly Layer[] = ['public', 'dto', 'rules', 'module'];
/** Files of another feature that SQL may import. */
export const PUBLIC_SUFFIXES = ['sql'];

/** Layers that may use injectables of the platform: SQL belongs to data, sending to services. */
export const PLATFORM_INJECTABLES: Readonly<Record<string, readonly Layer[]>> = {
  Database: ['data', 'public'],
  Transaction: ['service', 'public', 'job'],
  Outbox: ['service', 'public', 'job'],
  RpcClient: ['service', 'public', 'job'],
};

/** Read models may use the tables of everything that they show. */
export const READ_MODELS = ['apps/base/src/sheets/sheet-view/'];
