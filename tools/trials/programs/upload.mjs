/**
 * Uploads a file by its path or as a blob: `node upload.mjs <file> <agent> path`. Prints its signed id and the memory
 * of the process.
 */
import { openAsBlob, readFileSync } from 'node:fs';
import { createReelsheet, uploadFile } from '@reelsheet/sdk';

/** Returns the largest number of megabytes that the process has used. */
const peak = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]) / 1_024;

const [, , file, agent_id, how] = process.argv;
const reelsheet = createReelsheet();
await reelsheet.me.get();
const before = peak();
const given = how === 'path' ? file : await openAsBlob(file);
const signed_id = await uploadFile(reelsheet, given, { agent_id, name: 'long.mp4' });
console.log(JSON.stringify({ signed_id, before, peak: peak() }));
