import { germanPraise, germanTrades } from './de-trades.ts'
import type { WordsOfLanguage } from './language.ts'
import { list } from './list.ts'

export const germanWords: WordsOfLanguage = {
  isRead: true,
  nounsAreLarge: true,
  monthsAreLarge: true,
  commonest: list(
    `aber, alle, allem, allen, aller, alles, auch, beim, bieten, bietet, bin, bitte, damit, dann, dass, dein, deine, deinen, diese, diesem, diesen, dieser, dieses, durch, eine, einem, einen, einer, eines, erklären, ganz, gerne, gibt, haben, hier, ihnen, ihre, ihrem, ihren, ihrer, immer, jede, jedem, jeden, jeder, jedes, kann, kein, keine, kunden, können, leistungen, machen, mehr, mein, meine, meinem, meinen, meiner, nach, nehmen, nicht, noch, nur, oder, ohne, qualität, schon, sein, seine, seit, sehr, sich, sind, sowie, team, und, uns, unser, unsere, unserem, unseren, unserer, unter, viel, viele, vom, von, wenn, werden, wird, wir, zeit, zum, zur, zwischen, über`,
  ),
  abbreviations: list(
    'dr, hr, fr, nr, str, bzw, usw, ca, z.b, d.h, u.a, inkl, zzgl, ggf, evtl, mo, di, mi, do, sa, so, tel, prof, abs, med, st, jh, max, min, vgl, sog, mwst, gebr, co',
  ),
  pointsBack:
    list(`bitte aber, bitte jedoch, ist das, ist dies, geht das, geht dies, sollte das, sollte dies, falls dies, falls das, wenn das, wenn dies, eine davon, einer davon, eines davon, er, sie ist, sie war, sie hat, sie wird, sie wurde, sie steht, sie kann, sie darf, sie sind, sie haben, sie werden, sie können,
    dies, diese, dieser, dieses, diesem, diesen, das ist, das war, das sind, das heißt, das macht, das bedeutet, dass, jene*, aber, und, oder, doch, jedoch, dabei, damit, dazu, dadurch, daher, deshalb,
    deswegen, desweiteren, des weiteren, innerhalb dieser, während dieser, zu diesen zeiten, außerdem, zudem, auch, so, dann, danach, hier, dort, beide, beides, deren, dessen, ihr, ihre, ihren, ihrem, ihrer, sein, seine, seinen, seinem, seiner, solche*, denn, trotzdem,
    darüber, darum, hierbei, hierfür, hierzu, ebenso, ebenfalls, mit dieser, mit diesem, mit diesen, in dieser, in diesem, bei dieser, bei diesem, auf diese, für diese, von diesen, zu diesem, zu dieser,
    an diesem, unter diesem, nach diesem, zum beispiel, beispielsweise, etwa so, somit, folglich, schließlich, zuletzt, anschließend, weiterhin, darunter, darin, davon, dafür, dagegen, hinzu kommt, es ist, es war, es wird, es handelt sich, es dient, es hat, letztere*, erstere*, andere, anderen, sonst, stattdessen, inzwischen, währenddessen, allerdings, nämlich, einerseits, andererseits`),
  pointsForward: list(
    'es gibt, es geht, es war einmal, es begann, es beginnt, es braucht, so viele, so viel, dies und das, es ist zeit, es dauert',
  ),
  joints: list(
    'obwohl, als, nachdem, weil, da, wenn, während, bevor, seit, seitdem, damit, ob, mit, für, bei, nach, von, durch, heute, später, dort, auch, so',
  ),
  pronouns: list(
    'er, es, ihm, ihn, sein, seine, seinem, seinen, seiner, dieser, diese, diesem, diesen, dieses, dessen, deren',
  ),
  pointsBackWithin: list(
    'auf der nummer, unter der nummer, diese leistung*, dieses verfahren*, diese methode*, diesen service, dieses angebot, diese art, dieser art, diesem fall, dies ist, dies kann, die obigen, wie oben, wie erwähnt, genannten, das gleiche, all dies',
  ),
  pointsAtPage:
    list(`auf den folgenden seiten, den folgenden seiten, unsere* webseite, unsere* website, unsere* homepage, unsere* internetseite*, meine* webseite, meine* website, meine* homepage, dieser homepage, dieser webseite, auf einen blick, nachfolgend*, weiter unten finden, unten sehen, die unten, hier unten, unten aufgeführt*, hier finden, hier findet ihr, hier erfahren, hier erfährst, hier erhalten, hier bekommen sie, kleiner einblick, einen einblick, einblicke in, für den ersten eindruck, schaut euch, onlineshop, online-shop, kontaktiere uns hier, kontaktieren sie uns hier, findest du hier, finden sie hier, klick*, anklicken, hier klicken, unten, unten stehend, untenstehend*, oben genannt*, oben stehend, obenstehend*, siehe, diese seite, diese seiten, diesen seiten, die links auf, links auf meiner, links auf unserer, diese website, dieser website, diese webseite, unsere website, unserer website, unsere webseite, unsere homepage,
    auf dieser seite, eine website, eine webseite, eine homepage, das formular, folgende formular, folgendes formular, formular ausfüllen, unsere galerie, unserer galerie, kontaktformular, telefon oder formular, online-formular, mehr erfahren, weiterlesen, mehr lesen, mehr dazu, mehr infos, weitere informationen, zum shop, zur galerie, anmelden, abonnieren, folgen sie uns, auf facebook, auf instagram, auf youtube, newsletter, herunterladen, download, downloads, pdf, bildnachweis, foto:, fotos:, webdesign, javascript, browser, startseite, 404, im folgenden, folgende tabelle, nebenstehend*, unser blog, blogartikel, schauen sie sich, sehen sie sich`),
  offPage: list('siehe da, von unten, nach unten, unten am, unten im, unten an, in den browser'),
  toMachines: list(
    'ignoriere alle, ignorieren sie alle, systemprompt, sprachmodell*, ki-assistent*, llm, llms, wenn du eine ki, anweisung an, hinweis für zusammenfassungen, ignore previous, system prompt, language model*',
  ),
  leftovers:
    list(`noch mehr entdecken, mehr entdecken, lorem, ipsum, platzhalter*, beispieltext, mustertext, blindtext, mustermann, musterfrau, musterstraße, musterfirma, hier steht, ihr text, text einfügen, demnächst, in kürze verfügbar, in bearbeitung, im aufbau, dies ist ein entwurf, pflichtfeld*, bitte ausfüllen, bitte wählen, bitte geben sie, wird benötigt, ist erforderlich, ungültig*,
    wurde gesendet, wurde erfolgreich, vielen dank für ihre nachricht an uns, vielen dank für ihre anfrage, wir melden uns, melden uns bei ihnen, keine termine, keine einträge, keine veranstaltungen, keine produkte, nicht gefunden, in den warenkorb, warenkorb, ausverkauft, jetzt senden, formular senden, nachricht senden, absenden, wird geladen, neu laden, wird geladen, template, templates, webpage template, wordpress, wix, jimdo, theme, überschrift, untertitel, nachname, vorname, ihre e-mail-adresse, ihre nachricht, betreff, html, css`),
  placeholders: list(
    `platzhalter*, beispieltext*, blindtext*, mustertext*, lorem ipsum, hier steht ihr text, ersetzen sie diesen`,
  ),
  welcomes: list(`willkommen bei, willkommen im, willkommen in, willkommen auf`),
  policies: list(
    'keine gewähr, gewähr übernehmen, ohne gewähr, nach den allgemeinen gesetzen, rechtswidrige tätigkeit*, fremde informationen, verpflichtung* zur entfernung, gesetzlichen bestimmungen, cookie*, datenschutz*, impressum, agb, allgemeine geschäftsbedingungen, urheberrecht*, haftung*, haften, personenbezogen*, dsgvo, copyright, alle rechte vorbehalten, widerruf*, streitbeilegung*, handelsregister, umsatzsteuer-id, ust-id, registergericht, einwilligung, tmg, verantwortlich im sinne',
  ),
  offices: list('geschäftsführ*, leiter*, inhaber*, partner, vorstand, direktor*, kunde, kundin, patient*'),
  payments: list('paypal, überweis*, rechnung*, zahlung*, bezahl*, bank*'),
  rulesAtStart: list('keine, nicht, bitte, nur, kinder dürfen, gäste müssen'),
  rules: list('hausordnung, stornierung*, widerruf*, rückgabe*, bedingungen, regeln, agb, ausfallhonorar*'),
  establishes: list('gegründet, gegründet im jahr, gründung, gründungsjahr'),
  ongoing: list(
    `derzeit, zurzeit, momentan, aktuell, gegenwärtig, inzwischen, heute, bis heute, neuerdings, seit kurzem, jetzt, bislang`,
  ),
  toCome: list(
    `wird, werden, geplant, planen, voraussichtlich, vorgesehen, eröffnen, eröffnet, ab frühjahr, ab sommer, ab herbst, ab winter`,
  ),
  closed: list(
    `dauerhaft geschlossen, für immer geschlossen, endgültig geschlossen, geschäft aufgegeben, betrieb aufgegeben, praxis aufgegeben, kanzlei aufgegeben, geschäftsaufgabe, praxisaufgabe, betriebsaufgabe, betrieb eingestellt, geschäftsbetrieb eingestellt, betrieb ist eingestellt, nicht mehr geöffnet`,
  ),
  handedOn: list(
    `in den ruhestand, im ruhestand, in rente, wurde verkauft, wurde übergeben, haben übergeben, ist umgezogen, sind umgezogen, hat geschlossen, haben geschlossen, nachfolger, nachfolgerin, nicht mehr tätig`,
  ),
  passing: list(
    'dieses jahr, dieses jahres, in diesem jahr, nächstes jahr, nächsten jahr, im kommenden jahr, letztes jahr, letzten jahr, vergangenen jahr, diesen sommer, diesen winter, diesen herbst, dieses frühjahr, steht unmittelbar bevor, untermieter*, nachmieter*, nachfolger gesucht, verstärkung gesucht, zur verstärkung, werde teil unseres teams, mitarbeiter gesucht, kollegen gesucht, du begeisterst dich, du bringst mit, dein profil, deine aufgaben, wir bieten dir einen arbeitsplatz, ausbildungsplatz, azubi*, initiativbewerbung*, corona*, covid*, lockdown*, maskenpflicht, stellenangebot*, wir stellen ein, wir suchen, bewirb dich, bewerben sie sich, bewerbung*, karriere, dieses wochenende, diese woche, nächste woche, diesen monat, frohe weihnachten, frohe ostern, muttertag, valentinstag, black friday, aktion gilt, nur noch, betriebsferien, betriebsurlaub, gewinnspiel, frühbucher',
  ),
  orders: list(
    `wählen sie, klicken sie, entdecken sie, sehen sie, schön dass, hallo, hey, moin, servus, grüß gott, guten tag, liebe patient*, liebe kund*, liebe gäste, sehr geehrte*, termine online, termin online, online termin*, verwandeln, überraschen, überrasche, bringen sie, erlebe, verlassen sie, verlass dich, gönnen, gönn, lass, lasst, probiere, probieren sie, starten sie, starte, besuche uns, besuche unser*, finde, vertraue, informieren, erkundigen, nehmen sie, gestalten sie, reduzieren, steigern, lernen sie, lerne, tauchen, tauche, planen sie, feiern sie, stellen sie sich, verschenken, entspannen, freut euch, freu dich, folgen sie, folge uns, sagen sie, geben sie, bitte beachten, rufen, kontaktieren, schreiben sie, buchen sie, vereinbaren, besuchen sie, entdecken, erfahren sie, klicken, melden, senden, schauen, lesen, jetzt, testen, lassen sie, nutzen, fordern, kommen sie, genießen, erleben, sichern, bestellen, finden sie, überzeugen, vertrauen sie, freuen sie, sprechen sie, wenden sie, stöbern, willkommen, herzlich willkommen, danke, vielen dank, suchen sie, haben sie, möchten sie, brauchen sie, sie suchen, sie möchten, sie wollen, sie haben fragen, wählen, teilen sie, werden sie, machen sie, holen sie, profitieren, fragen sie, sehen sie, ruf, schreib, komm, entdecke, melde, buche, hol dir, bei fragen`,
  ),
  invites: list(
    'bitte beachten sie dass, wählen sie, wähle aus, genießen sie, genieße, erleben sie, erlebe, freuen sie sich auf, freut euch auf, freu dich auf, stellen sie sich vor, bringen sie, nehmen sie platz, komm auf',
  ),
  stepsAtStart: list(
    'rufen, schreiben, vereinbaren, buchen, kommen, melden, termine, bestellen, fragen, senden, ruf, schreib, melde, komm, buche',
  ),
  steps: list(
    'nach vereinbarung, telefonisch, per e-mail, per mail, online buchen, rufen sie, erstgespräch*, kostenlose beratung, kostenlose* erst*, terminvereinbarung, termin vereinbaren, unverbindlich*, probestunde, probetraining, angebot anfordern, kostenvoranschlag, anfrage, besichtigungstermin, auf rezept, ohne termin, reservier*',
  ),
  firstSteps: list(
    `kostenlose* beratung*, kostenfreie* beratung*, kostenlose* erst*, kostenfreie* erst*, kostenlose* angebot*, kostenfreie* angebot*, kostenlose* probe*, kostenlose* besichtigung*, kostenlose* kennenlern*, kostenlose* kostenvoranschlag*, unverbindliche* angebot*, unverbindliche* beratung*, unverbindliche* erst*, unverbindliche* kostenvoranschlag*, unverbindlich *, kostenlos und unverbindlich, erstgespräch*, erstberatung*, ersttermin*, kennenlerngespräch*, kennenlerntermin*, beim ersten termin, beim ersten besuch, erste termin, erste besuch, erster schritt, der erste schritt, zu beginn, probestunde*, probetraining*, schnupperstunde*, schnuppertraining*, besichtigungstermin*, vor-ort-termin*, nach vereinbarung, ohne voranmeldung, ohne termin, auf rezept, überweisung vom, am einfachsten telefonisch, innerhalb von 24 stunden, schreib uns, rufen sie an oder, ruf an oder, direkt vorbei, einen termin vereinbaren, vereinbaren wir`,
  ),
  asksFirst: list(
    `wie kann ich einen termin, wie bekomme ich einen termin, wie vereinbare ich, wie buche ich, wie kann ich buchen, wie kann ich reservieren, wie reserviere ich, wie melde ich mich an, wie kann ich mich anmelden, wie bestelle ich, wie kann ich bestellen, wie fange ich an, wie geht es los, wie läuft der erste, wie läuft das erste, wie läuft ein erster, wie läuft ein erstes, wie läuft ein erstgespräch, wie läuft das erstgespräch, was passiert beim ersten, wie bekomme ich ein angebot, wie erhalte ich ein angebot, ist das erstgespräch, ist die erstberatung, ist das angebot kostenlos, ist der kostenvoranschlag, brauche ich einen termin, brauche ich eine überweisung, brauche ich ein rezept, benötige ich einen termin, benötige ich eine überweisung, benötige ich ein rezept, muss ich einen termin, muss ich reservieren, muss ich mich anmelden, was muss ich mitbringen, was muss ich zur, was muss ich zum ersten, was soll ich mitbringen, was bringe ich mit`,
  ),
  forSome: list(
    `nachsorge*, kontrolltermin*, hochzeit*, firmenkunden, firmenfeier*, gruppen, einzelunterricht, einzelcoaching, gutschein*, bewerbung*, bewerber*, ehrenamt*, mitgliedschaft*, ausbildung*, vereine`,
  ),
  plainHeadings: list(
    `geschäftszeiten, bürozeiten, einzugsgebiet, ankündigungen, mitarbeiter, unsere mitarbeiter, unsere praxis, die praxis, praxis, unternehmen, unser unternehmen, das unternehmen, der betrieb, unser betrieb, familie, qualität, service, vertrauen, erfahrung, kompetenz, leidenschaft, tradition, verantwortung, nachhaltigkeit, respekt, teamgeist, sicherheit, zuverlässigkeit, unsere kanzlei, die kanzlei, kanzlei, unsere philosophie, menschen, kunden, unsere werkstatt, vorteile, ihre vorteile, rückblick, allgemeines, start, startseite, home, über uns, über mich, leistungen, unsere leistungen, meine leistungen, leistungsspektrum, kontakt, impressum, aktuelles, blog, news, neuigkeiten, team, unser team, das team, angebot, angebote, unser angebot, produkte, service, services, unser service, anfahrt, öffnungszeiten, sprechzeiten, standort, standorte, willkommen, herzlich willkommen, häufige fragen, faq, fragen und antworten, preise, preisliste, galerie, bilder, referenzen, schwerpunkte, unsere schwerpunkte, aus unserem blog, termin, termine, philosophie, unsere philosophie, geschichte, unsere geschichte, historie, partner, downloads, links, karriere, jobs, so finden sie uns, so erreichen sie uns, adresse, qualifikation, qualifikationen, warum wir, ihre vorteile, vorteile, was wir bieten, wer wir sind, was wir tun, ablauf, so funktioniert es, kundenstimmen, bewertungen, informationen, weitere informationen, allgemeines, details, übersicht, einleitung, speisekarte, karte, menü, kontaktformular`,
  ),
  reviewHeadings: list(
    'bewertung*, kundenstimmen, das sagen, rezension*, stimmen, unsere kunden sagen, gästebuch, erfahrungsberichte, feedback, patientenstimmen, was andere sagen, kundenmeinungen',
  ),
  customers: list(
    `sehr empfehlen, nur empfehlen, weiterempfehlen, kann ich empfehlen, können wir empfehlen, sehr zufrieden, rundum zufrieden, vielen dank für, herzlichen dank für, vielen dank an, danke an, ein großes dankeschön, großes lob, gerne wieder, immer wieder gerne, wir kommen wieder, ich komme wieder, hat mir geholfen, hat uns geholfen, fühle mich, haben uns sehr wohl, wurden wir, wurde ich, mein mann, meine frau, meine tochter, mein sohn, alles bestens, top service, fünf sterne, 5 sterne, ich war, wir waren`,
  ),
  answersOnly: list(
    'kein problem, gar kein problem, keine sorge, keine angst, sicher doch, leider nein, leider nicht, gerne doch, ja, nein, natürlich, selbstverständlich, auf jeden fall, aber klar, klar, doch, keineswegs, das kommt darauf an',
  ),
  visions: list('vision, leitbild'),
  missions: list(
    'unsere mission, unsere vision, unser ziel ist, unser anspruch, unsere werte, unsere philosophie, unser leitbild',
  ),
  demonstratives: list('dieser, diese, dieses, diesen, diesem, solche, solcher, solches'),
  pointedTimes: list(
    'dieses jahr, diese saison, diese tage, in diesen tagen, in diesem jahr, dieses haus*, dieses gasthaus*, dieses restaurant*, dieses hof*, dieser praxis, dieser stadt, dieses dorf*, hier in, hier im, hier bei, hier am, hier auf',
  ),
  // `Sie` and `Ihr` are the visitor as often as a woman.
  ofPersons: list('er, ich, mein, meine, dr, herr, frau'),
  heOrShe: list('er'),
  adding: list('ebenfalls, ebenso, außerdem, zudem, darüber hinaus, hier'),
  offers: list(
    `zimmer, ferienwohnung*, unterkünfte, wohnungen, zimmerpreise, leistung*, angebot*, was wir tun, was ich tue, was wir bieten, was wir machen, produkt*, behandlung*, therapie*, speisekarte, karte, kurse, kurs, fachgebiete, rechtsgebiete, schwerpunkte, sortiment, service*, unsere arbeit`,
  ),
  plainOffers: list(
    `leistung, leistungen, unsere leistungen, meine leistungen, unser leistungsspektrum, leistungsspektrum, leistungsübersicht, unsere leistungen im überblick, leistungen im überblick, alle leistungen, angebot, unser angebot, mein angebot, angebote, unsere angebote, meine angebote, was wir tun, was wir bieten, was ich biete, was wir machen, produkte, unsere produkte, behandlungen, unsere behandlungen, meine behandlungen, behandlungsspektrum, unser behandlungsspektrum, therapien, unsere therapien, therapieangebot, kurse, unsere kurse, schwerpunkte, unsere schwerpunkte, meine schwerpunkte, tätigkeitsschwerpunkte, rechtsgebiete, unsere rechtsgebiete, fachgebiete, sortiment, unser sortiment, service, unser service, unsere services, services, unsere zimmer, unsere ferienwohnungen, zimmer`,
  ),
  notOffers: list(
    `warum, ablauf, so arbeiten wir, so funktioniert, unsere arbeit, ihr, ihre, projekt*, galerie, referenz*, branchen, gebiete, einzugsgebiet, kunden*, vorteil*, weitere, ähnliche, sonstige, zusätzliche, zusatz*, extras, saucen, tipps, aktuell*, beitrag, beiträge, artikel, ratgeber, inklusive, enthalten, preis*, kosten, tarif*, honorar*, gebühren, frage*, schritt*, werte, ziele, ergebnisse, zahlen, team, termine, veranstaltung*, karriere, stellen*, marken, gründe, über, partner*, spektrum der, öffnungszeiten, zeiten`,
  ),
  ailments: list(
    `schmerz*, rückenschmerz*, verletzung*, angst, ängste, depression*, stress, trauma*, trauer, sucht, arthrose, arthritis, grauer star, grüner star, glaukom, katarakt, diabetes, migräne, kopfschmerz*, schlafstörung*, asthma, allergie*, neurodermitis, akne, krebs, störung*, erkrankung*, krankheit*, syndrom*, beschwerden, phobie*, panik*, burnout, burn-out, adhs, autismus, demenz, übergewicht, wechseljahre, bandscheibenvorfall, entzündung*, probleme`,
  ),
  othersHeadings: list(
    'referenz*, projekt*, fallstudie*, kunden, unsere kunden, herausforderung, lösung, ergebnis, ergebnisse',
  ),
  asks: list(
    'was, wie, wer, wo, wann, warum, wieso, weshalb, welche*, kann, können, könnt, ist, sind, gibt, muss, müssen, bieten, machen, macht, darf, dürfen, wird, werden, habe, haben, hat, brauche, brauchen, wieviel, wozu, womit, woher, wohin, arbeiten, liefern, nehmen, bekomme, lohnt, soll, sollte, seit, für, in, ab, mit, bis',
  ),
  asksWho: list('wer ist, wer sind, was ist, was macht, was machen'),
  asksVisitor: list(
    'haben sie, suchen sie, brauchen sie, möchten sie, wollen sie, sind sie, kennen sie, leiden sie, wünschen sie, hast du, suchst du, brauchst du, möchtest du, willst du, bist du, kennst du, sie suchen, sie möchten, sie haben, noch fragen, fragen, lust auf, interesse, neugierig, bereit, wie können wir',
  ),
  firstPerson: list(
    'wir, unser, unsere, unseren, unserem, unserer, unseres, uns, ich, mein, meine, meinen, meinem, meiner, mir, mich',
  ),
  secondPerson: list('du, dein*, dich, dir, euch, euer, eure*, ihr, ihre, ihren, ihrem, ihrer, ihnen'),
  oneself: list('ich, mein, meine, meinen, meinem, meiner, meines, mir, mich'),
  addressed: list('sie, ihr, ihre'),
  months: list(
    'januar, jänner, februar, märz, april, mai, juni, juli, august, september, oktober, november, dezember',
  ),
  ofMonth: [],
  prices: list(
    'kosten, kostet, preis*, gebühr*, honorar*, tarif*, pro stunde, pro person, pro nacht, pro monat, anzahlung, pauschal*, ab €, euro',
  ),
  notPrices: list(
    `sparen, spare*, ersparnis, rabatt*, spende*, förder*, zuschuss, gehalt, lohn, verdienst, prämie*, umsatz, wert von, haftpflicht, versicherung*, schwelle, bußgeld, finanzierung, rate von, raten, gutschrift, einkommen, statt, gratis, kostenlos, ziel, budget, zuzahlung, investition*, kunden*`,
  ),
  notThings: list(
    `je, ab, nur, jetzt, gesamt, insgesamt, zusätzlich*, extra, mindestens, zeit, minute*, min, stunde*, std, tag, tage, woche*, monat*, nacht, jahr*, klein, mittel, groß, große, kleine, einzel, doppel, erwachsene*, kind, kinder, person*, pro, halb, ganz, eins, zwei, drei, vier, fünf, sechs, bis, neu, standard, einheit, preis, und, der, die, das, für, mit, unser*, aufzeichnung*`,
  ),
  priceNotes: list(
    `mwst, ust, umsatzsteuer, mehrwertsteuer, netto, zzgl, zuzüglich, exkl, exklusive mwst, exklusive frühstück, nicht inbegriffen, nicht enthalten, aufpreis, zuschlag, anfahrt*, mindest*, vorbehaltlich, alle preise, die preise, preise verstehen, preise inkl, im voraus, anzahlung, kurtaxe`,
  ),
  introduces: list(
    'wir sind, wir bauen, wir machen, wir fertigen, wir bieten, wir beraten, wir behandeln, wir backen, wir entwickeln, wir begleiten, wir planen, wir unterstützen, ich bin, ich heiße, mein name, unsere praxis, unsere kanzlei, unser betrieb, unsere werkstatt, unser team, unsere familie, unser unternehmen, unser haus, unser hotel, als, seit, im herzen, die praxis, die kanzlei, der betrieb, das restaurant, der gasthof, das hotel',
  ),
  conditions: list(
    'allerdings, jedoch, aber nur, nur, ausgenommen, außer, ausgeschlossen, sofern, vorbehaltlich, je nach, abhängig, mindestens, höchstens, maximal, bis zu, nicht immer, nicht alle, bitte beachten, bitte beachten sie, zurzeit, derzeit, auf anfrage, nach vereinbarung, wir können nicht, keine garantie, nicht geeignet, zuzüglich, zzgl',
  ),
  cliches: list(
    `individuell*, ganzheitlich*, kompeten*, professionell*, qualität*, lösung*, maßgeschneider*, zuverlässig*, leidenschaft*, innovativ*, höchst*, optimal*, bedürfnis*, vertrau*, partner*, erfahren*, hochwertig*, umfassend*, persönlich*, engagier*, kunden, zufrieden*, modernst*, effizient*, nachhaltig*, abgestimmt*, ziel*, rundum, wohlfühl*, entspann*, genießen, herzlich*, freundlich*, stressfrei, kundenservice, service, beratung, fachgerecht*, termingerecht*, sorgfältig*, vielfältig*, vielseitig*, perfekt*, einzigartig*, exzellen*, premium, garantier*`,
  ),
  contrasts: list(
    'nicht, kein*, nie, niemals, niemand, nichts, ohne, statt, sondern, nur, außer, weil, wenn, bis, erst, trotz, selbst, bevor, aber, obwohl, doch, zu',
  ),
  stories: list(
    'gegründet, gründe*, seit, begann, angefangen, jahre*, vater, mutter, bruder, schwester, familie*, sohn, tochter, generation*, großvater, großmutter, opa, oma, eröffnet*, übernommen, übernahm, geboren, aufgewachsen, ausbildung, studium, meister*, damals, anfang*, geschichte, lernte, gelernt, heirat*, krieg, winter, nacht, traum, entschied*, kaufte, baute',
  ),
  verbs: list(
    'ist, sind, war, hat, haben, kann, können, wird, werden, soll, muss, macht, machen, geht, kommt, bleibt, gibt, weiß, lebt, beginnt, hilft, wir, sie, ich, man, es, du, nicht, nie, kein*, warum, wie, was, wo, wer, wann',
  ),
  finite: list(
    'ist, sind, war, waren, hat, haben, hatte, hatten, kann, können, wird, werden, bietet, bieten, liegt, steht, stehen, gehört, gehören, umfasst, macht, kommt, befindet',
  ),
  doers: list('wir, ich'),
  subjects: list('unser, unsere, mein, meine, es gibt, der, die, das, alle, jede, jeder, jedes'),
  loneLetters: list('à, x'),
  unvoiced: list(
    'km, cm, mm, kg, mg, ml, kw, kwh, mph, hr, hrs, ft, sq, lb, lbs, pm, tv, pc, dj, cd, vs, dr, gmbh, pcs, xl, ltd, pvt, qm, bzw, usw, vgl, ggf, ca',
  ),
  asides: list('siehe, quelle, vgl, gemäß'),
  praises: list(
    `jahre*, jahrzehnt*, generation*, beste*, führend*, nummer eins, erstklassig*, top, unschlagbar*, preisgekrönt*`,
  ),
  overNoDoor: list(
    `über, mit, und, oder, für, zu, von, verfügbar, gegründet, seit, offizielle, die offizielle, jetzt, termin*, online, kontakt, beste qualität`,
  ),
  openConditions: list(`wenn, falls, sobald, sofern, ob, sollten sie`),
  days: list(
    'montag*, dienstag*, mittwoch*, donnerstag*, freitag*, samstag*, sonnabend*, sonntag*, mo, di, mi, do, fr, sa, so, täglich, werktags',
  ),
  wishes: [],
  afterWish: [],
  labels: list(
    `zertifiziert*, geprüft*, versichert, zuverlässig, garantiert, willkommen, schnell, kompetent, persönlich, jeder, jedes, immer, meisterbetrieb, mit leidenschaft, mit herz, leicht gemacht, aus einer hand, rund um die uhr`,
  ),
  labelStarts: list(
    `beste, ihr, ihre, dein, deine, mehr, echte, gute, top, willkommen, professionelle, individuelle, langjährige, moderne, kein, keine`,
  ),
  defines: list('ist ein, ist eine, ist einer der, ist eine der, ist eines der'),
  foundings: list('gegründet, gründete, gründeten, eröffnet, eröffnete, seit, gibt es'),
  beforeName: list('bei, bei der, die, der, das, willkommen, hier, wir, dr, in, im'),
  doings: list('ist, war, hat, hatte, gründete, eröffnete, begann, baut, leitet, führt, übernahm'),
  openEnds: list(
    'mit, für, und, von, der, die, das, des, den, dem, ein, eine, zu, zum, zur, bei, im, in, ist, sind, oder',
  ),
  lostThings: list(
    'ist das, ist es, kostet das, kostet es, dauert das, dauert es, geht das, hilft das, hilft es, funktioniert das, funktioniert es, bedeutet das, heißt das, brauche ich das, wirkt das, wirkt es, er, sie denn, diese, dieser, dieses, diesen, diesem, davon, damit, dafür, dazu, dabei, deren',
  ),
  everywhere: list('bundesweit, weltweit, deutschlandweit, online, überall'),
  toPlaces: list('in, im, bei, nahe, aus'),
  asTheirs: [
    ['Über', ''],
    ['Unsere', ''],
    ['Unser', ''],
  ],
  audiences: list(
    `für familien, für kinder, für unternehmen, für firmen, für menschen, für alle, für erwachsene, familien, kinder, jugendliche, erwachsene, unternehmen, firmen, privatkunden, gewerbe*, privat und gewerblich, hauseigentümer*, hunde, katzen, kleintier*, haustier*, heimtier*, paare, frauen, anfänger*, senior*, patient*, arbeitnehmer*, mandant*, geflüchtete*, selbstständige*, selbständige*, mittelstand, kommunen, hausbesitzer*`,
  ),
  roots: list(
    `gegründet*, gründer*, gründete*, seit, familienbetrieb*, familiengeführt*, familienunternehmen, inhaber*, inhabergeführt*, geführt von, jahre, jahren, generation*, eröffnet*, besteht seit, führe, leite, geleitet`,
  ),
  namesOneself: list('ich bin, ich heiße, mein name ist, hallo ich bin, hallo mein name ist'),
  beganOneself: list(
    'gründete ich, ich gründete, eröffnete ich, ich eröffnete, übernahm ich, ich übernahm, ich führe, ich leite, führe ich, leite ich',
  ),
  aboutHeadings: list(
    'über, über uns, über mich, willkommen, herzlich willkommen, wer wir sind, wer ich bin, das sind wir, das bin ich, unsere geschichte, dein gastgeber, ihr gastgeber, unternehmen, unsere praxis',
  ),
  founders: list(
    'gründer*, inhaber*, geschäftsführer*, gegründet von, geführt von, praxisinhaber*, betreiber*, leiter, leiterin',
  ),
  trades: germanTrades,
  praiseBefore: germanPraise,
  ranges: list('bis'),
  clock: list('uhr, h'),
  called: list('telefon, fon, tel, mobil, anrufen, handy, unter'),
  otherNumbers: list(
    'fax, telefax, notruf, notruf*, telefonseelsorge, giftnotruf, ust*, iban, handelsregister, hrb, registernummer, steuernummer, lanr, betriebsnummer',
  ),
  posts: list(
    'vorsitzende*, vorstand*, kassenwart*, kassier*, schriftführer*, schatzmeister*, obmann, obfrau, beauftragte*, jugendwart*, sportwart*, abteilungsleiter*, datenschutzbeauftragte*, pressesprecher*, webmaster, z.b, beispiel, zum beispiel',
  ),
  telephoneLabels: list(
    'telefon, tel, fon, festnetz, handy, mobil*, büro, notdienst, zentrale, praxis, fax, kontakt, nummer, hotline, whats*, sms, werkstatt, verkauf, service, anmeldung, empfang, reservierung*, bestellung*',
  ),
  telephoneForms: [],
  mailLabels: list('e-mail, email, mail, schreiben, kontakt'),
  nobodies: list(
    'max mustermann, erika mustermann, kunde, kundin, patient, patientin, name, ihr name, anonym, autor, zufriedene* kund*',
  ),
}
