/** What is asked for by its place, and so by nobody's import. */

/** By the framework and the tools, with whatever they look for in it. */
export const isOfTheTools = (file: string) =>
  /\.d\.ts$|^[\w.-]+\.config\.ts$|^site\/(?:root|routes|entry\.\w+)\.tsx?$/.test(file)

/** And where a folder is a list: each folder of a vendor says what it is. */
export const isAskedForByPlace = (file: string) =>
  isOfTheTools(file) || isVendor(file) || /\.test\.tsx?$/.test(file)

/** `loader` of a page, `vendor` of a vendor. */
export const isTakenByPlace = (file: string, name: string) =>
  (file.startsWith('site/') && takenByRouter.has(name)) || (isVendor(file) && name === 'vendor')

const isVendor = (file: string) => /^vendors\/[\w-]+\/[\w-]+\/vendor\.ts$/.test(file)

const takenByRouter = new Set(
  'default loader action meta handle headers links middleware shouldRevalidate ErrorBoundary HydrateFallback Layout'.split(
    ' ',
  ),
)
