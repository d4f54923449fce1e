// Answers a question about a place that was shown before: its number, the way there, whether it is open.

import { openText } from '#app/core/hours/open-text.ts'
import { toBusinessCard } from '#app/core/listings/describe-business.server.ts'
import { toMosque } from '#app/core/listings/mosque.ts'
import { findBusiness } from '#app/core/listings/queries.server.ts'
import { telephoneLink } from '#app/lib/contact-links.ts'
import { type Answer, type AnswerCard, answer } from '../answer.ts'
import type { Wanted } from '../pointing.ts'
import { linkedAddress, nameAndMore } from '../said.ts'
import { findMosqueRows } from './mosque.server.ts'
import type { Question } from './question.ts'

type Place = { address: string; phone: string; open: string | null }

async function placeOf(card: AnswerCard, question: Question): Promise<Place | null> {
  const { services, cards, locale, t } = question
  if (!card.placeId) return null
  if (card.to.startsWith('/mosque/')) {
    const rows = await findMosqueRows(question, null, { query: card.title })
    const found = rows.map(toMosque).find(({ id }) => id === card.placeId)
    return found ? { address: found.address, phone: found.phone, open: null } : null
  }
  const found = await findBusiness(services, card.placeId)
  if (!found) return null
  const { open } = toBusinessCard(found, cards)
  return { address: found.address, phone: found.phone, open: open ? openText(open, locale, t) : null }
}

export async function tellShown(card: AnswerCard, want: Wanted, question: Question): Promise<Answer | null> {
  const { answers: words } = question.t.understanding
  const place = await placeOf(card, question)
  if (!place) return null
  const { address, phone, open } = place
  const call = phone ? [{ title: words.callPlace(card.title, phone), lines: [], to: telephoneLink(phone) }] : []
  const tell = (said: string, cards: AnswerCard[], isSure = true) => answer(said, { cards, isSure })
  switch (want) {
    case 'call':
      return phone
        ? tell(`${words.callPlace(card.title, phone)}.`, [...call, card])
        : tell(words.noPhone(card.title), [card], false)
    case 'hours':
      return open ? tell(`${card.title}: ${open}.`, [card]) : tell(words.noHours(card.title), [card, ...call], false)
    case 'way':
      return tell(address ? `${nameAndMore(card)}: ${linkedAddress(address, card.to)}.` : `${nameAndMore(card)}.`, [
        { title: words.wayTo(card.title), lines: address ? [address] : [], to: card.to },
      ])
    case 'all':
      return tell(
        [nameAndMore(card), address && linkedAddress(address, card.to), phone]
          .filter((part) => part !== '')
          .join(' · '),
        [card, ...call],
      )
  }
}
