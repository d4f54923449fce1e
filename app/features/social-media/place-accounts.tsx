// Accounts of businesses and mosques of the directory, as their listings or open data give them, and the way to claim a place.
import { href, Link } from 'react-router'
import { platformNames, SocialIcon } from '#app/core/social/social-icon.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { PlaceAccount } from './account.ts'
import { profileAddress, writeHandle } from './handle.ts'
import './social-media.css'

export function PlaceAccounts({ places }: { places: PlaceAccount[] }) {
  const words = useT().socialMedia.places
  return (
    <section className="stack gap-4" aria-labelledby="places">
      <SectionHeading id="places" title={words.title} lead={words.text} />
      <ul className="social-media-grid">
        {places.map((place) => (
          <li key={`${place.kind} ${place.slug}`}>
            <PlaceCard place={place} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PlaceCard({ place: { kind, slug, name, where, platform, handle, isKept } }: { place: PlaceAccount }) {
  const words = useT().socialMedia.places
  const isBusiness = kind === 'business'
  return (
    <article className="panel stack gap-3">
      <div className="social-media-card__head">
        <span className="social-media-mark">
          <SocialIcon platform={platform} />
        </span>
        <div className="stack gap-1">
          <h3 className="social-media-name">
            <Link
              className="link"
              to={isBusiness ? href('/business/:id', { id: slug }) : href('/mosque/:id', { id: slug })}
            >
              <bdi>{name}</bdi>
            </Link>
          </h3>
          {where && (
            <p className="small muted">
              <bdi>{where}</bdi>
            </p>
          )}
        </div>
      </div>
      <p className="row row--wrap gap-x-4 gap-y-1">
        <a className="link" href={profileAddress(platform, handle) ?? undefined} rel="noopener nofollow">
          {platformNames[platform]} <bdi dir="ltr">{writeHandle(platform, handle)}</bdi>
        </a>
        {!isKept && (
          <Link
            className="link link--quiet small"
            to={isBusiness ? href('/business/:id/claim', { id: slug }) : href('/mosque/:id/claim', { id: slug })}
            aria-label={`${words.claim} ${name}`}
          >
            {words.claim}
          </Link>
        )}
      </p>
    </article>
  )
}
