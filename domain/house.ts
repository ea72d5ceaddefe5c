/** Where this process keeps things and whom it works with, for screens and for those who tidy up. */
export type House = {
  dataDir: string
  outboxFolder: string
  cacheFolder: string
  /** No mail server is set: letters stay in the outbox of this machine. */
  keepsLetters: boolean
  vendors: readonly VendorSetting[]
}

export const vendorKinds = ['web', 'writer', 'speech', 'storage', 'mail'] as const
export type VendorKind = (typeof vendorKinds)[number]
/** `choice` is what is set, `place` where that is; never a key. */
export type VendorSetting = { kind: VendorKind; choice: string; place: string }
