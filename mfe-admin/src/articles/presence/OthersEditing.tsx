import { Badge } from '@pressline/shared-ui';
import { useStaff } from '../../auth/useStaff';
import { presenceText, usePresence } from './usePresence';

export function OthersEditing({ articleId }: { articleId: string }) {
  const staff = useStaff();
  return usePresence(articleId).map((editor) => (
    <Badge key={editor.username} tone="warning">
      {presenceText(editor, staff)}
    </Badge>
  ));
}
