import { startSandbox } from './sandbox.js';
import { optionsFromEnv } from './settings.js';

const sandbox = await startSandbox(optionsFromEnv(process.env));
console.log(`sandbox ready on ${sandbox.url} and ${sandbox.mailUrl}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void sandbox.close().then(() => process.exit(0));
  });
}
