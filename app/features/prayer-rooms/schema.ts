// Schemas of members' forms about a prayer room. Messages are keys of `t.prayerRooms.errors`.
import * as z from 'zod'
import { FOR_WHOM, HOSTS } from '#app/core/prayer-rooms/hosts.ts'
import { ROOM_FIELDS } from '#app/core/prayer-rooms/room.ts'
import type { prayerRooms } from '#app/i18n/messages/en/prayer-rooms.ts'
import { toLatinDigits } from '#app/lib/latin-digits.ts'

export type ErrorKey = keyof typeof prayerRooms.errors
const key = (name: ErrorKey) => name

export const LONGEST_LINE = 160
export const LONGEST_WAY = 500

const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, key('length'))
    .refine((text) => text === '' || text.length >= 2, key('length'))
    .default('')
const yesNo = z.enum(['', 'yes', 'no'], key('invalid')).default('')
const degrees = (most: number) =>
  z
    .string({ error: key('position') })
    .trim()
    .min(1, key('position'))
    .transform((text) => Number(toLatinDigits(text).replace(',', '.')))
    .refine((value) => Number.isFinite(value) && Math.abs(value) <= most, key('position'))

export const newRoomForm = z.object({
  name: line(LONGEST_LINE),
  host_kind: z.enum(HOSTS, key('required')),
  host_name: line(LONGEST_LINE),
  inside: line(LONGEST_LINE),
  how_to_find: line(LONGEST_WAY),
  for_whom: z.enum(['', ...FOR_WHOM], key('invalid')).default(''),
  kind: z.enum(['', 'musalla', 'multi_faith'], key('invalid')).default(''),
  wudu: yesNo,
  qibla: yesNo,
  wheelchair: yesNo,
  opens: z.enum(['', 'always', 'with_host'], key('invalid')).default(''),
  latitude: degrees(90),
  longitude: degrees(180),
})

export const thereForms = {
  there: z.object({}),
  gone: z.object({}),
}

/** One thing that somebody knows; hours have fields of their own. */
export const sayForm = z.object({
  field: z.enum(ROOM_FIELDS, key('invalid')),
  value: z.string().trim().max(LONGEST_WAY, key('length')).default(''),
})
