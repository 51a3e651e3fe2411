import type { RollMember, SchoolYear } from '@billett/contract'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiAccountCheckOutline } from '@mdi/js'
import { useState } from 'react'
import { usePortalView } from '../../hooks/use-portal-view.ts'
import { rowsKnown } from '../../lists/rows-known.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { PortalPagination } from '../../parts/portal/PortalPagination.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { KindCounts } from './KindCounts.tsx'
import { MemberActs } from './MemberActs.tsx'
import { MemberFilters } from './MemberFilters.tsx'
import { mayActAt } from './may-act-at.ts'
import { nameOfMember } from './name-of-member.ts'
import { LEFT_AT, type MemberStep, standOf } from './roll-steps.ts'
import { useMemberColumns } from './use-member-columns.tsx'
import { useMembers } from './use-members.ts'
import { useRollSchools } from './use-roll-schools.ts'
import { yearsAddress } from './years-address.ts'

interface Props {
  year: SchoolYear
  step: MemberStep
  /** Reads the year anew, as something was said of its pupils. */
  again: () => void
}

const rowId = ({ guid }: RollMember) => guid

/** The pupils of a step: those of whom something is left, or all; what can be done about several at once. */
export function MemberList({ year, step, again }: Props) {
  const { t } = useTexts()
  const { view } = usePortalView()
  const { state, change } = useListAddress(yearsAddress)
  const { rowsPerPage: pageSize } = view
  useRollSchools(year.guid, standOf(year))
  const members = useMembers({ yearGuid: year.guid, stand: standOf(year), step, state, pageSize })
  const { rows, busy, failed, errors } = members
  const isLeft = state.show === 'left' && LEFT_AT[step] !== undefined
  const columns = useMemberColumns(step, isLeft)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const selected = rows?.filter(({ guid }) => chosen.includes(guid)) ?? []
  const left = year.steps.find(one => one.step === step)?.left ?? 0
  const isWhole = state.kind === '' && state.school === '' && state.search === ''
  const known = rowsKnown({ page: state.page, pageSize, rows: rows?.length })
  // The steps say of each how many are left there.
  const counted = isWhole && isLeft && left >= known.total ? { total: left } : known
  const mayAct = mayActAt(year, step)
  const done = () => {
    setChosen([])
    members.again()
    again()
  }
  return (
    <Stack spacing={1}>
      {step === 'proposal' && <KindCounts kinds={year.kinds} />}
      <MemberFilters step={step} state={state} onChange={change} />
      <DataTable
        label={t('school.years.membersOf', { step: t(`school.years.step.${step}`) })}
        columns={columns}
        rows={failed ? [] : rows}
        busy={busy}
        rowId={rowId}
        rowName={nameOfMember}
        selected={mayAct ? selected.map(rowId) : undefined}
        onSelect={mayAct ? setChosen : undefined}
        bulk={<MemberActs year={year} step={step} members={selected} onDone={done} />}
        empty={
          <EmptyState icon={mdiAccountCheckOutline} title={t('school.years.membersNone')}>
            {t(isLeft && isWhole ? 'school.years.membersNoneLeft' : 'school.years.membersNoneText')}
          </EmptyState>
        }
        failure={failed ? <ListFailure errors={errors} onAgain={members.again} /> : undefined}
      />
      <PortalPagination page={state.page} {...counted} onTurn={page => change({ page })} />
    </Stack>
  )
}
