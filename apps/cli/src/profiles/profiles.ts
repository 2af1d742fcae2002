import { join } from 'node:path';
import type { CliContext } from '../cli-context.js';
import { CommandError } from '../exit-codes.js';
import { configFolder } from './folders.js';
import { readPrivate, writePrivate } from './private-file.js';

/** An installation with what most commands need. Its key is kept apart. */
export interface SignedInProfile {
  readonly url: string;
  /** Agent of commands that name none. */
  readonly agent_id?: number | string;
  /** Organization of commands that name none. */
  readonly organization_id?: number;
}

interface ProfilesFile {
  readonly current?: string;
  readonly profiles: Readonly<Record<string, SignedInProfile>>;
}

export const DEFAULT_PROFILE = 'default';

/** The installations that somebody has signed in to, by name. */
export class Profiles {
  private readonly path: string;

  constructor(private readonly context: Pick<CliContext, 'env'>) {
    this.path = join(configFolder(context), 'profiles.json');
  }

  all(): Readonly<Record<string, SignedInProfile>> {
    return this.read().profiles;
  }

  /** Returns the name of the profile in use: that of the option, the environment, or the one that was chosen last. */
  nameInUse(option?: string): string {
    return option ?? this.context.env['REELSHEET_PROFILE'] ?? this.read().current ?? DEFAULT_PROFILE;
  }

  find(name: string): SignedInProfile | undefined {
    return this.read().profiles[name];
  }

  /** @throws {CommandError} There is no such profile. */
  get(name: string): SignedInProfile {
    const profile = this.find(name);
    if (!profile)
      throw new CommandError('access', `there is no profile ${name}: use reelsheet login --profile ${name}`);
    return profile;
  }

  save(name: string, profile: SignedInProfile): void {
    const file = this.read();
    writePrivate(this.path, { ...file, profiles: { ...file.profiles, [name]: profile } });
  }

  use(name: string): void {
    writePrivate(this.path, { ...this.read(), current: name });
  }

  remove(name: string): void {
    const { current, profiles } = this.read();
    const { [name]: _removed, ...others } = profiles;
    writePrivate(this.path, { ...(current && current !== name ? { current } : {}), profiles: others });
  }

  private read(): ProfilesFile {
    return (readPrivate(this.path) as ProfilesFile | undefined) ?? { profiles: {} };
  }
}
