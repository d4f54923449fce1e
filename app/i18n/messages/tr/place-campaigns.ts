// Bir sahibin kampanyaları: her afiş, broşür ve bağlantı için bir kod.
import type { Messages } from '#app/i18n/catalogue.ts'

export const placeCampaigns: Messages['placeCampaigns'] = {
  title: 'Kampanyalar',
  lead: 'Her afişe, broşüre ve bağlantıya kendi kodunu verin, kaç kişi getirdiğini görün.',
  lockedTitle: (plan) => `Kampanyalar ${plan} planında`,
  locked:
    'Vitrindeki afiş, cuma sonrası broşür, bülteninizdeki bağlantı: her birinin kendi kodu olur ve hangisinin sayfanıza insan getirdiğini görürsünüz. Sade afişler ücretsiz kalır.',
  add: 'Yeni kampanya',
  name: 'Ad',
  nameHint: 'Yalnızca siz ve ekibiniz için, örneğin “Vitrin afişi” ya da “Bayram broşürü”.',
  listing: 'İşletme',
  begin: 'Kod oluştur',
  said: {
    begun: 'Kodunuz hazır. Onunla bir afiş yapın ya da bağlantıyı kopyalayın.',
    ended: 'Bitti. Bastığınız kodlar hâlâ çalışır.',
    resumed: 'Kampanya yeniden sürüyor.',
  },
  none: 'Henüz kampanya yok',
  noneText: 'Biri vitrin afişi, biri broşür için yapın ve karşılaştırın.',
  over: 'Bitenler',
  overText: 'Bastığınız kodlar hâlâ sayfanıza götürür ve ziyaretler sayılmaya devam eder.',
  since: (date) => `Başlangıç: ${date}`,
  came: 'Bu kodla gelenler:',
  spans: { week: '7 gün', month: '28 gün', whole: 'Toplam' },
  link: 'Bağlantı',
  poster: 'Afiş yap',
  end: 'Bitir',
  resume: 'Yeniden başlat',
  note: 'Her ziyaretçi günde bir kez sayılır. Botlar, kendi ekibiniz ve izlenmek istemeyenler sayılmaz.',
  errors: { tooMany: 'Bir işletme için aynı anda en çok yirmi kampanya sürebilir. Önce birini bitirin.' },
}
