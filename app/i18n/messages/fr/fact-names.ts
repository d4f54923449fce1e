import type { factNames as english } from '../en/fact-names.ts'

// What a place may have on site: one name for each, wherever it is asked, filtered by, edited or shown.
export const factNames = {
  prayer_space: 'Espace de prière',
  wudu: 'Espace d’ablutions',
  sisters_space: 'Espace sœurs',
  family_section: 'Espace familles',
  wheelchair: 'Accès en fauteuil roulant',
  parking: 'Parking',
  delivery: 'Livraison',
  takeaway: 'À emporter',
  outdoor_seating: 'Terrasse',
  child_friendly: 'Adapté aux enfants',
} satisfies typeof english
