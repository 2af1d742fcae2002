import { join } from 'node:path';
import { REPOSITORY } from '@reelsheet/tool-fleet';

/** Returns the path of a program that the checks of the repository install, such as `helm`. */
export async function installedProgram(name: string): Promise<string> {
  const { program } = (await import(join(REPOSITORY, 'tools', 'delivery', 'programs.mjs'))) as {
    program: (name: string) => string;
  };
  return program(name);
}
