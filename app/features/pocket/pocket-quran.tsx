// The Quran on the device: taken along once, with the translation one reads, shown a surah at a time, and removed at a press.
import { useEffect, useState } from 'react'
import type { Edition } from '#app/core/quran/editions.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { inLocale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Progress } from '#app/ui/progress.tsx'
import './pocket.css'

const CACHE = 'mahalla-whole-quran'
const KEY = '/pocket/quran.json'
/** Of the text with a translation, as it lies on the device. */
const EXPECTED_MB = 3
const MEGABYTE = 1_000_000

type Whole = {
  edition: Edition | null
  surahs: { number: number; name: string; arabic: string; size: number }[]
  verses: string[]
  translation: string[] | null
}

async function readKept(): Promise<Whole | null> {
  const kept = await (await caches.open(CACHE)).match(KEY)
  return kept ? ((await kept.json()) as Whole) : null
}

export function PocketQuran({ edition }: { edition: string | null }) {
  const { locale, t } = useI18n()
  const words = t.pocket.quran
  const [state, setState] = useState<'looking' | 'none' | 'failed' | { read: number } | Whole>('looking')
  const [surah, setSurah] = useState(1)

  useEffect(() => {
    void readKept()
      .catch(() => null)
      .then((whole) => setState(whole ?? 'none'))
    const follow = () => {
      const number = Number(location.hash.slice(1))
      setSurah(number >= 1 && number <= 114 ? number : 1)
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])

  async function take() {
    setState({ read: 0 })
    try {
      const answer = await fetch(`${inLocale(KEY, locale)}${edition ? `?edition=${edition}` : ''}`)
      if (!answer.ok || !answer.body) throw new Error(String(answer.status))
      const parts: Uint8Array<ArrayBuffer>[] = []
      let read = 0
      for (const reader = answer.body.getReader(); ; ) {
        const { done, value } = await reader.read()
        if (done) break
        parts.push(value)
        read += value.length
        setState({ read })
      }
      const whole = new Response(new Blob(parts), { headers: { 'Content-Type': 'application/json' } })
      await (await caches.open(CACHE)).put(KEY, whole)
      setState((await readKept()) ?? 'failed')
    } catch {
      setState('failed')
    }
  }

  async function remove() {
    await caches.delete(CACHE)
    setState('none')
  }

  const megabytes = (bytes: number) =>
    formatNumber(locale, bytes / MEGABYTE, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  return (
    <div className="page section">
      <div className="stack gap-6 max-w-[52rem]">
        <header className="stack gap-2">
          <h1 className="title">{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </header>
        {state === 'failed' && (
          <Alert tone="danger" announce>
            {words.failed}
          </Alert>
        )}
        {(state === 'none' || state === 'failed') && (
          <div>
            <Button onClick={take}>{words.take(formatNumber(locale, EXPECTED_MB))}</Button>
          </div>
        )}
        {typeof state === 'object' && 'read' in state && (
          <p className="stack gap-2" role="status">
            <Progress label={words.taking} value={state.read} max={EXPECTED_MB * MEGABYTE} />
            {words.taken(megabytes(state.read))}
          </p>
        )}
        {typeof state === 'object' && 'verses' in state && (
          <>
            <Surah whole={state} number={surah} />
            <nav aria-label={words.title}>
              <ul className="pocket-surahs">
                {state.surahs.map(({ number, name }) => (
                  <li key={number}>
                    <a className="chip" href={`#${number}`} aria-current={number === surah ? 'page' : undefined}>
                      {formatNumber(locale, number)} {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <div>
              <Button variant="outline" onClick={remove}>
                {words.remove}
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  )
}

function Surah({ whole: { edition, surahs, verses, translation }, number }: { whole: Whole; number: number }) {
  const { locale } = useI18n()
  const found = surahs.find((surah) => surah.number === number)
  if (!found) return null
  const before = surahs.filter((surah) => surah.number < number).reduce((sum, { size }) => sum + size, 0)
  return (
    <section aria-labelledby="surah">
      <h2 className="h3" id="surah">
        {found.name}{' '}
        <span lang="ar" dir="rtl">
          {found.arabic}
        </span>
      </h2>
      {edition && translation && <p className="small soft">{edition.translator}</p>}
      {verses.slice(before, before + found.size).map((verse, index) => (
        <article key={verse + before} className="pocket-verse">
          <p className="pocket-verse__text" lang="ar" dir="rtl">
            {verse}
          </p>
          <p lang={edition?.language} dir={edition?.direction ?? 'auto'}>
            {formatNumber(locale, index + 1)}. {translation?.[before + index]}
          </p>
        </article>
      ))}
    </section>
  )
}
