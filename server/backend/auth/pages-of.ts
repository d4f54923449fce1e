// Lists by page, with the headers supabase-js reads.
import { type Call, refuse } from './who-asks.ts'

function whole(query: URLSearchParams, name: string, fallback: number, max: number): number {
  const text = query.get(name) ?? ''
  if (text === '') return fallback
  const n = Number(text)
  return /^\d{1,9}$/.test(text) && n >= 1
    ? Math.min(n, max)
    : refuse(400, 'validation_failed', `Bad Pagination Parameters: parsing "${text.slice(0, 40)}": invalid syntax`)
}

export function pageOf({ query }: Call) {
  const page = whole(query, 'page', 1, 1_000_000)
  const perPage = whole(query, 'per_page', 50, 1000)
  return { page, perPage, skip: (page - 1) * perPage }
}

export function pageHeaders({ request, query }: Call, page: number, perPage: number, total: number): HeadersInit {
  const pages = Math.max(1, Math.ceil(total / perPage))
  const { pathname } = new URL(request.url)
  const more = [...query].filter(([name]) => !['page', 'per_page', 'apikey'].includes(name))
  // The client reads the number after the first "=", so the page comes first.
  const link = (to: number, rel: string) =>
    `<${pathname.replace(/^\/auth\/v1/, '')}?${new URLSearchParams([['page', `${to}`], ['per_page', `${perPage}`], ...more])}>; rel="${rel}"`
  return {
    'X-Total-Count': `${total}`,
    Link: [...(page < pages ? [link(page + 1, 'next')] : []), link(pages, 'last')].join(', '),
  }
}
