// The foot of every page: newsletter, categories, worship and community, support, social links.
import { Link } from 'react-router'
import { useRootData } from '#app/core/request/root-data.ts'
import { useOpen } from '#app/core/request/use-open.ts'
import { platformNames, platforms, SocialIcon } from '#app/core/social/social-icon.tsx'
import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Brand } from './brand.tsx'
import { categories } from './footer-links.ts'

const worship = [
  ['mosques', '/mosques'],
  ['prayerRooms', '/prayer-rooms'],
  ['quran', '/quran'],
  ['athan', '/athan'],
  ['zakaat', '/zakaat'],
  ['events', '/community/events'],
  ['gaza', '/community/gaza'],
  ['jobs', '/jobs'],
  ['courses', '/courses'],
] as const

const support = [
  ['help', '/help'],
  ['contact', '/contact'],
  ['donate', '/donate'],
  ['store', '/merchstore'],
  ['templates', '/templates'],
  ['about', '/about-us'],
  ['howWeMakeMoney', '/how-we-make-money'],
  ['packages', '/packages'],
  ['partners', '/partners'],
  ['affiliates', '/affiliates'],
  ['sponsorship', '/sponsorship'],
  ['privacy', '/privacy-policy'],
  ['whatWeCount', '/what-we-count'],
  ['terms', '/terms-of-service'],
  ['attributions', '/attributions'],
] as const

export function Footer() {
  const { locale, t: messages } = useI18n()
  const { footer: t, newsletter } = messages.frame
  const isOpen = useOpen()
  const year = Number(useRootData()?.today.slice(0, 4))
  return (
    <footer className="foot no-print">
      <div className="edge" aria-hidden="true" />
      <div className="page">
        <h2 className="sr-only">{t.title}</h2>
        <div className="foot__top">
          <div className="foot__news flex flex-col items-start gap-3">
            <Brand />
            {isOpen('/newsletter') && (
              <>
                <p className="soft">{newsletter.intro}</p>
                <NewsletterForm />
              </>
            )}
          </div>
          <FooterLinks
            title={t.categories}
            links={categories.map((category) => [t.category[category], `/businesses?category=${category}`])}
          />
          <FooterLinks
            title={t.worship}
            links={worship.filter(([, to]) => isOpen(to)).map(([key, to]) => [t[key], to])}
          />
          <FooterLinks
            title={t.support}
            links={support.filter(([, to]) => isOpen(to)).map(([key, to]) => [t[key], to])}
          />
        </div>
        <div className="foot__base">
          <span>{t.copyright(formatNumber(locale, year, { useGrouping: false }))}</span>
          {isOpen('/social-media') && (
            <nav className="-mx-3 flex" aria-label={t.social}>
              {platforms.map((platform) => (
                <Link
                  key={platform}
                  className="icon-btn"
                  to={`/social-media/${platform}`}
                  aria-label={t.socialLink(platformNames[platform])}
                >
                  <SocialIcon platform={platform} />
                </Link>
              ))}
            </nav>
          )}
        </div>
      </div>
    </footer>
  )
}

function FooterLinks({ title, links }: { title: string; links: (readonly [label: string, to: string])[] }) {
  return (
    <nav className="foot__links" aria-label={title}>
      <h3>{title}</h3>
      {links.map(([label, to]) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
