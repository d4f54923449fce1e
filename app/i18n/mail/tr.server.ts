// Texts of the mails the site sends. Only the server needs them.
import type { MailMessages } from './catalogue.server.ts'

export default {
  greeting: 'Selamünaleyküm,',
  signature: 'Mahalla ekibi',
  ignore: 'Bunu siz istemediyseniz bu e-postayı dikkate almayın. Hiçbir şey değişmez.',
  orCode: (code: string) => `Ya da şu kodu girin: ${code}`,
  confirmAddress: {
    subject: 'E-posta adresinizi doğrulayın',
    body: 'Mahalla’ya hoş geldiniz. Lütfen bu adresin size ait olduğunu doğrulayın.',
    action: 'Adresimi doğrula',
  },
  resetPassword: {
    subject: 'Yeni bir parola seçin',
    body: 'Mahalla hesabınız için yeni bir parola istediniz. Bağlantı bir saat geçerlidir ve yalnızca bir kez kullanılabilir.',
    action: 'Yeni parola seç',
  },
  signIn: {
    subject: 'Giriş bağlantınız',
    body: 'Mahalla’ya giriş bağlantınız burada. Bir saat geçerlidir ve yalnızca bir kez kullanılabilir.',
    action: 'Giriş yap',
  },
  changeAddress: {
    subject: 'E-posta adresi değişikliğini onaylayın',
    body: 'Mahalla hesabınızın e-posta adresini değiştirmek istediniz.',
    action: 'Değişikliği onayla',
  },
  code: {
    subject: 'Onay kodunuz',
    body: 'Devam etmek için Mahalla’da şu kodu girin:',
  },
  newsletter: {
    subject: 'Lütfen bülten aboneliğinizi onaylayın',
    body: 'Mahalla bültenini istediniz: ara sıra, yakınınızdaki yeni yerler ve topluluğunuzdan haberler. Lütfen onaylayın, bir sonraki sayı size ulaşsın.',
    action: 'Evet, bülteni gönderin',
    unsubscribe: 'Abonelikten çık',
  },
  trialReminder: {
    subjects: {
      23: 'VIP denemeniz 7 gün sonra bitiyor',
      28: 'VIP denemeniz 2 gün sonra bitiyor',
      30: 'VIP denemeniz bugün bitiyor',
    },
    bodies: {
      23: (listing: string, date: string) =>
        `Ücretsiz VIP deneme (${listing}) ${date} tarihine kadar sürüyor. O güne kadar kaydınız “Öne çıkan” etiketini taşır ve yakındaki diğerlerinden önce görünür.`,
      28: (listing: string, date: string) =>
        `Ücretsiz VIP deneme (${listing}) ${date} tarihine kadar sürüyor: iki gün daha.`,
      30: (listing: string, date: string) =>
        `Bugün, ${date}, ücretsiz VIP denemenin (${listing}) son günü. Yarından itibaren kaydınız ücretsiz planımız Barakah’ta.`,
    },
    yourListing: 'kaydınız',
    action: 'Planları karşılaştır',
    closing:
      'Bir şey yapmanız gerekmiyor. Kart istenmedi, hiçbir ücret alınmaz: deneme kendiliğinden biter, kaydınız ücretsiz olarak yayında kalır ve girdiğiniz hiçbir şey kaybolmaz.',
  },
  certificateReminder: {
    subject: (business: string) => `${business} için helal sertifikanızın süresi doluyor`,
    body: (business: string, date: string) =>
      `${business} için kayıtlarımızdaki helal sertifikası ${date} tarihine kadar geçerlidir. O günden sonra kaydın düzeyi kendiliğinden düşer. Yeni bir sertifikanız varsa lütfen bize iletin.`,
    action: 'Yeni sertifikayı ilet',
  },
} satisfies MailMessages
