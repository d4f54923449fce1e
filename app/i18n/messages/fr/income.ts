// Comment le site gagne de l’argent.
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const n = plural('fr')

export const income = {
  title: 'Comment nous gagnons de l’argent',
  lead: 'En toute clarté : qui paie, pour quoi, et ce que l’argent n’achète pas.',
  plans: 'Les formules',
  plansText:
    'Inscrire son commerce est gratuit, pour toujours. Ceux qui veulent être plus visibles paient une formule :',
  price: (plan, month, year) => `${plan} : ${month} par mois ou ${year} par an`,
  payments: {
    none: 'Aucun prestataire de paiement n’est configuré ici : pour l’instant, personne ne paie de formule.',
    manual: 'Les formules se paient par virement, sur facture.',
    stripe: 'Les formules se paient par carte, via Stripe.',
  },
  seePlans: 'Voir ce que donne chaque formule',
  shown: 'Sponsors et promotions',
  shownText: 'Certaines entreprises paient pour apparaître sur nos pages.',
  sponsors: (count) =>
    count === 0
      ? 'Aucun sponsor affiché aujourd’hui.'
      : n(count, { one: '# sponsor affiché aujourd’hui.', other: '# sponsors affichés aujourd’hui.' }),
  promotions: (count) =>
    count === 0
      ? 'Aucune promotion en cours.'
      : n(count, { one: '# promotion en cours.', other: '# promotions en cours.' }),
  gifts: 'Dons et boutique',
  giving: {
    stripe: 'Les dons arrivent par carte, via Stripe.',
    manual: 'Les dons arrivent par virement.',
    closed: 'Nous ne prenons pas de dons ici pour l’instant.',
  },
  givenElsewhere: 'Nous en recevons aussi sur une autre page.',
  seeGifts: 'Voir à quoi servent les dons',
  products: (count) =>
    count === 0
      ? 'Rien n’est en vente dans notre boutique pour l’instant.'
      : n(count, { one: '# article en vente.', other: '# articles en vente.' }),
  seeStore: 'Voir la boutique',
  affiliates: 'Les affiliés',
  affiliatesText: (share) =>
    `Ceux qui nous amènent des propriétaires reçoivent ${share} de ce que ceux-ci paient. Cela ne leur coûte rien de plus.`,
  seeAffiliates: 'Lire les règles',
  never: 'Ce que l’argent n’achète jamais ici',
  neverLines: [
    'Une meilleure note, ou le retrait d’un avis',
    'Un niveau halal, ou le label « propriétaire musulman »',
    'Une place devant quelqu’un de plus proche',
    'Vos données : nous n’en vendons à personne',
  ],
  counted: 'Nous comptons les pages vues sans suivre les personnes.',
  notCounted: 'Les pages vues ne sont pas comptées ici.',
  live: 'Les chiffres de cette page viennent directement de nos réglages.',
} satisfies Messages['income']
