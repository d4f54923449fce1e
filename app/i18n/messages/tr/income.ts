// Site nasıl para kazanır.
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const n = plural('tr')

export const income = {
  title: 'Nasıl para kazanıyoruz',
  lead: 'Açıkça: kim, ne için öder ve para neyi satın alamaz.',
  plans: 'Planlar',
  plansText: 'Kayıt her zaman ücretsizdir. Daha kolay bulunmak isteyenler bir plan öder:',
  price: (plan, month, year) => `${plan}: aylık ${month} ya da yıllık ${year}`,
  payments: {
    none: 'Burada bir ödeme sağlayıcısı kurulmadı; şu anda kimse plan için ödeme yapmıyor.',
    manual: 'Planlar, fatura karşılığı havaleyle ödenir.',
    stripe: 'Planlar, Stripe üzerinden kartla ödenir.',
  },
  seePlans: 'Her planın sunduklarını görün',
  shown: 'Sponsorlar ve tanıtımlar',
  shownText: 'Bazı işletmeler sayfalarımızda görünmek için öder.',
  sponsors: (count) =>
    count === 0
      ? 'Bugün hiç sponsor gösterilmiyor.'
      : n(count, { one: 'Bugün # sponsor gösteriliyor.', other: 'Bugün # sponsor gösteriliyor.' }),
  promotions: (count) =>
    count === 0 ? 'Yayında tanıtım yok.' : n(count, { one: '# tanıtım sürüyor.', other: '# tanıtım sürüyor.' }),
  gifts: 'Bağışlar ve mağaza',
  giving: {
    stripe: 'Bağışlar Stripe üzerinden kartla gelir.',
    manual: 'Bağışlar banka havalesiyle gelir.',
    closed: 'Şu anda burada bağış almıyoruz.',
  },
  givenElsewhere: 'Başka bir sayfada da alıyoruz.',
  seeGifts: 'Bağışların ne için olduğunu görün',
  products: (count) =>
    count === 0 ? 'Mağazamızda şu anda satışta bir şey yok.' : n(count, { other: 'Satışta # ürünümüz var.' }),
  seeStore: 'Mağazaya bakın',
  affiliates: 'Satış ortakları',
  affiliatesText: (share) =>
    `Bize işletme sahibi getirenler, onların ödediğinin ${share} kadarını alır. Sahibine ek bir maliyeti yoktur.`,
  seeAffiliates: 'Kuralları okuyun',
  never: 'Paranın burada asla alamayacakları',
  neverLines: [
    'Daha iyi bir puan ya da bir yorumun kaldırılması',
    'Helal düzeyi ya da Müslüman işletmesi etiketi',
    'Daha yakın olanın önünde bir yer',
    'Verileriniz: hiç kimseye satmayız',
  ],
  counted: 'Kişileri izlemeden sayfa görüntülemelerini sayarız.',
  notCounted: 'Burada sayfa görüntülemeleri sayılmaz.',
  live: 'Bu sayfadaki rakamlar doğrudan ayarlarımızdan gelir.',
} satisfies Messages['income']
