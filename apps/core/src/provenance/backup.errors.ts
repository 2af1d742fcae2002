import { defineError } from '@reelsheet/kernel';

export const BackupErrors = {
  disabled: defineError({
    code: 'provenance_disabled',
    status: 503,
    message: 'Provenance backups are not set up here',
  }),
  unpriced: defineError({
    code: 'provenance_pricing_not_configured',
    status: 503,
    message: 'Provenance backups have no price here',
  }),
  insufficientCredits: defineError({
    code: 'insufficient_credits',
    status: 402,
    message: 'The organization has too few credits for this backup',
  }),
  chargeRejected: defineError({
    code: 'charge_rejected',
    status: 402,
    message: 'The charge for the backup was rejected',
  }),
  fundingLookup: defineError({
    code: 'funding_lookup_failed',
    status: 502,
    message: 'The credits of the organization could not be looked up; try again later',
  }),
  download: defineError({ code: 'source_download_failed', status: 502, message: 'The asset could not be downloaded' }),
  upload: defineError({ code: 'upload_failed', status: 502, message: 'The blob store did not take the asset' }),
  readback: defineError({
    code: 'readback_failed',
    status: 502,
    message: 'What the blob store gives back is not what was stored',
  }),
  interrupted: defineError({
    code: 'backup_interrupted',
    status: 502,
    message: 'The backup was interrupted too often',
  }),
} as const;

type BackupError = (typeof BackupErrors)[keyof typeof BackupErrors];

/** Returns the error for a failed backup. */
export const backupErrorOf = (code: string | null): BackupError =>
  Object.values(BackupErrors).find((error) => error.code === code) ?? BackupErrors.interrupted;
