import type { HostWords } from './language.ts'
import { said } from './said.ts'

const [first = '', second = '', third = ''] = said(
  '{name}, avec ses propres mots.',
  'Qui est-ce ? « {quote} »',
  'Ce qui est lu se trouve sur {site}, mot pour mot.',
)
const [who = '', more = '', begin = ''] = said('Qui est-ce ?', 'Que faut-il savoir ?', 'Par où commencer ?')

/** A name may begin with a vowel or an article, so that no `de`, `à` or `que` stands before it. */
export const frenchHosts: HostWords = {
  disclosure: 'Les voix de cet épisode sont créées par une intelligence artificielle.',
  announcesWhere: said(
    'Voici {name}, à {town}, avec ses propres mots.',
    '{name}, à {town}, avec ses propres mots.',
    'Écoutons {name}, à {town}, avec ses propres mots.',
  ),
  announces: said(
    'Voici {name}, avec ses propres mots.',
    '{name}, avec ses propres mots.',
    'Écoutons {name}, avec ses propres mots.',
  ),
  asksWho: said('Qui est-ce ?', 'Et qui est-ce ?', 'De qui s’agit-il ?'),
  asksMore: said(
    'Que faut-il savoir ?',
    'Qu’y a-t-il à savoir ?',
    'Que peuvent-ils nous raconter ?',
    'Et derrière le nom ?',
  ),
  signsWhere: said('{name} : {sign}, à {town}.', 'Voici {name} : {sign}, à {town}.'),
  signs: said('{name} : {sign}.', '{name}. {sign}.', '{sign} : voilà {name}.', 'Voici {name} : {sign}.'),
  topics: said(
    'Et ceci : {subject} ?',
    '{subject} : de quoi s’agit-il ?',
    '{subject} : que disent-ils à ce sujet ?',
    'Que sait-on de ceci : {subject} ?',
    'Et ce sujet : {subject} ?',
    '{subject} : que faut-il en savoir ?',
  ),
  clauses: said('Et {heading} ?', 'Disent-ils {heading} ?'),
  forWhom: said('Et {heading} ?'),
  persons: said('Qui est {subject} ?', 'Et qui est {subject} ?', '{subject}, qui est-ce ?'),
  things: said(
    '{subject}, qu’est-ce que c’est ?',
    'Et {subject}, c’est quoi ?',
    '{subject} : de quoi s’agit-il ?',
  ),
  asksRange: said(
    'Que proposent-ils, entre autres ?',
    'Que font-ils, entre autres ?',
    'Que trouve-t-on, par exemple ?',
    'Que proposent-ils, par exemple ?',
    'Que peut-on choisir, entre autres ?',
  ),
  goesOn: said(
    'Et encore ceci.',
    'Ce n’est pas tout.',
    'Il y a aussi ceci.',
    'Une chose encore.',
    'Et ceci.',
  ),
  review: said(
    '{by} a écrit :',
    'Un avis, signé {by} :',
    'C’est {by} qui parle :',
    'Écoutons {by} :',
    '{by} dit ceci :',
    'Voici ce qu’écrit {by} :',
  ),
  anotherReview: said(
    'Et {by} :',
    'Un autre avis, signé {by}.',
    '{by} a écrit ceci :',
    'Et un avis signé {by}.',
    'Encore un, signé {by}.',
    'Et puis {by}.',
  ),
  last: said('Et la dernière question.', 'Dernière question.', 'Et pour finir.'),
  asksStep: said('Par où commencer ?', 'Et par où commence-t-on ?', 'Quelle est la première étape ?'),
  asksPlace: said('Où les trouve-t-on ?', 'Et où les trouve-t-on ?', 'Où sont-ils ?'),
  asksReach: said('Comment les joindre ?', 'Et comment les joindre ?', 'Comment les joint-on ?'),
  asksSite: said('Où en savoir plus ?', 'Et où en savoir plus ?', 'Où lire la suite ?'),
  address: said('L’adresse : {address}.', 'On les trouve à cette adresse : {address}.'),
  hours: said('Les horaires : {hours}.', 'Les heures : {hours}.', 'Les heures d’ouverture : {hours}.'),
  telephone: said(
    'Le numéro : {telephone}.',
    'Par téléphone : {telephone}.',
    'On peut appeler le {telephone}.',
    'Le numéro de téléphone : {telephone}.',
    'On les joint au {telephone}.',
    'Au téléphone, c’est le {telephone}.',
  ),
  email: said(
    'On peut écrire à {email}.',
    'Par courriel : {email}.',
    'L’adresse, c’est {email}.',
    'On écrit à {email}.',
    'Les messages vont à {email}.',
  ),
  onSite: said('Sur le site : {site}.', 'Le site, c’est {site}.', 'Sur {site}.'),
  returns: said(
    'Mais d’abord, revenons au début.',
    'Avant cela, retour au début.',
    'Et voici la suite du début.',
    'Au début, une chose est restée ouverte.',
    'Nous vous devons encore la suite du début.',
    'Et le début ? Il continue.',
  ),
  closes: said(
    'C’était {name}. La suite est à lire sur {site}.',
    'Voilà pour {name}. Le reste se trouve sur {site}.',
    '{name}, avec ses propres mots. Le reste est sur {site}.',
  ),
  closesShort: said('C’était {name}.', 'Voilà pour {name}.', '{name}, avec ses propres mots.'),
  thanks: said('Merci de votre écoute.'),
  talk: {
    title: 'À propos de {name}',
    summary: [
      'Deux personnes parlent de {name}.',
      'Tout ce qu’elles savent se trouve sur {site}.',
      'À côté de chaque phrase figure sa source.',
    ],
    more: 'Pour en savoir plus : {site}.',
  },
  titles: said('{name}, avec ses propres mots', 'Avec ses propres mots, {name}'),
  summary: [first, second, third],
  chapters: { who, more, begin },
}
