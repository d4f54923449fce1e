import type { Messages } from '#app/i18n/catalogue.ts'

/** The support assistant. */
export const assistant = {
  open: 'Bize sorun',
  title: 'Mahalla Yardım',
  subtitle: 'Yanıtlar kendi yardım sayfalarımızdan',
  panel: 'Destek sohbeti',
  close: 'Sohbeti kapat',
  log: 'Sohbet',
  greeting:
    'Selamünaleyküm. Bir şeyin nasıl çalıştığını, planları, kayıtları, camileri ya da namaz vakitlerini bana sorabilirsiniz.',
  message: 'Mesaj',
  placeholder: 'Mesaj yazın',
  send: 'Gönder',
  typing: 'Asistan yazıyor…',
  you: 'Siz',
  assistant: 'Asistan',
  suggestions: ['İşletmemi nasıl eklerim?', 'Namaz vakitleri nasıl hesaplanıyor?', 'Planların fiyatı nedir?'],
  failed: 'Üzgünüm, asistana ulaşırken bir sorun oldu. Lütfen birazdan yeniden deneyin.',
  noResponse: 'Size yardımcı olmak için buradayım',
  unknown:
    'Bunun yanıtını henüz bilmiyorum. Yardım sayfasında daha fazlasını bulabilir, oradan bize de yazabilirsiniz: [Yardım ve SSS](/help)',
} satisfies Messages['assistant']
