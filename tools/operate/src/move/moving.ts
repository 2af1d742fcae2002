import { behindFence, fence, openFence } from './fence.js';
import { differencesBetween } from './equality.js';
import { arrivingState, forgetMove, leavingState, prepareStates, setArriving, setLeaving } from './move-states.js';
import { MovedFiles, removeCopies, removeFiles } from './moved-files.js';
import { moveRows } from './moved-rows.js';
import { obstaclesTo, type Ends } from './obstacles.js';
import { park, parkTimes, release, stopParking } from './parking.js';
import { removeRows } from './removal.js';
import { untilIdle } from './running-work.js';

type Print = (line: string) => void;

/** The organization cannot be moved; nothing has been changed. */
export class MoveObstacles extends Error {
  constructor(readonly obstacles: readonly string[]) {
    super(obstacles.join('\n'));
  }
}

/**
 * Moves an organization. Each step can be repeated, so a call after an interruption continues. Until the former
 * installation says `left`, it has the organization, and the move can be cancelled; from then on the new one has it.
 */
export async function moveOrganization(ends: Ends, maxMinutes: number, print: Print): Promise<void> {
  const { source, target, organizationId } = ends;
  await Promise.all([prepareStates(source), prepareStates(target)]);
  await withLock(ends, async () => {
    const state = await leavingState(source, organizationId);
    if (state === undefined) await begin(ends);
    if (state !== 'left' && state !== 'removed') await giveAway(ends, maxMinutes, print);
    await receive(ends, print);
  });
}

async function begin(ends: Ends): Promise<void> {
  const obstacles = await obstaclesTo(ends);
  if (obstacles.length > 0) throw new MoveObstacles(obstacles);
  await setLeaving(ends.source, ends.organizationId, 'waiting');
}

/** Everything until the new installation has a copy, and the former one has given the organization away. */
async function giveAway(ends: Ends, maxMinutes: number, print: Print): Promise<void> {
  const { source, target, organizationId, from, to } = ends;
  const files = new MovedFiles(organizationId, from.files, to.files);
  if ((await leavingState(source, organizationId)) === 'waiting') {
    await park(source, organizationId);
    print('new work waits, and running work ends');
    await files.copy(source);
    await untilIdle(source, organizationId, maxMinutes);
    await setLeaving(source, organizationId, 'fenced');
  }
  await fence(source, organizationId);
  await behindFence(source, organizationId, () => parkTimes(source, organizationId));
  await untilIdle(source, organizationId, maxMinutes);
  print('the organization can be read, and not changed');
  await fence(target, organizationId);
  if ((await arrivingState(target, organizationId)) !== 'arrived')
    await moveRows(source, target, organizationId, { from: from.uploadUrl, to: to.uploadUrl });
  // From now on rows name the copies there, so no task of upload deletes them.
  const count = await files.copy(source);
  const differences = await differencesBetween(ends);
  if (differences.length > 0) throw new Error(`the copy is not equal: ${differences.join(', ')}`);
  print(`the copy is equal, with ${count} files`);
  await setLeaving(source, organizationId, 'left');
}

/** The new installation begins to work, and the former one forgets the organization. */
async function receive({ source, target, organizationId, from }: Ends, print: Print): Promise<void> {
  const state = await arrivingState(target, organizationId);
  if (state === undefined) throw new Error('the organization has left, but is not at the other installation');
  if (state !== 'active')
    await behindFence(target, organizationId, async () => {
      await release(target, organizationId);
      await setArriving(target, organizationId, 'active');
    });
  await openFence(target, organizationId);
  print('the organization works at the other installation');
  await removeFiles(source, organizationId, from.files);
  await removeRows(source, organizationId, () => setLeaving(source, organizationId, 'removed'));
  await openFence(source, organizationId);
  await stopParking(source, organizationId);
  print('nothing of it is left here');
}

/** Brings everything back to where it was before the move. Throws if the organization has left. */
export async function cancelMove(ends: Ends, print: Print): Promise<void> {
  const { source, target, organizationId, to } = ends;
  await Promise.all([prepareStates(source), prepareStates(target)]);
  await withLock(ends, async () => {
    const state = await leavingState(source, organizationId);
    if (state === undefined) throw new Error('the organization is not being moved');
    if (state === 'left' || state === 'removed') throw new Error('the organization has left: finish the move');
    if ((await arrivingState(target, organizationId)) === 'arrived')
      await removeFiles(target, organizationId, to.files);
    await removeRows(target, organizationId, () => forgetMove(target, organizationId));
    await removeCopies(source, target, organizationId, to.files);
    await openFence(target, organizationId);
    await openFence(source, organizationId);
    await stopParking(source, organizationId);
    await release(source, organizationId);
    await forgetMove(source, organizationId);
    print('the organization stays here');
  });
}

/** Number of the advisory lock of a move. */
const LOCK = 7_204_113;

/** Prevents two commands from moving one organization. The lock ends with the connection. */
async function withLock({ source, organizationId }: Ends, work: () => Promise<void>): Promise<void> {
  const { rows } = await source.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1, hashtext($2)) AS locked', [
    LOCK,
    String(organizationId),
  ]);
  if (!rows[0]!.locked) throw new Error('another command is moving the organization');
  try {
    await work();
  } finally {
    await source.query('SELECT pg_advisory_unlock($1, hashtext($2))', [LOCK, String(organizationId)]);
  }
}
