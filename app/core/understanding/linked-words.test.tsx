import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { I18nContext } from '#app/i18n/catalogue.ts'
import en from '#app/i18n/messages/en.ts'
import { LinkedWords } from './linked-words.tsx'

const written = (text: string, known: { title: string; to: string }[] = []) =>
  renderToStaticMarkup(
    <I18nContext value={{ locale: 'en', t: en }}>
      <MemoryRouter>
        <LinkedWords text={text} known={known} />
      </MemoryRouter>
    </I18nContext>,
  ).replace(/<a [^>]*href="([^"]+)"[^>]*>/g, '<a $1>')

test('an address alone is read as the name of what it leads to', () => {
  const zamalek = { title: 'Zamalek Oven', to: '/business/zamalek-oven' }
  expect(written('Go to /contact.')).toBe(`Go to <a /contact>${en.frame.footer.contact}</a>.`)
  expect(written('See /business/zamalek-oven', [zamalek])).toBe('See <a /business/zamalek-oven>Zamalek Oven</a>')
  expect(written('/business/some-name and /mosque/some-name')).toBe(
    `<a /business/some-name>${en.help.pages.business}</a> and <a /mosque/some-name>${en.help.pages.mosque}</a>`,
  )
})

test('words of their own stay, and an address without a name is written from left to right', () => {
  expect(written('[Write to us](/contact)')).toBe('<a /contact>Write to us</a>')
  expect(written('/no-such-page')).toBe('<a /no-such-page><bdi dir="ltr">/no-such-page</bdi></a>')
})

test('a number to call can be tapped where a record beside the words has it, and no other number', () => {
  const call = { title: 'Call Noor Bakery', to: 'tel:+442079460000' }
  expect(written('Noor Bakery: +44 20 7946 0000, open until 22:00. 01234 567890', [call])).toBe(
    'Noor Bakery: <a tel:+442079460000>+44 20 7946 0000</a>, open until 22:00. 01234 567890',
  )
})
