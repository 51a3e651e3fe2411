import { brotliCompressSync } from 'node:zlib'

/** Bytes of these files in brotli at its best (Node's default quality): what a server could send. */
export async function brotliSize(urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    urls.map(async url => {
      const reply = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
      return brotliCompressSync(await reply.arrayBuffer()).byteLength
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
