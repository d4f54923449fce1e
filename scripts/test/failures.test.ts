import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { namesOfBrowser, namesOfVitest } from './failures.ts'

describe('the names of failed tests', () => {
  it('are read from a report of Vitest, with a file that could not be loaded', () => {
    const file = (name: string) => join(process.cwd(), name)
    const report = {
      testResults: [
        {
          name: file('app/a.test.ts'),
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'a adds', status: 'passed', failureMessages: [] },
            { fullName: 'a divides', status: 'failed', failureMessages: ['AssertionError: 1 is not 2\n  at a.ts'] },
          ],
        },
        {
          name: file('app/b.test.ts'),
          status: 'failed',
          message: '\u001b[31mno such module\u001b[39m',
          assertionResults: [],
        },
        { name: file('app/c.test.ts'), status: 'passed', assertionResults: [] },
      ],
    }
    expect(namesOfVitest(report)).toEqual([
      'app/a.test.ts › a divides (AssertionError: 1 is not 2)',
      'app/b.test.ts (no such module)',
    ])
  })

  it('are read from a report of Playwright, however deep, and leave out what passed at a second try', () => {
    const spec = (title: string, ok: boolean, message: string) => ({
      file: 'home.spec.ts',
      title,
      ok,
      tests: [{ results: [{ error: { message } }] }],
    })
    const report = {
      suites: [{ specs: [spec('opens', true, 'once')], suites: [{ specs: [spec('closes', false, 'no button')] }] }],
    }
    expect(namesOfBrowser(report)).toEqual(['home.spec.ts › closes (no button)'])
  })
})
