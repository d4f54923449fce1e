// A newsletter as its readers will see it.
import { type Block, numbered, readBlocks } from '#app/core/newsletter/blocks.ts'
import { direction, isLocale } from '#app/i18n/locales.ts'
import './newsletter.css'

type Props = { blocks: unknown; language: string }

export function IssuePreview({ blocks, language }: Props) {
  return (
    <div className="newsletter-sheet" lang={language} dir={isLocale(language) ? direction(language) : 'auto'}>
      {numbered(readBlocks(blocks)).map(({ at, ...block }) => (
        <Part key={at} block={block} />
      ))}
    </div>
  )
}

function Part({ block: { kind, text, href } }: { block: Block }) {
  switch (kind) {
    case 'heading':
      return <h3 className="h3">{text}</h3>
    case 'text':
      return <p className="whitespace-pre-line">{text}</p>
    case 'picture':
      return href === '' ? null : <img src={href} alt={text} width="520" height="300" loading="lazy" />
    case 'button':
      return (
        <p>
          <span className="btn">{text}</span>
        </p>
      )
    default:
      return (
        <p className="newsletter-card" dir="ltr">
          {href}
        </p>
      )
  }
}
