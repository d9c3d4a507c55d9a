import type { Role } from '@pressline/shared-api';
import {
  EmptyState,
  LinkButton,
  media,
  RetryBoundary,
  TabPanel,
  Tabs,
  theme,
} from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ADMIN_PATH } from './form/api/paths';
import { lowerFirst } from './form/api/resourceTexts';
import { ListSkeleton } from './list/ListSkeleton';
import { Navigation } from './Navigation';
import { mayOpen, type Panel, panelsIn, parentOf } from './panels';

const { color, layout, space, text } = theme;

const Layout = styled.div`
  ${media.medium} {
    display: grid;
    grid-template-columns: 13rem minmax(0, 1fr);
    gap: ${space.xl};
    align-items: start;
  }
`;
const Main = styled.div`
  min-width: 0;
  padding-block: ${space.xs} ${space.lg};

  ${media.medium} { padding-block-start: ${space.lg}; }
`;
const Content = styled(TabPanel)`
  padding: 0;
`;
const Sections = styled.nav`
  display: flex;
  /* Scrolled sideways, the one that is open would be out of view on a phone. */
  flex-wrap: wrap;
  gap: 0 ${space.lg};
  margin-bottom: ${space.md};
  box-shadow: inset 0 -1px ${color.line};

  a {
    display: inline-flex;
    flex: none;
    align-items: center;
    min-height: ${layout.target};
    color: ${color.inkMuted};
    font-size: ${text.small};
    font-weight: 600;
    text-decoration: none;
  }
  a:hover, a[aria-current] { color: ${color.ink}; }
  a[aria-current] { box-shadow: inset 0 -2px ${color.accent}; }
  a:focus-visible { outline-offset: -2px; }
`;

function SectionLinks({ panel, role }: { panel: Panel; role: Role }) {
  const { path, label, Content: own } = parentOf(panel);
  if (own) return null;
  return (
    <Sections aria-label={label}>
      {panelsIn(path as Panel['in'], role).map((section) => (
        <Link
          key={section.path}
          to={`${ADMIN_PATH}/${section.path}`}
          aria-current={section === panel ? 'page' : undefined}
        >
          {section.label}
        </Link>
      ))}
    </Sections>
  );
}

export function OpenPanel({ panel, role }: { panel: Panel | undefined; role: Role }) {
  if (panel?.Content && mayOpen(panel, role)) {
    const { path, label, Content: Page } = panel;
    return (
      <>
        <SectionLinks panel={panel} role={role} />
        <RetryBoundary key={path} message={`Couldn’t load ${label}`}>
          <Page fallback={<ListSkeleton label={`Loading ${lowerFirst(label)}...`} />} />
        </RetryBoundary>
      </>
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

interface PanelTabsProps {
  panel: Panel | undefined;
  role: Role;
  /** Shown above the panel. */
  children?: ReactNode;
}

/** The navigation, and beside it the open panel: that of the selected tab or of no tab. */
export function PanelTabs({ panel, role, children }: PanelTabsProps) {
  const open = panel && parentOf(panel);
  const value = open?.path ?? '';
  const content = <OpenPanel panel={panel} role={role} />;
  return (
    <Tabs value={value} activationMode="manual" orientation="vertical" asChild>
      <Layout>
        <Navigation open={value} role={role} />
        <Main>
          {children}
          {open && open.in !== 'header' ? (
            <Content value={value} tabIndex={-1}>
              {content}
            </Content>
          ) : (
            <section aria-label={panel?.label ?? 'Page not found'}>{content}</section>
          )}
        </Main>
      </Layout>
    </Tabs>
  );
}
