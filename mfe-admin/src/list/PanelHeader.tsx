import { Cluster, media, theme } from '@pressline/shared-ui';
import { useLocation, useNavigate } from '@pressline/shared-ui/router';
import { type ReactNode, type Ref, useEffect } from 'react';
import { styled } from 'styled-components';
import type { CREATES } from '../form/api/paths';
import { useShortcut } from '../form/browser';
import { SmallButton } from '../form/controls';

const Root = styled(Cluster)`
  margin-bottom: ${theme.space.sm};
  h2 { font-size: ${theme.text.heading3}; }

  /* Where there is little room the icon says it. */
  [aria-label] > span { display: none; }
  ${media.small} { [aria-label] > span { display: inline; } }
`;

/** Opens the form of a new document by its key and when a link asks for it, not again on reload. */
function useCreation(isReady: boolean, create: (() => void) | undefined): void {
  const { pathname, search, state } = useLocation();
  useShortcut('n', () => create?.());
  const isAsked = isReady && (state as typeof CREATES | null)?.creates === true;
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link
  useEffect(() => {
    if (!isAsked) return;
    navigate(pathname + search, { replace: true });
    create?.();
  }, [isAsked]);
}

interface PanelHeaderProps {
  title: string;
  createLabel?: string;
  /** Absent where documents come from elsewhere. */
  onCreate?: () => void;
  query?: { refetch: () => unknown; isRefetching: boolean; isPending: boolean };
  /** The heading, which takes the focus when what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** What else leads somewhere from here. */
  children?: ReactNode;
}

export function PanelHeader(props: PanelHeaderProps) {
  const { title, createLabel, onCreate, query, headingRef, children } = props;
  useCreation(query?.isPending === false, onCreate);
  return (
    <Root align="between">
      <h2 ref={headingRef} tabIndex={-1}>
        {title}
      </h2>
      <Cluster gap="xs">
        {children}
        {query && (
          <SmallButton
            label="Refresh"
            aria-label="Refresh"
            icon="refresh"
            variant="ghost"
            onClick={() => void query.refetch()}
            isBusy={query.isRefetching}
          />
        )}
        {onCreate && createLabel && (
          <SmallButton label={createLabel} icon="plus" variant="primary" onClick={onCreate} />
        )}
      </Cluster>
    </Root>
  );
}
