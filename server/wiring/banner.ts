import { own } from '#domain/own.ts'
import { isOwnMachine } from '#domain/own-machine.ts'
import { linkSettings } from '#domain/settings/links.ts'
import type { Config } from '#server/config.ts'
import { paths } from '#site/paths.ts'
import { outboxOf } from './post-office.ts'

/** Where everything is, for the person or the log that asks. Passwords stay out. */
export function whereabouts(config: Config, database: string) {
  const local = `http://localhost:${config.port}`
  return {
    address: config.siteOrigin === local ? local : `${local}, published as ${config.siteOrigin}`,
    mail: config.smtpUrl ? `sent by ${new URL(config.smtpUrl).host}` : keptMail(config, local),
    data: config.dataDir,
    database,
    unset: unsetLinks(config),
  }
}

export const banner = ({ address, mail, data, database, unset }: ReturnType<typeof whereabouts>) =>
  [
    `Offmic is ready: ${address}`,
    `  mail      ${mail}`,
    `  data      ${data}`,
    `  database  ${database}`,
    ...(unset.length > 0 ? [`  not set   ${unset.join(', ')}`] : []),
    '',
  ].join('\n')

const keptMail = (config: Config, local: string) =>
  `${isOwnMachine(config.siteOrigin) ? local + paths.mailView() : config.siteOrigin + paths.studioLetters()}, kept in ${outboxOf(config)}`

const unsetLinks = ({ environment: set }: Config): string[] =>
  linkSettings.flatMap(({ key, kind, environment }) =>
    kind === 'link' && environment && !own(set, key) ? [environment.name] : [],
  )
