import { createPrivateKey, sign } from 'node:crypto';
import { newUuid } from '@reelsheet/kernel';
import { X509Certificate } from '@peculiar/x509';
import { pemOf } from '@reelsheet/platform-config';
import { CoseAlgorithmIdentifier, type Signer } from '@trustnxt/c2pa-ts/cose';
import {
  ActionAssertion,
  ActionType,
  BMFFHashAssertion,
  ClaimVersion,
  DigitalSourceType,
  ManifestStore,
} from '@trustnxt/c2pa-ts/manifest';
import type { TimestampProvider } from '@trustnxt/c2pa-ts/rfc3161';
import { Mp4Manifest, UNHASHED } from './mp4-manifest.js';
import { certificatesOf } from './signing-certificate.js';

const GENERATOR = 'Reelsheet';
const HASH_LENGTH = 32;

/**
 * Adds a manifest to the file, signed with the key and the first certificate of the setting, and dated by the authority
 * unless that gives no time.
 */
export async function signVideo(
  path: string,
  title: string,
  certificate: string,
  authority: TimestampProvider,
): Promise<void> {
  const signer = signerOf(certificate);
  const store = new ManifestStore();
  const manifest = store.createManifest({
    claimVersion: ClaimVersion.V2,
    assetFormat: 'video/mp4',
    instanceID: `xmp:iid:${newUuid()}`,
    defaultHashAlgorithm: 'SHA-256',
    signer,
  });
  manifest.claim!.title = title;
  manifest.claim!.claimGeneratorName = GENERATOR;
  manifest.claim!.claimGeneratorVersion = undefined;
  const binding = BMFFHashAssertion.createV2('the video', 'SHA-256');
  binding.exclusions = UNHASHED;
  binding.hash = new Uint8Array(HASH_LENGTH);
  manifest.addAssertion(binding);
  manifest.addAssertion(composed());
  await Mp4Manifest.insert(path, store.measureSize(), async (file) => {
    binding.hash = await file.hash();
    await manifest.sign(signer, authority);
    return store.getBytes();
  });
}

function composed(): ActionAssertion {
  const assertion = new ActionAssertion();
  assertion.actions.push({
    action: ActionType.C2paCreated,
    digitalSourceType: DigitalSourceType.CompositeWithTrainedAlgorithmicMedia,
    softwareAgent: { name: GENERATOR },
  });
  return assertion;
}

/** The configuration has verified that the first certificate belongs to the key. */
function signerOf(setting: string): Signer {
  const key = createPrivateKey(pemOf(setting));
  const [own, ...chain] = certificatesOf(setting);
  return {
    algorithm: CoseAlgorithmIdentifier.ES256,
    certificate: new X509Certificate(own!),
    chainCertificates: chain.map((certificate) => new X509Certificate(certificate)),
    // The signer of the library writes ASN.1 signatures, which COSE does not accept.
    sign: async (payload) => sign('sha256', payload, { key, dsaEncoding: 'ieee-p1363' }),
  };
}
