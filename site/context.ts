import { createContext } from 'react-router'

/** Where the site reports what it could not answer; the server hands it in with every request. */
export type Report = (entry: { event: string; error: unknown }) => void

export const reportContext = createContext<Report>()
