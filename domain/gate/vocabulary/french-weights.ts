/** French words that weigh. */
import { list, type Weight } from './weight.ts'

export const frenchWeights: readonly Weight[] = [
  {
    name: 'negation',
    phrases: list('ne, pas, jamais, aucun*, rien, nul, nulle, sans, ni, guère, non, à peine, refus*'),
    right: [['Ils ne prennent aucune commission.', 'Nous ne prenons aucune commission.']],
    wrong: [
      ['Ils prennent une commission.', 'Nous ne prenons aucune commission.'],
      ['La porte grince.', 'La porte n’a jamais grincé.'],
    ],
  },
  {
    name: 'about',
    phrases: list(
      'environ, à peu près, presque, près de 0, autour de, quelque 0, approximativement, une dizaine, une vingtaine, une trentaine, une quinzaine, une douzaine, une centaine',
    ),
    isAlike: true,
    right: [['Un escalier demande à peu près sept semaines.', 'Un escalier demande environ sept semaines.']],
    wrong: [['Un escalier demande sept semaines.', 'Un escalier demande environ sept semaines.']],
  },
  {
    name: 'bound',
    phrases:
      list(`à partir de, jusque, au moins, au plus, au maximum, au minimum, maximum, minimum, plus de, moins de, ou plus, ou moins,
      plus que, moins que, dès 0, dès, à compter de, maximal*, minimal*, de plus, tout au plus`),
    right: [['Une table coûte à partir de 900 euros.', 'Une table coûte à partir de 900 €.']],
    wrong: [
      ['Une table coûte 900 euros.', 'Une table coûte à partir de 900 €.'],
      ['Ils livrent à trente kilomètres.', 'Nous livrons jusqu’à trente kilomètres.'],
      ['Ils prennent neuf chantiers.', 'Nous prenons au plus neuf chantiers.'],
    ],
  },
  {
    name: 'part',
    phrases:
      list(`la plupart, plupart, certain*, quelques, quelques uns, plusieurs, beaucoup, peu de, la moitié, un tiers, un quart, souvent, parfois, quelquefois,
      rarement, normalement, généralement, habituellement, en général, en moyenne, peut être, majorité, une partie, presque tous, presque toujours, principalement, surtout, majoritairement, peut, peuvent`),
    right: [['La plupart des tables sont en chêne.', 'La plupart des tables sont en chêne.']],
    wrong: [
      ['Les tables sont en chêne.', 'La plupart des tables sont en chêne.'],
      ['La cuisson dure onze minutes.', 'La cuisson dure en moyenne onze minutes.'],
    ],
  },
  {
    name: 'condition',
    phrases:
      list(`si, sauf, excepté, hormis, hors, à condition, à moins, sous réserve, selon, uniquement, seulement, quand, lorsque, pendant que, tant que,
      sur rendez vous, sur commande, sur demande, sur réservation, ou, par personne, par nuit, par heure, par jour, par semaine, par mois, par an, par enfant, par couple, chaque, pour le moment, actuellement, bientôt, prévu*, provisoirement, en cas, dans la limite, à la fois, où, pendant, durant, avant, après`),
    right: [['Ils viennent si vous appelez.', 'Si vous appelez, nous venons.']],
    wrong: [
      ['Ils livrent gratuitement.', 'Nous livrons gratuitement si vous habitez le bourg.'],
      ['La boutique ouvre tous les jours.', 'La boutique ouvre tous les jours sauf le lundi.'],
      ['Ils reçoivent les visiteurs.', 'Nous recevons les visiteurs sur rendez vous.'],
    ],
  },
  {
    name: 'still',
    phrases: list(
      `encore, toujours, déjà, maintenant, désormais, de nouveau, à nouveau, ne plus, depuis, aujourd'hui, autrefois, jadis, dorénavant, entre temps`,
    ),
    right: [['Ils fabriquent des meubles depuis 1958.', 'L’atelier fabrique des meubles depuis 1958.']],
    wrong: [
      ['Ils fabriquent encore des portes.', 'Nous fabriquons des portes.'],
      ['Ils fabriquent des chaises.', 'Autrefois nous fabriquions des chaises.'],
    ],
  },
  {
    name: 'universal',
    phrases: list(
      `tout, toute, tous, toutes, chaque, chacun*, toujours, jamais, personne ne, partout, entier, entière*, entièrement, complètement, totalement, garanti*, sans exception, ne importe, quiconque, constamment, systématiquement, à coup sûr`,
    ),
    isFreeToLose: true,
    right: [['Chaque meuble porte un nom.', 'Chaque meuble porte un nom.']],
    wrong: [
      ['Ils achètent toujours des troncs entiers.', 'Nous achetons des troncs.'],
      ['Toutes les portes sont en chêne.', 'La plupart des portes sont en chêne.'],
    ],
  },
  {
    name: 'superlative',
    phrases:
      list(`meilleur*, premier*, première*, seul, seule, seuls, seules, unique*, plus grand*, plus petit*, plus ancien*, plus vieux, plus vieille*, plus jeune*, le plus, la plus, les plus, le moins, leader*, numéro, parfait*, idéal*,
      mieux, davantage, exclusi*, incontournable*, incomparable*, moins cher*, plus sûr*, plus rapide*, plus`),
    isFreeToLose: true,
    right: [['Le plus ancien date de 1961.', 'Le plus ancien date de 1961.']],
    wrong: [
      ['Ils sont la meilleure menuiserie.', 'Nous sommes une menuiserie.'],
      ['C’est le seul moulin.', 'C’est un moulin.'],
    ],
  },
  {
    name: 'cause',
    phrases: list(
      `parce que, car, donc, ainsi, grâce, à cause, en raison, afin, pour que, puisque, du fait, de ce fait, ce est pourquoi, voilà pourquoi, par conséquent, alors, si bien que, de sorte que, en effet, dès lors, comme, faute de`,
    ),
    isFreeToLose: true,
    right: [['C’est long, parce que le bois sèche.', 'C’est long, parce que le bois sèche.']],
    wrong: [
      ['Les planches sèchent quatre ans, donc l’escalier tient.', 'Les planches sèchent quatre ans.'],
      ['L’escalier tient grâce au séchage.', 'L’escalier tient.'],
    ],
  },
  {
    name: 'side',
    phrases: list(
      `de, à, vers, depuis, avant, après, contre, pour, avec, sans, sur, sous, dans, hors, entre, dessus, dessous, chez, par, devant, derrière, loin, près, lieu de, en`,
    ),
    isFreeToLose: true,
    right: [['Ils travaillent avec le chêne.', 'Nous travaillons avec le chêne.']],
    wrong: [
      ['Ils livrent avant huit heures.', 'Nous livrons après huit heures.'],
      ['Le pain est avec levure.', 'Le pain est sans levure.'],
    ],
  },
  {
    name: 'time',
    phrases:
      list(`lundi*, mardi*, mercredi*, jeudi*, vendredi*, samedi*, dimanche*, janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre,
      quotidien*, hebdomadaire*, mensuel*, annuel*, matin*, midi, après midi, soir*, nuit*, minuit, week end*, demain, hier, printemps, été, automne, hiver*, férié*, tous les jours`),
    right: [['Ils ouvrent le lundi.', 'Nous ouvrons le lundi.']],
    wrong: [
      ['Ils ouvrent le dimanche.', 'Nous ouvrons le lundi.'],
      ['La cave rouvre en mars.', 'La cave rouvre en mai.'],
    ],
  },
]
