// La boîte : ce qui concerne un membre.

import { plural } from '../../plural.ts'
import type { notifications as en } from '../en/notifications.ts'

const count = plural('fr')

export const notifications: typeof en = {
  title: 'Notifications',
  lead: 'Ce qui vous concerne dans la communauté.',
  none: 'Rien de nouveau',
  noneText: 'Quand quelqu’un vous répond ou vous mentionne, cela apparaît ici.',
  newOnes: (n) => count(n, { one: '# nouvelle notification', other: '# nouvelles notifications' }),
  readAll: 'Tout marquer comme lu',
  older: 'Voir les plus anciennes',
  someone: 'Quelqu’un',
  /** `n` of the same, the last one by `who`. */
  kinds: {
    reply: (who, title, n) =>
      n === 1 ? `${who} a répondu à « ${title} »` : count(n, { other: `# nouvelles réponses à « ${title} »` }),
    mention: (who, title) => `${who} vous a mentionné dans « ${title} »`,
    quote: (who, title) => `${who} vous a cité dans « ${title} »`,
    answer: (_who, title) => `Votre réponse a résolu « ${title} »`,
    status: (_who, title) => `« ${title} » a un nouveau statut`,
    event_seat: (_who, title) => `« ${title} » : une place est à vous`,
    event_changed: (_who, title) => `« ${title} » est déplacé ou annulé`,
    event_soon: (_who, title) => `« ${title} » approche`,
    campaign_update: (_who: string, title: string) => `Du nouveau pour « ${title} »`,
    campaign_funded: (_who: string, title: string) => `« ${title} » a atteint son objectif`,
    campaign_overdue: (_who: string, title: string) => `« ${title} » doit encore son bilan`,
    shift_soon: (_who: string, title: string) => `Votre créneau pour « ${title} » approche`,
    shift_changed: (_who: string, title: string) => `Votre créneau pour « ${title} » a été déplacé ou annulé`,
    decision: (_who, title) => `Notre équipe a statué sur votre texte dans « ${title} »`,
    automation: (_who: string, title: string) => title,
    place_letter: (_who: string, title: string) => title,
    bookmark: (_who, title) => `Vous vouliez revenir à « ${title} »`,
    review_asked: (who, title) => `${who} vous demande de relire « ${title} »`,
    message: (_who: string, title: string) => `${title} vous a répondu`,
    suggestion_taken: (_who: string, title: string) => `Votre correction de « ${title} » est affichée`,
    suggestion_not_taken: (_who: string, title: string) => `Votre correction de « ${title} » n’a pas été retenue`,
    suggestion_asked: (_who: string, title: string) => `Est-ce exact ? Un membre suggère une modification de ${title}`,
    message_asked: (_who: string, title: string, n: number) =>
      n === 1 ? `Nouveau message pour ${title}` : count(n, { other: `# nouveaux messages pour ${title}` }),
    group_note: (_who, title, n) =>
      n === 1 ? `Annonce dans ${title}` : count(n, { other: `# annonces dans ${title}` }),
    group_invited: (_who, title) => `Vous êtes invité dans ${title}`,
    group_asked: (_who, title) => `Quelqu’un demande à rejoindre ${title}`,
    group_joined: (_who, title) => `C’est bon\u00a0: bienvenue dans ${title}`,
    person_asked: (_who, title) => `${title} aimerait vous écrire`,
    person_message: (_who, title, n) =>
      n === 1 ? `${title} vous a écrit` : count(n, { other: `# nouveaux messages de ${title}` }),
    followed: (_who, title) => `${title} vous suit`,
    followed_post: (who, title) => `${who} a publié «\u00a0${title}\u00a0»`,
    give_soon: (_who, title) => `C’est vendredi\u00a0: vous vouliez donner à «\u00a0${title}\u00a0»`,
    jumuah: (_who, title) => `Prière du vendredi aujourd’hui\u00a0: ${title}`,
    order: (_who, title) => `Du nouveau pour votre commande ${title}`,
    order_placed: (_who, title) => `Nouvelle commande\u00a0: ${title}`,
    review: (_who, title, n) =>
      n === 1 ? `Nouvel avis sur ${title}` : count(n, { other: `# nouveaux avis sur ${title}` }),
    queue: () => 'La file de l’équipe vous attend',
  },
  /** In place of the plain line, where it is known what came of it. */
  told: {
    decision: {
      approved: (title, isReply) =>
        isReply ? `Votre réponse dans « ${title} » a été approuvée` : `Votre message « ${title} » a été approuvé`,
      needs_info: (title, isReply) =>
        isReply
          ? `Notre équipe vous demande de modifier votre réponse dans « ${title} »`
          : `Notre équipe vous demande de modifier votre message « ${title} »`,
      rejected: (title, isReply) =>
        isReply
          ? `Notre équipe n’a pas publié votre réponse dans « ${title} »`
          : `Notre équipe n’a pas publié votre message « ${title} »`,
      removed: (title, isReply) =>
        isReply
          ? `Notre équipe a retiré votre réponse dans « ${title} »`
          : `Notre équipe a retiré votre message « ${title} »`,
      appeal_approved: (title) => `Votre appel a abouti : « ${title} » est de retour`,
      appeal_rejected: (title) => `Votre appel a été lu ; la décision sur « ${title} » reste`,
    },
    status: (title, status) => `« ${title} » est maintenant : ${status}`,
    event: {
      note: (title, at) => `L’organisateur de « ${title} », ${at}, a écrit à celles et ceux qui viennent`,
      moved: (title, at) => `« ${title} » est déplacé au ${at}`,
      cancelled: (title, at) => `« ${title} » du ${at} est annulé`,
    },
    shift: {
      moved: (title, at) => `Votre créneau pour « ${title} » est déplacé au ${at}`,
      cancelled: (title, at) => `Votre créneau pour « ${title} » du ${at} est annulé`,
    },
    seat: (title, at) => `Vous avez une place pour « ${title} », ${at}`,
    soon: (title, at) => `« ${title} » approche : ${at}`,
    shiftSoon: (title, at) => `Votre créneau pour « ${title} » approche : ${at}`,
    jumuah: (title, at) => `Prière du vendredi, ${title}\u00a0: ${at}`,
    order: (title, state) => `Commande ${title}\u00a0: ${state}`,
    queue: (n) =>
      count(n, {
        one: '# élément attend dans la file de l’équipe',
        other: '# éléments attendent dans la file de l’équipe',
      }),
    lastTen: (title) => `Une des dix dernières nuits\u00a0: vous vouliez donner à «\u00a0${title}\u00a0»`,
    sanction: {
      warning: () => 'Notre équipe vous a envoyé un avertissement',
      silence: (at) => `Vous ne pouvez pas publier avant le ${at}`,
      suspension: (at) => `Votre compte est suspendu jusqu’au ${at}`,
      lifted: () => 'Une mesure visant votre compte a été levée',
    },
  },
  settings: {
    title: 'Comment nous vous prévenons',
    groups: {
      talk: 'Conversations',
      events: 'Événements',
      giving: 'Entraide',
      places: 'Lieux et commerces',
      groups: 'Groupes',
      people: 'Personnes',
      yours: 'Vos publications et vos règles',
      mosques: 'Mosquées',
      orders: 'Commandes',
      team: 'L’équipe',
    },
    onSite: 'Sur le site',
    mail: 'E-mail',
    byMail: { now: 'E-mail aussitôt', digest: 'Un e-mail par jour', off: 'Pas d’e-mail' },
    kinds: {
      reply: 'Réponses à ce que vous suivez',
      mention: 'Mentions',
      quote: 'Citations de vos textes',
      answer: 'Votre réponse retenue',
      status: 'Statut des idées pour lesquelles vous avez voté',
      event_seat: 'Une place depuis la liste d’attente',
      event_changed: 'Événements déplacés ou annulés',
      event_soon: 'Rappels d’événements',
      campaign_update: 'Nouvelles des collectes que vous suivez',
      campaign_funded: 'Collectes qui atteignent leur objectif',
      campaign_overdue: 'Bilans en retard',
      shift_soon: 'Rappels de vos créneaux de bénévolat',
      shift_changed: 'Créneaux déplacés ou annulés',
      decision: 'Décisions sur vos textes',
      automation: 'Vos propres règles automatiques',
      place_letter: 'Messages des lieux que vous suivez ou visitez',
      bookmark: 'Rappels de ce que vous avez gardé',
      review_asked: 'Articles à relire',
      message: 'Réponses des commerces à qui vous avez écrit',
      suggestion_taken: 'Vos corrections désormais affichées',
      suggestion_not_taken: 'Vos corrections non retenues',
      suggestion_asked: 'Corrections des lieux que vous gérez',
      message_asked: 'Messages des visiteurs à votre commerce',
      group_note: 'Annonces de vos groupes',
      group_invited: 'Invitations à des groupes',
      group_asked: 'Demandes pour rejoindre vos groupes',
      group_joined: 'Groupes qui vous ont accepté',
      person_asked: 'Personnes qui veulent vous écrire',
      person_message: 'Messages de membres',
      followed: 'Nouveaux abonnés',
      followed_post: 'Publications des personnes que vous suivez',
      give_soon: 'Rappels de don, là où vous les avez demandés',
      jumuah: 'La prière du vendredi de votre mosquée',
      order: 'Le suivi de vos commandes',
      review: 'Nouveaux avis sur votre commerce',
      order_placed: 'Nouvelles commandes de la boutique',
      queue: 'Ce qui attend dans la file de l’équipe',
    },
    save: 'Enregistrer',
    saved: 'Enregistré.',
  },
  off: {
    title: 'Arrêter ces e-mails',
    text: 'Vous ne recevrez plus ces e-mails. Les notifications sur le site restent actives.',
    button: 'Arrêter',
    done: 'C’est fait. Vous ne recevrez plus ces e-mails.',
    bad: 'Ce lien n’est plus valable. Vous pouvez régler vos e-mails sur la page des notifications.',
  },
}
