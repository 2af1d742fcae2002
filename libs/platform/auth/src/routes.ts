import { RequestMethod, type INestApplication, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { accessOf } from './access.js';

export interface Route {
  readonly method: string;
  /** For example `/agents/:agent_id`, without the common prefix. */
  readonly path: string;
  readonly controller: Type;
  readonly handler: object;
}

/** Returns every HTTP route of an application's controllers. */
export function routesOf(app: INestApplication): Route[] {
  const modules = [...app.get(ModulesContainer).values()];
  const controllers = modules.flatMap((module) =>
    [...module.controllers.values()].map(({ metatype }) => metatype as Type),
  );
  return [...new Set(controllers)].flatMap(routesIn);
}

/** Throws an error that names the routes without an access declaration. */
export function assertAccessDeclared(app: INestApplication): void {
  const silent = routesOf(app).filter(({ handler }) => accessOf(handler).length === 0);
  const names = silent.map(({ method, path, controller }) => `${method} ${path} (${controller.name})`);
  if (names.length > 0) throw new Error(`routes that do not declare who may call them: ${names.join(', ')}`);
}

function routesIn(controller: Type): Route[] {
  const prototype = controller.prototype as Record<string, unknown>;
  return Object.getOwnPropertyNames(prototype)
    .map((name) => prototype[name])
    .filter((member): member is object => typeof member === 'function' && Reflect.hasMetadata(METHOD_METADATA, member))
    .flatMap((handler) => {
      const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number]!;
      return pathsOf(controller, handler).map((path) => ({ method, path, controller, handler }));
    });
}

function pathsOf(controller: Type, handler: object): string[] {
  return listOf(controller).flatMap((prefix) =>
    listOf(handler).map((suffix) => `/${[prefix, suffix].join('/').split('/').filter(Boolean).join('/')}`),
  );
}

function listOf(declared: object): string[] {
  const paths = Reflect.getMetadata(PATH_METADATA, declared) as string | string[] | undefined;
  return Array.isArray(paths) ? paths : [paths ?? ''];
}
