export function compileInline(files: readonly string[]): Record<string, string>;
