/** Words that doubt a business behind its back: its owner would not put them on the own website. */
const sneers =
  /\b(?:(?:is|was|that['’]s) their word(?: for (?:it|that))?|they claim|so they (?:say|claim)|supposedly|allegedly|if you believe (?:them|it|that)|angeblich|behaupten sie|so behaupten|soi-disant|prétendent|supuestamente|según dicen)\b/i

export const sneerIn = (text: string): string | undefined => sneers.exec(text)?.[0]
