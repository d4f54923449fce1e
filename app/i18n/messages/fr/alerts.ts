import type { Messages } from '#app/i18n/catalogue.ts'

export const alerts: Messages['alerts'] = {
  title: 'Prévenez-moi dès qu’il y en a un',
  promise: 'Un seul e-mail, dès que le premier figure ici. Rien d’autre, et vous pouvez l’arrêter à tout moment.',
  email: 'Votre e-mail',
  button: 'Prévenez-moi',
  saved: 'C’est noté. Nous vous écrirons dès que le premier figure ici.',
  mailed: 'Consultez vos e-mails et ouvrez le lien pour confirmer.',
  seeAll: 'Vos alertes',
  leaveEmpty: 'Laissez ce champ vide',
  refused: {
    invalid: 'Saisissez une adresse e-mail valide.',
    tooMany: 'Trop de demandes. Patientez quelques minutes.',
    failed: 'Cela n’a pas fonctionné. Réessayez.',
    tooManyAlerts: 'Vous pouvez attendre dix recherches. Arrêtez-en une d’abord.',
  },
  own: {
    title: 'Vos alertes',
    text: 'Ce dont vous voulez être prévenu. Chaque alerte se termine avec le premier e-mail.',
    end: 'Arrêter',
    none: 'Vous n’attendez rien. Cherchez ce qui ne figure pas encore ici, et nous proposerons de vous prévenir.',
  },
  off: {
    title: 'Arrêter cette alerte',
    text: 'Vous ne recevrez plus d’e-mails sur cette recherche.',
    button: 'Arrêter',
    done: 'C’est fait. Vous ne recevrez plus d’e-mails sur cette recherche.',
    bad: 'Ce lien ne fonctionne plus. L’alerte est peut-être déjà terminée.',
  },
  confirm: {
    title: 'Confirmez votre alerte',
    text: 'Nous vous écrirons une seule fois, dès que le premier figure ici.',
    button: 'Oui, prévenez-moi',
    done: 'Confirmé. Nous vous écrirons dès que le premier figure ici.',
    bad: 'Ce lien ne fonctionne plus. Refaites la recherche pour en demander un autre.',
  },
}
