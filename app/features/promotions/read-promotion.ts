// The answer of the database about the promotion of a place on the site, checked: whatever is not as expected is none.

import { readLocalised } from '#app/core/editing/localised.ts'
import { isRecord } from '#app/lib/records.ts'
import type { Promotion } from './promo-banner.tsx'

export function readPromotion(answer: unknown): Promotion | null {
  if (!isRecord(answer)) return null
  const { slug, href, title, body, cta_label, tone, cap_person, photo, is_paid } = answer
  if (typeof slug !== 'string' || slug === '' || typeof href !== 'string' || href === '') return null
  return {
    slug,
    href,
    title: readLocalised(title),
    body: readLocalised(body),
    cta_label: readLocalised(cta_label),
    tone: typeof tone === 'string' ? tone : undefined,
    photo: typeof photo === 'string' ? photo : null,
    isPaid: is_paid === true,
    most: typeof cap_person === 'number' ? cap_person : null,
  }
}
