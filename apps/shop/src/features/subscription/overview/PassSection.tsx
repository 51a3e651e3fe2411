import type { SubscriptionContract } from '@billett/contract'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { ShownPass } from '../../../parts/pass/ShownPass.tsx'
import { getSubscriptionPasses } from '../../../state/contract/contract.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { CardToken } from './CardToken.tsx'

/** What is shown to the inspector for a contract of the account. */
export function PassSection({ contract }: { contract: SubscriptionContract }) {
  const { t } = useTexts()
  const { guid: contractGuid, proofs } = contract
  return (
    <Panel aria-labelledby="contract-pass">
      <Stack spacing={2}>
        <Text variant="h2" id="contract-pass">
          {t('subscription.pass.headline')}
        </Text>
        <ShownPass
          about={contractGuid}
          ask={() => getSubscriptionPasses({ params: { contractGuid } })}
          isExamined={proofs.some(one => one.isBeingExamined) && !proofs.some(one => one.isMissing)}
          token={<CardToken contract={contract} />}
        />
      </Stack>
    </Panel>
  )
}
