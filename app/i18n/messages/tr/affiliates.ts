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
    paying: 'Ödeme yapan işletmeler',
    behind:
      'Getirdiğiniz bir işletme parasını geri aldı; payı da geri gider. Bundan sonraki kazancınızdan düşülür; bize hiçbir zaman ödeme yapmanız gerekmez.',
    funnel: 'Tıklamadan ödemeye',
    funnelText: 'Ay ay sayılır, en çok son on iki ay. Tıklamaların yalnızca sayısını tutarız, kimden geldiğini değil.',
    month: 'Ay',
    signUps: 'Kayıtlar',
    firstPaid: 'İlk kez ödeyenler',
    begin: {
      title: 'İlk işletmeniz',
      text: 'Bağlantınızı henüz kimse açmadı. Şöyle başlanır:',
      steps: [
        'Bağlantınızı tanıdığınız bir işletme sahibine gönderin. En çok kişisel bir söz işe yarar.',
        'İşletmesini ücretsiz ekler. Burada kayıt olarak görünür.',
        'Bir plan için ödeme yapınca payınız, ödeyeceğimiz günle birlikte burada görünür.',
      ],
    },
    order: 'Sipariş',
    orderText: (number, date) => `No. ${number}, ödeme ${date}`,
    cycles: { monthly: 'aylık', annual: 'yıllık' },
    takenBack: {
      refund: (back, sum) =>
        `Ödenen ${sum} tutarın ${back} kadarı işletmeye geri döndü, payınızın o kısmı da geri gider. Bir sonraki ödemenizden düşülür.`,
      late: 'Bu işletmenin daha eski bir ilk ödemesi bize geç ulaştı. Onun tarihine göre bu ödeme sayılan ayların dışında kalıyor, payı geri gider.',
      self: 'Bu işletmeyi siz ya da aynı bilgileri kullanan biri yürütüyor; kimse kendi ödemesinden kazanmaz. Yanlışsa bize yazın.',
    },
    arrived: 'Ulaştı',
    listed: (sum: string) => `${sum} bir sonraki havale listesinde.`,
    payoutStates: { listed: 'Listede', sent: 'Gönderildi', confirmed: 'Ulaştı', failed: 'Geri geldi' },
    account: {
      title: 'Size nereye ödeyelim',
      text: 'Bunu yalnızca siz ve havaleleri yapan kişi görür.',
      missing: 'Nereye ödeyeceğimizi söyleyin. O zamana dek bir şey gönderilemez.',
      method: 'Ödeme yolu',
      choose: 'Lütfen seçin',
      holder: 'Hesap sahibinin adı',
      account: 'IBAN ya da hesap numarası',
      accountHint: 'Boşluklar önemli değil.',
      bankCode: 'BIC, SWIFT ya da şube kodu',
      bankCodeHint: 'IBAN varsa gerekmez.',
      email: 'O hesabın e-posta adresi',
      save: 'Kaydet',
      saved: 'Kaydedildi. Bir sonraki ödemeniz oraya gider.',
      methods: { bank: 'Banka havalesi', paypal: 'PayPal', wise: 'Wise' },
      errors: {
        method: 'Size nasıl ödeyeceğimizi seçin.',
        holder: 'Adı hesapta yazdığı gibi girin.',
        account: 'Bu numara doğru değil. IBAN’ı ya da hesap numarasını kontrol edin.',
        bankCode: 'Bankanın kodunu girin.',
        email: 'Hesabın e-posta adresini girin.',
      },
    },
    commissions: 'Komisyonlar',
    none: 'Henüz yok. Başlamak için bağlantınızı paylaşın.',
    date: 'Tarih',
    state: 'Durum',
    amount: 'Tutar',
    states: { pending: 'Bekliyor', payable: 'Ödenebilir', listed: 'Ödeniyor', paid: 'Ödendi', reversed: 'Geri alındı' },
    payableOn: (date) => `${date} tarihinden itibaren ödenebilir`,
    payouts: 'Ödemeler',
    noPayouts: (least) => `Henüz ödeme yok. ${least} tutarından itibaren öderiz.`,
    download: 'CSV indir',
    terms: 'Koşullarınız',
  },
} satisfies Messages['affiliates']
