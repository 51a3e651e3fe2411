import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join, parse } from 'node:path'

interface Put {
  /** The operator's; one folder for each company is made in it. */
  folder: string
  clientId: string
  /** As whoever fetches it by hand would have it: `orders-2026-11-24.csv`. */
  fileName: string
  /** Tells files of one day from each other. */
  scheduleId: string
  chunks: AsyncIterable<Uint8Array>
}

/** Only what no system reads as a way to another folder. */
const plain = (name: string): string => name.replace(/[^\w.-]+/g, '-').replace(/^\.+/, '')

/**
 * Puts a file where other programs fetch it: under its name only once it is whole, in place of what an earlier try has
 * left there. Gives its path in the folder.
 */
export async function putIntoFolder({ folder, clientId, fileName, scheduleId, chunks }: Put): Promise<string> {
  const { name, ext } = parse(plain(fileName))
  const path = join(plain(clientId), `${name}-${scheduleId.slice(0, 8)}${ext}`)
  const whole = join(folder, path)
  const begun = `${whole}.part`
  await mkdir(join(folder, plain(clientId)), { recursive: true })
  const file = await open(begun, 'w', 0o640)
  try {
    for await (const chunk of chunks) await file.writeFile(chunk)
    await file.sync()
  } catch (failure) {
    await rm(begun, { force: true })
    throw failure
  } finally {
    await file.close()
  }
  await rename(begun, whole)
  return path
}
