import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { createLogger } from './logger.js';

describe('the logger', () => {
  const logged = (fields: object) => {
    const output = new PassThrough();
    createLogger('test', 'info', output).error(fields, 'failed');
    return JSON.parse(String(output.read())) as Record<string, unknown>;
  };

  it('tells an error that callers may see, with its cause', () => {
    const err = new DomainError(CommonErrors.notFound, 'gone', undefined, { cause: new Error('why') });
    expect(logged({ err })).toMatchObject({
      msg: 'failed',
      err: { message: 'gone', code: 'not_found', cause: { message: 'why' } },
    });
  });

  it('tells no secret', () => {
    const text = JSON.stringify(logged({ password: 'one', body: { api_key: 'two', token: 'three' } }));
    for (const secret of ['one', 'two', 'three']) expect(text).not.toContain(`"${secret}"`);
  });
});
