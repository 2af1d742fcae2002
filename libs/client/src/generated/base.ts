// Generated from the service's OpenAPI document (`npm run generate`).

export interface paths {
    "/organizations/{organization_id}/audit_log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Security-relevant acts in an organization, newest first (owner or manager)
         * @description Append-only, also for this service's own role in the database. What a user does to their own account stands in the log of their personal workspace.
         *     A deleted organization takes its log with it; that it was deleted stands in the personal workspace of who did it. A failed sign-in names the user whose address was tried; where there is none it stands in no log but the service's own lines.
         */
        get: operations["AuditController_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization_id}/audit_log/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the log is as it was written (owner or manager)
         * @description Each entry is signed (HMAC-SHA-256) together with the hash of the one before it, and so is the end of the chain. A call follows 5000 entries; `next_cursor` asks for those behind.
         */
        get: operations["AuditController_verify"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign_up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a user with a personal workspace
         * @description Where the installation proves addresses (`ACCOUNT_PROOF=mail`), the answer is 202 whoever has the address: the user is made when the link that is mailed there is used, within 24 hours, and signs in then. Who has an account already is told of the attempt instead.
         */
        post: operations["AccountController_signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify_email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the link that proves an address once more, if somebody signed up with it
         * @description The answer is the same whoever has the address. The link before it dies.
         */
        post: operations["AccountController_askAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify_email/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove your address by the link of the mail, which makes your account */
        post: operations["AccountController_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign_in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange email and password for tokens */
        post: operations["AccountController_signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renew tokens; the old refresh token dies, and one used twice ends its session */
        post: operations["AccountController_refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The calling user */
        get: operations["AccountController_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign_out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session of the bearer token, with its refresh token
         * @description With a token of the OpenID Connect issuer, all that it gave you so far end here; your session at the issuer goes on. An access key has no session: revoke it instead.
         */
        post: operations["SessionController_signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign_out_everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all your sessions and keys; once this has answered no service takes one of them */
        post: operations["SessionController_signOutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where you are signed in, the 100 sessions used last */
        get: operations["SessionController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a session; once this has answered no service takes its tokens */
        delete: operations["SessionController_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your password; your other sessions end
         * @description Keys stay. Whoever signs in with an OpenID Connect issuer has no password here, and is answered 422 `validation_error`.
         */
        patch: operations["PasswordController_change"];
        trace?: never;
    };
    "/auth/password_reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a link that sets a new password, if anybody has this address
         * @description The answer is the same whoever has the address, and comes before that is looked up. The link lives an hour and works once, and the one before it dies; one address is sent at most 10 of these mails an hour. 501 `mail_not_configured` where the installation has no mail server.
         */
        post: operations["PasswordController_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password_reset/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by the link of the mail; all your sessions end
         * @description Keys stay, but for those of an account whose address had not been proved before, since somebody else may have made them.
         */
        post: operations["PasswordController_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persisted_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your keys, newest first */
        get: operations["AccessKeyController_list[0]"];
        put?: never;
        /**
         * Create a key; it is shown this once
         * @description A key that is made with a key lives no longer than that one, and is revoked with it.
         */
        post: operations["AccessKeyController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/personal_access_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your keys, newest first */
        get: operations["AccessKeyController_list[1]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persisted_tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Rename a key */
        patch: operations["AccessKeyController_rename"];
        trace?: never;
    };
    "/personal_access_tokens/{token_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a key */
        delete: operations["AccessKeyController_revokeByPath"];
        options?: never;
        head?: never;
        /** Rename a key */
        patch: operations["AccessKeyController_renameFlat"];
        trace?: never;
    };
    "/persisted_tokens/revoke_all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke all your keys, the one used here too, and no session */
        delete: operations["AccessKeyController_revokeAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persisted_tokens/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a key; once this has answered no service takes it any more */
        delete: operations["AccessKeyController_revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Organizations in which you are owner or manager */
        get: operations["OrganizationController_workspaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your organizations with your role in each */
        get: operations["OrganizationController_list"];
        put?: never;
        /** Found an organization with its system agent; you become its owner */
        post: operations["OrganizationController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of your organizations */
        get: operations["OrganizationController_get"];
        put?: never;
        post?: never;
        /**
         * Delete an organization for good, with its agents, projects, jobs, media and credit history (owner)
         * @description It is gone for all members with the answer, and what it leaves is removed soon after. Jobs under way end without a result.
         *     Users and their keys stay. A personal workspace cannot be deleted.
         */
        delete: operations["OrganizationController_delete"];
        options?: never;
        head?: never;
        /** Rename an organization or change its picture (owner or manager) */
        patch: operations["OrganizationController_update"];
        trace?: never;
    };
    "/organizations/{organization_id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members, those who joined first at the top, then who is invited */
        get: operations["MemberController_list"];
        put?: never;
        /**
         * Add a user as a member (owner or manager; only an owner makes owners)
         * @description With `ACCOUNT_PROOF=none` the user must exist and joins at once. With `mail` the address is invited, whether or not anybody has it, and joins with `POST /invitations/{token}/accept` within seven days; an address that is invited again gets another link, and the one before dies. Invitations of a member who is removed, or may not make them any more, are withdrawn. One address is sent at most 10 invitations an hour, one organization has at most 200 invitations open.
         */
        post: operations["MemberController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization_id}/members/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a member; the last owner stays */
        delete: operations["MemberController_remove"];
        options?: never;
        head?: never;
        /** Change a member's role; the last owner stays owner */
        patch: operations["MemberController_setRole"];
        trace?: never;
    };
    "/invitations/{token}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation by the token of the mail; you are a member then
         * @description Of the invited address alone: 403 for others. It works once, within seven days.
         */
        post: operations["InvitationController_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization_id}/invitations/{invitation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw an invitation that is not accepted yet (`invitation_id` of the members list) */
        delete: operations["InvitationController_withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Agents that you can see */
        get: operations["AgentController_list"];
        put?: never;
        /** Create an agent with its setup project */
        post: operations["AgentController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{agent_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An agent */
        get: operations["AgentController_get"];
        put?: never;
        post?: never;
        /** Delete an agent (owner, manager or its creator) */
        delete: operations["AgentController_delete"];
        options?: never;
        head?: never;
        /**
         * Change an agent
         * @description Avatars are added; the one marked `is_primary`, or else the first of them, becomes the primary one.
         */
        patch: operations["AgentController_update"];
        trace?: never;
    };
    "/agents/{agent_id}/avatars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The agent's avatars, the primary first, 20 a page
         * @description The header `X-Next-Cursor` leads to the next page, and is absent on the last. The primary stands on the first page alone.
         */
        get: operations["AvatarController_list"];
        put?: never;
        /**
         * Add avatars
         * @description Pictures are drawn anew as WebP: upright, at most 1024 pixels a side, without metadata. A stock avatar that the agent has already is not added twice.
         */
        post: operations["AvatarController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{agent_id}/avatars/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete avatars; the next one takes the place of a primary that goes */
        delete: operations["AvatarController_remove"];
        options?: never;
        head?: never;
        /** Make an avatar the primary one */
        patch: operations["AvatarController_makePrimary"];
        trace?: never;
    };
    "/stock_avatars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Drawn avatars that any agent may use */
        get: operations["StockAvatarController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock_avatars/{id}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture of a stock avatar */
        get: operations["StockAvatarController_picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{agent_id}/core": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The agent's profile, as core shows it */
        get: operations["AgentCoreController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the agent's profile, as core does */
        patch: operations["AgentCoreController_update"];
        trace?: never;
    };
    "/agents/{agent_id}/automation_config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the agent’s tools hear of what happens
         * @description Nothing is configured at first, and `polling_enabled` is false. `signing_secret` is shown to owners and managers.
         */
        get: operations["AutomationConfigController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change where events go
         * @description Deliveries follow Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`) with the body `{type, timestamp, data}`; one event is about one thing, whose id is `data.id`, and `data.agent_id` is the agent’s integer id. A delivery that is not answered with 2xx within 10 seconds is repeated after 5 s, 30 s, 5 min, 30 min, 2 h, 8 h and 14 h, each ±10 %, with the same `webhook-id` and the same bytes; redirects are not followed. Events of one thing may come out of order, and more than once: tell copies by `webhook-id`, and order by `timestamp`, of rows and cells by `data.sheet_version`. Events wait in a line of their own for each address. An address that has taken nothing for three days is paused, at once where it answers 410, and the owners are told by mail; what comes meanwhile is kept, and goes out by `deliveries/replay` after the address was given anew.
         */
        patch: operations["AutomationConfigController_update"];
        trace?: never;
    };
    "/agents/{agent_id}/automation_config/rotate_secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the signing secret
         * @description For 24 hours deliveries bear a second signature, by the secret before.
         */
        post: operations["AutomationConfigController_rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{agent_id}/automation_config/test_webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try the webhook
         * @description Sends an event of the type `test`, signed as all others, and waits up to 10 seconds for the answer; it is not repeated, and listed with the deliveries. Success is any 2xx.
         */
        post: operations["AutomationConfigController_testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{agent_id}/automation_config/test_callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try the callback
         * @description Sends an event of the type `test`, signed as all others, and waits up to 10 seconds for the answer; it is not repeated, and listed with the deliveries. Success is any 2xx.
         */
        post: operations["AutomationConfigController_testCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{agent_id}/automation_config/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deliveries of the last 30 days, newest first */
        get: operations["AutomationConfigController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{agent_id}/automation_config/deliveries/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send again what was not taken
         * @description Deliveries that failed, or came while their address was paused: the oldest first, 10000 a call, to addresses that are configured and not paused.
         */
        post: operations["AutomationConfigController_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{agent_id}/automation_config/deliveries/{delivery_id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description At once, whatever became of it before, with the same `webhook-id` and bytes and the whole line of tries.
         */
        post: operations["AutomationConfigController_retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{agent_id}/voice/design/generate-script": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Something for a voice to say
         * @description Costs nothing; at most 120 such calls a minute for an organization.
         */
        post: operations["VoiceMakingController_script"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{agent_id}/voice/design/generate-description": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Words for how a voice sounds
         * @description Costs nothing; at most 120 such calls a minute for an organization.
         */
        post: operations["VoiceMakingController_description"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{agent_id}/voice/design/generate-samples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Three voices to choose from
         * @description Nothing is kept until one of them is sent to `POST …/voice/design`. Costs nothing; at most 120 such calls a minute for an organization.
         */
        post: operations["VoiceMakingController_samples"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{agent_id}/voice/design": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep one of the samples as a voice of the agent */
        post: operations["VoiceMakingController_design"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{agent_id}/voice/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a voice of the agent after a sound */
        post: operations["VoiceMakingController_clone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{agent_id}/voice/library": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Voices that the agent may speak with
         * @description The agent's own first, the newest before the older. `user_vendor_a` are those of its own account at the vendor, of which there are none without a key, or while the vendor refuses it; at most a thousand of each account.
         */
        get: operations["VoiceController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{agent_id}/voice/{voice_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a voice of the agent
         * @description Where it is the agent's default voice, none is set afterwards. A voice of the agent's own account is deleted there. Public voices belong to nobody here: 404.
         */
        delete: operations["VoiceController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization_id}/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An organization's balance and ledger, newest entry first */
        get: operations["CreditController_statement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/credit_grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Grant credits, as the operator */
        post: operations["CreditController_grant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocontentengine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The agent's engines, newest first, without rows and columns */
        get: operations["SheetController_list[0]"];
        put?: never;
        /**
         * Create an empty engine
         * @description An engine holds at most 10000 rows, 100 columns, 100 layers a cell, and 64 MiB of values, attributes and titles, counted as JSON (`MAX_SHEET_BYTES`).
         *     A write beyond answers 422 `validation_error` that names what is full; one that makes a full engine smaller is taken. A generated text that has no room stays with its generation.
         */
        post: operations["SheetController_create[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidsheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The agent's engines, newest first, without rows and columns */
        get: operations["SheetController_list[1]"];
        put?: never;
        /**
         * Create an empty engine
         * @description An engine holds at most 10000 rows, 100 columns, 100 layers a cell, and 64 MiB of values, attributes and titles, counted as JSON (`MAX_SHEET_BYTES`).
         *     A write beyond answers 422 `validation_error` that names what is full; one that makes a full engine smaller is taken. A generated text that has no room stays with its generation.
         */
        post: operations["SheetController_create[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocontentengine/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The whole sheet: columns, rows, cells, layers and their generations
         * @description A sheet of more than 8 MiB is read while it is sent: what changes meanwhile may show in rows that come later. Too many of these at once answer 429 or 503.
         *     The answer carries an `ETag`; with it in `If-None-Match` the next one is 304 and empty, unless something changed in what the sheet shows, its generations included.
         *     `rows_after` and `rows_limit` give a part of `spreadsheet_rows`. While more rows follow, the header `X-Next-Rows-After` holds the id to go on behind; a row that is moved between two of these reads may come twice or not at all.
         *     Where the row `rows_after` was deleted meanwhile the answer is 422, and reading begins anew.
         */
        get: operations["SheetController_get[0]"];
        put?: never;
        post?: never;
        /** Delete an engine with all that it holds */
        delete: operations["SheetController_delete[0]"];
        options?: never;
        head?: never;
        /** Rename an engine or make it the default */
        patch: operations["SheetController_update[0]"];
        trace?: never;
    };
    "/vidsheet/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The whole sheet: columns, rows, cells, layers and their generations
         * @description A sheet of more than 8 MiB is read while it is sent: what changes meanwhile may show in rows that come later. Too many of these at once answer 429 or 503.
         *     The answer carries an `ETag`; with it in `If-None-Match` the next one is 304 and empty, unless something changed in what the sheet shows, its generations included.
         *     `rows_after` and `rows_limit` give a part of `spreadsheet_rows`. While more rows follow, the header `X-Next-Rows-After` holds the id to go on behind; a row that is moved between two of these reads may come twice or not at all.
         *     Where the row `rows_after` was deleted meanwhile the answer is 422, and reading begins anew.
         */
        get: operations["SheetController_get[1]"];
        put?: never;
        post?: never;
        /** Delete an engine with all that it holds */
        delete: operations["SheetController_delete[1]"];
        options?: never;
        head?: never;
        /** Rename an engine or make it the default */
        patch: operations["SheetController_update[1]"];
        trace?: never;
    };
    "/autocontentengine/{id}/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clone the whole sheet, for the same or another agent
         * @description Cells, layers and variables are copied; selected generations only within the same agent. Histories stay with the original. An engine of a million cells takes a few minutes; of those with more than 20,000 cells and layers an agent has one cloned at a time, another meanwhile answers 429.
         */
        post: operations["SheetController_clone[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidsheet/{id}/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clone the whole sheet, for the same or another agent
         * @description Cells, layers and variables are copied; selected generations only within the same agent. Histories stay with the original. An engine of a million cells takes a few minutes; of those with more than 20,000 cells and layers an agent has one cloned at a time, another meanwhile answers 429.
         */
        post: operations["SheetController_clone[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocontentengine/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sheet's rows with their cells */
        get: operations["RowController_list[0]"];
        put?: never;
        /** Add a row with a cell in every column */
        post: operations["RowController_create[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidsheet/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sheet's rows with their cells */
        get: operations["RowController_list[1]"];
        put?: never;
        /** Add a row with a cell in every column */
        post: operations["RowController_create[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocontentengine/{id}/rows/update_positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put rows elsewhere; the others keep their order around them */
        put: operations["RowController_move[0]"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidsheet/{id}/rows/update_positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put rows elsewhere; the others keep their order around them */
        put: operations["RowController_move[1]"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocontentengine/{id}/rows/mass_update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change many rows: all of them or, where one is missing, none */
        put: operations["RowController_updateMany[0]"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidsheet/{id}/rows/mass_update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change many rows: all of them or, where one is missing, none */
        put: operations["RowController_updateMany[1]"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocontentengine/{id}/rows/{row_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A row with its cells */
        get: operations["RowController_get[0]"];
        put?: never;
        post?: never;
        /** Delete a row with its cells */
        delete: operations["RowController_delete[0]"];
        options?: never;
        head?: never;
        /** Change a row */
        patch: operations["RowController_update[0]"];
        trace?: never;
    };
    "/vidsheet/{id}/rows/{row_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A row with its cells */
        get: operations["RowController_get[1]"];
        put?: never;
        post?: never;
        /** Delete a row with its cells */
        delete: operations["RowController_delete[1]"];
        options?: never;
        head?: never;
        /** Change a row */
        patch: operations["RowController_update[1]"];
        trace?: never;
    };
    "/autocontentengine/{id}/rows/{row_id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the same row again behind it: values, attributes, layers and selected generations */
        post: operations["RowController_duplicate[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidsheet/{id}/rows/{row_id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the same row again behind it: values, attributes, layers and selected generations */
        post: operations["RowController_duplicate[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocontentengine/{id}/columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sheet's columns */
        get: operations["ColumnController_list[0]"];
        put?: never;
        /** Add a column with a cell in every row */
        post: operations["ColumnController_create[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidsheet/{id}/columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sheet's columns */
        get: operations["ColumnController_list[1]"];
        put?: never;
        /** Add a column with a cell in every row */
        post: operations["ColumnController_create[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocontentengine/{id}/columns/update_positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Put columns elsewhere; the others keep their order around them */
        patch: operations["ColumnController_move[0]"];
        trace?: never;
    };
    "/vidsheet/{id}/columns/update_positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Put columns elsewhere; the others keep their order around them */
        patch: operations["ColumnController_move[1]"];
        trace?: never;
    };
    "/autocontentengine/{id}/columns/mass_update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change many columns: all of them or, where one is missing, none */
        put: operations["ColumnController_updateMany[0]"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidsheet/{id}/columns/mass_update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change many columns: all of them or, where one is missing, none */
        put: operations["ColumnController_updateMany[1]"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocontentengine/{id}/columns/{col_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a column with its cells
         * @description Refused where its title then means another column or a variable, by which an automatic cell would depend on itself.
         */
        delete: operations["ColumnController_delete[0]"];
        options?: never;
        head?: never;
        /** Change a column */
        patch: operations["ColumnController_update[0]"];
        trace?: never;
    };
    "/vidsheet/{id}/columns/{col_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a column with its cells
         * @description Refused where its title then means another column or a variable, by which an automatic cell would depend on itself.
         */
        delete: operations["ColumnController_delete[1]"];
        options?: never;
        head?: never;
        /** Change a column */
        patch: operations["ColumnController_update[1]"];
        trace?: never;
    };
    "/autocontentengine/{id}/columns/{col_id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the same column again behind it: values, attributes, layers and selected generations */
        post: operations["ColumnController_duplicate[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidsheet/{id}/columns/{col_id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the same column again behind it: values, attributes, layers and selected generations */
        post: operations["ColumnController_duplicate[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocontentengine/{id}/cells/mass_update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change many cells: all of them or, where one is missing, none */
        put: operations["CellController_updateMany[0]"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidsheet/{id}/cells/mass_update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change many cells: all of them or, where one is missing, none */
        put: operations["CellController_updateMany[1]"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocontentengine/{id}/cells/{cell_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A cell with its layers and generations */
        get: operations["CellController_get[0]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a cell */
        patch: operations["CellController_update[0]"];
        trace?: never;
    };
    "/vidsheet/{id}/cells/{cell_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A cell with its layers and generations */
        get: operations["CellController_get[1]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a cell */
        patch: operations["CellController_update[1]"];
        trace?: never;
    };
    "/autocontentengine/{id}/cells/{cell_id}/set_default_user_job": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Select one of the cell's generations
         * @description A text becomes the value of an empty or AI-written cell (`textMode` `ai`).
         */
        patch: operations["CellController_select[0]"];
        trace?: never;
    };
    "/vidsheet/{id}/cells/{cell_id}/set_default_user_job": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Select one of the cell's generations
         * @description A text becomes the value of an empty or AI-written cell (`textMode` `ai`).
         */
        patch: operations["CellController_select[1]"];
        trace?: never;
    };
    "/autocontentengine/{id}/cells/{cell_id}/layers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a layer to a cell */
        post: operations["LayerController_create[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidsheet/{id}/cells/{cell_id}/layers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a layer to a cell */
        post: operations["LayerController_create[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocontentengine/{id}/cells/{cell_id}/layers/update_positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put layers elsewhere; the others keep their order around them */
        put: operations["LayerController_move[0]"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidsheet/{id}/cells/{cell_id}/layers/update_positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put layers elsewhere; the others keep their order around them */
        put: operations["LayerController_move[1]"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocontentengine/{id}/cells/{cell_id}/layers/{layer_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A layer with its generations */
        get: operations["LayerController_get[0]"];
        put?: never;
        post?: never;
        /** Delete a layer */
        delete: operations["LayerController_delete[0]"];
        options?: never;
        head?: never;
        /** Change a layer */
        patch: operations["LayerController_update[0]"];
        trace?: never;
    };
    "/vidsheet/{id}/cells/{cell_id}/layers/{layer_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A layer with its generations */
        get: operations["LayerController_get[1]"];
        put?: never;
        post?: never;
        /** Delete a layer */
        delete: operations["LayerController_delete[1]"];
        options?: never;
        head?: never;
        /** Change a layer */
        patch: operations["LayerController_update[1]"];
        trace?: never;
    };
    "/autocontentengine/{id}/cells/{cell_id}/layers/{layer_id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the same layer again behind it */
        post: operations["LayerController_duplicate[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidsheet/{id}/cells/{cell_id}/layers/{layer_id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the same layer again behind it */
        post: operations["LayerController_duplicate[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocontentengine/global_variables_template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An empty workbook with the columns of global variables
         * @description The same for all; where an agent is named, its organization must have usable credit.
         */
        get: operations["VariableController_template[0]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidsheet/global_variables_template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An empty workbook with the columns of global variables
         * @description The same for all; where an agent is named, its organization must have usable credit.
         */
        get: operations["VariableController_template[1]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocontentengine/{id}/global_variables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The engine's global variables, null until some are imported */
        get: operations["VariableController_list[0]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidsheet/{id}/global_variables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The engine's global variables, null until some are imported */
        get: operations["VariableController_list[1]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocontentengine/{id}/import_global_variables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the engine's global variables from a workbook
         * @description The variables of the file take the place of all that the engine has; of two imports at once one whole set stays. Its first sheet has the titles `key` and `value` in its first row, whatever their case and order; further columns and blank rows count for nothing, and so does what is around a key.
         *     Keys are names as prompts have them: the same whatever their case, with spaces or underscores, so that no two may be alike; they hold no braces. Dates become ISO 8601, formulas what they gave.
         *     At most 1000 variables, 500 characters a key and 100000 a value, within what the engine may hold in bytes. Anything else answers 422 that names the row, and changes nothing. More than four imports of an agent at once answer 429.
         */
        post: operations["VariableController_import[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidsheet/{id}/import_global_variables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the engine's global variables from a workbook
         * @description The variables of the file take the place of all that the engine has; of two imports at once one whole set stays. Its first sheet has the titles `key` and `value` in its first row, whatever their case and order; further columns and blank rows count for nothing, and so does what is around a key.
         *     Keys are names as prompts have them: the same whatever their case, with spaces or underscores, so that no two may be alike; they hold no braces. Dates become ISO 8601, formulas what they gave.
         *     At most 1000 variables, 500 characters a key and 100000 a value, within what the engine may hold in bytes. Anything else answers 422 that names the row, and changes nothing. More than four imports of an agent at once answer 429.
         */
        post: operations["VariableController_import[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocontentengine/{id}/rows/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add rows by column title, or change those that are there
         * @description Titles are compared as names in prompts are: whatever their case, with spaces or underscores. Of columns with equal titles the first is called by its title, the others `TITLE (2)`, `TITLE (3)` and so on.
         *     A row is written whole or, where something is wrong with it, not at all; a title that no column has is one error, and what stands under it is left out. Rows without any value are skipped, and counted.
         *     With `match`, a row whose value in that column one row of the sheet has (empty is a value too) changes that row, in the columns that the file names; one that several have, or that stood in the file before, is an error. Other rows are added at the end, with empty cells where the file says nothing.
         *     In a file the end of a line may be missing, and means empty cells; the apostrophe before what a spreadsheet would calculate is taken away again from CSV. A file that can't be read, or holds more than 10,000 rows, is refused as a whole.
         *     All of it is one change of the sheet: others see it whole, and two imports come one after the other. Where the sheet has no room for all (rows, bytes), or an automatic cell would come to depend on itself, nothing is changed and the answer is 422.
         */
        post: operations["ExchangeController_import[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidsheet/{id}/rows/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add rows by column title, or change those that are there
         * @description Titles are compared as names in prompts are: whatever their case, with spaces or underscores. Of columns with equal titles the first is called by its title, the others `TITLE (2)`, `TITLE (3)` and so on.
         *     A row is written whole or, where something is wrong with it, not at all; a title that no column has is one error, and what stands under it is left out. Rows without any value are skipped, and counted.
         *     With `match`, a row whose value in that column one row of the sheet has (empty is a value too) changes that row, in the columns that the file names; one that several have, or that stood in the file before, is an error. Other rows are added at the end, with empty cells where the file says nothing.
         *     In a file the end of a line may be missing, and means empty cells; the apostrophe before what a spreadsheet would calculate is taken away again from CSV. A file that can't be read, or holds more than 10,000 rows, is refused as a whole.
         *     All of it is one change of the sheet: others see it whole, and two imports come one after the other. Where the sheet has no room for all (rows, bytes), or an automatic cell would come to depend on itself, nothing is changed and the answer is 422.
         */
        post: operations["ExchangeController_import[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocontentengine/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rows as a file, by column title
         * @description Titles are compared as names in prompts are: whatever their case, with spaces or underscores. Of columns with equal titles the first is called by its title, the others `TITLE (2)`, `TITLE (3)` and so on.
         *     A cell has its value; one without a value the address of what its selected generation made, if anything. The import of a row by `match` leaves such a cell as it is.
         *     Columns and rows are those of the moment in which the export begins. It is read while it is sent: what cells say may be of later. A row that is deleted meanwhile is left out. Too many at once answer 429 or 503; who takes longer than 30 seconds for a row is left.
         *     CSV and XLSX begin with a line of the titles, and are taken back as they are. As JSON: a list that the import takes back as `rows`.
         */
        get: operations["ExchangeController_export[0]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidsheet/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rows as a file, by column title
         * @description Titles are compared as names in prompts are: whatever their case, with spaces or underscores. Of columns with equal titles the first is called by its title, the others `TITLE (2)`, `TITLE (3)` and so on.
         *     A cell has its value; one without a value the address of what its selected generation made, if anything. The import of a row by `match` leaves such a cell as it is.
         *     Columns and rows are those of the moment in which the export begins. It is read while it is sent: what cells say may be of later. A row that is deleted meanwhile is left out. Too many at once answer 429 or 503; who takes longer than 30 seconds for a row is left.
         *     CSV and XLSX begin with a line of the titles, and are taken back as they are. As JSON: a list that the import takes back as `rows`.
         */
        get: operations["ExchangeController_export[1]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content_resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The agent's files, newest first */
        get: operations["ContentResourceController_list"];
        put?: never;
        /**
         * Add a file
         * @description A form part may be up to 100 MB; larger files go through `POST /direct_upload`. An `asset_folder[id]` that is not a folder of the agent is answered 404 `not_found`.
         */
        post: operations["ContentResourceController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content_resources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file and the generation that made it */
        get: operations["ContentResourceController_get"];
        put?: never;
        post?: never;
        /**
         * Delete a file, its bytes too
         * @description The bytes are gone when it answers, unless another resource shows the same; where storage cannot be reached it answers 503, and they go as soon as it can.
         */
        delete: operations["ContentResourceController_remove"];
        options?: never;
        head?: never;
        /** Rename a file, or move it into another folder */
        patch: operations["ContentResourceController_change"];
        trace?: never;
    };
    "/direct_upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announce a file, and learn where to PUT it
         * @description What you announce or upload counts against your storage until a content resource is made of it, and then against that of its organization.
         */
        post: operations["DirectUploadController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset_libraries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Folders and files of a folder, or of the root
         * @description A search finds what lies in the folder and in all folders below it; without a folder, in the whole library.
         */
        get: operations["AssetLibraryController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset_folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a folder
         * @description Two folders may have the same name. At most 20 folders lie within one another, and 10000 in one agent's library.
         */
        post: operations["AssetFolderController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset_folders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a folder with all folders and files in it
         * @description The bytes of the files are gone when it answers, but for those that a file elsewhere shows too; where storage cannot be reached it answers 503, and the bytes go as soon as it can. A folder with more than 10000 files in it and below it is left as it is: 422 `folder_removal_failed`.
         */
        delete: operations["AssetFolderController_remove"];
        options?: never;
        head?: never;
        /**
         * Rename a folder, or move it with all in it
         * @description A folder cannot be moved into itself or into one within it.
         */
        patch: operations["AssetFolderController_change"];
        trace?: never;
    };
    "/autocontentengine/{engine_id}/cells/{cell_id}/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate the content of a cell
         * @description What is to be made is said by `data.prompt` or `data.prompt_var` (speech: also `data.text`), of which one is required. A prompt that the cell or layer has itself counts in batches, automation and estimates alone.
         */
        post: operations["GenerateController_fillCell[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidsheet/{engine_id}/cells/{cell_id}/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate the content of a cell
         * @description What is to be made is said by `data.prompt` or `data.prompt_var` (speech: also `data.text`), of which one is required. A prompt that the cell or layer has itself counts in batches, automation and estimates alone.
         */
        post: operations["GenerateController_fillCell[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocontentengine/{engine_id}/cells/{cell_id}/layers/{layer_id}/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate the content of a layer
         * @description What is to be made is said by `data.prompt` or `data.prompt_var` (speech: also `data.text`), of which one is required. A prompt that the cell or layer has itself counts in batches, automation and estimates alone.
         */
        post: operations["GenerateController_fillLayer[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidsheet/{engine_id}/cells/{cell_id}/layers/{layer_id}/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate the content of a layer
         * @description What is to be made is said by `data.prompt` or `data.prompt_var` (speech: also `data.text`), of which one is required. A prompt that the cell or layer has itself counts in batches, automation and estimates alone.
         */
        post: operations["GenerateController_fillLayer[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transcriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Transcribe an audio or a video */
        post: operations["GenerationController_transcribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/generations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A generation as it stands */
        get: operations["GenerationController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/generations/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Each state of a generation as it comes, until it ends
         * @description A text comes as it is written, in `text_so_far`. The stream ends with the generation, and as soon as the caller may no longer read it.
         */
        get: operations["GenerationController_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/generations/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a generation; its credits come back
         * @description What a vendor does for it is cancelled where the vendor can do that. Work that was paid for and not collected counts against the organization for a day; where it is too much, nothing is ordered, and what waits fails before it begins.
         */
        post: operations["GenerationController_stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/generations/{id}/continue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a stopped generation again; its credits are held again
         * @description A video that its vendor could not cancel is taken up where it is, and not ordered twice; all else begins anew. A generation is begun at most 5 times.
         */
        post: operations["GenerationController_continue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor_callbacks/{provider}/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where a vendor tells that a task of its moved
         * @description The address was given to the vendor with the task, and is good for that one. Nothing of the body is believed: the vendor is asked how the task stands, sooner than otherwise. What is not from the vendor, or about no task that waits, is answered 404.
         */
        post: operations["VendorCallbackController_hear"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocontentengine/{id}/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What generating cells would hold, with the automatic ones that follow from them
         * @description Nothing is held or started, so viewers may ask too. Cells are those in all of the lists that are given. Cells that are typed (`textMode` `manual`), rendered or counted, and those without a prompt, are left out; `refused` lists those whose prompt is faulty. What an order holds now is what is said here; where a prompt names a text that is generated first, that text is counted as 8,192 characters, and what is spoken as at most as long as it may be. An estimate is about at most 100000 cells.
         */
        post: operations["EstimateController_estimate[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidsheet/{id}/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What generating cells would hold, with the automatic ones that follow from them
         * @description Nothing is held or started, so viewers may ask too. Cells are those in all of the lists that are given. Cells that are typed (`textMode` `manual`), rendered or counted, and those without a prompt, are left out; `refused` lists those whose prompt is faulty. What an order holds now is what is said here; where a prompt names a text that is generated first, that text is counted as 8,192 characters, and what is spoken as at most as long as it may be. An estimate is about at most 100000 cells.
         */
        post: operations["EstimateController_estimate[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocontentengine/{id}/rows/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate the cells of chosen rows and columns, of all where none are chosen
         * @description Cells that are typed (`textMode` `manual`), rendered or counted are left out, and those without a prompt. Rows go by position, and within a row a cell waits for those that its prompt is made of; where one of them fails, so does what follows from it. A few generations are under way at a time. Cells that automation has waiting are taken over, those that it is generating just now are left to it; a cell of another batch that is running or paused is refused. A batch whose next generation would pass `max_credits`, or cannot be paid, pauses as soon as nothing of it is under way.
         */
        post: operations["BatchController_start[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidsheet/{id}/rows/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate the cells of chosen rows and columns, of all where none are chosen
         * @description Cells that are typed (`textMode` `manual`), rendered or counted are left out, and those without a prompt. Rows go by position, and within a row a cell waits for those that its prompt is made of; where one of them fails, so does what follows from it. A few generations are under way at a time. Cells that automation has waiting are taken over, those that it is generating just now are left to it; a cell of another batch that is running or paused is refused. A batch whose next generation would pass `max_credits`, or cannot be paid, pauses as soon as nothing of it is under way.
         */
        post: operations["BatchController_start[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocontentengine/{id}/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sheet's batches, newest first */
        get: operations["BatchController_list[0]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidsheet/{id}/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sheet's batches, newest first */
        get: operations["BatchController_list[1]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocontentengine/{id}/batches/{batch_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A batch as it stands */
        get: operations["BatchController_get[0]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidsheet/{id}/batches/{batch_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A batch as it stands */
        get: operations["BatchController_get[1]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocontentengine/{id}/batches/{batch_id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order no more of a batch for now
         * @description What is under way comes to its end. A batch that is paused already stays as it is.
         */
        post: operations["BatchController_pause[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidsheet/{id}/batches/{batch_id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order no more of a batch for now
         * @description What is under way comes to its end. A batch that is paused already stays as it is.
         */
        post: operations["BatchController_pause[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocontentengine/{id}/batches/{batch_id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on with a paused batch, with another limit where one is given
         * @description A batch that runs goes on, with the limit that is given. One that can still not be paid pauses again.
         */
        post: operations["BatchController_resume[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidsheet/{id}/batches/{batch_id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on with a paused batch, with another limit where one is given
         * @description A batch that runs goes on, with the limit that is given. One that can still not be paid pauses again.
         */
        post: operations["BatchController_resume[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocontentengine/{id}/batches/{batch_id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a batch; generations under way are stopped and their credits come back
         * @description What waits is not generated. A batch that is stopped already stays as it is.
         */
        post: operations["BatchController_stop[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidsheet/{id}/batches/{batch_id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a batch; generations under way are stopped and their credits come back
         * @description What waits is not generated. A batch that is stopped already stays as it is.
         */
        post: operations["BatchController_stop[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocontentengine/{id}/automatic_failures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Automatic cells (`autoGenerate`) that could not be generated when something changed, and why
         * @description Newest first; a cell that was filled since, or waits to be, is not among them. Also those for which no generation was begun, as one whose input failed or which would depend on itself. Forgotten after a week.
         */
        get: operations["FailureController_list[0]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidsheet/{id}/automatic_failures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Automatic cells (`autoGenerate`) that could not be generated when something changed, and why
         * @description Newest first; a cell that was filled since, or waits to be, is not among them. Also those for which no generation was begun, as one whose input failed or which would depend on itself. Forgotten after a week.
         */
        get: operations["FailureController_list[1]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{agent_id}/voice/{voice_id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a voice say something
         * @description Costs what speech costs. The sound becomes a content resource of the agent.
         */
        post: operations["VoicePreviewController_order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{agent_id}/voice/preview/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A preview as it stands */
        get: operations["VoicePreviewController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/render_jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Render jobs, newest first */
        get: operations["RenderJobController_list"];
        put?: never;
        /**
         * Compose a cell into a video
         * @description Held is what the document shows of its work, charged is what the video took (`GET /prices`): by seconds, pixels and frames, and half as much for pictures that lie over others. With `preview` a draft is made: half as wide and high and with half the frames a second, but no fewer than 12, in the same layout, marked `preview: true`, at a quarter of the price; its `thumbnail_url` shows a first picture while it is processing. Where the organization has a render of the same document with the same sources already, its video is shown again as a content resource of its own: that costs nothing, and deleting either leaves the other. It fails, and costs nothing, where composing takes much longer than such a video needs, or where its sources take more disk or memory than the operator allows.
         */
        post: operations["RenderJobController_order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/render_jobs/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** JSON Schema of a render document */
        get: operations["RenderJobController_schema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/render_jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A render job as it stands
         * @description Beside the list: one job alone, with its progress.
         */
        get: operations["RenderJobController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/render_jobs/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where to download the finished video
         * @description That it was asked for is what a provenance backup of the source `downloaded` follows from. 404 until there is a video.
         */
        get: operations["RenderJobController_download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/render_jobs/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Each state of a render job as it comes, until it ends
         * @description Ends with it, and as soon as the caller may no longer read it.
         */
        get: operations["RenderJobController_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/render_jobs/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a render; its credits come back
         * @description What was composed so far is given up. Stopping it again changes nothing.
         */
        post: operations["RenderJobController_stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Monitor an account, a hashtag or words
         * @description Held is the most that a scrape may find; charged is each post and comment that is new to the organization, once, however many of its jobs and watchlists find it. With `monitoring` it is scraped again every few hours; a scrape that there are no credits for is left out, and the next one comes in its time.
         */
        post: operations["MonitoringController_order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A monitoring job */
        get: operations["MonitoringController_read"];
        /**
         * Change what is monitored
         * @description What is absent stays. It counts from the next scrape on; `monitoring: false` between two scrapes ends the job as completed.
         */
        put: operations["MonitoringController_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The models of each kind of generation, and what each can do; `GET /prices` tells what they cost */
        get: operations["ModelController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each operation costs with each model, in credits */
        get: operations["PriceController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ready-made sheets, then the templates of your organizations */
        get: operations["TemplateController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/projects/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A template by slug, uuid or id
         * @description Where several of your organizations use one slug, it means the template that was made first.
         */
        get: operations["TemplateController_get"];
        put?: never;
        post?: never;
        /**
         * Delete an organization's template; sheets that were made from it stay
         * @description Named by its id.
         */
        delete: operations["TemplateController_delete"];
        options?: never;
        head?: never;
        /**
         * Change the slug, title or description of an organization's template
         * @description Named by its id.
         */
        patch: operations["TemplateController_change"];
        trace?: never;
    };
    "/templates/spreadsheets/{slug}/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an engine from a template: columns, one row and its cells, configured
         * @description The engine has the template's title. A slug means the template of the agent's organization before that of another one of yours.
         */
        post: operations["TemplateController_clone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/covers/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cover of a ready-made template
         * @description May be kept for a year where `v` is as `cover` says, else for a day.
         */
        get: operations["TemplateCoverController_cover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocontentengine/{id}/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a template of a sheet, for its organization's members
         * @description Takes the columns, the first row with the settings, values and layers of its cells, and the global variables; nothing that was generated. It stays as it is when the sheet changes. An organization has at most 200, each of at most 1 MiB.
         */
        post: operations["SheetTemplateController_make[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidsheet/{id}/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a template of a sheet, for its organization's members
         * @description Takes the columns, the first row with the settings, values and layers of its cells, and the global variables; nothing that was generated. It stays as it is when the sheet changes. An organization has at most 200, each of at most 1 MiB.
         */
        post: operations["SheetTemplateController_make[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{agent_id}/social_accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts that the agent posts to */
        get: operations["SocialAccountController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{agent_id}/social_accounts/{platform}/connect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to connect an account
         * @description The account’s owner opens `authorize_url`. The same account connected again is updated; of several accounts on one platform posts go to the one connected last. To a page of our own origin the answer leaves a cookie `reelsheet_connect`, and the network must send that browser back; a connection that no browser began ends in none that has such a cookie.
         */
        post: operations["SocialAccountController_connect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/social_accounts/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a network sends the browser back: redirects to the connection’s redirect_uri, or shows a page */
        get: operations["SocialAccountController_callback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/social_accounts/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The button of the callback’s page: disconnects the account again, once and within 10 minutes */
        post: operations["SocialAccountController_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{agent_id}/social_accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Disconnect an account
         * @description Its tokens are forgotten at once and revoked at the network soon after, unless another agent has the same account.
         */
        delete: operations["SocialAccountController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/platforms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The platforms’ rules, which validation uses */
        get: operations["PostController_platforms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/with-post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post now, at a time, or at the next free slot
         * @description The body also takes `agent_id`, integer or uuid. A platform goes accepted → publishing → published or failed. Publishing costs no credits.
         */
        post: operations["PostController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The calendar of an agent */
        get: operations["PostController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/post/{post_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A post and what became of it on each platform */
        get: operations["PostController_get"];
        put?: never;
        post?: never;
        /**
         * Remove a post that has not gone out
         * @description One that waits, or that failed on all of its platforms. One that may be live without our knowing (`unconfirmed`) stays.
         */
        delete: operations["PostController_delete"];
        options?: never;
        head?: never;
        /** Change a post before it goes out */
        patch: operations["PostController_edit"];
        trace?: never;
    };
    "/schedule/post/{post_id}/published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a post that is live
         * @description Takes the fields that `editable_after_publish` of its platforms names, and changes them wherever the post is live and the platform lets them change; any other field is refused. `edits` tells what became of it on each platform; where none took it the answer is an error.
         */
        patch: operations["PostController_editLive"];
        trace?: never;
    };
    "/agents/{agent_id}/schedule_slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When the agent’s calendar has places for posts
         * @description 09:00, 12:00 and 17:00 each day until others are chosen.
         */
        get: operations["ScheduleSlotsController_get"];
        /**
         * Choose when the agent’s calendar has places for posts
         * @description Replaces all slots; those of one time are put together. Posts that are planned already keep their time.
         */
        put: operations["ScheduleSlotsController_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{agent_id}/voice/integrations/vendor_a": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the agent has a key at the voice vendor
         * @description Tells what is kept; whether the vendor still takes the key is asked by `…/test`.
         */
        get: operations["VendorIntegrationController_read"];
        put?: never;
        /**
         * Keep a key at the voice vendor, in the place of an earlier one
         * @description The vendor is asked first: a key that it refuses changes nothing.
         */
        post: operations["VendorIntegrationController_connect"];
        /** Forget the key; there may be none */
        delete: operations["VendorIntegrationController_disconnect"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{agent_id}/voice/integrations/vendor_a/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether the voice vendor takes a key; nothing is kept */
        post: operations["VendorIntegrationController_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AuditEntryView: {
            id: number;
            /** @enum {string} */
            action: "user.signed_up" | "user.signed_in" | "user.sign_in_failed" | "user.identity_linked" | "user.signed_out" | "user.signed_out_everywhere" | "user.password_changed" | "user.password_reset" | "session.ended" | "session.refresh_reused" | "access_key.created" | "access_key.renamed" | "access_key.revoked" | "access_key.all_revoked" | "organization.created" | "organization.renamed" | "organization.deleted" | "member.added" | "member.invited" | "member.invitation_withdrawn" | "member.joined" | "member.role_changed" | "member.removed" | "agent.created" | "agent.updated" | "agent.deleted" | "social_account.connected" | "social_account.disconnected" | "automation_config.updated" | "automation_config.secret_rotated" | "vendor_key.saved" | "vendor_key.removed" | "credits.granted";
            /**
             * @description whom or what it concerned
             * @example agent:12
             */
            target: string | null;
            /** @description more about it, such as the role that was given */
            detail: {
                [key: string]: unknown;
            };
            /** @description who did it; null for the operator */
            user_id: number | null;
            /** @description the access key used; null for a bearer token */
            key_id: number | null;
            /** @description address that the request came from */
            address: string | null;
            /** @description `X-Request-Id` of the request */
            request_id: string | null;
            /** Format: date-time */
            at: string;
            /** @description HMAC-SHA-256 over the entry and the hash of the one before it, in hex */
            hash: string;
        };
        AuditPageView: {
            /** @description newest first */
            entries: components["schemas"]["AuditEntryView"][];
            /** @description null on the last page */
            next_cursor: number | null;
        };
        VerificationView: {
            /** @description entries that were followed */
            checked: number;
            /** @description entries, counted from 1, that were changed or put in, or before which one is missing */
            broken: number[];
            /** @description null where the chain was followed to its end */
            next_cursor: number | null;
        };
        SignUpBody: {
            /**
             * Format: email
             * @description unique, whatever its case
             */
            email: string;
            /** @description at least 10 characters */
            password: string;
            name: string;
            /** @description made from the address where absent */
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
            /** @description seconds that the access token lives */
            expires_in: number;
            /** @description works once */
            refresh_token: string;
            user: components["schemas"]["UserView"];
        };
        AwaitedProofView: {
            email: string;
            /** @enum {string} */
            status: "verification_mailed";
        };
        VerifyEmailBody: {
            email: string;
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
             * @description when it was begun or last renewed
             */
            last_used_at: string;
            /** @description what signed in, as it called itself */
            user_agent: string | null;
            /** @description the one that asks */
            current: boolean;
        };
        ChangePasswordBody: {
            current_password: string;
            /** @description at least 10 characters */
            new_password: string;
        };
        PasswordResetBody: {
            email: string;
        };
        NewPasswordBody: {
            /** @description at least 10 characters */
            new_password: string;
        };
        AccessKeyView: {
            id: number;
            name: string;
            /** @enum {string} */
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
        };
        CreateAccessKeyBody: {
            /** @description `API key` where absent */
            name?: string;
            /**
             * @description 1d to 3650d; no expiry where absent
             * @example 30d
             */
            expires_in?: string;
        };
        CreatedAccessKeyView: {
            id: number;
            name: string;
            /** @enum {string} */
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
            /** @description the key itself, told this once */
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
             * @description when the invitation ends; null for members
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
            /** @description where the voice comes from */
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
            /** @description true where this installation reaches the short-video network */
            shortvideo_integration: boolean;
            /** @description true where an account there is connected and can be used */
            shortvideo_social_account: boolean;
            default_user_voice: components["schemas"]["DefaultVoiceView"] | null;
            /** @description true for the agent that came with its organization */
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
            /** @description unique in the workspace, whatever its case */
            name: string;
            description?: string;
            /**
             * @description IANA name; UTC where absent
             * @example Europe/Berlin
             */
            time_zone?: string;
            /** @description the agent's own key at the vendor, checked there before it is kept; null or '' removes it */
            vendor_a_api_key?: string | null;
            /** @description the agent's own key at the vendor, checked there before it is kept; null or '' removes it */
            vendor_b_api_key?: string | null;
            agent_avatars_attributes?: components["schemas"]["AvatarAttributes"][];
        };
        CreateAgentBody: {
            /** @description needs owner or manager there; your personal workspace where absent */
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
            /** @description true where this installation reaches the short-video network */
            shortvideo_integration: boolean;
            /** @description true where an account there is connected and can be used */
            shortvideo_social_account: boolean;
            default_user_voice: components["schemas"]["DefaultVoiceView"] | null;
            /** @description true for the agent that came with its organization */
            is_system: boolean;
            primary_avatar_id: number | null;
            /** @description the agent's default engine; null once it was deleted and no other took its place */
            agent_setup_project_id: number | null;
            /**
             * Format: uuid
             * @description on request
             */
            organization_uuid?: string;
            /** @description the last characters of the vendor key; null where there is none */
            vendor_a_masked_key: string | null;
            /** @description the last characters of the vendor key; null where there is none */
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
            /** @enum {string} */
            source: "voice_vendor_a" | "voice_vendor_b" | "user_voice_resource";
            voice_id?: string;
        };
        AgentChangesBody: {
            name?: string;
            description?: string;
            time_zone?: string;
            /** @description the agent's own key at the vendor, checked there before it is kept; null or '' removes it */
            vendor_a_api_key?: string | null;
            /** @description the agent's own key at the vendor, checked there before it is kept; null or '' removes it */
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
            /** @description null for a picture of the agent's own */
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
            /** @description hears of every event of the agent */
            webhook_url: string | null;
            /** @description hears of generations, renders and posts alone */
            callback_url: string | null;
            polling_enabled: boolean;
            /**
             * @description for owners and managers alone
             * @example whsec_…
             */
            signing_secret?: string;
            /**
             * Format: date-time
             * @description until when deliveries are signed with the secret before, too; null where there is none
             */
            previous_secret_valid_until: string | null;
            /**
             * Format: date-time
             * @description since when it is left alone because it takes nothing
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
            /** @description a note for your tools: whether they ask instead of being told */
            polling_enabled?: boolean;
        };
        UpdateAutomationConfigBody: {
            automation_config: components["schemas"]["AutomationConfigChanges"];
        };
        TestResultView: {
            success: boolean;
            /** @description why it did not succeed */
            error?: string;
        };
        DeliveryView: {
            id: number;
            /** @description the same at every try and, of one event, at both addresses */
            webhook_id: string;
            /** @enum {string} */
            endpoint: "webhook" | "callback";
            /** @enum {string} */
            type: "generation.completed" | "generation.failed" | "generation.stopped" | "render.completed" | "render.failed" | "row.created" | "row.updated" | "row.deleted" | "cell.updated" | "post.published" | "post.failed" | "idea.created" | "idea.status_changed" | "monitoring.completed" | "monitoring.failed" | "backup.synced" | "backup.failed" | "test";
            /**
             * @description cancelled: the address was taken away or paused before it was taken
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed" | "cancelled";
            /** @description tries so far */
            attempts: number;
            /** @description HTTP status of the last answer */
            response_status: number | null;
            /** @description why the last try failed */
            error: string | null;
            /** Format: date-time */
            next_attempt_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            delivered_at: string | null;
            /** @description what is sent: `{type, timestamp, data}` */
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
             * @description of what happened since then; of all where absent
             */
            since?: string;
        };
        ReplayView: {
            /** @description deliveries that go out again */
            replayed: number;
        };
        ScriptBody: {
            /** @description of the script; English where absent */
            language?: string;
        };
        ScriptView: {
            voice_sample: string;
        };
        DescriptionBody: {
            /** @description for example female, male or neutral */
            gender: string;
            /** @description what is wished of it */
            voice_description?: string;
            /** @description a name or a code, for example English or en */
            language?: string;
            /** @description what it will say */
            script?: string;
        };
        DescriptionView: {
            voice_description: string;
        };
        SamplesBody: {
            /** @description what the samples say; a short text is said again until it is long enough */
            text: string;
            /** @description how it sounds */
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
            /** @description of a sample that was made for this agent; a sample becomes a voice once */
            generation_id: string;
            name: string;
            /** @description for example female, male or neutral */
            gender?: string;
            /** @description a name or a code, for example English or en */
            language?: string;
            /** @description how it sounds */
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
            /** @description a sound; null where there is none */
            preview_url: string | null;
            /** Format: date-time */
            created_at: string | null;
        };
        CloneBody: {
            /** @description required */
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
            /** @description how it sounds */
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
             * @description the same on all entries of one job
             * @example generation:12
             */
            reference: string;
            /** Format: date-time */
            created_at: string;
        };
        StatementView: {
            /** @description grants − captures */
            balance: number;
            /** @description held by jobs under way */
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
            /** @description the same key again answers as the first time */
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
            /** @enum {string} */
            type: "output";
        };
        CellGenerationView: {
            id: number;
            /** @enum {string} */
            status: "pending" | "processing" | "completed" | "failed" | "stopped";
            user_job_type: string;
            /** @description of the catalogue */
            model: string;
            /** @description text of a text generation, object of a transcription, null for media */
            result: (string | components["schemas"]["TranscriptView"]) | null;
            failed_reason: string | null;
            output_resources: components["schemas"]["OutputResourceView"][];
            /** @description credits; 0 until it is completed */
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
            /** @description credits that the ledger took; present only with `with_execution_cost=true`, null where nothing was charged */
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
            /** @description text; for other columns what was typed beside their media */
            value: string;
            /** @description settings of the cell and its generation cards, for example `textMode`, `autoGenerate`, `prompt`, `model`, `ratio`, `resolution`, `duration` */
            additional_attributes: {
                [key: string]: unknown;
            };
            /** @enum {string} */
            cell_role: "content";
            /** @description the selected generation */
            default_user_job: components["schemas"]["CellGenerationView"] | null;
            /** @description newest first, at most 100 */
            user_jobs: components["schemas"]["CellGenerationView"][];
            /** @description by position */
            video_layers: components["schemas"]["LayerView"][];
            /** @description credits that the ledger took; present only with `with_execution_cost=true`, null where nothing was charged; with its layers and renders */
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
            /** @description credits that the ledger took; present only with `with_execution_cost=true`, null where nothing was charged */
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
            /** @enum {string} */
            project_type: "autocontentengine";
            /** @description at most one engine of an agent is its default */
            is_default: boolean;
            /** Format: uuid */
            uuid: string;
            /** @enum {string} */
            status: "active";
            /** Format: date-time */
            created_at: string;
            /** @description empty in lists */
            spreadsheet_columns: components["schemas"]["ColumnView"][];
            /** @description empty in lists */
            spreadsheet_rows: components["schemas"]["RowView"][];
            /** @description null until variables are imported; without `variables` in lists */
            global_variables_sheet: components["schemas"]["VariablesOfSheetView"] | null;
            /** @description credits that the ledger took; present only with `with_execution_cost=true`, null where nothing was charged; of the cells and layers that it holds */
            execution_cost?: number | null;
        };
        SheetDraft: {
            title: string;
            /**
             * @description true: it takes the place of the agent's default engine
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
            /** @description integer id or uuid; the same agent where absent */
            target_agent_id?: (number | string) | null;
        };
        RowFields: {
            /** @description from 0; what stands there makes way, and a place beyond the end is the end */
            position?: number;
            /** @description takes the place of the former ones */
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
            /** @description from 0; what stands there makes way, and a place beyond the end is the end */
            position: number;
        };
        MoveRowsBody: {
            rows: components["schemas"]["PlaceItem"][];
        };
        RowItem: {
            /** @description from 0; what stands there makes way, and a place beyond the end is the end */
            position?: number;
            /** @description takes the place of the former ones */
            additional_attributes?: {
                [key: string]: unknown;
            };
            id: number;
        };
        UpdateRowsBody: {
            rows: components["schemas"]["RowItem"][];
        };
        UpdateRowBody: {
            spreadsheet_row: components["schemas"]["RowFields"];
        };
        ColumnDraftFields: {
            /**
             * @description from the type where absent: `video` and `stats` their own, others `ingredient`
             * @enum {string}
             */
            column_role?: "script" | "ingredient" | "video" | "final_video" | "stats";
            temp_title?: string | null;
            description?: string;
            /** @description from 0; what stands there makes way, and a place beyond the end is the end */
            position?: number;
            /** @description takes the place of the former ones */
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
            /** @description from 0; what stands there makes way, and a place beyond the end is the end */
            position?: number;
            /** @description takes the place of the former ones */
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
        };
        ColumnFields: {
            /**
             * @description from the type where absent: `video` and `stats` their own, others `ingredient`
             * @enum {string}
             */
            column_role?: "script" | "ingredient" | "video" | "final_video" | "stats";
            temp_title?: string | null;
            description?: string;
            /** @description from 0; what stands there makes way, and a place beyond the end is the end */
            position?: number;
            /** @description takes the place of the former ones */
            additional_attributes?: {
                [key: string]: unknown;
            };
            title?: string;
            /** @enum {string} */
            type?: "text" | "image" | "audio" | "video" | "stats";
        };
        UpdateColumnBody: {
            spreadsheet_column: components["schemas"]["ColumnFields"];
        };
        CellItem: {
            /** @description required where `additional_attributes` is absent; may name other cells of the row and global variables as `{{name}}` */
            value?: string;
            /** @description takes the place of the former ones; `prompt`, `textMode` (`manual` or `ai`), `model`, `ratio`, `resolution`, `duration` say how it is generated; `autoGenerate: true` generates it again when a cell or variable changes that its prompt names, and a change by which such a cell would depend on itself is refused. Why one was not generated tells `GET …/automatic_failures` */
            additional_attributes?: {
                [key: string]: unknown;
            };
            id: number;
        };
        UpdateCellsBody: {
            cells: components["schemas"]["CellItem"][];
        };
        CellFields: {
            /** @description required where `additional_attributes` is absent; may name other cells of the row and global variables as `{{name}}` */
            value?: string;
            /** @description takes the place of the former ones; `prompt`, `textMode` (`manual` or `ai`), `model`, `ratio`, `resolution`, `duration` say how it is generated; `autoGenerate: true` generates it again when a cell or variable changes that its prompt names, and a change by which such a cell would depend on itself is refused. Why one was not generated tells `GET …/automatic_failures` */
            additional_attributes?: {
                [key: string]: unknown;
            };
        };
        UpdateCellBody: {
            spreadsheet_cell: components["schemas"]["CellFields"];
        };
        SelectGenerationBody: {
            /** @description one of the cell's own generations */
            user_job_id: number;
        };
        LayerDraftFields: {
            /** @description from 0; what stands there makes way, and a place beyond the end is the end */
            position?: number;
            /** @description takes the place of the former ones */
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
            /** @description from 0; what stands there makes way, and a place beyond the end is the end */
            position?: number;
            /** @description takes the place of the former ones */
            additional_attributes?: {
                [key: string]: unknown;
            };
            name?: string;
            /** @enum {string} */
            type?: "text" | "image" | "video" | "audio";
        };
        UpdateLayerBody: {
            video_layer: components["schemas"]["LayerFields"];
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
             * @description as a form part, instead of `rows`: CSV or XLSX, told apart by content, name or type; its first line has the column titles
             */
            file?: string;
            /** @description by column title: strings; numbers and booleans are taken as text, null leaves the cell as it is */
            rows?: {
                [key: string]: unknown;
            }[];
        };
        ImportProblemView: {
            /** @description from 1; of a file counted without the line of titles, which is 0 */
            row: number;
            /** @description as it is called in the file, cut to 500 characters; null where it is about the row */
            column: string | null;
            error: string;
        };
        ImportView: {
            created: number;
            /** @description rows that were found by `match`, also those that held all of it before */
            updated: number;
            /** @description the first 1,000, by row */
            errors: components["schemas"]["ImportProblemView"][];
            /** @description whether there are more errors than these */
            errors_truncated: boolean;
        };
        ContentResourceView: {
            id: number;
            /** @description read without credentials */
            url: string;
            /** @description null until it is made, and for what has no picture */
            thumbnail_url: string | null;
            file_name: string;
            content_type: string;
            /** @enum {string} */
            object_type: "image" | "video" | "audio" | "zip" | "safe_tensors";
            /** @description the folder that it lies in; null at the root */
            asset_folder_id: number | null;
            /** @description bytes */
            byte_size: number;
            /** @description pixels */
            width: number | null;
            /** @description pixels */
            height: number | null;
            /** @description seconds */
            duration: number | null;
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
            /** @description where it lies; at the root where absent */
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
            /** @description moves it there; where absent it stays */
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
            /** @description PUT the bytes here, within an hour */
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
            /** @description names the file when a content resource is made of it */
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
            /** @description null until it is made, and for what has no picture */
            thumbnail_url?: string | null;
            file_name?: string;
            content_type?: string;
            /** Format: date-time */
            created_at: string;
        };
        NewFolderFields: {
            name: string;
            /** @description the folder that it lies in; the root where absent or null */
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
            /** @description moves it into that folder, null to the root; where absent it stays */
            parent_id?: number | null;
        };
        ChangeFolderBody: {
            asset_folder: components["schemas"]["FolderFields"];
        };
        TextData: {
            /** @description knows {{names}}; required unless `prompt_var` is given */
            prompt?: string;
            /** @description a column or variable whose content is the prompt */
            prompt_var?: string;
            /** @description a model of `GET /models`; the cell's or the catalogue's default where absent */
            model?: string;
            /** @default 0.2 */
            temperature?: number;
            /** @description longest answer in tokens */
            max_length?: number;
        };
        ImageData: {
            /** @description knows {{names}}; required unless `prompt_var` is given */
            prompt?: string;
            /** @description a column or variable whose content is the prompt */
            prompt_var?: string;
            /** @description a model of `GET /models`; the cell's or the catalogue's default where absent */
            model?: string;
            /** @description only with a model that has versions */
            version?: string;
            /** @description one of the model's; the cell's or the model's own where absent */
            aspect_ratio?: string;
            /** @default 1 */
            number_of_images?: number;
            /** @description reference images among the agent's resources */
            content_resource_ids?: number[];
        };
        VideoData: {
            /** @description knows {{names}}; required unless `prompt_var` is given */
            prompt?: string;
            /** @description a column or variable whose content is the prompt */
            prompt_var?: string;
            negative_prompt?: string;
            /** @description a column or variable whose content is the negative prompt */
            negative_prompt_var?: string;
            /** @description a model of `GET /models`; the cell's or the catalogue's default where absent */
            model?: string;
            /** @description one of the model's; the cell's or the model's own where absent */
            aspect_ratio?: string;
            /** @description `720p` or `1080p`, as the model has it; the cell's or the model's own where absent */
            resolution?: string;
            /** @description seconds, as the model has them */
            duration?: number;
            /**
             * @description ignored by models without sound of their own
             * @default false
             */
            native_audio?: boolean;
        };
        AudioData: {
            /** @description what is said, at most 50000 characters; knows {{names}}; it, `prompt` or `prompt_var` is required */
            text?: string;
            /** @description another name for `text` */
            prompt?: string;
            /** @description a column or variable whose content is said */
            prompt_var?: string;
            /** @description a voice of `GET /models`, or the id of a voice in the agent's connected voice account or in ours; the agent's own voice where absent, else the catalogue's default */
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
            /** @description at most 4 hours of sound, or of the part that `trim` names */
            audio?: components["schemas"]["SourceAddress"];
            /** @description its sound is taken */
            video?: components["schemas"]["SourceAddress"];
            /** @description an audio or video among the agent's resources */
            content_resource_id?: number;
            /** @description times are then counted from the start of the part */
            trim?: components["schemas"]["TrimData"];
        };
        UserJobBody: {
            data: {
                [key: string]: unknown;
            };
        };
        GenerateBody: {
            /** @description another place for `data`: `user_job[data]` in a form */
            user_job?: components["schemas"]["UserJobBody"];
            /**
             * @description text, image_from_text, video_from_text, audio_generation, transcription, or the `user_job_type` of one
             * @example text
             */
            generation_type: string;
            /** @description required here or in `user_job`: what its type takes, see the schemas TextData, ImageData, VideoData, AudioData and TranscriptionData */
            data?: {
                [key: string]: unknown;
            };
        };
        AcceptedView: {
            generation_id: number;
            /** @enum {string} */
            status: "pending";
        };
        TranscribeBody: {
            /** @description another place for `data`: `user_job[data]` in a form */
            user_job?: components["schemas"]["UserJobBody"];
            /** @description required here or in `user_job`: exactly one of `audio.value`, `video.value` (addresses) and `content_resource_id`; `trim` may be added */
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
            /** @enum {string} */
            type: "output";
        };
        GenerationView: {
            id: number;
            /** @enum {string} */
            status: "pending" | "processing" | "completed" | "failed" | "stopped";
            /** @enum {string} */
            user_job_type: "text_generation" | "image_generation" | "video_generation" | "audio_generation" | "transcription" | "voice_preview";
            /** @description of the catalogue */
            model: string;
            /** @description text of a text generation, object of a transcription, null for media */
            result: (string | components["schemas"]["TranscriptView"]) | null;
            failed_reason: string | null;
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
            /** @description of the catalogue */
            model: string;
            /** @description text of a text generation, object of a transcription, null for media */
            result: (string | components["schemas"]["TranscriptView"]) | null;
            failed_reason: string | null;
            output_resources: components["schemas"]["OutputView"][];
            /** @description credits; 0 until it is completed */
            execution_cost: number;
            progress: number;
            /** Format: date-time */
            created_at: string;
            /** @description what a model has written so far, several times a second; null where nothing was heard of it, and once the generation has ended: only `result` is a result */
            text_so_far: string | null;
        };
        EstimateBody: {
            /** @description all rows where absent */
            row_ids?: number[];
            /** @description all columns where absent */
            column_ids?: number[];
            /** @description all cells of those where absent */
            cell_ids?: number[];
        };
        EstimatedCellView: {
            cell_id: number;
            generation_type: string;
            /** @description of the catalogue */
            model: string;
            credits: number;
        };
        RefusedCellView: {
            cell_id: number;
            /** @description what an order would be refused for */
            error: string;
        };
        EstimateView: {
            /** @description the sum */
            credits: number;
            /** @description by row */
            cells: components["schemas"]["EstimatedCellView"][];
            /** @description cells whose prompt is faulty */
            refused: components["schemas"]["RefusedCellView"][];
        };
        StartBatchBody: {
            /** @description all rows where absent */
            row_ids?: number[];
            /** @description all columns where absent */
            column_ids?: number[];
            /** @description credits that the batch holds and has spent at most, with up to six decimals; no limit where absent */
            max_credits?: number;
        };
        BatchFailureView: {
            row_id: number;
            cell_id: number;
            error: string | null;
        };
        BatchWithFailuresView: {
            id: number;
            /** @enum {string} */
            status: "running" | "paused" | "stopped" | "completed";
            /**
             * @description why it paused by itself; null where somebody paused it
             * @enum {string|null}
             */
            paused_reason: "max_credits" | "insufficient_credits" | "too_much_uncollected_work" | null;
            /** @description cells; one that is deleted before its turn is not counted any more */
            total: number;
            completed: number;
            /** @description also those whose generation somebody stopped, and what would have been made of them */
            failed: number;
            /** @description captured so far */
            credits_spent: number;
            /** @description held for generations under way */
            credits_held: number;
            max_credits: number | null;
            /** Format: date-time */
            created_at: string;
            /** @description the first 100 */
            failures: components["schemas"]["BatchFailureView"][];
        };
        BatchView: {
            id: number;
            /** @enum {string} */
            status: "running" | "paused" | "stopped" | "completed";
            /**
             * @description why it paused by itself; null where somebody paused it
             * @enum {string|null}
             */
            paused_reason: "max_credits" | "insufficient_credits" | "too_much_uncollected_work" | null;
            /** @description cells; one that is deleted before its turn is not counted any more */
            total: number;
            completed: number;
            /** @description also those whose generation somebody stopped, and what would have been made of them */
            failed: number;
            /** @description captured so far */
            credits_spent: number;
            /** @description held for generations under way */
            credits_held: number;
            max_credits: number | null;
            /** Format: date-time */
            created_at: string;
        };
        ResumeBatchBody: {
            /** @description replaces the limit of the batch; it stays where absent */
            max_credits?: number;
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
            /** @description what is said */
            text: string;
        };
        OrderedPreviewView: {
            /** @description for `GET …/voice/preview/{job_id}`; a generation too */
            user_job_id: number;
        };
        PreviewOutputView: {
            /** @description a content resource */
            id: number;
            /** @enum {string} */
            type: "audio";
            file_url: string;
        };
        PreviewView: {
            id: number;
            /** @enum {string} */
            status: "pending" | "processing" | "completed" | "failed" | "stopped";
            /** @enum {string} */
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
            /** @enum {string} */
            container_type: "SpreadsheetCell";
            /** @description a render document as JSON (`GET /render_jobs/schema`); empty or `{}` composes the cell's own layers */
            input?: string;
            /**
             * @description a draft of half the size and half the frames a second in the same layout, in a fraction of the time, for a quarter of the price
             * @default false
             */
            preview?: boolean;
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
            /** @description once it is completed */
            content_resource_id: number | null;
            /** @description read without credentials */
            url: string | null;
            /** @description once it is completed; of a preview as soon as its first picture is there */
            thumbnail_url: string | null;
            failed_reason: string | null;
            /** @description credits; 0 until it is completed, and for a video that the organization had already */
            execution_cost: number;
            /** Format: date-time */
            created_at: string;
        };
        DownloadView: {
            /** @description read without credentials */
            url: string;
            /** @description a name for the file */
            filename: string;
        };
        UserJobOrder: {
            /** @enum {string} */
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
            /** @description false lets the scrape under way be the last */
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
            /** @enum {string} */
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
            /** @description taken where a request and its cell name none */
            default: boolean;
            /** @description older names of it */
            aliases: string[];
            /** @description of images and videos, its default first */
            aspect_ratios?: string[];
            /** @description of videos, its default first */
            resolutions?: string[];
            /** @description of videos, in seconds */
            durations?: number[];
            /** @description of videos, in seconds */
            default_duration?: number;
            /** @description whether its videos can have sound of their own */
            native_audio?: boolean;
            /** @description of images: values of `version` */
            versions?: string[];
            /** @description most images that `content_resource_ids` may name */
            reference_images?: number;
            /** @description the longest answer of a text, in tokens */
            max_length?: number;
            /** @description the longest text that is spoken, in characters */
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
             * @description what `credits` buys one of
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
            /** @description URL; of an organization's own the newest of its contents, else the cover of the default template */
            cover: string;
            /** @description URL */
            tutorial_url: string | null;
            tags: string[];
            /** @description at most 6, newest first: what generations and renders made in sheets of your organizations that came of this template (the 20 newest of each) */
            recent_generated_contents: components["schemas"]["GeneratedContentView"][];
        };
        ChangeTemplateBody: {
            /** @description words of lower-case letters and digits with hyphens between them; unique within the organization, and of no ready-made template */
            slug?: string;
            title?: string;
            description?: string;
        };
        CloneTemplateBody: {
            /** @description integer id or uuid */
            agent_id: number | string;
        };
        MakeTemplateBody: {
            /** @description words of lower-case letters and digits with hyphens between them; unique within the organization, and of no ready-made template */
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
             * @description expired: the grant ran out; disconnected: the network took it back
             * @enum {string}
             */
            status: "connected" | "expired" | "disconnected";
            /** Format: date-time */
            connected_at: string;
        };
        ConnectBody: {
            /**
             * @description where the browser goes afterwards: an absolute http or https address of this service or of an origin that the operator allows, which gets `status` (connected or failed), `platform`, and `account_id` or `error`; without it a small page names the agent and the organization, and can undo the connection
             * @example https://app.example.com/accounts
             */
            redirect_uri?: string;
        };
        ConnectView: {
            /**
             * Format: uri
             * @description where the account’s owner gives consent, within 10 minutes
             */
            authorize_url: string;
        };
        UndoBody: {
            /** @description of the page that told of the connection */
            token: string;
        };
        PlatformRuleView: {
            /** @enum {string} */
            platform: "shortvideo" | "photoshare" | "pagesocial" | "videohost" | "microblog" | "professional";
            label: string;
            text_only: boolean;
            media: ("video" | "image" | "document")[];
            max_media_items: number;
            /** @description Unicode code points; the notes tell where a network counts otherwise */
            max_text: number;
            /** @description null: takes no title */
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
            /** @description public address of the first or only media */
            media_url?: string | null;
            /** @description further media; the extension decides what each is */
            media_urls?: string[] | null;
            /** @description a problem with it is a warning */
            thumbnail_url?: string | null;
            thread?: components["schemas"]["ThreadSegmentBody"][] | null;
            reply_to_post_id?: string | null;
            shortvideo_privacy_level?: string | null;
            shortvideo_disable_comment?: boolean | null;
            shortvideo_disable_duet?: boolean | null;
            shortvideo_disable_stitch?: boolean | null;
            shortvideo_disclose_commercial_content?: boolean | null;
            shortvideo_your_brand?: boolean | null;
            shortvideo_branded_content?: boolean | null;
            /** @description `mode` or `track_url` */
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
            /** @description ISO 8601, UTC where it names no zone; for specific_time */
            scheduled_time?: string | null;
            /**
             * @description refuse instead of skipping platforms that cannot take the post or are not connected
             * @default false
             */
            strict?: boolean;
            /** @description the idea behind it, which moves to `posted` when the post is live; one of another agent stays as it is */
            idea_id?: number | null;
            /** @description the row of a sheet that it is the video of, whose stats column shows what people did with it; taken from the media where they are a render of that row */
            row_id?: number | null;
        };
        MetricsView: {
            /** @description null: the network does not tell */
            views: number | null;
            likes: number | null;
            comments: number | null;
            shares: number | null;
            /** Format: date-time */
            read_at: string;
        };
        PlatformStatusView: {
            /** @enum {string} */
            platform: "shortvideo" | "photoshare" | "pagesocial" | "videohost" | "microblog" | "professional";
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
            /** @description went wrong without keeping the post from going out */
            warning: string | null;
            /** @description the options sent for this platform */
            platform_options: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description in the requested offset
             */
            scheduled_time: string;
            /** @description what sounds beneath the videos: `id` and `title` of the library’s, or `track_url`; null where there is none */
            music_track: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date-time
             * @description when the live post was changed last
             */
            edited_at: string | null;
            /** @description what people did with the live post, read daily for 90 days */
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
            status: "scheduled" | "publishing" | "success" | "partial" | "failed";
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
            /** @description true where the Idempotency-Key had made this post before */
            idempotent_replay: boolean;
            post: components["schemas"]["PostSummaryView"];
        };
        PostView: {
            id: number;
            /**
             * @description partial: live on some platforms, failed on others
             * @enum {string}
             */
            status: "scheduled" | "publishing" | "success" | "partial" | "failed";
            description: string | null;
            /** @description all that create takes of the content, as it was sent */
            content: {
                [key: string]: unknown;
            };
            /** @description the idea behind it */
            idea_id: number | null;
            /** @description the row of a sheet that it is the video of */
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
        };
        PostListView: {
            /** @description by the time at which they go out, the first thousand */
            posts: components["schemas"]["PostView"][];
        };
        EditPostBody: {
            /** @description caption or text, hashtags inline */
            description?: string | null;
            title?: string | null;
            /** @description VIDEO (default), IMAGE, CLIP or POST_VIDEO */
            media_type?: string | null;
            /** @description public address of the first or only media */
            media_url?: string | null;
            /** @description further media; the extension decides what each is */
            media_urls?: string[] | null;
            /** @description a problem with it is a warning */
            thumbnail_url?: string | null;
            thread?: components["schemas"]["ThreadSegmentBody"][] | null;
            reply_to_post_id?: string | null;
            shortvideo_privacy_level?: string | null;
            shortvideo_disable_comment?: boolean | null;
            shortvideo_disable_duet?: boolean | null;
            shortvideo_disable_stitch?: boolean | null;
            shortvideo_disclose_commercial_content?: boolean | null;
            shortvideo_your_brand?: boolean | null;
            shortvideo_branded_content?: boolean | null;
            /** @description `mode` or `track_url` */
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
            platform?: string[];
            /** @description now, specific_time, next_available; the moment stays where neither this nor scheduled_time is sent */
            schedule_type?: string;
            /** @description alone it means specific_time */
            scheduled_time?: string | null;
            strict?: boolean;
            /** @description the idea behind it, which moves to `posted` when the post is live; one of another agent stays as it is */
            idea_id?: number | null;
            /** @description the row of a sheet that it is the video of, whose stats column shows what people did with it; taken from the media where they are a render of that row */
            row_id?: number | null;
        };
        EditLivePostBody: {
            /** @description caption or text, hashtags inline */
            description?: string | null;
            title?: string | null;
            /** @description VIDEO (default), IMAGE, CLIP or POST_VIDEO */
            media_type?: string | null;
            /** @description public address of the first or only media */
            media_url?: string | null;
            /** @description further media; the extension decides what each is */
            media_urls?: string[] | null;
            /** @description a problem with it is a warning */
            thumbnail_url?: string | null;
            thread?: components["schemas"]["ThreadSegmentBody"][] | null;
            reply_to_post_id?: string | null;
            shortvideo_privacy_level?: string | null;
            shortvideo_disable_comment?: boolean | null;
            shortvideo_disable_duet?: boolean | null;
            shortvideo_disable_stitch?: boolean | null;
            shortvideo_disclose_commercial_content?: boolean | null;
            shortvideo_your_brand?: boolean | null;
            shortvideo_branded_content?: boolean | null;
            /** @description `mode` or `track_url` */
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
            /** @description where to change it, each of which must take all that is sent; else wherever it is live and takes something of it */
            platform?: string[];
        };
        LiveEditView: {
            /** @enum {string} */
            platform: "shortvideo" | "photoshare" | "pagesocial" | "videohost" | "microblog" | "professional";
            /** @description the platform shows the change */
            edited: boolean;
            error: string | null;
            error_code: string | null;
            failed_step: string | null;
            /** @description was left out of the change */
            warning: string | null;
        };
        EditedPostView: {
            id: number;
            /**
             * @description partial: live on some platforms, failed on others
             * @enum {string}
             */
            status: "scheduled" | "publishing" | "success" | "partial" | "failed";
            description: string | null;
            /** @description all that create takes of the content, as it was sent */
            content: {
                [key: string]: unknown;
            };
            /** @description the idea behind it */
            idea_id: number | null;
            /** @description the row of a sheet that it is the video of */
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
            edits: components["schemas"]["LiveEditView"][];
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
            /** @description 0 is Monday, 6 Sunday; every day where absent */
            days_of_week?: number[];
        };
        SlotsBody: {
            slots: components["schemas"]["SlotBody"][];
        };
        IntegrationView: {
            connected: boolean;
            /** @description the last characters of the key; null where there is none */
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
    };
    responses: {
        /** @description invalid_key */
        "400.invalid_key": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "invalid_key";
                };
            };
        };
        /** @description validation_error */
        "400.validation_error": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "validation_error";
                };
            };
        };
        /** @description unauthorized */
        "401.unauthorized": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "unauthorized";
                };
            };
        };
        /** @description email_unverified */
        "403.email_unverified": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "email_unverified";
                };
            };
        };
        /** @description forbidden */
        "403.forbidden": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "forbidden";
                };
            };
        };
        /** @description forbidden, permission_denied */
        "403.forbidden.permission_denied": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "forbidden" | "permission_denied";
                };
            };
        };
        /** @description permission_denied */
        "403.permission_denied": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "permission_denied";
                };
            };
        };
        /** @description agent_not_found, not_found */
        "404.agent_not_found.not_found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "agent_not_found" | "not_found";
                };
            };
        };
        /** @description content_resource_not_found, not_found */
        "404.content_resource_not_found.not_found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "content_resource_not_found" | "not_found";
                };
            };
        };
        /** @description content_resource_not_found, not_found, spreadsheet_not_found */
        "404.content_resource_not_found.not_found.spreadsheet_not_found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "content_resource_not_found" | "not_found" | "spreadsheet_not_found";
                };
            };
        };
        /** @description not_found */
        "404.not_found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "not_found";
                };
            };
        };
        /** @description not_found, project_not_found */
        "404.not_found.project_not_found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "not_found" | "project_not_found";
                };
            };
        };
        /** @description not_found, spreadsheet_not_found */
        "404.not_found.spreadsheet_not_found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "not_found" | "spreadsheet_not_found";
                };
            };
        };
        /** @description not_found, user_job_not_found */
        "404.not_found.user_job_not_found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "not_found" | "user_job_not_found";
                };
            };
        };
        /** @description not_found, user_voice_resource_not_found */
        "404.not_found.user_voice_resource_not_found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "not_found" | "user_voice_resource_not_found";
                };
            };
        };
        /** @description project_not_found */
        "404.project_not_found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "project_not_found";
                };
            };
        };
        /** @description conflict */
        "409.conflict": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "conflict";
                };
            };
        };
        /** @description payload_too_large */
        "413.payload_too_large": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "payload_too_large";
                };
            };
        };
        /** @description agent_creation_failed, avatar_creation_failed, invalid_api_key, organization_not_found, storage_quota_exceeded, validation_error */
        "422.agent_creation_failed.avatar_creation_failed.invalid_api_key.organization_not_found.storage_quota_exceeded.validation_error": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "agent_creation_failed" | "avatar_creation_failed" | "invalid_api_key" | "organization_not_found" | "storage_quota_exceeded" | "validation_error";
                };
            };
        };
        /** @description agent_not_found, content_resource_creation_failed, storage_quota_exceeded, validation_error */
        "422.agent_not_found.content_resource_creation_failed.storage_quota_exceeded.validation_error": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "agent_not_found" | "content_resource_creation_failed" | "storage_quota_exceeded" | "validation_error";
                };
            };
        };
        /** @description agent_not_found, folder_removal_failed, validation_error */
        "422.agent_not_found.folder_removal_failed.validation_error": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "agent_not_found" | "folder_removal_failed" | "validation_error";
                };
            };
        };
        /** @description agent_not_found, insufficient_credits_for_job, no_active_credit_purchase, validation_error */
        "422.agent_not_found.insufficient_credits_for_job.no_active_credit_purchase.validation_error": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "agent_not_found" | "insufficient_credits_for_job" | "no_active_credit_purchase" | "validation_error";
                };
            };
        };
        /** @description agent_not_found, insufficient_credits_for_job, too_much_uncollected_work, usable_credit_required, validation_error */
        "422.agent_not_found.insufficient_credits_for_job.too_much_uncollected_work.usable_credit_required.validation_error": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "agent_not_found" | "insufficient_credits_for_job" | "too_much_uncollected_work" | "usable_credit_required" | "validation_error";
                };
            };
        };
        /** @description agent_not_found, insufficient_credits_for_job, too_much_uncollected_work, validation_error */
        "422.agent_not_found.insufficient_credits_for_job.too_much_uncollected_work.validation_error": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "agent_not_found" | "insufficient_credits_for_job" | "too_much_uncollected_work" | "validation_error";
                };
            };
        };
        /** @description agent_not_found, insufficient_credits_for_job, validation_error */
        "422.agent_not_found.insufficient_credits_for_job.validation_error": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "agent_not_found" | "insufficient_credits_for_job" | "validation_error";
                };
            };
        };
        /** @description agent_not_found, job_status_invalid, validation_error */
        "422.agent_not_found.job_status_invalid.validation_error": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "agent_not_found" | "job_status_invalid" | "validation_error";
                };
            };
        };
        /** @description agent_not_found, platform_validation_failed, validation_error */
        "422.agent_not_found.platform_validation_failed.validation_error.detail": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "agent_not_found" | "platform_validation_failed" | "validation_error";
                    /** @description the first fault, and all of them */
                    detail?: {
                        error: string;
                        error_code: string;
                        /** @description null where none is to blame */
                        platform: string | null;
                        field: string;
                        errors: {
                            /** @description null where none is to blame */
                            platform: string | null;
                            field: string;
                            error: string;
                        }[];
                    };
                };
            };
        };
        /** @description agent_not_found, usable_credit_required, validation_error */
        "422.agent_not_found.usable_credit_required.validation_error": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "agent_not_found" | "usable_credit_required" | "validation_error";
                };
            };
        };
        /** @description agent_not_found, usable_credit_required, validation_error */
        "422.agent_not_found.usable_credit_required.validation_error.errors.errors_truncated": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "agent_not_found" | "usable_credit_required" | "validation_error";
                    /** @description of a strict import: what is wrong with its lines */
                    errors?: {
                        row: number;
                        column: string | null;
                        error: string;
                    }[];
                    errors_truncated?: boolean;
                };
            };
        };
        /** @description agent_not_found, validation_error */
        "422.agent_not_found.validation_error": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "agent_not_found" | "validation_error";
                };
            };
        };
        /** @description agent_update_failed, avatar_creation_failed, invalid_api_key, storage_quota_exceeded, validation_error, voice_id_required */
        "422.agent_update_failed.avatar_creation_failed.invalid_api_key.storage_quota_exceeded.validation_error.voice_id_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "agent_update_failed" | "avatar_creation_failed" | "invalid_api_key" | "storage_quota_exceeded" | "validation_error" | "voice_id_required";
                };
            };
        };
        /** @description avatar_creation_failed, storage_quota_exceeded, validation_error */
        "422.avatar_creation_failed.storage_quota_exceeded.validation_error": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "avatar_creation_failed" | "storage_quota_exceeded" | "validation_error";
                };
            };
        };
        /** @description avatar_update_failed, validation_error */
        "422.avatar_update_failed.validation_error": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "avatar_update_failed" | "validation_error";
                };
            };
        };
        /** @description direct_upload_failed, file_size_exceeded, invalid_content_type, storage_quota_exceeded, validation_error */
        "422.direct_upload_failed.file_size_exceeded.invalid_content_type.storage_quota_exceeded.validation_error": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "direct_upload_failed" | "file_size_exceeded" | "invalid_content_type" | "storage_quota_exceeded" | "validation_error";
                };
            };
        };
        /** @description file_size_exceeded, media_fetch_failed, validation_error, voice_limit_reached */
        "422.file_size_exceeded.media_fetch_failed.validation_error.voice_limit_reached": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "file_size_exceeded" | "media_fetch_failed" | "validation_error" | "voice_limit_reached";
                };
            };
        };
        /** @description insufficient_credits_for_job, too_many_rounds, too_much_uncollected_work, validation_error */
        "422.insufficient_credits_for_job.too_many_rounds.too_much_uncollected_work.validation_error": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "insufficient_credits_for_job" | "too_many_rounds" | "too_much_uncollected_work" | "validation_error";
                };
            };
        };
        /** @description insufficient_credits_for_job, too_much_uncollected_work, validation_error */
        "422.insufficient_credits_for_job.too_much_uncollected_work.validation_error": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "insufficient_credits_for_job" | "too_much_uncollected_work" | "validation_error";
                };
            };
        };
        /** @description job_cannot_be_stopped, validation_error */
        "422.job_cannot_be_stopped.validation_error": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "job_cannot_be_stopped" | "validation_error";
                };
            };
        };
        /** @description organization_not_found, validation_error */
        "422.organization_not_found.validation_error": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "organization_not_found" | "validation_error";
                };
            };
        };
        /** @description platform_validation_failed, validation_error */
        "422.platform_validation_failed.validation_error.detail": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "platform_validation_failed" | "validation_error";
                    /** @description the first fault, and all of them */
                    detail?: {
                        error: string;
                        error_code: string;
                        /** @description null where none is to blame */
                        platform: string | null;
                        field: string;
                        errors: {
                            /** @description null where none is to blame */
                            platform: string | null;
                            field: string;
                            error: string;
                        }[];
                    };
                };
            };
        };
        /** @description storage_quota_exceeded, validation_error */
        "422.storage_quota_exceeded.validation_error": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "storage_quota_exceeded" | "validation_error";
                };
            };
        };
        /** @description validation_error */
        "422.validation_error": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "validation_error";
                };
            };
        };
        /** @description validation_error, voice_limit_reached */
        "422.validation_error.voice_limit_reached": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "validation_error" | "voice_limit_reached";
                };
            };
        };
        /** @description rate_limited */
        "429.rate_limited": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "rate_limited";
                };
            };
        };
        /** @description rate_limited, too_many_jobs */
        "429.rate_limited.too_many_jobs": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "rate_limited" | "too_many_jobs";
                };
            };
        };
        /** @description mail_not_configured */
        "501.mail_not_configured": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "mail_not_configured";
                };
            };
        };
        /** @description vendor_not_set_up */
        "501.vendor_not_set_up": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "vendor_not_set_up";
                };
            };
        };
        /** @description platform_edit_failed */
        "502.platform_edit_failed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "platform_edit_failed";
                };
            };
        };
        /** @description service_unavailable */
        "503.service_unavailable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description a sentence for a person; it names the field at fault */
                    error: string;
                    /** @enum {string} */
                    error_code: "service_unavailable";
                };
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
    AuditController_page: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before */
                cursor?: number;
                limit?: number;
                action?: "user.signed_up" | "user.signed_in" | "user.sign_in_failed" | "user.identity_linked" | "user.signed_out" | "user.signed_out_everywhere" | "user.password_changed" | "user.password_reset" | "session.ended" | "session.refresh_reused" | "access_key.created" | "access_key.renamed" | "access_key.revoked" | "access_key.all_revoked" | "organization.created" | "organization.renamed" | "organization.deleted" | "member.added" | "member.invited" | "member.invitation_withdrawn" | "member.joined" | "member.role_changed" | "member.removed" | "agent.created" | "agent.updated" | "agent.deleted" | "social_account.connected" | "social_account.disconnected" | "automation_config.updated" | "automation_config.secret_rotated" | "vendor_key.saved" | "vendor_key.removed" | "credits.granted";
                /** @description who did it */
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPageView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AuditController_verify: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the answer before; from the first entry where absent */
                cursor?: number;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AccountController_signUp: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInView"];
                };
            };
            /** @description a mail asks for proof of the address */
            202: {
                headers: {
                    [name: string]: unknown;
                };
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
    AccountController_askAgain: {
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
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            501: components["responses"]["501.mail_not_configured"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AccountController_verify: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AccountController_signIn: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.email_unverified"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AccountController_refresh: {
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
                headers: {
                    [name: string]: unknown;
                };
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
    AccountController_me: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    SessionController_signOut: {
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
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    SessionController_signOutEverywhere: {
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
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    SessionController_list: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    SessionController_end: {
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
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    PasswordController_change: {
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
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    PasswordController_ask: {
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
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            501: components["responses"]["501.mail_not_configured"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    PasswordController_reset: {
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
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "AccessKeyController_list[0]": {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessKeyView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AccessKeyController_create: {
        parameters: {
            query?: never;
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedAccessKeyView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "AccessKeyController_list[1]": {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessKeyView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AccessKeyController_rename: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessKeyView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AccessKeyController_revokeByPath: {
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
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AccessKeyController_renameFlat: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessKeyView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AccessKeyController_revokeAll: {
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
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AccessKeyController_revoke: {
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
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    OrganizationController_workspaces: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    OrganizationController_list: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    OrganizationController_create: {
        parameters: {
            query?: never;
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.storage_quota_exceeded.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    OrganizationController_get: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    OrganizationController_delete: {
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
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    OrganizationController_update: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.storage_quota_exceeded.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    MemberController_list: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    MemberController_add: {
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
                "application/json": components["schemas"]["AddMemberBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    MemberController_remove: {
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
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    MemberController_setRole: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    InvitationController_accept: {
        parameters: {
            query?: never;
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    InvitationController_withdraw: {
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
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AgentController_list: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            422: components["responses"]["422.organization_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AgentController_create: {
        parameters: {
            query?: never;
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentEnvelope"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_creation_failed.avatar_creation_failed.invalid_api_key.organization_not_found.storage_quota_exceeded.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AgentController_get: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentDetailView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AgentController_delete: {
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
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AgentController_update: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentEnvelope"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.user_voice_resource_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_update_failed.avatar_creation_failed.invalid_api_key.storage_quota_exceeded.validation_error.voice_id_required"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AvatarController_list: {
        parameters: {
            query?: {
                /** @description the `X-Next-Cursor` of the page before; only avatars with a greater id follow */
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvatarView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.agent_not_found.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AvatarController_add: {
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
                "application/json": components["schemas"]["AddAvatarsBody"];
                "application/x-www-form-urlencoded": components["schemas"]["AddAvatarsBody"];
                "multipart/form-data": components["schemas"]["AddAvatarsBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.agent_not_found.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.avatar_creation_failed.storage_quota_exceeded.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AvatarController_remove: {
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
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.agent_not_found.not_found"];
            422: components["responses"]["422.avatar_update_failed.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AvatarController_makePrimary: {
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
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.agent_not_found.not_found"];
            422: components["responses"]["422.avatar_update_failed.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    StockAvatarController_list: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockAvatarView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    StockAvatarController_picture: {
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
                headers: {
                    [name: string]: unknown;
                };
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
    AgentCoreController_read: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AgentCoreController_update: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description at least one target failed */
            207: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AutomationConfigController_read: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomationConfigView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AutomationConfigController_update: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomationConfigView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AutomationConfigController_rotate: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomationConfigView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AutomationConfigController_testWebhook: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestResultView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AutomationConfigController_testCallback: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestResultView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AutomationConfigController_list: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before */
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveriesView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AutomationConfigController_replay: {
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
                "application/json": components["schemas"]["ReplayBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AutomationConfigController_retry: {
        parameters: {
            query?: never;
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    VoiceMakingController_script: {
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
                "application/json": components["schemas"]["ScriptBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScriptView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            501: components["responses"]["501.vendor_not_set_up"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    VoiceMakingController_description: {
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
                "application/json": components["schemas"]["DescriptionBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DescriptionView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            501: components["responses"]["501.vendor_not_set_up"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    VoiceMakingController_samples: {
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
                "application/json": components["schemas"]["SamplesBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SamplesView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            501: components["responses"]["501.vendor_not_set_up"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    VoiceMakingController_design: {
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
                "application/json": components["schemas"]["DesignBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoiceView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error.voice_limit_reached"];
            429: components["responses"]["429.rate_limited"];
            501: components["responses"]["501.vendor_not_set_up"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    VoiceMakingController_clone: {
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
                "application/json": components["schemas"]["CloneBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoiceView"];
                };
            };
            400: components["responses"]["400.validation_error"];
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.file_size_exceeded.media_fetch_failed.validation_error.voice_limit_reached"];
            429: components["responses"]["429.rate_limited"];
            501: components["responses"]["501.vendor_not_set_up"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    VoiceController_list: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    VoiceController_delete: {
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
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            501: components["responses"]["501.vendor_not_set_up"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    CreditController_statement: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    CreditController_grant: {
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
                headers: {
                    [name: string]: unknown;
                };
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
    "SheetController_list[0]": {
        parameters: {
            query: {
                /** @description 20 a page */
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "SheetController_create[0]": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "SheetController_list[1]": {
        parameters: {
            query: {
                /** @description 20 a page */
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "SheetController_create[1]": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "SheetController_get[0]": {
        parameters: {
            query: {
                /** @description adds `execution_cost` to the engine, rows, cells and layers */
                with_execution_cost?: boolean;
                /** @description only rows behind the one with this id, 0 for the start; 1,000 where `rows_limit` is absent */
                rows_after?: number;
                /** @description only so many rows; from the start where `rows_after` is absent */
                rows_limit?: number;
                agent_id: number | string;
            };
            header?: {
                /** @description tags of answers that the caller has */
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetView"];
                };
            };
            /** @description the caller has this already */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "SheetController_delete[0]": {
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
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "SheetController_update[0]": {
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
                "application/json": components["schemas"]["UpdateSheetBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "SheetController_get[1]": {
        parameters: {
            query: {
                /** @description adds `execution_cost` to the engine, rows, cells and layers */
                with_execution_cost?: boolean;
                /** @description only rows behind the one with this id, 0 for the start; 1,000 where `rows_limit` is absent */
                rows_after?: number;
                /** @description only so many rows; from the start where `rows_after` is absent */
                rows_limit?: number;
                agent_id: number | string;
            };
            header?: {
                /** @description tags of answers that the caller has */
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetView"];
                };
            };
            /** @description the caller has this already */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "SheetController_delete[1]": {
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
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "SheetController_update[1]": {
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
                "application/json": components["schemas"]["UpdateSheetBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "SheetController_clone[0]": {
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
                "application/json": components["schemas"]["CloneSheetBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "SheetController_clone[1]": {
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
                "application/json": components["schemas"]["CloneSheetBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "RowController_list[0]": {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "RowController_create[0]": {
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
                "application/json": components["schemas"]["CreateRowBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "RowController_list[1]": {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "RowController_create[1]": {
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
                "application/json": components["schemas"]["CreateRowBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "RowController_move[0]": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
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
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "RowController_move[1]": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
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
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "RowController_updateMany[0]": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
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
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "RowController_updateMany[1]": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
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
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "RowController_get[0]": {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "RowController_delete[0]": {
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "RowController_update[0]": {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateRowBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "RowController_get[1]": {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "RowController_delete[1]": {
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "RowController_update[1]": {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateRowBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "RowController_duplicate[0]": {
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "RowController_duplicate[1]": {
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "ColumnController_list[0]": {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColumnView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "ColumnController_create[0]": {
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
                "application/json": components["schemas"]["CreateColumnBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColumnView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "ColumnController_list[1]": {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColumnView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "ColumnController_create[1]": {
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
                "application/json": components["schemas"]["CreateColumnBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColumnView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "ColumnController_move[0]": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
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
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "ColumnController_move[1]": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
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
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "ColumnController_updateMany[0]": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
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
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "ColumnController_updateMany[1]": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
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
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "ColumnController_delete[0]": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
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
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "ColumnController_update[0]": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColumnView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "ColumnController_delete[1]": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
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
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "ColumnController_update[1]": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColumnView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "ColumnController_duplicate[0]": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColumnView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "ColumnController_duplicate[1]": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColumnView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "CellController_updateMany[0]": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
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
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "CellController_updateMany[1]": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
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
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "CellController_get[0]": {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CellView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "CellController_update[0]": {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCellBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CellView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "CellController_get[1]": {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CellView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "CellController_update[1]": {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCellBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CellView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "CellController_select[0]": {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelectGenerationBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CellView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "CellController_select[1]": {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelectGenerationBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CellView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "LayerController_create[0]": {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLayerBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LayerView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "LayerController_create[1]": {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLayerBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LayerView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "LayerController_move[0]": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
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
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "LayerController_move[1]": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: {
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
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "LayerController_get[0]": {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LayerView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "LayerController_delete[0]": {
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "LayerController_update[0]": {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLayerBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LayerView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "LayerController_get[1]": {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LayerView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "LayerController_delete[1]": {
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "LayerController_update[1]": {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLayerBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LayerView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "LayerController_duplicate[0]": {
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LayerView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "LayerController_duplicate[1]": {
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LayerView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "VariableController_template[0]": {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "VariableController_template[1]": {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "VariableController_list[0]": {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariablesSheetView"] | null;
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "VariableController_list[1]": {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariablesSheetView"] | null;
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "VariableController_import[0]": {
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
                "application/json": components["schemas"]["ImportVariablesBody"];
                "application/x-www-form-urlencoded": components["schemas"]["ImportVariablesBody"];
                "multipart/form-data": components["schemas"]["ImportVariablesBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariablesSheetView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "VariableController_import[1]": {
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
                "application/json": components["schemas"]["ImportVariablesBody"];
                "application/x-www-form-urlencoded": components["schemas"]["ImportVariablesBody"];
                "multipart/form-data": components["schemas"]["ImportVariablesBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariablesSheetView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "ExchangeController_import[0]": {
        parameters: {
            query: {
                /** @description title of the column by whose value rows are found that are there already; all rows are added where absent */
                match?: string;
                /** @description true: where anything is wrong, nothing is changed */
                strict?: boolean;
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
                "application/json": components["schemas"]["ImportRowsBody"];
                "application/x-www-form-urlencoded": components["schemas"]["ImportRowsBody"];
                "multipart/form-data": components["schemas"]["ImportRowsBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.conflict"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error.errors.errors_truncated"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "ExchangeController_import[1]": {
        parameters: {
            query: {
                /** @description title of the column by whose value rows are found that are there already; all rows are added where absent */
                match?: string;
                /** @description true: where anything is wrong, nothing is changed */
                strict?: boolean;
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
                "application/json": components["schemas"]["ImportRowsBody"];
                "application/x-www-form-urlencoded": components["schemas"]["ImportRowsBody"];
                "multipart/form-data": components["schemas"]["ImportRowsBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.conflict"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error.errors.errors_truncated"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "ExchangeController_export[0]": {
        parameters: {
            query: {
                /** @description CSV is UTF-8, with its mark; text that a spreadsheet would calculate begins with an apostrophe there */
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/json": {
                        [key: string]: string;
                    }[];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "ExchangeController_export[1]": {
        parameters: {
            query: {
                /** @description CSV is UTF-8, with its mark; text that a spreadsheet would calculate begins with an apostrophe there */
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/json": {
                        [key: string]: string;
                    }[];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    ContentResourceController_list: {
        parameters: {
            query: {
                type?: "image" | "video" | "audio" | "zip" | "safe_tensors";
                /** @description only what belongs to this sheet */
                project_id?: number;
                ids?: number[];
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentResourceView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            422: components["responses"]["422.agent_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    ContentResourceController_create: {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentResourceDetailView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.content_resource_creation_failed.storage_quota_exceeded.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    ContentResourceController_get: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentResourceDetailView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.content_resource_not_found.not_found"];
            422: components["responses"]["422.agent_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    ContentResourceController_remove: {
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
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.content_resource_not_found.not_found"];
            422: components["responses"]["422.agent_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    ContentResourceController_change: {
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
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.content_resource_not_found.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    DirectUploadController_create: {
        parameters: {
            query?: never;
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectUploadView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.direct_upload_failed.file_size_exceeded.invalid_content_type.storage_quota_exceeded.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AssetLibraryController_list: {
        parameters: {
            query: {
                /** @description what lies in this folder; in none where absent */
                folder_id?: number;
                /** @description everything where absent, zip and safetensors too */
                asset_type?: ("image" | "video" | "audio" | "folder")[];
                /** @description part of a name in any case; also looked for in all folders below */
                search?: string;
                /** @description `recent`: newest first; else folders first, and each newest first */
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.agent_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AssetFolderController_create: {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FolderIdView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AssetFolderController_remove: {
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
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.agent_not_found.folder_removal_failed.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    AssetFolderController_change: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FolderIdView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "GenerateController_fillCell[0]": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.content_resource_not_found.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.insufficient_credits_for_job.too_much_uncollected_work.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited.too_many_jobs"];
            501: components["responses"]["501.vendor_not_set_up"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "GenerateController_fillCell[1]": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.content_resource_not_found.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.insufficient_credits_for_job.too_much_uncollected_work.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited.too_many_jobs"];
            501: components["responses"]["501.vendor_not_set_up"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "GenerateController_fillLayer[0]": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.content_resource_not_found.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.insufficient_credits_for_job.too_much_uncollected_work.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited.too_many_jobs"];
            501: components["responses"]["501.vendor_not_set_up"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "GenerateController_fillLayer[1]": {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.content_resource_not_found.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.insufficient_credits_for_job.too_much_uncollected_work.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited.too_many_jobs"];
            501: components["responses"]["501.vendor_not_set_up"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    GenerationController_transcribe: {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.insufficient_credits_for_job.too_much_uncollected_work.validation_error"];
            429: components["responses"]["429.rate_limited.too_many_jobs"];
            501: components["responses"]["501.vendor_not_set_up"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    GenerationController_get: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerationView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    GenerationController_events: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["GenerationProgressView"];
                };
            };
            /** @description to who has seen the end of the stream and connects again by itself */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    GenerationController_stop: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerationView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.job_cannot_be_stopped.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    GenerationController_continue: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerationView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.insufficient_credits_for_job.too_many_rounds.too_much_uncollected_work.validation_error"];
            429: components["responses"]["429.rate_limited.too_many_jobs"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    VendorCallbackController_hear: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: string;
                token: string;
            };
            cookie?: never;
        };
        /** @description in the words of the vendor */
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
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "EstimateController_estimate[0]": {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EstimateView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "EstimateController_estimate[1]": {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EstimateView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "BatchController_start[0]": {
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
                "application/json": components["schemas"]["StartBatchBody"];
            };
        };
        responses: {
            /** @description done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchWithFailuresView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "BatchController_start[1]": {
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
                "application/json": components["schemas"]["StartBatchBody"];
            };
        };
        responses: {
            /** @description done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchWithFailuresView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "BatchController_list[0]": {
        parameters: {
            query: {
                /** @description 20 batches a page */
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "BatchController_list[1]": {
        parameters: {
            query: {
                /** @description 20 batches a page */
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "BatchController_get[0]": {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchWithFailuresView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "BatchController_get[1]": {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchWithFailuresView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "BatchController_pause[0]": {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchWithFailuresView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "BatchController_pause[1]": {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchWithFailuresView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "BatchController_resume[0]": {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResumeBatchBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchWithFailuresView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "BatchController_resume[1]": {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResumeBatchBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchWithFailuresView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "BatchController_stop[0]": {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchWithFailuresView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "BatchController_stop[1]": {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchWithFailuresView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "FailureController_list[0]": {
        parameters: {
            query: {
                /** @description of this cell alone */
                cell_id?: number;
                /** @description 20 a page */
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailedCellView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "FailureController_list[1]": {
        parameters: {
            query: {
                /** @description of this cell alone */
                cell_id?: number;
                /** @description 20 a page */
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailedCellView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    VoicePreviewController_order: {
        parameters: {
            query?: never;
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderedPreviewView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.insufficient_credits_for_job.too_much_uncollected_work.validation_error"];
            429: components["responses"]["429.rate_limited.too_many_jobs"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    VoicePreviewController_get: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    RenderJobController_list: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderJobView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.project_not_found"];
            422: components["responses"]["422.agent_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    RenderJobController_order: {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderedView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.project_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.insufficient_credits_for_job.validation_error"];
            429: components["responses"]["429.rate_limited.too_many_jobs"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    RenderJobController_schema: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            401: components["responses"]["401.unauthorized"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    RenderJobController_get: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderJobView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    RenderJobController_download: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    RenderJobController_events: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["RenderJobView"];
                };
            };
            /** @description to who has seen the end of the stream and connects again by itself */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    RenderJobController_stop: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderJobView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.job_cannot_be_stopped.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    MonitoringController_order: {
        parameters: {
            query: {
                agent_id: number | string;
            };
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserJobOrdered"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.insufficient_credits_for_job.no_active_credit_purchase.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    MonitoringController_read: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonitoringView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found.user_job_not_found"];
            422: components["responses"]["422.agent_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    MonitoringController_update: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserJobOrdered"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.user_job_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.job_status_invalid.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    ModelController_list: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelListView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    PriceController_list: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceListView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    TemplateController_list: {
        parameters: {
            query?: {
                /** @description 20 a page */
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    TemplateController_get: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    TemplateController_delete: {
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
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    TemplateController_change: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    TemplateController_clone: {
        parameters: {
            query?: never;
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    TemplateCoverController_cover: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description the picture is known already */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "SheetTemplateController_make[0]": {
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
                "application/json": components["schemas"]["MakeTemplateBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "SheetTemplateController_make[1]": {
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
                "application/json": components["schemas"]["MakeTemplateBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    SocialAccountController_list: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialAccountView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    SocialAccountController_connect: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            501: components["responses"]["501.vendor_not_set_up"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    SocialAccountController_callback: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description to the redirect_uri, with the outcome in its query */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description a page that says why nothing was connected */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": {
                        /** @description a sentence for a person; it names the field at fault */
                        error: string;
                        /** @enum {string} */
                        error_code: "validation_error";
                    };
                };
            };
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    SocialAccountController_undo: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            413: components["responses"]["413.payload_too_large"];
            /** @description a page that says that there is nothing to undo */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": {
                        /** @description a sentence for a person; it names the field at fault */
                        error: string;
                        /** @enum {string} */
                        error_code: "validation_error";
                    };
                };
            };
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    SocialAccountController_remove: {
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
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    PostController_platforms: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformsView"];
                };
            };
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    PostController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description up to 128 characters, unique for the agent; a repeat answers with the original post, and 422 where the request is another */
                "Idempotency-Key"?: string;
                /** @description hours from UTC for the times of the answer; the agent’s time zone where absent */
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedPostView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.platform_validation_failed.validation_error.detail"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    PostController_list: {
        parameters: {
            query: {
                /** @description ISO 8601; days are those of the agent’s time zone */
                start_date: string;
                /** @description inclusive, at most 60 days after start_date */
                end_date: string;
                agent_id: number | string;
            };
            header?: {
                /** @description hours from UTC for the times of the answer; the agent’s time zone where absent */
                "X-Timezone-Offset"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostListView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            422: components["responses"]["422.agent_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    PostController_get: {
        parameters: {
            query?: never;
            header?: {
                /** @description hours from UTC for the times of the answer; the agent’s time zone where absent */
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    PostController_delete: {
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
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    PostController_edit: {
        parameters: {
            query?: never;
            header?: {
                /** @description hours from UTC for the times of the answer; the agent’s time zone where absent */
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.platform_validation_failed.validation_error.detail"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    PostController_editLive: {
        parameters: {
            query?: never;
            header?: {
                /** @description hours from UTC for the times of the answer; the agent’s time zone where absent */
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditedPostView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.conflict"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.platform_validation_failed.validation_error.detail"];
            429: components["responses"]["429.rate_limited"];
            502: components["responses"]["502.platform_edit_failed"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    ScheduleSlotsController_get: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotsView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    ScheduleSlotsController_put: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotsView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    VendorIntegrationController_read: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntegrationView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    VendorIntegrationController_connect: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectedView"];
                };
            };
            400: components["responses"]["400.invalid_key"];
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    VendorIntegrationController_disconnect: {
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
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    VendorIntegrationController_test: {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidityView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.permission_denied"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
}
