import type { Package } from '#content/packages.ts'
import { type Settings, textOf } from '#domain/read-setting.ts'
import { paths } from './paths.ts'

/** The hosted checkout of a package; a page of our own that says so while the operator has set none. */
export const checkoutOf = (id: Package['id'], settings: Settings): string =>
  textOf(settings, `checkout.${id}`) || paths.standInCheckout(id)
