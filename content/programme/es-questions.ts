import { list } from './list.ts'
import type { ProgrammeQuestions } from './questions.ts'

export const spanishQuestions: ProgrammeQuestions = {
  price: {
    about: 'los precios',
    shows: list(
      'cuesta, cuestan, por hora, por persona, por noche, por sesión, gratuit*, precio es, precios desde',
    ),
    heads: [],
  },
  limits: {
    about: 'los límites',
    shows: list('no ofrecemos, no hacemos, no aceptamos, no vendemos'),
    heads: [],
  },
  cancelling: {
    about: 'las cancelaciones',
    shows: list('cancel*, anulación, anulaciones, reembols*'),
    heads: [],
  },
  guarantee: {
    shows: list('garantía*, garantizamos, devolución del dinero'),
    heads: [],
  },
  paying: {
    about: 'el pago',
    shows: list('financia*, formas de pago, tarjeta*, a plazos, aceptamos, seguros médicos'),
    heads: [],
  },
  hours: {
    shows: list('horario, abierto de, abrimos, de lunes, lunes a'),
    heads: [],
  },
  speed: {
    about: 'los plazos',
    shows: list('en menos de, el mismo día, plazo de, plazos de, tarda, tardamos, en * días, en * horas'),
    heads: [],
  },
  area: {
    about: 'la zona',
    shows: list('alrededores, toda la provincia, toda la comarca, toda españa, en toda, a domicilio en'),
    heads: list('zona de cobertura, dónde trabajamos'),
  },
  where: {
    about: 'la ubicación',
    shows: list(
      'situado en, situada en, situados en, ubicado en, ubicada en, ubicados en, estamos en, se encuentra en, a minutos, aparcamiento',
    ),
    heads: list('dónde estamos, cómo llegar'),
  },
  origin: {
    about: 'los comienzos',
    shows: list(
      'fundado, fundada, fundó, fundaron, fundamos, nació, nace, nacimos, empezó, empezamos, comenzó, comenzamos, abrió, abrimos nuestras, se creó',
    ),
    heads: [],
  },
  founder: {
    shows: list('fundé, abrí, creé'),
    heads: [],
  },
  story: {
    about: 'la historia',
    shows: [],
    heads: list('nuestra historia, mi historia, historia'),
  },
  since: {
    shows: list(
      'desde 19*, desde 20*, desde el año, más de * años, años de experiencia, hace más de, generación, generaciones',
    ),
    heads: [],
  },
  experience: {
    shows: list('años de experiencia'),
    heads: [],
  },
  people: {
    about: 'las personas',
    shows: list(
      'licenciado, licenciada, graduado, graduada, se formó, estudió, me llamo, mi nombre es, nuestro equipo, especialista en, máster en, diplomado, diplomada, nacido en, nacida en',
    ),
    heads: list('nuestro equipo, el equipo, quiénes somos'),
  },
  different: {
    shows: list(
      'nos diferencia, nos distingue, a diferencia de, diferente a, diferentes a, en lugar de, en vez de',
    ),
    heads: list('por qué elegirnos, qué nos diferencia'),
  },
  made: {
    about: 'la elaboración',
    shows: list(
      'a mano, artesanal*, artesano*, ingredientes, hecho con, hecha con, hechos con, elaborad*, elaboramos, horneamos, materias primas',
    ),
    heads: [],
  },
  included: {
    about: 'lo que se incluye',
    shows: [],
    heads: list('qué incluye, incluye, qué está incluido'),
  },
  giving: {
    about: 'el compromiso',
    shows: list('donamos, dona, donan, colaboramos con, solidari*'),
    heads: [],
  },
  done: {
    about: 'los resultados',
    shows: list('premio a, premiad*, galardonad*, hemos realizado, hemos ayudado, hemos trabajado'),
    heads: [],
  },
  safety: {
    about: 'las cualificaciones',
    shows: list('certificad*, colegiad*, homologad*, acreditad*, autorizad*, seguro de responsabilidad'),
    heads: [],
  },
  way: {
    about: 'la forma de trabajar',
    shows: list(
      'primer paso, en primer lugar, paso a paso, empezamos por, comenzamos con, el proceso, nuestro método',
    ),
    heads: list('cómo funciona, nuestro método, cómo trabajamos'),
  },
  expect: {
    about: 'el desarrollo',
    shows: [],
    heads: list('primera visita, primera consulta'),
  },
  audience: {
    about: 'el público',
    shows: list(
      'para todos, para toda, para niños, para adultos, para empresas, para familias, para quienes, dirigido a, dirigida a, ideal para, todas las edades, nuestros clientes son',
    ),
    heads: [],
  },
  place: {
    about: 'el lugar',
    shows: list('metros cuadrados, m², nuestras instalaciones, terraza, nuestro local, nuestro taller'),
    heads: [],
  },
  advice: {
    shows: list('recomendamos, aconsejamos, es importante, conviene'),
    heads: [],
  },
  beliefs: {
    shows: list(
      'creemos, nuestro objetivo, nuestra misión, nuestra visión, nuestra filosofía, nuestro compromiso, nuestros valores, queremos, apostamos por, mi objetivo',
    ),
    heads: list('nuestra misión, misión, nuestros valores, nuestra filosofía'),
  },
  range: {
    about: 'la oferta',
    shows: list(
      'ofrecemos, ofrece, ofrezco, nuestros servicios, nuestros productos, contamos con, disponemos de, realizamos, fabricamos, vendemos, trabajamos con, especializad*, somos especialistas',
    ),
    heads: list('nuestros servicios, servicios, qué hacemos, qué ofrecemos'),
  },
}
