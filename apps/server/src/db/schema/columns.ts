import type { Instant } from '@billett/domain'
import { customType } from 'drizzle-orm/pg-core'
import { instantOf } from '../instant-of.ts'

/** A moment, as our rules write it: an ISO string in UTC. */
export const instant = customType<{ data: Instant; driverData: string | Date }>({
  dataType: () => 'timestamptz(3)',
  fromDriver: instantOf,
})

export const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: value => Buffer.from(value),
})
