import type { notices as german } from '../../de/frame/notices.ts'

export const notices: Record<keyof typeof german, string> = {
  'pages.validSince': 'As of {{date}}',
  'pages.maintenance.headline': 'The shop is under maintenance',
  'pages.maintenance.text':
    'You can buy tickets here again shortly. Tickets you have bought remain valid; you find them in your confirmation e-mail.',
  'pages.maintenance.asking': 'We are checking whether the shop can be reached …',
  'pages.maintenance.retry': 'Check again',
  'pages.browserWarning.headline': 'Please update your browser',
  'pages.browserWarning.text':
    'You are using {{name}} {{version}} on {{os}}. Older browsers have security holes and may not show the shop correctly.',
  'pages.browserWarning.textUnknown': 'Older browsers have security holes and may not show the shop correctly.',
  'pages.browserWarning.how':
    'Open the settings of your browser and look for “update”. Current versions of Firefox, Chrome, Edge and Safari work well.',
  'pages.announcement.headline': 'Announcements',
  'pages.announcement.loadFailed': 'The announcements could not be loaded.',
  'pages.announcement.none': 'There are no announcements at the moment',
  'pages.announcement.noneText': 'Timetable changes and notes about the shop appear here as soon as there are any.',
  'pages.announcement.data.headline': 'What the shop works with',
  'pages.announcement.data.region': 'Region',
  'pages.announcement.data.timetable': 'Timetable',
  'pages.announcement.data.tariff': 'Tariff',
  'pages.announcement.data.layout': 'Ticket layout',
  'pages.announcement.data.layoutOf': '{{version}} of {{date}}',
  'pages.announcement.data.none': 'not known yet',
  'pages.announcement.data.failed': 'Which data the shop works with could not be loaded.',
}
