/** Letters as an address has them: small, without accents, dots and spaces. */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .replace(/&/g, 'and')
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '')
