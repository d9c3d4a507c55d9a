import type { PublicCategory } from '@pressline/shared-api';
import { Grid } from '@pressline/shared-ui';
import { island } from '@pressline/shared-ui/island';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { categoryPanelId } from '../helpAddress';
import { CategoryCard } from './CategoryCard';

/* An open category's panel takes the row beneath its card; later cards fill the gaps before it. */
const Tiles = styled(Grid)`
  grid-auto-flow: row dense;
`;
const Place = styled.li`
  display: contents;

  > :nth-child(2) { grid-column: 1 / -1; }
`;
const CategoryPanel = island(() => import('./CategoryPanel'));

export interface CategoryGridProps {
  categories: readonly PublicCategory[];
  q: string;
  openId: string;
  onToggle: (id: string) => void;
}

/** The categories as cards; one at a time is open. A form, so that it works without script. */
export function CategoryGrid({ categories, q, openId, onToggle }: CategoryGridProps) {
  return (
    <form>
      {q && <input type="hidden" name="q" value={q} />}
      <Tiles forwardedAs="ul" gap="md" minColumn="15.5rem">
        {categories.map((category) => {
          const isOpen = category.id === openId;
          const panelId = categoryPanelId(category.id);
          const handleToggle = (event: MouseEvent) => {
            event.preventDefault();
            onToggle(isOpen ? '' : category.id);
          };
          return (
            <Place key={category.id}>
              <CategoryCard
                category={category}
                isOpen={isOpen}
                panelId={panelId}
                onToggle={handleToggle}
              />
              {isOpen && <CategoryPanel category={category} id={panelId} />}
            </Place>
          );
        })}
      </Tiles>
    </form>
  );
}
