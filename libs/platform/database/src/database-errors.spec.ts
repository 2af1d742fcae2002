import { describe, expect, it } from '@jest/globals';
import { QueryRunnerAlreadyReleasedError } from 'typeorm';
import { isDatabaseUnavailable, isTransient } from './database-errors.js';

describe('errors of Postgres', () => {
  it.each([
    ['a server that goes down', { code: '57P01' }],
    ['one that starts', { code: '57P03' }],
    ['one that is not there', { code: 'ECONNREFUSED' }],
    ['a connection that ends within a statement', new Error('Connection terminated unexpectedly')],
    ['a connection that ends between two statements of a transaction', new QueryRunnerAlreadyReleasedError()],
    ["any of them as TypeORM's", { driverError: { code: '08006' } }],
  ])('takes %s for one that is away', (_, error) => expect(isDatabaseUnavailable(error)).toBe(true));

  it('takes what a statement does wrong for no such thing', () =>
    expect(isTransient({ code: '42601', message: 'syntax error' })).toBe(false));
});
