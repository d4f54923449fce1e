// Plain links inside an element go through the router, as its own links do.
import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { withoutLocale } from '#app/i18n/locales.ts'

export function useLinkClicks(area: RefObject<HTMLElement | null>) {
  const navigate = useNavigate()
  useEffect(() => {
    const element = area.current
    if (!element) return
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
      if (!link || !isPlain || event.defaultPrevented) return
      event.preventDefault()
      // The router puts the language before the path itself.
      void navigate(withoutLocale(link.pathname))
    }
    element.addEventListener('click', onClick)
    return () => element.removeEventListener('click', onClick)
  }, [area, navigate])
}
