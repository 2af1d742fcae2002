import { CommonErrors, defineError, DomainError, invalid } from '@reelsheet/kernel';

export const PostPlanErrors = {
  missing: defineError({
    code: 'validation_error',
    status: 422,
    message: 'The sheet has no post plan: say with PUT …/post_plan how its rows become posts',
  }),
} as const;

export const planNotFound = () => new DomainError(CommonErrors.notFound, 'The sheet has no post plan');

/** All targets of the plan are optional, and the agent has an account of none of their networks. */
export const noTarget = () => invalid('post_plan.targets', 'name no network that is connected to this agent');
