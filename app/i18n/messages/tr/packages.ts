// Planlar sayfası ve faturalar.
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const n = plural('tr')

export const packages = {
  title: 'Planlar',
  lead: 'İşletmenizi kaydetmek her zaman ücretsizdir. Bir plan, bulunmanızı kolaylaştırır.',
  cycle: 'Ödeme sıklığı',
  cycles: { monthly: 'Aylık', annual: 'Yıllık' },
  current: 'Planınız',
  popular: 'Çok seçilen',
  for: {
    basic: 'Bir kaydın ihtiyaç duyduğu her şey.',
    premium: 'Önce görülmek isteyen işletmeler için.',
    enterprise: 'Herkesin önünde olmak isteyenler için.',
  },
  aMonth: 'aylık',
  aYear: 'yıllık',
  freeForever: 'Her zaman ücretsiz',
  saves: (amount) => `Yılda ${amount} kazanırsınız`,
  orYear: (price, saving) => `ya da yıllık ${price} (${saving} kazanırsınız)`,
  everythingIn: (plan) => `${plan} planındaki her şey`,
  listFree: 'İşletmenizi ücretsiz kaydedin',
  buttons: {
    start: (plan) => `${plan} planını seç`,
    upgrade: (plan) => `${plan} planına geç`,
    downgrade: (plan) => `Daha sonra ${plan} planına geç`,
    yearly: () => 'Yıllık öde',
    monthly: () => 'Daha sonra aylık öde',
    cancel: (plan) => `${plan} planına dön`,
  },
  steps: {
    upgrade: 'Bugün başlar. Kalan günlerin farkını ödersiniz.',
    downgrade: 'Ödediğiniz dönem bitince başlar.',
    yearly: 'Bugün başlar. Kalan günlerin farkını ödersiniz.',
    monthly: 'Ödediğiniz dönem bitince başlar.',
  },
  payments: {
    none: (currency) =>
      `Fiyatlar ${currency} cinsindendir. Burada henüz bir ödeme sağlayıcısı kurulmadı; planlar hemen başlar ve hiçbir ücret alınmaz.`,
    manual: (currency) =>
      `Fiyatlar ${currency} cinsindendir, gereken yerde vergi eklenir. Fatura alır ve havaleyle ödersiniz; onayladığımızda plan başlar.`,
    stripe: (currency) =>
      `Fiyatlar ${currency} cinsindendir, gereken yerde vergi eklenir. Bankanız çevirebilir. Kart ödemeleri Stripe üzerinden yapılır; kartınızı hiç görmeyiz.`,
  },
  lines: {
    page: 'Harita, saatler ve iletişimle kendi sayfanız',
    near: 'Aramada ve yakınımda bulunma',
    reviews: 'Yorumlar ve yanıtlarınız',
    photos: 'Her kayıt için 60 fotoğrafa kadar',
    label: 'Kayıtlarınızda Öne çıkan etiketi',
    ahead: 'Aynı uzaklıktaki ücretsiz kayıtların önünde',
    largeCards: 'Ana sayfadaki büyük kartlarda yer alma şansı',
    first: 'Aynı uzaklıkta Rizq planının da önünde',
  },
  rules: 'Otomasyon kuralları',
  compare: 'Her planın sundukları',
  compareText: 'Uzaklık her zaman önce gelir: hiçbir plan uzaktaki bir dükkânı köşedekinin önüne koymaz.',
  feature: 'Özellik',
  yes: 'Var',
  no: 'Yok',
  trial: {
    title: '30 gün VIP, ücretsiz',
    text: '30 gün boyunca Rizq’teki her şey. Kart gerekmez. Kendiliğinden biter, kayıtlarınız Barakah ile ücretsiz kalır.',
    start: 'Ücretsiz denememi başlat',
    register: 'İşletmenizi kaydedin ve deneyin',
  },
  present: {
    title: (plan) => `Planınız: ${plan}`,
    trial: 'VIP denemeniz',
    basic: 'Ücretsiz, bitiş tarihi yok.',
    trialEnds: (date, days) =>
      n(days, { one: `${date} tarihine kadar: # gün kaldı.`, other: `${date} tarihine kadar: # gün kaldı.` }),
    renewsOn: (date, days) =>
      n(days, { one: `${date} tarihinde, # gün sonra yenilenir.`, other: `${date} tarihinde, # gün sonra yenilenir.` }),
    endsOn: (date) =>
      `İptal edildi. ${date} tarihine kadar sizde kalır, sonra kayıtlarınız Barakah ile ücretsiz sürer.`,
    changesOn: (plan, date) => `${date} tarihinde ${plan} planına geçer.`,
    late: (date) => `Son ödemeniz bize ulaşmadı. ${date} tarihine kadar hiçbir şey değişmez; gecikme ücreti yoktur.`,
    sure: (plan) => `${plan} iptal edilsin mi?`,
    sureText: (date) =>
      `${date} tarihine kadar sizde kalır. Sonra kayıtlarınız ücretsiz yayında kalır. Hiçbir şey silinmez.`,
    yesCancel: 'Evet, iptal et',
    keep: 'Planım kalsın',
    cancel: 'Planı iptal et',
    resume: (plan) => `${plan} planını sürdür`,
    due: (total: string, number: string) =>
      `${total} tutarındaki havalenizi bekliyoruz, referans ${number}. Planınız havale ulaşınca başlar.`,
    howToPay: 'Nasıl ödenir',
    portal: 'Kart ve ödemeler',
    invoices: 'Faturalar',
  },
  notes: {
    active: 'Planınız etkin. Allah razı olsun.',
    changing: 'Kaydedildi. Yeni plan, ödeme onaylanır onaylanmaz başlar; genellikle bir dakika içinde.',
    scheduled: 'Kaydedildi. Değişiklik, ödediğiniz dönem bitince olur.',
    cancelled: 'İptal edildi. Dönem sonuna kadar her şey sizde kalır.',
    resumed: 'Sizi görmek güzel. Planınız sürüyor.',
    trial: 'VIP denemeniz başladı.',
    paid: 'Teşekkürler. Ödeme onaylanır onaylanmaz, genellikle bir dakika içinde planınız başlar.',
    code: 'Teşekkürler. Bizi size kimin önerdiğini hatırlayacağız.',
    noCode: 'Bu kodu tanımıyoruz. Kontrol edip yeniden deneyin.',
    lateCode: 'Bu kod sayılamaz: kendi kodunuz, daha önce başka bir kod gelmiş ya da zaten ödeme yapmışsınız.',
  },
  code: {
    question: 'Bizi size biri mi önerdi?',
    label: 'Onun kodu',
    hint: 'Size bir kod verdiyse buraya yazın. Fiyatınız değişmez.',
    send: 'Kodu kaydet',
  },
  faqTitle: 'Sık sorulanlar',
  faq: [
    {
      question: 'Ücretsiz plan gerçekten ücretsiz mi?',
      answer: 'Evet. Barakah’ın ücreti, kart isteği ve bitiş tarihi yoktur.',
    },
    {
      question: 'Para, puanları ya da helal düzeyini değiştirir mi?',
      answer: 'Hayır. Puanlar yorumlardan, helal düzeyi kanıtlardan gelir. Hiçbir plan bunları değiştirmez.',
    },
    {
      question: 'İptal edersem ne olur?',
      answer:
        'Planınız, ödediğiniz son güne kadar sürer. Sonra kayıtlarınız, girdiğiniz her şeyle Barakah’ta yayında kalır.',
    },
    {
      question: 'Ödeme gecikirse?',
      answer: 'Yedi gün boyunca hiçbir şey değişmez ve önce size yazarız. Faiz ya da gecikme ücreti asla almayız.',
    },
    {
      question: 'Plan değiştirebilir miyim?',
      answer:
        'Evet, dilediğiniz zaman. Üst plan bugün başlar ve yalnızca günlük farkı ödersiniz. Alt plan, dönem bitince başlar.',
    },
  ],
  errors: {
    twice: 'Ücretsiz deneme bir kez yapılır ve ücretli planın yanında olmaz.',
    providerFailed: 'Ödeme hizmeti yanıt vermedi. Ücret alınmadı; birazdan yeniden deneyin.',
    secondFactorRequired: 'Lütfen önce girişin ikinci adımını tamamlayın.',
  },
  invoicesTitle: 'Faturalar',
  invoicesLead: 'Hesabınızın bütün faturaları, makbuzları ve iade faturaları.',
  noInvoices: 'Henüz fatura yok.',
  invoice: {
    kinds: { invoice: 'Fatura', credit_note: 'İade faturası' },
    states: { open: 'Ödenecek', paid: 'Ödendi', void: 'Geçersiz', refunded: 'İade edildi' },
    number: 'Numara',
    date: 'Tarih',
    state: 'Durum',
    total: 'Toplam',
    open: 'Aç',
    print: 'Yazdır ya da PDF olarak kaydet',
    from: 'Düzenleyen',
    to: 'Alıcı',
    taxId: (id) => `Vergi numarası: ${id}`,
    description: 'Açıklama',
    amount: 'Tutar',
    plan: (plan, cycle, from, to) => `${plan}, ${cycle.toLocaleLowerCase('tr')}, ${from} – ${to}`,
    credit: 'Önceden ödenen günlerin karşılığı',
    refund: (number) => `${number} numaralı faturanın iadesi`,
    net: 'Net',
    tax: (name, percent) => `${name} ${percent}`,
    noTax: 'Vergi: alınmaz',
    paidOn: (date) => `${date} tarihinde ödendi`,
    postage: 'Posta',
    orderReference: (number: string) => `Lütfen açıklamaya ${number} yazın. Ödeme ulaşınca siparişinizi paketleriz.`,
    payTo: 'Nasıl ödenir',
    reference: (number) => `Lütfen açıklamaya ${number} yazın. Ödemeyi onayladığımızda planınız başlar.`,
    corrects: 'Bu iade faturası önceki bir faturayı düzeltir.',
  },
  details: {
    title: 'Faturalarınızda yazanlar',
    name: 'Ad ya da şirket',
    address: 'Adres',
    country: 'Ülke',
    taxId: 'Varsa vergi numarası',
    save: 'Kaydet',
    saved: 'Kaydedildi. Bundan sonraki faturalar için geçerlidir.',
    choose: 'Ülke seçin',
  },
} satisfies Messages['packages']
