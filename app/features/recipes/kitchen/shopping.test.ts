import { expect, test } from 'vitest'
import { loadMessages } from '#app/i18n/messages.server.ts'
import { readIngredients } from '../read-lines.ts'
import { readOwnLines } from './own-lines.ts'
import { addedUp, entriesOf, linesOf, type ShoppingLine, writeMeasures } from './shopping.ts'

const t = await loadMessages('en')
const listed = (text: string, factor = 1): ShoppingLine[] =>
  linesOf(readIngredients(text), factor).map((line, i) => ({ ...line, id: String(i), isTicked: false }))
const written = (text: string, factor = 1) =>
  entriesOf(listed(text, factor)).map(({ name, measures }) =>
    `${writeMeasures('en', t.recipes.units, measures)} ${name}`.trim(),
  )

test.each<[string, string[]]>([
  ['250 g flour\n1 kg flour', ['1.25 kg flour']],
  ['8 oz butter\n100 g butter', ['325 g butter']],
  ['1 cup milk\n100 ml milk', ['340 ml milk']],
  ['1 cup milk\n1 cup milk', ['2 cups milk']],
  ['1 tsp cumin\n2 tbsp cumin', ['2 ⅓ tbsp cumin']],
  ['2 cloves garlic\n3 cloves garlic', ['5 cloves garlic']],
  ['1 onion, chopped\n2 onions (red)', ['3 onion']],
  ['2 tomatoes\n1 tomato', ['3 tomatoes']],
  ['Salt\n1 tsp salt', ['1 tsp Salt']],
  ['250 g yoghurt\n1 cup yoghurt', ['250 g + 1 cup yoghurt']],
  ['2-3 eggs', ['3 eggs']],
  ['For the dough:\n500 g flour', ['500 g flour']],
  ['٢ كوب أرز\n1 كوب أرز', ['3 cups أرز']],
  ['couscous\nhummus', ['couscous', 'hummus']],
])('%j is bought as %j', (text, list) => expect(written(text)).toEqual(list))

test('amounts follow the servings, and what has none stays without', () => {
  expect(written('250 g lentils\n1 onion\nSalt', 2.5)).toEqual(['625 g lentils', '2 ½ onion', 'Salt'])
})

test('what is in the basket is apart from what was added since', () => {
  const [first, ...more] = listed('1 onion\n2 onions')
  const list = entriesOf([...(first ? [{ ...first, isTicked: true }] : []), ...more])
  expect(list.map(({ isTicked, ids }) => [isTicked, ids])).toEqual([
    [true, ['0']],
    [false, ['1']],
  ])
})

test('a month of meals is kept as one list', () => {
  const month = Array.from({ length: 60 }, () => linesOf(readIngredients('250 g lentils\n1 onion\nSalt'), 1)).flat()
  expect(addedUp(month)).toEqual([
    { name: 'lentils', amount: 15, unit: 'kg' },
    { name: 'onion', amount: 60, unit: null },
    { name: 'Salt', amount: null, unit: null },
  ])
})

test('what is typed is read like a recipe, and nothing or too much is refused', () => {
  expect(readOwnLines('2 kg rice\nBin bags')).toEqual([
    { name: 'rice', amount: 2, unit: 'kg' },
    { name: 'Bin bags', amount: null, unit: null },
  ])
  expect(readOwnLines(' \n ')).toBeNull()
  expect(readOwnLines('x\n'.repeat(41))).toBeNull()
  expect(readOwnLines('x'.repeat(161))).toBeNull()
})
