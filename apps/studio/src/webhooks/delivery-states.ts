/** Colours of the states of a delivery. */
export const STATE_KINDS = {
  pending: 'neutral',
  delivered: 'positive',
  failed: 'danger',
  cancelled: 'warning',
} as const;
