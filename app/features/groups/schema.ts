// The forms of groups. Messages are keys of `t.groups.errors`.
import * as z from 'zod'
import { isCountryCode } from '#app/core/places/countries.ts'
import { locales } from '#app/i18n/locales.ts'
import { KINDS, POSTINGS, WAYS } from './group.ts'

export const MOST_ABOUT = 2000
export const MOST_NOTE = 2000

const typed = (most: number, word: string) => z.string(word).trim().max(most, word)
const handle = z.string('missing').trim().min(1, 'missing').max(40, 'missing')

export const groupForm = z.object({
  name: typed(80, 'name').min(3, 'name'),
  kind: z.enum(KINDS, 'kind'),
  about: typed(MOST_ABOUT, 'about').min(10, 'about'),
  language: z.enum(locales, 'kind'),
  city: typed(120, 'name').default(''),
  country_code: z
    .string()
    .refine((code) => code === '' || isCountryCode(code), 'invalid')
    .default(''),
  place_id: z.union([z.literal(''), z.guid('missing')]).default(''),
  way: z.enum(WAYS, 'way'),
  posting: z.enum(POSTINGS, 'way').default('members'),
})
export type GroupInput = z.output<typeof groupForm>

export const settingsForms = { save: groupForm, delete: z.object({}) }

export const pageForms = {
  join: z.object({}),
  ask: z.object({ words: z.string().trim().max(300, 'noteLength').default('') }),
  leave: z.object({}),
  note: z.object({ body: typed(MOST_NOTE, 'noteLength').min(2, 'noteLength') }),
  'clear-note': z.object({ note: z.guid('missing') }),
  'clear-topic': z.object({ contribution: z.guid('missing') }),
  calendar: z.object({}),
  'renew-calendar': z.object({}),
}

export const ACTIONS = ['accept', 'refuse', 'remove', 'ban', 'unban', 'cohost', 'member', 'owner'] as const
export const peopleForms = {
  invite: z.object({ handle }),
  renew: z.object({}),
  tend: z.object({ handle, action: z.enum(ACTIONS, 'invalid') }),
}
