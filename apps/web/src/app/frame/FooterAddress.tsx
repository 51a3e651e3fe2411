import { addressLines } from '@billett/clients'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { FooterBlock } from './FooterBlock.tsx'

const Lines = ({ lines }: { lines: string[] }) => (
  <Box component="address" sx={{ fontStyle: 'normal', lineHeight: 1.6 }}>
    {lines.map(line => (
      <Box key={line}>{line}</Box>
    ))}
  </Box>
)

/** Who runs the shop, and on whose behalf. */
export function FooterAddress() {
  const { t } = useTexts()
  const { texts, operator } = useShop().client.config
  return (
    <FooterBlock title={t('frame.footer.operator')}>
      <Lines lines={addressLines(texts.address)} />
      <Box sx={{ mt: 1 }}>
        <Link
          href={`tel:${operator.phone.replace(/[^+\d]/g, '')}`}
          sx={{ display: 'inline-block', minHeight: 44, py: 1.25 }}
        >
          {operator.phone}
        </Link>
      </Box>
      {texts.onBehalf && (
        <Box sx={{ mt: 2 }}>
          <Box sx={{ fontWeight: 700 }}>{t('frame.footer.onBehalf')}</Box>
          <Lines lines={addressLines(texts.onBehalf)} />
        </Box>
      )}
    </FooterBlock>
  )
}
