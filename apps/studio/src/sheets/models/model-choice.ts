import type { ColumnType, JsonObject, ModelGenerationType, ModelView, PriceView } from '@reelsheet/client';

/** The models and prices of this installation. */
export interface ModelCatalogue {
  readonly models: readonly ModelView[];
  readonly prices: readonly PriceView[];
}

/** Settings of a generated cell that the API reads from its attributes. */
export interface ModelSettings {
  readonly model: ModelView;
  readonly ratio?: string;
  readonly resolution?: string;
  readonly duration?: number;
}

export type SettingName = 'model' | 'ratio' | 'resolution' | 'duration';

const KINDS: Readonly<Partial<Record<ColumnType, ModelGenerationType>>> = {
  text: 'text',
  image: 'image_from_text',
  video: 'video_from_text',
};

/** Returns the models that generate cells of a type; none where a cell has no choice of its own. */
export function modelsFor(type: ColumnType, { models }: ModelCatalogue): readonly ModelView[] {
  const kind = KINDS[type];
  return kind === undefined ? [] : models.filter(({ generation_type: generates }) => generates === kind);
}

/** Returns the settings in effect: those of the cell where its model offers them, else the defaults of the model. */
export function settingsIn(
  type: ColumnType,
  attributes: JsonObject,
  catalogue: ModelCatalogue,
): ModelSettings | undefined {
  const models = modelsFor(type, catalogue);
  const { model: chosen } = attributes;
  const named = models.find(({ id, aliases }) => id === chosen || aliases.some((alias) => alias === chosen));
  const model = named ?? models.find((each) => each.default) ?? models[0];
  if (!model) return undefined;
  const ratio = offered(model.aspect_ratios, attributes['ratio']);
  const resolution = offered(model.resolutions, attributes['resolution']);
  const duration = offered(model.durations, attributes['duration'], model.default_duration);
  return { model, ...(ratio && { ratio }), ...(resolution && { resolution }), ...(duration && { duration }) };
}

function offered<Value>(values: readonly Value[] | undefined, chosen: unknown, fallback?: Value): Value | undefined {
  return values?.find((value) => value === chosen) ?? fallback ?? values?.[0];
}

/**
 * Returns the attributes after another choice. Another model takes what it does not offer from its own defaults, so
 * that the cell never names something that would be rejected.
 */
export function changedBy(
  type: ColumnType,
  attributes: JsonObject,
  change: Readonly<Partial<Record<SettingName, unknown>>>,
  catalogue: ModelCatalogue,
): JsonObject {
  const settings = settingsIn(type, { ...attributes, ...change }, catalogue);
  return settings ? attributesFor(settings) : {};
}

/** Returns settings as attributes of a cell. */
export function attributesFor({ model, ...others }: ModelSettings): JsonObject {
  return { model: model.id, ...others };
}

/** Returns the credits of one result of a model; undefined where they depend on the length of a text. */
export function creditsOf(
  { model, resolution, duration }: ModelSettings,
  prices: readonly PriceView[],
): number | undefined {
  const unit = resolution === undefined ? 'image' : `second of ${resolution}`;
  const price = prices.find((each) => each.model === model.id && each.unit === unit);
  if (!price) return undefined;
  return resolution === undefined ? price.credits : price.credits * (duration ?? 1);
}
