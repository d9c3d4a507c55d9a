import ClosingCall from '../../sections/ClosingCall';
import { withContent } from '../../sections/withContent';
import { bookDemo, startTrial } from '../actions';
import { site } from '../site';

const { demoMinutes } = site;

export default withContent(ClosingCall, {
  id: 'start',
  title: 'Bring us your worst job ticket',
  lead: `The one with three corrections in pencil and a coffee ring. In a ${demoMinutes}-minute demo we run it from intake to a press slot.`,
  actions: [bookDemo, startTrial],
});
