import { describe, expect, test } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { loadMessages } from '#app/i18n/messages.server.ts'
import { DOUBT_RULES, DOUBTS, findDoubts } from './rules.ts'

const doubtsOf = (...names: string[]) => findDoubts(names.map((name) => ({ name }))).map(({ doubt }) => doubt)

describe('what to check', () => {
  test.each([
    ['leaf gelatine', 'gelatine'],
    ['jelatin yaprağı', 'gelatine'],
    ['جيلاتين', 'gelatine'],
    ['Vanilla extract', 'vanilla'],
    ['extrait de vanille', 'vanilla'],
    ['grated Parmesan', 'rennet'],
    ['red wine vinegar', 'vinegar'],
    ['vinaigre de vin', 'vinegar'],
    ['bread (mono- and diglycerides)', 'glycerides'],
    ['colour E120', 'carmine'],
    ['l-cysteine', 'cysteine'],
    ['dry white wine', 'alcohol'],
    ['lardons fumés', 'pork'],
    ['daging babi', 'pork'],
  ] as const)('%s', (name, doubt) => expect(doubtsOf(name)).toEqual([doubt]))

  test.each([
    'halal gelatine',
    'vegetarian parmesan',
    'alcohol-free vanilla extract',
    'turkey ham',
    'rump steak',
    'graham crackers',
    'vanilla pod',
    'apple vinegar',
    'champignons',
    'aromatic herbs',
  ])('not %s', (name) => expect(doubtsOf(name)).toEqual([]))

  test('each is named once, with every ingredient that made us ask', () => {
    expect(findDoubts([{ heading: 'Wine' }, { name: 'gelatine' }, { name: 'marshmallows' }])).toEqual([
      { doubt: 'gelatine', names: ['gelatine', 'marshmallows'] },
    ])
  })

  test('has a source, and in six languages a name, a reason and a substitute that name no ruling', async () => {
    for (const doubt of DOUBTS) expect(DOUBT_RULES[doubt].source.url).toMatch(/^(https:\/\/|\/quran\/)/)
    for (const locale of locales) {
      const { list } = (await loadMessages(locale)).recipes.doubts
      for (const doubt of DOUBTS) {
        expect(list[doubt].instead).not.toBe('')
        expect(list[doubt].why).not.toMatch(/haram|forbidden|حرام|interdit|yasak/i)
      }
    }
  })
})
