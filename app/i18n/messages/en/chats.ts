// Conversations with visitors on the staff's screen, and the questions nobody could answer.
import { plural } from '#app/i18n/plural.ts'

const count = plural('en')

export const chats = {
  title: 'Chats',
  lead: 'Visitors the assistant passed on to us. Answers reach them at once, or by email once they have left.',
  filter: 'Filter by state',
  states: { waiting: 'Waiting', assigned: 'In progress', closed: 'Closed' },
  empty: 'No chats here',
  emptyText: 'When a visitor asks for our team, the chat appears here.',
  thread: 'Conversation',
  someone: 'Visitor',
  us: 'Our team',
  assistant: 'Assistant, as the visitor’s page had it',
  answer: 'Your answer',
  send: 'Send',
  close: 'Close chat',
  errors: { missing: 'Write an answer first.', tooLong: 'That is too long.' },
  unanswered: {
    title: 'Questions without an answer',
    lead: 'What the assistant could not answer, most asked first. Write a help topic for it, then mark it done.',
    empty: 'The assistant has answered everything it was asked.',
    makeTopic: 'Write a help topic',
    done: 'Done',
    times: (n: number) => count(n, { one: 'asked once', other: 'asked # times' }),
  },
}
