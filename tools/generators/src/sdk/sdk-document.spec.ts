import { expect, it } from '@jest/globals';
import { SdkDocument } from './sdk-document.js';

const documentWith = (operation: object) => ({
  path: 'docs/api/reelsheet.json',
  content: JSON.stringify({
    paths: { '/agents': { servers: [{ url: 'http://localhost:3000/v1' }], get: operation } },
    components: { schemas: {} },
  }),
});

it('rejects an operation without a name, which SDKs and the command line could not have', () => {
  const named = { operationId: 'agents.list', responses: {}, 'x-sdk': { thing: 'agents', verb: 'list' } };
  expect(new SdkDocument(documentWith(named)).operations).toHaveLength(1);
  const unnamed = { operationId: 'AgentsController_list', responses: {} };
  const message = 'GET /agents has no x-sdk: give its route a name with @Operation';
  expect(() => new SdkDocument(documentWith(unnamed))).toThrow(message);
  expect(() => new SdkDocument(documentWith({ ...unnamed, 'x-sdk': { thing: '', verb: '' } }))).toThrow(message);
});
