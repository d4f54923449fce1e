// Writes one page_analytics record per path the visitor sees.
import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useRootData } from '#app/core/request/root-data.ts'
import { insertRow } from '#app/lib/insert-row.ts'
import { isVisitorCounted } from './counted.ts'
import { describeView, isLocation } from './rules.ts'

export function PageViews() {
  const { pathname } = useLocation()
  const match = useMatches().at(-1)
  // Any two words look like a country and a category until the page finds that they are none.
  const routeId =
    match && match.id !== 'routes/$' && !(match.loaderData === undefined && isLocation(match.id)) ? match.id : null
  const root = useRootData()
  const recorded = useRef<string | null>(null)

  useEffect(() => {
    if (!root || recorded.current === pathname || !isVisitorCounted(root)) return
    // After this task, so that the new page's title is in the document.
    const timer = setTimeout(() => {
      recorded.current = pathname
      const { title, referrer } = document
      const { userAgent } = navigator
      const view = { path: pathname, routeId, url: location.pathname, title, referrer, userAgent, now: new Date() }
      insertRow(root.config, 'page_analytics', describeView(view))
    })
    return () => clearTimeout(timer)
  }, [pathname, routeId, root])

  return null
}
