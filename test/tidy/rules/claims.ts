import path from 'node:path'
import { isOfTests } from '#test/tidy/facts.ts'
import type { House, Rule } from '#test/tidy/repository.ts'

/** What ARCHITECTURE.md says of the house, as far as a program can see it. */

const inProduct = ({ files }: House) => files.filter((file) => !isOfTests(file))
const placesOf = (files: readonly { file: string }[]) => files.map(({ file }) => file)

export const pathsThatLeadNowhere: Rule = ({ texts, isThere }) =>
  [...(texts.get('ARCHITECTURE.md') ?? '').matchAll(/`(\w[\w.-]*(?:\/[\w.+-]*)+)`/g)]
    .map(([, place = '']) => place.replace(/\/$/, ''))
    .filter((place) => !isThere(place))

export const readersOfTheEnvironment: Rule = (house) =>
  placesOf(
    inProduct(house).filter(
      ({ file, text }) =>
        text.includes('process.env') && !['server/config.ts', 'database/child-environment.ts'].includes(file),
    ),
  )

/** `until` in `test/faults/alive.ts` looks again and again; a bench measures time and may spend it. */
export const testsThatSleep: Rule = ({ files }) =>
  placesOf(
    files.filter(
      ({ file, text }) =>
        isOfTests({ file }) &&
        !file.startsWith('test/bench/') &&
        file !== 'test/faults/alive.ts' &&
        /import \{[^}]*\bsetTimeout\b[^}]*\} from 'node:timers\/promises'|new Promise\([^\n]*setTimeout/.test(
          text,
        ),
    ),
  )

const clockOrNetwork =
  /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bperformance\.now\b|\bset(?:Timeout|Interval)\b|\bfetch\(|'node:(?!net'|path')|\bprocess\./

export const rulesThatNeedTheWorld: Rule = (house) =>
  placesOf(
    inProduct(house).filter(({ file, text }) => file.startsWith('domain/') && clockOrNetwork.test(text)),
  )

export const namesOfFilesThatAreNotKebabCase: Rule = ({ files }) =>
  placesOf(files).filter((file) => !/^[a-z0-9]+(?:[.-][a-z0-9]+)*\.tsx?$/.test(path.basename(file)))

const isForTheFramework = (file: string) =>
  /^[\w.-]+\.config\.ts$|^site\/(?:root|entry\.\w+|routes)\.tsx?$/.test(file)

export const defaultExportsOfNoRoute: Rule = (house) =>
  placesOf(
    house.files.filter(
      ({ file, exports }) =>
        exports.some(({ name }) => name === 'default') && !isForTheFramework(file) && !isRoute(house, file),
    ),
  )

export const pagesWithoutTheirName: Rule = (house) =>
  placesOf(
    house.files.filter(
      ({ file, exports }) =>
        isRoute(house, file) &&
        exports.some(({ name }) => name === 'default') &&
        !/-(?:page|layout)\.tsx$/.test(file),
    ),
  )

const isRoute = ({ files }: House, file: string) =>
  files.some((each) => each.file === 'site/routes.ts' && each.strings.has(file.replace(/^site\//, '')))

/** Letters are read by mail programs, which know nothing else. */
export const elementsWithStyles: Rule = (house) =>
  placesOf(
    inProduct(house).filter(
      ({ file, attributes }) => attributes.has('style') && !file.startsWith('site/letters/'),
    ),
  )
