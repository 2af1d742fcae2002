import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { admitToVendor } from './admit-to-vendor.js';
import { VendorTurns } from './vendor-turns.js';

@RunsTask(admitToVendor)
export class AdmitToVendor implements TaskHandler<{ readonly provider: string }> {
  constructor(private readonly turns: VendorTurns) {}

  async run({ provider }: { readonly provider: string }): Promise<void> {
    await this.turns.admit(provider);
  }
}
