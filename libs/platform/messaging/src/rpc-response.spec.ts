import { expect, it } from '@jest/globals';
import { CommonErrors, DomainError, invalid, InvalidInput } from '@reelsheet/kernel';
import { replyFrom, toErrorResponse, type RpcResponse } from './rpc-response.js';

/** Returns the error as the client of the RPC catches it. */
function caught(error: unknown): unknown {
  try {
    return replyFrom(JSON.parse(JSON.stringify(toErrorResponse(error))) as RpcResponse);
  } catch (sent) {
    return sent;
  }
}

it('carries the field and the error of invalid input', () => {
  const sent = caught(invalid('metadata.title', 'is required'));
  expect(sent).toBeInstanceOf(InvalidInput);
  expect(sent).toMatchObject({
    field: 'metadata.title',
    reason: 'is required',
    code: 'validation_error',
    status: 422,
  });
});

it('carries the errors of all invalid fields', () => {
  const fieldErrors = [
    { field: 'rows.3.title', problem: 'is required' },
    { field: 'rows.4.title', problem: 'is required' },
  ];
  expect(caught(invalid('rows.3.title', 'is required', fieldErrors))).toMatchObject({
    reason: 'is required',
    fieldErrors,
  });
  const other = new DomainError(CommonErrors.agentNotFound, undefined, undefined, { fieldErrors });
  expect(caught(other)).toMatchObject({ code: 'agent_not_found', fieldErrors });
});

it('names the field of invalid input from a service that names only one', () => {
  const error = { code: 'validation_error', status: 422, message: 'a is b', invalid: { field: 'a', reason: 'is b' } };
  expect(() => replyFrom({ error })).toThrow(
    expect.objectContaining({ fieldErrors: [{ field: 'a', problem: 'is b' }] }),
  );
});

it('carries the message of any other error for its caller', () => {
  const sent = caught(new DomainError(CommonErrors.rateLimited, 'slowly', { retry_after: 7 }));
  expect(sent).not.toBeInstanceOf(InvalidInput);
  expect(sent).toMatchObject({ code: 'rate_limited', status: 429, message: 'slowly', detail: { retry_after: 7 } });
});

it('reveals nothing about an internal error', () => {
  expect(caught(new Error('the password is 123'))).toMatchObject({ code: 'internal_error', status: 500 });
  expect((caught(new Error('the password is 123')) as Error).message).not.toContain('123');
});
