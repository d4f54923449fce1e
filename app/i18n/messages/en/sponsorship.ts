// Sponsorship: what is offered, whom it reaches, the enquiry.
export const sponsorship = {
  title: 'Sponsorship',
  lead: 'Put your name behind something good, in front of people who look for it.',
  offered: 'What you can have',
  placements: {
    lead: { title: 'Lead sponsor', text: 'Your logo and one line, large, in the sponsors’ section of the home page.' },
    supporting: {
      title: 'Supporting sponsor',
      text: 'Your logo in the sponsors’ section of the home page, beside the others.',
    },
    banner: {
      title: 'Banner',
      text: 'A banner of your own words on the home page, shared fairly with the others by day.',
    },
  },
  aMonth: (price: string) => `${price} a month`,
  onRequest: 'Price on request',
  rules:
    'Whatever is paid for is marked as such. Never on prayer, Quran or Gaza pages, and never for alcohol, gambling, interest or dating. No ratings, no halal levels, no place ahead of someone nearer.',
  reach: 'Whom it reaches',
  figures: {
    views: 'Page views in 30 days',
    homeViews: 'Home page views',
    impressions: 'Times a banner was seen',
    clicks: 'Clicks on banners',
  },
  counted: 'Our own count of the last 30 days. Bots and staff are left out. We don’t round up and don’t follow people.',
  notCounted: 'Page views are not counted here, so we can’t give you a figure.',
  sponsors: 'Our sponsors',
  ask: 'Ask us',
  fields: {
    name: 'Your name',
    email: 'Email for our reply',
    placement: 'What you have in mind',
    choose: 'Choose one',
    message: 'Your message',
    hint: 'Who you are, when you would like to start, and anything we should know.',
  },
  send: 'Send enquiry',
  sent: 'We have your enquiry.',
  sentText: 'Our team will answer by email.',
  subject: (placement: string) => `Sponsorship: ${placement}`,
  more: 'Who pays for this site, and for what?',
  moreLink: 'How we make money',
  errors: {
    name: 'Enter your name.',
    email: 'Enter an email address such as name@example.com.',
    placement: 'Choose what you have in mind.',
    message: 'Write 10 to 3,500 characters.',
  },
}
