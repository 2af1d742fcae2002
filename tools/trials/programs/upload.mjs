/** Uploads a file: `node upload.mjs <file> <agent>`. Prints its signed id and the memory of the process. */
import { openAsBlob, readFileSync } from 'node:fs';
import { createReelsheet, uploadFile } from '@reelsheet/sdk';

/** Returns the largest number of megabytes that the process has used. */
const peak = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]) / 1_024;

const [, , file, agent_id] = process.argv;
const reelsheet = createReelsheet();
await reelsheet.me.get();
const before = peak();
const signed_id = await uploadFile(reelsheet, await openAsBlob(file), { agent_id, name: 'long.mp4' });
console.log(JSON.stringify({ signed_id, before, peak: peak() }));
