import type { DeliveryState } from '@pressline/shared-api';
import { Badge } from '@pressline/shared-ui';
import { stateExplanations, states, stateTones } from './contactTexts';

/** Whether a request has reached the people it is for. */
export function DeliveryBadge({ state }: { state: DeliveryState }) {
  return (
    <Badge tone={stateTones[state]} title={stateExplanations[state]}>
      {states[state]}
    </Badge>
  );
}
