// Generated from docs/api/reelsheet.json (`npm run generate`).

import type {
  ChangedLaterErrorItems,
  ContentResourceCreationFailedErrorReason,
  InsufficientScopeErrorMissingScopes,
  LastOwnerErrorOrganizations,
  PlatformValidationFailedErrorDetail,
  SecondFactorRequiredErrorChallengeExpiresInKinds,
  TooMuchUncollectedWorkErrorAcceptedAgainAt,
  ValidationErrorErrorsErrorsTruncated,
  PendingActionChangedErrorPendingAction,
} from '@reelsheet/client';

/** Bodies of errors that have details, by their code. */
export interface DetailedErrors {
  readonly changed_later: ChangedLaterErrorItems;
  readonly content_resource_creation_failed: ContentResourceCreationFailedErrorReason;
  readonly insufficient_scope: InsufficientScopeErrorMissingScopes;
  readonly last_owner: LastOwnerErrorOrganizations;
  readonly platform_validation_failed: PlatformValidationFailedErrorDetail;
  readonly second_factor_required: SecondFactorRequiredErrorChallengeExpiresInKinds;
  readonly too_much_uncollected_work: TooMuchUncollectedWorkErrorAcceptedAgainAt;
  readonly validation_error: ValidationErrorErrorsErrorsTruncated;
  readonly pending_action_changed: PendingActionChangedErrorPendingAction;
}
