import type { Storage } from '#vendors/storage/storage.ts'

/** As long as a year takes. */
export function storageInMemory(): Storage {
  const files = new Map<string, Blob>()
  return {
    place: 'memory',
    put: async (key, content) => void files.set(key, content),
    stat: async (key) => {
      const file = files.get(key)
      return file && { size: file.size, etag: `"${key}"`, type: file.type }
    },
    open: async (key) => files.get(key)?.stream(),
    delete: async (key) => void files.delete(key),
    list: async (prefix) => [...files.keys()].filter((key) => key.startsWith(prefix)).sort(),
  }
}
