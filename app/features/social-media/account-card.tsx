// One account: who, where, what about, and a plain link to it. Nothing of the platform is loaded here.
import { href, Link } from 'react-router'
import { ReportLink } from '#app/core/moderation/report-link.tsx'
import { platformNames, SocialIcon } from '#app/core/social/social-icon.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { BadgeCheck, ExternalLink } from '#app/ui/icons.ts'
import type { Account } from './account.ts'
import { profileAddress, writeHandle } from './handle.ts'
import './social-media.css'

type Props = { account: Account; headingLevel?: 1 | 2 }

/** Name, handle and what stands beside them. */
export function AccountHead({ account, headingLevel = 2 }: Props) {
  const words = useT().socialMedia
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  return (
    <div className="social-media-card__head">
      <span className="social-media-mark">
        <SocialIcon platform={account.platform} />
      </span>
      <div className="stack gap-1">
        <Heading className={headingLevel === 1 ? 'title' : 'social-media-name'}>
          <bdi>{account.name}</bdi>
        </Heading>
        <p className="small muted">
          {platformNames[account.platform]} · <bdi dir="ltr">{writeHandle(account.platform, account.handle)}</bdi>
        </p>
        {(account.is_verified || account.is_sample) && (
          <p className="row row--wrap gap-2">
            {account.is_verified && (
              <Badge tone="brand">
                <BadgeCheck className="i i--sm" />
                {words.verified}
              </Badge>
            )}
            {account.is_sample && <Badge>{words.sample}</Badge>}
          </p>
        )}
      </div>
    </div>
  )
}

export function AccountFacts({ account }: { account: Account }) {
  const words = useT().socialMedia
  return (
    <div className="stack gap-2">
      <p dir="auto">{account.about}</p>
      {account.studied && (
        <p className="small soft">
          {words.studied}: <bdi>{account.studied}</bdi>
        </p>
      )}
      <p className="small muted">
        {[words.topics[account.topic], account.languageName, account.countryName].filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}

export function OpenLink({ account, className = 'btn btn--soft btn--sm' }: { account: Account; className?: string }) {
  const words = useT().socialMedia
  const address = profileAddress(account.platform, account.handle)
  if (account.is_sample || !address) return <span className="small muted">{words.sampleNote}</span>
  const platform = platformNames[account.platform]
  return (
    <a className={className} href={address} target="_blank" rel="nofollow ugc noopener">
      {words.open(platform)}
      <span className="sr-only">: {account.name}</span>
      <ExternalLink className="i i--sm" />
    </a>
  )
}

export function AccountCard({ account }: { account: Account }) {
  const words = useT().socialMedia
  return (
    <article className="social-media-card">
      <AccountHead account={account} />
      <AccountFacts account={account} />
      <div className="social-media-foot">
        <OpenLink account={account} />
        {!account.is_sample && (
          <span className="row gap-1">
            {!account.is_verified && (
              <Link
                className="btn btn--ghost btn--sm"
                to={href('/social-media/account/:id', { id: account.id })}
                rel="nofollow"
              >
                {words.yours} <span className="sr-only">{account.name}</span>
              </Link>
            )}
            <ReportLink kind="social_account" subject={account.id} what={account.name} />
          </span>
        )}
      </div>
    </article>
  )
}
