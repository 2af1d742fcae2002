import { openControl } from './control.js';
import { openDataFolder } from './files/data-folder.js';
import { seedDemoUser } from './demo-user.js';
import { removeFleetFile, writeFleetFile } from './files/fleet-file.js';
import { fleetStages } from './fleet-stages.js';
import { announceControl, releaseLock, takeLock } from './files/lock.js';
import { loadSecrets, saveSecrets } from './files/secrets.js';
import type { DemoUser, Secrets } from './files/secrets.js';
import { publicUrl } from './service-environment.js';
import type { FleetSettings } from './settings.js';
import { makeSigningCertificate } from './files/signing-certificate.js';
import { Supervisor } from './supervision/supervisor.js';

export interface Fleet {
  /** Resolves to the demo user when all processes are ready and `fleet.json` is written. */
  start(): Promise<DemoUser>;
  /** Stops all processes and keeps the data. It may be called at any time. */
  stop(): Promise<void>;
}

/** Locks the fleet's folder for this process; fails with one line if it is locked or cannot be used. */
export async function openFleet(settings: FleetSettings, print: (line: string) => void): Promise<Fleet> {
  openDataFolder(settings.dir);
  takeLock(settings.dir);
  await makeSigningCertificate(settings.dir);
  return new LocalFleet(settings, loadSecrets(settings.dir), print);
}

class LocalFleet implements Fleet {
  private readonly supervisor: Supervisor;
  private user: Required<DemoUser> | undefined;
  private closeControl: () => void = () => undefined;

  constructor(
    private readonly settings: FleetSettings,
    private readonly secrets: Secrets,
    private readonly print: (line: string) => void,
  ) {
    this.supervisor = new Supervisor(settings.dir, fleetStages(settings, secrets), () => this.writeFile());
  }

  async start(): Promise<DemoUser> {
    const { settings, secrets } = this;
    removeFleetFile(settings.dir);
    await this.supervisor.start();
    const { control, close } = await openControl(this.supervisor);
    this.closeControl = close;
    announceControl(settings.dir, control);
    this.user = await seedDemoUser(publicUrl(settings, 'base'), secrets.settings.OPERATOR_KEY, secrets.demoUser);
    saveSecrets(settings.dir, { ...secrets, demoUser: this.user });
    this.writeFile();
    return this.user;
  }

  async stop(): Promise<void> {
    this.user = undefined;
    this.closeControl();
    await this.supervisor.stop();
    removeFleetFile(this.settings.dir);
    releaseLock(this.settings.dir);
  }

  /** Writes `fleet.json`, only after everything that it states is true. */
  private writeFile(): void {
    if (!this.user) return;
    try {
      writeFleetFile(this.settings, this.secrets, this.user, this.supervisor.pids);
    } catch (error) {
      this.print(`cannot write fleet.json: ${(error as Error).message}`);
    }
  }
}
