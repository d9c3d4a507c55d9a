/** 1,204. */
export const formatNumber = (value: number): string => value.toLocaleString('en-US');

/** 1 article, 1,204 articles. */
export const countOf = (count: number, noun: string): string =>
  `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
