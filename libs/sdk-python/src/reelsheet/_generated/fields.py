# Generated from docs/api/reelsheet.json (`npm run generate`).

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypedDict

from ..files import FileInput
from ..types import *  # noqa: F403


class AgentCoreGetFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentAgentCoreGetFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class AgentCoreUpdateFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    body: NotRequired[Mapping[str, Any]]
    """The fields of the body, where one of them has the name of another field but another value"""
    brand_name: NotRequired[str | None]
    description: NotRequired[str | None]
    """The brand in two or three sentences"""
    identity_type: NotRequired[AgentIdentity | None]
    goal: NotRequired[str | None]
    target_platforms: NotRequired[list[Platform] | None]
    """Platforms to make content for"""
    shortform: NotRequired[bool | None]
    longform: NotRequired[bool | None]
    onboarding_status: NotRequired[str | None]
    keywords: NotRequired[list[str] | None]
    """Sent without `monitored`, they are monitored, and nothing else is"""
    monitored: NotRequired[list[MonitoredItemBody] | None]
    """Sources of inspiration, watched for trends on the target platforms that can be, else on `shortvideo`, and paid for like those of a watchlist; a keyword that is one of `keywords` is not looked for"""
    research_topics: NotRequired[list[ResearchTopicBody] | None]
    """Fields of expertise; recurring jobs research them, the default one daily"""
    linked_accounts: NotRequired[list[LinkedAccountBody] | None]
    """The agent's own accounts"""
    personality: NotRequired[str | None]
    default_user_voice: NotRequired[CoreVoiceBody | None]
    provenance_enabled: NotRequired[bool | None]
    """Switches automatic backup; off until set"""
    provenance_auto_backup_sources: NotRequired[list[EventThatMakesProvenanceBackup] | None]
    """Events that back up; none where empty"""
    provenance_auto_backup_asset_types: NotRequired[list[ProvenanceBackupFile] | None]
    """What is backed up"""


class AgentAgentCoreUpdateFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    body: NotRequired[Mapping[str, Any]]
    """The fields of the body, where one of them has the name of another field but another value"""
    brand_name: NotRequired[str | None]
    description: NotRequired[str | None]
    """The brand in two or three sentences"""
    identity_type: NotRequired[AgentIdentity | None]
    goal: NotRequired[str | None]
    target_platforms: NotRequired[list[Platform] | None]
    """Platforms to make content for"""
    shortform: NotRequired[bool | None]
    longform: NotRequired[bool | None]
    onboarding_status: NotRequired[str | None]
    keywords: NotRequired[list[str] | None]
    """Sent without `monitored`, they are monitored, and nothing else is"""
    monitored: NotRequired[list[MonitoredItemBody] | None]
    """Sources of inspiration, watched for trends on the target platforms that can be, else on `shortvideo`, and paid for like those of a watchlist; a keyword that is one of `keywords` is not looked for"""
    research_topics: NotRequired[list[ResearchTopicBody] | None]
    """Fields of expertise; recurring jobs research them, the default one daily"""
    linked_accounts: NotRequired[list[LinkedAccountBody] | None]
    """The agent's own accounts"""
    personality: NotRequired[str | None]
    default_user_voice: NotRequired[CoreVoiceBody | None]
    provenance_enabled: NotRequired[bool | None]
    """Switches automatic backup; off until set"""
    provenance_auto_backup_sources: NotRequired[list[EventThatMakesProvenanceBackup] | None]
    """Events that back up; none where empty"""
    provenance_auto_backup_asset_types: NotRequired[list[ProvenanceBackupFile] | None]
    """What is backed up"""


class AgentsAvatarsAddFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    agent_avatars_attributes: list[AvatarAttributes]


class AgentAgentsAvatarsAddFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    agent_avatars_attributes: list[AvatarAttributes]


class AgentsAvatarsListFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    cursor: NotRequired[int]
    """`X-Next-Cursor` of the previous page; returns only avatars with a greater id"""


class AgentAgentsAvatarsListFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    cursor: NotRequired[int]
    """`X-Next-Cursor` of the previous page; returns only avatars with a greater id"""


class AgentsAvatarsMakePrimaryFields(TypedDict):
    id: int
    """The avatar"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentAgentsAvatarsMakePrimaryFields(TypedDict):
    id: int
    """The avatar"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class AgentsAvatarsRemoveFields(TypedDict):
    id: int | str
    """An id of the list, or several joined with underscores"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentAgentsAvatarsRemoveFields(TypedDict):
    id: int | str
    """An id of the list, or several joined with underscores"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class AgentsCreateFields(TypedDict):
    agent: AgentDraftBody
    organization_id: NotRequired[int]
    """Requires owner or manager there; your personal workspace where absent"""


class AgentsDeleteFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentAgentsDeleteFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class AgentsGetFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    with_organization_uuid: NotRequired[bool]
    """Adds `organization_uuid`"""


class AgentAgentsGetFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    with_organization_uuid: NotRequired[bool]
    """Adds `organization_uuid`"""


class AgentsListFields(TypedDict):
    workspace_id: NotRequired[int]
    """All of yours where absent"""


class AgentsUpdateFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    agent: AgentChangesBody


class AgentAgentsUpdateFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    agent: AgentChangesBody


class AuditLogListFields(TypedDict):
    organization_id: int
    """The organization"""
    cursor: NotRequired[int]
    """`next_cursor` of the previous page"""
    limit: NotRequired[int]
    """How many items a page has at most"""
    action: NotRequired[AuditLogAction]
    """Only acts of this kind"""
    user_id: NotRequired[int]
    """User who acted"""


class AuditLogVerifyFields(TypedDict):
    organization_id: int
    """The organization"""
    cursor: NotRequired[int]
    """`next_cursor` of the previous response; starts at the first entry where absent"""
    known_entries: NotRequired[int]
    """`end.entries` of an earlier response"""
    known_hash: NotRequired[str]
    """`end.hash` of the same response"""


class AuthRefreshFields(TypedDict):
    refresh_token: NotRequired[str]
    """Where absent, that of the cookie"""


class AuthResendVerificationFields(TypedDict):
    email: str


class AuthSecondFactorBeginPasskeyFields(TypedDict):
    challenge: str
    """`challenge` of the response to `POST /auth/sign_in` or to `POST /auth/second_factor/challenge`"""


class AuthSecondFactorCompleteFields(TypedDict):
    challenge: str
    """`challenge` of the response to `POST /auth/sign_in` or to `POST /auth/second_factor/challenge`"""
    code: NotRequired[str]
    """Present code of an authenticator app; each is accepted once"""
    recovery_code: NotRequired[str]
    """Recovery code, instead of `code`"""
    passkey: NotRequired[PasskeyAssertionBody]
    """Instead of `code`: the credential that `navigator.credentials.get` has returned for the options of `POST /auth/second_factor/passkey_options`, as `toJSON()` writes it"""
    refresh_token_in: NotRequired[RefreshTokenHolder]
    """`body` where absent; `cookie` only for pages on an origin of `CORS_ORIGINS` or of base itself, whose responses then have no `refresh_token`"""


class AuthSignInFields(TypedDict):
    email: str
    password: str
    refresh_token_in: NotRequired[RefreshTokenHolder]
    """`body` where absent; `cookie` only for pages on an origin of `CORS_ORIGINS` or of base itself, whose responses then have no `refresh_token`"""


class AuthSignUpFields(TypedDict):
    email: str
    """Unique, whatever its case"""
    password: str
    """At least 10 characters, none of the most common leaked passwords, not made of your name or address"""
    name: str
    username: NotRequired[str]
    """Derived from the address where absent"""
    refresh_token_in: NotRequired[RefreshTokenHolder]
    """`body` where absent; `cookie` only for pages on an origin of `CORS_ORIGINS` or of base itself, whose responses then have no `refresh_token`"""


class AuthVerifyEmailFields(TypedDict):
    token: str
    """The token of the link in the mail"""
    password: NotRequired[str]
    """The one given at the sign-up; required without `new_password`"""
    new_password: NotRequired[str]
    """Replaces the one given at the sign-up, which may be of another person; at least 10 characters"""


class BackupsCreateFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    asset_url: NotRequired[str]
    """Required; http or https, at a public address"""
    video_url: NotRequired[str]
    """Older name of `asset_url`"""
    asset_type: NotRequired[ProvenanceBackupFile]
    visibility: NotRequired[ProvenanceBackupVisibility]
    """Private needs `encrypted` and `encryption_scheme`"""
    encrypted: NotRequired[bool]
    """Whether the bytes at `asset_url` are encrypted already"""
    encryption_scheme: NotRequired[str | None]
    """Required where private"""
    encryption_key_id: NotRequired[str | None]
    owner_chain_address: NotRequired[str | None]
    """Wallet that gets the stored object; the service keeps it where absent"""
    source_event: NotRequired[ProvenanceBackupSource]
    content_type: NotRequired[str | None]
    """MIME type; what the source says where absent"""
    idempotency_key: NotRequired[str | None]
    """One backup and one charge for all requests with it"""
    metadata: NotRequired[JsonObject | None]
    """Kept as it is, and shown"""


class AgentBackupsCreateFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    asset_url: NotRequired[str]
    """Required; http or https, at a public address"""
    video_url: NotRequired[str]
    """Older name of `asset_url`"""
    asset_type: NotRequired[ProvenanceBackupFile]
    visibility: NotRequired[ProvenanceBackupVisibility]
    """Private needs `encrypted` and `encryption_scheme`"""
    encrypted: NotRequired[bool]
    """Whether the bytes at `asset_url` are encrypted already"""
    encryption_scheme: NotRequired[str | None]
    """Required where private"""
    encryption_key_id: NotRequired[str | None]
    owner_chain_address: NotRequired[str | None]
    """Wallet that gets the stored object; the service keeps it where absent"""
    source_event: NotRequired[ProvenanceBackupSource]
    content_type: NotRequired[str | None]
    """MIME type; what the source says where absent"""
    idempotency_key: NotRequired[str | None]
    """One backup and one charge for all requests with it"""
    metadata: NotRequired[JsonObject | None]
    """Kept as it is, and shown"""


class BackupsHideFields(TypedDict):
    backup_id: int
    """The backup"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentBackupsHideFields(TypedDict):
    backup_id: int
    """The backup"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class BackupsListFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    include_removed: NotRequired[bool]
    """Also those that were removed"""
    cursor: NotRequired[int]
    """`next_cursor` of the page before"""
    limit: NotRequired[int]
    """How many items a page has at most"""


class AgentBackupsListFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    include_removed: NotRequired[bool]
    """Also those that were removed"""
    cursor: NotRequired[int]
    """`next_cursor` of the page before"""
    limit: NotRequired[int]
    """How many items a page has at most"""


class BlobsUploadFields(TypedDict):
    X_Amz_Signature: str
    """With the other `X-Amz-*` of the address, as issued"""
    key: str
    """The key of the blob, from its signed address"""
    body: FileInput


class ConversationsDeleteFields(TypedDict):
    id: int | str
    """The conversation"""


class ConversationsGetFields(TypedDict):
    id: int | str
    """The conversation"""


class ConversationsListFields(TypedDict):
    page: NotRequired[int]
    """From 1"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class AgentConversationsListFields(TypedDict):
    page: NotRequired[int]
    """From 1"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class ConversationsMessagesListFields(TypedDict):
    id: int | str
    """The conversation"""
    cursor: NotRequired[int]
    """`next_cursor` of the page before"""
    limit: NotRequired[int]
    """How many items a page has at most"""


class ConversationsUpdateFields(TypedDict):
    id: int | str
    """The conversation"""
    title: NotRequired[str]
    pinned: NotRequired[bool]


class CreditsGetFields(TypedDict):
    organization_id: int
    """The organization"""
    page: NotRequired[int]
    """50 entries a page"""
    kind: NotRequired[LedgerEntryKind]
    """Only entries of this kind"""
    from_: NotRequired[str]
    """First day"""
    to: NotRequired[str]
    """Last day, less than 366 days later"""
    time_zone: NotRequired[str]
    """IANA name of the zone whose days are meant"""
    group_by: NotRequired[LedgerGroupBy]
    """What `group` and `except` name, as in the spending"""
    group: NotRequired[str]
    """Only entries of this group"""
    except_: NotRequired[list[str]]
    """Only entries of none of these groups"""


class CreditsGrantFields(TypedDict):
    organization_id: int
    amount: float
    """Credits, up to six decimals"""
    reason: str
    idempotency_key: str
    """Repeating a key returns the first response"""


class CreditsSpendingGetFields(TypedDict):
    organization_id: int
    """The organization"""
    from_: NotRequired[str]
    """First day; 30 days up to `to` where absent"""
    to: NotRequired[str]
    """Last day, less than 366 days later; the present one where absent"""
    time_zone: NotRequired[str]
    """IANA name of the zone whose days are meant"""
    group_by: NotRequired[SpendingGroupBy]
    """What each sum is of"""
    format: NotRequired[SpendingFormat]
    """In its absence the header `Accept` decides"""


class FilesCreateFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    content_resource: NotRequired[NewResource]
    asset_folder: NotRequired[FolderOfResource]
    """Folder of the file; the root where absent"""


class AgentFilesCreateFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    content_resource: NotRequired[NewResource]
    asset_folder: NotRequired[FolderOfResource]
    """Folder of the file; the root where absent"""


class FilesDeleteFields(TypedDict):
    id: int
    """The file"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentFilesDeleteFields(TypedDict):
    id: int
    """The file"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class FilesGetFields(TypedDict):
    id: int
    """The file"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentFilesGetFields(TypedDict):
    id: int
    """The file"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class FilesListFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    type: NotRequired[ContentResourceType]
    """Only files of this type"""
    project_id: NotRequired[int]
    """Only resources of this sheet"""
    ids: NotRequired[list[int]]
    """Only files with these ids"""
    page: NotRequired[int]
    """From 0; 20 resources per page"""


class AgentFilesListFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    type: NotRequired[ContentResourceType]
    """Only files of this type"""
    project_id: NotRequired[int]
    """Only resources of this sheet"""
    ids: NotRequired[list[int]]
    """Only files with these ids"""
    page: NotRequired[int]
    """From 0; 20 resources per page"""


class FilesRestoreFields(TypedDict):
    id: int
    """The file"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentFilesRestoreFields(TypedDict):
    id: int
    """The file"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class FilesUpdateFields(TypedDict):
    id: int
    """The file"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    content_resource: ResourceName
    asset_folder: NotRequired[FolderOfResource]
    """Moves the file there; it stays where absent"""


class AgentFilesUpdateFields(TypedDict):
    id: int
    """The file"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    content_resource: ResourceName
    asset_folder: NotRequired[FolderOfResource]
    """Moves the file there; it stays where absent"""


class FilesUsesListFields(TypedDict):
    id: int
    """The file"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentFilesUsesListFields(TypedDict):
    id: int
    """The file"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class FilesWithdrawAddressFields(TypedDict):
    id: int
    """The file"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentFilesWithdrawAddressFields(TypedDict):
    id: int
    """The file"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class FoldersCreateFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    asset_folder: NewFolderFields


class AgentFoldersCreateFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    asset_folder: NewFolderFields


class FoldersDeleteFields(TypedDict):
    id: int
    """The folder"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentFoldersDeleteFields(TypedDict):
    id: int
    """The folder"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class FoldersUpdateFields(TypedDict):
    id: int
    """The folder"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    asset_folder: FolderFields


class AgentFoldersUpdateFields(TypedDict):
    id: int
    """The folder"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    asset_folder: FolderFields


class GenerationsContinueFields(TypedDict):
    id: int
    """The generation"""


class GenerationsGetFields(TypedDict):
    id: int
    """The generation"""


class GenerationsStopFields(TypedDict):
    id: int
    """The generation"""


class GenerationsWatchFields(TypedDict):
    id: int
    """The generation"""


class IdeasAdvanceFields(TypedDict):
    id: int
    """The idea"""


class IdeasConvertFields(TypedDict):
    agent_id: int | str
    """Integer id or uuid"""
    idea_ids: NotRequired[list[int]]
    """Ideas of the agent, in the order of their rows; an id that occurs again is ignored"""
    vidsheet_id: NotRequired[int]
    """A vidsheet of the agent that gets the rows, at its end"""
    columns: NotRequired[JsonObject]
    """The column that takes `title`, `hook`, `description`, `video_type` or an ingredient by its name: the id of a column of the vidsheet, or the title of a column. Fields that are not named are not written, and nothing of an idea without such an ingredient. If absent, columns are chosen by their titles and types"""
    all_accepted: NotRequired[bool]
    """True instead of `idea_ids`: all ideas with the status `approve_to_create` that have no row yet, the oldest first, at most 500 at a time. Ideas with `{{` in a text are left out"""
    template: NotRequired[str]
    """Instead of `vidsheet_id`: slug, uuid or id of a shipped template or one of the agent's organization, from which new vidsheets are made"""
    vidsheets: NotRequired[VidsheetsThatAreMadeFromTemplate]
    """With `template`; `one` if absent"""
    title: NotRequired[str]
    """Of the one new vidsheet; the title of the template if absent"""


class AgentIdeasConvertFields(TypedDict):
    agent_id: NotRequired[int | str]
    """Integer id or uuid"""
    idea_ids: NotRequired[list[int]]
    """Ideas of the agent, in the order of their rows; an id that occurs again is ignored"""
    vidsheet_id: NotRequired[int]
    """A vidsheet of the agent that gets the rows, at its end"""
    columns: NotRequired[JsonObject]
    """The column that takes `title`, `hook`, `description`, `video_type` or an ingredient by its name: the id of a column of the vidsheet, or the title of a column. Fields that are not named are not written, and nothing of an idea without such an ingredient. If absent, columns are chosen by their titles and types"""
    all_accepted: NotRequired[bool]
    """True instead of `idea_ids`: all ideas with the status `approve_to_create` that have no row yet, the oldest first, at most 500 at a time. Ideas with `{{` in a text are left out"""
    template: NotRequired[str]
    """Instead of `vidsheet_id`: slug, uuid or id of a shipped template or one of the agent's organization, from which new vidsheets are made"""
    vidsheets: NotRequired[VidsheetsThatAreMadeFromTemplate]
    """With `template`; `one` if absent"""
    title: NotRequired[str]
    """Of the one new vidsheet; the title of the template if absent"""


class IdeasGetFields(TypedDict):
    id: int
    """The idea"""


class IdeasListFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    page: NotRequired[int]
    """From 1"""
    status: NotRequired[IdeaStatus]
    """Only ideas with this status"""


class AgentIdeasListFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    page: NotRequired[int]
    """From 1"""
    status: NotRequired[IdeaStatus]
    """Only ideas with this status"""


class IdeasProduceFields(TypedDict):
    agent_id: int | str
    """Integer id or uuid"""
    idea_ids: NotRequired[list[int]]
    """Ideas of the agent, in the order of their rows; an id that occurs again is ignored"""
    vidsheet_id: NotRequired[int]
    """A vidsheet of the agent that gets the rows, at its end"""
    columns: NotRequired[JsonObject]
    """The column that takes `title`, `hook`, `description`, `video_type` or an ingredient by its name: the id of a column of the vidsheet, or the title of a column. Fields that are not named are not written, and nothing of an idea without such an ingredient. If absent, columns are chosen by their titles and types"""
    all_accepted: NotRequired[bool]
    """True instead of `idea_ids`: all ideas with the status `approve_to_create` that have no row yet, the oldest first, at most `limit` at a time"""
    limit: NotRequired[int]
    """With `all_accepted`: maximum number of ideas; 500 if absent"""
    template: NotRequired[str]
    """Instead of `vidsheet_id`: slug, uuid or id of a shipped template or one of the agent's organization, from which one new vidsheet is made"""
    title: NotRequired[str]
    """With `template`: title of the new vidsheet; that of the template if absent"""
    through: NotRequired[IdeasThrough]
    max_credits: NotRequired[float]
    """Maximum credits that the batch holds and has spent, with up to six decimals; no limit if absent"""
    requires_approval: NotRequired[bool]
    """With `template`: replaces `requires_approval` of the post plan of the new vidsheet"""
    timing: NotRequired[NewVidsheetPostsTiming]
    """With `template`: replaces the timing of the post plan of the new vidsheet"""


class AgentIdeasProduceFields(TypedDict):
    agent_id: NotRequired[int | str]
    """Integer id or uuid"""
    idea_ids: NotRequired[list[int]]
    """Ideas of the agent, in the order of their rows; an id that occurs again is ignored"""
    vidsheet_id: NotRequired[int]
    """A vidsheet of the agent that gets the rows, at its end"""
    columns: NotRequired[JsonObject]
    """The column that takes `title`, `hook`, `description`, `video_type` or an ingredient by its name: the id of a column of the vidsheet, or the title of a column. Fields that are not named are not written, and nothing of an idea without such an ingredient. If absent, columns are chosen by their titles and types"""
    all_accepted: NotRequired[bool]
    """True instead of `idea_ids`: all ideas with the status `approve_to_create` that have no row yet, the oldest first, at most `limit` at a time"""
    limit: NotRequired[int]
    """With `all_accepted`: maximum number of ideas; 500 if absent"""
    template: NotRequired[str]
    """Instead of `vidsheet_id`: slug, uuid or id of a shipped template or one of the agent's organization, from which one new vidsheet is made"""
    title: NotRequired[str]
    """With `template`: title of the new vidsheet; that of the template if absent"""
    through: NotRequired[IdeasThrough]
    max_credits: NotRequired[float]
    """Maximum credits that the batch holds and has spent, with up to six decimals; no limit if absent"""
    requires_approval: NotRequired[bool]
    """With `template`: replaces `requires_approval` of the post plan of the new vidsheet"""
    timing: NotRequired[NewVidsheetPostsTiming]
    """With `template`: replaces the timing of the post plan of the new vidsheet"""


class IdeasRefineFields(TypedDict):
    id: int
    """The idea"""
    instruction: str
    """What should be different"""


class IdeasResearchFields(TypedDict):
    agent_id: int | str
    """Integer id or uuid"""
    topic: str
    ideas: NotRequired[int]
    """How many ideas the agent is asked for; it chooses if absent"""


class AgentIdeasResearchFields(TypedDict):
    agent_id: NotRequired[int | str]
    """Integer id or uuid"""
    topic: str
    ideas: NotRequired[int]
    """How many ideas the agent is asked for; it chooses if absent"""


class IdeasSetStatusFields(TypedDict):
    id: int
    """The idea"""
    status: str
    """The status that the idea gets"""


class InvitationsAcceptFields(TypedDict):
    token: str
    """The token of the link in the mail"""


class InvitationsWithdrawFields(TypedDict):
    invitation_id: int
    """The invitation, `invitation_id` of the list of members"""
    organization_id: int
    """The organization"""


class KeysCreateFields(TypedDict):
    name: NotRequired[str]
    """`API key` where absent"""
    expires_in: NotRequired[str]
    """1d to 3650d; no expiry where absent. A key with `scopes` or `organization_id` lives at most 365d, which is also its default."""
    scopes: NotRequired[list[AccessKeyScope]]
    """Every route names in `x-scope` what a key needs; no scope includes another. `read`: read; `write`: change content; `spend`: spend credits; `publish`: post to networks and connect them; `account`: keys, sessions, members and settings. All where absent, or those of the key that creates it."""
    organization_id: NotRequired[int]
    """One of your organizations, outside which the key is not valid; all where absent"""


class KeysRenameFields(TypedDict):
    id: int
    """The key"""
    persisted_token: AccessKeyName


class KeysRevokeFields(TypedDict):
    id: int
    """The key"""


class LibraryListFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    folder_id: NotRequired[int]
    """Lists this folder; the root where absent"""
    asset_type: NotRequired[list[TypeToFilterAssetLibraryBy]]
    """All types where absent, zip and safetensors too"""
    search: NotRequired[str]
    """Part of a name in any case; folders below are searched too"""
    order: NotRequired[AssetLibraryOrder]
    """`recent`: newest first; otherwise folders first, each newest first"""
    page: NotRequired[int]
    """From 1"""
    page_size: NotRequired[int]
    """How many items a page has at most"""


class AgentLibraryListFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    folder_id: NotRequired[int]
    """Lists this folder; the root where absent"""
    asset_type: NotRequired[list[TypeToFilterAssetLibraryBy]]
    """All types where absent, zip and safetensors too"""
    search: NotRequired[str]
    """Part of a name in any case; folders below are searched too"""
    order: NotRequired[AssetLibraryOrder]
    """`recent`: newest first; otherwise folders first, each newest first"""
    page: NotRequired[int]
    """From 1"""
    page_size: NotRequired[int]
    """How many items a page has at most"""


class MailRecipientsConfirmFields(TypedDict):
    token: str
    """The token of the link in the mail"""


class MailRecipientsResubscribeFields(TypedDict):
    token: str
    """The token of the link in the mail"""


class MailRecipientsShowConfirmationFields(TypedDict):
    token: str
    """The token of the link in the mail"""


class MailRecipientsShowUnsubscriptionFields(TypedDict):
    token: str
    """The token of the link in the mail"""


class MailRecipientsUnsubscribeFields(TypedDict):
    token: str
    """The token of the link in the mail"""


class MeDeleteFields(TypedDict):
    code: NotRequired[str]
    """Present code of an authenticator app; each is accepted once"""
    recovery_code: NotRequired[str]
    """Recovery code, instead of `code`"""
    password: NotRequired[str]
    """Password of the account: sufficient for the first second factor, and in a session that has proved a factor within 15 minutes; otherwise send `code` or `recovery_code`. An account without a password needs no proof in these two cases"""


class MeUpdateFields(TypedDict):
    name: NotRequired[str]
    """Name that other members see"""
    locale: NotRequired[str | None]
    """Language tag (BCP 47); null removes it"""
    time_zone: NotRequired[str | None]
    """IANA time zone; null removes it"""
    preferences: NotRequired[JsonObject]
    """Values that clients store, merged by their names: null removes one, the others stay; at most 100 and 8192 bytes in all"""


class MediaDownloadFields(TypedDict):
    file: str
    """The name of the file, with its extension"""
    width: NotRequired[int]
    """Of a picture: at most so many pixels wide, rounded up to 64, 128, 256, 512, 1024, 2048"""
    height: NotRequired[int]
    """Of a picture: at most so many pixels high, rounded up to 64, 128, 256, 512, 1024, 2048"""
    fit: NotRequired[ResizedPictureFit]
    """`inside` keeps the whole picture, `cover` fills both rounded edges and cuts the rest"""


class MonitoringCreateFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    user_job: UserJobOrder
    """`user_job[user_job_type]` and `user_job[data]` in a form"""


class AgentMonitoringCreateFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    user_job: UserJobOrder
    """`user_job[user_job_type]` and `user_job[data]` in a form"""


class MonitoringGetFields(TypedDict):
    id: int
    """The monitoring job"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentMonitoringGetFields(TypedDict):
    id: int
    """The monitoring job"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class MonitoringUpdateFields(TypedDict):
    id: int
    """The monitoring job"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    platform: NotRequired[MonitoredPlatform]
    type: NotRequired[MonitoringSearch]
    value: NotRequired[str]
    days: NotRequired[int]
    """One of 0, 1, 7, 30, 90, 180; 0 for no filter"""
    country: NotRequired[str]
    max_results: NotRequired[int]
    monitoring: NotRequired[bool]
    """False makes the current scrape the last one"""
    comment_monitoring: NotRequired[bool]


class AgentMonitoringUpdateFields(TypedDict):
    id: int
    """The monitoring job"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    platform: NotRequired[MonitoredPlatform]
    type: NotRequired[MonitoringSearch]
    value: NotRequired[str]
    days: NotRequired[int]
    """One of 0, 1, 7, 30, 90, 180; 0 for no filter"""
    country: NotRequired[str]
    max_results: NotRequired[int]
    monitoring: NotRequired[bool]
    """False makes the current scrape the last one"""
    comment_monitoring: NotRequired[bool]


class NotificationMailsShowFields(TypedDict):
    token: str
    """The token of the link in the mail"""


class NotificationMailsUnsubscribeFields(TypedDict):
    token: str
    """The token of the link in the mail"""


class OrganizationsAttentionDismissFields(TypedDict):
    kind: str
    """The kind of the item"""
    item_id: int | str
    """`item_id` of the item"""
    organization_id: int
    """The organization"""
    since: str
    """`since` of the item as you saw it; another state of it is not dismissed"""


class OrganizationsAttentionListFields(TypedDict):
    organization_id: int
    """The organization"""
    agent_id: NotRequired[int | str]
    """Only what concerns this agent, by integer id or uuid"""
    kinds: NotRequired[list[WhatNeedsPersonKind]]
    """Only these kinds"""
    dismissed: NotRequired[bool]
    """Those that were dismissed, instead of the others"""
    limit: NotRequired[int]
    """How many items a page has at most"""
    cursor: NotRequired[str]
    """`next_cursor` of the previous page"""


class AgentOrganizationsAttentionListFields(TypedDict):
    organization_id: int
    """The organization"""
    agent_id: NotRequired[int | str]
    """Only what concerns this agent, by integer id or uuid"""
    kinds: NotRequired[list[WhatNeedsPersonKind]]
    """Only these kinds"""
    dismissed: NotRequired[bool]
    """Those that were dismissed, instead of the others"""
    limit: NotRequired[int]
    """How many items a page has at most"""
    cursor: NotRequired[str]
    """`next_cursor` of the previous page"""


class OrganizationsAttentionRestoreFields(TypedDict):
    kind: str
    """The kind of the item"""
    item_id: int | str
    """`item_id` of the item"""
    organization_id: int
    """The organization"""


class OrganizationsCreateFields(TypedDict):
    organization: OrganizationName


class OrganizationsDeleteFields(TypedDict):
    organization_id: int
    """The organization"""


class OrganizationsEventsWatchFields(TypedDict):
    organization_id: int
    """The organization"""
    agent_id: NotRequired[int | str]
    """Only events of this agent, by integer id or uuid"""
    kinds: NotRequired[list[str]]
    """Only these kinds: a kind, such as `cell.updated`, or a thing, such as `cell` for all kinds of it"""


class AgentOrganizationsEventsWatchFields(TypedDict):
    organization_id: int
    """The organization"""
    agent_id: NotRequired[int | str]
    """Only events of this agent, by integer id or uuid"""
    kinds: NotRequired[list[str]]
    """Only these kinds: a kind, such as `cell.updated`, or a thing, such as `cell` for all kinds of it"""


class OrganizationsGetFields(TypedDict):
    organization_id: int
    """The organization"""


class OrganizationsLeaveFields(TypedDict):
    organization_id: int
    """The organization"""


class OrganizationsMembersAddFields(TypedDict):
    organization_id: int
    """The organization"""
    email: str
    """Of a user who exists, or whom to invite"""
    role: OrganizationRole


class OrganizationsMembersListFields(TypedDict):
    organization_id: int
    """The organization"""


class OrganizationsMembersRemoveFields(TypedDict):
    user_id: int
    """The member"""
    organization_id: int
    """The organization"""


class OrganizationsMembersSetRoleFields(TypedDict):
    user_id: int
    """The member"""
    organization_id: int
    """The organization"""
    role: OrganizationRole


class OrganizationsNotificationPreferencesGetFields(TypedDict):
    organization_id: int
    """The organization"""


class OrganizationsNotificationPreferencesUpdateFields(TypedDict):
    organization_id: int
    """The organization"""
    digest: NotRequired[WhenNotificationsAreMailed]
    hour: NotRequired[int]
    """Hour of the day of daily and weekly mails, in your time zone"""
    weekday: NotRequired[int]
    """Day of weekly mails, counted from Monday (0)"""
    kinds: NotRequired[list[NotificationChannelsBody]]
    """Those that you change"""


class OrganizationsNotificationsListFields(TypedDict):
    organization_id: int
    """The organization"""
    unread: NotRequired[bool]
    """Only those that you have not read"""
    archived: NotRequired[bool]
    """Those that you have archived, instead of the others"""
    kinds: NotRequired[list[NotificationKind]]
    """Only these kinds"""
    agent_id: NotRequired[int | str]
    """Only what concerns this agent, by integer id or uuid"""
    limit: NotRequired[int]
    """How many items a page has at most"""
    cursor: NotRequired[str]
    """`next_cursor` of the previous page"""


class AgentOrganizationsNotificationsListFields(TypedDict):
    organization_id: int
    """The organization"""
    unread: NotRequired[bool]
    """Only those that you have not read"""
    archived: NotRequired[bool]
    """Those that you have archived, instead of the others"""
    kinds: NotRequired[list[NotificationKind]]
    """Only these kinds"""
    agent_id: NotRequired[int | str]
    """Only what concerns this agent, by integer id or uuid"""
    limit: NotRequired[int]
    """How many items a page has at most"""
    cursor: NotRequired[str]
    """`next_cursor` of the previous page"""


class OrganizationsNotificationsUpdateFields(TypedDict):
    organization_id: int
    """The organization"""
    ids: NotRequired[list[int]]
    """These notifications"""
    until: NotRequired[str]
    """Instead of `ids`: all that are not archived and happened up to this time, such as that of the latest one"""
    read: NotRequired[bool]
    """Whether you have read them"""
    archived: NotRequired[bool]
    """Whether they are archived; archived ones are not counted as unread"""


class OrganizationsOverviewGetFields(TypedDict):
    organization_id: int
    """The organization"""
    page: NotRequired[int]
    """100 agents per page"""


class OrganizationsPresenceSetFields(TypedDict):
    organization_id: int
    """The organization"""
    client_id: str
    """Name of the client, such as of a tab; the same as in `X-Client-Id`"""
    agent_id: NotRequired[int | str]
    """Agent whose sheet the client shows, by integer id or uuid"""
    sheet_id: NotRequired[int | None]
    """Sheet that the client shows; needs `agent_id`"""
    cell_id: NotRequired[int | None]
    """Cell that is selected in the sheet; needs `sheet_id`"""


class AgentOrganizationsPresenceSetFields(TypedDict):
    organization_id: int
    """The organization"""
    client_id: str
    """Name of the client, such as of a tab; the same as in `X-Client-Id`"""
    agent_id: NotRequired[int | str]
    """Agent whose sheet the client shows, by integer id or uuid"""
    sheet_id: NotRequired[int | None]
    """Sheet that the client shows; needs `agent_id`"""
    cell_id: NotRequired[int | None]
    """Cell that is selected in the sheet; needs `sheet_id`"""


class OrganizationsUpdateFields(TypedDict):
    organization_id: int
    """The organization"""
    organization: OrganizationChanges


class PasswordChangeFields(TypedDict):
    current_password: str
    new_password: str
    """At least 10 characters, none of the most common leaked passwords, not made of your name or address"""


class PasswordRequestResetFields(TypedDict):
    email: str


class PasswordResetFields(TypedDict):
    token: str
    """The token of the link in the mail"""
    new_password: str
    """At least 10 characters, none of the most common leaked passwords, not made of your name or address"""
    keep_keys: NotRequired[bool]
    """True: your keys stay active, unless this reset proves your address for the first time; false where absent"""


class PostsApproveFields(TypedDict):
    post_id: int
    """The post"""
    updated_at: NotRequired[str]
    """That of the draft as it was read: it is approved only if it is still the same"""


class PostsCreateFields(TypedDict):
    agent_id: int | str
    """Integer id or uuid"""
    platform: list[str]
    """One or more of shortvideo, photoshare, pagesocial, videohost, microblog, professional"""
    description: NotRequired[str | None]
    """Caption or text, hashtags inline"""
    title: NotRequired[str | None]
    media_type: NotRequired[str | None]
    """VIDEO (default), IMAGE, CLIP or POST_VIDEO"""
    shortvideo_privacy_level: NotRequired[str | None]
    """Who sees the post; the account decides which of the values it offers"""
    shortvideo_disable_comment: NotRequired[bool | None]
    """True: without comments"""
    shortvideo_disable_duet: NotRequired[bool | None]
    """True: without duets"""
    shortvideo_disable_stitch: NotRequired[bool | None]
    """True: nobody can take parts of it into another video"""
    shortvideo_disclose_commercial_content: NotRequired[bool | None]
    """True: it advertises something; without it the next two have no effect"""
    shortvideo_your_brand: NotRequired[bool | None]
    """True: it advertises your own brand"""
    shortvideo_branded_content: NotRequired[bool | None]
    """True: it is paid by another brand"""
    photoshare_music: NotRequired[PhotoshareMusic | None]
    """Exactly one of `mode` and `track_url`"""
    videohost_options: NotRequired[VideohostOptions | None]
    professional_options: NotRequired[ProfessionalOptions | None]
    media_url: NotRequired[str | None]
    """Public URL of the first or only media"""
    media_urls: NotRequired[list[str] | None]
    """Further media; the extension determines the type of each"""
    thumbnail_url: NotRequired[str | None]
    """An unusable thumbnail causes a warning"""
    thread: NotRequired[list[ThreadSegmentBody] | None]
    reply_to_post_id: NotRequired[str | None]
    schedule_type: NotRequired[str]
    """Now, specific_time, next_available; next_available takes the next free slot of the agent’s calendar, see its schedule_slots"""
    scheduled_time: NotRequired[str | None]
    """ISO 8601, in UTC if it has no offset; for specific_time"""
    strict: NotRequired[bool]
    """Fail instead of skipping platforms that do not support the post or are not connected"""
    idea_id: NotRequired[int | None]
    """The idea behind it, which moves to `posted` when the post is published; ideas of other agents are unaffected"""
    row_id: NotRequired[int | None]
    """The row of a sheet that the video belongs to, whose stats column shows its metrics; determined from the media if they are a render of that row"""


class AgentPostsCreateFields(TypedDict):
    agent_id: NotRequired[int | str]
    """Integer id or uuid"""
    platform: list[str]
    """One or more of shortvideo, photoshare, pagesocial, videohost, microblog, professional"""
    description: NotRequired[str | None]
    """Caption or text, hashtags inline"""
    title: NotRequired[str | None]
    media_type: NotRequired[str | None]
    """VIDEO (default), IMAGE, CLIP or POST_VIDEO"""
    shortvideo_privacy_level: NotRequired[str | None]
    """Who sees the post; the account decides which of the values it offers"""
    shortvideo_disable_comment: NotRequired[bool | None]
    """True: without comments"""
    shortvideo_disable_duet: NotRequired[bool | None]
    """True: without duets"""
    shortvideo_disable_stitch: NotRequired[bool | None]
    """True: nobody can take parts of it into another video"""
    shortvideo_disclose_commercial_content: NotRequired[bool | None]
    """True: it advertises something; without it the next two have no effect"""
    shortvideo_your_brand: NotRequired[bool | None]
    """True: it advertises your own brand"""
    shortvideo_branded_content: NotRequired[bool | None]
    """True: it is paid by another brand"""
    photoshare_music: NotRequired[PhotoshareMusic | None]
    """Exactly one of `mode` and `track_url`"""
    videohost_options: NotRequired[VideohostOptions | None]
    professional_options: NotRequired[ProfessionalOptions | None]
    media_url: NotRequired[str | None]
    """Public URL of the first or only media"""
    media_urls: NotRequired[list[str] | None]
    """Further media; the extension determines the type of each"""
    thumbnail_url: NotRequired[str | None]
    """An unusable thumbnail causes a warning"""
    thread: NotRequired[list[ThreadSegmentBody] | None]
    reply_to_post_id: NotRequired[str | None]
    schedule_type: NotRequired[str]
    """Now, specific_time, next_available; next_available takes the next free slot of the agent’s calendar, see its schedule_slots"""
    scheduled_time: NotRequired[str | None]
    """ISO 8601, in UTC if it has no offset; for specific_time"""
    strict: NotRequired[bool]
    """Fail instead of skipping platforms that do not support the post or are not connected"""
    idea_id: NotRequired[int | None]
    """The idea behind it, which moves to `posted` when the post is published; ideas of other agents are unaffected"""
    row_id: NotRequired[int | None]
    """The row of a sheet that the video belongs to, whose stats column shows its metrics; determined from the media if they are a render of that row"""


class PostsDeleteFields(TypedDict):
    post_id: int
    """The post"""


class PostsGetFields(TypedDict):
    post_id: int
    """The post"""


class PostsListFields(TypedDict):
    start_date: str
    """ISO 8601; days are in the agent’s time zone"""
    end_date: str
    """Inclusive, at most 60 days after start_date"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentPostsListFields(TypedDict):
    start_date: str
    """ISO 8601; days are in the agent’s time zone"""
    end_date: str
    """Inclusive, at most 60 days after start_date"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class PostsUpdateFields(TypedDict):
    post_id: int
    """The post"""
    description: NotRequired[str | None]
    """Caption or text, hashtags inline"""
    title: NotRequired[str | None]
    media_type: NotRequired[str | None]
    """VIDEO (default), IMAGE, CLIP or POST_VIDEO"""
    shortvideo_privacy_level: NotRequired[str | None]
    """Who sees the post; the account decides which of the values it offers"""
    shortvideo_disable_comment: NotRequired[bool | None]
    """True: without comments"""
    shortvideo_disable_duet: NotRequired[bool | None]
    """True: without duets"""
    shortvideo_disable_stitch: NotRequired[bool | None]
    """True: nobody can take parts of it into another video"""
    shortvideo_disclose_commercial_content: NotRequired[bool | None]
    """True: it advertises something; without it the next two have no effect"""
    shortvideo_your_brand: NotRequired[bool | None]
    """True: it advertises your own brand"""
    shortvideo_branded_content: NotRequired[bool | None]
    """True: it is paid by another brand"""
    photoshare_music: NotRequired[PhotoshareMusic | None]
    """Exactly one of `mode` and `track_url`"""
    videohost_options: NotRequired[VideohostOptions | None]
    professional_options: NotRequired[ProfessionalOptions | None]
    media_url: NotRequired[str | None]
    """Public URL of the first or only media"""
    media_urls: NotRequired[list[str] | None]
    """Further media; the extension determines the type of each"""
    thumbnail_url: NotRequired[str | None]
    """An unusable thumbnail causes a warning"""
    thread: NotRequired[list[ThreadSegmentBody] | None]
    reply_to_post_id: NotRequired[str | None]
    platform: NotRequired[list[str]]
    schedule_type: NotRequired[str]
    """Now, specific_time, next_available; the time is kept if neither this nor scheduled_time is sent"""
    scheduled_time: NotRequired[str | None]
    """Implies schedule_type specific_time"""
    strict: NotRequired[bool]
    idea_id: NotRequired[int | None]
    """The idea behind it, which moves to `posted` when the post is published; ideas of other agents are unaffected"""
    row_id: NotRequired[int | None]
    """The row of a sheet that the video belongs to, whose stats column shows its metrics; determined from the media if they are a render of that row"""


class PostsUpdatePublishedFields(TypedDict):
    post_id: int
    """The post"""
    description: NotRequired[str | None]
    """Caption or text, hashtags inline"""
    title: NotRequired[str | None]
    media_type: NotRequired[str | None]
    """VIDEO (default), IMAGE, CLIP or POST_VIDEO"""
    shortvideo_privacy_level: NotRequired[str | None]
    """Who sees the post; the account decides which of the values it offers"""
    shortvideo_disable_comment: NotRequired[bool | None]
    """True: without comments"""
    shortvideo_disable_duet: NotRequired[bool | None]
    """True: without duets"""
    shortvideo_disable_stitch: NotRequired[bool | None]
    """True: nobody can take parts of it into another video"""
    shortvideo_disclose_commercial_content: NotRequired[bool | None]
    """True: it advertises something; without it the next two have no effect"""
    shortvideo_your_brand: NotRequired[bool | None]
    """True: it advertises your own brand"""
    shortvideo_branded_content: NotRequired[bool | None]
    """True: it is paid by another brand"""
    photoshare_music: NotRequired[PhotoshareMusic | None]
    """Exactly one of `mode` and `track_url`"""
    videohost_options: NotRequired[VideohostOptions | None]
    professional_options: NotRequired[ProfessionalOptions | None]
    media_url: NotRequired[str | None]
    """Public URL of the first or only media"""
    media_urls: NotRequired[list[str] | None]
    """Further media; the extension determines the type of each"""
    thumbnail_url: NotRequired[str | None]
    """An unusable thumbnail causes a warning"""
    thread: NotRequired[list[ThreadSegmentBody] | None]
    reply_to_post_id: NotRequired[str | None]
    platform: NotRequired[list[str]]
    """Platforms to change, each of which must accept all fields; default: all platforms where it is published that accept at least one field"""


class PreferencesGetFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentPreferencesGetFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class PreferencesSetFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    content_idea_preferences: str | None
    """What ideas should be like; null takes it away"""


class AgentPreferencesSetFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    content_idea_preferences: str | None
    """What ideas should be like; null takes it away"""


class ProfileGetFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentProfileGetFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class ProfileResetFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class AgentProfileResetFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class ProfileSetUpFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    body: NotRequired[Mapping[str, Any]]
    """The fields of the body, where one of them has the name of another field but another value"""
    identity: NotRequired[IdentityBody]
    voice: NotRequired[ProfileVoiceBody]
    brand: NotRequired[BrandBody]


class AgentProfileSetUpFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    body: NotRequired[Mapping[str, Any]]
    """The fields of the body, where one of them has the name of another field but another value"""
    identity: NotRequired[IdentityBody]
    voice: NotRequired[ProfileVoiceBody]
    brand: NotRequired[BrandBody]


class ProfileUpdateFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    body: NotRequired[Mapping[str, Any]]
    """The fields of the body, where one of them has the name of another field but another value"""
    identity: NotRequired[IdentityBody]
    voice: NotRequired[ProfileVoiceBody]
    brand: NotRequired[BrandBody]


class AgentProfileUpdateFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    body: NotRequired[Mapping[str, Any]]
    """The fields of the body, where one of them has the name of another field but another value"""
    identity: NotRequired[IdentityBody]
    voice: NotRequired[ProfileVoiceBody]
    brand: NotRequired[BrandBody]


class RecurringJobsCreateFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    job_type: RecurringJobType
    prompt: str
    schedule: ScheduleBody
    delivery: DeliveryBody
    name: NotRequired[str | None]
    """The first 80 characters of the prompt where absent"""
    production: NotRequired[JobProductionBody]
    """What it makes of accepted ideas; required for `produce_ideas`, forbidden for other types"""
    next_run_at: NotRequired[str | None]
    """When it runs for the first time, in the future; by its schedule where absent"""


class AgentRecurringJobsCreateFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    job_type: RecurringJobType
    prompt: str
    schedule: ScheduleBody
    delivery: DeliveryBody
    name: NotRequired[str | None]
    """The first 80 characters of the prompt where absent"""
    production: NotRequired[JobProductionBody]
    """What it makes of accepted ideas; required for `produce_ideas`, forbidden for other types"""
    next_run_at: NotRequired[str | None]
    """When it runs for the first time, in the future; by its schedule where absent"""


class RecurringJobsCreateDefaultsFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentRecurringJobsCreateDefaultsFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class RecurringJobsDeleteFields(TypedDict):
    job_id: int | str
    """The job"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentRecurringJobsDeleteFields(TypedDict):
    job_id: int | str
    """The job"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class RecurringJobsGetFields(TypedDict):
    job_id: int | str
    """The job"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentRecurringJobsGetFields(TypedDict):
    job_id: int | str
    """The job"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class RecurringJobsListFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentRecurringJobsListFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class RecurringJobsPauseFields(TypedDict):
    job_id: int | str
    """The job"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentRecurringJobsPauseFields(TypedDict):
    job_id: int | str
    """The job"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class RecurringJobsResumeFields(TypedDict):
    job_id: int | str
    """The job"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentRecurringJobsResumeFields(TypedDict):
    job_id: int | str
    """The job"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class RecurringJobsUpdateFields(TypedDict):
    job_id: int | str
    """The job"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    name: NotRequired[str]
    prompt: NotRequired[str]
    schedule: NotRequired[ScheduleBody]
    """Replaces the whole schedule"""
    delivery: NotRequired[DeliveryBody]
    """Replaces the whole delivery"""
    production: NotRequired[JobProductionBody]
    """Replaces all of it; only for `produce_ideas`"""
    next_run_at: NotRequired[str | None]
    """When it runs next, in the future; null leaves that to its schedule"""
    status: NotRequired[str | None]
    """Rejected; use pause and resume"""


class AgentRecurringJobsUpdateFields(TypedDict):
    job_id: int | str
    """The job"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    name: NotRequired[str]
    prompt: NotRequired[str]
    schedule: NotRequired[ScheduleBody]
    """Replaces the whole schedule"""
    delivery: NotRequired[DeliveryBody]
    """Replaces the whole delivery"""
    production: NotRequired[JobProductionBody]
    """Replaces all of it; only for `produce_ideas`"""
    next_run_at: NotRequired[str | None]
    """When it runs next, in the future; null leaves that to its schedule"""
    status: NotRequired[str | None]
    """Rejected; use pause and resume"""


class RendersCreateFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    job: RenderJobFields


class AgentRendersCreateFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    job: RenderJobFields


class RendersDownloadFields(TypedDict):
    id: int
    """The render job"""


class RendersGetFields(TypedDict):
    id: int
    """The render job"""


class RendersListFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    project_id: NotRequired[int]
    """All of the agent's sheets where absent"""
    container_id: NotRequired[int]
    """Only videos of this cell"""
    page: NotRequired[int]
    """From 0, 20 a page"""


class AgentRendersListFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    project_id: NotRequired[int]
    """All of the agent's sheets where absent"""
    container_id: NotRequired[int]
    """Only videos of this cell"""
    page: NotRequired[int]
    """From 0, 20 a page"""


class RendersStopFields(TypedDict):
    id: int
    """The render job"""


class RendersWatchFields(TypedDict):
    id: int
    """The render job"""


class ResumableUploadsAppendFields(TypedDict):
    id: int | str
    """The upload, with the signature of its address"""
    body: FileInput


class ResumableUploadsDeleteFields(TypedDict):
    id: int | str
    """The upload, with the signature of its address"""


class RunsApproveFields(TypedDict):
    run_id: int | str
    """The run"""
    approved: bool
    """False: the run goes on without the action"""
    pending_action_id: NotRequired[str]
    """`pending_action.id` of the action that is decided. When the run waits with another one, nothing is decided. Without it the decision is about the present action"""
    pending_action_sha256: NotRequired[str]
    """`pending_action.sha256` of the action that was shown. When it differs now, nothing is decided"""


class RunsCreateFields(TypedDict):
    message: str
    agent_id: int | str
    """Integer id or uuid"""
    conversation_id: NotRequired[str | None]
    """Continues this conversation; a new one begins where absent"""
    attachments: NotRequired[list[AttachmentBody] | None]
    """The agent reads those that are texts, and knows of others by name, type and address"""
    context: NotRequired[JsonObject | None]
    """Where the user is working, at most 10000 characters of JSON"""
    debug: NotRequired[bool]
    """The run then shows its steps"""


class AgentRunsCreateFields(TypedDict):
    message: str
    agent_id: NotRequired[int | str]
    """Integer id or uuid"""
    conversation_id: NotRequired[str | None]
    """Continues this conversation; a new one begins where absent"""
    attachments: NotRequired[list[AttachmentBody] | None]
    """The agent reads those that are texts, and knows of others by name, type and address"""
    context: NotRequired[JsonObject | None]
    """Where the user is working, at most 10000 characters of JSON"""
    debug: NotRequired[bool]
    """The run then shows its steps"""


class RunsGetFields(TypedDict):
    run_id: int | str
    """The run"""


class RunsListFields(TypedDict):
    id: int | str
    """The conversation"""
    page: NotRequired[int]
    """From 1"""


class RunsStopFields(TypedDict):
    run_id: int | str
    """The run"""


class RunsWatchFields(TypedDict):
    run_id: int | str
    """The run"""
    token: str
    """As `progress_stream_url` gives it"""


class ScheduleSlotsGetFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentScheduleSlotsGetFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class ScheduleSlotsSetFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    slots: list[SlotBody]


class AgentScheduleSlotsSetFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    slots: list[SlotBody]


class SecondFactorsConfirmFields(TypedDict):
    id: int | str
    """The second factor"""
    code: str
    """Present code of the app"""


class SecondFactorsPasskeysAddFields(TypedDict):
    credential: PasskeyAttestationBody
    """The credential that `navigator.credentials.create` has returned, as `toJSON()` writes it; its other fields are ignored"""
    name: NotRequired[str]
    """Name of the device or key, `Passkey` where absent"""


class SecondFactorsPasskeysBeginFields(TypedDict):
    code: NotRequired[str]
    """Present code of an authenticator app; each is accepted once"""
    recovery_code: NotRequired[str]
    """Recovery code, instead of `code`"""
    password: NotRequired[str]
    """Password of the account: sufficient for the first second factor, and in a session that has proved a factor within 15 minutes; otherwise send `code` or `recovery_code`. An account without a password needs no proof in these two cases"""


class SecondFactorsRecoveryCodesRenewFields(TypedDict):
    code: NotRequired[str]
    """Present code of an authenticator app; each is accepted once"""
    recovery_code: NotRequired[str]
    """Recovery code, instead of `code`"""
    password: NotRequired[str]
    """Password of the account: sufficient for the first second factor, and in a session that has proved a factor within 15 minutes; otherwise send `code` or `recovery_code`. An account without a password needs no proof in these two cases"""


class SecondFactorsRemoveFields(TypedDict):
    id: int | str
    """The second factor"""
    code: NotRequired[str]
    """Present code of an authenticator app; each is accepted once"""
    recovery_code: NotRequired[str]
    """Recovery code, instead of `code`"""
    password: NotRequired[str]
    """Password of the account: sufficient for the first second factor, and in a session that has proved a factor within 15 minutes; otherwise send `code` or `recovery_code`. An account without a password needs no proof in these two cases"""


class SecondFactorsRenameFields(TypedDict):
    id: int | str
    """The second factor"""
    name: str


class SecondFactorsTotpCreateFields(TypedDict):
    code: NotRequired[str]
    """Present code of an authenticator app; each is accepted once"""
    recovery_code: NotRequired[str]
    """Recovery code, instead of `code`"""
    password: NotRequired[str]
    """Password of the account: sufficient for the first second factor, and in a session that has proved a factor within 15 minutes; otherwise send `code` or `recovery_code`. An account without a password needs no proof in these two cases"""
    name: NotRequired[str]
    """Name of the app or device, `Authenticator app` where absent"""


class SessionsEndFields(TypedDict):
    id: int | str
    """The session"""


class SheetsAutomaticFailuresListFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    cell_id: NotRequired[int]
    """Only failures of this cell"""
    page: NotRequired[int]
    """20 per page"""


class AgentSheetsAutomaticFailuresListFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    cell_id: NotRequired[int]
    """Only failures of this cell"""
    page: NotRequired[int]
    """20 per page"""


class SheetsBatchesGetFields(TypedDict):
    batch_id: int
    """The batch"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentSheetsBatchesGetFields(TypedDict):
    batch_id: int
    """The batch"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class SheetsBatchesListFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    page: NotRequired[int]
    """20 batches per page"""


class AgentSheetsBatchesListFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    page: NotRequired[int]
    """20 batches per page"""


class SheetsBatchesPauseFields(TypedDict):
    batch_id: int
    """The batch"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentSheetsBatchesPauseFields(TypedDict):
    batch_id: int
    """The batch"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class SheetsBatchesResumeFields(TypedDict):
    batch_id: int
    """The batch"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    max_credits: NotRequired[float]
    """Replaces the limit of the batch, which is unchanged when absent"""


class AgentSheetsBatchesResumeFields(TypedDict):
    batch_id: int
    """The batch"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    max_credits: NotRequired[float]
    """Replaces the limit of the batch, which is unchanged when absent"""


class SheetsBatchesRetryFailedFields(TypedDict):
    batch_id: int
    """The batch"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentSheetsBatchesRetryFailedFields(TypedDict):
    batch_id: int
    """The batch"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class SheetsBatchesStopFields(TypedDict):
    batch_id: int
    """The batch"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentSheetsBatchesStopFields(TypedDict):
    batch_id: int
    """The batch"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class SheetsBatchesWatchFields(TypedDict):
    batch_id: int
    """The batch"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentSheetsBatchesWatchFields(TypedDict):
    batch_id: int
    """The batch"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class SheetsCellsFindFields(TypedDict):
    text: str
    """Cells whose value contains this, in any case"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    column_ids: NotRequired[list[int]]
    """All columns when absent"""
    rows_after: NotRequired[int]
    """`next_rows_after` of the last response; 0 or absent for the beginning"""


class AgentSheetsCellsFindFields(TypedDict):
    text: str
    """Cells whose value contains this, in any case"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    column_ids: NotRequired[list[int]]
    """All columns when absent"""
    rows_after: NotRequired[int]
    """`next_rows_after` of the last response; 0 or absent for the beginning"""


class SheetsCellsGenerateFields(TypedDict):
    engine_id: int
    """The sheet"""
    cell_id: int
    """The cell"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    generation_type: TextGenerationsName | ImageGenerationsName | VideoGenerationsName | Literal["audio_generation"] | Literal["transcription"]
    data: NotRequired[TextData | ImageData | VideoData | AudioData | TranscriptionData]
    """Required here or in `user_job`"""
    user_job: NotRequired[TextUserJob | ImageUserJob | VideoUserJob | AudioUserJob | TranscriptionUserJob]
    """Alternative to `data`; in a form, `user_job[data]`"""
    max_credits: NotRequired[float]
    """The most that it may cost, with up to six decimals. An order whose price is known to be higher is rejected with `cost_exceeds_limit`. Where the price is known only when the job runs, the job fails with that `failed_code`, before a vendor is asked and at no cost. Any price when absent"""


class AgentSheetsCellsGenerateFields(TypedDict):
    engine_id: int
    """The sheet"""
    cell_id: int
    """The cell"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    generation_type: TextGenerationsName | ImageGenerationsName | VideoGenerationsName | Literal["audio_generation"] | Literal["transcription"]
    data: NotRequired[TextData | ImageData | VideoData | AudioData | TranscriptionData]
    """Required here or in `user_job`"""
    user_job: NotRequired[TextUserJob | ImageUserJob | VideoUserJob | AudioUserJob | TranscriptionUserJob]
    """Alternative to `data`; in a form, `user_job[data]`"""
    max_credits: NotRequired[float]
    """The most that it may cost, with up to six decimals. An order whose price is known to be higher is rejected with `cost_exceeds_limit`. Where the price is known only when the job runs, the job fails with that `failed_code`, before a vendor is asked and at no cost. Any price when absent"""


class SheetsCellsGetFields(TypedDict):
    cell_id: int
    """The cell"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentSheetsCellsGetFields(TypedDict):
    cell_id: int
    """The cell"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class SheetsCellsListFields(TypedDict):
    cell_ids: list[int]
    """Ids that the sheet does not have are left out of the response, which is ordered by id"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    history: NotRequired[CellOrLayerGenerations]
    """`user_jobs` of cells and layers; `default_user_job`, the selected one, is always there"""


class AgentSheetsCellsListFields(TypedDict):
    cell_ids: list[int]
    """Ids that the sheet does not have are left out of the response, which is ordered by id"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    history: NotRequired[CellOrLayerGenerations]
    """`user_jobs` of cells and layers; `default_user_job`, the selected one, is always there"""


class SheetsCellsSelectGenerationFields(TypedDict):
    cell_id: int
    """The cell"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    user_job_id: int
    """One of the cell's own generations"""


class AgentSheetsCellsSelectGenerationFields(TypedDict):
    cell_id: int
    """The cell"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    user_job_id: int
    """One of the cell's own generations"""


class SheetsCellsUpdateFields(TypedDict):
    cell_id: int
    """The cell"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    spreadsheet_cell: CellFields
    merge_attributes: NotRequired[bool]
    """True: `additional_attributes` changes only the fields that it names, and null removes one"""


class AgentSheetsCellsUpdateFields(TypedDict):
    cell_id: int
    """The cell"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    spreadsheet_cell: CellFields
    merge_attributes: NotRequired[bool]
    """True: `additional_attributes` changes only the fields that it names, and null removes one"""


class SheetsCellsUpdateManyFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    cells: list[CellItem]
    merge_attributes: NotRequired[bool]
    """True: `additional_attributes` changes only the fields that it names, and null removes one"""


class AgentSheetsCellsUpdateManyFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    cells: list[CellItem]
    merge_attributes: NotRequired[bool]
    """True: `additional_attributes` changes only the fields that it names, and null removes one"""


class SheetsChangesListFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    since: NotRequired[int]
    """`version` of the sheet or of the last response; required for the first page"""
    cursor: NotRequired[str]
    """`next_cursor` of the last page, instead of `since`"""
    history: NotRequired[CellOrLayerGenerations]
    """`user_jobs` of cells and layers; `default_user_job`, the selected one, is always there"""


class AgentSheetsChangesListFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    since: NotRequired[int]
    """`version` of the sheet or of the last response; required for the first page"""
    cursor: NotRequired[str]
    """`next_cursor` of the last page, instead of `since`"""
    history: NotRequired[CellOrLayerGenerations]
    """`user_jobs` of cells and layers; `default_user_job`, the selected one, is always there"""


class SheetsChangesUndoFields(TypedDict):
    version: int
    """The change, by the version of the sheet that it made"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentSheetsChangesUndoFields(TypedDict):
    version: int
    """The change, by the version of the sheet that it made"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class SheetsCloneFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    target_agent_id: NotRequired[int | str | None]
    """Integer id or uuid; the same agent when absent"""


class AgentSheetsCloneFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    target_agent_id: NotRequired[int | str | None]
    """Integer id or uuid; the same agent when absent"""


class SheetsColumnsCreateFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    spreadsheet_column: ColumnDraftFields


class AgentSheetsColumnsCreateFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    spreadsheet_column: ColumnDraftFields


class SheetsColumnsCreateManyFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    columns: list[ManyColumnsDraft]
    position: NotRequired[int]
    """Of the first of them, from 0; the others follow it; at the end where absent"""


class AgentSheetsColumnsCreateManyFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    columns: list[ManyColumnsDraft]
    position: NotRequired[int]
    """Of the first of them, from 0; the others follow it; at the end where absent"""


class SheetsColumnsDeleteFields(TypedDict):
    col_id: int
    """The column"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentSheetsColumnsDeleteFields(TypedDict):
    col_id: int
    """The column"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class SheetsColumnsDeleteManyFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    ids: list[int]
    """Columns of this sheet, each once"""


class AgentSheetsColumnsDeleteManyFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    ids: list[int]
    """Columns of this sheet, each once"""


class SheetsColumnsDuplicateFields(TypedDict):
    col_id: int
    """The column"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentSheetsColumnsDuplicateFields(TypedDict):
    col_id: int
    """The column"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class SheetsColumnsDuplicateManyFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    ids: list[int]
    """Columns of this sheet, each once"""


class AgentSheetsColumnsDuplicateManyFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    ids: list[int]
    """Columns of this sheet, each once"""


class SheetsColumnsListFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentSheetsColumnsListFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class SheetsColumnsMoveFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    columns: list[PlaceItem]


class AgentSheetsColumnsMoveFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    columns: list[PlaceItem]


class SheetsColumnsUpdateFields(TypedDict):
    col_id: int
    """The column"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    spreadsheet_column: ColumnFields
    merge_attributes: NotRequired[bool]
    """True: `additional_attributes` changes only the fields that it names, and null removes one"""


class AgentSheetsColumnsUpdateFields(TypedDict):
    col_id: int
    """The column"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    spreadsheet_column: ColumnFields
    merge_attributes: NotRequired[bool]
    """True: `additional_attributes` changes only the fields that it names, and null removes one"""


class SheetsColumnsUpdateManyFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    columns: list[ColumnItem]
    merge_attributes: NotRequired[bool]
    """True: `additional_attributes` changes only the fields that it names, and null removes one"""


class AgentSheetsColumnsUpdateManyFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    columns: list[ColumnItem]
    merge_attributes: NotRequired[bool]
    """True: `additional_attributes` changes only the fields that it names, and null removes one"""


class SheetsCreateFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    spreadsheet: SheetDraft


class AgentSheetsCreateFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    spreadsheet: SheetDraft


class SheetsCreateTemplateFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    slug: str
    """Words of lower-case letters and digits, separated by hyphens; unique in the organization and not used by a ready-made template"""
    title: str
    description: NotRequired[str]


class AgentSheetsCreateTemplateFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    slug: str
    """Words of lower-case letters and digits, separated by hyphens; unique in the organization and not used by a ready-made template"""
    title: str
    description: NotRequired[str]


class SheetsDeleteFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentSheetsDeleteFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class SheetsDeletionsListFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    cursor: NotRequired[int]
    """`next_cursor` of the previous page"""


class AgentSheetsDeletionsListFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    cursor: NotRequired[int]
    """`next_cursor` of the previous page"""


class SheetsEstimateFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    row_ids: NotRequired[list[int]]
    """All rows when absent"""
    column_ids: NotRequired[list[int]]
    """All columns when absent"""
    cell_ids: NotRequired[list[int]]
    """All cells of these rows and columns when absent"""


class AgentSheetsEstimateFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    row_ids: NotRequired[list[int]]
    """All rows when absent"""
    column_ids: NotRequired[list[int]]
    """All columns when absent"""
    cell_ids: NotRequired[list[int]]
    """All cells of these rows and columns when absent"""


class SheetsExportFields(TypedDict):
    format: ExportFormat
    """CSV is UTF-8 with a byte order mark; text that a spreadsheet would calculate is prefixed with an apostrophe"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentSheetsExportFields(TypedDict):
    format: ExportFormat
    """CSV is UTF-8 with a byte order mark; text that a spreadsheet would calculate is prefixed with an apostrophe"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class SheetsGetFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    rows_after: NotRequired[int]
    """Only rows behind the row with this id, 0 for the beginning; 1,000 rows when `rows_limit` is absent"""
    rows_limit: NotRequired[int]
    """Maximum number of rows; from the beginning when `rows_after` is absent"""
    with_execution_cost: NotRequired[bool]
    """Adds `execution_cost` to the engine, rows, cells and layers"""
    history: NotRequired[CellOrLayerGenerations]
    """`user_jobs` of cells and layers; `default_user_job`, the selected one, is always there"""


class AgentSheetsGetFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    rows_after: NotRequired[int]
    """Only rows behind the row with this id, 0 for the beginning; 1,000 rows when `rows_limit` is absent"""
    rows_limit: NotRequired[int]
    """Maximum number of rows; from the beginning when `rows_after` is absent"""
    with_execution_cost: NotRequired[bool]
    """Adds `execution_cost` to the engine, rows, cells and layers"""
    history: NotRequired[CellOrLayerGenerations]
    """`user_jobs` of cells and layers; `default_user_job`, the selected one, is always there"""


class SheetsGridGetFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    rows_after: NotRequired[int]
    """Only rows behind the row with this id, 0 for the beginning; 1,000 rows when `rows_limit` is absent"""
    rows_limit: NotRequired[int]
    """Maximum number of rows; from the beginning when `rows_after` is absent"""
    history: NotRequired[GridCellGenerations]
    """Generations of a cell besides the selected one"""
    row_ids: NotRequired[list[int]]
    """Only these rows, by position; ids that the sheet does not have are left out; without a window"""


class AgentSheetsGridGetFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    rows_after: NotRequired[int]
    """Only rows behind the row with this id, 0 for the beginning; 1,000 rows when `rows_limit` is absent"""
    rows_limit: NotRequired[int]
    """Maximum number of rows; from the beginning when `rows_after` is absent"""
    history: NotRequired[GridCellGenerations]
    """Generations of a cell besides the selected one"""
    row_ids: NotRequired[list[int]]
    """Only these rows, by position; ids that the sheet does not have are left out; without a window"""


class SheetsLayersCreateFields(TypedDict):
    cell_id: int
    """The cell"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    video_layer: LayerDraftFields


class AgentSheetsLayersCreateFields(TypedDict):
    cell_id: int
    """The cell"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    video_layer: LayerDraftFields


class SheetsLayersCreateManyFields(TypedDict):
    cell_id: int
    """The cell"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    layers: list[ManyLayersDraft]
    position: NotRequired[int]
    """Of the first of them, from 0; the others follow it; at the end where absent"""


class AgentSheetsLayersCreateManyFields(TypedDict):
    cell_id: int
    """The cell"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    layers: list[ManyLayersDraft]
    position: NotRequired[int]
    """Of the first of them, from 0; the others follow it; at the end where absent"""


class SheetsLayersDeleteFields(TypedDict):
    cell_id: int
    """The cell"""
    layer_id: int
    """The layer"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentSheetsLayersDeleteFields(TypedDict):
    cell_id: int
    """The cell"""
    layer_id: int
    """The layer"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class SheetsLayersDeleteManyFields(TypedDict):
    cell_id: int
    """The cell"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    ids: list[int]
    """Layers of this cell, each once"""


class AgentSheetsLayersDeleteManyFields(TypedDict):
    cell_id: int
    """The cell"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    ids: list[int]
    """Layers of this cell, each once"""


class SheetsLayersDuplicateFields(TypedDict):
    cell_id: int
    """The cell"""
    layer_id: int
    """The layer"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentSheetsLayersDuplicateFields(TypedDict):
    cell_id: int
    """The cell"""
    layer_id: int
    """The layer"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class SheetsLayersDuplicateManyFields(TypedDict):
    cell_id: int
    """The cell"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    ids: list[int]
    """Layers of this cell, each once"""


class AgentSheetsLayersDuplicateManyFields(TypedDict):
    cell_id: int
    """The cell"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    ids: list[int]
    """Layers of this cell, each once"""


class SheetsLayersGenerateFields(TypedDict):
    engine_id: int
    """The sheet"""
    cell_id: int
    """The cell"""
    layer_id: int
    """The layer"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    generation_type: TextGenerationsName | ImageGenerationsName | VideoGenerationsName | Literal["audio_generation"] | Literal["transcription"]
    data: NotRequired[TextData | ImageData | VideoData | AudioData | TranscriptionData]
    """Required here or in `user_job`"""
    user_job: NotRequired[TextUserJob | ImageUserJob | VideoUserJob | AudioUserJob | TranscriptionUserJob]
    """Alternative to `data`; in a form, `user_job[data]`"""
    max_credits: NotRequired[float]
    """The most that it may cost, with up to six decimals. An order whose price is known to be higher is rejected with `cost_exceeds_limit`. Where the price is known only when the job runs, the job fails with that `failed_code`, before a vendor is asked and at no cost. Any price when absent"""


class AgentSheetsLayersGenerateFields(TypedDict):
    engine_id: int
    """The sheet"""
    cell_id: int
    """The cell"""
    layer_id: int
    """The layer"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    generation_type: TextGenerationsName | ImageGenerationsName | VideoGenerationsName | Literal["audio_generation"] | Literal["transcription"]
    data: NotRequired[TextData | ImageData | VideoData | AudioData | TranscriptionData]
    """Required here or in `user_job`"""
    user_job: NotRequired[TextUserJob | ImageUserJob | VideoUserJob | AudioUserJob | TranscriptionUserJob]
    """Alternative to `data`; in a form, `user_job[data]`"""
    max_credits: NotRequired[float]
    """The most that it may cost, with up to six decimals. An order whose price is known to be higher is rejected with `cost_exceeds_limit`. Where the price is known only when the job runs, the job fails with that `failed_code`, before a vendor is asked and at no cost. Any price when absent"""


class SheetsLayersGetFields(TypedDict):
    cell_id: int
    """The cell"""
    layer_id: int
    """The layer"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentSheetsLayersGetFields(TypedDict):
    cell_id: int
    """The cell"""
    layer_id: int
    """The layer"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class SheetsLayersMoveFields(TypedDict):
    cell_id: int
    """The cell"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    layers: list[PlaceItem]


class AgentSheetsLayersMoveFields(TypedDict):
    cell_id: int
    """The cell"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    layers: list[PlaceItem]


class SheetsLayersUpdateFields(TypedDict):
    cell_id: int
    """The cell"""
    layer_id: int
    """The layer"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    video_layer: LayerFields
    merge_attributes: NotRequired[bool]
    """True: `additional_attributes` changes only the fields that it names, and null removes one"""


class AgentSheetsLayersUpdateFields(TypedDict):
    cell_id: int
    """The cell"""
    layer_id: int
    """The layer"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    video_layer: LayerFields
    merge_attributes: NotRequired[bool]
    """True: `additional_attributes` changes only the fields that it names, and null removes one"""


class SheetsListFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    page: NotRequired[int]
    """20 engines per page"""


class AgentSheetsListFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    page: NotRequired[int]
    """20 engines per page"""


class SheetsPostPlanCheckFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    row_ids: NotRequired[list[int]]
    """All rows when absent"""
    rows_after: NotRequired[int]
    """Only rows behind the one with this id, by position"""
    rows_limit: NotRequired[int]
    """Maximum number of rows that one response covers"""


class AgentSheetsPostPlanCheckFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    row_ids: NotRequired[list[int]]
    """All rows when absent"""
    rows_after: NotRequired[int]
    """Only rows behind the one with this id, by position"""
    rows_limit: NotRequired[int]
    """Maximum number of rows that one response covers"""


class SheetsPostPlanCreatePostsFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    row_ids: list[int]


class AgentSheetsPostPlanCreatePostsFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    row_ids: list[int]


class SheetsPostPlanDeleteFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentSheetsPostPlanDeleteFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class SheetsPostPlanGetFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentSheetsPostPlanGetFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class SheetsPostPlanSetFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    targets: list[PlanTargetBody]
    """Each row becomes one post for each of them; several on one platform need different accounts"""
    timing: PlanTimingBody
    files: NotRequired[PlanFilesBody]
    """Posts without media where absent"""
    requires_approval: NotRequired[bool]
    """True: posts are drafts until a person approves each of them"""


class AgentSheetsPostPlanSetFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    targets: list[PlanTargetBody]
    """Each row becomes one post for each of them; several on one platform need different accounts"""
    timing: PlanTimingBody
    files: NotRequired[PlanFilesBody]
    """Posts without media where absent"""
    requires_approval: NotRequired[bool]
    """True: posts are drafts until a person approves each of them"""


class SheetsRestoreFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentSheetsRestoreFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class SheetsRowsCreateFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    spreadsheet_row: NotRequired[RowFields]
    """An empty row at the end where absent"""


class AgentSheetsRowsCreateFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    spreadsheet_row: NotRequired[RowFields]
    """An empty row at the end where absent"""


class SheetsRowsCreateManyFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    rows: list[ManyRowsDraft]
    position: NotRequired[int]
    """Of the first of them, from 0; the others follow it; at the end where absent"""
    like_row_id: NotRequired[int]
    """A row of this sheet: the cells of the new rows get its prompts, settings and layers, but none of its results, and of its texts only those that name other cells"""


class AgentSheetsRowsCreateManyFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    rows: list[ManyRowsDraft]
    position: NotRequired[int]
    """Of the first of them, from 0; the others follow it; at the end where absent"""
    like_row_id: NotRequired[int]
    """A row of this sheet: the cells of the new rows get its prompts, settings and layers, but none of its results, and of its texts only those that name other cells"""


class SheetsRowsDeleteFields(TypedDict):
    row_id: int
    """The row"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentSheetsRowsDeleteFields(TypedDict):
    row_id: int
    """The row"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class SheetsRowsDeleteManyFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    ids: list[int]
    """Rows of this sheet, each once"""


class AgentSheetsRowsDeleteManyFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    ids: list[int]
    """Rows of this sheet, each once"""


class SheetsRowsDuplicateFields(TypedDict):
    row_id: int
    """The row"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentSheetsRowsDuplicateFields(TypedDict):
    row_id: int
    """The row"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class SheetsRowsDuplicateManyFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    ids: list[int]
    """Rows of this sheet, each once"""


class AgentSheetsRowsDuplicateManyFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    ids: list[int]
    """Rows of this sheet, each once"""


class SheetsRowsEstimateFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    row_ids: NotRequired[list[int]]
    """All rows when absent"""
    row_filter: NotRequired[RowFilterFields]
    """The rows among them whose cells have a value; exactly one of `equals`, `contains` and `is_empty`"""
    column_ids: NotRequired[list[int]]
    """All columns when absent"""
    through: NotRequired[BatchThrough]
    """`render` also renders the cells of `final_video` columns that hold layers, once what they show is made; `post` then makes the posts of the rows too"""
    only: NotRequired[list[BatchOnly]]
    """Only cells, and posts of rows, with these states (`GET …/states`); all when absent"""


class AgentSheetsRowsEstimateFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    row_ids: NotRequired[list[int]]
    """All rows when absent"""
    row_filter: NotRequired[RowFilterFields]
    """The rows among them whose cells have a value; exactly one of `equals`, `contains` and `is_empty`"""
    column_ids: NotRequired[list[int]]
    """All columns when absent"""
    through: NotRequired[BatchThrough]
    """`render` also renders the cells of `final_video` columns that hold layers, once what they show is made; `post` then makes the posts of the rows too"""
    only: NotRequired[list[BatchOnly]]
    """Only cells, and posts of rows, with these states (`GET …/states`); all when absent"""


class SheetsRowsFindFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    column_id: NotRequired[int]
    """The column whose cells are compared with one of `equals`, `contains` and `is_empty`"""
    equals: NotRequired[str]
    """Rows whose cell has exactly this value"""
    contains: NotRequired[str]
    """Rows whose cell contains this, in any case"""
    is_empty: NotRequired[bool]
    """Rows whose cell has no value, or with `false` those whose cell has one"""
    sort_column_id: NotRequired[int]
    """The column by whose values rows are sorted, and then by position; by position when absent"""
    sort_by: NotRequired[ValuesComparison]
    """Of the first 200 characters; rows without a comparable value come last"""
    descending: NotRequired[bool]
    """True: from the highest value to the lowest"""


class AgentSheetsRowsFindFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    column_id: NotRequired[int]
    """The column whose cells are compared with one of `equals`, `contains` and `is_empty`"""
    equals: NotRequired[str]
    """Rows whose cell has exactly this value"""
    contains: NotRequired[str]
    """Rows whose cell contains this, in any case"""
    is_empty: NotRequired[bool]
    """Rows whose cell has no value, or with `false` those whose cell has one"""
    sort_column_id: NotRequired[int]
    """The column by whose values rows are sorted, and then by position; by position when absent"""
    sort_by: NotRequired[ValuesComparison]
    """Of the first 200 characters; rows without a comparable value come last"""
    descending: NotRequired[bool]
    """True: from the highest value to the lowest"""


class SheetsRowsGenerateFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    row_ids: NotRequired[list[int]]
    """All rows when absent"""
    row_filter: NotRequired[RowFilterFields]
    """The rows among them whose cells have a value; exactly one of `equals`, `contains` and `is_empty`"""
    column_ids: NotRequired[list[int]]
    """All columns when absent"""
    through: NotRequired[BatchThrough]
    """`render` also renders the cells of `final_video` columns that hold layers, once what they show is made; `post` then makes the posts of the rows too"""
    only: NotRequired[list[BatchOnly]]
    """Only cells, and posts of rows, with these states (`GET …/states`); all when absent"""
    max_credits: NotRequired[float]
    """Maximum credits that the batch holds and has spent, with up to six decimals; no limit when absent"""


class AgentSheetsRowsGenerateFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    row_ids: NotRequired[list[int]]
    """All rows when absent"""
    row_filter: NotRequired[RowFilterFields]
    """The rows among them whose cells have a value; exactly one of `equals`, `contains` and `is_empty`"""
    column_ids: NotRequired[list[int]]
    """All columns when absent"""
    through: NotRequired[BatchThrough]
    """`render` also renders the cells of `final_video` columns that hold layers, once what they show is made; `post` then makes the posts of the rows too"""
    only: NotRequired[list[BatchOnly]]
    """Only cells, and posts of rows, with these states (`GET …/states`); all when absent"""
    max_credits: NotRequired[float]
    """Maximum credits that the batch holds and has spent, with up to six decimals; no limit when absent"""


class SheetsRowsGetFields(TypedDict):
    row_id: int
    """The row"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentSheetsRowsGetFields(TypedDict):
    row_id: int
    """The row"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class SheetsRowsImportFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    match: NotRequired[str]
    """Title of the column by whose value existing rows are found; all rows are added when absent"""
    strict: NotRequired[bool]
    """True: nothing is changed when there is any error"""
    dry_run: NotRequired[bool]
    """True: nothing is changed; `preview` says what would be, cell by cell. Not together with `strict`"""
    file: NotRequired[FileInput]
    """As a form part, instead of `rows`: CSV or XLSX, detected by content, name or type; its first line has the column titles"""
    rows: NotRequired[list[JsonObject]]
    """Strings by column title; numbers and booleans become text, null leaves the cell unchanged"""
    columns: NotRequired[JsonObject]
    """Ids of columns by title, null for a title that is ignored, as in `{"Hook": 12, "Notes": null}`; other titles are compared with those of the columns"""


class AgentSheetsRowsImportFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    match: NotRequired[str]
    """Title of the column by whose value existing rows are found; all rows are added when absent"""
    strict: NotRequired[bool]
    """True: nothing is changed when there is any error"""
    dry_run: NotRequired[bool]
    """True: nothing is changed; `preview` says what would be, cell by cell. Not together with `strict`"""
    file: NotRequired[FileInput]
    """As a form part, instead of `rows`: CSV or XLSX, detected by content, name or type; its first line has the column titles"""
    rows: NotRequired[list[JsonObject]]
    """Strings by column title; numbers and booleans become text, null leaves the cell unchanged"""
    columns: NotRequired[JsonObject]
    """Ids of columns by title, null for a title that is ignored, as in `{"Hook": 12, "Notes": null}`; other titles are compared with those of the columns"""


class SheetsRowsListFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    row_ids: NotRequired[list[int]]
    """Only these rows; ids that the sheet does not have are left out; all rows when absent"""
    history: NotRequired[CellOrLayerGenerations]
    """`user_jobs` of cells and layers; `default_user_job`, the selected one, is always there"""


class AgentSheetsRowsListFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    row_ids: NotRequired[list[int]]
    """Only these rows; ids that the sheet does not have are left out; all rows when absent"""
    history: NotRequired[CellOrLayerGenerations]
    """`user_jobs` of cells and layers; `default_user_job`, the selected one, is always there"""


class SheetsRowsListPostsFields(TypedDict):
    row_id: int
    """The row"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentSheetsRowsListPostsFields(TypedDict):
    row_id: int
    """The row"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class SheetsRowsMoveFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    rows: list[PlaceItem]


class AgentSheetsRowsMoveFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    rows: list[PlaceItem]


class SheetsRowsUpdateFields(TypedDict):
    row_id: int
    """The row"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    spreadsheet_row: RowFields
    merge_attributes: NotRequired[bool]
    """True: `additional_attributes` changes only the fields that it names, and null removes one"""


class AgentSheetsRowsUpdateFields(TypedDict):
    row_id: int
    """The row"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    spreadsheet_row: RowFields
    merge_attributes: NotRequired[bool]
    """True: `additional_attributes` changes only the fields that it names, and null removes one"""


class SheetsRowsUpdateManyFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    rows: list[RowItem]
    merge_attributes: NotRequired[bool]
    """True: `additional_attributes` changes only the fields that it names, and null removes one"""


class AgentSheetsRowsUpdateManyFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    rows: list[RowItem]
    merge_attributes: NotRequired[bool]
    """True: `additional_attributes` changes only the fields that it names, and null removes one"""


class SheetsStatesListFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    row_id: NotRequired[int]
    """Only the nodes of this row"""


class AgentSheetsStatesListFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    row_id: NotRequired[int]
    """Only the nodes of this row"""


class SheetsUpdateFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    spreadsheet: SheetChange


class AgentSheetsUpdateFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    spreadsheet: SheetChange


class SheetsVariablesGetTemplateFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class AgentSheetsVariablesGetTemplateFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class SheetsVariablesImportFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    file: FileInput
    """An XLSX workbook, as a form part"""


class AgentSheetsVariablesImportFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    file: FileInput
    """An XLSX workbook, as a form part"""


class SheetsVariablesListFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentSheetsVariablesListFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class SheetsViewsCreateFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    name: str
    match: NotRequired[ConditionsCombination]
    """`all` when absent from a new view"""
    filters: NotRequired[list[ViewFilterItem]]
    sorts: NotRequired[list[ViewSortItem]]
    """By the first one, rows with equal values by the next one"""
    columns: NotRequired[list[ViewColumnItem]]
    """Columns in the order of the view; others follow in the order of the sheet"""
    tall_rows: NotRequired[bool]
    """Rows with several lines of text"""


class AgentSheetsViewsCreateFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    name: str
    match: NotRequired[ConditionsCombination]
    """`all` when absent from a new view"""
    filters: NotRequired[list[ViewFilterItem]]
    sorts: NotRequired[list[ViewSortItem]]
    """By the first one, rows with equal values by the next one"""
    columns: NotRequired[list[ViewColumnItem]]
    """Columns in the order of the view; others follow in the order of the sheet"""
    tall_rows: NotRequired[bool]
    """Rows with several lines of text"""


class SheetsViewsDeleteFields(TypedDict):
    view_id: int
    """Saved view of the sheet"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentSheetsViewsDeleteFields(TypedDict):
    view_id: int
    """Saved view of the sheet"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class SheetsViewsListFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentSheetsViewsListFields(TypedDict):
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class SheetsViewsUpdateFields(TypedDict):
    view_id: int
    """Saved view of the sheet"""
    id: int
    """The sheet"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    name: NotRequired[str]
    match: NotRequired[ConditionsCombination]
    """`all` when absent from a new view"""
    filters: NotRequired[list[ViewFilterItem]]
    sorts: NotRequired[list[ViewSortItem]]
    """By the first one, rows with equal values by the next one"""
    columns: NotRequired[list[ViewColumnItem]]
    """Columns in the order of the view; others follow in the order of the sheet"""
    tall_rows: NotRequired[bool]
    """Rows with several lines of text"""


class AgentSheetsViewsUpdateFields(TypedDict):
    view_id: int
    """Saved view of the sheet"""
    id: int
    """The sheet"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    name: NotRequired[str]
    match: NotRequired[ConditionsCombination]
    """`all` when absent from a new view"""
    filters: NotRequired[list[ViewFilterItem]]
    sorts: NotRequired[list[ViewSortItem]]
    """By the first one, rows with equal values by the next one"""
    columns: NotRequired[list[ViewColumnItem]]
    """Columns in the order of the view; others follow in the order of the sheet"""
    tall_rows: NotRequired[bool]
    """Rows with several lines of text"""


class SocialAccountsCompleteConnectionFields(TypedDict):
    state: NotRequired[str]
    """The state with which the connection began"""
    code: NotRequired[str]
    """The code with which the network confirms the consent"""
    error: NotRequired[str]
    """Why the network gave no consent"""


class SocialAccountsConnectFields(TypedDict):
    platform: str
    """The network"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    redirect_uri: NotRequired[str]
    """Where the browser is redirected afterwards: an absolute http or https URL of this service or of an origin that the operator allows, which gets `status` (connected or failed), `platform`, and `account_id` or `error`; without it a page shows the agent and the organization, with a button that undoes the connection"""


class AgentSocialAccountsConnectFields(TypedDict):
    platform: str
    """The network"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    redirect_uri: NotRequired[str]
    """Where the browser is redirected afterwards: an absolute http or https URL of this service or of an origin that the operator allows, which gets `status` (connected or failed), `platform`, and `account_id` or `error`; without it a page shows the agent and the organization, with a button that undoes the connection"""


class SocialAccountsDisconnectFields(TypedDict):
    id: int
    """The connected account"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentSocialAccountsDisconnectFields(TypedDict):
    id: int
    """The connected account"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class SocialAccountsListFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentSocialAccountsListFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class SocialAccountsUndoConnectionFields(TypedDict):
    token: str
    """Token of the result page"""


class StockAvatarsDownloadFields(TypedDict):
    id: int
    """The stock avatar"""
    size: StockAvatarSize
    """The size of the picture"""


class TemplatesCloneFields(TypedDict):
    slug: str
    """The template, by its slug, uuid or id"""
    agent_id: int | str
    """Integer id or uuid"""


class AgentTemplatesCloneFields(TypedDict):
    slug: str
    """The template, by its slug, uuid or id"""
    agent_id: NotRequired[int | str]
    """Integer id or uuid"""


class TemplatesDeleteFields(TypedDict):
    slug: int
    """The template, by its slug, uuid or id"""


class TemplatesDownloadCoverFields(TypedDict):
    file: str
    """The name of the file, with its extension"""
    v: NotRequired[str]
    """A version of the picture, for caches"""


class TemplatesGetFields(TypedDict):
    slug: str
    """The template, by its slug, uuid or id"""


class TemplatesListFields(TypedDict):
    page: NotRequired[int]
    """20 templates per page"""


class TemplatesUpdateFields(TypedDict):
    slug: int
    """The template, by its slug, uuid or id"""
    body: NotRequired[Mapping[str, Any]]
    """The fields of the body, where one of them has the name of another field but another value"""
    title: NotRequired[str]
    description: NotRequired[str]


class TranscriptionsCreateFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    max_credits: NotRequired[float]
    """The most that it may cost, with up to six decimals. An order whose price is known to be higher is rejected with `cost_exceeds_limit`. Where the price is known only when the job runs, the job fails with that `failed_code`, before a vendor is asked and at no cost. Any price when absent"""
    user_job: NotRequired[TranscriptionUserJob]
    """Alternative to `data`; in a form, `user_job[data]`"""
    data: NotRequired[TranscriptionData]
    """Required here or in `user_job`: exactly one of `audio.value`, `video.value` (addresses) and `content_resource_id`; `trim` is optional"""


class AgentTranscriptionsCreateFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    max_credits: NotRequired[float]
    """The most that it may cost, with up to six decimals. An order whose price is known to be higher is rejected with `cost_exceeds_limit`. Where the price is known only when the job runs, the job fails with that `failed_code`, before a vendor is asked and at no cost. Any price when absent"""
    user_job: NotRequired[TranscriptionUserJob]
    """Alternative to `data`; in a form, `user_job[data]`"""
    data: NotRequired[TranscriptionData]
    """Required here or in `user_job`: exactly one of `audio.value`, `video.value` (addresses) and `content_resource_id`; `trim` is optional"""


class TrashDeleteFileFields(TypedDict):
    id: int
    """What is in the trash"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentTrashDeleteFileFields(TypedDict):
    id: int
    """What is in the trash"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class TrashDeleteSheetFields(TypedDict):
    id: int
    """What is in the trash"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentTrashDeleteSheetFields(TypedDict):
    id: int
    """What is in the trash"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class TrashEmptyFilesFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentTrashEmptyFilesFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class TrashListFilesFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    page: NotRequired[int]
    """From 0; 20 files per page"""


class AgentTrashListFilesFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    page: NotRequired[int]
    """From 0; 20 files per page"""


class TrashListSheetsFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    page: NotRequired[int]
    """20 engines per page"""


class AgentTrashListSheetsFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    page: NotRequired[int]
    """20 engines per page"""


class TrendsListFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    page: NotRequired[int]
    """From 1, of 20 posts"""
    days: NotRequired[int]
    """How far back; as far as posts are kept where absent"""


class AgentTrendsListFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    page: NotRequired[int]
    """From 1, of 20 posts"""
    days: NotRequired[int]
    """How far back; as far as posts are kept where absent"""


class UncollectedWorkGetFields(TypedDict):
    organization_id: int
    """The organization"""


class UncollectedWorkPayFields(TypedDict):
    organization_id: int
    """The organization"""


class UploadsCreateFields(TypedDict):
    blob: BlobFields


class UploadsCreateResumableFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentUploadsCreateResumableFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class VendorCallbacksReceiveFields(TypedDict):
    provider: str
    """The vendor that reports"""
    token: str
    """The token of the link in the mail"""
    body: Mapping[str, Any]


class VoicesCloneFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    name: NotRequired[str]
    """Without it 400 `validation_error`"""
    audio_url: NotRequired[str]
    """A sound at a public address; this or `audio_base64`"""
    audio_base64: NotRequired[str]
    """A sound of at most 10485760 bytes, in base64 or as a data URL; this or `audio_url`"""
    gender: NotRequired[str]
    """For example female, male or neutral"""
    language: NotRequired[str]
    """A name or a code, for example English or en"""
    description: NotRequired[str]
    """Description of the sound"""


class AgentVoicesCloneFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    name: NotRequired[str]
    """Without it 400 `validation_error`"""
    audio_url: NotRequired[str]
    """A sound at a public address; this or `audio_base64`"""
    audio_base64: NotRequired[str]
    """A sound of at most 10485760 bytes, in base64 or as a data URL; this or `audio_url`"""
    gender: NotRequired[str]
    """For example female, male or neutral"""
    language: NotRequired[str]
    """A name or a code, for example English or en"""
    description: NotRequired[str]
    """Description of the sound"""


class VoicesDeleteFields(TypedDict):
    voice_id: int | str
    """The voice, by its id in the library"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentVoicesDeleteFields(TypedDict):
    voice_id: int | str
    """The voice, by its id in the library"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class VoicesDesignFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    generation_id: str
    """Id of a sample that was made for this agent; each sample can become a voice once"""
    name: str
    gender: NotRequired[str]
    """For example female, male or neutral"""
    language: NotRequired[str]
    """A name or a code, for example English or en"""
    description: NotRequired[str]
    """Description of the sound"""


class AgentVoicesDesignFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    generation_id: str
    """Id of a sample that was made for this agent; each sample can become a voice once"""
    name: str
    gender: NotRequired[str]
    """For example female, male or neutral"""
    language: NotRequired[str]
    """A name or a code, for example English or en"""
    description: NotRequired[str]
    """Description of the sound"""


class VoicesGenerateDescriptionFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    gender: str
    """For example female, male or neutral"""
    voice_description: NotRequired[str]
    """Requested properties"""
    language: NotRequired[str]
    """A name or a code, for example English or en"""
    script: NotRequired[str]
    """Text that the voice will say"""


class AgentVoicesGenerateDescriptionFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    gender: str
    """For example female, male or neutral"""
    voice_description: NotRequired[str]
    """Requested properties"""
    language: NotRequired[str]
    """A name or a code, for example English or en"""
    script: NotRequired[str]
    """Text that the voice will say"""


class VoicesGenerateSamplesFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    text: str
    """Text of the samples; a short text is repeated until it is long enough"""
    description: NotRequired[str]
    """Description of the sound"""


class AgentVoicesGenerateSamplesFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    text: str
    """Text of the samples; a short text is repeated until it is long enough"""
    description: NotRequired[str]
    """Description of the sound"""


class VoicesGenerateScriptFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    language: NotRequired[str]
    """Language of the script; English where absent"""


class AgentVoicesGenerateScriptFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    language: NotRequired[str]
    """Language of the script; English where absent"""


class VoicesIntegrationConnectFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    api_key: str
    """A key of your own at the vendor"""


class AgentVoicesIntegrationConnectFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    api_key: str
    """A key of your own at the vendor"""


class VoicesIntegrationDisconnectFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentVoicesIntegrationDisconnectFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class VoicesIntegrationGetFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentVoicesIntegrationGetFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class VoicesIntegrationTestFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    api_key: str
    """A key of your own at the vendor"""


class AgentVoicesIntegrationTestFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    api_key: str
    """A key of your own at the vendor"""


class VoicesListFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    source: NotRequired[LibraryVoiceSource]
    """All where absent"""


class AgentVoicesListFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    source: NotRequired[LibraryVoiceSource]
    """All where absent"""


class VoicesPreviewsCreateFields(TypedDict):
    voice_id: int | str
    """The voice, by its id in the library"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    text: str
    """The text to speak"""


class AgentVoicesPreviewsCreateFields(TypedDict):
    voice_id: int | str
    """The voice, by its id in the library"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    text: str
    """The text to speak"""


class VoicesPreviewsGetFields(TypedDict):
    job_id: int
    """The job"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentVoicesPreviewsGetFields(TypedDict):
    job_id: int
    """The job"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class WatchlistsCreateFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    name: str
    """Of a list that the agent has, in whatever case: the sources are added to it"""
    project_id: str | int | None
    """Shown as it was given"""
    sources: NotRequired[list[WatchSourceBody] | None]
    conversation_id: NotRequired[str | None]
    created_by_run_id: NotRequired[str | None]


class AgentWatchlistsCreateFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    name: str
    """Of a list that the agent has, in whatever case: the sources are added to it"""
    project_id: str | int | None
    """Shown as it was given"""
    sources: NotRequired[list[WatchSourceBody] | None]
    conversation_id: NotRequired[str | None]
    created_by_run_id: NotRequired[str | None]


class WatchlistsDeleteFields(TypedDict):
    watchlist_id: int | str
    """The watchlist"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentWatchlistsDeleteFields(TypedDict):
    watchlist_id: int | str
    """The watchlist"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class WatchlistsGetFields(TypedDict):
    watchlist_id: int | str
    """The watchlist"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentWatchlistsGetFields(TypedDict):
    watchlist_id: int | str
    """The watchlist"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class WatchlistsListFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentWatchlistsListFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class WatchlistsSourcesAddFields(TypedDict):
    watchlist_id: int | str
    """The watchlist"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    platform: WatchedSourcePlatform
    """`web` is a page of RSS, Atom or a sitemap, read without a vendor"""
    target_type: WatchedSourceType
    """`keyword` is not for `photoshare`; `web` has `account` alone"""
    target_value: str
    """`@handle`, a hashtag without `#`, words, or the address of a feed; kept in small letters, handles with `@`"""
    original_display_value: NotRequired[str | None]
    """As people write it"""


class AgentWatchlistsSourcesAddFields(TypedDict):
    watchlist_id: int | str
    """The watchlist"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    platform: WatchedSourcePlatform
    """`web` is a page of RSS, Atom or a sitemap, read without a vendor"""
    target_type: WatchedSourceType
    """`keyword` is not for `photoshare`; `web` has `account` alone"""
    target_value: str
    """`@handle`, a hashtag without `#`, words, or the address of a feed; kept in small letters, handles with `@`"""
    original_display_value: NotRequired[str | None]
    """As people write it"""


class WatchlistsSourcesRemoveFields(TypedDict):
    watchlist_id: int | str
    """The watchlist"""
    source_id: int | str
    """The source of the watchlist"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentWatchlistsSourcesRemoveFields(TypedDict):
    watchlist_id: int | str
    """The watchlist"""
    source_id: int | str
    """The source of the watchlist"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class WatchlistsSourcesRemoveByTargetFields(TypedDict):
    watchlist_id: int | str
    """The watchlist"""
    platform: WatchedSourcePlatform
    """The network of the source"""
    target_type: WatchedSourceType
    """What kind of source it is"""
    target_value: str
    """The account, hashtag, words, page or feed of the source"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentWatchlistsSourcesRemoveByTargetFields(TypedDict):
    watchlist_id: int | str
    """The watchlist"""
    platform: WatchedSourcePlatform
    """The network of the source"""
    target_type: WatchedSourceType
    """What kind of source it is"""
    target_value: str
    """The account, hashtag, words, page or feed of the source"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class WatchlistsUpdateFields(TypedDict):
    watchlist_id: int | str
    """The watchlist"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    project_id: str | int | None
    """Shown as it was given"""
    name: NotRequired[str]
    intent_active: NotRequired[bool]
    """False pauses it: nothing is scraped for it, and nothing billed"""


class AgentWatchlistsUpdateFields(TypedDict):
    watchlist_id: int | str
    """The watchlist"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    project_id: str | int | None
    """Shown as it was given"""
    name: NotRequired[str]
    intent_active: NotRequired[bool]
    """False pauses it: nothing is scraped for it, and nothing billed"""


class WebhooksDeliveriesListFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    cursor: NotRequired[int]
    """`next_cursor` of the previous page"""
    limit: NotRequired[int]
    """How many items a page has at most"""


class AgentWebhooksDeliveriesListFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    cursor: NotRequired[int]
    """`next_cursor` of the previous page"""
    limit: NotRequired[int]
    """How many items a page has at most"""


class WebhooksDeliveriesReplayFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    since: NotRequired[str]
    """Only events since this time; all where absent"""


class AgentWebhooksDeliveriesReplayFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    since: NotRequired[str]
    """Only events since this time; all where absent"""


class WebhooksDeliveriesRetryFields(TypedDict):
    delivery_id: int
    """The delivery"""
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentWebhooksDeliveriesRetryFields(TypedDict):
    delivery_id: int
    """The delivery"""
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class WebhooksGetFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentWebhooksGetFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class WebhooksListenFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    types: NotRequired[list[WebhookEventType]]
    """Only events of these types; all of them where absent"""


class AgentWebhooksListenFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    types: NotRequired[list[WebhookEventType]]
    """Only events of these types; all of them where absent"""


class WebhooksRotateSecretFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentWebhooksRotateSecretFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class WebhooksTestFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentWebhooksTestFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class WebhooksTestCallbackFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""


class AgentWebhooksTestCallbackFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""


class WebhooksUpdateFields(TypedDict):
    agent_id: int | str
    """The agent, by its integer id or its uuid"""
    automation_config: AutomationConfigChanges


class AgentWebhooksUpdateFields(TypedDict):
    agent_id: NotRequired[int | str]
    """The agent, by its integer id or its uuid"""
    automation_config: AutomationConfigChanges
