// The names of failed tests in the JSON reports of Vitest and Playwright, each with the first line of why.
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export type VitestReport = {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
  }[]
}

type BrowserSuite = {
  suites?: BrowserSuite[]
  specs?: {
    file: string
    title: string
    ok: boolean
    tests: { results: { error?: { message?: string } }[] }[]
  }[]
}
export type BrowserReport = { suites: BrowserSuite[] }

function firstLine(text: string | null | undefined) {
  const line = stripVTControlCharacters(text ?? '')
    .trim()
    .split('\n')[0]
  return line ? ` (${line.slice(0, 200)})` : ''
}

/** A file that could not be read at all counts as one failure. */
export function namesOfVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [`${file}${firstLine(message)}`]
    return failed.map((result) => `${file} › ${result.fullName}${firstLine(result.failureMessages?.[0])}`)
  })
}

export function namesOfBrowser({ suites }: BrowserReport): string[] {
  const inSuite = ({ suites: inner = [], specs = [] }: BrowserSuite): string[] => [
    ...specs
      .filter((spec) => !spec.ok)
      .map((spec) => {
        const errors = spec.tests.flatMap((test) => test.results.map((result) => result.error?.message))
        return `${spec.file} › ${spec.title}${firstLine(errors.find(Boolean))}`
      }),
    ...inner.flatMap(inSuite),
  ]
  return suites.flatMap(inSuite)
}
