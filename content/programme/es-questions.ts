import { list } from './list.ts'
import type { ProgrammeQuestions } from './questions.ts'

export const spanishQuestions: ProgrammeQuestions = {
  price: {
    asks: ['¿Cuánto cuesta?', '¿Y el precio?', '¿Y qué se paga?'],
    shows: list(
      'cuesta, cuestan, por hora, por persona, por noche, por sesión, gratuit*, precio es, precios desde',
    ),
    heads: [],
  },
  limits: {
    asks: ['¿Y qué no hacen?', '¿Dónde está el límite?'],
    shows: list('no ofrecemos, no hacemos, no aceptamos, no vendemos'),
    heads: [],
  },
  cancelling: {
    asks: ['¿Y si hay que cancelar?', '¿Y si cambian los planes?', '¿Y si surge algo?'],
    shows: list('cancel*, anulación, anulaciones, reembols*'),
    heads: [],
  },
  guarantee: {
    asks: ['¿A qué se comprometen?', '¿Con qué se puede contar?', '¿Y si algo sale mal?'],
    shows: list('garantía*, garantizamos, devolución del dinero'),
    heads: [],
  },
  paying: {
    asks: ['¿Cómo se paga?', '¿Y para pagar?', '¿Y el dinero?'],
    shows: list('financia*, formas de pago, tarjeta*, a plazos, aceptamos, seguros médicos'),
    heads: [],
  },
  hours: {
    asks: ['¿Cuándo abren?', '¿A qué hora?', '¿Cuándo se les encuentra?'],
    shows: list('horario, abierto de, abrimos, de lunes, lunes a'),
    heads: [],
  },
  speed: {
    asks: ['¿Cuánto tarda?', '¿Es rápido?', '¿En cuánto tiempo?'],
    shows: list('en menos de, el mismo día, plazo de, plazos de, tarda, tardamos, en * días, en * horas'),
    heads: [],
  },
  area: {
    asks: ['¿Hasta dónde llegan?', '¿En qué lugares?', '¿Dónde trabajan?'],
    shows: list('alrededores, toda la provincia, toda la comarca, toda españa, en toda, a domicilio en'),
    heads: list('zona de cobertura, dónde trabajamos'),
  },
  where: {
    asks: ['¿Dónde están?', '¿Dónde se les encuentra?', '¿Y dónde es eso?'],
    shows: list(
      'situado en, situada en, situados en, ubicado en, ubicada en, ubicados en, estamos en, se encuentra en, a minutos, aparcamiento',
    ),
    heads: list('dónde estamos, cómo llegar'),
  },
  origin: {
    asks: ['¿Cómo empezó?', '¿De dónde viene?', '¿Cómo llegaron hasta aquí?', '¿Qué fue lo primero?'],
    shows: list(
      'fundado, fundada, fundó, fundaron, fundamos, nació, nace, nacimos, empezó, empezamos, comenzó, comenzamos, abrió, abrimos nuestras, se creó',
    ),
    heads: [],
  },
  founder: {
    asks: ['¿Qué cuenta quien la fundó?'],
    shows: list('fundé, abrí, creé'),
    heads: [],
  },
  story: {
    asks: ['¿Cuál es su historia?', '¿Y su historia?'],
    shows: [],
    heads: list('nuestra historia, mi historia, historia'),
  },
  since: {
    asks: ['¿Cuánto tiempo llevan?', '¿Desde cuándo?', '¿Y desde hace cuánto?'],
    shows: list(
      'desde 19*, desde 20*, desde el año, más de * años, años de experiencia, hace más de, generación, generaciones',
    ),
    heads: [],
  },
  experience: {
    asks: ['¿Qué experiencia tienen?', '¿Y la experiencia?'],
    shows: list('años de experiencia'),
    heads: [],
  },
  people: {
    asks: [
      '¿Quién hace el trabajo?',
      '¿Quién está detrás?',
      '¿Y las personas?',
      '¿A quién se encuentra allí?',
    ],
    shows: list(
      'licenciado, licenciada, graduado, graduada, se formó, estudió, me llamo, mi nombre es, nuestro equipo, especialista en, máster en, diplomado, diplomada, nacido en, nacida en',
    ),
    heads: list('nuestro equipo, el equipo, quiénes somos'),
  },
  different: {
    asks: ['¿Qué hay de diferente?', '¿En qué se distinguen?', '¿Qué hacen de otra manera?'],
    shows: list(
      'nos diferencia, nos distingue, a diferencia de, diferente a, diferentes a, en lugar de, en vez de',
    ),
    heads: list('por qué elegirnos, qué nos diferencia'),
  },
  made: {
    asks: ['¿Cómo se hace?', '¿De qué está hecho?', '¿Y cómo lo hacen?'],
    shows: list(
      'a mano, artesanal*, artesano*, ingredientes, hecho con, hecha con, hechos con, elaborad*, elaboramos, horneamos, materias primas',
    ),
    heads: [],
  },
  included: {
    asks: ['¿Qué está incluido?', '¿Y qué incluye?'],
    shows: [],
    heads: list('qué incluye, incluye, qué está incluido'),
  },
  giving: {
    asks: ['¿Devuelven algo?', '¿Y aparte del trabajo?', '¿Qué dan a los demás?'],
    shows: list('donamos, dona, donan, colaboramos con, solidari*'),
    heads: [],
  },
  done: {
    asks: ['¿Qué han hecho hasta ahora?', '¿Qué han logrado?', '¿Qué hay ya hecho?'],
    shows: list('premio a, premiad*, galardonad*, hemos realizado, hemos ayudado, hemos trabajado'),
    heads: [],
  },
  safety: {
    asks: ['¿Quién responde por ellos?', '¿Qué acreditan?', '¿Y la cualificación?'],
    shows: list('certificad*, colegiad*, homologad*, acreditad*, autorizad*, seguro de responsabilidad'),
    heads: [],
  },
  way: {
    asks: ['¿Cómo es el proceso?', '¿Cómo lo hacen?', '¿Y cómo funciona?'],
    shows: list(
      'primer paso, en primer lugar, paso a paso, empezamos por, comenzamos con, el proceso, nuestro método',
    ),
    heads: list('cómo funciona, nuestro método, cómo trabajamos'),
  },
  expect: {
    asks: ['¿Qué se puede esperar?', '¿Y qué ocurre allí?'],
    shows: [],
    heads: list('primera visita, primera consulta'),
  },
  audience: {
    asks: ['¿Para quién es?', '¿Y para quién?', '¿En quién piensan?'],
    shows: list(
      'para todos, para toda, para niños, para adultos, para empresas, para familias, para quienes, dirigido a, dirigida a, ideal para, todas las edades, nuestros clientes son',
    ),
    heads: [],
  },
  place: {
    asks: ['¿Cómo es el lugar?', '¿Qué se encuentra allí?', '¿Cómo es aquello?'],
    shows: list('metros cuadrados, m², nuestras instalaciones, terraza, nuestro local, nuestro taller'),
    heads: [],
  },
  advice: {
    asks: ['¿Qué aconsejan?', '¿Qué recomiendan?', '¿Hay algún consejo?'],
    shows: list('recomendamos, aconsejamos, es importante, conviene'),
    heads: [],
  },
  beliefs: {
    asks: ['¿Qué les importa?', '¿Qué quieren?', '¿Qué es importante para ellos?', '¿Qué los mueve?'],
    shows: list(
      'creemos, nuestro objetivo, nuestra misión, nuestra visión, nuestra filosofía, nuestro compromiso, nuestros valores, queremos, apostamos por, mi objetivo',
    ),
    heads: list('nuestra misión, misión, nuestros valores, nuestra filosofía'),
  },
  range: {
    asks: ['¿Qué ofrecen?', '¿Qué más hacen?', '¿Qué se encuentra allí?', '¿Y qué hay?', '¿Y qué hacen?'],
    shows: list(
      'ofrecemos, ofrece, ofrezco, nuestros servicios, nuestros productos, contamos con, disponemos de, realizamos, fabricamos, vendemos, trabajamos con, especializad*, somos especialistas',
    ),
    heads: list('nuestros servicios, servicios, qué hacemos, qué ofrecemos'),
  },
}
