import { RouteConfig } from '@nestjs/platform-fastify';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';

/** Merges into a route's Fastify configuration, which Nest's own decorator would replace. */
export function routeConfig(added: object): MethodDecorator {
  return (target, name, descriptor) => {
    const said = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, descriptor.value as object) as object | undefined;
    return RouteConfig({ ...said, ...added })(target, name, descriptor);
  };
}
