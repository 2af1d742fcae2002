import { execFile } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

const MAX_BYTES = 64 * 2 ** 20;

/** Runs a program and returns the lines that it prints, and one more if it fails. */
export function linesOf(program: string, args: readonly string[], cwd?: string): Promise<string[]> {
  return new Promise((resolve) => {
    execFile(program, args, { cwd, maxBuffer: MAX_BYTES }, (error, out, err) => {
      const lines = stripVTControlCharacters(`${out}\n${err}`)
        .split('\n')
        .map((line) => line.trim());
      resolve([...lines.filter(Boolean), ...(error ? [`${program} failed with ${error.code}`] : [])]);
    });
  });
}
