import { expect, test } from 'vitest'
import { moderationTexts } from '#tests/fixtures/moderation-texts.ts'
import { countCharacters, textFlags } from './rules.ts'

test.each(moderationTexts)('$text', ({ text, flags }) => {
  expect(textFlags(text)).toEqual(flags)
})

test('counts letters as people do', () => {
  expect(countCharacters('شاي 🫖')).toBe(5)
})
