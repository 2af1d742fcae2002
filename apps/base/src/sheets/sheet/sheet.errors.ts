import { CommonErrors, defineError, DomainError } from '@reelsheet/kernel';

export const SheetErrors = {
  notFound: defineError({ code: 'spreadsheet_not_found', status: 404, message: 'Spreadsheet not found' }),
  changedSince: defineError({
    code: 'changed_since',
    status: 412,
    message: 'Somebody else has changed this after the version in If-Match',
  }),
  targetAgent: defineError({
    code: 'validation_error',
    status: 422,
    message: 'target_agent_id is not an agent of yours',
  }),
} as const;

export const sheetNotFound = () => new DomainError(SheetErrors.notFound);
export const changedSince = () => new DomainError(SheetErrors.changedSince);
/** Like {@link itemNotFound}, naming the field of the request that holds the id. */
export const missingItem = (kind: string, id: number, field: string) =>
  new DomainError(CommonErrors.notFound, `${kind} ${id} not found`, undefined, {
    fieldErrors: [{ field, problem: 'does not exist' }],
  });
export const itemNotFound = (kind: string, id?: number) =>
  new DomainError(CommonErrors.notFound, id === undefined ? `${kind} not found` : `${kind} ${id} not found`);
