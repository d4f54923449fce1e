import type { Messages } from '#app/i18n/catalogue.ts'

export const care = {
  title: 'Vous n’êtes pas seul. De l’aide existe.',
  lead: {
    self: 'Je suis vraiment désolé que vous traversiez cela. Votre vie compte, et vous n’avez pas à porter cela seul. Parlez à quelqu’un dès maintenant.',
    violence:
      'Je suis vraiment désolé de ce qui vous arrive. Ce n’est pas votre faute, et vous avez le droit d’être en sécurité.',
    medical: 'C’est peut-être une urgence. Appelez les secours maintenant et restez auprès de la personne.',
    any: 'Quoi que vous traversiez, des personnes sont là pour vous écouter et vous aider.',
  },
  danger: 'Si quelqu’un est en danger en ce moment, appelez :',
  call: (name: string, number: string) => `Appeler ${name} : ${number}`,
  services: {
    any: 'les urgences',
    police: 'la police',
    ambulance: 'une ambulance',
  },
  mind: 'Quelqu’un à qui parler',
  home: 'Violences à la maison',
  people: 'Des gens près de chez vous',
  mosque: 'Trouver une mosquée près de chez vous',
  team: 'Écrire à notre équipe',
  teamNote: 'Nous répondons dès que possible. En cas d’urgence, appelez.',
  unknown:
    'Nous ne connaissons pas les numéros de votre pays. Appelez le numéro d’urgence local. Depuis la plupart des portables, le 112 fonctionne aussi.',
  more: 'Pour des lignes d’écoute dans d’autres pays et langues :',
  all: 'Tous les numéros de votre pays',
  country: 'Pays',
  show: 'Afficher',
  results: 'Afficher les résultats de recherche',
  compared: (date: string) =>
    `Les numéros changent. Si l’un d’eux ne répond pas, appelez le numéro d’urgence. Comparaison avec des listes publiées : ${date}.`,
} satisfies Messages['care']
