/** Small words, a fourth of any paragraph in their own language; some are words of a neighbour's, too. */
const said = {
  en: 'the of and to in is for with that you your our are from this have it by what they their who when we as at be not on or an can will',
  de: 'der die das und ist nicht mit sich auf für ein eine einer eines dem den des zu von im wir sie ihr ihre auch werden oder bei als nach aus durch sind wird zur zum über',
  fr: 'le la les des une est pas pour que qui dans sur avec au aux du par ce cette nous vous votre nos notre ou sont être et de l d ne en un leur',
  es: 'el los las una es por con para que del su sus en no al lo como más este esta son nuestro nuestra usted y de la un se o nos',
  it: 'il gli una è che per con non della del dei delle nel nella sono questo questa nostro alla al si anche e di la un da',
  nl: 'het een van en is op te dat niet zijn voor met aan ook om wij ons onze uw bij naar door worden deze de in of',
  pt: 'os uma que não com para por dos das na ao mais são seu sua nosso nossa pela pelo e o a de do da em um se',
}
export const tongues: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(said).map(([code, words]) => [code, new Set(words.split(' '))]),
)

export function shareOfSmallWords(text: string, small: ReadonlySet<string>): number {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.filter((word) => small.has(word)).length / Math.max(1, words.length)
}
