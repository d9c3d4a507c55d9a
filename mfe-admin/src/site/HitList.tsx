import { Badge, theme, VisuallyHidden } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { ARTICLES_PATH } from '../form/api/paths';
import { Checkbox } from '../form/controls';
import * as Row from '../list/rowStyle';
import { type FoundArticle, hitKey, type useReplace } from './useReplace';

const { font, space, text } = theme;

const Hits = styled.ul`
  padding: 0 ${space.sm} ${space.sm} 0;
  list-style: none;

  > li { display: flex; gap: ${space.xs}; align-items: center; }
  > li > :last-child { flex: none; margin-inline-start: auto; }
`;
const Change = styled(Row.Change)`
  max-width: none;
  font: 400 ${text.small}/1.5 ${font.mono};
`;

/** What a text is that readers do not see yet. */
const CHANGES = { saved: '', draft: 'Unpublished changes', scheduled: 'Scheduled changes' };
const FIELDS = { title: 'Title', summary: 'Summary', content: 'Line' };

interface HitListProps {
  article: FoundArticle;
  selection: Pick<ReturnType<typeof useReplace>, 'isChosen' | 'choose'>;
}

export function HitList({ article, selection }: HitListProps) {
  const { id, title, isPublished, place, hits } = article;
  const changes = CHANGES[place];
  const name = changes ? `${title}, ${changes.toLowerCase()}` : title;
  const keys = hits.map((hit) => hitKey(article, hit));
  const chosen = keys.filter(selection.isChosen).length;
  return (
    <Row.Root as="section" aria-label={name}>
      <Checkbox
        label={`Replace all in ${name}`}
        isChecked={chosen === keys.length}
        isMixed={chosen > 0}
        onChange={(isOn) => selection.choose(keys, isOn)}
      />
      <Row.Main>
        <Row.Head>
          <Row.Title>
            <Link to={`${ARTICLES_PATH}/${id}`}>{title}</Link>
          </Row.Title>
          {changes ? (
            <Badge tone="accent">{changes}</Badge>
          ) : isPublished ? (
            <Badge tone="success">Published</Badge>
          ) : (
            <Badge tone="warning">Draft</Badge>
          )}
        </Row.Head>
        <Hits>
          {hits.map((hit, at) => {
            const { field, line, before, found, insert, after } = hit;
            const place = field === 'content' ? `${FIELDS.content} ${line}` : FIELDS[field];
            const key = keys[at] ?? '';
            return (
              <li key={key}>
                <Checkbox
                  label={`${place}: replace ${found} with ${insert || 'nothing'}`}
                  isChecked={selection.isChosen(key)}
                  onChange={(isOn) => selection.choose([key], isOn)}
                />
                <Change>
                  <VisuallyHidden>{place}: </VisuallyHidden>
                  {before}
                  <del>{found}</del>
                  <ins>{insert}</ins>
                  {after}
                </Change>
                <Row.Facts aria-hidden>{place}</Row.Facts>
              </li>
            );
          })}
        </Hits>
      </Row.Main>
    </Row.Root>
  );
}
