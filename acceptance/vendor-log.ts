import { request } from '@reelsheet/testing';
import type { Fleet } from './fleet.js';

interface Call {
  readonly path: string;
  readonly idempotency_key: string | null;
  readonly replay: boolean;
  readonly status: number;
}

/** Opening an upload creates nothing visible, so it may be repeated after a crash. Its results are counted as posts. */
const OPENS_UPLOAD = /\/(upload\/youtube\/v3\/videos|v2\/post\/publish\/video\/init)\/?(\?|$)/;

/** Returns the keys for which a vendor did its work more than once. */
export async function madeTwice(fleet: Fleet): Promise<string[]> {
  const { body } = await request<Call[]>('GET', `${fleet.file.sandbox_url}/log`);
  const effects = body
    .filter(({ idempotency_key, replay, status }) => idempotency_key && !replay && status === 200)
    .filter(({ path }) => !OPENS_UPLOAD.test(path))
    .map(({ idempotency_key }) => idempotency_key!);
  return effects.filter((key, index) => effects.indexOf(key) !== index);
}
