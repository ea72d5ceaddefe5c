/** What the files that share a process share as well, until its end. A file that runs by itself shares nothing. */
const ends: (() => unknown)[] = []
let isShared = false

export function beginSharing(): void {
  isShared = true
}

export async function endSharing(): Promise<void> {
  for (const end of ends) await end()
}

/** As it was made for an earlier file, where files share; `end` is for the end of all of them. */
export function sharedByFiles<Kept>(make: () => Promise<Kept>, end: (kept: Kept) => unknown) {
  let made: Promise<Kept> | undefined
  return (): Promise<Kept> | undefined => {
    if (!isShared) return undefined
    if (!made) {
      const making = make()
      made = making
      ends.push(async () => end(await making))
    }
    return made
  }
}
