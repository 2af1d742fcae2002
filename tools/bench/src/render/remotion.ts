import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findProgram, MachineError } from '@reelsheet/native-servers';
import { SHORT } from './documents.js';
import { SOURCE_FILES } from './sources.js';

const execute = promisify(execFile);
const SOURCES = fileURLToPath(new URL('../../remotion', import.meta.url));

/**
 * Renders the same ten seconds with Remotion. Its licence requires payment from larger companies,
 * so it is not a dependency and is installed only for the benchmark.
 */
export class Remotion {
  private constructor(
    private readonly folder: string,
    private readonly browser: string,
  ) {}

  static async install(folder: string, sources: string): Promise<Remotion> {
    const browser = findProgram('chromium');
    if (!browser) throw new MachineError('chromium is missing: install the package chromium');
    await cp(SOURCES, folder, { recursive: true });
    for (const name of SOURCE_FILES) await cp(join(sources, name), join(folder, 'public', name));
    await execute('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder });
    return new Remotion(folder, browser);
  }

  /** Returns the seconds of rendering, without bundling and the start of the browser. */
  async render(file: string): Promise<number> {
    const args = [
      join(this.folder, 'render.mjs'),
      join(this.folder, 'public'),
      file,
      this.browser,
      JSON.stringify(words()),
    ];
    const { stdout } = await execute(process.execPath, args, { cwd: this.folder });
    return (JSON.parse(stdout.trim().split('\n').at(-1)!) as { seconds: number }).seconds;
  }
}

function words() {
  const frame = (milliseconds: number) => Math.round((milliseconds / 1_000) * SHORT.canvas.fps);
  return SHORT.captions.sentences.map(({ text, startMs, endMs }) => ({
    text,
    from: frame(startMs),
    durationInFrames: frame(endMs) - frame(startMs),
  }));
}
