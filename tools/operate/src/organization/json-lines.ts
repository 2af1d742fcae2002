import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** Options of COPY that leave lines of JSON as they are, because JSON escapes these characters. */
const AS_LINES = `(FORMAT csv, DELIMITER E'\\x01', QUOTE E'\\x02', ESCAPE E'\\x02')`;

/** Streams the rows of a statement that selects one column of JSON, each as a line. */
export const linesFrom = (client: Client, select: string) =>
  client.query(copyTo(`COPY (${select}) TO STDOUT ${AS_LINES}`));
