/** The press section appears with the first record. */

type PressItem = { quote: string; source: string; logo: string; screenshot: string }

export const press: readonly PressItem[] = []
