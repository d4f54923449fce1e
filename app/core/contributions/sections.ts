// The sections of the community that have a page, in the order of the hub. A new one is a line here, a row in
// `community_sections`, words in `t.community.sections` and its routes.
import { keysOf } from '#app/lib/records.ts'
import type { Icon } from '#app/ui/icon.tsx'
import {
  CalendarDays,
  Coins,
  GraduationCap,
  HandHeart,
  MessageCircle,
  Sparkles,
  Star,
  Utensils,
} from '#app/ui/icons.ts'

type Section = {
  icon: Icon
  /** schema.org's word for one contribution. */
  jsonLd: 'DiscussionForumPosting' | 'Article' | 'CreativeWork'
  /** Whether one contribution is worth a page in search engines. */
  isIndexed: boolean
  /** As `community_sections` has them: staff may put one into another; one reply may be the answer. */
  canMerge: boolean
  hasAnswers: boolean
}

export const SECTIONS = {
  events: { icon: CalendarDays, jsonLd: 'CreativeWork', isIndexed: true, canMerge: false, hasAnswers: false },
  forum: { icon: MessageCircle, jsonLd: 'DiscussionForumPosting', isIndexed: true, canMerge: true, hasAnswers: true },
  'giving-back': { icon: Coins, jsonLd: 'CreativeWork', isIndexed: true, canMerge: false, hasAnswers: false },
  gaza: { icon: HandHeart, jsonLd: 'CreativeWork', isIndexed: false, canMerge: false, hasAnswers: false },
  education: { icon: GraduationCap, jsonLd: 'Article', isIndexed: true, canMerge: false, hasAnswers: false },
  recipes: { icon: Utensils, jsonLd: 'CreativeWork', isIndexed: true, canMerge: false, hasAnswers: false },
  reviews: { icon: Star, jsonLd: 'DiscussionForumPosting', isIndexed: true, canMerge: true, hasAnswers: false },
  ideas: { icon: Sparkles, jsonLd: 'DiscussionForumPosting', isIndexed: true, canMerge: true, hasAnswers: false },
} as const satisfies Record<string, Section>

export type SectionKey = keyof typeof SECTIONS
export const sectionKeys = keysOf(SECTIONS)
export const isSection = (word: unknown): word is SectionKey => sectionKeys.some((section) => section === word)

/** Of these the picture is that of whoever runs them; nobody else adds one. */
export const isPicturedByAuthor = (section: SectionKey) => section === 'giving-back' || section === 'events'

/** Where pictures belong to the words of anyone who writes; other sections have places of their own for them. */
export const hasPhotos = (section: SectionKey) =>
  section === 'forum' || section === 'ideas' || isPicturedByAuthor(section)

export const sectionPath = (section: string) => `/community/${section}`
export const contributionPath = (section: string, slug: string) => `/community/${section}/${encodeURIComponent(slug)}`
export const tagPath = (tag: string) => `/community/forum/tags/${encodeURIComponent(tag)}`
export const editPath = (section: string, slug: string) => `${contributionPath(section, slug)}/edit`
