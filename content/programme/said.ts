/** Before these marks French leaves a gap in which no line breaks. */
export const said = (...lines: string[]) =>
  lines.map((line) => line.replace(/ (?=[?!:;»])|(?<=«) /g, '\u00a0'))
