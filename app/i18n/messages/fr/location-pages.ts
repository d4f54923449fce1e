import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'
import { inCity, inCountry, ofCity } from './place-phrases.ts'

const count = plural('fr')

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Pages of a category in a place, and the guide to services. Numbers, names and headings arrive written in the page's
 * language.
 */
export const locationPages = {
  mosquesOf: {
    name: 'Mosquées',
    lead: (n: number) =>
      count(n, {
        one: '# mosquée, avec horaires de prière et itinéraire.',
        other: '# mosquées, avec horaires de prière et itinéraire.',
      }),
    none: 'Aucune mosquée n’est encore répertoriée ici.',
    nearMe: 'Mosquées près de moi',
    restaurants: 'Où manger',
  },
  facts: {
    title: 'En bref',
    listings: 'Fiches',
    rating: 'Note médiane',
    ratingHint: (n: number) => count(n, { one: 'sur # adresse notée', other: 'sur # adresses notées' }),
    certified: 'Certificat halal fourni',
    owned: 'Commerces musulmans',
    mosques: 'Mosquées toutes proches',
    mosquesInCountry: 'Mosquées répertoriées',
    openNow: 'Ouvertes maintenant',
    openHint: (n: number) =>
      count(n, { one: 'sur # qui indique ses horaires', other: 'sur # qui indiquent leurs horaires' }),
  },
  list: {
    title: 'Fiches',
    range: (from: string, to: string, total: string) => `${from}–${to} sur ${total}`,
    filters: 'Rechercher et filtrer',
    map: 'Sur la carte',
    empty: 'Personne n’y figure encore',
    emptyText: 'Regardez les lieux voisins ci-dessous, ou ajoutez la première adresse.',
  },
  neighbours: {
    subcategories: 'Affiner',
    cities: 'Dans d’autres villes',
    citiesInCountry: 'Par ville',
    countries: 'Par pays',
    categories: 'Autres catégories ici',
    mosques: 'Mosquées toutes proches',
    counted: (label: string, amount: string) => `${label} (${amount})`,
  },
  faq: {
    title: 'Questions et réponses',
    howMany: {
      question: (heading: string) => `${heading} : combien y en a-t-il ?`,
      answer: (n: number) => count(n, { one: '# adresse est répertoriée.', other: '# adresses sont répertoriées.' }),
      owned: (n: number) =>
        count(n, { one: ' Parmi elles, # commerce musulman.', other: ' Parmi elles, # commerces musulmans.' }),
    },
    best: {
      question: 'Quelles sont les mieux notées ?',
      answer: (names: string) => `D’après les avis de nos membres : ${names}.`,
      rated: (name: string, rating: string) => `${name} (${rating})`,
    },
    halal: {
      question: 'La nourriture est-elle certifiée halal ?',
      certified: (n: number) =>
        count(n, {
          one: '# adresse nous a fourni un certificat halal en cours de validité.',
          other: '# adresses nous ont fourni un certificat halal en cours de validité.',
        }),
      confirmed: (n: number) =>
        count(n, {
          one: ' # autre a été confirmée par plusieurs membres.',
          other: ' # autres ont été confirmées par plusieurs membres.',
        }),
      none: 'Personne ici ne nous a encore fourni de certificat halal. Chaque page dit ce que l’on sait et qui le dit.',
    },
    openNow: {
      question: 'Lesquelles sont ouvertes maintenant ?',
      answer: (open: string, n: number) =>
        count(n, {
          one: `Ouvertes en ce moment : ${open} sur # adresse qui indique ses horaires.`,
          other: `Ouvertes en ce moment : ${open} sur # adresses qui indiquent leurs horaires.`,
        }),
    },
    prayer: {
      question: 'Y a-t-il un endroit où prier à proximité ?',
      mosques: (n: number) =>
        count(n, {
          one: '# mosquée est répertoriée dans le secteur.',
          other: '# mosquées sont répertoriées dans le secteur.',
        }),
      space: (n: number) =>
        count(n, {
          one: ' # adresse a un espace de prière.',
          other: ' # adresses ont un espace de prière.',
        }),
    },
    add: {
      question: 'Comment ajouter un commerce ?',
      answer: 'L’inscription est gratuite. Créez un compte, parlez-nous du lieu, et il apparaît ici aussitôt.',
    },
  },
  demand: {
    title: 'Vous tenez un commerce de ce genre ?',
    text: (heading: string) => `On cherche « ${heading} » ici. L’inscription est gratuite et prend quelques minutes.`,
    action: 'Inscrire mon commerce',
  },
  categories: {
    restaurants: {
      title: 'Restaurants et cuisine halal',
      lead: 'Restaurants, grills, plats à emporter et cafés, avec preuves halal, notes et horaires d’ouverture.',
    },
    technology: {
      title: 'Entreprises musulmanes de technologie',
      lead: 'Logiciels, création de sites, assistance informatique et réparations, par des gens de la communauté.',
    },
    finance: {
      title: 'Finance islamique et comptables',
      lead: 'Comptables, financement immobilier, takaful et placements à l’écart du riba.',
    },
  },
  near: (place: string) => `Près ${ofCity(place)}`,
  inCountry: (country: string) => capital(inCountry(country)),
  worldwide: 'Dans le monde',
  services: {
    title: 'Des services halal pour chaque moment de la vie',
    lead: 'De quoi avez-vous besoin ? Choisissez, et voyez qui le propose près de chez vous.',
    description:
      'Hajj et Omra, mariage, obsèques, droit, comptabilité, traduction, soutien scolaire, garde d’enfants et plus encore, proposés par des musulmans près de chez vous.',
    near: (place: string) => `Les nombres valent pour ${place} et 75 km alentour.`,
    anywhere: 'Les nombres valent pour le monde entier. Indiquez votre lieu pour voir qui est près de chez vous.',
    setPlace: 'Indiquer mon lieu',
    listed: (n: number) => count(n, { one: '# fiche', other: '# fiches' }),
    none: 'Pas encore de fiche',
    inCity: (name: string, city: string) => `${name} ${inCity(city)}`,
    all: (name: string) => `Tout voir : ${name}`,
    missing: {
      title: 'Il manque quelque chose ?',
      text: 'Si vous proposez un service dont la communauté a besoin, ajoutez-le : on le cherche près de chez vous.',
    },
    groups: {
      journeys: {
        title: 'Hajj, Omra et voyages',
        text: 'Guides, vols, hôtels et transports pour des voyages qui respectent la prière et l’alimentation.',
      },
      family: {
        title: 'Mariage et fêtes',
        text: 'De la première rencontre à la walima : mise en relation, salles, henné et traiteurs.',
      },
      farewell: { title: 'Obsèques', text: 'Toilette, linceul, transport et inhumation, jour et nuit.' },
      law: {
        title: 'Droit, papiers et immobilier',
        text: 'Testaments, contrats, immigration, traduction assermentée et logement.',
      },
      money: {
        title: 'L’argent sans riba',
        text: 'Comptabilité, impôts, zakat, financement immobilier, takaful et épargne.',
      },
      learning: { title: 'Apprendre', text: 'Professeurs de Coran, soutien scolaire, langues et écoles.' },
      children: {
        title: 'Enfants et soins',
        text: 'Garde d’enfants, crèches, sages-femmes et quelqu’un à qui parler.',
      },
      home: {
        title: 'Maison et réparations',
        text: 'Maçons, électriciens, plombiers et personnes qui aident à déménager.',
      },
    },
  },
  external: {
    label: (source: string) => `Note selon ${source}`,
    rating: (rating: string) => `${rating} sur 5`,
    reviews: (n: number) => count(n, { one: '# avis', other: '# avis' }),
    source: 'Google',
    title: (source: string) => `Avis publiés sur ${source}`,
    note: (source: string) => `Affichés tels que ${source} les donne. Ils ne comptent pas dans la note d’ici.`,
  },
} satisfies Messages['locationPages']
