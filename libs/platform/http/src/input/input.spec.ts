import { describe, expect, it } from '@jest/globals';
import { exceeded } from '@reelsheet/testing/exceeded';
import { Choice, Decimal, Flag, Ids, Json, JsonText, ListOf, Name, Nested, Text, Texts, Whole } from './fields.js';
import { readInput } from './input.js';

class Inner {
  @Text({ max: 3 }) name!: string;
}

class Body {
  @Text({ optional: true, min: 2, max: 4, pattern: /^[a-z]*$/, expected: 'small letters' }) text?: string;
  @Name({ optional: true }) label?: string;
  @Whole({ optional: true, min: 1, max: 9 }) whole?: number;
  @Decimal({ optional: true, min: 0, max: 1 }) share?: number;
  @Flag({ optional: true }) flag?: boolean;
  @Choice(['red', 'blue'], { optional: true }) colour?: string;
  @Json({ optional: true }) free?: object;
  @JsonText({ optional: true }) json?: object;
  @Texts({ optional: true, max: 3, maxItems: 2 }) texts?: string[];
  @Ids({ optional: true, minItems: 1 }) ids?: number[];
  @Nested(() => Inner) inner!: Inner;
  @ListOf(() => Inner, { optional: true, maxItems: 2 }) list?: Inner[];
}

class Free {
  @Text({ optional: true, max: 3 }) name?: string;
}

const inner = { name: 'ok' };
const read = (body: object) => readInput(Body, body);

describe('a body that violates a rule', () => {
  it.each<[object, string]>([
    [{}, 'inner is required'],
    [{ inner: {} }, 'inner.name is required'],
    [{ inner: 'x' }, 'inner must be an object'],
    [{ inner: { name: 5 } }, 'inner.name must be a string'],
    [{ inner: { name: 'long' } }, 'inner.name must be shorter than or equal to 3 characters'],
    [{ inner, text: 30 }, 'text must be a string'],
    [{ inner, text: null }, 'text must be a string'],
    [{ inner, text: ['ab', 'cd'] }, 'text must be a string'],
    [{ inner, text: 'a' }, 'text must be longer than or equal to 2 characters'],
    [{ inner, text: 'abcde' }, 'text must be shorter than or equal to 4 characters'],
    [{ inner, text: 'ABC' }, 'text must be small letters'],
    [{ inner, label: ' \n' }, 'label must be longer than or equal to 1 characters'],
    [{ inner, whole: 'abc' }, 'whole must be an integer number'],
    [{ inner, whole: 1.5 }, 'whole must be an integer number'],
    [{ inner, whole: ['1', '2'] }, 'whole must be an integer number'],
    [{ inner, whole: 0 }, 'whole must not be less than 1'],
    [{ inner, whole: 10 }, 'whole must not be greater than 9'],
    [{ inner, share: 'half' }, 'share must be a number'],
    [{ inner, share: 2 }, 'share must not be greater than 1'],
    [{ inner, flag: 'maybe' }, 'flag must be a boolean value'],
    [{ inner, colour: 'green' }, 'colour must be one of red, blue'],
    [{ inner, free: 'text' }, 'free must be an object'],
    [{ inner, json: '{' }, 'json must be an object'],
    [{ inner, json: '{"a":{"__proto__":{"b":1}}}' }, 'json must be an object'],
    [{ inner, texts: 5 }, 'texts must be an array'],
    [{ inner, texts: [5] }, 'texts items must be a string'],
    [{ inner, texts: ['long'] }, 'texts items must be shorter than or equal to 3 characters'],
    [{ inner, texts: ['a', 'b', 'c'] }, 'texts must contain no more than 2 elements'],
    [{ inner, ids: 'x' }, 'ids items must be an integer number'],
    [{ inner, ids: [] }, 'ids must contain at least 1 elements'],
    [{ inner, ids: [0] }, 'ids items must not be less than 1'],
    [{ inner, list: {} }, 'list must be an array'],
    [{ inner, list: ['x'] }, 'list items must be an object'],
    [{ inner, list: [inner, { name: 1 }] }, 'list.1.name must be a string'],
  ])('%j is rejected in one line that names the field: %s', (body, message) => {
    expect(() => read(body)).toThrow(expect.objectContaining({ status: 422, code: 'validation_error', message }));
  });
});

it('names the error of each invalid field, first the one of the message', () => {
  const given = { inner: {}, whole: 0, list: [inner, { name: 1 }], text: 'ABC' };
  expect(() => read(given)).toThrow(
    expect.objectContaining({
      message: 'text must be small letters',
      fieldErrors: [
        { field: 'text', problem: 'must be small letters' },
        { field: 'whole', problem: 'must not be less than 1' },
        { field: 'inner.name', problem: 'is required' },
        { field: 'list.1.name', problem: 'must be a string' },
      ],
    }),
  );
});

it('names each unknown field of an exact body', () => {
  const fieldErrors = [
    { field: 'role', problem: 'is not a known field' },
    { field: 'name', problem: 'must be a string' },
  ];
  expect(() => readInput(Free, { name: 7, role: 'owner' }, { exact: true })).toThrow(
    expect.objectContaining({ message: 'role is not a known field', fieldErrors }),
  );
});

it('stops reading after fifty errors', () => {
  class Many {
    @ListOf(() => Inner) list!: Inner[];
  }
  const list = Array.from({ length: 1_000 }, () => ({}));
  const fieldErrors = Array.from({ length: 50 }, (_, index) => ({
    field: `list.${index}.name`,
    problem: 'is required',
  }));
  expect(() => readInput(Many, { list })).toThrow(expect.objectContaining({ field: 'list.0.name', fieldErrors }));
});

it.each([[[]], [null], [7], ['text']])('%j instead of a body is rejected', (given) => {
  const message = 'body must be an object';
  expect(() => readInput(Free, given)).toThrow(expect.objectContaining({ code: 'validation_error', message }));
});

it('drops fields that are not declared, at any depth', () => {
  const given = JSON.parse(
    '{"inner":{"name":"ok","role":"owner"},"organization_id":7,"constructor":{"x":1}}',
  ) as object;
  const body = read(given);
  expect(body).toEqual({ inner: { name: 'ok' } });
  expect(Object.keys(body)).toEqual(['inner']);
  expect(Object.keys(body.inner)).toEqual(['name']);
});

it('treats an absent body as an object without fields', () => {
  expect(readInput(Free, undefined)).toEqual({});
});

it('trims names', () => {
  expect(read({ inner, label: ' Calm mornings\n' })).toMatchObject({ label: 'Calm mornings' });
});

it.each<[string, boolean | undefined]>([
  ['TRUE', true],
  ['True', true],
  ['1', true],
  ['False', false],
  ['0', false],
  ['yes', undefined],
  ['', undefined],
])('reads the flag %j as %s', (text, flag) => {
  if (flag === undefined) expect(() => read({ inner, flag: text })).toThrow('flag must be a boolean value');
  else expect(read({ inner, flag: text }).flag).toBe(flag);
});

it('reads numbers, booleans and lists that arrive as text', () => {
  expect(read({ inner, whole: '7', share: '0.5', flag: 'true', ids: '1,2', texts: 'a,b' })).toMatchObject({
    whole: 7,
    share: 0.5,
    flag: true,
    ids: [1, 2],
    texts: ['a', 'b'],
  });
});

it('rejects a very long text without counting its characters', async () => {
  const text = 'a'.repeat(16 * 2 ** 20);
  const rejection = () => {
    const before = process.threadCpuUsage();
    expect(() => read({ inner: { name: text } })).toThrow('inner.name must be shorter than or equal to 3 characters');
    return { ms: process.threadCpuUsage(before).user / 1_000 };
  };
  expect(await exceeded({ ms: 100 }, rejection)).toEqual({});
});
