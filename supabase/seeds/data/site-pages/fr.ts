import { sponsorship } from '#app/i18n/messages/fr/sponsorship.ts'
import type { SitePages } from './shape.ts'

export const fr: SitePages = {
  'about-us': {
    title: 'Qui sommes-nous ?',
    text: `Une mahalla, c’est le quartier autour d’une mosquée : ses commerces, ses habitants, l’entraide de tous les jours. Ce site est ce quartier, où que vous soyez. Il réunit commerces musulmans et halal et mosquées, donne les horaires de prière, le Coran et un calculateur de zakat, et appartient à celles et ceux qui s’en servent.

Voici à quoi nous nous engageons, et comment vérifier chaque point vous-même.

## L’inscription est gratuite, et l’argent n’achète pas la place
Toute entreprise musulmane peut figurer dans l’annuaire sans payer. Les formules payantes et les sponsors sont indiqués comme tels. Personne ne peut payer pour un meilleur avis, un niveau halal plus élevé ou la disparition d’une critique fondée.
> Vérifiez : tout emplacement payé porte la mention « Sponsorisé » ou « À la une ». [Comment nous gagnons de l’argent](/how-we-make-money) cite chaque source.

## Des preuves, pas des adjectifs
« Halal » est une affirmation : nous montrons qui la fait, depuis quand et avec quelle preuve. Un niveau baisse de lui-même quand la preuve vieillit.
> Vérifiez : ouvrez un restaurant puis sa page halal. Chaque déclaration y figure avec sa date.

## Nous ne rendons pas d’avis religieux
Nous donnons des faits et des sources. Pour un avis, adressez-vous à un savant de confiance.
> Vérifiez : là où les savants divergent, comme pour l’heure d’Asr ou le nisab, c’est vous qui choisissez, et nous disons ce que d’autres choisissent.

## Des horaires que vous pouvez recalculer
Les horaires sont calculés ici, d’après la position du soleil et la méthode choisie. Ceux de la mosquée passent d’abord.
> Vérifiez : « Pourquoi cette heure ? » sur [la page athan](/athan) montre l’angle et la formule.

## Le texte du Coran est protégé
Chaque sourate est comparée à une somme de contrôle publiée au démarrage du site.
> Vérifiez : le lecteur affiche la marque et la source sur [la page du Coran](/quran).

## Votre vie vous appartient
Ni régie publicitaire ni traceurs, ni polices ni scripts d’autres sociétés. Ce que vous saisissez dans le calculateur de zakat ne quitte jamais votre appareil. [Les sponsors et les fiches mises en avant](/sponsorship) nous paient directement. ${sponsorship.paid}
> Vérifiez : coupez la connexion avec le [calculateur](/zakaat) ouvert. Il continue. L’onglet réseau du navigateur montre à qui le site parle.

## Des personnes décident
Avis, photos et signalements sont examinés par des personnes. Chaque décision a un motif, et vous pouvez la contester.
> Vérifiez : le message qui l’annonce donne le motif et la façon de répondre.

## Ouvert à tous
Les mosquées reprises d’OpenStreetMap se [téléchargent en un fichier](/attributions). Le site parle six langues et fonctionne sur un vieux téléphone avec un mauvais réseau.

---
Quelque chose ne va pas ? [Écrivez-nous](/contact). Quelqu’un vous répondra.`,
  },
  'privacy-policy': {
    title: 'Politique de confidentialité',
    text: `En bref : nous gardons peu, nous ne vendons les données de personne, aucune régie publicitaire ni aucun tiers ne vous piste, et vous pouvez partir avec vos données à tout moment. Le texte anglais fait foi.

## Qui est responsable
Responsable de ce site : {operator}. Pour toute question, passez par la [page de contact](/contact). Nous répondons sous 30 jours.

## Quand vous visitez seulement
- Nous comptons les pages vues : l’adresse de la page sans ce qui suit « ? », son titre, la page d’où vous venez, votre navigateur, téléphone ou non, et le pays du lieu choisi ici.
- Pour distinguer les visiteurs d’un même jour, votre adresse réseau et votre navigateur sont mêlés à un nombre aléatoire pour former un code. Ce nombre est supprimé à la fin du jour : personne ne peut alors remonter du code à vous. Aucune adresse réseau, aucun cookie, aucun compte n’est gardé avec une vue.
- Sur les pages de culte (mosquées, Coran, athan, zakat, messages à Gaza), de dons, de signalements et de votre compte, il n’y a ni code ni pays, et seule la famille du navigateur est gardée. Les vues une à une sont supprimées après 90 jours. Si votre navigateur envoie « Do Not Track » ou « Global Privacy Control », rien n’est compté.
- Les positions contenues dans une adresse sont réduites à deux décimales avant d’être comptées. [Ce que nous comptons](/what-we-count) le dit en détail.
- Votre adresse réseau sert en mémoire à arrêter les abus. Elle n’est inscrite dans aucun profil.
- Ni polices, ni scripts, ni images d’autres sociétés. La carte, la vidéo ou la publication d’un autre service ne se charge que si l’exploitant a configuré ce service ou après votre clic.

## Cookies et mémoire du navigateur
Tous servent à ce que vous avez demandé ; aucun à la publicité.
- Session : vous garde connecté. Aucun script ne peut la lire. Prend fin à la déconnexion.
- Langue, clair ou sombre, votre lieu, vos réglages de prière, votre mosquée, le brouillon d’une fiche : un an au plus.
- Sur votre appareil seulement : signets et dernière lecture du Coran, montants de zakat si vous choisissez de les garder, réglages de l’athan, fenêtre fermée.
Effacez les données du site dans le navigateur et tout disparaît.

## Votre position
Nous ne la demandons que si vous touchez « Utiliser ma position ». Elle est arrondie à trois décimales, environ 100 mètres, et gardée dans un cookie, pas dans notre base. Choisir une ville à la main marche tout aussi bien.

## Quand vous avez un compte
- Votre adresse e-mail ou votre numéro, votre nom, votre langue. Le mot de passe n’est gardé que sous forme d’empreinte irréversible.
- Les réseaux d’où vous vous êtes connecté, 90 jours, sous forme de codes irréversibles : un inconnu qui devine des mots de passe ne peut ainsi pas vous bloquer. Les codes envoyés, sous forme d’empreintes, 7 jours.
- Lieux enregistrés, mosquées suivies, signets synchronisés. Vous seul pouvez les lire.

## Ce que vous publiez
Fiches, avis et photos sont publics. Avis et photos portent un nom court comme « Fatima B. », et aucun identifiant ne relie l’un à l’autre. Ce que vous publiez dans la communauté porte le nom et le profil que vous avez choisis. Les photos sont redessinées, ce qui efface le lieu de la prise de vue. Vous pouvez modifier ou supprimer ce que vous avez écrit ; les formulations antérieures sont gardées tant que le texte est en ligne.

## Ce que peu de gens peuvent lire
- Signalements, corrections et revendications : vous et notre équipe.
- Documents qui prouvent une revendication : vous et notre équipe ; supprimés 90 jours après la décision.
- Certificats halal déposés : notre équipe et qui vous autorisez.
- Une fiche inachevée : vous ; supprimée après 60 jours.
- Une photo refusée : supprimée après 30 jours.
- Un message par la page de contact : notre équipe ; supprimé un an après sa réception, une fois traité.
Ce que notre équipe en fait est consigné et peut être contrôlé.

## Ce que vous envoyez à d’autres ici
- Un message à un commerce : vous et ceux qui répondent pour lui, jusqu’à la suppression de votre compte ou du commerce. Notre équipe ne lit un message que si l’un de vous le signale.
- Ce que vous demandez à l’assistant reste dans votre onglet. Une question sans réponse est comptée sans dire qui l’a posée. Si l’exploitant a relié un modèle de langue, la question lui est envoyée sans votre nom. Si vous demandez une personne, notre équipe lit la conversation ; elle est supprimée 90 jours après son dernier message.
- Une candidature et son fichier : vous et l’employeur, pas notre équipe. Supprimés après 180 jours, ou aussitôt si vous la retirez.
- Une place à un événement : vous et son organisateur.
- Cours : progression, réponses et notes ne sont qu’à vous. Dans un groupe, l’enseignant voit votre nom. Qui a le numéro d’un certificat peut le vérifier.
- Une règle d’automatisation : son propriétaire. Elle ne dit jamais qui a enregistré, suit ou a visité un lieu. Son journal est supprimé après 180 jours.

## Commandes, dons et formules
- Une commande contient votre nom, votre e-mail et votre adresse : vous, notre équipe et qui a le lien de la commande. Une commande jamais payée est supprimée après 90 jours.
- La carte se saisit chez le prestataire de paiement. Nous ne voyons jamais son numéro.
- Les factures sont gardées aussi longtemps que la loi le demande.

## Nos e-mails
- Newsletter : votre adresse, votre langue et vos thèmes. Une adresse jamais confirmée est supprimée après 30 jours, une adresse désinscrite après un an. Nous n’enregistrons pas si vous avez ouvert un e-mail.
- Copies des e-mails envoyés : 90 jours. Les administrateurs peuvent les lire, sauf ceux qui donnent accès à votre compte.

## Où tout cela se trouve
Dans une base de données et un dépôt de fichiers, sur le serveur de qui exploite ce site. Ce que notre équipe modifie est inscrit dans un registre que seuls les administrateurs lisent. Il est gardé sans limite ; votre nom en est retiré quand vous partez.

## Qui d’autre intervient
Les sociétés qui hébergent notre serveur et acheminent nos e-mails et SMS, pour cela uniquement. Si vous vous connectez par un autre service, celui-ci l’apprend. Si notre serveur ne répond pas, votre navigateur peut interroger AlAdhan pour les horaires ou BigDataCloud pour un nom de lieu ; l’exploitant peut l’interdire. Nous ne transmettons rien aux autorités sans y être contraints par la loi.

## Sur quel fondement
Pour faire ce que vous demandez (compte, fiche), parce que vous avez consenti (newsletter, position), et par intérêt légitime à garder le site sûr et en état de marche.

## Vos droits
Vous pouvez consulter, corriger, recevoir, limiter et supprimer ce que nous gardons sur vous, vous opposer à son usage et retirer tout consentement. Le plus souvent, vous n’avez besoin de personne. [Vos données](/account/data) vous donne tout en un seul fichier. [Supprimer votre compte](/account/leave) le verrouille aussitôt et l’efface après sept jours, pendant lesquels vous pouvez changer d’avis. Profil, lieux enregistrés, messages, fichiers et connexions disparaissent. Pour vos publications, réponses, avis et photos, vous choisissez : tout part, ou reste sous « Ancien membre ». Commandes et dons restent dans les comptes sans votre nom. Pour le reste, [écrivez-nous](/contact). Vous pouvez aussi saisir l’autorité de protection des données de votre pays.

## Enfants
N’ouvrez un compte qu’à partir de 16 ans, ou avec un parent.

## Modifications
Chaque version de cette page garde sa date et se lit ci-dessous. Les changements importants sont annoncés sur le site avant de s’appliquer.`,
  },
  'terms-of-service': {
    title: 'Conditions d’utilisation',
    text: `Voici les règles entre vous et {operator}. En ouvrant un compte ou en publiant, vous les acceptez. La simple lecture ne demande aucun accord. Le texte anglais fait foi.

## Ce que nous offrons
Un annuaire de commerces et de mosquées, les horaires de prière, le Coran, des calculateurs et des outils. La consultation est gratuite. Nous faisons en sorte que tout soit juste et disponible, sans pouvoir le garantir en tout temps.

## Ce que ce n’est pas
Les niveaux halal disent qui affirme quoi et avec quelle preuve ; ce n’est ni un avis religieux ni une garantie. Les horaires suivent la méthode choisie ; si votre mosquée publie les siens, suivez-la. Le calculateur de zakat est une aide, pas un conseil religieux, juridique ou financier.

## Votre compte
Donnez une adresse qui est la vôtre, gardez votre mot de passe pour vous et prévenez-nous si quelqu’un d’autre y a eu accès. Une personne, un compte. Ayez 16 ans, ou utilisez-le avec un parent.

## Ce que vous publiez
Cela reste à vous. Vous nous autorisez à le montrer sur ce site, dans ses widgets et ses flux, tant que c’est en ligne. Vous confirmez que :
- c’est exact à votre connaissance, et qu’un avis porte sur votre propre visite ;
- la photo est de vous ou vous pouvez l’utiliser, et les personnes visibles sont d’accord ;
- ce n’est ni publicité, ni insulte, ni menace, ni haine, ni fraude, et ne viole aucune loi ;
- vous n’avez pas été payé, et il ne s’agit ni de votre commerce ni de celui d’un concurrent.

## Notre modération
Certaines publications sont examinées avant de paraître, toutes peuvent être signalées. Des personnes décident, selon ces règles, et vous donnent le motif. Vous pouvez contester une fois, par le bouton à côté de la décision ou via [contact](/contact) ; quelqu’un d’autre réexamine alors. Nous retirons des contenus et, après avertissement ou en cas de faute grave, des comptes.

## Fiches et propriétaires
Qui revendique un commerce ou une mosquée doit avoir le droit de parler en son nom. Les propriétaires tiennent à jour faits et certificats et peuvent répondre aux avis, pas les acheter ni les étouffer. Les faits issus de données ouvertes restent sous leur licence, citée sur la page [attributions](/attributions).

## Formules et paiements
Barakah est gratuite. Rizq coûte 19,99 $ par mois ou 199,90 $ par an, Falah 39,99 $ par mois ou 399,90 $ par an. L’essai dure 30 jours, sans carte et sans renouvellement. Une formule payante court pour la période payée et se résilie à tout moment pour son terme. Si vous changez d’avis dans les 14 jours du premier paiement, écrivez-nous : il vous est rendu en entier. Toute visibilité achetée est signalée.

## Boutique, emplois, cours et automatisation
- Boutique : vous achetez à {operator}. Vous payez le total affiché à la commande. Ce que vous commandez est réservé 15 minutes pendant un paiement par carte, 7 jours pour un virement. La loi de votre pays dit ce que vous pouvez rendre : écrivez-nous.
- Emplois : une offre porte sur un vrai travail, indique le salaire ou le bénévolat, et ne demande d’argent à personne. L’employeur n’utilise les candidatures que pour cette offre. Nous ne sommes pas partie à ce que vous convenez.
- Cours : un certificat dit ce qui a été terminé et quand. Ce n’est ni une ijaza ni un diplôme.
- Automatisation : aucune règle ne doit servir à joindre des personnes qui ne l’ont pas demandé.

## Usage loyal
N’essayez pas d’entrer de force, de surcharger le site, de collecter des données de personnes ni de publier automatiquement. Nos interfaces ouvertes et widgets s’utilisent dans leurs limites et avec mention de la source.

## Responsabilité
Nous répondons sans limite de la faute intentionnelle ou lourde et des atteintes à la vie et à la santé, et sinon du dommage prévisible dû au manquement à une obligation essentielle. Nous ne sommes pas partie à ce que vous achetez ou convenez avec un commerce de l’annuaire.

## Fin
Vous pouvez [supprimer votre compte](/account/leave) à tout moment. Nous pouvons clore un compte pour un juste motif, en l’indiquant. Ce qui doit survivre, comme les licences sur ce que d’autres ont déjà copié, survit.

## Modifications et droit
Nous annonçons les changements au moins 30 jours avant ; les anciennes versions restent lisibles ci-dessous. Si vous n’êtes pas d’accord, fermez votre compte. Le droit du pays de l’exploitant s’applique, sans vous priver de la protection du pays où vous vivez. Si une règle est nulle, les autres demeurent.`,
  },
}
