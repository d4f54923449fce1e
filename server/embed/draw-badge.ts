// A badge as a picture: works in mails, on code hosts and wherever no frame is allowed.
import { voice } from '#app/core/brand/voice.ts'
import { direction, type Locale } from '#app/i18n/locales.ts'
import { escapeHtml } from '#app/lib/escape-html.ts'
import type { Theme } from './widget.ts'

export type BadgeTone = 'good' | 'star' | 'date' | 'none'
export type Badge = { label: string; value: string; tone: BadgeTone }

const HEIGHT = 40
const PADDING = 12
const MARK = 22

/** Pictures cannot ask how wide a text is, so it is reckoned from the kinds of letters. */
export function textWidth(text: string, size: number): number {
  let width = 0
  for (const character of text) {
    if (/[\u0590-\u08ff\ufb50-\ufeff]/.test(character)) width += 0.66
    else if (/[\u1100-\uffff]/.test(character)) width += 1
    else if (/[ilj.,:;'’|!()[\]]/.test(character)) width += 0.32
    else if (/[A-ZMWmw@%]/.test(character)) width += 0.78
    else width += 0.57
  }
  return Math.ceil(width * size)
}

const LIGHT: Record<BadgeTone, { back: string; ink: string; mark: string }> = {
  good: { back: '#e2f0e8', ink: '#0a4835', mark: '#0d5a42' },
  star: { back: '#f9efd8', ink: '#684709', mark: '#b97a17' },
  date: { back: '#ebe8e0', ink: '#4d5852', mark: '#7b847e' },
  none: { back: '#ebe8e0', ink: '#4d5852', mark: '#7b847e' },
}
const DARK: typeof LIGHT = {
  good: { back: '#15362b', ink: '#a5e8ce', mark: '#5fcfa3' },
  star: { back: '#2f2713', ink: '#f0d59a', mark: '#e6b450' },
  date: { back: '#26302c', ink: '#b7c2bc', mark: '#8b968f' },
  none: { back: '#26302c', ink: '#b7c2bc', mark: '#8b968f' },
}

const STAR = 'M11 1l3.1 6.3 6.9 1-5 4.9 1.2 6.8L11 16.8 4.8 20 6 13.2l-5-4.9 6.9-1z'
const TICK = 'M11 1a10 10 0 1 0 0 20a10 10 0 1 0 0-20zm-1.6 14.6l-4.2-4.2 1.6-1.6 2.6 2.6 6-6 1.6 1.6z'
const DASH = 'M11 1a10 10 0 1 0 0 20a10 10 0 1 0 0-20zm-5 8.8h10v2.4H6z'
const LEAF = 'M6 1h2v2h6V1h2v2h4v18H2V3h4zM4 9v10h14V9z'

const PATHS: Record<BadgeTone, string> = { good: TICK, star: STAR, date: LEAF, none: DASH }

export function drawBadge({ label, value, tone }: Badge, { locale, theme }: { locale: Locale; theme: Theme }): string {
  const isRtl = direction(locale) === 'rtl'
  const small = `${label} · ${voice[locale].name}`
  const inner = Math.max(textWidth(value, 14), textWidth(small, 10))
  // Latin letters are fitted to the reckoned width, whatever font is there. Joined scripts would be torn apart.
  const fitted = (text: string, size: number) =>
    /[\u0590-\u08ff]/.test(text) ? '' : ` textLength="${textWidth(text, size)}" lengthAdjust="spacingAndGlyphs"`
  const width = PADDING * 2 + MARK + 10 + inner
  const markX = isRtl ? width - PADDING - MARK : PADDING
  const textX = isRtl ? width - PADDING - MARK - 10 : PADDING + MARK + 10
  const rules = (palette: typeof LIGHT) => {
    const { back, ink, mark } = palette[tone]
    return `.b{fill:${back}}.t{fill:${ink}}.m{fill:${mark}}`
  }
  const style =
    theme === 'auto'
      ? `${rules(LIGHT)}@media(prefers-color-scheme:dark){${rules(DARK)}}`
      : rules(theme === 'dark' ? DARK : LIGHT)
  const font = `font-family="Figtree,system-ui,'Segoe UI',Roboto,'Noto Naskh Arabic',Tahoma,sans-serif"`
  const said = escapeHtml(`${label}: ${value}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label="${said}" direction="${isRtl ? 'rtl' : 'ltr'}" xml:lang="${locale}"><title>${said}</title><style>${style}</style><rect class="b" width="${width}" height="${HEIGHT}" rx="10"/><path class="m" fill-rule="evenodd" transform="translate(${markX} 9)" d="${PATHS[tone]}"/><text class="t" x="${textX}" y="16" font-size="10"${fitted(small, 10)} ${font}>${escapeHtml(small)}</text><text class="t" x="${textX}" y="31" font-size="14" font-weight="700"${fitted(value, 14)} ${font}>${escapeHtml(value)}</text></svg>`
}
