import { expect, test } from 'vitest'
import { readTable, tableQuery } from './table.ts'

test.each([
  ['', 4, null],
  ['servings=6', 6, null],
  ['servings=6&units=us', 6, 'us'],
] as const)('“%s” says for how many and in which units, and is said again', (query, servings, system) => {
  const table = readTable(new URLSearchParams(query), 4)
  expect(table).toEqual({ servings, system })
  expect(tableQuery(table, 4).toString()).toBe(query)
})

test('what nobody can cook for is as the author wrote it', () => {
  for (const query of ['servings=0', 'servings=1.5', 'servings=1000', 'servings=x', 'units=stone'])
    expect(readTable(new URLSearchParams(query), 4)).toEqual({ servings: 4, system: null })
})
