import { createContext } from 'react-router'

/** The outbox of a machine without a mail server, for whoever sits at it. */
export type Outbox = { list(): Promise<KeptLetter[]>; read(name: string): Promise<KeptLetter | undefined> }
export type KeptLetter = { name: string; subject: string; to: string; date: string; text: string }

export const outboxContext = createContext<Outbox>()

/** Where the site reports what it could not answer; the server hands it in with every request. */
export type Report = (entry: { event: string; error: unknown }) => void

export const reportContext = createContext<Report>()
