// Does for pages that come without loading what a browser does for loaded ones: a line shows that something is on its way,
// then the new title is read out and the keyboard starts at the content.
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

export function PageChange() {
  const { pathname, hash } = useLocation()
  const isLoading = useNavigation().state === 'loading'
  const shownPath = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    setTitle(document.title)
    if (!hash) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, hash])

  return (
    <>
      {isLoading && <div className="nav-progress no-print" aria-hidden="true" />}
      <p className="sr-only" aria-live="polite">
        {title}
      </p>
    </>
  )
}
