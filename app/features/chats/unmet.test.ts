import { expect, test } from 'vitest'
import { groupQuestions } from './unmet.server.ts'

const asked = (id: string, question: string, times: number, lastAt: string) => ({
  ...{ id, question, times, lastAt },
  language: 'en' as const,
})

test('questions of one sort are one line, with how often and when last', () => {
  const groups = groupQuestions([
    asked('a', 'Where is the nearest zorbel kafana?', 2, '2026-11-01'),
    asked('b', 'zorbel kafanna please', 3, '2026-11-03'),
    asked('c', 'Do you have zorbing?', 4, '2026-11-02'),
  ])
  expect(groups.map(({ ids, question, times, lastAt }) => [ids, question, times, lastAt])).toEqual([
    [['b', 'a'], 'zorbel kafanna please', 5, '2026-11-03'],
    [['c'], 'Do you have zorbing?', 4, '2026-11-02'],
  ])
  expect(groups[0]?.others.map(({ question }) => question)).toEqual(['Where is the nearest zorbel kafana?'])
})

test('words of their own keep questions apart', () => {
  const groups = groupQuestions([
    asked('a', 'zorbing in Leeds', 1, '2026-11-01'),
    asked('b', 'wumpling in Leeds', 1, '2026-11-01'),
  ])
  expect(groups).toHaveLength(2)
})
