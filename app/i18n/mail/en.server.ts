// Texts of the mails the site sends. Only the server needs them.
export default {
  greeting: 'As-salamu alaykum,',
  signature: 'The Mahalla team',
  ignore: 'If you did not ask for this, you can ignore this email. Nothing will happen.',
  orCode: (code: string) => `Or enter this code: ${code}`,
  confirmAddress: {
    subject: 'Confirm your email address',
    body: 'Welcome to Mahalla. Please confirm that this address is yours.',
    action: 'Confirm my address',
  },
  resetPassword: {
    subject: 'Choose a new password',
    body: 'You asked for a new password for your Mahalla account. The link works once and expires after one hour.',
    action: 'Choose a new password',
  },
  signIn: {
    subject: 'Your sign-in link',
    body: 'Here is your link to sign in to Mahalla. It works once and expires after one hour.',
    action: 'Sign in',
  },
  changeAddress: {
    subject: 'Confirm the change of your email address',
    body: 'You asked to change the email address of your Mahalla account.',
    action: 'Confirm the change',
  },
  code: {
    subject: 'Your confirmation code',
    body: 'Enter this code on Mahalla to continue:',
  },
  newsletter: {
    subject: 'Please confirm your newsletter subscription',
    body: 'You asked for the Mahalla newsletter: new places near you and your community’s news, now and then. Please confirm, and the next one will reach you.',
    action: 'Yes, send me the newsletter',
    unsubscribe: 'Unsubscribe',
  },
  trialReminder: {
    subjects: {
      23: 'Your VIP trial ends in 7 days',
      28: 'Your VIP trial ends in 2 days',
      30: 'Your VIP trial ends today',
    },
    bodies: {
      23: (listing: string, date: string) =>
        `Your free VIP trial for ${listing} runs until ${date}. Until then your listing carries the Featured label and stands ahead of others nearby.`,
      28: (listing: string, date: string) => `Your free VIP trial for ${listing} runs until ${date}: two more days.`,
      30: (listing: string, date: string) =>
        `Today, ${date}, is the last day of the free VIP trial for ${listing}. From tomorrow your listing is on Barakah, our free plan.`,
    },
    yourListing: 'your listing',
    action: 'Compare plans',
    closing:
      'You need not do anything. No card was given and nothing is charged: the trial ends by itself, your listing stays online for free, and nothing you entered is lost.',
  },
  certificateReminder: {
    subject: (business: string) => `Your halal certificate for ${business} expires soon`,
    body: (business: string, date: string) =>
      `The halal certificate of ${business} that we have on file is valid until ${date}. After that day the listing falls back to a lower level by itself. If you have a new one, please hand it in.`,
    action: 'Hand in the new certificate',
  },
}
