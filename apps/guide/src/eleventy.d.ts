declare module '@11ty/eleventy' {
  import type MarkdownIt from 'markdown-it';

  /** The settings of Eleventy that the guide uses; the package has no declarations of its own. */
  export interface EleventyConfig {
    setTemplateFormats(formats: readonly string[]): void;
    setUseGitIgnore(isUsed: boolean): void;
    setLibrary(name: 'md', library: MarkdownIt): void;
    addTemplate(path: string, content: string, data: Readonly<Record<string, unknown>>): void;
    addTransform(
      name: string,
      transform: (this: { readonly page: { readonly url: string } }, content: string) => string,
    ): void;
  }

  export interface EleventyOptions {
    readonly quietMode: boolean;
    readonly configPath: null;
    readonly config: (config: EleventyConfig) => void;
  }

  export class Eleventy {
    constructor(input: string, output: string, options: EleventyOptions);
    write(): Promise<unknown>;
  }
}
