// The column beside the text: all surahs, all juz, or the pages near this one. The three ways keep the place.
import { useEffect, useRef } from 'react'
import { Form, useHref } from 'react-router'
import { PAGE_COUNT } from '#app/core/quran/numbering.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Button } from '#app/ui/button.tsx'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { FindBox } from './find-box.tsx'
import type { ReaderData } from './passage.ts'
import { useLinkClicks } from './use-link-clicks.ts'

export function PassageList({ reader }: { reader: ReaderData }) {
  const { t } = useI18n()
  const words = t.quran
  const { kind, places, list } = reader
  const base = useHref('/quran')
  const nav = useRef<HTMLElement>(null)
  useLinkClicks(nav)
  const side = useRef<HTMLElement>(null)
  // The list is long: whoever opens surah 67 should not have to scroll to it.
  useEffect(() => {
    const current = side.current?.querySelector<HTMLElement>('.quran-list [aria-current]')
    if (side.current && current) side.current.scrollTop = current.offsetTop - side.current.clientHeight / 3
  }, [])
  return (
    <aside ref={side} className="quran__side">
      <LinkTabs
        label={words.by}
        look="segment"
        items={[
          { to: `/quran/${places.surah}`, label: words.browse.surah, current: kind === 'surah' || kind === 'verse' },
          { to: `/quran/juz/${places.juz}`, label: words.browse.juz, current: kind === 'juz' },
          { to: `/quran/page/${places.page}`, label: words.browse.page, current: kind === 'page' },
        ]}
      />
      <FindBox id="quran-find-side" />
      {kind === 'page' && <PageForm />}
      {'surahs' in list ? (
        <nav ref={nav} className="quran-list" aria-label={words.surahs}>
          {list.surahs.map(({ number, name, arabic }) => (
            <Entry
              key={number}
              href={`${base}/${number}`}
              number={number}
              label={name}
              arabic={arabic}
              isCurrent={number === places.surah}
            />
          ))}
        </nav>
      ) : (
        <nav ref={nav} className="quran-list" aria-label={kind === 'juz' ? words.allJuz : words.pagesNear}>
          {list.parts.map(({ number, begins }) => (
            <Entry
              key={number}
              href={`${base}/${kind}/${number}`}
              number={number}
              label={begins}
              isCurrent={number === reader.number}
            />
          ))}
        </nav>
      )}
    </aside>
  )
}

/** A plain link: over a hundred stand on every page, and the router's own take as long to render as the verses. */
type EntryProps = { href: string; number: number; label: string; arabic?: string; isCurrent: boolean }

function Entry({ href, number, label, arabic, isCurrent }: EntryProps) {
  const { locale } = useI18n()
  return (
    <a href={href} aria-current={isCurrent ? 'page' : undefined}>
      <span className="quran-no num">{formatNumber(locale, number)}</span>
      <span className="small">{label}</span>
      {arabic && locale !== 'ar' && (
        <bdi lang="ar" dir="rtl">
          {arabic}
        </bdi>
      )}
    </a>
  )
}

export function PageForm() {
  const { t } = useI18n()
  const words = t.quran.goToPage
  return (
    <Form action="/quran/search" className="row items-end gap-2">
      <label className="grow">
        <span className="label small">{words.label}</span>
        <input className="input" type="number" name="at" min={1} max={PAGE_COUNT} inputMode="numeric" required />
      </label>
      <Button type="submit" variant="outline">
        {words.submit}
      </Button>
    </Form>
  )
}
