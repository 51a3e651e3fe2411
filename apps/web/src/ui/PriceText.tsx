import Box from '@mui/material/Box'

const SIZES = { small: '1.1429rem', medium: '1.2857rem', large: '1.6rem' }

interface Props {
  /** As it is to be read: "12,80 €", "from €12.80", "price unknown". */
  children: string
  /** Below the amount: "incl. VAT". */
  note?: string
  size?: keyof typeof SIZES
}

/** An amount where the eye lands; digits keep their width, so that nothing jumps. */
export const PriceText = ({ children, note, size = 'large' }: Props) => (
  <Box component="span" sx={{ display: 'inline-block', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
    <Box component="span" sx={{ display: 'block', fontWeight: 800, fontSize: SIZES[size], lineHeight: 1.2 }}>
      {children}
    </Box>
    {note && (
      <Box
        component="span"
        sx={{ display: 'block', whiteSpace: 'normal', color: 'text.secondary', fontSize: '0.9286rem' }}
      >
        {note}
      </Box>
    )}
  </Box>
)
