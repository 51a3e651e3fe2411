import type { NamedPerson, StaffOrganisationDetail } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiAccountTieOutline } from '@mdi/js'
import { useRef } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { endOrganisationPerson } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { usePeopleColumns } from './use-people-columns.tsx'

interface Props {
  organisation: StaffOrganisationDetail
  onDone: (after: StaffOrganisationDetail, text: string) => void
}

const rowId = ({ guid }: NamedPerson) => guid

/** Who looks after an organisation; what they may look at can be ended. */
export function PeopleTable({ organisation, onDone }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { errors } = useCall(endOrganisationPerson)
  const columns = usePeopleColumns()
  const after = useRef<StaffOrganisationDetail>(undefined)
  const { ask, question } = useConfirmed<NamedPerson>({
    title: t('organisations.endPerson'),
    text: ({ name }) => t('organisations.endPersonText', { name, organisation: organisation.name }),
    yes: t('organisations.endPerson'),
    act: async ({ guid: personGuid }) => {
      const params = { organisationGuid: organisation.guid, personGuid }
      const answer = await dispatch(endOrganisationPerson({ params }))
      if (!endOrganisationPerson.fulfilled.match(answer)) return false
      after.current = answer.payload.data[0]
      return true
    },
    failure: <CallErrors errors={errors} all />,
    onDone: ({ name }) => {
      if (after.current) onDone(after.current, t('organisations.endedPerson', { name }))
    },
  })
  return (
    <Stack component="section" spacing={1}>
      <Text variant="h3">{t('organisations.contactPersons')}</Text>
      <DataTable
        label={t('organisations.contactPersons')}
        columns={columns}
        rows={organisation.people}
        busy={false}
        rowId={rowId}
        rowName={({ name }) => name}
        actions={person => [{ text: t('organisations.endPerson'), warns: true, act: () => ask(person) }]}
        empty={
          <EmptyState icon={mdiAccountTieOutline} title={t('organisations.nobody')}>
            {t('organisations.nobodyText')}
          </EmptyState>
        }
      />
      {question}
    </Stack>
  )
}
