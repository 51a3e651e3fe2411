import type { SchoolYear } from '@billett/contract'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Table } from '@billett/web-kit/kit/layout/Table.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

type Money = NonNullable<SchoolYear['money']>

const total = (lines: readonly { sumInCent: number }[]): number => lines.reduce((sum, one) => sum + one.sumInCent, 0)

/** The new year beside this one: how much, why it is another amount, and who owes it in which month. */
export function MoneyTables({ money }: { money: Money }) {
  const { t } = useTexts()
  const format = useFormat()
  const { contracts, unknown, beforeInCent, afterInCent, causes, months } = money
  const difference = afterInCent - beforeInCent
  return (
    <Stack spacing={2}>
      {unknown > 0 && <MessageBox kind="warning">{t('school.years.moneyUnknown', { count: unknown })}</MessageBox>}
      <DescriptionList
        facts={[
          { term: t('school.years.contracts'), detail: format.number(contracts) },
          { term: t('school.years.before'), detail: format.money(beforeInCent) },
          { term: t('school.years.after'), detail: format.money(afterInCent) },
          { term: t('school.imports.difference'), detail: format.money(difference) },
        ]}
      />
      <Text variant="h3" component="h4">
        {t('school.years.causesTitle')}
      </Text>
      {causes.length === 0 ? (
        <Text>{t('school.years.causesNone')}</Text>
      ) : (
        <Table label={t('school.years.causesTitle')}>
          <thead>
            <tr>
              <th scope="col">{t('school.years.cause')}</th>
              <th scope="col" data-end>
                {t('school.years.contracts')}
              </th>
              <th scope="col" data-end>
                {t('school.imports.difference')}
              </th>
            </tr>
          </thead>
          <tbody>
            {causes.map(({ cause, contracts: count, sumInCent }) => (
              <tr key={cause}>
                <th scope="row">{t(`school.years.causes.${cause}`)}</th>
                <td data-end>{format.number(count)}</td>
                <td data-end>{format.money(sumInCent)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('school.imports.total')}</th>
              <td />
              <td data-end>{format.money(total(causes))}</td>
            </tr>
          </tfoot>
        </Table>
      )}
      <Text variant="h3" component="h4">
        {t('school.years.monthsTitle')}
      </Text>
      <Table label={t('school.years.monthsTitle')}>
        <thead>
          <tr>
            <th scope="col">{t('school.imports.month')}</th>
            <th scope="col">{t('school.imports.payer')}</th>
            <th scope="col" data-end>
              {t('school.years.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, payer, sumInCent }) => (
            <tr key={`${payer}|${month}`}>
              <th scope="row">{format.monthOfYear(`${month}-01`)}</th>
              <td>{payer}</td>
              <td data-end>{format.money(sumInCent)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('school.imports.total')}</th>
            <td />
            <td data-end>{format.money(total(months))}</td>
          </tr>
        </tfoot>
      </Table>
    </Stack>
  )
}
