import { join } from 'node:path';
import type { CliContext } from '../cli-context.js';
import { configFolder } from './folders.js';
import { readPrivate, writePrivate } from './private-file.js';

const SERVICE = 'reelsheet';

/** Store that has the key of a profile. */
export type SecretHome = 'keyring' | 'file';

type Secrets = Readonly<Record<string, string>>;

/**
 * Keys by the name of their profile: in the keyring of the system or, where there is none, in a file that only the
 * user reads. `REELSHEET_KEYRING=off` always uses the file.
 */
export class SecretStore {
  private readonly path: string;

  constructor(private readonly context: Pick<CliContext, 'env'>) {
    this.path = join(configFolder(context), 'keys.json');
  }

  async get(profile: string): Promise<string | undefined> {
    const inFile = this.read()[profile];
    if (inFile !== undefined) return inFile;
    const entry = await this.entry(profile);
    return (await entry?.getPassword().catch(() => null)) ?? undefined;
  }

  async set(profile: string, secret: string): Promise<SecretHome> {
    const entry = await this.entry(profile);
    if (entry && (await isStored(entry, secret))) {
      this.removeFromFile(profile);
      return 'keyring';
    }
    writePrivate(this.path, { ...this.read(), [profile]: secret });
    return 'file';
  }

  async remove(profile: string): Promise<void> {
    this.removeFromFile(profile);
    await (await this.entry(profile))?.deletePassword().catch(() => false);
  }

  private removeFromFile(profile: string): void {
    const { [profile]: removed, ...others } = this.read();
    if (removed !== undefined) writePrivate(this.path, others);
  }

  private read(): Secrets {
    return (readPrivate(this.path) as Secrets | undefined) ?? {};
  }

  private async entry(profile: string) {
    if (this.context.env['REELSHEET_KEYRING'] === 'off') return undefined;
    try {
      const { AsyncEntry } = await import('@napi-rs/keyring');
      return new AsyncEntry(SERVICE, profile);
    } catch {
      // The package has no binary for this system.
      return undefined;
    }
  }
}

/** Some systems accept a secret and forget it, so it is read again. */
async function isStored(
  entry: { setPassword(text: string): Promise<void>; getPassword(): Promise<string | null> },
  secret: string,
): Promise<boolean> {
  try {
    await entry.setPassword(secret);
    return (await entry.getPassword()) === secret;
  } catch {
    return false;
  }
}
