import { createReadStream, createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

/** Value of `encryption_scheme` for files that are encrypted here. */
export const SCHEME = 'age-v1';

/** Writes the private key to a new file that only its owner can read, and returns the public key. */
export async function makeKey(path: string): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  await writeFile(path, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' });
  return recipient;
}

/** Returns the private key in such a file, whose other lines are comments. */
export function identityIn(text: string): string {
  const identity = text.split('\n').find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (!identity) throw new Error('the key file has no line that begins with AGE-SECRET-KEY-');
  return identity.trim();
}

/** Encrypts a file for the owner of the private key of `recipient`, as a stream. */
export async function seal(source: string, target: string, recipient: string): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  await copy(await encrypter.encrypt(bytesOf(source)), target);
}

/** Decrypts a file; throws if a byte was changed or it was encrypted for another key. */
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
