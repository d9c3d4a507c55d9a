import { consentCategories, GpcHonored, showFacts } from '@pressline/shared-consent';
import { categories } from '@pressline/shared-consent/categories';
import { Button, Cluster, theme } from '@pressline/shared-ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';

const { color, space, text } = theme;

const Box = styled.section`
  display: grid;
  gap: ${space.sm};
  align-content: start;
  max-width: 48rem;
  margin-bottom: ${space.xl};
  padding: ${space.lg};
  border: 1px solid ${color.lineStrong};
  background: ${color.surface};

  h2 { font-size: ${text.heading4}; }
  dl { display: grid; grid-template-columns: minmax(9rem, max-content) 1fr; gap: ${space.xxs} ${space.md}; margin: 0; }
  dd { margin: 0; font-weight: 600; }
  code { overflow-wrap: anywhere; font-size: ${text.caption}; }
  @media print, (scripting: none) { button { display: none; } }

  /* With or without a stored choice, before the first paint. */
  :root:not([data-consent-record]) &[data-hidden-when-empty] { display: none; }
  :root:not([data-consent-record]) & [data-when='stored'] { display: none; }
  :root[data-consent-record] & [data-when='empty'] { display: none; }
`;
const Notice = styled.p`
  margin-bottom: ${space.md};
`;

// React hydrates no element that has lost its only text node.
const NOTHING = ' ';

interface ConsentStatusProps {
  withdrawLabel: string;
  /** Said while nothing is stored; nothing is shown at all without it. */
  emptyText?: string;
}

/** The visitor's own choices, with buttons to change or withdraw them; the page script fills them in. */
export function ConsentStatus({ withdrawLabel, emptyText }: ConsentStatusProps) {
  useEffect(showFacts, []);
  return (
    <>
      <Notice role="status" data-consent-fact="withdrawn" suppressHydrationWarning>
        {NOTHING}
      </Notice>
      <Box
        id="your-consent"
        aria-labelledby="your-consent-heading"
        data-hidden-when-empty={emptyText ? undefined : ''}
      >
        <h2 id="your-consent-heading">Your cookie choices</h2>
        <GpcHonored />
        <p data-when="stored">
          Consent date: <Fact name="date" />
        </p>
        <dl data-when="stored">
          {consentCategories.map((category) => (
            <CategoryState key={category} category={category} />
          ))}
        </dl>
        <p data-when="stored">
          Receipt:{' '}
          <code translate="no">
            <Fact name="receipt" />
          </code>
        </p>
        {emptyText && <p data-when="empty">{emptyText}</p>}
        <Cluster gap="xs">
          <Button variant="secondary" data-when="stored" data-consent-choice="withdraw">
            {withdrawLabel}
          </Button>
          <Button variant="secondary" data-consent-choice="preferences">
            Change My Choices
          </Button>
        </Cluster>
      </Box>
    </>
  );
}

function CategoryState({ category }: { category: (typeof consentCategories)[number] }) {
  return (
    <>
      <dt>{categories[category].title}</dt>
      <dd>
        <Fact name={category} />
      </dd>
    </>
  );
}

// Another text when React takes it over is no mistake.
const Fact = ({ name }: { name: string }) => (
  <span data-consent-fact={name} suppressHydrationWarning>
    …
  </span>
);
