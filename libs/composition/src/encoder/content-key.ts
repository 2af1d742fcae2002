import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { readMediaTool } from '@reelsheet/platform-media-tools';
import type { Command } from './graph.js';

/** Computes content keys of ffmpeg commands from all their inputs. Commands with the same key write the same bytes. */
export class ContentKeys {
  private readonly hashes = new Map<string, Promise<string>>();

  async of(command: Command): Promise<string> {
    const sources = command.inputs.files;
    const names = new Map<string, string>(
      await Promise.all(sources.map(async (file) => [`file:${file}`, await this.hashOf(file)] as const)),
    );
    const args = command.args.map((arg) => names.get(arg) ?? arg);
    const fonts = await Promise.all([...command.fonts.values()].map((file) => this.hashOf(file)));
    return keyOf([await toolVersion(), ...args, ...[...command.files].flat(), ...fonts]);
  }

  private hashOf(file: string): Promise<string> {
    const known = this.hashes.get(file) ?? hashFile(file);
    this.hashes.set(file, known);
    return known;
  }
}

export function keyOf(segments: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(segments)).digest('hex');
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return `sha256:${hash.digest('hex')}`;
}

let version: Promise<string> | undefined;

/** Returns the version of ffmpeg and its libraries. */
function toolVersion(): Promise<string> {
  return (version ??= readMediaTool('ffmpeg', ['-version']).then(String));
}
