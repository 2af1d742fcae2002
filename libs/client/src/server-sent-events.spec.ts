import { expect, it } from '@jest/globals';
import { readServerSentEvents } from './server-sent-events.js';

async function itemsOf(...chunks: readonly string[]): Promise<unknown[]> {
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  return Array.fromAsync(readServerSentEvents(stream));
}

it('reads ids, names and data, also ids alone, and no comments', async () => {
  const text =
    'id: 4\nevent: ready\ndata: {"kind":"ready"}\n\nid: 9\n\n: alive\n\ndata: {"kind":"presence.updated"}\n\n';
  expect(await itemsOf(text)).toEqual([
    { id: '4', event: 'ready', data: '{"kind":"ready"}' },
    { id: '9' },
    { data: '{"kind":"presence.updated"}' },
  ]);
});

it('reads what is split anywhere, also within a character', async () => {
  const bytes = [...new TextEncoder().encode('id: 1\ndata: {"type":"é"}\n\n')];
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await Array.fromAsync(readServerSentEvents(stream))).toEqual([{ id: '1', data: '{"type":"é"}' }]);
});

it('leaves out an event that did not arrive completely', async () => {
  expect(await itemsOf('id: 1\ndata: {"kind":"a"}\n\nid: 2\ndata: {"ki')).toEqual([{ id: '1', data: '{"kind":"a"}' }]);
});
