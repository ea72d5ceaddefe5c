/** `--points 8` on the command line, or else what is usual. */
export const numberOption = (name: string, usual: number): number =>
  Number(new RegExp(`--${name} (\\d+)`).exec(process.argv.join(' '))?.[1] ?? usual)
