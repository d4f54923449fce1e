import { expect, test } from 'vitest'
import { findAllergens, unnamedAllergens } from './allergens.ts'
import { readIngredients } from './read-lines.ts'

const found = (text: string, language?: string) => findAllergens(readIngredients(text), language).join(' ')

test.each([
  ['200 ml milk', 'milk'],
  ['50 g unsalted butter, melted', 'milk'],
  ['2 large eggs', 'eggs'],
  ['250 g plain flour', 'gluten'],
  ['a handful of chopped walnuts', 'nuts'],
  ['roasted peanuts', 'peanuts'],
  ['2 tbsp tahini', 'sesame'],
  ['3 tbsp soy sauce', 'gluten soya'],
  ['smoked salmon', 'fish'],
  ['king prawns', 'crustaceans'],
  ['mussels', 'molluscs'],
  ['1 stick celery', 'celery'],
  ['1 tsp Dijon mustard', 'mustard'],
  ['lupin flour', 'lupin'],
  ['dried apricots', 'sulphites'],
  ['ghee', 'milk'],
  ['farine', 'gluten'],
  ['3 œufs', 'eggs'],
  ['20 cl de crème fraîche', 'milk'],
  ['lait d’amande', 'nuts'],
  ['2 su bardağı un', 'gluten', 'tr'],
  ['1 su bardağı süt', 'milk'],
  ['100 g tereyağı', 'milk'],
  ['Yumurta', 'eggs'],
  ['Antep fıstığı', 'nuts'],
  ['250 g tepung terigu', 'gluten'],
  ['3 butir telur', 'eggs'],
  ['kacang tanah', 'peanuts'],
  ['udang', 'crustaceans'],
  ['kecap manis', 'gluten soya'],
  ['كوب حليب', 'milk'],
  ['٢ كوب من الدقيق', 'gluten'],
  ['البيض', 'eggs'],
  ['ملعقة طحينة', 'sesame'],
  ['لوز وجوز', 'nuts'],
  ['فول سوداني', 'peanuts'],
  ['زبدة وبيض', 'eggs milk'],
  ['2 کپ دودھ', 'milk'],
  ['میدہ', 'gluten'],
  ['دو انڈے', 'eggs'],
  ['مونگ پھلی', 'peanuts'],
  ['بادام اور کاجو', 'nuts'],
  ['سرسوں کا تیل', 'mustard'],
])('somebody allergic is warned: %s', (text, allergens, language = undefined as string | undefined) =>
  expect(found(text, language)).toBe(allergens),
)

test.each([
  ['400 ml coconut milk', ''],
  ['almond milk', 'nuts'],
  ['oat milk', 'gluten'],
  ['soya milk', 'soya'],
  ['rice flour', ''],
  ['buckwheat', ''],
  ['buckwheat flour', ''],
  ['gluten-free flour', ''],
  ['almond flour', 'nuts'],
  ['peanut butter', 'peanuts'],
  ['cocoa butter', ''],
  ['nutmeg', ''],
  ['butternut squash', ''],
  ['butter beans', ''],
  ['eggplant', ''],
  ['aubergine', ''],
  ['coconut', ''],
  ['oyster mushrooms', ''],
  ['cream of tartar', ''],
  ['grapes', ''],
  ['un oignon', ''],
  ['noix de muscade', ''],
  ['lait de coco', ''],
  ['hindistan cevizi sütü', ''],
  ['nohut unu', '', 'tr'],
  ['santan kental', ''],
  ['tepung beras', ''],
  ['kacang hijau', ''],
  ['حليب جوز الهند', ''],
  ['جوزة الطيب', ''],
  ['دقيق الأرز', ''],
  ['زبدة الفول السوداني', 'peanuts'],
  ['ناریل کا دودھ', ''],
  ['چاول کا آٹا', ''],
  ['جائفل', ''],
])('what only sounds like it is not: %s', (text, allergens, language = undefined as string | undefined) =>
  expect(found(text, language)).toBe(allergens),
)

test('what the author ticked is not said twice, and a heading is no ingredient', () => {
  const lines = readIngredients('Butter:\n2 eggs\n100 g butter')
  expect(unnamedAllergens(lines, ['eggs'])).toEqual(['milk'])
  expect(unnamedAllergens(lines, ['eggs', 'milk'])).toEqual([])
})
