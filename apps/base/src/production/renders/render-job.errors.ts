import { CommonErrors, defineError, DomainError } from '@reelsheet/kernel';

export const RenderErrors = {
  projectNotFound: defineError({ code: 'project_not_found', status: 404, message: 'Project not found' }),
} as const;

export const renderJobNotFound = () => new DomainError(CommonErrors.notFound, 'Render job not found');
