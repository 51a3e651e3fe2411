import type { DebitedAccount } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useEffect, useRef } from 'react'
import { useShop } from '../../../hooks/shop.ts'
import { MaskedText } from '../../../parts/masked/MaskedText.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Account } from './AccountForm.tsx'

interface Props {
  known: DebitedAccount
  named: Account
  busy: boolean
  errors: readonly CallError[]
  onYes: () => void
  onBack: () => void
}

/** From which day on which amounts are debited from the account that is named, and for what else. */
export function AccountEffect({ known, named, busy, errors, onYes, onBack }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const headline = useRef<HTMLHeadingElement>(null)
  useEffect(() => headline.current?.focus(), [])
  const { account, effectiveOn, debits, alsoFor } = known
  return (
    <Panel aria-labelledby="account-effect">
      <Stack spacing={2.5}>
        <Text variant="h2" id="account-effect" tabIndex={-1} ref={headline}>
          {t('subscriptionActions.effect.headline')}
        </Text>
        <Text>
          {effectiveOn === null
            ? t('subscriptionActions.account.none')
            : t('subscriptionActions.account.from', { day: format.date(effectiveOn) })}
        </Text>
        <DescriptionList
          facts={[
            ...(account
              ? [{ term: t('subscriptionActions.account.before'), detail: <MaskedText text={account.maskedIban} /> }]
              : []),
            { term: t('subscriptionActions.account.after'), detail: `${named.iban}, ${named.accountHolder}` },
            ...debits.map(({ on, amountInCent }) => ({ term: format.date(on), detail: format.money(amountInCent) })),
          ]}
        />
        {alsoFor.length > 0 && (
          <Text>
            {t('subscriptionActions.account.alsoFor', {
              contracts: alsoFor.map(one => `${one.subscriptionName} (${one.contractNumber})`).join(', '),
            })}
          </Text>
        )}
        <CallErrors errors={errors} all />
        <Stack direction="row from sm" spacing={1.5}>
          <BusyButton size="large" variant="contained" busy={busy} onClick={onYes}>
            {t('subscriptionActions.account.yes')}
          </BusyButton>
          <Button size="large" variant="outlined" aria-disabled={busy} onClick={onBack}>
            {t('subscriptionActions.back')}
          </Button>
        </Stack>
      </Stack>
    </Panel>
  )
}
