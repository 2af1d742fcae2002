import { defineError } from '@reelsheet/kernel';

export const MonitoringErrors = {
  noPurchase: defineError({
    code: 'no_active_credit_purchase',
    status: 422,
    message: 'The workspace has never bought credits, which monitoring needs',
  }),
  statusInvalid: defineError({
    code: 'job_status_invalid',
    status: 422,
    message: 'The job has ended, so it cannot be changed',
  }),
  notFound: defineError({ code: 'user_job_not_found', status: 404, message: 'Job not found' }),
} as const;
