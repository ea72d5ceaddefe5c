/** Spanish words that weigh. */
import { list, type Weight } from './weight.ts'

export const spanishWeights: readonly Weight[] = [
  {
    name: 'negation',
    phrases: list(
      'no, nunca, jamás, nadie, nada, ningún, ninguno, ninguna, sin, ni, tampoco, apenas, evita*',
    ),
    right: [['No cobran ninguna comisión.', 'No cobramos ninguna comisión.']],
    wrong: [
      ['Cobran comisión.', 'No cobramos comisión.'],
      ['La puerta cruje.', 'La puerta no cruje.'],
    ],
  },
  {
    name: 'about',
    phrases: list(
      'unos 0, unas 0, alrededor, aproximadamente, cerca de 0, casi, más o menos, en torno a, una decena, una docena, una veintena, un centenar',
    ),
    isAlike: true,
    right: [['Una escalera tarda alrededor de siete semanas.', 'Una escalera tarda unas siete semanas.']],
    wrong: [['Una escalera tarda siete semanas.', 'Una escalera tarda unas siete semanas.']],
  },
  {
    name: 'bound',
    phrases: list(
      `desde 0, a partir de, hasta, al menos, como mínimo, como máximo, por lo menos, a lo sumo, más de, menos de, o más, o menos, máximo, máxima, mínimo, mínima, más que, menos que, de más, tope`,
    ),
    right: [['Una mesa cuesta desde 900 euros.', 'Una mesa cuesta desde 900 €.']],
    wrong: [
      ['Una mesa cuesta 900 euros.', 'Una mesa cuesta desde 900 €.'],
      ['Llevan pedidos a treinta kilómetros.', 'Llevamos pedidos hasta treinta kilómetros.'],
      ['Aceptan nueve obras.', 'Aceptamos como máximo nueve obras.'],
    ],
  },
  {
    name: 'part',
    phrases:
      list(`la mayoría, mayoría, la mayor parte, algún, alguno*, alguna*, algunos, algunas, varios, varias, muchos, muchas, pocos, pocas, la mitad, mitad, un tercio, un cuarto, a menudo, a veces,
      raramente, rara vez, normalmente, generalmente, habitualmente, por lo general, en general, de media, en promedio, quizá, quizás, tal vez, parte de, casi todos, casi todas, casi siempre, sobre todo, principalmente, suele*, solemos, puede, pueden`),
    right: [['La mayoría de las mesas son de roble.', 'La mayoría de las mesas son de roble.']],
    wrong: [
      ['Las mesas son de roble.', 'La mayoría de las mesas son de roble.'],
      ['La cocción dura once minutos.', 'La cocción dura de media once minutos.'],
    ],
  },
  {
    name: 'condition',
    phrases:
      list(`si, salvo, excepto, menos, a menos, siempre que, siempre y cuando, según, solo, sólo, solamente, únicamente, cuando, mientras, en caso, con cita, previa cita, cita previa, bajo pedido, por encargo, bajo reserva,
      o, u, por persona, por noche, por hora, por día, por semana, por mes, por año, por cabeza, cada, de momento, por ahora, actualmente, pronto, próximamente, previsto*, prevista*, a la vez, donde, durante, antes, después, consultar, sujeto*, sujeta*, limitad*, aparte`),
    right: [['Vienen si usted llama.', 'Si usted llama, venimos.']],
    wrong: [
      ['Reparten gratis.', 'Repartimos gratis si vive en el pueblo.'],
      ['La tienda abre todos los días.', 'La tienda abre todos los días salvo el lunes.'],
      ['Atienden por la tarde.', 'Atendemos por la tarde solo con cita previa.'],
    ],
  },
  {
    name: 'still',
    phrases: list(
      `todavía, aún, ya, ahora, de nuevo, otra vez, ya no, desde, desde entonces, hoy, hoy en día, antes, antiguamente, antaño, sigue, siguen, seguimos, vuelve*, volvemos`,
    ),
    right: [['Hacen muebles desde 1958.', 'El taller hace muebles desde 1958.']],
    wrong: [
      ['Todavía hacen puertas.', 'Hacemos puertas.'],
      ['Hacen sillas.', 'Antiguamente hacíamos sillas.'],
    ],
  },
  {
    name: 'universal',
    phrases: list(
      `todo, toda, todos, todas, cada, siempre, nunca, jamás, nadie, cualquier*, en todas partes, entero*, entera*, completamente, totalmente, por completo, garantiza*, sin excepción, constantemente, todo el mundo`,
    ),
    isFreeToLose: true,
    right: [['Cada mueble lleva un nombre.', 'Cada mueble lleva un nombre.']],
    wrong: [
      ['Siempre compran troncos.', 'Compramos troncos.'],
      ['Todas las puertas son de roble.', 'La mayoría de las puertas son de roble.'],
    ],
  },
  {
    name: 'superlative',
    phrases:
      list(`mejor, mejores, peor, primer*, único*, única*, más grande*, más pequeño*, más pequeña*, más antiguo*, más antigua*, más joven*, el más, la más, los más, las más, lo más, mayor, mayores, menor, líder*, número, perfect*, ideal*,
      exclusiv*, inigualable*, más barato*, más barata*, más segur*, más rápid*, más`),
    isFreeToLose: true,
    right: [['La más antigua es de 1961.', 'La más antigua es de 1961.']],
    wrong: [
      ['Son la mejor carpintería.', 'Somos una carpintería.'],
      ['Es el único molino.', 'Es un molino.'],
    ],
  },
  {
    name: 'cause',
    phrases: list(
      `porque, pues, por eso, por ello, por lo tanto, por tanto, así que, de modo que, de ahí que, gracias, debido a, debido al, a causa, para que, ya que, puesto que, dado que, entonces, por consiguiente, en consecuencia, con el fin, por lo que, como`,
    ),
    isFreeToLose: true,
    right: [['Tarda, porque la madera se seca.', 'Tarda, porque la madera se seca.']],
    wrong: [
      ['Las tablas se secan cuatro años, por eso la escalera aguanta.', 'Las tablas se secan cuatro años.'],
      ['La escalera aguanta gracias al secado.', 'La escalera aguanta.'],
    ],
  },
  {
    name: 'side',
    phrases: list(
      `de, a, desde, hasta, hacia, antes, después, contra, para, con, sin, sobre, bajo, en, entre, encima, debajo, por, ante, tras, fuera, dentro, lejos, cerca, delante, detrás, lugar de`,
    ),
    isFreeToLose: true,
    right: [['Trabajan con roble.', 'Trabajamos con roble.']],
    wrong: [
      ['Reparten antes de las ocho.', 'Repartimos después de las ocho.'],
      ['El pan lleva levadura, con sal.', 'El pan lleva levadura, sin sal.'],
    ],
  },
  {
    name: 'time',
    phrases:
      list(`lunes, martes, miércoles, jueves, viernes, sábado*, domingo*, enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, setiembre, octubre, noviembre, diciembre,
      diario*, diaria*, diariamente, semanal*, mensual*, anual*, mañana*, mediodía, tarde*, noche*, medianoche, fin de semana, ayer, primavera, verano, otoño, invierno, festivo*`),
    right: [['Abren los lunes.', 'Abrimos los lunes.']],
    wrong: [
      ['Abren los domingos.', 'Abrimos los lunes.'],
      ['La bodega abre en marzo.', 'La bodega abre en mayo.'],
    ],
  },
]
