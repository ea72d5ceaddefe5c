import type { Package } from '#content/packages.ts'
import { paths } from './paths.ts'
import { settings } from './settings.ts'

/** The hosted checkout of a package; a page of our own that says so while the operator has set none. */
export const checkoutOf = (id: Package['id']) => settings.checkouts[id] ?? paths.standInCheckout(id)
