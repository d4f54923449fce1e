import type { Messages } from '#app/i18n/catalogue.ts'
import type { Photo } from './rules.ts'

export function photoCredit(t: Messages['photos'], { isOwnerPhoto, credit }: Photo): string {
  if (isOwnerPhoto) return t.byOwner
  return credit ? t.by(credit) : t.byMember
}
