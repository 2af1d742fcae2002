import { Text, Whole } from '@reelsheet/platform-http';
import { SHEET_TRASH_LIMITS } from './sheet-trash-limits.js';
import type { ExpiringSheet } from './sheet-trash.service.js';

export class SheetTrashQuery {
  @Whole({ optional: true, min: 1, max: 1_000_000, default: 1, about: `${SHEET_TRASH_LIMITS.page} engines per page` })
  page = 1;
}

export class TrashedSheetView {
  @Whole() id!: number;
  @Text({ format: 'uuid' }) uuid!: string;
  @Text() slug!: string;
  @Text() title!: string;
  @Text({ format: 'date-time' }) deleted_at!: string;
  @Whole({ nullable: true, about: 'id of the user; null when that is not known' }) deleted_by!: number | null;
  @Text({ format: 'date-time', about: 'when it is removed for good' }) expires_at!: string;
}

export function toTrashedSheet({ deletedAt, deletedBy, expiresAt, ...sheet }: ExpiringSheet): TrashedSheetView {
  return {
    id: sheet.id,
    uuid: sheet.uuid,
    slug: sheet.slug,
    title: sheet.title,
    deleted_at: deletedAt.toISOString(),
    deleted_by: deletedBy,
    expires_at: expiresAt.toISOString(),
  };
}
