import { media, Tab, TabList, TabPanel, Tabs, theme } from '@pressline/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PHONE } from './saveBarStyle';

const { space } = theme;

/* What stands in it scrolls, each part by itself. */
const Views = styled(Tabs)`
  flex: 1 0 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  gap: 0 ${space.xl};
  min-height: min(20rem, 100dvh);
  padding-inline: ${space.lg};

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    grid-template-areas: 'write tabs' 'write side';
  }
`;
const Strip = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space.xs};

  /* Four of them stand side by side on a phone. */
  ${PHONE} { [role='tab'] { padding-inline: ${space.xs}; } }
  ${media.medium} { grid-area: tabs; }
`;
const Side = styled(TabPanel)`
  overflow-y: auto;
  padding-block: ${space.md};

  ${media.medium} { grid-area: side; }
`;
/* As wide as what has the focus inside, with its outline. */
const Write = styled(Side)`
  container-type: size;
  margin-inline: calc(-1 * ${space.xxs});
  padding-inline: ${space.xxs};

  ${media.medium} { grid-area: write; padding-top: 0; }
`;

interface ArticleViewsProps {
  isWide: boolean;
  shown: string;
  onShow: (view: string) => void;
  checksLabel: string;
  /** Stands beside the tabs. */
  action: ReactNode;
  write: ReactNode;
  /** Has a tab of its own where there is room for two columns. */
  details: ReactNode;
  preview: ReactNode;
  checks: ReactNode;
  /** A new article has none. */
  history: ReactNode;
}

/** The views of the article form: the text beside one of the others, or one at a time on a narrow screen. */
export function ArticleViews({ isWide, shown, onShow, ...views }: ArticleViewsProps) {
  // Side by side, writing is no tab but always there.
  const writeRole = isWide
    ? { role: undefined, tabIndex: undefined, 'aria-labelledby': undefined }
    : {};
  return (
    <Views value={shown} onValueChange={onShow}>
      <Strip>
        <TabList aria-label="Article views">
          {!isWide && <Tab value="write">Write</Tab>}
          <Tab value="preview">Preview</Tab>
          {isWide && <Tab value="details">Details</Tab>}
          <Tab value="checks">{views.checksLabel}</Tab>
          {views.history && <Tab value="history">History</Tab>}
        </TabList>
        {views.action}
      </Strip>
      <Write value="write" forceMount hidden={!isWide && shown !== 'write'} {...writeRole}>
        {views.write}
      </Write>
      {isWide && (
        <Side value="details" forceMount hidden={shown !== 'details'}>
          {views.details}
        </Side>
      )}
      <Side value="preview" tabIndex={-1}>
        {views.preview}
      </Side>
      <Side value="checks">{views.checks}</Side>
      {views.history && <Side value="history">{views.history}</Side>}
    </Views>
  );
}
