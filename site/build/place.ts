import type { Plugin } from 'vite'
import type { BuiltPlace } from '#site/settings.ts'

/** Where the site stands becomes part of it: a script in a browser has nobody to ask. */
export const builtPlace = (place: BuiltPlace): Plugin => ({
  name: 'place',
  config: () => ({ define: { __PLACE__: JSON.stringify(place) } }),
})
