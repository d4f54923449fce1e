// Reviews of places: what is shown, and the forms to write, answer and vote.
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const count = plural('fr')

export const reviews = {
  title: 'Avis',
  titleOf: (name: string) => `Avis sur ${name}`,
  description: (name: string, n: number) =>
    n === 0
      ? `Personne n’a encore donné son avis sur ${name}. Vous connaissez l’endroit ? Racontez aux autres.`
      : `${count(n, { one: '# avis', other: '# avis' })} sur ${name}, par des personnes qui y sont allées, avec les réponses du propriétaire.`,
  back: (name: string) => `Retour à ${name}`,
  count: (n: number) => count(n, { one: '# avis', other: '# avis' }),
  all: (n: number) => count(n, { one: 'Voir l’avis', other: 'Voir les # avis' }),
  none: 'Pas encore d’avis',
  noneText: 'Vous connaissez l’endroit ? Vos mots aideront le prochain visiteur.',
  noneMatching: 'Aucun avis ne correspond',
  noneMatchingText: 'Essayez un autre nombre d’étoiles ou une autre langue.',
  clearFilters: 'Voir tous les avis',
  histogram: 'Répartition des notes par nombre d’étoiles',
  /** `stars` is written in the language's digits. */
  starsRow: (stars: string, n: number) =>
    `${stars} ${stars === '1' ? 'étoile' : 'étoiles'} : ${count(n, { one: '# avis', other: '# avis' })}`,
  halalMismatch: (no: string, answers: string) =>
    `${no} ${no === '1' ? 'visiteur' : 'visiteurs'} sur ${answers} ${no === '1' ? 'dit' : 'disent'} que les informations halal n’étaient pas exactes.`,
  halalMatch: (answers: string) =>
    `Informations halal jugées exactes par tous les visiteurs qui ont répondu (${answers}).`,
  sampleNote: 'Certains lieux et avis font partie d’une vitrine : inventés, pour montrer comment le site fonctionne.',
  edited: 'modifié',
  visited: (date: string) => `Visite du ${date}`,
  written: (date: string) => `Écrit le ${date}`,
  halalMatched: {
    yes: 'Informations halal exactes',
    no: 'Informations halal inexactes',
    unsure: 'Doute sur les informations halal',
  },
  yours: 'Votre avis',
  filters: {
    title: 'Trier et filtrer',
    sort: 'Trier par',
    sorts: {
      photos: 'Avec photos d’abord',
      newest: 'Les plus récents',
      highest: 'Les mieux notés',
      lowest: 'Les moins bien notés',
      helpful: 'Les plus utiles',
    },
    stars: 'Étoiles',
    anyStars: 'Toutes les notes',
    starsOption: (stars: string) => `${stars} ${stars === '1' ? 'étoile' : 'étoiles'}`,
    language: 'Langue',
    anyLanguage: 'Toutes les langues',
    /** The language's own name, and how many. */
    languageOption: (name: string, n: string) => `${name} (${n})`,
    apply: 'Afficher',
    found: (n: number) => count(n, { one: '# avis trouvé', other: '# avis trouvés' }),
  },
  helpful: {
    vote: 'Utile',
    voted: 'Vous l’avez trouvé utile',
    voteFor: (author: string) => `Utile : avis écrit par ${author}`,
    takeBack: (author: string) => `Vous l’avez trouvé utile : avis écrit par ${author}. Retirer mon vote`,
    count: (n: number) => count(n, { one: '# personne l’a trouvé utile', other: '# personnes l’ont trouvé utile' }),
  },
  photos: {
    by: (author: string) => `Photos de ${author}`,
    open: (author: string) => `Ouvrir la photo de ${author}`,
    waiting: 'En attente de notre équipe',
  },
  write: {
    photosHint: (n: string) =>
      `Jusqu’à ${n} : JPEG, PNG, WebP ou AVIF, 12 Mo chacune. Nous effaçons le lieu et la date de prise de vue.`,
    action: 'Donner mon avis',
    title: 'Donner votre avis',
    editTitle: 'Modifier votre avis',
    signIn: 'Se connecter pour donner un avis',
    signInText: 'Les avis viennent de personnes qui ont un compte : un seul par personne et par adresse.',
    ownPlace: 'C’est votre commerce : vous pouvez répondre aux avis, mais pas en écrire un.',
    rating: 'Votre note',
    ratingOption: (stars: string, words: string) => `${stars} sur 5 : ${words}`,
    ratingWords: { 1: 'Décevant', 2: 'Peut mieux faire', 3: 'Correct', 4: 'Bien', 5: 'Excellent' },
    text: 'Comment était-ce ?',
    textHint:
      'La cuisine, l’accueil, l’espace de prière, à qui cela convient. Parlez de votre propre visite, en 20 à 5 000 caractères.',
    counter: (used: string, most: string) => `${used} sur ${most} caractères`,
    missing: (n: number) => count(n, { one: 'Encore # caractère', other: 'Encore # caractères' }),
    visitedOn: 'De quand date votre visite ?',
    halalMatched: 'Les informations halal étaient-elles exactes ?',
    halalMatchedHint: 'Ce que la page dit du halal, comparé à ce que vous avez trouvé sur place.',
    halalOptions: { yes: 'Oui', no: 'Non', unsure: 'Je ne sais pas' },
    language: 'Langue de votre avis',
    flagged: {
      links: 'Une personne le lira d’abord, car il contient une adresse web ou e-mail.',
      phone: 'Une personne le lira d’abord, car il contient un numéro de téléphone.',
      shouting:
        'Une personne le lira d’abord, car il est écrit en majuscules ou avec beaucoup de points d’exclamation.',
    },
    submit: 'Envoyer mon avis',
    save: 'Enregistrer',
    remove: 'Supprimer mon avis',
    removeConfirm: 'Supprimer définitivement votre avis ? Sa note ne comptera plus.',
    firstNote: 'Les premiers avis des nouveaux membres sont lus par une personne avant d’être visibles.',
  },
  status: {
    published: { title: 'Votre avis est public.', text: 'Merci : il aide les autres à choisir.' },
    pending: {
      title: 'En attente de relecture.',
      text: 'Une personne le lira bientôt. D’ici là, personne d’autre que vous ne le voit.',
    },
    needs_info: { title: 'Nous avons une question.', text: 'Modifiez votre avis et renvoyez-le.' },
    rejected: { title: 'Non publié.', text: 'Vous pouvez modifier votre avis et le renvoyer.' },
    removed: { title: 'Retiré.', text: 'Notre équipe a retiré cet avis du site. Il ne peut plus être modifié.' },
  },
  saved: 'C’est enregistré.',
  deleted: 'Votre avis est supprimé.',
  reply: {
    from: (author: string) => `${author}, propriétaire`,
    fromOwner: 'Le propriétaire',
    title: 'Répondre en tant que propriétaire',
    label: 'Votre réponse',
    hint: 'Tout le monde peut la lire. De 5 à 2 000 caractères.',
    submit: 'Publier la réponse',
    edit: 'Modifier la réponse',
    remove: 'Supprimer la réponse',
    removed: 'Notre équipe a retiré cette réponse. Personne d’autre que vous ne la voit.',
  },
  everywhere: {
    views: { label: 'Avis', places: 'Les lieux', feedback: 'Ce site' },
    answered: 'Notre équipe a répondu',
    title: 'Avis',
    lead: 'Ce que l’on dit des lieux visités, et ceux que l’on préfère.',
    description:
      'Les derniers avis sur les commerces musulmans et halal du monde entier, et les lieux préférés de chaque ville, avec notre façon de les classer.',
    latest: 'Derniers avis',
    noneText: 'Cherchez un lieu que vous connaissez et soyez le premier.',
    find: 'Trouvez le lieu que vous avez visité',
    nothing: 'Aucun commerce de ce nom. Essayez avec moins de lettres.',
    towns: 'Villes',
    top: (town) => `Lieux préférés : ${town}`,
    method: (fewest, weight) =>
      `Lieux ayant au moins ${fewest} avis. Chacun compte comme s’il en avait ${weight} de plus, à la moyenne du site : quelques notes parfaites ne passent pas devant beaucoup de bonnes.`,
  },
  errors: {
    limit: 'Un avis peut avoir quatre photos au plus.',
    photo: 'Ce fichier n’est pas une photo utilisable. Essayez JPEG, PNG, WebP ou AVIF. Votre avis est enregistré.',
    rating: 'Choisissez de une à cinq étoiles.',
    textShort: 'Écrivez au moins 20 caractères.',
    textLong: 'Votre avis ne peut pas dépasser 5 000 caractères.',
    visitedOn: 'Choisissez un jour qui n’est pas dans le futur.',
    halalMatched: 'Choisissez oui, non ou « Je ne sais pas ».',
    language: 'Choisissez une des langues.',
    replyShort: 'Écrivez au moins 5 caractères.',
    replyLong: 'Votre réponse ne peut pas dépasser 2 000 caractères.',
    ownPlace: 'Vous ne pouvez pas donner d’avis sur votre propre commerce.',
    notAllowed: 'Ce n’est pas possible avec cet avis.',
    twice: 'Vous l’avez déjà fait.',
    missing: 'Cet avis n’est plus là.',
    tooMany: 'Trop de tentatives. Patientez un instant, puis réessayez.',
    failed: 'Cela n’a pas fonctionné. Réessayez dans un instant.',
  },
} satisfies Messages['reviews']
