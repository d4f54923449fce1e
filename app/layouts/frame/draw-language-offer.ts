// The offer of another language, in that language. It floats: a bar in the page would push everything down after the
// page was read. A page with a bar or the map's button at its foot raises it. Drawn by hand: the first look at a page has
// no React yet, and the offer is no reason to load it.
import { direction, inLocale, type Locale } from '#app/i18n/locales.ts'
import { languageOffers } from './language-offers.ts'

const ID = 'language-offer'
const SVG = 'http://www.w3.org/2000/svg'

/** `here` is the page without its language; `remember` keeps what was chosen, so that nothing is offered again. */
type Offer = { page: Locale; offered: Locale; here: string; remember: (locale: Locale) => void }

/** The function it gives takes the offer away. One that stands is changed: somebody may be about to press it. */
export function drawLanguageOffer({ here, ...offer }: Offer): () => void {
  const bar = document.getElementById(ID) ?? drawBar(offer)
  const link = bar.querySelector('a')
  if (link) link.href = inLocale(here, offer.offered)
  return () => bar.remove()
}

function drawBar({ page, offered, remember }: Omit<Offer, 'here'>): HTMLElement {
  const offer = languageOffers[offered]
  const bar = draw('aside', {
    id: ID,
    className:
      'no-print fixed start-4 bottom-[var(--offer-lift,var(--chat-lift,1.25rem))] z-20 max-w-[calc(100%-6rem)] sm:max-w-sm',
    ariaLabel: offer.text,
  })
  // The first look leaves a press on it to it.
  bar.dataset.heard = ''
  const card = draw('div', {
    className: 'flex items-center gap-2 rounded-card border border-line bg-surface py-1 ps-3 pe-1 text-sm shadow-3',
    lang: offered,
    dir: direction(offered),
  })
  const line = draw('p', { className: 'py-1' })
  // On a phone the link alone: it says which language, and the sentence would take five lines.
  const sentence = draw('span', { className: 'max-sm:hidden', textContent: offer.text })
  const link = draw('a', { className: 'link inline-block py-1', hreflang: offered, textContent: offer.accept })
  link.addEventListener('click', () => remember(offered))
  const cross = draw('button', { type: 'button', className: 'icon-btn', ariaLabel: offer.dismiss })
  cross.append(drawCross())
  cross.addEventListener('click', () => {
    // Staying is a choice too: the language of the page is remembered.
    remember(page)
    bar.remove()
  })
  line.append(sentence, ' ', link)
  card.append(line, cross)
  bar.append(card)
  document.body.append(bar)
  return bar
}

/** From the file that the page's other icons come from: its address in the code lies beside React. */
function drawCross(): SVGElement {
  const [sprite] = document.querySelector('use')?.getAttribute('href')?.split('#') ?? []
  const icon = document.createElementNS(SVG, 'svg')
  const use = document.createElementNS(SVG, 'use')
  icon.setAttribute('class', 'i i--sm')
  icon.setAttribute('aria-hidden', 'true')
  use.setAttribute('href', `${sprite}#x`)
  icon.append(use)
  return icon
}

const draw = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, parts: Partial<HTMLElementTagNameMap[Tag]>) =>
  Object.assign(document.createElement(tag), parts)
