// A help text on the page.
import { Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { splitLinks } from '#app/lib/site-links.ts'
import { pageName } from './page-name.ts'
import type { Block } from './prose.ts'

function Words({ text }: { text: string }) {
  const t = useT()
  return splitLinks(text).map(({ text: words, to, start }) =>
    to ? (
      <Link key={start} className="link" to={to}>
        {words === to ? (pageName(t, to) ?? <bdi dir="ltr">{words}</bdi>) : words}
      </Link>
    ) : (
      words
    ),
  )
}

export function ProseText({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) => {
    switch (block.kind) {
      case 'heading':
        return (
          <h2 key={block.id} id={block.id} className="h3 help-heading">
            {block.text}
          </h2>
        )
      case 'list':
        return (
          <ul key={block.start} className="help-list">
            {block.items.map((item) => (
              <li key={item}>
                <Words text={item} />
              </li>
            ))}
          </ul>
        )
      case 'aside':
        return (
          <p key={block.start} className="help-aside">
            <Words text={block.text} />
          </p>
        )
      case 'parting':
        return <hr key={block.start} className="help-parting" />
      default:
        return (
          <p key={block.start}>
            <Words text={block.text} />
          </p>
        )
    }
  })
}
