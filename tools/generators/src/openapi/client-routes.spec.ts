import { expect, it } from '@jest/globals';
import { clientRoutes } from './client-routes.js';

const JSON_BODY = { content: { 'application/json': {} } };

it('has what routes respond with, at second addresses that of the first, without texts and bytes', () => {
  const paths = {
    '/things': { get: { operationId: 'things.list', responses: { 200: JSON_BODY, 404: {} } } },
    '/others': { get: { operationId: 'others.list', 'x-alias-of': 'things.list', responses: { 200: JSON_BODY } } },
    '/pages': { get: { operationId: 'pages.show', responses: { 200: { content: { 'text/html': {} } } } } },
    '/gone': { delete: { operationId: 'things.parts.delete', responses: { 204: {} } } },
  };
  const { content } = clientRoutes([{ path: 'apps/base/openapi.json', content: JSON.stringify({ paths }) }]);
  expect(content).toContain("'/things': { get: ThingsListResponses };");
  expect(content).toContain("'/others': { get: ThingsListResponses };");
  expect(content).toContain("'/pages': {  };");
  expect(content).toContain("'/gone': { delete: ThingsPartsDeleteResponses };");
  expect(content).toContain("readonly base: 'pages' | 'things';");
});
