// A newsletter as its readers will see it.
import { type Block, numbered, readBlocks } from '#app/core/newsletter/blocks.ts'
import { readTextLinks } from '#app/core/newsletter/text-links.ts'
import { direction, isLocale } from '#app/i18n/locales.ts'
import './newsletter.css'

type Card = { title: string; line: string }
type Props = { blocks: unknown; language: string; cards: Readonly<Record<number, Card>> }

export function IssuePreview({ blocks, language, cards }: Props) {
  return (
    <div className="newsletter-sheet" lang={language} dir={isLocale(language) ? direction(language) : 'auto'}>
      {numbered(readBlocks(blocks)).map(({ at, ...block }) => (
        <Part key={at} block={block} card={cards[at]} />
      ))}
    </div>
  )
}

function Part({ block: { kind, text, href }, card }: { block: Block; card: Card | undefined }) {
  switch (kind) {
    case 'heading':
      return <h3 className="h3">{text}</h3>
    case 'text':
      return (
        <p className="whitespace-pre-line">
          {readTextLinks(text).map((part) =>
            part.href === null ? (
              part.text
            ) : (
              <a key={part.at} className="link" href={part.href}>
                {part.text}
              </a>
            ),
          )}
        </p>
      )
    case 'picture':
      return href === '' ? null : <img src={href} alt={text} width="520" height="300" loading="lazy" />
    case 'button':
      return (
        <p>
          <span className="btn">{text}</span>
        </p>
      )
    default:
      // Without a page there is nothing to show: readers will not see the card either.
      return card ? (
        <p className="newsletter-card">
          <span className="strong">{card.title}</span>
          {card.line && <span className="small muted block">{card.line}</span>}
        </p>
      ) : (
        <p className="newsletter-card muted">
          <bdi dir="ltr">{href || '…'}</bdi>
        </p>
      )
  }
}
