import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const count = plural('id')

/** The map: its controls, what it says when it cannot be drawn, and choosing a position. */
export const map = {
  label: 'Peta',
  results: 'Hasil di peta',
  loading: 'Memuat peta…',
  zoomIn: 'Perbesar',
  zoomOut: 'Perkecil',
  you: 'Anda di sini',
  cluster: (n: number) => count(n, { other: '# tempat. Perbesar' }),
  close: 'Tutup',
  open: (name: string) => `Buka ${name}`,
  directions: 'Rute',
  directionsTo: (name: string) => `Rute ke ${name}`,
  /** The choice of a maps app. */
  directionsWith: {
    title: 'Petunjuk arah dengan',
    apps: { device: 'Aplikasi peta di ponsel ini', google: 'Google Maps', apple: 'Apple Maps', osm: 'OpenStreetMap' },
  },
  towards: [
    'ke utara',
    'ke timur laut',
    'ke timur',
    'ke tenggara',
    'ke selatan',
    'ke barat daya',
    'ke barat',
    'ke barat laut',
  ],
  crowFlies: 'jarak garis lurus',
  setPlace: 'Tentukan lokasi Anda untuk melihat jaraknya',
  attribution: 'Sumber peta',
  notDrawn: 'Peta tidak bisa ditampilkan di peramban ini. Sebagai gantinya, berikut daftar tempatnya.',
  notDrawnOne: 'Peta tidak bisa ditampilkan di peramban ini.',
  noStreets: 'Peta jalan untuk wilayah ini belum tersedia.',
  noScript: 'Peta memerlukan JavaScript. Semua isinya juga ada di daftar.',
  gestures: {
    windows: 'Tahan Ctrl sambil menggulir untuk memperbesar atau memperkecil peta',
    mac: 'Tahan ⌘ sambil menggulir untuk memperbesar atau memperkecil peta',
    touch: 'Gunakan dua jari untuk menggeser peta',
  },
  picker: {
    title: 'Posisi di peta',
    hint: 'Geser pin, ketuk peta, atau pindahkan pin dengan tombol panah. Tahan Shift untuk langkah kecil.',
    noScript:
      'Tulis posisinya sebagai dua angka. Kebanyakan aplikasi peta menampilkannya bila Anda menekan lama di tempat itu.',
    pin: (lat: string, lng: string) => `Pin di ${lat}, ${lng}. Pindahkan dengan tombol panah`,
    useMyLocation: 'Gunakan lokasi saya',
    locating: 'Mencari lokasi Anda…',
    refused: 'Peramban Anda tidak membagikan lokasi. Silakan ketuk peta saja.',
    failed: 'Kami belum bisa menemukan lokasi Anda. Silakan ketuk peta saja.',
    placed: {
      door: 'Kami menaruh pin di alamat ini. Geser jika salah.',
      street: 'Kami menaruh pin di jalan ini. Geser ke pintu yang benar.',
      postcode: 'Kami menaruh pin di tengah kode pos ini. Geser ke pintu yang benar.',
    },
    latitude: 'Lintang',
    longitude: 'Bujur',
    none: 'Belum ada posisi. Ketuk peta untuk menentukannya.',
    moved: (lat: string, lng: string) => `Posisi diatur ke ${lat}, ${lng}`,
  },
} satisfies Messages['map']
