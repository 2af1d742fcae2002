import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { SERVICES } from '@reelsheet/contracts';

interface Described {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
}

const documentOf = (service: string) =>
  JSON.parse(readFileSync(new URL(`../../../apps/${service}/openapi.json`, import.meta.url), 'utf8')) as {
    paths: Record<string, Record<string, Described>>;
  };

describe.each(SERVICES)('the OpenAPI document of %s', (service) => {
  it('describes each parameter of its paths', () => {
    const undescribed = Object.entries(documentOf(service).paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { parameters = [] }]) => {
        const described = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`);
        const missing = (path.match(/{\w+}/g) ?? []).filter((name) => !described.includes(name));
        return missing.map((name) => `${method} ${path}: ${name}`);
      }),
    );
    expect(undescribed).toEqual([]);
  });
});
