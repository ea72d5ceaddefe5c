/** How a free-episode request comes true: the four lines that the visitor sees ticked, in their order. */
export const progressLines = ['website', 'content', 'voice', 'email'] as const

export type ProgressLine = (typeof progressLines)[number]
