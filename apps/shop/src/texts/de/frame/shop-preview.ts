/** What staff read who look at the shop of another day. */
export const shopPreview = {
  'shopPreview.label': 'Ansicht',
  'shopPreview.text': 'Sie sehen den Shop, wie er am {{date}} um {{time}} ist. Nichts kann gekauft werden.',
  'shopPreview.version': 'Tariffassung {{version}}.',
  'shopPreview.drafts': 'Mit Entwürfen der Anordnung.',
  'shopPreview.until': 'Bis {{time}}.',
  'shopPreview.leave': 'Ansicht beenden',
}
