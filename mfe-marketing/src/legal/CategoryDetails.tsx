import type { ConsentCategory } from '@pressline/shared-consent';
import { categories } from '@pressline/shared-consent/categories';
import { Badge, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, space, text } = theme;

const Card = styled.section`
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

export function CategoryDetails({ category }: { category: ConsentCategory }) {
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
    <Card aria-labelledby={headingId}>
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
    </Card>
  );
}
