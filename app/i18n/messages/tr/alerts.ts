import type { Messages } from '#app/i18n/catalogue.ts'

export const alerts: Messages['alerts'] = {
  title: 'Eklenince bana haber ver',
  promise: 'İlki eklendiğinde tek bir e-posta. Başka bir şey yok; istediğiniz an durdurabilirsiniz.',
  email: 'E-postanız',
  button: 'Haber ver',
  saved: 'Tamam. İlki eklendiğinde size yazacağız.',
  mailed: 'E-postanıza bakın ve onaylamak için içindeki bağlantıyı açın.',
  seeAll: 'Bildirimleriniz',
  leaveEmpty: 'Bu alanı boş bırakın',
  refused: {
    invalid: 'Geçerli bir e-posta adresi girin.',
    tooMany: 'Çok fazla istek. Birkaç dakika bekleyin.',
    failed: 'Olmadı. Lütfen yeniden deneyin.',
    tooManyAlerts: 'En fazla on arama bekleyebilirsiniz. Önce birini durdurun.',
  },
  own: {
    title: 'Beklediğiniz aramalar',
    text: 'Haber vermemizi istediğiniz aramalar. Her biri ilk e-postayla biter.',
    end: 'Durdur',
    none: 'Bir şey beklemiyorsunuz. Henüz eklenmemiş bir şey arayın; size haber vermeyi önerelim.',
  },
  off: {
    title: 'Bu bildirimi durdur',
    text: 'Bu aramayla ilgili başka e-posta almayacaksınız.',
    button: 'Durdur',
    done: 'Tamam. Bu aramayla ilgili başka e-posta almayacaksınız.',
    bad: 'Bu bağlantı artık çalışmıyor. Bildirim bitmiş olabilir.',
  },
  confirm: {
    title: 'Bildiriminizi onaylayın',
    text: 'İlki eklendiğinde size bir kez yazacağız.',
    button: 'Evet, haber verin',
    done: 'Onaylandı. İlki eklendiğinde size yazacağız.',
    bad: 'Bu bağlantı artık çalışmıyor. Yeniden arayıp yeni bir bağlantı isteyin.',
  },
}
