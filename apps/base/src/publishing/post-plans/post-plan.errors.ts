import { CommonErrors, defineError, DomainError } from '@reelsheet/kernel';

export const PostPlanErrors = {
  missing: defineError({
    code: 'validation_error',
    status: 422,
    message: 'The sheet has no post plan: say with PUT …/post_plan how its rows become posts',
  }),
} as const;

export const planNotFound = () => new DomainError(CommonErrors.notFound, 'The sheet has no post plan');
