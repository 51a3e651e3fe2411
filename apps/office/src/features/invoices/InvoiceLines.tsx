import type { InvoiceDetail } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Table } from '@billett/web-kit/kit/layout/Table.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Suspense, useState } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './figures.module.css'

const LineClaimsDialog = lazyPiece(() => import('./LineClaimsDialog.tsx').then(module => module.LineClaimsDialog))

type Line = InvoiceDetail['lines'][number]

/** The lines of an invoice, each with the contracts behind it. */
export function InvoiceLines({ invoice }: { invoice: InvoiceDetail }) {
  const { t, language } = useTexts()
  const format = useFormat()
  const [open, setOpen] = useState<Line>()
  const number = (count: number) => new Intl.NumberFormat(language).format(count)
  return (
    <section aria-label={t('invoices.lines')}>
      <Text variant="h2">{t('invoices.lines')}</Text>
      <Table label={t('invoices.lines')}>
        <thead>
          <tr>
            <th scope="col">{t('invoices.place')}</th>
            <th scope="col">{t('invoices.item')}</th>
            <th scope="col">{t('invoices.period')}</th>
            <th scope="col" className={styles.number}>
              {t('invoices.count')}
            </th>
            <th scope="col" className={styles.number}>
              {t('invoices.unit')}
            </th>
            <th scope="col" className={styles.number}>
              {t('invoices.gross')}
            </th>
            <th scope="col">{t('invoices.claims')}</th>
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map(line => (
            <tr key={line.number}>
              <th scope="row">{line.place || t('invoices.noPlace')}</th>
              <td>{line.name}</td>
              <td className={styles.whole}>{format.monthOfYear(`${line.month}-01`)}</td>
              <td className={styles.number}>{number(line.count)}</td>
              <td className={styles.number}>{format.money(line.unitCents)}</td>
              <td className={styles.number}>{format.money(line.grossCents)}</td>
              <td>
                {invoice.kind === 'cancellation' ? (
                  '–'
                ) : (
                  <Button onClick={() => setOpen(line)}>{t('invoices.showClaims')}</Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Suspense>
        {open && (
          <LineClaimsDialog
            invoiceGuid={invoice.guid}
            line={open.number}
            name={`${open.place || t('invoices.noPlace')}: ${open.name}`}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </section>
  )
}
