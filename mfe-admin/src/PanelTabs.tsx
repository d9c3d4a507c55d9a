import type { Role } from '@pressline/shared-api';
import { EmptyState, Icon, LinkButton, RetryBoundary, TabPanel, Tabs } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { DashboardTools } from './DashboardTools';
import { ADMIN_PATH } from './form/api/paths';
import { lowerFirst } from './form/api/resourceTexts';
import { useIsWide } from './form/browser';
import { ListSkeleton } from './list/ListSkeleton';
import { mayOpen, type Panel, panels } from './panels';
import { Layout, Opener, Page, Rail, Strip, TabLink } from './panelTabsStyle';

export function OpenPanel({ panel, role }: { panel: Panel | undefined; role: Role }) {
  if (panel && mayOpen(panel, role)) {
    const { path, label, Content } = panel;
    return (
      <RetryBoundary key={path} message={`Couldn’t load ${label}`}>
        <Content fallback={<ListSkeleton label={`Loading ${lowerFirst(label)}...`} />} />
      </RetryBoundary>
    );
  }
  return (
    <EmptyState
      action={
        <LinkButton asChild variant="secondary">
          <Link to={ADMIN_PATH}>Go to Home</Link>
        </LinkButton>
      }
    >
      {panel ? 'You don’t have access to this page.' : 'The admin area doesn’t have this page.'}
    </EmptyState>
  );
}

// A tab is a link, so that it opens in a new window too; links know Enter but not the Space of tabs.
function followOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/** Scrolls the strip only, not the page. */
function scrollToMiddle(strip: HTMLElement, tab: HTMLElement): void {
  const [around, inner] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
  strip.scrollLeft += inner.left + inner.width / 2 - (around.left + around.width / 2);
}

/** Likewise down the rail, whose end is below the window while the header is in view. */
function scrollIntoRail(rail: HTMLElement, tab: HTMLElement): void {
  const [around, inner] = [rail.getBoundingClientRect(), tab.getBoundingClientRect()];
  const below = inner.bottom + inner.height - Math.min(around.bottom, window.innerHeight);
  const above = around.top + inner.height - inner.top;
  if (below > 0) rail.scrollTop += below;
  else if (above > 0) rail.scrollTop -= above;
}

/** The tabs that `role` may open, down the side where there is room, and the open panel. */
export function PanelTabs({ panel, role }: { panel: Panel | undefined; role: Role }) {
  const [openAt, setOpenAt] = useState<string>();
  const rail = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const isWide = useIsWide();
  const value = panel?.path ?? '';
  const isTab = panels.some(({ path }) => path === value);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the open tab that changes with it
  useLayoutEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (strip.current && tab) {
      if (isWide && rail.current) scrollIntoRail(rail.current, tab);
      else scrollToMiddle(strip.current, tab);
    }
    if (!strip.current?.contains(document.activeElement)) return undefined;
    // After a navigation the shell moves the focus to the heading; from tab to tab it stays here.
    const frame = requestAnimationFrame(() => tab?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [value]);

  // Another page closes the opened tabs.
  const isOpen = openAt === value;
  const content = <OpenPanel panel={panel} role={role} />;
  return (
    <Tabs
      value={value}
      activationMode="manual"
      orientation={isWide ? 'vertical' : 'horizontal'}
      asChild
    >
      <Layout>
        <Rail ref={rail} data-open={isOpen || undefined}>
          <Strip ref={strip} aria-label="Help content">
            {panels
              .filter((candidate) => mayOpen(candidate, role))
              .map(({ path, label, icon }) => (
                <TabLink key={path} value={path} asChild onKeyDown={followOnSpace}>
                  <Link to={`${ADMIN_PATH}/${path}`}>
                    <Icon name={icon} />
                    {label}
                  </Link>
                </TabLink>
              ))}
          </Strip>
          <Opener
            variant="ghost"
            aria-expanded={isOpen}
            onClick={() => setOpenAt(isOpen ? undefined : value)}
          >
            <Icon name={isOpen ? 'chevron-up' : 'menu'} />
            All pages
          </Opener>
          <DashboardTools role={role} />
        </Rail>
        {isTab ? (
          <TabPanel value={value} tabIndex={-1}>
            {content}
          </TabPanel>
        ) : (
          <Page aria-label={panel?.label ?? 'Page not found'}>{content}</Page>
        )}
      </Layout>
    </Tabs>
  );
}
