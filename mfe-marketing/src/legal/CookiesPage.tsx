import { type ConsentCategory, consentCategories } from '@pressline/shared-consent';
import { categories } from '@pressline/shared-consent/categories';
import { Badge, Stack, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import cookies from '../content/legal/cookies.md';
import { today } from '../formatTime';
import { ConsentStatus } from './ConsentStatus';
import { LegalPage } from './LegalPage';

const { color, space, text } = theme;

const Details = styled.section`
  display: grid;
  gap: ${space.sm};
  padding-top: ${space.md};
  border-top: 1px solid ${color.lineStrong};
  break-inside: avoid;

  h3 { display: flex; flex-wrap: wrap; gap: ${space.xs}; align-items: center; font-size: ${text.heading4}; }
  dl { display: grid; gap: ${space.sm}; margin: 0; }
  dt { color: ${color.inkMuted}; font-size: ${text.caption}; }
  dd { margin: 0; }
`;

function CategoryDetails({ category }: { category: ConsentCategory }) {
  const { title, description, purposes, legalBasis, retention, thirdParties, examples, ...rest } =
    categories[category];
  const headingId = `category-${category}`;
  const facts = {
    Purposes: (
      <ul>
        {purposes.map((purpose) => (
          <li key={purpose}>{purpose}</li>
        ))}
      </ul>
    ),
    'Legal basis': legalBasis,
    Retention: retention,
    'Third parties': thirdParties,
    'Example cookies': examples.join(', '),
  };
  return (
    <Details aria-labelledby={headingId}>
      <h3 id={headingId}>
        {title} cookies {rest.isAlwaysActive && <Badge>Always active</Badge>}
      </h3>
      <p>{description}</p>
      <dl>
        {Object.entries(facts).map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </Details>
  );
}

function Categories() {
  return (
    <Stack gap="lg">
      {consentCategories.map((category) => (
        <CategoryDetails key={category} category={category} />
      ))}
    </Stack>
  );
}

export default function CookiesPage() {
  return (
    <LegalPage
      page={cookies}
      facts={
        <>
          {/* The server keeps the page for a day. */}
          <p suppressHydrationWarning>Last updated: {today()}</p>
          <p>Policy version 1.0, effective June 1, 2024</p>
        </>
      }
      status={
        <ConsentStatus
          withdrawLabel="Withdraw All Consent"
          emptyText="You have not yet provided consent for cookie usage"
        />
      }
      kinds={{ categories: Categories }}
    />
  );
}
