import { openFleet } from './fleet.js';
import type { Fleet } from './fleet.js';
import { pathIn } from './settings.js';
import type { FleetSettings } from './settings.js';
import { guideUrl, studioUrl } from './service-environment.js';

/**
 * Runs a fleet in this process until a signal, the end of the parent process or an error; then stops everything and
 * exits.
 */
export async function runFleet(readSettings: () => FleetSettings): Promise<void> {
  const run = new FleetRun();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => run.end(0));
  process.on('disconnect', () => run.end(0));
  process.on('uncaughtException', (error) => run.fail(error));
  process.on('unhandledRejection', (error) => run.fail(error));
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    await run.start(readSettings());
  } catch (error) {
    run.fail(error);
  }
}

class FleetRun {
  private fleet: Fleet | undefined;
  private ending = false;

  async start(settings: FleetSettings): Promise<void> {
    this.fleet = await openFleet(settings, print);
    const { email, password } = await this.fleet.start();
    if (this.ending) return;
    process.stdout.write(
      `ready: ${pathIn.fleetFile(settings.dir)} lists all URLs and processes; Ctrl-C stops the fleet\n` +
        `studio: ${studioUrl(settings)} (sign in as ${email} with the password ${password})\n` +
        `guide: ${guideUrl(settings)}\n`,
    );
  }

  /** Stops the fleet once, even after several signals or errors. */
  end(status: number): void {
    if (this.ending) return;
    this.ending = true;
    void this.stop(status).then((final) => process.exit(final));
  }

  /** Prints one line and stops the fleet. Errors during the stop are not printed. */
  fail(error: unknown): void {
    if (!this.ending) print(lineOf(error));
    this.end(1);
  }

  private async stop(status: number): Promise<number> {
    try {
      await this.fleet?.stop();
      return status;
    } catch (error) {
      print(lineOf(error));
      return 1;
    }
  }
}

function print(line: string): void {
  process.stderr.write(`${line}\n`);
}

function lineOf(error: unknown): string {
  const message = error instanceof Error ? error.message || error.name : String(error);
  return message.trim().split('\n')[0]!;
}
