import Box from '@mui/material/Box'

interface Props {
  label: string
  /** Inner SVG, `viewBox 0 0 24 24`. */
  icon: string | undefined
}

/** A way to pay: its drawing and its name. */
export const PaymentMark = ({ label, icon }: Props) => (
  <Box
    component="li"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 1,
      minHeight: 36,
      px: 1.25,
      border: '1px solid currentColor',
      borderRadius: '6px',
    }}
  >
    {icon && (
      <Box
        component="svg"
        aria-hidden
        viewBox="0 0 24 24"
        sx={{ width: 22, height: 22, fill: 'currentColor' }}
        dangerouslySetInnerHTML={{ __html: icon }}
      />
    )}
    {label}
  </Box>
)
