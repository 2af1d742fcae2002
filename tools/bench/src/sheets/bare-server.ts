import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/**
 * Serves the text that a statement returns for the id in the path, with nothing but Node and pg, and sends the address
 * to the parent process. The statement has the id as its only parameter.
 */
export async function serveStatement(statement: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] });
  const server = createServer((request, response) => {
    const values = [Number(request.url!.slice(1))];
    pool
      .query<[string]>({ name: 'sheet', text: statement, values, rowMode: 'array' })
      .then(({ rows: [row] }) => {
        response.setHeader('content-type', 'application/json; charset=utf-8').end(row![0]);
      })
      .catch((error: unknown) => response.destroy(error as Error));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  process.send!(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}
