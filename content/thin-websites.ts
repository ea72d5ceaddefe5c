/** Why nothing came of a website that was read, in its own language: what is missing, and what helps. */
import { own } from '#domain/own.ts'

type Reasons = Readonly<Record<'fewWords' | 'noSentences' | 'closed', (host: string) => string>>

const english: Reasons = {
  fewWords: (host) =>
    `${host} says too little about the business for an episode of about a minute. What is missing: what it offers, for whom and where, in a few whole sentences. What helps: the address of a page that says so, or a few paragraphs in your answer.`,
  noSentences: (host) =>
    `What stands on ${host} is mostly headings, short lines, or what any business could say, and that cannot be read aloud for a minute. What is missing: a few whole sentences that only this business can say, about what it offers, for whom, where and since when. What helps: the address of a page with them, or a few paragraphs in your answer.`,
  closed: (host) =>
    `${host} says that the business has closed, moved away or been handed on, so we did not make an episode that invites people to it. If that is no longer so, what helps is the address of the website that holds today, or a word from you.`,
}

const german: Reasons = {
  fewWords: (host) =>
    `Auf ${host} steht zu wenig über den Betrieb für eine Episode von etwa einer Minute. Was fehlt: was er anbietet, für wen und wo, in ein paar ganzen Sätzen. Was hilft: die Adresse einer Seite, auf der das steht, oder ein paar Absätze in Ihrer Antwort.`,
  noSentences: (host) =>
    `Auf ${host} stehen vor allem Überschriften, kurze Zeilen oder Sätze, die jeder Betrieb sagen könnte. Daraus lässt sich keine Minute vorlesen. Was fehlt: ein paar ganze Sätze, die nur dieser Betrieb sagen kann: was er anbietet, für wen, wo und seit wann. Was hilft: die Adresse einer Seite mit solchen Sätzen, oder ein paar Absätze in Ihrer Antwort.`,
  closed: (host) =>
    `Auf ${host} steht, dass der Betrieb geschlossen, umgezogen oder übergeben ist. Eine Episode, die dorthin einlädt, haben wir deshalb nicht gemacht. Wenn das nicht mehr gilt, hilft die Adresse der Website, die heute gilt, oder ein Wort von Ihnen.`,
}

const french: Reasons = {
  fewWords: (host) =>
    `${host} en dit trop peu sur l’entreprise pour un épisode d’environ une minute. Il manque quelques phrases entières sur ce qu’elle propose, à qui et où. Ce qui aide : l’adresse d’une page qui le dit, ou quelques paragraphes dans votre réponse.`,
  noSentences: (host) =>
    `Sur ${host}, nous avons lu surtout des titres, des lignes courtes ou des phrases que toute entreprise pourrait dire, et cela ne suffit pas pour une minute de lecture. Il manque quelques phrases entières que seule cette entreprise peut dire : ce qu’elle propose, à qui, où et depuis quand. Ce qui aide : l’adresse d’une page qui le dit, ou quelques paragraphes dans votre réponse.`,
  closed: (host) =>
    `${host} dit que l’entreprise a fermé, a déménagé ou a été cédée ; nous n’avons donc pas fait d’épisode qui y invite. Si ce n’est plus le cas, l’adresse du site actuel ou un mot de votre part nous aide.`,
}

const spanish: Reasons = {
  fewWords: (host) =>
    `${host} dice demasiado poco sobre el negocio para un episodio de un minuto aproximadamente. Falta lo que ofrece, a quién y dónde, en unas cuantas frases enteras. Lo que ayuda: la dirección de una página que lo diga, o unos párrafos en su respuesta.`,
  noSentences: (host) =>
    `En ${host} hay sobre todo títulos, líneas cortas o frases que podría decir cualquier negocio, y con eso no se puede leer un minuto en voz alta. Faltan unas frases enteras que solo este negocio puede decir: qué ofrece, a quién, dónde y desde cuándo. Lo que ayuda: la dirección de una página que lo diga, o unos párrafos en su respuesta.`,
  closed: (host) =>
    `${host} dice que el negocio ha cerrado, se ha trasladado o se ha traspasado, así que no hemos hecho un episodio que invite a visitarlo. Si ya no es así, ayuda la dirección de la web actual o una palabra suya.`,
}

const known: Readonly<Record<string, Reasons>> = { en: english, de: german, fr: french, es: spanish }

export const thinWebsite = (language: string): Reasons => own(known, language.slice(0, 2)) ?? english
