// Schemas of the forms of articles and classes. Messages are keys of `t.education.errors`.
import * as z from 'zod'
import { isRecord } from '#app/lib/records.ts'
import { wordIn } from '#app/lib/word-in.ts'
import { KINDS, LEVELS, MOST_SCHEDULE, MOST_SERIES, MOST_SOURCES, MOST_TEACHER, WAYS } from './education.ts'

/** As the table has it. */
const LINK = /^https:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+([/?#]\S*)?$/
const line = (most: number, message: string) => z.string().trim().max(most, message).optional()

const shared = { level: z.enum(LEVELS, 'level').default('everyone') }

const article = z.object({
  ...shared,
  kind: z.literal('article'),
  sources: z
    .string()
    .max(20_000, 'sources')
    .default('')
    .transform((text) =>
      text
        .split('\n')
        .map((source) => source.replace(/^\s*[-*•]\s+/, '').trim())
        .filter((source) => source !== ''),
    )
    .refine((sources) => sources.length <= MOST_SOURCES && sources.every(({ length }) => length <= 400), 'sourcesMany'),
  series: line(MOST_SERIES, 'series'),
  part: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number('series').int('series').min(1, 'series').max(99, 'series').optional(),
  ),
  reviewer: line(60, 'reviewer'),
})

const lesson = z.object({
  ...shared,
  kind: z.literal('class'),
  attendance: z.enum(WAYS, 'attendance').default('mosque'),
  schedule: line(MOST_SCHEDULE, 'schedule'),
  teacher: line(MOST_TEACHER, 'teacher'),
  link: z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    z.string().trim().max(500, 'link').regex(LINK, 'link').optional(),
  ),
  place_id: z.preprocess((value) => (value === '' ? undefined : value), z.guid('mosque').optional()),
})

/** Read from what was typed, beside the fields every section has. */
export const educationFields = z.preprocess(
  (value) => {
    const typed = isRecord(value) ? value : {}
    return { ...typed, kind: wordIn(KINDS, typed.kind) ?? 'article' }
  },
  z.discriminatedUnion('kind', [article, lesson]),
)

export const pageForms = {
  keep: z.object({}),
  unkeep: z.object({}),
  confirm: z.object({ version: z.string().max(40, 'changed') }),
  decline: z.object({}),
}
