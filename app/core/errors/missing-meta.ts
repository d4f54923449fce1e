// Head tags where a page failed: its title, and that it stays out of the index.
import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import { site } from '#app/lib/site.ts'
import { isMissing } from './missing.ts'

export function missingMeta(error: unknown): MetaDescriptor[] {
  const title = isRouteErrorResponse(error) && isMissing(error.data) ? error.data.documentTitle : site.name
  return [{ title }, { name: 'robots', content: 'noindex' }]
}
