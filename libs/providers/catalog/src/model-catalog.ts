import { readFileSync } from 'node:fs';
import { schemaViolation } from '@reelsheet/kernel';
import { validatorOf } from '@reelsheet/kernel/schema';
import { mergePatch } from './merge-patch.js';
import shipped from './models.json' with { type: 'json' };
import {
  CatalogFile,
  PROVIDERS,
  type ImageModel,
  type Kind,
  type ProviderLimits,
  type SpeechModel,
  type TextModel,
  type TranscriptionModel,
  type VideoModel,
} from './models.js';

/**
 * An operator's file that cannot be read, or what it makes of the catalogue. Its message is the one line that they
 * see.
 */
export class CatalogError extends Error {
  constructor(error: string) {
    super(`The model catalogue: ${error}`);
  }
}

/** Returns true if a provider is configured for a kind of generation. */
export type IsServed = (kind: Kind, provider: string) => boolean;

/** The models of one kind of generation. */
export class Models<M extends { readonly provider: string }> {
  private readonly usual: string;
  private readonly byName: ReadonlyMap<string, M>;
  private readonly aliases: ReadonlyMap<string, string>;

  constructor(section: { default: string; aliases?: Record<string, string>; models: Record<string, M> }) {
    this.usual = section.default;
    this.byName = new Map(Object.entries(section.models));
    this.aliases = new Map(Object.entries(section.aliases ?? {}));
  }

  /** Returns the models whose provider is configured. */
  among(isServed: (provider: string) => boolean): Models<M> {
    const models = this.entries().filter(([, { provider }]) => isServed(provider));
    return new Models({
      default: this.usual,
      aliases: Object.fromEntries(this.aliases),
      models: Object.fromEntries(models),
    });
  }

  /**
   * The one that is taken where none is named: the first where the usual one is not served. Undefined where there
   * are none.
   */
  get default(): string | undefined {
    return this.byName.has(this.usual) ? this.usual : [...this.byName.keys()][0];
  }

  /** Returns the model with this name or former name. */
  find(name: string | undefined): M | undefined {
    return name === undefined ? undefined : this.byName.get(this.aliases.get(name) ?? name);
  }

  entries(): [name: string, model: M][] {
    return [...this.byName];
  }

  /** Older names of a model. */
  aliasesOf(name: string): string[] {
    return [...this.aliases].filter(([, meant]) => meant === name).map(([alias]) => alias);
  }

  /** Names that mean no model. */
  missing(): string[] {
    return [this.usual, ...this.aliases.values()].filter((name) => !this.byName.has(name));
  }
}

/** Every model with what it can do, what it costs and who serves it; and how much each provider is asked. */
export class ModelCatalog {
  readonly text: Models<TextModel>;
  readonly image: Models<ImageModel>;
  readonly video: Models<VideoModel>;
  readonly speech: Models<SpeechModel>;
  readonly transcription: Models<TranscriptionModel>;
  private readonly limits: ReadonlyMap<string, ProviderLimits>;

  private constructor(
    private readonly file: CatalogFile,
    isServed: IsServed = () => true,
  ) {
    const models = <M extends { readonly provider: string }>(
      kind: Kind,
      section: ConstructorParameters<typeof Models<M>>[0],
    ) => new Models<M>(section).among((provider) => isServed(kind, provider));
    this.text = models('text', file.text);
    this.image = models('image', file.image);
    this.video = models('video', file.video);
    this.speech = models('speech', file.speech);
    this.transcription = models('transcription', file.transcription);
    this.limits = new Map(Object.entries(file.providers));
  }

  /** The shipped one, changed by an operator's file as JSON Merge Patch does. Throws {@link CatalogError}. */
  static read(file?: string): ModelCatalog {
    return file ? ModelCatalog.of(mergePatch(shipped, parsed(file))) : new ModelCatalog(shipped as CatalogFile);
  }

  /** Returns the catalog without the models whose provider is not configured. */
  servedBy(isServed: IsServed): ModelCatalog {
    return new ModelCatalog(this.file, isServed);
  }

  /** Throws {@link CatalogError} that names what is wrong. */
  static of(content: unknown): ModelCatalog {
    const fits = validatorOf<CatalogFile>(CatalogFile);
    if (!fits(content)) {
      const { path, reason } = schemaViolation(fits.errors![0]!);
      throw new CatalogError(`${path.join('.') || 'all of it'} ${reason}`);
    }
    const catalog = new ModelCatalog(content);
    const [error] = catalog.errors();
    if (error) throw new CatalogError(error);
    return catalog;
  }

  /** The model that has a voice by name, else the one that takes the voices of accounts. */
  speaking(voice: string): [name: string, model: SpeechModel] | undefined {
    const models = this.speech.entries();
    return models.find(([, { voices }]) => voices?.includes(voice)) ?? models.find(([, { voices }]) => !voices);
  }

  /** Undefined for what is none of its providers. */
  limitsOf(provider: string): ProviderLimits | undefined {
    return this.limits.get(provider);
  }

  /** Yields the errors that a schema cannot express. */
  private *errors(): Generator<string> {
    for (const kind of Object.keys(PROVIDERS) as Kind[]) {
      for (const name of this[kind].missing())
        yield `${kind}.models has no ${name}, which is named as a default or by an alias`;
      for (const [name, { provider }] of this[kind].entries())
        if (!this.limits.has(provider)) yield `providers.${provider} is missing, which serves ${kind}.models.${name}`;
    }
    for (const [name, { durations, defaultDuration }] of this.video.entries())
      if (!durations.includes(defaultDuration))
        yield `video.models.${name}.defaultDuration must be one of its durations`;
    const { defaultVoice, voices } = this.speech.find(this.speech.default)!;
    if (defaultVoice === undefined || !voices?.includes(defaultVoice))
      yield `speech.models.${this.speech.default}.defaultVoice must be one of its voices, since it is the default`;
  }
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CatalogError(`cannot be read: ${(error as Error).message}`);
  }
}
