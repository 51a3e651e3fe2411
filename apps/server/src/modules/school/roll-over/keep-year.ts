import { type Failure, type KeepYear, keepSchoolYear, type SchoolYear } from '@billett/contract'
import { type SchoolYearDays, type SchoolYearFault, schoolYearFaults, schoolYearKey } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { nameOfVisitor, notePortalAct, paysAt } from '../reach/index.ts'
import { changeYear, insertYear, lockYear, yearByKey } from './school-year.repository.ts'
import { mustSeeYear, presentYear } from './show-years.ts'

const FAULTS: Readonly<Record<SchoolYearFault, Failure>> = {
  yearTurned: 'endsBeforeItBegins',
  yearNotOne: 'notOneYear',
  firstDayOutside: 'dayOutsideYear',
  windowTurned: 'endsBeforeItBegins',
  windowLate: 'dayOutsideYear',
}

/** Refuses days that make no year, each at its field. */
function mustBeYear(days: SchoolYearDays): void {
  const [fault] = schoolYearFaults(days)
  if (fault) refuse(FAULTS[fault.fault], fault.field)
}

/**
 * Adds a year of an authority, or changes its days as long as nothing of it took effect. Refuses `organisationNotFound`
 * where the caller does not decide on money, `schoolYearThere`, `changedMeanwhile`, and days that make no year.
 */
export const keepYear = (context: Context, { payerGuid, version, ...asked }: KeepYear): Promise<SchoolYear> =>
  context.world.db.transaction(async tx => {
    const { world } = context
    if (!(await paysAt(context, tx, payerGuid))) refuse('organisationNotFound', 'payerGuid')
    mustBeYear(asked)
    const { from: validFrom, until: validUntil, ...days } = asked
    const yearKey = schoolYearKey(validFrom)
    const before = await yearByKey(tx, payerGuid, yearKey)
    const edited = { editedOn: world.clock(), editedBy: await nameOfVisitor(context, tx) }
    const id = before?.id ?? world.newRowId()
    if (!before) {
      if (version !== undefined) refuse('schoolYearNotFound', 'version')
      const row = { id, clientId: clientIdOf(world), authorityId: payerGuid, key: yearKey, state: 'open' as const }
      await insertYear(tx, { ...row, ...days, validFrom, validUntil, version: 1, ...edited })
    } else {
      const stored = await lockYear(tx, id)
      if (version === undefined) refuse('schoolYearThere', 'from')
      if (!stored || stored.version !== version) refuse('changedMeanwhile', 'version')
      // The first day is what everything that was proposed begins on.
      if (before.state !== 'open') refuse('rollNotReady', 'from')
      await changeYear(tx, id, { ...days, validFrom, validUntil, version: before.version + 1, ...edited })
    }
    await notePortalAct(context, tx, keepSchoolYear, { aboutId: id, key: yearKey })
    return presentYear(context, tx, await mustSeeYear(context, tx, id))
  })
