// Shows what a member wrote. Elements are made from the tree, never from markup, so no text can become anything else.
import { createContext, type ReactNode, use } from 'react'
import { href, Link } from 'react-router'
import { type Block, type Inline, parseMarkdown } from './markdown.ts'

type Props = {
  text: string
  language: string
  className?: string | undefined
  /** The rank of the page's heading above it: members' headings stand below that, without a step left out. */
  below?: 1 | 2
}

export function MarkdownText({ text, language, className, below = 2 }: Props) {
  const blocks = parseMarkdown(text)
  const levels = [...new Set(blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : [])))].toSorted()
  const rank = (level: Level) => RANKS[below - 1 + Math.max(0, levels.indexOf(level))] ?? 'h5'
  return (
    <div className={className ?? 'contribution-text'} lang={language} dir="auto">
      {blocks.map((block, i) => showBlock(block, i, rank))}
    </div>
  )
}

type Level = Extract<Block, { kind: 'heading' }>['level']
const RANKS = ['h2', 'h3', 'h4', 'h5'] as const
type Rank = (typeof RANKS)[number]

function showBlock(block: Block, key: number, rank: (level: Level) => Rank): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = rank(block.level)
      return <Heading key={key}>{block.children.map(showInline)}</Heading>
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return <List key={key}>{block.items.map((item, i) => showItem(item, i))}</List>
    }
    case 'quote':
      return <blockquote key={key}>{block.children.map((child, i) => showBlock(child, i, rank))}</blockquote>
    case 'code':
      return (
        <pre key={key} dir="ltr">
          <code>{block.text}</code>
        </pre>
      )
    case 'rule':
      return <hr key={key} />
    default:
      return <p key={key}>{block.children.map(showInline)}</p>
  }
}

const showItem = (item: Inline[], key: number) => <li key={key}>{item.map(showInline)}</li>

function showInline(part: Inline, key: number): ReactNode {
  switch (part.kind) {
    case 'strong':
      return <strong key={key}>{part.children.map(showInline)}</strong>
    case 'em':
      return <em key={key}>{part.children.map(showInline)}</em>
    case 'code':
      return <code key={key}>{part.text}</code>
    case 'break':
      return <br key={key} />
    case 'mention':
      return <Mention key={key} handle={part.handle} />
    case 'tag':
      return (
        <Link key={key} className="link" to={href('/community/forum/tags/:tag', { tag: part.tag })}>
          #{part.tag}
        </Link>
      )
    case 'link':
      return <TextLink key={key} part={part} />
    default:
      return part.text
  }
}

/** Whom the page knows by these names; a name of nobody is text. */
const Handles = createContext<ReadonlySet<string>>(new Set())
export const KnownHandles = ({ value, children }: { value: ReadonlySet<string>; children: ReactNode }) => (
  <Handles value={value}>{children}</Handles>
)

function Mention({ handle }: { handle: string }) {
  if (!use(Handles).has(handle)) return <bdi dir="ltr">@{handle}</bdi>
  return (
    <Link className="link" to={href('/people/:handle', { handle })}>
      @{handle}
    </Link>
  )
}

/** Links of members lead out without our word for them. */
const TextLink = ({ part }: { part: Extract<Inline, { kind: 'link' }> }) =>
  part.href.startsWith('/') ? (
    <Link className="link" to={part.href}>
      {part.children.map(showInline)}
    </Link>
  ) : (
    <a className="link" href={part.href} rel="nofollow ugc noopener noreferrer" target="_blank">
      {part.children.map(showInline)}
    </a>
  )
