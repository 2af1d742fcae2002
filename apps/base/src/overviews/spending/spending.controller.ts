import { Controller, Get, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiExtraModels, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { CurrentOrganization, OrganizationScope, type OrganizationInScope } from '@reelsheet/platform-auth';
import { addToVary, BINARY, Operation } from '@reelsheet/platform-http';
import { TABLE_CONTENT_TYPES, writeTable } from '@reelsheet/tabular';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StatementView, toStatement } from '../../billing/credits/credit.dto.js';
import { LedgerQuery, SpendingQuery, SpendingView, toFilter, toLines, toSpending } from './spending.dto.js';
import { SpendingService } from './spending.service.js';

const CSV = 'text/csv';

const DESCRIPTION = prose`
  The sums of captures of the ledger, which is all that was ever charged: what is given back was not captured. The
  groups add up to \`credits\`, and \`ledger_query\` lists the entries of each. Agent, sheet, model and network follow
  from the work that an entry names. \`unknown\` is work of which base stores no record: agents and models of runs,
  agents of watchlists and backups, networks of watchlists, agents and models of uncollected work, and all of
  generations and renders whose sheet was removed for good.`;

const LEDGER = prose`
  All filters may be combined; \`group_by\` needs \`from\` and \`to\`. The groups are those of the spending. They hold
  for entries of each kind, because all entries of a job have one reference.`;

@ApiTags('Credits')
@ApiExtraModels(SpendingView)
@Controller('organizations/:organization_id')
export class SpendingController {
  constructor(private readonly spending: SpendingService) {}

  @Get('credits')
  @OrganizationScope('viewer')
  @Operation({
    name: 'credits.get',
    phase: 'setup',
    summary: "An organization's balance and ledger, newest entry first",
    description: LEDGER,
    answer: StatementView,
    errors: [CommonErrors.validation],
  })
  async statement(
    @CurrentOrganization() { id }: OrganizationInScope,
    @Query() query: LedgerQuery,
  ): Promise<StatementView> {
    return toStatement(await this.spending.statement(id, toFilter(query), query.page ?? 1));
  }

  @Get('spending')
  @OrganizationScope('viewer')
  @Operation({
    name: 'credits.spending.get',
    phase: 'setup',
    summary: 'What an organization has spent in a period, by day, agent, sheet, kind, model or network',
    description: DESCRIPTION,
    answers: { 'application/json': { $ref: getSchemaPath(SpendingView) }, [CSV]: BINARY },
    headers: { 'Content-Disposition': 'the name of the file, with CSV only' },
    errors: [CommonErrors.validation],
  })
  async read(
    @CurrentOrganization() { id }: OrganizationInScope,
    @Query() { from, to, time_zone: timeZone, group_by, format }: SpendingQuery,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SpendingView | StreamableFile> {
    const view = toSpending(await this.spending.read(id, group_by, { from, to, timeZone }));
    addToVary(reply, 'Accept');
    if ((format ?? formatOf(headers.accept)) === 'json') return view;
    return new StreamableFile(writeTable(toLines(view), 'csv'), {
      type: TABLE_CONTENT_TYPES.csv,
      disposition: `attachment; filename="spending-${view.from}-${view.to}.csv"`,
    });
  }
}

const formatOf = (accept: string | undefined) => (accept?.trim().startsWith(CSV) ? 'csv' : 'json');
