import { createHash } from 'node:crypto'
import { addMinutes, type Instant } from '@billett/domain'

/** Minutes; longer than a statement may take. */
const GOOD_FOR = 2

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

interface Pass {
  clients: readonly string[]
  personal: boolean
}

/**
 * What a connection shows the views of reports: whose rows it is to see, signed with a secret that only the shop and
 * these views know (`report.pass()`). Hashed twice, so that nothing can be added behind it.
 */
export function signedPass(secret: string, { clients, personal }: Pass, now: Instant): string {
  const content = Buffer.from(JSON.stringify({ clients, personal, until: addMinutes(now, GOOD_FOR) })).toString('hex')
  return `${content}.${sha256(secret + sha256(secret + content))}`
}
