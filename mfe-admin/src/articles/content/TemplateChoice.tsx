import { Cluster } from '@pressline/shared-ui';
import { ALL_DOCUMENTS, useDocuments } from '../../form/api/queries';
import { Note, SmallButton } from '../../form/controls';

export function TemplateChoice({ onChosen }: { onChosen: (content: string) => void }) {
  const { documents } = useDocuments('templates', ALL_DOCUMENTS);
  if (!documents?.length) return null;
  return (
    <Cluster gap="xs" role="group" aria-label="Templates">
      <Note as="span">Start from a template:</Note>
      {documents.map(({ id, title, purpose, content }) => (
        <SmallButton
          key={id}
          label={String(title)}
          title={String(purpose)}
          onClick={() => onChosen(String(content).trim())}
        />
      ))}
    </Cluster>
  );
}
