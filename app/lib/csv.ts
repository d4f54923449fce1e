// Cells and lines of CSV files that spreadsheets can open safely.

/**
 * A spreadsheet would run a cell that begins with = + - @ (or a tab or carriage return before one) as a formula, so such
 * a text gets an apostrophe in front and is quoted. Numbers stay numbers.
 */
export function csvCell(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\n\r\t]|^\s|\s$/.test(text) || text !== value ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvLine = (cells: readonly (string | number | boolean | null | undefined)[]): string =>
  `${cells.map(csvCell).join(',')}\r\n`
