import { expect, test } from 'vitest'
import { passwordWeaknesses } from './password-rules.ts'

test.each([
  ['abc', ['length', 'characters']],
  ['Abc1', ['length']],
  ['abcdefgh', ['characters']],
  ['abcdefg1', ['characters']],
  ['ABCDEFG1', ['characters']],
  ['Abcdefg1', []],
])('%s is weak for %j', (password, reasons) => {
  expect(passwordWeaknesses(password)).toEqual(reasons)
})
