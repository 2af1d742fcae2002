import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { SERVICES } from '@reelsheet/contracts';

interface Described {
  readonly operationId: string;
  readonly 'x-alias-of'?: string;
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

describe('names of operations', () => {
  const operations = SERVICES.flatMap((service) =>
    Object.values(documentOf(service).paths).flatMap((item) => Object.values(item)),
  );
  const names = operations.map(({ operationId }) => operationId);

  it('are things and verbs in camel case, not controllers or numbers', () => {
    expect(names.filter((name) => !/^[a-z][A-Za-z]*(?:\.[a-z][A-Za-z]*)+$/.test(name))).toEqual([]);
    expect(names.filter((name) => /controller/i.test(name))).toEqual([]);
  });

  it('are unique over the documents of all services', () => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('lead from an alias to an operation that is none', () => {
    const first = operations.filter((operation) => !operation['x-alias-of']).map(({ operationId }) => operationId);
    const aliases = operations.map((operation) => operation['x-alias-of']).filter((name) => name !== undefined);
    expect(aliases.filter((name) => !first.includes(name))).toEqual([]);
  });
});
