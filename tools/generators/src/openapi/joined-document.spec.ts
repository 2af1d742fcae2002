import { describe, expect, it } from '@jest/globals';
import { joinedDocument } from './joined-document.js';

const SCHEMA = { type: 'string' };
const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function artifactOf(service: string, paths: object, schemas: object) {
  const document = {
    openapi: '3.1.0',
    info: { title: service, version: '1.0.0' },
    tags: [{ name: 'Things' }],
    servers: [{ url: `http://${service}/v1` }],
    security: [],
    paths,
    components: { schemas },
  };
  return { path: `apps/${service}/openapi.json`, content: JSON.stringify(document) };
}

const join = (...artifacts: ReturnType<typeof artifactOf>[]) =>
  JSON.parse(joinedDocument(artifacts).content) as { paths: Record<string, object>; components: object };

describe('joinedDocument', () => {
  const list = { operationId: 'things.list', responses: { 200: refer('Thing') } };
  const alias = { operationId: 'core.things.list', 'x-alias-of': 'things.list', responses: { 200: refer('Copy') } };

  it('has each operation under its first address, with the server of its service', () => {
    const base = artifactOf('base', { '/things': { get: list } }, { Thing: SCHEMA });
    const core = artifactOf('core', { '/other/things': { get: alias } }, { Copy: SCHEMA });
    expect(join(base, core).paths).toEqual({ '/things': { servers: [{ url: 'http://base/v1' }], get: list } });
  });

  it('has the schemas that it refers to, also through others, and each once', () => {
    const schemas = { Thing: { properties: { name: refer('Name') } }, Name: SCHEMA, Unused: SCHEMA };
    const base = artifactOf('base', { '/things': { get: list } }, schemas);
    const core = artifactOf('core', { '/more': { get: { ...list, operationId: 'more.list' } } }, schemas);
    expect(Object.keys((join(base, core).components as { schemas: object }).schemas)).toEqual(['Thing', 'Name']);
  });

  it('fails if two services have different schemas of one name', () => {
    const base = artifactOf('base', {}, { Thing: SCHEMA });
    const core = artifactOf('core', {}, { Thing: { type: 'number' } });
    expect(() => joinedDocument([base, core])).toThrow('different schemas with the name Thing');
  });
});
