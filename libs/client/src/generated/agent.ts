// Generated from the service's OpenAPI document (`npm run generate`).

export interface paths {
    "/agent/conversations": {
        /**
         * Conversations
         * @description Pinned ones first, then the last written to first; 100 a page.
         */
        get: operations["conversations.list"];
    };
    "/agent/conversations/{id}": {
        /** A conversation with its messages */
        get: operations["conversations.get"];
        /**
         * Delete a conversation
         * @description Its messages and runs are gone with it, and a run that is under way ends, charged for the text that it used; ideas stay.
         */
        delete: operations["conversations.delete"];
        /** Rename or pin a conversation */
        patch: operations["conversations.update"];
    };
    "/agent/conversations/{id}/messages": {
        /** Messages of a conversation, oldest first */
        get: operations["conversations.messages.list"];
    };
    "/agent/ideas": {
        /**
         * Ideas of an agent, newest first
         * @description 1000 a page, each with its row, final video, posts and their figures as `production`.
         */
        get: operations["ideas.list"];
    };
    "/agent/ideas/{id}": {
        /** An idea with its row, final video, posts and their figures */
        get: operations["ideas.get"];
    };
    "/agent/ideas/{id}/status": {
        /**
         * Take an idea one step on
         * @description A posted idea stays; one to be changed, or rejected, begins again as `generated`.
         */
        post: operations["ideas.advance"];
    };
    "/agent/ideas/{id}/status/{status}": {
        /** Give an idea a status */
        put: operations["ideas.setStatus"];
    };
    "/agent/ideas/convert": {
        /**
         * Make rows of a vidsheet, or vidsheets, of ideas
         * @description An idea has at most one row. A request that is repeated, also after an error or at the same time, adds no second one and returns the row that is there, in whatever vidsheet it is. After its row or vidsheet was deleted, an idea may have a new one.
         *     All new rows are added together or, if the request is rejected, none. A row has the settings and layers of the first row of the vidsheet, or of the template, and a text that comes from the idea is no longer generated (`textMode: manual`). Adding rows generates nothing and costs nothing.
         *     Without `columns`, a field or ingredient goes to the column with its name, compared like names in prompts; a field comes before an ingredient of the same name. `title` also goes to `TOPIC` or `IDEA`, unless the idea has an ingredient of that name. A title, hook and description without such a column go, in this order, to the typed text columns with the role `ingredient` that are left. One column takes the title, two take the title and the description.
         */
        post: operations["ideas.convert"];
    };
    "/agent/ideas/produce": {
        /**
         * Make rows of ideas, their videos and, if wanted, their posts
         * @description Makes rows of ideas as `POST /agent/ideas/convert` does, all in one vidsheet, and starts one batch that makes the cells, videos and posts of these rows. Rows and batch are made together or, if the request is rejected, neither. Through posts, the post plan of the vidsheet or template is checked first. A key then needs the scope `publish` too.
         *     A request that is repeated, also after an error or at the same time, makes nothing twice. Rows that were there before are made as far as something of them is missing, outdated or failed, and no batch under way makes it already. The response has the batch under way if there is nothing else to make, and no batch once all is made. With a template, a repeated request uses the vidsheet that the first one has made.
         */
        post: operations["ideas.produce"];
    };
    "/agent/preferences": {
        /** What ideas of the agent should be like */
        get: operations["preferences.get"];
        /**
         * Say what ideas of the agent should be like
         * @description Every run of the agent receives them.
         */
        put: operations["preferences.set"];
    };
    "/agent/run": {
        /**
         * Give the agent a message to work on
         * @description Holds credits while it runs, takes what its text cost when it completes, and gives all back when it fails. A run that reaches its limit of steps, time or credits has failed, and is charged for the text that it used.
         */
        post: operations["runs.create"];
    };
    "/agent/runs/{run_id}": {
        /** A run */
        get: operations["runs.get"];
    };
    "/agent/runs/{run_id}/approve": {
        /**
         * Let a run carry out the action that it waits with, or go on without it
         * @description The action is done on behalf of the user who approves it, for no more credits than `pending_action.cost`. Send `pending_action_id` and `pending_action_sha256`, so that only the action that was shown is decided: 409 with the present `pending_action` when it is another one, or when the named one was decided otherwise or expired. Repeating a decision with its id returns the run. A run that waits for no approval: 422.
         */
        post: operations["runs.approve"];
    };
    "/agent/conversations/{id}/runs": {
        /**
         * Runs of a conversation, newest first
         * @description 100 a page.
         */
        get: operations["runs.list"];
    };
    "/agent/runs/{run_id}/progress": {
        /**
         * Watch a run
         * @description Server-sent events, each with the run in its state at that time. Ends with the run. The token is valid until an hour after the end of the run, but never longer than 24 hours after it was issued.
         */
        get: operations["runs.watch"];
    };
    "/agent/research": {
        /** Have the agent research a topic, in a run that stores ideas about it */
        post: operations["ideas.research"];
    };
    "/agent/ideas/{id}/refine": {
        /**
         * Have the agent rewrite an idea
         * @description Done by a run in a conversation of its own, which bills as any run. The answer waits up to 25 seconds for it, otherwise it is 202; `data.refined_by_run_id` is the run that refined the idea last, and changes when the work is done.
         */
        post: operations["ideas.refine"];
    };
    "/mail_recipients/confirm/{token}": {
        /**
         * Page behind the link of a mail that asks an address for its confirmation
         * @description Opening it changes nothing; its button sends the form.
         */
        get: operations["mailRecipients.showConfirmation"];
        /**
         * Confirm an address, so that recurring jobs of one organization mail to it
         * @description Works once, within seven days. The latest result that waited for the confirmation is mailed for each job.
         */
        post: operations["mailRecipients.confirm"];
    };
    "/mail_recipients/unsubscribe/{token}": {
        /**
         * Page behind the link of every mail that ends these mails
         * @description Opening it changes nothing; its button sends the form.
         */
        get: operations["mailRecipients.showUnsubscription"];
        /**
         * End all mails of one organization to an address
         * @description One click in a mail program sends it (RFC 8058), with any form or none. The organization neither mails results to the address nor asks it again. The link works for 90 days, and any number of times.
         */
        post: operations["mailRecipients.unsubscribe"];
    };
    "/mail_recipients/resubscribe/{token}": {
        /**
         * Take back an unsubscription, with the token of the link that ended the mails
         * @description The button of the page after it; only the owner of the address has this token.
         */
        post: operations["mailRecipients.resubscribe"];
    };
    "/agents/{agent_id}/recurring-jobs": {
        /** Recurring jobs of an agent, newest first */
        get: operations["recurringJobs.list"];
        /**
         * Have the agent do something again and again
         * @description Runs in the name of its maker, who must still be an editor at its time, and bills as any run; where there are no credits that time is skipped. Where clocks go forward, a time in the skipped hour is an hour later; where they go back, the first of two equal times counts; what was missed while the service was down runs once. With `ACCOUNT_PROOF=none` a mail goes to any address. With `mail` it goes to the proved addresses of the organization's members, and to any other address after its owner has confirmed by a mailed link; until then `last_delivery` is `waiting` and the result stays in the conversation. Every mail has a link that ends them. A job of the type `produce_ideas` makes rows of accepted ideas, their videos and posts, as `POST /agent/ideas/produce` does, and reports once in its conversation. A key needs the scope `publish` too to create, change or resume a job that posts. At most 100 for one agent.
         */
        post: operations["recurringJobs.create"];
    };
    "/agents/{agent_id}/recurring-jobs/defaults": {
        /**
         * Make the agent's default job, daily at 09:00 UTC, unless it has it
         * @description A default job that was deleted is made anew.
         */
        post: operations["recurringJobs.createDefaults"];
    };
    "/agents/{agent_id}/recurring-jobs/{job_id}": {
        /** A recurring job */
        get: operations["recurringJobs.get"];
        /** Delete a recurring job */
        delete: operations["recurringJobs.delete"];
        /**
         * Change a recurring job
         * @description Another schedule sets `next_run_at` anew, unless the body does. An address that has not confirmed is asked again when the body names the delivery.
         */
        patch: operations["recurringJobs.update"];
    };
    "/agents/{agent_id}/recurring-jobs/{job_id}/pause": {
        /**
         * Pause a recurring job
         * @description A run that is under way goes on to its end.
         */
        post: operations["recurringJobs.pause"];
    };
    "/agents/{agent_id}/recurring-jobs/{job_id}/resume": {
        /**
         * Let a paused job run again
         * @description What it missed is not made up for.
         */
        post: operations["recurringJobs.resume"];
    };
    "/agent/trends": {
        /**
         * Posts that do well at what the agent watches
         * @description Those of its active watchlists and of its monitoring jobs, by `trending_score`. Nothing is scraped for it.
         */
        get: operations["trends.list"];
    };
    "/agent/profile": {
        /**
         * The agent in three sections
         * @deprecated
         */
        get: operations["profile.get"];
        /**
         * Change the agent
         * @deprecated
         * @description Absent fields stay, and lists are replaced. The same data as `/agents/{agent_id}` of base and `/agents/{agent_id}/core`, which are changed one after the other: if one of them rejects the change, the error says so, and earlier changes stay. An account is linked by the address of its page; keywords are monitored too, beside what was monitored before. A response can be sent back as a body.
         */
        put: operations["profile.update"];
        /**
         * Set the agent up
         * @deprecated
         * @description Absent fields stay, and lists are replaced. The same data as `/agents/{agent_id}` of base and `/agents/{agent_id}/core`, which are changed one after the other: if one of them rejects the change, the error says so, and earlier changes stay. An account is linked by the address of its page; keywords are monitored too, beside what was monitored before. A response can be sent back as a body.
         */
        post: operations["profile.setUp"];
        /**
         * Reset the brand
         * @deprecated
         * @description Identity and voice stay.
         */
        delete: operations["profile.reset"];
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ConversationView: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            agent_id: string;
            title: string;
            pinned: boolean;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description when it was last written to
             */
            updated_at: string;
        };
        ConversationsView: {
            conversations: components["schemas"]["ConversationView"][];
        };
        AttachmentView: {
            signed_id?: string;
            filename?: string;
            content_type?: string;
            /** Format: uri */
            url?: string;
        };
        MessageView: {
            id: number;
            role: components["schemas"]["MessageRole"];
            content: string;
            attachments: components["schemas"]["AttachmentView"][];
            /**
             * Format: uuid
             * @description the run that it belongs to; of a report of a recurring job an id that no run has
             */
            run_id: string;
            /** Format: date-time */
            created_at: string;
        };
        ConversationDetailView: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            agent_id: string;
            title: string;
            pinned: boolean;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description when it was last written to
             */
            updated_at: string;
            /** @description oldest first; of a very long conversation the newest 1,000 */
            messages: components["schemas"]["MessageView"][];
        };
        MessagesView: {
            /** @description oldest first */
            messages: components["schemas"]["MessageView"][];
            /** @description null on the last page */
            next_cursor: number | null;
        };
        UpdateConversationBody: {
            title?: string;
            pinned?: boolean;
        };
        ProductionVideoView: {
            /** @description the file in the library */
            content_resource_id: number;
            url: string;
            thumbnail_url: string | null;
        };
        ProductionMetricsView: {
            /** @description `views`, `likes`, `comments` and `shares`; null where the network does not report it */
            counts: components["schemas"]["JsonObject"];
            /**
             * Format: date-time
             * @description when the network was asked
             */
            read_at: string;
        };
        ProductionPlatformView: {
            platform: components["schemas"]["Platform"];
            status: components["schemas"]["PlatformIdeaPostStatus"];
            /** @description public link to the live post */
            post_url: string | null;
            /** Format: date-time */
            published_at: string | null;
            /** @example media_fetch_failed */
            error_code: string | null;
            /** @description null until they are read */
            metrics: components["schemas"]["ProductionMetricsView"] | null;
        };
        ProductionPostView: {
            post_id: number;
            status: components["schemas"]["IdeaPostStatus"];
            /** Format: date-time */
            scheduled_time: string;
            platforms: components["schemas"]["ProductionPlatformView"][];
        };
        IdeaProductionView: {
            /** @description null if the idea has no row */
            vidsheet_id: number | null;
            /** @description the row that was made of the idea */
            row_id: number | null;
            /** @description position of the row, from 0 */
            row_position: number | null;
            /** @description the newest render of the final video of the row, not a draft; null if there is none */
            video: components["schemas"]["ProductionVideoView"] | null;
            /** @description posts with the `idea_id`, or of a video of the row; the 20 newest, newest first */
            posts: components["schemas"]["ProductionPostView"][];
            /** @description true in a long list that cannot hold these posts, nor the figures of its oldest ideas; read the idea itself to see them */
            posts_truncated: boolean;
            /** @description sums over these posts: `views`, `likes`, `comments` and `shares`; null where the network does not report it; null until any are read */
            figures: components["schemas"]["JsonObject"] | null;
        };
        IdeaView: {
            id: number;
            /** @description the same as `id` */
            idea_id: number;
            /** Format: uuid */
            agent_id: string;
            title: string;
            /** @description the first words of the video */
            hook: string;
            description: string;
            video_type: components["schemas"]["IdeaVideoType"];
            /** @description 1 talking_head, 2 voice_over, 3 slideshow, 4 tutorial, 5 listicle, 6 story */
            video_type_id: number;
            status: components["schemas"]["IdeaStatus"];
            /** @description `run_id`: the run that proposed it; `refined_by_run_id`: the last that refined it; `ingredients`: further texts of the video by the name of their column */
            data: components["schemas"]["JsonObject"];
            /** Format: date-time */
            created_at: string;
            /** @description what was made of the idea; null if it has neither a row nor a post. Only where an idea or the list is read, and absent while the service that owns vidsheets does not answer */
            production?: components["schemas"]["IdeaProductionView"] | null;
        };
        ConvertIdeasBody: {
            /** @description integer id or uuid */
            agent_id: number | string;
            /** @description ideas of the agent, in the order of their rows; an id that occurs again is ignored */
            idea_ids?: number[];
            /** @description a vidsheet of the agent that gets the rows, at its end */
            vidsheet_id?: number;
            /** @description the column that takes `title`, `hook`, `description`, `video_type` or an ingredient by its name: the id of a column of the vidsheet, or the title of a column. Fields that are not named are not written, and nothing of an idea without such an ingredient. If absent, columns are chosen by their titles and types */
            columns?: components["schemas"]["JsonObject"];
            /** @description true instead of `idea_ids`: all ideas with the status `approve_to_create` that have no row yet, the oldest first, at most 500 at a time. Ideas with `{{` in a text are left out */
            all_accepted?: boolean;
            /** @description instead of `vidsheet_id`: slug, uuid or id of a shipped template or one of the agent's organization, from which new vidsheets are made */
            template?: string;
            /** @description with `template`; `one` if absent */
            vidsheets?: components["schemas"]["VidsheetsThatAreMadeFromTemplate"];
            /** @description of the one new vidsheet; the title of the template if absent */
            title?: string;
        };
        ConvertedIdeaView: {
            idea_id: number;
            vidsheet_id: number | null;
            /** @description the row of the vidsheet that was made of the idea */
            row_id: number | null;
            /** @description false if the idea had this row before, or has none */
            created: boolean;
            /** @description null if it has a row */
            reason: components["schemas"]["ReasonForWhichIdeaHasNoRow"] | null;
        };
        ConvertedIdeasView: {
            /** @description one for each requested idea, in the order of the request; with `all_accepted` those that one request takes */
            ideas: components["schemas"]["ConvertedIdeaView"][];
            /** @description with `all_accepted`, whether another request would make rows of further ideas */
            has_more: boolean;
        };
        ProduceIdeasBody: {
            /** @description integer id or uuid */
            agent_id: number | string;
            /** @description ideas of the agent, in the order of their rows; an id that occurs again is ignored */
            idea_ids?: number[];
            /** @description a vidsheet of the agent that gets the rows, at its end */
            vidsheet_id?: number;
            /** @description the column that takes `title`, `hook`, `description`, `video_type` or an ingredient by its name: the id of a column of the vidsheet, or the title of a column. Fields that are not named are not written, and nothing of an idea without such an ingredient. If absent, columns are chosen by their titles and types */
            columns?: components["schemas"]["JsonObject"];
            /** @description true instead of `idea_ids`: all ideas with the status `approve_to_create` that have no row yet, the oldest first, at most `limit` at a time */
            all_accepted?: boolean;
            /** @description with `all_accepted`: maximum number of ideas; 500 if absent */
            limit?: number;
            /** @description instead of `vidsheet_id`: slug, uuid or id of a shipped template or one of the agent's organization, from which one new vidsheet is made */
            template?: string;
            /** @description with `template`: title of the new vidsheet; that of the template if absent */
            title?: string;
            /** @default render */
            through?: components["schemas"]["IdeasThrough"];
            /** @description maximum credits that the batch holds and has spent, with up to six decimals; no limit if absent */
            max_credits?: number;
            /** @description with `template`: replaces `requires_approval` of the post plan of the new vidsheet */
            requires_approval?: boolean;
            /** @description with `template`: replaces the timing of the post plan of the new vidsheet */
            timing?: components["schemas"]["NewVidsheetPostsTiming"];
        };
        ProducedIdeaView: {
            idea_id: number;
            vidsheet_id: number | null;
            /** @description the row of the vidsheet that was made of the idea */
            row_id: number | null;
            /** @description false if the idea had this row before, or has none */
            created: boolean;
            /** @description the newest batch under way that makes something of the row */
            batch_id: number | null;
            /** @description null if it has a row in the vidsheet */
            reason: components["schemas"]["IdeaReasonForWhichNothingIsMade"] | null;
        };
        EstimatedProductionView: {
            /** @description credits at least */
            min: number;
            /** @description credits at most */
            max: number;
        };
        ProductionBatchView: {
            /** @description read it with `GET /vidsheet/{id}/batches/{batch_id}` */
            id: number;
            /** @description `running`, `paused`, `stopped` or `completed` */
            status: string;
            through: components["schemas"]["IdeasThrough"];
            /** @description why the batch paused by itself */
            paused_reason: string | null;
            /** @description number of cells and of rows with posts */
            total: number;
            completed: number;
            failed: number;
            max_credits: number | null;
            /** @description what it was estimated to cost at its start */
            estimate: components["schemas"]["EstimatedProductionView"] | null;
            /** Format: date-time */
            created_at: string;
        };
        ProductionView: {
            /** @description the vidsheet of the batch; null if none of the ideas has a row in it */
            vidsheet_id: number | null;
            /** @description one for each requested idea, in the order of the request */
            ideas: components["schemas"]["ProducedIdeaView"][];
            /** @description with `all_accepted`, whether further accepted ideas have no row */
            has_more: boolean;
            /** @description the batch that makes the rows, whether this or an earlier request has started it */
            batch: components["schemas"]["ProductionBatchView"] | null;
            /** @description null with a batch */
            reason: components["schemas"]["IdeasReasonForWhichNoBatchMakesAnything"] | null;
        };
        PreferencesView: {
            /** @description null where nothing was said */
            content_idea_preferences: string | null;
        };
        PreferencesBody: {
            /** @description what ideas should be like; null takes it away */
            content_idea_preferences: string | null;
        };
        AttachmentBody: {
            /** @description of a direct upload */
            signed_id?: string;
            /** @description without folders, controls and marks of direction, which are left out; cut to 255 bytes */
            filename?: string;
            content_type?: string;
            /**
             * Format: uri
             * @description a public address, where there is no `signed_id`
             */
            url?: string;
        };
        RunBody: {
            message: string;
            /** @description integer id or uuid */
            agent_id: number | string;
            /**
             * Format: uuid
             * @description continues this conversation; a new one begins where absent
             */
            conversation_id?: string | null;
            /** @description the agent reads those that are texts, and knows of others by name, type and address */
            attachments?: components["schemas"]["AttachmentBody"][] | null;
            /**
             * @description where the user is working, at most 10000 characters of JSON
             * @example {
             *       "vidsheet_id": 12
             *     }
             */
            context?: components["schemas"]["JsonObject"] | null;
            /**
             * @description the run then shows its steps
             * @default false
             */
            debug?: boolean;
        };
        StartedRunView: {
            /** Format: uuid */
            run_id: string;
            /** Format: uuid */
            conversation_id: string;
            /** @constant */
            status: "running";
            /**
             * Format: uri
             * @description server-sent events; needs no other credential, so keep it to yourself; works until an hour after the end of the run, and for 24 hours at most
             */
            progress_stream_url: string;
        };
        RunMessageView: {
            role: components["schemas"]["MessageRole"];
            content: string;
        };
        PendingAccountView: {
            platform: string;
            account_id: number;
            display_name: string;
            handle: string;
        };
        PendingMediaView: {
            /**
             * Format: uri
             * @description shows the file that would be published, and no other one later
             */
            url: string;
            /** @description in hexadecimal */
            sha256: string;
            content_type: string;
            byte_size: number;
            /**
             * Format: uri
             * @description small picture of the file
             */
            thumbnail_url: string | null;
        };
        PendingActionView: {
            /** Format: uuid */
            id: string;
            /** @description the tool that would be used */
            type: string;
            summary: string;
            /** @description credits that it may take at most */
            cost: number;
            /** @description everything that the tool would get */
            parameters: components["schemas"]["JsonObject"];
            /** @description that would publish; no others do */
            accounts: components["schemas"]["PendingAccountView"][];
            /** @description files that would be published; no others are */
            media: components["schemas"]["PendingMediaView"][];
            /** @description of everything that is shown here, in hexadecimal; null where it changes only ideas */
            sha256: string | null;
            /**
             * Format: date-time
             * @description when it is rejected without an answer
             */
            expires_at: string | null;
        };
        TrendView: {
            id: number;
            platform: string;
            url: string;
            creator: string;
            caption: string;
            /** @description its first words */
            hook: string;
            music: string | null;
            thumbnail_url: string | null;
            /** @description seconds */
            duration_seconds: number | null;
            /** Format: date-time */
            posted_at: string;
            watch_count: number;
            like_count: number;
            comment_count: number;
            share_count: number;
            save_count: number;
            /** @description 0 to 1: likes, comments, shares and saves for each view */
            engagement_rate: number;
            /** @description higher with more attention, lower with age */
            trending_score: number;
        };
        FoundGroupView: {
            /** @description the hook, creator, music, theme or day */
            label: string;
            posts: number;
            watch_count: number;
            /** @description the mean of its posts, 0 to 1 */
            engagement_rate: number;
            examples: string[];
        };
        RunResultView: {
            /** @description `top_videos`, `top_hooks`, `top_creators`, `trending_music`, `comment_themes` or `trends_over_time` */
            kind: string;
            summary: string;
            /** @description the question and the filters that were stated, and the limit */
            filters: components["schemas"]["JsonObject"];
            /** @description the grid, in the order that was asked for */
            videos: components["schemas"]["TrendView"][];
            /** @description what the videos have in common; empty where videos are asked for */
            groups: components["schemas"]["FoundGroupView"][];
        };
        TokensView: {
            input: number;
            output: number;
        };
        RunStepView: {
            number: number;
            kind: components["schemas"]["RunStepKind"];
            /** @description the tool */
            name: string | null;
            /** @description what went in: arguments of a tool; of an answer the messages since the one before */
            input: components["schemas"]["JsonObject"] | null;
            /** @description what came out */
            output: components["schemas"]["JsonObject"];
            /** @description of the model, where it was asked */
            usage: components["schemas"]["TokensView"] | null;
            /** @description credits for its text */
            cost: number;
        };
        RunView: {
            /** Format: uuid */
            run_id: string;
            /** Format: uuid */
            conversation_id: string;
            /** Format: uuid */
            agent_id: string;
            status: components["schemas"]["RunStatus"];
            messages: components["schemas"]["RunMessageView"][];
            /** @description what it waits for somebody to approve, for 23 hours */
            pending_action: components["schemas"]["PendingActionView"] | null;
            /** @description why it failed */
            error: string | null;
            /** @description how many ideas it stored */
            ideas_created: number;
            idea_ids: number[];
            /** @description credits that it took */
            cost: number | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            finished_at: string | null;
            /** @description what its question to a watchlist found, null where it asked none; lists of runs leave it out */
            result: components["schemas"]["RunResultView"] | null;
            /** @description of a run with `debug` */
            steps?: components["schemas"]["RunStepView"][];
        };
        ApproveBody: {
            /** @description false: the run goes on without the action */
            approved: boolean;
            /**
             * Format: uuid
             * @description `pending_action.id` of the action that is decided. When the run waits with another one, nothing is decided. Without it the decision is about the present action
             */
            pending_action_id?: string;
            /** @description `pending_action.sha256` of the action that was shown. When it differs now, nothing is decided */
            pending_action_sha256?: string;
        };
        RunsView: {
            /** @description newest first */
            runs: components["schemas"]["RunView"][];
        };
        PlanItemView: {
            number: number;
            title: string;
            done: boolean;
        };
        RunProgressView: {
            status: components["schemas"]["RunStatus"];
            plan: components["schemas"]["PlanItemView"][];
            /** @description what it does and why, oldest first */
            thinking: string[];
            /** @description its answer, once there is one */
            messages: components["schemas"]["RunMessageView"][];
        };
        ResearchBody: {
            /** @description integer id or uuid */
            agent_id: number | string;
            topic: string;
        };
        RefineBody: {
            /** @description what should be different */
            instruction: string;
        };
        ScheduleView: {
            cadence: components["schemas"]["RecurringJobCadence"];
            timezone: string;
            /** @description HH:MM */
            time_of_day: string;
            /** @description of a weekly one; 0 is Monday */
            days_of_week?: number[];
        };
        JobDeliveryView: {
            type: components["schemas"]["RecurringJobDelivery"];
            /** Format: email */
            email?: string;
        };
        JobProductionView: {
            take: number;
            when_short: components["schemas"]["RecurringJobWhenShort"];
            vidsheet_id: number | null;
            template: string | null;
            columns: components["schemas"]["JsonObject"] | null;
            through: components["schemas"]["RecurringJobThrough"];
            max_credits: number | null;
            weekly_credits: number;
        };
        LastProductionIdeaView: {
            idea_id: number;
            /** @description the row that was made of it */
            row_id: number | null;
            reason: components["schemas"]["IdeaReasonForWhichNothingIsMade"] | null;
        };
        LastProductionView: {
            vidsheet_id: number | null;
            /** @description read it with `GET /vidsheet/{id}/batches/{batch_id}` */
            batch_id: number | null;
            /** @description the ideas that it took */
            ideas: components["schemas"]["LastProductionIdeaView"][];
            /** @description when the batch was last read, at intervals of up to half an hour */
            status: components["schemas"]["RecurringJobOrderStatus"];
            /** @description credits that the batch had spent then */
            spent: number;
            /** @description limit of the batch at its start */
            max_credits: number;
            /** @description of a rejected order */
            error: string | null;
            /** Format: date-time */
            created_at: string;
        };
        RecurringJobView: {
            /** Format: uuid */
            id: string;
            /** @description who made it */
            user_id: number;
            /** Format: uuid */
            agent_id: string;
            name: string;
            job_type: components["schemas"]["RecurringJobType"];
            prompt: string;
            schedule: components["schemas"]["ScheduleView"];
            delivery: components["schemas"]["JobDeliveryView"];
            /** @description null except for `produce_ideas` */
            production: components["schemas"]["JobProductionView"] | null;
            status: components["schemas"]["RecurringJobStatus"];
            /**
             * Format: date-time
             * @description null while it is paused
             */
            next_run_at: string | null;
            /** Format: date-time */
            last_run_at: string | null;
            /**
             * Format: uuid
             * @description where its runs are talked about; null before the first
             */
            conversation_id: string | null;
            /** @description what became of the last mail; `waiting` until the address confirms, null before the first */
            last_delivery: components["schemas"]["RecurringJobMailOutcome"] | null;
            /** @description what became of its last time; null before the first */
            last_outcome: components["schemas"]["RecurringJobTimeOutcome"] | null;
            /** @description what it last ordered; null if it has ordered nothing */
            last_production: components["schemas"]["LastProductionView"] | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        RecurringJobsView: {
            /** @description newest first */
            recurring_jobs: components["schemas"]["RecurringJobView"][];
        };
        DefaultJobsView: {
            /** @description newest first */
            recurring_jobs: components["schemas"]["RecurringJobView"][];
            /** @description false where the agent had its default job already */
            created: boolean;
        };
        ScheduleBody: {
            cadence: components["schemas"]["RecurringJobCadence"];
            /** @example Europe/Berlin */
            timezone: string;
            /**
             * @description local, 24 hours
             * @example 09:00
             */
            time_of_day: string;
            /** @description 0 is Monday, 6 Sunday; required for `weekly`, forbidden for `daily` */
            days_of_week?: number[] | null;
        };
        DeliveryBody: {
            type: components["schemas"]["RecurringJobDelivery"];
            /**
             * Format: email
             * @description required for `email`, forbidden for `chat_only`; with `ACCOUNT_PROOF=mail` it receives mails after it confirmed, unless it is the proved address of a member
             */
            email?: string | null;
        };
        JobProductionBody: {
            /** @description maximum number of accepted ideas without a row at a time, the oldest first */
            take: number;
            /** @default take_fewer */
            when_short?: components["schemas"]["RecurringJobWhenShort"];
            /** @description a vidsheet of the agent that gets the rows, at its end */
            vidsheet_id?: number | null;
            /** @description instead of `vidsheet_id`: slug, uuid or id of a template from which a vidsheet is made each time */
            template?: string | null;
            /** @description the column that takes `title`, `hook`, `description`, `video_type` or an ingredient by its name: the id of a column of the vidsheet, or the title of a column. Fields that are not named are not written, and nothing of an idea without such an ingredient. If absent, columns are chosen by their titles and types */
            columns?: components["schemas"]["JsonObject"] | null;
            /**
             * @description a key needs the scope `publish` for `post`
             * @default render
             */
            through?: components["schemas"]["RecurringJobThrough"];
            /** @description maximum credits of one time, with up to six decimals */
            max_credits?: number | null;
            /** @description maximum credits that all times together have spent within seven days or may still spend */
            weekly_credits: number;
        };
        CreateRecurringJobBody: {
            /** @description the first 80 characters of the prompt where absent */
            name?: string | null;
            job_type: components["schemas"]["RecurringJobType"];
            prompt: string;
            schedule: components["schemas"]["ScheduleBody"];
            delivery: components["schemas"]["DeliveryBody"];
            /** @description what it makes of accepted ideas; required for `produce_ideas`, forbidden for other types */
            production?: components["schemas"]["JobProductionBody"];
            /**
             * Format: date-time
             * @description when it runs for the first time, in the future; by its schedule where absent
             */
            next_run_at?: string | null;
        };
        UpdateRecurringJobBody: {
            name?: string;
            prompt?: string;
            /** @description replaces the whole schedule */
            schedule?: components["schemas"]["ScheduleBody"];
            /** @description replaces the whole delivery */
            delivery?: components["schemas"]["DeliveryBody"];
            /** @description replaces all of it; only for `produce_ideas` */
            production?: components["schemas"]["JobProductionBody"];
            /**
             * Format: date-time
             * @description when it runs next, in the future; null leaves that to its schedule
             */
            next_run_at?: string | null;
            /** @description rejected; use pause and resume */
            status?: string | null;
        };
        IdentityView: {
            name: string;
            description: string;
            avatar_url: string | null;
            use_character: boolean;
            persona: string | null;
        };
        ProfileDefaultVoiceView: {
            id: string;
            name: string | null;
            provider: string | null;
        };
        ProfileVoiceView: {
            /** @description the last characters of the key; null where there is none */
            vendor_a_api_key: string | null;
            default_voice: components["schemas"]["ProfileDefaultVoiceView"] | null;
        };
        HandleView: {
            handle: string;
            platform: components["schemas"]["Platform"] | null;
        };
        BrandView: {
            brand_name: string | null;
            description: string | null;
            goal: string | null;
            keywords: string[];
            target_platforms: components["schemas"]["Platform"][];
            linked_accounts: components["schemas"]["HandleView"][];
            content_idea_preferences: string | null;
            onboarding_status: string | null;
        };
        ProfileView: {
            /** Format: uuid */
            agent_id: string;
            identity: components["schemas"]["IdentityView"];
            voice: components["schemas"]["ProfileVoiceView"];
            brand: components["schemas"]["BrandView"];
        };
        IdentityBody: {
            name?: string;
            description?: string;
            /** @description of a picture that anybody may fetch; it becomes the primary one. Null, as where there is none, changes nothing */
            avatar_url?: string | null;
            /** @description a character, else a brand */
            use_character?: boolean;
            persona?: string | null;
        };
        DefaultVoiceBody: {
            id: string;
            name?: string | null;
            /** @description where the voice comes from */
            provider?: string | null;
        };
        ProfileVoiceBody: {
            /** @description checked at the vendor; null disconnects it, and the masked key leaves it */
            vendor_a_api_key?: string | null;
            default_voice?: components["schemas"]["DefaultVoiceBody"] | null;
        };
        HandleBody: {
            handle: string;
            /** @description null for an account that is linked so */
            platform: components["schemas"]["Platform"] | null;
        };
        BrandBody: {
            brand_name?: string | null;
            description?: string | null;
            goal?: string | null;
            /** @description the whole list */
            keywords?: string[] | null;
            /** @description the whole list */
            target_platforms?: components["schemas"]["Platform"][] | null;
            /** @description the whole list; those that are linked already keep their address and name */
            linked_accounts?: components["schemas"]["HandleBody"][] | null;
            content_idea_preferences?: string | null;
            onboarding_status?: string | null;
        };
        ProfileBody: {
            /** @description here or in the query */
            agent_id?: number | string;
            identity?: components["schemas"]["IdentityBody"];
            voice?: components["schemas"]["ProfileVoiceBody"];
            brand?: components["schemas"]["BrandBody"];
        };
        ApiError: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            error_code: components["schemas"]["ErrorCode"];
            errors?: components["schemas"]["FieldErrors"];
        };
        /**
         * @description Codes of the errors that have no fields of their own
         * @enum {string}
         */
        ErrorCode: "agent_creation_failed" | "agent_not_found" | "agent_update_failed" | "avatar_creation_failed" | "avatar_update_failed" | "backup_interrupted" | "changed_since" | "charge_rejected" | "conflict" | "content_resource_not_found" | "cost_exceeds_limit" | "direct_upload_failed" | "email_unverified" | "file_size_exceeded" | "folder_removal_failed" | "forbidden" | "fresh_second_factor_required" | "funding_lookup_failed" | "idea_not_refined" | "idempotency_answer_not_stored" | "idempotency_key_in_use" | "idempotency_key_reused" | "idempotency_outcome_unknown" | "insufficient_credits" | "insufficient_credits_for_job" | "invalid_api_key" | "invalid_content_type" | "invalid_key" | "job_cannot_be_stopped" | "job_status_invalid" | "mail_not_configured" | "media_fetch_failed" | "no_active_credit_purchase" | "not_found" | "organization_not_found" | "origin_not_allowed" | "passkeys_not_configured" | "payload_too_large" | "permission_denied" | "platform_edit_failed" | "project_not_found" | "provenance_disabled" | "provenance_pricing_not_configured" | "rate_limited" | "readback_failed" | "resync_required" | "second_factor_missing" | "service_unavailable" | "source_download_failed" | "spreadsheet_not_found" | "storage_quota_exceeded" | "too_many_jobs" | "too_many_rounds" | "unauthorized" | "unreadable_source" | "upload_failed" | "upload_mismatch" | "usable_credit_required" | "user_job_not_found" | "user_voice_resource_not_found" | "validation_error" | "vendor_not_set_up" | "voice_id_required" | "voice_limit_reached";
        FieldError: {
            field: string;
            problem: string;
        };
        /**
         * @description the invalid fields, where known, with paths as in `rows[3].title`; the first is the one of `error`
         * @example [
         *       {
         *         "field": "rows[3].title",
         *         "problem": "must be at most 500 characters long"
         *       }
         *     ]
         */
        FieldErrors: components["schemas"]["FieldError"][];
        InsufficientScopeErrorMissingScopes: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /** @constant */
            error_code: "insufficient_scope";
            errors?: components["schemas"]["FieldErrors"];
            /** @description of `insufficient_scope`: the scopes of `x-scope` that the key lacks */
            missing_scopes?: string[];
        };
        PendingActionChangedErrorPendingAction: {
            /** @description a sentence for a person; it names the invalid field */
            error: string;
            /** @constant */
            error_code: "pending_action_changed";
            errors?: components["schemas"]["FieldErrors"];
            /** @description the action that the run waits with now, as the run shows it; null when it waits with none */
            pending_action?: components["schemas"]["JsonObject"] | null;
        };
        /** @description Any JSON object. */
        JsonObject: {
            [key: string]: unknown;
        };
        /**
         * @description Status of a post of an idea
         * @enum {string}
         */
        IdeaPostStatus: "draft" | "scheduled" | "publishing" | "success" | "partial" | "failed";
        /**
         * @description Reason for which nothing is made of an idea
         * @enum {string}
         */
        IdeaReasonForWhichNothingIsMade: "not_found" | "not_accepted" | "has_placeholders" | "too_much_text" | "in_other_vidsheet";
        /**
         * @description Status of an idea: `POST …/status` takes an idea one step on: generated → approve_to_create → ready_for_review → approved_to_post → posted; change_idea, change_video and rejected → generated. `PUT …/status/{status}` sets any of them. The service itself sets only generated and posted. No status starts work by itself; only ideas with approve_to_create become rows, and a recurring job of the type produce_ideas takes them.
         * @enum {string}
         */
        IdeaStatus: "generated" | "approve_to_create" | "ready_for_review" | "change_idea" | "change_video" | "rejected" | "approved_to_post" | "posted";
        /**
         * @description Video type of an idea
         * @enum {string}
         */
        IdeaVideoType: "talking_head" | "voice_over" | "slideshow" | "tutorial" | "listicle" | "story";
        /**
         * @description Reason for which no batch makes anything of ideas
         * @enum {string}
         */
        IdeasReasonForWhichNoBatchMakesAnything: "no_rows" | "nothing_to_make";
        /**
         * @description Last stage of ideas (`through`)
         * @enum {string}
         */
        IdeasThrough: "cells" | "render" | "post";
        /**
         * @description Role of a message
         * @enum {string}
         */
        MessageRole: "user" | "assistant";
        /**
         * @description Times of the posts of a new vidsheet (`timing`)
         * @enum {string}
         */
        NewVidsheetPostsTiming: "plan" | "now";
        /**
         * @description Platform
         * @enum {string}
         */
        Platform: "shortvideo" | "photoshare" | "pagesocial" | "videohost" | "microblog" | "professional";
        /**
         * @description Status of a post of an idea at a platform
         * @enum {string}
         */
        PlatformIdeaPostStatus: "accepted" | "publishing" | "published" | "failed";
        /**
         * @description Reason for which an idea has no row
         * @enum {string}
         */
        ReasonForWhichIdeaHasNoRow: "not_found" | "not_accepted" | "has_placeholders" | "too_much_text";
        /**
         * @description Cadence of a recurring job
         * @enum {string}
         */
        RecurringJobCadence: "daily" | "weekly";
        /**
         * @description Delivery of a recurring job
         * @enum {string}
         */
        RecurringJobDelivery: "chat_only" | "email";
        /**
         * @description Outcome of a mail of a recurring job: Only `waiting` is followed by another outcome.
         * @enum {string}
         */
        RecurringJobMailOutcome: "sent" | "waiting" | "unsubscribed" | "limited" | "rejected" | "not_configured" | "withdrawn";
        /**
         * @description Status of an order of a recurring job
         * @enum {string}
         */
        RecurringJobOrderStatus: "planned" | "running" | "paused" | "stopped" | "completed" | "nothing_to_make" | "rejected";
        /**
         * @description Status of a recurring job
         * @enum {string}
         */
        RecurringJobStatus: "active" | "paused" | "deleted";
        /**
         * @description Last stage of a recurring job (`through`)
         * @enum {string}
         */
        RecurringJobThrough: "render" | "post";
        /**
         * @description Outcome of a time of a recurring job
         * @enum {string}
         */
        RecurringJobTimeOutcome: "begun" | "no_credits" | "forbidden" | "withdrawn" | "no_ideas" | "weekly_credits" | "rejected";
        /**
         * @description Type of a recurring job
         * @enum {string}
         */
        RecurringJobType: "generate_content_ideas" | "produce_ideas";
        /**
         * @description Shortage of a recurring job (`when_short`)
         * @enum {string}
         */
        RecurringJobWhenShort: "take_fewer" | "ask";
        /**
         * @description Status of a run: running → completed or failed.
         * @enum {string}
         */
        RunStatus: "running" | "completed" | "failed";
        /**
         * @description Kind of a step of a run
         * @enum {string}
         */
        RunStepKind: "briefing" | "answer" | "tool" | "gate" | "decision";
        /**
         * @description Vidsheets that are made from a template
         * @enum {string}
         */
        VidsheetsThatAreMadeFromTemplate: "one" | "each";
    };
    responses: {
        /** @description unauthorized */
        "401.unauthorized": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "unauthorized"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description forbidden, insufficient_scope, permission_denied, second_factor_missing */
        "403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "forbidden"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"] | components["schemas"]["InsufficientScopeErrorMissingScopes"];
            };
        };
        /** @description insufficient_scope, permission_denied, second_factor_missing */
        "403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "insufficient_scope",
                 *       "missing_scopes": [
                 *         "text"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["InsufficientScopeErrorMissingScopes"] | components["schemas"]["ApiError"];
            };
        };
        /** @description not_found */
        "404.not_found": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "not_found"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description not_found, spreadsheet_not_found */
        "404.not_found.spreadsheet_not_found": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "not_found"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description conflict */
        "409.conflict": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "conflict"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description conflict, idempotency_answer_not_stored, idempotency_key_in_use */
        "409.conflict.idempotency_answer_not_stored.idempotency_key_in_use": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "conflict"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description conflict, idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown */
        "409.conflict.idempotency_answer_not_stored.idempotency_key_in_use.idempotency_outcome_unknown": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "conflict"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description idempotency_answer_not_stored, idempotency_key_in_use */
        "409.idempotency_answer_not_stored.idempotency_key_in_use": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "idempotency_answer_not_stored"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown */
        "409.idempotency_answer_not_stored.idempotency_key_in_use.idempotency_outcome_unknown": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "idempotency_answer_not_stored"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description idempotency_answer_not_stored, idempotency_key_in_use, idempotency_outcome_unknown, pending_action_changed */
        "409.idempotency_answer_not_stored.idempotency_key_in_use.idempotency_outcome_unknown.pending_action_changed.pending_action": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "idempotency_answer_not_stored"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"] | components["schemas"]["PendingActionChangedErrorPendingAction"];
            };
        };
        /** @description payload_too_large */
        "413.payload_too_large": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "payload_too_large"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description agent_not_found, idempotency_key_reused, insufficient_credits_for_job, validation_error */
        "422.agent_not_found.idempotency_key_reused.insufficient_credits_for_job.validation_error": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "agent_not_found"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description agent_not_found, idempotency_key_reused, invalid_api_key, validation_error */
        "422.agent_not_found.idempotency_key_reused.invalid_api_key.validation_error": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "agent_not_found"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description agent_not_found, idempotency_key_reused, usable_credit_required, validation_error */
        "422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "agent_not_found"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description agent_not_found, invalid_api_key, validation_error */
        "422.agent_not_found.invalid_api_key.validation_error": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "agent_not_found"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description agent_not_found, validation_error */
        "422.agent_not_found.validation_error": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "agent_not_found"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description idempotency_key_reused, insufficient_credits_for_job, validation_error */
        "422.idempotency_key_reused.insufficient_credits_for_job.validation_error": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "idempotency_key_reused"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description idempotency_key_reused, validation_error */
        "422.idempotency_key_reused.validation_error": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "idempotency_key_reused"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description validation_error */
        "422.validation_error": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "validation_error",
                 *       "errors": [
                 *         {
                 *           "field": "rows[3].title",
                 *           "problem": "must be at most 500 characters long"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description rate_limited */
        "429.rate_limited": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "rate_limited"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description rate_limited, too_many_jobs */
        "429.rate_limited.too_many_jobs": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "rate_limited"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description vendor_not_set_up */
        "501.vendor_not_set_up": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "vendor_not_set_up"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description idea_not_refined */
        "502.idea_not_refined": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "idea_not_refined"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description service_unavailable */
        "503.service_unavailable": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "A sentence that says what is wrong",
                 *       "error_code": "service_unavailable"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description identifies the request in logs; name it when you report an error */
        RequestId: string;
        /** @description seconds after which to try again */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "conversations.list": {
        parameters: {
            query?: {
                /** @description from 1 */
                page?: number;
                /** @description the agent, by its integer id or its uuid */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "conversations": [
                     *         {
                     *           "id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *           "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *           "title": "Three habits of calm mornings",
                     *           "pinned": true,
                     *           "created_at": "2026-11-26T09:00:00.000Z",
                     *           "updated_at": "2026-11-26T09:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ConversationsView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            422: components["responses"]["422.agent_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "conversations.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the conversation */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "title": "Three habits of calm mornings",
                     *       "pinned": true,
                     *       "created_at": "2026-11-26T09:00:00.000Z",
                     *       "updated_at": "2026-11-26T09:00:00.000Z",
                     *       "messages": [
                     *         {
                     *           "id": 1,
                     *           "role": "user",
                     *           "content": "text",
                     *           "attachments": [
                     *             {}
                     *           ],
                     *           "run_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *           "created_at": "2026-11-26T09:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ConversationDetailView"];
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
    "conversations.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the conversation */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
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
    "conversations.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the conversation */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["UpdateConversationBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "title": "Three habits of calm mornings",
                     *       "pinned": true,
                     *       "created_at": "2026-11-26T09:00:00.000Z",
                     *       "updated_at": "2026-11-26T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ConversationView"];
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
    "conversations.messages.list": {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before */
                cursor?: number;
                /** @description how many items a page has at most */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description the conversation */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "messages": [
                     *         {
                     *           "id": 1,
                     *           "role": "user",
                     *           "content": "text",
                     *           "attachments": [
                     *             {}
                     *           ],
                     *           "run_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *           "created_at": "2026-11-26T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": 1
                     *     }
                     */
                    "application/json": components["schemas"]["MessagesView"];
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
    "ideas.list": {
        parameters: {
            query: {
                /** @description from 1 */
                page?: number;
                /** @description only ideas with this status */
                status?: components["schemas"]["IdeaStatus"];
                /** @description the agent, by its integer id or its uuid */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "idea_id": 1,
                     *         "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *         "title": "Three habits of calm mornings",
                     *         "hook": "text",
                     *         "description": "Three habits that make mornings calm",
                     *         "video_type": "talking_head",
                     *         "video_type_id": 1,
                     *         "status": "generated",
                     *         "data": {},
                     *         "created_at": "2026-11-26T09:00:00.000Z",
                     *         "production": {
                     *           "vidsheet_id": 1,
                     *           "row_id": 1,
                     *           "row_position": 1,
                     *           "video": {
                     *             "content_resource_id": 1,
                     *             "url": "https://upload.example.com/v1/media/8Zk2.mp4",
                     *             "thumbnail_url": "https://upload.example.com/v1/media/8Zk2.webp"
                     *           },
                     *           "posts": [
                     *             {
                     *               "post_id": 1,
                     *               "status": "draft",
                     *               "scheduled_time": "2026-11-26T09:00:00.000Z",
                     *               "platforms": [
                     *                 {
                     *                   "platform": "shortvideo",
                     *                   "status": "accepted",
                     *                   "post_url": "text",
                     *                   "published_at": "2026-11-26T09:00:00.000Z",
                     *                   "error_code": "media_fetch_failed",
                     *                   "metrics": {
                     *                     "counts": {},
                     *                     "read_at": "2026-11-26T09:00:00.000Z"
                     *                   }
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "posts_truncated": true,
                     *           "figures": {}
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["IdeaView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            422: components["responses"]["422.agent_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "ideas.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the idea */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "idea_id": 1,
                     *       "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "title": "Three habits of calm mornings",
                     *       "hook": "text",
                     *       "description": "Three habits that make mornings calm",
                     *       "video_type": "talking_head",
                     *       "video_type_id": 1,
                     *       "status": "generated",
                     *       "data": {},
                     *       "created_at": "2026-11-26T09:00:00.000Z",
                     *       "production": {
                     *         "vidsheet_id": 1,
                     *         "row_id": 1,
                     *         "row_position": 1,
                     *         "video": {
                     *           "content_resource_id": 1,
                     *           "url": "https://upload.example.com/v1/media/8Zk2.mp4",
                     *           "thumbnail_url": "https://upload.example.com/v1/media/8Zk2.webp"
                     *         },
                     *         "posts": [
                     *           {
                     *             "post_id": 1,
                     *             "status": "draft",
                     *             "scheduled_time": "2026-11-26T09:00:00.000Z",
                     *             "platforms": [
                     *               {
                     *                 "platform": "shortvideo",
                     *                 "status": "accepted",
                     *                 "post_url": "text",
                     *                 "published_at": "2026-11-26T09:00:00.000Z",
                     *                 "error_code": "media_fetch_failed",
                     *                 "metrics": {
                     *                   "counts": {},
                     *                   "read_at": "2026-11-26T09:00:00.000Z"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "posts_truncated": true,
                     *         "figures": {}
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["IdeaView"];
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
    "ideas.advance": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description the idea */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "idea_id": 1,
                     *       "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "title": "Three habits of calm mornings",
                     *       "hook": "text",
                     *       "description": "Three habits that make mornings calm",
                     *       "video_type": "talking_head",
                     *       "video_type_id": 1,
                     *       "status": "generated",
                     *       "data": {},
                     *       "created_at": "2026-11-26T09:00:00.000Z",
                     *       "production": {
                     *         "vidsheet_id": 1,
                     *         "row_id": 1,
                     *         "row_position": 1,
                     *         "video": {
                     *           "content_resource_id": 1,
                     *           "url": "https://upload.example.com/v1/media/8Zk2.mp4",
                     *           "thumbnail_url": "https://upload.example.com/v1/media/8Zk2.webp"
                     *         },
                     *         "posts": [
                     *           {
                     *             "post_id": 1,
                     *             "status": "draft",
                     *             "scheduled_time": "2026-11-26T09:00:00.000Z",
                     *             "platforms": [
                     *               {
                     *                 "platform": "shortvideo",
                     *                 "status": "accepted",
                     *                 "post_url": "text",
                     *                 "published_at": "2026-11-26T09:00:00.000Z",
                     *                 "error_code": "media_fetch_failed",
                     *                 "metrics": {
                     *                   "counts": {},
                     *                   "read_at": "2026-11-26T09:00:00.000Z"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "posts_truncated": true,
                     *         "figures": {}
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["IdeaView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.conflict.idempotency_answer_not_stored.idempotency_key_in_use"];
            422: components["responses"]["422.idempotency_key_reused.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "ideas.setStatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the idea */
                id: number;
                /** @description the status that the idea gets */
                status: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "idea_id": 1,
                     *       "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "title": "Three habits of calm mornings",
                     *       "hook": "text",
                     *       "description": "Three habits that make mornings calm",
                     *       "video_type": "talking_head",
                     *       "video_type_id": 1,
                     *       "status": "generated",
                     *       "data": {},
                     *       "created_at": "2026-11-26T09:00:00.000Z",
                     *       "production": {
                     *         "vidsheet_id": 1,
                     *         "row_id": 1,
                     *         "row_position": 1,
                     *         "video": {
                     *           "content_resource_id": 1,
                     *           "url": "https://upload.example.com/v1/media/8Zk2.mp4",
                     *           "thumbnail_url": "https://upload.example.com/v1/media/8Zk2.webp"
                     *         },
                     *         "posts": [
                     *           {
                     *             "post_id": 1,
                     *             "status": "draft",
                     *             "scheduled_time": "2026-11-26T09:00:00.000Z",
                     *             "platforms": [
                     *               {
                     *                 "platform": "shortvideo",
                     *                 "status": "accepted",
                     *                 "post_url": "text",
                     *                 "published_at": "2026-11-26T09:00:00.000Z",
                     *                 "error_code": "media_fetch_failed",
                     *                 "metrics": {
                     *                   "counts": {},
                     *                   "read_at": "2026-11-26T09:00:00.000Z"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "posts_truncated": true,
                     *         "figures": {}
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["IdeaView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.conflict"];
            422: components["responses"]["422.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "ideas.convert": {
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
                /**
                 * @example {
                 *       "agent_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["ConvertIdeasBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ideas": [
                     *         {
                     *           "idea_id": 1,
                     *           "vidsheet_id": 1,
                     *           "row_id": 1,
                     *           "created": true,
                     *           "reason": "not_found"
                     *         }
                     *       ],
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["ConvertedIdeasView"];
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
    "ideas.produce": {
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
                /**
                 * @example {
                 *       "agent_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["ProduceIdeasBody"];
            };
        };
        responses: {
            /** @description done */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "vidsheet_id": 1,
                     *       "ideas": [
                     *         {
                     *           "idea_id": 1,
                     *           "vidsheet_id": 1,
                     *           "row_id": 1,
                     *           "created": true,
                     *           "batch_id": 1,
                     *           "reason": "not_found"
                     *         }
                     *       ],
                     *       "has_more": true,
                     *       "batch": {
                     *         "id": 1,
                     *         "status": "text",
                     *         "through": "cells",
                     *         "paused_reason": "text",
                     *         "total": 1,
                     *         "completed": 1,
                     *         "failed": 1,
                     *         "max_credits": 1,
                     *         "estimate": {
                     *           "min": 1,
                     *           "max": 1
                     *         },
                     *         "created_at": "2026-11-26T09:00:00.000Z"
                     *       },
                     *       "reason": "no_rows"
                     *     }
                     */
                    "application/json": components["schemas"]["ProductionView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found.spreadsheet_not_found"];
            409: components["responses"]["409.conflict.idempotency_answer_not_stored.idempotency_key_in_use.idempotency_outcome_unknown"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.usable_credit_required.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "preferences.get": {
        parameters: {
            query: {
                /** @description the agent, by its integer id or its uuid */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content_idea_preferences": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["PreferencesView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            422: components["responses"]["422.agent_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "preferences.set": {
        parameters: {
            query: {
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content_idea_preferences": "text"
                 *     }
                 */
                "application/json": components["schemas"]["PreferencesBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content_idea_preferences": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["PreferencesView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "runs.create": {
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
                /**
                 * @example {
                 *       "message": "text",
                 *       "agent_id": 1,
                 *       "context": {
                 *         "vidsheet_id": 12
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RunBody"];
            };
        };
        responses: {
            /** @description done */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "run_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "conversation_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "status": "running",
                     *       "progress_stream_url": "https://example.com/calm-mornings"
                     *     }
                     */
                    "application/json": components["schemas"]["StartedRunView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use.idempotency_outcome_unknown"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.insufficient_credits_for_job.validation_error"];
            429: components["responses"]["429.rate_limited.too_many_jobs"];
            501: components["responses"]["501.vendor_not_set_up"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "runs.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the run */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "run_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "conversation_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "status": "running",
                     *       "messages": [
                     *         {
                     *           "role": "user",
                     *           "content": "text"
                     *         }
                     *       ],
                     *       "pending_action": {
                     *         "id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *         "type": "text",
                     *         "summary": "text",
                     *         "cost": 1,
                     *         "parameters": {},
                     *         "accounts": [
                     *           {
                     *             "platform": "text",
                     *             "account_id": 1,
                     *             "display_name": "text",
                     *             "handle": "text"
                     *           }
                     *         ],
                     *         "media": [
                     *           {
                     *             "url": "https://example.com/calm-mornings",
                     *             "sha256": "text",
                     *             "content_type": "video/mp4",
                     *             "byte_size": 1,
                     *             "thumbnail_url": "https://example.com/calm-mornings"
                     *           }
                     *         ],
                     *         "sha256": "text",
                     *         "expires_at": "2026-11-26T09:00:00.000Z"
                     *       },
                     *       "error": "A sentence that says what is wrong",
                     *       "ideas_created": 1,
                     *       "idea_ids": [
                     *         1
                     *       ],
                     *       "cost": 1,
                     *       "created_at": "2026-11-26T09:00:00.000Z",
                     *       "finished_at": "2026-11-26T09:00:00.000Z",
                     *       "result": {
                     *         "kind": "text",
                     *         "summary": "text",
                     *         "filters": {},
                     *         "videos": [
                     *           {
                     *             "id": 1,
                     *             "platform": "text",
                     *             "url": "https://upload.example.com/v1/media/8Zk2.mp4",
                     *             "creator": "text",
                     *             "caption": "text",
                     *             "hook": "text",
                     *             "music": "text",
                     *             "thumbnail_url": "https://upload.example.com/v1/media/8Zk2.webp",
                     *             "duration_seconds": 1,
                     *             "posted_at": "2026-11-26T09:00:00.000Z",
                     *             "watch_count": 1,
                     *             "like_count": 1,
                     *             "comment_count": 1,
                     *             "share_count": 1,
                     *             "save_count": 1,
                     *             "engagement_rate": 1,
                     *             "trending_score": 1
                     *           }
                     *         ],
                     *         "groups": [
                     *           {
                     *             "label": "text",
                     *             "posts": 1,
                     *             "watch_count": 1,
                     *             "engagement_rate": 1,
                     *             "examples": [
                     *               "text"
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "steps": [
                     *         {
                     *           "number": 1,
                     *           "kind": "briefing",
                     *           "name": "Calm Mornings",
                     *           "input": {},
                     *           "output": {},
                     *           "usage": {
                     *             "input": 1,
                     *             "output": 1
                     *           },
                     *           "cost": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RunView"];
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
    "runs.approve": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description the run */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "approved": true
                 *     }
                 */
                "application/json": components["schemas"]["ApproveBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "run_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "conversation_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "status": "running",
                     *       "messages": [
                     *         {
                     *           "role": "user",
                     *           "content": "text"
                     *         }
                     *       ],
                     *       "pending_action": {
                     *         "id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *         "type": "text",
                     *         "summary": "text",
                     *         "cost": 1,
                     *         "parameters": {},
                     *         "accounts": [
                     *           {
                     *             "platform": "text",
                     *             "account_id": 1,
                     *             "display_name": "text",
                     *             "handle": "text"
                     *           }
                     *         ],
                     *         "media": [
                     *           {
                     *             "url": "https://example.com/calm-mornings",
                     *             "sha256": "text",
                     *             "content_type": "video/mp4",
                     *             "byte_size": 1,
                     *             "thumbnail_url": "https://example.com/calm-mornings"
                     *           }
                     *         ],
                     *         "sha256": "text",
                     *         "expires_at": "2026-11-26T09:00:00.000Z"
                     *       },
                     *       "error": "A sentence that says what is wrong",
                     *       "ideas_created": 1,
                     *       "idea_ids": [
                     *         1
                     *       ],
                     *       "cost": 1,
                     *       "created_at": "2026-11-26T09:00:00.000Z",
                     *       "finished_at": "2026-11-26T09:00:00.000Z",
                     *       "result": {
                     *         "kind": "text",
                     *         "summary": "text",
                     *         "filters": {},
                     *         "videos": [
                     *           {
                     *             "id": 1,
                     *             "platform": "text",
                     *             "url": "https://upload.example.com/v1/media/8Zk2.mp4",
                     *             "creator": "text",
                     *             "caption": "text",
                     *             "hook": "text",
                     *             "music": "text",
                     *             "thumbnail_url": "https://upload.example.com/v1/media/8Zk2.webp",
                     *             "duration_seconds": 1,
                     *             "posted_at": "2026-11-26T09:00:00.000Z",
                     *             "watch_count": 1,
                     *             "like_count": 1,
                     *             "comment_count": 1,
                     *             "share_count": 1,
                     *             "save_count": 1,
                     *             "engagement_rate": 1,
                     *             "trending_score": 1
                     *           }
                     *         ],
                     *         "groups": [
                     *           {
                     *             "label": "text",
                     *             "posts": 1,
                     *             "watch_count": 1,
                     *             "engagement_rate": 1,
                     *             "examples": [
                     *               "text"
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "steps": [
                     *         {
                     *           "number": 1,
                     *           "kind": "briefing",
                     *           "name": "Calm Mornings",
                     *           "input": {},
                     *           "output": {},
                     *           "usage": {
                     *             "input": 1,
                     *             "output": 1
                     *           },
                     *           "cost": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RunView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use.idempotency_outcome_unknown.pending_action_changed.pending_action"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.idempotency_key_reused.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "runs.list": {
        parameters: {
            query?: {
                /** @description from 1 */
                page?: number;
            };
            header?: never;
            path: {
                /** @description the conversation */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "runs": [
                     *         {
                     *           "run_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *           "conversation_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *           "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *           "status": "running",
                     *           "messages": [
                     *             {
                     *               "role": "user",
                     *               "content": "text"
                     *             }
                     *           ],
                     *           "pending_action": {
                     *             "id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *             "type": "text",
                     *             "summary": "text",
                     *             "cost": 1,
                     *             "parameters": {},
                     *             "accounts": [
                     *               {
                     *                 "platform": "text",
                     *                 "account_id": 1,
                     *                 "display_name": "text",
                     *                 "handle": "text"
                     *               }
                     *             ],
                     *             "media": [
                     *               {
                     *                 "url": "https://example.com/calm-mornings",
                     *                 "sha256": "text",
                     *                 "content_type": "video/mp4",
                     *                 "byte_size": 1,
                     *                 "thumbnail_url": "https://example.com/calm-mornings"
                     *               }
                     *             ],
                     *             "sha256": "text",
                     *             "expires_at": "2026-11-26T09:00:00.000Z"
                     *           },
                     *           "error": "A sentence that says what is wrong",
                     *           "ideas_created": 1,
                     *           "idea_ids": [
                     *             1
                     *           ],
                     *           "cost": 1,
                     *           "created_at": "2026-11-26T09:00:00.000Z",
                     *           "finished_at": "2026-11-26T09:00:00.000Z",
                     *           "result": {
                     *             "kind": "text",
                     *             "summary": "text",
                     *             "filters": {},
                     *             "videos": [
                     *               {
                     *                 "id": 1,
                     *                 "platform": "text",
                     *                 "url": "https://upload.example.com/v1/media/8Zk2.mp4",
                     *                 "creator": "text",
                     *                 "caption": "text",
                     *                 "hook": "text",
                     *                 "music": "text",
                     *                 "thumbnail_url": "https://upload.example.com/v1/media/8Zk2.webp",
                     *                 "duration_seconds": 1,
                     *                 "posted_at": "2026-11-26T09:00:00.000Z",
                     *                 "watch_count": 1,
                     *                 "like_count": 1,
                     *                 "comment_count": 1,
                     *                 "share_count": 1,
                     *                 "save_count": 1,
                     *                 "engagement_rate": 1,
                     *                 "trending_score": 1
                     *               }
                     *             ],
                     *             "groups": [
                     *               {
                     *                 "label": "text",
                     *                 "posts": 1,
                     *                 "watch_count": 1,
                     *                 "engagement_rate": 1,
                     *                 "examples": [
                     *                   "text"
                     *                 ]
                     *               }
                     *             ]
                     *           },
                     *           "steps": [
                     *             {
                     *               "number": 1,
                     *               "kind": "briefing",
                     *               "name": "Calm Mornings",
                     *               "input": {},
                     *               "output": {},
                     *               "usage": {
                     *                 "input": 1,
                     *                 "output": 1
                     *               },
                     *               "cost": 1
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RunsView"];
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
    "runs.watch": {
        parameters: {
            query: {
                /** @description as `progress_stream_url` gives it */
                token: string;
            };
            header?: {
                /** @description id of the last event that the caller has read; `end` at the end */
                "Last-Event-ID"?: string;
            };
            path: {
                /** @description the run */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["RunProgressView"];
                };
            };
            /** @description to who has seen the end of the stream and connects again by itself */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
    "ideas.research": {
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
                /**
                 * @example {
                 *       "agent_id": 1,
                 *       "topic": "text"
                 *     }
                 */
                "application/json": components["schemas"]["ResearchBody"];
            };
        };
        responses: {
            /** @description done */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "run_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "conversation_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "status": "running",
                     *       "progress_stream_url": "https://example.com/calm-mornings"
                     *     }
                     */
                    "application/json": components["schemas"]["StartedRunView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use.idempotency_outcome_unknown"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.insufficient_credits_for_job.validation_error"];
            429: components["responses"]["429.rate_limited.too_many_jobs"];
            501: components["responses"]["501.vendor_not_set_up"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "ideas.refine": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description the idea */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "instruction": "text"
                 *     }
                 */
                "application/json": components["schemas"]["RefineBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "idea_id": 1,
                     *       "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "title": "Three habits of calm mornings",
                     *       "hook": "text",
                     *       "description": "Three habits that make mornings calm",
                     *       "video_type": "talking_head",
                     *       "video_type_id": 1,
                     *       "status": "generated",
                     *       "data": {},
                     *       "created_at": "2026-11-26T09:00:00.000Z",
                     *       "production": {
                     *         "vidsheet_id": 1,
                     *         "row_id": 1,
                     *         "row_position": 1,
                     *         "video": {
                     *           "content_resource_id": 1,
                     *           "url": "https://upload.example.com/v1/media/8Zk2.mp4",
                     *           "thumbnail_url": "https://upload.example.com/v1/media/8Zk2.webp"
                     *         },
                     *         "posts": [
                     *           {
                     *             "post_id": 1,
                     *             "status": "draft",
                     *             "scheduled_time": "2026-11-26T09:00:00.000Z",
                     *             "platforms": [
                     *               {
                     *                 "platform": "shortvideo",
                     *                 "status": "accepted",
                     *                 "post_url": "text",
                     *                 "published_at": "2026-11-26T09:00:00.000Z",
                     *                 "error_code": "media_fetch_failed",
                     *                 "metrics": {
                     *                   "counts": {},
                     *                   "read_at": "2026-11-26T09:00:00.000Z"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "posts_truncated": true,
                     *         "figures": {}
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["IdeaView"];
                };
            };
            /** @description the run takes longer: the idea as it still is */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "idea_id": 1,
                     *       "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "title": "Three habits of calm mornings",
                     *       "hook": "text",
                     *       "description": "Three habits that make mornings calm",
                     *       "video_type": "talking_head",
                     *       "video_type_id": 1,
                     *       "status": "generated",
                     *       "data": {},
                     *       "created_at": "2026-11-26T09:00:00.000Z",
                     *       "production": {
                     *         "vidsheet_id": 1,
                     *         "row_id": 1,
                     *         "row_position": 1,
                     *         "video": {
                     *           "content_resource_id": 1,
                     *           "url": "https://upload.example.com/v1/media/8Zk2.mp4",
                     *           "thumbnail_url": "https://upload.example.com/v1/media/8Zk2.webp"
                     *         },
                     *         "posts": [
                     *           {
                     *             "post_id": 1,
                     *             "status": "draft",
                     *             "scheduled_time": "2026-11-26T09:00:00.000Z",
                     *             "platforms": [
                     *               {
                     *                 "platform": "shortvideo",
                     *                 "status": "accepted",
                     *                 "post_url": "text",
                     *                 "published_at": "2026-11-26T09:00:00.000Z",
                     *                 "error_code": "media_fetch_failed",
                     *                 "metrics": {
                     *                   "counts": {},
                     *                   "read_at": "2026-11-26T09:00:00.000Z"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "posts_truncated": true,
                     *         "figures": {}
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["IdeaView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.conflict.idempotency_answer_not_stored.idempotency_key_in_use.idempotency_outcome_unknown"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.idempotency_key_reused.insufficient_credits_for_job.validation_error"];
            429: components["responses"]["429.rate_limited.too_many_jobs"];
            501: components["responses"]["501.vendor_not_set_up"];
            502: components["responses"]["502.idea_not_refined"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "mailRecipients.showConfirmation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the token of the link in the mail */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            404: components["responses"]["404.not_found"];
            /** @description a page that says that the link does not work */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    /**
                     * @example {
                     *       "error": "A sentence that says what is wrong",
                     *       "error_code": "validation_error",
                     *       "errors": [
                     *         {
                     *           "field": "rows[3].title",
                     *           "problem": "must be at most 500 characters long"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "mailRecipients.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the token of the link in the mail */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            404: components["responses"]["404.not_found"];
            /** @description a page that says that the link does not work */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    /**
                     * @example {
                     *       "error": "A sentence that says what is wrong",
                     *       "error_code": "validation_error",
                     *       "errors": [
                     *         {
                     *           "field": "rows[3].title",
                     *           "problem": "must be at most 500 characters long"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "mailRecipients.showUnsubscription": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the token of the link in the mail */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            404: components["responses"]["404.not_found"];
            /** @description a page that says that the link does not work */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    /**
                     * @example {
                     *       "error": "A sentence that says what is wrong",
                     *       "error_code": "validation_error",
                     *       "errors": [
                     *         {
                     *           "field": "rows[3].title",
                     *           "problem": "must be at most 500 characters long"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "mailRecipients.unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the token of the link in the mail */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            404: components["responses"]["404.not_found"];
            /** @description a page that says that the link does not work */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    /**
                     * @example {
                     *       "error": "A sentence that says what is wrong",
                     *       "error_code": "validation_error",
                     *       "errors": [
                     *         {
                     *           "field": "rows[3].title",
                     *           "problem": "must be at most 500 characters long"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "mailRecipients.resubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the token of the link in the mail */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            404: components["responses"]["404.not_found"];
            /** @description a page that says that the link does not work */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    /**
                     * @example {
                     *       "error": "A sentence that says what is wrong",
                     *       "error_code": "validation_error",
                     *       "errors": [
                     *         {
                     *           "field": "rows[3].title",
                     *           "problem": "must be at most 500 characters long"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "recurringJobs.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recurring_jobs": [
                     *         {
                     *           "id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *           "user_id": 1,
                     *           "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *           "name": "Calm Mornings",
                     *           "job_type": "generate_content_ideas",
                     *           "prompt": "Write a script about three habits of calm mornings",
                     *           "schedule": {
                     *             "cadence": "daily",
                     *             "timezone": "text",
                     *             "time_of_day": "text"
                     *           },
                     *           "delivery": {
                     *             "type": "chat_only"
                     *           },
                     *           "production": {
                     *             "take": 1,
                     *             "when_short": "take_fewer",
                     *             "vidsheet_id": 1,
                     *             "template": "text",
                     *             "columns": {},
                     *             "through": "render",
                     *             "max_credits": 1,
                     *             "weekly_credits": 1
                     *           },
                     *           "status": "active",
                     *           "next_run_at": "2026-11-26T09:00:00.000Z",
                     *           "last_run_at": "2026-11-26T09:00:00.000Z",
                     *           "conversation_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *           "last_delivery": "sent",
                     *           "last_outcome": "begun",
                     *           "last_production": {
                     *             "vidsheet_id": 1,
                     *             "batch_id": 1,
                     *             "ideas": [
                     *               {
                     *                 "idea_id": 1,
                     *                 "row_id": 1,
                     *                 "reason": "not_found"
                     *               }
                     *             ],
                     *             "status": "planned",
                     *             "spent": 1,
                     *             "max_credits": 1,
                     *             "error": "A sentence that says what is wrong",
                     *             "created_at": "2026-11-26T09:00:00.000Z"
                     *           },
                     *           "created_at": "2026-11-26T09:00:00.000Z",
                     *           "updated_at": "2026-11-26T09:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecurringJobsView"];
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
    "recurringJobs.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "job_type": "generate_content_ideas",
                 *       "prompt": "Write a script about three habits of calm mornings",
                 *       "schedule": {
                 *         "cadence": "daily",
                 *         "timezone": "Europe/Berlin",
                 *         "time_of_day": "09:00"
                 *       },
                 *       "delivery": {
                 *         "type": "chat_only"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CreateRecurringJobBody"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "user_id": 1,
                     *       "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "name": "Calm Mornings",
                     *       "job_type": "generate_content_ideas",
                     *       "prompt": "Write a script about three habits of calm mornings",
                     *       "schedule": {
                     *         "cadence": "daily",
                     *         "timezone": "text",
                     *         "time_of_day": "text",
                     *         "days_of_week": [
                     *           1
                     *         ]
                     *       },
                     *       "delivery": {
                     *         "type": "chat_only",
                     *         "email": "ada@example.com"
                     *       },
                     *       "production": {
                     *         "take": 1,
                     *         "when_short": "take_fewer",
                     *         "vidsheet_id": 1,
                     *         "template": "text",
                     *         "columns": {},
                     *         "through": "render",
                     *         "max_credits": 1,
                     *         "weekly_credits": 1
                     *       },
                     *       "status": "active",
                     *       "next_run_at": "2026-11-26T09:00:00.000Z",
                     *       "last_run_at": "2026-11-26T09:00:00.000Z",
                     *       "conversation_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "last_delivery": "sent",
                     *       "last_outcome": "begun",
                     *       "last_production": {
                     *         "vidsheet_id": 1,
                     *         "batch_id": 1,
                     *         "ideas": [
                     *           {
                     *             "idea_id": 1,
                     *             "row_id": 1,
                     *             "reason": "not_found"
                     *           }
                     *         ],
                     *         "status": "planned",
                     *         "spent": 1,
                     *         "max_credits": 1,
                     *         "error": "A sentence that says what is wrong",
                     *         "created_at": "2026-11-26T09:00:00.000Z"
                     *       },
                     *       "created_at": "2026-11-26T09:00:00.000Z",
                     *       "updated_at": "2026-11-26T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RecurringJobView"];
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
    "recurringJobs.createDefaults": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recurring_jobs": [
                     *         {
                     *           "id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *           "user_id": 1,
                     *           "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *           "name": "Calm Mornings",
                     *           "job_type": "generate_content_ideas",
                     *           "prompt": "Write a script about three habits of calm mornings",
                     *           "schedule": {
                     *             "cadence": "daily",
                     *             "timezone": "text",
                     *             "time_of_day": "text"
                     *           },
                     *           "delivery": {
                     *             "type": "chat_only"
                     *           },
                     *           "production": {
                     *             "take": 1,
                     *             "when_short": "take_fewer",
                     *             "vidsheet_id": 1,
                     *             "template": "text",
                     *             "columns": {},
                     *             "through": "render",
                     *             "max_credits": 1,
                     *             "weekly_credits": 1
                     *           },
                     *           "status": "active",
                     *           "next_run_at": "2026-11-26T09:00:00.000Z",
                     *           "last_run_at": "2026-11-26T09:00:00.000Z",
                     *           "conversation_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *           "last_delivery": "sent",
                     *           "last_outcome": "begun",
                     *           "last_production": {
                     *             "vidsheet_id": 1,
                     *             "batch_id": 1,
                     *             "ideas": [
                     *               {
                     *                 "idea_id": 1,
                     *                 "row_id": 1,
                     *                 "reason": "not_found"
                     *               }
                     *             ],
                     *             "status": "planned",
                     *             "spent": 1,
                     *             "max_credits": 1,
                     *             "error": "A sentence that says what is wrong",
                     *             "created_at": "2026-11-26T09:00:00.000Z"
                     *           },
                     *           "created_at": "2026-11-26T09:00:00.000Z",
                     *           "updated_at": "2026-11-26T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "created": true
                     *     }
                     */
                    "application/json": components["schemas"]["DefaultJobsView"];
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
    "recurringJobs.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the job */
                job_id: string;
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "user_id": 1,
                     *       "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "name": "Calm Mornings",
                     *       "job_type": "generate_content_ideas",
                     *       "prompt": "Write a script about three habits of calm mornings",
                     *       "schedule": {
                     *         "cadence": "daily",
                     *         "timezone": "text",
                     *         "time_of_day": "text",
                     *         "days_of_week": [
                     *           1
                     *         ]
                     *       },
                     *       "delivery": {
                     *         "type": "chat_only",
                     *         "email": "ada@example.com"
                     *       },
                     *       "production": {
                     *         "take": 1,
                     *         "when_short": "take_fewer",
                     *         "vidsheet_id": 1,
                     *         "template": "text",
                     *         "columns": {},
                     *         "through": "render",
                     *         "max_credits": 1,
                     *         "weekly_credits": 1
                     *       },
                     *       "status": "active",
                     *       "next_run_at": "2026-11-26T09:00:00.000Z",
                     *       "last_run_at": "2026-11-26T09:00:00.000Z",
                     *       "conversation_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "last_delivery": "sent",
                     *       "last_outcome": "begun",
                     *       "last_production": {
                     *         "vidsheet_id": 1,
                     *         "batch_id": 1,
                     *         "ideas": [
                     *           {
                     *             "idea_id": 1,
                     *             "row_id": 1,
                     *             "reason": "not_found"
                     *           }
                     *         ],
                     *         "status": "planned",
                     *         "spent": 1,
                     *         "max_credits": 1,
                     *         "error": "A sentence that says what is wrong",
                     *         "created_at": "2026-11-26T09:00:00.000Z"
                     *       },
                     *       "created_at": "2026-11-26T09:00:00.000Z",
                     *       "updated_at": "2026-11-26T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RecurringJobView"];
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
    "recurringJobs.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the job */
                job_id: string;
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
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
    "recurringJobs.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the job */
                job_id: string;
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "schedule": {
                 *         "cadence": "daily",
                 *         "timezone": "Europe/Berlin",
                 *         "time_of_day": "09:00"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UpdateRecurringJobBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "user_id": 1,
                     *       "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "name": "Calm Mornings",
                     *       "job_type": "generate_content_ideas",
                     *       "prompt": "Write a script about three habits of calm mornings",
                     *       "schedule": {
                     *         "cadence": "daily",
                     *         "timezone": "text",
                     *         "time_of_day": "text",
                     *         "days_of_week": [
                     *           1
                     *         ]
                     *       },
                     *       "delivery": {
                     *         "type": "chat_only",
                     *         "email": "ada@example.com"
                     *       },
                     *       "production": {
                     *         "take": 1,
                     *         "when_short": "take_fewer",
                     *         "vidsheet_id": 1,
                     *         "template": "text",
                     *         "columns": {},
                     *         "through": "render",
                     *         "max_credits": 1,
                     *         "weekly_credits": 1
                     *       },
                     *       "status": "active",
                     *       "next_run_at": "2026-11-26T09:00:00.000Z",
                     *       "last_run_at": "2026-11-26T09:00:00.000Z",
                     *       "conversation_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "last_delivery": "sent",
                     *       "last_outcome": "begun",
                     *       "last_production": {
                     *         "vidsheet_id": 1,
                     *         "batch_id": 1,
                     *         "ideas": [
                     *           {
                     *             "idea_id": 1,
                     *             "row_id": 1,
                     *             "reason": "not_found"
                     *           }
                     *         ],
                     *         "status": "planned",
                     *         "spent": 1,
                     *         "max_credits": 1,
                     *         "error": "A sentence that says what is wrong",
                     *         "created_at": "2026-11-26T09:00:00.000Z"
                     *       },
                     *       "created_at": "2026-11-26T09:00:00.000Z",
                     *       "updated_at": "2026-11-26T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RecurringJobView"];
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
    "recurringJobs.pause": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description the job */
                job_id: string;
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "user_id": 1,
                     *       "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "name": "Calm Mornings",
                     *       "job_type": "generate_content_ideas",
                     *       "prompt": "Write a script about three habits of calm mornings",
                     *       "schedule": {
                     *         "cadence": "daily",
                     *         "timezone": "text",
                     *         "time_of_day": "text",
                     *         "days_of_week": [
                     *           1
                     *         ]
                     *       },
                     *       "delivery": {
                     *         "type": "chat_only",
                     *         "email": "ada@example.com"
                     *       },
                     *       "production": {
                     *         "take": 1,
                     *         "when_short": "take_fewer",
                     *         "vidsheet_id": 1,
                     *         "template": "text",
                     *         "columns": {},
                     *         "through": "render",
                     *         "max_credits": 1,
                     *         "weekly_credits": 1
                     *       },
                     *       "status": "active",
                     *       "next_run_at": "2026-11-26T09:00:00.000Z",
                     *       "last_run_at": "2026-11-26T09:00:00.000Z",
                     *       "conversation_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "last_delivery": "sent",
                     *       "last_outcome": "begun",
                     *       "last_production": {
                     *         "vidsheet_id": 1,
                     *         "batch_id": 1,
                     *         "ideas": [
                     *           {
                     *             "idea_id": 1,
                     *             "row_id": 1,
                     *             "reason": "not_found"
                     *           }
                     *         ],
                     *         "status": "planned",
                     *         "spent": 1,
                     *         "max_credits": 1,
                     *         "error": "A sentence that says what is wrong",
                     *         "created_at": "2026-11-26T09:00:00.000Z"
                     *       },
                     *       "created_at": "2026-11-26T09:00:00.000Z",
                     *       "updated_at": "2026-11-26T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RecurringJobView"];
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
    "recurringJobs.resume": {
        parameters: {
            query?: never;
            header?: {
                /** @description printable ASCII: a repetition within 24 hours has no effect and returns the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description the job */
                job_id: string;
                /** @description the agent, by its integer id or its uuid */
                agent_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "user_id": 1,
                     *       "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "name": "Calm Mornings",
                     *       "job_type": "generate_content_ideas",
                     *       "prompt": "Write a script about three habits of calm mornings",
                     *       "schedule": {
                     *         "cadence": "daily",
                     *         "timezone": "text",
                     *         "time_of_day": "text",
                     *         "days_of_week": [
                     *           1
                     *         ]
                     *       },
                     *       "delivery": {
                     *         "type": "chat_only",
                     *         "email": "ada@example.com"
                     *       },
                     *       "production": {
                     *         "take": 1,
                     *         "when_short": "take_fewer",
                     *         "vidsheet_id": 1,
                     *         "template": "text",
                     *         "columns": {},
                     *         "through": "render",
                     *         "max_credits": 1,
                     *         "weekly_credits": 1
                     *       },
                     *       "status": "active",
                     *       "next_run_at": "2026-11-26T09:00:00.000Z",
                     *       "last_run_at": "2026-11-26T09:00:00.000Z",
                     *       "conversation_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "last_delivery": "sent",
                     *       "last_outcome": "begun",
                     *       "last_production": {
                     *         "vidsheet_id": 1,
                     *         "batch_id": 1,
                     *         "ideas": [
                     *           {
                     *             "idea_id": 1,
                     *             "row_id": 1,
                     *             "reason": "not_found"
                     *           }
                     *         ],
                     *         "status": "planned",
                     *         "spent": 1,
                     *         "max_credits": 1,
                     *         "error": "A sentence that says what is wrong",
                     *         "created_at": "2026-11-26T09:00:00.000Z"
                     *       },
                     *       "created_at": "2026-11-26T09:00:00.000Z",
                     *       "updated_at": "2026-11-26T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RecurringJobView"];
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
    "trends.list": {
        parameters: {
            query: {
                /** @description from 1, of 20 posts */
                page?: number;
                /** @description how far back; as far as posts are kept where absent */
                days?: number;
                /** @description the agent, by its integer id or its uuid */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "platform": "text",
                     *         "url": "https://upload.example.com/v1/media/8Zk2.mp4",
                     *         "creator": "text",
                     *         "caption": "text",
                     *         "hook": "text",
                     *         "music": "text",
                     *         "thumbnail_url": "https://upload.example.com/v1/media/8Zk2.webp",
                     *         "duration_seconds": 1,
                     *         "posted_at": "2026-11-26T09:00:00.000Z",
                     *         "watch_count": 1,
                     *         "like_count": 1,
                     *         "comment_count": 1,
                     *         "share_count": 1,
                     *         "save_count": 1,
                     *         "engagement_rate": 1,
                     *         "trending_score": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["TrendView"][];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            422: components["responses"]["422.agent_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "profile.get": {
        parameters: {
            query: {
                /** @description the agent, by its integer id or its uuid */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "identity": {
                     *         "name": "Calm Mornings",
                     *         "description": "Three habits that make mornings calm",
                     *         "avatar_url": "text",
                     *         "use_character": true,
                     *         "persona": "text"
                     *       },
                     *       "voice": {
                     *         "vendor_a_api_key": "text",
                     *         "default_voice": {
                     *           "id": "text",
                     *           "name": "Calm Mornings",
                     *           "provider": "text"
                     *         }
                     *       },
                     *       "brand": {
                     *         "brand_name": "text",
                     *         "description": "Three habits that make mornings calm",
                     *         "goal": "text",
                     *         "keywords": [
                     *           "text"
                     *         ],
                     *         "target_platforms": [
                     *           "shortvideo"
                     *         ],
                     *         "linked_accounts": [
                     *           {
                     *             "handle": "text",
                     *             "platform": "shortvideo"
                     *           }
                     *         ],
                     *         "content_idea_preferences": "text",
                     *         "onboarding_status": "text"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProfileView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            422: components["responses"]["422.agent_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "profile.update": {
        parameters: {
            query?: {
                /** @description the agent, by its integer id or its uuid */
                agent_id?: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["ProfileBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "identity": {
                     *         "name": "Calm Mornings",
                     *         "description": "Three habits that make mornings calm",
                     *         "avatar_url": "text",
                     *         "use_character": true,
                     *         "persona": "text"
                     *       },
                     *       "voice": {
                     *         "vendor_a_api_key": "text",
                     *         "default_voice": {
                     *           "id": "text",
                     *           "name": "Calm Mornings",
                     *           "provider": "text"
                     *         }
                     *       },
                     *       "brand": {
                     *         "brand_name": "text",
                     *         "description": "Three habits that make mornings calm",
                     *         "goal": "text",
                     *         "keywords": [
                     *           "text"
                     *         ],
                     *         "target_platforms": [
                     *           "shortvideo"
                     *         ],
                     *         "linked_accounts": [
                     *           {
                     *             "handle": "text",
                     *             "platform": "shortvideo"
                     *           }
                     *         ],
                     *         "content_idea_preferences": "text",
                     *         "onboarding_status": "text"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProfileView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.invalid_api_key.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "profile.setUp": {
        parameters: {
            query?: {
                /** @description the agent, by its integer id or its uuid */
                agent_id?: number | string;
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
                /** @example {} */
                "application/json": components["schemas"]["ProfileBody"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description `true` if this is the answer to an earlier request with the same `Idempotency-Key` */
                    "Idempotent-Replay"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "agent_id": "3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10",
                     *       "identity": {
                     *         "name": "Calm Mornings",
                     *         "description": "Three habits that make mornings calm",
                     *         "avatar_url": "text",
                     *         "use_character": true,
                     *         "persona": "text"
                     *       },
                     *       "voice": {
                     *         "vendor_a_api_key": "text",
                     *         "default_voice": {
                     *           "id": "text",
                     *           "name": "Calm Mornings",
                     *           "provider": "text"
                     *         }
                     *       },
                     *       "brand": {
                     *         "brand_name": "text",
                     *         "description": "Three habits that make mornings calm",
                     *         "goal": "text",
                     *         "keywords": [
                     *           "text"
                     *         ],
                     *         "target_platforms": [
                     *           "shortvideo"
                     *         ],
                     *         "linked_accounts": [
                     *           {
                     *             "handle": "text",
                     *             "platform": "shortvideo"
                     *           }
                     *         ],
                     *         "content_idea_preferences": "text",
                     *         "onboarding_status": "text"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProfileView"];
                };
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            409: components["responses"]["409.idempotency_answer_not_stored.idempotency_key_in_use.idempotency_outcome_unknown"];
            413: components["responses"]["413.payload_too_large"];
            422: components["responses"]["422.agent_not_found.idempotency_key_reused.invalid_api_key.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    "profile.reset": {
        parameters: {
            query?: {
                /** @description the agent, by its integer id or its uuid */
                agent_id?: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["401.unauthorized"];
            403: components["responses"]["403.forbidden.insufficient_scope.permission_denied.second_factor_missing.missing_scopes"];
            422: components["responses"]["422.agent_not_found.validation_error"];
            429: components["responses"]["429.rate_limited"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
}
