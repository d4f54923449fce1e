import { expect, test } from 'vitest'
import { secondsIn } from './step-time.ts'

const H = 3600
const M = 60

test.each([
  ['Bake for 1 hour 10 minutes', H + 10 * M],
  ['Bake 1 hr 10 min at 180 °C', H + 10 * M],
  ['1h10', H + 10 * M],
  ['Bake for one hour and ten minutes', H + 10 * M],
  ['1 hour, 10 minutes', H + 10 * M],
  ['1½ hours', 1.5 * H],
  ['1 1/2 hours', 1.5 * H],
  ['1-1/2 hours', 1.5 * H],
  ['an hour and a half', 1.5 * H],
  ['two and a half hours', 2.5 * H],
  ['Rest half an hour', 0.5 * H],
  ['three-quarters of an hour', 0.75 * H],
  ['forty-five minutes', 45 * M],
  ['a 10-minute rest', 10 * M],
  ['2 minutes 30 seconds', 150],
  ['Leave to rise for an hour.', H],
  // French.
  ['Cuire 1 heure 10 à feu doux', H + 10 * M],
  ['1 h 05', H + 5 * M],
  ['une heure et demie', 1.5 * H],
  ['une demi-heure', 0.5 * H],
  ['trois quarts d’heure', 0.75 * H],
  ['un quart d’heure', 0.25 * H],
  ['1 h et 20 min', H + 20 * M],
  ['quarante-cinq minutes', 45 * M],
  // Turkish.
  ['1 saat 10 dakika pişirin', H + 10 * M],
  ['bir saat on dakika', H + 10 * M],
  ['bir buçuk saat', 1.5 * H],
  ['1,5 saat', 1.5 * H],
  ['Yarım saat dinlendirin', 0.5 * H],
  ['YARIM SAAT', 0.5 * H],
  ['10 dk', 10 * M],
  // Indonesian.
  ['masak 1 jam 10 menit', H + 10 * M],
  ['satu jam sepuluh menit', H + 10 * M],
  ['satu setengah jam', 1.5 * H],
  ['setengah jam', 0.5 * H],
  ['diamkan sejam', H],
  // Arabic.
  ['ساعة وعشر دقائق', H + 10 * M],
  ['لمدة ساعة و١٠ دقائق', H + 10 * M],
  ['ساعة و 10 دقائق', H + 10 * M],
  ['ساعتين ونصف', 2.5 * H],
  ['ساعة ونصف', 1.5 * H],
  ['ساعة إلا ربع', 0.75 * H],
  ['نصف ساعة', 0.5 * H],
  ['ثلاثة أرباع الساعة', 0.75 * H],
  ['ثلث ساعة', 20 * M],
  ['خمس وأربعون دقيقة', 45 * M],
  ['على نار هادئة ١٠ دقائق', 10 * M],
  // Urdu.
  ['ایک گھنٹہ ۱۰ منٹ', H + 10 * M],
  ['ایک گھنٹہ اور دس منٹ', H + 10 * M],
  ['ڈیڑھ گھنٹہ', 1.5 * H],
  ['ساڑھے تین گھنٹے', 3.5 * H],
  ['سوا گھنٹہ', 1.25 * H],
  ['سوا دو گھنٹے', 2.25 * H],
  ['پونے دو گھنٹے', 1.75 * H],
  ['آدھا گھنٹہ', 0.5 * H],
  ['15 منٹ پکائیں', 15 * M],
])('a timer for "%s" does not ring early', (text, seconds) => expect(secondsIn(text)).toBe(seconds))

test.each([
  ['10–12 minutes', 10 * M],
  ['10 to 12 minutes', 10 * M],
  ['10 à 12 minutes', 10 * M],
  ['10 ila 12 dakika', 10 * M],
  ['10 sampai 12 menit', 10 * M],
  ['١٠ إلى ١٢ دقيقة', 10 * M],
  ['۱۰ سے ۱۲ منٹ', 10 * M],
  ['1 hour 10–15 minutes', H + 10 * M],
  ['1 to 1½ hours', H],
  ['1 hour to 1 hour 10 minutes', H],
])('of a range the earlier, because one can look again: %s', (text, seconds) => expect(secondsIn(text)).toBe(seconds))

test.each([
  ['Bake for 1.5 hours', 5400],
  ['Laisser mijoter 40 minutes', 2400],
  ['8 dakika pişirin', 480],
  ['masak 7 menit', 420],
  ['30 seconds', 30],
  ['Fry 5 minutes, 3 minutes on the other side', 300],
  ['Bake 1 h at 18 cm from the heat', H],
  ['Cut into 2 halves', undefined],
  ['at 180 °C', undefined],
  ['Add a second egg', undefined],
  ['une seconde couche', undefined],
  ['Simmer on min heat', undefined],
  ['حرّك كل دقيقة', undefined],
  ['9999 hours', undefined],
])('the time in "%s"', (text, seconds) => expect(secondsIn(text)).toBe(seconds))
