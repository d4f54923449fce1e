import { expect, test } from 'vitest'
import { inputOf, lackingIn } from './commands.server.ts'
import { contributionForm } from './schema.ts'

const posted = (more: object) => inputOf(contributionForm.parse({ body: 'A few words.', language: 'en', ...more }))

test('a country that is chosen is kept, one that is cleared goes, and a form without the field leaves it', () => {
  expect(posted({ country_code: 'GB' })).toMatchObject({ country_code: 'GB' })
  expect(posted({ country_code: '' })).toMatchObject({ country_code: '' })
  expect(posted({})).not.toHaveProperty('country_code')
  expect(contributionForm.safeParse({ body: 'A few words.', language: 'en', country_code: 'Atlantis' }).success).toBe(
    false,
  )
})

test('a post hears of everything it lacks at once, by the rules of its section', () => {
  const lacks = (rules: object, more: object = {}) =>
    Object.keys(
      lackingIn(
        { has_title: true, fewest_characters: 10, categories: ['site', 'town'], ...rules },
        contributionForm.parse({ body: '', language: 'en', ...more }),
      ),
    )
  expect(lacks({})).toEqual(['title', 'category', 'body'])
  expect(lacks({}, { title: 'Tea', category: 'site', body: 'Words enough.' })).toEqual(['title'])
  expect(lacks({ has_title: false, categories: [] }, { body: 'Words enough.' })).toEqual([])
})
