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
  format?: 'slug' | 'email' | 'username' | 'listed';
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
interface CounterOptions extends CommonOptions {
  /** In answers only: lists neither show it nor offer an order by it. */
  isUnlisted?: boolean;
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
  | ({ kind: 'counter' } & CounterOptions)
  | ({ kind: 'computed'; stored: boolean; options?: readonly string[] } & CommonOptions);

export type FieldKind = FieldDefinition['kind'];

/** A field with the type of its value; `valueType` exists for the compiler only. */
export type Field<
  Value = unknown,
  Mode extends FieldMode = FieldMode,
  Kind extends FieldKind = FieldKind,
> = Extract<FieldDefinition, { kind: Kind }> & { mode: Mode; valueType?: Value };

type ModeOf<Options> = Options extends { readOnly: true }
  ? 'server'
  : Options extends { required: true }
    ? 'required'
    : 'optional';

/** A field of one kind: its bounds, what the options say in their place, and who supplies it. */
function make<Value, const O extends CommonOptions, Kind extends FieldKind>(
  kind: Kind,
  options: O,
  bounds: object = {},
) {
  const mode = options.readOnly ? 'server' : options.required ? 'required' : 'optional';
  return { kind, ...bounds, ...options, mode } as unknown as Field<Value, ModeOf<O>, Kind>;
}

/** One line or a few lines of plain text. */
export const text = <const O extends TextOptions>(options: O) =>
  make<string, O, 'text'>('text', options);

/** Markdown with the help center's directives; at most 100,000 characters unless said otherwise. */
export const markdown = <const O extends MarkdownOptions>(options: O) =>
  make<string, O, 'markdown'>('markdown', options, { maxLength: 100_000 });

/** A whole number, 0 to 1,000,000 unless said otherwise. */
export const integer = <const O extends IntegerOptions>(options: O) =>
  make<number, O, 'integer'>('integer', options, { min: 0, max: 1_000_000 });

/** True or false. */
export const boolean = <const O extends BooleanOptions>(options: O) =>
  make<boolean, O, 'boolean'>('boolean', options);

type Time<O> = O extends { required: true } | { default: 'now' } ? string : string | null;

/** An ISO 8601 date-time in UTC; null when empty. */
export const dateTime = <const O extends DateTimeOptions>(options: O) =>
  make<Time<O>, O, 'dateTime'>('dateTime', options);

type Id<O> = O extends { required: true } ? string : string | null;

/** The id of a document of another resource; null when empty. */
export const reference = <const O extends CommonOptions>(to: string, options: O) =>
  make<Id<O>, O, 'reference'>('reference', options, { to });

/** A list of short texts. Written as an array or as one comma-separated text. */
export const stringList = <const O extends StringListOptions>(options: O) =>
  make<string[], O, 'stringList'>('stringList', options);

/** An absolute https URL (or what `also` adds), at most 2,000 characters; empty text when absent. */
export const url = <const O extends UrlOptions>(options: O) =>
  make<string, O, 'url'>('url', options, { maxLength: 2_000 });

/** One of a closed list of words. */
export const select = <const Choice extends string, const O extends SelectOptions<Choice>>(
  options: O & { options: readonly Choice[] },
) => make<Choice, O, 'select'>('select', options);

/** A secret of 12 to 128 characters; required to create, and an empty text keeps the current one. */
export const password = (options: CommonOptions = {}): Field<string, 'writeOnly', 'password'> => ({
  kind: 'password',
  minLength: 12,
  maxLength: 128,
  ...options,
  mode: 'writeOnly',
});

/** A number that only the server counts. */
export const counter = (options: CounterOptions = {}): Field<number, 'server', 'counter'> => ({
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
