import { bundle } from '@remotion/bundler';
import { renderMedia, selectComposition } from '@remotion/renderer';

/** Arguments: folder of the sources, output file, browser, and the words with their frames as JSON. */
const [, , publicDir, outputLocation, browserExecutable, words] = process.argv;
const browser = {
  browserExecutable,
  chromeMode: 'chrome-for-testing',
  chromiumOptions: { gl: 'swangle' },
  timeoutInMilliseconds: 180_000,
};
const serveUrl = await bundle({ entryPoint: new URL('video.mjs', import.meta.url).pathname, publicDir });
const inputProps = { words: JSON.parse(words) };
const composition = await selectComposition({ serveUrl, id: 'Video', inputProps, ...browser });

const begun = performance.now();
await renderMedia({
  composition,
  serveUrl,
  inputProps,
  codec: 'h264',
  crf: 23,
  x264Preset: 'veryfast',
  concurrency: 2,
  outputLocation,
  logLevel: 'error',
  ...browser,
});
console.log(JSON.stringify({ seconds: (performance.now() - begun) / 1_000 }));
process.exit(0);
