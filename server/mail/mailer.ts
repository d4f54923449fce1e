// All mail goes through the outbox table. With SMTP_URL it is sent from there; without, it stays readable for the
// superadmin, unless it would let them into other people's accounts, and is printed in the log.
import { createTransport } from 'nodemailer'
import type { Db } from '#app/core/request/services.ts'
import type { Database } from '#app/lib/database.types.ts'
import { ADDRESS_TAKEN } from '../backend/auth/letters.ts'
import type { Backend } from '../backend/backend.ts'
import type { AuthMail } from '../backend/embedded.ts'
import { serviceClient } from '../backend/service-client.ts'
import type { Env } from '../settings/env.ts'
import { addressTakenLetter, authLetter } from './auth-letter.ts'
import { type Letter, letterHtml, letterText } from './letter.ts'

export type QueuedMail = Database['public']['Functions']['claim_outbox']['Returns'][number]
export type NewMail = {
  to: string
  subject: string
  letter: Letter
  kind: string
  headers?: Record<string, string>
  /** SHA-256, in hex, of the code or token the letter carries. It is kept with the letter, or neither is. */
  keyHash?: string | undefined
}

export type MailTry = { ok: boolean; said: string | null; ms: number }

const LONGEST_TRY_MS = 20_000

export type Mailer = ReturnType<typeof createMailer>

type Options = { env: Pick<Env, 'smtpUrl' | 'mailFrom'>; siteUrl: string; say: (line: string) => void }

export function createMailer({ env, siteUrl, say }: Options) {
  const transport = env.smtpUrl ? createTransport(env.smtpUrl) : null
  let service: Db | null = null
  let notify = () => {}

  const opened = () => {
    if (!service) throw new Error('The outbox is not open yet')
    return service
  }
  const rowOf = ({ to, subject, letter, kind, headers = {} }: NewMail) => ({
    to_address: to,
    subject,
    body_text: letterText(letter),
    body_html: letterHtml(letter),
    headers,
    kind,
    status: transport ? 'queued' : 'kept',
  })
  const announce = ({ to_address, subject, body_text }: ReturnType<typeof rowOf>) => {
    if (transport) notify()
    else say(`mail kept in the outbox (no SMTP_URL) for ${to_address}: ${subject}\n${body_text}`)
  }

  const queue = async (mail: NewMail) => {
    const row = rowOf(mail)
    const { error } = await opened().from('outbox').insert(row)
    if (error) throw new Error(`Outbox: ${error.message}`)
    announce(row)
  }

  /** A letter that was owed: it goes into the outbox once, whoever wrote it. */
  const post = async (letter: number, mail: NewMail) => {
    const row = rowOf(mail)
    const { data: isPut, error } = await opened().rpc('put_letter', {
      letter,
      mail: row,
      ...(mail.keyHash && { key_hash: mail.keyHash }),
    })
    if (error) throw new Error(`Outbox: ${error.message}`)
    if (isPut) announce(row)
  }

  return {
    attach: (backend: Backend) => {
      service = serviceClient(backend)
    },
    onQueued: (listener: () => void) => {
      notify = listener
    },
    queue,
    post,
    /** For functions of the database that put a letter into the outbox with what it is about: its row, and the word that it is there. */
    rowOf,
    announce,
    /** Whether mail leaves from here; otherwise it stays in the outbox. */
    isSending: transport !== null,
    /** Something else put mail into the outbox. */
    wake: () => {
      if (transport) notify()
    },
    /** Where links in mail lead to. */
    siteUrl,
    /** What the auth service asks to be sent. */
    fromAuth: ({ to, subject, text = '', redirectTo, language }: AuthMail) =>
      queue({
        to,
        ...(subject === ADDRESS_TAKEN
          ? addressTakenLetter(siteUrl, language ?? 'en')
          : authLetter(text, siteUrl, redirectTo, language)),
      }),
    /** Sends a letter at once, past the outbox, and says what the server answered. */
    tryNow: async (mail: NewMail): Promise<MailTry> => {
      if (!transport) return { ok: false, said: null, ms: 0 }
      const begun = performance.now()
      const { to_address, subject, body_text, body_html } = rowOf(mail)
      const sent = transport.sendMail({ from: env.mailFrom, to: to_address, subject, text: body_text, html: body_html })
      // A server that does not answer is an answer too.
      const late = AbortSignal.timeout(LONGEST_TRY_MS)
      const tooLate = new Promise<never>((_resolve, reject) =>
        late.addEventListener('abort', () => reject(new Error(`No answer within ${LONGEST_TRY_MS / 1000} seconds.`))),
      )
      const result = await Promise.race([sent, tooLate]).then(
        ({ response }) => ({ ok: true, said: response }),
        (error: unknown) => ({ ok: false, said: error instanceof Error ? error.message : String(error) }),
      )
      return { ...result, ms: Math.round(performance.now() - begun) }
    },
    deliver: async (mail: QueuedMail) => {
      if (!transport) throw new Error('SMTP_URL is not set')
      await transport.sendMail({
        from: env.mailFrom,
        to: mail.to_address,
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html ?? undefined,
        headers: mail.headers as Record<string, string>,
      })
    },
  }
}
