import { Injectable } from '@nestjs/common';
import { DomainError } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import type { PictureSource } from '../../assets/pictures/picture-source.js';
import { PictureStore, type StoredPicture } from '../../assets/pictures/picture-store.js';
import { InvalidPicture } from '../../assets/pictures/picture-errors.js';
import { AVATAR_LIMITS, PAGE_SIZE } from './avatar-limits.js';
import { avatarCreationFailed, AvatarErrors, unknownAvatar } from './avatar.errors.js';
import { AvatarRepository, type NewAvatar, type Avatar } from './avatar.repository.js';
import { StockAvatars } from './stock-avatars.js';

/** A new avatar: a stock avatar or a custom picture. */
export interface AvatarDraft {
  readonly source: { readonly stockAvatarId: number } | PictureSource;
  readonly isPrimary: boolean;
}

export interface AvatarPage {
  readonly avatars: Avatar[];
  /** Undefined on the last page. */
  readonly nextCursor: number | undefined;
}

/** New avatars with stored pictures, and the index of the primary one. */
export interface PreparedAvatars {
  readonly avatars: readonly NewAvatar[];
  readonly primary: number | undefined;
}

/** Avatars of agents. If an agent has any, exactly one is primary. */
@Injectable()
export class AvatarService {
  constructor(
    private readonly avatars: AvatarRepository,
    private readonly stock: StockAvatars,
    private readonly pictures: PictureStore,
    private readonly transaction: Transaction,
  ) {}

  /** Returns the primary avatar first; `cursor` is 0 for the first page. */
  async list(agentId: number, cursor: number): Promise<AvatarPage> {
    const found = await this.avatars.list(agentId, cursor, PAGE_SIZE + 1);
    const avatars = found.slice(0, PAGE_SIZE);
    return { avatars, nextCursor: found.length > PAGE_SIZE ? avatars.at(-1)!.id : undefined };
  }

  /** The first avatar of an agent becomes primary, as does a later one whose draft requests it. */
  async add(agent: AgentRecord, drafts: readonly AvatarDraft[]): Promise<void> {
    await this.prepareAndRun(agent.organizationId, drafts, (prepared) =>
      this.attach(agent.id, prepared, prepared.primary),
    );
  }

  /**
   * Stores the pictures of the drafts, then runs `work` in the transaction that claims them. Throws
   * `avatar_creation_failed`.
   */
  async prepareAndRun<T>(
    organizationId: number,
    drafts: readonly AvatarDraft[],
    work: (prepared: PreparedAvatars) => Promise<T>,
  ): Promise<T> {
    const wanted = withoutDuplicates(drafts);
    const sources = wanted.flatMap(({ source }) => ('stockAvatarId' in source ? [] : [source]));
    const ofStock = wanted.map(({ source }) =>
      'stockAvatarId' in source ? this.stockAvatar(source.stockAvatarId) : undefined,
    );
    try {
      return await this.pictures.storeAndRun({ organizationId, sources, limits: AVATAR_LIMITS }, async (stored) => {
        const own = stored.map(toNewAvatar);
        return work({ avatars: ofStock.map((avatar) => avatar ?? own.shift()!), primary: indexOfPrimary(wanted) });
      });
    } catch (error) {
      throw error instanceof InvalidPicture ? avatarCreationFailed(`file ${error.message}`, error) : error;
    }
  }

  /** Adds avatars and makes the requested one, otherwise the first, primary, in the open transaction. */
  async reset(agentId: number, prepared: PreparedAvatars): Promise<void> {
    if (prepared.avatars.length > 0) await this.attach(agentId, prepared, prepared.primary ?? 0);
  }

  async makePrimary(agentId: number, id: number): Promise<void> {
    await this.withLock(agentId, async () => {
      if (!(await this.avatars.makePrimary(agentId, id))) throw unknownAvatar(id);
    });
  }

  /** Removes all of the avatars or none. When the primary one is removed, the next one becomes primary. */
  async remove(agentId: number, ids: readonly number[]): Promise<void> {
    await this.withLock(agentId, async () => {
      const removed = await this.avatars.remove(agentId, ids);
      const unknown = ids.find((id) => !removed.some((avatar) => avatar.id === id));
      if (unknown !== undefined) throw unknownAvatar(unknown);
      await this.avatars.ensurePrimary(agentId);
      await this.pictures.remove(
        removed.flatMap(({ key, thumbnailKey }) => [key, thumbnailKey]).filter((key) => key !== null),
      );
    });
  }

  private async attach(agentId: number, { avatars }: PreparedAvatars, primary: number | undefined): Promise<void> {
    await this.withLock(agentId, async () => {
      const ids = await this.avatars.insert(agentId, avatars);
      if (primary === undefined) await this.avatars.ensurePrimary(agentId);
      else await this.avatars.makePrimary(agentId, ids[primary]!);
    });
  }

  private async withLock(agentId: number, work: () => Promise<void>): Promise<void> {
    await this.transaction.run(async () => {
      if (!(await this.avatars.lock(agentId))) throw new DomainError(AvatarErrors.agentNotFound);
      await work();
    });
  }

  private stockAvatar(id: number): NewAvatar {
    const avatar = this.stock.find(id);
    if (!avatar) throw avatarCreationFailed(`stock_avatar_id ${id} names no stock avatar`);
    return { stockAvatarId: id, key: null, thumbnailKey: null, url: avatar.url, thumbnailUrl: avatar.thumbnailUrl };
  }
}

/** Removes duplicates of stock avatars. */
function withoutDuplicates(drafts: readonly AvatarDraft[]): AvatarDraft[] {
  const byStock = new Map<number | symbol, AvatarDraft>();
  for (const { source, isPrimary } of drafts) {
    const name = 'stockAvatarId' in source ? source.stockAvatarId : Symbol();
    byStock.set(name, { source, isPrimary: isPrimary || (byStock.get(name)?.isPrimary ?? false) });
  }
  return [...byStock.values()];
}

function indexOfPrimary(drafts: readonly AvatarDraft[]): number | undefined {
  const primaries = drafts.flatMap(({ isPrimary }, index) => (isPrimary ? [index] : []));
  if (primaries.length > 1) throw avatarCreationFailed('may name one primary');
  return primaries[0];
}

const toNewAvatar = (picture: StoredPicture): NewAvatar => ({ stockAvatarId: null, ...picture });
