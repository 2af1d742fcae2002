import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initSync, WasmReader } from '@contentauth/c2pa-wasm';

/** A key and certificates of an authority that nobody trusts. */
export const SIGNING_CERTIFICATE = readFileSync(new URL('signing-certificate.pem', import.meta.url), 'utf8');

export interface ReadCredentials {
  readonly state: string;
  readonly faults: readonly string[];
  readonly title: string;
  readonly generator: string;
  readonly actions: readonly { readonly action: string; readonly digitalSourceType: string }[];
}

let isReady = false;

/** What the Content Authenticity Initiative's own library reads in a video. Throws where there is no manifest. */
export async function readCredentials(video: Uint8Array): Promise<ReadCredentials> {
  if (!isReady)
    initSync({ module: readFileSync(fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'))) });
  isReady = true;
  const reader = await WasmReader.fromBytes('video/mp4', video);
  const store = JSON.parse(reader.json());
  const manifest = store.manifests[store.active_manifest];
  const told = manifest.assertions.find(({ label }: { label: string }) => label.startsWith('c2pa.actions'));
  return {
    state: store.validation_state,
    faults: (store.validation_status ?? []).map(({ code }: { code: string }) => code),
    title: manifest.title,
    generator: manifest.claim_generator_info[0].name,
    actions: told.data.actions,
  };
}
