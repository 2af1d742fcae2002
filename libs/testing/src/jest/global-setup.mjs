import './source-imports.mjs';

const { Infrastructure } = await import('./infrastructure.ts');

/** Opens the run's infrastructure; servers start when the first spec asks for them. */
export default async function setUp() {
  const infrastructure = await Infrastructure.open();
  globalThis.reelsheetInfrastructure = infrastructure;
  for (const [signal, status] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ]) {
    // Ctrl-C may arrive twice: from the terminal and from the parent process.
    process.on(signal, () => infrastructure.close().finally(() => process.exit(status)));
  }
}
