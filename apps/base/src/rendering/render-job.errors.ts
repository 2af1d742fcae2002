import { CommonErrors, defineError, DomainError } from '@reelsheet/kernel';

export const RenderErrors = {
  projectNotFound: defineError({ code: 'project_not_found', status: 404, message: 'Project not found' }),
  cannotBeStopped: defineError({
    code: 'job_cannot_be_stopped',
    status: 422,
    message: 'The render has already ended',
  }),
  tooLarge: defineError({
    code: 'render_too_large',
    status: 422,
    message: 'The pictures of all sources are too large to be opened together',
  }),
  tookTooLong: defineError({
    code: 'render_timed_out',
    status: 422,
    message: 'The video was not finished in the time that its length and size allow',
  }),
} as const;

export const renderJobNotFound = () => new DomainError(CommonErrors.notFound, 'Render job not found');
