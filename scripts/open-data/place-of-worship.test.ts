import { expect, test } from 'vitest'
import { type PlaceOfWorship, whatItIs } from './place-of-worship.ts'

const NAMES: readonly (readonly [name: string, is: PlaceOfWorship, kind?: string])[] = [
  ['East London Mosque', 'mosque'],
  ['Mosquée Sidi Abderrahman', 'mosque'],
  ['جامع زاوية المقايز', 'mosque'],
  ['TB Hospital Jame Mosque', 'mosque'],
  ['University of Sussex Mosque', 'mosque'],
  ['IGZ', 'mosque'],
  ['Binodpur Eidgah and Jame Masjid', 'mosque'],
  ['Katham Eidgah Maidan, Mosque', 'eid_ground'],
  ['Surau Nurul Iman', 'prayer_room', 'musalla'],
  ['Salle De Prière - Gare routière', 'prayer_room'],
  ['مصلى العيد بالبديع', 'eid_ground', 'musalla'],
  ['مصلى العيد', 'eid_ground', 'eidgah'],
  ['Mausolée Sidi Saïd ضريح سيدي سعيد', 'shrine'],
  ['Sidi Bouslah', 'shrine'],
  ['سيدي الغمام', 'shrine'],
  ['Zaouia Kadiria', 'shrine'],
  ["Former St Mark's School", 'other_building'],
  ['Bethel Chapel', 'other_building'],
  ["Grande synagogue d'Alger", 'other_building'],
  ['re', 'unclear'],
  ['R4', 'unclear'],
  ['20', 'unclear'],
  ['19-172', 'unclear'],
]

test.each(NAMES.map(([name, is, kind]) => ({ name, is, kind })))('$name is a $is', ({ name, is, kind }) => {
  expect(whatItIs(name, kind)).toBe(is)
})
