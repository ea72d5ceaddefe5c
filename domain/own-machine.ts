/** Under such an address only who sits at the machine itself is a visitor. */
export const isOwnMachine = (origin: string): boolean =>
  /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(origin).hostname)
