// Words of the design system's own parts.
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const count = plural('tr')

export const ui = {
  close: 'Kapat',
  dismiss: 'Bu bildirimi kapat',
  loading: 'Yükleniyor…',
  optional: 'İsteğe bağlı',
  copying: {
    copy: 'Kopyala',
    copyThis: (what: string) => `Kopyala: ${what}`,
    copied: 'Kopyalandı',
  },
  notifications: 'Bildirimler',
  filters: 'Filtreler',
  removeFilter: 'Bu filtreyi kaldır',
  errorSummary: (n: number) =>
    count(n, {
      one: 'Devam etmeden önce lütfen # hatayı düzeltin',
      other: 'Devam etmeden önce lütfen # hatayı düzeltin',
    }),
  /** What any form may be refused for; sections have words of their own where these are too general. */
  refusals: {
    signIn: 'Lütfen önce giriş yapın.',
    notAllowed: 'Bunu yapma yetkiniz yok.',
    missing: 'Bu artık burada değil.',
    twice: 'Bu zaten var.',
    conflict: 'Bu arada biri bunu değiştirdi. Lütfen yeniden bakın.',
    changedMeanwhile: 'Siz okurken bu değişti. Lütfen karar vermeden önce yeniden okuyun.',
    silenced: 'Şu anda gönderi paylaşamazsınız. Nedenini ve ne zamana kadar olduğunu hesap sayfanız söyler.',
    suspended:
      'Hesabınız askıya alındı. Nedenini, ne zamana kadar olduğunu ve nasıl itiraz edeceğinizi hesap sayfanız söyler.',
    tooMany: 'Şimdilik bu kadarı yeterli. Lütfen daha sonra yeniden deneyin.',
    invalid: 'Formda bir şey eksik ya da yanlış. Lütfen gözden geçirin.',
    sealedDocument:
      'Bu PDF kilitli olduğu için içindeki gizli bilgileri silemiyoruz. Parolasız kaydedin ya da fotoğrafını gönderin.',
    failed: 'Bizim tarafımızda bir şeyler ters gitti. Lütfen yeniden deneyin.',
    offline: 'Bağlantı koptu. Yazdıklarınız hâlâ burada: lütfen yeniden deneyin.',
  },
  waitingForLine: 'Bağlantı koptu. Geri gelir gelmez sayfa açılacak.',
  /** `rating` is already written in the language's digits. */
  stars: (rating: string) => `5 üzerinden ${rating} yıldız`,
  breadcrumbs: 'Buradasınız',
  pages: 'Sayfalar',
  previousPage: 'Önceki sayfa',
  nextPage: 'Sonraki sayfa',
  page: (number: string) => `Sayfa ${number}`,
} satisfies Messages['ui']
