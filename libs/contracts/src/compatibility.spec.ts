import { describe, expect, it } from '@jest/globals';
import { Type, type TSchema } from 'typebox';
import { breakingChanges, type Snapshot } from './compatibility.js';

const Blob = {
  id: Type.Integer({ minimum: 1 }),
  name: Type.String({ maxLength: 10 }),
  description: Type.String(),
  size: Type.Optional(Type.Integer()),
};
const { name: _, ...withoutName } = Blob;

const message = (properties: Record<string, TSchema>): Snapshot => ({
  subject: 'evt.upload.media.inspected.v1',
  payload: Type.Object({ blobs: Type.Array(Type.Union([Type.Object(properties), Type.Null()])) }),
});
const changesTo = (properties: Record<string, TSchema>) => breakingChanges(message(Blob), message(properties));

describe('a message version', () => {
  it.each<[string, Record<string, TSchema>]>([
    ['nothing', Blob],
    ['a new optional field', { ...Blob, width: Type.Optional(Type.Integer()) }],
    ['other words for people', { ...Blob, name: Type.String({ maxLength: 10, description: 'as the user named it' }) }],
    ['another order of fields', Object.fromEntries(Object.entries(Blob).reverse())],
  ])('stays the same with %s', (_change, properties) => {
    expect(changesTo(properties)).toEqual([]);
  });

  it.each<[string, Record<string, TSchema>, RegExp]>([
    ['a field is removed', withoutName, /\.name is gone/],
    [
      'a field called like an annotation is removed',
      { id: Blob.id, name: Blob.name, size: Blob.size },
      /\.description is gone/,
    ],
    ['a field is renamed', { ...withoutName, file_name: Blob.name }, /\.name is gone/],
    ['an optional field is removed', { id: Blob.id, name: Blob.name, description: Blob.description }, /\.size is gone/],
    ['a required field is added', { ...Blob, width: Type.Integer() }, /\.width is required now/],
    ['an optional field becomes required', { ...Blob, size: Type.Integer() }, /\.size is required now/],
    ['a required field becomes optional', { ...Blob, name: Type.Optional(Blob.name) }, /\.name is no longer required/],
    ['a type changes', { ...Blob, id: Type.String() }, /\.id\.type was "integer" and is "string"/],
    ['a field becomes nullable', { ...Blob, id: Type.Union([Blob.id, Type.Null()]) }, /\.id\.anyOf was undefined/],
    ['a constraint is narrowed', { ...Blob, name: Type.String({ maxLength: 9 }) }, /\.name\.maxLength was 10 and is 9/],
    [
      'a constraint is added',
      { ...Blob, id: Type.Integer({ minimum: 1, maximum: 9 }) },
      /\.id\.maximum was undefined and is 9/,
    ],
    ['a constraint is dropped', { ...Blob, id: Type.Integer() }, /\.id\.minimum was 1 and is undefined/],
  ])('needs a successor when %s', (_change, properties, complaint) => {
    const changes = changesTo(properties);
    expect(changes).toContainEqual(expect.stringMatching(complaint));
    expect(changes).toContainEqual(expect.stringMatching(/make the next one beside it$/));
  });

  it.each(['request', 'reply', 'payload'] as const)('has a %s that counts', (part) => {
    const of = (schema: TSchema): Snapshot => ({ subject: 'rpc.base.agent.find.v1', [part]: schema });
    expect(breakingChanges(of(Type.Object(Blob)), of(Type.Object(withoutName)))).toHaveLength(2);
    expect(breakingChanges(of(Type.Object(Blob)), { subject: 'rpc.base.agent.find.v1' })).toHaveLength(1);
  });

  it('of a request may get alternatives at the end, those of others none', () => {
    const [text, number, flag] = [Type.String(), Type.Integer(), Type.Boolean()];
    const changes = (direction: string, ...alternatives: TSchema[]) => {
      const of = (schemas: TSchema[]): Snapshot => ({
        ...{ subject: 'rpc.base.agent.find.v1', [direction]: Type.Object({ key: Type.Union(schemas) }) },
      });
      return breakingChanges(of([text, number]), of(alternatives));
    };
    expect(changes('request', text, number, flag)).toEqual([]);
    expect(changes('request', text, flag, number)).not.toEqual([]);
    expect(changes('request', text)).not.toEqual([]);
    expect(changes('reply', text, number, flag)).not.toEqual([]);
    expect(changes('payload', text, number, flag)).not.toEqual([]);
  });

  it('may not vanish', () => {
    expect(breakingChanges(message(Blob), undefined)).toEqual(['evt.upload.media.inspected.v1 is gone']);
  });
});
