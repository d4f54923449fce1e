// Ideas: statuses, the roadmap, and what towns ask for.
import { plural } from '../../plural.ts'

const count = plural('en')

export const ideas = {
  vote: 'Vote',
  voted: 'Voted',
  statuses: { open: 'Open', planned: 'Planned', started: 'In progress', done: 'Done', declined: 'Declined' },
  roadmap: 'Roadmap',
  roadmapLead: 'What we plan, what we’re working on and what we decided against, with reasons.',
  roadmapNone: 'Nothing here yet',
  byTown: 'Wanted in your town',
  byTownLead: 'What people ask for, town by town. Owners can answer.',
  wants: (n: number) => count(n, { one: '# person wants this', other: '# people want this' }),
  setStatus: 'Set status',
  reason: 'Reason',
  saveStatus: 'Save status',
  offers: 'Owners’ answers',
  offer: 'Answer as a business',
  offerPlace: 'Your business',
  offerWords: 'What can you offer?',
  offerHint: '10 to 500 characters, without links or phone numbers.',
  offerSend: 'Send answer',
  errors: { reason: 'Give a reason of at least 5 characters.', words: 'Write 10 to 500 characters.' },
}
