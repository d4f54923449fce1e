// La page des formules, et les factures.
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const n = plural('fr')

export const packages = {
  title: 'Formules',
  lead: 'Inscrire votre commerce est gratuit, pour toujours. Une formule vous rend plus facile à trouver.',
  cycle: 'Rythme de paiement',
  cycles: { monthly: 'Par mois', annual: 'Par an' },
  current: 'Votre formule',
  popular: 'La plus choisie',
  for: {
    basic: 'Tout ce qu’il faut à une fiche.',
    premium: 'Pour les commerces qui veulent être vus d’abord.',
    enterprise: 'Pour être en tête.',
  },
  aMonth: 'par mois',
  aYear: 'par an',
  freeForever: 'Gratuit pour toujours',
  saves: (amount) => `Vous économisez ${amount} par an`,
  orYear: (price, saving) => `ou ${price} par an (vous économisez ${saving})`,
  everythingIn: (plan) => `Tout ce que comprend ${plan}`,
  listFree: 'Inscrire mon commerce gratuitement',
  buttons: {
    start: (plan) => `Choisir ${plan}`,
    upgrade: (plan) => `Passer à ${plan}`,
    downgrade: (plan) => `Passer à ${plan} plus tard`,
    yearly: () => 'Payer à l’année',
    monthly: () => 'Payer au mois plus tard',
    cancel: (plan) => `Revenir à ${plan}`,
  },
  steps: {
    upgrade: 'Commence aujourd’hui. Vous payez la différence pour les jours restants.',
    downgrade: 'Commence à la fin de la période payée.',
    yearly: 'Commence aujourd’hui. Vous payez la différence pour les jours restants.',
    monthly: 'Commence à la fin de la période payée.',
  },
  payments: {
    none: (currency) =>
      `Prix en ${currency}. Aucun prestataire de paiement n’est encore configuré ici : les formules démarrent aussitôt et rien n’est débité.`,
    manual: (currency) =>
      `Prix en ${currency}, taxes en sus le cas échéant. Vous recevez une facture et payez par virement ; la formule démarre dès que nous l’avons confirmé.`,
    stripe: (currency) =>
      `Prix en ${currency}, taxes en sus le cas échéant. Votre banque peut les convertir. Les cartes passent par Stripe ; nous ne voyons jamais la vôtre.`,
  },
  lines: {
    page: 'Votre page avec carte, horaires et contact',
    near: 'Présence dans la recherche et près de moi',
    reviews: 'Les avis, et vos réponses',
    photos: 'Jusqu’à 60 photos par fiche',
    label: 'Le label « À la une » sur vos fiches',
    ahead: 'Avant les fiches gratuites à distance égale',
    largeCards: 'Une chance d’apparaître dans les grandes cartes de l’accueil',
    first: 'Avant Rizq à distance égale',
  },
  rules: 'Règles d’automatisation',
  compare: 'Ce que donne chaque formule',
  compareText:
    'La distance passe toujours d’abord : aucune formule ne met un commerce lointain avant celui du coin. Ce qui est payé est signalé comme tel, et jamais sur les pages de prière, du Coran ou de Gaza.',
  feature: 'Avantage',
  yes: 'Compris',
  no: 'Non compris',
  trial: {
    title: '30 jours de VIP gratuits',
    text: 'Tout Rizq pendant 30 jours, sans carte. L’essai s’arrête tout seul et vos fiches restent sur Barakah, gratuitement.',
    start: 'Commencer mon essai gratuit',
    register: 'Inscrire mon commerce et essayer',
  },
  present: {
    title: (plan) => `Votre formule : ${plan}`,
    trial: 'Votre essai VIP',
    basic: 'Gratuite, sans date de fin.',
    trialEnds: (date, days) =>
      n(days, { one: `Jusqu’au ${date} : # jour restant.`, other: `Jusqu’au ${date} : # jours restants.` }),
    renewsOn: (date, days) =>
      n(days, { one: `Se renouvelle le ${date}, dans # jour.`, other: `Se renouvelle le ${date}, dans # jours.` }),
    endsOn: (date) => `Résiliée. Vous la gardez jusqu’au ${date}, puis vos fiches restent sur Barakah, gratuitement.`,
    changesOn: (plan, date) => `Passe à ${plan} le ${date}.`,
    late: (date) =>
      `Votre dernier paiement ne nous est pas parvenu. Rien ne change avant le ${date}, sans frais de retard.`,
    sure: (plan) => `Résilier ${plan} ?`,
    sureText: (date) =>
      `Vous la gardez jusqu’au ${date}. Ensuite, vos fiches restent en ligne gratuitement. Rien n’est supprimé.`,
    yesCancel: 'Oui, résilier',
    keep: 'Garder ma formule',
    cancel: 'Résilier',
    resume: (plan) => `Garder ${plan}`,
    due: (total: string, number: string) =>
      `Nous attendons votre virement de ${total}, référence ${number}. Votre formule commence à son arrivée.`,
    howToPay: 'Comment payer',
    refunded: (sum: string, day: string) => `Nous vous avons remboursé ${sum} le ${day}.`,
    creditNote: 'Voir l’avoir',
    stillCharged:
      'Votre formule est terminée, mais son abonnement court encore : votre carte serait débitée à la prochaine date. Arrêtez-le ici si vous ne le souhaitez pas.',
    card: 'Débité sur',
    sureMoney:
      'Plus rien n’est débité. Ce qui est payé reste payé, sauf dans les 14 jours suivant votre premier paiement : écrivez-nous alors et vous êtes remboursé en entier.',
    sureNothing: 'Rien n’a été débité et rien ne le sera.',
    stop: 'Arrêter les débits',
    stopText: 'Votre carte ne sera plus débitée.',
    portal: 'Carte et paiements',
    invoices: 'Factures',
  },
  agreement: {
    title: (plan: string) => `${plan} : vérifiez avant de dire oui`,
    today: 'Aujourd’hui',
    starts: 'Début',
    afterwards: 'Ensuite',
    nothing: 'Rien n’est débité',
    free: 'Gratuit, jusqu’à ce que vous l’arrêtiez',
    invoice: (sum: string) => `Une facture de ${sum}`,
    atOnce: (date: string) => `Aujourd’hui, ${date}`,
    on: (date: string) => `Le ${date}`,
    withTransfer: 'À l’arrivée de votre virement',
    chargedOn: (sum: string, each: string, date: string) => `${sum} ${each}, à partir du ${date}`,
    invoiced: (sum: string, each: string) => `Une facture de ${sum} ${each}`,
    credit: (sum: string) => `${sum} sont déduits pour les jours déjà payés.`,
    ways: {
      none: 'Aucun prestataire de paiement n’est en place ici : rien n’est débité. Vous pouvez résilier à tout moment.',
      manual:
        'Vous payez par virement. Nous envoyons chaque facture suivante une semaine avant l’échéance, et vous pouvez résilier à tout moment.',
      stripe:
        'La formule se renouvelle jusqu’à ce que vous la résiliiez, ici et à tout moment. Votre carte est débitée par Stripe.',
    },
    trial: 'Votre essai',
    trialKept: (date: string) => `Il continue jusqu’au ${date}. Vous n’en perdez aucun jour.`,
    card: 'Carte',
    newCard: 'Vous la donnez sur la page de Stripe. Nous ne la voyons jamais.',
    tax: 'Taxe',
    taxes: {
      none: 'Aucune : pas de taxe prévue pour votre pays.',
      provider: 'Elle dépend de votre adresse. La page de Stripe l’indique avant le paiement.',
      reversed: 'Aucune. Vous la déclarez vous-même (autoliquidation).',
      added: (sum: string) => `${sum}, compris dans la somme d’aujourd’hui`,
      included: (rate: string, sum: string) => `${rate} dans le prix : ${sum}`,
      onTop: (rate: string, sum: string) => `${rate} en plus : ${sum}, déjà compté dans les sommes ci-dessus`,
    },
    refund: 'Remboursement',
    refundText:
      'Si vous changez d’avis dans les 14 jours suivant votre premier paiement, écrivez-nous et vous êtes remboursé en entier.',
    codeQuestion: 'Vous avez un code de réduction ?',
    codeLabel: 'Code de réduction',
    codeHint: 'Les codes de Stripe se saisissent sur sa page.',
    codeCheck: 'Vérifier le code',
    codeTaken: (code: string, sum: string) =>
      `${code} est valable : ${sum} de moins. Les sommes ci-dessus en tiennent compte.`,
    codes: {
      unknown: 'Ce code n’est pas valable ici. Vérifiez l’orthographe, la formule et la date limite.',
      used: 'Vous avez déjà utilisé ce code.',
      later: 'Ce code ne vaut que pour une formule qui commence aujourd’hui.',
    },
    giveCard: 'Continuer vers la carte',
    goPay: (sum: string) => `Continuer et payer ${sum}`,
    agree: 'Oui, j’accepte',
    getInvoice: 'Oui, envoyez-moi la facture',
    pay: (sum: string) => `Oui, payer ${sum}`,
    back: 'Non, revenir',
  },
  notes: {
    active: 'Votre formule est active. Qu’Allah vous récompense.',
    changing:
      'C’est noté. La nouvelle formule commence dès que le paiement est confirmé, en général en moins d’une minute.',
    scheduled: 'C’est noté. Le changement aura lieu à la fin de la période payée.',
    cancelled: 'Formule résiliée. Vous gardez tout jusqu’à la fin de la période.',
    resumed: 'Ravis de vous garder. Votre formule continue.',
    trial: 'Votre essai VIP a commencé.',
    paid: 'Merci. Votre formule démarre dès que le paiement est confirmé, en général en une minute.',
    left: 'Vous avez quitté la page de paiement. Rien n’a été débité et votre formule n’a pas changé.',
    code: 'Merci. Nous retiendrons qui vous a parlé de nous.',
    noCode: 'Nous ne connaissons pas ce code. Vérifiez-le et réessayez.',
    lateCode: 'Ce code ne peut pas compter : c’est le vôtre, un autre est arrivé avant, ou vous avez déjà payé.',
  },
  code: {
    question: 'Quelqu’un vous a parlé de nous ?',
    label: 'Son code',
    hint: 'Si cette personne vous en a donné un, saisissez-le ici. Votre prix ne change pas.',
    send: 'Enregistrer le code',
  },
  faqTitle: 'Questions fréquentes',
  faq: [
    {
      question: 'La formule gratuite l’est-elle vraiment ?',
      answer: 'Oui. Barakah ne coûte rien, ne demande pas de carte et n’a pas de date de fin.',
    },
    {
      question: 'L’argent change-t-il les notes ou les niveaux halal ?',
      answer: 'Non. Les notes viennent des avis, les niveaux halal des preuves. Aucune formule n’y change rien.',
    },
    {
      question: 'Que se passe-t-il si je résilie ?',
      answer:
        'Vous gardez la formule jusqu’au dernier jour payé. Ensuite, vos fiches restent en ligne sur Barakah, avec tout ce que vous avez saisi.',
    },
    {
      question: 'Et si un paiement est en retard ?',
      answer:
        'Rien ne change pendant sept jours et nous vous écrivons d’abord. Jamais d’intérêts ni de frais de retard.',
    },
    {
      question: 'Puis-je changer de formule ?',
      answer:
        'Oui, quand vous voulez. Une formule supérieure commence aujourd’hui et vous ne payez que la différence en jours. Une formule inférieure commence à la fin de la période.',
    },
  ],
  errors: {
    twice: 'L’essai gratuit n’est possible qu’une fois, et pas en plus d’une formule payante.',
    changed: 'Le prix ou la date a changé entre-temps. Regardez encore une fois avant de dire oui.',
    providerFailed: 'Le service de paiement n’a pas répondu. Rien n’a été débité ; réessayez dans un instant.',
    secondFactorRequired: 'Terminez d’abord la deuxième étape de la connexion.',
  },
  invoicesTitle: 'Factures',
  invoicesLead: 'Toutes les factures, tous les reçus et avoirs de votre compte.',
  noInvoices: 'Pas encore de facture.',
  invoice: {
    kinds: { invoice: 'Facture', credit_note: 'Avoir' },
    states: { open: 'À payer', paid: 'Payée', void: 'Annulée', refunded: 'Remboursée' },
    number: 'Numéro',
    date: 'Date',
    state: 'État',
    total: 'Total',
    open: 'Ouvrir',
    print: 'Imprimer ou enregistrer en PDF',
    from: 'De',
    to: 'À',
    taxId: (id) => `Numéro fiscal : ${id}`,
    description: 'Désignation',
    amount: 'Montant',
    plan: (plan, cycle, from, to) => `${plan}, ${cycle.toLowerCase()}, du ${from} au ${to}`,
    credit: 'Crédit pour les jours déjà payés',
    refund: (number) => `Remboursement de la facture ${number}`,
    net: 'Net',
    tax: (name, percent) => `${name} ${percent}`,
    noTax: 'Taxe : aucune',
    discount: (code: string) => `Code de réduction ${code}`,
    discountElsewhere: 'Réduction',
    someTax: 'Taxe',
    reversed: 'Autoliquidation : la taxe est due par l’acheteur.',
    paidOn: (date) => `Payée le ${date}`,
    postage: 'Envoi',
    orderReference: (number: string) =>
      `Merci d’indiquer ${number} comme référence. Nous préparons votre commande dès que le paiement arrive.`,
    payTo: 'Comment payer',
    reference: (number) =>
      `Merci d’indiquer ${number} en référence. Votre formule démarre dès que le paiement est confirmé.`,
    corrects: 'Cet avoir corrige une facture antérieure.',
  },
  details: {
    title: 'Ce qui figure sur vos factures',
    name: 'Nom ou société',
    address: 'Adresse',
    country: 'Pays',
    taxId: 'Numéro fiscal, si vous en avez un',
    save: 'Enregistrer',
    saved: 'Enregistré. Cela vaut pour les prochaines factures.',
    choose: 'Choisissez un pays',
  },
} satisfies Messages['packages']
