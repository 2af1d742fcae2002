/** Who looks after a process asks for these every few seconds; they lie outside /v1. */
export const PROBES: ReadonlySet<string> = new Set(['/health/live', '/health/ready', '/metrics']);
