import { expect, test } from 'vitest'
import type { Services } from '#app/core/request/services.ts'
import { requestPasswordReset, resendCode, resendConfirmation } from './commands.server.ts'

type Trouble = { status: number; code?: string; message: string }

/** Services whose auth answers every question with this. */
function answering(error: Trouble | null, smsConfigured = true): Services {
  const answer = async () => ({ data: {}, error })
  const services = {
    config: { smsConfigured, origin: 'https://mahalla.example' },
    allow: () => true,
    log: () => {},
    db: () => ({ auth: { resend: answer, resetPasswordForEmail: answer } }),
  }
  return services as unknown as Services
}

const way = { locale: 'en', next: '/' } as const
const SENDING: [name: string, send: (services: Services) => ReturnType<typeof resendCode>][] = [
  ['a code', (services) => resendCode(services, '+447700900123')],
  ['a confirmation', (services) => resendConfirmation(services, 'amina@example.com', way)],
  ['a new password', (services) => requestPasswordReset(services, 'amina@example.com', way)],
]

test.each(SENDING)('an outage is not told as sent: %s', async (_, send) => {
  for (const trouble of [
    { status: 503, code: 'service_unavailable', message: 'The database does not answer' },
    { status: 0, message: 'fetch failed' },
  ])
    expect(await send(answering(trouble))).toMatchObject({ ok: false, status: 503, errors: { form: ['failed'] } })
  const limit = { status: 429, code: 'over_email_send_rate_limit', message: 'Slow down' }
  expect(await send(answering(limit))).toMatchObject({ ok: false, status: 429 })
})

test.each(SENDING)('whether somebody is known stays unsaid: %s', async (_, send) => {
  expect(await send(answering(null))).toMatchObject({ ok: true })
  const unknown = { status: 404, code: 'user_not_found', message: 'User not found' }
  expect(await send(answering(unknown))).toMatchObject({ ok: true })
})

test('no code is said to be on its way where the site cannot send one', async () => {
  expect(await resendCode(answering(null, false), '+447700900123')).toMatchObject({
    errors: { form: ['phoneUnavailable'] },
  })
})
