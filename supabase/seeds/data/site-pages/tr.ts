import { sponsorship } from '#app/i18n/messages/tr/sponsorship.ts'
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
Reklam ağı yok, izleyici yok, başka şirketlerden yazı tipi veya betik yok. Zekât hesaplayıcısına yazdıklarınız cihazınızdan çıkmaz. [Sponsorlar ve öne çıkarılan kayıtlar](/sponsorship) bize doğrudan öder. ${sponsorship.paid}
> Denetleyin: [hesaplayıcı](/zakaat) açıkken internet bağlantısını kesin; çalışmaya devam eder. Tarayıcınızın ağ görünümü sitenin kimle konuştuğunu gösterir.

## İnsanlar karar verir
Yorumlara, fotoğraflara ve bildirimlere insanlar bakar. Her kararın gerekçesi vardır ve itiraz edebilirsiniz.
> Denetleyin: karar mesajı gerekçeyi ve nasıl yanıt vereceğinizi söyler.

## Herkese açık
OpenStreetMap’ten aldığımız camileri herkes [dosya olarak indirebilir](/attributions). Site altı dilde kullanılabilir; eski bir telefonda, zayıf bir bağlantıda da çalışır.

---
Bir şey ters mi gidiyor? [Bize yazın](/contact). Bir insan yanıtlar.`,
  },
  'privacy-policy': {
    title: 'Gizlilik politikası',
    text: `Kısaca: az şey saklarız, kimsenin verisini satmayız, hiçbir reklam ağı ya da başkası sizi izlemez; dilediğiniz zaman verilerinizle ayrılabilirsiniz. Bağlayıcı metin İngilizcedir.

## Kim sorumlu
Bu siteden sorumlu olan: {operator}. Bu sayfayla ilgili her şey için [iletişim sayfasından](/contact) yazın. 30 gün içinde yanıtlarız.

## Yalnızca ziyaret ederken
- Sayfa görüntülemelerini sayarız: sayfanın “?” sonrası olmadan adresi, başlığı, geldiğiniz sayfa, tarayıcınız, telefon olup olmadığı ve burada seçtiğiniz yerin ülkesi.
- Aynı günün ziyaretçilerini ayırt etmek için ağ adresiniz ve tarayıcınız rastgele bir sayıyla karıştırılıp koda çevrilir. Gün bitince sayı silinir; kodun kime ait olduğu artık bulunamaz. Görüntülemeyle birlikte ağ adresi, çerez veya hesap saklanmaz.
- İbadet (camiler, Kur’an, ezan, zekât, Gazze’ye mesajlar), bağış, bildirim ve kendi hesap sayfalarınızda kod ve ülke yoktur, yalnızca tarayıcı ailesi tutulur. Tek tek kayıtlar 90 gün sonra silinir. Tarayıcınız “Do Not Track” veya “Global Privacy Control” gönderiyorsa hiçbir şey sayılmaz.
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
- Giriş yaptığınız ağlar, geri çevrilemeyen kodlar olarak 90 gün: parola deneyen bir yabancı böylece sizi dışarıda bırakamaz. Gönderdiğimiz kodlar, özet olarak, 7 gün.
- Kaydettiğiniz yerler, takip ettiğiniz camiler, eşitlediğiniz yer imleri. Bunları yalnızca siz okuyabilirsiniz.

## Yayımladıklarınız
Kayıtlar, yorumlar ve fotoğraflar herkese açıktır. Yorum ve fotoğraflar “Fatima B.” gibi kısa bir adla görünür ve hiçbir kimlik birini ötekine bağlamaz. Toplulukta paylaştıklarınız seçtiğiniz ad ve profille görünür. Fotoğraflar yeniden çizilir, böylece çekildiği yer bilgisi silinir. Yazdığınızı değiştirebilir veya silebilirsiniz; yayında kaldığı sürece önceki hâlleri de tutulur.

## Yalnızca birkaç kişinin okuyabildikleri
- Bildirimler, düzeltmeler ve sahiplenmeler: siz ve ekibimiz.
- Sahiplenmeyi kanıtlayan belgeler: siz ve ekibimiz; karardan 90 gün sonra silinir.
- Yüklediğiniz helal sertifikaları: ekibimiz ve izin verdikleriniz.
- Bitmemiş bir kayıt: siz; 60 gün sonra silinir.
- Kabul etmediğimiz fotoğraf: 30 gün sonra silinir.
- İletişim sayfasından gelen mesaj: ekibimiz; sonuçlandıysa gelişinden bir yıl sonra silinir.
Ekibimizin bunlarla ne yaptığı kaydedilir ve denetlenebilir.

## Burada başkalarına gönderdikleriniz
- Bir işletmeye mesaj: siz ve onun adına yanıtlayanlar; hesabınız veya işletme silinene kadar. Ekibimiz bir mesajı ancak ikinizden biri bildirirse okur.
- Asistana sorduklarınız sekmenizde kalır. Yanıtlayamadığı soru, kimin sorduğu olmadan sayılır. İşletmeci bir dil modeli bağladıysa soru oraya adınız olmadan gönderilir. Bir kişiyle görüşmek isterseniz konuşmayı ekibimiz okur; son mesajdan 90 gün sonra silinir.
- İş başvurusu ve dosyası: siz ve işveren, ekibimiz değil. 180 gün sonra, geri çekerseniz hemen silinir.
- Bir etkinlikteki yeriniz: siz ve düzenleyen.
- Kurslar: ilerleme, yanıtlar ve notlar yalnızca sizindir. Grupta öğretmen adınızı görür. Bir belgenin numarasını bilen onu doğrulayabilir.
- Otomasyon kuralı: sahibi. Bir yeri kimin kaydettiğini, takip ettiğini veya ziyaret ettiğini asla söylemez. Kaydı 180 gün sonra silinir.

## Siparişler, bağışlar ve planlar
- Siparişte adınız, e-postanız ve adresiniz bulunur: siz, ekibimiz ve sipariş bağlantısına sahip olan. Hiç ödenmeyen sipariş 90 gün sonra silinir.
- Kart bilgisi ödeme sağlayıcısında girilir. Numarasını hiç görmeyiz.
- Faturalar yasanın istediği süre saklanır.

## E-postalarımız
- Bülten: adresiniz, diliniz ve konularınız. Onaylanmayan adres 30 gün, abonelikten çıkan adres bir yıl sonra silinir. E-postayı açıp açmadığınızı kaydetmeyiz.
- Size gönderdiğimiz e-postaların kopyaları: 90 gün. Hesabınıza giriş sağlayanlar dışında yöneticiler okuyabilir.

## Nerede saklanır
Bu siteyi işletenin sunucusunda, tek bir veritabanında ve tek bir dosya deposunda. Ekibimizin değiştirdikleri yalnızca yöneticilerin okuduğu bir kayda yazılır. Bu kayıt süresiz tutulur; ayrıldığınızda adınız ondan çıkarılır.

## Başka kimler var
Sunucumuzu işleten, e-posta ve SMS’lerimizi ileten şirketler, yalnızca bu amaçla. Başka bir hizmetle giriş yaparsanız o hizmet bunu öğrenir. Sunucumuz yanıt veremezse tarayıcınız namaz vakitlerini AlAdhan’a, yer adını BigDataCloud’a sorabilir; işletmeci bunu kapatabilir. Makamlara yalnızca yasa zorunlu kıldığında veri veririz.

## Dayanağımız
İstediğinizi yapmak (hesap, kayıt), rızanız (bülten, konum) ve siteyi güvenli ve çalışır tutmadaki meşru menfaatimiz.

## Haklarınız
Hakkınızda tuttuklarımızı görebilir, düzeltebilir, alabilir, kısıtlayabilir, sildirebilir, kullanımına itiraz edebilir ve her rızayı geri alabilirsiniz. Çoğu için kimseye ihtiyacınız yok. [Verileriniz](/account/data) her şeyi tek dosyada verir. [Hesabınızı silin](/account/leave): hesap hemen kilitlenir, fikrinizi değiştirebileceğiniz yedi günün ardından silinir. Profiliniz, kayıtlı yerleriniz, mesajlarınız, dosyalarınız ve girişleriniz gider. Gönderi, yanıt, yorum ve fotoğraflarda siz seçersiniz: onlar da gider ya da “Eski üye” adıyla kalır. Sipariş ve bağışlar defterde adınız olmadan kalır. Başka her şey için [bize yazın](/contact). Bulunduğunuz yerin veri koruma kurumuna da şikâyet edebilirsiniz.

## Çocuklar
Lütfen yalnızca 16 yaşındaysanız veya bir ebeveynle hesap açın.

## Değişiklikler
Bu sayfanın her sürümü tarihiyle aşağıda okunabilir. Önemli değişiklikler yürürlüğe girmeden sitede duyurulur.`,
  },
  'terms-of-service': {
    title: 'Kullanım koşulları',
    text: `Bunlar sizinle {operator} arasındaki kurallardır. Hesap açarak veya bir şey yayımlayarak kabul edersiniz. Siteyi okumak için onay gerekmez. Bağlayıcı metin İngilizcedir.

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
Bazı gönderilere yayımlanmadan bakılır, hepsi bildirilebilir. Bu kurallara göre insanlar karar verir ve gerekçeyi söyler. Kararın yanındaki düğmeyle veya [iletişim](/contact) üzerinden bir kez itiraz edebilirsiniz; o zaman başka biri bakar. İçeriği, uyarılardan sonra veya ağır ihlalde hesapları kaldırırız.

## Kayıtlar ve sahipleri
Bir işletmeyi veya camiyi sahiplenen, onun adına konuşmaya yetkili olmalıdır. Sahipler bilgileri ve sertifikaları güncel tutar; yorumları yanıtlayabilir, satın alamaz veya bastıramaz. Açık veriden alınan bilgiler [atıflar](/attributions) sayfasındaki lisanslarına tabidir.

## Planlar ve ödemeler
Barakah ücretsizdir. Rizq ayda 19,99 $ veya yılda 199,90 $, Falah ayda 39,99 $ veya yılda 399,90 $’dır. Deneme 30 gün sürer, kart istemez, yenilenmez. Ücretli plan ödediğiniz süre boyunca geçerlidir ve dönem sonu için her an iptal edilebilir. İlk ödemeden sonra 14 gün içinde vazgeçerseniz bize yazın, tamamını geri alırsınız. Satın alınan görünürlük etiketlenir.

## Mağaza, iş ilanları, kurslar ve otomasyon
- Mağaza: {operator} ile alışveriş yaparsınız. Sipariş sırasında gösterilen toplamı ödersiniz. Siparişiniz kartla öderken 15 dakika, havalede 7 gün ayrılır. Neyi iade edebileceğinizi yaşadığınız ülkenin hukuku belirler: bize yazın.
- İş ilanları: ilan gerçek bir iş içindir, ücreti veya gönüllü olduğunu belirtir ve kimseden para istemez. İşverenler başvuruları yalnızca o ilan için kullanır. Anlaşmanızın tarafı değiliz.
- Kurslar: belge neyin ne zaman bitirildiğini söyler. İcazet veya diploma değildir.
- Otomasyon: hiçbir kural, bunu istemeyen kişilere ulaşmak için kullanılamaz.

## Adil kullanım
Zorla girmeyi, siteyi aşırı yüklemeyi, kişilerin verisini toplamayı veya otomatik gönderi yapmayı denemeyin. Açık arayüzlerimiz ve eklentilerimiz sınırları içinde ve kaynak gösterilerek kullanılabilir.

## Sorumluluk
Kasıt, ağır ihmal ile can ve sağlığa gelen zararlardan sınırsız; bunun dışında temel bir yükümlülüğün ihlalinden doğan öngörülebilir zarardan sorumluyuz. Buradaki bir işletmeyle alışverişinizin veya anlaşmanızın tarafı değiliz.

## Sona erme
[Hesabınızı](/account/leave) dilediğiniz zaman silebilirsiniz. Haklı bir nedenle, gerekçesini söyleyerek bir hesabı kapatabiliriz. Başkalarının kopyaladıklarına ilişkin izinler gibi sürmesi gerekenler sürer.

## Değişiklikler ve hukuk
Değişiklikleri en az 30 gün önce duyururuz; eski sürümler aşağıda okunabilir. Kabul etmezseniz hesabınızı kapatın. İşletmecinin ülkesinin hukuku geçerlidir; yaşadığınız ülkenin koruması saklıdır. Bir kural geçersizse ötekiler geçerli kalır.`,
  },
}
