import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { AGENT_SCOPE, IS_PUBLIC, type AgentScopeRule } from '@reelsheet/platform-auth';
import { REQUIRES_CREDIT } from '@reelsheet/platform-credits';
import { OPERATION_PHASE } from '@reelsheet/platform-http';
import type { Artifact } from './artifact.js';
import type { ServiceApp } from './service-apps.js';

interface Route {
  readonly service: string;
  readonly method: string;
  readonly path: string;
  readonly phase: string;
  readonly auth: string;
  readonly credit: string;
}

/** `docs/routes.md`: who may call what, read from the routes themselves. A security check and a newcomer's map in one. */
export function routeMap(apps: readonly ServiceApp[]): Artifact {
  const routes = apps.flatMap(({ service, app }) =>
    controllersOf(app).flatMap((controller) => routesOf(service, controller)),
  );
  const order = (route: Route) => `${route.service} ${route.path} ${route.method}`;
  const sorted = [...routes].sort((a, b) => order(a).localeCompare(order(b)));
  const lines = [
    '# Routes',
    '',
    'Generated (`npm run generate`). *Auth*: `public`, or a credential; `agent:<place>:<role>` also needs that role in the organization of the agent named there. *Credit*: whether the organization needs an available balance.',
    '',
    '| Service | Method | Path | Phase | Auth | Credit |',
    '|---|---|---|---|---|---|',
    ...sorted.map(
      ({ service, method, path, phase, auth, credit }) =>
        `| ${service} | ${method} | \`${path}\` | ${phase} | ${auth} | ${credit} |`,
    ),
  ];
  return { path: 'docs/routes.md', content: `${lines.join('\n')}\n` };
}

function controllersOf(app: ServiceApp['app']): Type[] {
  const modules = [...app.get(ModulesContainer).values()];
  return [
    ...new Set(modules.flatMap((module) => [...module.controllers.values()].map(({ metatype }) => metatype as Type))),
  ];
}

function routesOf(service: string, controller: Type): Route[] {
  const handlers = Object.getOwnPropertyNames(controller.prototype).map(
    (name) => (controller.prototype as Record<string, unknown>)[name],
  );
  return handlers
    .filter(
      (handler): handler is () => unknown =>
        typeof handler === 'function' && Reflect.hasMetadata(METHOD_METADATA, handler),
    )
    .flatMap((handler) => {
      const read = <T>(key: string) =>
        (Reflect.getMetadata(key, handler) ?? Reflect.getMetadata(key, controller)) as T | undefined;
      return pathsOf(controller, handler).map((path) => ({
        service,
        method: RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number] ?? '?',
        path,
        phase: read<string>(OPERATION_PHASE) ?? '–',
        auth: authOf(read<boolean>(IS_PUBLIC), read<AgentScopeRule>(AGENT_SCOPE)),
        credit: read<boolean>(REQUIRES_CREDIT) ? 'yes' : '–',
      }));
    });
}

function authOf(isPublic: boolean | undefined, scope: AgentScopeRule | undefined): string {
  if (isPublic) return 'public';
  return scope ? `agent:${scope.place}:${scope.minimum}` : 'credential';
}

function pathsOf(controller: Type, handler: () => unknown): string[] {
  const list = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : [String(value ?? '')]);
  const prefixes = list(Reflect.getMetadata(PATH_METADATA, controller));
  const suffixes = list(Reflect.getMetadata(PATH_METADATA, handler));
  return prefixes.flatMap((prefix) =>
    suffixes.map((suffix) => `/${[prefix, suffix].join('/').split('/').filter(Boolean).join('/')}`),
  );
}
