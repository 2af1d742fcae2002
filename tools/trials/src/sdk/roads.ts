import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Trial } from '../trial.js';
import { installPackages } from './installed-packages.js';
import { ledgerErrorsOf } from '../support/database.js';

const execute = promisify(execFile);
const TIMEOUT_MS = 600_000;
/** Two networks at once, and one of them again later. */
const POSTS = 3;
const CLIP = 'testsrc2=size=270x480:rate=30:duration=4';
const TONE = 'sine=frequency=220:duration=16';

/** Goes from an idea to published posts with programs of users. */
export const sdkRoads: Trial = {
  shows: 'a program of each installed SDK goes from an idea to published posts, in an empty folder',
  async run(trial) {
    const packages = await installPackages(trial);
    const { folder, python, site } = packages;
    await execute('ffmpeg', [
      '-loglevel',
      'error',
      '-f',
      'lavfi',
      '-i',
      CLIP,
      '-pix_fmt',
      'yuv420p',
      join(folder, 'clip.mp4'),
    ]);
    await execute('ffmpeg', ['-loglevel', 'error', '-f', 'lavfi', '-i', TONE, join(folder, 'music.mp3')]);
    const fleet = await trial.fleet();
    const { base_url: url, api_key: key, organization_id: organization } = fleet.file;
    const env = { ...process.env, REELSHEET_URL: url, REELSHEET_KEY: key, PYTHONPATH: site };
    const programs = { TypeScript: [process.execPath, 'road.mjs'], Python: [python, 'road.py'] } as const;
    for (const [name, [program, script]] of Object.entries(programs)) {
      const startedAt = performance.now();
      const args = [script, String(organization), `calm mornings with ${name}`];
      const { stdout } = await execute(program, args, { cwd: folder, env, timeout: TIMEOUT_MS });
      const posts = JSON.parse(stdout) as string[];
      trial.note(`${name}: ${posts.join(' ')}, ${Math.round((performance.now() - startedAt) / 1_000)} s`);
      trial.figure(`${name}: addresses of posts`, posts.filter((each) => each.startsWith('http')).length, {
        exactly: POSTS,
      });
    }
    trial.none('ledger inconsistencies', await ledgerErrorsOf(fleet));
  },
};
