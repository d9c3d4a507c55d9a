import { parse } from 'yaml';

export type Front = Readonly<Record<string, unknown>>;

const YAML = /^\uFEFF?\s*---[ \t]*\r?\n([\s\S]*?)\r?\n?---[ \t]*(?:\r?\n|$)/;
const TOML = /^\uFEFF?\s*\+\+\+[ \t]*\r?\n([\s\S]*?)\r?\n\+\+\+[ \t]*(?:\r?\n|$)/;
const MAX_LENGTH = 65_536;

const isRecord = (value: unknown): value is Front =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Values of YAML, whatever tags and errors it has; nothing for what is no list of names. */
export function readYaml(text: string): Front {
  try {
    const value: unknown = parse(text.slice(0, MAX_LENGTH), {
      logLevel: 'silent',
      strict: false,
      uniqueKeys: false,
    });
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** The lines of TOML that front matter has: names with texts, numbers, dates and lists of texts. */
function readToml(text: string): Front {
  const lines = text.matchAll(
    /^\s*([\w-]+)\s*=\s*("(?:\\.|[^"\\])*"|'[^']*'|\[[^\]]*\]|[^#\n]+)/gm,
  );
  return Object.fromEntries(
    [...lines].map(([, name = '', given = '']) => {
      const value = given.trim();
      if (value.startsWith("'")) return [name, value.slice(1, -1)];
      if (/^["[]|^(true|false|-?[\d.]+)$/.test(value)) return [name, readYaml(`x: ${value}`).x];
      return [name, value];
    }),
  );
}

/** Front matter in YAML or TOML, and the text below. */
export function readFrontMatter(text: string): { front: Front; body: string } {
  const yaml = YAML.exec(text);
  const found = yaml ?? TOML.exec(text);
  if (!found) return { front: {}, body: text.replace(/^\uFEFF/, '') };
  const [whole, values = ''] = found;
  return { front: yaml ? readYaml(values) : readToml(values), body: text.slice(whole.length) };
}

export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).trim() || undefined
    : undefined;

/** Names of tags: texts, or objects with a label or name. */
export const tagsIn = (value: unknown): string[] =>
  (typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : []).flatMap(
    (tag) => {
      const given = isRecord(tag) ? (tag.label ?? tag.name) : tag;
      return textIn(given) ?? [];
    },
  );

/** A time of front matter or of an API; undefined for what is none. */
export function timeIn(value: unknown): string | undefined {
  const time = new Date(value instanceof Date || typeof value === 'number' ? value : String(value));
  return value && !Number.isNaN(time.getTime()) ? time.toISOString() : undefined;
}
