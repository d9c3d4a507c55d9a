/** Runs at most `size` jobs at once; the others wait in order of arrival. */
export function createSemaphore(size: number) {
  let free = size;
  const waiting: (() => void)[] = [];
  return async function limited<Result>(job: () => Promise<Result>): Promise<Result> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
