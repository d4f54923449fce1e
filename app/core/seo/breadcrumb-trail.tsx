// A page's trail, drawn by the design system's part.
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import type { Crumb } from './rules.ts'

export function BreadcrumbTrail({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null
  return <Breadcrumbs items={crumbs.map(({ name, path }) => ({ label: name, to: path }))} />
}
