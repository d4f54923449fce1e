import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const n = plural('fr')

export const auth = {
  email: 'Adresse e-mail',
  emailOrPhone: 'Adresse e-mail ou numéro de téléphone',
  phoneHint: 'Avec l’indicatif du pays, par exemple +33 6 39 98 12 34',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  passwordHint: 'Au moins 8 caractères, dont une minuscule, une majuscule et un chiffre.',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  displayName: 'Votre nom',
  displayNameHint: 'Il apparaît à côté de vos avis et de vos publications.',
  login: {
    title: 'Connexion',
    lead: 'Bon retour parmi nous. Retrouvez vos adresses, votre communauté et votre tableau de bord.',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié ?',
    noAccount: 'Première visite ?',
    register: 'Créer un compte',
  },
  register: {
    title: 'Inscription',
    lead: 'Gratuit pour tous. Enregistrez des adresses, suivez votre mosquée, inscrivez votre commerce.',
    submit: 'Créer mon compte',
    haveAccount: 'Vous avez déjà un compte ?',
    login: 'Se connecter',
    terms: 'En vous inscrivant, vous acceptez ces deux textes :',
    termsLink: 'Conditions d’utilisation',
    privacyLink: 'Politique de confidentialité',
    checkMail: {
      title: 'Consultez votre messagerie',
      text: (email: string) =>
        `Nous avons envoyé un lien à ${email}. Ouvrez-le pour confirmer votre adresse ; vous pourrez ensuite vous connecter.`,
    },
  },
  reset: {
    title: 'Réinitialiser votre mot de passe',
    lead: 'Indiquez votre adresse e-mail et nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    submit: 'M’envoyer le lien',
    sent: 'Si un compte correspond à cette adresse, un lien est en route. Il est valable une heure et ne sert qu’une fois.',
    keptInOutbox:
      'Ce site n’a pas encore de service d’e-mail. Demandez le lien à ses responsables : il est conservé dans la boîte d’envoi.',
    setTitle: 'Choisissez un nouveau mot de passe',
    setLead: 'Vous accéderez aussitôt à votre compte.',
    setSubmit: 'Enregistrer le mot de passe',
    backToLogin: 'Retour à la connexion',
  },
  confirm: {
    title: 'Confirmez votre adresse',
    lead: 'Encore un geste et votre adresse sera confirmée.',
    submit: 'Confirmer mon adresse',
    invalid: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
    requestNew: 'M’envoyer un nouveau lien',
  },
  signedOut: {
    title: 'Déconnexion réussie',
    lead: 'Merci de votre visite. Votre lieu et votre langue restent enregistrés sur cet appareil.',
    signIn: 'Se reconnecter',
    home: 'Aller à l’accueil',
  },
  signedInNow: 'Connexion réussie.',
  continue: 'Continuer',
  errorSummary: 'Merci de vérifier ces points :',
  errors: {
    identifierRequired: 'Indiquez votre adresse e-mail ou votre numéro de téléphone.',
    emailRequired: 'Indiquez votre adresse e-mail.',
    emailInvalid: 'Cela ne ressemble pas à une adresse e-mail. Exemple : amina@example.com',
    passwordRequired: 'Indiquez votre mot de passe.',
    displayNameRequired: 'Indiquez votre nom.',
    displayNameTooLong: 'Votre nom ne peut pas dépasser 80 caractères.',
    tooLong: 'C’est trop long.',
    invalidCredentials: 'L’e-mail, le numéro ou le mot de passe est incorrect.',
    emailNotConfirmed:
      'Votre adresse n’est pas encore confirmée. Ouvrez le lien de notre e-mail : nous vous le renvoyons.',
    userAlreadyExists: 'Un compte existe déjà avec cette adresse. Connectez-vous, ou réinitialisez votre mot de passe.',
    phoneUnavailable:
      'Ce site n’a pas de service de SMS : le numéro de téléphone ne peut pas servir ici. Utilisez votre adresse e-mail.',
    rateLimited: 'Trop de tentatives. Patientez quelques minutes, puis réessayez.',
    sessionMissing: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
    samePassword: 'Le nouveau mot de passe doit être différent de l’ancien.',
    signupDisabled: 'La création de comptes est suspendue pour le moment.',
    unexpected: 'Cela n’a pas fonctionné. Réessayez dans un instant.',
  },
  weakPassword: {
    intro: 'Ce mot de passe est trop faible :',
    length: 'Il lui faut au moins 8 caractères.',
    characters: 'Il lui faut une minuscule, une majuscule et un chiffre.',
    pwned: 'Il figure dans une fuite de données d’un autre site. Choisissez-en un autre.',
  },
  dashboard: {
    greeting: (name: string) => `As-salamou alaykoum, ${name}`,
    owner: {
      title: 'Votre tableau de bord',
      lead: 'Votre commerce sur Mahalla, en un coup d’œil.',
      plan: (name: string) => `Votre formule : ${name}`,
      planNames: { basic: 'Barakah', premium: 'Rizq', enterprise: 'Falah' },
      trial: 'Votre essai VIP',
      daysLeft: (days: number) => n(days, { one: '# jour restant', other: '# jours restants' }),
      compare: 'Comparer les formules',
      profile: 'Voir mon profil public',
    },
    staff: {
      title: 'Équipe',
      lead: 'Modération, revendications, imports, partenaires et assistance, réunis ici.',
    },
    superadmin: {
      title: 'Superadmin',
      lead: 'Membres et rôles, formules, réglages et boîte d’envoi, réunis ici.',
    },
    affiliate: { title: 'Affiliation', lead: 'Vos liens, clics, inscriptions et commissions, réunis ici.' },
    outbox: {
      title: 'Boîte d’envoi',
      empty: 'Aucun e-mail pour le moment.',
      status: {
        queued: 'En attente',
        sending: 'En cours d’envoi',
        sent: 'Envoyé',
        failed: 'Échec',
        kept: 'Conservé ici',
      },
    },
  },
} satisfies Messages['auth']
