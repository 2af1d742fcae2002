import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initSync, WasmReader } from '@contentauth/c2pa-wasm';

/** A test key with certificates of an untrusted authority. */
export const SIGNING_CERTIFICATE = readFileSync(new URL('signing-certificate.pem', import.meta.url), 'utf8');

export interface ReadCredentials {
  readonly state: string;
  readonly errors: readonly string[];
  readonly title: string;
  readonly generator: string;
  /** When it was signed, as an authority states it. */
  readonly time?: string;
  readonly actions: readonly { readonly action: string; readonly digitalSourceType: string }[];
}

let isReady = false;

/** Reads the manifest of a video with the library of the Content Authenticity Initiative. Throws if there is none. */
export async function readCredentials(video: Uint8Array): Promise<ReadCredentials> {
  if (!isReady)
    initSync({ module: readFileSync(fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'))) });
  isReady = true;
  const reader = await WasmReader.fromBytes('video/mp4', video);
  const store = JSON.parse(reader.json());
  const manifest = store.manifests[store.active_manifest];
  const actions = manifest.assertions.find(({ label }: { label: string }) => label.startsWith('c2pa.actions'));
  return {
    state: store.validation_state,
    errors: (store.validation_status ?? []).map(({ code }: { code: string }) => code),
    title: manifest.title,
    generator: manifest.claim_generator_info[0].name,
    time: manifest.signature_info.time,
    actions: actions.data.actions,
  };
}
