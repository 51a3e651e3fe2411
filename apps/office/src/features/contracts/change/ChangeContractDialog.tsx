import type { ChangeRequest, StaffContractChange, StaffContractDetail } from '@billett/contract'
import { LONG_REASON_LENGTH } from '@billett/domain'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useFormat } from '../../../hooks/use-format.ts'
import { ClosableDialog } from '../../../parts/ClosableDialog.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { ChangeEffect } from './ChangeEffect.tsx'
import { kindsFor } from './kinds-for.ts'
import { useContractChange } from './use-contract-change.ts'
import { WishFields } from './WishFields.tsx'
import { changeOf, FIRST_WISH, isOfDesk, isReadable, isReasoned } from './wished-change.ts'

const NO_ERRORS: readonly CallError[] = []

interface Props {
  contract: StaffContractDetail
  /** What is to be taken back; left out where something new is to happen. */
  takesBack?: ChangeRequest | undefined
  /** It was done, or has been asked for. */
  onDone: () => void
  onClose: () => void
}

/** Changes a contract in its customer's place: first tried, debit by debit, then done with the same words. */
export function ChangeContractDialog({ contract, takesBack, onDone, onClose }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const format = useFormat()
  const id = useId()
  const kinds = kindsFor(contract)
  const [wish, setWish] = useState(FIRST_WISH)
  const [receivedOn, setReceivedOn] = useState('')
  const [reason, setReason] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const [isUnsaid, setUnsaid] = useState(false)
  const [isUnreasoned, setUnreasoned] = useState(false)
  const [isUnread, setUnread] = useState(false)
  const [tried, setTried] = useState<StaffContractChange | null>(null)
  const [errors, setErrors] = useState(NO_ERRORS)
  const { busy, send } = useContractChange({ contractGuid: contract.guid, seq: contract.seq })
  const change = takesBack ? { kind: 'takeBack' as const, changeRequestGuid: takesBack.guid } : changeOf(wish)
  const isDesks = !takesBack && isOfDesk(wish.kind)
  /** What was tried holds for these fields alone. */
  const edited = () => setTried(null)
  const press = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const said = reason.trim()
    const lacksAmount = !takesBack && !isReadable(wish)
    setEmpty(said === '')
    setUnsaid(!change)
    const lacksReason = !takesBack && !isReasoned(wish)
    setUnread(lacksAmount)
    setUnreasoned(lacksReason)
    if (!change || said === '' || lacksAmount || lacksReason) return
    const {
      changed,
      waits,
      errors: refused,
    } = await send({ change, receivedOn: isDesks ? '' : receivedOn, reason: said }, !tried)
    setErrors(refused)
    if (refused.length > 0) return setTried(null)
    if (!tried) return setTried(changed)
    say(
      waits ? t('contracts.acts.waits', { moment: format.instantDateTime(waits.endsOn) }) : t('contracts.change.done'),
    )
    onDone()
  }
  return (
    <ClosableDialog
      title={t(takesBack ? 'contracts.change.takeBackTitle' : 'contracts.change.title', {
        number: contract.contractNumber,
      })}
      width="md"
      busy={busy}
      onClose={onClose}
      acts={
        <BusyButton type="submit" form={id} variant="contained" busy={busy}>
          {t(tried ? 'contracts.change.yes' : 'contracts.change.try')}
        </BusyButton>
      }
    >
      <Stack component="form" id={id} spacing={2.5} noValidate onSubmit={event => void press(event)}>
        {takesBack ? (
          <Text>{takesBack.description}</Text>
        ) : (
          <WishFields
            wish={wish}
            kinds={kinds}
            isUnsaid={isUnsaid}
            isUnreasoned={isUnreasoned}
            isUnread={isUnread}
            onChange={changed => {
              setWish(changed)
              setUnsaid(false)
              setUnreasoned(false)
              setUnread(false)
              edited()
            }}
          />
        )}
        {!isDesks && (
          <TextInput
            type="date"
            label={t('contracts.change.receivedOn')}
            hint={t('contracts.change.receivedHint')}
            optional
            value={receivedOn}
            onChange={({ target }) => {
              setReceivedOn(target.value)
              edited()
            }}
          />
        )}
        <TextInput
          label={t(isDesks ? 'contracts.acts.reason' : 'contracts.acts.said')}
          required
          value={reason}
          maxLength={LONG_REASON_LENGTH}
          error={isEmpty ? t('contracts.acts.required') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <div role="status">{tried && <ChangeEffect effect={tried.effect} />}</div>
        <CallErrors errors={errors} all />
      </Stack>
    </ClosableDialog>
  )
}
