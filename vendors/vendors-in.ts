/** A folder that is a list: whatever in it has a `vendor.ts` is a vendor, and is called as its folder is. */
import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

export async function vendorsIn<Vendor>(folder: string): Promise<ReadonlyMap<string, Vendor>> {
  const names = globSync('*/vendor.ts', { cwd: folder }).map((file) => path.dirname(file))
  const found = names.sort().map(async (name) => {
    const address = pathToFileURL(path.join(folder, name, 'vendor.ts')).href
    const { vendor }: { vendor: Vendor } = await import(/* @vite-ignore */ address)
    return [name, vendor] as const
  })
  return new Map(await Promise.all(found))
}
