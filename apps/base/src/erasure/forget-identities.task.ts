import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { forgetIdentities, type DeletedUser } from '../accounts/users/erase-user.js';
import { IDENTITY_ERASURE } from './user-erasure-plan.sql.js';
import { UserErasureService } from './user-erasure.service.js';

@RunsTask(forgetIdentities)
export class ForgetIdentities implements TaskHandler<DeletedUser> {
  constructor(private readonly erasure: UserErasureService) {}

  async run({ userId }: DeletedUser, signal: AbortSignal): Promise<'again' | undefined> {
    return (await this.erasure.erase(userId, IDENTITY_ERASURE, signal)) ? undefined : 'again';
  }
}
