import type { StaffOwedPayer } from '@billett/contract'
import { BANK_NAME_LENGTH } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { useFormat } from '../../../hooks/use-format.ts'
import { ReasonDialog } from '../../../parts/ReasonDialog.tsx'
import { namePayoutAccount } from '../../../state/admin/admin.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'

interface Props {
  payer: StaffOwedPayer
  onDone: () => void
  onClose: () => void
}

/** Characters of a number with its spaces. */
const IBAN_LENGTH = 50

/** Asks to which account somebody is paid, and how that is known. */
export function AccountDialog({ payer, onDone, onClose }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const { errors } = useCall(namePayoutAccount)
  const [iban, setIban] = useState('')
  const [accountHolder, setHolder] = useState('')
  const send = async (reason: string): Promise<void> => {
    const { payerGuid } = payer
    const answer = await dispatch(namePayoutAccount({ params: { payerGuid }, body: { iban, accountHolder, reason } }))
    if (namePayoutAccount.fulfilled.match(answer)) onDone()
  }
  return (
    <ReasonDialog
      title={t('payouts.nameTitle', { number: payer.customerNumber })}
      width="sm"
      trial={{}}
      yes={t('payouts.name')}
      label={t('payouts.reason')}
      errors={errors}
      send={send}
      onClose={onClose}
    >
      <Text>{t('payouts.nameText', { sum: format.money(payer.cents) })}</Text>
      <TextInput
        label={t('payouts.iban')}
        value={iban}
        maxLength={IBAN_LENGTH}
        onChange={({ target }) => setIban(target.value)}
      />
      <TextInput
        label={t('payouts.holder')}
        value={accountHolder}
        maxLength={BANK_NAME_LENGTH}
        onChange={({ target }) => setHolder(target.value)}
      />
    </ReasonDialog>
  )
}
