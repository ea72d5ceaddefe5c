/** Settings as a file .env holds them; it is read back as it was. */
export function envText(set: Readonly<Record<string, string>>): string {
  const lines = Object.entries(set).map(([name, value]) => `${name}=${quoted(value)}`)
  return lines.map((line) => `${line}\n`).join('')
}

/** Between single quotes and backticks nothing has a meaning of its own; no value of ours has both. */
const quoted = (value: string) => (value.includes("'") ? `\`${value}\`` : `'${value}'`)
