import {
  consentCategories,
  GpcHonored,
  openCookieSettings,
  useConsent,
  withdrawConsent,
} from '@pressline/shared-consent';
import { categories } from '@pressline/shared-consent/categories';
import { Button, Cluster, theme } from '@pressline/shared-ui';
import { showToast } from '@pressline/shared-ui/toast';
import { styled } from 'styled-components';
import { dateAndTime } from '../formatTime';

const { color, space, text } = theme;

const Box = styled.section`
  display: grid;
  gap: ${space.sm};
  align-content: start;
  max-width: 48rem;
  margin-bottom: ${space.xl};
  padding: ${space.lg};
  border: 1px solid ${color.lineStrong};
  background: ${color.surface};

  /* Room for the choices, which only the browser knows: nothing moves when they appear. */
  :root:is([data-consent='given'], [data-consent='gpc']) & { min-height: 21rem; }

  h2 { font-size: ${text.heading4}; }
  dl { display: grid; grid-template-columns: minmax(9rem, max-content) 1fr; gap: ${space.xxs} ${space.md}; margin: 0; }
  dd { margin: 0; font-weight: 600; }
  @media print { button { display: none; } }
`;
const Id = styled.code`
  overflow-wrap: anywhere;
  font-size: ${text.caption};
`;

interface ConsentStatusProps {
  /** Label of the button that withdraws everything. */
  withdrawLabel: string;
  /** Said while nothing is stored; nothing is shown at all without it. */
  emptyText?: string;
}

/** The visitor's own choices, with buttons to change or withdraw them. */
export function ConsentStatus({ withdrawLabel, emptyText }: ConsentStatusProps) {
  const { record, effective, receiptId } = useConsent();
  if (!record && !emptyText) return null;

  function handleWithdraw() {
    withdrawConsent();
    // The button that had the focus goes.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    showToast({
      title: 'Consent withdrawn',
      description: 'Your choices and the cookies that they allowed are deleted.',
    });
  }

  return (
    <Box id="your-consent" aria-labelledby="your-consent-heading">
      <h2 id="your-consent-heading">Your cookie choices</h2>
      <GpcHonored />
      {record ? (
        <>
          <p>Consent date: {dateAndTime(record.timestamp)}</p>
          <dl>
            {consentCategories.map((category) => (
              <CategoryState
                key={category}
                title={categories[category].title}
                isEnabled={effective[category]}
              />
            ))}
          </dl>
          {receiptId && (
            <p>
              Receipt: <Id>{receiptId}</Id>
            </p>
          )}
        </>
      ) : (
        <p>{emptyText}</p>
      )}
      <Cluster gap="xs">
        {record && (
          <Button variant="secondary" onClick={handleWithdraw}>
            {withdrawLabel}
          </Button>
        )}
        <Button variant="secondary" onClick={openCookieSettings}>
          Change my choices
        </Button>
      </Cluster>
    </Box>
  );
}

function CategoryState({ title, isEnabled }: { title: string; isEnabled: boolean }) {
  return (
    <>
      <dt>{title}</dt>
      <dd>{isEnabled ? 'Enabled' : 'Disabled'}</dd>
    </>
  );
}
