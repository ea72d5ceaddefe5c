import { spanishWeights } from './spanish-weights.ts'
import type { Vocabulary } from './vocabulary.ts'
import { list, pairs, words } from './weight.ts'

export const spanish: Vocabulary = {
  code: 'es',
  isKnown: true,
  marks: ['.', ','],
  to: 'a',
  perCent: ['por', 'ciento'],
  units:
    pairs(`kg: kilogram, kilo: kilogram, kilos: kilogram, kilogramo: kilogram, kilogramos: kilogram, km: kilometre, kilómetro: kilometre, kilómetros: kilometre,
    cm: centimetre, centímetros: centimetre, mm: millimetre, milímetros: millimetre, m: metre, metro: metre, metros: metre, g: gram, gr: gram, gramos: gram,
    ml: millilitre, cl: centilitre, l: litre, litros: litre, min: minute, minuto: minute, minutos: minute, h: hour, hs: hour, hora: hour, horas: hour, día: day, días: day,
    semana: week, semanas: week, mes: month, meses: month, año: year, años: year, euros: euro, eur: euro, céntimo: cent, céntimos: cent, pesos: peso,
    hectárea: hectare, hectáreas: hectare, ha: hectare, grados: degree, libras: pound, dólares: dollar, personas: persona`),
  shortForms: new Map(),
  shortEnds: new Map(),
  shortStarts: new Map(),
  // `Lo vende` is not `vende`, and `un` counts.
  light: new Set(),
  definite: new Set(),
  indefinite: new Set(),
  yes: words('sí claro desde-luego ciertamente efectivamente'),
  no: words('no nunca jamás tampoco lamentablemente'),
  we: pairs(
    'nosotros: we, nosotras: we, nos: us, nuestro: our, nuestra: our, nuestros: ours, nuestras: ours',
  ),
  they: pairs('ellos: we, ellas: we, les: us, se: us, su: our, sus: ours'),
  i: pairs(
    'yo: i, me: me, mí: me-s, mi: my, mis: mine, soy: am, tengo: have, hago: do, ofrezco: offer, estoy: be',
  ),
  he: pairs(
    'él: i, ella: i, se: me, su: my, sus: mine, es: am, tiene: have, hace: do, ofrece: offer, está: be',
  ),
  asTheirs: pairs('nuestro: su, nuestra: su, nuestros: sus, nuestras: sus, mi: su, mis: sus'),
  place: pairs('aquí: allí'),
  areVerbsShifted: true,
  agreement: [
    ['-amos', '-an'],
    ['-emos', '-en'],
    ['-imos', '-en'],
    ['-imos', '-ieron'],
    ['-amos', '-aron'],
    ['-ábamos', '-aban'],
    ['-íamos', '-ían'],
    ['-emos', '-án'],
    ['somos', 'son'],
    ['hemos', 'han'],
    ['estamos', 'están'],
    ['vamos', 'van'],
    ['damos', 'dan'],
    ['vemos', 'ven'],
    ['venimos', 'vienen'],
    ['servimos', 'sirven'],
    ['seguimos', 'siguen'],
    ['contamos', 'cuentan'],
    ['cerramos', 'cierran'],
    ['empezamos', 'empiezan'],
    ['atendemos', 'atienden'],
    ['recomendamos', 'recomiendan'],
    ['encontramos', 'encuentran'],
    ['hicimos', 'hicieron'],
    ['tenemos', 'tienen'],
    ['podemos', 'pueden'],
    ['queremos', 'quieren'],
    ['cocemos', 'cuecen'],
    ['fuimos', 'fueron'],
    ['soy', 'es'],
    ['he', 'ha'],
    ['hago', 'hace'],
  ],
  ownVerbs: ['amos', 'emos', 'imos'],
  notOwnVerbs:
    words(`últimos máximos mínimos próximos mismos ramos tramos gramos kilogramos miligramos primos óptimos extremos supremos mimos racimos décimos séptimos
    legítimos íntimos pésimos marítimos reclamos remos temas tomos amos anónimos`),
  impersonal: list('es posible, es hora, está permitido'),
  pointers:
    list(`él, ella, ellos, ellas, este, esta, estos, estas, esto, eso, ese, esa, esos, esas, aquello, aquel, aquella, así que, por eso, por ello, por tanto, por lo tanto, entonces, luego, después,
    pero, y, e, o, sino, sin embargo, no obstante, en cambio, además, también, tampoco, ahí, allí, de ahí, su, sus, ambos, ambas, los otros, las otras, el otro, la otra, lo mismo, los dos, las dos, de lo contrario, al final`),
  pronouns: words('él ella ellos ellas esto eso aquello'),
  subjects: words('nosotros nosotras ellos ellas él ella usted ustedes tú yo'),
  openers: words(
    'nadie el la los las un una nuestro nuestra nuestros nuestras su sus cada todo todos todas si quien cuando unos unas',
  ),
  joints: words('y pero'),
  links: words('así entonces'),
  reasons: words('porque pues'),
  fronts:
    words(`en a al de sobre bajo si cuando mientras durante antes después desde hasta para por con sin entre contra hacia según pese gracias salvo excepto
    normalmente habitualmente generalmente muchos muchas algunos algunas varios varias pocos pocas solo sólo solamente casi hoy actualmente tras ante cada fuera dentro cerca`),
  limitsAbove: list(
    'próximamente, pronto, previsto, prevista, hasta, antiguo, antigua, antiguos, antiguas, cerrado, cerrada, agotado, agotada, completo, solo para socios, solo socios, el año pasado',
  ),
  says: words(
    'dice decía dicen cuenta contaba escribe escribió explica explicaba afirma promete piensa asegura dijo',
  ),
  sources: list(
    'dicen que, dicen, la web dice que, la web dice, su web dice que, su web dice, la página dice que',
  ),
  common:
    words(`el la los las un una unos unas de del a al en con por para y e o u pero es son era eran ser sido fue está están estaba ha han había haber hay
    que qué quien quién cual donde dónde cuando cuándo como cómo se lo le les su sus nuestro nuestra nuestros nuestras nos me mi mis te tu tus yo él ella ellos ellas
    no sí más muy ya también esto este esta estos estas ese esa eso hace hacer puede`),
  columns: new Map([
    ['precio', ['cuesta', 'cuestan']],
    ['tarifa', ['cuesta', 'cuestan']],
    ['peso', ['pesa', 'pesan']],
    ['duración', ['dura', 'duran']],
    ['', ['cuesta', 'cuestan']],
  ]),
  free: words('gratis gratuito gratuita'),
  weights: spanishWeights,
  praise: {
    who: words('todos todo todas nadie nada clientes gente la los ellos esto siempre'),
    what: list(
      `encanta*, adora*, siempre, nunca, perfect*, arrepent*, arrepient*, maravillos*, excelent*, estupend*, content*, encantad*, satisfech*, decepcion*, recomiend*, recomend*, confía*, confían, vale*, queja*, problema*, el mejor, la mejor, los mejores, funciona`,
    ),
  },
  mentions: list(
    'recuerde, recuerda, recuerden, piense en, piensa en, imagine, imagina, no olvide, no olvides, tenga en cuenta, ten en cuenta, como todos saben, como todo el mundo sabe, sepa que',
  ),
  doers: words(
    'clientes cliente clienta visitantes invitados huéspedes gente empresas proveedores empleados usted ustedes tú oyentes',
  ),
}
