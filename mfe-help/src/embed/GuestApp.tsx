import { QueryClientProvider } from '@pressline/shared-api/query';
import {
  Button,
  Container,
  elementStyle,
  Icon,
  RetryBoundary,
  resetStyle,
  theme,
} from '@pressline/shared-ui';
import { onDemand } from '@pressline/shared-ui/on-demand';
import { Link, Route, Router, Routes } from '@pressline/shared-ui/router';
import { type ComponentProps, useSyncExternalStore } from 'react';
import { createGlobalStyle, StyleSheetManager, styled } from 'styled-components';
import { ApiContext, type HelpApi } from '../ApiContext';
import { ArticleSkeleton } from '../article/ArticleSkeleton';
import { ARTICLE_PATTERN, GLOSSARY_PATH, HELP_PATH } from '../routes';
import { CONTACT_PATH, type GuestHistory } from './createGuestHistory';
import type { GuestProps } from './GuestProps';
import { GUEST_LEAD } from './guestLead';
import { ownVariables } from './ownStyles';
import { StartPage } from './pages/StartPage';
import { useArrival } from './useArrival';

const { space, layout, color, font, text } = theme;

const Ways = styled(Container).attrs({ as: 'nav' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.md};
  padding-block-start: ${space.xs};

  a { display: inline-flex; align-items: center; min-height: ${layout.target}; }
`;

/** The ways back from every page but the first: a panel has no address bar. */
function GuestNav({ history }: { history: GuestHistory }) {
  if (history.read().location.pathname === HELP_PATH) return null;
  return (
    <Ways aria-label="Help center">
      {history.canGoBack() && (
        <Button variant="ghost" size="sm" onClick={() => history.navigator.go(-1)}>
          <Icon name="arrow-left" /> Back
        </Button>
      )}
      <Link to={HELP_PATH}>All help topics</Link>
    </Ways>
  );
}

/** What the site's document has, for the guest's place in a document of another site. */
const GuestStyle = createGlobalStyle`
  [data-guest] { all: initial; }
  ${ownVariables}
  ${resetStyle}
  [data-guest] {
    display: block;
    container-type: inline-size;
    background: ${color.paper};
    color: ${color.ink};
    font: 400 100%/1.6 ${font.body};
    accent-color: ${color.accent};
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }
  /* What is above a heading that takes the focus is seen, too. */
  h1 { scroll-margin-block-start: 6rem; }
  [data-guest] > * { font-size: ${text.body}; }
  ${elementStyle}
`;

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

/** Makes what depends on the width of the window depend on that of the guest's place. */
const byOwnWidth: Plugin = function byOwnWidth(element) {
  if (element.type === '@media' && /^@media \((?:min|max)-width:[^)]*\)$/.test(element.value)) {
    element.value = element.value.replace('@media', '@container');
  }
};

const ArticlePage = onDemand(() => import('./pages/GuestArticlePage'));
const ContactPage = onDemand(() => import('./pages/ContactPage'));
const GlossaryPage = onDemand(() => import('../pages/GlossaryPage'));
const NotFoundPage = onDemand(() => import('../pages/NotFoundPage'));

const fallback = <ArticleSkeleton />;
const plugins = [byOwnWidth];

interface GuestAppProps extends GuestProps {
  api: HelpApi;
  queries: ComponentProps<typeof QueryClientProvider>['client'];
  history: GuestHistory;
  shadow: ShadowRoot;
  /** Where styled-components puts its styles. */
  styles: HTMLElement;
}

/** The help center as a guest: its pages, and around them what the shell gives them on the site. */
export function GuestApp(props: GuestAppProps) {
  const { api, queries, history, shadow, styles, address, context, hasFocus } = props;
  const { location, navigationType } = useSyncExternalStore(history.subscribe, history.read);
  useArrival(shadow, location, hasFocus);
  return (
    <StyleSheetManager target={styles} stylisPlugins={plugins}>
      <GuestStyle />
      <ApiContext value={api}>
        <QueryClientProvider client={queries}>
          <Router {...{ location, navigationType }} navigator={history.navigator as never}>
            <section aria-label="Help center">
              <GuestNav history={history} />
              <RetryBoundary
                key={location.pathname}
                frame={Container}
                hint="Check your connection and try again."
              >
                <Routes>
                  <Route path={HELP_PATH} element={<StartPage context={context} />} />
                  <Route
                    path={ARTICLE_PATTERN}
                    element={<ArticlePage fallback={fallback} address={address} />}
                  />
                  <Route path={GLOSSARY_PATH} element={<GlossaryPage fallback={fallback} />} />
                  <Route path={CONTACT_PATH} element={<ContactPage fallback={fallback} />} />
                  <Route
                    path="/help/*"
                    element={<NotFoundPage fallback={fallback} lead={GUEST_LEAD} />}
                  />
                </Routes>
              </RetryBoundary>
            </section>
          </Router>
        </QueryClientProvider>
      </ApiContext>
    </StyleSheetManager>
  );
}
