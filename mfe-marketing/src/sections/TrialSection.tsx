import { island } from '@pressline/shared-ui/island';
import { useLocation } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { PageSections } from '../components/PageSections';
import content from '../content/home/trial.md';
import { postedState } from '../forms/postedState';

const TrialPageForm = island(
  () => import(/* webpackChunkName: "trial-page-form" */ '../forms/trial/TrialPageForm'),
  'used',
);

/* Out of the way of the dialog: shown without script, when an address leads here before the script
   has arrived, and when a post comes back. */
const Fallback = styled.div`
  & > section { display: none; }
  @media (scripting: none) { & > section { display: block; } }
  &[data-posted] > section, & > section:target { display: block; }
`;

const kinds = { form: () => <TrialPageForm /> };

/** The trial form in the page, where a plain link to `#trial` leads. */
export function TrialSection() {
  const posted = postedState(useLocation().search, ['trial']);
  return (
    <Fallback data-posted={posted?.is}>
      <PageSections {...content} tones={{ trial: 'tint' }} kinds={kinds} />
    </Fallback>
  );
}
