// Writes one page_analytics record per path the visitor sees.
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useRootData } from '#app/core/request/root-data.ts'
import { insertRow } from '#app/lib/insert-row.ts'
import { describeView, isCounted } from './rules.ts'

type PrivacyNavigator = Navigator & { globalPrivacyControl?: boolean }

export function PageViews() {
  const { pathname } = useLocation()
  const root = useRootData()
  const config = root?.config
  const roles = root?.user?.roles
  const recorded = useRef<string | null>(null)

  useEffect(() => {
    if (!config || recorded.current === pathname) return
    const { userAgent, doNotTrack, globalPrivacyControl = false }: PrivacyNavigator = navigator
    if (!isCounted({ tracking: config.tracking, doNotTrack, globalPrivacyControl, roles: roles ?? [], userAgent }))
      return
    // After this task, so that the new page's title is in the document.
    const timer = setTimeout(() => {
      recorded.current = pathname
      const { title, referrer } = document
      const view = { path: pathname, url: location.pathname, title, referrer, userAgent, now: new Date() }
      insertRow(config, 'page_analytics', describeView(view))
    })
    return () => clearTimeout(timer)
  }, [pathname, config, roles])

  return null
}
