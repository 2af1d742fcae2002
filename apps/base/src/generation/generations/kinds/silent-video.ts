import { rename } from 'node:fs/promises';
import { DomainError } from '@reelsheet/kernel';
import { guardedInput, orUnreadable, probe, runMediaTool, UnreadableMedia } from '@reelsheet/platform-media-tools';
import { GenerationErrors } from '../generation.errors.js';

const TIMEOUT_MS = 300_000;

/**
 * Removes the sound of a video whose vendor always adds sound; the pictures are copied unchanged. Throws
 * `generation_failed` when the file is not a video.
 */
export async function removeSound(file: string, signal: AbortSignal): Promise<void> {
  try {
    if ((await probe(file, signal)).audio) await copyPictures(file, signal);
  } catch (error) {
    throw error instanceof UnreadableMedia ? new DomainError(GenerationErrors.unusable) : error;
  }
}

async function copyPictures(file: string, signal: AbortSignal): Promise<void> {
  const silent = `${file}.silent`;
  const output = ['-map', '0:v:0', '-c', 'copy', '-movflags', '+faststart', '-f', 'mp4', `file:${silent}`];
  const args = ['-v', 'error', '-nostdin', '-y', ...guardedInput(file), ...output];
  await orUnreadable(runMediaTool('ffmpeg', args, { timeoutMs: TIMEOUT_MS, signal }), "The video can't be copied");
  await rename(silent, file);
}
