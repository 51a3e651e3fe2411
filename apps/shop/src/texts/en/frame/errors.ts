import type { errors as german } from '../../de/frame/errors.ts'

export const errors: Record<keyof typeof german, string> = {
  'pages.notFound.text': 'The link may be outdated or mistyped. Your cart is unchanged.',
  'pages.fatal.headline': 'Something went wrong',
  'pages.fatal.text': 'The error has been reported to us. Your cart is kept. Go to the start page and try again.',
  'pages.fatal.notLoaded':
    'A part of the shop could not be loaded. Your cart is kept. Please check your connection, go to the start page and try again.',
  'pages.fatal.download': 'Download the error log',
}
