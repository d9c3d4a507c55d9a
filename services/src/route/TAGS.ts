/** The groups of routes, with what they are about. */
export const TAGS = {
  Help: 'What readers of the help center read',
  Signals: 'What browsers report: views, feedback, consent, telemetry',
  Forms: 'What visitors send',
  Session: 'Sign-in of staff',
  Content: 'The five routes of each resource, for staff',
  Staff: 'Feedback, figures, inbox and generation, for staff',
  Service: 'How the service is',
} as const;
