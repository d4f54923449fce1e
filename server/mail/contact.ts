// The staff's answers to messages from the contact form, as letters in the language the message was written in.
import { z } from 'zod'
import type { Db } from '#app/core/request/services.ts'
import { inLocale, isLocale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import type { Letter } from './letter.ts'
import type { Mailer } from './mailer.ts'

const answers = z.array(
  z.object({
    to_address: z.string(),
    name: z.string(),
    subject: z.string(),
    message: z.string(),
    language: z.string(),
    answer: z.string(),
  }),
)
type Answer = z.output<typeof answers>[number]

const chatAnswers = z.array(
  z.object({ to_address: z.string(), language: z.string(), question: z.string(), answer: z.string() }),
)

const BATCH = 50
const LONGEST_SUBJECT = 80

export function answerLetter(answer: Answer, siteUrl: string): { subject: string; letter: Letter } {
  const locale = isLocale(answer.language) ? answer.language : 'en'
  const t = mailMessages(locale).contactAnswer
  const quoted = answer.message.split('\n').map((line) => `> ${line}`)
  return {
    subject: t.subject(answer.subject),
    letter: {
      locale,
      body: [answer.answer, t.youWrote, quoted.join('\n')].join('\n\n'),
      action: { label: t.action, url: siteUrl + inLocale('/contact', locale) },
      closing: t.closing,
    },
  }
}

export async function sendContactAnswers(service: Db, mailer: Mailer, siteUrl: string): Promise<void> {
  const { data, error } = await service.rpc('take_contact_answers', { max_results: BATCH })
  if (error) throw new Error(error.message)
  for (const answer of answers.parse(data))
    await mailer.queue({ to: answer.to_address, kind: 'contact:answer', ...answerLetter(answer, siteUrl) })
}

/** The same letter for what was asked in the chat: its subject is the question. */
export async function sendChatAnswers(service: Db, mailer: Mailer, siteUrl: string): Promise<void> {
  const { data, error } = await service.rpc('take_chat_answers', { max_results: BATCH })
  if (error) throw new Error(error.message)
  for (const { to_address, question, ...answer } of chatAnswers.parse(data)) {
    const subject = question.replace(/\s+/g, ' ').slice(0, LONGEST_SUBJECT)
    const letter = answerLetter({ ...answer, to_address, name: '', subject, message: question }, siteUrl)
    await mailer.queue({ to: to_address, kind: 'chat:answer', ...letter })
  }
}
