import { Badge } from '@pressline/shared-ui';
import { presenceText, usePresence } from './usePresence';

/** Names who else has the article open. */
export function OthersEditing({ articleId }: { articleId: string }) {
  return usePresence(articleId).map((editor) => (
    <Badge key={editor.username} tone="warning">
      {presenceText(editor)}
    </Badge>
  ));
}
