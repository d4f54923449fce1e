// The community's hub and search, and the words each section is introduced with.
import { plural } from '../../plural.ts'

const count = plural('en')

export const community = {
  title: 'Community',
  lead: 'As-salamu alaykum. Here is what your neighbours are talking about.',
  description:
    'What is new in the Muslim community near you and around the world: questions and answers, ideas, messages to Gaza, and people to meet.',
  sections: {
    forum: {
      name: 'Forum',
      title: 'Forum',
      lead: 'Ask, answer and talk with care.',
      description: 'Questions and conversations among Muslims, by subject, with answers you can find again.',
      write: 'Start a topic',
      formLead: 'A clear title and a few details bring better answers.',
      titleHint: 'Your question or subject in one line.',
      none: 'No topics yet',
      noneText: 'Ask the first question. Someone is glad to help.',
    },
    ideas: {
      name: 'Ideas',
      title: 'Ideas',
      lead: 'Tell us what would help you, and vote for what others ask.',
      description:
        'Suggestions for the site and for your town: one vote each, with a status and a reason for every idea.',
      write: 'Suggest an idea',
      formLead: 'One idea at a time. What is missing, and whom would it help?',
      titleHint: 'For example: “A halal butcher in Leeds”.',
      none: 'No ideas yet',
      noneText: 'What would make your neighbourhood better?',
    },
    gaza: {
      name: 'Messages to Gaza',
      title: 'Messages to Gaza',
      lead: 'A wall of words and duas for the people of Gaza.',
      description:
        'Messages and duas for the people of Gaza, from around the world. Every one is read by a person first.',
      write: 'Leave a message',
      formLead: '5 to 500 characters, with your name or without it.',
      titleHint: '',
      none: 'No messages yet',
      noneText: 'Yours could be the first.',
    },
  },
  categories: {
    welcome: 'Welcome',
    faith: 'Faith and practice',
    family: 'Family and home',
    halal: 'Halal and food',
    town: 'Your town',
    work: 'Work and business',
    learning: 'Learning',
    site: 'About Mahalla',
  },
  categoryPurpose: {
    welcome: 'Say salaam and find your way around.',
    faith: 'Experiences and questions. For a ruling, ask a scholar you trust.',
    family: 'Children, marriage, elders and everyday life.',
    halal: 'What to eat, where to buy it and how to check.',
    town: 'Moving, meeting and getting things done where you live.',
    work: 'Jobs, trade and running a business.',
    learning: 'Quran, Arabic, school and study.',
    site: 'Questions about this site.',
  },
  hub: {
    near: (place: string) => `New near ${place}`,
    fresh: 'New in the community',
    unanswered: 'Can you help?',
    unansweredText: 'Questions that nobody has answered yet.',
    wall: 'From the wall',
    all: (section: string) => `All of ${section}`,
    search: 'Search the community',
    join: 'Join in',
    joinText: 'Reading is open to everyone. With an account you can ask, answer, vote and follow.',
    register: 'Create an account',
    sampleNote: 'Posts marked “Sample” show how the community works. They were not written by real members.',
    today: 'Events today',
  },
  search: {
    title: 'Search the community',
    found: (n: number) => count(n, { one: '# result', other: '# results' }),
    none: 'Nothing found',
    noneText: 'Try another word, or ask in the forum.',
    ask: 'Ask in the forum',
  },
}
