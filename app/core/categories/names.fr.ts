/** Categories in French. */
import type { CategoryNames } from './tree.ts'

export const names: CategoryNames = {
  restaurants: {
    name: 'Restaurants',
    sub: {
      'south-asian': 'Cuisine d’Asie du Sud',
      'middle-eastern': 'Cuisine du Moyen-Orient',
      turkish: 'Cuisine turque',
      african: 'Cuisine africaine',
      'east-asian': 'Cuisine d’Asie de l’Est et du Sud-Est',
      grill: 'Grillades',
      takeaway: 'Plats à emporter',
      cafe: 'Cafés et desserts',
    },
  },
  grocery: {
    name: 'Épiceries',
    sub: {
      butcher: 'Boucheries halal',
      supermarket: 'Supermarchés',
      bakery: 'Boulangeries',
      spices: 'Épices et herbes',
      sweets: 'Douceurs, dattes et fruits secs',
      deli: 'Épiceries fines',
    },
  },
  healthcare: {
    name: 'Santé',
    sub: {
      doctor: 'Médecins et cabinets',
      dentist: 'Dentistes',
      pharmacy: 'Pharmacies',
      optician: 'Opticiens',
      physiotherapy: 'Kinésithérapie',
      counselling: 'Psychologues et conseil',
      maternity: 'Santé des femmes et maternité',
      herbal: 'Hijama et phytothérapie',
    },
  },
  trades: {
    name: 'Artisans',
    sub: {
      builder: 'Bâtiment',
      electrician: 'Électriciens',
      plumber: 'Plombiers',
      mechanic: 'Garages',
      carpentry: 'Menuiserie',
      removals: 'Déménagement',
      'air-conditioning': 'Chauffage et climatisation',
      handyman: 'Bricolage et réparations',
    },
  },
  education: {
    name: 'Éducation',
    sub: {
      'quran-school': 'Coran et madrassa',
      school: 'Écoles',
      nursery: 'Crèches et maternelles',
      tutoring: 'Soutien scolaire',
      language: 'Écoles de langues',
      training: 'Cours et formations',
    },
  },
  finance: {
    name: 'Finance',
    sub: {
      accountant: 'Comptables',
      'home-finance': 'Financement immobilier',
      investment: 'Investissement halal',
      takaful: 'Takaful et assurance',
      planning: 'Conseil financier',
    },
  },
  retail: {
    name: 'Boutiques',
    sub: {
      'modest-wear': 'Mode pudique',
      clothing: 'Vêtements et chaussures',
      bookshop: 'Librairies',
      jewellery: 'Bijouteries',
      perfume: 'Parfums et oud',
      fabric: 'Tissus et couture',
      crafts: 'Cadeaux et artisanat',
      home: 'Maison et meubles',
    },
  },
  technology: {
    name: 'Technologie',
    sub: {
      software: 'Logiciels et applications',
      'web-design': 'Création de sites',
      'it-support': 'Assistance informatique',
      repair: 'Réparation de téléphones et ordinateurs',
      electronics: 'Électronique',
    },
  },
  travel: {
    name: 'Voyages, Hajj et Omra',
    sub: {
      'hajj-umrah': 'Hajj et Omra',
      agency: 'Agences de voyages',
      tours: 'Circuits et guides',
      hotel: 'Hôtels et maisons d’hôtes',
      transport: 'Taxis et transports',
    },
  },
  services: {
    name: 'Services',
    sub: {
      law: 'Avocats et conseil juridique',
      marriage: 'Mariage',
      funeral: 'Pompes funèbres',
      translation: 'Traduction',
      childcare: 'Garde d’enfants',
      property: 'Agences immobilières',
      events: 'Événements et traiteurs',
      printing: 'Imprimerie et photographie',
    },
  },
  beauty: {
    name: 'Beauté',
    sub: {
      salon: 'Coiffure et instituts',
      barber: 'Barbiers',
      spa: 'Spas et hammams',
      henna: 'Henné',
      cosmetics: 'Cosmétiques halal',
      fitness: 'Remise en forme',
    },
  },
  community: {
    name: 'Communauté',
    sub: {
      charity: 'Associations caritatives',
      centre: 'Centres islamiques',
      youth: 'Groupes de jeunes',
      sisters: 'Groupes de sœurs',
      sports: 'Clubs de sport',
      cooperative: 'Coopératives',
    },
  },
}
