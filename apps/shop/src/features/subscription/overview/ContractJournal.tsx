import { Switch } from '@billett/web-kit/kit/controls/Switch.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useAsked } from '../../../hooks/use-asked.ts'
import { Loaded } from '../../../parts/Loaded.tsx'
import { getSubscriptionJournal } from '../../../state/contract/contract.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './ContractJournal.module.css'
import { JournalList } from './JournalList.tsx'

/** What is planned and what has happened, by day; with all that belongs to it where somebody wants to know. */
export function ContractJournal({ contractId }: { contractId: string }) {
  const { t } = useTexts()
  const [isWhole, setWhole] = useState(false)
  const { items, failed, loading, again } = useAsked(`${contractId} ${isWhole}`, () =>
    getSubscriptionJournal({ params: { contractId }, query: { onlyParentEntries: !isWhole } }),
  )
  return (
    <Panel aria-labelledby="contract-journal">
      <Stack spacing={2}>
        <div className={styles.heading}>
          <Text variant="h2" id="contract-journal">
            {t('subscription.journal.headline')}
          </Text>
          <Switch
            label={t('subscription.journal.whole')}
            checked={isWhole}
            onChange={({ target }) => setWhole(target.checked)}
          />
        </div>
        <Loaded
          value={items}
          failed={failed}
          loading={loading}
          onRetry={again}
          text={t('subscription.journal.loadFailed')}
          rows={3}
          height={44}
        >
          {entries => <JournalList entries={entries} />}
        </Loaded>
      </Stack>
    </Panel>
  )
}
