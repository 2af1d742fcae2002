import { it } from '@jest/globals';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { listenCommand } from './graph.js';
import { readLoudness } from './loudness.js';
import { runMediaTool } from './media-tool.js';
import { Samples } from './testing/samples.js';
it('look', async () => {
  const s = await Samples.create();
  const voice = await s.make('voice.wav', '-f', 'lavfi', '-i', 'anoisesrc=d=4:c=pink:a=0.1,tremolo=f=3');
  const plan = await s.plan({ tracks: [{ clips: [{ type: 'audio', source: voice }] }] });
  const c = listenCommand(plan);
  const dir = await mkdtemp('/tmp/comp/d-');
  for (const [n, t] of c.files) await writeFile(dir + '/' + n, t);
  const tail = await runMediaTool('ffmpeg', c.args, { cwd: dir, timeoutMs: 10000 });
  console.log(c.files.get('graph.txt'), tail, readLoudness(tail));
});
