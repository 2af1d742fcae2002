# Generated from docs/api/reelsheet.json (`npm run generate`).

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, overload

if TYPE_CHECKING:
    from .. import types


class DetailedError(Exception):
    code: str | None
    body: Any

    @overload
    def details(self, code: Literal["changed_later"]) -> types.ChangedLaterErrorItems | None: ...

    @overload
    def details(self, code: Literal["content_resource_creation_failed"]) -> types.ContentResourceCreationFailedErrorReason | None: ...

    @overload
    def details(self, code: Literal["insufficient_scope"]) -> types.InsufficientScopeErrorMissingScopes | None: ...

    @overload
    def details(self, code: Literal["last_owner"]) -> types.LastOwnerErrorOrganizations | None: ...

    @overload
    def details(self, code: Literal["platform_validation_failed"]) -> types.PlatformValidationFailedErrorDetail | None: ...

    @overload
    def details(self, code: Literal["second_factor_required"]) -> types.SecondFactorRequiredErrorChallengeExpiresInKinds | None: ...

    @overload
    def details(self, code: Literal["too_much_uncollected_work"]) -> types.TooMuchUncollectedWorkErrorAcceptedAgainAt | None: ...

    @overload
    def details(self, code: Literal["validation_error"]) -> types.ValidationErrorErrorsErrorsTruncated | None: ...

    @overload
    def details(self, code: Literal["pending_action_changed"]) -> types.PendingActionChangedErrorPendingAction | None: ...

    def details(self, code: str) -> Any:
        """Return the body of an error with this code; `None` for an error with another one."""
        return self.body if self.code == code else None
