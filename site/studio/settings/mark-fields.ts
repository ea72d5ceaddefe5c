/** What a form sends about the mark beside what stands there already. */
export const markFields = { file: 'brand.mark.file', drawn: 'brand.mark.drawn' } as const
