/** The subject of the letter that brings an episode; the wizard says it, too, so that it is found. */
export const episodeSubject = (title: string) => `Your podcast episode: ${title}`
