import type { LinkScheme } from './linkTarget';

/** Who supplies it: the caller (who cannot read `writeOnly` ones), the server, or storage alone. */
export type FieldMode = 'required' | 'optional' | 'server' | 'writeOnly' | 'hidden';

interface CommonOptions {
  /** Form label; made from the field's name when absent. */
  label?: string;
  /** A sentence below the input. */
  hint?: string;
  required?: boolean;
  readOnly?: boolean;
}

type Defaulted<Value> = CommonOptions & { default?: Value };

interface TextOptions extends Defaulted<string> {
  /** Characters; every text is capped. */
  maxLength: number;
  format?: 'slug' | 'email' | 'username' | 'listed';
  multiline?: boolean;
  /** Whether the admin list's `q` looks into this field. */
  searchable?: boolean;
}
type MarkdownOptions = Defaulted<string> & { maxLength?: number };
interface IntegerOptions extends Defaulted<number> {
  min?: number;
  max?: number;
  /** Unit shown beside the input, such as `minutes`. */
  unit?: string;
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
  | ({ kind: 'boolean' } & Defaulted<boolean>)
  | ({ kind: 'dateTime' } & Defaulted<'now'>)
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

/** A field whose value the same one always supplies. */
const fixed = <Value, Mode extends FieldMode, Kind extends FieldKind>(
  kind: Kind,
  mode: Mode,
  facts: object = {},
) => ({ kind, ...facts, mode }) as unknown as Field<Value, Mode, Kind>;

/** A field of one kind: its bounds, what the options say in their place, and who supplies it. */
function make<Value, const O extends CommonOptions, Kind extends FieldKind>(
  kind: Kind,
  options: O,
  bounds: object = {},
) {
  const mode = options.readOnly ? 'server' : options.required ? 'required' : 'optional';
  return fixed<Value, ModeOf<O>, Kind>(kind, mode as ModeOf<O>, { ...bounds, ...options });
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
export const boolean = <const O extends Defaulted<boolean>>(options: O) =>
  make<boolean, O, 'boolean'>('boolean', options);

/** Null stands for empty, where a field can be. */
type OrNull<O> = O extends { required: true } | { default: 'now' } ? string : string | null;

/** An ISO 8601 date-time in UTC; null when empty. */
export const dateTime = <const O extends Defaulted<'now'>>(options: O) =>
  make<OrNull<O>, O, 'dateTime'>('dateTime', options);

/** The id of a document of another resource; null when empty. */
export const reference = <const O extends CommonOptions>(to: string, options: O) =>
  make<OrNull<O>, O, 'reference'>('reference', options, { to });

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
export const password = (options: CommonOptions = {}) =>
  fixed<string, 'writeOnly', 'password'>('password', 'writeOnly', {
    minLength: 12,
    maxLength: 128,
    ...options,
  });

/** A number that only the server counts. */
export const counter = (options: CounterOptions = {}) =>
  fixed<number, 'server', 'counter'>('counter', 'server', options);

/** A text, one of `options` if given, that the server makes: `stored`, or made when it is read. */
export const computed = <Value extends string>(stored: boolean, options?: readonly Value[]) =>
  fixed<Value, 'server', 'computed'>('computed', 'server', { stored, ...(options && { options }) });

/** A stored value that leaves the server in no answer. */
export const hidden = <Value>() =>
  fixed<Value, 'hidden', 'computed'>('computed', 'hidden', { stored: true });

/** A number that the server counts for itself and that is in no answer. */
export const hiddenCounter = () => fixed<number, 'hidden', 'counter'>('counter', 'hidden');
