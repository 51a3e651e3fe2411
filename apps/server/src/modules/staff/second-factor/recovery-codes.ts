import { randomBytes } from 'node:crypto'
import { hashed } from '../../../crypto/hashed.ts'
import { base32 } from '../../../crypto/time-code.ts'
import type { Transaction } from '../../../db/database.ts'
import { replaceRecoveryCodes } from './second-factor.repository.ts'

const CODES = 10
/** 80 bits: nobody finds them from their hashes. */
const CODE_BYTES = 10

/** As people may type it: in small letters, with spaces or dashes. */
const bare = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase()

export const hashOfCode = (code: string): string => hashed(bare(code))

/** New codes to be written down, `ABCD-EFGH-IJKL-MNOP`; those from before are good for nothing any more. */
export async function newRecoveryCodes(tx: Transaction, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => (base32(randomBytes(CODE_BYTES)).match(/.{4}/g) ?? []).join('-'))
  await replaceRecoveryCodes(tx, accountId, codes.map(hashOfCode))
  return codes
}
