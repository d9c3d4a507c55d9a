import CustomerQuotes from '../../sections/CustomerQuotes';
import { withContent } from '../../sections/withContent';

export default withContent(CustomerQuotes, {
  id: 'customers',
  eyebrow: 'Customers',
  title: 'Heard between the presses',
  testimonials: [
    {
      quote:
        'One person here knew which die fits which job. Now the route knows, and she gets to take a vacation.',
      company: 'Kettlebrook Label Works',
    },
    {
      quote:
        'The night shift no longer phones the estimator. What we quoted is on the ticket, down to the stock and the waste we allowed for.',
      company: 'Ostrander & Vale Printing',
    },
    {
      quote:
        'A missing bleed used to surface at plating. Now it surfaces the hour the file comes in, and the customer fixes it instead of us.',
      company: 'Marrowfield Packaging',
    },
    {
      quote:
        'I quote a wrap from the van. By the time I am back, the vinyl is reserved and the installer has a date.',
      company: 'Quillhaven Sign & Display',
    },
  ],
});
