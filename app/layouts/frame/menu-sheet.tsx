// The menu of narrow screens: a sheet from the side with everything the wide navbar shows.

import { type RefObject, useEffect } from 'react'
import { Link, useLocation, useNavigation } from 'react-router'
import { useOpen } from '#app/core/request/use-open.ts'
import { NextPrayerNote } from '#app/core/visitor/next-prayer-note.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { X } from '#app/ui/icons.ts'
import { AccountLinks } from './account-links.tsx'
import { LanguageList } from './language-list.tsx'
import { isCurrent, navLinks } from './nav-links.ts'
import { SearchBox } from './search-box.tsx'
import { ThemeList } from './theme-list.tsx'

export const MENU_ID = 'site-menu'

export function MenuSheet({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const { frame: t } = useT()
  const { pathname } = useLocation()
  const isOpen = useOpen()
  const leavingFor = useNavigation().location?.key
  const close = () => ref.current?.close()

  // Every navigation closes it as it begins, and nothing else: who opened it before the scripts came keeps it.
  useEffect(() => {
    if (leavingFor) ref.current?.close()
  }, [leavingFor, ref])

  return (
    <dialog
      ref={ref}
      id={MENU_ID}
      className="fixed inset-y-0 start-auto end-0 m-0 h-dvh max-h-none w-80 max-w-[88vw] overflow-auto overscroll-contain border-s border-line bg-surface text-ink shadow-4 backdrop:bg-scrim"
      aria-labelledby="site-menu-title"
      closedby="any"
    >
      <div className="flex min-h-full flex-col gap-5 p-4">
        <div className="flex items-center justify-between">
          <h2 id="site-menu-title" className="h3 ps-1">
            {t.menu.title}
          </h2>
          <button type="button" className="icon-btn" aria-label={t.menu.close} onClick={close} {...closeCommand}>
            <X className="i i--lg" />
          </button>
        </div>
        <SearchBox className="nav-finder flex! w-full" onSubmit={close} />
        <nav aria-label={t.mainNavigation}>
          <ul className="flex flex-col">
            {navLinks
              .filter(({ to }) => isOpen(to))
              .map((link) => (
                <li key={link.to}>
                  <Link
                    className="nav-sheet__link"
                    to={link.to}
                    aria-current={isCurrent(link.to, pathname) ? 'page' : undefined}
                  >
                    {t.nav[link.key]}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
        <NextPrayerNote className="flex min-h-tap items-center gap-2 rounded-control bg-gold-soft px-3 text-sm text-on-gold-soft" />
        <div className="flex flex-col items-stretch gap-2 border-y border-line py-4">
          <AccountLinks isStacked />
        </div>
        <section>
          <h3 className="label mb-1 px-3">{t.language.label}</h3>
          <LanguageList className="grid grid-cols-2" />
        </section>
        <section className="nav-theme">
          <h3 className="label mb-1 px-3">{t.theme.label}</h3>
          <ThemeList />
        </section>
      </div>
    </dialog>
  )
}

const closeCommand = { command: 'close', commandfor: MENU_ID }
