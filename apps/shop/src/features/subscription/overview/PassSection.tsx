import type { ContractPasses, SubscriptionContract } from '@billett/contract'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useEffect } from 'react'
import { useAsked } from '../../../hooks/use-asked.ts'
import { Loaded } from '../../../parts/Loaded.tsx'
import { getSubscriptionPasses } from '../../../state/contract/contract.calls.ts'
import { storedPasses } from '../../../storage/passes.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { CardToken } from './CardToken.tsx'
import { CardView } from './CardView.tsx'
import { PassView } from './PassView.tsx'

interface Props {
  contract: SubscriptionContract
}

/** Why there is nothing to be shown: each has its own remedy. */
function NoPass({ passes: { medium, card, cardSerial, blockedBy }, contract }: { passes: ContractPasses } & Props) {
  const { t } = useTexts()
  const [cause] = blockedBy
  const { proofs } = contract
  const isExamined = proofs.some(one => one.isBeingExamined) && !proofs.some(one => one.isMissing)
  if (cause === 'proofMissing' && isExamined)
    return <MessageBox kind="info">{t('subscription.pass.examined')}</MessageBox>
  if (cause !== undefined && cause !== 'lost')
    return <MessageBox kind="warning">{t(`subscription.pass.blocked.${cause}`)}</MessageBox>
  if (medium === 'chip')
    return (
      <>
        <CardView card={card} serial={cardSerial} />
        {cardSerial === null && <CardToken contract={contract} />}
      </>
    )
  return <Text>{t('subscription.pass.none')}</Text>
}

/** What is shown to the inspector: that of today, else the next. */
export function PassSection({ contract }: Props) {
  const { t } = useTexts()
  const contractGuid = contract.guid
  const { items, failed, loading, again } = useAsked(contractGuid, () =>
    getSubscriptionPasses({ params: { contractGuid } }),
  )
  const asked = items?.[0]
  useEffect(() => {
    if (asked) storedPasses.keep(asked)
  }, [asked])
  return (
    <Panel aria-labelledby="contract-pass">
      <Stack spacing={2}>
        <Text variant="h2" id="contract-pass">
          {t('subscription.pass.headline')}
        </Text>
        <Loaded
          value={items}
          failed={failed}
          loading={loading}
          onRetry={again}
          text={t('subscription.pass.loadFailed')}
          rows={1}
          height={320}
        >
          {([shown]) => {
            const pass = shown?.passes.find(({ isCurrent }) => isCurrent) ?? shown?.passes[0]
            if (pass) return <PassView pass={pass} />
            return shown && <NoPass passes={shown} contract={contract} />
          }}
        </Loaded>
      </Stack>
    </Panel>
  )
}
