/** Categories in Indonesian. */
import type { CategoryNames } from './tree.ts'

export const names: CategoryNames = {
  restaurants: {
    name: 'Restoran',
    sub: {
      'south-asian': 'Masakan Asia Selatan',
      'middle-eastern': 'Masakan Timur Tengah',
      turkish: 'Masakan Turki',
      african: 'Masakan Afrika',
      'east-asian': 'Masakan Asia Timur dan Tenggara',
      grill: 'Masakan bakar dan steik',
      takeaway: 'Makanan bawa pulang',
      cafe: 'Kafe dan hidangan penutup',
    },
  },
  grocery: {
    name: 'Toko bahan makanan',
    sub: {
      butcher: 'Toko daging halal',
      supermarket: 'Supermarket',
      bakery: 'Toko roti',
      spices: 'Rempah dan herba',
      sweets: 'Camilan manis, kurma, dan kacang',
      deli: 'Delikatesen',
    },
  },
  healthcare: {
    name: 'Kesehatan',
    sub: {
      doctor: 'Dokter dan klinik',
      dentist: 'Dokter gigi',
      pharmacy: 'Apotek',
      optician: 'Optik',
      physiotherapy: 'Fisioterapi',
      counselling: 'Konseling dan terapi',
      maternity: 'Kesehatan perempuan dan persalinan',
      herbal: 'Bekam dan pengobatan herbal',
    },
  },
  trades: {
    name: 'Tukang dan perbaikan',
    sub: {
      builder: 'Tukang bangunan',
      electrician: 'Tukang listrik',
      plumber: 'Tukang ledeng',
      mechanic: 'Bengkel',
      carpentry: 'Tukang kayu',
      removals: 'Jasa pindahan',
      'air-conditioning': 'Pemanas dan AC',
      handyman: 'Perbaikan rumah',
    },
  },
  education: {
    name: 'Pendidikan',
    sub: {
      'quran-school': 'TPQ dan madrasah',
      school: 'Sekolah',
      nursery: 'PAUD dan taman kanak-kanak',
      tutoring: 'Bimbingan belajar',
      language: 'Kursus bahasa',
      training: 'Kursus dan pelatihan',
    },
  },
  finance: {
    name: 'Keuangan',
    sub: {
      accountant: 'Akuntan',
      'home-finance': 'Pembiayaan rumah',
      investment: 'Investasi halal',
      takaful: 'Takaful dan asuransi',
      planning: 'Perencanaan keuangan',
    },
  },
  retail: {
    name: 'Toko',
    sub: {
      'modest-wear': 'Busana Muslim',
      clothing: 'Pakaian dan sepatu',
      bookshop: 'Toko buku',
      jewellery: 'Perhiasan',
      perfume: 'Parfum dan gaharu',
      fabric: 'Kain dan penjahit',
      crafts: 'Hadiah dan kerajinan',
      home: 'Perabot rumah',
    },
  },
  technology: {
    name: 'Teknologi',
    sub: {
      software: 'Perangkat lunak dan aplikasi',
      'web-design': 'Desain web',
      'it-support': 'Dukungan TI',
      repair: 'Servis ponsel dan komputer',
      electronics: 'Elektronik',
    },
  },
  travel: {
    name: 'Perjalanan, haji, dan umrah',
    sub: {
      'hajj-umrah': 'Haji dan umrah',
      agency: 'Agen perjalanan',
      tours: 'Tur dan pemandu',
      hotel: 'Hotel dan penginapan',
      transport: 'Taksi dan transportasi',
    },
  },
  services: {
    name: 'Jasa',
    sub: {
      law: 'Pengacara dan konsultasi hukum',
      marriage: 'Pernikahan',
      funeral: 'Pemakaman',
      translation: 'Penerjemahan',
      childcare: 'Penitipan anak',
      property: 'Agen properti',
      events: 'Acara dan katering',
      printing: 'Percetakan dan fotografi',
    },
  },
  beauty: {
    name: 'Kecantikan',
    sub: {
      salon: 'Salon rambut dan kecantikan',
      barber: 'Pangkas rambut',
      spa: 'Spa dan hamam',
      henna: 'Henna',
      cosmetics: 'Kosmetik halal',
      fitness: 'Kebugaran',
    },
  },
  community: {
    name: 'Komunitas',
    sub: {
      charity: 'Lembaga amal',
      centre: 'Pusat Islam',
      youth: 'Kelompok pemuda',
      sisters: 'Kelompok Muslimah',
      sports: 'Klub olahraga',
      cooperative: 'Koperasi',
    },
  },
}
