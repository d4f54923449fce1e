// One plain, sturdy layout for every mail: text first, HTML that needs no pictures and reads right-to-left.
import { direction, type Locale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import { escapeHtml } from '#app/lib/escape-html.ts'
import { site } from '#app/lib/site.ts'

export type Letter = {
  locale: Locale
  body: string
  /** What it tells of, one by one, each with the page about it. */
  list?: readonly { text: string; url: string }[]
  action?: { label: string; url: string }
  /** A second link, in words of its own below the first. */
  also?: { text: string; label: string; url: string } | undefined
  code?: string
  /** In place of "ignore this if you did not ask for it", in letters nobody asks for; null for no such line. */
  closing?: string | null
  footer?: (string | { label: string; url: string })[]
}

export function letterText({ locale, body, list = [], action, also, code, closing, footer = [] }: Letter): string {
  const t = mailMessages(locale)
  return [
    t.greeting,
    body,
    ...list.map(({ text, url }) => `• ${text}\n${url}`),
    action && `${action.label}:\n${action.url}`,
    also && `${also.text}\n\n${also.label}:\n${also.url}`,
    code && (action ? t.orCode(code) : code),
    closing === undefined ? t.ignore : closing,
    `${t.signature}\n${site.name} — ${site.tagline}`,
    ...footer.map((line) => (typeof line === 'string' ? line : `${line.label}: ${line.url}`)),
  ]
    .filter(Boolean)
    .join('\n\n')
}

export function letterHtml({ locale, body, list = [], action, also, code, closing, footer = [] }: Letter): string {
  const t = mailMessages(locale)
  const last = closing === undefined ? t.ignore : closing
  const p = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${text}</p>`
  /** A list of facts, or what somebody wrote, keeps its lines. */
  const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')
  const button =
    action &&
    p(
      `<a href="${escapeHtml(action.url)}" style="display:inline-block;background:#0d5a42;color:#ffffff;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:12px">${escapeHtml(action.label)}</a>`,
    )
  const link = (words: string, url: string, style: string) =>
    `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(words)}</a>`
  const strong = 'color:#0d5a42;font-weight:600'
  const second = also && p(escapeHtml(also.text)) + p(link(also.label, also.url, strong))
  const secret =
    code &&
    p(escapeHtml(action ? t.orCode(code) : code), action ? '' : 'font-size:28px;font-weight:700;letter-spacing:6px')
  return `<!doctype html><html lang="${locale}" dir="${direction(locale)}"><head><meta charset="utf-8"><title>${site.name}</title></head>
<body style="margin:0;background:#fbf9f4;color:#13211b;font:16px/1.6 Figtree,'Noto Naskh Arabic',Tahoma,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#0d5a42">${site.name}</p>
<div style="background:#ffffff;border:1px solid #e7e0d1;border-radius:16px;padding:24px">
${[p(escapeHtml(t.greeting)), ...body.split('\n\n').map((part) => p(lines(part))), ...list.map(({ text, url }) => p(link(text, url, strong))), button, second, secret, last && p(escapeHtml(last), 'color:#5a675f;font-size:14px'), p(escapeHtml(t.signature))].filter(Boolean).join('\n')}
</div>
${footer.map((line) => `<p style="margin:16px 0 0;color:#5a675f;font-size:13px">${typeof line === 'string' ? escapeHtml(line) : link(line.label, line.url, 'color:#5a675f')}</p>`).join('\n')}
</div></body></html>`
}
