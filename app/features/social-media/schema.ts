// Schemas of the directory's forms. Messages are keys of `t.socialMedia.errors`.
import * as z from 'zod'
import { isCountryCode } from '#app/core/places/countries.ts'
import { platforms } from '#app/core/social/social-icon.tsx'
import { LONGEST, SHORTEST, TOPICS } from './account.ts'
import { readHandle } from './handle.ts'

const entry = {
  name: z.string('name').trim().min(SHORTEST.name, 'name').max(LONGEST.name, 'name'),
  about: z.string('about').trim().min(SHORTEST.about, 'about').max(LONGEST.about, 'about'),
  studied: z.string().trim().max(LONGEST.studied, 'studied').default(''),
  topic: z.enum(TOPICS, 'topic'),
  language: z.string('language').regex(/^[a-z]{2,3}$/, 'language'),
  country: z
    .string()
    .default('')
    .refine((code) => code === '' || isCountryCode(code), 'country'),
}

/** What is missing is said with the rest; what it means waits until the platform is known. */
const handle = z.string('handle').trim().min(1, 'handle').max(300, 'handle')

export const suggestionForm = z
  .object({ platform: z.enum(platforms, 'platform'), handle, ...entry })
  .transform((form, context) => {
    const handle = readHandle(form.platform, form.handle)
    if (handle === null) context.addIssue({ code: 'custom', path: ['handle'], message: 'handle' })
    return { ...form, handle: handle ?? '' }
  })

export const accountForms = {
  edit: z.object(entry),
  withdraw: z.object({}),
  start: z.object({}),
  stop: z.object({}),
  appeal: z.object({ words: z.string('words').trim().min(10, 'words').max(1000, 'words') }),
}

export type Suggestion = z.output<typeof suggestionForm>
export type Edit = z.output<typeof accountForms.edit>
