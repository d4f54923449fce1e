// Search on a phone: a sheet of its own. The field shows the last searches of this device and what may be meant; the
// categories stand below.
import { type RefObject, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { X } from '#app/ui/icons.ts'
import { categories } from './footer-links.ts'
import { SearchBox } from './search-box.tsx'

export const SEARCH_ID = 'site-search'

const closeCommand = { command: 'close', commandfor: SEARCH_ID }

export function SearchSheet({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const { frame: t } = useT()
  const { key } = useLocation()
  const close = () => ref.current?.close()

  // Every navigation closes it.
  useEffect(() => {
    if (key) ref.current?.close()
  }, [key, ref])

  return (
    <dialog ref={ref} id={SEARCH_ID} className="dialog" aria-label={t.search.label} closedby="any">
      <div className="dialog__body">
        <div className="flex items-center gap-2">
          <SearchBox className="nav-finder flex! w-full" onSubmit={close} isFirst />
          <button type="button" className="icon-btn" aria-label={t.search.close} onClick={close} {...closeCommand}>
            <X className="i" />
          </button>
        </div>
        <nav aria-label={t.footer.categories}>
          <h2 className="label">{t.footer.categories}</h2>
          <ul className="flex flex-wrap gap-2 pt-2">
            {categories.map((category) => (
              <li key={category}>
                <Link className="chip" to={`/businesses?category=${category}`}>
                  {t.footer.category[category]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </dialog>
  )
}
