// Le mur des messages à Gaza.
import type { gaza as en } from '../en/gaza.ts'

export const gaza: typeof en = {
  message: 'Votre message',
  messageHint: 'Quelques mots ou une doua. De 5 à 500 caractères, sans lien ni téléphone.',
  signIn: 'Se connecter pour laisser un message',
  nameNote: 'Votre nom est affiché, sauf si vous cochez la case ci-dessous.',
  anonymous: 'Ne pas afficher mon nom',
  country: 'D’où vous écrivez',
  send: 'Envoyer le message',
  readFirst: 'Chaque message est lu par une personne avant de paraître.',
  ameen: 'Amine',
  saidAmeen: 'Amine',
  aid: 'Organisations d’aide',
  aidText: 'Liste tenue par notre équipe. L’argent ne passe jamais par ce site.',
  source: 'Source',
  checked: (d) => `Vérifié le ${d}`,
  unchecked: 'Pas encore vérifié par notre équipe',
  work: { food: 'Nourriture', health: 'Soins', shelter: 'Abri', water: 'Eau', children: 'Enfants', schools: 'Écoles' },
  sent: 'Merci. Votre message paraîtra dès que quelqu’un l’aura lu.',
  dua: 'Ô Allah, sois avec les habitants de Gaza.',
}
