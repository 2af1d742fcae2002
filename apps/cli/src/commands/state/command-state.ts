import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { CliContext } from '../../cli-context.js';
import { stateFolder } from '../../profiles/folders.js';
import { readPrivate, removePrivate, writePrivate } from '../../profiles/private-file.js';

/** State that an interrupted command needs to continue when it is run again, in a file of its own. */
export class CommandState<State> {
  private readonly path: string;

  /** `identity` are the values that make two command lines the same work. */
  constructor(context: CliContext, command: string, identity: readonly unknown[]) {
    const name = createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 32);
    this.path = join(stateFolder(context), command, `${name}.json`);
  }

  read(): State | undefined {
    return readPrivate(this.path) as State | undefined;
  }

  write(state: State): void {
    writePrivate(this.path, state);
  }

  remove(): void {
    removePrivate(this.path);
  }
}
