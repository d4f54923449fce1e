import { plural } from '../../plural.ts'
import type { understanding as en } from '../en/understanding.ts'
import { inCity } from './place-phrases.ts'

const count = plural('fr')

export const understanding: typeof en = {
  answers: {
    needPlace: 'De quelle ville parlez-vous ? Écrivez son nom, ou [choisissez votre lieu](/place).',
    anywhere:
      'Sans une ville, je ne peux pas dire ce qui est proche. Ces pages s’ouvrent de partout : [mosquées](/mosques), [commerces](/businesses), [heures de prière](/athan).',
    prayer: (prayer: string, place: string, time: string, day: string) => `${prayer} à ${place} : ${time} (${day}).`,
    prayerDay: (place: string, day: string) => `Heures de prière à ${place}, ${day}.`,
    method: (name: string) => `Calcul : ${name}. [Heures de prière](/athan)`,
    and: (prayer: string) => `Et ${prayer} ?`,
    tomorrow: 'Et demain ?',
    jumuah: (place: string) => `La prière du vendredi près de ${place}, selon ce que chaque mosquée nous a indiqué.`,
    mosques: (place: string) => `Les mosquées les plus proches de ${place}.`,
    mosquesNamed: 'Les mosquées de ce nom.',
    noMosques: (place: string) => `Je ne connais pas encore de mosquée près de ${place}.`,
    iqamah: (mosque: string) => `Heures d’iqama aujourd’hui : ${mosque}, telles que la mosquée les donne.`,
    noIqamah: (mosque: string) =>
      `${mosque} ne nous a pas encore donné ses heures d’iqama. Sa page a les heures de prière.`,
    seeAll: 'Tout voir',
    places: 'Lieux',
    businesses: (what: string, place: string) => (place ? `${what} près de ${place}.` : `${what}.`),
    nearestOnly: (what: string, place: string) =>
      place
        ? `Rien ne correspond à tout cela près de ${place}. Le plus proche : ${what}.`
        : `Rien ne correspond à tout cela. Le plus proche : ${what}.`,
    noBusinesses: 'Je n’ai encore rien trouvé de tel. Essayez d’autres mots, ou ajoutez le premier.',
    noHours: (name: string) => `${name} n’a pas indiqué ses horaires. Sa page a peut-être un numéro de téléphone.`,
    byName: 'Est-ce l’un de ceux-ci ?',
    ruling:
      'Je ne donne pas d’avis religieux. Demandez à un savant de confiance : [les mosquées près de vous](/mosques) peuvent vous orienter. Pour un lieu, je peux montrer les preuves halal enregistrées.',
    evidence: (name: string) =>
      `Je ne donne pas d’avis religieux, mais voici ce qui est enregistré pour ${name} : qui le dit, depuis quand et avec quelle preuve.`,
    inMakkah: 'À La Mecque, on se tourne vers la Kaaba elle-même. [Qibla](/athan/qibla)',
    qibla: (place: string, degrees: string) =>
      `Depuis ${place}, la qibla est à ${degrees}° du nord géographique, dans le sens horaire. [La voir sur la carte](/athan/qibla)`,
    fromNorth: 'Depuis le nord géographique, sens horaire',
    hijri: (date: string) => `Aujourd’hui, nous sommes le ${date}. [Calendrier musulman](/athan/hijri)`,
    hijriDay: (name: string, date: string) => `${name} : prévu le ${date}. [Calendrier musulman](/athan/hijri)`,
    occasions: (what: string, place: string) => `${what} près de ${place}, selon chaque mosquée.`,
    moonMayDiffer: 'L’observation de la lune peut le décaler d’un jour.',
    surah: (name: string, number: string, verses: string) =>
      `La sourate ${name} est la ${number}ᵉ et compte ${verses} versets.`,
    verse: (surah: string, number: string, text: string) => `${surah} ${number} : « ${text} »`,
    itself:
      'Je suis l’assistant de Mahalla : un programme, pas une personne. Je cherche des lieux, des mosquées, les heures de prière, la qibla, le Coran et le fonctionnement du site, et je le dis quand je ne sais pas. [Parler à une personne](/contact)',
    hasFacility: (name: string, what: string) => `${name} en dispose : ${what}.`,
    facilityUnknown: (name: string, what: string) =>
      `Je ne sais pas si ${name} en dispose : ${what}. Demandez-leur avant d’y aller.`,
    hasNoFacility: (name: string, what: string) => `Selon ce qui nous a été dit, ${name} n’en dispose pas : ${what}.`,
    page: 'Cette page en parle :',
    versesOn: (words: string, count: string) => `Versets qui parlent de « ${words} » (${count}).`,
    readSurah: 'La lire',
    verses: (n: string) => `${n} versets`,
    nisab: {
      gold: (value: string, grams: string, date: string) => `Or (${grams} g) : ${value}, cours du ${date}`,
      silver: (value: string, grams: string, date: string) => `Argent (${grams} g) : ${value}, cours du ${date}`,
    },
    zakaat: ['Le nisab aux cours du jour.', 'Le calculateur dit ce qui est dû : [zakaat](/zakaat)'],
    zakaatDue: (sum: string, due: string) =>
      `Si ${sum} dépasse votre nisab et vous appartient depuis une année lunaire, la zakaat est de ${due} (2,5 %). `,
    zakaatBelow: (sum: string) => `À lui seul, ${sum} est sous le nisab : aucune zakaat n’est due. `,
    zakaatNoPrices: 'Je n’ai pas de cours en ce moment. Vous pouvez les saisir dans le calculateur : [zakaat](/zakaat)',
    plans: [
      'Nos formules pour les commerces.',
      'La fiche de base est toujours gratuite. [Comparer les formules](/packages)',
    ],
    plansTitle: 'Formules',
    perMonth: (price: string) => `${price} par mois`,
    /** In a section where nothing fits. */
    noneNow: (section: string) => `Rien de tel dans ${section} pour le moment. Voici tout ce qui s’y trouve.`,
    sections: { event: 'Événements', job: 'Emplois', course: 'Cours', recipe: 'Recettes' },
    person: 'Je transmets à notre équipe. Laissez un e-mail si vous ne pouvez pas attendre ici.',
    /** Typed as the visitor would. */
    chips: {
      openNow: 'ouvert maintenant',
      prayerSpace: 'avec espace de prière',
      sisters: 'avec espace femmes',
      prayer: 'heures de prière',
    },
    setPlace: (name: string) => `Choisir ${name} comme mon lieu`,
    save: (name: string) => `Enregistrer ${name}`,
    follow: (name: string) => `Suivre ${name}`,
    report: (name: string) => `Signaler un problème avec ${name}`,
    /** Before something to do that was asked for. */
    confirm: 'Bien sûr. Merci de confirmer :',
    closest: (place: string) => `Les plus proches${place ? ` de ${place}` : ''}.`,
    exactPlace: 'Avec votre lieu exact, c’est encore mieux : [choisir mon lieu](/place).',
    planFree: (name: string) => `La formule ${name} est gratuite.`,
    planCosts: (name: string, monthly: string, annual: string) =>
      `La formule ${name} coûte ${monthly} par mois ou ${annual} par an.`,
    jumuahAt: (mosque: string, times: string) => `Prière du vendredi à ${mosque} : ${times}.`,
    noJumuahAt: (mosque: string) =>
      `${mosque} ne nous a pas encore donné l’heure de la prière du vendredi. Si vous la connaissez, vous pouvez l’ajouter sur sa page.`,
    ringFirst: (what: string, place: string) =>
      `Je ne sais pas encore quelles mosquées près de ${place} ont ceci : ${what}. Voici les plus proches ; appelez avant d’y aller.`,
    reading:
      'Je ne donne pas d’avis religieux. Voici ce que disent nos articles, avec leurs sources ; ils signalent les divergences entre savants. Pour votre cas, demandez à un imam.',
    imam: 'Demander à un imam près de vous',
    callPlace: (name: string, number: string) => `Appeler ${name} : ${number}`,
    wayTo: (name: string) => `Aller à ${name}`,
    noPhone: (name: string) => `Nous n’avons pas encore de numéro pour ${name}.`,
    noneSaved: 'Vous n’avez encore rien enregistré. Touchez le cœur d’un lieu pour le garder.',
    noPlan: 'Vous n’avez pas encore de formule. Référencer votre commerce est gratuit.',
    planRuns: (name: string, date: string, days: number) =>
      count(days, {
        one: `Votre formule ${name} court jusqu’au ${date} : # jour restant.`,
        other: `Votre formule ${name} court jusqu’au ${date} : # jours restants.`,
      }),
    signInFirst: 'Connectez-vous d’abord, et je pourrai regarder.',
    modelAway: 'Réponse donnée sans le modèle de langage, indisponible pour le moment.',
    sure: (what: string) => `${what} ?`,
    yes: 'Oui',
    no: 'Non',
    done: 'C’est fait.',
    /** Nobody knows whether it arrived. */
    lost: 'La connexion s’est coupée avant la réponse : ce n’est peut-être pas fait. Réessayez.',
    askPerson: 'Demander à notre équipe',
    emailLabel: 'Votre e-mail, si vous devez partir',
    sendOn: 'Envoyer à notre équipe',
    waiting: 'Notre équipe a votre question. La réponse s’affiche ici ; vous pouvez fermer et revenir.',
    waitingMail: (email: string) =>
      `Notre équipe a votre question. La réponse s’affiche ici, et par e-mail à ${email} si vous partez.`,
    staff: 'Notre équipe',
    closed: 'Cette conversation est close. Posez une autre question quand vous voulez.',
    notSure: 'Je n’en suis pas sûr. Je peux demander à notre équipe.',
  },
  understoodAs: 'Nous avons compris :',
  asTyped: 'Chercher les mots exacts',
  didYouMean: 'Ou vouliez-vous dire',
  nearMe: 'Près de moi',
  cheap: 'Petits prix',
  open: { now: 'Ouvert maintenant', late: 'Ouvert tard', prayer: 'Ouvert après la prochaine prière' },
  days: {
    today: 'Aujourd’hui',
    tomorrow: 'Demain',
    sunday: 'Dimanche',
    monday: 'Lundi',
    tuesday: 'Mardi',
    wednesday: 'Mercredi',
    thursday: 'Jeudi',
    friday: 'Vendredi',
    saturday: 'Samedi',
    weekend: 'Week-end',
  },
  elsewhere: {
    business: 'Voir les commerces pour cette recherche',
    job: 'Voir les offres d’emploi pour cette recherche',
    event: 'Voir les événements pour cette recherche',
    recipe: 'Voir les recettes pour cette recherche',
    course: 'Voir les cours',
    mosque: 'Voir les mosquées pour cette recherche',
    prayer: 'Voir les heures de prière',
    quran: 'L’ouvrir dans le Coran',
    qibla: 'Trouver la qibla',
    zakaat: 'Ouvrir le calculateur de zakaat',
    hijri: 'Voir le calendrier musulman',
  },
  needsPlace: 'Nous ne savons pas encore où vous êtes.',
  choosePlace: 'Choisir votre lieu',
  /** Above what was found with less asked for. */
  relaxedTitle: 'Mais voici ce que nous avons trouvé',
  relaxed: {
    farther: (_: string) => `Rien d’aussi proche. Voici ce qui est un peu plus loin.`,
    withoutFilters: (_: string) => `Rien ne correspond à tous les filtres. Voici sans eux.`,
    anywhere: (_: string) => `Rien dans ce secteur. Voici les plus proches, où que ce soit.`,
    anyWord: (word: string) => `Rien ne correspond à tous les mots. Voici pour « ${word} ».`,
    withoutWords: (word: string) => `Rien ne correspond à ces mots. Voici la catégorie ${word}.`,
    everything: (_: string) => `Rien de tel pour l’instant. Voici ce qui est référencé près d’ici.`,
    anyDay: (_: string) => `Rien ce jour-là. Voici d’autres jours.`,
    all: (_: string) => `Rien de tel pour l’instant. Voici tout ce que nous avons.`,
  },
  /** What is not there: its name in the words that were typed, and where; an empty place is not said. */
  none: {
    listed: (what: string, where: string) =>
      where ? `« ${what} » : rien encore ${inCity(where)}.` : `« ${what} » : rien encore.`,
    filtered: (where: string) =>
      where ? `Rien ${inCity(where)} ne correspond à tous vos filtres.` : 'Rien ne correspond à tous vos filtres.',
    anything: (where: string) => (where ? `Rien ne figure encore ${inCity(where)}.` : 'Rien ne figure encore ici.'),
  },
  /** What stands below it. */
  instead: {
    closest: (n: string, _word: string) => (n === '1' ? 'Le plus proche :' : `Les ${n} plus proches :`),
    withoutFilters: (n: string, _word: string) => `Sans filtres (${n}) :`,
    inKind: (n: string, word: string) => `À proximité, ${word} (${n}) :`,
    anyWord: (n: string, word: string) => `Pour « ${word} » (${n}) :`,
    anything: (n: string, _word: string) => `Lieux à proximité (${n}) :`,
  },
  knowOne: 'Vous en connaissez un ? Ajoutez-le',
  named: 'Est-ce cela que vous cherchez ?',
  suggestions: {
    label: 'Suggestions',
    places: 'Lieux',
    categories: 'Catégories',
    businesses: 'Commerces',
    mosques: 'Mosquées',
    rooms: 'Salles de prière',
    quran: 'Coran',
    pages: 'Pages',
    recent: 'Recherches récentes',
    forget: 'Retirer des recherches récentes',
    forgetAll: 'Effacer les recherches récentes',
    all: (text: string) => `Rechercher « ${text} »`,
    count: (n: string) => `${n} suggestions`,
    inCity: (what: string, city: string) => `${what} à ${city}`,
    none: 'Aucune suggestion',
  },
  /** Under a card: why the search found it. */
  why: {
    name: 'Le nom correspond',
    menu: (dish: string) => `La carte mentionne ${dish}`,
    offer: (what: string) => `Propose ${what}`,
    kind: (part: string) => `Dans ${part}`,
    about: (words: string) => `La description mentionne ${words}`,
    place: 'Le lieu correspond',
  },
  /** A city in which nobody is listed. */
  nobodyIn: (city: string) => `Personne n’est encore inscrit à ${city}.`,
  addFirstIn: (city: string) => `Ajouter la première adresse à ${city}`,
}
