// The poster alone, as it goes to the printer.
import { useT } from '#app/i18n/catalogue.ts'
import { Printer } from '#app/ui/icons.ts'
import type { Poster } from './poster.ts'
import { PosterSheet } from './poster-sheet.tsx'
import type { Colour } from './rules.ts'

type Props = { poster: Poster; colour: Colour; own: string | null }

export function PrintPage({ poster, colour, own }: Props) {
  const t = useT().templates
  return (
    <>
      <div className="row row--wrap no-print gap-3 p-4">
        <h1 className="sr-only">{t.title}</h1>
        <button type="button" className="btn" onClick={() => window.print()}>
          <Printer className="i i--sm" />
          {t.print}
        </button>
        <p className="small muted">{t.printHint}</p>
      </div>
      <div className="templates-paper">
        <PosterSheet poster={poster} colour={colour} own={own} />
      </div>
    </>
  )
}
