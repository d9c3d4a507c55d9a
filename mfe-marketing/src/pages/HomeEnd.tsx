import Closing from '../content/home/closing';
import Contact from '../content/home/contact';
import Newsletter from '../content/home/newsletter';
import Trial from '../content/home/trial';

/** The sections after the resources; their code arrives together. */
export default function HomeEnd() {
  return (
    <>
      <Contact />
      <Newsletter />
      <Trial />
      <Closing />
    </>
  );
}
