import { list } from './list.ts'
import type { ProgrammeQuestions } from './questions.ts'

export const germanQuestions: ProgrammeQuestions = {
  price: {
    about: 'Preise',
    shows: list(
      'kostet, kosten ab, pro stunde, pro person, pro nacht, pro tag, pro sitzung, kostenlos, kostenfrei, preise beginnen, preis beträgt, festpreis*, pauschalpreis*',
    ),
    heads: [],
  },
  limits: {
    about: 'Grenzen',
    shows: list(
      'wir nehmen keine, wir bieten keine, wir machen keine, wir verkaufen keine, wir behandeln keine, wir arbeiten nicht',
    ),
    heads: list('was wir nicht tun, was wir nicht machen, was wir nicht anbieten'),
  },
  cancelling: {
    about: 'Absagen',
    shows: list('absage*, abgesagt, abzusagen, stornier*, ausfallhonorar*, ausfallgebühr*'),
    heads: list('terminabsage*'),
  },
  guarantee: {
    shows: list('garantie*, gewährleistung*, wir garantieren, geld zurück'),
    heads: list('garantie, unsere garantie, unser versprechen'),
  },
  paying: {
    about: 'Bezahlung',
    shows: list(
      'ratenzahlung*, finanzierung*, krankenkasse*, kassen und privat, kostenübernahme*, kartenzahlung*, barzahlung*',
    ),
    heads: list('kosten und erstattung, kostenübernahme, zahlung, krankenkassen'),
  },
  hours: {
    shows: list('geöffnet, öffnungszeiten, montag bis, montags bis, sprechzeiten, sprechstunde*'),
    heads: [],
  },
  speed: {
    about: 'Zeit',
    shows: list(
      'innerhalb von, innerhalb weniger, binnen, noch am selben tag, am gleichen tag, lieferzeit*, wartezeit*, dauert, kurzfristig*',
    ),
    heads: [],
  },
  area: {
    about: 'Einzugsgebiet',
    shows: list(
      'und umgebung, im umkreis, einzugsgebiet*, bundesweit, deutschlandweit, in der region, im raum, landkreis*, im gesamten',
    ),
    heads: list('einzugsgebiet, unser einzugsgebiet, wo wir arbeiten'),
  },
  where: {
    about: 'Lage',
    shows: list(
      'befindet sich, befinden sich, liegt in, liegt im, liegt am, mit sitz in, parkplätze, zu erreichen, gehminuten, im herzen von',
    ),
    heads: list('anfahrt, lage, so finden sie uns, standort, unser standort, parken'),
  },
  origin: {
    about: 'Anfänge',
    shows: list(
      'gegründet, gründete*, gründung, begann, begonnen, eröffnet, eröffnete*, angefangen, übernommen, übernahm, entstand, entstanden, ins leben gerufen',
    ),
    heads: list('wie alles begann, wie alles anfing, der anfang, die anfänge'),
  },
  founder: {
    shows: list(
      'ich gründete, habe ich gegründet, ich eröffnete, habe ich eröffnet, machte ich mich selbstständig',
    ),
    heads: [],
  },
  story: {
    about: 'Geschichte',
    shows: [],
    heads: list(
      'unsere geschichte, geschichte, die geschichte, meine geschichte, historie, chronik, mein weg, über die',
    ),
  },
  since: {
    shows: list('seit 19*, seit 20*, seit über, seit mehr als, seit vielen, generation*'),
    heads: [],
  },
  experience: {
    shows: list('jahre erfahrung, jahren erfahrung'),
    heads: [],
  },
  people: {
    about: 'Menschen',
    shows: list(
      'studium, studierte, studiert, ausbildung zum, ausbildung zur, geboren, mein name ist, unser team, ich bin, meisterprüfung, aufgewachsen, verheiratet, staatsexamen, approbation, promotion',
    ),
    heads: list(
      'unser team, das team, team, die inhaber*, inhaber*, unsere mitarbeiter, familie *, wir stellen uns vor, wer wir sind, über mich, zur person',
    ),
  },
  different: {
    shows: list(
      'was uns, unterscheidet, im gegensatz, im unterschied, anders als, zeichnet uns aus, zeichnen uns aus',
    ),
    heads: list(
      'warum wir, das macht uns aus, was uns ausmacht, was uns unterscheidet, ihre vorteile, gute gründe, darum wir',
    ),
  },
  made: {
    about: 'Herstellung',
    shows: list(
      'von hand, handgemacht*, handarbeit, handwerklich*, unsere zutaten, hergestellt, gefertigt, gebacken, geröstet, gebraut, aus eigener',
    ),
    heads: list('handwerk, handarbeit, so arbeiten wir'),
  },
  included: {
    about: 'Leistungsumfang',
    shows: [],
    heads: list(
      'inklusive, inklusivleistungen, was enthalten ist, im preis enthalten, das bekommen sie, das ist enthalten',
    ),
  },
  giving: {
    about: 'Engagement',
    shows: list(
      'wir spenden, spenden wir, spendet, wir unterstützen den, wir unterstützen die, ehrenamtlich*',
    ),
    heads: list('soziales engagement, engagement'),
  },
  done: {
    about: 'Ergebnisse',
    shows: list(
      'ausgezeichnet mit, wurde ausgezeichnet, wurden ausgezeichnet, haben wir bereits, erfolgreich',
    ),
    heads: list('referenzen, auszeichnungen, erfolge'),
  },
  safety: {
    about: 'Qualifikation',
    shows: list(
      'zertifiziert*, meisterbetrieb*, innungsbetrieb*, mitglied der, mitglied im, mitglied in, zugelassen*, haftpflicht*, geprüfte*',
    ),
    heads: list('qualifikation*, zertifizierung*, mitgliedschaft*'),
  },
  way: {
    about: 'Arbeitsweise',
    shows: list(
      'zuerst, zunächst, im ersten schritt, erster schritt, am anfang, zu beginn, schritt für schritt, ablauf, wir beginnen, erstgespräch*, unsere methode*',
    ),
    heads: list(
      'so funktioniert es, ablauf, der ablauf, unser ablauf, arbeitsweise, meine arbeitsweise, vorgehen, so gehen wir vor',
    ),
  },
  expect: {
    about: 'Ablauf',
    shows: [],
    heads: list(
      'ihr erster besuch, der erste termin, ihr erster termin, erstgespräch, was sie erwartet, was dich erwartet',
    ),
  },
  audience: {
    about: 'Zielgruppe',
    shows: list(
      'für alle, für jeden, für jung, für kinder, für erwachsene, für familien, für unternehmen, für menschen, richtet sich an, geeignet für, zu unseren kunden, unsere kunden sind, jeden alters, egal ob',
    ),
    heads: list('für wen, zielgruppe, unsere kunden'),
  },
  place: {
    about: 'Räume',
    shows: list(
      'quadratmeter*, m², unsere räume, unseren räumen, unsere praxisräume*, terrasse, ausstellung',
    ),
    heads: list('räumlichkeiten, unsere räume, die räume, unsere praxis, ausstattung'),
  },
  advice: {
    shows: list('wir empfehlen, empfehlen wir, ist es wichtig, es ist wichtig, sollten sie, wir raten'),
    heads: [],
  },
  beliefs: {
    shows: list(
      'unser ziel, unser anspruch, unsere philosophie, ist uns wichtig, ist mir wichtig, liegt uns am herzen, liegt mir am herzen, wir legen, legen wir, lege ich, wir möchten, steht im mittelpunkt, stehen im mittelpunkt, im vordergrund, mein ziel, unser motto, unser leitbild',
    ),
    heads: list(
      'unsere philosophie, philosophie, leitbild, unsere werte, unser anspruch, unser ziel, mission',
    ),
  },
  range: {
    about: 'Angebot',
    shows: list(
      'wir bieten, bieten wir, biete ich, ich biete, bietet, unser angebot, unsere leistungen, unser leistungsspektrum, zu unseren leistungen, leistungen umfassen, umfasst, wir beraten, wir unterstützen, wir fertigen, wir bauen, wir reparieren, wir verkaufen, wir planen, bei uns bekommen, bei uns finden, bei uns erhalten, spezialisiert auf',
    ),
    heads: list(
      'leistungen, unsere leistungen, meine leistungen, leistungsspektrum, unser angebot, mein angebot, angebot, was wir tun, was wir bieten, behandlungsspektrum, sortiment',
    ),
  },
}
