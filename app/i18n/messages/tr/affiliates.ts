// Satış ortakları: kurallar, başvuru, panel.
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const n = plural('tr')

export const affiliates = {
  title: 'Satış ortaklığı',
  lead: (percent) =>
    `Haritada olması gereken bir dükkân mı biliyorsunuz? Sahibini getirin, ödediğinin ${percent} kadarı sizin olsun.`,
  rulesTitle: 'Nasıl işler, adaletle',
  rules: {
    share: (percent, months) =>
      n(months, {
        one: `Bir işletme sahibinin ilk ay ödediğinin vergiden önce ${percent} kadarını alırsınız.`,
        other: `Bir işletme sahibinin ilk # ay ödediğinin vergiden önce ${percent} kadarını alırsınız.`,
      }),
    window: (days) =>
      n(days, {
        one: 'İlk izlenen bağlantı # gün geçerlidir; yalnızca bu site, kişinin kendi cihazında saklar.',
        other: 'İlk izlenen bağlantı # gün geçerlidir; yalnızca bu site, kişinin kendi cihazında saklar.',
      }),
    hold: (days) =>
      n(days, {
        one: 'Komisyon # gün bekler, sonra ödenebilir olur, sonra ödenir.',
        other: 'Komisyon # gün bekler, sonra ödenebilir olur, sonra ödenir.',
      }),
    refund: 'İşletme sahibine para iade edilirse komisyon da geri alınır.',
    self: 'Kendinizi öneremezsiniz.',
    payout: (least) => `${least} tutarından itibaren öderiz. Daha küçük tutarlar devreder, hiçbiri kaybolmaz.`,
    kept: 'Katıldığınız koşullar, sonra ne değişirse değişsin sizin kalır.',
  },
  apply: 'Satış ortağı olun',
  about: 'Kimsiniz ve kimlere ulaşıyorsunuz',
  aboutHint: 'Birkaç cümle yeter. Ekibimiz her başvuruyu okur.',
  website: 'Varsa siteniz ya da kanalınız',
  send: 'Başvuruyu gönder',
  sent: 'Başvurunuz bize ulaştı.',
  sentText: 'Ekibimiz inceliyor ve size yazacak.',
  member: 'Satış ortağısınız',
  open: 'Panelimi aç',
  errors: {
    about: 'Kendinizden biraz söz edin: 10 ile 2.000 karakter.',
    website: 'https:// ile başlayan bir adres girin.',
    twice: 'Zaten başvurdunuz. Ekibimiz size dönecek.',
  },
  desk: {
    link: 'Bağlantınız',
    linkHint: 'Bu adresi paylaşın. Planlara götürür ve sizi hatırlar.',
    code: 'Kodunuz',
    codeHint:
      'Bir konuşma, video ya da el ilanı için. İşletme sahipleri planlar sayfasına yazar; bir tıklama gibi sayılır.',
    share: 'Paylaşıma hazır',
    shareText: 'Olduğu gibi ya da kendi sözlerinizle kullanın. Pay aldığınızı her zaman söyleyin: güven böyle doğar.',
    message: 'Kısa bir mesaj',
    messageHint: 'WhatsApp, gönderi ya da e-posta için.',
    messageText: (link) =>
      `Selamün aleyküm. Bir işletmeniz mi var? Mahalla’ya eklemek ücretsiz, yakındakiler sizi orada bulur: ${link} (Ücretli bir plan seçerseniz ben de pay alırım.)`,
    banner: 'Siteniz için bir afiş',
    bannerHint: 'Resmin görüneceği yere yapıştırın.',
    bannerAlt: 'İşletmenizi Mahalla’ya ücretsiz ekleyin',
    qr: 'QR kodu',
    qrHint: 'Baskı için. Bağlantınıza götürür.',
    qrDownload: 'QR kodunu indir',
    clicks: 'Tıklamalar',
    referrals: 'Getirdiğiniz işletmeler',
    commissions: 'Komisyonlar',
    none: 'Henüz yok. Başlamak için bağlantınızı paylaşın.',
    date: 'Tarih',
    state: 'Durum',
    amount: 'Tutar',
    states: { pending: 'Bekliyor', payable: 'Ödenebilir', paid: 'Ödendi', reversed: 'Geri alındı' },
    payableOn: (date) => `${date} tarihinden itibaren ödenebilir`,
    payouts: 'Ödemeler',
    noPayouts: (least) => `Henüz ödeme yok. ${least} tutarından itibaren öderiz.`,
    download: 'CSV indir',
    terms: 'Koşullarınız',
  },
} satisfies Messages['affiliates']
