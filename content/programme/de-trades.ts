import { list } from './list.ts'

/** Words of which one says what somebody does for a living; a star in front stands for any beginning. */
export const germanTrades = list(
  `*anwalt, *anwälte, *anwältin, *anwaltskanzlei, *apotheke, *arzt, *ärzte, *ärztin, *architekt*, *ärztlich*, tierärztlich*, *agentur, *akademie, *atelier, *ausbau, *autohandel, autohaus, *bäckerei, *bau, bau*, *bauer, *bauunternehmen,
  baugruppe, *bearbeitung, *behandlung*, *berater, *beraterin, *beratung, *bestatt*, *betreuung, *bier*, *biohof, blumen*, *brauerei, *buchhaltung, *büro, café, *catering, *chirurgie, *chor, *coach, *coaching, dachdecker*,
  *dienst, *dienste, *dienstleister, *dienstleistungen, *drogerie, druckerei, *ehrenamt*, eiscafé, elektr*, *elektrik*, *elektriker, *elektrotechnik, *entrümpelung*, ergotherap*, *fabrik, fahrschule, *fahrzeug*, *fachgeschäft, fachbetrieb, *fachhandel, feinkost, *ferienhaus, *ferienwohnung*,
  *feuerwehr, *film, fitness*, *fleischerei, *floristik, *förderverein, *fotograf*, friseur*, frisör*, *galerie, *garten*, gartengestaltung, gasthaus, gasthof, *gaststätte, *gästehaus, *genossenschaft, *gesellschaft, glaserei, *goldschmied*, *gärtner*, *gärtnerei,
  *handel, *händler, *handwerk, *hausmeister*, *haustechnik, *hebamme, heilpraktik*, *heizung*, *hersteller, *hochzeit*, *hof, *hofladen, homöopath*, *hotel, *hundeschule, *hundetraining, *hundetrainer*, *immobilien*, *imbiss, imkerei, *informatik, *ingenieur*, innenausbau, installateur*, *institut, *instandsetzung,
  *kanzlei, *kindergarten, kirche, *kirchengemeinde, *kita, *klempner*, *klinik, *kleintier*, *klimatechnik, konditorei, *kosmetik*, *küche, *küchen, *kunst*, *kurse, *kurs, *labor, *laden, landwirt*, *lehrer*, *lieferant, *logistik, logopäd*, *makler*, *maler, *maler*, *malerbetrieb,
  *manufaktur, *marketing, *massage*, *maschinen*, *maurer*, *mechanik, *mechaniker*, *medizin, meisterbetrieb, *metallbau, *metzgerei, *möbel*, *montage*, *museum, *musiker*, *musikschule, *musikunterricht, *nagelstudio, *notar*, *optik*, *optiker*, orthopäd*, osteopath*, *partyservice,
  *pension, *pflege, *pflegedienst, *photovoltaik, physiotherap*, *pilates, *pizzeria, *planung, polster*, *praxis, *produktion, psycholog*, *psychotherap*, *raumausstatt*, *räumung*, räumungen, *rechtsanwält*, rechtsanwalt*, *recycling, *reinigung*, *reifen, *reisebüro, *reisen, *reiterhof, *reparatur*, *restaurant, *restaurierung, *sanierung*,
  *sanitär*, schlosserei, schlüsseldienst, *schmiede, *schneider*, *schreiner*, *schreinerei, *schule, *schwimm*, *seminare, *service, *shop, *software*, *solar*, *spedition, *spenglerei, *stein*, *steuerberat*, steuerkanzlei, *stiftung, *studio, *taxi*, *team für, *technik, *theater, *therapie*, *therapeut*, *tierarzt*, *tierheim,
  *tischler*, *tischlerei, *training, *trainer*, *transporte, *treppen*, *übersetz*, *uhrmacher*, *umzug*, *umzüge, *unterricht, *verein, *verlag, *vermessung*, *vermietung, *versicherung*, *verwaltung, *wäscherei, *webdesign, *weingut, *weinhandlung, *werbeagentur, *werkstatt, *wirtshaus, *wirtschaftsprüf*, *yoga, *zahnarzt*, *zahnmedizin, zahnarztpraxis,
  *zahnärzt*, *zentrum, *zimmerei, *zimmerer*, *zimmerarbeiten, *zucht, *züchter, locations, eventlocation, eventlocations`,
)

/** What may be left away before a trade: praise. */
export const germanPraise = list(
  `ihr, ihre, authentisch*, beste, bester, bestes, führend*, professionell*, zuverlässig*, kompetent*, hochwertig*, erstklassig*, premium, top, modern*, innovativ*, exklusiv*, einzigartig*, preiswert*, günstig*, erfahren*, qualifiziert*, vertrauensvoll*, der beste, die beste, das beste`,
)
