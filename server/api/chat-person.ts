// POST /api/chat/person: from the assistant to our staff. {do: "open"} begins a conversation and hands out its secret,
// "say" adds to it, "read" tells what was said. The secret is all a visitor needs, with or without an account.
import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import { readRefusal } from '#app/core/request/refusal.ts'
import { locales } from '#app/i18n/locales.ts'
import { type RequestEnv, type Site, visitorAddress } from '../http/request-services.ts'

const words = z.string().trim().min(1).max(2000)
const token = z.string().min(32).max(200)
const wish = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('open'),
    language: z.enum(locales),
    email: z.union([z.literal(''), z.email().max(320)]).optional(),
    said: z.array(z.object({ sender: z.enum(['visitor', 'assistant']), body: words })).max(20),
  }),
  z.object({ do: z.literal('say'), token, body: words }),
  z.object({ do: z.literal('read'), token }),
])
type Wish = z.output<typeof wish>
const row = z.record(z.string(), z.unknown())

/** As a link in a letter: nobody guesses it. */
const newToken = () => randomBytes(32).toString('base64url')

export const chatPerson = (site: Site) => async (c: Context<RequestEnv>) => {
  const asked = wish.safeParse(await c.req.json().catch(() => undefined))
  if (!asked.success) return c.json({ error: 'Send what to do, and what it takes.' }, 400)
  // Looking for news is no writing.
  if (asked.data.do !== 'read' && !site.limits.allow('write', visitorAddress(site, c)))
    return c.json({ error: 'Too many messages. Please wait a few minutes.' }, 429)
  c.header('Cache-Control', 'no-store')
  const given = asked.data.do === 'open' ? newToken() : asked.data.token
  const { data, error } = await ask(site, asked.data, given)
  if (error) {
    const { status } = readRefusal(error)
    if (status >= 500) site.log('query failed', { name: 'chat', error: error.message })
    return c.json({ error: 'That did not work.' }, status as 400)
  }
  const found = row.safeParse(data)
  if (!found.success) return c.json({ error: 'There is no such conversation.' }, 404)
  return c.json(asked.data.do === 'open' ? { ...found.data, token: given } : found.data)
}

function ask({ anonymous }: Site, wished: Wish, given: string) {
  switch (wished.do) {
    case 'open': {
      const { language, email, said } = wished
      return anonymous.rpc('open_chat', { token: given, language, ...(email && { email }), said })
    }
    case 'say':
      return anonymous.rpc('write_in_chat', { token: given, body: wished.body })
    case 'read':
      return anonymous.rpc('read_chat', { token: given })
  }
}
