// The parts of the desk, and what its forms show again.
import type { Refusal } from '#app/lib/outcome.ts'

export const PARTS = [
  'iqamah',
  'jumuah',
  'announcements',
  'facilities',
  'women',
  'times',
  'occasions',
  'screen',
  'suggestions',
  'admins',
] as const
export type Part = (typeof PARTS)[number]

export const readPart = (text: string | null): Part => PARTS.find((part) => part === text) ?? 'iqamah'

export type FormState = Pick<Refusal, 'errors' | 'values'>
