import { defineError, DomainError } from '@reelsheet/kernel';

export const ChangesErrors = {
  resync: defineError({
    code: 'resync_required',
    status: 410,
    message: 'The changes since this version are not known any more; read the sheet again',
  }),
} as const;

export const resyncRequired = () => new DomainError(ChangesErrors.resync);
