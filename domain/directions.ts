/** Marks that turn the direction of writing, also of the words behind them: a title could swallow the line it stands in. */
const marks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Letters know their own direction; nobody sees that a mark is gone. */
export const withoutDirections = (text: string) => text.replace(marks, '')
