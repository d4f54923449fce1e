// L’accueil de la communauté, sa recherche et la présentation de chaque rubrique.

import { plural } from '../../plural.ts'
import type { community as en } from '../en/community.ts'

const count = plural('fr')

export const community: typeof en = {
  title: 'Communauté',
  lead: 'As-salamu alaykum. Voici de quoi parlent vos voisins.',
  description:
    'Les nouveautés de la communauté musulmane près de chez vous et dans le monde : questions et réponses, idées, messages à Gaza et rencontres.',
  sections: {
    'giving-back': {
      name: 'Entraide',
      title: 'Entraide',
      lead: 'Des collectes avec un objectif, la preuve des dépenses, et des gens qui ont besoin d’un coup de main.',
      description:
        'Collectes de mosquées, de commerces et de groupes confirmés : objectifs, promesses de don, qui dit que la zakât peut y être versée, usage de l’argent et créneaux de bénévolat.',
      write: 'Lancer une collecte',
      formLead: 'Dites à quoi elle sert, ce qu’elle coûte et comment vous montrerez le résultat.',
      titleHint: 'Par exemple : « Un nouveau toit pour notre salle de prière ».',
      none: 'Aucune collecte ouverte',
      noneText: 'Quand une mosquée ou un groupe aura besoin d’aide, vous le verrez ici.',
    },
    recipes: {
      name: 'Recettes',
      title: 'Recettes',
      lead: 'Pour l’iftar, le souhour, l’Aïd et tous les jours, avec ce que les étiquettes ne disent pas.',
      description:
        'Recettes halal de cuisines musulmanes : adaptez les portions et les unités, cuisinez pas à pas avec des minuteurs.',
      write: 'Partager une recette',
      formLead: 'Écrivez-la comme vous la raconteriez à un ami.',
      titleHint: 'Par exemple : « Soupe de lentilles corail au citron ».',
      none: 'Pas encore de recettes',
      noneText: 'Partagez le plat que votre famille réclame.',
    },
    forum: {
      name: 'Forum',
      title: 'Forum',
      lead: 'Demander, répondre et échanger avec bienveillance.',
      description: 'Questions et conversations entre musulmans, par sujet, avec des réponses que l’on retrouve.',
      write: 'Lancer un sujet',
      formLead: 'Un titre clair et quelques détails apportent de meilleures réponses.',
      titleHint: 'Votre question ou votre sujet en une ligne.',
      none: 'Pas encore de sujet',
      noneText: 'Posez la première question. Quelqu’un vous aidera avec plaisir.',
    },
    ideas: {
      name: 'Idées',
      title: 'Idées',
      lead: 'Dites-nous ce qui vous aiderait et votez pour les demandes des autres.',
      description:
        'Des suggestions pour le site et pour votre ville : un vote chacun, un statut et une raison pour chaque idée.',
      write: 'Proposer une idée',
      formLead: 'Une idée à la fois. Que manque-t-il, et à qui cela servirait-il ?',
      titleHint: 'Par exemple : « Une boucherie halal à Leeds ».',
      none: 'Pas encore d’idée',
      noneText: 'Qu’est-ce qui améliorerait votre quartier ?',
    },
    gaza: {
      name: 'Messages à Gaza',
      title: 'Messages à Gaza',
      lead: 'Un mur de paroles et de douas pour les habitants de Gaza.',
      description:
        'Messages et douas pour les habitants de Gaza, du monde entier. Chacun est d’abord lu par une personne.',
      write: 'Laisser un message',
      formLead: 'De 5 à 500 caractères, avec ou sans votre nom.',
      titleHint: '',
      none: 'Pas encore de message',
      noneText: 'Le vôtre pourrait être le premier.',
    },
  },
  categories: {
    building: 'Mosquées et bâtiments',
    food: 'Nourriture',
    emergency: 'Aide d’urgence',
    schooling: 'Écoles et savoir',
    health: 'Santé',
    neighbours: 'Voisins dans le besoin',
    main: 'Plats',
    soup: 'Soupes',
    side: 'Salades et accompagnements',
    bread: 'Pains et pâtes',
    breakfast: 'Petit-déjeuner',
    sweet: 'Desserts',
    drink: 'Boissons',
    welcome: 'Bienvenue',
    faith: 'Foi et pratique',
    family: 'Famille et foyer',
    halal: 'Halal et cuisine',
    town: 'Votre ville',
    work: 'Travail et commerce',
    learning: 'Apprendre',
    site: 'À propos de Mahalla',
  },
  categoryPurpose: {
    welcome: 'Dites salam et trouvez vos repères.',
    faith: 'Expériences et questions. Pour un avis religieux, demandez à un savant de confiance.',
    family: 'Enfants, mariage, aînés et vie de tous les jours.',
    halal: 'Que manger, où l’acheter et comment vérifier.',
    town: 'S’installer, se rencontrer et s’entraider là où vous vivez.',
    work: 'Emploi, commerce et entreprise.',
    learning: 'Coran, arabe, école et études.',
    site: 'Vos questions sur ce site.',
  },
  hub: {
    near: (place) => `Du nouveau près de ${place}`,
    fresh: 'Du nouveau dans la communauté',
    unanswered: 'Pouvez-vous aider ?',
    unansweredText: 'Des questions encore sans réponse.',
    wall: 'Sur le mur',
    all: (section) => `Tout voir : ${section}`,
    search: 'Chercher dans la communauté',
    join: 'Participez',
    joinText: 'La lecture est ouverte à tous. Avec un compte, vous pouvez demander, répondre, voter et suivre.',
    register: 'Créer un compte',
    sampleNote:
      'Les textes marqués « Exemple » montrent comment fonctionne la communauté. Ils n’ont pas été écrits par de vrais membres.',
    today: 'Événements du jour',
  },
  search: {
    title: 'Chercher dans la communauté',
    found: (n) => count(n, { one: '# résultat', other: '# résultats' }),
    none: 'Rien trouvé',
    noneText: 'Essayez un autre mot, ou demandez sur le forum.',
    ask: 'Demander sur le forum',
  },
}
