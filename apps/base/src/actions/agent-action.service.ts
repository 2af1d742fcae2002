import { Injectable } from '@nestjs/common';
import type { AgentAction } from '@reelsheet/contracts';
import { CommonErrors, DomainError, roleAtLeast, toCredits, type Micro } from '@reelsheet/kernel';
import { AgentDirectory, type AgentRecord } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { OrganizationReader } from '../accounts/organizations/organization.reader.js';
import { ContentResourceReader } from '../assets/content-resources/content-resource.reader.js';
import { EstimateService } from '../generation/estimates/estimate.service.js';
import { BatchService } from '../generation/cell-jobs/batches/batch.service.js';
import { RenderJobService } from '../rendering/render-job.service.js';
import { ImportService } from '../sheets/import-export/import.service.js';
import { ImportedObjects } from '../sheets/import-export/imported-objects.js';
import { defaultRoleOf } from '../sheets/sheet/column-types.js';
import { SheetReader } from '../sheets/sheet/sheet.reader.js';
import { SheetService } from '../sheets/sheet/sheet.service.js';
import { PostService } from '../publishing/posts/post.service.js';
import { fromContent } from '../publishing/posts/wire-content.js';
import { AgentActionRepository } from './agent-action.repository.js';
import { summaryOfPost } from './post-summary.js';

/** The agent of the run and the member on whose behalf it acts. */
export interface Actor {
  readonly agentId: number;
  readonly userId: number;
}

export interface ActionPreview {
  readonly summary: string;
  /** Credits that the action would hold. */
  readonly cost: Micro;
  /** Whether a person must approve the action because it spends credits or publishes. */
  readonly needsApproval: boolean;
}

type Kind = AgentAction['kind'];
type Of<K extends Kind> = Extract<AgentAction, { kind: K }>;
type Result = Record<string, unknown>;

interface ActionHandler<K extends Kind> {
  preview(agent: AgentRecord, action: Of<K>): Promise<ActionPreview>;
  /** Runs in the transaction that stores the result; `maxCost` is the approved amount. */
  perform(agent: AgentRecord, action: Of<K>, key: string, maxCost: Micro): Promise<Result>;
}

const freePreview = (summary: string): ActionPreview => ({ summary, cost: 0, needsApproval: false });
const countOf = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** Previews actions of agent runs with their cost, and performs each of them once per key. */
@Injectable()
export class AgentActionService {
  constructor(
    private readonly results: AgentActionRepository,
    private readonly agents: AgentDirectory,
    private readonly organizations: OrganizationReader,
    private readonly sheets: SheetService,
    private readonly sheetReader: SheetReader,
    private readonly imports: ImportService,
    private readonly estimates: EstimateService,
    private readonly batches: BatchService,
    private readonly renders: RenderJobService,
    private readonly resources: ContentResourceReader,
    private readonly posts: PostService,
    private readonly transaction: Transaction,
  ) {}

  /** Throws errors that performing the action would throw, as far as they can be known. */
  async preview(actor: Actor, action: AgentAction): Promise<ActionPreview> {
    const agent = await this.authorize(actor);
    return this.handlerOf(action.kind).preview(agent, action);
  }

  /** Performs an action once per key. Throws `forbidden` if the user lost the permission, and the errors of the action. */
  async perform(actor: Actor, action: AgentAction, key: string, maxCost: Micro): Promise<Result> {
    const earlier = await this.results.resultOf(actor.agentId, key);
    if (earlier) return earlier;
    const agent = await this.authorize(actor);
    return this.transaction.run(async () => {
      const { organizationId } = agent;
      if (!(await this.results.begin({ key, organizationId, ...actor, kind: action.kind }))) {
        const concurrent = await this.results.resultOf(actor.agentId, key);
        if (!concurrent) throw new DomainError(CommonErrors.conflict);
        return concurrent;
      }
      const result = await this.handlerOf(action.kind).perform(agent, action, key, maxCost);
      await this.results.finish(key, result);
      return result;
    });
  }

  private async authorize({ agentId, userId }: Actor): Promise<AgentRecord> {
    const agent = await this.agents.find({ id: agentId });
    if (!agent) throw new DomainError(CommonErrors.agentNotFound);
    const role = await this.organizations.roleOf(userId, agent.organizationId);
    if (!role || !roleAtLeast(role, 'editor')) throw new DomainError(CommonErrors.forbidden);
    return agent;
  }

  /** The cast is safe because the type of `handlers` has one entry for each kind. */
  private handlerOf(kind: Kind): ActionHandler<Kind> {
    return this.handlers[kind] as ActionHandler<Kind>;
  }

  private readonly handlers: { readonly [K in Kind]: ActionHandler<K> } = {
    make_vidsheet: {
      preview: async (_, { title, rows }) =>
        freePreview(`Make the vidsheet “${title}” with ${countOf(rows.length, 'row')}`),
      perform: async (agent, { title, columns, rows: [first = {}, ...others] }) => {
        const planned = columns.map(({ title: name, type = 'text' }) => ({
          title: name,
          type,
          role: defaultRoleOf(type),
          description: '',
          cell: { value: first[name] ?? '' },
        }));
        const scope = await this.sheets.createFrom({ title, columns: planned }, agent, null);
        if (others.length > 0) await this.imports.import(scope, new ImportedObjects(others), { isStrict: true });
        return { vidsheet_id: scope.sheetId, title };
      },
    },
    fill_vidsheet: {
      preview: async ({ id: agentId }, { vidsheet_id: sheetId, rows }) => {
        const { title } = await this.sheetReader.require({ agentId, sheetId });
        return freePreview(`Add ${countOf(rows.length, 'row')} to the vidsheet “${title}”`);
      },
      // Imported rows have no automatic cells, so that importing them costs nothing.
      perform: async ({ id: agentId }, { vidsheet_id: sheetId, rows }) => {
        const { created } = await this.imports.import({ agentId, sheetId }, new ImportedObjects(rows), {
          isStrict: true,
        });
        return { vidsheet_id: sheetId, rows_created: created };
      },
    },
    estimate: {
      preview: async (_, { vidsheet_id: id }) => freePreview(`Estimate what generating vidsheet ${id} costs`),
      perform: async (agent, action) => {
        const { cells, rejected } = await this.estimates.of(agent, action.vidsheet_id, chosen(action));
        return { credits: toCredits(sumOf(cells)), cells: cells.length, refused: rejected.length };
      },
    },
    generate: {
      preview: async (agent, action) => {
        const { title } = await this.sheetReader.require({ agentId: agent.id, sheetId: action.vidsheet_id });
        const { cells } = await this.estimates.of(agent, action.vidsheet_id, chosen(action));
        const cost = sumOf(cells);
        const summary = `Generate ${countOf(cells.length, 'cell')} of the vidsheet “${title}”`;
        return { summary, cost, needsApproval: true };
      },
      perform: async ({ id: agentId }, { vidsheet_id: sheetId, row_ids, column_ids }, _, maxCost) => {
        const order = { rowIds: row_ids, columnIds: column_ids, maxCredits: toCredits(maxCost) };
        const { id, total } = await this.batches.start({ agentId, sheetId }, order);
        return { batch_id: id, vidsheet_id: sheetId, cells: total };
      },
    },
    render: {
      preview: async ({ id: agentId }, { vidsheet_id: sheetId, cell_id: cellId }) => {
        const { title } = await this.sheetReader.require({ agentId, sheetId });
        const summary = `Render the video of cell ${cellId} in the vidsheet “${title}”`;
        return { summary, cost: this.renders.priceOf('', false), needsApproval: true };
      },
      perform: async (agent, { vidsheet_id: sheetId, cell_id: cellId }) => {
        const id = await this.renders.create({ agent, sheetId, cellId, input: '', preview: false });
        return { render_job_id: id, vidsheet_id: sheetId, cell_id: cellId };
      },
    },
    schedule_post: {
      preview: async ({ id: agentId }, action) => {
        await this.mediaUrlOf(agentId, action);
        return { summary: summaryOfPost(action), cost: 0, needsApproval: true };
      },
      perform: async (agent, action, key) => {
        const { post } = await this.posts.create(
          agent,
          {
            platforms: action.platforms,
            scheduleType: action.schedule_type,
            scheduledTime: action.scheduled_time ?? null,
            content: fromContent({
              description: action.text,
              title: action.title,
              media_type: action.media_type,
              media_url: await this.mediaUrlOf(agent.id, action),
            }),
            strict: false,
          },
          key,
        );
        return { post_id: post.id, scheduled_time: post.scheduledTime.toISOString(), platforms: post.requested };
      },
    },
  };

  private async mediaUrlOf(agentId: number, action: Of<'schedule_post'>): Promise<string | undefined> {
    if (action.content_resource_id === undefined) return action.media_url;
    const resource = (await this.resources.find(agentId, [action.content_resource_id])).get(action.content_resource_id);
    if (!resource) throw new DomainError(CommonErrors.notFound, 'Content resource not found');
    return resource.url;
  }
}

const chosen = ({ row_ids: rowIds, column_ids: columnIds }: Of<'estimate' | 'generate'>) => ({ rowIds, columnIds });

const sumOf = (cells: readonly { readonly estimate: Micro }[]) =>
  cells.reduce((sum, { estimate }) => sum + estimate, 0);
