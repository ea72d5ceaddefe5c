import { list } from './list.ts'
import type { ProgrammeQuestions } from './questions.ts'

export const germanQuestions: ProgrammeQuestions = {
  price: {
    asks: ['Was kostet das?', 'Wie viel kostet es?', 'Und was zahlt man?'],
    shows: list(
      'kostet, kosten ab, pro stunde, pro person, pro nacht, pro tag, pro sitzung, kostenlos, kostenfrei, preise beginnen, preis beträgt, festpreis*, pauschalpreis*',
    ),
    heads: [],
  },
  limits: {
    asks: ['Und was machen sie nicht?', 'Was überlassen sie anderen?', 'Und wo ist die Grenze?'],
    shows: list(
      'wir nehmen keine, wir bieten keine, wir machen keine, wir verkaufen keine, wir behandeln keine, wir arbeiten nicht',
    ),
    heads: list('was wir nicht tun, was wir nicht machen, was wir nicht anbieten'),
  },
  cancelling: {
    asks: ['Und wenn ich absagen muss?', 'Was, wenn etwas dazwischenkommt?', 'Und wenn sich etwas ändert?'],
    shows: list('absage*, abgesagt, abzusagen, stornier*, ausfallhonorar*, ausfallgebühr*'),
    heads: list('terminabsage*'),
  },
  guarantee: {
    asks: ['Was versprechen sie?', 'Worauf kann man sich verlassen?', 'Und wenn etwas schiefgeht?'],
    shows: list('garantie*, gewährleistung*, wir garantieren, geld zurück'),
    heads: list('garantie, unsere garantie, unser versprechen'),
  },
  paying: {
    asks: ['Wie zahlt man?', 'Und wie bezahlt man?', 'Wer bezahlt das?'],
    shows: list(
      'ratenzahlung*, finanzierung*, krankenkasse*, kassen und privat, kostenübernahme*, kartenzahlung*, barzahlung*',
    ),
    heads: list('kosten und erstattung, kostenübernahme, zahlung, krankenkassen'),
  },
  hours: {
    asks: ['Wann haben sie geöffnet?', 'Zu welcher Zeit?', 'Wann trifft man sie an?'],
    shows: list('geöffnet, öffnungszeiten, montag bis, montags bis, sprechzeiten, sprechstunde*'),
    heads: [],
  },
  speed: {
    asks: ['Wie schnell geht das?', 'Wie lange dauert das?', 'Wie bald?'],
    shows: list(
      'innerhalb von, innerhalb weniger, binnen, noch am selben tag, am gleichen tag, lieferzeit*, wartezeit*, dauert, kurzfristig*',
    ),
    heads: [],
  },
  area: {
    asks: ['Wie weit fahren sie?', 'In welchen Orten?'],
    shows: list(
      'und umgebung, im umkreis, einzugsgebiet*, bundesweit, deutschlandweit, in der region, im raum, landkreis*, im gesamten',
    ),
    heads: list('einzugsgebiet, unser einzugsgebiet, wo wir arbeiten'),
  },
  where: {
    asks: ['Wo sind sie?', 'Wo findet man sie?', 'Und wo ist das?'],
    shows: list(
      'befindet sich, befinden sich, liegt in, liegt im, liegt am, mit sitz in, parkplätze, zu erreichen, gehminuten, im herzen von',
    ),
    heads: list('anfahrt, lage, so finden sie uns, standort, unser standort, parken'),
  },
  origin: {
    asks: ['Wie hat das angefangen?', 'Wo kommt das her?', 'Wie kam es dazu?', 'Was war am Anfang?'],
    shows: list(
      'gegründet, gründete*, gründung, begann, begonnen, eröffnet, eröffnete*, angefangen, übernommen, übernahm, entstand, entstanden, ins leben gerufen',
    ),
    heads: list('wie alles begann, wie alles anfing, der anfang, die anfänge'),
  },
  founder: {
    asks: ['Was erzählt, wer das gegründet hat?', 'Und wer hat angefangen?'],
    shows: list(
      'ich gründete, habe ich gegründet, ich eröffnete, habe ich eröffnet, machte ich mich selbstständig',
    ),
    heads: [],
  },
  story: {
    asks: ['Was ist ihre Geschichte?', 'Und die Geschichte dazu?', 'Wie kam es so weit?'],
    shows: [],
    heads: list(
      'unsere geschichte, geschichte, die geschichte, meine geschichte, historie, chronik, mein weg, über die',
    ),
  },
  since: {
    asks: ['Seit wann?', 'Wie lange schon?', 'Und seit wann?'],
    shows: list('seit 19*, seit 20*, seit über, seit mehr als, seit vielen, generation*'),
    heads: [],
  },
  experience: {
    asks: ['Welche Erfahrung haben sie?', 'Wie viel Erfahrung haben sie?', 'Und die Erfahrung?'],
    shows: list('jahre erfahrung, jahren erfahrung'),
    heads: [],
  },
  people: {
    asks: ['Und die Menschen?', 'Wer gehört dazu?', 'Wer arbeitet dort?'],
    shows: list(
      'studium, studierte, studiert, ausbildung zum, ausbildung zur, geboren, mein name ist, unser team, ich bin, meisterprüfung, aufgewachsen, verheiratet, staatsexamen, approbation, promotion',
    ),
    heads: list(
      'unser team, das team, team, die inhaber*, inhaber*, unsere mitarbeiter, familie *, wir stellen uns vor, wer wir sind, über mich, zur person',
    ),
  },
  different: {
    asks: ['Was ist hier anders?', 'Was machen sie anders?', 'Worin liegt der Unterschied?'],
    shows: list(
      'was uns, unterscheidet, im gegensatz, im unterschied, anders als, zeichnet uns aus, zeichnen uns aus',
    ),
    heads: list(
      'warum wir, das macht uns aus, was uns ausmacht, was uns unterscheidet, ihre vorteile, gute gründe, darum wir',
    ),
  },
  made: {
    asks: ['Wie entsteht das?', 'Woraus ist es gemacht?', 'Und wie machen sie es?'],
    shows: list(
      'von hand, handgemacht*, handarbeit, handwerklich*, unsere zutaten, hergestellt, gefertigt, gebacken, geröstet, gebraut, aus eigener',
    ),
    heads: list('handwerk, handarbeit, so arbeiten wir'),
  },
  included: {
    asks: ['Was ist enthalten?', 'Was bekommt man dafür?', 'Und was gehört dazu?'],
    shows: [],
    heads: list(
      'inklusive, inklusivleistungen, was enthalten ist, im preis enthalten, das bekommen sie, das ist enthalten',
    ),
  },
  giving: {
    asks: ['Geben sie etwas zurück?', 'Und neben der Arbeit?', 'Was geben sie weiter?'],
    shows: list(
      'wir spenden, spenden wir, spendet, wir unterstützen den, wir unterstützen die, ehrenamtlich*',
    ),
    heads: list('soziales engagement, engagement'),
  },
  done: {
    asks: ['Was haben sie bisher geschafft?', 'Was gibt es schon?', 'Was ist schon getan?'],
    shows: list(
      'ausgezeichnet mit, wurde ausgezeichnet, wurden ausgezeichnet, haben wir bereits, erfolgreich',
    ),
    heads: list('referenzen, auszeichnungen, erfolge'),
  },
  safety: {
    asks: ['Wer bürgt dafür?', 'Was können sie vorweisen?', 'Und die Qualifikation?'],
    shows: list(
      'zertifiziert*, meisterbetrieb*, innungsbetrieb*, mitglied der, mitglied im, mitglied in, zugelassen*, haftpflicht*, geprüfte*',
    ),
    heads: list('qualifikation*, zertifizierung*, mitgliedschaft*'),
  },
  way: {
    asks: ['Wie läuft das ab?', 'Wie gehen sie vor?', 'Und wie geht das?'],
    shows: list(
      'zuerst, zunächst, im ersten schritt, erster schritt, am anfang, zu beginn, schritt für schritt, ablauf, wir beginnen, erstgespräch*, unsere methode*',
    ),
    heads: list(
      'so funktioniert es, ablauf, der ablauf, unser ablauf, arbeitsweise, meine arbeitsweise, vorgehen, so gehen wir vor',
    ),
  },
  expect: {
    asks: ['Was erwartet einen?', 'Was passiert da?', 'Und was geschieht zuerst?'],
    shows: [],
    heads: list(
      'ihr erster besuch, der erste termin, ihr erster termin, erstgespräch, was sie erwartet, was dich erwartet',
    ),
  },
  audience: {
    asks: ['Für wen ist das?', 'Und für wen?', 'An wen denken sie dabei?'],
    shows: list(
      'für alle, für jeden, für jung, für kinder, für erwachsene, für familien, für unternehmen, für menschen, richtet sich an, geeignet für, zu unseren kunden, unsere kunden sind, jeden alters, egal ob',
    ),
    heads: list('für wen, zielgruppe, unsere kunden'),
  },
  place: {
    asks: ['Wie ist es dort?', 'Was findet man dort?', 'Wie sieht es dort aus?'],
    shows: list(
      'quadratmeter*, m², unsere räume, unseren räumen, unsere praxisräume*, terrasse, ausstellung',
    ),
    heads: list('räumlichkeiten, unsere räume, die räume, unsere praxis, ausstattung'),
  },
  advice: {
    asks: ['Was raten sie?', 'Was empfehlen sie?', 'Gibt es einen Rat?'],
    shows: list('wir empfehlen, empfehlen wir, ist es wichtig, es ist wichtig, sollten sie, wir raten'),
    heads: [],
  },
  beliefs: {
    asks: ['Was ist ihnen wichtig?', 'Worauf kommt es ihnen an?', 'Was wollen sie?', 'Was treibt sie an?'],
    shows: list(
      'unser ziel, unser anspruch, unsere philosophie, ist uns wichtig, ist mir wichtig, liegt uns am herzen, liegt mir am herzen, wir legen, legen wir, lege ich, wir möchten, steht im mittelpunkt, stehen im mittelpunkt, im vordergrund, mein ziel, unser motto, unser leitbild',
    ),
    heads: list(
      'unsere philosophie, philosophie, leitbild, unsere werte, unser anspruch, unser ziel, mission',
    ),
  },
  range: {
    asks: [
      'Was bieten sie an?',
      'Was machen sie noch?',
      'Was bekommt man dort?',
      'Und was gibt es dort?',
      'Was tun sie?',
    ],
    shows: list(
      'wir bieten, bieten wir, biete ich, ich biete, bietet, unser angebot, unsere leistungen, unser leistungsspektrum, zu unseren leistungen, leistungen umfassen, umfasst, wir beraten, wir unterstützen, wir fertigen, wir bauen, wir reparieren, wir verkaufen, wir planen, bei uns bekommen, bei uns finden, bei uns erhalten, spezialisiert auf',
    ),
    heads: list(
      'leistungen, unsere leistungen, meine leistungen, leistungsspektrum, unser angebot, mein angebot, angebot, was wir tun, was wir bieten, behandlungsspektrum, sortiment',
    ),
  },
}
