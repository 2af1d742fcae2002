import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const read = (file: string) =>
  readFileSync(new URL(`../../../../libs/client/src/generated/${file}`, import.meta.url), 'utf8');

const [types, sdk] = [read('types.ts'), read('sdk.ts')];
const COMMENT = /\/\*\*[\s\S]*?\*\//g;
const FREE_OBJECT = /export type JsonObject = \{\n {4}\[key: string\]: unknown;\n\};/;

describe('the generated client', () => {
  it('has no name with a controller or a number', () => {
    const declared = [...(types + sdk).matchAll(/^export (?:type|class|const) (\w+)|^ {4}public (\w+)/gm)];
    const names = declared.map(([, exported, method]) => exported ?? method!);
    expect(names.length).toBeGreaterThan(1_000);
    expect(names.filter((name) => /controller|\d/i.test(name))).toEqual([]);
  });

  it('has no type that says nothing but that of free objects', () => {
    expect(types).toMatch(FREE_OBJECT);
    const others = types.replace(FREE_OBJECT, '').replaceAll(COMMENT, '').split('\n');
    expect(others.filter((line) => /[:<|] (?:unknown|any)\b/.test(line))).toEqual([]);
  });

  it('has one type of errors without details for all services', () => {
    expect(types.match(/^export type ApiError = /gm)).toHaveLength(1);
  });
});
