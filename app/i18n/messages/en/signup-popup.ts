/** The signup popup. Button wordings, counts and the label about spots are prescribed word for word; counts are said where they are true. */
export const signupPopup = {
  label: 'Join as',
  close: 'Close',
  tabs: {
    business: 'Business VIP',
    community: 'Community',
  },
  yourCity: 'Your City',
  /** Chosen at random, one per page load. */
  businessButtons: ['Start My VIP Trial Now', 'Claim My Free 30-Day VIP Access'] as [string, string],
  business: {
    artTitle: '30 days of VIP, free',
    artText: (city: string) => `For Muslim-owned businesses in ${city}`,
    heading: (city: string) => `Be easier to find in ${city}`,
    text: (isTrue: boolean) =>
      `${isTrue ? 'Join 50+ Muslim businesses. ' : ''}For 30 days you can try what the paid plans do for you, and your listing stays free.`,
    points: [
      '20 automation rules for your listing',
      'Your own page with map, hours and reviews',
      'It ends automatically',
    ],
    urgency: 'Limited spots available this month',
    note: 'No card needed.',
  },
  community: {
    artTitle: 'Made for neighbours',
    artText: (city: string | null) =>
      city ? `For Muslims in ${city} and around the world` : 'For Muslims around the world',
    heading: (city: string | null) => (city ? `Meet your community in ${city}` : 'Meet your community'),
    text: (isTrue: boolean) =>
      `${isTrue ? '500+ Muslims already connected. ' : ''}Share what you know, ask what you need, and help where you can.`,
    points: [
      'Events and classes near you',
      'A forum, recipes and honest reviews',
      'Ways to give back, close to home and in Gaza',
    ],
    button: 'Enter Community',
    note: 'Free for everyone.',
  },
  dontShowAgain: 'Don’t show this again',
}
