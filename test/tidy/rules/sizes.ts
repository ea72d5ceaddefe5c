import type { Rule } from '#test/tidy/repository.ts'

const mostLinesOfFile = 150
const mostLinesOfFunction = 40

export const filesThatAreTooLong: Rule = ({ files }) =>
  files.flatMap(({ file, text }) => {
    const lines = text.replace(/\n$/, '').split('\n').length
    return lines > mostLinesOfFile ? [`${file} ${lines}`] : []
  })

/** A test is told from its beginning to its end, a group of tests is no function, and the words of a page are one list. */
export const functionsThatAreTooLong: Rule = ({ files }) =>
  files
    .filter(({ file }) => !file.endsWith('.test.ts') && !file.startsWith('content/'))
    .flatMap(({ file, functions }) =>
      functions
        .filter(({ lines }) => lines > mostLinesOfFunction)
        .map(({ name, lines }) => `${file} ${name} ${lines}`),
    )
