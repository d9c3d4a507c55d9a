/** The loader, as the bundler calls it: the module that a Markdown file is. */
export default function load(this: { resourceQuery: string }, source: string): string;
