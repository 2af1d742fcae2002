import { createHash, randomBytes } from 'node:crypto';
import { dataOf, putSigned } from '@reelsheet/client';
import type { Tenant } from './tenant.js';

export interface SomeFile {
  readonly bytes: Buffer<ArrayBuffer>;
  /** Base64 MD5. */
  readonly checksum: string;
}

export function someFile(length: number): SomeFile {
  const bytes = randomBytes(length);
  return { bytes, checksum: createHash('md5').update(bytes).digest('base64') };
}

export type Announced = Awaited<ReturnType<typeof announce>>;

/** Announces a file of a tenant for upload. */
export function announce({ base }: Tenant, { bytes, checksum }: SomeFile) {
  const blob = { filename: 'clip.mp4', byte_size: bytes.length, checksum, content_type: 'video/mp4' };
  return dataOf(base.uploads.create({ body: { blob } }));
}

/** Creates a content resource of the upload; the response has no `url` if it is rejected. */
export async function claim(
  { base, agentId }: Tenant,
  { signed_id: file }: Announced,
): Promise<{ status: number; url?: string }> {
  const params = { query: { agent_id: String(agentId) } };
  const { data, response } = await base.files.create({ ...params, body: { content_resource: { file } } });
  return { status: response!.status, url: data?.content_resource.url };
}

/** Uploads a file and creates a content resource from it. */
export async function upload(tenant: Tenant, file: SomeFile): Promise<void> {
  const announced = await announce(tenant, file);
  const stored = await putSigned(announced.direct_upload, file.bytes);
  await stored.body?.cancel();
  await claim(tenant, announced);
}
