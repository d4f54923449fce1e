import { expect, test } from 'vitest'
import { languageOfText } from './language-of-text.ts'

test.each([
  ['A family restaurant in the heart of the city, with lamb from the grill.', 'en'],
  ['Un restaurant familial avec une terrasse et des grillades.', 'fr'],
  ['Her gün taze ekmek ve kahvaltı için bir fırın.', 'tr'],
  ['Masakan rumahan yang segar, dengan menu untuk keluarga.', 'id'],
  ['مطعم عائلي في قلب المدينة', 'ar'],
  ['شہر کے بیچ میں ایک خاندانی ریستوران، یہاں ہر چیز تازہ ہے', 'ur'],
])('%s', (text, language) => {
  expect(languageOfText(text, language === 'ar' ? 'en' : 'ar')).toBe(language)
})

test('says nothing where it is the language of the page, or nobody can tell', () => {
  expect(languageOfText('Bread and cakes for the whole family.', 'en')).toBeUndefined()
  expect(languageOfText('Saffron', 'ar')).toBeUndefined()
  expect(languageOfText('', 'ar')).toBeUndefined()
})
