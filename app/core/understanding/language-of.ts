// The language somebody writes in, whichever page they are on. Script tells Arabic and Urdu from the rest; among Latin letters
// the small words do, because names and prayers are the same everywhere. People also write Arabic and Urdu in Latin letters.

import { fold } from '#app/core/places/fold.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { entriesOf } from '#app/lib/records.ts'

const URDU_LETTERS = /[ٹڈڑںےہھگچپکی]/u
const ARABIC_LETTERS = /\p{Script=Arabic}/u
/** "jom3a", "7alal", "sa3a": figures that stand for Arabic letters. */
const FIGURE_IN_WORD = /^(?=.*[a-z].*[a-z])[a-z]*[2379][a-z]+[a-z2379]*$|^(?=.*[a-z])[a-z]+[379]$/u

/** Words that one language has and the others hardly. Names of prayers, places and dishes are in all of them. */
const WORDS: Readonly<Record<Locale, string>> = {
  en: `the what where when which who how why is are was do does did can could would should will my your me you we they it this
    that there here near nearest closest open now today tomorrow time times please with without for from and not of any some have
    has need want find show tell about much many food shop place women am i im cheap best good still only one second first read`,
  fr: `le les une des du et ou est sont quel quelle quels quelles quand comment combien pourquoi pour avec sans dans sur chez je
    tu il elle nous vous mon ma mes votre vos ce cette cet ces qui que quoi pas plus près ouvert ouverte maintenant aujourd demain
    heure heures prière trouver cherche chercher voudrais veux puis peut où horaires ville femmes salle proche bonjour merci svp
    du lire sourate coûte prix`,
  tr: `bir ve veya ile için bu şu ne nasıl nerede nereden nereye hangi kim kaç kaçta mi mı mu mü ben benim bana biz siz var yok
    olan istiyorum lazım arıyorum bul bulabilirim göster iyi güzel lütfen yakın yakınımda yakınımdaki açık şimdi bugün yarın saat
    vakti vakitleri namaz namazı ezan cami camii camiler kadınlar zaman zamanı fiyatı ucuz merhaba selam selamün aleyküm oku suresi
    helal ücreti daha en`,
  id: `yang di ke dari dan atau ini itu apa apakah siapa mana dimana kapan berapa jam pukul saya aku kami kita anda kamu untuk
    dengan ada adalah bisa mau ingin cari mencari tolong mohon terdekat dekat sini sekarang besok hari waktu jadwal sholat shalat
    bagaimana gimana kenapa bolehkah apakah saat menjamak murah buka tutup tempat makan wanita bacaan surat harga biaya terima kasih subuh dzuhur ashar isya
    kiblat arah kota lain tidak`,
  ar: `wein wain wen fein fen feen wayn ayna aina emta imta mata meta kam shu shou eish aish esh lesh leish kif keef kaif momkin
    mumkin areed aried biddi baddi abgha abi fi fil el bel bil qareeb qarib qareb aqrab akrab mat3am mataam jami jame3
    mawaqit mawa3id waqt wakt lahm dajaj ahsan maftouh maftooh alan halla2 elyom alyom bukra bokra shukran`,
  ur: `kahan kahaan kidhar kab kya kia kyun kyu kaise kesay kaisay kaun konsa konsi kitna kitni kitne hai hain hay tha thi mein
    mai main mujhe mujhay hum hamein mera meri mere apna apni aap ka ki ke kay ko se say par aur ya nahi nahin chahiye chahye
    qareeb qareebi qareebtareen nazdeek nazdeeki paas dukan waqt batao bataein dikhao milega milay gosht khana auratein khawateen
    namaz masjidein abhi khula aaj kal shukriya`,
}

const languagesOf = new Map<string, Locale[]>()
for (const [language, words] of entriesOf(WORDS))
  for (const word of new Set(fold(words).split(' ')))
    if (word !== '') languagesOf.set(word, [...(languagesOf.get(word) ?? []), language])

/** All of them: none is the name of a place or a shop where it stands alone. */
export const SMALL_WORDS: readonly string[] = [...languagesOf.keys()]

/** A page's own language wins where the words say little. */
const PAGE_WORTH = 0.9

/** In which of our languages a message is written; the page's where its words do not say. */
export function languageOf(message: string, page: Locale): Locale {
  if (ARABIC_LETTERS.test(message)) {
    if (URDU_LETTERS.test(message)) return 'ur'
    return page === 'ur' ? 'ur' : 'ar'
  }
  const worth = new Map<Locale, number>()
  const add = (language: Locale, more: number) => worth.set(language, (worth.get(language) ?? 0) + more)
  const words = fold(message).split(' ').filter(Boolean)
  for (const word of words) {
    if (FIGURE_IN_WORD.test(word)) add('ar', 2)
    const known = languagesOf.get(word) ?? []
    for (const language of known) add(language, 1 / known.length)
  }
  // Letters that only one of them has.
  if (/[ğışİ]/u.test(message)) add('tr', 1.5)
  if (/[éèêàçùœ]/u.test(message)) add('fr', 1.5)
  // Who writes with Latin letters on a page with Arabic ones has left the page's language.
  const fallback = page === 'ar' || page === 'ur' ? 'en' : page
  add(fallback, PAGE_WORTH)
  const [first] = [...worth].toSorted(([, a], [, b]) => b - a)
  return first?.[0] ?? fallback
}
