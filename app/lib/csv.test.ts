import { describe, expect, test } from 'vitest'
import { csvCell, csvLine } from './csv.ts'

describe('cells of a CSV file', () => {
  test.each([
    ['=1+1', `"'=1+1"`],
    ['+44 20 7946', `"'+44 20 7946"`],
    ['-2', `"'-2"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['=cmd|"/c calc"!A1', `"'=cmd|""/c calc""!A1"`],
  ])('%j cannot run as a formula', (value, cell) => {
    expect(csvCell(value)).toBe(cell)
  })

  test('numbers, also negative ones, stay numbers', () => {
    expect(csvCell(-0.12)).toBe('-0.12')
    expect(csvCell(0)).toBe('0')
  })

  test('quotes what would break the line', () => {
    expect(csvLine(['a,b', 'say "x"', 'two\nlines', null, undefined, true, ' padded '])).toBe(
      '"a,b","say ""x""","two\nlines",,,true," padded "\r\n',
    )
  })
})
