import { createHash } from 'node:crypto'
import { type Named, personKey } from '@billett/domain'

/** Fingerprint of who a row says somebody is. */
export const rowKey = (person: Named): string => createHash('sha256').update(personKey(person)).digest('hex')
