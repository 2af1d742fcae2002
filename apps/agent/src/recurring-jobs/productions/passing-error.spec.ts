import { describe, expect, it } from '@jest/globals';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { retryPassing } from './passing-error.js';

const { internal, unavailable, conflict, rateLimited, forbidden, notFound } = CommonErrors;
const failing = (error: Error) => retryPassing(async () => Promise.reject(error));

describe('a task of a recurring job', () => {
  it.each([internal, unavailable, conflict, rateLimited])('is retried after $code', async (definition) => {
    const error = new DomainError(definition);
    const thrown = failing(error);
    await expect(thrown).rejects.not.toBeInstanceOf(DomainError);
    await expect(thrown).rejects.toMatchObject({ cause: error });
  });

  it.each([new DomainError(forbidden), new DomainError(notFound), new Error('Lost')])('passes on %s', async (error) => {
    await expect(failing(error)).rejects.toBe(error);
  });
});
