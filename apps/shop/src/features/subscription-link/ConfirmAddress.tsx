import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { confirmGuardianAddress } from '../../state/subscription/link.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** A guardian whom a school has named says that the address is theirs: a program that only opens links does not. */
export function ConfirmAddress({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(confirmGuardianAddress)
  const confirm = async () => {
    const answer = await dispatch(confirmGuardianAddress({ params: { token } }))
    if (confirmGuardianAddress.fulfilled.match(answer)) onDone()
  }
  return (
    <Stack spacing={2}>
      <Text>{t('subscriptionLink.address.lead')}</Text>
      <CallErrors errors={errors} all />
      <div>
        <BusyButton variant="contained" busy={loading} onClick={() => void confirm()}>
          {t('subscriptionLink.address.confirm')}
        </BusyButton>
      </div>
    </Stack>
  )
}
