// Words with the links in them. Where an answer gives only an address, readers see the name of what it leads to.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { splitLinks } from '#app/lib/site-links.ts'
import { pageName } from './page-name.ts'

type Props = {
  text: string
  /** Records that are named beside the words. */
  known?: readonly { title: string; to: string }[]
  onFollow?: (() => void) | undefined
}

const NUMBER = /\+?\d[\d\s().\u00a0-]{5,}\d/gu
const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Words in which a number to call, of a record named beside them, can be tapped. */
function CallableWords({ words, calls }: { words: string; calls: ReadonlyMap<string, string> }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const { 0: number, index } of words.matchAll(NUMBER)) {
    const to = calls.get(digitsOf(number))
    if (!to) continue
    parts.push(
      words.slice(end, index),
      <a key={index} className="link" href={to} dir="ltr">
        {number}
      </a>,
    )
    end = index + number.length
  }
  return [...parts, words.slice(end)]
}

export function LinkedWords({ text, known = [], onFollow }: Props) {
  const t = useT()
  const calls = new Map(known.filter(({ to }) => to.startsWith('tel:')).map(({ to }) => [digitsOf(to), to]))
  const nameOf = (to: string) => known.find((record) => record.to === to)?.title ?? pageName(t, to)
  return splitLinks(text).map(({ text: words, to, start }) =>
    to ? (
      <Link key={start} className="link" to={to} onClick={onFollow}>
        {words === to ? (nameOf(to) ?? <bdi dir="ltr">{words}</bdi>) : words}
      </Link>
    ) : (
      <CallableWords key={start} words={words} calls={calls} />
    ),
  )
}
