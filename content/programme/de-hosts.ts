import type { HostWords } from './language.ts'

export const germanHosts: HostWords = {
  disclosure: 'Die Stimmen in dieser Folge sind mit künstlicher Intelligenz gemacht.',
  announces: [
    'Das ist die Website von {name}, Wort für Wort vorgelesen.',
    'Hier wird die Website von {name} vorgelesen, Wort für Wort.',
    'Zu hören ist die Website von {name}, Wort für Wort.',
  ],
  opened: [
    'Das steht auf der Website von {name}.',
    'So steht es auf der Website von {name}.',
    'Das ist von der Website von {name}.',
  ],
  topics: ['Und {subject}?', '{subject}?', 'Stichwort {subject}.', 'Zum Thema {subject}: Was steht da?'],
  reads: [
    '„{heading}“: Was heißt das?',
    'Da steht „{heading}“. Inwiefern?',
    '„{heading}“. Was steckt dahinter?',
  ],
  names: ['Was steht unter „{heading}“?', 'Und „{heading}“?', 'Was hat es mit „{heading}“ auf sich?'],
  asksWho: ['Wer ist {subject}?', 'Und wer ist {subject}?'],
  asksWhat: ['Was ist {subject}?', 'Und was ist {subject}?'],
  goesOn: ['Was noch?', 'Und was steht da noch?'],
  asksSome: ['Was gibt es zum Beispiel?'],
  asksSomePrices: ['Welche Preise stehen da zum Beispiel?'],
  asksRange: ['Was gibt es dort?', 'Und was gibt es dort?', 'Was steht auf der Liste?'],
  review: [
    'Eine Bewertung, gezeichnet {by}:',
    'Hier ist eine Bewertung, gezeichnet {by}:',
    'Aus den Bewertungen, gezeichnet {by}:',
  ],
  anotherReview: [
    'Noch eine, gezeichnet {by}:',
    'Und eine, gezeichnet {by}:',
    'Noch eine Bewertung, gezeichnet {by}:',
  ],
  asksStep: ['Wie fängt man an?', 'Und wie fängt man an?', 'Was ist der erste Schritt?'],
  asksPlace: ['Und die Adresse?', 'Welche Adresse steht da?', 'Wie ist die Adresse?'],
  asksReach: ['Wie nimmt man Kontakt auf?', 'Und wie nimmt man Kontakt auf?', 'Wie meldet man sich?'],
  asksSite: ['Wo erfährt man mehr?', 'Und wo erfährt man mehr?', 'Wo steht mehr?'],
  place: [
    'Der Ort auf der Website: {town}.',
    'Als Ort steht da: {town}.',
    'Laut Website ist der Ort {town}.',
  ],
  address: [
    'Die Adresse auf der Website ist {address}.',
    'Als Adresse steht da: {address}.',
    'Die Anschrift ist laut Website {address}.',
  ],
  hours: [
    'Die Öffnungszeiten auf der Website sind {hours}.',
    'Als Öffnungszeiten stehen da: {hours}.',
    'Geöffnet ist laut Website: {hours}.',
  ],
  telephone: [
    'Die Nummer auf der Website ist {telephone}.',
    'Als Telefonnummer steht da: {telephone}.',
    'Die Telefonnummer ist laut Website {telephone}.',
  ],
  email: [
    'Die E-Mail-Adresse auf der Website ist {email}.',
    'Als E-Mail-Adresse steht da: {email}.',
    'Schreiben kann man laut Website an {email}.',
  ],
  onSite: ['Auf der Website, {site}.', 'Auf {site}.', 'Die Website ist {site}.'],
  returns: ['Zurück zum Anfang.', 'Noch einmal zum Anfang.', 'Zurück dahin, wo wir angefangen haben.'],
  closes: [
    'Das war {name}. Mehr steht auf {site}.',
    'Das war {name}. Den Rest kann man auf {site} nachlesen.',
    'Das war {name}, von der Website vorgelesen. Der Rest steht auf {site}.',
  ],
  closesShort: ['Das war {name}.', 'Das war {name}, von der Website vorgelesen.'],
  thanks: ['Danke fürs Zuhören.'],
  talk: {
    title: 'Über {name}',
    summary: [
      'Zwei sprechen über {name}.',
      'Was sie davon erzählen, steht auf der Website.',
      'Mehr steht auf {site}.',
    ],
    more: 'Mehr steht auf {site}.',
  },
  titles: ['{name}'],
  summary: [
    '{name}, in eigenen Worten.',
    '„{quote}“',
    'Was vorgelesen wird, steht Wort für Wort auf {site}.',
  ],
  chapters: { who: 'Wer ist das?', more: 'Was sollte man wissen?', begin: 'Wie fängt man an?' },
}
