// Texts of the mails the site sends, in French. Only the server needs them.
import type { MailMessages } from './catalogue.server.ts'

export default {
  greeting: 'As-salamou alaykoum,',
  signature: 'L’équipe Mahalla',
  ignore: 'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail. Il ne se passera rien.',
  orCode: (code: string) => `Ou saisissez ce code : ${code}`,
  confirmAddress: {
    subject: 'Confirmez votre adresse e-mail',
    body: 'Bienvenue sur Mahalla. Merci de confirmer que cette adresse est bien la vôtre.',
    action: 'Confirmer mon adresse',
  },
  resetPassword: {
    subject: 'Choisissez un nouveau mot de passe',
    body: 'Vous avez demandé un nouveau mot de passe pour votre compte Mahalla. Le lien est valable une heure et ne sert qu’une fois.',
    action: 'Choisir un nouveau mot de passe',
  },
  signIn: {
    subject: 'Votre lien de connexion',
    body: 'Voici votre lien pour vous connecter à Mahalla. Il est valable une heure et ne sert qu’une fois.',
    action: 'Se connecter',
  },
  changeAddress: {
    subject: 'Confirmez votre changement d’adresse e-mail',
    body: 'Vous avez demandé à changer l’adresse e-mail de votre compte Mahalla.',
    action: 'Confirmer le changement',
  },
  code: {
    subject: 'Votre code de confirmation',
    body: 'Saisissez ce code sur Mahalla pour continuer :',
  },
  newsletter: {
    subject: 'Confirmez votre abonnement à la lettre d’information',
    body: 'Vous avez demandé la lettre d’information de Mahalla : de temps en temps, les nouvelles adresses près de chez vous et la vie de votre communauté. Confirmez, et la prochaine sera pour vous.',
    action: 'Oui, envoyez-moi la lettre',
    unsubscribe: 'Se désabonner',
  },
  trialReminder: {
    subjects: {
      23: 'Votre essai VIP se termine dans 7 jours',
      28: 'Votre essai VIP se termine dans 2 jours',
      30: 'Votre essai VIP se termine aujourd’hui',
    },
    bodies: {
      23: (listing: string, date: string) =>
        `L’essai VIP gratuit de ${listing} dure jusqu’au ${date}. D’ici là, votre fiche porte la mention « À la une » et passe avant les autres aux alentours.`,
      28: (listing: string, date: string) =>
        `L’essai VIP gratuit de ${listing} dure jusqu’au ${date} : encore deux jours.`,
      30: (listing: string, date: string) =>
        `Aujourd’hui, ${date}, est le dernier jour de l’essai VIP gratuit de ${listing}. Dès demain, votre fiche passe à Barakah, notre formule gratuite.`,
    },
    yourListing: 'votre fiche',
    action: 'Comparer les formules',
    closing:
      'Vous n’avez rien à faire. Aucune carte n’a été demandée et rien n’est débité : l’essai s’arrête tout seul, votre fiche reste en ligne gratuitement, et rien de ce que vous avez saisi n’est perdu.',
  },
  certificateReminder: {
    subject: (business: string) => `Votre certificat halal pour ${business} expire bientôt`,
    body: (business: string, date: string) =>
      `Le certificat halal de ${business} que nous avons au dossier est valable jusqu’au ${date}. Passé ce jour, la fiche redescend d’elle-même à un niveau inférieur. Si vous en avez un nouveau, merci de nous le remettre.`,
    action: 'Remettre le nouveau certificat',
  },
} satisfies MailMessages
