import { dataOf, putSigned } from '@reelsheet/client';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { connectAccounts } from './social-accounts.js';
import { newTenant, requestText, type Tenant } from './tenant.js';
import { announce, someFile, upload } from './uploading.js';
import type { WebhookReceiver } from './webhook-receiver.js';
import { configure } from '../webhooks/webhooks.js';

const NETWORK = 'microblog';
const FILE_BYTES = 20_000;
const ROWS = 8;

/** Work of each kind that a tenant requests in rounds. */
export class TenantTasks {
  private constructor(readonly tenant: Tenant) {}

  /** The fleet's `OUTBOUND_ALLOW` must contain `receiver`. */
  static async of(fleet: OwnFleet, receiver: WebhookReceiver, name: string): Promise<TenantTasks> {
    const tenant = await newTenant(fleet.file, { credits: 1_000_000, rows: ROWS });
    await connectAccounts(tenant, [NETWORK], `trial.${name}`);
    receiver.secrets.set(`/${name}`, await configure(tenant, `http://${receiver.host}/${name}`));
    return new TenantTasks(tenant);
  }

  /** Requests one round of work and returns the reasons of rejected requests. */
  async round(index: number): Promise<string[]> {
    const tenantTasks = [this.text(index), this.run(index), this.post(index), this.upload(), this.uploadWrongBytes()];
    const outcomes = await Promise.allSettled(tenantTasks);
    return outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
  }

  private async text(index: number): Promise<void> {
    await requestText(this.tenant, `A text about round ${index}`, this.tenant.cellIds[index % ROWS]);
  }

  private async run(index: number): Promise<void> {
    const body = { agent_id: this.tenant.agentId, message: `Tell me of round ${index}` };
    await dataOf(this.tenant.agent.runs.create({ body }));
  }

  private async post(index: number): Promise<void> {
    const { agentId: agent_id, base } = this.tenant;
    const description = `Round ${index} of agent ${agent_id}.`;
    const body = { agent_id, platform: [NETWORK], description, schedule_type: 'now' };
    await dataOf(base.posts.create({ body }));
  }

  private async upload(): Promise<void> {
    await upload(this.tenant, someFile(FILE_BYTES));
  }

  /** Uploads bytes that differ from the announced ones. */
  private async uploadWrongBytes(): Promise<void> {
    const announced = await announce(this.tenant, someFile(FILE_BYTES));
    const rejected = await putSigned(announced.direct_upload, someFile(FILE_BYTES).bytes);
    await rejected.body?.cancel();
  }
}
