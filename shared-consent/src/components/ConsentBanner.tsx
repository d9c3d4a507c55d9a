import { company } from '@pressline/shared-api/company';
import { Button } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { type CSSProperties, useEffect, useRef } from 'react';
import { bannerText } from '../texts/bannerText';
import { Announcement, Bar, BarClearance, Choices, Question, Texts } from './bannerStyle';
import { GPC_HONORED_TEXT } from './GpcHonored';

/** The choice of a button of the banner, in its `data-consent-choice`. */
export type BannerChoice = 'preferences' | 'necessary' | 'all' | 'dismiss';

const columns = (choices: number) => ({ '--choices': choices }) as CSSProperties;

const choices: readonly { choice: BannerChoice; label: string }[] = [
  { choice: 'preferences', label: 'Manage Preferences' },
  { choice: 'necessary', label: 'Necessary Only' },
  { choice: 'all', label: 'Accept All' },
];

interface ConsentBannerProps {
  onChoose: (choice: BannerChoice) => void;
  /** Called when somebody reaches for the preferences, so that their code can be fetched. */
  onPrepare: () => void;
}

/**
 * The bar that asks for consent, or says that a privacy signal is honoured. Both are in
 * the HTML of every page; CSS shows one of them or none. A labelled region: it takes no focus,
 * and the page behind stays usable.
 */
export function ConsentBanner({ onChoose, onPrepare }: ConsentBannerProps) {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!bar.current || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      if (height > 0) style.setProperty('--consent-height', `${Math.ceil(height)}px`);
    });
    observer.observe(bar.current, { box: 'border-box' });
    return () => observer.disconnect();
  }, []);

  const buttonOf = ({ choice, label }: (typeof choices)[number]) => (
    <Button
      key={choice}
      variant="secondary"
      data-consent-choice={choice}
      onClick={() => onChoose(choice)}
      {...(choice === 'preferences' && { onPointerEnter: onPrepare, onFocus: onPrepare })}
    >
      {label}
    </Button>
  );

  return (
    <Bar ref={bar} data-consent-bar="">
      <BarClearance />
      <Question aria-label="Cookie consent">
        <Texts>
          <strong>Cookies at {company.productName}</strong>
          <p>
            {bannerText.lead} {bannerText.thirdParties} {bannerText.retention} Read the{' '}
            <Link to="/privacy">privacy notice</Link> and the{' '}
            <Link to="/cookies">cookie policy</Link>.
          </p>
        </Texts>
        <Choices style={columns(choices.length)}>{choices.map(buttonOf)}</Choices>
      </Question>
      <Announcement aria-label="Privacy signal">
        <Texts>
          <strong>{GPC_HONORED_TEXT}</strong>
          <p>
            Your browser sends a Global Privacy Control signal: analytics and marketing stay off.
          </p>
        </Texts>
        <Choices style={columns(2)}>
          {buttonOf({ choice: 'preferences', label: 'Manage Preferences' })}
          {buttonOf({ choice: 'dismiss', label: 'Close' })}
        </Choices>
      </Announcement>
    </Bar>
  );
}
