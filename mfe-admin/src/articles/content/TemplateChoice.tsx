import { Cluster, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { ALL_DOCUMENTS, useDocuments } from '../../form/api/queries';
import { Note, SmallButton } from '../../form/controls';
import { insertAfter } from './markdownEdits';
import type { EditHandler } from './TextEdit';

/* Below the placeholder of the empty text that it stands over. */
const Choice = styled(Cluster)`
  align-self: start;
  z-index: 1;
  margin: 5rem ${theme.space.md} 0;
`;

export function TemplateChoice({ onEdit }: { onEdit: EditHandler }) {
  const { documents } = useDocuments('templates', ALL_DOCUMENTS);
  if (!documents?.length) return null;
  return (
    <Choice gap="xs" role="group" aria-label="Templates">
      <Note as="span">Start from a template:</Note>
      {documents.map(({ id, title, purpose, content }) => (
        <SmallButton
          key={id}
          label={String(title)}
          title={String(purpose)}
          onClick={() => {
            const text = String(content).trim();
            onEdit((selected) => ({ ...insertAfter(selected, text), select: [0, 0] }));
          }}
        />
      ))}
    </Choice>
  );
}
