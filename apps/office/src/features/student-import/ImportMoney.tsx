import type { Batch } from '@billett/contract'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Table } from '@billett/web-kit/kit/layout/Table.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What payers owe as things are, and as they would be, until the year ends. */
export function ImportMoney({ batch: { sums } }: { batch: Batch }) {
  const { t } = useTexts()
  const format = useFormat()
  const [before, after] = [
    sums.reduce((sum, { beforeInCent }) => sum + beforeInCent, 0),
    sums.reduce((sum, { afterInCent }) => sum + afterInCent, 0),
  ]
  if (sums.length === 0)
    return (
      <Stack spacing={1}>
        <Text variant="h2">{t('school.imports.moneyTitle')}</Text>
        <Text>{t('school.imports.moneyNone')}</Text>
      </Stack>
    )
  return (
    <Stack spacing={1}>
      <Text variant="h2">{t('school.imports.moneyTitle')}</Text>
      <Table label={t('school.imports.moneyTitle')}>
        <thead>
          <tr>
            <th scope="col">{t('school.imports.month')}</th>
            <th scope="col">{t('school.imports.payer')}</th>
            <th scope="col" data-end>
              {t('school.imports.before')}
            </th>
            <th scope="col" data-end>
              {t('school.imports.after')}
            </th>
            <th scope="col" data-end>
              {t('school.imports.difference')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sums.map(({ month, payer, beforeInCent, afterInCent }) => (
            <tr key={`${payer.guid}|${month}`}>
              <th scope="row">{format.monthOfYear(`${month}-01`)}</th>
              <td>{payer.name}</td>
              <td data-end>{format.money(beforeInCent)}</td>
              <td data-end>{format.money(afterInCent)}</td>
              <td data-end>{format.money(afterInCent - beforeInCent)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('school.imports.total')}</th>
            <td />
            <td data-end>{format.money(before)}</td>
            <td data-end>{format.money(after)}</td>
            <td data-end>{format.money(after - before)}</td>
          </tr>
        </tfoot>
      </Table>
    </Stack>
  )
}
