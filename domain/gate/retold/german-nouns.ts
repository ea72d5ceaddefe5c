/** German nouns have capitals, too: what tells a name from them. */
import { words } from '#domain/gate/vocabulary/weight.ts'

/** Whoever follows them has that name. */
export const germanTitles: ReadonlySet<string> = words('herr herrn frau dr doktor familie')

/** Behind them stands a noun, or two. */
export const germanFronts: ReadonlySet<string> =
  words(`der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines mein meine meinen meinem meiner dein deine deinen
  sein seine seinen seinem seiner seines meines deines unseres ihr ihre ihren ihrem ihrer ihres unser unsere unseren unserem unserer euer eure dieser diese dieses diesen diesem jeder jede jedes jeden jedem
  alle allen aller manche viele wenige mehr weniger etwas nichts halbe halben ganze ganzen ganzer zum zur beim im am vom ins ans aufs übers`)

/** What is measured follows them without an article: a cup of coffee. */
export const germanMeasures: ReadonlySet<string> =
  words(`tasse tassen kilo gramm pfund liter minute minuten stunde stunden tag tage woche wochen monat monate jahr jahre ende anfang mitte stück glas gläser
  paar meter zentimeter euro cent prozent uhr flasche teller scheibe scheiben art sorte reihe menge handvoll haufen blatt dutzend montag dienstag mittwoch donnerstag
  freitag samstag sonntag seite nummer schluck löffel portion kapitel`)
