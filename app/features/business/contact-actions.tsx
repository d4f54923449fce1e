// Everything one can do with a business at once: call, write, go there, share, save.
import { Link } from 'react-router'
import { counts } from '#app/core/analytics/hear-actions.ts'
import { opensDirections } from '#app/core/listings/directions-sheet.tsx'
import { listsPath } from '#app/core/saves/lists-path.ts'
import { SaveButton } from '#app/core/saves/save-button.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { telephoneLink } from '#app/lib/contact-links.ts'
import { ExternalLink, Inbox, List, MessageCircle, Navigation, Phone, Send } from '#app/ui/icons.ts'
import type { BusinessPageData } from './business-page.tsx'
import { ShareButton } from './share-button.tsx'

/** The bar at the foot of a phone's screen comes when these have gone. */
export const ACTIONS_ID = 'actions'

type Props = {
  page: BusinessPageData
  isSaved: boolean
  /** Somebody keeps it, who would answer. */
  canAsk: boolean
}

export function ContactActions({ page, isSaved, canAsk }: Props) {
  const t = useT()
  const { actions: words } = t.business
  const isOpenForBusiness = page.closedOn === null
  return (
    <nav className="biz-actions" id={ACTIONS_ID} aria-label={words.title}>
      {isOpenForBusiness && page.phone && (
        <a className="btn" href={telephoneLink(page.phone)} {...counts('call')}>
          <Phone className="i i--sm" />
          {words.call}
        </a>
      )}
      {isOpenForBusiness && page.whatsapp && (
        <a className="btn btn--soft" href={page.whatsapp} rel="noopener nofollow">
          <MessageCircle className="i i--sm" />
          {words.whatsapp}
        </a>
      )}
      {isOpenForBusiness && page.destination && (
        <button type="button" className="btn btn--soft" {...opensDirections}>
          <Navigation className="i i--sm" />
          {words.directions}
        </button>
      )}
      {isOpenForBusiness && canAsk && (
        <Link className="btn btn--soft" to={`${page.path}/ask`} rel="nofollow">
          <Inbox className="i i--sm" />
          {t.business.actions.ask}
        </Link>
      )}
      {page.website && (
        <a className="btn btn--line" href={page.website} rel="noopener nofollow ugc" {...counts('website')}>
          <ExternalLink className="i i--sm" />
          {words.website}
        </a>
      )}
      {isOpenForBusiness && page.email && (
        <a className="btn btn--line" href={`mailto:${page.email}`}>
          <Send className="i i--sm" />
          {words.email}
        </a>
      )}
      <ShareButton name={page.name} url={page.url} />
      <SaveButton placeId={page.id} name={page.name} isSaved={isSaved} />
      {isSaved && (
        <Link className="btn btn--line" to={listsPath(page.id, page.path)} rel="nofollow">
          <List className="i i--sm" />
          {t.business.savedPage.addToList}
        </Link>
      )}
    </nav>
  )
}
