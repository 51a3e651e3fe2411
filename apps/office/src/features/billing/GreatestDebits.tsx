import type { StaffBillingRunDetail } from '@billett/contract'
import { contractsAddress } from '@billett/contract/lists/contracts-address.ts'
import { Table } from '@billett/web-kit/kit/layout/Table.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useOffice } from '../../hooks/office.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './figures.module.css'

/** The greatest debits of a run: what is wrong by a digit stands on top. */
export function GreatestDebits({ run: { greatest } }: { run: StaffBillingRunDetail }) {
  const { t } = useTexts()
  const { link } = useOffice()
  const format = useFormat()
  const seesContracts = useAppSelector(selectHolds(['AllowedToSeeContracts']))
  if (greatest.length === 0) return null
  const toContract = (contract: string) =>
    `${link('adminContracts')}?${contractsAddress.write(new URLSearchParams(), { contract })}`
  return (
    <section aria-label={t('billing.greatest')}>
      <Text variant="h2">{t('billing.greatest')}</Text>
      <Table label={t('billing.greatest')}>
        <thead>
          <tr>
            <th scope="col">{t('billing.customerNumber')}</th>
            <th scope="col">{t('billing.contract')}</th>
            <th scope="col" className={styles.number}>
              {t('billing.sum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {greatest.map(({ customerNumber, contractGuid, contractNumber, contracts, cents }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are shown as they came, and never moved.
            <tr key={place}>
              <th scope="row">{customerNumber}</th>
              <td>
                {seesContracts ? (
                  <TextLink component={Link} to={toContract(contractGuid)}>
                    {contractNumber}
                  </TextLink>
                ) : (
                  contractNumber
                )}
                {contracts > 1 && ` ${t('billing.andMore', { count: contracts - 1 })}`}
              </td>
              <td className={styles.number}>{format.money(cents)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
