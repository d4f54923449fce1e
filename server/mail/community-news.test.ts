import { expect, test } from 'vitest'
import { injections } from '#tests/fixtures/injections.ts'
import { communityNewsLetter } from './community-news.ts'
import { letterHtml, letterText } from './letter.ts'

const item = (more: object = {}) => ({
  kind: 'reply',
  number: 3,
  actor: { name: 'Amina K.' },
  title: 'Where is the bread',
  path: '/community/forum/where-is-the-bread',
  reply_number: 7,
  ...more,
})

test('tells what happened in the member’s language, with a way out for that kind', async () => {
  const news = { language: 'tr', mail_key: 'the-key', items: [item()] }
  const { letter, headers } = await communityNewsLetter(news, 'https://m.example')
  expect(letterText(letter)).toContain(
    '“Where is the bread” konusunda 3 yeni yanıt\nhttps://m.example/tr/community/forum/where-is-the-bread',
  )
  expect(headers['List-Unsubscribe']).toBe('<https://m.example/tr/notifications/off?key=the-key&kind=reply>')
})

test('a letter about several kinds ends them all', async () => {
  const news = { language: 'en', mail_key: 'the-key', items: [item(), item({ kind: 'mention' })] }
  const { subject, headers } = await communityNewsLetter(news, 'https://m.example')
  expect(subject).toBe('2 things from the Mahalla community')
  expect(headers['List-Unsubscribe']).toBe('<https://m.example/notifications/off?key=the-key>')
})

test('titles and names stay text, on one line', async () => {
  const shape = (html: string) => [...html.matchAll(/<\/?([a-z]+)/gi)].map(([, name]) => name)
  const write = async (text: string) =>
    (
      await communityNewsLetter(
        { language: 'en', mail_key: 'k', items: [item({ title: text, actor: { name: text }, number: 1 })] },
        'https://m.example',
      )
    ).letter
  const plain = shape(letterHtml(await write('words')))
  for (const text of injections) {
    const letter = await write(text)
    expect(shape(letterHtml(letter)), text).toEqual(plain)
    expect(letter.list?.map(({ text: line }) => line.split('\n'))).toEqual([[expect.any(String)]])
  }
})
