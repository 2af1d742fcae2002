import type { ServiceRoutes } from '@reelsheet/client';

/**
 * Body of a successful response to a method and a concrete path such as `` `/agents/${id}/avatars?limit=2` ``, as the
 * OpenAPI document describes it. It is `any` where the path is not documented or is unknown to the compiler.
 */
export type ResponseBody<Service extends keyof ServiceRoutes, Method extends string, Path extends string> =
  PatternOf<WithoutQuery<Path>> extends infer Pattern extends keyof PathsByPattern[Service]
    ? Lowercase<Method> extends infer Operation extends keyof PathsByPattern[Service][Pattern]
      ? SuccessBody<PathsByPattern[Service][Pattern][Operation]>
      : any
    : any;

/** Paths of each service with `{}` for every parameter: `/agents/{}/avatars`. */
type PathsByPattern = {
  [Service in keyof ServiceRoutes]: {
    [Path in keyof ServiceRoutes[Service] as PatternOf<Path & string>]: ServiceRoutes[Service][Path];
  };
};

type WithoutQuery<Path extends string> = Path extends `${infer Start}?${string}` ? Start : Path;

type PatternOf<Path extends string> = Path extends `/${infer Segments}` ? `/${PatternOfSegments<Segments>}` : '';

type PatternOfSegments<Segments extends string> = Segments extends `${infer First}/${infer Rest}`
  ? `${PatternOfSegment<First>}/${PatternOfSegments<Rest>}`
  : PatternOfSegment<Segments>;

/** A segment is a parameter if it is a number, `{name}` or not one literal text. */
type PatternOfSegment<Segment extends string> = Segment extends `${number}` | `{${string}}`
  ? '{}'
  : Record<never, never> extends Record<Segment, true>
    ? '{}'
    : Segment;

/** An empty body is `void` in the client's types. */
type SuccessBody<Responses> = Responses[keyof Responses & Success] extends infer Body
  ? [Body] extends [void]
    ? undefined
    : Body
  : never;

type Success = 200 | 201 | 202 | 204 | 207;
