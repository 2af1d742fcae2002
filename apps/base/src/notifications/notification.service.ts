import { Injectable } from '@nestjs/common';
import { notificationChanged } from '@reelsheet/contracts';
import { Clock, CommonErrors, DomainError, type AgentRef } from '@reelsheet/kernel';
import { AgentDirectory } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { Outbox } from '@reelsheet/platform-outbox';
import type { NotificationKind } from './notification.js';
import { MAX_UNREAD_COUNT } from './notification-limits.js';
import {
  NotificationRepository,
  type MemberInbox,
  type ListedNotification,
  type NotificationChange,
  type NotificationPosition,
} from './notification.repository.js';

export interface NotificationQuery extends MemberInbox {
  readonly agent?: AgentRef;
  /** All kinds where absent. */
  readonly kinds?: readonly NotificationKind[];
  readonly onlyUnread: boolean;
  readonly isArchived: boolean;
  readonly limit: number;
  readonly after?: NotificationPosition;
}

export interface NotificationPage {
  readonly organizationId: number;
  readonly items: readonly ListedNotification[];
  /** The last item; null on the last page. */
  readonly next: NotificationPosition | null;
  readonly unreadCount: number;
}

export interface NotificationOrder extends NotificationChange {
  /** The notifications with these ids, or all that happened up to a time. */
  readonly chosen: readonly number[] | Date;
}

/** The inbox of a member in an organization. */
@Injectable()
export class NotificationService {
  constructor(
    private readonly notifications: NotificationRepository,
    private readonly agents: AgentDirectory,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Throws `agent_not_found`. */
  async page({ organizationId, userId, agent, kinds, limit, ...filter }: NotificationQuery): Promise<NotificationPage> {
    const agentId = agent ? await this.agentId(organizationId, agent) : null;
    const wanted = { ...filter, kinds: kinds?.length ? kinds : null, agentId, limit: limit + 1 };
    const inbox = { organizationId, userId };
    const [found, unreadCount] = await Promise.all([
      this.notifications.page({ ...inbox, ...wanted }),
      this.notifications.countUnread(inbox, MAX_UNREAD_COUNT),
    ]);
    const items = found.slice(0, limit);
    const last = items.at(-1);
    const isComplete = found.length <= limit || !last;
    const next = isComplete ? null : { happenedAt: last.happenedText, id: last.id };
    return { organizationId, items, next, unreadCount };
  }

  /** Returns how many notifications are different now. Ids that the member does not have are ignored. */
  async change(
    inbox: MemberInbox,
    { chosen, ...change }: NotificationOrder,
  ): Promise<{ changed: number; unread: number }> {
    return this.transaction.run(async () => {
      const now = this.clock.now();
      const changed =
        chosen instanceof Date
          ? await this.notifications.changeUntil(inbox, chosen, change, now)
          : await this.notifications.change(inbox, chosen, change, now);
      if (changed > 0)
        await this.outbox.send(notificationChanged, {
          organization_id: inbox.organizationId,
          user_id: inbox.userId,
        });
      return { changed, unread: await this.notifications.countUnread(inbox, MAX_UNREAD_COUNT) };
    });
  }

  private async agentId(organizationId: number, ref: AgentRef): Promise<number> {
    const agent = await this.agents.find(ref);
    if (agent?.organizationId !== organizationId) throw new DomainError(CommonErrors.agentNotFound);
    return agent.id;
  }
}
