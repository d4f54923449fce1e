// The bar at the top of every page. Row one: name, search and place, language, theme, account. Row two: links and the
// next prayer. Narrow screens keep one row and put the rest into the menu sheet.

import { useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useOpen } from '#app/core/request/use-open.ts'
import { NextPrayerNote } from '#app/core/visitor/next-prayer-note.tsx'
import { PlaceChip } from '#app/core/visitor/place-chip.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { Menu, Search } from '#app/ui/icons.ts'
import { AccountLinks } from './account-links.tsx'
import { Brand } from './brand.tsx'
import { InboxLink } from './inbox-link.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { MENU_ID, MenuSheet } from './menu-sheet.tsx'
import { isCurrent, navLinks } from './nav-links.ts'
import { SearchBox } from './search-box.tsx'
import { SEARCH_ID, SearchSheet } from './search-sheet.tsx'
import { ThemeMenu } from './theme-menu.tsx'

/** Opens the sheet without JavaScript in browsers that know the attribute; the click handler serves the others. */
const openCommand = (id: string) => ({ command: 'show-modal', commandfor: id })

export function Navbar() {
  const { frame: t } = useT()
  const { pathname } = useLocation()
  const isOpen = useOpen()
  const menu = useRef<HTMLDialogElement>(null)
  const search = useRef<HTMLDialogElement>(null)

  function open(sheet: HTMLDialogElement | null) {
    const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype
    if (!knowsCommands) sheet?.showModal()
  }

  return (
    <header className="nav no-print">
      <div className="page">
        <div className="nav__bar">
          <Brand />
          {/* The directory has a search of its own, which knows how far as well. */}
          <SearchBox className={pathname === '/businesses' ? 'nav-finder invisible' : 'nav-finder'}>
            <PlaceChip className="nav-finder__place max-w-48" hasChevron />
          </SearchBox>
          <PlaceChip className="nav-place max-w-40 min-w-0" />
          <div className="nav__end">
            <span className="nav-wide">
              <LanguageMenu />
              <ThemeMenu />
            </span>
            <InboxLink />
            <span className="nav-wide">
              <AccountLinks />
            </span>
            <span className="nav-phone">
              <button
                type="button"
                className="icon-btn nav-search"
                aria-label={t.search.label}
                aria-haspopup="dialog"
                onClick={() => open(search.current)}
                {...openCommand(SEARCH_ID)}
              >
                <Search className="i" />
              </button>
              <button
                type="button"
                className="icon-btn"
                aria-label={t.menu.open}
                aria-haspopup="dialog"
                onClick={() => open(menu.current)}
                {...openCommand(MENU_ID)}
              >
                <Menu className="i i--lg" />
              </button>
            </span>
          </div>
        </div>
        <div className="flex items-center">
          <nav className="nav__links" aria-label={t.mainNavigation}>
            {navLinks
              .filter(({ to }) => isOpen(to))
              .map(({ key, to }) => (
                <Link key={to} to={to} aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
                  {t.nav[key]}
                </Link>
              ))}
          </nav>
          <NextPrayerNote className="nav__next" />
        </div>
      </div>
      <MenuSheet ref={menu} />
      <SearchSheet ref={search} />
    </header>
  )
}
