/** Maximum number of files in a folder. */
export const MAX_FOLDER_FILES = 25;

/** Content of `<thing>.<suffix>.ts` by suffix. Every other file is named `<thing>.ts`. */
export const FILE_SUFFIXES: Readonly<Record<string, string>> = {
  controller: 'HTTP routes with their access declarations',
  dto: 'bodies and parameters as callers send and receive them',
  service: 'rules that act, with their transactions',
  repository: 'all SQL of a feature',
  reader: 'queries that other features may use',
  writer: 'changes that other features may make',
  entity: 'a table',
  errors: 'error definitions',
  events: 'events of a feature',
  module: 'NestJS module',
  job: 'a durable job with a table of its own, and its step',
  task: 'the step of a task, a durable job without a table of its own',
  consumer: 'handlers of events of other services or domains',
  rpc: 'handlers of requests from other services',
  listener: 'handlers of hooks and of ended jobs',
  port: 'interface to a technology with several adapters',
  adapter: 'implementation of a port',
  vendor: 'protocol of one vendor',
  config: 'settings from the environment',
  sql: 'SQL fragments that several statements share',
  guard: 'NestJS guard',
  kind: 'one kind of generation',
  tool: 'one tool of an agent run',
  routes: 'routes of a simulated vendor or network',
  api: 'client of an HTTP API',
  contracts: 'messages between services',
  suite: 'tests that every adapter of a port passes',
  thread: 'entry point of a worker thread',
};

/** Suffixes of tests and declarations, which may follow any other suffix. */
const TRAILING = /\.(?:(?:db|e2e|contract)\.)?spec$|\.d$/;

/** Returns the suffix of a TypeScript file, or undefined for a plain one. */
export function suffixOf(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.tsx?$/, '');
  return /^[^.]+\.(?<suffix>.+)$/.exec(name.replace(TRAILING, ''))?.groups?.['suffix'];
}
