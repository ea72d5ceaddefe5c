import type { HostWords } from './language.ts'

export const spanishHosts: HostWords = {
  disclosure: 'Las voces de este episodio están hechas con inteligencia artificial.',
  announces: [
    'Esto es {name}: la web, leída en voz alta.',
    '{name}: la web, leída en voz alta.',
    'Aquí está {name}: la web, leída en voz alta.',
  ],
  opened: ['Eso dice la web de {name}.', 'Así está en la web de {name}.', 'Eso viene de la web de {name}.'],
  topics: ['¿Y {subject}?', '{subject}: ¿qué dice la web de eso?', '¿Y sobre este tema: {subject}?'],
  reads: ['Ahí dice: «{heading}.»', 'Una frase de la web: «{heading}.»', 'La web dice: «{heading}.»'],
  names: ['Bajo «{heading}» dice:', 'Hay una parte titulada «{heading}»:', 'Más abajo, en «{heading}»:'],
  asksSome: ['¿Qué se ofrece, por ejemplo?'],
  asksRange: ['¿Qué hay en la lista?', '¿Y qué hay en la lista?', '¿Qué enumera la web?'],
  review: [
    'Una opinión, firmada por {by}:',
    'Aquí va una opinión, firmada por {by}:',
    'Una opinión en la web, firmada por {by}:',
  ],
  anotherReview: ['Otra más, firmada por {by}:', 'Y otra, firmada por {by}:', 'Una más, firmada por {by}:'],
  asksStep: ['¿Cómo se empieza?', '¿Y cómo se empieza?', '¿Cuál es el primer paso?'],
  asksPlace: ['¿Y la dirección?', '¿Qué dirección da la web?', '¿Cuál es la dirección?'],
  asksReach: ['¿Cómo se entra en contacto?', '¿Y cómo se entra en contacto?', '¿Cómo se puede contactar?'],
  asksSite: ['¿Dónde hay más?', '¿Y dónde hay más?', '¿Dónde se puede saber más?'],
  address: ['La dirección en la web: {address}.', 'La web da esta dirección: {address}.'],
  hours: ['El horario en la web: {hours}.', 'La web da este horario: {hours}.'],
  telephone: [
    'El número en la web: {telephone}.',
    'La web da este número: {telephone}.',
    'El teléfono en la web: {telephone}.',
  ],
  email: [
    'El correo en la web: {email}.',
    'La web da este correo: {email}.',
    'Por correo, según la web: {email}.',
  ],
  onSite: ['En la web: {site}.', 'La web es {site}.', 'En {site}.'],
  returns: ['Volvamos al principio.', 'De vuelta al principio.', '¿Y el principio?'],
  closes: [
    'Esto fue {name}. Hay más en {site}.',
    'Hasta aquí {name}. El resto se puede leer en {site}.',
    'Esto fue {name}: la web, leída en voz alta. El resto está en {site}.',
  ],
  closesShort: ['Esto fue {name}.', 'Hasta aquí {name}.'],
  thanks: ['Gracias por escuchar.'],
  talk: {
    title: 'Sobre {name}',
    summary: ['Dos personas hablan de {name}.', 'Lo que cuentan está en su sitio web.', 'Hay más en {site}.'],
    more: 'Hay más en {site}.',
  },
  titles: ['{name}'],
  summary: [
    '{name}, con sus propias palabras.',
    '«{quote}»',
    'Lo que se lee está en {site}, palabra por palabra.',
  ],
  chapters: { who: '¿Quiénes son?', more: '¿Qué conviene saber?', begin: '¿Cómo se empieza?' },
}
