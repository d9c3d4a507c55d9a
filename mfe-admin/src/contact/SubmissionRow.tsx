import type { Submission } from '@pressline/shared-api';
import { Badge } from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import * as Row from '../list/rowStyle';
import { DeliveryBadge, kinds, senderOf } from './contactTexts';

interface SubmissionRowProps {
  entry: Submission;
  onOpen: () => void;
}

/** One request in the inbox; its sender opens the whole of it. */
export function SubmissionRow({ entry, onOpen }: SubmissionRowProps) {
  const { kind, fields, delivery, createdAt } = entry;
  const { email, company = fields.companyName, message = fields.content } = fields;
  const facts = [email, company, formatTime(createdAt)].filter(Boolean);
  return (
    <Row.Root>
      <Row.Main>
        <Row.Head>
          <Row.Title>
            <button type="button" dir="auto" onClick={onOpen}>
              {senderOf(entry)}
            </button>
          </Row.Title>
          <Badge tone="accent">{kinds[kind]}</Badge>
          <DeliveryBadge state={delivery.state} />
        </Row.Head>
        {message && <Row.Description dir="auto">{message}</Row.Description>}
        <Row.Facts>
          {facts.map((fact) => (
            <bdi key={fact}>{fact}</bdi>
          ))}
        </Row.Facts>
      </Row.Main>
    </Row.Root>
  );
}
