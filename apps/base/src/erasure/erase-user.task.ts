import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { eraseUser, type DeletedUser } from '../accounts/users/erase-user.js';
import { USER_ERASURE } from './user-erasure-plan.sql.js';
import { UserErasureService } from './user-erasure.service.js';

@RunsTask(eraseUser)
export class EraseUser implements TaskHandler<DeletedUser> {
  constructor(private readonly erasure: UserErasureService) {}

  async run({ userId }: DeletedUser, signal: AbortSignal): Promise<'again' | undefined> {
    return (await this.erasure.erase(userId, USER_ERASURE, signal)) ? undefined : 'again';
  }
}
