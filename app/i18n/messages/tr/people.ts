// Üyelerin sayfaları ve ayarları.

import { plural } from '../../plural.ts'
import type { people as en } from '../en/people.ts'

const count = plural('tr')

export const people: typeof en = {
  description: (name) => `Mahalla’da ${name}: toplulukta yazdıkları ve paylaştıkları.`,
  speaks: 'Diller',
  from: 'Yaşadığı yer',
  joined: (date) => `${date} tarihinden beri üye`,
  published: (n) => count(n, { one: '# gönderi', other: '# gönderi' }),
  none: 'Burada henüz bir şey yok',
  hidden: 'Gönderileri burada gösterilmiyor.',
  older: 'Daha eskileri göster',
  edit: 'Sayfanızı düzenleyin',
  levels: ['Yeni', 'Üye', 'Tanınan üye', 'Ekip'],
  way: {
    title: 'Düzeyiniz',
    allows: [
      'Günde 5 gönderiye kadar. İlk gönderilerinizi ekibimiz görünmeden önce okur.',
      'Günde 50 gönderiye kadar, hemen görünür. Bağlantı içerenler önce okunur.',
      'Bağlantılar dahil günde 200 gönderiye kadar.',
      'Ekibin bir parçasısınız.',
    ],
    next: [
      'Sıradaki: üç yayımlanmış gönderi ve bizimle bir gün.',
      'Sıradaki: yirmi yayımlanmış gönderi, otuz gün ve son zamanlarda ret olmaması.',
      '',
      '',
    ],
    soFar: (posts, days) => `Şimdiye dek: ${posts} yayımlandı, ${days} gün.`,
  },
  block: {
    mute: 'Sessize al',
    unmute: 'Sesini aç',
    block: 'Engelle',
    unblock: 'Engeli kaldır',
    muted: 'Bu kişiyi sessize aldınız. Listelerde görünmez, ondan bildirim almazsınız; haberi olmaz.',
    blocked: 'Bu kişiyi engellediniz. Birbirinizi göremez, birbirinize ulaşamazsınız.',
    report: 'Bu profili bildir',
    reported: 'Teşekkürler. Ekibimiz bakacak.',
  },
  settings: {
    title: 'Sayfanız',
    lead: 'Başkalarının sizde ne gördüğü ve kimin gördüğü.',
    see: 'Sayfanızı görün',
    saved: 'Kaydedildi.',
    photo: {
      title: 'Fotoğrafınız',
      file: 'Bir fotoğraf seçin',
      hint: 'JPEG, PNG, WebP veya AVIF, en fazla 12 MB. Yalnızca ortası, daire içinde görünür.',
      send: 'Bu fotoğrafı kullan',
      remove: 'Fotoğrafı kaldır',
      waits: 'Başkaları görmeden önce ekibimiz bakar.',
      waiting: 'Teşekkürler. Başkaları görmeden önce ekibimiz bakacak.',
    },
    handle: 'Kullanıcı adı',
    handleHint: 'Harf, rakam ve kısa çizgi. 30 günde bir değiştirebilirsiniz.',
    bio: 'Hakkınızda',
    bioHint: 'En çok 500 karakter.',
    speaks: 'Konuştuğunuz diller',
    reads: 'Yalnızca şu dillerdeki gönderileri göster',
    readsHint: 'Tüm dilleri görmek için hepsini boş bırakın.',
    city: 'Şehir',
    cityHint: 'Şehir yeter. Adresinizi asla yazmayın.',
    privacy: 'Kim görür',
    facts: {
      bio: 'Hakkınızda',
      town: 'Şehir',
      languages: 'Diller',
      contributions: 'Gönderilerinizin listesi',
      joined: 'Üyelik tarihi',
    },
    shownTo: { everyone: 'Herkes', members: 'Üyeler', nobody: 'Yalnızca siz' },
    save: 'Kaydet',
    blocks: 'Sessize aldığınız veya engellediğiniz kişiler',
    noBlocks: 'Kimse yok.',
  },
  errors: {
    handle: '3–30 küçük harf, rakam ve tek kısa çizgi kullanın.',
    handleTaken: 'Bu kullanıcı adı alınmış ya da ayrılmış.',
    handleLately: '30 günden kısa süre önce değiştirdiniz.',
    bio: '500 karakteri geçmesin.',
  },
}
