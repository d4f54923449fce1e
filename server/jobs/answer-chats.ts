import { sendChatAnswers } from '../mail/contact.ts'
import type { Job } from './schedule.ts'

/** Letters to visitors who asked our staff in the chat and have gone since. */
export const answerChats: Job = {
  name: 'answer-chats',
  schedule: '* * * * *',
  leaseSeconds: 50,
  run: (context) => sendChatAnswers(context, context.siteUrl),
}
