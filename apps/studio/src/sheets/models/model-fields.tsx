import type { ColumnType, JsonObject } from '@reelsheet/client';
import { useQuery } from '@tanstack/react-query';
import { modelCatalogueQuery } from '../../api/model-queries.js';
import { SelectField } from '../../design/components/controls/select-field.js';
import { modelStrings as text } from '../../strings/models-en.js';
import { changedBy, creditsOf, modelsFor, settingsIn, type ModelCatalogue } from './model-choice.js';
import styles from './models.module.css';

interface ModelFieldsProps {
  readonly type: ColumnType;
  readonly attributes: JsonObject;
  /** Gets the attributes that a choice sets. */
  readonly onChange: (attributes: JsonObject) => void;
}

/** Chooses the model of generated cells and what it offers, with the price of each. */
export function ModelFields({ type, attributes, onChange }: ModelFieldsProps) {
  const { data: catalogue } = useQuery(modelCatalogueQuery);
  if (type === 'audio') return <p className={styles.hint}>{text.voice}</p>;
  const settings = catalogue && settingsIn(type, attributes, catalogue);
  if (!settings) return null;
  const { model, ratio, resolution, duration } = settings;
  const change = (setting: object) => onChange(changedBy(type, attributes, setting, catalogue));
  const credits = creditsOf(settings, catalogue.prices);
  return (
    <div className={styles.fields}>
      <SelectField
        label={text.model}
        hint={credits === undefined ? text.byLength : text.each(text.credits(credits))}
        value={model.id}
        options={modelOptions(type, attributes, catalogue)}
        onChange={(id) => change({ model: id })}
      />
      <div className={styles.row}>
        {ratio && model.aspect_ratios ? (
          <SelectField
            label={text.ratio}
            value={ratio}
            options={model.aspect_ratios.map((value) => ({ value, label: value }))}
            onChange={(value) => change({ ratio: value })}
          />
        ) : null}
        {resolution && model.resolutions ? (
          <SelectField
            label={text.resolution}
            value={resolution}
            options={model.resolutions.map((value) => ({ value, label: value }))}
            onChange={(value) => change({ resolution: value })}
          />
        ) : null}
        {duration && model.durations ? (
          <SelectField
            label={text.duration}
            value={String(duration)}
            options={model.durations.map((value) => ({ value: String(value), label: text.seconds(value) }))}
            onChange={(value) => change({ duration: Number(value) })}
          />
        ) : null}
      </div>
    </div>
  );
}

/** The models of a column with the price of one cell, each with the settings that it would get. */
function modelOptions(type: ColumnType, attributes: JsonObject, catalogue: ModelCatalogue) {
  return modelsFor(type, catalogue).map(({ id }) => {
    const settings = settingsIn(type, { ...attributes, model: id }, catalogue);
    const credits = settings && creditsOf(settings, catalogue.prices);
    return { value: id, label: text.option(id, credits === undefined ? undefined : text.credits(credits)) };
  });
}
