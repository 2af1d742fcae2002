export const METRICS_PATH = '/metrics';

/** Paths that orchestrators request every few seconds; they are outside /v1. */
export const PROBES: ReadonlySet<string> = new Set(['/health/live', '/health/ready', METRICS_PATH]);
