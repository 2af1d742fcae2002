import { expect, it } from '@jest/globals';
import { CommonErrors, DomainError, invalid, InvalidInput } from '@reelsheet/kernel';
import { replyFrom, toErrorResponse, type RpcResponse } from './rpc-response.js';

/** What the asker catches. */
function caught(error: unknown): unknown {
  try {
    return replyFrom(JSON.parse(JSON.stringify(toErrorResponse(error))) as RpcResponse);
  } catch (told) {
    return told;
  }
}

it('carries the field and the problem of invalid input', () => {
  const told = caught(invalid('metadata.title', 'is required'));
  expect(told).toBeInstanceOf(InvalidInput);
  expect(told).toMatchObject({
    field: 'metadata.title',
    problem: 'is required',
    code: 'validation_error',
    status: 422,
  });
});

it('carries what any other error tells its caller', () => {
  const told = caught(new DomainError(CommonErrors.rateLimited, 'slowly', { retry_after: 7 }));
  expect(told).not.toBeInstanceOf(InvalidInput);
  expect(told).toMatchObject({ code: 'rate_limited', status: 429, message: 'slowly', detail: { retry_after: 7 } });
});

it('says nothing of a fault of ours', () => {
  expect(caught(new Error('the password is 123'))).toMatchObject({ code: 'internal_error', status: 500 });
  expect((caught(new Error('the password is 123')) as Error).message).not.toContain('123');
});
