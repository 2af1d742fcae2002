import { guardedInput, runMediaTool } from '@reelsheet/platform-media-tools';

const TIMEOUT_MS = 300_000;
const KILOBITS = 128;
/** Minimum tempo of one `atempo` filter; slower tempos need several. */
const MIN_TEMPO = 0.5;

/** Concatenates sounds without gaps into an MP3, with their tempo multiplied by `tempo`. */
export async function joinSpeech(
  files: readonly string[],
  target: string,
  tempo: number,
  signal: AbortSignal,
): Promise<void> {
  const inputs = files.flatMap((file) => guardedInput(file));
  const all = files.map((_, index) => `[${index}:a:0]`).join('');
  const filter = [`${all}concat=n=${files.length}:v=0:a=1`, ...tempos(tempo)].join(',');
  const output = ['-filter_complex', `${filter}[speech]`, '-map', '[speech]', '-ac', '1', '-b:a', `${KILOBITS}k`];
  const args = ['-v', 'error', '-nostdin', '-y', ...inputs, ...output, '-f', 'mp3', `file:${target}`];
  await runMediaTool('ffmpeg', args, { timeoutMs: TIMEOUT_MS, signal });
}

function tempos(tempo: number): string[] {
  if (tempo === 1) return [];
  return tempo < MIN_TEMPO ? [`atempo=${MIN_TEMPO}`, ...tempos(tempo / MIN_TEMPO)] : [`atempo=${tempo}`];
}
