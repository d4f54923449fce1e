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
  moderation: {
    things: {
      review: 'votre avis',
      review_reply: 'votre réponse à un avis',
      photo: 'votre photo',
      evidence: 'votre justificatif',
      claim: 'votre demande de propriété',
      listing: 'votre fiche',
      fact: 'votre information sur un lieu',
      ownership: 'votre déclaration de propriété',
      other: 'votre envoi',
    },
    about: (thing: string, name: string) => `${thing} (${name})`,
    subject: {
      approved: (thing: string) => `C’est accepté : ${thing}`,
      rejected: (thing: string) => `Non publié : ${thing}`,
      needs_info: (thing: string) => `Une question sur ${thing}`,
    },
    body: {
      approved: (thing: string) => `Merci. Nous avons examiné et accepté ${thing}.`,
      rejected: (thing: string) => `Après examen, nous ne pouvons pas publier ${thing}.`,
      needs_info: (thing: string) => `Avant de décider, il nous faut en savoir plus sur ${thing}.`,
    },
    canned: {
      spam: 'Cela ressemble à de la publicité ou ne semble pas réel.',
      offensive: 'Le contenu est offensant ou s’en prend à quelqu’un.',
      not_own_visit: 'Il ne s’agit pas de votre propre visite.',
      private_data: 'Il contient des informations privées sur d’autres personnes.',
      off_topic: 'Il parle d’autre chose que de ce lieu.',
      unreadable: 'Nous n’avons pas pu le lire ou le comprendre.',
      unclear: 'Il nous faut plus de détails.',
      duplicate: 'Il est déjà présent.',
      unproven: 'Ce que vous avez envoyé ne suffit pas encore comme preuve.',
    },
    note: 'Le mot de notre équipe :',
    action: 'Voir sur Mahalla',
  },
} satisfies MailMessages
