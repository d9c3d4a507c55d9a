import TrialSection from '../../sections/TrialSection';
import { withContent } from '../../sections/withContent';
import { site } from '../site';

const { trialOffer } = site;

export default withContent(TrialSection, {
  id: 'trial',
  eyebrow: 'Free trial',
  title: 'Start your free trial',
  lead: `${trialOffer}. Tell us where to send the link to your demo account.`,
});
