import { list } from './list.ts'
import type { ProgrammeQuestions } from './questions.ts'

export const frenchQuestions: ProgrammeQuestions = {
  price: {
    about: 'les prix',
    shows: list(
      'coûte, coûtent, par heure, par personne, par nuit, par séance, gratuit*, le prix est, prix à partir',
    ),
    heads: [],
  },
  limits: {
    about: 'les limites',
    shows: list('nous ne proposons pas, nous ne faisons pas, nous n’acceptons pas, nous ne vendons pas'),
    heads: [],
  },
  cancelling: {
    about: 'les annulations',
    shows: list('annul*, rembours*'),
    heads: [],
  },
  guarantee: {
    shows: list('garantie*, nous garantissons, satisfait ou remboursé, garantie décennale'),
    heads: [],
  },
  paying: {
    about: 'le paiement',
    shows: list(
      'paiement*, carte bancaire, en plusieurs fois, financement, mutuelle*, prise en charge, chèque*',
    ),
    heads: [],
  },
  hours: {
    shows: list('ouvert du, ouvert de, ouvert le, ouvert tous, ouverts du, horaires, du lundi, lundi au'),
    heads: [],
  },
  speed: {
    about: 'les délais',
    shows: list('délai*, en moins de, le jour même, sous 24*, sous 48*, dans la journée, rapidement'),
    heads: [],
  },
  area: {
    about: 'le secteur',
    shows: list(
      'alentours, environs, toute la france, toute la région, tout le département, dans un rayon, intervenons à, intervenons dans, intervenons sur',
    ),
    heads: list('zone d’intervention, secteur d’intervention'),
  },
  where: {
    about: 'l’adresse',
    shows: list(
      'situé à, située à, situés à, situé dans, située dans, situé au, installé à, installée à, installés à, se trouve à, se trouve dans, au cœur de, minutes de',
    ),
    heads: list('nous trouver, accès'),
  },
  origin: {
    about: 'les débuts',
    shows: list(
      'fondé, fondée, fondés, fonda, créé en, créée en, créé par, créée par, est né, est née, a commencé, a débuté, a ouvert, ont ouvert, a repris, ont repris, reprise en',
    ),
    heads: [],
  },
  founder: {
    shows: list('j’ai fondé, j’ai créé, j’ai ouvert'),
    heads: [],
  },
  story: {
    about: 'l’histoire',
    shows: [],
    heads: list('notre histoire, mon histoire, histoire'),
  },
  since: {
    shows: list(
      'depuis 19*, depuis 20*, depuis plus de, ans d expérience, années d expérience, de père en fils, génération*',
    ),
    heads: [],
  },
  experience: {
    shows: list('ans d’expérience, années d’expérience'),
    heads: [],
  },
  people: {
    about: 'les personnes',
    shows: list(
      'diplômé, diplômée, formé à, formée à, études de, études à, je m appelle, notre équipe, titulaire d, avocat au, avocate au, né à, née à',
    ),
    heads: list('notre équipe, l’équipe, qui sommes-nous'),
  },
  different: {
    shows: list(
      'nous distingue, nous différencie, à la différence, contrairement à, différent de, différents de, plutôt que, au lieu de',
    ),
    heads: list('pourquoi nous choisir, nos atouts'),
  },
  made: {
    about: 'la fabrication',
    shows: list(
      'à la main, fait main, faits maison, fait maison, artisanal*, ingrédients, fabriqué*, fabriquée*, élaboré*, matières premières, pétri, cuit au',
    ),
    heads: [],
  },
  included: {
    about: 'ce qui est compris',
    shows: [],
    heads: list('ce qui est inclus, ce qui est compris, inclus'),
  },
  giving: {
    about: 'l’engagement',
    shows: list('nous reversons, reversé*, bénévol*, don à, dons à, solidaire*'),
    heads: [],
  },
  done: {
    about: 'les résultats',
    shows: list('récompensé*, primé*, lauréat*, nous avons réalisé, nous avons accompagné'),
    heads: [],
  },
  safety: {
    about: 'les qualifications',
    shows: list(
      'certifi*, agréé*, label*, qualibat, rge, inscrit à l, inscrite à l, inscrit au, assurance décennale, habilité*',
    ),
    heads: [],
  },
  way: {
    about: 'la méthode',
    shows: list(
      'première étape, d abord, dans un premier temps, étape par étape, nous commençons, tout commence, notre méthode, la méthode',
    ),
    heads: list('comment ça marche, notre méthode, déroulement'),
  },
  expect: {
    about: 'le déroulement',
    shows: [],
    heads: list('première visite, premier rendez-vous'),
  },
  audience: {
    about: 'le public',
    shows: list(
      'pour tous, pour toutes, ouvert à tous, ouverte à tous, s adresse à, s adressent à, destiné à, destinée à, destinés à, pour les enfants, pour les entreprises, pour les particuliers, de tous âges, nos clients sont',
    ),
    heads: [],
  },
  place: {
    about: 'les lieux',
    shows: list(
      'mètres carrés, m², nos locaux, notre salle, nos salles, terrasse, notre atelier, nos chambres',
    ),
    heads: [],
  },
  advice: {
    shows: list('nous conseillons, nous recommandons, il est important, il est conseillé, il faut'),
    heads: [],
  },
  beliefs: {
    shows: list(
      'nous croyons, notre objectif, notre but, notre mission, notre vision, notre philosophie, notre engagement, nos valeurs, nous voulons, nous souhaitons, mon objectif, nous tient à cœur, nous nous engageons',
    ),
    heads: list('notre mission, nos valeurs, notre philosophie'),
  },
  range: {
    about: 'l’offre',
    shows: list(
      'nous proposons, propose, proposent, je propose, nos services, nos prestations, nos produits, nous offrons, nous réalisons, nous fabriquons, nous vendons, spécialisé*, vous trouverez, nous accompagnons',
    ),
    heads: list('nos services, services, nos prestations, ce que nous faisons'),
  },
}
