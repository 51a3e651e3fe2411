import type { Employer } from '@billett/contract'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  employer: Employer
  /** All that were found; mostly one. */
  employers: readonly Employer[]
  onChoose: (guid: string) => void
}

/** What a month costs at a company, and which of the two pays how much of it. */
export function EmployerOffer({ employer, employers, onChoose }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  return (
    <Panel aria-label={t('jobTicket.offer')}>
      <Stack spacing={2}>
        {employers.length > 1 && (
          <SelectInput
            label={t('jobTicket.company')}
            value={employer.guid}
            options={employers.map(({ guid, name }) => ({ value: guid, text: name }))}
            onChange={({ target }) => onChoose(target.value)}
          />
        )}
        <Text component="h2" variant="h2">
          {employer.name}
        </Text>
        {employer.products.map(({ group, name, priceInCent, employerInCent, employeeInCent }) => (
          <div key={group}>
            <Text component="h3" variant="h3">
              {t('jobTicket.product', { name, group: t(`jobTicket.groups.${group}`) })}
            </Text>
            <DescriptionList
              facts={[
                { term: t('jobTicket.price'), detail: t('jobTicket.perMonth', { amount: format.money(priceInCent) }) },
                { term: t('jobTicket.employerPays'), detail: format.money(employerInCent) },
                { term: t('jobTicket.youPay'), detail: <strong>{format.money(employeeInCent)}</strong> },
              ]}
            />
          </div>
        ))}
        <Text>{t(`jobTicket.debit.${employer.debit}`)}</Text>
      </Stack>
    </Panel>
  )
}
