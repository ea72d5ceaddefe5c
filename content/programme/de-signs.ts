import type { SignsOfMatter } from './language.ts'
import { list } from './list.ts'

export const germanSigns: SignsOfMatter = {
  who: list(
    'ist ein, ist eine, sind ein, sind eine, wir sind, ich bin, familienbetrieb, familiengeführt*, inhabergeführt*, praxis, kanzlei, betrieb, unternehmen, firma, restaurant, gasthof, gasthaus, hotel, werkstatt, verein, spezialisiert, mit sitz, in der region, büro, agentur, studio',
  ),
  origin: list(
    'gegründet, gründung, gründe*, begann, anfang*, eröffnet*, seit 19*, seit 20*, jahr 19*, jahr 20*, im jahr, ursprünglich, übernommen, übernahm, generation*, geschichte, damals, entstand, idee, erbaut, gebaut, zunächst',
  ),
  people: list(
    'ausbildung, studium, studierte, meister*, gelernt*, geboren, arbeitete, tätig, inhaber*, geschäftsführer*, leiter*, team, mitarbeiter*, chef*, arzt, ärztin, therapeut*, anwalt, anwältin, rechtsanwalt, rechtsanwältin, dr, mitglied, verheiratet, kinder, freizeit, zusatzqualifikation*, fortbildung*',
  ),
  way: list(
    'zuerst, zunächst, dann, danach, anschließend, schritt*, ablauf, während, nach der, vor ort, planung, beratung, beginnen, termin, untersuch*, behandl*, sitzung*, montage, verfahren, methode*, technik*, so funktioniert',
  ),
  made: list(
    'aus eigener, hergestellt, handgemacht, von hand, zutaten, rezept*, holz, eiche, stahl, leder, mehl, milch, gebacken, gebraut, geröstet, angebaut, ernte*, regional*, bio, material*, werkstatt, küche, ofen, massiv*, geölt',
  ),
  different: list(
    'statt, anders, unterschied*, wir glauben, überzeugung*, philosophie, nicht nur, nicht einfach, legen wert, wert auf, versprechen, grundsatz, grundsätze, bewusst, ehrlich*, immer, nie, im mittelpunkt',
  ),
  limit: list(
    'nur, nicht, kein*, ausgenommen, außer, ausschließlich, mindestens, höchstens, maximal, bis zu, nicht geeignet, voraussetzung*, bitte beachten, derzeit, zurzeit, nicht möglich, vorbehalt*, begrenzt',
  ),
  price: list(
    'kosten, kostet, preis*, gebühr*, honorar*, pro stunde, pro person, pro nacht, pro monat, euro, €, ab €, anzahlung, pauschal*, kostenlos*, kostenfrei*, zuzüglich, inklusive, rabatt',
  ),
  time: list(
    'stunde*, tag, tage, tagen, woche*, monat*, minute*, innerhalb, dauert, dauer, schnell*, lieferzeit*, wartezeit*, kurzfristig*, termin*, öffnungszeiten, geöffnet, frist*, jederzeit, rund um die uhr',
  ),
  where: list(
    'gelegen, lage, standort*, region, umgebung, stadt, ort, straße, kilometer, km, nähe, nord*, süd*, ost*, west*, landkreis, bundesweit, deutschlandweit, vor ort, parkplätz*, bahnhof, anfahrt, umkreis',
  ),
  guarantee: list(
    'garantie*, gewährleistung*, rückgabe, umtausch, storn*, erstatt*, nachbesser*, reklamation*, zufrieden, absagen, absage, nachsorge',
  ),
  audience: list(
    'für alle, für menschen, für familien, für kinder, für unternehmen, für firmen, für anfänger, geeignet für, ideal für, richtet sich, privatkunden, gewerbe*, familien, paare, erwachsene, jugendliche, senioren, patienten, mandanten, gäste, einsteiger*',
  ),
  proof: list(
    'ausgezeichnet, auszeichnung*, preis, gewonnen, prozent, %, kunden, projekte, erfolgreich*, ergebnis*, bewertet, empfohlen, mehr als, über 1*, mitglieder, verkauft, zertifiziert, referenz*',
  ),
  why: list(
    'weil, warum, wichtig*, risiko, risiken, ohne, schaden, schäden, problem*, gefahr*, gesund*, hilft, helfen, vorbeug*, schütz*, verbesser*, lindern, schmerz*, beschwerden, ursache*, grund, deshalb',
  ),
  range: list(
    'bieten, bietet, angebot*, umfasst, leistung*, produkt*, auswahl, sortiment, speise*, kurse, behandlungen, sowie, unter anderem, außerdem, erhältlich, arten, führen',
  ),
  safety: list(
    'zertifi*, geprüft, prüfung*, zugelassen, zulassung, versichert, versicherung, norm*, hygien*, allergi*, gluten*, sicher*, qualifiziert*, meisterbetrieb, innung*, kammer, tüv, datenschutz*, verschwiegenheit*',
  ),
  money: list(
    'förder*, zuschuss, zuschüsse, finanzier*, rabatt*, ratenzahlung, krankenkasse*, kasse, kassen, privat*, gutschein*, ermäßig*, zahlung*, bezahlen, rechnung, ersparnis, sparen, spende*',
  ),
  step: list(
    'rufen sie, anrufen, kontakt*, termin*, buchen, buchung, vereinbar*, anfrage*, anfragen, erstgespräch*, kostenvoranschlag, e-mail, telefon*, bestellen, anmeld*, schreiben sie, besuchen sie, melden sie, probestunde',
  ),
  giving: list(
    'spende*, ehrenamt*, gemeinnützig*, sponsor*, engagier*, umwelt*, nachhaltig*, recycl*, verein*, stiftung, region unterstütz*',
  ),
  visit: list(
    'zimmer*, blick, garten, terrasse, parkplatz, tisch*, plätze, atmosphäre, gemütlich*, hund*, frühstück, wander*, see, berg*, haus, scheune, gäste, bett*, bad, wlan, kamin, gebäude, raum, räume, fenster',
  ),
  advice: list(
    'sollte*, tipp*, vermeiden, achten, prüfen, anzeichen, immer, niemals, regelmäßig*, einmal im jahr, vorher, empfehl*, empfiehlt, am besten, wie oft',
  ),
}
