import { parseId, CommonErrors, DomainError } from '@reelsheet/kernel';
import { Flag, ListOf, Text, Whole } from '@reelsheet/platform-http';
import { PictureField } from '../../assets/pictures/picture-field.js';
import { toPictureSource } from '../../assets/pictures/picture-source.js';
import { InvalidPicture } from '../../assets/pictures/picture-errors.js';
import { AVATAR_LIMITS, MAX_AVATARS_AT_ONCE, MAX_REMOVED } from './avatar-limits.js';
import { avatarCreationFailed } from './avatar.errors.js';
import type { AvatarDraft } from './avatar.service.js';
import type { StockAvatar } from './stock-avatars.js';
import type { Avatar } from './avatar.repository.js';

export class AvatarAttributes {
  @PictureField(AVATAR_LIMITS)
  file?: unknown;

  @Whole({ optional: true, min: 1, about: 'instead of a file; see `GET /stock_avatars`' })
  stock_avatar_id?: number;

  @Flag({ optional: true, about: 'at most one of them' })
  is_primary?: boolean;
}

/** The field `agent_avatars_attributes` of several request bodies. */
export const AvatarAttributesList = (options: { optional?: boolean } = {}) =>
  ListOf(() => AvatarAttributes, { ...options, minItems: options.optional ? 0 : 1, maxItems: MAX_AVATARS_AT_ONCE });

export class AddAvatarsBody {
  @AvatarAttributesList()
  agent_avatars_attributes!: AvatarAttributes[];
}

export class AvatarQuery {
  @Whole({
    optional: true,
    default: 0,
    about: '`X-Next-Cursor` of the previous page; returns only avatars with a greater id',
  })
  cursor: number = 0;
}

export class StockAvatarView {
  @Whole() id!: number;
  @Text({ about: 'PNG, read without credentials' }) url!: string;
  @Text() thumbnail_url!: string;
}

export class AvatarView {
  @Whole() id!: number;
  @Text({ about: 'read without credentials' }) url!: string;
  @Text({ about: '256 pixels square' }) thumbnail_url!: string;
  @Flag() is_primary!: boolean;
  @Whole({ nullable: true, about: 'null for a custom picture' }) stock_avatar_id!: number | null;
}

/** Throws `avatar_creation_failed` for an item that is neither a file nor a stock avatar, or both. */
export function fromAvatarAttributes(items: readonly AvatarAttributes[], userId: number): AvatarDraft[] {
  return items.map(({ file, stock_avatar_id: stockAvatarId, is_primary: isPrimary = false }) => {
    if ((file === undefined) === (stockAvatarId === undefined))
      throw avatarCreationFailed('needs either file or stock_avatar_id in each item');
    return { isPrimary, source: stockAvatarId === undefined ? readFile(file, userId) : { stockAvatarId } };
  });
}

function readFile(file: unknown, userId: number) {
  try {
    return toPictureSource(file, userId);
  } catch (error) {
    throw error instanceof InvalidPicture ? avatarCreationFailed(`file ${error.message}`, error) : error;
  }
}

/** Parses ids joined with underscores. Throws `not_found` for anything else. */
export function toAvatarIds(text: string): number[] {
  const ids = text.split('_').map(parseId);
  if (ids.length > MAX_REMOVED || ids.includes(undefined)) throw new DomainError(CommonErrors.notFound);
  return [...new Set(ids as number[])];
}

export function toAvatar({ id, url, thumbnailUrl, isPrimary, stockAvatarId }: Avatar): AvatarView {
  return { id, url, thumbnail_url: thumbnailUrl, is_primary: isPrimary, stock_avatar_id: stockAvatarId };
}

export function toStockAvatar({ id, url, thumbnailUrl }: StockAvatar): StockAvatarView {
  return { id, url, thumbnail_url: thumbnailUrl };
}
