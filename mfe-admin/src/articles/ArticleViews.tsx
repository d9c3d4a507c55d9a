import { media, Tab, TabList, TabPanel, Tabs, theme } from '@pressline/shared-ui';
import { type ReactNode, type UIEvent, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { PHONE } from './saveBarStyle';

const { color, layout, space, text } = theme;

/* All that scrolls, by one scroll bar. */
const Views = styled(Tabs)`
  --stuck: ${layout.target};
  --side: clamp(21rem, 28vw, 27rem);
  flex: 1 0 0;
  container-type: size;
  display: flex;
  flex-direction: column;
  min-height: min(14rem, 100dvh);
  overflow-y: auto;
  /* A field that takes the focus comes into view with its label, below the tabs. */
  scroll-padding-top: calc(${layout.target} + ${space.xl});
  border-top: 1px solid ${color.line};
  background: ${color.paper};

  &[data-shown='preview'] { --side: minmax(0, 1fr); }
  ${media.medium} {
    --stuck: 0px;
    display: grid;
    grid-template: auto / minmax(0, 1fr) var(--side);

    > * { grid-row: 1; grid-column: 2; }
  }
`;
const Strip = styled(TabList)`
  position: sticky;
  top: 0;
  z-index: 3;
  flex: none;
  align-self: start;
  width: 100%;
  padding-inline: ${space.xs};
  background: ${color.surfaceRaised};

  /* Five of them stand side by side on a phone. */
  ${PHONE} { [role='tab'] { padding-inline: ${space.xs}; font-size: ${text.caption}; } }
`;
const Write = styled(TabPanel)`
  flex: 1 0 auto;
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 0;

  ${media.medium} { && { grid-column: 1; border-inline-end: 1px solid ${color.line}; } }
`;
const Side = styled(TabPanel)`
  flex: 1 0 auto;
  min-width: 0;
  padding: ${space.md};
  background: ${color.surfaceRaised};

  @supports (field-sizing: content) { textarea { min-height: 4.25rem; field-sizing: content; } }
  ${media.medium} {
    position: sticky;
    top: var(--passed, 0px);
    align-self: start;
    min-height: 100cqh;
    padding: calc(${layout.target} + ${space.md}) ${space.md} ${space.lg};
  }
`;

/** How far what stands beside the text begins above the window, as a negative length. */
const PASSED = '--passed';

interface ArticleViewsProps {
  isWide: boolean;
  shown: string;
  onShow: (view: string) => void;
  checksLabel: string;
  write: ReactNode;
  settings: ReactNode;
  preview: ReactNode;
  checks: ReactNode;
  /** A new article has none. */
  history: ReactNode;
}

/** The views of the article form: the text beside one of the others, or one at a time on a narrow screen. */
export function ArticleViews({ isWide, shown, onShow, ...views }: ArticleViewsProps) {
  const root = useRef<HTMLDivElement>(null);
  /** How far each view was scrolled. */
  const places = useRef<Record<string, number>>({});
  useLayoutEffect(() => {
    const { current } = root;
    if (!current) return;
    current.style.removeProperty(PASSED);
    if (!isWide) current.scrollTop = places.current[shown] ?? 0;
    places.current[shown] = current.scrollTop;
  }, [isWide, shown]);

  /** What stands beside the text follows each way until its end is in view, and then stays. */
  function handleScroll({ currentTarget: view }: UIEvent<HTMLElement>) {
    const side = view.querySelector<HTMLElement>('[role="tabpanel"][data-state="active"]');
    const moved = view.scrollTop - (places.current[shown] ?? 0);
    places.current[shown] = view.scrollTop;
    const hidden = view.clientHeight - (side?.offsetHeight ?? 0);
    const passed = Number.parseFloat(view.style.getPropertyValue(PASSED) || '0') - moved;
    view.style.setProperty(PASSED, `${Math.min(0, Math.max(hidden, passed))}px`);
  }
  // Side by side, writing is no tab but always there.
  const writeRole = isWide
    ? { role: undefined, tabIndex: undefined, 'aria-labelledby': undefined }
    : {};
  return (
    <Views
      ref={root}
      value={shown}
      onValueChange={onShow}
      data-shown={shown}
      onScroll={handleScroll}
    >
      <Strip aria-label="Article views">
        {!isWide && <Tab value="write">Write</Tab>}
        <Tab value="settings">Settings</Tab>
        <Tab value="preview">Preview</Tab>
        <Tab value="checks">{views.checksLabel}</Tab>
        {views.history && <Tab value="history">History</Tab>}
      </Strip>
      <Write value="write" forceMount hidden={!isWide && shown !== 'write'} {...writeRole}>
        {views.write}
      </Write>
      <Side value="settings" forceMount hidden={shown !== 'settings'}>
        {views.settings}
      </Side>
      <Side value="preview">{views.preview}</Side>
      <Side value="checks">{views.checks}</Side>
      {views.history && <Side value="history">{views.history}</Side>}
    </Views>
  );
}
