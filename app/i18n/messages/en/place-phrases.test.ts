import { expect, test } from 'vitest'
import { withArticle } from './place-phrases.ts'

test.each(['the United Kingdom', 'the Netherlands', 'the Solomon Islands', 'France', 'Dominica'])(
  'writes "%s"',
  (phrase) => {
    expect(withArticle(phrase.replace(/^the /, ''))).toBe(phrase)
  },
)
