// Les pages des membres et leurs réglages.

import { plural } from '../../plural.ts'
import type { people as en } from '../en/people.ts'

const count = plural('fr')

export const people: typeof en = {
  description: (name) => `${name} sur Mahalla : ce qu’il ou elle écrit et partage dans la communauté.`,
  speaks: 'Parle',
  from: 'Habite à',
  joined: (date) => `Membre depuis le ${date}`,
  published: (n) => count(n, { one: '# publication', other: '# publications' }),
  none: 'Rien ici pour l’instant',
  hidden: 'Ses publications ne sont pas affichées ici.',
  older: 'Voir les plus anciennes',
  edit: 'Modifier votre page',
  levels: ['Nouveau', 'Membre', 'Habitué', 'Équipe'],
  way: {
    title: 'Votre niveau',
    allows: [
      'Jusqu’à 5 publications par jour. Notre équipe lit les premières avant leur parution.',
      'Jusqu’à 50 publications par jour, visibles aussitôt. Celles avec des liens sont lues d’abord.',
      'Jusqu’à 200 publications par jour, liens compris.',
      'Vous faites partie de l’équipe.',
    ],
    next: [
      'Ensuite : trois publications parues et un jour parmi nous.',
      'Ensuite : vingt publications parues, trente jours parmi nous et aucun refus récent.',
      '',
      '',
    ],
    soFar: (posts, days) => `Pour l’instant : ${posts} parues, ${days} jours.`,
  },
  block: {
    mute: 'Masquer',
    unmute: 'Ne plus masquer',
    block: 'Bloquer',
    unblock: 'Débloquer',
    muted:
      'Vous avez masqué cette personne. Les listes l’omettent et vous ne recevez aucun avis d’elle ; elle ne le sait pas.',
    blocked: 'Vous avez bloqué cette personne. Aucun de vous ne voit l’autre ni ne peut le joindre.',
    report: 'Signaler ce profil',
    reported: 'Merci. Notre équipe va regarder.',
  },
  settings: {
    title: 'Votre page',
    lead: 'Ce que les autres voient de vous, et qui le voit.',
    see: 'Voir votre page',
    saved: 'Enregistré.',
    photo: {
      title: 'Votre photo',
      file: 'Choisir une photo',
      hint: 'JPEG, PNG, WebP ou AVIF, 12 Mo au plus. Seul le centre est montré, dans un cercle.',
      send: 'Utiliser cette photo',
      remove: 'Retirer la photo',
      waits: 'Notre équipe la regarde avant que les autres la voient.',
      waiting: 'Merci. Notre équipe la regarde avant que les autres la voient.',
    },
    handle: 'Nom d’utilisateur',
    handleHint: 'Lettres, chiffres et tirets. Modifiable une fois tous les 30 jours.',
    bio: 'À propos de vous',
    bioHint: 'Jusqu’à 500 caractères.',
    speaks: 'Langues que vous parlez',
    reads: 'Ne me montrer que les textes en',
    readsHint: 'Laissez tout vide pour voir toutes les langues.',
    city: 'Ville',
    cityHint: 'La ville suffit. Jamais votre adresse.',
    privacy: 'Qui le voit',
    facts: {
      bio: 'À propos de vous',
      town: 'Ville',
      languages: 'Langues',
      contributions: 'La liste de vos publications',
      joined: 'Membre depuis',
    },
    shownTo: { everyone: 'Tout le monde', members: 'Les membres', nobody: 'Vous seul' },
    save: 'Enregistrer',
    blocks: 'Personnes masquées ou bloquées',
    noBlocks: 'Personne.',
  },
  errors: {
    handle: 'De 3 à 30 minuscules, chiffres et tirets simples.',
    handleTaken: 'Ce nom d’utilisateur est pris ou réservé.',
    handleLately: 'Vous l’avez changée il y a moins de 30 jours.',
    bio: 'Restez sous 500 caractères.',
  },
}
