/** What hosts ask where whoever owns the website has the answer. */
export const ownQuestions = {
  en: { hours: 'When are you open?' },
  de: { hours: 'Wann haben Sie geöffnet?' },
} as const satisfies Record<string, { hours: string }>
