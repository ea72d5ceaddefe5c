/** Where this process keeps things and whom it works with, for screens and for those who tidy up. */
export type Installation = {
  dataDir: string
  outboxFolder: string
  cacheFolder: string
  /** No mail server is set: letters stay in the outbox of this machine. */
  keepsLetters: boolean
  vendors: readonly VendorSetting[]
  /** What the model that writes may cost, in dollars; nothing where none is set. */
  ceilings?: { episode: number; day: number }
  /** Looked for anew each time: somebody may have just installed one. */
  findBrowser(): Promise<BrowserFound>
}

/** The browser that reads pages which build themselves, and what to type where it is not there. */
export type BrowserFound =
  | { outcome: 'found'; program: string; libraries?: string }
  | { outcome: 'off' }
  | { outcome: 'no-program'; command: string }
  /** The system keeps nobody's programs away from the network, so none is run. */
  | { outcome: 'no-walls'; program: string; command: string }
  | { outcome: 'closed'; program: string; command: string }

const vendorKinds = ['web', 'writer', 'speech', 'storage', 'mail'] as const
export type VendorKind = (typeof vendorKinds)[number]
/** `choice` is what is set, `place` where that is; never a key. */
type VendorSetting = { kind: VendorKind; choice: string; place: string }
