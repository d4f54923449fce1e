// A help text on the page.
import { LinkedWords } from '#app/core/understanding/linked-words.tsx'
import type { Block } from './prose.ts'

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
                <LinkedWords text={item} />
              </li>
            ))}
          </ul>
        )
      case 'aside':
        return (
          <p key={block.start} className="help-aside">
            <LinkedWords text={block.text} />
          </p>
        )
      case 'parting':
        return <hr key={block.start} className="help-parting" />
      default:
        return (
          <p key={block.start}>
            <LinkedWords text={block.text} />
          </p>
        )
    }
  })
}
