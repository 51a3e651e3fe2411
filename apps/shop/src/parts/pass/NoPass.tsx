import type { ContractPasses } from '@billett/contract'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { CardView } from './CardView.tsx'

interface Props {
  passes: ContractPasses
  /** The proof that was missing is there, and people look at it. */
  isExamined?: boolean
  /** What stands for a card that is not made yet. */
  token?: ReactNode
}

/** Why there is nothing to be shown: each has its own remedy. */
export function NoPass({ passes: { medium, card, cardSerial, blockedBy }, isExamined, token }: Props) {
  const { t } = useTexts()
  const [cause] = blockedBy
  if (cause === 'proofMissing' && isExamined)
    return <MessageBox kind="info">{t('subscription.pass.examined')}</MessageBox>
  if (cause !== undefined && cause !== 'lost')
    return <MessageBox kind="warning">{t(`subscription.pass.blocked.${cause}`)}</MessageBox>
  if (medium === 'chip')
    return (
      <>
        <CardView card={card} serial={cardSerial} />
        {cardSerial === null && token}
      </>
    )
  return <Text>{t('subscription.pass.none')}</Text>
}
