import type { HostWords } from './language.ts'

export const spanishHosts: HostWords = {
  disclosure: 'Las voces de este episodio están hechas con inteligencia artificial.',
  announces: [
    'Esto es {name}: la web, leída en voz alta.',
    '{name}: la web, leída en voz alta.',
    'Aquí está {name}: la web, leída en voz alta.',
  ],
  asksWho: ['¿Qué dice la web?', '¿Y qué dice la web?', 'Entonces, ¿qué dice la web?'],
  asksMore: ['¿Qué más dice la web?', '¿Y qué más dice?', '¿Qué más se lee?'],
  topics: [
    '¿Y {subject}?',
    '{subject}: ¿qué dice la web de eso?',
    '{subject}: ¿qué se lee sobre eso?',
    '¿Y sobre este tema: {subject}?',
  ],
  asksRange: [
    '¿Qué enumera la web?',
    '¿Qué hay en la lista?',
    '¿Y en la lista?',
    '¿Y qué enumera?',
    '¿Qué se lee en la lista?',
  ],
  review: [
    'Una opinión, firmada por {by}:',
    'Aquí va una opinión, firmada por {by}:',
    'Una opinión en la web, firmada por {by}:',
  ],
  anotherReview: ['Otra más, firmada por {by}:', 'Y otra, firmada por {by}:', 'Una más, firmada por {by}:'],
  last: ['Y la última pregunta.', 'Última pregunta.', 'Y para terminar.'],
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
  returns: [
    'Pero antes, volvamos al principio.',
    'Antes de eso, de vuelta al principio.',
    'Y así sigue el principio.',
    'Les debemos todavía el resto del principio.',
    '¿Y el principio? Continúa.',
  ],
  closes: [
    'Esto fue {name}. Hay más en {site}.',
    'Hasta aquí {name}. El resto se puede leer en {site}.',
    'Esto fue {name}: la web, leída en voz alta. El resto está en {site}.',
  ],
  closesShort: ['Esto fue {name}.', 'Hasta aquí {name}.'],
  thanks: ['Gracias por escuchar.'],
  talk: {
    title: 'Sobre {name}',
    summary: [
      'Dos personas hablan de {name}.',
      'Todo lo que se cuenta está en {site}.',
      'Junto a cada frase figura su fuente.',
    ],
    more: 'Hay más en {site}.',
  },
  titles: ['{name}, con sus propias palabras', 'Con sus propias palabras, {name}'],
  summary: [
    '{name}, con sus propias palabras.',
    '«{quote}»',
    'Lo que se lee está en {site}, palabra por palabra.',
  ],
  chapters: { who: '¿Quiénes son?', more: '¿Qué conviene saber?', begin: '¿Cómo se empieza?' },
}
