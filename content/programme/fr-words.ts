import { frenchPraise, frenchTrades } from './fr-trades.ts'
import type { WordsOfLanguage } from './language.ts'
import { list } from './list.ts'

export const frenchWords: WordsOfLanguage = {
  isRead: false,
  nounsAreLarge: false,
  monthsAreLarge: false,
  commonest: list(
    `aussi, autre, avec, avoir, cette, chaque, chez, client, clients, comme, dans, depuis, elle, elles, entre, être, leur, leurs, mais, notre, nous, offre, offrons, plus, pour, proposons, qualité, sans, service, services, sont, sous, sur, tous, tout, toute, toutes, très, une, votre, vous, vos, nos`,
  ),
  abbreviations: list(
    'm, mm, mme, mmes, mlle, me, dr, pr, st, ste, av, bd, bld, chem, rte, tél, env, p.ex, ex, cf, no, nº, n°, art, ets, éts, inc, ltée, min, max, vol, fig, apr, j.-c',
  ),
  pointsBack:
    list(`il, elle, ils, elles, ce, cet, cette, ces, celui, celle, celui-ci, celui-là, celle-ci, celle-là, ceux, celles, ceux-ci, celles-ci, ceux-là, celles-là, cela, ceci, ça, c'est, c'était, c'étaient, ce sont, ce fut,
    mais, et, ou, ni, donc, or, car, ainsi, aussi, alors, puis, ensuite, enfin, de plus, en outre, par ailleurs, également, en effet, en revanche, à l'inverse, toutefois, cependant, néanmoins, pourtant, par conséquent,
    en conséquence, de ce fait, c'est pourquoi, c'est pour cela, c'est ainsi, pour cela, pour ce faire, pour ce, pour cette, pour ces, grâce à cela, grâce à ce, grâce à cet, grâce à cette, grâce à ces, avec ce, avec cet, avec cette, avec ces, avec cela,
    dans ce, dans cet, dans cette, dans ces, sur ce, sur cet, sur cette, sur ces, à ce, à cet, à cette, à ces, de ce, de cet, de cette, de ces, lors de ce, lors de cet, lors de cette, lors de ces, par ce, par cet, par cette, par ces, sous ce, sous cette,
    après ce, après cet, après cette, après cela, avant cela, depuis ce, depuis cet, depuis cette, dès lors, depuis lors, tous deux, toutes deux, tous les deux, toutes les deux, les deux, chacun d'eux, chacune d'elles, l'un d'eux, l'une d'elles, l'un et l'autre, ces derniers, ces dernières, ce dernier, cette dernière,
    ce même, cette même, le même, la même, les mêmes, là, y compris, dont, lequel, laquelle, lesquels, lesquelles, notamment, par exemple, d'autre part, d'une part, d'un autre côté, quant à lui, quant à elle, quant à eux, sinon, autrement, autrement dit, au contraire,
    idem, de même, leur, leurs, son, sa, ses, lui, eux, le sien, la sienne, le tout, tout cela, tout ceci, tout ça, d'autres, l'autre, les autres, un autre, une autre, deuxièmement, troisièmement, finalement, en résumé, bref, en d'autres termes, de cette façon, de cette manière, de la sorte, de là, d'où, à partir de là, au final, par la suite, à savoir, c'est-à-dire, soit, tel, telle, tels, telles,
    plus tard, a été, a obtenu, a travaillé, a rejoint, a fondé, a créé, est un, est une, est le, est la, sont des, possède, propose, dispose, travaille, diplômé, diplômée, titulaire, né en, née en, permet, permettent, peut être, peuvent être, comprend, inclut, fonctionne, en voici, en y, j'y`),
  pointsForward:
    list(`il y a, il y avait, il faut, il existe, il suffit, il est temps, il est possible de, il est important de, il est facile de, il n'est jamais, il n'y a, il était une fois, c'est en 1*, c'est en 2*, c'est l'histoire, c'est avec, c'est à, c'est au, c'est dans, c'est ici, c'est parti,
    ce qui, ce que, ce qu'il, ce qu'on, ceux qui, celles qui, celui qui, celle qui, ces jours-ci, cette année, cette saison, ce soir, ce matin, ce mois-ci, et si, et pourquoi, aussi bien, ou encore, les deux frères, les deux sœurs, tout cela a commencé, tout a commencé, ça commence, là où`),
  joints: list(
    `bien que, bien qu, quoique, quoiqu, quand, lorsque, lorsqu, après, parce que, parce qu, puisque, puisqu, comme, depuis, si, s, avec, pour, à, dans, de, par, chez, contre, sur, malgré, pendant, durant, où, aujourd'hui, maintenant, récemment, d'abord, avant, sans, en, entre, selon, grâce à`,
  ),
  pronouns: list(
    'il, elle, ils, elles, lui, eux, celui-ci, celle-ci, ceux-ci, celles-ci, celui-là, celle-là, ce, cet, cette, ces, cela, ça, ceci',
  ),
  pointsBackWithin: list(
    `ce service*, cette prestation*, cette méthode*, cette technique*, ce procédé*, ce processus, cette approche, cette démarche, ce produit*, ce type de, ce genre de, cette forme de, cette formule*, cette option*, ce système*, ce traitement*, ce soin*, cette thérapie, ce programme, cette offre*, ce tarif*, cette étape*, ces étapes, ces prestations, ces services, ces produits, ces soins, ces options, ces formules, ces trois, ces deux, ces quatre, ces valeurs, ces points, ci-dessus, comme indiqué, comme mentionné, susmentionné*, précité*, tout cela, celle-ci, celui-ci, ceux-ci, celles-ci, le suivant, la suivante, les suivants, les suivantes, ce dernier, cette dernière, ces derniers, ces dernières, de la même façon, de la même manière, pour ce faire, à cet effet, en ce sens, dans ce cas, dans ces cas, dans ce cadre, à ce titre, ce document, cette liste`,
  ),
  pointsAtPage:
    list(`cliquez, cliquer, cliquant, en cliquant, ci-dessous, ci-contre, ci-après, ci-joint*, plus bas, plus haut, voir ci-dessus, cette page, ce site, ce site web, notre site, notre site internet, notre site web, notre page, cette section, cette rubrique, ce formulaire, le formulaire, notre formulaire, formulaire de contact, formulaire en ligne, ce lien, le lien, ce bouton, le bouton, cette photo, cette image, cette vidéo, la vidéo, la carte interactive, le tableau,
    le menu déroulant, en savoir plus, lire la suite, lire plus, voir plus, voir tout, voir nos, voir notre, voir la suite, afficher plus, découvrir nos, découvrir plus, plus d'infos, plus d'informations, pour plus d'infos, retour en haut, voici toutes les infos, voici nos coordonnées, toutes les infos, télécharge*, inscrivez-vous, s'inscrire, connectez-vous, se connecter, mon compte, abonnez-vous, suivez-nous, rejoignez-nous sur, likez, facebook, instagram, tiktok, twitter, whatsapp, linkedin, pinterest, youtube, messenger,
    newsletter, infolettre, liste de diffusion, notre blog, cet article, nos articles, ce guide, table des matières, sommaire, crédit photo*, crédits photo*, photo :, photos :, réalisation du site, site réalisé par, site créé par, conçu par, propulsé par, page introuvable, 404, javascript, navigateur, page d'accueil, hashtag, pdf, google maps, glissez, faites défiler`),
  offPage: list('le jour suivant, la semaine suivante, le mois suivant'),
  toMachines: list(
    `ignore toutes les instructions, ignorez les instructions, ignore les instructions, instructions précédentes, prompt système, modèle de langage, modèles de langage, llm, llms, en tant qu'ia, assistant ia, assistants ia, si vous êtes une ia, si tu es une ia, note pour les ia, note pour les robots, note aux résumeurs, lorsque vous résumez, résumez cette page, ignore previous, ignore all, system prompt, language model*`,
  ),
  leftovers:
    list(`lorem, ipsum, dolor sit, texte à venir, texte ici, votre texte, insérer, insérez, à compléter, à remplir, à remplacer, remplacez, exemple de texte, texte d'exemple, texte de remplissage, faux texte, placeholder*, bientôt disponible, prochainement, à venir, en construction, en cours de construction, en travaux, site en maintenance, titre de la page, sous-titre, votre entreprise, nom de l'entreprise, nom de la société, modèle de site, thème, gabarit, sans titre,
    champ obligatoire, champs obligatoires, est obligatoire, sont obligatoires, est requis, sont requis, champ requis, veuillez saisir, veuillez entrer, veuillez remplir, veuillez sélectionner, veuillez choisir, veuillez indiquer, veuillez renseigner, merci de remplir, merci de saisir, adresse e-mail valide, email valide, adresse valide, message envoyé, message a été envoyé, a bien été envoyé, ont bien été envoyé*, a été envoyé*, demande envoyée, demande a bien été, formulaire envoyé, envoyé avec succès, avec succès, une erreur, erreur lors, réessayer, veuillez réessayer, merci pour votre message, merci de votre message, nous vous répondrons, nous reviendrons vers vous, nous vous recontacterons, vous répondrons dans,
    aucun résultat, aucun article, aucun produit, aucun événement, aucune actualité, aucun avis, aucune photo, introuvable, rien trouvé, ajouter au panier, votre panier, mon panier, panier est vide, rupture de stock, épuisé*, sélectionnez une option, choisir une option, quantité, votre nom, votre prénom, votre email, votre e-mail, votre adresse e-mail, votre message, votre téléphone, adresse e-mail, adresse email, objet du message, envoyer, chargement, widget*, iframe, shortcode, wordpress, wix, squarespace, html, css, jean dupont, jeanne dupont, marie dupont, jean martin, votre slogan, votre logo, xxx`),
  placeholders: list(
    `lorem ipsum, texte de remplacement, exemple de texte, remplacez ce, remplacez cet, remplacez ces, votre texte ici, avis fictif*`,
  ),
  welcomes: list(`bienvenue à, bienvenue au, bienvenue chez, bienvenue dans, bienvenue sur`),
  policies: list(
    `cookie*, mentions légales, données personnelles, données à caractère personnel, vie privée, confidentialité, rgpd, cnil, conditions générales, cgv, cgu, conditions d'utilisation, droit d'auteur, droits d'auteur, tous droits réservés, propriété intellectuelle, copyright*, responsabilité ne, décline toute, déclinons toute, ne saurait être tenu*, ne saurait être engagée, ne saurait engager, non remboursable*, droit de rétractation, rétractation, siret, siren, rcs, capital social, code ape, tva intracommunautaire, n° tva, sous le statut, directeur de la publication, directrice de la publication, hébergeur, hébergé par, hébergement du site, médiateur de la consommation, règlement des litiges, tribunal compétent, loi applicable, droit applicable, consentement, traitement des données, tiers non autorisé*, immatriculé* au`,
  ),
  offices: list('direct*, gérant*, associé*, propriétaire, fondat*, responsable, client*'),
  payments: list('paypal, virement*, paiement*, facture*, acompte*'),
  rulesAtStart: list('aucun, aucune, pas, veuillez, seulement'),
  rules: list('règlement*, conditions, retours, annulation*'),
  establishes: list('fondée, fondé, créée en, créé en, année de création'),
  ongoing: list(
    `actuellement, à ce jour, aujourd'hui, en ce moment, désormais, récemment, continue de, continue à`,
  ),
  toCome: list(`prévu*, prévue*, sera, seront, ouvrira, ouvrirons, aura lieu`),
  closed: list(
    `définitivement fermé*, fermé définitivement, fermeture définitive, cessation d'activité, cessé son activité, cessé notre activité, a fermé ses portes, avons fermé nos portes`,
  ),
  handedOn: list(
    `à la retraite, pris sa retraite, en retraite, a été vendu*, a été cédé*, a déménagé, avons déménagé, a fermé, n'exerce plus`,
  ),
  passing: list(
    `cette année, l'année prochaine, l'an prochain, l'année dernière, l'an dernier, cet été, cet hiver, cet automne, ce printemps, est en cours de, sont en cours de, covid*, coronavirus, pandémie, confinement, couvre-feu, pass sanitaire, port du masque, gestes barrières, nous recrutons, on recrute, recrutement, recherchons un, recherchons une, recherche un apprenti, poste à pourvoir, postes à pourvoir, offre d'emploi, offres d'emploi, envoyez votre cv, votre cv, ton cv, lettre de motivation, votre candidature, candidature*, cdi, cdd, alternance, stagiaire*, ce week-end, cette semaine, ce mois-ci, la semaine prochaine, le mois prochain, samedi prochain, dimanche prochain, vendredi prochain, la semaine dernière, le mois dernier, très bientôt, ouverture prochaine, ouvre bientôt, fermeture exceptionnelle, fermeture annuelle, fermé définitivement, définitivement fermé*, joyeux noël, joyeuses fêtes, bonne année, meilleurs vœux, joyeuses pâques, saint-valentin, fête des mères, fête des pères, black friday, soldes, vente flash, offre valable, offre limitée, dépêchez-vous, plus que quelques, dernières places, jeu concours, jeu-concours, tirage au sort`,
  ),
  orders: list(
    `appelez, appelez-nous, appelle, contactez, contactez-nous, contactez-moi, contacter, écrivez, écrivez-nous, envoyez, envoyez-nous, réservez, réserver, commandez, commander, demandez, demander, prenez, prendre rendez-vous, prendre contact, venez, venir, découvrez, découvrir, explorez, parcourez, consultez, voyez, voir, lisez, regardez, trouvez, choisissez, choisir, essayez, testez, profitez, profiter, bénéficiez, offrez, offrez-vous, laissez, laissez-vous, faites, faites confiance, confiez, confiez-nous, rejoignez, rejoignez-nous, suivez, suivez-nous, partagez, visitez, passez, rendez-vous sur, rendez-vous dans, cliquez, remplissez, inscrivez-vous, abonnez-vous, téléchargez, n'hésitez, n'hésitez pas, n'attendez, n'oubliez, ne manquez, ne ratez, imaginez, plongez, vivez, savourez, dégustez, craquez, optez, gagnez, évitez, économisez, boostez, transformez, sublimez, retrouvez, retrouvez-nous, rencontrons-nous, discutons, parlons, parlons-en, échangeons, bienvenue, merci, merci de, besoin, besoin d'un, envie, envie de, vous cherchez, vous recherchez, vous souhaitez, vous voulez, vous avez, vous êtes, si vous avez, si vous souhaitez, si vous cherchez, pour toute, pour une demande, pour plus, pour en savoir, pour réserver, pour nous, une question, des questions, un projet, obtenez, recevez, dites, dites-nous, parlez, parlez-nous, détendez-vous, apprenez, commencez, démarrez, pensez, ajoutez, planifiez, préparez, organisez, veuillez, soyez, sachez, assurez-vous, vérifiez, gardez, donnez, mettez, à vos, tous à`,
  ),
  invites: list(
    'profitez de, choisissez parmi, choisissez entre, imaginez, apportez votre, apportez vos, savourez, dégustez',
  ),
  stepsAtStart: list(
    `appelez, appelez-nous, contactez, contactez-nous, écrivez, écrivez-nous, envoyez, envoyez-nous, réservez, commandez, demandez, prenez rendez-vous, prenez contact, venez, passez, pour réserver, pour commander, pour prendre, pour nous joindre, pour nous contacter, si vous souhaitez, apportez, dites-nous`,
  ),
  steps: list(
    `appelez-nous, contactez-nous, par téléphone, par mail, par e-mail, par courriel, en ligne, sur rendez-vous, prise de rendez-vous, prendre rendez-vous, rendez-vous, sans rendez-vous, devis gratuit*, devis, sans engagement, premier échange, premier entretien, premier rendez-vous, première séance, première consultation, appel découverte, séance d'essai, cours d'essai, réservation*, réserver, sur réservation, sur commande, commande*, click and collect, à emporter, passez nous voir, poussez la porte, essai gratuit, bilan gratuit, visite sur place, acompte`,
  ),
  firstSteps: list(
    `devis gratuit*, devis * gratuit*, devis sans engagement, gratuit et sans engagement, sans engagement, premier échange, premier entretien, premier rendez-vous, première séance, première consultation, première visite, appel découverte, séance d'essai, cours d'essai, essai gratuit, bilan gratuit, étude gratuite, visite gratuite, sur rendez-vous, sans rendez-vous, la première étape, pour commencer`,
  ),
  asksFirst: list(
    `comment prendre rendez-vous, comment prendre contact, comment réserver, comment commander, comment s'inscrire, comment obtenir un devis, comment demander un devis, comment se déroule le premier, comment se déroule la première, comment se passe le premier, comment se passe la première, par où commencer, comment commencer, faut-il prendre rendez-vous, faut-il réserver, faut-il une ordonnance, dois-je prendre rendez-vous, dois-je réserver, que dois-je apporter, que faut-il apporter, le devis est-il gratuit`,
  ),
  forSome: list(
    `mariage*, entreprises, groupes, cours particulier*, bon cadeau, bons cadeaux, candidature*, candidat*, bénévole*, recrutement`,
  ),
  plainHeadings: list(
    `équipe, notre équipe, employés, nos employés, famille, excellence, intégrité, respect, confiance, qualité, tradition, passion, savoir-faire, proximité, innovation, sécurité, le cabinet, notre cabinet, cabinet, l entreprise, notre entreprise, entreprise, la société, nos clients, clients, avantages, généralités, accueil, à propos, a propos, à propos de nous, à propos de moi, qui sommes-nous, qui suis-je, notre histoire, mon histoire, l'histoire, histoire, notre équipe, l'équipe, équipe, nos services, mes services, services, service, nos prestations, mes prestations, prestations, nos produits, produits, notre offre, nos offres, offres, contact, contactez-nous, contactez-moi, nous contacter, me contacter, nous trouver, où nous trouver, accès, plan d'accès, adresse, adresses, horaires, nos horaires, horaires d'ouverture, heures d'ouverture, infos pratiques, informations pratiques, informations, infos, coordonnées, tarifs, nos tarifs, mes tarifs, prix, nos prix, tarif, galerie, photos, galerie photos, nos réalisations, réalisations, portfolio, références, nos références, avis, avis clients, témoignages, ils nous font confiance, ils parlent de nous, blog, actualités, actualité, actus, nouveautés, faq, foire aux questions, questions fréquentes, vos questions, bienvenue, présentation, introduction, le concept, concept, notre concept, nos valeurs, valeurs, nos engagements, engagements, notre mission, mission, missions, notre vision, vision, notre philosophie, philosophie, notre approche, mon approche, approche, notre savoir-faire, savoir-faire, pourquoi nous choisir, pourquoi nous, nos atouts, les avantages, avantages, comment ça marche, comment ça se passe, le processus, les étapes, étapes, la carte, notre carte, carte, menu, menus, nos menus, le menu, réserver, réservation, réservations, devis, devis gratuit, demande de devis, partenaires, nos partenaires, liens, liens utiles, navigation, newsletter, suivez-nous, réseaux sociaux, mentions légales, plan du site, en savoir plus, découvrir, description, détails, résumé, généralités, divers, domaines d'intervention, zone d'intervention, secteur d'intervention, mon parcours, parcours, formation, formations, expériences, en bref, chiffres clés, en résumé, points forts, équipements, prendre rendez-vous, rendez-vous, l'expérience, qualité, nos univers, la maison, l'entreprise, le cabinet, la boutique`,
  ),
  reviewHeadings: list(
    `avis, avis client*, avis google, témoignage*, ils nous font confiance, ils parlent de nous, ils m'ont fait confiance, ce que disent, ce qu'ils disent, ce qu'en disent, ils en parlent, elles en parlent, vos avis, vos retours, retours clients, retours d'expérience, nos clients témoignent, nos clients en parlent, la parole à, paroles de, livre d'or, clients satisfaits, clients heureux, commentaires, recommandations, ils ont aimé`,
  ),
  customers: list(
    `je recommande, nous recommandons vivement, je vous recommande, je le recommande, je la recommande, à recommander, recommande vivement, recommande sans hésiter, recommande les yeux fermés, très satisfait*, entièrement satisfait*, pleinement satisfait*, ravi du, ravie du, ravis du, ravie de ma, ravi de mon, merci à toute, merci à vous, merci pour votre, un grand merci, mille mercis, encore merci, merci beaucoup, bravo à, chapeau, je reviendrai, nous reviendrons, on reviendra, j'y retourne, nous y retournerons, je suis venu*, nous avons été reçus, nous avons été accueillis, j'ai été accueilli*, j'ai fait appel à, nous avons fait appel à, a su m'écouter, a été à l'écoute, très bon accueil, super accueil, accueil au top, au top, rien à redire, rien à dire, cinq étoiles, 5 étoiles, mon mari, ma femme, mon dentiste, mon avocat, je suis client*, cliente depuis, client depuis, foncez, les yeux fermés, allez-y`,
  ),
  answersOnly: list(
    `oui, non, bien sûr, absolument, tout à fait, évidemment, naturellement, certainement, pas du tout, pas forcément, pas nécessairement, ça dépend, cela dépend, en principe, en effet, effectivement`,
  ),
  visions: list('vision'),
  missions: list(
    'notre mission, notre vision, notre objectif est, notre ambition, nos valeurs, notre raison d’être, notre but est, nous aspirons, notre engagement est',
  ),
  demonstratives: list(
    'ce, cet, cette, ces, celui-ci, celle-ci, ceux-ci, celles-ci, tel, telle, tels, telles',
  ),
  pointedTimes: list(
    `ce qui, ce que, ce qu, ce dont, ce à quoi, ce n'est, ce sont, ce jour, ce soir, ce matin, ce mois-ci, ce siècle, ce monde, ce pays, ce métier, cette année, cette saison, cette époque, ces jours-ci, ces années, ces dernières années, est-ce, en ce moment, à ce jour, de ce côté, tel que, telle que, tels que, telles que, ce petit, cet établissement, cette maison, ce restaurant, cette ferme, cet atelier, cette boutique, cette entreprise, ce cabinet, ce gîte, ce village, cette ville, cette région, ce lieu, cet endroit, ici à, ici en, ici au, ici chez, c'est ici`,
  ),
  ofPersons: list('il, elle, son, sa, ses, lui, je, j, mon, ma, mes, dr, me, diplômé*, né, née'),
  heOrShe: [],
  adding: list('aussi, également, de même, pareillement, en outre, par ailleurs, ici'),
  offers: list(
    `nos services, mes services, service*, prestation*, nos prestations, ce que nous faisons, ce que je fais, ce que nous proposons, nous proposons, notre offre, nos offres, offre*, nos produits, produit*, soin*, nos soins, traitement*, thérapie*, la carte, notre carte, menu*, spécialité*, nos spécialités, cours, stages, formation*, domaines d'intervention, domaines de compétence*, domaines d'expertise, compétence*, expertise*, nos métiers, notre métier, gamme*, collection*, solution*, activité*, nos activités, ateliers, atelier, programmes, accompagnement*`,
  ),
  plainOffers: list(
    `services, nos services, mes services, prestations, nos prestations, mes prestations, ce que nous faisons, ce que je propose, ce que nous proposons, notre offre, nos offres, nos produits, produits, soins, nos soins, les soins, nos spécialités, nos cours, nos formations, formations, expertises, nos expertises, domaines d'intervention, domaines de compétences, domaines d'expertise, nos métiers, nos activités, activités, nos solutions`,
  ),
  notOffers: list(
    `pourquoi, processus, comment, nos réalisations, vos, votre, projet*, galerie, secteur*, zone*, client*, avantage*, autres, similaires, conseils, actualité*, article*, blog, inclus, tarif*, prix, question*, étape*, valeurs, équipe, événement*, partenaire*, marques, à propos, horaires`,
  ),
  ailments: list(
    `douleur*, blessure*, anxiété, dépression*, stress, traumatisme*, deuil, addiction*, arthrose, arthrite, cataracte, glaucome, diabète, migraine*, insomnie, asthme, allergie*, eczéma, acné, cancer, trouble*, maladie*, syndrome, phobie*, burn-out, autisme, obésité, ménopause`,
  ),
  othersHeadings: list(
    `étude* de cas, cas client*, client*, nos clients, le défi, défi, enjeu*, la solution, le résultat, résultat*, réalisation*, nos réalisations, projet*, nos projets, chantier*, portfolio, références`,
  ),
  asks: list(
    `qui, que, qu, quoi, quel, quelle, quels, quelles, comment, combien, où, quand, pourquoi, est-ce, est-il, est-elle, puis-je, peut-on, pouvez-vous, faut-il, y a-t-il, avez-vous, proposez-vous, faites-vous, êtes-vous, travaillez-vous, livrez-vous, acceptez-vous, prenez-vous, intervenez-vous, vendez-vous, utilisez-vous, réparez-vous, offrez-vous, dois-je, doit-on, doit-il, ai-je, existe-t-il, fait-il, à qui, à quoi, à partir, à quelle*, à quel*, de quoi, de quel*, de combien, dans quel*, en quoi, en quel*, sur quel*, sous quel*, pour qui, pour quel*, avec qui, avec quel*, par où, depuis quand, depuis combien, jusqu'où, jusqu'à quand, jusqu'à quel*, c'est quoi, le, la, les, l, un, une, mon, ma, mes, vos, votre, on peut, peut-il, sont-ils, sont-elles`,
  ),
  asksWho: list(
    'qui est, qui sont, qui êtes-vous, qui sommes-nous, qui se cache, qu est-ce que, c est quoi, que fait',
  ),
  asksVisitor: list(
    `avez-vous besoin, avez-vous un projet, avez-vous une question, avez-vous des questions, avez-vous envie, avez-vous déjà, avez-vous du mal, êtes-vous prêt*, êtes-vous à la recherche, êtes-vous fatigué*, cherchez-vous, recherchez-vous, souhaitez-vous, voulez-vous, désirez-vous, rêvez-vous, saviez-vous, le saviez-vous, connaissez-vous, aimez-vous, ressentez-vous, souffrez-vous, vous cherchez, vous recherchez, vous souhaitez, vous avez, vous êtes, vous voulez, vous rêvez, vous ne savez, envie, envie d, besoin, besoin d, prêt, prête, prêts, prêts à, un projet, une question, des questions, une urgence, un doute, une idée, pourquoi attendre, pourquoi pas, pourquoi ne pas, intéressé*, tenté*, curieux, curieuse, alors, on y va, qu'attendez-vous, comment pouvons-nous, en quoi pouvons-nous, votre, vos, tu`,
  ),
  firstPerson: list('nous, notre, nos, nôtre, nôtres, je, j, mon, ma, mes, moi, me, m'),
  secondPerson: list('vous, votre, vos, vôtre, tu, ton, ta, tes, toi, te'),
  oneself: list('je, j, mon, ma, mes, moi, me, m, mien, mienne'),
  addressed: list('vous, votre, vos, tu, ton, ta, tes'),
  months: list(
    'janvier, février, fevrier, mars, avril, mai, juin, juillet, août, aout, septembre, octobre, novembre, décembre, decembre',
  ),
  ofMonth: list('de'),
  prices: list(
    `prix, tarif*, coût*, coûte, coûtent, honoraires, par heure, par personne, par nuit, par mois, par séance, l'heure, la nuit, la séance, acompte, forfait*, à partir de, dès, devis, ttc, ht, frais`,
  ),
  notPrices: list(
    `économis*, remise*, réduction*, don, dons, subvention*, salaire*, chiffre d'affaires, assurance*, seuil, amende, financement, mensualité*, gratuit*, budget, client, coût réalisé`,
  ),
  notThings: list(
    `dès, seulement, total, supplément*, minimum, temps, minute*, heure*, jour*, semaine*, mois, nuit*, année*, petit*, grand*, moyen*, adulte*, enfant*, personne*, par, demi*, un, une, deux, trois, et, le, la, les, pour, avec, nos, prix, tarif*, séance*`,
  ),
  priceNotes: list(
    `tva, ht, hors taxe*, en sus, supplément*, non compris, non inclus, minimum, acompte, d'avance, sous réserve, frais de déplacement, taxe de séjour`,
  ),
  introduces: list(
    `nous sommes, je suis, je m'appelle, moi c'est, nous aidons, nous fabriquons, nous faisons, nous construisons, nous créons, nous concevons, nous proposons, nous accompagnons, nous travaillons, nous réalisons, nous restaurons, nous réparons, nous installons, nous cultivons, nous élevons, nous produisons, nous vendons, nous formons, nous soignons, nous accueillons, nous conseillons, notre entreprise, notre société, notre équipe, notre atelier, notre maison, notre ferme, notre famille, notre restaurant, notre cabinet, notre agence, notre boutique, notre garage, notre hôtel, notre association, fondé en, fondée en, fondé par, fondée par, créé en, créée en, créé par, créée par, depuis, basé à, basée à, installé à, installée à, installés à, implanté*, situé à, située à, situé au, située au, situé en, niché*, au cœur, au coeur, artisan, artisane, entreprise familiale, entreprise artisanale, l'entreprise, l'atelier, la maison, le restaurant, le cabinet, le gîte, la ferme, le domaine, l'institut, la boutique, l'agence, le garage, l'association, la société, le salon, chez, spécialiste, spécialisé, spécialisée, avocat, avocate`,
  ),
  conditions: list(
    `sauf, sous réserve, à condition, uniquement, seulement, minimum, maximum, au moins, jusqu'à, sur rendez-vous, sur demande, sur réservation, selon, en fonction, hors, hormis, à l'exception, excepté*, toutefois, cependant, attention, à noter, veuillez noter, notez que, merci de noter, nous ne pouvons, nous n'acceptons, dans la limite, pour l'instant, pour le moment, actuellement, non compris, non inclus*, en supplément, avec supplément, ne comprend pas, ne comprennent pas, prévoir, prévenir, non adapté*, déconseillé*, exclu*, mais`,
  ),
  cliches: list(
    `passion*, engagé*, engagement*, dédié*, qualité, haute qualité, haut de gamme, excellence, exceptionnel*, unique*, premium, innovant*, innovation*, leader*, référence, fiable*, fiabilité, professionnel*, professionnalisme, expérimenté*, expert*, expertise, solution*, sur mesure, sur-mesure, personnalis*, adapté*, large gamme, large choix, besoins, attentes, efficace*, efficacité, satisf*, service client, partenaire*, confiance, intégrité, transparence, valeurs, vision, mission, objectif*, réussite, réussir, accompagn*, transform*, optimis*, booster, sérénité, en toute sérénité, tranquillité d'esprit, clé en main, clés en main, clef en main, chaleureu*, convivial*, convivialité, accueillant*, bien-être, détente, relax*, profiter, expérience, parfait*, idéal*, garanti*, propos*, offr*, soucieu*, à l'écoute, écoute, proximité, fier*, souci du détail, exigence*, exigeant*, compétitif*, abordable*, rapide*, rapidité, réactif*, réactivité, ponctuel*, qualifié*, compétent*, compétence*, savoir-faire, années d'expérience, magnifique*, sublime*, authentique*, authenticité, inoubliable*, mémorable*, incroyable*, formidable*, dynamique*, global*, holistique, harmonie, frais, délicieu*, savoureu*, gourmand*, communauté, que vous soyez, tous vos, chaque étape, de a à z, stratégi*, impact*, croissance, soigneusement, avec soin, le plus grand soin, écrin, cadre idyllique`,
  ),
  contrasts: list(
    `pas, ne, n, non, jamais, personne, rien, aucun*, sans, plutôt, au lieu, seulement, seul*, sauf, parce que, parce qu, jusqu*, bien que, malgré, même, mais, pourtant, trop, moins, peu, refus*, arrêt*, erreur*, perdu*, cassé*, fermé*, avant, quand`,
  ),
  stories: list(
    `fondé*, créé*, début*, commenc*, ouvert*, ouvre, né, née, nés, naît, grandi*, déménag*, acheté*, construit*, appris*, apprend*, formé*, travaillé, marié*, père, mère, grand-père, grand-mère, frère*, sœur*, soeur*, mari, femme, fils, fille*, famille, familial*, génération*, il y a, enfance, école, université, apprenti*, retraite, mort, incendie, inondation, guerre, nuit, hiver, rêv*, décid*, découv*, rencontr*, disait, raconte*, demand*, souvien*, un jour, une fois, première, histoire, hérit*, repris*, reprend*, reconver*, restaur*, depuis, quand j, lorsque`,
  ),
  finite: list(
    'est, sont, était, étaient, a, ont, avait, peut, peuvent, sera, seront, propose, proposent, offre, offrent, comprend, fait',
  ),
  doers: list('nous, je'),
  subjects: list('notre, nos, mon, ma, mes, il y a, le, la, les, chaque'),
  loneLetters: list('a, à, y, ô, c, d, j, l, m, n, s, t'),
  unvoiced: list(
    'km, cm, mm, kg, mg, ml, kw, kwh, mph, hr, hrs, ft, sq, lb, lbs, pm, tv, pc, dj, cd, vs, dr, gmbh, pcs, xl, ltd, pvt',
  ),
  asides: list('voir, source, cf'),
  praises: list(`ans, années, générations, meilleur*, leader*, numéro un, incontournable*, primé*`),
  overNoDoor: list(
    `à propos, avec, et, ou, pour, par, disponible, fondé*, depuis, site officiel, le site, rendez-vous, contact, réserv*`,
  ),
  openConditions: list(`si, quand, lorsque, dès que, que vous`),
  days: list('lundi*, mardi*, mercredi*, jeudi*, vendredi*, samedi*, dimanche*, week-end*, jours fériés'),
  verbs: list(
    `est, sont, était, étaient, a, ont, avait, avez, avons, fait, faisons, font, peut, peuvent, pouvez, va, vont, sera, seront, doit, faut, veut, veulent, prend*, donne*, garde*, marche*, commence*, vient, viennent, reste*, aime*, croit, croyons, aide*, vit, vivent, sait, savons, compte*, devient, naît, change*, mérite*, nous, vous, je, j, tu, il, elle, ils, elles, on, ne, n, pas, jamais, personne, pourquoi, comment, quoi, où, qui, quand, que, qu, c est`,
  ),
  wishes: list(
    'être, devenir, offrir, proposer, apporter, garantir, contribuer, répondre, satisfaire, assurer, permettre, fournir, rester',
  ),
  afterWish: list('nous, vous, on, notre, nos, votre, le, la, les, il, c, je, est, sont'),
  labels: list(
    `certifi*, agréé*, garanti*, bienvenue, rapide*, chaque, toujours, sur mesure, clé en main, avec passion, de confiance`,
  ),
  labelStarts: list(
    `votre, vos, plus, bienvenue, vrai, vraie, meilleur*, aucun, aucune, faire, créer, trouver`,
  ),
  defines: list('est un, est une, est l un, est l une'),
  foundings: list('fondé*, créé*, établi*, commencé, débuté, ouvert*, ouvre, depuis, existe*, née en, né en'),
  beforeName: list('chez, à, au, le, la, les, l, bienvenue, ici, nous, sommes, dr, m, mme, me'),
  doings: list('est, était, a, avait, fonde, crée, ouvre, dirige, fabrique, travaille, reprend, commence'),
  openEnds: list(
    'de, du, des, d, à, au, aux, et, ou, le, la, les, l, un, une, nos, notre, votre, vos, mon, ma, mes, avec, pour, par, sur, dans, en, chez, est, sont, que, qu',
  ),
  lostThings: list(
    `cela, ça, ceci, il, elle, ils, elles, celui-ci, celle-ci, ceux-ci, celles-ci, ce service, ce soin, cette prestation, cette méthode, cette technique, coûte-t-il, coûte-t-elle, dure-t-il, dure-t-elle, est-ce que ça, combien ça, comment ça, y a-t-il droit`,
  ),
  everywhere: list('en ligne, partout, monde entier'),
  toPlaces: list('à, au, en, près, autour'),
  asTheirs: [
    ['Nos', ''],
    ['Notre', ''],
    ['Mes', ''],
    ['Mon', ''],
    ['Ma', ''],
  ],
  audiences: list(
    `pour les, aux entreprises, entrepreneurs, particuliers, entreprises, familles, enfants, adultes, professionnels, pme`,
  ),
  roots: list(
    `fondé*, fondateur, fondatrice, créé*, depuis, ans, familial*, génération*, ouvert en, dirigé* par`,
  ),
  namesOneself: list("je suis, je m'appelle, moi c'est"),
  beganOneself: list("j'ai fondé, j'ai créé, j'ai ouvert, je dirige"),
  aboutHeadings: list('à propos, qui sommes-nous, qui suis-je, bienvenue, notre histoire'),
  founders: list('fondateur, fondatrice, fondé par, fondée par, gérant*, dirigé par, dirigée par'),
  trades: frenchTrades,
  praiseBefore: frenchPraise,
  ranges: list('à, jusqu à'),
  clock: list('h, heure, heures'),
  called: list(
    'appelez, appeler, téléphone, téléphonez, tél, tel, tel., mobile, portable, fixe, gsm, au, contact, urgence*, ligne directe, numéro',
  ),
  otherNumbers: list(
    'fax, télécopie, siret, siren, rcs, tva, iban, n° ape, samu, pompiers, numéro vert national, orias, rpps, adeli, agrément*, licence*',
  ),
  posts: list(
    'président, présidente, vice-président, vice-présidente, secrétaire général*, trésorier, trésorière, coordinateur, coordinatrice, responsable communication, webmestre, délégué*, par exemple, exemple',
  ),
  telephoneLabels: list(
    'tél, tel, téléphone, mobile, portable, fixe, gsm, fax, contact, numéro, appel, appelez, urgence, urgences, secrétariat, accueil, bureau, standard, réservation, réservations, réserver, whatsapp, sms, commandes, siège, direct',
  ),
  telephoneForms: list('0# ## ## ## ##, 0#########, ### ### ####'),
  mailLabels: list('e-mail, email, mail, courriel, mél, contact, écrivez, écrire, adresse'),
  nobodies: list(
    'jean dupont, marie dupont, client, cliente, clients, client satisfait, cliente satisfaite, client* anonyme, anonyme, nom, prénom, nom du client, votre nom, auteur, patient, patiente, un client, une cliente',
  ),
}
