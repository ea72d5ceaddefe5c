import { spanishPraise, spanishTrades } from './es-trades.ts'
import type { WordsOfLanguage } from './language.ts'
import { list } from './list.ts'

export const spanishWords: WordsOfLanguage = {
  isRead: false,
  nounsAreLarge: false,
  monthsAreLarge: false,
  commonest: list(
    `cada, cliente, clientes, como, con, cual, desde, donde, ellos, entre, esta, este, esto, hasta, hacer, más, muy, nuestra, nuestras, nuestro, nuestros, ofrece, ofrecemos, para, pero, por, porque, servicio, servicios, siempre, sobre, sus, también, tener, tiene, toda, todas, todo, todos, trabajo, calidad, una, unos`,
  ),
  abbreviations: list(
    'sr, sra, sres, srta, dr, dra, drs, prof, d, dña, lic, ing, arq, av, avda, c, ctra, pza, pl, tel, tfno, tlf, ej, p.ej, etc, núm, nº, n, pág, aprox, máx, mín, s.a, s.l, ltda, cía, hnos, sto, sta, depto, dpto, ud, uds, vd, izq, dcha',
  ),
  pointsBack:
    list(`él, ella, ellos, ellas, este, esta, estos, estas, esto, ese, esa, esos, esas, eso, aquel, aquella, aquellos, aquellas, aquello, dicho, dicha, dichos, dichas, tal, tales,
    pero, y, e, o, u, ni, pues, así, así que, así pues, además, también, tampoco, entonces, luego, después, por eso, por ello, por esto, por lo tanto, por tanto, por consiguiente, en consecuencia, de ahí, de esta forma, de esta manera, de este modo, de ese modo, de esa manera, sin embargo, no obstante, en cambio, por el contrario, por otro lado, por otra parte, por su parte, asimismo, igualmente, del mismo modo, de igual forma, en efecto, es decir, o sea, por ejemplo, finalmente, por último, en resumen, en definitiva, a continuación, seguidamente, posteriormente, más tarde, mientras tanto, en segundo lugar, en tercer lugar, segundo, tercero,
    con esto, con ello, con este, con esta, con estos, con estas, con eso, en este, en esta, en estos, en estas, en ese, en esa, en ello, para ello, para esto, para eso, para este, para esta, para estos, para estas, a este, a esta, a estos, a estas, de este, de esta, de estos, de estas, de ello, por este, por esta, por estos, por estas, tras este, tras esta, tras ello, desde entonces, desde ahí, sobre este, sobre esta, gracias a ello, gracias a esto, gracias a este, gracias a esta, todo ello, todo esto, todo eso, ambos, ambas, los dos, las dos, cada uno, cada una, uno de ellos, una de ellas, otro, otra, otros, otras, el otro, la otra, los otros, las otras, los demás, las demás, el mismo, la misma, los mismos, las mismas, lo mismo, el primero, el segundo, este último, esta última, estos últimos, su, sus, suyo, suya, le, les, lo que, allí, ahí, donde, cuyo, cuya, el cual, la cual, los cuales, las cuales, si no, de lo contrario, al contrario,
    es un, es una, es el, es la, es nuestro, es nuestra, son los, son las, es decir, fue, ha sido, ha trabajado, cuenta con, dispone de, ofrece, incluye, permite, permiten, puede ser, pueden ser, funciona, nacido, nacida, graduado, graduada, licenciado, licenciada, titulado, titulada, se trata, se utiliza, se realiza, se recomienda, se incluye`),
  pointsForward: list(
    `es hora de, es el momento, es fácil, es posible, es importante, así empezó, así nació, así comenzó, así somos, así trabajamos, así de, es aquí, y si, lo que empezó, lo que comenzó, lo que nos, lo que más, este año, esta temporada, estos días, esta es la historia, esta es nuestra historia, donde hay, su pan`,
  ),
  joints: list(
    'aunque, cuando, mientras, después de, porque, como, desde, si, una vez, hasta, antes de, con, para, a, en, de, por, sobre, contra, sin, tras, durante, según, gracias a, hoy, ahora, recientemente, originalmente, entre, al',
  ),
  pronouns: list(
    'él, ella, ellos, ellas, este, esta, estos, estas, esto, ese, esa, esos, esas, eso, ello, aquel, aquella, dicho, dicha, dichos, dichas',
  ),
  pointsBackWithin: list(
    `este servicio*, este método*, esta técnica*, este procedimiento*, este proceso, este enfoque, este producto*, este tipo de, esta clase de, esta forma de, esta opción*, este sistema*, este tratamiento*, esta terapia*, este programa, esta oferta*, este plan*, este paso*, estos servicios, estos productos, estos tratamientos, estas opciones, estos tres, estas tres, estos dos, estos cuatro, estos valores, estos pasos, arriba indicado*, como se ha dicho, como hemos dicho, como se menciona, anteriormente mencionado*, mencionado anteriormente, antes mencionad*, lo anterior, lo siguiente, los siguientes, las siguientes, el siguiente, la siguiente, todo ello, todo esto, todo eso, de la misma forma, de la misma manera, en este caso, en estos casos, en ese caso, en este sentido, para ello, por ello, dicho tratamiento, dicho servicio, este documento, esta lista`,
  ),
  pointsAtPage:
    list(`haz clic, haga clic, hacer clic, haciendo clic, clic aquí, clica, clique, pulsa, pulse, pincha, pinche, pulsando, abajo, más abajo, más arriba, a continuación, adjunt*, esta página, este sitio, este sitio web, esta web, nuestra web, nuestra página, nuestra página web, nuestro sitio, nuestro sitio web, esta sección, este apartado, este formulario, el formulario, nuestro formulario, formulario de contacto, este enlace, el enlace, este botón, el botón, esta foto, esta imagen, este vídeo, este video, el vídeo, el video, el mapa, la tabla, el menú desplegable,
    leer más, lee más, ver más, ver todo, ver todos, ver todas, ver nuestro*, ver nuestra*, saber más, conoce más, conozca más, más información, más info, descubre más, descubrir más, seguir leyendo, volver arriba, descarga*, descárga*, regístrate, regístrese, registrarse, inicia sesión, iniciar sesión, mi cuenta, suscríbete, suscríbase, síguenos, síganos, seguinos, facebook, instagram, tiktok, twitter, whatsapp, linkedin, pinterest, youtube, telegram, newsletter, boletín, lista de correo, nuestro blog, este artículo, este post, esta entrada, nuestros artículos, esta guía, índice de contenidos, créditos de las fotos, foto de portada, diseño web, web diseñada por, diseñado por, desarrollado por, hecho con, página no encontrada, 404, javascript, navegador, página de inicio, hashtag, pdf, google maps, desliza, desplázate`),
  offPage: list('el siguiente día, el día siguiente'),
  toMachines: list(
    `ignora las instrucciones, ignore las instrucciones, ignora todas, instrucciones anteriores, prompt del sistema, modelo de lenguaje, modelos de lenguaje, llm, llms, como ia, asistente de ia, asistentes de ia, si eres una ia, si usted es una ia, nota para la ia, nota para los bots, nota para resúmenes, al resumir, resume esta página, ignore previous, ignore all, system prompt, language model*`,
  ),
  leftovers:
    list(`lorem, ipsum, dolor sit, tu texto, su texto, texto aquí, inserta*, inserte*, texto de ejemplo, texto de relleno, texto de prueba, placeholder*, marcador de posición, próximamente, muy pronto, en construcción, en obras, en mantenimiento, título de la página, subtítulo, tu empresa aquí, nombre de la empresa, nombre de tu empresa, plantilla*, tema de wordpress, sin título,
    campo obligatorio, campos obligatorios, es obligatorio, son obligatorios, es requerido, campo requerido, por favor introduce, por favor introduzca, por favor ingresa, por favor ingrese, por favor rellena, por favor rellene, por favor complete, por favor completa, por favor selecciona, por favor seleccione, introduce tu, introduzca su, ingresa tu, ingrese su, correo válido, email válido, mensaje enviado, se ha enviado, ha sido enviado*, enviado correctamente, enviado con éxito, formulario enviado, solicitud enviada, solicitud recibida, hemos recibido tu, hemos recibido su, algo salió mal, ha ocurrido un error, ocurrió un error, hubo un error, inténtalo de nuevo, inténtelo de nuevo, intenta de nuevo, gracias por tu mensaje, gracias por su mensaje, gracias por contactar*, nos pondremos en contacto, te responderemos, le responderemos, te contactaremos, le contactaremos, te llamaremos,
    no hay resultados, sin resultados, no hay productos, no hay eventos, no hay entradas, no hay reseñas, no se encontr*, no encontrado, no encontrada, añadir al carrito, agregar al carrito, tu carrito, su carrito, carrito vacío, carrito está vacío, agotado*, sin stock, fuera de stock, selecciona una opción, seleccione una opción, elige una opción, cantidad, tu nombre, su nombre completo, tu email, tu correo, su correo electrónico, correo electrónico, tu mensaje, su mensaje, tu teléfono, asunto, enviar mensaje, enviar, cargando, widget*, iframe, shortcode, wordpress, wix, squarespace, html, css, juan pérez, fulano, maría garcía lópez, xxx`),
  placeholders: list(
    `lorem ipsum, texto de ejemplo, texto de relleno, reemplace este, sustituya este, tu texto aquí, su texto aquí, marcador de posición, reseña de ejemplo`,
  ),
  welcomes: list(`bienvenido a, bienvenida a, bienvenidos a, bienvenidas a`),
  policies: list(
    `cookie*, aviso legal, política de privacidad, política de cookies, protección de datos, datos personales, datos de carácter personal, rgpd, lopd, lopdgdd, lssi*, términos y condiciones, condiciones generales, condiciones de uso, términos de uso, derechos de autor, todos los derechos reservados, derechos reservados, copyright*, propiedad intelectual, propiedad industrial, no se hace responsable, no nos hacemos responsables, no se responsabiliza, exención de responsabilidad, sin derecho a reembolso, no reembolsable*, derecho de desistimiento, desistimiento, inscrit* en el registro, registro mercantil, nif, cif, cuit, rfc, titular del sitio, titular de la web, responsable del tratamiento, consentimiento, terceros, legislación aplicable, ley aplicable, jurisdicción, tribunales de, encargado del tratamiento, finalidad del tratamiento, ejercer sus derechos, ejercer tus derechos`,
  ),
  offices: list('direct*, gerente, soci*, propietari*, fundador*, responsable, client*'),
  payments: list('paypal, bizum, transferencia*, pago*, factura*'),
  rulesAtStart: list('no se, prohibido, solo, por favor'),
  rules: list('política, políticas, normas, condiciones, devoluciones, cancelación'),
  establishes: list('fundada, fundado, fundación, año de fundación'),
  ongoing: list(
    `actualmente, hoy en día, a día de hoy, hasta la fecha, en este momento, recientemente, sigue, continúa`,
  ),
  toCome: list(`será, serán, abrirá, abriremos, prevista*, previsto*, tendrá lugar`),
  closed: list(
    `cerrado definitivamente, cerrada definitivamente, cierre definitivo, cerrado permanentemente, cese de actividad, ha cesado su actividad, cerramos definitivamente, ha cerrado sus puertas, hemos cerrado nuestras puertas`,
  ),
  handedOn: list(
    `se ha jubilado, jubilación, ha sido vendid*, se ha trasladado, nos hemos trasladado, traspasado, traspaso, ha cerrado, hemos cerrado`,
  ),
  passing: list(
    `este año, el próximo año, el año que viene, el año pasado, este verano, este invierno, este otoño, esta primavera, está en proceso de, están en proceso de, covid*, coronavirus, pandemia, confinamiento, cuarentena, estado de alarma, mascarilla*, distancia social, estamos contratando, buscamos personal, buscamos un, buscamos una, se busca, oferta de empleo, ofertas de empleo, trabaja con nosotros, trabajá con nosotros, únete a nuestro equipo, envía tu cv, envíanos tu cv, envíanos tu currículum, manda tu currículum, vacante*, prácticas remuneradas, este fin de semana, esta semana, este mes, la próxima semana, la semana que viene, el próximo mes, el mes que viene, este sábado, este domingo, este viernes, la semana pasada, el mes pasado, próxima apertura, apertura próxima, cierre por vacaciones, cerrado por vacaciones, cerrado definitivamente, cerrado permanentemente, feliz navidad, felices fiestas, feliz año, feliz pascua, san valentín, día de la madre, día del padre, black friday, cyber monday, rebajas, oferta válida, oferta limitada, por tiempo limitado, últimas plazas, últimas unidades, hasta agotar, hasta fin de existencias, date prisa, sorteo, concurso de`,
  ),
  orders: list(
    `llama, llámanos, llame, llámenos, llamanos, contacta, contáctanos, contacte, contáctenos, contactanos, contactar, escribe, escríbenos, escribinos, escriba, escríbanos, envía, envíanos, envíe, envíenos, reserva, reserve, reservar, pide, pida, pedir, solicita, solicite, solicitar, ven, venga, vení, visita, visítanos, visite, visítenos, visitanos, descubre, descubra, descubrí, descubrir, explora, explore, conoce, conócenos, conozca, consulta, consulte, consúltanos, mira, mire, lee, lea, encuentra, encuentre, elige, elija, elegí, escoge, prueba, pruebe, disfruta, disfrute, disfrutá, aprovecha, aproveche, regala, déjanos, deja, deje, déjate, déjese, haz, haga, hacé, confía, confíe, únete, únase, sigue, síguenos, siga, comparte, comparta, pasa, pásate, pase, acércate, acérquese, rellena, rellene, completa, complete, regístrate, suscríbete, suscríbase, descarga, descargue, no dudes, no dude, no lo dudes, no esperes, no espere, no te pierdas, no se pierda, no olvides, no olvide, imagina, imagine, vive, viva, sumérgete, saborea, evita, evite, ahorra, ahorre, gana, transforma, transforme, recupera, recupere, mejora, mejore, potencia, impulsa, obtén, obtenga, obtené, consigue, consiga, recibe, reciba, dinos, díganos, cuéntanos, cuéntenos, contanos, habla con, hable con, hablemos, relájate, relájese, aprende, aprenda, empieza, empiece, comienza, comience, piensa, añade, planifica, prepara, organiza, agenda, agende, agendá, asegura, asegúrate, asegúrese, verifica, comprueba, cuida, cuide, da, dale, pon, ponte, póngase, sé, sea, recuerda, recuerde, ten en cuenta, tenga en cuenta, trae, traiga, sube, entra, siéntete, atrévete, invierte, inscríbete, bienvenido, bienvenida, bienvenidos, bienvenidas, gracias, ¿necesitas, necesitas, necesita, buscas, busca un, busca una, quieres, quiere, tienes, tiene alguna, si necesitas, si buscas, si quieres, si tienes, si desea, si deseas, si necesita, para más, para mayor, para cualquier, para reservar, para pedir, ya sea que, tanto si, por favor`,
  ),
  invites: list('disfruta de, disfrute de, elige entre, elija entre, imagina, imagine, trae tu, traiga su'),
  stepsAtStart: list(
    `llama, llámanos, llame, llámenos, llamanos, contacta, contáctanos, contacte, escribe, escríbenos, escríbanos, envía, envíanos, envíe, reserva, reserve, pide, pida, solicita, solicite, ven, venga, pasa, pásate, acércate, para reservar, para pedir, para solicitar, para contactar, si deseas, si desea, trae, traiga, cuéntanos, dinos`,
  ),
  steps: list(
    `llámanos, llámenos, contáctanos, por teléfono, por correo, por email, por e-mail, por whatsapp, en línea, online, cita previa, con cita, sin cita, pedir cita, pide cita, pide tu cita, solicitar cita, reservar cita, reserva*, por encargo, bajo pedido, encargo*, pedido*, presupuesto gratis, presupuesto gratuito, presupuesto sin compromiso, presupuesto*, sin compromiso, primera consulta, primera visita, primera sesión, primera clase, clase de prueba, consulta gratuita, valoración gratuita, diagnóstico gratuito, estudio gratuito, llamada gratuita, prueba gratuita, visita técnica, para llevar, a domicilio, recoger en tienda, ven a vernos, visítanos, cotización*, turno, turnos, seña`,
  ),
  firstSteps: list(
    `presupuesto gratis, presupuesto gratuito, presupuesto sin compromiso, sin compromiso, primera consulta, primera visita, primera sesión, primera clase, primera cita, clase de prueba, clase gratuita, consulta gratuita, valoración gratuita, diagnóstico gratuito, estudio gratuito, visita gratuita, llamada gratuita, prueba gratuita, con cita previa, sin cita, el día de tu cita, el día de su cita, el primer paso, para empezar`,
  ),
  asksFirst: list(
    `cómo pido cita, cómo puedo pedir cita, cómo reservo, cómo puedo reservar, cómo se reserva, cómo pido, cómo puedo pedir, cómo me inscribo, cómo puedo inscribirme, cómo solicito, cómo puedo solicitar, cómo empiezo, por dónde empiezo, cómo es la primera, qué pasa en la primera, tengo que pedir cita, hay que pedir cita, necesito cita, necesito reservar, hace falta cita, hay que reservar, qué tengo que llevar, qué debo llevar, el presupuesto es gratis, el presupuesto es gratuito`,
  ),
  forSome: list(
    `boda*, empresas, grupos, clases particulares, tarjeta regalo, voluntari*, candidat*, bolsa de trabajo`,
  ),
  plainHeadings: list(
    `equipo, nuestro equipo, empleados, familia, excelencia, integridad, respeto, confianza, calidad, tradición, pasión, innovación, seguridad, la empresa, nuestra empresa, empresa, la clínica, nuestra clínica, clínica, clientes, nuestros clientes, ventajas, generalidades, inicio, portada, home, sobre nosotros, sobre mí, sobre mi, acerca de, acerca de nosotros, quiénes somos, quienes somos, quién soy, quien soy, nosotros, nuestra historia, mi historia, la historia, historia, conócenos, nuestro equipo, el equipo, equipo, nuestros servicios, mis servicios, servicios, servicio, nuestros productos, productos, nuestra oferta, tratamientos, nuestros tratamientos, especialidades, nuestras especialidades, contacto, contacta, contáctanos, contáctenos, contactar, dónde estamos, donde estamos, dónde encontrarnos, cómo llegar, ubicación, localización, dirección, horario, horarios, horario de atención, horarios de atención, nuestro horario, información, información de contacto, datos de contacto, tarifas, nuestras tarifas, precios, nuestros precios, lista de precios, galería, fotos, imágenes, nuestros trabajos, trabajos, proyectos, nuestros proyectos, portfolio, portafolio, referencias, opiniones, reseñas, testimonios, opiniones de clientes, qué dicen de nosotros, blog, noticias, novedades, actualidad, faq, preguntas frecuentes, preguntas, tus preguntas, bienvenido, bienvenidos, bienvenida, presentación, introducción, nuestros valores, valores, nuestro compromiso, compromiso, compromisos, misión, nuestra misión, visión, nuestra visión, misión y visión, filosofía, nuestra filosofía, nuestro enfoque, enfoque, metodología, por qué elegirnos, ¿por qué elegirnos, por qué nosotros, ventajas, nuestras ventajas, beneficios, cómo funciona, cómo trabajamos, el proceso, proceso, nuestro proceso, pasos, la carta, nuestra carta, carta, menú, menús, nuestro menú, el menú, reservas, reservar, reserva, presupuesto, pide presupuesto, solicita presupuesto, pedir cita, pide tu cita, colaboradores, partners, socios, enlaces, enlaces de interés, enlaces rápidos, navegación, newsletter, síguenos, redes sociales, aviso legal, mapa del sitio, mapa web, más información, saber más, leer más, descubrir, descripción, detalles, resumen, general, otros, áreas de práctica, áreas de actuación, zona de actuación, zonas de actuación, trayectoria, mi trayectoria, formación, experiencia, nuestra experiencia, en resumen, datos clave, puntos fuertes, instalaciones, nuestras instalaciones, calidad, la empresa, empresa, la clínica, la tienda, tienda, clientes, nuestros clientes, qué hacemos, lo que hacemos, qué ofrecemos, características`,
  ),
  reviewHeadings: list(
    `opinion*, opiniones de, reseña*, testimonio*, lo que dicen, lo que opinan, qué dicen, qué opinan, dicen de nosotros, hablan de nosotros, opinan de nosotros, nuestros clientes dicen, nuestros clientes opinan, clientes satisfechos, clientes felices, confían en nosotros, confiaron en nosotros, valoraciones, valoración de, comentarios, experiencias de, historias de éxito, casos de éxito, libro de visitas, la voz de`,
  ),
  customers: list(
    `lo recomiendo, la recomiendo, los recomiendo, las recomiendo, recomiendo totalmente, recomendable 100, totalmente recomendable, muy recomendable, súper recomendable, recomendado 100, recomendaría, recomiendo a todo, muy satisfech*, muy content*, encantad* con, estoy encantad*, estamos encantados, quedé encantad*, quedamos encantados, gracias a todo el equipo, gracias por todo, mil gracias, muchas gracias por, muchísimas gracias, gracias por su trato, un trato inmejorable, trato excelente, trato inmejorable, atención de diez, un 10, de diez, repetiré, repetiremos, volveré, volveremos, sin duda volver*, me atendieron, nos atendieron, me trataron, nos trataron, me ayudaron, nos ayudaron, me explicaron, me solucionaron, me hicieron sentir, me he sentido, nos sentimos como en casa, mi marido, mi mujer, mi esposo, mi esposa, mi dentista, mi abogado, soy cliente, soy paciente, llevo años viniendo, llevo años yendo, fui por, acudí a, cinco estrellas, 5 estrellas, superó mis expectativas, superaron mis expectativas, los mejores profesionales que, excelentes profesionales, grandes profesionales`,
  ),
  answersOnly: list(
    `sí, no, claro, por supuesto, desde luego, efectivamente, absolutamente, ciertamente, en absoluto, depende, para nada, no necesariamente, sin problema, así es, siempre que`,
  ),
  visions: list('visión'),
  missions: list(
    'nuestra misión, nuestra visión, nuestro objetivo es, nuestro propósito, nuestra meta, nuestros valores, nuestra razón de ser, aspiramos a, nuestro compromiso es, ser la empresa, ser referentes, ser líderes',
  ),
  demonstratives: list(
    'este, esta, estos, estas, esto, ese, esa, esos, esas, eso, aquel, aquella, dicho, dicha, dichos, dichas, tal, tales',
  ),
  pointedTimes: list(
    `este año, esta temporada, este siglo, este mundo, este país, este oficio, esta época, estos años, estos últimos años, estos días, esta mañana, esta noche, por eso mismo, a día de, tal como, tal y como, tal cual, tales como, este pequeño, este establecimiento, esta casa, este restaurante, esta finca, este taller, esta tienda, esta empresa, esta clínica, este despacho, este hotel, este pueblo, esta ciudad, esta tierra, este lugar, este rincón, aquí en, aquí nos, aquí se`,
  ),
  ofPersons: list('él, ella, su, sus, soy, mi, mis, me, yo, dr, dra, licenciad*, graduad*, titulad*, nacid*'),
  heOrShe: list('él, ella'),
  adding: list('también, asimismo, igualmente, además, aquí'),
  offers: list(
    `servicio*, nuestros servicios, mis servicios, qué hacemos, lo que hacemos, lo que hago, qué ofrecemos, ofrecemos, oferta*, nuestros productos, producto*, tratamiento*, terapia*, la carta, nuestra carta, menú, menús, especialidad*, cursos, talleres, clases, formación, áreas de práctica, áreas de actuación, áreas, actividades, nuestras actividades, gama, colección*, solucion*, programas, planes, trabajos que realizamos, en qué podemos ayudarte, masajes`,
  ),
  plainOffers: list(
    `servicios, nuestros servicios, mis servicios, qué hacemos, lo que hacemos, qué ofrecemos, nuestros productos, productos, tratamientos, nuestros tratamientos, terapias, nuestras terapias, especialidades, nuestras especialidades, cursos, nuestros cursos, talleres, clases, áreas de práctica, áreas de actuación, actividades, nuestras actividades, soluciones, nuestras soluciones`,
  ),
  notOffers: list(
    `por qué, proceso, cómo, nuestro trabajo, tu, su, proyecto*, galería, sector*, zona*, cliente*, ventaja*, beneficio*, otros, otras, similares, consejos, noticias, artículo*, blog, incluye, incluido, tarifa*, precio*, pregunta*, paso*, valores, equipo, evento*, marcas, sobre nosotros, horario*`,
  ),
  ailments: list(
    `dolor*, lesion*, ansiedad, depresión, estrés, trauma*, duelo, adicción, adicciones, artrosis, artritis, cataratas, glaucoma, diabetes, migraña*, insomnio, asma, alergia*, acné, cáncer, trastorno*, enfermedad*, síndrome, fobia*, autismo, obesidad, menopausia`,
  ),
  othersHeadings: list(
    `caso* de éxito, caso* de estudio, cliente*, nuestros clientes, el reto, reto, desafío, la solución, el resultado, resultado*, trabajos realizados, proyecto*, nuestros proyectos, obras realizadas, portfolio, portafolio, referencias`,
  ),
  asks: list(
    `qué, que, cuál, cuáles, cual, cómo, como, quién, quiénes, quien, dónde, donde, cuándo, cuando, cuánto, cuánta, cuántos, cuántas, cuanto, cuanta, por qué, para qué, para quién, a qué, a quién, a partir, de qué, de cuánto, de dónde, en qué, con qué, con quién, con cuánta, desde cuándo, desde qué, hasta cuándo, hasta dónde, sobre qué, puedo, puede, pueden, podéis, podemos, se puede, se pueden, tienen, tenéis, tiene, hay, hacen, hacéis, hace, ofrecen, ofrecéis, ofrece, trabajan, trabajáis, trabaja, aceptan, aceptáis, admiten, atienden, atendéis, venden, vendéis, envían, enviáis, realizan, realizáis, realiza, es, son, está, están, existe, existen, debo, debe, tengo, necesito, hace falta, cubre, cubren, incluye, incluyen, entregan, duele, dan, dais, emiten, el, la, los, las, un, una, mi, si, disponen, disponéis`,
  ),
  asksWho: list(
    'quién es, quiénes son, quiénes somos, quien es, quienes son, qué es, qué hace, qué son, a qué se dedica',
  ),
  asksVisitor: list(
    `necesitas, necesita ayuda, necesita un, necesita una, necesita más, buscas, busca un, busca una, quieres, quiere un, quiere una, quiere saber, quieres saber, deseas, desea, tienes, tiene dudas, tiene alguna, tiene un proyecto, tiene preguntas, estás, está buscando, está listo, está pensando, está cansad*, te gustaría, le gustaría, te imaginas, te preocupa, te duele, sabías, sabía que, conoces, conoce, sufres, sufre, sueñas, has pensado, has sufrido, ha sufrido, listo, listos, lista, preparado, preparados, interesad*, dudas, alguna duda, alguna pregunta, más preguntas, aún tienes, todavía tienes, un proyecto, una urgencia, por qué esperar, por qué no, a qué esperas, qué esperas, cómo podemos ayudarte, cómo podemos ayudarle, en qué podemos ayudarte, en qué podemos, hablamos, empezamos, te ayudamos, tu, tus, vas a, vienes, quién eres, cuál es tu`,
  ),
  firstPerson: list(
    'nosotros, nosotras, nos, nuestro, nuestra, nuestros, nuestras, somos, hacemos, ofrecemos, trabajamos, tenemos, estamos, contamos, creemos, queremos, cuidamos, llevamos, elaboramos, fabricamos, realizamos, atendemos, ayudamos, diseñamos, sabemos, podemos, vendemos, empezamos, comenzamos, abrimos, nacimos, utilizamos, usamos, servimos, cocinamos, reparamos, instalamos, buscamos, disponemos, acompañamos, entendemos, apostamos, yo, mi, mis, me, mío, mía, soy, tengo, trabajo con, ofrezco, ayudo, hago, llevo, empecé, estudié, mí, conmigo',
  ),
  secondPerson: list(
    'tú, tu, tus, te, ti, contigo, usted, ustedes, vosotros, vosotras, vuestro, vuestra, vuestros, vuestras, os, vos, tuyo, tuya',
  ),
  oneself: list(
    'yo, mi, mis, mí, me, mío, mía, míos, mías, conmigo, soy, tengo, ofrezco, ayudo, hago, llevo, empecé, estudié, trabajé, decidí, nací, aprendí, creo que',
  ),
  addressed: list('usted, ustedes, tu, tus, te, tú, vosotros, vuestro, vuestra, su, sus'),
  months: list(
    'enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, setiembre, octubre, noviembre, diciembre',
  ),
  ofMonth: list('de'),
  prices: list(
    `precio*, tarifa*, coste*, costo*, cuesta, cuestan, honorarios, por hora, por persona, por noche, por mes, al mes, por sesión, la hora, la noche, la sesión, depósito, señal, seña, bono*, desde, a partir de, presupuesto*, iva incluido, iva, más iva, cuota*, abono*`,
  ),
  notPrices: list(
    `ahorr*, descuento*, donaci*, subvenci*, salario*, sueldo*, facturación, seguro*, multa, financiación, cuota*, gratis, presupuesto, inversión, clientes`,
  ),
  notThings: list(
    `desde, sólo, solo, total, adicional*, extra, mínimo, tiempo, minuto*, hora*, día*, semana*, mes, meses, noche*, año*, pequeñ*, grande*, mediano*, adulto*, niño*, persona*, por, medio, media, uno, una, dos, tres, y, el, la, los, las, para, con, nuestro*, precio*, sesión, sesiones`,
  ),
  priceNotes: list(
    `iva, no incluid*, no incluye*, suplemento*, mínimo, por adelantado, sujeto a, desplazamiento, tasa turística, depósito`,
  ),
  introduces: list(
    `somos, soy, me llamo, mi nombre es, ayudamos a, fabricamos, hacemos, construimos, creamos, diseñamos, ofrecemos, acompañamos, trabajamos, realizamos, restauramos, reparamos, instalamos, cultivamos, criamos, elaboramos, producimos, vendemos, formamos, cuidamos, asesoramos, nos dedicamos, llevamos, nuestra empresa, nuestro equipo, nuestro taller, nuestra casa, nuestra finca, nuestra familia, nuestro restaurante, nuestro despacho, nuestra clínica, nuestra tienda, nuestro hotel, nuestra asociación, nuestro centro, nuestro estudio, fundado en, fundada en, fundado por, fundada por, creado en, creada en, nacido en, nacida en, desde, con sede en, ubicado en, ubicada en, ubicados en, situado en, situada en, situados en, en el corazón, empresa familiar, negocio familiar, empresa dedicada, la empresa, el taller, la casa, el restaurante, el despacho, la clínica, la finca, el hotel, la bodega, la tienda, la agencia, el centro, el estudio, la asociación, la panadería, la pastelería, el horno, especialistas en, especializados en, especializada en, abogado, abogada`,
  ),
  conditions: list(
    `salvo, excepto, a excepción, siempre que, siempre y cuando, únicamente, solo, sólo, solamente, mínimo, máximo, como mínimo, como máximo, al menos, hasta, con cita previa, previa cita, bajo pedido, bajo reserva, según, en función de, dependiendo, depende, excluid*, no incluid*, no incluye*, sin embargo, no obstante, pero, atención, importante, nota, tenga en cuenta, ten en cuenta, no podemos, no aceptamos, no realizamos, por el momento, de momento, actualmente, con suplemento, suplemento, sujeto a, sujeta a, sujetos a, no apto, no recomendad*, con antelación, consultar disponibilidad`,
  ),
  cliches: list(
    `pasión, apasionad*, comprometid*, compromiso*, dedicad*, dedicación, calidad, alta calidad, máxima calidad, excelen*, excepcional*, único, única, premium, innovador*, innovación, líder*, referente*, fiable*, fiabilidad, confiable*, profesional*, profesionalidad, profesionalismo, experimentad*, expert*, solucion*, a medida, personaliz*, adaptad*, amplia gama, amplia variedad, gran variedad, necesidades, expectativas, eficaz, eficaces, eficien*, satisf*, atención al cliente, trato cercano, trato personalizado, cercan*, confianza, integridad, transparen*, valores, visión, misión, objetivo*, éxito, acompañ*, transform*, optimiz*, potenciar, impulsar, tranquilidad, sin complicaciones, llave en mano, cálid*, acogedor*, bienestar, relaj*, disfrut*, experiencia*, perfect*, ideal*, garantiz*, ofrec*, brind*, proporcion*, orgullo*, atención al detalle, cuidado al detalle, cada detalle, máxima, exigente*, competitiv*, asequible*, económic*, rápid*, rapidez, puntual*, cualificad*, capacitad*, competen*, saber hacer, años de experiencia, amplia experiencia, larga trayectoria, hermos*, precios*, auténtic*, inolvidable*, memorable*, increíble*, inmejorable*, maravillos*, dinámic*, integral*, holístic*, armonía, fresc*, delicios*, exquisit*, sabor*, comunidad, tanto si, todas tus, todos tus, cada paso, principio a fin, estratég*, impacto, crecimiento, vanguardia, última generación, última tecnología, esmero, mimo`,
  ),
  contrasts: list(
    `no, nunca, jamás, nadie, nada, ningún, ninguna, sin, en lugar de, en vez de, sino, solo, sólo, solamente, salvo, excepto, porque, hasta, aunque, a pesar de, aun, incluso, pero, demasiado, menos, poco, neg*, parar, dejar de, error*, perd*, rot*, cerró, cerrad*, antes, cuando, todavía, ni`,
  ),
  stories: list(
    `fundad*, fundó, fundaron, cread*, creó, empez*, comenz*, inici*, abrió, abrieron, abierto, abrimos, nació, nacimos, nacid*, crec*, mud*, compr*, constru*, aprend*, format*, trabaj*, casad*, casó, padre*, madre*, abuelo*, abuela*, herman*, marido, mujer, esposo, esposa, hijo*, hija*, familia*, generación*, generaciones, hace, infancia, niñ*, escuela, universidad, aprendiz*, jubil*, murió, incendio, inundación, guerra, noche, invierno, sueño*, decid*, descubr*, conoci*, contaba, dijo, pregunt*, recuerd*, un día, una vez, primer*, historia, hered*, restaur*, desde, cuando yo, tradición`,
  ),
  finite: list(
    'es, son, era, eran, fue, está, están, ha, han, tiene, tienen, ofrece, ofrecen, puede, pueden, incluye, incluyen, hace',
  ),
  doers: list('nosotros, nosotras, yo'),
  subjects: list('nuestro, nuestra, nuestros, nuestras, hay, el, la, los, las, cada'),
  loneLetters: list('a, e, o, u, y, x'),
  unvoiced: list(
    'km, cm, mm, kg, mg, ml, kw, kwh, mph, hr, hrs, ft, sq, lb, lbs, pm, tv, pc, dj, cd, vs, dr, gmbh, pcs, xl, ltd, pvt',
  ),
  asides: list('véase, ver, fuente'),
  praises: list(`años, décadas, generaciones, mejor, mejores, líder*, número uno, inmejorable*, premiad*`),
  overNoDoor: list(
    `sobre, con, y, o, para, por, disponible, fundad*, desde, sitio oficial, la web, página oficial, citas, contacto, reserv*`,
  ),
  openConditions: list(`si, cuando, siempre que, en caso`),
  days: list(
    'lunes, martes, miércoles, miercoles, jueves, viernes, sábado*, sabado*, domingo*, fin de semana, festivos',
  ),
  verbs: list(
    `es, son, era, eran, está, están, estamos, ha, han, había, hay, tiene, tienen, tenemos, hace, hacen, hacemos, puede, pueden, podemos, va, van, vamos, será, serán, debe, deben, quiere, quieren, queremos, toma, da, dan, damos, guarda, cuida, cuidamos, empieza, viene, vienen, queda, ama, amamos, cree, creemos, ayuda, ayudamos, vive, vivimos, sabe, sabemos, cuenta, contamos, nace, nació, nacimos, cambia, merece, importa, funciona, somos, soy, nos, yo, tú, él, ella, ellos, ellas, se, no, nunca, nadie, por qué, cómo, qué, dónde, quién, cuándo, que, trabajamos, ofrecemos, elaboramos`,
  ),
  wishes: list(
    'ser, ofrecer, brindar, proporcionar, convertirnos, garantizar, consolidarnos, llegar a ser, lograr, satisfacer, contribuir, promover, mantener, crear, generar',
  ),
  afterWish: list('nosotros, nuestro, nuestra, tú, usted, el, la, los, las, es, son, hay, se'),
  labels: list(
    `certificad*, garantiz*, bienvenid*, rápid*, cada, siempre, a medida, llave en mano, con pasión, de confianza`,
  ),
  labelStarts: list(`su, sus, tu, tus, más, mejor*, bienvenid*, verdader*, ningún, hacer, crear, encontrar`),
  defines: list('es un, es una, es uno de, es una de'),
  foundings: list(
    'fundad*, fundó, fundaron, cread*, establecid*, comenz*, empez*, abrió, abrimos, abiert*, desde, nació, nacimos, nacid*, existe*',
  ),
  beforeName: list(
    'en, a, al, el, la, los, las, bienvenido, bienvenidos, bienvenida, aquí, nosotros, somos, dr, dra, sr, sra, d',
  ),
  doings: list(
    'es, era, ha, había, fundó, creó, abrió, dirige, fabrica, trabaja, empezó, comenzó, lleva, elabora',
  ),
  openEnds: list(
    'de, del, a, al, y, o, e, el, la, los, las, un, una, unos, unas, nuestro, nuestra, nuestros, nuestras, tu, tus, su, sus, mi, mis, con, para, por, en, sobre, es, son, que, sin',
  ),
  lostThings: list(
    `él, ella, ello, ellos, ellas, este, esta, esto, estos, estas, ese, esa, eso, este servicio, este tratamiento, esta técnica, dicho, dicha`,
  ),
  everywhere: list('en línea, online, en todo'),
  toPlaces: list('en, cerca'),
  asTheirs: [
    ['Nuestros', ''],
    ['Nuestras', ''],
    ['Nuestro', ''],
    ['Nuestra', ''],
    ['Mis', ''],
    ['Mi', ''],
  ],
  audiences: list(
    `para familias, para niños, para empresas, familias, niños, empresas, particulares, adultos, personas, celíacos, mayores, autónomos`,
  ),
  roots: list(
    `fundad*, fundador*, desde, años, familiar, generaci*, abrimos, abrió, creada, creado, dirigid*`,
  ),
  namesOneself: list('soy, me llamo, mi nombre es, yo soy'),
  beganOneself: list('fundé, abrí, creé, empecé, dirijo'),
  aboutHeadings: list(
    'sobre nosotros, sobre mí, quiénes somos, quién soy, bienvenidos, bienvenidas, nuestra historia',
  ),
  founders: list('fundador*, fundado por, fundada por, propietari*, dirigido por, dirigida por, dueñ*'),
  trades: spanishTrades,
  praiseBefore: spanishPraise,
  ranges: list('a, hasta'),
  clock: list('h, hs, hrs, hora, horas'),
  called: list(
    'llama, llame, llámanos, llámenos, llamanos, teléfono, telefono, teléfonos, tel, tfno, tlf, tfn, móvil, movil, celular, cel, fijo, contacto, urgencias, número, whatsapp, al',
  ),
  otherNumbers: list(
    'fax, cif, nif, cuit, rfc, iban, registro, registro sanitario, nº de colegiado, colegiado, emergencias, bomberos, policía, licencia*, matrícula',
  ),
  posts: list(
    'presidente, presidenta, vicepresidente, vicepresidenta, secretario, secretaria general, tesorero, tesorera, coordinador, coordinadora, delegado*, vocal, por ejemplo, ejemplo',
  ),
  telephoneLabels: list(
    'tel, teléfono, telefono, tfno, tlf, móvil, movil, celular, cel, fijo, fax, contacto, número, llama, llame, llámanos, urgencias, oficina, central, centralita, recepción, reservas, reserva, pedidos, whatsapp, sms, ventas, administración, consultas, turnos, directo',
  ),
  telephoneForms: list(
    '9## ## ## ##, 9## ### ###, 8## ## ## ##, 8## ### ###, 6## ## ## ##, 6## ### ###, 7## ### ###, 7## ## ## ##, 6########, 7########, 9########, 8########, ### ### ####, 0#########',
  ),
  mailLabels: list(
    'e-mail, email, mail, correo, correo electrónico, contacto, escribe, escríbenos, escribir, dirección',
  ),
  nobodies: list(
    'juan pérez, maría pérez, cliente, clienta, clientes, cliente satisfech*, cliente anónim*, anónimo, anónima, nombre, nombre del cliente, tu nombre, autor, paciente, un cliente, una clienta',
  ),
}
