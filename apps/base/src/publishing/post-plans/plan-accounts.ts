import type { Platform } from '@reelsheet/kernel';
import type { SocialAccount } from '../social-accounts/social-account.service.js';
import type { TakenTime } from '../posts/post.reader.js';
import type { PlanTarget } from './post-plan.js';
import type { PostFieldError } from './row-content.js';

type AgentAccount = Pick<SocialAccount, 'id' | 'platform' | 'status' | 'connectedAt'>;

/** A target with the account that publishes its posts, or what is wrong with that. */
export interface UsableTarget extends PlanTarget {
  /** Position among all targets of the plan. */
  readonly index: number;
  /** Undefined if there is an error. */
  readonly usableId: number | undefined;
  readonly accountError: PostFieldError | undefined;
}

/** Returns the account that publishes posts on each platform for which none is chosen: the one connected last. */
export function latestAccounts(accounts: readonly AgentAccount[]): ReadonlyMap<Platform, number> {
  const oldestFirst = accounts
    .filter(({ status }) => status === 'connected')
    .toSorted((a, b) => a.connectedAt.getTime() - b.connectedAt.getTime() || a.id - b.id);
  return new Map(oldestFirst.map(({ platform, id }) => [platform, id]));
}

/** Leaves out optional targets on networks of which no account is connected. */
export function usableTargets(all: readonly PlanTarget[], accounts: readonly AgentAccount[]): UsableTarget[] {
  const latest = latestAccounts(accounts);
  const targets = all.map((target, index) => ({ ...target, index }));
  const counting = targets.filter(({ platform, isOptional }) => !isOptional || latest.has(platform));
  return counting.map((target) => {
    const { platform, accountId } = target;
    if (accountId === null) {
      const usableId = latest.get(platform);
      const accountError =
        usableId === undefined ? { field: 'platform', error: 'is not connected to this agent' } : undefined;
      return { ...target, usableId, accountError };
    }
    const account = accounts.find(({ id }) => id === accountId);
    const error = unusableBecause(account, platform);
    if (error === undefined) return { ...target, usableId: accountId, accountError: undefined };
    return { ...target, usableId: undefined, accountError: { field: 'account_id', error } };
  });
}

/** Returns the target whose posts are those of the platform and account, if the plan still has it. */
export const targetOf = <T extends PlanTarget>(
  targets: readonly T[],
  { platform, accountId }: { readonly platform: Platform; readonly accountId: number },
): T | undefined => targets.find((target) => isOn(target, platform, accountId));

/** A target without a chosen account is made once on its platform, even if another account is connected since. */
export const isOn = (target: PlanTarget, platform: Platform, accountId: number): boolean =>
  target.platform === platform && (target.accountId === null || target.accountId === accountId);

function unusableBecause(account: AgentAccount | undefined, platform: Platform): string | undefined {
  if (account?.platform !== platform) return 'is no account of this agent on this platform';
  return account.status === 'connected' ? undefined : `is ${account.status}: connect it again`;
}

/** Times (in milliseconds) that are taken. */
export interface TakenTimes {
  readonly byAgent: ReadonlySet<number>;
  /** Times of posts by the accounts of the plan. */
  readonly byAccounts: ReadonlySet<number>;
  isTaken(accountId: number, time: Date): boolean;
}

/** Posts without a chosen account count for the account that would publish them now. */
export function takenTimes(
  posts: readonly TakenTime[],
  accounts: readonly AgentAccount[],
  targets: readonly UsableTarget[],
): TakenTimes {
  const latest = latestAccounts(accounts);
  const planned = new Set(targets.map(({ usableId }) => usableId));
  const keyOf = (accountId: number, time: Date) => `${accountId}:${time.getTime()}`;
  const byAccount = posts.flatMap(({ accountId, platform, scheduledTime }) => {
    const id = accountId ?? latest.get(platform);
    return id === undefined ? [] : [{ id, scheduledTime }];
  });
  const keys = new Set(byAccount.map(({ id, scheduledTime }) => keyOf(id, scheduledTime)));
  const own = byAccount.filter(({ id }) => planned.has(id));
  return {
    byAgent: new Set(posts.map(({ scheduledTime }) => scheduledTime.getTime())),
    byAccounts: new Set(own.map(({ scheduledTime }) => scheduledTime.getTime())),
    isTaken: (accountId, time) => keys.has(keyOf(accountId, time)),
  };
}
