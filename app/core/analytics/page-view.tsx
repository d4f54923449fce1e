// Tells of each path the visitor sees, once.
import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useRootData } from '#app/core/request/root-data.ts'
import { isVisitorCounted } from './counted.ts'
import { wasFirstView } from './first-view.ts'
import { describeView, isLocation } from './rules.ts'
import { sendCount } from './send-count.ts'

/** A page that knows its visitor as the one who keeps it: their own visits are no interest in it. */
type KeptPage = { mine?: { isOwner?: boolean } | null; isPrivate?: boolean } | undefined

export function PageViews() {
  const { pathname } = useLocation()
  const match = useMatches().at(-1)
  // Any two words look like a country and a category until the page finds that they are none.
  const routeId =
    match && match.id !== 'routes/$' && !(match.loaderData === undefined && isLocation(match.id)) ? match.id : null
  const page = match?.loaderData as KeptPage
  // What stands in a private group is counted nowhere.
  const isOwn = Boolean(page?.mine?.isOwner || page?.isPrivate)
  const root = useRootData()
  const recorded = useRef<string | null>(null)
  /** The page before this one, where the visitor is on the site already. */
  const before = useRef<string | null>(null)

  useEffect(() => {
    if (!root || recorded.current === pathname || isOwn || !isVisitorCounted(root)) return
    // After this task, so that the new page's title is in the document.
    const timer = setTimeout(() => {
      recorded.current = pathname
      const { title } = document
      const referrer = before.current ?? document.referrer
      const isFirst = before.current === null
      before.current = location.origin + location.pathname
      if (isFirst && wasFirstView(location.pathname)) return
      sendCount(
        describeView({ path: pathname, routeId, url: location.pathname, search: location.search, title, referrer }),
      )
    })
    return () => clearTimeout(timer)
  }, [pathname, routeId, isOwn, root])

  return null
}
