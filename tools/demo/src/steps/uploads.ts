import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { putSigned } from '@reelsheet/client';
import type { Journey } from '../journey.js';
import { withRetries } from '../timeouts.js';
import type { Agent } from './setup.js';

const ATTEMPTS = 5;

/** Uploads a file directly to storage and creates a content resource from it. Returns its id. */
export async function uploadFile(journey: Journey, agent: Agent, file: string, contentType: string): Promise<number> {
  const { base, progress } = journey;
  const filename = basename(file);
  progress.running(`uploading ${filename}`);
  const signedId = await send(journey, await readFile(file), filename, contentType);
  const claim = { query: { agent_id: agent.id }, body: { content_resource: { file: signedId } } };
  const { content_resource } = await withRetries(() => base.files.create(claim));
  progress.done(`uploaded ${filename} as content resource ${content_resource.id}`);
  return content_resource.id;
}

/** A failed upload is announced again; the unused announcement expires. */
async function send(
  { base }: Journey,
  bytes: Buffer<ArrayBuffer>,
  filename: string,
  contentType: string,
): Promise<string> {
  const checksum = createHash('md5').update(bytes).digest('base64');
  for (let attempt = 1; ; attempt += 1) {
    const announced = { filename, byte_size: bytes.length, checksum, content_type: contentType };
    const blob = await withRetries(() => base.uploads.create({ body: { blob: announced } }));
    const answer = await putSigned(blob.direct_upload, bytes).catch((error: unknown) => error);
    if (answer instanceof Response && answer.ok) return blob.signed_id;
    if (attempt === ATTEMPTS)
      throw answer instanceof Response
        ? new Error(`the upload of ${filename} was answered with ${answer.status}: ${await answer.text()}`)
        : answer;
    await new Promise((resolve) => setTimeout(resolve, 1_000 * attempt));
  }
}
