import type { Messages } from '#app/i18n/catalogue.ts'

/** The support assistant. */
export const assistant = {
  open: 'Une question ?',
  title: 'Aide Mahalla',
  subtitle: 'Des réponses tirées de nos pages d’aide',
  panel: 'Discussion avec l’assistance',
  close: 'Fermer la discussion',
  log: 'Conversation',
  greeting:
    'As-salamou alaykoum. Posez-moi vos questions sur le site, les formules, les fiches, les mosquées ou les horaires de prière.',
  message: 'Message',
  placeholder: 'Écrivez un message',
  send: 'Envoyer',
  typing: 'L’assistant écrit…',
  you: 'Vous',
  assistant: 'Assistant',
  suggestions: [
    'Comment inscrire mon commerce ?',
    'Comment sont calculés les horaires de prière ?',
    'Combien coûtent les formules ?',
  ],
  failed: 'Désolé, je n’arrive pas à joindre l’assistant. Réessayez dans un instant.',
  noResponse: 'Je suis là pour vous aider',
  unknown:
    'Je n’ai pas encore la réponse à cette question. Vous en saurez plus sur la page d’aide, d’où vous pouvez aussi nous écrire : [Aide et FAQ](/help)',
} satisfies Messages['assistant']
