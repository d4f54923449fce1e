import { expect, test } from 'vitest'
import { readLanguages, writeLanguages } from './spoken-languages.server.ts'

test('codes are written out in the language of the visitor, other words stay', () => {
  expect(writeLanguages(['en', 'ur', 'Sylheti'], 'fr')).toEqual(['anglais', 'ourdou', 'Sylheti'])
})

test('names come back as codes, whatever language they are written in', () => {
  expect(readLanguages(['English', 'anglais', 'الأوردية', 'Türkçe', 'bn', 'Sylheti'])).toEqual([
    'en',
    'ur',
    'tr',
    'bn',
    'Sylheti',
  ])
  expect(readLanguages(writeLanguages(['ar', 'id', 'so'], 'ur'))).toEqual(['ar', 'id', 'so'])
})
