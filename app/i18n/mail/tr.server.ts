// Texts of the mails the site sends. Only the server needs them.
import type { MailMessages } from './catalogue.server.ts'

export default {
  greeting: 'Selamünaleyküm,',
  signature: 'Mahalla ekibi',
  ignore: 'Bunu siz istemediyseniz bu e-postayı dikkate almayın. Hiçbir şey değişmez.',
  orCode: (code: string) => `Ya da şu kodu girin: ${code}`,
  setupTest: {
    subject: 'Sitenizden deneme e-postası',
    body: 'Bunu okuyabiliyorsanız sitenizin e-postası çalışıyor.',
    action: 'Kurulum listesine dön',
  },
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
  invite: {
    subject: 'Mahalla’ya katılmaya davetlisiniz',
    body: 'Mahalla ekibi bu e-posta adresiyle sizin için bir hesap açtı. Daveti kabul edip bir parola seçin. Bağlantı bir saat geçerlidir ve yalnızca bir kez kullanılabilir.',
    action: 'Daveti kabul et',
    closing: 'Katılmak istemiyorsanız bu e-postayı dikkate almayın.',
  },
  changeAddress: {
    subject: 'E-posta adresi değişikliğini onaylayın',
    body: 'Mahalla hesabınızın e-posta adresini değiştirmek istediniz.',
    action: 'Değişikliği onayla',
  },
  addressTaken: {
    subject: 'Birisi e-posta adresinizi kullanmak istedi',
    body: 'Birisi bu adresi başka bir Mahalla hesabı için kullanmak istedi. Adres zaten sizin, bu yüzden hiçbir şey değişmedi. İsteyen sizseniz bu adresle giriş yapın. Değilseniz bir şey yapmanıza gerek yok.',
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
    choices: 'Ne alacağınızı seçin',
    test: '[Deneme]',
    why: 'Bunu Mahalla bültenine abone olduğunuz için alıyorsunuz.',
  },
  certificateReminder: {
    subject: (business: string) => `${business} için helal sertifikanızın süresi doluyor`,
    body: (business: string, date: string) =>
      `${business} için kayıtlarımızdaki helal sertifikası ${date} tarihine kadar geçerlidir. O günden sonra kaydın düzeyi kendiliğinden düşer. Yeni bir sertifikanız varsa lütfen bize sunun.`,
    action: 'Yeni sertifikayı sun',
  },
  moderation: {
    things: {
      campaign_entry: 'kampanya haberiniz',
      campaign_account: 'bağış hesabı',
      giving_group: 'grubunuz',
      review: 'yorumunuz',
      review_reply: 'bir yoruma yanıtınız',
      contribution: 'gönderiniz',
      reply: 'yanıtınız',
      person: 'profiliniz',
      photo: 'fotoğrafınız',
      evidence: 'gönderdiğiniz kanıt',
      claim: 'sahiplenme başvurunuz',
      listing: 'kaydınız',
      fact: 'bir yer hakkında verdiğiniz bilgi',
      ownership: 'sahiplik beyanınız',
      job: 'iş ilanınız',
      message: 'mesajınız',
      place_change: 'bir yer için öneriniz',
      prayer_room: 'eklediğiniz mescit',
      prayer_room_word: 'bir mescit hakkında söylediğiniz',
      mosque_announcement: 'duyurunuz',
      mosque_admin: 'bir caminin sayfasını yönetme isteğiniz',
      course: 'kursunuz',
      course_review: 'kurs yorumunuz',
      course_remark: 'bir dersin altına yazdığınız',
      teaching_request: 'öğretme başvurunuz',
      social_account: 'sosyal medya hesabınız',
      social_verification: 'sosyal medya hesabınızın kodu',
      group: 'grubunuz',
      group_note: 'duyurunuz',
      person_message: 'mesajınız',
      other: 'gönderdiğiniz içerik',
    },
    about: (thing: string, name: string) => `${thing} (${name})`,
    subject: {
      approved: (thing: string) => `Onaylandı: ${thing}`,
      rejected: (thing: string) => `Yayımlanmadı: ${thing}`,
      needs_info: (thing: string) => `Bir sorumuz var: ${thing}`,
    },
    body: {
      approved: (thing: string) => `Teşekkür ederiz. İnceledik ve onayladık: ${thing}.`,
      rejected: (thing: string) => `İnceledik, ancak yayımlayamıyoruz: ${thing}.`,
      needs_info: (thing: string) => `Karar vermeden önce daha fazla bilgiye ihtiyacımız var: ${thing}.`,
    },
    canned: {
      spam: 'Reklam gibi görünüyor ya da gerçek olmayabilir.',
      offensive: 'Rahatsız edici ya da birine saldırıyor.',
      not_own_visit: 'Kendi ziyaretinizle ilgili değil.',
      private_data: 'Başkalarına ait özel bilgiler içeriyor.',
      off_topic: 'Bu yerle ilgili değil.',
      unreadable: 'Okuyamadık ya da anlayamadık.',
      unclear: 'Daha fazla ayrıntı gerekiyor.',
      duplicate: 'Zaten var.',
      unproven: 'Gönderdiğiniz henüz bunu kanıtlamıyor.',
      unkind: 'Başkalarına karşı kırıcı ve bu ilk kez olmuyor.',
    },
    note: 'Ekibimizin notu:',
    action: 'Mahalla’da gör',
  },
  contactAnswer: {
    subject: (subject: string) => `Mesajınıza yanıt: ${subject}`,
    youWrote: 'Bize şöyle yazmıştınız:',
    closing: 'Başka bir sorunuz olursa bize yeniden yazabilirsiniz.',
    action: 'Bize yeniden yaz',
  },
  communityNews: {
    subject: (n: number) => (n === 1 ? 'Mahalla topluluğundan haber' : `Mahalla topluluğundan ${n} haber`),
    body: 'Toplulukta olanlar:',
    action: 'Mahalla’da gör',
    why: 'Bu e-postayı bildirim ayarlarınız nedeniyle alıyorsunuz.',
    stop: 'Bu e-postaları durdur',
  },
  jobs: {
    application: {
      subject: (job: string) => `Yeni başvuru: ${job}`,
      body: (person: string, job: string) =>
        `${person}, “${job}” ilanınıza başvurdu.\n\nLütfen herkese cevap verin, olumsuz da olsa. Başvurular 180 gün sonra silinir.`,
      action: 'Başvuruyu oku',
    },
    answerSubject: (job: string) => `Başvurunuz: ${job}`,
    answers: {
      seen: (job: string, employer: string) => `${employer}, “${job}” başvurunuzu okudu.`,
      shortlisted: (job: string, employer: string) =>
        `Güzel haber: ${employer} sizi “${job}” için kısa listeye aldı. Yakında sizi arayabilirler.`,
      declined: (job: string, employer: string) =>
        `${employer} “${job}” için bu kez başka birini seçti. Allah daha hayırlı bir kapı açsın.`,
      hired: (job: string, employer: string) => `Hayırlı olsun! ${employer} sizi “${job}” için işe almak istiyor.`,
    },
    answerAction: 'Başvurularım',
    ending: {
      subject: (job: string) => `Hâlâ açık mı? ${job}`,
      body: (job: string, date: string) =>
        `“${job}” ilanınız ${date} tarihinde sona eriyor. İş hâlâ açıksa tek tıkla yenileyin. Dolduysa bir şey yapmanız gerekmez.`,
      action: 'Yenile ya da kapat',
    },
    alert: {
      subject: (found: string) => `Mahalla’da yeni: ${found}`,
      body: (search: string) => `“${search}” aramanız için yeni ilanlar:`,
      action: 'Aramanın tamamını gör',
      why: 'Bu aramayı kaydettiğiniz için bu e-postayı alıyorsunuz.',
      stop: 'Bu bildirimi durdur',
    },
  },
  mosqueAsk: {
    subject: (mosque) => `${mosque} vakitleri doğru mu?`,
    body: (mosque) =>
      `${mosque} cemaatine selam.\n\nİnsanlar caminizi Mahalla’da bulup sizinle namaz kılmaya geliyor. Gördükleri vakitlere bir bakar mısınız?`,
    known: 'Şu an gösterdiğimiz vakitler:',
    none: 'Kamet ve cuma vakitlerinizi henüz bilmiyoruz. Birkaç dakikada ekleyebilirsiniz.',
    after: (minutes) => `vakit girdikten ${minutes} dk sonra`,
    action: 'Vakitlere bak',
    why: (mosque) => `Bu adres ${mosque} için yayımlandığından mevsimde bir kez yazıyoruz.`,
    stop: 'Bize bir daha yazmayın',
  },
  placeAlert: {
    confirm: {
      subject: 'İlki eklenince haber verelim mi?',
      body: (name: string) =>
        `Mahalla’dan “${name}” için ilk yer eklendiğinde haber vermesini istediniz. Onaylayın, size bir kez yazalım.`,
      action: 'Evet, haber verin',
      stop: 'Hayır, durdur',
    },
    found: {
      subject: (name: string) => `Artık Mahalla’da: ${name}`,
      body: (name: string) => `“${name}” için ilk yer eklendi:`,
      action: 'Aramayı gör',
      why: 'Bir kez haber verilmesini istemiştiniz; bu oydu. Bu konuda başka e-posta almayacaksınız.',
    },
  },
  mosqueNews: {
    subject: (mosque: string, title: string) => `${mosque}: ${title}`,
    janazah: 'İnnâ lillâhi ve innâ ileyhi râciûn.',
    kinds: { general: 'Haber', janazah: 'Cenaze namazı', class: 'Ders', event: 'Etkinlik', closure: 'Kapanış' },
    on: (date: string) => `Gün: ${date}`,
    at: (time: string) => `Saat: ${time}`,
    after: (prayer: string) => `${prayer} namazından sonra`,
    prayers: { fajr: 'Sabah', dhuhr: 'Öğle', asr: 'İkindi', maghrib: 'Akşam', isha: 'Yatsı', jumuah: 'Cuma' },
    where: (place: string) => `Yer: ${place}`,
    burial: (place: string) => `Defin: ${place}`,
    action: 'Mahalla’da görün',
    why: (mosque: string) => `Bu e-postayı, ${mosque} duyurularını takip ettiğiniz için alıyorsunuz.`,
    stop: 'Bu e-postaları durdur',
  },
  timetableSheet: {
    subject: (mosque, month) => `${month} namaz vakitleri: ${mosque}`,
    body: (mosque, month) =>
      `${mosque} için ${month} vakit çizelgesi yazdırılmaya hazır. Çizelge siz açınca hazırlanır; caminin o zamana kadar değiştirdikleri de üzerinde olur.`,
    action: 'Yazdırmak için çizelgeyi aç',
    other: 'Başka kâğıt, renk veya dil mi?',
    change: 'Çizelgeyi değiştir',
    why: (mosque) => `${mosque} vakit çizelgesini her ay istediniz.`,
    stop: 'Bu e-postaları durdur',
  },
  trialReminder: {
    subjects: {
      23: 'VIP denemeniz 7 gün sonra bitiyor',
      28: 'VIP denemeniz 2 gün sonra bitiyor',
      30: 'VIP denemeniz bugün bitiyor',
    },
    bodies: {
      23: (listing: string, date: string) =>
        `Ücretsiz VIP denemesi (${listing}) ${date} tarihine kadar sürüyor. O güne kadar 20 otomasyon kuralı kullanabilirsiniz.`,
      28: (listing: string, date: string) =>
        `Ücretsiz VIP denemesi (${listing}) ${date} tarihine kadar sürüyor: iki gün daha.`,
      30: (listing: string, date: string) =>
        `Bugün, ${date}, ücretsiz VIP denemesinin (${listing}) son günü. Yarından itibaren kaydınız ücretsiz planımız Barakah’ta.`,
    },
    yourListing: 'kaydınız',
    action: 'Planları karşılaştır',
    closing:
      'Bir şey yapmanız gerekmiyor. Kart istenmedi, hiçbir ücret alınmaz: deneme kendiliğinden biter, kaydınız ücretsiz olarak yayında kalır ve girdiğiniz hiçbir şey kaybolmaz.',
  },
  leaving: {
    asked: {
      subject: (date: string) => `Hesabınız silinecek: ${date}`,
      body: (date: string) =>
        `Mahalla hesabınızın silinmesini istediniz. Hesap şu an kilitli; kaldırmayı seçtiğiniz her şeyle birlikte ${date} tarihinde silinecek. Fikrinizi değiştirirseniz o güne kadar giriş yapıp hesabınızı koruyabilirsiniz.`,
      closing: 'Bunu siz istemediyseniz giriş yapın, hesabı koruyun ve parolanızı hemen değiştirin.',
      action: 'Giriş yap',
    },
    decided: {
      subject: (date: string) => `Hesabınız silinecek: ${date}`,
      body: (date: string) =>
        `Ekibimiz Mahalla hesabınızı silmeye karar verdi. Hesap şu an kilitli ve ${date} tarihinde silinecek. O güne kadar giriş yapıp verilerinizi alabilirsiniz.`,
      closing: 'Bunun bir hata olduğunu düşünüyorsanız o güne kadar bize yazın.',
      action: 'Bize yazın',
    },
    done: {
      subject: 'Hesabınız silindi',
      body: 'Mahalla hesabınız; adresiniz, oturumlarınız ve dosyalarınızla birlikte silindi. Bu size son e-postamız. Allah’a emanet olun.',
    },
  },
  plan: {
    names: { basic: 'Barakah', premium: 'Rizq', enterprise: 'Falah' },
    renews: {
      subject: (plan: string, date: string) => `${plan} planınız ${date} tarihinde yenilenecek`,
      body: (plan: string, date: string) =>
        `${plan} planınız ${date} tarihinde yenilenecek. Durdurmak isterseniz bundan önce iki dokunuşla iptal edin; o güne kadar her şey sizde kalır.`,
    },
    ends: {
      subject: (plan: string, date: string) => `${plan} planınız ${date} tarihinde bitiyor`,
      body: (plan: string, date: string) =>
        `${plan} planınız ${date} tarihine kadar sürer. Sonra kayıtlarınız ücretsiz planımız Barakah ile yayında kalır. O zamana kadar tek dokunuşla ${plan} planını sürdürebilirsiniz.`,
    },
    late: {
      subject: (plan: string) => `${plan} planınızın ödemesi bize ulaşmadı`,
      body: (plan: string, date: string) =>
        `${plan} planınızın ödemesi henüz gelmedi. ${date} tarihine kadar hiçbir şey değişmez; faiz ya da gecikme ücreti asla almayız. Lütfen o zamana kadar ödeme bilgilerinizi kontrol edin.`,
    },
    last_days: {
      subject: (plan: string) => `${plan} planınızın son günleri`,
      body: (plan: string, date: string) =>
        `${plan} planınızın ödemesini hâlâ bekliyoruz. ${date} tarihinde kayıtlarınız ücretsiz planımız Barakah’a geçer. Yayında kalırlar ve girdiğiniz hiçbir şey kaybolmaz.`,
    },
    ended: {
      subject: (plan: string) => `${plan} planınız sona erdi`,
      body: (plan: string) =>
        `${plan} planınız sona erdi. Kayıtlarınız, girdiğiniz her şeyle birlikte ücretsiz planımız Barakah ile yayında kalıyor. Dilediğiniz zaman geri dönebilirsiniz.`,
    },
    action: 'Planımı yönet',
    closing: 'Bu e-postayı, işletmenizin Mahalla’da bir planı olduğu için alıyorsunuz.',
  },
  invoice: {
    invoice: {
      subject: (number: string) => `Fatura ${number}`,
      body: (number: string, total: string) =>
        `${total} tutarındaki ${number} numaralı fatura burada. Lütfen tutarı havale edin ve açıklamaya fatura numarasını yazın. Ekibimiz ödemeyi onaylar onaylamaz planınız başlar.`,
    },
    receipt: {
      subject: (number: string) => `${number} numaralı faturanın makbuzu`,
      body: (number: string, total: string) =>
        `Allah razı olsun. ${number} numaralı fatura için ${total} tutarındaki ödemenizi aldık. Faturayı dilediğiniz zaman açıp yazdırabilirsiniz.`,
    },
    credit_note: {
      subject: (number: string) => `İade faturası ${number}`,
      body: (number: string, total: string) =>
        `Size ${total} iade ettik. ${number} numaralı iade faturası, faturalarınızla birlikte saklanır.`,
    },
    action: 'Aç',
    closing: 'Bu e-postayı kayıtlarınız için saklayın.',
  },
  application: {
    note: 'Ekibimizin notu:',
    affiliate: {
      subject: 'Satış ortaklığı başvurunuz',
      approved: 'Hoş geldiniz. Başvurunuz kabul edildi. Bağlantınız ve koşullarınız panelinizde.',
      declined:
        'Başvurunuz için teşekkürler. Şu anda sizi satış ortağı olarak alamıyoruz. Daha sonra yeniden başvurabilirsiniz.',
    },
    partner: {
      subject: (name) => `${name} ve Mahalla`,
      approved: (name) =>
        `${name} artık Mahalla’nın ortağı. Rozetiniz hazır: ortaklar sayfasından kendi sitenize kopyalayın.`,
      declined: (name) => `Başvurunuz için teşekkürler. ${name} kuruluşunu ortak olarak kabul edemedik.`,
      revoked: (name) => `${name} artık Mahalla’nın ortağı değil; rozeti de bunu söylüyor.`,
    },
    action: { affiliate: 'Panelimi aç', partner: 'Rozeti al' },
  },
  gift: {
    title: 'Mahalla’ya bağış',
    how: {
      subject: (number) => `Bağışınızı nasıl yaparsınız (${number})`,
      body: (sum) =>
        `Allah razı olsun. Lütfen ${sum} tutarını gönderin ve size ait olduğunu bilelim diye aşağıdaki numarayı açıklamaya yazın.`,
      closing: 'Fikriniz değişirse bir şey yapmanız gerekmez. Kimse hatırlatmaz.',
    },
    receipt: {
      subject: (number) => `Makbuz ${number}`,
      body: (sum) => `Allah razı olsun. ${sum} tutarındaki bağışınız bize ulaştı.`,
    },
    refund: {
      subject: (number) => `Bağışınızı geri gönderdik (${number})`,
      body: (sum) => `${sum} tutarını size geri gönderdik.`,
    },
    lines: {
      number: 'Numara',
      date: 'Tarih',
      giver: 'Bağışlayan',
      purpose: 'Amaç',
      amount: 'Tutar',
      to: 'Alıcı',
    },
    stop: 'Aylık bağışımı durdur',
    closing: 'Bu e-postayı kayıtlarınız için saklayın.',
  },
  order: {
    postage: 'Posta',
    discount: 'İndirim',
    tax: 'Vergi',
    /** Nothing was to be paid before it was collected. */
    cancelledUnpaid: 'Siparişiniz iptal edildi ve ürünler mağazaya döndü. Ödemeniz gereken bir şey yok.',
    steps: {
      unconfirmed: {
        subject: (reference: string) => `Lütfen ${reference} siparişinizi onaylayın`,
        body: 'Lütfen bağlantıyı açıp siparişinizi onaylayın. O zamana kadar sizin için hiçbir şey ayrılmaz. Bağlantı bir gün geçerlidir.',
      },
      new: {
        subject: (reference: string) => `Siparişiniz ${reference}`,
        body: 'Siparişiniz için Allah razı olsun. Bu ürünleri sizin için ayırdık.',
      },
      paid: {
        subject: (reference: string) => `Ödemeniz ulaştı (${reference})`,
        body: 'Ödemeniz ulaştı. Sırada siparişinizi paketlemek var.',
      },
      packed: {
        subject: (reference: string) => `Siparişiniz paketlendi (${reference})`,
        body: 'Siparişiniz paketlendi.',
      },
      sent: {
        subject: (reference: string) => `Siparişiniz yolda (${reference})`,
        body: 'Siparişinizi postaya verdik.',
      },
      ready: {
        subject: (reference: string) => `Siparişiniz teslim alınmaya hazır (${reference})`,
        body: 'Siparişiniz camide sizi bekliyor. Gelince bu numarayı gösterin.',
      },
      done: {
        subject: (reference: string) => `Siparişiniz tamamlandı (${reference})`,
        body: 'Siparişiniz tamamlandı. Güle güle kullanın.',
      },
      cancelled: {
        subject: (reference: string) => `Siparişiniz iptal edildi (${reference})`,
        body: 'Siparişiniz iptal edildi ve ürünler mağazaya döndü. Ödeme yaptıysanız paranızı iade edeceğiz.',
      },
      refunded: {
        subject: (reference: string) => `Siparişinizin parasını iade ettik (${reference})`,
        body: 'Bu sipariş için ödediğinizi size iade ettik.',
      },
    },
    ways: {
      none: (sum: string) => `Teslim alırken ${sum} ödersiniz.`,
      manual: (sum: string) => `Lütfen 7 gün içinde ${sum} havale edin ve aşağıdaki numarayı yazın.`,
      stripe: (sum: string) => `Lütfen 15 dakika içinde kartla ${sum} ödeyin; sonrasında ürünler mağazaya döner.`,
    },
    lines: {
      reference: 'Numara',
      total: 'Toplam',
      pickup: 'Teslim yeri',
      address: 'Gönderim adresi',
      note: 'Not',
      account: 'Hesap',
    },
    action: 'Siparişimi gör',
    closing: 'Bu e-postayı saklayın: bağlantısı siparişinizi açar. Kimseyle paylaşmayın.',
    confirmAction: 'Siparişimi onayla',
    confirmClosing:
      'Bir şey sipariş etmediyseniz bu e-postayı dikkate almayın: hiçbir şey olmaz ve bu konuda bir daha yazmayız.',
  },
  teamInvitation: {
    subject: (name: string, from: string) => `${from} sizi ${name} ekibine davet ediyor`,
    body: (name: string, from: string, role: string) =>
      `${from}, Mahalla’daki ${name} için ${role} olarak yardımınızı istiyor. Bağlantı bir kez, 7 gün içinde ve yalnızca bu adres için geçerlidir. ${from} adını tanımıyorsanız bu e-postayı dikkate almayın.`,
    action: 'Daveti gör',
    roles: { manager: 'yönetici', helper: 'yardımcı' },
  },
  ownership: {
    noteLabel: 'Ekibimizin notu',
    claimCode: {
      subject: (name: string) => `${name} için sahiplenme kodunuz`,
      body: (name: string) =>
        `Biri, umarız siz, Mahalla’da ${name} sayfasını yönetmek istiyor. Doğruysa bu kodu sahiplenme sayfasına girin. Kod 15 dakika geçerlidir. Bundan haberiniz yoksa kodu kimseye vermeyin.`,
      /** For the listed number: a text, or read aloud digit by digit. */
      text: (name: string, code: string) =>
        `${code}, Mahalla’da ${name} için sahiplenme kodunuz. Sizi arayan kimseye vermeyin.`,
      spoken: (name: string, code: string) =>
        `Merhaba. Biri Mahalla’da ${name} sayfasını yönetmek istiyor. Doğruysa kod şu: ${code}. Tekrar ediyorum: ${code}. Bundan haberiniz yoksa telefonu kapatın.`,
    },
    claim_verified: {
      subject: (name: string) => `${name} artık Mahalla’da sizin`,
      body: (name: string) =>
        `Başvurunuz doğrulandı: artık ${name} bilgilerini düzenleyebilir, yorumları yanıtlayabilir, saatleri ve bilgileri doğru tutabilirsiniz.`,
      action: 'İşletmemi aç',
    },
    claim_rejected: {
      subject: (name: string) => `${name} için başvurunuz hakkında`,
      body: (name: string) => `${name} için başvurunuzu inceledik ama onaylayamadık.`,
      action: 'Başvuruyu gör',
    },
    claim_needs_info: {
      subject: (name: string) => `${name} hakkında biraz daha bilgi gerekiyor`,
      body: (name: string) => `${name} işletmesinin sizin olduğunu onaylayabilmek için sizden bir şey daha istiyoruz.`,
      action: 'Yanıtla',
    },
    claim_disputed: {
      subject: (name: string) => `${name} için başvurunuz inceleniyor`,
      body: (name: string) =>
        `Başka biri de ${name} işletmesinin kendisinin olduğunu söylüyor ya da işletmenin zaten bir sahibi var. Ekibimiz iki tarafa da bakıp size yazacak. Şimdilik bir şey yapmanız gerekmiyor.`,
      action: 'Başvuruyu gör',
    },
    claim_revoked: {
      subject: (name: string) => `${name} için başvurunuz geri alındı`,
      body: (name: string) => `${name} artık hesabınıza bağlı değil.`,
      action: 'Başvuruyu gör',
    },
    owner_challenged: {
      subject: (name: string) => `Başka biri ${name} için sahiplenme başvurusu yaptı`,
      body: (name: string) =>
        `Biri bize ${name} işletmesinin kendisine ait olduğunu söyledi. Şimdilik hiçbir şey değişmiyor, ekibimiz inceleyecek. Sizinse bir şey yapmanız gerekmiyor; bildiğiniz başka bir şey varsa bize yazın.`,
      action: 'İşletmemi gör',
    },
    owner_changed: {
      subject: (name: string) => `${name} Mahalla’da yeni sahibine geçti`,
      body: (name: string) =>
        `Ekibimizin kararıyla ${name} artık Mahalla’da başka bir hesaba ait. Bunun yanlış olduğunu düşünüyorsanız kaydı dondurun ve bize yazın.`,
      action: 'Sayfayı gör',
    },
    vouch_asked: {
      subject: (name: string) => `Caminizden ${name} için kefil olması isteniyor`,
      body: (name: string) =>
        `Biri ${name} işletmesinin kendisinin olduğunu söylüyor ve caminizden bunu onaylamasını istiyor. Lütfen yalnızca tanıyorsanız kefil olun.`,
      action: 'Kimin istediğini gör',
    },
    transfer_offered: {
      subject: (name: string, from: string) => `${from} size ${name} işletmesini devrediyor`,
      body: (name: string, from: string) =>
        `${from} Mahalla’daki ${name} işletmesini size devretmek istiyor. Kabul ederseniz sayfasını siz yönetirsiniz. Teklif 7 gün geçerlidir.`,
      action: 'Teklifi gör',
    },
    freeze: {
      text: 'Buna onay vermediyseniz kaydı dondurun: o zaman kimse kaydı devredemez, adını değiştiremez veya silemez. Bağlantı 30 gün içinde bir kez, giriş yapmadan da çalışır.',
      action: 'Kaydı dondur',
    },
    transfer_started: {
      subject: (name: string) => `${name} işletmesini birine teklif ettiniz`,
      body: (name: string, email: string) =>
        `Hesabınızdan ${name} işletmesi ${email} adresine teklif edildi. Kabul edilene kadar hiçbir şey değişmez. Bunu yapan siz değilseniz kaydı hemen dondurun ve şifrenizi değiştirin.`,
      action: 'İşletmemi gör',
    },
    listing_frozen: {
      subject: (name: string) => `${name} donduruldu`,
      body: (name: string) =>
        `Dondurma kaldırılana kadar kimse ${name} kaydını devredemez, adını değiştiremez veya silemez.`,
      action: 'İşletmemi gör',
    },
    listing_thawed: {
      subject: (name: string) => `${name} artık dondurulmuş değil`,
      body: (name: string) =>
        `${name} kaydının dondurması kaldırıldı. Kayıt yeniden devredilebilir, adı değiştirilebilir ve silinebilir.`,
      action: 'İşletmemi gör',
    },
    transfer_accepted: {
      subject: (name: string) => `${name} devredildi`,
      body: (name: string) => `Teklifiniz kabul edildi. ${name} artık yeni sahibinin.`,
      action: 'Sayfayı gör',
    },
    transfer_received: {
      subject: (name: string) => `${name} artık sizin`,
      body: (name: string) => `Teklifi kabul ettiniz: ${name} artık hesabınıza ait.`,
      action: 'İşletmemi aç',
    },
    transfer_declined: {
      subject: (name: string) => `${name} için teklifiniz reddedildi`,
      body: (name: string) => `${name} işletmesini teklif ettiğiniz kişi kabul etmedi. Hiçbir şey değişmedi.`,
      action: 'İşletmemi gör',
    },
  },
  automation: {
    review_published: (place: string, stars: number) => `${place} için yeni yorum: 5 üzerinden ${stars} yıldız`,
    place_saved: (place: string) => `Biri ${place} sayfasını kaydetti`,
    place_followed: (place: string) => `${place} için yeni bir takipçi var`,
    listing_live: (place: string) => `${place} yayında. Sayfadaki bilgilerin doğru olduğuna bakın`,
    claim_approved: (place: string) => `${place} için sahiplenme başvurunuz onaylandı`,
    message_received: (place: string) => `${place} için bir ziyaretçi mesajı yanıt bekliyor`,
    application_received: (place: string, title: string) =>
      `${place}: “${title}” ilanına gelen bir başvuru sizi bekliyor`,
    event_visited: (place: string, title: string) => `${place}: biri “${title}” etkinliğine geldi`,
    certificate_expiring: (place: string, day: string) =>
      `${place} için helal sertifikası ${day} tarihinde sona eriyor`,
    hours_stale: (place: string, day: string) =>
      `${place} çalışma saatleri hâlâ doğru mu? En son ${day} tarihinde doğrulandı`,
    ramadan_near: (place: string, day: string) =>
      `Ramazan ${day} civarında başlıyor. ${place} için Ramazan saatlerini girin`,
    tried: (rule: string) => `“${rule}” kuralınızın denemesi`,
    welcome: (place: string) => `${place} sizi karşılıyor. Namaz vakitlerine, haberlere ve etkinliklere bakın`,
    visited: (place: string) => `${place} ziyaretiniz nasıldı?`,
  },
} satisfies MailMessages
