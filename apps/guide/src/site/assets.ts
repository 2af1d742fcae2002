import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build, transform } from 'esbuild';

const compress = promisify(brotliCompress);
/** Quality 11 takes ten times the time and saves five percent. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
/** Texts that base sends compressed, and the size in bytes below which this saves nothing. */
const COMPRESSED_TYPES = new Set(['.html', '.js', '.css', '.svg', '.json', '.md', '.txt']);
const MIN_COMPRESSED_BYTES = 1_024;
const FONT = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** The files of the guide that are not pages. Their names contain a hash, so browsers never request them again. */
export class Assets {
  private constructor(
    private readonly app: string,
    private readonly folder: string,
  ) {}

  static async in(app: string, folder: string): Promise<Assets> {
    await mkdir(folder, { recursive: true });
    await copyFile(join(app, 'theme/icon.svg'), join(folder, 'icon.svg'));
    return new Assets(app, folder);
  }

  /** Writes a file, and returns its name. */
  async add(name: string, content: string | Uint8Array): Promise<string> {
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
    const hashed = `${basename(name, extname(name))}-${hash}${extname(name)}`;
    await writeFile(join(this.folder, hashed), content);
    return hashed;
  }

  /** Bundles a script of browsers; one without imports may block the page for a few milliseconds. */
  async script(file: string, format: 'esm' | 'iife'): Promise<string> {
    const { outputFiles } = await build({
      entryPoints: [join(this.app, 'browser', file)],
      bundle: true,
      minify: true,
      format,
      target: 'es2022',
      write: false,
      logLevel: 'warning',
    });
    return this.add(file.replace(/\.ts$/, '.js'), outputFiles[0]!.contents);
  }

  /** Joins the tokens of the studio with the styles of the guide. */
  async style(tokens: string): Promise<string> {
    const font = await this.add('inter.woff2', await readFile(createRequire(import.meta.url).resolve(FONT)));
    const styles = join(this.app, 'theme');
    const names = (await readdir(styles)).filter((name) => name.endsWith('.css')).sort();
    const own = await Promise.all(names.map((name) => readFile(join(styles, name), 'utf8')));
    const source = `src: url(${font}) format('woff2')`;
    const face = `@font-face { font-family: 'Inter Variable'; font-weight: 100 900; font-display: swap; ${source}; }`;
    const css = [face, tokens, ...own].join('\n');
    const { code } = await transform(css, {
      loader: 'css',
      minify: true,
      target: ['chrome123', 'safari17.5', 'firefox120'],
    });
    return this.add('guide.css', code);
  }
}

/** Writes each text a second time, compressed, so that base does not compress it for every browser. */
export async function compressAll(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((name) => COMPRESSED_TYPES.has(extname(name)));
  await Promise.all(
    texts.map(async (name) => {
      const content = await readFile(join(folder, name));
      if (content.length >= MIN_COMPRESSED_BYTES)
        await writeFile(join(folder, `${name}.br`), await compress(content, QUALITY));
    }),
  );
}

/** Writes a file in a folder that may not exist yet. */
export async function writeIn(folder: string, path: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}
