/** Whoever speaks of themselves: a guest is one of those whom it is for, and says nothing of the business. */
const own =
  /\b(?:I|I['’]\w+|me|my|mine|we|our|us|ich|mir|mich|meine?[nrms]?|wir|uns|unsere?[nrms]?|je|j['’]\w+|moi|mon|ma|mes|nous|notre|yo|mi|mis|tengo|nosotros|nuestr[oa]s?)\b/i

export const isOwnCase = (text: string): boolean => own.test(text)
