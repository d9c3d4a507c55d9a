import { Badge, Cluster } from '@pressline/shared-ui';
import { FieldInput } from '../fields/FieldInput';
import { useForm } from '../fields/formContext';
import { announcementPhase } from './announcementPhase';

export function ActiveUntilInput() {
  const { activeFrom, activeUntil } = useForm().draft;
  const phase = announcementPhase(String(activeFrom), String(activeUntil), new Date());
  return (
    <>
      <FieldInput name="activeUntil" />
      <Cluster gap="xs" role="status">
        <Badge tone={phase.status === 'Active' ? 'success' : 'neutral'}>{phase.status}</Badge>
        <span>{phase.explanation}</span>
      </Cluster>
    </>
  );
}
