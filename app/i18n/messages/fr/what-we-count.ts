// Ce qui est compté sur ce site, en entier.
import type { Messages } from '#app/i18n/catalogue.ts'

export const whatWeCount = {
  title: 'Ce que nous comptons',
  lead: 'Nous comptons des pages, pas des personnes. Voici tout : ce qui est noté, pour combien de temps et qui peut le voir.',
  off: 'Le comptage est désactivé sur ce site en ce moment.',
  privacy: 'Lire la politique de confidentialité',
  sections: [
    {
      title: 'Quand vous ouvrez une page',
      lines: [
        'Son adresse sans ce qui suit le « ? », son titre et son type.',
        'La page d’où vous venez, elle aussi sans ce qui suit le « ? ».',
        'Ce que votre navigateur dit être, s’il s’agit d’un téléphone ou d’un ordinateur, et l’heure.',
        'Le pays du lieu que vous avez choisi sur le site. Nous ne le déduisons pas de votre adresse réseau.',
        'Le nom d’une campagne, si le lien suivi en portait un.',
      ],
    },
    {
      title: 'Comment nous distinguons les visiteurs',
      lines: [
        'Votre adresse réseau et votre navigateur sont mêlés à un nombre aléatoire et deviennent un code. L’adresse elle-même n’est pas notée.',
        'Ce nombre change chaque jour et il est effacé à la fin de la journée. Ensuite, personne ne peut dire quel code était le vôtre.',
        'Aucun cookie ne sert à compter, et aucun compte n’y est rattaché.',
      ],
    },
    {
      title: 'Où nous gardons encore moins',
      lines: [
        'Sur les pages des mosquées, des horaires de prière, du Coran, de la zakat, de Gaza, des dons, des signalements, des personnes, des messages et de votre compte : ni code, ni pays, ni campagne. Seule la famille du navigateur est gardée.',
        'Les liens qui servent de clé, comme une liste partagée, sont coupés avant la clé.',
      ],
    },
    {
      title: 'Sur la page d’un commerce',
      lines: [
        'Les vues, les appels, les itinéraires et les clics vers le site, une fois par visiteur et par jour. Appels, itinéraires et clics sont gardés comme de simples nombres, jamais à côté d’un code.',
        'Combien de personnes l’ont enregistré, jamais qui.',
        'Les recherches sans résultat : le type de lieu, le plat, les horaires ou le travail voulus, la ville et la semaine, chaque visiteur une fois par jour. Les propriétaires les voient à partir de trois.',
        'Les recherches qui l’ont montré, par type, avec sa place et l’heure de la semaine, chaque visiteur une fois par jour. Jamais les mots. Les propriétaires les voient à partir de trois.',
        'Les codes de ses affiches et de ses liens : combien de fois chacun a été suivi dans la journée, chaque visiteur une fois, jamais par qui.',
      ],
    },
    {
      title: 'Les promotions et la lettre d’information',
      lines: [
        'Une promotion est vue quand au moins la moitié en est restée visible une seconde. Chaque visiteur compte une fois par promotion, emplacement et jour, pour la voir comme pour la suivre.',
        'De chacune, nous gardons la promotion, sa place et la page, votre langue, l’heure et le code du jour.',
        'Quand une promotion ne doit être montrée qu’un certain nombre de fois à une personne, c’est votre navigateur qui s’en souvient. Il ne nous le dit pas.',
        'Les liens de notre lettre d’information : combien de fois chacun a été suivi, pas par qui. L’ouverture d’un e-mail n’est pas enregistrée.',
      ],
    },
    {
      title: 'Liens, widgets et questions',
      lines: [
        'Les liens des affiliés : combien de fois chacun a été suivi par jour, pas par qui.',
        'Nos widgets sur d’autres sites : combien de fois chacun s’affiche par jour, et sur quel site. Pas à qui.',
        'Les questions auxquelles notre assistant n’a pas su répondre : les mots, combien de fois et quand pour la dernière fois, pas de qui.',
      ],
    },
    {
      title: 'Qui n’est pas compté',
      lines: [
        'Les robots, notre équipe et les propriétaires sur leurs propres pages.',
        'Toute personne dont le navigateur envoie « Do Not Track » ou « Global Privacy Control ». Rien n’est alors noté.',
      ],
    },
    {
      title: 'Combien de temps nous le gardons',
      lines: [
        'Chaque relevé : 90 jours.',
        'Les totaux d’une journée, comme « cette page : 40 vues » : toujours. Ils ne parlent de personne.',
      ],
    },
    {
      title: 'Ce que vous avez commencé à écrire',
      lines: [
        'Les formulaires commencés et non envoyés restent sur votre appareil. Si vous êtes connecté, ils sont aussi gardés dans votre compte pour continuer sur un autre appareil. Jamais de mots de passe, de fichiers ni de numéros de carte.',
        'Vous seul pouvez les lire, pas notre équipe. Ils disparaissent à l’envoi, 90 jours après votre dernière modification, et avec votre compte. Vous pouvez les télécharger avec vos données.',
      ],
    },
    {
      title: 'Qui peut le voir',
      lines: [
        'Les propriétaires voient les totaux de leurs commerces. Les administrateurs voient les totaux du site et les relevés. Personne d’autre.',
        'Nous comptons sur notre propre serveur. Aucune autre entreprise n’y prend part, et rien n’est vendu.',
      ],
    },
  ],
} satisfies Messages['whatWeCount']
