const split = (text: string): string[] => text.split(',').map((tag) => tag.trim());

/** The tags that `suggested` adds to a comma-separated text whose last word is being typed. */
export function suggestTags(text: string, known: readonly string[], limit: number): string[] {
  const words = split(text);
  const typed = (words.at(-1) ?? '').toLowerCase();
  const isComplete = known.some((tag) => tag.toLowerCase() === typed);
  const chosen = new Set(words.map((word) => word.toLowerCase()));
  return known
    .filter((tag) => !chosen.has(tag.toLowerCase()))
    .filter((tag) => isComplete || tag.toLowerCase().includes(typed))
    .slice(0, limit);
}

/** The text with `tag` in the place of the word that is being typed, ready for the next. */
export function completeTag(text: string, tag: string, known: readonly string[]): string {
  const words = split(text);
  const last = words.pop() ?? '';
  const isComplete = known.some((one) => one.toLowerCase() === last.toLowerCase());
  const isStart = tag.toLowerCase().includes(last.toLowerCase()) && !isComplete;
  const kept = isStart ? words : [...words, last];
  return `${[...kept, tag].filter(Boolean).join(', ')}, `;
}
