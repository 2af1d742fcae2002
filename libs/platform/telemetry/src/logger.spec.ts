import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { createLogger, NestLogger } from './logger.js';

const SECRET = 'c4n4ryc4n4ryc4n4ryc4n4ry';

describe('the logger', () => {
  const logged = (fields: object) => {
    const output = new PassThrough();
    createLogger('test', 'info', output).error(fields, 'failed');
    return JSON.parse(String(output.read())) as Record<string, unknown>;
  };

  it('logs a domain error with its code and its cause', () => {
    const err = new DomainError(CommonErrors.notFound, 'gone', undefined, { cause: new Error('why') });
    expect(logged({ err })).toMatchObject({
      msg: 'failed',
      err: { message: 'gone', code: 'not_found', cause: { message: 'why' } },
    });
  });

  it.each<[string, unknown]>([
    ['at the top', { password: SECRET }],
    ['seven levels down', { a: { b: [{ c: { d: { e: { accessToken: SECRET } } } }] } }],
    ['below the maximum depth', { a: { a: { a: { a: { a: { a: { a: { a: { a: { a: SECRET } } } } } } } } } }],
    ['in a header', { headers: { Authorization: SECRET, 'Set-Cookie': [SECRET], 'x-operator-key': SECRET } }],
    ['in any spelling', { vendorAApiKey: SECRET, 'client-secret': SECRET, refresh_tokens: [SECRET] }],
    ['in bytes', { body: Buffer.from(SECRET) }],
    ['in a query', { url: `https://store.example/a.png?x=1&X-Amz-Signature=${SECRET}` }],
    ['in a progress address', { url: new URL(`https://agent.example/progress?token=${SECRET}`) }],
    ['in an address of a database', { message: `connect postgres://base:${SECRET}@db.example/x failed` }],
    ['in a sentence', { reason: `it was sent "Authorization: Bearer ${SECRET}" and rejected` }],
    ['in a Reelsheet access key', { reason: `no such key rs_${'x'.repeat(34)}c4n4ry` }],
    ['in an e-mail address', { detail: `Key (email)=(c4n4ry@example.com) already exists` }],
    ['in an error', { err: new Error(`rejected ?code=${SECRET}&state=1`) }],
    ['in the cause of an error', { err: new Error('no', { cause: new Error('no', { cause: `?sig=${SECRET}` }) }) }],
    ['in an error’s other properties', { err: Object.assign(new Error('no'), { parameters: [SECRET] }) }],
    ['in an error anywhere', { detail: { attempted: [new Error(`?token=${SECRET}`)] } }],
  ])('logs no secret %s', (_, fields) => {
    const text = JSON.stringify(logged(fields as object));
    expect(text).not.toMatch(/c4n4ry/);
    expect(text).toMatch(/redacted|left out|bytes|e-mail|"no"/);
  });

  it('logs no secret in the message itself, whichever method writes it', () => {
    const output = new PassThrough();
    const logger = createLogger('test', 'info', output);
    logger.info(`signed in: c4n4ry@example.com`);
    logger.info('%s', `?token=${SECRET}`);
    logger.error(new Error(`?token=${SECRET}`));
    new NestLogger(logger).error(new Error(`?token=${SECRET}`));
    new NestLogger(logger).warn({ nested: { token: SECRET } }, 'Context');
    const text = String(output.read());
    expect(
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toHaveLength(5);
    expect(text).not.toMatch(/c4n4ry/);
  });

  it('logs values that are not secret', () => {
    const fields = { prompt_tokens: 12, hasPassword: true, key: 'a1b2', emails: 3, at: '12:30', list: [1, 'two'] };
    expect(logged(fields)).toMatchObject(fields);
  });

  it('takes time linear in the length of the line', () => {
    const long = ['a'.repeat(1e6), 'a@'.repeat(5e5), '?x='.repeat(3e5), `https://${'a:'.repeat(5e5)}`];
    const wide = Array.from({ length: 1e5 }, (_, token) => ({ token: String(token) }));
    const before = process.threadCpuUsage();
    logged({ long, wide });
    expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(500);
  });

  it('terminates if the causes of an error form a cycle', () => {
    const err = new Error('round');
    err.cause = err;
    expect(logged({ err })).toMatchObject({ err: { cause: { message: 'round' } } });
  });
});
