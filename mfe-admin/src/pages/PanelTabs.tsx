import type { Role } from '@pressline/shared-api';
import {
  EmptyState,
  LinkButton,
  media,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  theme,
} from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { mayOpen, type Panel } from '../panels/Panel';
import { ADMIN_PATH } from '../routes';
import { LazyPanel } from './LazyPanel';

const TabLink = styled(Tab)`
  display: inline-flex;
  align-items: center;
  text-decoration: none;
`;
const Strip = styled(TabList)`
  margin-inline: calc(-1 * ${theme.layout.gutter});
  padding-inline: ${theme.layout.gutter};

  ${media.large} {
    margin-inline: 0;
    padding-inline: 0;
  }
`;

// A tab is a link, so that it opens in a new window too; links know Enter but not the Space of tabs.
function followOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

interface PanelTabsProps {
  panels: readonly Panel[];
  /** The panel that the address names, if there is one. */
  panel: Panel | undefined;
  role: Role;
}

/** The tabs that `role` may open, and the open panel beneath. */
export function PanelTabs({ panels, panel, role }: PanelTabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  const value = panel?.path ?? '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the open tab that changes with it
  useLayoutEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    if (!strip.current?.contains(document.activeElement)) return undefined;
    // After a navigation the shell moves the focus to the heading; from tab to tab it stays here.
    const frame = requestAnimationFrame(() => tab?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return (
    <Tabs value={value} activationMode="manual">
      <Strip ref={strip} aria-label="Help content">
        {panels
          .filter((candidate) => mayOpen(candidate, role))
          .map(({ path, label }) => (
            <TabLink key={path} value={path} asChild onKeyDown={followOnSpace}>
              <Link to={`${ADMIN_PATH}/${path}`}>{label}</Link>
            </TabLink>
          ))}
      </Strip>
      <TabPanel value={value} tabIndex={-1}>
        <OpenPanel panel={panel} role={role} />
      </TabPanel>
    </Tabs>
  );
}

function OpenPanel({ panel, role }: Pick<PanelTabsProps, 'panel' | 'role'>) {
  if (panel && mayOpen(panel, role)) return <LazyPanel key={panel.path} panel={panel} />;
  return (
    <EmptyState
      action={
        <LinkButton asChild variant="secondary">
          <Link to={ADMIN_PATH}>Go to the articles</Link>
        </LinkButton>
      }
    >
      {panel ? 'You do not have access to this page.' : 'There is no such page in the admin area.'}
    </EmptyState>
  );
}
