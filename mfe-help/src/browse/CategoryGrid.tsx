import { type CategoryIconName, categoryIcon, type PublicCategory } from '@pressline/shared-api';
import { Card, Grid, iconPaths, iconSprite, media, theme } from '@pressline/shared-ui';
import { formatCount } from '@pressline/shared-ui/format';
import { island } from '@pressline/shared-ui/island';
import type { MouseEvent, MouseEventHandler } from 'react';
import { styled } from 'styled-components';
import { iconMask } from '../components/iconMask';
import { Meta } from '../components/Meta';
import { categoryPanelId } from '../helpAddress';
import { HELP_PATH } from '../routes';

const { color, motion, space, text } = theme;
const { general, production, pricing, quotes, integrations, account } = iconPaths;
const sprite = iconSprite({
  'getting-started': iconPaths['getting-started'],
  ...{ general, production, pricing, quotes, integrations, account },
});

const CategoryIcon = styled.span<{ 'data-icon': CategoryIconName }>`
  width: 2rem;
  height: 2rem;
  ${sprite.drawing}
  ${sprite.byName}
`;

/* Icon above the words; beside them on phones. */
const Sheet = styled(Card)`
  display: grid;
  grid-template: 'icon name sign' auto 'icon description description' auto 'icon count count' auto / auto 1fr auto;
  gap: ${space.xxs} ${space.md};
  padding: ${space.md};

  ${media.small} {
    grid-template: 'icon sign' auto 'name name' auto 'description description' 1fr 'count count' auto / 1fr auto;
    gap: ${space.xs};
    padding: ${space.md} ${space.lg} ${space.lg};
  }

  > span { grid-area: icon; }
  &::before {
    ${iconMask('chevron-down', '1rem')}
    grid-area: sign;
    align-self: center;
    color: ${color.inkMuted};
    transition: rotate ${motion.medium} ${motion.easeOut};
  }
  &[data-open]::before { rotate: 180deg; }

  h3 { grid-area: name; font-size: ${text.heading4}; }
  button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    text-align: start;
  }
  h3 + p { grid-area: description; color: ${color.inkSoft}; font-size: ${text.small}; line-height: 1.5; }
  p + p { grid-area: count; }

  &[data-open] { border-color: ${color.ink}; }
  /* A tab that joins the open card to its panel. */
  &[data-open]::after {
    content: '';
    position: absolute;
    inset: calc(100% - 1px) auto auto 50%;
    width: 1rem;
    height: 1rem;
    border: solid ${color.ink};
    border-width: 1px 0 0 1px;
    background: ${color.surface};
    translate: -50% calc(${space.md} - 0.5rem + 1px);
    rotate: 45deg;
    z-index: 1;
  }
`;
interface CategoryCardProps {
  category: PublicCategory;
  isOpen: boolean;
  /** Id of the panel that the card opens. */
  panelId: string;
  onToggle: MouseEventHandler;
}

function CategoryCard({ category, isOpen, panelId, onToggle }: CategoryCardProps) {
  const { id, name, description, icon, articleCount } = category;
  const buttonId = `card-${id}`;
  return (
    <Sheet isInteractive data-open={isOpen || undefined}>
      <CategoryIcon data-icon={categoryIcon(icon)} />
      <h3 dir="auto">
        <button
          id={buttonId}
          type="submit"
          // The next document shows and focuses the card that was pressed.
          formAction={`${HELP_PATH}#${buttonId}`}
          name={isOpen ? undefined : 'category'}
          value={id}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={onToggle}
          data-card-link=""
        >
          {name}
        </button>
      </h3>
      <p dir="auto">{description}</p>
      <Meta>{formatCount(articleCount, 'article')}</Meta>
    </Sheet>
  );
}

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
