/** One line that says why a process ended, out of the end of its output; '' where it said nothing. */
export function reasonIn(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => messageOf(line.trim()))
    .filter(Boolean);
  const error = lines.findLast((line) => /^(Uncaught )?\w*Error\b.*: /.test(line));
  return error ?? lines.findLast((line) => !isNoise(line)) ?? '';
}

/** A structured log line's message, or the line itself. */
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
