import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { admitToVendor } from './admit-to-vendor.js';
import { VendorSlots } from './vendor-slots.js';

@RunsTask(admitToVendor)
export class AdmitToVendor implements TaskHandler<{ readonly provider: string }> {
  constructor(private readonly slots: VendorSlots) {}

  async run({ provider }: { readonly provider: string }): Promise<void> {
    await this.slots.admit(provider);
  }
}
