import { changeMediaAddress, changeMediaAddresses, type RequestOf } from '@reelsheet/contracts';
import { RunsTask, taskKind, type TaskHandler } from '@reelsheet/platform-jobs';
import { RpcClient } from '@reelsheet/platform-messaging';

/** New addresses of stored media and its thumbnail. The version is greater than that of every earlier change. */
export type AddressChange = RequestOf<typeof changeMediaAddress>;

/** Gives media new addresses at upload. */
export const changeAddress = taskKind<AddressChange>('change_address');

@RunsTask(changeAddress)
export class ChangeAddress implements TaskHandler<AddressChange> {
  constructor(private readonly rpc: RpcClient) {}

  async run(change: AddressChange): Promise<void> {
    await this.rpc.request(changeMediaAddress, change);
  }
}

interface AddressChanges {
  readonly changes: readonly AddressChange[];
}

/** Gives many media new addresses at upload. */
export const changeAddresses = taskKind<AddressChanges>('change_addresses');

@RunsTask(changeAddresses)
export class ChangeAddresses implements TaskHandler<AddressChanges> {
  constructor(private readonly rpc: RpcClient) {}

  async run({ changes }: AddressChanges): Promise<void> {
    await this.rpc.request(changeMediaAddresses, { changes: [...changes] });
  }
}
