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
  ownership: {
    noteLabel: 'Message de notre équipe',
    claimCode: {
      subject: (name: string) => `Votre code pour revendiquer ${name}`,
      body: (name: string) =>
        `Quelqu’un, vous l’espérons, souhaite gérer ${name} sur Mahalla. Si c’est bien vous, saisissez ce code sur la page de revendication. Il est valable 15 minutes. Si vous n’êtes pas au courant, ne donnez ce code à personne.`,
    },
    claim_verified: {
      subject: (name: string) => `${name} est à vous sur Mahalla`,
      body: (name: string) =>
        `Votre revendication est confirmée : vous pouvez maintenant modifier ${name}, répondre aux avis et tenir à jour ses horaires et ses informations.`,
      action: 'Ouvrir mon commerce',
    },
    claim_rejected: {
      subject: (name: string) => `Votre revendication de ${name}`,
      body: (name: string) => `Nous avons examiné votre revendication de ${name} et n’avons pas pu la confirmer.`,
      action: 'Voir la revendication',
    },
    claim_needs_info: {
      subject: (name: string) => `Il nous manque une précision sur ${name}`,
      body: (name: string) => `Pour confirmer que ${name} est à vous, il nous faut encore quelque chose de votre part.`,
      action: 'Répondre',
    },
    claim_disputed: {
      subject: (name: string) => `Votre revendication de ${name} est à l’étude`,
      body: (name: string) =>
        `Une autre personne dit aussi que ${name} est à elle, ou le commerce a déjà un propriétaire. Notre équipe examinera les deux côtés et vous écrira. Vous n’avez rien à faire pour l’instant.`,
      action: 'Voir la revendication',
    },
    claim_revoked: {
      subject: (name: string) => `Votre revendication de ${name} a été retirée`,
      body: (name: string) => `${name} n’est plus lié à votre compte.`,
      action: 'Voir la revendication',
    },
    owner_challenged: {
      subject: (name: string) => `Quelqu’un d’autre revendique ${name}`,
      body: (name: string) =>
        `Quelqu’un nous a dit que ${name} est à lui. Rien ne change pour l’instant : notre équipe va examiner la demande. Si le commerce est à vous, vous n’avez rien à faire ; répondez-nous si vous en savez plus.`,
      action: 'Voir mon commerce',
    },
    owner_changed: {
      subject: (name: string) => `${name} a un nouveau propriétaire sur Mahalla`,
      body: (name: string) =>
        `Après une revendication confirmée par notre équipe, ${name} appartient désormais à un autre compte. Si vous pensez que c’est une erreur, écrivez-nous.`,
      action: 'Voir la page',
    },
    vouch_asked: {
      subject: (name: string) => `Votre mosquée est invitée à se porter garante de ${name}`,
      body: (name: string) =>
        `Une personne dit que ${name} est son commerce et demande à votre mosquée de le confirmer. Ne vous portez garant que si vous la connaissez.`,
      action: 'Voir qui demande',
    },
    transfer_offered: {
      subject: (name: string, from: string) => `${from} vous confie ${name}`,
      body: (name: string, from: string) =>
        `${from} souhaite vous remettre ${name} sur Mahalla. Si vous acceptez, vous gérerez sa page. L’offre est valable 7 jours.`,
      action: 'Voir l’offre',
    },
    transfer_accepted: {
      subject: (name: string) => `${name} a été remis`,
      body: (name: string) => `Votre offre a été acceptée. ${name} appartient maintenant à son nouveau propriétaire.`,
      action: 'Voir la page',
    },
    transfer_received: {
      subject: (name: string) => `${name} est à vous`,
      body: (name: string) => `Vous avez accepté l’offre : ${name} appartient maintenant à votre compte.`,
      action: 'Ouvrir mon commerce',
    },
    transfer_declined: {
      subject: (name: string) => `Votre offre pour ${name} a été refusée`,
      body: (name: string) => `La personne à qui vous avez proposé ${name} a refusé. Rien n’a changé.`,
      action: 'Voir mon commerce',
    },
  },
} satisfies MailMessages
