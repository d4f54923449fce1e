// The inbox: what happened that concerns a member.
import { plural } from '../../plural.ts'

const count = plural('en')

export const notifications = {
  title: 'Notifications',
  lead: 'What happened in the community that concerns you.',
  none: 'All quiet',
  noneText: 'When someone replies to you or mentions you, it appears here.',
  readAll: 'Mark all as read',
  older: 'Show older',
  someone: 'Someone',
  /** `n` of the same, the last one by `who`. */
  kinds: {
    reply: (who: string, title: string, n: number) =>
      n === 1 ? `${who} replied to “${title}”` : count(n, { other: `# new replies to “${title}”` }),
    mention: (who: string, title: string) => `${who} mentioned you in “${title}”`,
    quote: (who: string, title: string) => `${who} quoted you in “${title}”`,
    answer: (_who: string, title: string) => `Your reply answered “${title}”`,
    status: (_who: string, title: string) => `“${title}” has a new status`,
    event_seat: (_who: string, title: string) => `“${title}”: you have a seat`,
    event_changed: (_who: string, title: string) => `“${title}” was moved or cancelled`,
    event_soon: (_who: string, title: string) => `“${title}” is coming up`,
    decision: (_who: string, title: string) => `Our team decided about your post in “${title}”`,
    automation: (_who: string, title: string) => title,
    place_letter: (_who: string, title: string) => title,
    review_asked: (who: string, title: string) => `${who} asks you to check “${title}”`,
    message: (_who: string, title: string) => `${title} answered you`,
    message_asked: (_who: string, title: string, n: number) =>
      n === 1 ? `New message for ${title}` : count(n, { other: `# new messages for ${title}` }),
  },
  settings: {
    title: 'How you hear from us',
    onSite: 'On the site',
    mail: 'Email',
    mails: { now: 'At once', digest: 'Once a day', off: 'Never' },
    kinds: {
      reply: 'Replies to what you follow',
      mention: 'Mentions',
      quote: 'Quotes of your words',
      answer: 'Your reply marked as the answer',
      status: 'Status of ideas you voted for',
      event_seat: 'A seat for you from the waiting list',
      event_changed: 'Events moved or cancelled',
      event_soon: 'Reminders of events',
      decision: 'Decisions about your posts',
      automation: 'Your own automation rules',
      place_letter: 'Messages from places you follow or visit',
      review_asked: 'Articles you are asked to check',
      message: 'Answers from businesses you wrote to',
      message_asked: 'Messages from visitors to your business',
    },
    save: 'Save',
    saved: 'Saved.',
  },
  off: {
    title: 'Stop these emails',
    text: 'You will no longer get these emails. Notifications on the site stay on.',
    button: 'Stop',
    done: 'Done. You won’t get these emails any more.',
    bad: 'This link is not valid any more. You can change your emails on the notifications page.',
  },
}
