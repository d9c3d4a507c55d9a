import WorkflowStrip from '../../sections/WorkflowStrip';
import { withContent } from '../../sections/withContent';

export default withContent(WorkflowStrip, {
  id: 'workflow',
  eyebrow: 'Job 4812',
  title: 'One ticket, six stops',
  lead: 'A 32-page catalog with a 4-page cover, 8.5 × 11 in, 2,500 copies, saddle stitched. Under each stop stands the line that it adds to the ticket.',
  steps: [
    {
      name: 'Intake',
      text: 'Web form, storefront, API or e-mail: every order becomes the same kind of ticket, and gaps are filled before anyone estimates.',
      ticket: '32 pp + 4 pp cover, 8.5 × 11 in, 2,500',
    },
    {
      name: 'Route',
      text: 'Your rules choose press, imposition and finishing from run length, sheet size and colors, and the ticket says which rule decided.',
      ticket: '28 × 40 press, two 16-page signatures',
    },
    {
      name: 'Price',
      text: 'Plates, make-ready, run time, paper with waste and outside work are added up at your rates. The margin shows before the quote leaves.',
      ticket: '24 plates, $6,940, margin 31%',
    },
    {
      name: 'Prepress',
      text: 'Files are checked against the route they will run on: bleed, resolution, spot colors, total ink. An operator sees only what fails.',
      ticket: '1 finding: RGB image on page 14',
    },
    {
      name: 'Schedule',
      text: 'The job takes a press slot with its finishing behind it. When a machine slips, later jobs move along, and the due dates at risk are listed by name.',
      ticket: 'Press 2 Thu 06:40, stitcher Fri 08:00',
    },
    {
      name: 'Analyze',
      text: 'Actual hours, sheets and spoilage come back to the estimate, so that you know which jobs earned their price and which only kept the press warm.',
      ticket: 'Estimated 6.5 press hours, ran 6.9',
    },
  ],
});
