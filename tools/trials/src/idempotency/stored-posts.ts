import type { Service } from '@reelsheet/contracts';
import { operationsOf, type Document } from '../fuzz/drawn-requests.js';
import type { KeyedPost } from './keyed-posts.js';

interface StoringOperation {
  readonly 'x-idempotency'?: { readonly answer: string };
  readonly 'x-alias-of'?: string;
}

/** Returns the `POST`s that store their answer, without second addresses of the same handler. */
export function storedPosts(service: Service, document: Pick<Document, 'paths'>): KeyedPost[] {
  return operationsOf(document).flatMap(({ path, operation }) => {
    const { 'x-idempotency': idempotency, 'x-alias-of': aliasOf } = operation as StoringOperation;
    const answer = idempotency?.answer;
    return answer && answer !== 'none' && !aliasOf ? [{ service, name: `${service} ${path}`, answer }] : [];
  });
}
