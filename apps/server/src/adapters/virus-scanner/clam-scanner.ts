import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { ScanAnswer, VirusScanner } from '../../ports/virus-scanner.ts'

/** Milliseconds until the scanner is given up. */
const TIMEOUT = 30_000

const COMMAND = 'zINSTREAM\0'
const LENGTH_BYTES = 4

const lengthOf = (piece: Uint8Array): Buffer => {
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(piece.length)
  return length
}

/** Sends a file piece by piece, each after its length, and a length of nothing at the end; gives the answer. */
async function ask(file: Blob, { hostname, port }: URL): Promise<string> {
  const socket = connect(Number(port), hostname)
  const answer = new Promise<string>((resolve, reject) => {
    let said = ''
    socket.on('data', piece => {
      said += piece.toString()
    })
    socket.on('end', () => resolve(said))
    socket.on('error', reject)
  })
  answer.catch(() => undefined)
  try {
    const send = (bytes: Uint8Array | string) =>
      new Promise<void>((resolve, reject) => {
        socket.write(bytes, error => (error ? reject(error) : resolve()))
      })
    await send(COMMAND)
    for await (const piece of file.stream()) {
      await send(lengthOf(piece))
      await send(piece)
    }
    await send(lengthOf(new Uint8Array()))
    return await answer
  } finally {
    socket.destroy()
  }
}

function read(answer: string): ScanAnswer {
  if (/\bOK\0?\s*$/.test(answer)) return { state: 'clean' }
  if (/\bFOUND\0?\s*$/.test(answer)) return { state: 'infected' }
  return { state: 'unreachable', detail: answer.slice(0, 100) }
}

/** A ClamAV daemon (`INSTREAM` of its protocol): `tcp://host:3310`. */
export const clamScanner = (address: URL): VirusScanner => ({
  async scan(file) {
    const late = pause(TIMEOUT, undefined, { ref: false }).then(() => {
      throw new Error('no answer in time')
    })
    try {
      return read(await Promise.race([ask(file, address), late]))
    } catch (error) {
      return { state: 'unreachable', detail: error instanceof Error ? error.message : 'unknown' }
    }
  },
})
