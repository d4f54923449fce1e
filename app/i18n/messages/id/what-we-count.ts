// Yang dihitung di situs ini, selengkapnya.
import type { Messages } from '#app/i18n/catalogue.ts'

export const whatWeCount = {
  title: 'Yang kami hitung',
  lead: 'Kami menghitung halaman, bukan orang. Inilah semuanya: apa yang dicatat, berapa lama, dan siapa yang bisa melihatnya.',
  off: 'Penghitungan sedang dimatikan di situs ini.',
  privacy: 'Baca kebijakan privasi',
  sections: [
    {
      title: 'Saat Anda membuka halaman',
      lines: [
        'Alamatnya tanpa bagian setelah “?”, judulnya, dan jenisnya.',
        'Halaman asal Anda, juga tanpa bagian setelah “?”.',
        'Nama peramban menurut peramban itu sendiri, ponsel atau komputer, dan waktunya.',
        'Negara dari tempat yang Anda pilih di situs ini. Kami tidak menebaknya dari alamat jaringan Anda.',
        'Nama kampanye, bila tautan yang Anda ikuti membawanya.',
      ],
    },
    {
      title: 'Cara kami membedakan pengunjung',
      lines: [
        'Alamat jaringan dan peramban Anda dicampur dengan angka acak lalu menjadi kode. Alamatnya sendiri tidak dicatat.',
        'Angka acak itu baru setiap hari dan dihapus saat hari berakhir. Setelah itu tidak ada yang tahu kode mana milik Anda.',
        'Tidak ada kuki untuk menghitung, dan tidak ada akun yang dikaitkan.',
      ],
    },
    {
      title: 'Tempat kami menyimpan lebih sedikit lagi',
      lines: [
        'Di halaman masjid, waktu salat, Al-Qur’an, zakat, Gaza, donasi, laporan, orang, pesan, dan akun Anda sendiri tidak ada kode, negara, atau kampanye; hanya jenis peramban yang disimpan.',
        'Tautan yang berfungsi sebagai kunci, seperti daftar bersama, dipotong sebelum kuncinya.',
      ],
    },
    {
      title: 'Di halaman bisnis',
      lines: [
        'Dilihat, panggilan, petunjuk arah, dan klik ke situs web, tiap pengunjung sekali sehari. Panggilan, petunjuk arah, dan klik disimpan sebagai angka saja, tidak pernah bersama kode pengunjung.',
        'Berapa orang yang menyimpannya, bukan siapa.',
        'Pencarian tanpa hasil: jenis tempat, hidangan, jam, atau pekerjaan yang dicari, kota, dan minggunya, setiap pengunjung sekali sehari. Pemilik melihatnya mulai dari tiga pencarian.',
        'Pencarian yang menampilkannya, menurut jenisnya, dengan urutannya dan jam dalam seminggu, setiap pengunjung sekali sehari. Tidak pernah kata-katanya. Pemilik melihatnya mulai dari tiga.',
        'Kode pada poster dan tautannya: berapa kali masing-masing dibuka dalam sehari, tiap pengunjung sekali, tidak pernah oleh siapa.',
      ],
    },
    {
      title: 'Promosi dan buletin',
      lines: [
        'Promosi dianggap dilihat bila setidaknya separuhnya tampak selama satu detik. Setiap pengunjung dihitung sekali per promosi, tempat, dan hari, baik untuk melihat maupun membuka.',
        'Dari masing-masing kami simpan promosinya, letaknya di halaman mana, bahasa Anda, waktunya, dan kode hari itu.',
        'Bila promosi hanya boleh ditampilkan beberapa kali kepada satu orang, peramban Anda sendiri yang mengingat jumlahnya. Kami tidak diberi tahu.',
        'Tautan dalam buletin kami: berapa kali dibuka, bukan oleh siapa. Apakah Anda membuka email tidak dicatat.',
      ],
    },
    {
      title: 'Tautan, widget, dan pertanyaan',
      lines: [
        'Tautan afiliasi: berapa kali masing-masing dibuka dalam sehari, bukan oleh siapa.',
        'Widget kami di situs lain: berapa kali masing-masing tampil dalam sehari dan di situs mana. Bukan kepada siapa.',
        'Pertanyaan yang tak bisa dijawab asisten kami: kata-katanya, berapa kali dan kapan terakhir ditanyakan, bukan oleh siapa.',
      ],
    },
    {
      title: 'Siapa yang tidak dihitung',
      lines: [
        'Bot, tim kami, dan pemilik di halamannya sendiri.',
        'Siapa pun yang perambannya mengirim “Do Not Track” atau “Global Privacy Control”. Tidak ada yang dicatat.',
      ],
    },
    {
      title: 'Berapa lama kami menyimpannya',
      lines: [
        'Catatan satuan: 90 hari.',
        'Jumlah per hari, seperti “halaman ini: dilihat 40 kali”: seterusnya. Tidak menyangkut siapa pun.',
      ],
    },
    {
      title: 'Yang mulai Anda tulis',
      lines: [
        'Formulir yang Anda mulai dan belum dikirim tetap di perangkat Anda. Selama Anda masuk, formulir itu juga disimpan di akun agar bisa dilanjutkan di perangkat lain. Kata sandi, berkas, dan nomor kartu tidak pernah disimpan.',
        'Hanya Anda yang bisa membacanya, tim kami tidak. Terhapus saat formulir dikirim, 90 hari setelah terakhir diubah, dan bersama akun Anda. Anda bisa mengunduhnya bersama data Anda.',
      ],
    },
    {
      title: 'Siapa yang bisa melihatnya',
      lines: [
        'Pemilik melihat jumlah usahanya sendiri. Pengelola situs melihat jumlah seluruh situs dan catatan satuan. Selain itu tidak ada.',
        'Kami menghitung di server sendiri. Tidak ada perusahaan lain yang terlibat, dan tidak ada yang dijual.',
      ],
    },
  ],
} satisfies Messages['whatWeCount']
