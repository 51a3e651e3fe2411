import type { Texts } from '../texts.ts'

export const pages: Texts['pages'] = {
  validSince: 'As of {{date}}',
  notFound: {
    headline: 'This page does not exist',
    text: 'The link may be outdated or mistyped. Your cart is unchanged.',
  },
  fatal: {
    headline: 'Something went wrong',
    text: 'The error has been reported to us. Your cart is kept. Go to the start page and try again.',
    notLoaded:
      'A part of the shop could not be loaded. Your cart is kept. Please check your connection, go to the start page and try again.',
    download: 'Download the error log',
  },
  maintenance: {
    headline: 'The shop is under maintenance',
    text: 'You can buy tickets here again shortly. Tickets you have bought remain valid; you find them in your confirmation e-mail.',
    retry: 'Check again',
  },
  browserWarning: {
    headline: 'Please update your browser',
    text: 'You are using {{name}} {{version}} on {{os}}. Older browsers have security holes and may not show the shop correctly.',
    textUnknown: 'Older browsers have security holes and may not show the shop correctly.',
    how: 'Open the settings of your browser and look for “update”. Current versions of Firefox, Chrome, Edge and Safari work well.',
  },
  announcement: {
    headline: 'Announcements',
    none: 'There are no announcements at the moment',
    noneText: 'Timetable changes and notes about the shop appear here as soon as there are any.',
  },
}
