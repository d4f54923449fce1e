// The featured promotion. Records that it was seen, once, and that it was followed.

import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { isVisitorCounted } from '#app/core/analytics/counted.ts'
import { useRootData } from '#app/core/request/root-data.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { insertRow } from '#app/lib/insert-row.ts'
import { ArrowRight } from '#app/ui/icons.ts'

type Localized = Partial<Record<Locale, string>>

export type Promotion = {
  slug: string
  title: Localized
  body: Localized
  cta_label: Localized
  href: string
  tone?: string | undefined
}

/** The band is gold unless the promotion asks for another tone. */
const tones: Readonly<Record<string, string>> = { brand: 'bg-brand-soft border-line', calm: 'bg-surface-2 border-line' }

/** Seen means at least half of it was on the screen. */
const SEEN_SHARE = 0.5

export function PromoBanner({ promotion }: { promotion: Promotion }) {
  const { locale, t } = useI18n()
  const root = useRootData()
  const banner = useRef<HTMLElement>(null)
  const seen = useRef<string | null>(null)
  const { slug, href } = promotion
  const inLanguage = (text: Localized) => text[locale] ?? text.en ?? ''

  useEffect(() => {
    const element = banner.current
    if (!element || !root || seen.current === slug) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || seen.current === slug) return
        seen.current = slug
        observer.disconnect()
        if (isVisitorCounted(root)) insertRow(root.config, 'promo_analytics', describeEvent(slug, 'impression', locale))
      },
      { threshold: SEEN_SHARE },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [slug, root, locale])

  function recordClick() {
    if (root && isVisitorCounted(root)) insertRow(root.config, 'promo_analytics', describeEvent(slug, 'click', locale))
  }

  const label = (
    <>
      {inLanguage(promotion.cta_label)} <ArrowRight className="i i--sm flip" />
    </>
  )
  return (
    <article ref={banner} className={`promo ${tones[promotion.tone ?? ''] ?? ''}`}>
      <div className="promo__text">
        <span className="eyebrow">{t.frame.promotion}</span>
        <h2>{inLanguage(promotion.title)}</h2>
        <p>{inLanguage(promotion.body)}</p>
        {href.startsWith('/') ? (
          <Link className="btn" to={href} onClick={recordClick}>
            {label}
          </Link>
        ) : (
          <a className="btn" href={href} rel="sponsored noopener" onClick={recordClick}>
            {label}
          </a>
        )}
      </div>
      <div className="promo__art">
        <img src="/art/promo.svg" alt="" width="640" height="400" loading="lazy" />
      </div>
    </article>
  )
}

function describeEvent(promotion: string, event: 'impression' | 'click', locale: Locale) {
  return { promotion, event, path: location.pathname, meta: { locale }, created_at: new Date().toISOString() }
}
