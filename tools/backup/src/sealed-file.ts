import { createReadStream, createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

/** What `encryption_scheme` says of files that are sealed here. */
export const SCHEME = 'age-v1';

/** Writes the private half where only its owner reads it, never over another; gives the public half. */
export async function makeKey(path: string): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  await writeFile(path, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' });
  return recipient;
}

/** The private half in such a file, whose other lines are remarks. */
export function identityIn(text: string): string {
  const identity = text.split('\n').find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (!identity) throw new Error('the key file holds no line that begins with AGE-SECRET-KEY-');
  return identity.trim();
}

/** For whoever has the private half of `recipient`. Nothing large is held in memory. */
export async function seal(source: string, target: string, recipient: string): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  await copy(await encrypter.encrypt(bytesOf(source)), target);
}

/** Throws where a byte of it was changed, or it was sealed for somebody else. */
export async function unseal(source: string, target: string, identity: string): Promise<void> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  await copy(await decrypter.decrypt(bytesOf(source)), target);
}

const bytesOf = (path: string) => Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;

const copy = (bytes: ReadableStream<Uint8Array>, target: string) =>
  pipeline(
    Readable.fromWeb(bytes as Parameters<typeof Readable.fromWeb>[0]),
    createWriteStream(target, { flags: 'wx' }),
  );
