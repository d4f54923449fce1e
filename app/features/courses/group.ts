// Groups that take a course together, as the database tells of them.
import * as z from 'zod'

const day = z.object({
  id: z.guid(),
  starts_at: z.string(),
  minutes: z.number(),
  state: z.enum(['planned', 'cancelled']),
  lesson: z.string().nullable(),
  lesson_title: z.string().nullable(),
  is_over: z.boolean(),
  recording: z.string().nullable(),
})
export const group = z.object({
  id: z.guid(),
  title: z.string(),
  place: z.string(),
  link: z.string().nullable(),
  is_online: z.boolean(),
  is_sample: z.boolean(),
  seats: z.number().nullable(),
  taken: z.number(),
  time_zone: z.string(),
  state: z.enum(['open', 'cancelled']),
  is_in: z.boolean(),
  updated_at: z.string(),
  dates: z.array(day),
})
export const groupDesk = z.object({
  title: z.string(),
  lessons: z.array(z.object({ slug: z.string(), title: z.string() })),
  groups: z.array(group.extend({ learners: z.array(z.object({ name: z.string(), joined_at: z.string() })) })),
})

export type Group = z.output<typeof group>
export type GroupDate = z.output<typeof day>
export type GroupDesk = z.output<typeof groupDesk>
export type DeskGroup = GroupDesk['groups'][number]
