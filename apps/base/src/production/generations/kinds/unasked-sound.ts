import { rename } from 'node:fs/promises';
import { guardedInput, orUnreadable, probe, runMediaTool } from '@reelsheet/platform-media-tools';

const TIMEOUT_MS = 300_000;

/** Takes the sound out of a video whose vendor makes it unasked; the pictures stay as they are. Throws `unreadable_source`. */
export async function removeSound(file: string, signal: AbortSignal): Promise<void> {
  if (!(await probe(file, signal)).audio) return;
  const silent = `${file}.silent`;
  const output = ['-map', '0:v:0', '-c', 'copy', '-movflags', '+faststart', '-f', 'mp4', `file:${silent}`];
  const args = ['-v', 'error', '-nostdin', '-y', ...guardedInput(file), ...output];
  await orUnreadable(runMediaTool('ffmpeg', args, { timeoutMs: TIMEOUT_MS, signal }), "The video can't be copied");
  await rename(silent, file);
}
