import { expect, test } from 'vitest'
import { foldMushaf, foldTyped } from './fold-arabic.ts'

test.each([
  ['ٱلرَّحۡمَٰنِ', 'الرحمن'],
  ['ٱلۡكِتَٰبُ', 'الكتاب'],
  ['ٱلصَّلَوٰةَ', 'الصلاة'],
  ['ٱلۡحَيَوٰةِ', 'الحياة'],
  ['ٱلسَّمَٰوَٰتِ', 'السماوات'],
  ['ءَامَنُواْ', 'آمنوا'],
  ['ٱلۡقُرۡءَانُ', 'القرآن'],
  ['إِسۡرَٰٓءِيلَ', 'إسرائيل'],
  ['ٱلۡمَلَٰٓئِكَةِ', 'الملائكة'],
  ['شَيۡـٔٗا', 'شيئا'],
  ['مَسۡـُٔولٗا', 'مسؤولا'],
  ['ٱلنَّبِيِّـۧنَ', 'النبيين'],
  ['إِبۡرَٰهِـۧمَ', 'إبراهيم'],
  ['دَاوُۥدَ', 'داود'],
  ['مُوسَىٰ', 'موسى'],
  ['أَدۡرَىٰكَ', 'أدراك'],
  ['ذَٰلِكَ', 'ذلك'],
  ['هُدٗى', 'هدى'],
])('%s is found as %s', (mushaf, typed) => {
  const { written, spelled } = foldMushaf(mushaf)
  expect([written, spelled]).toContain(foldTyped(typed)[0])
})

test('keeps apart what differs by a letter', () => {
  expect(foldMushaf('مُؤۡمِنٞ').written).not.toBe(foldTyped('ممن')[0])
})

test('a sign alone is no word', () => {
  expect(foldMushaf('۞')).toEqual({ written: '', spelled: '' })
  expect(foldTyped('  ،  ')).toEqual([])
})
