import { Button, Cluster } from '@pressline/shared-ui';
import { ALL, useDocuments } from '../../documents/useDocuments';
import { Note } from '../../Notice';

/** The templates that a new article can begin with. */
export function TemplateChoice({ onChosen }: { onChosen: (content: string) => void }) {
  const { documents } = useDocuments('templates', ALL);
  if (!documents?.length) return null;
  return (
    <Cluster gap="xs" role="group" aria-label="Templates">
      <Note as="span">Begin with:</Note>
      {documents.map(({ id, title, purpose, content }) => (
        <Button
          key={id}
          variant="secondary"
          size="sm"
          title={String(purpose)}
          onClick={() => onChosen(String(content).trim())}
        >
          {String(title)}
        </Button>
      ))}
    </Cluster>
  );
}
