import type { Asks } from './asks.ts'
import { list } from './list.ts'

export const germanAsks: Asks = {
  range: {
    says: ['Was gibt es?', 'Und was gibt es?'],
    fitsBelow: true,
    opens: list(
      'wir bieten, wir bauen, wir fertigen, wir verkaufen, wir liefern, wir reparieren, wir restaurieren, wir planen und bauen, ich biete, zu unseren leistungen gehören, unser angebot umfasst, unsere leistungen umfassen',
    ),
    not: list('wir bauen auf, wir bieten ihnen die sicherheit'),
  },
  origin: {
    says: ['Wie hat es angefangen?', 'Und wie hat es angefangen?'],
    fitsBelow: true,
    opens: list(
      'gegründet wurde, die firma wurde, das unternehmen wurde, der betrieb wurde, die werkstatt wurde, alles begann, angefangen hat, es begann, es fing, die geschichte beginnt',
    ),
  },
  founder: {
    says: ['Wer steckt dahinter?', 'Und wer steckt dahinter?'],
    fitsBelow: true,
    opens: [],
  },
  price: {
    says: ['Und die Preise?', 'Welche Preise stehen da?', 'Stehen Preise da?'],
    opens: list(
      'die preise beginnen, die preise richten, der preis richtet, die kosten, es kostet, eine stunde kostet',
    ),
  },
  area: {
    says: ['In welcher Gegend?', 'Und in welcher Gegend?'],
    fitsBelow: true,
    opens: list(
      'wir arbeiten in ganz, wir arbeiten im umkreis, unser einzugsgebiet, wir liefern nach, wir liefern im umkreis',
    ),
  },
}
