import { list } from './list.ts'
import type { ProgrammeQuestions } from './questions.ts'
import { said } from './said.ts'

export const frenchQuestions: ProgrammeQuestions = {
  price: {
    asks: said('Combien cela coûte-t-il ?', 'Et le prix ?', 'Et que paie-t-on ?'),
    shows: list(
      'coûte, coûtent, par heure, par personne, par nuit, par séance, gratuit*, le prix est, prix à partir',
    ),
    heads: [],
  },
  limits: {
    asks: said('Et que ne font-ils pas ?', 'Où est la limite ?'),
    shows: list('nous ne proposons pas, nous ne faisons pas, nous n’acceptons pas, nous ne vendons pas'),
    heads: [],
  },
  cancelling: {
    asks: said('Et s’il faut annuler ?', 'Et en cas d’imprévu ?', 'Et si tout change ?'),
    shows: list('annul*, rembours*'),
    heads: [],
  },
  guarantee: {
    asks: said('À quoi s’engagent-ils ?', 'Sur quoi peut-on compter ?', 'Et si quelque chose ne va pas ?'),
    shows: list('garantie*, nous garantissons, satisfait ou remboursé, garantie décennale'),
    heads: [],
  },
  paying: {
    asks: said('Comment règle-t-on ?', 'Et pour payer ?', 'Et l’argent ?'),
    shows: list(
      'paiement*, carte bancaire, en plusieurs fois, financement, mutuelle*, prise en charge, chèque*',
    ),
    heads: [],
  },
  hours: {
    asks: said('Quand sont-ils ouverts ?', 'À quelle heure ?', 'Quand les trouve-t-on ?'),
    shows: list('ouvert du, ouvert de, ouvert le, ouvert tous, ouverts du, horaires, du lundi, lundi au'),
    heads: [],
  },
  speed: {
    asks: said('Combien de temps faut-il ?', 'Sous quel délai ?', 'Est-ce rapide ?'),
    shows: list('délai*, en moins de, le jour même, sous 24*, sous 48*, dans la journée, rapidement'),
    heads: [],
  },
  area: {
    asks: said('Jusqu’où vont-ils ?', 'Dans quels endroits ?', 'Où travaillent-ils ?'),
    shows: list(
      'alentours, environs, toute la france, toute la région, tout le département, dans un rayon, intervenons à, intervenons dans, intervenons sur',
    ),
    heads: list('zone d’intervention, secteur d’intervention'),
  },
  where: {
    asks: said('Où sont-ils ?', 'Où les trouve-t-on ?', 'Et où est-ce ?'),
    shows: list(
      'situé à, située à, situés à, situé dans, située dans, situé au, installé à, installée à, installés à, se trouve à, se trouve dans, au cœur de, minutes de',
    ),
    heads: list('nous trouver, accès'),
  },
  origin: {
    asks: said(
      'Comment cela a-t-il commencé ?',
      'D’où cela vient-il ?',
      'Comment en est-on arrivé là ?',
      'Et au tout début ?',
    ),
    shows: list(
      'fondé, fondée, fondés, fonda, créé en, créée en, créé par, créée par, est né, est née, a commencé, a débuté, a ouvert, ont ouvert, a repris, ont repris, reprise en',
    ),
    heads: [],
  },
  founder: {
    asks: said('Que raconte la personne qui a fondé la maison ?'),
    shows: list('j’ai fondé, j’ai créé, j’ai ouvert'),
    heads: [],
  },
  story: {
    asks: said('Quelle est leur histoire ?', 'Et leur histoire ?'),
    shows: [],
    heads: list('notre histoire, mon histoire, histoire'),
  },
  since: {
    asks: said('Depuis combien de temps ?', 'Depuis quand ?', 'Et cela dure depuis longtemps ?'),
    shows: list(
      'depuis 19*, depuis 20*, depuis plus de, ans d expérience, années d expérience, de père en fils, génération*',
    ),
    heads: [],
  },
  experience: {
    asks: said('Quelle est leur expérience ?', 'Et l’expérience ?'),
    shows: list('ans d’expérience, années d’expérience'),
    heads: [],
  },
  people: {
    asks: said(
      'Qui fait le travail ?',
      'Qui est derrière tout cela ?',
      'Et les personnes ?',
      'Qui va-t-on rencontrer ?',
    ),
    shows: list(
      'diplômé, diplômée, formé à, formée à, études de, études à, je m appelle, notre équipe, titulaire d, avocat au, avocate au, né à, née à',
    ),
    heads: list('notre équipe, l’équipe, qui sommes-nous'),
  },
  different: {
    asks: said('Qu’est-ce qui est différent ici ?', 'Que font-ils autrement ?', 'Où est la différence ?'),
    shows: list(
      'nous distingue, nous différencie, à la différence, contrairement à, différent de, différents de, plutôt que, au lieu de',
    ),
    heads: list('pourquoi nous choisir, nos atouts'),
  },
  made: {
    asks: said('Comment est-ce fait ?', 'De quoi est-ce fait ?', 'Et comment s’y prennent-ils ?'),
    shows: list(
      'à la main, fait main, faits maison, fait maison, artisanal*, ingrédients, fabriqué*, fabriquée*, élaboré*, matières premières, pétri, cuit au',
    ),
    heads: [],
  },
  included: {
    asks: said('Qu’est-ce qui est compris ?', 'Et que comprend l’offre ?'),
    shows: [],
    heads: list('ce qui est inclus, ce qui est compris, inclus'),
  },
  giving: {
    asks: said('Et à côté du travail ?', 'Que donnent-ils en retour ?', 'Et pour les autres ?'),
    shows: list('nous reversons, reversé*, bénévol*, don à, dons à, solidaire*'),
    heads: [],
  },
  done: {
    asks: said('Qu’ont-ils fait jusqu’ici ?', 'Qu’ont-ils réalisé ?', 'Et qu’y a-t-il à voir ?'),
    shows: list('récompensé*, primé*, lauréat*, nous avons réalisé, nous avons accompagné'),
    heads: [],
  },
  safety: {
    asks: said('Qui s’en porte garant ?', 'Et les qualifications ?', 'Que peuvent-ils présenter ?'),
    shows: list(
      'certifi*, agréé*, label*, qualibat, rge, inscrit à l, inscrite à l, inscrit au, assurance décennale, habilité*',
    ),
    heads: [],
  },
  way: {
    asks: said('Comment cela se passe-t-il ?', 'Comment s’y prennent-ils ?', 'Et comment procède-t-on ?'),
    shows: list(
      'première étape, d abord, dans un premier temps, étape par étape, nous commençons, tout commence, notre méthode, la méthode',
    ),
    heads: list('comment ça marche, notre méthode, déroulement'),
  },
  expect: {
    asks: said('À quoi s’attendre ?', 'Et que se passe-t-il ?'),
    shows: [],
    heads: list('première visite, premier rendez-vous'),
  },
  audience: {
    asks: said('Pour qui est-ce ?', 'Et pour qui ?', 'À qui pensent-ils ?'),
    shows: list(
      'pour tous, pour toutes, ouvert à tous, ouverte à tous, s adresse à, s adressent à, destiné à, destinée à, destinés à, pour les enfants, pour les entreprises, pour les particuliers, de tous âges, nos clients sont',
    ),
    heads: [],
  },
  place: {
    asks: said('Comment est l’endroit ?', 'Que trouve-t-on sur place ?', 'Comment est-ce, sur place ?'),
    shows: list(
      'mètres carrés, m², nos locaux, notre salle, nos salles, terrasse, notre atelier, nos chambres',
    ),
    heads: [],
  },
  advice: {
    asks: said('Que conseillent-ils ?', 'Que recommandent-ils ?', 'Y a-t-il un conseil ?'),
    shows: list('nous conseillons, nous recommandons, il est important, il est conseillé, il faut'),
    heads: [],
  },
  beliefs: {
    asks: said(
      'Qu’est-ce qui leur importe ?',
      'Que veulent-ils ?',
      'Qu’est-ce qui leur tient à cœur ?',
      'Et leur but ?',
    ),
    shows: list(
      'nous croyons, notre objectif, notre but, notre mission, notre vision, notre philosophie, notre engagement, nos valeurs, nous voulons, nous souhaitons, mon objectif, nous tient à cœur, nous nous engageons',
    ),
    heads: list('notre mission, nos valeurs, notre philosophie'),
  },
  range: {
    asks: said(
      'Que proposent-ils ?',
      'Que font-ils encore ?',
      'Que trouve-t-on chez eux ?',
      'Et qu’offrent-ils ?',
      'Et que font-ils ?',
    ),
    shows: list(
      'nous proposons, propose, proposent, je propose, nos services, nos prestations, nos produits, nous offrons, nous réalisons, nous fabriquons, nous vendons, spécialisé*, vous trouverez, nous accompagnons',
    ),
    heads: list('nos services, services, nos prestations, ce que nous faisons'),
  },
}
