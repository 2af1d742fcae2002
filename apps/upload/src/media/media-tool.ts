import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const TIMEOUT_MS = 60_000;
const LARGEST_OUTPUT = 16 * 1024 * 1024;

/** The tool could make nothing of the file; every other failure is ours. */
export class UnreadableMedia extends Error {}

/** Containers that hold their media themselves; playlists and others that point at further files are left out. */
const DEMUXERS = [
  'mov',
  'matroska',
  'webm',
  'avi',
  'mpegts',
  'mpeg',
  'flv',
  'asf',
  'mp3',
  'wav',
  'ogg',
  'flac',
  'aac',
  'aiff',
  'amr',
  'gif',
];

/** Before every input: local files alone, of real media alone, of bounded size. */
const GUARDED_INPUT = [
  '-protocol_whitelist',
  'file,pipe',
  '-format_whitelist',
  DEMUXERS.join(','),
  '-max_pixels',
  '100000000',
];

/** What the tool writes to its standard output about `path`. Throws {@link UnreadableMedia}. */
export async function runMediaTool(
  tool: 'ffmpeg' | 'ffprobe',
  path: string,
  { before = [], after = [] }: { before?: readonly string[]; after?: readonly string[] },
): Promise<Buffer> {
  const input = [...GUARDED_INPUT, ...before, '-i', `file:${path}`];
  try {
    const { stdout } = await run(tool, ['-v', 'error', ...input, ...after], {
      encoding: 'buffer',
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
      maxBuffer: LARGEST_OUTPUT,
    });
    return stdout;
  } catch (error) {
    if (isOurs(error)) throw error;
    throw new UnreadableMedia(String((error as { stderr?: Buffer }).stderr ?? error).trim(), { cause: error });
  }
}

/** The tool could not be started at all. */
const isOurs = (error: unknown) => typeof (error as NodeJS.ErrnoException).errno === 'number';
