import { describe, expect, it } from '@jest/globals';
import type { ArgumentsHost } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { createLogger } from '@reelsheet/platform-telemetry';
import { firstValueFrom, type Observable } from 'rxjs';
import { ErrorFilter } from './error-filter.js';

describe('a failing RPC request', () => {
  const filter = new ErrorFilter(createLogger('filter', 'silent'));
  const thrownFor = (error: unknown) =>
    firstValueFrom(filter.catch(error, { getType: () => 'rpc' } as ArgumentsHost) as Observable<never>).catch(
      (thrown: unknown) => thrown,
    );

  it('is answered as unavailable while Postgres is unavailable or busy', async () => {
    for (const cause of [
      new Error('connection timeout: Postgres is silent'),
      Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' }),
      Object.assign(new Error('a lock was not given'), { driverError: { code: '55P03' } }),
      Object.assign(new Error('deadlock'), { code: '40P01' }),
    ]) {
      expect(await thrownFor(cause)).toMatchObject({ status: 503, code: 'service_unavailable', cause });
    }
  });

  it('is otherwise answered with the thrown error', async () => {
    for (const error of [new DomainError(CommonErrors.notFound), new Error('an internal error')])
      expect(await thrownFor(error)).toBe(error);
  });
});
