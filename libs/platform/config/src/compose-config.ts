import 'reflect-metadata';
import { copySettings } from './setting.js';

type ConfigClass = new () => object;

type Intersection<T> = (T extends unknown ? (section: T) => void : never) extends (all: infer All) => void
  ? All
  : never;

type ComposedConfig<Parts extends readonly ConfigClass[]> = Intersection<InstanceType<Parts[number]>>;

const sectionsOf = new WeakMap<object, readonly ConfigClass[]>();

/**
 * Returns a configuration class that has the settings of all given classes in their order, each setting once. One
 * object holds all settings of a process; each domain injects it by its own class and sees only its own settings.
 */
export function composeConfig<const Parts extends readonly ConfigClass[]>(
  ...sections: Parts
): new () => ComposedConfig<Parts> & object {
  class Composed {
    constructor() {
      for (const section of sections) Object.assign(this, new section());
    }
  }
  for (const section of sections) copySettings(section, Composed);
  sectionsOf.set(Composed, sections);
  return Composed as new () => ComposedConfig<Parts> & object;
}

/** Returns the classes under which a configuration object can be injected: its own, its ancestors and their parts. */
export function configClassesOf(type: ConfigClass): ConfigClass[] {
  const classes: ConfigClass[] = [];
  for (let at: unknown = type; typeof at === 'function' && at !== Function.prototype; at = Object.getPrototypeOf(at)) {
    classes.push(at as ConfigClass, ...(sectionsOf.get(at) ?? []).flatMap(configClassesOf));
  }
  return [...new Set(classes)];
}
