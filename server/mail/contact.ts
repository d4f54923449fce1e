// The staff's answers to messages from the contact form, as letters in the language the message was written in.
import { z } from 'zod'
import { inLocale, isLocale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import type { Letter } from './letter.ts'
import { type LetterTools, sendLetters } from './send-letters.ts'

const given = z.object({
  to_address: z.string(),
  name: z.string(),
  subject: z.string(),
  message: z.string(),
  language: z.string(),
  answer: z.string(),
})
type Answer = z.output<typeof given>

const chatAnswer = z.object({ to_address: z.string(), language: z.string(), question: z.string(), answer: z.string() })

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

export async function sendContactAnswers(tools: LetterTools, siteUrl: string): Promise<void> {
  await sendLetters(tools, {
    about: 'contact',
    material: given,
    write: (answer) => ({ to: answer.to_address, kind: 'contact:answer', ...answerLetter(answer, siteUrl) }),
  })
}

/** The same letter for what was asked in the chat: its subject is the question. */
export async function sendChatAnswers(tools: LetterTools, siteUrl: string): Promise<void> {
  await sendLetters(tools, {
    about: 'chat',
    material: chatAnswer,
    write: ({ to_address, question, ...answer }) => {
      const subject = question.replace(/\s+/g, ' ').slice(0, LONGEST_SUBJECT)
      const letter = answerLetter({ ...answer, to_address, name: '', subject, message: question }, siteUrl)
      return { to: to_address, kind: 'chat:answer', ...letter }
    },
  })
}
