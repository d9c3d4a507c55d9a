import { company } from '@pressline/shared-api/company';
import { Button } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import type { ConsentChoice } from '../effects/answerButtons';
import { bannerText } from '../texts/bannerText';
import { Announcement, Bar, BarRoom, Choices, Question, Texts } from './bannerStyle';
import { GPC_HONORED_TEXT } from './GpcHonored';

const choices: readonly { choice: ConsentChoice; label: string }[] = [
  { choice: 'preferences', label: 'Manage Preferences' },
  { choice: 'necessary', label: 'Necessary Only' },
  { choice: 'all', label: 'Accept All' },
];

const buttonOf = ({ choice, label }: (typeof choices)[number]) => (
  <Button key={choice} variant="secondary" data-consent-choice={choice}>
    {label}
  </Button>
);

/**
 * The bar that asks for consent, or says that a privacy signal is honoured. Both are in
 * the HTML of every page; CSS shows one of them or none. A labelled region: it takes no focus,
 * and the page behind stays usable.
 */
export function ConsentBanner() {
  return (
    <Bar>
      <BarRoom />
      <Question aria-label="Cookie consent">
        <Texts>
          <strong>Cookies at {company.productName}</strong>
          <p>
            {bannerText.lead} {bannerText.thirdParties} {bannerText.retention} Read the{' '}
            <Link to="/privacy">privacy notice</Link> and the{' '}
            <Link to="/cookies">cookie policy</Link>.
          </p>
        </Texts>
        <Choices>{choices.map(buttonOf)}</Choices>
      </Question>
      <Announcement aria-label="Privacy signal">
        <Texts>
          <strong>{GPC_HONORED_TEXT}</strong>
          <p>
            Your browser sends a Global Privacy Control signal, so analytics and marketing stay off.
          </p>
        </Texts>
        <Choices>
          {buttonOf({ choice: 'preferences', label: 'Manage Preferences' })}
          {buttonOf({ choice: 'dismiss', label: 'Close' })}
        </Choices>
      </Announcement>
    </Bar>
  );
}
