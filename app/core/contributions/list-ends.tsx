// The empty state of a section's list, and the links below a list: newer ones, older ones, the feed.
import { useI18n } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SECTIONS, type SectionKey, sectionPath } from './sections.ts'

/** `isPlain`: nothing was asked for, so there is nothing at all yet. */
export function NothingListed({ section, isPlain }: { section: SectionKey; isPlain: boolean }) {
  const { t } = useI18n()
  const words = t.contributions.list
  const own = t.community.sections[section]
  const path = sectionPath(section)
  return (
    <EmptyState
      icon={SECTIONS[section].icon}
      title={isPlain ? own.none : words.noneMatching}
      action={
        <Button to={isPlain ? `${path}/new` : path} variant={isPlain ? 'primary' : 'outline'}>
          {isPlain ? own.write : words.clear}
        </Button>
      }
    >
      {isPlain ? own.noneText : words.noneMatchingText}
    </EmptyState>
  )
}

/** Addresses of the first page and of the one after this, and whose feed it is; null where there is none. */
type Ends = { section: SectionKey | null; newest: string | null; older: string | null }

export function ListEnds({ section, newest, older }: Ends) {
  const words = useI18n().t.contributions.list
  return (
    <nav className="row row--wrap gap-3" aria-label={words.pages}>
      {newest && (
        <Button to={newest} variant="outline">
          {words.newest}
        </Button>
      )}
      {older && (
        <Button to={older} variant="outline">
          {words.older}
        </Button>
      )}
      {section && (
        <a className="link small" href={`${sectionPath(section)}/feed.xml`} hrefLang="x-default">
          {words.feed}
        </a>
      )}
    </nav>
  )
}
