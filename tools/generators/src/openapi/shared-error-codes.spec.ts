import { expect, it } from '@jest/globals';
import { withSharedErrorCodes } from './shared-error-codes.js';

const documentOf = (...codes: string[]) => ({
  components: { schemas: { ErrorCode: { type: 'string', enum: codes }, Agent: { type: 'object' } } },
});

it('gives all documents the error codes of each', () => {
  const shared = documentOf('conflict', 'gone', 'not_found');
  expect(withSharedErrorCodes([documentOf('gone', 'not_found'), documentOf('conflict')])).toEqual([shared, shared]);
});
