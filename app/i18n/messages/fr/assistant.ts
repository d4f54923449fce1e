import type { Messages } from '#app/i18n/catalogue.ts'

/** The support assistant. */
export const assistant = {
  open: 'Une question ?',
  title: 'Aide Mahalla',
  subtitle: 'Des réponses avec leurs sources',
  panel: 'Discussion avec l’assistance',
  close: 'Fermer la discussion',
  log: 'Conversation',
  greeting:
    'As-salamou alaykoum. Demandez-moi un lieu, une mosquée, les heures de prière, la qibla, un verset, ou comment quelque chose fonctionne.',
  message: 'Message',
  placeholder: 'Écrivez un message',
  send: 'Envoyer',
  typing: 'L’assistant écrit…',
  you: 'Vous',
  assistant: 'Assistant',
  suggestions: [
    'À quelle heure est le Maghrib à Paris aujourd’hui ?',
    'Mosquée la plus proche à Lyon',
    'Comment ajouter mon commerce ?',
  ],
  failed: 'Désolé, je n’arrive pas à joindre l’assistant. Réessayez dans un instant.',
  noResponse: 'Je suis là pour vous aider',
  unknown:
    'Je n’ai pas encore la réponse à cette question. Vous en saurez plus sur la page d’aide, d’où vous pouvez aussi nous écrire : [Aide et FAQ](/help)',
} satisfies Messages['assistant']
