// Halaman komunitas, pencariannya, dan perkenalan tiap bagian.

import { plural } from '../../plural.ts'
import type { community as en } from '../en/community.ts'

const count = plural('id')

export const community: typeof en = {
  title: 'Komunitas',
  lead: 'Assalamu’alaikum. Inilah yang sedang dibicarakan tetangga Anda.',
  description:
    'Yang baru di komunitas Muslim di sekitar Anda dan di seluruh dunia: tanya jawab, gagasan, pesan untuk Gaza, dan orang-orang untuk dikenal.',
  sections: {
    recipes: {
      name: 'Resep',
      title: 'Resep',
      lead: 'Untuk buka puasa, sahur, Lebaran dan setiap hari, dengan pemeriksaan bahan yang meragukan.',
      description:
        'Resep halal dari dapur Muslim: atur porsi dan satuan, masak langkah demi langkah dengan pengatur waktu.',
      write: 'Bagikan resep',
      formLead: 'Tulis seperti Anda menceritakannya kepada teman.',
      titleHint: 'Misalnya: “Sup lentil merah dengan lemon”.',
      none: 'Belum ada resep',
      noneText: 'Bagikan hidangan yang dirindukan keluarga Anda.',
    },
    forum: {
      name: 'Forum',
      title: 'Forum',
      lead: 'Bertanya, menjawab, dan berbincang dengan santun.',
      description: 'Pertanyaan dan percakapan antarmuslim menurut topik, dengan jawaban yang mudah ditemukan lagi.',
      write: 'Buat topik',
      formLead: 'Judul yang jelas dan sedikit rincian mendatangkan jawaban yang lebih baik.',
      titleHint: 'Pertanyaan atau topik Anda dalam satu baris.',
      none: 'Belum ada topik',
      noneText: 'Ajukan pertanyaan pertama. Ada yang senang membantu.',
    },
    ideas: {
      name: 'Gagasan',
      title: 'Gagasan',
      lead: 'Ceritakan apa yang akan membantu Anda, dan pilih usulan orang lain.',
      description:
        'Usulan untuk situs dan kota Anda: satu suara per orang, dengan status dan alasan untuk setiap gagasan.',
      write: 'Usulkan gagasan',
      formLead: 'Satu gagasan setiap kali. Apa yang kurang, dan siapa yang terbantu?',
      titleHint: 'Misalnya: “Tukang daging halal di Leeds”.',
      none: 'Belum ada gagasan',
      noneText: 'Apa yang akan membuat lingkungan Anda lebih baik?',
    },
    gaza: {
      name: 'Pesan untuk Gaza',
      title: 'Pesan untuk Gaza',
      lead: 'Dinding kata dan doa untuk warga Gaza.',
      description: 'Pesan dan doa untuk warga Gaza dari seluruh dunia. Setiap pesan dibaca dulu oleh seseorang.',
      write: 'Tinggalkan pesan',
      formLead: '5 sampai 500 karakter, dengan nama atau tanpa nama.',
      titleHint: '',
      none: 'Belum ada pesan',
      noneText: 'Pesan Anda bisa menjadi yang pertama.',
    },
  },
  categories: {
    main: 'Hidangan utama',
    soup: 'Sup',
    side: 'Salad dan pelengkap',
    bread: 'Roti dan kue gurih',
    breakfast: 'Sarapan',
    sweet: 'Makanan manis',
    drink: 'Minuman',
    welcome: 'Selamat datang',
    faith: 'Iman dan ibadah',
    family: 'Keluarga dan rumah',
    halal: 'Halal dan makanan',
    town: 'Kota Anda',
    work: 'Kerja dan usaha',
    learning: 'Belajar',
    site: 'Tentang Mahalla',
  },
  categoryPurpose: {
    welcome: 'Ucapkan salam dan kenali tempat ini.',
    faith: 'Pengalaman dan pertanyaan. Untuk fatwa, tanyakan kepada ulama yang Anda percaya.',
    family: 'Anak, pernikahan, orang tua, dan keseharian.',
    halal: 'Apa yang dimakan, di mana membelinya, dan cara memeriksanya.',
    town: 'Pindah, bertemu, dan mengurus hal di tempat tinggal Anda.',
    work: 'Pekerjaan, dagang, dan menjalankan usaha.',
    learning: 'Al-Qur’an, bahasa Arab, sekolah, dan kuliah.',
    site: 'Pertanyaan tentang situs ini.',
  },
  hub: {
    near: (place) => `Yang baru di dekat ${place}`,
    fresh: 'Yang baru di komunitas',
    unanswered: 'Bisakah Anda membantu?',
    unansweredText: 'Pertanyaan yang belum dijawab siapa pun.',
    wall: 'Dari dinding',
    all: (section) => `Semua di ${section}`,
    search: 'Cari di komunitas',
    join: 'Ikut serta',
    joinText: 'Membaca terbuka bagi semua. Dengan akun Anda dapat bertanya, menjawab, memilih, dan mengikuti.',
    register: 'Buat akun',
    sampleNote: 'Kiriman bertanda “Contoh” menunjukkan cara kerja komunitas. Bukan ditulis anggota sungguhan.',
    today: 'Acara hari ini',
  },
  search: {
    title: 'Cari di komunitas',
    found: (n) => count(n, { other: '# hasil' }),
    none: 'Tidak ditemukan',
    noneText: 'Coba kata lain, atau tanyakan di forum.',
    ask: 'Tanya di forum',
  },
}
