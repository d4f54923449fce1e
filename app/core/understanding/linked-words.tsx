// Words with the links in them. Where an answer gives only an address, readers see the name of what it leads to.
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

export function LinkedWords({ text, known = [], onFollow }: Props) {
  const t = useT()
  const nameOf = (to: string) => known.find((record) => record.to === to)?.title ?? pageName(t, to)
  return splitLinks(text).map(({ text: words, to, start }) =>
    to ? (
      <Link key={start} className="link" to={to} onClick={onFollow}>
        {words === to ? (nameOf(to) ?? <bdi dir="ltr">{words}</bdi>) : words}
      </Link>
    ) : (
      words
    ),
  )
}
