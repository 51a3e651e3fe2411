import type { ReplacementCardToken, SubscriptionContract } from '@billett/contract'
import { addDays, localDate } from '@billett/domain'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useShop } from '../../../hooks/shop.ts'
import { useOwnCall } from '../../../hooks/use-own-call.ts'
import { Barcode } from '../../../parts/pass/Barcode.tsx'
import { getReplacementCardToken } from '../../../state/contract/contract.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'

/** Days a card may take to come. */
const DAYS = 14

/** What stands for a card that was replaced until the new one has come; nothing where none was. */
export function CardToken({ contract: { guid, listChangeRequests } }: { contract: SubscriptionContract }) {
  const { t } = useTexts()
  const { format, region } = useShop()
  const { run, running, errors } = useOwnCall<'ask'>()
  const [shown, setShown] = useState<ReplacementCardToken>()
  const ordered = listChangeRequests.findLast(({ kind, state }) => kind === 'replacementCard' && state === 'accepted')
  if (!ordered) return null
  const ask = async (): Promise<void> => {
    const valid = addDays(localDate(ordered.requestedOn, region.timeZone), DAYS - 1)
    const answer = await run('ask', getReplacementCardToken({ body: { ticketGuid: guid, valid } }))
    setShown(answer?.data[0])
  }
  if (shown)
    return (
      <>
        <div role="status">
          <Text>{t('subscription.token.text', { until: format.date(shown.validUntil) })}</Text>
        </div>
        <Barcode image={shown.image} ticketName={t('subscription.token.name')} />
      </>
    )
  return (
    <>
      <CallErrors errors={errors} all />
      <div>
        <BusyButton variant="outlined" busy={running !== undefined} onClick={() => void ask()}>
          {t('subscription.token.show')}
        </BusyButton>
      </div>
    </>
  )
}
