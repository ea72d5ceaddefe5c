/** How a website says that all it does rests until further notice or ends for good, and that it goes on again. */
import type { Phrases } from './language.ts'
import { list } from './list.ts'

type Rest = Readonly<Record<'suspended' | 'resumed', Phrases>>

export const rests: Readonly<Record<string, Rest>> = {
  en: {
    suspended: list(
      `all * are cancelled until further notice, all * are now cancelled until further notice, all * are currently cancelled until further notice, all * have been cancelled until further notice, all * have now been cancelled until further notice, all * have all been cancelled until further notice, all * are canceled until further notice, all * are now canceled until further notice, all * are currently canceled until further notice, all * have been canceled until further notice, all * have now been canceled until further notice, all * have all been canceled until further notice, all * are suspended until further notice, all * are now suspended until further notice, all * are currently suspended until further notice, all * have been suspended until further notice, all * have now been suspended until further notice, all * have all been suspended until further notice, all * are on hold until further notice, all * are now on hold until further notice, all * are currently on hold until further notice, all * have been on hold until further notice, all * have now been on hold until further notice, all * have all been on hold until further notice, all * are postponed until further notice, all * are now postponed until further notice, all * are currently postponed until further notice, all * have been postponed until further notice, all * have now been postponed until further notice, all * have all been postponed until further notice, we are closed until further notice, we are now closed until further notice, we are currently closed until further notice, we are temporarily closed until further notice, we have closed until further notice, we have had to close until further notice, we will be closed until further notice, we will remain closed until further notice, we remain closed until further notice, we have suspended all until further notice, we have stopped trading until further notice, we have cancelled all * until further notice, we have suspended all * until further notice, we have suspended all * * until further notice, office is closed until further notice, shop is closed until further notice, business is closed until further notice, practice is closed until further notice, clinic is closed until further notice, restaurant is closed until further notice, shop will be closed permanently, shop will close permanently, store will be closed permanently, store will close permanently, business will be closed permanently, business will close permanently, studio will be closed permanently, studio will close permanently, salon will be closed permanently, salon will close permanently, we will be closed permanently, we will close permanently, we will be closing permanently, we are closing permanently, we are closing for good, we are closing our doors for good, we will be closing for good, we will be closing our doors for good, we will close for good, closing down sale`,
    ),
    resumed: list(
      `have reopened, has reopened, reopened on, reopened in, re-opened, now open again, are open again, back open, have resumed, has resumed, lessons resumed, classes resumed, now resumed, we are back, welcome you back`,
    ),
  },
  de: {
    suspended: list(
      `wir haben bis auf weiteres geschlossen, bis auf weiteres geschlossen, alle * fallen bis auf weiteres aus, alle * sind bis auf weiteres abgesagt, alle * bis auf weiteres ausgesetzt`,
    ),
    resumed: list(`wieder geöffnet, haben wieder geöffnet, wieder für sie da, finden wieder statt`),
  },
  fr: {
    suspended: list(
      `sommes fermés jusqu'à nouvel ordre, est fermé jusqu'à nouvel ordre, fermés jusqu'à nouvel ordre`,
    ),
    resumed: list(`avons rouvert, a rouvert, de nouveau ouvert*`),
  },
  es: {
    suspended: list(
      `cerrado hasta nuevo aviso, cerrada hasta nuevo aviso, estamos cerrados hasta nuevo aviso`,
    ),
    resumed: list(`hemos reabierto, ha reabierto, volvemos a abrir, de nuevo abiert*`),
  },
}
