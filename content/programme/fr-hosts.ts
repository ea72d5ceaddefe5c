import type { HostWords } from './language.ts'
import { said } from './said.ts'

const [first = '', second = '', third = ''] = said(
  '{name}, avec ses propres mots.',
  '« {quote} »',
  'Ce qui est lu se trouve sur {site}, mot pour mot.',
)
const [who = '', more = '', begin = ''] = said('Qui est-ce ?', 'Que faut-il savoir ?', 'Par où commencer ?')

/** A name may begin with a vowel or an article, so that no `de`, `à` or `que` stands before it. */
export const frenchHosts: HostWords = {
  disclosure: 'Les voix de cet épisode sont créées par une intelligence artificielle.',
  announces: said(
    'Voici {name}, le site lu à voix haute.',
    '{name}, le site lu à voix haute.',
    'Écoutons {name}, le site lu à voix haute.',
  ),
  opened: said(
    'C’est ce que dit le site : {name}.',
    'On le lit sur le site : {name}.',
    'Cela vient du site : {name}.',
  ),
  topics: said(
    'Et ceci : {subject} ?',
    '{subject} ?',
    '{subject} : que dit le site à ce sujet ?',
    'Et sur ce sujet : {subject} ?',
  ),
  reads: said('« {heading} » : qu’est-ce que cela veut dire ?', 'Le site dit « {heading} ». C’est-à-dire ?'),
  names: said('Et « {heading} » ?', '« {heading} » : que dit le site ?', 'Que lit-on sous « {heading} » ?'),
  asksWho: said('Qui est {subject} ?', 'Et qui est {subject} ?'),
  asksWhat: said('{subject}, qu’est-ce que c’est ?', 'Et {subject}, c’est quoi ?'),
  goesOn: said('Quoi d’autre ?', 'Et encore ?'),
  asksSome: said('Qu’y a-t-il, par exemple ?'),
  asksSomePrices: said('Quels prix sont cités, par exemple ?'),
  asksRange: said('Que cite le site ?', 'Et que cite le site ?', 'Qu’y a-t-il dans la liste ?'),
  review: said(
    'Un avis, signé {by} :',
    'Voici un avis, signé {by} :',
    'Un avis lu sur le site, signé {by} :',
  ),
  anotherReview: said('Un autre avis, signé {by}.', 'Et un avis signé {by}.', 'Encore un, signé {by}.'),
  asksStep: said('Par où commencer ?', 'Et par où commence-t-on ?', 'Quelle est la première étape ?'),
  asksPlace: said('Et l’adresse ?', 'Quelle adresse lit-on ?', 'Quelle est l’adresse ?'),
  asksReach: said(
    'Comment prendre contact ?',
    'Et comment prendre contact ?',
    'Comment se mettre en contact ?',
  ),
  asksSite: said('Où en savoir plus ?', 'Et où en savoir plus ?', 'Où lire la suite ?'),
  place: said('D’après le site, on les trouve ici : {town}.', 'On les trouve ici, dit le site : {town}.'),
  address: said('L’adresse sur le site : {address}.', 'Le site donne cette adresse : {address}.'),
  hours: said(
    'Les horaires sur le site : {hours}.',
    'Le site donne ces horaires : {hours}.',
    'Les heures d’ouverture sur le site : {hours}.',
  ),
  telephone: said(
    'Le numéro sur le site : {telephone}.',
    'Le site donne ce numéro : {telephone}.',
    'Le numéro de téléphone sur le site : {telephone}.',
  ),
  email: said(
    'L’adresse de courriel sur le site : {email}.',
    'Le site donne cette adresse de courriel : {email}.',
    'Par courriel, selon le site : {email}.',
  ),
  onSite: said('Sur le site : {site}.', 'Le site, c’est {site}.', 'Sur {site}.'),
  returns: said('Revenons au début.', 'Retour au début.', 'Et le début ?'),
  closes: said(
    'C’était {name}. La suite est à lire sur {site}.',
    'Voilà pour {name}. Le reste se trouve sur {site}.',
    'C’était {name}, le site lu à voix haute. Le reste est sur {site}.',
  ),
  closesShort: said('C’était {name}.', 'Voilà pour {name}.'),
  thanks: said('Merci de votre écoute.'),
  talk: {
    title: 'À propos de {name}',
    summary: [
      'Deux personnes parlent de {name}.',
      'Ce qu’elles en racontent se trouve sur son site.',
      'Pour en savoir plus : {site}.',
    ],
    more: 'Pour en savoir plus : {site}.',
  },
  titles: ['{name}'],
  summary: [first, second, third],
  chapters: { who, more, begin },
}
