// The way through a list that is read by its newest entries: on to older ones, and back to the top.
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'

export function OlderPages({ older, newest }: { older: string | null; newest: string | null }) {
  const t = useT()
  if (older === null && newest === null) return null
  return (
    <nav className="row row--wrap gap-3" aria-label={t.ui.pages}>
      {newest !== null && (
        <Button to={newest} variant="ghost">
          {t.console.newest}
        </Button>
      )}
      {older !== null && (
        <Button to={older} variant="outline">
          {t.console.older}
        </Button>
      )}
    </nav>
  )
}
