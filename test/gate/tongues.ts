/** How French and Spanish sentences are made false, written down without the gate's own lists. */

export type Tongue = {
  language: string
  /** Each for the other, wherever one stands. */
  swaps: Readonly<Record<string, string>>
  /** Put into a sentence, behind its first word and in its middle. */
  inserted: Readonly<Record<string, string>>
  /** Taken out of it. */
  removed: Readonly<Record<string, readonly RegExp[]>>
  doers: { ours: RegExp; strangers: string }
  causes: readonly string[]
  says: string
  remember: string
  retold: (text: string) => string
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const retoldBy =
  (rows: Readonly<Record<string, string>>) =>
  (text: string): string =>
    text.replace(/\p{L}+/gu, (word) => {
      const other = Object.entries(rows).find(([one]) => one === word.toLowerCase())?.[1]
      return other ? (/^\p{Lu}/u.test(word) ? capital(other) : other) : word
    })

export const tongues: readonly Tongue[] = [
  {
    language: 'fr',
    swaps: {
      'another number':
        'deux > trois, trois > quatre, quatre > cinq, cinq > six, six > sept, sept > huit, neuf > dix, dix > douze, vingt > trente, trente > quarante, cent > deux cents, mille > deux mille',
      'another unit':
        'jours > semaines, semaines > mois, mois > jours, ans > mois, années > semaines, heures > minutes, minutes > heures, kilomètres > mètres, lundi > dimanche, samedi > mercredi, mardi > jeudi, mars > mai, mai > juin, juillet > août, janvier > février, matin > soir, euros > dollars, € > $, kg > g, hectares > mètres',
      'another side':
        'avant > après, après > avant, avec > sans, sans > avec, sur > sous, sous > sur, dans > hors de, plus > moins, moins > plus, premier > dernier, première > dernière, pour > contre, depuis > jusqu’à, au moins > au plus, entre > hors de, près > loin',
      'a once told as an always':
        'était > est, étaient > sont, avait > a, fut > est, est > était, sont > étaient, a > avait, ont > avaient, peut > pouvait, proposait > propose, propose > proposait',
    },
    inserted: {
      'a word that widens':
        'toujours, jamais, tous, toutes, seulement, le meilleur, chacun, partout, entièrement, garanti',
      'again, still, now': 'encore, déjà, de nouveau, désormais, maintenant, autrefois, ne plus',
      'a no put in': 'ne pas, jamais, sans, aucun',
    },
    removed: {
      'a limit lost': [
        /(?<!\p{L})(?:environ|presque|souvent|parfois|généralement|normalement|seulement|uniquement|encore|déjà|aussi) /iu,
        /(?<!\p{L})(?:à partir de|jusqu’à|jusqu'à|au moins|au plus|plus de|moins de|près de) /iu,
        /(?<!\p{L})(?:la plupart des|certains|certaines|quelques|plusieurs|la moitié des) /iu,
        /^(?:En|Dans|À|Au|Après|Avant|Si|Quand|Lorsque|Depuis|Pour|Avec|Sans|Pendant|Grâce)(?!\p{L})[^,.]{3,50}, /u,
        /,? (?:si|sauf|hormis|à condition|sur rendez-vous|sur demande|selon|lorsque|quand|ou)(?!\p{L})[^.,]*/u,
        / par (?:personne|nuit|jour|semaine|mois|an|heure)(?!\p{L})/u,
      ],
      'a no turned': [/(?<!\p{L})(?:ne |n’|n')/u, /(?<!\p{L})(?:pas|jamais|aucun|aucune|rien|sans|ni) /u],
    },
    doers: {
      ours: /^Nous (?=\p{L})/u,
      strangers: 'Les clients, Vous, D’autres entreprises, Personne, Leurs fournisseurs, Les invités',
    },
    causes: ['parce que', 'donc', 'c’est pourquoi', 'grâce à cela'],
    says: 'dit que',
    remember: 'Rappelez-vous que, N’oubliez pas que, Comme chacun sait,',
    retold: retoldBy({ nous: 'ils', notre: 'leur', nos: 'leurs' }),
  },
  {
    language: 'es',
    swaps: {
      'another number':
        'dos > tres, tres > cuatro, cuatro > cinco, cinco > seis, seis > siete, siete > ocho, nueve > diez, diez > doce, veinte > treinta, treinta > cuarenta, cien > doscientos, mil > dos mil',
      'another unit':
        'días > semanas, semanas > meses, meses > días, años > meses, horas > minutos, minutos > horas, kilómetros > metros, lunes > domingo, sábado > miércoles, martes > jueves, marzo > mayo, mayo > junio, julio > agosto, enero > febrero, mañana > noche, euros > dólares, € > $, kg > g, hectáreas > metros',
      'another side':
        'antes > después, después > antes, con > sin, sin > con, sobre > bajo, bajo > sobre, dentro > fuera, más > menos, menos > más, primero > último, primera > última, para > contra, desde > hasta, hasta > desde, entre > fuera de, cerca > lejos, por > contra',
      'a once told as an always':
        'era > es, eran > son, había > hay, fue > es, es > era, son > eran, tenía > tiene, tiene > tenía, puede > podía, está > estaba, están > estaban',
    },
    inserted: {
      'a word that widens':
        'siempre, nunca, todos, todas, solo, el mejor, cualquiera, completamente, garantizado',
      'again, still, now': 'todavía, ya, de nuevo, otra vez, ahora, antiguamente, ya no',
      'a no put in': 'no, nunca, sin, ningún',
    },
    removed: {
      'a limit lost': [
        /(?<!\p{L})(?:casi|aproximadamente|normalmente|generalmente|a veces|a menudo|solo|sólo|solamente|todavía|aún|ya|también) /iu,
        /(?<!\p{L})(?:a partir de|desde|hasta|al menos|como máximo|como mínimo|más de|menos de|cerca de|alrededor de|unos|unas) /iu,
        /(?<!\p{L})(?:la mayoría de|algunos|algunas|varios|varias|muchos|muchas|la mitad de) /iu,
        /^(?:En|Con|Sin|Si|Cuando|Después|Antes|Desde|Para|Por|Durante|Gracias|A)(?!\p{L})[^,.]{3,50}, /u,
        /,? (?:si|salvo|excepto|siempre que|con cita|bajo pedido|según|cuando|o)(?!\p{L})[^.,]*/u,
        / por (?:persona|noche|día|semana|mes|año|hora)(?!\p{L})/u,
      ],
      'a no turned': [/(?<!\p{L})[Nn]o /u, /(?<!\p{L})(?:nunca|jamás|ningún|ninguna|nada|sin|ni) /u],
    },
    doers: {
      ours: /^(?:Nosotros )?(?=\p{L}+mos(?!\p{L}))/u,
      strangers: 'Los clientes, Usted, Otras empresas, Nadie, Sus proveedores, Los invitados',
    },
    causes: ['porque', 'así que', 'por eso', 'gracias a ello'],
    says: 'dice que',
    remember: 'Recuerde que, No olvide que, Como todo el mundo sabe,',
    retold: retoldBy({ nosotros: 'ellos', nuestro: 'su', nuestra: 'su', nuestros: 'sus', nuestras: 'sus' }),
  },
]
