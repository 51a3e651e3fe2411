import type { StaffEnforcementCase } from '@billett/contract'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { SubjectLink } from '../../parts/SubjectLink.tsx'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CaseState } from './CaseState.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'

interface Props {
  found: StaffEnforcementCase
  onChanged: () => void
}

/** Who was checked, what is owed and why, and what has become of it. */
export function CaseDetail({ found, onChanged }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const mayEnter = useAppSelector(selectHolds(['AllowedToEnterEnforcement']))
  const moment = (on: string | null) => on && format.instantDateTime(on)
  const name = [found.firstName, found.lastName].filter(Boolean).join(' ')
  const told = [
    { term: t('enforcement.state'), detail: <CaseState {...found} /> },
    { term: t('enforcement.checkedOn'), detail: moment(found.checkedOn) },
    { term: t('enforcement.place'), detail: found.place },
    { term: t('enforcement.name'), detail: name },
    { term: t('enforcement.birthDate'), detail: found.birthDate && format.date(found.birthDate) },
    {
      term: t(`enforcement.amounts.${found.owes}`),
      detail: format.money(found.amountInCents),
    },
    { term: t('enforcement.showUntil'), detail: format.date(found.showUntil) },
    { term: t('enforcement.shownOn'), detail: moment(found.shownOn) },
    { term: t('enforcement.payUntil'), detail: format.date(found.payUntil) },
    { term: t('enforcement.paidOn'), detail: moment(found.paidOn) },
    { term: t('enforcement.order'), detail: found.orderId && <SubjectLink kind="order" id={found.orderId} /> },
    { term: t('enforcement.withdrawnOn'), detail: moment(found.withdrawnOn) },
    { term: t('enforcement.withdrawnWhy'), detail: found.withdrawnWhy },
    { term: t('office.client'), detail: found.client },
    {
      term: t('enforcement.enteredOn'),
      detail: `${format.instantDateTime(found.enteredOn)}, ${found.enteredBy ?? t('enforcement.byProgram')}`,
    },
  ]
  return (
    <Stack spacing={3}>
      {found.isMasked && <MessageBox kind="info">{t('enforcement.masked')}</MessageBox>}
      <DescriptionList facts={told.filter(({ detail }) => detail)} />
      {mayEnter && found.state === 'open' && <WithdrawForm id={found.id} onDone={onChanged} />}
    </Stack>
  )
}
