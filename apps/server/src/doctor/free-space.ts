import { statfs } from 'node:fs/promises'

/** Percent that is free on the fullest of the disks these folders lie on; one that is not there is passed over. */
export async function freePercent(folders: readonly string[]): Promise<number> {
  const free = await Promise.all(
    folders.map(async folder => {
      try {
        const { blocks, bavail } = await statfs(folder)
        return blocks === 0 ? 100 : Math.floor((100 * bavail) / blocks)
      } catch {
        return 100
      }
    }),
  )
  return Math.min(100, ...free)
}
