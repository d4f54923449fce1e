/** Page numbers to offer: the first, the last, the neighbours of the current one; `null` marks a gap. */
export function listPages(page: number, pageCount: number): (number | null)[] {
  const shown = new Set([1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount))
  const pages: (number | null)[] = []
  let last = 0
  for (const n of [...shown].sort((a, b) => a - b)) {
    // A gap of one page is shown as that page: a dot would take the same room.
    if (n - last === 2) pages.push(last + 1)
    else if (n - last > 2) pages.push(null)
    pages.push(n)
    last = n
  }
  return pages
}
