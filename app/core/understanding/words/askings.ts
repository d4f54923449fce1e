// Words that say what kind of thing is asked for, when, how and by whom, in our six languages.
import type { Fact } from '#app/core/listings/facts.ts'
import type { Entry } from '../lexicon.ts'
import type { AskedPrayer, Day, Kind, Opening } from '../meaning.ts'

export const KIND_WORDS: readonly Entry<Kind>[] = [
  [
    'mosque',
    'my mum pray, my mother pray, my sister pray, my daughter pray, my family pray, my kids pray, we pray, place pray, spot to pray, where to pray, where do i pray, where can i pray, gami3, el gami3, gamee3, gama3, algami3, masgid, mesgid, el masgid, mosquees, camiye, mesjid, nearest prayer place, place of worship, wheres a mosque, namaz kılınır, faire la priere, faire la prière, faire sa prière, faire ma prière, jame3, jami3a, jamee3, nerede namaz, to pray, anywhere to pray, somewhere to pray, can i pray, can we pray, can women pray, can my wife pray, wife pray, women pray, pray near, أصلي, نصلي, نماز پڑھنے کی جگہ, namaz kahan parhun, namaz kahan, pour prier, prier, namaz kılmak, namaz kılınacak yer, namaz kılabilir, untuk sholat, buat sholat, salat di mana, masjide, masjidein, musjid, masjed, jami3, masajed, mosque, mosques, masjid, masjids, masajid, masjed, musjid, musalla, musallah, prayer hall, place to pray, where can i pray, where to pray, مسجد, مساجد, جامع, جوامع, مصلى قريب, أين أصلي, مسجد, مساجد, مسجدیں, نماز کہاں پڑھوں, mosquée, mosquées, masjid, lieu de prière, où prier, cami, camii, camiler, mescit, mescid, masjid, mesjid, musala, tempat sholat',
  ],
  [
    'qibla',
    'qibla kidhar, which direction do i face, direction do i face, which way do i face, which direction to pray, direction to pray, qibla kis taraf, el qibla, alqibla, qibla, qiblah, kiblah, qibla direction, direction of prayer, which way to pray, direction to mecca, القبلة, قبلة, اتجاه القبلة, قبلہ, قبلہ کی سمت, قبلہ رخ, direction de la qibla, direction de la mecque, kıble, kıble yönü, kıblenin yönü, kiblat, arah kiblat',
  ],
  [
    'hijri',
    'hijri, hijri date, laylatul qadr, lailatul qadr, shab e qadr, shab e barat, kadir gecesi, nuit du destin, ليلة القدر, شب قدر, islami tareekh kya, islami tareekh, islami tarikh, hijri tareekh, chand ki tareekh, islamic date, islamic calendar, hijri calendar, muslim date, eid al adha, eid al fitr, when is eid, when is ramadan, when does ramadan start, ramadan start, ashura, arafah, islamic new year, laylat al qadr, التاريخ الهجري, هجري, التقويم الهجري, عيد الفطر, عيد الأضحى, متى رمضان, متى العيد, بداية رمضان, عاشوراء, يوم عرفة, ہجری تاریخ, اسلامی تاریخ, ہجری, عید الفطر, عید الاضحی, رمضان کب, عید کب, چاند کی تاریخ, date hégirienne, calendrier hégirien, hégirienne, hégirien, aïd, aid el fitr, aid el kebir, quand commence le ramadan, début du ramadan, date islamique, hicri, hicri tarih, hicri takvim, ramazan bayramı, kurban bayramı, ramazan ne zaman, bayram ne zaman, hijriyah, hijriah, tanggal hijriyah, tanggal hijriah, tanggal islam, kalender islam, kalender hijriyah, idul fitri, idul adha, lebaran, kapan ramadhan, awal ramadhan',
  ],
  [
    'occasion',
    'eid prayer, eid prayers, eid salah, eid salat, eid namaz, eid jamaat, eid jamat, صلاة العيد, صلاه العيد, عید کی نماز, نماز عید, نمازِ عید, prière de l’aïd, prières de l’aïd, priere aid, prière aid, salat al aid, bayram namazı, bayram namazi, salat el eid, shalat id, salat id, sholat id, salat ied, sholat ied, shalat idul fitri, salat idul fitri, shalat idul adha, salat idul adha, taraweeh, tarawih, taravih, tarawee, taraweeh prayer, taraweeh prayers, تراويح, التراويح, صلاة التراويح, تراویح, نماز تراویح, tarâwîh, prière de tarawih, teravih, teravih namazı, teravi, salat tarawih, shalat tarawih, sholat tarawih, qiyam, qiyam al layl, qiyam ul layl, qiyamul layl, qiyamul lail, qiyamullail, قيام الليل, القيام, قیام اللیل, قیام الیل, qiyâm, kıyamul leyl, kiyamul leyl, itikaf, i’tikaf, etikaf, اعتكاف, الاعتكاف, اعتکاف, itikâf, fitrana, fitra, fitrah, zakat al fitr, zakaat al fitr, zakat ul fitr, zakat el fitr, zakah al fitr, sadaqat al fitr, sadaqatul fitr, زكاة الفطر, صدقة الفطر, فطرانہ, صدقہ فطر, صدقۂ فطر, zakât al fitr, fitre, fıtır sadakası, sadakai fıtır, zakat fitrah, zakat fitri',
  ],
  [
    'zakaat',
    'zakat, zakaat, zakah, nisab, zakat calculator, الزكاة, زكاة, نصاب, نصاب الزكاة, زکوٰۃ, زکوۃ, زکات, نصاب, zakât, aumône légale, zekat, zekât, nisap, nisabı, zakat, nisab zakat, hitung zakat',
  ],
  [
    'iqamah',
    'iqamah times, iqamah time, jamaat times, jamaat, jamaah times, jamat time, jamat ka waqt, iqamat ka waqt, waqt el iqama, iqamah, iqama, jamaah time, jamaat time, congregation time, إقامة الصلاة, الإقامة, اقامة, اقامت, جماعت کا وقت, جماعت کا ٹائم, iqama, heure de la jamaa, kamet, cemaat saati, iqamat, iqomah',
  ],
  [
    'job',
    'part time job, full time job, summer job, out of work, lost my job, i lost my job, laid off, unemployed, looking for a job, kaam dhoond, rozgar, berozgar, i was made redundant, redundant, wazifa, wazeefa, shoghl, shughl, 3amal, mon emploi, perdu mon travail, işsiz, işsizim, işimi kaybettim, iş var mı, lowker, nganggur, kehilangan pekerjaan, butuh kerja, وظايف, أدور شغل, ادور شغل, فقدت عملي, نوکری چاہیے, بے روزگار, looking for work, find work, need a job, job openings, naukri, nokri, naukriyan, mulazmat, kaam chahiye, travail, un travail, du travail, cherche du travail, cherche un travail, un boulot, poste à pourvoir, شغل, ابحث عن عمل, أبحث عن عمل, فرصة عمل, کام چاہیے, iş bulmak, iş arama, kerja, cari kerja, mencari pekerjaan, job, jobs, vacancy, vacancies, hiring, careers, وظائف, وظيفة, فرص عمل, شواغر, نوکری, نوکریاں, ملازمت, emploi, emplois, offre d’emploi, offres d’emploi, iş ilanı, iş ilanları, iş arıyorum, lowongan, lowongan kerja, loker, pekerjaan',
  ],
  [
    'event',
    'somewhere to break my fast, place to break my fast, where can i break my fast, place for iftar, somewhere for iftar, where can i have iftar, where to have iftar, iftar place, event, events, an iftar, any iftar, iftar near me, community events, پروگرام, programme, islamic talks, eid events, iftar event, iftar events, community iftar, ramadan iftar, iftars, ramadan events, iftar party, إفطار رمضان, إفطار جماعي, افطار جماعي, افطار پارٹی, اجتماعی افطار, iftar collectif, iftar programı, iftar programları, iftar etkinliği, buka puasa bersama, bukber, acara buka puasa, workshop, workshops, halaqa, halaqah, conference, lecture, talks, festival, what is on, whats on, فعاليات, فعالية, محاضرات, أحداث, تقریبات, ایونٹ, évènements, événement, événements, conférence, etkinlik, etkinlikler, sohbet, acara, kajian, event',
  ],
  [
    'course',
    'course, courses, arabic lessons, arabic classes, online lessons, tajweed lessons, tajweed classes, tajweed course, cours de tajwid, cours de tajwîd, kursus tajwid, kursus tahsin, tecvid kursu, kuran dersi, lessons online, online course, arabic course, learn arabic, islamic course, دورة, دورات, تعلم العربية, کورس, کورسز, cours d’arabe, cours en ligne, formation en ligne, arapça kursu, online kurs, kurslar, kursus online, kursus bahasa arab, kelas online',
  ],
  [
    'recipe',
    'how do i make biryani, tarkeeb, recipe of, wasfa, wasfet, how do i cook, how do you cook, how to prepare, how is it cooked, kaise banate hain, kaise banaye, kaise banta hai, banane ka tareeqa, بنانے کا طریقہ, کیسے بناتے ہیں, طريقة تحضير, كيف أطبخ, كيف اطبخ, comment cuisiner, nasıl pişirilir, nasıl pişiririm, cara masak, recipe, recipes, recipe for, how to cook, وصفة, وصفات, طريقة عمل, ترکیب, کھانا پکانے کی ترکیب, recette, recettes, recette de, tarif, tarifi, yemek tarifi, resep, resep masakan, cara memasak',
  ],
  [
    'plan',
    'باقة رزق, باقة بركة, باقة فلاح, سعر باقة, سعر الباقة, سعر باقة رزق, باقة, رزق پلان, برکہ پلان, فلاح پلان, formule rizq, formule falah, prix de l’abonnement, prix des formules, rizq planı, falah planı, plan ücretleri, paket rizq, paket falah, خطة رزق, خطة بركة, خطة فلاح, سعر الخطة, سعر خطة, الخطط, plans, plan price, the plans, plans cost, pricing, subscription, subscriptions, membership cost, barakah plan, rizq plan, falah plan, barakah, rizq, falah, الباقات, باقات, أسعار الباقات, اشتراك, الاشتراك, پلان, پلانز, پلان کی قیمت, سبسکرپشن, formules, tarifs, abonnement, abonnements, planlar, planların, planların fiyatı, abonelik, üyelik ücreti, paket langganan, langganan, harga paket, biaya langganan',
  ],
  [
    'mine',
    'my orders, my order, my parcel, my package, my delivery, mera plan, mere plan, mera subscription, ma livraison, kargom, paketim, paket saya, طردي, places i saved, mosques i saved, things i saved, what i saved, i saved, ive saved, i bookmarked, mera order, mere order, mera parcel, meri saved, التي حفظتها, اللي حفظتها, حفظتها, ما حفظت, kaydettiğim, kaydettiğim yerleri, yang saya simpan, saya simpan, j’ai enregistrés, j’ai enregistré, my last order, my saved, my saved places, my saved mosques, my saved list, my lists, my favourites, my favorites, my bookmarks, days left, days are left, my plan end, my plan run, when does my plan end, when does my subscription end, how long is my plan, left in my plan, left on my plan, left in my trial, my trial end, طلباتي, طلبي, أين طلبي, محفوظاتي, أماكني المحفوظة, متى تنتهي خطتي, متى ينتهي اشتراكي, كم بقي من, میرے آرڈر, میرا آرڈر, میری محفوظ, میری محفوظ جگہیں, میرا پلان کب, میرے پلان کے, کتنے دن باقی, mes commandes, ma commande, mes favoris, mes adresses enregistrées, mes lieux enregistrés, fin de ma formule, ma formule finit, jours restants, siparişlerim, siparişim, kaydettiklerim, kaydettiğim yerler, planım ne zaman, planımın bitmesine, kaç gün kaldı, pesanan saya, pesananku, tempat tersimpan saya, simpanan saya, paket saya habis, berapa hari lagi, sisa paket saya',
  ],
  [
    'person',
    'iletisim, iletişim, iletişim numaranız, iletisim numaraniz, telefon numaranız, telefon numaraniz, numaranız nedir, your phone number, your email, your number, your contact, votre numéro, votre numero, votre mail, vous contacter, nomor kontak, nomor telepon kalian, kontak admin, hubungi admin, hubungi kalian, رقمكم, رقم التواصل, كيف أتواصل معكم, التواصل معكم, آپ کا نمبر, رابطہ نمبر, aap ka number, aapka number, rabta number, someone on your team, talk to somebody, speak to somebody, speak with someone, talk with someone, talk with a person, give me a human, someone human, your team, contact you, contact you people, live chat, real human, speak to a human, kisi insan se baat, human, real person, a person, speak to someone, talk to someone, speak to a person, talk to a human, talk to a person, customer service, support agent, speak to staff, contact staff, an agent, شخص, موظف, التحدث مع موظف, أتكلم مع شخص, خدمة العملاء, إنسان, انسان, کسی انسان, کسی سے بات, عملے سے بات, نمائندے سے بات, parler à quelqu’un, un conseiller, une personne, un humain, service client, parler à un conseiller, biriyle konuşmak, yetkili, yetkiliyle, insanla, müşteri hizmetleri, temsilci, bicara dengan orang, bicara dengan staf, orang sungguhan, layanan pelanggan, hubungi staf',
  ],
  [
    'help',
    'payment failed, my payment failed, quand les affiliés, pembayaran saya gagal, indirim kodunu, memblokir orang, grup kurarım, پروفائل کون دیکھ, payment was declined, card was declined, card declined, pay by bank transfer, by bank transfer, pay by card, ways to pay, do i pay tax, tax on plans, tax on a plan, vat on, when my trial ends, my trial ends, trial ends, after my trial, banner cost, a banner cost, book a banner, advertise in, affiliates get paid, affiliates earn, affiliate payout, affiliate payouts, return a mug, return something, return my order, send it back, which poster, poster brings, فشل الدفع, رفضت البطاقة, بتحويل بنكي, بالتحويل البنكي, طرق الدفع, ضريبة على الخطة, تنتهي تجربتي, انتهاء التجربة, سعر اللافتة, أعلن عن نشاطي, يدفع للمسوقين, أعيد شيئا اشتريته, ادائیگی ناکام, کارڈ مسترد, بینک ٹرانسفر سے, پلان پر ٹیکس, بینر کی قیمت, ایفیلی ایٹ کو ادائیگی, paiement a échoué, mon paiement a échoué, paiement refusé, carte refusée, payer par virement, par virement, tva sur, mon essai se termine, fin de l’essai, prix d’un bandeau, combien coûte un bandeau, affiliés payés, renvoyer un article, ödemem başarısız, ödeme başarısız, kart reddedildi, havaleyle, plan için vergi, denemem bitince, deneme bitince, afiş kaç para, ortaklarına ödeme, nasıl iade ederim, pembayaran gagal, kartu ditolak, transfer bank, pajak paket, masa coba berakhir, harga banner, afiliasi dibayar, mengembalikan barang, my profile, use it offline, offline, block someone, block somebody, report someone, fake review, false review, leave a review, write a review, start a group, create a group, join a group, save a place, follow a mosque, get verified, notifications for prayers, get notifications, prayer notifications, halal certificate for my, get halal certified, get certified, engellemek, blokir, bloquer quelqu’un, أحظر, créer un groupe, grup kurmak, membuat grup, course certificate, my certificate, get my certificate, publish a course, write a course, teach a course, become a teacher, أنشر دورة, أكتب دورة, شهادة الدورة, شهادتي, کورس شائع کروں, کورس لکھوں, کورس کی سند, publier un cours, écrire un cours, mon certificat, certificat de cours, kurs yayınlarım, kurs yayınlamak, kurs belgesi, kurs belgemi, menerbitkan kursus, menulis kursus, sertifikat kursus, فواتيري, أين فواتيري, faturalarım, faturalarımı, faktur saya, ship to, ships to, store ship, کارڈ کیسے بدلوں, ای میل پتہ کیسے بدلوں, post a job, post a vacancy, advertise a job, hire someone, hire staff, an app, the app store, mobile app, install the app, download the app, publier une offre, ilan vermek, iş ilanı vermek, pasang lowongan, أنشر وظيفة, انشر وظيفة, نوکری پوسٹ, add my restaurant, add my shop, add my business, fotoğraf nasıl eklerim, nasıl fotoğraf eklerim, owns this site, owns this website, own this site, who owns mahalla, runs this site, runs mahalla, run this site, behind this site, who made this site, who are you, what is mahalla, is this site free, is this free, is it free to list, are wrong, are incorrect, listed wrongly, listed wrong, wrongly listed, wrong address, address is wrong, is wrong, wrong phone, wrong hours, wrong number, wrong information, incorrect, out of date, has moved, closed down, shut down, closed for good, permanently closed, add photos, upload photos, add pictures, upload pictures, add my logo, change my hours, update my hours, change my opening hours, update my listing, cancel my plan, cancel plan, cancel my subscription, stop my plan, downgrade, upgrade my plan, change my card, update my card, new card, payment method, my invoice, my invoices, invoices, invoice, receipt, refund, refunds, money back, ship to, ships to, shipping, postage, discount code, coupon code, promo code, رمز الخصم, رعایتی کوڈ, code de réduction, code promo, indirim kodu, kode diskon, kode promo, delivery cost, deliver to, merch store, merch, merchandise, hoodie, t shirt, t shirts, do you sell, return an item, returns, affiliate, affiliate commission, commission, refer a business, sponsor, sponsorship, advertise, advertising, banner, contact a business, message a business, message the owner, my data, download my data, export my data, cookies, who can see, vip trial, free trial, trial, من يملك, من أنتم, ما هي محلة, إلغاء الباقة, إلغاء اشتراكي, استرجاع المال, استرداد, فاتورة, الشحن, إعلان, الإعلانات, غلط, خطأ, مغلق نهائيا, أضيف صورا, إضافة صور, یہ سائٹ کس کی, کس کی ویب سائٹ, غلط, پلان منسوخ, رقم واپس, رسید, انوائس, تصویر شامل, تصاویر شامل, qui gère ce site, à qui appartient ce site, qui êtes vous, est ce gratuit, mal référencé, mauvaise adresse, est faux, fermé définitivement, ajouter des photos, annuler ma formule, annuler mon abonnement, résilier, changer de carte, facture, factures, remboursement, livraison en, frais de port, publicité, parrainage, sitenin sahibi, siteyi kim, kimsiniz, ücretsiz mi, yanlış, bilgiler yanlış, kalıcı olarak kapandı, fotoğraf ekle, fotoğraf eklemek, planımı iptal, aboneliğimi iptal, kartımı değiştir, fatura, para iadesi, iade, kargo, reklam, pemilik situs, siapa pemilik, siapa kalian, apakah gratis, salah, alamatnya salah, tutup permanen, menambah foto, tambah foto, unggah foto, membatalkan paket, batalkan paket, ganti kartu, faktur, tagihan, pengembalian dana, ongkos kirim, kirim ke, iklan, password, my password, forgot my password, my account, delete my account, close my account, sign in, log in, login, log out, sign up, list my business, add my business, register my business, add a business, my listing, my business, claim my business, edit my listing, verify my email, worked out, calculated, how do you calculate, how does this work, how does it work, add a photo, upload a photo, write a review, report a listing, change language, change my email, two factor, widget, widgets, remove my data, privacy, كلمة المرور, كلمة السر, نسيت كلمة المرور, حسابي, حذف حسابي, حذف الحساب, أحذف حسابي, نشاطي التجاري, نشاطي, متجري, أسجل متجري, تسجيل الدخول, تُحسب, تحسب مواقيت, أضيف نشاطي, سجل نشاطي, پاس ورڈ, میرا اکاؤنٹ, اکاؤنٹ, اکاؤنٹ حذف, لاگ ان, سائن ان, اپنا کاروبار, کاروبار کیسے, کاروبار شامل, حساب کیسے لگایا, mot de passe, mon compte, supprimer mon compte, me connecter, connexion, mon commerce, ajouter mon commerce, mon entreprise, inscrire mon commerce, calculées, calculés, ma fiche, şifremi, şifre, parola, parolamı, hesabımı, hesabım, hesabımı sil, giriş yapamıyorum, işletmemi, işletmem, işletmemi ekle, hesaplanıyor, kata sandi, lupa kata sandi, password, akun, akun saya, menghapus akun, hapus akun, masuk ke akun, usaha saya, menambahkan usaha, daftarkan usaha, bisnis saya, dihitung',
  ],
]

export const PRAYER_WORDS: readonly Entry<AskedPrayer>[] = [
  [
    'fajr',
    'fagr, el fagr, fejr, al fajr, alfajr, fajir, azan fajr, sabah ezan, fajr ki namaz, sehri kab, sehri ka waqt, el fajr, al fajr, stop eating, fajr, fajar, fadjr, fajer, suhoor, sehri, suhur, imsak, dawn prayer, morning prayer, الفجر, فجر, السحور, الإمساك, صلاة الفجر, فجر, سحری, imsak, sahur, sabah namazı, sabah ezanı, sobh, subuh, shubuh, sahur, prière de l’aube',
  ],
  [
    'sunrise',
    'sunrise, shuruq, shurooq, الشروق, شروق, طلوع آفتاب, اشراق, lever du soleil, chourouk, güneşin doğuşu, gün doğumu, matahari terbit, syuruq, terbit',
  ],
  [
    'dhuhr',
    'zohr, el zohr, ezzohr, el dohr, dhuhr, zuhr, duhr, zohr, dhohr, thuhr, noon prayer, الظهر, ظهر, صلاة الظهر, ظہر, dohr, öğle namazı, öğle ezanı, öğle, öğlen, dzuhur, zuhur, dhuhur, duhur',
  ],
  [
    'asr',
    '3asr, el 3asr, al 3asr, al asr, aser, asr, asar, afternoon prayer, العصر, صلاة العصر, عصر, ikindi, ashar, asyar',
  ],
  [
    'maghrib',
    'break my fast, iftara, iftara ne kadar, iftara kac, iftara kaç dakika, break the fast, break our fast, open my fast, iftari, maghreb ka waqt, el maghrib, al maghrib, maghrib, magrib, maghreb, maghrab, iftar, iftar time, sunset prayer, sunset, المغرب, مغرب, صلاة المغرب, الإفطار, مغرب, افطار, افطاری, coucher du soleil, rupture du jeûne, akşam, akşam ezanı, akşam namazı, iftar saati, buka puasa, maghrib',
  ],
  [
    'isha',
    '3isha, 3esha, el 3esha, el 3isha, al isha, ichaa, el icha, isha, ishaa, esha, icha, night prayer, العشاء, عشاء, صلاة العشاء, عشاء, عشا, yatsı, yatsı ezanı, yatsı namazı, isya, isyak',
  ],
  [
    'jumuah',
    'jom3a, jum3a, cuma saat kaçta, cuma saati, cuma kaçta, juma kab, jumma kab, jummah kab, jumaa, jumu3a, el jom3a, salat el jom3a, salat al jumuah, juma ki namaz, jumma ki namaz, jumme ki namaz, jummah time, jumuah times, jumuah, jumah, jummah, jumma, juma, jumuah prayer, friday prayer, friday prayers, khutbah, jummah times, صلاة الجمعة, خطبة الجمعة, نماز جمعہ, جمعہ کی نماز, خطبہ, prière du vendredi, heure de la prière du vendredi, joumoua, cuma namazı, cuma hutbesi, sholat jumat, salat jumat, jumatan, shalat jumat, khutbah jumat',
  ],
]

/** "Prayer times" without a prayer's name. */
export const TIMES_WORDS =
  'tahajjud, tahajjud time, tahajud, tahajjud prayer, qiyam, qiyam al layl, qiyamul layl, teheccüd, teheccud, تهجد, قيام الليل, تہجد, duha, duha time, ishraq, ramadan timetable, ramadan times, ramadan timings, ramadan calendar times, imsakiye, imsakiyesi, imsakia, إمساكية, jadwal imsakiyah, calendrier du ramadan, horaires ramadan, namaz ka waqt, namaz ke auqat, namaz ka time, namaz, mawaqit, mawaqeet, mawa3id el salat, mawaqit salat, mawaqit assalat, salat, salah, prayer times, prayer time, prayer timetable, prayer timings, salah times, salat times, namaz timing, namaz times, namaz time, athan, adhan, azan, when is prayer, next prayer, مواقيت الصلاة, أوقات الصلاة, مواعيد الصلاة, مواقيت, الأذان, أذان, اذان, موعد الصلاة, نماز کے اوقات, نماز کا وقت, نماز کا ٹائم, اوقات نماز, اذان, horaire de la prière, horaires de la prière, heures de la prière, l’heure de la prière, waktu salat, jam sholat, namaz saatleri, salah timings, mawaqeet al salat, horaires de prière, horaire de prière, horaires des prières, heures de prière, heure de la prière, heure de prière, adhan, namaz vakti, namaz vakitleri, namaz saatleri, ezan, ezan vakti, ezan saati, ezanı, vakitler, jadwal sholat, jadwal shalat, waktu sholat, waktu shalat, jadwal salat, jam sholat, adzan, azan, sholat, shalat'

export const DAY_WORDS: readonly Entry<Day>[] = [
  [
    'today',
    "aaj, aaj ki, aaj raat, today, tonight, this evening, todays, اليوم, الليلة, آج, آج رات, aujourd'hui, ce soir, bugün, bu akşam, bu gece, hari ini, malam ini",
  ],
  [
    'tomorrow',
    'aur kal, kal, bukra, bokra, ghadan, tomorrow, tmrw, tommorow, غدا, غدًا, بكرة, بكرا, کل, آنے والا کل, demain, yarın, besok, esok',
  ],
  ['friday', 'friday, الجمعة, جمعة, جمعہ, جمعے, vendredi, cuma, cuma günü, jumat, hari jumat'],
  [
    'weekend',
    'this weekend, weekend, the weekend, at the weekend, on the weekend, نهاية الأسبوع, عطلة نهاية الأسبوع, الويكند, ہفتے کے آخر, ویک اینڈ, is weekend, ce week-end, ce weekend, le week-end, hafta sonu, bu hafta sonu, hafta sonunda, haftasonu, akhir pekan, akhir pekan ini, weekend ini',
  ],
  ['saturday', 'saturday, السبت, ہفتہ, ہفتے کے دن, samedi, cumartesi, sabtu'],
  ['sunday', 'sunday, الأحد, اتوار, dimanche, pazar günü, minggu, hari minggu'],
  ['monday', 'monday, الاثنين, الإثنين, پیر کو, پیر کے دن, lundi, pazartesi, senin'],
  ['tuesday', 'tuesday, الثلاثاء, منگل, mardi, salı, selasa'],
  ['wednesday', 'wednesday, الأربعاء, بدھ, mercredi, çarşamba, rabu'],
  ['thursday', 'thursday, الخميس, جمعرات, jeudi, perşembe, kamis'],
]

export const OPEN_WORDS: readonly Entry<Opening>[] = [
  [
    'late',
    'open late, late, late night, late at night, at night, till late, after midnight, 24 hours, 24h, open 24 hours, all night, مفتوح لوقت متأخر, مفتوح متأخر, لوقت متأخر, متأخر, آخر الليل, 24 ساعة, دیر تک, رات دیر تک, رات کو کھلا, 24 گھنٹے, ouvert tard, ouverte tard, ouverts tard, tard, tard le soir, 24h, geç saate kadar açık, geç saate kadar, gece açık, geç, 24 saat, buka malam, sampai malam, larut malam, 24 jam, buka 24 jam',
  ],
  [
    'prayer',
    'after prayer, open after prayer, after jumuah, after jummah, after jumma, after isha, after maghrib, after taraweeh, open through prayer, open after jumuah, بعد الصلاة, بعد صلاة الجمعة, بعد الجمعة, بعد العشاء, بعد التراويح, مفتوح بعد الصلاة, نماز کے بعد, جمعہ کے بعد, عشاء کے بعد, تراویح کے بعد, après la prière, après joumoua, après le vendredi, après isha, ouvert après la prière, namazdan sonra, cumadan sonra, yatsıdan sonra, setelah sholat, setelah jumatan, sesudah sholat, habis jumatan',
  ],
  [
    'now',
    'open now, open right now, open at the moment, currently open, still open, open, now, مفتوح الآن, مفتوحة الآن, مفتوح, مفتوحة, الآن, حاليا, ابھی کھلا, ابھی کھلا ہے, کھلا ہے, کھلی ہے, اس وقت کھلا, ouvert maintenant, ouverte maintenant, ouverts maintenant, ouvert, ouverte, en ce moment, maintenant, şu an açık, şimdi açık, açık, şu anda açık, buka sekarang, sedang buka, buka, masih buka',
  ],
]

export const FACT_WORDS: readonly Entry<Fact>[] = [
  [
    'sisters_space',
    "sisters space, sisters' space, sisters section, womens section, women's section, womens area, women's area, space for women, ladies section, ladies, women only, for sisters, for women, sisters, قسم للنساء, مصلى للنساء, مصلى نساء, قسم النساء, للنساء, نساء, خواتین کے لیے, خواتین کے لیے جگہ, خواتین کی جگہ, خواتین, espace femmes, espace pour femmes, salle femmes, espace soeurs, pour les femmes, femmes, kadınlar bölümü, kadınlar için, hanımlar bölümü, hanımlar, kadınlar, ruang wanita, untuk wanita, tempat wanita, area wanita, khusus wanita, akhwat",
  ],
  [
    'prayer_space',
    'prayer space, prayer room, prayer rooms, prayer area, multi faith room, multifaith room, musalla room, place to pray inside, with prayer room, مصلى, مكان للصلاة, غرفة صلاة, نماز کی جگہ, نماز کا کمرہ, salle de prière, espace de prière, coin prière, mescidi, mescidi olan, namaz yeri, namazgah, mushola, musholla, mushalla, musolla, surau, ruang sholat, tempat salat',
  ],
  [
    'wheelchair',
    'wheelchair, wheelchair access, wheelchair accessible, step free, disabled access, accessible, كرسي متحرك, كراسي متحركة, ذوي الاحتياجات, وہیل چیئر, fauteuil roulant, accessible en fauteuil roulant, accessible aux handicapés, accès handicapé, pmr, tekerlekli sandalye, engelli erişimi, engelli, kursi roda, akses kursi roda, difabel',
  ],
  [
    'delivery',
    'delivery, deliver, delivers, home delivery, delivered, توصيل, يوصل, خدمة توصيل, ڈیلیوری, ہوم ڈیلیوری, livraison, livraison à domicile, livré, livre à domicile, eve servis, teslimat, adrese teslim, antar, pesan antar, delivery, diantar',
  ],
  [
    'parking',
    'parking, car park, with parking, موقف سيارات, مواقف, موقف, پارکنگ, parking, otopark, otoparklı, park yeri, parkir, parkiran, tempat parkir',
  ],
  [
    'family_section',
    'family section, families, family friendly, family, عائلي, عائلية, قسم العائلات, عائلات, للعائلات, فیملی, فیملی ہال, familial, famille, en famille, aile, aile salonu, aile için, keluarga, ruang keluarga',
  ],
  [
    'wudu',
    'wudu, wudhu, ablution, wudu facilities, وضوء, مكان وضوء, وضو, وضو کی جگہ, ablutions, abdest, abdesthane, tempat wudhu, wudhu',
  ],
  [
    'outdoor_seating',
    'outdoor seating, terrace, garden seating, outside seating, جلسات خارجية, تراس, باہر بیٹھنے, terrasse, en terrasse, teras, bahçeli, outdoor, duduk di luar',
  ],
  [
    'child_friendly',
    'child friendly, kid friendly, play area, مناسب للأطفال, ألعاب أطفال, بچوں کے لیے موزوں, adapté aux enfants, aire de jeux, çocuk dostu, oyun alanı, ramah anak, tempat bermain',
  ],
]

export const OWNED_WORDS =
  'muslim owned, muslim-owned, owned by muslims, muslim run, muslim business, يملكه مسلم, لمسلم, صاحبه مسلم, ملك مسلم, مسلمان کی ملکیت, مسلم مالک, tenu par un musulman, propriétaire musulman, müslüman işletmesi, müslüman sahipli, milik muslim'

export const CHEAP_WORDS =
  'cheaper, something cheaper, sasti, sasta, saste, moins cher, moins chère, daha ucuz, lebih murah, أرخص, cheap, cheapest, inexpensive, budget, affordable, low cost, رخيص, رخيصة, اقتصادي, سستا, سستی, سستے, pas cher, pas chère, pas chers, bon marché, économique, ucuz, hesaplı, uygun fiyatlı, murah, murah meriah, terjangkau, hemat'

export const CERTIFIED_WORDS =
  'halal certified, certified, certificate, certified halal, halal certificate, hmc, شهادة حلال, معتمد, موثق, حلال معتمد, سرٹیفائیڈ, حلال سرٹیفکیٹ, certifié, certifiée, certifié halal, certification halal, avs, helal sertifikalı, sertifikalı, helal sertifikası, bersertifikat, sertifikat halal, bersertifikat halal, bersertifikasi'

export const NEAR_WORDS =
  'najdeek, najdeeki, nazdiki, nazdik, kareeb, qareebi tareen, paas mein, mere paas, yakınlarda, yakınlardaki, buraya yakın, di dekat sini, dekat saya, dans les environs, par ici, agrab, akrab, agrab wahed, dari sini, dekat dari sini, terdekat dari sini, qareeb, qareebi, qareeb tareen, mere qareeb, nazdeek, nazdeeki, aas paas, qareeb menni, qareb menni, aqrab, aqrab wahed, near me, nearby, around me, close to me, closest, nearest, around here, near here, close by, in my area, local, قريب مني, قريبة مني, بالقرب مني, قريب, قريبة, أقرب, الأقرب, حولي, بجانبي, بقربي, میرے قریب, قریب, قریبی, قریب ترین, میرے پاس, نزدیک, آس پاس, نزدیک ترین, près de moi, à proximité, autour de moi, la plus proche, le plus proche, les plus proches, près d’ici, proche, dans le coin, yakınımda, yakınımdaki, yakındaki, en yakın, yakın, yakınlarda, bana yakın, civarda, dekat saya, dekat sini, terdekat, di dekat saya, sekitar sini, sekitar saya, yang terdekat'

/** Nearer than what was shown before. */
export const CLOSER_WORDS =
  'closer, nearer, something closer, anything closer, a closer one, not so far, أقرب من ذلك, أقرب من هذا, أقرب قليلا, شيء أقرب, اس سے قریب, قریب تر, زیادہ قریب, plus près, plus proche, moins loin, daha yakın, daha yakını, daha yakında, lebih dekat, yang lebih dekat'

/** Between what is asked for and a place. */
export const IN_WORDS =
  'mein, main, in, at, near, around, from, for, within, to, by, في, من, إلى, قرب, عند, بالقرب من, میں, کے قریب, سے, à, a, au, en, dans, près de, depuis, de, vers, sur, di, dari, dekat, ke, sekitar, daerah, yakınında, civarında, içinde'

export const HOURS_WORDS =
  'opening hours, opening times, open hours, hours of, close, closes, closing time, what time does it close, what time does it open, when does it open, is open, opens, ساعات العمل, مواعيد العمل, أوقات العمل, متى يغلق, متى يفتح, يغلق, يفتح, اوقات کار, کب کھلتا, کب بند, بند ہوتا, کھلنے کا وقت, horaires d’ouverture, heures d’ouverture, ferme, fermeture, ouvre, çalışma saatleri, kaçta kapanıyor, kaçta açılıyor, kapanıyor, açılıyor, açılış saatleri, jam buka, jam operasional, tutup, jam berapa tutup, jam berapa buka'

/** "Is … halal?": a question about the law, not about a shop. */
export const HALAL_WORDS = 'halal, hallal, helal, halaal, حلال, حَلال, حلالا, licite'
export const RULING_WORDS =
  'namaz kılınır mı, ile namaz olur mu, namaz olur mu, namaz jama kar, qasr namaz, lead prayer, lead the prayer, يبطل الوضوء, kan abdesti bozar, combine prayers, combining prayers, join prayers, shorten prayers, shorten my prayer, shorten the prayer, missed prayers, missed prayer, missed prayers back, make up prayers, make up missed, make up fasts, make up missed fasts, qada, qadha, break wudu, breaks wudu, breaks my wudu, break my wudu, invalidate wudu, invalidates wudu, invalidate my fast, break your fast, breaks the fast, breaks my fast, invalidates the fast, what does islam say, islam say, islamic view, in islam, allowed, am i allowed to, can i pray with, can i pray without, can i pray in, can i fast, do i have to fast, do i have to pray, must i, should i fast, is it sinful, a sin, tayammum, ghusl, istikhara, nail polish, interest, riba, الجمع بين الصلاتين, جمع الصلاة, قصر الصلاة, قضاء الصلاة, الصلوات الفائتة, ينقض الوضوء, يبطل الصوم, يبطل الصيام, رأي الإسلام, قضا نماز, قضا نمازیں, وضو ٹوٹ, روزہ ٹوٹ, اسلام کیا کہتا, kya jaiz hai, jaiz hai, haram hai, regrouper les prières, raccourcir la prière, prières manquées, rattraper les prières, annule les ablutions, rompt le jeûne, que dit l’islam, a t on le droit, namazları birleştirmek, namaz birleştirme, kaza namazı, abdesti bozar, abdest bozar, orucu bozar, islam ne diyor, menjamak salat, jamak sholat, qadha salat, membatalkan wudu, membatalkan puasa, menurut islam, apa kata islam, haram, haraam, permissible, is it allowed, allowed in islam, makruh, fatwa, fatwas, ruling, is it a sin, halal or haram, can i eat, can we eat, can muslims eat, am i allowed, حرام, يجوز, هل يجوز, فتوى, حكم, مكروه, مباح, جائز, جائز ہے, فتویٰ, مکروہ, illicite, fatwa, est ce permis, permis en islam, puis je manger, caiz, caiz mi, fetva, mekruh, günah mı, haram mı, boleh kah, bolehkah, hukumnya, hukum, fatwa, haramkah'
export const QUESTION_WORDS =
  'wesh, hal, kya, is, are, does, can, am, هل, کیا, est-ce, est elle, est il, est ce que, est, sont, mi, mı, mu, mü, midir, apakah, apa, adakah'

export const HOW_WORDS =
  'how do i, how can i, how do you, how to, how does, how are, كيف, كيف أقوم, کیسے, کس طرح, comment, nasıl, bagaimana, bagaimana cara, cara, gimana'

/** The thread goes on. */
export const AND_WORDS =
  'the ones, the one, those, instead, only, just, no i meant, no i mean, i meant, i mean, no not that, no, not there, أقصد, قصدي, لا, فقط, نہیں, میرا مطلب, صرف, non, je voulais dire, seulement, hayır, demek istediğim, sadece, bukan, maksud saya, tidak, hanya, and, what about, how about, also, then, و, وماذا عن, ماذا عن, طيب, اور, اور اگر, et, et pour, et si, qu’en est il, peki, peki ya, ya, ve, kalau, bagaimana dengan, dan, terus, yang ada, with, avec'

export const SURAH_WORDS =
  'surahs about, verses, ayahs, ayaat, ayats, versets, ayetler, ayetleri, ayet, ayat ayat, آيات, آیات, surah, surahs, sura, surat, sourate, sourates, sure, suresi, سورة, سوره, سورۃ, سورہ, ayah, aya, ayat, verse, verset, ayet, ayeti, آية, آیت, quran, coran, kuran, kur’an, القرآن, قرآن, juz, juz amma'

/** They carry nothing: no search fails for one of them. */
export const FILLER_WORDS = `in urdu, in arabic, in english, in french, in turkish, in indonesian, station, train station, tube station, railway station, bus station, gare, la gare, istasyonu, tren istasyonu, stasiun, محطة, اسٹیشن, ابي, أبي, أبغى, بدي, عايز, عاوز, حابب, ابغي, someone, sb, kya ye, show, number, do, dena, the number, rakam, about, regarding, on the topic of, speak about, talks about, talk about, dealing with, sur le sujet, parlant de, parlent de, hakkında, hakkinda, ile ilgili, tentang, mengenai, عن, حول, کے بارے, کے بارے میں, ke baare, ke bare, kitne, baje, kitnay, sa3a, saa, kam sa3a, 3ayez, 3ayza, 3awez, ayez, biddi, badi, baddi, abgha, abi, lazem, fe, kayen, kayn, kaina, shi, ones, instead, pray, acheter, make, made, says, play, yapılır, nasıl yapılır, membuat, olsun, kholo, kholiye, کھولیں, کھولو, افتح, شغل, aç, ouvre, 7alal, milegi, milega, milti, kahan, kidhar, hai, hain, ka, ki, ke, ko, kya, kab, kaun, kaunsa, mujhe, mujhay, chahiye, chahye, batao, bataein, koi, wein, wain, wen, fein, feen, ayna, aina, emta, imta, mata, kam, eish, shu, fi, el, al, bel, bil, biddi, areed, abgha, momkin, said, meant, mean, pounds, pound, euros, dollars, a, an, the, some, any, best, good, great, nice, top, please, pls, plz, thanks, thank you, i, me, my, we, us, you, your, want, need, looking, look, find, search, show, list, give, get, buy, where, what, which, when, who, is, are, do, does, can, could, would, should, like, of, on, with, or, and, there, here, it, its, that, this, time, times, timing, timings, place, places, area, town, city, muslim, muslims, islamic, islam, halal, hallal, halaal, day, date, start, starts, begin, read, recite, direction, kids, children, child, have, has, service, services, company, shop, somewhere, something, someone, anywhere, people, really, very, most, new, also, be, will, was, as, if, so, how, much, many, about, tell, know, am, im, not, today's, online, calculator, owe, gold, silver, pay, open, free, go, going, access, cost, artist, packages, package, clinic, men, speak, talk, address, address of, phone number, telephone number, contact number, directions,
  في, من, على, عن, إلى, مع, هل, ما, ماذا, أين, اين, وين, متى, كم, كيف, هذا, هذه, هو, هي, أن, أنا, أريد, اريد, ابحث, أبحث, ابغى, أجد, أفضل, احسن, أحسن, افضل, جيد, لو سمحت, من فضلك, فيه, فيها, وقت, صلاة, الصلاة, ساعة, الساعة, يوم, مدينة, اسلامي, إسلامي, إسلامية, مسلم, مسلمين, حلال, أي, او, أو, لي, كان, به, تاريخ, التاريخ, اقرأ, قراءة, اتجاه, محل, سعر, أسعار, ذهب, الذي, التي, مكان, اعطني, يوجد, هناك, حساب, عنوان, رقم هاتف, رقم تلفون,
  میں, کا, کی, کے, کو, سے, پر, اور, یا, ہے, ہیں, ہوں, کیا, کہاں, کب, کس, کون, کتنا, کتنی, کیسے, مجھے, میں نے, میرا, میری, میرے, اپنا, اپنی, چاہیے, چاہئے, بہترین, اچھا, اچھی, حلال, مہربانی, براہ کرم, والا, والی, والے, وقت, ٹائم, نماز, تاریخ, دن, شہر, طرف, سمت, کر, کرنا, کرنی, کروں, لیے, لئے, بتائیں, دکھائیں, تلاش, دکان, ایک, کوئی, کچھ, یہ, وہ, اسلامی, مسلمان, قیمت, کیلکولیٹر, پڑھنا, پڑھیں, ہو, تھا, گیا, بھول, بات, کسی, پتہ, پتا, فون نمبر,
  le, la, les, un, une, des, du, de, d, l, et, ou, où, est, sont, je, tu, il, elle, on, nous, vous, mon, ma, mes, votre, que, qui, quoi, quel, quelle, quels, quelles, quand, comment, combien, pour, avec, sans, ce, cette, cet, se, ne, pas, au, aux, en, y, trouver, cherche, chercher, voudrais, veux, meilleur, meilleure, bon, bonne, bons, svp, merci, s'il vous plaît, plus, heure, heures, horaire, horaires, prière, jour, date, ville, musulman, musulmane, musulmans, halal, islamique, oriental, orientale, commence, lire, direction, calcul, calculer, calculateur, peut, puis, ai, j'ai, nôtre, leur, coûte, coûtent, prix, à quelle, oublié, service, lieu, hommes, parler, personnes, ici, adresse, numéro de téléphone,
  bir, ve, veya, ile, için, bu, şu, o, ne, nasıl, nerede, nereden, hangi, kim, kaç, kaçta, saat, saat kaçta, mi, mı, mu, mü, ben, benim, bana, biz, sen, siz, var, yok, olan, olarak, istiyorum, lazım, arıyorum, bul, bulabilirim, göster, en, iyi, en iyi, güzel, lütfen, helal, müslüman, islami, vakti, vakit, vakitleri, namaz, namazı, ezan, yön, yönü, gün, günü, tarih, tarihi, bugün ne, hesapla, hesaplama, oku, dinle, fiyatı, fiyat, ücret, yeri, şehir, ya, peki, zaman, zamanı, kadar, saate, dükkanı, seyahat, adres, adresi, telefon numarası,
  yang, di, ke, dari, dan, atau, ini, itu, apa, apakah, siapa, mana, di mana, dimana, kapan, berapa, jam, jam berapa, pukul, saya, aku, kami, kita, anda, kamu, untuk, dengan, ada, adalah, bisa, mau, ingin, cari, mencari, tolong, mohon, terbaik, bagus, enak, halal, muslim, islam, islami, waktu, jadwal, hari, tanggal, arah, kota, daerah, tempat, baca, membaca, harga, biaya, tahun, sekarang, paling, dekat, kalau, dong, ya, sholat, shalat, motor, mobil, sini, hitung, emas, alamat, nomor telepon`

export const GREETING_WORDS = `thanks, thank you, thank you so much, thx, ta, bye, ok bye, goodbye, great thanks, jazakallah, jazakallahu, jazak, khair, khayran, khairan, shukran, شكرا, شكرًا, جزاك, خيرا, مع السلامة, شکریہ, خدا حافظ, shukriya, merci, au revoir, teşekkürler, teşekkür ederim, sağ ol, terima kasih, makasih, hello, hi, hey, salam, salaam, salams, salamu, assalamu, assalam, assalamu alaikum, as salamu alaykum, alaikum, alaykum, alaikom, aleykum, assalamualaikum, as, wa, wr, wb, rahmatullah, wabarakatuh, peace be upon you, good morning, good evening, good afternoon, السلام عليكم, السلام عليكم ورحمة الله, السلام عليكم ورحمة الله وبركاته, السلام, عليكم, ورحمة, الله, وبركاته, سلام, مرحبا, مرحبًا, أهلا, أهلا وسهلا, صباح الخير, مساء الخير, وعليكم السلام, السلام علیکم, ہیلو, آداب, bonjour, bonsoir, salut, coucou, merhaba, selam, selamun aleykum, selamün aleyküm, iyi günler, günaydın, halo, hai, selamat pagi, selamat siang, selamat sore, selamat malam`

/** The site itself, and the person who asks of what it knows about them. */
export const SITE_WORDS =
  'an app, pay to use, have to pay, do i have to pay, it free, this free, is it free, c’est gratuit, est ce gratuit, ücretsiz mi, gratis gak, kya free hai, website kis ki, website kiski, site kis ki, who checks, who certifies, who verifies, who runs, who owns, this site, this website, this web site, the website, your website, your site, this app, your app, the app, mahalla, هذا الموقع, الموقع, موقعكم, هذا التطبيق, یہ ویب سائٹ, یہ سائٹ, اس سائٹ, yeh website, yeh site, ye website, is website, is site, ce site, votre site, ce site web, cette appli, bu site, bu siteyi, bu sitenin, siteniz, bu uygulama, situs ini, website ini, web ini, aplikasi ini'

export const ABOUT_ME_WORDS =
  'you know about me, delete everything, données gardez vous, about me, my data, my personal data, my information, what data, which data, عني, بياناتي, میرا ڈیٹا, میرے بارے میں, کون سا ڈیٹا, mera data, mere bare mein, sur moi, mes données, quelles données, hakkımda, verilerim, verilerimi, benim verilerim, tentang saya, data saya, data apa, data pribadi saya'

/** Somebody's own place of business: they ask as its owner. */
export const OWN_WORDS =
  'my shop, my store, my restaurant, my cafe, my takeaway, my salon, my barbershop, my bakery, my butchers, my company, my business, my listing, our shop, our restaurant, our business, our listing, my place is, مطعمي, متجري, محلي, دكاني, نشاطي, شركتي, لمطعمي, لمتجري, میرا ریسٹورنٹ, میرے ریسٹورنٹ, میری دکان, میرا کاروبار, میرے کاروبار, mera restaurant, mere restaurant, meri dukan, mera karobar, apna karobar, apni dukan, mon restaurant, mon resto, mon commerce, ma boutique, mon magasin, ma fiche, mon entreprise, restoranım, restoranımın, restoranımı, dükkanım, dükkanımın, işletmem, işletmemin, işletmemi, işletmeme, restoran saya, restoranku, usaha saya, usahaku, toko saya, warung saya, bisnis saya'

/** What is done with an account, a listing or a plan, after "how do I". */
export const ACTION_WORDS =
  'print, display, publish, post, tell you, let you know, send you, give you, claim, update, edit, change, correct, fix, upload, add, remove, delete, cancel, message, contact, switch, switch to, put, embed, install, report, register, list, verify, unsubscribe, know if, know whether, know that, tell if, tell whether, find out if, see if, see whether, appeal, work out, reckon, calculate, calculated, أضيف, أعدل, أغير, أحذف, ألغي, أطالب, أسجل, أعرف أن, أعرف إن, أعرف إذا, أعرف هل, تحسبون, تحسب, تحسبوا, أبلغ, أراسل, أصحح, أرفع, شامل, درج, تبدیل, منسوخ, درست, دعویٰ, حذف, نکالتے, معلوم ہو, پتا چلے, پتہ چلے, add, claim, change, cancel, delete karun, nikalte, revendiquer, modifier, ajouter, supprimer, changer, résilier, annuler, signaler, corriger, contacter, savoir si, calculés, calculées, calculez, inscrire, publier, désabonner, ekle, eklerim, ekleyebilirim, ekleyebiliriz, değiştiririm, değiştirebilirim, silerim, silebilirim, iptal, iptal ederim, iptal edebilirim, sahiplenirim, düzeltirim, düzenlerim, bildiririm, hesaplanıyor, hesaplıyorsunuz, anlarım, kaydederim, menambah, menambahkan, tambah, mengubah, ubah, mengganti, ganti, menghapus, hapus, klaim, mengklaim, membatalkan, berhenti, berhenti berlangganan, melaporkan, tahu, mengetahui, dihitung, memperbaiki, mendaftar, mendaftarkan'

export const WHY_WORDS =
  'why, why is, why are, why was, how come, لماذا, ليش, لمَ, کیوں, kyun, kyon, pourquoi, neden, niye, niçin, kenapa, mengapa'

/** Preparing food, before or after its name. */
export const COOK_WORDS =
  'how do i make, how do you make, how to make, how do i cook, how do you cook, how to cook, how to prepare, كيف أطبخ, كيف أعمل, كيف أحضر, طريقة تحضير, کیسے بناتے, کیسے بنائیں, کیسے بنتا, بنانے کا طریقہ, kaise banate, kaise banayen, kaise banaye, kaise banta, banane ka tarika, comment faire, comment préparer, comment cuisiner, nasıl yapılır, nasıl pişirilir, nasıl hazırlanır, cara membuat, cara masak, cara memasak, bikin'

/** A feast or a month by its bare name, which is in the names of cakes and clothes as well. */
export const FEAST_WORDS =
  '3id, el 3id, al 3id, l3id, eid, eid al adha, eid al fitr, ramadan, ramadhan, ramzan, العيد, عيد, رمضان, عید, رمضان, aid, aïd, ramadan, bayram, ramazan, lebaran, ramadhan, idul fitri, idul adha'
export const WHEN_WORDS =
  "emta, imta el, amta, mete, mata, emta, imta, when, whens, when's, when is, how many days, how long until, how long till, days until, متى, كم باقي, كم بقي, کب, کتنے دن, kab, kitne din, quand, c’est quand, dans combien de jours, ne zaman, kaç gün, kapan, berapa hari"

/** Asking for leave, at the beginning of a sentence. */
export const MAY_WORDS =
  'can i, can we, can you, may i, may we, am i allowed to, can a woman, can women, can a man, can a muslim, can muslims, can someone, is it ok to, is it okay to, is it permissible to, هل يمكن, هل يمكنني, هل أستطيع, هل للمرأة, کیا میں, کیا عورت, kya main, kya aurat, kya hum, puis je, peut on, une femme peut elle, boleh kah, bolehkah, apakah boleh, boleh gak'
export const WORSHIP_WORDS =
  'pray, praying, lead prayer, prayer, prayers, salah, namaz, fast, fasting, wudu, quran, hajj, umrah, zakat, أصلي, الصلاة, أصوم, الصوم, الصيام, القرآن, الحج, العمرة, نماز, روزہ, وضو, حج, roza, wuzu, prier, jeûner, prière, jeûne, coran, ablutions, oruç, abdest, sholat, shalat, salat, puasa, wudhu, haji'
/** Of a fast: "does … break it" asks for the law, "when do I" for the time. */
export const BREAKS_WORDS =
  'break the fast, break my fast, break your fast, break a fast, breaks the fast, breaks my fast, invalidate the fast, invalidate fasting, يبطل الصوم, يبطل الصيام, يفطر, يفسد الصوم, روزہ ٹوٹ, roza toot, rompt le jeûne, annule le jeûne, annule t il le jeûne, rompt il le jeûne, orucu bozar, oruç bozulur, membatalkan puasa, batal puasa'
export const WHETHER_WORDS = 'does, do, will, would, is, هل, کیا, kya, est ce que, le, la, apakah'
/** Words before a place that stand before many other things as well. */
export const LOOSE_IN_WORDS = 'to, by, for, a, au, de, sur, vers, depuis, ke, dari, on, from, من, إلى, سے'

/** A mosque somebody belongs to: with something to be done or put right they ask for those who look after its page. */
export const OWN_MOSQUE_WORDS =
  'my mosque, my masjid, my local mosque, our mosque, our masjid, مسجدنا, مسجدي, ہماری مسجد, میری مسجد, hamari masjid, meri masjid, ma mosquée, notre mosquée, camimiz, camimizin, camimizi, masjid kami, masjid saya'

/** They ask what it is that answers them. */
export const WHO_ARE_YOU_WORDS =
  'who are you, what are you, are you a robot, are you a bot, are you ai, are you an ai, are you human, are you real, are you a real person, is this a bot, what can you do, what can i ask, what can i ask you, what do you do, how can you help, how can you help me, من أنت, من انت, هل أنت روبوت, ماذا تستطيع, ماذا تستطيع أن تفعل, ماذا يمكنك, كيف تساعدني, تم کون ہو, آپ کون ہیں, کیا آپ روبوٹ ہیں, آپ کیا کر سکتے ہیں, aap kaun hain, tum kaun ho, aap kya kar sakte hain, qui es tu, qui êtes vous, es tu un robot, êtes vous un robot, que sais tu faire, que peux tu faire, que pouvez vous faire, sen kimsin, siz kimsiniz, robot musun, robot musunuz, ne yapabilirsin, neler yapabilirsin, kamu siapa, siapa kamu, anda siapa, apakah kamu robot, kamu bisa apa, bisa apa saja'

/** What verses or a book are to speak of. */
export const ON_WORDS =
  'about, regarding, on, say about, says about, عن, حول, في, کے بارے, کے بارے میں, ke bare, ke baare, sur, au sujet, hakkında, hakkinda, ile ilgili, tentang, mengenai, soal'
