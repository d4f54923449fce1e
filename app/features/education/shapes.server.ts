// Shapes of the answers about articles and classes.
import * as z from 'zod'
import { author, listOf } from '#app/core/contributions/shapes.server.ts'
import { KINDS, LEVELS, WAYS } from './education.ts'

export const educationFacts = z.object({
  kind: z.enum(KINDS),
  level: z.enum(LEVELS),
  minutes: z.number(),
  series: z.string().nullable(),
  part: z.number().nullable(),
  /** Named once they said that they checked it. */
  reviewer: author.nullable(),
  reviewed_at: z.string().nullable(),
  attendance: z.enum(WAYS).nullable(),
  schedule: z.string().nullable(),
  teacher: z.string().nullable(),
  link: z.string().nullable(),
  mosque: z.object({ id: z.string(), name: z.string(), slug: z.string() }).nullable(),
})
export type EducationFacts = z.output<typeof educationFacts>

export const educationList = listOf(educationFacts)

export const educationDetails = z.object({
  text: z.string(),
  sources: z.array(z.string()),
  /** Which words a reviewer read. */
  version: z.string(),
  /** Whom the author asked: told to the author, the team and them. */
  asked: author.nullable(),
  may_review: z.boolean(),
  series: z.array(z.object({ slug: z.string(), title: z.string(), part: z.number() })),
})
export type EducationDetails = z.output<typeof educationDetails>
