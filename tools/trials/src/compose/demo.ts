import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { checkDemo, DEMO, DEMO_MS } from '../support/demo-run.js';
import type { ComposeStep } from './scene.js';

/** Goes the demo's road, from an idea to its posts, with the published addresses. */
export const walkComposedDemo: ComposeStep = (trial, { dir }) =>
  checkDemo(trial, async () => {
    const child = spawn(process.execPath, [DEMO], {
      env: { ...process.env, FLEET_DIR: dir },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: DEMO_MS,
    });
    const closed = once(child, 'close') as Promise<[number | null]>;
    const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
    return { status, stdout, stderr };
  });
