import type { ProductDetails } from '@billett/contract'
import { LOCALES } from '@billett/domain'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useShop } from '../../hooks/shop.ts'
import { usePriceText } from '../../hooks/use-price-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ZonesPicture } from './ZonesPicture.tsx'

/** From the zones and the rule to the amount and the tax in it. */
export function PriceReasons({ details }: { details: ProductDetails }) {
  const { t } = useTexts()
  const { format, language } = useShop()
  const priceText = usePriceText()
  const { reasons, price, zones, priceLevelPrintText } = details
  const textOf = (kind: (typeof reasons)[number]['kind']) => reasons.find(reason => reason.kind === kind)?.text ?? ''
  const steps = reasons.filter(({ kind }) => kind === 'passengers')
  const rate = new Intl.NumberFormat(LOCALES[language]).format(price.vatPermille / 10)
  const rows: { label: string; text: string; amount?: string }[] = [
    { label: t('tickets.reason.zones', { count: zones.length }), text: zones.map(({ name }) => name).join(' – ') },
    {
      label: t('tickets.reason.rule'),
      text: [priceLevelPrintText, textOf('rule')].filter(Boolean).join(': '),
    },
    ...steps.map(({ text, cents }) => ({
      label: '',
      text,
      amount: cents === null ? undefined : format.money(cents),
    })),
    {
      label: '',
      text: price.vatPermille === 0 ? '' : t('tickets.reason.vat', { rate }),
      amount: price.vatCents === null ? undefined : format.money(price.vatCents),
    },
  ]
  if (price.state === 'unknown')
    return (
      <section>
        <Typography variant="h3" gutterBottom>
          {t('tickets.why')}
        </Typography>
        <Typography>{textOf('price') || t('tickets.unknownNote')}</Typography>
      </section>
    )
  return (
    <section>
      <Typography variant="h3" gutterBottom>
        {t('tickets.why')}
      </Typography>
      {zones.length > 1 && <ZonesPicture zones={zones} />}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {rows
          .filter(({ text }) => text !== '')
          .map(({ label, text, amount }) => (
            <Box
              component="li"
              key={label + text}
              sx={{ display: 'flex', gap: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                {label && <Box sx={{ color: 'text.secondary', fontSize: '0.9286rem' }}>{label}</Box>}
                {text}
              </Box>
              {amount && (
                <Box sx={{ alignSelf: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{amount}</Box>
              )}
            </Box>
          ))}
        <Box component="li" sx={{ display: 'flex', gap: 2, py: 1, fontWeight: 700, fontSize: '1.1429rem' }}>
          <Box sx={{ flex: 1 }}>{t('tickets.price')}</Box>
          <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{priceText(price)}</Box>
        </Box>
      </Box>
    </section>
  )
}
