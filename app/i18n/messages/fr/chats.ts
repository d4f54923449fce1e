import { plural } from '#app/i18n/plural.ts'
import type { chats as en } from '../en/chats.ts'

const count = plural('fr')

export const chats: typeof en = {
  title: 'Discussions',
  lead: 'Les visiteurs que l’assistant nous a confiés. La réponse leur parvient aussitôt, ou par e-mail s’ils sont partis.',
  filter: 'Filtrer par état',
  states: { waiting: 'En attente', assigned: 'En cours', closed: 'Closes' },
  empty: 'Aucune discussion ici',
  emptyText: 'Quand un visiteur demande notre équipe, la discussion apparaît ici.',
  thread: 'Conversation',
  someone: 'Visiteur',
  us: 'Notre équipe',
  assistant: 'Assistant, d’après la page du visiteur',
  answer: 'Votre réponse',
  send: 'Envoyer',
  close: 'Clore la discussion',
  errors: { missing: 'Écrivez d’abord une réponse.', tooLong: 'C’est trop long.' },
  unanswered: {
    title: 'Questions sans réponse',
    lead: 'Ce à quoi l’assistant n’a pas su répondre, les plus fréquentes d’abord. Écrivez un sujet d’aide, puis marquez-la comme traitée.',
    empty: 'L’assistant a répondu à tout.',
    makeTopic: 'Rédiger un sujet d’aide',
    done: 'Traitée',
    times: (n: number) => count(n, { one: 'posée # fois', many: 'posée # fois', other: 'posée # fois' }),
  },
}
