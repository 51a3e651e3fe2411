import type { Components, Theme } from '@mui/material/styles'

/** px; what a finger can hit. */
const TOUCH = 44

const focusRing = (theme: Theme) => ({
  outline: `3px solid ${theme.palette.primary.main}`,
  outlineOffset: 2,
})

/** How MUI's parts look in this shop, whoever the client is. */
export const componentStyles: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: TOUCH,
        borderRadius: theme.shop.controlRadius,
        paddingInline: 20,
        '&:focus-visible': focusRing(theme),
      }),
      sizeLarge: { minHeight: 52, fontSize: '1.0714rem' },
      outlined: {
        borderWidth: 2,
        borderColor: 'currentColor',
        '&:hover': { borderWidth: 2, borderColor: 'currentColor' },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: ({ theme }) => ({ width: TOUCH, height: TOUCH, '&:focus-visible': focusRing(theme) }) },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: ({ theme }) => ({
        textUnderlineOffset: '0.2em',
        textDecorationColor: 'currentColor',
        '&.Mui-focusVisible': focusRing(theme),
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.palette.text.primary,
        fontWeight: 600,
        '&.Mui-focused:not(.Mui-error)': { color: theme.palette.text.primary },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 52,
        borderRadius: theme.shop.controlRadius,
        backgroundColor: theme.palette.background.paper,
        fontSize: '1.1429rem',
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.palette.text.primary },
        // As MUI shows it, and before there is a script as well.
        '&:has(:focus-visible) .MuiOutlinedInput-notchedOutline': {
          borderWidth: 2,
          borderColor: theme.palette.primary.main,
        },
      }),
      input: ({ theme }) => ({
        paddingBlock: 11,
        colorScheme: theme.palette.mode,
        '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
        '&:focus-visible': { outline: 'none' },
      }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.shop.controlEdge }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginInline: 0,
        fontSize: '0.9286rem',
        color: theme.palette.text.secondary,
        '&.Mui-error': { fontWeight: 600 },
      }),
    },
  },
  MuiCheckbox: {
    // Its input cannot be seen, so that the box around it shows the focus.
    styleOverrides: {
      root: ({ theme }) => ({ color: theme.shop.controlEdge, '&:has(:focus-visible)': focusRing(theme) }),
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: ({ theme }) => ({ color: theme.shop.controlEdge, '&:has(:focus-visible)': focusRing(theme) }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: theme.shop.cardRadius,
        ...(theme.shop.contrast === 'high' && {
          border: `2px solid ${theme.palette.text.primary}`,
          backgroundImage: 'none',
        }),
      }),
    },
  },
  MuiChip: {
    styleOverrides: { root: ({ theme }) => ({ borderRadius: theme.shop.controlRadius, height: 36, fontWeight: 600 }) },
  },
}
