import { expect, test } from 'vitest'
import { nameSchema, splitServices } from './name.server.ts'

test('services are split at commas of both scripts, each once', () => {
  expect(splitServices('biryani,  Catering ، توصيل; biryani,')).toEqual(['biryani', 'Catering', 'توصيل'])
})

test('a part belongs to its category, whichever way it was offered', () => {
  const partOf = (business_category: string, subcategory: string) => {
    const read = nameSchema().safeParse({ name: 'Noor', business_category, subcategory })
    return read.success ? read.data.subcategory : read.error.issues.map(({ message }) => message)
  }
  expect(partOf('grocery', 'grocery/butcher')).toBe('butcher')
  expect(partOf('grocery', 'butcher')).toBe('butcher')
  expect(partOf('grocery', '')).toBeNull()
  expect(partOf('restaurants', 'butcher')).toEqual(['subcategoryUnknown'])
  expect(partOf('restaurants', 'grocery/butcher')).toEqual(['subcategoryUnknown'])
})

test('languages are those the form offers, and those a listing has already', () => {
  const form = { name: 'Noor', business_category: 'grocery', languages: 'en,Scouse' }
  expect(nameSchema().safeParse(form).success).toBe(false)
  expect(nameSchema(['Scouse']).parse(form).languages).toEqual(['en', 'Scouse'])
})
