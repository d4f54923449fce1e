// Campaigns of an owner: a code for each poster, leaflet and link.

export const placeCampaigns = {
  title: 'Campaigns',
  lead: 'Give each poster, leaflet and link its own code, and see how many people it brings.',
  lockedTitle: (plan: string) => `Campaigns are part of ${plan}`,
  locked:
    'A poster in the window, a leaflet after Jumu’ah, a link in your newsletter: each gets a code of its own, and you see which one brings people to your page. Plain posters stay free.',
  add: 'New campaign',
  name: 'Name',
  nameHint: 'For you and your team only, for example “Window poster” or “Eid leaflet”.',
  listing: 'Business',
  begin: 'Create code',
  said: {
    begun: 'Your code is ready. Make a poster with it, or copy the link.',
    ended: 'Ended. Codes you’ve printed still work.',
    resumed: 'It’s running again.',
  },
  none: 'No campaigns yet',
  noneText: 'Make one for the poster in your window and another for the leaflet, and compare.',
  over: 'Ended',
  overText: 'Codes you’ve printed still lead to your page, and visits still count.',
  since: (date: string) => `Since ${date}`,
  came: 'People who came by this code:',
  spans: { week: '7 days', month: '28 days', whole: 'In all' },
  link: 'Link',
  poster: 'Make a poster',
  end: 'End',
  resume: 'Run again',
  note: 'Each visitor counts once a day. Bots, your own team and anyone who asks not to be tracked aren’t counted.',
  errors: { tooMany: 'Twenty campaigns can run at once for a business. End one first.' },
}
