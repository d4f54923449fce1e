import type { SitePages } from './shape.ts'

export const tr: SitePages = {
  'about-us': {
    title: 'Hakkımızda',
    text: `Mahalle, caminin etrafındaki hayattır: dükkânları, insanları, günlük yardımlaşması. Bu site, nerede olursanız olun o mahalledir. Müslümanlara ait ve helal işletmeleri ve camileri listeler; namaz vakitlerini, Kur’an’ı ve zekât hesaplayıcısını sunar; onu kullananlara aittir.

Neye söz verdiğimiz ve her birini kendiniz nasıl denetleyebileceğiniz aşağıda.

## Listeleme ücretsizdir, para itibar satın almaz
Her Müslüman işletme ücretsiz listelenebilir. Ücretli planlar ve sponsorlar açıkça belirtilir. Kimse daha iyi bir yorum, daha yüksek bir helal seviyesi veya haklı bir şikâyetin silinmesi için ödeme yapamaz.
> Denetleyin: ücretli her yerde “Sponsorlu” veya “Öne çıkan” yazar. [Nasıl para kazanıyoruz](/how-we-make-money) her kaynağı sayar.

## Sıfat değil, kanıt
“Helal” bir iddiadır; kimin, ne zamandan beri, hangi kanıtla söylediğini gösteririz. Kanıt eskiyince seviye kendiliğinden düşer.
> Denetleyin: bir restoranın helal sayfasını açın. Her beyan tarihiyle listelenir.

## Fetva vermeyiz
Bilgi ve kaynak sunarız. Hüküm için güvendiğiniz bir âlime danışın.
> Denetleyin: ikindi vakti veya nisap gibi görüş ayrılığı olan konularda siz seçersiniz; başkalarının ne seçtiğini de söyleriz.

## Kendiniz hesaplayabileceğiniz vakitler
Namaz vakitleri güneşin konumundan ve seçtiğiniz yöntemle burada hesaplanır. Caminin kendi vakitleri önceliklidir.
> Denetleyin: [ezan sayfasındaki](/athan) “Neden bu vakit?” her vaktin açısını ve formülünü gösterir.

## Kur’an metni korunur
Site açılırken her sure yayımlanmış bir sağlama değeriyle karşılaştırılır.
> Denetleyin: okuyucu, işareti ve kaynağı [Kur’an sayfasında](/quran) gösterir.

## Hayatınız sizindir
Reklam yok, izleyici yok, başka şirketlerden yazı tipi veya betik yok. Zekât hesaplayıcısına yazdıklarınız cihazınızdan çıkmaz.
> Denetleyin: [hesaplayıcı](/zakaat) açıkken internet bağlantısını kesin; çalışmaya devam eder. Tarayıcınızın ağ görünümü sitenin kimle konuştuğunu gösterir.

## İnsanlar karar verir
Yorumlara, fotoğraflara ve bildirimlere insanlar bakar. Her kararın gerekçesi vardır ve itiraz edebilirsiniz.
> Denetleyin: karar mesajı gerekçeyi ve nasıl yanıt vereceğinizi söyler.

## Herkese açık
OpenStreetMap’ten aldığımız camileri herkes [dosya olarak indirebilir](/attributions). Site altı dilde konuşur; eski bir telefonda, zayıf bir bağlantıda da çalışır.

---
Bir şey ters mi gidiyor? [Bize yazın](/contact). Bir insan yanıtlar.`,
  },
  'privacy-policy': {
    title: 'Gizlilik politikası',
    text: `Kısaca: az şey saklarız, hiçbir şey satmayız, reklam ve başkalarının takibi yoktur; dilediğiniz zaman verilerinizle ayrılabilirsiniz. Bağlayıcı metin İngilizcedir.

## Kim sorumlu
Bu siteden sorumlu olan: {operator}. Bu sayfayla ilgili her şey için [iletişim sayfasından](/contact) yazın. 30 gün içinde yanıtlarız.

## Yalnızca ziyaret ederken
- Sayfa görüntülemelerini sayarız: sayfanın adresi, başlığı, nereden geldiğiniz, tarayıcı türü ve telefon olup olmadığı. Ağ adresi, çerez veya hesap eklenmez. İbadet sayfalarında (camiler, Kur’an, ezan, zekât, Gazze’ye mesajlar) yalnızca tarayıcı ailesi tutulur.
- Adreslerdeki konumlar sayılmadan önce iki ondalığa kısaltılır. Ayrıntısı [Neleri sayıyoruz](/what-we-count) sayfasında.
- Ağ adresiniz, yığılmaları ve tahmin denemelerini durdurmak için yalnızca bellekte kullanılır; bir profile yazılmaz.
- Başka şirketlerden yazı tipi, betik veya resim gelmez. Başka bir hizmetin haritası, videosu veya gönderisi yalnızca işletmeci onu kurduysa ya da siz tıkladıktan sonra yüklenir.

## Çerezler ve tarayıcınızın tuttukları
Hepsi istediğiniz bir şeye yarar; hiçbiri reklam için değildir.
- Oturum: sizi girişli tutar. Hiçbir betik okuyamaz. Çıkış yapınca biter.
- Dil, açık veya koyu tema, konumunuz, namaz ayarlarınız, caminiz, kayıt taslağınız: en fazla bir yıl.
- Yalnızca cihazınızda: Kur’an yer imleri ve son okunan yer, saklamayı seçerseniz zekât tutarları, ezan ayarları, kapattığınız pencere.
Tarayıcınızda bu sitenin verilerini silin, hepsi gider.

## Konumunuz
Yalnızca “Konumumu kullan”a dokunduğunuzda isteriz. Üç ondalığa, yaklaşık 100 metreye yuvarlanır ve veritabanımızda değil bir çerezde tutulur. Şehri elle seçmek de olur.

## Hesabınız varsa
- E-posta adresiniz veya telefonunuz, adınız, diliniz. Parolanız yalnızca geri çevrilemeyen bir özet olarak saklanır.
- Giriş yaptığınız ağlar, yabancılara karşı uyarmak için 90 gün. Gönderdiğimiz kodlar, 7 gün.
- Kaydettiğiniz yerler, takip ettiğiniz camiler, eşitlediğiniz yer imleri. Bunları yalnızca siz okuyabilirsiniz.

## Yayımladıklarınız
Yorumlar, fotoğraflar, duyurular ve kayıtlar “Fatima B.” gibi kısa bir adla herkese açıktır. Hiçbir kimlik birini ötekine bağlamaz. Fotoğraflardan çekildiği yer bilgisi silinir. Yazdığınızı değiştirebilir veya silebilirsiniz.

## Yalnızca birkaç kişinin okuyabildikleri
- Bildirimler, düzeltmeler ve sahiplenmeler: siz ve ekibimiz.
- Sahiplenmeyi kanıtlayan belgeler: siz ve ekibimiz; karardan 90 gün sonra silinir.
- Yüklediğiniz helal sertifikaları: ekibimiz ve izin verdikleriniz.
- Bitmemiş bir kayıt: siz; 60 gün sonra silinir.
- Kabul etmediğimiz fotoğraf: 30 gün sonra silinir.
- İletişim sayfasından gelen mesaj: ekibimiz, gerektiği sürece.
Ekibimizin bunlarla ne yaptığı kaydedilir ve denetlenebilir.

## Başka kimler var
Sunucumuzu işleten, e-posta ve SMS’lerimizi ileten şirketler, yalnızca bu amaçla. Başka bir hizmetle giriş yaparsanız o hizmet bunu öğrenir. Sunucumuz yanıt veremezse tarayıcınız namaz vakitlerini AlAdhan’a, yer adını BigDataCloud’a sorabilir; işletmeci bunu kapatabilir. Makamlara yalnızca yasa zorunlu kıldığında veri veririz.

## Dayanağımız
İstediğinizi yapmak (hesap, kayıt), rızanız (bülten, konum) ve siteyi güvenli ve çalışır tutmadaki meşru menfaatimiz.

## Haklarınız
Hakkınızda tuttuklarımızı görebilir, düzeltebilir, alabilir, kısıtlayabilir, sildirebilir, kullanımına itiraz edebilir ve her rızayı geri alabilirsiniz. Hesabınızın adresinden [bize yazın](/contact). Hesabınızı silerseniz profiliniz, kayıtlı yerleriniz ve girişleriniz silinir; yayımladıklarınız da isteğinize göre silinir veya adsız kalır. Bulunduğunuz yerin veri koruma kurumuna da şikâyet edebilirsiniz.

## Çocuklar
Lütfen yalnızca 16 yaşındaysanız veya bir ebeveynle hesap açın.

## Değişiklikler
Bu sayfanın her sürümü tarihiyle aşağıda okunabilir. Önemli değişiklikler yürürlüğe girmeden sitede duyurulur.`,
  },
  'terms-of-service': {
    title: 'Kullanım koşulları',
    text: `Bunlar sizinle bu siteyi işleten {operator} arasındaki kurallardır. Hesap açarak veya bir şey yayımlayarak kabul edersiniz. Siteyi okumak için onay gerekmez. Bağlayıcı metin İngilizcedir.

## Ne sunuyoruz
İşletme ve cami rehberi, namaz vakitleri, Kur’an, hesaplayıcılar ve bunların etrafındaki araçlar. Gezinmek ücretsizdir. Doğru ve erişilebilir olması için çalışırız, ama her an öyle olacağına söz veremeyiz.

## Ne değildir
Helal seviyeleri kimin neyi hangi kanıtla söylediğini gösterir; fetva veya garanti değildir. Namaz vakitleri seçtiğiniz yönteme göredir; caminiz vakit yayımlıyorsa ona uyun. Zekât hesaplayıcısı bir yardımdır; dinî, hukuki veya mali danışmanlık değildir.

## Hesabınız
Size ait bir adres verin, parolanızı paylaşmayın, başkası girdiyse bize bildirin. Bir kişi, bir hesap. En az 16 yaşında olun ya da bir ebeveynle kullanın.

## Yayımladıklarınız
Sizin kalır. Yayında kaldığı sürece bu sitede, eklentilerinde ve akışlarında göstermemize izin verirsiniz. Şunları teyit edersiniz:
- bildiğiniz kadarıyla doğrudur ve yorum kendi ziyaretinizle ilgilidir;
- fotoğrafı siz çektiniz veya kullanabilirsiniz, içindekiler razıdır;
- reklam, hakaret, tehdit, nefret veya dolandırıcılık değildir, yasaya aykırı değildir;
- karşılığında para almadınız; kendi işletmeniz veya bir rakip hakkında değildir.

## Nasıl denetliyoruz
Bazı gönderilere yayımlanmadan bakılır, hepsi bildirilebilir. Bu kurallara göre insanlar karar verir ve gerekçeyi söyler. [İletişim](/contact) üzerinden bir kez itiraz edebilirsiniz; o zaman başka biri bakar. İçeriği, uyarılardan sonra veya ağır ihlalde hesapları kaldırırız.

## Kayıtlar ve sahipleri
Bir işletmeyi veya camiyi sahiplenen, onun adına konuşmaya yetkili olmalıdır. Sahipler bilgileri ve sertifikaları güncel tutar; yorumları yanıtlayabilir, satın alamaz veya bastıramaz. Açık veriden alınan bilgiler [atıflar](/attributions) sayfasındaki lisanslarına tabidir.

## Planlar ve ödemeler
Barakah ücretsizdir. Rizq ayda 19,99 $ veya yılda 199,90 $, Falah ayda 39,99 $ veya yılda 399,90 $’dır. Deneme 30 gün sürer, kart istemez, yenilenmez. Ücretli plan ödediğiniz süre boyunca geçerlidir ve dönem sonu için her an iptal edilebilir. İlk ödemeden sonra 14 gün içinde vazgeçerseniz bize yazın, tamamını geri alırsınız. Satın alınan görünürlük etiketlenir.

## Adil kullanım
Zorla girmeyi, siteyi aşırı yüklemeyi, kişilerin verisini toplamayı veya otomatik gönderi yapmayı denemeyin. Açık arayüzlerimiz ve eklentilerimiz sınırları içinde ve kaynak gösterilerek kullanılabilir.

## Sorumluluk
Kasıt, ağır ihmal ile can ve sağlığa gelen zararlardan sınırsız; bunun dışında temel bir yükümlülüğün ihlalinden doğan öngörülebilir zarardan sorumluyuz. Buradaki bir işletmeyle alışverişinizin veya anlaşmanızın tarafı değiliz.

## Sona erme
Hesabınızı dilediğiniz zaman silebilirsiniz: [bize yazın](/contact). Haklı bir nedenle, gerekçesini söyleyerek bir hesabı kapatabiliriz. Başkalarının kopyaladıklarına ilişkin izinler gibi sürmesi gerekenler sürer.

## Değişiklikler ve hukuk
Değişiklikleri en az 30 gün önce duyururuz; eski sürümler aşağıda okunabilir. Kabul etmezseniz hesabınızı kapatın. İşletmecinin ülkesinin hukuku geçerlidir; yaşadığınız ülkenin koruması saklıdır. Bir kural geçersizse ötekiler geçerli kalır.`,
  },
}
