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
  ul { margin: 0; padding-left: 1.2em; }
`;

/** One cookie category with everything that the policy owes its readers. */
export function CategoryDetails({ category }: { category: ConsentCategory }) {
  const { title, description, purposes, legalBasis, retention, thirdParties, examples, ...rest } =
    categories[category];
  const headingId = `category-${category}`;
  return (
    <Card aria-labelledby={headingId}>
      <h3 id={headingId}>
        {title} cookies {rest.isAlwaysActive && <Badge>Always active</Badge>}
      </h3>
      <p>{description}</p>
      <dl>
        <div>
          <dt>Purposes</dt>
          <dd>
            <ul>
              {purposes.map((purpose) => (
                <li key={purpose}>{purpose}</li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt>Legal basis</dt>
          <dd>{legalBasis}</dd>
        </div>
        <div>
          <dt>Retention</dt>
          <dd>{retention}</dd>
        </div>
        <div>
          <dt>Third parties</dt>
          <dd>{thirdParties}</dd>
        </div>
        <div>
          <dt>Example cookies</dt>
          <dd>{examples.join(', ')}</dd>
        </div>
      </dl>
    </Card>
  );
}
