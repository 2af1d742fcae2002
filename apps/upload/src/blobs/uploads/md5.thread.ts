import { createHash } from 'node:crypto';
import { parentPort, type MessagePort } from 'node:worker_threads';
import type { Beginning, Question } from './md5-hash.js';

/** Hashes what lies in the shared pieces, in the order in which it is told of them; what goes with a port ends with it. */
parentPort!.on('message', ({ port, pieces }: Beginning) => answer(port, pieces));

function answer(port: MessagePort, pieces: readonly Uint8Array[]): void {
  const md5 = createHash('md5');
  port.on('message', (question: Question) => {
    if (question === 'digest') return port.postMessage(md5.digest('base64'));
    md5.update(pieces[question.piece]!.subarray(0, question.length));
    port.postMessage(null);
  });
}
