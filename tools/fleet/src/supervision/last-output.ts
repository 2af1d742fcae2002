/** Returns one line from the end of a process's output that states why it ended; '' if there is no output. */
export function reasonIn(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => messageOf(line.trim()))
    .filter(Boolean);
  const error = lines.findLast((line) => /^(Uncaught )?\w*Error\b.*: /.test(line));
  return error ?? lines.findLast((line) => !isNoise(line)) ?? '';
}

/** Returns the message of a structured log line, or the line itself. */
function messageOf(line: string): string {
  if (!line.startsWith('{')) return line;
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    return err?.message ?? msg ?? line;
  } catch {
    return line;
  }
}

/** Returns true for the lines that Node prints around a stack trace. */
function isNoise(line: string): boolean {
  return /^(at |Node\.js v|\^+$|[{}]$)/.test(line);
}
