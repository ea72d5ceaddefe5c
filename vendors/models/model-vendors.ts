/** The list of vendors is the folder: one that has a `vendor.ts` can be named in `WRITER` and `WRITER_JUDGE`. */
import { vendorsIn } from '#vendors/vendors-in.ts'
import type { ModelVendor } from './vendor.ts'

export const modelVendors: ReadonlyMap<string, ModelVendor> = await vendorsIn(import.meta.dirname)

export function modelVendorNamed(name: string): ModelVendor {
  const vendor = modelVendors.get(name)
  if (!vendor) throw new RangeError(`No folder of vendors/models is called ${name}.`)
  return vendor
}
