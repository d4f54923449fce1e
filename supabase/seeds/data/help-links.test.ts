// Links in help answers: readers see the name of a page that is named by its address alone.
import { expect, test } from 'vitest'
import { pageName } from '#app/core/understanding/page-name.ts'
import ar from '#app/i18n/messages/ar.ts'
import en from '#app/i18n/messages/en.ts'
import { splitLinks } from '#app/lib/site-links.ts'
import { helpTopics } from './help.ts'

test('every address in an answer has a name, in words', () => {
  for (const [language, t] of Object.entries({ en, ar }))
    for (const { id, answer } of helpTopics)
      for (const { text, to } of splitLinks(answer[language as 'en'] ?? ''))
        if (to && text === to) expect(pageName(t, to), `${id}: ${to}`).toMatch(/^[^/]+$/)
})
