import { createHash } from 'node:crypto';
import { parentPort, type MessagePort } from 'node:worker_threads';
import type { StartMessage, HashRequest } from './md5-hash.js';

/** Hashes chunks of shared memory in the order of the messages; state of a port ends with the port. */
parentPort!.on('message', ({ port, buffers }: StartMessage) => answer(port, buffers));

function answer(port: MessagePort, buffers: readonly Uint8Array[]): void {
  const md5 = createHash('md5');
  port.on('message', (hashRequest: HashRequest) => {
    if (hashRequest === 'digest') return port.postMessage(md5.digest('base64'));
    md5.update(buffers[hashRequest.chunkIndex]!.subarray(0, hashRequest.length));
    port.postMessage(null);
  });
}
