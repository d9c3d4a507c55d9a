import { useEffect, useState } from 'react';

// A little below where a heading stops when a link jumps to it.
const REST_PX = 40;

/** The id of the heading whose section is being read: the last one that has reached the top. */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const joined = ids.join(' ');
  useEffect(() => {
    const headings = joined.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const line = Math.round((Number.parseFloat(scrollPaddingTop) || 0) + REST_PX);
    const update = () => {
      const reached = headings.filter((heading) => heading.getBoundingClientRect().top <= line);
      setCurrent(reached.at(-1)?.id);
    };
    const observer = new IntersectionObserver(update, {
      rootMargin: `-${line}px 0px 0px 0px`,
      threshold: [0, 1],
    });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [joined]);
  return current;
}
