import type { answers as en } from '../en/answers.ts'

export const answers: typeof en = {
  needPlace: 'De quelle ville parlez-vous ? Écrivez son nom, ou [choisissez votre lieu](/place).',
  prayer: (prayer: string, place: string, time: string, day: string) => `${prayer} à ${place} : ${time} (${day}).`,
  prayerDay: (place: string, day: string) => `Heures de prière à ${place}, ${day}.`,
  method: (name: string) => `Calcul : ${name}. [Heures de prière](/athan)`,
  and: (prayer: string) => `Et ${prayer} ?`,
  tomorrow: 'Et demain ?',
  jumuah: (place: string) => `La prière du vendredi près de ${place}, selon ce que chaque mosquée nous a indiqué.`,
  mosques: (place: string) => `Les mosquées les plus proches de ${place}.`,
  mosquesNamed: 'Les mosquées de ce nom.',
  noMosques: (place: string) => `Je ne connais pas encore de mosquée près de ${place}.`,
  iqamah: (mosque: string) => `Heures d’iqama aujourd’hui : ${mosque}, telles que la mosquée les donne.`,
  noIqamah: (mosque: string) =>
    `${mosque} ne nous a pas encore donné ses heures d’iqama. Sa page a les heures de prière.`,
  seeAll: 'Tout voir',
  places: 'Lieux',
  businesses: (what: string, place: string) => (place ? `${what} près de ${place}.` : `${what}.`),
  nearestOnly: (what: string, place: string) =>
    place
      ? `Rien ne correspond à tout cela près de ${place}. Le plus proche : ${what}.`
      : `Rien ne correspond à tout cela. Le plus proche : ${what}.`,
  noBusinesses: 'Je n’ai encore rien trouvé de tel. Essayez d’autres mots, ou ajoutez le premier.',
  noHours: (name: string) => `${name} n’a pas indiqué ses horaires. Sa page a peut-être un numéro de téléphone.`,
  byName: 'Est-ce l’un de ceux-ci ?',
  ruling:
    'Je ne donne pas d’avis religieux. Demandez à un savant de confiance : [les mosquées près de vous](/mosques) peuvent vous orienter. Pour un lieu, je peux montrer les preuves halal enregistrées.',
  evidence: (name: string) =>
    `Je ne donne pas d’avis religieux, mais voici ce qui est enregistré pour ${name} : qui le dit, depuis quand et avec quelle preuve.`,
  inMakkah: 'À La Mecque, on se tourne vers la Kaaba elle-même. [Qibla](/athan/qibla)',
  qibla: (place: string, degrees: string) =>
    `Depuis ${place}, la qibla est à ${degrees}° du nord géographique, dans le sens horaire. [La voir sur la carte](/athan/qibla)`,
  fromNorth: 'Depuis le nord géographique, sens horaire',
  hijri: (date: string) => `Aujourd’hui, nous sommes le ${date}. [Calendrier musulman](/athan/hijri)`,
  hijriDay: (name: string, date: string) => `${name} : prévu le ${date}. [Calendrier musulman](/athan/hijri)`,
  moonMayDiffer: 'L’observation de la lune peut le décaler d’un jour.',
  surah: (name: string) => `Voici la sourate ${name}.`,
  verse: (surah: string, number: string) => `Voici le verset : ${surah} ${number}.`,
  verses: (n: string) => `${n} versets`,
  nisab: {
    gold: (value: string, grams: string, date: string) => `Or (${grams} g) : ${value}, cours du ${date}`,
    silver: (value: string, grams: string, date: string) => `Argent (${grams} g) : ${value}, cours du ${date}`,
  },
  zakaat: 'Le nisab aux cours du jour. Le calculateur dit ce qui est dû : [zakaat](/zakaat)',
  zakaatNoPrices: 'Je n’ai pas de cours en ce moment. Vous pouvez les saisir dans le calculateur : [zakaat](/zakaat)',
  plans: 'Nos formules pour les commerces. La fiche de base est toujours gratuite. [Comparer les formules](/packages)',
  plansTitle: 'Formules',
  perMonth: (price: string) => `${price} par mois`,
  section: 'Vous trouverez cela ici.',
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
  sure: (what: string) => `${what} ?`,
  yes: 'Oui',
  no: 'Non',
  done: 'C’est fait.',
  askPerson: 'Demander à notre équipe',
  emailLabel: 'Votre e-mail, si vous devez partir',
  sendOn: 'Envoyer à notre équipe',
  waiting: 'Notre équipe a votre question. La réponse s’affiche ici ; vous pouvez fermer et revenir.',
  waitingMail: (email: string) =>
    `Notre équipe a votre question. La réponse s’affiche ici, et par e-mail à ${email} si vous partez.`,
  staff: 'Notre équipe',
  closed: 'Cette conversation est close. Posez une autre question quand vous voulez.',
  notSure: 'Je n’en suis pas sûr. Je peux demander à notre équipe.',
}
