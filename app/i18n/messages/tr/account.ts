import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '../../plural.ts'

const count = plural('tr')

export const account = {
  title: 'Hesabınız',
  lead: 'Kaydettikleriniz, yazdıklarınız ve takip ettikleriniz tek yerde.',
  greeting: (name: string) => (name ? `Selam, ${name}` : 'Selam'),
  saved: 'Kaydedilen yerler',
  seeSaved: 'Kaydedilen yerleri gör',
  nothingSaved: 'Bir yerin kalbine dokunun, burada saklansın.',
  savedCount: (n: number) => count(n, { one: '1 yer', other: '# yer' }),
  masjid: 'Camim',
  seeMasjid: 'Sayfasını aç',
  chooseMasjid: 'Camimi bul',
  noMasjid: 'Namaz kıldığınız camiyi seçin, vakitlerini önce görün.',
  following: (n: number) => count(n, { one: '1 camiyi takip ediyorsunuz.', other: '# camiyi takip ediyorsunuz.' }),
  businesses: 'İşletmelerim',
  openDashboard: 'Panoyu aç',
  addBusiness: 'İşletme ekle',
  resume: 'Kaydınızı tamamlayın',
  businessCount: (n: number) => count(n, { one: '1 kayıt', other: '# kayıt' }),
  draftWaits: 'Taslağınız duruyor. Kaldığınız yerden devam edin.',
  noBusiness: 'Bir işletmeniz mi var? Eklemek ücretsiz.',
  security: 'Güvenlik',
  openSecurity: 'Güvenlik ayarları',
  securityText: 'İkinci bir adım ekleyin, hesabınıza yalnızca siz girin.',
  reviews: 'Yorumlarım',
  noReviews: 'Henüz bir yer için yorum yazmadınız.',
  states: { pending: 'İnceleniyor', rejected: 'Yayımlanmadı', removed: 'Kaldırıldı' },
} satisfies Messages['account']
