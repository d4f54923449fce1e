import { sponsorship } from '#app/i18n/messages/id/sponsorship.ts'
import type { SitePages } from './shape.ts'

export const id: SitePages = {
  'about-us': {
    title: 'Tentang kami',
    text: `Mahalla adalah lingkungan di sekitar masjid: toko-tokonya, orang-orangnya, saling bantu sehari-hari. Situs ini adalah lingkungan itu, di mana pun Anda berada. Isinya bisnis milik Muslim dan halal serta masjid, jadwal salat, Al-Qur’an, dan kalkulator zakat, dan ia milik mereka yang memakainya.

Inilah yang kami pegang, dan cara Anda memeriksanya sendiri.

## Pendaftaran gratis, dan uang tidak membeli kedudukan
Setiap bisnis Muslim dapat tercantum tanpa biaya. Paket berbayar dan sponsor disebut apa adanya. Tidak seorang pun dapat membayar demi ulasan lebih baik, tingkat halal lebih tinggi, atau hilangnya keluhan yang wajar.
> Periksa: setiap tempat berbayar bertanda “Disponsori” atau “Unggulan”. [Cara kami memperoleh uang](/how-we-make-money) menyebut tiap sumbernya.

## Bukti, bukan kata sifat
“Halal” adalah klaim, maka kami tunjukkan siapa yang menyatakannya, sejak kapan, dan dengan bukti apa. Tingkatnya turun sendiri ketika buktinya usang.
> Periksa: buka restoran mana pun lalu halaman halalnya. Setiap pernyataan tercantum dengan tanggalnya.

## Kami tidak berfatwa
Kami menyampaikan fakta dan sumber. Untuk hukum, tanyakan kepada ulama yang Anda percaya.
> Periksa: ketika ulama berbeda pendapat, seperti waktu Asar atau nisab, Anda yang memilih, dan kami sebutkan pilihan orang lain.

## Waktu yang bisa Anda hitung sendiri
Jadwal salat dihitung di sini dari posisi matahari dan metode pilihan Anda. Jadwal masjid sendiri didahulukan.
> Periksa: “Mengapa waktu ini?” di [halaman azan](/athan) menunjukkan sudut dan rumusnya.

## Teks Al-Qur’an dijaga
Setiap surah dicocokkan dengan checksum yang dipublikasikan saat situs dinyalakan.
> Periksa: pembaca menampilkan tanda dan sumbernya di [halaman Al-Qur’an](/quran).

## Hidup Anda milik Anda
Tanpa jaringan iklan, tanpa pelacak, tanpa font atau skrip perusahaan lain. Isian kalkulator zakat tidak pernah meninggalkan perangkat Anda. [Sponsor dan tempat yang dipromosikan](/sponsorship) membayar kami langsung. ${sponsorship.paid}
> Periksa: putuskan internet saat [kalkulator](/zakaat) terbuka. Ia tetap bekerja. Tampilan jaringan di peramban menunjukkan dengan siapa situs berbicara.

## Manusia yang memutuskan
Ulasan, foto, dan laporan dilihat oleh manusia. Setiap keputusan punya alasan, dan Anda dapat menyanggahnya.
> Periksa: pesan tentang keputusan menyebut alasan dan cara menjawabnya.

## Terbuka untuk semua
Data masjid dari OpenStreetMap dapat [diunduh sebagai berkas](/attributions) oleh siapa pun. Situs ini berbicara enam bahasa dan berjalan di ponsel lama dengan sinyal lemah.

---
Ada yang tidak semestinya? [Tulis kepada kami](/contact). Seorang manusia akan menjawab.`,
  },
  'privacy-policy': {
    title: 'Kebijakan privasi',
    text: `Singkatnya: kami menyimpan sedikit, tidak menjual data siapa pun, tidak ada jaringan iklan atau pihak lain yang melacak Anda, dan Anda dapat pergi membawa data Anda kapan saja. Teks yang mengikat adalah bahasa Inggris.

## Siapa yang bertanggung jawab
Penanggung jawab situs ini: {operator}. Tulis melalui [halaman kontak](/contact) tentang apa pun di halaman ini. Kami menjawab dalam 30 hari.

## Saat Anda hanya berkunjung
- Kami menghitung kunjungan halaman: alamat halaman tanpa bagian setelah “?”, judulnya, halaman asal Anda, peramban Anda, apakah ponsel, dan negara dari tempat yang Anda pilih di sini.
- Untuk membedakan pengunjung pada hari yang sama, alamat jaringan dan peramban Anda dicampur dengan angka acak menjadi sebuah kode. Angka itu dihapus saat hari berakhir, sehingga tak seorang pun dapat menelusuri kode itu. Tanpa alamat jaringan, kuki, atau akun.
- Di halaman ibadah (masjid, Al-Qur’an, azan, zakat, pesan untuk Gaza), donasi, laporan, dan akun Anda tidak ada kode dan negara; hanya keluarga peramban yang disimpan. Catatan satuan dihapus setelah 90 hari. Bila peramban Anda mengirim “Do Not Track” atau “Global Privacy Control”, tidak ada yang dihitung.
- Posisi dalam alamat dipotong menjadi dua desimal sebelum dihitung. Selengkapnya di [Yang kami hitung](/what-we-count).
- Alamat jaringan Anda dipakai dalam memori untuk menghentikan banjir permintaan dan tebakan, tidak ditulis ke profil.
- Tidak ada fon, skrip, atau gambar dari perusahaan lain. Peta, video, atau kiriman layanan lain hanya dimuat bila pengelola memasangnya atau setelah Anda mengeklik.

## Kuki dan yang disimpan peramban
Semuanya untuk sesuatu yang Anda minta; tidak satu pun untuk iklan.
- Sesi: menjaga Anda tetap masuk. Tidak terbaca skrip. Berakhir saat keluar.
- Bahasa, terang atau gelap, tempat Anda, pengaturan salat, masjid Anda, draf pendaftaran: paling lama satu tahun.
- Hanya di perangkat Anda: penanda dan bacaan terakhir Al-Qur’an, angka zakat bila Anda memilih menyimpannya, pengaturan azan, jendela yang Anda tutup.
Hapus data situs ini di peramban, dan semuanya hilang.

## Lokasi Anda
Kami memintanya hanya saat Anda mengetuk “Gunakan lokasi saya”. Dibulatkan ke tiga desimal, sekitar 100 meter, dan disimpan dalam kuki, bukan di basis data kami. Memilih kota secara manual sama baiknya.

## Bila Anda punya akun
- Alamat email atau nomor telepon, nama, bahasa. Kata sandi hanya disimpan sebagai hash yang tidak dapat dibalik.
- Jaringan tempat Anda masuk, 90 hari, sebagai kode yang tidak dapat dibalik: orang asing yang menebak kata sandi tidak dapat mengunci Anda. Kode yang kami kirim, sebagai hash, 7 hari.
- Tempat tersimpan, masjid yang diikuti, penanda yang disinkronkan. Hanya Anda yang dapat membacanya.

## Yang Anda publikasikan
Listing, ulasan, dan foto bersifat publik. Ulasan dan foto tampil dengan nama pendek seperti “Fatima B.”, dan tidak ada id yang menghubungkan satu dengan lainnya. Yang Anda kirim di komunitas tampil dengan nama dan profil pilihan Anda. Foto digambar ulang sehingga lokasi pengambilannya hilang. Anda dapat mengubah atau menghapus tulisan Anda; versi sebelumnya disimpan selama tulisan itu tampil.

## Yang hanya dibaca segelintir orang
- Laporan, koreksi, dan klaim: Anda dan tim kami.
- Dokumen bukti klaim: Anda dan tim kami; dihapus 90 hari setelah keputusan.
- Sertifikat halal yang Anda unggah: tim kami dan yang Anda izinkan.
- Pendaftaran yang belum selesai: Anda; dihapus setelah 60 hari.
- Foto yang kami tolak: dihapus setelah 30 hari.
- Pesan lewat halaman kontak: tim kami; dihapus setahun setelah masuk, bila sudah ditangani.
Tindakan tim kami atasnya dicatat dan dapat diperiksa.

## Yang Anda kirim kepada orang lain di sini
- Pesan kepada bisnis: Anda dan mereka yang menjawab untuknya, sampai akun Anda atau bisnis itu dihapus. Tim kami membaca pesan hanya bila salah satu dari Anda melaporkannya.
- Yang Anda tanyakan kepada asisten tetap di tab Anda. Pertanyaan yang tak terjawab dihitung tanpa penanyanya. Bila pengelola menghubungkan model bahasa, pertanyaan dikirim ke sana tanpa nama Anda. Bila Anda meminta bicara dengan orang, tim kami membaca percakapan; dihapus 90 hari setelah pesan terakhir.
- Lamaran kerja dan berkasnya: Anda dan pemberi kerja, bukan tim kami. Dihapus setelah 180 hari, atau langsung bila Anda menariknya.
- Tempat di sebuah acara: Anda dan penyelenggaranya.
- Kursus: kemajuan, jawaban, dan catatan hanya milik Anda. Dalam kelompok, pengajar melihat nama Anda. Siapa pun yang punya nomor sertifikat dapat memeriksanya.
- Aturan otomatisasi: pemiliknya. Tidak pernah menyebut siapa yang menyimpan, mengikuti, atau mengunjungi suatu tempat. Catatannya dihapus setelah 180 hari.

## Pesanan, donasi, dan paket
- Pesanan memuat nama, email, dan alamat Anda: Anda, tim kami, dan siapa pun yang punya tautan pesanan. Yang tidak pernah dibayar dihapus setelah 90 hari.
- Kartu dimasukkan di penyedia pembayaran. Kami tidak pernah melihat nomornya.
- Faktur disimpan selama yang diminta hukum.

## Email dari kami
- Buletin: alamat, bahasa, dan topik Anda. Alamat yang tidak dikonfirmasi dihapus setelah 30 hari, yang berhenti berlangganan setelah setahun. Kami tidak mencatat apakah Anda membuka email.
- Salinan email yang kami kirim kepada Anda: 90 hari. Administrator dapat membacanya, kecuali yang memberi akses masuk ke akun Anda.

## Di mana disimpan
Dalam satu basis data dan satu penyimpanan berkas di server pengelola situs ini. Perubahan oleh tim kami ditulis dalam catatan yang hanya dibaca administrator. Catatan itu disimpan seterusnya; nama Anda dihapus darinya saat Anda pergi.

## Siapa lagi yang terlibat
Perusahaan yang menjalankan server kami dan mengantarkan email serta SMS kami, hanya untuk itu. Bila Anda masuk lewat layanan lain, layanan itu mengetahuinya. Bila server kami tidak dapat menjawab, peramban Anda dapat bertanya kepada AlAdhan tentang jadwal salat atau BigDataCloud tentang nama tempat; pengelola dapat mematikannya. Kami memberi data kepada pihak berwenang hanya bila diwajibkan hukum.

## Dasar kami
Untuk melakukan yang Anda minta (akun, listing), karena Anda setuju (buletin, lokasi), dan karena kepentingan sah kami menjaga situs aman dan berjalan.

## Hak Anda
Anda boleh melihat, memperbaiki, menerima, membatasi, dan menghapus data Anda, menolak penggunaannya, dan menarik persetujuan. Untuk sebagian besar Anda tidak perlu siapa pun. [Data Anda](/account/data) memberi semuanya dalam satu berkas. [Hapus akun Anda](/account/leave) langsung menguncinya dan menghapusnya setelah tujuh hari; selama itu Anda boleh berubah pikiran. Profil, tempat tersimpan, pesan, berkas, dan data masuk dihapus. Untuk kiriman, balasan, ulasan, dan foto Anda memilih: ikut hilang, atau tetap atas nama “Mantan anggota”. Pesanan dan donasi tetap di pembukuan tanpa nama Anda. Untuk hal lain, [tulis kepada kami](/contact). Anda juga boleh mengadu ke otoritas pelindungan data di tempat Anda.

## Anak-anak
Bukalah akun hanya bila berusia 16 tahun ke atas, atau bersama orang tua.

## Perubahan
Setiap versi halaman ini menyimpan tanggalnya dan dapat dibaca di bawah. Perubahan penting diumumkan di situs sebelum berlaku.`,
  },
  'terms-of-service': {
    title: 'Ketentuan layanan',
    text: `Inilah aturan antara Anda dan {operator}. Dengan membuka akun atau mengirim sesuatu, Anda menerimanya. Membaca situs tidak memerlukan persetujuan. Teks yang mengikat adalah bahasa Inggris.

## Yang kami tawarkan
Direktori bisnis dan masjid, jadwal salat, Al-Qur’an, kalkulator, dan alat di sekitarnya. Menjelajah gratis. Kami berusaha agar semuanya benar dan tersedia, tetapi tidak dapat menjanjikannya setiap saat.

## Yang bukan
Tingkat halal menyebut siapa menyatakan apa dan dengan bukti apa; bukan fatwa dan bukan jaminan. Jadwal salat mengikuti metode pilihan Anda; bila masjid Anda menerbitkan jadwal, ikutilah masjid Anda. Kalkulator zakat adalah bantuan, bukan nasihat agama, hukum, atau keuangan.

## Akun Anda
Berikan alamat milik Anda, jaga kata sandi, dan beri tahu kami bila orang lain masuk. Satu orang, satu akun. Berusia minimal 16 tahun, atau gunakan bersama orang tua.

## Yang Anda kirim
Tetap milik Anda. Anda mengizinkan kami menampilkannya di situs ini, widget, dan umpannya selama masih dipasang. Anda menyatakan bahwa:
- isinya benar sejauh Anda tahu, dan ulasan adalah tentang kunjungan Anda sendiri;
- foto Anda ambil sendiri atau boleh Anda pakai, dan orang di dalamnya setuju;
- bukan iklan, hinaan, ancaman, kebencian, atau penipuan, dan tidak melanggar hukum;
- Anda tidak dibayar untuknya, dan bukan tentang bisnis Anda atau pesaing.

## Cara kami memoderasi
Sebagian kiriman dilihat sebelum tampil, semuanya dapat dilaporkan. Manusia memutuskan menurut aturan ini dan memberi tahu alasannya. Anda boleh menyanggah satu kali, lewat tombol di samping keputusan atau [kontak](/contact); orang lain akan meninjaunya. Kami menghapus konten dan, setelah peringatan atau pelanggaran berat, akun.

## Listing dan pemilik
Siapa yang mengklaim bisnis atau masjid harus berhak mewakilinya. Pemilik menjaga fakta dan sertifikat tetap mutakhir dan boleh menjawab ulasan, bukan membeli atau menekannya. Fakta dari data terbuka tetap di bawah lisensinya, disebut di [atribusi](/attributions).

## Paket dan pembayaran
Barakah gratis. Rizq $19,99 per bulan atau $199,90 per tahun, Falah $39,99 per bulan atau $399,90 per tahun. Masa coba 30 hari, tanpa kartu dan tidak diperpanjang. Paket berbayar berlaku selama masa yang dibayar dan dapat dihentikan kapan saja untuk akhir masanya. Bila berubah pikiran dalam 14 hari sejak pembayaran pertama, tulis kepada kami dan uang kembali penuh. Visibilitas yang dibeli diberi label.

## Toko, lowongan, kursus, dan otomatisasi
- Toko: Anda membeli dari {operator}. Anda membayar total yang tampil saat memesan. Pesanan ditahan 15 menit selama Anda membayar dengan kartu, dan 7 hari untuk transfer. Yang boleh dikembalikan mengikuti hukum negara tempat Anda tinggal: tulis kepada kami.
- Lowongan: kiriman tentang pekerjaan nyata, menyebut upah atau bahwa sifatnya sukarela, dan tidak meminta uang dari siapa pun. Pemberi kerja memakai lamaran hanya untuk lowongan itu. Kami bukan pihak dalam kesepakatan Anda.
- Kursus: sertifikat menyebut apa yang diselesaikan dan kapan. Bukan ijazah sanad dan bukan gelar.
- Otomatisasi: aturan tidak boleh dipakai untuk menghubungi orang yang tidak memintanya.

## Pemakaian wajar
Jangan mencoba membobol, membebani situs, mengumpulkan data orang, atau mengirim otomatis. Antarmuka terbuka dan widget kami boleh dipakai dalam batasnya dan dengan menyebut sumber.

## Tanggung jawab
Kami bertanggung jawab tanpa batas atas kesengajaan, kelalaian berat, serta kerugian jiwa dan kesehatan, dan selebihnya atas kerugian yang dapat diperkirakan akibat pelanggaran kewajiban pokok. Kami bukan pihak dalam jual beli atau kesepakatan Anda dengan bisnis di sini.

## Berakhir
Anda dapat [menghapus akun](/account/leave) kapan saja. Kami dapat mengakhiri akun karena alasan kuat, dengan menyebutkannya. Yang harus tetap berlaku, seperti izin atas yang telah disalin orang lain, tetap berlaku.

## Perubahan dan hukum
Perubahan kami umumkan paling lambat 30 hari sebelumnya; versi lama tetap terbaca di bawah. Bila tidak setuju, tutuplah akun Anda. Berlaku hukum negara pengelola, tanpa mengurangi perlindungan negara tempat Anda tinggal. Bila satu aturan tidak sah, yang lain tetap berlaku.`,
  },
}
