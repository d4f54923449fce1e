// Affiliés : les règles, la candidature, le tableau de bord.
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const n = plural('fr')

export const affiliates = {
  title: 'Affiliation',
  lead: (percent) =>
    `Vous connaissez un commerce qui a sa place sur la carte ? Amenez son propriétaire et recevez ${percent} de ce qu’il paie.`,
  rulesTitle: 'Comment ça marche, en toute équité',
  rules: {
    share: (percent, months) =>
      n(months, {
        one: `Vous recevez ${percent} de ce qu’un propriétaire paie le premier mois, hors taxes.`,
        other: `Vous recevez ${percent} de ce qu’un propriétaire paie les # premiers mois, hors taxes.`,
      }),
    window: (days) =>
      n(days, {
        one: 'Le premier lien suivi compte pendant # jour ; seul ce site le garde, sur l’appareil de la personne.',
        other: 'Le premier lien suivi compte pendant # jours ; seul ce site le garde, sur l’appareil de la personne.',
      }),
    hold: (days) =>
      n(days, {
        one: 'Une commission est en attente # jour, puis due, puis versée.',
        other: 'Une commission est en attente # jours, puis due, puis versée.',
      }),
    refund: 'Si le propriétaire est remboursé, la commission est reprise.',
    self: 'On ne peut pas se parrainer soi-même.',
    payout: (least) => `Nous versons à partir de ${least}. Les montants inférieurs sont reportés, rien n’est perdu.`,
    kept: 'Les conditions de votre arrivée restent les vôtres, quoi qu’il change ensuite.',
  },
  apply: 'Devenir affilié',
  about: 'Qui vous êtes et qui vous touchez',
  aboutHint: 'Quelques phrases suffisent. Notre équipe lit chaque candidature.',
  website: 'Site ou chaîne, si vous en avez',
  send: 'Envoyer ma candidature',
  sent: 'Nous avons votre candidature.',
  sentText: 'Notre équipe l’examine et vous écrira.',
  member: 'Vous êtes affilié',
  open: 'Ouvrir mon tableau de bord',
  errors: {
    about: 'Présentez-vous en quelques mots : de 10 à 2 000 caractères.',
    website: 'Saisissez une adresse qui commence par https://.',
    twice: 'Vous avez déjà postulé. Notre équipe vous répondra.',
  },
  desk: {
    link: 'Votre lien',
    linkHint: 'Partagez cette adresse. Elle mène aux formules et se souvient de vous.',
    code: 'Votre code',
    codeHint:
      'Pour une conférence, une vidéo ou un prospectus. Les propriétaires le saisissent sur la page des formules ; il compte comme un clic.',
    share: 'Prêt à partager',
    shareText:
      'Utilisez-les tels quels ou avec vos propres mots. Dites toujours que vous touchez une part : cela inspire confiance.',
    message: 'Un court message',
    messageHint: 'Pour WhatsApp, une publication ou un e-mail.',
    messageText: (link) =>
      `As-salamu alaykum. Vous avez un commerce ? L’inscrire sur Mahalla est gratuit, et les gens du quartier vous y trouvent : ${link} (Je touche une part si vous choisissez une formule payante.)`,
    banner: 'Une bannière pour votre site',
    bannerHint: 'Collez ceci là où l’image doit apparaître.',
    bannerAlt: 'Inscrivez votre commerce sur Mahalla, c’est gratuit',
    qr: 'Code QR',
    qrHint: 'Pour l’impression. Il mène à votre lien.',
    qrDownload: 'Télécharger le code QR',
    clicks: 'Clics',
    referrals: 'Propriétaires amenés',
    paying: 'Commerces qui ont payé',
    behind:
      'Un commerce que vous avez amené a été remboursé ; notre part repart donc aussi. Elle est retenue sur vos prochains gains ; vous n’avez jamais à nous payer.',
    funnel: 'Du clic au paiement',
    funnelText:
      'Compté mois par mois, sur les douze derniers mois au plus. Des clics, nous ne gardons que le nombre, jamais qui.',
    month: 'Mois',
    signUps: 'Inscriptions',
    firstPaid: 'Premier paiement',
    begin: {
      title: 'Votre premier commerce',
      text: 'Personne n’a encore suivi votre lien. Voici comment commencer :',
      steps: [
        'Envoyez votre lien à un commerçant que vous connaissez. Un mot personnel marche le mieux.',
        'Il inscrit son commerce gratuitement. Cela apparaît ici comme une inscription.',
        'Dès qu’il paie une formule, votre part apparaît ici, avec le jour où nous la versons.',
      ],
    },
    order: 'Commande',
    orderText: (number, date) => `N° ${number}, payée le ${date}`,
    cycles: { monthly: 'mensuelle', annual: 'annuelle' },
    takenBack: {
      refund: (back, sum) =>
        `${back} sur les ${sum} payés ont été remboursés au commerce : cette part de votre commission repart aussi. Elle est retenue sur votre prochain versement.`,
      late: 'Nous avons appris tard un premier paiement plus ancien de ce commerce. D’après sa date, ce paiement dépasse les mois qui comptent : sa part repart.',
      self: 'Vous, ou quelqu’un qui a les mêmes coordonnées, tenez ce commerce, et personne ne gagne sur ses propres paiements. Si c’est une erreur, écrivez-nous.',
    },
    arrived: 'C’est arrivé',
    listed: (sum: string) => `${sum} sont sur la liste du prochain virement.`,
    payoutStates: { listed: 'Sur la liste', sent: 'Envoyé', confirmed: 'Arrivé', failed: 'Revenu' },
    account: {
      title: 'Où nous vous payons',
      text: 'Seuls vous et la personne qui fait les virements le voyez.',
      missing: 'Dites-nous où vous payer. D’ici là, rien ne peut partir.',
      method: 'Mode de paiement',
      choose: 'Choisissez',
      holder: 'Nom du titulaire du compte',
      account: 'IBAN ou numéro de compte',
      accountHint: 'Les espaces ne comptent pas.',
      bankCode: 'BIC, SWIFT ou code guichet',
      bankCodeHint: 'Inutile avec un IBAN.',
      email: 'Adresse e-mail de ce compte',
      save: 'Enregistrer',
      saved: 'Enregistré. Votre prochain versement ira là.',
      methods: { bank: 'Virement bancaire', paypal: 'PayPal', wise: 'Wise' },
      errors: {
        method: 'Choisissez comment vous payer.',
        holder: 'Saisissez le nom tel que le compte le porte.',
        account: 'Ce numéro n’est pas bon. Vérifiez l’IBAN ou le numéro de compte.',
        bankCode: 'Saisissez le code de la banque.',
        email: 'Saisissez l’adresse e-mail du compte.',
      },
    },
    commissions: 'Commissions',
    none: 'Rien encore. Partagez votre lien pour commencer.',
    date: 'Date',
    state: 'État',
    amount: 'Montant',
    states: {
      pending: 'En attente',
      payable: 'Due',
      listed: 'En cours de versement',
      paid: 'Versée',
      reversed: 'Reprise',
    },
    payableOn: (date) => `Due à partir du ${date}`,
    payouts: 'Versements',
    noPayouts: (least) => `Pas encore de versement. Nous versons à partir de ${least}.`,
    download: 'Télécharger en CSV',
    terms: 'Vos conditions',
  },
} satisfies Messages['affiliates']
