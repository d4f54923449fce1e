// Les campagnes d’un propriétaire : un code par affiche, dépliant et lien.
import type { Messages } from '#app/i18n/catalogue.ts'

export const placeCampaigns: Messages['placeCampaigns'] = {
  title: 'Campagnes',
  lead: 'Donnez à chaque affiche, dépliant et lien son propre code, et voyez combien de personnes il amène.',
  lockedTitle: (plan) => `Les campagnes font partie de ${plan}`,
  locked:
    'Une affiche en vitrine, un dépliant après la prière du vendredi, un lien dans votre lettre : chacun a son code, et vous voyez lequel amène du monde sur votre page. Les affiches simples restent gratuites.',
  add: 'Nouvelle campagne',
  name: 'Nom',
  nameHint: 'Pour vous et votre équipe seulement, par exemple « Affiche en vitrine » ou « Dépliant de l’Aïd ».',
  listing: 'Commerce',
  begin: 'Créer le code',
  said: {
    begun: 'Votre code est prêt. Faites-en une affiche ou copiez le lien.',
    ended: 'Terminée. Les codes imprimés marchent toujours.',
    resumed: 'La campagne est relancée.',
  },
  none: 'Pas encore de campagne',
  noneText: 'Créez-en une pour l’affiche en vitrine, une autre pour le dépliant, et comparez.',
  over: 'Terminées',
  overText: 'Les codes imprimés mènent toujours à votre page, et les visites comptent encore.',
  since: (date) => `Depuis le ${date}`,
  came: 'Personnes venues par ce code :',
  spans: { week: '7 jours', month: '28 jours', whole: 'En tout' },
  link: 'Lien',
  poster: 'Faire une affiche',
  end: 'Terminer',
  resume: 'Relancer',
  note: 'Chaque visiteur compte une fois par jour. Les robots, votre équipe et qui refuse le suivi ne sont pas comptés.',
  errors: { tooMany: 'Vingt campagnes au plus peuvent tourner à la fois pour un commerce. Terminez-en une d’abord.' },
}
