/** A line of a list as it is read: with a point, so that voices end it. */
export const asRead = (line: string) => (/[.!?]$/.test(line) ? line : `${line.replace(/[,;\s]+$/, '')}.`)
