// A newsletter as a mail: text first, HTML that needs no pictures, every word escaped. Links lead through our own counter,
// which knows how often and not by whom; nothing in the mail tells that it was opened.
import { createHash, randomBytes } from 'node:crypto'
import { type Block, readBlocks } from '#app/core/newsletter/blocks.ts'
import type { Cards } from '#app/core/newsletter/cards.server.ts'
import { readTextLinks } from '#app/core/newsletter/text-links.ts'
import { direction, inLocale, isLocale, type Locale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import { escapeHtml } from '#app/lib/escape-html.ts'
import { site } from '#app/lib/site.ts'

export type Issue = { id: string; subject: string; language: string; blocks: unknown }
type Written = { subject: string; body_text: string; body_html: string; headers: Record<string, string> }

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

type Shape = { locale: Locale; siteUrl: string; linkOf: (n: number, block: Block) => string; cards: Cards }

/** A path of ours in the language of the newsletter, or the address as it is. */
const absolute = (href: string, { locale, siteUrl }: Pick<Shape, 'locale' | 'siteUrl'>) =>
  href.startsWith('/') ? `${siteUrl}${inLocale(href, locale)}` : href

/** Links within the words lead straight there: our counter counts blocks. */
const linkedHtml = (text: string, shape: Shape) =>
  readTextLinks(text)
    .map((part) => {
      const words = escapeHtml(part.text).replaceAll('\n', '<br>')
      return part.href === null
        ? words
        : `<a href="${escapeHtml(absolute(part.href, shape))}" style="color:#0d5a42">${words}</a>`
    })
    .join('')

const BUTTON =
  'display:inline-block;background:#0d5a42;color:#ffffff;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:12px'

function blockHtml(block: Block, n: number, shape: Shape): string {
  const text = escapeHtml(block.text)
  const link = escapeHtml(shape.linkOf(n, block))
  switch (block.kind) {
    case 'heading':
      return `<h2 style="margin:24px 0 8px;font-size:20px;line-height:1.3">${text}</h2>`
    case 'text':
      return block.text
        .split(/\n\s*\n/)
        .map((part) => `<p style="margin:0 0 16px">${linkedHtml(part.trim(), shape)}</p>`)
        .join('\n')
    case 'picture': {
      const source = escapeHtml(`${shape.siteUrl}${block.href}`)
      return `<p style="margin:0 0 16px"><img src="${source}" alt="${text}" style="display:block;max-width:100%;height:auto;border-radius:12px"></p>`
    }
    case 'button':
      return `<p style="margin:0 0 16px"><a href="${link}" style="${BUTTON}">${text}</a></p>`
    default: {
      const card = shape.cards.get(n)
      if (!card) return ''
      const line = card.line && `<br><span style="color:#5a675f;font-size:14px">${escapeHtml(card.line)}</span>`
      return `<p style="margin:0 0 16px;padding:16px;border:1px solid #e7e0d1;border-radius:12px"><a href="${link}" style="color:#0d5a42;font-weight:600">${escapeHtml(card.title)}</a>${line}</p>`
    }
  }
}

function blockText(block: Block, n: number, shape: Shape): string {
  const link = shape.linkOf(n, block)
  if (block.kind === 'heading') return `## ${block.text}`
  if (block.kind === 'text')
    return readTextLinks(block.text)
      .map(({ text, href }) => (href === null ? text : `${text} (${absolute(href, shape)})`))
      .join('')
  if (block.kind === 'picture') return block.text
  if (block.kind === 'button') return `${block.text}:\n${link}`
  const card = shape.cards.get(n)
  return card ? [card.title, card.line, link].filter(Boolean).join('\n') : ''
}

type Options = {
  siteUrl: string
  cards: Cards
  /** Null for a test: there is nothing to leave, and nothing is counted. */
  token: string | null
}

export function writeIssue(issue: Issue, { siteUrl, cards, token }: Options): Written {
  const locale = isLocale(issue.language) ? issue.language : 'en'
  const t = mailMessages(locale).newsletter
  const page = (path: string) => `${siteUrl}${inLocale(path, locale)}?token=${token}`
  const shape: Shape = {
    locale,
    siteUrl,
    cards,
    linkOf: (n, { href }) =>
      token === null
        ? absolute(href, { locale, siteUrl })
        : `${siteUrl}${inLocale('/newsletter/go', locale)}/${issue.id}/${n}`,
  }
  const blocks = readBlocks(issue.blocks)
  const footer: { label: string; url: string }[] =
    token === null
      ? []
      : [
          { label: t.choices, url: page('/newsletter/choices') },
          { label: t.unsubscribe, url: page('/newsletter/unsubscribe') },
        ]
  const notes = footer
    .map(({ label, url }) => `<a href="${escapeHtml(url)}" style="color:#5a675f">${escapeHtml(label)}</a>`)
    .join(' · ')
  const leave = footer.at(-1)?.url
  return {
    subject: token === null ? `${t.test} ${issue.subject}` : issue.subject,
    body_text: [
      ...blocks.map((block, n) => blockText(block, n, shape)),
      `${site.name} — ${site.tagline}`,
      t.why,
      ...footer.map(({ label, url }) => `${label}: ${url}`),
    ]
      .filter(Boolean)
      .join('\n\n'),
    body_html: `<!doctype html><html lang="${locale}" dir="${direction(locale)}"><head><meta charset="utf-8"><title>${escapeHtml(issue.subject)}</title></head>
<body style="margin:0;background:#fbf9f4;color:#13211b;font:16px/1.6 Figtree,'Noto Naskh Arabic',Tahoma,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#0d5a42">${site.name}</p>
<div style="background:#ffffff;border:1px solid #e7e0d1;border-radius:16px;padding:24px">
${blocks.map((block, n) => blockHtml(block, n, shape)).join('\n')}
</div>
<p style="margin:16px 0 0;color:#5a675f;font-size:13px">${escapeHtml(t.why)} ${notes}</p>
</div></body></html>`,
    // RFC 8058: mail programs offer "unsubscribe" themselves and post to this address.
    headers: leave
      ? { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : ({} as Record<string, string>),
  }
}

/** A link of its own for each mail; the database keeps its hash. */
export function makeToken() {
  const token = randomBytes(24).toString('base64url')
  return { token, hash: sha256(token) }
}
