// Tells whoever brings up the signup window which page is seen.
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useRootData } from '#app/core/request/root-data.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { leavePopup, watchPopup } from './watch-popup.ts'

export function SignupPopup() {
  const { pathname, search } = useLocation()
  const root = useRootData()
  const { locale } = useI18n()
  const isSignedIn = root === null || root.user !== null
  const place = root && `${root.place.lat},${root.place.lng}`

  useEffect(
    () => watchPopup({ path: pathname, locale, search, place, isSignedIn }),
    [pathname, locale, search, place, isSignedIn],
  )
  useEffect(() => leavePopup, [])
  return null
}
