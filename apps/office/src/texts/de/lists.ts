/** What can be done with every list, whatever it lists. */
export const lists = {
  'lists.export': 'Exportieren',
  'lists.formats.csv': 'Als CSV',
  'lists.formats.xlsx': 'Als Excel-Datei',
  'lists.exported': 'Die Datei {{fileName}} ist da.',
}
