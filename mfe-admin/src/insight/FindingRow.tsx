import { type ContentFinding, resources, type TextPlace } from '@pressline/shared-api';
import { Link } from '@pressline/shared-ui/router';
import { editPath } from '../form/api/editPath';
import { SmallButton } from '../form/SmallButton';
import * as Row from '../list/rowStyle';
import { FindingText } from './FindingText';

const PLACES: Readonly<Record<TextPlace, string>> = {
  saved: '',
  copy: 'In unpublished changes',
  scheduled: 'In scheduled changes',
};

interface FindingRowProps {
  finding: ContentFinding;
  isBusy: boolean;
  onFix: () => void;
}

export function FindingRow({ finding, isBusy, onFix }: FindingRowProps) {
  const { resource, title, line, fix, message, isPublished, place } = finding;
  const facts = [
    resources[resource].label,
    isPublished === false ? 'Draft' : '',
    PLACES[place],
    line ? `Line ${line}` : '',
  ];
  return (
    <Row.Root>
      <FindingText
        finding={finding}
        head={
          <Row.Title>
            <Link to={editPath(finding)}>{title}</Link>
          </Row.Title>
        }
        facts={facts.filter(Boolean).map((fact) => <span key={fact}>{fact}</span>)}
      />
      {fix && (
        <Row.Actions>
          <SmallButton
            label="Fix"
            disabled={isBusy}
            aria-label={`Fix in ${title}: ${message}`}
            onClick={onFix}
          />
        </Row.Actions>
      )}
    </Row.Root>
  );
}
