import { UNCOLLECTED_HOURS } from './generation-limits.js';

/** Rows that are deleted with an organization, whose id is $1. */
export const ERASED_GENERATIONS = [
  { table: 'generation', where: 'organization_id = $1' },
  { table: 'vendor_slot', where: 'organization_id = $1' },
] as const;

const OF_SHEET = 'sheet_id = $1';
const ENDED_OF_SHEET = `${OF_SHEET} AND due_at IS NULL`;

/** All generations of the sheet $1. */
export const GENERATIONS_OF_SHEET = { table: 'generation', where: OF_SHEET } as const;

/** Generations of the sheet $1 of the agent $2 that have not ended. */
export const OPEN_GENERATIONS_OF_SHEET = {
  table: 'generation',
  where: `agent_id = $2 AND ${OF_SHEET} AND due_at IS NOT NULL`,
} as const;

/**
 * Rows that are removed with the sheet $1. Open generations hold credits and have to be stopped first.
 * Uncollected work is counted for some hours, so its generations stay that long: an organization could order more than
 * it may by removing sheets.
 */
export const REMOVED_GENERATIONS = [
  { table: 'vendor_slot', where: `generation_id IN (SELECT id FROM generation WHERE ${ENDED_OF_SHEET})` },
  {
    table: 'generation',
    where: `${ENDED_OF_SHEET}
      AND (uncollected IS NULL OR left_at IS NULL OR left_at <= now() - make_interval(hours => ${UNCOLLECTED_HOURS}))`,
  },
] as const;

/** Selects the open generations of cells of the sheet of an agent, as `cell_id` and `is_running`. */
export const openGenerationsOf = (agentId: string, sheetId: string) =>
  `SELECT cell_id, status = 'processing' AS is_running FROM generation
   WHERE agent_id = ${agentId} AND sheet_id = ${sheetId} AND layer_id IS NULL AND due_at IS NOT NULL`;

/** For statements of other features: when this agent last ordered a generation, as `ordered_at`. */
export const lastGenerationOf = (agentId: string) =>
  `SELECT created_at AS ordered_at FROM generation WHERE generation.agent_id = ${agentId} ORDER BY id DESC LIMIT 1`;

/** For statements of other features: joins the generation with this id of an organization, if it is still there. */
export const joinGeneration = (id: string, organizationId: string) =>
  `LEFT JOIN generation ON generation.id = ${id} AND generation.organization_id = ${organizationId}`;
