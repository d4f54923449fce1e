// The answer to somebody in need: our own words and numbers, never a model's, and beside them nothing that sells.
import type { Need } from '#app/core/care/crisis-words.ts'
import { DIRECTORY, helpIn } from '#app/core/care/helplines.ts'
import { HELP_PATH } from '#app/core/care/lead-to-help.server.ts'
import { writeNumber } from '#app/core/care/write-number.ts'
import { countryCodes, countryName } from '#app/core/places/countries.ts'
import { fold } from '#app/core/places/fold.ts'
import { type Answer, answer } from './answer.ts'
import type { Question } from './lookups/question.ts'

/** The country somebody names, or that of a city they name; else where they are. */
function countryMeant({ message, meaning, locale, place }: Question): string {
  const said = ` ${fold(message)} `
  const named = countryCodes.find((code) => {
    const name = fold(countryName(code, locale))
    return name.length > 3 && said.includes(` ${name} `)
  })
  return named ?? meaning.cities[0]?.countryCode ?? place.countryCode
}

export function careAnswer(need: Need, question: Question): Answer {
  const { t } = question
  const { care: words } = t
  const { emergency, lines } = helpIn(countryMeant(question))
  const calls = emergency.map(({ service, number }) => ({
    title: words.call(words.services[service], number),
    lines: [],
    to: `tel:${number}`,
  }))
  const first = need === 'violence' ? 'home' : 'mind'
  const listeners = lines
    .toSorted((a, b) => Number(b.for === first) - Number(a.for === first))
    .map(({ name, number, for: kind }) => ({
      title: `${name}: ${writeNumber(number)}`,
      lines: [words[kind]],
      to: `tel:${number}`,
    }))
  const numbers =
    calls.length > 0 ? `${words.danger} ${emergency.map(({ number }) => number).join(', ')}.` : words.unknown
  return answer(`${words.lead[need]} ${numbers} ${words.more} ${DIRECTORY}. [${words.all}](${HELP_PATH})`, {
    cards: [
      ...calls,
      ...listeners,
      { title: words.mosque, lines: [], to: '/mosques' },
      { title: words.team, lines: [words.teamNote], to: '/contact' },
    ],
  })
}
