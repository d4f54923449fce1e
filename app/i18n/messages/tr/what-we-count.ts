// Bu sitede sayılanların tamamı.
import type { Messages } from '#app/i18n/catalogue.ts'

export const whatWeCount = {
  title: 'Neleri sayıyoruz',
  lead: 'Sayfaları sayıyoruz, insanları değil. İşte hepsi: ne yazılır, ne kadar saklanır, kim görebilir.',
  off: 'Bu sitede sayım şu anda kapalı.',
  privacy: 'Gizlilik politikasını okuyun',
  sections: [
    {
      title: 'Bir sayfa açtığınızda',
      lines: [
        '“?” işaretinden sonrası olmadan adresi, başlığı ve türü.',
        'Geldiğiniz sayfa; o da “?” işaretinden sonrası olmadan.',
        'Tarayıcınızın kendisi için söylediği, telefon mu bilgisayar mı olduğu ve saat.',
        'Sitede seçtiğiniz yerin ülkesi. Bunu ağ adresinizden çıkarmayız.',
        'Geldiğiniz bağlantıda varsa kampanyanın adı.',
      ],
    },
    {
      title: 'Ziyaretçileri nasıl ayırt ediyoruz',
      lines: [
        'Ağ adresiniz ve tarayıcınız rastgele bir sayıyla karıştırılıp bir koda dönüştürülür. Adresin kendisi yazılmaz.',
        'Bu sayı her gün yenidir ve gün bitince silinir. Ondan sonra hangi kodun sizin olduğunu kimse bilemez.',
        'Sayım için çerez yoktur ve hiçbir hesap buna bağlanmaz.',
      ],
    },
    {
      title: 'Daha da azını tuttuğumuz yerler',
      lines: [
        'Cami, namaz vakti, Kur’an, zekât, Gazze, yardım, şikâyet, kişi, mesaj ve kendi hesap sayfalarınızda ziyaretçi kodu, ülke ve kampanya yoktur; yalnızca tarayıcının türü tutulur.',
        'Paylaşılan liste gibi anahtar olan bağlantılar anahtardan önce kesilir.',
      ],
    },
    {
      title: 'Bir işletmenin sayfasında',
      lines: [
        'Görüntüleme, arama, yol tarifi ve siteye tıklama; her ziyaretçi günde bir kez. Arama, yol tarifi ve tıklama yalnızca sayı olarak tutulur, asla bir kodun yanında değil.',
        'Kaç kişinin kaydettiği; kimin kaydettiği asla.',
        'Sonuç vermeyen aramalar: aranan yerin türü, yemek, saatler ya da iş, şehir ve hafta; her ziyaretçi günde bir kez. İşletme sahipleri bunları üç aramadan sonra görür.',
        'Onu gösteren aramalar: türü, kaçıncı sırada olduğu ve haftanın saati; her ziyaretçi günde bir kez. Sözler asla. İşletme sahipleri bunları üçten sonra görür.',
        'Afişlerindeki ve bağlantılarındaki kodlar: her birinin günde kaç kez açıldığı, her ziyaretçi bir kez; kimin açtığı asla.',
      ],
    },
    {
      title: 'Tanıtımlar ve bülten',
      lines: [
        'Bir tanıtımın en az yarısı bir saniye ekranda kalınca görülmüş sayılır. Her ziyaretçi her tanıtım, yer ve gün için bir kez sayılır; görmede de açmada da.',
        'Her biri için tanıtımı, hangi sayfanın neresinde durduğunu, dilinizi, zamanı ve o günün kodunu saklarız.',
        'Bir tanıtım bir kişiye yalnızca belli sayıda gösterilecekse sayıyı kendi tarayıcınız hatırlar. Bize söylemez.',
        'Bültenimizdeki bağlantılar: her birinin kaç kez açıldığı, kimin açtığı değil. E-postayı açıp açmadığınız kaydedilmez.',
      ],
    },
    {
      title: 'Bağlantılar, araçlar ve sorular',
      lines: [
        'Satış ortaklarının bağlantıları: her birinin günde kaç kez açıldığı, kimin açtığı değil.',
        'Başka sitelerdeki araçlarımız: her birinin günde kaç kez ve hangi sitede gösterildiği. Kime gösterildiği değil.',
        'Asistanımızın yanıtlayamadığı sorular: sözleri, kaç kez ve en son ne zaman sorulduğu, kimin sorduğu değil.',
      ],
    },
    {
      title: 'Kimler sayılmaz',
      lines: [
        'Botlar, ekibimiz ve kendi sayfalarındaki işletme sahipleri.',
        'Tarayıcısı “Do Not Track” ya da “Global Privacy Control” gönderen herkes. O zaman hiçbir şey yazılmaz.',
      ],
    },
    {
      title: 'Ne kadar saklıyoruz',
      lines: [
        'Tek tek kayıtlar: 90 gün.',
        '“Bu sayfa: 40 görüntüleme” gibi günlük toplamlar: süresiz. Hiçbiri bir kişiyle ilgili değildir.',
      ],
    },
    {
      title: 'Yazmaya başladıklarınız',
      lines: [
        'Başlayıp göndermediğiniz formlar cihazınızda kalır. Giriş yaptıysanız başka bir cihazda sürdürebilmeniz için hesabınızda da saklanır. Parolalar, dosyalar ve kart numaraları asla.',
        'Onları yalnızca siz okuyabilirsiniz, ekibimiz okuyamaz. Form gönderilince, son değişiklikten 90 gün sonra ve hesabınızla birlikte silinirler. Verilerinizle birlikte indirebilirsiniz.',
      ],
    },
    {
      title: 'Kim görebilir',
      lines: [
        'İşletme sahipleri kendi işletmelerinin toplamlarını görür. Site yöneticileri bütün sitenin toplamlarını ve tek tek kayıtları görür. Başka kimse görmez.',
        'Kendi sunucumuzda sayıyoruz. Başka hiçbir şirket karışmaz, hiçbir şey satılmaz.',
      ],
    },
  ],
} satisfies Messages['whatWeCount']
