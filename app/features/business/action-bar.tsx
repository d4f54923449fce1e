// On phones the two things people came for stay within reach of the thumb, once the actions themselves left the screen.
import { useEffect, useState } from 'react'
import { counts } from '#app/core/analytics/hear-actions.ts'
import { opensDirections } from '#app/core/listings/directions-sheet.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { telephoneLink } from '#app/lib/contact-links.ts'
import { Globe, Navigation, Phone } from '#app/ui/icons.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import type { BusinessPageData } from './business-page.tsx'
import { ACTIONS_ID } from './contact-actions.tsx'

export function ActionBar({ page }: { page: BusinessPageData }) {
  const { actions: words } = useT().business
  const { phone, destination, website, closedOn } = page
  const isShown = useScrolledPast(ACTIONS_ID)
  if (closedOn !== null || (!phone && !destination && !website)) return null
  return (
    <div className={joinClasses('biz-bar', isShown && 'is-shown')}>
      {phone && (
        <a className="btn" href={telephoneLink(phone)} {...counts('call')}>
          <Phone className="i i--sm" />
          {words.call}
        </a>
      )}
      {destination && (
        <button type="button" className={phone ? 'btn btn--soft' : 'btn'} {...opensDirections}>
          <Navigation className="i i--sm" />
          {words.directions}
        </button>
      )}
      {website && !(phone && destination) && (
        <a className="btn btn--line" href={website} rel="noopener nofollow ugc" {...counts('website')}>
          <Globe className="i i--sm" />
          {words.website}
        </a>
      )}
    </div>
  )
}

/** Whether an element has gone off the top of the screen. */
function useScrolledPast(id: string): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const watch = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [id])
  return isPast
}
