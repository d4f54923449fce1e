// Gazze’ye mesajlar duvarı.
import type { gaza as en } from '../en/gaza.ts'

export const gaza: typeof en = {
  message: 'Mesajınız',
  messageHint: 'Birkaç söz ya da dua. 5–500 karakter, bağlantı ve telefon olmadan.',
  signIn: 'Mesaj bırakmak için giriş yapın',
  nameNote: 'Aşağıdaki kutuyu işaretlemezseniz adınız gösterilir.',
  anonymous: 'Adımı gösterme',
  country: 'Nereden yazıyorsunuz',
  send: 'Mesajı gönder',
  readFirst: 'Her mesajı görünmeden önce bir insan okur.',
  ameen: 'Âmin',
  saidAmeen: 'Âmin',
  aid: 'Yardım kuruluşları',
  aidText: 'Listeyi ekibimiz tutar. Para hiçbir zaman bu siteden geçmez.',
  source: 'Kaynak',
  checked: (d) => `${d} tarihinde kontrol edildi`,
  unchecked: 'Ekibimiz henüz kontrol etmedi',
  work: { food: 'Gıda', health: 'Sağlık', shelter: 'Barınma', water: 'Su', children: 'Çocuklar', schools: 'Okullar' },
  sent: 'Teşekkürler. Mesajınız biri okuduktan sonra görünecek.',
  dua: 'Allah’ım, Gazze halkının yanında ol.',
}
