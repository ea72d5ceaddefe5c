import { createContext } from 'react'

/** Marks inline scripts as ours in a document that is rendered on request; only there it has a value. */
export const Nonce = createContext<string | undefined>(undefined)
