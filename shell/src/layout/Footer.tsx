import { company } from '@pressline/shared-api/company';
import { GpcHonored } from '@pressline/shared-consent';
import { ColorBar, NewTabHint } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { findRemote } from '../page/findRemote';
import type { PageRemote } from '../page/pageConfig';
import { Brand } from './Brand';
import { Band, Choices, Groups, Inner, Note } from './footerStyle';
import { footerGroups } from './navigation';

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
