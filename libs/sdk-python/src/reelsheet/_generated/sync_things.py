# Generated from docs/api/reelsheet.json (`npm run generate`).

# The bodies of responses have the types of the documents.
# mypy: disable-error-code="no-any-return"
from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from .._sync.thing import Thing

if TYPE_CHECKING:
    from typing import List, Unpack
    from .._sync.content import Content
    from .._sync.event_stream import EventStream
    from .._sync.pages import Pages
    from .._sync.work import Work
    from ..options import CallOptions
    from . import fields as f
    from .. import types as t


class Workspaces(Thing):
    def list(self, *, options: CallOptions | None = None) -> List[t.WorkspaceView]:
        """Organizations in which you are owner or manager.

        `GET /workspaces` of base; a key needs read.
        """
        return self._call("workspaces.list", {}, options)


class WebhooksDeliveries(Thing):
    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.WebhooksDeliveriesListFields]) -> Pages[t.DeliveriesView, t.DeliveryView]:
        """Deliveries of the last 30 days, unless the operator has set another time, newest first.

        `GET /agents/{agent_id}/automation_config/deliveries` of base; a key needs read.
        """
        return self._pages("webhooks.deliveries.list", fields, options)

    def replay(self, *, options: CallOptions | None = None, **fields: Unpack[f.WebhooksDeliveriesReplayFields]) -> t.ReplayView:
        """Send again what was not taken.

        `POST /agents/{agent_id}/automation_config/deliveries/replay` of base; a key needs account.
        """
        return self._call("webhooks.deliveries.replay", fields, options)

    def retry(self, *, options: CallOptions | None = None, **fields: Unpack[f.WebhooksDeliveriesRetryFields]) -> t.DeliveryView:
        """Send a delivery again.

        `POST /agents/{agent_id}/automation_config/deliveries/{delivery_id}/retry` of base; a key needs account.
        """
        return self._call("webhooks.deliveries.retry", fields, options)


class Webhooks(Thing):
    @cached_property
    def deliveries(self) -> WebhooksDeliveries:
        return WebhooksDeliveries(self._client)

    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.WebhooksGetFields]) -> t.AutomationConfigView:
        """How the agent’s tools receive events.

        `GET /agents/{agent_id}/automation_config` of base; a key needs read.
        """
        return self._call("webhooks.get", fields, options)

    def listen(self, *, options: CallOptions | None = None, **fields: Unpack[f.WebhooksListenFields]) -> EventStream[t.WebhookMessageView]:
        """Receive the events of the agent as a stream.

        `GET /agents/{agent_id}/automation_config/listen` of base; a key needs account.
        """
        return self._stream("webhooks.listen", fields, options)

    def rotate_secret(self, *, options: CallOptions | None = None, **fields: Unpack[f.WebhooksRotateSecretFields]) -> t.AutomationConfigView:
        """Replace the signing secret.

        `POST /agents/{agent_id}/automation_config/rotate_secret` of base; a key needs account.
        """
        return self._call("webhooks.rotateSecret", fields, options)

    def test(self, *, options: CallOptions | None = None, **fields: Unpack[f.WebhooksTestFields]) -> t.TestResultView:
        """Try the webhook.

        `POST /agents/{agent_id}/automation_config/test_webhook` of base; a key needs account.
        """
        return self._call("webhooks.test", fields, options)

    def test_callback(self, *, options: CallOptions | None = None, **fields: Unpack[f.WebhooksTestCallbackFields]) -> t.TestResultView:
        """Try the callback.

        `POST /agents/{agent_id}/automation_config/test_callback` of base; a key needs account.
        """
        return self._call("webhooks.testCallback", fields, options)

    def update(self, *, options: CallOptions | None = None, **fields: Unpack[f.WebhooksUpdateFields]) -> t.AutomationConfigView:
        """Change where events go.

        `PATCH /agents/{agent_id}/automation_config` of base; a key needs account.
        """
        return self._call("webhooks.update", fields, options)


class WatchlistsSources(Thing):
    def add(self, *, options: CallOptions | None = None, **fields: Unpack[f.WatchlistsSourcesAddFields]) -> t.WatchSourceView:
        """Add a source to a watchlist.

        `POST /agents/{agent_id}/watchlists/{watchlist_id}/sources` of core; a key needs write, spend.
        """
        return self._call("watchlists.sources.add", fields, options)

    def remove(self, *, options: CallOptions | None = None, **fields: Unpack[f.WatchlistsSourcesRemoveFields]) -> None:
        """Remove a source by its id.

        `DELETE /agents/{agent_id}/watchlists/{watchlist_id}/sources/{source_id}` of core; a key needs write.
        """
        return self._call("watchlists.sources.remove", fields, options)

    def remove_by_target(self, *, options: CallOptions | None = None, **fields: Unpack[f.WatchlistsSourcesRemoveByTargetFields]) -> None:
        """Remove a source by what it names.

        `DELETE /agents/{agent_id}/watchlists/{watchlist_id}/sources` of core; a key needs write.
        """
        return self._call("watchlists.sources.removeByTarget", fields, options)


class Watchlists(Thing):
    @cached_property
    def sources(self) -> WatchlistsSources:
        return WatchlistsSources(self._client)

    def create(self, *, options: CallOptions | None = None, **fields: Unpack[f.WatchlistsCreateFields]) -> t.WatchlistView:
        """Make a watchlist, or add sources to the one of that name.

        `POST /agents/{agent_id}/watchlists` of core; a key needs write.
        """
        return self._call("watchlists.create", fields, options)

    def delete(self, *, options: CallOptions | None = None, **fields: Unpack[f.WatchlistsDeleteFields]) -> None:
        """Delete a watchlist.

        `DELETE /agents/{agent_id}/watchlists/{watchlist_id}` of core; a key needs write.
        """
        return self._call("watchlists.delete", fields, options)

    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.WatchlistsGetFields]) -> t.WatchlistView:
        """A watchlist with its sources.

        `GET /agents/{agent_id}/watchlists/{watchlist_id}` of core; a key needs read.
        """
        return self._call("watchlists.get", fields, options)

    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.WatchlistsListFields]) -> t.WatchlistsView:
        """Watchlists of an agent, newest first.

        `GET /agents/{agent_id}/watchlists` of core; a key needs read.
        """
        return self._call("watchlists.list", fields, options)

    def update(self, *, options: CallOptions | None = None, **fields: Unpack[f.WatchlistsUpdateFields]) -> t.WatchlistView:
        """Rename, pause or resume a watchlist.

        `PATCH /agents/{agent_id}/watchlists/{watchlist_id}` of core; a key needs write, spend.
        """
        return self._call("watchlists.update", fields, options)


class VoicesPreviews(Thing):
    def create(self, *, options: CallOptions | None = None, **fields: Unpack[f.VoicesPreviewsCreateFields]) -> Work[t.OrderedPreviewView, t.PreviewView, t.PreviewView]:
        """Have a voice say something.

        `POST /agents/{agent_id}/voice/{voice_id}/preview` of base; a key needs spend.
        """
        return self._work("voices.previews.create", fields, options)

    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.VoicesPreviewsGetFields]) -> t.PreviewView:
        """The present state of a preview.

        `GET /agents/{agent_id}/voice/preview/{job_id}` of base; a key needs read.
        """
        return self._call("voices.previews.get", fields, options)


class VoicesIntegration(Thing):
    def connect(self, *, options: CallOptions | None = None, **fields: Unpack[f.VoicesIntegrationConnectFields]) -> t.ConnectedView:
        """Store a key of the voice vendor, replacing an earlier one.

        `POST /agents/{agent_id}/voice/integrations/vendor_a` of base; a key needs write.
        """
        return self._call("voices.integration.connect", fields, options)

    def disconnect(self, *, options: CallOptions | None = None, **fields: Unpack[f.VoicesIntegrationDisconnectFields]) -> None:
        """Forget the key; there may be none.

        `DELETE /agents/{agent_id}/voice/integrations/vendor_a` of base; a key needs write.
        """
        return self._call("voices.integration.disconnect", fields, options)

    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.VoicesIntegrationGetFields]) -> t.IntegrationView:
        """Whether the agent has a key at the voice vendor.

        `GET /agents/{agent_id}/voice/integrations/vendor_a` of base; a key needs read.
        """
        return self._call("voices.integration.get", fields, options)

    def test(self, *, options: CallOptions | None = None, **fields: Unpack[f.VoicesIntegrationTestFields]) -> t.ValidityView:
        """Whether the voice vendor takes a key; nothing is kept.

        `POST /agents/{agent_id}/voice/integrations/vendor_a/test` of base; a key needs write.
        """
        return self._call("voices.integration.test", fields, options)


class Voices(Thing):
    @cached_property
    def integration(self) -> VoicesIntegration:
        return VoicesIntegration(self._client)

    @cached_property
    def previews(self) -> VoicesPreviews:
        return VoicesPreviews(self._client)

    def clone(self, *, options: CallOptions | None = None, **fields: Unpack[f.VoicesCloneFields]) -> t.VoiceView:
        """Make a voice of the agent after a sound.

        `POST /agents/{agent_id}/voice/clone` of base; a key needs write.
        """
        return self._call("voices.clone", fields, options)

    def delete(self, *, options: CallOptions | None = None, **fields: Unpack[f.VoicesDeleteFields]) -> None:
        """Delete a voice of the agent.

        `DELETE /agents/{agent_id}/voice/{voice_id}` of base; a key needs write.
        """
        return self._call("voices.delete", fields, options)

    def design(self, *, options: CallOptions | None = None, **fields: Unpack[f.VoicesDesignFields]) -> t.VoiceView:
        """Keep one of the samples as a voice of the agent.

        `POST /agents/{agent_id}/voice/design` of base; a key needs write.
        """
        return self._call("voices.design", fields, options)

    def generate_description(self, *, options: CallOptions | None = None, **fields: Unpack[f.VoicesGenerateDescriptionFields]) -> t.DescriptionView:
        """Words for how a voice sounds.

        `POST /agents/{agent_id}/voice/design/generate-description` of base; a key needs write.
        """
        return self._call("voices.generateDescription", fields, options)

    def generate_samples(self, *, options: CallOptions | None = None, **fields: Unpack[f.VoicesGenerateSamplesFields]) -> t.SamplesView:
        """Three voices to choose from.

        `POST /agents/{agent_id}/voice/design/generate-samples` of base; a key needs write.
        """
        return self._call("voices.generateSamples", fields, options)

    def generate_script(self, *, options: CallOptions | None = None, **fields: Unpack[f.VoicesGenerateScriptFields]) -> t.ScriptView:
        """Something for a voice to say.

        `POST /agents/{agent_id}/voice/design/generate-script` of base; a key needs write.
        """
        return self._call("voices.generateScript", fields, options)

    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.VoicesListFields]) -> t.LibraryView:
        """Voices that the agent may speak with.

        `GET /agents/{agent_id}/voice/library` of base; a key needs read.
        """
        return self._call("voices.list", fields, options)


class VendorCallbacks(Thing):
    def receive(self, *, options: CallOptions | None = None, **fields: Unpack[f.VendorCallbacksReceiveFields]) -> None:
        """Receive a vendor’s notification about a task.

        `POST /vendor_callbacks/{provider}/{token}` of base.
        """
        return self._call("vendorCallbacks.receive", fields, options)


class Uploads(Thing):
    def create(self, *, options: CallOptions | None = None, **fields: Unpack[f.UploadsCreateFields]) -> t.DirectUploadView:
        """Announce a file, and learn where to PUT it.

        `POST /direct_upload` of base; a key needs write.
        """
        return self._call("uploads.create", fields, options)

    def create_resumable(self, *, options: CallOptions | None = None, **fields: Unpack[f.UploadsCreateResumableFields]) -> t.ResumableUploadView:
        """Announce a file whose upload continues after an interruption, by the tus protocol.

        `POST /resumable_uploads` of base; a key needs write.
        """
        return self._call("uploads.createResumable", fields, options)


class UncollectedWork(Thing):
    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.UncollectedWorkGetFields]) -> t.UncollectedWorkView:
        """Work of stopped generations that vendors charge for and nobody collected.

        `GET /organizations/{organization_id}/uncollected_work` of base; a key needs read.
        """
        return self._call("uncollectedWork.get", fields, options)

    def pay(self, *, options: CallOptions | None = None, **fields: Unpack[f.UncollectedWorkPayFields]) -> t.PaidWorkView:
        """Pay for the work of stopped generations that cannot be collected.

        `POST /organizations/{organization_id}/uncollected_work/pay` of base; a key needs account.
        """
        return self._call("uncollectedWork.pay", fields, options)


class Trends(Thing):
    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.TrendsListFields]) -> Pages[List[t.TrendView], t.TrendView]:
        """Posts that do well at what the agent watches.

        `GET /agent/trends` of agent; a key needs read.
        """
        return self._pages("trends.list", fields, options)


class Trash(Thing):
    def delete_file(self, *, options: CallOptions | None = None, **fields: Unpack[f.TrashDeleteFileFields]) -> None:
        """Remove a file from the trash for good, its bytes too.

        `DELETE /content_resources/trash/{id}` of base; a key needs write.
        """
        return self._call("trash.deleteFile", fields, options)

    def delete_sheet(self, *, options: CallOptions | None = None, **fields: Unpack[f.TrashDeleteSheetFields]) -> None:
        """Remove an engine from the trash for good.

        `DELETE /vidsheet/trash/{id}` of base; a key needs write.
        """
        return self._call("trash.deleteSheet", fields, options)

    def empty_files(self, *, options: CallOptions | None = None, **fields: Unpack[f.TrashEmptyFilesFields]) -> t.EmptiedTrashView:
        """Remove all files from the trash for good.

        `DELETE /content_resources/trash` of base; a key needs write.
        """
        return self._call("trash.emptyFiles", fields, options)

    def list_files(self, *, options: CallOptions | None = None, **fields: Unpack[f.TrashListFilesFields]) -> Pages[List[t.TrashedFileView], t.TrashedFileView]:
        """The agent's files that were deleted and can be restored, the last deleted first.

        `GET /content_resources/trash` of base; a key needs read.
        """
        return self._pages("trash.listFiles", fields, options)

    def list_sheets(self, *, options: CallOptions | None = None, **fields: Unpack[f.TrashListSheetsFields]) -> Pages[List[t.TrashedSheetView], t.TrashedSheetView]:
        """The engines of the agent that were deleted and can be restored, the last deleted first.

        `GET /vidsheet/trash` of base; a key needs read.
        """
        return self._pages("trash.listSheets", fields, options)


class Transcriptions(Thing):
    def create(self, *, options: CallOptions | None = None, **fields: Unpack[f.TranscriptionsCreateFields]) -> Work[t.AcceptedView, t.GenerationView, t.GenerationView]:
        """Transcribe an audio or a video.

        `POST /transcriptions` of base; a key needs spend.
        """
        return self._work("transcriptions.create", fields, options)


class Templates(Thing):
    def clone(self, *, options: CallOptions | None = None, **fields: Unpack[f.TemplatesCloneFields]) -> t.SheetView:
        """Create an engine from a template: columns, one row and its cells, configured.

        `POST /templates/spreadsheets/{slug}/clone` of base; a key needs write.
        """
        return self._call("templates.clone", fields, options)

    def delete(self, *, options: CallOptions | None = None, **fields: Unpack[f.TemplatesDeleteFields]) -> None:
        """Delete an organization's template; sheets that were made from it stay.

        `DELETE /templates/projects/{slug}` of base; a key needs write.
        """
        return self._call("templates.delete", fields, options)

    def download_cover(self, *, options: CallOptions | None = None, **fields: Unpack[f.TemplatesDownloadCoverFields]) -> Content:
        """The cover of a ready-made template.

        `GET /templates/covers/{file}` of base.
        """
        return self._content("templates.downloadCover", fields, options)

    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.TemplatesGetFields]) -> t.TemplateView:
        """A template by slug, uuid or id.

        `GET /templates/projects/{slug}` of base; a key needs read.
        """
        return self._call("templates.get", fields, options)

    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.TemplatesListFields]) -> Pages[List[t.TemplateView], t.TemplateView]:
        """Ready-made sheets, then the templates of your organizations.

        `GET /templates/projects` of base; a key needs read.
        """
        return self._pages("templates.list", fields, options)

    def update(self, *, options: CallOptions | None = None, **fields: Unpack[f.TemplatesUpdateFields]) -> t.TemplateView:
        """Change the slug, title or description of an organization's template.

        `PATCH /templates/projects/{slug}` of base; a key needs write.
        """
        return self._call("templates.update", fields, options)


class StockAvatars(Thing):
    def download(self, *, options: CallOptions | None = None, **fields: Unpack[f.StockAvatarsDownloadFields]) -> Content:
        """The picture of a stock avatar.

        `GET /stock_avatars/{id}/{size}` of base.
        """
        return self._content("stockAvatars.download", fields, options)

    def list(self, *, options: CallOptions | None = None) -> List[t.StockAvatarView]:
        """Drawn avatars that any agent may use.

        `GET /stock_avatars` of base; a key needs read.
        """
        return self._call("stockAvatars.list", {}, options)


class SocialAccounts(Thing):
    def complete_connection(self, *, options: CallOptions | None = None, **fields: Unpack[f.SocialAccountsCompleteConnectionFields]) -> Content:
        """Where a network sends the browser back: redirects to the connection’s redirect_uri, or shows a page.

        `GET /social_accounts/callback` of base.
        """
        return self._content("socialAccounts.completeConnection", fields, options)

    def connect(self, *, options: CallOptions | None = None, **fields: Unpack[f.SocialAccountsConnectFields]) -> t.ConnectView:
        """Begin to connect an account.

        `POST /agents/{agent_id}/social_accounts/{platform}/connect` of base; a key needs publish.
        """
        return self._call("socialAccounts.connect", fields, options)

    def disconnect(self, *, options: CallOptions | None = None, **fields: Unpack[f.SocialAccountsDisconnectFields]) -> None:
        """Disconnect an account.

        `DELETE /agents/{agent_id}/social_accounts/{id}` of base; a key needs publish.
        """
        return self._call("socialAccounts.disconnect", fields, options)

    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.SocialAccountsListFields]) -> List[t.SocialAccountView]:
        """Accounts that the agent posts to.

        `GET /agents/{agent_id}/social_accounts` of base; a key needs read.
        """
        return self._call("socialAccounts.list", fields, options)

    def undo_connection(self, *, options: CallOptions | None = None, **fields: Unpack[f.SocialAccountsUndoConnectionFields]) -> Content:
        """The button of the callback’s page: disconnects the account again, once and within 10 minutes.

        `POST /social_accounts/undo` of base.
        """
        return self._content("socialAccounts.undoConnection", fields, options)


class SheetsViews(Thing):
    def create(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsViewsCreateFields]) -> t.SavedViewView:
        """Save a view.

        `POST /vidsheet/{id}/views` of base; a key needs write.
        """
        return self._call("sheets.views.create", fields, options)

    def delete(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsViewsDeleteFields]) -> None:
        """Delete a saved view.

        `DELETE /vidsheet/{id}/views/{view_id}` of base; a key needs write.
        """
        return self._call("sheets.views.delete", fields, options)

    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsViewsListFields]) -> List[t.SavedViewView]:
        """The saved views of a sheet, by name.

        `GET /vidsheet/{id}/views` of base; a key needs read.
        """
        return self._call("sheets.views.list", fields, options)

    def update(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsViewsUpdateFields]) -> t.SavedViewView:
        """Change a saved view; lists are replaced as a whole.

        `PATCH /vidsheet/{id}/views/{view_id}` of base; a key needs write.
        """
        return self._call("sheets.views.update", fields, options)


class SheetsVariables(Thing):
    def get_template(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsVariablesGetTemplateFields]) -> Content:
        """An empty workbook with the columns of global variables.

        `GET /vidsheet/global_variables_template` of base; a key needs read.
        """
        return self._content("sheets.variables.getTemplate", fields, options)

    def import_(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsVariablesImportFields]) -> t.VariablesSheetView:
        """Set the engine's global variables from a workbook.

        `POST /vidsheet/{id}/import_global_variables` of base; a key needs write.
        """
        return self._call("sheets.variables.import", fields, options)

    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsVariablesListFields]) -> t.VariablesSheetView | None:
        """The engine's global variables, null until some are imported.

        `GET /vidsheet/{id}/global_variables` of base; a key needs read.
        """
        return self._call("sheets.variables.list", fields, options)


class SheetsStates(Thing):
    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsStatesListFields]) -> t.NodeStatesView:
        """Which cells, videos and posts of a sheet are made, up to date, under way or failed, and why.

        `GET /vidsheet/{id}/states` of base; a key needs read.
        """
        return self._call("sheets.states.list", fields, options)


class SheetsRows(Thing):
    def create(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsRowsCreateFields]) -> t.RowView:
        """Add a row with a cell in every column.

        `POST /vidsheet/{id}/rows` of base; a key needs write.
        """
        return self._call("sheets.rows.create", fields, options)

    def create_many(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsRowsCreateManyFields]) -> List[t.RowView] | None:
        """Add rows with a cell in every column: all or, where one is invalid, none.

        `POST /vidsheet/{id}/rows/mass_create` of base; a key needs write.
        """
        return self._call("sheets.rows.createMany", fields, options)

    def delete(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsRowsDeleteFields]) -> None:
        """Delete a row with its cells.

        `DELETE /vidsheet/{id}/rows/{row_id}` of base; a key needs write.
        """
        return self._call("sheets.rows.delete", fields, options)

    def delete_many(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsRowsDeleteManyFields]) -> None:
        """Delete rows with their cells: all or, where one is missing, none.

        `POST /vidsheet/{id}/rows/mass_delete` of base; a key needs write.
        """
        return self._call("sheets.rows.deleteMany", fields, options)

    def duplicate(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsRowsDuplicateFields]) -> t.RowView:
        """Add the same row again behind it: values, attributes, layers and selected generations.

        `POST /vidsheet/{id}/rows/{row_id}/duplicate` of base; a key needs write.
        """
        return self._call("sheets.rows.duplicate", fields, options)

    def duplicate_many(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsRowsDuplicateManyFields]) -> List[t.RowView] | None:
        """Add the same rows again, each copy behind its original: values, attributes, layers and selected generations.

        `POST /vidsheet/{id}/rows/mass_duplicate` of base; a key needs write.
        """
        return self._call("sheets.rows.duplicateMany", fields, options)

    def estimate(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsRowsEstimateFields]) -> t.BatchEstimateView:
        """What a batch over these rows and columns would cost, by stage, kind and model.

        `POST /vidsheet/{id}/rows/estimate` of base; a key needs read.
        """
        return self._call("sheets.rows.estimate", fields, options)

    def find(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsRowsFindFields]) -> t.RowIdsView:
        """The rows with a value, sorted by a column.

        `GET /vidsheet/{id}/row_ids` of base; a key needs read.
        """
        return self._call("sheets.rows.find", fields, options)

    def generate(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsRowsGenerateFields]) -> Work[t.BatchWithFailuresView, t.BatchWithFailuresView, t.BatchWithFailuresView]:
        """Make the cells, and videos and posts if wanted, of chosen rows and columns, of all where none are chosen.

        `POST /vidsheet/{id}/rows/generate` of base; a key needs spend.
        """
        return self._work("sheets.rows.generate", fields, options)

    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsRowsGetFields]) -> t.RowView:
        """A row with its cells.

        `GET /vidsheet/{id}/rows/{row_id}` of base; a key needs read.
        """
        return self._call("sheets.rows.get", fields, options)

    def import_(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsRowsImportFields]) -> t.ImportView:
        """Add rows by column title, or change those that are there.

        `POST /vidsheet/{id}/rows/import` of base; a key needs write.
        """
        return self._call("sheets.rows.import", fields, options)

    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsRowsListFields]) -> List[t.RowView]:
        """The sheet's rows with their cells.

        `GET /vidsheet/{id}/rows` of base; a key needs read.
        """
        return self._call("sheets.rows.list", fields, options)

    def list_posts(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsRowsListPostsFields]) -> List[t.PostView]:
        """The posts of a row, newest first.

        `GET /vidsheet/{id}/rows/{row_id}/posts` of base; a key needs read.
        """
        return self._call("sheets.rows.listPosts", fields, options)

    def move(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsRowsMoveFields]) -> List[t.RowView] | None:
        """Put rows elsewhere; the others keep their order around them.

        `PUT /vidsheet/{id}/rows/update_positions` of base; a key needs write.
        """
        return self._call("sheets.rows.move", fields, options)

    def update(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsRowsUpdateFields]) -> t.RowView:
        """Change a row.

        `PATCH /vidsheet/{id}/rows/{row_id}` of base; a key needs write.
        """
        return self._call("sheets.rows.update", fields, options)

    def update_many(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsRowsUpdateManyFields]) -> List[t.RowView] | None:
        """Change many rows: all of them or, where one is missing, none.

        `PUT /vidsheet/{id}/rows/mass_update` of base; a key needs write.
        """
        return self._call("sheets.rows.updateMany", fields, options)


class SheetsPostPlan(Thing):
    def check(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsPostPlanCheckFields]) -> t.CheckedPlanView:
        """What is wrong with the posts of rows before they are made.

        `POST /vidsheet/{id}/post_plan/check` of base; a key needs read.
        """
        return self._call("sheets.postPlan.check", fields, options)

    def create_posts(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsPostPlanCreatePostsFields]) -> Work[t.MadePostsView, List[t.PostView], t.PostView]:
        """Make the posts of rows as the plan says.

        `POST /vidsheet/{id}/post_plan/posts` of base; a key needs publish.
        """
        return self._work("sheets.postPlan.createPosts", fields, options)

    def delete(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsPostPlanDeleteFields]) -> None:
        """Delete the post plan of a sheet; posts that were made of it stay.

        `DELETE /vidsheet/{id}/post_plan` of base; a key needs write.
        """
        return self._call("sheets.postPlan.delete", fields, options)

    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsPostPlanGetFields]) -> t.PostPlanView:
        """How the rows of a sheet become posts.

        `GET /vidsheet/{id}/post_plan` of base; a key needs read.
        """
        return self._call("sheets.postPlan.get", fields, options)

    def set(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsPostPlanSetFields]) -> t.PostPlanView:
        """Say how the rows of a sheet become posts.

        `PUT /vidsheet/{id}/post_plan` of base; a key needs write.
        """
        return self._call("sheets.postPlan.set", fields, options)


class SheetsLayers(Thing):
    def create(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsLayersCreateFields]) -> t.LayerView:
        """Add a layer to a cell.

        `POST /vidsheet/{id}/cells/{cell_id}/layers` of base; a key needs write.
        """
        return self._call("sheets.layers.create", fields, options)

    def create_many(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsLayersCreateManyFields]) -> List[t.LayerView] | None:
        """Add layers to a cell: all or, where one is invalid, none.

        `POST /vidsheet/{id}/cells/{cell_id}/layers/mass_create` of base; a key needs write.
        """
        return self._call("sheets.layers.createMany", fields, options)

    def delete(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsLayersDeleteFields]) -> None:
        """Delete a layer.

        `DELETE /vidsheet/{id}/cells/{cell_id}/layers/{layer_id}` of base; a key needs write.
        """
        return self._call("sheets.layers.delete", fields, options)

    def delete_many(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsLayersDeleteManyFields]) -> None:
        """Delete layers: all or, where one is missing, none.

        `POST /vidsheet/{id}/cells/{cell_id}/layers/mass_delete` of base; a key needs write.
        """
        return self._call("sheets.layers.deleteMany", fields, options)

    def duplicate(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsLayersDuplicateFields]) -> t.LayerView:
        """Add the same layer again behind it.

        `POST /vidsheet/{id}/cells/{cell_id}/layers/{layer_id}/duplicate` of base; a key needs write.
        """
        return self._call("sheets.layers.duplicate", fields, options)

    def duplicate_many(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsLayersDuplicateManyFields]) -> List[t.LayerView] | None:
        """Add the same layers again, each copy behind its original.

        `POST /vidsheet/{id}/cells/{cell_id}/layers/mass_duplicate` of base; a key needs write.
        """
        return self._call("sheets.layers.duplicateMany", fields, options)

    def generate(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsLayersGenerateFields]) -> Work[t.AcceptedView, t.GenerationView, t.GenerationView]:
        """Generate the content of a layer.

        `POST /vidsheet/{engine_id}/cells/{cell_id}/layers/{layer_id}/generate` of base; a key needs spend.
        """
        return self._work("sheets.layers.generate", fields, options)

    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsLayersGetFields]) -> t.LayerView:
        """A layer with its generations.

        `GET /vidsheet/{id}/cells/{cell_id}/layers/{layer_id}` of base; a key needs read.
        """
        return self._call("sheets.layers.get", fields, options)

    def move(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsLayersMoveFields]) -> List[t.LayerView] | None:
        """Put layers elsewhere; the others keep their order around them.

        `PUT /vidsheet/{id}/cells/{cell_id}/layers/update_positions` of base; a key needs write.
        """
        return self._call("sheets.layers.move", fields, options)

    def update(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsLayersUpdateFields]) -> t.LayerView:
        """Change a layer.

        `PATCH /vidsheet/{id}/cells/{cell_id}/layers/{layer_id}` of base; a key needs write.
        """
        return self._call("sheets.layers.update", fields, options)


class SheetsGrid(Thing):
    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsGridGetFields]) -> Pages[t.GridView, t.GridRowView]:
        """What a grid shows of the sheet: values and selected generations.

        `GET /vidsheet/{id}/grid` of base; a key needs read.
        """
        return self._pages("sheets.grid.get", fields, options)


class SheetsDeletions(Thing):
    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsDeletionsListFields]) -> Pages[t.DeletionsView, t.DeletionView]:
        """Rows, columns and layers that were deleted and can be restored.

        `GET /vidsheet/{id}/trash` of base; a key needs read.
        """
        return self._pages("sheets.deletions.list", fields, options)


class SheetsColumns(Thing):
    def create(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsColumnsCreateFields]) -> t.ColumnView:
        """Add a column with a cell in every row.

        `POST /vidsheet/{id}/columns` of base; a key needs write.
        """
        return self._call("sheets.columns.create", fields, options)

    def create_many(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsColumnsCreateManyFields]) -> List[t.ColumnView] | None:
        """Add columns with a cell in every row: all or, where one is invalid, none.

        `POST /vidsheet/{id}/columns/mass_create` of base; a key needs write.
        """
        return self._call("sheets.columns.createMany", fields, options)

    def delete(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsColumnsDeleteFields]) -> None:
        """Delete a column with its cells.

        `DELETE /vidsheet/{id}/columns/{col_id}` of base; a key needs write.
        """
        return self._call("sheets.columns.delete", fields, options)

    def delete_many(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsColumnsDeleteManyFields]) -> None:
        """Delete columns with their cells: all or, where one is missing, none.

        `POST /vidsheet/{id}/columns/mass_delete` of base; a key needs write.
        """
        return self._call("sheets.columns.deleteMany", fields, options)

    def duplicate(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsColumnsDuplicateFields]) -> t.ColumnView:
        """Add the same column again behind it: values, attributes, layers and selected generations.

        `POST /vidsheet/{id}/columns/{col_id}/duplicate` of base; a key needs write.
        """
        return self._call("sheets.columns.duplicate", fields, options)

    def duplicate_many(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsColumnsDuplicateManyFields]) -> List[t.ColumnView] | None:
        """Add the same columns again, each copy behind its original: values, attributes, layers and selected generations.

        `POST /vidsheet/{id}/columns/mass_duplicate` of base; a key needs write.
        """
        return self._call("sheets.columns.duplicateMany", fields, options)

    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsColumnsListFields]) -> List[t.ColumnView]:
        """The sheet's columns.

        `GET /vidsheet/{id}/columns` of base; a key needs read.
        """
        return self._call("sheets.columns.list", fields, options)

    def move(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsColumnsMoveFields]) -> List[t.ColumnView] | None:
        """Put columns elsewhere; the others keep their order around them.

        `PATCH /vidsheet/{id}/columns/update_positions` of base; a key needs write.
        """
        return self._call("sheets.columns.move", fields, options)

    def update(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsColumnsUpdateFields]) -> t.ColumnView:
        """Change a column.

        `PATCH /vidsheet/{id}/columns/{col_id}` of base; a key needs write.
        """
        return self._call("sheets.columns.update", fields, options)

    def update_many(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsColumnsUpdateManyFields]) -> List[t.ColumnView] | None:
        """Change many columns: all of them or, where one is missing, none.

        `PUT /vidsheet/{id}/columns/mass_update` of base; a key needs write.
        """
        return self._call("sheets.columns.updateMany", fields, options)


class SheetsChanges(Thing):
    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsChangesListFields]) -> Pages[t.ChangesView, t.ChangedItemView]:
        """What has changed since a version of the sheet.

        `GET /vidsheet/{id}/changes` of base; a key needs read.
        """
        return self._pages("sheets.changes.list", fields, options)

    def undo(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsChangesUndoFields]) -> t.UndoneView:
        """Undo a change of the sheet.

        `POST /vidsheet/{id}/changes/{version}/undo` of base; a key needs write.
        """
        return self._call("sheets.changes.undo", fields, options)


class SheetsCells(Thing):
    def find(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsCellsFindFields]) -> Pages[t.FoundView, t.MatchView]:
        """The cells that contain a text.

        `GET /vidsheet/{id}/find` of base; a key needs read.
        """
        return self._pages("sheets.cells.find", fields, options)

    def generate(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsCellsGenerateFields]) -> Work[t.AcceptedView, t.GenerationView, t.GenerationView]:
        """Generate the content of a cell.

        `POST /vidsheet/{engine_id}/cells/{cell_id}/generate` of base; a key needs spend.
        """
        return self._work("sheets.cells.generate", fields, options)

    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsCellsGetFields]) -> t.CellView:
        """A cell with its layers and generations.

        `GET /vidsheet/{id}/cells/{cell_id}` of base; a key needs read.
        """
        return self._call("sheets.cells.get", fields, options)

    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsCellsListFields]) -> List[t.CellView]:
        """Cells by their ids, with layers and generations.

        `GET /vidsheet/{id}/cells` of base; a key needs read.
        """
        return self._call("sheets.cells.list", fields, options)

    def select_generation(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsCellsSelectGenerationFields]) -> t.CellView:
        """Select one of the cell's generations.

        `PATCH /vidsheet/{id}/cells/{cell_id}/set_default_user_job` of base; a key needs write.
        """
        return self._call("sheets.cells.selectGeneration", fields, options)

    def update(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsCellsUpdateFields]) -> t.CellView:
        """Change a cell.

        `PATCH /vidsheet/{id}/cells/{cell_id}` of base; a key needs write.
        """
        return self._call("sheets.cells.update", fields, options)

    def update_many(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsCellsUpdateManyFields]) -> List[t.CellView] | None:
        """Change many cells: all of them or, where one is missing, none.

        `PUT /vidsheet/{id}/cells/mass_update` of base; a key needs write.
        """
        return self._call("sheets.cells.updateMany", fields, options)


class SheetsBatches(Thing):
    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsBatchesGetFields]) -> t.BatchWithFailuresView:
        """The present state of a batch.

        `GET /vidsheet/{id}/batches/{batch_id}` of base; a key needs read.
        """
        return self._call("sheets.batches.get", fields, options)

    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsBatchesListFields]) -> Pages[List[t.BatchView], t.BatchView]:
        """The sheet's batches, newest first.

        `GET /vidsheet/{id}/batches` of base; a key needs read.
        """
        return self._pages("sheets.batches.list", fields, options)

    def pause(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsBatchesPauseFields]) -> t.BatchWithFailuresView:
        """Order no more of a batch for now.

        `POST /vidsheet/{id}/batches/{batch_id}/pause` of base; a key needs write.
        """
        return self._call("sheets.batches.pause", fields, options)

    def resume(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsBatchesResumeFields]) -> Work[t.BatchWithFailuresView, t.BatchWithFailuresView, t.BatchWithFailuresView]:
        """Go on with a paused batch, with another limit where one is given.

        `POST /vidsheet/{id}/batches/{batch_id}/resume` of base; a key needs spend.
        """
        return self._work("sheets.batches.resume", fields, options)

    def retry_failed(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsBatchesRetryFailedFields]) -> Work[t.BatchWithFailuresView, t.BatchWithFailuresView, t.BatchWithFailuresView]:
        """Make the failed cells, videos and posts of a batch again, also when it has completed.

        `POST /vidsheet/{id}/batches/{batch_id}/retry_failed` of base; a key needs spend.
        """
        return self._work("sheets.batches.retryFailed", fields, options)

    def stop(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsBatchesStopFields]) -> t.BatchWithFailuresView:
        """End a batch; what is under way is stopped and its credits come back.

        `POST /vidsheet/{id}/batches/{batch_id}/stop` of base; a key needs write.
        """
        return self._call("sheets.batches.stop", fields, options)

    def watch(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsBatchesWatchFields]) -> EventStream[t.BatchEventView]:
        """Each state of a batch by stage and row as it comes, until nothing of it is made any more.

        `GET /vidsheet/{id}/batches/{batch_id}/events` of base; a key needs read.
        """
        return self._stream("sheets.batches.watch", fields, options)


class SheetsAutomaticFailures(Thing):
    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsAutomaticFailuresListFields]) -> Pages[List[t.FailedCellView], t.FailedCellView]:
        """Automatic cells (`autoGenerate`) that could not be generated when something changed, and why.

        `GET /vidsheet/{id}/automatic_failures` of base; a key needs read.
        """
        return self._pages("sheets.automaticFailures.list", fields, options)


class Sheets(Thing):
    @cached_property
    def automatic_failures(self) -> SheetsAutomaticFailures:
        return SheetsAutomaticFailures(self._client)

    @cached_property
    def batches(self) -> SheetsBatches:
        return SheetsBatches(self._client)

    @cached_property
    def cells(self) -> SheetsCells:
        return SheetsCells(self._client)

    @cached_property
    def changes(self) -> SheetsChanges:
        return SheetsChanges(self._client)

    @cached_property
    def columns(self) -> SheetsColumns:
        return SheetsColumns(self._client)

    @cached_property
    def deletions(self) -> SheetsDeletions:
        return SheetsDeletions(self._client)

    @cached_property
    def grid(self) -> SheetsGrid:
        return SheetsGrid(self._client)

    @cached_property
    def layers(self) -> SheetsLayers:
        return SheetsLayers(self._client)

    @cached_property
    def post_plan(self) -> SheetsPostPlan:
        return SheetsPostPlan(self._client)

    @cached_property
    def rows(self) -> SheetsRows:
        return SheetsRows(self._client)

    @cached_property
    def states(self) -> SheetsStates:
        return SheetsStates(self._client)

    @cached_property
    def variables(self) -> SheetsVariables:
        return SheetsVariables(self._client)

    @cached_property
    def views(self) -> SheetsViews:
        return SheetsViews(self._client)

    def clone(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsCloneFields]) -> t.SheetView:
        """Clone the whole sheet, for the same or another agent.

        `POST /vidsheet/{id}/clone` of base; a key needs write.
        """
        return self._call("sheets.clone", fields, options)

    def create(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsCreateFields]) -> t.SheetView:
        """Create an empty engine.

        `POST /vidsheet` of base; a key needs write.
        """
        return self._call("sheets.create", fields, options)

    def create_template(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsCreateTemplateFields]) -> t.TemplateView:
        """Make a template of a sheet, for its organization's members.

        `POST /vidsheet/{id}/template` of base; a key needs write.
        """
        return self._call("sheets.createTemplate", fields, options)

    def delete(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsDeleteFields]) -> None:
        """Put an engine into the trash with all that it holds.

        `DELETE /vidsheet/{id}` of base; a key needs write.
        """
        return self._call("sheets.delete", fields, options)

    def estimate(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsEstimateFields]) -> t.EstimateView:
        """What generating cells would hold, with the automatic ones that follow from them.

        `POST /vidsheet/{id}/estimate` of base; a key needs read.
        """
        return self._call("sheets.estimate", fields, options)

    def export(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsExportFields]) -> Content:
        """The rows as a file, by column title.

        `GET /vidsheet/{id}/export` of base; a key needs read.
        """
        return self._content("sheets.export", fields, options)

    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsGetFields]) -> Pages[t.SheetView, t.RowView]:
        """The whole sheet: columns, rows, cells, layers and their generations.

        `GET /vidsheet/{id}` of base; a key needs read.
        """
        return self._pages("sheets.get", fields, options)

    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsListFields]) -> Pages[List[t.SheetView], t.SheetView]:
        """The agent's engines, newest first, without rows and columns.

        `GET /vidsheet` of base; a key needs read.
        """
        return self._pages("sheets.list", fields, options)

    def restore(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsRestoreFields]) -> t.SheetView:
        """Take an engine out of the trash.

        `POST /vidsheet/{id}/restore` of base; a key needs write.
        """
        return self._call("sheets.restore", fields, options)

    def update(self, *, options: CallOptions | None = None, **fields: Unpack[f.SheetsUpdateFields]) -> t.SheetView:
        """Rename an engine or make it the default.

        `PATCH /vidsheet/{id}` of base; a key needs write.
        """
        return self._call("sheets.update", fields, options)


class Sessions(Thing):
    def end(self, *, options: CallOptions | None = None, **fields: Unpack[f.SessionsEndFields]) -> None:
        """End a session; once this has answered no service takes its tokens.

        `DELETE /auth/sessions/{id}` of base; a key needs account.
        """
        return self._call("sessions.end", fields, options)

    def list(self, *, options: CallOptions | None = None) -> List[t.SessionView]:
        """Where you are signed in, the 100 sessions used last.

        `GET /auth/sessions` of base; a key needs account.
        """
        return self._call("sessions.list", {}, options)


class SecondFactorsTotp(Thing):
    def create(self, *, options: CallOptions | None = None, **fields: Unpack[f.SecondFactorsTotpCreateFields]) -> t.TotpEnrolmentView:
        """Create the secret of an authenticator app (TOTP); it is shown this once.

        `POST /auth/second_factors/totp` of base; a key needs account.
        """
        return self._call("secondFactors.totp.create", fields, options)


class SecondFactorsRecoveryCodes(Thing):
    def renew(self, *, options: CallOptions | None = None, **fields: Unpack[f.SecondFactorsRecoveryCodesRenewFields]) -> t.RecoveryCodesView:
        """Replace your recovery codes by ten new ones, which are shown this once.

        `POST /auth/second_factors/recovery_codes` of base; a key needs account.
        """
        return self._call("secondFactors.recoveryCodes.renew", fields, options)


class SecondFactorsPasskeys(Thing):
    def add(self, *, options: CallOptions | None = None, **fields: Unpack[f.SecondFactorsPasskeysAddFields]) -> t.AddedFactorView:
        """Add the passkey that a browser has created; it is a second factor then.

        `POST /auth/second_factors/passkeys` of base; a key needs account.
        """
        return self._call("secondFactors.passkeys.add", fields, options)

    def begin(self, *, options: CallOptions | None = None, **fields: Unpack[f.SecondFactorsPasskeysBeginFields]) -> t.PasskeyOptionsView:
        """Options with which a browser creates a passkey (WebAuthn).

        `POST /auth/second_factors/passkeys/options` of base; a key needs account.
        """
        return self._call("secondFactors.passkeys.begin", fields, options)


class SecondFactors(Thing):
    @cached_property
    def passkeys(self) -> SecondFactorsPasskeys:
        return SecondFactorsPasskeys(self._client)

    @cached_property
    def recovery_codes(self) -> SecondFactorsRecoveryCodes:
        return SecondFactorsRecoveryCodes(self._client)

    @cached_property
    def totp(self) -> SecondFactorsTotp:
        return SecondFactorsTotp(self._client)

    def confirm(self, *, options: CallOptions | None = None, **fields: Unpack[f.SecondFactorsConfirmFields]) -> t.AddedFactorView:
        """Confirm an authenticator app by its first code; it is a second factor then.

        `POST /auth/second_factors/{id}/confirm` of base; a key needs account.
        """
        return self._call("secondFactors.confirm", fields, options)

    def list(self, *, options: CallOptions | None = None) -> t.SecondFactorsView:
        """Your second factors.

        `GET /auth/second_factors` of base; a key needs account.
        """
        return self._call("secondFactors.list", {}, options)

    def remove(self, *, options: CallOptions | None = None, **fields: Unpack[f.SecondFactorsRemoveFields]) -> None:
        """Remove a second factor; the last one ends the recovery codes too.

        `POST /auth/second_factors/{id}/remove` of base; a key needs account.
        """
        return self._call("secondFactors.remove", fields, options)

    def rename(self, *, options: CallOptions | None = None, **fields: Unpack[f.SecondFactorsRenameFields]) -> t.SecondFactorView:
        """Rename a second factor.

        `PATCH /auth/second_factors/{id}` of base; a key needs account.
        """
        return self._call("secondFactors.rename", fields, options)


class ScheduleSlots(Thing):
    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.ScheduleSlotsGetFields]) -> t.SlotsView:
        """Weekly slots of the agent’s calendar.

        `GET /agents/{agent_id}/schedule_slots` of base; a key needs read.
        """
        return self._call("scheduleSlots.get", fields, options)

    def set(self, *, options: CallOptions | None = None, **fields: Unpack[f.ScheduleSlotsSetFields]) -> t.SlotsView:
        """Set the weekly slots of the agent’s calendar.

        `PUT /agents/{agent_id}/schedule_slots` of base; a key needs publish.
        """
        return self._call("scheduleSlots.set", fields, options)


class Runs(Thing):
    def approve(self, *, options: CallOptions | None = None, **fields: Unpack[f.RunsApproveFields]) -> Work[t.RunView, t.RunView, t.RunView]:
        """Let a run carry out the action that it waits with, or go on without it.

        `POST /agent/runs/{run_id}/approve` of agent; a key needs spend, publish.
        """
        return self._work("runs.approve", fields, options)

    def create(self, *, options: CallOptions | None = None, **fields: Unpack[f.RunsCreateFields]) -> Work[t.StartedRunView, t.RunView, t.RunView]:
        """Give the agent a message to work on.

        `POST /agent/run` of agent; a key needs write, spend.
        """
        return self._work("runs.create", fields, options)

    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.RunsGetFields]) -> t.RunView:
        """A run.

        `GET /agent/runs/{run_id}` of agent; a key needs read.
        """
        return self._call("runs.get", fields, options)

    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.RunsListFields]) -> Pages[t.RunsView, t.RunView]:
        """Runs of a conversation, newest first.

        `GET /agent/conversations/{id}/runs` of agent; a key needs read.
        """
        return self._pages("runs.list", fields, options)

    def stop(self, *, options: CallOptions | None = None, **fields: Unpack[f.RunsStopFields]) -> t.RunView:
        """Stop a run.

        `POST /agent/runs/{run_id}/stop` of agent; a key needs write.
        """
        return self._call("runs.stop", fields, options)

    def watch(self, *, options: CallOptions | None = None, **fields: Unpack[f.RunsWatchFields]) -> EventStream[t.RunProgressView]:
        """Watch a run.

        `GET /agent/runs/{run_id}/progress` of agent.
        """
        return self._stream("runs.watch", fields, options)


class ResumableUploads(Thing):
    def append(self, *, options: CallOptions | None = None, **fields: Unpack[f.ResumableUploadsAppendFields]) -> None:
        """Send the next bytes of a resumable upload.

        `PATCH /resumable_uploads/{id}` of upload.
        """
        return self._call("resumableUploads.append", fields, options)

    def delete(self, *, options: CallOptions | None = None, **fields: Unpack[f.ResumableUploadsDeleteFields]) -> None:
        """End a resumable upload, and free its storage.

        `DELETE /resumable_uploads/{id}` of upload.
        """
        return self._call("resumableUploads.delete", fields, options)


class Renders(Thing):
    def create(self, *, options: CallOptions | None = None, **fields: Unpack[f.RendersCreateFields]) -> Work[t.OrderedView, t.RenderJobView, t.RenderJobView]:
        """Compose a cell into a video.

        `POST /render_jobs` of base; a key needs spend.
        """
        return self._work("renders.create", fields, options)

    def download(self, *, options: CallOptions | None = None, **fields: Unpack[f.RendersDownloadFields]) -> t.DownloadView:
        """Where to download the finished video.

        `GET /render_jobs/{id}/download` of base; a key needs read.
        """
        return self._call("renders.download", fields, options)

    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.RendersGetFields]) -> t.RenderJobView:
        """The present state of a render job.

        `GET /render_jobs/{id}` of base; a key needs read.
        """
        return self._call("renders.get", fields, options)

    def get_schema(self, *, options: CallOptions | None = None) -> t.JsonObject:
        """JSON Schema of a render document.

        `GET /render_jobs/schema` of base; a key needs read.
        """
        return self._call("renders.getSchema", {}, options)

    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.RendersListFields]) -> Pages[List[t.RenderJobView], t.RenderJobView]:
        """Render jobs, newest first.

        `GET /render_jobs` of base; a key needs read.
        """
        return self._pages("renders.list", fields, options)

    def stop(self, *, options: CallOptions | None = None, **fields: Unpack[f.RendersStopFields]) -> t.RenderJobView:
        """Stop a render; its credits come back.

        `POST /render_jobs/{id}/stop` of base; a key needs write.
        """
        return self._call("renders.stop", fields, options)

    def watch(self, *, options: CallOptions | None = None, **fields: Unpack[f.RendersWatchFields]) -> EventStream[t.RenderJobView]:
        """Each state of a render job as it comes, until it ends.

        `GET /render_jobs/{id}/events` of base; a key needs read.
        """
        return self._stream("renders.watch", fields, options)


class RecurringJobs(Thing):
    def create(self, *, options: CallOptions | None = None, **fields: Unpack[f.RecurringJobsCreateFields]) -> t.RecurringJobView:
        """Have the agent do something again and again.

        `POST /agents/{agent_id}/recurring-jobs` of agent; a key needs write, spend.
        """
        return self._call("recurringJobs.create", fields, options)

    def create_defaults(self, *, options: CallOptions | None = None, **fields: Unpack[f.RecurringJobsCreateDefaultsFields]) -> t.DefaultJobsView:
        """Make the agent's default job, daily at 09:00 UTC, unless it has it.

        `POST /agents/{agent_id}/recurring-jobs/defaults` of agent; a key needs write, spend.
        """
        return self._call("recurringJobs.createDefaults", fields, options)

    def delete(self, *, options: CallOptions | None = None, **fields: Unpack[f.RecurringJobsDeleteFields]) -> None:
        """Delete a recurring job.

        `DELETE /agents/{agent_id}/recurring-jobs/{job_id}` of agent; a key needs write.
        """
        return self._call("recurringJobs.delete", fields, options)

    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.RecurringJobsGetFields]) -> t.RecurringJobView:
        """A recurring job.

        `GET /agents/{agent_id}/recurring-jobs/{job_id}` of agent; a key needs read.
        """
        return self._call("recurringJobs.get", fields, options)

    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.RecurringJobsListFields]) -> t.RecurringJobsView:
        """Recurring jobs of an agent, newest first.

        `GET /agents/{agent_id}/recurring-jobs` of agent; a key needs read.
        """
        return self._call("recurringJobs.list", fields, options)

    def pause(self, *, options: CallOptions | None = None, **fields: Unpack[f.RecurringJobsPauseFields]) -> t.RecurringJobView:
        """Pause a recurring job.

        `POST /agents/{agent_id}/recurring-jobs/{job_id}/pause` of agent; a key needs write.
        """
        return self._call("recurringJobs.pause", fields, options)

    def resume(self, *, options: CallOptions | None = None, **fields: Unpack[f.RecurringJobsResumeFields]) -> t.RecurringJobView:
        """Let a paused job run again.

        `POST /agents/{agent_id}/recurring-jobs/{job_id}/resume` of agent; a key needs write, spend.
        """
        return self._call("recurringJobs.resume", fields, options)

    def update(self, *, options: CallOptions | None = None, **fields: Unpack[f.RecurringJobsUpdateFields]) -> t.RecurringJobView:
        """Change a recurring job.

        `PATCH /agents/{agent_id}/recurring-jobs/{job_id}` of agent; a key needs write, spend.
        """
        return self._call("recurringJobs.update", fields, options)


class Profile(Thing):
    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.ProfileGetFields]) -> t.ProfileView:
        """The agent in three sections.

        `GET /agent/profile` of agent; a key needs read.
        Deprecated.
        """
        return self._call("profile.get", fields, options)

    def reset(self, *, options: CallOptions | None = None, **fields: Unpack[f.ProfileResetFields]) -> None:
        """Reset the brand.

        `DELETE /agent/profile` of agent; a key needs write.
        Deprecated.
        """
        return self._call("profile.reset", fields, options)

    def set_up(self, *, options: CallOptions | None = None, **fields: Unpack[f.ProfileSetUpFields]) -> t.ProfileView:
        """Set the agent up.

        `POST /agent/profile` of agent; a key needs write.
        Deprecated.
        """
        return self._call("profile.setUp", fields, options)

    def update(self, *, options: CallOptions | None = None, **fields: Unpack[f.ProfileUpdateFields]) -> t.ProfileView:
        """Change the agent.

        `PUT /agent/profile` of agent; a key needs write.
        Deprecated.
        """
        return self._call("profile.update", fields, options)


class Prices(Thing):
    def list(self, *, options: CallOptions | None = None) -> t.PriceListView:
        """What each operation costs with each model, in credits.

        `GET /prices` of base; a key needs read.
        """
        return self._call("prices.list", {}, options)


class Preferences(Thing):
    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.PreferencesGetFields]) -> t.PreferencesView:
        """What ideas of the agent should be like.

        `GET /agent/preferences` of agent; a key needs read.
        """
        return self._call("preferences.get", fields, options)

    def set(self, *, options: CallOptions | None = None, **fields: Unpack[f.PreferencesSetFields]) -> t.PreferencesView:
        """Say what ideas of the agent should be like.

        `PUT /agent/preferences` of agent; a key needs write.
        """
        return self._call("preferences.set", fields, options)


class Posts(Thing):
    def approve(self, *, options: CallOptions | None = None, **fields: Unpack[f.PostsApproveFields]) -> t.PostView:
        """Approve a draft, which goes out at its time.

        `POST /schedule/post/{post_id}/approve` of base; a key needs publish.
        """
        return self._call("posts.approve", fields, options)

    def create(self, *, options: CallOptions | None = None, **fields: Unpack[f.PostsCreateFields]) -> Work[t.CreatedPostView, t.PostView, t.PostView]:
        """Post now, at a time, or at the next free slot.

        `POST /schedule/with-post` of base; a key needs publish.
        """
        return self._work("posts.create", fields, options)

    def delete(self, *, options: CallOptions | None = None, **fields: Unpack[f.PostsDeleteFields]) -> None:
        """Remove a post that has not gone out.

        `DELETE /schedule/post/{post_id}` of base; a key needs publish.
        """
        return self._call("posts.delete", fields, options)

    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.PostsGetFields]) -> t.PostView:
        """A post and what became of it on each platform.

        `GET /schedule/post/{post_id}` of base; a key needs read.
        """
        return self._call("posts.get", fields, options)

    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.PostsListFields]) -> t.PostListView:
        """The calendar of an agent.

        `GET /schedule/posts` of base; a key needs read.
        """
        return self._call("posts.list", fields, options)

    def update(self, *, options: CallOptions | None = None, **fields: Unpack[f.PostsUpdateFields]) -> t.PostView:
        """Change a post before it goes out.

        `PATCH /schedule/post/{post_id}` of base; a key needs publish.
        """
        return self._call("posts.update", fields, options)

    def update_published(self, *, options: CallOptions | None = None, **fields: Unpack[f.PostsUpdatePublishedFields]) -> t.EditedPostView:
        """Change a post that is live.

        `PATCH /schedule/post/{post_id}/published` of base; a key needs publish.
        """
        return self._call("posts.updatePublished", fields, options)


class Platforms(Thing):
    def list(self, *, options: CallOptions | None = None) -> t.PlatformsView:
        """The platforms’ rules, which validation uses.

        `GET /schedule/platforms` of base.
        """
        return self._call("platforms.list", {}, options)


class Password(Thing):
    def change(self, *, options: CallOptions | None = None, **fields: Unpack[f.PasswordChangeFields]) -> None:
        """Change your password; your other sessions end.

        `PATCH /me/password` of base; a key needs account.
        """
        return self._call("password.change", fields, options)

    def request_reset(self, *, options: CallOptions | None = None, **fields: Unpack[f.PasswordRequestResetFields]) -> None:
        """Mail a link that sets a new password, if anybody has this address.

        `POST /auth/password_reset` of base.
        """
        return self._call("password.requestReset", fields, options)

    def reset(self, *, options: CallOptions | None = None, **fields: Unpack[f.PasswordResetFields]) -> None:
        """Set a new password by the link of the mail; all your sessions and keys end.

        `POST /auth/password_reset/{token}` of base.
        """
        return self._call("password.reset", fields, options)


class OrganizationsPresence(Thing):
    def set(self, *, options: CallOptions | None = None, **fields: Unpack[f.OrganizationsPresenceSetFields]) -> None:
        """Announce that a client is present, and the sheet and cell that it shows.

        `PUT /organizations/{organization_id}/presence` of base; a key needs read.
        """
        return self._call("organizations.presence.set", fields, options)


class OrganizationsOverview(Thing):
    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.OrganizationsOverviewGetFields]) -> Pages[t.OverviewView, t.AgentHealthView]:
        """An organization with its credits, its storage and the health of its agents.

        `GET /organizations/{organization_id}/overview` of base; a key needs read.
        """
        return self._pages("organizations.overview.get", fields, options)


class OrganizationsNotifications(Thing):
    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.OrganizationsNotificationsListFields]) -> Pages[t.NotificationsView, t.NotificationView]:
        """What you were notified of in an organization, latest first.

        `GET /organizations/{organization_id}/notifications` of base; a key needs read.
        """
        return self._pages("organizations.notifications.list", fields, options)

    def update(self, *, options: CallOptions | None = None, **fields: Unpack[f.OrganizationsNotificationsUpdateFields]) -> t.NotificationChangeView:
        """Mark notifications as read or unread, archive them or take them back.

        `PATCH /organizations/{organization_id}/notifications` of base; a key needs read.
        """
        return self._call("organizations.notifications.update", fields, options)


class OrganizationsNotificationPreferences(Thing):
    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.OrganizationsNotificationPreferencesGetFields]) -> t.NotificationPreferencesView:
        """What you are notified of in an organization, and when by mail.

        `GET /organizations/{organization_id}/notification_preferences` of base; a key needs read.
        """
        return self._call("organizations.notificationPreferences.get", fields, options)

    def update(self, *, options: CallOptions | None = None, **fields: Unpack[f.OrganizationsNotificationPreferencesUpdateFields]) -> t.NotificationPreferencesView:
        """Change what you are notified of in an organization, and when by mail.

        `PATCH /organizations/{organization_id}/notification_preferences` of base; a key needs read.
        """
        return self._call("organizations.notificationPreferences.update", fields, options)


class OrganizationsMembers(Thing):
    def add(self, *, options: CallOptions | None = None, **fields: Unpack[f.OrganizationsMembersAddFields]) -> t.MemberView:
        """Add a user as a member (owner or manager; only an owner makes owners).

        `POST /organizations/{organization_id}/members` of base; a key needs account.
        """
        return self._call("organizations.members.add", fields, options)

    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.OrganizationsMembersListFields]) -> List[t.MemberView]:
        """Members, those who joined first at the top, then who is invited.

        `GET /organizations/{organization_id}/members` of base; a key needs read.
        """
        return self._call("organizations.members.list", fields, options)

    def remove(self, *, options: CallOptions | None = None, **fields: Unpack[f.OrganizationsMembersRemoveFields]) -> None:
        """Remove a member; the last owner stays.

        `DELETE /organizations/{organization_id}/members/{user_id}` of base; a key needs account.
        """
        return self._call("organizations.members.remove", fields, options)

    def set_role(self, *, options: CallOptions | None = None, **fields: Unpack[f.OrganizationsMembersSetRoleFields]) -> t.MemberView:
        """Change a member's role; the last owner stays owner.

        `PATCH /organizations/{organization_id}/members/{user_id}` of base; a key needs account.
        """
        return self._call("organizations.members.setRole", fields, options)


class OrganizationsEvents(Thing):
    def watch(self, *, options: CallOptions | None = None, **fields: Unpack[f.OrganizationsEventsWatchFields]) -> EventStream[t.LiveEventView]:
        """What changes in an organization, as it changes.

        `GET /organizations/{organization_id}/events` of base; a key needs read.
        """
        return self._stream("organizations.events.watch", fields, options)


class OrganizationsAttention(Thing):
    def dismiss(self, *, options: CallOptions | None = None, **fields: Unpack[f.OrganizationsAttentionDismissFields]) -> None:
        """Leave an item as it is.

        `PUT /organizations/{organization_id}/attention/dismissals/{kind}/{item_id}` of base; a key needs write.
        """
        return self._call("organizations.attention.dismiss", fields, options)

    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.OrganizationsAttentionListFields]) -> Pages[t.AttentionView, t.AttentionItemView]:
        """What needs a person in an organization, newest first.

        `GET /organizations/{organization_id}/attention` of base; a key needs read.
        """
        return self._pages("organizations.attention.list", fields, options)

    def restore(self, *, options: CallOptions | None = None, **fields: Unpack[f.OrganizationsAttentionRestoreFields]) -> None:
        """List a dismissed item again.

        `DELETE /organizations/{organization_id}/attention/dismissals/{kind}/{item_id}` of base; a key needs write.
        """
        return self._call("organizations.attention.restore", fields, options)


class Organizations(Thing):
    @cached_property
    def attention(self) -> OrganizationsAttention:
        return OrganizationsAttention(self._client)

    @cached_property
    def events(self) -> OrganizationsEvents:
        return OrganizationsEvents(self._client)

    @cached_property
    def members(self) -> OrganizationsMembers:
        return OrganizationsMembers(self._client)

    @cached_property
    def notification_preferences(self) -> OrganizationsNotificationPreferences:
        return OrganizationsNotificationPreferences(self._client)

    @cached_property
    def notifications(self) -> OrganizationsNotifications:
        return OrganizationsNotifications(self._client)

    @cached_property
    def overview(self) -> OrganizationsOverview:
        return OrganizationsOverview(self._client)

    @cached_property
    def presence(self) -> OrganizationsPresence:
        return OrganizationsPresence(self._client)

    def create(self, *, options: CallOptions | None = None, **fields: Unpack[f.OrganizationsCreateFields]) -> t.OrganizationView:
        """Found an organization with its system agent; you become its owner.

        `POST /organizations` of base; a key needs account.
        """
        return self._call("organizations.create", fields, options)

    def delete(self, *, options: CallOptions | None = None, **fields: Unpack[f.OrganizationsDeleteFields]) -> None:
        """Delete an organization for good, with its agents, projects, jobs, media and credit history (owner).

        `DELETE /organizations/{organization_id}` of base; a key needs account.
        """
        return self._call("organizations.delete", fields, options)

    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.OrganizationsGetFields]) -> t.OrganizationView:
        """One of your organizations.

        `GET /organizations/{organization_id}` of base; a key needs read.
        """
        return self._call("organizations.get", fields, options)

    def leave(self, *, options: CallOptions | None = None, **fields: Unpack[f.OrganizationsLeaveFields]) -> None:
        """Leave an organization; the last owner stays.

        `DELETE /organizations/{organization_id}/membership` of base; a key needs account.
        """
        return self._call("organizations.leave", fields, options)

    def list(self, *, options: CallOptions | None = None) -> List[t.OrganizationView]:
        """Your organizations with your role in each.

        `GET /organizations` of base; a key needs read.
        """
        return self._call("organizations.list", {}, options)

    def update(self, *, options: CallOptions | None = None, **fields: Unpack[f.OrganizationsUpdateFields]) -> t.OrganizationView:
        """Rename an organization, change its picture, or require a second factor of its members (owner or manager).

        `PATCH /organizations/{organization_id}` of base; a key needs account.
        """
        return self._call("organizations.update", fields, options)


class NotificationMails(Thing):
    def show(self, *, options: CallOptions | None = None, **fields: Unpack[f.NotificationMailsShowFields]) -> Content:
        """Page behind the link that ends mails about notifications.

        `GET /notification_mails/{token}` of base.
        """
        return self._content("notificationMails.show", fields, options)

    def unsubscribe(self, *, options: CallOptions | None = None, **fields: Unpack[f.NotificationMailsUnsubscribeFields]) -> Content:
        """End the mails about notifications of one organization.

        `POST /notification_mails/{token}` of base.
        """
        return self._content("notificationMails.unsubscribe", fields, options)


class Monitoring(Thing):
    def create(self, *, options: CallOptions | None = None, **fields: Unpack[f.MonitoringCreateFields]) -> Work[t.UserJobOrdered, t.MonitoringView, t.MonitoringView]:
        """Monitor an account, a hashtag or words.

        `POST /user_jobs` of base; a key needs spend.
        """
        return self._work("monitoring.create", fields, options)

    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.MonitoringGetFields]) -> t.MonitoringView:
        """A monitoring job.

        `GET /user_jobs/{id}` of base; a key needs read.
        """
        return self._call("monitoring.get", fields, options)

    def update(self, *, options: CallOptions | None = None, **fields: Unpack[f.MonitoringUpdateFields]) -> t.UserJobOrdered:
        """Change what is monitored.

        `PUT /user_jobs/{id}` of base; a key needs spend.
        """
        return self._call("monitoring.update", fields, options)


class Models(Thing):
    def list(self, *, options: CallOptions | None = None) -> t.ModelListView:
        """The models of each kind of generation, and what each can do; `GET /prices` lists their prices.

        `GET /models` of base; a key needs read.
        """
        return self._call("models.list", {}, options)


class Media(Thing):
    def download(self, *, options: CallOptions | None = None, **fields: Unpack[f.MediaDownloadFields]) -> Content:
        """Read stored media.

        `GET /media/{file}` of upload.
        """
        return self._content("media.download", fields, options)


class Me(Thing):
    def delete(self, *, options: CallOptions | None = None, **fields: Unpack[f.MeDeleteFields]) -> None:
        """Delete your account for good, with its personal workspace.

        `DELETE /me` of base; a key needs account.
        """
        return self._call("me.delete", fields, options)

    def get(self, *, options: CallOptions | None = None) -> t.UserProfileView:
        """The calling user.

        `GET /me` of base; a key needs read.
        """
        return self._call("me.get", {}, options)

    def update(self, *, options: CallOptions | None = None, **fields: Unpack[f.MeUpdateFields]) -> t.UserProfileView:
        """Change your name, locale, time zone or preferences.

        `PATCH /me` of base; a key needs account.
        """
        return self._call("me.update", fields, options)


class MailRecipients(Thing):
    def confirm(self, *, options: CallOptions | None = None, **fields: Unpack[f.MailRecipientsConfirmFields]) -> Content:
        """Confirm an address, so that recurring jobs of one organization mail to it.

        `POST /mail_recipients/confirm/{token}` of agent.
        """
        return self._content("mailRecipients.confirm", fields, options)

    def resubscribe(self, *, options: CallOptions | None = None, **fields: Unpack[f.MailRecipientsResubscribeFields]) -> Content:
        """Take back an unsubscription, with the token of the link that ended the mails.

        `POST /mail_recipients/resubscribe/{token}` of agent.
        """
        return self._content("mailRecipients.resubscribe", fields, options)

    def show_confirmation(self, *, options: CallOptions | None = None, **fields: Unpack[f.MailRecipientsShowConfirmationFields]) -> Content:
        """Page behind the link of a mail that asks an address for its confirmation.

        `GET /mail_recipients/confirm/{token}` of agent.
        """
        return self._content("mailRecipients.showConfirmation", fields, options)

    def show_unsubscription(self, *, options: CallOptions | None = None, **fields: Unpack[f.MailRecipientsShowUnsubscriptionFields]) -> Content:
        """Page behind the link of every mail that ends these mails.

        `GET /mail_recipients/unsubscribe/{token}` of agent.
        """
        return self._content("mailRecipients.showUnsubscription", fields, options)

    def unsubscribe(self, *, options: CallOptions | None = None, **fields: Unpack[f.MailRecipientsUnsubscribeFields]) -> Content:
        """End all mails of one organization to an address.

        `POST /mail_recipients/unsubscribe/{token}` of agent.
        """
        return self._content("mailRecipients.unsubscribe", fields, options)


class Library(Thing):
    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.LibraryListFields]) -> Pages[List[t.AssetView], t.AssetView]:
        """Folders and files of a folder, or of the root.

        `GET /asset_libraries` of base; a key needs read.
        """
        return self._pages("library.list", fields, options)


class Keys(Thing):
    def create(self, *, options: CallOptions | None = None, **fields: Unpack[f.KeysCreateFields]) -> t.CreatedAccessKeyView:
        """Create a key; it is shown this once.

        `POST /persisted_tokens` of base; a key needs account.
        """
        return self._call("keys.create", fields, options)

    def list(self, *, options: CallOptions | None = None) -> List[t.AccessKeyView]:
        """Your keys, newest first.

        `GET /persisted_tokens` of base; a key needs account.
        """
        return self._call("keys.list", {}, options)

    def rename(self, *, options: CallOptions | None = None, **fields: Unpack[f.KeysRenameFields]) -> t.AccessKeyView:
        """Rename a key.

        `PATCH /persisted_tokens/{id}` of base; a key needs account.
        """
        return self._call("keys.rename", fields, options)

    def revoke(self, *, options: CallOptions | None = None, **fields: Unpack[f.KeysRevokeFields]) -> None:
        """Revoke a key; once this has answered no service takes it any more.

        `DELETE /persisted_tokens/{id}/revoke` of base; a key needs account.
        """
        return self._call("keys.revoke", fields, options)

    def revoke_all(self, *, options: CallOptions | None = None) -> None:
        """Revoke all your keys, the one used here too, and no session.

        `DELETE /persisted_tokens/revoke_all` of base; a key needs account.
        """
        return self._call("keys.revokeAll", {}, options)


class Invitations(Thing):
    def accept(self, *, options: CallOptions | None = None, **fields: Unpack[f.InvitationsAcceptFields]) -> t.OrganizationView:
        """Accept an invitation by the token of the mail; you are a member then.

        `POST /invitations/{token}/accept` of base; a key needs account.
        """
        return self._call("invitations.accept", fields, options)

    def withdraw(self, *, options: CallOptions | None = None, **fields: Unpack[f.InvitationsWithdrawFields]) -> None:
        """Withdraw an invitation that is not accepted yet (`invitation_id` of the members list).

        `DELETE /organizations/{organization_id}/invitations/{invitation_id}` of base; a key needs account.
        """
        return self._call("invitations.withdraw", fields, options)


class Installation(Thing):
    def get(self, *, options: CallOptions | None = None) -> t.InstallationView:
        """What a client needs to know of this installation before anybody has signed in.

        `GET /installation` of base.
        """
        return self._call("installation.get", {}, options)


class Ideas(Thing):
    def advance(self, *, options: CallOptions | None = None, **fields: Unpack[f.IdeasAdvanceFields]) -> t.IdeaView:
        """Take an idea one step on.

        `POST /agent/ideas/{id}/status` of agent; a key needs write.
        """
        return self._call("ideas.advance", fields, options)

    def convert(self, *, options: CallOptions | None = None, **fields: Unpack[f.IdeasConvertFields]) -> t.ConvertedIdeasView:
        """Make rows of a vidsheet, or vidsheets, of ideas.

        `POST /agent/ideas/convert` of agent; a key needs write.
        """
        return self._call("ideas.convert", fields, options)

    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.IdeasGetFields]) -> t.IdeaView:
        """An idea with its row, final video, posts and their figures.

        `GET /agent/ideas/{id}` of agent; a key needs read.
        """
        return self._call("ideas.get", fields, options)

    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.IdeasListFields]) -> Pages[List[t.IdeaView], t.IdeaView]:
        """Ideas of an agent, newest first.

        `GET /agent/ideas` of agent; a key needs read.
        """
        return self._pages("ideas.list", fields, options)

    def produce(self, *, options: CallOptions | None = None, **fields: Unpack[f.IdeasProduceFields]) -> Work[t.ProductionView, t.BatchWithFailuresView, t.BatchWithFailuresView]:
        """Make rows of ideas, their videos and, if wanted, their posts.

        `POST /agent/ideas/produce` of agent; a key needs write, spend.
        """
        return self._work("ideas.produce", fields, options)

    def refine(self, *, options: CallOptions | None = None, **fields: Unpack[f.IdeasRefineFields]) -> t.IdeaView:
        """Have the agent rewrite an idea.

        `POST /agent/ideas/{id}/refine` of agent; a key needs spend.
        """
        return self._call("ideas.refine", fields, options)

    def research(self, *, options: CallOptions | None = None, **fields: Unpack[f.IdeasResearchFields]) -> Work[t.StartedRunView, t.RunView, t.RunView]:
        """Have the agent research a topic, in a run that stores ideas about it.

        `POST /agent/research` of agent; a key needs write, spend.
        """
        return self._work("ideas.research", fields, options)

    def set_status(self, *, options: CallOptions | None = None, **fields: Unpack[f.IdeasSetStatusFields]) -> t.IdeaView:
        """Give an idea a status.

        `PUT /agent/ideas/{id}/status/{status}` of agent; a key needs write.
        """
        return self._call("ideas.setStatus", fields, options)


class Generations(Thing):
    def continue_(self, *, options: CallOptions | None = None, **fields: Unpack[f.GenerationsContinueFields]) -> Work[t.GenerationView, t.GenerationView, t.GenerationView]:
        """Begin a stopped generation again; its credits are held again.

        `POST /generations/{id}/continue` of base; a key needs spend.
        """
        return self._work("generations.continue", fields, options)

    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.GenerationsGetFields]) -> t.GenerationView:
        """The present state of a generation.

        `GET /generations/{id}` of base; a key needs read.
        """
        return self._call("generations.get", fields, options)

    def stop(self, *, options: CallOptions | None = None, **fields: Unpack[f.GenerationsStopFields]) -> t.GenerationView:
        """Stop a generation; its credits come back.

        `POST /generations/{id}/stop` of base; a key needs write.
        """
        return self._call("generations.stop", fields, options)

    def watch(self, *, options: CallOptions | None = None, **fields: Unpack[f.GenerationsWatchFields]) -> EventStream[t.GenerationProgressView]:
        """Each state of a generation as it comes, until it ends.

        `GET /generations/{id}/events` of base; a key needs read.
        """
        return self._stream("generations.watch", fields, options)


class Folders(Thing):
    def create(self, *, options: CallOptions | None = None, **fields: Unpack[f.FoldersCreateFields]) -> t.FolderIdView:
        """Make a folder.

        `POST /asset_folders` of base; a key needs write.
        """
        return self._call("folders.create", fields, options)

    def delete(self, *, options: CallOptions | None = None, **fields: Unpack[f.FoldersDeleteFields]) -> None:
        """Delete a folder with all folders and files in it.

        `DELETE /asset_folders/{id}` of base; a key needs write.
        """
        return self._call("folders.delete", fields, options)

    def update(self, *, options: CallOptions | None = None, **fields: Unpack[f.FoldersUpdateFields]) -> t.FolderIdView:
        """Rename a folder, or move it with all in it.

        `PATCH /asset_folders/{id}` of base; a key needs write.
        """
        return self._call("folders.update", fields, options)


class FilesUses(Thing):
    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.FilesUsesListFields]) -> t.FileUsesView:
        """What would miss a file if it was deleted.

        `GET /content_resources/{id}/uses` of base; a key needs read.
        """
        return self._call("files.uses.list", fields, options)


class Files(Thing):
    @cached_property
    def uses(self) -> FilesUses:
        return FilesUses(self._client)

    def create(self, *, options: CallOptions | None = None, **fields: Unpack[f.FilesCreateFields]) -> t.ContentResourceDetailView:
        """Add a file.

        `POST /content_resources` of base; a key needs write.
        """
        return self._call("files.create", fields, options)

    def delete(self, *, options: CallOptions | None = None, **fields: Unpack[f.FilesDeleteFields]) -> None:
        """Put a file into the trash.

        `DELETE /content_resources/{id}` of base; a key needs write.
        """
        return self._call("files.delete", fields, options)

    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.FilesGetFields]) -> t.ContentResourceDetailView:
        """A file and the generation that made it.

        `GET /content_resources/{id}` of base; a key needs read.
        """
        return self._call("files.get", fields, options)

    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.FilesListFields]) -> Pages[List[t.ContentResourceView], t.ContentResourceView]:
        """The agent's files, newest first.

        `GET /content_resources` of base; a key needs read.
        """
        return self._pages("files.list", fields, options)

    def restore(self, *, options: CallOptions | None = None, **fields: Unpack[f.FilesRestoreFields]) -> t.ContentResourceDetailView:
        """Take a file out of the trash.

        `POST /content_resources/{id}/restore` of base; a key needs write.
        """
        return self._call("files.restore", fields, options)

    def update(self, *, options: CallOptions | None = None, **fields: Unpack[f.FilesUpdateFields]) -> None:
        """Rename a file, or move it into another folder.

        `PATCH /content_resources/{id}` of base; a key needs write.
        """
        return self._call("files.update", fields, options)

    def withdraw_address(self, *, options: CallOptions | None = None, **fields: Unpack[f.FilesWithdrawAddressFields]) -> t.ContentResourceDetailView:
        """Withdraw the address of a file, and give it a new one.

        `POST /content_resources/{id}/withdraw_address` of base; a key needs write.
        """
        return self._call("files.withdrawAddress", fields, options)


class CreditsSpending(Thing):
    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.CreditsSpendingGetFields]) -> Content:
        """What an organization has spent in a period, by day, agent, sheet, kind, model or network.

        `GET /organizations/{organization_id}/spending` of base; a key needs read.
        """
        return self._content("credits.spending.get", fields, options)


class Credits(Thing):
    @cached_property
    def spending(self) -> CreditsSpending:
        return CreditsSpending(self._client)

    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.CreditsGetFields]) -> Pages[t.StatementView, t.LedgerEntryView]:
        """An organization's balance and ledger, newest entry first.

        `GET /organizations/{organization_id}/credits` of base; a key needs read.
        """
        return self._pages("credits.get", fields, options)

    def grant(self, *, options: CallOptions | None = None, **fields: Unpack[f.CreditsGrantFields]) -> t.GrantView:
        """Grant credits, as the operator.

        `POST /operator/credit_grants` of base.
        """
        return self._call("credits.grant", fields, options)


class ConversationsMessages(Thing):
    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.ConversationsMessagesListFields]) -> Pages[t.MessagesView, t.MessageView]:
        """Messages of a conversation, oldest first.

        `GET /agent/conversations/{id}/messages` of agent; a key needs read.
        """
        return self._pages("conversations.messages.list", fields, options)


class Conversations(Thing):
    @cached_property
    def messages(self) -> ConversationsMessages:
        return ConversationsMessages(self._client)

    def delete(self, *, options: CallOptions | None = None, **fields: Unpack[f.ConversationsDeleteFields]) -> None:
        """Delete a conversation.

        `DELETE /agent/conversations/{id}` of agent; a key needs write.
        """
        return self._call("conversations.delete", fields, options)

    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.ConversationsGetFields]) -> t.ConversationDetailView:
        """A conversation with its messages.

        `GET /agent/conversations/{id}` of agent; a key needs read.
        """
        return self._call("conversations.get", fields, options)

    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.ConversationsListFields]) -> Pages[t.ConversationsView, t.ConversationView]:
        """Conversations.

        `GET /agent/conversations` of agent; a key needs read.
        """
        return self._pages("conversations.list", fields, options)

    def update(self, *, options: CallOptions | None = None, **fields: Unpack[f.ConversationsUpdateFields]) -> t.ConversationView:
        """Rename or pin a conversation.

        `PATCH /agent/conversations/{id}` of agent; a key needs write.
        """
        return self._call("conversations.update", fields, options)


class Blobs(Thing):
    def upload(self, *, options: CallOptions | None = None, **fields: Unpack[f.BlobsUploadFields]) -> None:
        """Upload the bytes of an announced blob to its pre-signed address.

        `PUT /blobs/{key}` of upload.
        """
        return self._call("blobs.upload", fields, options)


class Backups(Thing):
    def create(self, *, options: CallOptions | None = None, **fields: Unpack[f.BackupsCreateFields]) -> t.BackupView:
        """Back an asset up.

        `POST /agents/{agent_id}/provenance/backups` of core; a key needs spend, publish.
        """
        return self._call("backups.create", fields, options)

    def hide(self, *, options: CallOptions | None = None, **fields: Unpack[f.BackupsHideFields]) -> None:
        """Hide a backup.

        `DELETE /agents/{agent_id}/provenance/backups/{backup_id}` of core; a key needs publish.
        """
        return self._call("backups.hide", fields, options)

    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.BackupsListFields]) -> Pages[t.BackupsView, t.BackupView]:
        """Backups of the agent’s assets, newest first.

        `GET /agents/{agent_id}/provenance/backups` of core; a key needs read.
        """
        return self._pages("backups.list", fields, options)


class AuthSecondFactor(Thing):
    def begin_passkey(self, *, options: CallOptions | None = None, **fields: Unpack[f.AuthSecondFactorBeginPasskeyFields]) -> t.PasskeyOptionsView:
        """Options with which a browser proves a passkey for a sign-in (WebAuthn).

        `POST /auth/second_factor/passkey_options` of base.
        """
        return self._call("auth.secondFactor.beginPasskey", fields, options)

    def challenge(self, *, options: CallOptions | None = None) -> t.FactorChallengeView:
        """A challenge with which your session proves a second factor again.

        `POST /auth/second_factor/challenge` of base; a key needs account.
        """
        return self._call("auth.secondFactor.challenge", {}, options)

    def complete(self, *, options: CallOptions | None = None, **fields: Unpack[f.AuthSecondFactorCompleteFields]) -> t.SignedInView:
        """Complete a sign-in with a second factor, or prove one again for a session.

        `POST /auth/second_factor` of base.
        """
        return self._call("auth.secondFactor.complete", fields, options)


class Auth(Thing):
    @cached_property
    def second_factor(self) -> AuthSecondFactor:
        return AuthSecondFactor(self._client)

    def refresh(self, *, options: CallOptions | None = None, **fields: Unpack[f.AuthRefreshFields]) -> t.SignedInView:
        """Renew tokens; the old refresh token is revoked, and a reused one ends its session.

        `POST /auth/refresh` of base.
        """
        return self._call("auth.refresh", fields, options)

    def resend_verification(self, *, options: CallOptions | None = None, **fields: Unpack[f.AuthResendVerificationFields]) -> None:
        """Mail the link that proves an address once more, if somebody signed up with it.

        `POST /auth/verify_email` of base.
        """
        return self._call("auth.resendVerification", fields, options)

    def sign_in(self, *, options: CallOptions | None = None, **fields: Unpack[f.AuthSignInFields]) -> t.SignedInView:
        """Exchange email and password for tokens.

        `POST /auth/sign_in` of base.
        """
        return self._call("auth.signIn", fields, options)

    def sign_out(self, *, options: CallOptions | None = None) -> None:
        """End the session of the bearer token, with its refresh token.

        `POST /auth/sign_out` of base; a key needs account.
        """
        return self._call("auth.signOut", {}, options)

    def sign_out_browser(self, *, options: CallOptions | None = None) -> None:
        """End the session whose refresh token the cookie of the browser keeps, and remove the cookie.

        `POST /auth/sign_out_browser` of base.
        """
        return self._call("auth.signOutBrowser", {}, options)

    def sign_out_everywhere(self, *, options: CallOptions | None = None) -> None:
        """End all your sessions and keys; once this has answered no service takes one of them.

        `POST /auth/sign_out_everywhere` of base; a key needs account.
        """
        return self._call("auth.signOutEverywhere", {}, options)

    def sign_up(self, *, options: CallOptions | None = None, **fields: Unpack[f.AuthSignUpFields]) -> t.SignedInView | t.AwaitedProofView:
        """Create a user with a personal workspace.

        `POST /auth/sign_up` of base.
        """
        return self._call("auth.signUp", fields, options)

    def verify_email(self, *, options: CallOptions | None = None, **fields: Unpack[f.AuthVerifyEmailFields]) -> None:
        """Prove your address by the link of the mail, which makes your account.

        `POST /auth/verify_email/{token}` of base.
        """
        return self._call("auth.verifyEmail", fields, options)


class AuditLog(Thing):
    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.AuditLogListFields]) -> Pages[t.AuditPageView, t.AuditEntryView]:
        """Security-relevant acts in an organization, newest first (owner or manager).

        `GET /organizations/{organization_id}/audit_log` of base; a key needs account.
        """
        return self._pages("auditLog.list", fields, options)

    def verify(self, *, options: CallOptions | None = None, **fields: Unpack[f.AuditLogVerifyFields]) -> Pages[t.VerificationView, int]:
        """Whether the log is as it was written (owner or manager).

        `GET /organizations/{organization_id}/audit_log/verification` of base; a key needs account.
        """
        return self._pages("auditLog.verify", fields, options)


class AgentsAvatars(Thing):
    def add(self, *, options: CallOptions | None = None, **fields: Unpack[f.AgentsAvatarsAddFields]) -> None:
        """Add avatars.

        `POST /agents/{agent_id}/avatars` of base; a key needs write.
        """
        return self._call("agents.avatars.add", fields, options)

    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.AgentsAvatarsListFields]) -> Pages[List[t.AvatarView], t.AvatarView]:
        """The agent's avatars, the primary first, 20 a page.

        `GET /agents/{agent_id}/avatars` of base; a key needs read.
        """
        return self._pages("agents.avatars.list", fields, options)

    def make_primary(self, *, options: CallOptions | None = None, **fields: Unpack[f.AgentsAvatarsMakePrimaryFields]) -> None:
        """Make an avatar the primary one.

        `PATCH /agents/{agent_id}/avatars/{id}` of base; a key needs write.
        """
        return self._call("agents.avatars.makePrimary", fields, options)

    def remove(self, *, options: CallOptions | None = None, **fields: Unpack[f.AgentsAvatarsRemoveFields]) -> None:
        """Delete avatars; the next one becomes primary if the primary one is deleted.

        `DELETE /agents/{agent_id}/avatars/{id}` of base; a key needs write.
        """
        return self._call("agents.avatars.remove", fields, options)


class Agents(Thing):
    @cached_property
    def avatars(self) -> AgentsAvatars:
        return AgentsAvatars(self._client)

    def create(self, *, options: CallOptions | None = None, **fields: Unpack[f.AgentsCreateFields]) -> t.AgentEnvelope:
        """Create an agent with its setup project.

        `POST /agents` of base; a key needs account.
        """
        return self._call("agents.create", fields, options)

    def delete(self, *, options: CallOptions | None = None, **fields: Unpack[f.AgentsDeleteFields]) -> None:
        """Delete an agent (owner, manager or its creator).

        `DELETE /agents/{agent_id}` of base; a key needs write.
        """
        return self._call("agents.delete", fields, options)

    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.AgentsGetFields]) -> t.AgentDetailView:
        """An agent.

        `GET /agents/{agent_id}` of base; a key needs read.
        """
        return self._call("agents.get", fields, options)

    def list(self, *, options: CallOptions | None = None, **fields: Unpack[f.AgentsListFields]) -> List[t.AgentView]:
        """Agents that you can see.

        `GET /agents` of base; a key needs read.
        """
        return self._call("agents.list", fields, options)

    def update(self, *, options: CallOptions | None = None, **fields: Unpack[f.AgentsUpdateFields]) -> t.AgentEnvelope:
        """Change an agent.

        `PATCH /agents/{agent_id}` of base; a key needs write.
        """
        return self._call("agents.update", fields, options)


class AgentCore(Thing):
    def get(self, *, options: CallOptions | None = None, **fields: Unpack[f.AgentCoreGetFields]) -> t.AgentCoreView:
        """The agent's profile.

        `GET /agents/{agent_id}/core` of core; a key needs read.
        """
        return self._call("agentCore.get", fields, options)

    def update(self, *, options: CallOptions | None = None, **fields: Unpack[f.AgentCoreUpdateFields]) -> t.OutcomesView:
        """Change the agent's profile.

        `PATCH /agents/{agent_id}/core` of core; a key needs write.
        """
        return self._call("agentCore.update", fields, options)


class Things(Thing):
    @cached_property
    def agent_core(self) -> AgentCore:
        return AgentCore(self._client)

    @cached_property
    def agents(self) -> Agents:
        return Agents(self._client)

    @cached_property
    def audit_log(self) -> AuditLog:
        return AuditLog(self._client)

    @cached_property
    def auth(self) -> Auth:
        return Auth(self._client)

    @cached_property
    def backups(self) -> Backups:
        return Backups(self._client)

    @cached_property
    def blobs(self) -> Blobs:
        return Blobs(self._client)

    @cached_property
    def conversations(self) -> Conversations:
        return Conversations(self._client)

    @cached_property
    def credits(self) -> Credits:
        return Credits(self._client)

    @cached_property
    def files(self) -> Files:
        return Files(self._client)

    @cached_property
    def folders(self) -> Folders:
        return Folders(self._client)

    @cached_property
    def generations(self) -> Generations:
        return Generations(self._client)

    @cached_property
    def ideas(self) -> Ideas:
        return Ideas(self._client)

    @cached_property
    def installation(self) -> Installation:
        return Installation(self._client)

    @cached_property
    def invitations(self) -> Invitations:
        return Invitations(self._client)

    @cached_property
    def keys(self) -> Keys:
        return Keys(self._client)

    @cached_property
    def library(self) -> Library:
        return Library(self._client)

    @cached_property
    def mail_recipients(self) -> MailRecipients:
        return MailRecipients(self._client)

    @cached_property
    def me(self) -> Me:
        return Me(self._client)

    @cached_property
    def media(self) -> Media:
        return Media(self._client)

    @cached_property
    def models(self) -> Models:
        return Models(self._client)

    @cached_property
    def monitoring(self) -> Monitoring:
        return Monitoring(self._client)

    @cached_property
    def notification_mails(self) -> NotificationMails:
        return NotificationMails(self._client)

    @cached_property
    def organizations(self) -> Organizations:
        return Organizations(self._client)

    @cached_property
    def password(self) -> Password:
        return Password(self._client)

    @cached_property
    def platforms(self) -> Platforms:
        return Platforms(self._client)

    @cached_property
    def posts(self) -> Posts:
        return Posts(self._client)

    @cached_property
    def preferences(self) -> Preferences:
        return Preferences(self._client)

    @cached_property
    def prices(self) -> Prices:
        return Prices(self._client)

    @cached_property
    def profile(self) -> Profile:
        return Profile(self._client)

    @cached_property
    def recurring_jobs(self) -> RecurringJobs:
        return RecurringJobs(self._client)

    @cached_property
    def renders(self) -> Renders:
        return Renders(self._client)

    @cached_property
    def resumable_uploads(self) -> ResumableUploads:
        return ResumableUploads(self._client)

    @cached_property
    def runs(self) -> Runs:
        return Runs(self._client)

    @cached_property
    def schedule_slots(self) -> ScheduleSlots:
        return ScheduleSlots(self._client)

    @cached_property
    def second_factors(self) -> SecondFactors:
        return SecondFactors(self._client)

    @cached_property
    def sessions(self) -> Sessions:
        return Sessions(self._client)

    @cached_property
    def sheets(self) -> Sheets:
        return Sheets(self._client)

    @cached_property
    def social_accounts(self) -> SocialAccounts:
        return SocialAccounts(self._client)

    @cached_property
    def stock_avatars(self) -> StockAvatars:
        return StockAvatars(self._client)

    @cached_property
    def templates(self) -> Templates:
        return Templates(self._client)

    @cached_property
    def transcriptions(self) -> Transcriptions:
        return Transcriptions(self._client)

    @cached_property
    def trash(self) -> Trash:
        return Trash(self._client)

    @cached_property
    def trends(self) -> Trends:
        return Trends(self._client)

    @cached_property
    def uncollected_work(self) -> UncollectedWork:
        return UncollectedWork(self._client)

    @cached_property
    def uploads(self) -> Uploads:
        return Uploads(self._client)

    @cached_property
    def vendor_callbacks(self) -> VendorCallbacks:
        return VendorCallbacks(self._client)

    @cached_property
    def voices(self) -> Voices:
        return Voices(self._client)

    @cached_property
    def watchlists(self) -> Watchlists:
        return Watchlists(self._client)

    @cached_property
    def webhooks(self) -> Webhooks:
        return Webhooks(self._client)

    @cached_property
    def workspaces(self) -> Workspaces:
        return Workspaces(self._client)
