import { expect, it } from '@jest/globals';
import { SdkDocument } from '../sdk/sdk-document.js';
import { PythonTypes, type TypedSchema } from './python-types.js';

const typesOf = (schemas: Readonly<Record<string, TypedSchema>>) =>
  new PythonTypes(new SdkDocument({ path: '', content: JSON.stringify({ paths: {}, components: { schemas } }) }));

it.each<[TypedSchema, string]>([
  [{ type: ['string', 'null'] }, 'str | None'],
  [{ anyOf: [{ type: 'null' }, { $ref: '#/components/schemas/RowView' }] }, 'RowView | None'],
  [{ enum: ['a', 'b'], type: 'string' }, 'Literal["a", "b"]'],
  [{ const: 'output' }, 'Literal["output"]'],
  [{ type: 'array', items: { type: 'integer' } }, 'list[int]'],
  [{ type: 'object', additionalProperties: { type: 'string' } }, 'dict[str, str]'],
  [{ anyOf: [{ type: 'string' }, { type: 'string', format: 'binary' }] }, 'str | FileInput'],
  [{}, 'Any'],
])('writes %j as %s', (schema, type) => expect(typesOf({}).of(schema, 'Name')).toBe(type));

it('writes objects with their comments, and those without a name under that of their field', () => {
  const inner = { type: 'object', properties: { at: { type: 'number' } } };
  const RowView = {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'integer', description: 'id' }, inner },
  };
  expect(typesOf({ RowView }).declarations.toSorted()).toEqual([
    'class RowView(TypedDict):\n    id: int\n    """Id"""\n    inner: NotRequired[RowViewInner]\n',
    'class RowViewInner(TypedDict):\n    at: NotRequired[float]\n',
  ]);
});

it('writes objects with fields whose names Python reserves', () => {
  const SpendingView = { type: 'object', required: ['from'], properties: { from: { type: 'string' } } };
  expect(typesOf({ SpendingView }).declarations).toEqual([
    'SpendingView = TypedDict("SpendingView", {\n    "from": \'str\',\n})\n',
  ]);
});
