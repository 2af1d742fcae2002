import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, it } from '@jest/globals';
import { createLogger } from '@reelsheet/platform-telemetry';
import { logUncaughtErrors } from './uncaught-errors.js';

it('logs an uncaught error without its properties, and ends the process', () => {
  const output = new PassThrough();
  const watched = new EventEmitter();
  const codes: number[] = [];
  logUncaughtErrors(createLogger('test', 'info', output), watched, (code) => codes.push(code));
  const error = Object.assign(new Error('duplicate key'), { parameters: ['ada@example.com', 'a secret'] });
  watched.emit('uncaughtException', error);
  const line = String(output.read());
  expect(JSON.parse(line)).toMatchObject({ level: 60, err: { message: 'duplicate key' } });
  expect(line).not.toMatch(/ada@|a secret/);
  expect(codes).toEqual([1]);
});
