interface Described {
  readonly paths: Record<string, object>;
}

/** `METHOD /path` of every operation in an OpenAPI document that needs a credential. */
export function guardedOperations({ paths }: Described): string[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, { security?: unknown[] }>).flatMap(([method, { security }]) =>
      security?.length === 0 ? [] : [`${method.toUpperCase()} ${path}`],
    ),
  );
}
