import type { DeclaredRoute } from '@reelsheet/testing';
import { BODIES, collectionOf, IN_PATH, IN_QUERY, QUERIES } from './access-matrix.js';
import type { AccessFixture } from './guarded-fixture.js';
import type { BaseUnderTest } from './harness.js';

/**
 * Sends a request to a route with a key or access token, with the ids of `names` in its path and query and of `inBody`
 * in its body.
 */
export async function sendRoute(
  base: BaseUnderTest,
  route: DeclaredRoute,
  credential: string | { readonly bearer: string } | undefined,
  names: AccessFixture,
  inBody = names,
  { namesScope = true, headers }: { namesScope?: boolean; headers?: Readonly<Record<string, string>> } = {},
) {
  const { name, method, scope } = route;
  const scoped = namesScope && scope?.in === 'query' ? `${scope.name}=${IN_QUERY[scope.name!]!(names)}` : undefined;
  const query = [QUERIES[name], scoped].filter(Boolean).join('&');
  return base.call(method, `${addressOf(route, names)}${query ? `?${query}` : ''}`, {
    ...(typeof credential === 'string' ? { key: credential } : credential),
    headers,
    body: BODIES[name]?.(inBody),
  });
}

/** Returns the path of a route with the ids of the fixture. */
function addressOf(route: DeclaredRoute, names: AccessFixture): string {
  return route.path.replace(/\{(\w+)\}/g, (_, parameter: string) => {
    const id = parameter === 'id' ? collectionOf(route).id : IN_PATH[parameter];
    if (!id) throw new Error(`${route.name} names {${parameter}}, which the fixture lacks`);
    return String(id(names, route));
  });
}
