// Fikirler: durumlar, yol haritası ve şehirlerin istekleri.

import { plural } from '../../plural.ts'
import type { ideas as en } from '../en/ideas.ts'

const count = plural('tr')

export const ideas: typeof en = {
  vote: 'Oy ver',
  voted: 'Oy verildi',
  statuses: { open: 'Açık', planned: 'Planlandı', started: 'Yapılıyor', done: 'Yapıldı', declined: 'Reddedildi' },
  roadmap: 'Yol haritası',
  roadmapLead: 'Neyi planlıyoruz, ne üzerinde çalışıyoruz, neden vazgeçtik; gerekçeleriyle.',
  roadmapNone: 'Burada henüz bir şey yok',
  byTown: 'Şehrinizde istenenler',
  byTownLead: 'İnsanların şehir şehir istedikleri. İşletme sahipleri yanıtlayabilir.',
  wants: (n) => count(n, { one: '# kişi bunu istiyor', other: '# kişi bunu istiyor' }),
  setStatus: 'Durumu belirle',
  reason: 'Gerekçe',
  saveStatus: 'Durumu kaydet',
  offers: 'İşletmelerin yanıtları',
  offer: 'İşletme olarak yanıtla',
  offerPlace: 'İşletmeniz',
  offerWords: 'Ne sunabilirsiniz?',
  offerHint: '10–500 karakter, bağlantı ve telefon olmadan.',
  offerSend: 'Yanıtı gönder',
  errors: { reason: 'En az 5 karakterlik bir gerekçe yazın.', words: '10–500 karakter yazın.' },
}
