/** An error that the operator of this machine must fix. The message is one line that describes the fix. */
export class MachineError extends Error {
  override readonly name = 'MachineError';
}

const explained: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the file system is read-only',
  EACCES: 'this user has no write permission',
  EPERM: 'this user has no write permission',
};

/** Error messages of programs that we start, with our explanation. */
const explainedText: readonly (readonly [RegExp, string])[] = [
  [/No space left on device/, explained.ENOSPC!],
  [/Disk quota exceeded/, explained.EDQUOT!],
  [/Read-only file system/, explained.EROFS!],
  [/Permission denied/, explained.EACCES!],
];

/**
 * Converts a write error to one with a one-line message that names the folder. Other error codes than those here and in
 * `more` are returned unchanged.
 */
export function explainFolderError(folder: string, error: unknown, more: Record<string, string> = {}): unknown {
  const { code, stderr } = error as NodeJS.ErrnoException & { stderr?: string };
  const reason =
    { ...explained, ...more }[code ?? ''] ?? explainedText.find(([pattern]) => pattern.test(stderr ?? ''))?.[1];
  return reason ? new MachineError(`cannot write to ${folder}: ${reason}`, { cause: error }) : error;
}
