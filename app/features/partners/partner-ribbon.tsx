// The slow band of partners' logos. It stops under the pointer and the focus, and stands still for whoever wants
// less motion.
import { useT } from '#app/i18n/catalogue.ts'

export type Partner = { id: string; name: string; logo_url: string; website_url: string | null }

type Props = {
  partners: readonly Partner[]
  /** How many are shown at most, the newest first. */
  limit?: number
}

export function PartnerRibbon({ partners: all, limit = 16 }: Props) {
  const { frame: t } = useT()
  const partners = all.slice(0, limit)
  if (partners.length === 0) return null
  return (
    <section className="below partners" aria-label={t.partners}>
      {/* Brand names are Latin and the band moves one way, whatever the page's direction. */}
      <div className="partners-ribbon motion-reduce:overflow-x-auto" dir="ltr">
        <ul>
          {partners.map((partner) => (
            <li key={partner.id}>
              <PartnerMark partner={partner} />
            </li>
          ))}
          {/* The same again, so that the loop has no gap. */}
          {partners.map((partner) => (
            <li key={partner.id} aria-hidden="true" inert className="motion-reduce:hidden">
              <PartnerMark partner={partner} />
            </li>
          ))}
        </ul>
      </div>
      {/* A plain box, so that it works before and without scripts. */}
      <label className="partners-pause tiny muted motion-reduce:hidden">
        <input type="checkbox" />
        {t.partnersPause}
      </label>
    </section>
  )
}

function PartnerMark({ partner: { name, logo_url, website_url } }: { partner: Partner }) {
  const mark = (
    <>
      {/* At the foot of long pages: a drawing costs as much as a small document. */}
      <img className="h-7 w-auto max-w-32 object-contain" src={logo_url} alt="" width="28" height="28" loading="lazy" />
      <span>{name}</span>
    </>
  )
  return website_url ? (
    <a className="wordmark" href={website_url} rel="noopener">
      {mark}
    </a>
  ) : (
    <span className="wordmark">{mark}</span>
  )
}
