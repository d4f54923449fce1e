import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const n = plural('tr')

export const auth = {
  email: 'E-posta adresi',
  emailOrPhone: 'E-posta adresi veya telefon numarası',
  phoneHint: 'Ülke koduyla birlikte, örneğin +44 7700 900123',
  password: 'Parola',
  newPassword: 'Yeni parola',
  passwordHint: 'En az 8 karakter; içinde bir küçük harf, bir büyük harf ve bir rakam olsun.',
  showPassword: 'Parolayı göster',
  hidePassword: 'Parolayı gizle',
  displayName: 'Adınız',
  displayNameHint: 'Yorumlarınızın ve paylaşımlarınızın yanında görünür.',
  login: {
    title: 'Giriş yap',
    lead: 'Tekrar hoş geldiniz. Yerleriniz, topluluğunuz ve panonuz sizi bekliyor.',
    submit: 'Giriş yap',
    forgot: 'Parolanızı mı unuttunuz?',
    noAccount: 'Burada yeni misiniz?',
    register: 'Hesap oluştur',
  },
  register: {
    title: 'Kaydol',
    lead: 'Herkese ücretsiz. Yerleri kaydedin, caminizi takip edin, işletmenizi ekleyin.',
    submit: 'Hesabımı oluştur',
    haveAccount: 'Zaten hesabınız var mı?',
    login: 'Giriş yap',
    terms: 'Kaydolarak şu ikisini kabul etmiş olursunuz:',
    termsLink: 'Kullanım koşulları',
    privacyLink: 'Gizlilik politikası',
    checkMail: {
      title: 'E-postanıza bakın',
      text: (email: string) =>
        `Şu adrese bir bağlantı gönderdik: ${email}. Adresinizi doğrulamak için bağlantıyı açın, ardından giriş yapabilirsiniz.`,
    },
  },
  reset: {
    title: 'Parolanızı sıfırlayın',
    lead: 'E-posta adresinizi yazın, yeni bir parola seçmeniz için size bağlantı gönderelim.',
    submit: 'Bağlantıyı gönder',
    sent: 'Bu adrese ait bir hesap varsa bağlantı yola çıktı. Bir kez ve bir saat boyunca kullanılabilir.',
    keptInOutbox:
      'Bu sitede e-posta hizmeti ayarlanmamış. Bağlantıyı site yöneticisinden isteyin: giden kutusunda duruyor.',
    setTitle: 'Yeni bir parola seçin',
    setLead: 'Kaydettiğiniz anda yeni parolanızla giriş yapmış olursunuz.',
    setSubmit: 'Yeni parolayı kaydet',
    backToLogin: 'Girişe dön',
  },
  confirm: {
    title: 'Adresinizi doğrulayın',
    lead: 'Bir dokunuş daha, adresiniz doğrulansın.',
    submit: 'Adresimi doğrula',
    invalid: 'Bu bağlantının süresi dolmuş ya da bağlantı daha önce kullanılmış. Yenisini isteyin.',
    requestNew: 'Yeni bağlantı gönder',
  },
  signedOut: {
    title: 'Çıkış yaptınız',
    lead: 'Ziyaretiniz için teşekkür ederiz. Konumunuz ve diliniz bu cihazda kayıtlı kalır.',
    signIn: 'Yeniden giriş yap',
    home: 'Ana sayfaya git',
  },
  signedInNow: 'Giriş yaptınız.',
  continue: 'Devam et',
  errorSummary: 'Lütfen şu noktalara bakın:',
  errors: {
    identifierRequired: 'E-posta adresinizi veya telefon numaranızı girin.',
    emailRequired: 'E-posta adresinizi girin.',
    emailInvalid: 'Bu bir e-posta adresine benzemiyor. Örnek: amina@example.com',
    passwordRequired: 'Parolanızı girin.',
    displayNameRequired: 'Adınızı girin.',
    displayNameTooLong: 'Adınız en fazla 80 karakter olabilir.',
    tooLong: 'Bu çok uzun.',
    invalidCredentials: 'E-posta, telefon numarası veya parola doğru değil.',
    emailNotConfirmed:
      'Adresiniz henüz doğrulanmadı. Size gönderdiğimiz bağlantıyı açın ya da aşağıdan yenisini isteyin.',
    userAlreadyExists: 'Bu adresle açılmış bir hesap zaten var. Giriş yapın ya da parolanızı sıfırlayın.',
    phoneUnavailable:
      'Bu sitede SMS hizmeti olmadığı için telefon numarası kullanılamıyor. E-posta adresinizi kullanın.',
    rateLimited: 'Çok fazla deneme yapıldı. Lütfen birkaç dakika bekleyip yeniden deneyin.',
    sessionMissing: 'Bu bağlantının süresi dolmuş ya da bağlantı daha önce kullanılmış. Yenisini isteyin.',
    samePassword: 'Yeni parola eskisinden farklı olmalı.',
    signupDisabled: 'Şu anda yeni hesap açılamıyor.',
    unexpected: 'Olmadı. Lütfen birazdan yeniden deneyin.',
  },
  weakPassword: {
    intro: 'Bu parola çok zayıf:',
    length: 'En az 8 karakter gerekli.',
    characters: 'Bir küçük harf, bir büyük harf ve bir rakam gerekli.',
    pwned: 'Başka bir siteden sızan parolalar arasında yer alıyor. Farklı bir parola seçin.',
  },
  dashboard: {
    greeting: (name: string) => `Selamün aleyküm, ${name}`,
    owner: {
      title: 'Panonuz',
      lead: 'Mahalla’daki işletmeniz, bir bakışta.',
      plan: (name: string) => `Planınız: ${name}`,
      planNames: { basic: 'Barakah', premium: 'Rizq', enterprise: 'Falah' },
      trial: 'VIP denemeniz',
      daysLeft: (days: number) => n(days, { one: '# gün kaldı', other: '# gün kaldı' }),
      compare: 'Planları karşılaştır',
      profile: 'Herkese açık profilimi gör',
    },
    staff: { title: 'Ekip', lead: 'Denetim, sahiplenme, veri aktarımı, ortaklar ve destek burada bir araya gelir.' },
    superadmin: {
      title: 'Süper yönetici',
      lead: 'Kişiler ve roller, planlar, ayarlar ve giden kutusu burada bir araya gelir.',
    },
    affiliate: {
      title: 'Satış ortağı',
      lead: 'Bağlantılarınız, tıklamalar, kayıtlar ve komisyonlar burada bir araya gelir.',
    },
    outbox: {
      title: 'Giden kutusu',
      empty: 'Henüz hiç e-posta yazılmadı.',
      status: {
        queued: 'Bekliyor',
        sending: 'Yolda',
        sent: 'Gönderildi',
        failed: 'Gönderilemedi',
        kept: 'Burada duruyor',
      },
    },
  },
} satisfies Messages['auth']
