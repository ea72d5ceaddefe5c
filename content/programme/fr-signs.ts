import type { SignsOfMatter } from './language.ts'
import { list } from './list.ts'

export const frenchSigns: SignsOfMatter = {
  who: list(
    'est un, est une, sont des, nous sommes, je suis, entreprise familiale, entreprise artisanale, artisan*, indépendant*, basé à, basée à, situé*, installé*, implanté*, spécialis*, société, entreprise, cabinet, atelier, boutique, restaurant, association, agence, institut, garage, ferme, gîte, maison',
  ),
  origin: list(
    'fondé*, fondateur*, fondatrice*, créé*, création, début*, commencé, établi*, ouvert en, ouvert son, depuis 19*, depuis 20*, en 19*, en 20*, il y a, né en, née en, à l’origine, origine*, idée, hérité*, repris*, racheté*, génération*, histoire, racines, installé* en',
  ),
  people: list(
    'formé*, diplômé*, diplôme*, titulaire, qualifié*, université, études, étudié, travaillé, expérience de, membre, rejoint*, né à, née à, vit à, marié*, responsable, directeur, directrice, gérant*, patron*, docteur, dr, chef, cheffe, thérapeute, années d’expérience, je m’appelle, l’équipe, notre équipe, équipe de, passionné*, parle, mon parcours, reconver*, fils, fille',
  ),
  way: list(
    'd’abord, ensuite, puis, enfin, étape*, déroulement, se déroule, processus, pendant, durant, lors de, séance, après votre, une fois, nous commençons, à votre arrivée, visite*, évalu*, mesur*, dessin*, plan, pose, install*, méthode*, technique*, comment ça marche, fonctionne, bilan, devis, suivi',
  ),
  made: list(
    'fait maison, faits maison, fait main, faits main, à la main, fabriqué*, fabrication, ingrédient*, recette*, bois, chêne, acier, laine, cuir, farine, lait, levain, cuit*, torréf*, brass*, cultivé*, récolt*, fumé*, cousu*, forgé*, artisanal*, produits locaux, local, locaux, bio, matière*, matériau*, four, cuisine, atelier, de saison, frais',
  ),
  different: list(
    'contrairement, différent*, différence, au lieu de, plutôt que, nous croyons, croyons, notre philosophie, ce qui nous, ce qui fait, jamais, toujours, nous refusons, promesse, engagement*, pas seulement, pas que, principe*, honnête*, éthique, à taille humaine, choix de, volontairement, uniquement',
  ),
  limit: list(
    'seulement, uniquement, ne, pas, sauf, excepté, hors, exclu*, non inclus, non compris, limité*, minimum, maximum, au moins, jusqu’à, obligatoire*, sous réserve, restreint*, non disponible, pour le moment, pas encore, à noter, ne convient pas, déconseillé*',
  ),
  price: list(
    'coût*, coûte, prix, tarif*, honoraires, par heure, par personne, par nuit, par mois, la séance, la nuit, à partir de, dès, acompte, total, taxe, tva, ttc, ht, forfait*, devis, €, euro*, gratuit*, offert*, compris, inclus',
  ),
  time: list(
    'heure*, jour*, semaine*, mois, minute*, sous 24, sous 48, le jour même, le lendemain, dure, durée, délai*, rapid*, livraison, attente, ouvert de, ouvert du, ouvert le, horaires, rendez-vous, saison, à l’avance, disponible*, 24h, 7j',
  ),
  where: list(
    'situé*, secteur*, zone*, desserv*, interven*, déplac*, ville, communes, département, région, rue, avenue, route, km, kilomètres, minutes de, près de, proche*, nord, sud, est, ouest, livr* à, autour de, environs, alentours, bureau, parking, gare, aéroport, toute la france',
  ),
  guarantee: list(
    'garanti*, garantie*, rembours*, annul*, échang*, retour*, remplac*, réclam*, si vous n’êtes, insatisf*, report*, décennale, service après-vente, sav, suivi, satisfait ou',
  ),
  audience: list(
    'pour tous, pour toutes, pour les personnes, pour ceux, pour les familles, pour les entreprises, pour les particuliers, pour les enfants, idéal pour, convient à, conçu pour, que vous soyez, débutant*, tout âge, tous niveaux, familles, couples, adultes, enfants, entreprises, particuliers, professionnels, propriétaires, nos clients, clientèle, étudiants, patients, seniors, s’adresse à',
  ),
  proof: list(
    'prix, récompens*, médaille*, lauréat*, %, pour cent, clients, projets, réalisé*, réussi*, résultat*, note, avis, recommand*, plus de, membres, vendu*, livré*, installé*, depuis lors, agréé*, certifié*, label*, reconnu*',
  ),
  why: list(
    'parce que, pourquoi, important*, risque*, sans, dégât*, dommage*, problème*, danger*, santé, bienfait*, aide, aident, prévenir, protég*, rédui*, amélior*, peut entraîner, provoqu*, cause*, trouble*, douleur*, souffr*, besoin, raison*, permet',
  ),
  range: list(
    'propose*, proposons, offre, offrons, inclu*, comprend, gamme, services, prestations, produits, carte, menu, options, au choix, choix, variété, sélection, ainsi que, tels que, comme, aussi, également, disponible*, spécialités, cours, stages, soins, formules, types de, vendons',
  ),
  safety: list(
    'agréé*, assuré*, assurance*, certifi*, testé*, norme*, réglement*, inscrit*, accrédit*, sûr*, sécurité, sécuris*, hygièn*, allerg*, gluten, stérilis*, contrôl*, conform*, iso, rgpd, secret professionnel, premiers secours, qualifié*, diplôme d’état',
  ),
  money: list(
    'financ*, remise*, réduction*, aide*, subvention*, prime*, paiement*, payer, règlement, carte bancaire, chèque*, espèces, mensualit*, plusieurs fois, mutuelle*, sécurité sociale, remboursement*, bon cadeau, bons cadeaux, carte cadeau, crédit d’impôt, cesu, tiers payant, économi*',
  ),
  step: list(
    'appelez, contactez, contact, réserv*, rendez-vous, prenez, consultation, premier échange, demande*, devis, estimation, e-mail, mail, téléphone, command*, inscri*, visite*, venez, passez, première étape, simplement, dites-nous, envoyez, message',
  ),
  giving: list(
    'don, dons, associat*, bénévol*, communauté, sponsor*, mécénat, solidar*, environnement*, durable*, planète, recycl*, école*, sans but lucratif, soutien, soutenons, fondation, biodivers*, insertion',
  ),
  visit: list(
    'chambre*, vue, jardin*, terrasse, parking, table*, couverts, places, ambiance, bar, musique, chaleureu*, chien*, animaux, petit déjeuner, promenade*, randonn*, plage, rivière, mer, montagne*, colline*, maison, grange, hôtes, séjour, lit*, salle de bain*, wifi, cheminée, bâtiment, espace, salle, étage, fenêtre*, piscine',
  ),
  advice: list(
    'conseil*, conseillons, évitez, éviter, vérifi*, pensez à, assurez-vous, signes, n’oubliez, toujours, jamais, demandez, régulièrement, chaque année, une fois par an, avant de, recommand*, meilleur moment, à quelle fréquence, il vaut mieux, mieux vaut',
  ),
}
