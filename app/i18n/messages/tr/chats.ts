import { plural } from '#app/i18n/plural.ts'
import type { chats as en } from '../en/chats.ts'

const count = plural('tr')

export const chats: typeof en = {
  title: 'Sohbetler',
  lead: 'Asistanın bize aktardığı ziyaretçiler. Yanıt hemen, ayrıldılarsa e-postayla ulaşır.',
  filter: 'Duruma göre filtrele',
  states: { waiting: 'Bekleyen', assigned: 'Süren', closed: 'Kapanan' },
  empty: 'Burada sohbet yok',
  emptyText: 'Bir ziyaretçi ekibimizi istediğinde sohbet burada görünür.',
  thread: 'Konuşma',
  someone: 'Ziyaretçi',
  us: 'Ekibimiz',
  assistant: 'Asistan, ziyaretçinin sayfasındaki hâliyle',
  answer: 'Yanıtınız',
  send: 'Gönder',
  close: 'Sohbeti kapat',
  errors: { missing: 'Önce bir yanıt yazın.', tooLong: 'Bu çok uzun.' },
  unanswered: {
    title: 'Yanıtsız sorular',
    lead: 'Asistanın yanıtlayamadıkları, en çok sorulan önce. Bir yardım konusu yazın, sonra tamamlandı olarak işaretleyin.',
    empty: 'Asistan sorulan her şeyi yanıtladı.',
    makeTopic: 'Yardım konusu yaz',
    done: 'Tamam',
    times: (n: number) => count(n, { one: '# kez soruldu', other: '# kez soruldu' }),
  },
}
