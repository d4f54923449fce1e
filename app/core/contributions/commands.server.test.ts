import { expect, test } from 'vitest'
import { inputOf } from './commands.server.ts'
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
