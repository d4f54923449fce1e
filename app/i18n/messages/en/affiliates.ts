// Affiliates: the rules, the application, the desk.
import { plural } from '#app/i18n/plural.ts'

const n = plural('en')

export const affiliates = {
  title: 'Affiliates',
  lead: (percent: string) =>
    `Know a shop that belongs on the map? Refer its owner and earn ${percent} of what they pay.`,
  rulesTitle: 'How it works, fairly',
  rules: {
    share: (percent: string, months: number) =>
      n(months, {
        one: `You get ${percent} of what an owner pays in the first month, before tax.`,
        other: `You get ${percent} of what an owner pays in the first # months, before tax.`,
      }),
    window: (days: number) =>
      n(days, {
        one: 'The first link someone follows counts for # day, kept on their own device by this site alone.',
        other: 'The first link someone follows counts for # days, kept on their own device by this site alone.',
      }),
    hold: (days: number) =>
      n(days, {
        one: 'A commission is pending for # day, then payable, then paid.',
        other: 'A commission is pending for # days, then payable, then paid.',
      }),
    refund: 'When an owner gets money back, the commission goes back too.',
    self: 'You can’t refer yourself.',
    payout: (least: string) => `We pay out from ${least}. Smaller amounts carry over; nothing is lost.`,
    kept: 'The terms you join with stay yours, whatever changes later.',
  },
  apply: 'Become an affiliate',
  about: 'Who you are and whom you reach',
  aboutHint: 'A few sentences are enough. Our team reads every application.',
  website: 'Website or channel, if you have one',
  send: 'Send application',
  sent: 'We have your application.',
  sentText: 'Our team is reviewing it and will write to you.',
  member: 'You are an affiliate',
  open: 'Open my dashboard',
  errors: {
    about: 'Tell us a little about yourself: 10 to 2,000 characters.',
    website: 'Enter an address that begins with https://.',
    twice: 'You’ve already applied. Our team will get back to you.',
  },
  desk: {
    link: 'Your link',
    linkHint: 'Share this address. It leads to the plans and remembers you.',
    code: 'Your code',
    codeHint: 'For a talk, a video or a flyer. Owners type it on the plans page, and it counts like a click.',
    share: 'Ready to share',
    shareText:
      'Use these as they are, or put them in your own words. Always say that you get a share: people trust that.',
    message: 'A short message',
    messageHint: 'For WhatsApp, a post or an email.',
    messageText: (link: string) =>
      `As-salamu alaykum. Do you run a business? Listing it on Mahalla is free, and people nearby can find you there: ${link} (I get a share if you choose a paid plan.)`,
    banner: 'A banner for your website',
    bannerHint: 'Paste this where the picture should appear.',
    bannerAlt: 'List your business on Mahalla for free',
    qr: 'QR code',
    qrHint: 'For print. It leads to your link.',
    qrDownload: 'Download QR code',
    clicks: 'Clicks',
    referrals: 'Owners you brought',
    paying: 'Owners who have paid',
    behind:
      'An owner you brought got money back, so our share of it goes back too. It comes off what you earn next; you never have to pay us.',
    funnel: 'From click to payment',
    funnelText:
      'Counted month by month, for the last twelve months at most. Of clicks we keep the number only, never who it was.',
    month: 'Month',
    signUps: 'Sign-ups',
    firstPaid: 'Paid for the first time',
    begin: {
      title: 'Your first owner',
      text: 'Nobody has followed your link yet. This is how it begins:',
      steps: [
        'Send your link to one owner you know. A personal word works best.',
        'They list their business for free. It shows here as a sign-up.',
        'Once they pay for a plan, your share shows here, with the day we pay it.',
      ],
    },
    order: 'Order',
    orderText: (number: string, date: string) => `No. ${number}, paid on ${date}`,
    cycles: { monthly: 'monthly', annual: 'yearly' },
    takenBack: {
      refund: (back: string, sum: string) =>
        `${back} of the ${sum} paid went back to the owner, so that part of your share goes back too. It comes off your next payout.`,
      late: 'An earlier first payment of this owner reached us late. By its date this payment is past the months that count, so its share goes back.',
      self: 'You or someone with the same details keeps this business, and nobody earns from their own payments. If that is wrong, write to us.',
    },
    arrived: 'It has arrived',
    listed: (sum: string) => `${sum} are on the list for the next transfer.`,
    payoutStates: { listed: 'On the list', sent: 'Sent', confirmed: 'Arrived', failed: 'Came back' },
    account: {
      title: 'Where we pay you',
      text: 'Only you and whoever makes the transfers see this.',
      missing: 'Tell us where to pay you. Until then nothing can be sent.',
      method: 'Way of payment',
      choose: 'Please choose',
      holder: 'Name of the account’s holder',
      account: 'IBAN or account number',
      accountHint: 'Spaces don’t matter.',
      bankCode: 'BIC, SWIFT or sort code',
      bankCodeHint: 'Not needed with an IBAN.',
      email: 'Email address of that account',
      save: 'Save',
      saved: 'Saved. Your next payout goes there.',
      methods: { bank: 'Bank transfer', paypal: 'PayPal', wise: 'Wise' },
      errors: {
        method: 'Choose how we should pay you.',
        holder: 'Enter the name as the account has it.',
        account: 'That number isn’t right. Check the IBAN or the account number.',
        bankCode: 'Enter the code of the bank.',
        email: 'Enter the email address of the account.',
      },
    },
    commissions: 'Commissions',
    none: 'Nothing yet. Share your link to begin.',
    date: 'Date',
    state: 'Status',
    amount: 'Amount',
    states: { pending: 'Pending', payable: 'Payable', listed: 'Being paid', paid: 'Paid', reversed: 'Reversed' },
    payableOn: (date: string) => `Payable from ${date}`,
    payouts: 'Payouts',
    noPayouts: (least: string) => `No payout yet. We pay from ${least}.`,
    download: 'Download CSV',
    terms: 'Your terms',
  },
}
