// The services that owners name most.
import type { serviceNames as english } from '../en/service-names.ts'

export const serviceNames = {
  dine_in: 'Sur place',
  takeaway: 'À emporter',
  delivery: 'Livraison',
  catering: 'Traiteur',
  family_room: 'Salon familial',
  late_night: 'Tard le soir',
  breakfast: 'Petit-déjeuner',
  seafood: 'Fruits de mer',
  bread: 'Pain',
  cakes: 'Gâteaux',
  coffee: 'Café',
  garden: 'Jardin',
  wholesale: 'Vente en gros',
  online_orders: 'Commandes en ligne',
  home_visits: 'À domicile',
  repairs: 'Réparations',
  made_to_measure: 'Sur mesure',
  alterations: 'Retouches',
  gift_wrapping: 'Emballage cadeau',
  women_only: 'Réservé aux femmes',
  prayer_space: 'Espace de prière',
  free_wifi: 'Wi-Fi gratuit',
} satisfies Record<keyof typeof english, string>
