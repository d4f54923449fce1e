// The services that owners name most.
import type { serviceNames as english } from '../en/service-names.ts'

export const serviceNames = {
  dine_in: 'Yerinde yemek',
  takeaway: 'Paket servis',
  delivery: 'Eve teslim',
  catering: 'İkram hizmeti',
  family_room: 'Aile salonu',
  late_night: 'Gece geç saate kadar',
  breakfast: 'Kahvaltı',
  seafood: 'Deniz ürünleri',
  bread: 'Ekmek',
  cakes: 'Pasta',
  coffee: 'Kahve',
  garden: 'Bahçe',
  wholesale: 'Toptan satış',
  online_orders: 'İnternetten sipariş',
  home_visits: 'Eve hizmet',
  repairs: 'Onarım',
  made_to_measure: 'Kişiye özel dikim',
  alterations: 'Tadilat',
  gift_wrapping: 'Hediye paketi',
  women_only: 'Sadece hanımlara',
  prayer_space: 'Namaz yeri',
  free_wifi: 'Ücretsiz Wi-Fi',
} satisfies Record<keyof typeof english, string>
