import type { SignsOfMatter } from './language.ts'
import { list } from './list.ts'

export const spanishSigns: SignsOfMatter = {
  who: list(
    'es un, es una, son un, son una, somos un, somos una, somos, soy, empresa familiar, negocio familiar, independiente, con sede en, ubicad*, situad*, especializ*, especialist*, empresa, despacho, clínica, taller, tienda, restaurante, asociación, agencia, estudio, centro, panadería, bodega, finca',
  ),
  origin: list(
    'fundad*, fundó, fundador*, fundadora*, cread*, comenz*, empez*, inicios, abrió, abrimos, abrieron, desde 19*, desde 20*, en 19*, en 20*, hace más de, hace 2*, nació, nace, origen, orígenes, idea, heredó, heredad*, compró, generación*, generaciones, historia, raíces, tradición, abuelo*, abuela*',
  ),
  people: list(
    'formad*, graduad*, licenciad*, titulad*, título, máster, colegiad*, universidad, estudió, estudi*, trabajó, experiencia en, miembro, se incorporó, nació en, vive en, casad*, director*, directora, gerente, dueñ*, propietari*, doctor*, dr, dra, chef, terapeuta, años de experiencia, me llamo, nuestro equipo, equipo de, aficion*, habla, hijo*, hija*',
  ),
  way: list(
    'primero, después, luego, a continuación, paso, pasos, proceso, durante, sesión, una vez, empezamos, comenzamos, al llegar, visita*, evalu*, medi*, diseñ*, dibuj*, plan, instal*, método*, técnica*, cómo funciona, cómo trabajamos, funciona, procedimiento, seguimiento, diagnóstico, presupuesto',
  ),
  made: list(
    'hecho a mano, hecha a mano, hechos a mano, a mano, elaborad*, elaboración, fabricad*, fabricación, ingrediente*, receta*, madera, roble, pino, acero, lana, cuero, harina, leche, masa madre, hornead*, tostad*, cultivad*, cosech*, ahumad*, cosid*, forjad*, artesan*, producto local, locales, ecológic*, material*, horno, cocina, taller, de temporada, casero, casera, caseros',
  ),
  different: list(
    'a diferencia, diferent*, diferencia*, distint*, en lugar de, en vez de, creemos, nuestra filosofía, lo que nos, nunca, siempre, nos negamos, promesa, compromiso, no solo, no sólo, más que, principio*, honest*, ética, apostamos, cuidamos, a propósito, únicamente',
  ),
  limit: list(
    'solo, sólo, solamente, únicamente, no, salvo, excepto, exclu*, no incluye, limitad*, mínimo, máximo, al menos, hasta, obligatori*, sujeto a, restring*, no disponible*, por el momento, todavía no, tenga en cuenta, no apto, no recomendad*, imprescindible',
  ),
  price: list(
    'coste*, costo*, cuesta, cuestan, precio*, tarifa*, honorarios, por hora, por persona, por noche, por mes, al mes, por sesión, la hora, desde, a partir de, depósito, total, impuesto*, iva, bono*, presupuesto*, €, euro*, $*, pesos, gratis, gratuit*, incluid*, incluye',
  ),
  time: list(
    'hora*, día*, semana*, mes, meses, minuto*, en 24, en 48, el mismo día, al día siguiente, tarda, dura, duración, plazo*, rápid*, entrega*, espera, abierto de, abierto los, abrimos de, horario*, cita*, temporada, antelación, disponib*, 24 horas, festivos',
  ),
  where: list(
    'situad*, ubicad*, ubicación, zona*, atendemos, cubrimos, nos desplazamos, ciudad*, pueblo*, provincia, región, comarca, calle, avenida, carretera, km, kilómetros, minutos de, cerca de, cercan*, norte, sur, este, oeste, entrega* en, alrededores, toda españa, todo el país, oficina*, aparcamiento, parking, estación, aeropuerto',
  ),
  guarantee: list(
    'garantí*, garantiz*, reembols*, devol*, cancel*, cambi*, reclam*, si no estás, si no queda, insatisf*, aplaz*, reprogram*, posventa, postventa, seguimiento, sustitu*',
  ),
  audience: list(
    'para todos, para todas, para personas, para quienes, para familias, para empresas, para particulares, para niños, ideal para, apto para, adecuad*, pensad* para, diseñad* para, tanto si, principiantes, todas las edades, todos los niveles, familias, parejas, adultos, niños, empresas, particulares, autónomos, comunidades, nuestros clientes, alumnos, pacientes, mayores, dirigido a',
  ),
  proof: list(
    'premio*, galard*, medalla*, ganador*, %, por ciento, clientes, proyectos, realizad*, éxito, resultado*, valorad*, reseñas, recomend*, más de, miembros, vendid*, entregad*, instalad*, desde entonces, acredit*, certific*, reconocid*',
  ),
  why: list(
    'porque, por qué, importante*, importancia, riesgo*, sin, daño*, problema*, peligro*, salud, beneficio*, ayuda, ayudan, preven*, proteg*, reduc*, mejor*, puede provocar, causa*, provoca*, dolor*, dolencia*, sufr*, necesi*, razón, razones, permite',
  ),
  range: list(
    'ofrece*, ofrecemos, incluye*, incluyendo, gama, servicios, productos, carta, menú, opciones, a elegir, elegir entre, variedad, selección, así como, como, también, además, disponib*, especialidades, cursos, clases, tratamientos, paquetes, tipos de, vendemos',
  ),
  safety: list(
    'asegurad*, seguro*, certific*, homologad*, probad*, norma*, normativa, regulad*, inscrit*, acredit*, segura, seguridad, higien*, alérg*, alerg*, gluten, esteriliz*, control*, cumpl*, iso, rgpd, secreto profesional, primeros auxilios, cualificad*, titulación',
  ),
  money: list(
    'financi*, descuento*, ayuda*, subvenci*, pago*, pagar, tarjeta*, efectivo, bizum, transferencia, plazos, cuotas, mutua*, seguro médico, obra social, obras sociales, reembolso*, cheque regalo, tarjeta regalo, bono regalo, deducción, ahorr*',
  ),
  step: list(
    'llama*, llámanos, contact*, reserv*, cita*, turno*, consulta, primera visita, solicit*, presupuesto, estimación, email, correo, teléfono, pedido*, encarg*, inscri*, apunt*, visita*, ven a, pasa por, primer paso, simplemente, cuéntanos, envía*, mensaje, whatsapp',
  ),
  giving: list(
    'don*, donaci*, asociación, volunt*, comunidad, patrocin*, solidari*, benéfic*, medio ambiente, sostenib*, planeta, recicl*, escuela*, sin ánimo de lucro, apoy*, fundación, biodivers*, inserción',
  ),
  visit: list(
    'habitaci*, vista*, jardín*, jardines, terraza, aparcamiento, mesa*, comensales, plazas, ambiente, barra, música, acogedor*, perro*, mascotas, desayuno, paseo*, sender*, playa, río, mar, montaña*, monte, casa, granero, huéspedes, estancia, cama*, baño*, wifi, chimenea, edificio, espacio, sala*, planta, ventana*, piscina',
  ),
  advice: list(
    'consejo*, aconsej*, evita*, comprueb*, revis*, asegúr*, señales, recuerd*, siempre, nunca, pregunt*, regularmente, cada año, una vez al año, antes de, recomend*, mejor momento, con qué frecuencia, conviene, es mejor',
  ),
}
