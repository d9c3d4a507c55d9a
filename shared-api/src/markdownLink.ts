/** A link in Markdown; its text may have brackets. */
export const markdownLink = (text: string, url: string): string =>
  `[${text.replace(/[[\]\\]/g, '\\$&')}](${url})`;
