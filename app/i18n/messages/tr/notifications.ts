// Gelen kutusu: üyeyi ilgilendirenler.

import { plural } from '../../plural.ts'
import type { notifications as en } from '../en/notifications.ts'

const count = plural('tr')

export const notifications: typeof en = {
  title: 'Bildirimler',
  lead: 'Toplulukta sizi ilgilendiren gelişmeler.',
  none: 'Her şey sakin',
  noneText: 'Biri size yanıt verdiğinde ya da sizden söz ettiğinde burada görünür.',
  newOnes: (n) => count(n, { one: '# yeni bildirim', other: '# yeni bildirim' }),
  readAll: 'Tümünü okundu say',
  older: 'Daha eskileri göster',
  someone: 'Biri',
  /** `n` of the same, the last one by `who`. */
  kinds: {
    reply: (who, title, n) =>
      n === 1 ? `${who}, “${title}” konusuna yanıt verdi` : count(n, { other: `“${title}” konusunda # yeni yanıt` }),
    mention: (who, title) => `${who}, “${title}” içinde sizden söz etti`,
    quote: (who, title) => `${who}, “${title}” içinde sizi alıntıladı`,
    answer: (_who, title) => `Yanıtınız “${title}” sorusunu çözdü`,
    status: (_who, title) => `“${title}” fikrinin durumu değişti`,
    event_seat: (_who, title) => `“${title}”: size yer açıldı`,
    event_changed: (_who, title) => `“${title}” ertelendi veya iptal edildi`,
    event_soon: (_who, title) => `“${title}” yaklaşıyor`,
    campaign_update: (_who: string, title: string) => `“${title}” hakkında yeni haber`,
    campaign_funded: (_who: string, title: string) => `“${title}” hedefine ulaştı`,
    campaign_overdue: (_who: string, title: string) => `“${title}” raporunu hâlâ sunmadı`,
    shift_soon: (_who: string, title: string) => `“${title}” vardiyanız yaklaşıyor`,
    shift_changed: (_who: string, title: string) => `“${title}” vardiyanız taşındı veya iptal edildi`,
    decision: (_who, title) => `Ekibimiz “${title}” içindeki yazınız hakkında karar verdi`,
    automation: (_who: string, title: string) => title,
    place_letter: (_who: string, title: string) => title,
    bookmark: (_who, title) => `“${title}” konusuna dönmek istemiştiniz`,
    review_asked: (who, title) => `${who} sizden “${title}” yazısını kontrol etmenizi rica ediyor`,
    message: (_who: string, title: string) => `${title} size yanıt verdi`,
    suggestion_taken: (_who: string, title: string) => `“${title}” için düzeltmeniz artık görünüyor`,
    suggestion_not_taken: (_who: string, title: string) => `“${title}” için düzeltmeniz alınmadı`,
    suggestion_asked: (_who: string, title: string) => `Bu doğru mu? Bir üye ${title} için değişiklik öneriyor`,
    message_asked: (_who: string, title: string, n: number) =>
      n === 1 ? `${title} için yeni mesaj` : count(n, { other: `${title} için # yeni mesaj` }),
    group_note: (_who, title, n) =>
      n === 1 ? `${title} grubunda duyuru` : count(n, { other: `${title} grubunda # duyuru` }),
    group_invited: (_who, title) => `${title} grubuna davetlisiniz`,
    group_asked: (_who, title) => `Biri ${title} grubuna katılmak istiyor`,
    group_joined: (_who, title) => `İçeridesiniz: ${title} grubuna hoş geldiniz`,
    person_asked: (_who, title) => `${title} size yazmak istiyor`,
    person_message: (_who, title, n) =>
      n === 1 ? `${title} size yazdı` : count(n, { other: `${title} gönderdi: # yeni mesaj` }),
    followed: (_who, title) => `${title} sizi takip ediyor`,
    followed_post: (who, title) => `${who} paylaştı: “${title}”`,
    give_soon: (_who, title) => `Bugün cuma: “${title}” için vermek istemiştiniz`,
    jumuah: (_who, title) => `Bugün ${title} camisinde cuma`,
    order: (_who, title) => `${title} siparişinizden haber var`,
    order_placed: (_who, title) => `Yeni sipariş: ${title}`,
    review: (_who, title, n) =>
      n === 1 ? `${title} için yeni değerlendirme` : count(n, { other: `${title} için # yeni değerlendirme` }),
    queue: () => 'Ekip sırasında bekleyen var',
  },
  /** In place of the plain line, where it is known what came of it. */
  told: {
    decision: {
      approved: (title, isReply) =>
        isReply ? `“${title}” konusundaki yanıtınız onaylandı` : `“${title}” gönderiniz onaylandı`,
      needs_info: (title, isReply) =>
        isReply
          ? `Ekibimiz “${title}” konusundaki yanıtınızı değiştirmenizi istiyor`
          : `Ekibimiz “${title}” gönderinizi değiştirmenizi istiyor`,
      rejected: (title, isReply) =>
        isReply
          ? `Ekibimiz “${title}” konusundaki yanıtınızı yayımlamadı`
          : `Ekibimiz “${title}” gönderinizi yayımlamadı`,
      removed: (title, isReply) =>
        isReply ? `Ekibimiz “${title}” konusundaki yanıtınızı kaldırdı` : `Ekibimiz “${title}” gönderinizi kaldırdı`,
      appeal_approved: (title) => `İtirazınız kabul edildi: “${title}” geri geldi`,
      appeal_rejected: (title) => `İtirazınız okundu; “${title}” hakkındaki karar değişmedi`,
    },
    status: (title, status) => `“${title}” artık: ${status}`,
    event: {
      note: (title, at) => `“${title}” (${at}) düzenleyeni geleceklere yazdı`,
      moved: (title, at) => `“${title}” şu zamana alındı: ${at}`,
      cancelled: (title, at) => `“${title}” (${at}) iptal edildi`,
    },
    shift: {
      moved: (title, at) => `“${title}” için nöbetiniz şu zamana alındı: ${at}`,
      cancelled: (title, at) => `“${title}” için ${at} nöbetiniz iptal edildi`,
    },
    seat: (title, at) => `“${title}” için yeriniz var: ${at}`,
    soon: (title, at) => `“${title}” yaklaşıyor: ${at}`,
    shiftSoon: (title, at) => `“${title}” için nöbetiniz yaklaşıyor: ${at}`,
    jumuah: (title, at) => `Cuma namazı, ${title}: ${at}`,
    order: (title, state) => `${title} siparişi: ${state}`,
    queue: (n) => count(n, { other: 'Ekip sırasında # iş bekliyor' }),
    lastTen: (title) => `Son on geceden biri: “${title}” için vermek istemiştiniz`,
    sanction: {
      warning: () => 'Ekibimiz size bir uyarı gönderdi',
      silence: (at) => `${at} tarihine kadar gönderi paylaşamazsınız`,
      suspension: (at) => `Hesabınız ${at} tarihine kadar askıya alındı`,
      lifted: () => 'Hesabınızla ilgili bir yaptırım kaldırıldı',
    },
  },
  settings: {
    title: 'Size nasıl haber verelim',
    groups: {
      talk: 'Sohbetler',
      events: 'Etkinlikler',
      giving: 'Hayır işleri',
      places: 'Yerler ve işletmeler',
      groups: 'Gruplar',
      people: 'Kişiler',
      yours: 'Kendi gönderileriniz ve kurallarınız',
      mosques: 'Camiler',
      orders: 'Siparişler',
      team: 'Ekip',
    },
    onSite: 'Sitede',
    mail: 'E-posta',
    byMail: { now: 'Hemen e-posta', digest: 'Günde bir e-posta', off: 'E-posta yok' },
    kinds: {
      reply: 'Takip ettiklerinize yanıtlar',
      mention: 'Sizden söz edenler',
      quote: 'Sözlerinizin alıntıları',
      answer: 'Yanıtınızın seçilmesi',
      status: 'Oy verdiğiniz fikirlerin durumu',
      event_seat: 'Bekleme listesinden size açılan yer',
      event_changed: 'Ertelenen veya iptal edilen etkinlikler',
      event_soon: 'Etkinlik hatırlatmaları',
      campaign_update: 'Takip ettiğiniz kampanyalardan haberler',
      campaign_funded: 'Hedefine ulaşan kampanyalar',
      campaign_overdue: 'Geciken raporlar',
      shift_soon: 'Gönüllü vardiyalarınızın hatırlatması',
      shift_changed: 'Taşınan veya iptal edilen vardiyalar',
      decision: 'Gönderileriniz hakkındaki kararlar',
      automation: 'Kendi otomasyon kurallarınız',
      place_letter: 'Takip ettiğiniz veya gittiğiniz yerlerden mesajlar',
      bookmark: 'Kaydettiklerinizin hatırlatmaları',
      review_asked: 'Kontrol etmeniz istenen yazılar',
      message: 'Yazdığınız işletmelerin yanıtları',
      suggestion_taken: 'Artık görünen düzeltmeleriniz',
      suggestion_not_taken: 'Alınmayan düzeltmeleriniz',
      suggestion_asked: 'Yönettiğiniz yerlere gelen düzeltmeler',
      message_asked: 'Ziyaretçilerin işletmenize mesajları',
      group_note: 'Gruplarınızdaki duyurular',
      group_invited: 'Grup davetleri',
      group_asked: 'Gruplarınıza katılmak isteyenler',
      group_joined: 'Sizi kabul eden gruplar',
      person_asked: 'Size yazmak isteyenler',
      person_message: 'Üyelerden mesajlar',
      followed: 'Yeni takipçiler',
      followed_post: 'Takip ettiklerinizin yeni paylaşımları',
      give_soon: 'İstediğiniz bağış hatırlatmaları',
      jumuah: 'Caminizde cuma namazı',
      order: 'Siparişlerinizin durumu',
      review: 'İşletmenize gelen yeni değerlendirmeler',
      order_placed: 'Mağazadaki yeni siparişler',
      queue: 'Ekip sırasında bekleyenler',
    },
    save: 'Kaydet',
    saved: 'Kaydedildi.',
  },
  off: {
    title: 'Bu e-postaları durdur',
    text: 'Bu e-postalar artık gelmeyecek. Sitedeki bildirimler sürer.',
    button: 'Durdur',
    done: 'Tamam. Bu e-postalar artık gelmeyecek.',
    bad: 'Bu bağlantı artık geçerli değil. E-postalarınızı bildirimler sayfasından değiştirebilirsiniz.',
  },
}
