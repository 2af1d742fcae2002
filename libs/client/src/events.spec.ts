import { describe, expect, it } from '@jest/globals';
import { readEvents } from './events.js';

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function read(chunks: readonly Uint8Array[]): Promise<unknown[]> {
  return Array.fromAsync(readEvents(ReadableStream.from<Uint8Array>(chunks)));
}

describe('readEvents', () => {
  const text = 'event: progress\ndata: {"title":"Café"}\n\n: alive\n\ndata: {"done":true}\n\n';
  const events = [{ title: 'Café' }, { done: true }];

  it('yields the data of each event and nothing else', async () => {
    expect(await read([bytesOf(text)])).toEqual(events);
  });

  it('accepts a stream that is split anywhere, even within a character', async () => {
    expect(await read(Array.from(bytesOf(text), (byte) => Uint8Array.of(byte)))).toEqual(events);
  });

  it('drops an incomplete event', async () => {
    expect(await read([bytesOf('data: {"done":false}\n\ndata: {"do')])).toEqual([{ done: false }]);
  });

  it('fails when the stream fails', async () => {
    async function* broken() {
      yield bytesOf('data: 1\n\n');
      throw new Error('reset');
    }
    const stream = ReadableStream.from<Uint8Array>(broken());
    await expect(Array.fromAsync(readEvents(stream))).rejects.toThrow('reset');
  });
});
