import { PageSections } from '../components/PageSections';
import { bookDemo, startTrial } from '../content/actions';
import content from '../content/home/end.md';
import ClosingCall from '../sections/ClosingCall';
import { ContactSection } from '../sections/ContactSection';
import { NewsletterSection } from '../sections/NewsletterSection';

const kinds = { contact: ContactSection, newsletter: NewsletterSection };

/** The sections after the resources; their code arrives together. */
export default function HomeEnd() {
  return (
    <>
      <PageSections {...content} kinds={kinds} />
      <ClosingCall {...content.closing} actions={[bookDemo, startTrial]} />
    </>
  );
}
