// Newsletters as staff write, schedule, stop and read about them.
import * as z from 'zod'
import { momentField } from '#app/core/editing/fields.ts'
import { findTowns, writeTowns } from '#app/core/editing/towns.server.ts'
import { arrange, ownPath, readBlocks } from '#app/core/newsletter/blocks.ts'
import { findCards } from '#app/core/newsletter/cards.server.ts'
import { ask, attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import { faultsIn, type IssueForm } from './issue-schema.ts'
import { TOPICS } from './topics.ts'

type Asking = Pick<Services, 'db' | 'log'>

const STATES = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const
export type IssueState = (typeof STATES)[number]

const row = z.object({
  id: z.string(),
  subject: z.string(),
  language: z.string(),
  languages: z.array(z.string()),
  topic: z.enum(TOPICS).nullable(),
  towns: z.unknown(),
  blocks: z.unknown().transform(readBlocks),
  status: z.enum(STATES),
  send_at: z.string().nullable(),
  finished_at: z.string().nullable(),
  updated_at: z.string(),
  sends: z.number(),
  queued: z.number(),
  clicks: z.number(),
})
const file = row.extend({ readers: z.number(), links: z.record(z.string(), z.number()) })

export type ListedIssue = z.output<typeof row>
export type IssueFile = NonNullable<Awaited<ReturnType<typeof findIssue>>>

export const listIssues = (services: Asking): Promise<ListedIssue[]> =>
  ask(services, services.db().rpc('newsletter_desk', {}), z.array(row))

export async function findIssue(services: Asking, id: string) {
  if (!z.guid().safeParse(id).success) return null
  const [found] = await ask(services, services.db().rpc('newsletter_desk', { issue: id }), z.array(file))
  if (!found) return null
  const cards = await findCards(services, found.blocks, found.language)
  return {
    ...found,
    cards: Object.fromEntries(cards),
    values: {
      subject: found.subject,
      language: found.language,
      languages: found.languages.join(','),
      topic: found.topic ?? '',
      towns: writeTowns(found.towns),
      send_at: momentField(found.send_at),
      seen: found.updated_at,
      ...Object.fromEntries(
        found.blocks.flatMap(({ kind, text, href }, n) => [
          [`kind.${n}`, kind],
          [`text.${n}`, text],
          [`href.${n}`, href],
        ]),
      ),
    } satisfies Record<string, string>,
  }
}

export const beginIssue = (
  services: Asking,
  { subject, language }: { subject: string; language: string },
  values: Record<string, string>,
) =>
  attempt(
    services,
    services
      .db()
      .from('newsletter_issues')
      .insert({ subject, language, languages: [language], blocks: [{ kind: 'text', text: '', href: '' }] })
      .select('id'),
    { nothing: 'notAllowed', values },
  )

/** Saves the draft nobody else has changed meanwhile, and does the step with its blocks. Says which block to look at. */
export async function saveIssue(
  services: Asking & Pick<Services, 'config'>,
  id: string,
  { seen, towns: lines, ...form }: IssueForm,
  step: string | null,
  values: Record<string, string>,
): Promise<Outcome<number | null>> {
  const towns = findTowns(lines)
  if (!towns) return refuse('towns', { field: 'towns', values })
  const typed = form.blocks.map((block) => ({ ...block, href: ownPath(block.href, services.config.siteUrl) }))
  const errors = faultsIn(typed)
  if (Object.keys(errors).length > 0) return { ok: false, status: 400, errors, values }
  const arranged = step === null ? null : arrange(typed, step)
  const saved = await attempt(
    services,
    services
      .db()
      .from('newsletter_issues')
      .update({ ...form, towns, blocks: arranged?.blocks ?? typed })
      .eq('id', id)
      .eq('updated_at', seen)
      .select('id'),
    { nothing: 'conflict', values },
  )
  return saved.ok ? done(arranged?.at ?? null) : saved
}

export const scheduleIssue = (services: Asking, id: string, at: string | null, seen: string) =>
  attempt(services, services.db().rpc('schedule_newsletter', { issue: id, at: at ?? new Date().toISOString(), seen }))

export const stopIssue = (services: Asking, id: string) =>
  attempt(services, services.db().rpc('stop_newsletter', { issue: id }))

export const removeIssue = (services: Asking, id: string) =>
  attempt(services, services.db().from('newsletter_issues').delete().eq('id', id).select('id'), { nothing: 'conflict' })

/** To oneself only, and as often as mails may be caused. */
export async function testIssue(
  services: Asking & Pick<Services, 'allow' | 'tasks'>,
  id: string,
  to: string | null,
): Promise<Outcome> {
  const issue = await findIssue(services, id)
  if (!issue) return refuse('missing')
  if (!to) return refuse('noAddress')
  if (!services.allow('email')) return refuse('tooMany')
  try {
    await services.tasks.testNewsletter(issue, to)
    return done()
  } catch (error) {
    services.log('command failed', { name: 'newsletter test', error: String(error) })
    return refuse('failed')
  }
}
