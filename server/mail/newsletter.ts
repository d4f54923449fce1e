// Double opt-in: the clear tokens travel by mail only, the database keeps their hashes.
import { createHash, randomBytes } from 'node:crypto'
import { findCards } from '#app/core/newsletter/cards.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { inLocale, type Locale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import type { Backend } from '../backend/backend.ts'
import { serviceClient } from '../backend/service-client.ts'
import { type Issue, writeIssue } from './issue.ts'
import type { Mailer } from './mailer.ts'

type Options = { backend: Backend; mailer: Mailer; siteUrl: string }

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

export function createNewsletterTask({ backend, mailer, siteUrl }: Options): Services['tasks']['requestNewsletter'] {
  const service = serviceClient(backend)
  return async (email: string, locale: Locale) => {
    const confirm = randomBytes(24).toString('base64url')
    const unsubscribe = randomBytes(24).toString('base64url')
    const t = mailMessages(locale).newsletter
    const address = (path: string, token: string) => `${siteUrl}${inLocale(path, locale)}?token=${token}`
    const leave = address('/newsletter/unsubscribe', unsubscribe)
    const mail = mailer.rowOf({
      to: email,
      subject: t.subject,
      kind: 'newsletter:confirm',
      letter: {
        locale,
        body: t.body,
        action: { label: t.action, url: address('/newsletter/confirm', confirm) },
        footer: [`${t.unsubscribe}: ${leave}`],
      },
      // RFC 8058: mail programs offer "unsubscribe" themselves and post to this address.
      headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    })
    const { data, error } = await service.rpc('newsletter_request', {
      email,
      language: locale,
      confirm_hash: sha256(confirm),
      unsubscribe_hash: sha256(unsubscribe),
      mail,
    })
    if (error) throw new Error(error.message)
    if (data !== 'sent') return data === 'too_soon' ? 'too_soon' : 'already'
    mailer.announce(mail)
    return 'sent'
  }
}

/** The newsletter as it stands, to whoever writes it. */
export function createNewsletterTestTask({
  backend,
  mailer,
  siteUrl,
  log,
}: Options & Pick<Services, 'log'>): Services['tasks']['testNewsletter'] {
  const service = serviceClient(backend)
  return async (issue: Issue, to: string) => {
    const cards = await findCards({ db: () => service, log }, issue.blocks, issue.language)
    const { error } = await service.from('outbox').insert({
      to_address: to,
      kind: 'newsletter:test',
      status: mailer.isSending ? 'queued' : 'kept',
      ...writeIssue(issue, { siteUrl, cards, token: null }),
    })
    if (error) throw new Error(`Outbox: ${error.message}`)
    mailer.wake()
  }
}
