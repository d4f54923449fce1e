// Tests that a mail server's answer is reported word for word, whether it takes the letter or not.
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { createMailer } from './mailer.ts'

const taken: string[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo: ({ address }, _session, callback) =>
    callback(
      address.startsWith('nobody') ? Object.assign(new Error('No such mailbox here'), { responseCode: 550 }) : null,
    ),
  onData: (stream, session, callback) => {
    stream.resume()
    stream.once('end', () => {
      taken.push(...session.envelope.rcptTo.map(({ address }) => address))
      callback(null)
    })
  },
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const { port } = server.server.address() as AddressInfo
afterAll(() => new Promise<void>((done) => server.close(() => done())))

const mailerOf = (smtpUrl: string | null) =>
  createMailer({ env: { smtpUrl, mailFrom: 'salam@site.example' }, siteUrl: 'http://site.example', say: () => {} })
const letter = (to: string) => ({
  ...{ to, subject: 'Test', kind: 'setup:test' },
  letter: { locale: 'en' as const, body: 'It arrived.' },
})

test('a letter that is tried goes out at once, with what the server said', async () => {
  const tried = await mailerOf(`smtp://127.0.0.1:${port}`).tryNow(letter('boss@example.org'))
  expect(tried).toMatchObject({ ok: true, said: expect.stringMatching(/^250 /) })
  expect(taken).toEqual(['boss@example.org'])
})

test('a refusal is told in the server’s own words, and so is a server that is not there', async () => {
  const refused = await mailerOf(`smtp://127.0.0.1:${port}`).tryNow(letter('nobody@example.org'))
  expect(refused).toMatchObject({ ok: false, said: expect.stringContaining('No such mailbox here') })
  const away = await mailerOf('smtp://127.0.0.1:1').tryNow(letter('boss@example.org'))
  expect(away).toMatchObject({ ok: false, said: expect.stringContaining('ECONNREFUSED') })
  expect(await mailerOf(null).tryNow(letter('boss@example.org'))).toEqual({ ok: false, said: null, ms: 0 })
})
