import type { TocEntry } from '@pressline/shared-api';
import { media, theme } from '@pressline/shared-ui';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { closeContents } from './closeContents';

const { color, layout, radius, space, text } = theme;

const List = styled.ol`
  display: grid;
  border-inline-start: 1px solid ${color.line};
  font-size: ${text.small};
  line-height: 1.4;
  overflow-wrap: anywhere;

  a {
    display: block;
    padding: 0.4rem 0 0.4rem ${space.md};
    border-inline-start: 2px solid transparent;
    margin-inline-start: -1px;
    color: ${color.inkSoft};
    text-decoration: none;
  }
  a:hover { border-color: ${color.magenta}; color: ${color.ink}; }
  [data-depth='3'] a { padding-inline-start: calc(${space.md} + ${space.md}); color: ${color.inkMuted}; }
  a[aria-current] { border-color: ${color.ink}; color: ${color.ink}; font-weight: 600; }
`;

interface TableOfContentsProps {
  toc: readonly TocEntry[];
  /** Id of the heading whose section is being read. */
  current: string | undefined;
}

function TableOfContents({ toc, current }: TableOfContentsProps) {
  return (
    <List>
      {toc.map(({ id, text: label, depth }) => (
        <li key={id} data-depth={depth} dir="auto">
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </List>
  );
}

// A little below where a heading stops when a link jumps to it.
const REST_PX = 40;

/** The id of the heading whose section is being read: the last one that has reached the top. */
function useCurrentHeading(ids: readonly string[]): string | undefined {
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

const Aside = styled.nav`
  display: none;
  font-size: ${text.small};
  h2 { font: 600 ${text.small}/1.4 ${theme.font.body}; letter-spacing: 0; }

  ${media.medium} {
    grid-area: 1 / 2;
    display: grid;
    gap: ${space.sm};
    position: sticky;
    top: calc(${layout.headerHeight} + ${space.lg});
    align-self: start;
    justify-self: end;
    width: min(100%, 19rem);
    max-height: calc(100dvh - ${layout.headerHeight} - 2 * ${space.lg} - var(--bar-room, 0px));
    overflow-y: auto;
  }
`;
const Disclosure = styled.details`
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  background: ${color.surface};
  padding-inline: ${space.md};

  &[open] { padding-bottom: ${space.md}; }
  summary { display: flow-root list-item; padding-block: 0.6rem; font-weight: 600; cursor: pointer; }
  a { display: flex; align-items: center; min-height: ${layout.target}; }

  ${media.medium} { display: none; }
  @media print { display: none; }
`;

/** An article's table of contents, twice: beside the text where there is room, else folded above it. */
export function ArticleContents({ toc }: { toc: readonly TocEntry[] }) {
  const titleId = useId();
  const aside = useRef<HTMLElement>(null);
  const current = useCurrentHeading(toc.map(({ id }) => id));

  // A list that is longer than the window follows by itself; scrollIntoView would move the page too.
  useEffect(() => {
    const list = aside.current;
    const link = current && list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !link) return;
    const middle = link.offsetTop - (list.clientHeight - link.offsetHeight) / 2;
    if (list.scrollHeight > list.clientHeight) list.scrollTop = middle;
  }, [current]);

  return (
    <>
      <Aside ref={aside} aria-labelledby={titleId}>
        <h2 id={titleId}>On this page</h2>
        <TableOfContents toc={toc} current={current} />
      </Aside>
      <Disclosure data-contents="" onClick={closeContents}>
        <summary>On this page</summary>
        <TableOfContents toc={toc} current={current} />
      </Disclosure>
    </>
  );
}
