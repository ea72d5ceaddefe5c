/** Words that may hurt somebody. Nobody vouches for them: the website says them, and says nothing against them, or they are not said. */
import { list, type Table } from './weight.ts'

type SafetyTopic = {
  topic: string
  /** Of weight wherever they stand. */
  words: readonly string[]
  /** Of weight only beside a promise: `nut free`, `without milk`, `contains egg`. */
  things?: readonly string[]
}

export const safetyTopics: readonly SafetyTopic[] = [
  {
    topic: 'gluten',
    words: list('gluten*, coeliac*, celiac*, zöliakie*, sin tacc, celíac*, celiaqu*, cœliaque*'),
    things: list('wheat, flour, weizen, mehl, blé, trigo, harina, farine, centeno, seigle'),
  },
  {
    topic: 'nuts',
    words: list(
      'nut, nuts, peanut*, almond*, walnut*, hazelnut*, nussfrei, nuss*, nüsse*, erdnuss*, mandel*, noix, noisette*, amande*, cacahuète*, arachide*, nueces, nuez, avellana*, almendra*, cacahuete*, maní, sésame, sésamo, sesame, sesam',
    ),
  },
  {
    topic: 'milk and egg',
    words: list(
      'dairy, lactose, laktose*, laktosefrei, lactosa, sans lait, sin leche, sin huevo, soy, soya, soja',
    ),
    things: list(
      'milk, egg, eggs, milch, ei, eier, lait, leche, huevo*, œuf*, oeuf*, beurre, mantequilla, fromage, queso, poisson, pescado, marisco*, moutarde, mostaza, cheese, käse, butter, fish, shellfish, fisch, mustard, senf',
    ),
  },
  {
    topic: 'allergens',
    words: list(
      'allerg*, anaphyla*, intoleran*, hypoallergen*, unverträglich*, traces, spuren von, alérg*, alerg*, traces de, trazas*, intolér*',
    ),
  },
  {
    topic: 'diet',
    words: list(
      'vegan*, vegetarian*, vegetarisch*, halal, kosher, koscher, organic, bio, végétalien*, végétarien*, végan*, biologique*, ecológic*, casher, cachère',
    ),
  },
  {
    topic: 'health',
    words:
      list(`cure*, heal, heals, healed, healing, heilt, heilen, heilung, heilend*, guérit, guérir, cura, curan, diabet*, cancer*, krebs,
      pregnan*, schwanger*, medical*, medicine*, medicinal, medikament*, arznei*, medizinisch*, disease*, illness*, krankheit*, symptom*,
      migraine*, migräne*, arthrit*, asthma*, eczema, neurodermitis, depression*, anxiety, blood pressure, blutdruck, cholesterol*,
      immune system, immunsystem, clinically, klinisch, therapeutic*, relieves, lindert, pain free, painless, schmerzfrei, schmerzlos,
      side effect*, nebenwirkung*, detox*, doctors, ärzte, miracle*, wunder, wunders, wundermittel*, wunderheil*, wunderkur*, wunderwirk*, rehab*, infection*, bacteria, bakterien, virus*, sterile, steril,
      pain, pains, insulin, fever, vaccin*, germ, germs, drug, drugs, fda, surgery, injur*, inflammat*, immune, reactions, adverse reaction*, allergic reaction*, skin reaction*, bad reaction*, no reaction*,
      sugar free, zuckerfrei, additives, schmerz*, fieber, impf*, keime, verletz*, entzünd*, maladie*, enfermedad*, médic*, medicina*, medicamento*, soigne, soignent, soulage*, alivia*, guéri*, curar, cura, sana, sanan, thérapeutique*, terapéutic*, douleur*, dolor*, sans douleur, indolor*, indolore*, grossesse, enceinte*, embaraz*, cicatris*, infecci*, bactérie*, bacteri*, stérile*, estéril*, fièvre, fiebre, vacuna*, maigrir, perdre du poids, perte de poids, adelgaz*, perder peso, santé, salud, saludable*, sain, saine, effets secondaires, efectos secundarios, sans sucre, sin azúcar, anxiété, ansiedad, dépression, depresión, lose weight, weight loss, abnehmen, healthy, healthier, gesund*, digest*, verdau*, allergie*`),
  },
  {
    topic: 'safety',
    words:
      list(`safe, safer, safely, safest, unsafe, safety, sicher, sichere, sicheren, sicheres, sicherste*, ungefährlich*, harmless, unbedenklich*,
      toxic, non-toxic, nontoxic, poison*, giftig*, ungiftig*, schadstofffrei, chemical free, chemicals, bpa, hazard*, danger*, gefährlich*, gefahr*, fireproof, feuerfest,
      unbreakable, unzerbrechlich, childproof, kindersicher, never fail*, never break*, sans danger, sans risque, sûr, sûre, sécurité, dangereu*, toxique*, non toxique*, inoffensi*, seguro, segura, seguridad, sin peligro, sin riesgo, peligro*, tóxic*, inofensiv*, incassable*, irrompible*, sicuro`),
  },
  {
    topic: 'law',
    words:
      list(`legal*, illegal*, lawful*, rechtssicher, rechtlich*, gesetzlich*, liable, liability, haftung*, haftet, sue, sued, lawsuit*, in court, vor gericht,
      win your case, win the case, win every case, compliant, compliance, gdpr, dsgvo, certified, certificate*, certification*, zertifi*, approved by, licensed, licence*,
      accredited, regulated, zugelassen*, geprüft*, visa, visas, acquitt*, evict*, deport*, rechtsanspruch, abschiebung, légal*, illégal*, juridique*, jurídic*, responsabilité, responsabilidad, devant le tribunal, procès, juicio, demanda judicial, conforme*, conformité, certifié*, certificad*, agréé*, homologué*, homologad*, autorisé*, autorizad*, réglementé*, regulad*, acreditad*, accrédité*, titre de séjour, extranjería, gagner votre procès, ganar el juicio, droit à, entitled, entitlement*, anspruch auf`),
  },
  {
    topic: 'money',
    words:
      list(`risk*, risiko*, risikofrei*, no risk, profit*, gewinn*, rendite*, interest free, returns of, return of, return on, yield*, invest, invests, invested, investing, investment*, investor*, investier*, investition*, investieren,
      tax, taxes, taxed, taxable, taxation, taxpayer*, steuer, steuern, steuerfrei*, steuerlich*, steuerbe*, steuervor*, steuererk*, steuerspar*, steuerzahl*, steuerfrei*, dividend*, insured, versichert*, double your, triple your, lose money, lose your money, can not lose, savings, interest rate*, income, dividends,
      zinsen, ersparnisse, einkommen, kein geld verlieren, refund*, money back, geld zurück, erstatt*,
      credit*, kredit*, loan*, debt*, schulden*, pension*, rente, renten, rentner*, rentenv*, garanti*, save money, cashback, deductible, absetzbar, risque*, riesgo*, rendement*, rentabilidad, bénéfices, beneficios, intérêts, intereses, impôt*, impuesto*, fiscal*, défiscalis*, déductible*, deducible*, crédit d'impôt, assuré*, asegurad*, rembours*, reembols*, devolución, prêt immobilier, préstamo*, dette*, deuda*, pensión, jubilación, épargne, ahorro*, investiss*, inversión*, invertir*, invierte*, invertid*`),
  },
  {
    topic: 'guarantee',
    words: list(
      'guarantee*, garant*, warrant*, gewährleist*, promise*, verspr*, ensure* that, we promise, without fail, 0 percent certain, always works, assured, promet*, promesse*, à coup sûr, sans faute, sin falta, asegur*',
    ),
  },
]

/** They turn what is said of a topic to its opposite; two of them turn it back. */
export const turns =
  list(`not, no, never, without, free, cannot, rule, none, nor, neither, nobody, safe, suitable, unsafe, unsuitable,
  nicht, kein, keine, keinen, keiner, keinem, nie, ohne, frei, sicher, geeignet, sans, pas, jamais, aucun, aucune, nunca, sin, libre, senza, ungeeignet, lacks, lack`)

/** Beside one of these a thing is an allergen. */
export const promises =
  list(`free, without, no, contain*, safe, suitable, avoid*, allerg*, frei, ohne, enthält, enthalten*, kein, keine, keinen, sicher,
  geeignet, verträg*, sans, sin, senza, traces, spuren, pas, aucun, aucune, contient, contiennent, contiene*, convient, apto, apta, aptos, aptas, libre, evite*, évite*, trazas`)

/** What means something else there: French bread is no pain. */
export const harmlessIn: Table<ReadonlySet<string>> = new Map([
  ['fr', new Set(['pain', 'pains', 'cure*'])],
  ['es', new Set(['sana', 'cure*'])],
])

/** In these nothing is promised, whatever stands beside them. */
export const harmlessIdioms: readonly string[] =
  list(`on the safe side, safe side, safe distance, safe bet, safe to say, play it safe, playing it safe, better safe than sorry, pain in the neck, kein wunder, keine wunder, ein wunder dass,
  mir sicher, auf nummer sicher, sicher ist sicher, aber sicher, na sicher, small miracle, no miracle, safe from me, safe from us, risk it, never risk a, on loan`)
