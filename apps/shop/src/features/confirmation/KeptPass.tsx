import type { ContractPass } from '@billett/contract'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useId } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { Barcode } from '../../parts/pass/Barcode.tsx'
import { ValidityBadge } from '../../parts/pass/ValidityBadge.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** The pass of a subscription as an inspector wants to see it, from what this device keeps. */
export function KeptPass({ pass }: { pass: ContractPass }) {
  const { t } = useTexts()
  const { format } = useShop()
  const id = useId()
  const { ticketName, passengerName, passengerBirthDate, startName, endName, comfortClass, image } = pass
  const lines = [
    [passengerName, passengerBirthDate && format.date(passengerBirthDate)],
    [[startName, endName].filter(Boolean).join(' – '), t(`order.classes.${comfortClass}`)],
  ]
  return (
    <Panel aria-labelledby={id}>
      <Stack spacing={2}>
        <div>
          <Text variant="h2" id={id}>
            {ticketName}
          </Text>
          {lines.map(line => {
            const said = line.filter(Boolean).join(', ')
            return said && <Text key={said}>{said}</Text>
          })}
        </div>
        <ValidityBadge validFrom={pass.validFrom} validTo={pass.validTo} />
        {image !== null && <Barcode image={image} ticketName={ticketName} />}
      </Stack>
    </Panel>
  )
}
