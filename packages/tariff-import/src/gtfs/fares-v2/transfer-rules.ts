import type { FareNotes } from '../fare-report.ts'
import { field, type GtfsRow, type GtfsTables, rowsOf } from '../tables.ts'

/** `fare_transfer_type` 0: the first leg is paid, and the product of the rule (none here) for the change. */
const isFreeChange = (row: GtfsRow): boolean =>
  field(row, 'fare_transfer_type') === '0' && !field(row, 'fare_product_id')

const staysInGroup = (row: GtfsRow): boolean => field(row, 'from_leg_group_id') === field(row, 'to_leg_group_id')

/**
 * Rules that change the price of a second leg cannot be one ticket; they are told and left out. Whether there are any:
 * then the sum of several tickets is no price of a trip either.
 */
export const tellTransferRules = (tables: GtfsTables, notes: FareNotes): boolean => {
  let told = false
  for (const row of rowsOf(tables, 'fare_transfer_rules')) {
    if (isFreeChange(row) && staysInGroup(row)) continue
    told = true
    notes.add(
      'transferRule',
      'fare_transfer_rules',
      `${field(row, 'from_leg_group_id')} > ${field(row, 'to_leg_group_id')}`,
      row,
    )
  }
  for (const row of rowsOf(tables, 'fare_leg_join_rules')) {
    told = true
    notes.add(
      'joinRule',
      'fare_leg_join_rules',
      `${field(row, 'from_network_id')} > ${field(row, 'to_network_id')}`,
      row,
    )
  }
  return told
}

/**
 * How many rides one product of a leg group covers, and for how many minutes: one ride, unless changing within the
 * group is free.
 */
export const rideLimit = (tables: GtfsTables, group: string | undefined): { maxRides?: number; minutes?: number } => {
  const rule = rowsOf(tables, 'fare_transfer_rules').find(row => {
    const from = field(row, 'from_leg_group_id')
    return isFreeChange(row) && staysInGroup(row) && (from === undefined || from === group)
  })
  if (!rule) return { maxRides: 1 }
  const changes = Number(field(rule, 'transfer_count') ?? 1)
  const seconds = Number(field(rule, 'duration_limit'))
  return {
    ...(changes >= 0 ? { maxRides: changes + 1 } : {}),
    ...(seconds >= 60 ? { minutes: Math.floor(seconds / 60) } : {}),
  }
}
