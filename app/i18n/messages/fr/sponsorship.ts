// Sponsoring : l’offre, l’audience, la demande.
import type { Messages } from '#app/i18n/catalogue.ts'

export const sponsorship = {
  title: 'Sponsoring',
  lead: 'Associez votre nom à quelque chose de bien, devant celles et ceux qui le cherchent.',
  offered: 'Ce que vous pouvez choisir',
  placements: {
    lead: {
      title: 'Sponsor principal',
      text: 'Votre logo et une ligne, en grand, dans la section des sponsors de la page d’accueil.',
    },
    supporting: {
      title: 'Sponsor de soutien',
      text: 'Votre logo dans la section des sponsors de la page d’accueil, à côté des autres.',
    },
    banner: {
      title: 'Bandeau d’accueil',
      text: 'Un bandeau avec votre photo et vos mots sur la page d’accueil, pour les gens de la ville de votre choix.',
    },
    directory: {
      title: 'Bandeau de l’annuaire',
      text: 'Le même bandeau au-dessus de la liste des commerces, pour les gens de la ville de votre choix.',
    },
  },
  aMonth: (price) => `${price} par mois`,
  onRequest: 'Prix sur demande',
  /** What every page about money says of what is paid for. */
  paid: 'Ce qui est payé est signalé comme tel et n’apparaît jamais sur les pages de prière, du Coran ou de Gaza.',
  rules:
    'Jamais pour l’alcool, les jeux d’argent, l’intérêt ou les rencontres. L’argent n’achète ni notes, ni niveaux halal, ni place devant plus proche.',
  reach: 'Qui la voit',
  figures: {
    views: 'Pages vues en 30 jours',
    homeViews: 'Vues de la page d’accueil',
    impressions: 'Bannières vues',
    clicks: 'Clics sur les bannières',
  },
  counted:
    'Notre propre compte des 30 derniers jours, sans robots ni équipe. Nous n’arrondissons pas vers le haut et ne suivons personne.',
  notCounted: 'Les pages vues ne sont pas comptées ici : nous n’avons pas de chiffre à donner.',
  nothingYet: 'Nous venons de commencer à compter : pas encore de chiffre.',
  sponsors: 'Nos sponsors',
  ask: 'Nous demander',
  fields: {
    name: 'Votre nom',
    email: 'E-mail pour notre réponse',
    placement: 'Ce que vous avez en tête',
    choose: 'Choisissez',
    message: 'Votre message',
    hint: 'Qui vous êtes, quand vous aimeriez commencer, et ce que nous devons savoir.',
  },
  send: 'Envoyer la demande',
  sent: 'Nous avons votre demande.',
  sentText: 'Notre équipe répondra par e-mail.',
  subject: (placement) => `Sponsoring : ${placement}`,
  more: 'Qui paie pour ce site, et pour quoi ?',
  moreLink: 'D’où vient notre argent',
  errors: {
    name: 'Saisissez votre nom.',
    email: 'Saisissez une adresse e-mail, par exemple nom@example.com.',
    placement: 'Choisissez ce que vous avez en tête.',
    message: 'Écrivez de 10 à 3 500 caractères.',
  },
  desk: {
    title: 'Sponsors',
    lead: 'Les bandeaux réservés, et les sponsors affichés sur la page d’accueil et la page sponsoring.',
    add: 'Nouveau sponsor',
    empty: 'Aucun sponsor pour l’instant',
    emptyText: 'Ajoutez un sponsor, puis son accord.',
    back: 'Tous les sponsors',
    table: {
      title: 'Sponsors',
      name: 'Nom',
      about: 'Phrase',
      state: 'État',
      sample: 'Exemple',
    },
    fields: {
      name: 'Nom',
      tier: 'Type',
      website_url: 'Site web',
      logo_url: 'Logo',
      line: 'Une phrase',
      active: 'Afficher ce sponsor',
    },
    logoHint:
      'Un chemin de ce site, par exemple /logos/name.svg. Les images d’autres sites leur diraient qui nous visite.',
    lineHint: 'Affichée sous un sponsor principal.',
    save: 'Enregistrer',
    saved: 'Enregistré.',
    remove: 'Supprimer',
    errors: {
      name: 'Indiquez un nom, 160 caractères au plus.',
      website_url: 'Indiquez une adresse qui commence par https://.',
      logo_url: 'Indiquez un chemin de ce site qui commence par /.',
      line: 'Écrivez aussi la phrase en anglais, 300 caractères au plus par langue.',
      conflict: 'Quelqu’un d’autre l’a modifié entre-temps. Rechargez la page.',
    },
  },
} satisfies Messages['sponsorship']
