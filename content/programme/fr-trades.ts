import { list } from './list.ts'

export const frenchTrades = list(
  `agence, architecte*, artisan*, association, atelier, auberge, avocat*, bar, boucherie, boulangerie, boutique, bureau d'études, cabinet, café, camping, carreleur, chambres d'hôtes, charpent*, chauffag*, clinique, club, coach*, coiff*, comptab*, conseil*, construction*, consultant*, couvreur*, cuisine*, dentiste*, design*, domaine, école, électrici*, électricité, entreprise, épicerie, esthétique, événement*, expert-comptable, ferme, fiscalité, fleuriste, formation*, fromagerie, garage, gîte*, hôtel, hypnothérap*, immobilier, imprimerie, institut, isolation, jardin*, kinésithérap*, location*, maçon*, magasin, maraîch*, massage*, médecin*, menuis*, moulin, musée, musique, notaire*, opticien*, ostéopath*, paysagist*, peintr*, pharmacie, photograph*, pizzeria, plomb*, psycholog*, psychothérap*, rénovation*, réparation*, restaurant*, salon, santé, serrur*, soins, spa, studio, taxi*, terrassement, théâtre, thérap*, toiture*, traduct*, traiteur, transport*, vétérinaire*, vigneron*, vin, vins, yoga`,
)

export const frenchPraise = list(
  `meilleur*, le meilleur, la meilleure, premier, première, expert*, professionnel*, leader, spécialiste*`,
)
