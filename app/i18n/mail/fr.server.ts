// Texts of the mails the site sends, in French. Only the server needs them.
import type { MailMessages } from './catalogue.server.ts'

export default {
  greeting: 'As-salamou alaykoum,',
  signature: 'L’équipe Mahalla',
  ignore: 'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail. Il ne se passera rien.',
  orCode: (code: string) => `Ou saisissez ce code : ${code}`,
  setupTest: {
    subject: 'E-mail d’essai de votre site',
    body: 'Si vous lisez ceci, les e-mails de votre site arrivent bien.',
    action: 'Retour à la liste de mise en place',
  },
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
  invite: {
    subject: 'Votre invitation à rejoindre Mahalla',
    body: 'L’équipe Mahalla vous a ouvert un compte avec cette adresse e-mail. Acceptez l’invitation et choisissez un mot de passe. Le lien est valable une heure et ne sert qu’une fois.',
    action: 'Accepter l’invitation',
    closing: 'Si vous ne souhaitez pas nous rejoindre, ignorez cet e-mail.',
  },
  changeAddress: {
    subject: 'Confirmez votre changement d’adresse e-mail',
    body: 'Vous avez demandé à changer l’adresse e-mail de votre compte Mahalla.',
    action: 'Confirmer le changement',
  },
  addressTaken: {
    subject: 'Quelqu’un a voulu utiliser votre adresse e-mail',
    body: 'Quelqu’un a demandé à utiliser cette adresse pour un autre compte Mahalla. Elle est déjà la vôtre : rien n’a changé. Si c’était vous, connectez-vous avec cette adresse. Sinon, vous n’avez rien à faire.',
  },
  code: {
    subject: 'Votre code de confirmation',
    body: 'Saisissez ce code sur Mahalla pour continuer :',
  },
  newsletter: {
    subject: 'Confirmez votre abonnement à la lettre d’information',
    body: 'Vous avez demandé la lettre d’information de Mahalla : de temps en temps, les nouvelles adresses près de chez vous et la vie de votre communauté. Confirmez, et la prochaine sera pour vous.',
    action: 'Oui, envoyez-moi la lettre d’information',
    unsubscribe: 'Se désabonner',
    choices: 'Choisir ce que vous recevez',
    test: '[Test]',
    why: 'Vous recevez cet e-mail parce que vous êtes abonné(e) à la lettre d’information de Mahalla.',
  },
  certificateReminder: {
    subject: (business: string) => `Votre certificat halal pour ${business} expire bientôt`,
    body: (business: string, date: string) =>
      `Le certificat halal de ${business} que nous avons au dossier est valable jusqu’au ${date}. Passé ce jour, la fiche redescend d’elle-même à un niveau inférieur. Si vous en avez un nouveau, merci de nous le remettre.`,
    action: 'Remettre le nouveau certificat',
  },
  moderation: {
    things: {
      campaign_entry: 'votre nouvelle de collecte',
      campaign_account: 'le compte pour les dons',
      giving_group: 'votre groupe',
      review: 'votre avis',
      review_reply: 'votre réponse à un avis',
      contribution: 'votre publication',
      reply: 'votre réponse',
      person: 'votre profil',
      photo: 'votre photo',
      evidence: 'votre justificatif',
      claim: 'votre revendication',
      listing: 'votre fiche',
      fact: 'votre information sur un lieu',
      ownership: 'votre déclaration de propriété',
      job: 'votre offre d’emploi',
      message: 'votre message',
      place_change: 'votre suggestion pour un lieu',
      prayer_room: 'la salle de prière que vous avez ajoutée',
      prayer_room_word: 'ce que vous avez dit d’une salle de prière',
      mosque_announcement: 'votre annonce',
      mosque_admin: 'votre demande de gérer la page d’une mosquée',
      course: 'votre cours',
      course_review: 'votre avis sur un cours',
      course_remark: 'votre message sous une leçon',
      teaching_request: 'votre demande d’enseigner',
      social_account: 'votre compte de réseau social',
      social_verification: 'votre code pour un compte de réseau social',
      group: 'votre groupe',
      group_note: 'votre annonce',
      person_message: 'votre message',
      other: 'votre envoi',
    },
    about: (thing: string, name: string) => `${thing} (${name})`,
    subject: {
      approved: (thing: string) => `C’est accepté : ${thing}`,
      rejected: (thing: string) => `Non publié : ${thing}`,
      needs_info: (thing: string) => `Une question sur ${thing}`,
    },
    body: {
      approved: (thing: string) => `Merci. Nous avons examiné et accepté ${thing}.`,
      rejected: (thing: string) => `Après examen, nous ne pouvons pas publier ${thing}.`,
      needs_info: (thing: string) => `Avant de décider, il nous faut en savoir plus sur ${thing}.`,
    },
    canned: {
      spam: 'Cela ressemble à de la publicité ou ne semble pas réel.',
      offensive: 'C’est offensant ou s’en prend à quelqu’un.',
      not_own_visit: 'Il ne s’agit pas de votre propre visite.',
      private_data: 'Cela contient des informations privées sur d’autres personnes.',
      off_topic: 'Cela parle d’autre chose que de ce lieu.',
      unreadable: 'Nous n’avons pas pu le lire ou le comprendre.',
      unclear: 'Il nous faut plus de détails.',
      duplicate: 'C’est déjà présent.',
      unproven: 'Ce que vous avez envoyé ne suffit pas encore comme preuve.',
      unkind: 'Cela manque de bienveillance envers les autres, et ce n’est pas la première fois.',
    },
    note: 'Message de notre équipe :',
    action: 'Voir sur Mahalla',
  },
  contactAnswer: {
    subject: (subject: string) => `Réponse à votre message : ${subject}`,
    youWrote: 'Vous nous aviez écrit :',
    closing: 'Si vous avez une autre question, n’hésitez pas à nous réécrire.',
    action: 'Nous réécrire',
  },
  communityNews: {
    subject: (n: number) =>
      n === 1 ? 'Des nouvelles de la communauté Mahalla' : `${n} nouvelles de la communauté Mahalla`,
    body: 'Voici ce qui s’est passé dans la communauté :',
    action: 'Voir sur Mahalla',
    why: 'Vous recevez cet e-mail selon vos réglages de notification.',
    stop: 'Arrêter ces e-mails',
  },
  jobs: {
    application: {
      subject: (job: string) => `Nouvelle candidature : ${job}`,
      body: (person: string, job: string) =>
        `${person} a postulé à « ${job} ».\n\nMerci de répondre à chacun, même par un refus. Les candidatures sont supprimées après 180 jours.`,
      action: 'Lire la candidature',
    },
    answerSubject: (job: string) => `Votre candidature : ${job}`,
    answers: {
      seen: (job: string, employer: string) => `${employer} a lu votre candidature à « ${job} ».`,
      shortlisted: (job: string, employer: string) =>
        `Bonne nouvelle : ${employer} vous a présélectionné pour « ${job} » et vous contactera peut-être bientôt.`,
      declined: (job: string, employer: string) =>
        `${employer} a choisi quelqu’un d’autre pour « ${job} » cette fois. Qu’Allah vous ouvre une meilleure porte.`,
      hired: (job: string, employer: string) => `Mabrouk ! ${employer} souhaite vous embaucher pour « ${job} ».`,
    },
    answerAction: 'Mes candidatures',
    ending: {
      subject: (job: string) => `Toujours à pourvoir ? ${job}`,
      body: (job: string, date: string) =>
        `Votre offre « ${job} » se termine le ${date}. Si le poste est toujours ouvert, renouvelez-la en un clic. S’il est pourvu, vous n’avez rien à faire.`,
      action: 'Renouveler ou fermer',
    },
    alert: {
      subject: (found: string) => `Nouveau sur Mahalla : ${found}`,
      body: (search: string) => `Du nouveau pour votre recherche « ${search} » :`,
      action: 'Voir toute la recherche',
      why: 'Vous recevez cet e-mail parce que vous avez enregistré cette recherche.',
      stop: 'Arrêter cette alerte',
    },
  },
  mosqueAsk: {
    subject: (mosque) => `Les horaires de ${mosque} sont-ils justes ?`,
    body: (mosque) =>
      `Salam à toutes et à tous à ${mosque}.\n\nDes fidèles trouvent votre mosquée sur Mahalla et viennent y prier. Merci de vérifier un instant les horaires qu’ils voient.`,
    known: 'Voici les horaires affichés aujourd’hui :',
    none: 'Nous ne connaissons pas encore vos horaires d’iqama ni du vendredi. Vous pouvez les ajouter en quelques minutes.',
    after: (minutes) => `${minutes} min après le début`,
    action: 'Vérifier les horaires',
    why: (mosque) => `Nous écrivons une fois par saison, car cette adresse est publiée pour ${mosque}.`,
    stop: 'Ne plus nous écrire',
  },
  placeAlert: {
    confirm: {
      subject: 'Voulez-vous être prévenu dès qu’il y en a un ?',
      body: (name: string) =>
        `Vous avez demandé à Mahalla de vous prévenir dès qu’il y en a un pour « ${name} ». Confirmez, et nous vous écrirons une seule fois.`,
      action: 'Oui, prévenez-moi',
      stop: 'Non, arrêter',
    },
    found: {
      subject: (name: string) => `Désormais sur Mahalla : ${name}`,
      body: (name: string) => `Le premier figure ici pour « ${name} » :`,
      action: 'Voir la recherche',
      why: 'Vous vouliez être prévenu une fois. C’est fait : vous ne recevrez plus d’e-mails à ce sujet.',
    },
  },
  mosqueNews: {
    subject: (mosque: string, title: string) => `${mosque} : ${title}`,
    janazah: 'Inna lillahi wa inna ilayhi raji’oun.',
    kinds: { general: 'Nouvelle', janazah: 'Janaza', class: 'Cours', event: 'Événement', closure: 'Fermeture' },
    on: (date: string) => `Jour : ${date}`,
    at: (time: string) => `Heure : ${time}`,
    after: (prayer: string) => `Après ${prayer}`,
    prayers: { fajr: 'Fajr', dhuhr: 'Dhuhr', asr: 'Asr', maghrib: 'Maghrib', isha: 'Isha', jumuah: 'Joumou’a' },
    where: (place: string) => `Lieu : ${place}`,
    burial: (place: string) => `Inhumation : ${place}`,
    action: 'Voir sur Mahalla',
    why: (mosque: string) => `Vous recevez cet e-mail parce que vous suivez les annonces de ${mosque}.`,
    stop: 'Ne plus recevoir ces e-mails',
  },
  timetableSheet: {
    subject: (mosque, month) => `Horaires de prière, ${month} : ${mosque}`,
    body: (mosque, month) =>
      `Les horaires de ${mosque} pour ${month} sont prêts à imprimer. La feuille est faite quand vous l’ouvrez : ce que la mosquée change d’ici là y figure.`,
    action: 'Ouvrir la feuille à imprimer',
    other: 'Un autre papier, une autre couleur ou langue ?',
    change: 'Modifier la feuille',
    why: (mosque) => `Vous avez demandé les horaires de ${mosque} chaque mois.`,
    stop: 'Ne plus recevoir ces e-mails',
  },
  trialReminder: {
    subjects: {
      23: 'Votre essai VIP se termine dans 7 jours',
      28: 'Votre essai VIP se termine dans 2 jours',
      30: 'Votre essai VIP se termine aujourd’hui',
    },
    bodies: {
      23: (listing: string, date: string) =>
        `L’essai VIP gratuit de ${listing} dure jusqu’au ${date}. D’ici là, vous pouvez utiliser 20 règles d’automatisation.`,
      28: (listing: string, date: string) =>
        `L’essai VIP gratuit de ${listing} dure jusqu’au ${date} : encore deux jours.`,
      30: (listing: string, date: string) =>
        `Aujourd’hui, ${date}, est le dernier jour de l’essai VIP gratuit de ${listing}. Dès demain, votre fiche passe à Barakah, notre formule gratuite.`,
    },
    yourListing: 'votre fiche',
    action: 'Comparer les formules',
    closing:
      'Vous n’avez rien à faire. Aucune carte n’a été demandée et rien n’est débité : l’essai s’arrête tout seul, votre fiche reste en ligne gratuitement, et rien de ce que vous avez saisi n’est perdu.',
  },
  leaving: {
    asked: {
      subject: (date: string) => `Votre compte sera supprimé le ${date}`,
      body: (date: string) =>
        `Vous avez demandé la suppression de votre compte Mahalla. Il est verrouillé et sera supprimé le ${date}, avec tout ce que vous avez choisi de retirer. Si vous changez d’avis, connectez-vous avant cette date et gardez-le.`,
      closing:
        'Si la demande ne vient pas de vous, connectez-vous, gardez le compte et changez aussitôt de mot de passe.',
      action: 'Se connecter',
    },
    decided: {
      subject: (date: string) => `Votre compte sera supprimé le ${date}`,
      body: (date: string) =>
        `Notre équipe a décidé de supprimer votre compte Mahalla. Il est verrouillé et sera supprimé le ${date}. D’ici là, vous pouvez vous connecter et emporter vos données.`,
      closing: 'Si vous pensez qu’il s’agit d’une erreur, écrivez-nous avant cette date.',
      action: 'Nous écrire',
    },
    done: {
      subject: 'Votre compte est supprimé',
      body: 'Votre compte Mahalla est supprimé, avec votre adresse, vos sessions et vos fichiers. C’est notre dernier e-mail. Qu’Allah vous accompagne.',
    },
  },
  plan: {
    names: { basic: 'Barakah', premium: 'Rizq', enterprise: 'Falah' },
    renews: {
      subject: (plan: string, date: string) => `Votre formule ${plan} se renouvelle le ${date}`,
      body: (plan: string, date: string) =>
        `Votre formule ${plan} se renouvelle le ${date}. Pour arrêter, résiliez-la avant cette date en deux clics : vous gardez tout jusqu’à ce jour.`,
    },
    ends: {
      subject: (plan: string, date: string) => `Votre formule ${plan} prend fin le ${date}`,
      body: (plan: string, date: string) =>
        `Votre formule ${plan} court jusqu’au ${date}. Ensuite, vos fiches restent en ligne avec Barakah, notre formule gratuite. D’ici là, un clic suffit pour garder ${plan}.`,
    },
    late: {
      subject: (plan: string) => `Le paiement de votre formule ${plan} ne nous est pas parvenu`,
      body: (plan: string, date: string) =>
        `Le paiement de votre formule ${plan} n’est pas encore arrivé. Rien ne change avant le ${date}, et nous ne demandons jamais d’intérêts ni de frais de retard. Merci de vérifier vos informations de paiement d’ici là.`,
    },
    last_days: {
      subject: (plan: string) => `Derniers jours de votre formule ${plan}`,
      body: (plan: string, date: string) =>
        `Nous attendons toujours le paiement de votre formule ${plan}. Le ${date}, vos fiches passent à Barakah, notre formule gratuite. Elles restent en ligne et rien de ce que vous avez saisi n’est perdu.`,
    },
    ended: {
      subject: (plan: string) => `Votre formule ${plan} a pris fin`,
      body: (plan: string) =>
        `Votre formule ${plan} a pris fin. Vos fiches restent en ligne avec Barakah, notre formule gratuite, et tout ce que vous avez saisi. Vous pouvez revenir quand vous voulez.`,
    },
    action: 'Gérer ma formule',
    closing: 'Vous recevez cet e-mail parce que votre commerce a une formule sur Mahalla.',
  },
  invoice: {
    invoice: {
      subject: (number: string) => `Facture ${number}`,
      body: (number: string, total: string) =>
        `Voici la facture ${number} d’un montant de ${total}. Merci de virer cette somme en indiquant le numéro de la facture en référence. Votre formule démarre dès que notre équipe a confirmé le paiement.`,
    },
    receipt: {
      subject: (number: string) => `Reçu de la facture ${number}`,
      body: (number: string, total: string) =>
        `Qu’Allah vous récompense. Nous avons bien reçu votre paiement de ${total} pour la facture ${number}. Vous pouvez l’ouvrir et l’imprimer à tout moment.`,
    },
    credit_note: {
      subject: (number: string) => `Avoir ${number}`,
      body: (number: string, total: string) =>
        `Nous vous avons remboursé ${total}. L’avoir ${number} est conservé avec vos factures.`,
    },
    action: 'Ouvrir',
    closing: 'Conservez cet e-mail pour votre comptabilité.',
  },
  application: {
    note: 'Note de notre équipe :',
    affiliate: {
      subject: 'Votre candidature d’affilié',
      approved:
        'Bienvenue. Votre candidature est acceptée. Votre lien et vos conditions sont sur votre tableau de bord.',
      declined:
        'Merci pour votre candidature. Nous ne pouvons pas vous prendre comme affilié pour le moment. Vous pourrez candidater à nouveau plus tard.',
    },
    partner: {
      subject: (name) => `${name} et Mahalla`,
      approved: (name) =>
        `${name} est désormais partenaire de Mahalla. Votre badge est prêt : copiez-le de la page des partenaires sur votre site.`,
      declined: (name) => `Merci pour votre candidature. Nous n’avons pas pu accepter ${name} comme partenaire.`,
      revoked: (name) => `${name} n’est plus partenaire de Mahalla, et son badge le dit désormais.`,
    },
    action: { affiliate: 'Ouvrir mon tableau de bord', partner: 'Prendre le badge' },
  },
  gift: {
    title: 'Un don à Mahalla',
    how: {
      subject: (number) => `Comment faire votre don (${number})`,
      body: (sum) =>
        `Qu’Allah vous récompense. Faites un virement de ${sum} en indiquant le numéro ci-dessous en référence, pour que nous sachions qu’il vient de vous.`,
      closing: 'Si vous changez d’avis, ne faites rien. Personne ne vous relancera.',
    },
    receipt: {
      subject: (number) => `Reçu ${number}`,
      body: (sum) => `Qu’Allah vous récompense. Nous avons reçu votre don de ${sum}.`,
    },
    refund: {
      subject: (number) => `Nous avons rendu votre don (${number})`,
      body: (sum) => `Nous vous avons rendu ${sum}.`,
    },
    lines: {
      number: 'Numéro',
      date: 'Date',
      giver: 'De',
      purpose: 'Pour',
      amount: 'Montant',
      to: 'À',
    },
    stop: 'Arrêter mon don mensuel',
    closing: 'Gardez cet e-mail dans vos archives.',
  },
  order: {
    postage: 'Envoi',
    discount: 'Réduction',
    tax: 'Taxe',
    /** Nothing was to be paid before it was collected. */
    cancelledUnpaid:
      'Votre commande a été annulée et les articles sont de retour en boutique. Vous n’avez rien à payer.',
    steps: {
      unconfirmed: {
        subject: (reference: string) => `Merci de confirmer votre commande ${reference}`,
        body: 'Ouvrez le lien et confirmez votre commande. D’ici là, rien n’est mis de côté pour vous. Le lien est valable un jour.',
      },
      new: {
        subject: (reference: string) => `Votre commande ${reference}`,
        body: 'Qu’Allah vous récompense pour votre commande. Nous avons mis ces articles de côté pour vous.',
      },
      paid: {
        subject: (reference: string) => `Nous avons reçu votre paiement (${reference})`,
        body: 'Votre paiement est arrivé. Nous allons préparer votre commande.',
      },
      packed: {
        subject: (reference: string) => `Votre commande est emballée (${reference})`,
        body: 'Votre commande est emballée.',
      },
      sent: {
        subject: (reference: string) => `Votre commande est en route (${reference})`,
        body: 'Nous avons posté votre commande.',
      },
      ready: {
        subject: (reference: string) => `Votre commande vous attend (${reference})`,
        body: 'Votre commande vous attend à la mosquée. Présentez cette référence en venant.',
      },
      done: {
        subject: (reference: string) => `Votre commande est terminée (${reference})`,
        body: 'Votre commande est terminée. Nous espérons qu’elle vous plaira.',
      },
      cancelled: {
        subject: (reference: string) => `Votre commande a été annulée (${reference})`,
        body: 'Votre commande a été annulée et les articles sont de retour en boutique. Si vous avez déjà payé, nous vous rembourserons.',
      },
      refunded: {
        subject: (reference: string) => `Nous avons remboursé votre commande (${reference})`,
        body: 'Nous vous avons rendu ce que vous aviez payé pour cette commande.',
      },
    },
    ways: {
      none: (sum: string) => `Vous payez ${sum} au retrait.`,
      manual: (sum: string) => `Merci de virer ${sum} sous 7 jours en indiquant la référence ci-dessous.`,
      stripe: (sum: string) =>
        `Merci de payer ${sum} par carte dans les 15 minutes ; passé ce délai, les articles retournent en boutique.`,
    },
    lines: {
      reference: 'Référence',
      total: 'Total',
      pickup: 'À retirer à',
      address: 'Envoyer à',
      note: 'Note',
      account: 'Compte',
    },
    action: 'Voir ma commande',
    closing: 'Gardez cet e-mail : son lien ouvre votre commande. Ne le partagez pas.',
    confirmAction: 'Confirmer ma commande',
    confirmClosing:
      'Si vous n’avez rien commandé, ignorez cet e-mail : il ne se passe rien et nous ne vous écrirons plus à ce sujet.',
  },
  teamInvitation: {
    subject: (name: string, from: string) => `${from} vous invite dans l’équipe de ${name}`,
    body: (name: string, from: string, role: string) =>
      `${from} vous invite à aider ${name} sur Mahalla en tant que ${role}. Le lien sert une fois, pendant 7 jours, et pour cette adresse seulement. Si vous ne connaissez pas ${from}, ignorez cet e-mail.`,
    action: 'Voir l’invitation',
    roles: { manager: 'gérant', helper: 'assistant' },
  },
  ownership: {
    noteLabel: 'Message de notre équipe',
    claimCode: {
      subject: (name: string) => `Votre code pour revendiquer ${name}`,
      body: (name: string) =>
        `Quelqu’un (vous, espérons-le) souhaite gérer ${name} sur Mahalla. Si c’est bien vous, saisissez ce code sur la page de revendication. Il est valable 15 minutes. Si vous n’êtes pas au courant, ne donnez ce code à personne.`,
      /** For the listed number: a text, or read aloud digit by digit. */
      text: (name: string, code: string) =>
        `${code} est votre code pour revendiquer ${name} sur Mahalla. Ne le donnez à personne au téléphone.`,
      spoken: (name: string, code: string) =>
        `Bonjour. Quelqu’un souhaite gérer ${name} sur Mahalla. Si c’est bien vous, le code est : ${code}. Je répète : ${code}. Si vous n’êtes pas au courant, raccrochez.`,
    },
    claim_verified: {
      subject: (name: string) => `${name} est à vous sur Mahalla`,
      body: (name: string) =>
        `Votre revendication est vérifiée : vous pouvez maintenant modifier ${name}, répondre aux avis et tenir à jour ses horaires et ses informations.`,
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
      subject: (name: string) => `Votre revendication de ${name} a été annulée`,
      body: (name: string) => `${name} n’est plus lié à votre compte.`,
      action: 'Voir la revendication',
    },
    owner_challenged: {
      subject: (name: string) => `Quelqu’un d’autre revendique ${name}`,
      body: (name: string) =>
        `Quelqu’un nous a dit que ${name} est à lui. Rien ne change pour l’instant : notre équipe va examiner la demande. Si le commerce est à vous, vous n’avez rien à faire ; répondez-nous si vous en savez plus.`,
      action: 'Voir mon commerce',
    },
    owner_changed: {
      subject: (name: string) => `${name} a un nouveau propriétaire sur Mahalla`,
      body: (name: string) =>
        `Après une décision de notre équipe, ${name} appartient désormais à un autre compte sur Mahalla. Si vous pensez que c’est une erreur, gelez la fiche et écrivez-nous.`,
      action: 'Voir la page',
    },
    vouch_asked: {
      subject: (name: string) => `Votre mosquée est invitée à se porter garante de ${name}`,
      body: (name: string) =>
        `Une personne dit que ${name} est son commerce et demande à votre mosquée de le confirmer. Ne vous portez garant que si vous la connaissez.`,
      action: 'Voir qui demande',
    },
    transfer_offered: {
      subject: (name: string, from: string) => `${from} vous remet ${name}`,
      body: (name: string, from: string) =>
        `${from} souhaite vous remettre ${name} sur Mahalla. Si vous acceptez, vous gérerez sa page. L’offre est valable 7 jours.`,
      action: 'Voir l’offre',
    },
    freeze: {
      text: 'Si vous n’avez pas donné votre accord, gelez la fiche : personne ne pourra alors la céder, la renommer ou la supprimer. Le lien fonctionne une fois, pendant 30 jours, même sans vous connecter.',
      action: 'Geler la fiche',
    },
    transfer_started: {
      subject: (name: string) => `Vous avez proposé ${name} à quelqu’un`,
      body: (name: string, email: string) =>
        `Depuis votre compte, ${name} a été proposé à ${email}. Rien ne change tant que l’offre n’est pas acceptée. Si ce n’était pas vous, gelez la fiche maintenant et changez votre mot de passe.`,
      action: 'Voir mon commerce',
    },
    listing_frozen: {
      subject: (name: string) => `${name} est gelé`,
      body: (name: string) =>
        `Personne ne peut céder ${name}, le renommer ou le supprimer tant que le gel n’est pas levé.`,
      action: 'Voir mon commerce',
    },
    listing_thawed: {
      subject: (name: string) => `${name} n’est plus gelé`,
      body: (name: string) =>
        `Le gel de ${name} a été levé. La fiche peut de nouveau être cédée, renommée et supprimée.`,
      action: 'Voir mon commerce',
    },
    transfer_accepted: {
      subject: (name: string) => `${name} a été remis`,
      body: (name: string) => `Votre offre a été acceptée. ${name} appartient maintenant à son nouveau propriétaire.`,
      action: 'Voir la page',
    },
    transfer_received: {
      subject: (name: string) => `${name} est à vous`,
      body: (name: string) => `Vous avez accepté l’offre : ${name} appartient maintenant à votre compte.`,
      action: 'Ouvrir mon commerce',
    },
    transfer_declined: {
      subject: (name: string) => `Votre offre pour ${name} a été refusée`,
      body: (name: string) => `La personne à qui vous avez proposé ${name} a refusé. Rien n’a changé.`,
      action: 'Voir mon commerce',
    },
  },
  automation: {
    review_published: (place: string, stars: number) => `Nouvel avis sur ${place} : ${stars} étoiles sur 5`,
    place_saved: (place: string) => `Quelqu’un a enregistré ${place}`,
    place_followed: (place: string) => `${place} a un nouvel abonné`,
    listing_live: (place: string) => `${place} est en ligne. Vérifiez que tout est exact sur la page`,
    claim_approved: (place: string) => `Votre revendication de ${place} a été acceptée`,
    message_received: (place: string) => `Un message d’un visiteur à ${place} attend une réponse`,
    application_received: (place: string, title: string) =>
      `Une candidature pour « ${title} » chez ${place} vous attend`,
    event_visited: (place: string, title: string) => `Quelqu’un est venu à « ${title} » chez ${place}`,
    certificate_expiring: (place: string, day: string) => `Le certificat halal de ${place} expire le ${day}`,
    hours_stale: (place: string, day: string) =>
      `Les horaires de ${place} sont-ils toujours exacts ? Dernière confirmation le ${day}`,
    ramadan_near: (place: string, day: string) =>
      `Le Ramadan commence vers le ${day}. Indiquez les horaires de Ramadan de ${place}`,
    tried: (rule: string) => `Essai de votre règle « ${rule} »`,
    welcome: (place: string) => `Bienvenue à ${place}. Voyez ses horaires de prière, ses nouvelles et ses événements`,
    visited: (place: string) => `Vous êtes allé à ${place}. Comment c’était ?`,
  },
} satisfies MailMessages
