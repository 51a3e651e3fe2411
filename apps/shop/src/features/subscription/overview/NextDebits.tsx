import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useAsked } from '../../../hooks/use-asked.ts'
import { Loaded } from '../../../parts/Loaded.tsx'
import { getNextDebits } from '../../../state/contract/contract.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { DebitLine } from './DebitLine.tsx'
import styles from './NextDebits.module.css'
import { PayOpen } from './PayOpen.tsx'

/** What is debited next and why, and what has been so far: also that nothing has been yet. */
export function NextDebits({ contractGuid }: { contractGuid: string }) {
  const { t } = useTexts()
  const { items, failed, loading, again } = useAsked(contractGuid, () => getNextDebits({ params: { contractGuid } }))
  return (
    <Panel aria-labelledby="next-debits">
      <Stack spacing={2}>
        <Text variant="h2" id="next-debits">
          {t('subscription.debits.headline')}
        </Text>
        <Loaded
          value={items?.[0]}
          failed={failed}
          loading={loading}
          onRetry={again}
          text={t('subscription.debits.loadFailed')}
          rows={3}
          height={44}
        >
          {({ debits, text, canPay }) => (
            <>
              <Text>{text}</Text>
              {canPay && <PayOpen contractGuid={contractGuid} />}
              {debits.length > 0 && (
                <ul className={styles.debits}>
                  {debits.map(debit => (
                    <DebitLine key={`${debit.on} ${debit.amountInCent}`} debit={debit} />
                  ))}
                </ul>
              )}
            </>
          )}
        </Loaded>
      </Stack>
    </Panel>
  )
}
