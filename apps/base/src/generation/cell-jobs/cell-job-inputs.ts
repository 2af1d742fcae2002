import { Injectable } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import { Hooks } from '@reelsheet/platform-hooks';
import { DependencyReader } from '../../sheets/dependencies/dependency.reader.js';
import type { SheetDependencies } from '../../sheets/dependencies/sheet-dependencies.js';
import { CellJobHooks, type RenderSourcesOfCell } from './cell-job-hooks.js';
import { TITLES_OF_CYCLE } from './cell-job-limits.js';
import { CellJobRepository, type CellJob, type OpenCellJob } from './cell-job.repository.js';
import { renderCycles } from './render-cycles.js';

export interface UpdatedInputs {
  /** Cycles of jobs that depend on themselves, by job id. */
  readonly cycles: ReadonlyMap<number, string>;
  /** True when inputs have changed, so that other jobs may be next now. */
  readonly isChanged: boolean;
}

interface InputsOfJobs {
  readonly inputs: ReadonlyMap<number, readonly number[]>;
  readonly cycles: ReadonlyMap<number, string>;
}

/** Determines which cells the open cell jobs wait for. */
@Injectable()
export class CellJobInputs {
  constructor(
    private readonly cellJobs: CellJobRepository,
    private readonly dependencies: DependencyReader,
    private readonly transaction: Transaction,
    private readonly hooks: Hooks,
  ) {}

  /**
   * Determines the inputs of all open jobs in the rows of the given ones, and which of them depend on themselves. It
   * covers whole rows under the organization's lock, so that no two jobs wait for each other because of outdated
   * prompts.
   */
  async update(organizationId: number, next: readonly CellJob[]): Promise<UpdatedInputs> {
    const cycles = new Map<number, string>();
    if (next.length === 0) return { cycles, isChanged: false };
    const changed = await this.transaction.run(async () => {
      await this.cellJobs.lock(organizationId);
      const inputs = new Map<number, readonly number[]>();
      for (const [sheetId, cellJobs] of Map.groupBy(next, (cellJob) => cellJob.sheetId)) {
        const open = await this.cellJobs.openOf([...new Set(cellJobs.map(({ rowId }) => rowId))]);
        const found = await this.inputsOf(organizationId, sheetId, open);
        for (const [id, cellIds] of found.inputs) inputs.set(id, found.cycles.has(id) ? [] : cellIds);
        for (const [id, path] of found.cycles) cycles.set(id, path);
      }
      return this.cellJobs.setInputs(inputs);
    });
    return { cycles, isChanged: changed > 0 };
  }

  private async inputsOf(organizationId: number, sheetId: number, open: readonly OpenCellJob[]): Promise<InputsOfJobs> {
    const cellIds = new Set(open.flatMap(({ cellId, inputs: known }) => [cellId, ...(known ?? [])]));
    const sheet = await this.dependencies.load(sheetId, { cellIds: [...cellIds] });
    const sources = await this.renderSourcesOf(open);
    const waiting = open.filter(({ status }) => status === 'waiting');
    const inputs = new Map<number, readonly number[]>();
    const cycles = new Map<number, string>();
    for (const { id, rowId, cellId } of waiting) {
      const rendered = sources.get(cellId);
      const cycle = rendered ? undefined : sheet.cyclePathOf(cellId);
      if (cycle !== undefined) cycles.set(id, cycle);
      if (rendered) inputs.set(id, inputsOfVideo(cellId, rendered, sheet.inputsOfNames(rowId, rendered.names)));
      else inputs.set(id, cycle === undefined ? sheet.inputsOf(cellId) : []);
    }
    const through = await this.cyclesThroughVideos(organizationId, waiting, inputs, sources);
    for (const { id, cellId } of waiting) {
      const way = through.get(cellId);
      if (way) cycles.set(id, pathOf(way, sheet));
    }
    return { inputs, cycles };
  }

  /** Includes waiting jobs of other rows whose cells the documents of videos show. */
  private async cyclesThroughVideos(
    organizationId: number,
    waiting: readonly OpenCellJob[],
    inputs: ReadonlyMap<number, readonly number[]>,
    sources: ReadonlyMap<number, RenderSourcesOfCell>,
  ): Promise<ReadonlyMap<number, readonly number[]>> {
    const videos = waiting.flatMap(({ cellId }) => (sources.has(cellId) ? [cellId] : []));
    if (videos.length === 0) return new Map();
    const own = new Set(waiting.map(({ cellId }) => cellId));
    const shown = videos.flatMap((id) => sources.get(id)!.cellIds.filter((cellId) => !own.has(cellId)));
    const behind = shown.length > 0 ? await this.cellJobs.waitingBehind(organizationId, shown) : [];
    return renderCycles(
      new Map([
        ...[...Map.groupBy(behind, ({ cellId }) => cellId)].map(
          ([cellId, read]) => [cellId, read.map(({ inputId }) => inputId)] as const,
        ),
        ...waiting.map(({ id, cellId }) => [cellId, inputs.get(id)!] as const),
      ]),
      videos,
    );
  }

  private async renderSourcesOf(open: readonly OpenCellJob[]): Promise<ReadonlyMap<number, RenderSourcesOfCell>> {
    const cellIds = open.flatMap(({ stage, cellId }) => (stage === 'render' ? [cellId] : []));
    return cellIds.length > 0 ? this.hooks.query(CellJobHooks.findRenderSources, cellIds) : new Map();
  }
}

/** A video that shows its own cell shows what the cell holds when it is rendered. */
function inputsOfVideo(cellId: number, { cellIds }: RenderSourcesOfCell, named: readonly number[]): number[] {
  const inputs = new Set([...cellIds, ...named]);
  inputs.delete(cellId);
  return [...inputs];
}

/** Returns the titles of the cells, joined by arrows; those of a very long way are left out. */
function pathOf(cellIds: readonly number[], sheet: SheetDependencies): string {
  const titles = cellIds.map((id) => sheet.titleOf(id) ?? `cell ${id}`);
  const shown = titles.length > TITLES_OF_CYCLE ? [...titles.slice(0, TITLES_OF_CYCLE), '…', titles.at(-1)!] : titles;
  return shown.join(' → ');
}
