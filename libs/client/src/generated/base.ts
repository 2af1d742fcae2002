// Generated from the service's OpenAPI document (`npm run generate`).

export interface paths {
    "/organizations/{organization_id}/audit_log": {
        /**
         * Security-relevant acts in an organization, newest first (owner or manager)
         * @description Append-only, also for the database role of this service. Actions of a user on their own account are recorded in the log of their personal workspace. The log is deleted with the organization; the deletion itself is recorded in the personal workspace of the user who did it. A failed sign-in names the user of the address; for an address without a user it is only written to the logs of the service.
         */
        get: operations["auditLog.list"];
    };
    "/organizations/{organization_id}/audit_log/verification": {
        /**
         * Whether the log is as it was written (owner or manager)
         * @description Each entry is signed (HMAC-SHA-256) together with the hash of the previous one, and so is the end of the chain. One call verifies 5000 entries; `next_cursor` continues after them. The owner of the database could restore an earlier log with its valid end: store `end` elsewhere and send it with later verifications, which report its position if the log does not contain it any more.
         */
        get: operations["auditLog.verify"];
    };
    "/auth/sign_up": {
        /**
         * Create a user with a personal workspace
         * @description Where the installation proves addresses (`ACCOUNT_PROOF=mail`), the response is always 202: the user is created when the mailed link is used with the password within 24 hours. An address that already has an account is notified of the attempt instead.
         */
        post: operations["auth.signUp"];
    };
    "/auth/verify_email": {
        /**
         * Mail the link that proves an address once more, if somebody signed up with it
         * @description The response is the same whether or not the address has a sign-up. The previous link stops working.
         */
        post: operations["auth.resendVerification"];
    };
    "/auth/verify_email/{token}": {
        /**
         * Prove your address by the link of the mail, which makes your account
         * @description The body has `password`, the one given at the sign-up, or `new_password`, which replaces it: anybody can sign up with your address, so the link alone does not make an account whose password they chose. 422 `validation_error` for another password; the link stays valid.
         */
        post: operations["auth.verifyEmail"];
    };
    "/auth/sign_in": {
        /**
         * Exchange email and password for tokens
         * @description For a user with a second factor the response to the right password is 401 `second_factor_required` with a `challenge`, which `POST /auth/second_factor` completes within five minutes.
         */
        post: operations["auth.signIn"];
    };
    "/auth/refresh": {
        /**
         * Renew tokens; the old refresh token is revoked, and a reused one ends its session
         * @description A session ends `SESSION_DAYS` (90) after its sign-in, however often it is refreshed.
         */
        post: operations["auth.refresh"];
    };
    "/me": {
        /** The calling user */
        get: operations["me.get"];
    };
    "/auth/sign_out": {
        /**
         * End the session of the bearer token, with its refresh token
         * @description With a token of the OpenID Connect issuer, all tokens it has issued to you so far are rejected here; your session at the issuer continues. An access key has no session: revoke it instead.
         */
        post: operations["auth.signOut"];
    };
    "/auth/sign_out_everywhere": {
        /** End all your sessions and keys; once this has answered no service takes one of them */
        post: operations["auth.signOutEverywhere"];
    };
    "/auth/sessions": {
        /** Where you are signed in, the 100 sessions used last */
        get: operations["sessions.list"];
    };
    "/auth/sessions/{id}": {
        /** End a session; once this has answered no service takes its tokens */
        delete: operations["sessions.end"];
    };
    "/me/password": {
        /**
         * Change your password; your other sessions end
         * @description Keys stay active. A user of an OpenID Connect issuer has no password here and receives 422 `validation_error`.
         */
        patch: operations["password.change"];
    };
    "/auth/password_reset": {
        /**
         * Mail a link that sets a new password, if anybody has this address
         * @description The response is the same whether or not a user has the address, and is sent before the address is looked up. The link works once, within an hour, and replaces the previous one; at most 10 of these mails an hour are sent to one address. 501 `mail_not_configured` where the installation has no mail server.
         */
        post: operations["password.requestReset"];
    };
    "/auth/password_reset/{token}": {
        /**
         * Set a new password by the link of the mail; all your sessions and keys end
         * @description With `keep_keys` your keys stay active, except in an account whose address was not proved before, because another person may have created them. Wrong passwords from other networks do not keep you from signing in from here.
         */
        post: operations["password.reset"];
    };
    "/auth/second_factors": {
        /** Your second factors */
        get: operations["secondFactors.list"];
    };
    "/auth/second_factors/totp": {
        /**
         * Create the secret of an authenticator app (TOTP); it is shown this once
         * @description The app is a second factor after `POST /auth/second_factors/{id}/confirm` with its first code, within 15 minutes. A new secret replaces one that was not confirmed. A user has at most 10 second factors.
         */
        post: operations["secondFactors.totp.create"];
    };
    "/auth/second_factors/recovery_codes": {
        /** Replace your recovery codes by ten new ones, which are shown this once */
        post: operations["secondFactors.recoveryCodes.renew"];
    };
    "/auth/second_factors/{id}": {
        /** Rename a second factor */
        patch: operations["secondFactors.rename"];
    };
    "/auth/second_factors/{id}/confirm": {
        /**
         * Confirm an authenticator app by its first code; it is a second factor then
         * @description The first second factor comes with ten recovery codes, and ends your other sessions, because they were opened without it. Keys stay active.
         */
        post: operations["secondFactors.confirm"];
    };
    "/auth/second_factors/{id}/remove": {
        /** Remove a second factor; the last one ends the recovery codes too */
        post: operations["secondFactors.remove"];
    };
    "/auth/second_factor/challenge": {
        /**
         * A challenge with which your session proves a second factor again
         * @description Organizations that require a second factor need a proof of the last 15 minutes for changes of money, members and keys: 403 `fresh_second_factor_required`. Complete the challenge at `POST /auth/second_factor`. Only sessions can, not access keys; with a token of the OpenID Connect issuer, sign in there again. A new challenge replaces the one before.
         */
        post: operations["auth.secondFactor.challenge"];
    };
    "/auth/second_factor/passkey_options": {
        /**
         * Options with which a browser proves a passkey for a sign-in (WebAuthn)
         * @description They work for one proof at `POST /auth/second_factor`, and replace those before.
         */
        post: operations["auth.secondFactor.beginPasskey"];
    };
    "/auth/second_factor": {
        /**
         * Complete a sign-in with a second factor, or prove one again for a session
         * @description The challenge is that of 401 `second_factor_required`, or of `POST /auth/second_factor/challenge`, for which the response has new tokens of the same session. It works once and within five minutes, and takes at most five proofs.
         */
        post: operations["auth.secondFactor.complete"];
    };
    "/auth/second_factors/passkeys/options": {
        /**
         * Options with which a browser creates a passkey (WebAuthn)
         * @description They work once and within five minutes, and replace those before. 501 `passkeys_not_configured` where the installation has no `WEBAUTHN_RP_ID`.
         */
        post: operations["secondFactors.passkeys.begin"];
    };
    "/auth/second_factors/passkeys": {
        /**
         * Add the passkey that a browser has created; it is a second factor then
         * @description The first second factor comes with ten recovery codes, and ends your other sessions, because they were opened without it. Keys stay active.
         */
        post: operations["secondFactors.passkeys.add"];
    };
    "/persisted_tokens": {
        /** Your keys, newest first */
        get: operations["keys.list"];
        /**
         * Create a key; it is shown this once
         * @description A key created with another key expires no later than that key, has no scope that it lacks, and is revoked with it. A key of all organizations needs a recent proof of your second factor if you may work in one that requires it; a key of one organization, if that one does.
         */
        post: operations["keys.create"];
    };
    "/personal_access_tokens": {
        /** Your keys, newest first */
        get: operations["personalAccessTokens.list"];
    };
    "/persisted_tokens/{id}": {
        /** Rename a key */
        patch: operations["keys.rename"];
    };
    "/personal_access_tokens/{token_id}": {
        /** Revoke a key */
        delete: operations["personalAccessTokens.revoke"];
        /** Rename a key */
        patch: operations["personalAccessTokens.rename"];
    };
    "/persisted_tokens/revoke_all": {
        /** Revoke all your keys, the one used here too, and no session */
        delete: operations["keys.revokeAll"];
    };
    "/persisted_tokens/{id}/revoke": {
        /** Revoke a key; once this has answered no service takes it any more */
        delete: operations["keys.revoke"];
    };
    "/workspaces": {
        /** Organizations in which you are owner or manager */
        get: operations["workspaces.list"];
    };
    "/organizations": {
        /** Your organizations with your role in each */
        get: operations["organizations.list"];
        /**
         * Found an organization with its system agent; you become its owner
         * @description One user can found 10 organizations unless the operator sets `MAX_FOUNDED_ORGANIZATIONS`; deleted ones do not count. Where addresses are proved, it is 2 without a proved address and without an organization that was granted credits (`MAX_FOUNDED_ORGANIZATIONS_UNPROVED`). All organizations of one founder together have one share of the workers, one storage quota and one request rate of organizations.
         */
        post: operations["organizations.create"];
    };
    "/organizations/{organization_id}": {
        /** One of your organizations */
        get: operations["organizations.get"];
        /**
         * Delete an organization for good, with its agents, projects, jobs, media and credit history (owner)
         * @description All members lose access at once, and the data is deleted soon afterwards. Running jobs end without a result. Users and their keys stay. A personal workspace cannot be deleted.
         */
        delete: operations["organizations.delete"];
        /**
         * Rename an organization, change its picture, or require a second factor of its members (owner or manager)
         * @description With `require_second_factor` members who have no second factor receive 403 `second_factor_missing` from everything in the organization, with sessions and with keys, until they add one. Only an owner changes it, in a session that has proved a second factor within 15 minutes.
         */
        patch: operations["organizations.update"];
    };
    "/organizations/{organization_id}/members": {
        /** Members, those who joined first at the top, then who is invited */
        get: operations["organizations.members.list"];
        /**
         * Add a user as a member (owner or manager; only an owner makes owners)
         * @description With `ACCOUNT_PROOF=none` the user must exist and joins at once. With `mail` the address is invited, whether or not it has a user, and joins with `POST /invitations/{token}/accept` within seven days; inviting an address again sends a new link and invalidates the previous one. Invitations of a member who is removed, or may not give the role any more, are withdrawn. At most 10 invitations an hour are sent to one address, and one organization has at most 200 open invitations.
         */
        post: operations["organizations.members.add"];
    };
    "/organizations/{organization_id}/members/{user_id}": {
        /** Remove a member; the last owner stays */
        delete: operations["organizations.members.remove"];
        /** Change a member's role; the last owner stays owner */
        patch: operations["organizations.members.setRole"];
    };
    "/organizations/{organization_id}/membership": {
        /**
         * Leave an organization; the last owner stays
         * @description Every member may leave, also without the second factor that the organization requires. Its data stays with it.
         */
        delete: operations["organizations.leave"];
    };
    "/invitations/{token}/accept": {
        /**
         * Accept an invitation by the token of the mail; you are a member then
         * @description For the user with the invited address only; 403 for others. Works once, within seven days.
         */
        post: operations["invitations.accept"];
    };
    "/organizations/{organization_id}/invitations/{invitation_id}": {
        /** Withdraw an invitation that is not accepted yet (`invitation_id` of the members list) */
        delete: operations["invitations.withdraw"];
    };
    "/agents": {
        /** Agents that you can see */
        get: operations["agents.list"];
        /**
         * Create an agent with its setup project
         * @description An organization has at most 200 agents besides its system agent, unless the operator sets `MAX_AGENTS_PER_ORGANIZATION`. Where addresses are proved, it is 20 while the founder has neither a proved address nor an organization that was granted credits (`MAX_AGENTS_PER_ORGANIZATION_UNPROVED`).
         */
        post: operations["agents.create"];
    };
    "/agents/{agent_id}": {
        /** An agent */
        get: operations["agents.get"];
        /** Delete an agent (owner, manager or its creator) */
        delete: operations["agents.delete"];
        /**
         * Change an agent
         * @description Avatars are added; the one marked `is_primary`, otherwise the first of them, becomes the primary one.
         */
        patch: operations["agents.update"];
    };
    "/agents/{agent_id}/avatars": {
        /**
         * The agent's avatars, the primary first, 20 a page
         * @description The header `X-Next-Cursor` contains the cursor of the next page and is absent on the last one. The primary avatar is only on the first page.
         */
        get: operations["agents.avatars.list"];
        /**
         * Add avatars
         * @description Pictures are redrawn as WebP: upright, at most 1024 pixels per side, without metadata. A stock avatar that the agent already has is not added twice.
         */
        post: operations["agents.avatars.add"];
    };
    "/agents/{agent_id}/avatars/{id}": {
        /** Delete avatars; the next one becomes primary if the primary one is deleted */
        delete: operations["agents.avatars.remove"];
        /** Make an avatar the primary one */
        patch: operations["agents.avatars.makePrimary"];
    };
    "/stock_avatars": {
        /** Drawn avatars that any agent may use */
        get: operations["stockAvatars.list"];
    };
    "/stock_avatars/{id}/{size}": {
        /** The picture of a stock avatar */
        get: operations["stockAvatars.download"];
    };
    "/agents/{agent_id}/core": {
        /** The agent's profile, as core shows it */
        get: operations["base.agentCore.get"];
        /** Change the agent's profile, as core does */
        patch: operations["base.agentCore.update"];
    };
    "/agents/{agent_id}/automation_config": {
        /**
         * How the agent’s tools receive events
         * @description Nothing is configured initially, and `polling_enabled` is false. Viewers do not see the addresses, which may contain tokens of their receivers. `signing_secret` is shown to owners and managers, with a key that has the scope `account`.
         */
        get: operations["webhooks.get"];
        /**
         * Change where events go
         * @description Deliveries follow Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`) with the body `{type, timestamp, data}`; an event concerns one object, whose id is `data.id`, and `data.agent_id` is the agent’s integer id. A delivery that is not answered with 2xx within 10 seconds is repeated after 5 s, 30 s, 5 min, 30 min, 2 h, 8 h and 14 h, each ±10 %, with the same `webhook-id` and the same bytes; redirects are not followed. Events of one object may arrive out of order and more than once: detect duplicates by `webhook-id`, and order events by `timestamp`, those of rows and cells by `data.sheet_version`. Each address has its own queue. An address that has accepted nothing for three days is paused, one that answers 410 at once, and the owners are notified by mail; events of a paused address are stored and sent by `deliveries/replay` after the address was set again.
         */
        patch: operations["webhooks.update"];
    };
    "/agents/{agent_id}/automation_config/rotate_secret": {
        /**
         * Replace the signing secret
         * @description For 24 hours deliveries carry a second signature with the previous secret.
         */
        post: operations["webhooks.rotateSecret"];
    };
    "/agents/{agent_id}/automation_config/test_webhook": {
        /**
         * Try the webhook
         * @description Sends an event of the type `test`, signed like all others, and waits up to 10 seconds for the response. It is not repeated, and listed with the deliveries. Any 2xx is a success.
         */
        post: operations["webhooks.test"];
    };
    "/agents/{agent_id}/automation_config/test_callback": {
        /**
         * Try the callback
         * @description Sends an event of the type `test`, signed like all others, and waits up to 10 seconds for the response. It is not repeated, and listed with the deliveries. Any 2xx is a success.
         */
        post: operations["webhooks.testCallback"];
    };
    "/agents/{agent_id}/automation_config/deliveries": {
        /** Deliveries of the last 30 days, newest first */
        get: operations["webhooks.deliveries.list"];
    };
    "/agents/{agent_id}/automation_config/deliveries/replay": {
        /**
         * Send again what was not taken
         * @description Deliveries that failed, or were created while their address was paused: the oldest first, 10000 per call, to addresses that are configured and not paused.
         */
        post: operations["webhooks.deliveries.replay"];
    };
    "/agents/{agent_id}/automation_config/deliveries/{delivery_id}/retry": {
        /**
         * Send a delivery again
         * @description Sends the delivery at once, whatever its status, with the same `webhook-id` and bytes and the full schedule of retries.
         */
        post: operations["webhooks.deliveries.retry"];
    };
    "/agents/{agent_id}/voice/design/generate-script": {
        /**
         * Something for a voice to say
         * @description Costs nothing; at most 120 such calls a minute for an organization.
         */
        post: operations["voices.generateScript"];
    };
    "/agents/{agent_id}/voice/design/generate-description": {
        /**
         * Words for how a voice sounds
         * @description Costs nothing; at most 120 such calls a minute for an organization.
         */
        post: operations["voices.generateDescription"];
    };
    "/agents/{agent_id}/voice/design/generate-samples": {
        /**
         * Three voices to choose from
         * @description Nothing is stored until one of them is sent to `POST …/voice/design`. Costs nothing; at most 120 such calls a minute for an organization.
         */
        post: operations["voices.generateSamples"];
    };
    "/agents/{agent_id}/voice/design": {
        /** Keep one of the samples as a voice of the agent */
        post: operations["voices.design"];
    };
    "/agents/{agent_id}/voice/clone": {
        /** Make a voice of the agent after a sound */
        post: operations["voices.clone"];
    };
    "/agents/{agent_id}/voice/library": {
        /**
         * Voices that the agent may speak with
         * @description The agent's own voices come first, newest first. `user_vendor_a` are those of its own account at the vendor; the list has none without a key or while the vendor rejects it, and at most a thousand per account.
         */
        get: operations["voices.list"];
    };
    "/agents/{agent_id}/voice/{voice_id}": {
        /**
         * Delete a voice of the agent
         * @description The default voice of the agent is removed with it. A voice in the agent's own account is deleted there. Public voices cannot be deleted: 404.
         */
        delete: operations["voices.delete"];
    };
    "/organizations/{organization_id}/credits": {
        /** An organization's balance and ledger, newest entry first */
        get: operations["credits.get"];
    };
    "/operator/credit_grants": {
        /** Grant credits, as the operator */
        post: operations["credits.grant"];
    };
    "/vidsheet": {
        /** The agent's engines, newest first, without rows and columns */
        get: operations["sheets.list"];
        /**
         * Create an empty engine
         * @description An engine has at most 10000 rows, 100 columns, 100 layers per cell, and 64 MiB of values, attributes and titles, counted as JSON (`MAX_SHEET_BYTES`).
         *     A write beyond a limit returns 422 `validation_error` that names the limit; a write that makes a full engine smaller is accepted. A generated text that does not fit remains available in its generation.
         */
        post: operations["sheets.create"];
    };
    "/autocontentengine": {
        /** The agent's engines, newest first, without rows and columns */
        get: operations["autocontentengine.list"];
        /**
         * Create an empty engine
         * @description An engine has at most 10000 rows, 100 columns, 100 layers per cell, and 64 MiB of values, attributes and titles, counted as JSON (`MAX_SHEET_BYTES`).
         *     A write beyond a limit returns 422 `validation_error` that names the limit; a write that makes a full engine smaller is accepted. A generated text that does not fit remains available in its generation.
         */
        post: operations["autocontentengine.create"];
    };
    "/vidsheet/{id}": {
        /**
         * The whole sheet: columns, rows, cells, layers and their generations
         * @description A sheet of more than 8 MiB is read while it is sent, so changes made in the meantime may show in later rows. Too many of these reads at the same time return 429 or 503: one organization, and one user, have half of them. The connection of a client that receives less than 64 KiB a second, averaged over 30 seconds, is closed.
         *     The response has an `ETag`. A request with this tag in `If-None-Match` returns 304 without a body unless something changed that the sheet shows, including its generations.
         *     `rows_after` and `rows_limit` select a window of `spreadsheet_rows`. While more rows follow, the header `X-Next-Rows-After` holds the value of `rows_after` for the next window. A row that is moved between two of these reads may be returned twice or not at all. When the row `rows_after` was deleted, the response is 422; start again from the beginning.
         */
        get: operations["sheets.get"];
        /** Delete an engine with all that it holds */
        delete: operations["sheets.delete"];
        /** Rename an engine or make it the default */
        patch: operations["sheets.update"];
    };
    "/autocontentengine/{id}": {
        /**
         * The whole sheet: columns, rows, cells, layers and their generations
         * @description A sheet of more than 8 MiB is read while it is sent, so changes made in the meantime may show in later rows. Too many of these reads at the same time return 429 or 503: one organization, and one user, have half of them. The connection of a client that receives less than 64 KiB a second, averaged over 30 seconds, is closed.
         *     The response has an `ETag`. A request with this tag in `If-None-Match` returns 304 without a body unless something changed that the sheet shows, including its generations.
         *     `rows_after` and `rows_limit` select a window of `spreadsheet_rows`. While more rows follow, the header `X-Next-Rows-After` holds the value of `rows_after` for the next window. A row that is moved between two of these reads may be returned twice or not at all. When the row `rows_after` was deleted, the response is 422; start again from the beginning.
         */
        get: operations["autocontentengine.get"];
        /** Delete an engine with all that it holds */
        delete: operations["autocontentengine.delete"];
        /** Rename an engine or make it the default */
        patch: operations["autocontentengine.update"];
    };
    "/vidsheet/{id}/clone": {
        /**
         * Clone the whole sheet, for the same or another agent
         * @description Cells, layers and variables are copied, selected generations only within the same agent; the history of generations stays with the original. Cloning an engine of a million cells takes a few minutes. A user and an organization can clone one engine of more than 20,000 cells and layers at a time; a second request returns 429.
         */
        post: operations["sheets.clone"];
    };
    "/autocontentengine/{id}/clone": {
        /**
         * Clone the whole sheet, for the same or another agent
         * @description Cells, layers and variables are copied, selected generations only within the same agent; the history of generations stays with the original. Cloning an engine of a million cells takes a few minutes. A user and an organization can clone one engine of more than 20,000 cells and layers at a time; a second request returns 429.
         */
        post: operations["autocontentengine.clone"];
    };
    "/vidsheet/{id}/grid": {
        /**
         * What a grid shows of the sheet: values and selected generations
         * @description Cells without attributes, times and history: about a quarter of the sheet's bytes. `ETag`, `rows_after` and `rows_limit` are used as in `GET …/{id}`; a read of `row_ids` has no `ETag`.
         */
        get: operations["sheets.grid.get"];
    };
    "/autocontentengine/{id}/grid": {
        /**
         * What a grid shows of the sheet: values and selected generations
         * @description Cells without attributes, times and history: about a quarter of the sheet's bytes. `ETag`, `rows_after` and `rows_limit` are used as in `GET …/{id}`; a read of `row_ids` has no `ETag`.
         */
        get: operations["autocontentengine.grid.get"];
    };
    "/vidsheet/{id}/changes": {
        /**
         * What has changed since a version of the sheet
         * @description Rows, columns and cells that were created, changed or deleted, with their current content; a layer and a generation change their cell. Follow `next_cursor` to the last page, then use its `version` as `since`. What changes in the meantime may be returned twice, never left out.
         *     Changes are kept for a day. Older ones, and changes of more than 10,000 items at once, return 410 `resync_required`: read the sheet again.
         */
        get: operations["sheets.changes.list"];
    };
    "/autocontentengine/{id}/changes": {
        /**
         * What has changed since a version of the sheet
         * @description Rows, columns and cells that were created, changed or deleted, with their current content; a layer and a generation change their cell. Follow `next_cursor` to the last page, then use its `version` as `since`. What changes in the meantime may be returned twice, never left out.
         *     Changes are kept for a day. Older ones, and changes of more than 10,000 items at once, return 410 `resync_required`: read the sheet again.
         */
        get: operations["autocontentengine.changes.list"];
    };
    "/vidsheet/{id}/row_ids": {
        /**
         * The rows with a value, sorted by a column
         * @description All ids at once, so that a client that reads the rows page by page (`GET …/grid?row_ids=`) sees none twice and none left out. While `version` is the sheet's, they are current.
         */
        get: operations["sheets.rows.find"];
    };
    "/autocontentengine/{id}/row_ids": {
        /**
         * The rows with a value, sorted by a column
         * @description All ids at once, so that a client that reads the rows page by page (`GET …/grid?row_ids=`) sees none twice and none left out. While `version` is the sheet's, they are current.
         */
        get: operations["autocontentengine.rows.find"];
    };
    "/vidsheet/{id}/find": {
        /**
         * The cells that contain a text
         * @description A response ends after a second; `next_rows_after` then goes on behind the rows that were searched, even where none of them matched.
         */
        get: operations["sheets.cells.find"];
    };
    "/autocontentengine/{id}/find": {
        /**
         * The cells that contain a text
         * @description A response ends after a second; `next_rows_after` then goes on behind the rows that were searched, even where none of them matched.
         */
        get: operations["autocontentengine.cells.find"];
    };
    "/vidsheet/{id}/rows": {
        /** The sheet's rows with their cells */
        get: operations["sheets.rows.list"];
        /** Add a row with a cell in every column */
        post: operations["sheets.rows.create"];
    };
    "/autocontentengine/{id}/rows": {
        /** The sheet's rows with their cells */
        get: operations["autocontentengine.rows.list"];
        /** Add a row with a cell in every column */
        post: operations["autocontentengine.rows.create"];
    };
    "/vidsheet/{id}/rows/update_positions": {
        /** Put rows elsewhere; the others keep their order around them */
        put: operations["sheets.rows.move"];
    };
    "/autocontentengine/{id}/rows/update_positions": {
        /** Put rows elsewhere; the others keep their order around them */
        put: operations["autocontentengine.rows.move"];
    };
    "/vidsheet/{id}/rows/mass_update": {
        /** Change many rows: all of them or, where one is missing, none */
        put: operations["sheets.rows.updateMany"];
    };
    "/autocontentengine/{id}/rows/mass_update": {
        /** Change many rows: all of them or, where one is missing, none */
        put: operations["autocontentengine.rows.updateMany"];
    };
    "/vidsheet/{id}/rows/{row_id}": {
        /** A row with its cells */
        get: operations["sheets.rows.get"];
        /** Delete a row with its cells */
        delete: operations["sheets.rows.delete"];
        /** Change a row */
        patch: operations["sheets.rows.update"];
    };
    "/autocontentengine/{id}/rows/{row_id}": {
        /** A row with its cells */
        get: operations["autocontentengine.rows.get"];
        /** Delete a row with its cells */
        delete: operations["autocontentengine.rows.delete"];
        /** Change a row */
        patch: operations["autocontentengine.rows.update"];
    };
    "/vidsheet/{id}/rows/{row_id}/duplicate": {
        /** Add the same row again behind it: values, attributes, layers and selected generations */
        post: operations["sheets.rows.duplicate"];
    };
    "/autocontentengine/{id}/rows/{row_id}/duplicate": {
        /** Add the same row again behind it: values, attributes, layers and selected generations */
        post: operations["autocontentengine.rows.duplicate"];
    };
    "/vidsheet/{id}/columns": {
        /** The sheet's columns */
        get: operations["sheets.columns.list"];
        /** Add a column with a cell in every row */
        post: operations["sheets.columns.create"];
    };
    "/autocontentengine/{id}/columns": {
        /** The sheet's columns */
        get: operations["autocontentengine.columns.list"];
        /** Add a column with a cell in every row */
        post: operations["autocontentengine.columns.create"];
    };
    "/vidsheet/{id}/columns/update_positions": {
        /** Put columns elsewhere; the others keep their order around them */
        patch: operations["sheets.columns.move"];
    };
    "/autocontentengine/{id}/columns/update_positions": {
        /** Put columns elsewhere; the others keep their order around them */
        patch: operations["autocontentengine.columns.move"];
    };
    "/vidsheet/{id}/columns/mass_update": {
        /** Change many columns: all of them or, where one is missing, none */
        put: operations["sheets.columns.updateMany"];
    };
    "/autocontentengine/{id}/columns/mass_update": {
        /** Change many columns: all of them or, where one is missing, none */
        put: operations["autocontentengine.columns.updateMany"];
    };
    "/vidsheet/{id}/columns/{col_id}": {
        /**
         * Delete a column with its cells
         * @description Rejected when its title would then refer to another column or a variable, through which an automatic cell would depend on itself.
         */
        delete: operations["sheets.columns.delete"];
        /** Change a column */
        patch: operations["sheets.columns.update"];
    };
    "/autocontentengine/{id}/columns/{col_id}": {
        /**
         * Delete a column with its cells
         * @description Rejected when its title would then refer to another column or a variable, through which an automatic cell would depend on itself.
         */
        delete: operations["autocontentengine.columns.delete"];
        /** Change a column */
        patch: operations["autocontentengine.columns.update"];
    };
    "/vidsheet/{id}/columns/{col_id}/duplicate": {
        /** Add the same column again behind it: values, attributes, layers and selected generations */
        post: operations["sheets.columns.duplicate"];
    };
    "/autocontentengine/{id}/columns/{col_id}/duplicate": {
        /** Add the same column again behind it: values, attributes, layers and selected generations */
        post: operations["autocontentengine.columns.duplicate"];
    };
    "/vidsheet/{id}/cells": {
        /** Cells by their ids, with layers and generations */
        get: operations["sheets.cells.list"];
    };
    "/autocontentengine/{id}/cells": {
        /** Cells by their ids, with layers and generations */
        get: operations["autocontentengine.cells.list"];
    };
    "/vidsheet/{id}/cells/mass_update": {
        /** Change many cells: all of them or, where one is missing, none */
        put: operations["sheets.cells.updateMany"];
    };
    "/autocontentengine/{id}/cells/mass_update": {
        /** Change many cells: all of them or, where one is missing, none */
        put: operations["autocontentengine.cells.updateMany"];
    };
    "/vidsheet/{id}/cells/{cell_id}": {
        /** A cell with its layers and generations */
        get: operations["sheets.cells.get"];
        /** Change a cell */
        patch: operations["sheets.cells.update"];
    };
    "/autocontentengine/{id}/cells/{cell_id}": {
        /** A cell with its layers and generations */
        get: operations["autocontentengine.cells.get"];
        /** Change a cell */
        patch: operations["autocontentengine.cells.update"];
    };
    "/vidsheet/{id}/cells/{cell_id}/set_default_user_job": {
        /**
         * Select one of the cell's generations
         * @description A text becomes the value of an empty or AI-written cell (`textMode` `ai`).
         */
        patch: operations["sheets.cells.selectGeneration"];
    };
    "/autocontentengine/{id}/cells/{cell_id}/set_default_user_job": {
        /**
         * Select one of the cell's generations
         * @description A text becomes the value of an empty or AI-written cell (`textMode` `ai`).
         */
        patch: operations["autocontentengine.cells.selectGeneration"];
    };
    "/vidsheet/{id}/cells/{cell_id}/layers": {
        /** Add a layer to a cell */
        post: operations["sheets.layers.create"];
    };
    "/autocontentengine/{id}/cells/{cell_id}/layers": {
        /** Add a layer to a cell */
        post: operations["autocontentengine.layers.create"];
    };
    "/vidsheet/{id}/cells/{cell_id}/layers/update_positions": {
        /** Put layers elsewhere; the others keep their order around them */
        put: operations["sheets.layers.move"];
    };
    "/autocontentengine/{id}/cells/{cell_id}/layers/update_positions": {
        /** Put layers elsewhere; the others keep their order around them */
        put: operations["autocontentengine.layers.move"];
    };
    "/vidsheet/{id}/cells/{cell_id}/layers/{layer_id}": {
        /** A layer with its generations */
        get: operations["sheets.layers.get"];
        /** Delete a layer */
        delete: operations["sheets.layers.delete"];
        /** Change a layer */
        patch: operations["sheets.layers.update"];
    };
    "/autocontentengine/{id}/cells/{cell_id}/layers/{layer_id}": {
        /** A layer with its generations */
        get: operations["autocontentengine.layers.get"];
        /** Delete a layer */
        delete: operations["autocontentengine.layers.delete"];
        /** Change a layer */
        patch: operations["autocontentengine.layers.update"];
    };
    "/vidsheet/{id}/cells/{cell_id}/layers/{layer_id}/duplicate": {
        /** Add the same layer again behind it */
        post: operations["sheets.layers.duplicate"];
    };
    "/autocontentengine/{id}/cells/{cell_id}/layers/{layer_id}/duplicate": {
        /** Add the same layer again behind it */
        post: operations["autocontentengine.layers.duplicate"];
    };
    "/vidsheet/global_variables_template": {
        /**
         * An empty workbook with the columns of global variables
         * @description The same for all callers; when an agent is given, its organization must have usable credit.
         */
        get: operations["sheets.variables.getTemplate"];
    };
    "/autocontentengine/global_variables_template": {
        /**
         * An empty workbook with the columns of global variables
         * @description The same for all callers; when an agent is given, its organization must have usable credit.
         */
        get: operations["autocontentengine.variables.getTemplate"];
    };
    "/vidsheet/{id}/global_variables": {
        /** The engine's global variables, null until some are imported */
        get: operations["sheets.variables.list"];
    };
    "/autocontentengine/{id}/global_variables": {
        /** The engine's global variables, null until some are imported */
        get: operations["autocontentengine.variables.list"];
    };
    "/vidsheet/{id}/import_global_variables": {
        /**
         * Set the engine's global variables from a workbook
         * @description The variables of the file replace all variables of the engine; of two concurrent imports one complete set remains. The first sheet has the titles `key` and `value` in its first row, in any case and order. Other columns, blank rows and spaces around keys are ignored.
         *     Keys are compared like names in prompts: case is ignored, and spaces and underscores are equal. They must be distinct and contain no braces. Dates become ISO 8601, and formulas their results.
         *     At most 1000 variables, 500 characters per key and 100000 per value, within the size limit of the engine. Anything else returns 422 that names the row, and changes nothing. More than eight concurrent imports of an organization or a user return 429.
         */
        post: operations["sheets.variables.import"];
    };
    "/autocontentengine/{id}/import_global_variables": {
        /**
         * Set the engine's global variables from a workbook
         * @description The variables of the file replace all variables of the engine; of two concurrent imports one complete set remains. The first sheet has the titles `key` and `value` in its first row, in any case and order. Other columns, blank rows and spaces around keys are ignored.
         *     Keys are compared like names in prompts: case is ignored, and spaces and underscores are equal. They must be distinct and contain no braces. Dates become ISO 8601, and formulas their results.
         *     At most 1000 variables, 500 characters per key and 100000 per value, within the size limit of the engine. Anything else returns 422 that names the row, and changes nothing. More than eight concurrent imports of an organization or a user return 429.
         */
        post: operations["autocontentengine.variables.import"];
    };
    "/vidsheet/{id}/rows/import": {
        /**
         * Add rows by column title, or change those that are there
         * @description Titles are compared like names in prompts: case is ignored, and spaces and underscores are equal. Of columns with equal titles the first has its title as name, the others `TITLE (2)`, `TITLE (3)` and so on.
         *     A row is written completely or, if it has an error, not at all. A title without a column is one error, and the values under it are ignored. Rows without any value are skipped, and counted.
         *     With `match`, a row changes the row of the sheet that has the same value in that column (an empty value counts too), in the columns that the file names. A value that several rows of the sheet have, or that occurred earlier in the file, is an error. Other rows are added at the end, with empty cells for missing values.
         *     In a file, empty cells at the end of a line may be missing. In CSV, the apostrophe before text that a spreadsheet would calculate is removed again. A file that can't be read, or has more than 10,000 rows, is rejected as a whole.
         *     The import is one change of the sheet: others see it completely or not at all, and two imports run one after the other. If the sheet has no space for all rows or bytes, or an automatic cell would depend on itself, nothing is changed and the response is 422.
         */
        post: operations["sheets.rows.import"];
    };
    "/autocontentengine/{id}/rows/import": {
        /**
         * Add rows by column title, or change those that are there
         * @description Titles are compared like names in prompts: case is ignored, and spaces and underscores are equal. Of columns with equal titles the first has its title as name, the others `TITLE (2)`, `TITLE (3)` and so on.
         *     A row is written completely or, if it has an error, not at all. A title without a column is one error, and the values under it are ignored. Rows without any value are skipped, and counted.
         *     With `match`, a row changes the row of the sheet that has the same value in that column (an empty value counts too), in the columns that the file names. A value that several rows of the sheet have, or that occurred earlier in the file, is an error. Other rows are added at the end, with empty cells for missing values.
         *     In a file, empty cells at the end of a line may be missing. In CSV, the apostrophe before text that a spreadsheet would calculate is removed again. A file that can't be read, or has more than 10,000 rows, is rejected as a whole.
         *     The import is one change of the sheet: others see it completely or not at all, and two imports run one after the other. If the sheet has no space for all rows or bytes, or an automatic cell would depend on itself, nothing is changed and the response is 422.
         */
        post: operations["autocontentengine.rows.import"];
    };
    "/vidsheet/{id}/export": {
        /**
         * The rows as a file, by column title
         * @description Titles are compared like names in prompts: case is ignored, and spaces and underscores are equal. Of columns with equal titles the first has its title as name, the others `TITLE (2)`, `TITLE (3)` and so on.
         *     A cell contains its value; a cell without a value contains the URL of its selected generation's output, if any. An import with `match` leaves such a cell unchanged.
         *     Columns and rows are those at the time the export begins. The export is read while it is sent: values may be more recent, and rows that are deleted in the meantime are left out. Too many exports at the same time return 429 or 503. One organization, and one user, have half of the exports at a time. The connection of a client that receives less than 64 KiB a second, averaged over 30 seconds, is closed.
         *     CSV and XLSX begin with a line of titles and can be imported again. JSON is a list that can be imported as `rows`.
         */
        get: operations["sheets.export"];
    };
    "/autocontentengine/{id}/export": {
        /**
         * The rows as a file, by column title
         * @description Titles are compared like names in prompts: case is ignored, and spaces and underscores are equal. Of columns with equal titles the first has its title as name, the others `TITLE (2)`, `TITLE (3)` and so on.
         *     A cell contains its value; a cell without a value contains the URL of its selected generation's output, if any. An import with `match` leaves such a cell unchanged.
         *     Columns and rows are those at the time the export begins. The export is read while it is sent: values may be more recent, and rows that are deleted in the meantime are left out. Too many exports at the same time return 429 or 503. One organization, and one user, have half of the exports at a time. The connection of a client that receives less than 64 KiB a second, averaged over 30 seconds, is closed.
         *     CSV and XLSX begin with a line of titles and can be imported again. JSON is a list that can be imported as `rows`.
         */
        get: operations["autocontentengine.export"];
    };
    "/content_resources": {
        /** The agent's files, newest first */
        get: operations["files.list"];
        /**
         * Add a file
         * @description A form part may be up to 100 MB; larger files go through `POST /direct_upload`. An `asset_folder[id]` that is not a folder of the agent is answered with 404 `not_found`.
         */
        post: operations["files.create"];
    };
    "/content_resources/{id}": {
        /** A file and the generation that made it */
        get: operations["files.get"];
        /**
         * Delete a file, its bytes too
         * @description The bytes are deleted before the response, unless another resource uses them; while storage is unavailable the response is 503, and the bytes are deleted as soon as possible.
         */
        delete: operations["files.delete"];
        /** Rename a file, or move it into another folder */
        patch: operations["files.update"];
    };
    "/content_resources/{id}/withdraw_address": {
        /**
         * Withdraw the address of a file, and give it a new one
         * @description The former addresses of the file, of its thumbnail and of its other sizes are missing from the response on; a cache may answer for ten seconds more. Every resource with the same bytes gets the new address. Posts, renders and transcriptions of an agent that has the file still find it by a former address. While storage is unavailable the response is 503, and the address ends as soon as possible.
         */
        post: operations["files.withdrawAddress"];
    };
    "/direct_upload": {
        /**
         * Announce a file, and learn where to PUT it
         * @description An announced or uploaded file counts against your own storage until a content resource is made of it, and then against the storage of its organization.
         */
        post: operations["uploads.create"];
    };
    "/asset_libraries": {
        /**
         * Folders and files of a folder, or of the root
         * @description A search covers the folder and all folders below it; without a folder, the whole library.
         */
        get: operations["library.list"];
    };
    "/asset_folders": {
        /**
         * Make a folder
         * @description Two folders may have the same name. Folders can be nested 20 levels deep; one agent's library has at most 10000 folders.
         */
        post: operations["folders.create"];
    };
    "/asset_folders/{id}": {
        /**
         * Delete a folder with all folders and files in it
         * @description The bytes of the files are deleted before the response, except for those that other files use; while storage is unavailable the response is 503, and the bytes are deleted as soon as possible. A folder with more than 10000 files in it and below is not deleted: 422 `folder_removal_failed`.
         */
        delete: operations["folders.delete"];
        /**
         * Rename a folder, or move it with all in it
         * @description A folder cannot be moved into itself or into a folder within it.
         */
        patch: operations["folders.update"];
    };
    "/vidsheet/{engine_id}/cells/{cell_id}/generate": {
        /**
         * Generate the content of a cell
         * @description One of `data.prompt` and `data.prompt_var` is required (for speech, `data.text` is accepted too). The prompt of the cell or layer itself is only used by batches, automation and estimates.
         */
        post: operations["sheets.cells.generate"];
    };
    "/autocontentengine/{engine_id}/cells/{cell_id}/generate": {
        /**
         * Generate the content of a cell
         * @description One of `data.prompt` and `data.prompt_var` is required (for speech, `data.text` is accepted too). The prompt of the cell or layer itself is only used by batches, automation and estimates.
         */
        post: operations["autocontentengine.cells.generate"];
    };
    "/vidsheet/{engine_id}/cells/{cell_id}/layers/{layer_id}/generate": {
        /**
         * Generate the content of a layer
         * @description One of `data.prompt` and `data.prompt_var` is required (for speech, `data.text` is accepted too). The prompt of the cell or layer itself is only used by batches, automation and estimates.
         */
        post: operations["sheets.layers.generate"];
    };
    "/autocontentengine/{engine_id}/cells/{cell_id}/layers/{layer_id}/generate": {
        /**
         * Generate the content of a layer
         * @description One of `data.prompt` and `data.prompt_var` is required (for speech, `data.text` is accepted too). The prompt of the cell or layer itself is only used by batches, automation and estimates.
         */
        post: operations["autocontentengine.layers.generate"];
    };
    "/transcriptions": {
        /**
         * Transcribe an audio or a video
         * @description Holds the price of the real length where that is known: for files of the library that were inspected. Otherwise holds the price of five minutes, or of the trimmed part, until the source is downloaded.
         */
        post: operations["transcriptions.create"];
    };
    "/generations/{id}": {
        /** The present state of a generation */
        get: operations["generations.get"];
    };
    "/generations/{id}/events": {
        /**
         * Each state of a generation as it comes, until it ends
         * @description A text is sent while it is generated, in `text_so_far`. The stream ends with the generation, and as soon as the caller may no longer read it.
         */
        get: operations["generations.watch"];
    };
    "/generations/{id}/stop": {
        /**
         * Stop a generation; its credits come back
         * @description The vendor's task is cancelled if the vendor supports that. Work that the vendor charges for although it was stopped counts against the organization for a day; while there is too much of one type, no generation of this type is accepted, and waiting ones fail before they start. It can be collected by continuing the generation, or paid for (`POST /organizations/{organization_id}/uncollected_work/pay`).
         */
        post: operations["generations.stop"];
    };
    "/generations/{id}/continue": {
        /**
         * Begin a stopped generation again; its credits are held again
         * @description A video that its vendor could not cancel is collected and not ordered twice; everything else starts again. A generation is started at most 5 times.
         */
        post: operations["generations.continue"];
    };
    "/vendor_callbacks/{provider}/{token}": {
        /**
         * Receive a vendor’s notification about a task
         * @description The address was given to the vendor with the task, and is valid for that task only. The body is not trusted: it only causes the vendor's task to be polled sooner. A request that is not from the vendor, or about a task that is not waiting, is answered 404.
         */
        post: operations["vendorCallbacks.receive"];
    };
    "/organizations/{organization_id}/uncollected_work": {
        /** Work of stopped generations that vendors charge for and nobody collected */
        get: operations["uncollectedWork.get"];
    };
    "/organizations/{organization_id}/uncollected_work/pay": {
        /**
         * Pay for the work of stopped generations that cannot be collected
         * @description Charges the estimates of these generations once, so that generations of their type are accepted again. A video that is still at its vendor is not charged here; continue its generation to collect it.
         */
        post: operations["uncollectedWork.pay"];
    };
    "/vidsheet/{id}/estimate": {
        /**
         * What generating cells would hold, with the automatic ones that follow from them
         * @description Nothing is held or started, so viewers may request it too. Cells must be in all of the given lists. Cells that are typed (`textMode` `manual`), rendered or counted, and those without a prompt, are left out; `refused` lists those with an invalid prompt. An order holds now what is estimated here. A text that is named in a prompt and generated first is counted as 8,192 characters, and a spoken text as at most its maximum length. An estimate covers at most 100000 cells.
         */
        post: operations["sheets.estimate"];
    };
    "/autocontentengine/{id}/estimate": {
        /**
         * What generating cells would hold, with the automatic ones that follow from them
         * @description Nothing is held or started, so viewers may request it too. Cells must be in all of the given lists. Cells that are typed (`textMode` `manual`), rendered or counted, and those without a prompt, are left out; `refused` lists those with an invalid prompt. An order holds now what is estimated here. A text that is named in a prompt and generated first is counted as 8,192 characters, and a spoken text as at most its maximum length. An estimate covers at most 100000 cells.
         */
        post: operations["autocontentengine.estimate"];
    };
    "/vidsheet/{id}/batches": {
        /** The sheet's batches, newest first */
        get: operations["sheets.batches.list"];
    };
    "/autocontentengine/{id}/batches": {
        /** The sheet's batches, newest first */
        get: operations["autocontentengine.batches.list"];
    };
    "/vidsheet/{id}/batches/{batch_id}": {
        /** The present state of a batch */
        get: operations["sheets.batches.get"];
    };
    "/autocontentengine/{id}/batches/{batch_id}": {
        /** The present state of a batch */
        get: operations["autocontentengine.batches.get"];
    };
    "/vidsheet/{id}/batches/{batch_id}/pause": {
        /**
         * Order no more of a batch for now
         * @description What is running is completed. A batch that is already paused is unchanged.
         */
        post: operations["sheets.batches.pause"];
    };
    "/autocontentengine/{id}/batches/{batch_id}/pause": {
        /**
         * Order no more of a batch for now
         * @description What is running is completed. A batch that is already paused is unchanged.
         */
        post: operations["autocontentengine.batches.pause"];
    };
    "/vidsheet/{id}/batches/{batch_id}/resume": {
        /**
         * Go on with a paused batch, with another limit where one is given
         * @description A running batch continues with the given limit. A batch that still cannot be paid pauses again. A batch that makes posts needs a key with the scope `publish` too.
         */
        post: operations["sheets.batches.resume"];
    };
    "/autocontentengine/{id}/batches/{batch_id}/resume": {
        /**
         * Go on with a paused batch, with another limit where one is given
         * @description A running batch continues with the given limit. A batch that still cannot be paid pauses again. A batch that makes posts needs a key with the scope `publish` too.
         */
        post: operations["autocontentengine.batches.resume"];
    };
    "/vidsheet/{id}/batches/{batch_id}/retry_failed": {
        /**
         * Make the failed cells, videos and posts of a batch again, also when it has completed
         * @description With them those that failed because an input failed, and those whose generation or render was stopped. The limit of the batch still counts what it has spent. A batch that makes posts needs a key with the scope `publish` too.
         */
        post: operations["sheets.batches.retryFailed"];
    };
    "/autocontentengine/{id}/batches/{batch_id}/retry_failed": {
        /**
         * Make the failed cells, videos and posts of a batch again, also when it has completed
         * @description With them those that failed because an input failed, and those whose generation or render was stopped. The limit of the batch still counts what it has spent. A batch that makes posts needs a key with the scope `publish` too.
         */
        post: operations["autocontentengine.batches.retryFailed"];
    };
    "/vidsheet/{id}/batches/{batch_id}/stop": {
        /**
         * End a batch; what is under way is stopped and its credits come back
         * @description Waiting cells are not generated. A batch that is already stopped is unchanged.
         */
        post: operations["sheets.batches.stop"];
    };
    "/autocontentengine/{id}/batches/{batch_id}/stop": {
        /**
         * End a batch; what is under way is stopped and its credits come back
         * @description Waiting cells are not generated. A batch that is already stopped is unchanged.
         */
        post: operations["autocontentengine.batches.stop"];
    };
    "/vidsheet/{id}/batches/{batch_id}/events": {
        /**
         * Each state of a batch by stage and row as it comes, until nothing of it is made any more
         * @description A state is sent within about a second of a change. The stream of a paused batch stays open. It ends as soon as the caller may no longer read it.
         */
        get: operations["sheets.batches.watch"];
    };
    "/autocontentengine/{id}/batches/{batch_id}/events": {
        /**
         * Each state of a batch by stage and row as it comes, until nothing of it is made any more
         * @description A state is sent within about a second of a change. The stream of a paused batch stays open. It ends as soon as the caller may no longer read it.
         */
        get: operations["autocontentengine.batches.watch"];
    };
    "/vidsheet/{id}/automatic_failures": {
        /**
         * Automatic cells (`autoGenerate`) that could not be generated when something changed, and why
         * @description Newest first; a cell that was generated since, or waits for it, is not listed. Includes cells for which no generation was started, because an input failed or the cell depends on itself. Failures are deleted after a week.
         */
        get: operations["sheets.automaticFailures.list"];
    };
    "/autocontentengine/{id}/automatic_failures": {
        /**
         * Automatic cells (`autoGenerate`) that could not be generated when something changed, and why
         * @description Newest first; a cell that was generated since, or waits for it, is not listed. Includes cells for which no generation was started, because an input failed or the cell depends on itself. Failures are deleted after a week.
         */
        get: operations["autocontentengine.automaticFailures.list"];
    };
    "/agents/{agent_id}/voice/{voice_id}/preview": {
        /**
         * Have a voice say something
         * @description Costs the same as speech. The sound becomes a content resource of the agent.
         */
        post: operations["voices.previews.create"];
    };
    "/agents/{agent_id}/voice/preview/{job_id}": {
        /** The present state of a preview */
        get: operations["voices.previews.get"];
    };
    "/render_jobs": {
        /** Render jobs, newest first */
        get: operations["renders.list"];
        /**
         * Compose a cell into a video
         * @description The credits for the work in the document are held, and the actual work is charged (`GET /prices`): by seconds, pixels and frames, and half as much for pictures that overlay others. Both are the same when all sources are files of the library that do not change in the meantime; ten seconds are held for a source of unknown length. `job.max_credits` is never exceeded: a video that would cost more is not composed. With `preview` a draft is rendered: half the width and height and half the frame rate, but at least 12 frames per second, in the same layout, marked `preview: true`, for a quarter of the price; its `thumbnail_url` shows a first picture while it is processing. If the organization already has a render of the same document with the same sources, its video is copied to a new content resource: that costs nothing, and each can be deleted independently. The job fails, at no cost, if composing takes much longer than such a video needs, or if its sources need more disk space or memory than the operator allows.
         */
        post: operations["renders.create"];
    };
    "/render_jobs/schema": {
        /** JSON Schema of a render document */
        get: operations["renders.getSchema"];
    };
    "/render_jobs/{id}": {
        /**
         * The present state of a render job
         * @description A single job with its progress.
         */
        get: operations["renders.get"];
    };
    "/render_jobs/{id}/download": {
        /**
         * Where to download the finished video
         * @description The request triggers a provenance backup with the source `downloaded`. Returns 404 until there is a video.
         */
        get: operations["renders.download"];
    };
    "/render_jobs/{id}/events": {
        /**
         * Each state of a render job as it comes, until it ends
         * @description The stream ends with the job, or when the caller loses access to it.
         */
        get: operations["renders.watch"];
    };
    "/render_jobs/{id}/stop": {
        /**
         * Stop a render; its credits come back
         * @description Discards what was composed so far. Stopping a stopped render has no effect.
         */
        post: operations["renders.stop"];
    };
    "/vidsheet/{id}/states": {
        /**
         * Which cells, videos and posts of a sheet are made, up to date, under way or failed, and why
         * @description Each generated cell and each cell of a column with the role `final_video` is a node, and with a post plan the posts of each row are one: `missing` (not made yet), `fresh`, `stale` (it would be made differently now, or is made of what is stale), `failed` (its last attempt), `skipped` (it has no prompt, no layers, or no video to post), `queued` or `working`. A node whose change is undone is fresh again. A cell is compared by what it decides itself: its resolved prompt, its model, format and duration. Posts are compared until they go out, unless a person edited them.
         */
        get: operations["sheets.states.list"];
    };
    "/autocontentengine/{id}/states": {
        /**
         * Which cells, videos and posts of a sheet are made, up to date, under way or failed, and why
         * @description Each generated cell and each cell of a column with the role `final_video` is a node, and with a post plan the posts of each row are one: `missing` (not made yet), `fresh`, `stale` (it would be made differently now, or is made of what is stale), `failed` (its last attempt), `skipped` (it has no prompt, no layers, or no video to post), `queued` or `working`. A node whose change is undone is fresh again. A cell is compared by what it decides itself: its resolved prompt, its model, format and duration. Posts are compared until they go out, unless a person edited them.
         */
        get: operations["autocontentengine.states.list"];
    };
    "/vidsheet/{id}/rows/generate": {
        /**
         * Make the cells, and videos and posts if wanted, of chosen rows and columns, of all where none are chosen
         * @description Cells that are typed (`textMode` `manual`), rendered or counted, and those without a prompt, are left out. Rows are made by position; within a row, a cell waits for the cells that its prompt names, and fails when one of them fails. With `through` `render` a video waits in the same way for the cells that its layers show; it is rendered from the document of its latest render, else from its layers. With `through` `post` the posts of each row follow as the post plan of the sheet says, once and in the order of the rows, also where `column_ids` limits the cells; a row of which a cell or video failed gets none. Without a plan that can be used, nothing is made. A batch that makes posts needs a key with the scope `publish` too. With `only` `stale` a cell is left as it is when its inputs were made again and are as before. A few cells are made at a time. The batch takes over cells that wait for automation, and leaves out those that automation is already generating. A request that names a cell of another running or paused batch is rejected, and one that makes posts also if such a batch is over other cells of their rows. A batch whose next cell would exceed `max_credits`, or cannot be paid, pauses as soon as nothing of it is running.
         */
        post: operations["sheets.rows.generate"];
    };
    "/autocontentengine/{id}/rows/generate": {
        /**
         * Make the cells, and videos and posts if wanted, of chosen rows and columns, of all where none are chosen
         * @description Cells that are typed (`textMode` `manual`), rendered or counted, and those without a prompt, are left out. Rows are made by position; within a row, a cell waits for the cells that its prompt names, and fails when one of them fails. With `through` `render` a video waits in the same way for the cells that its layers show; it is rendered from the document of its latest render, else from its layers. With `through` `post` the posts of each row follow as the post plan of the sheet says, once and in the order of the rows, also where `column_ids` limits the cells; a row of which a cell or video failed gets none. Without a plan that can be used, nothing is made. A batch that makes posts needs a key with the scope `publish` too. With `only` `stale` a cell is left as it is when its inputs were made again and are as before. A few cells are made at a time. The batch takes over cells that wait for automation, and leaves out those that automation is already generating. A request that names a cell of another running or paused batch is rejected, and one that makes posts also if such a batch is over other cells of their rows. A batch whose next cell would exceed `max_credits`, or cannot be paid, pauses as soon as nothing of it is running.
         */
        post: operations["autocontentengine.rows.generate"];
    };
    "/vidsheet/{id}/rows/estimate": {
        /**
         * What a batch over these rows and columns would cost, by stage, kind and model
         * @description The maximum is what a batch would hold in all. The minimum is below it where a result decides the price: a text is charged by its length, and speech of a text that is not written yet by as few as one character; such speech makes the length of the video uncertain too. Holds nothing. Posts cost nothing. Cells that automation generates afterwards are not included.
         */
        post: operations["sheets.rows.estimate"];
    };
    "/autocontentengine/{id}/rows/estimate": {
        /**
         * What a batch over these rows and columns would cost, by stage, kind and model
         * @description The maximum is what a batch would hold in all. The minimum is below it where a result decides the price: a text is charged by its length, and speech of a text that is not written yet by as few as one character; such speech makes the length of the video uncertain too. Holds nothing. Posts cost nothing. Cells that automation generates afterwards are not included.
         */
        post: operations["autocontentengine.rows.estimate"];
    };
    "/user_jobs": {
        /**
         * Monitor an account, a hashtag or words
         * @description The credits for the maximum number of results are held; each post and comment that is new to the organization is charged once, even if several jobs and watchlists find it. With `monitoring` the scrape is repeated every few hours; a scrape without sufficient credits is skipped, and the next one runs as scheduled.
         */
        post: operations["monitoring.create"];
    };
    "/user_jobs/{id}": {
        /** A monitoring job */
        get: operations["monitoring.get"];
        /**
         * Change what is monitored
         * @description Absent fields stay unchanged. Changes apply from the next scrape on; `monitoring: false` between two scrapes completes the job.
         */
        put: operations["monitoring.update"];
    };
    "/models": {
        /** The models of each kind of generation, and what each can do; `GET /prices` lists their prices */
        get: operations["models.list"];
    };
    "/prices": {
        /** What each operation costs with each model, in credits */
        get: operations["prices.list"];
    };
    "/templates/projects": {
        /** Ready-made sheets, then the templates of your organizations */
        get: operations["templates.list"];
    };
    "/templates/projects/{slug}": {
        /**
         * A template by slug, uuid or id
         * @description A slug that several of your organizations use refers to the template that was created first.
         */
        get: operations["templates.get"];
        /**
         * Delete an organization's template; sheets that were made from it stay
         * @description The parameter is the id of the template.
         */
        delete: operations["templates.delete"];
        /**
         * Change the slug, title or description of an organization's template
         * @description The parameter is the id of the template.
         */
        patch: operations["templates.update"];
    };
    "/templates/spreadsheets/{slug}/clone": {
        /**
         * Create an engine from a template: columns, one row and its cells, configured
         * @description The engine has the template's title. A slug refers to a template of the agent's organization before one of another.
         */
        post: operations["templates.clone"];
    };
    "/templates/covers/{file}": {
        /**
         * The cover of a ready-made template
         * @description May be cached for a year when `v` is the version in `cover`, otherwise for a day.
         */
        get: operations["templates.downloadCover"];
    };
    "/vidsheet/{id}/template": {
        /**
         * Make a template of a sheet, for its organization's members
         * @description Copies the columns, the first row with the settings, values and layers of its cells, and the global variables, without generations. Later changes of the sheet do not affect the template. An organization has at most 200 templates, each of at most 1 MiB.
         */
        post: operations["sheets.createTemplate"];
    };
    "/autocontentengine/{id}/template": {
        /**
         * Make a template of a sheet, for its organization's members
         * @description Copies the columns, the first row with the settings, values and layers of its cells, and the global variables, without generations. Later changes of the sheet do not affect the template. An organization has at most 200 templates, each of at most 1 MiB.
         */
        post: operations["autocontentengine.createTemplate"];
    };
    "/agents/{agent_id}/social_accounts": {
        /** Accounts that the agent posts to */
        get: operations["socialAccounts.list"];
    };
    "/agents/{agent_id}/social_accounts/{platform}/connect": {
        /**
         * Begin to connect an account
         * @description The account’s owner opens `authorize_url`. Connecting the same account again updates it; with several accounts on one platform, posts go to the one connected last. The address works once, within ten minutes. If a page on the origin of this service sends the request, its browser gets a cookie `reelsheet_connect` and must also be the one that returns from the network. A browser that has such a cookie cannot complete a connection that was started elsewhere.
         */
        post: operations["socialAccounts.connect"];
    };
    "/social_accounts/callback": {
        /** Where a network sends the browser back: redirects to the connection’s redirect_uri, or shows a page */
        get: operations["socialAccounts.completeConnection"];
    };
    "/social_accounts/undo": {
        /** The button of the callback’s page: disconnects the account again, once and within 10 minutes */
        post: operations["socialAccounts.undoConnection"];
    };
    "/agents/{agent_id}/social_accounts/{id}": {
        /**
         * Disconnect an account
         * @description Its tokens are deleted immediately and revoked at the network soon after, unless another agent uses the same account.
         */
        delete: operations["socialAccounts.disconnect"];
    };
    "/schedule/platforms": {
        /** The platforms’ rules, which validation uses */
        get: operations["platforms.list"];
    };
    "/schedule/with-post": {
        /**
         * Post now, at a time, or at the next free slot
         * @description The body also takes `agent_id`, integer or uuid. Each platform goes from accepted to publishing to published or failed. Publishing costs no credits.
         */
        post: operations["posts.create"];
    };
    "/schedule/posts": {
        /** The calendar of an agent */
        get: operations["posts.list"];
    };
    "/schedule/post/{post_id}": {
        /** A post and what became of it on each platform */
        get: operations["posts.get"];
        /**
         * Remove a post that has not gone out
         * @description Deletes a draft, and a post that is scheduled or that failed on all platforms. A post that may be published without confirmation (`unconfirmed`) is kept.
         */
        delete: operations["posts.delete"];
        /** Change a post before it goes out */
        patch: operations["posts.update"];
    };
    "/schedule/post/{post_id}/approve": {
        /**
         * Approve a draft, which goes out at its time
         * @description A post that is no draft is returned unchanged. A draft whose time has passed needs another `scheduled_time` first. With the `updated_at` of the draft that was read, the response is 409 if it was changed since, as by a batch.
         */
        post: operations["posts.approve"];
    };
    "/schedule/post/{post_id}/published": {
        /**
         * Change a post that is live
         * @description Accepts the fields in `editable_after_publish` of its platforms and changes them on every platform where the post is published and the field is editable; other fields are rejected. `edits` contains the result of each platform; if all fail, the response is an error.
         */
        patch: operations["posts.updatePublished"];
    };
    "/vidsheet/{id}/post_plan": {
        /** How the rows of a sheet become posts */
        get: operations["sheets.postPlan.get"];
        /**
         * Say how the rows of a sheet become posts
         * @description Replaces the plan; nothing is posted. Columns are named by title, in any case. Clones of the sheet, templates made of it and the sheets that are made from them have a copy of the plan, with its accounts. A plan without approval needs a key with the scope `publish` too.
         */
        put: operations["sheets.postPlan.set"];
        /** Delete the post plan of a sheet; posts that were made of it stay */
        delete: operations["sheets.postPlan.delete"];
    };
    "/autocontentengine/{id}/post_plan": {
        /** How the rows of a sheet become posts */
        get: operations["autocontentengine.postPlan.get"];
        /**
         * Say how the rows of a sheet become posts
         * @description Replaces the plan; nothing is posted. Columns are named by title, in any case. Clones of the sheet, templates made of it and the sheets that are made from them have a copy of the plan, with its accounts. A plan without approval needs a key with the scope `publish` too.
         */
        put: operations["autocontentengine.postPlan.set"];
        /** Delete the post plan of a sheet; posts that were made of it stay */
        delete: operations["autocontentengine.postPlan.delete"];
    };
    "/vidsheet/{id}/post_plan/check": {
        /**
         * What is wrong with the posts of rows before they are made
         * @description Nothing is made. Rows take times in their order, so the result is that of making the posts of the same rows now. Rows whose posts were made are not checked again. A response covers up to 100 rows; the next request continues at `next_rows_after`.
         */
        post: operations["sheets.postPlan.check"];
    };
    "/autocontentengine/{id}/post_plan/check": {
        /**
         * What is wrong with the posts of rows before they are made
         * @description Nothing is made. Rows take times in their order, so the result is that of making the posts of the same rows now. Rows whose posts were made are not checked again. A response covers up to 100 rows; the next request continues at `next_rows_after`.
         */
        post: operations["autocontentengine.postPlan.check"];
    };
    "/vidsheet/{id}/post_plan/posts": {
        /**
         * Make the posts of rows as the plan says
         * @description Makes one post of each row and account of the plan, once: a repeated request returns the same posts. A row with an error gets none, and the others get theirs. Rows take times in their order. A post that was deleted is made again on request. Costs no credits.
         */
        post: operations["sheets.postPlan.createPosts"];
    };
    "/autocontentengine/{id}/post_plan/posts": {
        /**
         * Make the posts of rows as the plan says
         * @description Makes one post of each row and account of the plan, once: a repeated request returns the same posts. A row with an error gets none, and the others get theirs. Rows take times in their order. A post that was deleted is made again on request. Costs no credits.
         */
        post: operations["autocontentengine.postPlan.createPosts"];
    };
    "/vidsheet/{id}/rows/{row_id}/posts": {
        /**
         * The posts of a row, newest first
         * @description Also posts that were made without a plan; at most 100. Times are in the agent’s time zone.
         */
        get: operations["sheets.rows.listPosts"];
    };
    "/autocontentengine/{id}/rows/{row_id}/posts": {
        /**
         * The posts of a row, newest first
         * @description Also posts that were made without a plan; at most 100. Times are in the agent’s time zone.
         */
        get: operations["autocontentengine.rows.listPosts"];
    };
    "/agents/{agent_id}/schedule_slots": {
        /**
         * Weekly slots of the agent’s calendar
         * @description Default: 09:00, 12:00 and 17:00 every day.
         */
        get: operations["scheduleSlots.get"];
        /**
         * Set the weekly slots of the agent’s calendar
         * @description Replaces all slots and merges those with the same time. Scheduled posts keep their time.
         */
        put: operations["scheduleSlots.set"];
    };
    "/organizations/{organization_id}/events": {
        /**
         * What changes in an organization, as it changes
         * @description Server-sent events for everything that happens in an organization and that its members may read. An event names what has changed, and its reader reads that again; it contains no content. The first event is `ready`, or `resync` where events since `Last-Event-ID` are no longer known and everything must be read again. Each later event comes once and in order, also after reconnecting with the id of the last one within a day. The stream ends as soon as the caller may no longer read or has another role, and when its reader is too slow.
         */
        get: operations["organizations.events.watch"];
    };
    "/organizations/{organization_id}/presence": {
        /**
         * Announce that a client is present, and the sheet that it shows
         * @description Other members see it in their stream of events, with the id of the user. Repeat it every 15 seconds and at each change: a client is gone 45 seconds after the last time. Nothing is stored.
         */
        put: operations["organizations.presence.set"];
    };
    "/agents/{agent_id}/voice/integrations/vendor_a": {
        /**
         * Whether the agent has a key at the voice vendor
         * @description Returns what is stored; `…/test` checks whether the vendor still accepts the key.
         */
        get: operations["voices.integration.get"];
        /**
         * Store a key of the voice vendor, replacing an earlier one
         * @description The key is checked at the vendor first; a rejected key changes nothing.
         */
        post: operations["voices.integration.connect"];
        /** Forget the key; there may be none */
        delete: operations["voices.integration.disconnect"];
    };
    "/agents/{agent_id}/voice/integrations/vendor_a/test": {
        /** Whether the voice vendor takes a key; nothing is kept */
        post: operations["voices.integration.test"];
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AuditEntryView: {
            id: number;
            /** @enum {string} */
            action: "user.signed_up" | "user.signed_in" | "user.sign_in_failed" | "user.second_factor_failed" | "user.identity_linked" | "user.signed_out" | "user.signed_out_everywhere" | "user.password_changed" | "user.password_reset" | "second_factor.added" | "second_factor.renamed" | "second_factor.removed" | "second_factor.copied" | "recovery_code.used" | "recovery_codes.renewed" | "session.factor_proved" | "session.ended" | "session.refresh_reused" | "access_key.created" | "access_key.renamed" | "access_key.revoked" | "access_key.all_revoked" | "organization.created" | "organization.renamed" | "organization.second_factor_changed" | "organization.founder_changed" | "organization.deleted" | "member.added" | "member.invited" | "member.invitation_withdrawn" | "member.joined" | "member.role_changed" | "member.removed" | "agent.created" | "agent.updated" | "agent.deleted" | "social_account.connected" | "social_account.disconnected" | "automation_config.updated" | "automation_config.secret_rotated" | "vendor_key.saved" | "vendor_key.removed" | "content_resource.address_withdrawn" | "credits.granted" | "uncollected_work.paid";
            /**
             * @description what the action concerned
             * @example agent:12
             */
            target: string | null;
            /** @description details, such as the role that was given */
            detail: {
                [key: string]: unknown;
            };
            /** @description user who acted; null for the operator */
            user_id: number | null;
            /** @description the access key used; null for a bearer token */
            key_id: number | null;
            /** @description address of the client */
            address: string | null;
            /** @description `X-Request-Id` of the request */
            request_id: string | null;
            /** Format: date-time */
            at: string;
            /** @description HMAC-SHA-256 over the entry and the hash of the previous one, in hex */
            hash: string;
        };
        AuditPageView: {
            /** @description newest first */
            entries: components["schemas"]["AuditEntryView"][];
            /** @description null on the last page */
            next_cursor: number | null;
        };
        AuditEndView: {
            /** @description number of entries */
            entries: number;
            /** @description hash of the last entry, in hex */
            hash: string;
            /** @description HMAC-SHA-256 over the number of entries and the last hash, in hex */
            signature: string;
        };
        VerificationView: {
            /** @description number of entries checked */
            checked: number;
            /** @description positions, counted from 1, of entries that were changed or inserted, or before which one is missing; also the known last entry where the log does not contain it any more */
            broken: number[];
            /** @description null when the end of the chain was reached */
            next_cursor: number | null;
            /** @description to be stored elsewhere and sent with later verifications; null for an empty log */
            end: components["schemas"]["AuditEndView"] | null;
        };
        SignUpBody: {
            /**
             * Format: email
             * @description unique, whatever its case
             */
            email: string;
            /** @description at least 10 characters, none of the most common leaked passwords, not made of your name or address */
            password: string;
            name: string;
            /** @description derived from the address where absent */
            username?: string;
        };
        UserView: {
            id: number;
            email: string;
            name: string;
            username: string;
            /** Format: date-time */
            created_at: string;
        };
        SignedInView: {
            access_token: string;
            /** @example Bearer */
            token_type: string;
            /** @description seconds until the access token expires */
            expires_in: number;
            /** @description usable once */
            refresh_token: string;
            user: components["schemas"]["UserView"];
        };
        AwaitedProofView: {
            email: string;
            /** @constant */
            status: "verification_mailed";
        };
        VerifyEmailBody: {
            email: string;
        };
        ProofBody: {
            /** @description the one given at the sign-up; required without `new_password` */
            password?: string;
            /** @description replaces the one given at the sign-up, which may be of another person; at least 10 characters */
            new_password?: string;
        };
        SignInBody: {
            email: string;
            password: string;
        };
        RefreshBody: {
            refresh_token: string;
        };
        SessionView: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description time of the sign-in or the last refresh
             */
            last_used_at: string;
            /** @description program that signed in, by its `User-Agent` */
            user_agent: string | null;
            /**
             * @description network of the sign-in or the last refresh
             * @example 203.0.113.0/24
             */
            network: string | null;
            /**
             * Format: date-time
             * @description time at which the session ends, however often it is refreshed
             */
            expires_at: string;
            /** @description true for the session of this request */
            current: boolean;
        };
        ChangePasswordBody: {
            current_password: string;
            /** @description at least 10 characters, none of the most common leaked passwords, not made of your name or address */
            new_password: string;
        };
        PasswordResetBody: {
            email: string;
        };
        NewPasswordBody: {
            /** @description at least 10 characters, none of the most common leaked passwords, not made of your name or address */
            new_password: string;
            /** @description true: your keys stay active, unless this reset proves your address for the first time; false where absent */
            keep_keys?: boolean;
        };
        SecondFactorView: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "totp" | "passkey";
            name: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            last_used_at: string | null;
        };
        SecondFactorsView: {
            /** @description oldest first */
            second_factors: components["schemas"]["SecondFactorView"][];
            /** @description recovery codes that were not used */
            recovery_codes_left: number;
        };
        EnrolTotpBody: {
            /**
             * @description present code of an authenticator app; each is accepted once
             * @example 492039
             */
            code?: string;
            /**
             * @description recovery code, instead of `code`
             * @example 3f7k-9m2q-x4ta-80bz-c6wn-5vhd
             */
            recovery_code?: string;
            /** @description password of the account: sufficient for the first second factor, and in a session that has proved a factor within 15 minutes; otherwise send `code` or `recovery_code`. An account without a password needs no proof in these two cases */
            password?: string;
            /** @description name of the app or device, `Authenticator app` where absent */
            name?: string;
        };
        TotpEnrolmentView: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uri
             * @description for a QR code: it contains the secret, and is shown this once
             */
            otpauth_uri: string;
            /**
             * Format: date-time
             * @description time by which the app must be confirmed
             */
            expires_at: string;
        };
        OwnerProofBody: {
            /**
             * @description present code of an authenticator app; each is accepted once
             * @example 492039
             */
            code?: string;
            /**
             * @description recovery code, instead of `code`
             * @example 3f7k-9m2q-x4ta-80bz-c6wn-5vhd
             */
            recovery_code?: string;
            /** @description password of the account: sufficient for the first second factor, and in a session that has proved a factor within 15 minutes; otherwise send `code` or `recovery_code`. An account without a password needs no proof in these two cases */
            password?: string;
        };
        RecoveryCodesView: {
            /** @description each works once; shown this once */
            recovery_codes: string[];
        };
        RenameFactorBody: {
            name: string;
        };
        ConfirmTotpBody: {
            /**
             * @description present code of the app
             * @example 492039
             */
            code: string;
        };
        AddedFactorView: {
            second_factor: components["schemas"]["SecondFactorView"];
            /** @description shown this once; null unless it is your first second factor */
            recovery_codes: string[] | null;
        };
        FactorChallengeView: {
            challenge: string;
            /** @description seconds until the challenge expires */
            expires_in: number;
            /** @description kinds of second factors that you have */
            kinds: ("totp" | "passkey")[];
        };
        PasskeyChallengeBody: {
            /** @description `challenge` of the response to `POST /auth/sign_in` or to `POST /auth/second_factor/challenge` */
            challenge: string;
        };
        PasskeyOptionsView: {
            /** @description what `PublicKeyCredential.parseCreationOptionsFromJSON`, or `parseRequestOptionsFromJSON` for a sign-in, takes */
            public_key: {
                [key: string]: unknown;
            };
        };
        AssertionResponseBody: {
            clientDataJSON: string;
            authenticatorData: string;
            signature: string;
        };
        PasskeyAssertionBody: {
            id: string;
            rawId: string;
            response: components["schemas"]["AssertionResponseBody"];
        };
        SecondFactorBody: {
            /**
             * @description present code of an authenticator app; each is accepted once
             * @example 492039
             */
            code?: string;
            /**
             * @description recovery code, instead of `code`
             * @example 3f7k-9m2q-x4ta-80bz-c6wn-5vhd
             */
            recovery_code?: string;
            /** @description instead of `code`: the credential that `navigator.credentials.get` has returned for the options of `POST /auth/second_factor/passkey_options`, as `toJSON()` writes it */
            passkey?: components["schemas"]["PasskeyAssertionBody"];
            /** @description `challenge` of the response to `POST /auth/sign_in` or to `POST /auth/second_factor/challenge` */
            challenge: string;
        };
        AttestationResponseBody: {
            clientDataJSON: string;
            attestationObject: string;
            transports?: string[];
        };
        PasskeyAttestationBody: {
            id: string;
            rawId: string;
            response: components["schemas"]["AttestationResponseBody"];
        };
        AddPasskeyBody: {
            /** @description name of the device or key, `Passkey` where absent */
            name?: string;
            /** @description the credential that `navigator.credentials.create` has returned, as `toJSON()` writes it; its other fields are ignored */
            credential: components["schemas"]["PasskeyAttestationBody"];
        };
        AccessKeyView: {
            id: number;
            name: string;
            /** @constant */
            token_type: "personal_access_token";
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description null: never
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description to the minute
             */
            last_used_at: string | null;
            /** Format: date-time */
            revoked_at: string | null;
            /** @enum {string} */
            status: "active" | "expired" | "revoked";
            scopes: ("read" | "write" | "spend" | "publish" | "account")[];
            /** @description null: all of your organizations */
            organization_id: number | null;
        };
        CreateAccessKeyBody: {
            /** @description `API key` where absent */
            name?: string;
            /**
             * @description 1d to 3650d; no expiry where absent. A key with `scopes` or `organization_id` lives at most 365d, which is also its default.
             * @example 30d
             */
            expires_in?: string;
            /**
             * @description Every route names in `x-scope` what a key needs; no scope includes another. `read`: read; `write`: change content; `spend`: spend credits; `publish`: post to networks and connect them; `account`: keys, sessions, members and settings. All where absent, or those of the key that creates it.
             * @example [
             *       "read",
             *       "write"
             *     ]
             */
            scopes?: ("read" | "write" | "spend" | "publish" | "account")[];
            /** @description one of your organizations, outside which the key is not valid; all where absent */
            organization_id?: number;
        };
        CreatedAccessKeyView: {
            id: number;
            name: string;
            /** @constant */
            token_type: "personal_access_token";
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description null: never
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description to the minute
             */
            last_used_at: string | null;
            /** Format: date-time */
            revoked_at: string | null;
            /** @enum {string} */
            status: "active" | "expired" | "revoked";
            scopes: ("read" | "write" | "spend" | "publish" | "account")[];
            /** @description null: all of your organizations */
            organization_id: number | null;
            /** @description the key itself, returned only once */
            token: string;
        };
        AccessKeyName: {
            name: string;
        };
        RenameAccessKeyBody: {
            persisted_token: components["schemas"]["AccessKeyName"];
        };
        WorkspaceView: {
            id: number;
            name: string;
        };
        OrganizationAvatarView: {
            /** @description read without credentials */
            url: string;
            /** @description 256 pixels square */
            thumbnail_url: string;
        };
        OrganizationView: {
            id: number;
            /** Format: uuid */
            uuid: string;
            name: string;
            /**
             * @description the caller's
             * @enum {string}
             */
            role: "viewer" | "editor" | "manager" | "owner";
            avatar: components["schemas"]["OrganizationAvatarView"] | null;
            /** @description true for a user's personal workspace */
            is_personal: boolean;
            /** @description true if members without a second factor cannot act in it */
            require_second_factor: boolean;
            /** Format: date-time */
            created_at: string;
        };
        OrganizationName: {
            name: string;
            /**
             * Format: binary
             * @description JPEG, PNG, WebP or GIF up to 5 MB: a form part, a base64 data URL or the `signed_id` of a direct upload
             */
            avatar?: string;
        };
        CreateOrganizationBody: {
            organization: components["schemas"]["OrganizationName"];
        };
        OrganizationChanges: {
            name?: string;
            /**
             * Format: binary
             * @description JPEG, PNG, WebP or GIF up to 5 MB: a form part, a base64 data URL or the `signed_id` of a direct upload; null takes it away
             */
            avatar?: string;
            /** @description true: members without a second factor cannot act in the organization (only owners who have one change it) */
            require_second_factor?: boolean;
        };
        UpdateOrganizationBody: {
            organization: components["schemas"]["OrganizationChanges"];
        };
        MemberView: {
            /** @description null while invited */
            user_id: number | null;
            email: string;
            /** @description null while invited */
            name: string | null;
            /** @enum {string} */
            role: "viewer" | "editor" | "manager" | "owner";
            /** @enum {string} */
            status: "active" | "invited";
            /** @description null for members */
            invitation_id: number | null;
            /**
             * Format: date-time
             * @description expiry of the invitation; null for members
             */
            expires_at: string | null;
        };
        AddMemberBody: {
            /**
             * Format: email
             * @description of a user who exists, or whom to invite
             */
            email: string;
            /** @enum {string} */
            role: "viewer" | "editor" | "manager" | "owner";
        };
        MemberRoleBody: {
            /** @enum {string} */
            role: "viewer" | "editor" | "manager" | "owner";
        };
        DefaultVoiceView: {
            voice_id: string;
            name: string | null;
            /** @description source of the voice */
            provider: string | null;
            /** @description preview; null where none is known */
            url: string | null;
        };
        AgentView: {
            id: number;
            /** Format: uuid */
            uuid: string;
            name: string;
            workspace_id: number;
            description: string;
            /** @description the organization's name */
            organization: string;
            time_zone: string;
            /** @description read without credentials */
            primary_avatar_url: string | null;
            /** @description true where this installation is connected to the short-video network */
            shortvideo_integration: boolean;
            /** @description true where a usable account there is connected */
            shortvideo_social_account: boolean;
            default_user_voice: components["schemas"]["DefaultVoiceView"] | null;
            /** @description true for the system agent of an organization */
            is_system: boolean;
        };
        AvatarAttributes: {
            /**
             * Format: binary
             * @description JPEG, PNG or WebP up to 5 MB: a form part, a base64 data URL or the `signed_id` of a direct upload
             */
            file?: string;
            /** @description instead of a file; see `GET /stock_avatars` */
            stock_avatar_id?: number;
            /** @description at most one of them */
            is_primary?: boolean;
        };
        AgentDraftBody: {
            /** @description unique in the workspace, regardless of case */
            name: string;
            description?: string;
            /**
             * @description IANA name; UTC where absent
             * @example Europe/Berlin
             */
            time_zone?: string;
            /** @description the agent's own key at the vendor, checked there before it is stored; null or '' removes it */
            vendor_a_api_key?: string | null;
            /** @description the agent's own key at the vendor, checked there before it is stored; null or '' removes it */
            vendor_b_api_key?: string | null;
            agent_avatars_attributes?: components["schemas"]["AvatarAttributes"][];
        };
        CreateAgentBody: {
            /** @description requires owner or manager there; your personal workspace where absent */
            organization_id?: number;
            agent: components["schemas"]["AgentDraftBody"];
        };
        AgentDetailView: {
            id: number;
            /** Format: uuid */
            uuid: string;
            name: string;
            workspace_id: number;
            description: string;
            /** @description the organization's name */
            organization: string;
            time_zone: string;
            /** @description read without credentials */
            primary_avatar_url: string | null;
            /** @description true where this installation is connected to the short-video network */
            shortvideo_integration: boolean;
            /** @description true where a usable account there is connected */
            shortvideo_social_account: boolean;
            default_user_voice: components["schemas"]["DefaultVoiceView"] | null;
            /** @description true for the system agent of an organization */
            is_system: boolean;
            primary_avatar_id: number | null;
            /** @description default engine of the agent; null once it was deleted and not replaced */
            agent_setup_project_id: number | null;
            /**
             * Format: uuid
             * @description on request
             */
            organization_uuid?: string;
            /** @description last characters of the vendor key; null without one */
            vendor_a_masked_key: string | null;
            /** @description last characters of the vendor key; null without one */
            vendor_b_masked_key: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        AgentEnvelope: {
            agent: components["schemas"]["AgentDetailView"];
        };
        DefaultVoiceAttributes: {
            /**
             * @description `user_voice_resource` for a designed or cloned voice, `voice_vendor_a` for a public one or one of your own ElevenLabs account, `voice_vendor_b` for one of a speech model in `GET /models`
             * @enum {string}
             */
            source: "voice_vendor_a" | "voice_vendor_b" | "user_voice_resource";
            /** @description id from the voice library; without it 422 `voice_id_required` */
            voice_id?: string;
        };
        AgentChangesBody: {
            name?: string;
            description?: string;
            time_zone?: string;
            /** @description the agent's own key at the vendor, checked there before it is stored; null or '' removes it */
            vendor_a_api_key?: string | null;
            /** @description the agent's own key at the vendor, checked there before it is stored; null or '' removes it */
            vendor_b_api_key?: string | null;
            agent_avatars_attributes?: components["schemas"]["AvatarAttributes"][];
            default_user_voice_attributes?: components["schemas"]["DefaultVoiceAttributes"];
        };
        UpdateAgentBody: {
            agent: components["schemas"]["AgentChangesBody"];
        };
        AvatarView: {
            id: number;
            /** @description read without credentials */
            url: string;
            /** @description 256 pixels square */
            thumbnail_url: string;
            is_primary: boolean;
            /** @description null for a custom picture */
            stock_avatar_id: number | null;
        };
        AddAvatarsBody: {
            agent_avatars_attributes: components["schemas"]["AvatarAttributes"][];
        };
        StockAvatarView: {
            id: number;
            /** @description PNG, read without credentials */
            url: string;
            thumbnail_url: string;
        };
        AutomationConfigView: {
            /** @description receives every event of the agent; null for viewers */
            webhook_url: string | null;
            /** @description receives only events of generations, renders and posts; null for viewers */
            callback_url: string | null;
            polling_enabled: boolean;
            /**
             * @description only for owners and managers
             * @example whsec_…
             */
            signing_secret?: string;
            /**
             * Format: date-time
             * @description time until which deliveries are also signed with the previous secret; null without one
             */
            previous_secret_valid_until: string | null;
            /**
             * Format: date-time
             * @description time since which the address is paused because it accepts nothing
             */
            webhook_paused_at: string | null;
            /**
             * Format: date-time
             * @description the same of the callback
             */
            callback_paused_at: string | null;
        };
        AutomationConfigChanges: {
            /** @description http or https, at a public address and without credentials; null ends the calls */
            webhook_url?: string | null;
            /** @description http or https, at a public address and without credentials; null ends the calls */
            callback_url?: string | null;
            /** @description a note for your tools: whether they poll instead of receiving events */
            polling_enabled?: boolean;
        };
        UpdateAutomationConfigBody: {
            automation_config: components["schemas"]["AutomationConfigChanges"];
        };
        TestResultView: {
            success: boolean;
            /** @description reason of a failure */
            error?: string;
        };
        DeliveryView: {
            id: number;
            /** @description the same for all attempts and, for one event, at both addresses */
            webhook_id: string;
            /** @enum {string} */
            endpoint: "webhook" | "callback";
            /** @enum {string} */
            type: "generation.completed" | "generation.failed" | "generation.stopped" | "render.completed" | "render.failed" | "row.created" | "row.updated" | "row.deleted" | "cell.updated" | "post.published" | "post.failed" | "idea.created" | "idea.status_changed" | "monitoring.completed" | "monitoring.failed" | "backup.synced" | "backup.failed" | "test";
            /**
             * @description cancelled: the address was removed or paused before it accepted the delivery
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed" | "cancelled";
            /** @description number of attempts so far */
            attempts: number;
            /** @description HTTP status of the last response */
            response_status: number | null;
            /** @description reason why the last attempt failed */
            error: string | null;
            /** Format: date-time */
            next_attempt_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            delivered_at: string | null;
            /** @description body of the request: `{type, timestamp, data}` */
            payload: {
                [key: string]: unknown;
            };
        };
        DeliveriesView: {
            /** @description newest first */
            deliveries: components["schemas"]["DeliveryView"][];
            /** @description null on the last page */
            next_cursor: number | null;
        };
        ReplayBody: {
            /**
             * Format: date-time
             * @description only events since this time; all where absent
             */
            since?: string;
        };
        ReplayView: {
            /** @description number of deliveries that are sent again */
            replayed: number;
        };
        ScriptBody: {
            /** @description language of the script; English where absent */
            language?: string;
        };
        ScriptView: {
            voice_sample: string;
        };
        DescriptionBody: {
            /** @description for example female, male or neutral */
            gender: string;
            /** @description requested properties */
            voice_description?: string;
            /** @description a name or a code, for example English or en */
            language?: string;
            /** @description text that the voice will say */
            script?: string;
        };
        DescriptionView: {
            voice_description: string;
        };
        SamplesBody: {
            /** @description text of the samples; a short text is repeated until it is long enough */
            text: string;
            /** @description description of the sound */
            description?: string;
        };
        SampleView: {
            /** @description opaque; for `POST …/voice/design` */
            generation_id: string;
            /** @description an MP3, in base64 */
            audio: string;
        };
        SamplesView: {
            samples: components["schemas"]["SampleView"][];
        };
        DesignBody: {
            /** @description id of a sample that was made for this agent; each sample can become a voice once */
            generation_id: string;
            name: string;
            /** @description for example female, male or neutral */
            gender?: string;
            /** @description a name or a code, for example English or en */
            language?: string;
            /** @description description of the sound */
            description?: string;
        };
        VoiceView: {
            voice_id: string;
            name: string;
            /** @enum {string} */
            source: "public" | "user_designed" | "user_trained" | "user_vendor_a";
            gender: string | null;
            language: string | null;
            description: string | null;
            /** @description address of a sound; null without one */
            preview_url: string | null;
            /** Format: date-time */
            created_at: string | null;
        };
        CloneBody: {
            /** @description without it 400 `validation_error` */
            name?: string;
            /**
             * Format: uri
             * @description a sound at a public address; this or `audio_base64`
             */
            audio_url?: string;
            /** @description a sound of at most 10485760 bytes, in base64 or as a data URL; this or `audio_url` */
            audio_base64?: string;
            /** @description for example female, male or neutral */
            gender?: string;
            /** @description a name or a code, for example English or en */
            language?: string;
            /** @description description of the sound */
            description?: string;
        };
        LibraryView: {
            voices: components["schemas"]["VoiceView"][];
            total: number;
        };
        LedgerEntryView: {
            id: number;
            /** @enum {string} */
            kind: "grant" | "hold" | "capture" | "release";
            /** @description credits */
            amount: number;
            /**
             * @description shared by all entries of one job
             * @example generation:12
             */
            reference: string;
            /** Format: date-time */
            created_at: string;
        };
        StatementView: {
            /** @description grants − captures */
            balance: number;
            /** @description held by running jobs */
            held: number;
            /** @description balance − held */
            available: number;
            /** @description newest first */
            entries: components["schemas"]["LedgerEntryView"][];
        };
        GrantBody: {
            organization_id: number;
            /** @description credits, up to six decimals */
            amount: number;
            reason: string;
            /** @description repeating a key returns the first response */
            idempotency_key: string;
        };
        GrantView: {
            /** @description the grant's ledger entry */
            id: number;
            /** @description credits after the grant */
            balance: number;
        };
        ColumnView: {
            /** @description milliseconds since epoch */
            created_at_ts: number;
            /** @description milliseconds since epoch */
            updated_at_ts: number;
            id: number;
            title: string;
            temp_title: string | null;
            /** @enum {string} */
            type: "text" | "image" | "audio" | "video" | "stats";
            /** @enum {string} */
            column_role: "script" | "ingredient" | "video" | "final_video" | "stats";
            description: string;
            /** @description from 0, distinct within its sheet */
            position: number;
            additional_attributes: {
                [key: string]: unknown;
            };
        };
        SentenceView: {
            text: string;
            startMs: number;
            endMs: number;
        };
        TranscriptView: {
            full_text: string;
            sentences: components["schemas"]["SentenceView"][];
            /** @description seconds */
            audio_duration: number;
        };
        OutputResourceView: {
            id: number;
            url: string;
            thumbnail_url: string | null;
            /** @enum {string} */
            object_type: "video" | "image" | "audio";
            /** @constant */
            type: "output";
        };
        CellGenerationView: {
            id: number;
            /** @enum {string} */
            status: "pending" | "processing" | "completed" | "failed" | "stopped";
            user_job_type: string;
            /** @description model of the catalogue */
            model: string;
            /** @description text of a text generation, object of a transcription, null for media */
            result: (string | components["schemas"]["TranscriptView"]) | null;
            failed_reason: string | null;
            output_resources: components["schemas"]["OutputResourceView"][];
            /** @description credits; 0 until the generation is completed */
            execution_cost: number;
            progress: number;
            /** Format: date-time */
            created_at: string;
        };
        LayerView: {
            /** @description milliseconds since epoch */
            created_at_ts: number;
            /** @description milliseconds since epoch */
            updated_at_ts: number;
            id: number;
            name: string;
            /** @description from 0, distinct within its cell */
            position: number;
            /** @enum {string} */
            type: "text" | "image" | "video" | "audio";
            additional_attributes: {
                [key: string]: unknown;
            };
            /** @description the selected generation */
            default_user_job: components["schemas"]["CellGenerationView"] | null;
            /** @description newest first, at most 100 */
            user_jobs: components["schemas"]["CellGenerationView"][];
            /** @description credits that were charged; present only with `with_execution_cost=true`, null when nothing was charged */
            execution_cost?: number | null;
        };
        CellView: {
            /** @description milliseconds since epoch */
            created_at_ts: number;
            /** @description milliseconds since epoch */
            updated_at_ts: number;
            id: number;
            spreadsheet_row_id: number;
            spreadsheet_column_id: number;
            /** @description text of the cell; for media columns the text that was typed beside the media */
            value: string;
            /** @description settings of the cell and its generation, for example `textMode`, `autoGenerate`, `prompt`, `model`, `ratio`, `resolution` and `duration` */
            additional_attributes: {
                [key: string]: unknown;
            };
            /** @constant */
            cell_role: "content";
            /** @description the selected generation */
            default_user_job: components["schemas"]["CellGenerationView"] | null;
            /** @description newest first, at most 100 */
            user_jobs: components["schemas"]["CellGenerationView"][];
            /** @description by position */
            video_layers: components["schemas"]["LayerView"][];
            /** @description credits that were charged; present only with `with_execution_cost=true`, null when nothing was charged; includes layers and renders */
            execution_cost?: number | null;
        };
        RowView: {
            /** @description milliseconds since epoch */
            created_at_ts: number;
            /** @description milliseconds since epoch */
            updated_at_ts: number;
            id: number;
            /** @description from 0, distinct within its sheet */
            position: number;
            additional_attributes: {
                [key: string]: unknown;
            };
            /** @description by column */
            spreadsheet_cells: components["schemas"]["CellView"][];
            /** @description credits that were charged; present only with `with_execution_cost=true`, null when nothing was charged */
            execution_cost?: number | null;
        };
        VariableView: {
            key: string;
            value: string;
        };
        VariablesOfSheetView: {
            id: number;
            /** @description absent in lists */
            variables?: components["schemas"]["VariableView"][];
        };
        SheetView: {
            /** @description milliseconds since epoch */
            created_at_ts: number;
            /** @description milliseconds since epoch */
            updated_at_ts: number;
            id: number;
            slug: string;
            title: string;
            /** @constant */
            project_type: "autocontentengine";
            /** @description at most one engine of an agent is its default */
            is_default: boolean;
            /** Format: uuid */
            uuid: string;
            /** @constant */
            status: "active";
            /** @description grows with every change of the sheet or of its items */
            version: number;
            /** Format: date-time */
            created_at: string;
            /** @description empty in lists */
            spreadsheet_columns: components["schemas"]["ColumnView"][];
            /** @description empty in lists */
            spreadsheet_rows: components["schemas"]["RowView"][];
            /** @description null until variables are imported; without `variables` in lists */
            global_variables_sheet: components["schemas"]["VariablesOfSheetView"] | null;
            /** @description credits that were charged; present only with `with_execution_cost=true`, null when nothing was charged; the sum of all cells and layers */
            execution_cost?: number | null;
        };
        SheetDraft: {
            title: string;
            /**
             * @description true: replaces the agent's default engine
             * @default false
             */
            is_default?: boolean;
        };
        CreateSheetBody: {
            spreadsheet: components["schemas"]["SheetDraft"];
        };
        SheetChange: {
            title?: string;
            is_default?: boolean;
        };
        UpdateSheetBody: {
            spreadsheet: components["schemas"]["SheetChange"];
        };
        CloneSheetBody: {
            /** @description integer id or uuid; the same agent when absent */
            target_agent_id?: (number | string) | null;
        };
        GridGenerationView: {
            id: number;
            /** @enum {string} */
            status: "pending" | "processing" | "completed" | "failed" | "stopped";
            progress: number;
            /** @description absent unless it failed */
            failed_reason?: string;
            /**
             * @description of its first output; absent without one
             * @enum {string}
             */
            object_type?: "video" | "image" | "audio";
            /** @description thumbnail of its first output, or the output where it has none */
            preview_url?: string;
        };
        GridCellView: {
            id: number;
            spreadsheet_column_id: number;
            value: string;
            /** @description the selected generation; absent without one */
            default_user_job?: components["schemas"]["GridGenerationView"];
            /** @description the newest generation, which may be under way; absent without one and with `history=none` */
            latest_user_job?: components["schemas"]["GridGenerationView"];
            /** @description number of layers; absent without any */
            layers?: number;
        };
        GridRowView: {
            id: number;
            /** @description from 0, distinct within its sheet */
            position: number;
            additional_attributes: {
                [key: string]: unknown;
            };
            /** @description by column */
            spreadsheet_cells: components["schemas"]["GridCellView"][];
        };
        GridView: {
            id: number;
            title: string;
            /** @description grows with every change of the sheet or of its items */
            version: number;
            /** @description milliseconds since epoch */
            created_at_ts: number;
            /** @description milliseconds since epoch */
            updated_at_ts: number;
            /** @description by position */
            spreadsheet_columns: components["schemas"]["ColumnView"][];
            /** @description by position; attributes, layers and the history of a cell are in `GET …/cells?cell_ids=` */
            spreadsheet_rows: components["schemas"]["GridRowView"][];
        };
        ChangedItemView: {
            /** @enum {string} */
            kind: "sheet" | "row" | "column" | "cell";
            id: number;
            /** @enum {string} */
            change: "created" | "updated" | "deleted";
        };
        ChangesView: {
            /** @description version that this page has reached; after the last page, `since` of the next request */
            version: number;
            /** @description title of the sheet */
            title: string;
            /** @description each item once, in the order of its last change; one without content does not exist any more */
            changes: components["schemas"]["ChangedItemView"][];
            /** @description `cursor` of the next page; null on the last one */
            next_cursor: string | null;
            /** @description all rows by position, on the last page when rows or columns have changed */
            row_ids: number[] | null;
            /** @description all columns by position, on the last page when rows or columns have changed */
            column_ids: number[] | null;
            /** @description changed rows with all of their cells, by position */
            rows: components["schemas"]["RowView"][];
            /** @description changed columns, by position */
            columns: components["schemas"]["ColumnView"][];
            /** @description changed cells, by id */
            cells: components["schemas"]["CellView"][];
        };
        RowIdsView: {
            /** @description version of the sheet that has these rows in this order */
            version: number;
            row_ids: number[];
        };
        MatchView: {
            cell_id: number;
            row_id: number;
            column_id: number;
            row_position: number;
            column_position: number;
        };
        FoundView: {
            /** @description by row and column; at most 1000 */
            matches: components["schemas"]["MatchView"][];
            /** @description `rows_after` with which the search goes on; null when all rows were searched */
            next_rows_after: number | null;
        };
        RowFields: {
            /** @description from 0; items from this position on move up, and a position beyond the end means the end */
            position?: number;
            /** @description replaces the previous attributes, unless `merge_attributes` is true */
            additional_attributes?: {
                [key: string]: unknown;
            };
        };
        CreateRowBody: {
            /** @description an empty row at the end where absent */
            spreadsheet_row?: components["schemas"]["RowFields"];
        };
        PlaceItem: {
            id: number;
            /** @description from 0; items from this position on move up, and a position beyond the end means the end */
            position: number;
        };
        MoveRowsBody: {
            rows: components["schemas"]["PlaceItem"][];
        };
        RowItem: {
            /** @description from 0; items from this position on move up, and a position beyond the end means the end */
            position?: number;
            /** @description replaces the previous attributes, unless `merge_attributes` is true */
            additional_attributes?: {
                [key: string]: unknown;
            };
            id: number;
        };
        UpdateRowsBody: {
            rows: components["schemas"]["RowItem"][];
            /**
             * @description true: `additional_attributes` changes only the fields that it names, and null removes one
             * @default false
             */
            merge_attributes?: boolean;
        };
        UpdateRowBody: {
            spreadsheet_row: components["schemas"]["RowFields"];
            /**
             * @description true: `additional_attributes` changes only the fields that it names, and null removes one
             * @default false
             */
            merge_attributes?: boolean;
        };
        ColumnDraftFields: {
            /**
             * @description from the type where absent: `video` and `stats` their own, others `ingredient`
             * @enum {string}
             */
            column_role?: "script" | "ingredient" | "video" | "final_video" | "stats";
            temp_title?: string | null;
            description?: string;
            /** @description from 0; items from this position on move up, and a position beyond the end means the end */
            position?: number;
            /** @description replaces the previous attributes, unless `merge_attributes` is true */
            additional_attributes?: {
                [key: string]: unknown;
            };
            title: string;
            /** @enum {string} */
            type: "text" | "image" | "audio" | "video" | "stats";
        };
        CreateColumnBody: {
            spreadsheet_column: components["schemas"]["ColumnDraftFields"];
        };
        MoveColumnsBody: {
            columns: components["schemas"]["PlaceItem"][];
        };
        ColumnItem: {
            /**
             * @description from the type where absent: `video` and `stats` their own, others `ingredient`
             * @enum {string}
             */
            column_role?: "script" | "ingredient" | "video" | "final_video" | "stats";
            temp_title?: string | null;
            description?: string;
            /** @description from 0; items from this position on move up, and a position beyond the end means the end */
            position?: number;
            /** @description replaces the previous attributes, unless `merge_attributes` is true */
            additional_attributes?: {
                [key: string]: unknown;
            };
            title?: string;
            /** @enum {string} */
            type?: "text" | "image" | "audio" | "video" | "stats";
            id: number;
        };
        UpdateColumnsBody: {
            columns: components["schemas"]["ColumnItem"][];
            /**
             * @description true: `additional_attributes` changes only the fields that it names, and null removes one
             * @default false
             */
            merge_attributes?: boolean;
        };
        ColumnFields: {
            /**
             * @description from the type where absent: `video` and `stats` their own, others `ingredient`
             * @enum {string}
             */
            column_role?: "script" | "ingredient" | "video" | "final_video" | "stats";
            temp_title?: string | null;
            description?: string;
            /** @description from 0; items from this position on move up, and a position beyond the end means the end */
            position?: number;
            /** @description replaces the previous attributes, unless `merge_attributes` is true */
            additional_attributes?: {
                [key: string]: unknown;
            };
            title?: string;
            /** @enum {string} */
            type?: "text" | "image" | "audio" | "video" | "stats";
        };
        UpdateColumnBody: {
            spreadsheet_column: components["schemas"]["ColumnFields"];
            /**
             * @description true: `additional_attributes` changes only the fields that it names, and null removes one
             * @default false
             */
            merge_attributes?: boolean;
        };
        CellItem: {
            /** @description required when `additional_attributes` is absent; may refer to other cells of the row and global variables as `{{name}}` */
            value?: string;
            /** @description replaces the previous attributes, unless `merge_attributes` is true; `prompt`, `textMode` (`manual` or `ai`), `model`, `ratio`, `resolution` and `duration` control the generation; `autoGenerate: true` generates the cell again whenever a cell or variable changes that its prompt refers to, and a change that would make such a cell depend on itself is rejected. `GET …/automatic_failures` lists why automatic cells were not generated */
            additional_attributes?: {
                [key: string]: unknown;
            };
            id: number;
        };
        UpdateCellsBody: {
            cells: components["schemas"]["CellItem"][];
            /**
             * @description true: `additional_attributes` changes only the fields that it names, and null removes one
             * @default false
             */
            merge_attributes?: boolean;
        };
        CellFields: {
            /** @description required when `additional_attributes` is absent; may refer to other cells of the row and global variables as `{{name}}` */
            value?: string;
            /** @description replaces the previous attributes, unless `merge_attributes` is true; `prompt`, `textMode` (`manual` or `ai`), `model`, `ratio`, `resolution` and `duration` control the generation; `autoGenerate: true` generates the cell again whenever a cell or variable changes that its prompt refers to, and a change that would make such a cell depend on itself is rejected. `GET …/automatic_failures` lists why automatic cells were not generated */
            additional_attributes?: {
                [key: string]: unknown;
            };
        };
        UpdateCellBody: {
            spreadsheet_cell: components["schemas"]["CellFields"];
            /**
             * @description true: `additional_attributes` changes only the fields that it names, and null removes one
             * @default false
             */
            merge_attributes?: boolean;
        };
        SelectGenerationBody: {
            /** @description one of the cell's own generations */
            user_job_id: number;
        };
        LayerDraftFields: {
            /** @description from 0; items from this position on move up, and a position beyond the end means the end */
            position?: number;
            /** @description replaces the previous attributes, unless `merge_attributes` is true */
            additional_attributes?: {
                [key: string]: unknown;
            };
            name: string;
            /** @enum {string} */
            type: "text" | "image" | "video" | "audio";
        };
        CreateLayerBody: {
            video_layer: components["schemas"]["LayerDraftFields"];
        };
        MoveLayersBody: {
            layers: components["schemas"]["PlaceItem"][];
        };
        LayerFields: {
            /** @description from 0; items from this position on move up, and a position beyond the end means the end */
            position?: number;
            /** @description replaces the previous attributes, unless `merge_attributes` is true */
            additional_attributes?: {
                [key: string]: unknown;
            };
            name?: string;
            /** @enum {string} */
            type?: "text" | "image" | "video" | "audio";
        };
        UpdateLayerBody: {
            video_layer: components["schemas"]["LayerFields"];
            /**
             * @description true: `additional_attributes` changes only the fields that it names, and null removes one
             * @default false
             */
            merge_attributes?: boolean;
        };
        ImportVariablesBody: {
            /**
             * Format: binary
             * @description an XLSX workbook, as a form part
             */
            file: string;
        };
        VariablesSheetView: {
            id: number;
            variables: components["schemas"]["VariableView"][];
        };
        ImportRowsBody: {
            /**
             * Format: binary
             * @description as a form part, instead of `rows`: CSV or XLSX, detected by content, name or type; its first line has the column titles
             */
            file?: string;
            /** @description strings by column title; numbers and booleans become text, null leaves the cell unchanged */
            rows?: {
                [key: string]: unknown;
            }[];
        };
        ImportProblemView: {
            /** @description from 1; in a file counted without the line of titles, which is 0 */
            row: number;
            /** @description title in the file, cut to 500 characters; null when the error concerns the row */
            column: string | null;
            error: string;
        };
        ImportView: {
            created: number;
            /** @description rows found by `match`, including those that did not change */
            updated: number;
            /** @description the first 1,000, by row */
            errors: components["schemas"]["ImportProblemView"][];
            /** @description whether there are further errors */
            errors_truncated: boolean;
        };
        ContentResourceView: {
            id: number;
            /** @description read without credentials */
            url: string;
            /** @description null until it is made, and for files without a picture */
            thumbnail_url: string | null;
            file_name: string;
            content_type: string;
            /** @enum {string} */
            object_type: "image" | "video" | "audio" | "zip" | "safe_tensors";
            /** @description folder of the file; null at the root */
            asset_folder_id: number | null;
            /** @description bytes */
            byte_size: number;
            /** @description pixels */
            width: number | null;
            /** @description pixels */
            height: number | null;
            /** @description seconds */
            duration: number | null;
            /**
             * @description The first bytes decide when the resource is created; the rest is inspected soon afterwards. A file that failed is served to nobody, and no generation, render or post takes it.
             * @enum {string}
             */
            inspection: "pending" | "passed" | "failed";
            /** @description why the inspection failed */
            inspection_error: string | null;
            /** Format: date-time */
            created_at: string;
        };
        NewResource: {
            /**
             * Format: binary
             * @description the file as a form part, or the `signed_id` of a direct upload
             */
            file: string;
        };
        FolderOfResource: {
            /** @description a folder of the agent; null is the root */
            id: number | null;
        };
        CreateContentResourceBody: {
            content_resource?: components["schemas"]["NewResource"];
            /** @description folder of the file; the root where absent */
            asset_folder?: components["schemas"]["FolderOfResource"];
        };
        GeneratorView: {
            id: number;
            status: string;
            type: string;
        };
        ContentResourceDetailView: {
            content_resource: components["schemas"]["ContentResourceView"];
            /** @description the generation that made it */
            generator: components["schemas"]["GeneratorView"] | null;
        };
        ResourceName: {
            /** @description without folders, controls and marks of direction, which are left out; cut to 255 bytes */
            filename: string;
        };
        ChangeContentResourceBody: {
            content_resource: components["schemas"]["ResourceName"];
            /** @description moves the file there; it stays where absent */
            asset_folder?: components["schemas"]["FolderOfResource"];
        };
        BlobFields: {
            /** @description without folders, controls and marks of direction, which are left out; cut to 255 bytes */
            filename: string;
            /** @description at most 1 GB (2^30) */
            byte_size: number;
            checksum: string;
            /** @description MIME type */
            content_type: string;
            metadata?: {
                [key: string]: unknown;
            };
        };
        DirectUploadBody: {
            blob: components["schemas"]["BlobFields"];
        };
        DirectUploadTarget: {
            /** @description address for a PUT of the bytes, valid for an hour */
            url: string;
            /** @description headers of the PUT */
            headers: {
                [key: string]: string;
            };
        };
        DirectUploadView: {
            id: number;
            key: string;
            filename: string;
            content_type: string;
            byte_size: number;
            checksum: string;
            /** @description identifies the file when a content resource is made of it */
            signed_id: string;
            direct_upload: components["schemas"]["DirectUploadTarget"];
        };
        AssetView: {
            id: number;
            /** @enum {string} */
            type: "AssetFolder" | "ContentResource";
            /** @description of a folder */
            name?: string;
            /** @description read without credentials */
            url?: string;
            /** @description null until it is made, and for files without a picture */
            thumbnail_url?: string | null;
            file_name?: string;
            content_type?: string;
            /** Format: date-time */
            created_at: string;
        };
        NewFolderFields: {
            name: string;
            /** @description parent folder; the root where absent or null */
            parent_id?: number | null;
        };
        CreateFolderBody: {
            asset_folder: components["schemas"]["NewFolderFields"];
        };
        FolderIdView: {
            asset_folder_id: number;
        };
        FolderFields: {
            name: string;
            /** @description moves the folder into this one, null to the root; it stays where absent */
            parent_id?: number | null;
        };
        ChangeFolderBody: {
            asset_folder: components["schemas"]["FolderFields"];
        };
        TextData: {
            /** @description may contain {{names}}; required unless `prompt_var` is given */
            prompt?: string;
            /** @description a column or variable whose content is the prompt */
            prompt_var?: string;
            /** @description a model of `GET /models`; the cell's or the catalogue's default when absent */
            model?: string;
            /** @default 0.2 */
            temperature?: number;
            /** @description maximum length of the answer in tokens */
            max_length?: number;
        };
        ImageData: {
            /** @description may contain {{names}}; required unless `prompt_var` is given */
            prompt?: string;
            /** @description a column or variable whose content is the prompt */
            prompt_var?: string;
            /** @description a model of `GET /models`; the cell's or the catalogue's default when absent */
            model?: string;
            /** @description only with a model that has versions */
            version?: string;
            /** @description one of the model's; the cell's or the model's own when absent */
            aspect_ratio?: string;
            /** @default 1 */
            number_of_images?: number;
            /** @description reference images among the agent's resources */
            content_resource_ids?: number[];
        };
        VideoData: {
            /** @description may contain {{names}}; required unless `prompt_var` is given */
            prompt?: string;
            /** @description a column or variable whose content is the prompt */
            prompt_var?: string;
            negative_prompt?: string;
            /** @description a column or variable whose content is the negative prompt */
            negative_prompt_var?: string;
            /** @description a model of `GET /models`; the cell's or the catalogue's default when absent */
            model?: string;
            /** @description one of the model's; the cell's or the model's own when absent */
            aspect_ratio?: string;
            /** @description `720p` or `1080p`, if the model offers it; the cell's or the model's own when absent */
            resolution?: string;
            /** @description seconds; one of the durations of the model */
            duration?: number;
            /**
             * @description ignored by models that generate no sound
             * @default false
             */
            native_audio?: boolean;
        };
        AudioData: {
            /** @description the text to speak, at most 50000 characters; may contain {{names}}; one of `text`, `prompt` and `prompt_var` is required */
            text?: string;
            /** @description another name for `text` */
            prompt?: string;
            /** @description a column or variable whose content is spoken */
            prompt_var?: string;
            /** @description a voice of `GET /models`, or the id of a voice in the agent's connected voice account or in ours; when absent, the agent's own voice, else the catalogue's default */
            voice_id?: string;
            /** @default 1 */
            speed?: number;
        };
        SourceAddress: {
            /** @description http or https address of the file */
            value: string;
        };
        TrimData: {
            start_seconds: number;
            /** @description above 0 */
            duration_seconds: number;
        };
        TranscriptionData: {
            /** @description at most 4 hours of sound; with `trim`, of the trimmed part */
            audio?: components["schemas"]["SourceAddress"];
            /** @description its sound is transcribed */
            video?: components["schemas"]["SourceAddress"];
            /** @description an audio or video among the agent's resources */
            content_resource_id?: number;
            /** @description times then start at the beginning of the trimmed part */
            trim?: components["schemas"]["TrimData"];
        };
        UserJobBody: {
            data: {
                [key: string]: unknown;
            };
        };
        GenerateBody: {
            /** @description the most that it may cost, with up to six decimals. An order whose price is known to be higher is rejected with `cost_exceeds_limit`. Where the price is known only when the job runs, the job fails with that `failed_code`, before a vendor is asked and at no cost. Any price when absent */
            max_credits?: number;
            /** @description alternative to `data`; in a form, `user_job[data]` */
            user_job?: components["schemas"]["UserJobBody"];
            /**
             * @description text, image_from_text, video_from_text, audio_generation, transcription, or the `user_job_type` of one
             * @example text
             */
            generation_type: string;
            /** @description required here or in `user_job`: the fields of the type, see the schemas TextData, ImageData, VideoData, AudioData and TranscriptionData */
            data?: {
                [key: string]: unknown;
            };
        };
        AcceptedView: {
            generation_id: number;
            /** @constant */
            status: "pending";
        };
        TranscribeBody: {
            /** @description the most that it may cost, with up to six decimals. An order whose price is known to be higher is rejected with `cost_exceeds_limit`. Where the price is known only when the job runs, the job fails with that `failed_code`, before a vendor is asked and at no cost. Any price when absent */
            max_credits?: number;
            /** @description alternative to `data`; in a form, `user_job[data]` */
            user_job?: components["schemas"]["UserJobBody"];
            /** @description required here or in `user_job`: exactly one of `audio.value`, `video.value` (addresses) and `content_resource_id`; `trim` is optional */
            data?: {
                [key: string]: unknown;
            };
        };
        OutputView: {
            /** @description a content resource */
            id: number;
            url: string;
            thumbnail_url: string | null;
            /** @enum {string} */
            object_type: "video" | "image" | "audio";
            /** @constant */
            type: "output";
        };
        GenerationView: {
            id: number;
            /** @enum {string} */
            status: "pending" | "processing" | "completed" | "failed" | "stopped";
            /** @enum {string} */
            user_job_type: "text_generation" | "image_generation" | "video_generation" | "audio_generation" | "transcription" | "voice_preview";
            /** @description name in the catalogue */
            model: string;
            /** @description text of a text generation, object of a transcription, null for media */
            result: (string | components["schemas"]["TranscriptView"]) | null;
            failed_reason: string | null;
            /** @description error code of the failure, as in error responses, for example `cost_exceeds_limit`; null for other failures */
            failed_code: string | null;
            output_resources: components["schemas"]["OutputView"][];
            /** @description credits; 0 until it is completed */
            execution_cost: number;
            progress: number;
            /** Format: date-time */
            created_at: string;
        };
        GenerationProgressView: {
            id: number;
            /** @enum {string} */
            status: "pending" | "processing" | "completed" | "failed" | "stopped";
            /** @enum {string} */
            user_job_type: "text_generation" | "image_generation" | "video_generation" | "audio_generation" | "transcription" | "voice_preview";
            /** @description name in the catalogue */
            model: string;
            /** @description text of a text generation, object of a transcription, null for media */
            result: (string | components["schemas"]["TranscriptView"]) | null;
            failed_reason: string | null;
            /** @description error code of the failure, as in error responses, for example `cost_exceeds_limit`; null for other failures */
            failed_code: string | null;
            output_resources: components["schemas"]["OutputView"][];
            /** @description credits; 0 until it is completed */
            execution_cost: number;
            progress: number;
            /** Format: date-time */
            created_at: string;
            /** @description what a model has written so far, several times a second; null when nothing was received yet, and once the generation has ended: only `result` is the result */
            text_so_far: string | null;
        };
        UncollectedTypeView: {
            /** @enum {string} */
            generation_type: "text_generation" | "image_generation" | "video_generation" | "audio_generation" | "transcription" | "voice_preview";
            /** @description credits that vendors may charge for stopped generations of the last day */
            credits: number;
            /** @description credits of `credits` that cannot be collected by continuing a generation, and can be paid */
            payable: number;
            /**
             * Format: date-time
             * @description when generations of this type are accepted again; null while they are accepted
             */
            accepted_again_at: string | null;
        };
        UncollectedWorkView: {
            /** @description credits of each type up to which generations of the type are accepted */
            limit: number;
            types: components["schemas"]["UncollectedTypeView"][];
        };
        PaidWorkView: {
            /** @description credits that were charged; 0 when nothing was payable */
            paid: number;
        };
        EstimateBody: {
            /** @description all rows when absent */
            row_ids?: number[];
            /** @description all columns when absent */
            column_ids?: number[];
            /** @description all cells of these rows and columns when absent */
            cell_ids?: number[];
        };
        EstimatedCellView: {
            cell_id: number;
            generation_type: string;
            /** @description name in the catalogue */
            model: string;
            credits: number;
        };
        RefusedCellView: {
            cell_id: number;
            /** @description the error that an order would return */
            error: string;
        };
        EstimateView: {
            /** @description the sum */
            credits: number;
            /** @description by row */
            cells: components["schemas"]["EstimatedCellView"][];
            /** @description cells with an invalid prompt */
            refused: components["schemas"]["RefusedCellView"][];
        };
        BatchProgressView: {
            /** @enum {string} */
            stage: "cells" | "render" | "post";
            total: number;
            completed: number;
            failed: number;
        };
        EstimatedCreditsView: {
            /** @description credits at least */
            min: number;
            /** @description credits at most */
            max: number;
        };
        BatchView: {
            id: number;
            /** @enum {string} */
            status: "running" | "paused" | "stopped" | "completed";
            /**
             * @description each includes the ones before
             * @enum {string}
             */
            through: "cells" | "render" | "post";
            /**
             * @description why the batch paused by itself; null when a user paused it
             * @enum {string|null}
             */
            paused_reason: "max_credits" | "insufficient_credits" | "too_much_uncollected_work" | null;
            /** @description number of cells and of rows with posts, without those that were deleted before they were made */
            total: number;
            completed: number;
            /** @description includes cells whose generation or render was stopped, and what depends on those */
            failed: number;
            /** @description the same numbers by stage */
            progress: components["schemas"]["BatchProgressView"][];
            /** @description captured so far */
            credits_spent: number;
            /** @description held for running generations and renders */
            credits_held: number;
            max_credits: number | null;
            /** @description what it was estimated to cost at its start; null for a batch over more than 20,000 cells */
            estimate: components["schemas"]["EstimatedCreditsView"] | null;
            /** Format: date-time */
            created_at: string;
        };
        BatchFailureView: {
            row_id: number;
            /** @description null for the posts of a row */
            cell_id: number | null;
            /** @enum {string} */
            stage: "cells" | "render" | "post";
            error: string | null;
        };
        BatchWithFailuresView: {
            id: number;
            /** @enum {string} */
            status: "running" | "paused" | "stopped" | "completed";
            /**
             * @description each includes the ones before
             * @enum {string}
             */
            through: "cells" | "render" | "post";
            /**
             * @description why the batch paused by itself; null when a user paused it
             * @enum {string|null}
             */
            paused_reason: "max_credits" | "insufficient_credits" | "too_much_uncollected_work" | null;
            /** @description number of cells and of rows with posts, without those that were deleted before they were made */
            total: number;
            completed: number;
            /** @description includes cells whose generation or render was stopped, and what depends on those */
            failed: number;
            /** @description the same numbers by stage */
            progress: components["schemas"]["BatchProgressView"][];
            /** @description captured so far */
            credits_spent: number;
            /** @description held for running generations and renders */
            credits_held: number;
            max_credits: number | null;
            /** @description what it was estimated to cost at its start; null for a batch over more than 20,000 cells */
            estimate: components["schemas"]["EstimatedCreditsView"] | null;
            /** Format: date-time */
            created_at: string;
            /** @description the first 100 */
            failures: components["schemas"]["BatchFailureView"][];
        };
        ResumeBatchBody: {
            /** @description replaces the limit of the batch, which is unchanged when absent */
            max_credits?: number;
        };
        CellUnderWayView: {
            row_id: number;
            cell_id: number;
            /** @enum {string} */
            stage: "cells" | "render" | "post";
            /** @description of the stage `cells` */
            generation_id: number | null;
            /** @description of the stage `render` */
            render_job_id: number | null;
        };
        BatchEventView: {
            id: number;
            /** @enum {string} */
            status: "running" | "paused" | "stopped" | "completed";
            /**
             * @description each includes the ones before
             * @enum {string}
             */
            through: "cells" | "render" | "post";
            /**
             * @description why the batch paused by itself; null when a user paused it
             * @enum {string|null}
             */
            paused_reason: "max_credits" | "insufficient_credits" | "too_much_uncollected_work" | null;
            /** @description number of cells and of rows with posts, without those that were deleted before they were made */
            total: number;
            completed: number;
            /** @description includes cells whose generation or render was stopped, and what depends on those */
            failed: number;
            /** @description the same numbers by stage */
            progress: components["schemas"]["BatchProgressView"][];
            /** @description captured so far */
            credits_spent: number;
            /** @description held for running generations and renders */
            credits_held: number;
            max_credits: number | null;
            /** @description what it was estimated to cost at its start; null for a batch over more than 20,000 cells */
            estimate: components["schemas"]["EstimatedCreditsView"] | null;
            /** Format: date-time */
            created_at: string;
            /** @description the cells that are being made now, at most 8 */
            under_way: components["schemas"]["CellUnderWayView"][];
        };
        FailedCellView: {
            row_id: number;
            cell_id: number;
            /** @description why it was not generated */
            error: string | null;
            /** Format: date-time */
            failed_at: string;
        };
        PreviewBody: {
            /** @description the text to speak */
            text: string;
        };
        OrderedPreviewView: {
            /** @description for `GET …/voice/preview/{job_id}`; also the id of a generation */
            user_job_id: number;
        };
        PreviewOutputView: {
            /** @description a content resource */
            id: number;
            /** @constant */
            type: "audio";
            file_url: string;
        };
        PreviewView: {
            id: number;
            /** @enum {string} */
            status: "pending" | "processing" | "completed" | "failed" | "stopped";
            /** @constant */
            user_job_type: "voice_preview";
            output_resources: components["schemas"]["PreviewOutputView"][];
            failed_reason: string | null;
            /** Format: date-time */
            created_at: string;
        };
        RenderJobFields: {
            /** @description the engine */
            project_id: number;
            /** @description the cell */
            container_id: number;
            /** @constant */
            container_type: "SpreadsheetCell";
            /** @description a render document as JSON (`GET /render_jobs/schema`); empty or `{}` composes the cell's own layers */
            input?: string;
            /**
             * @description a draft with half the size and half the frame rate in the same layout, rendered in a fraction of the time for a quarter of the price
             * @default false
             */
            preview?: boolean;
            /** @description the most that it may cost, with up to six decimals. An order whose price is known to be higher is rejected with `cost_exceeds_limit`. Where the price is known only when the job runs, the job fails with that `failed_code`, before a vendor is asked and at no cost. Any price when absent */
            max_credits?: number;
        };
        OrderRenderBody: {
            job: components["schemas"]["RenderJobFields"];
        };
        OrderedView: {
            job_id: number;
        };
        RenderJobView: {
            id: number;
            /** @enum {string} */
            status: "pending" | "processing" | "completed" | "failed" | "stopped";
            progress: number;
            /** @description a draft of half the size */
            preview: boolean;
            project_id: number;
            container_id: number;
            /** @description set when completed */
            content_resource_id: number | null;
            /** @description readable without credentials */
            url: string | null;
            /** @description set when completed; for a preview as soon as its first picture is rendered */
            thumbnail_url: string | null;
            failed_reason: string | null;
            /** @description error code of the failure, as in error responses, for example `cost_exceeds_limit`; null for other failures */
            failed_code: string | null;
            /** @description credits; 0 until completed, and for a reused video */
            execution_cost: number;
            /** Format: date-time */
            created_at: string;
        };
        DownloadView: {
            /** @description readable without credentials */
            url: string;
            /** @description a name for the file */
            filename: string;
        };
        NodeGroupView: {
            /** @enum {string} */
            stage: "cells" | "render" | "post";
            /** @enum {string} */
            state: "missing" | "fresh" | "stale" | "failed" | "skipped" | "queued" | "working";
            /** @description in words, where the state does not say everything */
            reason: string | null;
            count: number;
            /** @description in any order; none of the stage `post` */
            cell_ids: number[];
            /** @description the rows whose posts are in this state, in any order; only of the stage `post` */
            row_ids: number[];
        };
        NodeStatesView: {
            /** @description increases with every change of the sheet */
            sheet_version: number;
            /** @description false while changes of the last seconds are still being compared */
            is_current: boolean;
            /** @description the nodes of the sheet by stage, state and reason */
            nodes: components["schemas"]["NodeGroupView"][];
        };
        RowFilterFields: {
            /** @description the column whose cells are compared */
            column_id: number;
            /** @description rows whose cell has exactly this value */
            equals?: string;
            /** @description rows whose cell contains this, in any case */
            contains?: string;
            /** @description rows whose cell has no value, or with `false` those whose cell has one */
            is_empty?: boolean;
        };
        StartBatchBody: {
            /** @description all rows when absent */
            row_ids?: number[];
            /** @description the rows among them whose cells have a value; exactly one of `equals`, `contains` and `is_empty` */
            row_filter?: components["schemas"]["RowFilterFields"];
            /** @description all columns when absent */
            column_ids?: number[];
            /**
             * @description `render` also renders the cells of `final_video` columns that hold layers, once what they show is made; `post` then makes the posts of the rows too
             * @default cells
             * @enum {string}
             */
            through?: "cells" | "render" | "post";
            /** @description only cells, and posts of rows, with these states (`GET …/states`); all when absent */
            only?: ("missing" | "stale" | "failed")[];
            /** @description maximum credits that the batch holds and has spent, with up to six decimals; no limit when absent */
            max_credits?: number;
        };
        BatchSelectionBody: {
            /** @description all rows when absent */
            row_ids?: number[];
            /** @description the rows among them whose cells have a value; exactly one of `equals`, `contains` and `is_empty` */
            row_filter?: components["schemas"]["RowFilterFields"];
            /** @description all columns when absent */
            column_ids?: number[];
            /**
             * @description `render` also renders the cells of `final_video` columns that hold layers, once what they show is made; `post` then makes the posts of the rows too
             * @default cells
             * @enum {string}
             */
            through?: "cells" | "render" | "post";
            /** @description only cells, and posts of rows, with these states (`GET …/states`); all when absent */
            only?: ("missing" | "stale" | "failed")[];
        };
        EstimateLineView: {
            /** @enum {string} */
            stage: "cells" | "render" | "post";
            /** @description `generation_type` of the cells, or `render` */
            kind: string;
            /** @description name in the catalogue */
            model: string;
            /** @description number of cells */
            count: number;
            credits_min: number;
            credits_max: number;
        };
        RefusedNodeView: {
            cell_id: number;
            /** @enum {string} */
            stage: "cells" | "render" | "post";
            /** @description why it cannot be made as it is */
            error: string;
        };
        BatchEstimateView: {
            /** @description the sum at least */
            credits_min: number;
            /** @description the sum at most */
            credits_max: number;
            /** @description by stage, kind and model */
            lines: components["schemas"]["EstimateLineView"][];
            refused: components["schemas"]["RefusedNodeView"][];
        };
        UserJobOrder: {
            /** @constant */
            user_job_type: "train_social";
            /** @description JSON text or object: `platform`, `type`, `value`, `days`, `country`, `max_results`, `monitoring`, `comment_monitoring` */
            data: {
                [key: string]: unknown;
            };
        };
        OrderUserJobBody: {
            /** @description `user_job[user_job_type]` and `user_job[data]` in a form */
            user_job: components["schemas"]["UserJobOrder"];
        };
        UserJobOrdered: {
            user_job_id: number;
        };
        MonitoringChangeBody: {
            /** @enum {string} */
            platform?: "shortvideo" | "photoshare" | "videohost";
            /** @enum {string} */
            type?: "username" | "hashtag" | "keyword";
            value?: string;
            /** @description one of 0, 1, 7, 30, 90, 180; 0 for no filter */
            days?: number;
            country?: string;
            max_results?: number;
            /** @description false makes the current scrape the last one */
            monitoring?: boolean;
            comment_monitoring?: boolean;
        };
        MonitoringDataView: {
            /** @enum {string} */
            platform: "shortvideo" | "photoshare" | "videohost";
            /** @enum {string} */
            type: "username" | "hashtag" | "keyword";
            value: string;
            days: number;
            country: string | null;
            max_results: number;
            monitoring: boolean;
            comment_monitoring: boolean;
        };
        MonitoringView: {
            id: number;
            /** @constant */
            user_job_type: "train_social";
            agent_id: number;
            /** @enum {string} */
            status: "pending" | "processing" | "completed" | "failed";
            failed_reason: string | null;
            data: components["schemas"]["MonitoringDataView"];
            /** @description found and paid for so far */
            posts: number;
            /** @description found and paid for so far */
            comments: number;
            /** @description credits charged so far */
            cost: number;
            /** Format: date-time */
            last_scraped_at: string | null;
            /** Format: date-time */
            next_scrape_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        ModelView: {
            /** @description the value of `model` */
            id: string;
            /** @enum {string} */
            generation_type: "text" | "image_from_text" | "video_from_text" | "audio_generation" | "transcription";
            /** @description used where a request and its cell name no model */
            default: boolean;
            /** @description older names */
            aliases: string[];
            /** @description of images and videos, the default first */
            aspect_ratios?: string[];
            /** @description of videos, the default first */
            resolutions?: string[];
            /** @description of videos, in seconds */
            durations?: number[];
            /** @description of videos, in seconds */
            default_duration?: number;
            /** @description whether its videos can have native audio */
            native_audio?: boolean;
            /** @description of images: values of `version` */
            versions?: string[];
            /** @description of images: maximum number of `content_resource_ids` */
            reference_images?: number;
            /** @description of texts: maximum length of the output in tokens */
            max_length?: number;
            /** @description of speech: maximum length of the text in characters */
            max_characters?: number;
            /** @description of speech: values of `voice_id`; a model without them speaks with the voices of a connected voice account */
            voices?: string[];
        };
        ModelListView: {
            models: components["schemas"]["ModelView"][];
        };
        PriceView: {
            operation: string;
            model: string;
            /**
             * @description what `credits` pay for
             * @example second of 720p
             */
            unit: string;
            credits: number;
        };
        PriceListView: {
            prices: components["schemas"]["PriceView"][];
        };
        GeneratedContentView: {
            /** @description a content resource */
            id: number;
            type: string;
            thumbnail_url: string;
        };
        TemplateView: {
            id: number;
            /** Format: uuid */
            uuid: string;
            slug: string;
            title: string;
            /** @description the same as `title` */
            name: string;
            description: string;
            /** @description URL; for an organization's template its newest content, or the cover of the default template */
            cover: string;
            /** @description URL */
            tutorial_url: string | null;
            tags: string[];
            /** @description at most 6, newest first: outputs of generations and renders in sheets of your organizations that were created from this template (the 20 newest sheets of each organization) */
            recent_generated_contents: components["schemas"]["GeneratedContentView"][];
        };
        ChangeTemplateBody: {
            /** @description words of lower-case letters and digits, separated by hyphens; unique in the organization and not used by a ready-made template */
            slug?: string;
            title?: string;
            description?: string;
        };
        CloneTemplateBody: {
            /** @description integer id or uuid */
            agent_id: number | string;
        };
        MakeTemplateBody: {
            /** @description words of lower-case letters and digits, separated by hyphens; unique in the organization and not used by a ready-made template */
            slug: string;
            title: string;
            description?: string;
        };
        SocialAccountView: {
            id: number;
            /** @enum {string} */
            platform: "shortvideo" | "photoshare" | "pagesocial" | "videohost" | "microblog" | "professional";
            display_name: string;
            /** @description without @ */
            handle: string;
            /**
             * @description expired: the grant has expired; disconnected: the network has revoked it
             * @enum {string}
             */
            status: "connected" | "expired" | "disconnected";
            /** Format: date-time */
            connected_at: string;
        };
        ConnectBody: {
            /**
             * @description where the browser is redirected afterwards: an absolute http or https URL of this service or of an origin that the operator allows, which gets `status` (connected or failed), `platform`, and `account_id` or `error`; without it a page shows the agent and the organization, with a button that undoes the connection
             * @example https://app.example.com/accounts
             */
            redirect_uri?: string;
        };
        ConnectView: {
            /**
             * Format: uri
             * @description where the account’s owner grants access, valid for 10 minutes
             */
            authorize_url: string;
        };
        UndoBody: {
            /** @description token of the result page */
            token: string;
        };
        PlatformRuleView: {
            /** @enum {string} */
            platform: "shortvideo" | "photoshare" | "pagesocial" | "videohost" | "microblog" | "professional";
            label: string;
            text_only: boolean;
            media: ("video" | "image" | "document")[];
            max_media_items: number;
            /** @description in Unicode code points; see the notes for networks that count differently */
            max_text: number;
            /** @description null if the platform has no titles */
            max_title: number | null;
            required: string[];
            optional: string[];
            ignored: string[];
            /** @description by name: type, accepted values, default, limits */
            options: {
                [key: string]: unknown;
            };
            editable_after_publish: string[];
            notes: string[];
        };
        PlatformsView: {
            platforms: components["schemas"]["PlatformRuleView"][];
        };
        ThreadSegmentBody: {
            text?: string | null;
            media_urls?: string[] | null;
        };
        CreatePostBody: {
            /** @description caption or text, hashtags inline */
            description?: string | null;
            title?: string | null;
            /** @description VIDEO (default), IMAGE, CLIP or POST_VIDEO */
            media_type?: string | null;
            /** @description who sees the post; the account decides which of the values it offers */
            shortvideo_privacy_level?: string | null;
            /** @description true: without comments */
            shortvideo_disable_comment?: boolean | null;
            /** @description true: without duets */
            shortvideo_disable_duet?: boolean | null;
            /** @description true: nobody can take parts of it into another video */
            shortvideo_disable_stitch?: boolean | null;
            /** @description true: it advertises something; without it the next two have no effect */
            shortvideo_disclose_commercial_content?: boolean | null;
            /** @description true: it advertises your own brand */
            shortvideo_your_brand?: boolean | null;
            /** @description true: it is paid by another brand */
            shortvideo_branded_content?: boolean | null;
            /** @description exactly one of `mode` and `track_url` */
            photoshare_music?: {
                [key: string]: unknown;
            } | null;
            /** @description `visibility`, `shorts`, `tags`, `made_for_kids`, `notify_subscribers`, `category_id` */
            videohost_options?: {
                [key: string]: unknown;
            } | null;
            /** @description `visibility`, `alt_text`, `carousel` */
            professional_options?: {
                [key: string]: unknown;
            } | null;
            /** @description public URL of the first or only media */
            media_url?: string | null;
            /** @description further media; the extension determines the type of each */
            media_urls?: string[] | null;
            /** @description an unusable thumbnail causes a warning */
            thumbnail_url?: string | null;
            thread?: components["schemas"]["ThreadSegmentBody"][] | null;
            reply_to_post_id?: string | null;
            /**
             * @description one or more of shortvideo, photoshare, pagesocial, videohost, microblog, professional
             * @example [
             *       "shortvideo",
             *       "videohost"
             *     ]
             */
            platform: string[];
            /**
             * @description now, specific_time, next_available; next_available takes the next free slot of the agent’s calendar, see its schedule_slots
             * @default next_available
             */
            schedule_type?: string;
            /** @description ISO 8601, in UTC if it has no offset; for specific_time */
            scheduled_time?: string | null;
            /**
             * @description fail instead of skipping platforms that do not support the post or are not connected
             * @default false
             */
            strict?: boolean;
            /** @description the idea behind it, which moves to `posted` when the post is published; ideas of other agents are unaffected */
            idea_id?: number | null;
            /** @description the row of a sheet that the video belongs to, whose stats column shows its metrics; determined from the media if they are a render of that row */
            row_id?: number | null;
        };
        MetricsView: {
            /** @description null if the network does not report it */
            views: number | null;
            /** @description null if the network does not report it */
            likes: number | null;
            /** @description null if the network does not report it */
            comments: number | null;
            /** @description null if the network does not report it */
            shares: number | null;
            /** Format: date-time */
            read_at: string;
        };
        PlatformStatusView: {
            /** @enum {string} */
            platform: "shortvideo" | "photoshare" | "pagesocial" | "videohost" | "microblog" | "professional";
            /** @description the account that publishes it; null while none is selected */
            account_id: number | null;
            /** @enum {string} */
            status: "scheduled" | "publishing" | "success" | "failed";
            /** @enum {string} */
            normalized_status: "accepted" | "publishing" | "published" | "failed";
            platform_post_id: string | null;
            /** @description public link to the live post */
            post_url: string | null;
            /** Format: date-time */
            published_at: string | null;
            error: string | null;
            /** @example media_fetch_failed */
            error_code: string | null;
            /** @example download */
            failed_step: string | null;
            /** @description an error that did not fail the post */
            warning: string | null;
            /** @description the options sent for this platform */
            platform_options: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description in the offset of `X-Timezone-Offset`, or the time zone of the agent
             */
            scheduled_time: string;
            /** @description background music: `id` and `title` of a library track, or `track_url`; null if there is none */
            music_track: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date-time
             * @description when the published post was last edited
             */
            edited_at: string | null;
            /** @description reactions to the published post, read daily for 90 days */
            metrics: components["schemas"]["MetricsView"] | null;
        };
        SkippedPlatformView: {
            /** @enum {string} */
            platform: "shortvideo" | "photoshare" | "pagesocial" | "videohost" | "microblog" | "professional";
            field: string;
            reason: string;
        };
        PostSummaryView: {
            id: number;
            /** @enum {string} */
            status: "draft" | "scheduled" | "publishing" | "success" | "partial" | "failed";
            description: string | null;
        };
        CreatedPostView: {
            message: string;
            post_id: number;
            /** @description as requested */
            platforms: string[];
            platforms_status: components["schemas"]["PlatformStatusView"][];
            platforms_skipped: components["schemas"]["SkippedPlatformView"][];
            /**
             * @description path below the base address
             * @example /schedule/post/1
             */
            status_url: string;
            /** @description true if the post was created by an earlier request with the same Idempotency-Key */
            idempotent_replay: boolean;
            post: components["schemas"]["PostSummaryView"];
        };
        PostView: {
            id: number;
            /** @enum {string} */
            status: "draft" | "scheduled" | "publishing" | "success" | "partial" | "failed";
            description: string | null;
            /** @description the content as it was sent */
            content: {
                [key: string]: unknown;
            };
            /** @description the idea behind it */
            idea_id: number | null;
            /** @description the row of a sheet that the video belongs to */
            row_id: number | null;
            /** @enum {string} */
            schedule_type: "now" | "specific_time" | "next_available";
            /** Format: date-time */
            scheduled_time: string;
            /** @description as requested */
            platforms: string[];
            platforms_status: components["schemas"]["PlatformStatusView"][];
            platforms_skipped: components["schemas"]["SkippedPlatformView"][];
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description in UTC; identifies what is approved
             */
            updated_at: string;
        };
        PostListView: {
            /** @description by scheduled time, at most 1,000 */
            posts: components["schemas"]["PostView"][];
        };
        EditPostBody: {
            /** @description caption or text, hashtags inline */
            description?: string | null;
            title?: string | null;
            /** @description VIDEO (default), IMAGE, CLIP or POST_VIDEO */
            media_type?: string | null;
            /** @description who sees the post; the account decides which of the values it offers */
            shortvideo_privacy_level?: string | null;
            /** @description true: without comments */
            shortvideo_disable_comment?: boolean | null;
            /** @description true: without duets */
            shortvideo_disable_duet?: boolean | null;
            /** @description true: nobody can take parts of it into another video */
            shortvideo_disable_stitch?: boolean | null;
            /** @description true: it advertises something; without it the next two have no effect */
            shortvideo_disclose_commercial_content?: boolean | null;
            /** @description true: it advertises your own brand */
            shortvideo_your_brand?: boolean | null;
            /** @description true: it is paid by another brand */
            shortvideo_branded_content?: boolean | null;
            /** @description exactly one of `mode` and `track_url` */
            photoshare_music?: {
                [key: string]: unknown;
            } | null;
            /** @description `visibility`, `shorts`, `tags`, `made_for_kids`, `notify_subscribers`, `category_id` */
            videohost_options?: {
                [key: string]: unknown;
            } | null;
            /** @description `visibility`, `alt_text`, `carousel` */
            professional_options?: {
                [key: string]: unknown;
            } | null;
            /** @description public URL of the first or only media */
            media_url?: string | null;
            /** @description further media; the extension determines the type of each */
            media_urls?: string[] | null;
            /** @description an unusable thumbnail causes a warning */
            thumbnail_url?: string | null;
            thread?: components["schemas"]["ThreadSegmentBody"][] | null;
            reply_to_post_id?: string | null;
            platform?: string[];
            /** @description now, specific_time, next_available; the time is kept if neither this nor scheduled_time is sent */
            schedule_type?: string;
            /** @description implies schedule_type specific_time */
            scheduled_time?: string | null;
            strict?: boolean;
            /** @description the idea behind it, which moves to `posted` when the post is published; ideas of other agents are unaffected */
            idea_id?: number | null;
            /** @description the row of a sheet that the video belongs to, whose stats column shows its metrics; determined from the media if they are a render of that row */
            row_id?: number | null;
        };
        EditLivePostBody: {
            /** @description caption or text, hashtags inline */
            description?: string | null;
            title?: string | null;
            /** @description VIDEO (default), IMAGE, CLIP or POST_VIDEO */
            media_type?: string | null;
            /** @description who sees the post; the account decides which of the values it offers */
            shortvideo_privacy_level?: string | null;
            /** @description true: without comments */
            shortvideo_disable_comment?: boolean | null;
            /** @description true: without duets */
            shortvideo_disable_duet?: boolean | null;
            /** @description true: nobody can take parts of it into another video */
            shortvideo_disable_stitch?: boolean | null;
            /** @description true: it advertises something; without it the next two have no effect */
            shortvideo_disclose_commercial_content?: boolean | null;
            /** @description true: it advertises your own brand */
            shortvideo_your_brand?: boolean | null;
            /** @description true: it is paid by another brand */
            shortvideo_branded_content?: boolean | null;
            /** @description exactly one of `mode` and `track_url` */
            photoshare_music?: {
                [key: string]: unknown;
            } | null;
            /** @description `visibility`, `shorts`, `tags`, `made_for_kids`, `notify_subscribers`, `category_id` */
            videohost_options?: {
                [key: string]: unknown;
            } | null;
            /** @description `visibility`, `alt_text`, `carousel` */
            professional_options?: {
                [key: string]: unknown;
            } | null;
            /** @description public URL of the first or only media */
            media_url?: string | null;
            /** @description further media; the extension determines the type of each */
            media_urls?: string[] | null;
            /** @description an unusable thumbnail causes a warning */
            thumbnail_url?: string | null;
            thread?: components["schemas"]["ThreadSegmentBody"][] | null;
            reply_to_post_id?: string | null;
            /** @description platforms to change, each of which must accept all fields; default: all platforms where it is published that accept at least one field */
            platform?: string[];
        };
        LiveEditView: {
            /** @enum {string} */
            platform: "shortvideo" | "photoshare" | "pagesocial" | "videohost" | "microblog" | "professional";
            /** @description true if the platform applied the change */
            edited: boolean;
            error: string | null;
            error_code: string | null;
            failed_step: string | null;
            /** @description what was omitted from the change */
            warning: string | null;
        };
        EditedPostView: {
            id: number;
            /** @enum {string} */
            status: "draft" | "scheduled" | "publishing" | "success" | "partial" | "failed";
            description: string | null;
            /** @description the content as it was sent */
            content: {
                [key: string]: unknown;
            };
            /** @description the idea behind it */
            idea_id: number | null;
            /** @description the row of a sheet that the video belongs to */
            row_id: number | null;
            /** @enum {string} */
            schedule_type: "now" | "specific_time" | "next_available";
            /** Format: date-time */
            scheduled_time: string;
            /** @description as requested */
            platforms: string[];
            platforms_status: components["schemas"]["PlatformStatusView"][];
            platforms_skipped: components["schemas"]["SkippedPlatformView"][];
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description in UTC; identifies what is approved
             */
            updated_at: string;
            edits: components["schemas"]["LiveEditView"][];
        };
        PlanTargetView: {
            /** @enum {string} */
            platform: "shortvideo" | "photoshare" | "pagesocial" | "videohost" | "microblog" | "professional";
            account_id: number | null;
            optional: boolean;
            /** @description as it was sent */
            content: {
                [key: string]: unknown;
            };
        };
        PlanFilesView: {
            video: string | null;
            cover: string | null;
        };
        PlanTimingView: {
            /** @enum {string} */
            type: "column" | "fixed" | "slots" | "cadence" | "now";
            /** @description of column */
            column?: string;
            /** @description of fixed */
            at?: string[];
            /** @description of cadence */
            from?: string;
            /** @description of cadence */
            times?: string[];
            /** @description of cadence */
            days_of_week?: number[];
        };
        PostPlanView: {
            targets: components["schemas"]["PlanTargetView"][];
            files: components["schemas"]["PlanFilesView"];
            timing: components["schemas"]["PlanTimingView"];
            requires_approval: boolean;
            /** Format: date-time */
            updated_at: string;
        };
        PostTextBody: {
            /** @description caption or text, hashtags inline */
            description?: string | null;
            title?: string | null;
            /** @description VIDEO (default), IMAGE, CLIP or POST_VIDEO */
            media_type?: string | null;
            /** @description who sees the post; the account decides which of the values it offers */
            shortvideo_privacy_level?: string | null;
            /** @description true: without comments */
            shortvideo_disable_comment?: boolean | null;
            /** @description true: without duets */
            shortvideo_disable_duet?: boolean | null;
            /** @description true: nobody can take parts of it into another video */
            shortvideo_disable_stitch?: boolean | null;
            /** @description true: it advertises something; without it the next two have no effect */
            shortvideo_disclose_commercial_content?: boolean | null;
            /** @description true: it advertises your own brand */
            shortvideo_your_brand?: boolean | null;
            /** @description true: it is paid by another brand */
            shortvideo_branded_content?: boolean | null;
            /** @description exactly one of `mode` and `track_url` */
            photoshare_music?: {
                [key: string]: unknown;
            } | null;
            /** @description `visibility`, `shorts`, `tags`, `made_for_kids`, `notify_subscribers`, `category_id` */
            videohost_options?: {
                [key: string]: unknown;
            } | null;
            /** @description `visibility`, `alt_text`, `carousel` */
            professional_options?: {
                [key: string]: unknown;
            } | null;
        };
        PlanTargetBody: {
            /** @enum {string} */
            platform: "shortvideo" | "photoshare" | "pagesocial" | "videohost" | "microblog" | "professional";
            /** @description a connected account of the agent on this platform; without it the account that is connected when the posts are made, of several the one connected last */
            account_id?: number | null;
            /**
             * @description without `account_id`: whether rows become this post only while the agent has a connected account there
             * @default false
             */
            optional?: boolean;
            /** @description as of a post; in each text `{{name}}` stands for a column of the row or a global variable */
            content: components["schemas"]["PostTextBody"];
        };
        PlanFilesBody: {
            /** @description title of the column of type video with the video of each post */
            video?: string | null;
            /** @description title of the column of type image with the cover, for platforms that take one */
            cover?: string | null;
        };
        PlanTimingBody: {
            /**
             * @description `column`: each row contains its time. `fixed`: each row takes the next of some times. `cadence`: each row takes the next time of day on some days; both leave out times at which an account of the plan has a post. `slots`: each row takes the next free slot of the agent’s calendar. `now`: posts go out as soon as they are made, drafts as soon as they are approved
             * @enum {string}
             */
            type: "column" | "fixed" | "slots" | "cadence" | "now";
            /** @description of column: title of the column with ISO 8601 times, in the agent’s time zone if they have no offset */
            column?: string | null;
            /**
             * @description of fixed: ISO 8601 times, in the agent’s time zone if they have no offset
             * @example [
             *       "2027-01-04T09:00"
             *     ]
             */
            at?: string[];
            /**
             * @description of cadence: the first day
             * @example 2027-01-04
             */
            from?: string;
            /**
             * @description of cadence: times of day in the agent’s time zone; two of them are two rows a day
             * @example [
             *       "09:00",
             *       "18:00"
             *     ]
             */
            times?: string[];
            /** @description of cadence: 0 is Monday, 6 Sunday; default: every day */
            days_of_week?: number[];
        };
        PostPlanBody: {
            /** @description each row becomes one post for each of them; several on one platform need different accounts */
            targets: components["schemas"]["PlanTargetBody"][];
            /** @description posts without media where absent */
            files?: components["schemas"]["PlanFilesBody"];
            timing: components["schemas"]["PlanTimingBody"];
            /**
             * @description true: posts are drafts until a person approves each of them
             * @default true
             */
            requires_approval?: boolean;
        };
        CheckPlanBody: {
            /** @description all rows when absent */
            row_ids?: number[];
            /**
             * @description only rows behind the one with this id, by position
             * @default 0
             */
            rows_after?: number;
            /**
             * @description maximum number of rows that one response covers
             * @default 100
             */
            rows_limit?: number;
        };
        RowErrorView: {
            row_id: number;
            /** @enum {string} */
            platform: "shortvideo" | "photoshare" | "pagesocial" | "videohost" | "microblog" | "professional";
            /** @description null if no account can be used */
            account_id: number | null;
            /**
             * @description of the plan, or of the post as in platform_validation_failed
             * @example description
             */
            field: string;
            error: string;
        };
        CheckedPlanView: {
            /** @description number of rows that were checked */
            checked: number;
            /** @description by position of the row; empty if all posts can be made */
            errors: components["schemas"]["RowErrorView"][];
            /** @description `rows_after` of the next request; null if no rows follow */
            next_rows_after: number | null;
        };
        MakePostsBody: {
            row_ids: number[];
        };
        PlannedPostView: {
            row_id: number;
            /** @enum {string} */
            platform: "shortvideo" | "photoshare" | "pagesocial" | "videohost" | "microblog" | "professional";
            /** @description the account that publishes it */
            account_id: number;
            post_id: number;
            /** @description false for a post that an earlier request has made */
            created: boolean;
        };
        MadePostsView: {
            /** @description of all requested rows */
            posts: components["schemas"]["PlannedPostView"][];
            /** @description of rows of which no post was made */
            errors: components["schemas"]["RowErrorView"][];
        };
        SlotView: {
            /**
             * @description in the agent’s time zone
             * @example 09:00
             */
            time: string;
            /** @description 0 is Monday, 6 Sunday */
            days_of_week: number[];
        };
        SlotsView: {
            /** @description by time of day */
            slots: components["schemas"]["SlotView"][];
        };
        SlotBody: {
            /**
             * @description local time of day
             * @example 09:00
             */
            time: string;
            /** @description 0 is Monday, 6 Sunday; default: every day */
            days_of_week?: number[];
        };
        SlotsBody: {
            slots: components["schemas"]["SlotBody"][];
        };
        LiveEventView: {
            /** @enum {string} */
            kind: "ready" | "resync" | "generation.progressed" | "render.progressed" | "presence.updated" | "presence.ended" | "sheet.created" | "sheet.updated" | "sheet.deleted" | "sheet.variables_imported" | "row.created" | "row.updated" | "row.deleted" | "column.created" | "column.updated" | "column.deleted" | "cell.updated" | "layer.created" | "layer.updated" | "layer.deleted" | "generation.completed" | "generation.failed" | "generation.stopped" | "render.completed" | "render.failed" | "render.stopped" | "post_target.published" | "post_target.failed" | "post.published" | "post.failed" | "content_resource.uploaded" | "monitoring.completed" | "monitoring.failed" | "idea.created" | "idea.status_changed" | "backup.synced" | "backup.failed" | "agent.created" | "agent.updated" | "agent.deleted" | "batch.changed" | "organization.renamed" | "organization.second_factor_changed" | "member.added" | "member.invited" | "member.invitation_withdrawn" | "member.joined" | "member.role_changed" | "member.removed" | "social_account.connected" | "social_account.disconnected" | "credits.granted" | "uncollected_work.paid";
            /** @description null for an event that concerns no single agent */
            agent_id: number | null;
            /** Format: date-time */
            at: string;
            /** @description `X-Client-Id` of the request that caused it directly */
            origin?: string;
            /** @description null where it concerns more than 100: read all of them again */
            ids?: number[] | null;
            id?: number;
            sheet_id?: number | null;
            /** @description of the sheet after the change; it orders what happened to it */
            sheet_version?: number;
            cell_id?: number | null;
            layer_id?: number | null;
            /** @description a result was selected; nobody changed the cells */
            generated?: boolean;
            generation_id?: number;
            render_job_id?: number;
            content_resource_id?: number | null;
            progress?: number | null;
            user_id?: number;
            /** @description name that the client gave itself */
            client_id?: string;
            batch_id?: number;
            post_id?: number;
            idea_id?: number;
            /** Format: uuid */
            run_id?: string;
            user_job_id?: number;
            backup_id?: number;
            type?: string;
            round?: number;
            status?: string;
            preview?: boolean;
            platform?: string;
            error_code?: string | null;
            object_type?: string;
            asset_type?: string;
            /** @description new ones */
            posts?: number;
            /** @description new ones */
            comments?: number;
            from?: string;
            to?: string;
        };
        PresenceBody: {
            /** @description name of the client, such as of a tab; the same as in `X-Client-Id` */
            client_id: string;
            /** @description agent whose sheet the client shows, by integer id or uuid */
            agent_id?: number | string;
            /** @description sheet that the client shows; needs `agent_id` */
            sheet_id?: number | null;
        };
        IntegrationView: {
            connected: boolean;
            /** @description last characters of the key; null without one */
            masked_key: string | null;
        };
        ApiKeyBody: {
            /** @description a key of your own at the vendor */
            api_key: string;
        };
        SubscriptionView: {
            /** @description the plan of the key's account */
            tier: string | null;
        };
        VendorUserView: {
            subscription: components["schemas"]["SubscriptionView"];
        };
        ConnectedView: {
            connected: boolean;
            user: components["schemas"]["VendorUserView"];
        };
        ValidityView: {
            valid: boolean;
        };
        AgentCreationFailedError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "agent_creation_failed";
            errors?: components["schemas"]["FieldErrors"];
        };
        AgentNotFoundError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "agent_not_found";
            errors?: components["schemas"]["FieldErrors"];
        };
        AgentUpdateFailedError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "agent_update_failed";
            errors?: components["schemas"]["FieldErrors"];
        };
        AvatarCreationFailedError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "avatar_creation_failed";
            errors?: components["schemas"]["FieldErrors"];
        };
        AvatarUpdateFailedError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "avatar_update_failed";
            errors?: components["schemas"]["FieldErrors"];
        };
        ChangedSinceError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /** @constant */
            error_code: "changed_since";
            errors?: components["schemas"]["FieldErrors"];
        };
        ConflictError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "conflict";
            errors?: components["schemas"]["FieldErrors"];
        };
        ContentResourceCreationFailedErrorReason: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "content_resource_creation_failed";
            errors?: components["schemas"]["FieldErrors"];
            /**
             * @description the bytes are not of an accepted type; absent for a missing file
             * @constant
             */
            reason?: "unsupported_media";
        };
        ContentResourceNotFoundError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "content_resource_not_found";
            errors?: components["schemas"]["FieldErrors"];
        };
        CostExceedsLimitError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "cost_exceeds_limit";
            errors?: components["schemas"]["FieldErrors"];
        };
        DirectUploadFailedError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "direct_upload_failed";
            errors?: components["schemas"]["FieldErrors"];
        };
        EmailUnverifiedError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /** @constant */
            error_code: "email_unverified";
            errors?: components["schemas"]["FieldErrors"];
        };
        /** @description the invalid fields, where known, with paths as in `rows[3].title`; the first is the one of `error` */
        FieldErrors: {
            field: string;
            problem: string;
        }[];
        FileSizeExceededError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "file_size_exceeded";
            errors?: components["schemas"]["FieldErrors"];
        };
        FolderRemovalFailedError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "folder_removal_failed";
            errors?: components["schemas"]["FieldErrors"];
        };
        ForbiddenError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "forbidden";
            errors?: components["schemas"]["FieldErrors"];
        };
        FreshSecondFactorRequiredError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "fresh_second_factor_required";
            errors?: components["schemas"]["FieldErrors"];
        };
        IdempotencyAnswerNotStoredError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "idempotency_answer_not_stored";
            errors?: components["schemas"]["FieldErrors"];
        };
        IdempotencyKeyInUseError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "idempotency_key_in_use";
            errors?: components["schemas"]["FieldErrors"];
        };
        IdempotencyKeyReusedError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "idempotency_key_reused";
            errors?: components["schemas"]["FieldErrors"];
        };
        IdempotencyOutcomeUnknownError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "idempotency_outcome_unknown";
            errors?: components["schemas"]["FieldErrors"];
        };
        InsufficientCreditsForJobError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "insufficient_credits_for_job";
            errors?: components["schemas"]["FieldErrors"];
        };
        InsufficientScopeErrorMissingScopes: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "insufficient_scope";
            errors?: components["schemas"]["FieldErrors"];
            /** @description of `insufficient_scope`: the scopes of `x-scope` that the key lacks */
            missing_scopes?: string[];
        };
        InvalidApiKeyError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "invalid_api_key";
            errors?: components["schemas"]["FieldErrors"];
        };
        InvalidContentTypeError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "invalid_content_type";
            errors?: components["schemas"]["FieldErrors"];
        };
        InvalidKeyError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /** @constant */
            error_code: "invalid_key";
            errors?: components["schemas"]["FieldErrors"];
        };
        JobCannotBeStoppedError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "job_cannot_be_stopped";
            errors?: components["schemas"]["FieldErrors"];
        };
        JobStatusInvalidError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "job_status_invalid";
            errors?: components["schemas"]["FieldErrors"];
        };
        MailNotConfiguredError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /** @constant */
            error_code: "mail_not_configured";
            errors?: components["schemas"]["FieldErrors"];
        };
        MediaFetchFailedError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "media_fetch_failed";
            errors?: components["schemas"]["FieldErrors"];
        };
        NoActiveCreditPurchaseError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "no_active_credit_purchase";
            errors?: components["schemas"]["FieldErrors"];
        };
        NotFoundError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "not_found";
            errors?: components["schemas"]["FieldErrors"];
        };
        OrganizationNotFoundError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "organization_not_found";
            errors?: components["schemas"]["FieldErrors"];
        };
        PasskeysNotConfiguredError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /** @constant */
            error_code: "passkeys_not_configured";
            errors?: components["schemas"]["FieldErrors"];
        };
        PayloadTooLargeError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /** @constant */
            error_code: "payload_too_large";
            errors?: components["schemas"]["FieldErrors"];
        };
        PermissionDeniedError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "permission_denied";
            errors?: components["schemas"]["FieldErrors"];
        };
        PlatformEditFailedError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /** @constant */
            error_code: "platform_edit_failed";
            errors?: components["schemas"]["FieldErrors"];
        };
        PlatformValidationFailedErrorDetail: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "platform_validation_failed";
            errors?: components["schemas"]["FieldErrors"];
            /** @description the first violation, and all of them */
            detail?: {
                error: string;
                error_code: string;
                /** @description null if the violation is not specific to a platform */
                platform: string | null;
                field: string;
                errors: {
                    /** @description null if the violation is not specific to a platform */
                    platform: string | null;
                    field: string;
                    error: string;
                }[];
            };
        };
        ProjectNotFoundError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "project_not_found";
            errors?: components["schemas"]["FieldErrors"];
        };
        RateLimitedError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "rate_limited";
            errors?: components["schemas"]["FieldErrors"];
        };
        ResyncRequiredError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /** @constant */
            error_code: "resync_required";
            errors?: components["schemas"]["FieldErrors"];
        };
        SecondFactorMissingError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "second_factor_missing";
            errors?: components["schemas"]["FieldErrors"];
        };
        SecondFactorRequiredErrorChallengeExpiresInKinds: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "second_factor_required";
            errors?: components["schemas"]["FieldErrors"];
            /** @description of `second_factor_required`: names the sign-in at `POST /auth/second_factor` */
            challenge?: string;
            /** @description of `second_factor_required`: seconds until the challenge expires */
            expires_in?: number;
            /** @description of `second_factor_required`: kinds of second factors that you have; a recovery code replaces each of them */
            kinds?: ("totp" | "passkey")[];
        };
        ServiceUnavailableError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /** @constant */
            error_code: "service_unavailable";
            errors?: components["schemas"]["FieldErrors"];
        };
        SpreadsheetNotFoundError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "spreadsheet_not_found";
            errors?: components["schemas"]["FieldErrors"];
        };
        StorageQuotaExceededError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "storage_quota_exceeded";
            errors?: components["schemas"]["FieldErrors"];
        };
        TooManyJobsError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "too_many_jobs";
            errors?: components["schemas"]["FieldErrors"];
        };
        TooManyRoundsError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "too_many_rounds";
            errors?: components["schemas"]["FieldErrors"];
        };
        TooMuchUncollectedWorkErrorAcceptedAgainAt: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "too_much_uncollected_work";
            errors?: components["schemas"]["FieldErrors"];
            /**
             * Format: date-time
             * @description when generations of this type are accepted again, unless more work is stopped until then
             */
            accepted_again_at?: string;
        };
        UnauthorizedError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "unauthorized";
            errors?: components["schemas"]["FieldErrors"];
        };
        UsableCreditRequiredError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "usable_credit_required";
            errors?: components["schemas"]["FieldErrors"];
        };
        UserJobNotFoundError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "user_job_not_found";
            errors?: components["schemas"]["FieldErrors"];
        };
        UserVoiceResourceNotFoundError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "user_voice_resource_not_found";
            errors?: components["schemas"]["FieldErrors"];
        };
        ValidationError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "validation_error";
            errors?: components["schemas"]["FieldErrors"];
        };
        ValidationErrorErrorsErrorsTruncated: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "validation_error";
            /** @description the invalid fields, or the lines of a strict import */
            errors?: {
                /** @description only of a line; 0 for the line of titles */
                row?: number;
                /** @description only of a line */
                column?: string | null;
                /** @description only of a line: the same as `problem` */
                error?: string;
                /** @description path of the value, as in `rows[3].TITLE` with the number of the row */
                field: string;
                problem: string;
            }[];
            errors_truncated?: boolean;
        };
        VendorNotSetUpError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /** @constant */
            error_code: "vendor_not_set_up";
            errors?: components["schemas"]["FieldErrors"];
        };
        VoiceIdRequiredError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "voice_id_required";
            errors?: components["schemas"]["FieldErrors"];
        };
        VoiceLimitReachedError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            error_code: "voice_limit_reached";
            errors?: components["schemas"]["FieldErrors"];
        };
    };
    responses: {
        /** @description invalid_key */
        "400.invalid_key": {
            content: {
                "application/json": components["schemas"]["InvalidKeyError"];
            };
        };
        /** @description validation_error */
        "400.validation_error": {
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description second_factor_required, unauthorized */
        "401.second_factor_required.unauthorized.challenge.expires_in.kinds": {
            content: {
                "application/json": components["schemas"]["SecondFactorRequiredErrorChallengeExpiresInKinds"] | components["schemas"]["UnauthorizedError"];
            };
        };
        /** @description unauthorized */
        "401.unauthorized": {
            content: {
                "application/json": components["schemas"]["UnauthorizedError"];
            };
        };
        /** @description email_unverified */
        "403.email_unverified": {
            content: {
                "application/json": components["schemas"]["EmailUnverifiedError"];
            };
        };
        /** @description forbidden */
        "403.forbidden": {
            content: {
                "application/json": components["schemas"]["ForbiddenError"];
            };
        };
        /** @description forbidden, fresh_second_factor_required, insufficient_scope, permission_denied, second_factor_missing */
        "403.forbidden.fresh_second_factor_required.insufficient_scope.permission_denied.second_factor_missing.missing_scopes": {
            content: {
                "application/json": components["schemas"]["ForbiddenError"] | components["schemas"]["FreshSecondFactorRequiredError"] | components["schemas"]["InsufficientScopeErrorMissingScopes"] | components["schemas"]["PermissionDeniedError"] | components["schemas"]["SecondFactorMissingError"];
            };
        };
        /** @description forbidden, fresh_second_factor_required, insufficient_scope, second_factor_missing */
        "403.forbidden.fresh_second_factor_required.insufficient_scope.second_factor_missing.missing_scopes": {
            content: {
                "application/json": components["schemas"]["ForbiddenError"] | components["schemas"]["FreshSecondFactorRequiredError"] | components["schemas"]["InsufficientScopeErrorMissingScopes"] | components["schemas"]["SecondFactorMissingError"];
            };
        };
        /** @description forbidden, insufficient_scope */
        "403.forbidden.insufficient_scope.missing_scopes": {
            content: {
                "application/json": components["schemas"]["ForbiddenError"] | components["schemas"]["InsufficientScopeErrorMissingScopes"];
            };
        };
        /** @description forbidden, insufficient_scope, permission_denied, second_factor_missing */
        "403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes": {
            content: {
                "application/json": components["schemas"]["ForbiddenError"] | components["schemas"]["InsufficientScopeErrorMissingScopes"] | components["schemas"]["PermissionDeniedError"] | components["schemas"]["SecondFactorMissingError"];
            };
        };
        /** @description forbidden, insufficient_scope, second_factor_missing */
        "403.forbidden.insufficient_scope.second_factor_missing.missing_scopes": {
            content: {
                "application/json": components["schemas"]["ForbiddenError"] | components["schemas"]["InsufficientScopeErrorMissingScopes"] | components["schemas"]["SecondFactorMissingError"];
            };
        };
        /** @description fresh_second_factor_required, insufficient_scope, second_factor_missing */
        "403.fresh_second_factor_required.insufficient_scope.second_factor_missing.missing_scopes": {
            content: {
                "application/json": components["schemas"]["FreshSecondFactorRequiredError"] | components["schemas"]["InsufficientScopeErrorMissingScopes"] | components["schemas"]["SecondFactorMissingError"];
            };
        };
        /** @description insufficient_scope */
        "403.insufficient_scope.missing_scopes": {
            content: {
                "application/json": components["schemas"]["InsufficientScopeErrorMissingScopes"];
            };
        };
        /** @description insufficient_scope, permission_denied, second_factor_missing */
        "403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes": {
            content: {
                "application/json": components["schemas"]["InsufficientScopeErrorMissingScopes"] | components["schemas"]["PermissionDeniedError"] | components["schemas"]["SecondFactorMissingError"];
            };
        };
        /** @description insufficient_scope, second_factor_missing */
        "403.insufficient_scope.second_factor_missing.missing_scopes": {
            content: {
                "application/json": components["schemas"]["InsufficientScopeErrorMissingScopes"] | components["schemas"]["SecondFactorMissingError"];
            };
        };
        /** @description agent_not_found, not_found */
        "404.agent_not_found.not_found": {
            content: {
                "application/json": components["schemas"]["AgentNotFoundError"] | components["schemas"]["NotFoundError"];
            };
        };
        /** @description content_resource_not_found, not_found */
        "404.content_resource_not_found.not_found": {
            content: {
                "application/json": components["schemas"]["ContentResourceNotFoundError"] | components["schemas"]["NotFoundError"];
            };
        };
        /** @description content_resource_not_found, not_found, spreadsheet_not_found */
        "404.content_resource_not_found.not_found.spreadsheet_not_found": {
            content: {
                "application/json": components["schemas"]["ContentResourceNotFoundError"] | components["schemas"]["NotFoundError"] | components["schemas"]["SpreadsheetNotFoundError"];
            };
        };
        /** @description not_found */
        "404.not_found": {
            content: {
                "application/json": components["schemas"]["NotFoundError"];
            };
        };
        /** @description not_found, project_not_found */
        "404.not_found.project_not_found": {
            content: {
                "application/json": components["schemas"]["NotFoundError"] | components["schemas"]["ProjectNotFoundError"];
            };
        };
        /** @description not_found, spreadsheet_not_found */
        "404.not_found.spreadsheet_not_found": {
            content: {
                "application/json": components["schemas"]["NotFoundError"] | components["schemas"]["SpreadsheetNotFoundError"];
            };
        };
        /** @description not_found, user_job_not_found */
        "404.not_found.user_job_not_found": {
            content: {
                "application/json": components["schemas"]["NotFoundError"] | components["schemas"]["UserJobNotFoundError"];
            };
        };
        /** @description not_found, user_voice_resource_not_found */
        "404.not_found.user_voice_resource_not_found": {
            content: {
                "application/json": components["schemas"]["NotFoundError"] | components["schemas"]["UserVoiceResourceNotFoundError"];
            };
        };
        /** @description project_not_found */
        "404.project_not_found": {
            content: {
                "application/json": components["schemas"]["ProjectNotFoundError"];
            };
        };
        /** @description conflict */
        "409.conflict": {
            content: {
                "application/json": components["schemas"]["ConflictError"];
            };
        };
        /** @description conflict, idempotency_answer_not_stored, idempotency_key_in_use */
        "409.conflict.idempotency_answer_not_stored.idempotency_key_in_use": {
            content: {
                "application/json": components["schemas"]["ConflictError"] | components["schemas"]["IdempotencyAnswerNotStoredError"] | components["schemas"]["IdempotencyKeyInUseError"];
            };
        };
        /** @description idempotency_answer_not_stored, idempotency_key_in_use */
        "409.idempotency_answer_not_stored.idempotency_key_in_use": {
            content: {
                "application/json": components["schemas"]["IdempotencyAnswerNotStoredError"] | components["schemas"]["IdempotencyKeyInUseError"];
            };
        };
        /** @description idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown */
        "409.idempotency_answer_not_stored.idempotency_key_in_use.idempotency_outcome_unknown": {
            content: {
                "application/json": components["schemas"]["IdempotencyAnswerNotStoredError"] | components["schemas"]["IdempotencyKeyInUseError"] | components["schemas"]["IdempotencyOutcomeUnknownError"];
            };
        };
        /** @description resync_required */
        "410.resync_required": {
            content: {
                "application/json": components["schemas"]["ResyncRequiredError"];
            };
        };
        /** @description changed_since */
        "412.changed_since": {
            content: {
                "application/json": components["schemas"]["ChangedSinceError"];
            };
        };
        /** @description payload_too_large */
        "413.payload_too_large": {
            content: {
                "application/json": components["schemas"]["PayloadTooLargeError"];
            };
        };
        /** @description agent_creation_failed, avatar_creation_failed, idempotency_key_reused, invalid_api_key, organization_not_found, storage_quota_exceeded, validation_error */
        "422.agent_creation_failed.avatar_creation_failed.idempotency_key_reused.invalid_api_key.organization_not_found.storage_quota_exceeded.validation_error": {
            content: {
                "application/json": components["schemas"]["AgentCreationFailedError"] | components["schemas"]["AvatarCreationFailedError"] | components["schemas"]["IdempotencyKeyReusedError"] | components["schemas"]["InvalidApiKeyError"] | components["schemas"]["OrganizationNotFoundError"] | components["schemas"]["StorageQuotaExceededError"] | components["schemas"]["ValidationError"];
            };
        };
        /** @description agent_not_found, content_resource_creation_failed, idempotency_key_reused, storage_quota_exceeded, validation_error */
        "422.agent_not_found.content_resource_creation_failed.idempotency_key_reused.storage_quota_exceeded.validation_error.reason": {
            content: {
                "application/json": components["schemas"]["AgentNotFoundError"] | components["schemas"]["ContentResourceCreationFailedErrorReason"] | components["schemas"]["IdempotencyKeyReusedError"] | components["schemas"]["StorageQuotaExceededError"] | components["schemas"]["ValidationError"];
            };
        };
        /** @description agent_not_found, cost_exceeds_limit, idempotency_key_reused, insufficient_credits_for_job, too_much_uncollected_work, usable_credit_required, validation_error */
        "422.agent_not_found.cost_exceeds_limit.idempotency_key_reused.insufficient_credits_for_job.too_much_uncollected_work.usable_credit_required.validation_error.accepted_again_at": {
            content: {
                "application/json": components["schemas"]["AgentNotFoundError"] | components["schemas"]["CostExceedsLimitError"] | components["schemas"]["IdempotencyKeyReusedError"] | components["schemas"]["InsufficientCreditsForJobError"] | components["schemas"]["TooMuchUncollectedWorkErrorAcceptedAgainAt"] | components["schemas"]["UsableCreditRequiredError"] | components["schemas"]["ValidationError"];
            };
        };
        /** @description agent_not_found, cost_exceeds_limit, idempotency_key_reused, insufficient_credits_for_job, too_much_uncollected_work, validation_error */
        "422.agent_not_found.cost_exceeds_limit.idempotency_key_reused.insufficient_credits_for_job.too_much_uncollected_work.validation_error.accepted_again_at": {
            content: {
                "application/json": components["schemas"]["AgentNotFoundError"] | components["schemas"]["CostExceedsLimitError"] | components["schemas"]["IdempotencyKeyReusedError"] | components["schemas"]["InsufficientCreditsForJobError"] | components["schemas"]["TooMuchUncollectedWorkErrorAcceptedAgainAt"] | components["schemas"]["ValidationError"];
            };
        };
        /** @description agent_not_found, cost_exceeds_limit, idempotency_key_reused, insufficient_credits_for_job, validation_error */
        "422.agent_not_found.cost_exceeds_limit.idempotency_key_reused.insufficient_credits_for_job.validation_error": {
            content: {
                "application/json": components["schemas"]["AgentNotFoundError"] | components["schemas"]["CostExceedsLimitError"] | components["schemas"]["IdempotencyKeyReusedError"] | components["schemas"]["InsufficientCreditsForJobError"] | components["schemas"]["ValidationError"];
            };
        };
        /** @description agent_not_found, folder_removal_failed, validation_error */
        "422.agent_not_found.folder_removal_failed.validation_error": {
            content: {
                "application/json": components["schemas"]["AgentNotFoundError"] | components["schemas"]["FolderRemovalFailedError"] | components["schemas"]["ValidationError"];
            };
        };
        /** @description agent_not_found, idempotency_key_reused, insufficient_credits_for_job, no_active_credit_purchase, validation_error */
        "422.agent_not_found.idempotency_key_reused.insufficient_credits_for_job.no_active_credit_purchase.validation_error": {
            content: {
                "application/json": components["schemas"]["AgentNotFoundError"] | components["schemas"]["IdempotencyKeyReusedError"] | components["schemas"]["InsufficientCreditsForJobError"] | components["schemas"]["NoActiveCreditPurchaseError"] | components["schemas"]["ValidationError"];
            };
        };
        /** @description agent_not_found, idempotency_key_reused, usable_credit_required, validation_error */
        "422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error": {
            content: {
                "application/json": components["schemas"]["AgentNotFoundError"] | components["schemas"]["IdempotencyKeyReusedError"] | components["schemas"]["UsableCreditRequiredError"] | components["schemas"]["ValidationError"];
            };
        };
        /** @description agent_not_found, idempotency_key_reused, usable_credit_required, validation_error */
        "422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error.errors.errors_truncated": {
            content: {
                "application/json": components["schemas"]["AgentNotFoundError"] | components["schemas"]["IdempotencyKeyReusedError"] | components["schemas"]["UsableCreditRequiredError"] | components["schemas"]["ValidationErrorErrorsErrorsTruncated"];
            };
        };
        /** @description agent_not_found, idempotency_key_reused, validation_error */
        "422.agent_not_found.idempotency_key_reused.validation_error": {
            content: {
                "application/json": components["schemas"]["AgentNotFoundError"] | components["schemas"]["IdempotencyKeyReusedError"] | components["schemas"]["ValidationError"];
            };
        };
        /** @description agent_not_found, job_status_invalid, validation_error */
        "422.agent_not_found.job_status_invalid.validation_error": {
            content: {
                "application/json": components["schemas"]["AgentNotFoundError"] | components["schemas"]["JobStatusInvalidError"] | components["schemas"]["ValidationError"];
            };
        };
        /** @description agent_not_found, platform_validation_failed, validation_error */
        "422.agent_not_found.platform_validation_failed.validation_error.detail": {
            content: {
                "application/json": components["schemas"]["AgentNotFoundError"] | components["schemas"]["PlatformValidationFailedErrorDetail"] | components["schemas"]["ValidationError"];
            };
        };
        /** @description agent_not_found, usable_credit_required, validation_error */
        "422.agent_not_found.usable_credit_required.validation_error": {
            content: {
                "application/json": components["schemas"]["AgentNotFoundError"] | components["schemas"]["UsableCreditRequiredError"] | components["schemas"]["ValidationError"];
            };
        };
        /** @description agent_not_found, validation_error */
        "422.agent_not_found.validation_error": {
            content: {
                "application/json": components["schemas"]["AgentNotFoundError"] | components["schemas"]["ValidationError"];
            };
        };
        /** @description agent_update_failed, avatar_creation_failed, invalid_api_key, storage_quota_exceeded, validation_error, voice_id_required */
        "422.agent_update_failed.avatar_creation_failed.invalid_api_key.storage_quota_exceeded.validation_error.voice_id_required": {
            content: {
                "application/json": components["schemas"]["AgentUpdateFailedError"] | components["schemas"]["AvatarCreationFailedError"] | components["schemas"]["InvalidApiKeyError"] | components["schemas"]["StorageQuotaExceededError"] | components["schemas"]["ValidationError"] | components["schemas"]["VoiceIdRequiredError"];
            };
        };
        /** @description avatar_creation_failed, idempotency_key_reused, storage_quota_exceeded, validation_error */
        "422.avatar_creation_failed.idempotency_key_reused.storage_quota_exceeded.validation_error": {
            content: {
                "application/json": components["schemas"]["AvatarCreationFailedError"] | components["schemas"]["IdempotencyKeyReusedError"] | components["schemas"]["StorageQuotaExceededError"] | components["schemas"]["ValidationError"];
            };
        };
        /** @description avatar_update_failed, validation_error */
        "422.avatar_update_failed.validation_error": {
            content: {
                "application/json": components["schemas"]["AvatarUpdateFailedError"] | components["schemas"]["ValidationError"];
            };
        };
        /** @description direct_upload_failed, file_size_exceeded, idempotency_key_reused, invalid_content_type, storage_quota_exceeded, validation_error */
        "422.direct_upload_failed.file_size_exceeded.idempotency_key_reused.invalid_content_type.storage_quota_exceeded.validation_error": {
            content: {
                "application/json": components["schemas"]["DirectUploadFailedError"] | components["schemas"]["FileSizeExceededError"] | components["schemas"]["IdempotencyKeyReusedError"] | components["schemas"]["InvalidContentTypeError"] | components["schemas"]["StorageQuotaExceededError"] | components["schemas"]["ValidationError"];
            };
        };
        /** @description file_size_exceeded, idempotency_key_reused, media_fetch_failed, validation_error, voice_limit_reached */
        "422.file_size_exceeded.idempotency_key_reused.media_fetch_failed.validation_error.voice_limit_reached": {
            content: {
                "application/json": components["schemas"]["FileSizeExceededError"] | components["schemas"]["IdempotencyKeyReusedError"] | components["schemas"]["MediaFetchFailedError"] | components["schemas"]["ValidationError"] | components["schemas"]["VoiceLimitReachedError"];
            };
        };
        /** @description idempotency_key_reused, insufficient_credits_for_job, too_many_rounds, too_much_uncollected_work, validation_error */
        "422.idempotency_key_reused.insufficient_credits_for_job.too_many_rounds.too_much_uncollected_work.validation_error.accepted_again_at": {
            content: {
                "application/json": components["schemas"]["IdempotencyKeyReusedError"] | components["schemas"]["InsufficientCreditsForJobError"] | components["schemas"]["TooManyRoundsError"] | components["schemas"]["TooMuchUncollectedWorkErrorAcceptedAgainAt"] | components["schemas"]["ValidationError"];
            };
        };
        /** @description idempotency_key_reused, insufficient_credits_for_job, too_much_uncollected_work, validation_error */
        "422.idempotency_key_reused.insufficient_credits_for_job.too_much_uncollected_work.validation_error.accepted_again_at": {
            content: {
                "application/json": components["schemas"]["IdempotencyKeyReusedError"] | components["schemas"]["InsufficientCreditsForJobError"] | components["schemas"]["TooMuchUncollectedWorkErrorAcceptedAgainAt"] | components["schemas"]["ValidationError"];
            };
        };
        /** @description idempotency_key_reused, insufficient_credits_for_job, validation_error */
        "422.idempotency_key_reused.insufficient_credits_for_job.validation_error": {
            content: {
                "application/json": components["schemas"]["IdempotencyKeyReusedError"] | components["schemas"]["InsufficientCreditsForJobError"] | components["schemas"]["ValidationError"];
            };
        };
        /** @description idempotency_key_reused, job_cannot_be_stopped, validation_error */
        "422.idempotency_key_reused.job_cannot_be_stopped.validation_error": {
            content: {
                "application/json": components["schemas"]["IdempotencyKeyReusedError"] | components["schemas"]["JobCannotBeStoppedError"] | components["schemas"]["ValidationError"];
            };
        };
        /** @description idempotency_key_reused, organization_not_found, validation_error */
        "422.idempotency_key_reused.organization_not_found.validation_error": {
            content: {
                "application/json": components["schemas"]["IdempotencyKeyReusedError"] | components["schemas"]["OrganizationNotFoundError"] | components["schemas"]["ValidationError"];
            };
        };
        /** @description idempotency_key_reused, platform_validation_failed, validation_error */
        "422.idempotency_key_reused.platform_validation_failed.validation_error.detail": {
            content: {
                "application/json": components["schemas"]["IdempotencyKeyReusedError"] | components["schemas"]["PlatformValidationFailedErrorDetail"] | components["schemas"]["ValidationError"];
            };
        };
        /** @description idempotency_key_reused, storage_quota_exceeded, validation_error */
        "422.idempotency_key_reused.storage_quota_exceeded.validation_error": {
            content: {
                "application/json": components["schemas"]["IdempotencyKeyReusedError"] | components["schemas"]["StorageQuotaExceededError"] | components["schemas"]["ValidationError"];
            };
        };
        /** @description idempotency_key_reused, validation_error */
        "422.idempotency_key_reused.validation_error": {
            content: {
                "application/json": components["schemas"]["IdempotencyKeyReusedError"] | components["schemas"]["ValidationError"];
            };
        };
        /** @description idempotency_key_reused, validation_error, voice_limit_reached */
        "422.idempotency_key_reused.validation_error.voice_limit_reached": {
            content: {
                "application/json": components["schemas"]["IdempotencyKeyReusedError"] | components["schemas"]["ValidationError"] | components["schemas"]["VoiceLimitReachedError"];
            };
        };
        /** @description organization_not_found, validation_error */
        "422.organization_not_found.validation_error": {
            content: {
                "application/json": components["schemas"]["OrganizationNotFoundError"] | components["schemas"]["ValidationError"];
            };
        };
        /** @description platform_validation_failed, validation_error */
        "422.platform_validation_failed.validation_error.detail": {
            content: {
                "application/json": components["schemas"]["PlatformValidationFailedErrorDetail"] | components["schemas"]["ValidationError"];
            };
        };
        /** @description storage_quota_exceeded, validation_error */
        "422.storage_quota_exceeded.validation_error": {
            content: {
                "application/json": components["schemas"]["StorageQuotaExceededError"] | components["schemas"]["ValidationError"];
            };
        };
        /** @description validation_error */
        "422.validation_error": {
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description rate_limited */
        "429.rate_limited": {
            content: {
                "application/json": components["schemas"]["RateLimitedError"];
            };
        };
        /** @description rate_limited, too_many_jobs */
        "429.rate_limited.too_many_jobs": {
            content: {
                "application/json": components["schemas"]["RateLimitedError"] | components["schemas"]["TooManyJobsError"];
            };
        };
        /** @description mail_not_configured */
        "501.mail_not_configured": {
            content: {
                "application/json": components["schemas"]["MailNotConfiguredError"];
            };
        };
        /** @description passkeys_not_configured */
        "501.passkeys_not_configured": {
            content: {
                "application/json": components["schemas"]["PasskeysNotConfiguredError"];
            };
        };
        /** @description vendor_not_set_up */
        "501.vendor_not_set_up": {
            content: {
                "application/json": components["schemas"]["VendorNotSetUpError"];
            };
        };
        /** @description platform_edit_failed */
        "502.platform_edit_failed": {
            content: {
                "application/json": components["schemas"]["PlatformEditFailedError"];
            };
        };
        /** @description service_unavailable */
        "503.service_unavailable": {
            content: {
                "application/json": components["schemas"]["ServiceUnavailableError"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "auditLog.list": {
        parameters: {
            query?: {
                /** @description `next_cursor` of the previous page */
                cursor?: number;
                limit?: number;
                action?: "user.signed_up" | "user.signed_in" | "user.sign_in_failed" | "user.second_factor_failed" | "user.identity_linked" | "user.signed_out" | "user.signed_out_everywhere" | "user.password_changed" | "user.password_reset" | "second_factor.added" | "second_factor.renamed" | "second_factor.removed" | "second_factor.copied" | "recovery_code.used" | "recovery_codes.renewed" | "session.factor_proved" | "session.ended" | "session.refresh_reused" | "access_key.created" | "access_key.renamed" | "access_key.revoked" | "access_key.all_revoked" | "organization.created" | "organization.renamed" | "organization.second_factor_changed" | "organization.founder_changed" | "organization.deleted" | "member.added" | "member.invited" | "member.invitation_withdrawn" | "member.joined" | "member.role_changed" | "member.removed" | "agent.created" | "agent.updated" | "agent.deleted" | "social_account.connected" | "social_account.disconnected" | "automation_config.updated" | "automation_config.secret_rotated" | "vendor_key.saved" | "vendor_key.removed" | "content_resource.address_withdrawn" | "credits.granted" | "uncollected_work.paid";
                /** @description user who acted */
                user_id?: number;
            };
            header?: never;
            path: {
                organization_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["AuditPageView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "auditLog.verify": {
        parameters: {
            query?: {
                /** @description `next_cursor` of the previous response; starts at the first entry where absent */
                cursor?: number;
                /** @description `end.entries` of an earlier response */
                known_entries?: number;
                /** @description `end.hash` of the same response */
                known_hash?: string;
            };
            header?: never;
            path: {
                organization_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["VerificationView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "auth.signUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                content: {
                    "application/json": components["schemas"]["SignedInView"];
                };
            };
            /** @description the address must be confirmed by a mailed link */
            202: {
                content: {
                    "application/json": components["schemas"]["AwaitedProofView"];
                };
            };
            403: components["responses"]["403.forbidden"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "auth.resendVerification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmailBody"];
            };
        };
        responses: {
            /** @description done */
            202: {
                content?: never;
            };
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            501: components["responses"]["501.mail_not_configured"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "auth.verifyEmail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProofBody"];
            };
        };
        responses: {
            /** @description done */
            204: {
                content?: never;
            };
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "auth.signIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["SignedInView"];
                };
            };
            401: components["responses"]["401.second_factor_required.unauthorized.challenge.expires_in.kinds"];
            403: components["responses"]["403.email_unverified"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "auth.refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["SignedInView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "me.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["UserView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.missing_scopes"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "auth.signOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.missing_scopes"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "auth.signOutEverywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.missing_scopes"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sessions.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["SessionView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.missing_scopes"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sessions.end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "password.change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordBody"];
            };
        };
        responses: {
            /** @description done */
            204: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.missing_scopes"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "password.requestReset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetBody"];
            };
        };
        responses: {
            /** @description done */
            202: {
                content?: never;
            };
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            501: components["responses"]["501.mail_not_configured"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "password.reset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasswordBody"];
            };
        };
        responses: {
            /** @description done */
            204: {
                content?: never;
            };
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "secondFactors.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["SecondFactorsView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.missing_scopes"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "secondFactors.totp.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrolTotpBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                content: {
                    "application/json": components["schemas"]["TotpEnrolmentView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.missing_scopes"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "secondFactors.recoveryCodes.renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerProofBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                content: {
                    "application/json": components["schemas"]["RecoveryCodesView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.missing_scopes"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "secondFactors.rename": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameFactorBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["SecondFactorView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.missing_scopes"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "secondFactors.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmTotpBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["AddedFactorView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.missing_scopes"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "secondFactors.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerProofBody"];
            };
        };
        responses: {
            /** @description done */
            204: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.missing_scopes"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "auth.secondFactor.challenge": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorChallengeView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.missing_scopes"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            422: components["responses"]["422.idempotency_key_reused.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "auth.secondFactor.beginPasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyChallengeBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["PasskeyOptionsView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            501: components["responses"]["501.passkeys_not_configured"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "auth.secondFactor.complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["SignedInView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            501: components["responses"]["501.passkeys_not_configured"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "secondFactors.passkeys.begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerProofBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["PasskeyOptionsView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.missing_scopes"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            501: components["responses"]["501.passkeys_not_configured"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "secondFactors.passkeys.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPasskeyBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                content: {
                    "application/json": components["schemas"]["AddedFactorView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.missing_scopes"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            501: components["responses"]["501.passkeys_not_configured"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "keys.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["AccessKeyView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.missing_scopes"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "keys.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAccessKeyBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedAccessKeyView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.fresh_second_factor_required.insufficient_scope.second_factor_missing.missing_scopes"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.idempotency_key_reused.organization_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "personalAccessTokens.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["AccessKeyView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.missing_scopes"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "keys.rename": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameAccessKeyBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["AccessKeyView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.fresh_second_factor_required.insufficient_scope.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "personalAccessTokens.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "personalAccessTokens.rename": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessKeyName"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["AccessKeyView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.fresh_second_factor_required.insufficient_scope.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "keys.revokeAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.missing_scopes"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "keys.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "workspaces.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["WorkspaceView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.missing_scopes"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "organizations.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["OrganizationView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.missing_scopes"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "organizations.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrganizationBody"];
                "application/x-www-form-urlencoded": components["schemas"]["CreateOrganizationBody"];
                "multipart/form-data": components["schemas"]["CreateOrganizationBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.missing_scopes"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use.idempotency_outcome_unknown"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.idempotency_key_reused.storage_quota_exceeded.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "organizations.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["OrganizationView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "organizations.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.fresh_second_factor_required.insufficient_scope.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "organizations.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOrganizationBody"];
                "application/x-www-form-urlencoded": components["schemas"]["UpdateOrganizationBody"];
                "multipart/form-data": components["schemas"]["UpdateOrganizationBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["OrganizationView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.fresh_second_factor_required.insufficient_scope.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.storage_quota_exceeded.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "organizations.members.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["MemberView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "organizations.members.add": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                organization_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddMemberBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.fresh_second_factor_required.insufficient_scope.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use.idempotency_outcome_unknown"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.idempotency_key_reused.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "organizations.members.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: number;
                organization_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.fresh_second_factor_required.insufficient_scope.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "organizations.members.setRole": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: number;
                organization_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberRoleBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["MemberView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.fresh_second_factor_required.insufficient_scope.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "organizations.leave": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "invitations.accept": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use.idempotency_outcome_unknown"];
            422: components["responses"]["422.idempotency_key_reused.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "invitations.withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invitation_id: number;
                organization_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.fresh_second_factor_required.insufficient_scope.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "agents.list": {
        parameters: {
            query?: {
                /** @description all of yours where absent */
                workspace_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["AgentView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.second_factor_missing.missing_scopes"];
            422: components["responses"]["422.organization_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "agents.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAgentBody"];
                "application/x-www-form-urlencoded": components["schemas"]["CreateAgentBody"];
                "multipart/form-data": components["schemas"]["CreateAgentBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentEnvelope"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use.idempotency_outcome_unknown"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_creation_failed.avatar_creation_failed.idempotency_key_reused.invalid_api_key.organization_not_found.storage_quota_exceeded.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "agents.get": {
        parameters: {
            query?: {
                with_organization_uuid?: boolean;
            };
            header?: never;
            path: {
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["AgentDetailView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "agents.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.fresh_second_factor_required.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "agents.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAgentBody"];
                "application/x-www-form-urlencoded": components["schemas"]["UpdateAgentBody"];
                "multipart/form-data": components["schemas"]["UpdateAgentBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["AgentEnvelope"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.user_voice_resource_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_update_failed.avatar_creation_failed.invalid_api_key.storage_quota_exceeded.validation_error.voice_id_required"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "agents.avatars.list": {
        parameters: {
            query?: {
                /** @description `X-Next-Cursor` of the previous page; returns only avatars with a greater id */
                cursor?: number;
            };
            header?: never;
            path: {
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["AvatarView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.agent_not_found.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "agents.avatars.add": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddAvatarsBody"];
                "application/x-www-form-urlencoded": components["schemas"]["AddAvatarsBody"];
                "multipart/form-data": components["schemas"]["AddAvatarsBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.agent_not_found.not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use.idempotency_outcome_unknown"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.avatar_creation_failed.idempotency_key_reused.storage_quota_exceeded.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "agents.avatars.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description an id of the list, or several joined with underscores */
                id: string;
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.agent_not_found.not_found"];
            422: components["responses"]["422.avatar_update_failed.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "agents.avatars.makePrimary": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.agent_not_found.not_found"];
            422: components["responses"]["422.avatar_update_failed.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "stockAvatars.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["StockAvatarView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.missing_scopes"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "stockAvatars.download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                size: "picture" | "thumbnail";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "image/png": string;
                };
            };
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "base.agentCore.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "base.agentCore.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description at least one target failed */
            207: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "webhooks.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["AutomationConfigView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "webhooks.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAutomationConfigBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["AutomationConfigView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.fresh_second_factor_required.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "webhooks.rotateSecret": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomationConfigView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.fresh_second_factor_required.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            422: components["responses"]["422.idempotency_key_reused.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "webhooks.test": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestResultView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use.idempotency_outcome_unknown"];
            422: components["responses"]["422.idempotency_key_reused.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "webhooks.testCallback": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestResultView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use.idempotency_outcome_unknown"];
            422: components["responses"]["422.idempotency_key_reused.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "webhooks.deliveries.list": {
        parameters: {
            query?: {
                /** @description `next_cursor` of the previous page */
                cursor?: number;
                limit?: number;
            };
            header?: never;
            path: {
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["DeliveriesView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "webhooks.deliveries.replay": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.idempotency_key_reused.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "webhooks.deliveries.retry": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                delivery_id: number;
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            422: components["responses"]["422.idempotency_key_reused.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "voices.generateScript": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScriptBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScriptView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use.idempotency_outcome_unknown"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.idempotency_key_reused.validation_error"];
            429: components["responses"]["429.rate_limited"];
            501: components["responses"]["501.vendor_not_set_up"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "voices.generateDescription": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DescriptionBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DescriptionView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use.idempotency_outcome_unknown"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.idempotency_key_reused.validation_error"];
            429: components["responses"]["429.rate_limited"];
            501: components["responses"]["501.vendor_not_set_up"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "voices.generateSamples": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SamplesBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SamplesView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use.idempotency_outcome_unknown"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.idempotency_key_reused.validation_error"];
            429: components["responses"]["429.rate_limited"];
            501: components["responses"]["501.vendor_not_set_up"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "voices.design": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DesignBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoiceView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use.idempotency_outcome_unknown"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.idempotency_key_reused.validation_error.voice_limit_reached"];
            429: components["responses"]["429.rate_limited"];
            501: components["responses"]["501.vendor_not_set_up"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "voices.clone": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloneBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoiceView"];
                };
            };
            400: components["responses"]["400.validation_error"];
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use.idempotency_outcome_unknown"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.file_size_exceeded.idempotency_key_reused.media_fetch_failed.validation_error.voice_limit_reached"];
            429: components["responses"]["429.rate_limited"];
            501: components["responses"]["501.vendor_not_set_up"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "voices.list": {
        parameters: {
            query?: {
                /** @description all where absent */
                source?: "public" | "user_designed" | "user_trained" | "user_vendor_a";
            };
            header?: never;
            path: {
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["LibraryView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "voices.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                voice_id: string;
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            501: components["responses"]["501.vendor_not_set_up"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "credits.get": {
        parameters: {
            query?: {
                /** @description 50 entries a page */
                page?: number;
            };
            header?: never;
            path: {
                organization_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["StatementView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "credits.grant": {
        parameters: {
            query?: never;
            header: {
                "X-Operator-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GrantBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                content: {
                    "application/json": components["schemas"]["GrantView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.organization_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.list": {
        parameters: {
            query: {
                /** @description 20 engines per page */
                page?: number;
                agent_id: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["SheetView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.create": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSheetBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.list": {
        parameters: {
            query: {
                /** @description 20 engines per page */
                page?: number;
                agent_id: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["SheetView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.create": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSheetBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.get": {
        parameters: {
            query: {
                /** @description only rows behind the row with this id, 0 for the beginning; 1,000 rows when `rows_limit` is absent */
                rows_after?: number;
                /** @description maximum number of rows; from the beginning when `rows_after` is absent */
                rows_limit?: number;
                /** @description adds `execution_cost` to the engine, rows, cells and layers */
                with_execution_cost?: boolean;
                /** @description `user_jobs` of cells and layers; `default_user_job`, the selected one, is always there */
                history?: "all" | "latest" | "none";
                agent_id: number | string;
            };
            header?: {
                /** @description ETags of responses that the caller has */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["SheetView"];
                };
            };
            /** @description the caller has the current response */
            304: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.delete": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.update": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSheetBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.get": {
        parameters: {
            query: {
                /** @description only rows behind the row with this id, 0 for the beginning; 1,000 rows when `rows_limit` is absent */
                rows_after?: number;
                /** @description maximum number of rows; from the beginning when `rows_after` is absent */
                rows_limit?: number;
                /** @description adds `execution_cost` to the engine, rows, cells and layers */
                with_execution_cost?: boolean;
                /** @description `user_jobs` of cells and layers; `default_user_job`, the selected one, is always there */
                history?: "all" | "latest" | "none";
                agent_id: number | string;
            };
            header?: {
                /** @description ETags of responses that the caller has */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["SheetView"];
                };
            };
            /** @description the caller has the current response */
            304: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.delete": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.update": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSheetBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.clone": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloneSheetBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.clone": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloneSheetBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.grid.get": {
        parameters: {
            query: {
                /** @description only rows behind the row with this id, 0 for the beginning; 1,000 rows when `rows_limit` is absent */
                rows_after?: number;
                /** @description maximum number of rows; from the beginning when `rows_after` is absent */
                rows_limit?: number;
                /** @description generations of a cell besides the selected one */
                history?: "latest" | "none";
                /** @description only these rows, by position; ids that the sheet does not have are left out; without a window */
                row_ids?: number[];
                agent_id: number | string;
            };
            header?: {
                /** @description ETags of responses that the caller has */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["GridView"];
                };
            };
            /** @description the caller has the current response */
            304: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.grid.get": {
        parameters: {
            query: {
                /** @description only rows behind the row with this id, 0 for the beginning; 1,000 rows when `rows_limit` is absent */
                rows_after?: number;
                /** @description maximum number of rows; from the beginning when `rows_after` is absent */
                rows_limit?: number;
                /** @description generations of a cell besides the selected one */
                history?: "latest" | "none";
                /** @description only these rows, by position; ids that the sheet does not have are left out; without a window */
                row_ids?: number[];
                agent_id: number | string;
            };
            header?: {
                /** @description ETags of responses that the caller has */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["GridView"];
                };
            };
            /** @description the caller has the current response */
            304: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.changes.list": {
        parameters: {
            query: {
                /** @description `version` of the sheet or of the last response; required for the first page */
                since?: number;
                /** @description `next_cursor` of the last page, instead of `since` */
                cursor?: string;
                /** @description `user_jobs` of cells and layers; `default_user_job`, the selected one, is always there */
                history?: "all" | "latest" | "none";
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["ChangesView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            410: components["responses"]["410.resync_required"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.changes.list": {
        parameters: {
            query: {
                /** @description `version` of the sheet or of the last response; required for the first page */
                since?: number;
                /** @description `next_cursor` of the last page, instead of `since` */
                cursor?: string;
                /** @description `user_jobs` of cells and layers; `default_user_job`, the selected one, is always there */
                history?: "all" | "latest" | "none";
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["ChangesView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            410: components["responses"]["410.resync_required"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.rows.find": {
        parameters: {
            query: {
                /** @description the column whose cells are compared with one of `equals`, `contains` and `is_empty` */
                column_id?: number;
                /** @description rows whose cell has exactly this value */
                equals?: string;
                /** @description rows whose cell contains this, in any case */
                contains?: string;
                /** @description rows whose cell has no value, or with `false` those whose cell has one */
                is_empty?: boolean;
                /** @description the column by whose values rows are sorted, and then by position; by position when absent */
                sort_column_id?: number;
                /** @description of the first 200 characters; rows without a comparable value come last */
                sort_by?: "text" | "natural" | "number";
                /** @description true: from the highest value to the lowest */
                descending?: boolean;
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["RowIdsView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.rows.find": {
        parameters: {
            query: {
                /** @description the column whose cells are compared with one of `equals`, `contains` and `is_empty` */
                column_id?: number;
                /** @description rows whose cell has exactly this value */
                equals?: string;
                /** @description rows whose cell contains this, in any case */
                contains?: string;
                /** @description rows whose cell has no value, or with `false` those whose cell has one */
                is_empty?: boolean;
                /** @description the column by whose values rows are sorted, and then by position; by position when absent */
                sort_column_id?: number;
                /** @description of the first 200 characters; rows without a comparable value come last */
                sort_by?: "text" | "natural" | "number";
                /** @description true: from the highest value to the lowest */
                descending?: boolean;
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["RowIdsView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.cells.find": {
        parameters: {
            query: {
                /** @description cells whose value contains this, in any case */
                text: string;
                /** @description all columns when absent */
                column_ids?: number[];
                /** @description `next_rows_after` of the last response; 0 or absent for the beginning */
                rows_after?: number;
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["FoundView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.cells.find": {
        parameters: {
            query: {
                /** @description cells whose value contains this, in any case */
                text: string;
                /** @description all columns when absent */
                column_ids?: number[];
                /** @description `next_rows_after` of the last response; 0 or absent for the beginning */
                rows_after?: number;
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["FoundView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.rows.list": {
        parameters: {
            query: {
                /** @description only these rows; ids that the sheet does not have are left out; all rows when absent */
                row_ids?: number[];
                /** @description `user_jobs` of cells and layers; `default_user_job`, the selected one, is always there */
                history?: "all" | "latest" | "none";
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["RowView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.rows.create": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRowBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.rows.list": {
        parameters: {
            query: {
                /** @description only these rows; ids that the sheet does not have are left out; all rows when absent */
                row_ids?: number[];
                /** @description `user_jobs` of cells and layers; `default_user_job`, the selected one, is always there */
                history?: "all" | "latest" | "none";
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["RowView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.rows.create": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRowBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.rows.move": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description RFC 7240: with `return=minimal` the answer is 204 without a body; other preferences are ignored */
                Prefer?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveRowsBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowView"][];
                };
            };
            /** @description done, where `return=minimal` is preferred */
            204: {
                headers: {
                    /** @description `return=minimal` */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.rows.move": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description RFC 7240: with `return=minimal` the answer is 204 without a body; other preferences are ignored */
                Prefer?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveRowsBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowView"][];
                };
            };
            /** @description done, where `return=minimal` is preferred */
            204: {
                headers: {
                    /** @description `return=minimal` */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.rows.updateMany": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description RFC 7240: with `return=minimal` the answer is 204 without a body; other preferences are ignored */
                Prefer?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateRowsBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowView"][];
                };
            };
            /** @description done, where `return=minimal` is preferred */
            204: {
                headers: {
                    /** @description `return=minimal` */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.rows.updateMany": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description RFC 7240: with `return=minimal` the answer is 204 without a body; other preferences are ignored */
                Prefer?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateRowsBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowView"][];
                };
            };
            /** @description done, where `return=minimal` is preferred */
            204: {
                headers: {
                    /** @description `return=minimal` */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.rows.get": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                row_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["RowView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.rows.delete": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
            };
            path: {
                row_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.rows.update": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
            };
            path: {
                row_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateRowBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.rows.get": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                row_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["RowView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.rows.delete": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
            };
            path: {
                row_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.rows.update": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
            };
            path: {
                row_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateRowBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.rows.duplicate": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                row_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            412: components["responses"]["412.changed_since"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.rows.duplicate": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                row_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            412: components["responses"]["412.changed_since"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.columns.list": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["ColumnView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.columns.create": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateColumnBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColumnView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.columns.list": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["ColumnView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.columns.create": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateColumnBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColumnView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.columns.move": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description RFC 7240: with `return=minimal` the answer is 204 without a body; other preferences are ignored */
                Prefer?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveColumnsBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColumnView"][];
                };
            };
            /** @description done, where `return=minimal` is preferred */
            204: {
                headers: {
                    /** @description `return=minimal` */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.columns.move": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description RFC 7240: with `return=minimal` the answer is 204 without a body; other preferences are ignored */
                Prefer?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveColumnsBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColumnView"][];
                };
            };
            /** @description done, where `return=minimal` is preferred */
            204: {
                headers: {
                    /** @description `return=minimal` */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.columns.updateMany": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description RFC 7240: with `return=minimal` the answer is 204 without a body; other preferences are ignored */
                Prefer?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateColumnsBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColumnView"][];
                };
            };
            /** @description done, where `return=minimal` is preferred */
            204: {
                headers: {
                    /** @description `return=minimal` */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.columns.updateMany": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description RFC 7240: with `return=minimal` the answer is 204 without a body; other preferences are ignored */
                Prefer?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateColumnsBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColumnView"][];
                };
            };
            /** @description done, where `return=minimal` is preferred */
            204: {
                headers: {
                    /** @description `return=minimal` */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.columns.delete": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
            };
            path: {
                col_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.columns.update": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
            };
            path: {
                col_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateColumnBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColumnView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.columns.delete": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
            };
            path: {
                col_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.columns.update": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
            };
            path: {
                col_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateColumnBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColumnView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.columns.duplicate": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                col_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColumnView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            412: components["responses"]["412.changed_since"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.columns.duplicate": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                col_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColumnView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            412: components["responses"]["412.changed_since"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.cells.list": {
        parameters: {
            query: {
                /** @description ids that the sheet does not have are left out of the response, which is ordered by id */
                cell_ids: number[];
                /** @description `user_jobs` of cells and layers; `default_user_job`, the selected one, is always there */
                history?: "all" | "latest" | "none";
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["CellView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.cells.list": {
        parameters: {
            query: {
                /** @description ids that the sheet does not have are left out of the response, which is ordered by id */
                cell_ids: number[];
                /** @description `user_jobs` of cells and layers; `default_user_job`, the selected one, is always there */
                history?: "all" | "latest" | "none";
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["CellView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.cells.updateMany": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description RFC 7240: with `return=minimal` the answer is 204 without a body; other preferences are ignored */
                Prefer?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCellsBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CellView"][];
                };
            };
            /** @description done, where `return=minimal` is preferred */
            204: {
                headers: {
                    /** @description `return=minimal` */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.cells.updateMany": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description RFC 7240: with `return=minimal` the answer is 204 without a body; other preferences are ignored */
                Prefer?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCellsBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CellView"][];
                };
            };
            /** @description done, where `return=minimal` is preferred */
            204: {
                headers: {
                    /** @description `return=minimal` */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.cells.get": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                cell_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["CellView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.cells.update": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
            };
            path: {
                cell_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCellBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CellView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.cells.get": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                cell_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["CellView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.cells.update": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
            };
            path: {
                cell_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCellBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CellView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.cells.selectGeneration": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
            };
            path: {
                cell_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelectGenerationBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CellView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.cells.selectGeneration": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
            };
            path: {
                cell_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelectGenerationBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CellView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.layers.create": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                cell_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLayerBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LayerView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.layers.create": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                cell_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLayerBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LayerView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.layers.move": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description RFC 7240: with `return=minimal` the answer is 204 without a body; other preferences are ignored */
                Prefer?: string;
            };
            path: {
                cell_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveLayersBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LayerView"][];
                };
            };
            /** @description done, where `return=minimal` is preferred */
            204: {
                headers: {
                    /** @description `return=minimal` */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.layers.move": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description RFC 7240: with `return=minimal` the answer is 204 without a body; other preferences are ignored */
                Prefer?: string;
            };
            path: {
                cell_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveLayersBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LayerView"][];
                };
            };
            /** @description done, where `return=minimal` is preferred */
            204: {
                headers: {
                    /** @description `return=minimal` */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.layers.get": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                cell_id: number;
                layer_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["LayerView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.layers.delete": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
            };
            path: {
                cell_id: number;
                layer_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.layers.update": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
            };
            path: {
                cell_id: number;
                layer_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLayerBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LayerView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.layers.get": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                cell_id: number;
                layer_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["LayerView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.layers.delete": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
            };
            path: {
                cell_id: number;
                layer_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.layers.update": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
            };
            path: {
                cell_id: number;
                layer_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLayerBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LayerView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.layers.duplicate": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                cell_id: number;
                layer_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LayerView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            412: components["responses"]["412.changed_since"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.layers.duplicate": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                cell_id: number;
                layer_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LayerView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            412: components["responses"]["412.changed_since"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.variables.getTemplate": {
        parameters: {
            query?: {
                agent_id?: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.variables.getTemplate": {
        parameters: {
            query?: {
                agent_id?: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.variables.list": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["VariablesSheetView"] | null;
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.variables.list": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["VariablesSheetView"] | null;
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.variables.import": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportVariablesBody"];
                "application/x-www-form-urlencoded": components["schemas"]["ImportVariablesBody"];
                "multipart/form-data": components["schemas"]["ImportVariablesBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariablesSheetView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.variables.import": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportVariablesBody"];
                "application/x-www-form-urlencoded": components["schemas"]["ImportVariablesBody"];
                "multipart/form-data": components["schemas"]["ImportVariablesBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariablesSheetView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.rows.import": {
        parameters: {
            query: {
                /** @description title of the column by whose value existing rows are found; all rows are added when absent */
                match?: string;
                /** @description true: nothing is changed when there is any error */
                strict?: boolean;
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportRowsBody"];
                "application/x-www-form-urlencoded": components["schemas"]["ImportRowsBody"];
                "multipart/form-data": components["schemas"]["ImportRowsBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.conflict.idempotency_answer_not_stored.idempotency_key_in_use"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error.errors.errors_truncated"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.rows.import": {
        parameters: {
            query: {
                /** @description title of the column by whose value existing rows are found; all rows are added when absent */
                match?: string;
                /** @description true: nothing is changed when there is any error */
                strict?: boolean;
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportRowsBody"];
                "application/x-www-form-urlencoded": components["schemas"]["ImportRowsBody"];
                "multipart/form-data": components["schemas"]["ImportRowsBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.conflict.idempotency_answer_not_stored.idempotency_key_in_use"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error.errors.errors_truncated"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.export": {
        parameters: {
            query: {
                /** @description CSV is UTF-8 with a byte order mark; text that a spreadsheet would calculate is prefixed with an apostrophe */
                format: "csv" | "xlsx" | "json";
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/json": {
                        [key: string]: string;
                    }[];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.export": {
        parameters: {
            query: {
                /** @description CSV is UTF-8 with a byte order mark; text that a spreadsheet would calculate is prefixed with an apostrophe */
                format: "csv" | "xlsx" | "json";
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/json": {
                        [key: string]: string;
                    }[];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "files.list": {
        parameters: {
            query: {
                type?: "image" | "video" | "audio" | "zip" | "safe_tensors";
                /** @description only resources of this sheet */
                project_id?: number;
                ids?: number[];
                /** @description from 0; 20 resources per page */
                page?: number;
                agent_id: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["ContentResourceView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            422: components["responses"]["422.agent_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "files.create": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateContentResourceBody"];
                "application/x-www-form-urlencoded": components["schemas"]["CreateContentResourceBody"];
                "multipart/form-data": components["schemas"]["CreateContentResourceBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentResourceDetailView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use.idempotency_outcome_unknown"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.content_resource_creation_failed.idempotency_key_reused.storage_quota_exceeded.validation_error.reason"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "files.get": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["ContentResourceDetailView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.content_resource_not_found.not_found"];
            422: components["responses"]["422.agent_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "files.delete": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.content_resource_not_found.not_found"];
            422: components["responses"]["422.agent_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "files.update": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeContentResourceBody"];
                "application/x-www-form-urlencoded": components["schemas"]["ChangeContentResourceBody"];
                "multipart/form-data": components["schemas"]["ChangeContentResourceBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.content_resource_not_found.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "files.withdrawAddress": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentResourceDetailView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.content_resource_not_found.not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use.idempotency_outcome_unknown"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "uploads.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DirectUploadBody"];
                "application/x-www-form-urlencoded": components["schemas"]["DirectUploadBody"];
                "multipart/form-data": components["schemas"]["DirectUploadBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectUploadView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.missing_scopes"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use.idempotency_outcome_unknown"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.direct_upload_failed.file_size_exceeded.idempotency_key_reused.invalid_content_type.storage_quota_exceeded.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "library.list": {
        parameters: {
            query: {
                /** @description lists this folder; the root where absent */
                folder_id?: number;
                /** @description all types where absent, zip and safetensors too */
                asset_type?: ("image" | "video" | "audio" | "folder")[];
                /** @description part of a name in any case; folders below are searched too */
                search?: string;
                /** @description `recent`: newest first; otherwise folders first, each newest first */
                order?: "default" | "recent";
                /** @description from 1 */
                page?: number;
                page_size?: number;
                agent_id: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["AssetView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.agent_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "folders.create": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFolderBody"];
                "application/x-www-form-urlencoded": components["schemas"]["CreateFolderBody"];
                "multipart/form-data": components["schemas"]["CreateFolderBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FolderIdView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "folders.delete": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.agent_not_found.folder_removal_failed.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "folders.update": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeFolderBody"];
                "application/x-www-form-urlencoded": components["schemas"]["ChangeFolderBody"];
                "multipart/form-data": components["schemas"]["ChangeFolderBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["FolderIdView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.cells.generate": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                engine_id: number;
                cell_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.content_resource_not_found.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.cost_exceeds_limit.idempotency_key_reused.insufficient_credits_for_job.too_much_uncollected_work.usable_credit_required.validation_error.accepted_again_at"];
            429: components["responses"]["429.rate_limited.too_many_jobs"];
            501: components["responses"]["501.vendor_not_set_up"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.cells.generate": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                engine_id: number;
                cell_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.content_resource_not_found.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.cost_exceeds_limit.idempotency_key_reused.insufficient_credits_for_job.too_much_uncollected_work.usable_credit_required.validation_error.accepted_again_at"];
            429: components["responses"]["429.rate_limited.too_many_jobs"];
            501: components["responses"]["501.vendor_not_set_up"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.layers.generate": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                engine_id: number;
                cell_id: number;
                layer_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.content_resource_not_found.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.cost_exceeds_limit.idempotency_key_reused.insufficient_credits_for_job.too_much_uncollected_work.usable_credit_required.validation_error.accepted_again_at"];
            429: components["responses"]["429.rate_limited.too_many_jobs"];
            501: components["responses"]["501.vendor_not_set_up"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.layers.generate": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                engine_id: number;
                cell_id: number;
                layer_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.content_resource_not_found.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.cost_exceeds_limit.idempotency_key_reused.insufficient_credits_for_job.too_much_uncollected_work.usable_credit_required.validation_error.accepted_again_at"];
            429: components["responses"]["429.rate_limited.too_many_jobs"];
            501: components["responses"]["501.vendor_not_set_up"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "transcriptions.create": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranscribeBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.cost_exceeds_limit.idempotency_key_reused.insufficient_credits_for_job.too_much_uncollected_work.validation_error.accepted_again_at"];
            429: components["responses"]["429.rate_limited.too_many_jobs"];
            501: components["responses"]["501.vendor_not_set_up"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "generations.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["GenerationView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "generations.watch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "text/event-stream": components["schemas"]["GenerationProgressView"];
                };
            };
            /** @description to who has seen the end of the stream and connects again by itself */
            204: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "generations.stop": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerationView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            422: components["responses"]["422.idempotency_key_reused.job_cannot_be_stopped.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "generations.continue": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerationView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            422: components["responses"]["422.idempotency_key_reused.insufficient_credits_for_job.too_many_rounds.too_much_uncollected_work.validation_error.accepted_again_at"];
            429: components["responses"]["429.rate_limited.too_many_jobs"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "vendorCallbacks.receive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: string;
                token: string;
            };
            cookie?: never;
        };
        /** @description in the format of the vendor */
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description done */
            204: {
                content?: never;
            };
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "uncollectedWork.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["UncollectedWorkView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "uncollectedWork.pay": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                organization_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaidWorkView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.fresh_second_factor_required.insufficient_scope.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            422: components["responses"]["422.idempotency_key_reused.insufficient_credits_for_job.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.estimate": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EstimateBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["EstimateView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.estimate": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EstimateBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["EstimateView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.batches.list": {
        parameters: {
            query: {
                /** @description 20 batches per page */
                page?: number;
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["BatchView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.batches.list": {
        parameters: {
            query: {
                /** @description 20 batches per page */
                page?: number;
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["BatchView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.batches.get": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                batch_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["BatchWithFailuresView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.batches.get": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                batch_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["BatchWithFailuresView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.batches.pause": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                batch_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchWithFailuresView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.batches.pause": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                batch_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchWithFailuresView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.batches.resume": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                batch_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResumeBatchBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchWithFailuresView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.batches.resume": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                batch_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResumeBatchBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchWithFailuresView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.batches.retryFailed": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                batch_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchWithFailuresView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.batches.retryFailed": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                batch_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchWithFailuresView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.batches.stop": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                batch_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchWithFailuresView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.batches.stop": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                batch_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchWithFailuresView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.batches.watch": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                batch_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "text/event-stream": components["schemas"]["BatchEventView"];
                };
            };
            /** @description to who has seen the end of the stream and connects again by itself */
            204: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.batches.watch": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                batch_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "text/event-stream": components["schemas"]["BatchEventView"];
                };
            };
            /** @description to who has seen the end of the stream and connects again by itself */
            204: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.automaticFailures.list": {
        parameters: {
            query: {
                /** @description only failures of this cell */
                cell_id?: number;
                /** @description 20 per page */
                page?: number;
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["FailedCellView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.automaticFailures.list": {
        parameters: {
            query: {
                /** @description only failures of this cell */
                cell_id?: number;
                /** @description 20 per page */
                page?: number;
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["FailedCellView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "voices.previews.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                voice_id: string;
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewBody"];
            };
        };
        responses: {
            /** @description done */
            202: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderedPreviewView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.idempotency_key_reused.insufficient_credits_for_job.too_much_uncollected_work.validation_error.accepted_again_at"];
            429: components["responses"]["429.rate_limited.too_many_jobs"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "voices.previews.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                job_id: number;
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["PreviewView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "renders.list": {
        parameters: {
            query: {
                /** @description all of the agent's sheets where absent */
                project_id?: number;
                /** @description from 0, 20 a page */
                page?: number;
                agent_id: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["RenderJobView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.project_not_found"];
            422: components["responses"]["422.agent_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "renders.create": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRenderBody"];
                "application/x-www-form-urlencoded": components["schemas"]["OrderRenderBody"];
                "multipart/form-data": components["schemas"]["OrderRenderBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderedView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.project_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.cost_exceeds_limit.idempotency_key_reused.insufficient_credits_for_job.validation_error"];
            429: components["responses"]["429.rate_limited.too_many_jobs"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "renders.getSchema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.missing_scopes"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "renders.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["RenderJobView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "renders.download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["DownloadView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "renders.watch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "text/event-stream": components["schemas"]["RenderJobView"];
                };
            };
            /** @description to who has seen the end of the stream and connects again by itself */
            204: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "renders.stop": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderJobView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            422: components["responses"]["422.idempotency_key_reused.job_cannot_be_stopped.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.states.list": {
        parameters: {
            query: {
                /** @description only the nodes of this row */
                row_id?: number;
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["NodeStatesView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.states.list": {
        parameters: {
            query: {
                /** @description only the nodes of this row */
                row_id?: number;
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["NodeStatesView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.rows.generate": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartBatchBody"];
            };
        };
        responses: {
            /** @description done */
            202: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchWithFailuresView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.conflict.idempotency_answer_not_stored.idempotency_key_in_use"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.rows.generate": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartBatchBody"];
            };
        };
        responses: {
            /** @description done */
            202: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchWithFailuresView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.conflict.idempotency_answer_not_stored.idempotency_key_in_use"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.rows.estimate": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchSelectionBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["BatchEstimateView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.conflict"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.rows.estimate": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchSelectionBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["BatchEstimateView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.conflict"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "monitoring.create": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderUserJobBody"];
                "application/x-www-form-urlencoded": components["schemas"]["OrderUserJobBody"];
                "multipart/form-data": components["schemas"]["OrderUserJobBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserJobOrdered"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.insufficient_credits_for_job.no_active_credit_purchase.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "monitoring.get": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["MonitoringView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.user_job_not_found"];
            422: components["responses"]["422.agent_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "monitoring.update": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MonitoringChangeBody"];
                "application/x-www-form-urlencoded": components["schemas"]["MonitoringChangeBody"];
                "multipart/form-data": components["schemas"]["MonitoringChangeBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["UserJobOrdered"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.user_job_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.job_status_invalid.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "models.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["ModelListView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.missing_scopes"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "prices.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["PriceListView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.missing_scopes"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "templates.list": {
        parameters: {
            query?: {
                /** @description 20 templates per page */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["TemplateView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.missing_scopes"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "templates.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["TemplateView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "templates.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "templates.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeTemplateBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["TemplateView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "templates.clone": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloneTemplateBody"];
                "application/x-www-form-urlencoded": components["schemas"]["CloneTemplateBody"];
                "multipart/form-data": components["schemas"]["CloneTemplateBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "templates.downloadCover": {
        parameters: {
            query?: {
                v?: string;
            };
            header?: {
                "If-None-Match"?: string;
            };
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "image/webp": string;
                };
            };
            /** @description the caller has the current picture */
            304: {
                content?: never;
            };
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.createTemplate": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MakeTemplateBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.createTemplate": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description `"<version of the sheet>"`: 412 when an item that this request changes has changed after it */
                "If-Match"?: string;
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MakeTemplateBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    /** @description version of the sheet that this request has written; absent when it has changed nothing */
                    "X-Sheet-Version"?: string;
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            412: components["responses"]["412.changed_since"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "socialAccounts.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["SocialAccountView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "socialAccounts.connect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                platform: string;
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["ConnectView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.fresh_second_factor_required.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            501: components["responses"]["501.vendor_not_set_up"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "socialAccounts.completeConnection": {
        parameters: {
            query?: {
                state?: string;
                code?: string;
                error?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "text/html": string;
                };
            };
            /** @description to the redirect_uri, with the result in its query */
            302: {
                content?: never;
            };
            /** @description a page that says why nothing was connected */
            422: {
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "socialAccounts.undoConnection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UndoBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "text/html": string;
                };
            };
            413: components["responses"]["413.payload_too_large"];
            /** @description a page that says that there is nothing to undo */
            422: {
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "socialAccounts.disconnect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "platforms.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["PlatformsView"];
                };
            };
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "posts.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description up to 128 characters, unique per agent; a repeated request returns the original post, and a different request with the same key 422 */
                "Idempotency-Key"?: string;
                /** @description offset from UTC in hours for times in the response; default: the agent’s time zone */
                "X-Timezone-Offset"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePostBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["CreatedPostView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.platform_validation_failed.validation_error.detail"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "posts.list": {
        parameters: {
            query: {
                /** @description ISO 8601; days are in the agent’s time zone */
                start_date: string;
                /** @description inclusive, at most 60 days after start_date */
                end_date: string;
                agent_id: number | string;
            };
            header?: {
                /** @description offset from UTC in hours for times in the response; default: the agent’s time zone */
                "X-Timezone-Offset"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["PostListView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            422: components["responses"]["422.agent_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "posts.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description offset from UTC in hours for times in the response; default: the agent’s time zone */
                "X-Timezone-Offset"?: string;
            };
            path: {
                post_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["PostView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "posts.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                post_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "posts.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description offset from UTC in hours for times in the response; default: the agent’s time zone */
                "X-Timezone-Offset"?: string;
            };
            path: {
                post_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditPostBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["PostView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.platform_validation_failed.validation_error.detail"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "posts.approve": {
        parameters: {
            query?: {
                /** @description that of the draft as it was read: it is approved only if it is still the same */
                updated_at?: string;
            };
            header?: {
                /** @description offset from UTC in hours for times in the response; default: the agent’s time zone */
                "X-Timezone-Offset"?: string;
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                post_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.conflict.idempotency_answer_not_stored.idempotency_key_in_use"];
            422: components["responses"]["422.idempotency_key_reused.platform_validation_failed.validation_error.detail"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "posts.updatePublished": {
        parameters: {
            query?: never;
            header?: {
                /** @description offset from UTC in hours for times in the response; default: the agent’s time zone */
                "X-Timezone-Offset"?: string;
            };
            path: {
                post_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditLivePostBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["EditedPostView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.conflict"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.platform_validation_failed.validation_error.detail"];
            429: components["responses"]["429.rate_limited"];
            502: components["responses"]["502.platform_edit_failed"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.postPlan.get": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["PostPlanView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.postPlan.set": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPlanBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["PostPlanView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.postPlan.delete": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.postPlan.get": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["PostPlanView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.postPlan.set": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPlanBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["PostPlanView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.postPlan.delete": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.postPlan.check": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckPlanBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["CheckedPlanView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.postPlan.check": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckPlanBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["CheckedPlanView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.postPlan.createPosts": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MakePostsBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadePostsView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.postPlan.createPosts": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MakePostsBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadePostsView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "sheets.rows.listPosts": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                row_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["PostView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "autocontentengine.rows.listPosts": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
            path: {
                row_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["PostView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "scheduleSlots.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["SlotsView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "scheduleSlots.set": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlotsBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["SlotsView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "organizations.events.watch": {
        parameters: {
            query?: {
                /** @description only events of this agent, by integer id or uuid */
                agent_id?: string | number;
                /** @description only these kinds: a kind, such as `cell.updated`, or a thing, such as `cell` for all kinds of it */
                kinds?: string[];
            };
            header?: {
                /** @description id of the last event that the reader has */
                "Last-Event-ID"?: string;
            };
            path: {
                organization_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "text/event-stream": components["schemas"]["LiveEventView"];
                };
            };
            /** @description to who has seen the end of the stream and connects again by itself */
            204: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.agent_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "organizations.presence.set": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PresenceBody"];
            };
        };
        responses: {
            /** @description done */
            204: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "voices.integration.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["IntegrationView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "voices.integration.connect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["ConnectedView"];
                };
            };
            400: components["responses"]["400.invalid_key"];
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.fresh_second_factor_required.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "voices.integration.disconnect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "voices.integration.test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                content: {
                    "application/json": components["schemas"]["ValidityView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
}
