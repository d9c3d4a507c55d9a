import { Button, Container, Icon, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { HELP_PATH } from '../routes';
import type { GuestHistory } from './createGuestHistory';

const { space, layout } = theme;

const Ways = styled(Container).attrs({ as: 'nav' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.md};
  padding-block-start: ${space.xs};

  a { display: inline-flex; align-items: center; min-height: ${layout.target}; }
`;

/** The ways back from every page but the first: a panel has no address bar. */
export function GuestNav({ history }: { history: GuestHistory }) {
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
