// The full account of the counting on this site.

export const whatWeCount = {
  title: 'What we count',
  lead: 'We count pages, not people. Here is all of it: what is written down, for how long, and who can see it.',
  off: 'Counting is switched off on this site at the moment.',
  privacy: 'Read the privacy policy',
  sections: [
    {
      title: 'When you open a page',
      lines: [
        'Its address without anything after “?”, its title and what kind of page it is.',
        'The page you came from, also without anything after “?”.',
        'What your browser says it is, whether it is a phone or a computer, and the time.',
        'The country of the place you chose on this site. We do not work it out from your network address.',
        'The name of a campaign, if the link you followed carried one.',
      ],
    },
    {
      title: 'How we tell visitors apart',
      lines: [
        'Your network address and browser are mixed with a random number and turned into a code. The address itself is not written down.',
        'The random number is new every day and deleted when the day is over. After that nobody can tell which code was yours.',
        'There is no cookie for counting, and no account is attached to it.',
      ],
    },
    {
      title: 'Where we keep even less',
      lines: [
        'On pages about mosques, prayer times, the Quran, zakaat, Gaza, giving, reports, people, messages and your own account there is no visitor code, no country and no campaign, and only the family of your browser is kept.',
        'Links that work as keys, such as a shared list, are cut off before the key.',
      ],
    },
    {
      title: 'On the page of a business',
      lines: [
        'Views, calls, directions and clicks to the website, each visitor once a day. Calls, directions and clicks are kept as plain numbers, never beside a visitor code.',
        'How many people saved it, never who.',
        'Searches that found nothing: the kind of place, the dish, the hours or the work that was wanted, the town and the week, each visitor once a day. Owners see them from three searches on.',
        'Which searches showed it, by kind of search, with its place in them and the hour of the week, each visitor once a day. Never the words. Owners see them from three on.',
        'The codes on its posters and links: how often each was followed in a day, each visitor once, never by whom.',
      ],
    },
    {
      title: 'Promotions and newsletters',
      lines: [
        'A promotion is seen once at least half of it has been in view for one second. Each visitor counts once per promotion, placement and day, for seeing and for following it.',
        'For each one we keep the promotion, the page and where on it, your language, the time and that day’s code.',
        'Where a promotion may be shown to one person only so often, your own browser remembers how often. It does not tell us.',
        'Links in our newsletter: how often each was followed, not by whom. Whether you opened an email is not recorded.',
      ],
    },
    {
      title: 'Links, widgets and questions',
      lines: [
        'Affiliate links: how often each was followed in a day, not by whom.',
        'Our widgets on other sites: how often each was shown in a day, and on which site. Not to whom.',
        'Questions our assistant could not answer: the words, how often they were asked and when last, not by whom.',
      ],
    },
    {
      title: 'Who is not counted',
      lines: [
        'Bots, our own team, and owners on their own pages.',
        'Anyone whose browser sends “Do Not Track” or “Global Privacy Control”. Nothing is written down then.',
      ],
    },
    {
      title: 'How long we keep it',
      lines: [
        'Single records: 90 days.',
        'Daily totals, such as “this page: 40 views”: for good. They are about no one.',
      ],
    },
    {
      title: 'What you have begun to write',
      lines: [
        'Forms you have started and not sent stay on your device. While you are signed in they are also kept in your account, so you can go on with them on another device. Never passwords, files or card numbers.',
        'Only you can read them, our team can’t. They go when you send the form, 90 days after you last touched them, and with your account. You can download them with your data.',
      ],
    },
    {
      title: 'Who can see it',
      lines: [
        'Owners see the sums of their own businesses. The site’s administrators see the sums of the whole site and the single records. Nobody else does.',
        'We count on our own server. No other company takes part, and nothing is sold.',
      ],
    },
  ],
}
