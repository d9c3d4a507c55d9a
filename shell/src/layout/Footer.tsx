import { company } from '@pressline/shared-api/company';
import { GpcHonored } from '@pressline/shared-consent';
import { ColorBar, Container, media, NewTabHint, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { findRemote } from '../page/findRemote';
import type { PageRemote } from '../page/pageConfig';
import { Brand } from './Brand';
import { footerGroups } from './navigation';

const { color, space, layout, text } = theme;

const Band = styled.footer`
  background: ${color.solid};
  color: ${color.solidInk};

  ul { list-style: none; margin: 0; padding: 0; }
  a, button {
    display: inline-flex;
    align-items: center;
    gap: ${space.xxs};
    min-height: ${layout.target};
    padding: 0;
    border: 0;
    background: none;
    color: ${color.solidInk};
    font-size: ${text.small};
    text-align: start;
  }
  button { text-decoration: underline; text-underline-offset: 0.2em; cursor: pointer; }
  @media print { display: none; }
`;

const Inner = styled(Container)`
  display: grid;
  gap: ${space.xl};
  padding-block: ${space.xxl} ${space.lg};

  ${media.medium} { grid-template-columns: minmax(14rem, 1fr) 3fr; }
`;

const Groups = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: ${space.lg} ${space.md};

  h2 {
    color: ${color.solidMuted};
    font: 600 ${text.caption}/1.4 ${theme.font.body};
    letter-spacing: 0.06em;
    text-transform: uppercase;
  }
`;

const Choices = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.lg};
  align-items: center;
  padding-block: ${space.sm} ${space.lg};
  font-size: ${text.small};

  > :first-child { flex: 1 1 14rem; }
  /* They work by script: the attribute is the sign that the page has one. */
  :root:not([data-consent]) & button { display: none; }
  @media (scripting: none) { button { display: none; } }
`;

const Note = styled.p`
  color: ${color.solidMuted};
  font-size: ${text.small};
`;

/** Site footer: the pages that the active remotes have, and the visitor's privacy choices. */
export function Footer({ remotes, isStill }: { remotes: readonly PageRemote[]; isStill: boolean }) {
  return (
    <Band data-late="">
      <ColorBar />
      <Inner>
        <div>
          <Brand />
          <Note>Workflow automation for print shops, packaging printers and sign shops.</Note>
          <SocialLinks />
        </div>
        <Groups aria-label="Footer">
          {footerGroups.map((group) => (
            <LinkGroup key={group.title} {...group} remotes={remotes} />
          ))}
        </Groups>
      </Inner>
      <Choices>
        <Note>© {company.productName}. All rights reserved.</Note>
        {!isStill && <PrivacyChoices />}
      </Choices>
    </Band>
  );
}

function PrivacyChoices() {
  return (
    <>
      <button type="button" data-consent-choice="preferences">
        Cookie settings
      </button>
      <button type="button" data-consent-choice="opt-out">
        Do not sell or share my personal information
      </button>
      <GpcHonored />
    </>
  );
}

interface LinkGroupProps {
  title: string;
  links: readonly { label: string; to: string }[];
  remotes: readonly PageRemote[];
}

function LinkGroup({ title, links, remotes }: LinkGroupProps) {
  const known = links.filter(({ to }) => findRemote(remotes, to.replace(/#.*/, '')));
  if (known.length === 0) return null;
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {known.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SocialLinks() {
  const profiles = Object.entries(company.socialLinks);
  if (profiles.length === 0) return null;
  return (
    <ul>
      {profiles.map(([name, url]) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener">
            {name}
            <NewTabHint />
          </a>
        </li>
      ))}
    </ul>
  );
}
