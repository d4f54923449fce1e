// Three ways into the community; all of them lead to its hub.

import { Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import type { Icon } from '#app/ui/icon.tsx'
import { ArrowRight, HandHeart, MessageSquareHeart, Star } from '#app/ui/icons.ts'
import { Khatam } from '#app/ui/khatam.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'

type Feature = { key: 'givingBack' | 'gaza' | 'reviews'; icon: Icon; className: string }

const FEATURES: readonly Feature[] = [
  { key: 'givingBack', icon: HandHeart, className: 'home-feature' },
  { key: 'gaza', icon: MessageSquareHeart, className: 'home-feature home-feature--rose' },
  { key: 'reviews', icon: Star, className: 'home-feature home-feature--gold' },
]

export function CommunityFeatures() {
  const words = useT().home.features
  return (
    <section className="home-features section page" aria-labelledby="community-features">
      <SectionHeading id="community-features" title={words.title} lead={words.lead} />
      <div className="home-features__row">
        {FEATURES.map(({ key, icon: Icon, className }) => (
          <Link key={key} className={className} to="/community">
            <span className="khatam-mark">
              <Khatam />
              <Icon className="i i--lg" />
            </span>
            <h3 className="h3">{words[key].title}</h3>
            <p>{words[key].text}</p>
            <span className="home-feature__go">
              {words.open} <ArrowRight className="i i--sm flip" />
            </span>
          </Link>
        ))}
      </div>
    </section>
  )
}
