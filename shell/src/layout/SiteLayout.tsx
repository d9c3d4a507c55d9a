import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PageRemote } from '../page/pageConfig';
import { Brand } from './Brand';
import { Footer } from './Footer';
import { Header } from './Header';
import { Bar, Inner } from './headerStyle';

/** The header of a document without scripts, whose menu could not open; the footer has the links. */
function StillHeader() {
  return (
    <Bar>
      <Inner>
        <Brand />
      </Inner>
    </Bar>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  > main { flex: 1; }
`;

interface SiteLayoutProps {
  remotes: readonly PageRemote[];
  /** For a document without scripts: nothing in the frame needs one. */
  isStill?: boolean;
  children: ReactNode;
}

export function SiteLayout({ remotes, isStill = false, children }: SiteLayoutProps) {
  return (
    <Frame>
      {isStill ? <StillHeader /> : <Header />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer remotes={remotes} isStill={isStill} />
    </Frame>
  );
}
