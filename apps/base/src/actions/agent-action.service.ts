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

/** Whose run asks, and in whose name. */
export interface Actor {
  readonly agentId: number;
  readonly userId: number;
}

export interface ActionPreview {
  readonly summary: string;
  /** What it would hold. */
  readonly cost: Micro;
  /** It spends or publishes, so a person has to say yes first. */
  readonly needsApproval: boolean;
}

type Kind = AgentAction['kind'];
type Of<K extends Kind> = Extract<AgentAction, { kind: K }>;
type Result = Record<string, unknown>;

interface Act<K extends Kind> {
  preview(agent: AgentRecord, action: Of<K>): Promise<ActionPreview>;
  /** Within the transaction that notes the result; `most` is what was approved. */
  perform(agent: AgentRecord, action: Of<K>, key: string, most: Micro): Promise<Result>;
}

const free = (summary: string): ActionPreview => ({ summary, cost: 0, needsApproval: false });
const countOf = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** What runs of an agent may do with sheets, media and posts: said beforehand with its price, and done once under a key. */
@Injectable()
export class AgentActionService {
  constructor(
    private readonly done: AgentActionRepository,
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

  /** Throws what performing it would refuse, as far as that is known. */
  async preview(actor: Actor, action: AgentAction): Promise<ActionPreview> {
    const agent = await this.admit(actor);
    return this.actOf(action.kind).preview(agent, action);
  }

  /** Once for each key. Throws `forbidden` where the user may not any more, and what the action's own route refuses. */
  async perform(actor: Actor, action: AgentAction, key: string, most: Micro): Promise<Result> {
    const earlier = await this.done.resultOf(actor.agentId, key);
    if (earlier) return earlier;
    const agent = await this.admit(actor);
    return this.transaction.run(async () => {
      const { organizationId } = agent;
      if (!(await this.done.begin({ key, organizationId, ...actor, kind: action.kind }))) {
        const meanwhile = await this.done.resultOf(actor.agentId, key);
        if (!meanwhile) throw new DomainError(CommonErrors.conflict);
        return meanwhile;
      }
      const result = await this.actOf(action.kind).perform(agent, action, key, most);
      await this.done.finish(key, result);
      return result;
    });
  }

  private async admit({ agentId, userId }: Actor): Promise<AgentRecord> {
    const agent = await this.agents.find({ id: agentId });
    if (!agent) throw new DomainError(CommonErrors.agentNotFound);
    const role = await this.organizations.roleOf(userId, agent.organizationId);
    if (!role || !roleAtLeast(role, 'editor')) throw new DomainError(CommonErrors.forbidden);
    return agent;
  }

  /** The table is complete for every kind, which the types of its entries say. */
  private actOf(kind: Kind): Act<Kind> {
    return this.acts[kind] as Act<Kind>;
  }

  private readonly acts: { readonly [K in Kind]: Act<K> } = {
    make_vidsheet: {
      preview: async (_, { title, rows }) => free(`Make the vidsheet “${title}” with ${countOf(rows.length, 'row')}`),
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
        return free(`Add ${countOf(rows.length, 'row')} to the vidsheet “${title}”`);
      },
      // New rows hold no automatic cells, so nothing follows from them that would cost anything.
      perform: async ({ id: agentId }, { vidsheet_id: sheetId, rows }) => {
        const { created } = await this.imports.import({ agentId, sheetId }, new ImportedObjects(rows), {
          isStrict: true,
        });
        return { vidsheet_id: sheetId, rows_created: created };
      },
    },
    estimate: {
      preview: async (_, { vidsheet_id: id }) => free(`Estimate what generating vidsheet ${id} costs`),
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
      perform: async ({ id: agentId }, { vidsheet_id: sheetId, row_ids, column_ids }, _, most) => {
        const order = { rowIds: row_ids, columnIds: column_ids, maxCredits: toCredits(most) };
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
