// Commands of members and staff on contributions. The database decides who may use them.
import { countCharacters } from '#app/core/moderation/rules.ts'
import { findCity } from '#app/core/places/geo.server.ts'
import { ask, attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { type Outcome, placeAt } from '#app/lib/outcome.ts'
import type { ContributionInput } from './schema.ts'
import type { SectionKey } from './sections.ts'
import { type Saved, type SavedReply, saved, savedReply } from './shapes.server.ts'

type Acting = Pick<Services, 'db' | 'log'>
type Values = Record<string, string>

/** Words of the database that belong beside a field. */
const FIELD_OF: Readonly<Record<string, string>> = {
  titleShort: 'title',
  titleLong: 'title',
  bodyShort: 'body',
  bodyLong: 'body',
  wordsRefused: 'body',
  category: 'category',
  language: 'language',
}

export function besideField<T>(outcome: Outcome<T>, values: Values): Outcome<T> {
  if (outcome.ok) return outcome
  const field = FIELD_OF[outcome.errors.form?.[0] ?? '']
  return field ? placeAt(outcome, field, values) : { ...outcome, values }
}

/** What the database keeps of a form: where somebody is becomes a town's point, never a person's. */
export function inputOf(form: ContributionInput) {
  const { title, body, language, category, tags, city, country_code: country, is_anonymous, once, group } = form
  const town = city && country ? findCity(country, city) : null
  return {
    body,
    language,
    ...(title !== undefined && { title }),
    ...(category !== undefined && { category }),
    ...(tags !== undefined && { tags: tags.split(/[,،]/).map((tag) => tag.trim()) }),
    ...(city !== undefined && { city, latitude: town?.lat ?? null, longitude: town?.lng ?? null }),
    ...(country !== undefined && { country_code: country }),
    is_anonymous: is_anonymous === 'on',
    ...(once && { once }),
    ...(group && { group }),
  }
}

type Rules = { has_title: boolean; fewest_characters: number; categories: readonly string[] }
const LEAST_TITLE = 5

/** Everything a post still lacks, in the order of the form: the database names only the first. */
export function lackingIn({ has_title, fewest_characters, categories }: Rules, form: ContributionInput) {
  const { title = '', category, body } = form
  return {
    ...(has_title && countCharacters(title) < LEAST_TITLE && { title: ['titleShort'] }),
    ...(categories.length > 0 && !category && { category: ['category'] }),
    ...(countCharacters(body) < fewest_characters && { body: ['bodyShort'] }),
  }
}

export const findRules = (services: Acting, section: SectionKey): Promise<Rules> =>
  ask(
    services,
    services
      .db()
      .from('community_sections')
      .select('has_title, fewest_characters, categories')
      .eq('section', section)
      .single(),
  )

export async function saveContribution(
  services: Acting,
  { section, form, id, wanted }: { section: SectionKey; form: ContributionInput; id?: string; wanted: string },
  values: Values,
): Promise<Outcome<Saved>> {
  const saving = services
    .db()
    .rpc('save_contribution', { section, input: inputOf(form), wanted, ...(id && { contribution: id }) })
  const kept = besideField(await attempt(services, saving, { values, shape: saved }), values)
  if (!kept.ok || form.poll_options === undefined) return kept
  const poll = await setPoll(services, kept.value.id, form)
  return poll.ok ? kept : placeAt(poll, 'poll_options', values)
}

export const withdrawContribution = (services: Acting, contribution: string) =>
  attempt(services, services.db().rpc('withdraw_contribution', { contribution }))

type ReplyInput = {
  contribution: string
  body: string
  language: string
  reply?: string
  quotes?: string | undefined
  once?: string | undefined
}
export async function saveReply(services: Acting, input: ReplyInput, values: Values): Promise<Outcome<SavedReply>> {
  const { quotes, once, ...rest } = input
  const saving = services.db().rpc('save_reply', { ...rest, ...(quotes && { quotes }), ...(once && { once }) })
  return besideField(await attempt(services, saving, { values, shape: savedReply }), values)
}

export const withdrawReply = (services: Acting, reply: string) =>
  attempt(services, services.db().rpc('withdraw_reply', { reply }))

export const react = (services: Acting, contribution: string, reply: string | undefined, wanted: boolean) =>
  attempt(services, services.db().rpc('react', { contribution, wanted, ...(reply && { reply }) }))

type Marks = { read_number?: number; follow?: boolean; keep?: boolean; remind_at?: string }
export const markContribution = (services: Acting, contribution: string, marks: Marks) =>
  attempt(services, services.db().rpc('mark_contribution', { contribution, ...marks }))

export const markSolved = (services: Acting, contribution: string, reply?: string) =>
  attempt(services, services.db().rpc('mark_solved', { contribution, ...(reply && { reply }) }))

export const manageContribution = (services: Acting, contribution: string, action: string, category?: string) =>
  attempt(
    services,
    services.db().rpc('tend_contribution', { contribution, action, ...(category && { into_category: category }) }),
  )

export const mergeInto = (services: Acting, from_contribution: string, into_contribution: string) =>
  attempt(services, services.db().rpc('merge_contributions', { from_contribution, into_contribution }))

export const appeal = (services: Acting, subject_kind: string, subject_id: string, words: string) =>
  attempt(services, services.db().rpc('appeal', { subject_kind, subject_id, words }))

export const vote = (services: Acting, contribution: string, choices: number[]) =>
  attempt(services, services.db().rpc('vote_in_poll', { contribution, choices }))

/** The poll of a topic as its form has it; without options there is none. */
export const setPoll = (services: Acting, contribution: string, form: ContributionInput) =>
  attempt(
    services,
    services.db().rpc('set_poll', {
      contribution,
      options: (form.poll_options ?? '').split('\n').filter((line) => line.trim() !== ''),
      takes_several: form.poll_several === 'on',
      ...(form.poll_days && { days: form.poll_days }),
    }),
  )

export const tellWriting = (services: Acting, contribution: string) =>
  attempt(services, services.db().rpc('tell_writing', { contribution }))
