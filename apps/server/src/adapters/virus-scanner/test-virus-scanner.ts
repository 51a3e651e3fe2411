import type { VirusScanner } from '../../ports/virus-scanner.ts'

/** What every scanner knows as a virus and is none (EICAR), in two halves so that none finds it here. */
const SIGNATURE = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''))

/**
 * Knows the test virus and no other: shows in a demo what becomes of a file that is not clean. Reads piece by piece, so
 * that no file is held whole.
 */
export const testVirusScanner: VirusScanner = {
  async scan(file) {
    let tail = Buffer.alloc(0)
    for await (const piece of file.stream()) {
      const looked = Buffer.concat([tail, piece])
      if (looked.includes(SIGNATURE)) return { state: 'infected' }
      tail = looked.subarray(-SIGNATURE.length)
    }
    return { state: 'clean' }
  },
}
