import { isOwnMachine } from '#domain/own-machine.ts'
import { paths } from '#site/paths.ts'
import type { Config } from './config.ts'
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

function unsetLinks({ checkouts, guide, schedulerUrl }: Config): string[] {
  const links = {
    CHECKOUT_STARTER_URL: checkouts.starter,
    CHECKOUT_EXPERT_URL: checkouts.expert,
    CHECKOUT_AUTHORITY_URL: checkouts.authority,
    ...Object.fromEntries(guide.checkouts.map((link, index) => [`GUIDE_CHECKOUT_${index + 1}_URL`, link])),
    SCHEDULER_URL: schedulerUrl,
  }
  return Object.entries(links).flatMap(([name, link]) => (link ? [] : [name]))
}
