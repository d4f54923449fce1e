import type { Messages } from '#app/i18n/catalogue.ts'

/** The support assistant. */
export const assistant = {
  open: 'Bize sorun',
  title: 'Mahalla Yardım',
  subtitle: 'Kaynağına bağlanan yanıtlar',
  panel: 'Destek sohbeti',
  close: 'Sohbeti kapat',
  log: 'Sohbet',
  greeting: 'Selamün aleyküm. Bir yer, cami, namaz vakti, kıble, ayet ya da bir şeyin nasıl çalıştığını sorun.',
  message: 'Mesaj',
  placeholder: 'Mesaj yazın',
  send: 'Gönder',
  typing: 'Asistan yazıyor…',
  you: 'Siz',
  assistant: 'Asistan',
  suggestions: ['İstanbul’da akşam ezanı kaçta?', 'Ankara’da en yakın cami', 'İşletmemi nasıl eklerim?'],
  failed: 'Üzgünüm, asistana ulaşırken bir sorun oldu. Lütfen birazdan yeniden deneyin.',
  noResponse: 'Size yardımcı olmak için buradayım',
  unknown:
    'Bunun yanıtını henüz bilmiyorum. Yardım sayfasında daha fazlasını bulabilir, oradan bize de yazabilirsiniz: [Yardım ve SSS](/help)',
} satisfies Messages['assistant']
