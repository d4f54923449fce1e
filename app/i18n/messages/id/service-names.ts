// The services that owners name most.
import type { serviceNames as english } from '../en/service-names.ts'

export const serviceNames = {
  dine_in: 'Makan di tempat',
  takeaway: 'Bawa pulang',
  delivery: 'Pesan antar',
  catering: 'Katering',
  family_room: 'Ruang keluarga',
  late_night: 'Sampai larut malam',
  breakfast: 'Sarapan',
  seafood: 'Hidangan laut',
  bread: 'Roti',
  cakes: 'Kue',
  coffee: 'Kopi',
  garden: 'Taman',
  wholesale: 'Grosir',
  online_orders: 'Pesanan daring',
  home_visits: 'Layanan ke rumah',
  repairs: 'Perbaikan',
  made_to_measure: 'Dijahit sesuai ukuran',
  alterations: 'Permak',
  gift_wrapping: 'Bungkus kado',
  women_only: 'Khusus perempuan',
  prayer_space: 'Tempat salat',
  free_wifi: 'Wi-Fi gratis',
} satisfies Record<keyof typeof english, string>
