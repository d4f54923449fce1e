// Idées : statuts, feuille de route et demandes des villes.

import { plural } from '../../plural.ts'
import type { ideas as en } from '../en/ideas.ts'

const count = plural('fr')

export const ideas: typeof en = {
  vote: 'Voter',
  voted: 'Voté',
  statuses: { open: 'Ouverte', planned: 'Prévue', started: 'En cours', done: 'Réalisée', declined: 'Écartée' },
  roadmap: 'Feuille de route',
  roadmapLead: 'Ce que nous prévoyons, ce sur quoi nous travaillons et ce que nous avons écarté, avec les raisons.',
  roadmapNone: 'Rien ici pour l’instant',
  byTown: 'Demandé dans votre ville',
  byTownLead: 'Ce que les gens demandent, ville par ville. Les commerçants peuvent répondre.',
  wants: (n) => count(n, { one: '# personne le souhaite', other: '# personnes le souhaitent' }),
  setStatus: 'Fixer le statut',
  reason: 'Raison',
  saveStatus: 'Enregistrer le statut',
  offers: 'Réponses de commerçants',
  offer: 'Répondre en tant que commerce',
  offerPlace: 'Votre commerce',
  offerWords: 'Que pouvez-vous proposer ?',
  offerHint: 'De 10 à 500 caractères, sans lien ni téléphone.',
  offerSend: 'Envoyer la réponse',
  errors: { reason: 'Donnez une raison d’au moins 5 caractères.', words: 'Écrivez de 10 à 500 caractères.' },
}
