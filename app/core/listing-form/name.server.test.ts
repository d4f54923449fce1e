import { expect, test } from 'vitest'
import { nameSchema, splitServices } from './name.server.ts'

test('services are split at commas of both scripts, each once', () => {
  expect(splitServices('biryani,  Catering ، توصيل; biryani,')).toEqual(['biryani', 'Catering', 'توصيل'])
})
