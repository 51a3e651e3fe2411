import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useFormat } from '../../../hooks/use-format.ts'
import { ClosableDialog } from '../../../parts/ClosableDialog.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { type RefundActProps, useRefundAct } from './use-refund-act.ts'

/** Has the provider asked again for a refund that it refused; how much goes back to where is said before. */
export function RetryDialog(props: RefundActProps) {
  const { t } = useTexts()
  const format = useFormat()
  const { trial, isTrying, refused, errors, busy, act, close } = useRefundAct(props, t('refunds.retried'))
  const amount = format.money(props.refund.amountInCent)
  const needsSecond = trial?.needsSecondPerson ?? false
  const yes = trial && (
    <BusyButton variant="contained" busy={busy} onClick={() => void act()}>
      {needsSecond ? t('refunds.ask') : t('refunds.retryYes')}
    </BusyButton>
  )
  return (
    <ClosableDialog title={t('refunds.retryTitle')} width="sm" busy={busy} onClose={close} acts={yes}>
      <Stack spacing={2}>
        {isTrying && <SkeletonList label={t('common.loading')} rows={2} />}
        {trial && (
          <>
            <Text>
              {trial.paymentMethod
                ? t('refunds.retryTextTo', { amount, method: trial.paymentMethod })
                : t('refunds.retryText', { amount })}
            </Text>
            <MessageBox kind={needsSecond ? 'warning' : 'info'}>
              <div>{t('refunds.retryOnce')}</div>
              {needsSecond && <div>{t('refunds.second')}</div>}
            </MessageBox>
          </>
        )}
        <CallErrors errors={errors.length > 0 ? errors : refused} all />
      </Stack>
    </ClosableDialog>
  )
}
