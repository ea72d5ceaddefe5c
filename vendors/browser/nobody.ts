/** Browsers refuse to run as root. */
export const isRoot = () => process.getuid?.() === 0

/** The account that owns nothing, on every Linux. */
export const nobody = { uid: 65_534, gid: 65_534 }
