/** A field of an operation, as the generated tables have it. */
export interface CommandField {
  /** Name in the API, with dots for fields of fields. */
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'body';
  readonly type: FieldType;
  /** Type of the items of an array. */
  readonly items?: FieldType;
  readonly needed?: boolean;
  readonly nullable?: boolean;
  readonly values?: readonly string[];
  readonly about?: string;
}

/** `id` is an integer or a text; `file_or_text` is a text, or a file where it begins with `@`. */
export type FieldType =
  'string' | 'integer' | 'number' | 'boolean' | 'id' | 'array' | 'object' | 'file' | 'file_or_text' | 'any';

/** An operation of the API with everything that its command needs. */
export interface CommandRow {
  readonly summary: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  /** Method, service and path, such as `GET base /vidsheet/{id}`. */
  readonly at: string;
  /** Scopes that a key needs. */
  readonly scope?: readonly string[];
  readonly body?: 'json' | 'form' | 'bytes';
  /** A stream of events, or content that is written to a file; JSON where absent. */
  readonly answer?: 'events' | 'content';
  /** Field of a page that has the items of a list; `''` if the response is the list. */
  readonly items?: string;
  /** Operation that watches the work which this one starts. */
  readonly waits?: string;
  readonly removes?: boolean;
  readonly fields: readonly CommandField[];
  /** JSON Schema of the response. */
  readonly schema?: object;
}

/** Operations of a thing by their names, such as `sheets.rows.create`. */
export type CommandTable = Readonly<Record<string, CommandRow>>;

/** Names of the operations of each thing. */
export type ThingIndex = Readonly<Record<string, readonly string[]>>;
