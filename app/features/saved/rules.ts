// Filters and order of a member's shelf, and the address that holds them. Pure.

export const SORTS = ['newest', 'nearest', 'name'] as const
export type Sort = (typeof SORTS)[number]

export type Shelf = { list: string | null; sort: Sort; view: 'list' | 'map' }

export function readShelf(params: URLSearchParams, lists: readonly { id: string }[]): Shelf {
  const list = lists.find(({ id }) => id === params.get('list'))
  return {
    list: list?.id ?? null,
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'newest',
    view: params.get('view') === 'map' ? 'map' : 'list',
  }
}

export function shelfAddress(shelf: Shelf, changes: Partial<Shelf> = {}): string {
  const { list, sort, view } = { ...shelf, ...changes }
  const params = new URLSearchParams()
  if (list) params.set('list', list)
  if (sort !== 'newest') params.set('sort', sort)
  if (view === 'map') params.set('view', view)
  return params.size > 0 ? `/saved?${params}` : '/saved'
}

type Sortable = { name: string | null; distance: number | null; savedAt: string }

/** What has no distance stands last among the nearest, what has no name last by name. */
export function sortShelf<T extends Sortable>(items: readonly T[], sort: Sort, locale: string): T[] {
  const far = Number.MAX_SAFE_INTEGER
  return items.toSorted((a, b) => {
    if (sort === 'nearest') return (a.distance ?? far) - (b.distance ?? far)
    if (sort === 'name') return (a.name ?? '\uffff').localeCompare(b.name ?? '\uffff', locale)
    return b.savedAt.localeCompare(a.savedAt)
  })
}
