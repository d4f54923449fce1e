// The featured promotion. Tells that it was seen, once a visit, and that it was followed.

import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { isVisitorCounted } from '#app/core/analytics/counted.ts'
import type { Placement } from '#app/core/analytics/kinds.ts'
import { sendCount } from '#app/core/analytics/send-count.ts'
import { inLanguage, type Localised } from '#app/core/editing/localised.ts'
import { photoUrl } from '#app/core/media/photo-url.ts'
import { useRootData } from '#app/core/request/root-data.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { direction, type Locale } from '#app/i18n/locales.ts'
import { ArrowRight } from '#app/ui/icons.ts'
import { joinClasses } from '#app/ui/join-classes.ts'

export type Promotion = {
  slug: string
  title: Localised
  body: Localised
  cta_label: Localised
  href: string
  tone?: string | undefined
  /** Of the business it speaks of; otherwise a drawing. */
  photo?: string | null | undefined
  /** An owner pays for it. */
  isPaid?: boolean | undefined
  /** In how many visits one browser shows it; null for all. */
  most: number | null
}

/** The band is gold unless the promotion asks for another tone. */
const tones: Readonly<Record<string, string>> = { brand: 'bg-brand-soft border-line', calm: 'bg-surface-2 border-line' }

/** Where room is short, a sentence that was paid for stays. */
const lookOf = ({ tone, isPaid }: Promotion) => joinClasses('promo', isPaid && 'promo--paid', tones[tone ?? ''])

/** Seen means at least half of it was on the screen for a second without a break. */
const SEEN_SHARE = 0.5
const SEEN_MS = 1000

type Props = { promotion: Promotion; placement: Placement }

export function PromoBanner({ promotion, placement }: Props) {
  const { locale, t } = useI18n()
  const root = useRootData()
  const banner = useRef<HTMLElement>(null)
  const { slug, most } = promotion
  const [isTired, setTired] = useState(false)

  useEffect(() => {
    const element = banner.current
    if (!element || !root) return
    const mark = `seen ${slug} ${placement}`
    if (most !== null && !isMarked(mark) && visitsWith(slug) >= most) {
      setTired(true)
      return
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer)
        if (!entries.at(-1)?.isIntersecting || isMarked(mark)) return
        timer = setTimeout(() => {
          observer.disconnect()
          setMark(mark)
          if (most !== null) addVisitWith(slug)
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
  }, [slug, most, placement, root, locale])

  function recordClick() {
    if (root && isVisitorCounted(root)) sendCount(describeEvent(slug, 'click', placement, locale))
  }

  if (isTired) return null
  return (
    <article ref={banner} className={lookOf(promotion)}>
      <BannerWords
        promotion={promotion}
        language={locale}
        eyebrow={promotion.isPaid ? t.bands.sponsored : t.frame.promotion}
        onFollow={recordClick}
      />
    </article>
  )
}

/** The banner as it will look, for those who write it: nothing is counted. */
export function PromoPreview({ promotion, language, eyebrow }: Omit<WordsProps, 'onFollow'>) {
  return (
    <div className={lookOf(promotion)} lang={language} dir={direction(language)}>
      <BannerWords promotion={promotion} language={language} eyebrow={eyebrow} />
    </div>
  )
}

type WordsProps = { promotion: Promotion; language: Locale; eyebrow: string; onFollow?: () => void }

function BannerWords({ promotion, language, eyebrow, onFollow }: WordsProps) {
  const { href } = promotion
  const label = (
    <>
      {inLanguage(promotion.cta_label, language)} <ArrowRight className="i i--sm flip" />
    </>
  )
  return (
    <>
      <div className="promo__text">
        <span className="eyebrow">{eyebrow}</span>
        <h2>{inLanguage(promotion.title, language)}</h2>
        <p>{inLanguage(promotion.body, language)}</p>
        {href.startsWith('/') ? (
          <Link className="btn" to={href} rel={promotion.isPaid ? 'sponsored' : undefined} onClick={onFollow}>
            {label}
          </Link>
        ) : (
          <a className="btn" href={href} rel="sponsored noopener" onClick={onFollow}>
            {label}
          </a>
        )}
      </div>
      <div className="promo__art">
        {promotion.photo ? (
          <img src={photoUrl(promotion.photo, 640)} alt="" width="640" height="480" loading="lazy" />
        ) : (
          <img src="/art/promo.svg" alt="" width="640" height="400" loading="lazy" />
        )}
      </div>
    </>
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

// How many visits showed it is known to this browser alone.
const shelf = (slug: string) => `promotion ${slug}`
function visitsWith(slug: string): number {
  try {
    return Number(localStorage.getItem(shelf(slug)) ?? 0)
  } catch {
    return 0
  }
}
function addVisitWith(slug: string) {
  try {
    localStorage.setItem(shelf(slug), String(visitsWith(slug) + 1))
  } catch {
    // Full or forbidden: shown once more at worst.
  }
}
