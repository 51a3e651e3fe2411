import type { screens as german } from '../de/screens.ts'

export const screens: Record<keyof typeof german, string> = {
  'frame.titles.orders': 'Orders',
  'frame.titles.users': 'Users',
  'frame.titles.baseData': 'Confirm base data',
  'frame.titles.events': 'Events',
  'frame.titles.tariff': 'Tariff',
  'frame.titles.fixedPriceGroups': 'Fixed-price groups',
  'frame.titles.relationGroups': 'Relation groups',
  'frame.titles.sortGroupTexts': 'Texts of sort groups',
  'frame.titles.orderFulfillment': 'Order fulfilment',
  'frame.titles.attachments': 'Attachments',
  'frame.titles.catalogueConverter': 'Convert a catalogue',
  'frame.titles.sqlStatements': 'SQL statements',
  'frame.titles.dynamicPages': 'Pages',
  'frame.titles.dynamicPage': 'Page',
  'frame.titles.general': 'General',
  'frame.titles.languages': 'Languages',
  'frame.titles.messages': 'Messages',
  'frame.titles.settings': 'Settings',
}
