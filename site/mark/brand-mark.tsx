import { markVersion } from '#content/mark-version.ts'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { Mark } from './mark.tsx'

/** The product's own stands in the page; another one is a picture, in which nothing can run. */
export function BrandMark({ pixels }: { pixels: number }) {
  const version = markVersion(useSettings())
  return version ? <img src={paths.mark(version)} width={pixels} height={pixels} alt="" /> : <Mark />
}
