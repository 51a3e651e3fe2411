import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { useTheme } from '@mui/material/styles'
import { useShop } from '../../hooks/shop.ts'
import { CancelContractsLink, WithdrawContractLink } from './ContractLinks.tsx'
import { FooterAccessibility } from './FooterAccessibility.tsx'
import { FooterAddress } from './FooterAddress.tsx'
import { FooterInformation } from './FooterInformation.tsx'
import { FooterPayment } from './FooterPayment.tsx'

export function Footer() {
  const { shop } = useTheme()
  const { modules, texts } = useShop().client.config
  return (
    <Box
      component="footer"
      sx={{
        bgcolor: shop.footer.background,
        color: shop.footer.text,
        borderTop: `6px solid ${shop.accent}`,
        '& a': { color: 'inherit' },
      }}
    >
      <Container maxWidth="lg" sx={{ py: { xs: 4, md: 6 } }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2.5, sm: 4 },
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1.2fr 1fr 1.2fr 1fr' },
          }}
        >
          <FooterAddress />
          <FooterInformation />
          {modules.footer.accessibility && <FooterAccessibility />}
          {modules.footer.paymentMethods && <FooterPayment />}
        </Box>
        <Box
          sx={{
            mt: { xs: 2.5, sm: 4 },
            pt: { xs: 1.5, sm: 3 },
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 4,
            rowGap: { xs: 0.5, sm: 2 },
            alignItems: 'center',
            justifyContent: 'space-between',
            borderTop: '1px solid currentColor',
          }}
        >
          <span>{texts.name}</span>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
            <WithdrawContractLink sx={{ fontWeight: 700 }} />
            <CancelContractsLink sx={{ fontWeight: 700 }} />
          </Box>
        </Box>
      </Container>
    </Box>
  )
}
