import type { LinkScheme } from './linkTarget';

/**
 * Who supplies a field's value: the caller (must or may), the server alone, the caller without ever
 * reading it back, or storage alone (in no answer).
 */
export type FieldMode = 'required' | 'optional' | 'server' | 'writeOnly' | 'hidden';

interface CommonOptions {
  /** Form label; made from the field's name when absent. */
  label?: string;
  /** A sentence below the input. */
  hint?: string;
  required?: boolean;
  readOnly?: boolean;
}

interface TextOptions extends CommonOptions {
  /** Characters; every text is capped. */
  maxLength: number;
  default?: string;
  format?: 'slug' | 'email' | 'username';
  multiline?: boolean;
  /** Whether the admin list's `q` looks into this field. */
  searchable?: boolean;
}
interface MarkdownOptions extends CommonOptions {
  maxLength?: number;
  default?: string;
}
interface IntegerOptions extends CommonOptions {
  min?: number;
  max?: number;
  default?: number;
  /** Unit shown beside the input, such as `minutes`. */
  unit?: string;
}
interface BooleanOptions extends CommonOptions {
  default?: boolean;
}
interface DateTimeOptions extends CommonOptions {
  default?: 'now';
}
interface StringListOptions extends CommonOptions {
  maxItems: number;
  maxLength: number;
  searchable?: boolean;
}
interface UrlOptions extends CommonOptions {
  /** When given, nothing else is accepted. */
  only?: 'video';
  /** What is accepted besides https addresses. */
  also?: readonly LinkScheme[];
}
interface SelectOptions<Choice extends string> extends CommonOptions {
  options: readonly Choice[];
  default?: NoInfer<Choice>;
}

/** What is known about a field at run time, by kind. */
export type FieldDefinition =
  | ({ kind: 'text' } & TextOptions)
  | ({ kind: 'markdown'; maxLength: number } & MarkdownOptions)
  | ({ kind: 'integer'; min: number; max: number } & IntegerOptions)
  | ({ kind: 'boolean' } & BooleanOptions)
  | ({ kind: 'dateTime' } & DateTimeOptions)
  | ({ kind: 'reference'; to: string } & CommonOptions)
  | ({ kind: 'stringList' } & StringListOptions)
  | ({ kind: 'url'; maxLength: number } & UrlOptions)
  | ({ kind: 'select' } & SelectOptions<string>)
  | ({ kind: 'password'; minLength: number; maxLength: number } & CommonOptions)
  | ({ kind: 'counter' } & CommonOptions)
  | ({ kind: 'computed'; stored: boolean; options?: readonly string[] } & CommonOptions);

export type FieldKind = FieldDefinition['kind'];

/** A field with the type of its value; `valueType` exists for the compiler only. */
export type Field<
  Value = unknown,
  Mode extends FieldMode = FieldMode,
  Kind extends FieldKind = FieldKind,
> = Extract<FieldDefinition, { kind: Kind }> & {
  mode: Mode;
  valueType?: Value;
};

type ModeOf<Options> = Options extends { readOnly: true }
  ? 'server'
  : Options extends { required: true }
    ? 'required'
    : 'optional';

function modeOf<Options extends CommonOptions>(options: Options): ModeOf<Options> {
  const mode = options.readOnly ? 'server' : options.required ? 'required' : 'optional';
  return mode as ModeOf<Options>;
}

/** One line or a few lines of plain text. */
export const text = <const O extends TextOptions>(
  options: O,
): Field<string, ModeOf<O>, 'text'> => ({
  kind: 'text',
  ...options,
  mode: modeOf(options),
});

/** Markdown with the help center's directives; at most 100,000 characters unless said otherwise. */
export const markdown = <const O extends MarkdownOptions>(
  options: O,
): Field<string, ModeOf<O>, 'markdown'> => ({
  kind: 'markdown',
  maxLength: 100_000,
  ...options,
  mode: modeOf(options),
});

/** A whole number, 0 to 1,000,000 unless said otherwise. */
export const integer = <const O extends IntegerOptions>(
  options: O,
): Field<number, ModeOf<O>, 'integer'> => ({
  kind: 'integer',
  min: 0,
  max: 1_000_000,
  ...options,
  mode: modeOf(options),
});

export const boolean = <const O extends BooleanOptions>(
  options: O,
): Field<boolean, ModeOf<O>, 'boolean'> => ({
  kind: 'boolean',
  ...options,
  mode: modeOf(options),
});

/** An ISO 8601 date-time in UTC; null when empty. */
export const dateTime = <const O extends DateTimeOptions>(
  options: O,
): Field<
  O extends { required: true } | { default: 'now' } ? string : string | null,
  ModeOf<O>,
  'dateTime'
> => ({ kind: 'dateTime', ...options, mode: modeOf(options) });

/** The id of a document of another resource; null when empty. */
export const reference = <const O extends CommonOptions>(
  to: string,
  options: O,
): Field<O extends { required: true } ? string : string | null, ModeOf<O>, 'reference'> => ({
  kind: 'reference',
  to,
  ...options,
  mode: modeOf(options),
});

/** A list of short texts. Written as an array or as one comma-separated text. */
export const stringList = <const O extends StringListOptions>(
  options: O,
): Field<string[], ModeOf<O>, 'stringList'> => ({
  kind: 'stringList',
  ...options,
  mode: modeOf(options),
});

/** An absolute https URL (or what `also` adds), at most 2,000 characters; empty text when absent. */
export const url = <const O extends UrlOptions>(options: O): Field<string, ModeOf<O>, 'url'> => ({
  kind: 'url',
  maxLength: 2_000,
  ...options,
  mode: modeOf(options),
});

/** One of a closed list of words. */
export const select = <const Choice extends string, const O extends SelectOptions<Choice>>(
  options: O & { options: readonly Choice[] },
): Field<Choice, ModeOf<O>, 'select'> =>
  ({ kind: 'select', ...options, mode: modeOf(options) }) as Field<Choice, ModeOf<O>, 'select'>;

/** A secret of 12 to 128 characters; required to create, and an empty text keeps the current one. */
export const password = (options: CommonOptions = {}): Field<string, 'writeOnly', 'password'> => ({
  kind: 'password',
  minLength: 12,
  maxLength: 128,
  ...options,
  mode: 'writeOnly',
});

/** A number that only the server counts. */
export const counter = (options: CommonOptions = {}): Field<number, 'server', 'counter'> => ({
  kind: 'counter',
  ...options,
  mode: 'server',
});

/**
 * A text that only the server makes: `stored` beside the document, or made when it is read; one of
 * `options`, where they are given.
 */
export const computed = <Value extends string>(
  stored: boolean,
  options?: readonly Value[],
): Field<Value, 'server', 'computed'> => ({
  kind: 'computed',
  stored,
  mode: 'server',
  ...(options && { options }),
});

/** A stored value that leaves the server in no answer. */
export const hidden = <Value>(): Field<Value, 'hidden', 'computed'> => ({
  kind: 'computed',
  stored: true,
  mode: 'hidden',
});

/** A number that the server counts for itself and that is in no answer. */
export const hiddenCounter = (): Field<number, 'hidden', 'counter'> => ({
  kind: 'counter',
  mode: 'hidden',
});
