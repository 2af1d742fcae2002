import { Writable } from 'node:stream';
import { expect, it } from '@jest/globals';
import { flushed } from './flushed.js';

it('waits for a reader who takes one chunk after another', async () => {
  const taken: string[] = [];
  const slow = new Writable({
    write(chunk: Buffer, _encoding, done) {
      setImmediate(() => {
        taken.push(chunk.toString());
        done();
      });
    },
  });
  for (const text of ['one', 'two', 'three']) slow.write(text);
  await flushed(slow);
  expect(taken.filter(Boolean)).toEqual(['one', 'two', 'three']);
});

it('does not wait for a stream that is broken', async () => {
  const broken = new Writable({ write: (_chunk, _encoding, done) => done(new Error('the reader has gone')) });
  broken.on('error', () => undefined);
  broken.write('text');
  await expect(flushed(broken)).resolves.toBeUndefined();
});
