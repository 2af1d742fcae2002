/** What the operator of this machine has to put right; the message is one line and says how. */
export class MachineError extends Error {
  override readonly name = 'MachineError';
}

const explained: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the file system is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
};

/** Turns a file system failure into a line that names the folder; anything else passes through. */
export function explainFolderError(folder: string, error: unknown): unknown {
  const reason = explained[(error as NodeJS.ErrnoException).code ?? ''];
  return reason ? new MachineError(`cannot write to ${folder}: ${reason}`, { cause: error }) : error;
}
