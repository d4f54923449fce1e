// On phones the two things people came for stay within reach of the thumb.
import { telephoneLink } from '#app/core/listings/contact-links.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Globe, Navigation, Phone } from '#app/ui/icons.ts'
import type { BusinessPageData } from './business-page.tsx'

export function ActionBar({ page }: { page: BusinessPageData }) {
  const { actions: words } = useT().business
  const { phone, directions, website, closedOn } = page
  if (closedOn !== null || (!phone && !directions && !website)) return null
  return (
    <div className="biz-bar">
      {phone && (
        <a className="btn" href={telephoneLink(phone)}>
          <Phone className="i i--sm" />
          {words.call}
        </a>
      )}
      {directions && (
        <a className={phone ? 'btn btn--soft' : 'btn'} href={directions} rel="noopener nofollow">
          <Navigation className="i i--sm" />
          {words.directions}
        </a>
      )}
      {website && !(phone && directions) && (
        <a className="btn btn--line" href={website} rel="noopener nofollow ugc">
          <Globe className="i i--sm" />
          {words.website}
        </a>
      )}
    </div>
  )
}
