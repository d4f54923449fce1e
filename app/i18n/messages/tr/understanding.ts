import type { understanding as en } from '../en/understanding.ts'
import { answers } from './answers.ts'

export const understanding: typeof en = {
  answers,
  understoodAs: 'Şöyle anladık:',
  asTyped: 'Tam bu sözcükleri ara',
  didYouMean: 'Yoksa şunu mu demek istediniz:',
  nearMe: 'Yakınımda',
  cheap: 'Uygun fiyatlı',
  open: { now: 'Şimdi açık', late: 'Geç saate kadar açık', prayer: 'Sıradaki namazdan sonra açık' },
  elsewhere: {
    mosque: 'Bu aramadaki camileri gör',
    prayer: 'Namaz vakitlerini gör',
    quran: 'Kur’an’da aç',
    qibla: 'Kıbleyi bul',
    zakaat: 'Zekât hesaplayıcıyı aç',
    hijri: 'Hicri takvimi gör',
  },
  needsPlace: 'Nerede olduğunuzu henüz bilmiyoruz.',
  choosePlace: 'Yerinizi seçin',
  /** Above what was found with less asked for. */
  relaxedTitle: 'Ama bunları bulduk',
  relaxed: {
    farther: (_: string) => `Bu kadar yakında yok. Bunlar biraz daha uzakta.`,
    withoutFilters: (_: string) => `Tüm filtrelere uyan yok. Filtresiz bunlar var.`,
    anywhere: (_: string) => `Bu bölgede yok. En yakın olanlar bunlar.`,
    anyWord: (word: string) => `Tüm sözcüklere uyan yok. Bunlar “${word}” için.`,
    withoutWords: (word: string) => `Bu sözcüklere uyan yok. Bunlar ${word} kategorisinde.`,
    similar: (word: string) => `Burada bu türden yok. ${word} kategorisinde benzerleri bunlar.`,
    similarAnywhere: (word: string) => `Yakında bu türden yok. ${word} kategorisinde en yakın olanlar bunlar.`,
    everything: (_: string) => `Henüz böyle bir yer yok. Yakında kayıtlı olanlar bunlar.`,
  },
  addFirst: 'Bildiğiniz bir yer mi var? İlkini siz ekleyin',
  named: 'Bunu mu arıyorsunuz?',
  suggestions: {
    label: 'Öneriler',
    places: 'Yerler',
    categories: 'Kategoriler',
    businesses: 'İşletmeler',
    mosques: 'Camiler',
    quran: 'Kur’an',
    pages: 'Sayfalar',
    recent: 'Son aramalar',
    forget: 'Son aramalardan kaldır',
    forgetAll: 'Son aramaları temizle',
    all: (text: string) => `“${text}” için ara`,
    count: (n: string) => `${n} öneri`,
    inCity: (what: string, city: string) => `${city}: ${what}`,
    none: 'Öneri yok',
  },
  /** Under a card: the words of the search that its text has. */
  why: (words: string) => `${words} geçiyor`,
}
