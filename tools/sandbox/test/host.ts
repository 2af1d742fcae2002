import fastify from 'fastify';
import { startSandbox, type Sandbox } from '../src/sandbox.js';
import { optionsFromEnv } from '../src/settings.js';

/**
 * Runs the sandboxes of one Jest worker, each with a folder and ports of its own, so that their modules are loaded and
 * compiled once for all spec files. It ends with its parent process, which holds its standard input open.
 */
const running = new Map<string, Sandbox>();

const app = fastify();
/** Starts a sandbox with the variables in the body. */
app.post<{ Body: Record<string, string> }>('/', async ({ body }) => {
  const { close, ...addresses } = await startSandbox(optionsFromEnv(body));
  running.set(addresses.url, { ...addresses, close });
  return addresses;
});
/** Ends the sandbox at this URL. */
app.delete<{ Querystring: { url: string } }>('/', async ({ query: { url } }) => {
  await running.get(url)?.close();
  running.delete(url);
});

process.stdin.resume().once('close', () => process.exit());
console.log(`sandboxes at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
