import type { SubscriptionContract } from '@billett/contract'
import { CONTRACT_LISTS } from '@billett/domain'
import { CardGrid } from '@billett/web-kit/kit/layout/CardGrid.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ContractCard } from './ContractCard.tsx'
import { NoContracts } from './NoContracts.tsx'

/** What runs first, then what was asked for, then what is over; a list that has nothing is not there. */
export function ContractLists({ contracts }: { contracts: readonly SubscriptionContract[] }) {
  const { t } = useTexts()
  if (contracts.length === 0) return <NoContracts />
  const lists = CONTRACT_LISTS.map(list => ({ list, held: contracts.filter(contract => contract.list === list) }))
  return (
    <Stack spacing={4}>
      {lists
        .filter(({ held }) => held.length > 0)
        .map(({ list, held }) => (
          <Stack component="section" spacing={2} key={list} aria-labelledby={`contracts-${list}`}>
            <Text variant="h2" id={`contracts-${list}`}>
              {t(`subscriptions.lists.${list}`)}
            </Text>
            <CardGrid least="wide">
              {held.map(contract => (
                <ContractCard key={contract.guid} contract={contract} />
              ))}
            </CardGrid>
          </Stack>
        ))}
    </Stack>
  )
}
