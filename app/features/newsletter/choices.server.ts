// A newsletter reader's choices: topics, town and language, reached by a link in a mail of theirs.
import { createHash } from 'node:crypto'
import * as z from 'zod'
import { findTowns, writeTowns } from '#app/core/editing/towns.server.ts'
import { ask, attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { locales } from '#app/i18n/locales.ts'
import { type Outcome, refuse } from '#app/lib/outcome.ts'
import { TOPICS } from './topics.ts'

type Asking = Pick<Services, 'db' | 'log'>

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

const kept = z.object({
  topics: z.array(z.enum(TOPICS)),
  town: z.unknown().transform(writeTowns),
  language: z.enum(locales),
})
export type Choices = z.output<typeof kept>

/** Null where the link is nobody's, or they left. */
export async function findChoices(services: Asking, token: string): Promise<Choices | null> {
  if (token === '' || token.length > 200) return null
  return ask(services, services.db().rpc('newsletter_choices', { token_hash: hashOf(token) }), kept.nullable())
}

export const choicesForm = z.object({
  token: z.string().min(1).max(200),
  topics: z
    .string()
    .default('')
    .transform((text) => TOPICS.filter((topic) => text.split(',').includes(topic))),
  town: z.string().max(200, 'town').default(''),
  language: z.enum(locales, 'invalid'),
})

export async function saveChoices(
  services: Asking,
  { token, topics, town: line, language }: z.output<typeof choicesForm>,
): Promise<Outcome<boolean>> {
  const town = findTowns(line)
  if (!town || town.length > 1) return refuse('town', { field: 'town', values: { town: line } })
  return attempt(
    services,
    services.db().rpc('choose_newsletter', { token_hash: hashOf(token), topics, town, language }),
    { nothing: 'missing' },
  )
}
