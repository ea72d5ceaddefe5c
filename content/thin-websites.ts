/** Why nothing came of a website that was read, in its own language: what is missing, and what helps. */
import { own } from '#domain/own.ts'

type Reasons = Readonly<
  Record<
    'fewWords' | 'noSentences' | 'closed' | 'onePerson' | 'template' | 'all',
    (hostOrWords: string) => string
  >
>

const english: Reasons = {
  fewWords: (host) =>
    `${host} says too little about the business for an episode of about a minute. What is missing: what it offers, for whom and where, in a few whole sentences. What helps: the address of a page that says so, or a few paragraphs in your answer.`,
  noSentences: (host) =>
    `${host} holds too little that could be read aloud for about a minute: whole sentences in which the business says what it does, without headings, short lines, forms, lists and what stands for somebody else. What helps: the address of a page that tells more, or a few paragraphs in your answer.`,
  closed: (host) =>
    `${host} says that the business has closed, for good or until further notice, moved away or been handed on, so we did not make an episode that invites people to it. If that is no longer so, what helps is the address of the website that holds today, or a word from you.`,
  onePerson: (host) =>
    `${host} reads as the résumé of one person, with studies, work and skills, and says nothing that customers are offered, so we did not make an episode about a business. If there is one, what helps is the address of a page that says what it offers and for whom.`,
  template: (host) =>
    `${host} still holds the text of a template (“lorem ipsum” or the like), so we did not make an episode of it. What helps: the website once it is filled in, or a few paragraphs in your answer.`,
  all: (said) => `All that we read there: “${said}”`,
}

const german: Reasons = {
  fewWords: (host) =>
    `Auf ${host} steht zu wenig über den Betrieb für eine Episode von etwa einer Minute. Was fehlt: was er anbietet, für wen und wo, in ein paar ganzen Sätzen. Was hilft: die Adresse einer Seite, auf der das steht, oder ein paar Absätze in Ihrer Antwort.`,
  noSentences: (host) =>
    `Auf ${host} steht zu wenig, was sich etwa eine Minute lang vorlesen ließe: ganze Sätze, in denen der Betrieb sagt, was er tut, ohne Überschriften, kurze Zeilen, Formulare, Listen und das, was für andere steht. Was hilft: die Adresse einer Seite, die mehr erzählt, oder ein paar Absätze in Ihrer Antwort.`,
  closed: (host) =>
    `Auf ${host} steht, dass der Betrieb geschlossen, umgezogen oder übergeben ist, für immer oder bis auf Weiteres. Eine Episode, die dorthin einlädt, haben wir deshalb nicht gemacht. Wenn das nicht mehr gilt, hilft die Adresse der Website, die heute gilt, oder ein Wort von Ihnen.`,
  onePerson: (host) =>
    `${host} liest sich wie der Lebenslauf einer Person, mit Ausbildung, Stationen und Kenntnissen, und sagt nicht, was Kunden angeboten wird. Eine Episode über einen Betrieb haben wir deshalb nicht gemacht. Wenn es einen gibt, hilft die Adresse einer Seite, auf der steht, was er anbietet und für wen.`,
  template: (host) =>
    `Auf ${host} steht noch der Text einer Vorlage („lorem ipsum“ oder Ähnliches), deshalb haben wir keine Episode daraus gemacht. Was hilft: die Website, wenn sie ausgefüllt ist, oder ein paar Absätze in Ihrer Antwort.`,
  all: (said) => `Alles, was wir dort gelesen haben: „${said}“`,
}

const french: Reasons = {
  fewWords: (host) =>
    `${host} en dit trop peu sur l’entreprise pour un épisode d’environ une minute. Il manque quelques phrases entières sur ce qu’elle propose, à qui et où. Ce qui aide : l’adresse d’une page qui le dit, ou quelques paragraphes dans votre réponse.`,
  noSentences: (host) =>
    `${host} contient trop peu de texte à lire à voix haute pendant une minute environ : des phrases entières où l’entreprise dit ce qu’elle fait, hors titres, lignes courtes, formulaires, listes et textes d’autres que vous. Ce qui aide : l’adresse d’une page qui en dit plus, ou quelques paragraphes dans votre réponse.`,
  closed: (host) =>
    `${host} dit que l’entreprise a fermé, pour de bon ou jusqu’à nouvel ordre, a déménagé ou a été cédée ; nous n’avons donc pas fait d’épisode qui y invite. Si ce n’est plus le cas, l’adresse du site actuel ou un mot de votre part nous aide.`,
  onePerson: (host) =>
    `${host} se lit comme le CV d’une personne, avec études, expérience et compétences, et ne dit pas ce qui est proposé à des clients ; nous n’avons donc pas fait d’épisode sur une entreprise. S’il y en a une, l’adresse d’une page qui dit ce qu’elle propose et à qui nous aide.`,
  template: (host) =>
    `${host} contient encore le texte d’un modèle (« lorem ipsum » ou semblable) ; nous n’en avons donc pas fait d’épisode. Ce qui aide : le site une fois rempli, ou quelques paragraphes dans votre réponse.`,
  all: (said) => `Tout ce que nous y avons lu : « ${said} »`,
}

const spanish: Reasons = {
  fewWords: (host) =>
    `${host} dice demasiado poco sobre el negocio para un episodio de un minuto aproximadamente. Falta lo que ofrece, a quién y dónde, en unas cuantas frases enteras. Lo que ayuda: la dirección de una página que lo diga, o unos párrafos en su respuesta.`,
  noSentences: (host) =>
    `En ${host} hay demasiado poco que se pueda leer en voz alta durante un minuto aproximadamente: frases enteras en las que el negocio dice lo que hace, sin títulos, líneas cortas, formularios, listas ni textos de otros. Lo que ayuda: la dirección de una página que cuente más, o unos párrafos en su respuesta.`,
  closed: (host) =>
    `${host} dice que el negocio ha cerrado, para siempre o hasta nuevo aviso, se ha trasladado o se ha traspasado, así que no hemos hecho un episodio que invite a visitarlo. Si ya no es así, ayuda la dirección de la web actual o una palabra suya.`,
  onePerson: (host) =>
    `${host} se lee como el currículum de una persona, con estudios, experiencia y habilidades, y no dice qué se ofrece a clientes, así que no hemos hecho un episodio sobre un negocio. Si lo hay, ayuda la dirección de una página que diga qué ofrece y a quién.`,
  template: (host) =>
    `En ${host} está todavía el texto de una plantilla («lorem ipsum» o parecido), así que no hemos hecho ningún episodio. Lo que ayuda: la web cuando esté rellena, o unos párrafos en su respuesta.`,
  all: (said) => `Todo lo que hemos leído allí: «${said}»`,
}

const known: Readonly<Record<string, Reasons>> = { en: english, de: german, fr: french, es: spanish }

export const thinWebsite = (language: string): Reasons => own(known, language.slice(0, 2)) ?? english
