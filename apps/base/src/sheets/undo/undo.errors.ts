import { defineError, DomainError } from '@reelsheet/kernel';
import type { ItemOfSheet } from './undo.repository.js';

export const UndoErrors = {
  notFound: defineError({
    code: 'change_not_found',
    status: 404,
    message: 'The sheet has no change of this version that can be undone, or not any more',
  }),
  undone: defineError({ code: 'already_undone', status: 409, message: 'This change has been undone already' }),
  changed: defineError({
    code: 'changed_later',
    status: 409,
    message: 'A later change has changed the same items; undo that one first',
    detailSchema: {
      items: {
        type: 'array',
        description: 'of `changed_later`: up to 20 of the items that have changed since',
        items: {
          type: 'object',
          title: 'ItemChangedLater',
          required: ['kind', 'id'],
          properties: {
            kind: { type: 'string', description: '`row`, `column`, `cell`, `layer` or `sheet`' },
            id: { type: 'integer', description: 'id of the item' },
          },
        },
      },
    },
  }),
} as const;

export const changeNotFound = () => new DomainError(UndoErrors.notFound);
export const alreadyUndone = () => new DomainError(UndoErrors.undone);
export const changedLater = (items: readonly ItemOfSheet[]) =>
  new DomainError(
    UndoErrors.changed,
    `${UndoErrors.changed.message}: ${items.map(({ kind, id }) => `${kind} ${id}`).join(', ')}`,
    { items },
  );
