import { Injectable } from '@nestjs/common';
import { DomainError } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import type { PictureSource } from '../../assets/pictures/picture-source.js';
import { PictureStore, type StoredPicture } from '../../assets/pictures/picture-store.js';
import { InvalidPicture } from '../../assets/pictures/picture-errors.js';
import { AVATAR_LIMITS } from './avatar-limits.js';
import { avatarCreationFailed, AvatarErrors, unknownAvatar } from './avatar.errors.js';
import { AvatarRepository, type NewAvatar, type Avatar } from './avatar.repository.js';
import { StockAvatars } from './stock-avatars.js';

const PAGE_SIZE = 20;

/** An avatar to be: one of the stock, or a picture of the agent's own. */
export interface AvatarDraft {
  readonly source: { readonly stockAvatarId: number } | PictureSource;
  readonly isPrimary: boolean;
}

export interface AvatarPage {
  readonly avatars: Avatar[];
  /** Undefined on the last page. */
  readonly nextCursor: number | undefined;
}

/** Avatars whose pictures are stored, and which of them is to be primary. */
export interface PreparedAvatars {
  readonly avatars: readonly NewAvatar[];
  readonly primary: number | undefined;
}

/** An agent's avatars; where there are any, exactly one is primary. */
@Injectable()
export class AvatarService {
  constructor(
    private readonly avatars: AvatarRepository,
    private readonly stock: StockAvatars,
    private readonly pictures: PictureStore,
    private readonly transaction: Transaction,
  ) {}

  /** The primary first; `cursor` is 0 for the first page. */
  async list(agentId: number, cursor: number): Promise<AvatarPage> {
    const found = await this.avatars.list(agentId, cursor, PAGE_SIZE + 1);
    const avatars = found.slice(0, PAGE_SIZE);
    return { avatars, nextCursor: found.length > PAGE_SIZE ? avatars.at(-1)!.id : undefined };
  }

  /** The first avatar of an agent becomes primary, and so does a later one whose draft says so. */
  async add(agent: AgentRecord, drafts: readonly AvatarDraft[]): Promise<void> {
    await this.preparing(agent.organizationId, drafts, (prepared) => this.attach(agent.id, prepared, prepared.primary));
  }

  /** Stores the drafts' pictures, then runs `work` in the transaction that keeps them. Throws `avatar_creation_failed`. */
  async preparing<T>(
    organizationId: number,
    drafts: readonly AvatarDraft[],
    work: (prepared: PreparedAvatars) => Promise<T>,
  ): Promise<T> {
    const wanted = withoutRepeats(drafts);
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

  /** Given avatars anew, an agent shows the named one of them, or the first. Part of the open transaction. */
  async reset(agentId: number, prepared: PreparedAvatars): Promise<void> {
    if (prepared.avatars.length > 0) await this.attach(agentId, prepared, prepared.primary ?? 0);
  }

  async makePrimary(agentId: number, id: number): Promise<void> {
    await this.changing(agentId, async () => {
      if (!(await this.avatars.makePrimary(agentId, id))) throw unknownAvatar(id);
    });
  }

  /** All of them or none; where the primary goes, the next avatar takes its place. */
  async remove(agentId: number, ids: readonly number[]): Promise<void> {
    await this.changing(agentId, async () => {
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
    await this.changing(agentId, async () => {
      const ids = await this.avatars.insert(agentId, avatars);
      if (primary === undefined) await this.avatars.ensurePrimary(agentId);
      else await this.avatars.makePrimary(agentId, ids[primary]!);
    });
  }

  private async changing(agentId: number, work: () => Promise<void>): Promise<void> {
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

/** One of the stock named twice is one avatar. */
function withoutRepeats(drafts: readonly AvatarDraft[]): AvatarDraft[] {
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
