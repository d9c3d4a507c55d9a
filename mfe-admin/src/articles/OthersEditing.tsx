import { Badge } from '@pressline/shared-ui';
import { useStaffName } from '../form/api/useStaff';
import { presenceText, usePresence } from './usePresence';

export function OthersEditing({ articleId }: { articleId: string }) {
  const fullName = useStaffName();
  return usePresence(articleId).map((editor) => (
    <Badge key={editor.username} tone="warning">
      {presenceText(editor, fullName)}
    </Badge>
  ));
}
