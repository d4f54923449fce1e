// Waiting for a place that is not listed yet.

export const alerts = {
  title: 'Tell me when one is listed',
  promise: 'One email when the first is listed. Nothing else, and you can stop it any time.',
  email: 'Your email',
  button: 'Tell me',
  saved: 'Done. We’ll email you when the first is listed.',
  mailed: 'Check your email: open the link in it to confirm.',
  seeAll: 'Your alerts',
  leaveEmpty: 'Leave this field empty',
  refused: {
    invalid: 'Enter a valid email address.',
    tooMany: 'Too many requests. Please wait a few minutes.',
    failed: 'That didn’t work. Please try again.',
    tooManyAlerts: 'You can wait for ten searches. Stop one first.',
  },
  own: {
    title: 'Your alerts',
    text: 'What you asked us to tell you about. Each ends with the first email.',
    end: 'Stop',
    none: 'You aren’t waiting for anything. Search for something that isn’t listed yet, and we’ll offer to tell you.',
  },
  off: {
    title: 'Stop this alert',
    text: 'You will get no more emails about this search.',
    button: 'Stop',
    done: 'Done. You will get no more emails about this search.',
    bad: 'This link no longer works. The alert may have ended already.',
  },
  confirm: {
    title: 'Confirm your alert',
    text: 'We’ll email you once, when the first is listed.',
    button: 'Yes, tell me',
    done: 'Confirmed. We’ll email you when the first is listed.',
    bad: 'This link no longer works. Search again and ask for a new one.',
  },
}
