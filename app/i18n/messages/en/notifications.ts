// The inbox: what happened that concerns a member.
import { plural } from '../../plural.ts'

const count = plural('en')

export const notifications = {
  title: 'Notifications',
  lead: 'What happened in the community that concerns you.',
  none: 'All quiet',
  noneText: 'When someone replies to you or mentions you, it appears here.',
  newOnes: (n: number) => count(n, { one: '# new notification', other: '# new notifications' }),
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
    campaign_update: (_who: string, title: string) => `News from “${title}”`,
    campaign_funded: (_who: string, title: string) => `“${title}” reached its goal`,
    campaign_overdue: (_who: string, title: string) => `“${title}” still owes its report`,
    shift_soon: (_who: string, title: string) => `Your shift at “${title}” is coming up`,
    shift_changed: (_who: string, title: string) => `Your shift at “${title}” was moved or cancelled`,
    decision: (_who: string, title: string) => `Our team decided about your post in “${title}”`,
    automation: (_who: string, title: string) => title,
    place_letter: (_who: string, title: string) => title,
    bookmark: (_who: string, title: string) => `You wanted to come back to “${title}”`,
    review_asked: (who: string, title: string) => `${who} asks you to check “${title}”`,
    message: (_who: string, title: string) => `${title} answered you`,
    suggestion_taken: (_who: string, title: string) => `Your correction of “${title}” is shown now`,
    suggestion_not_taken: (_who: string, title: string) => `Your correction of “${title}” was not taken up`,
    suggestion_asked: (_who: string, title: string) => `Is this right? A member suggests a change to ${title}`,
    message_asked: (_who: string, title: string, n: number) =>
      n === 1 ? `New message for ${title}` : count(n, { other: `# new messages for ${title}` }),
    group_note: (_who: string, title: string, n: number) =>
      n === 1 ? `Announcement in ${title}` : count(n, { other: `# announcements in ${title}` }),
    group_invited: (_who: string, title: string) => `You’re invited to ${title}`,
    group_asked: (_who: string, title: string) => `Someone asks to join ${title}`,
    group_joined: (_who: string, title: string) => `You’re in: welcome to ${title}`,
    person_asked: (_who: string, title: string) => `${title} would like to write to you`,
    person_message: (_who: string, title: string, n: number) =>
      n === 1 ? `${title} wrote to you` : count(n, { other: `# new messages from ${title}` }),
    followed: (_who: string, title: string) => `${title} follows you`,
    followed_post: (who: string, title: string) => `${who} posted “${title}”`,
  },
  /** In place of the plain line, where it is known what came of it. */
  told: {
    decision: {
      approved: (title: string, isReply: boolean) =>
        isReply ? `Your reply in “${title}” has been approved` : `Your post “${title}” has been approved`,
      needs_info: (title: string, isReply: boolean) =>
        isReply
          ? `Our team asks you to change your reply in “${title}”`
          : `Our team asks you to change your post “${title}”`,
      rejected: (title: string, isReply: boolean) =>
        isReply ? `Our team didn’t publish your reply in “${title}”` : `Our team didn’t publish your post “${title}”`,
      removed: (title: string, isReply: boolean) =>
        isReply ? `Our team took down your reply in “${title}”` : `Our team took down your post “${title}”`,
      appeal_approved: (title: string) => `Your appeal worked: “${title}” is back`,
      appeal_rejected: (title: string) => `Your appeal was read, and the decision about “${title}” stands`,
    } as Record<string, (title: string, isReply: boolean) => string>,
    status: (title: string, status: string) => `“${title}” is now: ${status}`,
    event: {
      note: (title: string, at: string) => `The host of “${title}” on ${at} wrote to those who come`,
      moved: (title: string, at: string) => `“${title}” has moved to ${at}`,
      cancelled: (title: string, at: string) => `“${title}” on ${at} is cancelled`,
    },
    shift: {
      moved: (title: string, at: string) => `Your shift at “${title}” has moved to ${at}`,
      cancelled: (title: string, at: string) => `Your shift at “${title}” on ${at} is cancelled`,
    },
    seat: (title: string, at: string) => `You have a seat at “${title}”, ${at}`,
    soon: (title: string, at: string) => `“${title}” is coming up: ${at}`,
    shiftSoon: (title: string, at: string) => `Your shift at “${title}” is coming up: ${at}`,
    sanction: {
      warning: () => 'Our team has sent you a warning',
      silence: (at: string) => `You can’t post until ${at}`,
      suspension: (at: string) => `Your account is suspended until ${at}`,
      lifted: () => 'A measure against your account has been lifted',
    } as Record<string, (at: string) => string>,
  },
  settings: {
    title: 'How you hear from us',
    groups: {
      talk: 'Conversations',
      events: 'Events',
      giving: 'Giving back',
      places: 'Places and businesses',
      groups: 'Groups',
      people: 'People',
      yours: 'Your own posts and rules',
    },
    onSite: 'On the site',
    mail: 'Email',
    byMail: { now: 'Email at once', digest: 'Email once a day', off: 'No email' },
    kinds: {
      reply: 'Replies to what you follow',
      mention: 'Mentions',
      quote: 'Quotes of your words',
      answer: 'Your reply marked as the answer',
      status: 'Status of ideas you voted for',
      event_seat: 'A seat for you from the waiting list',
      event_changed: 'Events moved or cancelled',
      event_soon: 'Reminders of events',
      campaign_update: 'News from campaigns you follow',
      campaign_funded: 'Campaigns that reach their goal',
      campaign_overdue: 'Reports that are overdue',
      shift_soon: 'Reminders of your volunteer shifts',
      shift_changed: 'Shifts moved or cancelled',
      decision: 'Decisions about your posts',
      automation: 'Your own automation rules',
      place_letter: 'Messages from places you follow or visit',
      bookmark: 'Reminders of what you saved',
      review_asked: 'Articles you are asked to check',
      message: 'Answers from businesses you wrote to',
      suggestion_taken: 'Your corrections that are shown now',
      suggestion_not_taken: 'Your corrections that were not taken up',
      suggestion_asked: 'Corrections of places you manage',
      message_asked: 'Messages from visitors to your business',
      group_note: 'Announcements in your groups',
      group_invited: 'Invitations to groups',
      group_asked: 'People who ask to join your groups',
      group_joined: 'Groups that let you in',
      person_asked: 'People who want to write to you',
      person_message: 'Messages from members',
      followed: 'New followers',
      followed_post: 'New posts of people you follow',
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
