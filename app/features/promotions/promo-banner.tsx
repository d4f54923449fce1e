// The featured promotion. Tells that it was seen, once a visit, and that it was followed.

import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { isVisitorCounted } from '#app/core/analytics/counted.ts'
import type { Placement } from '#app/core/analytics/kinds.ts'
import { sendCount } from '#app/core/analytics/send-count.ts'
import { useRootData } from '#app/core/request/root-data.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
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

/** Seen means at least half of it was on the screen for a second without a break. */
const SEEN_SHARE = 0.5
const SEEN_MS = 1000

type Props = { promotion: Promotion; placement: Placement }

export function PromoBanner({ promotion, placement }: Props) {
  const { locale, t } = useI18n()
  const root = useRootData()
  const banner = useRef<HTMLElement>(null)
  const { slug, href } = promotion
  const inLanguage = (text: Localized) => text[locale] ?? text.en ?? ''

  useEffect(() => {
    const element = banner.current
    if (!element || !root) return
    const mark = `seen ${slug} ${placement}`
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer)
        if (!entries.at(-1)?.isIntersecting || isMarked(mark)) return
        timer = setTimeout(() => {
          observer.disconnect()
          setMark(mark)
          if (isVisitorCounted(root)) sendCount(describeEvent(slug, 'impression', placement, locale))
        }, SEEN_MS)
      },
      { threshold: SEEN_SHARE },
    )
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [slug, placement, root, locale])

  function recordClick() {
    if (root && isVisitorCounted(root)) sendCount(describeEvent(slug, 'click', placement, locale))
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

function describeEvent(promotion: string, event: 'impression' | 'click', placement: Placement, locale: Locale) {
  return { kind: 'promo', promotion, event, path: location.pathname, placement, locale } as const
}

// A visit lasts as long as the tab. Where nothing may be kept, the server tells visits apart alone.
function isMarked(mark: string): boolean {
  try {
    return sessionStorage.getItem(mark) !== null
  } catch {
    return false
  }
}
function setMark(mark: string) {
  try {
    sessionStorage.setItem(mark, '1')
  } catch {
    // Full or forbidden: seen once more at worst.
  }
}
